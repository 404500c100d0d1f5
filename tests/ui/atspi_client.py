# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader on Linux does, over the real bus: run by `test_atspi.py` with the system's Python, which has pyatspi.

`atspi_client.py WHAT DISPLAY …` plays WHAT by keys alone and prints what it has heard as JSON; it knows nothing of the program but
announcements, the focus, and the names and descriptions of what has it.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time

import pyatspi
from gi.repository import Atspi, GLib

from tests.ui.by_ear import BY_KEYS, Listener, follow

WAIT_S = 60.0
ANSWER_MS = 5000
"""So long a program that is busy may take to answer; libatspi waits for 800 ms, and then a name is empty."""
QUIET_S, SILENT_S = 0.12, 0.5
"""Nothing more was said, and nothing moved, for so long behind a first word, and without one: whoever listens acts (s)."""
LOST_AFTER = 60
"""So often is looked for what has the keyboard, for what has just come may not answer yet."""
GONE = (LookupError, RuntimeError, GLib.Error)
"""What is thrown for things that have gone meanwhile."""
ANNOUNCEMENT, FOCUSED = "object:announcement", "object:state-changed:focused"
URGENT = 2
"""`Atspi.Live.ASSERTIVE`."""


def below(node, found=None):
    """The object and everything in it, by name and role; what is gone meanwhile is left out."""
    found = [] if found is None else found
    found.append(node)
    try:
        children = [node.getChildAtIndex(place) for place in range(node.childCount)]
    except GONE:
        return found
    for child in children:
        if child is not None:
            below(child, found)
    return found


def named(role, start, group=None):
    """The first object of that role whose name begins so; None if there is none."""
    desktop = pyatspi.Registry.getDesktop(0)
    for app in (desktop.getChildAtIndex(place) for place in range(desktop.childCount)):
        if app is None:
            continue
        for node in below(app):
            try:
                inside = group is None or (node.parent is not None and node.parent.name.startswith(group))
                if node.getRoleName() == role and node.name.startswith(start) and inside:
                    return node
            except GONE:
                continue
    return None


def until(what, find):
    """What is found within the time; pumps the bus's events meanwhile."""
    end = time.monotonic() + WAIT_S
    while time.monotonic() < end:
        if (found := find()) is not None:
            return found
        turn_round()
    raise SystemExit(f"not found within {WAIT_S} s: {what}")


def turn_round(ms=50):
    """Let events come in for a moment."""
    loop = GLib.MainLoop()
    GLib.timeout_add(ms, loop.quit)
    loop.run()


class Ear:
    """Somebody at the keyboard of one screen, who hears one program."""

    def __init__(self, display, pid=None):
        self.display, self.pid = display, pid
        self.story = []
        """What was heard and pressed, in order: (kind, text); kinds are `said`, `asked` (urgent), `focus` and `key`."""
        self.lost = []
        """The keys after which nothing with a name had the keyboard."""
        self.has = None
        """What has the keyboard."""
        self._last = time.monotonic()
        for kind in ("object", ANNOUNCEMENT):  # only what is asked for by name is sent, and only the first is delivered
            pyatspi.Registry.registerEventListener(self._note, kind)

    def _note(self, event):
        try:
            if self.pid is not None:
                program = event.host_application  # None: it has gone, or has not quite come
                if program is None or program.get_process_id() != self.pid:
                    return
            kind = str(event.type)
            if kind.startswith(ANNOUNCEMENT):
                self._last = time.monotonic()
                self._tell("asked" if event.detail1 == URGENT else "said", str(event.any_data))
            elif kind.startswith(FOCUSED) and event.detail1:
                self._last = time.monotonic()
                self.has = event.source
                self._tell("focus", event.source.name)
        except GONE:
            return

    def _tell(self, kind, text):
        """Note it, and leave a trace of it in case it goes wrong."""
        self.story.append((kind, text))
        print(f"{time.monotonic():.2f} {self.display} {kind}: {text}", file=sys.stderr, flush=True)

    def settle(self, silent=SILENT_S):
        """Wait until nothing more is said."""
        begun = self._last = time.monotonic()
        while (now := time.monotonic()) - self._last < (QUIET_S if self._last > begun else silent):
            turn_round(10)
            if now - begun > WAIT_S:
                raise SystemExit(f"it does not come to rest: {self.story[-20:]}")

    def press(self, *keys):
        """Press keys, one after the other; what is heard because of the last one."""
        begun = len(self.story)
        for key in keys:
            begun = len(self.story)
            self._tell("key", key)
            subprocess.run(["xdotool", "key", key], env={**os.environ, "DISPLAY": self.display}, check=True)
            self.settle()
        if not any(self.focused()[0] or turn_round() for _ in range(LOST_AFTER)):
            self.lost.append(f"{keys}: {self.story[-6:]}")
        return [text for kind, text in self.story[begun:] if kind in ("said", "asked")]

    def write(self, text):
        """Overwrite what stands in the field."""
        self.press("ctrl+a")
        env = {**os.environ, "DISPLAY": self.display}
        subprocess.run(["xdotool", "type", "--delay", "5", text], env=env, check=True)
        self.settle()

    def focused(self):
        """The name and the description of what has the keyboard; empty if nothing has."""
        try:
            if self.has is not None and self.has.getState().contains(pyatspi.STATE_FOCUSED):
                return self.has.name, self.has.description
        except GONE:
            pass
        return "", ""

    def go_to(self, start, key="Tab", most=80, whole=False):
        """Tab until a name is heard that begins so, or is so."""
        for _ in range(most):
            name = self.focused()[0]
            if name == start or (not whole and name.startswith(start)):
                return
            self.press(key)
        raise SystemExit(f"{key} does not lead to {start}: {self.story[-2 * most :]}")

    def wait_for(self, *words):
        """Wait until something with these words has been said."""

        def said():
            return next(
                (text for kind, text in self.story if kind in ("said", "asked") and all(w in text for w in words)), None
            )

        return until(f"“{words}” in {self.story[-12:]}", said)


