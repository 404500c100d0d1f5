# SPDX-License-Identifier: GPL-3.0-or-later
"""The table in words for screen readers: everything on it by name, in groups, and what may be done with it.

It is made from what the scene shows to the viewer, so it knows no more than the picture. `heard` puts it into Qt's tree.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF

from rdi_desktop.engine.seen import SeenSeat, SeenTable
from rdi_desktop.ui.table import focus, refs
from rdi_desktop.ui.table.controller import Complaint
from rdi_desktop.ui.table.models import drunk
from rdi_desktop.ui.table.refs import Ref
from rdi_desktop.ui.table.team_layout import plate_of
from rdi_desktop.ui.words import reasons, terms
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.words import said, table

if TYPE_CHECKING:
    from rdi_desktop.ui.table.pieces import TablePiece
    from rdi_desktop.ui.table.scene import TableScene
    from rdi_desktop.ui.table.team_layout import Plate

MOST_FORTITUDE = 20
"""End of the track of Fortitude and Alcohol Content, unless somebody is beyond."""
_ASKING = ("curtain", "button", "action", "ability", "choice")
_OF_A_SEAT = ("token", "ring", "mark", "gauge")
_NAMELESS = table("spoken-nameless")


class SpokenThing(NamedTuple):
    """A thing that can be activated if it has a `ref`, is a number if it has a `value` (now, most), and otherwise only text."""

    key: str
    name: str
    more: str = ""
    """Its description, and what may be done with it."""
    ref: Ref | None = None
    value: tuple[int, int] | None = None
    picked: bool | None = None
    """Whether it is picked; None: it cannot be."""
    rect: QRectF = QRectF()


class SpokenGroup(NamedTuple):
    """A group of things."""

    key: str
    name: str
    things: tuple[SpokenThing, ...]
    inside: str = ""
    """The key of its parent group: a player's group is in its team's, and comes later."""


class SpokenStanding(NamedTuple):
    """The standing of a player."""

    name: str
    """With the meaning of the mat's colours and chips."""
    character: str
    told: str


def groups(scene: TableScene, log: Sequence[str] = ()) -> list[SpokenGroup]:
    """The whole table in a sensible order. `log`: the latest lines of the log, the last one last."""
    by_home: dict[str, list[TablePiece]] = {}
    for piece in scene.pieces:
        if piece.item.isVisible():
            by_home.setdefault(_home(scene, piece.ref), []).append(piece)
    asked = SpokenThing("prompt", scene.prompt or terms.label("being_shown"), rect=scene.layout.prompt)
    answers = [thing for kind in _ASKING for thing in _of_kind(scene, by_home.get("question", ()), kind)]
    found = [SpokenGroup("question", said("spoken-question"), (asked, *answers))]
    hand = [_thing(scene, piece) for piece in _sorted(by_home.get("hand", ()))]
    found.append(SpokenGroup("hand", said("spoken-hand", n=len(hand)), tuple(hand)))
    waiting = sorted(by_home.get("stack", ()), key=lambda piece: (piece.ref.kind != "entry", int(piece.ref.of or 0)))
    stack = [_thing(scene, piece) for piece in waiting]
    nothing = SpokenThing("nothing", said("spoken-nothing-waits"), rect=scene.layout.stack)
    found.append(SpokenGroup("stack", said("spoken-stack"), tuple(stack) or (nothing,)))
    board = scene.showing.board(scene.view)
    for seat in board.seats:
        index = seat.seat
        pieces = sorted(_sorted(by_home.get(f"seat{index}", ())), key=lambda piece: piece.ref.kind != "seat")
        things = [_thing(scene, piece) for piece in pieces]
        mat = scene.layout.mats.get(index, QRectF())
        plate = plate_of(scene.layout.plates, index)
        numbers = [*(_numbers(seat, mat) if plate is None else ()), *_held(seat, mat)]
        name = ", ".join((isolated(seat.name), *_how(board, seat, scene.seat)))
        if plate is not None and all(group.key != f"team{plate.side}" for group in found):
            found.append(_team(scene, board, plate, by_home.get(f"team{plate.side}", ())))
        inside = f"team{plate.side}" if plate is not None else ""
        found.append(SpokenGroup(f"seat{index}", name, (*things[:1], *numbers, *things[1:]), inside))
    middle = [_thing(scene, piece) for piece in _sorted(by_home.get("middle", ()))]
    found.append(SpokenGroup("middle", said("spoken-middle"), tuple(middle)))
    past = [_thing(scene, piece) for piece in sorted(by_home.get("past", ()), key=lambda piece: int(piece.ref.of))]
    if past:
        found.append(SpokenGroup("past", said("spoken-past"), tuple(past)))
    lines = tuple(SpokenThing(f"line{place}", line, rect=scene.layout.stack) for place, line in enumerate(log))
    found.append(SpokenGroup("log", said("spoken-log"), lines))
    return found


