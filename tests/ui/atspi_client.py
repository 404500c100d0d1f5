# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader on Linux does, over the real bus: run by `test_atspi.py` with the system's Python, which has pyatspi."""

from __future__ import annotations

import json
import sys
import time

import pyatspi
from gi.repository import GLib

WAIT_S = 60.0


def below(node, found=None):
    """The object and everything in it, by name and role; what is gone meanwhile is left out."""
    found = [] if found is None else found
    found.append(node)
    try:
        children = [node.getChildAtIndex(place) for place in range(node.childCount)]
    except (LookupError, RuntimeError, GLib.Error):
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
            except (LookupError, RuntimeError, GLib.Error):
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


def turn_round():
    """Let events come in for a moment."""
    loop = GLib.MainLoop()
    GLib.timeout_add(50, loop.quit)
    loop.run()


def main() -> None:
    heard: list[str] = []
    focused: list[str] = []

    def note(event) -> None:
        kind = str(event.type)
        if kind.startswith("object:announcement"):
            heard.append(str(event.any_data))
        elif kind.startswith("object:state-changed:focused") and event.detail1:
            focused.append(event.source.name)

    for kind in (
        "object",
        "object:announcement",
    ):  # only what is asked for by name is sent, and only the first is delivered
        pyatspi.Registry.registerEventListener(note, kind)
    keep = until("the answer", lambda: named("push button", "Keep all"))
    prompt = until("the question", lambda: named("label", "", "What is asked")).name
    hand = [card.name for card in below(until("the hand", lambda: named("panel", "Your hand")))[1:]]
    fortitude = until("a number", lambda: named("progress bar", "Fortitude", "Bert")).queryValue()
    value = [fortitude.currentValue, fortitude.maximumValue]
    mat = until("a mat", lambda: named("push button", "Bert — "))
    mat.queryComponent().grabFocus()
    for _ in range(10):
        turn_round()
    actions = [keep.queryAction().getName(place) for place in range(keep.queryAction().nActions)]
    keep.queryAction().doAction(actions.index("Press"))
    until("another question", lambda: prompt if named("label", prompt, "What is asked") is None else None)
    after = until("the question", lambda: named("label", "", "What is asked")).name
    for _ in range(10):
        turn_round()
    json.dump(
        {
            "prompt": prompt,
            "after": after,
            "hand": hand,
            "fortitude": value,
            "heard": heard,
            "focused": focused,
        },
        sys.stdout,
    )


main()
