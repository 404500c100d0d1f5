# SPDX-License-Identifier: GPL-3.0-or-later
"""What a card forbids: who may answer it, and what nobody may do to it (red-dragon-inn-10, "Card-Specific Notes")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.engine.language import figures
from rdi_desktop.engine.state.decisions import Reason
from rdi_desktop.engine.state.records import Payment, Record

if TYPE_CHECKING:
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.state.desk import Desk


def refused(game: Desk, entry: Record, cdef: CardDef) -> Reason | None:
    """Why a card may not answer an entry although its moment fits: what the entry's own card, or whatever holds for its player, forbids.

    A card with several uses may answer as long as one of them is not forbidden.
    """
    answered = entry.cdef
    if isinstance(entry, Payment):
        for word in entry.sealed:
            if word in cdef.causes(None):
                return Reason("cannot_be_" + word)
    if entry.kind != "play":
        return None
    if answered is not None and answered.answer_except and not cdef.kin.intersection(answered.answer_except):
        return Reason("only_answered_by", (("cards", answered.answer_except),))
    if (answered is not None and answered.sealed) or game.standing:
        words = [sealed(game, entry, mode.causes) for mode in cdef.modes]
        if all(words):
            return Reason("cannot_be_" + words[0])
    return None


def sealed(game: Desk, entry: Record, causes: frozenset[str]) -> str:
    """What of these causes nobody may do to a play ('negate', 'ignore'); '' if nothing is in the way."""
    for word in entry.cdef.sealed if entry.cdef is not None else ():
        if word in causes:
            return str(word)
    if game.standing:
        for word in ("negate", "ignore"):
            if word in causes and figures.unstoppable(game, entry, word):
                return word
    return ""


def forbidden_on_stack(game: Desk, cdef: CardDef) -> bool:
    """Whether what waits on the stack may not be answered by this card."""
    return any(refused(game, entry, cdef) is not None for entry in game.table.stack[-1:])
