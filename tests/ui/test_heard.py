# SPDX-License-Identifier: GPL-3.0-or-later
"""The table for people who do not see it: what a screen reader finds in Qt's tree, what it can do there, what it is told."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QGroupBox

from rdi_desktop.session import plan as plans
from rdi_desktop.session.plan import GamePlan, SeatInfo
from rdi_desktop.ui.look import speech
from rdi_desktop.ui.pages.game_page import GamePage
from rdi_desktop.ui.pages.settings_dialog import SettingsDialog
from rdi_desktop.ui.panels import people_bar
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.window.main_window import MainWindow
from rdi_desktop.ui.words.aloud import brief_title
from rdi_desktop.ui.words.names import visible_cards
from tests.session.people import KINDS, of_kind
from tests.ui.app_window import Player
from tests.ui.reader import ROLE, Node, button, nodes, number, press

MAY = ("Can be chosen.", "Can be played.", "It may go there.")

HAND, ASKED, STACK = "Your hand", "What is asked", "What is being played"


@pytest.fixture(autouse=True)
def listening() -> Iterator[None]:
    """Some reader listens."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def deal(window: MainWindow, *characters: str, people: int = 1, seed: int = 7) -> GamePage:
    names = ("Ann", "Bert", "Cleo", "Dora", "Emil", "Fred", "Gus", "Hilda")
    seats = [SeatInfo(names[n], who, "human" if n < people else "bot:regular") for n, who in enumerate(characters)]
    window.deal(GamePlan(tuple(seats), seed, first=0))
    assert window.game is not None
    return window.game


def in_group(page: GamePage, group: str) -> list[Node]:
    return [node for node in nodes(page) if node.group.startswith(group)]


def test_everything_on_the_table_is_there_by_name_with_its_numbers(window: MainWindow) -> None:
    page = deal(window, "fiona", "gerki", "zot")
    view = page.table.table.view
    hand = in_group(page, HAND)
    assert [node.name for node in hand] == [
        page.table.table.drawing.faces.face(card).title
        for _, card in sorted((page.table.table.hand.rest_of(card.id).x(), card) for card in view.seats[0].hand)
    ]
    assert all(
        node.role == ROLE.CheckBox and "Toggle" in node.actions and node.more for node in hand
    )  # for the discards
    assert in_group(page, ASKED)[0].name == page.table.table.prompt
    assert [node.name for node in in_group(page, STACK)] == ["Nothing waits for an answer"]
    for seat in view.seats:
        assert number(page, "Fortitude", seat.name) == (20, 20)
        assert number(page, "Alcohol Content", seat.name) == (0, 20)
        assert button(page, f"{seat.name} — ").group.startswith(seat.name)
        assert any(node.name == f"{seat.gold} Gold" for node in in_group(page, seat.name))
    assert [node.name for node in in_group(page, "What happened")] == [
        line.text for line in window.at_table.log.lines()
    ]
    assert not any(node.name == "" for node in nodes(page) if node.group and node.role == ROLE.Button)


def test_a_card_is_played_by_its_button_and_that_of_its_goal(window: MainWindow) -> None:
    page = deal(window, "fiona", "gerki", "zot")
    player = Player(window)
    player.until(lambda page: page.session.decision().kind == "action" and page.session.decision().seat == 0)  # type: ignore[union-attr]
    scene = page.table.table
    card = next(
        ref
        for ref, ways in scene.controller.legal.carried.items()
        if any(refs.seat(1) in scene.controller.legal.goals(way) for way in ways) and ref.kind == "card"
    )
    title = scene.drawing.faces.face(scene.card_of(card)).title
    assert "Can be played." in button(page, title, HAND).more
    press(button(page, title, HAND))
    assert "Taken up" in button(page, title, HAND).more
    goal = button(page, "Bert — ")
    assert "It may go there." in goal.more
    before = len(page.session.commands)
    press(goal)
    if scene.controller.question is not None:
        press(button(page, "", ASKED))
    assert len(page.session.commands) > before


def hear_out(page: GamePage) -> None:
    """Wait until all has been announced."""
    while page.table.heard._soon.isActive():
        QTest.qWait(1)


