"""The lines of every icon, in a box of 24: strokes, filled shapes, and the emblems of the six seats."""

from __future__ import annotations

import math

EYE = "M3,12C6,7 9,5.5 12,5.5C15,5.5 18,7 21,12C18,17 15,18.5 12,18.5C9,18.5 6,17 3,12ZM12,9.2A2.8,2.8 0 1 1 11.9,9.2"
STROKES = {
    "arrow-down": "M12,5V19M5.5,13.5L12,19L18.5,13.5",
    "arrow-left": "M20,12H5M10.5,6.5L5,12L10.5,17.5",
    "arrow-right": "M4,12H19M13.5,6.5L19,12L13.5,17.5",
    "arrow-up": "M12,19V5M5.5,10.5L12,5L18.5,10.5",
    "check": "M5,12.5L10,17.5L19.5,7",
    "clock": "M12,3.5A8.5,8.5 0 1 1 11.9,3.5M12,7.5V12L15,14",
    "close": "M6,6L18,18M18,6L6,18",
    "computer": "M4.5,5H19.5V15.5H4.5ZM12,15.5V19.5M8,19.5H16",
    "copy": "M8.5,8.5H19.5V19.5H8.5ZM15.5,8.5V4.5H4.5V15.5H8.5",
    "eye": EYE,
    "eye-off": EYE + "M4,20L20,4",
    "fast": "M5,5.5L11.5,12L5,18.5M12.5,5.5L19,12L12.5,18.5",
    "first": "M18,5.5L11,12L18,18.5M6.5,5.5V18.5",
    "fit": "M4,9V4H9M15,4H20V9M20,15V20H15M9,20H4V15",
    "flag": "M6,21V4M6,4.5C10,2.5 13,7 19,4.5V13C13,15.5 10,11 6,13",
    "folder": "M3.5,19V5.5H9.5L11.5,8H20.5V19Z",
    "full-screen": "M14,4H20V10M20,4L14,10M10,20H4V14M4,20L10,14",
    "grow": "M12,20V10M12,14C8,14 6,11.5 6,8C10,8 12,10.5 12,14M12,11C12,7 14.5,5 18.5,5C18.5,9 16,11 12,11",
    "help": "M8.5,9A3.6,3.6 0 1 1 13.6,12.2C12.4,12.9 12,13.5 12,15M12,18.6V18.7",
    "hint": "M9,17C9,14 6,13 6,9C6,5.7 8.7,3 12,3C15.3,3 18,5.7 18,9C18,13 15,14 15,17ZM9.5,20.5H14.5",
    "home": "M3.5,11.5L12,4L20.5,11.5M6,9.5V20H18V9.5M10,20V14H14V20",
    "info": "M12,3.5A8.5,8.5 0 1 1 11.9,3.5M12,11V16.5M12,7.5V7.6",
    "keyboard": "M3,6.5H21V17.5H3ZM7,10.2V10.3M10.4,10.2V10.3M13.7,10.2V10.3M17,10.2V10.3M8,14H16",
    "land": "M12,3L20,7.6V16.4L12,21L4,16.4V7.6ZM8,12.5L12,15L16,12.5M12,15V20.5",
    "last": "M6,5.5L13,12L6,18.5M17.5,5.5V18.5",
    "lift": "M4,20H20M12,16V4M7,9L12,4L17,9",
    "list": "M9,6H20M9,12H20M9,18H20M4.5,6V6.1M4.5,12V12.1M4.5,18V18.1",
    "menu": "M4,7H20M4,12H20M4,17H20",
    "minus": "M5,12H19",
    "move": "M4,19C4,13 9,15 11,11C12.6,7.8 15,7 19.5,7M15.5,3L19.8,7L15.5,11",
    "mute": "M4,9.5H7.5L12,5.5V18.5L7.5,14.5H4ZM16,9.5L21,14.5M21,9.5L16,14.5",
    "next": "M8.5,5.5L15.5,12L8.5,18.5",
    "pass": "M5,5L13,12L5,19M12,5L20,12L12,19",
    "person": "M12,4A4,4 0 1 1 11.9,4M4.5,20.5C4.5,16.5 7.8,14.5 12,14.5C16.2,14.5 19.5,16.5 19.5,20.5",
    "plus": "M12,5V19M5,12H19",
    "prisoner": "M5,4V20M9.7,4V20M14.3,4V20M19,4V20M3.5,7H20.5M3.5,17H20.5",
    "choose": "M8,4.5L12.5,9L8,13.5L3.5,9ZM16.5,10.5A4.5,4.5 0 1 1 16.4,10.5",
    "segment": "M12,2.5L20.2,7.2V16.8L12,21.5L3.8,16.8V7.2ZM12,8.5L15,10.2V13.8L12,15.5L9,13.8V10.2Z",
    "stone": "M12,5C16.5,5 19.5,6.8 19.5,9C19.5,11.2 16.5,13 12,13C7.5,13 4.5,11.2 4.5,9C4.5,6.8 7.5,5 12,5ZM4.5,9V15C4.5,17.2 7.5,19 12,19C16.5,19 19.5,17.2 19.5,15V9",
    "prev": "M15.5,5.5L8.5,12L15.5,18.5",
    "redo": "M15,5L20,10L15,15M20,10H10C6,10 4,13 4,16C4,18 5,19.5 6,20",
    "remove": "M5,13C5,8 8,5 12,5C16,5 19,8 19,13M3,14.5H21M8,18.5L16,18.5",
    "restart": "M5,8C6.4,5.6 9,4 12,4C16.4,4 20,7.6 20,12C20,16.4 16.4,20 12,20C8.3,20 5.2,17.5 4.3,14M4,3.5V8.5H9",
    "rotate-left": "M4.5,12A7.5,7.5 0 1 0 8.5,5.4M9,2L8,6L12,7.5",
    "rotate-right": "M19.5,12A7.5,7.5 0 1 1 15.5,5.4M15,2L16,6L12,7.5",
    "rules": "M12,6C10,4.5 7,4 4,4.5V18.5C7,18 10,18.5 12,20C14,18.5 17,18 20,18.5V4.5C17,4 14,4.5 12,6ZM12,6V20",
    "save": "M4.5,4.5H16L19.5,8V19.5H4.5ZM8,4.5V9H14.5V4.5M8,19.5V14H16V19.5",
    "shapes": "M12,3L16,5.3V9.7L12,12L8,9.7V5.3ZM8,9.7L12,12V16.5L8,19L4,16.5V12ZM16,9.7L20,12V16.5L16,19L12,16.5V12Z",
    "sound": "M4,9.5H7.5L12,5.5V18.5L7.5,14.5H4ZM15.5,9C17,10.5 17,13.5 15.5,15M18,6.5C21,9.5 21,14.5 18,17.5",
    "swap": "M4,8.5H19M15,4.5L19,8.5L15,12.5M20,16.5H5M9,12.5L5,16.5L9,20.5",
    "tile": "M3,7.5H21V16.5H3ZM12,7.5V16.5",
    "trash": "M4,6.5H20M9,6.5V4H15V6.5M6,6.5L7,20.5H17L18,6.5M10,10.5V16.5M14,10.5V16.5",
    "undo": "M9,5L4,10L9,15M4,10H14C18,10 20,13 20,16C20,18 19,19.5 18,20",
    "warning": "M12,4L21,19.5H3ZM12,10V14M12,16.9V17",
    "window": "M20,10H14V4M14,10L20,4M4,14H10V20M10,14L4,20",
    "zoom-in": "M10.5,4A6.5,6.5 0 1 1 10.4,4M15.3,15.3L20.5,20.5M7.8,10.5H13.2M10.5,7.8V13.2",
    "zoom-out": "M10.5,4A6.5,6.5 0 1 1 10.4,4M15.3,15.3L20.5,20.5M7.8,10.5H13.2",
}
FILLED = {
    "pause": "M7,5.5H10.5V18.5H7ZM13.5,5.5H17V18.5H13.5Z",
    "play": "M7.5,5L19,12L7.5,19Z",
}


