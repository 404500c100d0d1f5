# SPDX-License-Identifier: GPL-3.0-or-later
"""Somebody who plays by ear and keys: knows what was said, and the name and description of what has the keyboard.

Used over the bus too, with the system's Python: so it imports nothing but the standard library.
"""

from __future__ import annotations

import random
import re
from typing import Protocol

CARD = re.compile(r"(?:^|, )(\d): ([^,]+)")
"""A card with its digit, in what can be done."""
BY_KEYS = re.compile(r"By keys: (?P<how>.*?(?:Space|Enter))\.(?: |$)")
GOAL = re.compile(r"Tab to (?P<goal>.+), Enter$")
CHOSEN, GOES = "Can be chosen.", "It may go there."
HEARD_OUT = ("Go on", "I see", "Watch")
"""Buttons that say of themselves that nothing else is to be done before: the barmaid's, and that of somebody who is out."""
STOPS = 12
"""So many stops are tried for something that can be chosen."""


class Hands(Protocol):
    """The keyboard, and what is heard; keys are named as X names them."""

    def press(self, *keys: str) -> list[str]:
        """Press keys, one after the other; what was said behind the last one."""

    def focused(self) -> tuple[str, str]:
        """Name and description of what has the keyboard."""


def follow(hands: Hands, how: str) -> None:
    """Do what was told: cards by their digits, then Tab to the goal, or Space."""
    hands.press(*re.findall(r"(\d): ", how))
    if (found := GOAL.search(how)) is not None:
        for _ in range(80):
            name = hands.focused()[0]
            if name == found["goal"] or name.startswith(f"{found['goal']} — "):
                break
            hands.press("Tab")
        else:
            raise AssertionError(f"Tab does not lead to {found['goal']}")
    hands.press("space" if how.endswith("Space") else "Return")


class Listener:
    """Plays: asks what can be done, and does one of it."""

    def __init__(self, hands: Hands, seed: int = 5) -> None:
        self.dead: list[tuple[str, str, list[str]]] = []
        """Cards that were announced with a digit that did nothing: digit, title, and what was said."""
        self._hands = hands
        self._chance = random.Random(seed)
        self._before = ""
        self._again = 0
        self._silent = False

    def act(self) -> bool:
        """Do something; False if nothing can be done."""
        hands = self._hands
        if hands.focused()[0] in HEARD_OUT:
            hands.press("space")
            return True
        possible = next(iter(hands.press("a")), "")
        if not possible:  # the keyboard is not the table's: back to it, or press the button of whoever asks
            hands.press("space" if self._silent else "Escape")
            self._silent = not self._silent
            return True
        self._silent = False
        if possible.startswith("There is nothing"):
            return False
        self._again = self._again + 1 if possible == self._before else 0
        self._before = possible
        cards = CARD.findall(possible)
        if cards and self._again < 3 and self._chance.random() < 0.7:
            self._take(*self._chance.choice(cards))
        elif self._again % 2:
            hands.press("Escape")
            self._choose()
        else:
            hands.press("Escape", "space")
        return True

    def _take(self, digit: str, title: str) -> None:
        """Take that card. What has the focus then is where it may go; if it was only picked, the picks are confirmed."""
        hands = self._hands
        begun = title.rstrip("….!?")
        told = hands.press(digit)
        if begun not in " ".join((*told, *hands.focused())):
            if (digit, title) not in CARD.findall(next(iter(hands.press("a")), "")):
                return  # what was asked has been withdrawn meanwhile
            told = hands.press(digit)
            if begun not in " ".join((*told, *hands.focused())):
                self.dead.append((digit, title, told))
        if GOES not in hands.focused()[1]:
            hands.press("space")
            return
        if self._chance.random() < 0.3:
            hands.press("Tab")
        hands.press("Return" if GOES in hands.focused()[1] else "Escape")

    def _choose(self) -> None:
        """Tab to something that can be chosen, and choose it."""
        for _ in range(STOPS):
            if any(each in self._hands.focused()[1] for each in (CHOSEN, GOES)):
                self._hands.press("Return")
                return
            self._hands.press("Tab")
        self._hands.press("Escape")
