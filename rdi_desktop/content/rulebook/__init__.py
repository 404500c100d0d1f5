# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules in our own words: chapters as Markdown files, a page for each character, and the worked examples that belong to them."""

from rdi_desktop.content.rulebook.book import Book, SearchHit, read_book
from rdi_desktop.content.rulebook.chapters import Chapter, ChapterError, Section
from rdi_desktop.content.rulebook.examples import SCENARIOS, RuleExample, read_examples

__all__ = [
    "SCENARIOS",
    "Book",
    "Chapter",
    "ChapterError",
    "RuleExample",
    "SearchHit",
    "Section",
    "read_book",
    "read_examples",
]
