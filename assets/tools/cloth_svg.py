"""How the drawings of tiles and cells are written: a square is 100 units, light falls from the upper left."""

from __future__ import annotations

from pathlib import Path

SPRITES = Path(__file__).resolve().parent.parent / "sprites" / "cloth"
Stop = tuple[float, str] | tuple[float, str, float]  # where (0 to 1), colour, opacity if not 1


def mix(a: str, b: str, share: float) -> str:
    """The colour that lies the share of the way from a to b, all written as #rrggbb."""
    parts = [(int(a[i:i + 2], 16), int(b[i:i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(x + (y - x) * share):02x}" for x, y in parts)


def down(name: str, top: float, bottom: float, *stops: Stop) -> str:
    """A gradient from top to bottom. nanosvg draws gradients flat unless they are given in user space."""
    head = f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="0" y1="{top:g}" x2="0" y2="{bottom:g}">'
    return head + "".join(map(_stop, stops)) + "</linearGradient>"


def _stop(stop: Stop) -> str:
    opacity = f' stop-opacity="{stop[2]:g}"' if len(stop) == 3 else ""
    return f'<stop offset="{stop[0]:g}" stop-color="{stop[1]}"{opacity}/>'


def defs(*gradients: str) -> str:
    """Gradients, ready to be referred to."""
    return f"<defs>{''.join(gradients)}</defs>"


def rect(x: float, y: float, w: float, h: float, radius: float, **style: object) -> str:
    """A box with round corners."""
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{radius:g}" {attributes(**style)}/>'


def circle(x: float, y: float, r: float, **style: object) -> str:
    """A disc or a ring."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:.4g}" {attributes(**style)}/>'


def line(path: str, **style: object) -> str:
    """An open path with round ends and joints."""
    return f'<path d="{path}" fill="none" stroke-linecap="round" stroke-linejoin="round" {attributes(**style)}/>'


def moved(x: float, y: float, body: str, scale: float = 1.0) -> str:
    """The body moved, and drawn larger or smaller."""
    grown = f" scale({scale:g})" if scale != 1 else ""
    return f'<g transform="translate({x:g} {y:g}){grown}">{body}</g>'


def attributes(**style: object) -> str:
    """Names and values as SVG writes them: `fill_opacity` becomes an attribute with a hyphen."""
    return " ".join(f'{name.replace("_", "-")}="{value}"' for name, value in style.items())


def save(name: str, body: str, w: int = 100, h: int = 100) -> None:
    """Writes assets/sprites/cloth/NAME.svg."""
    SPRITES.mkdir(parents=True, exist_ok=True)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
    (SPRITES / f"{name}.svg").write_text(f"{head}\n{body}\n</svg>\n", encoding="utf-8")
