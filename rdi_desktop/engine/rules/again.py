# SPDX-License-Identifier: GPL-3.0-or-later
"""Whoever had a card Negated may play another of its type (character-compendium, "Wizgille").

In a window everybody is asked again anyway, and an Anytime card can be played at any time: what would be lost is the Action of the turn, or
the turn in a Round. Whoever was about to drink reveals the next Drink instead; `drinking` looks at that.
"""

from __future__ import annotations

from rdi_desktop.engine.state.desk import Desk
from rdi_desktop.engine.state.records import Play, Record


def play_another(game: Desk, it: Record) -> None:
    """What was Negated does not use up the Action, nor the turn in the Round; a Drink or Event is followed by another."""
    table = game.table
    it.again = True
    if not isinstance(it, Play) or it.cdef is None or it.ability is not None or not it.home:
        return
    round_ = table.round
    if round_ is not None:
        if it.cdef.takes_control and it.by == round_.next:
            round_.again = it.types
    elif not table.seats[table.turn].kit.keeps:
        return  # an automaton acts once a turn [284]
    elif it.cdef.is_action and table.phase == "action" and table.turn == it.by and it.on is None and not table.many:
        table.actions_left += 1  # of those of which any number are one Action, another may be played anyway
