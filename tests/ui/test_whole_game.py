# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole games in the real window, with nothing but mouse and keys; and one that is killed in the middle."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from rdi_desktop.session.plan import HUMAN, SeatInfo, plan_game
from rdi_desktop.ui.pages.newgame import NewGameScreen
from rdi_desktop.ui.window.main_window import MainWindow
from tests.session.people import KINDS, of_kind, plan
from tests.ui.person import Keys, Mouse, check_table, click, write

SEATS = (
    ("Ann", "deirdre", HUMAN),
    ("Bert", "fiona", HUMAN),
    ("Gus", "gerki", "bot:regular"),
    ("Zed", "zot", "bot:regular"),
)


def sit_down(window: MainWindow, seed: str) -> None:
    """From the start screen to the dealt table, as two friends with two computer players would."""
    click(window.start.buttons["new"])
    screen = window.new_game
    assert screen is not None
    for index, (name, character, controller) in enumerate(SEATS):
        row = screen.rows[index]
        QTest.mouseClick(row, Qt.MouseButton.LeftButton, pos=row.rect().center())
        click(screen.tiles[character])
        click(row.name)
        write(name)
        choose(screen, index, controller)
    click(screen.seed)
    write(seed)
    click(screen.deal)


def choose(screen: NewGameScreen, index: int, controller: str) -> None:
    box = screen.rows[index].controller
    for _ in range(box.count()):
        if box.currentData() != controller:
            QTest.keyClick(box, Qt.Key.Key_Up if box.findData(controller) < box.currentIndex() else Qt.Key.Key_Down)


def test_two_friends_and_two_computer_players_play_a_game_to_its_end_and_another(window: MainWindow) -> None:
    sit_down(window, "2")
    assert window.game is not None
    session = window.game.session
    assert [(seat.name, seat.character, seat.controller) for seat in session.seats] == list(SEATS)

    person = Mouse(window, 1)
    person.play(lambda: check_table(person))
    winners = person.session.view(None).over.winners
    assert all(session.seats[seat].name in person.page.ending.title.text() for seat in winners)

    click(person.page.ending.rematch)
    assert person.session is not session
    assert person.session.seats == session.seats
    assert person.session.commands == ()
    person.until(lambda: person.session.view(None).turn_number == 2)


@pytest.mark.weekly
def test_in_a_few_games_everything_is_done_that_a_mouse_can_do(window: MainWindow) -> None:
    sit_down(window, "2")
    deeds = (
        "uncover", "hurry", "nobody: click", "nobody: key", "claim: click", "claim: key", "confirm: click", "pick: none",
        "action: drag a card to a player", "action: click a card, then a player", "action: button", "choose how",
        "order: drag a Drink to a player", "order: player", "drink: Drink", "gamble: big key", "respond: button",
    )  # fmt: skip
    person = Mouse(window, 1)
    for _ in range(4):  # who deals what decides whether a game has a moment for each of them
        person.play(lambda: check_table(person))
        if all(person.done[deed] for deed in deeds):
            break
        click(person.page.ending.rematch)
    assert [deed for deed in deeds if not person.done[deed]] == [], "never done in whole games"


@pytest.mark.weekly
@pytest.mark.parametrize("seed", [2, 3, 4, 5])
def test_other_tables_are_played_to_their_end_as_well(window: MainWindow, seed: int) -> None:
    window.deal(plan(HUMAN, HUMAN, HUMAN, "bot:tipsy", seed=seed, ask_always=seed % 2 == 0))
    person = Mouse(window, seed)
    person.play(lambda: check_table(person))

    assert person.page.ending.isVisible()


@pytest.mark.weekly
@pytest.mark.parametrize("kind", KINDS)
def test_tables_of_every_kind_are_played_to_their_end_by_mouse(window: MainWindow, kind: str) -> None:
    """By two at one screen, in no team with each other but against the machine."""
    window.deal(of_kind(kind, 0, 2))
    person = Mouse(window, 1)
    person.play(lambda: check_table(person))

    assert person.page.ending.isVisible()