def _team(scene: TableScene, board: SeenTable, plate: Plate, pieces: Sequence[TablePiece]) -> SpokenGroup:
    """The shared part of a team; its players are inside."""
    people = [board.seats[seat] for seat in sorted(plate.seats)]
    turn = [] if board.turn not in plate.seats or board.over is not None else [said("spoken-turn")]
    out = [said("spoken-out")] if all(seat.out for seat in people) else []
    name = ", ".join(
        (terms.team_of([isolated(seat.name) for seat in people], own=scene.seat in plate.seats), *(out or turn))
    )
    things = [_thing(scene, piece) for piece in pieces]
    where = plate.track if plate.own else plate.shared
    worst = max(people, key=drunk)
    numbers = _numbers(worst, where)
    potions = f"{terms.label('potions')}: {worst.potions}"
    return SpokenGroup(f"team{plate.side}", name, (*things, *numbers, SpokenThing("potions", potions, rect=where)))


def standing(scene: TableScene) -> list[SpokenStanding]:
    """The standing of all players, in seating order."""
    found = []
    board = scene.showing.board(scene.view)
    for seat in board.seats:
        mat = scene.pieces.get(refs.seat(seat.seat))
        if mat is not None:
            name = ", ".join((isolated(seat.name), *_how(board, seat, scene.seat)))
            found.append(SpokenStanding(name, seat.character, _joined(mat.item.toolTip().partition("\n")[2])))
    return found


def _how(board: SeenTable, seat: SeenSeat, viewer: int | None) -> Iterator[str]:
    """The meaning of a mat's colours and chips."""
    index, waiting = seat.seat, board.waiting
    if index == viewer and seat.name.casefold() != said("spoken-you"):
        yield said("spoken-you")
    if seat.out:
        yield said("spoken-out")
    elif board.turn == index and board.over is None:
        yield said("spoken-turn")
    if waiting is not None and board.window is None and waiting.seat == index:
        yield said("spoken-asked")


def _home(scene: TableScene, ref: Ref) -> str:
    """The group of that thing."""
    if ref.kind in _ASKING and ref != refs.POTION:
        return "question"
    if ref == refs.POTION:
        return f"seat{scene.layout.own}"
    if ref.kind in ("entry", "past", "fold", "sums"):
        return "past" if ref.kind == "past" else "stack"
    if ref.kind == "team":
        return f"team{ref.of}"
    if ref.kind == "seat":
        return f"seat{ref.of}"
    if ref.kind in _OF_A_SEAT:
        return f"seat{str(ref.of).partition(':')[0]}"
    if ref.kind == "pile":
        seat = str(ref.of).partition(":")[2]
        return f"seat{seat}" if seat else "middle"
    if ref.kind == "card":
        if ref.of in scene.hand.sprites:
            return "hand"
        for mat in scene.view.seats:
            if any(card.id == ref.of for card in (*mat.in_play, *(mat.hand or ()))):
                return f"seat{mat.seat}"
    return "middle"


def name_of(scene: TableScene, ref: Ref) -> str:
    """That thing by name; a player's mat by the player's."""
    if ref.kind == "seat":
        return isolated(scene.view.seats[int(ref.of)].name)
    piece = scene.pieces.get(ref)
    return _told(scene, piece)[0] if piece is not None else ""


def zone_of(scene: TableScene, ref: Ref) -> str:
    """The zone of the table where that lies, for moving within it; all players' mats are one."""
    home = _home(scene, ref)
    return "mats" if home.startswith(("seat", "team")) else home


