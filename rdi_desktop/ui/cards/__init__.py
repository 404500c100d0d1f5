# SPDX-License-Identifier: GPL-3.0-or-later
"""Card faces and backs as pictures: drawn once, off the GUI thread, and shown as pixmaps."""

from rdi_desktop.ui.cards.allot import Pictures
from rdi_desktop.ui.cards.art import draw_art, load_fonts
from rdi_desktop.ui.cards.back import render_back
from rdi_desktop.ui.cards.cache import FaceCache
from rdi_desktop.ui.cards.face import CardFace
from rdi_desktop.ui.cards.painting import render_face
from rdi_desktop.ui.cards.pictures import picture_of_drink, picture_of_verbs

__all__ = [
    "CardFace",
    "FaceCache",
    "Pictures",
    "draw_art",
    "load_fonts",
    "picture_of_drink",
    "picture_of_verbs",
    "render_back",
    "render_face",
]
