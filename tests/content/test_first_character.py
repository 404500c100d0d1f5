# SPDX-License-Identifier: GPL-3.0-or-later
"""docs/your-own-character.md: every file and every example in it is read, says what stands under it, and is played."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from rdi_desktop import cli
from rdi_desktop.content.checked import Checked
from rdi_desktop.content.loader import DATA
from rdi_desktop.content.pictures import check
from rdi_desktop.content.rehearsal import Rehearsal
from rdi_desktop.engine.language.piles import PileDecl
from tests.content.broken import whole

PAGE = Path(__file__).parents[2] / "docs" / "your-own-character.md"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
HEAD = "kind: character\nid: example\nname: Example\nsize: 40\n"
REST = """\
- {standard: im-in, copies: 6}
- {title: Filler, type: action, copies: %d, do: [{lose: {who: another, fortitude: 1}}]}
"""


class Snippet(NamedTuple):
    """An example, and what is said of it."""

    text: str
    said: tuple[str, ...]


@cache
def blocks() -> list[tuple[str, str]]:
    """Every block of the page: its kind and what stands in it."""
    return BLOCK.findall(PAGE.read_text(encoding="utf-8"))


def snippets() -> list[Snippet]:
    """Examples with the text under them."""
    found: list[Snippet] = []
    for kind, text in blocks():
        if kind == "yaml":
            found.append(Snippet(text, ()))
        elif kind == "text" and found and not found[-1].said:
            found[-1] = Snippet(found[-1].text, tuple(text.splitlines()))
    return found


def read(snippet: Snippet, folder: Path) -> Checked:
    """The example as a whole file: filled up to forty cards if it is only a part of one."""
    path = folder / "example.yaml"
    text = snippet.text
    if not text.startswith("kind:"):
        own = sum(int(n or 1) for line in lines(text) for n in [(re.search(r"copies: (\d+)", line) or [0, 0])[1]])
        text = HEAD + text + REST % (34 - own)
    path.write_text(text, encoding="utf-8")
    return Checked(path, whole())


def lines(text: str) -> list[str]:
    """The cards of an example that are in the deck itself."""
    deck = text.partition("deck:\n")[2]
    return [card for card in re.split(r"^- ", deck, flags=re.MULTILINE)[1:] if "pile: " not in card.split("do:")[0]]


@pytest.mark.parametrize("snippet", snippets(), ids=lambda one: one.text.splitlines()[1].strip()[:30])
def test_an_example_is_right_says_what_stands_under_it_and_can_be_played(snippet: Snippet, tmp_path: Path) -> None:
    found = read(snippet, tmp_path)
    assert found.problems == (), [str(each) for each in found.problems]
    texts = "\n".join(found.texts())
    for line in snippet.said:
        assert line.strip() in texts, texts
    assert snippet.said
    assert Rehearsal(found.content, found.character).run() == []


def test_every_kind_of_side_deck_has_an_example() -> None:
    kinds = {word for word in PileDecl.FIELDS["revealed"].type.choices if word}
    page = PAGE.read_text(encoding="utf-8")
    assert len(kinds) >= 10
    assert [kind for kind in sorted(kinds) if f"**`{kind}`**" not in page] == []


def test_its_sheet_of_pictures_is_right(tmp_path: Path) -> None:
    (sheet,) = (text for kind, text in blocks() if kind == "sheet")
    bruno = read(snippets()[0], tmp_path)
    (tmp_path / "sheet.yaml").write_text(sheet, encoding="utf-8")
    ids = [card.id.partition("/")[2] for card in bruno.cards]
    assert check(tmp_path / "sheet.yaml", ids) == []


def test_its_commands_can_be_given() -> None:
    commands = [line for kind, text in blocks() if kind == "sh" for line in text.splitlines()]
    assert len(commands) >= 3
    for command in commands:
        program, *words = command.split()
        assert program == "rdi-desktop"
        cli.parser(words).parse_args(words)


def test_the_usual_cards_are_those_that_there_are() -> None:
    page = PAGE.read_text(encoding="utf-8")
    table = page.partition("## What a deck is made of")[2].partition("\n\nWhat a card")[0]
    named = set(re.findall(r"`([a-z0-9-]+)`", table))
    assert len(named) > 20
    assert named <= set(whole().standard)
    assert (DATA / "characters").is_dir()
