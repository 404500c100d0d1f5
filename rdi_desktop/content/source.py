# SPDX-License-Identifier: GPL-3.0-or-later
"""Reading YAML strictly, and finding the line of a value.

The result is plain data: mappings with text keys, lists, text, numbers, true and false. Positions are not stored; to report a mistake, the
file is parsed once more.
"""

from __future__ import annotations

import contextlib
import math
from collections.abc import Hashable, Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import yaml

from rdi_desktop.content.errors import ContentError
from rdi_desktop.content.limits import measure
from rdi_desktop.engine.language.spec import Problem, nearest, written

Base: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


PLAIN = frozenset(f"tag:yaml.org,2002:{word}" for word in ("str", "int", "float", "bool", "null", "seq", "map"))
"""The allowed types of values; YAML's other types (sets, dates, bytes) are not used here."""
LARGEST = 1_000_000_000
"""The largest allowed number."""
LONGEST_KEY = 100
"""The most characters of a key or an id."""


class StrictLoader(Base):  # type: ignore[misc]  # libyaml's loader where PyYAML has it, else the same in Python
    """Refuses repeated keys, keys that are no words, and values that do not match their type. A date is read as text."""

    yaml_implicit_resolvers = {
        first: [(tag, pattern) for tag, pattern in found if tag != "tag:yaml.org,2002:timestamp"]
        for first, found in Base.yaml_implicit_resolvers.items()
    }

    def construct_object(self, node: yaml.Node, deep: bool = False) -> Any:
        """The plain data of one node."""
        if node.tag not in PLAIN:
            raise yaml.MarkedYAMLError(
                problem=f"expected plain text, a number, a list or a mapping, found {brief(node.tag)}",
                problem_mark=node.start_mark,
            )
        try:
            value = super().construct_object(node, deep)
        except (ValueError, LookupError, AttributeError, TypeError, ArithmeticError):
            kind = node.tag.rpartition(":")[2]
            raise yaml.MarkedYAMLError(
                problem=f"this is read as {kind} and is none: {brief(node.value)}; text stands in quotes",
                problem_mark=node.start_mark,
            ) from None
        if isinstance(value, float) and math.isnan(value):
            raise yaml.MarkedYAMLError(problem=f"this is no number: {brief(node.value)}", problem_mark=node.start_mark)
        if isinstance(value, int | float) and not abs(value) <= LARGEST:
            raise yaml.MarkedYAMLError(
                problem=f"a number that large means nothing here: {brief(node.value)}", problem_mark=node.start_mark
            )
        return value

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        """The mapping, its keys made text."""
        found: dict[Hashable, Any] = {}
        if not isinstance(node, yaml.MappingNode):
            raise yaml.MarkedYAMLError(
                problem=f"expected a mapping, found {brief(node.value)}", problem_mark=node.start_mark
            )
        for key_node, value_node in node.value:
            key = self.construct_object(key_node, deep=True)
            if isinstance(key, bool) or not isinstance(key, str | int):
                raise yaml.MarkedYAMLError(
                    problem=f"a key must be a word, found {written(key)}"
                    + (" (YAML reads a bare yes, no, on or off so: put it in quotes)" if isinstance(key, bool) else ""),
                    problem_mark=key_node.start_mark,
                )
            key = str(key)
            if len(key) > LONGEST_KEY:
                raise yaml.MarkedYAMLError(
                    problem=f"a key has {LONGEST_KEY} letters at most: {brief(key)}", problem_mark=key_node.start_mark
                )
            if key == "id" and len(str(value_node.value)) > LONGEST_KEY:
                raise yaml.MarkedYAMLError(
                    problem=f"an id has {LONGEST_KEY} letters at most", problem_mark=value_node.start_mark
                )
            if key in found:
                raise yaml.MarkedYAMLError(
                    problem=f"the key '{key}' stands twice in this mapping", problem_mark=key_node.start_mark
                )
            found[key] = self.construct_object(value_node, deep=deep)
        return found


def brief(value: object) -> str:
    """A value from a file in quotes, at most a line long."""
    text = str(value)
    return f"'{text}'" if len(text) <= 40 else f"'{text[:37]}...'"