def test_why_a_card_cannot_be_played_is_said(window: MainWindow) -> None:
    page = deal(window, "fiona", "gerki", "zot")
    said: list[tuple[str, bool]] = []
    page.table.heard.say = lambda text, urgent: said.append((text, urgent))
    player = Player(window)
    player.until(lambda page: page.session.decision().kind == "action" and page.session.decision().seat == 0)  # type: ignore[union-attr]
    hear_out(page)
    dead = next(node for node in in_group(page, HAND) if "Not now: " in node.more)
    reason = dead.more.partition("Not now: ")[2]
    said.clear()
    for _ in range(2):
        said.clear()
        press(dead)
        hear_out(page)
        assert said[0][0].startswith(reason), "a second time it is silent"


def test_what_happens_is_said_and_then_what_is_asked(window: MainWindow) -> None:
    window.settings["speech"] = "all"
    page = deal(window, "fiona", "gerki", "zot")
    hear_out(page)
    said: list[tuple[str, bool]] = []
    page.table.heard.say = lambda text, urgent: said.append((text, urgent))
    lines = len(window.at_table.log.lines())
    Player(window).move()
    hear_out(page)
    news = [line.text for line in window.at_table.log.lines()[lines:]]
    assert news and said == [(" ".join(news), False), (page.table.table.prompt, said[1][1])]
    Player(window).until(lambda page: page.table.table.controller.legal.asked)
    hear_out(page)
    assert said[-1] == (page.table.heard._question(), True)


def test_a_question_about_a_blow_names_the_cards_that_answer_it(window: MainWindow) -> None:
    page = deal(window, "fiona", "gerki", "zot")
    said: list[str] = []
    page.table.heard.say = lambda text, _urgent: said.append(text)
    scene, player = page.table.table, Player(window)

    def can_answer(page: GamePage) -> bool:
        decision = page.session.decision()
        return decision is not None and decision.seat == 0 and decision.kind == "respond" and bool(answering())

    def answering() -> list[str]:
        able = {*scene.controller.legal.carried, *scene.controller.legal.touched}
        return [scene.names.card(id) for id in scene.hand.sprites if refs.card(id) in able]

    player.until(can_answer)
    hear_out(page)
    assert said[-1].startswith("Answer?"), "its cause, said just before, is said again"
    hand = list(scene.hand.sprites)
    for title in answering():
        assert any(
            f"{place}: {brief_title(title)}" in said[-1]
            for place, id in enumerate(hand, 1)
            if scene.names.card(id) == title
        )
    QTest.keyClick(page.table, Qt.Key.Key_R)
    assert said[-1].startswith(scene.prompt), "asked again, all of it is said"
    assert all(title in said[-1] for title in answering())
    for unable in {scene.names.card(id) for id in scene.hand.sprites} - {*answering()}:
        assert unable not in said[-1].removeprefix(scene.prompt)


def test_what_was_said_is_read_again_line_by_line(window: MainWindow) -> None:
    window.settings["speech"] = "all"
    page = deal(window, "fiona", "gerki", "zot")
    hear_out(page)
    said: list[str] = []
    page.table.heard.say = lambda text, _urgent: said.append(text)
    lines = len(window.at_table.log.lines())
    player = Player(window)
    player.until(lambda page: len(window.at_table.log.lines()) > lines + 3)
    hear_out(page)
    told = [line.text for line in window.at_table.log.lines()][-2:]
    page.table.setFocus()
    QTest.keyClick(page.table, Qt.Key.Key_R)
    assert said[-1] == page.table.heard._question()
    before = []
    for _ in range(8):
        QTest.keyClick(page.table, Qt.Key.Key_Comma)
        before.append(said[-1])
    assert {*told} <= {*before}, "a line is only read together with others"


