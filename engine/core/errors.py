"""The named errors: each has the kind that the protocol reports and one sentence for a person."""


class StoneworkError(Exception):
    """Base of everything that can be refused; `str(error)` is one clear sentence."""

    kind = "error"


class UnknownGame(StoneworkError):
    """No game of that name stands on the shelf."""

    kind = "unknown-game"


class BadOption(StoneworkError):
    """A game option has an unknown name, a wrong type or an impossible value."""

    kind = "bad-option"


class BadAction(StoneworkError):
    """A text that cannot be read as an action."""

    kind = "bad-action"


class IllegalAction(StoneworkError):
    """An action that is against the rules; `rule` names the rule, `cells` are the places that forbid it."""

    kind = "illegal-action"

    def __init__(self, sentence: str, rule: str = "", cells: tuple[str, ...] = ()) -> None:
        super().__init__(sentence)
        self.rule = rule
        self.cells = cells


class GameOver(StoneworkError):
    """Nothing can be played any more."""

    kind = "game-over"


class NoGame(StoneworkError):
    """A question about a game before one was begun."""

    kind = "no-game"


class BadRecord(StoneworkError):
    """A saved game that cannot be read, or that breaks the rules on replay."""

    kind = "bad-record"


class BadSettings(StoneworkError):
    """A setting with an unknown name or an impossible value."""

    kind = "bad-settings"


class NotStored(StoneworkError):
    """A file that cannot be written, moved or cleared away."""

    kind = "not-stored"


class InUse(NotStored):
    """A file that another program, or another window of this one, works on now."""

    kind = "in-use"
