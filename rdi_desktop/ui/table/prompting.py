# SPDX-License-Identifier: GPL-3.0-or-later
"""The line of text above the hand: what is asked, what is held, or for whom the table waits."""

from __future__ import annotations

from PySide6.QtGui import QAccessible

from rdi_desktop.engine.seen import SeenTable
from rdi_desktop.ui.table.controller import TableController
from rdi_desktop.ui.table.drawing_context import DrawingContext
from rdi_desktop.ui.table.paying import kinds
from rdi_desktop.ui.table.refs import Ref
from rdi_desktop.ui.words import asking, costs, terms
from rdi_desktop.ui.words.names import ShownNames


def prompt_of(
    controller: TableController,
    view: SeenTable,
    names: ShownNames,
    *,
    busy: bool,
    thinks: bool,
    drawing: DrawingContext,
) -> str:
    """What the table says now.

    `busy`: something is still being shown; `thinks`: the player for whom it waits looks ahead; `drawing`: whether keys may be named.
    """
    pending = controller.legal.pending
    if controller.paying is not None:
        return costs.hint(kinds(controller.paying.ways), names, goes_without=controller.paying.goes_without)
    by_keys = not drawing.pointed and (drawing.keyed or QAccessible.isActive())
    if told := _what_to_do_with(controller, controller.held, names, by_keys=by_keys):
        return told
    if busy:
        return terms.label("going_on" if drawing.keyed else "being_shown")
    return asking.prompt(pending, names, by_keys=by_keys) if pending else asking.waiting(view, names, thinks=thinks)


def _what_to_do_with(controller: TableController, held: Ref | None, names: ShownNames, *, by_keys: bool) -> str:
    """Where the held card or ability may go, in words, without what is asked about anyway."""
    if held is None or held.kind not in ("card", "ability"):
        return ""
    option = controller.ways[0].option
    title = names.card(option.card) if held.kind == "card" else asking.ability(str(held.of), option)
    return asking.holding(title, controller.lit, names, by_keys=by_keys)
