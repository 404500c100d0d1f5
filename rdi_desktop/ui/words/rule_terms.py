# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds terms of the rules in a text, and links them to the rulebook."""

from __future__ import annotations

import re

TERMS: dict[str, str] = {
    r"Negat(?:e[sd]?|ing)": "negate",
    r"Ignor(?:e[sd]?|ing)": "ignore",
    r"Rounds? of Gambling": "gambling",
    r"Drinking Contests?": "contest",
    r"Round on the House": "round-on-the-house",
    r"Drink Events?": "drink-events",
    r"Tavern Events?": "crawl-events",
    r"Chasers?": "chasers",
    r"Drink Deck": "drink-deck-empty",
    r"Drink Me! [Pp]iles?": "first-hand",
    r"Winning Hand!?": "what-follows",
    r"Champions?": "champions",
    r"Potion Tokens?": "potion-tokens",
    r"Boss Cards?": "boss-setup",
    r"Prizes?": "prizes",
    r"(?:Action|Sometimes|Anytime|Gambling|Cheating) cards?": "card-types",
    r"antes?|anted|anteing": "opening-round",
    r"in control|take control|takes control|control of (?:it|the Round)": "opening-round",
    r"leaves? the Round": "leaving",
    r"forced out|thrown out": "thrown-out",
    r"pass(?:es|ed)? out": "passing-out",
    r"[Ss]plit(?:s|ting)?": "splits",
    r"[Rr]educe[sd]?": "reduce",
    r"redirect(?:s|ed)?": "redirect",
    r"hand size": "hand-size",
}
"""Patterns of terms, with their places; of two that match at the same position the first is used."""
_ANY = re.compile("|".join(rf"(?P<t{number}>(?<![\w“])(?:{term})(?!\w))" for number, term in enumerate(TERMS)))
_PLACES = tuple(TERMS.values())


def linked(html: str, style: str = "color:inherit;text-decoration:underline") -> str:
    """A text without tags in which every term is a link `rule:PLACE`."""

    def link(found: re.Match[str]) -> str:
        place = _PLACES[int((found.lastgroup or "t0")[1:])]
        return f'<a href="rule:{place}" style="{style}">{found[0]}</a>'

    return _ANY.sub(link, html)
