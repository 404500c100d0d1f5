# SPDX-License-Identifier: GPL-3.0-or-later
"""What every test relies on: no screen, nobody's saved games touched, random games that can be repeated."""

from __future__ import annotations

import gc
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import platformdirs
import pytest
from hypothesis import settings

from rdi_desktop import folders
from rdi_desktop.content import load_content

if sys.platform == "linux":
    # Windows and macOS have a screen wherever they run, and their offscreen platform has no fonts.
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# A busy machine is no failure, so there is no deadline; the same examples every time, so that a red run can be repeated.
settings.register_profile("quick", deadline=None, derandomize=True, max_examples=20, stateful_step_count=30)
settings.register_profile("all", deadline=None, derandomize=True, max_examples=100, print_blob=True)
settings.load_profile("quick")

# Up to a seventh of a file's time went into looking through modules, content and thousands of tests for garbage.
gc.set_threshold(10_000, 10, 10)

BENCHMARKS = Path(__file__).parent / "benchmarks"
SLOW = frozenset(Path(__file__).with_name("slow.txt").read_text(encoding="utf-8").splitlines())


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if BENCHMARKS in item.path.parents:
            item.add_marker(pytest.mark.benchmark)
        if item.nodeid.partition("[")[0] in SLOW:
            item.add_marker(pytest.mark.slow)


def pytest_collection_finish() -> None:
    gc.collect()
    gc.freeze()  # what is there now will stay


def pytest_configure(config: pytest.Config) -> None:
    """The cache of the program's own content is kept from run to run, for its YAML files take seconds to parse.

    Modules of tests read it as they are collected, and fixtures of a session.
    """
    kept = getattr(config, "cache", None)
    folder = kept.mkdir("content") if kept else Path(tempfile.mkdtemp())
    if not kept:
        config.add_cleanup(lambda: shutil.rmtree(folder))
    patch = pytest.MonkeyPatch()
    patch.setattr(platformdirs, "user_cache_dir", lambda *_, **__: str(folder))
    config.add_cleanup(patch.undo)


@pytest.fixture(scope="session", autouse=True)
def parsed_content(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """That cache, on the disk of the tests' folders: each test has a link to it in a cache folder of its own."""
    load_content()
    return Path(shutil.copy(folders.cache() / "content.json", tmp_path_factory.mktemp("content")))


def lend(parsed_content: Path, folder: Path) -> None:
    """Make a cache folder with that content in it; whoever writes a cache replaces the file."""
    folder.mkdir()
    os.link(parsed_content, folder / parsed_content.name)


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """New folders, one after another, others in each copy of a process (`tools.forked`).

    `mktemp` would look through all that are there for each of many thousand tests.
    """
    folder = tmp_path_factory.mktemp("homes")
    return (folder / f"{os.getpid()}-{n}" for n in count())


@pytest.fixture(autouse=True)
def own_folders(homes: Iterator[Path], parsed_content: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Settings, saved games and caches of a test go into a folder of its own, never into the player's."""
    lent = parsed_content.stat().st_mtime_ns
    home = next(homes)
    home.mkdir()
    for kind in ("config", "data", "cache", "state"):
        folder = home / kind
        monkeypatch.setenv(f"XDG_{kind.upper()}_HOME", str(folder))  # for programs that a test starts
        monkeypatch.setattr(platformdirs, f"user_{kind}_dir", lambda *_, folder=folder, **__: str(folder))
    for folder in (home / "cache", home / "cache" / folders.APP):
        lend(parsed_content, folder)
    yield
    monkeypatch.undo()  # a test may have exchanged what looks at files
    assert parsed_content.stat().st_mtime_ns == lent, (
        "this wrote into the cache that all tests share (each would parse everything anew): remove the link first"
    )


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    """The application of pytest-qt begins with the program's style: changing it later would style every widget anew, test by test."""
    return ["pytest", "-style", "Fusion"]


@pytest.fixture
def one_folder(tmp_path: Path, parsed_content: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """One folder for everything, as with `--data-dir`."""
    monkeypatch.setenv(folders.INSTEAD, str(tmp_path))
    lend(parsed_content, folders.cache())
    return tmp_path
