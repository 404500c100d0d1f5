# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the tables of the border, of events and of beats in `docs/border.md` anew: `python -m tools.engine_page`.

Each floor says its part where a reader looks for it: the engine an event's facts and what it changes, the director its beat, the log its
line. Here they are laid side by side; a test sees to it that none is missing and that the page is current.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from rdi_desktop import console
from rdi_desktop.director.beat_kinds import KINDS
from rdi_desktop.director.script import FAMILIES, SCENES, SILENT
from rdi_desktop.engine.state.event_keys import EVENTS, Fact
from rdi_desktop.ui.table.theatre import ACTS, UNACTED
from rdi_desktop.ui.words.beats import BeatWords
from rdi_desktop.ui.words.log import UNTOLD
from rdi_desktop.ui.words.log_lines import VARIANTS
from rdi_desktop.words import language

PAGE = Path(__file__).parents[1] / "docs/border.md"
ENGINE = Path(__file__).parents[1] / "rdi_desktop/engine"
BORDER = ("asked", "seen", "told")
"""Modules of the engine whose classes everybody above it reads."""
NONE = "–"


def classes(module: str) -> Iterator[str]:
    """The table of a module's classes that cross the border: their fields, and what the docstrings say of both."""
    yield "| class and field | type | what it is |"
    yield "|---|---|---|"
    for made in ast.parse((ENGINE / f"{module}.py").read_text(encoding="utf-8")).body:
        if isinstance(made, ast.ClassDef) and not made.name.startswith("_") and any(map(is_field, made.body)):
            yield cells(
                f"**`{made.name}`**", ", ".join(ast.unparse(each) for each in made.bases if is_told(each)), said(made)
            )
            for at, each in enumerate(made.body):
                if isinstance(each, ast.AnnAssign):
                    words = spoken(made.body[at + 1]) if at + 1 < len(made.body) else ""
                    yield cells(f"`{ast.unparse(each.target)}`", f"`{ast.unparse(each.annotation)}`", words)
        elif isinstance(made, ast.ClassDef) and is_told(made.bases[0] if made.bases else made):
            yield cells(f"**`{made.name}`**", ast.unparse(made.bases[0]), said(made))


def is_field(part: ast.stmt) -> bool:
    """Whether a class declares a field there, of every object."""
    return isinstance(part, ast.AnnAssign) and not ast.unparse(part.annotation).startswith("ClassVar")


def is_told(base: ast.AST) -> bool:
    """Whether a base says something to a reader."""
    return isinstance(base, ast.Name) and base.id not in ("TypedDict", "_Looked")


def said(made: ast.ClassDef) -> str:
    """The docstring of a class, on one line."""
    return " ".join((ast.get_docstring(made) or "").split())


def spoken(part: ast.stmt) -> str:
    """The docstring that stands there, on one line."""
    value = part.value if isinstance(part, ast.Expr) else None
    return " ".join(value.value.split()) if isinstance(value, ast.Constant) and isinstance(value.value, str) else ""


def events() -> Iterator[str]:
    """The table of events."""
    yield "| event | facts | changes | line of the log | beat |"
    yield "|---|---|---|---|---|"
    for key, kind in EVENTS.items():
        facts = ", ".join(f"{name}{mark(fact)}: {fact.holds}" for name, fact in kind.facts.items())
        lines = "<br>".join(map(line, (key, *VARIANTS.get(key, ())))) if key not in UNTOLD else NONE
        yield cells(f"`{key}`", facts, ", ".join(kind.changes), lines, ", ".join(beats_of(key)))


def mark(fact: Fact) -> str:
    """A fact with a mark if not every such event has it, or if not everybody may know it."""
    return "*" if fact.secret else "" if fact.always else "?"


def line(key: str) -> str:
    """The message of a line of the log, as it stands in its file."""
    return " ".join(language("en").source(f"log-{key}").split())


def beats_of(key: str) -> list[str]:
    """The kinds of beats of an event; none if it is not shown."""
    if key in SILENT:
        return []
    return [FAMILIES[key]] if key in FAMILIES else made_by(SCENES[key])


def made_by(function: Callable[..., Any]) -> list[str]:
    """The kinds of beats that a function makes: the first texts in its calls of `beat`, or of a helper in its module that does."""
    source = tree(function)
    named = {
        target.id: node.value
        for node in ast.walk(source)
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    found: list[str] = []
    for node in ast.walk(source):
        match node:
            case ast.Call(func=ast.Attribute(attr="beat"), args=[first, *_]):
                found += texts(first, named)
            case ast.Call(func=ast.Name(id=name), args=[first, *_]) if name.startswith("_"):
                found += texts(first, named)
    return [kind for kind in dict.fromkeys(found) if kind in KINDS]


def texts(node: ast.expr, named: Mapping[str, ast.expr]) -> list[str]:
    """The texts that an expression may be. `named`: names assigned before."""
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp(body=one, orelse=other):
            return texts(one, named) + texts(other, named)
        case ast.Name(id=name) if name in named:
            return texts(named[name], {})
    return []


def beats() -> Iterator[str]:
    """The table of beats."""
    yield "| beat | seconds | sound | act | words |"
    yield "|---|---|---|---|---|"
    large, said = cases(BeatWords.called), cases(BeatWords.said)
    for key, kind in KINDS.items():
        words = ["across the middle"] * (key in large)
        words += said.get(key, ["the line of the log"])
        seconds = f"{kind.seconds:g}{', more to be read' if kind.read else ''}"
        yield cells(f"`{key}`", seconds, kind.sound, act(key), ", ".join(words))


def act(key: str) -> str:
    """The module of `ui/table` and the function that animates it."""
    if key in UNACTED:
        return ""
    function = ACTS[key]
    return f"{function.__module__.rpartition('.')[2]}.{function.__name__.lstrip('_')}"


def cases(function: Callable[..., Any]) -> dict[str, list[str]]:
    """The kinds of beats for which a function has a case, with the text of each."""
    found: dict[str, list[str]] = {}
    for case in (case for node in ast.walk(tree(function)) if isinstance(node, ast.Match) for case in node.cases):
        silent = any(isinstance(each, ast.Constant) and each.value == "" for each in ast.walk(case.body[0]))
        words = [] if silent else ["words of its own"]
        kinds = [
            each.value for each in ast.walk(case.pattern) if isinstance(each, ast.Constant) and each.value in KINDS
        ]
        found |= dict.fromkeys(kinds, ["the line of the log", *words] if case.guard is not None else words)
    return found


def tree(function: Callable[..., Any]) -> ast.Module:
    """The source of a function."""
    return ast.parse(textwrap.dedent(inspect.getsource(function)))


def cells(*texts: str) -> str:
    """A row of a table."""
    return f"| {' | '.join(text.replace('|', '/') or NONE for text in texts)} |"


def filled(page: str) -> str:
    """The page with its present tables."""
    border = ((module, classes(module)) for module in BORDER)
    for name, rows in (*border, ("events", events()), ("beats", beats())):
        head, tail = f"<!-- table of {name} -->\n", f"<!-- end of {name} -->"
        before, _, rest = page.partition(head)
        page = before + head + "".join(f"{row}\n" for row in rows) + tail + rest.partition(tail)[2]
    return page


def main() -> None:
    """Write the page."""
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    print(f"{PAGE.name}: {len(EVENTS)} events, {len(KINDS)} kinds of beats")


if __name__ == "__main__":
    raise SystemExit(console.run(main))
