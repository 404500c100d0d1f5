# SPDX-License-Identifier: GPL-3.0-or-later
"""Whatever narrows a moment is said on the card: in the sentence of the moment, or behind it."""

from __future__ import annotations

from collections.abc import Iterator

from rdi_desktop.content.texts import filters as told
from rdi_desktop.content.texts.moments import head
from rdi_desktop.content.texts.scene import DeckNames
from rdi_desktop.engine.language import filters
from rdi_desktop.engine.language.filters import FILTERS, Filter, Narrowed
from rdi_desktop.engine.language.moments import MOMENT_WORDS, Moment
from rdi_desktop.engine.language.spec import REQUIRED
from rdi_desktop.words import language
from tests.cases import in_one_test

NAMES = DeckNames(None, {"zot/lunch": "Lunch"})
SAMPLES: dict[type[Filter], tuple[Filter, ...]] = {
    filters.Type: (filters.Type(("action",)),),
    filters.By: (filters.By(who="another"), filters.By(who="self")),
    filters.Of: (filters.Of(who="another"), filters.Of(who="any")),
    filters.Affects: (filters.Affects(("gold",)),),
    filters.Changes: (filters.Changes(what="drink"),),
    filters.Causes: (filters.Causes(words=("order",)),),
    filters.Title: (filters.Title(id="zot/lunch"),),
    filters.Not: (
        filters.Not(filters={"type": filters.Type(("action",))}),
        filters.Not(filters={"by": filters.By(who="another")}),
    ),
    filters.Through: (filters.Through((("drink",), False)), filters.Through((("card",), True))),
    filters.Mine: (filters.Mine(truth=True), filters.Mine(truth=False)),
    filters.Unflagged: (filters.Unflagged(word="sweet"),),
    filters.WithChaser: (filters.WithChaser(truth=True), filters.WithChaser(truth=False)),
    filters.ReducedByMe: (filters.ReducedByMe(truth=True), filters.ReducedByMe(truth=False)),
    filters.IsNegate: (filters.IsNegate(truth=True), filters.IsNegate(truth=False)),
    filters.IsIgnore: (filters.IsIgnore(truth=True), filters.IsIgnore(truth=False)),
    filters.GainedBy: (filters.GainedBy(ranges={"alcohol": (1, 99)}),),
    filters.Fortitude: (filters.Fortitude(range=(2, 3)),),
    filters.Alcohol: (filters.Alcohol(range=(2, 3)),),
    filters.Gold: (filters.Gold(range=(2, 3)),),
    filters.Why: (filters.Why(words=("card",)), filters.Why(words=("contest",))),
}
"""Of each filter what it may ask for."""
GIVEN = {"phase": "action", "pile": "brawler", "track": "piety"}
"""What moments need besides."""


def moment_of(cls: type[Moment], **narrowing: Filter) -> Moment:
    """A moment of that kind, narrowed by these and nothing else."""
    given = {name: GIVEN[name] if field.default is REQUIRED else field.default for name, field in cls.FIELDS.items()}
    empty = {name: None for name, field in cls.FIELDS.items() if isinstance(field.type, Narrowed)}
    return cls(**{**given, **empty, **narrowing})


def cases() -> Iterator[tuple[type[Moment], str, Filter]]:
    """Every moment with every filter that may narrow it."""
    for cls in MOMENT_WORDS.values():
        for name, field in cls.FIELDS.items():
            if isinstance(field.type, Narrowed) and field.type.cls is not filters.Own:  # 'holder' is all that it may be
                yield from ((cls, name, sample) for sample in SAMPLES[field.type.cls])


def words(moment: Moment) -> str:
    """A moment in English."""
    return language("en").text(head([moment], NAMES))


def test_every_filter_has_a_sentence_and_a_sample() -> None:
    assert set(FILTERS.values()) <= told.TOLD.keys()
    assert set(FILTERS.values()) == SAMPLES.keys()


@in_one_test("sample", [each for all_of in SAMPLES.values() for each in all_of], called=lambda one: one.WORD)
def test_a_filter_says_something(sample: Filter) -> None:
    assert language("en").text(told.TOLD[type(sample)](sample, NAMES)).strip()


@in_one_test("cls, name, sample", cases())
def test_no_filter_of_a_moment_is_left_unsaid(cls: type[Moment], name: str, sample: Filter) -> None:
    assert words(moment_of(cls, **{name: sample})) != words(moment_of(cls))


def test_what_the_sentence_of_a_moment_says_is_not_said_twice() -> None:
    play = moment_of(MOMENT_WORDS["play"], type=filters.Type(("action",)), by=filters.By(who="another"))
    assert language("en").text(head([play], NAMES)) == "when another player plays an Action card"


def test_what_it_does_not_say_stands_behind_it() -> None:
    play = moment_of(
        MOMENT_WORDS["play"], through=filters.Through((("drink",), False)), is_negate=filters.IsNegate(truth=False)
    )
    assert words(play) == ("when a player plays a card (through a Drink, if it does not Negate)")
    take = moment_of(MOMENT_WORDS["take"], by=filters.By(who="another"), of=filters.Of(who="self"))
    assert words(take) == ("when you are about to have Gold taken (by another player)")
