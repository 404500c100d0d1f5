# SPDX-License-Identifier: GPL-3.0-or-later
"""Giving a character away as a parcel with its maker's name, and taking in somebody else's after confirmation."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QFormLayout, QLineEdit, QWidget

from rdi_desktop.content import parcel
from rdi_desktop.ui.look.regions import region
from rdi_desktop.ui.panels.problem_dialog import ProblemDialog
from rdi_desktop.ui.panels.sheet import Sheet
from rdi_desktop.ui.panels.widgets import BrassButton, label
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.words import said

if TYPE_CHECKING:
    from rdi_desktop.ui.pages.app_window import AppWindow
    from rdi_desktop.ui.workshop.page import Workshop

_MAKER = "maker"
"""The maker's last name in the settings."""


class Giving(QObject):
    """Parcels from and to the workshop."""

    def __init__(self, window: AppWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window

    def share(self, page: Workshop, path: Path) -> None:
        """Ask for the maker's name and a file, and write the parcel."""
        dialog = ShareDialog(path.stem, self._window.settings.memo(_MAKER), self._window)
        dialog.wanted.connect(lambda by: self._write(page, path, by))
        dialog.open()

    def take_in(self, page: Workshop, file: Path | None) -> None:
        """Look at a parcel, asking for its file if needed; show what it is, and who made it, before anything is taken."""
        if file is None:
            name, _ = QFileDialog.getOpenFileName(self._window, said("workshop-take-in-file"), "", _files())
            if not name:
                return
            file = Path(name)
        known, folder = page.folder.known, page.folder.path
        other = ""
        try:
            with file.open("rb") as there:
                found = parcel.opened(there.read(parcel.WHOLE + 1), known)
            try:
                others = parcel.in_the_way(found, folder)
            except parcel.ParcelRefused as refused:  # another file has a character with that id
                other, others = str(refused), []
        except parcel.ParcelRefused as refused:
            page.state.setText(said("workshop-not-taken-in", name=isolated(file.name), refused=refused))
            return
        except OSError as error:
            page.state.setText(
                said("workshop-file-not-read", name=isolated(file.name), strerror=error.strerror or error)
            )
            return
        id = parcel.free_id(found, folder, known) if others or other else found.id
        dialog = TakeInDialog(found, others, other, id, self._window)
        dialog.accepted.connect(lambda: self._lay(page, found))
        dialog.beside_wanted.connect(lambda: self._lay_beside(page, found, id))
        dialog.open()

    # inside

    def _write(self, page: Workshop, path: Path, by: str) -> None:
        self._window.settings.remember(_MAKER, by)
        name = f"{path.stem}{parcel.SUFFIX}"
        target, _ = QFileDialog.getSaveFileName(self._window, said("workshop-share"), name, _files())
        if not target:
            return
        try:
            Path(target).write_bytes(parcel.packed(path, page.folder.known, by))
        except parcel.ParcelRefused as refused:
            page.state.setText(said("workshop-share-refused", refused=refused))
        except OSError as error:
            page.state.setText(said("workshop-file-not-written", strerror=error.strerror or error))
        else:
            page.state.setText(said("workshop-share-written", name=isolated(Path(target).name)))

    def _lay(self, page: Workshop, found: parcel.Parcel, *, beside: bool = False) -> None:
        try:
            parcel.take_in(found, page.folder.path, replace=not beside, beside=beside)
        except (parcel.ParcelRefused, OSError) as error:
            page.state.setText(said("workshop-take-in-failed", error=error))
            return
        page.look()
        page.show_file(page.folder.path / f"{found.id}.yaml")

    def _lay_beside(self, page: Workshop, found: parcel.Parcel, id: str) -> None:
        try:
            other = parcel.renamed(found, id, page.folder.known)
        except parcel.ParcelRefused as refused:
            page.state.setText(said("workshop-take-in-failed", error=refused))
            return
        self._lay(page, other, beside=True)


class ShareDialog(Sheet):
    """Asks for the maker's name before a parcel is written."""

    wanted = Signal(str)
    """The name; may be empty."""

    def __init__(self, name: str, by: str, parent: QWidget | None = None) -> None:
        super().__init__(said("workshop-share"), parent, least=560)
        self.by = QLineEdit(by)
        self.by.setMaxLength(60)
        self.by.setAccessibleName(said("workshop-share-by"))
        self.by.setPlaceholderText(said("workshop-share-by-hint"))
        self.write = BrassButton(said("workshop-share-write"), bright=True)
        self.leave = BrassButton(said("workshop-not-now"))
        self.write.clicked.connect(self._write)
        self.by.returnPressed.connect(self._write)
        self.leave.clicked.connect(self.reject)
        form = self.parchment(QFormLayout())
        form.setVerticalSpacing(12)
        form.addRow(label(said("workshop-share-name", name=name), "subheading"))
        form.addRow(label(said("workshop-share-about"), wrap=True))
        form.addRow(label(said("workshop-share-by")), self.by)
        self.foot(None, self.leave, self.write)
        self.by.setFocus()

    def _write(self) -> None:
        self.accept()
        self.wanted.emit(self.by.text())


class TakeInDialog(ProblemDialog):
    """The contents of a parcel, and its maker; existing files of the same name, and ways to keep them."""

    beside_wanted = Signal()
    """Take it in under another id, so that both exist."""

    def __init__(
        self, found: parcel.Parcel, others: list[str], other: str, id: str, parent: QWidget | None = None
    ) -> None:
        pictures = sum(name.endswith((".svg", ".png")) for name in found.files)
        made = (
            said("workshop-taken-made-by", name=isolated(found.name), by=found.by)
            if found.by
            else said("workshop-taken-made-by-nobody", name=isolated(found.name))
        )
        told = [
            made,
            found.about,
            said("workshop-taken-cards", cards=found.cards, beside=found.beside, pictures=pictures),
        ]
        if others:
            told.append(said("workshop-taken-same-name", others=", ".join(others), id=id))
        if other:
            told.append(said("workshop-taken-same-id", other=other, id=id))
        super().__init__(
            said("workshop-taken-title"),
            "\n\n".join(filter(None, told)),
            said("workshop-taken-replace") if others else said("workshop-taken-take"),
            said("workshop-taken-leave"),
            parent,
        )
        self.both = BrassButton(said("workshop-taken-both"))
        self.both.clicked.connect(self._keep_both)
        region(said("region-below"), self.both)
        self.buttons.insertWidget(self.buttons.indexOf(self.take), self.both)
        self.both.setVisible(bool(others or other))
        self.take.setVisible(not other)
        (self.both if others or other else self.take).setFocus()

    def _keep_both(self) -> None:
        self.reject()
        self.beside_wanted.emit()


def _files() -> str:
    """The parcels that a dialog for files shows."""
    return said("workshop-files-characters", suffix=parcel.SUFFIX)
