"""What helps at the table: overlays of marks that can be switched on and off, the same for all seats; first hints."""

from dataclasses import dataclass

Word = tuple[str, str]  # a kind of mark, and what it says


@dataclass(frozen=True)
class Aid:
    """An overlay: its name in settings, its button's label, icon and hint, and whether it is on at first.

    `kinds` are kinds of marks in the picture that belong to it and vanish while it is off; `legend` explains these and
    the marks that it adds, kind by kind. Overlays read only what all at the table may know, or the one who looks.
    One that is `pointed` is asked with the cell under the pointer in place of what is picked.
    """

    name: str
    label: str
    icon: str
    hint: str
    on: bool = False
    kinds: tuple[str, ...] = ()
    legend: tuple[Word, ...] = ()
    pointed: bool = False


@dataclass(frozen=True)
class Tip:
    """What a newcomer is told the first time that a kind of step comes; known once one of its `verbs` was played."""

    name: str
    icon: str
    text: str
    verbs: tuple[str, ...]
