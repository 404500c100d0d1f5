# SPDX-License-Identifier: GPL-3.0-or-later
"""The decks have the cards that the published ones have, in their numbers."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from rdi_desktop.content import Content
from tests.cases import each_case, in_one_test
from tests.content.broken import whole

CONTENT = whole()
D, F, G, Z = "deirdre", "fiona", "gerki", "zot"

# One row for each kind of card of the first box: (what it is, Deirdre, Fiona, Gerki, Zot). A kind is a standard card or a title.
ROWS: list[tuple[str, int, int, int, int]] = [
    ("im-in", 6, 6, 6, 6),
    ("i-raise", 2, 2, 2, 2),
    ("winning-hand", 2, 2, 2, 2),
    ("plain-cheat", 0, 0, 3, 3),
    ("sleeve", 0, 0, 1, 1),
    ("anti-cheat", 1, 1, 0, 0),
    ("tip", 1, 1, 1, 1),
    ("Um...I know you think you won, but...", 0, 0, 1, 0),
    ("inn-pays", 2, 2, 2, 1),
    ("pot-thief", 0, 0, 1, 0),
    ("ante-out", 2, 2, 0, 0),
    ("ante-out-or-ignore", 1, 0, 0, 2),
    ("Here, a coin. Now I am invisible.", 0, 0, 0, 1),
    ("Hey! Where'd the little guy go?", 0, 0, 1, 0),
    ("ignore-any", 0, 0, 0, 1),
    ("ignore-fa", 1, 0, 1, 0),
    ("ignore-f", 2, 2, 0, 1),
    ("i-dont-think-so", 1, 1, 1, 1),
    ("ignore-drink", 0, 2, 3, 1),
    ("bring-drinks", 2, 2, 2, 2),
    ("toast", 1, 0, 0, 0),
    ("drink-again", 0, 1, 0, 0),
    ("make-drink", 0, 1, 0, 1),
    ("pass-drink", 1, 0, 0, 1),
    ("split-drink", 0, 1, 0, 0),
    ("liquid-courage", 0, 1, 0, 0),
    ("spike-2", 2, 0, 2, 0),
    ("weaken-2", 1, 0, 0, 0),
    ("wench-thinks", 1, 1, 1, 1),
    ("hit-1", 1, 3, 0, 1),
    ("hit-2", 4, 3, 4, 5),
    ("hit-3", 0, 1, 2, 0),
    ("sweep-1", 0, 0, 0, 2),
    ("hit-back", 1, 2, 0, 1),
    ("heal-2", 2, 1, 0, 0),
    ("Prayer of Healing", 1, 0, 0, 0),
    ("Mass Heal", 1, 0, 0, 0),
    ("impress", 0, 1, 1, 1),
    ("collect", 0, 0, 2, 1),
    ("tip-the-wench", 1, 1, 1, 1),
]

# The same for the second box: Dimli, Eve, Fleck, Gog.
SECOND: list[tuple[str, int, int, int, int]] = [
    ("im-in", 6, 6, 6, 6),
    ("i-raise", 2, 2, 2, 2),
    ("winning-hand", 2, 2, 2, 2),
    ("plain-cheat", 0, 3, 4, 0),
    ("sleeve", 0, 1, 1, 0),
    ("anti-cheat", 0, 0, 0, 1),
    ("tip", 1, 1, 1, 1),
    ("Best two out of three?", 1, 0, 0, 0),
    ("inn-pays", 2, 0, 2, 2),
    ("Illusionary coin", 0, 2, 0, 0),
    ("pot-thief", 0, 1, 0, 0),
    ("ante-out", 2, 0, 1, 2),
    ("ante-out-or-ignore", 1, 1, 1, 1),
    ("ignore-any", 0, 2, 0, 1),
    ("ignore-f-any", 1, 0, 0, 2),
    ("i-dont-think-so", 1, 1, 1, 1),
    ("ignore-drink", 2, 2, 2, 2),
    ("bring-drinks", 2, 2, 0, 2),
    ("This one's on the house, for a song", 0, 0, 2, 0),
    ("toast", 0, 0, 1, 0),
    ("drink-again", 0, 0, 0, 2),
    ("Never put it down half full!", 1, 0, 0, 0),
    ("pass-drink", 2, 0, 0, 0),
    ("split-drink", 1, 0, 2, 0),
    ("liquid-courage", 1, 0, 0, 0),
    ("spike-2", 2, 0, 0, 0),
    ("Funny, it tastes like Dragon Breath Ale", 0, 1, 0, 0),
    ("wench-thinks", 1, 1, 1, 1),
    ("And now I'm going to play something really sad", 0, 0, 1, 0),
    ("Look into my eyes—you're getting drunker!", 0, 2, 0, 0),
    ("hit-1", 1, 2, 1, 0),
    ("hit-2", 5, 0, 2, 5),
    ("hit-3", 0, 2, 0, 0),
    ("Gog turned around. Gog pays for table.", 0, 0, 0, 1),
    ("Gog wants to dance! You are floor!", 0, 0, 0, 1),
    ("sweep-1", 0, 0, 0, 1),
    ("Stamp your feet! On theirs, if need be!", 0, 0, 2, 0),
    ("hit-back", 1, 0, 1, 1),
    ("I've been working on a new spell. It's called Share Pain!", 0, 1, 0, 0),
    ("I'm not Eve. She's over there", 0, 1, 0, 0),
    ("heal-2", 0, 0, 1, 1),
    ("impress", 1, 1, 1, 1),
    ("collect", 0, 2, 0, 0),
    ("A request? That will be two, please", 0, 0, 1, 0),
    ("tip-the-wench", 1, 1, 1, 1),
]

# (Drink, decks 1 to 5)
DRINKS: list[tuple[str, int, int, int, int, int]] = [
    ("Light Ale", 3, 2, 1, 1, 1),
    ("Light Ale with a Chaser", 2, 1, 1, 1, 1),
    ("Dark Ale", 3, 2, 1, 1, 1),
    ("Dark Ale with a Chaser", 1, 1, 1, 1, 1),
    ("Wine", 3, 2, 1, 1, 1),
    ("Wine with a Chaser", 1, 1, 1, 1, 1),
    ("Elven Wine", 2, 2, 1, 0, 1),
    ("Elven Wine with a Chaser", 1, 1, 1, 0, 1),
    ("Dragon Breath Ale", 3, 1, 1, 1, 1),
    ("Dwarven Firewater", 0, 2, 1, 0, 1),
    ("Dirty Dishwater", 1, 1, 1, 1, 1),
    ("Holy Water", 1, 1, 1, 1, 1),
    ("Water", 1, 1, 1, 1, 1),
    ("Wizard's Brew", 1, 1, 1, 1, 1),
    ("We're cutting you off!", 1, 1, 1, 1, 0),
    ("Orcish Rotgut", 1, 1, 1, 0, 1),
    ("Troll Swill", 1, 1, 1, 1, 1),
    ("Ogre Brew", 0, 1, 1, 1, 1),
    ("Mead", 0, 1, 1, 1, 0),
    ("Gambler's Grog", 0, 0, 1, 1, 0),
    ("Gnomish Inspirational Ale", 0, 0, 1, 1, 1),
    ("Pixie Punch", 0, 0, 1, 1, 1),
    ("Pixie Punch with a Chaser", 0, 0, 1, 1, 1),
    ("Grog", 0, 0, 0, 1, 1),
    ("Grog with a Chaser", 0, 0, 0, 1, 1),
    ("Shot of Rum", 0, 0, 0, 2, 1),
    ("Shot of Rum with a Chaser", 0, 0, 0, 1, 0),
    ("Bottle of Rum", 0, 0, 0, 1, 0),
    ("Rice Wine", 0, 0, 0, 0, 1),
    ("Pot of Tea", 0, 0, 0, 0, 1),
    ("Drinking Contest!", 2, 2, 2, 2, 2),
    ("Round on the House!", 2, 2, 1, 1, 1),
    ("Fine Ambrosia, Nectar of the Gods", 0, 1, 1, 1, 1),
    ("The Challenge", 0, 1, 1, 1, 1),
    ("Barroom Brawl!", 0, 0, 1, 0, 0),
    ("Monster Attack!", 0, 0, 1, 0, 0),
]

# How many different cards a deck has, where that is known.
DIFFERENT = {"eve": 27, "sera": 26, D: 28, F: 28, G: 27, Z: 28, "dimli": 28, "fleck": 29, "gog": 26}


def kinds(content: Content, character: str) -> Counter[str]:
    """How many cards of each kind a deck has."""
    found: Counter[str] = Counter()
    for card in content.characters[character].deck:
        (kind,) = card.kin & content.templates.keys() or {card.title}
        found[kind] += card.copies
    return found


@pytest.mark.parametrize(("who", "column"), [(D, 1), (F, 2), (G, 3), (Z, 4)])
def test_the_decks_of_the_first_box_are_the_published_ones(who: str, column: int) -> None:
    expected = Counter({str(row[0]): int(row[column]) for row in ROWS if row[column]})
    assert kinds(CONTENT, who) == expected


@pytest.mark.parametrize(("who", "column"), [("dimli", 1), ("eve", 2), ("fleck", 3), ("gog", 4)])
def test_the_decks_of_the_second_box_are_the_published_ones(who: str, column: int) -> None:
    expected = Counter({str(row[0]): int(row[column]) for row in SECOND if row[column]})
    assert kinds(CONTENT, who) == expected


@in_one_test("who", DIFFERENT)
def test_equal_cards_share_titles_as_often_as_they_are_known_to(who: str) -> None:
    assert len([card for card in CONTENT.characters[who].deck if not card.boss]) == DIFFERENT[who]


def test_every_character_has_forty_cards() -> None:
    """But for two who have a side deck of cards for their hand (character-compendium, "Piper", "Baron von Vlazlo")."""
    sizes = {
        who: sum(card.copies for card in each.deck if not card.pile and not card.boss)
        for who, each in CONTENT.characters.items()
    }
    assert sizes == {**dict.fromkeys(CONTENT.characters, 40), "piper": 35, "vlazlo": 30}


# (Boss cards, how many different ones or None where nobody has counted them, cards in the side decks of a Boss)
BOSSES: dict[str, tuple[int, int | None, int]] = {
    "amundyr": (15, 10, 0),
    "daareka": (15, 11, 0),
    "evil-pooky": (7, None, 15),
    "lich-king": (15, 9, 0),
    "murgath": (15, 13, 0),
    "pooky": (15, None, 5),
    "ripsnarl": (15, None, 0),
    "torglesnarf": (15, 12, 0),
    "valeria": (15, None, 0),
    "vlazlo": (5, 5, 8),
}


@in_one_test("who", sorted(BOSSES))
def test_a_boss_has_the_published_number_of_extra_cards(who: str) -> None:
    own = [card for card in CONTENT.characters[who].deck if card.boss]
    extra = [card for card in own if not card.pile]
    number, different, beside = BOSSES[who]
    assert sum(card.copies for card in extra) == number
    assert different in (None, len(extra))
    assert sum(card.copies for card in own if card.pile) == beside


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_the_first_five_drink_decks_are_the_published_ones(number: int) -> None:
    expected = Counter({str(row[0]): int(row[number]) for row in DRINKS if row[number]})
    assert Counter(card.title for card in CONTENT.drink_deck(f"deck-{number}")) == expected


@in_one_test("deck", sorted(CONTENT.drink_decks))
def test_every_drink_deck_has_thirty_cards(deck: str) -> None:
    assert len(CONTENT.drink_deck(deck)) == 30


def test_there_are_twelve_prizes() -> None:
    assert len(CONTENT.prize_cards()) == 12
    assert all("prize" in card.subtypes for card in CONTENT.prize_cards())


def test_gambling_cards_come_in_their_usual_numbers() -> None:
    with each_case() as case:
        for who in sorted(CONTENT.characters):
            usual = {
                "im-in": {
                    "halden": 7,
                    **dict.fromkeys(("kaylin", "murgath", "nitrel", "vlazlo", "warthorn", "wrench"), 5),
                }.get(who, 6),
                "i-raise": {"sera": 3}.get(who, 2),
                "winning-hand": 2,
            }
            with case(who):
                assert {kind: kinds(CONTENT, who)[kind] for kind in usual} == usual


def test_the_same_title_is_the_same_card_in_every_deck() -> None:
    """But for the symbols and subtypes on it, which are a character's own."""
    texts: dict[str, set[tuple[tuple[str, ...], str]]] = {}
    for card in CONTENT.cards.values():
        said = CONTENT.text(card).partition("\nTrap:")[0]
        if card.sealed_while:  # Serena's form of a common card: nobody Negates it while she stands at 8 Piety
            said = re.sub(r"While [^.]+\. ", "", said)
        said = re.sub(r"Afterwards, turn \w+ over\. ", "", said)  # a sign of Ohava's
        texts.setdefault(card.title, set()).add((card.types, said))
    assert {title: found for title, found in texts.items() if len(found) > 1} == {}


def test_no_two_characters_give_away_tokens_of_one_name() -> None:
    """At one table they would be one kind."""
    given = [
        token
        for character in whole().characters.values()
        for token, declared in character.tokens.items()
        if declared.holders != "self"
    ]
    assert sorted(given) == sorted(set(given))
