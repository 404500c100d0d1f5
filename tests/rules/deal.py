# SPDX-License-Identifier: GPL-3.0-or-later
"""A table laid in one line, and a driver whose calls read like play at a table.

    t = deal(gerki=at(hand=["Hide in shadows"]), zot=at(hand=["I told you not to distract me!"]), turn="zot")
    t.play("zot", "I told you not to distract me!", on="gerki")
    t.play("gerki", "Hide in shadows")
    assert t.gerki.fortitude == 20

What is not said is neutral: empty hands, Water everywhere in the Drink Deck and one on each Drink Me! pile. The first seat is on turn, in
its Action phase. Whoever stands in the way of a scripted move declines; nobody else acts. The game behind it is the real `Game`.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

import yaml

from rdi_desktop.content import Content, loader, reading
from rdi_desktop.content.library import plain
from rdi_desktop.engine.arrange import line_up
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.rules import legality
from rdi_desktop.engine.rules.setup import GameSetup, SeatSetup, add_cards
from rdi_desktop.engine.rules.variants import teams
from rdi_desktop.engine.state.decisions import Answer, CommandError, Decision, Interject, Option
from rdi_desktop.engine.state.gambling import Round
from rdi_desktop.engine.state.table import Seat, Table

RESPONSES = ("respond", "pay", "last_chance", "pick")
DECK = 30


@cache
def content() -> Content:
    """The program's own content, loaded once."""
    return loader.load_content()


def with_extra(*texts: str) -> Content:
    """The content and some home-made files."""
    new = copy.copy(content())
    for name in ("characters", "shelf", "drink_decks", "deck_names", "compiled", "sums"):
        setattr(new, name, dict(getattr(new, name)))
    for text in texts:
        reading.add(new, yaml.safe_load(text))
    return new


def at(
    hand: Iterable[str] = (),
    *,
    is_: str = "",
    fortitude: int = 20,
    alcohol: int = 0,
    gold: int = 10,
    deck: Iterable[str] | int = (),
    discard: Iterable[str] = (),
    drink_me: Iterable[str] = ("Water",),
    tokens: dict[str, int] | None = None,
    claimed: dict[str, int] | None = None,
    in_play: Iterable[str] | None = None,
    piles: dict[str, list[str]] | None = None,
    boss: bool = False,
) -> dict[str, Any]:
    """What one seat begins with. `deck`: its top cards, first = top, or how many cards are left in it.

    `in_play`: what lies before it of its own side decks, instead of what has been dealt; `piles`: the top cards of side decks.
    `boss`: it has its Boss cards too, and its Boss side decks instead of the others, as in a Boss Battle; all else is as without teams.
    """
    return {
        "hand": list(hand),
        "is": is_,
        "fortitude": fortitude,
        "alcohol": alcohol,
        "gold": gold,
        "deck": deck if isinstance(deck, int) else list(deck),
        "discard": list(discard),
        "drink_me": list(drink_me),
        "tokens": tokens or {},
        "claimed": claimed or {},
        "in_play": in_play,
        "piles": piles or {},
        "boss": boss,
    }


def deal(
    *,
    turn: str = "",
    phase: str = "action",
    drinks: Iterable[str] = (),
    drinks_left: int | None = None,
    drink_discard: Iterable[str] = (),
    inn: int | None = None,
    pot: int = 0,
    gambling: dict[str, Any] | None = None,
    asked: str = "able",
    extra: Iterable[str] = (),
    options: dict[str, Any] | None = None,
    seed: int = 1,
    **seats: dict[str, Any],
) -> Deal:
    """A table in the middle of a game. `drinks`: top of the Drink Deck, first = top; `drinks_left`: how many cards it has at all.

    `gambling`: opener, in_control, players, next, passed, last of a Round under way (seats by name).
    """
    names = list(seats)
    all_content = with_extra(*extra)
    lay_drinks(all_content, [*drinks, *drink_discard, *(d for s in seats.values() for d in s["drink_me"])])
    who = tuple(SeatSetup(s["is"] or name, name, asked) for name, s in seats.items())
    setup = GameSetup(who, seed, 0, {"drinks": "test", **(options or {})})

    def arrange(table: Table) -> None:
        for index, wanted in enumerate(seats.values()):
            lay_seat(all_content, table, index, wanted)
        lay_common(all_content, table, list(seats.values()), list(drinks), drinks_left, list(drink_discard))
        table.turn = names.index(turn) if turn else 0
        table.phase = phase
        table.turn_number = 1
        table.orders_left = 1
        total = table.inn_gold + sum(side.gold for side in table.sides)
        for side, wanted in zip(table.sides, seats.values(), strict=True):
            side.gold = wanted["gold"]
        table.pot_gold = pot
        table.inn_gold = inn if inn is not None else total - sum(side.gold for side in table.sides) - pot
        if gambling is not None:
            table.round = lay_round(table, names, gambling)

    return Deal(Game.from_table(setup, all_content, arrange), names, arrange)


