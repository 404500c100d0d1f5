# SPDX-License-Identifier: GPL-3.0-or-later
"""Words for the maps on the table: what a room or a tavern does, who is there, who moves."""

from __future__ import annotations

from collections.abc import Sequence

from rdi_desktop.engine.asked import DecisionTold
from rdi_desktop.engine.seen import SeenTable
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.ui.words.terms import quoted
from rdi_desktop.words import listed, said, table

KEY = "M"
GOALS = table("maps-goals")


def drinks(count: int) -> str:
    """How many Drinks a tavern has left."""
    return said("maps-drink-left") if count == 0 else said("maps-drink-left-2", count=count, count2=count > 1)


def ordered_at(tavern: str, count: int) -> str:
    """Where Drinks come from that are ordered while the party is not at the Inn."""
    return said("maps-drinks-ordered", tavern=tavern, drinks=drinks(count))


def rewards(kind: str, count: int) -> str:
    """The rewards at the goal."""
    if kind == "loot":
        return said("maps-loot-open", count=count) if count else said("maps-loot-left")
    return said("maps-trick-other-s-face", count=count) if count else said("maps-trick-left")


def lies_at(goal: str) -> str:
    """Where Loot lies that nobody has yet."""
    return said("maps-loot", goal=goal)


def own_piece(where: str) -> str:
    """The viewer's token, with its room."""
    return said("maps-piece-end-drink-phase", where=where)


def party(where: str) -> str:
    """The Party Pawn."""
    return said("maps-party-pawn-whoever-leads", where=where)


def stop(title: str, text: str, notes: Sequence[str]) -> str:
    """A room or tavern for a tooltip and for screen readers: its name, what it does, who and what is there."""
    mark = "" if title.endswith((".", "!", "?")) else "."
    return " ".join([f"{title}{mark}", text, *(f"{note}." for note in notes)]).strip()


def stands(names: Sequence[str]) -> str:
    """Who is in a room."""
    return said("maps-here", listed=listed(list(names))) if names else ""


def leads(titles: Sequence[str]) -> str:
    """Where the arrows of a room lead."""
    return said("maps-arrows-lead", listed=listed([quoted(title) for title in titles], "or")) if titles else ""


def whole(title: str, stops: Sequence[str]) -> str:
    """A whole map in words."""
    return "\n".join([said("maps-opens-folds-map", title=title, KEY=KEY), *stops])


def walks(view: SeenTable, viewer: int | None) -> str:
    """Who has to move just now, in a dungeon or with the party; '' if nobody does."""
    waiting = view.waiting
    pending: DecisionTold | None = view.pending
    if waiting is None or waiting.seat is None:
        return ""
    name, you = isolated(view.seats[waiting.seat].name), waiting.seat == viewer
    if waiting.kind == "move":
        return said("maps-may-go-drop-piece") if you else said("maps-may-go-now", name=name)
    if pending is not None and pending.prompt == "crawl":
        return said("maps-lead-party-drop-pawn")
    after = [isolated(view.seats[seat].name) for seat in view.crawl.crawlers] if view.crawl is not None else []
    return said("maps-still-lead-party", listed=listed(after)) if after else ""
