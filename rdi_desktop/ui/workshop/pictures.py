# SPDX-License-Identifier: GPL-3.0-or-later
"""The dialog for composing pictures of a home-made character from parts; they are saved in its sheet at once.

To the left everything that has a picture, in the middle the board with its tools, then the resulting card, to the right the list of parts.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeySequence, QPainter, QPixmap, QShortcut
from PySide6.QtWidgets import (
    QFileDialog,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from rdi_desktop.content.errors import ContentError
from rdi_desktop.content.picture_sheet import PictureSheet
from rdi_desktop.ui.cards import art, dyes
from rdi_desktop.ui.cards.painting import render_face
from rdi_desktop.ui.cards.picture_choice import dyed
from rdi_desktop.ui.cards.scenes import Layer, colours_of, is_scene, read_scene
from rdi_desktop.ui.look import keys
from rdi_desktop.ui.pages.gallery import face_in
from rdi_desktop.ui.pages.shelf import Deck, Entry, entries
from rdi_desktop.ui.panels.sheet import Sheet
from rdi_desktop.ui.panels.widgets import BrassButton, DropDown, label
from rdi_desktop.ui.table.faces import Faces
from rdi_desktop.ui.table.grounds import GROUNDS
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.ui.workshop.board import Board
from rdi_desktop.ui.workshop.colour_pick import ColourPick
from rdi_desktop.ui.workshop.drawer import Drawer, part_icon
from rdi_desktop.ui.workshop.photo import NoPhoto, take_photo
from rdi_desktop.ui.workshop.subjects import Subject, subjects
from rdi_desktop.words import said, translated

if TYPE_CHECKING:
    from rdi_desktop.content.own_files import OwnFile

CLOTHES = ("cloth", "skin", "hair")
"""Colours of the whole character."""
CARD = (176, 246)
"""Size of the resulting card."""
TOOLS = ("larger", "smaller", "left", "right", "flip", "front", "behind", "away")
"""What the buttons below the board do."""


class _Preview(QLabel):
    """The resulting card, scaled with the dialog."""

    rescaled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.unit = 1.0

    def rescale(self, unit: float) -> None:
        """Scale to that factor (1: the smallest window)."""
        self.unit = unit
        self.rescaled.emit()


class PicturesDialog(Sheet):
    """The dialog. `folder`: of the home-made characters; `mine`: the character's file as last read."""

    wrote = Signal()
    """The sheet has changed."""

    def __init__(self, folder: Path, mine: OwnFile, parent: QWidget | None = None) -> None:
        content = mine.checked.content
        self._who = content.characters[mine.character]
        super().__init__(said("workshop-pictures-of", name=isolated(self._who.name)), parent, size=(1244, 684))
        self._content, self._folder = content, folder
        self.sheet = PictureSheet(folder, self._who.id)
        deck = Deck(self._who.id, self._who.name, self._who.name)
        self._entries: dict[str, Entry] = {entry.card.id: entry for entry in entries(content, deck)}
        self._faces = Faces(content)
        self._filling = False
        self._make_parts()
        self._lay_out()
        self._connect()
        self.setAcceptDrops(True)
        self._list_subjects()
        self.subjects.setCurrentRow(0)
        self._show_subject()
        self._tell_wrong()
        self.subjects.setFocus()

    @property
    def subject(self) -> Subject:
        """The subject whose picture is being composed."""
        found = self.subjects.currentItem().data(Qt.ItemDataRole.UserRole)
        assert isinstance(found, Subject)
        return found

    def show_card(self, id: str) -> None:
        """Select the picture of that card."""
        for row in range(self.subjects.count()):
            card = self.subjects.item(row).data(Qt.ItemDataRole.UserRole).card
            if card is not None and card.id == id:
                self.subjects.setCurrentRow(row)
                return

    # Parts of the dialog

    def _make_parts(self) -> None:
        self.subjects = QListWidget()
        self.subjects.setAccessibleName(said("workshop-pictures-subjects"))
        self.subjects.setWordWrap(True)
        self.subjects.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.clothes = {name: ColourPick(said(f"workshop-colour-{name}")) for name in CLOTHES}
        self.board = Board()
        self.layers = QListWidget()
        self.layers.setAccessibleName(said("workshop-pictures-layers"))
        self.preview = _Preview()
        self.preview.rescaled.connect(self._preview)
        self.drawer = Drawer(self._folder, self._who.id)
        self.of_part = DropDown()
        self.of_part.setAccessibleName(said("workshop-pictures-of-part"))
        self.becomes = ColourPick(said("workshop-pictures-becomes"))
        self.ground = DropDown()
        self.ground.setAccessibleName(said("workshop-pictures-ground"))
        self.ground.addItems(sorted(GROUNDS))
        self.ground_label = label(said("workshop-pictures-lies-on"))
        self.says = label("", "quiet", wrap=True)
        self.objects = label("", "objection", wrap=True)
        self.objects.hide()
        self.tools = {name: BrassButton(said(f"workshop-tool-{name}"), pixels=13) for name in TOOLS}
        for name, button in self.tools.items():
            button.setToolTip(said(f"workshop-tool-{name}-help"))
        self.back = BrassButton(said("workshop-pictures-undo"), pixels=14)
        self.again = BrassButton(said("workshop-pictures-redo"), pixels=14)
        self.usual = BrassButton(said("workshop-pictures-usual"), pixels=14)
        self.finished_button = BrassButton(said("workshop-pictures-done"), bright=True, pixels=16)
        for button, tip in ((self.back, "Ctrl+Z"), (self.again, "Ctrl+Shift+Z"), (self.finished_button, "Esc")):
            button.setToolTip(keys.native(tip))

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.addWidget(label(said("workshop-pictures"), "subheading"))
        left.addWidget(self.subjects, 1)
        wears = QFormLayout()
        for name, pick in self.clothes.items():
            wears.addRow(label(said(f"workshop-colour-{name}")), pick)
        left.addWidget(label(said("workshop-pictures-everywhere"), "subheading"))
        left.addLayout(wears)
        middle = QVBoxLayout()
        middle.addWidget(self.says)
        middle.addWidget(self.objects)
        middle.addWidget(self.board, 1)
        rows = QGridLayout()
        rows.setSpacing(4)
        for number, button in enumerate(self.tools.values()):
            rows.addWidget(button, number // 4, number % 4)
        middle.addLayout(rows)
        colours = QHBoxLayout()
        colours.addWidget(label(said("workshop-pictures-its")))
        colours.addWidget(self.of_part, 1)
        colours.addWidget(label(said("workshop-pictures-becomes")))
        colours.addWidget(self.becomes, 1)
        middle.addLayout(colours)
        right = QVBoxLayout()
        right.addWidget(self.preview)
        place = QHBoxLayout()
        place.addWidget(self.ground_label)
        place.addWidget(self.ground, 1)
        right.addLayout(place)
        right.addWidget(label(said("workshop-pictures-its-parts"), "quiet"))
        right.addWidget(self.layers, 1)
        inside = self.parchment(QHBoxLayout())
        inside.setContentsMargins(16, 12, 16, 16)
        inside.setSpacing(14)
        for layout, stretch in ((left, 4), (middle, 7), (right, 4)):
            inside.addLayout(layout, stretch)
        inside.addWidget(self.drawer, 5)
        self.outer.setContentsMargins(9, 9, 9, 9)  # the board takes every pixel
        self.foot(self.back, self.again, self.usual, None, self.finished_button)

    def _connect(self) -> None:
        board, tools = self.board, self.tools
        self.subjects.currentRowChanged.connect(lambda _row: self._show_subject())
        self.subjects.itemActivated.connect(lambda _item: self.board.setFocus())
        for name, pick in self.clothes.items():
            pick.picked.connect(lambda colour, name=name: self._wear(name, colour))
        for name, deed in (
            ("larger", lambda: board.scale_by(1.1)),
            ("smaller", lambda: board.scale_by(1 / 1.1)),
            ("left", lambda: board.turn_by(-15)),
            ("right", lambda: board.turn_by(15)),
            ("flip", board.mirror),
            ("front", lambda: board.lift(1)),
            ("behind", lambda: board.lift(-1)),
            ("away", board.remove),
        ):
            tools[name].clicked.connect(deed)
        board.changed.connect(self._changed)
        board.moving.connect(self._preview)
        board.chosen.connect(self._chosen)
        self.layers.currentRowChanged.connect(self._layer_chosen)
        self.layers.itemActivated.connect(lambda _item: self.board.setFocus())
        self.drawer.picked.connect(board.add)
        self.drawer.photo_wanted.connect(self._ask_for_photo)
        self.of_part.activated.connect(lambda _row: self._show_dye())
        self.becomes.picked.connect(self._dye)
        self.ground.activated.connect(lambda _row: self._changed(""))
        self.back.clicked.connect(self._undo)
        self.again.clicked.connect(self._redo)
        self.usual.clicked.connect(self._as_usual)
        self.finished_button.clicked.connect(self.accept)
        for pressed, do in (
            (QKeySequence.StandardKey.Undo, self._undo),
            (QKeySequence.StandardKey.Redo, self._redo),
            (QKeySequence("Ctrl+Y"), self._redo),
            (QKeySequence("Ctrl+F"), self.drawer.search.setFocus),
        ):
            QShortcut(pressed, self).activated.connect(do)

    # Display

    def _list_subjects(self) -> None:
        """List everything that has a picture; the selection is kept."""
        before = self.subjects.currentRow()
        self.subjects.blockSignals(True)
        self.subjects.clear()
        for subject in subjects(self._who, self.sheet):
            own = subject.own(self.sheet) is not None
            item = QListWidgetItem(f"{isolated(subject.name)}{'  ✓' if own else ''}")
            item.setData(Qt.ItemDataRole.UserRole, subject)
            told = said("workshop-pictures-of-yours", name=isolated(subject.name)) if own else isolated(subject.name)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, told)
            self.subjects.addItem(item)
        self.subjects.setCurrentRow(max(0, min(before, self.subjects.count() - 1)))
        self.subjects.blockSignals(False)

    def _show_subject(self) -> None:
        """Show the picture of the selected subject on the board."""
        subject = self.subject
        own = subject.own(self.sheet)
        head, layers = _read(own if own is not None else subject.usual(self._content))
        self.board.round = subject.kind == "portrait"
        at = self.board.at if len(layers) == len(self.board.layers) else len(layers) - 1
        self.board.show_layers(layers, head, at)
        for widget in (self.ground, self.ground_label):
            widget.setVisible(subject.kind == "place")
        self.ground.setCurrentText(subject.ground(self.sheet) or self.ground.itemText(0))
        self._show_state()

    def _show_state(self) -> None:
        """Update everything beside the picture: its source, the list of its parts, the card."""
        subject, sheet = self.subject, self.sheet
        own = subject.own(sheet) is not None
        drawing = f"{subject.kind}s/{self._who.id}.svg"
        if subject.kind in ("portrait", "emblem") and (self._folder / drawing).is_file():
            self.says.setText(said("workshop-pictures-drawing", drawing=drawing))
        else:
            self.says.setText(said("workshop-pictures-yours" if own else "workshop-pictures-programs"))
        self.usual.setEnabled(own)
        self.back.setEnabled(sheet.can_undo)
        self.again.setEnabled(sheet.can_redo)
        self.board.worn = {**dyes.worn(self._who.colour), **_texts(sheet.get("colours"))}
        self.board.update()
        for name, pick in self.clothes.items():
            pick.show_colour(str(sheet.get("colours", name) or ""))
        self._fill_layers()
        self._preview()

    def _fill_layers(self) -> None:
        self.layers.blockSignals(True)
        self.layers.clear()
        side = round(22 * self.preview.unit)
        for layer in reversed(self.board.layers):
            item = QListWidgetItem(
                part_icon(layer.name, side, self.devicePixelRatioF()), layer.name.rpartition("/")[2].replace("-", " ")
            )
            self.layers.addItem(item)
        self.layers.setCurrentRow(len(self.board.layers) - 1 - self.board.at)
        self.layers.blockSignals(False)
        self._show_colours()

    def _show_colours(self) -> None:
        """Show the colours of the selected part."""
        layer, before = self.board.layer, self.of_part.currentText()
        self.of_part.clear()
        names: tuple[str, ...] = ()
        if layer is not None and is_scene(layer.name):
            names = colours_of(layer.name)
        self.of_part.addItems(names)
        self.of_part.setCurrentIndex(max(0, self.of_part.findText(before)))
        for widget in (self.of_part, self.becomes):
            widget.setEnabled(bool(names))
        self._show_dye()

    def _show_dye(self) -> None:
        layer = self.board.layer
        self.becomes.show_colour(dict(reversed(layer.colours)).get(self.of_part.currentText(), "") if layer else "")

    def _preview(self) -> None:
        """Show the resulting card, portrait or emblem."""
        subject, unit, ratio = self.subject, self.preview.unit, self.devicePixelRatioF()
        scene = dyed(self.board.scene(), self.board.worn)
        if subject.card is not None:
            face = face_in(self._content, self._faces, self._entries[subject.card.id])._replace(picture=scene)
            image = render_face(face, round(CARD[0] * unit), round(CARD[1] * unit), ratio)
            self.preview.setPixmap(QPixmap.fromImage(image))
            self.preview.setAccessibleName(said("workshop-pictures-card-look", title=translated(subject.card.title)))
            return
        side = round(CARD[0] * unit)
        pixmap = QPixmap(round(side * ratio), round(side * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        if is_scene(scene):
            if subject.kind == "portrait":
                art.paint_portrait_of_parts(painter, QRectF(0, 0, side, side), scene)
            else:
                art.draw_scene(painter, scene, QRectF(0, 0, side, side))
        painter.end()
        self.preview.setPixmap(pixmap)
        self.preview.setAccessibleName(said("workshop-pictures-look", name=isolated(subject.name)))

    def _tell_wrong(self) -> None:
        """Report a sheet that cannot be read; nothing in it is changed."""
        if wrong := self.sheet.wrong:
            self._object(said("workshop-pictures-wrong", name=isolated(self.sheet.path.name), wrong=wrong))
            for widget in (self.board, self.drawer, *self.clothes.values()):
                widget.setEnabled(False)

    def _object(self, text: str) -> None:
        self.objects.setText(text)
        self.objects.setVisible(bool(text))

    # Changes

    def _chosen(self, at: int) -> None:
        self.layers.blockSignals(True)
        self.layers.setCurrentRow(self.layers.count() - 1 - at if at >= 0 else -1)
        self.layers.blockSignals(False)
        self._show_colours()

    def _layer_chosen(self, row: int) -> None:
        if row >= 0:
            self.board.choose(self.layers.count() - 1 - row)

    def _changed(self, kind: str) -> None:
        """Save the picture on the board."""
        subject = self.subject
        marked = f"{subject.kind} {subject.key} {subject.number} {kind}" if kind else ""
        self._write(lambda: subject.put(self.sheet, self.board.scene(), marked, self.ground.currentText()))

    def _dye(self, new: str) -> None:
        old = self.of_part.currentText()
        self.board.dye(old, new or old)

    def _wear(self, name: str, colour: str) -> None:
        self._write(lambda: self.sheet.put(("colours", name), colour or None))

    def _as_usual(self) -> None:
        self._write(lambda: self.subject.put(self.sheet, None))
        self._show_subject()

    def _undo(self) -> None:
        self._write(self.sheet.undo)
        self._show_subject()

    def _redo(self) -> None:
        self._write(self.sheet.redo)
        self._show_subject()

    def _write(self, do: object) -> None:
        """Change the sheet; on errors show a message, and what is saved."""
        assert callable(do)
        try:
            do()
        except OSError as error:
            self._object(said("workshop-not-written", strerror=error.strerror or error))
            self._show_subject()
            return
        except (ContentError, ValueError) as error:
            self._object(str(error))
            self._show_subject()
            return
        self._object("")
        art.forget()
        self._list_subjects()
        self._show_state()
        self.wrote.emit()

    # Photos

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept a dragged picture."""
        if _picture_in(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Take it in."""
        if (path := _picture_in(event)) is not None:
            event.acceptProposedAction()
            self.take_photo(path)

    def _ask_for_photo(self) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self, said("workshop-pictures-photo"), "", said("workshop-files-pictures")
        )
        if name:
            self.take_photo(Path(name))

    def take_photo(self, path: Path) -> None:
        """Save a photo beside the sheet, and add it in front on the board."""
        try:
            name = take_photo(path, self._folder, self._who.id)
        except NoPhoto as error:
            self._object(str(error))
        except OSError as error:
            self._object(said("workshop-not-written", strerror=error.strerror or error))
        else:
            art.forget()
            self.drawer.refresh()
            self.board.add(name)


def _read(scene: str) -> tuple[str, list[Layer]]:
    """Colours for all layers, and the layers; a blank seal for a scene that cannot be read."""
    head, bar, rest = scene.partition("|")
    try:
        return (head.strip(), list(read_scene(rest))) if bar else ("", list(read_scene(head)))
    except ValueError:
        return "", [Layer("emblems/blank")]


def _texts(found: object) -> dict[str, str]:
    """The entries of a mapping that are texts."""
    return {key: str(each) for key, each in found.items()} if isinstance(found, dict) else {}


def _picture_in(event: QDropEvent) -> Path | None:
    """The dragged picture; None if something else is dragged."""
    urls = event.mimeData().urls()
    path = Path(urls[0].toLocalFile()) if len(urls) == 1 and urls[0].isLocalFile() else None
    return path if path is not None and path.suffix.lower() == ".png" else None
