# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything that a guest and a host may say to each other; unknown fields, wrong types and long texts are refused.

A guest is a computer at which one or several people sit, or somebody who only looks on. The host's own window is a guest as well, the
one who may lay the table.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from rdi_desktop.content.parcel import WHOLE
from rdi_desktop.engine.asked import DecisionTold, PlayableTold, PreviewTold
from rdi_desktop.engine.told import EventTold
from rdi_desktop.net.wire import WireError
from rdi_desktop.session.picking import OFFERED
from rdi_desktop.session.plan import GamePlan
from rdi_desktop.session.save import AnswerLine, InterjectLine
from rdi_desktop.session.texts import LINE, NAME, TABLE, clean

PROTOCOL = 4
"""Grows when older programs would not understand; both ends must agree."""

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=NAME)]
Short = Annotated[str, msgspec.Meta(max_length=TABLE)]
Id = Annotated[str, msgspec.Meta(max_length=64)]
OptionId = Annotated[str, msgspec.Meta(max_length=200)]
Line = Annotated[str, msgspec.Meta(min_length=1, max_length=LINE)]
Text = Annotated[str, msgspec.Meta(max_length=LINE)]
Place = Annotated[int, msgspec.Meta(ge=0, le=7)]
SEATS = 8
Seat = Annotated[int, msgspec.Meta(ge=0, le=SEATS)]
"""An automaton sits after everybody else."""
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
Seats = Annotated[tuple[Seat, ...], msgspec.Meta(max_length=SEATS + 1)]
ITEMS = 60
"""So many files of its own a host lends at the most."""
STEPS = 20
"""So many decisions are offered to be taken back."""


def _cleaned(message: msgspec.Struct, *names: str) -> None:
    """Those fields are texts of somebody else, and are shown to people."""
    for name in names:
        text = getattr(message, name)
        if (fit := clean(text)) != text:
            msgspec.structs.force_setattr(message, name, fit)


