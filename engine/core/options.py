"""Game options as data: names, types, choices, defaults, and the words that a set-up scene shows."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from engine.core.errors import BadOption

Value = int | bool | str
Options = dict[str, Value]


@dataclass(frozen=True)
class Option:
    """One choice before a game. `kind` is `choice`, `flag` or `text`; `words` name the choices for people.

    `needs` (another option and those of its values) says when it matters at all; `hint` says what it means beside the
    other options that are chosen, all of them given: nothing in it may be untrue of the game that will be played.
    """

    name: str
    label: str
    kind: str
    default: Value
    choices: tuple[Value, ...] = ()
    words: tuple[str, ...] = ()
    hint: Callable[[Mapping[str, Any]], str] = lambda options: ""
    shown: bool = True
    needs: tuple[str, tuple[Value, ...]] | None = None

    def matters(self, options: Mapping[str, Any]) -> bool:
        """Whether it makes a difference beside the other options."""
        return self.needs is None or options.get(self.needs[0], self.needs[1][0]) in self.needs[1]

    def read(self, value: Any) -> Value:
        """The value if it is one this option takes. Raises BadOption."""
        if self.kind == "flag" and isinstance(value, bool):
            return value
        if self.kind == "text" and isinstance(value, str) and len(value) <= 500:
            return value
        if self.kind == "choice" and not isinstance(value, bool) and value in self.choices:
            return next(c for c in self.choices if c == value)
        raise BadOption(f"{self.name} cannot be {_short(value)}; {self._wants()}.")

    def _wants(self) -> str:
        if self.kind == "choice":
            return "choose " + ", ".join(map(str, self.choices))
        return "it is true or false" if self.kind == "flag" else "it is a text"

    def describe(self) -> dict[str, Any]:
        """The option as the protocol's `games` answer shows it."""
        entry: dict[str, Any] = {"type": self.kind, "default": self.default}
        if self.choices:
            entry["choices"] = list(self.choices)
        return entry


def _short(value: Any) -> str:
    text = repr(value) if isinstance(value, str | int | float | None) else f"a {type(value).__name__}"
    return text if len(text) <= 40 else text[:37] + "..."


def checked(options: tuple[Option, ...], given: Mapping[str, Any]) -> Options:
    """Every option by name, with defaults for those not given. Raises BadOption."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadOption(f"There is no option {_short(name)}; there are {', '.join(known)}.")
    return {name: option.read(given.get(name, option.default)) for name, option in known.items()}
