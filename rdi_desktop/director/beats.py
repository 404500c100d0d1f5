# SPDX-License-Identifier: GPL-3.0-or-later
"""A beat: one visible thing that happens on the table and takes some time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from rdi_desktop.engine.seen import SeenCard
from rdi_desktop.engine.told import EventTold

Data = Mapping[str, Any]


class FaceUpCard(NamedTuple):
    """A card that lies face up."""

    id: int
    definition: str
    title: str
    owner: int | None
    """The seat whose deck it is from; None for Drinks."""

    @property
    def data(self) -> SeenCard:
        """The card as in a view."""
        return SeenCard(self.id, self.definition, self.title, "", self.owner)


BeatPlace = int | str | None
"""A seat, or a name: inn, pot, drink_deck."""


class TableChange(NamedTuple):
    """One step by which the shown table changes; `Shown` defines what each does."""

    what: str
    seat: int | None = None
    n: int = 0
    of: Any = None
    """The token, card, entry or phase that it is about."""
    to: BeatPlace = None


@dataclass(frozen=True, slots=True)
class Beat:
    """One thing that happens."""

    kind: str
    """What is shown; for the kinds see `beat_kinds`."""
    seconds: float
    """Its length at the usual pace."""
    events: tuple[int, ...] = ()
    """The indexes of the events that it shows."""
    seat: int | None = None
    """The seat that does it, or that it happens to."""
    to: tuple[int, ...] = ()
    """The seats it is done to."""
    entry: int | None = None
    """The stack entry that does it, or that it is."""
    cards: tuple[FaceUpCard, ...] = ()
    changes: tuple[TableChange, ...] = ()
    """The changes of the table, in order."""
    depth: int = 0
    """Height of the stack during it: higher entries are gone."""
    args: Data = field(default_factory=dict)
    """Further facts for the stage and the words."""

    @property
    def card(self) -> FaceUpCard | None:
        """The card that is shown."""
        return self.cards[0] if self.cards else None

    def moment(self, place: int) -> float:
        """When that change happens, as a fraction of the beat: changes are spread over its second half."""
        first, last = LANDING
        return first if len(self.changes) < 2 else first + (last - first) * place / (len(self.changes) - 1)


LANDING = (0.42, 0.86)
"""The fractions of a beat at which its first and its last change happen."""


class OpenPlay(NamedTuple):
    """A play whose result is still open."""

    card: FaceUpCard | None
    seat: int | None
    to: tuple[int, ...]


def cards_of(event: EventTold) -> tuple[FaceUpCard, ...]:
    """The cards that the event names, in order."""
    args, known = event.args, event.cards
    ids = [args["card"]] if isinstance(args.get("card"), int) else []
    ids += [id for id in args.get("cards") or () if isinstance(id, int)]
    return tuple(FaceUpCard(id, known[id].definition, known[id].title, known[id].owner) for id in ids if id in known)
