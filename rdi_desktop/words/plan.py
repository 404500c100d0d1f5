# SPDX-License-Identifier: GPL-3.0-or-later
"""Texts without a language: messages with their facts, who does what, in which order. A `Language` makes sentences of them.

A fact is a number, a word of choice ('yes'), a name, a noun, another message, a list or a phrase; never a text that is English.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any


class Spelt(int):
    """A number that is no numeral: 'two'."""

    def __repr__(self) -> str:
        return f"Spelt({int(self)})"


class Title(str):
    """A title or label that a file gives in English; a language may have its own among its texts."""

    __slots__ = ()


@dataclass(frozen=True)
class Name:
    """A name that somebody has given: of a token, a pile, a kind of card. A language may have its own, as `name-ID`."""

    text: str
    id: str = ""


def label(text: str) -> Name:
    """What somebody has written for one of several choices: a language may have its own for it, as `name-label-WORDS`."""
    return Name(text, f"label-{'-'.join(re.findall('[a-z0-9]+', text.lower()))}")


@dataclass(frozen=True)
class Msg:
    """A message with its facts."""

    id: str
    facts: Mapping[str, Any] = field(default_factory=dict)


def msg(id: str, **facts: Any) -> Msg:
    """A message with its facts."""
    return Msg(id, facts)


@dataclass(frozen=True)
class Listed:
    """Things one after the other, the last behind an 'and' or 'or'. `merged`: words that all begin with are said once."""

    of: Sequence[Any]
    word: str = "and"
    merged: bool = False


@dataclass(frozen=True)
class NounPhrase:
    """A person or group, by the id of its message. `person`: 'you', 'one' (another player, each player) or 'many'."""

    id: str
    person: str = "one"
    key: Hashable = field(default=None, repr=False)
    """Two nouns with the same key mean the same people."""
    again: str = "np-that-player"
    """The message for them when they are mentioned again."""
    each: bool = False
    """Whether each of several acts: 'two other players each lose 1 Fortitude'."""
    facts: Mapping[str, Any] = field(default_factory=dict)
    link: int | None = None
    """A number that stands in marks round its text, for whoever makes a link of it."""

    def known(self) -> NounPhrase:
        """The noun when mentioned again."""
        return replace(self, id=self.again)

    @property
    def pronoun(self) -> NounPhrase:
        """You, or they."""
        return self if self.person == "you" else replace(THEY, key=self.key, facts={"number": self.person})


YOU = NounPhrase("np-you", "you", "you", "np-you")
THEY = NounPhrase("np-they", "many", again="np-they")


@dataclass(frozen=True)
class Act:
    """Somebody does something: a message that is a predicate. `bid`: said to 'you', it may be an imperative."""

    subject: NounPhrase
    id: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    bid: bool = False
    modal: str = ""
    """'may' or 'must'."""
    aside: str = ""
    """The id of a message between subject and verb, such as 'also'."""

    def joins(self, other: Act) -> bool:
        """Whether both can share one subject."""
        if self.subject.key is None or self.subject.key != other.subject.key or self.modal != other.modal:
            return False
        return self.bid == other.bid or self.subject.person != "you" or not self.bid


@dataclass(frozen=True)
class Say:
    """A message that is a sentence, or several."""

    id: str
    facts: Mapping[str, Any] = field(default_factory=dict)


def say(id: str, **facts: Any) -> Say:
    """A sentence with its facts."""
    return Say(id, facts)


@dataclass(frozen=True)
class Following:
    """What happens after everything before it: 'Then …'."""

    parts: Sequence[Part]


Part = Act | Say | Following
"""What somebody does, a sentence, or what comes next."""


@dataclass(frozen=True)
class Phrase:
    """Parts as one phrase, as a fact of a sentence.

    `form`: 'main', 'after' (something stands before it: 'wenn …, verlierst du …') or 'bare' (what the subject does: 'lose 2 Fortitude').
    """

    parts: Sequence[Part]
    form: str = "main"


@dataclass(frozen=True)
class SideClause:
    """What somebody does as a clause that follows 'if', 'when' or 'who'."""

    act: Act


@dataclass(frozen=True)
class Sentences:
    """Parts as sentences, as a fact."""

    parts: Sequence[Part]
