# SPDX-License-Identifier: GPL-3.0-or-later
"""Scenario files: positions with moves and expectations, read, set up and played."""
