# SPDX-License-Identifier: GPL-3.0-or-later
"""No sentence for players stands in code: whatever they read is a message (`CONTRIBUTING.md`, "A sentence")."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from tests.sources import PROGRAM, trees

LAYERS = ("ui", "session", "net", "director", "machine")
NO_SENTENCE = frozenset(
    {
        "Averia Serif GWF",
        "DejaVu Serif",
        "Times New Roman",
        *("Yu Mincho", "Batang", "Microsoft YaHei", "Songti SC", "Hiragino Mincho ProN", "PingFang SC"),
        *("Noto Serif CJK SC", "Source Han Serif SC", "Noto Sans CJK SC", "WenQuanYi Zen Hei"),
        "The Red Dragon Inn",
        "The Red Dragon Inn 10",
        "Allies: Spyke and Flower",
        "Allies: Keet and Nitrel",
        "guest book.json",
        "Old Tom",
        "Trying out ",
        "the table",
        "break in",
        "no sound: %s",
        "This plugin does not support",
        "the window is shown",
    }
)
"""Fonts, titles of games, names of people and files, what is written into a scenario, keys, and what Qt or whoever measures writes."""
_WORDS = re.compile(r"[A-Za-z][a-z’']+ [a-zA-Z(“]|^[A-Z][a-z]+[.!?…]$")
_WORD = re.compile(r"^[A-Z][a-z]{2,}[.!?…:]?$|^,? [a-z]{2,}[.:]? ?$|[“”„]")
"""One word with a capital, a word with a blank before it, or a quotation mark: a label, or what is glued between others."""
NO_WORD = frozenset(
    {
        *("Game", "View", "Help"),  # keys of the menus
        *("Beat", "Director", "Shown", "Layer", "Model", "Part", "Laid", "Result"),  # names of types and exports
        *("Averia", "Vollkorn", "Georgia", "Fusion"),  # of Qt
        *("Guest", "Maud", "Barnaby", "Sal", "Hob", "Winnie", "Perkin", "Agnes", "Otto", "Trial", "Somebody"),
        *("Negate", "Ignore", "Drink", "Fortitude", "Alcohol", "Gold"),  # of English alone
        "Position",
        "Characters",
        "Esc",
        " maximized",  # in the settings' file
        " solved",
        *(", line ", " is ", ", not "),  # of an error in a process, and of a lesson that does not hold
        "”“",
    }
)
"""Single words that nobody reads as such."""
_TAGS = re.compile(r"<[^<>]*(>|$)|^[^<>]*>")
_STYLE = re.compile(r"[;:=]\S|:\s*$|^\s*[;)}]|px|[{}]")
_UNSPOKEN = re.compile(r"(^|\.)(log|logger|_log|LOG)\.\w+$|re\.compile$|setObjectName$|Error$|warn")
"""Calls whose texts no player reads."""


def sentences(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """(line, text) of whatever reads like words for people, but for docstrings, errors and what goes into a log for developers."""
    silent: set[int] = set()
    for node in ast.walk(tree):
        for part in getattr(node, "body", ()) if not isinstance(node, ast.Lambda | ast.IfExp) else ():
            if isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant):
                silent.add(id(part.value))
        if isinstance(node, ast.Raise | ast.Assert) or (
            isinstance(node, ast.Call) and _UNSPOKEN.search(ast.unparse(node.func))
        ):
            silent |= {id(each) for each in ast.walk(node)}
        if isinstance(node, ast.AnnAssign | ast.arg) and node.annotation is not None:
            silent |= {id(each) for each in ast.walk(node.annotation)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent:
            text = _TAGS.sub("", node.value)
            worded = (_WORDS.search(text) and not _STYLE.search(text)) or (_WORD.search(text) and text not in NO_WORD)
            if worded and text not in NO_SENTENCE:
                yield node.lineno, node.value


def speaking() -> dict[str, list[tuple[int, str]]]:
    """The modules with sentences in them."""
    found = {}
    for path, tree in trees(*LAYERS):
        if said := list(sentences(tree)):
            found[path.relative_to(PROGRAM).as_posix()] = said
    return found


def test_code_has_no_sentence_for_players() -> None:
    assert speaking() == {}


def test_a_sentence_is_found_and_a_key_is_not() -> None:
    lines = (
        '"""A page of words."""',
        'label("Nobody is here")',
        'key("not_now")',
        'raise ValueError("no such page")',
        'x = f"{n} cards are left"',
        'button("Stop")',
        'x = f"{n} left"',
        'x = " and ".join(names)',
        'x = f"“{title}”"',
    )
    source = "\n".join(lines)
    assert {text for _, text in sentences(ast.parse(source))} == {
        *("Nobody is here", " cards are left", "Stop", " left", " and ", "“", "”")
    }


_CARD = re.compile(r"(^|[._])(card|cdef|room|body|definition)$|cards\[.*\]$|\.(card|shelf)\(.*\)$")
"""What holds a card, and so its English title."""
NOT_SHOWN = {
    "session/game_history.py",  # what events carry
    "session/passing.py",  # kept as it is, and looked up where it is shown
    "session/puzzle.py",  # compared with what a file says
    "ui/cards/picture_choice.py",  # pictures are chosen by English words
}
SEVERAL = {"session/example.py": 1, "ui/workshop/ideas.py": 1, "ui/pages/card_index.py": 2, "ui/words/log.py": 1}
"""How many titles are searched, compared, or kept for later."""


def bare_titles(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """(line, expression) of titles of cards that are not looked up in the language of now."""
    looked_up = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("translated", "Title", "_titled")
        for inner in ast.walk(node)
    }
    called = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Attribute) or node.attr != "title" or id(node) in looked_up | called:
            continue
        if _CARD.search(ast.unparse(node.value)):
            yield node.lineno, ast.unparse(node)


def test_titles_of_cards_are_looked_up_where_they_are_shown() -> None:
    found = {}
    for path, tree in trees("ui", "session"):
        module = path.relative_to(PROGRAM).as_posix()
        if module not in NOT_SHOWN:
            found[module] = list(bare_titles(tree))
    for module, n in SEVERAL.items():
        found[module] = found[module][n:]
    assert {module: titles for module, titles in found.items() if titles} == {}


def test_a_title_that_is_not_looked_up_is_found() -> None:
    source = "a(card.title)\nb(translated(card.title))\nc(face.title)\nd(card.title())\ne(content.card(id).title)"
    assert [title for _, title in bare_titles(ast.parse(source))] == ["card.title", "content.card(id).title"]


DRAWN = {"ui/cards/scenes.py", "ui/cards/looks.py"}
"""Numbers in SVG."""
_FRACTION = re.compile(r"\.[1-9]f|g$")


def fractions(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """(line, expression) of numbers with a fraction that Python writes, always with a point: `said` writes a float as the language does."""
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.FormattedValue)
            and node.format_spec
            and _FRACTION.search(ast.unparse(node.format_spec)[:-1])
        ):
            yield node.lineno, ast.unparse(node)


def test_numbers_are_written_as_the_language_does() -> None:
    found = {path.relative_to(PROGRAM).as_posix(): list(fractions(tree)) for path, tree in trees(*LAYERS)}
    assert found.keys() >= DRAWN
    assert {module: told for module, told in found.items() if told and module not in DRAWN} == {}
    assert len(list(fractions(ast.parse('f"{x:.1f} {y:g} {z:.0f} {n:>{wide}}"')))) == 2
