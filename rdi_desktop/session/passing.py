# SPDX-License-Identifier: GPL-3.0-or-later
"""Pass for me: standing requests not to be asked, when they end, and what is asked nevertheless."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from rdi_desktop.engine.asked import DecisionTold
from rdi_desktop.engine.seen import SeenEntry, SeenTable

WINDOW_KINDS = frozenset({"respond", "pay", "last_chance"})
"""Decisions whose very question would show what somebody holds."""

UNTIL_TURN, UNTIL_CONCERNED, UNTIL_HURT, THIS_STACK, THIS_TITLE = "turn", "concerned", "hurt", "stack", "title"
MODES = (UNTIL_TURN, UNTIL_CONCERNED, UNTIL_HURT, THIS_STACK)
HURTS = 2
"""What takes so much Fortitude, Alcohol Content or Gold from a player ends their request to pass until they are hurt."""


@dataclass(slots=True)
class PassRequest:
    """The request of one seat."""

    mode: str | None = None
    even_if_concerned: bool = False
    """Whether it holds even when the seat is targeted or about to be out."""
    known: int = -1
    """Newest stack entry at the time of the request: older entries do not interrupt it."""
    stack: int | None = None
    """Bottom of the stack that the request is about."""
    titles: dict[str, str] = field(default_factory=dict)
    """Cards that are never asked about: def → title."""

    @property
    def active(self) -> bool:
        """Whether anything is passed."""
        return self.mode is not None or bool(self.titles)


class PassRequests:
    """The requests of all seats. The session consults it at each window."""

    def __init__(self) -> None:
        self._auto_passes: dict[int, PassRequest] = {}
        self.anytime = True
        """Whether somebody is stopped who could only play cards that may be played at any other moment as well."""

    def auto_pass(self, seat: int) -> PassRequest | None:
        """The request of that seat; None if there is none."""
        auto_pass = self._auto_passes.get(seat)
        return auto_pass if auto_pass is not None and auto_pass.active else None

    def set(self, seat: int, mode: str, view: SeenTable, *, even_if_concerned: bool = False) -> None:
        """From now on pass in this mode. For THIS_TITLE the card is that of the newest stack entry."""
        auto_pass = self._auto_passes.setdefault(seat, PassRequest())
        stack = view.stack
        if mode == THIS_TITLE:
            card = stack[-1].card if stack else None
            if card:
                auto_pass.titles[card.definition] = card.title
            return
        auto_pass.mode = mode
        auto_pass.even_if_concerned = even_if_concerned
        auto_pass.known = stack[-1].id if stack else -1
        auto_pass.stack = stack[0].id if stack else None

    def end(self, seat: int) -> bool:
        """End all passing for that seat; returns whether there was any."""
        auto_pass = self._auto_passes.pop(seat, None)
        return auto_pass is not None and auto_pass.active

    def end_all(self) -> None:
        """End all passing for everybody."""
        self._auto_passes.clear()

    def look(self, turn: int, waiting: Sequence[int]) -> None:
        """End requests whose time is over. `turn`: whose turn it is; `waiting`: the ids of the entries on the stack."""
        bottom = waiting[0] if waiting else None
        for seat, auto_pass in self._auto_passes.items():
            over = (auto_pass.mode == UNTIL_TURN and turn == seat) or (
                auto_pass.mode == THIS_STACK and (auto_pass.stack is None or auto_pass.stack != bottom)
            )
            if over:
                auto_pass.mode = None

    def passes(self, decision: DecisionTold, look: Callable[[], SeenTable]) -> bool:
        """Whether this decision is passed without asking. `look` gives the onlooker's view; most seats have asked for nothing."""
        auto_pass = self.auto_pass(decision.seat)
        if auto_pass is None or decision.kind not in WINDOW_KINDS:
            return False
        seat, view = decision.seat, look()
        if auto_pass.mode == UNTIL_HURT:
            return not any(would_be_out(view, entry, seat) or _costs(entry, seat) >= HURTS for entry in view.stack)
        if not auto_pass.even_if_concerned and (
            decision.kind == "pay" or concerns(view, seat, newer_than=auto_pass.known)
        ):
            return False
        if auto_pass.mode is not None:
            return True
        newest = next((entry for entry in view.stack if entry.id == decision.about), None)
        return newest is not None and newest.card is not None and newest.card.definition in auto_pass.titles


def concerns(view: SeenTable, seat: int, newer_than: int = -1) -> bool:
    """Whether something on the stack is aimed at the seat, or is about to put it out of the game."""
    for entry in view.stack:
        if would_be_out(view, entry, seat):
            return True
        if entry.id > newer_than and (seat in entry.targets or seat == entry.drinker or _hurts(entry, seat)):
            return True
    return False


def would_be_out(view: SeenTable, entry: SeenEntry, seat: int) -> bool:
    """Whether the seat would be out if this happened without further answers."""
    mat = view.seats[seat]
    if entry.kind == "last_chance":
        return bool(mat.fortitude <= mat.alcohol or mat.gold <= 0)
    changes = _outcome(entry, seat)
    fortitude = min(20, mat.fortitude + changes.get("fortitude", 0))
    alcohol = max(0, mat.alcohol + changes.get("alcohol", 0))
    return bool(changes) and (fortitude <= alcohol or mat.gold + changes.get("gold", 0) <= 0)


def _hurts(entry: SeenEntry, seat: int) -> bool:
    changes = _outcome(entry, seat)
    return changes.get("fortitude", 0) < 0 or changes.get("alcohol", 0) > 0 or changes.get("gold", 0) < 0


def _costs(entry: SeenEntry, seat: int) -> int:
    """The most that it takes from the seat of one thing."""
    changes = _outcome(entry, seat)
    return max(-changes.get("fortitude", 0), changes.get("alcohol", 0), -changes.get("gold", 0))


def _outcome(entry: SeenEntry, seat: int) -> dict[str, int]:
    return entry.outcome.get(str(seat), {})
