# SPDX-License-Identifier: GPL-3.0-or-later
"""The table as it is displayed: it follows the beats, not the latest state of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

from rdi_desktop.director.beats import BeatPlace, ChangeSubject, TableChange
from rdi_desktop.director.open_cards import OpenPlace, changed
from rdi_desktop.engine.seen import SeenCard, SeenEntry, SeenMarks, SeenRound, SeenSeat, SeenTable, SeenTrack

_COUNTED = frozenset(
    {"fortitude", "alcohol", "hand", "deck", "drink_me", "gold", "token", "drink_deck", "side_deck", "lies", "hidden"}
)
"""Changes that are taken back by the same with the opposite number."""
_ON_MAPS = frozenset({"room", "reward", "party", "shut"})


EMPTY = SeenTable(seat=None, turn=0, turn_number=0, phase="start", seats=[], drink_deck=0, drink_discard=[], inn_gold=0)
"""Before anything is shown."""


class Shown:
    """A view that changes step by step. It is an onlooker's, without hands.

    Nothing in it is changed, only replaced, so that a display can tell by identity what is new.
    """

    def __init__(self) -> None:
        self.view = EMPTY

    def settle(self, view: SeenTable) -> None:
        """Show that view as it is."""
        self.view = _without_hands(view)

    def rewind(self, changes: Sequence[TableChange]) -> None:
        """Take back whatever is counted in these changes, which have been made, and cards that were discarded."""
        for change in reversed(changes):
            if change.what in _COUNTED:
                self.apply(change._replace(n=-change.n))
            elif change.what == "card":
                self._in_pile(change, lay=False)

    def cut(self, depth: int) -> None:
        """Drop stack entries above that height."""
        if len(self.view.stack) > depth:
            self.view = replace(self.view, stack=self.view.stack[:depth])

    def apply(self, change: TableChange) -> None:
        """Make one change."""
        match change.what:
            case "fortitude" | "alcohol":
                self._number(change)
            case "wound_up":
                assert change.seat is not None
                self._face(change.seat, change.player, lambda track: replace(track, fortitude=change.n, alcohol=0))
            case "gold":
                self._gold(change.of, -change.n)
                self._gold(change.to, change.n)
            case "ring":
                self._lend(change)
            case "token" | "claimed":
                self._token(change)
            case "track":
                seat = self._seat(change)
                assert change.to is not None
                self._put(replace(seat, tracks={**seat.tracks, change.word: change.to}))
            case "hand" | "deck" | "drink_me":
                self._pile_up(change)
            case "drink_deck":
                self._pour(change)
            case "handed" | "swap":
                self._pass_on(change)
            case "hidden":
                self.view = replace(self.view, pot=replace(self.view.pot, hidden=self.view.pot.hidden + change.n))
            case "potions" | "away" | "mute":
                self._mark(change)
            case "lies" | "counter":
                (self._lie if change.what == "lies" else self._count)(change)
            case "side_deck" | "renewed" | "emptied":
                self._uncover(change)
            case "card" | "fetched":
                self._in_pile(change, lay=change.what == "card")
            case "reshuffle" | "renew":
                self._sweep(change)
            case "turn":
                self.view = replace(self.view, turn=self._seat(change).seat, turn_number=change.n)
            case "acting" | "priority":
                assert change.seat is not None
                acting = change.what == "acting"
                self.view = replace(self.view, turn=change.seat) if acting else replace(self.view, priority=change.seat)
            case "phase":
                self.view = replace(self.view, phase=change.word)
            case "out":
                self._put_out(change)
            case "up":
                assert isinstance(change.of, SeenEntry)
                self.view = replace(
                    self.view, stack=[*(entry for entry in self.view.stack if entry.id != change.of.id), change.of]
                )
            case "down":
                self.view = replace(self.view, stack=[entry for entry in self.view.stack if entry.id != change.of])
            case _:
                (self._on_map if change.what in _ON_MAPS else self._in_round)(change)

    def _put(self, mat: SeenSeat) -> None:
        """Replace a seat."""
        self.view = replace(self.view, seats=[mat if seat.seat == mat.seat else seat for seat in self.view.seats])

    def _seat(self, change: TableChange) -> SeenSeat:
        assert change.seat is not None
        return self.view.seats[change.seat]

    def _side(self, index: int) -> Iterator[SeenSeat]:
        """All seats that share that seat's numbers."""
        side = self.view.seats[index].side
        return (seat for seat in self.view.seats if seat.side == side)

    def _number(self, change: TableChange) -> None:
        assert change.seat is not None
        if change.of is not None:
            self._face(change.seat, change.player, lambda track: _moved(track, change))
            return
        for seat in self._side(change.seat):
            self._put(_moved(seat, change))

    def _face(self, seat: int, player: int, moved: Callable[[SeenTrack], SeenTrack]) -> None:
        """The track of an automaton that belongs to a player."""
        mat = self.view.seats[seat]
        self._put(replace(mat, facing=[moved(track) if track.seat == player else track for track in mat.facing]))

    def _gold(self, whose: BeatPlace | ChangeSubject, n: int) -> None:
        if isinstance(whose, int) and not self.view.seats[whose].kit.gold:
            whose = "inn"  # without a stash the Inn pays, and keeps what is gained
        if isinstance(whose, int):
            for seat in self._side(whose):
                self._put(replace(seat, gold=seat.gold + n))
        elif whose == "inn":
            self.view = replace(self.view, inn_gold=self.view.inn_gold + n)
        elif whose == "pot":
            self.view = replace(self.view, pot=replace(self.view.pot, gold=self.view.pot.gold + n))

    def _lend(self, change: TableChange) -> None:
        """A thing that counts as Gold moves to a stash, the pot or the Inn."""
        mine = (change.seat, change.of)
        assert change.to is not None
        coins = [replace(coin, at=change.to) if (coin.seat, coin.thing) == mine else coin for coin in self.view.coins]
        self.view = replace(self.view, coins=coins)

    def _token(self, change: TableChange) -> None:
        """More or fewer tokens; a claimed one leaves its mark on the track."""
        seat = self._seat(change)
        token = change.word
        claimed = token in seat.claimed
        had = seat.claimed if claimed else seat.tokens
        now = {**had, token: max(0, had.get(token, 0) + change.n)}
        tracks = seat.tracks
        track = tracks.get(token)
        if isinstance(change.to, int) and isinstance(track, SeenMarks):
            tracks = {**tracks, token: replace(track, marks=[mark for mark in track.marks if mark != change.to])}
        seat = replace(seat, tracks=tracks)
        self._put(replace(seat, claimed=now) if claimed else replace(seat, tokens=now))

    def _in_pile(self, change: TableChange, *, lay: bool) -> None:
        """A card comes to a pile of open cards, or leaves it; by default the discards of its deck."""
        usual = "drink_discard" if change.seat is None else "discard"
        place, card = OpenPlace(str(change.to or usual), change.seat), change.card

        def laid(row: list[SeenCard]) -> list[SeenCard]:
            others = [lying for lying in row if lying.id != card.id]
            if lay:
                others.insert(change.n - 1 if change.n else len(others), card.data)
            return others

        self.view = changed(self.view, place, laid)

    def _lie(self, change: TableChange) -> None:
        """A card comes into play before a seat, or leaves play."""
        seat = self._seat(change)
        lies = [card for card in seat.in_play if card.id != change.card.id]
        if change.n > 0:
            lies.insert(change.n - 1, replace(change.card.data, place=str(change.to or "")))
        piles = {
            name: replace(pile, cards=(there := [card for card in lies if card.place == name]), count=len(there))
            if pile.open
            else pile
            for name, pile in seat.piles.items()
        }
        self._put(replace(seat, in_play=lies, piles=piles))

    def _count(self, change: TableChange) -> None:
        """A counter on a card in play changes."""
        seat = self._seat(change)

        def counted(card: SeenCard) -> SeenCard:
            return replace(card, counters={**card.counters, str(change.to): change.n})

        self._put(
            replace(seat, in_play=[counted(card) if card.id == change.card.id else card for card in seat.in_play])
        )

    def _pile_up(self, change: TableChange) -> None:
        """More or fewer unseen cards. Drinks of a side deck (`of`) lie on top of a Drink Me! pile, and leave it first."""
        seat = self._seat(change)
        if change.what == "hand":
            seat = replace(seat, hand_count=max(0, seat.hand_count + change.n))
        elif change.what == "deck":
            seat = replace(seat, deck=max(0, seat.deck + change.n))
        else:
            served = max(0, seat.served + (1 if change.of else min(0, change.n)))
            backs = seat.drink_backs if self.view.crawl is None else _backs(seat, change)
            seat = replace(seat, drink_me=max(0, seat.drink_me + change.n), served=served, drink_backs=backs)
        self._put(seat)

    def _pass_on(self, change: TableChange) -> None:
        """The top Drink of a Drink Me! pile goes to another; or two seats change piles."""
        assert isinstance(change.to, int)
        mine, theirs = self._seat(change), self.view.seats[change.to]
        if change.what == "swap":
            for seat, other in ((mine, theirs), (theirs, mine)):
                self._put(replace(seat, drink_me=other.drink_me, served=other.served, drink_backs=other.drink_backs))
            return
        served = "served" if mine.served else None
        back = mine.drink_backs[-1] if mine.drink_backs else None
        self._pile_up(TableChange("drink_me", mine.seat, -1))
        self._pile_up(TableChange("drink_me", theirs.seat, 1, of=served, to=back))

    def _uncover(self, change: TableChange) -> None:
        """A side deck has fewer or more cards (a shared one may be another seat's), is made of its discards, or is empty."""
        seat = self._seat(change)
        name = change.word
        pile = seat.piles.get(name)
        if pile is not None:
            spent = [] if change.what == "renewed" else pile.discard
            now = replace(pile, count=max(0, pile.count + change.n), discard=spent)
            if change.what == "emptied":
                now = replace(pile, count=0, cards=None if pile.cards is None else [])
            self._put(replace(seat, piles={**seat.piles, name: now}))

    def _mark(self, change: TableChange) -> None:
        """A seat may play nothing for a while, or is out of reach, or neither any more; its side has so many Potion Tokens."""
        seat = self._seat(change)
        match change.what:
            case "mute":
                self._put(replace(seat, mute=bool(change.n)))
            case "away":
                self._put(replace(seat, withdrawn=bool(change.n)))
            case _:
                for member in self._side(seat.seat):
                    self._put(replace(member, potions=change.n))

    def _sweep(self, change: TableChange) -> None:
        """The discards become the deck of a seat, or the Drink Deck."""
        if change.what == "reshuffle":
            seat = self._seat(change)
            self._put(replace(seat, deck=seat.deck + len(seat.discard), discard=[]))
        else:
            self.view = replace(self.view, drink_discard=[])
            self._pour(change._replace(n=change.n - self.view.drink_deck))

    def _pour(self, change: TableChange) -> None:
        """The Drink Deck has fewer or more cards; on a Pub Crawl the deck of the present tavern."""
        crawl = self.view.crawl
        from_tavern = False
        if crawl is not None:
            inn = next((each.id for each in crawl.taverns if each.inn), None)
            of = change.of or inn
            from_tavern = of != inn
            taverns = [
                replace(each, deck=max(0, each.deck + change.n)) if each.id == of else each for each in crawl.taverns
            ]
            self.view = replace(self.view, crawl=replace(crawl, taverns=taverns))
        if not from_tavern:
            self.view = replace(self.view, drink_deck=max(0, self.view.drink_deck + change.n))

    def _on_map(self, change: TableChange) -> None:
        """A token moves in the dungeon, a reward is taken, the party moves, a tavern closes."""
        dungeon, crawl = self.view.dungeon, self.view.crawl
        if dungeon is not None:
            match change.what:
                case "room":
                    at = [replace(pawn, room=change.word) if change.seat in pawn.seats else pawn for pawn in dungeon.at]
                    self.view = replace(self.view, dungeon=replace(dungeon, at=at))
                case "reward" if change.of is None:
                    self.view = replace(self.view, dungeon=replace(dungeon, trick=max(0, (dungeon.trick or 0) - 1)))
                case "reward":
                    loot = [card for card in dungeon.loot or () if card.id != change.card.id]
                    self.view = replace(self.view, dungeon=replace(dungeon, loot=loot))
        if crawl is not None:
            match change.what:
                case "party":
                    self.view = replace(self.view, crawl=replace(crawl, party=change.word))
                case "shut":
                    taverns = [replace(each, closed=each.closed or each.id == change.of) for each in crawl.taverns]
                    self.view = replace(self.view, crawl=replace(crawl, taverns=taverns))

    def _put_out(self, change: TableChange) -> None:
        """A seat that is out loses its tokens, Drinks, Gold and cards in play."""
        seat = self._seat(change)
        gold = seat.gold
        if gold and not any(other is not seat for other in self._side(seat.seat)):
            self._gold("inn", gold)
            gold = 0
        nothing = dict.fromkeys(seat.tokens, 0)
        seat = replace(
            seat, out=True, out_because=change.word, gold=gold, in_play=[], drink_me=0, served=0, drink_backs=[]
        )
        self._put(replace(seat, tokens=nothing))

    def _in_round(self, change: TableChange) -> None:
        if change.what == "round":
            assert change.of is None or isinstance(change.of, SeenRound)
            playing = change.of.players if change.of is not None else ()
            seats = [replace(seat, in_round=seat.seat in playing) for seat in self.view.seats]
            self.view = replace(self.view, round=change.of, seats=seats)
            return
        round_ = self.view.round
        if round_ is None:
            return
        if change.what == "control":
            last = change.card.data if change.of is not None else round_.last
            self.view = replace(self.view, round=replace(round_, in_control=change.seat, passed=[], last=last))
        elif change.what == "passed":
            assert change.seat is not None
            self.view = replace(self.view, round=replace(round_, passed=[*round_.passed, change.seat]))
        elif change.what == "leaves":
            self.view = replace(
                self.view, round=replace(round_, players=[seat for seat in round_.players if seat != change.seat])
            )
            self._put(replace(self._seat(change), in_round=False))


M = TypeVar("M", SeenSeat, SeenTrack)


def _moved(mat: M, change: TableChange) -> M:
    """A mat or track whose Fortitude or Alcohol Content changes."""
    if change.what == "fortitude":
        return replace(mat, fortitude=mat.fortitude + change.n)
    return replace(mat, alcohol=mat.alcohol + change.n)


def _backs(seat: SeenSeat, change: TableChange) -> list[str]:
    """The backs of a Drink Me! pile on a Pub Crawl as Drinks come (below those of side decks) or go."""
    backs = seat.drink_backs[: len(seat.drink_backs) + min(0, change.n)]
    at = len(backs) if change.of else len(backs) - seat.served
    return [*backs[:at], *[str(change.to or "")] * max(0, change.n), *backs[at:]]


def _without_hands(view: SeenTable) -> SeenTable:
    """The hands stay with whoever holds them."""
    return replace(view, seats=[replace(seat, hand=None) for seat in view.seats])
