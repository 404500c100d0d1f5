# SPDX-License-Identifier: GPL-3.0-or-later
"""Finding things in a view: the card of a thing, the cards of a question, the subject of a play."""

from __future__ import annotations

from rdi_desktop.director.play_history import PastPlay
from rdi_desktop.engine.seen import SeenCard, SeenEntry, SeenTable
from rdi_desktop.ui.cards.face import CardFace
from rdi_desktop.ui.table import maps, refs
from rdi_desktop.ui.table.controller import Question
from rdi_desktop.ui.table.faces import Faces, kind_of_card
from rdi_desktop.ui.table.legal import HEAP, SEEN
from rdi_desktop.ui.table.refs import Ref
from rdi_desktop.ui.table.sprites import SpriteSubject
from rdi_desktop.ui.words.names import visible_cards


def entry_at(view: SeenTable, ref: Ref | None) -> SeenEntry | None:
    """The stack entry of that thing."""
    if ref is None or ref.kind != "entry":
        return None
    return next((entry for entry in view.stack if entry.id == ref.of), None)


def card_at(view: SeenTable, ref: Ref, question: Question | None) -> SeenCard | None:
    """The open card that is, is on, or is meant by that thing. `question`: the one whose ways are in the bubble."""
    if ref.kind == "entry":
        entry = entry_at(view, ref)
        return (entry.card or next(iter(entry.cards), None)) if entry is not None else None
    if ref == refs.DRINK_DISCARD:
        return next(reversed(view.drink_discard), None)
    if ref.kind == "pile":
        name, _, seat = str(ref.of).partition(":")
        return next(reversed(view.seats[int(seat)].discard), None) if name == "discard" else None
    if ref.kind == "gauge":
        seat, _, name = str(ref.of).partition(":")
        pile = view.seats[int(seat)].piles.get(name)
        return next(reversed(pile.cards or pile.discard), None) if pile is not None else None
    if ref.kind == "stop":
        return maps.card_of(view, ref)
    id = ref.of if ref.kind == "card" else None
    if ref.kind == "choice" and question is not None:
        option = question.ways[int(ref.of)].option
        if option.kind == SEEN:
            return kind_of_card(option.args["def"])
        id = option.card
    return next((card for card in visible_cards(view) if card.id == id), None)


def described(face: CardFace, where: str) -> str:
    """A card in words, for a screen reader. `where`: the words for its place."""
    stop = "" if face.title.endswith((".", "!", "?", "…")) else "."
    return f"{where}{face.title}{stop} {face.type_label}. {face.text}"


def offered(view: SeenTable, question: Question | None, faces: Faces) -> list[list[SpriteSubject]]:
    """For each way of the question the faces of its cards; empty if they are hidden or there are none."""
    if question is None:
        return []
    open_cards = {card.id: faces.face(card) for card in visible_cards(view)}
    found: list[list[SpriteSubject]] = []
    for way in question.ways:
        args = way.option.args
        wanted = args.get("cards", ()) if way.option.kind == HEAP else (way.option.card,)
        open_: list[SpriteSubject] = [open_cards[id] for id in wanted if id in open_cards]
        seen = "def" in args and (way.option.card is not None or way.option.kind == SEEN)
        found.append(open_ if open_ or not seen else [faces.face_of(args["def"])])
    return found


def concerned(view: SeenTable, selected: int | None, past: PastPlay | None) -> frozenset[Ref]:
    """What the selected entry concerns: itself, what it answers, its targets; for a past play whom it affected."""
    if past is not None:
        return frozenset({refs.past(past.event), *map(refs.seat, past.touched)})
    entry = entry_at(view, refs.entry(selected)) if selected is not None else None
    if entry is None:
        return frozenset()
    found = {refs.entry(entry.id), *(refs.aimed(target) for target in entry.targets)}
    if entry.drinker is not None:
        found.add(refs.seat(entry.drinker))
    return frozenset(found | {refs.entry(id) for id in (entry.answers, entry.on) if id is not None})
