# SPDX-License-Identifier: GPL-3.0-or-later
"""The words on the cards: made from the effects, good English, and never the publisher's sentences."""

from __future__ import annotations

import importlib.util
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from rdi_desktop.content.texts.clauses import TOLD as CONDITIONS_TOLD
from rdi_desktop.content.texts.moments import TELL as MOMENTS_TOLD
from rdi_desktop.content.texts.verbs import TELL
from rdi_desktop.engine.language.condition import CONDITIONS, Holding
from rdi_desktop.engine.language.conditions import ANSWERED, CAUSES
from rdi_desktop.engine.language.kinds import CARD_TYPES
from rdi_desktop.engine.language.moments import MOMENT_WORDS
from rdi_desktop.engine.verbs.vocabulary import VERBS
from rdi_desktop.words import language
from rdi_desktop.words.plan import NounPhrase
from tests.cases import in_one_test
from tests.content.broken import card, load, whole

pytestmark = pytest.mark.usefixtures("shared_cache")

CONTENT = whole()
SHARED = Path(__file__).parents[3] / "shared"


@cache
def texts() -> tuple[tuple[str, str], ...]:
    """(where from, every text there is)."""
    return tuple(told())


def told() -> Iterator[tuple[str, str]]:
    for id, each in CONTENT.cards.items():
        yield id, CONTENT.text(each)
        if len(each.modes) > 1:
            for mode in range(len(each.modes)):
                yield f"{id}, way {mode}", CONTENT.label(each, mode) + "."
    for id, character in CONTENT.characters.items():
        for line in filter(None, CONTENT.character_text(id).split("\n")):
            yield f"{id} itself", line
        for ability in character.abilities:
            yield f"{id}, {ability.id}", CONTENT.ability_text(id, ability.id)


def without_titles(text: str) -> str:
    """Titles in quotes follow no grammar of ours."""
    return re.sub(r"“[^”]*”", "“Title”", text)


FAULTS = {
    "nothing": r"^\s*$",
    "a small letter at the beginning": r"^[^A-Z“]",
    "no full stop": r"[^.!?]$",
    "a word twice": r"\b(\w+) \1\b",
    "two spaces": r"  ",
    "a space before a comma or full stop": r" [.,;:]",
    "two stops": r"[.,;:]{2}",
    "no space after a full stop": r"[a-z][.,;:][A-Za-z]",
    "a small letter after a full stop": r"(?<!Me)[.!?] [a-z]",
    "one cards": r"\b1 (cards|Drinks|tokens|\w+ tokens|Action cards)\b",
    "several card": r"\b([2-9]|two|three|all|any) (card|Drink|token|Action card|\w+ token)\b(?! (Deck|Me|Event|from|or))",
    "you does": r"\b[Yy]ou (gains|loses|draws|pays|gets|takes|drinks|discards|is|has|does|may not)\b",
    "they does": r"\b[Tt]hey (gains|loses|draws|pays|gets|takes|drinks|discards|is|has)\b",
    "player do": r"\b([Aa]nother|each other|[Ee]ach|that) player (gain|lose|draw|pay|get|take|drink|discard|have|are)\b",
    "to does": r"\b(to|may|must|cannot) (gains|loses|draws|pays|gets|takes|drinks|discards|is|has)\b",
    "a before a vowel": r"\ba [aeioAEIO]\w*\b(?<!a one)(?<!a Owl)",
    "an before a consonant": r"\b[Aa]n [^aeiouAEIOU\s]",
    "an underscore": r"_",
    "Python": r"[{}\[\]<>=]|None|True|False|object at|\blambda\b",
    "a key of the language": r"\b(fortitude|alcohol|drink_me|check_for|them them|actor|holder)\b",
    "names in small letters": r"\b(gold|negate|ignore|chaser|corruption|energy|clone|buff|round of gambling|the inn)\b",
    "a wrong genitive": r"\b(player's's|you's|they's|your's)\b",
    "a comma too many": r", (and|or) [^,]*, (and|or) [^,]*, (and|or) ",
}


