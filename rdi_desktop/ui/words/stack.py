# SPDX-License-Identifier: GPL-3.0-or-later
"""Words for entries on the stack: what they are, what was done to them, what they will do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

from rdi_desktop.content import texts
from rdi_desktop.engine.seen import SeenDeed, SeenEntry
from rdi_desktop.engine.state.decisions import BODIES
from rdi_desktop.ui.words.terms import listed, readable, signed, thing


class SeatNames(Protocol):
    """Gives players names."""

    def seat(self, index: int | None) -> str:
        """What that player is called."""


_OTHER_MARKS = {
    "raised": "raised by {by}",
    "pot_halved": "half of the pot goes to {by}",
    "turned_over": "answered by {by}",
    "agreed": "accepted by {by}",
    "refused": "declined by {by}",
}
"""Notes on entries that are not marks of a verb."""


def entry_kind(kind: str) -> str:
    """The name of an entry without a card."""
    return {
        "drink": "a Drink",
        "payment": "a payment",
        "loss": "a loss",
        "hit": "a hit",
        "body_loss": "a hit on something in play",
        "gain": "a gain",
        "round": "Round of Gambling",
        "contest": "Drinking Contest",
        "ante": "an ante",
        "forced_out": "forced out of the Round",
        "win_round": "winning the Round",
        "last_chance": "a last chance",
        "event": "a Drink Event",
        "turn": "a turn",
    }.get(kind, readable(kind))


def amounts(entry: SeenEntry) -> str:
    """The numbers of an entry on the stack."""
    return ", ".join(f"{n} {thing(attribute)}" for attribute, n in entry.amounts.items() if n)


def about_to_drink(who: str) -> str:
    """Whose Drink it is; `who` has the verb."""
    return f"{who} about to drink"


def last_chance(who: str) -> str:
    """Somebody is about to be out; `who` has the verb."""
    return f"{who} about to be out"


def about_to(kind: str, who: str) -> str:
    """What is about to happen to somebody in a Round of Gambling; `who` has the verb."""
    return f"{who} about to {'win the Round' if kind == 'win_round' else 'be thrown out of the Round'}"


def landed(kind: str, name: str, amounts: str, *, you: bool = False) -> str:
    """What a player has just lost or gained."""
    return f"{'You' if you else f'{name} has'} {'lost' if kind == 'loss' else 'gained'} {amounts}"


def words_of(mark: str) -> str:
    """The words of a mark; '' if it has none."""
    return _OTHER_MARKS.get(mark) or texts.mark(mark)


def done_marks(marks: Iterable[SeenDeed], names: SeatNames) -> list[str]:
    """What was done to an entry; the same thing done by several is said once."""
    doers: dict[tuple[str, int | tuple[int | None, int] | None], list[str]] = {}
    for place, mark in enumerate(marks):
        to = mark.args.get("to")
        alike = words_of(mark.what).endswith("by {by}") and not isinstance(to, int)
        doers.setdefault((mark.what, to if alike else (to, place)), []).append(names.seat(mark.by))
    found = []
    for (what, sent), who in doers.items():
        goal = sent[0] if isinstance(sent, tuple) else sent
        said = words_of(what).format(by=listed(who)) or readable(what)
        found.append(
            f"{said} {'with' if what == 'split' else 'to'} {names.seat(goal)}" if isinstance(goal, int) else said
        )
    return found


def outcome(outcome: Mapping[str, Mapping[str, int]], names: SeatNames) -> str:
    """What will happen to whom without further answers."""
    alike: dict[str, list[str]] = {}
    for seat, changes in outcome.items():
        said = changed(int(seat), changes)
        if said:
            alike.setdefault(said, []).append(names.seat(int(seat)))
    return "; ".join(f"{listed(who)} {said}" for said, who in alike.items())


def changed(seat: int, changes: Mapping[str, int]) -> str:
    """What changes for a player; a body is simply hit, since it shows no numbers."""
    said = signed(changes)
    return "hit" if said and seat >= BODIES else said


def sale(entry: SeenEntry) -> str:
    """For how much a card is offered, if it is."""
    card = entry.card
    return f"for sale: {card.price} Gold" if entry.ability == "sell" and card and card.price else ""


def answers(name: str) -> str:
    """The player whose play answers the entry beside it."""
    return f"{name} answers"


def folded(count: int, key: str) -> str:
    """The label for entries that are folded away, and how to show them: by a click, or that key."""
    return f"… {count} more answers: click{f' or press {key}' if key else ''}"


def unfolded(count: int, key: str) -> str:
    """The heading of unfolded entries, and how to fold them again."""
    return f"All {count} of them: click{f' or press {key}' if key else ''} to fold them"


def others(count: int) -> str:
    """A number of further players."""
    return f"and {count} more"
