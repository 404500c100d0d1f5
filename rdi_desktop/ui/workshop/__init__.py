# SPDX-License-Identifier: GPL-3.0-or-later
"""The workshop: writing, checking and trying out home-made characters."""