@pytest.mark.parametrize("pattern", FAULTS.values(), ids=FAULTS.keys())
def test_no_text_has_this_fault(pattern: str) -> None:
    assert [
        f"{where}: {text}"
        for where, text in texts()
        for line in text.split("\n")
        if re.search(pattern, without_titles(line))
    ] == []


def test_texts_are_short_enough_for_a_card() -> None:
    assert [f"{where}: {len(text)}" for where, text in texts() if "itself" not in where and len(text) > 340] == []


SAID = {
    "gerki/how-did-this-get-stuck-in-your-back": "Another player loses 2 Fortitude.",
    "gerki/im-in": "If no Round of Gambling is running, open one: each player antes 1 Gold, and you are in control. "
    "During a Round, take control of it instead.",
    "gerki/winning-hand": "Take control of the Round. Only a Cheating card may take control next.",
    "gerki/sleeve": "Take control of the Round. Another player in the Round is forced out of it.",
    "gerki/tip": "During a Round of Gambling: The Round ends at once, and its pot goes to the Inn. "
    "You cannot play this on a card that makes players ante or ends the Round.",
    "gerki/hey-whered-the-little-guy-go": "When an Action, Sometimes or Anytime card would affect your Fortitude, Alcohol Content or Gold, "
    "or when you are about to drink: Ignore it.",
    "gerki/the-till-was-open-anyway": "When you are about to pay Gold, ante or have Gold taken: The Inn pays it for you.",
    "gerki/i-dont-think-so": "When a player plays a Sometimes card: Negate it. Only “I don't think so!”, whatever it is called there, "
    "can answer this card.",
    "gerki/bring-drinks": "In your Order a Drink phase: Pay 1 Gold to the Inn and order 2 more Drinks, each for any other player.",
    "deirdre/they-might-not-know-youre-cheating-but-my-goddess-does": "When another player plays a Cheating card "
    "while you are in the Round: "
    "Negate it. You win the Round at once.",
    "deirdre/mass-heal": "Each player gains 1 Fortitude. Each other player (of each team its Champion) pays you 1 Gold.",
    "deirdre/prayer-of-healing": "Another player gains 2 Fortitude and pays you 1 Gold.",
    "zot/here-a-coin-now-i-am-invisible": "When you are about to ante or drink: If it is an ante, leave the Round without anteing and "
    "pay 1 Gold to the Inn. If it is a Drink, Ignore it and pay 1 Gold to the Inn.",
    "fiona/oh-good-you-started-it": "After you lose Fortitude to another player's card that you did not reduce: "
    "That player loses 2 Fortitude.",
    "karl/excuse-me-that-play-is-technically-inaccurate": "When another player plays a Cheating card: Negate it. If you are in the Round, "
    "take control of it. Otherwise, that player's turn in the Round counts as a pass.",
    "karl/you-cracked-the-spine": "After you lose Fortitude to another player's card: That player loses as much Fortitude as you lost.",
    "valeria/let-us-play": "Take control of the Round. Choose a player (you may choose yourself). "
    "Draw 1 card for each Corruption token they have.",
    "valeria/protect": "When another player's card would make you lose Fortitude: The player with the most Corruption tokens "
    "(your choice at a tie), other than you and that player, loses that Fortitude instead of you.",
    "drinks/ogre-brew": "You gain 2 Alcohol Content and lose 1 Fortitude. "
    "If you are an ogre or a half-ogre, instead of all that, you gain 3 Alcohol Content.",
    "drinks/mead": "You gain 3 Alcohol Content.\n"
    "You may split this Drink with another player, unless it came as a Chaser or from a Drink Event.",
    "drinks/water": "It has no effect.",
    "drinks/monster-attack": "Each player chooses one: lose 2 Fortitude; or pay 1 Gold to the Inn.",
    "prizes/pouch-of-foreign-coins": "Take 2 Gold from the Inn.",
}


@in_one_test("id", SAID)
def test_a_card_says_what_it_does(id: str) -> None:
    assert CONTENT.text(id) == SAID[id]


