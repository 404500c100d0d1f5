# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the eye goes first when one is asked: `python -m tests.ui.eye [FOLDER]` ranks the parts of such tables, and draws where it goes.

A model of centre and surround (Itti, Koch and Niebur, "A Model of Saliency-Based Visual Attention for Rapid Scene Analysis", 1998)
without its orientations: brightness, red against green, and blue against yellow, each at four sizes of centre and surround. A map with one
peak counts more than one with many. A part's value is the mean of the tenth of its pixels that stand out most, 1 being the most
of the whole picture. Nothing in it knows what a face or a word is: it is the eye of somebody who has never seen the table.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from itertools import count
from pathlib import Path
from statistics import mean

if sys.platform == "linux":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from rdi_desktop.content import Content, load_content
from rdi_desktop.session.local import LocalSession
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.cut import cut_top
from rdi_desktop.ui.table.scene import TableScene
from rdi_desktop.ui.window.app import make_application
from tests.ui.pictures import asked, at_rest, busy, games

WIDE, HIGH = 320, 180
_SCALES = ((2, 8), (2, 16), (4, 16), (4, 32))
"""Sizes of centre and surround, in pixels of the map."""
WANTED = ("question", "newest card", "usable card", "own tankard")
"""What is to be seen before all else."""
CHARACTERS = ("gerki", "deirdre", "fiona", "zot", "wrench", "phrenk", "keet", "roxana")
GAMES = 3

Map = list[float]


