# SPDX-License-Identifier: GPL-3.0-or-later
"""Words for entries on the stack: what they are, what was done to them, what they will do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

from rdi_desktop.content import texts
from rdi_desktop.engine.seen import SeenDeed, SeenEntry
from rdi_desktop.engine.state.decisions import BODIES
from rdi_desktop.ui.words.terms import filled, readable, signed, thing
from rdi_desktop.words import listed, said, table


class SeatNames(Protocol):
    """Gives players names."""

    def seat(self, index: int | None) -> str:
        """What that player is called."""


_OTHER_MARKS = table("stack-mark", by="{by}")
"""Notes on entries that are not marks of a verb."""
_KINDS = table("stack-kind")


def entry_kind(kind: str) -> str:
    """The name of an entry without a card."""
    return filled(_KINDS, kind)


def amounts(entry: SeenEntry) -> str:
    """The numbers of an entry on the stack."""
    return ", ".join(f"{n} {thing(attribute)}" for attribute, n in entry.amounts.items() if n)


def about_to_drink(who: str) -> str:
    """Whose Drink it is; `who` has the verb."""
    return said("stack-about-drink", who=who)


def last_chance(who: str) -> str:
    """Somebody is about to be out; `who` has the verb."""
    return said("stack-about-out", who=who)


def about_to(kind: str, who: str) -> str:
    """What is about to happen to somebody in a Round of Gambling; `who` has the verb."""
    return said("stack-about", who=who, kind=kind)


def landed(kind: str, name: str, amounts: str, *, you: bool = False) -> str:
    """What a player has just lost or gained."""
    return said("stack-landed", kind=kind, you=you, name=name, amounts=amounts)


def words_of(mark: str) -> str:
    """The words of a mark; '' if it has none."""
    return _OTHER_MARKS.get(mark) or texts.mark(mark)


def done_marks(marks: Iterable[SeenDeed], names: SeatNames) -> list[str]:
    """What was done to an entry; the same thing done by several is said once."""
    doers: dict[tuple[str, int | tuple[int | None, int] | None], list[str]] = {}
    for place, mark in enumerate(marks):
        to = mark.args.get("to")
        alike = words_of(mark.what).endswith(said("stack-by", by="{by}")) and not isinstance(to, int)
        doers.setdefault((mark.what, to if alike else (to, place)), []).append(names.seat(mark.by))
    found = []
    for (what, sent), who in doers.items():
        goal = sent[0] if isinstance(sent, tuple) else sent
        spoken = words_of(what).format(by=listed(who)) or readable(what)
        found.append(
            said("stack-done", spoken=spoken, split=what == "split", goal=names.seat(goal))
            if isinstance(goal, int)
            else spoken
        )
    return found


def outcome(outcome: Mapping[str, Mapping[str, int]], names: SeatNames) -> str:
    """What will happen to whom without further answers."""
    alike: dict[str, list[str]] = {}
    for seat, changes in outcome.items():
        spoken = changed(int(seat), changes)
        if spoken:
            alike.setdefault(spoken, []).append(names.seat(int(seat)))
    return "; ".join(f"{listed(who)} {spoken}" for spoken, who in alike.items())


def changed(seat: int, changes: Mapping[str, int]) -> str:
    """What changes for a player; a body is simply hit, since it shows no numbers."""
    spoken = signed(changes)
    return said("stack-hit") if spoken and seat >= BODIES else spoken


def sale(entry: SeenEntry) -> str:
    """For how much a card is offered, if it is."""
    card = entry.card
    return said("stack-sale-gold", price=card.price) if entry.ability == "sell" and card and card.price else ""


def answers(name: str) -> str:
    """The player whose play answers the entry beside it."""
    return said("stack-answers", name=name)


def all_of(count: int) -> str:
    """The button that unfolds so many entries."""
    return said("stack-all", count=count)


def folded(count: int, key: str) -> str:
    """What that button does, by a click or that key."""
    return said("stack-folded", count=count, some=bool(key), key=key)


def unfolded(count: int, key: str) -> str:
    """The heading of unfolded entries, and how to fold them again."""
    return said("stack-unfolded", count=count, some=bool(key), key=key)


def others(count: int) -> str:
    """A number of further players."""
    return said("stack-more", count=count)
