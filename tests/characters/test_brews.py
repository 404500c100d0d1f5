# SPDX-License-Identifier: GPL-3.0-or-later
"""Where Father Farai's Token stands, and may go (character-compendium, "Father Farai"); what cards bring comes after what they do."""

from __future__ import annotations

import pytest

from rdi_desktop.engine.game import Game
from rdi_desktop.engine.rules.setup import GameSetup, SeatSetup
from rdi_desktop.engine.state.decisions import Answer
from tests.rules.deal import Deal, at, content, deal

BARLEY = "Hold this sack of barley. With your ribs"


@pytest.mark.parametrize("place", [0, 1, 2])
def test_he_picks_where_to_begin_when_he_has_seen_his_hand(place: int) -> None:
    """[440]"""
    game = Game.new(GameSetup((SeatSetup("zot"), SeatSetup("farai")), 1, 0, {}), content())
    assert game.pending is not None
    assert game.pending.seat == 1
    assert len(game.table.seats[1].hand) == 7
    assert len(game.pending.options) == 3
    game.submit(Answer(1, (game.pending.options[place].id,)))
    assert game.table.seats[1].tracks["work"] == place


def last_beer(*empty: str) -> Deal:
    """He has just played the card that finishes the last beer; those decks are empty as well."""
    t = deal(farai=at([BARLEY], tokens={"work": 0}, fortitude=10), zot=at())
    piles, tokens = t.game.table.seats[0].piles, t.game.table.seats[0].tokens
    t.game.table.seats[0].spent["beer"] = piles["beer"][:-1]
    del piles["beer"][:-1]
    tokens["progress-beer"] = t.game.table.cards[piles["beer"][-1]].takes - 1
    for pile in empty:
        piles[pile].clear()
    t.game.checkpoint_here()
    return t.play("farai", BARLEY)


@pytest.mark.parametrize("empty", ["wine", "spirits"])
def test_after_the_last_brew_the_token_goes_to_no_empty_deck(empty: str) -> None:
    """[443]: to the other one, or it stays. The deck is never made anew [442]."""
    t = last_beer(empty)
    while t.game.pending is not None and not (
        t.game.pending.seat == 0 and t.game.pending.kind == "pick" and len(t.game.pending.options) == 2
    ):
        t.decline()
    assert t.game.pending is not None
    labels = [option.label for option in t.game.pending.options]
    assert not any(empty in label for label in labels)
    assert not t.game.table.seats[0].piles["beer"]


@pytest.mark.parametrize(
    ("who", "card", "token"), [("vlazlo", "Bad dog. Very bad dog.", "blood"), ("terci", "This may sting", "splint")]
)
def test_what_a_card_brings_comes_after_what_it_does(who: str, card: str, token: str) -> None:
    """[560, 573]"""
    t = deal(**{who: at([card])}, zot=at()).play(who, card, on="zot").rest()
    keys = [event.key for event in t.game.events if event.key in ("lost_fortitude", "token_changed")]
    assert keys == ["lost_fortitude", "token_changed"]
    assert t.game.table.seats[0].tokens[token] == 1
