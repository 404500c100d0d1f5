# SPDX-License-Identifier: GPL-3.0-or-later
"""The mats of all players with their cards."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from rdi_desktop.bots.tempers import resented
from rdi_desktop.engine.seen import SeenCard, SeenMarks, SeenSeat, SeenTable
from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table import refs, spots
from rdi_desktop.ui.table.drawing_context import BacksView, DrawingContext, PileView
from rdi_desktop.ui.table.faces import DRINK_BACK, SERVED_BACK
from rdi_desktop.ui.table.gauge import Gauge, GaugesView, gauge, split
from rdi_desktop.ui.table.layout import RATIO, TableLayout, in_rows
from rdi_desktop.ui.table.machine_layout import MachineLayout, dial, machine_layout, shared_rest
from rdi_desktop.ui.table.machine_mat import DECKS, PREPARED, THREAT, told_threat
from rdi_desktop.ui.table.machine_works import MachineWorks
from rdi_desktop.ui.table.mat_picture import MatPicture
from rdi_desktop.ui.table.mat_places import MatLayout
from rdi_desktop.ui.table.models import MatModel, drunk, mat_model, rings_of_others
from rdi_desktop.ui.table.persons import paint_person
from rdi_desktop.ui.table.picture import Picture, PictureRow, Tags
from rdi_desktop.ui.table.pieces import Pieces
from rdi_desktop.ui.table.play_area import Zone, before, of_table, places_of, zones
from rdi_desktop.ui.table.play_area_view import PlayAreaView
from rdi_desktop.ui.table.portraits import face_model
from rdi_desktop.ui.table.refs import Ref
from rdi_desktop.ui.table.rings import rings, told
from rdi_desktop.ui.table.setting_places import LEAST_SEEN, beside_hand, divided
from rdi_desktop.ui.table.sprites import CardSprite, SpriteSubject
from rdi_desktop.ui.table.stack_forecast import SeatForecast, coming, in_words
from rdi_desktop.ui.table.table_base import TableBase
from rdi_desktop.ui.table.team_layout import plate_of
from rdi_desktop.ui.table.tokens import POTION, TokensView
from rdi_desktop.ui.words import costs, holdings, terms
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.ui.words.on_cards import Want, told_scales, told_wants
from rdi_desktop.words import said

_Z, _Z_RAISED, _SPOTS_Z = 10.0, 33.0, 1.5
_BEHIND_RIM, _OWN_PERSON = 3.0, 9.0
"""Persons: below the table's rim, and in front of it."""
_TOKEN = 38.0
"""The largest token (times the unit)."""