def lay_drinks(all_content: Content, wanted: list[str]) -> None:
    """A Drink Deck of thirty with the wanted cards in it and Water for the rest."""
    cards = []
    for title in wanted:
        card = all_content.find("drinks", title)
        assert card is not None, f"no Drink is called {title!r}"
        cards.append((card, 1))
    water = all_content.shelf["water"]
    all_content.drink_decks["test"] = [*cards, (water, max(0, DECK - len(cards)))]


def take(pool: list[int], table: Table, card: Any, title: str) -> int:
    """A card of that definition out of the pool; with none left, one with another symbol on it and the same title."""
    same = [id for id in pool if table.cards[id] is card]
    same += [id for id in pool if (table.cards[id].title, table.cards[id].deck) == (card.title, card.deck)]
    if same:
        pool.remove(same[0])
        return same[0]
    raise AssertionError(f"there is no {title!r} left to deal")


def lay_seat(all_content: Content, table: Table, index: int, wanted: dict[str, Any]) -> None:
    """One seat's cards and numbers."""
    seat = table.seats[index]
    if wanted["boss"]:
        lay_boss_cards(table, seat)
    deck_of = seat.character.id
    for id in [id for id in seat.hand if table.cards[id].pile]:  # drawn from a side deck before the game
        seat.hand.remove(id)
        seat.piles[table.cards[id].pile].insert(0, id)
    pool = seat.hand + seat.deck
    piles = seat.character.piles
    for id in [id for id in seat.areas if id in piles and not piles[id].deck]:
        pool += seat.piles[id]
        seat.piles[id].clear()

    def pull(title: str) -> int:
        card = all_content.find(deck_of, title)
        assert card is not None, f"{deck_of} has no {title!r}"
        if card.pile not in seat.piles:
            return take(pool, table, card, title)
        in_pile = any(table.cards[id] is card for id in seat.piles[card.pile])
        return take(seat.piles[card.pile] if in_pile else seat.in_play, table, card, title)

    seat.hand[:] = [pull(t) for t in wanted["hand"]]
    seat.discard[:] = [pull(t) for t in wanted["discard"]]
    if isinstance(wanted["deck"], int):
        n = wanted["deck"]
        seat.discard.extend(pool[n:])
        seat.deck[:] = pool[:n]
    else:
        top = [pull(t) for t in wanted["deck"]]
        seat.deck[:] = pool + top[::-1]
    lay_side_decks(all_content, table, index, wanted)
    side = table.side(index)
    side.fortitude, side.alcohol = wanted["fortitude"], wanted["alcohol"]
    for token, n in wanted["tokens"].items():
        kind = seat.tracks if token in seat.character.tracks else seat.tokens
        kind[token] = n
    seat.claimed.update(wanted["claimed"])


def lay_boss_cards(table: Table, seat: Seat) -> None:
    """The Boss cards of a seat under its deck, and its Boss side decks instead of those that were dealt."""
    seat.boss = True
    seat.deck[:0] = add_cards(table, [card for card in teams.main_deck(seat) if card.boss], seat.index)
    for pile, decl in seat.character.piles.items():
        cards = teams.side_deck(seat, pile)
        if any(card.boss for card in cards):
            if pile not in seat.piles:
                seat.spent[pile] = []
                seat.joins += (pile,) if decl.joins == "mine" else ()
            seat.piles[pile] = add_cards(table, cards, seat.index)


