# SPDX-License-Identifier: GPL-3.0-or-later
"""The inspector's text about one card, wherever it lies, and the piles that can be looked through."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import TYPE_CHECKING, NamedTuple

from rdi_desktop.engine.asked import PlayableTold, Why
from rdi_desktop.engine.seen import SeenCard, SeenEntry, SeenTable
from rdi_desktop.ui.cards.face import CardFace
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.panels.log import readable_accent
from rdi_desktop.ui.words import reasons, terms
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.ui.words.names import visible_cards
from rdi_desktop.ui.words.reasons import RuleReference, counts_as, rule_of
from rdi_desktop.ui.words.rule_terms import linked
from rdi_desktop.words import said, translated

if TYPE_CHECKING:
    from rdi_desktop.content import Content

_P = THEME.palette


_PLAYED = ("play", "drink", "event", "contest")
"""Kinds of stack entries whose own card is waiting there; a loss only refers to its card."""


class OpenPile(NamedTuple):
    """A pile that everybody may look through."""

    key: str
    title: str
    seat: int | None
    cards: Sequence[SeenCard]
    reason: str
    """Why cards cannot be played from there; '' if their owner may."""


def open_piles(view: SeenTable) -> Iterator[OpenPile]:
    """Every open pile, even if it is empty now."""
    told: set[int] = set()
    yield OpenPile("drunk", said("card-drinks-drunk"), None, view.drink_discard, "drunk")
    for seat in view.seats:
        index, name = seat.seat, isolated(seat.name)
        yield OpenPile(f"discard{index}", said("card-discards-of", name=name), index, seat.discard, "discarded")
        yield OpenPile(f"play{index}", said("card-before-2", name=name), index, seat.in_play, "before_a_player")
        for id, pile in seat.piles.items():
            if pile.cards:
                yield OpenPile(f"{id}{index}", f"{name}: {terms.thing(id)}", index, pile.cards, "before_a_player")
            if pile.discard and pile.discard[0].id not in told:  # some share a deck
                told.add(pile.discard[0].id)
                title = said("card-discards", name=name, side_deck=terms.side_deck(id))
                yield OpenPile(f"spent_{id}{index}", title, index, pile.discard, "discarded")
    yield OpenPile("pot", said("card-pot"), None, view.pot.cards, "in_the_pot")
    if view.prizes is not None:
        yield OpenPile("prize_inn", said("card-prizes-inn"), None, view.prizes.inn, "a_prize")
        yield OpenPile("prize_bin", said("card-prizes-bin"), None, view.prizes.bin, "a_prize")
    yield from _middle(view)


def _middle(view: SeenTable) -> Iterator[OpenPile]:
    """The open piles of a dungeon and a Pub Crawl."""
    if (dungeon := view.dungeon) is not None:
        yield OpenPile("rooms", said("card-rooms-dungeon"), None, dungeon.rooms, "a_room")
        yield OpenPile("loot", said("card-loot-goal"), None, dungeon.loot or (), "loot")
        yield OpenPile("tricks", said("card-tricks-were-used"), None, dungeon.trick_discard or (), "discarded")
    taverns = view.crawl.taverns if view.crawl is not None else []
    if taverns:
        yield OpenPile("taverns", said("card-happens-taverns"), None, [each.card for each in taverns], "a_tavern")
    for tavern in taverns:
        yield OpenPile(
            f"drunk_{tavern.id}",
            said("card-drunk", name=isolated(translated(tavern.name))),
            None,
            tavern.discard,
            "drunk_there",
        )


def piles_html(view: SeenTable, opened: str | None) -> str:
    """A line for each pile that has cards; the opened one lists them, the topmost first."""
    rows = []
    for pile in open_piles(view):
        if not pile.cards:
            continue
        colour = readable_accent(pile.seat) if pile.seat is not None else _P.parchment_shade
        sign = "▾" if pile.key == opened else "▸"
        rows.append(
            f'<p style="margin:1px 4px 1px 4px"><a href="pile:{pile.key}" style="color:{colour};text-decoration:none">'
            f"{sign} {escape(pile.title)} ({len(pile.cards)})</a></p>"
        )
        if pile.key == opened:
            rows += [f'<p style="margin:0px 4px 0px 20px">{_link(card)}</p>' for card in reversed(pile.cards)]
    return _heading(said("card-open-piles")) + "".join(rows) if rows else ""


def card_html(
    view: SeenTable,
    face: CardFace,
    definition: str,
    owner: int | None,
    playable: Sequence[PlayableTold],
    *,
    pinned: bool,
    content: Content | None = None,
) -> str:
    """Type, whether the viewer may play it now or why not; then its text, the rule for that, where it lies, what it counts as."""
    away = f' <a href="unpin:" style="color:{_P.copper_light};text-decoration:none">✕</a>' if pinned else ""
    whose = _whose(view, owner)
    head = f"<p><b>{escape(face.title)}</b>{away}<br><i>{escape(face.type_label)}</i>{whose}</p>"
    known = content.compiled.get(definition) if content is not None else None
    given = content.given_texts(known) if content is not None and known is not None and face.text else []
    text = linked(escape("\n".join([face.text, *given])), f"color:{_P.parchment}").replace("\n", "<br>")
    spoken, rule = _verdict(view, definition, playable, content)
    lying = _lying(view, definition)
    if not spoken and not lying:
        lying = [*_no(said("card-none-these-lies-open"), Why("unseen"))]
    rows = [head, spoken, f"<p>{text}</p>", rule, *lying, *_counts(face), *_page(definition, content)]
    return _heading(said("card-card")) + "".join(rows)


def _page(definition: str, content: Content | None) -> list[str]:
    """The link to the page of its deck's owner."""
    deck = definition.partition("/")[0]
    if content is None or content.seated(deck) is None:
        return []
    about = said("card-about", name=escape(terms.short_name(deck)))
    return [f'<p style="margin:4px"><a href="rule:{deck}" style="color:{_P.dim}"><i>{about}</i></a></p>']


