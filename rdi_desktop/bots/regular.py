# SPDX-License-Identifier: GPL-3.0-or-later
"""A sensible player: weighs each answer by what it would do to everybody's numbers, and by what the card would be worth later."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from rdi_desktop.bots.base import Judged, Playables, View, Weighed, Worlds, answer
from rdi_desktop.bots.breaking import MOMENTS, breaks_in, ready_cards
from rdi_desktop.bots.card_facts import facts, worth_in_hand
from rdi_desktop.bots.card_worth import DRAW, IDLE
from rdi_desktop.bots.dungeons import move_values
from rdi_desktop.bots.evaluation import Evaluation
from rdi_desktop.bots.picks import pick_values
from rdi_desktop.bots.plays import ability_value, play_value, potion_value, spend_value
from rdi_desktop.bots.situation import Situation
from rdi_desktop.bots.summary import parts_of
from rdi_desktop.bots.tempers import FADES, REGULAR, Temper, grudge
from rdi_desktop.engine.asked import DecisionTold, OptionTold
from rdi_desktop.engine.language import deeds
from rdi_desktop.engine.language.kinds import is_kind
from rdi_desktop.engine.state.decisions import Command, Interject, play_option

if TYPE_CHECKING:
    from rdi_desktop.content import Content
    from rdi_desktop.engine.language.card import CardDef

_PLAYED = frozenset(("play", "ability"))
_PRICE = {"action": 0.1, "gamble": 0.0, "last_chance": 0.25}
"""Fraction of a card's worth charged for playing it: an Action per turn is free, a good answer may be needed later."""
UNTOLD = 0.3
"""The value of an Action now, as a fraction of its worth in hand, if it cannot be estimated before it is played."""
_POTION = 6.0
"""Points for which a Potion Token is kept, unless the player's side is about to be out."""
_PRICE_ELSE = 0.9
_PRICE_HARM = 0.4
"""The most charged for an answer that only harms: another chance for one comes soon (docs/decisions/0135)."""
_HARM = frozenset(("spikes", "negates", "hurts", "makes_drunk"))
SAVES = 3.0
"""Points from which a play at one's own last chance saves: to be out is worth so much less than all else."""
FUTILE = -0.01
"""Points for one that does not."""
_MEDDLES = frozenset(("hurts", "makes_drunk", "spikes", "negates", "redirects", "passes_on", "spoils", "wins_pot"))
"""Grounds to act at somebody else's last chance: it is about who falls, and who is paid."""
_AIMED = frozenset(("hurts", "makes_drunk"))
"""Grounds that pay back a blow."""
_PRICE_ANYTIME = 0.9
EARLY, LATE = 1.6, 0.7
"""Factor on the price of a saving answer with much room left, and with little: good answers are for the end."""
NARROW, WIDE = 4.0, 12.0
"""Little and much room between Fortitude and Alcohol Content."""
LAST_ROOM = 8
"""With this much left between Fortitude and Alcohol Content, one Negate and one Ignore stay in the hand."""
TRIFLE = 2
"""Points over which people do not play cards for long."""
LONG = 3
"""This many cards over a trifle are enough, unless somebody is saved from being out."""
PETTY = 0.5
"""Points that each further one of them must be worth."""
MOST_SUDDEN = 7
"""The most interruptions before one question."""


