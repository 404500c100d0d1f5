# SPDX-License-Identifier: GPL-3.0-or-later
"""The value of a play: its effects on everybody's numbers, and on what it answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import filterfalse
from typing import TYPE_CHECKING

from rdi_desktop.bots import bodies, chains, gambling, machines
from rdi_desktop.bots.after import after
from rdi_desktop.bots.card_worth import beside, each_turn, holds, turned_up, worth
from rdi_desktop.bots.chains import aimed
from rdi_desktop.bots.evaluation import DRINK
from rdi_desktop.bots.situation import Situation
from rdi_desktop.bots.summary import parts_of, plan_of, settled
from rdi_desktop.bots.toughness import takes
from rdi_desktop.engine.language import deeds
from rdi_desktop.engine.language.core import estimated
from rdi_desktop.engine.language.costs import FLIP, WORTH
from rdi_desktop.engine.language.deeds import ChangeBySeat
from rdi_desktop.engine.language.estimate import Estimate, Part
from rdi_desktop.engine.language.kinds import of_place
from rdi_desktop.engine.language.known import Known
from rdi_desktop.engine.language.moments import Shifted
from rdi_desktop.engine.seen import SeenEntry
from rdi_desktop.engine.state.decisions import BODIES

if TYPE_CHECKING:
    from rdi_desktop.bots.tempers import Temper
    from rdi_desktop.engine.asked import OptionTold
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.language.standing import Standing

TRIFLE = 3.0
"""Up to this many points a temper's likes apply."""
PLENTY, RARE = 0.7, 0.9
"""Factor on the price of a token if there are many of its kind, and how much more the last ones cost: with three, each costs its worth."""
CARD = 0.6
"""Points for a card of the hand that is discarded as payment."""
AWAY = 0.5
"""Points that playing nothing until the next turn costs."""
BLOW, COMING = 2.0, 0.6
"""Expected loss of a player who stays until the next turn, and its probability."""
REST = 2.0
"""Points for the rest of a turn: an Action, and a Drink ordered."""
SILENCE = 2.0
"""Points that playing nothing for a whole round costs."""
FINE = 1.2
"""Points for the penalty of falling below the range of a track."""
CLAIMED = 0.9
"""Points for a token claimed from a track."""
TRIED = 0.3
"""Points for an unseen card."""

_ME = ("self", "actor", "holder", "candidate", "them", "target", "payee", "owner", "first_eligible", "set", "named")
"""Selectors for the card's player; `set` and `owner` mean others only for cards in play."""


def play_value(situation: Situation, option: OptionTold, card: CardDef | None, about: int | None) -> tuple[float, str]:
    """(points, main reason) of playing that card in that way now."""
    if card is None:
        return TRIED, "tries"
    args, targets, mode, running = option.args, option.targets, option.mode or 0, situation.round is not None
    on = option.on if option.on is not None else about
    answered = situation.waiting(on)
    paid = tuple(args.get("better", ())) if args else ()
    plus = situation.plus(card) if situation.changing else 0.0
    plan = None if plus else settled(card, mode, paid, running)
    if plan is None:
        plan = plan_of(parts_of(card, mode, paid, known(situation, option, answered, plus)), running)
    picked = _picked(plan.slots, targets) if targets else {}
    change: ChangeBySeat = {}
    grounds: dict[str, float] = {}
    for part in plan.counted:
        _add_numbers(situation, change, part, seats_of(situation, part, picked, answered))
    for part in plan.special:
        extra = _special(situation, part, seats_of(situation, part, picked, answered), answered, option.card)
        if extra:
            key, points = extra
            grounds[key] = grounds.get(key, 0.0) + points
    for target in targets:
        shown = situation.thing(target) if target >= BODIES else None
        whose = shown.owner if shown is not None else None
        if shown is None or whose is None:
            continue
        if machines.against(situation.view, whose):
            grounds["hurts"] = grounds.get("hurts", 0.0) + machines.part_worth(situation.content.card(shown.definition))
        else:
            blow = max((-part.fortitude for part in plan.counted if part.slot is not None), default=1.0)
            mine = change.setdefault(whose, [0, 0, 0])
            mine[:] = [a + b for a, b in zip(mine, bodies.blow_at(shown, blow), strict=True)]
    if card.coin:
        change.setdefault(situation.me, [0, 0, 0])[2] -= 1
    if option.counted:
        more, raised = option.counted.get("+boost", 0), option.counted.get("+raised", 0)
        for numbers in change.values():
            numbers[0] -= more * (numbers[0] < 0)
            numbers[:] = [n + raised * ((n > 0) - (n < 0)) for n in numbers]
    if change:
        ground = _ground(situation.me, change)
        for seat in situation.takings.keys() & change if "reduce" not in card.sealed else ():
            change[seat][:2] = takes(situation.takings[seat], *change[seat][:2])
        grounds[ground] = situation.evaluation.value(change)
    if card.body:
        grounds["readies"] = each_turn(card)
    if card.takes_control:
        gamble, key = gambling.control_value(situation, card, option.card in situation.hand)
        bold = situation.round is not None or gambling.backed(situation, card, option.card in situation.hand)
        grounds[key] = grounds.get(key, 0.0) + gamble + (situation.nerve if bold else min(0.0, situation.nerve))
    if situation.temper.likes:
        grounds = {key: liked(situation.temper, points, key) for key, points in grounds.items()}
    if not grounds:
        value, ground = 0.0, "tries"
    elif len(grounds) == 1:
        ((ground, value),) = grounds.items()
    else:
        value, ground = sum(grounds.values()), max(grounds, key=grounds.__getitem__)
    return value - spend_value(situation, option) if option.spend or args else value, ground


