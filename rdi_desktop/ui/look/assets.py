# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures, fonts and sounds, by their names below the folder `assets` of a checkout: ``portraits/zot.svg``.

A checkout reads the files, so that a picture is changed by saving it. Builds (wheel, package) have them in one file instead,
``assets.rcc`` beside this package, which Qt maps into memory. Qt opens both as ``assets:portraits/zot.svg``, on any thread, wherever it
takes a file name, including style sheets. See docs/decisions/0080.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QDir, QFile, QIODevice, QResource

PACKAGE = Path(__file__).resolve().parents[2]
CHECKOUT = PACKAGE.parent
PACKED = PACKAGE / "assets.rcc"


def _find() -> None:
    """Register where they are. Only a checkout has the list of packed files; a folder `assets` alone might be anybody's."""
    if (CHECKOUT / "resources.qrc").is_file():
        QDir.setSearchPaths("assets", [str(CHECKOUT / "assets")])
    elif QResource.registerResource(str(PACKED)):
        QDir.setSearchPaths("assets", [":/assets"])
    else:
        raise ImportError(f"this copy of the program is not whole: {PACKED} is missing")


_find()


def also(folder: Path) -> None:
    """Also search this folder, for pictures of home-made characters with the same naming."""
    if str(folder) not in QDir.searchPaths("assets"):
        QDir.addSearchPath("assets", str(folder))


def instead(folder: Path | None) -> None:
    """Search this folder, with what a host lends, instead of the user's own; None: the user's own again."""
    global _own  # noqa: PLW0603 - where Qt looks is the whole program's, too
    shipped, *more = QDir.searchPaths("assets")
    if _own is None:
        _own = more
    QDir.setSearchPaths("assets", [shipped, *(_own if folder is None else [str(folder)])])
    if folder is None:
        _own = None


_own: list[str] | None = None
"""The user's own folders, while another is searched instead."""


def path(name: str) -> str:
    """The name by which Qt opens it."""
    return f"assets:{name}"


def exists(name: str) -> bool:
    """Whether there is a file of that name."""
    return QFile.exists(path(name))


def read(name: str) -> bytes:
    """The content of a file. Raises FileNotFoundError."""
    file = QFile(path(name))
    if not file.open(QIODevice.OpenModeFlag.ReadOnly):
        raise FileNotFoundError(f"there is no '{name}' among the assets")
    try:
        return bytes(file.readAll().data())
    finally:
        file.close()


def text(name: str) -> str:
    """The same for a text file."""
    return read(name).decode()
