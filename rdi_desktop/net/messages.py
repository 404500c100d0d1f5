# SPDX-License-Identifier: GPL-3.0-or-later
"""All messages between guests and hosts; unknown fields, wrong types and long texts are refused.

A guest is a computer with one or several people, or only a viewer. The host's own window is a guest as well, the one who may set up the
table.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from rdi_desktop.content.parcel import WHOLE
from rdi_desktop.engine.asked import DecisionTold, PlayableTold, PreviewTold
from rdi_desktop.engine.seen import SeenTable
from rdi_desktop.engine.told import EventTold
from rdi_desktop.net.wire import WireError
from rdi_desktop.session.bets import STAKES, FireTold
from rdi_desktop.session.clean_text import LINE, NAME, TABLE, clean
from rdi_desktop.session.picking import OFFERED
from rdi_desktop.session.plan import GamePlan
from rdi_desktop.session.save import AnswerLine, InterjectLine

PROTOCOL = 6
"""Increased when older programs would not understand; both ends must agree."""

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=NAME)]
Short = Annotated[str, msgspec.Meta(max_length=TABLE)]
Id = Annotated[str, msgspec.Meta(max_length=64)]
OptionId = Annotated[str, msgspec.Meta(max_length=200)]
FilledLine = Annotated[str, msgspec.Meta(min_length=1, max_length=LINE)]
AnyLine = Annotated[str, msgspec.Meta(max_length=LINE)]
PlaceIndex = Annotated[int, msgspec.Meta(ge=0, le=7)]
SEATS = 8
SeatIndex = Annotated[int, msgspec.Meta(ge=0, le=SEATS)]
"""Automata sit after everybody else."""
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
SeatIndices = Annotated[tuple[SeatIndex, ...], msgspec.Meta(max_length=SEATS + 1)]
ITEMS = 60
"""Most home-made files that a host lends."""
STEPS = 20
"""Most decisions that are offered to be taken back."""


def _cleaned(message: msgspec.Struct, *names: str) -> None:
    """Cleans fields with texts written by others, which are displayed."""
    for name in names:
        text = getattr(message, name)
        if (fit := clean(text)) != text:
            msgspec.structs.force_setattr(message, name, fit)


class Message(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The base class of messages."""


# From guests


class Hello(Message, frozen=True):
    """The first message: the program, the join code, and the token of an earlier connection."""

    protocol: int
    program: Annotated[str, msgspec.Meta(max_length=40)]
    code: Annotated[str, msgspec.Meta(max_length=100)]
    name: Name
    token: Id = ""


class Sit(Message, frozen=True):
    """Take a seat at this computer; the host asks for computer players in the same way."""

    name: Name
    character: Id | None = None
    controller: Id = "human"


class Rise(Message, frozen=True):
    """Give up that seat."""

    seat: PlaceIndex


class Change(Message, frozen=True):
    """Another name, character or computer player for a seat; fields left out stay the same."""

    seat: PlaceIndex
    name: Name | None = None
    character: Id | None = None
    controller: Id | None = None


class Move(Message, frozen=True):
    """Move a seat; a person sitting there takes the seat that becomes free."""

    seat: PlaceIndex
    to: PlaceIndex


class Ready(Message, frozen=True):
    """Those at this computer are ready, or not yet."""

    ready: bool


class Lay(Message, frozen=True):
    """The host sets options of the game and the room, see `net.lobby`."""

    options: Annotated[dict[Id, str | int | bool], msgspec.Meta(max_length=32)]


class Begin(Message, frozen=True):
    """The host begins the game."""


class NewCode(Message, frozen=True):
    """The host wants another join code: the old one no longer admits anybody."""


class Remove(Message, frozen=True):
    """The host removes a guest."""

    person: Count


class StandIn(Message, frozen=True):
    """The host lets a computer player take the seats of an absent person, or gives them back."""

    person: Count
    stand_in: bool = True


class Again(Message, frozen=True):
    """The host returns to setting up the table, once a game is over or abandoned."""


class Say(Message, frozen=True):
    """A line of chat."""

    text: FilledLine


class Do(Message, frozen=True):
    """A command, and the number of the question that it answers; refused if that is no longer pending."""

    command: AnswerLine | InterjectLine
    question: Count


class PassAll(Message, frozen=True):
    """Everybody at this computer passes in the open window."""

    question: Count


class Look(Message, frozen=True):
    """Ask what a way to play would do, before it is played."""

    seat: PlaceIndex
    option: OptionId
    question: Count


class PassForMe(Message, frozen=True):
    """A request of a seat not to be asked, see `session.passing`."""

    seat: PlaceIndex
    mode: Id
    even_if_concerned: bool = False


class EndPassing(Message, frozen=True):
    """End the request of a seat; None: those of everybody at this computer."""

    seat: PlaceIndex | None = None


