# SPDX-License-Identifier: GPL-3.0-or-later
"""`python -m rdi_desktop` is the `rdi-desktop` command."""

from rdi_desktop.cli import main

raise SystemExit(main())
