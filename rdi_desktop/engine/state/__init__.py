# SPDX-License-Identifier: GPL-3.0-or-later
"""What is: the table, what waits on it, what is asked and what has happened. Nothing here knows a rule."""
