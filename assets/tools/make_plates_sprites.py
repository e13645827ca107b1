"""Writes the drawings of the wooden plates, assets/sprites/plates/*.svg: python assets/tools/make_plates_sprites.py."""

from __future__ import annotations

from plates_marks import save_marks
from plates_stones import save_stones
from plates_svg import save
from plates_wood import TONES, Plate

LAID = 3  # cells along an edge of the plates that are laid
WHOLE = (6, 7, 8, 9, 10)  # and of those that are a board by themselves


def main() -> None:
    """Plates, stones, marks."""
    for number in range(len(TONES)):
        plate = Plate(LAID, number)
        save(f"plate-{LAID}-{number}", plate.size, plate.parts())
    for side in WHOLE:
        plate = Plate(side, 3)
        save(f"plate-{side}-0", plate.size, plate.parts())
    save_stones()
    save_marks()


if __name__ == "__main__":
    main()
