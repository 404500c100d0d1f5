# SPDX-License-Identifier: GPL-3.0-or-later
"""Which system this is. Questions that depend on it belong into this package."""

from __future__ import annotations

import os
import sys

WINDOWS = os.name == "nt"
LINUX = sys.platform.startswith("linux")
NAME = sys.platform
"""As in `sys.platform`: linux, win32, darwin."""

EAST_ASIAN_FONTS = {
    "win32": ("SimSun", "Yu Mincho", "Batang", "Microsoft YaHei"),
    "darwin": ("Songti SC", "Hiragino Mincho ProN", "AppleMyungjo", "PingFang SC"),
}.get(NAME, ("Noto Serif CJK SC", "Source Han Serif SC", "Noto Sans CJK SC", "WenQuanYi Zen Hei"))
"""Families with Chinese, Japanese and Korean letters that come with the system, those with serifs first; ours has none."""
