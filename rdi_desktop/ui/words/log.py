# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of the log: an event becomes a line for one viewer, with links to players and cards.

In a pattern, `{who}` is the seat of the event, `[plays|play]` the verb for others and for the viewer, other names are facts of the event.
An event without a pattern uses the words of its key, so that nothing is ever left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from rdi_desktop.engine.told import EventFacts, EventTold
from rdi_desktop.ui.words import terms
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.ui.words.remarks import Remarks
from rdi_desktop.words import listed

TURN, PHASE, PLAIN, STRONG, QUIET = "turn", "phase", "plain", "strong", "quiet"
"""Styles of a line."""


@dataclass(frozen=True, slots=True)
class LogPart:
    """A piece of a line."""

    text: str
    seat: int | None = None
    """The player that it names."""
    card: str | None = None
    """The card that it names, by its def."""
    owner: int | None = None
    """The owner of that card's deck."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of the log."""

    index: int
    """The index of the event."""
    parts: tuple[LogPart, ...]
    style: str
    depth: int
    kind: str
    """play, money, drink, gamble, number, card, talk, turn: for filtering."""
    seats: frozenset[int] = field(default_factory=frozenset)
    """Everybody it concerns."""

    @property
    def text(self) -> str:
        """The line without links."""
        return "".join(part.text for part in self.parts)


