# SPDX-License-Identifier: GPL-3.0-or-later
"""A key that may be written does something: otherwise a card could promise what never happens.

Keys that only stand for people are listed with their reason; so are those whose rule comes with a later character.
"""

from __future__ import annotations

import ast
import inspect
from functools import cache
from pathlib import Path

import pytest

import rdi_desktop
from rdi_desktop.content import reading
from rdi_desktop.engine.language import abilities, card, card_reading, character, core, piles
from rdi_desktop.engine.language.condition import CONDITIONS
from rdi_desktop.engine.language.filters import FILTERS, Narrowed
from rdi_desktop.engine.language.moments import MOMENT_WORDS
from rdi_desktop.engine.language.spec import Exactly, Field, Node, Word, attribute
from rdi_desktop.engine.verbs import cards, drinks, flow
from rdi_desktop.engine.verbs.vocabulary import VERBS
from tests.cases import each_case

ROOT = Path(rdi_desktop.__file__).parent

# Attributes whose name is not that of the key.
CALLED = {
    ("card", "type"): "types",
    ("card", "when"): "moments",
    ("card", "if"): "condition",
    ("card", "better"): "betters",
    ("card", "choose"): "modes",
    ("card", "do"): "modes",
    ("card", "cannot"): "sealed",
    ("card", "kept"): "kept_ability",
    ("ability", "when"): "moments",
    ("ability", "if"): "condition",
    ("ability", "for"): "for_holder",
    ("ability", "do"): "mode",
    ("beside a verb", "if"): "guard",
    ("beside a verb", "cannot"): "sealed",
    ("beside a verb", "even_if"): "even_ignored",
    ("beside a verb", "by"): "no_source",
}

# Keys that no rule reads, and why they may be written.
FOR_PEOPLE = {
    ("card", "note"): "a reminder for people",
    ("card", "provenance"): "where a card is from, for people and for the balance report",
    ("card", "dexterity"): "marks what is a physical act in the printed game; an option may leave such cards out later",
    ("character", "provenance"): "as for cards",
    ("character", "books"): "which rulebooks know the character",
    ("character", "complexity"): "how demanding the character is, for the window",
    ("character", "colour"): "the accent colour, for the window",
    ("character", "short"): "its name where there is little room, for the window",
    ("character", "voice"): "the register of its voice, for the window",
    ("character", "values"): "terms for computer players, free of rules",
    ("character", "kind"): "says what the file holds; the loader has read it",
    ("character", "size"): "the loader compares it with the deck",
}
BUILT_IN = {
    ("Choose", "of"): "read by its own procedure under another name",
    ("Copy", "drink"): "takes one form: from the Drink Deck, without Events",
    ("Pile", "all"): "what is moved when no number from the top is given; Move asks for one of the two",
    ("Pile", "kind"): "names the cards that the pile gives anyway",
    ("PileDecl", "chain"): "what its cards may need; that is checked beside it, and a chain goes by the cards",
    ("PlayedWith", "by"): "whoever has it plays both",
    ("PlayedWith", "causes"): "only plays that cause this are joined",
    ("UseAs", "card"): "takes one form, which spring_trap carries out",
    ("UseAs", "counts_as"): "takes one form: a Trap always counts as an Action of its owner",
    ("TokenDecl", "returns"): "takes one form, which is what seat_out does",
    ("TrackDecl", "reached"): "what happens at a mark is always that its token is claimed",
}
LATER = {
    ("TokenDecl", "bodies"): "there are no bodies in play yet",
    ("TrackDecl", "team_with"): "there are no teams yet",
}
EXCUSED = {**FOR_PEOPLE, **BUILT_IN, **LATER}


