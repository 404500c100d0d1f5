# SPDX-License-Identifier: GPL-3.0-or-later
"""Events and an onlooker's view in a few words, to say: given these, this is to be seen."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rdi_desktop.engine.seen import SeenEntry, SeenSeat, SeenTable
from rdi_desktop.engine.told import EventTold, NamedCard

MACE, WARD, NO, ALE, WINE, KEG = 1, 2, 3, 91, 92, 93
CARDS = {
    MACE: ("ann/mace", "Mace", 0),
    WARD: ("bob/ward", "Ward", 1),
    NO: ("cat/no", "No", 2),
    ALE: ("drinks/ale", "Ale", None),
    WINE: ("drinks/wine", "Wine", None),
    KEG: ("drinks/contest", "Keg", None),
}


class Story:
    """What happens, event by event."""

    def __init__(self) -> None:
        self.events: list[EventTold] = []

    def then(self, key: str, seat: int | None = None, cause: int | None = None, **args: Any) -> Story:
        ids = [args["card"]] if isinstance(args.get("card"), int) else []
        ids += list(args.get("cards") or ())
        cards = {id: NamedCard(CARDS[id][0], CARDS[id][1], "action", CARDS[id][2]) for id in ids}
        index = len(self.events)
        depth = 1 if cause is not None else 0
        self.events.append(EventTold(index, key, seat, cause, depth, args, cards))
        return self

    def plays(self, seat: int, card: int, entry: int, *to: int, on: int | None = None) -> Story:
        return self.then(
            "played", seat, entry, card=card, ability=None, targets=list(to), on=on, mode=None, entry=entry
        )

    def resolves(self, seat: int, card: int, entry: int) -> Story:
        return self.then("resolved", seat, entry, card=card, entry=entry)

    def loses(self, seat: int, n: int, entry: int, by: int = 0) -> Story:
        return self.then("lost_fortitude", seat, entry, n=n, source=by)


def view(seats: int = 4, stack: list[SeenEntry] | None = None, **numbers: dict[int, Any]) -> SeenTable:
    """A table at the beginning of the first seat's Action phase; `fortitude={1: 17}` says what differs."""
    laid = []
    for index in range(seats):
        seat = SeenSeat(
            seat=index, name="ABCDEFGH"[index], character="", side=index, fortitude=20, alcohol=0, gold=10, hand_count=7, hand=None,
            deck=33, discard=[], drink_me=1, in_play=[], tokens={}, tracks={}, claimed={}, piles={},
        )  # fmt: skip
        laid.append(replace(seat, **{key: values[index] for key, values in numbers.items() if index in values}))
    return SeenTable(
        seat=None, turn=0, turn_number=1, phase="action", seats=laid, drink_deck=26, drink_discard=[], inn_gold=20, stack=stack or [],
    )  # fmt: skip


def lying(id: int, by: int, outcome: dict[int, dict[str, int]], targets: tuple[int, ...] = ()) -> SeenEntry:
    """An entry of the stack."""
    return SeenEntry(id, "play", by=by, outcome={str(seat): n for seat, n in outcome.items()}, targets=list(targets))
