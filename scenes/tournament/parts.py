"""The widgets of the tournament, and what they say."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from pygame import Rect, Surface

from engine.ai.tournament import Ended, Plan, Tournament
from engine.core.names import wins
from scenes.games.choices import options_in_words
from scenes.kit.boxes import box
from scenes.kit.widgets import Button, Choice, Label, ListBox, ListItem, Style, Widget
from scenes.tournament.layout import TournamentLayout
from scenes.tournament.table import table_high

PARTS = (("table", "Table"), ("chart", "Chart"), ("games", "Games"))
DO = (("pause", "Pause", "pause", "toggle", "The tournament waits (Space)"),
      ("watch", "Watch", "eye", "plain", "Look at the game under way; it counts all the same"),
      ("stop", "Stop", "close", "plain", "The game under way is dropped; those that have ended are kept"),
      ("go-on", "Go on", "play", "plain", "Play the games that are left"),
      ("again", "Again", "restart", "plain", "The same once more, from other openings"),
      ("new", "New", "plus", "primary", "Choose game, players and number of games"))  # fmt: skip


class TournamentParts:
    """Everything that can be pressed or read."""

    def __init__(self) -> None:
        self._title, self.note = Label("title", "Tournament", "title"), Label("note", kind="muted")
        self.which, self.part = Choice("which"), Choice("part", options=PARTS)
        self.list = ListBox("list", empty="No game has ended yet.")
        self.open = Button("open", "Look", "eye", tip="Look at the game, turn by turn (Enter)")
        self.keep = Button("keep", "Keep", "save", tip="Put the game among your saved games")
        self.do = {id: Button(id, text, icon, kind, tip) for id, text, icon, kind, tip in DO}  # type: ignore[arg-type]
        self._tools = [Button("settings", "", "gear", "quiet", "Settings"),
                       Button("close", "", "close", "quiet", "Back to where you were (Esc)")]  # fmt: skip
        self.lay: TournamentLayout | None = None
        self._of: Tournament | None = None
        self._made: list[ListItem] = []  # rows of its games, the first one first

    @property
    def widgets(self) -> list[Widget]:
        """All of them, in the order of Tab."""
        return [self._title, *self.do.values(), self.part, self.list, self.open, self.keep, self.which, self.note,
                *self._tools]

    # ---- what they say -----------------------------------------------------------------------------------------

    def fill(self, tournament: Tournament | None) -> None:
        """Brings the list of games in step; the last one stands first."""
        if tournament is not self._of:
            self._of, self._made = tournament, []
        if tournament:
            self._made += [item_of(tournament.plan, game) for game in tournament.games[len(self._made) :]]
        self.list.items = tuple(reversed(self._made))
        if self.list.index < 0:
            self.list.value = next((item.id for item in self.list.items), None)

    def states(self, tournament: Tournament | None, running: bool, paused: bool, chosen: Ended | None) -> None:
        """Which buttons can be pressed."""
        left = tournament is not None and tournament.next is not None
        for id in ("pause", "watch", "stop"):
            self.do[id].enabled = running
        self.do["pause"].on = running and paused
        self.do["go-on"].enabled = left and not running
        self.do["again"].enabled = tournament is not None and not running
        self.do["new"].enabled = not running
        self.open.enabled = self.keep.enabled = chosen is not None and chosen.record is not None
        self.which.enabled = not running

    def chosen(self, tournament: Tournament | None) -> Ended | None:
        """The game that is chosen in the list."""
        games = tournament.games if tournament else []
        return next((game for game in games if str(game.number) == self.list.value), None)

    def offer(self, kept: Sequence[tuple[Path, str]], chosen: Path | None) -> None:
        """The tournaments to look at, the newest first."""
        self.which.options, self.which.value = tuple(kept), chosen

    # ---- where they lie ----------------------------------------------------------------------------------------

    def layout(self, size: tuple[int, int], style: Style, tournament: Tournament | None, running: bool) -> None:
        """Puts everything into its place."""
        for id, text, *_ in DO:
            self.do[id].text = text
        width = size[0] - 2 * style.scale.gap(24)
        note = max(self.note.want(style, width)[1], style.type.height(style.scale.small))
        table = table_high(style, len(tournament.plan.entrants)) if tournament else style.scale.px(100)
        self.lay = lay = TournamentLayout.of(size, style, list(self.do.values()), table, note, self.part.value, running)
        for button, place in zip(self.do.values(), lay.buttons, strict=True):
            button.rect, button.text = place, button.text if lay.words else ""
        for tool, place in zip(self._tools, reversed(lay.tools), strict=True):
            tool.rect = place
        self._place(lay, style, tournament)

    def _place(self, lay: TournamentLayout, style: Style, tournament: Tournament | None) -> None:
        self.note.rect, self.part.rect, self.list.rect, self.which.rect = lay.note, lay.part, lay.list, lay.which
        self.part.visible, self.list.visible = lay.part.h > 0, lay.list.h > 0
        self.which.visible = len(self.which.options) > 1 and lay.which.w > 0
        for button, place in zip((self.open, self.keep), lay.row, strict=False):
            button.rect = place
        self.open.visible = self.keep.visible = bool(lay.row)
        head = Rect(lay.head) if self.which.visible else lay.head.union(lay.which)
        self._title.text = heading(tournament.plan) if tournament else "Tournament"
        for text in (self._title.text, tournament.plan.game.title if tournament else "", "Tournament"):
            self._title.text = text
            if self._title.want(style)[0] <= head.w:
                break
        self._title.visible = self._title.want(style)[0] <= head.w
        high = self._title.want(style)[1]
        self._title.rect = Rect(head.x, head.centery - high // 2, head.w, high)

    def paint_bar(self, dst: Surface, style: Style, tournament: Tournament) -> None:
        """How many of the games have ended, as a line."""
        if self.lay is None:
            return
        bar, t = self.lay.bar, style.theme
        share = len(tournament.games) / len(tournament.plan.fixtures)
        box(dst, bar, t.well, t.line, bar.h / 2)
        if share:
            box(dst, Rect(bar.x, bar.y, max(bar.h, round(bar.w * share)), bar.h), t.amber, None, bar.h / 2)


def heading(plan: Plan) -> str:
    """Game and options in words."""
    return ", ".join(filter(None, (plan.game.title, options_in_words(plan.game, plan.options))))


def item_of(plan: Plan, game: Ended) -> ListItem:
    """A game in the list: who sat where, and who has won."""
    table = [plan.names[i] for i in plan.fixtures[game.number].table]
    winners = list(dict.fromkeys(plan.names[i] for i in game.winners))
    result = wins(winners) if winners else "nobody wins"
    return ListItem(str(game.number), f"{game.number + 1}. {' – '.join(table)}", f"{result}, {game.turns} turns")
