# SPDX-License-Identifier: GPL-3.0-or-later
"""One change in the text of a YAML file, as if made by hand: comments, order and form of everything else stay the same.

The result is parsed again and compared with the intended data; if they differ, nothing is changed.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

import yaml

from rdi_desktop.content.source import Base, parse

INDENT = 2
_READ_OTHERWISE = frozenset(("y", "n", "yes", "no", "on", "off", "true", "false", "null"))
"""Plain words that YAML reads as something other than text."""


class Stubborn(ValueError):
    """The change cannot be made without changing other parts; the text must be edited by hand."""


def with_value(text: str, path: Sequence[str], value: Any) -> str:
    """The text with that value at the end of that path of keys, which is created if needed.

    `value` is plain data and is written on one line. Raises ContentError if the text is no YAML, Stubborn if the change cannot be made.
    """
    if not path:
        raise Stubborn("nowhere")
    return _edited(text, lambda lf: _put(lf, tuple(path), flow(value)), lambda data: _set(data, tuple(path), value))


def with_block(text: str, path: Sequence[str], block: str) -> str:
    """The same with a value already written as a block of lines without indentation."""
    value = parse(block, "block")
    return _edited(text, lambda lf: _put(lf, tuple(path), block), lambda data: _set(data, tuple(path), value))


def without(text: str, path: Sequence[str]) -> str:
    """The text without the value at that path; a mapping left empty is removed, too."""
    return _edited(text, lambda lf: _removed(lf, tuple(path)), lambda data: _drop(data, tuple(path)))


def with_item(text: str, path: Sequence[str], block: str) -> str:
    """The text with one more entry at the end of the list there. `block`: the entry, lines without indentation."""
    value = parse(block, "block")

    def add(data: Any) -> Any:
        found = _at(data, tuple(path))
        if not isinstance(found, list):
            raise Stubborn(f"there is no list at {'/'.join(path)}")
        found.append(value)
        return data

    return _edited(text, lambda lf: _appended(lf, tuple(path), block), add)


def flow(value: Any) -> str:
    """Plain data as one line of YAML."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_key(key)}: {flow(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(flow(inner) for inner in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def _key(key: str) -> str:
    plain = re.fullmatch(r"[A-Za-z][\w-]*", key, re.ASCII) and key.lower() not in _READ_OTHERWISE
    return key if plain else json.dumps(key, ensure_ascii=False)


def _edited(text: str, change: Any, meant: Any) -> str:
    before = parse(text, "file")
    wanted = meant(_apart(before))
    windows = "\r\n" in text
    lines = text.replace("\r\n", "\n") if windows else text
    try:
        made: str = change(lines)
        found = parse(made, "file")
    except (ValueError, yaml.YAMLError) as error:
        raise Stubborn(f"this cannot be written there: {error}") from None
    if found != wanted or list(found or ()) != list(wanted or ()):
        raise Stubborn("this cannot be written there without touching the rest of the file")
    return made.replace("\n", "\r\n") if windows else made


# The intended change, in data


def _apart(data: Any) -> Any:
    """A deep copy in which nothing is shared: aliases are written out."""
    if isinstance(data, dict):
        return {key: _apart(inner) for key, inner in data.items()}
    return [_apart(inner) for inner in data] if isinstance(data, list) else data


def _at(data: Any, path: tuple[str, ...]) -> Any:
    for key in path:
        data = data.get(key) if isinstance(data, dict) else None
    return data


def _set(data: Any, path: tuple[str, ...], value: Any) -> Any:
    if data is None:
        data = {}
    if not isinstance(data, dict):
        raise Stubborn(f"there is no mapping around '{path[0]}'")
    data[path[0]] = value if len(path) == 1 else _set(data.get(path[0]), path[1:], value)
    return data


def _drop(data: Any, path: tuple[str, ...]) -> Any:
    if isinstance(data, dict) and path[0] in data:
        if len(path) > 1:
            data[path[0]] = _drop(data[path[0]], path[1:])
        if len(path) == 1 or data[path[0]] in ({}, None):
            del data[path[0]]
    return data or None


# The same change in text


def _put(text: str, path: tuple[str, ...], written: str) -> str:
    node: Any = yaml.compose(text, Base)
    if node is None:
        return _line_after(text, _nest(path, written, 0))
    for depth, key in enumerate(path):
        if _empty(node):
            return _fill(text, node, _nest(path[depth:], written, depth * INDENT))
        found = _entry(node, key)
        if found is None:
            return _insert(text, node, path[depth:], written)
        name, node = found
    start, end = node.start_mark.index, _end(text, node)
    colon = text.index(":", name.end_mark.index) + 1
    head = text.find("\n", colon)
    if (
        _empty(node) or colon <= head < start
    ):  # a block below its key: the value comes behind the key, before its remark
        stop = head if colon <= head < start else max(start, end)
        return f"{text[:colon]} {_one_line(written)}{text[colon:stop].rstrip(' ') if stop == head else ''}{text[max(stop, end) :]}"
    return text[:start] + _one_line(written) + text[end:]