def _sorted(pieces: Sequence[TablePiece]) -> list[TablePiece]:
    by_ref = {piece.ref: piece for piece in pieces}
    return [by_ref[ref] for ref in focus.in_order({ref: piece.rect for ref, piece in by_ref.items()})]


def _of_kind(scene: TableScene, pieces: Sequence[TablePiece], kind: str) -> Iterator[SpokenThing]:
    return (_thing(scene, piece) for piece in _sorted([piece for piece in pieces if piece.ref.kind == kind]))


def _thing(scene: TableScene, piece: TablePiece) -> SpokenThing:
    ref = piece.ref
    name, more = _told(scene, piece)
    may = _may(scene, ref)
    legal, controller = scene.controller.legal, scene.controller
    picked = None
    if legal.several and ref in legal.touched:
        picked = any(way.id in controller.picked for way in legal.touched[ref])
    what = " ".join(filter(None, (as_sentence(more), may)))
    return SpokenThing(f"{ref.kind}:{ref.of}", name, what, ref, None, picked, piece.rect)


def _told(scene: TableScene, piece: TablePiece) -> tuple[str, str]:
    """Its name, and its description."""
    ref, tip = piece.ref, piece.item.toolTip()
    card = scene.card_of(ref) if ref.kind in ("card", "choice", "past") else None
    if card is not None:
        face = scene.drawing.faces.face(card)
        return face.title, " ".join(filter(None, (as_sentence(face.type_label), as_sentence(face.text), _joined(tip))))
    name, _, more = tip.partition("\n")
    return name or _NAMELESS.get(ref.kind, ref.kind.capitalize()), _joined(more)


def _may(scene: TableScene, ref: Ref) -> str:
    """What may be done with it now, or why nothing may."""
    controller = scene.controller
    if ref == refs.CONFIRM and not controller.can_confirm:
        return said("spoken-not-yet")
    if ref == controller.held:
        return said("spoken-taken-up")
    if ref.kind in ("action", "choice", "curtain", "fold"):
        return said("spoken-choose")
    if ref in controller.lit:
        foretold = scene.foretold if ref == scene.focus else ""
        if controller.held is not None:
            return " ".join(filter(None, (said("spoken-may-go"), as_sentence(foretold))))
        ways = controller.legal.carried.get(ref, ())
        if ref in controller.legal.touched:
            return said("spoken-choose")
        how = said("spoken-play-breaking-in" if ways and all(way.interject for way in ways) else "spoken-play")
        return " ".join(filter(None, (how, as_sentence(scene.answers.get(ref, "")))))
    reason = controller.legal.reasons.get(ref) if ref.kind in ("card", "ability") else None
    if reason is None:
        return ""
    return said("spoken-not-now", why=reasons.reason_text(reason, scene.needed(Complaint(ref, reason))))


def _numbers(seat: SeenSeat, rect: QRectF) -> Iterator[SpokenThing]:
    """A player's numbers; a machine has none of them."""
    if seat.facing:
        return
    alcohol, fortitude = drunk(seat), seat.fortitude
    for key, now in (("fortitude", fortitude), ("alcohol", alcohol)):
        told = said("spoken-has", name=isolated(seat.name), n=now)  # a reader says percents of its own accord
        yield SpokenThing(key, terms.thing(key), told, value=(now, max(MOST_FORTITUDE, now)), rect=rect)
    yield SpokenThing("gold", f"{seat.gold} {terms.thing('gold')}", rect=rect)


def _held(seat: SeenSeat, rect: QRectF) -> Iterator[SpokenThing]:
    """A player's own things."""
    if not seat.facing:
        yield SpokenThing("cards", said("spoken-in-hand", n=seat.hand_count), rect=rect)


def as_sentence(text: str) -> str:
    """The words with a full stop, unless they end already."""
    return text if not text or text.endswith((".", "!", "?", "…")) else f"{text}."


def _joined(lines: str) -> str:
    """Lines of a tooltip as sentences."""
    return " ".join(as_sentence(line.strip()) for line in lines.split("\n") if line.strip())
