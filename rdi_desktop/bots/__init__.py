# SPDX-License-Identifier: GPL-3.0-or-later
"""Computer players. They see a view and answer decisions, nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.bots.base import Bot, Weighed
from rdi_desktop.bots.random_bot import RandomBot
from rdi_desktop.bots.regular import RegularBot
from rdi_desktop.bots.tempers import MIXTURE, TEMPERS
from rdi_desktop.engine.state.rng import mix

if TYPE_CHECKING:
    from rdi_desktop.content import Content

BOT_NAMES = ("random", "careful", "gambler", "brawler", "mixed", "regular")
"""Every kind of computer player; 'mixed' is any of those with a plan, whichever the seed gives."""

__all__ = ["BOT_NAMES", "Bot", "Weighed", "make_bot"]


def make_bot(name: str, seed: int, content: Content) -> Bot:
    """A computer player by name. Raises ValueError for a name there is not."""
    if name == "random":
        return RandomBot(seed)
    if name == "mixed":
        return make_bot(MIXTURE[mix(seed)[1] % len(MIXTURE)], seed, content)
    if name == "regular":
        return RegularBot(seed, content)
    if name in TEMPERS:
        return RegularBot(seed, content, name, TEMPERS[name])
    raise ValueError(f"no computer player is called '{name}'; there are {', '.join(BOT_NAMES)}")
