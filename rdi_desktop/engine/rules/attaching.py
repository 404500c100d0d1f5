# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards of a side deck that are added to the play that revealed them (character-compendium, "Wizgille", "Warthorn").

The play with all that is added to it is one card of its type: nobody may respond before it is complete [131, 576, 583], and one Negate or
Ignore covers everything [577].
"""

from __future__ import annotations

from rdi_desktop.engine.language import outcome
from rdi_desktop.engine.language.ctx import Flow
from rdi_desktop.engine.rules import asking, resolving
from rdi_desktop.engine.state.decisions import Option
from rdi_desktop.engine.state.desk import Desk
from rdi_desktop.engine.state.records import Play


def attach(game: Desk, seat: int, card: int) -> Flow:
    """The revealed card joins the play that is being announced, whose player picks new targets for it [584].

    A card that stays before somebody is put before any other player, even one out of reach or one who Ignores the play [577].
    """
    table = game.table
    entry = next((e for e in reversed(table.stack) if isinstance(e, Play)), None)
    if entry is None or entry.card is None:
        return
    cdef = table.cards[card]
    entry.cards = [*(entry.cards or [entry.card]), card]
    entry.causes |= cdef.modes[0].causes
    yield from resolving.pick_joined(outcome.context(game, entry), card)
    if cdef.given is not None:
        among = [other for other in table.others(seat) if table.seats[other].kit.keeps]  # none for an automaton [280]
        options = [Option(f"give:{other}", "seat", targets=(other,)) for other in among]
        picked = yield from asking.pick_one(game, seat, options, "given_to", entry, interruptible=False, shown=card)
        entry.kept = {**entry.kept, card: picked.targets[0]}
