# SPDX-License-Identifier: GPL-3.0-or-later
"""Questions during the resolution of an effect: which seat, which card, which of several effects, yes or no."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.bots import bodies, chains
from rdi_desktop.bots.base import Weighed
from rdi_desktop.bots.bodies import KEEPING
from rdi_desktop.bots.card_facts import facts, worth_in_hand
from rdi_desktop.bots.card_worth import DRAW, as_gold, each_turn, worth, worth_from
from rdi_desktop.bots.decks import spares
from rdi_desktop.bots.drawing import drawn, purchase_value, safe
from rdi_desktop.bots.dungeons import taking_value
from rdi_desktop.bots.evaluation import DRINK
from rdi_desktop.bots.plays import given_value, turned_value
from rdi_desktop.bots.reach import brings, open_worth
from rdi_desktop.bots.situation import Situation
from rdi_desktop.bots.summary import branches_of, parts_of
from rdi_desktop.bots.taverns import tavern_value
from rdi_desktop.engine.language import deeds
from rdi_desktop.engine.language.core import estimated, walk
from rdi_desktop.engine.language.estimate import Estimate, Part
from rdi_desktop.engine.language.kinds import is_kind
from rdi_desktop.engine.seen import SeenEntry
from rdi_desktop.engine.state.decisions import HAND_ROUND

if TYPE_CHECKING:
    from rdi_desktop.engine.asked import DecisionTold, OptionTold
    from rdi_desktop.engine.language.card import CardDef

_CARD = 0.6
"""Points for a card drawn or discarded."""
_CROWDED = 0.4
"""Points by which a kept card is worth less for each one already there."""
_DREAD = -1.2
"""Points for something that the card does not express in numbers."""
STOWED = 0.9
"""Points for a card that is laid aside."""
SPARE = 2
"""Gold that is not spent on keeping things in play."""
_MEANT = ("target", "target_of", "given_to")
"""Questions for the targets of an open card."""
_GOLD = ("coins", "pot_coins", "hand_over", "steal", "demand")
"""Questions which of several things is the Gold that changes hands."""
FACE_DOWN = 0.2
"""Points for a card that counts as Gold and that nobody has looked at."""
READY = 0.05
"""Points for each card that takes something off, of a Champion for an Event."""
_YES = {"may": 0.3, "boost": 0.3}
"""Points for accepting an improvement of the player's own."""


def pick_values(situation: Situation, decision: DecisionTold) -> list[Weighed]:
    """Possible answers with their values."""
    cards = list(situation.hand.values())
    values = dict(zip(situation.hand, worth_in_hand(cards, others=len(situation.others)), strict=True))
    if decision.max > 1 or decision.min > 1:
        return [_several(situation, decision, values)]
    weighed = [
        Weighed((option.id,), _value(situation, decision, option, values), option.kind) for option in decision.options
    ]
    if decision.min == 0:
        weighed.append(Weighed((), 0.0, "waits"))
    return weighed


def _several(situation: Situation, decision: DecisionTold, values: dict[int, float]) -> Weighed:
    """The best options, as many as must be picked: of cards the least valuable."""
    ranked = sorted(decision.options, key=lambda option: -_value(situation, decision, option, values))
    return Weighed(tuple(option.id for option in ranked[: decision.min]), 0.0, "picks")


def _value(situation: Situation, decision: DecisionTold, option: OptionTold, values: dict[int, float]) -> float:
    if decision.prompt == "coins" and option.kind == "token":
        return -situation.token_worth(option.label)
    if option.kind == "tavern":
        return tavern_value(situation, option.label)
    if decision.prompt in _GOLD:
        return _changing_hands(situation, decision, option)
    if decision.prompt == "chain":
        chaining = situation.waiting(decision.about)
        chained = [situation.content.card(shown.definition) for shown in chaining.cards] if chaining is not None else []
        return chains.next_value(situation, chained, situation.card(option.card))
    if decision.prompt == "chain_target" and (aimed := situation.card(option.card)) is not None:
        return chains.target_value(situation, aimed, option.targets)
    if decision.prompt.startswith(_MEANT) and (meant := _meant(situation, decision)) is not None:
        return _hits(situation, decision, meant, option.targets)
    if (thing := bodies.picked(situation, decision.prompt, option)) is not None:
        return thing
    if option.kind == "card" and decision.prompt in ("stay", "stays"):
        return _worn(situation, situation.card(option.card))
    if decision.prompt == "equip":
        return _worn(situation, _meant(situation, decision)) if option.id == "equip" else 0.0
    if option.kind == "card" and option.card is not None:
        return _card(situation, decision, option, values)
    if option.kind == "reward":
        return situation.evaluation.value({situation.me: [0.0, 0.0, 1.0]}) if option.id == "gold" else 2 * _CARD
    if option.kind == "keep":
        return _CARD - _CROWDED * len(situation.mat.in_play)
    if option.targets:
        return _seat(situation, decision, option.targets)
    entry = situation.waiting(decision.about)
    if decision.prompt == "purchase":
        return purchase_value(situation, option.id) if option.kind == "mode" else 0.0
    if option.kind in ("seen", "heap"):
        return _worths(situation, option)
    if option.kind == "mode":
        return _mode(situation, entry, option)
    shown = entry.card if entry is not None else None
    if option.kind == "yes" and entry is not None and entry.kind == "hit" and shown is not None:
        return 0.5 if situation.mat.gold > shown.wages + SPARE and shown.wages <= KEEPING else -0.1
    if option.kind == "yes" and decision.prompt == "buy" and shown is not None:
        return _bought(situation, situation.card(shown.id))
    if option.kind in ("yes", "no") and decision.prompt == "unless":
        return _branch(situation, entry, "unless", 0 if option.kind == "yes" else 1)
    if option.kind == "yes" and decision.prompt.startswith("trigger"):
        return _trigger(situation, decision.prompt.partition(":")[2])
    if option.kind == "yes":
        return _YES.get(decision.prompt.partition(":")[0], -0.1)
    return 0.0