class TakeBack(Message, frozen=True):
    """A request to take moves back: how many decisions of people remain, see `UndoStep`."""

    seat: PlaceIndex
    to: Count


class AgreeToTakeBack(Message, frozen=True):
    """A seat's answer to that request."""

    seat: PlaceIndex
    agreed: bool


class LayBet(Message, frozen=True):
    """Somebody by the fire bets."""

    seat: PlaceIndex
    kind: Id
    pick: Id
    chits: Annotated[int, msgspec.Meta(ge=1, le=max(STAKES))]
    about: Count | None = None


class ProposeDeed(Message, frozen=True):
    """Somebody by the fire proposes the deed of those who are out."""

    seat: PlaceIndex
    deed: Id


class VoteOnDeed(Message, frozen=True):
    """A voice on the deed that is proposed."""

    seat: PlaceIndex
    agreed: bool


class Fetch(Message, frozen=True):
    """Ask for the next piece of what the host lends, see `net.lending`."""

    item: Annotated[int, msgspec.Meta(ge=0, lt=ITEMS)]
    at: Count


class Fetched(Message, frozen=True):
    """Everything that the host lends is here: the game can be sent now."""


class Ping(Message, frozen=True):
    """Keep-alive; both ends send it when there is nothing else to send."""


# From hosts


class Welcome(Message, frozen=True):
    """Admission: a number at this table, and a token with which the same computer returns to its seats."""

    person: Count
    token: Id
    table: Short

    def __post_init__(self) -> None:
        """Cleans the table's name."""
        _cleaned(self, "table")


class Item(msgspec.Struct, frozen=True):
    """A parcel that the host lends: its length, and its SHA-256."""

    size: Annotated[int, msgspec.Meta(ge=1, le=WHOLE)]
    sum: Id


class Lent(Message, frozen=True):
    """The home-made content of the host: characters, decks, dungeons, taverns. Follows `Welcome`."""

    items: Annotated[tuple[Item, ...], msgspec.Meta(max_length=ITEMS)]


class Piece(Message, frozen=True):
    """A part of a lent parcel, beginning at `at`."""

    item: Annotated[int, msgspec.Meta(ge=0, lt=ITEMS)]
    at: Count
    data: Annotated[bytes, msgspec.Meta(max_length=256 * 1024)]


class Refused(Message, frozen=True):
    """The guest is not, or no longer, admitted; the connection ends. `detail` is a version, a number of seconds, an address, or ''."""

    key: Id
    """version, code, too_many_tries, full, removed, not_understood, too_fast, closed; other_cards is set by the guest itself"""
    detail: Short = ""

    def __post_init__(self) -> None:
        """Cleans the host's text."""
        _cleaned(self, "detail")


class No(Message, frozen=True):
    """A request is refused, with the reason."""

    key: Id
    detail: AnyLine = ""

    def __post_init__(self) -> None:
        """Cleans the host's text."""
        _cleaned(self, "detail")


class Person(msgspec.Struct, frozen=True):
    """A person at one of the computers."""

    id: Count
    name: Short
    here: bool
    ready: bool
    host: bool
    stands_in: bool = False
    """Whether a computer player has their seats meanwhile."""

    def __post_init__(self) -> None:
        """Cleans typed names."""
        _cleaned(self, "name")


class LobbySeat(msgspec.Struct, frozen=True):
    """A seat before the game."""

    name: Short
    character: Id | None
    controller: Id
    person: Count | None
    """The person at whose computer it is; None: a computer player."""
    offer: Annotated[tuple[Id, ...], msgspec.Meta(max_length=OFFERED)] = ()
    """During a draft: the characters to pick from."""

    def __post_init__(self) -> None:
        """Cleans names of people and of home-made characters."""
        _cleaned(self, "name", *(("character",) if self.character else ()))


class Lobby(Message, frozen=True):
    """The table before the game, and who is there."""

    people: Annotated[tuple[Person, ...], msgspec.Meta(max_length=100)]
    seats: Annotated[tuple[LobbySeat, ...], msgspec.Meta(max_length=SEATS)]
    options: Annotated[dict[Id, OptionId | int | bool], msgspec.Meta(max_length=32)]
    missing: Annotated[tuple[Id, ...], msgspec.Meta(max_length=32)]
    """What prevents the game from starting: keys of `session.draft.Objection`, not_ready, nobody."""
    playing: bool


class Said(Message, frozen=True):
    """A line of chat, or a notice of the host: joined, left, came_back, stands_in, gave_back, removed, new_code."""

    person: Count | None
    name: Short
    text: AnyLine
    note: bool = False

    def __post_init__(self) -> None:
        """Cleans typed text."""
        _cleaned(self, "name", "text")


