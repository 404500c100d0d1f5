# SPDX-License-Identifier: GPL-3.0-or-later
"""Things of a character that have two sides (character-compendium, "Adonis", "Ohava", "Zariah")."""

from __future__ import annotations

from typing import Any

from rdi_desktop.engine.language.spec import Bool, Field, Ident, ListOf, Node, Reader, Text, Word


class SidesDecl(Node):
    """Things with two sides: each is a track with two steps, and a cost may turn one over."""

    FIELDS = {
        "things": Field(ListOf(Text()), doc="their ids"),
        "up": Field(Text(), doc="the side from which one is turned over as a cost"),
        "down": Field(Text(), doc="the other side"),
        "starts": Field(Word("up", "down"), "up", "which side is up at the start"),
        "takes": Field(
            ListOf(Ident("token")),
            (),
            "tokens: as soon as one has each of them they go back, and it shows its first side",
        ),
        "inside": Field(Bool(), False, "one is 'in Harmony', not 'Harmony': its sides are no adjectives"),
        "verb": Field(Text(), "turn over", "what people call it to turn one over: 'smash'"),
        "coin": Field(
            ListOf(Text()),
            (),
            "those of them that count as Gold, whichever side is up; one that is paid is turned over",
        ),
    }
    things: tuple[str, ...]
    up: str
    down: str
    takes: tuple[str, ...]
    inside: bool
    verb: str
    coin: tuple[str, ...]

    @classmethod
    def read(cls, raw: Any, reader: Reader) -> Any:
        """The things, each once; only one of them can count as Gold."""
        new = super().read(raw, reader)
        twice = next((thing for thing in new.things if new.things.count(thing) > 1), None)
        if twice is not None:
            raise reader.inside("things", reader.problem, f"'{twice}' stands here twice", (), twice)
        for thing in new.coin:
            reader.inside("coin", Word(*new.things).read, thing, reader)
        return new