class MatView:
    """One player's mat."""

    def __init__(self, scene: TableBase, drawing: DrawingContext, pieces: Pieces, seat: int) -> None:
        self._drawing = drawing
        self._pieces = pieces
        self.seat = seat
        self.picture = MatPicture(_Z)
        scene.addItem(self.picture.item)
        mat = self.picture.item
        self.portrait = Picture(z=0.5)
        self._scene = scene
        self._deck = PileView(drawing, mat, 1)
        self._discard = PileView(drawing, mat, 1)
        self._drink_me = PileView(drawing, mat, 1)
        self._hand = BacksView(drawing, mat, 1)
        self._open_hand: dict[int, CardSprite] = {}
        self._play_area = PlayAreaView(mat, drawing, pieces, seat)
        self._tokens = TokensView(mat, pieces, drawing.dpr, seat)
        self._spots = Tags(PictureRow(lambda _: Picture(mat, _SPOTS_Z)), drawing.dpr, spots.paint)
        self._gauges = GaugesView(mat, pieces, drawing.dpr, seat)
        self._layout: MatLayout | None = None
        self._names: list[str] = []
        self.works: MachineWorks | None = None
        """The moving parts of a machine."""
        self._own_decks: dict[str, tuple[PileView, PileView]] = {}
        """The decks of a machine with their discards."""
        self._machine: MachineLayout | None = None
        self._drawn: tuple[object, ...] = ()
        pieces.put(refs.seat(seat), mat)
        pieces.put(refs.drink_me(seat), self._drink_me.sprite.item)
        pieces.put(refs.Ref("pile", f"deck:{seat}"), self._deck.sprite.item)
        pieces.put(refs.Ref("pile", f"discard:{seat}"), self._discard.sprite.item)

    def shows(
        self,
        view: SeenTable,
        seat: SeenSeat,
        layout: TableLayout,
        own: bool,
        asked: int | None,
        fate: SeatForecast | None,
    ) -> bool:
        """Whether it already shows this; for views whose parts are replaced, never changed."""
        return self._all_of(view, seat, layout, own, asked, fate) == self._drawn

    def _all_of(
        self,
        view: SeenTable,
        seat: SeenSeat,
        layout: TableLayout,
        own: bool,
        asked: int | None,
        fate: SeatForecast | None,
    ) -> tuple[object, ...]:
        """Everything that the mat depends on."""
        drawing, names = self._drawing, [isolated(each.name) for each in view.seats]
        model = mat_model(view, seat, drawing.faces.character_name(seat.character), own, asked)
        look = _look(view, self.seat, layout, drawing.touchy())
        worn = drawing.dpr(), letters.scale(), THEME.worn
        return model, seat, look, fate, rings(view), names, layout, drawing.faces, *worn

    def show(
        self,
        view: SeenTable,
        seat: SeenSeat,
        layout: TableLayout,
        own: bool,
        asked: int | None,
        fate: SeatForecast | None = None,
    ) -> None:
        """Show the seat of the view; `fate`: what its numbers come to."""
        self._drawn = self._all_of(view, seat, layout, own, asked, fate)
        rect, inside, key = layout.mats[self.seat], layout.mat_inside[self.seat], layout.settings.get(self.seat)
        faces, self._machine = self._drawing.faces, None
        if key is None:
            inside, self._machine = machine_layout(rect.width(), rect.height())
            self._show_decks(seat, self._machine.decks)
            case = inside.rest
            actions, rest = shared_rest(case, seat.piles[PREPARED].count, len(seat.in_play))
            inside = inside._replace(rest=rest, hand=actions)
        plate, mate = plate_of(layout.plates, self.seat), key is not None and key.mate
        if mate and any(zone.full for zone in before(seat, faces)):
            inside = beside_hand(inside)
        self._layout = inside
        self._names = [isolated(each.name) for each in view.seats]
        model = mat_model(view, seat, faces.character_name(seat.character), own, asked)
        held = [token for token in model.tokens if token[1] or faces.token(token[0]).held]
        gaze, scowls = _look(view, self.seat, layout, self._drawing.touchy())
        model = model._replace(
            tokens=tuple(held),
            potions=0 if plate is not None and not own else model.potions,
            setting=key,
            gaze=gaze,
            scowls=scowls,
            coming=coming(fate, seat),
        )
        model = self._of_machine(model, view, seat, layout) if model.threat else model
        self.picture.show(model, (rect.width(), rect.height()), self._drawing.dpr())
        self.picture.item.setPos(rect.topLeft())
        lifted = key is not None and key.raised
        self.picture.item.setZValue(_Z_RAISED if lifted else _Z)
        self._show_face(model, layout)
        if key is None:
            self._show_works(seat, model, layout, case)
        back = faces.back_of(self.seat)
        apart = abs(inside.discard.x() - inside.deck.x())
        self._deck.show(back, seat.deck, inside.deck, apart=apart)
        top = seat.discard[-1] if seat.discard else None
        self._discard.show(faces.face(top) if top else None, len(seat.discard), inside.discard, apart=apart)
        served = seat.served
        below, on_top = (DRINK_BACK, served) if 0 < served < seat.drink_me else (None, 0)
        top_drink = SERVED_BACK if served else DRINK_BACK
        self._drink_me.show(top_drink, seat.drink_me, inside.drink_me, below, on_top, apart)
        open_hand = [] if own else seat.hand or []
        backs = [] if own or open_hand or seat.out else faces.hand_backs(seat)
        if self._machine is not None:
            backs = [faces.side_back(self.seat, DECKS[0])] * seat.piles[PREPARED].count
        held_up = key is not None and not (key.plain or mate)
        self._hand.lie(0.04 if held_up else 1.0, held=held_up)
        lying = QRectF(inside.hand)
        if mate:
            lying.setHeight(min(lying.height(), 90 * layout.unit))
        self._hand.show(backs, lying)
        room = QRectF(inside.hand)
        if key is not None and not mate:
            high = key.back / RATIO if held_up else key.person * 190
            room = QRectF(0, inside.head.top() - high, rect.width(), high)
        self._spread(self._open_hand, open_hand, room, apart=mate)
        ring_tips = {(ring.seat, ring.id): told(ring, view, faces) for ring in rings(view)}

        def tip(id: str, count: int, claimed: bool, space: int | None) -> str:
            if id == POTION:
                return f"{terms.label('potions')}: {count}\n{said('asking-potion-tip')}"
            if id in seat.things:
                who, character = faces.character_name(seat.character), seat.character
                gone = ring_tips.get((self.seat, id), "") if id in model.away else ""
                rules = faces.rules(character, id, own=True)
                told = costs.thing_tip(
                    id, str(seat.tracks[id]), isolated(seat.name), who, faces.purpose(character), rules
                )
                return "\n".join(filter(None, (gone, told)))
            whose = next((coin.seat for coin in rings_of_others(view, self.seat) if coin.thing == id), None)
            if whose is not None:
                return ring_tips[whose, id]
            kind = faces.token(id)
            owner = faces.character_name(kind.of) if kind.of else ""
            purpose, name = faces.purpose(kind.of), isolated(seat.name)
            rules = faces.rules(kind.of, id, own=kind.of == seat.character)
            if space is not None and isinstance(marks := seat.tracks[id], SeenMarks):
                return costs.mark_tip(id, marks.of, space, name, owner, purpose, rules)
            return costs.token_tip(
                id, count, name, owner, kind.most, kind.supply, purpose, claimed=claimed, rules=rules
            )

        wanting = faces.all_wants(seat)
        found = zones(seat, faces, wanting)
        if not own:  # the remaining room is private to the viewer
            found = [zone._replace(empty=0) for zone in found if zone.full]
        seen = {zone.id for zone in found} | {id for id in seat.piles if of_table(seat, id, faces)}
        gauges = [] if model.out else self._counters(model, seen)
        others = key is not None and not own
        if others and not mate:
            kinds = len(model.tokens) + len(model.things) + bool(model.potions)
            inside = self._layout = divided(inside, len(gauges) + kinds, places_of(found))
        alone = not (model.tokens or model.things or model.potions)
        area, places = split(inside.tokens, len(gauges), alone=alone)
        self._gauges.show(gauges, places, lambda gauge: self._gauge_tip(gauge, seat))
        front, size = self._front(layout, inside, own=own)
        uncovered = self._play_area.show(
            found,
            seat,
            front,
            size,
            wanting,
            unit=layout.unit,
            own=own,
            part=LEAST_SEEN if others and not lifted else 1.0,
            tip=lambda zone: self._zone_tip(zone, seat),
        )
        self._name_spots(seat, uncovered, wanting, seen=own)
        lent = {coin.thing: coin.seat for coin in rings_of_others(view, self.seat)}

        def whose(id: str) -> int | None:
            return self.seat if id in seat.things else lent.get(id, faces.token(id).seat)

        shares = plate is not None and key is not None and key.shared
        track = plate.track.translated(-rect.topLeft()) if shares and plate is not None else inside.track
        self._tokens.show(model, area, track, _TOKEN * layout.unit, tip, whose)
        self._tell(seat, model, self._names, fate)

    def _show_face(self, model: MatModel, layout: TableLayout) -> None:
        """The person is a separate picture: it follows the numbers, is animated, and sits behind the table's rim."""
        item, place = self.portrait.item, layout.persons[self.seat]
        if item.scene() is None:
            self._scene.addItem(item)
        at_rim = model.setting is not None and not model.setting.mate
        item.setZValue(_OWN_PERSON if model.own else _BEHIND_RIM if at_rim else _Z + 0.5)
        self._pieces.also(refs.seat(self.seat), item)
        self.portrait.show(
            face_model(model), (place.width(), place.height()), self._drawing.dpr(), paint_person, centred=True
        )
        item.setPos(place.center())

    def _of_machine(self, model: MatModel, view: SeenTable, seat: SeenSeat, layout: TableLayout) -> MatModel:
        """The model with what only a machine's has."""
        bounds = self._drawing.faces.scale(seat.character, THREAT)
        most = bounds[1] if bounds else model.threat[-1][0]
        return model._replace(threat_most=most, gaze=_aims(view, self.seat, layout))

    def _show_works(self, seat: SeenSeat, model: MatModel, layout: TableLayout, case: QRectF) -> None:
        """The needle of a machine, the doors of its case, which are open while there is anything in it, and its arms."""
        assert self._machine is not None
        if self.works is None:
            self.works = MachineWorks(self._scene, self.picture.item, self._scene.animator)
        level = dict(model.tracks).get(THREAT, 0)
        part = (max(level, 0) - (0.5 if level else 0.0)) / max(1, model.threat_most)
        shut = not seat.piles[PREPARED].count and not seat.in_play
        body, case = layout.mats[self.seat], case.adjusted(-3, -2, 3, 2)
        at, dpr = dial(self._machine.threat), self._drawing.dpr()
        self.works.show(body, at, part, case, dpr, seated=not layout.plain, shut=shut)

    def _show_decks(self, seat: SeenSeat, places: Sequence[tuple[QRectF, QRectF]]) -> None:
        """The decks of a machine, each beside its discards."""
        faces, mat = self._drawing.faces, self.picture.item
        for id, (lying, gone) in zip(DECKS, places, strict=True):
            if id not in self._own_decks:
                self._own_decks[id] = (PileView(self._drawing, mat, 1), PileView(self._drawing, mat, 1))
                self._pieces.put(refs.gauge(self.seat, id), self._own_decks[id][0].sprite.item)
            deck, discard = self._own_decks[id]
            pile = seat.piles[id]
            deck.show(faces.side_back(self.seat, id), pile.count, lying)
            top = pile.discard[-1] if pile.discard else None
            discard.show(faces.face(top) if top else None, len(pile.discard), gone)
            tip = self._gauge_tip(Gauge(id, terms.machine_deck(id), pile.count, pile=True), seat)
            for view in (deck, discard):
                view.sprite.item.setToolTip(tip)

    def _counters(self, model: MatModel, seen: Collection[str]) -> list[Gauge]:
        """Tracks with a number, and side decks whose cards are not all visible where they are."""
        faces = self._drawing.faces
        tracks = [gauge(id, terms.thing(id), n, faces.scale(model.emblem, id)) for id, n in model.tracks]
        decks = [
            Gauge(id, terms.side_deck(id, area), n, pile=True, short=terms.thing(id)) for id, n, area in model.piles
        ]
        if model.threat:  # its Threat and its decks have their own places
            return []
        return [each for each in (*tracks, *decks) if each.id not in seen or self._is_deck(model.emblem, each.id)]

    def _is_deck(self, character: str, id: str) -> bool:
        """Whether it is a deck whose number of cards is not visible from the cards revealed from it."""
        decl = self._drawing.faces.pile(character, id)
        return decl is not None and decl.deck and bool(decl.slots)

    def _zone_tip(self, zone: Zone, seat: SeenSeat) -> str:
        """The tooltip of a place before this player."""
        if zone.id in seat.piles or zone.ring is not None:
            value = zone.ring[0] if zone.ring is not None else zone.number
            return self._gauge_tip(Gauge(zone.id, zone.id, value, pile=zone.ring is None), seat)
        return costs.lent_tip(zone.id, len(zone.cards), isolated(seat.name))

    def _gauge_tip(self, gauge: Gauge, seat: SeenSeat) -> str:
        faces = self._drawing.faces
        name, character = isolated(seat.name), seat.character
        if gauge.pile:
            pile = seat.piles[gauge.id]
            fills = faces.fills(seat, gauge.id) if pile.area else None
            rules = faces.rules(character, gauge.id, own=True)
            return costs.pile_tip(gauge.id, pile, name, fills, rules, self._names)
        scale, purpose = faces.scale(character, gauge.id), faces.purpose(character)
        rules = faces.rules(character, gauge.id, own=True)
        return costs.track_tip(gauge.id, gauge.value, scale, name, faces.character_name(character), purpose, rules)

    @property
    def backs(self) -> list[QGraphicsItem]:
        """The visible backs of the hand, and last their number; empty if there are none."""
        return self._hand.seen

    @property
    def open_hand(self) -> list[CardSprite]:
        """The cards of a hand that the viewer sees, from left to right; empty if there are none."""
        return list(self._open_hand.values())

    def heap(self, id: str) -> list[SpriteSubject]:
        """The backs of a face-down heap, the top one last."""
        return self._play_area.heap(id)

    def choose(self, chosen: Collection[Ref]) -> None:
        """Mark those tokens as chosen for payment."""
        self._tokens.choose(chosen)

    def place(self, name: str) -> QPointF:
        """The middle of a place on this mat, on the scene: deck, discard, drink_me, hand, head, purse.

        For a machine also portrait, threat, each of its decks by id, and its discards with `_discard` appended.
        """
        assert self._layout is not None
        if self._machine is not None and name == "threat":
            return self.picture.item.mapToScene(self._machine.threat.center())
        if name in ("portrait", "beside"):
            body = self.portrait.item.sceneBoundingRect()
            inwards = 0.33 if body.center().x() < self.picture.item.scene().width() * 0.6 else -0.33
            return body.center() + QPointF(body.width() * (inwards if name == "beside" else 0.0), 0)
        pile, _, gone = name.partition("_")
        if pile in self._own_decks:
            return self._own_decks[pile][bool(gone)].sprite.item.sceneBoundingRect().center()
        rect: QRectF = getattr(self._layout, name)
        if rect.width() <= 1:
            rect = self._layout.deck
        return self.picture.item.mapToScene(rect.center())

    def track(self) -> QRectF:
        """The track, or the tankard, on the scene."""
        assert self._layout is not None
        return self.picture.item.mapRectToScene(self._layout.track)

    def _spread(
        self,
        sprites: dict[int, CardSprite],
        cards: list[SeenCard],
        area: QRectF,
        *,
        apart: bool = False,
    ) -> None:
        """Open cards side by side in that area of the mat: a hand shown to all. `apart`: without overlap."""
        ids = {card.id for card in cards}
        for id in [id for id in sprites if id not in ids]:
            gone = sprites.pop(id).item
            self._pieces.drop(refs.card(id), gone)
            gone.scene().removeItem(gone)
        whole = (area.height() * RATIO, area.height())
        size, seen = in_rows(len(cards), area, whole, most=2, apart=True) if apart else in_rows(len(cards), area, whole)
        spare = (area.right() - max((place.right() for place in seen), default=area.right())) / 2 if apart else 0.0
        for order, (card, place) in enumerate(zip(cards, seen, strict=True)):
            sprite = sprites.get(card.id)
            if sprite is None:
                sprite = sprites[card.id] = self._drawing.sprite(self.picture.item)
                self._pieces.put(refs.card(card.id), sprite.item)
            sprite.item.setZValue(1 + order * 0.01)
            sprite.show(self._drawing.faces.face(card), size)
            sprite.item.setPos(place.left() + spare + size[0] / 2, place.center().y())

    def _front(self, layout: TableLayout, inside: MatLayout, *, own: bool) -> tuple[QRectF, tuple[float, float]]:
        """Where cards in play before this player are, and their greatest size."""
        if not own:
            area = inside.rest
            return area, (area.height() * RATIO, area.height())
        return layout.front.translated(-layout.mats[self.seat].topLeft()), layout.front_card

    def _name_spots(
        self, seat: SeenSeat, places: Mapping[int, QRectF], wanting: Mapping[int, Sequence[Want]], *, seen: bool
    ) -> None:
        """Show in which place of a line each card is, or that it lies face down: in words beside the own mat, as a tooltip on all.

        The tooltip also says before whom it lies, and its owner.
        """
        spoken = {
            card.id: self._drawing.faces.spot(seat.character, card.definition, seat.spots[str(card.id)])
            for card in seat.in_play
            if str(card.id) in seat.spots
        }
        spoken |= {card.id: terms.label("face_down") for card in seat.in_play if card.hidden}
        for card in seat.in_play:
            before = "" if seen else said("around-before", name=isolated(seat.name))
            whose = self._names[card.owner] if card.owner not in (None, self.seat) else ""
            faces = self._drawing.faces
            more = (told_scales(faces.scales(card)), told_wants(wanting.get(card.id, ())))
            tip = costs.lying_tip(spoken.get(card.id, ""), before, whose, more)
            self._play_area.cards[card.id].item.setToolTip(tip)
        room = self._play_area.crown
        self._spots.show([(name, spots.place_of(places[id], room)) for id, name in spoken.items()] if seen else [], str)

    def _tell(self, seat: SeenSeat, model: MatModel, names: list[str], fate: SeatForecast | None) -> None:
        parts = [f"{isolated(seat.name)} — {self._drawing.faces.character_name(seat.character)}"]
        if seat.facing:
            parts.append(terms.facing(seat.facing, names))
            parts.append(self._drawing.faces.purpose(seat.character))
        else:
            gap = seat.fortitude - drunk(seat)
            numbers = f"{terms.thing('fortitude')} {seat.fortitude}, {terms.thing('alcohol')} {seat.alcohol}"
            parts.append(said("around-apart", numbers=numbers, gap=gap))
            parts += [f"{terms.label('as_it_stands')}: {in_words(fate)}"] if fate is not None else []
            parts.append(f"{holdings.purse(seat.gold, model.pieces)}, {holdings.hand(seat)}")
        parts += [said("around-by-the-fire", why=terms.out(model.out))] if seat.out and not seat.facing else []
        parts += terms.team([names[ally] for ally, _ in model.allies], boss=model.boss, champion=model.champion)
        parts += [f"{terms.label('potions')}: {model.potions}"] if model.potions else []
        parts += [terms.label("target_tip")] if model.target else []
        if model.threat:
            parts += [told_threat(model), terms.threat_table(model.threat)]
            prepared = seat.piles[PREPARED].count
            parts += [terms.prepared(prepared)] if prepared else []
        counted = {
            **seat.tokens,
            **{
                id: value
                for id, value in seat.tracks.items()
                if isinstance(value, int) and not (model.threat and id == THREAT)
            },
        }
        forms = {id: value for id, value in seat.tracks.items() if isinstance(value, str)}
        for id, value in forms.items():
            parts += [f"{terms.thing(id)}: {terms.thing(value)}"]
            parts += costs.wrapped(self._drawing.faces.form(seat.character, id, value))
        parts += [f"{terms.thing(id)}: {count}" for id, count in counted.items() if count]
        parts += [
            said("holdings-claimed-count", thing=terms.thing(id), n=count)
            for id, count in seat.claimed.items()
            if count
        ]
        self.picture.item.setToolTip("\n".join(parts))
        self._deck.sprite.item.setToolTip(f"{terms.label('deck')}: {seat.deck}")
        self._discard.sprite.item.setToolTip(f"{terms.label('discard')}: {len(seat.discard)}")
        served = terms.served(seat.served)
        self._drink_me.sprite.item.setToolTip(f"{terms.label('drink_me')}: {seat.drink_me}{served}")

    def remove(self, scene: QGraphicsScene) -> None:
        """Take the mat from the table."""
        for ref in (
            refs.seat(self.seat),
            refs.drink_me(self.seat),
            *map(refs.card, self._open_hand),
            *self._play_area.refs(),
        ):
            self._pieces.drop(ref)
        for name in ("deck", "discard"):
            self._pieces.drop(refs.Ref("pile", f"{name}:{self.seat}"))
        for id in self._own_decks:
            self._pieces.drop(refs.gauge(self.seat, id))
        self._tokens.remove()
        self._gauges.remove()
        scene.removeItem(self.portrait.item)
        if self.works is not None:
            self.works.remove()
        scene.removeItem(self.picture.item)


