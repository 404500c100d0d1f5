# SPDX-License-Identifier: GPL-3.0-or-later
"""Tools for developers only; never shipped."""
