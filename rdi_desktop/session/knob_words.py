# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said of the knobs of a machine, and how often it is beaten.

Of the knob KEY the messages knob-KEY (its name), knob-KEY-about and knob-KEY-told.
"""

from __future__ import annotations

from collections.abc import Mapping

from rdi_desktop.bots import rungs
from rdi_desktop.words import listed, said


def name(key: str) -> str:
    """The displayed name of a knob."""
    return said(f"knob-{key}")


def about(key: str) -> str:
    """What it changes."""
    return said(f"knob-{key}-about")


def turned_words(knobs: Mapping[str, int | bool]) -> str:
    """How a machine is made harder, in a few words for each knob; as the books say if none is turned."""
    told = [said(f"knob-{key}-told", n=int(value)) for key, value in knobs.items()]
    return listed(told) if told else said("house-rules-as-the-books-say")


def odds_words(challengers: int, knobs: Mapping[str, int | bool]) -> str:
    """How often so many Challengers win, and how sure that is."""
    rung = rungs.rung(challengers, knobs)
    if rung is None:
        return said("knobs-not-counted")
    least, most = rung.bounds
    return said(
        "knobs-odds",
        won=round(100 * rung.chance),
        least=round(100 * least),
        most=round(100 * most),
        games=rung.games,
        n=challengers,
    )


def with_odds(text: str, challengers: int, knobs: Mapping[str, int | bool]) -> str:
    """A choice with the share of games that so many Challengers win."""
    rung = rungs.rung(challengers, knobs)
    return said("knobs-choice", choice=text, won=round(100 * rung.chance)) if rung is not None else text