class RegularBot:
    """Judges only by data: it knows no card by name."""

    def __init__(self, seed: int, content: Content, name: str = "regular", temper: Temper = REGULAR) -> None:
        self._seed = seed
        self.name = name
        self._temper = temper
        self._content = content
        self._weighed: Sequence[Judged] = ()
        self._chosen: Judged | None = None
        self._sudden_in_a_row = 0
        self._stood: Evaluation | None = None
        """The evaluation at its last question, which often still holds."""

    def decide(self, view: View, decision: DecisionTold, playable: Playables, worlds: Worlds | None = None) -> Command:
        """The answer with the best value."""
        options, kind = decision.options, decision.kind
        forced = decision.min == decision.max == len(options)
        own = kind in MOMENTS
        if forced and not own:
            self._weighed = ()
            return answer((decision.seat, tuple([option.id for option in options])))
        situation = Situation(view, decision.seat, self._content, self._temper, self._stood)
        found: Sequence[Judged] = ()
        if forced:
            pass
        elif kind == "discard":
            found = (self._discard(situation, decision),)
        elif kind == "pick":
            found = pick_values(situation, decision)
        elif kind == "move":
            found = move_values(situation, decision)
        else:
            found = self._options(situation, decision)
        self._weighed = found
        sudden = self._sudden(situation, decision, playable) if own else None
        self._sudden_in_a_row = 0 if sudden is None else self._sudden_in_a_row + 1
        self._stood = situation.evaluation
        if sudden is not None:
            self._weighed, self._chosen = (sudden,), sudden
            return Interject(decision.seat, sudden.picks[0])
        if forced:
            return answer((decision.seat, tuple([option.id for option in options])))
        self._chosen = chosen = self._best_of(decision, found, len(situation.view.characters))
        return answer((decision.seat, chosen[0]))

    def _best_of(self, decision: DecisionTold, found: Sequence[Judged], seats: int) -> Judged:
        """The one with the best value. Of equals the one at whoever acts next, the player first; and of these the first that is offered."""
        best = max([one[1] for one in found])
        equals = [one for one in found if one[1] == best]
        return equals[0] if len(equals) == 1 else min(equals, key=partial(_after, decision, seats))

    def _sudden(self, situation: Situation, decision: DecisionTold, playable: Playables) -> Weighed | None:
        """An Anytime card worth playing before the question is answered; no more of them in a row than a hand has."""
        found = None
        if self._sudden_in_a_row < MOST_SUDDEN:
            ready = ready_cards(situation, decision)
            if ready:
                going: list[int | None] = []
                if decision.kind == "discard" and self._weighed:
                    options = map(decision.option, self._weighed[0][0])
                    going = [option.card for option in options if option is not None]
                second = best_plays(decision, self._weighed)[1] if decision.kind == "action" else 0.0
                found = breaks_in(situation, ready, playable, self._anytime_price, going, second)
        return found

    def _anytime_price(self, card: CardDef) -> float:
        return _PRICE_ANYTIME * self._temper.thrift * facts(card).worth

    def explain(self) -> list[Weighed]:
        """The answers considered for the last decision, best first; of equals the chosen one first."""
        chosen = self._chosen
        return [Weighed(*each) for each in sorted(self._weighed, key=lambda one: (-one[1], one is not chosen))]

    def _discard(self, situation: Situation, decision: DecisionTold) -> Weighed:
        """Discard cards worth less than an unseen one, surplus ones first."""
        hand, temper = situation.hand, self._temper
        values: dict[int | None, float] = {}
        least = DRAW * situation.dig + IDLE
        worths = worth_in_hand(hand.values(), temper.cards_up, len(situation.others))
        for (id, card), value in zip(hand.items(), worths, strict=True):
            values[id] = value
            if facts(card).acts:
                least = DRAW * situation.dig
        going, lying = [], []
        for option in decision.options:
            if option.card not in values:
                lying.append(option.card)
            elif values[option.card] < least:
                going.append(option.id)
        if lying:
            values |= self._lying(situation, lying)
            going = [option.id for option in decision.options if values.get(option.card, least) < least]
        going = self._spared(situation, decision, going)[: decision.max]
        if len(going) < decision.min:
            return Weighed(decision.default, 0.0, "keeps")
        return Weighed(tuple(going), 0.0, "digs" if going else "keeps")

    def _spared(self, situation: Situation, decision: DecisionTold, going: list[str]) -> list[str]:
        """The same without Actions that would put a rival out now; if no Action would be left, without the best that is worth playing.

        Nor does what is kept for the end go, or the card that all but wins a Round.
        """
        hand = situation.hand
        gone = {found.card: id for id in going if (found := decision.option(id)) is not None and found.card in hand}
        actions = {id: card for id, card in hand.items() if facts(card).acts}
        spared = {gone[id] for id, card in actions.items() if id in gone and fells(situation, card)}
        if not spared and actions and all(id in gone for id in actions):
            known = {id: at_most(situation, id, card) for id, card in actions.items()}
            points = {id: UNTOLD * facts(actions[id]).worth if n is None else n for id, n in known.items()}
            best = max(points, key=points.__getitem__)
            if points[best] > 0:
                spared.add(gone[best])
        spared |= {gone[id] for id in held_on_to(situation, hand) if id in gone}
        kept = [id for id in going if id not in spared]
        return kept if len(kept) >= decision.min else going

    def _lying(self, situation: Situation, cards: list[int | None]) -> dict[int | None, float]:
        """The worth of things in play that may be discarded with cards of the hand. The best one stays: it takes no card's place."""
        known = [(card, found) for card in cards if card is not None and (found := situation.card(card)) is not None]
        worths = {card: facts(found).worth * (found.lying is not None) for card, found in known}
        best = max(worths, key=lambda card: worths[card], default=None)
        return {card: DRAW + IDLE if card == best else value for card, value in worths.items()}

    def _options(self, situation: Situation, decision: DecisionTold) -> list[Judged]:
        found: list[Judged] = []
        orders: dict[int, float] | None = None
        able = False
        temper = self._temper
        hand, about, thrift = situation.hand, decision.about, temper.thrift
        share = _PRICE.get(decision.kind, _PRICE_ELSE) * thrift
        anytime, harm = _PRICE_ANYTIME * thrift, _PRICE_HARM * thrift
        if decision.kind == "last_chance" and situation.evaluation.lost(situation.me):
            anytime = share  # another seat's last chance is no reason to hurry
        patience = patience_of(situation) if decision.kind == "respond" else 1.0
        whom, anger = None, 0.0
        if temper.grudge:
            whom, anger = grudge(situation.mat, situation.view.turn_number, len(situation.evaluation.seats))
        for option in decision.options:
            kind = option.kind
            if kind in _PLAYED:
                id = option.card
                card = hand[id] if id in hand else situation.card(id)
                value, why = play_value(situation, option, card, about)
                if kind == "ability":
                    able = True
                elif card is not None:
                    known = facts(card)
                    price = anytime if known.anytime else share
                    if price > harm and why in _HARM:
                        price = harm
                    elif why == "saves":
                        price *= patience
                    elif decision.kind == "action":  # what one does not care for is not dear either
                        price *= min(1.0, temper.likes.get(why, 1.0))
                    value -= price * known.worth
                    if option.targets and why in _AIMED and whom in option.targets:
                        value += temper.grudge * anger
                    if "sometimes" in card.types:
                        value -= situation.rise
                found.append(((option.id,), value, why))
            elif kind == "order" and option.targets:
                if orders is None:
                    orders = situation.orders
                found.append(((option.id,), orders.get(option.targets[0], 0.0), "orders"))
            elif kind == "potion":
                falls = situation.evaluation.lost(situation.me)
                found.append(((option.id,), potion_value(situation, option) if falls else -_POTION, "heals"))
            else:
                found.append(((option.id,), -1.0 if kind == "hand_over" else 0.0, "waits"))
        if temper.spite and anger >= FADES and whom is not None:
            found = self._spiteful(decision, found, whom)
        if decision.kind == "action":
            found = volley(situation, decision, found)
        found = self._abilities(situation, decision, found) if able else found
        if decision.kind == "last_chance":
            return saving(situation, found)
        petty = pettiness(situation, decision)
        return let_be(found, petty) if petty else found

    def _spiteful(self, decision: DecisionTold, found: list[Judged], whom: int) -> list[Judged]:
        """The same, where a card that could strike whoever struck this player strikes nobody else lightly."""
        aimed = [(one, decision.option(one[0][0])) for one in found]
        could = {
            option.card for one, option in aimed if option is not None and one[2] in _AIMED and whom in option.targets
        }
        return [
            (one[0], one[1] - self._temper.spite, one[2])
            if option is not None and option.card in could and option.targets and whom not in option.targets
            else one
            for one, option in aimed
        ]

    def _abilities(self, situation: Situation, decision: DecisionTold, found: list[Judged]) -> list[Judged]:
        """The same, with abilities weighed as well."""
        return [self._ability(situation, decision, one, found) for one in found]

    def _ability(self, situation: Situation, decision: DecisionTold, one: Judged, weighed: list[Judged]) -> Judged:
        """The value of an ability; one worth its cost is used before anything else."""
        picks, _, _ = one
        option = decision.option(picks[0])
        if option is None or option.ability is None or option.kind == "potion":
            return one
        best = best_plays(decision, weighed, lambda other: still_paid(situation, option, other))
        net = ability_value(situation, option, best[1])
        if decision.kind == "respond":
            net -= (patience_of(situation) - 1) * spend_value(situation, option)
        if decision.kind == "action" and net > 0:  # the best play follows it; an answer would replace the play
            net += best[0]
        return picks, net, "readies"


