# SPDX-License-Identifier: GPL-3.0-or-later
"""Words for what may be paid, what a card would then do, and the tokens it is paid with."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from functools import lru_cache, reduce

from rdi_desktop.engine.asked import PreviewTold
from rdi_desktop.engine.seen import SeenPile
from rdi_desktop.ui.look import keys
from rdi_desktop.ui.look.line_breaks import filled, measured
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.ui.words.names import ShownNames
from rdi_desktop.ui.words.stack import outcome
from rdi_desktop.ui.words.terms import kind as kind_of
from rdi_desktop.ui.words.terms import quoted, side_deck, thing, uncapital
from rdi_desktop.words import listed, said, translated

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
        found.append(said("costs-negated", entry=names.entry(on.id)))
    elif on is not None:
        found.append(f"{names.entry(on.id)}: {outcome(on.outcome, names) or said('costs-nobody-affected')}")
    return "; ".join(part for part in found if part)


def counted(kind: str, n: int, names: ShownNames | None = None, *, still: bool = False) -> str:
    """An amount of something that can be paid; `still`: that is missing yet."""
    count = said("costs-still", n=n) if still else str(n)
    if kind.startswith(JOINS):
        return _joining(kind, names)
    if kind == "cards":
        return said("costs-cards-counted", count=count, n=n)
    if kind.startswith("flip:"):
        return said("costs-the", thing=thing(kind.partition(":")[2]))
    if kind.startswith("cards:"):
        return said("costs-cards-of-kind", count=count, n=n, kind=kind_of(kind.partition(":")[2]))
    if kind.startswith("lying:"):
        return _lying(kind, count, n)
    if kind.startswith("worth:"):
        return said("costs-s-worth", thing=thing(kind.partition(":")[2]), count=count)
    return f"{count} {thing(kind)}"


def _lying(kind: str, count: str, n: int) -> str:
    """A number of cards in a place, perhaps of a kind: 'a Meat or Sauce of the Board'."""
    _, place, words = kind.split(":")
    what = listed([thing(word) for word in words.split("|")], "or") if words else said("costs-card-word", n=n)
    return said("costs-of-the", count=count, what=what, thing=thing(place))


def cards(count: int) -> str:
    """So many cards."""
    return counted("cards", count)


def _joining(kind: str, names: ShownNames | None) -> str:
    """A card that joins the one being played."""
    title = names.card(int(kind.removeprefix(JOINS))) if names is not None else None
    return quoted(title) if title else said("costs-a-card")


def more(missing: Mapping[str, int]) -> str:
    """Amounts that are still missing."""
    return listed([counted(kind, n, still=True) for kind, n in missing.items()])


def kinds(spendable: Sequence[str], names: ShownNames | None = None) -> str:
    """What can be paid, cards last."""
    spoken = [_named(kind, names) for kind in sorted(spendable, key="cards".__eq__)]
    return listed(spoken, "or")


def _named(kind: str, names: ShownNames | None) -> str:
    if kind.startswith(JOINS):
        return _joining(kind, names)
    how, _, id = kind.partition(":")
    if how in ("lying", "worth"):
        return said("costs-cards", thing=thing(id.partition(":")[0]))
    return said("costs-the", thing=thing(id)) if how == "flip" else thing(kind)


def may_spend(spendable: Sequence[str], names: ShownNames) -> str:
    """What can be paid for a card, before it is dropped."""
    return said("costs-may-go-into", kinds=kinds(spendable, names))


def hint(spendable: Sequence[str], names: ShownNames, *, goes_without: bool) -> str:
    """How to pay, while the card waits; or that nothing has to be paid."""
    how = _how_to_spend(spendable, names)
    return said("costs-hint-without", how=how) if goes_without else how


def _how_to_spend(spendable: Sequence[str], names: ShownNames) -> str:
    joining = [kind for kind in spendable if kind.startswith(JOINS)]
    spendable = [kind for kind in spendable if kind not in joining]
    along = said("costs-tap-play-along", kinds=kinds(joining, names)) if joining else ""
    if not spendable:
        return along
    things = [kind for kind in spendable if kind.startswith("flip:")]
    how = names.turning(things[0].partition(":")[2]) if things else ""
    tokens = [kind for kind in spendable if kind != "cards" and kind not in things]
    spoken = [kinds(things)] * bool(things) + [said("costs-tokens", kinds=kinds(tokens))] * bool(tokens)
    spoken += [said("costs-cards-hand")] * ("cards" in spendable)
    spent = said(
        "costs-tap", what=reduce(lambda one, other: listed((one, other), "or"), spoken), turns=bool(how), how=how
    )
    return f"{spent}; {uncapital(along)}" if along else spent


def spending(spent: Mapping[str, int], missing: Mapping[str, int] | None, names: ShownNames) -> str:
    """What is to be paid, what is still missing of it, and which cards join."""
    given = [counted(kind, n) for kind, n in spent.items() if not kind.startswith(JOINS)]
    along = listed([counted(kind, n, names) for kind, n in spent.items() if kind.startswith(JOINS)])
    spoken = said("costs-spending", what=listed(given) or said("costs-nothing")) if given or not along else ""
    spoken += said("costs-along", first=not spoken, along=along) if along else ""
    if missing:
        spoken += " " + said("costs-choose", more=more(missing))
    return spoken


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
    held = (
        said("costs-by", count=count, claimed=bool(claimed), holder=holder)
        if count
        else said("costs-holds-none", holder=holder)
    )
    lines = [f"{thing(id)}: {held}"]
    limits = [said("costs-most-each", most=most)] * (most < MANY) + [said("costs-in-all", supply=supply)] * (
        supply < MANY
    )
    if limits:
        lines.append(f"{', '.join(limits)[:1].upper()}{', '.join(limits)[1:]}")
    return "\n".join([*lines, *ruled(rules), *_purpose(owner, purpose)])


def thing_tip(id: str, side: str, holder: str, owner: str, purpose: str, rules: Sequence[str] = ()) -> str:
    """Tooltip of a thing with two sides on a mat: the side that is up, whose it is, what it does, what it is for."""
    return "\n".join(
        [
            said("costs-of-holder", holder=holder, thing=thing(id), what=thing(side)),
            *ruled(rules),
            *_purpose(owner, purpose),
        ]
    )


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
    lines = [said("costs-of-holder", holder=holder, thing=thing(id), what=value)]
    if scale is not None and not rules:
        lines.append(said("costs-from-to", scale=scale[0], scale2=scale[1]))
    return "\n".join([*lines, *ruled(rules), *_purpose(owner, purpose)])


_MOST_LINES = 14
"""The most lines of a tooltip; the inspector shows the rest."""


def ruled(rules: Sequence[str]) -> list[str]:
    """What a thing does, as lines of a tooltip."""
    lines = [line for rule in rules for line in wrapped(rule)]
    return (
        lines
        if len(lines) <= _MOST_LINES
        else [*lines[: _MOST_LINES - 1], keys.with_key(said("costs-rest-stands-rules-inspector"), "inspector")]
    )


def wrapped(text: str) -> list[str]:
    """A text as lines of a tooltip."""
    return list(_lines(text))


@lru_cache(maxsize=1 << 9)
def _lines(text: str) -> tuple[str, ...]:
    """Cached, since tooltips are made anew with every change of the table, mostly from the same texts."""
    return tuple(filled(measured(text, _columns), _LINE, 1))


def _columns(text: str) -> int:
    """Letters, Chinese ones counted twice."""
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)


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
    how = said("costs-open") if lying_open else said("costs-face-down") if area else said("costs-left")
    lines = [said("costs-before", side_deck=side_deck(id, area), holder=holder, left=left, how=how)]
    lines += [said("costs-fills", what=fills[0], n=fills[1])] if fills is not None else []
    lines += wrapped(told_backs(pile, names))
    lines += ruled(rules)
    told = len(lines)
    for spoken, lying in (
        (said("costs-they-are") if lying_open else said("costs-only-see-them"), pile.cards or ()),
        (said("costs-discarded"), pile.discard),
    ):
        titles = listed([quoted(isolated(translated(card.title))) for card in lying])
        lines += wrapped(f"{spoken}: {titles}") if lying else []
    return "\n".join([*lines, said("costs-click-leaf-through-them")] if len(lines) > told else lines)


def told_backs(pile: SeenPile, names: Sequence[str]) -> str:
    """The owners of unseen cards in a pile, as their backs show: the top one first."""
    backs = reversed((pile.backs or ()) if names else ())
    spoken = [
        said("costs-a-of", thing=thing(each.pile), names=names[each.of])
        if each.pile
        else said("costs-card", names=names[each.of])
        for each in backs
    ]
    return said("costs-top", listed=listed(spoken)) if spoken else ""


def lent_tip(id: str, count: int, holder: str) -> str:
    """Tooltip of open cards of another player's side deck, such as those that count as Gold."""
    return said("costs-before-open", side_deck=side_deck(id, area=True), holder=holder, cards=cards(count))


