# SPDX-License-Identifier: GPL-3.0-or-later
"""Every event: its facts, and the numbers that it changes, for checks of events against views.

Its words are in `ui/words/log.py`, its display in `director/script.py`; `docs/border.md` lists all of it together.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple


class Fact(NamedTuple):
    """One fact of an event."""

    holds: str
    """Its content, in words."""
    fits: Callable[[object], bool]
    always: bool = True
    """Whether every such event has it."""
    secret: bool = False
    """Whether only the seat of the event may know it, unless its subject lies open."""


class EventKind(NamedTuple):
    """A kind of event."""

    facts: dict[str, Fact]
    changes: tuple[str, ...]
    """The numbers in views that change, apart from places of cards."""


def maybe(fact: Fact) -> Fact:
    """The fact, or None."""
    return fact._replace(holds=f"{fact.holds} or None", fits=lambda value: value is None or fact.fits(value))


def seldom(fact: Fact) -> Fact:
    """The fact, in some such events only."""
    return fact._replace(always=False)


def secret(fact: Fact) -> Fact:
    """The fact, for the seat of the event only; for everybody if its subject lies open."""
    return fact._replace(always=False, secret=True)


def several(fact: Fact) -> Fact:
    """A list of them."""
    return Fact(f"list of {fact.holds}s", lambda value: isinstance(value, list) and all(map(fact.fits, value)))


def by_words(holds: str) -> Fact:
    """Numbers by keys: names of numbers, or seats."""
    return Fact(
        holds,
        lambda value: isinstance(value, dict) and all(type(k) is str and type(n) is int for k, n in value.items()),
    )


def happened(*changes: str, **facts: Fact) -> EventKind:
    """A kind of event with these facts."""
    return EventKind(facts, changes)


def _whole(value: object) -> bool:
    return type(value) is int


NUMBER = Fact("number", _whole)
SEAT = Fact("seat", _whole)
CARD = Fact("card", _whole)
ENTRY = Fact("entry", _whole)
FLAG = Fact("bool", lambda value: type(value) is bool)
WORD = Fact("word", lambda value: type(value) is str)
TEXT = Fact("text", lambda value: type(value) is str)
SEATS, CARDS = several(SEAT), several(CARD)
PURSE = Fact("seat, inn or pot", lambda value: type(value) in (int, str))
THING = Fact("card or word", lambda value: type(value) in (int, str))
STEP = Fact("number or word", lambda value: type(value) in (int, str))
COUNTS = Fact("pair of purses", lambda value: isinstance(value, list) and len(value) == 2)
NUMBERS = by_words("{fortitude, alcohol …: number}")
DECKS = by_words("{deck: number}")
"""How many cards come from or go to each deck of a machine."""
TRACKS = by_words("{seat: number}")
"""For an automaton: how much on whose track."""

EVENTS: dict[str, EventKind] = {
    # the turn
    "game_started": happened(seats=several(WORD)),
    "turn_started": happened("turn", "phase", number=NUMBER),
    "phase_started": happened("turn", "phase", phase=WORD),
    "phase_repeated": happened(phase=WORD),
    "turn_ended": happened(),
    "turn_cut_short": happened(loop=WORD, card=maybe(CARD)),
    "turn_ended_early": happened(),
    "game_over": happened(winners=SEATS, reason=WORD),
    # plays
    "played": happened(
        card=maybe(CARD),
        ability=seldom(maybe(WORD)),
        targets=SEATS,
        on=maybe(ENTRY),
        mode=maybe(NUMBER),
        entry=ENTRY,
        trap=seldom(FLAG),
        aside=seldom(FLAG),
        pile=seldom(WORD),
        cards=seldom(CARDS),
    ),
    "joined": happened(cards=CARDS),
    "resolved": happened(card=maybe(CARD), entry=ENTRY),
    "negated": happened(card=maybe(CARD), entry=ENTRY),
    "ignored": happened(card=maybe(CARD), entry=ENTRY),
    "reduced": happened(card=maybe(CARD), entry=ENTRY, numbers=NUMBERS),
    "redirected": happened(card=maybe(CARD), entry=ENTRY, to=SEAT),
    "loss_shared": happened(card=maybe(CARD), entry=ENTRY, to=SEAT),
    "set_off": happened(card=maybe(CARD), token=WORD, owner=maybe(SEAT), entry=ENTRY, room=seldom(FLAG)),
    "trap_checked": happened(card=CARD, owner=SEAT, trap=FLAG),
    "rolled": happened(success=FLAG),
    "withdrew": happened(),
    "struck_dumb": happened(),
    "speaks_again": happened(),
    # cards
    "drew": happened(count=NUMBER, pile=seldom(WORD), of=seldom(SEAT), cards=secret(CARDS)),
    "discarded": happened(cards=CARDS),
    "gave_up": happened(cards=CARDS),
    "showed": happened(cards=CARDS),
    "looked": happened(to=SEAT),
    "arranged": happened(pile=WORD, whose=maybe(SEAT), count=NUMBER),
    "fetched": happened(card=CARD),
    "taken_up": happened(card=CARD),
    "reshuffled": happened(),
    "shuffled": happened(pile=WORD, name=seldom(TEXT), count=seldom(NUMBER)),
    "card_moved": happened(count=NUMBER, pile=WORD, to=WORD, name=seldom(TEXT), cards=seldom(CARDS)),
    "stowed": happened(count=NUMBER, pile=WORD, to=WORD, open=seldom(FLAG), card=secret(CARD)),
    "kept": happened(card=CARD),
    "given": happened(card=CARD, to=SEAT),
    "swapped": happened(pile=WORD, to=SEAT, more=NUMBER),
    "offered": happened(card=CARD, to=SEAT, n=NUMBER, coin=maybe(THING)),
    "declined": happened(card=CARD),
    "body_hit": happened(card=CARD, n=NUMBER),
    "body_broken": happened(card=CARD),
    "revealed": happened(card=CARD, pile=WORD, owner=seldom(SEAT), source=seldom(WORD)),
    "laid_open": happened(card=CARD, pile=WORD),
    "put_away": happened(card=CARD, pile=WORD, source=seldom(WORD)),
    "put_under": happened(card=CARD, pile=WORD),
    "petrified": happened(count=NUMBER, pile=WORD, owner=SEAT, numbers=seldom(DECKS), cards=secret(CARDS)),
    "given_back": happened(count=NUMBER, pile=WORD, owner=SEAT, to=WORD, numbers=seldom(DECKS), cards=secret(CARDS)),
    "tucked": happened(count=NUMBER, pile=WORD, under=WORD),
    # an automaton: its box, and on whose track it passes out
    "turned_over": happened(card=CARD, box=WORD, on=maybe(ENTRY)),
    "whiffed": happened(card=CARD, box=WORD),
    "wound_up": happened("fortitude", "alcohol", track=SEAT, fortitude=NUMBER),
    # a machine
    "prepared": happened(n=NUMBER, count=NUMBER),
    "priority_target": happened(),
    "hit_alone": happened(),
    "repaired": happened(n=NUMBER, mended=NUMBER),
    # numbers
    "lost_fortitude": happened("fortitude", n=NUMBER, source=seldom(maybe(SEAT)), tracks=seldom(TRACKS)),
    "gained_fortitude": happened("fortitude", n=NUMBER, source=seldom(maybe(SEAT)), tracks=seldom(TRACKS)),
    "gained_alcohol": happened("alcohol", n=NUMBER, source=seldom(maybe(SEAT)), tracks=seldom(TRACKS)),
    "lost_alcohol": happened("alcohol", n=NUMBER, source=seldom(maybe(SEAT)), tracks=seldom(TRACKS)),
    "token_changed": happened("tokens", token=WORD, n=NUMBER, now=NUMBER),
    "token_lapsed": happened(token=WORD, n=NUMBER),
    "token_claimed": happened("tokens", token=WORD, mark=NUMBER, now=NUMBER),
    "counter_changed": happened("counters", card=CARD, counter=WORD, n=NUMBER, now=NUMBER),
    "track_changed": happened(track=WORD, before=STEP, now=STEP),
    "track_stopped": happened(track=WORD, now=STEP),
    "champion_chosen": happened(),
    "potion_used": happened(what=WORD, n=NUMBER, left=NUMBER),
    # money
    "paid": happened("gold", n=NUMBER, to=PURSE, why=WORD, payer=PURSE),
    "anted": happened("gold", n=NUMBER, to=PURSE, why=WORD, payer=PURSE),
    "took_gold": happened("gold", n=NUMBER, source=PURSE),
    "gained_gold": happened("gold", n=NUMBER),
    "lost_gold": happened("gold", n=NUMBER),
    "gold_divided": happened("gold", n=NUMBER, share=NUMBER, to=SEATS),
    "payment_moved": happened(entry=ENTRY, to=PURSE),
    "payment_prevented": happened(entry=ENTRY),
    "coin_moved": happened(thing=WORD, source=PURSE, to=PURSE),
    "coin_passed": happened(
        "gold",
        pile=WORD,
        owner=SEAT,
        source=PURSE,
        to=PURSE,
        face=WORD,
        was=WORD,
        counts=maybe(COUNTS),
        card=secret(maybe(CARD)),
    ),
    "coin_spent": happened("gold", card=CARD),
    # a Round of Gambling
    "round_opened": happened(players=SEATS),
    "took_control": happened(card=maybe(CARD)),
    "passed_round": happened(),
    "left_round": happened(),
    "forced_out": happened(),
    "round_won": happened(n=NUMBER),
    "round_prolonged": happened(card=maybe(CARD)),
    "round_ended": happened(),
    "pot_taken": happened("gold", n=NUMBER, part=seldom(WORD)),
    "pot_to_inn": happened("gold", n=NUMBER),
    "added_to_pot": happened(pile=WORD),
    "prize_in_pot": happened(card=CARD),
    "prize_taken": happened(card=CARD),
    # a dungeon
    "moved": happened(card=CARD, room=WORD),
    "sent_back": happened(card=CARD, room=WORD),
    "rewarded": happened(count=seldom(NUMBER), card=secret(CARD)),
    # a Pub Crawl
    "crawled": happened(card=CARD, tavern=WORD, name=TEXT, left=WORD),
    "tavern_closed": happened(card=CARD, tavern=WORD, name=TEXT),
    # Drinks
    "drink_ordered": happened(to=SEAT, tavern=seldom(WORD)),
    "handed_round": happened(pile=WORD, to=SEAT, more=NUMBER),
    "served": happened(to=SEAT, pile=WORD),
    "drink_revealed": happened(card=CARD, source=WORD),
    "chaser_revealed": happened(card=CARD, source=WORD, of=seldom(SEAT)),
    "event_revealed": happened(card=CARD, source=WORD),
    "drink_changed": happened(entry=ENTRY, card=maybe(CARD), what=WORD, numbers=NUMBERS),
    "drink_split": happened(entry=ENTRY, second=ENTRY, card=maybe(CARD), to=SEAT, numbers=NUMBERS),
    "drink_passed": happened(entry=ENTRY, card=maybe(CARD), to=SEAT),
    "drink_ignored": happened(card=maybe(CARD), entry=ENTRY),
    "drank": happened(cards=CARDS, numbers=NUMBERS, entry=ENTRY),
    "sobered_up": happened(),
    "last_orders": happened(),
    "ghost_deed": happened(deed=WORD),
    "drink_deck_renewed": happened(count=NUMBER),
    # contests
    "contest_started": happened(seats=SEATS),
    "contest_scores": happened(scores=TRACKS),
    "contest_tied": happened(seats=SEATS),
    "contest_won": happened(),
    "contest_without_winner": happened(),
    # losing
    "last_chance": happened(seats=SEATS),
    "passed_out": happened("out"),
    "out_of_gold": happened("out"),
}


def faults(key: str, args: Mapping[str, object], hidden: Mapping[str, object]) -> list[str]:
    """What is wrong with the facts of an event. `hidden`: those that only its seat may know."""
    kind = EVENTS.get(key)
    if kind is None:
        return [f"nobody knows the event '{key}'"]
    found = [f"{key}: '{name}' is missing" for name, fact in kind.facts.items() if fact.always and name not in args]
    for name, value in (*args.items(), *hidden.items()):
        fact = kind.facts.get(name)
        if fact is None:
            found.append(f"{key}: nobody knows the fact '{name}'")
        elif not fact.fits(value):
            found.append(f"{key}: '{name}' is {value!r}, and should be a {fact.holds}")
    return found + [
        f"{key}: '{name}' is no secret" for name in hidden if name in kind.facts and not kind.facts[name].secret
    ]
