# SPDX-License-Identifier: GPL-3.0-or-later
"""What happens on a map is seen in beats, and the shown table follows: steps, what is gained, the way back, the party and its taverns."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rdi_desktop.director.script import Script
from rdi_desktop.director.shown import Shown
from rdi_desktop.director.walking import crawled
from rdi_desktop.engine.seen import SeenCard, SeenCrawl, SeenTable, SeenTavern
from rdi_desktop.engine.state.decisions import Answer
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import GamePlan, SeatInfo
from tests.director.differences import differences
from tests.director.told import WINE, Story, view
from tests.rules.deal import Deal, at, content, deal


def told(t: Deal, since: int) -> list[dict[str, Any]]:
    """What an onlooker is told of what has happened since then."""
    seats = tuple(SeatInfo(name, name, "human") for name in t.names)
    return LocalSession.of(t.game, GamePlan(seats, 1), content()).events(since, None)


def through(t: Deal, before: SeenTable, since: int) -> tuple[list[str], Shown]:
    """The kinds of beats since then, and the table as they leave it."""
    seen, kinds = Shown(), []
    seen.settle(before)
    for beat in Script().read(told(t, since), t.game.view(None)):
        kinds.append(beat.kind)
        for change in beat.changes:
            seen.apply(change)
    return kinds, seen


def near_the_goal(dungeon: str) -> Deal:
    t = deal(zot=at(["I raise!"]), fiona=at(), phase="drink", options={"dungeon": dungeon})
    t.game.table.side(0).room = "antechamber"
    return t.choose("zot", "drink")


def go_on(t: Deal) -> None:
    """Zot goes to the goal, for his only card."""
    t.choose("zot", "move:goal")
    assert t.game.pending is not None and t.game.pending.prompt == "move_cost"
    t.game.submit(Answer(0, (t.game.pending.options[0].id,)))


@pytest.mark.parametrize("dungeon", ["raiding-the-armory", "game-masters-gauntlet"])
def test_a_step_to_the_goal_is_seen_and_the_shown_table_stands_as_the_true_one(dungeon: str) -> None:
    t = near_the_goal(dungeon)
    if t.game.table.trick:
        t.game.table.trick.sort(key=lambda card: "immediate" not in t.game.table.cards[card].types)
    before, since = t.game.view(None), len(t.game.events)
    go_on(t)
    if dungeon == "raiding-the-armory":
        pending = t.game.pending
        assert pending is not None and pending.prompt == "loot"
        t.game.submit(Answer(0, (pending.options[0].id,)))
    kinds, shown = through(t, before, since)
    on_map = [kind for kind in kinds if kind in ("walk", "sent_back", "reward")]
    assert on_map == ["walk", "sent_back", "reward"]
    true = t.game.view(None)
    for key in ("at", "loot", "trick"):
        assert getattr(shown.view.dungeon, key) == getattr(true.dungeon, key), key
    assert not [each for each in differences(shown.view, true) if "lie" in each]
    if dungeon == "game-masters-gauntlet":
        assert shown.view.seats[0].piles["trick"].count == 1


def test_the_beat_of_a_hidden_trick_names_no_card() -> None:
    t = near_the_goal("game-masters-gauntlet")
    assert t.game.table.trick is not None
    t.game.table.trick.sort(key=lambda card: "immediate" not in t.game.table.cards[card].types)
    go_on(t)
    beats = Script().read(told(t, 0), t.game.view(None))
    (gained,) = [beat for beat in beats if beat.kind == "reward"]
    assert gained.cards == () and all(change.of != "card" for change in gained.changes)
    assert [change.of for change in gained.changes if change.what == "reward"] == [None]


def taverns(party: str) -> SeenCrawl:
    found = [
        SeenTavern(
            id,
            id.title(),
            SeenCard(n, "drinks/wine", "Wine", "drink", None),
            closed=False,
            inn=n == 0,
            deck=6,
            discard=[],
        )
        for n, id in enumerate(("inn", "flagon", "cup"))
    ]
    return SeenCrawl(party, [], 0, found)


def test_the_party_goes_on_and_a_tavern_closes() -> None:
    story = Story().then("tavern_closed", 0, card=WINE, tavern="flagon")
    story.then("crawled", 0, card=WINE, tavern="cup", left="flagon")
    beats = Script().read(story.events, view())
    assert [beat.kind for beat in beats] == ["closing", "crawl"]
    assert beats[1] == crawled(Script(), story.events[1])
    shown = Shown()
    shown.settle(replace(view(), crawl=taverns("flagon")))
    for beat in beats:
        for change in beat.changes:
            shown.apply(change)
    assert shown.view.crawl.party == "cup"
    assert [tavern.id for tavern in shown.view.crawl.taverns if tavern.closed] == ["flagon"]


@pytest.mark.parametrize(("party", "left"), [("flagon", [26, 6, 5, 6]), ("inn", [25, 5, 6, 6])])
def test_what_is_ordered_is_gone_from_the_deck_of_the_tavern_in_which_the_party_is(party: str, left: list[int]) -> None:
    tavern = {} if party == "inn" else {"tavern": party}
    (beat,) = Script().read(Story().then("drink_ordered", 0, to=1, **tavern).events, view())
    shown = Shown()
    shown.settle(replace(view(), crawl=taverns(party)))
    for change in beat.changes:
        shown.apply(change)
    assert [shown.view.drink_deck, *(tavern.deck for tavern in shown.view.crawl.taverns)] == left
