# SPDX-License-Identifier: GPL-3.0-or-later
"""A player for possible worlds: a handful of rules over what cards come to, read once for each card; no planning, and no reasons.

It looks at the numbers at the table, its own hand and what it answers, and is done in a fraction of the time that sense takes.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from rdi_desktop.bots.base import Playables, View, Weighed, Worlds
from rdi_desktop.bots.company import standing_of
from rdi_desktop.bots.keeping import DRAW, IDLE, worth
from rdi_desktop.bots.standing import DRINK, Change, Standing, numbers_of
from rdi_desktop.bots.summary import at_hand, parts_of
from rdi_desktop.bots.tempers import REGULAR, Temper
from rdi_desktop.engine.state.decisions import BODIES, Answer, Decision, Option

if TYPE_CHECKING:
    from rdi_desktop.engine.language.card import CardDef

PRICE = {"action": 0.1, "gamble": 0.1, "last_chance": 0.0}
"""How much of a card's worth it costs to play it; of any other 0.4."""
_WARDS = {
    "ignore": 1.0, "negate": 1.0, "pass": 1.0, "reflect": 1.2, "redirect": 1.0, "withdraw": 0.8, "convert": 0.5, "reduce": 0.5,
    "split": 0.5, "share": 0.5, "halve_for": 0.5, "limit_to": 0.6, "inn_pays": 0.8, "prevent": 0.8, "rewrite": 0.5,
}  # fmt: skip
"""What part of it these take off whoever plays them."""
_ROUND = {"win_round": 1.5, "take_pot": 1.5, "prolong": 0.5, "end_round": 0.6, "leave_round": 0.3, "force_out": 0.5}
"""Points for what is done to a Round of Gambling."""
_ELSE = {"draw": 0.6, "order": 0.5, "extra": 1.0, "give": 0.4, "claim": 0.9, "reveal": 0.4, "flip": 0.3}
"""Points for each of what shows in no numbers."""
HOLD = 0.3
"""Points for taking control of a Round, beside the pot's."""
UNKNOWN, COST = 0.2, 0.1
"""Points for what no card says, and for each thing that it costs."""


class Gist(NamedTuple):
    """What a card comes to."""

    aimed: tuple[float, float, float]
    """What changes for whoever is picked: Fortitude, Alcohol Content, Gold."""
    crowd: tuple[float, float, float]
    """For everybody else."""
    own: tuple[float, float, float]
    """For the player."""
    robs: float
    """Gold that goes from whoever is picked to the player."""
    wards: float
    """What part of what is answered it takes off its player; 0: it is no answer."""
    negates: bool
    """Whether it undoes all of it."""
    beside: float
    """Points for what shows in no numbers."""


@lru_cache(maxsize=1 << 13)
def gist(card: CardDef, mode: int, paid: tuple[str, ...], running: bool) -> Gist:
    """Read from the card's effects, with or without a Round of Gambling running."""
    aimed, crowd, own = [0.0] * 3, [0.0] * 3, [0.0] * 3
    robs = wards = beside = 0.0
    negates = False
    for part in at_hand(parts_of(card, mode, paid), running):
        if part.verb in _WARDS:
            wards = max(wards, _WARDS[part.verb])
            negates = negates or part.verb == "negate"
        elif part.verb in _ROUND:
            beside += _ROUND[part.verb] if running else 0.0
        elif part.verb in _ELSE and part.who == "self":
            beside += _ELSE[part.verb] * max(1.0, part.number)
        numbers = (part.fortitude, part.alcohol + DRINK * part.number * (part.verb == "drink"), part.gold)
        if part.verb == "pay":
            numbers = (0.0, 0.0, -abs(part.gold))
            robs += abs(part.gold) if part.to in ("self", "actor") else 0.0
        if part.slot is not None or part.who in ("another", "player", "source", "drinker", "victim"):
            into = [aimed]
        elif part.who in ("others", "not_paid", "random"):
            into = [crowd]
        else:
            into = [crowd, own] if part.who == "everyone" else [own]
        for sums in into:
            sums[:] = [a + b for a, b in zip(sums, numbers, strict=True)]
    if card.body:
        beside += worth(card)
    return Gist(_three(aimed), _three(crowd), _three(own), robs, wards, negates, beside)


def _three(numbers: list[float]) -> tuple[float, float, float]:
    return (numbers[0], numbers[1], numbers[2])


