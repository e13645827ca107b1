"""The switches beside the board: aids, the evaluation, hints, the legend; and what helps a stuck computer."""

from __future__ import annotations

from scenes.kit.widgets import Button
from scenes.play.table import advice, opinion, trouble
from scenes.play.table.table import Table


class Switches:
    """Always the same buttons, lit where what they switch is on."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._aids = [Button(f"aid.{a.name}", "", a.icon, "toggle", f"{a.label}: {a.hint}") for a in table.aids.aids]
        self._advice = [
            Button("advice.value", "", "graph", "toggle", "Evaluation: who stands better, as a computer sees it"),
            Button("advice.hint", "", "hint", "toggle", "Hint: the computer suggests a step (H)"),
            Button("advice.line", "", "expected", "toggle", "Best line: the turns a computer expects next (B)")]
        self._legend = Button("legend", "", "info", "toggle", "Legend: what the marks on the board mean")
        self._again = Button("broken.again", "Ask again", "restart", "primary", "Ask the computer once more")
        self._lot = Button("broken.lot", "By lot", "dice", "plain", "Play this turn by lot")

    def aids(self) -> list[Button]:
        """The switches of the aids, the evaluation and those that ask, and below them that of the legend."""
        for button, on in zip(self._aids, self._table.aids.on.values(), strict=True):
            button.on = on
        self._legend.on = self._table.around.settings.legend
        return [*self._aids, *self._asking(), self._legend]

    def _asking(self) -> list[Button]:
        value, hint, line = self._advice
        shows, table = self._table.advised.shows, self._table
        value.on = opinion.shown(table)
        hint.enabled, line.enabled = advice.position(table) is not None, advice.foreseen(table) is not None
        line.on, hint.on = shows == "line", shows in ("hint", "turn")
        hint.visible = line.visible = table.around.settings.hints
        return self._advice

    def broken(self) -> list[Button]:
        """For a computer that does not answer, rightmost first; a game that counts elsewhere is not decided by lot."""
        stuck = trouble.broken(self._table)
        self._again.visible, self._lot.visible = stuck, stuck and not self._table.manner.still
        return [self._again, self._lot]
