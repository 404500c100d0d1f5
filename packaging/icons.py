# SPDX-License-Identifier: GPL-3.0-or-later
"""The program's icon as a file: `python packaging/icons.py FILE`, .png, .ico or .icns; a folder: the sizes that Linux menus want."""

from __future__ import annotations

import struct
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from rdi_desktop.ui.pages.sign import paint_mug

MENU = (16, 24, 32, 48, 64, 128, 256)
APPLE = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09", 1024: b"ic10"}


def png(side: int) -> bytes:
    """The mug as PNG."""
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_mug(painter, QRectF(0, 0, side, side))
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(data.data())


def ico() -> bytes:
    """Windows: a directory of PNGs."""
    pictures = [(side, png(side)) for side in MENU]
    head = struct.pack("<HHH", 0, 1, len(pictures))
    entries, at = b"", 6 + 16 * len(pictures)
    for side, data in pictures:
        entries += struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(data), at)
        at += len(data)
    return head + entries + b"".join(data for _, data in pictures)


def icns() -> bytes:
    """MacOS: PNGs with names of four letters."""
    chunks = b"".join(
        name + struct.pack(">I", len(data) + 8) + data for side, name in APPLE.items() for data in [png(side)]
    )
    return b"icns" + struct.pack(">I", len(chunks) + 8) + chunks


def main(place: Path) -> None:
    """Write it."""
    application = QGuiApplication([])
    if place.suffix == ".ico":
        place.write_bytes(ico())
    elif place.suffix == ".icns":
        place.write_bytes(icns())
    elif place.suffix == ".png":
        place.write_bytes(png(256))
    else:
        for side in MENU:
            sized = place / f"{side}x{side}" / "apps" / "rdi-desktop.png"
            sized.parent.mkdir(parents=True, exist_ok=True)
            sized.write_bytes(png(side))
    del application


if __name__ == "__main__":
    main(Path(sys.argv[1]))