def test_numbers_and_buffers_are_read_without_moving_the_focus(window: MainWindow) -> None:
    page = deal(window, "fiona", "gerki", "zot")
    hear_out(page)
    said: list[str] = []
    page.table.heard.say = lambda text, _urgent: said.append(text)
    table, alt = page.table, Qt.KeyboardModifier.AltModifier
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_N)
    assert said[-1] == "You: Fortitude 20, Alcohol Content 0, 20 apart, 10 Gold, 7 cards."
    QTest.keyClick(table, Qt.Key.Key_P)
    QTest.keyClick(table, Qt.Key.Key_N)
    assert said[-1].startswith("Bert: Fortitude 20")
    QTest.keyClick(table, Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
    assert said[-1] == "Heart and mug apart: You 20, Bert 20, Cleo 20."
    table.table.set_focus(card := refs.card(next(iter(table.table.hand.sprites))))
    heard: dict[str, list[str]] = {}
    for _ in range(4):
        QTest.keyClick(table, Qt.Key.Key_Right, alt)
        name, _, first = said[-1].partition(". ")
        heard[name] = [first]
        for _ in range(60):
            QTest.keyClick(table, Qt.Key.Key_Down, alt)
            if said[-1] == heard[name][-1]:
                break
            heard[name].append(said[-1])
    assert {*heard} == {"Card", "Player", "Table", "Everybody"}
    assert heard["Card"][0] == table.table.names.card(int(card.of))
    assert any("Can be" in line or "Not now" in line for line in heard["Card"])
    assert heard["Player"][0].startswith("You: ")
    assert table.table.prompt in " ".join(heard["Table"])
    assert len(heard["Everybody"]) == 3
    assert table.table.focus == card, "the focus has moved"
    QTest.keyClick(table, Qt.Key.Key_Up, alt)
    assert said[-1] == heard[name][-2]


def test_what_can_be_done_names_all_of_it_and_space_says_what_is_missing(window: MainWindow) -> None:
    page = deal(window, "fiona", "gerki", "zot")
    said: list[str] = []
    page.table.heard.say = lambda text, _urgent: said.append(text)
    table, player = page.table, Player(window)
    player.until(lambda page: page.session.decision().kind == "order" and page.session.decision().seat == 0)  # type: ignore[union-attr]
    hear_out(page)
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_A)
    assert {"Bert", "Cleo"} <= {*said[-1].split(", ")}, "whom a Drink may be ordered for is not told"
    table.table.set_focus(None)
    commands, before = page.session.commands, len(said)
    QTest.keyClick(table, Qt.Key.Key_Space)
    hear_out(page)
    assert page.session.commands == commands
    assert "Choose something first." in said[before:], "a key that does nothing is silent"
    player.until(lambda page: page.session.decision().kind == "action" and page.session.decision().seat == 0)  # type: ignore[union-attr]
    hear_out(page)
    scene = table.table
    place = next(
        place
        for place, id in enumerate(scene.hand.sprites, 1)
        if any(
            refs.seat(1) in scene.controller.legal.goals(way)
            for way in scene.controller.legal.carried.get(refs.card(id), ())
        )
    )
    QTest.keyClick(table, Qt.Key(int(Qt.Key.Key_0) + place))
    QTest.keyClick(table, Qt.Key.Key_A)
    assert "Bert" in said[-1].split(", "), "where the card may go is not told"


def test_while_everything_is_held_it_is_told_what_goes_on(window: MainWindow) -> None:
    page = deal(window, "fiona", "gerki", "zot")
    hear_out(page)
    said: list[str] = []
    page.table.heard.say = lambda text, _urgent: said.append(text)
    QTest.keyClick(page.table, Qt.Key.Key_A)
    assert "held" not in said[-1]
    QTest.keyClick(page.table, Qt.Key.Key_F10)
    QTest.keyClick(page.table, Qt.Key.Key_A)
    assert said[-1].endswith("Everything is held: F10 goes on")


def test_a_digit_that_is_told_takes_its_card_from_beside_the_table_too(window: MainWindow) -> None:
    page = deal(window, "fiona", "gerki", "zot")
    told: list[str] = []
    page.table.heard.say = lambda text, _urgent: told.append(text)
    beside = next(
        each for each in page.findChildren(QAbstractButton) if each.accessibleName().startswith("Hold everything")
    )
    hear_out(page)
    beside.setFocus()
    QTest.keyClick(beside, Qt.Key.Key_A)
    assert told[-1].startswith("1: "), told
    QTest.keyClick(beside, Qt.Key.Key_1)
    hear_out(page)
    assert page.table.table.focus == refs.card(next(iter(page.table.table.hand.sprites))), "it was announced"
    assert QApplication.focusWidget() is page.table