class QuickBot:
    """Plays by rules of thumb, in one look."""

    name = "quick"

    def __init__(self, temper: Temper = REGULAR) -> None:
        self._temper = temper

    def decide(self, view: View, decision: Decision, playable: Playables, worlds: Worlds | None = None) -> Answer:
        """The answer that comes to mind."""
        options, seat = decision.options, decision.seat
        if decision.min == decision.max == len(options):
            return Answer(seat, tuple(option.id for option in options))
        look = view()
        if decision.kind == "discard":
            return Answer(seat, self._discards(look, decision))
        if decision.max > 1 or decision.min > 1:
            return Answer(seat, self._cheapest(look, decision))
        held = look["held"]
        standing = standing_of(numbers_of(look), seat, self._temper.judgement)
        best, found = (-99.0 if decision.min else 0.0), decision.default
        coming = self._coming(look, decision)
        known: dict[object, float] = {}
        for option in options:
            if option.kind in ("play", "ability"):
                card = held.get(option.card)
                same = (card, option.mode, option.targets, option.on)
                value = known.get(same)
                if value is None:
                    value = known[same] = self._play(look, standing, option, card, coming, decision)
            elif option.kind == "order" and option.targets:
                value = self._order(standing, option.targets[0])
            elif option.kind == "card":
                card = held.get(option.card)
                value = -worth(card) if card is not None else 0.0
            elif option.targets and decision.kind == "pick":
                value = standing.value({each: [-1.0, 1.0, 0.0] for each in option.targets if each in standing.seats})
            else:
                value = 0.0
            if value > best or (value == best and decision.default == (option.id,)):
                best, found = value, (option.id,)
        return Answer(seat, found)

    def explain(self) -> list[Weighed]:
        """It has no reasons."""
        return []

    def _discards(self, look: dict[str, Any], decision: Decision) -> tuple[str, ...]:
        """What is worth less than an unseen card; more of it if there is no Action."""
        hand = look["held"]
        least = DRAW * self._temper.dig + (0.0 if any("action" in card.types for card in hand.values()) else IDLE)
        going = [option.id for option in decision.options if option.card in hand and worth(hand[option.card]) < least][
            : decision.max
        ]
        return decision.default if len(going) < decision.min else tuple(going)

    def _cheapest(self, look: dict[str, Any], decision: Decision) -> tuple[str, ...]:
        """As few as there must be: of cards those that are worth least."""
        held = look["held"]
        cards = [held.get(option.card) for option in decision.options]
        prices = [worth(card) if card is not None else 1.0 for card in cards]
        order = sorted(range(len(prices)), key=prices.__getitem__)
        return tuple(decision.options[i].id for i in order[: decision.min])

    def _coming(self, look: dict[str, Any], decision: Decision) -> dict[str, Any] | None:
        """What is answered."""
        if decision.about is None:
            return None
        return next((entry for entry in look["stack"] if entry["id"] == decision.about), None)

    def _order(self, standing: Standing, seat: int) -> float:
        return standing.orders().get(seat, 0.0)

    def _play(
        self,
        look: dict[str, Any],
        standing: Standing,
        option: Option,
        card: CardDef | None,
        coming: dict[str, Any] | None,
        decision: Decision,
    ) -> float:
        if card is None:
            return UNKNOWN - COST * sum((option.spend or {}).values())
        me = decision.seat
        read = gist(card, option.mode or 0, option.paid, look["round"] is not None)
        value = read.beside
        change: Change = {}
        if any(read.aimed) or read.robs:
            for target in option.targets:
                if target < BODIES:
                    _add(change, target, read.aimed)
        if any(read.crowd):
            mates = standing.mates(me)
            for other in standing.seats:
                if other not in mates:
                    _add(change, other, read.crowd)
        own = read.own
        _add(change, me, (own[0], own[1], own[2] + read.robs * bool(option.targets)))
        value += standing.value(change)
        if read.wards and coming is not None and not coming["negated"]:
            outcome = {seat: [float(n) for n in numbers] for seat, numbers in coming["change"].items() if seat < BODIES}
            if read.negates:
                value -= standing.value(outcome) if coming["by"] != me else 9.0
            elif me in outcome:
                value -= read.wards * standing.value({me: outcome[me]})
        if card.takes_control:
            value += HOLD + self._temper.nerve + 0.2 * float(look["pot"]["gold"])
        return value - PRICE.get(decision.kind, 0.4) * self._temper.thrift * worth(card)


def _add(change: Change, seat: int, numbers: tuple[float, float, float]) -> None:
    sums = change.setdefault(seat, [0.0, 0.0, 0.0])
    sums[0] += numbers[0]
    sums[1] += numbers[1]
    sums[2] += numbers[2]
