# SPDX-License-Identifier: GPL-3.0-or-later
"""How a game went, in words."""

from __future__ import annotations

from collections.abc import Sequence

from rdi_desktop.director.story import Fall
from rdi_desktop.engine.seen import SeenTable
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.ui.words.terms import quoted
from rdi_desktop.words import listed, said, table, translated

_PLACES = table("story-places")


def fate(fall: Fall, names: Sequence[str], you: int | None = None) -> str:
    """How a player lost, as a sentence."""
    who = said("story-you") if fall.seat == you else names[fall.seat]
    if fall.passed_out:
        by = names[fall.by] if isinstance(fall.by, int) else ""
        what = quoted(translated(fall.card)) if fall.card else ""
        felled = (
            said("story-felled-by-with", by=by, what=what)
            if by and what
            else said("story-felled-by", by=by)
            if by
            else " " + said("story-over", what=what)
            if what
            else ""
        )
        return said("story-passed-out-turn", who=who, turn=fall.turn, felled=felled)
    goal = names[fall.by] if isinstance(fall.by, int) else _PLACES.get(str(fall.by), "")
    last = said("story-last", goal=goal) if goal else ""
    return said("story-ran-out-gold-turn", who=who, turn=fall.turn, last=last)


def together(view: SeenTable) -> tuple[str, str] | None:
    """How a game against a machine has ended, as a heading and a sentence; None at other tables, or if nobody has won."""
    seats, winners = view.seats, view.over.winners if view.over is not None else []
    machine = next((seat for seat in seats if seat.threat), None)
    if machine is None or not winners:
        return None
    names = [isolated(seat.name) for seat in seats if seat is not machine]
    if machine.seat in winners:
        lot = said("story-nobody-left-stop-machine") if len(names) == 1 else said("story-lose-together-played")
        return said("story-machine-wins", name=isolated(machine.name)), said(
            "story-too-much", listed=listed(names), lot=lot
        )
    how = said("story-alone", name=names[0]) if len(names) == 1 else said("story-together")
    won = said("story-win", names=listed(names), several=len(names) > 1)
    return said("story-beaten", how=how, name=isolated(machine.name)), said("story-left-machine-stands-puddle", won=won)
