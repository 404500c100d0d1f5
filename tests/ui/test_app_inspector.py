# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsPathItem

from rdi_desktop.content import Content
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.rules.setup import GameSetup, SeatSetup
from rdi_desktop.engine.state.decisions import Answer
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import HUMAN, GamePlan, SeatInfo
from rdi_desktop.ui.cards.face import CardFace
from rdi_desktop.ui.panels.card_words import card_html, piles_html
from rdi_desktop.ui.panels.fan import PileDialog
from rdi_desktop.ui.panels.inspector_words import Page, choices_of
from rdi_desktop.ui.table import arrows, refs
from rdi_desktop.ui.table.pieces import PICKED
from rdi_desktop.ui.table.refs import Ref
from rdi_desktop.ui.window.main_window import MainWindow
from tests.rules.deal import at, deal
from tests.rules.deal import content as all_content
from tests.session.arranged import DULL, MACE, THREE_DEEP, arranged, play, three_deep
from tests.session.people import BOT, People, plan
from tests.ui.app_window import Player
from tests.ui.links import click_link, links
from tests.ui.table_fixtures import alter, card, entry, make_view

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier


def show(window: MainWindow, session: LocalSession) -> Player:
    """Begin this game with the inspector open, and let whoever is called take the hand."""
    window.play(session)
    if not window.at_table.docks.inspector.isVisible():
        QTest.keyClick(window, Key.Key_F4)
    window.at_table.docks.inspector.raise_()
    player = Player(window)
    if player.page.table.table.covered:
        player.click(refs.CURTAIN)
    return player


def text(window: MainWindow) -> str:
    return window.at_table.inspector.text.toPlainText().replace("\u2028", "\n")


def plain(page: str) -> str:
    """What is read of a page."""
    return unescape(re.sub("<[^>]+>", "", page))


def block(window: MainWindow, number: int) -> str:
    """What is said of the entry with that number."""
    return text(window).split(f"\n{number}. ")[1].split("\n\n")[0].split(f"\n{number - 1}. ")[0]


@pytest.fixture
def deep(window: MainWindow, content: Content) -> Player:
    """Ann hits Bob, Bob hides, Cat forbids it, Dan forbids that."""
    session = arranged(content, plan(*[HUMAN] * 4), THREE_DEEP)
    player = show(window, session)
    three_deep(session)
    return player


def test_the_path_and_the_stack_newest_first(window: MainWindow, deep: Player) -> None:
    said = text(window)
    assert said.index("Turn 1: Ann") < said.index("Action") < said.index("Being played")
    assert [said.index(f"\n{number}. ") for number in (4, 3, 2, 1)] == sorted(
        said.index(f"\n{number}. ") for number in (4, 3, 2, 1)
    )
    assert "by Ann on Bob" in block(window, 1)
    assert "by Bob, in answer to 1" in block(window, 2)
    assert "by Dan" in block(window, 4)


def test_a_card_with_two_ways_to_use_it_is_foreseen_in_the_way_it_is_used(window: MainWindow) -> None:
    no = "Not now! These men are interested in my religion"
    t = deal(
        deirdre=at([no], drink_me=["Elven Wine"]),
        gerki=at(["I don't think so!"]),
        zot=at(),
        turn="deirdre",
        phase="drink",
    )
    t.drink("deirdre").play("deirdre", no)
    seats = tuple(SeatInfo(name, name, HUMAN if name == "gerki" else BOT) for name in t.names)
    show(window, LocalSession.of(t.game, GamePlan(seats, 1), all_content()))

    assert "1 does nothing to deirdre" in block(window, 2)
    assert "deirdre Ignores it by 2" in block(window, 1)


def test_what_will_happen_to_each_if_nobody_does_more(window: MainWindow, deep: Player) -> None:
    assert "If nobody does more: 3 is Negated" in block(window, 4)
    assert "If nobody does more: Negated by 4" in block(window, 3)
    assert "1 does nothing to Bob" in block(window, 2)
    assert "Bob Ignores it by 2" in block(window, 1)
    assert "−2" not in block(window, 1)

    QTest.keyClick(deep.page.bar, Key.Key_Space)  # nobody: Dan's answer happens

    assert len(deep.session.view(None).stack) == 2
    assert "If nobody does more: 1 does nothing to Bob" in block(window, 2)


