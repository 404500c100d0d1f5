# SPDX-License-Identifier: GPL-3.0-or-later
"""Nouns, verbs that agree with them, clauses, and sentences made of clauses.

A predicate is written with its verbs in braces, `{lose} 2 Fortitude`; they are put into the form for the subject.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, replace

IRREGULAR = {"be": ("are", "is"), "have": ("have", "has"), "do": ("do", "does")}
VERB = re.compile(r"\{(\w+)\}")
LONG = re.compile(r" (?:of|who|with|in|on) ")
"""Matches nouns that are too long for an apostrophe."""


@dataclass(frozen=True, slots=True)
class Noun:
    """A person or group. `person`: 'you', 'one' (another player, each player) or 'many'."""

    text: str
    person: str = "one"
    key: Hashable = None
    """Two nouns with the same key mean the same people."""
    again: str = "that player"
    """The noun used when they are mentioned again."""
    each: bool = False
    """Whether each of several acts: 'two other players each lose 1 Fortitude'."""

    @property
    def owns(self) -> str:
        """The possessive after they have been named in the same clause."""
        return "your" if self.person == "you" else "their"

    @property
    def possessive(self) -> str:
        """The possessive: your, another player's."""
        if self.person == "you":
            return "your"
        return f"{self.text}'" if self.text.endswith("s") else f"{self.text}'s"

    def of(self, thing: str) -> str:
        """Something of theirs: 'your deck', 'another player's hand', 'the hand of a player of your choice'."""
        if self.person == "you" or not LONG.search(self.text):
            return f"{self.possessive} {thing}"
        return f"the {thing} of {self.text}"

    @property
    def pronoun(self) -> Noun:
        """The noun as a pronoun: you, or they."""
        return self if self.person == "you" else Noun("they", "many", self.key, "they")

    def known(self) -> Noun:
        """The noun when mentioned again."""
        return replace(self, text=self.again)


YOU = Noun("you", "you", "you", "you")


def conjugated(verb: str, person: str) -> str:
    """A verb in the present."""
    if person != "one":
        return IRREGULAR[verb][0] if verb in IRREGULAR else verb
    if verb in IRREGULAR:
        return IRREGULAR[verb][1]
    if verb.endswith(("s", "sh", "ch", "x", "z", "o")):
        return verb + "es"
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return verb[:-1] + "ies"
    return verb + "s"


def agreeing(predicate: str, person: str) -> str:
    """A predicate with its verbs in the form for that person."""
    return VERB.sub(lambda found: conjugated(found[1], person), predicate)


def bare(predicate: str) -> str:
    """A predicate with infinitives, to follow 'may' or 'to'."""
    return VERB.sub(lambda found: found[1], predicate)


@dataclass(frozen=True, slots=True)
class Clause:
    """A subject and its predicate. `bid`: with 'you' as the subject, the imperative may be used."""

    subject: Noun
    predicate: str
    bid: bool = False
    modal: str = ""
    """May or must, before the verb."""
    aside: str = ""
    """Text between subject and verb, such as 'also'."""

    @property
    def action(self) -> str:
        """The predicate with verbs that agree, without the subject."""
        if self.modal:
            return f"{self.modal} {self.aside} {bare(self.predicate)}".replace("  ", " ")
        return f"{self.aside} {agreeing(self.predicate, self.subject.person)}".strip()

    def joins(self, other: Clause) -> bool:
        """Whether both can share one subject."""
        if self.subject.key is None or self.subject.key != other.subject.key or self.modal != other.modal:
            return False
        return self.bid == other.bid or self.subject.person != "you" or not self.bid


@dataclass(frozen=True, slots=True)
class Next:
    """What happens after everything before it: 'Then …'."""

    parts: tuple[SentencePart, ...]


SentencePart = Clause | Next | str
"""A clause, what comes next, or complete sentences."""


def groups(clauses: Sequence[Clause]) -> list[str]:
    """Finite phrases, each with one subject and all its actions, not capitalised."""
    found: list[list[Clause]] = []
    for clause in clauses:
        if found and found[-1][0].joins(clause):
            found[-1].append(clause)
        else:
            found.append([clause])
    return [_phrase(group) for group in found]


def _phrase(group: list[Clause]) -> str:
    first = group[0]
    rest = [bare(clause.predicate) if first.modal else clause.action for clause in group[1:]]
    said = listed([first.action, *rest])
    if first.subject.person == "you" and first.bid and not (first.modal and first.subject.text):
        return said
    comma = "" if first.aside.startswith(",") else " each " if first.subject.each else " "
    return f"{first.subject.text}{comma}{said}"


def phrase(parts: Iterable[SentencePart]) -> str:
    """All parts as one phrase: not capitalised, no full stop."""
    found = ""
    clauses: list[Clause] = []

    def told(found: str, text: str, word: str) -> str:
        comma = "," if word.endswith("then") and text.startswith("if ") else ""
        return f"{found}{word}{comma} {text}" if found else text

    def flush(found: str) -> str:
        for text in groups(clauses):
            found = told(found, text, " and" if "," not in found + text else ", and")
        clauses.clear()
        return found

    for part in parts:
        if isinstance(part, Clause):
            clauses.append(part)
            continue
        text, word = (phrase(part.parts), ", then") if isinstance(part, Next) else (lower(part).rstrip("."), ", and")
        found = told(flush(found), text, word)
    return flush(found)


def sentences(parts: Iterable[SentencePart]) -> list[str]:
    """All parts as sentences."""
    found: list[str] = []
    clauses: list[Clause] = []
    for part in (*parts, ""):
        if isinstance(part, Clause):
            clauses.append(part)
            continue
        found += [sentence(text) for text in groups(clauses)]
        clauses.clear()
        if isinstance(part, Next):
            text = phrase(part.parts)
            found.append(sentence(f"then{',' if text.startswith('if ') else ''} {text}"))
        elif part:
            found.append(part)
    return found


def sentence(text: str) -> str:
    """The text with a capital letter and a full stop."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?", ":")) else ".")


def lower(text: str) -> str:
    """A sentence as part of a longer one."""
    first = text.split(" ", 1)[0]
    return text if first in {"Negate", "Ignore", "Drink"} else text[:1].lower() + text[1:]


def listed(parts: Sequence[str], word: str = "and") -> str:
    """a, b and c; with a comma before the last if a part has an 'and' or a comma of its own."""
    if len(parts) < 2:
        return "".join(parts)
    deep = any(f" {word} " in part or "," in part for part in parts[:-1])
    return f"{', '.join(parts[:-1])}{',' if deep else ''} {word} {parts[-1]}"


def a(thing: str) -> str:
    """The thing with its article."""
    return f"{'an' if thing[:1].lower() in 'aeiou' else 'a'} {thing}"
