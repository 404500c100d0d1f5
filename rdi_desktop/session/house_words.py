# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said of house rules: of the rule KEY the messages house-KEY (its name), house-KEY-about and house-KEY-told.

`house-KEY-books` says the books' value where that depends on something.
"""

from __future__ import annotations

from collections.abc import Mapping

from rdi_desktop.engine.language.house_rules import HOUSE
from rdi_desktop.words import said


def name(key: str) -> str:
    """The displayed name of a rule."""
    return said(f"house-{key}")


def about(key: str) -> str:
    """What it changes."""
    return said(f"house-{key}-about")


def value_words(value: int | bool) -> str:
    """A value in words."""
    if isinstance(value, bool):
        return said("house-rules-yes") if value else said("house-rules-no")
    return str(value).replace("-", "\u2212")


def usually(key: str) -> str:
    """The rulebook's value in words."""
    usual = HOUSE[key].usual
    return said(f"house-{key}-books") if usual is None else value_words(usual)


def agreed_words(agreed: Mapping[str, int | bool]) -> list[str]:
    """What is agreed on, in a few words each; of a switch what differs from the books."""
    return [said(f"house-{key}-told", n=value) for key, value in agreed.items()]
