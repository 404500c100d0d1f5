# SPDX-License-Identifier: GPL-3.0-or-later
"""One door for change: every game, wherever it runs, behind one interface."""
