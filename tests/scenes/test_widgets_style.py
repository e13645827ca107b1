"""Colours that every eye can tell apart, type that holds any name, boxes with smooth corners, sizes that fit."""

from itertools import combinations

import numpy as np
import pygame
import pytest
from pygame import Rect, Surface

from scenes.kit.boxes import box, shadow
from scenes.kit.text.type import Type, clean
from scenes.kit.theme import PALETTES, Colour, Scale, contrast, hexed, mix, rgb
from scenes.kit.widgets import Button, Label, Slider, Toggle, write
from tests.scenes.widget_rig import new_style, placed

# What an eye with the deficiency sees, in linear light (Machado, Oliveira and Fernandes 2009, full severity).
SEEN = {
    "deuteranopia": [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    "protanopia": [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    "tritanopia": [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]],
}
XYZ = np.array([[0.4125, 0.3576, 0.1804], [0.2127, 0.7152, 0.0722], [0.0193, 0.1192, 0.9503]])


def lab(colour: Colour, palette: str) -> np.ndarray:
    c = np.array(colour) / 255
    light = np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)
    seen = np.clip(np.array(SEEN.get(palette, np.eye(3))) @ light, 0, 1)
    x, y, z = np.cbrt(np.maximum(XYZ @ seen / [0.9505, 1, 1.0888], 0.0089))
    return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])


@pytest.mark.parametrize("name", PALETTES)
def test_six_seats_differ_for_the_eye_in_question(name: str) -> None:
    theme = PALETTES[name]
    tones = [lab(seat.base, name) for seat in theme.seats]
    assert min(np.linalg.norm(a - b) for a, b in combinations(tones, 2)) > 20
    assert len({seat.emblem for seat in theme.seats}) == len({seat.name for seat in theme.seats}) == 6
    assert all(contrast(seat.base, theme.ground) >= 3 for seat in theme.seats)
    assert all(contrast(seat.ink, seat.base) >= 3 for seat in theme.seats)


@pytest.mark.parametrize("name", PALETTES)
def test_text_can_be_read(name: str) -> None:
    t = PALETTES[name]
    assert min(contrast(t.text, ground) for ground in (t.panel, t.plate_live, t.button_hover, t.well)) >= 7
    assert min(contrast(t.muted, ground) for ground in (t.panel, t.plate_live, t.well)) >= 4.5
    assert contrast(t.ink, t.amber) >= 4.5 and contrast(t.faint, t.button_off) >= 3


def test_colours_are_written_and_mixed() -> None:
    assert hexed(rgb("#e0a040")) == "#e0a040"
    assert mix((0, 0, 0), (255, 100, 50), 1) == (255, 100, 50)


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (2560, 1440), (3840, 2160), (1024, 2000)])
def test_text_is_never_under_14(size: tuple[int, int]) -> None:
    scale = Scale.fit(size)
    assert 14 <= scale.small <= scale.body < scale.lead < scale.title
    most = 1.9 if size[0] > 1024 else 1.6  # in a low window it grows as far as there is room
    assert Scale.fit(size, 2.0).body >= most * scale.body and Scale.fit(size, 0.8).body >= 11


def test_text_grows_as_far_as_the_window_has_room() -> None:
    assert Scale.fit((640, 480), 2.0).body <= Scale.fit((640, 480)).body + 1
    assert Scale.fit((800, 600), 2.0).body > Scale.fit((800, 600)).body
    for size in ((640, 480), (800, 480), (1024, 600), (1366, 768)):
        scale = Scale.fit(size, 2.0)
        assert min(size[0] / scale.unit, size[1] / scale.unit * 640 / 380) >= 639


NAMES = ["Zoë", "Ωμέγα", "Жанна", "漢字", "\U0001f469\u200d\U0001f680", "a\x00b", "\ud800", "line\nend"]
NAMES += ["e\u0301", "", " ", "مرحبا", "\u200b"]


@pytest.mark.parametrize("name", NAMES)
def test_any_name_can_be_written(name: str) -> None:
    kind = Type()
    image = kind.render(name, 15, (255, 255, 255))
    assert image.get_width() == pytest.approx(kind.width(name, 15), abs=1)
    assert kind.width(kind.elide(name, 15, 30), 15) <= 30
    kind.wrap(name, 15, 20)


def test_letters_that_lato_lacks_come_from_the_other_font() -> None:
    kind = Type()
    shapes = {pygame.image.tobytes(kind.render(c, 20, (255, 255, 255)), "RGBA") for c in "ЖΩЛδ"}
    assert len(shapes) == 4
    assert clean("e\u0301") == "é" and clean("a\tb\r") == "a b "


