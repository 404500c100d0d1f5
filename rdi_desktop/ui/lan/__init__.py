# SPDX-License-Identifier: GPL-3.0-or-later
"""One game on several computers, as the window shows it: finding and opening tables, the lobby, who is there, the line to the host."""
