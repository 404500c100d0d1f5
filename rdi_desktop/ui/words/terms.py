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
from rdi_desktop.words import MessageTable, listed, now, said, table, translated
from rdi_desktop.words.plan import Name

_LABELS = table("terms-labels")

_THINGS = table("terms-things")

_ABILITIES = table("terms-abilities")

_PHASES = table("terms-phases")

_OUT = table("terms-out")

_CARD_TYPES = table("terms-card_types")


def filled(table: MessageTable, key: str, /, **args: object) -> str:
    """The words for a key, with facts."""
    return table.say(key, **args) if key in table else readable(key)


def quoted(title: object) -> str:
    """A title in the language's quotation marks."""
    return said("quoted", title=str(title))


def readable(key: str) -> str:
    """Words made from an unknown key."""
    spaced = key.replace("_", " ").replace("-", " ").strip()
    return spaced[:1].upper() + spaced[1:]


_CAPITALS = frozenset({"Negate", "Ignore", "Drink", "Fortitude", "Alcohol", "Gold"})


def uncapital(text: str) -> str:
    """A sentence as part of a longer one: terms of the game keep their capitals."""
    return text if text.split(" ", 1)[0].rstrip(":,.") in _CAPITALS else lowered(text)


def lowered(text: str) -> str:
    """A label as part of a sentence."""
    return text[:1].lower() + text[1:] if said("terms-small") == "yes" else text


def facing(tracks: Iterable[SeenTrack], names: Sequence[str]) -> str:
    """The tracks of an automaton, each with its player."""
    return "; ".join(
        said(
            "terms-towards-fortitude-alcohol-content",
            names=names[track.seat],
            fortitude=track.fortitude,
            alcohol=track.alcohol,
        )
        for track in tracks
    )


def threat(level: int, actions: int) -> str:
    """The Threat Level of a machine, and the Actions it gives in its next turn."""
    return said("terms-threat-next-turn", level=level, actions=actions)


def threat_table(steps: Iterable[tuple[int, int]]) -> str:
    """The number of Actions at each Threat Level."""
    return (said("terms-actions-threat") + " ") + ", ".join(
        said("terms-from-on", n=n, level=level) for level, n in steps
    )


def prepared(n: int) -> str:
    """How many Actions still lie face down."""
    return said("terms-turned-over", n=n)


def machine_deck(id: str) -> str:
    """One of the decks of a machine, and its discards."""
    return said("terms-deck-of", thing=named(id))


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
    """A token, a track, a pile or an attribute: as cards call it, where no words stand here."""
    if id not in _THINGS and now().has(f"name-{id}"):
        return said(f"name-{id}")
    return _CALLED[id] if id in _CALLED and id not in _THINGS else filled(_THINGS, id)


def named(id: str) -> Name:
    """The same as a name, for messages in which it becomes a part of a longer word."""
    return Name(thing(id), id)


def kind(word: str) -> str:
    """A kind of card."""
    return said(f"name-kind-{word}") if now().has(f"name-kind-{word}") else thing(word)


def served(n: int) -> str:
    """How many Drinks on a pile are from a side deck."""
    return said("terms-top-side-deck", n=n) if n else ""


def with_sign(n: int) -> str:
    """A change of a number: '+2', '−3'."""
    return f"{n:+d}".replace("-", "−")


def signed(numbers: Mapping[str, int]) -> str:
    """Changes of numbers, each with its sign; '' if there are none."""
    return ", ".join(f"{with_sign(n)} {thing(key)}" for key, n in numbers.items() if n)


def ability(id: str) -> str:
    """An ability of a character, or of a thing before it."""
    if id not in _ABILITIES and now().has(f"name-deed-{id}"):
        return said(f"name-deed-{id}")
    return _CALLED[id] if id in _CALLED and id not in _ABILITIES else filled(_ABILITIES, id)


def form(track: str, step: str) -> str:
    """A step of a track; with the track's name if it is only a letter."""
    return f"{thing(track)} {thing(step)}" if len(step) == 1 else thing(step)


def side_deck(id: str, area: bool = False) -> str:
    """A side deck; or (`area`) a place that is no deck."""
    return thing(id) if area else said("terms-deck-of", thing=named(id))


def card_type(type: str) -> str:
    """A card's type."""
    return filled(_CARD_TYPES, type)


def phase(key: str) -> str:
    """A phase of the turn."""
    return filled(_PHASES, key)


def team_names(names: Sequence[str], *, you: bool) -> tuple[str, ...]:
    """Names of a team, the longest first; `you`: the viewer is the last of these."""
    people = [said("terms-you"), *names[:-1]] if you else [*names]
    spoken, short = (
        " & ".join(filter(None, [", ".join(each[:-1]), each[-1]]))
        for each in (list(map(isolated, people)), [isolated(given_name(each)) for each in people])
    )
    return said("terms-heart-purse", spoken=spoken), spoken, short


def team_of(names: Sequence[str], *, own: bool) -> str:
    """The name of a team for a screen reader."""
    return said("terms-text", own=own, listed=listed(names))


def given_name(name: str) -> str:
    """The first word of a name, if it is a name by itself."""
    first = name.split(maxsplit=1)[0]
    return first if len(first) > 3 else name


def one_team(names: Sequence[str]) -> str:
    """That these play together."""
    return said("terms-team-heart-purse", listed=listed(names))


def team(mates: Sequence[str], *, boss: bool, champion: bool) -> list[str]:
    """Somebody's teammates, and whether they play a Boss."""
    found = [said("terms-plays", listed=listed(mates))] if mates else []
    found += [label("boss")] if boss else []
    return found + ([said("terms-team", label=label("champion"))] if champion else [])


def pips(done: int, left: int) -> str:
    """A number done and a number left, to follow what is counted; '' if both are 0."""
    return f" {'◆' * done}{'◇' * left}" if done + left else ""


def short_name(character: str) -> str:
    """A character's short name, from its id."""
    return picking.short_name(character)


def out(because: str) -> str:
    """Why a player is out."""
    return filled(_OUT, because)


def inn(view: SeenTable) -> str:
    """What there is at the Inn."""
    lines = [f"{label('inn')}: {max(0, view.inn_gold)} {thing('gold')}"]
    if view.prizes is not None:
        lines.append(f"{label('inn_prizes')}:")
        lines += [f"• {isolated(translated(card.title))}" for card in view.prizes.inn] or [label("none_left")]
    return "\n".join(lines)
