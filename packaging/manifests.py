# SPDX-License-Identifier: GPL-3.0-or-later
"""What winget and Flathub are sent for a release: their manifests, filled in from what was built (docs/packaging.md).

python3 packaging/manifests.py SETUP.exe --commit COMMIT [--to FOLDER]
"""

from __future__ import annotations

import argparse
import datetime
import hashlib
import importlib.util
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
FLATPAK = "io.github.rdi_desktop.rdi_desktop"
"""As Flathub wants it: where the project lives, the other way round, and its name. Whoever publishes it elsewhere has another."""
WINGET = "RDIDesktop.RDIDesktop"
"""Publisher and program."""


def part(file: Path) -> ModuleType:
    """Another script of this folder."""
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def words(setup: Path, commit: str) -> dict[str, str]:
    """What stands for each placeholder."""
    day = datetime.datetime.fromtimestamp(
        int(os.environ.get("SOURCE_DATE_EPOCH", "0")) or setup.stat().st_mtime, datetime.UTC
    )
    return {
        "@VERSION@": part(HERE / "build.py").version(),
        "@HOME@": part(HERE / "linux" / "deb.py").home(ROOT),
        "@DATE@": f"{day:%Y-%m-%d}",
        "@COMMIT@": commit,
        "@WINGET@": WINGET,
        "@SETUP@": setup.name,
        "@SUM@": hashlib.sha256(setup.read_bytes()).hexdigest().upper(),
    }


def filled(text: str, known: dict[str, str]) -> str:
    """The text with every placeholder filled in. ValueError if one is left."""
    for word, value in known.items():
        text = text.replace(word, value)
    if left := re.search(r"@[A-Z]+@", text):
        raise ValueError(f"nothing is known for {left[0]}")
    return text


def write(setup: Path, commit: str, to: Path) -> list[Path]:
    """All of them, as winget-pkgs and Flathub want them to lie."""
    known = words(setup, commit)
    publisher, program = WINGET.split(".")
    winget = to / "manifests" / publisher[0].lower() / publisher / program / known["@VERSION@"]
    made = {
        winget / f"{WINGET}.{kind}": (HERE / "winget" / file).read_text(encoding="utf-8")
        for kind, file in (
            ("yaml", "version.yaml"),
            ("installer.yaml", "installer.yaml"),
            ("locale.en-US.yaml", "locale.en-US.yaml"),
        )
    }
    flatpak = to / FLATPAK
    made[flatpak / f"{FLATPAK}.yaml"] = (HERE / "flatpak" / f"{FLATPAK}.yaml").read_text(encoding="utf-8")
    page = (HERE / "linux" / "io.github.rdi_desktop.metainfo.xml").read_text(encoding="utf-8")
    page = page.replace("<id>io.github.rdi_desktop</id>", f"<id>{FLATPAK}</id>")
    made[flatpak / "metainfo.xml"] = page.replace("rdi-desktop.desktop</launchable>", f"{FLATPAK}.desktop</launchable>")
    for file, text in made.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(filled(text, known), encoding="utf-8")
    return sorted(made)


def main(arguments: Sequence[str] | None = None) -> int:
    """Write them; 2 if there is no such installer."""
    parser = argparse.ArgumentParser(description="fill in what winget and Flathub are sent")
    parser.add_argument("setup", type=Path, help="the installer for Windows, as it is published")
    parser.add_argument("--commit", required=True, help="the commit that the release's tag means")
    parser.add_argument("--to", type=Path, default=Path("dist"), metavar="FOLDER", help="where to (default: dist)")
    given = parser.parse_args(arguments)
    if not given.setup.is_file():
        print(f"{given.setup}: there is no such file", file=sys.stderr)
        return 2
    for file in write(given.setup, given.commit, given.to):
        print(file)
    return 0


if __name__ == "__main__":
    sys.exit(main())
