# SPDX-License-Identifier: GPL-3.0-or-later
"""The menus in which somebody asks to be passed for, and how long."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu, QWidget

from rdi_desktop.session.passing import HURTS, MODES, THIS_STACK, THIS_TITLE, UNTIL_TURN
from rdi_desktop.ui.panels.widgets import add_heading
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.words import said, table

if TYPE_CHECKING:
    from rdi_desktop.session.facade import Played

MODE_WORDS = table("pass-menu-mode", hurts=HURTS)


def passing_menu(session: Played, seat: int, parent: QWidget) -> QMenu:
    """The ways to pass for that seat."""
    menu = QMenu(parent)
    add_heading(menu, said("pass-menu-pass", name=isolated(session.seats[seat].name)))
    for mode in (*MODES, THIS_TITLE):
        words = said("pass-menu-drink") if mode == THIS_STACK and _drinking(session) else MODE_WORDS[mode]
        menu.addAction(words).triggered.connect(partial(_pass, session, seat, mode, even=False))
    menu.addSeparator()
    menu.addAction(said("pass-menu-until-my-turn-even")).triggered.connect(
        partial(_pass, session, seat, UNTIL_TURN, even=True)
    )
    ends = menu.addAction(said("pass-menu-ask-again"))
    ends.setEnabled(session.passing.auto_pass(seat) is not None)
    ends.triggered.connect(lambda: session.end_passing(seat))
    return menu


def everybodys_menu(session: Played, people: Sequence[int], parent: QWidget) -> QMenu:
    """The same, for each of these people."""
    if len(people) == 1:
        return passing_menu(session, people[0], parent)
    menu = QMenu(parent)
    for seat in people:
        each = passing_menu(session, seat, menu)
        each.setTitle(f"&{session.plan.humans.index(seat) + 1} {isolated(session.seats[seat].name)}")
        menu.addMenu(each)
    return menu


def _drinking(session: Played) -> bool:
    """Whether what is being played is a Drink."""
    stack = session.view(None).stack
    return bool(stack) and stack[0].kind == "drink"


def _pass(session: Played, seat: int, mode: str, _checked: bool = False, *, even: bool) -> None:
    session.pass_for_me(seat, mode, even_if_concerned=even)
