# SPDX-License-Identifier: GPL-3.0-or-later
"""Upper bounds for what a card or ability can do and in how many ways it can be played; content beyond them is refused.

The bounds are far above what any sensible card needs (docs/decisions/0046).
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from math import comb

from rdi_desktop.engine.language.abilities import Ability
from rdi_desktop.engine.language.amounts import TIMES
from rdi_desktop.engine.language.card import CardDef, Mode
from rdi_desktop.engine.language.character import CharacterDef
from rdi_desktop.engine.language.core import Effect
from rdi_desktop.engine.language.costs import Cost
from rdi_desktop.engine.language.spec import Problem, Reader
from rdi_desktop.engine.language.who import Who

SEATS = 8
STEPS = 20_000
"""The most steps of one list of effects at a table of eight, every repetition counted."""
WAYS = 5_000
"""The most ways in which something may be played."""
ANY = 40
"""A cost of any number (x) is assumed to be at most this."""
SEVERAL = frozenset(
    (
        "others",
        "everyone",
        "in_round",
        "lost_fortitude",
        "gained_alcohol",
        "paid_gold",
        "not_paid",
        "affected",
        "set",
        "named",
    )
)


class Steps:
    """Counts the steps of lists of effects, including the procedures of one character."""

    def __init__(self, procedures: dict[str, tuple[Effect, ...]]) -> None:
        self.procedures = procedures
        self._known: dict[str, int] = {}
        self._open: list[str] = []

    def of(self, effects: Iterable[Effect]) -> int:
        """The most that a list can do."""
        return sum(often(effect) * (1 + self.of(effect.parts()) + self._called(effect)) for effect in effects)

    def _called(self, effect: Effect) -> int:
        return self.procedure(effect.__dict__["name_of"]) if "name_of" in effect.__dict__ else 0

    def procedure(self, name: str) -> int:
        """The most steps of a procedure. Raises Problem if it calls itself."""
        if name in self._open:
            way = " -> ".join([*self._open[self._open.index(name) :], name])
            raise Problem(("procedures", name), f"this procedure comes back to itself and would never end: {way}")
        if name not in self._known:
            self._open.append(name)
            self._known[name] = self.of(self.procedures.get(name, ()))
            self._open.pop()
        return self._known[name]


def often(effect: Effect) -> int:
    """How often an effect is done at most: for each of its seats, times its repetitions."""
    n = 1
    for name, value in effect.__dict__.items():
        if isinstance(value, Who):
            n *= seats(value)
        elif name in ("times", "count", "drinks"):
            n *= value if isinstance(value, int) else TIMES
    return n


def seats(who: Who) -> int:
    """The most seats that a selector can mean."""
    if who.ref is not None:
        return seats(who.ref)
    if who.picked:
        return min(who.count, SEATS)
    return SEATS if who.kind in SEVERAL else 1


def picks(who: Who) -> int:
    """In how many ways the seats of a selector can be picked."""
    among = SEATS - 1 if who.kind == "another" else SEATS
    if who.up_to:
        return sum(comb(among, n) for n in range(1, who.count + 1))
    return comb(among, min(who.count, among))


def payments(cost: Cost | None, character: CharacterDef | None) -> int:
    """In how many ways a cost can be paid."""
    n = 1
    for price in cost.prices if cost is not None else ():
        if price.flips:
            n *= len(character.sides[price.what].things) if character is not None else 1
            continue
        declared = character.tokens.get(price.what) if character is not None else None
        most = ANY if declared is None else min(ANY, declared.limit, declared.supply)
        if price.n is None:
            n *= most
        elif declared is not None and declared.pays_as:
            n *= min(most, price.n) + 1
    return n


def ways(mode: Mode, cost: Cost | None, character: CharacterDef | None) -> int:
    """In how many ways a mode can be played: improvements × costs × picked seats."""
    n, most = payments(cost, character), product_of(mode.picks)
    for better in mode.betters:
        most = max(most, product_of(better.picks))
        if better.cost is not None:
            n *= 1 + payments(better.cost, character)
    return n * most


def product_of(selectors: tuple[Who, ...]) -> int:
    """In how many ways several selectors can be picked together."""
    n = 1
    for who in selectors:
        n *= picks(who)
    return n


def check_card(card: CardDef, reader: Reader, character: CharacterDef | None = None) -> None:
    """Raises Problem if the card, or what it does while in play, is beyond the bounds."""
    steps = Steps(character.procedures if character is not None else {})
    lists: list[tuple[Effect, ...]] = [card.after, card.on_ignore]
    for mode in (*card.modes, *((card.trap,) if card.trap is not None else ())):
        lists.append(mode.do)
        for better in mode.betters:
            lists += [better.instead or (), better.add]
    check(sum(map(steps.of, lists)), sum(ways(mode, card.cost, character) for mode in card.modes), reader)
    if card.kept_ability is not None:
        check_card(card.kept_ability, reader, character)


def check_character(character: CharacterDef, reader: Reader, known: Container[CardDef] = ()) -> None:
    """Raises Problem if procedures, abilities or cards are beyond the bounds. `known`: cards already checked."""
    steps = Steps(character.procedures)
    for name in character.procedures:
        reader.path = ["procedures", name]
        check(steps.procedure(name), 1, reader)
    for i, ability in enumerate(character.abilities):
        reader.path = ["abilities", i]
        check(steps.of(ability.mode.do), ways(ability.mode, ability.cost, character), reader)
        if endless(ability):
            raise reader.problem("an ability that costs nothing must say how often it is used: 'once: turn'", ("once",))
    for i, card in enumerate(character.deck):
        if card not in known:
            reader.path = ["deck", i]
            check_card(card, reader, character)
    reader.path = []


def endless(ability: Ability) -> bool:
    """Whether nothing limits how often it can be used."""
    return ability.cost is None and ability.condition is None and not ability.once and not ability.for_holder


def check(done: int, played: int, reader: Reader) -> None:
    """Raises Problem if one of the two figures is beyond its bound."""
    if done > STEPS:
        raise reader.problem(
            f"at a table of eight this would do up to {done} things at once, at most {STEPS} are allowed"
        )
    if played > WAYS:
        raise reader.problem(
            f"at a table of eight there would be {played} ways to play this, at most {WAYS} are allowed"
        )
