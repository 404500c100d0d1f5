# SPDX-License-Identifier: GPL-3.0-or-later
"""Tempers: variations of the regular player, each a few numbers without code of its own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rdi_desktop.bots.evaluation import PRESENCE

if TYPE_CHECKING:
    from rdi_desktop.engine.seen import SeenSeat, SeenTable

FADES = 0.5
"""The fraction of a grudge left one round of the table later."""


@dataclass(frozen=True, slots=True)
class Temper:
    """How a player differs from pure judgement. The defaults are no difference."""

    likes: Mapping[str, float] = field(default_factory=dict)
    """Factors on positive points, by their reason (see `base.GROUNDS`)."""
    nerve: float = 0.0
    """Points for opening a Round with another gambling card in hand, or for taking control, besides the value of the pot.
    Below 0: dread of it."""
    thrift: float = 1.0
    """Factor on the price of playing a card that may be needed later."""
    cards_up: float = 1.0
    """Factor on the worth of gambling cards in hand."""
    dig: float = 1.0
    """Factor on the hope for an unseen card, which decides how many cards it discards."""
    grudge: float = 0.0
    """Points for striking whoever struck it last; they fade from round to round of the table."""
    spite: float = 0.0
    """Points by which it would rather not strike anybody else with a card that could strike that seat: whom comes before what."""
    presence: float = PRESENCE
    """Weight of each rival merely for still being there: whoever is within reach is finished off."""
    decks: float = 0.0133
    """Weight of one more sparing card in a deck, in the logarithm of the odds, at a table of four (`decks.weights`). 0: not looked at."""


def grudge(mine: SeenSeat, turn: int, seats: int) -> tuple[int | None, float]:
    """(whoever struck this seat last, what is left of its grudge from 1 to 0). `turn`: the number of the turn; `seats`: how many are left.

    Everybody at the table sees all of that.
    """
    if mine.struck_by is None:
        return None, 0.0
    return mine.struck_by, FADES ** float((turn - mine.struck_at) // max(2, seats))


def resented(view: SeenTable, seat: int) -> int | None:
    """Whom a seat that bears grudges resents enough to let everything else be, as anybody can tell; None: nobody."""
    left = [each.seat for each in view.seats if not each.out]
    whom, anger = grudge(view.seats[seat], view.turn_number, len(left))
    return whom if whom in left and seat in left and anger >= FADES else None


REGULAR = Temper(nerve=0.4, dig=0.85)
"""The default player of a new table: sensible, and as fond of Rounds of Gambling and full hands as a table needs (docs/players.md)."""
_STRANGE = {"presence": 0.3, "decks": 0.0}
"""What most people see: who is ahead, who is within reach; not the strength of decks."""
TEMPERS: dict[str, Temper] = {
    "careful": Temper(
        likes={"saves": 2.0, "heals": 5.0, "leaves": 3.0, "hurts": 0.1, "makes_drunk": 0.1, "spikes": 0.3},
        nerve=-1.5,
        grudge=1.0,
        **_STRANGE,
    ),
    "gambler": Temper(
        likes={"earns": 4.0, "wins_pot": 2.0, "hurts": 0.6, "spikes": 0.6},
        nerve=3.5,
        thrift=1.2,
        cards_up=4.0,
        **_STRANGE,
    ),
    "brawler": Temper(
        likes={"hurts": 8.0, "makes_drunk": 6.0, "spikes": 5.0, "orders": 2.0, "saves": 0.5, "heals": 0.1},
        nerve=0.2,
        thrift=0.8,
        grudge=2.0,
        spite=4.0,
        **_STRANGE,
    ),
}
"""All tempers but the regular one: a few strong habits each (docs/players.md)."""
MIXTURE = tuple(TEMPERS)
"""The tempers from which strangers are drawn."""
