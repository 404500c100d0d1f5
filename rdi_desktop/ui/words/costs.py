# SPDX-License-Identifier: GPL-3.0-or-later
"""Words for what may be paid, what a card would then do, and the tokens it is paid with."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from functools import lru_cache

from rdi_desktop.engine.asked import PreviewTold
from rdi_desktop.engine.seen import SeenPile
from rdi_desktop.ui.look import keys
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.ui.words.names import ShownNames
from rdi_desktop.ui.words.stack import outcome
from rdi_desktop.ui.words.terms import listed, readable, side_deck, thing, uncapital

_LINE = 62
"""Characters on a line of a tooltip."""
JOINS = "joins:"
"""Begins the name of a card of the player that joins the one being played, followed by its number."""
MANY = 99
"""A limit this high means no limit."""


def preview(told: PreviewTold | None, names: ShownNames) -> str:
    """What a card would do to each player, and to what it answers."""
    if told is None:
        return ""
    found = [outcome(told.outcome, names)]
    on = told.on
    if on is not None and on.negated:
        found.append(f"{names.entry(on.id)} is Negated")
    elif on is not None:
        found.append(f"{names.entry(on.id)}: {outcome(on.outcome, names) or 'nobody is affected'}")
    return "; ".join(part for part in found if part)


def counted(kind: str, count: int, names: ShownNames | None = None) -> str:
    """An amount of something that can be paid."""
    if kind.startswith(JOINS):
        return _joining(kind, names)
    if kind == "cards":
        return cards(count)
    if kind.startswith("flip:"):
        return f"the {thing(kind.partition(':')[2])}"
    if kind.startswith("cards:"):
        return f"{count} {readable(kind.partition(':')[2])} card{'' if count == 1 else 's'}"
    if kind.startswith("lying:"):
        return _lying(kind, count)
    if kind.startswith("worth:"):
        return f"{thing(kind.partition(':')[2])}s worth {count}"
    return f"{count} {thing(kind)}"


def _lying(kind: str, count: int) -> str:
    """A number of cards in a place, perhaps of a kind: 'a Meat or Sauce of the Board'."""
    _, place, words = kind.split(":")
    what = " or ".join(map(thing, words.split("|"))) if words else "card" if count == 1 else "cards"
    return f"{count} {what} of the {thing(place)}"


def cards(count: int) -> str:
    """So many cards."""
    return f"{count} card{'' if count == 1 else 's'}"


def _joining(kind: str, names: ShownNames | None) -> str:
    """A card that joins the one being played."""
    title = names.card(int(kind.removeprefix(JOINS))) if names is not None else None
    return f"“{title}”" if title else "a card"


def more(missing: Mapping[str, int]) -> str:
    """Amounts that are still missing."""
    return listed([counted(kind, n).replace(" ", " more ", 1) for kind, n in missing.items()])


def kinds(spendable: Sequence[str], names: ShownNames | None = None) -> str:
    """What can be paid, cards last."""
    said = [_named(kind, names) for kind in sorted(spendable, key="cards".__eq__)]
    return said[0] if len(said) == 1 else f"{', '.join(said[:-1])} or {said[-1]}" if said else ""


def _named(kind: str, names: ShownNames | None) -> str:
    if kind.startswith(JOINS):
        return _joining(kind, names)
    how, _, id = kind.partition(":")
    if how in ("lying", "worth"):
        return f"cards of the {thing(id.partition(':')[0])}"
    return f"the {thing(id)}" if how == "flip" else thing(kind)


def may_spend(spendable: Sequence[str], names: ShownNames) -> str:
    """What can be paid for a card, before it is dropped."""
    return f"{kinds(spendable, names)} may go into it"


def hint(spendable: Sequence[str], names: ShownNames, *, goes_without: bool) -> str:
    """How to pay, while the card waits; or that nothing has to be paid."""
    return _how_to_spend(spendable, names) + (", or play the card as it is" if goes_without else "")


def _how_to_spend(spendable: Sequence[str], names: ShownNames) -> str:
    joining = [kind for kind in spendable if kind.startswith(JOINS)]
    spendable = [kind for kind in spendable if kind not in joining]
    along = f"Tap {kinds(joining, names)} to play it along" if joining else ""
    if not spendable:
        return along
    things = [kind for kind in spendable if kind.startswith("flip:")]
    how = names.turning(things[0].partition(":")[2]) if things else ""
    tokens = [kind for kind in spendable if kind != "cards" and kind not in things]
    said = [kinds(things)] * bool(things) + [f"{kinds(tokens)} tokens"] * bool(tokens)
    said += ["cards in your hand"] * ("cards" in spendable)
    spent = f"Tap {' or '.join(said)} to {f'{how} it' if how else 'spend them'}"
    return f"{spent}; {uncapital(along)}" if along else spent


def spending(spent: Mapping[str, int], missing: Mapping[str, int] | None, names: ShownNames) -> str:
    """What is to be paid, what is still missing of it, and which cards join."""
    given = [counted(kind, n) for kind, n in spent.items() if not kind.startswith(JOINS)]
    along = listed([counted(kind, n, names) for kind, n in spent.items() if kind.startswith(JOINS)])
    said = f"Spending {listed(given) or 'nothing'}" if given or not along else ""
    said += f"{', with' if said else 'With'} {along}" if along else ""
    if missing:
        said += f" — choose {more(missing)}"
    return said


def token_tip(
    id: str,
    count: int,
    holder: str,
    owner: str,
    most: int,
    supply: int,
    purpose: str,
    *,
    claimed: bool = False,
    rules: Sequence[str] = (),
) -> str:
    """Tooltip of a token on a mat: what it is, whose, how many there are, what it does, what it is for."""
    held = f"{count} {'claimed' if claimed else 'held'} by {holder}" if count else f"{holder} holds none"
    lines = [f"{thing(id)}: {held}"]
    limits = [f"at most {most} each"] * (most < MANY) + [f"{supply} in all"] * (supply < MANY)
    if limits:
        lines.append(f"{', '.join(limits)[:1].upper()}{', '.join(limits)[1:]}")
    return "\n".join([*lines, *ruled(rules), *_purpose(owner, purpose)])


def thing_tip(id: str, side: str, holder: str, owner: str, purpose: str, rules: Sequence[str] = ()) -> str:
    """Tooltip of a thing with two sides on a mat: the side that is up, whose it is, what it does, what it is for."""
    return "\n".join([f"{holder}'s {thing(id)}: {thing(side)}", *ruled(rules), *_purpose(owner, purpose)])


def track_tip(
    id: str,
    value: int,
    scale: tuple[int, int] | None,
    holder: str,
    owner: str,
    purpose: str,
    rules: Sequence[str] = (),
) -> str:
    """Tooltip of a track on a mat: its value, its range, what it does, what it is for."""
    lines = [f"{holder}'s {thing(id)}: {value}"]
    if scale is not None and not rules:
        lines.append(f"From {scale[0]} to {scale[1]}")
    return "\n".join([*lines, *ruled(rules), *_purpose(owner, purpose)])


_MOST_LINES = 14
"""The most lines of a tooltip; the inspector shows the rest."""


def ruled(rules: Sequence[str]) -> list[str]:
    """What a thing does, as lines of a tooltip."""
    lines = [line for rule in rules for line in wrapped(rule)]
    return (
        lines
        if len(lines) <= _MOST_LINES
        else [*lines[: _MOST_LINES - 1], keys.with_key("… the rest stands in the rules inspector", "inspector")]
    )


def wrapped(text: str) -> list[str]:
    """A text as lines of a tooltip."""
    return list(_lines(text))


@lru_cache(maxsize=1 << 9)
def _lines(text: str) -> tuple[str, ...]:
    """Cached, since tooltips are made anew with every change of the table, mostly from the same texts."""
    return tuple(textwrap.wrap(text, _LINE))


def pile_tip(
    id: str,
    pile: SeenPile,
    holder: str,
    fills: tuple[str, int] | None = None,
    rules: Sequence[str] = (),
    names: Sequence[str] = (),
) -> str:
    """Tooltip of a side deck or of face-down cards before a player. Visible cards are listed by title.

    `fills`: what happens when it is full, and with how many cards; `names`: of the players whose backs may lie there.
    """
    area, left = bool(pile.area), cards(pile.count)
    lying_open = pile.open
    how = ", open" if lying_open else ", face down" if area else " left"
    lines = [f"{side_deck(id, area)} before {holder}: {left}{how}"]
    lines += [f"{fills[0]} with {fills[1]} of them"] if fills is not None else []
    lines += wrapped(told_backs(pile, names))
    lines += ruled(rules)
    told = len(lines)
    for said, lying in (
        ("They are" if lying_open else "Only you see them", pile.cards or ()),
        ("Discarded", pile.discard),
    ):
        titles = listed([f"“{isolated(card.title)}”" for card in lying])
        lines += wrapped(f"{said}: {titles}") if lying else []
    return "\n".join([*lines, "Click it to leaf through them"] if len(lines) > told else lines)


def told_backs(pile: SeenPile, names: Sequence[str]) -> str:
    """The owners of unseen cards in a pile, as their backs show: the top one first."""
    backs = reversed((pile.backs or ()) if names else ())
    said = [
        f"a {thing(each.pile)} of {names[each.of]}" if each.pile else f"a card of {names[each.of]}" for each in backs
    ]
    return f"From the top: {listed(said)}" if said else ""


def lent_tip(id: str, count: int, holder: str) -> str:
    """Tooltip of open cards of another player's side deck, such as those that count as Gold."""
    return f"{side_deck(id, area=True)} before {holder}: {cards(count)}, open"


