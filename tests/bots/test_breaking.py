# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards that may be played at any time are thought of in the own turn."""

from __future__ import annotations

from functools import partial

import pytest

from rdi_desktop.bots import make_bot
from rdi_desktop.content import load_content
from rdi_desktop.engine.state.decisions import Interject
from tests.bots.moment import asked


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
