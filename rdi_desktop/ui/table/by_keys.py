# SPDX-License-Identifier: GPL-3.0-or-later
"""How something is done at the table without a pointer, in words: which card by its digit, and where it goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.engine.state.decisions import Answer, Command
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.refs import Ref
from rdi_desktop.ui.table.spoken import name_of
from rdi_desktop.words import listed, said

if TYPE_CHECKING:
    from rdi_desktop.ui.table.scene import TableScene

DIGITS = 9
"""So many cards of a hand have a key of their own."""


def steps(scene: TableScene, command: Command) -> str:
    """The keys that carry out that command now, as a sentence; '' if nothing on the table does."""
    how = _steps(scene, command)
    return said("spoken-by-keys", how=how) if how else ""


def with_key(scene: TableScene, ref: Ref) -> str:
    """A thing by name; a card of the hand with its digit."""
    hand = [refs.card(id) for id in scene.hand.sprites]
    name = name_of(scene, ref)
    if ref in hand[:DIGITS]:
        return said("spoken-key-of", key=hand.index(ref) + 1, what=name)
    return name


def _steps(scene: TableScene, command: Command) -> str:
    legal = scene.controller.legal
    picks = command.picks if isinstance(command, Answer) else (command.option,)
    if isinstance(command, Answer) and picks == legal.default:
        return said("spoken-by-space")
    if isinstance(command, Answer) and legal.several:
        marked = [ref for ref, ways in legal.touched.items() if any(way.id in picks for way in ways)]
        return said("spoken-by-marks", cards=listed([with_key(scene, ref) for ref in marked])) if marked else ""
    for ref, ways in legal.touched.items():
        if any(way.command() == command for way in ways):
            return _goal(scene, ref)
    for ref, ways in legal.carried.items():
        for way in ways:
            if way.command() == command:
                return said("spoken-by-card", card=_first(scene, ref), goal=_goal(scene, legal.goals(way)[0]))
    return ""


def _first(scene: TableScene, ref: Ref) -> str:
    """What is taken up: by its digit, or by going there."""
    named = with_key(scene, ref)
    return named if named != name_of(scene, ref) else _goal(scene, ref)


def _goal(scene: TableScene, ref: Ref) -> str:
    """Where the focus has to go before Enter is pressed."""
    return said("spoken-by-goal", goal=name_of(scene, ref)) if ref != refs.TABLE else said("spoken-by-enter")
