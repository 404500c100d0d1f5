# SPDX-License-Identifier: GPL-3.0-or-later
"""From events to beats. Only an onlooker's events are used, so that no beat, nor its length, shows anything of a hidden card."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from rdi_desktop.director import drinking, machines, moving, unsaid, walking
from rdi_desktop.director.beats import Beat, BeatFacts, BeatPart, OpenPlay, TableChange, cards_of
from rdi_desktop.director.cards import FaceUpCard
from rdi_desktop.director.open_cards import decks, open_cards
from rdi_desktop.director.pace import FIRST_TURN
from rdi_desktop.director.past import Past
from rdi_desktop.director.table_changes import COINS, NUMBERS, TOKENS, coins, drawn, numbers, tokens
from rdi_desktop.engine.seen import SeenEntry, SeenRound, SeenTable
from rdi_desktop.engine.told import EventTold

SILENT = frozenset({"turn_ended"})
"""Events that are not shown."""
FAMILIES = {
    **dict.fromkeys(NUMBERS, "strike"),
    **dict.fromkeys(COINS, "pay"),
    **dict.fromkeys(TOKENS, "token"),
    "drew": "draw",
}
"""Events that become one beat if they follow each other and have the same cause."""


class Script(Past):
    """Turns all events of a game into beats, in order."""

    def __init__(self, people: Collection[int] = ()) -> None:
        super().__init__(people)
        self._kinds: dict[int, str] = {}
        """The kind of each entry that lay open."""
        self._struck: dict[int, FaceUpCard] = {}
        """The body of each hit whose owner decides what becomes of it."""
        self._acts: int | None = None
        """The seat that acts in this turn, as far as was told."""
        self._away: set[int] = set()
        """Seats that are out of reach, and which of them only until the turn of their side is over."""
        self._early: set[int] = set()
        self._stack: dict[int, SeenEntry] = {}
        self._hit: dict[int, set[int]] = {}
        self._bodies: dict[int, int] = {}
        """Bodies that were seen, and the seats before which they lie or lay: some leave the game for good."""

    def know(self, view: SeenTable) -> None:
        """Whatever has happened before, this is the onlooker's view of the table on which the next events happen."""
        self.lying = {card.id: seat.seat for seat in view.seats for card in seat.in_play}
        self.open = {id: each.place for id, each in open_cards(view).items()}
        self.decks = decks(view)
        self.prepared_left = sum(seat.piles["prepared"].count for seat in view.seats if seat.threat)
        self._away = {seat.seat for seat in view.seats if seat.withdrawn}
        self.announced = {entry.id for entry in view.stack if entry.kind == "play"}

    def read(self, events: Sequence[EventTold], view: SeenTable) -> list[Beat]:
        """The beats of new events; `view` is the onlooker's view after them."""
        self._stack = {entry.id: entry for entry in view.stack}
        self.seats = view.seats
        self.stays = {card.id: card for seat in self.seats for card in seat.in_play}
        self.rests = open_cards(view)
        self._hit = {}
        for event in events:
            if event.cause is not None and event.seat is not None and event.key not in ("played", "resolved"):
                self._hit.setdefault(event.cause, set()).add(event.seat)
        beats: list[Beat] = []
        lay = dict(self.open or {})
        for (family, cause), group in groupby(events, lambda event: (_family(event), event.cause)):
            beats.extend(self._group(family, cause, list(group)))
        unsaid.complete(self, beats, view, lay)
        beats = self._teams_fall_together(beats)
        self._away = {seat.seat for seat in self.seats if seat.withdrawn}
        self.lying = {card.id: seat.seat for seat in self.seats for card in seat.in_play}
        self._bodies |= {card.body: seat.seat for seat in self.seats for card in seat.in_play if card.body is not None}
        for id, entry in self._stack.items():
            self._kinds[id] = "ante" if entry.why == "ante" else entry.kind
            if entry.kind == "hit" and (hit := entry.card) is not None:
                self._struck[id] = FaceUpCard.of(hit)
            if entry.outcome or id not in self.foreseen:
                self.foreseen[id] = entry.outcome
        return beats

    def _group(self, family: str, cause: int | None, events: list[EventTold]) -> Iterator[Beat]:
        match family:
            case "strike":
                yield self._strike(cause, events)
            case "pay":
                changes = tuple(change for event in events for change in coins(event))
                seats = [event.seat for event in events if event.seat is not None]
                kept = self._struck.get(cause) if cause is not None else None
                args: BeatFacts = {"parts": _parts(events), "contest": self.contest, "kept": kept}
                yield self.beat("pay", events, entry=cause, changes=changes, to=seats, args=args)
            case "token":
                changes = tuple(change for event in events for change in tokens(event))
                seats = [event.who for event in events]
                yield self.beat("token", events, entry=cause, changes=changes, to=seats, args={"parts": _parts(events)})
            case "draw":
                changes = tuple(change for event in events for change in drawn(event))
                yield self.beat("draw", events, to=[event.seat for event in events], changes=changes)
            case _:
                for event in events:
                    if event.key not in SILENT:
                        yield SCENES.get(event.key, Script._aside)(self, event)

    def _strike(self, cause: int | None, events: list[EventTold]) -> Beat:
        """The numbers changed by a play or a Drink land on everybody at once."""
        known = self.plays.get(cause) if cause is not None else None
        felt = [event for event in events if event.args.get("n")]
        changes = list(_woven([list(numbers(event)) for event in felt]))
        beat = self.beat(
            "strike" if felt else "rest",
            events,
            to=[event.seat for event in felt],
            entry=cause,
            cards=(known.card,) if known is not None and known.card is not None else (),
            changes=changes,
            args={"parts": _parts(felt), "contest": self.contest},
        )
        return replace(beat, seat=known.seat if known is not None else None)

    # the turn

    def _turn(self, event: EventTold) -> Beat:
        self.contest = None
        self._acts = event.seat
        number = event.args["number"]
        back = [seat.seat for seat in self.seats if seat.side == self.seats[event.who].side or seat.seat in self._early]
        self._early.clear()
        changes = [TableChange("turn", event.seat, number), TableChange("phase", of="start")]
        changes += [TableChange("away", seat) for seat in back if seat in self._away]
        self._away.difference_update(back)
        beat = self.beat("turn", event, changes=changes, args={"number": number})
        return replace(beat, seconds=FIRST_TURN) if number == 1 else beat

    def _begins(self, event: EventTold) -> Beat:
        """The cards are dealt."""
        return self.beat("begin", event)

    def _phase(self, event: EventTold) -> Beat:
        self.contest = None
        phase = event.args["phase"]
        changes: tuple[TableChange, ...] = (TableChange("phase", of=phase),)
        if event.seat not in (None, self._acts):  # another seat of the team acts
            self._acts = event.seat
            changes += (TableChange("acting", event.seat),)
        return self.beat("rest" if phase == "end" else "phase", event, changes=changes)

    def _over(self, event: EventTold) -> Beat:
        """The end, and that of a Round in the middle of which it came."""
        return self.beat("end", event, changes=(TableChange("round"),), to=event.args["winners"])

    # cards

    def _discarded(self, event: EventTold) -> Beat:
        """Cards are discarded from the hand, or from before a seat."""
        cards, seat = cards_of(event), event.seat
        lay = [card for card in cards if card.id in self.lying.keys() | self.loose | self.turned]
        changes = [change for card in lay for change in self.lifted(card)]
        if len(lay) < len(cards):
            changes.append(TableChange("hand", seat, len(lay) - len(cards)))
        changes += [change for card in cards for change in self.home(card)]
        return self.beat("discard", event, cards=cards, changes=changes)

    def _showed(self, event: EventTold) -> Beat:
        """Cards of a hand are shown to all."""
        return self.beat("show" if event.args["cards"] else "rest", event, cards=cards_of(event))

    def _played(self, event: EventTold) -> Beat:
        """A card is shown, or an ability used; a response shows what it answers."""
        args, seat = event.args, event.seat
        entry, on = args["entry"], args.get("on")
        to = tuple(dict.fromkeys(self._seat_of(target) for target in args["targets"]))
        acting = cards_of(event) if args.get("ability") else ()
        cards = () if acting else cards_of(event)
        self.plays[entry] = OpenPlay(cards[0] if cards else None, seat, to)
        changes = [TableChange("up", of=self._stack[entry])] if entry in self._stack else []
        if cards and cards[0].id in self.lying:
            changes += self.lifted(cards[0])
        elif cards and seat is not None and self.seats[seat].threat:
            changes += self.turned_over(seat, args.get("pile"))
        elif cards and args.get("aside"):
            changes += self.heaped(seat, args.get("pile"), -1)
        elif cards and cards[0].id in self.turned:
            self.turned.discard(cards[0].id)
        elif cards and seat is not None and entry not in self.announced:
            changes.append(TableChange("hand", seat, -1))
        answered = self.plays.get(on) if on is not None else None
        hit = {*to, *self._hit.get(entry, ()), *self._reached(entry)}
        concerned = seat not in self.people and bool(hit & self.people or (answered and answered.seat in self.people))
        told: BeatFacts = {
            "mode": args.get("mode"),
            "acting": acting[0] if acting else None,
            "answered": answered.card if answered is not None else None,
            "about": self._kinds.get(on) if on is not None else None,
        }
        kind = "rest" if args.get("ability") == "sell" else "play" if on is None else "answer"  # the offer has a beat
        return self.beat(kind, event, concerns=concerned, to=to, entry=entry, cards=cards, changes=changes, args=told)

    def _seat_of(self, target: int) -> int:
        """The seat that is the target, or the owner of a targeted body."""
        if target >= len(self.seats):
            for seat in self.seats:
                for card in (*seat.in_play, *seat.discard):
                    if card.body is not None:
                        self._bodies[card.body] = seat.seat
        return self._bodies.get(target, target)

    def _reached(self, entry: int) -> Iterable[int]:
        waits = self._stack.get(entry)
        return (self._seat_of(int(seat)) for seat in (waits.outcome if waits is not None else ()))

    def _undone(self, event: EventTold) -> Beat:
        """A card is Negated or Ignored: its effect does not happen."""
        entry = event.args["entry"]
        foreseen = self.foreseen.get(entry) or {}
        whole = event.key == "negated"
        spared = {int(seat): dict(n) for seat, n in foreseen.items() if whole or int(seat) == event.seat}
        spared = {seat: n for seat, n in spared.items() if seat < len(self.seats)}
        changes = (TableChange("down", of=entry),) if whole else ()
        args: BeatFacts = {"how": event.key, "spared": spared}
        return self.beat(
            "undone", event, entry=entry, to=[event.seat], cards=cards_of(event), changes=changes, args=args
        )

    def _lies(self, event: EventTold) -> Beat:
        """A card of a side deck is revealed before a seat, or leaves it."""
        cards, new = cards_of(event), event.key == "revealed"
        stays = new and all(card.id in self.stays for card in cards)
        moves = (self.laid(card, event.who) if stays else self.lifted(card) for card in cards)
        changes = [change for move in moves for change in move]
        if new:
            owner = event.args.get("owner", event.seat)
            in_pot = event.args.get("source") == "pot"
            of = (
                TableChange("hidden", owner, -1)
                if in_pot
                else TableChange("side_deck", owner, -1, of=event.args["pile"])
            )
            changes.append(of)
            self.turned.update(card.id for card in cards if not stays)
        elif event.args.get("source") == "pot":
            changes.append(TableChange("hidden", event.seat, -1))
        elif event.key == "put_under":
            changes.append(TableChange("side_deck", event.seat, 1, of=event.args["pile"]))
            self.turned.difference_update(card.id for card in cards)
        return self.beat("turned" if new else "move", event, cards=cards, changes=changes)

    def _given(self, event: EventTold) -> Beat:
        """A card is put before another seat."""
        cards, to = cards_of(event), event.receiver
        changes = [change for card in cards for change in self.laid(card, to)]
        return self.beat("turned", event, concerns=to in self.people, to=[to], cards=cards, changes=changes)

    def _offered(self, event: EventTold) -> Beat:
        """A card is offered to a seat for a price."""
        to = event.receiver
        return self.beat(
            "offer", event, concerns=to in self.people, to=[to], cards=cards_of(event), args={"n": event.args["n"]}
        )

    def _kept(self, event: EventTold) -> Beat:
        """A card stays before a seat that has paid for it, wears it, or has chosen it."""
        cards = cards_of(event)
        changes = [change for card in cards for change in self.laid(card, event.who)]
        return self.beat("keep", event, to=[event.seat], cards=cards, changes=changes)

    def _joined(self, event: EventTold) -> Beat:
        """Cards before a seat are used together with the one that is played."""
        cards = cards_of(event)
        changes = [change for card in cards for change in self.lifted(card)]
        return self.beat("aside", event, cards=cards, changes=changes)

    def _body_hit(self, event: EventTold) -> Beat:
        """A blow lands on a body."""
        cause = event.cause
        known = self.plays.get(cause) if cause is not None else None
        by = (known.card,) if known is not None and known.card is not None else ()
        [body] = cards_of(event)
        args: BeatFacts = {"n": event.args["n"], "body": body}
        concerns = event.seat in self.people
        return self.beat("hit", event, concerns=concerns, to=[event.seat], entry=cause, cards=by, args=args)

    def _counted(self, event: EventTold) -> Beat:
        """A counter on a card in play changes."""
        now, counter, cards = event.args["now"], event.args["counter"], cards_of(event)
        assert isinstance(now, int)
        changes = [TableChange("counter", event.seat, now, of=card, to=counter) for card in cards]
        return self.beat("aside", event, cards=cards, changes=changes)

    def _set_off(self, event: EventTold) -> Beat:
        """A card in play or a token triggers."""
        owner, holder, cards = event.args["owner"], event.who, cards_of(event)
        self.plays[event.args["entry"]] = OpenPlay(cards[0] if cards else None, owner, (holder,))
        changes = [change for card in cards if card.id not in self.stays for change in self.lifted(card)]
        concerned = holder in self.people and owner not in self.people
        kind = "rest" if event.args.get("room") else "turned"  # the step into the room was its beat
        beat = self.beat(kind, event, concerns=concerned, to=[holder], cards=cards, changes=changes)
        return replace(beat, seat=owner)

    def _bent(self, event: EventTold) -> Beat:
        """A blow is reduced or redirected."""
        to = event.args.get("to")
        goes = [to] if isinstance(to, int) else []
        return self.beat("bent", event, entry=event.args["entry"], to=goes, cards=cards_of(event))

    def _resolved(self, event: EventTold) -> Beat:
        entry = event.args["entry"]
        self.plays.pop(entry, None)
        cards = cards_of(event)
        changes = [TableChange("down", of=entry)]
        if cards and cards[0].id in self.aside_now:
            self.aside_now.discard(cards[0].id)
        elif cards and cards[0].owner is not None:
            changes += self.home(cards[0])
        return self.beat("home" if cards else "rest", event, entry=entry, cards=cards, changes=changes)

    def _trap(self, event: EventTold) -> Beat:
        concerned = event.seat in self.people
        owner = event.args["owner"]
        return self.beat(
            "trap", event, concerns=concerned, to=[event.seat], cards=cards_of(event), args={"owner": owner}
        )

    def _silenced(self, event: EventTold) -> Beat:
        """A seat may play nothing for a while, or may again."""
        change = TableChange("mute", event.seat, n=event.key == "struck_dumb")
        return self.beat("aside", event, changes=(change,))

    def _potion(self, event: EventTold) -> Beat:
        """A Potion Token is used; what it changes has a beat of its own."""
        left = event.args["left"]
        assert isinstance(left, int)
        return self.beat("aside", event, changes=(TableChange("potions", event.seat, left),))

    def _withdrew(self, event: EventTold) -> Beat:
        """A seat is out of reach until its next turn, or until its side's turn is over."""
        if event.key == "turn_ended_early" and event.who not in self._away:
            self._early.add(event.who)
        self._away.add(event.who)
        return self.beat("aside", event, changes=(TableChange("away", event.seat, 1),))

    def _luck(self, event: EventTold) -> Beat:
        return self.beat("luck", event, entry=event.cause)

    def _aside(self, event: EventTold) -> Beat:
        """Events without a scene of their own: a line of words."""
        return self.beat("aside", event, cards=cards_of(event))

    # a Round of Gambling

    def _round(self, event: EventTold) -> Beat:
        playing, opener = list(event.args["players"]), event.seat
        empty = SeenRound(event.who, opener, playing, event.who)
        return self.beat("round", event, changes=(TableChange("round", of=empty),), to=playing)

    def _control(self, event: EventTold) -> Beat:
        cards = cards_of(event)
        change = TableChange("control", event.seat, of=cards[0] if cards else None)
        return self.beat("control", event, cards=cards, changes=(change,))

    def _passed(self, event: EventTold) -> Beat:
        return self.beat("pass", event, changes=(TableChange("passed", event.seat),))

    def _left(self, event: EventTold) -> Beat:
        thrown = event.key == "forced_out"
        return self.beat("leave", event, changes=(TableChange("leaves", event.seat),), args={"thrown": thrown})

    def _round_over(self, event: EventTold) -> Beat:
        return self.beat("round_over", event, changes=(TableChange("round"),))

    def _round_won(self, event: EventTold) -> Beat:
        return self.beat("round_won", event, args={"n": event.args["n"]})

    def _prolonged(self, event: EventTold) -> Beat:
        return self.beat("prolonged", event, cards=cards_of(event))

    def _prize(self, event: EventTold) -> Beat:
        cards, taken = cards_of(event), event.key == "prize_taken"
        changes = [each for card in cards if taken and card.id in self.stays for each in self.laid(card, event.who)]
        return self.beat("prize", event, cards=cards, changes=changes)

    # losing

    def _last_chance(self, event: EventTold) -> Beat:
        return self.beat("last_chance", event, to=event.seats)

    def _shared(self, event: EventTold) -> Beat:
        """The Gold of a seat that passed out: coin by coin to those who stay, the rest to the Inn."""
        args, seat, staying = event.args, event.seat, event.receivers
        coins = [TableChange("gold", n=1, of=seat, to=other) for _ in range(args["share"]) for other in staying]
        coins += [TableChange("gold", n=1, of=seat, to="inn")] * (args["n"] - len(coins))
        return self.beat("share", event, to=staying, changes=coins, args={"n": args["n"]})

    def _falls(self, event: EventTold) -> Beat:
        passed = event.key == "passed_out"
        piles = self.seats[event.who].piles.items() if event.who < len(self.seats) else ()
        changes = [TableChange("out", event.seat, of="passed_out" if passed else "no_gold")]
        changes += [TableChange("emptied", event.seat, of=name) for name, pile in piles if pile.area and not pile.count]
        return self.beat("falls" if passed else "thrown_out", event, changes=changes, to=[event.seat])

    def _teams_fall_together(self, beats: Iterable[Beat]) -> list[Beat]:
        """The same beats, but one for all of a team who go out one right after the other."""
        found: list[Beat] = []
        for beat in beats:
            last = found[-1] if found else None
            if last is not None and beat.kind in ("falls", "thrown_out") and self._same_fall(last, beat):
                to, changes = (*last.to, *beat.to), (*last.changes, *beat.changes)
                found[-1] = replace(last, events=(*last.events, *beat.events), to=to, changes=changes)
            else:
                found.append(beat)
        return found

    def _same_fall(self, one: Beat, other: Beat) -> bool:
        sides: dict[int | None, int] = {seat.seat: seat.side for seat in self.seats}
        return one.kind == other.kind and one.seat in sides and sides[one.seat] == sides.get(other.seat)


