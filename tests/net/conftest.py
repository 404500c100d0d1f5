# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from collections.abc import Iterator

import pytest

from rdi_desktop.content import Content, load_content
from tests.machines import two_keys


@pytest.fixture(scope="session", autouse=True)
def keys_of_hosts() -> Iterator[None]:
    yield from two_keys()


@pytest.fixture(scope="session")
def content() -> Content:
    return load_content()
