# SPDX-License-Identifier: GPL-3.0-or-later
"""Every word of the effect language, registered by importing the modules that define them."""

from rdi_desktop.engine.language.core import VERBS
from rdi_desktop.engine.verbs import (
    attributes,
    borrowed,
    cards,
    coins,
    counters,
    drinks,
    flow,
    machines,
    money,
    plays,
    rounds,
    side_decks,
    tokens,
    turn,
    volleys,
)

__all__ = [
    "VERBS",
    "attributes",
    "borrowed",
    "cards",
    "coins",
    "counters",
    "drinks",
    "flow",
    "machines",
    "money",
    "plays",
    "rounds",
    "side_decks",
    "tokens",
    "turn",
    "volleys",
]
