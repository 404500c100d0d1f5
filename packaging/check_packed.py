#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Does a packed program work? `python3 packaging/check_packed.py PROGRAM`: its self-test, and not one line that is not expected."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

EXPECTED = (
    r"ok    content: \d+ characters, \d+ cards",
    r"ok    a game: \S+ against \S+, \d+ turns",
    r"ok    a save: \d+ commands written and read",
    r"ok    the household's network: joined 'Trial' on loopback, encrypted by (openssl|securetransport) \([^)]+\)",
    r"ok    the window: \d+ screens with Qt [\d.]+ on offscreen",
)


def unexpected(said: list[str]) -> list[str]:
    """What is wrong with what a self-test said: lines that nobody expects, and expected ones that are missing."""
    wrong = [f"unexpected: {line}" for line in said if not any(re.fullmatch(each, line) for each in EXPECTED)]
    return wrong + [f"missing: {each}" for each in EXPECTED if not any(re.fullmatch(each, line) for line in said)]


def main(program: Path) -> int:
    """Run it, with a home of its own; 0 if it said just what it should."""
    with tempfile.TemporaryDirectory() as home:
        environment = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "QT_"))}
        environment["RDI_DESKTOP_DATA"] = home
        if system := environment.get("SYSTEMROOT"):  # Windows: no OpenSSL of somebody else's that lies in the path
            environment["PATH"] = os.pathsep.join((str(Path(system, "System32")), system))
        ran = subprocess.run(
            [str(program), "--self-test"],
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=600,
            env=environment,
            check=False,
        )
    said = [*ran.stdout.splitlines(), *ran.stderr.splitlines()]
    wrong = unexpected(said)
    if ran.returncode:
        wrong.append(f"ended with {ran.returncode}")
    print("\n".join([*said, *wrong]))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve()))
