# SPDX-License-Identifier: GPL-3.0-or-later
"""Keyboard shortcuts as data, with the user's changes; used by menus, tooltips and the list of keys."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from rdi_desktop.ui.look import pages
from rdi_desktop.ui.look.settings import Settings, read_json
from rdi_desktop.words import has, said

CHANGED = "keys"
"""The key of the settings under which observers hear of changed shortcuts."""
_MEMO = "keys"
PERSONS = 8
"""The most people at one screen; each interrupts with Ctrl and their digit."""


class Key(NamedTuple):
    """A shortcut, with its default key."""

    id: str
    """The action of the menus, or of the table, that it triggers."""
    usual: str
    """In the form of `QKeySequence`; '': none."""
    heading: str

    @property
    def what(self) -> str:
        """What it does."""
        return said(f"key-{self.id}") if has(f"key-{self.id}") else ""


class Fixed(NamedTuple):
    """Keys that cannot be changed."""

    id: str
    heading: str
    keys: tuple[Qt.Key, ...] = ()
    """Further keys that cannot be assigned, with Shift or without."""
    combined: tuple[str, ...] = ()
    """The same, with Ctrl or Alt."""

    @property
    def named(self) -> str:
        """The keys as they are told."""
        return said(f"fixed-{self.id}-keys")

    @property
    def what(self) -> str:
        """What they do."""
        return said(f"fixed-{self.id}")


TABLE, GAME, WINDOW = "table", "game", "window"
"""Headings of the sheet of keys."""
_K = Qt.Key
FIXED = (
    Fixed("space", TABLE, (_K.Key_Space,)),
    Fixed("digits", TABLE, tuple(_K(int(_K.Key_0) + digit) for digit in range(10))),
    Fixed(
        "walk",
        TABLE,
        (
            *(_K.Key_Tab, _K.Key_Backtab, _K.Key_Return, _K.Key_Enter),
            *(_K.Key_Left, _K.Key_Right, _K.Key_Up, _K.Key_Down),
        ),
    ),
    Fixed("ends", TABLE, (_K.Key_Home, _K.Key_End)),
    Fixed("escape", TABLE, (_K.Key_Escape,)),
    Fixed("break", TABLE, combined=tuple(f"Ctrl+{place}" for place in range(1, PERSONS + 1))),
    Fixed("turns", GAME, (_K.Key_PageUp, _K.Key_PageDown)),
    Fixed("workshop", GAME),
    Fixed(
        "menus",
        WINDOW,
        combined=(*(f"Alt+{letter}" for letter in "GPVH"), *(f"Alt+{place}" for place in range(1, 7)), "Alt+F4"),
    ),
    Fixed("search", WINDOW, combined=("Ctrl+F",)),
)
"""Alt and a digit press the buttons below a brain-teaser."""
_COMMANDS = (
    Key("players", "P", TABLE),
    Key("players_back", "Shift+P", TABLE),
    Key("standing", "E", TABLE),
    Key("repeat", "R", TABLE),
    Key("able", "A", TABLE),
    Key("earlier", ",", TABLE),
    Key("later", ".", TABLE),
    Key("numbers", "N", TABLE),
    Key("apart", "Shift+N", TABLE),
    Key("buffer", "Alt+Right", TABLE),
    Key("buffer_back", "Alt+Left", TABLE),
    Key("line", "Alt+Down", TABLE),
    Key("line_back", "Alt+Up", TABLE),
    Key("map", "M", TABLE),
    Key("fire", "B", TABLE),
    Key("chain", "C", TABLE),
    Key("hint", "H", TABLE),
    Key("deeper", "Shift+H", TABLE),
    Key("undo", "Ctrl+Z", TABLE),
    Key("pass", "F7", TABLE),
    Key("ask", "F8", TABLE),
    Key("skip", "F9", TABLE),
    Key("hold", "F10", TABLE),
    Key("next", "Ctrl+Down", TABLE),
    Key("previous", "Ctrl+Up", TABLE),
    Key("choose", "Ctrl+Return", TABLE),
    Key("copy", "Ctrl+S", GAME),
    Key("rematch", "Ctrl+R", GAME),
    Key("start", "Ctrl+W", GAME),
    Key("quit", "Ctrl+Q", GAME),
    Key("log", "F3", WINDOW),
    Key("inspector", "F4", WINDOW),
    Key("again", "Ctrl+Shift+R", WINDOW),
    Key("round", "F6", WINDOW),
    Key("round_back", "Shift+F6", WINDOW),
    Key("replay", "Shift+F5", WINDOW),
    Key("export", "", WINDOW),
    Key("sound", "Ctrl+M", WINDOW),
    Key("full", "F11", WINDOW),
    Key("here", "F1", WINDOW),
)


def every() -> list[Key]:
    """The keys of all pages that have an action, then those of everything else that the menus and the table do.

    A page whose key stands among these already keeps its place there.
    """
    found, placed = [], {key.id for key in _COMMANDS}
    for page in pages.PAGES:
        if page.where is not pages.Where.START and page.key not in placed:
            heading = TABLE if page.where is pages.Where.AT_TABLE else GAME if page.menu == "Game" else WINDOW
            found.append(Key(page.key, page.shortcut, heading))
    return [*found, *_COMMANDS]


_now: dict[str, str] = {key.id: key.usual for key in every()}


def sequence(id: str) -> QKeySequence:
    """The key of an action; empty: none."""
    return QKeySequence(_now.get(id, ""))


def native(keys: QKeySequence | str) -> str:
    """A combination as the system and the language write it: Strg+S; Qt's "Return" is called Enter, as everywhere else."""
    form = QKeySequence.SequenceFormat.NativeText
    written, enter = QKeySequence(keys).toString(form), QKeySequence(Qt.Key.Key_Return).toString(form)
    return written.removesuffix(enter) + said("spoken-by-enter") if written.endswith(enter) else written