PATTERNS: dict[str, tuple[str, str, str]] = {
    "game_started": ("turn", STRONG, "The game begins: everybody is dealt a hand"),
    "turn_started": ("turn", TURN, "{number}. {name}"),
    "phase_started": ("turn", PHASE, "{phase}"),
    "discarded": ("card", QUIET, "{who} [discards|discard] {cards}"),
    "laid_open": ("card", PLAIN, "On the {pile} deck of {who} lies {card} now"),
    "gave_up": ("card", PLAIN, "{who} [gives|give] up {cards}"),
    "drew": ("card", QUIET, "{who} [draws|draw] {cards}"),
    "reshuffled": ("card", QUIET, "{who} [shuffles|shuffle] the discards into a new deck"),
    "played": ("play", STRONG, "{who} [plays|play] {card}{at}"),
    "answered": ("play", STRONG, "{who} [answers|answer] with {card}{at}"),
    "negated": ("play", STRONG, "{who} [Negates|Negate] {whose}{card}"),
    "ignored": ("play", STRONG, "{who} [Ignores|Ignore] {whose}{card}"),
    "reduced": ("play", PLAIN, "{who} [takes|take] less of {card}{less}"),
    "redirected": ("play", PLAIN, "{who} [turns|turn] {card} away{to}"),
    "loss_shared": ("play", PLAIN, "{who} [shares|share] what {card} costs{with}"),
    "payment_moved": ("money", PLAIN, "{who} [sends|send] the bill{to}"),
    "payment_prevented": ("money", PLAIN, "{who} [pays|pay] nothing"),
    "resolved": ("play", PLAIN, "So {card} has taken effect"),
    "lost_fortitude": ("number", PLAIN, "{who} [loses|lose] {amount} Fortitude{tracks}"),
    "gained_fortitude": ("number", PLAIN, "{who} [gains|gain] {amount} Fortitude{tracks}"),
    "gained_alcohol": ("number", PLAIN, "{who} [gains|gain] {amount} Alcohol Content{tracks}"),
    "lost_alcohol": ("number", PLAIN, "{who} [loses|lose] {amount} Alcohol Content{tracks}"),
    "turned_over": ("card", STRONG, "{who} [turns|turn] over {card}"),
    "whiffed": ("card", PLAIN, "Nothing comes of {card}: a whiff"),
    "wound_up": ("number", STRONG, "{who} [passes|pass] out on {track_of}track, and [is|are] wound up again"),
    "paid": ("money", PLAIN, "{who} [pays|pay] {gold} Gold{to}"),
    "anted": ("gamble", PLAIN, "{who} [antes|ante] {gold} Gold"),
    "spared": ("money", PLAIN, "{who} need not pay {gold} Gold: it is on the house"),
    "inn_paid": ("money", PLAIN, "The Inn pays {gold} Gold{to} for {who}"),
    "paid_for": ("money", PLAIN, "{who} [pays|pay] {gold} Gold{to}{for}"),
    "took_gold": ("money", PLAIN, "{who} [takes|take] {gold} Gold{from}"),
    "gained_gold": ("money", PLAIN, "{who} [gets|get] {gold} Gold"),
    "lost_gold": ("money", PLAIN, "{who} [loses|lose] {gold} Gold"),
    "pot_taken": ("gamble", PLAIN, "{who} [takes|take] {share}: {gold} Gold"),
    "activated": ("play", STRONG, "{mine}{cards} acts{at}"),
    "used": ("play", STRONG, "{who} [uses|use] {ability}{at}"),
    "contest_scores": ("drink", PLAIN, "In their mugs: {scores}"),
    "showed": ("card", STRONG, "{who} [shows|show] {cards}"),
    "taken_up": ("card", PLAIN, "{who} [takes|take] {card} into the hand"),
    "fetched": ("card", PLAIN, "{who} [takes|take] back {card}"),
    "revealed": ("card", STRONG, "{who} [reveals|reveal] {card} from the {pile} deck"),
    "given": ("card", STRONG, "{who} [puts|put] {card} before {target}"),
    "coin_moved": ("money", PLAIN, "{mine}{token} goes{to} as Gold"),
    "petrified": ("card", STRONG, "{who} [Petrifies|Petrify] {cards}"),
    "tucked": ("card", PLAIN, "{who} [puts|put] {cards} of the {pile} pile under it"),
    "given_back": ("card", PLAIN, "{who} [has|have] {cards} back from the {pile} pile"),
    "struck_dumb": ("play", STRONG, "{who} [is|are] turned to stone until the end of the next turn"),
    "speaks_again": ("turn", PLAIN, "{who} [is|are] flesh and blood again"),
    "coin_passed": ("money", PLAIN, "{coin}"),
    "coin_spent": ("money", QUIET, "{card} is 1 Gold less"),
    "offered": ("card", STRONG, "{who} [offers|offer] {card} to {target} for {gold} Gold"),
    "declined": ("card", PLAIN, "{who} [does|do] not want to buy {card}"),
    "stowed": ("card", PLAIN, "{who} [lays|lay] {card} aside, face down"),
    "stowed_open": ("card", PLAIN, "{who} [lays|lay] {card} on the {to_place}"),
    "added_to_pot": ("gamble", STRONG, "{who} [puts|put] a {pile} card face down into the pot"),
    "swapped": ("card", STRONG, "{who} and {target} change Drink Me! piles"),
    "put_away": ("card", QUIET, "{who} [puts|put] {card} on the {pile} discards"),
    "put_under": ("card", QUIET, "{who} [puts|put] {card} under the {pile} deck"),
    "body_hit": ("number", PLAIN, "{mine}{card} is hit"),
    "body_broken": ("number", STRONG, "{mine}{card} breaks down"),
    "kept": ("card", PLAIN, "{who} [keeps|keep] {card}"),
    "shuffled": ("card", QUIET, "{who} [shuffles|shuffle] {shuffled}"),
    "room_acts": ("play", PLAIN, "{thing} has its way with {who}"),
    "set_off": ("play", STRONG, "{thing} goes off before {who}"),
    "trap_checked": ("play", STRONG, "{who} [checks|check] for Traps and [finds|find] {card}"),
    "token_claimed": ("number", PLAIN, "{who} [reaches|reach] {mark} on the {token} track"),
    "round_opened": ("gamble", STRONG, "{who} [opens|open] a Round of Gambling"),
    "took_control": ("gamble", PLAIN, "{who} [is|are] in control"),
    "passed_round": ("gamble", QUIET, "{who} [passes|pass]"),
    "left_round": ("gamble", PLAIN, "{who} [leaves|leave] the Round"),
    "forced_out": ("gamble", PLAIN, "{who} [is|are] thrown out of the Round"),
    "round_won": ("gamble", STRONG, "{who} [wins|win] the Round of Gambling: {gold} Gold in the pot"),
    "round_prolonged": ("gamble", STRONG, "{who} [lets|let] the Round go on: its pot is still to be won"),
    "round_ended": ("gamble", QUIET, "The Round of Gambling is over"),
    "prize_in_pot": ("gamble", STRONG, "{who} [puts|put] {card} into the pot as a Prize"),
    "prize_taken": ("gamble", STRONG, "{who} [takes|take] the Prize {card}"),
    "moved": ("card", PLAIN, "{who} [goes|go] on in the dungeon: {card}"),
    "sent_back": ("card", QUIET, "{who} [is|are] sent back to the start of the dungeon: {card}"),
    "rewarded": ("card", STRONG, "{who} [gains|gain] {reward} at the goal of the dungeon"),
    "crawled": ("turn", STRONG, "{who} [leads|lead] the party to {tavern}: {card}"),
    "tavern_closed": (
        "drink",
        STRONG,
        "{tavern} has run dry and Closes: {who} [has|have] ordered the last Drink there",
    ),
    "pot_to_inn": ("gamble", PLAIN, "The pot, {gold} Gold, goes to the Inn"),
    "drink_ordered": ("drink", PLAIN, "{who} [orders|order] a Drink{for}"),
    "handed_round": ("drink", PLAIN, "{who} [hands|hand] a Drink of the own pile on to {target}"),
    "served": ("drink", PLAIN, "{who} [pours|pour] {target} something from the {pile} deck"),
    "drink_revealed": ("drink", STRONG, "{who} [reveals|reveal] {card}"),
    "chaser_revealed": ("drink", PLAIN, "… with a Chaser: {card}"),
    "chain_broken": ("drink", PLAIN, "… but behind it is {card}, which is no Drink: nothing comes of it"),
    "event_revealed": ("drink", STRONG, "{who} [reveals|reveal] {card}"),
    "drink_changed": ("drink", PLAIN, "{who} [changes|change] the Drink{with_card}{content}"),
    "drink_split": ("drink", PLAIN, "{who} [shares|share] the Drink{with}"),
    "drink_passed": ("drink", PLAIN, "{who} [passes|pass] the Drink on{to}"),
    "drink_ignored": ("drink", STRONG, "{who} [Ignores|Ignore] the Drink"),
    "drank": ("drink", PLAIN, "{who} [drinks|drink] {cards}"),
    "sobered_up": ("drink", PLAIN, "{who} [has|have] nothing to drink and [sobers|sober] up a little"),
    "last_orders": ("drink", STRONG, "Last orders: {who} [has|have] a second Drink coming, from the Drink Deck"),
    "drink_deck_renewed": ("drink", STRONG, "The Drink Deck is empty: the mugs are washed and everybody settles up"),
    "contest_started": ("drink", STRONG, "A Drinking Contest!"),
    "contest_won": ("drink", STRONG, "{who} [wins|win] the Drinking Contest"),
    "contest_without_winner": ("drink", PLAIN, "Nobody wins the Drinking Contest"),
    "contest_tied": ("drink", PLAIN, "The contest is tied: another round for those who are"),
    "last_chance": ("play", PLAIN, "{seats} about to be out: any last words?"),
    "passed_out": ("play", STRONG, "{who} [passes|pass] out!"),
    "out_of_gold": ("play", STRONG, "{who} [is|are] out of Gold and thrown out into the rain"),
    "gold_divided": ("money", PLAIN, "{mine}Gold is divided{division}"),
    "turn_cut_short": ("turn", STRONG, "This turn went round in circles and is over at once: {loop}{with_card}"),
    "turn_ended_early": ("turn", STRONG, "The turn of {who} is over; the others of the team go on"),
    "priority_target": ("turn", STRONG, "{who} [is|are] the Priority Target now"),
    "repaired": ("number", STRONG, "{who} [Repairs|Repair] {amount}{mended}"),
    "prepared": ("turn", PLAIN, "{who} [prepares|prepare] {actions}"),
    "champion_chosen": ("turn", PLAIN, "{who} [is|are] the Champion of the team"),
    "potion_used": ("number", STRONG, "{who} [uses|use] a Potion Token: {what}"),
    "turn_ended": ("turn", QUIET, "The turn ends"),
    "game_over": ("turn", STRONG, "{winners} [wins|win] the game!"),
    "token_changed": ("number", PLAIN, "{who} [gets|get] {change}"),
    "token_lapsed": ("number", PLAIN, "{who} [has|have] no room for {change}"),
    "counter_changed": ("number", PLAIN, "{mine}{card}: {change}"),
    "token_lost": ("number", PLAIN, "{who} [loses|lose] {change}"),
    "joined": ("play", PLAIN, "{who} [takes|take] up {cards}"),
    "track_changed": ("number", PLAIN, "{mine}{track} {change}"),
    "phase_repeated": ("turn", STRONG, "{who} [plays|play] the {phase} once more"),
    "looked": ("card", PLAIN, "{who} [looks|look] at the hand of {target}"),
    "arranged": ("card", PLAIN, "{count} cards are looked at and put back"),
    "track_stopped": ("number", PLAIN, "{who} can lose no more {track}, and must answer for it"),
    "card_moved": ("card", PLAIN, "{who} [moves|move] {cards}{places}"),
    "withdrew": ("play", PLAIN, "{who} [steps|step] out for a breath of air"),
    "rolled": ("play", PLAIN, "{who} [tries|try] it, {luck}"),
}
"""For each key: its filter, its style, and the pattern."""
VARIANTS = {
    "played": ("answered", "used", "activated"),
    "paid": ("paid_for", "inn_paid", "spared"),
    "anted": ("paid_for", "inn_paid", "spared"),
    "chaser_revealed": ("chain_broken",),
    "set_off": ("room_acts",),
    "stowed": ("stowed_open",),
    "token_changed": ("token_lost",),
}
"""Events with alternative patterns: the keys of those."""
UNTOLD = frozenset({"phase_started", "turn_ended"})
"""Events that add nothing to the lines around them."""
_REVEALS = ("drink_revealed", "event_revealed")
"""Events after which the revealed card is on the stack."""

