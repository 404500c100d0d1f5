# SPDX-License-Identifier: GPL-3.0-or-later
"""The guest book: the games that people finished at this computer, who won, and the most memorable moments of each.

It is kept in one file beside the saved games and made from them; nothing leaves the computer. Games whose saved file was deleted stay in
the book.
"""

from __future__ import annotations

import csv
import hashlib
import io
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec

from rdi_desktop.bots import FORMER
from rdi_desktop.engine.language.knobs import Knobs, turned
from rdi_desktop.machine.files import Lock, put_aside, write_whole
from rdi_desktop.session.bets import START
from rdi_desktop.session.fireside import Fireside
from rdi_desktop.session.odds import odds_of
from rdi_desktop.session.plan import HUMAN, RULES
from rdi_desktop.session.setup import dealt
from rdi_desktop.words import said

if TYPE_CHECKING:
    from rdi_desktop.content import Content
    from rdi_desktop.engine.game import Game
    from rdi_desktop.session.plan import GamePlan
    from rdi_desktop.session.save import SavedGame

FILE = "guest book.json"
FORMAT = 1
_SITTING = 12 * 60
"""Longest duration in minutes, from first to last card, that is taken for one sitting."""
_PEOPLE = "people"

GRUDGE = 6
"""From so much Fortitude taken from one other player on it is a grudge."""

MomentKind = Literal["swing", "stack", "pot"]
_LEAST: dict[MomentKind, float] = {"swing": 10, "stack": 3, "pot": 3}
"""Moments below these sizes are not kept: percentage points of odds, entries on the stack, Gold."""
_GREAT: dict[MomentKind, float] = {"swing": 35, "stack": 5, "pot": 8}
"""Sizes at which moments of different kinds count as equally memorable."""


class BookSeat(msgspec.Struct, frozen=True):
    """A seat of a game in the book."""

    name: str
    character: str
    player: str
    """The controller of the seat: "human", "bot:regular", "rules"."""


class BookMoment(msgspec.Struct, frozen=True):
    """A memorable moment of a game."""

    kind: MomentKind
    """swing: somebody's odds changed; stack: plays answered each other; pot: the Gold in a pot."""
    position: int
    """Number of commands after which it begins."""
    turn: int
    size: int
    """Later odds in percent; number of plays; Gold."""
    before: int = 0
    """Earlier odds in percent."""
    seat: int | None = None
    """The seat with those odds."""


class BookProphet(msgspec.Struct, frozen=True):
    """How somebody who was out has bet by the fire."""

    seat: int
    chits: int
    won: int
    """Bets that were won."""
    laid: int


class BookGrudge(msgspec.Struct, frozen=True):
    """Who took most Fortitude from one other player."""

    seat: int
    against: int
    fortitude: int


class BookGame(msgspec.Struct, frozen=True):
    """One game in the book."""

    key: str
    """A key of the game itself, wherever its file is."""
    began: str
    """ISO time."""
    minutes: int | None
    """Minutes from the first card to the last; None: more than one sitting."""
    variant: str
    guests: tuple[BookSeat, ...]
    winners: tuple[int, ...]
    turns: int
    moments: tuple[BookMoment, ...]
    """The most memorable first; empty if the game can no longer be replayed."""
    file: str
    """Name of the saved game."""
    prophets: tuple[BookProphet, ...] = ()
    """Those who bet by the fire, the best first."""
    grudge: BookGrudge | None = None
    """None: nobody took much from anybody."""
    factions: tuple[str, ...] = ()
    """The factions of the machine that was played against, sorted; empty: there was none."""
    knobs: Knobs = {}
    """How that machine was made harder."""

    @property
    def challengers(self) -> int:
        """How many played against the machine."""
        return sum(guest.player != RULES for guest in self.guests)


class _Book(msgspec.Struct, frozen=True):
    format: int
    evenings: tuple[BookGame, ...] = ()


class _Version(msgspec.Struct, frozen=True):
    format: int


class WinTally(NamedTuple):
    """How many games people played, and how many they won."""

    games: int = 0
    won: int = 0