def _family(event: EventTold) -> str:
    return FAMILIES.get(event.key, "")


def _parts(events: Iterable[EventTold]) -> tuple[BeatPart, ...]:
    """What happened in a beat of several events."""
    return tuple(BeatPart(event.key, event.seat, event.args) for event in events)


def _woven(rows: Sequence[Sequence[TableChange]]) -> Iterator[TableChange]:
    """The first change of each row, then the second of each: changes on several seats run in parallel."""
    for place in range(max(map(len, rows), default=0)):
        yield from (row[place] for row in rows if place < len(row))


SCENES: dict[str, Callable[[Script, EventTold], Beat]] = {
    "game_started": Script._begins,
    "turn_started": Script._turn,
    "phase_started": Script._phase,
    "game_over": Script._over,
    "laid_open": Script._kept,
    **dict.fromkeys(("discarded", "gave_up"), Script._discarded),
    **dict.fromkeys(("reshuffled", "shuffled"), moving.shuffled),
    "card_moved": moving.moved,
    "coin_moved": moving.ring,
    **dict.fromkeys(("struck_dumb", "speaks_again"), Script._silenced),
    "petrified": moving.petrified,
    "tucked": moving.tucked,
    "given_back": moving.given_back,
    "coin_passed": moving.coin,
    "coin_spent": moving.coin_spent,
    "stowed": moving.stowed,
    "swapped": moving.swapped,
    "potion_used": Script._potion,
    **dict.fromkeys(("withdrew", "turn_ended_early"), Script._withdrew),
    "added_to_pot": moving.potted,
    "showed": Script._showed,
    "fetched": moving.fetched,
    "taken_up": moving.taken_up,
    **dict.fromkeys(("revealed", "put_away", "put_under"), Script._lies),
    "set_off": Script._set_off,
    "kept": Script._kept,
    "joined": Script._joined,
    "body_hit": Script._body_hit,
    "counter_changed": Script._counted,
    "given": Script._given,
    "offered": Script._offered,
    "played": Script._played,
    "resolved": Script._resolved,
    **dict.fromkeys(("negated", "ignored"), Script._undone),
    **dict.fromkeys(("reduced", "redirected", "loss_shared", "payment_moved", "payment_prevented"), Script._bent),
    "trap_checked": Script._trap,
    "rolled": Script._luck,
    "turned_over": machines.turned_over,
    "whiffed": machines.whiffed,
    "wound_up": machines.wound_up,
    "priority_target": machines.target,
    "prepared": machines.prepared,
    "repaired": machines.repaired,
    "body_broken": machines.broken,
    "round_opened": Script._round,
    "took_control": Script._control,
    "passed_round": Script._passed,
    **dict.fromkeys(("left_round", "forced_out"), Script._left),
    "round_won": Script._round_won,
    "round_prolonged": Script._prolonged,
    "round_ended": Script._round_over,
    **dict.fromkeys(("prize_in_pot", "prize_taken"), Script._prize),
    "moved": walking.moved,
    "sent_back": walking.sent_back,
    "rewarded": walking.rewarded,
    "crawled": walking.crawled,
    "tavern_closed": walking.closed,
    "drink_ordered": drinking.ordered,
    "handed_round": moving.swapped,
    "served": drinking.served,
    "drink_revealed": drinking.revealed,
    "chaser_revealed": drinking.chaser,
    "event_revealed": drinking.event_comes,
    **dict.fromkeys(("drink_changed", "drink_split", "drink_passed", "drink_ignored"), drinking.stirred),
    "drank": drinking.drank,
    "drink_deck_renewed": drinking.renewed,
    "contest_started": drinking.contest_starts,
    "contest_scores": drinking.scores,
    "contest_tied": drinking.tied,
    **dict.fromkeys(("contest_won", "contest_without_winner"), drinking.decided),
    "last_chance": Script._last_chance,
    "gold_divided": Script._shared,
    **dict.fromkeys(("passed_out", "out_of_gold"), Script._falls),
    **dict.fromkeys(
        (
            "arranged",
            "champion_chosen",
            "declined",
            "ghost_deed",
            "hit_alone",
            "last_orders",
            "looked",
            "phase_repeated",
            "sobered_up",
            "token_lapsed",
            "track_stopped",
            "turn_cut_short",
        ),
        Script._aside,
    ),
}
"""How events are shown that belong to no family and are not silent; unknown events are shown beside the play."""
