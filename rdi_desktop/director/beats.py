# SPDX-License-Identifier: GPL-3.0-or-later
"""A beat: one visible thing that happens on the table and takes some time."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple, TypedDict

from rdi_desktop.director.cards import FaceUpCard
from rdi_desktop.director.contest import ContestMugs
from rdi_desktop.engine.seen import SeenEntry, SeenRound
from rdi_desktop.engine.told import EventFacts, EventTold, cards_in

BeatPlace = int | str | None
"""A seat, or a name: inn, pot, drink_deck."""
ChangeSubject = int | str | FaceUpCard | SeenEntry | SeenRound | None
"""What a change is about: a seat or an entry by number; a token, thing, track, pile or place by id; a card; what is new on the table."""


class TableChange(NamedTuple):
    """One step by which the shown table changes; `Shown` defines what each does."""

    what: str
    seat: int | None = None
    n: int = 0
    of: ChangeSubject = None
    """What it is about."""
    to: BeatPlace = None

    @property
    def word(self) -> str:
        """The token, thing, track, pile, phase, room or tavern that it is about."""
        assert isinstance(self.of, str), f"{self.what} of {self.of}"
        return self.of

    @property
    def player(self) -> int:
        """The seat whose track on an automaton it is about."""
        assert isinstance(self.of, int), f"{self.what} of {self.of}"
        return self.of

    @property
    def card(self) -> FaceUpCard:
        """The card that it is about."""
        assert isinstance(self.of, FaceUpCard), f"{self.what} of {self.of}"
        return self.of


class BeatPart(NamedTuple):
    """One event of a beat that shows several."""

    key: str
    seat: int | None
    args: EventFacts


class BeatFacts(TypedDict, total=False):
    """Facts of a beat for the stage and the words."""

    about: str | None
    """The kind of the entry that is answered."""
    acting: FaceUpCard | None
    """The card that acts without being played."""
    answered: FaceUpCard | None
    """The card that is answered."""
    body: FaceUpCard
    box: str
    """The box of an automaton's card."""
    contest: ContestMugs | None
    """The Drinking Contest that goes on."""
    how: str
    """The key of the event: by what something is undone or a Drink is changed."""
    kept: FaceUpCard | None
    """The body that is saved by paying."""
    mode: int | None
    """The index of the chosen mode."""
    n: int
    """How much, or for how much."""
    number: int
    """The number of the turn."""
    numbers: dict[str, int]
    """Of a Drink."""
    owner: int | None
    """The seat whose card it may be."""
    parts: tuple[BeatPart, ...]
    pile: str
    """The side deck that a Drink is from."""
    room: str
    side: str
    """The side of a thing that lies up."""
    source: int | str | None
    """Where a Drink or a thing comes from."""
    spared: dict[int, dict[str, int]]
    """What does not happen after all, by seat."""
    tavern: str
    thing: str
    """A thing that counts as Gold."""
    thrown: bool
    """Whether a seat is forced out of the Round."""
    to: int | str
    """Where a thing goes."""


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
    args: BeatFacts = field(default_factory=BeatFacts)
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


def weight_of(points: int) -> int:
    """The weight of a blow that takes so much Fortitude: 0 none, 1 light, 2 usual (2 or 3), 3 heavy."""
    return 0 if points <= 0 else 1 if points == 1 else 2 if points <= 3 else 3


class OpenPlay(NamedTuple):
    """A play whose result is still open."""

    card: FaceUpCard | None
    seat: int | None
    to: tuple[int, ...]


def cards_of(event: EventTold) -> tuple[FaceUpCard, ...]:
    """The cards that the event names, in order."""
    known = event.cards
    ids = [id for id in cards_in(event.args) if id in known]
    return tuple(FaceUpCard(id, known[id].definition, known[id].title, known[id].owner) for id in ids)
