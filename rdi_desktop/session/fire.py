# SPDX-License-Identifier: GPL-3.0-or-later
"""The fire of a session: those who are out bet there, and vote on their one deed. Nobody else is told of it.

It never holds up the game: bets change nothing in it, and a deed that is agreed on becomes a command when the engine allows it (0651).
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

from rdi_desktop.engine.rules import ghosts
from rdi_desktop.engine.state.decisions import Interject
from rdi_desktop.engine.state.rng import Random
from rdi_desktop.session.bets import STAKES, Bet, BetError, FireTold, Vote
from rdi_desktop.session.fireside import KEPT
from rdi_desktop.session.open_hands import shown

if TYPE_CHECKING:
    from rdi_desktop.content import Content
    from rdi_desktop.engine.game import Game
    from rdi_desktop.engine.state.decisions import Command
    from rdi_desktop.session.fireside import Fireside
    from rdi_desktop.session.plan import GamePlan

VOTE_S = 10.0
"""Seconds for a vote; whoever shows it counts them, the session knows no time."""
EAGER = 3
"""A computer player by the fire bets, or proposes a deed, in one turn of so many."""


WISHES = ("tip", "round")
"""The deeds that computer players propose, the dearest first."""
POOR = 2
"""Gold with which somebody is so poor that computer players want to tip them."""
NEAR = 4
"""From so little between Alcohol Content and Fortitude on a round may be the last one for somebody."""


def sensible(game: Game, deed: str) -> bool:
    """Whether computer players are for a deed, by what everybody sees.

    A tip while somebody is poor, a round while somebody is close to the floor, the other Drink always.
    """
    table = game.table
    sides = [table.side(seat) for seat in game.still_in if table.seats[seat].kit.loses]
    match deed:
        case "tip":
            return any(side.gold <= POOR for side in sides)
        case "round":
            return any(side.fortitude - side.alcohol <= NEAR for side in sides)
        case _:
            return True


class FireTable(Protocol):
    """The session whose fire it is."""

    plan: GamePlan
    content: Content

    @property
    def game(self) -> Game:
        """The game as it stands."""

    @property
    def fireside(self) -> Fireside:
        """The bets on it."""

    def record_bet(self, bet: Bet) -> None:
        """Write a bet down."""

    def carry_out(self, command: Command) -> None:
        """Carry out a command that the fire has agreed on."""


class Fire:
    """Who sits by the fire of a session, and what they do there."""

    def __init__(self, table: FireTable) -> None:
        self._table = table
        self._vote: Vote | None = None
        self._deed: tuple[int, str] | None = None
        """The deed that is agreed on, and who proposed it."""
        self._bet_in = -1
        """The turn in which computer players were last asked whether they bet."""
        self._observers: list[Callable[[], None]] = []
        self.version = 0
        """Increased with whatever is told by the fire and nowhere else."""

    def observe(self, observer: Callable[[], None]) -> Callable[[], None]:
        """Call `observer` after each bet and each voice; call the returned function to stop."""
        self._observers.append(observer)
        return lambda: self._observers.remove(observer)

    @property
    def seats(self) -> tuple[int, ...]:
        """Those by the fire: whoever is out, except automata."""
        seats = enumerate(self._table.plan.seats)
        staying = self._table.game.still_in
        return tuple(seat for seat, info in seats if seat not in staying and not info.automatic)

    @property
    def voting(self) -> str | None:
        """The deed that is voted on."""
        return self._vote.deed if self._vote is not None else None

    @property
    def _possible(self) -> list[str]:
        """Deeds that could still be done."""
        game = self._table.game
        return ghosts.possible(game.table) if ghosts.left(game.table) and game.over is None else []

    def told(self, seat: int, screen: Collection[int] | None = None) -> FireTold | None:
        """What that seat is told by the fire at a screen of these people, or of all who play; None if it does not sit there."""
        seats, game, bets = self.seats, self._table.game, self._table.fireside
        screen = self._table.plan.humans if screen is None else screen
        if seat not in seats:
            return None
        possible, waiting = self._possible, self._deed is not None
        return FireTold(
            {each: bets.chits(each) for each in seats},
            bets.offers(game, self._table.content, screen),
            tuple(bets.open),
            tuple(bets.paid[-KEPT:]),
            tuple(possible) if not waiting else (),
            self._deed[1] if self._deed is not None else "",
            self._vote,
            tuple(game.table.cards[card].id for card in game.table.drink_deck[:-3:-1])
            if ghosts.SECOND in possible and shown(game, screen)
            else (),
        )

    # Bets

    def bet(
        self,
        seat: int,
        kind: str,
        pick: str,
        chits: int,
        about: int | None = None,
        screen: Collection[int] | None = None,
    ) -> None:
        """Lay a bet, at the odds that are told at that screen. BetError, without any change, if that is not possible."""
        table = self._table
        if seat not in self.seats:
            raise BetError("not_out")
        screen = table.plan.humans if screen is None else screen
        table.record_bet(table.fireside.lay(table.game, table.content, seat, screen, kind, pick, chits, about))
        self._tell()

    def moved(self) -> None:
        """After a command of the game: computer players by the fire may bet, once in a turn, if a person sits there too."""
        game, plan = self._table.game, self._table.plan
        here = self.seats
        if not here or game.over is not None:
            return
        self.version += 1
        if game.turn_number == self._bet_in or not any(plan.seats[seat].human for seat in here):
            return
        self._bet_in = game.turn_number
        self._wish(game)
        offers = self._table.fireside.offers(game, self._table.content, plan.humans)
        for seat in here:
            if plan.seats[seat].human or not offers:
                continue
            chance = Random((plan.seed << 16) ^ (game.turn_number << 4) ^ seat)
            if chance.below(EAGER):
                continue
            offer = offers[chance.below(len(offers))]
            likely = sorted(offer.choices, key=lambda choice: -choice.chance)[:2]
            pick = likely[chance.below(len(likely))]
            with suppress(BetError):
                bet = self._table.fireside.lay(
                    game, self._table.content, seat, plan.humans, offer.kind, pick.pick, STAKES[0]
                )
                self._table.record_bet(bet)

    # The deed

    def propose(self, seat: int, deed: str) -> bool:
        """Begin a vote on a deed. False if there is one, or that deed cannot be done."""
        if seat not in self.seats or self._vote is not None or self._deed is not None or deed not in self._possible:
            return False
        self._begin_vote(seat, deed)
        self._count()
        return True

    def _begin_vote(self, seat: int, deed: str) -> None:
        """Computer players have said at once what they think of it."""
        computers = [each for each in self.seats if not self._table.plan.seats[each].human and each != seat]
        agreed = sensible(self._table.game, deed)
        yes, no = ({seat, *computers}, ()) if agreed else ({seat}, tuple(computers))
        self._vote = Vote(deed, seat, tuple(sorted(yes)), no)

    def _wish(self, game: Game) -> None:
        """A computer player by the fire may propose a deed; it is done as the next turn begins, never in the middle of a command."""
        plan = self._table.plan
        computers = [seat for seat in self.seats if not plan.seats[seat].human]
        if self._vote is not None or self._deed is not None or not computers or not self._possible:
            return
        chance = Random((plan.seed << 16) ^ (game.turn_number << 4) ^ len(plan.seats))
        wished = next((deed for deed in WISHES if deed in self._possible and sensible(game, deed)), None)
        if wished is None or chance.below(EAGER):
            return
        self._begin_vote(computers[chance.below(len(computers))], wished)
        self._settle()
        self._tell()

    def vote(self, seat: int, *, agreed: bool) -> bool:
        """Somebody's voice. False if there is no vote, or the seat has none."""
        vote = self._vote
        if vote is None or seat not in self.seats:
            return False
        yes, no = set(vote.agreed) - {seat}, set(vote.refused) - {seat}
        (yes if agreed else no).add(seat)
        self._vote = Vote(vote.deed, vote.by, tuple(sorted(yes)), tuple(sorted(no)))
        self._count()
        return True

    def let_fall(self) -> None:
        """The time for the vote is over."""
        if self._vote is not None:
            self._vote = None
            self._tell()

    def forget(self) -> None:
        """Moves were taken back: no vote and no agreement is about what is now."""
        self._vote = self._deed = None
        self._bet_in = -1
        self.version += 1

    def command(self) -> Command | None:
        """The deed that is agreed on, as a command, once the engine allows it; it is then no longer waiting."""
        game = self._table.game
        if self._deed is None or not ghosts.may(game, game.pending):
            return None
        seat, deed = self._deed
        self._deed = None
        return Interject(seat, f"{ghosts.PREFIX}{deed}") if deed in ghosts.possible(game.table) else None

    def _count(self) -> None:
        """After a voice: what is agreed on is done at once if it can be."""
        if self._settle() and (command := self.command()) is not None:
            self._table.carry_out(command)
        self._tell()

    def _settle(self) -> bool:
        """End the vote if its result is certain. Whether the deed is agreed on."""
        vote = self._vote
        assert vote is not None
        voices = len(self.seats)
        if 2 * len(vote.agreed) > voices:
            self._vote, self._deed = None, (vote.by, vote.deed)
            return True
        if 2 * len(vote.refused) >= voices:
            self._vote = None
        return False

    def _tell(self) -> None:
        self.version += 1
        for observer in tuple(self._observers):
            observer()
