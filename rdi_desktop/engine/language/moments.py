# SPDX-License-Identifier: GPL-3.0-or-later
"""Moments: when a Sometimes card may be played. A window is opened with the names of its moments."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from copy import copy
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar

from rdi_desktop.engine.language import filters
from rdi_desktop.engine.language.filters import Filter, Of, narrowed
from rdi_desktop.engine.language.spec import (
    Bool,
    Exactly,
    Field,
    FieldType,
    Ident,
    Node,
    Range,
    Reader,
    Word,
    describe,
    reach,
)
from rdi_desktop.engine.state.records import CoinPassed, Record
from rdi_desktop.engine.state.records import RoundOver as RoundOverRecord

if TYPE_CHECKING:
    from rdi_desktop.engine.state.desk import Desk

PLAYED_IN = ("discard_and_draw", "action", "order", "drink")
"""Phases in which one may play something."""
ANSWERED = ("action", "action-gambling", "gambling", "cheating", "sometimes", "anytime")
"""Types of plays with an occasion of their own; a play of any other type is 'play else'."""
OCCASIONS: dict[str, int] = {
    word: 1 << bit
    for bit, word in enumerate(
        (
            *(f"phase {phase}" for phase in PLAYED_IN),
            "action card",
            "control",
            "of others",
            *(f"play {type}" for type in (*ANSWERED, "else")),
        )
    )
}
"""Occasions at which a card can be played, as bits, so that cards that do not fit cost next to nothing. Every kind of moment has one. A
phase is another occasion than the moment of the same name: a card about Drinks answers a revealed Drink, a card of the Drink Phase
needs none [27]. Plays of each type are separate occasions: hardly anything answers a Gambling card, and asking every card about it
makes random games take 1 % more."""


@cache
def occasions(words: tuple[str, ...]) -> int:
    """The bits of several occasions: moments, 'phase order' and the like, 'action card', 'control' (of a Round)."""
    return sum(OCCASIONS[word] for word in words)


def of_plays(types: Iterable[str]) -> tuple[str, ...]:
    """The occasions of plays of these types."""
    return tuple(dict.fromkeys(f"play {type if type in ANSWERED else 'else'}" for type in types)) or ("play else",)


@cache
def waiting_for(moments: tuple[str, ...], types: tuple[str, ...]) -> int:
    """The bits of a window with these moments; in a window on a play those of its `types`."""
    return occasions(tuple(word for moment in moments for word in (of_plays(types) if moment == "play" else (moment,))))


class Moment(Node):
    """When a card may be played, and when a trigger goes off. Subclasses set WORD and list the filters that narrow it in FIELDS."""

    WORD: ClassVar[str] = ""
    PAST: ClassVar[bool] = False
    """Whether triggers may wait for it."""
    ASKED: ClassVar[bool] = True
    """Whether players are asked at it; otherwise it only sets off triggers."""
    kind: ClassVar[str] = ""
    """The moment itself, whatever its word: the name of the window that asks for its cards."""

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        own = (self.holds,) if type(self).holds is not Moment.holds else ()
        self.matchers: tuple[Callable[[Desk, int, Record], bool], ...] = (
            *own,
            *(value.match for value in values.values() if isinstance(value, Filter)),
        )

    def of_one(self) -> Moment:
        """The same moment for one seat, without its teammates [230]."""
        new = copy(self)
        for name, value in vars(self).items():
            if isinstance(value, Filter):
                setattr(new, name, value.of_one())
        own = (new.holds,) if type(self).holds is not Moment.holds else ()
        new.matchers = (*own, *(value.match for value in vars(new).values() if isinstance(value, Filter)))
        return new

    def holds(self, game: Desk, seat: int, entry: Record) -> bool:
        """What must hold besides its filters."""
        return True

    @property
    def asked(self) -> bool:
        """Whether a card may have it, because players are asked then."""
        return self.ASKED

    def matches(self, game: Desk, seat: int, entry: Record) -> bool:
        """Whether `entry` is this moment for `seat`."""
        for match in self.matchers:  # noqa: SIM110 - asked for every card at every window: a plain loop is faster
            if not match(game, seat, entry):
                return False
        return True

    def occasions(self) -> tuple[str, ...]:
        """The occasions at which it may come: a phase, or a moment, of the seat or also of others."""
        return (self.kind,)

    @property
    def waited_for(self) -> str:
        """The moment for which a card waits, if this is its moment: its kind, "own_…" if it concerns only its holder."""
        of = vars(self).get("of_")
        return f"own_{self.kind}" if isinstance(of, Of) and of.who in ("self", "holder") else self.kind


MOMENT_WORDS: dict[str, type[Moment]] = {}
"""All words of moments. Words for the same moment have the same `kind`."""


def moment(cls: type[Moment]) -> type[Moment]:
    """Register a moment under its word; a subclass of a moment is the same moment."""
    MOMENT_WORDS[cls.WORD] = cls
    cls.kind = cls.kind or cls.WORD
    OCCASIONS.setdefault(cls.kind, 1 << len(OCCASIONS))
    return cls


class MomentsType(FieldType):
    """One moment or a list of them (any of)."""

    name = "moments"

    def read(self, raw: Any, reader: Reader) -> tuple[Moment, ...]:
        """All moments."""
        if isinstance(raw, list):
            return tuple(reader.inside(i, self._one, x, reader) for i, x in enumerate(raw))
        return (self._one(raw, reader),)

    def _one(self, raw: Any, reader: Reader) -> Moment:
        if not isinstance(raw, str | dict):
            raise reader.problem(f"expected a moment, found {describe(raw)}", MOMENT_WORDS)
        word = raw if isinstance(raw, str) else next((key for key in raw if key in MOMENT_WORDS), next(iter(raw), ""))
        if word not in MOMENT_WORDS:
            raise reader.problem(f"unknown moment '{word}'", MOMENT_WORDS, str(word))
        cls = MOMENT_WORDS[word]
        value = raw.get(word) if isinstance(raw, dict) else None
        beside = {key: each for key, each in raw.items() if key != word} if isinstance(raw, dict) else {}
        if isinstance(value, str):
            value = {**cls.widen(value, reader), **beside}
        elif beside:
            raise reader.problem(f"unknown key '{next(iter(beside))}' beside '{word}'", cls.FIELDS)
        found: Moment = reader.inside(word, cls.read, {} if value is None else value, reader)
        return found

    def schema(self) -> dict[str, Any]:
        return {"$ref": "#/$defs/moments"}


MOMENTS = MomentsType()


def waits(moments: Iterable[Moment]) -> tuple[str, ...]:
    """The moments for which cards with these moments wait, each once."""
    return tuple(dict.fromkeys(one.waited_for for one in moments))


MINE = Of(who="self")
"""Default filter: a loss, a payment or a gain concerns the player."""


@moment
class Play(Moment):
    """Somebody plays a card: it waits to be answered."""

    WORD = "play"
    FIELDS = narrowed(*filters.PLAY)
    type: filters.Type | None
    by_: filters.By | None
    causes: filters.Causes | None
    title: filters.Title | None
    not_: filters.Not | None
    is_negate: filters.IsNegate | None
    is_ignore: filters.IsIgnore | None
    changes: filters.Changes | None
    through: filters.Through | None
    affects: filters.Affects | None

    def occasions(self) -> tuple[str, ...]:
        return (self.kind, *of_plays((*ANSWERED, "else") if self.type is None else self.type.words))


@moment
class Drink(Moment):
    """A Drink has been revealed and waits to be drunk."""

    WORD = "drink"
    FIELDS = narrowed(filters.By, Of, filters.WithChaser, filters.Unflagged, filters.Mine, filters.Affects)
    by_: filters.By | None
    of_: Of | None
    unflagged: filters.Unflagged | None
    with_chaser: filters.WithChaser | None
    mine: filters.Mine | None
    affects: filters.Affects | None


@moment
class Event(Moment):
    """A Drink Event has been revealed."""

    WORD = "event"
    FIELDS = narrowed(filters.By, filters.Mine, filters.Affects)
    by_: filters.By | None
    mine: filters.Mine | None
    affects: filters.Affects | None


class Landed(Moment):
    """Something has been lost or gained."""

    PAST = True
    of_: Of
    by_: filters.By | None = None
    through: filters.Through | None
    fortitude: filters.Fortitude | None
    alcohol: filters.Alcohol | None
    gold: filters.Gold | None = None
    reduced_by_me: filters.ReducedByMe | None = None

    def occasions(self) -> tuple[str, ...]:
        return of_whom(self.kind, self.of_)

    @property
    def asked(self) -> bool:
        return self.gold is None


def of_whom(kind: str, of: Of) -> tuple[str, ...]:
    """The occasions of a moment that concerns the player, or others as well."""
    return (kind,) if of.who in ("self", "holder") else (kind, "of others")


@moment
class Lost(Landed):
    """Somebody has lost Fortitude or Alcohol Content."""

    WORD = "lost"
    FIELDS = narrowed(filters.Fortitude, filters.Alcohol, filters.By, filters.Through, filters.ReducedByMe, Of, of=MINE)


@moment
class BodyHit(Landed):
    """A thing in play of one's own, which has Fortitude of its own, has lost some."""

    WORD = "body_hit"
    FIELDS = narrowed(filters.Fortitude, filters.By, filters.Through, filters.ReducedByMe, Of, of=MINE)
    alcohol: filters.Alcohol | None = None


