# SPDX-License-Identifier: GPL-3.0-or-later
"""What determines a game: who sits where, who decides for each seat, and what is random."""

from __future__ import annotations

import random

import msgspec

from rdi_desktop.bots import FORMER, THINKING, bears_grudges
from rdi_desktop.session.clean_text import TABLE, clean

HUMAN = "human"
RULES = "rules"
"""Controller of an automaton, for which nobody decides."""
ALWAYS, ABLE = "always", "able"
THINK = "think"
"""The option with the time limit of people; the engine knows no time."""
LEAST_THINKING, MOST_THINKING = 10, 600
"""Allowed time limits for an answer, in seconds."""


def sound_thinking(seconds: object) -> bool:
    """Whether this is an allowed time limit; 0: unlimited."""
    if not isinstance(seconds, int) or isinstance(seconds, bool):
        return False
    return seconds == 0 or LEAST_THINKING <= seconds <= MOST_THINKING


class SeatInfo(msgspec.Struct, frozen=True):
    """One seat: a name, a character and its controller."""

    name: str
    character: str
    controller: str = HUMAN
    """"human", or "bot:" and the name of a computer player; "rules" for an automaton."""
    asked: str = ABLE
    """When response windows ask it: see docs/border.md, Game."""
    team: str = ""
    """Seats with the same word are teammates; '' where the variant decides who sits with whom."""
    boss: bool = False
    """Whether it plays with its Boss cards."""

    def __post_init__(self) -> None:
        """Cleans names, which may come from files and other computers; saved games may have former names of computer players."""
        if self.bot in FORMER:
            msgspec.structs.force_setattr(self, "controller", f"bot:{FORMER[self.bot]}")
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
    """Everything that determines a game, besides its commands; the header of a saved game."""

    seats: tuple[SeatInfo, ...]
    seed: int
    first: int | None = None
    """Seat that begins; None: random."""
    options: dict[str, str | int | bool] = {}
    """The options of the game: the Drink Deck, variants."""
    undo_anything: bool = False
    """Whether moves may be taken back even if something has been revealed since."""
    variant: str = "standard"
    """The ordinary game, or a team variant."""
    scenario: str = ""
    """The text of the scenario file with which the table is set up; '': it is dealt."""

    @property
    def think(self) -> int:
        """Seconds a person has for an answer; 0: unlimited."""
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

    @property
    def touchy(self) -> tuple[int, ...]:
        """Seats of computer players that bear a grudge against whoever struck them."""
        return tuple(i for i, seat in enumerate(self.seats) if seat.bot and bears_grudges(seat.bot, self.seed + i))

    def again(self) -> GamePlan:
        """The same table with another seed."""
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
    """A plan in which being asked shows nobody what people hold.

    With several people at one screen, everyone is asked in every window; a single person only when there is an answer, unless
    `ask_always`. So are computer players that think ahead: whether they think would show what they hold.
    """
    always = ask_always or sum(seat.human for seat in seats) > 1
    asked = [ALWAYS if (seat.human and always) or seat.bot in THINKING else ABLE for seat in seats]
    placed = tuple(msgspec.structs.replace(seat, asked=each) for seat, each in zip(seats, asked, strict=True))
    return GamePlan(placed, new_seed() if seed is None else seed, first, options or {}, undo_anything, variant)


def new_seed() -> int:
    """A seed short enough to tell a friend."""
    return random.SystemRandom().randrange(1, 1_000_000_000)
