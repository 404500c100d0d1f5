# SPDX-License-Identifier: GPL-3.0-or-later
"""Files with a character in them that somebody has been at: by hand, one for each trick that is known, and by chance."""

from __future__ import annotations

import io
import json
import random
import stat
import struct
import zipfile
import zlib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

from rdi_desktop.content import parcel
from tests.rules.deal import content

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
WHO = "odo-quill"
Files = dict[str, bytes]


@cache
def good(who: str = WHO) -> bytes:
    """A parcel as the program writes it."""
    return parcel.packed(EXAMPLES / f"{who}.yaml", content(), "A fan")


def files_of(data: bytes) -> Files:
    """What lies in it."""
    with zipfile.ZipFile(io.BytesIO(data)) as made:
        return {name: made.read(name) for name in made.namelist()}


def zipped(files: Files, *more: tuple[zipfile.ZipInfo, bytes]) -> bytes:
    """A zip with these files, right or wrong."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as made:
        for name, data in files.items():
            made.writestr(name, data)
        for info, data in more:
            made.writestr(info, data)
    return written.getvalue()


def with_files(**parts: bytes | None) -> bytes:
    """The good one with some of its files others, or gone."""
    files = {**files_of(good()), **{name: data for name, data in parts.items() if data is not None}}
    return zipped({name: data for name, data in files.items() if parts.get(name, b"") is not None})


def yaml_with(old: str, new: str) -> bytes:
    """The good one with something else in its character."""
    text = files_of(good())[f"{WHO}.yaml"].decode()
    assert old in text
    return with_files(**{f"{WHO}.yaml": text.replace(old, new, 1).encode()})


NAMES = (
    "../odo-quill.yaml", "../../etc/passwd", "..", ".", "./odo-quill.yaml", "/odo-quill.yaml", "//host/share/x.yaml", "C:/x.yaml",
    "C:x.yaml", "c:\\x.yaml", "cards\\x.yaml", "..\\x.yaml", "cards/../x.yaml", "cards/../../x.yaml", "cards/./x.yaml", "cards//x.yaml",
    "CARDS/x.yaml", "Cards/x.yaml", "tokens/x.SVG", "tokens/x.svg ", " tokens/x.svg", "tokens/x.svg.", "tokens/x.svg\n", "tokens/x\0.svg",
    "tokens/.svg", "tokens/.x.svg", "tokens/x", "tokens/", "cards/", "tokens/x.svg/", "tokens/x.yaml", "tokens/x.exe", "tokens/x.svg.exe",
    "tokens/x.py", "tokens/x.html", "tokens/x.lnk", "tokens/x.desktop", "portraits/a/b.svg", "settings.json", "saves/x.rdigame", "x.py",
    "x.exe", "x.desktop", "x.sh", "x.svg.yaml", "desktop.ini", "autorun.inf", "CON.yaml.txt", "tokens/COM1.txt", "odo-quill.YAML",
    "odo-quill.yml", "odo_quill.yaml", "Odo-Quill.yaml", "odo-quill.yaml:stream", "~/x.yaml", "$HOME/x.yaml", "%TEMP%/x.yaml", "x*.yaml",
    "x?.yaml", "x|y.yaml", "ödo.yaml", "tokens/оdo.svg", "tokens/\u202egvs.x", "manifest.json/x", "Manifest.json", "cards/manifest.json",
    "second.yaml", "cards/second.yaml", "__MACOSX/._odo-quill.yaml", ".git/config", "tokens/" + "x" * 70 + ".svg", "x" * 5000 + ".yaml",
)  # fmt: skip
"""Names of files that no parcel holds."""

ID = "odo-quill"
MANIFESTS: tuple[bytes, ...] = tuple(
    each if isinstance(each, bytes) else json.dumps(each).encode()
    for each in (
        b"",
        b"null",
        b"[]",
        b"7",
        b'"odo-quill"',
        b"{",
        b"{}",
        b"\xff\xfe",
        b"\xef\xbb\xbf{}",
        b"\0" * 50,
        b"[" * 5000,
        b'{"a":' * 5000,
        b'{"format": 1, "id": "odo-quill"} {"format": 1}',
        b'{"format": 1e400, "id": "odo-quill"}',
        b'{"format": NaN, "id": "odo-quill"}',
        b'{"format": ' + b"9" * 5000 + b', "id": "odo-quill"}',
        {"format": 1},
        {"id": ID},
        {"format": "1", "id": ID},
        {"format": 1.5, "id": ID},
        {"format": None, "id": ID},
        {"format": True, "id": ID},
        {"format": [1], "id": ID},
        {"format": 0, "id": ID},
        {"format": -1, "id": ID},
        {"format": 2, "id": ID},
        {"format": 99, "id": ID},
        {"format": 2**63, "id": ID},
        {"format": 10**40, "id": ID},
        {"format": 1, "id": 7},
        {"format": 1, "id": None},
        {"format": 1, "id": []},
        {"format": 1, "id": {}},
        {"format": 1, "id": ""},
        {"format": 1, "id": "olga"},
        {"format": 1, "id": "../odo-quill"},
        {"format": 1, "id": "cards/odo-quill"},
        {"format": 1, "id": "Odo-Quill"},
        {"format": 1, "id": "odo-quill.yaml"},
        {"format": 1, "id": "odo-quill\n"},
        {"format": 1, "id": "x" * 10_000},
        {"format": 1, "id": ID, "by": 7},
        {"format": 1, "id": ID, "by": None},
        {"format": 1, "id": ID, "by": ["me"]},
        {"format": 1, "id": ID, "run": "x"},
        {"format": 1, "id": ID, "program": 1},
        {"Format": 1, "id": ID},
    )
)

TEXTS: dict[str, bytes] = {
    "nothing": b"",
    "no text": b"\xff\xfe\x00\x01",
    "another encoding": "kind: character".encode("utf-16"),
    "a null": b"kind: char\0acter",
    "a list": b"- kind: character",
    "a number": b"7",
    "null": b"null",
    "two documents": b"kind: character\n---\nkind: character\n",
    "python": b"!!python/object/apply:os.system ['echo']",
    "a foreign tag": b"kind: !x character",
    "a module": b"!!python/module:os ''",
    "a name": b"kind: !!python/name:os.system",
    "binary": b"kind: !!binary aGVsbG8=",
    "a set": b"kind: character\ndeck: !!set {a, b}",
    "a timestamp": b"kind: character\nid: 2001-01-01",
    "tabs": b"kind:\tcharacter\n\tid: x",
    "open": b"kind: 'character",
    "an open list": b"deck: [" * 2000,
    "deep maps": b"a: {" * 3000,
    "deep dashes": b"- " * 3000,
    "an unknown alias": b"kind: *x",
    "holds itself": b"kind: character\nid: odo-quill\ndeck: &a [*a]",
    "laughs": b"a: &a [x,x,x,x,x,x,x,x,x]\n"
    + b"".join(b"%c: &%c [%s]\n" % (c + 1, c + 1, b",".join([b"*%c" % c] * 9)) for c in range(97, 108)),
    "a merge": b"a: &a {x: 1}\nkind: character\n<<: *a\n",
    "too long": b"# " + b"x" * 500_010,
    "too many parts": b"deck: [" + b"x," * 60_000 + b"]",
    "prizes": b"kind: prizes\nid: odo-quill\ndeck: []",
    "a variant": b"kind: variant\nid: odo-quill",
    "a machine": b"kind: machine\nid: odo-quill",
    "a kind of its own": b"kind: program\nid: odo-quill",
    "only a kind": b"kind: character",
    "a key twice": b"kind: character\nkind: character\nid: x",
    "a complex key": b"? [a, b]\n: c",
    "only mistakes": b"kind: character\nid: odo-quill\nname: X\ndeck:\n"
    + b"- {title: T, type: action, doo: []}\n" * 3000,
    "only unknown keys": b"kind: character\nid: odo-quill\n" + b"".join(b"k%d: 1\n" % n for n in range(9000)),
    "a directive": b"%YAML 9.9\n---\nkind: character",
    "control signs": b'kind: character\nname: "\x07\x1b[2J"',
}
"""What is no character, as the text of one."""

CHANGES: tuple[tuple[str, str], ...] = (
    ("id: odo-quill", "id: zot"),
    ("id: odo-quill", "id: ../zot"),
    ("id: odo-quill", "id: [odo-quill]"),
    ("id: odo-quill", "id: 7"),
    ("kind: character", "kind: drinks"),
    ("kind: character", "kind: characters"),
    ("deck:", "dekc:"),
    ("deck:", "deck: 7\nx:"),
    ("tokens:", "tokens: []\nx:"),
    ("copies: 2", "copies: -1"),
    ("copies: 2", "copies: 0"),
    ("copies: 2", "copies: 101"),
    ("copies: 2", "copies: " + "9" * 400),
    ("copies: 2", "copies: 1e999"),
    ("copies: 2", "copies: .inf"),
    ("copies: 2", "copies: .nan"),
    ("copies: 2", "copies: 2.5"),
    ("copies: 2", "copies: two"),
    ("copies: 2", "copies: true"),
    ("copies: 2", "copies: [2]"),
    ("copies: 2", "copies: 0x7fffffffffffffff"),
    ("copies: 2", "copies: !!python/int 2"),
    ("type: action", "type: spell"),
)
"""In its character something instead of something else."""


def svg(inside: str, head: str = "") -> bytes:
    """A picture with that in it."""
    return (
        f'{head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink">{inside}</svg>'.encode()
    )


def uses(levels: int) -> str:
    """Each level draws the one before it twice."""
    return '<g id="a0"><path d="M0 0h1"/></g>' + "".join(
        f'<g id="a{n}"><use href="#a{n - 1}"/><use href="#a{n - 1}"/></g>' for n in range(1, levels)
    )


def masks(levels: int) -> str:
    """Each mask is masked by the one before."""
    return "".join(
        f'<mask id="m{n}"><path mask="url(#m{n - 1})"/><path mask="url(#m{n - 1})"/></mask>' for n in range(1, levels)
    )


SVGS: dict[str, bytes] = {
    "nothing": b"",
    "no picture": b"hello",
    "html": b"<html></html>",
    "open": b"<svg>",
    "two roots": b"<svg/><svg/>",
    "a null": b"<svg>\0</svg>",
    "utf-16": "<svg/>".encode("utf-16"),
    "another encoding": b"<?xml version='1.0' encoding='utf-7'?><svg/>",
    "latin": b'<?xml version="1.0" encoding="latin-1"?><svg/>',
    "no utf-8": b"<svg>\xff</svg>",
    "a doctype": svg("", '<!DOCTYPE svg [<!ENTITY a "b">]>'),
    "an entity": svg("&a;"),
    "laughs": svg("&b;", '<!DOCTYPE s [<!ENTITY a "aaaaa"><!ENTITY b "&a;&a;&a;">]>'),
    "a style sheet": svg("", '<?xml-stylesheet href="x"?>'),
    "a script": svg("<script>x</script>"),
    "an image": svg('<image href="file:///etc/passwd"/>'),
    "an image by x": svg('<image x:href="http://x/"/>'),
    "data": svg('<image href="data:image/png;base64,AAAA"/>'),
    "a link": svg('<a href="https://x"><path/></a>'),
    "a link in x": svg('<a x:href="&#104;ttp://x"/>'),
    "a fill": svg('<path fill="url(http://x#a)"/>'),
    "a fill by style": svg("<path style=\"fill:url( 'file:///x' )\"/>"),
    "a written fill": svg('<path fill="url(&#104;ttp://x)"/>'),
    "imports": svg("<style>@import 'x';</style>"),
    "a style": svg("<style>*{fill:red}</style>"),
    "uses": svg(uses(40)),
    "one use": svg('<use href="#a"/>'),
    "masks in masks": svg(masks(30)),
    "a mask often": svg('<mask id="a"/>' + '<g mask="url(#a)"/>' * 30),
    "patterns": svg('<pattern id="a"/>'),
    "markers": svg("<marker/>"),
    "filters": svg("<filter/>"),
    "symbols": svg("<symbol/>"),
    "html in it": svg("<foreignObject/>"),
    "moves": svg("<animate/>"),
    "moves far": svg("<animateTransform/>"),
    "sets": svg("<set/>"),
    "switches": svg("<switch/>"),
    "deep": svg("<g>" * 500 + "</g>" * 500),
    "countless": svg("<g/>" * 25_000),
}


def png(width: int, height: int) -> bytes:
    """The beginning of a PNG of that size, and an end."""
    head = b"IHDR" + struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + struct.pack(">I", 13) + head + struct.pack(">I", zlib.crc32(head)) + bytes(8)


PNGS = {
    "nothing": b"",
    "no png": b"GIF89a" + bytes(60),
    "huge": png(60_000, 60_000),
    "wide": png(4_000_000_000, 1),
    "empty": png(0, 0),
    "short": png(9, 9)[:20],
}

SHEETS = {
    "a list": b"- x",
    "unknown": b"emblem: unheard-of",
    "another key": b"run: x",
    "no colour": b"colours: {skin: greenish}",
    "a card that is none": b"cards: {nobody: mug}",
    "layers": b"emblem: '" + b"mug;" * 5000 + b" mug'",
    "a number": b"emblem: 'mug *99999999'",
    "two points": b"emblem: 'mug *1.2.3'",
    "a tag": b"emblem: !!python/name:os",
    "laughs": TEXTS["laughs"],
    "deep": b"a: {" * 3000,
}


def _entry(name: str, **what: int) -> zipfile.ZipInfo:
    info = zipfile.ZipInfo(name)
    for key, value in what.items():
        setattr(info, key, value)
    return info


def _patched(signature: bytes, at: int, value: bytes) -> bytes:
    """The good one with some bytes of one of its headers changed."""
    data = bytearray(good())
    place = data.index(signature) + at
    data[place : place + len(value)] = value
    return bytes(data)


ENTRIES: dict[str, Callable[[], bytes]] = {
    "a link": lambda: zipped(
        files_of(good()), (_entry("tokens/x.svg", external_attr=(stat.S_IFLNK | 0o777) << 16), b"/etc/passwd")
    ),
    "a device": lambda: zipped(
        files_of(good()), (_entry("tokens/x.svg", external_attr=(stat.S_IFCHR | 0o777) << 16), b"")
    ),
    "a pipe": lambda: zipped(
        files_of(good()), (_entry("tokens/x.svg", external_attr=(stat.S_IFIFO | 0o777) << 16), b"")
    ),
    "a folder": lambda: zipped(
        files_of(good()), (_entry("tokens/x.svg", external_attr=(stat.S_IFDIR | 0o777) << 16), b"")
    ),
    "a bomb": lambda: with_files(**{"tokens/x.svg": b" " * 20_000_000}),
    "many bombs": lambda: with_files(**{f"tokens/x{n}.svg": svg(" " * 500_000) for n in range(8)}),
    "a large character": lambda: with_files(**{f"{WHO}.yaml": b"#" * 600_000}),
    "countless": lambda: with_files(**{f"tokens/x{n}.svg": svg("") for n in range(200)}),
    "too long": lambda: good() + bytes(parcel.WHOLE),
    "locked": lambda: _patched(b"PK\x01\x02", 8, b"\x01\x00"),
    "another way of packing": lambda: _patched(b"PK\x01\x02", 10, b"\x63\x00"),
    "packed as lzma": lambda: _patched(b"PK\x01\x02", 10, b"\x0e\x00"),
    "a false sum": lambda: _patched(b"PK\x01\x02", 16, b"\0\0\0\0"),
    "a false place": lambda: _patched(b"PK\x01\x02", 42, b"\xff\xff\xff\x7f"),
    "another name inside": lambda: _patched(b"PK\x03\x04", 30, b"xx"),
    "a long name": lambda: _patched(b"PK\x01\x02", 28, b"\xff\xff"),
    "a list elsewhere": lambda: _patched(b"PK\x05\x06", 16, b"\xff\xff\xff\x7f"),
    "a long list": lambda: _patched(b"PK\x05\x06", 12, b"\xff\xff\xff\x7f"),
    "nothing": lambda: b"",
    "an empty zip": lambda: zipped({}),
    "only a manifest": lambda: zipped({"manifest.json": b'{"format": 1, "id": "odo-quill"}'}),
    "text": lambda: b"kind: character\nid: odo-quill\n",
    "another archive": lambda: b"\x1f\x8b\x08" + bytes(200),
    "one of the program's": lambda: zipped(
        {"manifest.json": b'{"format": 1, "id": "zot"}', "zot.yaml": b"kind: character\nid: zot\n"}
    ),
    "Otto": lambda: zipped(
        {"manifest.json": b'{"format": 1, "id": "otto"}', "otto.yaml": b"kind: character\nid: otto\n"}
    ),
    "the standard cards": lambda: zipped(
        {
            "manifest.json": b'{"format": 1, "id": "standard"}',
            "standard.yaml": b"kind: standard\nid: standard\ncards: []\n",
        }
    ),
    "a device of Windows": lambda: with_files(**{"tokens/con.svg": svg(""), "tokens/nul.svg": svg("")}),
    "somebody else's portrait": lambda: with_files(**{"portraits/olga.svg": svg("")}),
    "somebody else's token": lambda: with_files(**{"tokens/coin.svg": svg("")}),
    "in itself": lambda: with_files(**{"tokens/x.rdichar": good()}),
    "without its manifest": lambda: with_files(**{"manifest.json": None}),
    "without its character": lambda: with_files(**{f"{WHO}.yaml": None}),
}


def forged() -> Iterator[tuple[str, bytes]]:
    """Every trick by hand, named."""
    for what, make in ENTRIES.items():
        yield what, make()
    for name in NAMES:
        yield (
            f"the name {name[:30]!r}",
            zipped(files_of(good()), (_entry("tokens/placeholder.svg"), svg(""))).replace(
                b"tokens/placeholder.svg", name.encode()[:22].ljust(22, b" ")
            )
            if "\0" in name
            else with_files(**{name: b"x"}),
        )
    for number, manifest in enumerate(MANIFESTS):
        yield f"manifest {number}: {manifest[:40]!r}", with_files(**{"manifest.json": manifest})
    for what, text in TEXTS.items():
        yield f"the text: {what}", with_files(**{f"{WHO}.yaml": text})
    for old, new in CHANGES:
        yield f"{old} is {new[:40]}", yaml_with(old, new)
    for what, picture in SVGS.items():
        yield f"a picture: {what}", with_files(**{"tokens/rumour.svg": picture})
    for what, picture in PNGS.items():
        yield f"a png: {what}", with_files(**{"tokens/rumour.png": picture})
    for what, sheet in SHEETS.items():
        yield f"a sheet: {what}", with_files(**{f"cards/{WHO}.yaml": sheet})


def damaged(chance: random.Random) -> bytes:
    """One by chance: bytes lost, changed or added in the zip, or in something that lies in it."""
    if chance.random() < 0.5:
        return scratched(good(chance.choice((WHO, "gundrun", "grizelda-stew"))), chance)
    files = files_of(good(chance.choice((WHO, "gundrun", "grizelda-stew"))))
    for _ in range(chance.choice((1, 1, 2))):
        name = chance.choice(list(files))
        kind = chance.random()
        if kind < 0.6:
            files[name] = scratched(files[name], chance)
        elif kind < 0.75:
            del files[name]
            if not files:
                break
        elif kind < 0.9:
            files[chance.choice(NAMES[:60]).replace("\0", "")] = files[name]
        else:
            files[name] = chance.choice([*TEXTS.values(), *SVGS.values(), *SHEETS.values(), *MANIFESTS])
    return zipped(files)


def scratched(data: bytes, chance: random.Random) -> bytes:
    """Some bytes are others, are gone or are more."""
    made = bytearray(data)
    for _ in range(chance.choice((1, 1, 1, 3, 10))):
        at = chance.randrange(len(made)) if made else 0
        match chance.randrange(5):
            case 0:
                del made[at:]
            case 1:
                del made[at : at + chance.randrange(1, 40)]
            case 2:
                made[at:at] = chance.randbytes(chance.randrange(1, 40))
            case 3:
                made[at:at] = made[at : at + chance.randrange(1, 200)]
            case _:
                made[at : at + 4] = chance.choice((b"\0\0\0\0", b"\xff\xff\xff\xff", chance.randbytes(4)))
    return bytes(made)
