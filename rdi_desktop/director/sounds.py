# SPDX-License-Identifier: GPL-3.0-or-later
"""Which sounds belong to a beat, and which voices; the window plays them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import NamedTuple

from rdi_desktop.director.beat_kinds import KINDS
from rdi_desktop.director.beats import Beat, weight_of
from rdi_desktop.director.contest import ContestMugs

THUDS = ("", "thud-light", "thud", "thud-heavy")
"""The sound of a blow by its weight."""
LANDING = frozenset({"strike", "pay", "share"})
"""Kinds of beats that are heard as they land: blows and coins."""
SILENT = frozenset({"phase", "rest", "control", "round_over"})
"""Kinds of beats without a sound; `tools/sound_page.py` tells why."""


class Call(NamedTuple):
    """A seat that is heard, and how."""

    seat: int
    voice: str


def sound_of(beat: Beat, types: Collection[str] = ()) -> str | None:
    """The sound at the beginning of a beat whose first card has these types; None: silent."""
    match beat.kind:
        case "play" if "cheating" in types:
            return "sleeve"
        case "undone" if beat.args.get("how") == "negated":
            return "scratch"
        case "hit":
            return THUDS[weight_of(beat.args.get("n", 0))] or None
        case "end":
            return "hurrah" if beat.to else "groan"
    return KINDS[beat.kind].sound or None


def landing_sound(beat: Beat, place: int) -> str | None:
    """The sound of a change as it happens: a blow as it lands, coins one by one as they arrive."""
    change = beat.changes[place]
    if change.what == "gold":
        return "coins" if change.n > 1 else "coin"
    if place == 0 and beat.kind == "strike":
        weight = max((weight_of(points) for points in hits(beat).values()), default=0)
        healed = any(change.what == "fortitude" and change.n > 0 for change in beat.changes)
        return THUDS[weight] or ("balm" if healed else None)
    return None


def hits(beat: Beat) -> Counter[int]:
    """How much Fortitude each seat loses in a beat."""
    lost: Counter[int] = Counter()
    for change in beat.changes:
        if change.what == "fortitude" and change.n < 0 and change.seat is not None:
            lost[change.seat] -= change.n
    return lost


def call_of(beat: Beat, drunk: bool = False) -> Call | None:
    """Who is heard at the beginning of a beat, and how; `drunk`: whether its seat is."""
    seat, voice = beat.seat, None
    match beat.kind:
        case "turn" if drunk:
            voice = "hic"
        case "drink":
            voice = "gulp"
        case "undone" if beat.args.get("how") == "negated":
            voice = "ha"
        case "round_won":
            voice = "laugh"
        case "winner" if isinstance(contest := beat.args.get("contest"), ContestMugs) and contest.best:
            seat, voice = contest.best[0], "laugh"
        case "end" if beat.to:
            seat, voice = beat.to[0], "laugh"
        case "trap":
            voice = "gasp"
        case "last_chance" if beat.to:
            seat, voice = beat.to[0], "gasp"
        case "thrown_out":
            voice = "hm"
        case "leave" if beat.args.get("thrown"):
            voice = "hm"
    return Call(seat, voice) if seat is not None and voice is not None else None


def landing_call(beat: Beat, place: int) -> Call | None:
    """Who is heard as a change happens: somebody who is hit, or asleep. With several, whoever is hit hardest."""
    if place or beat.kind not in ("strike", "falls"):
        return None
    if beat.kind == "falls":
        return Call(beat.seat, "snore") if beat.seat is not None else None
    hardest = hits(beat).most_common(1)
    return Call(hardest[0][0], "oof") if hardest and weight_of(hardest[0][1]) > 1 else None
