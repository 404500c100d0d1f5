# SPDX-License-Identifier: GPL-3.0-or-later
"""RDI Desktop: an unofficial, non-commercial fan program, a table for The Red Dragon Inn."""

__version__ = "1.1.0"
