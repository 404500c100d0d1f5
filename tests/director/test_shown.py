# SPDX-License-Identifier: GPL-3.0-or-later
"""The shown table after one change: what is another number, card or place, and that nothing else is."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rdi_desktop.director.beats import TableChange
from rdi_desktop.director.cards import FaceUpCard
from rdi_desktop.director.script import Script
from rdi_desktop.director.shown import Shown
from rdi_desktop.director.table_changes import SINGLY, coins
from rdi_desktop.engine.seen import (
    SeenCard,
    SeenCoin,
    SeenCrawl,
    SeenDungeon,
    SeenEntry,
    SeenKit,
    SeenMarks,
    SeenPawn,
    SeenPile,
    SeenRound,
    SeenTable,
    SeenTavern,
    SeenTrack,
)
from tests.director.told import ALE, MACE, WARD, Story, view

CARD = FaceUpCard(5, "ann/card", "Card", 1)
ALE_CARD = FaceUpCard(9, "drinks/ale", "Ale", None)


def shown(table: SeenTable, *changes: TableChange) -> SeenTable:
    """The table after these changes; what they have replaced is as it was."""
    found, before = Shown(), repr(table)
    found.settle(table)
    for change in changes:
        found.apply(change)
    assert repr(table) == before
    return found.view


def differs(one: SeenTable, other: SeenTable) -> dict[str, Any]:
    """What the second has instead of the first: of the table by its name, of a seat as "seat.name"."""
    found: dict[str, Any] = {}
    for name in SeenTable.__slots__:
        if name != "seats" and getattr(one, name) != getattr(other, name):
            found[name] = getattr(other, name)
    for was, now in zip(one.seats, other.seats, strict=True):
        for name in type(was).__slots__:
            if getattr(was, name) != getattr(now, name):
                found[f"{was.seat}.{name}"] = getattr(now, name)
    return found


TABLE = view(tokens={1: {"rage": 2, "bone": 1}}, claimed={1: {"bone": 1}}, served={1: 1}, drink_me={1: 3})


@pytest.mark.parametrize(
    ("change", "new"),
    [
        (TableChange("fortitude", 1, -3), {"1.fortitude": 17}),
        (TableChange("alcohol", 1, 2), {"1.alcohol": 2}),
        (TableChange("gold", n=2, of=1, to=2), {"1.gold": 8, "2.gold": 12}),
        (TableChange("gold", n=2, of=1, to="inn"), {"1.gold": 8, "inn_gold": 22}),
        (TableChange("gold", n=2, of="inn", to=1), {"1.gold": 12, "inn_gold": 18}),
        (TableChange("gold", n=0, of=1, to=2), {}),
        (TableChange("token", 1, -1, of="rage"), {"1.tokens": {"rage": 1, "bone": 1}}),
        (TableChange("token", 1, -5, of="rage"), {"1.tokens": {"rage": 0, "bone": 1}}),
        (TableChange("token", 1, 1, of="new"), {"1.tokens": {"rage": 2, "bone": 1, "new": 1}}),
        (TableChange("token", 1, 1, of="bone"), {"1.claimed": {"bone": 2}}),
        (TableChange("track", 1, of="mood", to="angry"), {"1.tracks": {"mood": "angry"}}),
        (TableChange("hand", 1, -2), {"1.hand_count": 5}),
        (TableChange("hand", 1, -9), {"1.hand_count": 0}),
        (TableChange("deck", 1, 2), {"1.deck": 35}),
        (TableChange("deck", 1, -40), {"1.deck": 0}),
        (TableChange("drink_me", 1, 1), {"1.drink_me": 4}),
        (TableChange("drink_me", 1, 1, of="brew"), {"1.drink_me": 4, "1.served": 2}),
        (TableChange("drink_me", 1, -1), {"1.drink_me": 2, "1.served": 0}),
        (TableChange("drink_me", 1, -4), {"1.drink_me": 0, "1.served": 0}),
        (TableChange("drink_deck", None, -3), {"drink_deck": 23}),
        (TableChange("drink_deck", None, -30), {"drink_deck": 0}),
        (TableChange("turn", 2, 4), {"turn": 2, "turn_number": 4}),
        (TableChange("acting", 2), {"turn": 2}),
        (TableChange("priority", 2), {"priority": 2}),
        (TableChange("phase", of="order"), {"phase": "order"}),
        (TableChange("mute", 1, 1), {"1.mute": True}),
        (TableChange("mute", 1, 0), {}),
        (TableChange("renew", n=26), {}),
        (TableChange("room", 1, of="cellar"), {}),  # on a table without a dungeon
        (TableChange("party", of="inn"), {}),
        (TableChange("control", 1), {}),  # nor a Round
        (TableChange("side_deck", 1, -1, of="none"), {}),
    ],
    ids=str,
)
def test_a_change_changes_this_and_nothing_else(change: TableChange, new: dict[str, Any]) -> None:
    assert differs(TABLE, shown(TABLE, change)) == new


def test_teammates_share_numbers_and_gold_and_a_seat_without_a_stash_has_the_inn() -> None:
    team = view(side={1: 0}, kit={2: SeenKit(gold=False)})
    assert differs(team, shown(team, TableChange("fortitude", 1, -1))) == {"0.fortitude": 19, "1.fortitude": 19}
    assert differs(team, shown(team, TableChange("gold", n=1, of=0, to=3))) == {"0.gold": 9, "1.gold": 9, "3.gold": 11}
    assert differs(team, shown(team, TableChange("gold", n=1, of=2, to="pot"))) == {
        "inn_gold": 19,
        "pot": replace(team.pot, gold=team.pot.gold + 1),
    }


def test_cards_come_to_discards_once_and_leave_them() -> None:
    table = shown(view(), TableChange("card", 1, of=CARD), TableChange("card", 1, of=CARD))
    assert differs(view(), table) == {"1.discard": [CARD.data]}
    assert differs(view(), shown(table, TableChange("fetched", 1, of=CARD))) == {}
    again = shown(table, TableChange("reshuffle", 1))
    assert differs(view(), again) == {"1.deck": 34}
    drinks = shown(view(), TableChange("card", None, of=ALE_CARD), TableChange("card", None, of=ALE_CARD))
    assert differs(view(), drinks) == {"drink_discard": [ALE_CARD.data]}
    assert differs(view(), shown(drinks, TableChange("fetched", None, of=ALE_CARD))) == {}
    assert differs(view(), shown(drinks, TableChange("renew", n=30))) == {"drink_deck": 30}


def test_cards_lie_before_a_seat_with_their_counters() -> None:
    other = SeenCard(6, "ann/other", "Other", "static", 1)
    table = view(in_play={1: [other]}, piles={1: {"pets": SeenPile(3)}})
    lies = shown(table, TableChange("lies", 1, 2, of=CARD), TableChange("side_deck", 1, -1, of="pets"))
    assert differs(table, lies) == {"1.in_play": [other, CARD.data], "1.piles": {"pets": SeenPile(2)}}
    first = shown(table, TableChange("lies", 1, 1, of=CARD))
    assert first.seats[1].in_play == [CARD.data, other]
    counted = shown(lies, TableChange("counter", 1, 4, of=CARD, to="fortitude"))
    assert differs(lies, counted) == {"1.in_play": [other, replace(CARD.data, counters={"fortitude": 4})]}
    assert (
        differs(table, shown(counted, TableChange("lies", 1, -1, of=CARD), TableChange("side_deck", 1, 1, of="pets")))
        == {}
    )
    assert shown(table, TableChange("side_deck", 1, -5, of="pets")).seats[1].piles == {"pets": SeenPile(0)}


def test_things_and_marks_go_where_they_are_said_to() -> None:
    table = replace(
        view(tracks={1: {"bone": SeenMarks("bone", [2, 4, 6])}}, claimed={1: {"bone": 0}}),
        coins=[SeenCoin(1, "thumb", 1), SeenCoin(2, "thumb", 2)],
    )
    moved = shown(table, TableChange("ring", 1, of="thumb", to="pot"))
    assert differs(table, moved) == {"coins": [SeenCoin(1, "thumb", "pot"), SeenCoin(2, "thumb", 2)]}
    claimed = shown(table, TableChange("claimed", 1, 1, of="bone", to=4))
    assert differs(table, claimed) == {"1.claimed": {"bone": 1}, "1.tracks": {"bone": SeenMarks("bone", [2, 6])}}


def test_the_stack_grows_shrinks_and_is_cut() -> None:
    one, two, three = (SeenEntry(id, "play") for id in (1, 2, 3))
    table = shown(view(stack=[one, two]), TableChange("up", of=three), TableChange("up", of=one))
    assert [entry.id for entry in table.stack] == [2, 3, 1]
    assert [entry.id for entry in shown(table, TableChange("down", of=3)).stack] == [2, 1]
    found = Shown()
    found.settle(table)
    found.cut(3)
    assert found.view.stack == table.stack
    found.cut(1)
    assert [entry.id for entry in found.view.stack] == [2]


def test_a_round_changes_hands_and_players_leave_it() -> None:
    begun = SeenRound(0, 0, [0, 1, 2], 1)
    table = shown(view(), TableChange("round", of=begun))
    assert [seat.in_round for seat in table.seats] == [True, True, True, False]
    assert table.round == begun
    passed = shown(table, TableChange("passed", 1), TableChange("passed", 2))
    assert passed.round == replace(begun, passed=[1, 2])
    raised = shown(passed, TableChange("control", 1, of=CARD))
    assert raised.round == replace(begun, in_control=1, last=CARD.data)
    assert shown(raised, TableChange("control", 2)).round == replace(begun, in_control=2, last=CARD.data)
    left = shown(raised, TableChange("leaves", 1))
    assert left.round is not None
    assert left.round.players == [0, 2]
    assert [seat.in_round for seat in left.seats] == [True, False, True, False]
    over = shown(left, TableChange("round"))
    assert over.round is None
    assert not any(seat.in_round for seat in over.seats)


def test_pawns_rewards_and_taverns() -> None:
    loot = [CARD.data, ALE_CARD.data]
    dungeon = SeenDungeon("d", [], [SeenPawn([0, 1], "door"), SeenPawn([2], "door")], loot, 1)
    table = replace(view(), dungeon=dungeon)
    new = shown(table, TableChange("room", 1, of="cellar")).dungeon
    assert new == replace(dungeon, at=[SeenPawn([0, 1], "cellar"), SeenPawn([2], "door")])
    assert shown(table, TableChange("reward", 1, of=CARD)).dungeon == replace(dungeon, loot=[ALE_CARD.data])
    assert shown(table, *[TableChange("reward", 1)] * 2).dungeon == replace(dungeon, trick=0)
    taverns = [
        SeenTavern("inn", "Inn", CARD.data, False, True, 26, []),
        SeenTavern("den", "Den", CARD.data, False, False, 9, []),
    ]
    table = replace(view(), crawl=SeenCrawl("den", [0], 0, taverns))

    def after(change: TableChange) -> tuple[str, list[int], list[bool], int]:
        now = shown(table, change)
        assert now.crawl is not None
        return (
            now.crawl.party,
            [t.deck for t in now.crawl.taverns],
            [t.closed for t in now.crawl.taverns],
            now.drink_deck,
        )

    assert after(TableChange("party", of="inn")) == ("inn", [26, 9], [False, False], 26)
    assert after(TableChange("shut", of="den")) == ("den", [26, 9], [False, True], 26)
    assert after(TableChange("drink_deck", None, -2, of="den")) == ("den", [26, 7], [False, False], 26)
    assert after(TableChange("drink_deck", None, -2)) == ("den", [24, 9], [False, False], 24)
    assert after(TableChange("drink_deck", None, -10, of="den")) == ("den", [26, 0], [False, False], 26)


def test_whoever_is_out_has_nothing_and_a_teammate_keeps_their_gold() -> None:
    table = view(side={3: 2}, tokens={1: {"rage": 2}}, in_play={1: [CARD.data]}, served={1: 1})
    gone = shown(table, TableChange("out", 1, of="no_gold"))
    assert differs(table, gone) == {
        "1.out": True, "1.out_because": "no_gold", "1.gold": 0, "1.in_play": [], "1.drink_me": 0, "1.served": 0,
        "1.tokens": {"rage": 0}, "inn_gold": 30,
    }  # fmt: skip
    team = shown(table, TableChange("out", 2, of="passed_out"))
    assert differs(table, team) == {"2.out": True, "2.out_because": "passed_out", "2.drink_me": 0}


def test_what_was_counted_is_taken_back_in_the_opposite_order() -> None:
    changes = [
        TableChange("hand", 1, -1),
        TableChange("card", 1, of=CARD),
        TableChange("fortitude", 1, -2),
        TableChange("gold", n=3, of=1, to="pot"),
        TableChange("phase", of="action"),
    ]
    found = Shown()
    found.settle(view())
    for change in changes:
        found.apply(change)
    found.rewind(changes)
    assert differs(view(), found.view) == {}


@pytest.mark.parametrize("n", [1, SINGLY, SINGLY + 1, 2 * SINGLY, 2 * SINGLY + 1, 50])
def test_gold_moves_in_at_most_six_handfuls_and_all_of_it(n: int) -> None:
    (event,) = Story().then("gained_gold", 1, n=n).events
    moves = list(coins(event))
    assert sum(move.n for move in moves) == n
    assert len(moves) <= SINGLY
    assert len(moves) == n or n > SINGLY
    assert all(move.n > 0 for move in moves)


def test_cards_that_are_shown_sold_joined_and_turned_have_their_kinds_of_beats() -> None:
    table = view(in_play={1: [SeenCard(WARD, "bob/ward", "Ward", "static", 1)]})

    def beats(story: Story, after: SeenTable, before: SeenTable = table) -> list[Any]:
        script = Script()
        script.read([], before)
        return script.read(story.events, after)

    (show,) = beats(Story().then("showed", 0, cards=[MACE]), table)
    (nothing,) = beats(Story().then("showed", 0, cards=[]), table)
    assert (show.kind, nothing.kind) == ("show", "rest")
    sale = Story().then("played", 0, 1, card=MACE, ability="sell", targets=[1], on=None, mode=None, entry=1)
    assert [beat.kind for beat in beats(sale, table)] == ["rest"]
    assert [beat.kind for beat in beats(Story().plays(0, MACE, 1), table)] == ["play"]
    assert [beat.kind for beat in beats(Story().plays(0, MACE, 1, on=7), table)] == ["answer"]
    turned = Story().then("revealed", 1, card=WARD, owner=1, pile="pets")
    (stays,), (goes,) = beats(turned, table, view()), beats(turned, view())
    for beat, n in ((stays, 1), (goes, -1)):
        assert [(change.what, change.n) for change in beat.changes] == [("lies", n), ("side_deck", -1)]
    (joined,) = beats(Story().then("joined", 1, card=WARD), table)
    assert (joined.kind, [card.title for card in joined.cards]) == ("aside", ["Ward"])
    (drink,) = beats(Story().then("drank", 2, 8, cards=[ALE], numbers={}, entry=8), table)
    assert [change.what for change in drink.changes][:2] == ["down", "card"]
    (none,) = beats(Story().then("drank", 2, 8, cards=[], numbers={}, entry=8), table)
    assert [change.what for change in none.changes] == ["down"]


def test_a_track_of_an_automaton_moves_for_the_player_whose_it_is() -> None:
    table = view(facing={2: [SeenTrack(0, 9, 1), SeenTrack(1, 9, 1)]})
    struck = shown(table, TableChange("fortitude", 2, -3, of=1), TableChange("alcohol", 2, 2, of=0))
    assert differs(table, struck) == {"2.facing": [SeenTrack(0, 9, 3), SeenTrack(1, 6, 1)]}
    wound = shown(struck, TableChange("wound_up", 2, 9, of=1))
    assert differs(struck, wound) == {"2.facing": [SeenTrack(0, 9, 3), SeenTrack(1, 9, 0)]}


@pytest.mark.parametrize("served", [0, 1])
def test_a_drink_that_is_handed_on_is_on_top_there_as_what_it_was(served: int) -> None:
    table = replace(
        view(served={1: served}, drink_me={1: 2, 2: 1}, drink_backs={1: ["inn", "pier"], 2: ["inn"]}),
        crawl=SeenCrawl("inn", [], 0, []),
    )
    handed = differs(table, shown(table, TableChange("handed", 1, to=2)))
    served_now = {"1.served": 0, "2.served": 1} if served else {}
    assert handed == {
        "1.drink_me": 1, "2.drink_me": 2, "1.drink_backs": ["inn"], "2.drink_backs": ["inn", "pier"], **served_now
    }  # fmt: skip
