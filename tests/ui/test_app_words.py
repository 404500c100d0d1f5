# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

import pytest

from rdi_desktop.content import Content
from rdi_desktop.content.checked import Checked
from rdi_desktop.engine.state.decisions import BODIES
from rdi_desktop.engine.told import EventTold, NamedCard
from rdi_desktop.session.opening import new_session
from rdi_desktop.session.plan import HUMAN, SeatInfo, plan_game
from rdi_desktop.ui.window.main_window import MainWindow
from rdi_desktop.ui.words import terms
from rdi_desktop.ui.words.hints import hint_for
from rdi_desktop.ui.words.log import LogTeller, told
from tests.cases import in_one_test
from tests.session.people import BOT, People

NAMES = ["Ann", "Bob", "Cat"]
CARDS = {
    7: NamedCard("gerki/x", "Slip a mickey", "action", 1),
    9: NamedCard("zot/y", "Wine", "drink", None),
    12: NamedCard("drinks/contest", "Drinking Contest!", "drink-event", None),
}


def event(key: str, seat: int | None = None, depth: int = 0, **args: Any) -> EventTold:
    return EventTold(0, key, seat, None, depth, args, CARDS)


@in_one_test(
    "happened, for_others, for_ann",
    [
        (
            event("played", 0, card=7, targets=[1]),
            "Ann plays “Slip a mickey” on Bob.",
            "You play “Slip a mickey” on Bob.",
        ),
        (
            event("played", 1, card=7, targets=[0]),
            "Bob plays “Slip a mickey” on Ann.",
            "Bob plays “Slip a mickey” on you.",
        ),
        (
            event("moved", 0, card=9, room="cellar"),
            "Ann goes on in the dungeon: “Wine”.",
            "You go on in the dungeon: “Wine”.",
        ),
        (event("rewarded", 1, card=9), "Bob gains “Wine” at the goal of the dungeon.", None),
        (event("rewarded", 1, count=1), "Bob gains a Trick at the goal of the dungeon.", None),
        (
            event("crawled", 0, card=9, tavern="dog", name="The Dog", left="inn"),
            "Ann leads the party to The Dog: “Wine”.",
            "You lead the party to The Dog: “Wine”.",
        ),
        (
            event("tavern_closed", 0, card=9, tavern="dog", name="The Dog"),
            "The Dog has run dry and Closes: Ann has ordered the last Drink there.",
            "The Dog has run dry and Closes: you have ordered the last Drink there.",
        ),
        (event("lost_fortitude", 0, n=3), "Ann loses 3 Fortitude.", "You lose 3 Fortitude."),
        (
            event("token_changed", 0, token="prayer", n=-3, now=2),
            "Ann loses 3 Prayer tokens: 2 left.",
            "You lose 3 Prayer tokens: 2 left.",
        ),
        (event("token_changed", 0, token="buff", n=1, now=1), "Ann gets 1 Buff token: now 1.", None),
        (
            event("token_lapsed", 0, token="blood", n=2),
            "Ann has no room for 2 Blood tokens.",
            "You have no room for 2 Blood tokens.",
        ),
        (
            event("track_changed", 0, track="piety", before=5, now=4),
            "Ann's Piety goes down to 4.",
            "Your Piety goes down to 4.",
        ),
        (event("track_changed", 0, track="lyre", before="intact", now="smashed"), "Ann's Lyre is now Smashed.", None),
        (
            event("drink_changed", 0, card=7, what="spiked", numbers={"alcohol": 1, "fortitude": 0}),
            "Ann changes the Drink with “Slip a mickey”: now +1 Alcohol Content.",
            None,
        ),
        (
            event("coin_moved", 0, token="thumb", to="pot"),
            "Ann's Thumb goes to the pot as Gold.",
            "Your Thumb goes to the pot as Gold.",
        ),
        (
            event("gold_divided", 0, n=7, share=1, to=[1, 2]),
            "Ann's Gold is divided: 1 for everybody who stays.",
            "Your Gold is divided: 1 for everybody who stays.",
        ),
        (event("shuffled", 0, pile="drink_deck"), "Ann shuffles the Drink Deck.", "You shuffle the Drink Deck."),
        (event("shuffled", 0, pile="gear"), "Ann shuffles the Gear deck.", None),
        (event("chaser_revealed", 0, card=9), "… with a Chaser: “Wine”.", None),
        (
            event("chaser_revealed", 0, card=12),
            "… but behind it is “Drinking Contest!”, which is no Drink: nothing comes of it.",
            None,
        ),
        (event("drew", 0, n=2), "Ann draws 2 cards.", "You draw 2 cards."),
        (event("paid", 0, n=1, to=1, payer=0), "Ann pays 1 Gold to Bob.", "You pay 1 Gold to Bob."),
        (
            event("paid", 0, n=1, to="inn", payer="inn"),
            "Ann need not pay 1 Gold: it is on the house.",
            "You need not pay 1 Gold: it is on the house.",
        ),
        (event("paid", 0, n=1, to=1, payer="inn"), "The Inn pays 1 Gold to Bob for Ann.", None),
        (
            event("paid", 1, n=2, to="inn", payer=0),
            "Ann pays 2 Gold to the Inn for Bob.",
            "You pay 2 Gold to the Inn for Bob.",
        ),
        (event("passed_out", 0), "Ann passes out!", "You pass out!"),
        (event("game_over", None, winners=[0]), "Ann wins the game!", "You win the game!"),
        (event("game_over", None, winners=[0, 1]), "Ann and Bob win the game!", "You and Bob win the game!"),
        (event("repaired", 0, n=2, mended=1), "Ann Repairs 2.", "You Repair 2."),
        (event("repaired", 0, n=1, mended=0), "Ann Repairs 1: there is nothing to mend.", None),
        (
            event("played", 0, card=None, ability="activate", cards=[7], targets=[1], entry=1, on=None),
            "Ann's “Slip a mickey” acts on Bob.",
            "Your “Slip a mickey” acts on Bob.",
        ),
        (event("potion_used", 0, what="alcohol"), "Ann uses a Potion Token: Alcohol Content.", None),
        (event("body_hit", 0, card=7, n=2), "Ann's “Slip a mickey” is hit.", "Your “Slip a mickey” is hit."),
        (
            event("last_chance", None, seats=[0]),
            "Ann is about to be out: any last words?",
            "You are about to be out: any last words?",
        ),
        (event("last_chance", None, seats=[0, 1]), "Ann and Bob are about to be out: any last words?", None),
        (event("forced_out", 0), "Ann is thrown out of the Round.", "You are thrown out of the Round."),
    ],
)
def test_lines_are_worded_for_whoever_looks(happened: dict[str, Any], for_others: str, for_ann: str | None) -> None:
    assert LogTeller(NAMES, None).line(happened).text == for_others
    if for_ann is not None:
        assert LogTeller(NAMES, 0).line(happened).text == for_ann


