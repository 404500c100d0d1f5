# SPDX-License-Identifier: GPL-3.0-or-later
"""Rounds of Gambling: the chance of winning the pot, and the value of taking control, leaving or ending a Round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.bots.card_facts import facts
from rdi_desktop.bots.situation import Situation
from rdi_desktop.engine.language import deeds
from rdi_desktop.engine.seen import SeenRound

if TYPE_CHECKING:
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.language.deeds import Deed

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
    rest = situation.push - facts[card].push if mine else situation.push
    if situation.round is None:
        return _open(situation, card, rest), "gambles"
    players = [seat for seat in situation.round.players if seat not in situation.mates]
    raised = facts[card].antes * len(situation.round.players)
    chance = win_chance(card, rest, len(players))
    without = pass_chance(situation, rest, len(players))
    pot = situation.pot + raised
    gain = _pot_value(situation, pot, chance, raised > 0) - _pot_value(situation, situation.pot, without, False)
    return gain - 0.3 * facts[card].worth, "gambles"


def backed(situation: Situation, card: CardDef, mine: bool) -> bool:
    """Whether the hand holds another gambling card, to take control with again; without one nobody opens a Round for the joy of it."""
    return situation.push - (facts[card].push if mine else 0.0) > 0.01


def win_chance(card: CardDef, rest: float, others: int) -> float:
    """The chance to win the pot after taking control with `card`. `rest`: how much the other cards help to win a Round."""
    return push_chance(0.6 + rest, others * (OTHERS_CHEAT if facts[card].sure else OTHERS_WANT))


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


def _pot_value(situation: Situation, pot: float, chance: float, antes: bool) -> float:
    """Points for a pot won with that chance, and otherwise by another."""
    key = pot, antes
    outcomes = situation.pots.get(key)
    if outcomes is None:
        assert situation.round is not None
        players = situation.round.players
        outcomes = situation.pots[key] = _outcomes(situation, players, pot, dict.fromkeys(players, -1) if antes else {})
    return _hoped(chance, *outcomes)


def _lottery(situation: Situation, players: list[int], pot: float, chance: float, ante: dict[int, float]) -> float:
    return _hoped(chance, *_outcomes(situation, players, pot, ante))


def _hoped(chance: float, mine: float, theirs: float, rivals: int) -> float:
    """Expected points for a pot that each rival may win equally, if the player does not."""
    return chance * mine + (1 - chance) * theirs / rivals if rivals else chance * mine


def _outcomes(situation: Situation, players: list[int], pot: float, ante: dict[int, float]) -> tuple[float, float, int]:
    """(points for winning the pot, points summed over each rival winning it, number of rivals)."""
    evaluation = situation.evaluation
    seats, mates = evaluation.seats, situation.mates
    antes: dict[int, float] = {}
    for seat, gold in ante.items():  # plain loops: this runs for every gambling card
        if evaluation.gold(seat) > 0:
            antes[seat] = gold  # noqa: PERF403 - as above
    winners = [situation.me]
    for seat in players:
        if seat in seats and seat not in mates:
            winners.append(seat)  # noqa: PERF401 - as above
    mine, *theirs = evaluation.lottery(antes, pot, winners)
    return mine, sum(theirs), len(theirs)


def _open(situation: Situation, card: CardDef, rest: float) -> float:
    """Points for opening a Round: everybody antes, somebody wins it all. The outcomes do not depend on the card."""
    evaluation = situation.evaluation
    players = situation.one_of_each()
    if situation.changing and (ante := 1 + situation.plus(card)) != 1:  # something lies on the numeral of the card
        if ante <= 0:
            return NOTHING
        chance = win_chance(card, rest, len(players) - 1)
        return _lottery(situation, players, ante * len(players), chance, dict.fromkeys(players, -ante))
    if evaluation.opened is None:
        outcomes = _outcomes(situation, players, float(len(players)), dict.fromkeys(players, -1))
        evaluation.opened = *outcomes, len(players)
    mine, theirs, rivals, seats = evaluation.opened
    return _hoped(win_chance(card, rest, seats - 1), mine, theirs, rivals)


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
        stay = _lottery(situation, players, coming, chance, {me: -1})
        return "leaves", _lottery(
            situation, [s for s in players if s not in situation.mates] or players, coming, 0.0, {}
        ) - stay
    theirs = value({winner: [0, 0, pot]}) if winner is not None else 0.0
    if part:
        half = part * pot
        mine = {me: [0, 0, half]}
        return "wins_pot", value(mine if winner is None or winner == me else {**mine, winner: [0, 0, -half]})
    if deed in (deeds.WIN_ROUND, deeds.TAKE_POT):
        return "wins_pot", value({me: [0, 0, pot]}) - (theirs if winner != me else value({me: [0, 0, pot]}) * 0.6)
    if deed is deeds.PROLONG:
        chance = push_chance(0.6 + situation.push, (len(players) - 1) * OTHERS_WANT)
        return "gambles", _lottery(situation, players, pot + len(players), chance, dict.fromkeys(players, -1)) - theirs
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
