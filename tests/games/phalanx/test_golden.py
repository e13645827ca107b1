"""Every variant still plays as its golden playthrough tells."""

import pytest

from tests.games.phalanx.games import VARIANTS, opened
from tests.games.phalanx.golden import FOLDER, actions_of, told


@pytest.mark.parametrize("name", VARIANTS)
def test_the_variant_plays_as_told(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    actions = actions_of(text)
    assert len(actions) > 30
    assert told(opened(name), actions) == text
