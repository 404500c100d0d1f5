# SPDX-License-Identifier: GPL-3.0-or-later
"""Sessions: every game, wherever it runs, behind one interface through which all changes go."""
