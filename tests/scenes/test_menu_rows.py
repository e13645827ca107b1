"""More games than a row has room for: their cards on the menu wrap."""

from __future__ import annotations

from pygame import Rect

from scenes.kit.widgets import Label
from scenes.menu.layout import ABREAST, MenuLayout
from tests.scenes.conftest import Sit


def test_cards_wrap(sit: Sit) -> None:
    size = (1366, 768)
    style = sit(size).app.style
    for count in range(1, 13):
        cards = MenuLayout.of(size, style, [], count, 0, Label("notice", "")).cards
        rows = {card.y for card in cards}
        assert len(cards) == count and len(rows) == -(-count // ABREAST)
        assert all(Rect((0, 0), size).contains(card) and card.w > 200 and card.h > 200 for card in cards)
        assert all(card.collidelist([other for other in cards if other is not card]) < 0 for card in cards)