def _whose(view: SeenTable, owner: int | None) -> str:
    if owner is None or owner >= len(view.seats):
        return ""
    return f' · <span style="color:{readable_accent(owner)}">{escape(isolated(view.seats[owner].name))}</span>'


def _counts(face: CardFace) -> list[str]:
    rows = [
        said("card-counts", name=escape(name)) + (f": {escape(rule.text)} {_place(rule)}" if rule else "")
        for name, rule in counts_as(face.type)
    ]
    return [f'<p style="margin:2px 4px 2px 4px">{"<br>".join(rows)}</p>'] if rows else []


def _verdict(
    view: SeenTable, definition: str, playable: Sequence[PlayableTold], content: Content | None
) -> tuple[str, str]:
    """Whether the viewer may play it, and the rule if not; '' if no such card is the viewer's."""
    known = {card.id for card in visible_cards(view) if card.definition == definition}
    mine = [item for item in playable if item.card in known]
    if any(item.ways and not _waits(item) for item in mine):
        return said("card-may-play-now", leaf=_P.leaf), ""
    if not mine:
        return "", ""
    item = mine[0]
    reason = Why("when_asked") if item.ways else item.why or Why("not_now")
    needs = content.needs_text(reason, card=definition) if content is not None else ""
    return _no(said("card-cannot-play-now", reason_text=reasons.reason_text(reason, needs)), reason)


def _lying(view: SeenTable, definition: str) -> list[str]:
    """Where else such a card lies, each with the reason why it is not played from there."""
    found: list[str] = []
    if (how := _being_played(view, definition)) is not None:
        found += _no(*how)
    for pile in open_piles(view):
        theirs = pile.reason == "before_a_player" and pile.seat == view.seat
        if any(card.definition == definition for card in pile.cards) and not theirs:
            found += _no(f"{pile.title}.", Why(pile.reason))
    return found


def _being_played(view: SeenTable, definition: str) -> tuple[str, Why] | None:
    """How far such a card on the stack has come, with the rule; None if there is none, or all have moved on."""
    gone = {card.id for pile in open_piles(view) for card in pile.cards}
    for entry in reversed(view.stack):
        cards = [card for card in _cards_of(entry) if card.definition == definition and card.id not in gone]
        if not cards or entry.kind not in _PLAYED:
            continue
        if entry.negated:
            return said("card-been-negated"), Why("negated")
        if entry.begun:
            return said("card-taking-effect"), Why("taking_effect")
        return said("card-being-played"), Why("being_played")
    return None


def _cards_of(entry: SeenEntry) -> list[SeenCard]:
    return [*entry.cards, *([entry.card] if entry.card else [])]


def _waits(item: PlayableTold) -> bool:
    return all(way.args.get("when") == "asked" for way in item.ways)


def _no(text: str, reason: Why) -> tuple[str, str]:
    """That it cannot be played, with the rule."""
    rule = rule_of(reason)
    spoken = f'<p style="margin:2px 4px 0px 4px;color:{_P.refusal}">{escape(text)}</p>'
    more = f'<p style="margin:0px 4px 4px 4px">{escape(rule.text)} {_place(rule)}</p>' if rule is not None else ""
    return spoken, more


def _place(rule: RuleReference) -> str:
    """A link to the rule."""
    return f'<a href="rule:{rule.opens}" style="color:{_P.dim}"><i>({escape(rule.place)})</i></a>'


def _link(card: SeenCard) -> str:
    owner = "" if card.owner is None else card.owner
    style = f"color:{_P.gold_light};text-decoration:none"
    return f'<a href="card:{owner}:{escape(card.definition)}" style="{style}">{escape(translated(card.title))}</a>'


def _heading(title: str) -> str:
    return f'<p style="color:{_P.candle};font-size:large;margin:10px 4px 2px 4px"><b>{title}</b></p>'
