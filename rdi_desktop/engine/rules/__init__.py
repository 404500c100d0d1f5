# SPDX-License-Identifier: GPL-3.0-or-later
"""The rulebook's chapters as generators: set-up, turn, playing, drinks, gambling, payment, losing; and what is legal."""