def _after(decision: DecisionTold, seats: int, one: Judged) -> int:
    """How many places after the player the first target of an answer is; the number of `seats` if it has none."""
    option = decision.option(one[0][0]) if one[0] else None
    target = option.targets[0] if option is not None and option.targets else seats
    return (target - decision.seat) % seats if target < seats else seats


def saving(situation: Situation, found: list[Judged]) -> list[Judged]:
    """At a last chance: what does not save the player changes nothing, and while others fall is no time for business of one's own."""
    evaluation = situation.evaluation
    own = any(evaluation.lost(mate) for mate in situation.mates)
    return [
        (picks, min(value, FUTILE), why)
        if why != "waits" and value > FUTILE and (value < SAVES if own else why not in _MEDDLES)
        else (picks, value, why)
        for picks, value, why in found
    ]


def pettiness(situation: Situation, decision: DecisionTold) -> float:
    """Points below which an answer is let be: for each card that already lies over a trifle; otherwise 0."""
    stack = situation.view.stack
    if decision.kind != "respond" or len(stack) < 2:
        return 0.0
    entry = root = situation.waiting(decision.about)
    while entry is not None:
        root, entry = entry, situation.waiting(entry.answers)
    if root is None or any(
        abs(change[0]) + abs(change[1]) + abs(change[2]) > TRIFLE for change in root.change.values()
    ):
        return 0.0
    over = sum(entry.kind == "play" and entry.id > root.id for entry in stack)
    return SAVES if over >= LONG else PETTY * over