def test_what_is_marked_in_the_inspector_and_what_a_slider_stands_for_is_said(window: MainWindow) -> None:
    page = deal(window, "fiona", "gerki")
    Player(window).until(lambda page: page.session.decision().kind == "action" and page.session.decision().seat == 0)  # type: ignore[union-attr]
    page.table.setFocus()
    for _ in range(2):
        QTest.keyClick(page.table, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
        inspector = window.at_table.inspector
        assert speech.SPOKEN[-1] == inspector.choices[inspector._marked or 0].told
    window.open_page("settings")
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, SettingsDialog)
    slider = dialog.editors["bot_pace"]
    slider.setFocus()
    assert slider.accessibleDescription().startswith("3 s"), "a reader tells only its step"
    QTest.keyClick(slider, Qt.Key.Key_Left)
    assert speech.SPOKEN[-1] == "2.9 s"
    dialog.close()


def test_a_card_in_the_focus_that_goes_leaves_the_keyboard_with_the_table(window: MainWindow) -> None:
    page = deal(window, "fiona", "gerki", "zot")
    page.table.setFocus()
    QTest.keyClick(page.table, Qt.Key.Key_1)
    QTest.keyClick(page.table, Qt.Key.Key_Space)
    hear_out(page)
    assert page.session.commands, "nothing was discarded"
    assert QApplication.focusWidget() is page.table


