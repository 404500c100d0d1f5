# SPDX-License-Identifier: GPL-3.0-or-later
"""The kind of picture for a card: from its effects, or from the contents of a mug."""

from __future__ import annotations

from collections.abc import Collection

_FIRST = (
    "halt",
    "shield",
    "door",
    "sleeve",
    "thief",
    "purse",
    "tip",
    "dice",
    "raise",
    "winner",
    "tray",
    "pass",
    "spike",
    "toast",
    "strike",
    "heal",
    "coins",
    "cards",
)
"""What is shown of a card that does several things: the first in this order."""

_BY_TYPE = {
    "action": "strike",
    "action-gambling": "dice",
    "gambling": "raise",
    "cheating": "sleeve",
    "sometimes": "halt",
    "anytime": "hourglass",
    "drink": "ale",
    "drink-event": "bell",
    "prize": "ribbon",
    "trap": "trap",
    "curse": "poison",
}

_BY_DRINK_WORD = (
    ("firewater", "firewater"),
    ("dishwater", "dishwater"),
    ("holy", "holy-water"),
    ("water", "water"),
    ("cutting", "no-more"),
    ("elven", "elven-wine"),
    ("wine", "wine"),
    ("dragon", "dragon-ale"),
    ("wizard", "wizard-brew"),
    ("dark", "dark-ale"),
    ("rotgut", "rotgut"),
    ("swill", "rotgut"),
    ("ogre", "rotgut"),
    ("mead", "mead"),
    ("grog", "grog"),
    ("gnomish", "gnome-ale"),
    ("punch", "punch"),
    ("shot", "shot"),
    ("rum", "rum"),
    ("tea", "tea"),
    ("intrigue", "intrigue"),
    ("howler", "howler"),
    ("jelly", "jelly"),
    ("kool", "koolerade"),
    ("port", "portal-ale"),
    ("cider", "cider"),
    ("wind", "second-wind"),
    ("contest", "contest"),
    ("house", "toast"),
    ("ambrosia", "ambrosia"),
    ("brawl", "strike"),
    ("challenge", "dare"),
    ("dares", "dare"),
    ("discount", "thief"),
    ("pong", "pong"),
    ("monster", "monster"),
)


def picture_of_effects(kinds: Collection[str], card_type: str) -> str:
    """The picture for a card whose effects suggest these kinds (`Content.pictures`), otherwise for its type."""
    return next((kind for kind in _FIRST if kind in kinds), picture_of_type(card_type))


def picture_of_type(card_type: str) -> str:
    """The picture for a type."""
    return _BY_TYPE.get(card_type, _BY_TYPE.get(card_type.partition("+")[0], "cards"))


def picture_of_drink(drink: str, card_type: str = "drink") -> str:
    """The picture for a drink or drink event, from its id or title."""
    name = drink.lower()
    for word, picture in _BY_DRINK_WORD:
        if word in name:
            return picture
    return picture_of_type(card_type)


def kind_of_picture(kinds: Collection[str], card_type: str, about_drink: bool) -> str:
    """The kind of picture for a card of a deck; a card against a Drink shows no shield."""
    kind = picture_of_effects(kinds, card_type)
    return "refuse" if kind == "shield" and about_drink else kind
