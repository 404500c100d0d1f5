# SPDX-License-Identifier: GPL-3.0-or-later
"""Limits for the size of a YAML file, checked on its parse events before anything is built: size, depth, repetition by aliases.

The largest file of the program has some 6,000 characters, 1,500 parts and a depth of 12.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import yaml

BYTES = 500_000
DEPTH = 40
NODES = 50_000


class _Open:
    """A list or mapping that has not ended yet: its name for aliases, its parts and its depth so far."""

    __slots__ = ("anchor", "depth", "nodes")

    def __init__(self, anchor: str | None) -> None:
        self.anchor = anchor
        self.nodes = 1
        self.depth = 1


def measure(text: str, loader: Any) -> None:
    """Raises a MarkedYAMLError where a file exceeds a limit; an alias counts as everything it repeats."""
    if len(text.encode("utf-8", "replace")) > BYTES:
        raise yaml.MarkedYAMLError(problem=f"this file is too long: more than {BYTES} bytes")
    open_: list[_Open] = [_Open(None)]
    known: dict[str | None, tuple[int, int]] = {}
    total = 0
    events: Iterable[Any] = yaml.parse(text, loader)
    for event in events:
        nodes, depth = 1, 1
        if isinstance(event, yaml.CollectionEndEvent):
            done = open_.pop()
            nodes, depth = done.nodes, done.depth
            if done.anchor is not None:
                known[done.anchor] = (nodes, depth)
        elif isinstance(event, yaml.CollectionStartEvent):
            open_.append(_Open(event.anchor))
            known.pop(event.anchor, None)
            if len(open_) - 1 > DEPTH:
                raise too_much(f"this is nested too deeply: more than {DEPTH} lists and mappings in each other", event)
            total += 1
            check_total(total, event)
            continue
        elif isinstance(event, yaml.AliasEvent):
            if any(each.anchor == event.anchor for each in open_):
                raise too_much(f"'*{event.anchor}' holds itself", event)
            nodes, depth = known.get(event.anchor, (1, 1))
            total += nodes
        elif isinstance(event, yaml.ScalarEvent):
            if event.anchor is not None:
                known[event.anchor] = (1, 1)
            total += 1
        else:
            continue
        within = open_[-1]
        within.nodes += nodes
        within.depth = max(within.depth, depth + 1)
        check_total(total, event)
        if len(open_) - 1 + depth > DEPTH + 1:
            raise too_much(f"this is nested too deeply: more than {DEPTH} lists and mappings in each other", event)


def check_total(total: int, event: Any) -> None:
    """Check the total number of parts."""
    if total > NODES:
        raise too_much(
            f"this file has too many parts: more than {NODES}, each alias counted as what it stands for", event
        )


def too_much(message: str, event: Any) -> yaml.MarkedYAMLError:
    """The error at that place."""
    return yaml.MarkedYAMLError(problem=message, problem_mark=event.start_mark)
