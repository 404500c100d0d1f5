# SPDX-License-Identifier: GPL-3.0-or-later
"""The state of a game as plain data: the table, records that wait on it, questions, events. Nothing here knows a rule."""