def test_what_was_done_to_a_drink_so_far_is_told_in_order(window: MainWindow, content: Content) -> None:
    session = arranged(content, plan(HUMAN, HUMAN), {1: ("slip-a-mickey", "a-little-somethin-extra", *DULL[:3])})
    show(window, session)
    people = People(session)
    people.until(lambda s: any(entry.kind == "drink" for entry in s.view(None).stack))
    first = session.view(None).stack[0].amounts.get("alcohol", 0)
    for title in ("slip-a-mickey", "a-little-somethin-extra"):
        play(session, 1, title)
        session.pass_all()

    said = block(window, 1)
    assert "first spiked by Bob with “Slip a mickey”" in said
    assert said.index("Slip a mickey") < said.index("then spiked by Bob with “A little somethin' extra”")
    assert f"Alcohol Content +{first + 4} (was +{first})" in said


def test_without_the_answer_the_blow_lands(window: MainWindow, content: Content) -> None:
    session = arranged(content, plan(*[HUMAN] * 4), THREE_DEEP)
    show(window, session)
    play(session, 0, MACE, 1)

    assert "If nobody does more: Bob −2 Fortitude" in block(window, 1)


def test_who_is_asked_and_who_has_passed(window: MainWindow, deep: Player) -> None:
    assert "Anyone? Asked: Dan, Ann, Bob and Cat." in text(window)
    QTest.keyClick(deep.page.bar, Key.Key_2)
    assert "Bob is looking." in text(window)
    QTest.keyClick(deep.page.table, Key.Key_Space)

    assert "Asked: Dan, Ann and Cat." in text(window)
    assert "Nothing from: Bob." in text(window)


def drawn_arrows(player: Player) -> int:
    items = player.page.table.table.items()
    return sum(isinstance(item, QGraphicsPathItem) and item.zValue() in (arrows._Z, arrows._Z_BELOW) for item in items)


def test_an_entry_that_is_clicked_lights_what_it_is_about(window: MainWindow, deep: Player) -> None:
    window.settings["all_arrows"] = False
    scene = deep.page.table.table
    stack = deep.session.view(None).stack
    before = drawn_arrows(deep)
    click_link(window.at_table.inspector.text, f"entry:{stack[0].id}")

    lit = {piece.ref for piece in scene.pieces if piece._style[0] == PICKED}
    assert {refs.entry(stack[0].id), refs.seat(1)} <= lit
    assert drawn_arrows(deep) > before, "an arrow from Ann to Bob"
    assert "I blessed this mace" in window.at_table.inspector.card.toPlainText()


def test_a_plain_table_has_whole_settings_instead_of_large_persons_when_wanted(
    window: MainWindow, deep: Player
) -> None:
    scene = deep.page.table.table
    deep.page.table.resize(1280, 720)
    assert not scene.layout.plain, "people sit round the table"
    for setting, plain, usual in (("plain_table", True, False), ("theme", "contrast", "candle")):
        window.settings[setting] = plain
        assert scene.layout.plain
        assert all(inside.deck.width() > 0 for inside in scene.layout.mat_inside.values()), "everybody's whole mat"
        window.settings[setting] = usual
        assert not scene.layout.plain


def test_arrows_are_always_drawn_when_wanted(window: MainWindow, deep: Player) -> None:
    assert drawn_arrows(deep) > 0
    window.menus.actions["arrows"].trigger()
    assert drawn_arrows(deep) == 0
    assert not window.settings.flag("all_arrows")
    window.menus.actions["arrows"].trigger()
    assert drawn_arrows(deep) > 0


def test_a_choice_is_taken_with_the_mouse(window: MainWindow, content: Content) -> None:
    player = show(window, arranged(content, plan(HUMAN, BOT), {0: (MACE, *DULL)}))
    choices = window.at_table.inspector.choices
    blow = next(place for place, choice in enumerate(choices) if "I blessed this mace" in choice.text)
    assert choices[blow].text.endswith("on Bob")
    click_link(window.at_table.inspector.text, f"choice:{blow}")

    assert [entry.card.definition for entry in player.session.view(0).stack][:1] in ([f"deirdre/{MACE}"], [])
    assert len(player.session.commands) > 0


def test_a_choice_is_taken_with_keys_and_the_table_keeps_the_focus(window: MainWindow, content: Content) -> None:
    player = show(window, arranged(content, plan(HUMAN, BOT), {0: (MACE, *DULL)}))
    table = player.page.table
    table.setFocus()
    ids = [choice.id for choice in window.at_table.inspector.choices]
    assert len(ids) > 2
    for _ in range(2):
        QTest.keyClick(table, Key.Key_Down, CONTROL)
    QTest.keyClick(table, Key.Key_Up, CONTROL)
    assert text(window).count("▸") == 1
    QTest.keyClick(table, Key.Key_Return, CONTROL)

    assert player.session.commands[0].picks == (ids[0],)  # type: ignore[union-attr]
    assert QApplication.focusWidget() is table


