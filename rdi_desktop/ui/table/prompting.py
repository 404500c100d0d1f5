# SPDX-License-Identifier: GPL-3.0-or-later
"""The line of text above the hand: what is asked, what is held, or for whom the table waits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.ui.table.paying import kinds
from rdi_desktop.ui.table.refs import Ref
from rdi_desktop.ui.words import asking, terms
from rdi_desktop.ui.words import costs as words_costs

if TYPE_CHECKING:
    from rdi_desktop.ui.table.scene import TableScene


def prompt_of(scene: TableScene, thinks: bool) -> str:
    """What the table says now; `thinks`: the player for whom it waits looks ahead."""
    controller, pending = scene.controller, scene.controller.legal.pending
    if controller.paying is not None:
        return words_costs.hint(kinds(controller.paying.ways), scene.names, goes_without=controller.paying.goes_without)
    if told := _what_to_do_with(scene, controller.held):
        return told
    if scene.asks_later or (pending is None and scene.showing.busy):
        return terms.label("going_on")
    return asking.prompt(pending, scene.names) if pending else asking.waiting(scene.view, scene.names, thinks=thinks)


def _what_to_do_with(scene: TableScene, held: Ref | None) -> str:
    """Where the held card or ability may go, in words, without what is asked about anyway."""
    if held is None or held.kind not in ("card", "ability"):
        return ""
    option = scene.controller.ways[0].option
    title = scene.names.card(option.card) if held.kind == "card" else asking.ability(str(held.of), option)
    return asking.holding(title, scene.controller.lit, scene.names)
