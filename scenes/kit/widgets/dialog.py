"""Dialogs: a question before what cannot be undone, with the safe answer ready, and a plain message."""

from pygame import Rect

from scenes.kit.widgets.button import Button
from scenes.kit.widgets.desk import Desk
from scenes.kit.widgets.label import Label
from scenes.kit.widgets.style import Style


def confirm(desk: Desk, question: str, detail: str, yes: str, no: str, id: str = "confirm") -> None:
    """Ask; the answer comes as the Command (id, True) or (id, False), Esc is no. The buttons are id.yes and id.no."""
    words = (Label(f"{id}.question", question, "lead"), Label(f"{id}.detail", detail, "body"))
    buttons = (Button(f"{id}.yes", yes, value=True, command=id),
               Button(f"{id}.no", no, kind="primary", value=False, command=id))  # fmt: skip
    _open(desk, words, buttons, f"{id}.no")


def tell(desk: Desk, headline: str, detail: str, ok: str = "OK", id: str = "tell") -> None:
    """Say something that must be read; the one button, id.ok, gives the Command (id, True)."""
    words = (Label(f"{id}.question", headline, "lead"), Label(f"{id}.detail", detail, "body"))
    _open(desk, words, (Button(f"{id}.ok", ok, kind="primary", value=True, command=id),), f"{id}.ok")


def _open(desk: Desk, words: tuple[Label, Label], buttons: tuple[Button, ...], safe: str) -> None:
    def arrange(style: Style, window: Rect) -> Rect:
        return _arranged(style, window, words, buttons)

    desk.push_modal((*words, *buttons), arrange, safe, safe)


def _arranged(style: Style, window: Rect, words: tuple[Label, Label], buttons: tuple[Button, ...]) -> Rect:
    """Words above, buttons at the lower right, all on a plate in the middle of the window."""
    px = style.scale.px
    pad, gap = px(24), px(10)
    width = min(px(460), window.w - 2 * px(12)) - 2 * pad
    sizes = [(max(px(110), button.want(style)[0]), px(42)) for button in buttons]
    across = sum(w for w, _ in sizes) + gap * (len(sizes) - 1) <= width
    rows = px(42) if across else (px(42) + gap) * len(sizes) - gap
    heights = [word.want(style, width)[1] for word in words]
    plate = Rect(0, 0, width + 2 * pad, sum(heights) + px(8) + px(22) + rows + 2 * pad)
    plate.center = window.center
    top = plate.y + pad
    for word, height in zip(words, heights, strict=True):
        word.rect = Rect(plate.x + pad, top, width, height)
        top += height + px(8)
    _place_buttons(buttons, sizes, Rect(plate.x + pad, plate.bottom - pad - rows, width, rows), gap, across)
    return plate


def _place_buttons(
    buttons: tuple[Button, ...], sizes: list[tuple[int, int]], room: Rect, gap: int, across: bool
) -> None:
    """In a row from the right, or below each other where the words are long."""
    x, y = room.right, room.y
    for button, (w, h) in reversed(list(zip(buttons, sizes, strict=True))):
        button.rect = Rect(x - w, room.y, w, h) if across else Rect(room.x, y, room.w, h)
        x, y = x - w - gap, y + h + gap
