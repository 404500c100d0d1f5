# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole pages and dialogs: start, new game, game, gallery, rulebook and others."""
