# SPDX-License-Identifier: GPL-3.0-or-later
"""What a card forbids: who may answer it, and what nobody may do to it (red-dragon-inn-10, "Card-Specific Notes")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.engine.asked import Reason, WhyNot
from rdi_desktop.engine.language import figures
from rdi_desktop.engine.language.ctx import Ctx
from rdi_desktop.engine.state.records import Payment, Record

if TYPE_CHECKING:
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.state.desk import Desk


def refused(game: Desk, seat: int, entry: Record, cdef: CardDef) -> WhyNot | None:
    """Why a card of that seat may not answer an entry although its moment fits.

    Because of the entry's own card, of something that holds for its player, or of what the seat has already done to the entry. A card with
    several uses may answer as long as one of them is not forbidden.
    """
    answered = entry.cdef
    if answered is None:
        if not (entry.changes or game.standing or entry.kind == "payment"):
            return None
    elif not (answered.sealed or answered.answer_except or answered.sealed_while or entry.changes or game.standing):
        return None  # nearly always nothing is forbidden
    if answered is not None and answered.answer_except and not cdef.kin.intersection(answered.answer_except):
        return WhyNot(Reason.ONLY_ANSWERED_BY, {"cards": answered.answer_except})
    return all_sealed(game, seat, entry, cdef)


def all_sealed(game: Desk, seat: int, entry: Record, cdef: CardDef) -> WhyNot | None:
    """Why none of the uses of a card is allowed on an entry; None if one is."""
    words = [sealed(game, seat, entry, mode.causes) for mode in cdef.modes]
    return WhyNot(Reason("cannot_be_" + words[0])) if all(words) else None


def sealed(game: Desk, seat: int, entry: Record, causes: frozenset[str]) -> str:
    """Which of these causes that seat may not do to an entry; '' if all are allowed.

    The entry's card or payment forbids it, or something that the seat has already played on it.
    """
    for edit in entry.changes:
        if seat in edit.seats and not causes.isdisjoint(edit.seals):
            return next(word for word in edit.seals if word in causes)
    forbidden = entry.sealed if isinstance(entry, Payment) else entry.cdef.sealed if entry.cdef is not None else ()
    for word in forbidden:
        if word in causes:
            return str(word)
    if entry.kind == "play" and entry.by is not None and entry.cdef is not None:
        for seal in entry.cdef.sealed_while:
            words = [str(word) for word in seal.what if word in causes]
            if words and seal.condition.test(Ctx(game, None, entry.by), entry.by):
                return words[0]
    if game.standing and entry.kind == "play":
        for word in ("negate", "ignore"):
            if word in causes and figures.unstoppable(game, entry, word):
                return word
    return ""


def forbidden_on_stack(game: Desk, seat: int, cdef: CardDef) -> WhyNot | None:
    """Why this card of that seat may not answer the top entry of the stack."""
    return refused(game, seat, game.table.stack[-1], cdef) if game.table.stack else None
