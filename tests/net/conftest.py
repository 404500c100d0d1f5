# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import pytest

from rdi_desktop.content import Content, load_content


@pytest.fixture(scope="session")
def content() -> Content:
    return load_content()
