# SPDX-License-Identifier: GPL-3.0-or-later
"""The chapters of the rulebook as generators: set-up, turn, playing, drinks, gambling, payment, losing; and which plays are legal."""
