# SPDX-License-Identifier: GPL-3.0-or-later
"""One language: its messages, and the forms of its verbs and nouns, which are data as well (`grammar.toml`)."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import KeysView, Mapping, Sequence
from dataclasses import replace
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from rdi_desktop.words import fluent
from rdi_desktop.words.fluent import LanguageError, Message, Pattern
from rdi_desktop.words.plan import Act, Listed, Msg, Name, NounPhrase, Phrase, Sentences, SideClause, Spelt, Title
from rdi_desktop.words.realise import VERB, Realiser

FORMS = ("you", "one", "many", "bid", "ye")
FUNCTIONS = ("A", "CASE", "OWN", "POSSESSIVE", "LENGTH", "PLAIN", "NUMERAL", "LOWER", "CAPITAL", "PLURAL", "HYPHEN")
"""
A(n) article, a case, your or their, somebody's, whether a noun is long, whether a phrase is plain, digits, small and capital letters,
a plural, a name as the first part of a word with hyphens.
"""
CAPITALS = re.compile(r"\b([A-ZÄÖÜ][\w’'-]*) (?=[A-ZÄÖÜ])")
"""A word of a name before another: "Pain" in "Pain Curse"."""


LINK, END, FIRST = "\ue000", "\ue001", 0xE100
"""The marks round a noun with a link; behind the first of them stands the character of its number, counted from FIRST."""

TAGS = ("b", "/b", "i", "/i", "p", "/p", "br", "/a", "/span")
"""HTML in a message, which is no verb."""


class Missing(KeyError):
    """The language lacks a message: the whole text is in English then."""


class Language:
    """A language, by the folder of its files."""

    def __init__(self, code: str, folder: Traversable | None = None) -> None:
        """Raises LanguageError if a file is not even divided into messages."""
        self.code = code
        folder = self.folder = folder or files("rdi_desktop.words") / code
        self._entries: dict[str, Message] = {}
        for file in sorted(folder.iterdir(), key=lambda each: each.name):
            if file.name.endswith(".ftl"):
                self.add(_read(file), file.name)
        try:
            self.grammar: dict[str, Any] = tomllib.loads(_read(folder / "grammar.toml"))
            self._rules = [(re.compile(first), forms) for first, *forms in self.grammar["rules"]]
            self._touches = [(re.compile(old), new) for old, new in self.grammar.get("touches", ())]
            self._verbs: dict[str, dict[str, str]] = self.grammar["verbs"]
        except (KeyError, TypeError, ValueError, re.error) as error:
            raise LanguageError(f"grammar.toml: {error!r}") from None
        self._patterns: dict[str, Pattern] = {}
        self._facts: dict[str, frozenset[str]] = {}

    def add(self, text: str, name: str) -> None:
        """The messages of one more file. LanguageError for one that is there already."""
        more = fluent.entries(text, name)
        for id in self._entries.keys() & more.keys():
            raise LanguageError(f"{more[id].where}: {id} stands also at {self._entries[id].where}")
        self._entries |= more

    @property
    def name(self) -> str:
        """What its speakers call it."""
        return str(self.grammar["name"])

    @property
    def ids(self) -> KeysView[str]:
        """The ids of all messages, as they follow one another in the files."""
        return self._entries.keys()

    @cached_property
    def texts(self) -> dict[str, str]:
        """Texts of the data, by the English ones: `"English" = "…"` in its files `texts/*.toml`. LanguageError if one is malformed."""
        found: dict[str, str] = {}
        folder = self.folder / "texts"
        for file in folder.iterdir() if folder.is_dir() else ():
            for text, said in _texts(_read(file), file.name):
                if text in found:
                    raise LanguageError(f"{file.name}: '{text}' stands there twice")
                found[text] = said
        return found

    @cached_property
    def realiser(self) -> Realiser:
        """What makes sentences of plans."""
        return Realiser(self)

    def check(self) -> None:
        """LanguageError if any message cannot be used: syntax, unknown functions and messages, verbs without forms."""
        for id, entry in self._entries.items():
            for node in _nodes(self.pattern(id)):
                if isinstance(node, str):
                    for verb in VERB.findall(node):
                        if (
                            verb not in TAGS
                            and self.verb(verb, "one") == self.verb(verb, "")
                            and verb not in self.grammar.get("alike", ())
                        ):
                            raise LanguageError(f"{entry.where}: <{verb}> has no forms")
                elif node[0] == "message" and node[1] not in self._entries:
                    raise LanguageError(f"{entry.where}: there is no message {node[1]}")
                elif node[0] == "call" and node[1] not in FUNCTIONS:
                    raise LanguageError(f"{entry.where}: there is no function {node[1]}")

    def has(self, id: str) -> bool:
        """Whether it has that message."""
        return id in self._entries

    def source(self, id: str) -> str:
        """A message as it stands in its file."""
        return self._entries[id].text

    def where(self, id: str) -> str:
        """File and line of a message."""
        return self._entries[id].where

    def pattern(self, id: str) -> Pattern:
        """The pattern of a message. Missing if there is none."""
        found = self._patterns.get(id)
        if found is None:
            if id not in self._entries:
                raise Missing(id)
            found = self._patterns[id] = fluent.pattern(self._entries[id])
        return found

    def facts(self, id: str) -> frozenset[str]:
        """The facts for which a message asks, or a message that it refers to. Missing if there is none."""
        found = self._facts.get(id)
        if found is None:
            pattern = self.pattern(id)
            inner = [self.facts(each) for each in self.messages(id)]
            found = self._facts[id] = frozenset(fluent.facts(pattern)).union(*inner)
        return found

    def messages(self, id: str) -> list[str]:
        """The messages to which a message refers by name."""
        return [node[1] for node in _nodes(self.pattern(id)) if not isinstance(node, str) and node[0] == "message"]

    def say(self, id: str, facts: Mapping[str, Any] | None = None, /, **more: Any) -> str:
        """A message with its facts, in its last form. Its verbs agree with the fact `who`."""
        facts = {**(facts or {}), **more}
        text = self.told(id, facts)
        who = facts.get("who")
        if isinstance(who, NounPhrase) and "<" in text:
            text = VERB.sub(lambda found: self.verb(found[1], self.person(who)), text)
        return self.finished(text)

    def told(self, id: str, facts: Mapping[str, Any]) -> str:
        """A message with its facts, as a part of something longer."""
        return self._told(self.pattern(id), facts)

    def _told(self, pattern: Pattern, facts: Mapping[str, Any]) -> str:
        return "".join([node if isinstance(node, str) else self._node(node, facts) for node in pattern])

    def _node(self, node: tuple[Any, ...], facts: Mapping[str, Any]) -> str:
        kind = node[0]
        if kind == "fact":
            return self.text(facts.get(node[1], ""), facts.get("case", ""))
        if kind == "message":
            return self.told(node[1], facts)
        if kind == "call":
            return self._called(node[1], facts.get(node[2], ""), node[3], facts)
        _, of, variants, default = node
        if of[0] == "fact":
            value = facts.get(of[1], "")
            keys = self._keys(value)
        else:
            keys = [self._node(of, facts)]
        return self._told(next((variants[key] for key in keys if key in variants), variants[default]), facts)

    def _keys(self, value: Any) -> list[str]:
        """The variants that a value would take, the best first."""
        if isinstance(value, bool):
            return ["yes" if value else "no"]
        if isinstance(value, int):
            return [str(int(value)), self.number_class(value)]
        if isinstance(value, NounPhrase):
            return [self.person(value)]
        return [str(value)]

    def _called(self, name: str, value: Any, named: Mapping[str, str], facts: Mapping[str, Any]) -> str:
        match name:
            case "CASE":
                return self.text(value, named.get("case", ""))
            case "OWN":
                return self.told("own", {"who": value})
            case "NUMERAL":
                return str(int(value)) if isinstance(value, int) else self.text(value)
            case "HYPHEN":
                parts = value.of if isinstance(value, Listed) else [value]
                *first, last = [CAPITALS.sub(r"\1-", self.text(each, "comp").strip()) for each in parts] or [""]
                return self.listed([*(f"{each}-" for each in first), last], value.word if first else "and")
        said = self.text(value, facts.get("case", "")).strip()
        match name:
            case "A":
                return self._rewritten("articles", said)
            case "POSSESSIVE":
                return self._rewritten("possessives", self.text(value, "gen"))
            case "PLURAL":
                return self._rewritten("plurals", said)
            case "LENGTH":
                return "long" if re.search(self.grammar["long"], said) and self.person(value) != "you" else "short"
            case "PLAIN":
                return "no" if re.search(self.grammar["not plain"], said) else "yes"
            case "LOWER":
                return self.realiser.lower(said)
            case "CAPITAL":
                return said[:1].upper() + said[1:]
        raise Missing(name)

    def _rewritten(self, rules: str, text: str) -> str:
        """A text by the first rule that fits."""
        for old, new in self.grammar[rules]:
            if re.match(old, text):
                return re.sub(old, new, text, count=1)
        return text

    def person(self, noun: NounPhrase) -> str:
        """The person with which a verb agrees: the language may have its own for a noun, as an attribute."""
        id = f"{noun.id}.person"
        return self.told(id, noun.facts) if id in self._entries else noun.person

    def text(self, value: Any, case: str = "") -> str:
        """A fact as text."""
        match value:
            case Title():
                return self.texts.get(value, value)
            case str():
                return value
            case Spelt():
                return self.told("number-word", {"n": int(value), "case": case})
            case int():
                return str(value)
            case float():
                return self.decimal(value, ".1f")
            case NounPhrase(link=int(link)):
                return f"{LINK}{chr(FIRST + link)}{self.text(replace(value, link=None), case)}{END}"
            case NounPhrase() | Msg():
                return self.told(value.id, {"case": case, **value.facts} if case else value.facts)
            case Name(id=id):
                return self.told(f"name-{id}", {"case": case}) if f"name-{id}" in self._entries else value.text
            case Act():
                return self.realiser.predicate(value)
            case Listed():
                return self.realiser.listing(value, case)
            case Phrase():
                return self.realiser.phrase(value.parts, value.form)
            case SideClause():
                return self.realiser.side(value.act)
            case Sentences():
                return " ".join(self.realiser.sentences(value.parts))
        return str(value)

    def decimal(self, value: float, form: str) -> str:
        """A number in that form ('.1f'), with the language's sign before its fraction. As a fact it has one digit there."""
        return format(value, form).replace(".", self.grammar.get("decimal", "."))

    def listed(self, parts: Sequence[str], word: str = "and") -> str:
        """a, b and c; with a comma before the last if a part has that word or a comma of its own, where the language has it so."""
        if len(parts) < 2:
            return "".join(parts)
        word = self.told(word, {}) if word else ","
        if word == "-":  # a line for each
            return "\n".join(parts)
        if word[0] in ",;":
            return f"{word} ".join(parts)
        deep = self.grammar.get("serial comma", False) and any(
            f" {word} " in each or "," in each for each in parts[:-1]
        )
        return f"{', '.join(parts[:-1])}{',' if deep else ''} {word} {parts[-1]}"

    def finished(self, text: str) -> str:
        """A text after the last touches: one blank between words, 'in dem' becomes 'im'."""
        if "  " in text:
            text = re.sub("  +", " ", text)
        for old, new in self._touches:
            text = old.sub(new, text)
        return text.strip()

    def number_class(self, n: int) -> str:
        """The plural class of a number, by the rule that the language names."""
        match self.grammar["plural"]:
            case "one other":
                return "one" if n == 1 else "other"
            case "one for zero":
                return "one" if n in (0, 1) else "other"
            case "slavic":
                tens, ones = n % 100, n % 10
                return (
                    "one" if ones == 1 and tens != 11 else "few" if 2 <= ones <= 4 and not 12 <= tens <= 14 else "many"
                )
        return "other"

    def verb(self, verb: str, form: str) -> str:
        """A verb ("auf|decken") in a form, otherwise as in a dictionary; its separable first part is left out.

        Forms are you, one, many, bid, and ye (several, you among them), which is 'many' where a language has none of its own.
        """
        verb = verb.rpartition("|")[2]
        if form not in FORMS:
            return verb
        own = self._verbs.get(verb, {})
        if form in own or (own and form != "ye"):
            return str(own.get(form, verb))
        for rule, forms in self._rules:
            if rule.fullmatch(verb) and FORMS.index(form) < len(forms):
                return str(rule.sub(forms[FORMS.index(form)], verb, count=1))
        return self.verb(verb, "many") if form == "ye" else verb