_TOKEN = re.compile(r"\{(\w+)\}|\[([^|\]]*)\|([^\]]*)\]")


def told(event: EventTold) -> bool:
    """Whether the log has a line for the event; the resolving of a play only if it was answered, a sale only by its offer."""
    if event.key == "resolved" or event.args.get("ability") == "sell":
        return False
    nothing = event.args.get("n") == 0 and event.key.startswith(("gained_", "lost_"))
    return event.key not in UNTOLD and not nothing


class LogTeller:
    """Puts events into words for one viewer."""

    def __init__(self, names: Sequence[str], viewer: int | None, remarks: Remarks | None = None) -> None:
        self._names = tuple(map(isolated, names))
        self._remarks = remarks or Remarks()
        self._viewer = viewer
        self._makers: dict[int, int] = {}
        self._abilities: dict[int, str] = {}
        """What was used without a card, by its entry on the stack."""
        """`_makers`: who made each entry of the stack."""
        self._answered: set[int] = set()
        self._open: list[int] = []
        """Heights of the stack at the plays that are resolving now."""

    def lines(self, events: Iterable[EventTold]) -> list[LogLine]:
        """The lines of the events that have any, each indented below its cause. Must be called with all events, in order."""
        found = []
        for event in events:
            depth = self._depth(event)
            if told(event) or (event.key == "resolved" and event.args.get("entry") in self._answered):
                found.append(replace(self.line(event), depth=depth))
                if (said := self._remarks.of(event)) is not None:
                    found.append(self._remark(event, depth, *said))
            self._remember(event)
        return found

    def _remark(self, event: EventTold, depth: int, seat: int, words: str) -> LogLine:
        """A character's remark on the event. It has no event of its own."""
        parts = (self.player(seat), LogPart(f": “{words}”"))
        return LogLine(event.index, parts, PLAIN, depth, "talk", frozenset((seat,)))

    def _depth(self, event: EventTold) -> int:
        """How many plays the event is inside of: the stack may have further entries without lines."""
        key, height = event.key, int(event.depth)
        act = key in _REVEALS or (key == "played" and told(event))
        if key in _REVEALS:
            height += 1
        if key == "turn_started":
            self._open.clear()
        while self._open and (self._open[-1] > height or (act and self._open[-1] == height)):
            self._open.pop()
        depth = len(self._open)
        if act:
            self._open.append(height)
        return depth

    def _remember(self, event: EventTold) -> None:
        entry, on = event.args.get("entry"), event.args.get("on")
        if event.key == "played" and entry is not None and event.seat is not None:
            self._makers[entry] = event.seat
            if event.args.get("card") is None and event.args.get("ability"):
                acting = [isolated(event.cards[card].title) for card in event.args.get("cards") or ()]
                self._abilities[entry] = (acting or [terms.ability(str(event.args["ability"]))])[0]
            if on in self._makers:
                self._answered.add(on)
        elif event.key == "ignored":
            self._answered.discard(entry)  # it has no further lines
        elif event.key == "resolved":
            while self._open and self._open[-1] >= event.depth:
                self._open.pop()

    def line(self, event: EventTold) -> LogLine:
        """The event as a line."""
        key = event.key
        if key == "played" and event.args.get("card") is None:
            key = "activated" if event.args.get("cards") else "used"
        elif key == "played" and event.args.get("on") in self._makers:
            key = "answered"
        elif key in ("paid", "anted") and event.args.get("payer") == "inn":
            key = "spared" if event.args.get("to") == "inn" else "inn_paid"
        elif key == "chaser_revealed" and _is_event(event):
            key = "chain_broken"
        elif key == "set_off" and event.args.get("room"):
            key = "room_acts"
        elif key == "stowed" and event.args.get("open"):
            key = "stowed_open"
        elif key == "token_changed" and event.args.get("n", 0) < 0:
            key = "token_lost"
        payer, debtor = event.args.get("payer"), None
        if key in ("paid", "anted") and isinstance(payer, int) and payer != event.seat:
            key, debtor = "paid_for", event.seat
            event = replace(event, seat=payer)
        kind, style, pattern = PATTERNS.get(key, ("play", PLAIN, "{who}: " + terms.readable(event.key).lower()))
        you = event.seat is not None and event.seat == self._viewer
        if event.key == "game_over":
            winners = event.args.get("winners", [])
            you = winners == [self._viewer] or len(winners) > 1  # so the verb is plural, as for the viewer
        parts: list[LogPart] = []
        place = 0
        for match in _TOKEN.finditer(pattern):
            parts.append(LogPart(pattern[place : match.start()]))
            name, other, own = match.groups()
            if name == "coin":
                parts.extend(self._coin(event))
            elif name == "for" and debtor is not None:
                parts.extend([LogPart(" for "), *self._players([debtor], event.seat)])
            elif name:
                parts.extend(self._argument(name, event))
            else:
                parts.append(LogPart(own if you else other))
            place = match.end()
        parts.append(LogPart(pattern[place:]))
        told = _joined(parts)
        if told and event.key not in ("turn_started", "phase_started", "game_over"):
            told.append(LogPart("" if told[-1].text.rstrip("”").endswith((".", "!", "?", "…")) else "."))
        capital = told[0].text[:1].upper() + told[0].text[1:] if told else ""
        if told:
            told[0] = LogPart(capital, told[0].seat, told[0].card, told[0].owner)
        seats = {part.seat for part in told if part.seat is not None}
        if event.seat is not None:
            seats.add(event.seat)
        return LogLine(event.index, tuple(told), style, int(event.depth), kind, frozenset(seats))

    def _argument(self, name: str, event: EventTold) -> list[LogPart]:
        args = event.args
        match name:
            case "who":
                return [self.player(event.seat)] if event.seat is not None else [LogPart("the Inn")]
            case "name":
                return [LogPart(self._names[event.who], event.who)]
            case "card" | "reward":  # a card drawn unseen is a Trick
                trick = name == "reward" and "card" not in args
                return [LogPart("a Trick") if trick else self._card(event, args.get("card"))]
            case "cards":
                return self._cards(event)
            case "whose" | "mine":
                return self._maker(event) if name == "whose" else self._whose(event.seat, None)
            case "at":
                targets = args.get("targets")
                return [LogPart(" on "), *self._players(targets, event.seat)] if targets else []
            case "winners" | "seats":
                seats = args.get("winners", []) if name == "winners" else event.seats
                people = self._players(seats, None) or [LogPart("nobody")]
                are = len(seats) > 1 or seats == [self._viewer]
                return [*people, LogPart(" are" if are else " is")] if name == "seats" else people
            case "ability":
                return [LogPart(f"“{terms.ability(str(args.get('ability')))}”")]
            case "with_card":
                card = args.get("card")
                return [LogPart(" with "), self._card(event, card)] if card is not None else []
            case "less" | "content":
                told = args.get("numbers", {})
                return [LogPart(_less(told) if name == "less" else _content(told, str(args.get("what"))))]
            case "scores":
                return self._scores(args.get("scores", {}))
            case "to" | "from" | "for" | "with":
                return self._direction(name, event)
            case "tracks" | "track_of":
                return self._tracks(args)
            case "phase" | "tavern":
                return [LogPart(terms.phase(str(args.get("phase", ""))) if name == "phase" else str(args["name"]))]
            case "thing":
                token = str(args.get("token") or "")
                return [LogPart(f"a {terms.thing(token)} token")] if token else [self._card(event, args.get("card"))]
            case "target":
                return self._players([event.receiver], event.seat)
            case "pile" | "to_place":
                return [LogPart(terms.thing(str(args.get(name.removesuffix("_place")) or "")))]
            case "token" | "track" | "what":
                return [LogPart(terms.thing(str(args.get(name) or args.get("thing") or "")))]
            case "luck" | "share" | "change" | "division" | "shuffled" | "actions" | "mended":
                return [LogPart(_either(name, args))]
            case "places":
                places = [_place(key, args) for key in ("pile", "to") if args.get(key)]
                return [LogPart(f" from {places[0]} to {places[1]}")] if len(places) == 2 else []
            case "gold" | "amount":
                return [LogPart(str(args.get("n", "some")))]
        return [LogPart(str(args.get(name, "")))]

    def _coin(self, event: EventTold) -> list[LogPart]:
        """A card that counts as Gold changes hands, or is turned up."""
        args, seat = event.args, event.seat
        source, to = args["source"], args["to"]
        card = args.get("card")
        what = self._card(event, card) if card is not None else LogPart(f"a face-down {terms.thing(str(args['pile']))}")
        if source == to:
            return [self.player(event.who), LogPart(" turn up " if seat == self._viewer else " turns up "), what]
        if to == "gone" or to == "inn":
            return [what, LogPart(" goes to the Inn, and is out of the game")]
        if to == "pot":
            return [what, LogPart(" goes into the pot")]
        turned = " and is turned up" if args["was"] == "down" else ""
        return [what, LogPart(" comes to "), *self._players([event.receiver], None), LogPart(turned)]

    def _maker(self, event: EventTold) -> list[LogPart]:
        """Whose play it is, if it has a name."""
        entry = event.args.get("entry")
        named = event.args.get("card") in event.cards or entry in self._abilities
        return self._whose(self._makers.get(entry if entry is not None else -1), event.seat) if named else []

    def _whose(self, seat: int | None, doer: int | None) -> list[LogPart]:
        """Whose card it is, unless that is obvious."""
        if seat is None or seat == doer:
            return []
        name = "your " if seat == self._viewer else f"{self._names[seat]}'s "
        return [LogPart(name, seat)]

    def player(self, seat: int) -> LogPart:
        """A player by name, the viewer as "you"."""
        if seat == self._viewer:
            return LogPart("you", seat)
        return LogPart(self._names[seat] if 0 <= seat < len(self._names) else f"seat {seat + 1}", seat)

    def _players(self, seats: Sequence[int], doer: int | None) -> list[LogPart]:
        parts: list[LogPart] = []
        for position, seat in enumerate(seats):
            if position:
                parts.append(LogPart(" and " if position == len(seats) - 1 else ", "))
            own = seat == doer
            parts.append(
                LogPart("yourself" if seat == self._viewer else "themselves", seat) if own else self.player(seat)
            )
        return parts

    def _tracks(self, args: EventFacts) -> list[LogPart]:
        """The tracks of an automaton that move: one player's, or both; or whose track it is."""
        track = args.get("track")
        if isinstance(track, int):
            return self._whose(track, None)
        moved = args.get("tracks", {})
        if len(moved) == 1:
            return [LogPart(" on "), *self._whose(int(next(iter(moved))), None), LogPart("track")]
        return [LogPart(" on both tracks")] if moved else []

    def _card(self, event: EventTold, id: int | None) -> LogPart:
        card = event.cards.get(id) if id is not None else None
        if id is None and event.args.get("entry") in self._abilities:
            return LogPart(f"“{self._abilities[event.args['entry']]}”")
        return (
            LogPart(f"“{isolated(card.title)}”", card=card.definition, owner=card.owner)
            if card is not None
            else LogPart("a card")
        )

    def _scores(self, scores: Mapping[str, int]) -> list[LogPart]:
        parts: list[LogPart] = []
        for position, (seat, score) in enumerate(scores.items()):
            parts.extend([LogPart(", " if position else ""), self.player(int(seat)), LogPart(f" {score}")])
        return parts

    def _cards(self, event: EventTold) -> list[LogPart]:
        args = event.args
        ids = args.get("cards")
        if ids:
            parts: list[LogPart] = []
            for position, id in enumerate(ids):
                if position:
                    parts.append(LogPart(" and " if position == len(ids) - 1 else ", "))
                parts.append(self._card(event, id))
            return parts
        count = args.get("count", args.get("n"))
        if not isinstance(count, int):
            return [self._card(event, args.get("card"))]
        kind = f"{terms.thing(str(args['pile']))} " if event.key == "drew" and args.get("pile") else ""
        return [LogPart(f"a {kind}card" if count == 1 else f"{count} {kind}cards" if count else "nothing")]

    def _direction(self, name: str, event: EventTold) -> list[LogPart]:
        args = event.args
        goal = args.get("to", args.get("source"))
        if isinstance(goal, int):
            return [LogPart(f" {name} "), *self._players([goal], event.seat)]
        place = {"inn": "the Inn", "pot": "the pot", "nobody": "nobody"}.get(str(goal))
        return [LogPart(f" {name} {place}")] if place else []


