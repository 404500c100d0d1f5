# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes portraits in layers of drawings in a circle: `python -m tools.busts DRAWINGS`.

A drawing is an SVG file on a field of 200 x 200: in a circle (a mask or clip path called `round`) a ground, rays, scenery and a person, and
a ring around it. What it becomes has the same elements in the same order, on a larger field, so that whatever the circle cut off is whole:
each run of elements of one kind is a group with a name (`LAYERS`), and what a person wears reaches the lower edge. Layers are found by
place, size and order, with the eyes' places of `assets/portraits/marks.yaml`; `tools/busts.yaml` says what a look at them has corrected.
"""

from __future__ import annotations

import copy
import os
import sys
import xml.etree.ElementTree as ET  # noqa: N817 - its usual name
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

import yaml
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QGuiApplication
from PySide6.QtSvg import QSvgRenderer

SVG = "http://www.w3.org/2000/svg"
FRAME = QRectF(-28, -24, 256, 242)
"""The field of a bust, in units of the drawing's own field of 200 x 200."""
FOOT = 224.0
"""Clothes reach down to here."""
LAYERS = (
    "ground",
    "scenery",
    "back",
    "body",
    "head",
    "eyes",
    "pupils",
    "brows",
    "nose",
    "mouth",
    "hat",
    "props",
    "rim",
)
"""All layers: ground and rim are round a portrait, scenery is behind a person and does not come along to a table."""
OUT = Path(__file__).parents[1] / "assets" / "portraits"
CORRECTED = Path(__file__).with_suffix(".yaml")
_INHERITED = (
    "fill",
    "stroke",
    "stroke-width",
    "stroke-linejoin",
    "stroke-linecap",
    "fill-rule",
    "stroke-miterlimit",
    "fill-opacity",
    "stroke-opacity",
    "stroke-dasharray",
)
_EYES = ((83.0, 99.0, 10.0), (117.0, 99.0, 10.0))
_LICENCE = "<!-- SPDX-License-Identifier: GPL-3.0-or-later -->\n"


class Shape(NamedTuple):
    """An element with everything that it inherits, the moved group that it comes from, and its bounds."""

    drawn: ET.Element
    unit: str
    """Of which moved group it is a part; empty: of none."""
    box: QRectF = QRectF()

    @property
    def dense(self) -> float:
        """Its opacity."""
        return float(self.drawn.get("opacity", self.drawn.get("fill-opacity", 1)) or 1)

    @property
    def filled(self) -> bool:
        """Whether its inside is painted."""
        return (self.drawn.get("fill") or "black") != "none"


def bust(text: str, eyes: Sequence[Sequence[float]] = _EYES, told: Mapping[str, Sequence[int]] | None = None) -> str:
    """The drawing in layers. `eyes`: centres and half widths; `told`: for a layer the numbers of elements that belong to it."""
    root = ET.fromstring(text)  # noqa: S314 - our own drawings
    defs = [each for each in root.iter() if _tag(each) == "defs"]
    shapes = _measured(defs, list(_flat(root, {}, "", "")))
    around = [_around(shape, number) for number, shape in enumerate(shapes)]
    person = [shape for shape, layer in zip(shapes, around, strict=True) if not layer]
    names, head = _names(person, eyes)
    for layer, numbers in (told or {}).items():
        for number in numbers:
            names[number] = layer
    if head is not None:
        person[head].drawn.set("class", "skin")  # lids take its colour
    _lengthen(person, names)
    found = iter(names)
    return _written(defs, [(layer or next(found), shape.drawn) for layer, shape in zip(around, shapes, strict=True)])


def _tag(element: ET.Element) -> str:
    return str(element.tag).rpartition("}")[2]


def _flat(parent: ET.Element, given: Mapping[str, str], move: str, unit: str) -> Iterator[Shape]:
    """All drawn elements, with what they inherit."""
    for number, child in enumerate(parent):
        tag = _tag(child)
        if tag in ("mask", "clipPath", "defs"):
            continue
        have = {**given, **{key: child.get(key, "") for key in _INHERITED if child.get(key) is not None}}
        own = f"{move} {child.get('transform', '')}".strip()
        cut = child.get("clip-path", "")
        if tag == "g" and child.get("opacity") is None and (not cut or "round" in cut):
            shift = child.get("transform", "")
            yield from _flat(
                child, have, own, unit if unit or not shift or shift == "translate(0 -18)" else f"u{number}"
            )
            continue
        made = copy.deepcopy(child)
        made.tail = None
        made.attrib.update(have)
        made.attrib.pop("transform", None)
        if own:
            made.set("transform", own)
        yield Shape(made, unit)


