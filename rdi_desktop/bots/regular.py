# SPDX-License-Identifier: GPL-3.0-or-later
"""A player with sense: weighs each answer by what it would do to everybody's numbers, and by what the card is worth later."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING

from rdi_desktop.bots.base import Playables, View, Weighed, Worlds, weighed
from rdi_desktop.bots.breaking import MOMENTS, breaks_in, ready_cards
from rdi_desktop.bots.keeping import DRAW, IDLE, worth, worth_in_hand
from rdi_desktop.bots.picks import pick_values
from rdi_desktop.bots.plays import ability_value, order_value, play_value, potion_value
from rdi_desktop.bots.reading import Reading
from rdi_desktop.bots.tempers import REGULAR, Temper
from rdi_desktop.engine.state.decisions import Answer, Command, Decision, Interject, Option
from rdi_desktop.engine.state.rng import Random

if TYPE_CHECKING:
    from rdi_desktop.content import Content
    from rdi_desktop.engine.language.card import CardDef

_PRICE = {"action": 0.2, "gamble": 0.0, "last_chance": 0.25}
"""How much of a card's worth it costs to play it: an Action a turn is free, a good answer may be wanted later."""
_POTION = 6.0
"""Points that a Potion Token is kept for unless somebody is about to be out."""
_PRICE_ELSE = 0.9
_PRICE_ANYTIME = 0.9
MOST_SUDDEN = 7
"""So often at most one breaks in before one question."""


_VALUE = itemgetter(Weighed._fields.index("value"))


