"""One conversation: every command of the protocol, asked and answered as plain objects."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.ai.messages import Halt
from engine.core.errors import GameOver, NoGame, StoneworkError
from engine.core.events import as_json
from engine.core.game import Game
from engine.core.match import Match
from engine.games import GAMES, game_named
from engine.lines import fields
from engine.lines.fields import Request
from engine.lines.table import OpenGame
from engine.lines.thinking import Halted, planned
from engine.records.record import from_record, to_record

Response = dict[str, Any]

DEEPEST = 6  # turns; nobody waits for a perft beyond that


class UnknownCommand(StoneworkError):
    """A request that names no command, or one that this game does not answer."""

    kind = "unknown-command"


class Session:
    """What one driver is told: at most one game at a time, from the shelf unless other games are named."""

    def __init__(self, games: Sequence[Game] = GAMES) -> None:
        self.games = tuple(games)
        self.halt: Callable[[], Halt] = lambda: Halt.GO  # whether to go on with what is being worked on
        self._table: OpenGame | None = None

    def ask(self, request: Request) -> Response | None:
        """The answer to a request, the errors of the rules included; None after `quit`. It repeats the id."""
        same = {"id": request["id"]} if "id" in request else {}
        try:
            response = self._command(request)(self, request)
        except StoneworkError as error:
            return {**same, "error": error.kind, "message": str(error)}
        except RecursionError:
            raise
        except Exception as error:  # a fault of ours in one answer must not end a tournament
            message = f"This could not be answered, and the fault is the program's ({type(error).__name__})."
            return {**same, "error": "internal", "message": message}
        return None if response is None else {**same, **response}

    def _command(self, request: Request) -> Handler:
        name = request.get("cmd")
        if not isinstance(name, str) or name not in COMMANDS:
            problem = f"There is no command {name[:40]!r}" if isinstance(name, str) else "cmd must name a command"
            raise UnknownCommand(f"{problem}; there are {', '.join(COMMANDS)}.")
        return COMMANDS[name]

    @property
    def table(self) -> OpenGame:
        """The game under way. Raises NoGame."""
        if self._table is None:
            raise NoGame("No game has been begun; say new or load first.")
        return self._table

    @property
    def match(self) -> Match:
        """The match under way. Raises NoGame."""
        return self.table.match

    def named(self, name: str) -> Game:
        """The game of that name. Raises UnknownGame."""
        return game_named(name, self.games)

    def new(self, request: Request) -> Response:
        """Begins a game; the one before stays when this fails."""
        game = self.named(fields.game_name(request))
        drawn, options = fields.deals_drawn(request), fields.options(request)
        seed = fields.whole(request, "seed", 1 - 2**64, 2**64 - 1, 0)
        self._table = OpenGame(Match(game, options, seed), drawn)
        return {"ok": True}

    def load(self, request: Request) -> Response:
        """Goes on with a saved game; chance stays as the game before had it unless `deals` says otherwise."""
        record = fields.record(request)
        drawn = fields.deals_drawn(request, self._table is None or self._table.drawn)
        created = record.get("created")
        match = from_record(record, self.named)
        self._table = OpenGame(match, drawn, created if isinstance(created, str) else "")
        return {"ok": True}


Handler = Callable[[Session, Request], Response | None]


def _games(session: Session, request: Request) -> Response:
    return {"games": [
        {"name": game.name, "players": list(game.players), "options": {o.name: o.describe() for o in game.options}}
        for game in session.games]}


def _legal(session: Session, request: Request) -> Response:
    match = session.match
    actions = [] if match.to_act is None else match.state.actions()
    return {"to_act": match.to_act, "legal": sorted(map(str, actions))}


def _act(session: Session, request: Request) -> Response:
    table = session.table
    return {"events": [as_json(event) for event in table.act(fields.action(request))]}


def _state(session: Session, request: Request) -> Response:
    match = session.match
    return {"state": _ended(match, match.game.dump(match.state))}


def _view(session: Session, request: Request) -> Response:
    match = session.match
    seat = fields.whole(request, "seat", 1, len(match.seated))
    return {"view": _ended(match, match.game.dump(match.state.seen_by(seat)))}


def _ended(match: Match, response: Response) -> Response:
    """A position does not know of a resignation; the match does."""
    if match.resigned is None:
        return response
    winner = {"winner": match.resigned.winners[0]} if "winner" in response else {}
    return {**response, **winner, "to_act": None}


def _undo(session: Session, request: Request) -> Response:
    session.table.undo()
    return {"ok": True}


def _perft(session: Session, request: Request) -> Response:
    match = session.match
    if match.game.perft is None:
        raise UnknownCommand(f"{match.game.title} does not answer perft.")
    depth = fields.whole(request, "depth", 0, DEEPEST)

    def heed() -> None:
        if session.halt() != Halt.GO:
            raise Halted("The count was stopped before its end.")

    return {"turns": match.game.perft(match.state, depth, heed)}


def _go(session: Session, request: Request) -> Response:
    table = session.table
    if table.match.to_act is None:
        raise GameOver("The game is over; there is nothing to think about.")
    table.plan, steps = planned(table, request, session.halt)
    turn = [str(step) for step in steps]
    return {"action": turn[0], "turn": turn, "score": list(table.plan.score), "nodes": table.plan.nodes}


def _record(session: Session, request: Request) -> Response:
    return {"record": to_record(session.match, session.table.created)}


COMMANDS: Mapping[str, Handler] = {
    "games": _games, "new": Session.new, "legal": _legal, "act": _act, "state": _state, "undo": _undo, "view": _view,
    "perft": _perft, "go": _go, "record": _record, "load": Session.load, "stop": lambda session, request: {"ok": True},
    "quit": lambda session, request: None,
}
