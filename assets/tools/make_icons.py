"""Writes assets/icons/*.svg, all white so that they take any colour: python assets/tools/make_icons.py."""

from __future__ import annotations

from pathlib import Path

from icon_paths import FILLED, STROKES, emblem, gear

ICONS = Path(__file__).resolve().parent.parent / "icons"
ROUND = 'stroke-linecap="round" stroke-linejoin="round"'
LINE, THICK, SLIM = (f'fill="none" stroke="#fff" stroke-width="{width}" {ROUND}' for width in (2, 2.8, 1.8))
SOLID = f'fill="#fff" stroke="#fff" stroke-width="1.2" {ROUND}'
PICK = "M6,3.6C12.5,2.6 18.6,5.6 20.8,8.2C22,11 22.3,15.2 21,19C19.6,14.6 17.6,11.4 15.2,9.2C12.8,7 9.8,5.2 6,3.6Z"


def path(lines: str, style: str) -> str:
    """One path."""
    return f'<path d="{lines}" {style}/>'


def dice() -> str:
    """A die showing five."""
    spots = ((8, 8), (16, 8), (12, 12), (8, 16), (16, 16))
    pips = "".join(f'<circle cx="{x}" cy="{y}" r="1.6" fill="#fff"/>' for x, y in spots)
    return path("M6,4H18A2,2 0 0 1 20,6V18A2,2 0 0 1 18,20H6A2,2 0 0 1 4,18V6A2,2 0 0 1 6,4Z", LINE) + pips


def icons() -> dict[str, str]:
    """Every icon by name."""
    drawn = {name: path(lines, LINE) for name, lines in STROKES.items()}
    drawn |= {name: path(lines, SOLID) for name, lines in FILLED.items()}
    drawn["step"] = path("M5.5,5.5L14,12L5.5,18.5Z", SOLID) + path("M18.5,5.5V18.5", LINE)
    drawn["mine"] = path(PICK, SOLID) + path("M16.4,8L4,20.4", THICK)
    drawn["gear"] = path(gear(), SLIM)
    drawn["dice"] = dice()
    for seat in range(1, 7):
        drawn[f"seat-{seat}"] = path(emblem(seat), 'fill="#fff"')
        drawn[f"seat-{seat}-hollow"] = path(emblem(seat), LINE)
    return drawn


def main() -> None:
    """Writes all of them."""
    ICONS.mkdir(parents=True, exist_ok=True)
    head = '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">'
    for name, body in icons().items():
        (ICONS / f"{name}.svg").write_text(f"{head}\n{body}\n</svg>\n", encoding="utf-8")


if __name__ == "__main__":
    main()