EVERYBODY = ("dominique", "karl", "eisinder", "alaric", "oozwald", "valeria", "gerki", "zot", "deirdre", "fiona")


@pytest.mark.weekly
@pytest.mark.parametrize("seed", [20, 21, 22, 23])
def test_all_characters_are_played_with_prizes_while_the_window_changes_its_size(window: MainWindow, seed: int) -> None:
    """By turns with the mouse at a screen of two, and by one with the keyboard alone."""
    chance = random.Random(seed)
    characters = chance.sample(EVERYBODY, 8 if seed % 4 == 3 else 4)
    people = 1 + (seed + 1) % 2
    seats = [
        SeatInfo(f"Player {place}", character, HUMAN if place < people else "bot:regular")
        for place, character in enumerate(characters)
    ]
    dungeon = "raiding-the-armory" if seed % 2 else "game-masters-gauntlet"
    middle: dict[str, str | int | bool] = {"dungeon": dungeon, "pub_crawl": "pub-crawl"}
    options: dict[str, str | int | bool] = {"drinks": "deck-2", "prizes": True}
    window.deal(plan_game(seats, seed=seed, first=0, options=options | middle if seed < 22 else options))
    person = Mouse(window, seed) if people == 2 else Keys(window, seed)
    looks = 0

    def look() -> None:
        nonlocal looks
        looks += 1
        check_table(person)
        if looks % 50 == 0:
            window.resize(*chance.choice(((1024, 640), (1280, 720), (1920, 1080))))

    person.play(look)

    assert person.page.ending.isVisible()


def test_the_big_key_leaves_the_game_as_it_is_until_a_computer_player_is_due(window: MainWindow) -> None:
    window.deal(plan("bot:regular", HUMAN, HUMAN))
    person = Mouse(window, 3)
    assert person.page.paused
    before = len(person.session.commands)
    person.hurry()

    assert len(person.session.commands) > before


_KILLED = """
import json, sys
from pathlib import Path
from PySide6.QtTest import QTest
from rdi_desktop.content import load_content
from rdi_desktop.ui.look import style
from rdi_desktop.ui.look.early import Standing
from dataclasses import asdict
from rdi_desktop.ui.window.app import make_application
from rdi_desktop.ui.window.main_window import MainWindow
from rdi_desktop.ui.look.settings import Settings
from tests.session.people import KINDS, of_kind, plan
from tests.ui.person import Mouse

make_application()
Standing.times = 0.0  # it presses at once
settings = Settings(None)
settings["reduce_motion"] = True
settings["bot_pace"] = 3.0
settings["pace"] = 0.0
window = MainWindow(load_content, settings, Path(sys.argv[1]))
window.show()
window.activateWindow()
QTest.qWaitForWindowActive(window)
window.deal(plan("human", "human", "bot:regular", "bot:regular"))
person = Mouse(window, 4)
person.until(lambda: person.session.view(None).turn_number > 1 and person.page.bar.isVisible())
print(json.dumps([person.session.view(seat) for seat in (None, 0, 1)], default=asdict), flush=True)
sys.stdin.read()
"""


def test_a_game_killed_in_the_middle_goes_on_at_the_same_point(window: MainWindow) -> None:
    """The program dies in an open response window, as by a power cut; another one is started."""
    root = str(Path(__file__).parents[2])
    environment = {**os.environ, "PYTHONPATH": root}
    command = [sys.executable, "-c", _KILLED, str(window.folder)]
    program = subprocess.Popen(
        command, cwd=root, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    with program:
        assert program.stdout is not None
        seen = program.stdout.readline()
        program.kill()
    assert seen, "the program fell over before it was killed"
    window.show_start()
    click(window.start.go_on)

    assert window.game is not None
    session = window.game.session
    assert json.loads(json.dumps([session.view(seat) for seat in (None, 0, 1)], default=asdict)) == json.loads(seen)
    assert window.game.bar.isVisible()
    Mouse(window, 5).until(lambda: session.view(None).turn_number > 2)