def lay_side_decks(all_content: Content, table: Table, index: int, wanted: dict[str, Any]) -> None:
    """The side decks of one seat, and what lies before it of them."""
    seat = table.seats[index]

    def pull(title: str) -> int:
        card = all_content.find(seat.character.id, title)
        assert card is not None, f"{seat.name} has no {title!r}"
        there = seat.piles[card.pile] if card.pile else seat.deck
        in_box = any(table.cards[id] is card for id in seat.box) and not any(table.cards[id] is card for id in there)
        return take(seat.box if in_box else there, table, card, title)

    if wanted["in_play"] is not None:
        for card in seat.in_play:
            seat.piles[table.cards[card].pile].insert(0, card)
        seat.in_play[:] = [pull(title) for title in wanted["in_play"]]
        own = {card: table.cards[card].fortitude for card in seat.in_play}
        seat.counters |= {card: {"fortitude": n} for card, n in own.items() if n}
        line_up(table, index)
    for id, titles in wanted["piles"].items():
        top = [pull(title) for title in titles]
        seat.piles[id].extend(reversed(top))


def lay_common(
    all_content: Content,
    table: Table,
    seats: list[dict[str, Any]],
    drinks: list[str],
    left: int | None,
    discard: list[str],
) -> None:
    """The Drink Deck and what lies before everybody."""
    pool = table.drink_deck + [c for seat in table.seats for c in seat.drink_me]

    def pull(title: str) -> int:
        return take(pool, table, all_content.find("drinks", title), title)

    for seat, wanted in zip(table.seats, seats, strict=True):
        seat.drink_me[:] = [pull(t) for t in wanted["drink_me"]][::-1]
    table.drink_discard[:] = [pull(t) for t in discard]
    top = [pull(t) for t in drinks]
    if left is not None:
        rest = max(0, left - len(top))
        table.drink_discard.extend(pool[rest:])
        pool = pool[:rest]
    table.drink_deck[:] = pool + top[::-1]


def lay_round(table: Table, names: list[str], wanted: dict[str, Any]) -> Round:
    """A Round of Gambling under way."""
    opener = names.index(wanted.get("opener", names[table.turn]))
    players = [names.index(n) for n in wanted["players"]] if "players" in wanted else table.order_from(opener)
    round_ = Round(opener, players)
    if wanted.get("in_control"):
        round_.in_control = names.index(wanted["in_control"])
    round_.next = names.index(wanted["next"]) if "next" in wanted else opener
    round_.passed = [names.index(n) for n in wanted.get("passed", ())]
    round_.opened_in = table.turn
    return round_


class Place:
    """One seat as everybody may know it (and its hand)."""

    def __init__(self, game: Game, index: int) -> None:
        self.game = game
        self.index = index
        self.seat = game.table.seats[index]

    def _titles(self, pile: list[int]) -> list[str]:
        return [self.game.table.cards[c].title for c in pile]

    fortitude = property(lambda self: self.game.table.side(self.index).fortitude)
    alcohol = property(lambda self: self.game.table.side(self.index).alcohol)
    gold = property(lambda self: self.game.table.gold(self.index))
    hand = property(lambda self: self._titles(self.seat.hand))
    deck = property(lambda self: len(self.seat.deck))
    discard = property(lambda self: self._titles(self.seat.discard))
    drink_me = property(lambda self: self._titles(self.seat.drink_me)[::-1])
    in_play = property(lambda self: self._titles(self.seat.in_play))
    tokens = property(lambda self: self.seat.tokens)
    tracks = property(lambda self: {id: n for id, n in self.seat.tracks.items() if id not in self.seat.claimed})
    claimed = property(lambda self: self.seat.claimed)
    out = property(lambda self: self.seat.out)
    because = property(lambda self: self.seat.out_because)

    @property
    def in_round(self) -> bool:
        round_ = self.game.table.round
        return round_ is not None and self.index in round_.players


