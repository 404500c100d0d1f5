# SPDX-License-Identifier: GPL-3.0-or-later
"""Characters that people make up: found in their folder, checked by a command, kept out when they are wrong."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from rdi_desktop.cli import main
from rdi_desktop.content import homemade
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.rules.setup import GameSetup, SeatSetup

BERTA = """\
kind: character
id: berta
name: Berta the Landlady's Aunt
size: 12
deck:
- {standard: im-in, copies: 6}
- {title: I know your mother, type: action, copies: 6, do: [{lose: {who: another, fortitude: 2}}]}
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(homemade, "characters_folder", lambda: tmp_path)
    return tmp_path


def test_a_home_made_character_can_be_played(folder: Path) -> None:
    (folder / "berta.yaml").write_text(BERTA, encoding="utf-8")
    content = homemade.load_all_content()
    game = Game.new(GameSetup((SeatSetup("berta"), SeatSetup("zot"))), content)
    assert not content.problems
    assert game.view(0)["seats"][0]["hand_count"] == 7
    assert len(game.table.seats[0].deck) == 5


def test_a_wrong_file_stays_out_and_the_rest_is_there(folder: Path) -> None:
    (folder / "berta.yaml").write_text(BERTA, encoding="utf-8")
    (folder / "bad.yaml").write_text(
        BERTA.replace("berta", "bad").replace("fortitude: 2", "fortitud: 2"), encoding="utf-8"
    )
    content = homemade.load_all_content()
    assert "berta" in content.characters
    assert "bad" not in content.characters
    assert "fortitude" in str(content.problems[0])
    assert "line 7" in str(content.problems[0])


def test_the_check_command_tells_of_every_fault_in_the_order_of_the_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.yaml"
    text = BERTA.replace(
        "deck:", "tokens:\n  tax: {suply: 3}\nabilities:\n- {id: a, wen: anytime}\ndeck:\n- {standard: i-am-inn}"
    )
    bad.write_text(text.replace("another,", "anothr,"), encoding="utf-8")
    assert main(["check", str(bad)]) == 1
    told = capsys.readouterr().err.splitlines()
    lines = [int(line.split("line ")[1].split(",")[0]) for line in told]
    assert lines == sorted(lines)
    for line, word in zip(told, ("suply", "wen", "i-am-inn", "anothr"), strict=True):
        assert f"'{word}'" in line


def test_the_check_command_tells_right_from_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    good.write_text(BERTA, encoding="utf-8")
    bad.write_text(BERTA.replace("another,", "anothr,"), encoding="utf-8")
    assert main(["check", "--texts", str(good)]) == 0
    assert "I know your mother (Action): Another player loses 2 Fortitude." in capsys.readouterr().out
    assert main(["check", str(bad)]) == 1
    assert "did you mean 'another'?" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["kind: drinks\nid: deck-1\ndeck: []\n", "kind: prizes\nid: prizes\ndeck: []\n"])
def test_no_file_takes_the_name_by_which_saved_games_know_another(folder: Path, text: str) -> None:
    own = homemade.load_all_content()
    (folder / "mine.yaml").write_text(text, encoding="utf-8")
    content = homemade.load_all_content()
    assert "already" in str(content.problems[0])
    assert content.sums == own.sums


def test_a_pipe_is_no_file_to_wait_for(folder: Path) -> None:
    if not hasattr(os, "mkfifo"):
        pytest.skip("there are no pipes in folders here")
    os.mkfifo(folder / "pipe.yaml")
    assert "no plain file" in str(homemade.load_all_content().problems[0])


def test_a_home_in_which_nobody_may_look_has_no_characters(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    is_dir = Path.is_dir

    def refused(self: Path) -> bool:
        if self == homemade.characters_folder():
            raise PermissionError(13, "Permission denied")
        return is_dir(self)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "is_dir", refused)
        assert "zot" in homemade.load_all_content().characters
