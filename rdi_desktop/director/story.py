# SPDX-License-Identifier: GPL-3.0-or-later
"""How a game went: who was out when, and why."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rdi_desktop.director.beats import BeatPlace
from rdi_desktop.engine.told import EventTold


class Fall(NamedTuple):
    """A seat that is out."""

    seat: int
    passed_out: bool
    """Otherwise it had no Gold left."""
    turn: int
    by: BeatPlace = None
    """Who dealt the last blow, or took the last Gold."""
    card: str = ""
    """The title of the card or Drink that did it."""


def falls(events: Iterable[EventTold], sides: Sequence[int]) -> list[Fall]:
    """All seats that are out, in order. `events`: the whole game, as an onlooker is told; `sides`: the side of each seat.

    Teammates share their numbers, so what happened last to one of them is what puts all of them out.
    """
    turn = 0
    plays: dict[int, tuple[BeatPlace, str]] = {}
    blows: dict[int, tuple[BeatPlace, str]] = {}
    payments: dict[int, tuple[BeatPlace, str]] = {}
    found: list[Fall] = []
    for event in events:
        args, seat, cause = event.args, event.seat, event.cause
        of, title = plays.get(cause, (None, "")) if cause is not None else (None, "")
        match event.key:
            case "turn_started":
                turn = args["number"]
            case "played":
                plays[args["entry"]] = (seat, _title(event, args.get("card")))
            case "drank":
                drink = (None, _title(event, next(iter(args["cards"]), None)))
                plays[args["entry"]] = drink
                if cause is not None:
                    plays[cause] = drink  # of several Drinks drunk at once, the last one poured is the cause
            case "lost_fortitude" if args["n"]:
                source = args.get("source")
                blows[sides[event.who]] = (
                    source if source is not None and source != seat else of if of != seat else None,
                    title,
                )
            case "gained_alcohol" if args["n"]:
                blows[sides[event.who]] = (of if of != seat else None, title)
            case "paid" | "anted":
                payer, to = args.get("payer"), args["to"]
                if isinstance(payer, int) and not isinstance(to, list):
                    payments[sides[payer]] = (to, title)
            case "passed_out":
                found.append(Fall(event.who, True, turn, *blows.get(sides[event.who], (None, ""))))
            case "out_of_gold":
                found.append(Fall(event.who, False, turn, *payments.get(sides[event.who], (None, ""))))
    return found


def _title(event: EventTold, card: int | None) -> str:
    known = event.cards.get(card) if card is not None else None
    return known.title if known is not None else ""
