# SPDX-License-Identifier: GPL-3.0-or-later
"""Paints a face after its layout: frame, plate, picture, numbers, text. Works on any thread."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from rdi_desktop.ui.cards.art import draw_art, draw_emblem, draw_scene, has_art, load_fonts
from rdi_desktop.ui.cards.face import SMALLEST_READ, CardFace, FacePlan, Held, plan_face
from rdi_desktop.ui.cards.lettering import Lettering, draw_lettering, fit, lines_of
from rdi_desktop.ui.cards.pictures import picture_of_type
from rdi_desktop.ui.cards.scale import paint_scale
from rdi_desktop.ui.cards.scenes import is_scene
from rdi_desktop.ui.cards.signs import draw_signs
from rdi_desktop.ui.look.theme import THEME, TypeFrame

_PALETTE = THEME.palette
_BESIDE = " · "
"""Separates types and symbols."""

_SOLID, _DASHED = Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine


def render_face(face: CardFace, width: int, height: int, dpr: float = 1.0) -> QImage:
    """The face at ``width`` × ``height`` device-independent pixels, as a picture with transparent corners."""
    load_fonts()
    image = new_picture(width, height, dpr)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    paint_face(painter, face, plan_face(face, width, height))
    painter.end()
    return image


def new_picture(width: int, height: int, dpr: float) -> QImage:
    """An empty picture of exact device pixels."""
    image = QImage(max(1, round(width * dpr)), max(1, round(height * dpr)), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent)
    return image


def paint_face(painter: QPainter, face: CardFace, plan: FacePlan) -> None:
    """Paint the face with its layout."""
    frame = THEME.frame(face.type)
    paint_board(painter, plan.card, plan.inner, frame)
    painter.save()
    painter.setClipPath(rounded(plan.inner, plan.card.width() * 0.03))
    _paint_parchment(painter, plan.inner)
    _paint_window(painter, face, plan, frame)
    if not plan.plate.isEmpty():
        _paint_plate(painter, plan, frame)
    if plan.band is not None:
        _paint_band(painter, face, plan.band)
    if plan.strip is not None and face.held is not None:
        _paint_gist(painter, face, plan.strip, face.held, frame)
    elif plan.strip is not None:
        _paint_strip(painter, face, plan.strip, frame)
    painter.restore()
    _paint_edge(painter, plan.inner, plan.card.width(), frame)
    if not plan.symbol.isEmpty():
        _paint_symbol(painter, plan.symbol, frame)
    if not plan.chips.isEmpty():
        _paint_numbers(painter, face, plan)
    _paint_icons(painter, face, plan)
    _paint_scales(painter, face, plan)
    if (face.owner_name or face.emblem) and not plan.emblem.isEmpty():
        paint_medallion(painter, face.emblem, face.owner_name, face.accent, plan.emblem)
    if plan.text is not None and plan.text_box is not None:
        painter.setPen(QColor(_PALETTE.ink))
        if face.marked is not None and not plan.text.cut:
            _paint_mark(painter, face, plan.text, plan.text_box)
        draw_lettering(painter, plan.text, THEME.body_font, plan.text_box)
    if plan.foot is not None:
        _paint_foot(painter, face, plan.foot)


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """A rounded rectangle, to clip by."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def paint_board(painter: QPainter, card: QRectF, inner: QRectF, frame: TypeFrame) -> None:
    """The card's body: a rounded board in the type's colour with a light and a dark edge."""
    radius = card.width() * THEME.metrics.corner
    thin = card.width() / 300
    body = QLinearGradient(card.topLeft(), card.bottomRight())
    body.setColorAt(0.0, QColor(frame.light))
    body.setColorAt(0.18, QColor(frame.colour))
    body.setColorAt(0.75, QColor(frame.colour).darker(118))
    body.setColorAt(1.0, QColor(frame.dark))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_PALETTE.shadow))
    painter.drawRoundedRect(card, radius, radius)
    painter.setBrush(QBrush(body))
    painter.drawRoundedRect(card.adjusted(thin, thin, -thin, -thin), radius - thin, radius - thin)
    inset = (inner.left() - card.left()) * 0.5
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(_PALETTE.gold_light), max(0.8, 1.2 * thin)))
    painter.setOpacity(0.55)
    painter.drawRoundedRect(card.adjusted(inset, inset, -inset, -inset), radius * 0.7, radius * 0.7)
    painter.setOpacity(1.0)


