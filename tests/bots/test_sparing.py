# SPDX-License-Identifier: GPL-3.0-or-later
"""The player that looks ahead tells why it lets somebody be who could be knocked out."""

from __future__ import annotations

import pytest

from rdi_desktop.bots import decided
from rdi_desktop.bots.shark import SharkBot
from rdi_desktop.bots.sparing import spared
from rdi_desktop.bots.worlds import Outlook, TriedAnswer
from rdi_desktop.engine.state.decisions import BODIES, Answer
from rdi_desktop.ui.words.hints import deep_hint
from rdi_desktop.ui.words.names import ShownNames
from tests.bots.moment import asked
from tests.rules.deal import content

BLOW = "Somebody loosened that chandelier, eh?"
SEATS = f"""
    character: gerki, name: me, hand: ["{BLOW}"]
    character: fiona, name: Fiona, fortitude: 18, hand: []
    character: zot, name: Zot, fortitude: 2, hand: []
"""
ME, FIONA, ZOT = range(3)


def tried(picks: str, *rooms: tuple[int, ...]) -> TriedAnswer:
    return TriedAnswer(Answer(0, (picks,)), [Outlook(0.3, room, (5,) * len(room)) for room in rooms])


def told(at_fiona: list[tuple[int, ...]], at_zot: list[tuple[int, ...]], *mates: int) -> str:
    """The deeper hint about a blow, if in the worlds that were tried everybody stands like that after the one or the other."""
    game, seat, decision = asked(content(), SEATS, "  turn: me\n  phase: action\nsteps: []\n", "action")
    at = {option.targets: option.id for option in decision.options if option.kind == "play"}
    found = [tried(at[FIONA,], *at_fiona), tried(at[ZOT,], *at_zot)]
    return deep_hint(found, decision, seat, ShownNames(game.view(seat), seat, content()), mates).text


def test_a_knock_out_is_passed_over_for_somebody_stronger() -> None:
    text = told([(10, 12, 2)] * 5, [(10, 16, 0)] * 5)
    assert "It lets Zot be, who could be knocked out: Fiona would have 4.0 more left then." in text


def test_it_would_cost_oneself_too_much() -> None:
    text = told([(10, 12, 2)] * 5, [(7, 12, 0)] * 5)
    assert "It lets Zot be, who could be knocked out: it would cost you 3.0 of what you have left." in text


def test_whoever_falls_anyway_needs_no_blow() -> None:
    assert "It lets Zot be, who mostly passes out soon" in told([(10, 12, 0)] * 4, [(10, 16, 0)] * 4)


def test_where_nothing_speaks_against_it_nothing_is_made_up() -> None:
    assert "you would win no more often for it" in told([(10, 12, 2)] * 5, [(10, 12, 0)] * 5)


@pytest.mark.parametrize(
    ("at_zot", "mates"),
    [
        ([(10, 16, 1)] * 5, ()),
        ([(10, 16, 0)] * 2 + [(10, 16, 3)] * 3, ()),
        ([(10, 16, 0)] * 3, ()),
        ([(10, 16, 0)] * 5, (ZOT,)),
    ],
    ids=["does not fall", "falls seldom", "too few worlds", "a teammate"],
)
def test_nothing_is_said_of_whoever_is_in_no_danger(at_zot: list[tuple[int, ...]], mates: tuple[int, ...]) -> None:
    assert "lets" not in told([(10, 12, 2)] * 5, at_zot, *mates)


def test_only_worlds_that_both_were_tried_in_are_compared() -> None:
    """The best is tried in more of them: what happens in those says nothing of the other."""
    best = tried("a", *[(10, 12, 2)] * 5, *[(10, 12, 0)] * 20)
    found = spared([best, tried("b", *[(10, 14, 0)] * 5)], [[FIONA], [ZOT]], {ME})
    assert found is not None
    assert (found.seat, found.gone_anyway, found.stronger, found.better) == (ZOT, False, FIONA, 2.0)


def test_whoever_is_struck_is_not_let_be() -> None:
    assert spared([tried("a", *[(9, 9, 0)] * 5), tried("b", *[(9, 9, 0)] * 5)], [[ZOT], [ZOT]], {ME}) is None


def test_a_thing_in_play_is_nobody() -> None:
    assert spared([tried("a", *[(9, 9, 0)] * 5), tried("b", *[(9, 9, 0)] * 5)], [[ZOT], [BODIES + 3]], {ME}) is None


def test_the_line_tells_nothing_of_hidden_cards() -> None:
    """However the hidden cards truly lie, the same is said."""
    seats = SEATS.replace("fortitude: 18, hand: []", 'fortitude: 7, hand: ["I don\'t think so!"]')
    game, seat, decision = asked(content(), seats, "  turn: me\n  phase: action\nsteps: []\n", "action")
    texts = set()
    for world in (game, game.sample(seat, 5), game.sample(seat, 6)):
        bot = SharkBot(1, content(), rollouts=40)
        answer = decided(bot, world)
        assert isinstance(answer, Answer)
        assert bot.tried
        texts.add(deep_hint(bot.tried, decision, seat, ShownNames(world.view(seat), seat, content())).text)
    assert len(texts) == 1
