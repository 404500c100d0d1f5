# SPDX-License-Identifier: GPL-3.0-or-later
"""What a seat may play now: one function for each occasion, each returns every legal way."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import TYPE_CHECKING

from rdi_desktop.engine.asked import Reason, WhyNot
from rdi_desktop.engine.language.kinds import is_kind
from rdi_desktop.engine.language.moments import OCCASIONS, PLAYED_IN, occasions, waiting_for, waits
from rdi_desktop.engine.rules import happened
from rdi_desktop.engine.rules.abilities import ability_answers, ability_options, own_abilities
from rdi_desktop.engine.rules.holding import aside, faces, held, played_as
from rdi_desktop.engine.rules.seals import forbidden_on_stack, refused
from rdi_desktop.engine.rules.variants import potions
from rdi_desktop.engine.rules.ways import hitting_back, ways
from rdi_desktop.engine.state.decisions import Decision, Option
from rdi_desktop.engine.state.reasons import Ladder
from rdi_desktop.engine.state.records import Record

if TYPE_CHECKING:
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.gambling import Round
    from rdi_desktop.engine.state.table import Seat, Table


AN_ACTION = OCCASIONS["action card"]
IN_A_ROUND = occasions(("control", "round"))
OF_PHASE = {phase: OCCASIONS[f"phase {phase}"] for phase in PLAYED_IN}


def responses(
    game: Desk, where: Seat, moments: tuple[str, ...], entries: Sequence[Record], wanted: int = 0
) -> list[Option]:
    """Every answer of the seat to the entries of a window. `wanted`: its occasions as bits, for a caller that asks several seats."""
    found: list[Option] = []
    if where.silent or where.mute:
        return found
    seat = where.index
    wanted = wanted or waiting_for(moments, entries[0].types)
    table = game.table
    cards, able = table.cards, game.able[wanted]
    if not able.isdisjoint(where.hand):  # asked of every seat in every window; most seats hold nothing that fits
        for card in where.hand:
            if card in able:
                cdef = cards[card]
                if not cdef.heart:
                    found += answers(game, seat, card, cdef, moments, entries)
                else:
                    for face in faces(cdef):
                        if face.fits & wanted:
                            found += answers(game, seat, card, face, moments, entries)
    if where.in_play:
        for card in where.in_play:
            lying = played_as(table, seat, card)
            if lying is not None and lying.fits & wanted:
                found += answers(game, seat, card, lying, moments, entries)
    if where.areas:
        for card in aside(table, where):
            if card in able:
                found += answers(game, seat, card, cards[card], moments, entries)
    if where.character.abilities or game.has_deeds:
        for ability, body in own_abilities(game, where):
            if ability.fits & wanted:
                found += ability_answers(game, where, ability, body, moments, entries)
    if table.teams and "anytime" in moments:
        found += potions.options(table, seat)
    return found


def answers(
    game: Desk,
    seat: int,
    card: int,
    cdef: CardDef,
    moments: tuple[str, ...],
    entries: Sequence[Record],
    why: Ladder | None = None,
) -> list[Option]:
    """Every way in which one card answers the entries of a window."""
    if not cdef.moments:
        return ways(game, seat, card, cdef, None, why)
    if why is not None:
        why.fall(Reason.DOES_NOT_ANSWER_THIS, moments=waits(chain(*cdef.moments.values())))
    found: list[Option] = []
    for moment in moments:
        if moment not in cdef.moments or found:  # it answers by another moment already
            continue
        for entry in entries:
            for one in cdef.moments[moment]:
                for match in one.matchers:  # `matches` inlined: this runs for every card at every window
                    if not match(game, seat, entry):
                        break
                else:
                    forbidden = refused(game, seat, entry, cdef)
                    if forbidden is None:
                        legal = ways(game, seat, card, cdef, entry, why)
                        found += legal if entry.body is None else hitting_back(game, seat, cdef, entry.body, legal)
                    elif why is not None:
                        why.stop(forbidden)
                    break
    return found


def may_answer(game: Desk, seat: int, moment: str) -> bool:
    """Whether a window of that moment is worth opening for one seat: it is always asked, or has a card or an ability for it."""
    where, wanted = game.table.seats[seat], OCCASIONS[moment]
    if where.asked_always:
        return True
    if not game.able[wanted].isdisjoint(where.hand):
        return True
    if (where.in_play or where.areas) and held(game, where, wanted):
        return True
    if not (where.character.abilities or game.has_deeds):
        return False
    return has_ability(game, where, wanted)


def has_ability(game: Desk, where: Seat, wanted: int) -> bool:
    """Whether a seat has an ability that fits one of the occasions (bits)."""
    return any(ability.fits & wanted for ability, _ in own_abilities(game, where))


def anybody_may_answer(game: Desk, seats: Iterable[int], moment: str) -> bool:
    """The same for any of several seats."""
    for seat in seats:  # noqa: SIM110 - asked for every payment: a plain loop is faster
        if may_answer(game, seat, moment):
            return True
    return False


def kept_quiet(table: Table, seat: int) -> bool:
    """Whether a seat may play nothing now, in reach or not."""
    where = table.seats[seat]
    return where.silent or where.mute > 0


def anytime(game: Desk, seat: int) -> list[Option]:
    """Everything with which the seat may interrupt: Anytime cards and abilities, and cards that fit a running Round or the phase."""
    table = game.table
    where = table.seats[seat]
    found: list[Option] = []
    if where.silent or where.mute or where.out:
        return found
    words = breaking_words(game, seat)
    for card, cdef in held(game, where, occasions(words)):
        found += breaking_in(game, seat, card, cdef)
    if where.character.abilities or game.has_deeds:
        for word in words:
            found += ability_options(game, seat, word.removeprefix("phase "))
    return found + potions.options(table, seat) if table.teams else found


def breaking_words(game: Desk, seat: int) -> tuple[str, ...]:
    """The occasions at which a seat may interrupt: any time, a running Round, its own Discard and Draw before it has drawn."""
    words: tuple[str, ...] = ("anytime", "round") if game.round_running() else ("anytime",)
    if game.table.phase == "discard_and_draw" and game.same_side(seat, game.table.turn):
        words += ("phase discard_and_draw",)
    return words


def breaking_in(game: Desk, seat: int, card: int, cdef: CardDef, why: Ladder | None = None) -> list[Option]:
    """Every way in which one card interrupts, unless something that waits forbids it."""
    forbidden = forbidden_on_stack(game, seat, cdef) if cdef.moments else None
    if forbidden is None:
        return ways(game, seat, card, cdef, None, why)
    if why is not None:
        why.stop(forbidden)
    return []


def phase_plays(game: Desk, seat: int, phase: str) -> list[Option]:
    """Sometimes cards of this phase, Anytime cards and abilities of this phase, for the active seat's own decision."""
    table = game.table
    where = table.seats[seat]
    found: list[Option] = []
    if where.silent or where.mute:
        return found
    wanted = OF_PHASE[phase]
    if game.possible & wanted:
        for card, cdef in held(game, where, wanted):
            found += ways(game, seat, card, cdef, None)
    if where.character.abilities or game.has_deeds:
        found += ability_options(game, seat, phase)
    return found


