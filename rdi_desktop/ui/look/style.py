# SPDX-License-Identifier: GPL-3.0-or-later
"""The tavern's look for ordinary widgets: palette and style sheet from the theme's colours."""

from __future__ import annotations

import re
from dataclasses import asdict

from PySide6.QtGui import QColor, QPalette

from rdi_desktop.ui.look import assets
from rdi_desktop.ui.look.theme import THEME

_P = THEME.palette


def palette() -> QPalette:
    """The colours of every window."""
    made = QPalette()
    roles = {
        QPalette.ColorRole.Window: _P.table_dark,
        QPalette.ColorRole.WindowText: _P.parchment,
        QPalette.ColorRole.Base: _P.parchment_light,
        QPalette.ColorRole.AlternateBase: _P.parchment,
        QPalette.ColorRole.Text: _P.ink,
        QPalette.ColorRole.PlaceholderText: _P.ink_soft,
        QPalette.ColorRole.Button: _P.table,
        QPalette.ColorRole.ButtonText: _P.parchment,
        QPalette.ColorRole.ToolTipBase: _P.parchment_light,
        QPalette.ColorRole.ToolTipText: _P.ink,
        QPalette.ColorRole.Highlight: _P.chosen,
        QPalette.ColorRole.HighlightedText: _P.parchment_light,
        QPalette.ColorRole.Link: _P.copper_dark,
        QPalette.ColorRole.LinkVisited: _P.copper_dark,
    }
    for role, colour in roles.items():
        made.setColor(role, QColor(colour))
    made.setColor(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText, QColor(_P.ink_soft))
    made.setColor(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text, QColor(_P.ink_soft))
    return made


def style_sheet(scale: float = 1.0) -> str:
    """The program's style sheet, with letters and their surroundings scaled by `scale`."""
    family = ", ".join(f'"{name}"' for name in THEME.body_families)
    px = {name: f"{size}px" for name, size in _SIZES.items()}
    sheet = _PIXELS.sub(lambda found: f"{round(int(found[0][:-2]) * scale)}px", _SHEET % {**px, **vars_of_palette()})
    return sheet.replace("@family", family).replace("@check", assets.path("icons/check.svg"))


def vars_of_palette() -> dict[str, str]:
    """The palette's colours by name."""
    return asdict(_P)


_PIXELS = re.compile(r"\b[3-9]px|\b[1-9]\d+px")
"""Sizes that grow with the letters: everything but thin lines."""

_SIZES = {"small": 13, "log": 14, "body": 15, "large": 18, "title": 24}

