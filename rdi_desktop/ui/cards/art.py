# SPDX-License-Identifier: GPL-3.0-or-later
"""The program's vector pictures, by name below ``assets``, drawn on any painter, on any thread."""

from __future__ import annotations

from functools import cache, lru_cache

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontDatabase,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)
from PySide6.QtSvg import QSvgRenderer

from rdi_desktop.ui.cards import dyes, looks, painted, picture_choice, scenes
from rdi_desktop.ui.cards.picture_choice import emblem_scene, portrait_scene
from rdi_desktop.ui.cards.scenes import is_scene, scene_svg
from rdi_desktop.ui.look import assets
from rdi_desktop.ui.look.theme import THEME

_PORTRAITS = "portraits/"
_UPRIGHT = (QTransform.TransformationType.TxNone, QTransform.TransformationType.TxTranslate)
FONT_FILES = (
    *("AveriaSerifGWF-Regular.ttf", "AveriaSerifGWF-Bold.ttf", "AveriaSerifGWF-Italic.ttf"),
    *("Vollkorn-Regular.ttf", "Vollkorn-Bold.ttf", "Vollkorn-Italic.ttf"),
)
"""The bundled fonts: the tavern's, and one for the Latin, Greek and Cyrillic letters that it lacks."""


@lru_cache(maxsize=1)
def load_fonts() -> None:
    """Register the bundled fonts, once; without them the theme's fallback families are used."""
    for name in FONT_FILES:
        # from bytes: the font database cannot open `assets:`
        QFontDatabase.addApplicationFontFromData(QByteArray(assets.read(f"fonts/{name}")))


@cache
def has_art(name: str) -> bool:
    """Whether there is a picture of that name, such as ``emblems/zot``."""
    return assets.exists(f"{name}.svg") or of_parts(name) is not None


def of_parts(name: str) -> str | None:
    """The scene of a portrait made of parts; None if it is none."""
    kind, _, character = name.partition("/")
    scene = portrait_scene(character) if kind == "portraits" and character else None
    return scene if scene is not None and is_scene(scene) else None


@lru_cache(maxsize=256)
def art_image(name: str, width: int, height: int) -> QImage:
    """The picture at exactly this many device pixels, on a transparent ground. Shared: do not paint on it."""
    image = _blank(width, height)
    painter = QPainter(image)
    if not assets.exists(f"{name}.svg") and (scene := of_parts(name)) is not None:
        paint_portrait_of_parts(painter, QRectF(image.rect()), scene)
    else:
        file = QSvgRenderer(assets.path(f"{name}.svg"))
        if name.startswith(_PORTRAITS):
            looks.paint_round(painter, file, QRectF(image.rect()))
        else:
            file.render(painter, QRectF(image.rect()))
    painter.end()
    return image


def portrait_image(character: str, how: looks.Look, pixels: int) -> QImage:
    """The portrait in its circle, with that look. Shared: do not paint on it."""
    name = f"portraits/{character}"
    if how == looks.Look():
        return art_image(name, pixels, pixels)
    image = _blank(pixels, pixels)
    painter, whole = QPainter(image), QRectF(image.rect())
    person = looks.look_svg(character, how, around=True)
    if not assets.exists(f"{name}.svg") and (scene := of_parts(name)) is not None:
        paint_portrait_of_parts(painter, whole, scene, person)
    else:
        looks.paint_round(painter, QSvgRenderer(QByteArray(person)), whole)
    painter.end()
    return image


def draw_portrait(painter: QPainter, character: str, rect: QRectF, how: looks.Look) -> None:
    """The same into ``rect``, sharp at the painter's scale."""
    scale = painter.deviceTransform().m11()
    _draw(painter, rect, portrait_image(character, how, max(1, round(rect.width() * scale))))


