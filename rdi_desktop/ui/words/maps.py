# SPDX-License-Identifier: GPL-3.0-or-later
"""Words for the maps on the table: what a room or a tavern does, who is there, who moves."""

from __future__ import annotations

from collections.abc import Sequence

from rdi_desktop.engine.asked import DecisionTold
from rdi_desktop.engine.seen import SeenTable
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.ui.words.terms import listed

TOWN = "The taverns of the town"
KEY = "M"
START = "Everybody begins here, and comes back here from the goal."
QUIET = "Nothing happens here."
GOALS = {
    "loot": "Take an open Loot, then back to the start.",
    "trick": "Draw a hidden Trick, then back to the start.",
}
CLOSED = "Closed"


def drinks(count: int) -> str:
    """How many Drinks a tavern has left."""
    return "No Drink left" if count == 0 else f"{count} Drink{'s' if count > 1 else ''} left"


def ordered_at(tavern: str, count: int) -> str:
    """Where Drinks come from that are ordered while the party is not at the Inn."""
    return f"Drinks are ordered at {tavern}: {drinks(count)}"


def rewards(kind: str, count: int) -> str:
    """The rewards at the goal."""
    if kind == "loot":
        return f"{count} Loot {'lie' if count != 1 else 'lies'} open" if count else "No Loot is left"
    return f"{count} Trick{'s' if count != 1 else ''} face down" if count else "No Trick is left"


def lies_at(goal: str) -> str:
    """Where Loot lies that nobody has yet."""
    return f"Loot in “{goal}”"


def own_piece(where: str) -> str:
    """The viewer's token, with its room."""
    return f"Your piece, in “{where}”: at the end of your Drink phase drag it along an arrow, or click a room that lights up"


def party(where: str) -> str:
    """The Party Pawn."""
    return f"The Party Pawn, at {where}: whoever leads the party on drags it to a tavern, or clicks one that lights up"


def stop(title: str, text: str, notes: Sequence[str]) -> str:
    """A room or tavern for a tooltip and for screen readers: its name, what it does, who and what is there."""
    mark = "" if title.endswith((".", "!", "?")) else "."
    return " ".join([f"{title}{mark}", text, *(f"{note}." for note in notes)]).strip()


def stands(names: Sequence[str]) -> str:
    """Who is in a room."""
    return f"Here: {listed(list(names))}" if names else ""


def leads(titles: Sequence[str]) -> str:
    """Where the arrows of a room lead."""
    return f"Arrows lead to {listed([f'“{title}”' for title in titles], 'or')}" if titles else ""


def whole(title: str, stops: Sequence[str]) -> str:
    """A whole map in words."""
    return "\n".join([f"{title} ({KEY} opens and folds the map)", *stops])


def walks(view: SeenTable, viewer: int | None) -> str:
    """Who has to move just now, in a dungeon or with the party; '' if nobody does."""
    waiting = view.waiting
    pending: DecisionTold | None = view.pending
    if waiting is None or waiting.seat is None:
        return ""
    name, you = isolated(view.seats[waiting.seat].name), waiting.seat == viewer
    if waiting.kind == "move":
        return "You may go on: drop your piece on a room" if you else f"{name} may go on now"
    if pending is not None and pending.prompt == "crawl":
        return "You lead the party: drop the pawn on a tavern"
    after = [isolated(view.seats[seat].name) for seat in view.crawl.crawlers] if view.crawl is not None else []
    return f"Still to lead the party on: {listed(after)}" if after else ""