def _texts(file: str, name: str) -> list[list[str]]:
    """The pairs of a file of texts, one in a line. Such lines of TOML are read as JSON, which takes a fifth of the time."""
    lines = (line.replace('" = "', '","') for line in file.splitlines() if line and line[0] != "#")
    try:
        found: list[list[str]] = json.loads(f"[[{'],['.join(lines)}]]")
    except json.JSONDecodeError as error:
        raise LanguageError(f"{name}: {error.msg}: {error.doc[error.pos : error.pos + 40]}") from None
    if wrong := [pair for pair in found if len(pair) != 2]:
        raise LanguageError(f"{name}: no two texts: {wrong[0]}")
    return found


def _read(file: Traversable) -> str:
    try:
        return file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise LanguageError(f"{file.name}: {error}") from None


def _nodes(pattern: Pattern) -> list[Any]:
    """All nodes of a pattern, with those inside."""
    found: list[Any] = []
    for node in pattern:
        while isinstance(node, tuple) and node[0] == "select":
            found += [inner for variant in node[2].values() for inner in _nodes(variant)]
            node = node[1]
        found.append(node)
    return found


@cache
def language(code: str) -> Language:
    """The language of that code; messages are read as they are needed, and checked by a test. LanguageError if a file cannot be read."""
    return Language(code)
