"""A quiet strip that says what the marks on a board mean: a small sample and a word for each."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence

import pygame
from pygame import Rect, Surface

from engine.core.picture import Item, Mark, Picture
from scenes.kit.art import Art
from scenes.kit.board.material import Material
from scenes.kit.board.swatch import sample
from scenes.kit.boxes import box
from scenes.kit.canvas import Drawn
from scenes.kit.theme import mix
from scenes.kit.widgets import Style

STRIP_Z = 66.0
SEEN_THROUGH = 205  # of 255
Entry = tuple[Hashable, Surface, str]  # what the sample looks by, the sample, the word


def legend_things(style: Style, material: Material, picture: Picture, meanings: Iterable[tuple[Mark, str]], area: Rect,
                  more: Sequence[Entry] = (), clear: Sequence[Rect] = ()) -> list[Drawn]:
    """The strip at the lower left of an area, the first mark lowest; one more column where they are many;
    above them `more` that is no mark. What lies in `clear` stays in sight: the strip goes to another corner, or folds
    away where all are taken."""
    entries = [*_entries(style, material, picture, meanings), *more]
    if not entries:
        return []
    strip = _strip(style, entries, area)
    place = next((rect for rect in _corners(strip, area, style.scale.px(10)) if rect.collidelist(clear) < 0), None)
    return [Drawn.picture(STRIP_Z, strip, place.topleft, ("legend", _key(entries)))] if place else []


def _corners(strip: Surface, area: Rect, gap: int) -> tuple[Rect, ...]:
    """Where the strip may stand: at the lower left, else in the middle below, else at the upper left."""
    room, rect = area.inflate(-2 * gap, -2 * gap), strip.get_rect()
    low = room.bottom - rect.h
    return rect.move(room.x, low), rect.move(room.centerx - rect.w // 2, low), rect.move(room.x, room.y)


def _key(entries: Sequence[Entry]) -> Hashable:
    return tuple((by, word) for by, _, word in entries)


def _entries(style: Style, material: Material, picture: Picture, meanings: Iterable[tuple[Mark, str]]) -> list[Entry]:
    """Samples and words; a word said twice stands there once."""
    found, lying = dict[str, Entry](), _by_place(picture.items)
    for mark, word in meanings:
        if word not in found:
            place = mark.place if mark.place in lying else mark.place.split()[0]
            items = lying.get(place, [])
            seen = sample(style, material, mark, items, style.scale.px(31))
            if seen is not None:
                by = (mark.kind, mark.owner, mark.text, *((item.kind, item.owner, item.face) for item in items))
                found[word] = (by, seen, word)
    return list(found.values())


def _by_place(items: Iterable[Item]) -> dict[str, list[Item]]:
    found = dict[str, list[Item]]()
    for item in items:
        found.setdefault(item.place, []).append(item)
    return found


def _strip(style: Style, entries: Sequence[Entry], area: Rect) -> Surface:
    """The strip's picture, kept as long as it says the same."""
    assert isinstance(style.art, Art)
    key = ("legend", _key(entries), area.size, style.scale, style.theme.name)
    return style.art.made(key, lambda: _made(style, entries, area))


def _made(style: Style, entries: Sequence[Entry], area: Rect) -> Surface:
    px, size = style.scale.px, style.scale.small
    line, gap, pad = px(31), px(8), px(6)
    rows = min(len(entries), max(1, (area.h // 2 - 2 * pad) // line))
    columns = [entries[i:i + rows] for i in range(0, len(entries), rows)]
    room = (area.w - px(20) - 2 * pad) // len(columns) - gap
    chips = [max(seen.get_width() for _, seen, _ in column) for column in columns]
    cut = [[style.type.elide(word, size, room - chip - gap) for _, _, word in column]
           for column, chip in zip(columns, chips, strict=True)]
    wide = [chip + gap + max(style.type.width(word, size) for word in words)
            for chip, words in zip(chips, cut, strict=True)]
    strip = Surface((sum(wide) + 2 * gap * (len(wide) - 1) + 2 * pad, rows * line + 2 * pad), pygame.SRCALPHA)
    box(strip, strip.get_rect(), mix(style.theme.ground, (0, 0, 0), 0.2), None, px(8))
    strip.fill((255, 255, 255, SEEN_THROUGH), special_flags=pygame.BLEND_RGBA_MULT)
    x = pad
    for column, words, chip, w in zip(columns, cut, chips, wide, strict=True):
        for i, ((_, seen, _), word) in enumerate(zip(column, words, strict=True)):
            y = strip.get_height() - pad - i * line - line // 2
            strip.blit(seen, seen.get_rect(center=(x + chip // 2, y)))
            text = style.type.render(word, size, style.theme.muted)
            strip.blit(text, text.get_rect(midleft=(x + chip + gap, y)))
        x += w + 2 * gap
    return strip