@moment
class Gained(Landed):
    """Somebody has gained some."""

    WORD = "gained"
    FIELDS = narrowed(filters.Alcohol, filters.Fortitude, filters.Gold, filters.Through, Of, of=MINE)


@moment
class Drank(Moment):
    """Somebody has drunk a Drink, with its Chasers, and all its effects are done."""

    WORD = "drank"
    PAST = True
    FIELDS = narrowed(filters.GainedBy, Of, of=MINE)
    gained: filters.GainedBy | None


class Concerning(Moment):
    """Something is about to happen to somebody."""

    of_: Of

    def occasions(self) -> tuple[str, ...]:
        return of_whom(self.kind, self.of_)


@moment
class Pay(Concerning):
    """About to pay Gold."""

    WORD = "pay"
    FIELDS = narrowed(filters.Why, Of, of=MINE)
    why: filters.Why | None


@moment
class Ante(Concerning):
    """About to ante."""

    WORD = "ante"
    FIELDS = narrowed(Of, of=MINE)


@moment
class Take(Concerning):
    """About to have Gold taken."""

    WORD = "take"
    FIELDS = narrowed(filters.By, Of, of=MINE)


@moment
class Round(Moment):
    """Any time in a Round of Gambling."""

    WORD = "round"

    def holds(self, game: Desk, seat: int, entry: Record) -> bool:
        return game.round_running()