def test_a_sale_is_told_once() -> None:
    events = [
        event("played", 0, ability="sell", targets=[1], entry=1, card=None),
        event("offered", 0, 1, card=7, to=1, n=2),
        event("declined", 1, 1, card=7),
        event("resolved", 0, 1, card=None, entry=1),
    ]
    lines = LogTeller(NAMES, None).lines(events)
    assert [(line.text, line.depth) for line in lines] == [
        ("Ann offers “Slip a mickey” to Bob for 2 Gold.", 0),
        ("Bob does not want to buy “Slip a mickey”.", 0),
    ]


@pytest.mark.parametrize("key", ["ignored", "negated"])
def test_what_has_been_used_without_a_card_is_called_by_its_name_when_it_comes_to_nothing(key: str) -> None:
    teller = LogTeller(NAMES, None)
    teller.lines([event("played", 0, ability="totem-combo", entry=4, card=None)])
    verb = {"ignored": "Ignores", "negated": "Negates"}[key]
    assert teller.line(event(key, 1, entry=4, card=None)).text == f"Bob {verb} Ann's “Totem Combo”."
    teller.lines([event("played", 0, entry=5, card=8)])
    assert teller.line(event(key, 1, entry=5, card=None)).text == f"Bob {verb} a card."


def test_players_and_cards_in_a_line_are_links() -> None:
    line = LogTeller(NAMES, None).line(event("played", 0, card=7, targets=[1, 2]))

    assert [(part.text, part.seat) for part in line.parts if part.seat is not None] == [
        ("Ann", 0),
        ("Bob", 1),
        ("Cat", 2),
    ]
    assert [(part.card, part.owner) for part in line.parts if part.card] == [("gerki/x", 1)]
    assert line.seats == {0, 1, 2}


