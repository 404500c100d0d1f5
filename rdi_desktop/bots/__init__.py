# SPDX-License-Identifier: GPL-3.0-or-later
"""Computer players. They are given a view and answer decisions, nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.bots.base import Bot, Chair, ThinkingBot, Weighed, decided
from rdi_desktop.engine.state.rng import mix

if TYPE_CHECKING:
    from rdi_desktop.content import Content

BOT_NAMES = ("tipsy", "careful", "gambler", "brawler", "stranger", "regular", "shark")
"""Names of all computer players; a stranger is one of those with a temper, chosen by the seed."""

THINKING = ("shark",)
"""Those that think ahead, and take their time."""

FORMER = {"mixed": "stranger", "random": "tipsy"}
"""Names that players had in saved games and settings of earlier versions."""

__all__ = [
    "BOT_NAMES",
    "FORMER",
    "THINKING",
    "Bot",
    "Chair",
    "ThinkingBot",
    "Weighed",
    "bears_grudges",
    "decided",
    "make_bot",
]


def bears_grudges(name: str, seed: int) -> bool:
    """Whether the computer player of that name and seed remembers who strikes it."""
    from rdi_desktop.bots.tempers import REGULAR, TEMPERS

    return TEMPERS.get(_behind(name, seed), REGULAR).grudge > 0


def _behind(name: str, seed: int) -> str:
    """Who plays: a stranger is one of those with a temper."""
    from rdi_desktop.bots.tempers import MIXTURE

    return MIXTURE[mix(seed)[1] % len(MIXTURE)] if name == "stranger" else name


def make_bot(name: str, seed: int, content: Content, seconds: float | None = None) -> Bot:
    """A computer player by name; `seconds`: how long it may think about an answer. Raises ValueError for an unknown name."""
    # Imported only when needed: listing the names should not load the players
    from rdi_desktop.bots.tempers import REGULAR, TEMPERS

    name = _behind(name, seed)
    if name == "tipsy":
        from rdi_desktop.bots.random_bot import RandomBot

        return RandomBot(seed)
    if name == "shark":
        from rdi_desktop.bots.shark import SharkBot

        return SharkBot(seed, content, seconds=seconds)
    if name == "regular" or name in TEMPERS:
        from rdi_desktop.bots.regular import RegularBot

        return RegularBot(seed, content, name, TEMPERS.get(name, REGULAR))
    raise ValueError(f"no computer player is called '{name}'; there are {', '.join(BOT_NAMES)}")
