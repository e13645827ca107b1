"""Settings on disk: one wrong value costs itself alone, several windows share the file, a damaged one is not lost."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from scenes.preferences import Settings
from scenes.settings_file import SettingsFile, from_config

ROOT = Path(__file__).resolve().parents[2]
CONFIG = '[sound]\nvolume = 7\nmuted = true\n\n[table]\nanimation = fast\ntext = "big"\nseconds = 2.0\nnothing = 1\n'
MARK = b"\xef\xbb\xbf"


def test_a_wrong_value_in_config_costs_that_value_only(tmp_path: Path) -> None:
    path = tmp_path / "config.toml"
    for head in (b"", MARK):
        path.write_bytes(head + CONFIG.encode())
        settings, note = from_config(path, Settings())
        assert settings == Settings().having({"muted": True, "seconds": 2.0})
        assert [f"line {n}: " in note for n in range(1, 11)] == [n in (2, 6, 7, 9) for n in range(1, 11)], note
        assert "0 to 1" in note and "animation = fast" in note and "nothing" in note


def test_a_wrong_setting_costs_that_setting_only_and_a_newer_one_stays(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    told = {"volume": "loud", "muted": True, "weather": {"from": [9]}, "text": 1.5, "fps": 5}
    for head in (b"", MARK):
        path.write_bytes(head + json.dumps(told, indent=1).encode())
        file = SettingsFile(path, Settings())
        settings, note = file.read()
        assert settings == Settings().having({"muted": True, "text": 1.5})
        assert "line 2: volume" in note and "line 10: fps" in note and "weather" not in note
        before = path.read_bytes()
        assert file.write(settings.having({"demo": False}))
        assert json.loads(path.read_text()) == {"muted": True, "weather": {"from": [9]}, "text": 1.5, "demo": False}
        assert before in [copy.read_bytes() for copy in tmp_path.glob("*.damaged*")], "what was wrong is not lost"
    assert not list(tmp_path.glob("*.part")) and not list(tmp_path.glob("*.lock"))


@pytest.mark.parametrize("text", [b"{", b"[]", b"x" * 9_000_000, b'{"volume": 0.5'])
def test_a_damaged_file_is_kept_as_a_copy(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(text)
    file = SettingsFile(path, Settings())
    settings, note = file.read()
    assert settings == Settings() and note.endswith(".") and path.read_bytes() == text
    assert file.write(settings.having({"muted": True}))
    assert (tmp_path / "settings.json.damaged").read_bytes() == text
    assert SettingsFile(path, Settings()).read() == (settings.having({"muted": True}), "")


def test_two_windows_keep_what_each_has_changed(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    one, two = SettingsFile(path, Settings()), SettingsFile(path, Settings())
    mine, theirs = one.read()[0], two.read()[0]
    assert one.write(mine := mine.having({"volume": 0.25, "last": {"a": {"x": 1}}, "met": {"g": ["one"]}}))
    assert two.write(theirs := theirs.having({"muted": True, "last": {"b": {"y": 2}}}))
    assert one.write(mine.having({"met": {}}))
    assert two.write(theirs.having({"muted": False, "text": 1.2}))
    assert SettingsFile(path, Settings()).read()[0] == Settings().having(
        {"volume": 0.25, "text": 1.2, "last": {"a": {"x": 1}, "b": {"y": 2}}})


def test_many_programs_at_once_lose_no_key(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    code = ("import sys; from pathlib import Path; from scenes.preferences import Settings;"
            "from scenes.settings_file import SettingsFile; f = SettingsFile(Path(sys.argv[1]), Settings());"
            "s, _ = f.read(); n = sys.argv[2]\n"
            "for i in range(8): s = s.having({'last': {**s.last, f'{n} {i}': {}}}); assert f.write(s), f.problem")
    children = [subprocess.Popen([sys.executable, "-c", code, str(path), str(n)], cwd=ROOT) for n in range(3)]
    assert [child.wait() for child in children] == [0, 0, 0]
    assert len(SettingsFile(path, Settings()).read()[0].last) == 24


def test_a_folder_that_takes_nothing_is_a_sentence_and_tried_again(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    file = SettingsFile(tmp_path / "file" / "settings.json", Settings())
    assert not file.write(Settings().having({"muted": True})) and file.problem.endswith(".")
    (tmp_path / "file").unlink()
    assert file.write(Settings().having({"muted": True, "text": 1.5})) and not file.problem
    assert file.read()[0].muted
