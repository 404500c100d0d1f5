# SPDX-License-Identifier: GPL-3.0-or-later
"""Filters, to follow the sentence of a moment that does not mention them: '(by another player)'."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from copy import copy
from typing import Any

from rdi_desktop.content.texts.clauses import MANY, causes, counted, type_name
from rdi_desktop.content.texts.scene import DeckNames, name, yes
from rdi_desktop.engine.language import filters
from rdi_desktop.engine.language.filters import Filter
from rdi_desktop.engine.language.moments import Moment
from rdi_desktop.words.plan import Listed, Msg, msg

THROUGH = ("card", "drink", "event", "token")
WHOSE = ("another", "any", "player")

Teller = Callable[[Any, DeckNames], Any]


def beside(moment: Moment, plan: Callable[[Moment], Any], names: DeckNames) -> Iterator[Any]:
    """The words of filters that the moment's sentence leaves out: it is the same without them."""
    whole = plan(moment)
    for field, value in vars(moment).items():
        if not isinstance(value, Filter):
            continue
        without = copy(moment)
        setattr(without, field, None)
        said = TOLD[type(value)](value, names)
        if said and plan(without) == whole:
            yield said


def attributes(words: Iterable[str]) -> Listed:
    """Attributes, joined with 'or'."""
    return Listed([msg(f"stat-{word}") for word in words], "or")


def much(one: filters.Much, names: DeckNames) -> Msg:
    """A range of an attribute: '2 or more Fortitude'."""
    low, high = one.range
    kind = "any" if low == 1 and high >= MANY else "or-more" if high >= MANY else "to"
    return msg("much", kind=kind, low=low, high=high, what=counted(msg(f"unit-{one.WORD}")))


def through(one: filters.Through) -> Msg | None:
    """By what an effect comes: 'Drink or card from hand'; None if that does not matter."""
    things = [msg(f"through-{word}") for word in one.words if word in THROUGH]
    return msg("through", things=Listed(things, "or"), hand=yes(one.from_hand)) if things or one.from_hand else None


def types(words: Iterable[str]) -> Listed:
    """Card types, joined with 'or'."""
    return Listed([type_name(word) for word in words], "or")


def _said(id: str, truth: bool = False) -> Teller:
    """A filter of one message; `truth`: it says whether, in its field of that name."""
    return lambda one, names: msg(id, **{"not": yes(not one.truth)} if truth else {})


TOLD: dict[type[Filter], Teller] = {
    filters.Type: lambda one, names: msg("such-a-card", type=types(one.words)),
    filters.By: lambda one, names: msg("by-whom", who=one.who if one.who in WHOSE else "you"),
    filters.Of: lambda one, names: msg("of-whom", who=one.who) if one.who in WHOSE else None,
    filters.Own: lambda one, names: None,
    filters.Affects: lambda one, names: msg("if-it-affects", what=attributes(one.words)),
    filters.Changes: _said("if-it-changes"),
    filters.Causes: lambda one, names: msg("if-it-causes", causes=causes(one.words)),
    filters.Title: lambda one, names: names.title(one.id),
    filters.Not: lambda one, names: Listed(
        [msg("but-not", what=TOLD[type(each)](each, names)) for each in one.filters.values()]
    ),
    filters.Through: lambda one, names: msg("through-a", things=through(one)) if through(one) else None,
    filters.Mine: _said("if-it-affects-you", truth=True),
    filters.Unflagged: lambda one, names: msg("if-not-yet", word=name(one.word)),
    filters.WithChaser: _said("with-chaser", truth=True),
    filters.ReducedByMe: _said("which-you-reduced", truth=True),
    filters.IsNegate: _said("if-it-negates", truth=True),
    filters.IsIgnore: _said("if-it-ignores", truth=True),
    filters.GainedBy: lambda one, names: msg("if-gained", what=Listed([msg(f"stat-{word}") for word in one.ranges])),
    filters.Fortitude: much,
    filters.Alcohol: much,
    filters.Gold: much,
    filters.Why: lambda one, names: Listed([msg(f"why-{word}") for word in one.words], "or"),
}
"""How each filter is told; None: not at all. A test checks that none is missing."""
