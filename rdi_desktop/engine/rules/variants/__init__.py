# SPDX-License-Identifier: GPL-3.0-or-later
"""What changes when a variant of the game is played."""
