# SPDX-License-Identifier: GPL-3.0-or-later
"""The settings dialog, made from the settings' data."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QSlider, QWidget

from rdi_desktop.ui.look.settings import LANGUAGE_KEY, SETTINGS, Setting, Settings
from rdi_desktop.ui.look.speech import announce
from rdi_desktop.ui.panels.sheet import Sheet
from rdi_desktop.ui.panels.widgets import BrassButton, DropDown, label
from rdi_desktop.words import decimal, said


class SpokenSlider(QSlider):
    """A reader tells its step, such as 2 for 0.2 s: what it stands for is its description, and announced as it changes."""

    def __init__(self, help: str, shown: QLabel) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._help, self._shown = help, shown

    def describe(self) -> None:
        """Describe it as it stands now."""
        self.setAccessibleDescription(". ".join(filter(None, (self._shown.text(), self._help))))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Somebody comes to it, perhaps after it was changed."""
        self.describe()
        super().focusInEvent(event)


class SettingsDialog(Sheet):
    """Changes are saved at once."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(said("settings-dialog-settings"), parent, least=560, share=(0.47, 0.94))
        self.settings = settings
        self.editors: dict[str, QCheckBox | QSlider | DropDown] = {}
        grid = self.parchment(QGridLayout(), scrolls=True)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(4)
        row, heading = 0, ""
        for setting in SETTINGS:
            if setting.heading != heading:
                heading = setting.heading
                grid.setRowMinimumHeight(row, 12 if row else 0)
                grid.addWidget(label(said(f"settings-heading-{heading}"), "subheading"), row + 1, 0, 1, 3)
                row += 2
            self._place(grid, row, setting)
            row += 2
        self.keys = BrassButton(said("settings-dialog-keys"))
        self.keys.clicked.connect(lambda: self.page_wanted.emit("keys", ""))
        self.foot(self.keys, None, self.closing_button())
        next(iter(self.editors.values())).setFocus()

    def _place(self, grid: QGridLayout, row: int, setting: Setting) -> None:
        if isinstance(setting.default, bool):
            box = QCheckBox(setting.label)
            box.setChecked(self.settings.flag(setting.key))
            box.toggled.connect(partial(self.settings.__setitem__, setting.key))
            box.setAccessibleDescription(setting.help)
            grid.addWidget(box, row, 0, 1, 3)
            self.editors[setting.key] = box
        elif setting.choices:
            name, box_ = label(setting.label, wrap=True), DropDown()
            for value in setting.choices:
                box_.addItem(setting.choice(value), value)
            box_.setCurrentIndex(box_.findData(self.settings[setting.key]))
            box_.setAccessibleName(setting.label)
            box_.setAccessibleDescription(setting.help)
            name.setBuddy(box_)
            box_.activated.connect(lambda _: self._choose(setting.key, box_.currentData()))
            grid.addWidget(name, row, 0)
            grid.addWidget(box_, row, 1, 1, 2)
            self.editors[setting.key] = box_
        else:
            name, shown = label(setting.label, wrap=True), label(self._shown(setting), wrap=True)
            slider = SpokenSlider(setting.help, shown)
            slider.setRange(round(setting.lowest / setting.step), round(setting.highest / setting.step))
            slider.setValue(round(self.settings.number(setting.key) / setting.step))
            slider.setAccessibleName(setting.label)
            slider.describe()
            name.setBuddy(slider)

            def moved(value: int) -> None:
                self.settings[setting.key] = round(value * setting.step, 3)
                shown.setText(self._shown(setting))
                announce(slider, shown.text(), urgent=True)

            slider.valueChanged.connect(moved)
            grid.addWidget(name, row, 0)
            grid.addWidget(slider, row, 1)
            grid.addWidget(shown, row, 2)
            grid.setColumnStretch(1, 1)
            shown.setMinimumWidth(54)
            self.editors[setting.key] = slider
        if setting.help:
            grid.addWidget(label(setting.help, "quiet", wrap=True), row + 1, 0, 1, 3)
        grid.setRowMinimumHeight(row, 30)

    def _choose(self, key: str, word: str) -> None:
        self.settings[key] = word
        if key == LANGUAGE_KEY:  # everything is said anew, this too
            self.accept()
            self.page_wanted.emit("settings", "")

    def _shown(self, setting: Setting) -> str:
        value = self.settings.number(setting.key)
        return setting.zero if setting.zero and not value else f"{decimal(value)}{setting.unit}"