def _is_event(event: EventTold) -> bool:
    """Whether its card is an Event."""
    id = event.args.get("card")
    card = event.cards.get(id) if id is not None else None
    return card is not None and card.is_event


def _place(key: str, args: EventFacts) -> str:
    """A place from or to which cards are moved; of a tavern (with a `name`) its Drinks or its discards."""
    if key == "pile":
        return terms.pile(args["pile"])
    if args.get("name"):
        return f"{'the Drinks drunk at' if args['to'] == 'tavern_discard' else 'the Drinks of'} {args['name']}"
    return terms.pile(str(args["to"]))


def _either(name: str, args: EventFacts) -> str:
    """The word for a result: of a try, a part of a pot, a change of a figure, Gold left behind, what is shuffled."""
    if name == "shuffled":
        return f"the Drinks of {args['name']}" if args.get("name") else terms.shuffled(str(args.get("pile") or ""))
    if name == "actions":
        return "1 Action" if args["n"] == 1 else f"{args['n']} Actions"
    if name == "mended":
        return "" if args["mended"] else ": there is nothing to mend"
    if name == "change":
        return _change(args)
    if name == "division":
        return f": {args['share']} for everybody who stays" if args.get("share") else ": the Inn takes it"
    if name == "luck":
        return "and it works" if args.get("success") else "but it does not work"
    return "half of the pot" if args.get("part") == "half" else "the pot"


