# SPDX-License-Identifier: GPL-3.0-or-later
"""Plans of texts become sentences of a language: where the verb stands, what shares a subject, what is said once.

A predicate is written as a dictionary has it, its verbs in `<>`: first, where verbs stay (`<lose> { $what }`), or last, where they move
(`{ $what } <verlieren>`; `||` between two predicates of one message).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from rdi_desktop.words.plan import Act, Following, Listed, NounPhrase, Part, Phrase, Say

VERB = re.compile(r"<([^<>]+)>")
STOPS = (".", "!", "?", ":", "。", "！", "？")


class Speech(Protocol):
    """What the realiser asks of a language."""

    grammar: dict[str, Any]

    def told(self, id: str, facts: Mapping[str, Any]) -> str:
        """A message with its facts."""

    def has(self, id: str) -> bool:
        """Whether there is such a message."""

    def text(self, value: Any, case: str = "") -> str:
        """A fact as text."""

    def person(self, noun: NounPhrase) -> str:
        """The person with which a verb agrees."""

    def verb(self, verb: str, form: str) -> str:
        """A verb in a form."""

    def listed(self, parts: Sequence[str], word: str = "and") -> str:
        """a, b and c."""

    def finished(self, text: str) -> str:
        """A text after the last touches."""


class Realiser:
    """The sentences of one language."""

    def __init__(self, language: Speech) -> None:
        self.language = language
        self.last = language.grammar["order"] == "final"
        """Whether predicates are written with their verb last, which then moves."""

    # Who does what

    def group(self, acts: Sequence[Act], form: str) -> str:
        """Actions that share a subject, as one phrase without capital and full stop. Forms: 'main', 'after', 'side'."""
        first, language = acts[0], self.language
        subject = language.text(first.subject) if first.subject.id else ""
        aside = language.told(first.aside, first.facts) if first.aside else ""
        each = language.told("each", {}) if first.subject.each and not aside.startswith(",") else ""
        bidden = first.subject.person == "you" and first.bid and form != "side" and not (first.modal and subject)
        modal = self._verbs(language.told(first.modal, {}), language.person(first.subject)) if first.modal else ""
        if self.last:
            return self._verb_moves(acts, form, "" if bidden else subject, f"{each} {aside}".strip(), modal, bidden)
        if modal:
            bare = [self._verbs(self.predicate(act), "") for act in acts]
            said = language.listed([_joined(modal, aside, bare[0]), *bare[1:]])
        else:
            person = "bid" if bidden and subject else language.person(first.subject) if subject else ""
            done = [self._verbs(self.predicate(act), person) for act in acts]
            said = language.listed([_joined(aside, done[0]), *done[1:]])
        return said if bidden else _joined(subject, each, said)

    def _verb_moves(self, acts: Sequence[Act], form: str, subject: str, beside: str, modal: str, bidden: bool) -> str:
        """The same where verbs are written last."""
        said, listed = [piece for act in acts for piece in self.predicate(act).split("||")], self.language.listed
        if modal or (bidden and not acts[0].subject.id):
            bare = listed([self._last(piece, "") for piece in said])
            if form == "side":
                return _joined(subject, beside, bare, modal)
            return _joined(modal, subject, beside, bare) if form == "after" else _joined(subject, modal, beside, bare)
        person = "bid" if bidden else self.language.person(acts[0].subject)
        if form == "side":
            return _joined(subject, beside, listed([self._last(piece, person) for piece in said]))
        verbs = [self._first(piece, person) for piece in said]
        verb, rest = verbs[0]
        head = (
            _joined(verb, subject, beside, rest) if form == "after" or bidden else _joined(subject, verb, beside, rest)
        )
        return listed([head, *(_joined(*more) for more in verbs[1:])])

    def predicate(self, act: Act) -> str:
        """What somebody does, without the subject; its verbs still in `<>`."""
        return self.language.told(act.id, {**act.facts, "who": act.subject})

    def _verbs(self, text: str, person: str) -> str:
        """A predicate with its verbs in the form for that person; '' for the infinitive."""
        return VERB.sub(lambda found: self.language.verb(found[1], person), text)

    def _last(self, piece: str, person: str) -> str:
        """A predicate with its verb last."""
        return VERB.sub(lambda found: found[1].rpartition("|")[0] + self.language.verb(found[1], person), piece).strip()

    def _first(self, piece: str, person: str) -> tuple[str, str]:
        """A predicate as its verb and the rest; a separable part stays behind."""
        parts = VERB.split(piece, maxsplit=1)
        if len(parts) == 1:
            return "", piece.strip()
        before, verb, after = parts
        return self.language.verb(verb, person), f"{_joined(before, verb.rpartition('|')[0])}{after.rstrip()}"

    def side(self, act: Act) -> str:
        """A clause that follows 'if', 'when' or 'who'."""
        return self.group([act], "side")

    # Phrases and sentences

    def phrase(self, parts: Iterable[Part], form: str = "main") -> str:
        """All parts as one phrase: not capitalised, no full stop."""
        language, found = self.language, ""
        comma = language.grammar.get("serial comma", False)
        for part in _grouped(parts):
            here = form if not found else "main"
            if isinstance(part, list):
                text = self.group(part, here)
                link = ", " if comma and "," in found + text else " "
                found = f"{found}{link}{language.told('and', {})} {text}" if found else text
            elif isinstance(part, Following):
                found = f"{found}, {self._next(part)}" if found else self.phrase(part.parts, here)
            else:
                text = self._said(part, here).rstrip(".")
                found = f"{found}, {language.told('and', {})} {text}" if found else text
        return found

    def sentences(self, parts: Iterable[Part]) -> list[str]:
        """All parts as sentences."""
        return [self.sentence(part) for part in _grouped(parts)]

    def sentence(self, part: Part | list[Act]) -> str:
        """One part as a complete sentence."""
        if isinstance(part, list):
            return self.capital(self.group(part, "main"))
        return self.capital(self._next(part) if isinstance(part, Following) else self._said(part))

    def _said(self, part: Part, form: str = "main") -> str:
        """A sentence by its message; behind other words by its attribute `.after`, where the language has one."""
        if not isinstance(part, Say):
            return ""
        after = f"{part.id}.after"
        return self.language.told(after if form == "after" and self.language.has(after) else part.id, part.facts)

    def _next(self, part: Following) -> str:
        first = part.parts[0] if part.parts else None
        starts = "yes" if isinstance(first, Say) and first.id.startswith("if-") else "no"
        return self.language.told("next", {"phrase": Phrase(part.parts, "after"), "if": starts})

    def listing(self, listed: Listed, case: str) -> str:
        """A list; what all begin with is said once if that is wanted."""
        said = [self.language.text(each, case) for each in listed.of]
        if not listed.merged:
            return self.language.listed(said, listed.word)
        words, start, end = [text.split() for text in said], 0, 0
        shortest = min(map(len, words))
        while start < shortest - 1 and len({each[start] for each in words}) == 1:
            start += 1
        while (
            self.last and len(words) > 1 and end < shortest - start - 1 and len({each[-1 - end] for each in words}) == 1
        ):
            end += 1
        middle = [" ".join(each[start : len(each) - end]) for each in words]
        return _joined(*words[0][:start], self.language.listed(middle, listed.word), *words[0][len(words[0]) - end :])

    def capital(self, text: str) -> str:
        """The text with a capital letter and a full stop."""
        text = self.language.finished(text)
        stop = "" if text.endswith(STOPS) else self.language.grammar.get("stop", ".")
        return text[:1].upper() + text[1:] + stop

    def lower(self, text: str) -> str:
        """A sentence as part of a longer one: with a small letter, unless the language writes its first word with a capital."""
        small = re.match(self.language.grammar["small"], text)
        return text[:1].lower() + text[1:] if small else text


def _joined(*words: str) -> str:
    """Words with blanks between them; none before a comma or colon."""
    found = ""
    for word in map(str.strip, words):
        if word:
            found = f"{found}{'' if not found or word[0] in ',:;' else ' '}{word}"
    return found


def _grouped(parts: Iterable[Part]) -> list[list[Act] | Say | Following]:
    """The parts, with actions that share a subject together."""
    found: list[list[Act] | Say | Following] = []
    for part in parts:
        last = found[-1] if found else None
        if isinstance(part, Act) and isinstance(last, list) and last[0].joins(part):
            last.append(part)
        else:
            found.append([part] if isinstance(part, Act) else part)
    return found
