# SPDX-License-Identifier: GPL-3.0-or-later
"""What somebody who knows printed cards and not the program stumbled over: said once as it should read, for the whole grammar."""

from __future__ import annotations

import re

import pytest

from tests.cases import in_one_test
from tests.content.broken import whole

pytestmark = pytest.mark.usefixtures("shared_cache")

CONTENT = whole()


def text(deck: str, title: str) -> str:
    card = CONTENT.find(deck, title)
    assert card is not None, title
    return CONTENT.text(card)


@in_one_test(
    "deck, title, said",
    [
        # a move on a track that gets worse is not a move up
        ("pooky", "Somebody called him fluffy", "worsen your Mood by one step"),
        # 'it' is what is answered, not what has just been revealed; and what is revealed joins the card
        (
            "warthorn",
            "This drink reminds me...",
            "When you are about to drink: Ignore it. As you play this card, reveal",
        ),
        ("wizgille", "A shield that hums", "the top card of your Gear deck, which joins this card."),
        # nobody chooses where only one way is ever possible
        ("eve", "I'm not Eve. She's over there", "If there are 3 or more players left, a third player loses"),
        ("fleck", "This one's on the house, for a song", "If it is a payment, you do not pay it."),
        ("adonis", "Glue, gold leaf and good looks", "Choose one: if your Flute is Smashed"),
        # several, each for themselves
        ("sera", "One, two, three. You may bleed now.", "Up to 3 other players each lose 1 Fortitude."),
        ("warthorn", "I know what my patrons like!", "Two players of your choice exchange their Drink Me! piles."),
        ("nitrel", "Goblin Candle", "You and another player each lose 2 Fortitude."),
        # whose
        ("tara", "I have seen how this night ends", "of the Drink Me! pile of a player of your choice and put"),
        ("sera", "I think these drinks might have been poisoned", "If you have any Drinks on your Drink Me! pile,"),
        (
            "pooky",
            "Pooky won't give up without a fight.",
            "Another player in the Round is forced out of it unless they",
        ),
        # numbers
        (
            "spyke",
            "Here, hold my beer!",
            "If your Level is 5 or more, instead of all that, another player drinks it instead of you.",
        ),
        ("wizgille", "It has poured something", "Order 1 more Drink for any other player."),
        ("samantha", "Double or quits", "If your Brawl is 5 or more, that player loses 3 Fortitude instead."),
        ("lich-king", "The iron handshake", "by the number of Fingers that are Attached (1 at 0 to 1, 2 at 2 to 5)."),
        ("serena", "A full confession. You may want to sit down.", "set your Piety to 8"),
        ("valeria", "Their faith restores me", "half of all Corruption tokens that players have"),
        # what everybody knows is not said
        (
            "remy",
            "Infighting? Not on my watch!",
            "After a player loses Fortitude to another player's card: Whoever did it becomes marked.",
        ),
        ("nitrel", "Three-Headed Hydra", "You lose 3 Fortitude unless you discard 3 cards."),
        ("flower", "Wishing Ring", "when you reveal a Curse"),
        (
            "whitehawk",
            "What a coincidence, I happen to have the same hand!",
            "If there is a Prize, whoever takes the rest",
        ),
        ("gog", "Gog not think so!", "Only “I don't think so!”, whatever it is called there, can answer this card."),
        ("dimli", "Never put it down half full!", "if it is that player's Drink phase"),
        # all of it is replaced, and what is paid is paid first
        ("jett", "Postage due", "If you do, instead of all that, each other player pays you 1 Gold."),
        ("jett", "Courier's kick", "As you play this card, you may spend 2 Momentum."),
        # what waits before somebody is used up by it
        (
            "warthorn",
            "The goat that knew the way home",
            "at the start of your turn, you lose 1 Fortitude. Then discard this card.",
        ),
    ],
    called=lambda value: value if len(value) < 24 else None,
)
def test_a_card_reads_like_a_printed_one(deck: str, title: str, said: str) -> None:
    assert said in text(deck, title)


@in_one_test(
    "character, said",
    [
        (
            "natyli",
            "For whoever has one: after you lose Fortitude, for each one that you have, you lose one Fortitude and return",
        ),
        (
            "amundyr",
            "For whoever has one: at the end of your turn, return 1 Scarab token (even if the rest is Ignored) and you lose 1 Fortitude.",
        ),
        ("amundyr", "It may be answered as an Action card of Amundyr's, but not hit back."),
        ("natyli", "While it is your Action phase, every digit in the text of the Action cards you play is 1 lower"),
        ("cormac", "(3 for the first step, then 2, 3 and 3)"),
        ("zariah", "Scrappy tokens: There is only one."),
        ("zariah", "This is your Action for the phase, and may be answered as an Action card."),
        ("halden", "It may be answered as an Action card. It comes besides your Action."),
        ("lich-king", "When a card or token would affect your Fortitude"),
        ("lich-king", "It may be answered as a Sometimes card."),
        ("ohava", "While 3 or more Deities are in Harmony"),
        ("zakhan", "Total Drunkenness: your Alcohol Content plus"),
        ("zakhan", "you may gain 1 Drunken Chi."),
    ],
)
def test_a_mechanic_says_what_it_does_to_whom(character: str, said: str) -> None:
    assert said in CONTENT.character_text(character)


def test_whoever_holds_a_token_can_be_told_what_it_does_to_them() -> None:
    assert CONTENT.holder_text("natyli", "pain-curse").startswith("After you lose Fortitude")
    assert CONTENT.holder_text("oozwald", "clone") == ""


@pytest.mark.parametrize(
    ("deck", "title", "label"),
    [
        ("molly", "Prajeet the Panther", "Passive"),
        ("spyke", "Budget Armor", "Treasure"),
        ("lizwick", "Left Boot", "Item"),
        ("kaylin", "Bitey", "Static"),
    ],
)
def test_what_nobody_plays_has_the_type_that_is_printed(deck: str, title: str, label: str) -> None:
    card = CONTENT.find(deck, title)
    assert card is not None
    assert CONTENT.type_label(card) == label


def test_the_bard_barian_never_hits_himself() -> None:
    assert text("adonis", "Sometimes they call me Adonis the Bard-barian!").startswith("Another player loses")


STUMBLES = (
    r"There are 1\b",
    r"instead of you instead",
    r"choice's",
    r"1 more Drink, each",
    r"is not whoever",
    r"the Drink Me! pile,",
    r"(?:Up to|Two|Three|Four) .*players (?:lose|gain|get|discard)\b",
    r"have (?:any|exactly|\d).* (?:Brawl|Level|Momentum|Heat|Piety)\b",
    r"\bmay choose this\b",
)


def test_no_text_stumbles_where_one_did() -> None:
    said = {id: CONTENT.text(card) for id, card in CONTENT.cards.items()}
    said |= {id: CONTENT.character_text(id) for id in CONTENT.characters}
    assert [(id, word) for id, each in said.items() for word in STUMBLES if re.search(word, each)] == []