def test_a_new_table_tells_a_reader_of_the_focus_once_it_can_answer(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While it was being made the program had no time for questions, so a reader may have got no name."""
    told: list[tuple[object, bool]] = []
    monkeypatch.setattr(
        QAccessible,
        "updateAccessibility",
        lambda event: told.append((event.type(), window.game is not None and window.game.table.table.seen)),
    )
    hear_out(deal(window, "fiona", "gerki"))
    assert (QAccessible.Event.Focus, True) in told


def test_the_focus_is_where_the_table_has_it_and_goes_where_a_reader_sends_it(window: MainWindow) -> None:
    page = deal(window, "fiona", "gerki", "zot")
    page.table.setFocus()
    hand = in_group(page, HAND)
    QTest.keyClick(page.table, Qt.Key.Key_2)
    focused = [node for node in in_group(page, HAND) if node.focused]
    assert [node.name for node in focused] == [hand[1].name]
    mat = button(page, "Cleo — ")
    assert "SetFocus" in mat.actions
    acts = mat.interface.actionInterface()
    assert acts is not None
    acts.doAction("SetFocus")
    assert page.table.table.focus == refs.seat(2)
    assert page.table.hasFocus(), "the keys are no longer the table's"
    assert [node.name for node in nodes(page) if node.focused and node.actions] == [mat.name]


def test_every_mat_can_be_visited_while_nothing_is_asked(window: MainWindow) -> None:
    page = deal(window, "fiona", "gerki", "zot", "deirdre")
    page.table.setFocus()
    visited = []
    for _ in range(5):
        QTest.keyClick(page.table, Qt.Key.Key_P)
        visited.append(page.table.table.focus)
        assert page.table.table.described(page.table.table.focus) in page.table.accessibleDescription()
    assert visited == [refs.seat(n % 4) for n in (1, 2, 3, 4, 5)]
    QTest.keyClick(page.table, Qt.Key.Key_P, Qt.KeyboardModifier.ShiftModifier)
    assert page.table.table.focus == refs.seat(0)


def test_nothing_is_made_while_nobody_listens(window: MainWindow) -> None:
    QAccessible.setActive(False)
    page = deal(window, "fiona", "gerki")
    assert not page.findChildren(QGroupBox)
    QAccessible.setActive(True)
    page.table.refresh()
    assert in_group(page, HAND)


def secrets(page: GamePage) -> set[str]:
    """The titles of all cards that whoever looks must not know, but of those that a card in the open bears, too."""
    content, viewer = page.session.content, page.table.table.seat
    view = page.session.view(viewer)
    known = {str(card.title) for card in visible_cards(view)}
    told = " ".join(str(event) for event in page.session.events(0, viewer))
    hidden = set()
    for seat in view.seats:
        if seat.seat != viewer:
            hidden |= {card.title for card in content.seated(seat.character).deck}
    return {title for title in hidden - known if title not in told}


@pytest.mark.parametrize("people", [pytest.param(1, marks=pytest.mark.weekly), 2])
def test_no_card_that_is_hidden_is_named_in_the_tree(window: MainWindow, people: int) -> None:
    page = deal(window, "fiona", "gerki", "zot", "deirdre", people=people, seed=11)
    player, looked = Player(window), 0
    for _ in range(12):
        for _ in range(8):
            if not page.session.over:
                player.move()
        words = "\n".join(f"{node.name} {node.more} {node.value}" for node in nodes(page))
        hidden = secrets(page)
        assert not [title for title in hidden if title in words]
        looked += len(hidden)
    assert looked > 300


def deed(found: list[Node], done: Counter[str], chance: random.Random) -> Node:
    """What somebody does who only listens: something that may be done, what was done least first; else they let the game go on."""
    may = [node for node in found if node.actions and node.enabled and node.more.endswith(MAY)]
    forward = [node for node in may if not node.name.startswith("Cancel")] or may
    if not forward or done["in a row"] > 40:  # something picked and put back for ever: as the main button has it
        done["in a row"] = 0
        last = [node for node in forward if node.group == ASKED]
        return last[-1] if last else next(node for node in found if node.name.startswith("Go on by one"))
    least = min(done[node.name] for node in forward)
    return chance.choice([node for node in forward if done[node.name] == least])


@pytest.mark.parametrize(
    ("kind", "whole"), [("", False), *(pytest.param(kind, True, marks=pytest.mark.weekly) for kind in ("", *KINDS))]
)
def test_a_whole_game_is_played_through_the_tree_alone(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, kind: str, whole: bool
) -> None:
    """From the start screen to who has won; what lies between the third turn and the last moves, and other tables, once a week."""
    from tests.ui import app_window

    monkeypatch.setattr(plans, "new_seed", lambda: 7)
    if kind:
        window.deal(of_kind(kind, 0))
    else:
        press(button(window, "New game"))
        press(button(window, "Deal"))
    assert window.game is not None
    chance, done, groups = random.Random(3), Counter[str](), set[str]()
    for _ in range(2500):
        if not whole and {HAND, ASKED} <= groups and window.game.session.view(None).turn_number > 2:
            app_window.deal_late(window, window.game.session.plan)
            whole = True
        found = nodes(window)
        sheet = next((node for node in found if node.name in ("Rematch", "To the end quickly") and node.actions), None)
        if sheet is not None and sheet.name == "Rematch":
            break
        chosen = sheet or deed(found, done, chance)
        done[chosen.name] += 1
        done["in a row"] = 0 if chosen.name.startswith("Go on by one") else done["in a row"] + 1
        groups.add(chosen.group.partition(",")[0])
        press(chosen)
    else:
        raise AssertionError(f"no end: {done.most_common(8)}")
    assert window.game.session.over
    assert {HAND, ASKED} <= groups
    assert window.game.ending.title.text() in [node.name for node in nodes(window)], "the winner is named nowhere"


def test_what_several_people_are_asked_at_once_and_who_has_won_is_said(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.ui import app_window

    said: list[str] = []
    monkeypatch.setattr(people_bar, "announce", lambda _, text, urgent=False: said.append(text))
    page = deal(window, "fiona", "gerki", people=2, seed=3)
    player = Player(window)
    player.until(lambda page: page.bar.isVisible())
    assert said[-1].startswith(page.bar.question.text())
    page._show()
    asked = [each for each in said if each == said[-1]]
    assert len(asked) == 1, "the same question is said again"
    page = app_window.deal_late(window, page.session.plan).page
    page.table.heard.say = lambda text, _urgent: said.append(text)
    while not page.session.over:
        player.move()
    assert page.ending.isVisible()
    hear_out(page)
    won = next(place for place, each in enumerate(said) if each.startswith(page.ending.title.text()))
    assert said[won - 1].endswith("wins the game!"), "how it ended is said before what led there"
