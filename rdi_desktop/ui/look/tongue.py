# SPDX-License-Identifier: GPL-3.0-or-later
"""The language of the window: that of the settings, or of this computer; Qt's own words too."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from rdi_desktop import words
from rdi_desktop.ui.look.settings import LANGUAGE_KEY, SYSTEM, Settings


class _Qt:
    """The translator of Qt's own dialogs, while one is installed."""

    code = words.ENGLISH
    installed: QTranslator | None = None


def follow(settings: Settings) -> bool:
    """Speak as the settings say. Returns whether that is another language than before."""
    chosen = settings.word(LANGUAGE_KEY)
    return use(words.suited(QLocale.system().uiLanguages()) if chosen == SYSTEM else chosen)


def use(code: str) -> bool:
    """Speak that language. Returns whether it is another than before."""
    before = words.now().code
    words.speak(code)
    if code != _Qt.code:  # the program itself may speak already, before there is a window
        QLocale.setDefault(QLocale.system() if code == words.ENGLISH else QLocale(code))
        _translate(code)
    return code != before


def _translate(code: str) -> None:
    """Qt's own dialogs and menus in that language, as far as Qt has it."""
    app = QCoreApplication.instance()
    if app is None:
        return
    _Qt.code = code
    if _Qt.installed is not None:
        app.removeTranslator(_Qt.installed)
        _Qt.installed = None
    translator = QTranslator(app)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if code != words.ENGLISH and translator.load(QLocale(code), "qtbase", "_", folder):
        app.installTranslator(translator)
        _Qt.installed = translator