def _look(view: SeenTable, seat: int, layout: TableLayout, touchy: Sequence[int]) -> tuple[str, bool]:
    """Where that person looks, and whether with a scowl: at whom it resents, or to whoever plays or is on turn."""
    resents = resented(view, seat) if seat in touchy else None
    newest = view.stack[-1].by if view.stack else None
    who = resents if resents is not None else newest if newest is not None else view.turn
    return _gaze(seat, who, layout), resents is not None


def _aims(view: SeenTable, seat: int, layout: TableLayout) -> str:
    """Where a machine looks: at whom it plays something, at whoever plays, and otherwise at its Priority Target."""
    newest = view.stack[-1] if view.stack else None
    who = None if newest is None else newest.by if newest.by != seat else next(iter(newest.targets), None)
    who = view.priority if who is None else who
    return "" if who is None else _gaze(seat, who, layout)


def _gaze(seat: int, who: int, layout: TableLayout) -> str:
    """In which direction somebody sits, as another sees it."""
    if who == seat or who not in layout.mats or seat == layout.own:
        return ""
    there = layout.size[0] / 2 if who == layout.own else layout.mats[who].center().x()
    apart = there - layout.mats[seat].center().x()
    return "" if abs(apart) < 60 * layout.unit else "left" if apart < 0 else "right"
