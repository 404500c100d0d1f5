# SPDX-License-Identifier: GPL-3.0-or-later
"""A game of computer players in words: hands, possible answers, their weights and decisions. `simulate --tell SEED`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rdi_desktop.engine.state.decisions import BODIES, Command, Decision, Interject, Option
from rdi_desktop.session.match import Match, PlayedMatch, names_for

if TYPE_CHECKING:
    from rdi_desktop.bots.base import Bot
    from rdi_desktop.content import Content
    from rdi_desktop.engine.game import Game

MOST = 6
"""The most answers listed with their weights."""
_SEATS = ("target", "seat", "winner", "to", "source", "by", "payer")
"""The facts of events that are seats."""


def tell(match: Match, content: Content) -> Iterator[str]:
    """The game, line by line, as it is played, with all hands open."""
    played = PlayedMatch(match, content)
    game = played.game
    teller = Telling(game, names_for(match.characters))
    yield f"seed {match.seed}: " + ", ".join(
        f"{name} ({bot})" for name, bot in zip(teller.names, match.bots, strict=True)
    )
    for number, move in enumerate(played):
        yield from teller.happened()
        yield from teller.asked(number, *move)
    yield from teller.happened()
    assert game.over is not None
    yield f"won by {', '.join(teller.names[seat] for seat in game.over.winners) or 'nobody'}"


class Telling:
    """Describes one game."""

    def __init__(self, game: Game, names: list[str]) -> None:
        self.names = names
        self._game = game
        self._told = 0

    def happened(self) -> Iterator[str]:
        """The events since the last call."""
        facts = self._game.events.facts
        for key, seat, _, _, args, _ in facts[self._told :]:
            who = "" if seat is None else f"{self.names[seat]} "
            more = ", ".join(f"{name} {self._value(name, value)}" for name, value in args.items() if value is not None)
            if key == "turn_started" and seat is not None:
                yield f"\n== {self.names[seat]}, turn {self._game.table.turn_number}: {self._stand()}"
            else:
                yield f"     {who}{key.replace('_', ' ')}{': ' if more else ''}{more}"
        self._told = len(facts)

    def asked(self, number: int, decision: Decision, command: Command, bot: Bot) -> Iterator[str]:
        """A question with a choice, and the answer."""
        if len(decision.options) < 2 and not isinstance(command, Interject):
            return
        hand = ", ".join(self._title(card) for card in self._game.table.seats[decision.seat].hand)
        yield f"#{number} {self.names[decision.seat]} ({decision.kind}) holds: {hand or 'nothing'}"
        picks = (command.option,) if isinstance(command, Interject) else command.picks
        for each in bot.explain()[:MOST]:
            mark = ">" if each.picks == picks else " "
            yield f"   {mark} {each.value:+7.2f} {each.why:<10} {self._words(decision, each.picks)}"
        yield f"   = {self._words(decision, picks)}"

    def _words(self, decision: Decision, picks: tuple[str, ...]) -> str:
        ways = {option.id: option for option in decision.options}
        if any(pick not in ways for pick in picks):
            ways |= {way.id: way for each in self._game.playable(decision.seat, reasons=False) for way in each.ways}
        return "; ".join(self._option(ways[pick]) if pick in ways else pick for pick in picks) or "none"

    def _option(self, option: Option) -> str:
        what = option.ability or (self._title(option.card) if option.card is not None else option.id)
        at = " and ".join(self.names[seat] for seat in option.targets if seat < BODIES)
        on = "" if option.on is None else f" (answers entry {option.on})"
        return f"{what}{' at ' if at else ''}{at}{on}"

    def _title(self, card: int) -> str:
        return str(self._game.table.cards[card].title)

    def _value(self, name: str, value: Any) -> str:
        if isinstance(value, list | tuple):
            return " and ".join(self._value(name.removesuffix("s"), each) for each in value) or "nobody"
        if isinstance(value, int) and name == "card":
            return f"“{self._title(value)}”"
        if isinstance(value, int) and name in _SEATS and value < len(self.names):
            return self.names[value]
        return str(value)

    def _stand(self) -> str:
        there = [seat for seat in self._game.table.seats if not seat.out]
        return "; ".join(f"{self.names[seat.index]} {self._numbers(seat.index)}" for seat in there)

    def _numbers(self, seat: int) -> str:
        track, table = self._game.table.track(seat, seat), self._game.table
        return f"{track.fortitude}/{track.alcohol}, {table.gold(seat)} Gold"
