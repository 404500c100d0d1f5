# SPDX-License-Identifier: GPL-3.0-or-later
"""The taverns of a Pub Crawl: set-up, where the party may go, and which seat leads it on (red-dragon-inn-10, "Pub Crawl")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rdi_desktop.engine.language.taverns import TavernDef
from rdi_desktop.engine.state.crawl import Crawl, Tavern

if TYPE_CHECKING:
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.kit import Kit
    from rdi_desktop.engine.state.table import Table


def set_up(table: Table, taverns: Sequence[TavernDef], cards: list[int], decks: list[list[int]]) -> None:
    """All taverns open, Drinks shuffled, the party at the Inn [173]. `cards`, `decks`: of each tavern, in the same order."""
    found: dict[str, Tavern] = {}
    for tavern, card, deck in zip(taverns, cards, decks, strict=True):
        table.shuffle(deck)
        found[tavern.id] = Tavern(tavern.name, card, None if tavern.deck is None else deck)
    table.crawl = Crawl(found, next(id for id, tavern in found.items() if tavern.deck is None))
    table.crawl.pours = {
        card: tavern.id for tavern, deck in zip(taverns, decks, strict=True) for card in deck if tavern.deck is not None
    }


def leads(kit: Kit) -> bool:
    """Whether a seat of that kit ever leads the party: the third player of two never does, the Boss by chance [195, 196]."""
    return kit.decides or kit.machine


def owe(game: Desk, seat: int) -> None:
    """A seat has revealed a Drink with a Chaser, even an empty one: it will Crawl, once for several, whatever follows [174-176, 190]."""
    crawl = game.table.crawl
    if crawl is not None and seat not in crawl.crawlers and leads(game.table.seats[seat].kit):
        crawl.crawlers.append(seat)


def due(game: Desk) -> bool:
    """Whether a seat has to Crawl now and nothing is pending any more, neither a play nor a contest nor a Round [174, 187]."""
    table = game.table
    crawl = table.crawl
    return bool(crawl is not None and crawl.crawlers) and not (
        table.stack or table.held or game.levels or table.round is not None
    )


def open_to(table: Table) -> list[str]:
    """Where the party may go: to an Open tavern; to the Inn only when all others are Closed, and then it stays [177-179]."""
    crawl = table.crawl
    assert crawl is not None
    others = {id: tavern for id, tavern in crawl.taverns.items() if id != crawl.party and not tavern.closed}
    away = [id for id, tavern in others.items() if tavern.deck is not None]
    return away or (list(others) if crawl.here.closed else [])
