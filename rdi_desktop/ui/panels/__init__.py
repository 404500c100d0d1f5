# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands beside the table or lies over it, and the pieces that such things are made of."""