class GuestBook:
    """The guest book and its file."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self.trouble = ""
        """What is wrong with the file, or ''."""

    def evenings(self) -> list[BookGame]:
        """Every game in it, the latest first. A damaged book is renamed and a new one begun."""
        try:
            data = self._path.read_bytes()
        except FileNotFoundError:
            return []
        except OSError as error:
            self.trouble = said("book-unreadable", why=error.strerror or str(error))
            return []
        try:
            if msgspec.json.decode(data, type=_Version).format > FORMAT:
                self.trouble = said("book-too_new")
                return []
            found = msgspec.json.decode(data, type=_Book).evenings
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self._put_aside()
            return []
        return sorted(found, key=lambda evening: evening.began, reverse=True)

    def enter(self, evenings: Iterable[BookGame]) -> None:
        """Add games that are not in it yet."""
        self.trouble = ""
        with Lock(self._path.with_suffix(".lock")):  # another window may enter a game of its own
            self._enter(evenings)

    def _enter(self, evenings: Iterable[BookGame]) -> None:
        there = self.evenings()
        keys = {evening.key for evening in there}
        new = list({evening.key: evening for evening in evenings if evening.key not in keys}.values())
        if not new or (self.trouble and self._path.exists()):
            return
        try:
            book = msgspec.json.format(msgspec.json.encode(_Book(FORMAT, (*there, *new))), indent=1)
            write_whole(self._path, book, secret=True)
        except OSError as error:
            self.trouble = said("book-not-written", why=error.strerror or str(error))

    def _put_aside(self) -> None:
        try:
            aside = put_aside(self._path)
            self.trouble = said("book-put-aside", file=aside.name)
        except OSError as error:
            self.trouble = said("book-damaged", why=error.strerror or str(error))


def belongs(save: SavedGame) -> bool:
    """Whether a game belongs in the book: people finished it, and it was dealt rather than set up from a scenario."""
    plan = save.header.plan
    return save.over is not None and bool(plan.humans) and not plan.scenario


def key_of(save: SavedGame) -> str:
    """The key of a game: from everything that determines it."""
    return hashlib.sha256(msgspec.json.encode((save.header.plan, save.commands))).hexdigest()[:24]


def evening_of(save: SavedGame, content: Content, ended: datetime) -> BookGame:
    """The entry of a finished game. `ended`: when its last card was played."""
    plan = save.header.plan
    assert save.over is not None
    guests = tuple(BookSeat(seat.name, seat.character, seat.controller) for seat in plan.seats)
    told = _Told(save.turn)
    with suppress(ValueError, TypeError, LookupError):  # other rules or cards, or a missing character
        told = _played_again(save, content)
    return BookGame(
        key_of(save),
        save.header.started,
        _minutes(save.header.started, ended),
        plan.variant,
        guests,
        save.over.winners,
        told.turns,
        told.moments,
        save.path.name,
        told.prophets,
        told.grudge,
        *_machine(plan, content),
    )


def _machine(plan: GamePlan, content: Content) -> tuple[tuple[str, ...], Knobs]:
    """The factions of the machine that was played against, and its knobs; nothing if there is none, or it is not known here."""
    variant = content.variants.get(plan.variant)
    machine = content.automata.get(variant.machine) if variant is not None and variant.machine else None
    if machine is None:
        return (), {}
    try:
        return tuple(sorted(machine.choose(plan.options.get("factions"), plan.seed))), turned(plan.options)
    except ValueError:
        return (), {}


def ended_at(save: SavedGame) -> datetime:
    """When its file was last written."""
    try:
        return datetime.fromtimestamp(save.path.stat().st_mtime).astimezone()
    except OSError:
        return datetime.now().astimezone()


def _minutes(began: str, ended: datetime) -> int | None:
    try:
        minutes = round((ended - datetime.fromisoformat(began)).total_seconds() / 60)
    except (ValueError, TypeError):  # no time, or one without a time zone
        return None
    return minutes if 0 <= minutes <= _SITTING else None


class _Told(NamedTuple):
    """What only playing a game again tells of it."""

    turns: int
    moments: tuple[BookMoment, ...] = ()
    prophets: tuple[BookProphet, ...] = ()
    grudge: BookGrudge | None = None


def _played_again(save: SavedGame, content: Content) -> _Told:
    """What is told of the game. ValueError if it does not end as its file says."""
    game = dealt(save.header.plan, content)
    moments, fire = _Moments(content), Fireside(save.bets)
    moments.look(game, 0)
    fire.look(game)
    for position, command in enumerate(save.commands, 1):
        game.submit(command)
        moments.look(game, position)
        fire.look(game)
    if save.over is None or game.winners != tuple(save.over.winners):
        raise ValueError("it ends otherwise")
    prophets = tuple(BookProphet(*each) for each in fire.prophets() if each.laid)
    return _Told(game.turn_number, moments.found(), prophets, _grudge(game))


def _grudge(game: Game) -> BookGrudge | None:
    """The greatest loss of Fortitude between two players who are not in one team, if it was a great one."""
    sides = [seat.side for seat in game.table.seats]
    taken: Counter[tuple[int, int]] = Counter()
    for key, seat, _, _, args, _ in game.events.facts:
        source = args.get("source")
        if key == "lost_fortitude" and seat is not None and isinstance(source, int) and sides[source] != sides[seat]:
            taken[source, seat] += args["n"]
    (by, against), most = max(taken.items(), key=lambda item: item[1], default=((0, 0), 0))
    return BookGrudge(by, against, most) if most >= GRUDGE else None


class _Moments:
    """Watches a game after each command, and keeps the greatest moment of each kind."""

    def __init__(self, content: Content) -> None:
        self._content = content
        self._best: dict[MomentKind, tuple[float, BookMoment]] = {}
        self._turn = self._start = 0
        self._odds: list[int] = []
        self._calm = 0
        """The last position with an empty stack."""
        self._sober = 0
        """The last position without Gold in the pot."""

    def look(self, game: Game, position: int) -> None:
        """Look at the game after `position` commands."""
        plays, gold = len(game.waiting), game.pot_gold
        if not plays:
            self._calm = position
        if not gold:
            self._sober = position
        turn = game.turn_number
        self._note("stack", plays, BookMoment("stack", self._calm, turn, plays))
        self._note("pot", gold, BookMoment("pot", self._sober, turn, gold))
        if turn != self._turn or game.over is not None:
            odds = list(odds_of(game, self._content))
            for seat, (before, after) in enumerate(zip(self._odds, odds, strict=False)):
                swing = BookMoment("swing", self._start, self._turn, after, before, seat)
                self._note("swing", abs(after - before), swing)
            self._turn, self._start, self._odds = turn, position, odds

    def _note(self, kind: MomentKind, size: float, moment: BookMoment) -> None:
        if size >= _LEAST[kind] and size > self._best.get(kind, (0.0, moment))[0]:
            self._best[kind] = (size, moment)

    def found(self) -> tuple[BookMoment, ...]:
        """The greatest moment of each kind, the greatest of all first."""
        ranked = sorted(self._best.items(), key=lambda item: item[1][0] / _GREAT[item[0]], reverse=True)
        return tuple(moment for _, (_, moment) in ranked)


# Statistics over all games


def in_all(evenings: Iterable[BookGame]) -> WinTally:
    """How many games there are, and how many of them a person won."""
    kept = list(evenings)
    return WinTally(len(kept), sum(any(each.guests[seat].player == HUMAN for seat in each.winners) for each in kept))


def by_character(evenings: Iterable[BookGame]) -> dict[str, WinTally]:
    """For each character that people played: games, and games won; the most played first."""
    return _ranked(
        (guest.character, seat in evening.winners)
        for evening in evenings
        for seat, guest in enumerate(evening.guests)
        if guest.player == HUMAN
    )


def by_company(evenings: Iterable[BookGame]) -> dict[str, WinTally]:
    """For each kind of other player: games with people, and how many of these a person won.

    Kinds are `people`, the names of computer players, and the names of automata.
    """
    found = []
    for evening in evenings:
        people = [seat for seat, guest in enumerate(evening.guests) if guest.player == HUMAN]
        won = any(seat in evening.winners for seat in people)
        kinds = {_kind(guest) for guest in evening.guests if guest.player != HUMAN}
        found += [(kind, won) for kind in kinds | ({_PEOPLE} if len(people) > 1 else set())]
    return _ranked(found)


class ProphetTally(NamedTuple):
    """How somebody has bet by the fire on all evenings."""

    evenings: int = 0
    gained: int = 0
    """Chits more than at the beginning; less than nothing if lost."""
    won: int = 0
    laid: int = 0


def by_prophet(evenings: Iterable[BookGame]) -> dict[str, ProphetTally]:
    """For each person who bet by the fire, by name: how that went; the best first."""
    found: dict[str, ProphetTally] = {}
    for evening in evenings:
        for each in evening.prophets:
            guest = evening.guests[each.seat]
            if guest.player == HUMAN:
                old = found.get(guest.name, ProphetTally())
                new = (old.evenings + 1, old.gained + each.chits - START, old.won + each.won, old.laid + each.laid)
                found[guest.name] = ProphetTally(*new)
    return dict(sorted(found.items(), key=lambda item: (-item[1].gained, -item[1].won, item[0])))


class LadderTally(NamedTuple):
    """How a machine with two factions fared, at one difficulty."""

    games: int = 0
    won: int = 0
    challengers: int = 0
    """The fewest that have beaten it; 0: nobody has."""
    turns: int = 0
    """The fewest turns in which it was beaten; 0: it was not."""


def ladder(evenings: Iterable[BookGame]) -> dict[tuple[tuple[str, ...], str], LadderTally]:
    """How each machine that was played against has fared, by its factions and by its knobs as `knob_key` has them."""
    found: dict[tuple[tuple[str, ...], str], LadderTally] = {}
    for evening in evenings:
        if not evening.factions:
            continue
        place = evening.factions, knob_key(evening.knobs)
        games, won, challengers, turns = found.get(place, LadderTally())
        if any(evening.guests[seat].player != RULES for seat in evening.winners):
            won += 1
            challengers = min(challengers or evening.challengers, evening.challengers)
            turns = min(turns or evening.turns, evening.turns)
        found[place] = LadderTally(games + 1, won, challengers, turns)
    return found


def knob_key(knobs: Mapping[str, int | bool]) -> str:
    """A word for a way to make a machine harder, whatever the order of its knobs."""
    return "+".join(f"{key}={int(value)}" for key, value in sorted(knobs.items()))


def _kind(guest: BookSeat) -> str:
    name = guest.player.removeprefix("bot:")
    return FORMER.get(name, name) if name != guest.player else guest.name


def _ranked(found: Iterable[tuple[str, bool]]) -> dict[str, WinTally]:
    tallies: dict[str, WinTally] = {}
    for what, won in found:
        games, wins = tallies.get(what, WinTally())
        tallies[what] = WinTally(games + 1, wins + won)
    return dict(sorted(tallies.items(), key=lambda item: (-item[1].games, -item[1].won, item[0])))


def as_csv(evenings: Sequence[BookGame]) -> str:
    """The book as CSV: a line for each seat of each game."""
    text = io.StringIO()
    sheet = csv.writer(text, lineterminator="\n")
    sheet.writerow(("began", "minutes", "variant", "turns", "seat", "name", "character", "player", "won", "chits"))
    for each in evenings:
        chits = {prophet.seat: prophet.chits for prophet in each.prophets}
        for seat, guest in enumerate(each.guests):
            won = "yes" if seat in each.winners else "no"
            line = (guest.name, guest.character, guest.player, won, chits.get(seat, ""))
            told = (each.began, each.minutes if each.minutes is not None else "", each.variant, each.turns, seat + 1)
            sheet.writerow([_harmless(cell) for cell in (*told, *line)])
    return text.getvalue()


def _harmless(cell: object) -> object:
    """Protects a cell that a spreadsheet would take for a formula; names may come from other computers."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(("=", "+", "-", "@", "\t", "\r")) else cell
