# SPDX-License-Identifier: GPL-3.0-or-later
"""All maps of one table, and which of them is open and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from rdi_desktop.engine.seen import SeenTable
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.drawing_context import DrawingContext
from rdi_desktop.ui.table.layout import TableLayout, in_lines
from rdi_desktop.ui.table.legal import STEPS, Legal
from rdi_desktop.ui.table.map_painting import paint_door
from rdi_desktop.ui.table.map_view import MapView
from rdi_desktop.ui.table.maps import map_models
from rdi_desktop.ui.table.picture import Picture
from rdi_desktop.ui.table.pieces import Pieces
from rdi_desktop.ui.table.refs import Ref
from rdi_desktop.ui.words import maps

if TYPE_CHECKING:
    from rdi_desktop.content import Content

_REST_MS = 220
"""How long the mouse must rest on a folded map before it opens (ms)."""


class MapViews(QObject):
    """The maps, at most one of them open: because something happens on it, a question, a click or key, or the mouse."""

    def __init__(self, scene: QGraphicsScene, drawing: DrawingContext, pieces: Pieces) -> None:
        super().__init__(scene)
        self._scene, self._drawing, self._pieces = scene, drawing, pieces
        self._views: dict[str, MapView] = {}
        self._acted: str | None = None
        self._asked: str | None = None
        self._folded = False
        """Whether the map of the present question was folded by the user."""
        self._pinned: str | None = None
        self._under: str | None = None
        self._wanted: str | None = None
        self._door = Picture(z=12)
        """On the Drink Deck, while Drinks are ordered elsewhere: the tavern of the party."""
        scene.addItem(self._door.item)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST_MS)
        self._rest.timeout.connect(self._rested)

    def __bool__(self) -> bool:
        return bool(self._views)

    @property
    def open(self) -> MapView | None:
        """The open map."""
        return next((view for view in self._views.values() if view.open), None)

    def view(self, kind: str) -> MapView | None:
        """The map of that kind, if there is one."""
        return self._views.get(kind)

    def show(self, view: SeenTable, layout: TableLayout, content: Content, deck: QRectF) -> None:
        """Show the maps of this game; the Drink Deck is at `deck`."""
        models = map_models(view, content, self._drawing.faces.picture)
        for kind in [kind for kind in self._views if kind not in models]:
            self._views.pop(kind).remove()
        strips = in_lines(layout.map, len(models))
        for (kind, model), strip in zip(models.items(), strips, strict=True):
            if kind not in self._views:
                self._views[kind] = MapView(self._scene, self._drawing, self._pieces, kind)
            self._views[kind].show(model, layout, strip)
        self._show_door(view, deck)
        self._choose()

    def _show_door(self, view: SeenTable, deck: QRectF) -> None:
        crawl = view.crawl
        taverns = crawl.taverns if crawl is not None else ()
        here = next((each for each in taverns if crawl and each.id == crawl.party and not each.inn), None)
        self._door.item.setVisible(here is not None)
        if here is not None:
            wide = deck.width() * 0.62
            size = (wide, wide)
            scene = self._drawing.faces.picture(here.card)
            self._door.show((scene, here.deck), size, self._drawing.dpr(), paint_door)
            self._door.item.setPos(deck.center() - QPointF(wide / 2, wide / 2))
            self._door.item.setToolTip(maps.ordered_at(here.name, here.deck))

    def ask(self, legal: Legal) -> None:
        """The viewer is asked this: moves are made on the open map."""
        kinds = [option.kind for option in legal.pending.options] if legal.pending is not None else []
        asked = next((STEPS[kind] for kind in kinds if kind in STEPS), None)
        if asked != self._asked:
            self._asked, self._folded = asked, False
            if asked is not None:
                self._pinned = None
        self._choose()

    def act(self, kind: str | None) -> MapView | None:
        """Something happens on that map: it is open meanwhile. None: nothing any more."""
        if kind is None and self._acted is not None:
            view = self._views.get(self._acted)
            self._acted = None
            if view is not None:
                view.say("")
                view.stand()
        elif kind is not None:
            self._acted = kind
        self._choose()
        return self._views.get(kind) if kind is not None else None

    def toggle(self, kind: str | None = None) -> bool:
        """Open a map, or fold the open one; without a kind the first, and after it the next. False if there is none."""
        shown = self.open
        if kind is None and shown is None:
            kind = next(iter(self._views), None)
        elif kind is None and shown is not None and shown.kind != self._asked:
            kinds = list(self._views)
            place = kinds.index(shown.kind) + 1
            kind = kinds[place] if place < len(kinds) else None
        self._under = None
        if self._asked is not None and kind in (None, self._asked):
            self._folded, self._pinned = not self._folded, None
        else:
            self._pinned = kind if kind != self._pinned else None
        self._choose()
        return bool(self._views)

    def fold(self) -> bool:
        """Fold a map that was opened by the user. False if there was none."""
        was = self._pinned or self._under
        self._pinned = self._under = self._wanted = None
        self._choose()
        return was is not None

    def hover(self, ref: Ref | None) -> None:
        """The mouse or the focus is on that thing: a folded map opens below it, and folds again when it leaves."""
        kind = str(ref.of).partition(":")[0] if ref is not None and ref.kind in ("map", *refs.ON_MAP) else None
        on_map = ref is not None and ref.kind == "card" and self.open is not None and self.open.holds(int(ref.of))
        if kind is None and not on_map:
            self._under = self._wanted = None
            self._rest.stop()
            self._choose()
        elif kind is not None and ref is not None and ref.kind == "map" and self.open is None:
            self._wanted = kind
            self._rest.start()

    def point(self) -> QPointF:
        """The position of something that comes from a map: the goal if it is open, otherwise the strip."""
        view = self._views.get("dungeon")
        return view.goal() if view is not None else QPointF()

    def copy_of_pawn(self, kind: str) -> QGraphicsItem:
        """A copy of a token for dragging."""
        return self._views[kind].copy_of_pawn()

    def _rested(self) -> None:
        self._under = self._wanted
        self._choose()

    def _choose(self) -> None:
        asked = self._asked if not self._folded else None
        shown = self._acted or self._pinned or asked or self._under
        for kind, view in self._views.items():
            view.set_open(kind == shown)
