# SPDX-License-Identifier: GPL-3.0-or-later
"""The main window: its pages, the menu, and navigation."""
