# SPDX-License-Identifier: GPL-3.0-or-later
"""What is read aloud of another player's turn takes few words, and never more than a voice says while the table shows it."""

from __future__ import annotations

import pytest

from rdi_desktop.ui.look.settings import USUAL
from tools.heard import average, game, others

MOST_WORDS = 45
"""In a turn of somebody else's (decisions/0704)."""
SLOWLY = 4
"""Words that a slow voice says in a second."""


@pytest.mark.weekly
@pytest.mark.parametrize("seed", [1, 2, 7])
def test_no_turn_of_somebody_else_takes_longer_to_hear_than_to_see(seed: int) -> None:
    turns = game(USUAL, seed)
    assert average(turns) <= MOST_WORDS
    too_long = [turn.told for turn in others(turns) if turn.words > max(MOST_WORDS, SLOWLY * turn.shown_s)]
    assert not too_long
