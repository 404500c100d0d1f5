# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything a seat might play: its ways now, or the reason why not.

Whether a card can be played is decided in `legality`, `ways` and `abilities`. The reason is found by calling the same functions with a
`Ladder`, on which they note the step that failed.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import TYPE_CHECKING

from rdi_desktop.engine.asked import Reason, WhyNot
from rdi_desktop.engine.language.moments import OCCASIONS, Phase, occasions, waits
from rdi_desktop.engine.rules import abilities, legality
from rdi_desktop.engine.rules.holding import faces, played_as, within_reach
from rdi_desktop.engine.rules.variants import potions
from rdi_desktop.engine.rules.ways import ways
from rdi_desktop.engine.state.decisions import Option, Playable
from rdi_desktop.engine.state.reasons import Ladder
from rdi_desktop.engine.state.records import Record

if TYPE_CHECKING:
    from rdi_desktop.engine.language.abilities import Ability
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.state.desk import Desk

ANSWERING = ("respond", "pay", "last_chance")
"""Kinds of questions that a response window asks."""


def playables(game: Desk, seat: int, *, reasons: bool = True) -> list[Playable]:
    """Every card and ability of the seat, with its ways now or the reason why not.

    `reasons`: whether reasons are wanted. A computer player needs only what it may play: the reasons would take longer than all the rest.
    """
    where = game.table.seats[seat]
    pending = game.pending
    by_card: dict[int, list[Option]] = {}
    by_ability: dict[str, list[Option]] = {}
    options: list[Option] = []
    if pending is not None and pending.seat == seat and pending.kind != "pick":
        options += [o for o in pending.options if o.kind in ("play", "ability", "potion")]
    elif not where.out and (open_now := open_window(game, seat)) is not None:
        options += [option.noted(when="asked") for option in legality.responses(game, where, *open_now)]
    if pending is not None and legality.may_interject(game, pending, seat):
        known = {o.id for o in options}
        options += [o for o in legality.anytime(game, seat) if o.id not in known]
    for option in options:
        if option.card is not None:
            by_card.setdefault(option.card, []).append(option)
        elif option.ability is not None:
            by_ability.setdefault(option.ability, []).append(option)
    found = []
    for card in within_reach(game.table, where):
        if card in by_card:
            found.append(Playable(card, None, by_card[card], None))
        elif reasons:
            found.append(Playable(card, None, [], why_no_card(game, seat, card)))
    for ability in where.character.abilities:
        if ability.id in by_ability:
            found.append(Playable(None, ability.id, by_ability[ability.id], None))
        elif reasons:
            found.append(Playable(None, ability.id, [], why_no_ability(game, seat, ability)))
    if potions.ID in by_ability:
        found.append(Playable(None, potions.ID, by_ability[potions.ID], None))
    elif reasons and game.table.side(seat).potions:
        found.append(Playable(None, potions.ID, [], why_no_potion(game, seat)))
    return found


def why_no_potion(game: Desk, seat: int) -> WhyNot:
    """Why no Potion Token can be used now."""
    why = Ladder()
    if barred(game, seat, why) is None:
        why.fall(Reason.NOT_INTERRUPTIBLE)
    return last_step(why)


def open_window(game: Desk, seat: int) -> tuple[tuple[str, ...], Sequence[Record]] | None:
    """The response window that is open for a seat: (moments, records), or None. A payment concerns only its payer."""
    pending = game.pending
    if pending is None or not game.windows:
        return None
    asked = pending.kind in ANSWERING if pending.seat == seat else pending.kind not in ("pick", "pay")
    return game.windows[-1] if asked else None


def why_no_card(game: Desk, seat: int, card: int) -> WhyNot | None:
    """Why none of the seat's ways to play that card is legal now; None if one is."""
    why = Ladder()
    return None if barred(game, seat, why) is None and card_goes(game, seat, card, why) else last_step(why)


def why_no_ability(game: Desk, seat: int, ability: Ability) -> WhyNot | None:
    """Why an ability of the seat's character cannot be used now; None if it can."""
    why = Ladder()
    goes = barred(game, seat, why) is None and ability_goes(game, seat, ability, None, why)
    return None if goes else last_step(why)


def last_step(why: Ladder) -> WhyNot:
    """The step that failed; NOT_NOW if no occasion fits at all."""
    return why.fell or WhyNot(Reason.NOT_NOW)


def barred(game: Desk, seat: int, why: Ladder) -> Reason | None:
    """Why a seat may play nothing at all now; None if it may."""
    table, where = game.table, game.table.seats[seat]
    reason = None
    if game.over is not None:
        reason = Reason.GAME_OVER
    elif where.out or seat in table.doomed:
        reason = Reason.OUT
    elif where.silent:
        reason = Reason.WITHDRAWN
    elif where.mute:
        reason = Reason.STRUCK_DUMB
    if reason is not None:
        why.fall(reason)
    return reason


