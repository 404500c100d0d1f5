# SPDX-License-Identifier: GPL-3.0-or-later
"""Which system this is. Questions that depend on it belong into this package."""

from __future__ import annotations

import os
import sys

WINDOWS = os.name == "nt"
LINUX = sys.platform.startswith("linux")
NAME = sys.platform
"""As in `sys.platform`: linux, win32, darwin."""
