"""Five hundred damaged journals, records and settings: each is read as far as it stands, or gives one sentence."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from engine.core.errors import BadRecord
from engine.games import game_named
from engine.records.journal import read_journal
from engine.records.saved_games import Kept, SavedShelf, read_game
from scenes.preferences import Settings
from scenes.settings_file import SettingsFile
from tests.engine.damage import DAMAGES, FOREIGN, journal, record, settings

KINDS = tuple(DAMAGES)
EACH = 25  # of a kind, for each of the journal, the record and (but for illegal actions) the settings


def clear(sentence: str) -> bool:
    """One sentence for a person: short, ended, without the words of a programmer."""
    return sentence.endswith(".") and len(sentence) < 300 and "Error" not in sentence and "\n" not in sentence


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("form", [record, journal], ids=["record", "journal"])
def test_games(tmp_path: Path, form: Callable[[Random], bytes], kind: str) -> None:
    suffix, told = (".game" if form is journal else ".json"), 0
    for n in range(EACH):
        rng, path = Random(f"{form.__name__} {kind} {n}"), tmp_path / f"{n}{suffix}"
        torn = DAMAGES[kind](form(rng), rng)
        path.write_bytes(torn)
        told += _says_or_reads(path)
        assert path.read_bytes() == torn, "nothing is overwritten"
    assert told or kind in ("flipped", "wrong", "huge", "shuffled"), "most damage is noticed"


def _says_or_reads(path: Path) -> bool:
    """True when a sentence was said."""
    try:
        match, lost = read_journal(path, game_named) if path.suffix == ".game" else (read_game(path, game_named), "")
    except BadRecord as error:
        assert clear(str(error)), str(error)
        said = SavedShelf(path.parent, game_named).read(Kept(path, 0.0, 0)).problem
        assert clear(said)
        return True
    assert match.states and (not lost or clear(lost))
    return bool(lost)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "illegal"])
def test_settings(tmp_path: Path, kind: str) -> None:
    for n in range(EACH):
        rng, path = Random(f"settings {kind} {n}"), tmp_path / f"{n}.json"
        path.write_bytes(DAMAGES[kind](settings(rng), rng))
        file = SettingsFile(path, Settings())
        read, note = file.read()
        assert not note or clear(note), note
        assert note or kind not in ("cut", "foreign"), "what cannot be read is told"
        assert file.write(read) and SettingsFile(path, Settings()).read() == (read, "")


@pytest.mark.parametrize("torn", FOREIGN, ids=range(len(FOREIGN)))
def test_no_foreign_file_is_let_through(tmp_path: Path, torn: bytes) -> None:
    for name in ("x.game", "x.json"):
        (tmp_path / name).write_bytes(torn)
        assert _says_or_reads(tmp_path / name)
    read, note = SettingsFile(tmp_path / "x.json", Settings()).read()
    assert read == Settings() and (clear(note) or torn.startswith(b'{"format"')), "a newer version may know more"


def test_there_are_five_hundred() -> None:
    assert EACH * (3 * len(KINDS) - 1) >= 500


def test_a_folder_and_nothing_are_a_sentence(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nothing.json", tmp_path / ("x" * 5000), Path("a\0b")):
        with pytest.raises(BadRecord) as told:
            read_game(path, game_named)
        assert str(told.value).endswith(".")
