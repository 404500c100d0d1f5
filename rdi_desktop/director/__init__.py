# SPDX-License-Identifier: GPL-3.0-or-later
"""Shows what happens in order and at a readable pace: events become beats, beats change the shown table step by step."""

from rdi_desktop.director.beats import Beat, TableChange
from rdi_desktop.director.cards import FaceUpCard
from rdi_desktop.director.clock import Director
from rdi_desktop.director.play_history import PastPlay
from rdi_desktop.director.shown import Shown

__all__ = ["Beat", "Director", "FaceUpCard", "PastPlay", "Shown", "TableChange"]
