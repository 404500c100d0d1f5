# SPDX-License-Identifier: GPL-3.0-or-later
"""What the host of a table shows to a camera is what the others need, square by square, and nothing else is taken."""

from __future__ import annotations

import pytest
import segno
from PySide6.QtGui import QImage, qGray
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rdi_desktop.machine.network import Kind, OwnAddress
from rdi_desktop.net import address
from rdi_desktop.ui.lan.lobby_page import CodeSign
from rdi_desktop.ui.lan.qr_code import LONGEST, QUIET, QrCode, QrSheet, squares
from tests.ui.app_window import click
from tests.ui.legible import check_page

CODE = "ABCDEFGHJKLM"
LINE = "192.168.1.20:47624 ABCD-EFGH-JKLM"


def squares_of(picture: QImage, count: int) -> list[list[bool]]:
    """Whether each square is dark, with the light ones around; fails if one is not of one colour.

    As many squares as there is room for, in the middle of the picture.
    """
    side = min(picture.width(), picture.height()) // count
    left, top = (picture.width() - side * count) // 2, (picture.height() - side * count) // 2

    def dark(across: int, down: int) -> bool:
        x, y = left + across * side, top + down * side
        corners = {qGray(picture.pixel(x + dx, y + dy)) for dx in (0, side - 1) for dy in (0, side - 1)}
        assert corners in ({0}, {255}), f"square {across}, {down} is not of one colour: {corners}"
        return corners == {0}

    return [[dark(across, down) for across in range(count)] for down in range(count)]


@pytest.mark.parametrize("line", [LINE, address.written("fd00:1234:5678:9abc:def0:1234:5678:9abc", 47624, CODE)])
@pytest.mark.parametrize("size", [(300, 300), (411, 333), (280, 500)])
def test_what_is_painted_is_the_code_of_the_line(qtbot: QtBot, line: str, size: tuple[int, int]) -> None:
    code = QrCode(line)
    qtbot.addWidget(code)
    code.setMinimumSize(*size)
    code.resize(*size)
    expected = [[bool(dark) for dark in row] for row in segno.make_qr(line, error="m").matrix_iter(border=QUIET)]
    assert squares_of(code.grab().toImage(), len(expected)) == expected


@pytest.mark.parametrize("bad", ["", "x" * (LONGEST + 1), "two\nlines", "a\0b", "\u202eturned"])
def test_what_is_no_line_to_show_is_refused(bad: str) -> None:
    with pytest.raises(ValueError, match=f"1 to {LONGEST} printed characters"):
        squares(bad)


def test_every_line_that_a_host_may_show_fits() -> None:
    longest = address.written("fe80:1234:5678:9abc:def0:1234:5678:9abc%enp0s31f6u1u2", 65535, CODE)
    assert len(squares(longest)) <= 37, "version 5: still eight pixels a square on a usual screen"


def test_the_host_shows_address_and_code_to_cameras_and_says_them_to_a_reader(qtbot: QtBot) -> None:
    sign = CodeSign()
    qtbot.addWidget(sign)
    sign.show_table(
        CODE, [OwnAddress("192.168.1.20", Kind.WIFI, "wlan0"), OwnAddress("10.9.0.1", Kind.VPN, "tun0")], 47624
    )
    assert sign.qr.accessibleName() == "QR code of address and join code"
    click(sign.qr)
    sheet = QApplication.activeModalWidget()
    assert isinstance(sheet, QrSheet)
    typed = address.read(sheet.line.text())
    assert typed is not None
    assert (typed.host, typed.port, typed.code) == ("192.168.1.20", 47624, CODE)
    assert sheet.picture.rows == squares(LINE)
    check_page(sheet)
    spoken = "Address 192.168.1.20:47624, join code A B C D E F G H J K L M"
    assert (sheet.picture.accessibleName(), sheet.line.accessibleName()) == (spoken, spoken)
    sheet.accept()
    sign.show_table("MLKJHGFEDCBA", [], 47624)
    click(sign.qr)
    sheet = QApplication.activeModalWidget()
    assert isinstance(sheet, QrSheet)
    assert sheet.picture.rows == squares("MLKJ-HGFE-DCBA"), "a new code, and no address to give"
    assert sheet.picture.accessibleName() == "Join code M L K J H G F E D C B A"
    sheet.accept()
