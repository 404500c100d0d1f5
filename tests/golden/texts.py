# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything that cards, characters and their things say in English, a file for each deck. `python -m tests.golden.texts` writes them anew.

A line is `what: text`; line breaks of a text are written as ` / `. A refactoring must not change them; a changed card or word does.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from rdi_desktop.content.library import Content
from rdi_desktop.engine.asked import Reason, Why
from rdi_desktop.engine.language.abilities import Ability
from rdi_desktop.engine.language.automaton import BoxedCard
from rdi_desktop.engine.language.card import CardDef
from rdi_desktop.engine.language.character import CharacterDef
from tests.rules.deal import content

FOLDER = Path(__file__).with_name("texts")


def decks() -> dict[str, list[CardDef]]:
    """All cards, by deck."""
    found: dict[str, list[CardDef]] = {}
    for card in content().cards.values():
        found.setdefault(card.deck, []).append(card)
    return dict(sorted(found.items()))


def texts(deck: str, known: Content | None = None) -> Iterator[str]:
    """All lines about one deck."""
    of = known or content()
    for card in of.cards.values():
        if card.deck == deck:
            yield from (f"{what}: {text.replace(chr(10), ' / ')}" for what, text in of_card(of, card) if text)
    who = of.seated(deck)
    if who is not None:
        yield from (f"{what}: {text.replace(chr(10), ' / ')}" for what, text in of_character(of, who) if text)


def of_card(of: Content, card: CardDef) -> Iterator[tuple[str, str]]:
    """What a card says, and what is said of it."""
    yield card.id, of.text(card)
    yield "  type", of.type_label(card)
    if isinstance(card, BoxedCard):
        return
    yield "  offer", of.offer_text(card.id, "Zot")
    for mode, way in enumerate(card.modes):
        if len(card.modes) > 1:
            yield f"  way {mode}", of.label(card, mode)
        for better in [(), *((each.id,) for each in way.betters if each.cost is not None)]:
            played = of.played_text(card, mode, better)
            yield f"  played {mode} {' '.join(better)}".rstrip(), "" if played in of.text(card) else played
        yield from (needs(of, f"  needs {mode} {part}", card=card.id, mode=mode, part=part) for part in range(3))
    yield from (needs(of, f"  needs {part}", card=card.id, part=part) for part in range(3))
    for use in (card, card.kept_ability):
        if use is not None:
            moments = tuple(word for word in use.moments)
            yield needs(of, "  waits", card=card.id, moments=moments)


def needs(
    of: Content, what: str, *, card: str = "", character: str = "", ability: str = "", **args: object
) -> tuple[str, str]:
    """A requirement, and what it is called here."""
    found = ""
    with suppress(IndexError):
        found = of.needs_text(Why(Reason.CONDITION, dict(args)), card=card, character=character, ability=ability)  # type: ignore[arg-type]
    return what, found


def of_character(of: Content, who: CharacterDef) -> Iterator[tuple[str, str]]:
    """The mechanics of a character, as a whole and by its things."""
    yield f"{who.id} mechanics", of.character_text(who.id)
    for thing in (
        *who.tokens,
        *who.tracks,
        *who.piles,
        *(each for sides in who.sides.values() for each in sides.things),
    ):
        for own in (True, False):
            yield f"  {thing} {'own' if own else 'held'}", " / ".join(of.thing_text(who.id, thing, own=own))
    for track, decl in who.tracks.items():
        for step in decl.steps:
            yield f"  {track} at {step}", of.form_text(who.id, track, step)
    for ability in who.abilities:
        yield f"  ability {ability.id}", of.ability_text(who.id, ability.id)
        yield from ability_needs(of, who, ability)


def ability_needs(of: Content, who: CharacterDef, ability: Ability) -> Iterator[tuple[str, str]]:
    """What an ability waits for."""
    words = tuple(dict.fromkeys(moment.WORD for moment in ability.moments))
    if words:
        yield needs(of, "    waits", character=who.id, ability=ability.id, moments=words)
    yield from (needs(of, f"    needs {part}", character=who.id, ability=ability.id, part=part) for part in range(2))


def difference(deck: str) -> str:
    """What a deck says otherwise than it did; '' if nothing."""
    file = FOLDER / f"{deck}.txt"
    before = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return "\n".join(list(difflib.unified_diff(before, list(texts(deck)), "before", "now", lineterm="", n=0))[:40])


def write() -> None:
    """All files anew."""
    FOLDER.mkdir(exist_ok=True)
    known = decks()
    for file in FOLDER.glob("*.txt"):
        if file.stem not in known:
            file.unlink()
    for deck in known:
        (FOLDER / f"{deck}.txt").write_text("\n".join(texts(deck)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
