# SPDX-License-Identifier: GPL-3.0-or-later
"""Moments at which nobody is asked, and only triggers go off."""

from __future__ import annotations

from rdi_desktop.engine.language import filters
from rdi_desktop.engine.language.filters import narrowed
from rdi_desktop.engine.language.moments import Moment, moment
from rdi_desktop.engine.language.spec import Field, Word


@moment
class RoundOpened(Moment):
    """Somebody has opened a Round of Gambling, and the antes are paid."""

    WORD = "round_opened"
    PAST = True
    ASKED = False
    FIELDS = narrowed(filters.By)


@moment
class Paid(Moment):
    """Somebody has paid Gold, to whomever; antes, and what somebody else took, are no such payment."""

    WORD = "paid"
    PAST = True
    ASKED = False
    FIELDS = narrowed(filters.By)


@moment
class Out(Moment):
    """Another player has dropped out of the game, and it goes on."""

    WORD = "out"
    PAST = True
    ASKED = False
    FIELDS = {"of": Field(Word("another"), "another", "of whom: nothing happens by itself to whoever is out")}
