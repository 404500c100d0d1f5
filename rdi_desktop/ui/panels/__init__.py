# SPDX-License-Identifier: GPL-3.0-or-later
"""Widgets beside the table or over it, and their building blocks."""
