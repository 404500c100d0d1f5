# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of the variants of the game."""
