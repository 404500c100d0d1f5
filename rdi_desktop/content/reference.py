# SPDX-License-Identifier: GPL-3.0-or-later
"""docs/language.md: every word of the effect language, made from the classes that read it and from `reference_words`.

python -m rdi_desktop.content.reference        writes docs/language.md of the checkout that this module lies in
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from rdi_desktop.content.reading import DRINK_FIELDS, KINDS
from rdi_desktop.content.reference_examples import examples, wanted
from rdi_desktop.content.reference_words import (
    AMOUNTS,
    BEHIND,
    COSTS,
    INTRODUCTION,
    MACHINE_CARDS,
    SELECTORS,
    WITHOUT_EXAMPLE,
)
from rdi_desktop.content.schema import STANDING_NODES
from rdi_desktop.engine.language import amounts, who
from rdi_desktop.engine.language.abilities import ABILITY_FIELDS, PHASE_FIELDS
from rdi_desktop.engine.language.automaton import AUTOMATON_FIELDS, FACTION, SOMETIMES
from rdi_desktop.engine.language.automaton import CARD as BOXED
from rdi_desktop.engine.language.card_reading import CARD_FIELDS, BetterNode, ModeNode
from rdi_desktop.engine.language.character import CHARACTER_FIELDS, BodyDecl, TokenDecl, TrackDecl
from rdi_desktop.engine.language.condition import CONDITIONS
from rdi_desktop.engine.language.core import RARE, Effect, beside
from rdi_desktop.engine.language.counters import CounterDecl
from rdi_desktop.engine.language.dungeon import Reward
from rdi_desktop.engine.language.filters import FILTERS, Narrowed
from rdi_desktop.engine.language.hooks import HOOK_FIELDS, SET_OFF, Trigger
from rdi_desktop.engine.language.machine import FACTION_CARD, FACTION_FIELDS, MACHINE_FIELDS
from rdi_desktop.engine.language.moments import MOMENT_WORDS
from rdi_desktop.engine.language.piles import Fills, Gets, PileDecl, Tucks
from rdi_desktop.engine.language.printed import Rival
from rdi_desktop.engine.language.sides import SidesDecl
from rdi_desktop.engine.language.spec import REQUIRED, Field, FieldType, Node, written
from rdi_desktop.engine.language.taverns import TAVERN_FIELDS
from rdi_desktop.engine.language.variant import FirstTurn, PresetRule, TeamRule
from rdi_desktop.engine.language.which_cards import Pile
from rdi_desktop.engine.language.who import Who
from rdi_desktop.engine.verbs import drinks
from rdi_desktop.engine.verbs.vocabulary import VERBS

FILE = Path(__file__).parents[2] / "docs" / "language.md"


def kind(type: FieldType) -> str:
    """What a field may contain, in words."""
    return type.name.replace("|", "\\|")


def default(field: Field) -> str:
    """The default of a field, in words."""
    value: Any = field.default
    if value is REQUIRED:
        return "must be given"
    if isinstance(value, Who):
        return f"`{value.kind}`"
    if value is None or value == "" or (isinstance(value, list | tuple | dict) and not any(value)):
        return "nothing"
    return f"`{written(value)}`"


def table(fields: Mapping[str, Field]) -> Iterator[str]:
    """A table of fields."""
    yield "| field | holds | if left out | meaning |"
    yield "|---|---|---|---|"
    for name, field in fields.items():
        yield f"| `{name}` | {kind(field.type)} | {default(field)} | {field.doc or ''} |"
    yield ""


def doc(thing: object) -> str:
    """A docstring as a paragraph."""
    return " ".join((inspect.getdoc(thing) or "").split())


def node(name: str, cls: type[Node]) -> Iterator[str]:
    """One class: its meaning, its fields, its short form."""
    yield f"### {name}"
    yield ""
    yield doc(cls)
    yield ""
    if cls.SHORT is not None:
        yield f"Short form: `{name}: X` means `{name}: {{{cls.SHORT}: X}}`."
        yield ""
    if cls.FIELDS:
        yield from table(cls.FIELDS)


def example(kind_: str, word: str) -> Iterator[str]:
    """A card that uses the word, and what it says; or why there is none."""
    found = examples().get((kind_, word))
    if found is None:
        yield f"No example: {WITHOUT_EXAMPLE.get(word, 'nobody has made one')}."
    else:
        yield f"`{found.file}`"
        yield f"> {found.text}"
    yield ""


def shown(kind_: str, word: str) -> str:
    """The same on one line, for a table."""
    found = examples().get((kind_, word))
    return WITHOUT_EXAMPLE.get(word, "") if found is None else f"`{found.file}`<br>{found.text}".replace("|", "\\|")


def table_of(known: Iterable[str], meanings: Mapping[str, str], what: str) -> Iterator[str]:
    """Words with their meaning and an example. KeyError if one has no meaning."""
    yield f"| {what} | meaning | for example |"
    yield "|---|---|---|"
    for word in known:
        yield f"| `{word}` | {meanings[word]} | {shown(what, word)} |"
    yield ""


def fields(name: str, what: Mapping[str, Field]) -> Iterator[str]:
    """A mapping that has no class."""
    yield f"### {name}"
    yield ""
    yield from table(what)


def words(known: Iterable[str], meanings: Mapping[str, str], what: str) -> Iterator[str]:
    """Words with their meaning. KeyError if one has none."""
    yield f"| {what} | meaning |"
    yield "|---|---|"
    for word in known:
        yield f"| `{word}` | {meanings[word]} |"
    yield ""


def verbs() -> Iterator[str]:
    """Every verb, by its module in `engine/verbs`."""
    yield "## Verbs"
    yield ""
    yield "An effect is a mapping with one verb. Beside the verb may stand:"
    yield ""
    yield from table(Effect.COMMON)
    for key, only in ((key, beside(key)) for key in RARE):
        yield f"`{key}` has a meaning beside {', '.join(f'`{verb}`' for verb in only)} only."
        yield ""
    for module in sorted({cls.__module__ for cls in VERBS.values()}):
        yield f"*{doc(sys.modules[module])}*"
        yield ""
        for verb, cls in VERBS.items():
            if cls.__module__ == module:
                yield from node(verb, cls)
                yield from example("verb", verb)


def wishes() -> Iterator[str]:
    """What authors want to do, with the words for it."""
    yield "## I want to …"
    yield ""
    yield "| I want to … | I write | the card says |"
    yield "|---|---|---|"
    for want, file, text in wanted():
        yield f"| {want} | `{file}` | {text} |"
    yield ""


def declarations() -> Iterator[str]:
    """What a content file declares."""
    yield "## Files, cards and characters"
    yield ""
    yield from fields("a character's file", CHARACTER_FIELDS)
    for name, what in KINDS.items():
        yield from fields(f"a file of kind `{name}`", what)
    yield from node("a kind of team (`teams`)", TeamRule)
    yield from node("its first turn (`first_turn`)", FirstTurn)
    yield from node("how hard it is (`presets`)", PresetRule)
    yield from fields("an automaton's file", AUTOMATON_FIELDS)
    yield from fields("a faction of an automaton", FACTION)
    yield from fields("a card of an automaton", BOXED)
    yield from fields("the Sometimes box of such a card", SOMETIMES)
    yield from fields("a machine's file", MACHINE_FIELDS)
    yield from machine_cards()
    yield from fields("a card", CARD_FIELDS)
    yield from fields("a Drink in a Drink Deck", DRINK_FIELDS)
    yield from node("one of several modes (`choose`)", ModeNode)
    yield from node("an improvement (`better`)", BetterNode)
    yield from fields("an ability", ABILITY_FIELDS)
    yield from fields("the phase of an ability", PHASE_FIELDS)
    yield from node("a token (`tokens`)", TokenDecl)
    yield from node("a track (`tracks`)", TrackDecl)
    yield from node("things with two sides (`sides`)", SidesDecl)
    yield from node("a side deck, or a place where cards lie aside (`piles`)", PileDecl)
    yield from node("what a full place does (`fills`)", Fills)
    yield from node("what comes to lie in a place by itself (`gets`)", Gets)
    yield from node("the top cards of a place as a cost (`tucks`)", Tucks)
    yield from node("a body (`bodies`)", BodyDecl)
    yield from node("a counter on cards (`counters`)", CounterDecl)
    yield from node("a reward of a dungeon", Reward)
    yield from fields("a tavern (`taverns`)", TAVERN_FIELDS)
    yield from fields("points of the own turn (`turn`)", HOOK_FIELDS)
    yield from node("the Rival of a card", Rival)
    yield from node("a trigger", Trigger)
    yield from fields("what a trigger counts as", SET_OFF)
    for cls in STANDING_NODES:
        yield from node(f"standing: {cls.__name__}", cls)
    for part in (Pile, drinks.Numbers, drinks.Copied):
        yield from node(f"part of verbs: {part.__name__}", part)


def machine_cards() -> Iterator[str]:
    """How the cards of a machine are written."""
    yield from fields("a faction's file", FACTION_FIELDS)
    yield from fields("a card of a faction", FACTION_CARD)
    yield from MACHINE_CARDS.strip().splitlines()
    yield ""


def lines() -> Iterator[str]:
    """The page."""
    yield "# The effect language"
    yield ""
    yield "Made by `python -m rdi_desktop.content.reference` from the classes that read it. Change those, not this page."
    yield ""
    yield from INTRODUCTION.strip().splitlines()
    yield ""
    yield from wishes()
    yield from declarations()
    yield from verbs()
    yield "## Selectors: who"
    yield ""
    yield BEHIND.strip()
    yield ""
    yield from table_of(dict.fromkeys((*who.WORDS, *who.KEYS)), SELECTORS, "selector")
    yield "## Amounts: how much"
    yield ""
    yield "| amount | meaning | for example |"
    yield "|---|---|---|"
    for word in ("2", "two", *amounts.KEYS, "ID"):
        yield f"| `{word}` | {AMOUNTS[word]} | {shown('amount', {'two': 'word', 'ID': 'holding'}.get(word, word))} |"
    yield ""
    yield "## Conditions"
    yield ""
    yield "A mapping with several keys means all of them. The id of a declared token or track is a condition, too: `{ID: 2+}`."
    yield ""
    yield from table_of(CONDITIONS, {word: doc(cls) for word, cls in CONDITIONS.items()}, "condition")
    yield "## Moments: when"
    yield ""
    yield "| moment | narrowed by | meaning | for example |"
    yield "|---|---|---|---|"
    for word, moment in MOMENT_WORDS.items():
        narrow = ", ".join(f"`{field}`" for field in moment.FIELDS) or "nothing"
        yield f"| `{word}` | {narrow} | {doc(moment)} | {shown('moment', word)} |"
    yield ""
    asked = [word for word, moment in MOMENT_WORDS.items() if moment.ASKED]
    yield f"Cards and abilities may have: {', '.join(f'`{word}`' for word in asked)}."
    yield ""
    past = [word for word, moment in MOMENT_WORDS.items() if moment.PAST]
    yield f"Triggers may be set off by: {', '.join(f'`{word}`' for word in past)}."
    yield ""
    yield "| filter | holds | meaning | for example |"
    yield "|---|---|---|---|"
    for word, one in FILTERS.items():
        yield f"| `{word}` | {kind(Narrowed(one))} | {doc(one)} | {shown('filter', word)} |"
    yield ""
    yield "## Costs"
    yield ""
    yield from words(COSTS, COSTS, "price")


def text() -> str:
    """The page as it is written to the file."""
    return "\n".join(lines()).rstrip() + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