def test_an_event_without_words_of_its_own_is_told_by_its_key() -> None:
    assert LogTeller(NAMES, None).line(event("stole_the_spoons", 1)).text == "Bob: stole the spoons."


def test_what_changes_nothing_is_not_told() -> None:
    assert not told(event("gained_fortitude", 0, n=0))
    assert told(event("gained_fortitude", 0, n=1))


@pytest.mark.parametrize(
    ("asked", "wanted"),
    [
        ("move", ("go on to “", "stay in the room")),
        ("move_cost", ("discard “",)),
        ("crawl", ("lead the party to ",)),
    ],
)
def test_a_hint_for_a_dungeon_and_a_crawl_says_what_one_would_do(
    content: Content, asked: str, wanted: tuple[str, ...]
) -> None:
    options: dict[str, str | int | bool] = {"dungeon": "game-masters-gauntlet", "pub_crawl": "pub-crawl"}
    seats = [SeatInfo("Ann", "deirdre", HUMAN), SeatInfo("Bob", "gerki", BOT), SeatInfo("Cat", "zot", BOT)]
    for seed in range(4, 12):  # not every evening comes to it
        session = new_session(plan_game(seats, seed=seed, first=0, options=options), content)
        with contextlib.suppress(AssertionError):
            People(session).until(
                lambda s: (d := s.decision()) is not None and d.seat == 0 and asked in (d.kind, d.prompt)
            )
            break
    text = hint_for(session, 0).text
    assert any(text.startswith(f"In your place the computer would {each}") for each in wanted), text


HOMEMADE = """\
kind: character
id: bodkin
name: Bodkin
size: 10
tokens: {tax: {name: Tax Notice, supply: 9}}
tracks: {yn: {name: Yawns, range: 0-3}}
abilities: [{id: ab, title: Knock twice, when: anytime, once: turn, do: [{gain: {gold: 1}}]}]
deck: [{title: Ow, type: action, copies: 10, do: [{shift: {yn: 1}}]}]
"""


def test_what_somebody_made_is_called_by_its_name_at_the_table(window: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "bodkin.yaml"
    file.write_text(HOMEMADE, encoding="utf-8")
    content = Checked(file, window.content).content
    plan = plan_game([SeatInfo("Ann", "bodkin", HUMAN), SeatInfo("Bob", "zot", BOT)], seed=1, first=0)
    window.at_table.play(new_session(plan, content))
    moved = event("track_changed", 0, track="yn", before=0, now=1)
    assert "Yawns" in LogTeller(NAMES, None).line(moved).text
    assert terms.thing("tax") == "Tax Notice"
    assert terms.ability("ab") == "Knock twice"
    assert terms.thing("fortitude") == "Fortitude", "what everybody has keeps its name"


def test_the_log_names_a_card_in_play_that_is_a_target() -> None:
    struck = event("played", 0, card=7, targets=[BODIES + 9])
    (line,) = LogTeller(NAMES, None).lines([struck])
    assert line.text == "Ann plays “Slip a mickey” on “Wine”."
    (unseen,) = LogTeller(NAMES, None).lines([event("played", 0, card=7, targets=[BODIES + 5])])
    assert unseen.text == "Ann plays “Slip a mickey” on something in play."
