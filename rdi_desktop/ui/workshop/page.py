# SPDX-License-Identifier: GPL-3.0-or-later
"""The page: one's own files to the left, the text of one in the middle, what it comes to at the right.

Each file is read again as soon as it has been saved, here or by another program.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QFileSystemWatcher, QRectF, QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QDesktopServices,
    QDragEnterEvent,
    QDropEvent,
    QHideEvent,
    QIcon,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPixmap,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from rdi_desktop.content.errors import ContentError
from rdi_desktop.content.mine import Folder, Mine
from rdi_desktop.content.parcel import SUFFIX
from rdi_desktop.content.rehearsal import Rehearsal
from rdi_desktop.ui.look import scaling
from rdi_desktop.ui.panels.widgets import BrassButton, Line, Parchment, Room, label, paint_portrait
from rdi_desktop.ui.workshop.editor import Editor, Spot
from rdi_desktop.ui.workshop.leaves import Cards, DeckCount, Faults, Rules

if TYPE_CHECKING:
    from rdi_desktop.content import Content

_PATH = Qt.ItemDataRole.UserRole
_SETTLE = 120
"""Milliseconds until a file that has been written is looked at: programs write in several steps."""
_FACE = 34
_EMPTY = "No characters of your own yet. “New …” makes one that can be played at once."
ELSEWHERE = "Changed by another program. Saving writes over it; “Read again” takes what is there."


class Workshop(Room):
    """The page. `folder`: of the home-made characters; `known`: the program's content."""

    left = Signal()
    new_wanted = Signal()
    try_wanted = Signal(str)
    """Sit down with that character."""
    share_wanted = Signal(Path)
    """Put the character of that file into one file for others."""
    file_wanted = Signal(object)
    """Take in a character from that file; None: from one that is asked for."""
    balance_wanted = Signal(object)
    """Let computers play many games with the character of that file, a `Mine`."""
    changed = Signal()
    """A file is another one than before: whatever was read of the folder is to be read again."""

    def __init__(self, folder: Path, known: Content, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.folder = Folder(folder, known)
        self.path: Path | None = None
        """The file that is shown."""
        self._loaded = ""
        """What it said when it was shown or saved last."""
        self._rehearsal: Rehearsal | None = None
        self._odd: list[Spot] = []
        self._make_parts()
        self._lay_out()
        self._connect()
        self.setAcceptDrops(True)
        self._watcher = QFileSystemWatcher(self)
        self._watcher.fileChanged.connect(lambda _path: self._settle.start())
        self._watcher.directoryChanged.connect(lambda _path: self._settle.start())
        self.look()
        if self.files.count():
            self.files.setCurrentRow(0)
        (self.files if self.files.count() else self.new).setFocus()

    @property
    def mine(self) -> Mine | None:
        """The file that is shown, as it was read last."""
        return self.folder.files.get(self.path) if self.path is not None else None

    # What one does

    def look(self) -> None:
        """Look into the folder, and show what has changed."""
        if self.folder.look():
            self._list()
            self.changed.emit()
        self._watch()
        mine = self.mine
        if self.path is not None and mine is None:
            self.state.setText("This file is no longer there; saving writes it anew.")
            return
        if mine is not None and (text := _text_of(mine.path)) is not None and text != self._loaded:
            if self.editor.document().isModified() and text != self.editor.toPlainText():
                self.state.setText(ELSEWHERE)
                self.again.show()
            else:
                self._loaded = text
                if text != self.editor.toPlainText():
                    self.editor.show_text(text)
        self._judge()

    def show_file(self, path: Path) -> None:
        """Show that file."""
        if path == self.path:
            return
        self.save_changes()
        self.path = path
        self._loaded = _text_of(path) or ""
        self.editor.setEnabled(True)
        self.editor.setPlainText(self._loaded)
        self.editor.document().setModified(False)
        self.again.hide()
        self.file_name.setText(path.name)
        for row in range(self.files.count()):
            if self.files.item(row).data(_PATH) == str(path):
                self.files.setCurrentRow(row)
        self._judge()

    def make(self, name: str, source: str) -> None:
        """A new file of that name; `source`: the id of the character that it is a copy of, or empty."""
        try:
            path = self.folder.copy(source, name) if source else self.folder.new(name)
        except OSError as error:
            self.state.setText(f"The file cannot be written: {error.strerror or error}")
            return
        self.look()
        self.show_file(path)
        self.editor.setFocus()

    def save(self) -> bool:
        """Write the text into its file; False if that is not possible."""
        if self.path is None:
            return False
        text = self.editor.toPlainText()
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text(text, encoding="utf-8")
        except OSError as error:
            self.state.setText(f"It cannot be saved: {error.strerror or error}")
            return False
        self._loaded = text
        self.editor.document().setModified(False)
        self.again.hide()
        self.look()
        return True

    def save_changes(self) -> None:
        """Save what has been written and is not saved; beside the file if another program has changed that meanwhile."""
        if self.path is None or not self.editor.document().isModified():
            return
        if self.again.isHidden():
            self.save()
        else:
            with suppress(OSError):
                self.path.with_suffix(".yaml.mine").write_text(self.editor.toPlainText(), encoding="utf-8")
            self.editor.document().setModified(False)

    def read_again(self) -> None:
        """Take what another program has written."""
        self.editor.document().setModified(False)
        self.again.hide()
        self._loaded = ""
        self.look()

    def try_it(self) -> None:
        """Save, and sit down with the character."""
        self.save_changes()
        if (mine := self.mine) is not None and mine.character:
            self.try_wanted.emit(mine.character)

    def let_play(self) -> None:
        """Save, and let computers play many games with the character."""
        self.save_changes()
        if (mine := self.mine) is not None and mine.character:
            self.balance_wanted.emit(mine)

    def share_it(self) -> None:
        """Save, and put the character into one file."""
        self.save_changes()
        if (mine := self.mine) is not None and mine.character:
            self.share_wanted.emit(mine.path)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A file with a character may be dropped here."""
        if _character_in(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Take it in, if people say so."""
        if (path := _character_in(event)) is not None:
            event.acceptProposedAction()
            self.file_wanted.emit(path)

    def open_folder(self) -> None:
        """Show the folder in the system's file manager."""
        self.folder.path.mkdir(parents=True, exist_ok=True)
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.folder.path)))

    def open_file(self) -> None:
        """Open the file in the system's editor."""
        if self.path is not None:
            self.save_changes()
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.path)))

    def fit(self) -> None:
        """Be as large as the window and people's letters ask for."""
        unit = scaling.unit()
        for button in self.findChildren(BrassButton):
            button.rescale(unit)
        self.editor.set_pixels(round(14 * unit))
        self.list_sheet.setFixedWidth(round(256 * unit))
        self.files.setIconSize(QSize(round(_FACE * unit), round(_FACE * unit)))
        self._list()  # rows are as high as their lines are now

    def event(self, event: QEvent) -> bool:
        """Keys that mean something here mean nothing else."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _keys(event) in self._keys:
            event.accept()
            return True
        if event.type() == QEvent.Type.DeferredDelete:
            self.cards.close_cache()  # a card that is being painted would wait for this thread, and this one for it
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what the key stands for on this page."""
        if (do := self._keys.get(_keys(event))) is not None:
            do()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing that was written is lost."""
        self.save_changes()
        self._play.stop()
        super().hideEvent(event)

    # inside

    def _make_parts(self) -> None:
        self.new = BrassButton("New …", bright=True, pixels=16)
        self.open = BrassButton("Open my folder", pixels=16)
        self.take_in = BrassButton("Take in …", pixels=16)
        self.share = BrassButton("Share …", pixels=16)
        self.back = BrassButton("Back", pixels=16)
        self.keep = BrassButton("Save", pixels=15)
        self.again = BrassButton("Read again", pixels=15)
        self.elsewhere = BrassButton("In my own editor", pixels=15)
        self.try_button = BrassButton("Try it", bright=True, pixels=15)
        self.games_button = BrassButton("400 games …", pixels=15)
        self.share.setEnabled(False)
        self.again.hide()
        self.files = QListWidget()
        self.files.setAccessibleName("Characters and decks of your own")
        self.files.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.files.setWordWrap(True)
        self.files.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.files.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.editor = Editor()
        self.editor.setEnabled(False)
        self.file_name = Line("", "subheading")
        self.state = label(_EMPTY, wrap=True)
        self.meaning = Line("", "quiet")
        self.faults = Faults()
        self.cards = Cards()
        self.deck = DeckCount()
        self.rules = Rules()
        self.leaves = QTabWidget()
        self.leaves.setDocumentMode(True)
        for leaf, name in (
            (self.cards, "&Cards"),
            (self.faults, "&Faults"),
            (self.deck, "&Deck"),
            (self.rules, "&Rules"),
        ):
            self.leaves.addTab(leaf, name)
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(_SETTLE)
        self._settle.timeout.connect(self.look)
        self._play = QTimer(self)
        self._play.timeout.connect(self._rehearse)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(label("Workshop", "heading"))
        head.addStretch()
        for button in (self.new, self.open, self.take_in, self.share, self.back):
            head.addWidget(button)
        self.list_sheet = Parchment()
        mine = QVBoxLayout(self.list_sheet)
        mine.setContentsMargins(14, 12, 14, 16)
        mine.addWidget(label("Your own", "subheading"))
        mine.addWidget(self.files, 1)
        desk = Parchment()
        middle = QVBoxLayout(desk)
        middle.setContentsMargins(14, 10, 14, 14)
        bar = QHBoxLayout()
        bar.addWidget(self.file_name, 1)
        for button in (self.again, self.keep, self.elsewhere, self.games_button, self.try_button):
            bar.addWidget(button)
        middle.addLayout(bar)
        middle.addWidget(self.state)
        middle.addWidget(self.editor, 1)
        middle.addWidget(self.meaning)
        sheet = Parchment()
        right = QVBoxLayout(sheet)
        right.setContentsMargins(12, 10, 12, 14)
        right.addWidget(self.leaves)
        parts = QSplitter()
        parts.setChildrenCollapsible(False)
        parts.addWidget(desk)
        parts.addWidget(sheet)
        parts.setStretchFactor(0, 5)
        parts.setStretchFactor(1, 4)
        parts.setSizes([560, 440])
        body = QHBoxLayout()
        body.addWidget(self.list_sheet)
        body.addWidget(parts, 1)
        page = QVBoxLayout(self)
        page.setContentsMargins(14, 8, 14, 10)
        page.addLayout(head)
        page.addLayout(body, 1)
        self.fit()

    def _connect(self) -> None:
        self.new.clicked.connect(self.new_wanted)
        self.open.clicked.connect(self.open_folder)
        self.take_in.clicked.connect(lambda: self.file_wanted.emit(None))
        self.share.clicked.connect(self.share_it)
        self.back.clicked.connect(self.left)
        self.keep.clicked.connect(self.save)
        self.again.clicked.connect(self.read_again)
        self.elsewhere.clicked.connect(self.open_file)
        self.try_button.clicked.connect(self.try_it)
        self.games_button.clicked.connect(self.let_play)
        self.files.currentItemChanged.connect(self._chosen)
        self.files.itemActivated.connect(lambda _item: self.editor.setFocus())
        self.editor.word_explained.connect(self.meaning.setText)
        self.editor.document().modificationChanged.connect(self._modified)
        self.faults.wanted.connect(self._lead_to)
        self.faults.mend_wanted.connect(self._mend)
        self.cards.wanted.connect(self.lead_to_card)
        self._keys: dict[str, Callable[[], object]] = {
            "Ctrl+S": self.save,
            "F5": self.try_it,
            "F8": self._next_fault,
            "Esc": self._out,
        }
        for button, tip in (
            (self.keep, "Ctrl+S"),
            (self.try_button, "F5: sit down with it against three computers"),
            (self.games_button, "Let computers play 400 games with it: its share, and what becomes of each card"),
            (self.back, "Esc"),
        ):
            button.setToolTip(tip)

    def _out(self) -> None:
        """Escape leads from the text to the list, and from there out."""
        if self.editor.hasFocus():
            self.files.setFocus()
        else:
            self.left.emit()

    def _modified(self, changed: bool) -> None:
        self.keep.setEnabled(changed)
        self.file_name.setText(f"{self.path.name}{' •' if changed else ''}" if self.path is not None else "")

    def _chosen(self, item: QListWidgetItem | None) -> None:
        if item is not None and not self._filling:
            self.show_file(Path(item.data(_PATH)))

    _filling = False

    def _list(self) -> None:
        """Fill the list; whatever was chosen stays so."""
        self._filling = True
        self.files.clear()
        side = self.files.iconSize().width()
        for path, mine in self.folder.files.items():
            item = QListWidgetItem(f"{mine.name}\n{mine.standing}  ·  {mine.changed}")
            item.setData(_PATH, str(path))
            item.setToolTip(path.name)
            item.setIcon(_portrait(mine, side, self.devicePixelRatioF()))
            self.files.addItem(item)
            if path == self.path:
                self.files.setCurrentItem(item)
        self._filling = False

    def _watch(self) -> None:
        wanted = {str(path) for path in self.folder.files}
        with suppress(OSError):
            if self.folder.path.is_dir():
                wanted.add(str(self.folder.path))
        there = {*self._watcher.files(), *self._watcher.directories()}
        if gone := there - wanted:
            self._watcher.removePaths(list(gone))
        if new := wanted - there:
            self._watcher.addPaths(list(new))

    def _judge(self) -> None:
        """Show what the file comes to."""
        mine = self.mine
        wrong = [_spot(one) for one in mine.problems] if mine is not None else []
        self._odd = []
        self._rehearsal = None
        self._play.stop()
        if mine is not None and mine.character:
            self._odd = [_spot(one) for one in mine.checked.odd()]
            self._rehearsal = Rehearsal(mine.checked.content, mine.character)
            if self.isVisible():
                self._play.start(0)
        self.editor.mark(wrong)
        self._tell_faults(wrong)
        if mine is not None and mine.usable:
            for leaf in (self.cards, self.deck, self.rules):
                leaf.show_file(mine)
        for button in (self.try_button, self.games_button, self.share):
            button.setEnabled(mine is not None and bool(mine.character))
        self.editor.know(self._own_words(mine))
        if mine is None:
            self.state.setText(_EMPTY if not self.folder.files else "")
        elif self.again.isHidden():
            self.state.setText(self._state_of(mine))

    def _state_of(self, mine: Mine) -> str:
        if not mine.usable:
            first = mine.problems[0]
            where = f"Line {first.line}: " if first.line else ""
            return f"{where}{first.message}"
        if not mine.character:
            return f"Right: {len(mine.checked.cards)} different cards."
        number = sum(card.copies for card in mine.checked.cards)
        return f"Right: {len(mine.checked.cards)} different cards, {number} in all. Saved, it sits in “New game”."

    def _tell_faults(self, wrong: list[Spot]) -> None:
        looking = self._rehearsal is not None
        self.faults.show_spots(wrong, self._odd, looking=looking)
        number = len(wrong) or len(self._odd)
        at = self.leaves.indexOf(self.faults)
        self.leaves.setTabText(at, f"&Faults ({number})" if wrong else f"&Odd ({number})" if number else "&Faults")
        if wrong:
            self.leaves.setCurrentIndex(at)

    def _rehearse(self) -> None:
        """Play one more game in which each card is tried, between two frames."""
        mine, rehearsal = self.mine, self._rehearsal
        if mine is None or rehearsal is None:
            self._play.stop()
            return
        if not rehearsal.done:
            rehearsal.step()
            return
        self._play.stop()
        self._rehearsal = None
        self._odd += [_spot(one) for one in mine.checked.shown(rehearsal.oddities())]
        self._tell_faults([])

    @property
    def busy(self) -> bool:
        """Whether cards are being tried still."""
        return self._play.isActive()

    def _own_words(self, mine: Mine | None) -> list[tuple[str, str]]:
        """Standard cards with what they do, and what the character declares."""
        content = self.folder.known
        found = []
        for id in content.standard:
            with suppress(KeyError):
                found.append((id, f"standard card: {' '.join(content.text(content.templates[id]).split())}"))
        if mine is not None and mine.character:
            who = mine.checked.content.characters[mine.character]
            found += [(id, "a token of this character") for id in who.tokens]
            found += [(id, "a track of this character") for id in who.tracks]
            found += [(id, "a side deck or place of this character") for id in who.piles]
        return found

    def _lead_to(self, spot: object) -> None:
        if isinstance(spot, tuple) and spot:
            place = Spot(*spot)
            self.editor.go_to(place.line, place.column)
            self.editor.setFocus()

    def lead_to_card(self, id: str) -> None:
        """Show where that card stands in the text."""
        mine = self.mine
        if mine is not None and mine.character:
            ids = [card.id for card in mine.checked.content.characters[mine.character].deck]
            if id in ids:
                place = mine.checked.at(("deck", ids.index(id)), "")
                self.editor.go_to(place.line, place.column)
                self.editor.setFocus()

    def _mend(self, spot: object) -> None:
        if isinstance(spot, tuple) and self.editor.mend(Spot(*spot)):
            self.save()

    def _next_fault(self) -> None:
        """To the next mistake below the cursor, or the first one."""
        here = self.editor.textCursor().blockNumber() + 1
        lines = sorted((spot for spot in (*self.editor.spots, *self._odd) if spot.line), key=lambda spot: spot.line)
        if lines:
            self._lead_to(next((spot for spot in lines if spot.line > here), lines[0]))


def _keys(event: QKeyEvent) -> str:
    return QKeySequence(event.keyCombination()).toString()


def _spot(error: ContentError) -> Spot:
    return Spot(error.line, error.column, error.message, error.near)


def _text_of(path: Path) -> str | None:
    try:
        return path.read_text(encoding="utf-8-sig", errors="replace")
    except OSError:
        return None


def _portrait(mine: Mine, side: int, dpr: float) -> QIcon:
    pixmap = QPixmap(round(side * dpr), round(side * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    paint_portrait(painter, QRectF(0, 0, side, side), mine.checked.id or None, mine.name)
    painter.end()
    return QIcon(pixmap)


def _character_in(event: QDropEvent) -> Path | None:
    """The file with a character that is being dragged; None if it is something else."""
    urls = event.mimeData().urls()
    path = Path(urls[0].toLocalFile()) if len(urls) == 1 and urls[0].isLocalFile() else None
    return path if path is not None and path.suffix == SUFFIX else None
