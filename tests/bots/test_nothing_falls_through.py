# SPDX-License-Identifier: GPL-3.0-or-later
"""Every word of the language means something to the computer players, or stands among those that are worth so much by name."""

from __future__ import annotations

from functools import partial

import pytest

from rdi_desktop.bots import plays
from rdi_desktop.bots.after import GROUNDS
from rdi_desktop.bots.plays import OTHERWISE, seats_of
from rdi_desktop.bots.reading import Reading
from rdi_desktop.bots.summary import ANSWERS, COUNTED, NUMBERS
from rdi_desktop.engine.language.core import VERBS
from rdi_desktop.engine.language.estimate import Part
from rdi_desktop.engine.language.who import KEYS, WORDS
from tests.bots.moment import asked
from tests.rules.deal import content

WEIGHED = {
    "win_round", "take_pot", "prolong", "end_round", "leave_round", "force_out", "order", "draw", "discard", "mute", "extra", "give",
    "flip", "claim", "reveal", "procedure", "withdraw",
}  # fmt: skip
"""Verbs that `plays` weighs for what they are."""
TABLE = """
    character: zot, name: me, hand: []
    character: fiona, hand: []
    character: gerki, hand: []
"""


@pytest.fixture(scope="module")
def reading() -> Reading:
    game, seat, _ = asked(content(), TABLE, "  turn: me\n  phase: action\nsteps: []\n", "action")
    return Reading(partial(game.view, seat), seat, content())


def test_every_verb_is_weighed_or_named() -> None:
    known = WEIGHED | {"control"} | COUNTED | NUMBERS | ANSWERS | GROUNDS.keys() | OTHERWISE.keys()
    assert not VERBS.keys() - known
    assert not OTHERWISE.keys() - VERBS.keys()
    assert not OTHERWISE.keys() & (WEIGHED | COUNTED | NUMBERS)


@pytest.mark.parametrize("word", [*WORDS, *KEYS])
def test_everybody_knows_whom_a_word_means(reading: Reading, word: str) -> None:
    part = Part("lose", word, None, fortitude=-2.0)
    assert set(seats_of(reading, part, {}, None)) <= {0, 1, 2}


def test_a_word_that_is_none_is_no_word_for_oneself(reading: Reading) -> None:
    with pytest.raises(ValueError, match="nobody-in-particular"):
        seats_of(reading, Part("lose", "nobody-in-particular", None), {}, None)


def test_whoever_is_picked_later_is_whoever_it_suits(reading: Reading) -> None:
    assert seats_of(reading, Part("gain", "player", None, fortitude=-0.0, alcohol=-3.0), {}, None) is not None
    assert len(seats_of(reading, Part("lose", "another", None, fortitude=-2.0), {}, None)) == 1
    with pytest.raises(KeyError):
        plays._otherwise("juggle")
