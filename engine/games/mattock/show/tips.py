"""What a newcomer to Mattock is told, once for each kind of step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.presentation import Tip
from engine.games.mattock.rules.board import each
from engine.games.mattock.rules.state import Position

TIPS: Mapping[str, tuple[Tip, ...]] = {
    "place": (Tip("place", "mine", "Click a lit rock: one of your miners starts there.", ("place",)),),
    "mine": (Tip("mine", "mine", "Click a glowing rock to mine it. Who can mine no more has lost.", ("mine",)),),
    "move": (Tip("move", "move", "Click an outlined miner, then where he walks. Or press Stay.", ("move", "stay")),
             Tip("remove", "remove", "A lone enemy miner that two of yours can reach leaves when your turn ends.",
                 ("move", "stay"))),
}
SWAP = Tip("swap", "swap", "Once only: if the other side looks better, press Swap sides and play it.", ("mine", "swap"))


def tips(view: Position) -> Sequence[Tip]:
    """Sentences for the step that is due; none where no miner can walk and the prompt says it all."""
    if view.phase == "move" and not any(view.targets(miner) for miner in each(view.own)):
        return ()
    usual = TIPS.get(view.phase, ())
    return (SWAP, *usual) if view.may_swap() else usual
