# SPDX-License-Identifier: GPL-3.0-or-later
"""One game, several computers: the host alone has the table, everybody else sees what their seats may know. See docs/protocol.md."""