class Started(Message, frozen=True):
    """A game begins, or goes on: who sits where, without its seed; which seats are at this computer."""

    game: Id
    """Identifies the game; the same after a reconnection."""
    plan: GamePlan
    own: Annotated[tuple[SeatIndex, ...], msgspec.Meta(max_length=SEATS + 1)]
    owners: Annotated[tuple[Count | None, ...], msgspec.Meta(max_length=SEATS + 1)]
    fingerprint: Id
    """Checksum of the cards: a guest with other cards cannot show the game."""
    touchy: Annotated[tuple[SeatIndex, ...], msgspec.Meta(max_length=SEATS + 1)] = ()
    """Seats of computer players that bear grudges, which everybody sees; who a stranger is follows from the seed."""


class Told(msgspec.Struct, frozen=True):
    """The table as one viewer sees it, and the events since."""

    view: SeenTable
    events: list[EventTold]


class Asked(msgspec.Struct, frozen=True):
    """What a seat at this computer may do. In a window its view assumes that earlier seats have passed."""

    decision: DecisionTold | None
    view: SeenTable | None
    """None: the same as in the state."""
    playable: list[PlayableTold]


class Window(msgspec.Struct, frozen=True):
    """An open "anyone?", the same for all computers."""

    kind: Id
    about: int | None
    seats: SeatIndices
    passed: SeatIndices


class UndoStep(msgspec.Struct, frozen=True):
    """A decision that can be taken back: whose, and how many decisions of people and events came before it.

    Commands are not counted: nobody may learn that a computer player was asked and passed.
    """

    to: Count
    seat: SeatIndex
    events: Count
    blocked: bool


class AutoPass(msgspec.Struct, frozen=True):
    """What a seat at this computer has asked to pass."""

    mode: Id | None
    even_if_concerned: bool
    titles: Annotated[dict[AnyLine, AnyLine], msgspec.Meta(max_length=100)]


class Story(Message, frozen=True):
    """A part of the events from `since` on, for an onlooker and each seat; the rest comes with the next `State`."""

    since: Count
    onlooker: list[EventTold]
    seats: dict[SeatIndex, list[EventTold]]


class State(Message, frozen=True):
    """The present table. Events begin at `since`: if that is less than is known, moves were taken back."""

    question: Count
    since: Count
    onlooker: Told
    seats: dict[SeatIndex, Told]
    asked: dict[SeatIndex, Asked]
    window: Window | None
    auto_passes: dict[SeatIndex, AutoPass] = msgspec.field(name="wishes")
    proposal: tuple[Count, SeatIndex, SeatIndices] | None
    """A request to take moves back: how many decisions of people remain, who made it, who has agreed."""
    steps: Annotated[tuple[UndoStep, ...], msgspec.Meta(max_length=STEPS)]
    over: bool


class Seen(Message, frozen=True):
    """What that way would do; None if it cannot be known."""

    seat: SeatIndex
    option: OptionId
    question: Count
    outcome: PreviewTold | None


class FireSeen(Message, frozen=True):
    """What those at this computer are told by the fire; sent only where everybody is out."""

    seats: Annotated[dict[SeatIndex, FireTold], msgspec.Meta(max_length=SEATS + 1)]


class GameOver(Message, frozen=True):
    """The whole game as a file, when nothing is secret any more; a long one in several parts."""

    file: str
    more: bool = False
    """Whether another part follows."""


class Pong(Message, frozen=True):
    """Keep-alive."""


FromGuest = (
    Hello | Sit | Rise | Change | Move | Ready | Lay | Begin | NewCode | Remove | StandIn | Again | Say | Do | PassAll | Look | PassForMe
    | EndPassing | TakeBack | AgreeToTakeBack | LayBet | ProposeDeed | VoteOnDeed | Fetch | Fetched | Ping
)  # fmt: skip
FromHost = (
    Welcome | Lent | Piece | Refused | No | Lobby | Said | Started | Story | State | Seen | FireSeen | GameOver | Pong
)

_from_guest: msgspec.msgpack.Decoder[FromGuest] = msgspec.msgpack.Decoder(FromGuest)
_from_host: msgspec.msgpack.Decoder[FromHost] = msgspec.msgpack.Decoder(FromHost)
_encoder = msgspec.msgpack.Encoder()


def encoded(message: Message) -> bytes:
    """A message as bytes."""
    return _encoder.encode(message)


def from_guest(payload: bytes) -> FromGuest:
    """A guest's message. WireError if it is invalid."""
    try:
        return _from_guest.decode(payload)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise WireError("not_a_message") from None


def from_host(payload: bytes) -> FromHost:
    """A host's message. WireError if it is invalid."""
    try:
        return _from_host.decode(payload)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise WireError("not_a_message") from None