def _paint_parchment(painter: QPainter, rect: QRectF) -> None:
    ground = QRadialGradient(rect.center() + QPointF(0, rect.height() * 0.2), rect.height() * 0.75)
    ground.setColorAt(0.0, QColor(_PALETTE.parchment_light))
    ground.setColorAt(0.6, QColor(_PALETTE.parchment))
    ground.setColorAt(1.0, QColor(_PALETTE.parchment_shade))
    painter.fillRect(rect, QBrush(ground))


def _paint_window(painter: QPainter, face: CardFace, plan: FacePlan, frame: TypeFrame) -> None:
    """The picture in front of a glow in the type's colour."""
    window = plan.window
    if window.height() < 6:
        return
    glow = QRadialGradient(window.center() + QPointF(0, window.height() * 0.08), window.width() * 0.62)
    glow.setColorAt(0.0, QColor("#fff1cd"))
    glow.setColorAt(0.35, QColor(_PALETTE.candle))
    glow.setColorAt(0.8, QColor(frame.light))
    glow.setColorAt(1.0, QColor(frame.colour))
    painter.fillRect(window, QBrush(glow))
    picture = face.picture if face.picture and is_scene(face.picture) else picture_of_type(face.type)
    side = min(window.height() * 0.96, window.width() * 0.9)
    box = QRectF(window.center().x() - side / 2, window.center().y() - side / 2, side, side)
    draw_scene(painter, picture, box)
    shade = QLinearGradient(window.topLeft(), window.bottomLeft())
    shade.setColorAt(0.0, QColor(0, 0, 0, 90))
    shade.setColorAt(0.14, QColor(0, 0, 0, 0))
    shade.setColorAt(0.9, QColor(0, 0, 0, 0))
    shade.setColorAt(1.0, QColor(0, 0, 0, 60))
    painter.fillRect(window, QBrush(shade))


def _paint_plate(painter: QPainter, plan: FacePlan, frame: TypeFrame) -> None:
    plate = QLinearGradient(plan.plate.topLeft(), plan.plate.bottomLeft())
    plate.setColorAt(0.0, title_ground(frame))
    plate.setColorAt(1.0, QColor(frame.dark))
    painter.fillRect(plan.plate, QBrush(plate))
    line = max(1.0, plan.card.width() / 150)
    rule = QRectF(plan.plate.left(), plan.plate.bottom() - line, plan.plate.width(), line)
    painter.fillRect(rule, QColor(_PALETTE.gold))
    lift = plan.card.width() / 260
    painter.setPen(QColor(0, 0, 0, 150))
    draw_lettering(painter, plan.title, THEME.title_font, plan.title_box.translated(0, lift))
    painter.setPen(QColor("#fff3d6"))
    draw_lettering(painter, plan.title, THEME.title_font, plan.title_box)


_BAND, _STRIP = 0.60, 0.60
"""How far the grounds of title and type are between the frame's colour and its dark: light letters have contrast on all, also in the
shade."""


def number_colour(attribute: str) -> str:
    """The colour of a number of that kind."""
    return {"fortitude": _PALETTE.fortitude, "alcohol": "#a86708", "gold": "#8f6412"}.get(attribute, _PALETTE.ink)


def strip_ground(frame: TypeFrame) -> QColor:
    """The lightest part of the ground of the type."""
    return _darker(frame, _STRIP)


def title_ground(frame: TypeFrame) -> QColor:
    """The lightest part of a title's ground."""
    return _darker(frame, _BAND)


def _darker(frame: TypeFrame, part: float) -> QColor:
    """The colour so far between the frame's colour and its dark."""
    light, dark = QColor(frame.colour), QColor(frame.dark)
    ends = ((light.red(), dark.red()), (light.green(), dark.green()), (light.blue(), dark.blue()))
    return QColor(*(round(a + (b - a) * part) for a, b in ends))


