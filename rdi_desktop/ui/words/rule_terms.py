# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds terms of the rules in a text, and links them to the rulebook. Each language has its own, in `[terms]` of its grammar."""

from __future__ import annotations

import re
from functools import cache

from rdi_desktop import words


def terms(code: str) -> dict[str, str]:
    """Places of the rulebook with the patterns of their terms; of two that match at the same position the first is used."""
    found: dict[str, str] = words.language(code).grammar.get("terms", {})
    return found


@cache
def _finder(code: str) -> tuple[re.Pattern[str], tuple[str, ...]]:
    found = terms(code)
    any_of = "|".join(rf"(?P<t{number}>(?<![\w“„])(?:{term})(?!\w))" for number, term in enumerate(found.values()))
    return re.compile(any_of or r"(?!)"), tuple(found)


def linked(html: str, style: str = "color:inherit;text-decoration:underline") -> str:
    """A text without tags in which every term is a link `rule:PLACE`."""
    pattern, places = _finder(words.now().code)

    def link(found: re.Match[str]) -> str:
        place = places[int((found.lastgroup or "t0")[1:])]
        return f'<a href="rule:{place}" style="{style}">{found[0]}</a>'

    return pattern.sub(link, html)
