# SPDX-License-Identifier: GPL-3.0-or-later
"""The window: what people see, and what turns their gestures into commands."""

import builtins

import PySide6.QtCore  # noqa: F401 - it replaces Python's import

# From then on PySide reads the source of every module that is imported, to find out whether it uses `from __feature__ import …`.
# Nobody here does, and it costs a fifth of all imports (docs/decisions/0158): back to Python's own.
builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
