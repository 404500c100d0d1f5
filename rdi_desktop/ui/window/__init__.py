# SPDX-License-Identifier: GPL-3.0-or-later
"""The window itself: which page is shown, the menu, and the ways from one to another."""
