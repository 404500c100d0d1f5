# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything that is said in the window, made from views and events. Nothing here knows Qt's widgets."""
