# SPDX-License-Identifier: GPL-3.0-or-later
"""The table on the screen: what lies on it, and the translation of gestures into commands."""