def test_cut_and_wrapped_text_fits() -> None:
    kind, s = Type(), "Blue takes the long corridor and Donaudampfschifffahrtsgesellschaft stays behind"
    for width in (40, 90, 200, 1000):
        assert kind.width(kind.elide(s, 15, width), 15) <= width
        lines = kind.wrap(s, 15, width)
        assert all(kind.width(line, 15) <= width for line in lines)
        assert "".join(lines).replace(" ", "") == s.replace(" ", "")
    assert kind.elide(s, 15, 200).endswith("...") and kind.elide("short", 15, 200) == "short"
    assert kind.wrap("one\n\ntwo", 15, 200) == ["one", "", "two"]


def test_written_text_is_kept_but_not_for_ever() -> None:
    kind = Type()
    assert kind.render("a", 15, (1, 2, 3)) is kind.render("a", 15, (1, 2, 3))
    for i in range(400):
        kind.render(f"A line of some length, number {i}", 60, (255, 255, 255))
    assert kind._bytes <= 24_000_000


@pytest.mark.parametrize("size", [(1, 1), (2, 3), (5, 40), (16, 16), (17, 15), (200, 31)])
@pytest.mark.parametrize("alpha", [255, 120])
def test_boxes_stay_inside_and_are_even(size: tuple[int, int], alpha: int) -> None:
    dst = Surface((240, 80))
    box(dst, Rect(10, 10, *size), (200, 100, 50), (250, 250, 250), 8, 1, alpha)
    a = pygame.surfarray.array3d(dst).astype(int)
    inside = a[10 : 10 + size[0], 10 : 10 + size[1]]
    assert a.sum() == inside.sum() > 0
    assert (inside == inside[::-1]).all() and (inside == inside[:, ::-1]).all()


@pytest.mark.parametrize("size", [(40, 30), (120, 31)])
def test_on_a_clear_picture_nothing_is_more_solid_than_asked(size: tuple[int, int]) -> None:
    """Pills of words and shadows of flying tiles are painted on clear pictures: a part that is solid is a bar there."""
    pill, dark = (Surface((size[0] + 40, size[1] + 40), pygame.SRCALPHA) for _ in range(2))
    box(pill, Rect((20, 20), size), (20, 30, 40), (200, 150, 60), size[1] // 2, 1, 225)
    shadow(dark, Rect((20, 20), size), 6, 8, 150)
    assert pygame.surfarray.array_alpha(pill).max() == 225
    assert pygame.surfarray.array_alpha(dark).max() == 150


def test_a_line_takes_the_same_place_however_little_is_repainted() -> None:
    """What stands beside a line is laid out by it: a place cut by the clip would move its neighbours."""
    style, dst = new_style((1024, 600)), Surface((300, 60))
    whole = write(dst, style, "14 places", (20, 30), 18, (255, 255, 255))
    for clip in (Rect(30, 0, 10, 60), Rect(200, 0, 50, 60), Rect(0, 28, 300, 3)):
        dst.set_clip(clip)
        assert write(dst, style, "14 places", (20, 30), 18, (255, 255, 255)) == whole


def test_corners_are_smooth_and_edges_straight() -> None:
    dst = Surface((60, 60))
    box(dst, (10, 10, 40, 40), (200, 200, 200), radius=10)
    a = pygame.surfarray.array3d(dst)[:, :, 0]
    assert a[10, 10] == 0 and a[30, 10] == a[10, 30] == a[49, 30] == 200
    assert len(np.unique(a)) > 6


def test_a_shadow_fades_out() -> None:
    dst = Surface((200, 200))
    dst.fill("white")
    shadow(dst, Rect(60, 60, 80, 80), 8, 20)
    a = pygame.surfarray.array3d(dst)[:, 100, 0].astype(int)
    assert a[0] == 255 and a[100] < 120 and (np.diff(a[30:100]) <= 0).all()


@pytest.mark.parametrize("text", [0.8, 1.0, 2.0])
def test_widgets_know_how_much_room_they_want(text: float) -> None:
    style = new_style((1024, 600), text)
    for widget in (Button("b", "Play the computer", "undo"), Toggle("t", "Show threats"), Slider("s", "Volume")):
        wide, high = widget.want(style)
        placed(widget, 5, 5, wide, high)
        widget.draw(Surface((1024, 600)), style)
        assert not widget.cut
    label = Label("l", "Some words that need more than one line of a narrow place")
    assert label.want(style, 150)[1] > label.want(style, 900)[1]
