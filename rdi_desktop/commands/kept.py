# SPDX-License-Identifier: GPL-3.0-or-later
"""Games of a tournament kept in a file, one a line: it can be broken off at any time, and goes on where it was."""

from __future__ import annotations

import json
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

from rdi_desktop.commands.matches import Match, Played


class Kept:
    """The games that were played before, by their numbers, and the file that takes those that follow."""

    def __init__(self, path: Path, what: dict[str, Any], matches: list[Match]) -> None:
        """`what`: who meets whom, as plain data. ValueError if the file keeps something else; OSError if it cannot be read or written."""
        self.games: dict[int, Played] = {}
        self._path = path
        lines = path.read_text(encoding="utf-8").split("\n") if path.exists() else []
        whole, rest = lines[:-1], lines[-1] if lines else ""
        if not whole:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(what) + "\n", encoding="utf-8")
            return
        try:
            begun, *games = [json.loads(line) for line in whole]
            self.games = {
                data["number"]: played(matches[data["number"]], data) for data in games if _fits(data, matches)
            }
        except (ValueError, TypeError, LookupError, AttributeError) as error:
            raise ValueError(f"{path} keeps no tournament") from error
        if begun != what:
            raise ValueError(f"{path} keeps another tournament: {json.dumps(begun)}")
        if rest:  # it was broken off while a game was written
            path.write_text("\n".join(whole) + "\n", encoding="utf-8")

    def add(self, number: int, game: Played) -> None:
        """Keep one more game."""
        data = asdict(game)
        del data["match"]
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"number": number, **data}) + "\n")
        self.games[number] = game


def _fits(data: dict[str, Any], matches: list[Match]) -> bool:
    """Whether that game is one of those that are asked for now: fewer may be than the time before."""
    return 0 <= int(data["number"]) < len(matches)


def played(match: Match, data: dict[str, Any]) -> Played:
    """A game as it was written down."""
    return Played(match, **{each.name: _tuples(data[each.name]) for each in fields(Played) if each.name != "match"})


def _tuples(value: Any) -> Any:
    """Lists as what they were before they were written down."""
    return tuple(map(_tuples, value)) if isinstance(value, list) else value