def _measured(defs: Sequence[ET.Element], shapes: Sequence[Shape]) -> list[Shape]:
    """The same with their bounds."""
    for number, shape in enumerate(shapes):
        shape.drawn.set("id", f"e{number}")
    drawn = "".join(ET.tostring(each, encoding="unicode") for each in (*defs, *(shape.drawn for shape in shapes)))
    file = QSvgRenderer(QByteArray(f'<svg xmlns="{SVG}" viewBox="0 0 200 200">{drawn}</svg>'.encode()))
    found = []
    for shape in shapes:
        id = shape.drawn.attrib.pop("id")
        found.append(shape._replace(box=file.transformForElement(id).mapRect(file.boundsOnElement(id))))
    return found


def _around(shape: Shape, number: int) -> str:
    """The layer of what is round a portrait; empty for all else."""
    drawn, box = shape.drawn, shape.box
    across = float(drawn.get("r", drawn.get("rx", 0)) or 0) if _tag(drawn) in ("circle", "ellipse") else 0.0
    if across >= 88 and abs(float(drawn.get("cx", 0)) - 100) < 3:
        return "ground" if shape.filled else "rim"
    if _tag(drawn) == "rect" and min(box.width(), box.height()) >= 190:
        return "ground"
    rays = number < 14 and shape.dense <= 0.3 and min(box.width(), box.height()) > 120
    return "ground" if rays else ""


def _names(shapes: Sequence[Shape], eyes: Sequence[Sequence[float]]) -> tuple[list[str], int | None]:
    """The layer of each element of a person, by place, size and order; and which one is the face."""
    across, down = [eye[0] for eye in eyes], sum(eye[1] for eye in eyes) / len(eyes)
    wide = sum(eye[2] for eye in eyes) / len(eyes)
    alone = len(eyes) < 2
    mid, half = (100.0, 17.0) if alone else (sum(across) / len(eyes), (max(across) - min(across)) / 2)

    def at_eye(box: QRectF, part: float) -> bool:
        at = box.center()
        return any(abs(at.x() - x) <= w * part and abs(at.y() - y) <= w * part for x, y, w in eyes)

    def is_eye(box: QRectF) -> bool:
        return at_eye(box, 0.75) and max(box.width(), box.height()) <= wide * 3 and box.width() > wide * 0.55

    def is_face(shape: Shape) -> bool:
        box = shape.box
        around = (
            box.left() < mid - half and box.right() > mid + half and box.top() < down - 4 and box.bottom() > down + 14
        )
        return shape.filled and around and box.width() < 140 and box.height() < 150 and shape.dense > 0.8

    first = next((number for number, shape in enumerate(shapes) if is_eye(shape.box)), len(shapes))
    head = max((number for number in range(first) if is_face(shapes[number])), default=None)
    clothes = (
        number
        for number, shape in enumerate(shapes)
        if shape.box.top() > down + 12 and shape.box.bottom() > 190 and shape.box.width() > 90
    )
    body = next(clothes, len(shapes))
    names: list[str] = []
    for number, shape in enumerate(shapes):
        box, at = shape.box, shape.box.center()
        before, whole = head is not None and number < head, not shape.unit
        over = head is not None and number > head
        brow = any(abs(at.x() - x) < max(w * 1.3, 13) and y - w * 3.2 < at.y() < y - w * 0.45 for x, y, w in eyes)
        if (
            not before
            and number >= first
            and at_eye(box, 0.9)
            and box.width() <= wide * 2.7
            and box.height() <= wide * 2.5
        ):
            small = max(box.width(), box.height()) <= wide * 1.25 and shape.filled
            got = "pupils" if small and at_eye(box, 0.55) else "eyes"
        elif (
            not before
            and whole
            and brow
            and 6 <= box.width() <= max(wide * 3.2, 34)
            and box.height() <= max(wide * 1.7, 15)
        ):
            got = "brows"
        elif (
            not before
            and whole
            and abs(at.x() - mid) < 9
            and 36 < box.width() < 92
            and box.height() < 20
            and down - wide * 3 < at.y() < down - wide * 0.3
        ):
            got = "brows"  # both in one path
        elif (
            over
            and whole
            and abs(at.x() - mid) < 16
            and down + 20 < at.y() < down + 60
            and 8 <= box.width() <= 62
            and box.height() <= 34
            and box.bottom() < down + 72
        ):
            got = "mouth"
        elif over and abs(at.x() - mid) < 12 and down < at.y() <= down + 24 and max(box.width(), box.height()) <= 34:
            got = "nose"
        elif number == head:
            got = "head"
        elif before and number < body:
            thin = shape.dense < 0.85 or (not shape.filled and max(box.width(), box.height()) > 90)
            vast = number < 6 and min(box.width(), box.height()) > 150
            got = "scenery" if "back" not in names and (thin or vast) else "back"
        elif box.top() > down + 34 and (at.y() > 150 or box.bottom() > 185):
            got = "body" if (whole and abs(at.x() - 100) < 42) or box.width() > 90 else "props"
        elif before:
            got = "body" if box.bottom() > 160 and box.top() > down else "back" if box.bottom() > 180 else "head"
        elif box.bottom() < down - wide * 0.4 and number > (head or 0):
            got = "hat"
        else:
            got = "props" if shape.unit or abs(at.x() - mid) > 52 else "head"
        names.append(got)
    return names, head


