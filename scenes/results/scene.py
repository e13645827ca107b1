"""Results kept: a person's finished games against computers, as a table and as a chart."""

from __future__ import annotations

from pygame import Rect, Surface

from engine.records.results import Played, played, result_lines
from scenes.client import Client
from scenes.games.reader import Reader
from scenes.kit.boxes import box
from scenes.kit.cuts import cut_bottom, cut_left, cut_right, cut_top
from scenes.kit.widgets import Button, Choice, Command, Label
from scenes.results.chart import paint_chart
from scenes.results.table import ResultsList
from scenes.scene import Scene

PARTS = (("table", "Table"), ("chart", "Chart"))
WIDE, HIGH = 1000, 520  # design pixels in which table and chart stand side by side, or below each other


class ResultsScene(Scene):
    """Table and chart side by side, below each other, or by turns, as the window allows."""

    name = "results"

    def __init__(self, app: Client) -> None:
        super().__init__(app)
        self.reader = Reader(app.store.saved, app.patient)
        self.games: list[Played] = []
        self.table = ResultsList("table")
        games = [("", "All games"), *((game.name, game.title) for game in app.games)]
        self._filter, self._part = Choice("filter", options=games), Choice("part", options=PARTS)
        self._title, self._note = Label("title", "Results", "title"), Label("note", kind="muted")
        self._close = Button("close", "Close", "close", "quiet", "Back to where you were (Esc)")
        self._head = self._plate = Rect(0, 0, 0, 0)
        self.desk.put([self._title, self._filter, self._part, self.table, self._note, self._close])

    def enter(self) -> None:
        """Comes onto the stack: everything that is not known yet is read."""
        self.reader.start(self.app.store.saved.kept())
        super().enter()

    def pause(self) -> None:
        """Another scene comes over it; nothing is read meanwhile."""
        super().pause()
        self.reader.stop()

    def resume(self) -> None:
        """On top again."""
        self.reader.start(self.app.store.saved.kept())
        super().resume()

    def leave(self) -> None:
        """It goes for good; reading stops."""
        self.reader.stop()

    def count(self) -> None:
        """Counts what has been read so far."""
        shelf, wanted = self.app.store.saved, self._filter.value
        read = [saved for kept in shelf.kept() if (saved := shelf.known(kept))]
        self.games = [one for one in played(read) if wanted in ("", one.game.name)]
        self.table.fill(result_lines(self.games), self.app.style)

    # ---- where it lies -----------------------------------------------------------------------------------------

    def layout(self) -> None:
        super().layout()
        style, px, gap = self.app.style, self.app.style.scale.px, self.app.style.scale.gap
        room = self.app.surface.get_rect().inflate(-2 * gap(24), -2 * gap(16))
        head, foot = cut_top(room, px(44), gap(8)), cut_bottom(room, style.type.height(style.scale.small), gap(8))
        self._note.rect = foot
        sides, piled = room.w >= px(WIDE), room.h >= px(HIGH)
        self._part.visible = not sides and not piled
        self._filter.visible = len(self.app.games) > 1
        self._place_head(head)
        if self._part.visible or self._filter.visible:
            self._place_bar(cut_top(room, px(42), gap(10)))
        both, chart = sides or piled, self._part.value == "chart"
        if sides:
            self._plate = cut_right(room, round(room.w * 0.38), gap(16))
        else:
            self._plate = cut_bottom(room, room.h // 2, gap(12)) if piled else room
        self.table.visible = both or not chart
        if not both and not chart:
            self._plate = Rect(0, 0, 0, 0)
        self._head = cut_top(room, style.type.height(style.scale.small) + px(6))
        self.table.rect = Rect(room)
        self.count()

    def _place_bar(self, bar: Rect) -> None:
        px = self.app.style.scale.px
        if self._part.visible:
            self._part.rect = cut_left(bar, min(px(300), bar.w // 2), px(12))
        self._filter.rect = Rect(bar.x, bar.y, min(bar.w, px(150) * (len(self.app.games) + 1)), bar.h)

    def _place_head(self, head: Rect) -> None:
        style, px = self.app.style, self.app.style.scale.px
        high, wide = self._title.want(style)[1], px(42)
        self._close.text = "Close"
        full = self._close.want(style)[0]
        self._close.text, wide = ("Close", full) if full < head.w * 0.25 else ("", wide)
        self._close.rect = cut_right(head, wide, px(10))
        self._title.rect = Rect(head.x, head.centery - high // 2, head.w, high)

    # ---- what is done ------------------------------------------------------------------------------------------

    def answer(self, command: Command) -> None:
        """A widget was used."""
        if command.id == "close":
            self.app.scenes.pop()
        elif command.id in ("filter", "part"):
            self.layout()

    # ---- frame by frame ----------------------------------------------------------------------------------------

    def update(self, dt: float) -> bool:
        """Time passes; what has been read is counted."""
        if self.reader.update(dt):
            self.count()
            self.stale = True
        progress = self.reader.progress
        self._note.text = f"Reading {progress}" if progress else ""
        return super().update(dt) or self.reader.busy

    def paint(self, surface: Surface) -> None:
        """The heads of the columns, and the chart."""
        super().paint(surface)
        style, t = self.app.style, self.app.style.theme
        if self.table.visible and self.games:
            self.table.head(surface, style, self._head)
        if self._plate.w and (self.games or not self.table.visible):
            box(surface, self._plate, t.panel, t.line, style.scale.px(12))
            inner = self._plate.inflate(-2 * style.scale.gap(18), -2 * style.scale.gap(16))
            paint_chart(surface, style, inner, self.games)
