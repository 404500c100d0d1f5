# SPDX-License-Identifier: GPL-3.0-or-later
"""What the pictures on the table show, as frozen data made from a view: equal models are one picture."""

from __future__ import annotations

from typing import NamedTuple

from rdi_desktop.engine.seen import SeenCoin, SeenMarks, SeenSeat, SeenTable, reached
from rdi_desktop.ui.table.team_layout import Wing


class MatModel(NamedTuple):
    """Everything painted on a player's mat; its cards are sprites."""

    seat: int
    name: str
    character: str
    emblem: str
    fortitude: int
    alcohol: int
    gold: int
    hand: int
    own: bool
    on_turn: bool
    asked: bool
    in_round: bool
    in_control: bool
    out: str
    """Why it is out, as a key; empty while it plays."""
    tokens: tuple[tuple[str, int, bool], ...]
    """Id, count, and whether they are claimed from the track; of one's own kind also if there are none."""
    tracks: tuple[tuple[str, int], ...]
    """Counters with a number."""
    forms: tuple[tuple[str, str], ...]
    """Tracks that stand on a word: a form, a mood."""
    marks: tuple[tuple[str, str, tuple[int, ...]], ...]
    """Tokens that still lie on spaces of the track: id, the attribute whose marker runs there, the spaces."""
    piles: tuple[tuple[str, int, bool], ...]
    """Side decks and other places: id, how many cards, and whether it is no deck."""
    strip: bool = False
    """Whether the mat has a strip for tokens."""
    drunk: int = 0
    """What is held against Fortitude: Alcohol Content, and what counts on top of it."""
    drunk_with: str = ""
    """What counts on top of it."""
    facing: tuple[tuple[int, str, int, int], ...] = ()
    """Tracks of an automaton: to whom each is turned, their name, Fortitude, Alcohol Content."""
    kept: bool = True
    """Whether it has Gold of its own."""
    things: tuple[tuple[str, str, bool], ...] = ()
    """Things with two sides: which side is up, and whether it is the first."""
    allies: tuple[tuple[int, str], ...] = ()
    """Teammates, with whom it shares its numbers: seat and emblem."""
    potions: int = 0
    """Potion Tokens of its team."""
    boss: bool = False
    """Whether it plays with its Boss cards."""
    champion: bool = False
    """Whether it stands for its team, in a Round or in what is being played."""
    actions: tuple[int, int] = (0, 0)
    """Of whoever may play several in this turn: how many Actions are played and how many are left."""
    coins: tuple[str, ...] = ()
    """Those of the things with two sides that count as Gold here."""
    away: tuple[str, ...] = ()
    """Those that lie elsewhere, as Gold."""
    mute: bool = False
    """Turned to stone: plays nothing."""
    pieces: int = 0
    """How much of the Gold is cards, face up or face down."""
    shelf: float = 0.0
    """How much of the mat's height belongs to what lies before this player."""
    lying: bool = False
    """Whether anything lies there."""
    broad: bool = False
    """Whether the portrait is large."""
    rises: float = 0.0
    """By how much it is above the mat."""
    threat: tuple[tuple[int, int], ...] = ()
    """Of a machine, how many Actions each Threat Level gives, from that level on."""
    threat_most: int = 0
    """Of a machine, its highest Threat Level."""
    target: bool = False
    """Whether it is the Priority Target."""
    joined: Wing | None = None
    """The places on it, if it is a part of a team's mat."""
    together: bool = False
    """Whether its teammates are seen beside it."""
    wing: bool = False
    """Whether Fortitude, Alcohol Content, Gold and Potions of its team stand on another mat."""


def drunk(seat: SeenSeat) -> int:
    """What is held against the Fortitude of a seat."""
    return seat.alcohol + reached(seat.tracks, seat.drunk_with)


def at_home(view: SeenTable, coin: SeenCoin) -> bool:
    """Whether what counts as Gold lies in the stash of the mat that it belongs to; teammates share theirs."""
    at = coin.at
    return isinstance(at, int) and bool(view.seats[at].side == view.seats[coin.seat].side)


def rings_of_others(view: SeenTable, seat: int) -> list[SeenCoin]:
    """What counts as Gold, lies in the stash of a seat, and belongs to somebody else's mat."""
    return [coin for coin in view.coins if coin.at == seat and not at_home(view, coin)]


def pieces(view: SeenTable, seat: SeenSeat) -> int:
    """How much of the Gold of a seat, and of its teammates, is cards: those that lie open, and hidden ones."""
    mates = [other for other in view.seats if other.side == seat.side]
    lying = sum(bool(card.coin) for mate in mates for card in mate.in_play)
    return lying + sum(int(pile.count) for mate in mates for pile in mate.piles.values() if pile.coin)


def stands_for_team(view: SeenTable, seat: SeenSeat) -> bool:
    """Whether a seat with teammates is the Champion of its team: in a Round, or in what is being played."""
    index, round_ = seat.seat, view.round
    chosen = round_.players if round_ is not None else ()
    chosen = [*chosen, *(champion for entry in view.stack for champion in entry.champions)]
    return index in chosen and any(other.side == seat.side and other is not seat for other in view.seats)


def several_actions(view: SeenTable) -> tuple[int, int]:
    """How many Actions are played and left in this phase; nothing where one is all that there is."""
    played, left = view.actions_played, max(0, view.actions_left)
    return (played, left) if played + left > 1 and view.phase == "action" else (0, 0)