def let_be(found: list[Judged], least: float) -> list[Judged]:
    """The answers, of which those worth less than so many points are not given."""
    return [
        (picks, FUTILE, why) if FUTILE < value < least and why != "waits" else (picks, value, why)
        for picks, value, why in found
    ]


def held_on_to(situation: Situation, hand: Mapping[int, CardDef]) -> set[int]:
    """The cards of a hand that are not thrown face up: one that all but wins a Round, and near the end one Negate and one Ignore."""
    wanted: dict[str, int] = {}
    seats, me = situation.evaluation.seats, situation.me
    late = me in seats and situation.evaluation.room(me) <= LAST_ROOM
    for id, card in hand.items():
        known = facts(card)
        for use in (*(known.last if late else ()), *(("round",) if known.sure and known.gambles else ())):
            if use not in wanted or known.worth > facts(hand[wanted[use]]).worth:
                wanted[use] = id
    return set(wanted.values())


def fells(situation: Situation, card: CardDef) -> bool:
    """Whether a card takes the last Fortitude from a rival, picked or as one of all others."""
    left = min(map(situation.evaluation.room, situation.others), default=0.0)
    harms = (
        part.alcohol - part.fortitude
        for part in parts_of(card)
        if part.deed in (deeds.LOSE, deeds.GAIN) and part.who != "self"
    )
    return any(harm >= left > 0 for harm in harms)


def at_most(situation: Situation, id: int, card: CardDef) -> float | None:
    """Points for playing that card on the best target, legal or not; None if that cannot be estimated without its ways."""
    picks = card.modes[0].picks if card.plain and not situation.takings else None
    if picks is None or (picks and not (facts(card).blow and picks[0].one)):
        return None
    targets = [(seat,) for seat in situation.evaluation.seats] if picks else [()]
    told = [play_value(situation, play_option(id, aimed), card, None) for aimed in targets]
    value, why = max(told)
    return None if why == "more" else value


def patience_of(situation: Situation) -> float:
    """Factor on the price of an early answer, with much room left; lower when there is little."""
    if situation.me not in situation.evaluation.seats:
        return 1.0
    room = situation.evaluation.room(situation.me)
    return LATE + (EARLY - LATE) * min(1.0, max(0.0, (room - NARROW) / (WIDE - NARROW)))


def still_paid(situation: Situation, first: OptionTold, then: OptionTold) -> bool:
    """Whether enough is left to pay for the second after the first."""
    held, spent = situation.held(situation.me), first.spend or {}
    for what, more in (then.spend or {}).items():
        n = held.get(what)
        if what in spent and (not isinstance(n, int) or n < spent[what] + more):
            return False
    return True


def volley(situation: Situation, decision: DecisionTold, weighed: list[Judged]) -> list[Judged]:
    """Cards of which any number are one Action are weighed together: the best counts for all that may follow."""
    kind = situation.content.characters[situation.view.characters[situation.me]].any_number
    if not kind:
        return weighed
    best: dict[int, Judged] = {}
    for one in weighed:
        option = decision.option(one[0][0]) if one[0] else None
        id = option.card if option is not None else None
        card = situation.hand.get(id) if id is not None else None
        if id is None or card is None or not card.is_action or not is_kind(card, kind):
            continue
        if id not in best or one[1] > best[id][1]:
            best[id] = one
    good = [one for one in best.values() if one[1] > 0]
    if len(good) < 2:
        return weighed
    first, total = max(good, key=lambda one: one[1]), sum(one[1] for one in good)
    return [(one[0], total, one[2]) if one is first else one for one in weighed]


def best_plays(
    decision: DecisionTold, weighed: Sequence[Judged], fits: Callable[[OptionTold], bool] = lambda option: True
) -> tuple[float, float]:
    """Points for the best and the second-best card of those that fit; 0 where there is none."""
    plays: dict[int, float] = {}
    for picks, value, _ in weighed:
        option = decision.option(picks[0]) if picks else None
        if option is not None and option.card is not None and fits(option):
            plays[option.card] = max(value, plays.get(option.card, 0.0))
    best, second, *_ = *sorted(plays.values(), reverse=True), 0.0, 0.0
    return best, second
