# SPDX-License-Identifier: GPL-3.0-or-later
"""A ghost's deed, a house rule: once a game those who are out do one thing, as a turn begins."""

from __future__ import annotations

from typing import Any

import pytest

from rdi_desktop.engine.game import Game
from rdi_desktop.engine.rules import ghosts
from rdi_desktop.engine.state.decisions import Answer, CommandError, IllegalCommand, Interject, OutOfTurn
from tests.rules.deal import Deal, at, deal

ZOT, GERKI, FIONA = range(3)


def table(*drinks: str, agreed: bool = True, **zot: Any) -> Deal:
    """Fiona is out; Zot is about to discard, with nothing in hand."""
    t = deal(
        turn="gerki",
        phase="drink",
        drinks=drinks,
        options={"ghost_deed": True} if agreed else {},
        zot=at(**{"gold": 6, **zot}),
        gerki=at(gold=9),
        fiona=at(gold=0),
    ).drink("gerki")
    assert t.game.pending is not None
    assert (t.turn, t.game.pending.kind) == ("zot", "discard")
    return t


def did(t: Deal, deed: str, seat: int = FIONA) -> Deal:
    t.game.submit(Interject(seat, f"deed:{deed}"))
    return t


def test_the_tip_goes_to_the_poorest_who_still_play() -> None:
    t = did(table(), "tip")
    assert (t.zot.gold, t.gerki.gold, t.fiona.gold) == (8, 9, 0)
    assert t.game.pending is not None
    assert t.game.pending.kind == "discard"


def test_all_who_are_equally_poor_get_the_tip() -> None:
    t = did(table(gold=9), "tip")
    assert (t.zot.gold, t.gerki.gold) == (11, 11)


def test_the_round_is_drunk_by_all_who_still_play() -> None:
    t = did(table("Light Ale"), "round")
    assert (t.zot.alcohol, t.gerki.alcohol, t.fiona.alcohol) == (1, 1, 0)


def test_the_round_may_put_out_whoever_is_on_turn() -> None:
    t = did(table("Light Ale", fortitude=3, alcohol=2, gold=1), "round")
    assert t.zot.out
    assert t.game.winners == (GERKI,)


def test_the_second_drink_of_the_deck_is_poured_first() -> None:
    t = table("Light Ale", "Wine")
    deck = list(t.game.table.drink_deck)
    did(t, "second")
    assert t.game.table.drink_deck == [*deck[:-2], deck[-1], deck[-2]]


def test_with_one_card_in_the_deck_there_is_no_second() -> None:
    t = table()
    del t.game.table.drink_deck[1:]
    with pytest.raises(IllegalCommand):
        did(t, "second")


def test_it_is_done_once_a_game() -> None:
    t = did(table(), "tip")
    with pytest.raises(IllegalCommand):
        did(t, "round")


@pytest.mark.parametrize("deed", ["tip", "nothing", ""])
def test_a_table_without_the_agreement_refuses_it(deed: str) -> None:
    t = table(agreed=deed != "tip")
    with pytest.raises(IllegalCommand):
        did(t, deed)
    assert t.zot.gold == 6


def test_whoever_still_plays_has_no_deed() -> None:
    t = table()
    with pytest.raises(CommandError):
        did(t, "tip", GERKI)


def test_it_waits_for_the_beginning_of_a_turn() -> None:
    t = table()
    t.game.submit(Answer(ZOT, ()))
    assert t.game.pending is not None
    assert t.game.pending.kind != "discard"
    with pytest.raises(IllegalCommand):
        did(t, "tip")


def test_after_the_end_nothing_is_done() -> None:
    t = did(table("Light Ale", fortitude=3, alcohol=2, gold=1), "round")
    with pytest.raises(OutOfTurn):
        did(t, "tip")


@pytest.mark.parametrize("deed", ghosts.DEEDS)
def test_a_fork_and_a_replay_come_to_the_same_table(deed: str) -> None:
    t = table("Light Ale", "Wine")
    before = t.game.fork()
    did(t, deed)
    before.submit(Interject(FIONA, f"deed:{deed}"))
    again = Game.replay(t.game.setup, t.game.content, t.game.log, t.game.arrange)
    for other in (before, again, t.game.fork()):
        assert other.view(None) == t.game.view(None)
        assert other.table.drink_deck == t.game.table.drink_deck
        assert not ghosts.left(other.table)


def test_a_sample_keeps_what_was_done() -> None:
    t = did(table("Light Ale", "Wine"), "second")
    sample = t.game.sample(ZOT, 3)
    assert not ghosts.left(sample.table)
    assert sample.view(ZOT).seats[ZOT] == t.game.view(ZOT).seats[ZOT]
