# SPDX-License-Identifier: GPL-3.0-or-later
"""Words for keys: the fixed names of things, places and moments in English.

An unknown key becomes words of its own ("not_your_turn" → "Not your turn"), so that new rules never leave a gap. Questions are in
`words.asking`, stack entries in `words.stack`, reasons in `words.reasons`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rdi_desktop.engine.seen import SeenTable, SeenTrack
from rdi_desktop.session import picking
from rdi_desktop.ui.words.direction import isolated

_LABELS = {
    "turn": "Turn",
    "asked": "Asked",
    "controls": "in control",
    "passed": "passed",
    "in_control": "In control",
    "mute": "Stone",
    "boss": "Boss",
    "potions": "Potions",
    "champion": "Champion",
    "target": "Priority Target",
    "target_short": "Target",
    "whiff": "Whiff!",
    "target_tip": "Priority Target: the machine picks this player first, who also stands for the team.",
    "lies_open": "Components and cards",
    "in_round": "In the Round",
    "deck": "Deck",
    "discard": "Discards",
    "drink_me": "Drink Me!",
    "drink_deck": "Drink Deck",
    "drink_discard": "Drunk",
    "inn": "The Inn",
    "pot": "Pot",
    "no_round": "Nobody is gambling",
    "pass_control": "Nobody in control",
    "stack": "Being played",
    "stack_empty": "Cards aimed at nobody go here",
    "more": "More …",
    "cancel": "Cancel",
    "drop_here": "Play here",
    "choose": "How?",
    "play": "Play it",
    "trap": "Trap",
    "goes_off": "Goes off before",
    "face_down": "Face down",
    "face_down_in_pot": "Face down in the pot",
    "inn_prizes": "Prizes at the Inn",
    "none_left": "none left",
    "prizes": "Prizes",
    "bar_deck": "Bar Deck",
    "you_asked": "your answer?",
    "you_can": "you can!",
    "since": "Since your turn",
    "as_it_stands": "As it stands",
    "for_sale": "For sale",
    "open": "anybody?",
    "deal": "The deal",
    "dealing": "The evening begins: cards for everybody",
    "skip_dealing": "Skip the dealing",
    "settled": "Nothing more is asked here.",
    "going_on": "Space: on to the next. Held down: faster.",
    "key_pass": "Space",
    "key_cancel": "Esc",
    "key_play": "Enter",
}

_THINGS = {
    "fortitude": "Fortitude",
    "alcohol": "Alcohol Content",
    "gold": "Gold",
    "energy": "Energy",
    "buff": "Buff",
    "clone": "Clone",
    "fire": "Fire",
    "ice": "Ice",
    "corruption": "Corruption",
    "cards": "cards",
    "discard": "cards from your hand",
    "hand": "cards from your hand",
    "pain-curse": "Pain Curse",
    "mind-hex": "Mind Hex",
    "power-jinx": "Power Jinx",
    "building": "Building Rage",
    "chi": "Drunken Chi",
    "progress-beer": "Beer Progress",
    "progress-wine": "Wine Progress",
    "progress-spirits": "Spirits Progress",
    "work": "Farai Token",
    "quiver": "Arrow",
    "board": "Cutting Board",
    "reserve": "Special Reserve",
    "drunkenness": "Total Drunkenness",
    "index": "Index finger",
    "middle": "Middle finger",
    "fourth": "Fourth finger",
    "little": "Little finger",
}

_ABILITIES = {
    "detach": "Detach a finger",
    "dispel": "Dispel the Chimera",
    "sell": "Offer for sale",
    "totem-combo": "Totem Combo",
}

_PHASES = {
    "start": "Start of the turn",
    "discard_and_draw": "Discard and Draw",
    "action": "Action",
    "order": "Order a Drink",
    "drink": "Drink!",
    "end": "End of the turn",
}

_PILES = {
    "hand": "the hand",
    "deck": "the deck",
    "discard": "the discards",
    "drink_me": "the Drink Me! pile",
    "drink_deck": "the Drink Deck",
    "drink_discard": "the Drinks drunk",
    "play": "the table",
    "in_play": "the table",
}

_OUT = {"passed_out": "Passed out", "no_gold": "Out of Gold", "out": "Out of the game"}

_CARD_TYPES = {
    "action": "Action",
    "action-gambling": "Action or Gambling",
    "gambling": "Gambling",
    "cheating": "Cheating",
    "sometimes": "Sometimes",
    "anytime": "Anytime",
    "drink": "Drink",
    "drink-event": "Drink Event",
    "tavern-event": "Tavern Event",
}


def filled(table: Mapping[str, str], key: str, **args: object) -> str:
    """The words for a key with values filled in."""
    pattern = table.get(key)
    if pattern is None:
        return readable(key)
    try:
        return pattern.format(**args)
    except (KeyError, IndexError):
        return readable(key)


def readable(key: str) -> str:
    """Words made from an unknown key."""
    spaced = key.replace("_", " ").replace("-", " ").strip()
    return spaced[:1].upper() + spaced[1:]


_CAPITALS = frozenset({"Negate", "Ignore", "Drink", "Fortitude", "Alcohol", "Gold"})


def uncapital(text: str) -> str:
    """A sentence as part of a longer one: terms of the game keep their capitals."""
    return text if text.split(" ", 1)[0].rstrip(":,.") in _CAPITALS else text[:1].lower() + text[1:]


def facing(tracks: Iterable[SeenTrack], names: Sequence[str]) -> str:
    """The tracks of an automaton, each with its player."""
    return "; ".join(
        f"towards {names[track.seat]} {track.fortitude} Fortitude, {track.alcohol} Alcohol Content" for track in tracks
    )


def threat(level: int, actions: int) -> str:
    """The Threat Level of a machine, and the Actions it gives in its next turn."""
    return f"Threat {level}: {actions} {'Action' if actions == 1 else 'Actions'} next turn"


def threat_table(steps: Iterable[tuple[int, int]]) -> str:
    """The number of Actions at each Threat Level."""
    return "Actions by Threat: " + ", ".join(f"{n} from {level} on" for level, n in steps)


def prepared(n: int) -> str:
    """How many Actions still lie face down."""
    return f"{n} {'Action' if n == 1 else 'Actions'} to be turned over"


def machine_deck(id: str) -> str:
    """One of the decks of a machine, and its discards."""
    return f"{thing(id)} deck"


def label(key: str) -> str:
    """A fixed label of the table."""
    return filled(_LABELS, key)


_CALLED: dict[str, str] = {}
"""Names given by home-made characters to their own things, where no table here has any."""


def call(names: Mapping[str, str]) -> None:
    """Use these names for things and abilities that no table here has."""
    _CALLED.clear()
    _CALLED.update(names)


def thing(id: str) -> str:
    """A token, a track, a pile or an attribute."""
    return _CALLED[id] if id in _CALLED and id not in _THINGS else filled(_THINGS, id)


def served(n: int) -> str:
    """How many Drinks on a pile are from a side deck."""
    return f", the top {'one' if n == 1 else n} from a side deck" if n else ""


def signed(numbers: Mapping[str, int]) -> str:
    """Changes of numbers, each with its sign; '' if there are none."""
    return ", ".join(f"{n:+d} {thing(key)}".replace("-", "−") for key, n in numbers.items() if n)


def ability(id: str) -> str:
    """An ability of a character, or of a thing before it."""
    return _CALLED[id] if id in _CALLED and id not in _ABILITIES else filled(_ABILITIES, id)


def form(track: str, step: str) -> str:
    """A step of a track; with the track's name if it is only a letter."""
    return f"{thing(track)} {thing(step)}" if len(step) == 1 else thing(step)


