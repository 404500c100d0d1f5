# SPDX-License-Identifier: GPL-3.0-or-later
"""What happens, in the order and at the pace in which people can follow it: events become beats, beats move the shown table."""

from rdi_desktop.director.beats import Beat, Card, Change
from rdi_desktop.director.clock import Director
from rdi_desktop.director.history import Play
from rdi_desktop.director.shown import Shown

__all__ = ["Beat", "Card", "Change", "Director", "Play", "Shown"]