def emblem(seat: int) -> str:
    """The emblem of a seat: disc, diamond, triangle, square, hexagon, star, all about equally big."""
    if seat == 1:
        return "M12,3A9,9 0 1 1 11.99,3Z"
    points: dict[int, list[tuple[float, float]]] = {
        2: ring((10, 10, 10, 10), 0),
        3: [(12, 3), (21.5, 19.8), (2.5, 19.8)],
        4: [(4, 4), (20, 4), (20, 20), (4, 20)],
        5: ring((9.8,) * 6, 0),
        6: ring((10.8, 4.9) * 5, 0.6),
    }
    return closed(points[seat])


def gear() -> str:
    """A wheel with eight teeth and a hub."""
    points = []
    for tooth in range(8):
        for turn, radius in ((-15, 6.8), (-9, 9.4), (9, 9.4), (15, 6.8)):
            angle = math.radians(45 * tooth + turn)
            points.append((12 + radius * math.sin(angle), 12 - radius * math.cos(angle)))
    return closed(points) + "M12,9A3,3 0 1 1 11.99,9Z"


def ring(radii: tuple[float, ...], down: float) -> list[tuple[float, float]]:
    """Points evenly around the middle, the first at the top."""
    step = 2 * math.pi / len(radii)
    return [(12 + r * math.sin(k * step), 12 + down - r * math.cos(k * step)) for k, r in enumerate(radii)]


def closed(points: list[tuple[float, float]]) -> str:
    """A closed outline as a path."""
    return "M" + "L".join(f"{x:.2f},{y:.2f}" for x, y in points) + "Z"
