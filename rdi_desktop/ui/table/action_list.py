# SPDX-License-Identifier: GPL-3.0-or-later
"""The possible actions at a table as one list, for the inspector, which takes them as if they had been clicked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rdi_desktop.engine.asked import OptionTold
from rdi_desktop.engine.seen import SeenTable
from rdi_desktop.ui.table.legal import Way
from rdi_desktop.ui.table.scene import TableScene


class TableChoices:
    """The legal options of the viewer."""

    def __init__(self, table: TableScene) -> None:
        self._table = table

    @property
    def view(self) -> SeenTable:
        """The table as it is for the seat that is asked."""
        return self._table.view

    def ways(self) -> Iterator[tuple[OptionTold, bool]]:
        """The options of the decision in its own order, then interruptions."""
        known = self._known()
        pending = self._table.controller.legal.pending
        for option in pending.options if pending is not None else ():
            way = known.pop(option.id, None)
            if way is not None:
                yield way.option, False
        for way in known.values():
            yield way.option, way.interject

    def picks(self) -> Sequence[str]:
        """Options picked so far for an answer of several."""
        return self._table.controller.picked

    def choose(self, option: str) -> None:
        """Take an option, or pick it; '': answer with the picks made."""
        controller = self._table.controller
        controller.complaint = None
        way = self._known().get(option)
        if way is not None:
            controller.send(way)
        elif not option:
            controller.confirm()
        self._table.show_state()

    def _known(self) -> dict[str, Way]:
        legal = self._table.controller.legal
        groups = [*legal.carried.values(), *legal.touched.values(), legal.elsewhere]
        return {way.id: way for group in groups for way in group}
