"""What stands on the cloth all game long: the sum of a join and the rule for blanks, as the rules have them."""

from __future__ import annotations

import pytest

from engine.games.matrix.game import MATRIX
from engine.games.matrix.show.reminder import reminder


@pytest.mark.parametrize("option", [1, 2, 3])
@pytest.mark.parametrize("highest", [6, 9, 12, 15])
def test_it_says_what_the_joins_do(highest: int, option: int) -> None:
    state = MATRIX.start(MATRIX.settled({"set": highest, "option": option}, 1))
    sign, total, blanks = reminder(state)
    joins = state.table.joins
    assert sign == str(highest + 1) and total.endswith(f" {sign}")
    assert all(joins.may_join(n, (joins.total - n,)) for n in range(1, highest + 1))
    anything = all(joins.may_join(0, (n,)) for n in range(1, highest + 1))
    assert anything == ("only" not in blanks) and joins.may_join(0, (0,))
