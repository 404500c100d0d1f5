# SPDX-License-Identifier: GPL-3.0-or-later
"""A digit on a card is a numeral, whatever word it belongs to (character-compendium, "Witchdoctor Natyli") [497, 498].

Fields say by their type whether they print as digits. Every number of every card of the program, and of the examples of the
reference, is changed, and the text of its card tells whether that is so; the classes of the verbs are looked through for how
they read it.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any

import pytest

from rdi_desktop.content.reference_examples import made, said, sheet
from rdi_desktop.engine.language import figures
from rdi_desktop.engine.language.amounts import Amount, amount, in_a_word, several
from rdi_desktop.engine.language.core import Effect, numerals
from rdi_desktop.engine.language.ctx import Ctx
from rdi_desktop.engine.language.spec import Field, Node, attribute
from rdi_desktop.engine.state.records import HALF
from rdi_desktop.engine.verbs.vocabulary import VERBS
from tests.rules.deal import at, content, deal

OTHER = 4
"""A number that is put in the place of others. As a word it is 'four'."""

EXCEPT = {
    (
        "Boost",
        "numerals",
    ): "joins a play as that is announced, before anything moves numerals: 'you must play this card as you play another card'",
    (
        "Change",
        "lose_fortitude",
    ): "no play, but lasting; on a Gizmo it is moved with the rest of it (`figures.stronger`)",
    ("Change", "gain_alcohol"): "no play, but lasting; on a Gizmo it is moved with the rest of it (`figures.stronger`)",
    ("GoldGain", "plus"): "no play, but lasting; on a Gizmo it is moved with the rest of it (`figures.stronger`)",
    ("Set", "value"): "a place on a track, as the ranges of Piety are, which 'are not affected'",
}
"""Numbers that print as digits and are moved by nothing, or otherwise, and why."""
NAMED = {("Give", "n"), ("Return", "n")}
"""Numbers of tokens: one that is a state is named on cards ('becomes marked'), and moved by nothing."""
LASTING = {("Standing", name) for name in ("hand_size", "orders", "actions")}
"""Numbers of lasting effects that are amounts: on a Gizmo they are moved with the rest of it."""


def cards() -> Iterator[tuple[Any, Callable[[], str]]]:
    """Every card, with what makes its text."""
    of = content()
    for card in of.cards.values():
        yield card, partial(of.text, card)
    for raw in sheet()["examples"]:
        character = made(of, raw)
        for card in character.deck:
            yield card, partial(said, of, character, card)


def nodes(thing: Any, seen: set[int]) -> Iterator[Node]:
    """All nodes of a compiled card."""
    if id(thing) in seen:
        return
    seen.add(id(thing))
    if isinstance(thing, Node):
        yield thing
    if isinstance(thing, (list, tuple, set, frozenset)):
        inside = list(thing)
    elif isinstance(thing, dict):
        inside = list(thing.values())
    elif type(thing).__module__.startswith("rdi_desktop.engine.language") or isinstance(thing, Node):
        slots = [name for cls in type(thing).__mro__ for name in getattr(cls, "__slots__", ())]
        inside = [*getattr(thing, "__dict__", {}).values(), *(getattr(thing, name, None) for name in slots)]
    else:
        return
    for part in inside:
        yield from nodes(part, seen)


def field_of(node: Node, name: str) -> Field | None:
    return next((field for word, field in type(node).FIELDS.items() if attribute(word) == name), None)


def tokens(text: str, number: int) -> int:
    """How often a number stands in a text by itself."""
    return len(re.findall(rf"(?<![\w.]){number}(?![\w])", text))


@cache
def printed() -> dict[tuple[str, str], tuple[Any, str, bool, bool]]:
    """Each number of each word: its field and a card with it, whether that prints it as a digit, and whether it so prints a 1."""
    found: dict[tuple[str, str], tuple[Any, str, bool, bool]] = {}
    for card, text in cards():
        for node in nodes(card, set()):
            for name, value in list(vars(node).items()):
                key = (type(node).__name__, name)
                if type(value) is not int or (key in found and found[key][2]):
                    continue
                sign = 1 if value >= 0 else -1
                try:
                    setattr(node, name, sign * OTHER)
                    other = text()
                    setattr(node, name, sign)
                    one = text()
                except IndexError:  # the number of a word on a track
                    continue
                finally:
                    setattr(node, name, value)
                shown = tokens(other, OTHER) > tokens(one, OTHER)
                found[key] = (field_of(node, name), card.id, shown, tokens(one, 1) > tokens(other, 1))
    return found


def test_what_prints_as_a_digit_is_declared_as_one() -> None:
    wrong = []
    for (word, name), (field, card, shown, one) in printed().items():
        kind = field.type if field is not None else None
        digit = getattr(kind, "numerals", False) or (word, name) == ("Shift", "value")
        if (word, name) in EXCEPT:
            assert shown, f"{word}.{name} need not be excepted"
        elif shown != digit:
            wrong.append(f"{word}.{name} of {card} prints {'a digit' if shown else 'no digit'}")
        elif digit and one == getattr(kind, "from_two", False) and (word, name) not in NAMED:
            wrong.append(f"{word}.{name} of {card} prints {'a' if one else 'no'} 1")
    assert wrong == []


def sources(cls: type) -> Iterator[ast.AST]:
    """The classes of verbs from which it is made."""
    for each in cls.__mro__:
        if each.__module__.startswith("rdi_desktop.engine.verbs"):
            yield ast.parse(inspect.cleandoc("\n" + inspect.getsource(each)))


MOVED = ("amount", "several", "times", "so_many")
"""Functions that read a number as whatever moves numerals has left it."""


@pytest.mark.parametrize("word", VERBS)
def test_every_numeral_is_read_as_it_is_moved(word: str) -> None:
    cls = VERBS[word]
    read = {
        argument.attr
        for tree in sources(cls)
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in MOVED
        for argument in call.args
        if isinstance(argument, ast.Attribute)
    }
    mine = {attribute(name) for name, field in cls.FIELDS.items() if getattr(field.type, "numerals", False)}
    assert mine <= read | {name for one, name in EXCEPT if one == cls.__name__}


def test_every_lasting_number_is_moved_on_a_body() -> None:
    changed = {name for one, name in EXCEPT if one in ("Change", "GoldGain")} | {name for _, name in LASTING}
    source = inspect.getsource(figures)
    assert [name for name in changed if f'"{name}"' not in source] == []


def test_a_number_on_a_drink_is_halved_and_lowered_as_a_whole_and_a_word_is_not() -> None:
    ctx = Ctx(deal(zot=at(), fiona=at()).game, None, 0)
    both = Amount("sum")
    both.parts = (1, 2)
    ctx.smaller = (HALF,)
    assert [amount(part, ctx) for part in (1, 2, 5, both, in_a_word(2))] == [1, 1, 3, 2, 2]
    ctx.smaller = (1, HALF)
    assert [amount(part, ctx) for part in (1, 2, 5, both)] == [0, 1, 2, 1]
    ctx.smaller, ctx.numerals = (), -1
    assert [amount(part, ctx) for part in (0, 1, 2, in_a_word(2))] == [0, 0, 1, 2]
    assert [several(part, ctx) for part in (1, 2)] == [1, 1]


def test_a_word_with_a_numeral_has_one_and_a_plain_one_counts_only_where_it_is_a_digit() -> None:
    assert list(numerals(VERBS["draw"](who=None, cards=2, from_=""))) == [(2, False)]
    assert VERBS["arrange"](pile="deck", of_=None, top=2).has_numerals()
    assert not VERBS["arrange"](pile="deck", of_=None, top=1).has_numerals()
    assert issubclass(VERBS["draw"], Effect)
