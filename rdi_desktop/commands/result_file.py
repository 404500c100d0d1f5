# SPDX-License-Identifier: GPL-3.0-or-later
"""Games stored in a file, one per line, so that playing them can be interrupted at any time and continued."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

from rdi_desktop.commands.matches import MatchResult
from rdi_desktop.session.match import Match


class ResultFile:
    """The file: a line with what is played, then one for each game, with its number."""

    def __init__(self, path: Path, kind: str, what: dict[str, Any] | None = None) -> None:
        """`what` is played, as plain data; None: whatever the file says.

        ValueError if the file contains something else; OSError if it cannot be read or written.
        """
        self.path, self.kind = path, kind
        if what is not None and (not path.exists() or b"\n" not in path.read_bytes()[: 1 << 20]):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(what) + "\n", encoding="utf-8")
        with path.open("rb") as file:
            begun = file.readline()
        try:
            self.what: dict[str, Any] = json.loads(begun)
        except ValueError:
            raise self._nothing() from None
        if not isinstance(self.what, dict) or self.what.get("kind") != kind:
            raise self._nothing()
        if what is not None and self.what != what:
            raise ValueError(f"{path} keeps another {kind}: {json.dumps(self.what)}")

    def games(self) -> Iterator[dict[str, Any]]:
        """The stored games, one after the other; an incomplete last line is skipped."""
        with self.path.open("rb") as file:
            file.readline()
            for line in file:
                if not line.endswith(b"\n"):
                    return
                try:
                    data = json.loads(line)
                    data["number"] = int(data["number"])
                except (ValueError, TypeError, LookupError):
                    raise self._nothing() from None
                yield data

    def mend(self) -> None:
        """Cut off an incomplete last line."""
        with self.path.open("rb+") as file:
            end = file.seek(0, 2)
            while end:
                begin = max(0, end - (1 << 16))
                file.seek(begin)
                if (at := file.read(end - begin).rfind(b"\n")) >= 0:
                    file.truncate(begin + at + 1)
                    return
                end = begin

    def add(self, data: dict[str, Any]) -> None:
        """Store one more game."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(data) + "\n")

    def _nothing(self) -> ValueError:
        return ValueError(f"{self.path} keeps no {self.kind}")


class Run:
    """The games of a simulation or tournament that were already played, by their numbers, and the file for the others."""

    def __init__(self, path: Path, kind: str, what: dict[str, Any]) -> None:
        """`what`: who meets whom, as plain data.

        ValueError if the file contains something else; OSError if it cannot be read or written.
        """
        self._pages = ResultFile(path, kind, {"kind": kind, **what})
        self._pages.mend()

    def games(self) -> Iterator[tuple[int, MatchResult]]:
        """The games already played. ValueError for invalid data."""
        return _games(self._pages)

    def add(self, number: int, game: MatchResult) -> None:
        """Store one more game with its players, so that the file is complete in itself."""
        self._pages.add({"number": number, **asdict(game)})


def together(paths: Iterable[Path], kind: str) -> tuple[dict[str, Any], Iterator[tuple[int, MatchResult]]]:
    """The games of several files of one run of that kind, each once.

    ValueError if they are of different runs, OSError if one cannot be read.
    """
    pages = [ResultFile(path, kind) for path in paths]
    what = pages[0].what
    for other in pages:
        if other.what != what:
            raise ValueError(f"{other.path} keeps another {kind} than {pages[0].path}: {json.dumps(other.what)}")

    def games() -> Iterator[tuple[int, MatchResult]]:
        seen: set[int] = set()
        for each in pages:
            for number, game in _games(each):
                if number not in seen:
                    seen.add(number)
                    yield number, game

    return what, games()


def _games(pages: ResultFile) -> Iterator[tuple[int, MatchResult]]:
    for data in pages.games():
        try:
            met = data["match"]
            match = Match(
                tuple(met["characters"]),
                tuple(met["bots"]),
                met["seed"],
                met["options"],
                met["variant"],
                tuple(met["bosses"]),
            )
            yield data["number"], played(match, data)
        except (TypeError, LookupError, AttributeError) as error:
            raise ValueError(f"{pages.path} keeps no {pages.kind}") from error


def played(match: Match, data: dict[str, Any]) -> MatchResult:
    """A game from its stored data."""
    names = [
        each.name
        for each in fields(MatchResult)
        if each.name != "match" and (each.name != "counts" or "counts" in data)
    ]
    return MatchResult(match, **{name: _tuples(data[name]) for name in names})


def _tuples(value: Any) -> Any:
    """Lists converted back to tuples."""
    return tuple(map(_tuples, value)) if isinstance(value, list) else value
