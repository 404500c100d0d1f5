# SPDX-License-Identifier: GPL-3.0-or-later
"""The computer that the program runs on, asked in one place: files, interfaces, screens, keyboard, TLS.

Whatever differs from one computer to another is asked here, in a module for each, and nowhere else (tests/test_layers.py looks for other
places). `tests/machines.py` has a fake of each.
"""
