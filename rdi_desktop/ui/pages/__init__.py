# SPDX-License-Identifier: GPL-3.0-or-later
"""Screens of their own: start, a new game, the table with what belongs to it, the gallery, the rules."""
