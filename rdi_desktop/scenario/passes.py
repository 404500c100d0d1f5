# SPDX-License-Identifier: GPL-3.0-or-later
"""Finding out what a scripted pass means: skipping the seat's turn, or an answer that it could give before."""

from __future__ import annotations

from rdi_desktop.scenario.position import Position

_TURNS = ("gamble", "action")


def places_to_pass(here: Position, seat: int) -> list[Position]:
    """Where the seat could pass, the likeliest first: its turn, unless it could answer something before that and another seat is asked."""
    now = here.game.pending
    if now is None or (now.seat == seat and now.kind in (*_TURNS, "pick", "pay")):
        return [here]
    at = here.fork()
    asked: Position | None = None
    answer: Position | None = None
    for _ in at.answering():
        decision = at.game.pending
        if decision is None:
            break
        before = [place for place in (asked, answer) if place is not None]
        if decision.kind == "gamble":
            if decision.seat == seat:
                return [at, *before]
            if answer is not None:
                return before
        elif at.settled:
            if (decision.seat, decision.kind) != (seat, "action"):
                return before
            return [*before, at] if answer is not None else [at, *before]
        elif decision.seat == seat:
            asked = asked or at.fork()
            answers = (option.on for option in decision.options if option.on is not None)
            if answer is None and any(not _own(at, on, seat) for on in answers):
                answer = at.fork()
    return []


def _own(at: Position, entry_id: int, seat: int) -> bool:
    """Whether that is the seat's own play, which a pass does not mean to leave unanswered."""
    entry = at.game.entry(entry_id)
    return entry is not None and (entry.kind, entry.by) == ("play", seat)
