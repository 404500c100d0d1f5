# SPDX-License-Identifier: GPL-3.0-or-later
"""The content of the pictures on the table as frozen data, made from a view: equal models share a picture."""

from __future__ import annotations

from typing import NamedTuple

from rdi_desktop.engine.seen import SeenCoin, SeenMarks, SeenSeat, SeenTable, reached
from rdi_desktop.ui.table.setting_places import SettingKey


class NumbersToCome(NamedTuple):
    """What a player's numbers come to."""

    fortitude: int
    alcohol: int
    """The number at which the player passes out, as `drunk`."""
    sure: bool
    """Whether no answer may change them by an unknown amount."""


class MatModel(NamedTuple):
    """Everything painted on a player's mat, whose cards are sprites."""

    seat: int
    name: str
    character: str
    emblem: str
    fortitude: int
    alcohol: int
    gold: int
    own: bool
    on_turn: bool
    asked: bool
    """Whether that is shown: on the mats of others who still play."""
    in_round: bool
    in_control: bool
    out: str
    """Why the seat is out, as a key; '' while it plays."""
    tokens: tuple[tuple[str, int, bool], ...]
    """Id, number, and whether they are claimed from the track; the character's own kinds also if there are none."""
    tracks: tuple[tuple[str, int], ...]
    """Tracks with a number."""
    forms: tuple[tuple[str, str], ...]
    """Tracks with a step: a form, a mood."""
    marks: tuple[tuple[str, str, tuple[int, ...]], ...]
    """Tokens still on spaces of the track: id, the attribute of the track, the spaces."""
    piles: tuple[tuple[str, int, bool], ...]
    """Side decks and other places: id, number of cards, and whether it is no deck."""
    drunk: int = 0
    """The number at which the seat passes out: Alcohol Content, plus additions."""
    drunk_with: str = ""
    """The track that is added."""
    facing: tuple[tuple[int, str, int, int], ...] = ()
    """Tracks of an automaton: the player of each, their name, Fortitude, Alcohol Content."""
    kept: bool = True
    """Whether it has Gold of its own."""
    things: tuple[tuple[str, str, bool], ...] = ()
    """Things with two sides: the side that is up, and whether it is the first."""
    allies: tuple[tuple[int, str], ...] = ()
    """Teammates, who share its numbers: seat and emblem."""
    potions: int = 0
    """Potion Tokens of its team."""
    boss: bool = False
    """Whether it plays with its Boss cards."""
    champion: bool = False
    """Whether it is its team's Champion, in a Round or in what is being played."""
    actions: tuple[int, int] = (0, 0)
    """How many Actions are played and how many are left, if it may play several this turn."""
    coins: tuple[str, ...] = ()
    """Things with two sides that count as Gold here."""
    away: tuple[str, ...] = ()
    """Those that are elsewhere, as Gold."""
    mute: bool = False
    """Turned to stone: it plays nothing."""
    pieces: int = 0
    """How much of the Gold is in cards, face up or face down."""
    threat: tuple[tuple[int, int], ...] = ()
    """For a machine: how many Actions each Threat Level gives, from that level on."""
    threat_most: int = 0
    """For a machine: its highest Threat Level."""
    target: bool = False
    """Whether it is the Priority Target."""
    aims: tuple[int, str] | None = None
    """For a machine: the seat and the name of its Priority Target."""
    setting: SettingKey | None = None
    """The measures of its place setting; None for a machine."""
    gaze: str = ""
    """Where that person looks."""
    scowls: bool = False
    """Whether that is at somebody whom it resents."""
    coming: NumbersToCome | None = None
    """What its tankard comes to without further answers; None: to what it shows."""


def drunk(seat: SeenSeat) -> int:
    """The number at which a seat passes out when its Fortitude falls to it."""
    return seat.alcohol + reached(seat.tracks, seat.drunk_with)


def at_home(view: SeenTable, coin: SeenCoin) -> bool:
    """Whether a thing that counts as Gold is in the stash of its own mat, or of a teammate."""
    at = coin.at
    return isinstance(at, int) and bool(view.seats[at].side == view.seats[coin.seat].side)


def rings_of_others(view: SeenTable, seat: int) -> list[SeenCoin]:
    """Things that count as Gold in the stash of a seat, from another's mat."""
    return [coin for coin in view.coins if coin.at == seat and not at_home(view, coin)]


def pieces(view: SeenTable, seat: SeenSeat) -> int:
    """How much of the Gold of a seat and its teammates is in cards: open and hidden ones."""
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
    """How many Actions are played and left in this phase; (0, 0) if there is only one."""
    played, left = view.actions_played, max(0, view.actions_left)
    return (played, left) if played + left > 1 and view.phase == "action" else (0, 0)


def mat_model(view: SeenTable, seat: SeenSeat, character: str, own: bool, asked: int | None) -> MatModel:
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
        own=own,
        on_turn=view.on_turn == index,
        asked=asked == index and not own and not seat.out,
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
        aims=(view.priority, view.seats[view.priority].name) if seat.threat and view.priority is not None else None,
    )


class PathModel(NamedTuple):
    """Whose turn and which phase it is."""

    name: str
    """The seat's name; before the first turn what goes on."""
    seat: int | None
    """None: nobody's turn has begun."""
    turn_number: int
    phases: tuple[str, ...]
    """The names of the four phases."""
    current: int
    """Which of them; -1 before the first, 4 after the last."""


class BarModel(NamedTuple):
    """The middle of the table, without its cards."""

    drinks: int
    served: int
    """The number of Drinks on the discard pile."""
    inn: int
    more: tuple[tuple[str, int], ...] = ()
    """What else there is, with its number: Prizes, the Bar Deck."""


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
    """Prizes in it, which are sprites."""
    emblems: tuple[tuple[int, str], ...] = ()
    """The characters of the players."""
    large: bool = False
    """Whether it may use the whole cloth."""


class Sum(NamedTuple):
    """A player's number now and later."""

    seat: int
    what: str
    before: int
    after: int
    out: bool = False
    """Whether that puts the player out."""


class EntryModel(NamedTuple):
    """One entry on the stack, in words."""

    number: int
    by: int | None
    title: str
    line: str
    """Player and targets."""
    answers: str
    done: tuple[str, ...]
    outcome: str
    negated: bool
    being_asked: str
    has_card: bool
    label: str = ""
    """Its kind, if the card does not show it: a Trap, a sale."""
    shape: str = "row"
    """How it is drawn: `single`, standing beside its effects; `card`, lying; `seal`, one of many; `served`, before whoever gets the same
    as others; unfolded as a `row`, or as a `coaster` among equal ones."""
    level: int = 0
    """For a row: how many entries it answers, directly and indirectly."""
    emblem: str = ""
    """For a coaster: the character of the player concerned."""
    name: str = ""
    change: tuple[str, int] | None = None
    """For a coaster: what it changes, and by how much."""
    to: tuple[tuple[int, str, str], ...] = ()
    """The targets, or whose last chance it is: seat, character and name."""
    sums: tuple[Sum, ...] = ()
    """The numbers it changes, without further answers."""
    arrow: bool = False
    """Whether it answers the entry to its left."""
    tall: float = 0.0
    """As one of few cards: the height of its card."""
    does: str = ""
    """The text of its card, if the card is too small to show it."""


PHASES = ("discard_and_draw", "action", "order", "drink")


def phase_place(phase: str) -> int:
    """The index of a phase in the path."""
    if phase in PHASES:
        return PHASES.index(phase)
    return -1 if phase == "start" else len(PHASES)
