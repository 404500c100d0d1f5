# SPDX-License-Identifier: GPL-3.0-or-later
"""The window: what people see, and what turns their gestures into commands."""