def test_every_option_of_every_decision_is_in_the_list(window: MainWindow, content: Content) -> None:
    window.resize(1720, 720)  # beside the table: a drawer goes out of the way of goals
    window.deal(plan(HUMAN, BOT, BOT))
    QTest.keyClick(window, Key.Key_F4)
    window.at_table.docks.inspector.raise_()
    player = Player(window)

    def complete(page: object) -> bool:
        decision = player.session.decision()
        if decision is not None and decision.seat == 0:
            listed = {choice.id for choice in window.at_table.inspector.choices}
            assert {option.id for option in decision.options} <= listed
            assert all(choice.text and "None" not in choice.text for choice in window.at_table.inspector.choices)
        return bool(player.session.view(None).turn_number == 8)

    player.until(complete)


def test_several_picks_are_ticked_here_and_raised_there(window: MainWindow, content: Content) -> None:
    window.deal(plan(HUMAN, BOT))
    QTest.keyClick(window, Key.Key_F4)
    window.at_table.docks.inspector.raise_()
    player = Player(window)
    decision = player.session.decision()
    assert decision is not None
    assert decision.kind == "discard"
    click_link(window.at_table.inspector.text, "choice:1")
    controller = player.page.table.table.controller
    assert controller.picked == [decision.options[1].id]
    assert text(window).count("☑") == 1
    player.click(refs.card(decision.options[3].card or 0))
    assert text(window).count("☑") == 2
    done = next(place for place, choice in enumerate(window.at_table.inspector.choices) if choice.id == "")
    click_link(window.at_table.inspector.text, f"choice:{done}")

    assert player.session.commands[0].picks == (decision.options[1].id, decision.options[3].id)  # type: ignore[union-attr]


