# SPDX-License-Identifier: GPL-3.0-or-later
"""Side decks: what a character declares of them, and which cards may lie in them (EFFECTS.md 4.2)."""

from __future__ import annotations

from rdi_desktop.engine.language.card import CardDef
from rdi_desktop.engine.language.spec import Bool, Exactly, Field, Node, Problem, Text, Word

REVEALED = ("replace_top", "split_or_now")
"""What may be done with a card of a side deck that is revealed; `rules/side_decks.py` carries each out."""


class PileDecl(Node):
    """A side deck: the cards of the deck list that name it, shuffled and face down, with a discard pile of their own."""

    FIELDS = {
        "deck": Field(Exactly(True), True, "a deck that is shuffled at the beginning"),
        "empty": Field(
            Word("discards", "leave_top"),
            "discards",
            "when its discards become the new deck: as its last card is revealed, or once that card lies where it belongs",
        ),
        "revealed": Field(Word(*REVEALED), doc="what is done with a card that is revealed"),
        "hand_like": Field(Bool(), False, "its cards are played from before a player, by their types"),
        "origin": Field(Word("hand"), "", "such a play counts as one from the hand"),
        "name": Field(Text(), "", "what people call it"),
    }
    empty: str
    revealed: str
    hand_like: bool
    origin: str
    name: str

    def take_in(self, card: CardDef) -> None:
        """A card is one of this side deck; a Problem if nothing could be done with it once it is revealed."""
        if self.revealed == "replace_top" and card.types != ("static",):
            raise Problem((), "a card that lies open on its side deck is 'static': it has no other type", ("static",))
        if self.revealed == "split_or_now" and ("immediate" in card.types) == (card.given is not None):
            raise Problem(
                (),
                "a card that is kept or given says what it does when it is 'given'; any other is 'immediate'",
                ("given",),
            )
        if self.hand_like and "immediate" not in card.types:
            card.lying = card
        card.origin = self.origin or "in_play"
