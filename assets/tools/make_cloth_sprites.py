"""Writes the drawings of tiles and cells, assets/sprites/cloth/*.svg: python assets/tools/make_cloth_sprites.py."""

from __future__ import annotations

from cloth_faces import save_faces
from cloth_svg import attributes, circle, defs, down, line, rect, save

IVORY, EBONY = ("#fbf5e6", "#f1e8d2", "#e2d5b8"), ("#575049", "#413b36", "#2f2a27")
IVORY_LIP, EBONY_LIP = ("#b5a47f", "#8b7a58"), ("#efe4c8", "#b7a781")  # a back has an ivory lip, or it would be lost
BRASS = "#dcb877"
EDGE, TOP, LIP, ROUND = 2.5, 2, 8, 11  # free at the sides and above, visible thickness below, radius of corners


def body(w: int, h: int, back: bool) -> str:
    """A tile: its lip, its face, light on the upper left edge and shade on the lower right one."""
    high, wide, right, low = h - LIP - 3, w - 2 * EDGE, w - EDGE, h - LIP - 1
    face, lip = (EBONY, EBONY_LIP) if back else (IVORY, IVORY_LIP)
    tones = down("f", TOP, low, (0, face[0]), (0.45, face[1]), (1, face[2]))
    parts = [defs(tones, down("s", h - 22, h - 2, (0, lip[0]), (1, lip[1])))]
    parts.append(rect(EDGE, TOP + 5, wide, h - LIP, ROUND, fill="url(#s)"))
    parts.append(rect(EDGE, TOP, wide, high, ROUND, fill="url(#f)"))
    x, y, r, b = EDGE + 1.6, TOP + 1.6, right - 1.4, low - 1.4
    light = f"M{x} {low - ROUND}V{TOP + ROUND}Q{x} {y} {EDGE + ROUND} {y}H{right - ROUND}"
    shade = f"M{r} {TOP + ROUND}V{low - ROUND}Q{r} {b} {right - ROUND} {b}H{EDGE + ROUND}"
    parts += [line(light, stroke="#ffffff", stroke_opacity=0.3 if back else 0.95, stroke_width=2.6),
              line(shade, stroke="#6b5426", stroke_opacity=0.5 if back else 0.35, stroke_width=2.2)]
    return "".join(parts) + (inlay(w, h) if back else groove(w, h))


def groove(w: int, h: int) -> str:
    """The line between the halves: a dark edge and a light one."""
    middle, parts = TOP + (h - LIP - 3) / 2, []
    for off, tone, width in ((-1.2, "#8d7a52", 2.6), (1.4, "#fffdf4", 2.2)):
        path = f"M{w / 2 + off:g} {TOP + 11}V{h - LIP - 12}" if w > h else f"M13 {middle + off:g}H{w - 13}"
        parts.append(f'<path d="{path}" {attributes(stroke=tone, stroke_width=width)}/>')
    return "".join(parts)


def inlay(w: int, h: int) -> str:
    """Brass in a back: a frame and three diamonds."""
    high = h - LIP - 3
    style = attributes(fill="none", stroke=BRASS, stroke_opacity=0.8, stroke_width=2.6)
    frame = f'<rect x="{EDGE + 9}" y="{TOP + 9}" width="{w - 2 * EDGE - 18}" height="{high - 18}" rx="6" {style}/>'
    middle = (w / 2, TOP + high / 2)
    spots = [(middle[0] + 34 * k * (w > h), middle[1] + 34 * k * (w < h), 13 if k == 0 else 8) for k in (-1, 0, 1)]
    return frame + "".join(diamond(x, y, s) for x, y, s in spots)


def diamond(x: float, y: float, s: float) -> str:
    """A square on its corner."""
    path = f"M{x:g} {y - s:g} {x + s:g} {y:g} {x:g} {y + s:g} {x - s:g} {y:g}Z"
    return f'<path d="{path}" {attributes(fill=BRASS, fill_opacity=1 if s > 8 else 0.75)}/>'


def mini() -> str:
    """A standing back, so small that only its shape is left."""
    return rect(3, 10, 44, 88, 8, fill="#cbbb95") + rect(3, 3, 44, 86, 8, fill="#4b443e") + diamond(25, 46, 12)


def sunk(rim: float, *shades: tuple[float, str, float]) -> str:
    """A square sunk into the cloth in the seat's colour: dark upper wall, floor shaded by black and white."""
    return (defs(down("g", 6, 94, *shades)) + rect(5, 5, 90, 91, 9, fill="#fff")
            + rect(5, 5, 90, 91, 9, fill="#000000", fill_opacity=rim)
            + rect(5, 8, 90, 88, 9, fill="#fff") + rect(5, 8, 90, 88, 9, fill="url(#g)"))


def cell() -> str:
    """A closed square: floor of the seat's colour and a thin frame."""
    frame = rect(12, 13.5, 76, 76, 5, fill="none", stroke="#ffffff", stroke_opacity=0.26, stroke_width=1.8)
    return sunk(0.62, (0, "#000000", 0.34), (0.25, "#000000", 0.12), (0.85, "#000000", 0), (1, "#ffffff", 0.06)) + frame


def cell_to_come() -> str:
    """A square that would be closed: a dim floor and gold corners."""
    corners = "M13 32V22Q13 15 20 15H30M70 15H80Q87 15 87 22V32M87 72V82Q87 89 80 89H70M30 89H20Q13 89 13 82V72"
    return sunk(0.72, (0, "#000000", 0.62), (1, "#000000", 0.42)) + line(corners, stroke="#ffc94f", stroke_width=4)


def medal() -> str:
    """A disc of the seat's colour in a gold rim, for an emblem."""
    rim = down("r", 0, 100, (0, "#f3d79a"), (0.5, "#b98a3c"), (1, "#6e4f1e"))
    shade = down("g", 2, 98, (0, "#ffffff", 0.22), (0.45, "#ffffff", 0), (0.55, "#000000", 0), (1, "#000000", 0.28))
    discs = ((50, 49, "url(#r)", 1), (50, 43.5, "#fff", 1), (50, 43.5, "#000000", 0.5), (51, 42.5, "#fff", 1),
             (51, 42.5, "url(#g)", 1))
    return defs(rim, shade) + "".join(circle(50, y, r, fill=fill, fill_opacity=a) for y, r, fill, a in discs)


def coin() -> str:
    """A gold coin for a number."""
    rim = down("r", 4, 96, (0, "#ffe9b0"), (0.5, "#e0a040"), (1, "#8a5c18"))
    floor = down("g", 12, 88, (0, "#d6993c"), (1, "#f2c878"))
    discs = circle(50, 50, 44, fill="url(#r)") + circle(50, 50, 35, fill="url(#g)")
    return defs(rim, floor) + circle(50, 50, 48, fill="#2a1c08", fill_opacity=0.8) + discs


def main() -> None:
    """Writes all of them."""
    for name, back in (("tile", False), ("back", True)):
        save(f"{name}-h", body(200, 100, back), 200, 100)
        save(f"{name}-v", body(100, 200, back), 100, 200)
    save("back-mini", mini(), 50, 100)
    save("cell", cell())
    save("cell-next", cell_to_come())
    save("medal", medal())
    save("coin", coin())
    save_faces()


if __name__ == "__main__":
    main()
