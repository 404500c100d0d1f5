# SPDX-License-Identifier: GPL-3.0-or-later
"""What events leave unsaid and an onlooker's view shows after them: where open cards have come to lie, and what waits on the stack."""

from __future__ import annotations

from dataclasses import replace

from rdi_desktop.director.beats import Beat, TableChange
from rdi_desktop.director.cards import FaceUpCard
from rdi_desktop.director.open_cards import OpenPlace, decks
from rdi_desktop.director.past import Past
from rdi_desktop.engine.seen import SeenTable

SWEEPING = frozenset({"renew", "renewed", "reshuffle"})
"""Changes that sweep up a pile of open cards."""


def complete(past: Past, beats: list[Beat], view: SeenTable, lay: dict[int, OpenPlace]) -> None:
    """Add to the beats of some events what only the view after them shows. `lay`: where open cards lay before them."""
    followed = past.open is not None
    past.turned -= past.rests.keys() | past.stays.keys()
    past.loose &= {card.id for entry in view.stack for card in (entry.card, *entry.cards) if card is not None}
    more = _put_where_they_lie(past, beats)
    unsaid = [*_taken_meanwhile(past, view), *_announced_meanwhile(past, view)]
    if followed and unsaid:
        more.setdefault(len(beats) - 1, []).extend(unsaid)
    for at, changes in more.items() if beats else ():
        beats[at] = replace(beats[at], changes=(*beats[at].changes, *changes))
    for at, beat in enumerate(beats):
        if any(change.what == "card" or change.what in SWEEPING for change in beat.changes):
            beats[at] = replace(beat, changes=tuple(_at_height(past, each, lay) for each in beat.changes))


def _put_where_they_lie(past: Past, beats: list[Beat]) -> dict[int, list[TableChange]]:
    """By beats, the changes for open cards of whose way nothing is told: with the last beat that names them, or the last of all."""
    lay = past.open
    past.open = {id: each.place for id, each in past.rests.items()}
    if lay is None or not beats:
        return {}
    named = {card.id: at for at, beat in enumerate(beats) for card in beat.cards}
    swept = max((at for at, beat in enumerate(beats) if any(each.what in SWEEPING for each in beat.changes)), default=0)
    more: dict[int, list[TableChange]] = {}
    for id, (seen, place, _) in past.rests.items():
        before = lay.pop(id, None)
        if before != place:
            card, changes = FaceUpCard.of(seen), more.setdefault(max(swept, named.get(id, len(beats) - 1)), [])
            if before is not None:
                changes.append(TableChange("fetched", before.seat, of=card, to=before.pile))
            changes.append(TableChange("card", place.seat, of=card, to=place.pile))
    for id, place in lay.items():
        gone = TableChange("fetched", place.seat, of=FaceUpCard(id, "", "", None), to=place.pile)
        more.setdefault(named.get(id, len(beats) - 1), []).append(gone)
    return more


def _at_height(past: Past, change: TableChange, lay: dict[int, OpenPlace]) -> TableChange:
    """A card comes between those that lie in its pile so far (`lay`, which is updated), so that all end as they are seen afterwards."""
    if change.what in SWEEPING:
        swept = {"renew": "drink_discard", "reshuffle": "discard"}.get(change.what, f"spent:{change.of}")
        for id in [id for id, place in lay.items() if place == OpenPlace(swept, change.seat)]:
            del lay[id]
    if change.what != "card":
        return change
    id, place = change.card.id, OpenPlace(str(change.to), change.seat)
    lay.pop(id, None)
    others = [other for other, there in lay.items() if there == place]
    lay[id] = place
    if id not in past.rests:
        return change  # on top
    height = past.rests[id].height
    below = sum(other not in past.rests or past.rests[other].height < height for other in others)
    return change._replace(n=1 + below)


def _taken_meanwhile(past: Past, view: SeenTable) -> list[TableChange]:
    """Drinks have left their deck to be looked at, or have come back: told of only when they are handed out."""
    known, past.decks = past.decks, decks(view)
    changes = []
    for deck, n in past.decks.items():
        taken = known.get(deck, n) - n
        past.poured[deck] = max(0, past.poured[deck] + taken)
        changes += [TableChange("drink_deck", n=-taken, of=deck)] if taken else []
    return changes


def _announced_meanwhile(past: Past, view: SeenTable) -> list[TableChange]:
    """Cards have left hands whose costs are still being picked: their plays are told of afterwards."""
    waiting = {entry.id: entry for entry in view.stack if entry.kind == "play" and entry.card is not None}
    new = [waiting[id] for id in sorted(waiting.keys() - past.plays.keys() - past.announced)]
    past.announced &= waiting.keys()
    changes = []
    for entry in new:
        card = entry.card
        assert card is not None
        from_hand = card.id not in past.lying and card.id not in past.turned
        if entry.by is not None and card.owner == entry.by and from_hand:
            past.announced.add(entry.id)
            changes += [TableChange("hand", entry.by, -1), TableChange("up", of=entry)]
    return changes