def liked(temper: Temper, value: float, ground: str) -> float:
    """Positive points with the likes of a temper applied: only small values, not those that decide a game."""
    return value + (temper.likes.get(ground, 1.0) - 1) * min(value, TRIFLE) if value > 0 else value


def potion_value(situation: Situation, option: OptionTold) -> float:
    """The value of using a Potion Token of the team in that way."""
    n = float(option.args.get("n", 0))
    change = {"fortitude": [n, 0, 0], "alcohol": [0, -n, 0], "gold": [0, 0, n]}
    return situation.evaluation.value({situation.me: change[option.label]})


def known(situation: Situation, option: OptionTold, answered: SeenEntry | None, plus: float = 0.0) -> Known:
    """What the numbers of a card may depend on when it is played in this way."""
    theirs = situation.held(option.targets[0]) if option.targets else {}
    lost = (
        abs(float(next(iter((answered.amounts or {}).values()), 0)))
        if answered and answered.kind in ("loss", "body_loss")
        else 2.0
    )
    hand = tuple(card for id, card in situation.hand.items() if id != option.card)
    return Known(
        situation.held(situation.me) | situation.place_of(option.card), theirs, option.spend or {}, lost, plus, hand
    )


def spend_value(situation: Situation, option: OptionTold) -> float:
    """The value of the tokens and cards paid for it."""
    joined = CARD * len(option.args.get("join", ()))
    spend = option.spend
    if not spend:
        return joined
    paid = sum(n * price_of(situation, what) * scarcity(situation, what, n) for what, n in spend.items())
    return paid + joined - sum(situation.weight(what, -n) for what, n in spend.items())


def scarcity(situation: Situation, what: str, n: int) -> float:
    """Factor on the price of each of `n`, by how many there are: the first of many are cheap, the last is dear."""
    held = situation.held(situation.me)
    token = what.removeprefix(FLIP).removeprefix(WORTH)
    there = held.get(token)
    if isinstance(there, str):  # a thing with two sides: those with the same side up
        there = sum(each == there for each in held.values())
    if not there or there < n:
        return 1.0
    return sum(PLENTY + RARE / (there - spent) for spent in range(n)) / n


def price_of(situation: Situation, what: str) -> float:
    """The worth of one unit of payment: a card, a token, a turned thing, a point of an open card."""
    if what.startswith("cards"):
        return CARD
    place = of_place(what)
    return situation.token_worth(what.removeprefix(FLIP).removeprefix(WORTH) if place is None else place)


