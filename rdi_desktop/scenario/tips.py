# SPDX-License-Identifier: GPL-3.0-or-later
"""Tips explain something in an ordinary game the first time it happens; they are read and checked as lessons are (docs/lessons.md)."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from rdi_desktop.scenario.file_value import FileValue, parse_fields, read_fields
from rdi_desktop.scenario.lesson import HAPPENED, LESSONS, OF_A_SEAT, PLACES, claim_in, said

TIPS = LESSONS / "coach.yaml"
TOP = ("tips",)
TIP = ("id", "when", "at", "say")
CLAIM = ("costs", "hand", "gold", "alcohol", "out", "due")
"""What a tip may claim of whoever it is about: the Gold that an answer costs by itself, the cards in the hand after it; Gold, and
whether that guest is out, as it is said; by how much Alcohol Content has changed; whether the default answer pays what is due."""
ASKED = ("discard", "action", "order", "drink", "respond", "hit", "last_chance", "gamble", "pay")
"""Questions with tips: the kinds of decisions, and `hit` for an answer to something aimed at the player."""
STANDS = ("swaying", "poor", "components")
TO = ("me", "other", "anybody")
WHOSE = ("my", "their")


@dataclass(frozen=True, slots=True)
class Tip:
    """What a beginner is told once, where it points, and when."""

    id: str
    say: str
    at: str
    """One of the places of a table, or of a mat."""
    whose: str = ""
    """Whose mat: one of `WHOSE`; '': not on a mat."""
    asked: str = ""
    happened: str = ""
    to: str = "anybody"
    """To whom it happened."""
    stands: str = ""
    claim: tuple[tuple[str, int], ...] = ()
    """What it says of the table: words of `CLAIM`, with their numbers (1: yes)."""


def load_tips(path: Path = TIPS) -> tuple[Tip, ...]:
    """Read the file. ScenarioError with line and field if it is malformed."""
    return _tips(read_fields(path))


def parse_tips(text: str) -> tuple[Tip, ...]:
    """Read a text."""
    return _tips(parse_fields(text, "tips"))


def _tips(root: FileValue) -> tuple[Tip, ...]:
    fields = root.mapping(TOP)
    root.require(fields, TOP)
    tips: dict[str, Tip] = {}
    for field in fields["tips"].list():
        tip = _tip(field)
        if tip.id in tips:
            field.fail(f"'{tip.id}' stands here twice")
        tips[tip.id] = tip
    return tuple(tips.values())


def _tip(field: FileValue) -> Tip:
    fields = field.mapping((*TIP, "claim"))
    field.require(fields, TIP)
    when = fields["when"].mapping(("asked", "happened", "to", "stands"))
    if len(when.keys() - {"to"}) != 1:
        fields["when"].fail("expected one of: asked, happened, stands")
    if "to" in when and "happened" not in when:
        when["to"].fail("'to' goes with 'happened'")
    at, whose = fields["at"], ""
    if at.is_mapping:
        inside = at.mapping(WHOSE)
        if len(inside) != 1:
            at.fail("one thing is pointed at")
        whose, what = next(iter(inside.items()))
        place = what.word(OF_A_SEAT)
        if whose == "their" and "happened" not in when:
            what.fail("'their' is whoever it happened to")
    else:
        place = at.word(PLACES)
    happened = when["happened"].word(HAPPENED) if "happened" in when else ""
    claim = claim_in(fields["say"].text())
    if "claim" not in fields and claim and claim.lower() != happened:
        fields["say"].fail(f"'{claim}' is a claim about the table: say in 'claim' what it is")
    return Tip(
        fields["id"].text(),
        said(fields["say"]),
        place,
        whose,
        when["asked"].word(ASKED) if "asked" in when else "",
        happened,
        when["to"].word(TO) if "to" in when else "anybody",
        when["stands"].word(STANDS) if "stands" in when else "",
        tuple((word, f.number()) for word, f in fields["claim"].mapping(CLAIM).items()) if "claim" in fields else (),
    )