def _worths(situation: Situation, option: OptionTold) -> float:
    """The worth of somebody else's card that is to be discarded, or of open cards that come to the hand together."""
    if option.kind == "seen":
        return worth(situation.content.card(option.args["def"]), len(situation.others))
    open_cards = map(situation.card, option.args["cards"])
    return sum(DRAW if card is None else worth(card, len(situation.others)) for card in open_cards)


def _mode(situation: Situation, entry: SeenEntry | None, option: OptionTold) -> float:
    """The value of one of several effects."""
    if entry is not None:
        return 0.0 if option.mode is None else _branch(situation, entry, "choose", option.mode)
    rows = option.args.get("outcome", ())
    if rows or option.mode is None:
        return situation.evaluation.value({seat: [float(n) for n in numbers] for seat, *numbers in rows})
    return _at_first(situation, option.mode)


def _stowed(situation: Situation, place: str, card: int) -> float:
    """The worth of a card that lies aside: what it does from there if it can be played, otherwise the average use of such cards."""
    mine = situation.content.characters.get(situation.mat.character)
    decl = mine.piles.get(place) if mine is not None else None
    held = situation.hand.get(card)
    if decl is None or held is None or not decl.plays or not is_kind(held, decl.plays):
        return STOWED
    return worth_from(held, place) + DRAW * (not decl.gets)


def _changing_hands(situation: Situation, decision: DecisionTold, option: OptionTold) -> float:
    """The value of a card that counts as Gold going from or to the player; a face-down one may have an effect on its receiver."""
    card = situation.card(option.card)
    mine = any(
        shown.id == option.card for mat in situation.view.seats if mat.seat in situation.mates for shown in mat.in_play
    )
    comes = decision.prompt in ("steal", "demand") or (decision.prompt == "hand_over" and card is not None and not mine)
    value = as_gold(card) if card is not None else FACE_DOWN * (option.label == "face-down" and comes)
    return value if comes else -value


def _card(situation: Situation, decision: DecisionTold, option: OptionTold, values: dict[int, float]) -> float:
    """The value of picking a card: to be laid aside, to pay with, or (most often) to be discarded."""
    assert option.card is not None
    if decision.prompt == "spend":  # the least valuable first, and no more than needed
        return 0.5 if option.id in decision.default else -0.1
    if decision.prompt == "loot":
        loot = situation.card(option.card)
        return worth(loot, len(situation.others)) if loot is not None else 0.0
    if decision.prompt == "stow":
        return _stowed(situation, str(decision.args.get("to", "")), option.card) - values.get(option.card, 1.0)
    return -values.get(option.card, 1.0)


def _bought(situation: Situation, card: CardDef | None) -> float:
    """The value of buying a thing at its price; 0 if the player would be poor then."""
    if card is None or situation.evaluation.gold(situation.me) - card.price < SPARE:
        return -0.1
    return worth(card) + situation.evaluation.value({situation.me: [0.0, 0.0, -float(card.price)]})


def _trigger(situation: Situation, title: str) -> float:
    """The value of an optional trigger of the player's character, by its name."""
    mine = situation.content.characters[situation.mat.character]
    wanted = [trigger for trigger in mine.triggers if trigger.may and trigger.title == title]
    value = 0.0
    for part in estimated([effect for trigger in wanted for effect in trigger.do], Estimate()):
        value += situation.evaluation.value({situation.me: [part.fortitude, part.alcohol, part.gold]})
        if part.token:
            value += part.number * situation.token_worth(part.token) + situation.weight(part.token, part.number)
    return value if wanted else -0.1