def table(display):
    """Find the table in the tree, press a button there, and move the focus."""
    ear = Ear(display)
    keep = until("the answer", lambda: named("push button", "Keep all"))
    prompt = until("the question", lambda: named("label", "", "What is asked")).name
    hand = [card.name for card in below(until("the hand", lambda: named("panel", "Your hand")))[1:]]
    fortitude = until("a number", lambda: named("progress bar", "Fortitude", "Bert")).queryValue()
    value = [fortitude.currentValue, fortitude.maximumValue]
    mat = until("a mat", lambda: named("push button", "Bert — "))
    mat.queryComponent().grabFocus()
    ear.settle()
    actions = [keep.queryAction().getName(place) for place in range(keep.queryAction().nActions)]
    keep.queryAction().doAction(actions.index("Press"))
    until("another question", lambda: prompt if named("label", prompt, "What is asked") is None else None)
    after = until("the question", lambda: named("label", "", "What is asked")).name
    ear.settle()
    return {"prompt": prompt, "after": after, "hand": hand, "fortitude": value, "story": ear.story}


READ = ("r", "comma", "period", "n", "shift+n", "alt+Right", "alt+Down", "alt+Up", "alt+Left", "ctrl+shift+r")
"""Keys that read something aloud and change nothing."""


def until_over(ear, turns=0):
    """Play to the end of the game, or for so many of one's own turns; returns cards that were announced and could not be taken."""
    guest = Listener(ear)
    for _ in range(900):
        own = sum(each == ("said", "Your turn.") for each in ear.story)
        if ear.focused()[0] == "Rematch" or (turns and own > turns):
            return guest.dead
        if not guest.act():
            ear.settle(1.0)
    raise SystemExit(f"no end of the game: {ear.story[-20:]}")


def game(display, turns="0"):
    """Play a whole game to its end and begin another, or play for so many of one's own turns and look how everybody stands."""
    ear = Ear(display)
    until("the table", lambda: ear.story or None)
    ear.settle()
    read = {key: ear.press(key) for key in READ}
    dead = until_over(ear, int(turns))
    over = len(ear.story)
    if int(turns):
        ear.press("e")
        ear.settle(3.0)
    else:
        ear.settle(1.5)  # a press that comes earlier was meant for something else
        ear.press("space")
    return {"story": ear.story, "over": over, "lost": ear.lost, "read": read, "dead": dead}


def lessons(display):
    """Take all lessons, from the start screen on, doing only what is told; then play the first evening to its end."""
    ear = Ear(display)
    until("the start screen", lambda: ear.story or None)
    ear.settle()
    ear.go_to("Learn to play")
    ear.press("space")
    ear.press("space")  # the lesson that is due has the keyboard
    done = taken = 0
    for _ in range(600):
        name, _ = ear.focused()
        if name in ("Next lesson", "Sit down"):
            taken += 1
            done = len(ear.story)
            ear.press("space")
            if name == "Sit down":
                break
            continue
        told = [BY_KEYS.search(text) for kind, text in ear.story[done:] if kind in ("said", "asked")]
        done = len(ear.story)
        how = next((each["how"] for each in reversed(told) if each is not None), "")
        if name == "Go on":
            ear.press("space")
        elif how:
            follow(ear, how)
        elif "By keys:" not in next(iter(ear.press("r")), ""):
            ear.settle(1.0)  # others play
    else:
        raise SystemExit(f"no end of the lessons: {ear.story[-20:]}")
    begun = len(ear.story)
    until_over(ear)
    return {"story": ear.story, "lost": ear.lost, "taken": taken, "begun": begun}


def lobby(one, first, other, second):
    """Two programs, by display and process: one hosts a table, the other joins it; both sit down and begin."""
    host, guest = Ear(one, int(first)), Ear(other, int(second))
    for ear in (host, guest):
        until("the start screen", lambda ear=ear: ear.story or None)
        ear.settle()
        ear.go_to("On several computers")
        ear.press("space")
    for field, text in (("Your name", "Anna"), ("Port", "0")):
        host.go_to(field, whole=True)
        host.write(text)
    host.go_to("Open the table")
    host.press("space")
    told = host.wait_for("join code")
    code, port = re.search(r"(?:[A-Z0-9] ){11}[A-Z0-9]", told)[0], re.search(r":(\d+)", told)[1]
    for field, text in (
        ("Address", "127.0.0.1"),
        ("Port of", port),
        ("Join code", code.replace(" ", "")),
        ("Your name at", "Bela"),
    ):
        guest.go_to(field)
        guest.write(text)
    guest.press("Return")
    host.wait_for("Bela has come in")
    for ear, name in ((guest, "Bela"), (host, "Anna")):
        ear.go_to("Take a seat")
        ear.press("space")
        host.wait_for(f"{name} sits down")
    guest.go_to("Ready")
    guest.press("space")
    host.wait_for("You can begin")
    host.go_to("Begin")
    host.press("space")
    for ear in (host, guest):
        ear.wait_for("turn.")
        ear.settle()
    return {"host": host.story, "guest": guest.story, "lost": host.lost + guest.lost}


def main() -> None:
    what, given = sys.argv[1], sys.argv[2:]
    Atspi.set_timeout(ANSWER_MS, ANSWER_MS)
    json.dump({"table": table, "game": game, "lessons": lessons, "lobby": lobby}[what](*given), sys.stdout)


main()