def ability_value(situation: Situation, option: OptionTold, second: float) -> float:
    """Points for an ability of the player, minus its cost; one more Action is worth the second-best play."""
    mine = situation.content.characters[situation.mat.character]
    card = situation.card(option.card)
    ability = next((a for a in (mine if card is None else card).abilities if a.id == option.ability), None)
    if ability is None:
        return 0.0
    change: ChangeBySeat = {}
    answered = situation.waiting(option.on)
    aimed = [seat for seat in option.targets if seat < BODIES]
    value = -spend_value(situation, option)
    for part in estimated(ability.mode.do, Estimate()):
        if answered is not None and part.deed in (deeds.IGNORE, deeds.NEGATE, deeds.REDUCE):
            told = _answer(situation, part, [situation.me], answered)
            value += 0.0 if told is None else told[1]
        elif part.deed is deeds.EXTRA:
            value += second
        elif part.deed in (deeds.GAIN, deeds.LOSE):
            for seat in aimed or [situation.me]:
                change[seat] = [part.fortitude, part.alcohol, part.gold]
        elif part.deed is deeds.CHAIN:
            value += chains.chain_value(situation, [], chains.lying(situation, part.to))
        elif part.deed is deeds.OFFER and card is not None and aimed:
            change[situation.me], change[aimed[0]] = [0, 0, float(card.price)], [0, 0, -float(card.price)]
            value -= worth(card)
        elif part.deed is deeds.TAKE_UP and card is not None:
            value += worth(card, len(situation.others))
        elif part.token:
            value += given_value(situation, part, situation.me)
        elif part.deed is deeds.PAY and aimed:
            for seat in aimed:
                change.setdefault(seat, [0, 0, 0])[2] += part.gold
                change.setdefault(situation.me, [0, 0, 0])[2] -= part.gold
        elif (told := _special(situation, part, [situation.me], None)) is not None:
            value += told[1]
    return value + situation.evaluation.value(change)


def _picked(slots: tuple[int, ...], targets: tuple[int, ...]) -> dict[int, list[int]]:
    """The seats of each pick, in the order of the text, without bodies."""
    if len(slots) == 1:
        return {slots[0]: list(targets) if max(targets) < BODIES else [seat for seat in targets if seat < BODIES]}
    return {slot: [target] if target < BODIES else [] for slot, target in zip(slots, targets, strict=False)}


def seats_of(situation: Situation, part: Part, picked: dict[int, list[int]], answered: SeenEntry | None) -> list[int]:
    """The seats that a part is about; `picked`: the seats of each pick."""
    if part.slot is not None:
        chosen, away = picked.get(part.slot, []), situation.view.away
        return list(filterfalse(away.__contains__, chosen)) if away else chosen  # without those that Ignore it
    word = part.who
    if word in _ME:
        return [situation.me]
    if word in ("others", "random", "not_paid"):
        return situation.others
    if word in ("another", "player", "most", "least"):  # picked as it resolves
        crowd = list(situation.evaluation.seats) if word == "player" else situation.others
        return [max(crowd, key=lambda seat: chains.at(situation, part, [seat]))] if crowd else []
    if word in ("left", "right"):
        round_ = sorted(situation.evaluation.seats)
        place = round_.index(situation.me) if situation.me in round_ else 0
        return [round_[(place + (1 if word == "left" else -1)) % len(round_)]] if round_ else []
    if word == "everyone":
        return situation.one_of_each()
    if word in ("source", "answered", "revealer"):
        source = None if answered is None or word == "revealer" else answered.source
        found = source if source is not None or answered is None else answered.by
        return [] if found is None or found in situation.mates else [found]
    if word in ("drinker", "victim", "payer"):
        found = None if answered is None else answered.drinker if answered.drinker is not None else answered.by
        return [] if found is None else [found]
    if word == "active":
        return [situation.view.turn]
    if word == "in_round":
        return list(situation.round.players) if situation.round is not None else []
    if word == "opener":
        return [situation.round.opener] if situation.round is not None else []
    if word in ("in_control", "round_winner", "winner"):
        winner = situation.winner_now()
        return [] if winner is None else [winner]
    if word in ("lost_fortitude", "affected", "gained_alcohol", "paid_gold"):
        aimed_at = [seat for seats in picked.values() for seat in seats]
        return situation.others if not aimed_at and part.to and part.deed is deeds.DRAW else aimed_at
    if word == "priority":  # only machines have one
        return []
    raise ValueError(f"no computer player knows whom '{word}' means")


def _add_numbers(situation: Situation, change: ChangeBySeat, part: Part, seats: list[int]) -> None:
    evaluation, deed = situation.evaluation, part.deed
    for seat in seats:
        if seat not in evaluation.seats:
            continue
        numbers = change.get(seat)
        if numbers is None:
            numbers = change[seat] = [0, 0, 0]
        numbers[0] += part.fortitude
        if deed is deeds.DRINK:
            if part.to != "drink_me" or situation.drinks[seat]:
                numbers[1] += DRINK * max(1.0, part.number)
        elif deed is deeds.TAKE and part.to == "pot":
            numbers[2] += min(abs(part.gold), situation.pot)
        elif deed is deeds.PAY or deed is deeds.TAKE:
            gold = min(abs(part.gold), evaluation.gold(seat))
            numbers[2] -= gold
            if deed is deeds.TAKE or part.to in ("self", "actor"):
                change.setdefault(situation.me, [0, 0, 0])[2] += gold
        else:
            numbers[1] += part.alcohol
            numbers[2] += part.gold


