# SPDX-License-Identifier: GPL-3.0-or-later
"""A card as the director knows it."""

from __future__ import annotations

from typing import NamedTuple

from rdi_desktop.engine.seen import SeenCard


class FaceUpCard(NamedTuple):
    """A card that lies face up."""

    id: int
    definition: str
    title: str
    owner: int | None
    """The seat whose deck it is from; None for Drinks."""

    @classmethod
    def of(cls, card: SeenCard) -> FaceUpCard:
        """A card of a view."""
        return cls(card.id, card.definition, card.title, card.owner)

    @property
    def data(self) -> SeenCard:
        """The card as in a view."""
        return SeenCard(self.id, self.definition, self.title, "", self.owner)
