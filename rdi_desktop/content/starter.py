# SPDX-License-Identifier: GPL-3.0-or-later
"""New home-made characters: a whole deck with comments, or a copy of an existing character."""

from __future__ import annotations

import re
from collections.abc import Container
from pathlib import Path
from unicodedata import normalize

from rdi_desktop.content.loader import DATA

NAMELESS = "nobody"
"""The id of a character whose name contains no letters."""

STARTER = """\
# A character of one's own. It is whole and can be played as it is; change one thing after the other.
# What stands behind a # is for you. docs/your-own-character.md explains everything, card by card.
kind: character
id: {id}
name: {name}
# short: Bo                     # where there is little room; otherwise the first word of the name
complexity: 1                   # from 1, easy, to 3, demanding
colour: '#5b6f3a'               # of the emblem and of clothes on the cards
voice: tenor                    # bass, tenor, alto or treble: how it laughs, gulps and snores
about:
  who: Nobody knows yet who this is.
  play: Hit, heal, and never pay for your own Drinks.

deck:
# What every deck has, word for word: sixteen cards.
- {{standard: im-in, copies: 6}}                  # opens a Round of Gambling, or takes control of it
- {{standard: i-raise, copies: 2}}                # takes control, everybody antes 1
- {{standard: winning-hand, copies: 2}}           # only a Cheating card beats it
- {{standard: tip}}                               # the pot goes to the Inn
- {{standard: i-dont-think-so}}                   # Negates a card
- {{standard: wench-thinks}}                      # Negates a card, for 1 Gold
- {{standard: tip-the-wench}}
- {{standard: bring-drinks, copies: 2}}           # Drinks for the others

# What nearly every deck has, under a title of its own: five.
- {{standard: plain-cheat, title: There was always a fifth ace}}
- {{standard: ante-out, title: My purse is elsewhere}}
- {{standard: ante-out-or-ignore, title: I was just leaving}}
- {{standard: ignore-drink, title: The plant needs it more than I do, copies: 1}}
- {{standard: inn-pays, title: Put it on the slate}}

# What makes this character different from all others: nineteen. Begin here.
- title: A first blow
  type: action                                  # action, sometimes, anytime, gambling, cheating
  copies: 4
  do: [{{lose: {{who: another, fortitude: 2}}}}]
- {{title: A mighty blow, type: action, copies: 2, do: [{{lose: {{who: another, fortitude: 3}}}}]}}
- {{title: Round and round, type: action, copies: 2, do: [{{lose: {{who: others, fortitude: 1}}}}]}}
- {{title: A small collection, type: action, do: [{{pay: {{who: others, gold: 1, to: self}}}}]}}
- {{standard: hit-back, title: The same to you, copies: 2}}
- {{standard: ignore-f-any, title: Not there any more, copies: 2}}
- {{standard: ignore-fa, title: Is that all?}}
- {{standard: heal-2, title: A deep breath, copies: 3}}
- {{standard: spike-2, title: A drop of something stronger, copies: 2}}
"""


def id_for(name: str, taken: Container[str]) -> str:
    """An unused id made from a name: lower-case letters without their accents, digits and hyphens."""
    plain = (
        re.sub(r"[^a-z0-9]+", "-", re.sub("[\u0300-\u036f]", "", normalize("NFKD", name.casefold())))
        .strip("-")[:40]
        .strip("-")
        or NAMELESS
    )
    if not plain[0].isalpha():
        plain = f"the-{plain}"
    if plain not in taken:
        return plain
    number = 2
    while f"{plain}-{number}" in taken:
        number += 1
    return f"{plain}-{number}"


def starter(id: str, name: str) -> str:
    """The text of a new file: forty cards, with comments."""
    return STARTER.format(id=id, name=in_quotes(name))


def copied(text: str, id: str, name: str) -> str:
    """The text of a copy under another id and name."""
    text = re.sub(r"(?m)^id:.*$", lambda _: f"id: {id}", text, count=1)
    return re.sub(r"(?m)^name:.*$", lambda _: f"name: {in_quotes(name)}", text, count=1)


def file_of(character: str) -> Path:
    """The file of one of the program's characters."""
    return DATA / "characters" / f"{character}.yaml"


def in_quotes(text: str) -> str:
    """A text quoted for YAML."""
    return "'" + " ".join(text.split()).replace("'", "''") + "'"
