# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the picture sheet of a home-made character (`cards/ID.yaml`) without a window: unknown parts and colours.

The names of all parts and colours are listed in `pictures.txt`, because only the window knows what they look like.

python -m rdi_desktop.content.pictures        writes pictures.txt from the folder `assets` of the checkout
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from rdi_desktop.content.drawings import png_size
from rdi_desktop.content.errors import ContentError
from rdi_desktop.content.limits import BYTES
from rdi_desktop.content.source import all_located, parse
from rdi_desktop.engine.language.spec import Problem, Reader, describe

FILE = Path(__file__).parent / "pictures.txt"
ASSETS = Path(__file__).parents[2] / "assets"
KEYS = ("colours", "emblem", "portrait", "cards", "places")
"""The keys of a sheet."""
PHOTO = 512 * 1024
"""Most bytes of a home-made picture (PNG) beside a sheet."""
SIDE = 1024
"""Its longest side, in pixels."""
_N = r"-?(\d{1,4}(\.\d{0,4})?|\.\d{1,4})"
PLACED = re.compile(rf"({_N},{_N})?(\*{_N})?|@{_N}|flip")
"""Position, size and rotation of a part."""
LAYERS = 40
"""Most parts of one picture. No picture of the program has more than a quarter of that."""
PLAIN = re.compile("#[0-9a-fA-F]{6}")


@cache
def known() -> tuple[frozenset[str], frozenset[str]]:
    """The names of all parts, and of all colours."""
    parts, _, colours = FILE.read_text(encoding="utf-8").partition("\n\n")
    return frozenset(parts.split()), frozenset(colours.split())


def check(path: Path, cards: Iterable[str]) -> list[ContentError]:
    """All mistakes of a sheet. `cards`: the ids of the character's cards."""
    own = frozenset(f"{path.parent.name}/{photo.stem}" for photo in path.parent.glob(f"{path.stem}-*.png"))
    try:
        raw = parse(path.read_bytes()[: BYTES + 1].decode("utf-8-sig"), path.name)
    except ContentError as error:
        return [error]
    except (OSError, UnicodeDecodeError) as error:
        return [ContentError(path.name, f"the file cannot be read: {error}")]
    found = all_located(problems(raw, frozenset(cards), own), path, path.name)
    found += [ContentError(path.name, f"{photo.name}: {why}") for photo in photos(path) if (why := why_no_photo(photo))]
    return sorted(found, key=lambda one: (one.line, one.column))


def photos(sheet: Path) -> list[Path]:
    """The home-made pictures (PNG) beside a sheet: `cards/ID-NAME.png`. Scenes name them like parts: `cards/ID-NAME`."""
    return sorted(sheet.parent.glob(f"{sheet.stem}-*.png"))


def why_no_photo(path: Path) -> str:
    """Why that file cannot be shown, or ''."""
    try:
        with path.open("rb") as opened:
            data = opened.read(PHOTO + 1)
    except OSError as error:
        return f"it cannot be read: {error.strerror or error}"
    return wrong_with_png(data)


def wrong_with_png(data: bytes) -> str:
    """Why a picture is refused: no PNG, or too large. The unpacked size is taken from its header; nothing is unpacked."""
    size = png_size(data)
    if size is None:
        return "it is no PNG picture"
    if len(data) > PHOTO:
        return f"it is larger than {PHOTO // 1024} KiB"
    if max(size) > SIDE or min(size) < 1:
        return f"it is {size[0]} × {size[1]} pixels, and {SIDE} × {SIDE} is the most"
    return ""


def problems(raw: Any, cards: frozenset[str], own: frozenset[str] = frozenset()) -> Iterator[Problem]:
    """The mistakes, with their paths. `own`: names of pictures beside the sheet."""
    reader = Reader()
    if not isinstance(raw, dict):
        yield reader.problem(f"a sheet of pictures is a mapping, found {describe(raw)}", KEYS)
        return
    for key, value in raw.items():
        reader.path = []
        if key not in KEYS:
            yield reader.problem(f"unknown key '{key}'", KEYS, key)
        elif key in ("emblem", "portrait"):
            reader.path = [key]
            yield from of_scene(value, reader, own)
        elif not isinstance(value, dict):
            reader.path = [key]
            yield reader.problem(f"expected a mapping, found {describe(value)}")
        else:
            for name, inner in value.items():
                reader.path = [key]
                if key == "cards" and cards and name not in cards:
                    yield reader.problem(f"unknown card '{name}'", cards, name)
                reader.path = [key, name]
                if key == "colours":
                    yield from of_colour(str(inner), reader)
                else:
                    for scene in inner if isinstance(inner, list) else [inner]:
                        yield from of_scene(scene, reader, own, ground=key == "places")


def of_scene(
    scene: Any, reader: Reader, own: frozenset[str] = frozenset(), *, ground: bool = False
) -> Iterator[Problem]:
    """The mistakes of one picture. `ground`: its first layer is a ground of the table."""
    if not isinstance(scene, str):
        yield reader.problem(f"expected a picture (text), found {describe(scene)}")
        return
    parts, _ = known()
    head, bar, rest = scene.partition("|")
    if scene.count(";") >= LAYERS:
        yield reader.problem(f"a picture of more than {LAYERS} parts")
        return
    for word in head.split() if bar else ():
        yield from of_pair(word, reader)
    for number, layer in enumerate((rest if bar else head).split(";")):
        words = layer.split()
        if not words:
            yield reader.problem("a layer without a name stands between two ';'")
            continue
        if not (ground and number == 0) and words[0] not in parts and words[0] not in own:
            yield reader.problem(f"unknown part '{words[0]}'", parts | own, words[0])
        for word in words[1:]:
            if "=" in word:
                yield from of_pair(word, reader)
            elif not PLACED.fullmatch(word):
                yield reader.problem(
                    f"'{word}' says nothing about a part: '50,48' is where it lies, '*.7' its size, '@-10' its turn, 'flip'"
                )


def of_pair(word: str, reader: Reader) -> Iterator[Problem]:
    """The mistakes of a replacement of one colour by another."""
    old, _, new = word.partition("=")
    if not new:
        yield reader.problem(f"'{word}' is no colour instead of another, such as cloth=red")
    else:
        yield from of_colour(new, reader)
        yield from of_colour(old, reader)


def of_colour(word: str, reader: Reader) -> Iterator[Problem]:
    """The mistakes of a colour by name or as #rrggbb."""
    _, colours = known()
    if word not in colours and not PLAIN.fullmatch(word):
        yield reader.problem(f"unknown colour '{word}'", colours, word)


def listed() -> str:
    """The text of `pictures.txt`: the names of parts, an empty line, the names of colours."""
    parts = {
        *(file.stem for folder in ("parts", "pictures") for file in (ASSETS / folder).glob("*.svg")),
        *(
            f"{folder}/{file.stem}"
            for folder in ("emblems", "icons", "tokens", "portraits")
            for file in (ASSETS / folder).glob("*.svg")
        ),
        *(file.stem for file in ASSETS.glob("*.svg")),
    }
    palette = (ASSETS / "palette.svg").read_text(encoding="utf-8")
    colours = set(re.findall(r'<(?:linear|radial)Gradient id="([^"]+)"', palette))
    return "\n".join(sorted(parts)) + "\n\n" + "\n".join(sorted(colours)) + "\n"


if __name__ == "__main__":
    FILE.write_text(listed(), encoding="utf-8")
