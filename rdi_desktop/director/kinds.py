# SPDX-License-Identifier: GPL-3.0-or-later
"""Every kind of beat: its length, its sound, and whether a card is shown for reading.

How each is animated is defined in `ui/table/theatre.py`, its words in `ui/words/beats.py`; `docs/engine.md` lists all of it together.
"""

from __future__ import annotations

from typing import NamedTuple


class Kind(NamedTuple):
    """What a kind of beat is like."""

    seconds: float
    """Its length at the usual pace."""
    sound: str = ""
    """The name of the sound at its beginning; '' for none."""
    read: bool = False
    """Whether a card is shown for reading; it is shown longer if it concerns somebody at this screen."""


KINDS: dict[str, Kind] = {
    # the turn
    "begin": Kind(3.0, "shuffle"),
    "turn": Kind(0.7),
    "phase": Kind(0.12),
    "rest": Kind(0.1),
    # cards
    "draw": Kind(0.4, "card"),
    "discard": Kind(0.45, "card"),
    "shuffle": Kind(0.4, "shuffle"),
    "move": Kind(0.45, "card"),
    "turned": Kind(1.2, read=True),
    "show": Kind(1.6, read=True),
    "offer": Kind(1.5, "card", read=True),
    "play": Kind(1.5, "card", read=True),
    "answer": Kind(1.5, "card", read=True),
    "trap": Kind(1.7, "thud", read=True),
    "flip": Kind(0.7, read=True),
    "whiff": Kind(1.2),
    "wound_up": Kind(1.6),
    # a machine
    "target": Kind(1.1, "bell"),
    "prepared": Kind(1.1, "shuffle"),
    "repair": Kind(0.8, "dice"),
    "broken": Kind(1.2, "thud"),
    # a dungeon, a Pub Crawl
    "walk": Kind(2.0, "card", read=True),
    "sent_back": Kind(0.6, "card"),
    "reward": Kind(1.6, "cheer", read=True),
    "crawl": Kind(2.4, "bell", read=True),
    "closing": Kind(1.6, "thud"),
    "strike": Kind(0.75),
    "hit": Kind(0.9, "thud"),
    "keep": Kind(0.6, "card"),
    "undone": Kind(1.0),
    "bent": Kind(1.0),
    "home": Kind(0.35),
    "luck": Kind(0.7, "dice"),
    "aside": Kind(0.6),
    # Gold and tokens
    "pay": Kind(0.6),
    "token": Kind(0.55),
    "ring": Kind(0.7, "coin"),
    # a Round of Gambling
    "round": Kind(1.0),
    "control": Kind(0.5),
    "pass": Kind(0.3),
    "leave": Kind(0.6),
    "round_won": Kind(1.2, "cheer"),
    "prolonged": Kind(1.2, "dice"),
    "round_over": Kind(0.2),
    "prize": Kind(1.0),
    # Drinks
    "order": Kind(0.5, "mug"),
    "reveal": Kind(1.5, "mug", read=True),
    "chaser": Kind(0.9, "mug", read=True),
    "event": Kind(1.9, "bell", read=True),
    "stirred": Kind(0.8),
    "drink": Kind(0.7, "gulp"),
    "renewed": Kind(1.3, "shuffle"),
    # contests
    "contest": Kind(1.4),
    "mug": Kind(1.2, "mug", read=True),
    "scores": Kind(1.8),
    "tie": Kind(1.5),
    "winner": Kind(1.8, "cheer"),
    "no_winner": Kind(1.2),
    # losing
    "last_chance": Kind(1.1, "bell"),
    "share": Kind(0.7),
    "falls": Kind(2.6, "thud"),
    "thrown_out": Kind(2.2, "thud"),
    "end": Kind(3.2),
}
