# SPDX-License-Identifier: GPL-3.0-or-later
"""Computer players. They see a view and answer decisions, nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.bots.base import Bot, Chair, Weighed, decided
from rdi_desktop.bots.random_bot import RandomBot
from rdi_desktop.bots.regular import RegularBot
from rdi_desktop.bots.shark import SharkBot
from rdi_desktop.bots.tempers import MIXTURE, TEMPERS
from rdi_desktop.engine.state.rng import mix

if TYPE_CHECKING:
    from rdi_desktop.content import Content

BOT_NAMES = ("random", "careful", "gambler", "brawler", "mixed", "regular", "shark")
"""Every kind of computer player; 'mixed' is any of those with a plan, whichever the seed gives."""

THINKING = ("shark",)
"""Those that take their time."""

__all__ = ["BOT_NAMES", "THINKING", "Bot", "Chair", "Weighed", "decided", "make_bot"]


def make_bot(name: str, seed: int, content: Content, seconds: float | None = None) -> Bot:
    """A computer player by name; `seconds`: for how long it may think about an answer. Raises ValueError for a name there is not."""
    if name == "random":
        return RandomBot(seed)
    if name == "mixed":
        return make_bot(MIXTURE[mix(seed)[1] % len(MIXTURE)], seed, content, seconds)
    if name == "regular":
        return RegularBot(seed, content)
    if name == "shark":
        return SharkBot(seed, content, seconds=seconds)
    if name in TEMPERS:
        return RegularBot(seed, content, name, TEMPERS[name])
    raise ValueError(f"no computer player is called '{name}'; there are {', '.join(BOT_NAMES)}")
