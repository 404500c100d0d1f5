# SPDX-License-Identifier: GPL-3.0-or-later
"""The user's settings: options as data, stored in a small JSON file. The dialog is made from the same data."""

from __future__ import annotations

import codecs
import json
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from rdi_desktop import folders
from rdi_desktop.machine.files import Lock, put_aside, write_whole
from rdi_desktop.ui.look.themes import SIGHTS, THEMES
from rdi_desktop.words import OFFERED, WHOLE, has, said, share

Value = bool | int | float | str
THEME_KEY, SIGHT_KEY, LANGUAGE_KEY = "theme", "sight", "language"
SHORT, USUAL, ALL = "short", "usual", "all"
"""How much of a game is read aloud."""
SYSTEM = "system"
"""The language of this computer."""
TROUBLE = "trouble"
"""The key under which observers hear that settings cannot be kept."""


class Setting(NamedTuple):
    """What people can choose, as the settings page and the file have it."""

    key: str
    default: Value
    heading: str
    """The page of the dialog that it is on: play, looks, sound."""
    lowest: float = 0
    highest: float = 1
    step: float = 1
    unit: str = ""
    choices: tuple[str, ...] = ()
    """The allowed words."""

    @property
    def label(self) -> str:
        """What it is called."""
        return said(f"setting-{self.key}")

    @property
    def help(self) -> str:
        """What is said below it; '': nothing."""
        return said(f"setting-{self.key}-help") if has(f"setting-{self.key}-help") else ""

    @property
    def zero(self) -> str:
        """The label for 0; '': the number."""
        return said(f"setting-{self.key}-zero") if has(f"setting-{self.key}-zero") else ""

    def choice(self, word: str) -> str:
        """The label of one of its words; a language is called as its speakers do, a sketch with how much of it there is."""
        if self.key == LANGUAGE_KEY and word in OFFERED:
            return OFFERED[word] if word in WHOLE else f"{OFFERED[word]} ({share(word)} %)"
        return said(f"setting-{self.key}-{word}")

    def sound(self, value: object) -> Value:
        """The value if it is valid, otherwise the default."""
        if isinstance(self.default, bool):
            return value if isinstance(value, bool) else self.default
        if isinstance(self.default, str):
            known = isinstance(value, str) and (not self.choices or value in self.choices)
            return str(value) if known else self.default
        if isinstance(value, bool) or not isinstance(value, int | float):
            return self.default
        kept = float(min(max(value, self.lowest), self.highest))
        return round(kept) if isinstance(self.default, int) else kept


SETTINGS = (
    Setting("pace", 1.0, "play", 0.0, 4.0, 0.5, " ×"),
    Setting("bot_pace", 0.2, "play", 0.0, 3.0, 0.1, " s"),
    Setting("anyone_waits", 5, "play", 0, 15, 1, " s"),
    Setting("ask_always", False, "play"),
    Setting("stop_anytime", False, "play"),
    Setting("coach", False, "play"),
    Setting("remarks", True, "play"),
    Setting(LANGUAGE_KEY, SYSTEM, "looks", choices=(SYSTEM, *OFFERED)),
    Setting(THEME_KEY, "candle", "looks", choices=tuple(THEMES)),
    Setting(SIGHT_KEY, "usual", "looks", choices=tuple(SIGHTS)),
    Setting("reduce_motion", False, "looks"),
    Setting("plain_table", False, "looks"),
    Setting("all_arrows", True, "looks"),
    Setting("font_scale", 1.0, "looks", 0.8, 2.0, 0.1, " ×"),
    Setting("log_open", True, "looks"),
    Setting("sound", True, "sound"),
    Setting("volume", 8, "sound", 0, 10, 1),
    Setting("voices", True, "sound"),
    Setting("music", 3, "sound", 0, 10, 1),
    Setting("speech", USUAL, "sound", choices=(SHORT, USUAL, ALL)),
)
_BY_KEY = {setting.key: setting for setting in SETTINGS}


def settings_file() -> Path:
    """The settings file on this machine."""
    return folders.config() / "settings.json"


def read_json(data: bytes) -> dict[str, object]:
    """A JSON object in UTF-8. ValueError if it is none; RecursionError if it is too deep."""
    found = json.loads(data.decode(), parse_constant=_no_number)
    if not isinstance(found, dict):
        raise ValueError("no object")  # noqa: TRY004 - as for whatever else is wrong with a file
    json.dumps(found, ensure_ascii=False).encode()  # half a character cannot be written again
    return found


def _no_number(word: str) -> float:
    raise ValueError(f"{word} is no number")


