# SPDX-License-Identifier: GPL-3.0-or-later
"""Addresses and codes are understood as people type and paste them."""

from __future__ import annotations

import pytest

from rdi_desktop.net import code as codes
from rdi_desktop.net.address import TypedAddress, read, written

CODE = "ABCDEFGHJKLM"


@pytest.mark.parametrize(
    ("typed", "host", "port"),
    [
        ("192.168.1.20", "192.168.1.20", None),
        ("  192.168.1.20 ", "192.168.1.20", None),
        ("10.9.0.1:47624", "10.9.0.1", 47624),
        ("10.9.0.1, port 47624", "10.9.0.1", 47624),
        ("10.9.0.1 47624", "10.9.0.1", 47624),
        ("http://10.9.0.1:47624/", "10.9.0.1", 47624),
        ("http://10.9.0.1:47624/join?x=1", "10.9.0.1", 47624),
        ("HTTPS://somebody@anna-laptop:5", "anna-laptop", 5),
        ("anna-laptop.local", "anna-laptop.local", None),
        ("LENA-HAUS-TEST", "LENA-HAUS-TEST", None),
        ("[fd00::1]", "fd00::1", None),
        ("[fd00::1]:47624", "fd00::1", 47624),
        ("fd00::1", "fd00::1", None),
        ("http://[fd00::1]:47624/", "fd00::1", 47624),
        ("fe80::fc:ff%eth0", "fe80::fc:ff%eth0", None),
        ("１０．９．０．１：４７６２４", "10.9.0.1", 47624),
        ("１９２。１６８。１。２０", "192.168.1.20", None),
        ("\u200e10.9.0.1\u200b", "10.9.0.1", None),
    ],
)
def test_an_address_is_understood(typed: str, host: str, port: int | None) -> None:
    assert read(typed) == TypedAddress(host, port)


@pytest.mark.parametrize(
    "typed",
    ["", "   ", "http://", "two words here", "10.9.0", "10.9.0.256", "1.2.3.4:0", "1.2.3.4:99999", "1.2.3.4:port", "[fd00::1", "a..b", "-x",
     "fd00:::1", "x" * 300, ":47624", "ABCD-EFGH-JKLM and"],
)  # fmt: skip
def test_what_is_no_address_is_not_called(typed: str) -> None:
    assert read(typed) is None


@pytest.mark.parametrize("host", ["10.9.0.1", "fd00::1", "anna-laptop"])
def test_address_and_code_are_read_from_one_line(host: str) -> None:
    assert read(written(host, 47624, CODE)) == TypedAddress(host, 47624, CODE)


def test_a_code_may_be_in_full_width() -> None:
    wide = "".join(chr(ord(letter) + 0xFEE0) for letter in "abcd-efgh-jklm")
    assert codes.plain(wide) == CODE
    assert codes.same(wide, CODE)
