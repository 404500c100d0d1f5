# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything a seat might play, with its ways now or the reason why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.engine.language.moments import Phase
from rdi_desktop.engine.rules import abilities, legality
from rdi_desktop.engine.rules.holding import played_as, within_reach
from rdi_desktop.engine.rules.seals import refused
from rdi_desktop.engine.state.decisions import Option, Playable, Reason

if TYPE_CHECKING:
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.state.desk import Desk


def playables(game: Desk, seat: int) -> list[Playable]:
    """Every card and ability of the seat, with its ways now or the reason why not."""
    table = game.table
    where = table.seats[seat]
    pending = game.pending
    by_card: dict[int, list[Option]] = {}
    by_ability: dict[str, list[Option]] = {}
    options: list[Option] = []
    if pending is not None and pending.seat == seat and pending.kind != "pick":
        options += [o for o in pending.options if o.kind in ("play", "ability")]
    elif game.windows and not where.out:
        moments, entries = game.windows[-1]
        concerned = pending is None or pending.kind != "pay" or pending.seat == seat
        if concerned and (pending is None or pending.kind != "pick"):
            for option in legality.responses(game, where, moments, entries):
                option.args = {**(option.args or {}), "when": "asked"}
                options.append(option)
    if pending is not None and legality.may_interject(game, pending, seat):
        known = {o.id for o in options}
        options += [o for o in legality.anytime(game, seat) if o.id not in known]
    for option in options:
        if option.card is not None:
            by_card.setdefault(option.card, []).append(option)
        elif option.ability is not None:
            by_ability.setdefault(option.ability, []).append(option)
    found = []
    for card in within_reach(where):
        legal = by_card.get(card, [])
        found.append(Playable(card, None, legal, None if legal else why_not(game, seat, card)))
    for ability in where.character.abilities:
        legal = by_ability.get(ability.id, [])
        reason = None
        if not legal:
            reason = abilities.ability_why(game, seat, where, ability, ability.phase or "anytime") or Reason("not_now")
        found.append(Playable(None, ability.id, legal, reason))
    return found


def why_not(game: Desk, seat: int, card: int) -> Reason:
    """Why none of the seat's ways to play that card is legal now."""
    table = game.table
    cdef: CardDef = table.cards[card]
    if card in table.seats[seat].in_play:
        lying = played_as(table, seat, card)
        if lying is None:
            return Reason("lies_open")
        cdef = lying
    pending = game.pending
    if game.over is not None:
        return Reason("game_over")
    if table.seats[seat].out or seat in table.doomed:
        return Reason("out")
    if table.seats[seat].withdrawn:
        return Reason("withdrawn")
    if pending is not None and not pending.interruptible and pending.seat != seat:
        return Reason("not_interruptible")
    if cdef.moments:
        return why_no_answer(game, seat, cdef)
    round_ = table.round
    if cdef.takes_control and round_ is not None and not round_.over:
        if seat not in round_.players:
            return Reason("not_in_round")
        if round_.next != seat or pending is None or pending.kind != "gamble" or pending.seat != seat:
            return Reason("not_your_gambling_turn")
        if round_.only and not any(t in round_.only for t in cdef.types):
            return Reason("winning_hand", (("types", round_.only),))
        return Reason("no_target")
    if cdef.is_action:
        if round_ is not None:
            return Reason("round_running")
        if table.turn != seat:
            return Reason("not_your_turn")
        if table.phase != "action":
            return Reason("wrong_phase", (("phase", "action"),))
        if table.actions_left <= 0:
            return Reason("action_played")
        if table.stack:
            return Reason("something_resolving")
        return Reason("no_target")
    if cdef.takes_control:
        return Reason("no_round")
    return Reason("no_target") if "anytime" in cdef.types else Reason("not_now")


def why_no_answer(game: Desk, seat: int, cdef: CardDef) -> Reason:
    """Why a Sometimes card does not fit: no such moment, the moment does not match, or something forbids it."""
    kinds = tuple(cdef.moments)
    if game.windows:
        moments, entries = game.windows[-1]
        for kind in kinds:
            if kind not in moments:
                continue
            for entry in entries:
                reason = refused(game, entry, cdef)
                matching = any(m.matches(game, seat, entry) for m in cdef.moments[kind])
                if matching and reason is not None:
                    return reason
                if matching:
                    return Reason("condition")
            return Reason("does_not_answer_this", (("moments", kinds),))
    if "round" in kinds:
        return Reason("no_round" if game.table.round is None or game.table.round.over else "condition")
    phases = [moment.phase for moment in cdef.moments.get("phase", ()) if isinstance(moment, Phase)]
    if phases and kinds == ("phase",):
        return Reason("wrong_phase", (("phase", phases[0]),))
    return Reason("needs_moment", (("moments", kinds),))
