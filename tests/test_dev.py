# SPDX-License-Identifier: GPL-3.0-or-later
"""What dev.py says to somebody whose machine lacks something, and when it installs again."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent


def loaded() -> ModuleType:
    spec = importlib.util.spec_from_file_location("dev", ROOT / "dev.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def dev() -> ModuleType:
    return loaded()


@pytest.mark.parametrize(
    ("version", "modules", "says"),
    [
        pytest.param((3, 9, 2), ["venv", "ensurepip"], "Python 3.11 or newer is needed; this is 3.9", id="old"),
        pytest.param((3, 11, 2), ["venv"], "sudo apt install python3-venv", id="debian-without-python3-venv"),
        pytest.param((3, 13, 0), [], "no venv and no ensurepip", id="neither"),
    ],
)
def test_a_python_that_will_not_do(dev: ModuleType, version: tuple[int, ...], modules: list[str], says: str) -> None:
    complaint = dev.complaint_about_python(version, modules)
    assert says in complaint
    assert "\n" not in complaint


def test_a_python_that_will_do(dev: ModuleType) -> None:
    assert dev.complaint_about_python((3, 11, 0), ["ensurepip", "venv"]) is None


def test_missing_libraries_are_one_line_with_the_packages_of_both_families(dev: ModuleType) -> None:
    complaint = dev.complaint_about_libraries(["libEGL.so.1", "libxcb-cursor.so.0"])
    assert "apt install libegl1 libxcb-cursor0;" in complaint
    assert "dnf install libglvnd-egl xcb-util-cursor" in complaint
    assert "\n" not in complaint


def test_a_library_that_nobody_listed_is_named_all_the_same(dev: ModuleType) -> None:
    error = "ImportError: libnew.so.3: cannot open shared object file: No such file or directory"
    assert dev.named_in(error) == "libnew.so.3"
    assert dev.complaint_about_libraries(["libnew.so.3"]) == "Qt needs libnew.so.3, not found on this system."


def test_nothing_missing_is_no_complaint(dev: ModuleType) -> None:
    assert dev.named_in("ModuleNotFoundError: No module named 'PySide6'") is None
    assert dev.complaint_about_libraries([]) is None


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux leaves these libraries to the system")
def test_dev_stops_where_qt_cannot_be_loaded(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    python = tmp_path / "python"
    python.write_text("#!/bin/sh\necho 'ImportError: libEGL.so.1: cannot open shared object file' >&2\nexit 1\n")
    python.chmod(0o755)
    monkeypatch.setattr(dev, "ensure_venv", lambda: None)
    monkeypatch.setattr(dev, "venv_python", lambda: python)
    monkeypatch.setattr(dev, "loadable", lambda library: library != "libEGL.so.1")
    assert dev.main(["test"]) == 1
    assert capsys.readouterr().err.startswith("dev.py: Qt needs libEGL.so.1, not found on this system. Debian")


@pytest.mark.skipif(sys.platform != "linux", reason="Windows and macOS always have a screen")
def test_a_window_without_a_screen_is_refused_in_one_line(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(dev, "ensure_venv", lambda: None)
    monkeypatch.setattr(dev, "loadable", lambda library: True)
    assert dev.main(["run"]) == 1
    assert "no screen" in capsys.readouterr().err


def test_it_installs_again_when_the_lock_the_python_or_the_place_changed(dev: ModuleType, tmp_path: Path) -> None:
    first = dev.fingerprint(b"a==1", "3.11", tmp_path)
    assert first == dev.fingerprint(b"a==1", "3.11", tmp_path)
    others = [(b"a==2", "3.11", tmp_path), (b"a==1", "3.12", tmp_path), (b"a==1", "3.11", tmp_path / "moved")]
    assert first not in [dev.fingerprint(*other) for other in others]


def test_another_build_of_the_same_python_needs_no_other_environment(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two of them on one machine would else undo each other's environment, with every command."""
    first = dev.fingerprint(b"a==1")
    monkeypatch.setattr(sys, "version", f"{sys.version.split()[0]} (main, today) [another compiler]")
    assert loaded().fingerprint(b"a==1") == first


def test_nothing_is_installed_while_the_stamp_fits(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    python, lock, stamp = tmp_path / "python", tmp_path / "lock", tmp_path / "stamp"
    python.touch()
    lock.write_text("a==1")
    stamp.write_text(dev.fingerprint(lock.read_bytes()))
    started: list[list[str]] = []

    def start(command: list[str], **_: object) -> None:
        started.append(command)
        raise dev.Stop("started")

    environment = ("VENV", tmp_path / "environment")
    for name, value in (environment, ("LOCK", lock), ("STAMP", stamp), ("venv_python", lambda: python)):
        monkeypatch.setattr(dev, name, value)
    monkeypatch.setattr(dev.subprocess, "run", start)
    dev.ensure_venv()
    assert started == []
    lock.write_text("a==2")
    with pytest.raises(dev.Stop, match="started"):
        dev.ensure_venv()


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_an_environment_that_is_only_a_link_belongs_to_somebody_else(
    dev: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs, link = tmp_path / "theirs", tmp_path / "link"
    theirs.mkdir()
    (theirs / "keep").touch()
    link.symlink_to(theirs)
    monkeypatch.setattr(dev, "VENV", link)
    monkeypatch.setattr(dev, "STAMP", link / "installed-from")
    monkeypatch.setattr(dev.subprocess, "run", lambda *_, **__: pytest.fail("something was installed"))
    dev.ensure_venv()
    assert [each.name for each in theirs.iterdir()] == ["keep"]


@pytest.mark.parametrize(("windows", "ends"), [(True, "Scripts/python.exe"), (False, "bin/python")])
def test_where_an_environment_keeps_its_python(dev: ModuleType, windows: bool, ends: str) -> None:
    assert dev.venv_python(Path("there"), windows) == Path("there") / ends


def test_everything_in_the_lock_is_pinned_by_hash(dev: ModuleType) -> None:
    entries = dev.LOCK.read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    packages = [entry for entry in entries if entry and not entry.startswith("#")]
    assert packages
    assert [entry.split()[0] for entry in packages if "==" not in entry or "--hash=sha256:" not in entry] == []


@pytest.mark.parametrize("file", ["README.md", ".ci/run"])
def test_the_documented_packages_are_those_that_qt_needs(dev: ModuleType, file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8").split()
    assert [debian for debian, _ in dev.LIBRARIES.values() if debian not in text] == []


def test_an_unknown_command_shows_what_there_is(dev: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(["tset"]) == 2
    assert "dev.py test [--all]" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "opens"),
    [
        ([], True),
        (["play"], True),
        (["--data-dir", "here"], True),
        (["--data-dir=here", "--log-level", "info", "play"], True),
        (["--data-dir", "here", "old.rdigame"], True),
        (["olga.rdichar"], True),
        (["--data-dir", "here", "simulate"], False),
        (["simulate", "--games", "3"], False),
        (["--self-test"], False),
        (["--offscreen-screenshot", "pictures"], False),
    ],
)
def test_qts_libraries_are_looked_for_wherever_a_window_will_open(
    dev: ModuleType, arguments: list[str], opens: bool
) -> None:
    assert dev.opens_window(arguments) is opens