def _paint_strip(painter: QPainter, face: CardFace, strip: QRectF, frame: TypeFrame) -> None:
    ground = QLinearGradient(strip.topLeft(), strip.topRight())
    ground.setColorAt(0.0, QColor(frame.dark))
    ground.setColorAt(0.5, strip_ground(frame))
    ground.setColorAt(1.0, QColor(frame.dark))
    painter.fillRect(strip, QBrush(ground))
    for y in (strip.top(), strip.bottom() - strip.height() * 0.07):
        painter.fillRect(QRectF(strip.left(), y, strip.width(), strip.height() * 0.07), QColor(_PALETTE.gold_dark))
    room = strip.width() * (0.62 if face.owner_name or face.emblem else 0.9)
    box = QRectF(strip.left() + strip.width() * 0.04, strip.top(), room, strip.height())
    height = strip.height()
    parts = face.type_label.split(_BESIDE)
    while True:  # drop a symbol's name rather than cut it: its picture is above
        label = fit(
            _BESIDE.join(parts),
            THEME.title_font,
            room,
            height,
            largest=max(SMALLEST_READ, height * 0.64),
            smallest=SMALLEST_READ,
            leading=1.1,
        )
        if not label.cut or len(parts) == 1:
            break
        parts.pop()
    painter.setPen(QColor(_PALETTE.candle))
    draw_lettering(painter, label, THEME.title_font, box, Qt.AlignmentFlag.AlignLeft)


def _paint_gist(painter: QPainter, face: CardFace, strip: QRectF, held: Held, frame: TypeFrame) -> None:
    """The summary: the type's sign, then signs with numbers, then at most three words."""
    painter.fillRect(strip, QColor(frame.dark))
    painter.fillRect(
        QRectF(strip.left(), strip.top(), strip.width(), max(1.0, strip.height() * 0.06)), QColor(_PALETTE.gold)
    )
    pad, side = strip.height() * 0.12, strip.height() * 0.76
    room = gist_room(strip, held)
    sign = QRectF(room.left() - 2 * pad - side, room.center().y() - side / 2, side, side)
    draw_art(painter, f"types/{frame.symbol}", sign)
    painter.setPen(QColor("#fff3d6"))
    size, numbers, words = gist_told(face, room.width(), held)
    font = THEME.title_font(size)
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    for attribute, amount in numbers:
        if has_art(f"icons/{attribute}"):
            draw_art(painter, f"icons/{attribute}", QRectF(room.left(), sign.top(), side, side))
            room.setLeft(room.left() + side + pad * 0.6)
        amount = amount.replace("-", "−")
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, amount)
        room.setLeft(room.left() + metrics.horizontalAdvance(amount) + pad * 2)
    painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)


def gist_room(strip: QRectF, held: Held) -> QRectF:
    """The part of the strip right of the type's sign, and left of an overlapping card."""
    pad, side = strip.height() * 0.12, strip.height() * 0.76
    right = min(strip.right(), strip.left() + strip.width() * held.wide) - pad
    left = strip.left() + pad * 1.6 + side + pad * 2
    return QRectF(left, strip.top(), max(0.0, right - left), strip.height())


GistNumbers = tuple[tuple[str, str], ...]


def gist_words(face: CardFace) -> str:
    """The words of the summary; for a card without effects, its kind."""
    return face.gist.words or ("" if face.gist.numbers else face.type_label.split(_BESIDE)[0])


def gist_told(face: CardFace, room: float, held: Held) -> tuple[float, GistNumbers, str]:
    """The size of letters (px), and the numbers and words that fit without being cut.

    All of them, if need be in smaller letters, else shorter words, else only numbers, else nothing but the sign before them.
    """
    numbers, words = face.gist.numbers, gist_words(face)
    brief = face.gist.brief or words.partition(" ")[0]
    sizes = [held.letters, max(SMALLEST_READ, held.letters * 11 / 13), max(SMALLEST_READ, held.letters * 0.7)]
    small = sizes[-1]
    fewer = [(numbers, brief), *((numbers[:n], "") for n in range(len(numbers), 0, -1))]
    for size, (some, said) in (*((size, (numbers, words)) for size in sizes), *((small, each) for each in fewer)):
        if gist_width(some, said, size, held) <= room:
            return size, some, said
    return small, (), ""


def gist_width(numbers: GistNumbers, words: str, size: float, held: Held) -> float:
    """The width of signs, numbers and words in letters of that size (px)."""
    metrics = QFontMetricsF(THEME.title_font(size))
    high = held.letters * 1.62
    signs = sum(high * 1.08 + metrics.horizontalAdvance(amount.replace("-", "−")) for _, amount in numbers)
    return signs + metrics.horizontalAdvance(words)