# What the language can say, whatever numbers the decks have now: (the effects of an Action card, its text).
COULD_SAY = {
    "X tokens": (
        "better: [{cost: {nail: x}, add: [{lose: {who: them, fortitude: {x: nail}}}]}]\ndo: [{lose: {who: another, fortitude: 1}}]",
        (
            "Another player loses 1 Fortitude. You may spend any number of Nail tokens. "
            "If you do, that player also loses 1 Fortitude for each Nail token spent."
        ),
    ),
    "all others instead": (
        "better: [{cost: {nail: 2}, instead: [{lose: {who: others, fortitude: 2}}]}]\ndo: [{lose: {who: others, fortitude: 1}}]",
        "Each other player loses 1 Fortitude. You may spend 2 Nail tokens. If you do, each of them loses 2 Fortitude instead.",
    ),
    "more instead": (
        (
            "better: [{if: {nail: 3+}, instead: [{lose: {who: others, fortitude: 2}}, {lose: {fortitude: 1}}]}]\n"
            "do: [{lose: {who: others, fortitude: 1}}]"
        ),
        (
            "Each other player loses 1 Fortitude. If you have 3 or more Nail tokens, "
            "instead each of them loses 2 Fortitude and you lose 1 Fortitude."
        ),
    ),
    "less instead": (
        "better: [{cost: {nail: 1}, instead: [{draw: 1}]}]\ndo: [{draw: 1}, {lose: {fortitude: 1}}]",
        "Draw 1 card. You lose 1 Fortitude. You may spend 1 Nail token. If you do, only draw 1 card.",
    ),
    "one or the other": (
        "do: [{lose: {who: another, fortitude: {if: {nail: 2+}, then: 3, else: 2}}}]",
        "Another player loses 2 Fortitude, or 3 if you have 2 or more Nail tokens.",
    ),
    "not too many": (
        "do: [{lose: {who: another, fortitude: {at_most: [4, {sum: [1, {nail: self}]}]}}}]",
        "Another player loses 1 Fortitude plus 1 for each Nail token you have (4 at most).",
    ),
    "a procedure and a Trap": (
        (
            "do: [{for_each: {who: others, do: [{unless: {do: [{pay: {gold: 1, to: self}}], else: [{procedure: {polish: them}}]}}]}}]\n"
            "trap: [{pay: {gold: 1, to: owner}}, {lose: {fortitude: 1}}]"
        ),
        "Each other player must Polish unless they pay you 1 Gold.\nTrap: The victim pays you 1 Gold and loses 1 Fortitude.",
    ),
    "a new hand": (
        "do: [{move: {cards: {pile: hand, all: true, kind: {discardable: true}}, to: deck, then_shuffle: true}}, {then: [{draw: 4}]}]",
        "Shuffle your whole hand into your deck. Then draw 4 cards.",
    ),
    "two others": ("do: [{lose: {who: {another: 2}, fortitude: 3}}]", "Two other players each lose 3 Fortitude."),
    "up to three": (
        "do: [{lose: {who: {another: {up_to: 3}}, fortitude: 1}}]",
        "Up to 3 other players each lose 1 Fortitude.",
    ),
    "a word": ("do: [{draw: {cards: two}}]", "Draw two cards."),
    "half": (
        "do: [{lose: {who: another, fortitude: {half: {stat: fortitude, who: them}}}}]",
        "Another player loses Fortitude equal to half of that player's Fortitude, rounded up.",
    ),
    "may": ("do: [{may: true, draw: 1}]", "You may draw 1 card."),
    "if": ("do: [{if: {my_turn: true}, draw: 1}]", "If it is your turn, draw 1 card."),
    "not": ("do: [{if: {not: {nail: 1+}}, draw: 1}]", "If you have no Nail tokens, draw 1 card."),
    "then if": ("do: [{then: [{if: {nail: 2+}, draw: 1}]}]", "Then, if you have 2 or more Nail tokens, draw 1 card."),
    "a range": ("if: {piles: {hand: 2-4}}\ndo: [{draw: 1}]", "Only if you have 2 to 4 cards in hand: Draw 1 card."),
    "cost": ("cost: {nail: 1}\ndo: [{draw: 2}]", "To play this, spend 1 Nail token: Draw 2 cards."),
    "cards as a cost": (
        "better: [{cost: {cards: 2}, add: [{draw: 1}]}]\ndo: [{gain: {fortitude: 1}}]",
        "You gain 1 Fortitude. You may discard 2 cards. If you do, also draw 1 card.",
    ),
    "modes": (
        "choose: [{do: [{lose: {who: another, fortitude: 1}}]}, {do: [{draw: 1}]}]",
        "Choose one: another player loses 1 Fortitude; or draw 1 card.",
    ),
    "cannot": ("cannot: [negate, ignore]\ndo: [{draw: 1}]", "Draw 1 card. This card cannot be Negated or Ignored."),
    "their choice": (
        "do: [{choose: {by: another, of: [[{discard: {cards: 2}}], [{lose: {fortitude: 2}}]]}}]",
        "Another player chooses one: discard 2 cards; or lose 2 Fortitude.",
    ),
    "unless": (
        "do: [{unless: {who: another, do: [{pay: {gold: 2, to: self}}], else: [{lose: {fortitude: 2}}]}}]",
        "Another player loses 2 Fortitude unless they pay you 2 Gold.",
    ),
    "traits": ("do: [{if: {trait: [orc, elf]}, draw: 1}]", "If you are an orc or an elf, draw 1 card."),
    "at random": (
        "do: [{discard: {who: {random: another}, cards: 1, random: true}}]",
        "A random other player discards 1 card at random.",
    ),
    "a payment that holds": (
        "do: [{pay: {who: another, gold: 2, to: self}, cannot: [inn_pays]}]",
        "Another player pays you 2 Gold. This cannot be paid by the Inn.",
    ),
    "after": ("do: [{draw: 1}]\nafter: [{lose: {alcohol: 1}}]", "Draw 1 card. Afterwards, you lose 1 Alcohol Content."),
    "only the first": (
        "better: [{if: {stat: {gold: 5+}}, instead: [{draw: 2}]}]\ndo: [{draw: 1}]",
        "Draw 1 card. If you have 5 or more Gold, draw 2 cards instead.",
    ),
    "the drunkest": ("do: [{gain: {who: active, alcohol: 1}}]", "The player whose turn it is gains 1 Alcohol Content."),
}