def told(id: str) -> str:
    """The key for display; '': none."""
    return native(sequence(id))


def with_key(text: str, id: str) -> str:
    """A tooltip, with the key in brackets."""
    return f"{text} ({key})" if (key := told(id)) else text


def listed() -> list[tuple[str, str]]:
    """All keys for display, and what they do."""
    found = [(fixed.named, fixed.what) for fixed in FIXED]
    return found + [(told(key.id), key.what) for key in every() if _now[key.id]]


def meant(event: QKeyEvent) -> str:
    """The action of that key; '': none that can be changed."""
    pressed = QKeyCombination(event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier, _K(event.key()))
    written = QKeySequence(pressed).toString()
    return next((id for id, key in _now.items() if key == written), "") if written else ""


def take(settings: Settings) -> None:
    """Apply the user's keys. Unknown actions, invalid keys and keys that are taken are ignored."""
    _now.update((key.id, key.usual) for key in every())
    chosen = _chosen(settings.memo(_MEMO))
    usual = {key.id: key.usual for key in every()}
    found = {id: key for id, key in chosen.items() if id in usual and (not key or _normal(key))}
    _now.update(dict.fromkeys(found, ""))
    for id, key in found.items():
        wanted = _normal(key)
        _now[id] = wanted if not why_not(id, wanted) else ""
    for id, key in found.items():  # actions without a key get their default back, if it is still free
        if not _now[id] and key and not why_not(id, usual[id]):
            _now[id] = usual[id]


def why_not(id: str, written: str) -> str:
    """Why that key cannot be assigned, in a sentence; '' if it can. The empty key is always possible."""
    if not written:
        return ""
    named = native(written)
    if (other := next((key for key in every() if key.id != id and _now[key.id] == written), None)) is not None:
        return said("keys-taken", named=named, what=other.what)
    for fixed in FIXED:
        if written in fixed.combined or written in map(_written, fixed.keys) or written in map(_shifted, fixed.keys):
            return said("keys-fixed", named=named, what=fixed.what)
    return ""


def change(settings: Settings, id: str, written: str) -> str:
    """Assign that key, or none. Returns why it is not possible, in a sentence; then nothing changes."""
    wanted = _normal(written)
    if written and not wanted:
        return said("keys-none")
    if refusal := why_not(id, wanted):
        return refusal
    _now[id] = wanted
    _keep(settings, (id,))
    return ""


def reset(settings: Settings) -> None:
    """Restore all default keys."""
    _now.update((key.id, key.usual) for key in every())
    _keep(settings, tuple(_now))


def changed() -> Mapping[str, str]:
    """The keys that differ from the default."""
    return {key.id: _now[key.id] for key in every() if _now[key.id] != key.usual}


def _keep(settings: Settings, ids: Sequence[str]) -> None:
    """Remember the keys of these actions; those of others stay as another window may have changed them."""

    def merged(memo: str) -> str:
        kept = {id: key for id, key in _chosen(memo).items() if id not in ids}
        now = kept | {id: key for id, key in changed().items() if id in ids}
        return json.dumps(now, separators=(",", ":"), ensure_ascii=False)

    settings.revise(_MEMO, merged)
    settings.announce(CHANGED)


def _chosen(memo: str) -> dict[str, str]:
    """The keys that are remembered; empty if they cannot be read."""
    try:
        found = read_json((memo or "{}").encode())
    except (ValueError, RecursionError):
        return {}
    words = {id: key for id, key in found.items() if isinstance(key, str)}
    return words if len(words) == len(found) else {}


def _normal(written: str) -> str:
    """The key as Qt writes it; '' if it is none, or a sequence of several."""
    found = QKeySequence(written)
    return found.toString() if found.count() == 1 else ""


def _written(key: Qt.Key) -> str:
    return QKeySequence(key).toString()


def _shifted(key: Qt.Key) -> str:
    return QKeySequence(QKeyCombination(Qt.KeyboardModifier.ShiftModifier, key)).toString()
