# SPDX-License-Identifier: GPL-3.0-or-later
"""Filters in words, to follow the sentence of a moment that does not mention them: '(by another player)'."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from typing import Any

from rdi_desktop.content.texts.english.clauses import CAUSED, MANY
from rdi_desktop.content.texts.english.context import DeckNames, readable
from rdi_desktop.content.texts.english.grammar import a, listed
from rdi_desktop.engine.language import filters
from rdi_desktop.engine.language.filters import Filter
from rdi_desktop.engine.language.moments import Moment

TYPES = {
    "action": "Action",
    "action-gambling": "Action-Gambling",
    "gambling": "Gambling",
    "cheating": "Cheating",
    "sometimes": "Sometimes",
    "anytime": "Anytime",
    "drink": "Drink",
    "drink-event": "Drink Event",
    "tavern-event": "Tavern Event",
    "prize": "Prize",
    "curse": "Curse",
    "mix-in": "Mix-in",
    "immediate": "Immediate",
    "static": "Static",
    "triggered": "Triggered",
    "trap": "Trap",
    "sea-event": "Sea Event",
    "dungeon-event": "Dungeon Event",
    "gm-event": "GM Event",
    "none": "other",
}
"""Card types as sentences name them; a test checks that none is missing."""
ATTRIBUTES = {"fortitude": "Fortitude", "alcohol": "Alcohol Content", "gold": "Gold"}
THROUGH = {"card": "card", "drink": "Drink", "event": "Drink Event", "token": "token"}
WHOSE = {"another": "another player", "any": "any player", "player": "any player"}
WHY = {"card": "for a card", "reshuffle": "for a new Drink Deck", "contest": "in a Drinking Contest"}

Teller = Callable[[Any, DeckNames], str]


def beside(moment: Moment, sentence: Callable[[Moment], str], names: DeckNames) -> Iterator[str]:
    """The words of filters that the moment's sentence leaves out: it is the same without them, and does not contain their words."""
    whole = sentence(moment)
    for name, value in vars(moment).items():
        if not isinstance(value, Filter):
            continue
        without = copy(moment)
        setattr(without, name, None)
        said = TOLD[type(value)](value, names)
        if said not in whole and sentence(without) == whole:
            yield said


def attributes(words: tuple[str, ...]) -> str:
    """Attributes, joined with 'or'."""
    return listed([ATTRIBUTES[word] for word in words], "or")


def much(one: filters.Much, names: DeckNames) -> str:
    """A range of an attribute: '2 or more Fortitude'."""
    low, high = one.range
    n = "" if low == 1 and high >= MANY else f"{low} or more " if high >= MANY else f"{low} to {high} "
    return n + ATTRIBUTES[one.WORD]


def through(one: filters.Through) -> str:
    """By what an effect comes: 'Drink or card from hand'; '' if that does not matter."""
    things = listed([THROUGH[word] for word in one.words if word in THROUGH], "or")
    return things + (" from hand" if one.from_hand else "")


def negated(one: filters.Not, names: DeckNames) -> str:
    """What is excluded: 'but not by you'."""
    return listed([f"but not {TOLD[type(each)](each, names)}" for each in one.filters.values()])


TOLD: dict[type[Filter], Teller] = {
    filters.Type: lambda one, names: a(f"{listed([TYPES[word] for word in one.words], 'or')} card"),
    filters.By: lambda one, names: f"by {WHOSE.get(one.who, 'you')}",
    filters.Of: lambda one, names: f"of {WHOSE[one.who]}" if one.who in WHOSE else "",
    filters.Own: lambda one, names: "",
    filters.Affects: lambda one, names: f"if it would affect your {attributes(one.words)}",
    filters.Changes: lambda one, names: "if it changes a Drink",
    filters.Causes: lambda one, names: f"if it {listed([CAUSED[cause] for cause in one.words], 'or')}",
    filters.Title: lambda one, names: names.title(one.id),
    filters.Not: negated,
    filters.Through: lambda one, names: f"through {a(through(one))}" if through(one) else "",
    filters.Mine: lambda one, names: f"if it would {'' if one.truth else 'not '}affect you",
    filters.Unflagged: lambda one, names: f"if it is not {readable(one.word).lower()} yet",
    filters.WithChaser: lambda one, names: f"{'with' if one.truth else 'without'} a Chaser",
    filters.ReducedByMe: lambda one, names: "which you reduced" if one.truth else "which you did not reduce",
    filters.IsNegate: lambda one, names: "if it Negates" if one.truth else "if it does not Negate",
    filters.IsIgnore: lambda one, names: "if it Ignores" if one.truth else "if it does not Ignore",
    filters.GainedBy: lambda one, names: f"if {listed([ATTRIBUTES[word] for word in one.ranges])} is gained by it",
    filters.Fortitude: much,
    filters.Alcohol: much,
    filters.Gold: much,
    filters.Why: lambda one, names: listed([WHY[word] for word in one.words], "or"),
}
"""The words for each filter; a test checks that none is missing."""
