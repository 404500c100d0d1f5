# SPDX-License-Identifier: GPL-3.0-or-later
"""Home-made characters where there is no window: which are read and from where, which are not and why."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from rdi_desktop import cli, folders
from rdi_desktop.content.loader import DATA
from tools import tournament

GLUM = """\
kind: character
id: glum
name: Glum
size: 10
setup:
- choose:
    of:
    - {id: give-up, label: give up, do: [{lose: {fortitude: 20}}]}
    - {id: give-in, label: give in, do: [{lose: {fortitude: 20}}]}
deck: [{title: Ow, type: action, copies: 10, do: [{gain: {fortitude: 1}}]}]
"""
TYPO = GLUM.replace("id: glum", "id: typo").replace("size:", "sise:")


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(folders.INSTEAD, "")  # what `--data-dir` sets is gone after the test
    own = tmp_path / "data" / "characters"
    own.mkdir(parents=True)
    (own / "glum.yaml").write_text(GLUM, encoding="utf-8")
    (own / "typo.yaml").write_text(TYPO, encoding="utf-8")
    return tmp_path


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = cli.main(list(arguments))
    said = capsys.readouterr()
    return status, said.out, said.err


SEATS = ("--seats", "glum", "zot", "--games", "4", "--jobs", "1")


@pytest.mark.parametrize(
    "command",
    [
        lambda folder: cli.main(["--data-dir", folder, "simulate", *SEATS]),
        lambda folder: tournament.main(["--data-dir", folder, "--bots", "tipsy", "careful", *SEATS]),
    ],
    ids=["simulate", "tournament"],
)
def test_a_command_says_which_home_made_files_it_uses_and_which_not(
    data: Path, capsys: pytest.CaptureFixture[str], command: Callable[[str], int]
) -> None:
    assert command(str(data)) == 0
    said = capsys.readouterr().err
    assert f"1 home-made file from {data / 'data' / 'characters'}" in said
    assert "not used: typo.yaml, line 4" in said
    assert "did you mean 'size'" in said


def test_whoever_names_a_character_that_is_not_there_is_told_where_their_own_are_read(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, _, said = run(capsys, "--data-dir", str(data), "simulate", "--seats", "typo", "zot")
    assert status == 2
    assert str(data / "data" / "characters") in said


def test_games_that_are_over_before_anybodys_turn_are_counted_like_others(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, _ = run(capsys, "--data-dir", str(data), "simulate", *SEATS)
    assert status == 0
    assert "glum                        4" in out


@pytest.mark.parametrize(
    "boss", [("--seats", "zot", "glum", "gerki"), ("--seats", "glum", "zot", "gerki", "fiona")], ids=["second", "first"]
)
def test_whoever_has_no_boss_cards_is_refused_once_and_no_game_breaks_down(
    data: Path, capsys: pytest.CaptureFixture[str], boss: tuple[str, ...]
) -> None:
    crashes = data / "crashes"
    status, _, said = run(
        capsys, "--data-dir", str(data), "simulate", "--variant", "boss-battle", *boss, "--games", "60", "--jobs", "1",
        "--crash-dir", str(crashes),
    )  # fmt: skip
    assert status == 2
    assert said.count("has no Boss cards") == 1
    assert not crashes.exists()


def test_help_says_where_home_made_characters_are_read(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["--help"])
    assert "DIR/data/characters" in "".join(capsys.readouterr().out.split())


def test_the_programs_own_files_can_be_checked_and_read(capsys: pytest.CaptureFixture[str]) -> None:
    files = [next(iter(sorted(folder.glob("*.yaml")))) for folder in (DATA, *sorted(DATA.iterdir())) if folder.is_dir()]
    files = list(dict.fromkeys([*files, DATA / "characters" / "gerki.yaml"]))
    assert len(files) > 5
    status, out, said = run(capsys, "check", *map(str, files), "--texts")
    assert (status, said) == (0, "")
    assert out.count("ok    ") == len(files)
    assert "Slip a mickey" in out
