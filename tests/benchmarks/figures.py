# SPDX-License-Identifier: GPL-3.0-or-later
"""How the figures of the design are told: measured value, what is wanted, and the ratio. Nothing is asserted: machines differ."""

from __future__ import annotations

import pytest


def report(name: str, found: float, wanted: float, unit: str, capsys: pytest.CaptureFixture[str]) -> None:
    """One line: 1.00 or more of the wanted figure holds."""
    ratio = wanted / max(found, 1e-9)
    with capsys.disabled():
        print(
            f"\n  {name:<40} {found:>9.2f} {unit:<4} wanted at most {wanted:<6g} ×{ratio:<6.2f} {'holds' if ratio >= 1 else 'MISSED'}",
            end="",
        )