def lying_tip(spoken: str, before: str, whose: str, more: Sequence[str] = ()) -> str:
    """Tooltip of an open card: its text, before whom it lies, and its owner; '' if both are obvious.

    `more`: its counters, and what it wants.
    """
    where = ", ".join(filter(None, (spoken, before, said("costs-card-2", whose=whose) if whose else "")))
    return "\n".join(filter(None, (where, *more)))


def mark_tip(id: str, of: str, space: int, holder: str, owner: str, purpose: str, rules: Sequence[str] = ()) -> str:
    """Tooltip of a token on a space of a track."""
    lines = [
        said("costs-token-s-track", thing=thing(id), space=space, holder=holder, thing2=thing(of)),
        said("costs-claimed-when-marker-gets"),
    ]
    return "\n".join([*lines, *ruled(rules), *_purpose(owner, purpose)])


def _purpose(owner: str, purpose: str) -> list[str]:
    return wrapped(f"{owner}: {purpose}") if purpose else []


def ring_tip(id: str, owner: str, where: str) -> str:
    """A player's thing that counts as Gold, and where it is: in the pot, in the stash of Tom."""
    return said("costs-counts-1-gold", thing=thing(id), owner=owner, where=where)


def ring_place(at: str | int, names: Sequence[str]) -> str:
    """Where a thing that counts as Gold is."""
    return (
        {"pot": said("costs-pot"), "inn": said("costs-inn")}[at]
        if isinstance(at, str)
        else said("costs-stash", names=names[at])
    )
