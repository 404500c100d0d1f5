# SPDX-License-Identifier: GPL-3.0-or-later
"""One game on several computers: only the host has the table, everybody else sees what their seats may know. See docs/protocol.md."""
