# SPDX-License-Identifier: GPL-3.0-or-later
"""The part of Fluent's syntax that the message files use: a file becomes entries, an entry a pattern.

Left out of https://projectfluent.org: numbers as literals, terms with arguments, attributes as placeables. A file stays legal Fluent.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

Node = str | tuple[Any, ...]
Pattern = tuple[Node, ...]
"""Text, and what is put in: ('fact', name), ('message', id), ('call', function, fact, named), ('select', node, {key: pattern}, default)."""


class LanguageError(ValueError):
    """A file of a language has a mistake; the text says where and which."""


class Message(NamedTuple):
    """A message as it stands in its file."""

    text: str
    where: str
    """`cards.ftl:12`, for error messages."""


_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=[ \n]|^ +\.([a-zA-Z][\w-]*) *= ?", re.MULTILINE)
_COMMENT = re.compile(r"^#.*$", re.MULTILINE)
_JUNK = re.compile(r"^[^\s#}]", re.MULTILINE)
_TEXT, _BLOCK = re.compile(r"[^{}\n]+"), re.compile(r"\n\s*")
_VARIANT = re.compile(r"\s*(\*?)\[\s*([\w-]+)\s*\] ?")
_ENDS = re.compile(r"\s*(?:\*?\[|\})")
_LITERAL = re.compile(r'\s*"([^"\n]*)"\s*')
_CALL = re.compile(r"\s*(\$|-)?([A-Za-z][\w-]*)(?:\(\s*\$([\w-]+)\s*(?:,\s*(\w+):\s*\"([\w-]+)\"\s*)?\))?\s*")


def entries(text: str, name: str) -> dict[str, Message]:
    """The messages of a file by their ids; attributes as `id.attribute`. Each is read when it is first said."""
    found: dict[str, Message] = {}
    plain = _COMMENT.sub("", text)
    starts, owner, line = list(_ENTRY.finditer(plain)), "", 1
    known = {start.start() for start in starts}
    for junk in _JUNK.finditer(plain):
        if junk.start() not in known:
            at = plain.count("\n", 0, junk.start()) + 1
            raise LanguageError(f"{name}:{at}: neither a message nor a comment")
    counted = 0
    for start, end in zip(starts, [*(each.start() for each in starts[1:]), len(plain)], strict=True):
        line += plain.count("\n", counted, start.start())
        counted = start.start()
        owner = start[1] or owner
        id = start[1] or f"{owner}.{start[2]}"
        where = f"{name}:{line}"
        if id in found:
            raise LanguageError(f"{where}: {id} stands here twice")
        found[id] = Message(plain[start.end() : end].strip(), where)
    return found


def pattern(entry: Message) -> Pattern:
    """The pattern of an entry. LanguageError if it is not understood."""
    try:
        found, at = _pattern(entry.text, 0, False)
    except RecursionError:
        raise LanguageError(f"{entry.where}: nested too deeply") from None
    except LanguageError as error:
        raise LanguageError(f"{entry.where}: {error}") from None
    if at != len(entry.text):
        raise LanguageError(f"{entry.where}: not understood: {entry.text[at : at + 30]}")
    return found


def _pattern(text: str, at: int, inside: bool) -> tuple[Pattern, int]:
    """A pattern up to its end, or inside a placeable up to the next variant."""
    found: list[Node] = []
    while at < len(text):
        if inside and _ENDS.match(text, at):
            break
        if plain := _TEXT.match(text, at):
            found.append(plain[0])
            at = plain.end()
        elif text[at] == "{":
            node, at = _placeable(text, at + 1)
            found.append(node)
        elif block := _BLOCK.match(text, at):
            found.append(" ")
            at = block.end()
        else:
            break
    return tuple(found), at


def _placeable(text: str, at: int) -> tuple[Node, int]:
    if literal := _LITERAL.match(text, at):
        return literal[1].replace(r"\u000A", "\n"), _closed(text, literal.end())
    call = _CALL.match(text, at)
    if call is None:
        raise LanguageError(f"not understood: {text[at : at + 30]}")
    mark, name, of, key, value = call.groups()
    node: Node
    if of is not None:
        node = ("call", name, of, {key: value} if key else {})
    else:
        node = ("fact" if mark == "$" else "message", f"-{name}" if mark == "-" else name)
    at = call.end()
    if not text.startswith("->", at):
        return node, _closed(text, at)
    variants: dict[str, Pattern] = {}
    default, at = "", at + 2
    while variant := _VARIANT.match(text, at):
        default = variant[2] if variant[1] else default
        variants[variant[2]], at = _pattern(text, variant.end(), True)
    if not default:
        raise LanguageError("a choice without a default (*[…])")
    return ("select", node, variants, default), _closed(text, at)


def _closed(text: str, at: int) -> int:
    end = re.compile(r"\s*\}").match(text, at)
    if end is None:
        raise LanguageError(f"a }} is missing before: {text[at : at + 30]}")
    return end.end()


def facts(pattern: Pattern) -> set[str]:
    """The facts that a pattern asks for."""
    found: set[str] = set()
    for node in pattern:
        while isinstance(node, tuple) and node[0] == "select":
            found |= {fact for variant in node[2].values() for fact in facts(variant)}
            node = node[1]
        if isinstance(node, tuple) and node[0] in ("fact", "call"):
            found.add(node[1] if node[0] == "fact" else node[2])
    return found
