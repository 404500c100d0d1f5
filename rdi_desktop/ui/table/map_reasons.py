# SPDX-License-Identifier: GPL-3.0-or-later
"""The reasons why a room or tavern cannot be entered just now, shown when it, or a token, is clicked."""

from __future__ import annotations

from collections.abc import Container

from rdi_desktop.engine.asked import Why
from rdi_desktop.engine.seen import SeenTable
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.refs import Ref


def reasons(view: SeenTable, lit: Container[Ref]) -> dict[Ref, Why]:
    """The reason for everything on the maps that is not highlighted."""
    found = {**_in_dungeon(view, lit), **_in_town(view, lit)}
    return {ref: reason for ref, reason in found.items() if ref not in lit}


def _in_dungeon(view: SeenTable, lit: Container[Ref]) -> dict[Ref, Why]:
    shown = view.dungeon
    if shown is None:
        return {}
    pawn = refs.pawn("dungeon")
    why: Why | None = shown.why_not
    mine = next((at.room for at in shown.at if view.seat in at.seats), "")
    found: dict[Ref, Why] = {}
    for card in shown.rooms:
        room = card.definition.partition("/")[2]
        key = "here_already" if room == mine else "no_arrow"
        found[refs.stop("dungeon", room)] = _plain(key) if pawn in lit or why is None else why
    return {**found, pawn: why or _plain("not_now")}


def _in_town(view: SeenTable, lit: Container[Ref]) -> dict[Ref, Why]:
    shown = view.crawl
    if shown is None:
        return {}
    pawn = refs.pawn("crawl")
    found: dict[Ref, Why] = {pawn: _plain("no_crawl")}
    for tavern in shown.taverns:
        key = "no_crawl"
        if tavern.closed:
            key = "tavern_closed"
        elif tavern.id == shown.party:
            key = "here_already"
        elif pawn in lit:
            key = "inn_last"
        found[refs.stop("crawl", tavern.id)] = _plain(key)
    return found


def _plain(key: str) -> Why:
    return Why(key)