def card_goes(game: Desk, seat: int, card: int, why: Ladder) -> bool:
    """Whether a card can be played now, at any occasion, or its ability be used."""
    table = game.table
    cdef: CardDef | None = table.cards[card]
    if card in table.seats[seat].in_play:
        if any(ability_goes(game, seat, ability, card, why) for ability in table.cards[card].abilities):
            return True
        cdef = played_as(table, seat, card)
    if cdef is None:
        why.fall(Reason.LIES_OPEN, how=lies_as(table.cards[card]))
        return False
    return any(
        goes(game, seat, card, face, why)
        for face in faces(cdef)
        for goes in (as_action, in_a_round, in_a_phase, at_any_time, as_an_answer)
    )


def lies_as(cdef: CardDef) -> str:
    """How a card that is not played lies open: `kind`: acts in a chain; `standing`: its effect holds; `immediate`: it has acted."""
    if cdef.kind or cdef.standing:
        return "kind" if cdef.kind else "standing"
    return "immediate" if "immediate" in cdef.types else ""


def asked(game: Desk, seat: int, kind: str) -> bool:
    """Whether that question is pending for the seat; questions of a kind with a prompt offer no plays."""
    pending = game.pending
    return pending is not None and pending.seat == seat and pending.kind == kind and not pending.prompt


def as_action(game: Desk, seat: int, card: int, cdef: CardDef, why: Ladder) -> bool:
    """Whether it can be played now as the Action of the turn."""
    if not cdef.fits & OCCASIONS["action card"]:
        return False
    closed = legality.no_action(game, seat, card in game.table.seats[seat].hand, cdef)
    if closed is None and not asked(game, seat, "action"):
        closed = WhyNot(Reason.SOMETHING_RESOLVING)
    if closed is None:
        return bool(ways(game, seat, card, cdef, None, why))
    why.stop(closed)
    return False


def in_a_round(game: Desk, seat: int, card: int, cdef: CardDef, why: Ladder) -> bool:
    """Whether it can be played now in the seat's turn in a Round."""
    round_ = game.table.round
    if not cdef.takes_control and "round" not in cdef.moments:
        return False
    closed = legality.no_gambling(game, seat)
    if closed is None and not asked(game, seat, "gamble"):
        closed = WhyNot(Reason.NOT_YOUR_GAMBLING_TURN)
    if closed is None and round_ is not None:
        return bool(legality.taking_control(game, round_, seat, card, cdef, why))
    if closed is not None and (cdef.takes_control or closed.key is Reason.NO_ROUND):
        why.stop(closed)
    return False


def in_a_phase(game: Desk, seat: int, card: int, cdef: CardDef, why: Ladder) -> bool:
    """Whether it can be played now as a card of a phase."""
    for moment in cdef.moments.get("phase", ()):
        if isinstance(moment, Phase) and phase_open(game, seat, moment.phase, why):
            return bool(ways(game, seat, card, cdef, None, why))
    return False


def phase_open(game: Desk, seat: int, phase: str, why: Ladder) -> bool:
    """Whether the seat is being asked what it does in that phase of its turn."""
    table = game.table
    if table.turn != seat or table.phase != phase:
        why.fall(Reason.WRONG_PHASE, phase=phase)
    elif table.round is not None:
        why.fall(Reason.ROUND_RUNNING)
    elif not asked(game, seat, phase):
        why.fall(Reason.SOMETHING_RESOLVING)
    else:
        return True
    return False


def at_any_time(game: Desk, seat: int, card: int, cdef: CardDef, why: Ladder) -> bool:
    """Whether it can be played now as an interruption."""
    if cdef.fits & occasions(legality.breaking_words(game, seat)):
        if interruptible(game, seat):
            return bool(legality.breaking_in(game, seat, card, cdef, why))
        why.fall(Reason.NOT_INTERRUPTIBLE)
    return False


def interruptible(game: Desk, seat: int) -> bool:
    """Whether the seat may interrupt now."""
    return game.pending is not None and legality.may_interject(game, game.pending, seat)


def as_an_answer(game: Desk, seat: int, card: int, cdef: CardDef, why: Ladder) -> bool:
    """Whether it can be played now in the open response window."""
    window = open_window(game, seat)
    if window is not None and cdef.fits & occasions(window[0]):
        return bool(legality.answers(game, seat, card, cdef, *window, why))
    if cdef.moments:
        why.fall(Reason.NEEDS_MOMENT, moments=waits(chain(*cdef.moments.values())))
    return False


def ability_goes(game: Desk, seat: int, ability: Ability, card: int | None, why: Ladder) -> bool:
    """Whether an ability (of a card in play) can be used now, at any occasion."""
    where = game.table.seats[seat]
    if ability.for_holder:
        why.fall(Reason.JOINS_A_PLAY)
        return False
    for word in legality.breaking_words(game, seat):
        when = word.removeprefix("phase ")
        if when == ability.phase or any(moment.kind == when for moment in ability.moments):
            if interruptible(game, seat):
                return bool(abilities.uses(game, where, ability, when, card, None, why))
            why.fall(Reason.NOT_INTERRUPTIBLE)
    if ability.phase:
        if not phase_open(game, seat, ability.phase, why):
            return False
        return bool(abilities.uses(game, where, ability, ability.phase, card, None, why))
    window = open_window(game, seat)
    if window is not None and ability.fits & occasions(window[0]):
        return bool(abilities.ability_answers(game, where, ability, card, *window, why))
    why.fall(Reason.NEEDS_MOMENT, moments=waits(ability.moments))
    return False
