# SPDX-License-Identifier: GPL-3.0-or-later
"""How to play on one page: the aim, a turn, the kinds of cards, and the use of mouse and keys."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QRectF, Qt, QUrl
from PySide6.QtGui import QPainter, QPixmap, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QVBoxLayout, QWidget

from rdi_desktop.ui.cards.art import draw_art
from rdi_desktop.ui.look import keys
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.pages.firewalls import FIREWALLS, firewall
from rdi_desktop.ui.panels.sheet import Sheet

_ABOUT = (
    "You are back from an adventure, and the evening is long. Your <b>Fortitude</b> (the heart) sinks when the others "
    "roughhouse, your <b>Alcohol Content</b> (the mug) climbs when you drink. When the two meet you pass out; when your "
    "last <b>Gold</b> is gone you are thrown out. Whoever is left wins. The large number on a mat says how far heart and "
    "mug are apart."
)
_TURN = (
    ("Discard and Draw", "Throw away what you do not like, then fill your hand to seven."),
    ("Action", "Play one Action card, or open a Round of Gambling, or do neither."),
    ("Order a Drink", "Put a Drink on somebody else's Drink Me! pile. Nobody knows what is in it."),
    ("Drink!", "Reveal the top of your own Drink Me! pile, and down it goes."),
)
_CARDS = (
    ("action", "Action", "only in your own Action phase, one a turn"),
    ("sometimes", "Sometimes", "just when its text says so, mostly as an answer to what somebody does to you"),
    ("anytime", "Anytime", "whenever you like, even on somebody else's turn"),
    ("gambling", "Gambling", "in a Round, on your go: it takes control"),
    ("cheating", "Cheating", "the same, until somebody notices"),
)
_TABLE = (
    (
        "Whatever you may use now has a bright rim. <b>Drag</b> a card onto whom or what it is for (everything that it can go to "
        "lights up), or <b>click</b> it and then its goal. Rest on a card to read it large."
    ),
    "A card that cannot be played tells you why when you try.",
    (
        "What is being played lies in the middle until nobody wants to answer any more. The newest is on top and happens "
        "first. <b>Negate</b> undoes a card for everybody, <b>Ignore</b> spares only whoever plays it."
    ),
    (
        "In a <b>Round of Gambling</b> everybody antes. One after the other may take control or pass; when everybody has passed, "
        "whoever is in control takes the pot."
    ),
    (
        "With several people at one screen, everybody is asked at once: press your digit to look at your hand. Nobody's hand is "
        "shown before its owner has lifted the curtain."
    ),
    (
        "Stuck? <b>F1</b> opens the rules of what goes on, <b>H</b> says what a regular would do, <b>H</b> again what a shark expects, "
        "and <b>F4</b> why something is as it is."
    ),
)
_MIDDLE = (
    (
        "<b>A dungeon</b>: at the end of your Drink phase you may go on by one room, for a card of your hand. What a room does is "
        "answered as an Action card. At the goal lies a reward, and you begin anew at the start."
    ),
    (
        "<b>A Pub Crawl</b>: whoever reveals a Drink with a Chaser, or orders the last Drink of a tavern, leads the party to another one. "
        "Something happens there to whoever its card says, and Drinks are ordered there from now on. The party comes home to the Inn when "
        "all others have Closed."
    ),
    (
        "<b>Prizes</b>: whoever opens a Round of Gambling puts one into the pot. <b>Everything behind the bar</b>: all Drink Decks "
        "together, thirty cards at a time."
    ),
)
_TOGETHER = (
    (
        "<b>Host a table</b> on one computer (start screen, On several computers), and tell the others its join code. They find the "
        "table in their list, or type the address that stands under the code."
    ),
    "Several people may sit at one computer; whoever takes no seat looks on. Each computer sees the hands of its own people only.",
    (
        "Whoever loses the line comes back by itself, to the same seats. Until then the table waits, or a computer player stands in: "
        "the host says which."
    ),
)


def help_text() -> str:
    """The page as HTML. Pictures are named type:NAME."""
    ink, head, soft = THEME.palette.ink, THEME.palette.copper_dark, THEME.palette.ink_soft
    parts = [f"<p>{_ABOUT}</p>", "<h3>Your turn</h3><ol>"]
    parts += [f"<li><b>{name}</b> – {escape(what)}</li>" for name, what in _TURN]
    parts.append("</ol><h3>Kinds of cards</h3><table cellspacing='4'>")
    parts += [
        f"<tr><td><img src='type:{type}' width='26' height='26'></td>"
        f"<td style='vertical-align: middle'>&nbsp;<b>{name}</b> – {escape(when)}</td></tr>"
        for type, name, when in _CARDS
    ]
    parts.append("</table><h3>At the table</h3><ul>")
    parts += [f"<li>{what}</li>" for what in _TABLE]
    parts.append("</ul><h3>What may lie in the middle</h3><ul>")
    parts += [f"<li>{what}</li>" for what in _MIDDLE]
    parts.append("</ul><h3>One game, several computers</h3><ul>")
    parts += [f"<li>{what}</li>" for what in _TOGETHER]
    parts.append("<li>If others cannot join, look at the firewall of the computer that hosts:<ul>")
    for system, name in FIREWALLS.items():
        parts.append(f"<li><b>{name}</b> – {escape(firewall(system))}</li>")
    parts.append("</ul></li></ul><h3>Keys</h3><table cellspacing='3'>")
    parts += [f"<tr><td><b>{key}</b>&nbsp;&nbsp;</td><td>{escape(what)}</td></tr>" for key, what in keys.listed()]
    parts.append(
        f"</table><p style='color: {soft}'>Only what is legal is offered, so you can learn as you go. Everything else stands in "
        f"{keys.with_key('the rules', 'rules')}, with examples that you can play.</p>"
    )
    style = f"<style>h3 {{ color: {head}; margin-top: 12px; margin-bottom: 3px; }} li {{ margin-bottom: 3px; }}</style>"
    return f"{style}<div style='color: {ink}'>{''.join(parts)}</div>"


class HelpDialog(Sheet):
    """The page in a scrolling dialog."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("How to play", parent, size=(760, 680))
        text = self.parchment(QVBoxLayout())
        self.page = QTextBrowser()
        _add_pictures(self.page.document(), [type for type, _, _ in _CARDS], self.devicePixelRatioF())
        self.page.setHtml(help_text())
        self.page.setAccessibleName("How to play")
        text.addWidget(self.page)
        self.close_button = self.closing_button("Close")
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