def _insert(text: str, node: Any, path: tuple[str, ...], written: str) -> str:
    if node.flow_style:
        close = node.end_mark.index - 1
        last = _end(text, node.value[-1][1]) if node.value else close
        between = "".join(line.partition("#")[0] for line in text[last:close].split("\n"))
        comma = "" if not node.value or "," in between else ", "
        return f"{text[:close].rstrip(' ')}{comma}{_in_one(path, written)}{text[close:]}"
    column = node.value[0][0].start_mark.column
    return _line_behind(text, _end(text, node), _nest(path, written, column))


def _fill(text: str, node: Any, lines: str) -> str:
    """Write lines below a key that has no value yet."""
    start = node.start_mark.index
    if node.end_mark.index > start:  # null, ~ or {}
        rest = text[node.end_mark.index :]
        text = text[:start].rstrip(" ") + rest
        start = min(start, len(text))
    return _line_behind(text, len(text[:start].rstrip(" ")), lines)


def _appended(text: str, path: tuple[str, ...], block: str) -> str:
    node: Any = yaml.compose(text, Base)
    for key in path:
        found = _entry(node, key)
        if found is None:
            raise Stubborn(f"there is no '{key}'")
        node = found[1]
    if not isinstance(node, yaml.SequenceNode):
        raise Stubborn("there is no list")
    if node.flow_style:
        close = node.end_mark.index - 1
        return f"{text[:close].rstrip(' ')}{', ' if node.value else ''}{flow(parse(block, 'block'))}{text[close:]}"
    column = node.start_mark.column
    first, *rest = block.rstrip("\n").split("\n")
    lines = [f"{' ' * column}- {first}", *(f"{' ' * (column + 2)}{line}" if line else "" for line in rest)]
    return _line_behind(text, _end(text, node), "\n".join(lines))


def _removed(text: str, path: tuple[str, ...]) -> str:
    node: Any = yaml.compose(text, Base)
    parents = []
    for key in path:
        found = _entry(node, key)
        if found is None:
            return text
        parents.append((node, found))
        node = found[1]
    while len(parents) > 1 and len(parents[-1][0].value) == 1:
        parents.pop()
    parent, entry = parents[-1]
    entries = parent.value
    at = next(number for number, (key, _) in enumerate(entries) if key is entry[0])
    start, end = entry[0].start_mark.index, _end(text, entry[1])
    if parent.flow_style:
        if at + 1 < len(entries):
            end = entries[at + 1][0].start_mark.index
        elif at:
            start = _end(text, entries[at - 1][1])
        return text[:start] + text[end:]
    start = text.rfind("\n", 0, start) + 1
    stop = text.find("\n", end)
    return text[:start] + (text[stop + 1 :] if stop >= 0 else "")


def _entry(node: Any, key: str) -> tuple[Any, Any] | None:
    if not isinstance(node, yaml.MappingNode):
        return None
    return next(((name, value) for name, value in node.value if name.value == key), None)


def _empty(node: Any) -> bool:
    if isinstance(node, yaml.ScalarNode):
        return node.tag == "tag:yaml.org,2002:null"
    return isinstance(node, yaml.MappingNode) and not node.value


def _end(text: str, node: Any) -> int:
    """Where a value really ends: positions after a block differ between Qt, libyaml and what people expect."""
    if isinstance(node, yaml.ScalarNode):
        start, end = node.start_mark.index, node.end_mark.index
        return start + len(text[start:end].rstrip()) if end > start else _end_of_key(text, start)
    if node.flow_style or not node.value:
        return int(node.end_mark.index)
    last = node.value[-1]
    return _end(text, last[1] if isinstance(last, tuple) else last)


def _end_of_key(text: str, at: int) -> int:
    """The position after the colon of a key without a value."""
    return len(text[:at].rstrip())


def _line_behind(text: str, end: int, lines: str) -> str:
    stop = text.find("\n", end)
    if stop < 0:
        return _line_after(text, lines)
    return f"{text[: stop + 1]}{lines}\n{text[stop + 1 :]}"


def _line_after(text: str, lines: str) -> str:
    return f"{text}{'' if not text or text.endswith(chr(10)) else chr(10)}{lines}\n"


def _nest(path: tuple[str, ...], written: str, column: int) -> str:
    """The lines for a path of keys and the value at its end."""
    lines = [f"{' ' * (column + INDENT * depth)}{_key(key)}:" for depth, key in enumerate(path)]
    if "\n" not in written.rstrip("\n") and not re.match(r"[\w-]+:( |$)", written):
        lines[-1] += f" {written.strip()}"
    else:
        inside = " " * (column + INDENT * len(path))
        lines += [inside + line if line else "" for line in written.rstrip("\n").split("\n")]
    return "\n".join(lines)


def _in_one(path: tuple[str, ...], written: str) -> str:
    inner = _one_line(written)
    for key in reversed(path[1:]):
        inner = f"{{{_key(key)}: {inner}}}"
    return f"{_key(path[0])}: {inner}"


def _one_line(written: str) -> str:
    plain = "\n" not in written.strip("\n") and not re.match(r"[\w-]+:( |$)", written)
    return written.strip() if plain else flow(parse(written, "block"))
