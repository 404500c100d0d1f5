# SPDX-License-Identifier: GPL-3.0-or-later
"""Names are compared as they look: letters of other scripts, invisible signs and other forms of a letter make no other name.

The confusable letters are those of Cyrillic, Greek, Armenian and Latin that look like letters of the Latin alphabet (Unicode Technical
Standard 39, "Confusable Detection"); letters that only resemble each other in some fonts, such as rn and m, are not among them.
"""

from __future__ import annotations

import unicodedata

IGNORABLE = frozenset(
    chr(code)
    for first, last in (
        (0x00AD, 0x00AD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F),
        (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF),
        (0xFFA0, 0xFFA0), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF),
    )
    for code in range(first, last + 1)
)  # fmt: skip
"""Signs that are not seen (Unicode's Default_Ignorable_Code_Point)."""
BLANK = "\u2800"
"""A sign that is printed as nothing: Braille without a dot."""
_LOOK = str.maketrans(
    # Cyrillic, Greek, Armenian and Latin letters, and under each the Latin letter that it looks like
    "АВЕЅІЈКМНОРСТУХҮԚԜаеорсухѕіјһԁԛԝѵкΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικονρυχγՍՕոսօհıɑɡȷꞌ",
    "ABESIJKMHOPCTYXYQWaeopcyxsijhdqwvkABEZHIKMNOPTYXaikovpuxyUOnuohiagj'",
)  # fmt: skip
_STROKES = str.maketrans("I1|0", "lllO")
"""Capital I, one and a bar look like a small l, nought like a capital O."""


def _seen(name: str) -> str:
    """What is seen of a name, in Latin letters where it looks like them."""
    name = unicodedata.normalize("NFKC", name)
    seen = "".join(sign for sign in name if sign not in IGNORABLE).replace(BLANK, " ")
    return " ".join(seen.translate(_LOOK).split())


def look_alike(one: str, other: str) -> bool:
    """Whether two names look the same, however they are written."""
    one, other = _seen(one), _seen(other)
    if one.casefold() == other.casefold():
        return True
    return one.translate(_STROKES).casefold() == other.translate(_STROKES).casefold()
