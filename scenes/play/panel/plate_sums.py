"""The numbers of a seat's plate: the one that decides, its parts, what stands for itself; what each would become."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.presentation import Fact
from scenes.kit.widgets import Style
from scenes.play.panel.bits import Bit, signed

WORDS, SIGNS, TIGHT = range(3)  # how the parts are told, the next where the one before has no room


def score(style: Style, facts: Sequence[Fact], then: Sequence[Fact], size: int) -> list[Bit]:
    """The number that decides; what it would become large and amber, with the old one small before it."""
    if not facts:
        return []
    t, now, to = style.theme, facts[0].number, _becomes(then).get(facts[0].icon, facts[0].number)
    if to == now:
        return [Bit(signed(now), size, t.text, True)]
    gap = max(2, size // 8)
    return [Bit(signed(now), round(size * 0.67), t.text, True), Bit("arrow-right", round(size * 0.43), t.amber, gap=gap,
            symbol=True), Bit(signed(to), size, t.amber_light, True, gap)]


def parts(style: Style, facts: Sequence[Fact], then: Sequence[Fact], size: int, mode: int) -> list[Bit]:
    """What the number is made of, in words or in signs; where it has no parts, the word for it."""
    counted = [fact for fact in facts[1:] if fact.part]
    if not counted:
        return [_named(style, fact, size, mode) for fact in facts[:1]]
    bits, space, to = list[Bit](), max(1, round(size * 0.27)), _becomes(then)
    for fact in counted:
        if bits or fact.part == "-":
            dash = "\u2212" if fact.part == "-" else "+"
            if mode == TIGHT:
                space = max(2, round(size * 0.5))
            else:
                bits.append(Bit(dash, size, style.theme.muted, gap=space))
        bits += _number(style, fact, to, size, mode, space if bits else 0)
    return bits


def others(style: Style, facts: Sequence[Fact], then: Sequence[Fact], size: int, mode: int, noted: bool) -> list[Bit]:
    """What stands for itself beside the score; `noted`: with its note."""
    bits = list[Bit]()
    for fact in facts[1:]:
        if not fact.part:
            bits += _other(style, fact, _becomes(then), size, mode, noted and bool(fact.note))
    return bits


def _other(style: Style, fact: Fact, to: Mapping[str, int], size: int, mode: int, noted: bool) -> list[Bit]:
    space, becomes = max(2, round(size * 0.27)), to.get(fact.icon, fact.number)
    if noted and not fact.number and becomes == fact.number:
        return [Bit(fact.note, size, style.theme.muted, gap=space)]
    bits = _number(style, fact, to, size, mode, space)
    if noted and becomes == fact.number:
        bits[-1] = bits[-1]._replace(text=f"{bits[-1].text}: {fact.note}")
    return bits


def _number(style: Style, fact: Fact, to: Mapping[str, int], size: int, mode: int, gap: int) -> list[Bit]:
    """A number with its word behind it, or its sign before it."""
    t, space = style.theme, max(1, round(size * 0.27))
    bits = [Bit(signed(fact.number), size, t.text, True, gap)]
    if to.get(fact.icon, fact.number) != fact.number:
        bits += [Bit("arrow-right", round(size * 0.8), t.amber, gap=space, symbol=True),
                 Bit(signed(to[fact.icon]), size, t.amber_light, True, space)]
    if mode == WORDS:
        return [*bits, Bit(fact.word, size, t.muted, gap=space)]
    return [Bit(fact.icon, size, t.muted, gap=gap, symbol=True), bits[0]._replace(gap=space), *bits[1:]]


def _named(style: Style, fact: Fact, size: int, mode: int) -> Bit:
    muted = style.theme.muted
    return Bit(fact.word, size, muted) if mode == WORDS else Bit(fact.icon, size, muted, symbol=True)


def _becomes(then: Sequence[Fact]) -> dict[str, int]:
    return {fact.icon: fact.number for fact in then}
