# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures put together from parts, described in one line each, so that sixty-six characters can have their own.

A scene is its layers from the back to the front, separated by ``;``. A layer is the name of a part (below ``assets/parts``, else of a
picture, else a path below ``assets``), then any of these, in any order::

    burst; emblems/zot 50,48*.72 @-10 flip; mug wine=ale 80,86*.34

``50,48``: its middle on a field of 100 × 100; ``*.72``: its size; ``@-10``: its rotation in degrees, clockwise; ``flip``: mirrored;
``wine=ale``: one colour replaced by another. Colours are the gradients of ``assets/palette.svg`` or ``#rrggbb``. Before a ``|`` are
colours for all layers: ``cloth=#5a3f9e | burst; boot``.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from rdi_desktop.ui.look import assets

_BODY = re.compile(r"<svg[^>]*>(.*)</svg>", re.DOTALL)
_DEFS = re.compile(r"<defs>.*?</defs>", re.DOTALL)
_GRADIENT = re.compile(r'<(linear|radial)Gradient id="([^"]+)".*?</\1Gradient>', re.DOTALL)
_USED = re.compile(r"url\(#([\w#-]+)\)")
_WHERE = re.compile(r"(?:(-?[\d.]+),(-?[\d.]+))?(?:\*(-?[\d.]+))?")
_TURN = re.compile(r"@(-?[\d.]+)")
_HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    ' viewBox="0 0 100 100" width="100" height="100">'
)
FIELD = 100
"""A picture's width and height, in its own units."""


class Layer(NamedTuple):
    """One part, and its placement in the picture."""

    name: str
    colours: tuple[tuple[str, str], ...] = ()
    x: float = 50
    y: float = 50
    scale: float = 1
    turn: float = 0
    flip: bool = False


def read_scene(scene: str) -> tuple[Layer, ...]:
    """The layers of a scene; raises ValueError for mistakes in it."""
    head, bar, rest = scene.partition("|")
    common = tuple(_colour(word) for word in head.split()) if bar else ()
    return tuple(_layer(text, common) for text in (rest if bar else head).split(";"))


def is_scene(scene: str) -> bool:
    """Whether all its parts and colours exist."""
    try:
        scene_svg(scene)
    except ValueError:
        return False
    return True


@lru_cache(maxsize=512)
def scene_svg(scene: str) -> bytes:
    """The picture as an SVG document; raises ValueError if the scene cannot be read."""
    return drawn(scene)


def drawn(scene: str) -> bytes:
    """The same without caching, for a picture that is being edited."""
    body = "".join(_placed(layer) for layer in read_scene(scene))
    gradients = "".join(_gradient(name) for name in sorted(set(_USED.findall(body))))
    return f"{_HEAD}<defs>{gradients}</defs>{body}</svg>".replace("url(##", "url(#c").encode()


def layer_text(layer: Layer) -> str:
    """A layer as text; defaults are left out."""
    words = [layer.name, *(f"{old}={new}" for old, new in reversed(layer.colours))]
    place = "" if (layer.x, layer.y) == (50, 50) else f"{_short(layer.x)},{_short(layer.y)}"
    size = "" if layer.scale == 1 else f"*{_short(layer.scale)}"
    words += [place + size] if place or size else []
    words += [f"@{_short(layer.turn)}"] if layer.turn else []
    return " ".join(words + (["flip"] if layer.flip else []))


def scene_text(layers: Sequence[Layer], head: str = "") -> str:
    """A scene as text. `head`: colours for all layers."""
    body = "; ".join(map(layer_text, layers))
    return f"{head.strip()} | {body}" if head.strip() else body


def _short(number: float) -> str:
    text = f"{number:.2f}".rstrip("0").rstrip(".")
    return re.sub(r"^(-?)0\.", r"\1.", text)


def colours_of(name: str) -> tuple[str, ...]:
    """The colours that a part uses, each of which can be replaced; raises ValueError for an unknown part."""
    return tuple(dict.fromkeys(_USED.findall(_part(name))))


def palette() -> tuple[str, ...]:
    """The names of all colours."""
    return tuple(_palette())


def swatch(colour: str) -> bytes:
    """A square of that colour as an SVG document; raises ValueError for an unknown colour."""
    filled = f'<rect width="{FIELD}" height="{FIELD}" fill="url(#{colour})"/>'
    return f"{_HEAD}<defs>{_gradient(colour)}</defs>{filled}</svg>".replace("url(##", "url(#c").encode()


def forget() -> None:
    """Forget home-made files, which have changed. The program's parts stay cached."""
    for kept in (scene_svg, _lying):
        kept.cache_clear()