class Deal:
    """The game being played, by the names of the seats and the titles of the cards."""

    def __init__(self, game: Game, names: list[str], arrange: Callable[[Table], None]) -> None:
        self.game = game
        self.names = names
        self.arrange = arrange

    def __getattr__(self, name: str) -> Place:
        if name in self.__dict__.get("names", ()):
            return Place(self.game, self.names.index(name))
        raise AttributeError(name)

    # ---- what is there

    table = property(lambda self: self.game.table)
    pot = property(lambda self: self.game.table.pot_gold)
    inn = property(lambda self: self.game.table.inn_gold)
    phase = property(lambda self: self.game.table.phase)
    turn = property(lambda self: self.names[self.game.table.turn])
    stack = property(lambda self: [e.cdef.title if e.cdef else e.kind for e in self.game.table.stack])
    drink_discard = property(lambda self: [self.game.table.cards[c].title for c in self.game.table.drink_discard])

    @property
    def asked(self) -> tuple[str, str] | None:
        """Who is asked, and what kind of question."""
        pending = self.game.pending
        return None if pending is None else (self.names[pending.seat], pending.kind)

    @property
    def in_control(self) -> str | None:
        round_ = self.game.table.round
        return None if round_ is None or round_.in_control is None else self.names[round_.in_control]

    @property
    def in_round(self) -> list[str] | None:
        round_ = self.game.table.round
        return None if round_ is None else [self.names[s] for s in round_.players]

    @property
    def winners(self) -> list[str] | None:
        return None if self.game.over is None else [self.names[s] for s in self.game.over.winners]

    def drink_of(self, who: str) -> dict[str, int]:
        """The numbers of the Drink which that seat would drink now."""
        found = [e for e in self.game.table.stack if e.kind == "drink" and e.drinker == self.names.index(who)]
        assert found, f"{who} has no Drink"
        return {k: n for k, n in found[-1].numbers.items() if n}

    def keys(self, *keys: str) -> list[tuple[str, str | None]]:
        """The events with these keys, in order: (key, name)."""
        return [(e.key, None if e.seat is None else self.names[e.seat]) for e in self.game.events if e.key in keys]

    # ---- what may be done

    def _mine(self, who: str, title: str) -> set[int]:
        seat = self.game.table.seats[self.names.index(who)]
        wanted = plain(title)
        aside = [card for id in seat.areas for card in seat.piles[id]]
        return {c for c in seat.hand + seat.in_play + aside if plain(self.game.table.cards[c].title) == wanted}

    def _options(self, who: str) -> list[tuple[Option, bool]]:
        """What that seat may play at this moment, and whether as an answer (else as an interjection)."""
        pending = self.game.pending
        if pending is None:
            return []
        seat = self.names.index(who)
        found = [(o, True) for o in pending.options if o.kind in ("play", "ability")] if pending.seat == seat else []
        known = {o.id for o, _ in found}
        if legality.may_interject(self.game, pending, seat):
            found += [(o, False) for o in legality.anytime(self.game, seat) if o.id not in known]
        return found

    def ways(
        self,
        who: str,
        title: str,
        on: str | tuple[str, ...] | None = None,
        answering: str | None = None,
        mode: str | None = None,
        better: tuple[str, ...] = (),
        boost: bool = False,
        spend: dict[str, int] | None = None,
    ) -> list[tuple[Option, bool]]:
        """The legal ways at this moment that fit what is said."""
        cards = self._mine(who, title)
        targets = None if on is None else tuple(self.names.index(n) for n in ((on,) if isinstance(on, str) else on))
        found = []
        seen = set()
        for o, answer in self._options(who):
            if (o.ability is None and o.card not in cards) or (o.ability is not None and o.ability != title):
                continue
            if targets is not None and o.targets != targets:
                continue
            if mode is not None and o.label != mode:
                continue
            if o.ability is None and (o.paid != tuple(better) or boost != bool((o.args or {}).get("boost"))):
                continue
            if spend is not None and (o.spend or {}) != spend:
                continue
            if answering is not None and not self._is(o.on, answering):
                continue
            same = (o.targets, o.mode, o.on, tuple((o.spend or {}).items()))
            if same in seen:  # two copies of a card
                continue
            seen.add(same)
            found.append((o, answer))
        return found

    def _is(self, entry_id: int | None, name: str) -> bool:
        entry = self.game.entry(entry_id)
        if entry is None:
            return False
        if name in self.names:
            return entry.drinker == self.names.index(name) or (
                entry.kind != "drink" and entry.by == self.names.index(name)
            )
        return entry.cdef is not None and plain(entry.cdef.title) == plain(name)

    def can(self, who: str, title: str, **how: Any) -> bool:
        """Whether that seat may play that card at this moment, if it is being asked or may interrupt."""
        return bool(self.ways(who, title, **how))

    def why(self, who: str, title: str) -> str | None:
        """The key of the reason why that card cannot be played now."""
        cards = self._mine(who, title)
        assert cards, f"{who} does not hold {title!r}"
        for one in self.game.playable(self.names.index(who)):
            if one.card in cards:
                return one.why.key if one.why else None
        raise AssertionError("not listed")

    # ---- doing it

    def decline(self) -> Deal:
        """Whoever is asked does nothing special."""
        pending = self.game.pending
        assert pending is not None
        self.game.submit(Answer(pending.seat, pending.default))
        return self

    def _decline_until(self, ready: Callable[[], bool], what: str, kinds: tuple[str, ...] = RESPONSES) -> None:
        for _ in range(60):
            if ready():
                return
            pending = self.game.pending
            if pending is None or pending.kind not in kinds:
                break
            self.decline()
        raise AssertionError(f"{what}: not possible; asked is {self.asked}, waiting is {self.stack}")

    def play(self, who: str, title: str, **how: Any) -> Deal:
        """The seat plays the card, as soon as those asked before it have declined."""
        mine = self.names.index(who)
        kinds = RESPONSES + (("discard",) if self.game.pending is not None and self.game.pending.seat == mine else ())
        self._decline_until(lambda: self.can(who, title, **how), f"{who} plays {title!r}", kinds)
        ways = self.ways(who, title, **how)
        found = [w for w in ways if w[1]] or ways  # what answers the question asked comes first
        assert len(found) == 1, f"several ways: {[o.id for o, _ in found]}"
        option, answer = found[0]
        command = Answer(mine, (option.id,)) if answer else Interject(mine, option.id)
        self.game.submit(command)
        return self

    def use(self, who: str, ability: str) -> Deal:
        """The seat uses an ability."""
        return self.play(who, ability)

    def choose(self, who: str, *picks: str) -> Deal:
        """An answer to a question: the id or label of an option, a seat's name or a card's title."""
        seat = self.names.index(who)
        self._decline_until(
            lambda: self.game.pending is not None and self.game.pending.seat == seat, f"{who} chooses {picks}"
        )
        pending = self.game.pending
        assert pending is not None
        self.game.submit(Answer(seat, tuple(self._pick(pending, p) for p in picks)))
        return self

    def _pick(self, pending: Decision, wanted: str) -> str:
        for o in pending.options:
            title = self.game.table.cards[o.card].title if o.card is not None else None
            target = [self.names[s] for s in o.targets]
            if wanted in (o.id, o.label) or target == [wanted] or (title is not None and plain(title) == plain(wanted)):
                return o.id
        raise AssertionError(f"{wanted!r} is none of {pending.options}")

    def pass_(self, who: str) -> Deal:
        """The seat passes (in a Round of Gambling) or declines."""
        self._decline_until(lambda: self.asked is not None and self.asked[0] == who, f"{who} passes")
        return self.decline()

    def discard(self, who: str, *titles: str) -> Deal:
        """Discard and Draw: these cards go."""
        self._decline_until(lambda: self.asked == (who, "discard"), f"{who} discards")
        pending = self.game.pending
        assert pending is not None
        picks: list[str] = []
        for title in titles:
            cards = self._mine(who, title)
            picks.append(next(o.id for o in pending.options if o.card in cards and o.id not in picks))
        self.game.submit(Answer(pending.seat, tuple(picks)))
        return self

    def done(self, who: str) -> Deal:
        """No (further) Action."""
        self._decline_until(lambda: self.asked == (who, "action"), f"{who} is done", (*RESPONSES, "discard"))
        return self.choose(who, "done")

    def order(self, who: str, to: str) -> Deal:
        """Order a Drink, for whom."""
        self._decline_until(lambda: self.asked == (who, "order"), f"{who} orders", (*RESPONSES, "discard", "action"))
        return self.choose(who, to)

    def drink(self, who: str) -> Deal:
        """Go on to the Drink phase and reveal."""
        self._decline_until(
            lambda: self.asked == (who, "drink"), f"{who} drinks", (*RESPONSES, "discard", "action", "order")
        )
        return self.decline()

    def rest(self) -> Deal:
        """Nobody does anything more about what is going on."""
        for _ in range(200):
            pending = self.game.pending
            if pending is None or (pending.kind not in RESPONSES and not self.game.table.stack):
                return self
            self.decline()
        raise AssertionError("it never ends")

    def run_to(self, turn: str, phase: str) -> Deal:
        """Nobody does anything special until then."""
        for _ in range(400):
            if self.game.pending is None:
                break
            if (
                self.turn == turn
                and self.phase == phase
                and self.game.pending.kind == {"discard_and_draw": "discard"}.get(phase, phase)
            ):
                return self
            self.decline()
        raise AssertionError(f"{phase} of {turn} never comes")

    def refused(self, command: Answer | Interject, error: type[CommandError]) -> bool:
        """Whether the command is refused with that error."""
        try:
            self.game.submit(command)
        except error:
            return True
        return False
