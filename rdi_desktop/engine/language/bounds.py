# SPDX-License-Identifier: GPL-3.0-or-later
"""How much a card or ability could do and in how many ways it could be played, at worst: what would stop a table is refused.

The bounds lie far beyond what any sensible card comes near (docs/decisions/0046).
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
"""What one list of effects may do at a table of eight, everything repeated counted each time."""
WAYS = 5_000
"""In how many ways something may be played."""
ANY = 40
"""A cost of any number (x) is taken for that many at most."""
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
    """How much lists of effects do, with the procedures of one character."""

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
        """The most that a procedure can do. A Problem if it comes back to itself."""
        if name in self._open:
            way = " -> ".join([*self._open[self._open.index(name) :], name])
            raise Problem(("procedures", name), f"this procedure comes back to itself and would never end: {way}")
        if name not in self._known:
            self._open.append(name)
            self._known[name] = self.of(self.procedures.get(name, ()))
            self._open.pop()
        return self._known[name]


def often(effect: Effect) -> int:
    """How often an effect is done at most: for each of its seats, as many times as it says."""
    n = 1
    for name, value in effect.__dict__.items():
        if isinstance(value, Who):
            n *= seats(value)
        elif name in ("times", "count", "drinks"):
            n *= value if isinstance(value, int) else TIMES
    return n


def seats(who: Who) -> int:
    """How many seats a selector finds at most."""
    if who.ref is not None:
        return seats(who.ref)
    if who.picked:
        return min(who.count, SEATS)
    return SEATS if who.kind in SEVERAL else 1


def picks(who: Who) -> int:
    """In how many ways somebody picks the seats of a selector."""
    among = SEATS - 1 if who.kind == "another" else SEATS
    if who.up_to:
        return sum(comb(among, n) for n in range(1, who.count + 1))
    return comb(among, min(who.count, among))


def payments(cost: Cost | None, character: CharacterDef | None) -> int:
    """In how many ways a cost is paid."""
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
    """In how many ways a mode is played: its improvements, costs and picked seats multiplied."""
    n, most = payments(cost, character), product_of(mode.picks)
    for better in mode.betters:
        most = max(most, product_of(better.picks))
        if better.cost is not None:
            n *= 1 + payments(better.cost, character)
    return n * most


def product_of(selectors: tuple[Who, ...]) -> int:
    """In how many ways several selectors are picked."""
    n = 1
    for who in selectors:
        n *= picks(who)
    return n


def check_card(card: CardDef, reader: Reader, character: CharacterDef | None = None) -> None:
    """The card stays within the bounds, all that it does while it is kept included."""
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
    """The character's procedures, abilities and cards stay within the bounds. `known`: cards that have been checked already."""
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
    """Whether nothing whatever keeps it from being used again and again."""
    return ability.cost is None and ability.condition is None and not ability.once and not ability.for_holder


def check(done: int, played: int, reader: Reader) -> None:
    """Both figures are within their bounds."""
    if done > STEPS:
        raise reader.problem(
            f"at a table of eight this would do up to {done} things at once, at most {STEPS} are allowed"
        )
    if played > WAYS:
        raise reader.problem(
            f"at a table of eight there would be {played} ways to play this, at most {WAYS} are allowed"
        )
