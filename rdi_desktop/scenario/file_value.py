# SPDX-License-Identifier: GPL-3.0-or-later
"""YAML with positions, so that every error names file, line and field."""

from __future__ import annotations

import difflib
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

import yaml

from rdi_desktop.content.limits import measure

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_BOOL = "tag:yaml.org,2002:bool"
_INT = "tag:yaml.org,2002:int"
_NULL = "tag:yaml.org,2002:null"
PLAIN = 20_000
"""Texts up to this many characters are only measured if they contain aliases."""


class ScenarioError(ValueError):
    """An error in a scenario file: file, line, field, and what is wrong."""

    def __init__(self, file: str, line: int, field: str, message: str) -> None:
        self.file = file
        self.line = line
        self.field = field
        self.message = message
        super().__init__(f"{file}, line {line}, {field or 'file'}: {message}")


def nearest(word: str, known: Iterable[str]) -> str:
    """', did you mean …?' with the nearest known word, or all of them if none is near."""
    words = sorted(set(known))
    near = difflib.get_close_matches(word.lower(), words, 1, 0.6)
    if near:
        return f", did you mean '{near[0]}'?"
    return f", expected one of: {', '.join(words)}" if 0 < len(words) <= 16 else ""


def key_of(path: Path, keys: Collection[str]) -> str | None:
    """The first of the keys at the top level of that file, which tells its kind before it is read."""
    with path.open(encoding="utf-8", errors="replace") as file:
        there = {key for line in file for key in keys if line.startswith(f"{key}:")}
    return next((key for key in keys if key in there), None)


class FileValue:
    """A value in the file, with its path and line. Its readers check the type and raise errors with that position."""

    __slots__ = ("file", "node", "path")

    def __init__(self, node: Any, path: str, file: str) -> None:
        self.node = node
        self.path = path
        self.file = file

    @property
    def line(self) -> int:
        """Line in the file, from 1."""
        return int(self.node.start_mark.line) + 1

    def fail(self, message: str) -> NoReturn:
        """Raise an error about this value."""
        raise ScenarioError(self.file, self.line, self.path, message)

    @property
    def is_mapping(self) -> bool:
        """Whether it holds keys and values."""
        return isinstance(self.node, yaml.MappingNode)

    @property
    def is_list(self) -> bool:
        """Whether it is a list."""
        return isinstance(self.node, yaml.SequenceNode)

    @property
    def is_null(self) -> bool:
        """Whether it is empty or null."""
        return isinstance(self.node, yaml.ScalarNode) and self.node.tag == _NULL

    def mapping(self, known: Iterable[str] | None = None) -> dict[str, FileValue]:
        """Its fields by key. Error for keys that are unknown or repeated."""
        if not self.is_mapping:
            self.fail("expected a mapping of keys to values")
        fields: dict[str, FileValue] = {}
        for key_node, value in self.node.value:
            if not isinstance(key_node, yaml.ScalarNode):
                FileValue(key_node, self.path, self.file).fail("a key must be a plain word")
            key = str(key_node.value)
            field = FileValue(value, f"{self.path}.{key}" if self.path else key, self.file)
            here = FileValue(key_node, field.path, self.file)
            if key in fields:
                here.fail(f"'{key}' stands here twice")
            if known is not None and key not in known:
                here.fail(f"unknown key '{key}'{nearest(key, known)}")
            fields[key] = field
        return fields

    def require(self, fields: Mapping[str, FileValue], keys: Iterable[str]) -> None:
        """Error for the first of the keys that is missing."""
        for key in keys:
            if key not in fields:
                self.fail(f"'{key}' is missing")

    def items(self) -> list[FileValue]:
        """The entries of a list; a single value counts as a list of one."""
        if not self.is_list:
            return [self]
        return [FileValue(node, f"{self.path}[{i}]", self.file) for i, node in enumerate(self.node.value)]

    def list(self) -> list[FileValue]:
        """The entries of what must be a list."""
        if not self.is_list:
            self.fail("expected a list")
        return self.items()

    def text(self) -> str:
        """A text; numbers and yes/no are taken as written."""
        if not isinstance(self.node, yaml.ScalarNode) or self.is_null:
            self.fail("expected a word")
        return str(self.node.value)

    def word(self, known: Iterable[str]) -> str:
        """One of the known words."""
        text = self.text()
        if text not in known:
            self.fail(f"unknown word '{text}'{nearest(text, known)}")
        return text

    def number(self) -> int:
        """A whole number."""
        if not isinstance(self.node, yaml.ScalarNode) or self.node.tag != _INT:
            self.fail("expected a whole number")
        return int(str(self.node.value).replace("_", ""), 0)

    def boolean(self) -> bool:
        """True or false."""
        if not isinstance(self.node, yaml.ScalarNode) or self.node.tag != _BOOL:
            self.fail("expected true or false")
        return str(self.node.value).lower() in ("true", "yes", "on")

    def plain(self) -> Any:
        """Its value as plain data; words stay as written, so that `yes` and `on` are words."""
        if self.is_mapping:
            return {key: field.plain() for key, field in self.mapping().items()}
        if self.is_list:
            return [field.plain() for field in self.items()]
        if self.is_null:
            return None
        if self.node.tag == _INT:
            return self.number()
        if self.node.tag == _BOOL and str(self.node.value).lower() in ("true", "false"):
            return self.boolean()
        return str(self.node.value)


@contextmanager
def blame(field: FileValue) -> Iterator[None]:
    """Turns other errors into errors about that value."""
    try:
        yield
    except ScenarioError:
        raise
    except ValueError as error:
        field.fail(str(error))


def read_fields(path: Path) -> FileValue:
    """The root of a YAML file. Raises ScenarioError if it cannot be read or is not YAML."""
    name = str(path)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ScenarioError(name, 1, "", str(error)) from error
    return parse_fields(text, name)


def parse_fields(text: str, name: str) -> FileValue:
    """The root of a YAML text. Raises ScenarioError if it is not YAML, or too large to be a scenario."""
    try:
        if "&" in text or len(text) > PLAIN:
            measure(text, _LOADER)  # aliases may make it much larger than it looks
        node = yaml.compose(text, Loader=_LOADER)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise ScenarioError(name, mark.line + 1 if mark else 1, "", f"not YAML: {error.problem}") from error
    except yaml.YAMLError as error:
        raise ScenarioError(name, 1, "", f"not YAML: {error}") from error
    if node is None:
        raise ScenarioError(name, 1, "", "the file is empty")
    return FileValue(node, "", name)
