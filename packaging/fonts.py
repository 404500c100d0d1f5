# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the second lettering, for the letters that the first lacks: `python packaging/fonts.py FOLDER`, with fontTools (PyPI).

FOLDER holds Vollkorn's files, as Debian's package fonts-vollkorn 4.105 has them (`usr/share/fonts/truetype/vollkorn`). What stays is
Latin with all its marks, Greek and Cyrillic; kerning and marks stay, small capitals and the like go. Lines get the first lettering's
height, so that a name with one letter of the second does not move what stands below it.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools import subset

ASSETS = Path(__file__).resolve().parent.parent / "assets" / "fonts"
STYLES = ("Regular", "Bold", "Italic")
KEPT = (
    (0x20, 0x7F),  # ASCII
    (0xA0, 0x250),  # Latin-1, Latin Extended-A and -B
    (0x2B0, 0x370),  # marks
    (0x370, 0x400),  # Greek
    (0x400, 0x530),  # Cyrillic
    (0x1E00, 0x1F00),  # Latin Extended Additional
    (0x2010, 0x2060),  # dashes, quotation marks
    (0x20A0, 0x20C0),  # currencies
    (0x2100, 0x2200),  # numero sign, arrows
)
ASCENT, DESCENT, GAP = 893, 228, 0
"""Averia Serif's, in thousandths of the size."""


def made(source: Path, place: Path) -> None:
    """The smaller font of one of Vollkorn's files."""
    options = subset.Options()
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl"]
    options.name_IDs = ["*"]
    options.hinting = False
    options.notdef_outline = True
    font = subset.load_font(str(source), options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[code for first, end in KEPT for code in range(first, end)])
    subsetter.subset(font)
    line, system = font["hhea"], font["OS/2"]
    line.ascent, line.descent, line.lineGap = ASCENT, -DESCENT, GAP
    system.sTypoAscender, system.sTypoDescender, system.sTypoLineGap = ASCENT, -DESCENT, GAP
    system.usWinAscent, system.usWinDescent = ASCENT, DESCENT
    subset.save_font(font, str(place), options)


if __name__ == "__main__":
    for style in STYLES:
        made(Path(sys.argv[1]) / f"Vollkorn-{style}.ttf", ASSETS / f"Vollkorn-{style}.ttf")
