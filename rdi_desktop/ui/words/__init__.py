# SPDX-License-Identifier: GPL-3.0-or-later
"""All texts of the window, made from views and events. Nothing here uses Qt's widgets."""
