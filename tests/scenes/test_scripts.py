"""Names in any script: the system's fonts for letters that Lato lacks, numbers for those that none has, and order."""

from __future__ import annotations

import os
from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes.kit.text.bidi import levels, reordered
from scenes.kit.text.font_files import folders
from scenes.kit.text.fonts import CODE, Fonts
from scenes.kit.text.runs import runs_of
from scenes.kit.text.type import Type, clean
from scenes.kit.theme import STANDARD
from scenes.kit.widgets import TextField
from scenes.scene import Scene
from tests.scenes.conftest import Sit
from tests.scenes.made_font import make_font

INK = STANDARD.text
NAMES = ("王小明", "김철수", "हिन्दी", "สวัสดี", "محمد علي", "שרה לוי", "😀👍🏽", "Đặng Thị", "x\u0331", "\ue000", 
         "👨\u200d👩", "\U0001fae8")  # fmt: skip


def pixels(image: pygame.Surface) -> bytes:
    """What is seen."""
    return pygame.image.tobytes(image, "RGBA")


def beside(*images: pygame.Surface) -> bytes:
    """What is seen of images side by side."""
    line = pygame.Surface((sum(i.get_width() for i in images), images[0].get_height()), pygame.SRCALPHA)
    line.fill((*INK, 0))
    x = 0
    for image in images:
        line.blit(image, (x, 0))
        x += image.get_width()
    return pixels(line)


def test_letters_come_from_the_systems_fonts_glyph_by_glyph(tmp_path: Path) -> None:
    """Where the folder has no font known for the script, one with letters of many serves; damaged ones do no harm."""
    chinese = make_font(tmp_path / "deep" / "NotoSansCJK-Regular.ttf", "王小")
    many = make_font(tmp_path / "Arial Unicode.ttf", "明王")
    (tmp_path / "NotoSansCJK-Bold.ttc").write_bytes(b"no font")
    (tmp_path / "LastResort.otf").write_bytes(chinese.read_bytes())
    fonts = Fonts((tmp_path, tmp_path / "nowhere"))
    found = [(run.text, run.face) for run in runs_of("A王小明三", False, fonts)]
    assert found == [("A", "plain"), ("王小", str(chinese)), ("明", str(many)), ("三", CODE)]
    kind = Type((tmp_path,))
    assert pixels(kind.render("王", 20, INK)) != pixels(Type().render("王", 20, INK))


def test_nothing_is_looked_for_until_a_letter_is_lacking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    walks: list[object] = []
    walk = os.walk
    monkeypatch.setattr(os, "walk", lambda place: walks.append(place) or walk(place))
    monkeypatch.setattr(pygame.font, "get_fonts", lambda: pytest.fail("this takes seconds on some systems"))
    kind = Type((tmp_path,))
    for s in ("Anna", "Åström", "5 - 2"):
        kind.render(s, 17, INK, True)
    assert not walks
    for s in ("王小明", "김철수", "王"):
        kind.render(s, 17, INK)
    assert walks == [tmp_path]


def test_what_no_font_has_shows_its_number() -> None:
    """Not the same empty box for all: each its own, with ink in it, and as wide as was measured."""
    kind = Type()
    for size in (8, 14, 20, 40):
        seen = {pixels(kind.render(c, size, INK)) for c in "王小明三"}
        assert len(seen) == 4
        for name in NAMES:
            image = kind.render(name, size, INK)
            assert image.get_size() == (kind.width(name, size), kind.height(size)), name
            assert image.get_bounding_rect().w > size // 3
    codes = [run.face for run in runs_of(clean("\U0001fae8\ue000"), False, Fonts())]
    assert codes == [CODE]  # letters newer than Python's table, and private ones, are not left out


def test_marks_stay_on_their_letters(tmp_path: Path) -> None:
    """A letter and its marks come from one font, the first that has all of them; joiners never show by themselves."""
    file = make_font(tmp_path / "DejaVuSans.ttf", "x\u0331")
    assert [(r.text, r.face) for r in runs_of("x\u0331", False, Fonts((tmp_path,)))] == [("x\u0331", str(file))]
    assert [(r.text, r.face) for r in runs_of("x\u200d\u4e09", False, Fonts())] == [("x", "plain"), ("\u4e09", CODE)]
    assert Type().width("x\ufe0f", 20) == Type().width("x", 20)


@pytest.mark.parametrize(("text", "seen"), [
    ("Anna", "Anna"), ("שרה", "הרש"), ("שרה לוי", "יול הרש"), ("שרה wins", "הרש wins"), ("Anna, שרה", "Anna, הרש"),
    ("שרה 12", "12 הרש"), ("12 שרה 3.5", "3.5 הרש 12"), ("שרה (לוי) wins", ")יול( הרש wins"),
    ("Anna (שרה)", "Anna (הרש)"), ("علي 5-2", "5-2 يلع"),
    ("a שרה b דוד c", "a הרש b דוד c".replace("דוד", "דוד"[::-1])),
    ("שרה!", "!הרש"), ("אָב", "בָא"[0] + "ָ" + "א"),
])  # fmt: skip
def test_lines_read_in_the_right_order(text: str, seen: str) -> None:
    """As Unicode's annex 9 orders them (brackets are turned by the font)."""
    assert "".join(reordered(text, levels(text))) == seen


@given(st.text(st.sampled_from("abאבعل12 ,.-()[]%\u05b8"), max_size=14))
def test_order_loses_nothing(text: str) -> None:
    """Whatever stands there: every letter is seen once, letters from the left in their order, the others turned."""
    level = levels(text)
    order = reordered(range(len(text)), level)
    assert sorted(order) == list(range(len(text)))
    for kind in ("ab", "אבعل"):
        assert all(level[i] % 2 == (kind != "ab") for i, c in enumerate(text) if c in kind)
    if not set(text) & set("אבعل"):
        assert order == list(range(len(text)))


def test_hebrew_is_drawn_from_the_right_and_the_caret_goes_left(tmp_path: Path, sit: Sit) -> None:
    make_font(tmp_path / "NotoSansHebrew-Regular.ttf", "אבג")
    kind = Type((tmp_path,))
    first, second = kind.render("א", 30, INK), kind.render("ב", 30, INK)
    assert pixels(kind.render("אב", 30, INK)) == beside(second, first) != beside(first, second)
    wide = kind.width("א", 30), kind.width("אב", 30)
    assert kind.places("אב", 30) == [wide[1], wide[1] - wide[0], 0]
    assert kind.places("Ab", 30) == [0, kind.width("A", 30), kind.width("Ab", 30)]
    chair = sit()
    scene, field = Scene(chair.app), TextField("name", "", "שרה")
    field.rect = pygame.Rect(40, 40, 300, 40)
    scene.desk.put([field])
    chair.app.begin(scene)
    chair.frames(2)
    chair.click((field._start + 1, 60))
    assert field.caret == 3


def test_where_systems_keep_their_fonts() -> None:
    home = Path("home")
    assert folders("win32", home, {"WINDIR": "W", "LOCALAPPDATA": "L"})[0] == Path("W") / "Fonts"
    assert home / "Library" / "Fonts" in folders("darwin", home, {})
    assert {Path("/usr/share/fonts"), home / ".fonts"} <= set(folders("linux", home, {}))
    assert folders("linux", home, {"XDG_DATA_DIRS": "/a:/b"})[:2] == (Path("/a/fonts"), Path("/b/fonts"))
