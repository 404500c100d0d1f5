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
    """The name of the sound at its beginning (`ui/look/sound_list.py`); '' for none: `sounds.py` says why, or what is heard as it lands."""
    read: bool = False
    """Whether a card is shown for reading; it is shown longer if it concerns somebody at this screen."""


KINDS: dict[str, BeatKind] = {
    # the turn
    "begin": BeatKind(3.0, "shuffle"),
    "turn": BeatKind(0.7, "candle"),
    "phase": BeatKind(0.12),
    "rest": BeatKind(0.1),
    # cards
    "draw": BeatKind(0.4, "card"),
    "discard": BeatKind(0.45, "card"),
    "shuffle": BeatKind(0.4, "shuffle"),
    "move": BeatKind(0.45, "card"),
    "turned": BeatKind(1.2, "flip", read=True),
    "show": BeatKind(1.6, "flip", read=True),
    "offer": BeatKind(1.5, "card", read=True),
    "play": BeatKind(1.5, "laid", read=True),
    "answer": BeatKind(1.5, "laid", read=True),
    "trap": BeatKind(1.7, "snap", read=True),
    "flip": BeatKind(0.7, "flip", read=True),
    "whiff": BeatKind(1.2, "whoosh"),
    "wound_up": BeatKind(1.6, "ratchet"),
    # a machine
    "target": BeatKind(1.1, "dial"),
    "prepared": BeatKind(1.1, "ratchet"),
    "repair": BeatKind(0.8, "hammer"),
    "broken": BeatKind(1.2, "crack"),
    # a dungeon, a Pub Crawl
    "walk": BeatKind(2.0, "steps", read=True),
    "sent_back": BeatKind(0.6, "steps"),
    "reward": BeatKind(1.6, "chime", read=True),
    "crawl": BeatKind(3.6, "door", read=True),
    "closing": BeatKind(1.6, "bolt"),
    "strike": BeatKind(0.75),
    "hit": BeatKind(0.9, "thud"),
    "keep": BeatKind(0.6, "card"),
    "undone": BeatKind(1.0, "brush"),
    "bent": BeatKind(1.0, "bend"),
    "home": BeatKind(0.35, "card"),
    "luck": BeatKind(0.7, "dice"),
    "aside": BeatKind(0.6, "quill"),
    # Gold and tokens
    "pay": BeatKind(0.6),
    "token": BeatKind(0.55, "token"),
    "ring": BeatKind(0.7, "coin"),
    # a Round of Gambling
    "round": BeatKind(1.0, "chips"),
    "control": BeatKind(0.5),
    "pass": BeatKind(0.3, "tap"),
    "leave": BeatKind(0.6, "chair"),
    "round_won": BeatKind(1.2, "cheer"),
    "prolonged": BeatKind(1.2, "chips"),
    "round_over": BeatKind(0.2),
    "prize": BeatKind(1.0, "chime"),
    # Drinks
    "order": BeatKind(0.5, "bell"),
    "reveal": BeatKind(1.5, "mug", read=True),
    "chaser": BeatKind(0.9, "mug", read=True),
    "event": BeatKind(1.9, "gong", read=True),
    "stirred": BeatKind(0.8, "spoon"),
    "drink": BeatKind(0.7, "swig"),
    "renewed": BeatKind(1.3, "shuffle"),
    # contests
    "contest": BeatKind(1.4, "sting"),
    "mug": BeatKind(1.2, "mug", read=True),
    "scores": BeatKind(1.8, "drum"),
    "tie": BeatKind(1.5, "sting"),
    "winner": BeatKind(1.8, "cheer"),
    "no_winner": BeatKind(1.2, "groan"),
    # losing
    "last_chance": BeatKind(1.1, "heart"),
    "share": BeatKind(0.7),
    "falls": BeatKind(2.6, "fall"),
    "thrown_out": BeatKind(2.6, "slam"),
    "end": BeatKind(3.2),
}