_ROOM_FOR_A_TIP = 38.0
"""A narrower band (px) shows only the card's own kind."""


def _paint_band(painter: QPainter, face: CardFace, band: QRectF) -> None:
    """The kind of the card, in words and colour; at the right end a tip in the colour of the kind that must follow."""
    (kind, colour), *needs = face.kin
    ground = QColor(THEME.kind(colour))
    painter.fillRect(band, ground)
    painter.fillRect(QRectF(band.left(), band.top(), band.width(), max(1.0, band.height() * 0.07)), ground.darker(170))
    needs = needs if band.width() > _ROOM_FOR_A_TIP else []
    room = band.adjusted(band.height() * 0.1, 0, -band.height() * (0.56 if needs else 0.1), 0)
    if needs:
        middle, wide = band.center().y(), band.height() * 0.5
        tip = QPainterPath(QPointF(band.right() - wide, band.top()))
        for x, y in ((band.right(), band.top()), (band.right(), band.bottom()), (band.right() - wide, band.bottom())):
            tip.lineTo(x, y)
        tip.lineTo(band.right(), middle)
        tip.closeSubpath()
        painter.setPen(QPen(QColor(_PALETTE.parchment_light), 1))
        painter.setBrush(QColor(THEME.kind(needs[0][1])))
        painter.drawPath(tip)
    smallest = THEME.metrics.smallest_text
    label = fit(
        kind,
        THEME.title_font,
        room.width(),
        band.height(),
        largest=band.height() * 0.72,
        smallest=smallest,
        leading=1.1,
    )
    painter.setPen(QColor("#fff3d6"))
    draw_lettering(painter, label, THEME.title_font, room)


def _paint_edge(painter: QPainter, inner: QRectF, width: float, frame: TypeFrame) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(frame.dark), max(1.0, width / 170)))
    painter.drawRoundedRect(inner, width * 0.03, width * 0.03)


def _paint_symbol(painter: QPainter, rect: QRectF, frame: TypeFrame) -> None:
    """The type's sign in a gilded medallion."""
    _paint_disc(painter, rect, QColor(frame.light), QColor(frame.colour))
    inset = rect.width() * 0.13
    draw_art(painter, f"types/{frame.symbol}", rect.adjusted(inset, inset, -inset, -inset))


def paint_medallion(painter: QPainter, emblem: str | None, name: str, accent: str, rect: QRectF) -> None:
    """A character's emblem in a ring of the owner's colour."""
    colour = QColor(accent)
    _paint_disc(painter, rect, QColor(_PALETTE.parchment_light), QColor(_PALETTE.parchment_shade), colour)
    inset = rect.width() * 0.12
    draw_emblem(painter, emblem, name, rect.adjusted(inset, inset, -inset, -inset))


def _paint_disc(painter: QPainter, rect: QRectF, light: QColor, dark: QColor, ring: QColor | None = None) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 90))
    painter.drawEllipse(rect.translated(0, rect.height() * 0.05))
    edge = QLinearGradient(rect.topLeft(), rect.bottomRight())
    edge.setColorAt(0.0, QColor(_PALETTE.gold_light) if ring is None else ring.lighter(140))
    edge.setColorAt(0.5, QColor(_PALETTE.gold) if ring is None else ring)
    edge.setColorAt(1.0, QColor(_PALETTE.gold_dark) if ring is None else ring.darker(160))
    painter.setBrush(QBrush(edge))
    painter.setPen(QPen(QColor(_PALETTE.shadow), max(0.6, rect.width() / 60)))
    painter.drawEllipse(rect)
    width = rect.width() * 0.075
    ground = QRadialGradient(rect.center() - QPointF(0, rect.height() * 0.15), rect.width() * 0.6)
    ground.setColorAt(0.0, light)
    ground.setColorAt(1.0, dark)
    painter.setBrush(QBrush(ground))
    painter.drawEllipse(rect.adjusted(width, width, -width, -width))


