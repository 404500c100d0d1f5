# SPDX-License-Identifier: GPL-3.0-or-later
"""What only developers use: measured and compared here, never shipped."""
