# SPDX-License-Identifier: GPL-3.0-or-later
"""The way into the workshop and out of it: to a table, or back to the start screen."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from rdi_desktop.content import parcel
from rdi_desktop.content.homemade import characters_folder
from rdi_desktop.content.loader import load_content
from rdi_desktop.session.draft import GUEST, NAMES
from rdi_desktop.session.plan import SeatInfo, plan_game
from rdi_desktop.ui.look import scaling
from rdi_desktop.ui.pages.catalogue import catalogue_of
from rdi_desktop.ui.panels.problem_dialog import Offer
from rdi_desktop.ui.workshop.balance_panel import BalancePanel
from rdi_desktop.ui.workshop.new import NewDialog
from rdi_desktop.ui.workshop.page import Workshop

if TYPE_CHECKING:
    from rdi_desktop.content.mine import Mine
    from rdi_desktop.ui.pages.app_window import AppWindow

_FILES = f"Characters (*{parcel.SUFFIX})"
COMPANY = ("fiona", "gerki", "zot")
"""Who sits with a character that is tried."""
PLAYER = "bot:regular"


class Doors(QObject):
    """The workshop of a window."""

    def __init__(self, window: AppWindow) -> None:
        super().__init__(window)
        self._window = window
        self.page: Workshop | None = None
        self._stale = False
        """Whether the window knows the files as they were."""

    def open(self) -> None:
        """Show the page."""
        window = self._window
        window.clear()
        self.page = page = Workshop(characters_folder(), load_content())
        page.changed.connect(self._changed)
        page.left.connect(self.leave)
        page.new_wanted.connect(self.ask_for_new)
        page.try_wanted.connect(self.sit_down)
        page.share_wanted.connect(self.share)
        page.file_wanted.connect(self.take_in)
        page.balance_wanted.connect(self.let_play)
        window.show_page(page)

    def ask_for_new(self) -> None:
        """Ask what a new character is called, and what it begins as."""
        page = self.page
        if page is None:
            return
        own = {mine.character: mine for mine in page.folder.files.values() if mine.character}
        known = catalogue_of(page.folder.known).characters
        extra = [
            info for id, mine in own.items() for info in catalogue_of(mine.checked.content).characters if info.id == id
        ]
        dialog = NewDialog([*known, *extra], self._window)
        dialog.wanted.connect(page.make)
        self._window.open_dialog(dialog)

    def let_play(self, mine: Mine) -> None:
        """Let computers play many games with that character, beside this window."""
        page = self.page
        if page is None:
            return
        panel = BalancePanel(mine.checked.content, mine.character, [mine.checked.data], self._window)
        panel.card_wanted.connect(page.lead_to_card)
        page.destroyed.connect(panel.close)
        scaling.rescale_within(panel, self._window.size())
        panel.show()

    def share(self, path: Path) -> None:
        """Put the character of that file into one file, wherever people like."""
        page = self.page
        if page is None:
            return
        target, _ = QFileDialog.getSaveFileName(
            self._window, "Share a character", f"{path.stem}{parcel.SUFFIX}", _FILES
        )
        if not target:
            return
        try:
            Path(target).write_bytes(parcel.packed(path, page.folder.known))
        except parcel.Refused as refused:
            page.state.setText(f"It cannot be shared: {refused}")
        except OSError as error:
            page.state.setText(f"The file cannot be written: {error.strerror or error}")
        else:
            page.state.setText(f"Written: {Path(target).name}. Whoever has this program can take it in.")

    def take_in(self, file: Path | None) -> None:
        """Look at such a file, ask for one if there is none; say what it is, and who made it, before anything is taken."""
        page = self.page
        if page is None:
            return
        if file is None:
            name, _ = QFileDialog.getOpenFileName(self._window, "Take in a character", "", _FILES)
            if not name:
                return
            file = Path(name)
        try:
            with file.open("rb") as there:
                found = parcel.opened(there.read(parcel.WHOLE + 1), page.folder.known)
            others = parcel.in_the_way(found, page.folder.path)
        except parcel.Refused as refused:
            page.state.setText(f"{file.name} is not taken in: {refused}")
            return
        except OSError as error:
            page.state.setText(f"{file.name} cannot be read: {error.strerror or error}")
            return
        text = f"{found.character.name}{f', made by {found.by}' if found.by else ''}. {found.character.about.get('who', '')}"
        if others:
            text += f"\n\nWhat you have of the same name will be lost: {', '.join(others)}."
        offer = Offer("Take in a character?", text, "Replace mine" if others else "Take in", "Leave it", self._window)
        (offer.leave if others else offer.take).setFocus()
        offer.accepted.connect(lambda: self._lay(found))
        self._window.open_dialog(offer)

    def _lay(self, found: parcel.Parcel) -> None:
        page = self.page
        if page is None:
            return
        try:
            parcel.take_in(found, page.folder.path, replace=True)
        except (parcel.Refused, OSError) as error:
            page.state.setText(f"It could not be taken in: {error}")
            return
        page.look()
        page.show_file(page.folder.path / f"{found.id}.yaml")

    def sit_down(self, character: str) -> None:
        """A game with that character against three computers."""
        self.renew()
        content = self._window.content
        others = [id for id in COMPANY if id in content.characters and id != character][:3]
        seats = [SeatInfo(GUEST, character)]
        seats += [SeatInfo(name, id, PLAYER) for name, id in zip(NAMES[1:], others, strict=False)]
        self._window.deal(plan_game(seats))

    def leave(self) -> None:
        """Back to the start screen."""
        if self.page is not None:
            self.page.save_changes()
        self.renew()
        self._window.show_start()

    def renew(self) -> None:
        """Let the window read its content again, if a file has changed."""
        if self._stale:
            self._stale = False
            self._window.renew_content()

    def _changed(self) -> None:
        self._stale = True