def side_deck(id: str, area: bool = False) -> str:
    """A side deck; or (`area`) a place that is no deck."""
    return thing(id) if area else f"{thing(id)} deck"


def card_type(type: str) -> str:
    """A card's type."""
    return filled(_CARD_TYPES, type)


def phase(key: str) -> str:
    """A phase of the turn."""
    return filled(_PHASES, key)


def team_names(names: Sequence[str], *, you: bool) -> tuple[str, ...]:
    """Names of a team, the longest first; `you`: the viewer is the last of these."""
    people = ["You", *names[:-1]] if you else [*names]
    said, short = (
        " & ".join(filter(None, [", ".join(each[:-1]), each[-1]]))
        for each in (list(map(isolated, people)), [isolated(given_name(each)) for each in people])
    )
    return f"{said} · one heart, one purse", said, short


def team_of(names: Sequence[str], *, own: bool) -> str:
    """The name of a team for a screen reader."""
    return f"{'Your team' if own else 'The team of'}{',' if own else ''} {listed(names)}"


def given_name(name: str) -> str:
    """The first word of a name, if it is a name by itself."""
    first = name.split(maxsplit=1)[0]
    return first if len(first) > 3 else name


def one_team(names: Sequence[str]) -> str:
    """That these play together."""
    return f"{listed(names)}: one team, one heart, one purse"


def team(mates: Sequence[str], *, boss: bool, champion: bool) -> list[str]:
    """Somebody's teammates, and whether they play a Boss."""
    found = [f"Plays with {listed(mates)}"] if mates else []
    found += [label("boss")] if boss else []
    return found + ([f"{label('champion')} of the team"] if champion else [])


def pips(done: int, left: int) -> str:
    """A number done and a number left, to follow what is counted; '' if both are 0."""
    return f" {'◆' * done}{'◇' * left}" if done + left else ""


def short_name(character: str) -> str:
    """A character's short name, from its id."""
    return picking.short_name(character)


def pile(id: str) -> str:
    """A pile as the source or target of a card."""
    return _PILES.get(id) or f"the {thing(id)} pile"


def shuffled(id: str) -> str:
    """A pile that is shuffled: if it has no other name, a side deck."""
    return _PILES.get(id) or f"the {side_deck(id)}"


def out(because: str) -> str:
    """Why a player is out."""
    return filled(_OUT, because)


def listed(words: Sequence[str], last: str = "and") -> str:
    """Words with commas, and an "and" before the last of them."""
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + f" {last} {words[-1]}" if words else ""


def inn(view: SeenTable) -> str:
    """What there is at the Inn."""
    lines = [f"{label('inn')}: {max(0, view.inn_gold)} {thing('gold')}"]
    if view.prizes is not None:
        lines.append(f"{label('inn_prizes')}:")
        lines += [f"• {isolated(card.title)}" for card in view.prizes.inn] or [label("none_left")]
    return "\n".join(lines)
