# SPDX-License-Identifier: GPL-3.0-or-later
"""The bets by the fire: what is on offer, what is laid, and what every command of the game decides (decisions/0652).

Nothing here changes the game. All of it follows from the commands and the bets, so it is rebuilt with them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from copy import copy
from typing import TYPE_CHECKING, NamedTuple

from rdi_desktop.bots import fates
from rdi_desktop.bots.odds import chances, open_chances
from rdi_desktop.session.bets import (
    KINDS,
    MOST_PAYS,
    NO,
    STAKES,
    START,
    YES,
    Bet,
    BetChoice,
    BetError,
    BetOffer,
    BetPaid,
)
from rdi_desktop.session.open_hands import shown

if TYPE_CHECKING:
    from rdi_desktop.content import Content
    from rdi_desktop.engine.game import Game
    from rdi_desktop.engine.told import EventFacts

OUT = ("passed_out", "out_of_gold")
"""Events of somebody who is out."""
BEFORE_THE_DRINK = ("discard_and_draw", "action", "order", "drink")
KEPT = 12
"""Decided bets that are told."""
ANY = -1
"""About whatever they are: all bets of a kind are decided."""
Outcome = frozenset[str]
"""The picks that win; none: all bets on it come to nothing."""


class Prophet(NamedTuple):
    """How somebody by the fire has fared."""

    seat: int
    chits: int
    won: int
    """Bets that were won."""
    laid: int


class Fireside:
    """The chits and bets of those who are out. `bets`: those of a game that is played again, which are laid as it goes on."""

    def __init__(self, bets: Iterable[Bet] = ()) -> None:
        self.open: list[Bet] = []
        self.paid: list[BetPaid] = []
        self._due = sorted(bets, key=lambda bet: bet.at)
        self._chits: dict[int, int] = {}
        self._told = 0
        self._turn = self._seat = 0
        self._drinking = self._revealed = self._drunk = False
        self._falls = 0
        self._rounds = 0
        """Rounds of Gambling that have been opened in the game."""
        self._takers: frozenset[int] | None = None
        """Who has taken something of the pot so far; None: there is no Round."""

    def copy(self, bets: Iterable[Bet] = ()) -> Fireside:
        """The same, to be looked at later. `bets`: those of which the ones laid since are laid again as the game goes on."""
        new = copy(self)
        new.open, new.paid, new._chits = self.open[:], self.paid[:], dict(self._chits)
        known = set(self.bets)
        new._due = sorted((bet for bet in bets if bet not in known), key=lambda bet: bet.at)
        return new

    @property
    def bets(self) -> tuple[Bet, ...]:
        """Every bet laid so far, in order."""
        return tuple(sorted([*self.open, *(each.bet for each in self.paid)], key=lambda bet: (bet.at, bet.seat)))

    def chits(self, seat: int) -> int:
        """What somebody has, without what is laid."""
        return self._chits.get(seat, START)

    def prophets(self) -> list[Prophet]:
        """Those who laid bets, the best first."""
        seats = {bet.seat for bet in self.bets}
        found = []
        for seat in seats:
            own = [each for each in self.paid if each.bet.seat == seat]
            won = sum(each.got > each.bet.chits for each in own)
            found.append(Prophet(seat, self.chits(seat), won, len(own)))
        return sorted(found, key=lambda each: (-each.chits, -each.won, each.seat))

    # Following the game

    def look(self, game: Game) -> None:
        """After a command: pay what it decides, and lay what was laid then."""
        new = game.events.facts[self._told :]
        self._told = len(game.events.facts)
        fallen: set[int] = set()
        for key, seat, _, _, args, _ in new:
            if key in OUT and seat is not None:
                fallen.add(seat)
            self._happened(key, seat, args, game)
        if fallen:
            self._decide("next", self._falls, frozenset(map(str, fallen)))
            self._falls += len(fallen)
            if self._seat in fallen:
                self._decide("survive", self._turn, frozenset((NO,)))
        if game.table.round is None:
            self._round_over()
        if game.over is not None:
            for bet in list(self.open):  # whatever is left when the game is over comes to nothing
                self._decide(bet.kind, bet.about, frozenset())
        while self._due and self._due[0].at <= len(game.log):
            self._put(self._due.pop(0), game)

    def _happened(self, key: str, seat: int | None, args: EventFacts, game: Game) -> None:
        match key:
            case "turn_started":
                self._turn, self._seat = args["number"], seat or 0
                self._drinking = self._revealed = self._drunk = False
                self._lend()
            case "phase_started" if args.get("phase") == "drink" and seat == self._seat:
                self._drinking = True
            case "drink_revealed" if seat == self._seat and self._drinking:
                self._revealed = True
            case "drank" if seat == self._seat and self._revealed and not self._drunk:
                self._drunk = True
                self._decide("drink", self._turn, frozenset((YES,)))
            case "round_opened":
                self._round_over()
                self._rounds += 1
                self._takers = frozenset()
            case "pot_taken" if self._takers is not None and seat is not None:
                self._takers |= {seat}
            case "turn_ended":
                self._decide("drink", self._turn, frozenset((NO,)) if self._revealed else frozenset())
                self._decide("survive", self._turn, frozenset((YES,)))
            case "game_over":
                self._decide("winner", ANY, frozenset(map(str, args["winners"])))

    def _round_over(self) -> None:
        """A Round is over, whatever has become of its pot."""
        if self._takers is not None:
            self._decide("pot", self._rounds, frozenset(map(str, self._takers)))
            self._takers = None

    def _lend(self) -> None:
        """Whoever has nothing left, and nothing laid, is lent a chit."""
        for seat, chits in self._chits.items():
            if chits == 0 and not any(bet.seat == seat for bet in self.open):
                self._chits[seat] = 1

    def _decide(self, kind: str, about: int, outcome: Outcome) -> None:
        for bet in [each for each in self.open if each.kind == kind and about in (each.about, ANY)]:
            self.open.remove(bet)
            got = (bet.pays if bet.pick in outcome else 0) if outcome else bet.chits
            self._chits[bet.seat] = self.chits(bet.seat) + got
            self.paid.append(BetPaid(bet, got))

    # What can be bet on

    def offers(self, game: Game, content: Content, screen: Collection[int]) -> tuple[BetOffer, ...]:
        """What is on offer now, at the chances as far as cards are open at a screen that these people look at.

        Nothing before anybody is out, and nothing at the end.
        """
        table = game.table
        if game.over is not None or not self._falls or game.pending is None:
            return ()
        open_hands = shown(game, screen)
        by_seat = open_chances(game, content) if open_hands else chances(game.view(None), content)
        sides = {seat: by_seat[seat] for seat in game.still_in if by_seat[seat] > 0}
        alone = all(len(table.allies(seat)) == 1 for seat in game.still_in)
        found = []
        if len(sides) > 1 and alone:
            found.append(BetOffer("winner", self._turn, None, _choices(sides)))
            found.append(BetOffer("next", self._falls, None, _choices(fates.next_out(sides))))
        turn = table.turn
        where, side = table.seats[turn], table.side(turn)
        waits = table.phase in BEFORE_THE_DRINK and not self._revealed and not table.stack and turn == self._seat
        if waits and not where.out and where.kit.drink_me and where.drink_me:
            chance = fates.drunk(game.brief(turn).held.values() if open_hands else None)
            found.append(BetOffer("drink", self._turn, turn, _either(chance)))
        room = side.fortitude - side.alcohol
        if waits and not where.out and where.kit.loses and 0 < room <= fates.CLOSE:
            found.append(BetOffer("survive", self._turn, turn, _either(fates.survives(room))))
        if (players := self.bidders(game)) is not None:
            found.append(BetOffer("pot", self._rounds, None, _choices(fates.pot(*players))))
        return tuple(found)

    def bidders(self, game: Game) -> tuple[list[int], int] | None:
        """Who is still in the Round of Gambling, and which of them is in control; None if its pot cannot be bet on."""
        round_ = game.table.round
        if round_ is None or self._takers is None or round_.opening or round_.over or round_.in_control is None:
            return None
        sides = {game.table.side(seat).members[0] for seat in round_.players}
        return (round_.players, round_.in_control) if len(sides) > 1 and round_.in_control in round_.players else None

    def lay(
        self,
        game: Game,
        content: Content,
        seat: int,
        screen: Collection[int],
        kind: str,
        pick: str,
        chits: int,
        about: int | None = None,
    ) -> Bet:
        """Lay a bet on something that is on offer at that screen. BetError, without any change, if that is not possible.

        `about`: what it was about where it was seen; None: whatever it is about now.
        """
        if not 0 <= seat < len(game.table.seats) or not game.table.seats[seat].out:
            raise BetError("not_out")
        offer = next((each for each in self.offers(game, content, screen) if each.kind == kind), None)
        choice = offer.choice(pick) if offer is not None else None
        if offer is None or choice is None:
            raise BetError("not_offered")
        if about is not None and about != offer.about and kind != "winner":  # a turn later nothing of it is decided yet
            raise BetError("too_late")
        if chits not in STAKES or self.chits(seat) < chits:
            raise BetError("no_chits")
        if self.laid(seat, kind, offer.about):
            raise BetError("laid_already")
        if not choice.worth(chits):
            raise BetError("pays_nothing")
        bet = Bet(seat, kind, offer.about, pick, chits, choice.pays(chits), len(game.log))
        self._put(bet, game)
        return bet

    def laid(self, seat: int, kind: str, about: int) -> Bet | None:
        """The open bet of that seat on this."""
        return next((bet for bet in self.open if (bet.seat, bet.kind, bet.about) == (seat, kind, about)), None)

    def _put(self, bet: Bet, game: Game) -> None:
        """Take the chits. A bet of a file that could not have been laid is left out."""
        sound = bet.kind in KINDS and bet.chits in STAKES and bet.chits < bet.pays <= MOST_PAYS
        there = 0 <= bet.seat < len(game.table.seats) and game.table.seats[bet.seat].out and game.over is None
        if sound and there and self.chits(bet.seat) >= bet.chits and not self.laid(bet.seat, bet.kind, bet.about):
            self._chits[bet.seat] = self.chits(bet.seat) - bet.chits
            self.open.append(bet)


def _choices(chances: dict[int, float]) -> tuple[BetChoice, ...]:
    return tuple(BetChoice(str(seat), fates.bounded(chance)) for seat, chance in chances.items())


def _either(chance: float) -> tuple[BetChoice, ...]:
    return BetChoice(YES, chance), BetChoice(NO, 1 - chance)