def lying_tip(said: str, before: str, whose: str, more: Sequence[str] = ()) -> str:
    """Tooltip of an open card: its text, before whom it lies, and its owner; '' if both are obvious.

    `more`: its counters, and what it wants.
    """
    where = ", ".join(filter(None, (said, before, f"a card of {whose}" if whose else "")))
    return "\n".join(filter(None, (where, *more)))


def mark_tip(id: str, of: str, space: int, holder: str, owner: str, purpose: str, rules: Sequence[str] = ()) -> str:
    """Tooltip of a token on a space of a track."""
    lines = [
        f"{thing(id)} token on {space} of {holder}'s {thing(of)} track",
        "Claimed when the marker gets there; then kept",
    ]
    return "\n".join([*lines, *ruled(rules), *_purpose(owner, purpose)])


def _purpose(owner: str, purpose: str) -> list[str]:
    return wrapped(f"{owner}: {purpose}") if purpose else []


def ring_tip(id: str, owner: str, where: str) -> str:
    """A player's thing that counts as Gold, and where it is: in the pot, in the stash of Tom."""
    return f"{thing(id)} of {owner}: counts as 1 Gold {where}"


def ring_place(at: str | int, names: Sequence[str]) -> str:
    """Where a thing that counts as Gold is."""
    return {"pot": "in the pot", "inn": "at the Inn"}[at] if isinstance(at, str) else f"in the stash of {names[at]}"
