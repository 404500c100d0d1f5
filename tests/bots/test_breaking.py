# SPDX-License-Identifier: GPL-3.0-or-later
"""Whoever sees at once that no card for any time is worth it finds none either when all their ways are weighed."""

from __future__ import annotations

from functools import partial

import pytest

from rdi_desktop.bots import breaking, make_bot
from rdi_desktop.bots.breaking import MOMENTS, breaks_in, promising, ready_cards
from rdi_desktop.bots.situation import Situation
from rdi_desktop.content import load_content
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.language.card import CardDef
from rdi_desktop.engine.state.decisions import Interject
from rdi_desktop.session.match import Match
from tests.bots.moment import asked


def cheap(card: CardDef) -> float:
    """Less than any regular player asks, so that more of them come close to being played."""
    return 0.2


@pytest.mark.parametrize("seed", range(4))
def test_what_is_not_promising_is_not_worth_it(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    content = load_content()
    tables = [
        ("gerki", "deirdre", "zot"),
        ("fiona", "deirdre", "karl", "eisinder"),
        ("flower", "gerki"),
        ("amundyr", "zot"),
    ]
    match = Match(tables[seed], ("tipsy",) * len(tables[seed]), seed)
    game, bots = Game.new(match.setup, content), match.players(content)
    dismissed = found = 0
    while (decision := game.pending) is not None:
        seat = decision.seat
        if decision.kind in MOMENTS:
            situation = Situation(partial(game.brief, seat), seat, content)
            ready = ready_cards(situation, decision)
            if ready:
                maybe = promising(situation, ready, cheap, ())
                with monkeypatch.context() as patch:
                    patch.setattr(breaking, "promising", lambda *_: True)
                    best = breaks_in(situation, ready, partial(game.playable, seat, reasons=False), cheap)
                assert maybe or best is None
                dismissed += not maybe
                found += best is not None
        game.submit(bots[seat].decide(dict, decision, list))
    assert found
    assert dismissed or not situation.view.simple


@pytest.mark.parametrize(("alcohol", "drunk"), [(9, True), (0, False)])
def test_a_potion_that_lies_there_is_drunk_when_it_helps(alcohol: int, drunk: bool) -> None:
    """What lies before one and may be played at any time is thought of in the own turn, as a card of the hand is."""
    content = load_content()
    seats = f"""
        character: phrenk, name: me, fortitude: 11, alcohol: {alcohol}, in_play: [Sobering Potion], hand: []
        character: zot, hand: []
        character: gerki, hand: []
    """
    game, seat, decision = asked(content, seats, "  phase: action\nsteps: []\n", "action")
    for look in (game.brief, game.view):
        bot = make_bot("regular", 1, content)
        command = bot.decide(partial(look, seat), decision, partial(game.playable, seat))
        assert isinstance(command, Interject) == drunk