def _special(
    situation: Situation, part: Part, seats: list[int], answered: SeenEntry | None, played: int | None = None
) -> tuple[str, float] | None:
    """(reason, points) of what a part of the played card does besides changing numbers."""
    deed = part.deed
    if answered is not None and (deed.answers or deed is deeds.WITHDRAW):
        return _answer(situation, part, seats, answered)
    weigh = WEIGHED.get(deed)
    if weigh is not None:
        return weigh(situation, part, seats, played)
    return _trifle(deed) if answered is None else _answer(situation, part, seats, answered)


def _trifle(deed: deeds.Deed) -> tuple[str, float] | None:
    """The value of effects that change no number; those that only alter what is answered are worth nothing without it."""
    return ("tries", deed.played) if deed.played else None


def turned_value(situation: Situation, track: str, to: int) -> float:
    """The value of moving a marker to a step: what holds there instead of here, and what that triggers."""
    mine = situation.content.characters[situation.mat.character]
    held = situation.held(situation.me)
    if track not in mine.tracks or held.get(track) == (word := mine.tracks[track].word(to)):
        return 0.0
    if track in mine.values and isinstance(held[track], str):
        points = (to - mine.tracks[track].steps.index(str(held[track]))) * mine.values[track]
    else:
        points = deeds.SET.played + standing_value(situation, mine.standing, {**held, track: word})
        points -= standing_value(situation, mine.standing, held)
    for trigger in mine.triggers:
        moved = [one for one in trigger.when if isinstance(one, Shifted) and one.track == track]
        if not any(one.to is None or one.to[0] <= to <= one.to[1] for one in moved):
            continue
        for part in estimated(trigger.do, Estimate(Known(held, {}, {}))):
            if part.who == "another" and (part.fortitude or part.alcohol):
                points += aimed(situation, part)
            elif part.deed is deeds.END_TURN and situation.view.turn == situation.me:
                points -= REST
    return points


def standing_value(situation: Situation, standing: Iterable[Standing], held: Mapping[str, int | str]) -> float:
    """Points per turn for the player's standing changes, with these tokens and markers."""
    now = [one for one in standing if one.if_ is not None and one.if_.likely(held)]
    return beside(now) + sum(aimed(situation, part) for part in holds(now))


def given_value(situation: Situation, part: Part, seat: int) -> float:
    """The value of tokens given to a seat: for the player good, for others according to the token."""
    if seat == situation.me:
        n = min(part.number, situation.room_for(part.token, seat))
        points = n * situation.token_worth(part.token) + situation.weight(part.token, n)
        return points - FINE if part.number < 0 and situation.falls_below(part.token, seat, part.number) else points
    room = situation.room_for(part.token, seat)
    return (
        min(part.number, room)
        * situation.token_worth(part.token)
        * (1.0 if situation.token_for_others(part.token) else -0.4)
    )


def _answer(situation: Situation, part: Part, seats: list[int], answered: SeenEntry) -> tuple[str, float] | None:
    """The value of doing that to what is answered; consequences are worked out only where they matter."""
    deed, me, evaluation = part.deed, situation.me, situation.evaluation
    if deed is deeds.NEGATE:
        undone = -situation.consequence(answered)
        return "negates", undone if answered.by != me else min(0.0, undone)  # what I play has reasons of mine
    if deed.ground == deeds.UNPAID:
        return "keeps_gold", -evaluation.alone(me, 0, 0, -_due(situation, answered)) if me in evaluation.seats else 0.0
    if deed is deeds.CONTROL and situation.round is not None and me in situation.round.players:
        return "gambles", evaluation.value({me: [0, 0, 0.4 * situation.pot]})
    if deed.becomes is None:
        return _trifle(deed)
    coming = evaluation.gathered(situation.outcome(answered), me) if me in evaluation.seats else {}
    now = after(part, coming, me, next((seat for seat in seats if seat != me), None), answered)
    value = 0.0 if now is None else evaluation.instead(coming, now)
    return deed.ground, value - (AWAY if deed is deeds.WITHDRAW else 0.0)


def _due(situation: Situation, answered: SeenEntry) -> float:
    """The Gold demanded of the player, if any."""
    amounts = answered.amounts or {}
    if amounts.get("gold"):
        gold: float = abs(amounts["gold"])
        return gold
    mine = situation.evaluation.gathered(situation.outcome(answered), situation.me).get(situation.me)
    return abs(mine[2]) if mine is not None and mine[2] else 1.0


