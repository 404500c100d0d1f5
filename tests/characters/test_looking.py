# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards that somebody looks at, two heaps, and phases that are played once more."""

from __future__ import annotations

from rdi_desktop.engine.state.decisions import Answer
from tests.rules.deal import Deal, at, deal


def modes(t: Deal, title: str) -> list[str]:
    """The ways of a card that are open to me now, by their names."""
    return sorted({option.label for option, _ in t.ways("me", title)})


def test_drinks_that_were_looked_at_go_where_it_was_decided_and_the_rest_stays() -> None:
    t = deal(
        me=at(["Signs point to you getting drunker"], is_="tara"),
        gerki=at(drink_me=[]),
        fiona=at(drink_me=[]),
        drinks=["Wine", "Dragon Breath Ale", "Light Ale"],
        phase="order",
    )
    t.play("me", "Signs point to you getting drunker")
    pending = t.game.pending
    assert pending is not None
    assert [option.args["title"] for option in pending.options if option.args] == ["Wine", "Dragon Breath Ale"]
    assert t.game.view(1).pending is None, "nobody else sees what is on the tray"
    assert not pending.interruptible
    t.choose("me", "seen:1")
    t.choose("me", "order:2")
    t.choose("me", "order:1")
    assert (t.gerki.drink_me, t.fiona.drink_me) == (["Wine"], ["Dragon Breath Ale"])
    assert t.table.cards[t.table.drink_deck[-1]].title == "Light Ale"


def test_what_is_looked_at_lies_the_same_in_every_world_that_whoever_looks_holds_possible() -> None:
    t = deal(
        me=at(["Signs point to you getting drunker"], is_="tara"),
        gerki=at(drink_me=[]),
        fiona=at(drink_me=[]),
        drinks=["Wine", "Dragon Breath Ale"],
        phase="order",
    )
    t.play("me", "Signs point to you getting drunker")
    for seed in range(4):
        world = t.game.sample(0, seed)
        world.submit(Answer(0, ("seen:1",)))
        again = world.sample(0, seed + 9)
        for one in (world, again, again.fork()):
            one.submit(Answer(0, ("order:2",)))
            one.submit(Answer(0, ("order:1",)))
            lying = [one.table.cards[seat.drink_me[-1]].title for seat in one.table.seats[1:]]
            assert lying == ["Wine", "Dragon Breath Ale"]
    others = {tuple(t.game.sample(1, seed).table.drink_deck[-2:]) for seed in range(6)}
    assert len(others) > 1, "for everybody else they may be any"


def test_cards_are_put_back_in_the_order_in_which_they_were_picked() -> None:
    t = deal(
        me=at(["I have seen how this night ends"], is_="tara"),
        gerki=at(drink_me=["Water", "Wine", "Dragon Breath Ale", "Light Ale"]),
    )
    t.play("me", "I have seen how this night ends", on="gerki")
    asked = [t.game.view(viewer).pending for viewer in (0, 1, None)]
    assert asked[0] is not None
    assert [option.args["title"] for option in asked[0].options] == ["Water", "Wine", "Dragon Breath Ale"]
    assert asked[1:] == [None, None]
    t.choose("me", "seen:2", "seen:1", "seen:0")
    assert t.gerki.drink_me == ["Dragon Breath Ale", "Wine", "Water", "Light Ale"]
    (event,) = (event for event in t.game.events if event.key == "arranged")
    for viewer in (1, None):
        assert event.seen_by(viewer) == {"pile": "drink_me", "whose": 1, "count": 3}
        assert t.game.view(viewer).seats[1].drink_me == 4


def test_a_phase_comes_again_while_it_lasts_or_before_anything_is_done_in_the_next() -> None:
    seats = {"me": at(["Timewarp"], is_="chronos", drink_me=["Water"]), "fiona": at()}
    assert modes(deal(**seats), "Timewarp") == ["action"]
    t = deal(**seats, phase="order")
    assert modes(t, "Timewarp") == ["action", "order"]
    t.order("me", "fiona")
    assert modes(t, "Timewarp") == ["drink", "order"]


def test_a_turn_that_is_cut_short_repeats_nothing() -> None:
    t = deal(
        me=at(["Timewarp"], is_="chronos"),
        kaylin=at(["Private pixie time"]),
        turn="kaylin",
    )
    t.play("me", "Timewarp", mode="action")
    t.play("kaylin", "Private pixie time")
    assert t.table.again == []
    assert t.table.turn == 0


def test_two_heaps_may_be_all_and_nothing() -> None:
    t = deal(me=at(["Psionic vision"], is_="daareka"), fiona=at())
    t.play("me", "Psionic vision", on="fiona")
    t.choose("fiona")
    t.choose("me", "heap:1")
    assert len(t.me.hand) == 5
    assert t.me.discard == ["Psionic vision"]
