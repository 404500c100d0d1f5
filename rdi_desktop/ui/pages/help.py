# SPDX-License-Identifier: GPL-3.0-or-later
"""How to play on one page: the aim, a turn, the kinds of cards, and the use of mouse and keys."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QRectF, Qt, QUrl
from PySide6.QtGui import QPainter, QPixmap, QTextDocument
from PySide6.QtWidgets import QVBoxLayout, QWidget

from rdi_desktop.ui.cards.art import draw_art
from rdi_desktop.ui.look import keys
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.pages.firewalls import FIREWALLS, firewall
from rdi_desktop.ui.panels.document import Document
from rdi_desktop.ui.panels.sheet import Sheet
from rdi_desktop.ui.words import terms
from rdi_desktop.words import said

_TURN = ("discard_and_draw", "action", "order", "drink")
_CARDS = ("action", "sometimes", "anytime", "gambling", "cheating")
_TABLE, _MIDDLE, _TOGETHER = (range(1, each + 1) for each in (6, 3, 3))
"""How many paragraphs there are about each."""


def help_text() -> str:
    """The page as HTML. Pictures are named type:NAME."""
    ink, head, soft = THEME.palette.ink, THEME.palette.copper_dark, THEME.palette.ink_soft
    parts = [f"<p>{said('help-about')}</p>", f"<h3>{said('help-turn')}</h3><ol>"]
    parts += [f"<li><b>{terms.phase(each)}</b> – {escape(said(f'help-turn-{each}'))}</li>" for each in _TURN]
    parts.append(f"</ol><h3>{said('help-cards')}</h3><table cellspacing='4'>")
    parts += [
        f"<tr><td><img src='type:{type}' width='26' height='26'></td>"
        f"<td style='vertical-align: middle'>&nbsp;<b>{terms.card_type(type)}</b> – {escape(said(f'help-cards-{type}'))}</td></tr>"
        for type in _CARDS
    ]
    parts.append(f"</table><h3>{said('help-table')}</h3><ul>")
    parts += [f"<li>{said(f'help-table-{each}')}</li>" for each in _TABLE]
    parts.append(f"</ul><h3>{said('help-middle')}</h3><ul>")
    parts += [f"<li>{said(f'help-middle-{each}')}</li>" for each in _MIDDLE]
    parts.append(f"</ul><h3>{said('help-together')}</h3><ul>")
    parts += [f"<li>{said(f'help-together-{each}')}</li>" for each in _TOGETHER]
    parts.append(f"<li>{said('help-firewall')}<ul>")
    for system, name in FIREWALLS.items():
        parts.append(f"<li><b>{name}</b> – {escape(firewall(system))}</li>")
    parts.append(f"</ul></li></ul><h3>{said('help-keys')}</h3><table cellspacing='3'>")
    parts += [f"<tr><td><b>{key}</b>&nbsp;&nbsp;</td><td>{escape(what)}</td></tr>" for key, what in keys.listed()]
    rules = keys.with_key(said("help-the-rules"), "rules")
    parts.append(f"</table><p style='color: {soft}'>{said('help-end', rules=rules)}</p>")
    style = f"<style>h3 {{ color: {head}; margin-top: 12px; margin-bottom: 3px; }} li {{ margin-bottom: 3px; }}</style>"
    return f"{style}<div style='color: {ink}'>{''.join(parts)}</div>"


class HelpDialog(Sheet):
    """The page in a scrolling dialog."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(said("page-help"), parent, size=(760, 680))
        text = self.parchment(QVBoxLayout())
        self.page = Document(said("page-help"))
        _add_pictures(self.page.document(), _CARDS, self.devicePixelRatioF())
        self.page.setHtml(help_text())
        text.addWidget(self.page)
        self.close_button = self.closing_button()
        self.foot(None, self.close_button)
        self.page.setFocus()


def _add_pictures(document: QTextDocument, types: Sequence[str], ratio: float) -> None:
    for type in types:
        picture = QPixmap(round(26 * ratio), round(26 * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = THEME.frame(type)
        painter.setBrush(frame.colour)
        painter.setPen(frame.dark)
        painter.drawEllipse(QRectF(0.5, 0.5, 25, 25))
        draw_art(painter, f"types/{frame.symbol}", QRectF(3, 3, 20, 20))
        painter.end()
        document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(f"type:{type}"), picture)