def action_plays(game: Desk, seat: int) -> list[Option]:
    """Action cards in the seat's own Action phase [17]."""
    table = game.table
    found: list[Option] = []
    where = table.seats[seat]
    if where.silent or where.mute:
        return found
    closed = no_action(game, seat)
    if closed is not None and not more_of_kind(game, seat):
        return found
    for card, cdef in held(game, where, AN_ACTION):
        if closed is not None:
            if is_kind(cdef, table.many):
                found += ways(game, seat, card, cdef, None)
        elif card in where.hand or table.actions_left > table.hand_actions or not (cdef.pile or card in where.in_play):
            found += ways(game, seat, card, cdef, None)
    return found


def offers(game: Desk, seat: int) -> list[Option]:
    """What things before the seat can do at any time or as a card of any time: also possible in its Action phase [528]."""
    where = game.table.seats[seat]
    if not (game.has_deeds or where.character.abilities) or kept_quiet(game.table, seat):
        return []
    alike = {ability.id for ability in where.character.abilities if ability.counts_as.get("type") == "anytime"}
    found = ability_options(game, seat, "anytime")
    return [option for option in found if option.card is not None or option.ability in alike]


def more_of_kind(game: Desk, seat: int) -> bool:
    """Whether the seat is playing cards of a kind of which any number are one Action, and may continue."""
    table = game.table
    return bool(table.many) and table.turn == seat and table.phase == "action" and table.round is None