@pytest.mark.parametrize(("effects", "text"), COULD_SAY.values(), ids=COULD_SAY.keys())
def test_the_language_can_be_read_aloud(tmp_path: Path, effects: str, text: str) -> None:
    content = load(tmp_path, bodkin=card(f"title: Ow\ntype: action\n{effects}"))
    assert content.problems == []
    assert content.text("bodkin/ow") == text


def test_every_word_of_the_language_can_be_told() -> None:
    assert set(VERBS.values()) == set(TELL)
    assert set(MOMENT_WORDS.values()) == set(MOMENTS_TOLD)
    assert {*CONDITIONS.values(), Holding} == set(CONDITIONS_TOLD)
    known = language("en").ids
    assert {f"type-{word}" for word in CARD_TYPES} <= known
    assert {f"answered-{word.replace('_', '-')}" for word in ANSWERED} <= known
    assert {f"cause-{word.replace('_', '-')}" for word in CAUSES} <= known
    assert {"action", "sometimes", "anytime", "gambling", "cheating", "drink", "drink-event"} <= set(CARD_TYPES)


@pytest.mark.parametrize(
    ("id", "label"),
    [
        ("gerki/hit-3", None),
        ("gerki/im-in", "Action · Gambling"),
        ("gerki/i-dont-think-so", "Sometimes"),
        ("drinks/fine-ambrosia", "Drink Event"),
        ("prizes/stuffed-cockatrice", "Action"),
    ],
)
def test_types_are_told_as_on_the_table(id: str, label: str | None) -> None:
    if label is not None:
        assert CONTENT.type_label(id) == label


