# SPDX-License-Identifier: GPL-3.0-or-later
"""What is asked is what can be answered, and names what it is about."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from rdi_desktop.engine.asked import Why
from rdi_desktop.engine.seen import SeenCard, SeenOver, SeenTable
from rdi_desktop.engine.state.decisions import BODIES, Answer, Option
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import HUMAN, GamePlan, SeatInfo
from rdi_desktop.ui.panels.inspector_words import Page
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.pieces import HINTED
from rdi_desktop.ui.table.stack import entry_model
from rdi_desktop.ui.window.main_window import MainWindow
from rdi_desktop.ui.words import asking, picks, reasons, stack, terms
from rdi_desktop.ui.words.names import ShownNames
from tests.rules.deal import Deal, at, deal
from tests.rules.deal import content as all_content
from tests.session.people import BOT
from tests.ui.app_window import Player
from tests.ui.table_fixtures import alter, card, decision, entry, make_view
from tests.ui.test_app_inspector import block, show

HIT = "I told you not to distract me!"


def sit_down(window: MainWindow, table: Deal, person: str) -> Player:
    """That character is played by a person at this screen, the others by the computer."""
    seats = tuple(SeatInfo(name.title(), name, HUMAN if name == person else BOT) for name in table.names)
    return show(window, LocalSession.of(table.game, GamePlan(seats, 1), all_content()))


def hit() -> Deal:
    """Zot has hit Deirdre, who may hit back."""
    table = deal(
        zot=at([HIT]),
        deirdre=at(["My Goddess doesn't like that!"]),
        gerki=at(),
        turn="zot",
    )
    return table.play("zot", HIT, on="deirdre")


def labels(player: Player) -> list[str]:
    return [
        item.toolTip()
        for piece in player.page.table.table.pieces
        if piece.ref.kind == "button"
        for item in [piece.item]
    ]


def test_a_loss_says_what_was_lost_and_asks_whether_to_hit_back(window: MainWindow) -> None:
    player = sit_down(window, hit(), "deirdre")

    assert player.page.table.table.prompt == "You lost 2 Fortitude. Hit back?"
    assert "Accept" in labels(player)

    player.click(refs.button("pass"))
    assert not player.session.view(0).stack


def test_the_inspector_names_who_lost_and_what_did_it(window: MainWindow) -> None:
    sit_down(window, hit(), "deirdre")
    number = len(hit().game.view(None).stack)
    said = block(window, number)

    assert "deirdre has lost 2 Fortitude" in said
    assert "through “I told you not to distract me!” of zot" in said
    assert "this" not in said and "by deirdre" not in said


def test_once_the_drink_is_ordered_nobody_is_told_to_order_one() -> None:
    names = ShownNames(make_view(), 0)
    play = Option("play:10", "play", card=10)
    done = Option("done", "done")
    ordered = decision("order", [play, done], default=("done",), args={"left": 0})

    assert "Order a Drink" in asking.prompt(decision("order", [play], args={"left": 1}), names)
    assert "click whoever gets it" not in asking.prompt(ordered, names)
    assert asking.option(done, "order", names) == "Move on"
    more = decision("order", [play], prompt="order_more", args={"left": 2})
    assert asking.prompt(more, names) == "Who gets the next Drink? 2 more to order"


def test_who_can_only_pass_is_not_told_to_play() -> None:
    names = ShownNames(make_view(), 0)
    alone = [Option("pass", "pass")]

    assert "take control or pass" not in asking.prompt(decision("gamble", alone), names)
    assert "play an Action card" not in asking.prompt(decision("action", alone), names)


def test_strengthening_a_trap_names_the_trap_and_what_becomes_of_it() -> None:
    view = make_view()
    alter(view, stack=[entry(3, card=card(120, "smite", 1), by=1, trap=2, outcome={"2": {"fortitude": -3}})])
    asked = decision("pick", [], prompt="boost:use-buff", about=3)

    assert asking.prompt(asked, ShownNames(view, 0)) == "Use a Buff so that “Holy swat” hits for 4 instead of 3?"


def asked(table: Deal) -> tuple[str, list[str]]:
    """What whoever is asked now is asked, and every answer in words."""
    assert table.game.pending is not None
    view = table.game.view(table.game.pending.seat)
    pending, names = view.pending, ShownNames(view, view.seat, all_content())
    answers = [asking.option(each, asking.subject(pending, names), names) for each in pending.options]
    return asking.prompt(pending, names), answers


def test_to_pick_nothing_is_said_as_what_it_means() -> None:
    rage = deal(cormac=at(["Steel, snow and songs", "Tip the Wench"]), zot=at(), turn="cormac")
    question, answers = asked(rage.play("cormac", "Steel, snow and songs"))
    assert "lay a card of your hand aside" in question
    assert answers == ["Tip the Wench", "Lay nothing aside"]


def test_who_gets_a_bomb_is_asked_for_by_what_becomes_of_it() -> None:
    bomb = deal(
        nitrel=at(["Self-propelled fighting bomb"], piles={"bomb": ["Pot of Boom"]}),
        zot=at(),
        fiona=at(),
        turn="nitrel",
    ).play("nitrel", "Self-propelled fighting bomb", on="zot")
    bomb.choose("zot", "yes")
    assert asked(bomb)[0] == "“Pot of Boom” — who gets it?"


def test_who_may_change_back_is_asked_into_what() -> None:
    bear = deal(erin=at(tokens={"form": 1}), zot=at(), turn="erin", phase="start")
    assert asked(bear)[0] == "Form — do you become an Elf?"


def test_how_many_cards_are_discarded_is_said() -> None:
    names = ShownNames(make_view(), 0)
    asked = decision("pick", [Option(f"card:{i}", "card", card=i) for i in (1, 2, 3)], prompt="cost", min=2, max=2)
    assert asking.prompt(asked, names) == "Choose the 2 cards that you discard for it"
    assert picks.confirm("pick", 2, asked) == "Discard these 2"


def test_of_two_equal_cards_a_hint_rings_the_one_that_it_means(window: MainWindow) -> None:
    hit = "How did this get stuck in your back?"
    player = sit_down(window, deal(gerki=at([hit, hit]), zot=at(), turn="gerki"), "gerki")
    QTest.keyClick(window, Qt.Key.Key_H)
    scene = player.page.table.table
    ringed = [piece.ref for piece in scene.pieces if piece._style[0] == HINTED]

    assert window.notice.text.text().startswith(f"In your place the computer would play “{hit}” on zot")
    assert [ref.kind for ref in ringed if ref.kind == "card"] == ["card"]
    assert refs.seat(1) in ringed

    player.click(refs.button("done"))
    assert not any(piece._style[0] == HINTED for piece in scene.pieces)


def test_a_choice_without_a_name_says_who_loses_what() -> None:
    names = ShownNames(make_view(), 0)
    mine = Option("mode:0", "mode", args={"outcome": [[0, -2, 0, 0]]})
    theirs = Option("mode:0", "mode", args={"outcome": [[1, -2, 0, 0]]})
    both = Option("mode:1", "mode", args={"outcome": [[1, 0, 0, -2], [0, 0, 0, 2]]})
    said = [asking.option(each, "choose", names) for each in (mine, theirs, both)]
    assert said == ["Lose 2 Fortitude", "Old Tom loses 2 Fortitude", "Old Tom pays 2 Gold; you get 2 Gold"]


def minion_hit() -> Deal:
    """Zot has hit a Minion of Torglesnarf, who may keep it for its Wages."""
    table = deal(torglesnarf=at(["Grunt the Brawler"]), zot=at([HIT]))
    table.play("torglesnarf", "Grunt the Brawler")
    while table.asked != ("zot", "action"):
        decision = table.game.pending
        assert decision is not None
        table.game.submit(Answer(decision.seat, decision.default))
    assert table.game.pending is not None
    way = next(option for option in table.game.pending.options if max(option.targets, default=0) >= BODIES)
    table.game.submit(Answer(1, (way.id,)))
    while (decision := table.game.pending) is not None and decision.prompt != "keep_body":
        table.game.submit(Answer(decision.seat, decision.default))
    return table


def test_whoever_may_keep_a_minion_is_told_what_it_costs(window: MainWindow) -> None:
    player = sit_down(window, minion_hit(), "torglesnarf")

    assert player.page.table.table.prompt == "“Grunt the Brawler” has been hit — do you pay 2 Gold to keep it?"


def test_a_minion_has_no_fortitude_to_lose() -> None:
    view = minion_hit().game.view(0)
    body = next(card.body for card in view.seats[0].in_play)

    assert stack.outcome({body: {"fortitude": -2}}, ShownNames(view, 0)) == "Grunt the Brawler hit"


def test_what_has_happened_is_no_longer_foretold(window: MainWindow) -> None:
    table = minion_hit()
    sit_down(window, table, "torglesnarf")
    play = next(n for n, entry in enumerate(table.game.view(0).stack, 1) if entry.kind == "play")

    assert "It is taking effect" in block(window, play)
    assert "If nobody does more" not in block(window, play)


def test_several_winners_win() -> None:
    view = make_view()
    alter(view, over=SeenOver([0, 1], "last"))
    names = ShownNames(view, None)

    assert asking.waiting(view, names) == f"{names.seat(0)} and {names.seat(1)} win the game!"
    alter(view.over, winners=[1])
    assert asking.waiting(view, names) == f"{names.seat(1)} wins the game!"


def refusal(t: Deal, who: str, title: str) -> str:
    """Why that character cannot play that card now, as it is said."""
    seat = t.names.index(who)
    view, content = t.game.view(seat), all_content()
    card = next(each for each in view.seats[seat].hand if each.title == title)
    why = next(each.why for each in t.game.playable(seat) if each.card == card.id)
    assert why is not None
    return reasons.reason_text(why, content.needs_text(why, card=card.definition))


def test_why_not_names_what_is_awaited_and_not_what_is_there() -> None:
    """A card is being played; hers answers only what would hurt herself."""
    t = deal(zot=at([HIT]), deirdre=at(["Stop being silly!"]), gerki=at(["I don't think so!"]), turn="zot")
    t.play("zot", HIT, on="gerki")
    said = refusal(t, "deirdre", "Stop being silly!")
    assert "being played" not in said
    assert said == "It can be played when an Action or Sometimes card would affect your Fortitude."


def test_why_not_of_an_ability_names_the_condition_that_fails() -> None:
    """It has no card: the ability is found by its character."""
    t = deal(zakhan=at(), gerki=at())
    why = next(each.why for each in t.game.playable(0) if each.ability == "calm-the-chi")
    assert why is not None
    names = ShownNames(t.game.view(0), 0, all_content())
    assert names.needs(why, None, "calm-the-chi", "zakhan") == "Only if your Drunken Chi is 1 or more."


def test_why_not_names_the_condition_that_fails() -> None:
    content, found = all_content(), {}
    for id, each in content.cards.items():
        for part in range(len(each.condition.each()) if each.condition is not None else 0):
            found[id, part] = content.needs_text(Why("condition", {"part": part}), card=id)
    assert len(found) > 10
    for said in found.values():
        assert said.startswith(("Only if ", "Only while ", "Not on ")) and said.endswith("."), said
    asked = reasons.reason_text(Why("condition", {"part": 0}), next(iter(found.values())))
    assert asked == next(iter(found.values()))


def nine_ales() -> SeenTable:
    """A round on the house: nine Ales before as many drinkers, and somebody has just said no to the last."""
    view = make_view()
    alter(view, stack=[entry(10 + n, "drink", card=card(200 + n, "ale", None), drinker=n % 4) for n in range(9)])
    view.stack.append(entry(30, card=card(130, "ward", 2), by=2, answers=18))
    return view


def test_the_question_names_what_can_be_answered_and_not_what_came_last() -> None:
    view = nine_ales()
    ward = Option("play:10:on12", "play", card=10, on=12)
    asked = decision("respond", [ward, Option("pass", "pass")], about=30)
    alter(view, pending=asked)
    names = ShownNames(view, 0)

    said = asking.prompt(asked, names)
    assert said == f"Number 3 ({names.seat(2)} is about to drink “Dark Ale”) — do you want to answer it?"
    lit = [n for n, each in enumerate(view.stack, 1) if entry_model(each, n, names, view).being_asked]
    assert lit == [3], "and it is that one which is marked on the table"
    nothing = decision("respond", [Option("pass", "pass")], about=30)
    alter(view, pending=nothing)
    assert asking.prompt(nothing, names).endswith("nothing that you have can answer it")
    last = view.stack[-1]
    assert not entry_model(last, 10, names, view).being_asked, "nobody is asked for an answer that there is not"
    alter(view, pending=asked)

    both = [ward, Option("play:10:on30", "play", card=10, on=30), Option("pass", "pass")]
    said = asking.prompt(decision("respond", both, about=30), names)
    assert said.startswith("Number 3 (") and "or number 10 (" in said and said.endswith("answer one of them?")
    every = [Option(f"play:10:on{10 + n}", "play", card=10, on=10 + n) for n in range(9)]
    assert asking.prompt(decision("respond", every, about=30), names).startswith("9 of the things")


def test_what_is_said_has_one_stop_and_the_games_own_capitals() -> None:
    title = "when a player plays a Sometimes card other than “Stop playing with the drinks.”"
    for key in ("needs_moment", "does_not_answer_this"):
        assert reasons.reason_text(Why(key), title).endswith("drinks.”")
    assert reasons.reason_text(Why("refused", {"why": "it is over."})) == "That is not possible: it is over."
    assert [terms.uncapital(each) for each in ("Gain 3 Fortitude", "Gold from the Inn", "Ignore it")] == [
        "gain 3 Fortitude",
        "Gold from the Inn",
        "Ignore it",
    ]
    silent = decision("pick", [], prompt="target_of", args={"card": 999})
    assert "  " not in asking.prompt(silent, ShownNames(make_view(), 0))


def test_a_round_on_the_house_is_foretold_in_its_own_words() -> None:
    """Nobody's numbers change by it as yet, and that is not what it does."""
    view, content = make_view(), all_content()
    for seat, id in zip(view.seats, ("zot", "deirdre", "gerki", "fiona"), strict=True):
        alter(seat, character=id)
    event = content.card("drinks/round-on-the-house")
    shown = SeenCard(300, event.id, event.title, "drink-event", None)
    alter(view, stack=[entry(3, "event", card=shown, by=1)])
    told = Page(view, content).html()
    assert "nobody's numbers" not in told
    assert content.text(event).split(".")[0] in re.sub("<[^>]+>", "", told)  # its terms are links
