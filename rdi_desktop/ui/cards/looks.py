# SPDX-License-Identifier: GPL-3.0-or-later
"""How a person looks: the layers of a portrait, changed and added to for what they see, feel and have drunk.

A portrait is a file of layers (`tools/busts.py`) or a scene of parts; `assets/portraits/marks.yaml` says where its eyes, cheeks and nose
are, if they are in unusual places. Nothing is drawn for one character: every look is made of lids, pupils that move,
brows that move, another mouth, red, a plaster. Layers that a portrait does not have stay as they are.
"""

from __future__ import annotations

import math
import xml.etree.ElementTree as ET  # noqa: N817 - its usual name
from functools import lru_cache
from typing import Any, NamedTuple

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath
from PySide6.QtSvg import QSvgRenderer

from rdi_desktop.ui.cards.picture_choice import portrait_scene
from rdi_desktop.ui.cards.scenes import drawn, read_scene
from rdi_desktop.ui.look import assets

FIELD = 200.0
"""Marks are given on a field of this size."""
FRAME = QRectF(-28, -24, 256, 242)
"""The field of a whole person: what surrounds a head, and clothes to the lower edge."""
LEVELS = ("sober", "merry", "drunk", "swaying")
"""What drinks do, from little to much."""
_SVG = "http://www.w3.org/2000/svg"
INK = "#2a160c"
"""The lines of drawn things."""
_LINE = f'fill="none" stroke="{INK}" stroke-linecap="round" stroke-linejoin="round"'
_RED = {"merry": 0.3, "drunk": 0.42, "swaying": 0.5}
_LIDS = {"drunk": (0.42, 0.42), "swaying": (0.62, 0.36)}
"""How far each eye is shut."""
_WHOLE = "-28 -24 256 242"
"""The same as a file says it."""
_CUT = 1.5
"""A person is cut off that far inside the edge of a portrait, below the rim."""
_AROUND = ("ground", "scenery", "rim")
"""Layers that belong to a round portrait only."""
_PART_LAYERS = (
    ("face-eyes", "eyes"),
    ("face-brows", "brows"),
    ("face-nose", "nose"),
    ("face-smile", "mouth"),
    ("face-frown", "mouth"),
    ("face-grin", "mouth"),
    ("face-mouth", "mouth"),
    ("face-shoulders", "body"),
    ("face-armour", "body"),
    ("face-hair", "hat"),
    ("face-horns", "hat"),
    ("face", "head"),
)
"""The layers of parts by the beginning of their names; all else is a prop."""

Point = tuple[float, float]

ET.register_namespace("", _SVG)


def _read(text: str | bytes) -> ET.Element:
    """Drawings that others lend are looked through before (`content/drawings.py`), and expat itself bounds what entities may grow to."""
    return ET.fromstring(text)  # noqa: S314


class FacePoints(NamedTuple):
    """The positions of features on a portrait."""

    eyes: tuple[tuple[float, float, float], ...] = ((83, 99, 10), (117, 99, 10))
    """Centres and half widths."""
    cheeks: tuple[Point, ...] = ((74, 119), (126, 119))
    nose: tuple[Point, ...] = ((100, 117),)
    plaster: Point = (126, 74)
    plain: bool = False
    """Whether it neither blushes nor wears plasters, like a machine or a skull."""
    lids: tuple[str, ...] = ()
    """The colours of its lids, one for both eyes or one for each; empty: that of the face."""


class Look(NamedTuple):
    """How somebody looks."""

    level: str = "sober"
    hurt: bool = False
    """Whether it wears a plaster."""
    out: bool = False
    feeling: str = ""
    gaze: str = ""
    """Where the eyes look, seen from the front."""
    blink: bool = False


_PARTS_POINTS = FacePoints(((81, 90, 11), (119, 90, 11)), ((70, 112), (130, 112)), ((100, 106),), (126, 66))
"""The usual ones of a portrait that is put together from parts."""


@lru_cache(maxsize=1)
def _sheet() -> dict[str, Any]:
    from rdi_desktop.content.source import parse  # the start screen draws portraits, too, without reading content

    name = "portraits/marks.yaml"
    found = parse(assets.text(name), name)
    return dict(found) if isinstance(found, dict) else {}


@lru_cache(maxsize=128)
def marks(character: str) -> FacePoints:
    """The marks of that portrait, or the defaults."""
    told = _sheet().get(character)
    usual = FacePoints() if assets.exists(f"portraits/{character}.svg") else _PARTS_POINTS
    if told is None:
        return usual
    given: dict[str, Any] = {key: value for key, value in told.items() if key in FacePoints._fields}
    for key in ("cheeks", "nose", "eyes"):
        if key in given:
            given[key] = tuple(tuple(float(each) for each in place) for place in given[key])
    if "plaster" in given:
        given["plaster"] = (float(given["plaster"][0]), float(given["plaster"][1]))
    if "lids" in given:
        given["lids"] = tuple(map(str, given["lids"]))
    return usual._replace(**given)


