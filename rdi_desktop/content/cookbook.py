# SPDX-License-Identifier: GPL-3.0-or-later
"""Ideas for cards and mechanics, a few lines each, that can be put into any character."""

from __future__ import annotations

import tempfile
from collections.abc import Container, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rdi_desktop.content import splice
from rdi_desktop.content.checked import Checked
from rdi_desktop.content.reference_examples import flow, sheet
from rdi_desktop.content.source import parse
from rdi_desktop.content.starter import id_for, starter
from rdi_desktop.content.usual import WHOLE, counted
from rdi_desktop.words import now, translated

if TYPE_CHECKING:
    from rdi_desktop.content.library import Content

FILE = Path(__file__).parent / "cookbook.yaml"
NO_CARD = frozenset(("keep a card before me", "do something afterwards, once it has landed"))
"""Entries of the page on the language that are part of a card, and no ideas by themselves."""
CALLED = {"tokens": "token marker chip", "tracks": "track counter count form", "piles": "side deck pile"}
"""Other words for what an idea declares, by the key."""
GUEST = "somebody"
"""The character with which an idea is shown."""


@dataclass(frozen=True)
class Idea:
    """What an author may want a card to do, and how it is written."""

    want: str
    """What an author wants, as it continues 'I want to …'."""
    cards: tuple[Mapping[str, Any], ...]
    above: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """Declarations it needs above the deck: by key, by name."""

    @property
    def lines(self) -> str:
        """The lines written for it."""
        head = [f"{key}: {flow(dict(value))}" for key, value in self.above.items()]
        return "\n".join([*head, *(f"- {flow(dict(card))}" for card in self.cards)])

    @property
    def things(self) -> dict[str, str]:
        """The names of what it declares, by id."""
        return {id: str(decl.get("name", id)) for named in self.above.values() for id, decl in named.items()}

    @property
    def words(self) -> str:
        """All by which it is found: what one wants, its lines, and what people call the things of its kind."""
        called = (translated(CALLED[key]) for key in self.above if key in CALLED)
        return " ".join((self.want, self.lines, *called)).lower()

    def renamed(self, titles: Mapping[str, str], names: Mapping[str, str], taken: Container[str] = ()) -> Idea:
        """The same with other titles of its cards, by title, and other names of its things, by id; these get ids of their names."""
        ids = {id: id_for(name, taken) for id, name in names.items() if name != self.things[id]}

        def put(data: Any) -> Any:
            if isinstance(data, Mapping):
                return {ids.get(key, key): put(value) for key, value in data.items()}
            if isinstance(data, list | tuple):
                return [put(value) for value in data]
            return ids.get(data, data) if isinstance(data, str) else data

        cards = tuple({**put(card), "title": titles.get(card["title"], card["title"])} for card in self.cards)
        above = {
            key: {
                ids.get(id, id): {**put(decl), **({"name": names[id]} if id in ids else {})}
                for id, decl in named.items()
            }
            for key, named in self.above.items()
        }
        return Idea(self.want, cards, above)

    @property
    def texts(self) -> list[str]:
        """What one wants, titles and names, all that a language may have its own for."""
        titles = [card["title"] for card in self.cards if card["title"] != _title(self.want)]
        return [self.want, *titles, *self.things.values()]

    def told(self) -> Idea:
        """The same in the language of now."""
        own = {text: translated(text) for text in self.texts}
        own[_title(self.want)] = _title(own[self.want])
        return replace(
            self.renamed(own, {id: own[name] for id, name in self.things.items()}),
            want=own[self.want],
        )


def ideas() -> tuple[Idea, ...]:
    """All of them, plain cards first, in the language of now."""
    return _told(now().code)


@cache
def _told(_language: str) -> tuple[Idea, ...]:
    return tuple(idea.told() for idea in _read())


def _title(want: str) -> str:
    """The title of a card that does only what one wants."""
    return want[0].upper() + want[1:]


def _read() -> tuple[Idea, ...]:
    """As the files have them."""
    found = []
    for wish in sheet()["wishes"]:
        if wish["want"] not in NO_CARD:
            card = wish.get("card") or {"type": "action", "do": [wish["do"]]}
            found.append(Idea(wish["want"], ({"title": _title(wish["want"]), **card},)))
    more = parse(FILE.read_text(encoding="utf-8"), FILE.name)["mechanics"]
    return (*found, *(Idea(one["want"], tuple(one["cards"]), one.get("above", {})) for one in more))


def put_in(text: str, idea: Idea) -> str:
    """The text of a character file with the idea added: its cards at the end of the deck, under unused titles.

    Declarations it needs are added above the deck unless something of that name is there. Raises ContentError if the text is no YAML;
    Stubborn if there is no deck, or nothing can be inserted.
    """
    data = parse(text, "file")
    deck = data.get("deck") if isinstance(data, dict) else None
    taken = {card.get("title") for card in deck or () if isinstance(card, dict)}
    for key, named in idea.above.items():
        for name, value in named.items():
            there = data.get(key) if isinstance(data, dict) else None
            if not isinstance(there, dict) or name not in there:
                text = splice.with_block(text, (key, name), flow(value))
    for card in idea.cards:
        title, number = card["title"], 2
        while title in taken:
            title, number = f"{card['title']} {number}", number + 1
        taken.add(title)
        text = splice.with_item(text, ("deck",), block({**card, "title": title}))
    return text


def block(card: Mapping[str, Any]) -> str:
    """A card as lines, one for each of its keys, as one would write them."""
    lines = [f"{key}: {splice.flow(value) if key == 'title' else flow(value)}" for key, value in card.items()]
    written = "\n".join(lines)
    return written if parse(written, "card") == card else splice.flow(card)


def line_of(text: str, idea: Idea) -> int:
    """The line (from 1) of the first card of an idea that has just been put into a text; 0 if it is not found."""
    wanted = f"- title: {splice.flow(idea.cards[0]['title'])}"[:-1]
    found = [number for number, line in enumerate(text.split("\n"), 1) if line.lstrip().startswith(wanted)]
    return found[-1] if found else 0


def sized(text: str, idea: Idea, before: int) -> str:
    """The text with the deck's number of cards stated if it is not the usual one. `before`: the number without the idea."""
    number = before + sum(card.get("copies", 1) for card in idea.cards if "pile" not in card)
    says = (parse(text, "file") or {}).get("size")
    return splice.with_value(text, ("size",), number) if number != WHOLE or says is not None else text


def shown(idea: Idea, known: Content) -> tuple[Content, str]:
    """Content with a character that has this idea, for displaying its cards, and that character's id."""
    text = sized(put_in(starter(GUEST, "Somebody"), idea), idea, WHOLE)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"{GUEST}.yaml"
        path.write_text(text, encoding="utf-8")
        checked = Checked(path, known)
    if checked.problems:
        raise checked.problems[0]
    return checked.content, GUEST


def number_of(content: Content, character: str) -> int:
    """How many cards a character's deck has."""
    return counted(content.characters[character])["all"]
