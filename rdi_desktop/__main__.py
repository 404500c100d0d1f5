# SPDX-License-Identifier: GPL-3.0-or-later
"""`python -m rdi_desktop` is the `rdi-desktop` command."""

import sys

if __name__ == "__main__":
    if getattr(sys, "frozen", False):  # a packaged program starts its worker processes by starting itself
        from multiprocessing import freeze_support

        freeze_support()

    from rdi_desktop.cli import main

    raise SystemExit(main())