@cache
def loads() -> dict[str, set[str]]:
    """Every attribute that some code of the engine or the content layer looks at, with the modules that do."""
    found: dict[str, set[str]] = {}
    for file in (*(ROOT / "engine").rglob("*.py"), *(ROOT / "content").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
                found.setdefault(node.attr, set()).add(file.stem)
    return found


@cache
def classes(file: str) -> dict[str, ast.ClassDef]:
    """The classes of a module, by name."""
    tree = ast.parse(Path(file).read_text(encoding="utf-8"))
    return {node.name: node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}


@cache
def loads_in(cls: type) -> set[str]:
    """What the methods of a class look at in `self` or in a part of it, or as it is made."""
    found: set[str] = set()
    for node in ast.walk(classes(inspect.getfile(cls))[cls.__name__]):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
            found.add(node.attr)
        if isinstance(node, ast.FunctionDef) and node.name == "__init__":
            found.update(each.id for each in ast.walk(node) if isinstance(each, ast.Name))
    return found


def own_loads(cls: type) -> set[str]:
    """The same for a class and those that it is made from."""
    bases = [base for base in cls.__mro__ if base.__module__.startswith("rdi_desktop.")]
    return set().union(*(loads_in(base) for base in bases if base not in (Node, core.Effect)))


def subscripts(source: object) -> set[str]:
    """Every key that a piece of code takes out of a mapping."""
    tree = ast.parse(inspect.getsource(source))  # type: ignore[arg-type]
    constants = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {value for value in constants if isinstance(value, str)}


def needs_reading(field: Field) -> bool:
    """Not if there is only one thing to say."""
    if isinstance(field.type, Word):
        return len(field.type.choices) > 1
    return not (isinstance(field.type, Exactly) and len(field.type.forms) == 1 and field.default in field.type.forms)


PARTS: dict[type[Node], type[Node]] = {
    cards.Pile: cards.Move,
    drinks.Numbers: drinks.Rewrite,
    drinks.Copied: drinks.Copy,
}
"""Nodes that are read by the effect that holds them."""
EFFECT_KEYS = [(cls, name) for cls in sorted(VERBS.values(), key=lambda cls: cls.__name__) for name in cls.FIELDS]
EFFECT_KEYS += [(cls, name) for cls in (*PARTS, *CONDITIONS.values(), *FILTERS.values()) for name in cls.FIELDS]
EFFECT_KEYS += [  # a moment asks each of its filters
    (cls, name)
    for cls in MOMENT_WORDS.values()
    for name, field in cls.FIELDS.items()
    if not isinstance(field.type, Narrowed)
]


def test_every_key_of_an_effect_is_read() -> None:
    with each_case() as case:
        for cls, name in EFFECT_KEYS:
            with case(cls.__name__, name):
                names = {attribute(name), "optional"} if (cls, name) == (flow.Repeat, "may") else {attribute(name)}
                read = bool(names & own_loads(PARTS.get(cls, cls)))
                assert read or (cls.__name__, name) in EXCUSED or not needs_reading(cls.FIELDS[name])


DECLARED: list[tuple[str, str, Field, str]] = [
    *(("card", name, field, "card") for name, field in card_reading.CARD_FIELDS.items()),
    *(("character", name, field, "character") for name, field in character.CHARACTER_FIELDS.items()),
    *(("ability", name, field, "character") for name, field in abilities.ABILITY_FIELDS.items()),
    *(("beside a verb", name, field, "core") for name, field in core.Effect.COMMON.items()),
    *(("TokenDecl", name, field, "") for name, field in character.TokenDecl.FIELDS.items()),
    *(("PileDecl", name, field, "piles") for name, field in piles.PileDecl.FIELDS.items()),
    *(("TrackDecl", name, field, "") for name, field in character.TrackDecl.FIELDS.items()),
]


def test_every_declared_key_is_read_somewhere_else() -> None:
    """`home` is the module where the value is put where others find it; that does not count."""
    with each_case() as case:
        for kind, name, field, home in DECLARED:
            if (kind, name) not in EXCUSED and needs_reading(field):
                with case(kind, name):
                    assert loads().get(CALLED.get((kind, name), attribute(name)), set()) - {home}


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        (card_reading.BetterNode.FIELDS, card_reading.read_mode),
        (card_reading.ModeNode.FIELDS, card_reading.read_modes),
        (flow.BRANCH, flow.Branches),
        (abilities.PHASE_FIELDS, abilities.read_ability),
        (reading.DRINK_FIELDS, reading.read_drink),
        (reading.KINDS["standard"], reading.add_standard),
        (reading.KINDS["drinks"], reading.add_drinks),
        (reading.KINDS["prizes"], reading.add_prizes),
    ],
    ids=["better", "choose", "branch", "phase", "drink", "standard", "drinks", "prizes"],
)
def test_every_key_of_a_part_is_read_where_the_part_is(fields: dict[str, Field], code: object) -> None:
    people = {"kind", "name", "books", "provenance"} & fields.keys()
    head = {"id"} if "kind" in fields else set()  # checked for every file
    unread = {name for name, field in fields.items() if needs_reading(field)} - subscripts(code) - people - head
    assert unread == set()


def test_every_key_of_card_character_and_ability_is_taken_over() -> None:
    for fields, code in (
        (
            {key: field for key, field in card_reading.CARD_FIELDS.items() if key not in card.PRINTED},
            card_reading.read_card,
        ),
        (character.CHARACTER_FIELDS, character.read_character),
        (abilities.ABILITY_FIELDS, abilities.read_ability),
    ):
        excused = (
            {name for kind, name in FOR_PEOPLE if kind == "character"}
            if fields is character.CHARACTER_FIELDS
            else set()
        )
        assert fields.keys() - subscripts(code) - excused == set()


def test_nothing_is_excused_that_does_not_exist() -> None:
    known = {(kind, name) for kind, name, _, _ in DECLARED} | {(cls.__name__, name) for cls, name in EFFECT_KEYS}
    assert EXCUSED.keys() - known == set()
    assert all(EXCUSED.values())
