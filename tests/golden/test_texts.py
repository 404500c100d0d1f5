# SPDX-License-Identifier: GPL-3.0-or-later
"""Every card and character says in English what it said (CONTRIBUTING.md, "Golden games")."""

from __future__ import annotations

import pytest

from tests.golden import texts


@pytest.mark.parametrize("deck", texts.decks())
def test_a_deck_says_what_it_said(deck: str) -> None:
    changed = texts.difference(deck)
    assert not changed, f"{deck} says otherwise:\n{changed}"


def test_every_file_is_of_a_deck() -> None:
    assert {file.stem for file in texts.FOLDER.glob("*.txt")} == set(texts.decks())
