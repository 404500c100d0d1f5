# SPDX-License-Identifier: GPL-3.0-or-later
"""The kind of picture for a card: from its effects, or from the contents of a mug."""

from __future__ import annotations

from collections.abc import Iterable

_BY_VERB = (
    ("negate", "halt"),
    ("ignore", "shield"),
    ("redirect", "shield"),
    ("reflect", "shield"),
    ("reduce", "shield"),
    ("share", "shield"),
    ("limit_to", "shield"),
    ("leave_round", "door"),
    ("force_out", "sleeve"),
    ("take_pot", "thief"),
    ("take", "thief"),
    ("inn_pays", "purse"),
    ("prevent", "purse"),
    ("end_round", "tip"),
    ("win_round", "winner"),
    ("prolong", "dice"),
    ("open_round", "dice"),
    ("ante", "raise"),
    ("answer_with", "winner"),
    ("order", "tray"),
    ("pass", "pass"),
    ("split", "pass"),
    ("spike", "spike"),
    ("rewrite", "spike"),
    ("convert", "spike"),
    ("drink", "toast"),
    ("copy", "toast"),
    ("lose", "strike"),
    ("gain", "heal"),
    ("pay", "coins"),
    ("draw", "cards"),
    ("reveal", "cards"),
    ("move", "cards"),
)
"""Pictures by verb; the first one in this order that a card uses decides."""

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


def picture_of_verbs(verbs: Iterable[str], card_type: str) -> str:
    """The picture for a card with these verbs, otherwise for its type."""
    used = set(verbs)
    for verb, picture in _BY_VERB:
        if verb in used:
            return picture
    return picture_of_type(card_type)


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


def kind_of_picture(verbs: Iterable[str], card_type: str, about_drink: bool) -> str:
    """The kind of picture for a card of a deck; a card against a Drink shows no shield."""
    kind = picture_of_verbs(verbs, card_type)
    return "refuse" if kind == "shield" and about_drink else kind