def test_ways_without_a_label_say_what_they_do_first() -> None:
    assert [CONTENT.label("zot/here-a-coin-now-i-am-invisible", i) for i in (0, 1)] == [
        "Leave the Round without anteing",
        "Ignore it",
    ]


def test_verbs_of_a_card_are_found_wherever_they_stand() -> None:
    assert CONTENT.verbs("alaric/so-yeah-poison-darts-are-ya-know-poisonous") == ("lose", "discard")
    assert CONTENT.verbs("dominique/static-cling-is-only-the-beginning") == ("lose", "gain")
    assert CONTENT.verbs("drinks/the-howler") == ("gain", "keep", "lose")
    assert CONTENT.verbs("drinks/water") == ()


def test_a_roll_for_nothing_is_told_as_nothing(tmp_path: Path) -> None:
    content = load(
        tmp_path, bodkin=card('title: Toss\ntype: action\ndo: [{roll: {chance: "1/2", do: [{lose: {alcohol: 0}}]}}]')
    )
    assert content.problems == []
    assert content.text("bodkin/toss") == "It has no effect."


def test_verbs_of_one_way_to_use_a_card_are_those_of_that_way() -> None:
    cloud = "deirdre/not-now-these-men-are-interested-in-my-religion"
    assert CONTENT.verbs(cloud) == ("leave_round", "ignore")
    assert CONTENT.verbs(cloud, 0) == ("leave_round",)
    assert CONTENT.verbs(cloud, 1) == ("ignore",)


def test_a_mechanic_is_told_once_for_the_character() -> None:
    assert CONTENT.character_text("oozwald").split("\n") == [
        "Clone tokens: There are 4 in all. You may hold at most 4.",
        "Absorb to Heal: Once in your Action phase, before your first Action, you may spend 1 Clone token to gain 1 Fortitude.",
        (
            "Absorb to Act: Once in your Action phase, before your first Action, you may spend 1 Clone token to play one more Action card "
            "in this phase."
        ),
    ]
    assert CONTENT.character_text("fiona") == ""


@pytest.mark.parametrize(
    ("verb", "one"), [("lose", "loses"), ("pass", "passes"), ("pay", "pays"), ("be", "is"), ("carry", "carries")]
)
def test_verbs_agree(verb: str, one: str) -> None:
    assert language("en").verb(verb, "one") == one


def test_lists_are_clear() -> None:
    english = language("en")
    assert english.listed(["a", "b", "c"]) == "a, b and c"
    assert english.listed(["a and b", "c"]) == "a and b, and c"
    assert english.say("stat-of-gold", who=NounPhrase("np-all-others", "many")) == "others' Gold"


@cache
def copied_text() -> ModuleType | None:
    """The check that the whole project uses, if it is at hand."""
    file = SHARED / "tools" / "copied_text.py"
    if not file.is_file():
        return None
    spec = importlib.util.spec_from_file_location("copied_text", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_no_text_is_the_publishers(tmp_path: Path) -> None:
    check = copied_text()
    if check is None:
        pytest.skip("the rulebooks are not at hand")
    file = tmp_path / "texts.txt"
    file.write_text("\n\n".join(text for _, text in texts()), encoding="utf-8")
    assert check.main([str(file)]) == 0


@pytest.mark.parametrize(
    ("card", "said"),
    [
        (
            "alaric/there-are-two-safe-tiles-and-i-sell-the-map",
            "You must Check for Traps unless you pay Old Tom 1 Gold.",
        ),
        ("karl/anyone-interested-in-some-special-editions", "You may draw 1 card and pay Old Tom 1 Gold."),
        ("nitrel/big-badda-boom", "You lose 4 Fortitude unless you discard your whole hand."),
        ("pooky/pooky-wont-give-up-without-a-fight", "You are forced out of the Round unless you lose 2 Fortitude."),
        ("zot/i-told-you-not-to-distract-me", ""),
    ],
)
def test_what_a_card_leaves_to_somebody_is_told_to_them(card: str, said: str) -> None:
    assert CONTENT.offer_text(card, "Old Tom") == said
