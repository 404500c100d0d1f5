# SPDX-License-Identifier: GPL-3.0-or-later
"""Choosing costs as a card is played: it waits at its target while tokens and cards are tapped. Does not use Qt."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from rdi_desktop.ui.table.legal import CARDS, Way, joining
from rdi_desktop.ui.table.refs import Ref
from rdi_desktop.ui.words.costs import JOINS

Spend = dict[str, int]


def spend_of(way: Way) -> Spend:
    """The costs of a way, and the cards that join."""
    return {**(way.option.spend or {}), **{f"{JOINS}{card}": 1 for card in joining(way.option)}}


def kinds(ways: Iterable[Way]) -> list[str]:
    """Everything that any of the ways costs."""
    return list(dict.fromkeys(kind for way in ways for kind in spend_of(way)))


def apart(ways: Iterable[Way]) -> list[tuple[Way, ...]]:
    """The ways grouped by everything but their costs."""
    groups: dict[tuple[object, ...], list[Way]] = {}
    for way in ways:
        option = way.option
        played = option.kind in ("play", "ability")
        what = (option.card, option.ability, option.mode) if played else way.id
        key = (what, tuple(option.targets), option.on, way.interject)
        groups.setdefault(key, []).append(way)
    return [tuple(group) for group in groups.values()]


def plainest(ways: Sequence[Way]) -> Way:
    """The initial way: the cheapest, tokens rather than cards."""
    return min(ways, key=lambda way: (sum(spend_of(way).values()), CARDS in spend_of(way)))


@dataclass(slots=True)
class Paying:
    """A card that waits at its target for its costs."""

    at: Ref
    """Where it waits."""
    ways: tuple[Way, ...]
    """Ways that differ in their costs."""
    purse: Mapping[str, tuple[Ref, ...]]
    """What can be paid, by kind."""
    chosen: list[Ref] = field(default_factory=list)
    """What is chosen to be paid."""

    @classmethod
    def begin(cls, at: Ref, ways: tuple[Way, ...], purse: Mapping[str, tuple[Ref, ...]], held: Ref | None) -> Paying:
        """Begin with the plainest way; cards are never chosen automatically."""
        usable = {kind: tuple(ref for ref in purse.get(kind, ()) if ref != held) for kind in kinds(ways)}
        paying = cls(at, ways, usable)
        first = spend_of(plainest(ways))
        if CARDS not in first:
            paying.chosen = [ref for kind, count in first.items() for ref in usable[kind][:count]]
        return paying

    @property
    def offered(self) -> frozenset[Ref]:
        """Everything that may be tapped."""
        return frozenset(ref for pieces in self.purse.values() for ref in pieces)

    @property
    def goes_without(self) -> bool:
        """Whether nothing is chosen, and nothing has to be."""
        return not self.chosen and bool(self.fitting)

    @property
    def spent(self) -> Spend:
        """What is chosen, counted."""
        return self._count(self.chosen)

    @property
    def fitting(self) -> list[Way]:
        """The ways that cost exactly what is chosen."""
        return [way for way in self.ways if spend_of(way) == self.spent]

    @property
    def missing(self) -> Spend | None:
        """The least that must be added to the choice; None if nothing has to be."""
        if self.fitting:
            return None
        spent = self.spent
        rests = [
            {kind: n - spent.get(kind, 0) for kind, n in spend_of(way).items() if n > spent.get(kind, 0)}
            for way in self.ways
            if self._within(spent, way)
        ]
        return min(rests, key=lambda rest: sum(rest.values()), default={})

    @property
    def cards(self) -> tuple[int, ...]:
        """The cards to be discarded."""
        return tuple(int(ref.of) for ref in self.chosen if self._kind(ref) == CARDS)

    def touch(self, ref: Ref) -> None:
        """Choose it, or take it back. What does not go with it is taken back first."""
        if ref in self.chosen:
            self.chosen.remove(ref)
            return
        alike = [each for each in self.chosen if self._kind(each) == self._kind(ref)]
        for trial in ([*self.chosen, ref], [*alike, ref], [*alike[1:], ref]):
            if any(self._within(self._count(trial), way) for way in self.ways):
                self.chosen = trial
                return

    def keep(self, chosen: Iterable[Ref]) -> None:
        """Choose the same as before, as far as possible here."""
        before = list(chosen)
        if before and any(self._within(self._count(before), way) for way in self.ways):
            self.chosen = before

    def _kind(self, ref: Ref) -> str:
        return next((kind for kind, pieces in self.purse.items() if ref in pieces), "")

    def _count(self, chosen: Iterable[Ref]) -> Spend:
        spent: Spend = {}
        for ref in chosen:
            kind = self._kind(ref)
            spent[kind] = spent.get(kind, 0) + 1
        return spent

    def _within(self, spent: Spend, way: Way) -> bool:
        most = spend_of(way)
        return all(n <= most.get(kind, 0) for kind, n in spent.items())
