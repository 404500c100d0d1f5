# SPDX-License-Identifier: GPL-3.0-or-later
"""Characters that people make up: found in their folder, checked by a command, kept out when they are wrong."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from rdi_desktop.bots import make_bot
from rdi_desktop.bots.base import Chair
from rdi_desktop.cli import main
from rdi_desktop.content import homemade
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.rules.setup import GameSetup, SeatSetup
from rdi_desktop.ui.pages.catalogue import catalogue_of

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
    assert game.view(0).seats[0].hand_count == 7
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
        "deck:",
        "tokens:\n  tax: {suply: 3}\nabilities:\n- {id: a, wen: anytime, once: turn, do: [draw]}\ndeck:\n- {standard: i-am-inn}",
    )
    bad.write_text(text.replace("another,", "anothr,"), encoding="utf-8")
    assert main(["check", str(bad)]) == 1
    told = capsys.readouterr().err.splitlines()
    lines = [int(line.split("line ")[1].split(",")[0]) for line in told]
    assert lines == sorted(lines)
    for line, word in zip(told, ("suply", "wen", "i-am-inn", "anothr"), strict=True):
        assert f"'{word}'" in line


MANY = """\
kind: character
id: many
name: Many
colour: red
tokens: {tax: {suply: 3, hodlers: others}}
tracks: {yn: {rnage: 0-3}}
abilities:
- {id: a, when: anytme, cots: {tax: 1}, do: [{gian: {gold: 1}}]}
triggers:
- {when: turn_start, do: [{gain: {golld: 1}}]}
turn: {strat: [{draw: 1}]}
deck:
- {title: A, tpye: action, do: [{lose: {who: anothr, fortitud: 2}}, {gian: {gold: 1}}]}
- {title: B, type: sometimes, when: {play: {tpye: [action]}}, do: [{ignroe: it}]}
- title: C
  tpye: action
  do:
  - lose:
      who: anothr
- {standard: i-am-inn}
"""
WRONG = [
    (4, "red"), (5, "suply"), (5, "hodlers"), (6, "rnage"), (8, "anytme"), (8, "cots"), (8, "gian"), (10, "golld"), (11, "strat"),
    (13, "tpye"), (13, "anothr"), (13, "fortitud"), (13, "gian"), (14, "tpye"), (14, "ignroe"), (16, "tpye"), (19, "anothr"),
    (20, "i-am-inn"),
]  # fmt: skip
"""Every mistake of it, by its line."""


def test_the_check_command_tells_of_mistakes_behind_each_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "many.yaml"
    file.write_text(MANY, encoding="utf-8")
    assert main(["check", str(file)]) == 1
    told = capsys.readouterr().err.splitlines()
    assert len(told) == len(WRONG)
    for line, (number, word) in zip(told, WRONG, strict=True):
        assert f", line {number}, " in line
        assert f"'{word}'" in line


def test_what_follows_from_a_guess_is_no_mistake(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "many.yaml"
    file.write_text(BERTA.replace("type: action", "tpe: 7"), encoding="utf-8")
    assert main(["check", str(file)]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert "unknown key 'tpe'" in line


def test_the_check_command_tells_right_from_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    good.write_text(BERTA, encoding="utf-8")
    bad.write_text(BERTA.replace("another,", "anothr,"), encoding="utf-8")
    assert main(["check", "--texts", str(good)]) == 0
    assert "I know your mother (Action): Another player loses 2 Fortitude." in capsys.readouterr().out
    assert main(["check", str(bad)]) == 1
    assert "did you mean 'another'?" in capsys.readouterr().err


ATTIC = """\
kind: dungeon
id: attic
name: The Attic
about: Dust, and what is under it.
rooms:
- {id: start, title: Ladder, to: [beam, goal]}
- {id: beam, title: Beam, to: [start, goal], do: [{lose: {fortitude: 1}}]}
- {id: goal, title: Trunk}
reward:
  kind: loot
  cards:
  - {title: Hat, type: action, do: [{lose: {who: another, fortitude: 2}}]}
  - {title: Sock, type: anytime, copies: 2, do: [{gain: {fortitude: 1}}]}
"""
HARBOUR = """\
kind: taverns
id: harbour
name: Harbour Pubs
about: Salt in everything.
taverns:
- id: eel
  name: The Wet Eel
  event: {title: Splash, do: [{lose: {who: everyone, fortitude: 1}}]}
  size: 2
  deck:
  - {title: Brine with a Chaser, type: drink, chaser: true, copies: 2, do: [{gain: {alcohol: 1}}]}