class RegularBot:
    """Judges by data alone: it knows no card by name."""

    def __init__(self, seed: int, content: Content, name: str = "regular", temper: Temper = REGULAR) -> None:
        self.name = name
        self._temper = temper
        self._content = content
        self._chance = Random(seed)
        self._weighed: list[Weighed] = []
        self._chosen: Weighed | None = None
        self._sudden_in_a_row = 0

    def decide(self, view: View, decision: Decision, playable: Playables, worlds: Worlds | None = None) -> Command:
        """The answer with the best value; of equals any."""
        forced = decision.min == decision.max == len(decision.options)
        if forced and decision.kind not in MOMENTS:
            self._weighed = []
            return Answer(decision.seat, tuple([option.id for option in decision.options]))
        reading = Reading(view, decision.seat, self._content, self._temper)
        if forced:
            self._weighed = []
        elif decision.kind == "discard":
            self._weighed = [self._discard(reading, decision)]
        elif decision.kind == "pick":
            self._weighed = pick_values(reading, decision)
        else:
            self._weighed = self._options(reading, decision)
        if decision.kind not in MOMENTS:
            self._sudden_in_a_row = 0
        elif (sudden := self._sudden(reading, decision, playable)) is not None:
            self._weighed, self._chosen = [sudden], sudden
            return Interject(decision.seat, sudden.picks[0])
        if forced:
            return Answer(decision.seat, tuple([option.id for option in decision.options]))
        if len(self._weighed) == 1:
            self._chosen = self._weighed[0]
        else:
            values = list(map(_VALUE, self._weighed))
            best = max(values)
            if values.count(best) == 1:
                self._chosen = self._weighed[values.index(best)]
            else:
                equal = [each for each, value in zip(self._weighed, values, strict=True) if value >= best]
                self._chosen = equal[self._chance.below(len(equal))]
        return Answer(decision.seat, self._chosen.picks)

    def _sudden(self, reading: Reading, decision: Decision, playable: Playables) -> Weighed | None:
        """A card for any time that is worth playing before the question is answered; no more of them in a row than a hand has."""
        found = None
        if self._sudden_in_a_row < MOST_SUDDEN:
            ready = ready_cards(reading, decision)
            if ready:
                going: list[int | None] = []
                second = 0.0
                if decision.kind == "discard" and self._weighed:
                    options = map(decision.option, self._weighed[0].picks)
                    going = [option.card for option in options if option is not None]
                elif decision.kind == "action":
                    second = second_best(decision, self._weighed)
                found = breaks_in(reading, ready, playable, self._anytime_price, going, second)
        self._sudden_in_a_row = 0 if found is None else self._sudden_in_a_row + 1
        return found

    def _anytime_price(self, card: CardDef) -> float:
        return _PRICE_ANYTIME * self._temper.thrift * worth(card)

    def explain(self) -> list[Weighed]:
        """The answers considered for the last decision, best first; of equals the one that was taken."""
        chosen = self._chosen
        return sorted(self._weighed, key=lambda weighed: (-weighed.value, weighed is not chosen))

    def _discard(self, reading: Reading, decision: Decision) -> Weighed:
        """Cards worth less than an unseen one go: surplus ones first of all."""
        worths = worth_in_hand(list(reading.hand.values()), self._temper.cards_up, len(reading.others))
        values = dict(zip(reading.hand, worths, strict=True))
        values |= self._lying(reading, [option.card for option in decision.options if option.card not in values])
        least = DRAW * self._temper.dig
        least += 0.0 if any("action" in card.types for card in reading.hand.values()) else IDLE
        going = [
            option.id
            for option in decision.options
            if option.card is not None and values.get(option.card, least) < least
        ]
        going = going[: decision.max]
        if len(going) < decision.min:
            return Weighed(decision.default, 0.0, "keeps")
        return Weighed(tuple(going), 0.0, "digs" if going else "keeps")

    def _lying(self, reading: Reading, cards: list[int | None]) -> dict[int, float]:
        """What things before me are worth that may go with cards of the hand. The best of them takes no card's place, and stays."""
        known = [(card, found) for card in cards if card is not None and (found := reading.card(card)) is not None]
        worths = {card: worth(found) * (found.lying is not None) for card, found in known}
        best = max(worths, key=lambda card: worths[card], default=None)
        return {card: DRAW + IDLE if card == best else value for card, value in worths.items()}

    def _options(self, reading: Reading, decision: Decision) -> list[Weighed]:
        found: list[Weighed] = []
        known: dict[object, tuple[float, str]] = {}  # copies of one card are worth the same
        able = False
        for option in decision.options:
            kind = option.kind
            if kind in ("play", "ability"):
                able = able or option.ability is not None
                card = reading.card(option.card)
                same = (card, option.mode, option.targets, option.on, option.ability) if not option.spend else option
                if same not in known:
                    known[same] = self._play(reading, option, card, decision)
                value, why = known[same]
                found.append(weighed(((option.id,), value, why)))
            elif kind == "order" and option.targets:
                found.append(weighed(((option.id,), order_value(reading, option.targets[0]), "orders")))
            elif kind == "potion":
                value = potion_value(reading, option) - _POTION * (not reading.standing.lost(reading.me))
                found.append(weighed(((option.id,), value, "heals")))
            else:
                found.append(weighed(((option.id,), -1.0 if kind == "hand_over" else 0.0, "waits")))
        return [self._ability(reading, decision, one, found) for one in found] if able else found

    def _ability(self, reading: Reading, decision: Decision, one: Weighed, weighed: list[Weighed]) -> Weighed:
        """What can be done without a card is done before anything else if it is worth its cost."""
        option = decision.option(one.picks[0])
        if option is None or option.ability is None or option.kind == "potion":
            return one
        plays = {
            o.card: w.value for w in weighed if (o := decision.option(w.picks[0])) is not None and o.card is not None
        }
        best = sorted((value for value in plays.values() if value > 0), reverse=True)
        net = ability_value(reading, option, best[1] if len(best) > 1 else 0.0)
        if (
            decision.kind == "action" and net > 0 and best
        ):  # the best play comes after it; one answer is instead of another
            net += best[0]
        return Weighed(one.picks, net, "readies")

    def _play(self, reading: Reading, option: Option, card: CardDef | None, decision: Decision) -> tuple[float, str]:
        value, why = play_value(reading, option, card, decision.about)
        if card is None:
            return value, why
        share = _PRICE.get(decision.kind, _PRICE_ELSE)
        if "anytime" in card.types and (decision.kind != "last_chance" or not reading.standing.lost(reading.me)):
            share = _PRICE_ANYTIME  # the last chance of somebody else is no reason to hurry
        if option.kind == "ability":
            share = 0.0
        return value - share * self._temper.thrift * worth(card), why


def second_best(decision: Decision, weighed: list[Weighed]) -> float:
    """Points for what one would play after the best card: nothing if there is none."""
    plays: dict[int, float] = {}
    for one in weighed:
        option = decision.option(one.picks[0]) if one.picks else None
        if option is not None and option.card is not None:
            plays[option.card] = max(one.value, plays.get(option.card, 0.0))
    best = sorted((value for value in plays.values() if value > 0), reverse=True)
    return best[1] if len(best) > 1 else 0.0
