# SPDX-License-Identifier: GPL-3.0-or-later
"""The workshop's page: files to the left, the text of one in the middle, the results to the right.

Each file is read again as soon as it has been saved, here or by another program.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QDesktopServices,
    QDragEnterEvent,
    QDropEvent,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QLineEdit,
    QWidget,
)

from rdi_desktop.content import cookbook, unsaved
from rdi_desktop.content.files import PICTURES
from rdi_desktop.content.own_files import Folder, OwnFile
from rdi_desktop.machine.files import write_whole
from rdi_desktop.session.picking import take_name
from rdi_desktop.ui.cards import art, dyes
from rdi_desktop.ui.look import keys, scaling, style
from rdi_desktop.ui.look.regions import show_stop
from rdi_desktop.ui.panels.widgets import BrassButton
from rdi_desktop.ui.words.dates import when
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.ui.workshop import file_words
from rdi_desktop.ui.workshop.editor import Spot
from rdi_desktop.ui.workshop.file_watch import FileWatch
from rdi_desktop.ui.workshop.new import NEW
from rdi_desktop.ui.workshop.parts import Parts
from rdi_desktop.ui.workshop.trial import Trial
from rdi_desktop.words import said

if TYPE_CHECKING:
    from rdi_desktop.content import Content
    from rdi_desktop.content.cookbook import Idea
    from rdi_desktop.content.errors import ContentError

_KEEP = 1500
"""Milliseconds after which unsaved text is kept beside its file."""
_CLOSE = "QTabBar::tab { padding-left: 6px; padding-right: 6px; }"
"""The names of the pages to the right stand closer together where letters are larger than there is room for."""
_LEAST = 1280, 640
"""Least width with its sheets side by side, and one below the other (px of the smallest window)."""
_LEAVES = 436
"""Least width of the pages to the right (px)."""


class Workshop(Parts):
    """The page. `folder`: of the home-made characters; `known`: the program's content."""

    left = Signal()
    new_wanted = Signal()
    try_wanted = Signal(object)
    """Play a game with what is in that file, a `OwnFile`."""
    lay_wanted = Signal(object)
    """Try out the character of that file, a `OwnFile`, from a chosen position."""
    share_wanted = Signal(Path)
    """Write a parcel of that file's character."""
    file_wanted = Signal(object)
    """Take in a character from that file; None: ask for one."""
    balance_wanted = Signal(object)
    """Play many games with the character of that file, a `OwnFile`."""
    pictures_wanted = Signal(str)
    """Compose pictures of the present character; of the card with that id, if given."""
    over_wanted = Signal()
    """The file has changed meanwhile: ask whether to overwrite it."""
    changed = Signal()
    """A file has changed: the folder must be read again."""

    def __init__(self, folder: Path, known: Content, parent: QWidget | None = None) -> None:
        super().__init__(known, parent)
        self.folder = Folder(folder, known)
        self.path: Path | None = None
        """The file that is shown."""
        self._loaded = ""
        """Its text when it was last shown or saved."""
        self._left_over: tuple[str, datetime] | None = None
        """Unsaved text from an earlier time, and when it was written."""
        self._odd: list[Spot] = []
        self._fitted = (0.0, False, 0.0)
        """Its factor, whether its sheets lie one below the other, and the program's factor."""
        self._watch = FileWatch(self)
        self._keeping = QTimer(self)
        self._keeping.setSingleShot(True)
        self._keeping.setInterval(_KEEP)
        self._keeping.timeout.connect(self.keep_unsaved)
        self._trial = Trial(self)
        self.fit()
        self._connect()
        self.setAcceptDrops(True)
        self.look()
        if self.folder.files:
            self.show_file(next(iter(self.folder.files)))
        (self.files if self.files.count() else self.new).setFocus()

    @property
    def mine(self) -> OwnFile | None:
        """The file that is shown, as last read."""
        return self.folder.files.get(self.path) if self.path is not None else None

    # Actions

    def look(self) -> None:
        """Look into the folder, and show what has changed."""
        if self.folder.look():
            own = [each for each in self.folder.files.values() if each.character]
            people = [each.checked.content.characters[each.character] for each in own]
            dyed = [dyes.take(who) for who in people]
            for who in people:
                take_name(who)
            if self.folder.other_pictures or any(dyed):
                art.forget()
                self.cards.forget()
            self._list()
            self._judge()
            self.changed.emit()
        folder = self.folder.path
        self._watch.watch([folder, *(folder / kind for kind in PICTURES)], [*self.folder.files, *self.folder.pictures])
        mine = self.mine
        if self.path is not None and mine is None:
            self.state.setText(said("workshop-gone"))
        elif mine is not None and (text := file_words.text_of(mine.path)) is not None and text != self._loaded:
            if self.unsaved and text != self.editor.toPlainText():
                self.state.setText(said("workshop-changed-elsewhere"))
                self.again.show()
            else:
                self._loaded = text
                if text != self.editor.toPlainText():
                    self.editor.show_text(text)

    @property
    def unsaved(self) -> bool:
        """Whether there are unsaved changes."""
        return self.path is not None and self.editor.document().isModified()

    def show_file(self, path: Path) -> None:
        if path == self.path:
            return
        self.save_changes()
        self.path = path
        self._loaded = file_words.text_of(path) or ""
        self.editor.setEnabled(True)
        self.editor.setPlainText(self._loaded)
        self.editor.document().setModified(False)
        self.again.hide()
        self._offer_unsaved()
        self.file_name.setText(path.name)
        self.files.choose(path)
        self.desk.setCurrentIndex(1)
        if self.sheet.isHidden():
            self.sheet.show()
        self._judge()

    def _offer_unsaved(self) -> None:
        """Offer unsaved text from an earlier time."""
        self._left_over = unsaved.found(self.path, self._loaded) if self.path is not None else None
        for button in (self.have_back, self.drop):
            button.setVisible(self._left_over is not None)

    def take_back_unsaved(self) -> None:
        """Restore it as an unsaved change."""
        if self._left_over is not None:
            text, self._left_over = self._left_over[0], None
            self.editor.selectAll()
            self.editor.insertPlainText(text)  # so that it can be undone
            self._offer_nothing()

    def drop_unsaved(self) -> None:
        """Discard it."""
        if self.path is not None:
            unsaved.drop(self.path)
        self._left_over = None
        self._offer_nothing()
        self._tell_state()

    def _offer_nothing(self) -> None:
        for button in (self.have_back, self.drop):
            button.hide()
        self.editor.setFocus()

    def make(self, name: str, source: str) -> None:
        """A new file of that name; `source`: the id of the character to copy, '' or 'new:' and a kind."""
        kind = source.removeprefix(NEW) if source.startswith(NEW) else "character"
        try:
            path = self.folder.copy(source, name) if source and kind == "character" else self.folder.new(name, kind)
        except OSError as error:
            self.state.setText(said("workshop-file-not-written", strerror=error.strerror or error))
            return
        self.look()
        self.show_file(path)
        self.editor.setFocus()

    def save(self) -> bool:
        """Save the text; False if that is not possible. Asks first if another program has changed the file."""
        if self.path is None:
            return False
        if not self.again.isHidden():
            self.over_wanted.emit()
            return False
        return self.write_over()

    def write_over(self) -> bool:
        """Save the text, whatever is in the file."""
        assert self.path is not None
        text = self.editor.toPlainText()
        try:
            write_whole(self.path, text.encode("utf-8"))
        except OSError as error:
            self.state.setText(said("workshop-not-saved", strerror=error.strerror or error))
            return False
        self._loaded = text
        self.editor.document().setModified(False)
        unsaved.drop(self.path)
        self.again.hide()
        self.look()
        self._tell_state()
        return True

    def save_changes(self) -> bool:
        """Save changes; beside the file if another program has changed it meanwhile, or it cannot be written."""
        if not self.unsaved:
            return True
        if self.again.isHidden() and self.write_over():
            return True
        return self.keep_unsaved()

    def keep_unsaved(self) -> bool:
        """Keep unsaved text beside the file; False if nothing can be written there."""
        if not self.unsaved or self.path is None:
            return True
        try:
            unsaved.keep(self.path, self.editor.toPlainText())
        except OSError:
            return False
        return True

    def to_lose(self) -> str:
        """What would be lost by closing, or ''."""
        if self.save_changes():
            return ""
        assert self.path is not None
        name = isolated(self.path.name)
        return said("workshop-lose-text", name=name)

    def read_again(self) -> None:
        """Load what another program has written; the user's text is kept beside it."""
        self.keep_unsaved()
        self.editor.document().setModified(False)
        self.again.hide()
        self._loaded = ""
        self.look()
        self._offer_unsaved()
        self._tell_state()

    def try_it(self) -> None:
        """Save, and play a game with the character."""
        self.save_changes()
        if (mine := self.mine) is not None and mine.given:
            self.try_wanted.emit(mine)

    def let_play(self) -> None:
        """Save, and play many games with the character."""
        self.save_changes()
        if (mine := self.mine) is not None and mine.character:
            self.balance_wanted.emit(mine)

    def lay_it(self) -> None:
        """Save, and ask for a position to try the character from."""
        self.save_changes()
        if (mine := self.mine) is not None and mine.character:
            self.lay_wanted.emit(mine)

    def share_it(self) -> None:
        """Save, and write a parcel."""
        self.save_changes()
        if (mine := self.mine) is not None and mine.given:
            self.share_wanted.emit(mine.path)

    def compose(self, card: str = "") -> None:
        """Save, and compose pictures."""
        self.save_changes()
        if (mine := self.mine) is not None and mine.character:
            self.pictures_wanted.emit(card)

    def put_in(self, idea: Idea) -> None:
        """Insert an idea into the text, as a change that can be undone, and save."""
        mine, text = self.mine, self.editor.toPlainText()
        try:
            changed = cookbook.put_in(text, idea)
            if mine is not None and mine.character and not self.unsaved:
                changed = cookbook.sized(changed, idea, cookbook.number_of(mine.checked.content, mine.character))
        except ValueError as error:  # the text has a mistake, or nothing can be inserted
            self.state.setText(said("workshop-ideas-not-put", error=error))
            return
        self.editor.write_over(changed)
        self.editor.go_to(cookbook.line_of(changed, idea))
        self.save()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept a dragged parcel."""
        if file_words.character_in(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Take it in after confirmation."""
        if (path := file_words.character_in(event)) is not None:
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
        """Scale with the window and the chosen letters. Much larger letters than there is room for lay the sheets one below the other."""
        unit, stacked = scaling.unit_across(self.width(), *_LEAST)
        if not stacked:  # then what cannot wrap or scroll is a little smaller than the rest
            unit = scaling.stepped(min(scaling.unit(), max(1.0, self.width() / scaling.SMALLEST.width())))
        fitted = unit, stacked, scaling.unit()
        if fitted != self._fitted:
            self._fitted = fitted
            for button in self.findChildren(BrassButton):
                button.rescale(scaling.unit() if button in self.head_buttons and not stacked else unit)
            self.editor.set_pixels(round(14 * (unit if stacked else scaling.unit())))
            self.setStyleSheet(style.style_sheet(unit) if stacked and unit != scaling.unit() else "")
            self.sheet.setStyleSheet(_CLOSE if unit < scaling.unit() and not stacked else "")
            self.cards.fit(unit)
            self.ideas.fit(unit)
            self._list()  # rows have other heights now
        self.lay_sheets(stacked, round(256 * unit), min(round(_LEAVES * unit), round(0.36 * self.width())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make room for two cards side by side, as long as the text keeps more."""
        super().resizeEvent(event)
        self.fit()

    def event(self, event: QEvent) -> bool:
        """Keys with a meaning here are no shortcuts."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _keys(event) in self._keys:
            event.accept()
            return True
        if event.type() == QEvent.Type.DeferredDelete:
            self.cards.close_cache()  # waiting for a card being painted could deadlock with this thread
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle the page's keys."""
        if (do := self._keys.get(_keys(event))) is not None:
            do()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Show what has changed meanwhile."""
        super().showEvent(event)
        self._watch.start()
        self.look()
        if self.mine is not None and self.mine.character and not self.busy:
            self._judge()  # cards are tried only while the page is visible

    def hideEvent(self, event: QHideEvent) -> None:
        """Keep unsaved text."""
        self.save_changes()
        self._watch.stop()
        self._trial.stop()
        super().hideEvent(event)

    # inside

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
        self.lay.clicked.connect(self.lay_it)
        self.games_button.clicked.connect(self.let_play)
        self.first.new.clicked.connect(self.new_wanted)
        self.first.take_in.clicked.connect(lambda: self.file_wanted.emit(None))
        self.have_back.clicked.connect(self.take_back_unsaved)
        self.drop.clicked.connect(self.drop_unsaved)
        self.pictures.clicked.connect(lambda: self.compose())  # noqa: PLW0108 - Qt tells whether it is checked
        self._watch.stirred.connect(self.look)
        self._trial.ended.connect(self._tried)
        self.editor.textChanged.connect(self._keeping.start)
        self.files.wanted.connect(self.show_file)
        self.files.itemActivated.connect(lambda _item: self.editor.setFocus())
        self.editor.word_explained.connect(self.meaning.setText)
        self.editor.document().modificationChanged.connect(self._modified)
        self.faults.wanted.connect(self._lead_to)
        self.faults.mend_wanted.connect(self._mend)
        self.cards.wanted.connect(self.lead_to_card)
        self.cards.picture_wanted.connect(self.compose)
        self.ideas.wanted.connect(self.put_in)
        self.find_button.clicked.connect(self.finder.open)
        self._keys: dict[str, Callable[[], object]] = {
            "Ctrl+S": self.save,
            "Ctrl+F": self.finder.open,
            "F3": self.finder.find_next,
            "Shift+F3": self.finder.find_back,
            "F5": self.try_it,
            "Shift+F5": self.lay_it,
            "F7": self.compose,
            "F8": self._next_fault,
            "Esc": self._out,
            **{f"Ctrl+{number + 1}": partial(self._turn_to, number) for number in range(self.tabs.count())},
        }
        for button, tip in (
            (self.keep, keys.native("Ctrl+S")),
            (self.try_button, said("workshop-try-help")),
            (self.games_button, said("workshop-games-help")),
            (self.lay, said("workshop-lay-help")),
            (self.pictures, said("workshop-pictures-help")),
            (self.elsewhere, said("workshop-elsewhere-help")),
            (self.have_back, said("workshop-have-back-help")),
            (self.back, keys.native("Esc")),
        ):
            button.setToolTip(tip)

    def _out(self) -> None:
        """Esc goes from the results to the text, from there to the list, and from there out."""
        if self.editor.hasFocus():
            self.files.setFocus()
            show_stop(self.files)
        elif any(widget.hasFocus() for widget in self.tabs.findChildren(QWidget)):
            self.editor.setFocus()
            show_stop(self.editor)
        else:
            self.left.emit()

    def _turn_to(self, number: int) -> None:
        """Open a page and focus it, since Tab stays in the text."""
        self.tabs.setCurrentIndex(number)
        leaf = self.tabs.currentWidget()
        first = leaf.findChild(QLineEdit) or leaf.findChild(QAbstractScrollArea) or leaf
        first.setFocus()
        self.show_results()

    def _modified(self, changed: bool) -> None:
        self.keep.setEnabled(changed)
        self.file_name.setText(f"{isolated(self.path.name)}{' •' if changed else ''}" if self.path is not None else "")

    def _list(self) -> None:
        """Fill the list; the selection is kept."""
        self.files.show_files(self.folder, self.path, self._fitted[0])

    def _judge(self) -> None:
        """Show the results for the file."""
        mine = self.mine
        wrong = [file_words.spot(one) for one in mine.problems] if mine is not None else []
        self._odd = []
        self._trial.stop()
        if mine is not None and mine.usable:
            self._odd = [file_words.spot(one) for one in mine.checked.odd()] + [
                file_words.in_sheet(one) for one in mine.checked.pictures()
            ]
            if mine.character and self.isVisible():
                self._trial.begin(mine)
        self.editor.mark(wrong)
        self._tell_faults(wrong)
        if mine is None or mine.usable or self._shown != self.path:
            usable = mine if mine is not None and mine.usable else None
            for leaf in (self.cards, self.deck, self.rules):
                leaf.show_file(usable)
            self._shown = self.path
        for button in (self.lay, self.games_button, self.pictures):
            button.setEnabled(mine is not None and bool(mine.character))
        for button in (self.try_button, self.share):
            button.setEnabled(mine is not None and mine.given)
        self.editor.know(file_words.own_words(self.folder.known, mine))
        self._tell_state()

    _shown: Path | None = None
    """The file whose cards are shown: if it has mistakes, as they were before."""

    def _tell_state(self) -> None:
        """Show the state of the file in a line."""
        mine = self.mine
        if not self.again.isHidden():
            self.state.setText(said("workshop-changed-elsewhere"))
        elif self._left_over is not None:
            self.state.setText(said("workshop-left-over", left_over=when(self._left_over[1])))
        elif mine is not None:
            self.state.setText(file_words.state_of(mine))
        else:
            self.state.setText(said("workshop-gone") if self.path is not None else "")

    def _tell_faults(self, wrong: list[Spot]) -> None:
        looking = self.busy
        self.faults.show_spots(wrong, self._odd, looking=looking)
        number = len(wrong) or len(self._odd)
        at = self.tabs.indexOf(self.faults)
        kind = "faults" if wrong else "odd" if number else "none"
        self.tabs.setTabText(at, said("workshop-tab-faults", kind=kind, number=number))
        if wrong:
            self.tabs.setCurrentIndex(at)

    def _tried(self, found: list[ContentError]) -> None:
        self._odd += [file_words.spot(one) for one in found]
        self._tell_faults([])

    @property
    def busy(self) -> bool:
        """Whether cards are still being tried."""
        return self._trial.busy

    def _lead_to(self, spot: object) -> None:
        if isinstance(spot, tuple) and spot:
            place = Spot(*spot)
            if place.where == file_words.IN_PICTURES:
                self.compose()
                return
            self.editor.go_to(place.line, place.column)
            self.editor.setFocus()

    def lead_to_card(self, id: str) -> None:
        """Go to that card in the text."""
        mine = self.mine
        if mine is None or not mine.given:
            return
        path = mine.checked.place_of(id)
        if mine.character:  # also of a standard card, whose title may stand in another file
            ids = [card.id for card in mine.checked.content.characters[mine.character].deck]
            path = ("deck", ids.index(id)) if id in ids else ()
        if path:
            place = mine.checked.at(path, "")
            self.editor.go_to(place.line, place.column)
            self.editor.setFocus()

    def _mend(self, spot: object) -> None:
        if isinstance(spot, tuple) and self.editor.mend(Spot(*spot)):
            self.save()

    def _next_fault(self) -> None:
        """Go to the next mistake below the cursor, or the first one."""
        here = self.editor.textCursor().blockNumber() + 1
        lines = sorted((spot for spot in (*self.editor.spots, *self._odd) if spot.line), key=lambda spot: spot.line)
        if lines:
            self._lead_to(next((spot for spot in lines if spot.line > here), lines[0]))


def _keys(event: QKeyEvent) -> str:
    return QKeySequence(event.keyCombination()).toString()
