# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules in our own words: chapters as Markdown files, a page for each character, and the worked examples that belong to them."""

from rdi_desktop.content.rulebook.book import Book, Hit, read_book
from rdi_desktop.content.rulebook.chapters import Chapter, ChapterError, Place
from rdi_desktop.content.rulebook.examples import SCENARIOS, Example, read_examples

__all__ = [
    "SCENARIOS",
    "Book",
    "Chapter",
    "ChapterError",
    "Example",
    "Hit",
    "Place",
    "read_book",
    "read_examples",
]