def _seat(situation: Situation, decision: DecisionTold, seats: tuple[int, ...]) -> float:
    """The value of a seat as the receiver of a Drink, as a partner in sharing one, or as the target of something probably harmful."""
    seat = seats[0]
    if decision.prompt == "room":
        return taking_value(situation, seat)
    if decision.prompt == "champion":
        return champion_value(situation, decision, seat)
    if decision.prompt.startswith(("order", HAND_ROUND)) or decision.kind == "order":
        return situation.orders.get(seat, 0.0)
    entry = situation.waiting(decision.about)
    if decision.prompt == "self_split" and entry is not None:
        drink = situation.outcome(entry).get(situation.me, [0.0, 0.0, 0.0])
        half = [n / 2 for n in drink]
        return situation.evaluation.value({situation.me: [-n for n in half], seat: half})
    return situation.evaluation.value({seat: [-1.0, 1.0, 0.0] for seat in seats if seat in situation.evaluation.seats})


def _worn(situation: Situation, card: CardDef | None) -> float:
    """The worth of a thing that takes a place before the player: as a card, for its standing effects, and for its Level."""
    if card is None:
        return 0.0
    stays = worth(card) * (card.lying is not None) + each_turn(card) + card.level * situation.token_worth("level")
    return stays + open_worth(situation, card)


def _meant(situation: Situation, decision: DecisionTold) -> CardDef | None:
    """The card for which seats are picked: a revealed one, or the one that resolves."""
    entry = situation.waiting(decision.about)
    shown = entry.card if entry is not None else None
    return situation.card(decision.args.get("card", shown.id if shown is not None else None))


def _hits(situation: Situation, decision: DecisionTold, card: CardDef, seats: tuple[int, ...]) -> float:
    """The value of that card's effects on the picked seats; helpful ones are best kept by the player."""
    if decision.prompt == "given_to" and card.given is not None:
        return sum(chains.at(situation, part, list(seats)) for part in estimated(card.given.do, Estimate()))
    parts = [part for part in parts_of(card) if part.slot is not None or part.who in ("another", "player")]
    return (
        sum(chains.at(situation, part, list(seats)) for part in parts) if parts else _seat(situation, decision, seats)
    )


def champion_value(situation: Situation, decision: DecisionTold, seat: int) -> float:
    """The value of this teammate as Champion: the best gambler, or whoever an Event can do nothing to, or who can answer most."""
    mat = situation.view.seats[seat]
    hand = [situation.content.card(card.definition) for card in mat.hand or ()]
    entry = situation.waiting(decision.about)
    if entry is not None and any(part.deed is deeds.OPEN_ROUND for part in situation.entry_parts(entry)):
        return 0.0 if mat.withdrawn else sum(facts(card).push for card in hand)
    return 1.0 if mat.withdrawn else READY * sum(map(spares, hand))


def _branch(situation: Situation, entry: SeenEntry | None, verb: str, number: int) -> float:
    """The value of one answer that a card on the stack asks for."""
    shown = entry.card if entry is not None else None
    by = entry.by if entry is not None else None
    if entry is None or shown is None or by is None:
        return 0.0
    branches = branches_of(situation.content.card(shown.definition), entry.mode, verb)
    if number >= len(branches):
        return 0.0
    return sum(_part(situation, part, by) for part in branches[number])


def _at_first(situation: Situation, number: int) -> float:
    """The value of one answer to what the player's character is asked before the first turn."""
    mine = situation.content.characters[situation.mat.character]
    for effect in walk(mine.setup):
        branches = effect.branches() if effect.VERB == "choose" else ()
        if number < len(branches):
            return sum(_part(situation, part, situation.me) for part in estimated(branches[number], Estimate()))
    return 0.0


def _part(situation: Situation, part: Part, by: int) -> float:
    if part.deed is deeds.DRAW and part.to:
        mine = situation.content.characters[situation.mat.character]
        return _CARD * (drawn(mine, part.to) + safe(mine, part.to)) / DRAW
    if part.deed in (deeds.DRAW, deeds.DISCARD):
        return _CARD * max(1.0, part.number) * (1 if part.deed is deeds.DRAW else -1)
    if part.deed is deeds.GIVE:
        value = given_value(situation, part, situation.me)
        return value + brings(situation, part.token) if part.number > 0 and value > 0 else value
    if part.deed is deeds.SET:
        return turned_value(situation, part.token, int(part.number))
    if part.deed is deeds.DRINK:
        return situation.evaluation.value({situation.me: [0.0, DRINK * max(1.0, part.number), 0.0]})
    change = {situation.me: [part.fortitude, part.alcohol, part.gold]}
    if part.deed is deeds.PAY and part.to == "self" and by != situation.me:
        change[by] = [0.0, 0.0, -part.gold]
    return situation.evaluation.value(change) if any(change[situation.me]) else _DREAD