def mat_model(
    view: SeenTable, seat: SeenSeat, character: str, own: bool, asked: int | None, strip: bool = False
) -> MatModel:
    """The model of one seat's mat."""
    index = seat.seat
    round_ = view.round
    tokens = [(id, count, False) for id, count in seat.tokens.items()]
    tokens += [(id, count, True) for id, count in seat.claimed.items() if count]
    own_rings = [coin for coin in view.coins if coin.seat == index]
    home = [coin.thing for coin in own_rings if at_home(view, coin)]
    others = [(coin.thing, str(view.seats[coin.seat].tracks[coin.thing])) for coin in rings_of_others(view, index)]
    return MatModel(
        seat=index,
        name=seat.name,
        character=character,
        emblem=seat.character,
        fortitude=seat.fortitude,
        alcohol=seat.alcohol,
        gold=seat.gold,
        mute=bool(seat.mute) and not seat.out,
        pieces=pieces(view, seat),
        hand=seat.hand_count,
        own=own,
        on_turn=view.turn == index and view.over is None,
        asked=asked == index,
        in_round=round_ is not None and index in round_.players,
        in_control=round_ is not None and round_.in_control == index,
        out=(seat.out_because or "out") if seat.out else "",
        tokens=tuple(tokens),
        tracks=tuple((id, value) for id, value in seat.tracks.items() if isinstance(value, int)),
        forms=tuple(
            (id, value) for id, value in seat.tracks.items() if isinstance(value, str) and id not in seat.things
        ),
        marks=tuple(
            (id, value.of, tuple(value.marks)) for id, value in seat.tracks.items() if isinstance(value, SeenMarks)
        ),
        piles=tuple(
            (id, pile.count, bool(pile.area)) for id, pile in seat.piles.items() if pile.count or not pile.passing
        ),
        strip=strip,
        drunk=drunk(seat),
        drunk_with=seat.drunk_with or "",
        facing=tuple(
            (track.seat, view.seats[track.seat].name, track.fortitude, track.alcohol) for track in seat.facing
        ),
        kept=seat.kit.gold,
        coins=(*home, *(id for id, _ in others)),
        away=tuple(coin.thing for coin in own_rings if coin.thing not in home),
        things=(
            *((id, str(seat.tracks[id]), seat.tracks[id] == up) for id, up in seat.things.items()),
            *((id, side, True) for id, side in others),
        ),
        allies=tuple(
            (other.seat, other.character) for other in view.seats if other.side == seat.side and other.seat != index
        ),
        potions=seat.potions,
        champion=stands_for_team(view, seat),
        actions=several_actions(view) if view.turn == index else (0, 0),
        boss=bool(seat.boss),
        threat=tuple((level, n) for level, n in seat.threat),
        target=view.priority == index and not seat.out,
    )


class PathModel(NamedTuple):
    """Whose turn it is and how far it has come."""

    name: str
    seat: int
    turn_number: int
    phases: tuple[str, ...]
    """The four phases in words."""
    current: int
    """Which of them; -1 before the first, 4 after the last."""


class BarModel(NamedTuple):
    """The middle of the table, without its cards."""

    drinks: int
    served: int
    """How many Drinks lie on the discard pile."""
    inn: int
    more: tuple[tuple[str, int], ...] = ()
    """What else lies there, with its number: Prizes, the Bar Deck."""


class PotModel(NamedTuple):
    """The Round of Gambling."""

    gold: int
    running: bool
    players: tuple[tuple[int, str], ...]
    in_control: int | None
    next: int | None
    passed: tuple[int, ...]
    last: str
    """Title of the card that took control last."""
    cards: int = 0
    """Prizes that lie in it; they are sprites."""
    emblems: tuple[tuple[int, str], ...] = ()
    """The characters of the players."""
    large: bool = False
    """Whether all of the cloth is free for it."""


class Sum(NamedTuple):
    """A number of somebody as it is and as it will be."""

    seat: int
    what: str
    before: int
    after: int
    out: bool = False
    """Whether that puts them out."""


class EntryModel(NamedTuple):
    """One entry on the stack, in words."""

    number: int
    by: int | None
    title: str
    line: str
    """By whom, at whom."""
    answers: str
    done: tuple[str, ...]
    outcome: str
    negated: bool
    newest: bool
    being_asked: str
    has_card: bool
    label: str = ""
    """What it is, when its card does not say: a Trap, a sale."""
    shape: str = "whole"
    """How it is drawn: whole, as a row, or as a coaster among equal ones."""
    level: int = 0
    """As a row: how many it answers, one through the other."""
    emblem: str = ""
    """The character of whoever it is about, for a coaster."""
    name: str = ""
    change: tuple[str, int] | None = None
    """For a coaster: what it changes, and by how much."""
    to: tuple[tuple[int, str, str], ...] = ()
    """At whom: seat, character and name."""
    sums: tuple[Sum, ...] = ()
    """Whose numbers it changes, if nobody does more."""
    arrow: bool = False
    """Whether what lies left of it is what it answers."""
    tall: float = 0.0
    """As one of few cards: how high its card is."""


PHASES = ("discard_and_draw", "action", "order", "drink")


def phase_place(phase: str) -> int:
    """Where a phase stands in the path."""
    if phase in PHASES:
        return PHASES.index(phase)
    return -1 if phase == "start" else len(PHASES)
