# SPDX-License-Identifier: GPL-3.0-or-later
"""A beat: one thing that happens on the table, that everybody can see, and that takes its time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from rdi_desktop.engine.told import EventTold

Data = Mapping[str, Any]


class Card(NamedTuple):
    """A card that lies open."""

    id: int
    definition: str
    title: str
    owner: int | None
    """The seat whose deck it is from; None for Drinks."""

    @property
    def data(self) -> dict[str, Any]:
        """As it stands in a view."""
        return {"id": self.id, "def": self.definition, "title": self.title, "owner": self.owner}


Place = int | str | None
"""A seat, or a name: inn, pot, drink_deck."""


class Change(NamedTuple):
    """One step by which the shown table changes; `Shown` knows what each means."""

    what: str
    seat: int | None = None
    n: int = 0
    of: Any = None
    """The token, card, entry or phase that it is about."""
    to: Place = None


@dataclass(frozen=True, slots=True)
class Beat:
    """One thing that happens."""

    kind: str
    """What is to be seen; `kinds` names all of them."""
    seconds: float
    """How long it takes at the usual pace."""
    events: tuple[int, ...] = ()
    """The events that it shows, by their index."""
    seat: int | None = None
    """Who does it, or whom it happens to."""
    to: tuple[int, ...] = ()
    """Whom it is done to."""
    entry: int | None = None
    """The entry of the stack that does it, or that it is."""
    cards: tuple[Card, ...] = ()
    changes: tuple[Change, ...] = ()
    """What it changes on the table, one after the other."""
    depth: int = 0
    """How high the stack of plays is meanwhile: what lay higher is gone."""
    args: Data = field(default_factory=dict)
    """What else the stage and the words need."""

    @property
    def card(self) -> Card | None:
        """The card that it is about."""
        return self.cards[0] if self.cards else None

    def moment(self, place: int) -> float:
        """When the change at that place happens, as a part of the beat: spread over its second half."""
        first, last = LANDING
        return first if len(self.changes) < 2 else first + (last - first) * place / (len(self.changes) - 1)


LANDING = (0.42, 0.86)
"""Within a beat the first change happens here, and the last one there."""


class Known(NamedTuple):
    """A play whose outcome is still open."""

    card: Card | None
    seat: int | None
    to: tuple[int, ...]


def cards_of(event: EventTold) -> tuple[Card, ...]:
    """The cards that the event names, in its order."""
    args, known = event.args, event.cards
    ids = [args["card"]] if isinstance(args.get("card"), int) else []
    ids += [id for id in args.get("cards") or () if isinstance(id, int)]
    return tuple(Card(id, known[id].definition, known[id].title, known[id].owner) for id in ids if id in known)
