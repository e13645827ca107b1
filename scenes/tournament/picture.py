"""The small picture of the game under way: the board as everybody may see it, made anew every few seconds."""

from __future__ import annotations

from pygame import Rect, Surface

from engine.core.match import Match
from scenes.games.positions import bare_board
from scenes.kit.boxes import box
from scenes.kit.vista import Vista
from scenes.kit.widgets import Style

EVERY = 2.0  # seconds from picture to picture


class SmallPicture:
    """Shows a match from time to time: no hand and no stock is ever in it."""

    def __init__(self, patient: bool, every: float = EVERY) -> None:
        """`patient` makes a picture at once, for tests; `every` is how many seconds pass from one to the next."""
        self._vista, self._every = Vista(patient, rest=0.0), every
        self._since = every
        self._rect = Rect(0, 0, 0, 0)
        self._of: object = None
        self._nothing = True  # whether there is no board to show

    def update(self, dt: float, match: Match | None, style: Style, rect: Rect) -> bool:
        """Time passes; True when there is something new to paint."""
        self._since += dt
        moved, self._rect = rect != self._rect, Rect(rect)
        fresh = match is not None and match.state is not self._of
        due = fresh and rect.w > 0 and self._since >= self._every and not self._vista.busy
        if match is not None and (due or (moved and rect.w)):
            picture = bare_board(match.game, match.state.seen_by(0))
            self._since, self._of, self._nothing = 0.0, match.state, picture is None
            if picture is not None:
                self._vista.aim(style, picture, rect)
        return self._vista.update(dt) or due or moved

    @property
    def busy(self) -> bool:
        """Whether one is being made."""
        return self._vista.busy

    def paint(self, dst: Surface, style: Style, rect: Rect) -> None:
        """Paints what there is."""
        if rect.w and not self._nothing:
            box(dst, rect, style.theme.well, None, style.scale.px(8))
            self._vista.paint(dst)
            box(dst, rect, None, style.theme.line, style.scale.px(8))
