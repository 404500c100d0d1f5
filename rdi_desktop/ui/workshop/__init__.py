# SPDX-License-Identifier: GPL-3.0-or-later
"""The workshop: characters of one's own, written, looked at and tried out."""
