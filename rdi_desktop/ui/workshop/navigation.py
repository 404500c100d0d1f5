# SPDX-License-Identifier: GPL-3.0-or-later
"""Opening and leaving the workshop: to a table, or back to the start screen."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog
from shiboken6 import isValid

from rdi_desktop import folders
from rdi_desktop.content.homemade import characters_folder
from rdi_desktop.content.loader import load_content
from rdi_desktop.scenario.file_value import ScenarioError
from rdi_desktop.session.draft import GUEST, TableDraft
from rdi_desktop.session.picking import short_name
from rdi_desktop.session.plan import GamePlan, SeatInfo, plan_game
from rdi_desktop.session.tryout import Tryout, scenario_text, tryout_plan
from rdi_desktop.ui.pages.catalogue import catalogue_of
from rdi_desktop.ui.panels.problem_dialog import ProblemDialog
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.ui.workshop.balance_panel import BalancePanel
from rdi_desktop.ui.workshop.giving import Giving
from rdi_desktop.ui.workshop.new import NewDialog
from rdi_desktop.ui.workshop.page import Workshop
from rdi_desktop.ui.workshop.pictures import PicturesDialog
from rdi_desktop.ui.workshop.try_dialog import TryDialog
from rdi_desktop.words import said

if TYPE_CHECKING:
    from rdi_desktop.content.own_files import OwnFile
    from rdi_desktop.ui.pages.app_window import AppWindow

COMPANY = ("fiona", "gerki", "zot")
"""The other characters when one is tried out."""
PLAYER = "bot:regular"
HOST = "deirdre"
"""The character with which one tries what is no character."""
OPTIONS = {"dungeon": "dungeon", "taverns": "pub_crawl"}
"""The option of a game with a home-made place, by the kind of its file."""


class Navigation(QObject):
    """The workshop of a window."""

    def __init__(self, window: AppWindow) -> None:
        super().__init__(window)
        self._window = window
        self.giving = Giving(window, self)
        self.page: Workshop | None = None
        self._stale = False
        """Whether files have changed since the window read them."""

    def open(self) -> None:
        """Show the page."""
        window = self._window
        window.clear()
        self.page = page = Workshop(characters_folder(), load_content())
        page.changed.connect(self._changed)
        page.left.connect(self.leave)
        page.new_wanted.connect(self.ask_for_new)
        page.try_wanted.connect(self.sit_down)
        page.lay_wanted.connect(self.ask_how_to_try)
        page.share_wanted.connect(self.share)
        page.file_wanted.connect(self.take_in)
        page.balance_wanted.connect(self.let_play)
        page.pictures_wanted.connect(self.compose)
        page.over_wanted.connect(self.ask_to_write_over)
        window.show_page(page)

    def ask_for_new(self) -> None:
        """Ask for a new character's name, and what it begins as."""
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
        dialog.open()

    def let_play(self, mine: OwnFile) -> None:
        """Play many games with that character between computer players, beside this window."""
        page = self.page
        if page is None:
            return
        panel = BalancePanel(mine.checked.content, mine.character, [mine.checked.data], self._window)
        panel.card_wanted.connect(page.lead_to_card)
        page.destroyed.connect(panel.close)
        panel.fit()
        panel.show()

    def compose(self, card: str) -> None:
        """Compose pictures of the present character."""
        page = self.page
        if page is None or (mine := page.mine) is None or not mine.character:
            return
        dialog = PicturesDialog(page.folder.path, mine, self._window)
        dialog.wrote.connect(page.look)
        if card:
            dialog.show_card(card)
        dialog.open()

    def ask_to_write_over(self) -> None:
        """Another program has changed the file to be saved: ask which version to keep."""
        page = self.page
        if page is None or page.path is None:
            return
        text = said("workshop-over-text", name=isolated(page.path.name))
        offer = ProblemDialog(
            said("workshop-over-title"), text, said("workshop-over-write"), said("workshop-over-leave"), self._window
        )
        offer.leave.setFocus()
        offer.accepted.connect(page.write_over)
        offer.open()

    def to_lose(self) -> tuple[str, str, str] | None:
        """What to say before closing: title, text, and the label of the button for closing anyway."""
        why = self.page.to_lose() if self.page is not None and isValid(self.page) else ""
        return (said("workshop-lose-title"), why, said("workshop-lose-leave")) if why else None

    def share(self, path: Path) -> None:
        """Save the character of that file as a parcel."""
        if self.page is not None:
            self.giving.share(self.page, path)

    def take_in(self, file: Path | None) -> None:
        """Look at a parcel, asking for its file if needed, and take it in after confirmation."""
        if self.page is not None:
            self.giving.take_in(self.page, file)

    def look_at(self, file: Path) -> None:
        """Look at a parcel that came from outside, before anything is taken."""
        if self.page is None or self._window.pages.currentWidget() is not self.page:
            self.open()
        self.take_in(file)

    def sit_down(self, mine: OwnFile) -> None:
        """A game against three computer players, with that character; or in that dungeon, town, or against that faction."""
        self.renew()
        kind, id = mine.checked.kind, mine.checked.id
        if kind == "faction":
            self._window.deal(self._against(mine))
            return
        character = id if kind == "character" else HOST
        seats = [SeatInfo(GUEST, character)]
        seats += [SeatInfo(short_name(id), id, PLAYER) for id in self._company(character)]
        options: dict[str, str | int | bool] = {OPTIONS[kind]: id} if kind in OPTIONS else {}
        self._window.deal(plan_game(seats, options=options, undo_anything=True))

    def _against(self, mine: OwnFile) -> GamePlan:
        """A game against the machine, with that faction and one more."""
        of = str(mine.checked.data["of"])
        content = self._window.content
        variant = next(each for each in content.variants.values() if each.machine == of)
        machine = content.automata[of]
        other = next(id for id in machine.factions if id != mine.checked.id)
        draft = TableDraft.usual([HOST, *self._company(HOST)])
        draft.variant, draft.factions, draft.undo_anything = variant, f"{mine.checked.id}+{other}", True
        return draft.plan()

    def _company(self, character: str) -> list[str]:
        return [id for id in COMPANY if id in self._window.content.characters and id != character][:3]

    def ask_how_to_try(self, mine: OwnFile) -> None:
        """Ask for the cards, numbers and tokens of a tryout."""
        dialog = TryDialog(mine.checked.content, mine.character, self._company(mine.character), self._window)
        dialog.wanted.connect(lambda one: self._sit_down_so(dialog, one))
        dialog.save_wanted.connect(lambda one: self._save_so(dialog, one, mine.path))
        dialog.open()

    def _sit_down_so(self, dialog: TryDialog, one: Tryout) -> None:
        self.renew()
        try:
            plan = tryout_plan(one, GUEST, self._window.content)
        except (ScenarioError, ValueError) as error:
            dialog.says.setText(said("workshop-try-impossible", error=error))
            return
        dialog.accept()
        self._window.deal(plan)

    def _save_so(self, dialog: TryDialog, one: Tryout, file: Path) -> None:
        """Write the tryout as a scenario, which names the character's file relative to it."""
        folder = folders.data() / "scenarios"
        with suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
        name, _ = QFileDialog.getSaveFileName(
            dialog,
            said("workshop-scenario-file"),
            str(folder / f"try-{one.character}.yaml"),
            said("workshop-files-scenarios"),
        )
        if not name:
            return
        target = Path(name)
        try:
            near = Path(os.path.relpath(file, target.parent)).as_posix()
            target.write_text(scenario_text(one, [near]), encoding="utf-8")
        except (OSError, ValueError) as error:  # there is no relative path between drives
            dialog.says.setText(said("workshop-not-written", strerror=error))
        else:
            dialog.says.setText(said("workshop-scenario-written", name=isolated(target.name)))

    def leave(self) -> None:
        """Back to the start screen."""
        if (lost := self.to_lose()) is not None:
            offer = ProblemDialog(*lost, said("workshop-lose-stay"), self._window)
            offer.accepted.connect(self._left)
            offer.open()
        else:
            self._left()

    def _left(self) -> None:
        self.page = None
        self.renew()
        self._window.show_start()

    def renew(self) -> None:
        """Let the window read its content again, if a file has changed."""
        if self._stale:
            self._stale = False
            self._window.renew_content()

    def _changed(self) -> None:
        self._stale = True
