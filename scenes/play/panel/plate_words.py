"""Who sits at a plate and what is due, in as many words as have room: the state first, the name last gives way."""

from __future__ import annotations

from collections.abc import Iterator

from scenes.kit.widgets import Style
from scenes.play.panel.bits import Bit, wide
from scenes.play.panel.seat_plate import Plate

LEAST = 9  # pixels of the smallest letters, before a name is cut
NOTE = 0.84  # size of what stands behind a name to the name's


def name_line(style: Style, card: Plate, room: int, sizes: tuple[int, int], state: bool) -> list[Bit]:
    """The name and how strong it plays, and with `state` what is due; first words give way, then letters shrink, then
    the name is cut. `sizes` are the largest and the least of its letters; the least of all spare the level."""
    tried, size, least = list(_shorter(card, state)), sizes[0], min(sizes)
    for smaller in range(size, least - 1, -1):
        for level, due in tried if smaller == size else tried[-1:]:
            bits = _bits(style, card, (smaller, least), level, due)
            if wide(style, bits) <= room:
                return bits
    level, due = tried[-1]
    bits = _bits(style, card, (least, least), "" if due and least <= LEAST else level, due)
    rest = wide(style, bits) - style.type.width(card.title, least, True)
    return [bits[0]._replace(text=style.type.elide(card.title, least, max(0, room - rest), True)), *bits[1:]]


def state_line(style: Style, card: Plate, room: int, size: int) -> list[Bit]:
    """What is due on a line of its own: in full, in short, in smaller letters; nothing where not even that has room."""
    for smaller in range(size, min(size, style.scale.least) - 1, -1):
        for words in (card.status, card.brief) if smaller == size else (card.brief,):
            bits = [_state(style, card, words, smaller)] if words else []
            if wide(style, bits) <= room:
                return bits
    return []


def _shorter(card: Plate, state: bool) -> Iterator[tuple[str, str]]:
    """Level and state in ever fewer words: the state in short (of who is not live none), then "L4" for "level 4"."""
    yield from dict.fromkeys((
        (card.sub, card.status if state else ""),
        (card.sub, card.brief if state else ""),
        (card.level, card.brief if state else "")))


def _bits(style: Style, card: Plate, sizes: tuple[int, int], level: str, state: str) -> list[Bit]:
    size, least = sizes
    note, gap = max(min(size, least), round(size * NOTE)), max(3, round(size * 0.4))
    bits = [Bit(card.title, size, style.theme.text, True)]
    bits += [Bit(level, note, style.theme.muted, gap=gap)] if level else []
    return bits + ([_state(style, card, state, note)._replace(gap=gap)] if state else [])


def _state(style: Style, card: Plate, words: str, size: int) -> Bit:
    return Bit(words, size, style.theme.amber if card.live else style.theme.muted, card.live)