def has_layers(character: str) -> bool:
    """Whether there is such a portrait in layers, so that a whole person can be shown."""
    text = _layers(character)
    return text is not None and _WHOLE in text


@lru_cache(maxsize=24)
def _layers(character: str) -> str | None:
    """The portrait's document, a home-made drawing without layers as one layer; None if there is none."""
    if assets.exists(f"portraits/{character}.svg"):
        text = assets.text(f"portraits/{character}.svg")
        return text if _WHOLE in text else _in_one(text)
    scene = portrait_scene(character) if character else None
    if scene is None:
        return None
    try:
        return _of_parts(scene)
    except ValueError:
        return None


def _in_one(text: str) -> str | None:
    """A drawing without layers, with its field kept."""
    try:
        root = _read(text)
    except ET.ParseError:
        return None
    group = ET.Element(f"{{{_SVG}}}g", {"id": "l00"})
    group.extend(list(root))
    for each in list(root):
        root.remove(each)
    root.append(group)
    return ET.tostring(root, encoding="unicode")


def _of_parts(scene: str) -> str:
    """A scene's parts as layers."""
    root = _read(drawn(scene))
    names = [layer.name for layer in read_scene(scene)]
    groups = [each for each in root if each.tag == f"{{{_SVG}}}g"]
    made = ET.Element(f"{{{_SVG}}}svg", {"viewBox": _WHOLE})
    for each in root:
        if each.tag != f"{{{_SVG}}}g":
            made.append(each)
    for number, (name, group) in enumerate(zip(names, groups, strict=True)):
        layer = next((layer for start, layer in _PART_LAYERS if name.startswith(start)), "props")
        outer = ET.SubElement(made, f"{{{_SVG}}}g", {"id": f"l{number:02d}", "class": layer})
        ET.SubElement(outer, f"{{{_SVG}}}g", {"transform": "scale(2)"}).append(group)
    return ET.tostring(made, encoding="unicode")


def forget() -> None:
    """Forget the portraits of home-made characters, which may have changed."""
    for kept in (marks, _layers, look_svg, look_image):
        kept.cache_clear()


@lru_cache(maxsize=64)
def look_image(character: str, how: Look, width: int, around: bool = False) -> QImage:
    """A person `width` device pixels wide, on a transparent ground; `around`: with what is round a portrait. Shared: do not paint on it."""
    image = QImage(
        max(1, width), max(1, round(width * FRAME.height() / FRAME.width())), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(look_svg(character, how, around))).render(painter, QRectF(image.rect()))
    painter.end()
    return image


@lru_cache(maxsize=64)
def look_svg(character: str, how: Look, around: bool = False) -> bytes:
    """The document of that person with that look; raises KeyError if there are no layers."""
    text = _layers(character)
    if text is None:
        raise KeyError(character)
    face = _Face(text, marks(character))
    if not around:
        face.drop(*_AROUND)
    if how.out:
        face.sleep()
    else:
        face.drink(how.level)
        if how.feeling == "wince":
            face.wince()
        elif how.feeling == "gloat":
            face.gloat()
        elif how.feeling == "scowl":
            face.scowl()
        if how.gaze:
            face.look(-1 if how.gaze == "left" else 1)
        if how.blink and how.feeling != "wince":
            face.blink()
    if how.hurt:
        face.stick()
    return face.written()


def paint_round(painter: QPainter, file: QSvgRenderer, rect: QRectF) -> None:
    """A portrait in its circle, which fills `rect`; a home-made drawing without layers as it is."""
    if file.viewBoxF().size() != FRAME.size():
        file.render(painter, rect)
        return
    path = QPainterPath()
    cut = (FIELD / 2 - _CUT) * rect.width() / FIELD
    path.addEllipse(rect.center(), cut, cut)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    paint_whole(painter, file, rect)
    painter.restore()


def paint_whole(painter: QPainter, file: QSvgRenderer, rect: QRectF) -> None:
    """A person, the middle field of which fills `rect`."""
    scale = rect.width() / FIELD
    file.render(painter, QRectF(rect.topLeft() + FRAME.topLeft() * scale, FRAME.size() * scale))


