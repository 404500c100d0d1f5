# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures, lettering and sounds, by their names below the folder `assets` of a checkout: ``portraits/zot.svg``.

A checkout reads the files, so that a picture is changed by saving it. Whatever was built from one (wheel, package) carries them in one
file instead, ``assets.rcc`` beside this package, which Qt maps into memory. Qt opens both as ``assets:portraits/zot.svg``, on any
thread, wherever it takes the name of a file: in a style sheet, too. See docs/decisions/0080.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QDir, QFile, QIODevice, QResource

PACKAGE = Path(__file__).resolve().parents[2]
CHECKOUT = PACKAGE.parent
PACKED = PACKAGE / "assets.rcc"


def _find() -> None:
    """Say where they are. The list of what is packed lies in checkouts alone; a folder `assets` might be anybody's."""
    if (CHECKOUT / "resources.qrc").is_file():
        QDir.setSearchPaths("assets", [str(CHECKOUT / "assets")])
    elif QResource.registerResource(str(PACKED)):
        QDir.setSearchPaths("assets", [":/assets"])
    else:
        raise ImportError(f"this copy of the program is not whole: {PACKED} is missing")


_find()


def also(folder: Path) -> None:
    """Look there, too, for what the program has not: pictures of home-made characters lie beside them, named as here."""
    if str(folder) not in QDir.searchPaths("assets"):
        QDir.addSearchPath("assets", str(folder))


def instead(folder: Path | None) -> None:
    """Look there instead of in folders of one's own: what a host lends lies there, named as here. None: in one's own again."""
    global _own  # noqa: PLW0603 - where Qt looks is the whole program's, too
    shipped, *more = QDir.searchPaths("assets")
    if _own is None:
        _own = more
    QDir.setSearchPaths("assets", [shipped, *(_own if folder is None else [str(folder)])])
    if folder is None:
        _own = None


_own: list[str] | None = None
"""Folders of one's own, while something else is looked at instead."""


def path(name: str) -> str:
    """What Qt opens it by."""
    return f"assets:{name}"


def exists(name: str) -> bool:
    """Whether there is a file of that name."""
    return QFile.exists(path(name))


def read(name: str) -> bytes:
    """All of a file. Raises FileNotFoundError where there is none."""
    file = QFile(path(name))
    if not file.open(QIODevice.OpenModeFlag.ReadOnly):
        raise FileNotFoundError(f"there is no '{name}' among the assets")
    try:
        return bytes(file.readAll().data())
    finally:
        file.close()


def text(name: str) -> str:
    """The same of a file of letters."""
    return read(name).decode()
