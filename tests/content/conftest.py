# SPDX-License-Identifier: GPL-3.0-or-later
"""Fixtures of the content tests."""

from __future__ import annotations

from pathlib import Path

import platformdirs
import pytest


@pytest.fixture(scope="session")
def cache_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("cache")


@pytest.fixture
def shared_cache(cache_folder: Path, own_folders: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests that load the whole content again and again need not parse it each time."""
    monkeypatch.setattr(platformdirs, "user_cache_dir", lambda *_, **__: str(cache_folder))
