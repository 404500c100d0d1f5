# SPDX-License-Identifier: GPL-3.0-or-later
"""Whatever the engine says in keys has words: its source and its description are searched for them."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from rdi_desktop.bots.base import GROUNDS
from rdi_desktop.bots.summary import parts_of
from rdi_desktop.content import load_content, texts
from rdi_desktop.content.texts.clauses import TOLD as CONDITIONS_TOLD
from rdi_desktop.content.texts.filters import TOLD as FILTERS_TOLD
from rdi_desktop.content.texts.moments import TELL as MOMENTS_TOLD
from rdi_desktop.content.texts.verbs import TELL as VERBS_TOLD
from rdi_desktop.engine.asked import Reason, WhyNot
from rdi_desktop.engine.language.cannot import SEALS
from rdi_desktop.engine.language.condition import CONDITIONS
from rdi_desktop.engine.language.conditions import CAUSES
from rdi_desktop.engine.language.core import Effect
from rdi_desktop.engine.language.filters import FILTERS
from rdi_desktop.engine.language.moments import MOMENT_WORDS
from rdi_desktop.engine.language.spec import Node
from rdi_desktop.engine.language.who import WHO
from rdi_desktop.engine.state.event_keys import EVENTS
from rdi_desktop.engine.verbs.vocabulary import VERBS
from rdi_desktop.ui.words import asking, hints, reasons, stack
from rdi_desktop.ui.words import picks as words_picks
from rdi_desktop.words import language
from tests.cases import in_one_test

ROOT = Path(__file__).parents[2]
BORDER = (ROOT / "docs/border.md").read_text(encoding="utf-8")
ASKING = ("yes_or_no", "one_seat", "one_card", "some_cards", "pick_one", "discard_picked")


@cache
def sources() -> list[ast.Module]:
    """The modules of the engine."""
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted((ROOT / "rdi_desktop/engine").rglob("*.py"))]


def calls(*names: str) -> Iterator[ast.Call]:
    """Every call in the engine of something with such a name."""
    for tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                func = node.func
                name = func.attr if isinstance(func, ast.Attribute) else func.id if isinstance(func, ast.Name) else ""
                if name in names:
                    yield node


def strings(node: ast.expr) -> set[str]:
    """The texts that an expression may be; of one that is put together, what it begins with."""
    match node:
        case ast.Constant(value=str(text)):
            return {text}
        case ast.IfExp(body=one, orelse=other):
            return strings(one) | strings(other)
        case ast.JoinedStr(values=[first, *_]):
            return strings(first)
    return set()


def test_every_event_that_is_told_is_declared() -> None:
    emitted = {key for call in calls("emit", "emit_secret", "tell") for key in strings(call.args[0])}
    assert len(emitted) > 40
    assert emitted <= EVENTS.keys(), "state/event_keys.py does not have it"


def test_every_reason_is_a_sentence_and_has_a_rule() -> None:
    assert {reason.value for reason in Reason} <= reasons._REASONS.keys()
    assert all(text.endswith((".", "?", "!")) for text in reasons._REASONS.values())
    assert all(reasons.rule_of(WhyNot(reason)) is not None for reason in Reason)


def test_every_seal_has_a_reason() -> None:
    assert {f"cannot_be_{word}" for word in SEALS} <= set(Reason)


def test_every_question_has_words() -> None:
    prompts = {key for call in calls(*ASKING) for arg in call.args for key in strings(arg)}
    for call in calls("Decision", "ask"):
        prompts |= {key for word in call.keywords if word.arg == "prompt" for key in strings(word.value)}
    prompts = {key.partition(":")[0] for key in prompts - {"yes", "no"}}
    assert {"self_split", "take_back", "may"} <= prompts
    assert prompts <= words_picks._PICKS.keys() | asking._PROMPTS.keys()
    section = BORDER.partition("\n## Decision\n")[2].partition("\n## ")[0]
    kinds = set(re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE))
    assert len(kinds) > 8
    assert kinds <= asking._PROMPTS.keys()


def test_one_card_is_not_asked_for_as_several() -> None:
    """What is said with a number is said of several only."""
    told = [key for key in words_picks._PICKS if "$least" in language("en").source(f"picks-picks-{key}")]
    assert told and all(key.endswith("_more") and key.removesuffix("_more") in words_picks._PICKS for key in told)


@in_one_test("verb", VERBS.values(), called=lambda verb: verb.VERB)
def test_whoever_is_picked_as_a_card_takes_effect_is_picked_for_something(verb: type[Effect]) -> None:
    picks = any(type(field.type) is type(WHO) for field in verb.FIELDS.values())
    said = texts.aim(verb.VERB)
    assert not picks or (said.endswith("?") and len(said.split()) > 1)


def test_whatever_is_done_to_a_play_has_words() -> None:
    noted = {key for call in calls("note", "change") for arg in call.args for key in strings(arg)}
    assert {"negated", "spiked"} <= noted
    assert all(map(stack.words_of, noted))


def test_every_moment_that_a_card_waits_for_has_words() -> None:
    assert {moment.kind for moment in MOMENT_WORDS.values()} - {"anytime"} <= reasons._MOMENTS.keys()


def test_every_ground_of_a_computer_player_has_words() -> None:
    assert set(GROUNDS) <= hints._WHY.keys()


def check_facets(verb: type[Effect]) -> None:
    """What it means, causes and comes to, what it writes on what it answers, how it is told: nobody else keeps a list of verbs."""
    assert verb.__doc__ and all(field.doc for field in verb.FIELDS.values())
    assert verb in VERBS_TOLD, "no sentence"
    assert verb.DEED.word == verb.VERB, "it has the deed of another verb"
    assert set(verb.CAUSES) <= {*CAUSES, *SEALS, "inn_pays", "prevent", "force_out"}
    own = [base for base in verb.__mro__ if issubclass(base, Effect) and base is not Effect]
    answers = any("ctx.it" in inspect.getsource(base.__dict__["perform"]) for base in own if "perform" in base.__dict__)
    assert not answers or verb.MARK, "it changes what it answers, and no mark tells of it"
    assert not verb.MARK or stack.words_of(verb.MARK), "no words for its mark"
    assert len(texts.short(verb.VERB).split()) <= 3


@in_one_test("verb", VERBS.values(), called=lambda verb: verb.VERB)
def test_a_verb_states_all_its_facets(verb: type[Effect]) -> None:
    check_facets(verb)


def check_meaning(word: type[Node]) -> None:
    """A condition, a moment or a filter is documented and has a sentence."""
    assert word.__doc__ and all(field.doc for field in word.FIELDS.values())
    assert word in {**CONDITIONS_TOLD, **MOMENTS_TOLD, **FILTERS_TOLD}, "no sentence"


@in_one_test("word", [*CONDITIONS.values(), *MOMENT_WORDS.values(), *FILTERS.values()], called=lambda w: w.__name__)
def test_a_condition_a_moment_and_a_filter_say_what_they_mean(word: type[Node]) -> None:
    check_meaning(word)


def test_what_a_card_comes_to_is_something_that_can_be_valued() -> None:
    content = load_content()
    verbs = {
        part.deed.word
        for card in content.cards.values()
        for mode in range(len(card.modes))
        for part in parts_of(card, mode)
    }
    assert {"lose", "gain", "pay", "ignore", "order"} <= verbs <= VERBS.keys()
