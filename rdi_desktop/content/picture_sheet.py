# SPDX-License-Identifier: GPL-3.0-or-later
"""Editing the picture sheet of a home-made character (`cards/ID.yaml`), entry by entry.

Comments and everything else in it are kept; each change can be undone.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rdi_desktop.content import splice
from rdi_desktop.content.errors import ContentError
from rdi_desktop.content.source import parse
from rdi_desktop.machine.files import write_whole

STEPS = 200
"""The most changes that can be undone."""


class PictureSheet:
    """The sheet; `folder` is that of the home-made characters. Each change is saved at once, completely or not at all."""

    def __init__(self, folder: Path, character: str) -> None:
        self.path = folder / "cards" / f"{character}.yaml"
        self.text = self._lying()
        self._before: list[str] = []
        self._after: list[str] = []
        self._kind = ""

    @property
    def wrong(self) -> str:
        """Why it cannot be read, or ''."""
        try:
            found = parse(self.text, self.path.name)
        except ContentError as error:
            return str(error)
        return "" if found is None or isinstance(found, dict) else f"{self.path.name} is no sheet of pictures"

    @property
    def data(self) -> dict[str, Any]:
        """Its data; empty if it cannot be read."""
        return {} if self.wrong else parse(self.text, self.path.name) or {}

    def get(self, *path: str) -> Any:
        """The value at a path of keys, or None."""
        found: Any = self.data
        for key in path:
            found = found.get(key) if isinstance(found, dict) else None
        return found

    def scenes(self, card: str) -> list[str]:
        """The pictures it gives for a card."""
        found = self.get("cards", card)
        return [found] if isinstance(found, str) else [each for each in found or () if isinstance(each, str)]

    def put(self, path: Sequence[str], value: Any, kind: str = "") -> None:
        """Set a value; None deletes it. Consecutive changes of the same `kind` are undone together.

        Raises OSError if it cannot be written, ContentError or Stubborn if the sheet is invalid or too unusual to edit.
        """
        lying = self._lying()
        if lying != self.text:  # changed by another program: edit that text
            self._note(lying, "")
        changed = splice.without(self.text, path) if value is None else splice.with_value(self.text, path, value)
        self._write(changed)
        self._note(changed, kind)

    def put_scene(self, card: str, number: int, scene: str | None, kind: str = "") -> None:
        """Set one of a card's pictures; a number past the last adds one. Raises as `put` does."""
        scenes: list[str] = self.scenes(card)
        if scene is not None:
            scenes[number : number + 1] = [scene]
        else:
            del scenes[number : number + 1]
        self.put(("cards", card), None if not scenes else scenes[0] if len(scenes) == 1 else scenes, kind)

    def undo(self) -> bool:
        """Undo the last change; False if there is none."""
        return self._step(self._before, self._after)

    def redo(self) -> bool:
        """Redo it; False if there is nothing to redo."""
        return self._step(self._after, self._before)

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to undo."""
        return bool(self._before)

    @property
    def can_redo(self) -> bool:
        """Whether there is a change to redo."""
        return bool(self._after)

    # inside

    def _step(self, from_: list[str], to: list[str]) -> bool:
        if not from_:
            return False
        self._write(from_[-1])
        to.append(self.text)
        self.text = from_.pop()
        self._kind = ""
        return True

    def _note(self, text: str, kind: str) -> None:
        if text == self.text:
            return
        if not kind or kind != self._kind:
            self._before = [*self._before[1 - STEPS :], self.text]
        self._after.clear()
        self.text, self._kind = text, kind

    def _write(self, text: str) -> None:
        write_whole(self.path, text.encode("utf-8"))

    def _lying(self) -> str:
        """The text of the file; '' if there is none. Text that is not UTF-8 sets `wrong`."""
        try:
            return self.path.read_bytes().decode("utf-8-sig", "replace")
        except (FileNotFoundError, NotADirectoryError):
            return ""
