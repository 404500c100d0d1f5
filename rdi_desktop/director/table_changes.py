# SPDX-License-Identifier: GPL-3.0-or-later
"""Numbers, Gold and tokens of an event as single steps, so that they can be animated."""

from __future__ import annotations

from collections.abc import Iterator

from rdi_desktop.director.beats import BeatPlace, TableChange
from rdi_desktop.engine.told import EventTold

NUMBERS = {
    "lost_fortitude": ("fortitude", -1),
    "gained_fortitude": ("fortitude", +1),
    "gained_alcohol": ("alcohol", +1),
    "lost_alcohol": ("alcohol", -1),
}
COINS = frozenset({"paid", "anted", "took_gold", "gained_gold", "lost_gold", "pot_taken", "pot_to_inn"})
TOKENS = frozenset({"token_changed", "token_claimed", "track_changed"})
SINGLY = 6
"""The most coins that move one by one; more move in as many handfuls."""


def numbers(event: EventTold) -> Iterator[TableChange]:
    """Fortitude or Alcohol Content, one by one."""
    attribute, sign = NUMBERS[event.key]
    tracks = event.args.get("tracks")
    if tracks is not None:
        for player, n in tracks.items():
            yield from [TableChange(attribute, event.seat, sign, of=int(player))] * n
        return
    for _ in range(event.args["n"]):
        yield TableChange(attribute, event.seat, sign)


def coins(event: EventTold) -> Iterator[TableChange]:
    """Gold from one purse to another."""
    args, seat = event.args, event.seat
    of: BeatPlace
    to: BeatPlace
    match event.key:
        case "paid" | "anted":
            of, to = args["payer"], _purse(args["to"])
        case "gained_gold":
            of, to = "inn", seat
        case "lost_gold":
            of, to = seat, "inn"
        case "pot_to_inn":
            of, to = "pot", "inn"
        case _:
            of, to = args.get("source", "pot"), seat
    left = args["n"]
    handful = max(1, -(-left // SINGLY))
    while left > 0:
        yield TableChange("gold", n=min(handful, left), of=of, to=to)
        left -= handful


def _purse(to: BeatPlace | list[int]) -> BeatPlace:
    assert not isinstance(to, list)
    return to


def tokens(event: EventTold) -> Iterator[TableChange]:
    """Tokens that a seat gains, loses or claims from its track."""
    args, seat = event.args, event.seat
    if event.key == "token_claimed":
        yield TableChange("claimed", seat, 1, of=args["token"], to=args.get("mark"))
    elif event.key == "token_changed":
        yield TableChange("token", seat, args["n"], of=args["token"])
    elif event.key == "track_changed":
        yield TableChange("track", seat, of=args["track"], to=args["now"])


def drawn(event: EventTold) -> Iterator[TableChange]:
    """Cards from a seat's deck to its hand, or from a side deck of its owner (`of`)."""
    args, seat = event.args, event.seat
    if args.get("pile"):
        yield TableChange("side_deck", args["of"], -args["count"], of=args["pile"])
    else:
        yield TableChange("deck", seat, -args["count"])
    yield TableChange("hand", seat, args["count"])
