# SPDX-License-Identifier: GPL-3.0-or-later
"""The package for Debian and its children, from the packed folder. Called by packaging/build.py."""

from __future__ import annotations

import datetime
import email.utils
import gzip
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

HERE = Path(__file__).resolve().parent
AR = b"!<arch>\n"
"""A .deb is an archive of ar, which begins so."""

DEPENDS = (
    # What the folder leaves to the system: the C library, what shows windows, and what the fonts of a desktop are found with.
    "libc6 (>= 2.34)", "libegl1", "libgl1", "libfontconfig1", "libfreetype6", "libglib2.0-0 | libglib2.0-0t64", "libdbus-1-3",
    "libx11-6", "libx11-xcb1", "libxcb1", "libxcb-cursor0", "libxcb-icccm4", "libxcb-image0", "libxcb-keysyms1", "libxcb-randr0",
    "libxcb-render0", "libxcb-render-util0", "libxcb-shape0", "libxcb-shm0", "libxcb-sync1", "libxcb-xfixes0", "libxcb-xkb1",
    "libxkbcommon0", "libxkbcommon-x11-0", "libwayland-client0", "libwayland-cursor0", "libgssapi-krb5-2", "libssl3 | libssl3t64",
)  # fmt: skip

CONTROL = """\
Package: rdi-desktop
Version: {version}
Section: games
Priority: optional
Architecture: {architecture}
Maintainer: The RDI Desktop contributors <rdi-desktop@users.noreply.github.com>
Installed-Size: {size}
Depends: {depends}
Recommends: libasound2 | libasound2t64 | libpulse0
Description: table for The Red Dragon Inn, made by fans
 Adventurers in a tavern drink, gamble and roughhouse until all but one have
 passed out or lost their Gold. For people at one computer, a household on its
 network, or one person against computer players, with the complete rules.
 .
 An unofficial, non-commercial program. The Red Dragon Inn is a game by
 SlugFest Games, who have not made, checked or approved it.
"""

COPYRIGHT = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: RDI Desktop

Files: *
Copyright: {year} The RDI Desktop contributors
License: GPL-3+
 On Debian systems the whole text is in /usr/share/common-licenses/GPL-3.
Comment: What is bundled, and under which licences, is told in
 /opt/rdi-desktop/licences/README.txt.
"""

CHANGELOG = """\
rdi-desktop ({version}) stable; urgency=medium

  * What is new is told in CHANGELOG.md.gz.

 -- The RDI Desktop contributors <rdi-desktop@users.noreply.github.com>  {date}
"""
"""In Debian's form, see deb-changelog(5); the program's own stands beside it."""


def build(program: Path, version: str, work: Path, dist: Path, root: Path, pack: Callable[[Path], BinaryIO]) -> Path:
    """Build the package; where it is."""
    tree = work / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    architecture = subprocess.run(
        ["dpkg", "--print-architecture"], capture_output=True, text=True, check=True
    ).stdout.strip()
    shutil.copytree(program, tree / "opt" / "rdi-desktop", symlinks=True)
    share = tree / "usr" / "share"
    link = tree / "usr" / "games" / "rdi-desktop"
    link.parent.mkdir(parents=True)
    link.symlink_to("/opt/rdi-desktop/rdi-desktop")
    day = _day(root)
    words = {"@VERSION@": version, "@DATE@": day, "@HOME@": home(root)}
    _place(HERE / "rdi-desktop.desktop", share / "applications" / "rdi-desktop.desktop", words)
    _place(HERE / "rdi-desktop.xml", share / "mime" / "packages" / "rdi-desktop.xml", words)
    metainfo = "io.github.rdi_desktop.metainfo.xml"
    _place(HERE / metainfo, share / "metainfo" / metainfo, words)
    page = (HERE / "rdi-desktop.6").read_text(encoding="utf-8")
    _gzip(share / "man" / "man6" / "rdi-desktop.6.gz", _filled(page, words))
    doc = share / "doc" / "rdi-desktop"
    doc.mkdir(parents=True)
    (doc / "copyright").write_text(COPYRIGHT.format(year=day[:4]), encoding="utf-8")
    _gzip(doc / "changelog.gz", changelog(version, day))
    _gzip(doc / "CHANGELOG.md.gz", (root / "CHANGELOG.md").read_text(encoding="utf-8"))
    _place(HERE / "lintian-overrides", share / "lintian" / "overrides" / "rdi-desktop", words)
    python = work / "venv" / "bin" / "python"
    subprocess.run(
        [
            str(python) if python.exists() else sys.executable,
            str(HERE.parent / "icons.py"),
            str(share / "icons" / "hicolor"),
        ],
        check=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    size = sum(file.stat().st_size for file in tree.rglob("*") if file.is_file() and not file.is_symlink()) // 1024
    control = tree / "DEBIAN" / "control"
    control.parent.mkdir()
    filled = CONTROL.format(version=version, architecture=architecture, size=size, depends=", ".join(DEPENDS))
    control.write_text(filled, encoding="utf-8")
    for folder, _, files in os.walk(tree):
        Path(folder).chmod(0o755)
        for name in files:
            file = Path(folder) / name
            if not file.is_symlink():
                file.chmod(0o755 if os.access(file, os.X_OK) and ".so" not in name else 0o644)
    made = dist / f"rdi-desktop_{version}_{architecture}.deb"
    plain = work / "plain.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Znone", "--build", str(tree), str(plain)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    _pack(plain, made, work, pack)
    plain.unlink()
    return made


def _pack(plain: Path, made: Path, work: Path, pack: Callable[[Path], BinaryIO]) -> None:
    """The same package with its archives packed, smaller than dpkg-deb itself would make them. See ar(5) and deb(5)."""
    with plain.open("rb") as source, made.open("wb") as target:
        target.write(source.read(len(AR)))
        while header := source.read(60):
            name, size = header[:16].decode().strip(), int(header[48:58])
            data = source.read(size + size % 2)[:size]
            if name.endswith(".tar"):
                packed = work / f"{name}.xz"
                with pack(packed) as file:
                    file.write(data)
                name, data = packed.name, packed.read_bytes()
                packed.unlink()
            target.write(name.ljust(16).encode() + header[16:48] + str(len(data)).ljust(10).encode() + header[58:])
            target.write(data + b"\n" * (len(data) % 2))


def changelog(version: str, day: str) -> str:
    """What Debian calls the changelog; the day as YYYY-MM-DD."""
    midnight = datetime.datetime.fromisoformat(day).replace(tzinfo=datetime.UTC)
    return CHANGELOG.format(version=version, date=email.utils.format_datetime(midnight))


def home(root: Path) -> str:
    """Where the project lives: on the forge where it is being built, else as pyproject.toml has it."""
    if repository := os.environ.get("GITHUB_REPOSITORY"):
        return f"{os.environ.get('GITHUB_SERVER_URL', 'https://github.com')}/{repository}"
    found = re.search(r'^Homepage = "([^"]+)"', (root / "pyproject.toml").read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None
    return found[1]


def _place(source: Path, to: Path, words: dict[str, str]) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    to.write_text(_filled(source.read_text(encoding="utf-8"), words), encoding="utf-8")


def _filled(text: str, words: dict[str, str]) -> str:
    return re.sub("|".join(words), lambda found: words[found[0]], text)


def _gzip(to: Path, text: str) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    to.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def _day(root: Path) -> str:
    """The day of the last change."""
    said = subprocess.run(
        ["git", "-C", str(root), "log", "-1", "--format=%cs"], capture_output=True, text=True, check=False
    )
    return said.stdout.strip() or datetime.datetime.now(tz=datetime.UTC).date().isoformat()
