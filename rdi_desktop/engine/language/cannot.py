# SPDX-License-Identifier: GPL-3.0-or-later
"""What nobody may do to a play: `cannot: [negate]`, optionally under a condition, or except with certain cards."""

from __future__ import annotations

from typing import Any, NamedTuple

from rdi_desktop.engine.language.condition import CONDITION, Condition
from rdi_desktop.engine.language.spec import Field, FieldType, ListOf, Reader, Text, Word, describe, read_fields

SEALS: tuple[str, ...] = ("negate", "ignore", "reduce", "redirect")


class Seal(NamedTuple):
    """What nobody may do to a play while a condition holds for its player; checked whenever somebody would answer."""

    condition: Condition
    what: tuple[str, ...]


SEAL: dict[str, Field] = {
    "if": Field(CONDITION, doc="while this holds for its player"),
    "what": Field(ListOf(Word(*SEALS)), doc="what nobody may do to it"),
}


class CannotType(FieldType):
    """What nobody may do to a play: words, {answer_except: ID}, or words under a condition."""

    name = "list of negate, ignore, reduce, redirect, {answer_except: ID}, {if: CONDITION, what: [negate]}"

    def read(self, raw: Any, reader: Reader) -> tuple[tuple[str, ...], tuple[str, ...], tuple[Seal, ...]]:
        """(words, ids of the only cards that may answer, words with their conditions)."""
        words, only, seals = [], [], []
        for item in raw if isinstance(raw, list) else [raw]:
            if isinstance(item, dict) and set(item) == {"answer_except"}:
                for id in ListOf(Text()).read(item["answer_except"], reader):
                    if reader.cards and id not in reader.cards:
                        raise reader.problem(f"unknown card '{id}'", reader.cards, id)
                    only.append(id)
            elif isinstance(item, dict) and "if" in item:
                fields = read_fields(SEAL, item, reader)
                seals.append(Seal(fields["if"], fields["what"]))
            elif item in SEALS:
                words.append(item)
            else:
                raise reader.problem(f"unknown {describe(item)}", SEALS, str(item))
        return tuple(words), tuple(only), tuple(seals)

    def schema(self) -> dict[str, Any]:
        only = {
            "type": "object",
            "properties": {"answer_except": ListOf(Text()).schema()},
            "required": ["answer_except"],
        }
        sometimes = {
            "type": "object",
            "properties": {key: field.type.schema() for key, field in SEAL.items()},
            "required": ["if", "what"],
            "additionalProperties": False,
        }
        one = {"anyOf": [Word(*SEALS).schema(), only, sometimes]}
        return {"anyOf": [{"type": "array", "items": one}, one]}
