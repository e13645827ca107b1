"""A prompt asks for what can be done, for all of it and for nothing else, and hints do so, too: over random games."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import MappingProxyType

import pytest

from engine.core.action import CHANCE
from engine.games import GAMES
from tests.playouts import SUBJECTS, Subject

NOTHING = "nothing is left but to "
# What the words of each game's prompts ask for, by the verb of an action or the name of a button.
ASKS: Mapping[str, Mapping[str, str]] = MappingProxyType({
    "mattock": {"place a miner": "place", "mine a": "mine", "take over": "swap", "move a miner": "move",
                "stay": "stay"},
    "phalanx": {"lay a segment": "lay", "lay the first": "lay",
                "lift ": "lift", "Red": "1", "Blue": "2", "grow ": "grow", "move a": "move",
                "pass": "end", "end the turn": "end"},
    "matrix": {"tile down": "put", "pass": "pass", "end the turn": "end", "exchange": "swap", "keep all": "keep",
               "draw ": "deal"},
})


def can(subject: Subject, state: object) -> set[str]:
    """What may be done; an exchange of no tiles is called keeping all, stones and sides are told by their colour."""
    found = set()
    for action in subject.game.presentation().choices(state, ()):
        keeps = bool(action.picks) and action.picks[0].name == "keep"
        found.add("keep" if keeps else action.args[0] if action.verb in ("stone", "choose") else action.verb)
    return found


def asked(subject: Subject, text: str) -> set[str]:
    """What a prompt asks for."""
    return {verb for words, verb in ASKS[subject.game.name].items() if words in text}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_prompt_asks_for_what_can_be_done(game: object) -> None:
    only = set()
    for number, subject in enumerate(subject for subject in SUBJECTS if subject.game is game):
        match, rng = subject.match(number + 8), Random(number + 8)
        presentation = subject.game.presentation()
        while match.to_act is not None and len(match.actions) < 260:
            if match.to_act != CHANCE:
                text, legal = presentation.prompt(match.state), can(subject, match.state)
                assert asked(subject, text) == legal, (str(subject), text, sorted(legal))
                assert text.startswith(NOTHING) == (len(legal) == 1 and bool(legal & {"stay", "pass", "end", "keep"}))
                if text.startswith(NOTHING):
                    only.add(text)
                    verbs = {action.verb for action in match.state.actions()}
                    assert all(set(tip.verbs) <= verbs for tip in presentation.tips(match.state)), text
            actions = [] if match.to_act == CHANCE else list(match.state.actions())
            match.play(rng.choice(actions) if actions else match.roll())
    assert only
