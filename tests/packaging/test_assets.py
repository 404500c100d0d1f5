# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures, lettering and sounds: a checkout reads them where they lie, what is built from it carries the very same in one file."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path

import pytest
from PySide6.QtCore import QDir, QDirIterator, QFile, QIODevice, QResource

ROOT = Path(__file__).resolve().parents[2]
WHAT_IS_THERE = """
import hashlib, sys
sys.path.insert(0, sys.argv[1])
from PySide6.QtGui import QGuiApplication, QIcon, QImage
app = QGuiApplication([])
from rdi_desktop.ui.look import assets
from rdi_desktop.ui.cards import art, picture_choice
from rdi_desktop.ui.look.ambience import read

def sum_of(image):
    return hashlib.sha256(bytes(image.constBits())).hexdigest()

art.load_fonts()
print("Averia" in "".join(__import__("PySide6.QtGui").QtGui.QFontDatabase.families()))
print(assets.exists("portraits/zot.svg"), assets.exists("portraits/nobody.svg"))
print(sum_of(art.art_image("portraits/zot", 200, 200)))
print(sum_of(art.scene_image("burst; round-shield *.62", 100, 100)))
print(sum_of(QIcon(assets.path("icons/check.svg")).pixmap(32, 32).toImage()))
print(len(read("sounds/coin-1")), sorted(picture_choice.sheet("zot")), picture_choice.sheet("nobody"))
"""


def pack(place: Path) -> Path:
    subprocess.run([sys.executable, str(ROOT / "packaging" / "resources.py"), str(place)], check=True)
    return place


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return pack(tmp_path_factory.mktemp("packed") / "assets.rcc")


def test_what_is_packed_is_the_folder(packed: Path) -> None:
    """To the byte: also a picture in a folder that nobody has named in `resources.qrc`."""
    assert QResource.registerResource(str(packed), "/as-packed")
    try:
        found = {}
        each = QDirIterator(":/as-packed", QDir.Filter.Files, QDirIterator.IteratorFlag.Subdirectories)
        while each.hasNext():
            name = each.next()
            file = QFile(name)
            assert file.open(QIODevice.OpenModeFlag.ReadOnly)
            found[name.removeprefix(":/as-packed/")] = bytes(file.readAll().data())
    finally:
        QResource.unregisterResource(str(packed), "/as-packed")
    lying = {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in (ROOT / "assets").rglob("*.*")}
    assert sorted(found) == sorted(lying)
    assert found == lying


def test_packed_twice_it_is_the_same_file(packed: Path, tmp_path: Path) -> None:
    assert pack(tmp_path / "again.rcc").read_bytes() == packed.read_bytes()


def what_is_there(place: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-I", "-c", WHAT_IS_THERE, str(place)]
    environment = {"QT_QPA_PLATFORM": "offscreen", "RDI_DESKTOP_DATA": str(place / "home")}
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environment, cwd=place)


def test_a_built_program_draws_what_a_checkout_does(packed: Path, tmp_path: Path) -> None:
    shutil.copytree(ROOT / "rdi_desktop", tmp_path / "rdi_desktop", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "assets").mkdir()  # somebody else's, beside the installed package
    lost = what_is_there(tmp_path)
    assert lost.returncode != 0 and "not whole" in lost.stderr, "it says so at once, not with a blank table"
    shutil.copy(packed, tmp_path / "rdi_desktop" / "assets.rcc")
    built, lying = what_is_there(tmp_path), what_is_there(ROOT)
    assert built.stderr == lying.stderr == ""
    assert built.stdout == lying.stdout
    assert built.stdout.startswith("True\nTrue False\n")


def test_a_source_archive_holds_all_that_the_repository_does() -> None:
    """All tests, not those alone that setuptools would take: whoever has the archive can try it."""
    git = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    if git.returncode:
        pytest.skip("not a checkout")
    lines = (ROOT / "MANIFEST.in").read_text(encoding="utf-8").splitlines()
    words = [line.split() for line in lines if line and not line.startswith("#")]
    alone = {name for word, *names in words if word == "include" for name in names}
    whole = tuple(f"{name}/" for word, *names in words if word == "graft" for name in names)
    excluded = [name for word, *names in words if word == "global-exclude" for name in names]
    by_itself = {"LICENSE", "README.md", "pyproject.toml", "setup.py"}  # what setuptools always takes
    left = [
        name
        for name in git.stdout.splitlines()
        if name != ".gitignore" and not name.startswith(whole) and name not in alone | by_itself
    ]
    assert left == []
    assert not [n for n in git.stdout.splitlines() if any(fnmatch(Path(n).name, each) for each in excluded)]


def test_no_file_says_that_pictures_lie_elsewhere() -> None:
    """Where a newcomer looks: the documents name folders that are there."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    for folder in re.findall(r"`(assets(?:/\w+)?)`", text):
        assert (ROOT / folder).is_dir(), folder
    assert not (ROOT / "rdi_desktop" / "ui" / "assets").exists()
