# SPDX-License-Identifier: GPL-3.0-or-later
"""Addresses of tables as people type and paste them: `10.9.0.1:47624`, `[fd00::1]`, a link, letters in full width."""

from __future__ import annotations

import re
import unicodedata
from ipaddress import ip_address
from typing import NamedTuple

from rdi_desktop.net import code as codes

_LINK = re.compile(r"^[a-z][a-z0-9+.-]*://", re.IGNORECASE)
_NAME = re.compile(r"[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*\.?", re.IGNORECASE)
_CODE = re.compile(r"(?<=[\s,;/])[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}$", re.IGNORECASE)
"""After an address: a computer may be called so, too."""


class TypedAddress(NamedTuple):
    """What somebody has typed."""

    host: str
    port: int | None = None
    """None if none was given."""
    code: str = ""
    """The join code, if it was pasted along; '' if not."""


def written(host: str, port: int, code: str = "") -> str:
    """Address, port and code on one line, as they are shown and as `read` takes them."""
    return f"{f'[{host}]' if ':' in host else host}:{port} {codes.shown(code)}".strip()


def read(typed: str) -> TypedAddress | None:
    """The address in a text; None if there is none in it."""
    text = unicodedata.normalize("NFKC", typed[:500])
    text = plain_digits("".join(letter for letter in text if letter.isprintable())).replace("。", ".").strip()
    found = _CODE.search(text)
    code = codes.plain(found[0]) if found else ""
    if found and not codes.readable(code):
        found, code = None, ""
    if found:
        text = text[: found.start()].strip()
    text = _LINK.sub("", text).partition("/")[0].rpartition("@")[2]
    text, port = _split(text.strip(" ,;"))
    if port is None or not (host := _host(text.strip())):
        return None
    return TypedAddress(host, int(port) if port else None, code)


def plain_digits(typed: str) -> str:
    """The text with digits of any script as 0 to 9: input methods write them in full width."""
    return "".join(str(unicodedata.digit(letter)) if letter.isdecimal() else letter for letter in typed)


def _split(text: str) -> tuple[str, str | None]:
    """Host and port; the port is '' if none is given, and None if it is no port."""
    bracketed = re.fullmatch(r"\[([^\]]*)\]\s*(?::?\s*(\S+))?", text)
    spoken = re.fullmatch(r"(\S+?)[\s,]+(?:port\s*)?:?\s*(\d+)", text, re.IGNORECASE)
    if bracketed:
        host, port = bracketed[1], bracketed[2] or ""
    elif spoken:
        host, port = spoken[1], spoken[2]
    elif text.count(":") == 1:
        host, _, port = text.partition(":")
    else:
        host, port = text, ""
    sound = not port or (port.isascii() and port.isdecimal() and 0 < int(port[:9]) < 65536)
    return host, port if sound else None


def _host(text: str) -> str:
    """The text if it is an address or a computer's name; '' if not."""
    try:
        ip_address(text)
    except ValueError:
        numbers = re.fullmatch(r"[\d.]+", text)  # 192.168.1 or 1.2.3.456
        return text if not numbers and len(text) <= 253 and _NAME.fullmatch(text) else ""
    return text