class Settings:
    """The present values. Other windows of the program use the same file: only what was changed here is written into it.

    Unknown keys in the file are kept. A damaged one is kept aside, and told.
    """

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._values: dict[str, object] = {}
        self._observers: list[Callable[[str], None]] = []
        self._claims: dict[str, Lock] = {}
        self._own: set[str] = set()
        """What was changed here and is not in the file yet."""
        self._readable = True
        """Whether the file may be written: one that cannot be read stays as it is."""
        self.trouble = ""
        """Why settings are not read or written, in a sentence; '' if they are. Observers hear of it under `TROUBLE`."""
        if path is not None:
            self._values = self._lying()

    def __getitem__(self, key: str) -> Value:
        setting = _BY_KEY[key]
        return setting.sound(self._values.get(key, setting.default))

    def __setitem__(self, key: str, value: Value) -> None:
        self._values[key] = _BY_KEY[key].sound(value)
        self._keep(key)
        self.announce(key)

    def announce(self, key: str) -> None:
        """Tell all observers that this setting has changed."""
        for observer in tuple(self._observers):
            observer(key)

    def memo(self, key: str, default: str = "") -> str:
        """Something that the program remembers itself, such as the last table."""
        value = self._values.get(f"memo.{key}", default)
        return value if isinstance(value, str) else default

    def remember(self, key: str, value: str) -> None:
        """Remember something for later starts."""
        self.revise(key, lambda _old: value)

    def revise(self, key: str, change: Callable[[str], str]) -> str:
        """Remember something made from what is remembered, also by other windows meanwhile. Returns it."""
        memo = f"memo.{key}"
        self._keep(memo, lambda: change(self.memo(key)))
        return self.memo(key)

    def claim(self, what: str) -> bool:
        """Claim something remembered for this window, until it is released or the program ends; False if another window has it."""
        if self._path is None:
            return True
        lock = self._claims.setdefault(what, Lock(self._path.with_name(f"{what}.lock")))
        return lock.take()

    def release(self, what: str) -> None:
        """Let other windows claim it."""
        if (lock := self._claims.pop(what, None)) is not None:
            lock.let_go()

    def observe(self, observer: Callable[[str], None]) -> None:
        """Call `observer` with the key of each changed setting."""
        self._observers.append(observer)

    def flag(self, key: str) -> bool:
        """A setting that is on or off."""
        return bool(self[key])

    def word(self, key: str) -> str:
        """A setting that is one of several words."""
        return str(self[key])

    def number(self, key: str) -> float:
        """A setting that is a number."""
        return float(self[key])

    @property
    def volume(self) -> float:
        """Volume of the table, from 0 to 1."""
        return self.number("volume") / 10 if self.flag("sound") else 0.0

    @property
    def music(self) -> float:
        """Volume of the tavern, from 0 to 1."""
        return self.number("music") / 10 if self.flag("sound") else 0.0

    def _keep(self, key: str, change: Callable[[], object] | None = None) -> None:
        """Write a value that has changed. If that is not possible, it lasts until the program ends.

        What other windows remember is taken over; their settings are not, since nothing here would follow them.
        """
        self._own.add(key)
        if self._path is None:
            self._values[key] = change() if change is not None else self._values[key]
            return
        with self._lock():
            lying = self._lying() if self._readable else {}
            self._values.update((k, v) for k, v in lying.items() if k.startswith("memo.") and k not in self._own)
            if change is not None:
                if self._readable and key in lying:
                    self._values[key] = lying[key]
                self._values[key] = change()
            if not self._readable:
                return
            written = {**self._values, **lying, **{own: self._values[own] for own in self._own}}
            try:
                write_whole(self._path, json.dumps(written, indent=2, ensure_ascii=False).encode(), secret=True)
            except OSError as error:
                self._complain(said("settings-unwritten", why=error.strerror or error))
            else:
                self._own.clear()

    def _lock(self) -> Lock:
        assert self._path is not None
        return Lock(self._path.with_suffix(".lock"))

    def _lying(self) -> dict[str, object]:
        """What the file contains. A damaged file is kept aside."""
        assert self._path is not None
        try:
            data = self._path.read_bytes()
        except (FileNotFoundError, NotADirectoryError):
            return {}
        except OSError as error:
            self._readable = False
            self._complain(said("settings-unread", why=error.strerror or error))
            return {}
        try:
            return read_json(data.removeprefix(codecs.BOM_UTF8))
        except (ValueError, RecursionError):
            pass
        try:
            aside = put_aside(self._path)
        except FileNotFoundError:
            pass  # another window has done it
        except OSError as error:
            self._readable = False
            self._complain(said("settings-damaged", why=error.strerror or error))
        else:
            self._complain(said("settings-put-aside", name=aside.name))
        return {}

    def _complain(self, why: str) -> None:
        """Tell what is wrong, once."""
        if why != self.trouble:
            self.trouble = why
            self.announce(TROUBLE)
