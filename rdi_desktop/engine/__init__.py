# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules: pure, deterministic Python that knows no card and no character by name."""