@moment
class WinRound(Moment):
    """A Round has been won, its pot not yet given."""

    WORD = "win_round"
    FIELDS = narrowed(filters.By)
    by_: filters.By | None


@moment
class WonRound(WinRound):
    """The same as `win_round`."""

    WORD = "won_round"


@moment
class ForcedOut(Concerning):
    """Somebody is about to be forced out of a Round."""

    WORD = "forced_out"
    FIELDS = narrowed(Of, of=MINE)


@moment
class LastChance(Concerning):
    """Somebody is about to be out of the game."""

    WORD = "last_chance"
    FIELDS = narrowed(Of, of=MINE)


@moment
class Phase(Moment):
    """`{phase: order}`: that phase of the player's own turn."""

    WORD = "phase"
    SHORT = "phase"
    FIELDS = {"phase": Field(Word(*PLAYED_IN), doc="the phase"), **narrowed(filters.Own)}
    phase: str

    def occasions(self) -> tuple[str, ...]:
        return (self.kind, f"phase {self.phase}")


@moment
class PhaseStart(Phase):
    """The same as `phase`, told as its beginning."""

    WORD = "phase_start"


@moment
class PlayedWith(Moment):
    """Together with a card that one plays: one that makes somebody lose Fortitude, or any with numbers on it."""

    WORD = "played_with"
    causes: str | None = None
    FIELDS = {
        **narrowed(filters.Type),
        "by": Field(Word("self", "holder"), "self", "whoever has it plays both"),
        "causes": Field(
            Exactly(["lose_fortitude"], "lose_fortitude"), None, "what the other card causes, if that matters"
        ),
    }
    type: filters.Type | None

    def joins(self, types: tuple[str, ...]) -> bool:
        """Whether it may join a card of these types."""
        return self.type is None or not self.type.types.isdisjoint(types)


@moment
class Anytime(Moment):
    """At any time."""

    WORD = "anytime"


@moment
class Reveal(Moment):
    """A card of a side deck has been turned up and waits to be answered."""

    WORD = "reveal"
    FIELDS = {"pile": Field(Ident("pile"), doc="the side deck")}
    pile: str

    def holds(self, game: Desk, seat: int, entry: Record) -> bool:
        return entry.by == seat and entry.cdef is not None and entry.cdef.pile == self.pile