def _lengthen(shapes: Sequence[Shape], names: Sequence[str]) -> None:
    """Draw out to the lower edge what ends inside it."""
    for shape, layer in zip(shapes, names, strict=True):
        box = shape.box
        low = layer in ("body", "back", "props", "head") and box.bottom() > 176 and box.width() > 70
        if not low or box.bottom() >= FOOT - 8 or shape.unit:
            continue
        longer = (FOOT - box.top()) / max(1.0, box.bottom() - box.top())
        if longer <= 1.6:
            stretch = f"translate(0 {box.top():.2f}) scale(1 {longer:.4f}) translate(0 {-box.top():.2f})"
            shape.drawn.set("transform", f"{stretch} {shape.drawn.get('transform', '')}".strip())


def _written(defs: Sequence[ET.Element], shapes: Sequence[tuple[str, ET.Element]]) -> str:
    """The document, with one group for each run of one layer; what all of a group have in common stands at the group."""
    place = f"{FRAME.x():g} {FRAME.y():g} {FRAME.width():g} {FRAME.height():g}"
    root = ET.Element(
        f"{{{SVG}}}svg", {"viewBox": place, "width": f"{FRAME.width():g}", "height": f"{FRAME.height():g}"}
    )
    for each in defs:
        root.append(copy.deepcopy(each))
    for number, (layer, run) in enumerate(groupby(shapes, key=lambda shape: shape[0])):
        group = ET.SubElement(root, f"{{{SVG}}}g", {"id": f"l{number:02d}", "class": layer})
        group.extend(shape for _, shape in run)
        for key in _INHERITED:
            values = {shape.get(key) for shape in group}
            if len(values) == 1 and (value := values.pop()) is not None:
                group.set(key, value)
                for shape in group:
                    del shape.attrib[key]
    ET.indent(root, "")
    return _LICENCE + ET.tostring(root, encoding="unicode").replace(" />", "/>") + "\n"


def main(source: Path) -> None:
    """Write the busts of all drawings in that folder."""
    marks: dict[str, Any] = yaml.safe_load((OUT / "marks.yaml").read_text(encoding="utf-8"))
    corrected: dict[str, Any] = yaml.safe_load(CORRECTED.read_text(encoding="utf-8")) or {}
    for path in sorted(source.glob("*.svg")):
        eyes = marks.get(path.stem, {}).get("eyes", _EYES)
        made = bust(path.read_text(encoding="utf-8"), eyes, corrected.get(path.stem))
        (OUT / path.name).write_text(made, encoding="utf-8")


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    ET.register_namespace("", SVG)
    app = QGuiApplication(sys.argv)
    main(Path(sys.argv[1]))
