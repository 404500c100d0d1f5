# SPDX-License-Identifier: GPL-3.0-or-later
"""The fields for variant, options and house rules of a new table, the same for one computer and for several."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QSizePolicy, QWidget

from rdi_desktop.engine.language.variant import Team
from rdi_desktop.session import house_words, knob_words
from rdi_desktop.session.draft import OWN, TableDraft
from rdi_desktop.ui.look.flow import Flow
from rdi_desktop.ui.pages.catalogue import Catalogue, DungeonInfo, TownInfo
from rdi_desktop.ui.pages.house_rules import HouseRules
from rdi_desktop.ui.pages.knobs import KnobsButton, fill_factions, fill_presets
from rdi_desktop.ui.panels.widgets import DropDown, label
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.words import said, table, translated


class TableRules(QObject):
    """The fields; they show a draft."""

    chosen = Signal(str, object)
    """A field of `TableDraft` or the key of a house rule, and its new value."""

    def __init__(self, catalogue: Catalogue, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.variant = _choice(said("table-rules-kind-game"))
        self.variant.addItem(said("table-rules-everyone-themselves"), None)
        for way in catalogue.variants:
            self.variant.addItem(translated(way.name), way)
            self.variant.setItemData(self.variant.count() - 1, translated(way.about), Qt.ItemDataRole.ToolTipRole)
        self.first = _choice(said("table-rules-begins"))
        self.drinks = _choice(said("table-rules-drinks"))
        self.drinks.addItem(said("table-rules-usual"), None)
        for deck in catalogue.drinks:
            self.drinks.addItem(deck.name, deck.id)
        self.drinks.addItem(said("table-rules-whole-bar"), "+".join(deck.id for deck in catalogue.drinks))
        bar = said("table-rules-bar-deck-drink-decks")
        self.drinks.setItemData(self.drinks.count() - 1, bar, Qt.ItemDataRole.ToolTipRole)
        self.dungeon = _choice(said("table-rules-dungeon"))
        _offer(self.dungeon, said("table-rules-no-dungeon"), catalogue.dungeons)
        self.crawl = _choice(said("table-rules-pub-crawl"))
        _offer(self.crawl, said("table-rules-no-crawl"), catalogue.towns)
        if len(catalogue.towns) > 1:
            self.crawl.addItem(said("table-rules-every-tavern"), "+".join(town.id for town in catalogue.towns))
        self.hard = _choice(said("table-rules-how-hard"))
        self.factions = _choice(said("table-rules-his-factions"))
        self.otto_factions = _choice(said("table-rules-ottos-factions"))
        self._catalogue = catalogue
        self.knobs = KnobsButton(catalogue.factions)
        self.knobs.chosen.connect(self.chosen)
        hard, his = (
            (said("table-rules-how-hard"), self.hard, 190),
            (said("table-rules-his-factions"), self.factions, 270),
        )
        self.machine = _line(hard, his, self.knobs)
        """Fields for a game against a machine; hidden in others."""
        self.automaton = _line((said("table-rules-ottos-factions"), self.otto_factions, 270))
        """Fields for a game with the automaton; hidden in others."""
        self.otto = QCheckBox(said("table-rules-otto-joins"))
        self.prizes = QCheckBox(said("table-rules-prizes"))
        self.undo = QCheckBox(said("table-rules-take-back-anything"))
        self._tips: dict[QWidget, str] = {
            self.otto: (said("table-rules-automaton-sits-down-third")),
            self.dungeon: said("table-rules-between-drinks-walks-room"),
            self.crawl: said("table-rules-party-goes-tavern-tavern"),
            self.prizes: said("table-rules-whoever-opens-round-gambling"),
            self.undo: said("table-rules-moves-may-taken-back"),
        }
        self.house = HouseRules()
        self.house.chosen.connect(self.chosen)
        self._showing = False
        self._opens = ""
        """Who begins by the rulebook."""
        middle = ("dungeon", self.dungeon), ("pub_crawl", self.crawl), ("hard", self.hard), ("factions", self.factions)
        own = (("otto_factions", self.otto_factions),)
        for key, field in (("variant", self.variant), ("first", self.first), ("drinks", self.drinks), *middle, *own):
            field.activated.connect(lambda place, key=key, field=field: self._say(key, field.itemData(place)))
        for key, box in (("otto", self.otto), ("prizes", self.prizes), ("undo_anything", self.undo)):
            box.toggled.connect(lambda on, key=key: self._say(key, on))

    @property
    def fields(self) -> tuple[QWidget, ...]:
        middle = (self.dungeon, self.crawl, self.hard, self.factions, self.otto_factions)
        return (self.variant, self.first, self.drinks, *middle, self.otto, self.prizes, self.undo)

    def told(self, page: QWidget) -> dict[str, str]:
        """What is chosen in each field that is to be seen on the page, by its name, and the house rules."""
        found = {}
        for field in self.fields:
            if isinstance(field, QCheckBox):
                found[field.text()] = house_words.value_words(field.isChecked())
            elif isinstance(field, DropDown) and field.isVisibleTo(page):
                found[field.accessibleName()] = field.currentText()
        return found | {self.house.button.text(): self.house.told, **self.knobs.told(page)}

    def show_draft(self, draft: TableDraft) -> None:
        """Show the draft. With an automaton, and in some variants, the starting player is fixed."""
        self._showing = True
        self.variant.setCurrentIndex(
            max(0, self.variant.findText(translated(draft.variant.name) if draft.variant else ""))
        )
        self.drinks.setCurrentIndex(max(0, self.drinks.findData(draft.drinks)))
        for field, chosen in ((self.dungeon, draft.dungeon), (self.crawl, draft.pub_crawl)):
            if chosen and field.findData(chosen) < 0:
                field.addItem(chosen, chosen)  # a home-made one of somebody else
            field.setCurrentIndex(max(0, field.findData(chosen)))
        self._show_machine(draft)
        self.otto.setChecked(draft.otto)
        self.otto.setHidden(draft.variant is not None)
        self.prizes.setChecked(draft.prizes)
        self.undo.setChecked(draft.undo_anything)
        self.house.show_draft(draft)
        self._show_first(draft)
        self._showing = False

    def permit(self, *, may: bool, why_not: str = "") -> None:
        """Whether changes are allowed; why not, as a tooltip."""
        for field in self.fields:
            field.setEnabled(may and (field is not self.first or not self._opens))
            field.setToolTip(self._tips.get(field, "") if may else why_not)
        self.house.permit(may=may)
        self.knobs.permit(may=may)

    def _show_machine(self, draft: TableDraft) -> None:
        """The difficulty of a machine, and the factions of whoever has some."""
        self.machine.setVisible(bool(draft.machine))
        self.automaton.setVisible(draft.otto)
        fill_presets(self.hard, draft)
        self.knobs.show_draft(draft)
        fill_factions(self.factions, self._catalogue.factions, draft.factions)
        fill_factions(self.otto_factions, self._catalogue.otto_factions, draft.otto_factions)

    def _show_first(self, draft: TableDraft) -> None:
        self.first.clear()
        self._opens = translated(draft.opens) if draft.opens else ""
        if self._opens:
            self.first.addItem(self._opens, None)
            return
        self.first.addItem(said("table-rules-chance-decides"), None)
        room = self.first.width() * 7 // 10
        for index, seat in enumerate(draft.seats):
            name = seat.name or said("table-rules-seat", index=index + 1)
            self.first.addItem(self.first.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, room), index)
        self.first.setCurrentIndex(0 if draft.first is None else draft.first + 1)

    def _say(self, key: str, value: object) -> None:
        if not self._showing:
            self.chosen.emit(key, value)


def _line(*parts: tuple[str, DropDown, int] | QWidget) -> QWidget:
    """Fields side by side or below each other, each with its name and width."""
    made = QWidget()
    line = Flow(made, gap=16)
    for part in parts:
        line.addWidget(part if isinstance(part, QWidget) else named(*part))
    return made


def named(text: str, field: QWidget, width: int) -> QWidget:
    """A field of that width (px of the smallest window) with its name before it."""
    made = QWidget()
    made.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
    line = QHBoxLayout(made)
    line.setContentsMargins(0, 0, 0, 0)
    name = label(text)
    name.setBuddy(field)
    field.setFixedWidth(width)
    line.addWidget(name)
    line.addWidget(field)
    return made


def _choice(name: str) -> DropDown:
    made = DropDown()
    made.setAccessibleName(name)
    return made


def _offer(field: DropDown, none: str, things: Iterable[DungeonInfo | TownInfo]) -> None:
    """Offer none of these, or one."""
    field.addItem(none, None)
    for each in things:
        field.addItem(each.name, each.id)
        field.setItemData(field.count() - 1, each.about, Qt.ItemDataRole.ToolTipRole)


def _team_name(team: Team, number: int, teams: Iterable[Team]) -> str:
    """Its name, or its number where others have the same rules."""
    alike = [other for other in teams if other.rule is team.rule]
    return said("table-rules-team-2", number=number) if len(alike) > 1 else translated(team.rule.name)


def roles(draft: TableDraft) -> dict[int, str]:
    """The role of each seat in a team game, in a word or two."""
    found: dict[int, str] = {}
    teams = draft.teams()
    for number, team in enumerate(teams, 1):
        name = _team_name(team, number, teams)
        for seat in team.members:
            found[seat] = (
                said("table-rules-with-boss", team=name) if seat in team.bosses and len(team.members) > 1 else name
            )
    return found


_GAINED = table("table-rules-gained")


def told_table(draft: TableDraft, catalogue: Catalogue) -> str:
    """A summary of the game: teams, and what is in the middle."""
    lines = [told_teams(draft)] if draft.variant is not None else []
    dungeon = next((one for one in catalogue.dungeons if one.id == draft.dungeon), None)
    if dungeon is not None:
        price = said("table-rules-card-every-hand-team") if draft.variant is not None else said("table-rules-card-hand")
        lines.append(
            said(
                "table-rules-end-drink-phase-may",
                name=isolated(dungeon.name),
                price=price,
                GAINED=_GAINED[dungeon.reward],
            )
        )
    if draft.pub_crawl:
        lines.append(said("table-rules-crawl"))
    return "\n".join(lines)


def told_teams(draft: TableDraft) -> str:
    """The teams, and the aim of the game."""
    if draft.variant is None:
        return ""
    lines = [translated(draft.variant.about)]
    if draft.machine:
        presets = draft.variant.presets
        hard = next((one for one in presets if one.id == draft.hard), presets[0] if presets else None)
        if draft.hard == OWN:
            lines.append(said("table-rules-turned", told=knob_words.turned_words(draft.turned)))
        elif hard is not None:
            lines.append(f"{isolated(translated(hard.name))}: {translated(hard.about)}")
        lines.append(knob_words.odds_words(len(draft.seats), draft.turned))
        if len(draft.seats) == 1:
            lines.append(said("table-rules-alone-begin-8-gold"))
    teams = draft.teams()
    for number, team in enumerate(teams, 1):
        people = [
            isolated(draft.seats[seat].name.strip()) or said("table-rules-seat-2", seat=seat + 1)
            for seat in team.members
        ]
        bosses = [isolated(draft.seats[seat].name.strip()) for seat in team.bosses if len(team.members) > 1]
        boss = (" " + said("table-rules-boss", join=", ".join(bosses))) if bosses else ""
        lines.append(f"{_team_name(team, number, teams)}: {', '.join(people)}{boss}")
    return "\n".join(lines)
