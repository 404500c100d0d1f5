# SPDX-License-Identifier: GPL-3.0-or-later
"""Card faces and backs as pictures: drawn once, outside the GUI thread, and shown as pixmaps."""