def paint_portrait_of_parts(painter: QPainter, rect: QRectF, scene: str, person: bytes | None = None) -> None:
    """A round portrait: a ground lit from behind, the scene in front of it, a ring around it.

    `person`: the same with a look, drawn instead of the scene.
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rim = rect.width() * 0.045
    inside = rect.adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2)
    ground = QRadialGradient(inside.center() - QPointF(0, inside.height() * 0.1), inside.width() * 0.62)
    for stop, colour in ((0.0, "#ffe9b0"), (0.5, "#c98b4a"), (1.0, "#4a2412")):
        ground.setColorAt(stop, QColor(colour))
    round_ = QPainterPath()
    round_.addEllipse(inside)
    painter.fillPath(round_, ground)
    painter.save()
    painter.setClipPath(round_, Qt.ClipOperation.IntersectClip)
    if person is None:
        QSvgRenderer(QByteArray(scenes.drawn(scene))).render(painter, inside)
    else:
        looks.paint_whole(painter, QSvgRenderer(QByteArray(person)), inside)
    painter.restore()
    shine = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    shine.setColorAt(0.0, QColor(THEME.palette.gold_light))
    shine.setColorAt(1.0, QColor(THEME.palette.gold_dark))
    for pen in (QPen(QColor(THEME.palette.shadow), rim), QPen(shine, rim * 0.72)):
        painter.setPen(pen)
        painter.drawEllipse(inside)


def _blank(width: int, height: int) -> QImage:
    image = QImage(max(1, width), max(1, height), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def draw_art(painter: QPainter, name: str, rect: QRectF) -> None:
    """Draw a picture into ``rect``, sharp at the painter's scale. An unknown name draws nothing."""
    if not has_art(name):
        return
    scale = painter.deviceTransform().m11()
    _draw(painter, rect, art_image(name, round(rect.width() * scale), round(rect.height() * scale)))


def _draw(painter: QPainter, rect: QRectF, image: QImage) -> None:
    """Draw an image of the rectangle's size at whole pixels: without rotation it is copied, not resampled."""
    if painter.deviceTransform().type() in _UPRIGHT:
        painter.drawImage(rect.topLeft(), image)
    else:
        painter.drawImage(rect, image)


@lru_cache(maxsize=256)
def scene_image(scene: str, width: int, height: int) -> QImage:
    """The same for a picture made of parts, see :mod:`rdi_desktop.ui.cards.scenes`."""
    image = _blank(width, height)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(scene_svg(scene))).render(painter, QRectF(0, 0, image.width(), image.height()))
    painter.end()
    return image


def draw_scene(painter: QPainter, scene: str, rect: QRectF) -> None:
    """Draw a picture made of parts into ``rect``, sharp at the painter's scale."""
    scale = painter.deviceTransform().m11()
    _draw(painter, rect, scene_image(scene, round(rect.width() * scale), round(rect.height() * scale)))


def draw_emblem(painter: QPainter, emblem: str | None, initials_of: str, rect: QRectF) -> None:
    """A character's emblem, a file or a scene of its sheet; without one, a wax seal with the initials of ``initials_of``."""
    if emblem and has_art(f"emblems/{emblem}"):
        draw_art(painter, f"emblems/{emblem}", rect)
        return
    if emblem and (scene := emblem_scene(emblem)) is not None:
        draw_scene(painter, scene, rect)
        return
    draw_scene(
        painter,
        picture_choice.dyed("emblems/blank", {"wine": dye} if (dye := dyes.of(emblem or "").get("cloth")) else {}),
        rect,
    )
    text = initials(emblem.replace("-", " ").replace("_", " ") if emblem else initials_of)
    painter.save()
    painter.setFont(THEME.title_font(rect.height() * (0.42 if len(text) < 2 else 0.34)))
    painter.setPen(QPen(QColor(THEME.palette.shadow)))
    painter.drawText(rect.translated(0, rect.height() * 0.02), Qt.AlignmentFlag.AlignCenter, text)
    shine = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    shine.setColorAt(0.3, QColor(THEME.palette.gold_light))
    shine.setColorAt(0.7, QColor(THEME.palette.copper_light))
    painter.setPen(QPen(shine, 1))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


def forget() -> None:
    """Forget cached pictures, because files have changed. Faces already drawn stay as they are."""
    for kept in (has_art, art_image, scene_image):
        kept.cache_clear()
    painted.forget()
    picture_choice.forget()
    scenes.forget()
    looks.forget()


def initials(name: str) -> str:
    """At most two letters for a name."""
    words = [word for word in name.replace(",", " ").split() if word[0].isalnum()]
    return "".join(word[0] for word in words[:2]).upper() or "?"