class _Face:
    """A portrait while its look is made."""

    def __init__(self, text: str, at: FacePoints) -> None:
        self._root = _read(text)
        self._at = at
        self._groups = [each for each in self._root if each.tag == f"{{{_SVG}}}g"]
        seen = QSvgRenderer(QByteArray(text.encode()))
        self._boxes = {each.get("id", ""): seen.boundsOnElement(each.get("id", "")) for each in self._groups}
        self._middle = sum(x for x, _, _ in at.eyes) / len(at.eyes)
        self._skin = at.lids or (self._colour_of_face(),)
        self._shuts = any(each.get("class") for each in self._groups)
        """Whether its eyes are known well enough to shut them."""
        self._over = ET.Element(f"{{{_SVG}}}g")
        """Lids, and what lies over the face."""
        last = [number for number, each in enumerate(self._root) if each.get("class") in ("eyes", "pupils")]
        heads = [number for number, each in enumerate(self._root) if each.get("class") in ("head", "mouth", "nose")]
        place = max([*last, heads[0] if heads and not last else 0, 0])
        if not (last or heads):
            place = len(self._root) - 1
        self._root.insert(place + 1, self._over)

    def written(self) -> bytes:
        """The document."""
        return str(ET.tostring(self._root, encoding="unicode")).encode()

    def drop(self, *layers: str) -> None:
        """Take those layers away."""
        for group in [each for each in self._root if each.get("class") in layers]:
            self._root.remove(group)

    def _of(self, layer: str) -> list[ET.Element]:
        return [each for each in self._root if each.get("class") == layer]

    def _colour_of_face(self) -> str:
        """The middle colour of the face's shade: pixels may be beard, shadow or war paint."""
        found = [each for each in self._root.iter() if each.get("class") == "skin"]
        fill = (found[0].get("fill") or self._group_fill(found[0])) if found else ""
        shade = fill.removeprefix("url(#").removesuffix(")")
        for each in self._root.iter():
            if each.get("id") == shade:
                stops = [stop.get("stop-color", "") for stop in each]
                return stops[len(stops) // 2] or "#d9a878"
        return fill if fill.startswith("#") else "#d9a878"

    def _group_fill(self, shape: ET.Element) -> str:
        return next((group.get("fill", "") for group in self._groups if shape in list(group)), "")

    def _put(self, drawing: str) -> None:
        self._over.extend(_read(f'<g xmlns="{_SVG}">{drawing}</g>'))

    def _lid_colour(self, number: int) -> str:
        return self._skin[min(number, len(self._skin) - 1)]

    def _lid(self, number: int, part: float = 1.0, *, lower: bool = False) -> None:
        """Shut an eye so far, from above or below."""
        if not self._shuts:
            return
        x, y, wide = self._at.eyes[number]
        high, colour = wide * 0.9, self._lid_colour(number)
        if part >= 1:
            shut = f"M{x - wide * 0.8} {y + 1}Q{x} {y + high * 0.95} {x + wide * 0.8} {y + 1}"
            self._put(
                f'<ellipse cx="{x}" cy="{y}" rx="{wide}" ry="{high}" fill="{colour}"/>'
                f'<path d="{shut}" {_LINE} stroke-width="3"/>'
            )
            return
        cut = y + high - 2 * high * part if lower else y - high + 2 * high * part
        half = math.sqrt(max(0.0, 1 - ((cut - y) / high) ** 2)) * wide
        turned, large = int(not lower), int(part > 0.5)
        self._put(
            f'<path d="M{x - half} {cut}A{wide} {high} 0 {large} {turned} {x + half} {cut}z" fill="{colour}"/>'
            f'<path d="M{x - half} {cut}L{x + half} {cut}" {_LINE} stroke-width="2.6"/>'
        )

    def _move(self, layer: str, x: float, y: float) -> None:
        for group in self._of(layer):
            group.set("transform", f"translate({x:.2f} {y:.2f})")

    def _mouth(self) -> tuple[float, float, float] | None:
        """Take the mouth away: its middle and width; None if it is not a layer of its own."""
        found = self._of("mouth")
        box = QRectF()
        for group in found:
            box = box.united(self._boxes.get(group.get("id", ""), QRectF()))
            self._root.remove(group)
        wide = min(30.0, max(18.0, box.width()))
        return (box.center().x(), box.center().y(), wide) if found else None

    def blink(self) -> None:
        """Eyes shut."""
        for number in range(len(self._at.eyes)):
            self._lid(number)

    def look(self, way: int) -> None:
        """Eyes to the left (-1) or right."""
        wide = sum(each for _, _, each in self._at.eyes) / len(self._at.eyes)
        self._move("pupils", way * wide * 0.3, 0)

    def drink(self, level: str) -> None:
        """What drinks do to eyes, cheeks, nose and mouth."""
        if level == "sober":
            return
        if not self._at.plain:
            red = _RED[level]
            for x, y in self._at.cheeks:
                self._put(f'<ellipse cx="{x}" cy="{y}" rx="14" ry="10" fill="#e6211c" opacity="{red}"/>')
            for x, y in self._at.nose if level != "merry" else ():
                self._put(f'<ellipse cx="{x}" cy="{y}" rx="8" ry="7" fill="#e6211c" opacity="{red}"/>')
        shut = _LIDS.get(level)
        if shut is not None:
            for number in range(len(self._at.eyes)):
                self._lid(number, shut[number % 2])
        if level == "swaying" and (found := self._mouth()) is not None:
            x, y, wide = found
            step = wide / 4
            waves = f"M{x - wide / 2} {y}q{step / 2} -6 {step} 0t{step} 0t{step} 0t{step} 0"
            self._put(f'<path d="{waves}" {_LINE} stroke-width="3"/>')

    def wince(self) -> None:
        """Eyes pressed together, brows down, teeth."""
        self.drop("eyes", "pupils")
        for number, (x, y, wide) in enumerate(self._at.eyes if self._shuts else ()):
            way = 1 if x < self._middle or len(self._at.eyes) == 1 else -1
            pressed = f"M{x - way * wide * 0.75} {y - wide * 0.6}L{x + way * wide * 0.65} {y}L{x - way * wide * 0.75} {y + wide * 0.6}"
            self._put(
                f'<ellipse cx="{x}" cy="{y}" rx="{wide}" ry="{wide * 0.9}" fill="{self._lid_colour(number)}"/>'
                f'<path d="{pressed}" {_LINE} stroke-width="3.4"/>'
            )
        self._move("brows", 0, 3)
        if (found := self._mouth()) is not None:
            x, y, wide = found
            left = x - wide / 2
            gaps = f"M{left} {y}H{left + wide}" + "".join(
                f"M{x + side * wide / 4} {y - 5}V{y + 5}" for side in (-1, 0, 1)
            )
            self._put(
                f'<rect x="{left}" y="{y - 5}" width="{wide}" height="10" rx="4" fill="#fff8ea" stroke="{INK}"'
                f' stroke-width="2.6"/><path d="{gaps}" fill="none" stroke="{INK}" stroke-width="1.4"/>'
            )

    def gloat(self) -> None:
        """Eyes narrow with pleasure, brows up, a grin."""
        for number in range(len(self._at.eyes)):
            self._lid(number, 0.32, lower=True)
        self._move("brows", 0, -3)
        if (found := self._mouth()) is not None:
            x, y, wide = found
            far = wide * 0.62
            grin = (
                f"M{x - far} {y - 4}Q{x} {y + 2} {x + far} {y - 6}Q{x + wide * 0.35} {y + 12} {x} {y + 11}"
                f"Q{x - wide * 0.4} {y + 10} {x - far} {y - 4}z"
            )
            self._put(f'<path d="{grin}" fill="#fff8ea" stroke="{INK}" stroke-width="2.6" stroke-linejoin="round"/>')

    def scowl(self) -> None:
        """Brows drawn together over narrow eyes, the corners of the mouth down."""
        for number, (x, y, wide) in enumerate(self._at.eyes if self._shuts else ()):
            self._lid(number, 0.28)
            way = 1 if x < self._middle or len(self._at.eyes) == 1 else -1
            brow = f"M{x - way * wide * 1.1} {y - wide * 1.35}L{x + way * wide * 0.95} {y - wide * 0.55}"
            self._put(f'<path d="{brow}" {_LINE} stroke-width="4.6"/>')
        if (found := self._mouth()) is not None:
            x, y, wide = found
            down = f"M{x - wide * 0.48} {y + 5}Q{x} {y - 6} {x + wide * 0.48} {y + 5}"
            self._put(f'<path d="{down}" {_LINE} stroke-width="3.4"/>')

    def sleep(self) -> None:
        """Eyes shut, mouth open."""
        self.blink()
        if (found := self._mouth()) is not None:
            x, y, _ = found
            self._put(f'<ellipse cx="{x}" cy="{y}" rx="6" ry="5" fill="#5a1a14" stroke="{INK}" stroke-width="2.4"/>')

    def stick(self) -> None:
        """A plaster across the brow, over everything."""
        if self._at.plain:
            return
        x, y = self._at.plaster
        dots = "".join(f'<circle cx="{dx}" cy="{dy}" r="1.3" fill="#b88a58"/>' for dx in (-15, 15) for dy in (-3, 3))
        plaster = (
            f'<g transform="translate({x} {y}) rotate(-24)"><rect x="-21" y="-8.5" width="42" height="17" rx="8" fill="#f3d9b0"'
            f' stroke="{INK}" stroke-width="2.6"/><rect x="-8" y="-7" width="16" height="14" fill="#fdf0d6"'
            f' stroke="#c9a06c" stroke-width="1.4"/>{dots}</g>'
        )
        rims = [number for number, each in enumerate(self._root) if each.get("class") == "rim"]
        self._root.insert(rims[-1] if rims else len(self._root), _read(f'<g xmlns="{_SVG}">{plaster}</g>'))
