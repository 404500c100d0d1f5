# SPDX-License-Identifier: GPL-3.0-or-later
"""No sentence for players stands in code: whatever they read is a message (`CONTRIBUTING.md`, "A sentence")."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

PROGRAM = Path(__file__).parents[2] / "rdi_desktop"
LAYERS = ("ui", "session", "net", "director")
NOT_YET = frozenset(
    {
        "net/discovery.py",
        "net/loopback.py",
        "net/table_host.py",
        "session/balance.py",
        "session/draft.py",
        "session/example.py",
        "session/game_history.py",
        "session/guestbook.py",
        "session/save_words.py",
        "session/series.py",
        "session/tryout.py",
        "ui/words/reasons.py",  # what the rulebook says of a reason
        "ui/words/rule_places.py",
        "ui/words/rule_terms.py",
    }
)
"""Modules that still speak English only; the workshop does as a whole. Whoever moves one into messages takes it from here."""
NO_SENTENCE = frozenset(
    {
        "Averia Serif GWF",
        "DejaVu Serif",
        "Times New Roman",
        "The Red Dragon Inn",
        "The Red Dragon Inn 10",
        "Allies: Spyke and Flower",
        "Allies: Keet and Nitrel",
        "break in",
        "no sound: %s",
        "This plugin does not support",
        "the window is shown",
    }
)
"""Fonts, titles of games, keys, and what Qt or whoever measures writes."""
_WORDS = re.compile(r"[A-Za-z][a-z’']+ [a-zA-Z(“]|^[A-Z][a-z]+[.!?…]$")
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
            if _WORDS.search(text) and not _STYLE.search(text) and text not in NO_SENTENCE:
                yield node.lineno, node.value


def speaking() -> dict[str, list[tuple[int, str]]]:
    """The modules with sentences in them."""
    found = {}
    for path in (path for layer in LAYERS for path in sorted((PROGRAM / layer).rglob("*.py"))):
        module = path.relative_to(PROGRAM).as_posix()
        if said := list(sentences(ast.parse(path.read_text(encoding="utf-8")))):
            found[module] = said
    return found


def test_code_has_no_sentence_for_players() -> None:
    found = {module: said for module, said in speaking().items() if not module.startswith("ui/workshop/")}
    assert {module: said for module, said in found.items() if module not in NOT_YET} == {}
    assert found.keys() == NOT_YET, "take from the list what has become messages"


def test_a_sentence_is_found_and_a_key_is_not() -> None:
    lines = (
        '"""A page of words."""',
        'label("Nobody is here")',
        'key("not_now")',
        'raise ValueError("no such page")',
        'x = f"{n} cards are left"',
    )
    source = "\n".join(lines)
    assert [text for _, text in sentences(ast.parse(source))] == ["Nobody is here", " cards are left"]