def test_it_neither_takes_the_focus_nor_covers_the_hand(window: MainWindow, deep: Player) -> None:
    QTest.keyClick(deep.page.bar, Key.Key_1)
    table = deep.page.table
    table.setFocus()
    for browser in (window.at_table.inspector.text, window.at_table.inspector.card):
        QTest.mouseClick(browser.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
        assert QApplication.focusWidget() is table
    click_link(window.at_table.inspector.text, "entry:1")
    assert QApplication.focusWidget() is table

    dock = QRect(window.at_table.docks.inspector.mapToGlobal(QPoint(0, 0)), window.at_table.docks.inspector.size())
    corner = table.viewport().mapToGlobal(QPoint(0, 0))
    for spared in (table.table.layout.hand, table.table.layout.prompt, table.table.layout.stack):
        assert not dock.intersects(spared.toRect().translated(corner))
    for id in table.table.hand.sprites:
        assert table.viewport().rect().contains(table.mapFromScene(table.table.pieces.rect(refs.card(id)).center()))


# Any card anywhere


def hover(player: Player, ref: Ref) -> None:
    viewport = player.page.table.viewport()
    QTest.mouseMove(viewport, QPoint(3, 3))
    QTest.mouseMove(viewport, player.where(ref))


def test_a_card_of_the_own_hand_says_whether_it_may_be_played_and_where_the_rule_stands(
    window: MainWindow, content: Content
) -> None:
    player = show(window, arranged(content, plan(HUMAN, BOT), {0: (MACE, "stop-being-silly", *DULL)}))
    card = window.at_table.inspector.card
    hand = player.session.view(0).seats[0].hand
    hover(player, refs.card(hand[0].id))
    assert "Another player loses 2 Fortitude." in card.toPlainText()
    assert "counts as Action" in card.toPlainText()
    assert "You may play it now." in card.toPlainText()

    hover(player, refs.card(hand[1].id))
    told = "You cannot play it now. It can be played when an Action or Sometimes card would affect your Fortitude."
    assert told in card.toPlainText()
    assert "(The Red Dragon Inn, “Sometimes and Anytime Cards”)" in card.toPlainText()

    hover(player, refs.card(hand[-1].id))
    assert "Only in a Round of Gambling." in card.toPlainText()
    assert "(The Red Dragon Inn, “Gambling”)" in card.toPlainText()


def test_whether_a_card_may_be_played_is_read_without_scrolling(window: MainWindow) -> None:
    """The mouse lies on the card: nobody can scroll without leaving it."""
    t = deal(zariah=at(["Something furry was in the way"]), gerki=at())
    seats = (SeatInfo("Ann", "zariah", HUMAN), SeatInfo("Bob", "gerki", BOT))
    player = show(window, LocalSession.of(t.game, GamePlan(seats, 1), all_content()))
    [furry] = player.session.view(0).seats[0].hand
    card = window.at_table.inspector.card
    window.at_table.inspector.keep_card(furry.definition, 0)
    card.verticalScrollBar().setValue(card.verticalScrollBar().maximum())
    hover(player, refs.card(furry.id))
    verdict = card.document().find("It can be played when")
    assert not verdict.isNull()
    assert card.viewport().rect().contains(card.cursorRect(verdict))


def test_the_discards_are_leafed_through(window: MainWindow, content: Content) -> None:
    window.deal(plan(HUMAN, BOT))
    player = Player(window)
    player.until(lambda page: len(page.session.view(None).seats[1].discard) > 2)
    discard = player.session.view(None).seats[1].discard
    QTest.keyClick(window, Key.Key_F4)
    player.click(Ref("pile", "discard:1"))

    fan = window.findChild(PileDialog)
    assert fan is not None and fan.isVisible()
    assert [face.title for face in fan.fan.faces] == [card.title for card in discard]
    first = fan.fan.places()[0]
    QTest.mouseMove(fan.fan, (first.topLeft() + QPointF(8, 30)).toPoint())
    QTest.mouseClick(fan.fan, Qt.MouseButton.LeftButton, pos=(first.topLeft() + QPointF(8, 30)).toPoint())
    assert fan.fan.at == 0
    assert discard[0].title in window.at_table.inspector.card.toPlainText()
    QTest.keyClick(fan.fan, Key.Key_Right)
    assert fan.fan.at == 1
    QTest.keyClick(fan.fan, Key.Key_Escape)
    assert not fan.isVisible()

    said = window.at_table.inspector.card.toPlainText()
    assert f"Bob's discards ({len(discard)})" in said
    assert said.index(discard[-1].title) <= said.rindex(discard[0].title)
    click_link(window.at_table.inspector.card, f"card:1:{discard[0].definition}")
    said = window.at_table.inspector.card.toPlainText()
    assert content.text(discard[0].definition).split("\n")[0] in said
    assert "Bob's discards." in said
    click_link(window.at_table.inspector.card, "unpin:")
    assert "This card" not in window.at_table.inspector.card.toPlainText()


def test_the_discards_are_leafed_through_with_keys_alone(window: MainWindow, content: Content) -> None:
    window.deal(plan(HUMAN, BOT))
    player = Player(window)
    player.until(lambda page: page.session.view(None).seats[1].discard)
    top = player.session.view(None).seats[1].discard[-1]
    window.menus.piles.aboutToShow.emit()
    menus: list[QAction] = window.menus.piles.actions()
    bobs = next(action for action in menus if action.text().startswith("Bob's discards"))
    inside = bobs.menu()
    assert inside is not None
    inside.actions()[2].trigger()  # type: ignore[attr-defined]

    assert top.title in window.at_table.inspector.card.toPlainText()


def test_a_card_from_the_log_stays_until_it_is_sent_away(window: MainWindow, content: Content) -> None:
    window.deal(plan(HUMAN, BOT))
    player = Player(window)
    player.until(lambda page: page.session.view(None).turn_number == 3)
    QTest.keyClick(window, Key.Key_F3)
    href = next(link for link in reversed(links(window.at_table.log.text)) if link.startswith("card:"))
    click_link(window.at_table.log.text, href)
    window.at_table.log.popup.unpin()
    QTest.keyClick(window, Key.Key_F4)
    window.at_table.docks.inspector.raise_()

    definition = href.split(":", 2)[2]
    assert content.card(definition).title in window.at_table.inspector.card.toPlainText()


def test_a_drink_that_is_about_to_be_drunk_is_explained_like_a_play(window: MainWindow, content: Content) -> None:
    window.deal(plan(HUMAN, HUMAN))
    QTest.keyClick(window, Key.Key_F4)
    window.at_table.docks.inspector.raise_()
    player = Player(window)
    player.until(
        lambda page: any(
            entry.kind == "drink" and entry.amounts.get("alcohol") for entry in page.session.view(None).stack
        )
    )
    drink = player.session.view(None).stack[0]
    name = player.session.seats[drink.drinker].name
    assert f"{name} is about to drink it" in block(window, 1)
    assert f"Alcohol Content +{drink.amounts['alcohol']}" in block(window, 1)
    outcome = block(window, 1).split("If nobody does more: ")[1]
    assert outcome.startswith(name)
    assert f"+{drink.outcome[str(drink.drinker)]['alcohol']} Alcohol Content" in outcome


def test_a_round_of_gambling_says_who_wins_if_nobody_does_more(window: MainWindow, content: Content) -> None:
    session = arranged(content, plan(HUMAN, BOT, BOT), {0: ("im-in", *DULL)})
    player = show(window, session)
    play(session, 0, "im-in")
    player.until(lambda page: page.session.view(None).round is not None and page.session.view(None).pot.gold)
    round_ = session.view(None).round
    said = text(window)
    assert "Round of Gambling\nopened by Ann" in said
    control = session.seats[round_.in_control].name
    assert f"· {control} takes {session.view(None).pot.gold} Gold" in said


def test_what_lies_in_the_pot_is_told_and_what_of_somebody_counts_as_gold_there() -> None:
    t = deal(gerki=at(["Gambling? I'm in!"]), **{"lich-king": at(fortitude=13)}, nitrel=at(), turn="gerki")
    t.play("gerki", "Gambling? I'm in!")
    t.table.coins[1, "thumb"] = "pot"
    t.table.seats[2].potted.append(t.table.seats[2].piles["bomb"].pop())
    said = re.sub("<[^>]+>", "", Page(t.game.view(0), all_content()).html())
    assert "1 card of nitrel, face down" in said
    assert "Thumb in the pot" in said


def test_the_dungeon_says_who_stands_where_what_comes_next_and_why_one_cannot_go_on(content: Content) -> None:
    seats = (SeatSetup("gerki", "Ann"), SeatSetup("zot", "Bob"))
    game = Game.new(GameSetup(seats, 3, 0, {"dungeon": "raiding-the-armory", "pub_crawl": True}), content)
    page = plain(Page(game.view(1), content).html())
    assert "Raiding the Armory" in page
    assert "Ann and Bob in “The Simulator's Mat”" in page
    assert "from your room on to “Hall of the Toll Collector”: Pay 1 Gold to the Inn." in page
    assert (
        "You cannot go on now. That is for the end of your own Drink phase. (The Red Dragon Inn, “Dungeon Training”)"
        in page
    )
    assert "the party is at The Red Dragon Inn" in page
    assert "Abyssal Ales (6 Drinks): “Mind the Stairs Down”" in page
    while game.pending is not None and game.pending.kind != "move":
        game.submit(Answer(game.pending.seat, game.pending.default))
    view = game.view(0)
    assert "You cannot go on" not in plain(Page(view, content).html())
    assert game.pending is not None
    ways = [(option.told(), False) for option in game.pending.options]
    assert [choice.text for choice in choices_of(view, ways, (), content)] == [
        "Go on to “Cellar of Loose Ladders”",
        "Go on to “Hall of the Toll Collector”",
        "Stay in the room",
    ]
    for wanted in ("Rooms of the dungeon", "Loot at the goal", "What happens in taverns"):
        assert wanted in piles_html(view, None)


def test_of_a_card_on_the_stack_it_is_said_how_far_it_has_come() -> None:
    """What has taken effect can be Negated no more, and what lies in the discards is no longer being played."""
    view = make_view()
    smite = card(120, "smite", 1)

    def said(**known: Any) -> str:
        alter(view, stack=[entry(3, **{"card": smite, "by": 1, **known})])
        html = card_html(view, CardFace("Smite", "Action", "action"), smite.definition, 1, (), pinned=False)
        return re.sub("<[^>]*>", " ", html)

    assert "It is being played." in said() and "unless it is Negated" in said()
    begun = said(begun=True)
    assert "It is taking effect." in begun and "unless it is Negated" not in begun
    assert "It has been Negated." in said(negated=True)
    alter(view.seats[1], discard=[smite])
    for each in (said(), said(begun=True), said(kind="loss")):
        assert "being played" not in each and "taking effect" not in each
        assert "discards" in each


def test_the_rules_of_somebodys_own_things_open_and_close_with_a_click(window: MainWindow) -> None:
    t = deal(erin=at(), zot=at())
    seats = (SeatInfo("Ann", "erin", HUMAN), SeatInfo("Bob", "zot", BOT))
    show(window, LocalSession.of(t.game, GamePlan(seats, 1), all_content()))
    rule = "When your Form becomes Tree, if it is your turn, your turn ends at once."
    assert rule not in text(window)
    click_link(window.at_table.inspector.text, "own:0")
    assert rule in text(window)
    click_link(window.at_table.inspector.text, "own:0")
    assert rule not in text(window)