_SHEET = """
* { font-family: @family; font-size: %(body)s; }
QMainWindow, QDialog { background: %(table_dark)s; color: %(parchment)s; }
QLabel { background: transparent; }
QToolTip {
    background: %(parchment_light)s; color: %(ink)s; border: 1px solid %(copper_dark)s; padding: 5px;
    qproperty-textFormat: PlainText; /* names in tips are what others typed */
}

QMenuBar { background: %(shadow)s; color: %(parchment_shade)s; padding: 1px 6px; }
QMenuBar::item { background: transparent; padding: 4px 10px; border-radius: 4px; }
QMenuBar::item:selected { background: %(table)s; color: %(candle)s; }
QMenu { background: %(table_dark)s; color: %(parchment)s; border: 1px solid %(copper_dark)s; padding: 5px; }
QMenu::item { padding: 6px 28px 6px 22px; border-radius: 4px; }
QMenu::item:selected { background: %(table_light)s; color: %(candle)s; }
QMenu::item:disabled { color: %(copper)s; }
#menu_heading { color: %(candle)s; font-weight: bold; padding: 5px 12px; border-bottom: 1px solid %(copper_dark)s; }
QMenu::separator { height: 1px; background: %(copper_dark)s; margin: 5px 10px; }

QDockWidget { color: %(candle)s; font-weight: bold; }
QDockWidget::title { background: %(wood_edge)s; padding: 7px 10px 9px 10px; border-bottom: 2px solid %(copper_dark)s; }
QMainWindow::separator { background: %(wood_edge)s; width: 5px; height: 5px; }
QMainWindow::separator:hover { background: %(copper)s; }
QTabBar::tab { background: %(wood_edge)s; color: %(parchment_shade)s; padding: 6px 14px; border-top: 2px solid transparent; }
QTabBar::tab:selected { background: %(table)s; color: %(candle)s; border-top-color: %(gold)s; }

QLineEdit, QComboBox, QSpinBox, QDoubleSpinBox {
  background: %(parchment_light)s; color: %(ink)s; border: 1px solid %(copper_dark)s; border-radius: 5px;
  padding: 4px 8px; selection-background-color: %(chosen)s; min-height: 20px; placeholder-text-color: %(ink_soft)s; }
QLineEdit:focus, QComboBox:focus, QSpinBox:focus, QDoubleSpinBox:focus { border: 2px solid %(wine)s; padding: 3px 7px; }
QComboBox { combobox-popup: 0; }
QComboBox::drop-down { border: none; width: 22px; }
QComboBox::down-arrow { width: 0; height: 0; border-left: 5px solid %(parchment_light)s;
  border-right: 5px solid %(parchment_light)s; border-top: 7px solid %(copper_dark)s; margin-right: 8px; }
QComboBox QAbstractItemView { background: %(parchment_light)s; color: %(ink)s; border: 1px solid %(copper_dark)s;
  selection-background-color: %(chosen)s; selection-color: %(parchment_light)s; outline: none; padding: 3px; }
#filter { padding: 1px 5px; font-size: %(small)s; min-height: 18px; }
#filter::drop-down { width: 15px; }
Document { font-size: %(log)s; background: transparent; border: none; color: %(parchment)s; selection-background-color: %(chosen)s; }
QScrollArea { background: transparent; border: none; }
QScrollArea > QWidget > QWidget { background: transparent; }
QScrollBar:vertical { background: transparent; width: 11px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 11px; margin: 0; }
QScrollBar::handle { background: %(copper)s; border-radius: 4px; min-height: 28px; min-width: 28px; margin: 2px; }
QScrollBar::handle:hover { background: %(copper_light)s; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QSlider { min-height: 26px; }
QSlider::groove:horizontal { height: 6px; background: %(wood_edge)s; border: 1px solid %(copper_dark)s; border-radius: 4px; }
QSlider::sub-page:horizontal { background: %(copper)s; border-radius: 3px; }
QSlider::handle:horizontal { width: 18px; margin: -7px 0; border-radius: 9px;
  background: %(gold)s; border: 2px solid %(gold_dark)s; }
QSlider::handle:horizontal:focus { width: 16px; border: 3px solid %(wine)s; }
QCheckBox { spacing: 9px; color: %(ink)s; }
QCheckBox::indicator { width: 18px; height: 18px; border: 2px solid %(copper_dark)s; border-radius: 5px; background: %(parchment_light)s; }
QCheckBox::indicator:checked { background: %(gold)s; image: url("@check"); }
QCheckBox:focus { color: %(copper_dark)s; }
QCheckBox::indicator:focus { border: 3px solid %(wine)s; }
QListView, #parchment QTreeView { background: %(parchment_light)s; color: %(ink)s;
  border: 1px solid %(copper_dark)s; border-radius: 6px; outline: none; }
QListView::item { padding: 7px 9px; border-radius: 4px; }
#parchment QTreeView { padding: 4px; }
#parchment QTreeView::item { padding: 3px 4px; }
QListView::item:selected, #parchment QTreeView::item:selected { background: %(chosen)s; color: %(parchment_light)s; }

#dock_title { background: %(wood_edge)s; border-bottom: 2px solid %(copper_dark)s; }
#dock_title QLabel { color: %(candle)s; font-weight: bold; }
#dock_title QPushButton { border: none; background: transparent; color: %(copper_light)s; }
#dock_title QPushButton:hover { color: %(candle)s; }
#drawer { background: %(shadow)s; border-left: 3px solid %(copper_dark)s; }
#drawer_tab { border: none; border-radius: 6px; padding: 3px 12px; background: %(table)s; color: %(parchment)s; }
#drawer_tab:hover { background: %(copper_dark)s; color: %(candle)s; }

#board { background: %(wood_edge)s; border: 2px solid %(copper_dark)s; border-radius: 8px; }
#board QLabel, #board #small_plate { color: %(parchment)s; }
#large_code { font-size: %(title)s; font-weight: bold; }
#board #large_code { color: %(candle)s; }
QLineEdit#code { font-size: %(large)s; font-weight: bold; }
#small_plate { background: %(table)s; color: %(parchment)s; border: 1px solid %(copper_dark)s; border-radius: 5px; padding: 3px 8px; }
#small_plate:hover, #small_plate:focus { border-color: %(candle)s; color: %(candle)s; }

#parchment QLabel { color: %(ink)s; }
#heading { color: %(candle)s; font-size: %(title)s; font-weight: bold; }
#parchment #heading { color: %(copper_dark)s; }
#subheading { font-size: %(large)s; font-weight: bold; }
#parchment #subheading { color: %(copper_dark)s; }
#quiet { font-size: %(small)s; color: %(parchment_shade)s; }
#parchment #quiet { color: %(ink_soft)s; }
#objection { color: #ff9d8a; font-weight: bold; }
#parchment #objection { color: %(wine)s; }
"""
