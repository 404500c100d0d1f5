# SPDX-License-Identifier: GPL-3.0-or-later
"""Over whole games: nothing is ever played, revealed, paid, lost or gained without being seen."""

from __future__ import annotations

from collections import Counter

import pytest

from rdi_desktop.content import Content
from rdi_desktop.director.beat_kinds import KINDS
from rdi_desktop.director.script import SILENT
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import RULES, SeatInfo, plan_game
from tests.director.people import Onlooker, bots

TABLES = (
    (("deirdre", "fiona", "gerki", "zot"), 3, "regular", {}),
    (("eisinder", "alaric", "dominique", "valeria", "oozwald", "karl"), 1, "random", {"prizes": True}),
    (("valeria", "karl", "deirdre"), 2, "regular", {}),
    (("gerki", "zot"), 8, "random", {}),
    (("alaric", "eisinder", "karl", "valeria"), 6, "regular", {"prizes": True}),
    (("natyli", "otto", "gerki"), 3, "regular", {}),
    (("otto", "deirdre", "zot"), 5, "random", {"prizes": True, "bar_deck": True}),
    (("adonis", "eisinder", "roxana", "pooky"), 4, "random", {"variant": "two-headed-dragon"}),
    (("gerki", "fiona", "zot", "karl"), 8, "random", {"dungeon": "game-masters-gauntlet", "pub_crawl": True}),
    (("deirdre", "otto", "dimli"), 9, "regular", {"dungeon": "raiding-the-armory", "pub_crawl": True}),
)

SEEN_AS = {
    "played": {"play", "answer"},
    "drink_revealed": {"reveal", "mug"},
    "event_revealed": {"event", "mug"},
    "chaser_revealed": {"chaser"},
    "paid": {"pay"},
    "anted": {"pay"},
    "took_gold": {"pay"},
    "pot_taken": {"pay"},
    "pot_to_inn": {"pay"},
    "gold_divided": {"share"},
    "token_changed": {"token"},
    "token_claimed": {"token"},
    "lost_fortitude": {"strike", "rest"},
    "gained_alcohol": {"strike", "rest"},
    "passed_out": {"falls"},
    "out_of_gold": {"thrown_out"},
    "last_chance": {"last_chance"},
    "contest_scores": {"scores"},
    "contest_tied": {"tie"},
    "contest_won": {"winner"},
    "negated": {"undone"},
    "ignored": {"undone"},
    "game_over": {"end"},
    "moved": {"walk"},
    "sent_back": {"sent_back"},
    "rewarded": {"reward"},
    "crawled": {"crawl"},
    "tavern_closed": {"closing"},
    "turned_over": {"flip"},
    "whiffed": {"whiff"},
    "wound_up": {"wound_up"},
    "priority_target": {"target"},
    "prepared": {"prepared"},
    "repaired": {"repair"},
}


@pytest.mark.parametrize(("characters", "seed", "bot", "options"), TABLES)
def test_nothing_happens_without_a_beat(
    content: Content, characters: tuple[str, ...], seed: int, bot: str, options: dict[str, bool | str]
) -> None:
    session = bots(content, characters, seed, bot, **options)
    onlooker = Onlooker()
    onlooker.look(session)
    dealt = len(session.events(0, None))
    while session.step():
        assert onlooker.look(session) == [], "something changed that no beat has shown"
    events = {event.index: event for event in session.events(0, None)[dealt:]}
    shown = Counter(index for beat in onlooker.begun for index in beat.events)
    assert {index for index, times in shown.items() if times > 1} == set()
    assert set(shown) == {index for index, event in events.items() if event.key not in SILENT}
    for beat in onlooker.begun:
        for index in beat.events:
            event = events[index]
            assert beat.kind in SEEN_AS.get(event.key, {beat.kind}), event
            assert beat.kind != "rest" or not event.args.get("n"), "a number changed, and nothing was to be seen"
    assert onlooker.ended == onlooker.begun
    assert {beat.kind for beat in onlooker.begun} <= set(KINDS)


