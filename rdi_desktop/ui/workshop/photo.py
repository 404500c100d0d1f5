# SPDX-License-Identifier: GPL-3.0-or-later
"""Takes in a home-made photo from any folder: a PNG, reduced to what a card needs, saved beside the sheet."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QImage, QImageReader

from rdi_desktop.content.drawings import png_size
from rdi_desktop.content.pictures import PHOTO
from rdi_desktop.machine.files import write_whole
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.words import said

LARGEST = 20 * 1024 * 1024
"""Most bytes of a file that is read."""
MOST = 8000
"""Longest side in pixels."""
SIDE = 400
"""Pixels to which it is reduced: a card in full shows some three hundred."""
MANY = 40
"""Most photos beside a sheet."""


class NoPhoto(ValueError):
    """It cannot be taken in; the message is a sentence for display."""


def take_photo(file: Path, folder: Path, character: str) -> str:
    """Save a photo in the folder `cards`; returns its name for scenes. Raises NoPhoto, and OSError if it cannot be written."""
    image = looked_at(file)
    cards = folder / "cards"
    lying = {path.stem for path in cards.glob(f"{character}-*.png")} if cards.is_dir() else set()
    if len(lying) >= MANY:
        raise NoPhoto(said("workshop-photo-many", n=MANY))
    plain = re.sub(r"[^a-z0-9]+", "-", file.stem.lower()).strip("-")[: 58 - len(character)].strip("-") or "picture"
    name, number = f"{character}-{plain}", 2
    while name in lying:
        name, number = f"{character}-{plain}-{number}", number + 1
    data = packed(image)
    write_whole(cards / f"{name}.png", data)
    return f"cards/{name}"


def looked_at(file: Path) -> QImage:
    """The picture in a file, no larger than needed. Raises NoPhoto."""
    try:
        with file.open("rb") as opened:
            data = opened.read(LARGEST + 1)
    except OSError as error:
        raise NoPhoto(
            said("workshop-file-not-read", name=isolated(file.name), strerror=error.strerror or error)
        ) from None
    size = png_size(data)
    if size is None:
        raise NoPhoto(said("workshop-photo-no-png", name=isolated(file.name)))
    if len(data) > LARGEST:
        raise NoPhoto(said("workshop-photo-large", name=isolated(file.name), most=LARGEST // 1024 // 1024))
    if max(size) > MOST or min(size) < 1:
        raise NoPhoto(said("workshop-photo-sides", name=isolated(file.name), wide=size[0], high=size[1], most=MOST))
    kept = QByteArray(data)
    buffer = QBuffer(kept)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    image = QImageReader(buffer, b"png").read()
    if image.isNull():
        raise NoPhoto(said("workshop-photo-damaged", name=isolated(file.name)))
    return smaller(image, SIDE)


def smaller(image: QImage, side: int) -> QImage:
    """The picture reduced to that side, without an unused alpha channel."""
    if max(image.width(), image.height()) > side:
        image = image.scaled(side, side, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation)
    plain = QImage.Format.Format_RGB888
    if not image.hasAlphaChannel():
        return image.convertToFormat(plain)
    opaque = image.convertToFormat(QImage.Format.Format_Alpha8)
    wide, rows = opaque.width(), range(opaque.height())
    covered = all(bytes(cast("memoryview", opaque.constScanLine(row)))[:wide].count(255) == wide for row in rows)
    return image.convertToFormat(plain if covered else QImage.Format.Format_RGBA8888)


def packed(image: QImage) -> bytes:
    """The picture as PNG, reduced until the file is small enough."""
    side = SIDE
    while True:
        data = QByteArray()
        buffer = QBuffer(data)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        image.save(buffer, "PNG")  # type: ignore[call-overload]  # the stubs want bytes, Qt takes both
        if data.size() <= PHOTO // 2 or side < 50:
            return bytes(data.data())
        side = side * 3 // 4
        image = smaller(image, side)
