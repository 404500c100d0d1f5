# SPDX-License-Identifier: GPL-3.0-or-later
"""Every word of the effect language, registered by importing the modules that define them."""

from rdi_desktop.engine.effects import attributes, drinking, flow, money, plays, rounds
from rdi_desktop.engine.effects.core import VERBS, finish_common

finish_common()

__all__ = ["VERBS", "attributes", "drinking", "flow", "money", "plays", "rounds"]
