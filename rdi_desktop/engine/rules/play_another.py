# SPDX-License-Identifier: GPL-3.0-or-later
"""A player whose card was Negated may play another of its type (character-compendium, "Wizgille").

In a window everybody is asked again anyway, and an Anytime card can be played at any time. What has to be restored is the Action of the
turn, or the turn in a Round. A player who was about to drink reveals the next Drink instead, see `drinking`.
"""

from __future__ import annotations

from rdi_desktop.engine.state.desk import Desk
from rdi_desktop.engine.state.records import Play, Record


def play_another(game: Desk, it: Record) -> None:
    """A Negated card uses up no Action and no turn in the Round; after a Negated Drink or Event comes another."""
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
        table.actions_left += 1  # after one of those of which any number are one Action, another may be played anyway
