# SPDX-License-Identifier: GPL-3.0-or-later
"""Games on several computers in the window: finding and hosting tables, the lobby, the people, the connection."""