class OfCoin(Moment):
    """Something has happened to this card, which counts as Gold."""

    kind = "coin"
    PAST = True
    ASKED = False
    HOW: ClassVar[str]

    def holds(self, game: Desk, seat: int, entry: Record) -> bool:
        return isinstance(entry, CoinPassed) and self.HOW in entry.how


@moment
class CoinTurned(OfCoin):
    """This card, which counts as Gold, has been turned face up."""

    WORD = "coin_turned"
    HOW = "turned"


@moment
class CoinGained(OfCoin):
    """This card, which counts as Gold, has come to somebody."""

    WORD = "coin_gained"
    HOW = "gained"


@moment
class CoinLost(OfCoin):
    """This card, which counts as Gold, has left the player who had it face up."""

    WORD = "coin_lost"
    HOW = "lost"


@moment
class CoinDiscarded(Moment):
    """A card of a side deck that counts as Gold has gone to the Inn, and out of the game."""

    WORD = "coin_discarded"
    FIELDS = {"pile": Field(Ident("pile"), doc="the side deck")}
    pile: str

    def holds(self, game: Desk, seat: int, entry: Record) -> bool:
        return entry.card is not None and game.table.cards[entry.card].pile == self.pile


@moment
class Announce(Moment):
    """A play has been announced, before it is answered."""

    WORD = "announce"
    PAST = True
    ASKED = False
    FIELDS = narrowed(filters.By)


class StepsType(FieldType):
    """A range of a track, or one of its words; checked by the track."""

    name = "a range of the track, or a word of it"

    def read(self, raw: Any, reader: Reader) -> Any:
        """As it is."""
        return raw

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [Range().schema(), {"type": "string"}]}


@moment
class Shifted(Moment):
    """The marker of a track has moved."""

    WORD = "shifted"
    PAST = True
    ASKED = False
    FIELDS = {
        "track": Field(Ident("track"), doc="the track"),
        "to": Field(StepsType(), None, "where the marker must stand now"),
        **narrowed(Of, of=MINE),
    }
    track: str
    step: str = ""
    """The step that the marker must reach."""
    to: tuple[int, int] | None

    @classmethod
    def read(cls, raw: Any, reader: Reader) -> Shifted:
        """The moment. Raises Problem."""
        new: Shifted = super().read(raw, reader)
        if new.to is not None:
            new.to = reader.inside("to", reach, new.to, reader, new.track)
            new.step = reader.steps[new.track][new.to[0]] if new.track in reader.steps else ""
        return new

    def holds(self, game: Desk, seat: int, entry: Record) -> bool:
        return entry.attribute == self.track and (self.to is None or self.to[0] <= entry.amount <= self.to[1])


@moment
class TurnStart(Moment):
    """A turn begins."""

    WORD = "turn_start"
    SHORT = "of"
    PAST = True
    FIELDS = narrowed(Of, of=MINE)


@moment
class TurnEnd(Moment):
    """A turn ends."""

    WORD = "turn_end"
    SHORT = "of"
    PAST = True
    FIELDS = narrowed(Of, of=MINE)


@moment
class RoundOver(Moment):
    """A Round of Gambling is over, its pot given."""

    WORD = "round_over"
    PAST = True
    ASKED = False
    FIELDS = {
        "in": Field(
            Word("self", "holder", "any"), "any", "who must have taken part in it: been there after the first antes"
        ),
        "won": Field(Bool(), None, "whether that seat must have won it"),
    }
    in_: str
    won: bool | None

    def holds(self, game: Desk, seat: int, entry: Record) -> bool:
        if not isinstance(entry, RoundOverRecord) or (self.in_ != "any" and seat not in entry.players):
            return False
        return self.won is None or (entry.by == seat) == self.won


@moment
class PhaseEnd(Moment):
    """`{phase_end: action}`: that phase of the player's own turn ends."""

    WORD = "phase_end"
    SHORT = "phase"
    PAST = True
    ASKED = False
    FIELDS = {"phase": Field(Word(*PLAYED_IN), doc="the phase"), **narrowed(Of, of=MINE)}
    phase: str

    def holds(self, game: Desk, seat: int, entry: Record) -> bool:
        return game.table.phase == self.phase
