"""Which first-time hint is due at a table, and that it is known from now on."""

from __future__ import annotations

from engine.core.action import Action
from engine.core.presentation import Tip
from scenes.play.table.table import Table


def due(table: Table) -> Tip | None:
    """The hint for the step that a person is to take now; None where he knows it or wants none."""
    unwanted = not table.around.settings.first_time or table.manner.still or table.manner.alone or table.review.on
    return None if unwanted else next(iter(_unknown(table)), None)


def _unknown(table: Table) -> list[Tip]:
    return table.tips.unknown(table.around.settings.met.get(table.match.game.name, []))


def did(table: Table, action: Action) -> None:
    """Somebody has taken a step: the first hint that spoke of it is known from now on."""
    if due(table):
        _know(table, next((tip for tip in _unknown(table) if action.verb in tip.verbs), None))


def dismiss(table: Table) -> bool:
    """The hint is put away, as if its step had been taken; False where none was shown."""
    shown = due(table)
    _know(table, shown)
    return shown is not None


def _know(table: Table, tip: Tip | None) -> None:
    if tip:
        met, game = table.around.settings.met, table.match.game.name
        table.around.change(met={**met, game: [*met.get(game, []), tip.name]})
