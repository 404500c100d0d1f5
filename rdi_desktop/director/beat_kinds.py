# SPDX-License-Identifier: GPL-3.0-or-later
"""Every kind of beat: its length, its sound, and whether a card is shown for reading.

How each is animated is defined in `ui/table/theatre.py`, its words in `ui/words/beats.py`; `docs/border.md` lists all of it together.
"""

from __future__ import annotations

from typing import NamedTuple


class BeatKind(NamedTuple):
    """What a kind of beat is like."""

    seconds: float
    """Its length at the usual pace."""
    sound: str = ""
    """The name of the sound at its beginning; '' for none."""
    read: bool = False
    """Whether a card is shown for reading; it is shown longer if it concerns somebody at this screen."""


KINDS: dict[str, BeatKind] = {
    # the turn
    "begin": BeatKind(3.0, "shuffle"),
    "turn": BeatKind(0.7),
    "phase": BeatKind(0.12),
    "rest": BeatKind(0.1),
    # cards
    "draw": BeatKind(0.4, "card"),
    "discard": BeatKind(0.45, "card"),
    "shuffle": BeatKind(0.4, "shuffle"),
    "move": BeatKind(0.45, "card"),
    "turned": BeatKind(1.2, read=True),
    "show": BeatKind(1.6, read=True),
    "offer": BeatKind(1.5, "card", read=True),
    "play": BeatKind(1.5, "card", read=True),
    "answer": BeatKind(1.5, "card", read=True),
    "trap": BeatKind(1.7, "thud", read=True),
    "flip": BeatKind(0.7, read=True),
    "whiff": BeatKind(1.2),
    "wound_up": BeatKind(1.6),
    # a machine
    "target": BeatKind(1.1, "bell"),
    "prepared": BeatKind(1.1, "shuffle"),
    "repair": BeatKind(0.8, "dice"),
    "broken": BeatKind(1.2, "thud"),
    # a dungeon, a Pub Crawl
    "walk": BeatKind(2.0, "card", read=True),
    "sent_back": BeatKind(0.6, "card"),
    "reward": BeatKind(1.6, "cheer", read=True),
    "crawl": BeatKind(2.4, "bell", read=True),
    "closing": BeatKind(1.6, "thud"),
    "strike": BeatKind(0.75),
    "hit": BeatKind(0.9, "thud"),
    "keep": BeatKind(0.6, "card"),
    "undone": BeatKind(1.0),
    "bent": BeatKind(1.0),
    "home": BeatKind(0.35),
    "luck": BeatKind(0.7, "dice"),
    "aside": BeatKind(0.6),
    # Gold and tokens
    "pay": BeatKind(0.6),
    "token": BeatKind(0.55),
    "ring": BeatKind(0.7, "coin"),
    # a Round of Gambling
    "round": BeatKind(1.0),
    "control": BeatKind(0.5),
    "pass": BeatKind(0.3),
    "leave": BeatKind(0.6),
    "round_won": BeatKind(1.2, "cheer"),
    "prolonged": BeatKind(1.2, "dice"),
    "round_over": BeatKind(0.2),
    "prize": BeatKind(1.0),
    # Drinks
    "order": BeatKind(0.5, "mug"),
    "reveal": BeatKind(1.5, "mug", read=True),
    "chaser": BeatKind(0.9, "mug", read=True),
    "event": BeatKind(1.9, "bell", read=True),
    "stirred": BeatKind(0.8),
    "drink": BeatKind(0.7, "gulp"),
    "renewed": BeatKind(1.3, "shuffle"),
    # contests
    "contest": BeatKind(1.4),
    "mug": BeatKind(1.2, "mug", read=True),
    "scores": BeatKind(1.8),
    "tie": BeatKind(1.5),
    "winner": BeatKind(1.8, "cheer"),
    "no_winner": BeatKind(1.2),
    # losing
    "last_chance": BeatKind(1.1, "bell"),
    "share": BeatKind(0.7),
    "falls": BeatKind(2.6, "thud"),
    "thrown_out": BeatKind(2.2, "thud"),
    "end": BeatKind(3.2),
}
