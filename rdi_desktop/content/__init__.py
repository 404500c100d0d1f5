# SPDX-License-Identifier: GPL-3.0-or-later
"""Decks, characters and Drinks as YAML files; loading and checking them; rules text made from effects."""

from rdi_desktop.content.errors import ContentError
from rdi_desktop.content.library import Content
from rdi_desktop.content.loader import load_content

__all__ = ["Content", "ContentError", "load_content"]
