#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Make the files that people install: `python3 packaging/build.py [--only KIND …]`, on the system that they are for.

    Linux    a portable .tar.xz and a .deb
    Windows  a portable .zip and an installer (needs makensis)
    macOS    a .dmg with the .app, signed and notarised if the environment holds what that takes

Everything lands in dist/. The environment of the program is made from requirements.lock, PyInstaller from packaging/requirements.lock,
every file pinned by its hash. See docs/packaging.md.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import lzma
import os
import re
import shutil
import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import Sequence
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
WORK = ROOT / "build" / "packaging"
DIST = ROOT / "dist"
NAME = "rdi-desktop"
KINDS = {"linux": ("tar", "deb"), "win32": ("zip", "installer"), "darwin": ("dmg",)}


def version() -> str:
    """The version, from the one place where it stands."""
    text = (ROOT / "rdi_desktop" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"', text, re.MULTILINE)
    assert found is not None
    return found[1]


def run(*command: object, **more: object) -> None:
    """Run a command; ends the build if it fails."""
    print("+", *command, flush=True)
    subprocess.run([str(part) for part in command], check=True, **more)  # type: ignore[call-overload]


def last_change() -> int:
    """When the source was last changed, in seconds: the date of whatever is packed, so that the same source gives the same files."""
    said = subprocess.run(["git", "-C", ROOT, "log", "-1", "--format=%ct"], capture_output=True, text=True, check=False)
    return int(os.environ.get("SOURCE_DATE_EPOCH") or said.stdout.strip() or 1_700_000_000)


# The program as one folder


def environment() -> Path:
    """A Python with the program's libraries and PyInstaller, made again when a lock has changed; its interpreter."""
    venv = WORK / "venv"
    python = venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    locks = [ROOT / "requirements.lock", HERE / "requirements.lock"]
    stamp = hashlib.sha256(b"".join(lock.read_bytes() for lock in locks) + sys.version.encode()).hexdigest()
    marker = venv / "installed-from"
    if not marker.exists() or marker.read_text(encoding="utf-8") != stamp:
        shutil.rmtree(venv, ignore_errors=True)
        run(sys.executable, "-m", "venv", venv)
        for lock in locks:
            run(python, "-m", "pip", "install", "-q", "--require-hashes", "--only-binary", ":all:", "-r", lock)
        marker.write_text(stamp, encoding="utf-8")
    return python


def folder() -> Path:
    """Pack the program into one folder with everything that it needs."""
    python = environment()
    made = WORK / "made"
    variables = {
        **os.environ,
        "RDI_VERSION": version(),
        "RDI_ICON": str(icon(python)),
        "PYTHONHASHSEED": "1",
        "SOURCE_DATE_EPOCH": str(last_change()),
    }
    if sys.platform == "darwin":
        variables["RDI_ENTITLEMENTS"] = str(HERE / "macos" / "entitlements.plist")
    command = [python, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
    run(*command, "--distpath", made, "--workpath", WORK / "work", HERE / "rdi-desktop.spec", env=variables, cwd=ROOT)
    program = made / NAME
    licences(python, program / "licences")
    if sys.platform == "linux":
        strip(program)
    if sys.platform != "darwin":  # there the .app has the same in other places
        run(python, HERE / "contents.py", program)
    return program


def icon(python: Path) -> Path:
    """The program's icon in the form that this system wants, painted by the program itself."""
    suffix = {"win32": ".ico", "darwin": ".icns"}.get(sys.platform, ".png")
    place = WORK / f"{NAME}{suffix}"
    WORK.mkdir(parents=True, exist_ok=True)
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    run(python, HERE / "icons.py", place, env=environment, cwd=ROOT)
    return place


def licences(python: Path, place: Path) -> None:
    """Put the licence of everything that is bundled beside the program."""
    run(python, HERE / "licences.py", place, cwd=ROOT)


def strip(program: Path) -> None:
    """Take out what only debuggers read. The wheels of Qt come stripped, and are left as they are."""
    for file in program.rglob("*.so*"):
        if file.is_file() and not file.is_symlink() and "PySide6" not in file.parts and "shiboken6" not in file.parts:
            subprocess.run(["strip", "--strip-unneeded", str(file)], check=False, stderr=subprocess.DEVNULL)


def size(program: Path) -> int:
    """How many bytes the files of a folder have."""
    return sum(file.stat().st_size for file in program.rglob("*") if file.is_file() and not file.is_symlink())


# Linux


def tar(program: Path) -> Path:
    """The portable archive."""
    made = DIST / f"{NAME}-{version()}-linux-{machine()}.tar.xz"
    with xz(made) as packed, tarfile.open(fileobj=packed, mode="w") as archive:
        archive.add(program, f"{NAME}-{version()}", filter=_nobodys)
        for file in ("README.md", "LICENSE", "CHANGELOG.md"):
            archive.add(ROOT / file, f"{NAME}-{version()}/{file}", filter=_nobodys)
    return made


def xz(made: Path) -> lzma.LZMAFile:
    """A file to write what is to be packed into, as small as it goes: where xz knows the processor, libraries come out 5 % smaller."""
    filters: list[dict[str, int]] = [{"id": lzma.FILTER_X86}] if machine() == "x86_64" else []
    filters.append({"id": lzma.FILTER_LZMA2, "preset": 9})
    return lzma.open(made, "wb", filters=filters)


def _nobodys(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mtime = last_change()
    return entry


def deb(program: Path) -> Path:
    """The package for Debian and its children."""
    spec = importlib.util.spec_from_file_location("deb", HERE / "linux" / "deb.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return Path(module.build(program, version(), WORK, DIST, ROOT, xz))


def machine() -> str:
    """What this machine is called in the names of packages."""
    import platform

    return platform.machine().lower()


# Windows


def zip_(program: Path) -> Path:
    """The portable archive."""
    made = DIST / f"{NAME}-{version()}-windows-{machine()}.zip"
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        day = time.gmtime(last_change())[:6]
        for file in sorted(each for each in program.rglob("*") if each.is_file()):
            entry = zipfile.ZipInfo(f"{NAME}-{version()}/{file.relative_to(program).as_posix()}", day)
            archive.writestr(entry, file.read_bytes(), zipfile.ZIP_DEFLATED, 9)
    return made


def installer(program: Path, *options: str) -> Path:
    """The per-user installer. Also compiles on Linux, on any payload, which is how its script is tested there."""
    made = DIST / f"{NAME}-{version()}-setup.exe"
    script = HERE / "windows" / "installer.nsi"
    given = [f"-DVERSION={version()}", f"-DPAYLOAD={program}", f"-DOUTPUT={made}", f"-DSIZE={size(program) // 1024}"]
    run("makensis", "-V2", "-WX", *options, *given, script)
    return made


# macOS


def dmg(program: Path) -> Path:
    """The disk image with the .app."""
    made = DIST / f"{NAME}-{version()}-macos-{machine()}.dmg"
    run(HERE / "macos" / "dmg.sh", program.parent / "RDI Desktop.app", made)
    return made


def main(arguments: Sequence[str] | None = None) -> int:
    """Build what this system is for; the sizes of what was made."""
    parser = argparse.ArgumentParser(description="make the files that people install")
    here = KINDS.get(sys.platform, ())
    parser.add_argument("--only", nargs="+", choices=here, default=list(here), help="some of the kinds")
    parser.add_argument("--folder", type=Path, help="a folder that was packed before, instead of packing it anew")
    given = parser.parse_args(arguments)
    DIST.mkdir(parents=True, exist_ok=True)
    os.environ["SOURCE_DATE_EPOCH"] = str(last_change())  # dpkg-deb goes by it, too
    program = given.folder.resolve() if given.folder else folder()
    makers = {"tar": tar, "deb": deb, "zip": zip_, "installer": installer, "dmg": dmg}
    print(f"{program.name}/ {size(program) / 1e6:.1f} MB unpacked")
    sums = []
    for kind in given.only:
        made = makers[kind](program)
        digest = hashlib.sha256(made.read_bytes()).hexdigest()
        sums.append(f"{digest}  {made.name}\n")
        print(f"{made.name} {made.stat().st_size / 1e6:.1f} MB")
    (DIST / f"SHA256SUMS-{sys.platform}").write_text("".join(sums), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