def _change(args: EventFacts) -> str:
    """A number of tokens and the new total; the new value of a track; a counter on a card."""
    now, n = args.get("now"), args.get("n", 0)
    if "counter" in args:
        return f"{terms.thing(str(args['counter']))} {now}"
    if "track" in args:
        before = args["before"]
        up = isinstance(now, int) and isinstance(before, int) and now > before
        return f"goes {'up' if up else 'down'} to {now}" if isinstance(now, int) else f"is now {terms.thing(str(now))}"
    tokens = f"{abs(n)} {terms.thing(str(args.get('token')))} token{'' if abs(n) == 1 else 's'}"
    if now is None:
        return tokens
    return f"{tokens}: now {now}" if n > 0 else f"{tokens}: {now or 'none'} left"


def _less(numbers: Mapping[str, int]) -> str:
    """How much a player is spared."""
    told = listed([f"{abs(n)} {terms.thing(key)}" for key, n in numbers.items() if n])
    return f": {told} less" if told else ""


def _content(numbers: Mapping[str, int], what: str) -> str:
    """A Drink after it was changed."""
    return ": half of it is drunk" if what == "halved" else f": now {terms.signed(numbers) or 'there is nothing in it'}"


def _joined(parts: Sequence[LogPart]) -> list[LogPart]:
    joined: list[LogPart] = []
    for part in parts:
        if not part.text:
            continue
        plain = part.seat is None and part.card is None
        if joined and plain and joined[-1].seat is None and joined[-1].card is None:
            joined[-1] = LogPart(joined[-1].text + part.text)
        else:
            joined.append(part)
    return joined
