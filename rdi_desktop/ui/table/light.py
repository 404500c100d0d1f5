# SPDX-License-Identifier: GPL-3.0-or-later
"""The light over the table: it falls once as a play is answered or somebody is out, and rises when that is over.

A veil of at most a third lies over the table then, except over the pot, one's own mat and whoever is aimed at. It is the only veil
there is, so nothing is ever darker. For how often and how long see decisions/0750.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsScene

from rdi_desktop.ui.table.animation import Animator, Pose
from rdi_desktop.ui.table.drawing_context import DrawingContext
from rdi_desktop.ui.table.layout import TableLayout
from rdi_desktop.ui.table.picture import Picture

VEIL = 88
"""How dense it is (0 to 255): about a third."""
FALLS_MS, RISES_MS = 220.0, 320.0
"""How long the light takes to fall, and to rise."""
_LINGERS_MS = 450.0
"""How long it stays low after a chain, in which the next one may begin."""
_SPELL_MS = 800.0
"""The least time for which it is light, and for which it is dark."""
_MINUTE_MS, _MOST = 60_000.0, 4
"""It falls at most so often in that time; what comes beyond that is shown without it."""
_Z = 236.0
_SOFT = 7
"""In how many steps the edge of a lit place fades."""


class Light:
    """The veil of one table."""

    def __init__(self, scene: QGraphicsScene, drawing: DrawingContext, animator: Animator) -> None:
        self._drawing, self._animator = drawing, animator
        self._veil = Picture(z=_Z)
        self._veil.item.setVisible(False)
        scene.addItem(self._veil.item)
        self._low = self._rising = False
        self._fell: deque[float] = deque(maxlen=_MOST)
        """When it fell the last few times (ms of the table's clock)."""
        self._rose = -_MINUTE_MS

    @property
    def dark(self) -> float:
        """How dense the veil is now, from 0 to 1."""
        item = self._veil.item
        return item.opacity() * VEIL / 255 if item.isVisible() else 0.0

    @property
    def spared(self) -> tuple[tuple[int, int, int, int], ...]:
        """The lit places: left, top, width, height."""
        model = self._veil.model
        return model[0] if isinstance(model, tuple) else ()

    def fall(self, layout: TableLayout, lit: Iterable[QRectF]) -> None:
        """Let the light fall over everything above the rail but these places; if it is low already, only they change."""
        now = self._animator.now
        places = tuple(
            (round(r.x()), round(r.y()), round(r.width()), round(r.height())) for r in lit if not r.isEmpty()
        )
        size = (layout.size[0], layout.prompt.top() - 6 * layout.unit)
        item = self._veil.item
        if self._low and not self._rising:
            self._veil.show((places, layout.unit), size, self._drawing.dpr(), _paint_veil)
            return
        if not self._low and len(self._fell) == _MOST and now - self._fell[0] < _MINUTE_MS:
            return
        self._veil.show((places, layout.unit), size, self._drawing.dpr(), _paint_veil)
        fresh, self._low, self._rising = not self._low, True, False
        if fresh:
            late = max(0.0, self._rose + _SPELL_MS - now)
            self._fell.append(now + late)
            item.setVisible(True)
            item.setOpacity(0.0)
            self._animator.act(item, _veiled, FALLS_MS, late)
        else:  # it had begun to rise
            self._animator.forget(item)
            item.setOpacity(1.0)

    def rise(self) -> None:
        """It is over: the light rises if nothing else begins soon."""
        if not self._low or self._rising:
            return
        item, begun = self._veil.item, self._fell[-1]
        if self._animator.now < begun:  # it had not even begun to fall
            self._fell.pop()
            self._low = False
            self.clear()
            return
        self._rising = True
        left = max(_LINGERS_MS, begun + _SPELL_MS - self._animator.now)
        whole = left + RISES_MS
        self._animator.act(
            item, lambda part: Pose(QPointF(), opacity=min(1.0, (1 - part) * whole / RISES_MS)), whole, 0, self._risen
        )

    def clear(self) -> None:
        """All is light at once."""
        self._animator.forget(self._veil.item)
        self._risen()

    def _risen(self) -> None:
        if self._low:
            self._rose = self._animator.now
        self._low = self._rising = False
        self._veil.item.setVisible(False)


def _veiled(part: float) -> Pose:
    return Pose(QPointF(), opacity=part)


def _paint_veil(painter: QPainter, model: tuple[tuple[tuple[int, int, int, int], ...], float], rect: QRectF) -> None:
    """Dark, with soft holes."""
    places, unit = model
    painter.fillRect(rect, QColor(14, 7, 3, VEIL))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    for place in places:
        lit = QRectF(*place).adjusted(-4 * unit, -4 * unit, 4 * unit, 4 * unit)
        for step in range(_SOFT, -1, -1):
            far = 4.0 * unit * step
            painter.setBrush(QColor(0, 0, 0, 255 if step == 0 else 90))
            painter.drawRoundedRect(lit.adjusted(-far, -far, far, far), 12 * unit + far, 12 * unit + far)