def _paint_numbers(painter: QPainter, face: CardFace, plan: FacePlan) -> None:
    """Chips with what the card changes: a sign for the attribute, and the amount."""
    box = QRectF(plan.chips)
    for attribute, amount in face.numbers:
        height = box.height()
        if box.right() > plan.card.right() - height * 0.05:  # on a small card two fit one below the other
            box.moveTopLeft(QPointF(plan.chips.left(), box.bottom() + height * 0.1))
        painter.setPen(QPen(QColor(_PALETTE.shadow), max(0.8, height / 22)))
        painter.setBrush(QColor(_PALETTE.parchment_light))
        painter.drawRoundedRect(box, height / 2, height / 2)
        if has_art(f"icons/{attribute}"):
            draw_art(painter, f"icons/{attribute}", QRectF(box.left(), box.top(), height, height))
        painter.setPen(QColor(number_colour(attribute)).darker(125))
        painter.setFont(THEME.title_font(height * 0.74))
        room = box.adjusted(height * 0.92, 0, -height * 0.14, 0)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, amount.replace("-", "−"))
        box.translate(box.width() + height * 0.14, 0)


def _paint_icons(painter: QPainter, face: CardFace, plan: FacePlan) -> None:
    """Its heart and the character's symbols; on a whole card also its price, with missing parts pale."""
    box = QRectF(plan.icons)
    price = face.price if plan.foot is not None else ()
    if face.heart:
        _paint_heart(painter, face.heart, box)
        box.translate(0, box.height() * 1.24)
    for place, signs in enumerate((*face.icons, *price), -len(face.icons)):
        if box.bottom() > (plan.window.bottom() if plan.emblem.isEmpty() else plan.emblem.top()):
            return
        missing = place in face.missing
        painter.setPen(QPen(QColor(_PALETTE.shadow), max(0.8, box.width() / 24), _DASHED if missing else _SOLID))
        painter.setBrush(QColor("#b0aaa0" if missing else _PALETTE.parchment_light))
        painter.drawEllipse(box)
        inset = box.width() * 0.14
        painter.setOpacity(0.5 if missing else 1.0)
        draw_signs(painter, signs, box.adjusted(inset, inset, -inset, -inset))
        painter.setOpacity(1.0)
        box.translate(0, box.height() * 1.12)


def _paint_scales(painter: QPainter, face: CardFace, plan: FacePlan) -> None:
    """On a whole card its counters, along the upper edge of its picture."""
    if plan.foot is None:
        return
    side = plan.icons.width() * 1.1
    box = QRectF(
        plan.window.left() + side * 0.3,
        plan.window.top() + side * 0.2,
        plan.icons.left() - plan.window.left() - side * 0.6,
        side,
    )
    for scale in face.scales:
        paint_scale(painter, scale, box)
        box.translate(0, side * 1.1)


def _paint_heart(painter: QPainter, number: int, box: QRectF) -> None:
    """A heart with a number in it."""
    rect = box.adjusted(-box.width() * 0.14, -box.height() * 0.06, box.width() * 0.14, box.height() * 0.22)
    draw_art(painter, "icons/fortitude", rect)
    painter.setFont(THEME.title_font(rect.height() * 0.56))
    for pen, step in ((QColor("#3d0906"), rect.width() * 0.045), (QColor(_PALETTE.parchment_light), 0.0)):
        painter.setPen(pen)
        for dx, dy in ((-step, 0.0), (step, 0.0), (0.0, -step), (0.0, step)):
            painter.drawText(rect.translated(dx, dy), Qt.AlignmentFlag.AlignCenter, str(number))


def _paint_mark(painter: QPainter, face: CardFace, text: Lettering, box: QRectF) -> None:
    """Highlight and frame the paragraph that applies."""
    first, after = lines_of(face.text, text, face.marked or 0)
    top = box.top() + (box.height() - text.height) / 2 + first * text.line_height
    ground = QRectF(box.left() - 4, top - 1, box.width() + 8, (after - first) * text.line_height + 2)
    painter.save()
    painter.setPen(QPen(QColor(_PALETTE.copper_dark), max(1.0, text.pixels / 9)))
    painter.setBrush(QColor(255, 213, 110, 190))
    painter.drawRoundedRect(ground, text.pixels * 0.3, text.pixels * 0.3)
    painter.restore()


def _paint_foot(painter: QPainter, face: CardFace, foot: QRectF) -> None:
    if not face.owner_name:
        return
    painter.setPen(QColor(_PALETTE.ink_soft))
    painter.setFont(THEME.body_font(foot.height() * 0.6, italic=True))
    painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, face.owner_name)