def salience(image: QImage) -> Map:
    """How much each pixel of a picture of 320 by 180 stands out, from 0 to 1, row by row."""
    small = image.scaled(WIDE, HIGH, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    colours = bytes(small.convertToFormat(QImage.Format.Format_RGB888).constBits())
    step = small.convertToFormat(QImage.Format.Format_RGB888).bytesPerLine()
    pixels = [
        (colours[y * step + 3 * x], colours[y * step + 3 * x + 1], colours[y * step + 3 * x + 2])
        for y in range(HIGH)
        for x in range(WIDE)
    ]
    channels = (
        [(r + g + b) / 3 for r, g, b in pixels],
        [127.5 + (r - g) / 2 for r, g, b in pixels],
        [127.5 + (b - (r + g) / 2) / 2 for r, g, b in pixels],
    )
    whole = [0.0] * (WIDE * HIGH)
    for channel in channels:
        for near, far in _SCALES:
            stands = [abs(a - b) for a, b in zip(_blurred(channel, near), _blurred(channel, far), strict=True)]
            weight = _weight(stands)
            whole = [a + weight * b for a, b in zip(whole, stands, strict=True)]
    most = max(whole) or 1.0
    return [each / most for each in whole]


def _blurred(channel: Map, size: int) -> Map:
    """The channel with its details below that size gone."""
    image = QImage(
        bytes(round(min(255.0, max(0.0, v))) for v in channel), WIDE, HIGH, WIDE, QImage.Format.Format_Grayscale8
    )
    how = (Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    again = image.scaled(WIDE // size, HIGH // size, *how).scaled(WIDE, HIGH, *how)
    again = again.convertToFormat(QImage.Format.Format_Grayscale8)
    bits, step = bytes(again.constBits()), again.bytesPerLine()
    return [float(bits[y * step + x]) for y in range(HIGH) for x in range(WIDE)]


def _weight(stands: Map) -> float:
    """More for a map with one peak than for one with many: (greatest − mean of the peaks of its parts)², relative to the greatest."""
    most = max(stands)
    if most <= 0:
        return 0.0
    peaks = [
        max(stands[y * WIDE + x] for y in range(top, top + 20) for x in range(left, left + 20))
        for top in range(0, HIGH, 20)
        for left in range(0, WIDE, 20)
    ]
    return (1 - sum(peaks) / len(peaks) / most) ** 2 / most


def stands_out(stands: Map, rect: QRectF, size: tuple[float, float]) -> float:
    """The mean of the most salient tenth of that part."""
    across, down = WIDE / size[0], HIGH / size[1]
    xs = range(max(0, int(rect.left() * across)), min(WIDE, int(rect.right() * across) + 1))
    ys = range(max(0, int(rect.top() * down)), min(HIGH, int(rect.bottom() * down) + 1))
    found = sorted((stands[y * WIDE + x] for y in ys for x in xs), reverse=True)
    few = found[: max(1, len(found) // 10)]
    return sum(few) / len(few) if few else 0.0


def parts(scene: TableScene) -> dict[str, QRectF]:
    """The parts of a table on which one is asked, by name."""
    layout, pieces = scene.layout, scene.pieces
    strip = scene._controls._strip.item.sceneBoundingRect()
    found = {"question": cut_top(strip, strip.height() * 0.37)[1]}
    if scene.view.stack:
        edge = 8 * layout.unit  # the light around it is part of it
        found["newest card"] = pieces.rect(refs.entry(scene.view.stack[-1].id)).adjusted(-edge, -edge, edge, edge)
    usable = [refs.card(id) for id in scene.hand.sprites if refs.card(id) in scene.controller.legal.carried]
    for number, ref in enumerate(usable):
        found["usable card" if not number else f"usable card {number + 1}"] = pieces.rect(ref)
    for ref in (refs.card(id) for id in scene.hand.sprites):
        if ref not in usable:
            found[f"other card {ref.of}"] = pieces.rect(ref)
    for seat, mat in layout.mats.items():
        if seat != layout.own:
            found[f"setting {seat}"] = mat
    found |= {f"person {seat}": rect for seat, rect in layout.persons.items() if seat != layout.own}
    found["own tankard"] = scene._mats[layout.own].track()
    for piece in pieces:
        if piece.ref.kind in ("button", "action", "past") and piece.item.isVisible():
            found[f"{piece.ref.kind} {piece.ref.of}"] = piece.rect
    found |= {
        name: QRectF(rect)
        for name, rect in (("inn", layout.inn), ("drink deck", layout.drink_deck), ("pot", layout.pot))
    }
    table = scene.sceneRect()
    return {name: rect.intersected(table) for name, rect in found.items() if not rect.intersected(table).isEmpty()}


def ranking(stands: Map, found: Mapping[str, QRectF], size: tuple[float, float]) -> list[tuple[str, float]]:
    """The parts by how much they stand out, most first."""
    values = {name: stands_out(stands, rect, size) for name, rect in found.items()}
    return sorted(values.items(), key=lambda each: -each[1])


def drawn(image: QImage, stands: Map) -> QImage:
    """The picture, dark where nobody looks."""
    veil = QImage(WIDE, HIGH, QImage.Format.Format_ARGB32)
    for y in range(HIGH):
        for x in range(WIDE):
            veil.setPixelColor(x, y, QColor(0, 0, 0, round(235 * (1 - min(1.0, stands[y * WIDE + x] * 1.4)))))
    found = image.convertToFormat(QImage.Format.Format_RGB32)
    painter = QPainter(found)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(found.rect(), veil)
    painter.end()
    return found


def moments(content: Content, seats: int) -> Iterator[LocalSession]:
    """The busiest moments of games with so many seats in which one is asked, of the first games in which one is."""
    found = 0
    for seed in count(1):
        asking = [
            (busy(session.view(0)), len(session.commands))
            for session in games(content, CHARACTERS[:seats], {"drinks": "deck-1"}, seed)
            if asked(session.view(0))
        ]
        if asking:
            at = max(asking)[1]
            again = games(content, CHARACTERS[:seats], {"drinks": "deck-1"}, seed)
            yield next(session for session in again if len(session.commands) == at)
            found += 1
            if found == GAMES:
                return


def kind_of(part: str) -> str:
    """What that part is one of: of several settings, persons or cards the most salient one counts."""
    return part if part in WANTED else " ".join(word for word in part.split() if not word.isdecimal())


def main(folder: Path | None, sizes: Iterable[tuple[int, int]] = ((1280, 720), (1920, 1080))) -> None:
    """Moments of games of two to eight in which one is asked, ranked, and on average."""
    make_application()
    content = load_content()
    values: dict[str, list[float]] = {}
    places: dict[str, list[int]] = {}
    for seats in (2, 4, 6, 8):
        for game, session in enumerate(moments(content, seats), 1):
            for size in sizes:
                table = at_rest(session, size)
                image = table.grab().toImage()
                stands = salience(image)
                best: dict[str, float] = {}
                for name, value in ranking(stands, parts(table.table), size):
                    best.setdefault(kind_of(name), value)
                for place, (kind, value) in enumerate(best.items(), 1):
                    values.setdefault(kind, []).append(value)
                    places.setdefault(kind, []).append(place)
                told = ", ".join(f"{name} {value:.2f}" for name, value in best.items())
                print(f"{seats} seats, game {game}, {size[0]}×{size[1]}: {told}")
                if folder is not None:
                    drawn(image, stands).save(str(folder / f"eye-{seats}-{game}-{size[0]}.png"))
                    image.save(str(folder / f"table-{seats}-{game}-{size[0]}.png"))
                table.table.cache.close()
                table.deleteLater()
    for kind in sorted(values, key=lambda kind: -mean(values[kind])):
        at = places[kind]
        print(
            f"{kind}: {mean(values[kind]):.2f}, place {min(at)} to {max(at)}, {mean(at):.1f} on average, {len(at)} times"
        )


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else None)
