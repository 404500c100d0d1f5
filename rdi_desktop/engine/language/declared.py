# SPDX-License-Identifier: GPL-3.0-or-later
"""The ids that a character's file declares, read first because cards and declarations refer to them.

None of these functions fails on mistakes elsewhere in the file.
"""

from __future__ import annotations

from typing import Any

from rdi_desktop.engine.language.kinds import slug


def declared(raw: dict[str, Any], field: str) -> set[str]:
    """Ids declared in a field of the file."""
    found = raw.get(field)
    return {str(key) for key in found} if isinstance(found, dict) else set()


def with_things(raw: dict[str, Any]) -> dict[str, Any]:
    """The file with a track of two steps added for each thing with two sides."""
    tracks: dict[str, Any] = {}
    sides = raw.get("sides")
    for kind in sides.values() if isinstance(sides, dict) else ():
        if isinstance(kind, dict) and isinstance(kind.get("things"), list):
            steps = [kind.get("up"), kind.get("down")]
            start = kind.get("down" if kind.get("starts") == "down" else "up")
            tracks |= {str(thing): {"steps": steps, "starts": start} for thing in kind["things"]}
    own = raw.get("tracks", {})
    return {**raw, "tracks": {**own, **tracks}} if tracks and isinstance(own, dict) else raw


def acting(raw: dict[str, Any], ways: tuple[str, ...] = ("attach", "goes_off")) -> set[str]:
    """Side decks with one of these ways of revealing (`resolve_now`, if left out)."""
    piles = raw.get("piles")
    known = piles.items() if isinstance(piles, dict) else ()
    return {str(id) for id, pile in known if isinstance(pile, dict) and pile.get("revealed") in ways}


def stakes(raw: dict[str, Any]) -> set[str]:
    """Words for paying with the top cards of a place."""
    piles = raw.get("piles")
    decls = [pile for pile in piles.values() if isinstance(pile, dict)] if isinstance(piles, dict) else []
    return {str(pile["tucks"]["as"]) for pile in decls if isinstance(pile.get("tucks"), dict) and "as" in pile["tucks"]}


def side_cards(raw: dict[str, Any]) -> set[str]:
    """The ids of the cards of all side decks."""
    deck = raw.get("deck")
    cards = [card for card in deck if isinstance(card, dict) and card.get("pile")] if isinstance(deck, list) else []
    return {str(card.get("id") or slug(str(card.get("title")))) for card in cards}


def sides_of(raw: dict[str, Any]) -> dict[str, tuple[tuple[str, ...], tuple[str, ...]]]:
    """The things with two sides by their kinds, with the words of the sides."""
    found: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {}
    for kind in declared(raw, "sides"):
        decl = raw["sides"][kind] if isinstance(raw["sides"][kind], dict) else {}
        things = decl["things"] if isinstance(decl.get("things"), list) else []
        found[kind] = (tuple(map(str, things)), (str(decl.get("up")), str(decl.get("down"))))
    return found


def steps_of(raw: dict[str, Any]) -> dict[str, tuple[str, ...]]:
    """The words of the tracks with steps."""
    tracks = raw.get("tracks")
    if not isinstance(tracks, dict):
        return {}
    found = {str(id): track.get("steps") for id, track in tracks.items() if isinstance(track, dict)}
    return {id: tuple(map(str, steps)) for id, steps in found.items() if isinstance(steps, list) and steps}


def unnumbered(raw: dict[str, Any]) -> set[str]:
    """The tracks whose moves cards show without digits: by arrows, or as steps to something better or worse."""
    tracks = raw.get("tracks")
    if not isinstance(tracks, dict):
        return set()
    return {
        str(id)
        for id, track in tracks.items()
        if isinstance(track, dict) and (track.get("worse") or track.get("arrows"))
    }
