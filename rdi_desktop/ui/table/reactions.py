# SPDX-License-Identifier: GPL-3.0-or-later
"""Reactions of portraits: players who are hit wince, those who strike hard or win a pot gloat, losers slump.

A blow has one of three weights (`weight_of`): a flinch; a face that is squashed, and a setting that jumps; a moment of stillness, and a
table that jumps with all its coins. With reduced motion nothing moves, and only the red rim of a blow is shown.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem

from rdi_desktop.director import Beat
from rdi_desktop.director.beats import weight_of
from rdi_desktop.director.contest import ContestMugs
from rdi_desktop.ui.table.animation import Pose, PoseAt
from rdi_desktop.ui.table.picture import Picture
from rdi_desktop.ui.table.portraits import FaceModel

if TYPE_CHECKING:
    from rdi_desktop.ui.table.stage import Stage

_FLINCH_MS, _RED_MS, _GLOAT_MS, _SLUMP_MS = 160.0, 900.0, 620.0, 900.0
_SQUASH_MS, _SQUASHED = 260.0, 0.92
"""How long a face is squashed, and to which share of its height."""
STILL_MS = 80.0
"""The stillness before a heavy blow is felt."""
_JUMPS, _JUMP_MS = 4.0, 200.0
"""How high a place setting jumps (times the unit), and for how long."""
_COINS, _COINS_MS = 9.0, 320.0
"""The same of coins."""
_SWAYS, _SWAY_MS = {"merry": 4.0, "drunk": 9.0, "swaying": 15.0}, 1400.0
"""How far a drunk player sways (degrees), and for how long."""
_JOLT_MS = 250.0
"""How long the table jumps."""
_FAR = 6.0
"""How far a player flinches (times the unit)."""
_GLOATS = 3
"""Whoever takes so much from another gloats."""
_AROUND = 0.16
"""How much larger than a face its red rim is, on each side."""
_Z = 12.0


def struck(stage: Stage, beat: Beat, delay: float) -> None:
    """Players who lose Fortitude wince as the blow lands; one who strikes another hard gloats."""
    hits: dict[int, int] = {}
    for key, seat, args in beat.args.get("parts", ()):
        if key == "lost_fortitude" and seat is not None:
            hits[seat] = hits.get(seat, 0) + args["n"]
    if weight_of(max(hits.values(), default=0)) == 3 and not stage.motions.reduced:
        delay += STILL_MS
        stage.shake_table(_JOLT_MS, delay)
        for number, item in enumerate(stage.coins()):
            _hop(stage, item, _COINS, _COINS_MS, delay + 15 * number)
    for seat, points in hits.items():
        wince(stage, seat, delay, weight_of(points))
    by = beat.seat
    works = stage.works(by) if by is not None and any(seat != by for seat in hits) else None
    if works is not None:
        works.slam(delay)
    if by is not None and any(n >= _GLOATS and seat != by for seat, n in hits.items()):
        gloat(stage, by, delay + _FLINCH_MS)


def feel(stage: Stage, beat: Beat) -> None:
    """The reactions of the players concerned by a beat."""
    if beat.kind == "turn" and beat.seat is not None:
        sway(stage, beat.seat)
    pleased, sorry = _felt(stage, beat)
    for seat in pleased:
        gloat(stage, seat, beat.seconds * 1000 * 0.2)
    for seat in sorry:
        slump(stage, seat, beat.seconds * 1000 * 0.2)


def _felt(stage: Stage, beat: Beat) -> tuple[list[int], list[int]]:
    """The players pleased by a beat, and those who are sorry."""
    seat = [beat.seat] if beat.seat is not None else []
    match beat.kind:
        case "round_won":
            round_ = stage.shown().round
            return seat, [other for other in (round_.players if round_ is not None else ()) if other not in seat]
        case "leave" if beat.args.get("thrown"):
            return [], seat
        case "undone" if beat.card is not None and beat.card.owner not in (None, beat.seat):
            return seat, [beat.card.owner] if beat.args.get("how") == "negated" and beat.card.owner is not None else []
        case "winner" if isinstance(contest := beat.args.get("contest"), ContestMugs):
            return list(contest.best), [other for other in contest.seats if other not in contest.best]
    return [], []


def wince(stage: Stage, seat: int, delay: float = 0.0, weight: int = 1) -> None:
    """Red around the face for a moment; a jerk to the side, or for more than a light blow a squashed face and a setting that jumps."""
    item = _resting(stage, seat)
    if item is None:
        return
    home, turn, far = item.pos(), item.rotation(), _FAR * stage.motions.unit
    red = Picture(z=_Z)
    side = stage.face_side(seat) * (1 + 2 * _AROUND)
    red.show("hurt", (side, side), stage.drawing.dpr(), _paint_red, centred=True)
    at = stage.motions.place("portrait", seat)
    feel_so = _feeling(stage, seat, "wince")

    def hurts(part: float) -> Pose:
        feel_so(part)
        return Pose(at, opacity=1 - part * part)

    stage.motions.let(red.item, hurts, _RED_MS, delay)
    if stage.motions.reduced:
        return
    if weight > 1:
        stage.motions.act(item, _to_rest(item, _squashed(item)), _SQUASH_MS, delay)
        if (mat := stage.mat(seat)) is not None:
            _hop(stage, mat, _JUMPS, _JUMP_MS, delay)
    else:

        def way(part: float) -> Pose:
            swing = math.sin(part * math.pi * 3) * (1 - part)
            return Pose(QPointF(home.x() - far * swing, home.y() + far * 0.3 * swing), turn - 4 * swing)

        stage.motions.act(item, _to_rest(item, way), _FLINCH_MS, delay)


def _squashed(item: QGraphicsItem) -> PoseAt:
    """A face that is pressed down on its foot for a moment, and wider meanwhile."""
    home, turn, box = item.pos(), item.rotation(), item.boundingRect()

    def way(part: float) -> Pose:
        press = (1 - _SQUASHED) * math.sin(math.pi * min(1.0, part * 2.2) / 2) * (1 - part) ** 0.5
        high, wide = 1 - press, 1 + 0.6 * press
        foot = QPointF(box.center().x() * (1 - wide), box.bottom() * (1 - high))
        return Pose(home + foot, turn, high, wide=wide / high)

    return way


def _hop(stage: Stage, item: QGraphicsItem, high: float, length: float, delay: float) -> None:
    """Something on the table jumps once, and lies as before."""
    stage.motions.settle(item)
    home, far = item.pos(), high * stage.motions.unit

    def way(part: float) -> Pose:
        return Pose(home - QPointF(0, far * math.sin(math.pi * part)), item.rotation(), item.scale(), item.opacity())

    stage.motions.act(item, _to_rest(item, way), length, delay)


def gloat(stage: Stage, seat: int, delay: float = 0.0) -> None:
    """Two small hops."""
    item = _resting(stage, seat)
    if item is None or stage.motions.reduced:
        return
    home, turn, high = item.pos(), item.rotation(), 7 * stage.motions.unit
    feel_so = _feeling(stage, seat, "gloat")

    def way(part: float) -> Pose:
        feel_so(part)
        hop = abs(math.sin(part * math.pi * 2)) * (1 - 0.4 * part)
        lean = 5 * math.sin(part * math.pi * 2)
        return Pose(QPointF(home.x(), home.y() - high * hop), turn + lean, 1 + 0.06 * hop)

    stage.motions.act(item, _to_rest(item, way), _GLOAT_MS, delay)


def sway(stage: Stage, seat: int) -> None:
    """A drunk player sways at the start of the turn."""
    item, far = _resting(stage, seat), _SWAYS.get(level_of(stage, seat), 0.0)
    if item is None or stage.motions.reduced or not far:
        return
    home, turn = item.pos(), item.rotation()

    def way(part: float) -> Pose:
        swing = math.sin(part * math.pi * 4) * math.sin(part * math.pi)
        return Pose(home + QPointF(far * 0.3 * stage.motions.unit * swing, 0), turn + far * swing)

    stage.motions.act(item, _to_rest(item, way), _SWAY_MS)


def level_of(stage: Stage, seat: int) -> str:
    """How drunk a player looks: sober, merry, drunk or swaying."""
    face = stage.face(seat)
    return face.model.how.level if face is not None and isinstance(face.model, FaceModel) else "sober"


def slump(stage: Stage, seat: int, delay: float = 0.0) -> None:
    """Shoulders sink, and rise again."""
    item = _resting(stage, seat)
    if item is None or stage.motions.reduced:
        return
    home, turn, far = item.pos(), item.rotation(), 6 * stage.motions.unit

    def way(part: float) -> Pose:
        down = math.sin(part * math.pi) ** 0.6 if 0 < part < 1 else 0.0
        return Pose(QPointF(home.x(), home.y() + far * down), turn + 7 * down, 1 - 0.05 * down)

    stage.motions.act(item, _to_rest(item, way), _SLUMP_MS, delay)


def _to_rest(item: QGraphicsItem, way: PoseAt) -> PoseAt:
    """That way, ending exactly where it began."""
    rest = Pose.of(item)

    def to_rest(part: float) -> Pose:
        found = way(part)  # at its end, too: a face is as it was
        return found if part < 1 else rest

    return to_rest


def _feeling(stage: Stage, seat: int, feeling: str) -> Callable[[float], None]:
    """A person feels so while something goes on."""

    def show(part: float) -> None:
        face = stage.face(seat)
        if face is None or not isinstance(face.model, FaceModel):
            return
        now = feeling if 0 < part < 0.97 else ""
        if face.model.feeling != now:
            face.again(face.model._replace(feeling=now))

    return show


def _resting(stage: Stage, seat: int) -> QGraphicsItem | None:
    """The portrait in its place, with its present reaction ended."""
    face = stage.face(seat)
    if face is None:
        return None
    stage.motions.settle(face.item)
    return face.item


def _paint_red(painter: QPainter, _: str, rect: QRectF) -> None:
    """Red at the rim of the face; its middle is clear."""
    rim = QRadialGradient(rect.center(), rect.width() / 2)
    for part, dense in ((0.0, 0.0), (0.5, 0.12), (0.74, 0.75), (0.84, 0.55), (1.0, 0.0)):
        rim.setColorAt(part, QColor.fromRgbF(0.86, 0.1, 0.08, dense))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(rim)
    painter.drawEllipse(rect)
