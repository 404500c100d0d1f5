# SPDX-License-Identifier: GPL-3.0-or-later
"""A page of the rulebook: Markdown with pictures of real pieces, and links."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint, QRectF, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPixmap,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)
from PySide6.QtWidgets import QWidget

from rdi_desktop.content.rulebook.book import folded
from rdi_desktop.content.rulebook.pages import escaped
from rdi_desktop.ui.cards.art import draw_art, has_art
from rdi_desktop.ui.cards.painting import render_face
from rdi_desktop.ui.look import scaling
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.panels.document import Document
from rdi_desktop.ui.panels.widgets import paint_portrait
from rdi_desktop.words import said, translated

if TYPE_CHECKING:
    from rdi_desktop.content.rulebook import Book, Chapter, RuleExample, Section
    from rdi_desktop.ui.table.faces import Faces

SHOWN = 4
"""The most examples of a place that are listed at first."""
_CARD = (156, 218)
_PORTRAIT, _TOKEN, _TYPE = 84, 30, 24
_LETTERS = 16
_LETTER = "index-"
"""Begins the places of the index's letters."""


class RuleText(Document):
    """Shows a chapter, or any Markdown, and emits clicked links."""

    place_wanted = Signal(str)
    card_wanted = Signal(str)
    example_wanted = Signal(str)

    def __init__(self, book: Book, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(said("rulebook-text-rules"), parent)
        self._book = book
        self._faces = faces
        self._pictures: dict[str, QPixmap] = {}
        self._chapter: Chapter | None = None
        self._spread: set[str] = set()
        """Places with all examples listed."""
        self._heads: dict[str, int] = {}
        """The position in the document where each place begins (characters)."""
        self._page: QTextDocument | None = None
        self._aim = ""
        """The place at which the page was opened."""
        self.scrolled = False
        """Whether the user has scrolled since."""
        bar = self.verticalScrollBar()
        bar.actionTriggered.connect(self._somebody_scrolled)
        bar.rangeChanged.connect(self._stay)
        self.link_clicked.connect(self._clicked)

    def show_chapter(self, chapter: Chapter, place: str = "") -> None:
        """Show a page, at that place."""
        self._chapter = chapter
        self._show(chapter_markdown(self._book, chapter, self._spread), [each.id for each in chapter.places])
        self.go_to(place or chapter.id)

    def show_index(self) -> None:
        self._chapter = None
        markdown, letters = index_markdown(self._book)
        self._show(markdown, ["index", *letters])
        self.go_to("index")

    def go_to(self, place: str) -> None:
        """Scroll a place of the page to the top, as far as possible."""
        bar = self.verticalScrollBar()
        at = self._heads.get(place, 0)
        self._aim, self.scrolled = place, False
        cursor = QTextCursor(self.document())
        cursor.setPosition(at)
        self.setTextCursor(cursor)  # Qt keeps the cursor visible
        rect = self.document().documentLayout().blockBoundingRect(cursor.block())
        bar.setValue(round(rect.top()) - 6 if at else 0)

    def top_place(self) -> str:
        """The place at the top now."""
        at = self.cursorForPosition(QPoint(4, 12)).position()
        above = [id for id, start in self._heads.items() if start <= at]
        return above[-1] if above else ""

    def picture(self, name: str) -> QPixmap:
        """The picture of a piece: `card:DECK/ID`, `portrait:ID`, `token:ID`, `type:ID`. An empty one if there is none."""
        if name not in self._pictures:
            kind, _, id = name.partition(":")
            self._pictures[name] = self._drawn(kind, id)
        return self._pictures[name]

    def loadResource(self, type: int, name: QUrl | str) -> Any:
        """Draws pictures when they become visible."""
        if type == QTextDocument.ResourceType.ImageResource.value:
            return self.picture(name.toString() if isinstance(name, QUrl) else name)
        return super().loadResource(type, name)

    # inside

    def _somebody_scrolled(self) -> None:
        self.scrolled = True

    def _stay(self) -> None:
        """Keep the opened place at the top while the page is laid out again."""
        if not self.scrolled:
            self.go_to(self._aim)

    def _show(self, markdown: str, places: Sequence[str]) -> None:
        document = QTextDocument(self)  # laid out once, when it is complete
        document.setDefaultFont(self.font())
        document.setMarkdown(markdown, QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
        self._heads.clear()
        self._aim = ""
        heads = iter(places)
        block = document.begin()
        while block.isValid():
            level = block.blockFormat().headingLevel()
            if level and (place := next(heads, None)) is not None:
                self._heads[place] = block.position()
            self._dress(block, level)
            block = block.next()
        for frame in document.rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                _rule_lines(frame)
        self.setDocument(document)
        if self._page is not None:
            self._page.deleteLater()
        self._page = document

    def _dress(self, block: QTextBlock, level: int) -> None:
        """Format a paragraph with its links and pictures."""
        unit = scaling.unit()
        form = QTextBlockFormat(block.blockFormat())
        if not _pictured(block):
            form.setLineHeight(118, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        form.setTopMargin({0: 0, 1: 0, 2: 16}.get(level, 10) * unit)
        form.setBottomMargin((5 if block.textList() is None or level else 2) * unit)
        cursor = QTextCursor(block)
        cursor.setBlockFormat(form)
        bullet = QTextCharFormat(block.charFormat())
        bullet.setForeground(QColor(THEME.palette.ink))
        cursor.setBlockCharFormat(bullet)
        if level:
            head = QTextCharFormat()
            head.setFont(THEME.title_font({1: 26, 2: 19}.get(level, 16) * unit))
            head.setForeground(QColor(THEME.palette.copper_dark))
            cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
            cursor.mergeCharFormat(head)
        else:
            plain = QTextCharFormat()
            plain.setForeground(QColor(THEME.palette.ink))
            font = self.font()
            font.setPixelSize(round(_LETTERS * unit))
            plain.setFont(font, QTextCharFormat.FontPropertiesInheritanceBehavior.FontPropertiesSpecifiedOnly)
            plain.setProperty(QTextCharFormat.Property.FontPixelSize, round(_LETTERS * unit))
            for piece in _pieces(block):
                _dress_piece(block, piece, plain)

    def _drawn(self, kind: str, id: str) -> QPixmap:
        unit, ratio = scaling.unit(), self.devicePixelRatioF()
        if kind == "card":
            width, height = (round(side * unit) for side in _CARD)
            return QPixmap.fromImage(render_face(self._faces.face_of(id), width, height, ratio))
        side = {"portrait": _PORTRAIT, "token": _TOKEN}.get(kind, _TYPE) * unit
        picture = QPixmap(round(side * ratio), round(side * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        rect = QRectF(0, 0, side, side)
        if kind == "portrait":
            paint_portrait(painter, rect, id, self._faces.character_name(id))
        elif kind == "type":
            frame = THEME.frame(id)
            painter.setBrush(frame.colour)
            painter.setPen(frame.dark)
            painter.drawEllipse(rect.adjusted(0.5, 0.5, -0.5, -0.5))
            draw_art(painter, f"types/{frame.symbol}", rect.adjusted(3, 3, -3, -3))
        elif kind == "token" and (art := f"tokens/{id}") and has_art(art):
            draw_art(painter, art, rect)
        painter.end()
        return picture

    def _clicked(self, url: QUrl) -> None:
        kind, _, rest = url.toString().partition(":")
        if kind.startswith(f"#{_LETTER}"):
            self.go_to(kind[1:])
        elif kind.startswith("#"):
            self.place_wanted.emit(kind[1:])
        elif kind == "card":
            self.card_wanted.emit(rest)
        elif kind == "example":
            self.example_wanted.emit(rest)
        elif kind == "portrait":
            self.place_wanted.emit(rest)
        elif kind == "more" and self._chapter is not None:
            self._spread.add(rest)
            here = self.verticalScrollBar().value()
            self.show_chapter(self._chapter)
            self.verticalScrollBar().setValue(here)


def _pictured(block: QTextBlock) -> bool:
    """Whether a paragraph contains only pictures."""
    return block.text() != "" and not block.text().replace("\ufffc", "").strip()


def _pieces(block: QTextBlock) -> list[tuple[int, int, QTextCharFormat]]:
    """The parts of a paragraph: position, length and format of each."""
    found = []
    iterator = block.begin()
    while not iterator.atEnd():
        fragment = iterator.fragment()
        found.append((fragment.position(), fragment.length(), fragment.charFormat()))
        iterator += 1
    return found


def _dress_piece(block: QTextBlock, piece: tuple[int, int, QTextCharFormat], plain: QTextCharFormat) -> None:
    at, length, was = piece
    cursor = QTextCursor(block)
    cursor.setPosition(at)
    cursor.setPosition(at + length, QTextCursor.MoveMode.KeepAnchor)
    form = QTextCharFormat(plain)
    if was.isImageFormat():
        form = QTextCharFormat()
        form.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
        name = was.toImageFormat().name()
        if name.startswith(("card:", "portrait:")):
            form.setAnchor(True)
            form.setAnchorHref(name)
    elif was.isAnchor():
        form.setForeground(QColor(THEME.palette.wine))
        form.setFontUnderline(True)
    cursor.mergeCharFormat(form)


def _rule_lines(table: QTextTable) -> None:
    """Thin lines between the cells."""
    form = table.format()
    form.setBorder(1)
    form.setBorderCollapse(True)
    form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    form.setBorderBrush(QColor(THEME.palette.copper))
    form.setCellPadding(5 * scaling.unit())
    form.setWidth(QTextLength())
    table.setFormat(form)


def chapter_markdown(book: Book, chapter: Chapter, spread: set[str]) -> str:
    """A page with its examples; for places in `spread` all of them."""
    parts = []
    for place in chapter.places:
        parts.append(f"{'#' * place.level} {place.title}")
        parts.append(re.sub(r"!\[\]\((\w+):([^)]+)\)", lambda found: _named(book, found), place.text))
        parts.append(_examples(place, book.shown_at.get(place.id, ()), spread))
    return "\n\n".join(part for part in parts if part)


def _named(book: Book, found: re.Match[str]) -> str:
    """A picture with a name for screen readers; without one Qt leaves it out."""
    kind, id = found[1], found[2]
    name = translated(book.content.card(id).title) if kind == "card" else id.rpartition("/")[2].replace("-", " ")
    return f"![{escaped(name)}]({kind}:{id})"


def _examples(place: Section, examples: Sequence[RuleExample], spread: set[str]) -> str:
    if not examples:
        return ""
    shown = examples if place.id in spread or len(examples) <= SHOWN + 1 else examples[:SHOWN]
    lines = [said("rulebook-text-play-example", what=each.id, escaped=escaped(each.title)) for each in shown]
    if len(shown) < len(examples):
        lines.append(said("rulebook-text-more-examples-more", examples=len(examples) - len(shown), what=place.id))
    return "\n".join(lines)


def index_markdown(book: Book) -> tuple[str, list[str]]:
    """The index by letters, and the places of the letters."""
    parts: list[str] = []
    letters: list[str] = []
    letter = ""
    for word, places in book.index:
        first = next((sign.upper() for sign in folded(word) if sign.isalpha()), "#")
        if first != letter:
            letter = first
            letters.append(letter)
            parts.append(f"\n## {letter}\n")
        links = ", ".join(f"[{escaped(_where(book, place))}](#{place})" for place in places)
        parts.append(f"- {escaped(word)}: {links}")
    leads = " ".join(f"[{letter}](#{_LETTER}{letter})" for letter in letters)
    return "\n".join([f"# {said('rulebook-index')}", "", leads, "", *parts]), [
        f"{_LETTER}{letter}" for letter in letters
    ]


def _where(book: Book, place: str) -> str:
    chapter, found = book.by_place[place]
    return found.title if found.level == 1 else f"{chapter.title}, {found.title}"
