# SPDX-License-Identifier: GPL-3.0-or-later
"""People know whom they are up against: whose deck spares much is struck first, whose deck spares nothing is left in peace."""

from __future__ import annotations

from copy import copy
from functools import partial
from math import log

import pytest

from rdi_desktop.bots import make_bot
from rdi_desktop.bots.decks import reserves, weights
from rdi_desktop.bots.evaluation import Evaluation
from rdi_desktop.bots.tempers import REGULAR
from rdi_desktop.content import Content, load_content
from rdi_desktop.engine.brief import SeatNumbers
from tests.bots.moment import asked


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content()


def blows(content: Content, bot: str, *, turned: bool = False) -> dict[str, float]:
    """What that player makes of a plain blow on each of two others with the same numbers."""
    others = ["character: dimli, hand: []", "character: fleck, hand: []"]
    seats = "\n".join(["character: gog, name: me, hand: [Gog only wanted to pat you]", *others[:: -1 if turned else 1]])
    game, seat, decision = asked(content, seats, "  phase: action\nsteps: []\n", "action")
    player = make_bot(bot, 1, content)
    player.decide(partial(game.view, seat), decision, partial(game.playable, seat))
    found = {}
    for weighed in player.explain():
        option = decision.option(weighed.picks[0]) if weighed.picks else None
        if option is not None and option.targets:
            found[game.table.seats[option.targets[0]].character.id] = weighed.value
    return found


@pytest.mark.parametrize("turned", [False, True], ids=["first", "last"])
def test_a_regular_strikes_whoever_has_the_better_deck(content: Content, turned: bool) -> None:
    found = blows(content, "regular", turned=turned)
    assert found["dimli"] > found["fleck"] > 0


def test_feeling_knows_no_decks(content: Content) -> None:
    found = blows(content, "careful")
    assert found["dimli"] == found["fleck"]


def test_what_spares_something_makes_a_deck_go_far(content: Content) -> None:
    dimli = copy(content.characters["dimli"])
    before = reserves(dimli)
    for word in ("drink", "play"):
        poorer = copy(dimli)
        poorer.deck = tuple(card for card in dimli.deck if word not in card.moments)
        assert reserves(poorer) < before


def test_boss_cards_and_side_decks_are_not_drawn(content: Content) -> None:
    for id in ("lich-king", "kaylin"):
        plain = copy(content.characters[id])
        plain.deck = tuple(card for card in plain.deck if not card.boss and not card.pile)
        assert reserves(plain) == reserves(content.characters[id])


def test_what_always_comes_on_top_makes_a_deck_go_less_far(content: Content) -> None:
    calm = copy(content.characters["cormac"])
    calm.standing = ()
    assert reserves(calm) > reserves(content.characters["cormac"])


def test_many_need_to_lean_on_the_same_one_less(content: Content) -> None:
    def lead(*others: str) -> float:
        one, other, *_ = weights(content, ("dimli", "fleck", *others), REGULAR.decks)
        return log(one / other)

    assert lead("eve", "gog") > lead("eve", "gog", "sera", "tara") > 0
    assert lead("eve", "gog") == pytest.approx(lead("eve"))


def test_of_two_nobody_has_a_choice_whom_to_strike(content: Content) -> None:
    assert weights(content, ("dimli", "fleck"), REGULAR.decks) == (1, 1)


def test_an_automaton_has_no_deck_to_be_known_by(content: Content) -> None:
    assert weights(content, ("dimli", "otto", "fleck"), REGULAR.decks)[1] == 1


SIDE = tuple[int, int, int, int, int, bool, int]


def numbers(*seats: tuple[int, int, int]) -> SeatNumbers:
    """Seats with (side, Fortitude, things to turn over)."""
    found: list[SIDE] = [(i, side, fortitude, 0, 10, True, wards) for i, (side, fortitude, wards) in enumerate(seats)]
    return tuple(found)


def test_a_team_is_not_judged_by_one_deck() -> None:
    table, decks = numbers((0, 20, 0), (1, 20, 0), (0, 20, 0), (1, 20, 0)), (1.0, 1.5, 1.0, 0.5)
    blow = {1: [-2.0, 0.0, 0.0]}
    assert Evaluation(table, 0, decks=decks).value(blow) == Evaluation(table, 0).value(blow)


def test_what_others_can_turn_over_counts_as_room() -> None:
    """Who begins with 13 Fortitude totters less, the more there is left to pull off."""
    blow = {1: [-2.0, 0.0, 0.0]}
    with_them, without = (Evaluation(numbers((0, 20, 0), (1, 13, n), (2, 20, 0)), 0) for n in (5, 0))
    assert with_them.value(blow) != pytest.approx(without.value(blow))
