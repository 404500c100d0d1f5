# SPDX-License-Identifier: GPL-3.0-or-later
"""Rounds of Gambling: the chance of winning the pot, and the value of taking control, leaving or ending a Round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rdi_desktop.bots.card_facts import facts
from rdi_desktop.bots.situation import Situation
from rdi_desktop.engine.language import deeds
from rdi_desktop.engine.seen import SeenRound

if TYPE_CHECKING:
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.language.deeds import ChangeBySeat, Deed

OTHERS_WANT = 0.8
"""How strongly an unknown hand competes for the pot; 0.6 for a player who just took control."""
PATIENCE = -0.1
"""Points for ending a Round while others, and the player, may still take control: the card is meant for a pot that is lost."""
NOTHING = -5.0
"""Points for opening a Round for a pot of nothing, whoever is fond of Rounds."""
OTHERS_CHEAT = 0.3
"""How strongly it does if only cheating helps."""


def control_value(situation: Situation, card: CardDef, mine: bool) -> tuple[float, str]:
    """Points for taking control of the Round with that card, or for opening one. `mine`: whether the card leaves the player's hand."""
    rest = situation.push - facts(card).push if mine else situation.push
    if situation.round is None:
        return _open(situation, card, rest), "gambles"
    players = situation.round.players
    others = len(players) - sum(seat in situation.mates for seat in players)
    ante = facts(card).antes
    pot = situation.pot
    gain = _lottery(situation, players, pot + ante * len(players), win_chance(card, rest, others), players, ante)
    return gain - _lottery(situation, players, pot, pass_chance(situation, rest, others)) - 0.3 * facts(
        card
    ).worth, "gambles"


def backed(situation: Situation, card: CardDef, mine: bool) -> bool:
    """Whether the hand holds another gambling card, to take control with again; without one nobody opens a Round for the joy of it."""
    return situation.push - (facts(card).push if mine else 0.0) > 0.01


def win_chance(card: CardDef, rest: float, others: int) -> float:
    """The chance to win the pot after taking control with `card`. `rest`: how much the other cards help to win a Round."""
    return push_chance(0.6 + rest, others * (OTHERS_CHEAT if facts(card).sure else OTHERS_WANT))


def push_chance(mine: float, theirs: float) -> float:
    """The chance to win the pot for the player in control."""
    return mine / (mine + theirs) if theirs else 1.0


def pass_chance(situation: Situation, rest: float, others: int) -> float:
    """The chance to win the pot after passing. `rest`: how much the remaining cards help to win a Round."""
    assert situation.round is not None
    left = others - len(situation.round.passed) - 1
    if left <= 0:
        return 0.0
    return 0.35 * min(1.0, rest) / (1 + others)


def _open(situation: Situation, card: CardDef, rest: float) -> float:
    """Points for opening a Round: everybody antes, somebody wins it all."""
    players = situation.one_of_each()
    ante = 1 + situation.plus(card) if situation.changing else 1.0  # something may lie on the numeral of the card
    if ante <= 0:
        return NOTHING
    return _lottery(situation, players, ante * len(players), win_chance(card, rest, len(players) - 1), players, ante)


def _lottery(
    situation: Situation,
    players: Sequence[int],
    pot: float,
    chance: float,
    antes: Sequence[int] = (),
    ante: float = 1.0,
) -> float:
    """Points for a pot that the player wins with that chance, and otherwise a rival, once `antes` have paid."""
    evaluation = situation.evaluation
    rivals = [seat for seat in players if seat not in situation.mates and seat in evaluation.seats]
    control = situation.winner_now()
    rival = control if control in rivals else rivals[0] if rivals else None

    def won_by(winner: int | None) -> float:
        change: ChangeBySeat = {
            seat: [0.0, 0.0, -ante] for seat in antes if seat in evaluation.seats and evaluation.gold(seat) > 0
        }
        if winner is not None:
            change.setdefault(winner, [0.0, 0.0, 0.0])[2] += pot
        return evaluation.value(change)

    return chance * won_by(situation.me) + (1 - chance) * won_by(rival)


def round_value(situation: Situation, deed: Deed, seats: list[int], part: float = 0.0) -> tuple[str, float] | None:
    """Points for ending, leaving or winning the Round by other means than gambling. `part`: the fraction of a pot."""
    round_, me, pot, value = situation.round, situation.me, situation.pot, situation.evaluation.value
    if round_ is None:
        return None
    heir = situation.heir()
    winner = me if heir in situation.mates else heir
    players = list(round_.players)
    if deed is deeds.LEAVE_ROUND:
        if winner == me:
            chance = push_chance(0.6 + situation.push, (len(players) - 1) * OTHERS_WANT)
        else:
            chance = pass_chance(situation, situation.push, len(players) - 1)
        coming = max(pot, float(len(players)))  # a player asked for an ante is rarely the last one to be
        left = [seat for seat in players if seat not in situation.mates]
        stay = _lottery(situation, players, coming, chance, [me])
        joy = max(0.0, situation.nerve) if round_.opener in situation.mates else 0.0  # for which it was opened
        return "leaves", _lottery(situation, left, coming, 0.0) - stay - joy
    theirs = value({winner: [0, 0, pot]}) if winner is not None else 0.0
    if part:
        half = part * pot
        mine = {me: [0, 0, half]}
        return "wins_pot", value(mine if winner is None or winner == me else {**mine, winner: [0, 0, -half]})
    if deed in (deeds.WIN_ROUND, deeds.TAKE_POT):
        return "wins_pot", value({me: [0, 0, pot]}) - (theirs if winner != me else value({me: [0, 0, pot]}) * 0.6)
    if deed is deeds.PROLONG:
        chance = push_chance(0.6 + situation.push, (len(players) - 1) * OTHERS_WANT)
        return "gambles", _lottery(situation, players, pot + len(players), chance, players) - theirs
    if deed is deeds.END_ROUND:
        waiting = [seat for seat in players if seat not in (me, heir) and seat not in round_.passed]
        if len(waiting) > 1 or (waiting and situation.push):
            return "spoils", PATIENCE
        return "spoils", -theirs * (0.6 if winner != me else 0.9)
    best = max((rivalry(round_, seat) for seat in seats), default=0.0)
    return "gambles", best * value({me: [0, 0, pot]})


def rivalry(round_: SeenRound, seat: int) -> float:
    """The fraction of the pot gained if this seat leaves the Round: most for the seat in control, little for one that has passed."""
    if seat == round_.in_control:
        return 0.4
    return 0.1 if seat in round_.passed else 0.25