"""
MIDDLE = {"attic.yaml": ATTIC, "harbour.yaml": HARBOUR}


def test_a_home_made_dungeon_and_home_made_taverns_are_offered_and_played(folder: Path) -> None:
    for name, text in MIDDLE.items():
        (folder / name).write_text(text, encoding="utf-8")
    for _ in range(2):  # the second time they wait until somebody wants them
        content = homemade.load_all_content()
        assert not content.problems
        offered = catalogue_of(content)
        assert "The Attic" in [dungeon.name for dungeon in offered.dungeons]
        assert "Harbour Pubs" in [town.name for town in offered.towns]
        options = {"dungeon": "attic", "pub_crawl": "harbour"}
        game = Game.new(GameSetup((SeatSetup("zot"), SeatSetup("fiona")), 3, 0, options), content)
        chairs = [Chair(make_bot("regular", seat, content), game, seat) for seat in range(2)]
        while game.pending is not None:
            game.submit(chairs[game.pending.seat].command())
        assert {"moved", "crawled"} <= {event.key for event in game.events}
        assert game.view(0).crawl.taverns[0].id == "red-dragon-inn", "a town without an Inn has the usual one"


def test_the_check_command_reads_dungeons_and_taverns(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, text in MIDDLE.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert main(["check", "--texts", *(str(tmp_path / name) for name in MIDDLE)]) == 0
    said = capsys.readouterr().out
    for wanted in (
        "Ladder (Room): Everybody begins here.",
        "Trunk (Room): Take one of the Loot",
        "Sock (Anytime · Loot)",
        "Splash (Tavern Event): Each player loses 1 Fortitude.",
    ):
        assert wanted in said


@pytest.mark.parametrize(
    ("name", "right", "wrong", "line", "said"),
    [
        ("attic.yaml", "id: attic", "id: zot", 2, "'zot' already"),
        ("attic.yaml", "id: attic", "id: pub-crawl", 2, "'pub-crawl' already"),
        ("attic.yaml", "about: Dust", "start: goal\nabout: Dust", 4, "the goal is another room than the start"),
        ("attic.yaml", "title: Hat", "title: Sock", 13, "there is a room or card 'sock' already"),
        (
            "attic.yaml",
            "title: Hat, type: action",
            "title: Hat, type: drink",
            12,
            "nobody could play loot of the type 'drink'",
        ),
        ("attic.yaml", "id: beam", "id: A Beam", 7, "small letters"),
        ("attic.yaml", "fortitude: 1}}]}\n- {id: goal", "fortitud: 1}}]}\n- {id: goal", 7, "did you mean 'fortitude'"),
        ("harbour.yaml", "id: harbour", "id: attic-and-cellar+1", 2, "small letters"),
        ("harbour.yaml", "id: harbour", "id: raiding-the-armory", 2, "'raiding-the-armory' already"),
        ("harbour.yaml", "size: 2", "size: 3", 10, "the deck has 2 cards, expected 3"),
        (
            "harbour.yaml",
            "do: [{lose",
            "type: [tavern-event, cheating], do: [{lose",
            8,
            "may be answered as one of these besides",
        ),
    ],
)
def test_a_wrong_dungeon_or_tavern_stays_out_and_the_line_is_said(
    folder: Path, name: str, right: str, wrong: str, line: int, said: str
) -> None:
    text = MIDDLE[name]
    assert right in text
    if right == "id: beam":
        text = text.replace("[beam", "[A Beam")
    (folder / name).write_text(text.replace(right, wrong, 1), encoding="utf-8")
    content = homemade.load_all_content()
    (problem,) = content.problems
    assert said in str(problem)
    assert f"{name}, line {line}," in str(problem)
    assert not {"attic", "harbour"} & {*content.dungeons, *content.towns}


def test_no_character_takes_the_name_of_a_dungeon(folder: Path) -> None:
    (folder / "berta.yaml").write_text(BERTA.replace("id: berta", "id: raiding-the-armory"), encoding="utf-8")
    content = homemade.load_all_content()
    assert "'raiding-the-armory' already" in str(content.problems[0])
    assert "raiding-the-armory" not in content.characters


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