def _ground(me: int, change: ChangeBySeat) -> str:
    """The main kind of a change of numbers."""
    mine = change.get(me)
    if mine is not None and (mine[0] > 0 or mine[1] < 0):
        return "heals"
    drunk = False
    for seat, numbers in change.items():
        if seat != me:
            if numbers[0] < 0:
                return "hurts"
            drunk = drunk or numbers[1] > 0
    if mine is not None and mine[2] > 0:
        return "earns"
    return "makes_drunk" if drunk else "pays"


# Deeds that are looked at more closely: each function gives (reason, points), or None


def _round(situation: Situation, part: Part, seats: list[int], played: int | None) -> tuple[str, float] | None:
    return gambling.round_value(situation, part.deed, seats, part.number)


def _orders(situation: Situation, part: Part, seats: list[int], played: int | None) -> tuple[str, float] | None:
    best = max([situation.orders[seat] for seat in situation.others], default=None)
    return None if best is None else ("orders", best * max(1.0, part.number) * 0.8)


def _draws(situation: Situation, part: Part, seats: list[int], played: int | None) -> tuple[str, float]:
    if not part.to:
        return "draws", CARD * max(1.0, part.number)
    return "draws", CARD * part.number * sum(1 if seat == situation.me else -1 for seat in seats)


def _discards(situation: Situation, part: Part, seats: list[int], played: int | None) -> tuple[str, float] | None:
    points = sum(-0.6 if seat == situation.me else 0.4 for seat in seats) * part.number
    return ("spoils", points) if part.to == "hand" else None


def _silences(situation: Situation, part: Part, seats: list[int], played: int | None) -> tuple[str, float]:
    return "spoils", sum(-SILENCE if seat == situation.me else SILENCE / 2 for seat in seats)


def _acts_again(situation: Situation, part: Part, seats: list[int], played: int | None) -> tuple[str, float]:
    return "more", 1.0 if situation.me in seats else -1


def _gives(situation: Situation, part: Part, seats: list[int], played: int | None) -> tuple[str, float]:
    return "gives", sum(given_value(situation, part, seat) for seat in seats)


def _flips(situation: Situation, part: Part, seats: list[int], played: int | None) -> tuple[str, float]:
    return "gives", part.number * situation.token_worth(part.token)


def _sets(situation: Situation, part: Part, seats: list[int], played: int | None) -> tuple[str, float] | None:
    return ("gives", turned_value(situation, part.token, int(part.number))) if part.token else _trifle(part.deed)


def _claims(situation: Situation, part: Part, seats: list[int], played: int | None) -> tuple[str, float]:
    return "gives", CLAIMED


def _reveals(situation: Situation, part: Part, seats: list[int], played: int | None) -> tuple[str, float] | None:
    mine = situation.content.characters.get(situation.mat.character)
    return ("tries", part.number * turned_up(mine, part.to)) if mine is not None else None


def _looks_for_traps(situation: Situation, part: Part, seats: list[int], played: int | None) -> tuple[str, float]:
    traps = [card.trap is not None for id, card in situation.hand.items() if id != played]  # it has left the hand then
    chance = sum(traps) / max(1, len(traps))
    return "hurts", chance * sum(situation.evaluation.value({seat: [-1.7, 0, 0]}) for seat in seats)


def _withdraws(situation: Situation, part: Part, seats: list[int], played: int | None) -> tuple[str, float]:
    return "saves", -COMING * situation.evaluation.value({situation.me: [-BLOW, 0, 0]}) - 2 * AWAY


WEIGHED: dict[deeds.Deed, Callable[[Situation, Part, list[int], int | None], tuple[str, float] | None]] = {
    deeds.WIN_ROUND: _round,
    deeds.TAKE_POT: _round,
    deeds.PROLONG: _round,
    deeds.END_ROUND: _round,
    deeds.LEAVE_ROUND: _round,
    deeds.FORCE_OUT: _round,
    deeds.ORDER: _orders,
    deeds.DRAW: _draws,
    deeds.DISCARD: _discards,
    deeds.MUTE: _silences,
    deeds.EXTRA: _acts_again,
    deeds.GIVE: _gives,
    deeds.FLIP: _flips,
    deeds.SET: _sets,
    deeds.CLAIM: _claims,
    deeds.REVEAL: _reveals,
    deeds.TRAPS: _looks_for_traps,
    deeds.WITHDRAW: _withdraws,
}
"""The function for each of these deeds; `played`: the card with the effect."""
