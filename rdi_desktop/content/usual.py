# SPDX-License-Identifier: GPL-3.0-or-later
"""What the program's own decks have in common, and how a deck differs from them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from rdi_desktop.content.library import effects_of
from rdi_desktop.engine.language.card import CardDef
from rdi_desktop.engine.language.character import CharacterDef


class Usual(NamedTuple):
    """Numbers of cards of one kind in a deck: the fewest, the most frequent, the most."""

    name: str
    least: int
    mostly: int
    most: int


SAYINGS = ("hit", "pot", "wins")
"""The great moments at which a character says a word, by the keys of `about:`."""
MOST_SAID = 100
"""So many letters are still read at a glance in the log."""
_MARKUP = re.compile(r"<[^<>]*>|&#?\w+;|\*\*|__|\n")
WHOLE = 40
"""Cards in a deck."""
USUAL: dict[str, Usual] = {
    "action": Usual("Actions", 3, 9, 15),
    "action-gambling": Usual("cards that open a Round", 5, 6, 7),
    "gambling": Usual("Gambling cards", 4, 4, 6),
    "cheating": Usual("Cheating cards", 0, 2, 5),
    "sometimes": Usual("Sometimes cards", 9, 16, 22),
    "anytime": Usual("Anytime cards", 1, 3, 7),
    "control": Usual("cards that take control of a Round", 10, 12, 15),
    "hit": Usual("cards that make others lose Fortitude", 2, 8, 15),
    "ignore": Usual("cards that Ignore", 2, 4, 6),
    "negate": Usual("cards that Negate", 2, 2, 5),
    "order": Usual("cards that order more Drinks", 2, 2, 4),
}
"""By type and by effect. A test counts the program's decks."""


def counted(character: CharacterDef) -> Counter[str]:
    """How many cards of each of these kinds a deck has, and `all`; `beside`: those of side decks and Boss cards, of no kind."""
    found: Counter[str] = Counter()
    for card in character.deck:
        if card.pile or card.boss:
            found["beside"] += card.copies
        else:
            found["all"] += card.copies
            for kind in kinds(card):
                found[kind] += card.copies
    return found


def kinds(card: CardDef) -> set[str]:
    """The kinds that a card counts as."""
    causes = {cause for mode in card.modes for cause in mode.causes}
    verbs = {effect.VERB for effect in effects_of(card)}
    found = {word for word in card.types if word in USUAL} | ({"ignore", "negate", "order"} & verbs)
    return found | ({"control"} if card.takes_control else set()) | ({"hit"} if "lose_fortitude" in causes else set())


def odd(character: CharacterDef) -> list[str]:
    """Kinds of which the deck has fewer or more than any deck of the program."""
    found = counted(character)
    drawn = any(pile.joins for pile in character.piles.values())  # these begin with a smaller deck
    said = [] if found["all"] == WHOLE or drawn else [f"the deck has {found['all']} cards; all others have {WHOLE}"]
    for kind, (name, least, mostly, most) in USUAL.items():
        if not least <= found[kind] <= most:
            said.append(f"{found[kind] or 'no'} {name}; other decks have {least} to {most}, mostly {mostly}")
    return said


def odd_sayings(about: Mapping[str, str]) -> list[tuple[tuple[str, ...], str]]:
    """What a character says and should not say like that: its place in the file, and why. It stands in the log as it is written."""
    found: list[tuple[tuple[str, ...], str]] = []
    for moment in SAYINGS:
        said = about.get(moment, "")
        if len(said) > MOST_SAID:
            found.append(
                (
                    ("about", moment),
                    f"{len(said)} letters are much for a word in the log; {MOST_SAID} are read at a glance",
                )
            )
        if markup := _MARKUP.search(said):
            what = "a line break" if markup[0] == "\n" else f"'{markup[0]}'"
            found.append(
                (("about", moment), f"{what} is not understood there: what somebody says is plain words in one line")
            )
    return found