def parse(text: str, name: str) -> Any:
    """The plain data of a file. Raises ContentError with its line."""
    try:
        measure(text, Base)
        return yaml.load(text, StrictLoader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        message = " ".join(part for part in (error.context, error.problem) if part)
        line, column = (mark.line + 1, mark.column + 1) if mark is not None else (0, 0)
        raise ContentError(name, message, line=line, column=column) from None
    except yaml.YAMLError as error:
        position = getattr(error, "position", None)
        line = text[:position].count("\n") + 1 if isinstance(position, int) else 0
        raise ContentError(name, " ".join(str(error).split()), line=line, column=1 if line else 0) from None
    except RecursionError:
        raise ContentError(name, "this file holds itself, or is nested too deeply") from None


MOST = 100
"""The most mistakes reported for a file, which also limits the time for a file with nothing but mistakes."""


def located(problem: Problem, file: Path, name: str) -> ContentError:
    """The same problem, and those found with it, with line and column."""
    return all_located((problem,), file, name)[0]


def all_located(problems: Iterable[Problem], file: Path, name: str) -> list[ContentError]:
    """The same for several, at most `MOST`; the file is parsed once."""
    node: yaml.Node | None = None
    nowhere = (0, 0)
    # If the file has changed since it was read, the path of the field is enough.
    with contextlib.suppress(OSError, UnicodeDecodeError, yaml.YAMLError, RecursionError):
        text = file.read_text(encoding="utf-8-sig")
        measure(text, Base)
        node, nowhere = yaml.compose(text, Base), (1, 1)
    return [_located(problem, node, name, nowhere) for problem in islice(problems, MOST)]


def _located(problem: Problem, node: yaml.Node | None, name: str, nowhere: tuple[int, int]) -> ContentError:
    line, column = locate(node, problem.path, problem.word) if node is not None else nowhere
    near = nearest(problem.word, problem.choices) if problem.word is not None else None
    field = "/".join(map(str, problem.path))
    error = ContentError(name, problem.message, line=line, column=column, field=field, near=near)
    error.problem = problem
    error.more = tuple(_located(other, node, name, nowhere) for other in problem.more[: MOST - 1])
    return error


def locate(node: yaml.Node, path: Sequence[str | int], word: str | None = None) -> tuple[int, int]:
    """Line and column, both from 1, of the value at a path, or of `word` in it.

    The path is followed as far as the file goes: parts of a standard card are in another file.
    """
    mark = node.start_mark
    for i, step in enumerate(path):
        found = _step(node, step)
        if found is None and isinstance(step, str) and not isinstance(node, yaml.MappingNode):
            continue  # the file uses a short form, the path goes through the long one
        if found is None:
            word = str(step) if i == len(path) - 1 else None
            break
        node, mark = found
    if word is not None:
        mark = next((place for name, place in _words(node) if name == word), mark)
    return (mark.line + 1, mark.column + 1)


def _step(node: yaml.Node, step: str | int) -> tuple[yaml.Node, Any] | None:
    """The value one step deeper, and the position to report for it: a key in a mapping or list, otherwise the value."""
    if isinstance(node, yaml.MappingNode):
        if step == 0:
            return (node, node.start_mark)  # a single value may be written for a list of one
        for key, value in node.value:
            if key.value == str(step):
                return (value, value.start_mark if isinstance(value, yaml.ScalarNode) else key.start_mark)
    elif isinstance(node, yaml.SequenceNode) and isinstance(step, int) and step < len(node.value):
        return (node.value[step], node.value[step].start_mark)
    elif isinstance(node, yaml.ScalarNode) and step == 0:
        return (node, node.start_mark)
    return None


def _words(node: yaml.Node) -> Iterator[tuple[str, Any]]:
    """Every word of a node with its position: keys first, then values, then deeper ones."""
    if isinstance(node, yaml.ScalarNode):
        yield (node.value, node.start_mark)
        return
    parts: list[yaml.Node] = []
    if isinstance(node, yaml.MappingNode):
        for key, _ in node.value:
            yield (str(key.value), key.start_mark)
        parts = [value for _, value in node.value]
    elif isinstance(node, yaml.SequenceNode):
        parts = list(node.value)
    for part in sorted(parts, key=lambda part: not isinstance(part, yaml.ScalarNode)):
        yield from _words(part)