class Message(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """One message."""


# What a guest says


class Hello(Message, frozen=True):
    """First of all: which program, the join code, and the token of an earlier visit."""

    protocol: int
    program: Annotated[str, msgspec.Meta(max_length=40)]
    code: Annotated[str, msgspec.Meta(max_length=100)]
    name: Name
    token: Id = ""


class Sit(Message, frozen=True):
    """Somebody at this computer takes a seat; the host asks for computer players in the same way."""

    name: Name
    character: Id | None = None
    controller: Id = "human"


class Rise(Message, frozen=True):
    """That seat is given up."""

    seat: Place


class Change(Message, frozen=True):
    """Another name, character or computer player for a seat; what is left out stays."""

    seat: Place
    name: Name | None = None
    character: Id | None = None
    controller: Id | None = None


class Move(Message, frozen=True):
    """Somebody sits down elsewhere: whoever sat there takes the seat that becomes free."""

    seat: Place
    to: Place


class Ready(Message, frozen=True):
    """Those at this computer are ready, or not yet."""

    ready: bool


class Lay(Message, frozen=True):
    """The host lays the table: options of the game and of the company, see `net.lobby`."""

    options: Annotated[dict[Id, str | int | bool], msgspec.Meta(max_length=32)]


class Begin(Message, frozen=True):
    """The host begins the game."""


class NewCode(Message, frozen=True):
    """The host wants another join code: whoever knows only the old one does not come in any more."""


class Remove(Message, frozen=True):
    """The host sends somebody away."""

    person: Count


class StandIn(Message, frozen=True):
    """The host lets a computer player take the seats of somebody who is away, or gives them back."""

    person: Count
    stand_in: bool = True


class Again(Message, frozen=True):
    """The host goes back to laying the table, once a game is over or given up."""


class Say(Message, frozen=True):
    """A line of chat."""

    text: Line


class Do(Message, frozen=True):
    """A command, and the question that it answers: one that is no longer asked is refused."""

    command: AnswerLine | InterjectLine
    question: Count


class PassAll(Message, frozen=True):
    """Nobody at this computer does anything in the open window."""

    question: Count


class Look(Message, frozen=True):
    """What a way to play would do, before it is played."""

    seat: Place
    option: OptionId
    question: Count


class PassForMe(Message, frozen=True):
    """A standing wish of a seat, see `session.passing`."""

    seat: Place
    mode: Id
    even_if_concerned: bool = False


class EndPassing(Message, frozen=True):
    """A seat's wish ends; None: those of everybody at this computer."""

    seat: Place | None = None


class TakeBack(Message, frozen=True):
    """Somebody wants to take something back: how many decisions of people are to stay, see `UndoStep`."""

    seat: Place
    to: Count


class AgreeToTakeBack(Message, frozen=True):
    """The answer of a seat to that."""

    seat: Place
    agreed: bool


class Fetch(Message, frozen=True):
    """The next piece of something that the host lends, see `net.lending`."""

    item: Annotated[int, msgspec.Meta(ge=0, lt=ITEMS)]
    at: Count


class Fetched(Message, frozen=True):
    """All that the host lends is here: now the game can be told."""


class Ping(Message, frozen=True):
    """Still here; both ends say it when there is nothing else to say."""


# What a host says


class Welcome(Message, frozen=True):
    """In: a number at this table, and a token with which the same computer comes back to its seats."""

    person: Count
    token: Id
    table: Short

    def __post_init__(self) -> None:
        """The table's name is the host's."""
        _cleaned(self, "table")


class Item(msgspec.Struct, frozen=True):
    """A parcel that the host lends: how long it is, and its SHA-256."""

    size: Annotated[int, msgspec.Meta(ge=1, le=WHOLE)]
    sum: Id


class Lent(Message, frozen=True):
    """What people at the host have made up, and guests need to know: characters, decks, dungeons, taverns. Follows `Welcome`."""

    items: Annotated[tuple[Item, ...], msgspec.Meta(max_length=ITEMS)]


class Piece(Message, frozen=True):
    """A part of an item that is lent, from `at` on."""

    item: Annotated[int, msgspec.Meta(ge=0, lt=ITEMS)]
    at: Count
    data: Annotated[bytes, msgspec.Meta(max_length=256 * 1024)]


class Refused(Message, frozen=True):
    """Not, or no longer, at this table; the connection ends with it. `detail` is a version, a number of seconds, or empty."""

    key: Id
    """version, code, too_many_tries, full, removed, not_understood, too_fast, closed; other_cards is what a guest says to itself"""
    detail: Short = ""

    def __post_init__(self) -> None:
        """The host's words."""
        _cleaned(self, "detail")


class No(Message, frozen=True):
    """Something that was asked for is not done, and why."""

    key: Id
    detail: Text = ""

    def __post_init__(self) -> None:
        """The host's words."""
        _cleaned(self, "detail")


class Person(msgspec.Struct, frozen=True):
    """Somebody at a computer of this company."""

    id: Count
    name: Short
    here: bool
    ready: bool
    host: bool
    stands_in: bool = False
    """A computer player has their seats for as long."""

    def __post_init__(self) -> None:
        """Names are what people typed."""
        _cleaned(self, "name")


class LobbySeat(msgspec.Struct, frozen=True):
    """A seat that is being laid."""

    name: Short
    character: Id | None
    controller: Id
    person: Count | None
    """At whose computer it sits; None: a computer player."""
    offer: Annotated[tuple[Id, ...], msgspec.Meta(max_length=OFFERED)] = ()
    """In a draft: the characters of which one is still to be picked."""

    def __post_init__(self) -> None:
        """Names are what people typed, and so are the characters of others."""
        _cleaned(self, "name", *(("character",) if self.character else ()))


class Lobby(Message, frozen=True):
    """The table as it is being laid, and who is there."""

    people: Annotated[tuple[Person, ...], msgspec.Meta(max_length=100)]
    seats: Annotated[tuple[LobbySeat, ...], msgspec.Meta(max_length=SEATS)]
    options: Annotated[dict[Id, OptionId | int | bool], msgspec.Meta(max_length=32)]
    missing: Annotated[tuple[Id, ...], msgspec.Meta(max_length=32)]
    """What keeps the game from beginning: keys of `session.draft.Objection`, not_ready, nobody."""
    playing: bool


class Said(Message, frozen=True):
    """A line of chat, or what the host notes: joined, left, came_back, stands_in, gave_back, removed, new_code."""

    person: Count | None
    name: Short
    text: Text
    note: bool = False

    def __post_init__(self) -> None:
        """Both are what people typed."""
        _cleaned(self, "name", "text")


class Started(Message, frozen=True):
    """A game begins, or goes on: who sits where, without its seed; which seats are at this computer."""

    game: Id
    """The same after somebody has come back, another one for each game."""
    plan: GamePlan
    own: Annotated[tuple[Seat, ...], msgspec.Meta(max_length=SEATS + 1)]
    owners: Annotated[tuple[Count | None, ...], msgspec.Meta(max_length=SEATS + 1)]
    fingerprint: Id
    """Of the cards that are played with: a guest that has others cannot tell what it sees."""


class Told(msgspec.Struct, frozen=True):
    """The table as one pair of eyes sees it, and what it was told since."""

    view: dict[str, Any]
    events: list[EventTold]


class Asked(msgspec.Struct, frozen=True):
    """What a seat at this computer may do. In a window its view is one in which those before it have passed."""

    decision: DecisionTold | None
    view: dict[str, Any] | None
    """None: the same as the one that is told."""
    playable: list[PlayableTold]


class Window(msgspec.Struct, frozen=True):
    """An open "anyone?", the same for all."""

    kind: Id
    about: int | None
    seats: Seats
    passed: Seats


class UndoStep(msgspec.Struct, frozen=True):
    """A decision that can be taken back: whose, and how many decisions of people and events there were before it.

    Commands are not counted: that a computer player was asked and passed is nobody's business.
    """

    to: Count
    seat: Seat
    events: Count
    blocked: bool


class Wish(msgspec.Struct, frozen=True):
    """What a seat at this computer has asked to be passed."""

    mode: Id | None
    even_if_concerned: bool
    titles: Annotated[dict[Text, Text], msgspec.Meta(max_length=100)]


class Story(Message, frozen=True):
    """A part of what has happened from `since` on, for the onlooker and each seat; the rest comes with the next `State`."""

    since: Count
    onlooker: list[EventTold]
    seats: dict[Seat, list[EventTold]]


class State(Message, frozen=True):
    """The table now. Events are told from `since` on: when that is less than is known, something was taken back."""

    question: Count
    since: Count
    onlooker: Told
    seats: dict[Seat, Told]
    asked: dict[Seat, Asked]
    window: Window | None
    wishes: dict[Seat, Wish]
    proposal: tuple[Count, Seat, Seats] | None
    """What somebody wants to take back: how many decisions of people stay, who wants it, who has agreed."""
    steps: Annotated[tuple[UndoStep, ...], msgspec.Meta(max_length=STEPS)]
    over: bool


class Seen(Message, frozen=True):
    """What that way would do; None if it cannot be told."""

    seat: Seat
    option: OptionId
    question: Count
    outcome: PreviewTold | None


class GameOver(Message, frozen=True):
    """The whole game as a file, now that nothing is secret any more; a long one in several parts."""

    file: str
    more: bool = False
    """Whether another part follows."""


class Pong(Message, frozen=True):
    """Still here."""


FromGuest = (
    Hello | Sit | Rise | Change | Move | Ready | Lay | Begin | NewCode | Remove | StandIn | Again | Say | Do | PassAll | Look | PassForMe
    | EndPassing | TakeBack | AgreeToTakeBack | Fetch | Fetched | Ping
)  # fmt: skip
FromHost = Welcome | Lent | Piece | Refused | No | Lobby | Said | Started | Story | State | Seen | GameOver | Pong

_from_guest: msgspec.msgpack.Decoder[FromGuest] = msgspec.msgpack.Decoder(FromGuest)
_from_host: msgspec.msgpack.Decoder[FromHost] = msgspec.msgpack.Decoder(FromHost)
_encoder = msgspec.msgpack.Encoder()


def encoded(message: Message) -> bytes:
    """A message as it travels."""
    return _encoder.encode(message)


def from_guest(payload: bytes) -> FromGuest:
    """What a guest said. WireError if it is nothing that a guest may say."""
    try:
        return _from_guest.decode(payload)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise WireError("not_a_message") from None


def from_host(payload: bytes) -> FromHost:
    """What a host said. WireError if it is nothing that a host may say."""
    try:
        return _from_host.decode(payload)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise WireError("not_a_message") from None
