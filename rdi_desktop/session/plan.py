# SPDX-License-Identifier: GPL-3.0-or-later
"""What a game begins with: who sits where, who decides for them, and what is left to chance."""

from __future__ import annotations

import random

import msgspec

from rdi_desktop.bots import THINKING
from rdi_desktop.session.texts import TABLE, clean

HUMAN = "human"
RULES = "rules"
"""Nobody decides for an automaton."""
ALWAYS, ABLE = "always", "able"
THINK = "think"
"""The option that says how long people may think; the engine knows no time."""
LEAST_THINKING, MOST_THINKING = 10, 600
"""Seconds that people may agree on for each answer."""


def sound_thinking(seconds: object) -> bool:
    """Whether people may agree on so many seconds for each answer; 0: as long as they like."""
    if not isinstance(seconds, int) or isinstance(seconds, bool):
        return False
    return seconds == 0 or LEAST_THINKING <= seconds <= MOST_THINKING


class SeatInfo(msgspec.Struct, frozen=True):
    """One seat: a name, a character and who decides for it."""

    name: str
    character: str
    controller: str = HUMAN
    """"human", or "bot:" and the name of a computer player; "rules" for an automaton."""
    asked: str = ABLE
    """When response windows ask it: see docs/engine.md, Game."""
    team: str = ""
    """Seats with the same word are teammates; empty where the variant says who sits with whom."""
    boss: bool = False
    """Whether it plays with its Boss cards."""

    def __post_init__(self) -> None:
        """Names may come from files and computers of others."""
        if (name := clean(self.name, TABLE)) != self.name:
            msgspec.structs.force_setattr(self, "name", name)

    @property
    def human(self) -> bool:
        """Whether a person decides for this seat."""
        return self.controller == HUMAN

    @property
    def automatic(self) -> bool:
        """Whether nobody decides for this seat."""
        return self.controller == RULES

    @property
    def bot(self) -> str | None:
        """The name of the computer player that decides for this seat."""
        return self.controller.removeprefix("bot:") if self.controller.startswith("bot:") else None


class GamePlan(msgspec.Struct, frozen=True):
    """Everything that a game follows from, besides the commands. It is the header of a saved game."""

    seats: tuple[SeatInfo, ...]
    seed: int
    first: int | None = None
    """Seat that begins; None: chance decides."""
    options: dict[str, str | int | bool] = {}
    """What the rules leave to the table: the drink deck, variants."""
    undo_anything: bool = False
    """Moves may be taken back even past something that was revealed since."""
    variant: str = "standard"
    """The ordinary game, or a variant of teams."""
    scenario: str = ""
    """The text of a scenario file as which the table is laid; empty: it is dealt."""

    @property
    def think(self) -> int:
        """Seconds that a person has for an answer; 0: as long as they like."""
        seconds = self.options.get(THINK, 0)
        return int(seconds) if sound_thinking(seconds) else 0

    @property
    def humans(self) -> tuple[int, ...]:
        """Seats that people play."""
        return tuple(i for i, seat in enumerate(self.seats) if seat.human)

    @property
    def hot_seat(self) -> bool:
        """Whether several people share this screen."""
        return len(self.humans) > 1

    def again(self) -> GamePlan:
        """The same table with other luck."""
        return msgspec.structs.replace(self, seed=new_seed())


def plan_game(
    seats: list[SeatInfo],
    *,
    seed: int | None = None,
    first: int | None = None,
    ask_always: bool = False,
    options: dict[str, str | int | bool] | None = None,
    undo_anything: bool = False,
    variant: str = "standard",
) -> GamePlan:
    """A plan in which people are asked so that it tells nobody what they hold.

    With several people at one screen, everyone is asked in every window; a lone person only when there is an answer,
    unless `ask_always`. So are computer players that take their time: whether they think would tell what they hold.
    """
    always = ask_always or sum(seat.human for seat in seats) > 1
    asked = [ALWAYS if (seat.human and always) or seat.bot in THINKING else ABLE for seat in seats]
    placed = tuple(msgspec.structs.replace(seat, asked=each) for seat, each in zip(seats, asked, strict=True))
    return GamePlan(placed, new_seed() if seed is None else seed, first, options or {}, undo_anything, variant)


def new_seed() -> int:
    """A seed short enough to tell a friend."""
    return random.SystemRandom().randrange(1, 1_000_000_000)
