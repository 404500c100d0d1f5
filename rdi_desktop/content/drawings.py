# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks pictures made by others before anything draws them: they must be plain, small, and refer to nothing else.

An SVG can name other files, repeat itself a billion times or be nested until a renderer gives up; a PNG of a few bytes can have gigabytes
of pixels. All of that is refused by reading alone.
"""

from __future__ import annotations

import re
import struct
from xml.parsers import expat

OUTSIDE = re.compile(
    rb"<!DOCTYPE|<!ENTITY|<\?xml-stylesheet|<script|@import|href\s*=\s*[\"']\s*[^#\"'\s]|url\(\s*[\"']?\s*[^#\"')\s]",
    re.IGNORECASE,
)
"""Text that a picture may not contain: anything that refers to something outside it."""
ENCODING = re.compile(rb"<\?xml[^>]*encoding\s*=\s*[\"'](?!utf-8[\"'])", re.IGNORECASE)
REPEATS = frozenset(
    ("use", "pattern", "marker", "filter", "symbol", "switch", "image", "foreignobject", "set", "style")
)
"""Elements that draw others again, or draw anything else: a few of them, nested, are millions. `animate…` is not allowed either."""
MASKS = 20
"""How often masks may be used, never inside each other: portraits are cut out with one."""
DEPTH, ELEMENTS = 40, 20_000
"""Deepest nesting, and number of elements, of an SVG."""
SIDE = 2048
"""Longest side of a PNG, in pixels."""
_PNG = b"\x89PNG\r\n\x1a\n"


def objection(name: str, data: bytes) -> str:
    """Why a picture is refused, in a few words; '' if it is not. `name` ends in .svg or .png."""
    return _of_png(data) if name.endswith(".png") else _of_svg(data)


def png_size(data: bytes) -> tuple[int, int] | None:
    """Width and height of a PNG, from its header alone; None if it is no PNG."""
    if not data.startswith(_PNG) or data[12:16] != b"IHDR" or len(data) < 33:
        return None
    width, height = struct.unpack(">II", data[16:24])
    return width, height


def _of_png(data: bytes) -> str:
    width, height = png_size(data) or (-1, -1)
    if width < 0:
        return "a picture is no PNG"
    return "" if 0 < width <= SIDE and 0 < height <= SIDE else f"a picture has more than {SIDE} pixels on a side"


def _of_svg(data: bytes) -> str:
    if b"\0" in data or ENCODING.search(data) or OUTSIDE.search(data):
        return "a picture leads out of itself"
    reader = _Reader()
    parser = expat.ParserCreate("utf-8")
    parser.StartElementHandler = reader.start
    parser.EndElementHandler = reader.end
    try:
        parser.Parse(data, True)
    except expat.ExpatError:
        return "a picture is no SVG"
    except _Stop as stop:
        return str(stop)
    return "" if reader.first == "svg" else "a picture is no SVG"


class _Stop(Exception):
    """Raised when enough has been read to refuse the picture."""


class _Reader:
    """Counts the elements of an SVG."""

    def __init__(self) -> None:
        self.first = ""
        self._deep = self._number = self._masks = 0
        self._within = 0
        """Depth of the mask that is being read; 0: none."""

    def start(self, name: str, attributes: dict[str, str]) -> None:
        """An element begins."""
        plain = name.rpartition(":")[2]
        self.first = self.first or plain
        self._deep += 1
        self._number += 1
        if plain.lower() in REPEATS or plain.lower().startswith("animate"):
            raise _Stop(f"a picture holds <{plain[:20]}>, which is not taken: draw it out")
        if self._deep > DEPTH or self._number > ELEMENTS:
            raise _Stop("a picture is too deep, or has too many parts")
        if plain == "mask":
            self._within = self._within or self._deep
        for key, value in attributes.items():
            if key == "mask" or (key == "style" and "mask" in value):
                self._masks += 1
                if self._within or self._masks > MASKS:
                    raise _Stop("a picture has too many masks")
            if key.rpartition(":")[2] == "href" and not value.strip().startswith("#"):
                raise _Stop("a picture leads out of itself")
            if re.search(r"url\(\s*[\"']?\s*[^#\"')\s]", value):
                raise _Stop("a picture leads out of itself")

    def end(self, _name: str) -> None:
        """An element ends."""
        if self._within == self._deep:
            self._within = 0
        self._deep -= 1
