# SPDX-License-Identifier: GPL-3.0-or-later
"""What somebody who watches makes of the others at the table: who gambles much is a stranger, who gambles little likely a regular."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, log
from typing import TYPE_CHECKING, Any

from rdi_desktop.bots.standing import numbers_of

if TYPE_CHECKING:
    from rdi_desktop.engine.state.decisions import Decision

STRANGERS, REGULARS = 0.28, 0.16
"""Rounds of Gambling that each of them opens for every turn of theirs."""


class Impression:
    """How likely the others are regulars: who they are decides whom they strike, and so what it is worth to be ahead."""

    def __init__(self) -> None:
        self._turns = 0
        self._rounds = 0
        self._running = False

    def look(self, view: Mapping[str, Any], decision: Decision) -> None:
        """See what goes on as one is asked something."""
        me = decision.seat
        if decision.kind == "discard" and view["turn"] == me:  # since then everybody else has had a turn
            self._turns += sum(numbers[0] != me for numbers in numbers_of(view))
        round_ = view["round"]
        if round_ is not None and not self._running:
            self._rounds += round_["opener"] != me
        self._running = round_ is not None

    @property
    def regulars(self) -> float:
        """The chance that they are: an even one before anything has been seen."""
        lean = (STRANGERS - REGULARS) * self._turns - log(STRANGERS / REGULARS) * self._rounds
        return 1 / (1 + exp(-lean))