def goes_on(game: Desk, seat: int) -> bool:
    """Whether it is asked for one more of them: it has one, or is always asked (decision 0047)."""
    return more_of_kind(game, seat) and (game.table.seats[seat].asked_always or bool(action_plays(game, seat)))


def no_action(game: Desk, seat: int, from_hand: bool = True, cdef: CardDef | None = None) -> WhyNot | None:
    """Why a seat may not play an Action now, from its hand or (not `from_hand`) from elsewhere; None if it may [17, 19, 406].

    `cdef`: the card, which may be one more of a kind of which any number are one Action.
    """
    table = game.table
    if table.turn != seat and (table.phase != "action" or not game.same_side(table.turn, seat) or seat in table.to_act):
        return WhyNot(Reason.NOT_YOUR_TURN)
    if table.phase != "action":
        return WhyNot(Reason.WRONG_PHASE, {"phase": "action"})
    if table.round is not None:
        return WhyNot(Reason.ROUND_RUNNING)
    left = table.actions_left - (0 if from_hand else table.hand_actions)
    if left > 0 and table.turn == seat:
        return None
    if not more_of_kind(game, seat):
        return WhyNot(Reason.ACTION_PLAYED)
    if cdef is not None and is_kind(cdef, table.many):
        return None
    return WhyNot(Reason.ONLY_MORE_OF_KIND)


def gambling_plays(game: Desk, seat: int) -> list[Option]:
    """Gambling and Cheating cards in the seat's turn in a Round; on 'Winning Hand!' only those that may answer it [48, 56]."""
    table = game.table
    round_ = table.round
    found: list[Option] = []
    if round_ is None or no_gambling(game, seat) is not None or kept_quiet(table, seat):
        return found
    for card, cdef in held(game, table.seats[seat], IN_A_ROUND):
        found += taking_control(game, round_, seat, card, cdef)
    return found


def no_gambling(game: Desk, seat: int) -> WhyNot | None:
    """Why a seat may not take control of a Round now, with any card; None if it may [48]."""
    round_ = game.table.round
    if round_ is None or round_.over:
        return WhyNot(Reason.NO_ROUND)
    if seat not in round_.players:
        return WhyNot(Reason.NOT_IN_ROUND)
    return WhyNot(Reason.NOT_YOUR_GAMBLING_TURN) if round_.next != seat else None


def taking_control(
    game: Desk, round_: Round, seat: int, card: int, cdef: CardDef, why: Ladder | None = None
) -> list[Option]:
    """Every way to play one card in the seat's turn in a Round."""
    if round_.only or round_.again:
        for only in (round_.only, round_.again):
            if only and "round" not in cdef.moments and not any(t in only for t in cdef.types):
                if why is not None:
                    why.fall(Reason.WINNING_HAND, types=only)
                return []
    return ways(game, seat, card, cdef, None, why)


def may_interject(game: Desk, pending: Decision, seat: int) -> bool:
    """Whether the seat may play over the pending decision."""
    return (
        pending.interruptible
        and game.over is None
        and not game.table.seats[seat].out
        and not kept_quiet(game.table, seat)
        and game.table.phase != "setup"
        and not about_to_happen(game)
    )


LANDED = {"loss": "lost", "gain": "gained", "coin": "coin"}


def about_to_happen(game: Desk) -> bool:
    """Whether something has landed that will trigger something: nobody plays anything in between [539]."""
    return game.watchful and any(
        happened.gone_off(game, LANDED[record.kind], record, plays=False)
        for record in game.reactions
        if record.kind in LANDED
    )