def _layer(text: str, common: tuple[tuple[str, str], ...]) -> Layer:
    words = text.split()
    if not words:
        raise ValueError("a layer without a name")
    layer = Layer(words[0], common)
    for word in words[1:]:
        if word == "flip":
            layer = layer._replace(flip=True)
        elif turned := _TURN.fullmatch(word):
            layer = layer._replace(turn=float(turned[1]))
        elif "=" in word:  # the layer's own colours come first, and their results are not replaced again
            layer = layer._replace(colours=(_colour(word), *layer.colours))
        elif (found := _WHERE.fullmatch(word)) and word:
            x, y, scale = found.groups()
            layer = layer._replace(x=float(x or 50), y=float(y or 50), scale=float(scale or 1))
        else:
            raise ValueError(f"'{word}' says nothing about a layer")
    return layer


def _colour(word: str) -> tuple[str, str]:
    old, _, new = word.partition("=")
    if not new:
        raise ValueError(f"'{word}' is no colour instead of another, such as cloth=red")
    return old, new


def _placed(layer: Layer) -> str:
    body = _part(layer.name)
    colours = dict(reversed(layer.colours))
    body = _USED.sub(lambda found: f"url(#{colours.get(found[1], found[1])})", body)
    wide = -layer.scale if layer.flip else layer.scale
    move = (
        f"translate({layer.x:g} {layer.y:g}) rotate({layer.turn:g}) scale({wide:g} {layer.scale:g}) translate(-50 -50)"
    )
    return f'<g transform="{move}">{body}</g>'


def _part(name: str) -> str:
    """The drawing of a file, without its frame and colours. Names with a slash may be home-made, and change."""
    return _lying(name) if "/" in name else _shipped(name)


@lru_cache(maxsize=512)
def _shipped(name: str) -> str:
    for place in (f"parts/{name}", f"pictures/{name}", name):
        if assets.exists(f"{place}.svg"):
            return _drawing(place)
    raise ValueError(f"there is no part '{name}'")


@lru_cache(maxsize=256)
def _lying(name: str) -> str:
    if assets.exists(f"{name}.svg"):
        return _drawing(name)
    if assets.exists(f"{name}.png"):
        return _photo(name)
    raise ValueError(f"there is no part '{name}'")


def _drawing(place: str) -> str:
    found = _BODY.search(assets.text(f"{place}.svg"))
    if found is None:
        raise ValueError(f"there is no drawing in '{place}'")
    return _DEFS.sub("", found[1])


def _photo(name: str) -> str:
    """A home-made photo, as large as fits. One without transparency gets a dark outline like all parts."""
    from rdi_desktop.content.drawings import png_size  # the start screen does not load the content
    from rdi_desktop.content.pictures import wrong_with_png

    data = assets.read(f"{name}.png")
    if why := wrong_with_png(data):
        raise ValueError(f"'{name}' is not shown: {why}")
    size = png_size(data) or (1, 1)
    wide, high = ((FIELD - 2 * _EDGE) * side / max(size) for side in size)
    place = f'x="{(FIELD - wide) / 2:g}" y="{(FIELD - high) / 2:g}" width="{wide:g}" height="{high:g}"'
    image = f'<image {place} xlink:href="data:image/png;base64,{base64.b64encode(data).decode()}"/>'
    framed = data[25] in _WITHOUT_HOLES
    edge = f'<rect {place} fill="none" stroke="#2a160c" stroke-width="2.6" stroke-linejoin="round"/>' if framed else ""
    return image + edge


_EDGE = 1.3
_WITHOUT_HOLES = (0, 2)
"""PNG colour types without transparency."""


@lru_cache(maxsize=1)
def _palette() -> dict[str, str]:
    return {found[2]: found[0] for found in _GRADIENT.finditer(assets.text("palette.svg"))}


def _gradient(name: str) -> str:
    """The gradient of that name; for a plain colour a gradient lit like the others."""
    if not name.startswith("#"):
        if name not in _palette():
            raise ValueError(f"there is no colour '{name}'")
        return _palette()[name]
    if not re.fullmatch("#[0-9a-fA-F]{6}", name):
        raise ValueError(f"'{name}' is no colour such as #5a3f9e")
    light, dark = _mixed(name, 255, 0.38), _mixed(name, 0, 0.45)
    stops = "".join(f'<stop offset="{at}" stop-color="{c}"/>' for at, c in (("0", light), ("0.5", name), ("1", dark)))
    return f'<linearGradient id="c{name[1:]}" x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient>'


def _mixed(colour: str, with_: int, share: float) -> str:
    parts = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return "#" + "".join(f"{round(part + (with_ - part) * share):02x}" for part in parts)