def test_every_card_that_is_played_is_shown_with_its_face(content: Content) -> None:
    session = bots(content, ("deirdre", "fiona", "gerki", "zot"), 4)
    onlooker = Onlooker()
    onlooker.look(session)
    while session.step():
        onlooker.look(session)
    cards = [event.args["card"] for event in session.events(0, None) if event.key == "played"]
    shown = [beat.card.id for beat in onlooker.begun if beat.kind in ("play", "answer") and beat.card is not None]
    assert shown == [card for card in cards if card is not None]
    assert all(content.card(beat.card.definition).title == beat.card.title for beat in onlooker.begun if beat.card)


def test_a_coin_and_a_number_are_seen_moving_one_by_one(content: Content) -> None:
    session = bots(content, ("deirdre", "fiona", "gerki", "zot"), 4)
    onlooker = Onlooker()
    onlooker.look(session)
    while session.step():
        onlooker.look(session)
    for beat in onlooker.begun:
        parts = beat.args.get("parts", ())
        if beat.kind == "strike":
            assert len(beat.changes) == sum(args["n"] for _, _, args in parts)
            assert all(abs(change.n) == 1 for change in beat.changes)
        if beat.kind in ("pay", "share"):
            gold = beat.args["n"] if beat.kind == "share" else sum(args["n"] for _, _, args in parts)
            assert sum(change.n for change in beat.changes) == gold
    assert len(onlooker.landed) == sum(len(beat.changes) for beat in onlooker.begun)


def test_at_tables_of_everybody_nothing_changes_unseen(content: Content) -> None:
    """Also what the characters bring along: forms, side decks, Treasure, things that lie before somebody."""
    everybody = sorted(content.characters)
    for first in range(0, len(everybody), 6):
        table = [everybody[(first + step) % len(everybody)] for step in range(6)]
        session = bots(content, table, first)
        onlooker = Onlooker()
        onlooker.look(session)
        while session.step():
            assert onlooker.look(session) == [], table


def test_nothing_happens_without_a_beat_at_a_table_with_a_machine(content: Content) -> None:
    """Its Components that come and break, its Threat, and the Priority Target."""
    seats = [
        SeatInfo("Otto", "boss-otto", RULES),
        SeatInfo("Ann", "zot", "bot:tipsy"),
        SeatInfo("Bob", "gerki", "bot:tipsy"),
    ]
    session = LocalSession.new(plan_game(seats, seed=2, variant="boss-otto", options={"skulls": 2}), content)
    onlooker = Onlooker()
    onlooker.look(session)
    while session.step():
        assert onlooker.look(session) == [], "something changed that no beat has shown"
    assert {"prepared", "target", "broken", "repair", "token", "answer"} <= {beat.kind for beat in onlooker.begun}


@pytest.mark.parametrize("tough", [False, True])
def test_a_blow_at_a_component_points_at_its_machine_also_if_it_breaks(content: Content, tough: bool) -> None:
    """Whoever looks on sees an arrow end at a mat: what has left the game lies nowhere any more."""
    seats = [SeatInfo("Otto", "boss-otto", RULES)]
    seats += [SeatInfo(who, who, "bot:regular") for who in ("zot", "gerki", "fiona")]
    options = {"skulls": 2, "tough_components": tough}
    session = LocalSession.new(plan_game(seats, seed=4, variant="boss-otto", options=options), content)
    onlooker = Onlooker()
    onlooker.look(session)
    while session.step():
        onlooker.look(session)
    aimed = [
        event
        for event in session.events(0, None)
        if event.key == "played" and max(event.args["targets"], default=0) >= 4
    ]
    assert aimed, "nobody has aimed at a Component"
    assert all(seat < 4 for beat in onlooker.begun for seat in beat.to)
