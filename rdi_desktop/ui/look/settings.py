# SPDX-License-Identifier: GPL-3.0-or-later
"""The user's settings: options as data, stored in a small JSON file. The dialog is made from the same data."""

from __future__ import annotations

import codecs
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import msgspec

from rdi_desktop import folders
from rdi_desktop.machine.files import Lock, put_aside, write_whole
from rdi_desktop.ui.look.wardrobe import SIGHTS, THEMES

Value = bool | int | float | str
THEME_KEY, SIGHT_KEY = "theme", "sight"
TROUBLE = "trouble"
"""The key under which observers hear that settings cannot be kept."""


class Setting(NamedTuple):
    """One setting."""

    key: str
    default: Value
    label: str
    help: str
    lowest: float = 0
    highest: float = 1
    step: float = 1
    unit: str = ""
    heading: str = ""
    """The page of the dialog that it is on."""
    zero: str = ""
    """The label for 0."""
    choices: tuple[tuple[str, str], ...] = ()
    """The allowed words, each with its label."""

    def sound(self, value: object) -> Value:
        """The value if it is valid, otherwise the default."""
        if isinstance(self.default, bool):
            return value if isinstance(value, bool) else self.default
        if isinstance(self.default, str):
            known = isinstance(value, str) and (not self.choices or value in dict(self.choices))
            return str(value) if known else self.default
        if isinstance(value, bool) or not isinstance(value, int | float):
            return self.default
        kept = float(min(max(value, self.lowest), self.highest))
        return round(kept) if isinstance(self.default, int) else kept


SETTINGS = (
    Setting(
        "pace",
        1.0,
        "How fast everything is shown",
        "Every card, mug and coin has its moment. Space finishes the present one, held down it goes fast.",
        0.0,
        4.0,
        0.5,
        " ×",
        "Play",
        "at once, without showing it",
    ),
    Setting(
        "bot_pace",
        0.2,
        "Computer players think for",
        "Before each of their moves, when all that happened has been seen.",
        0.0,
        3.0,
        0.1,
        " s",
        "Play",
    ),
    Setting(
        "anyone_waits",
        5,
        "“Anyone?” goes on by itself after",
        "With several people at this screen. Three times as long if it concerns one of you; never while somebody could be out.",
        0,
        15,
        1,
        " s",
        "Play",
        "never",
    ),
    Setting(
        "ask_always",
        False,
        "Ask me at every play",
        "Also when I hold nothing that could answer. Takes effect in the next game.",
        heading="Play",
    ),
    Setting(
        "stop_anytime",
        False,
        "Stop me with Anytime cards",
        "Also when I could play nothing else. Without it they wait until you are asked something anyway.",
        heading="Play",
    ),
    Setting(
        "coach",
        False,
        "The barmaid explains as you play",
        "Each thing once, the first time it happens; and she warns before a plain blunder.",
        heading="Play",
    ),
    Setting(
        "remarks",
        True,
        "Characters say a word",
        "In the log, each thing once: at a hard blow, at a rich pot, as the winner.",
        heading="Play",
    ),
    Setting(
        THEME_KEY,
        "candle",
        "Light",
        "By candle, by day, or with as much contrast as there is. It changes at once.",
        heading="Looks",
        choices=tuple((name, look.title) for name, look in THEMES.items()),
    ),
    Setting(
        SIGHT_KEY,
        "usual",
        "Colours of players and cards",
        "For eyes that tell some colours apart less well. Every player has a shape besides, every type of card a sign.",
        heading="Looks",
        choices=tuple((name, sight.title) for name, sight in SIGHTS.items()),
    ),
    Setting(
        "reduce_motion",
        False,
        "Reduce motion",
        "Cards appear where they belong instead of flying there.",
        heading="Looks",
    ),
    Setting(
        "all_arrows",
        True,
        "Always draw arrows to whom a card is aimed at",
        "Otherwise only of the one that is pointed at or selected.",
        heading="Looks",
    ),
    Setting(
        "font_scale",
        1.0,
        "Size of letters",
        "In the menus, the log and dialogs, and at the table.",
        0.8,
        2.0,
        0.1,
        " ×",
        "Looks",
    ),
    Setting(
        "log_open",
        True,
        "Show the log beside the table",
        "It can be opened and closed at any time in the View menu.",
        heading="Looks",
    ),
    Setting(
        "sound",
        True,
        "Sounds",
        "Cards, coins, mugs and who wins. The View menu turns them off and on.",
        heading="Sound",
    ),
    Setting("volume", 5, "How loud", "", 0, 10, 1, "", "Sound", "silent"),
    Setting(
        "music",
        3,
        "The tavern around the table",
        "Murmur, a fire, now and then a tune on a lute. It makes way for cards and coins.",
        0,
        10,
        1,
        "",
        "Sound",
        "silent",
    ),
)
_BY_KEY = {setting.key: setting for setting in SETTINGS}


def settings_file() -> Path:
    """The settings file on this machine."""
    return folders.config() / "settings.json"


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
                write_whole(self._path, msgspec.json.format(msgspec.json.encode(written), indent=2), secret=True)
            except OSError as error:
                self._complain(f"Settings cannot be written: {error.strerror or error}. They last until you leave.")
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
            self._complain(f"Settings cannot be read: {error.strerror or error}. Those of now last until you leave.")
            return {}
        try:
            return msgspec.json.decode(data.removeprefix(codecs.BOM_UTF8), type=dict[str, object])
        except (ValueError, RecursionError):
            pass
        try:
            aside = put_aside(self._path)
        except FileNotFoundError:
            pass  # another window has done it
        except OSError as error:
            self._readable = False
            self._complain(f"The file of the settings is damaged: {error.strerror or error}.")
        else:
            self._complain(
                f"The file of the settings was damaged. It lies aside as “{aside.name}”, and a new one is begun."
            )
        return {}

    def _complain(self, why: str) -> None:
        """Tell what is wrong, once."""
        if why != self.trouble:
            self.trouble = why
            self.announce(TROUBLE)
