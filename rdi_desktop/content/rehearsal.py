# SPDX-License-Identifier: GPL-3.0-or-later
"""Trying out a character: random games in which each of its cards is played as soon as possible.

A card that can never be played, or changes nothing however often it is played, is reported: the rules allow it, but it is hardly intended.
So is a token that nobody ever holds, a track whose marker never moves, and a side deck of which no card ever comes into the game.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from rdi_desktop.content.library import Content, effects_of
from rdi_desktop.engine import arrange
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.language.core import walk
from rdi_desktop.engine.rules import legality
from rdi_desktop.engine.rules.setup import STANDARD, GameSetup, SeatSetup
from rdi_desktop.engine.state.decisions import Answer, Command, Interject, Option
from rdi_desktop.engine.state.rng import Random, mix

if TYPE_CHECKING:
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.language.character import CharacterDef
    from rdi_desktop.engine.state.table import Table

GAMES = 60
"""The most games; about a third of them usually suffice."""
COMMANDS = 500
"""The most commands of one game."""
TRIES = 40
"""A play that has changed nothing this often is taken to change nothing."""
EARLY = 4
"""The first plays are tried as soon as possible, later ones at one occasion in four, when games are under way."""
A_GAME = 2
"""How often it is tried in one game at most, so that it is seen in many situations."""
OTHERS = (
    ("fiona", "gerki", "zot"),
    ("deirdre", "gerki", "fiona"),
    ("zot", "deirdre"),
    ("gerki", "zot", "deirdre", "fiona"),
)
"""The other characters, in turns: plain decks that strike, heal, gamble, cheat and order, without triggers."""
BOSSES = "boss-battle"
"""The variant in which Boss cards are dealt."""
EVENINGS = ((0, 0, None), (6, 3, 14), (15, 1, 3))
"""States in which games begin, in turns: fresh, half over, nearly over. Fortitude lost, Alcohol Content, Gold (None: as dealt)."""
THINGS = {"tokens": "token", "tracks": "track", "piles": "side deck"}
HELPS = {
    "tokens": "is there a card that gives it, and can its condition hold?",
    "tracks": "is there a card that moves it, and can that be played?",
    "piles": "is there a card that reveals it, and can that be played?",
}
QUIET = 80
"""Most commands until a play and everything it causes has resolved."""


@dataclass(slots=True)
class Rehearsed:
    """What has been seen of one card or ability."""

    dealt: int = 0
    """In how many games it was in the first hand."""
    playable: bool = False
    tries: int = 0
    here: int = 0
    """How often in the present game."""
    changes: bool = False

    @property
    def settled(self) -> bool:
        """Whether nothing more needs to be seen."""
        return self.changes or self.tries >= TRIES


@dataclass(frozen=True, slots=True)
class Oddity:
    """Something allowed that is hardly intended. `card`: the id of the card, or ''."""

    card: str
    message: str
    place: tuple[str, ...] = ()
    """Where it is declared, if it is no card."""


class Rehearsal:
    """Games with one character. `step` plays the next; `oddities` lists the findings once it is `done`."""

    def __init__(self, content: Content, character: str) -> None:
        self.content = content
        self.character: CharacterDef = content.characters[character]
        self.games = 0
        self.chance = Random(1)
        mine = [card for card in self.character.deck if not card.pile]
        self.cards: dict[str, Rehearsed] = {card.id: Rehearsed() for card in mine}
        self.abilities: dict[str, Rehearsed] = {
            ability.id: Rehearsed() for ability in self.character.abilities if not ability.for_holder
        }
        self.unseen = self.things()
        """The tokens, tracks and side decks that have not been seen at work: where each is declared, and what did not happen."""
        self.cuts = 0
        """How often the rules had to cut a turn short that would not end."""

    @property
    def done(self) -> bool:
        """Whether more games would show nothing new."""
        everything = (*self.cards.values(), *self.abilities.values())
        return self.games >= GAMES or (not self.unseen and all(one.settled for one in everything))

    def things(self) -> dict[tuple[str, str], str]:
        """What the character declares and games should show."""
        who = self.character
        found: dict[tuple[str, str], str] = {}
        for id, token in who.tokens.items():
            if token.supply and token.limit:
                found["tokens", id] = "was never held by anybody"
        for id, track in who.tracks.items():
            if track.of_ is None and track.reads is None:
                found["tracks", id] = "never moved"
        for id, pile in who.piles.items():
            if pile.deck and not pile.shared:
                found["piles", id] = "never had a card turned up or drawn"
        return found

    def run(self) -> list[Oddity]:
        """Play until nothing new can be seen."""
        while not self.done:
            self.step()
        return self.oddities()

    def step(self) -> None:
        """Play one game, trying each card that has not been seen to change anything."""
        number, me = self.games, 0
        for one in (*self.cards.values(), *self.abilities.values()):
            one.here = 0
        self.games += 1
        boss = number % 2 == 1 and any(card.boss for card in self.character.deck)
        game = Game.from_table(self.setup(number, boss), self.content, None if boss else self.deal)
        while game.pending is not None and len(game.log) < COMMANDS:
            for option, answer in self.plays(game, me):
                if (this := self.tried(game, option)) is not None:
                    this.playable = True
                    early = this.tries >= EARLY and self.chance.below(4) > 0
                    if not this.settled and this.here < A_GAME and not early:
                        self.trial(game, me, option, answer, this)
            game.submit(self.command(game))
        self.look(game)
        self.cuts += any(event.key == "turn_cut_short" for event in game.events)

    def look(self, game: Game, since: int = 0) -> None:
        """Note which declared things have been at work. `since`: the number of the first event that counts."""
        if not self.unseen:
            return
        for event in game.events[since:]:
            args = event.args
            self.unseen.pop(("tokens", str(args.get("token"))), None)
            self.unseen.pop(("piles", str(args.get("pile"))), None)
            self.unseen.pop(("tracks", str(args.get("track"))), None)
        mine = game.table.seats[0]
        for seat in game.table.seats:
            for token in [token for token, n in seat.tokens.items() if n > 0]:
                self.unseen.pop(("tokens", token), None)
        for id in [place[1] for place in self.unseen if place[0] == "piles"]:
            cards = sum(card.copies for card in self.character.deck if card.pile == id)
            if len(mine.piles.get(id, ())) < cards:
                self.unseen.pop(("piles", id))

    def setup(self, number: int, boss: bool) -> GameSetup:
        """The set-up of the next game; the character sits first."""
        others = [
            id for id in OTHERS[number % len(OTHERS)] if id in self.content.characters and id != self.character.id
        ]
        seats = tuple(SeatSetup(id, boss=boss and not at) for at, id in enumerate([self.character.id, *others]))
        variant = BOSSES if boss else STANDARD
        if boss:
            seats = (seats[0], *seats[1:3])
        return GameSetup(seats, 1 + number, number % len(seats), {}, variant)

    def deal(self, table: Table) -> None:
        """Put cards that have not been seen yet into the first hand."""
        open_ = [id for id, one in self.cards.items() if not one.settled and not self.content.card(id).boss]
        open_.sort(key=lambda id: (self.cards[id].playable, self.cards[id].dealt))
        size = len(table.seats[0].hand)
        wanted = open_[:size]
        for id in wanted:
            self.cards[id].dealt += 1
        spare = [card.id for card in self.character.deck if not card.pile and not card.boss for _ in range(card.copies)]
        for id in wanted:
            spare.remove(id)
        while len(wanted) < size and spare:
            wanted.append(spare.pop(self.chance.below(len(spare))))
        arrange.hand(table, 0, wanted, [])
        lost, alcohol, gold = EVENINGS[self.games % len(EVENINGS)]
        for seat in range(len(table.seats)) if lost else ():
            arrange.numbers(table, seat, max(1, table.side(seat).fortitude - lost), alcohol, gold)

    @staticmethod
    def plays(game: Game, me: int) -> Iterator[tuple[Option, bool]]:
        """Every way to play something now, and whether it answers the question (otherwise it interrupts)."""
        pending = game.pending
        assert pending is not None
        if pending.seat == me and pending.min <= 1 <= pending.max:
            yield from ((option, True) for option in pending.options if option.kind in ("play", "ability"))
        if legality.may_interject(game, pending, me):
            yield from ((option, False) for option in legality.anytime(game, me))

    def tried(self, game: Game, option: Option) -> Rehearsed | None:
        """The record of what the option plays; None if it is no card or ability of this character."""
        if option.card is not None:
            return self.cards.get(game.table.cards[option.card].id)
        return self.abilities.get(option.ability or "")

    def trial(self, game: Game, me: int, option: Option, answer: bool, one: Rehearsed) -> None:
        """Play it in a copy of the game, and compare with a copy in which it is not played."""
        pending = game.pending
        assert pending is not None
        one.tries += 1
        one.here += 1
        with_it, without = game.fork(), game.fork()
        with_it.submit(Answer(me, (option.id,)) if answer else Interject(me, option.id))
        if option.on is not None and rewritten(game, with_it, option.on):
            one.changes = True
            return
        if answer and (game.table.stack or game.windows):
            without.submit(Answer(me, pending.default))
        for world in (with_it, without):
            settle(world, one.tries)
        self.look(with_it, len(game.events))
        one.changes = picture(with_it, me, option.card) != picture(without, me, option.card)

    def command(self, game: Game) -> Command:
        """Any command that might come next."""
        pending = game.pending
        assert pending is not None
        if self.chance.below(3) == 0:
            seat = self.chance.below(len(game.table.seats))
            ways = legality.anytime(game, seat) if legality.may_interject(game, pending, seat) else []
            if ways:
                return Interject(seat, ways[self.chance.below(len(ways))].id)
        most = min(pending.max, len(pending.options))
        picks = list(pending.options)
        self.chance.shuffle(picks)
        n = pending.min + self.chance.below(most - pending.min + 1)
        return Answer(pending.seat, tuple(option.id for option in picks[:n]))

    def oddities(self) -> list[Oddity]:
        """What the games have shown."""
        found = [each for card in self.character.deck if (each := self.oddity_of(card)) is not None]
        for id, one in self.abilities.items():
            if not one.playable:
                found.append(Oddity("", f"the ability '{id}' could not be used in any of {self.games} games"))
        for place, what in self.unseen.items() if self.games >= GAMES else ():
            kind, id = place
            told = f"the {THINGS[kind]} '{id}' {what} in {self.games} games: {HELPS[kind]}"
            found.append(Oddity("", told, place))
        if self.cuts:
            found.append(
                Oddity("", f"in {self.cuts} of {self.games} games the rules had to end a turn that never ended")
            )
        return found

    def oddity_of(self, card: CardDef) -> Oddity | None:
        """What is odd about a card of the deck."""
        one = self.cards.get(card.id)
        if one is None or one.changes:
            return None
        if not one.playable and set(card.moments) == {"played_with"}:
            return None  # it joins plays of other cards, and is never an option by itself
        if not one.playable:
            return Oddity(
                card.id,
                f"could not be played in any of {self.games} games: is there a moment at which it may be, and can its condition hold?",
            )
        unseen = any(effect.UNSEEN for part in effects_of(card) for effect in walk((part,)))
        if one.tries < TRIES or unseen:
            return None
        return Oddity(card.id, f"was played {one.tries} times, and nothing was different afterwards")


def rewritten(before: Game, game: Game, answered: int) -> bool:
    """Whether a resolved play has changed what it answers."""
    for _ in range(QUIET):
        if game.pending is None or len(game.table.stack) <= len(before.table.stack):
            break
        game.submit(usual(game, 0))
    one, other = (
        next((each for each in world.view(None).stack if each.id == answered), None) for world in (before, game)
    )
    return one != other


def settle(game: Game, salt: int) -> None:
    """Answer every question with the default until nothing waits any more."""
    for _ in range(QUIET):
        if game.pending is None or not game.table.stack:
            return
        game.submit(usual(game, salt))


def usual(game: Game, salt: int) -> Answer:
    """Nobody answers a play; for other choices the same question gets the same answer, which differs by `salt`."""
    pending = game.pending
    assert pending is not None
    if pending.kind != "pick" or not pending.options or pending.max < 1 or salt % 2 == 0:
        return Answer(pending.seat, pending.default)
    n = max(pending.min, 1)
    at = mix(salt * 64 + pending.seat)[1] % len(pending.options)
    options = [*pending.options[at:], *pending.options[:at]]
    return Answer(pending.seat, tuple(option.id for option in options[:n]))


def picture(game: Game, seat: int, card: int | None) -> Any:
    """The parts of the table that a play should change: not where its own card lies, nor whose turn it is to answer."""
    view = game.view(None)
    lying = view.seats[seat].in_play
    mine = replace(view.seats[seat], hand_count=0, hand_backs=[], discard=[], in_play=[])
    seats = [mine if mat.seat == seat else mat for mat in view.seats]
    view = replace(view, seats=seats, waiting=None, window=None, phase="", actions_left=0, actions_played=0)
    tracks = [dict(each.tracks) for each in game.table.seats]
    cdef = game.table.cards[card] if card is not None else None
    acts = cdef is not None and (cdef.body or cdef.standing or cdef.triggers or cdef.abilities)
    open_ = [each.id for each in lying if each.id != card or acts]
    return view, tracks, open_, [sorted({*each.hand} - {card}) for each in game.table.seats]
