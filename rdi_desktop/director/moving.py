# SPDX-License-Identifier: GPL-3.0-or-later
"""Beats of cards that go from pile to pile: shuffled, fetched, laid aside, turned to stone, swapped; and of cards that are Gold."""

from __future__ import annotations

from rdi_desktop.director.beats import Beat, BeatFacts, TableChange, cards_of
from rdi_desktop.director.open_cards import OpenPlace
from rdi_desktop.director.past import Past
from rdi_desktop.engine.told import EventTold


def fetched(past: Past, event: EventTold) -> Beat:
    """A card returns from the discards into the hand."""
    cards = cards_of(event)
    changes = [
        TableChange("hand", event.seat, len(cards)),
        *(change for card in cards for change in past.taken(card)),
    ]
    return past.beat("move", event, cards=cards, changes=changes)


def taken_up(past: Past, event: EventTold) -> Beat:
    """An open card goes to its player's hand."""
    cards = cards_of(event)
    changes = [
        TableChange("hand", event.seat, 1),
        *(TableChange("lies", event.seat, -1, of=card) for card in cards),
    ]
    return past.beat("move", event, cards=cards, changes=changes)


def shuffled(past: Past, event: EventTold) -> Beat:
    """A pile is shuffled; the deck of a seat, or a side deck, may be made of its discards."""
    changes: tuple[TableChange, ...] = ()
    if event.key == "reshuffled":
        past.swept(OpenPlace("discard", event.seat))
        changes = (TableChange("reshuffle", event.seat),)
    elif event.args.get("count"):
        pile = event.args["pile"]
        past.swept(OpenPlace(f"spent:{pile}", event.seat))
        changes = (TableChange("renewed", event.seat, event.args["count"], of=pile),)
    return past.beat("shuffle", event, changes=changes)


def moved(past: Past, event: EventTold) -> Beat:
    """Cards go from one pile to another, mostly unseen."""
    args = event.args
    steps = ((args.get("pile"), -1), (args.get("to"), 1))
    changes: list[TableChange] = []
    for pile, sign in steps:
        n = sign * (args.get("count") or 0)
        if pile == "drink_deck":
            changes += past.from_deck(-n) if n < 0 else past.drawn_off(-n)
        else:
            counted = isinstance(pile, str) and pile in ("hand", "deck", "drink_me")
            changes += [TableChange(str(pile), event.seat, n)] if counted else past.heaped(event.seat, pile, n)
    for card in cards_of(event):  # cards that are named by title lie open before a seat, or did
        changes += past.laid(card, event.who) if card.id in past.stays else past.lifted(card)
        changes += past.home(card) if str(args.get("to")).endswith("discard") else ()
    return past.beat("move", event, cards=cards_of(event), changes=changes)


def ring(past: Past, event: EventTold) -> Beat:
    """A thing that counts as Gold moves along with Gold."""
    thing, to = event.args["thing"], event.args["to"]
    assert not isinstance(to, list)
    change = TableChange("ring", event.seat, of=thing, to=to)
    side = str(past.seats[event.who].tracks[str(thing)])
    args: BeatFacts = {"thing": thing, "source": event.args["source"], "to": to, "side": side}
    return past.beat("ring", event, changes=(change,), args=args)


def coin(past: Past, event: EventTold) -> Beat:
    """A card that counts as Gold changes hands, is turned up, or leaves the game."""
    args = event.args
    source, to, counts = args["source"], args["to"], args["counts"]
    cards = cards_of(event)
    changes = [TableChange("gold", n=1, of=counts[0], to=counts[1])] if counts else []
    for purse, lies, n in ((source, args["was"], -1), (to, args["face"], 1)):
        changes += [TableChange("hidden", args["owner"], n)] if (purse, lies) == ("pot", "down") else []
    if args["was"] == "down" and isinstance(source, int):
        changes.append(TableChange("side_deck", args["owner"], -1, of=args["pile"]))
    for card in cards:
        changes += past.laid(card, to) if isinstance(to, int) else past.lifted(card)
    return past.beat(
        "turned" if cards and args["was"] == "down" else "move",
        event,
        cards=cards,
        changes=changes,
    )


def coin_spent(past: Past, event: EventTold) -> Beat:
    """A card that counted as Gold is used."""
    return past.beat("pay", event, cards=cards_of(event), changes=(TableChange("gold", n=1, of=event.seat, to="gone"),))


def petrified(past: Past, event: EventTold) -> Beat:
    """Cards of a hand go, unseen, under a pile."""
    args = event.args
    pile = TableChange("side_deck", args["owner"], args["count"], of=args["pile"])
    decks = args.get("numbers", {}).items()
    changes = [TableChange("side_deck", event.seat, -n, of=deck) for deck, n in decks]
    changes = [*(changes or [TableChange("hand", event.seat, -args["count"])]), pile]
    return past.beat("move", event, to=[args["owner"]], changes=changes)


def tucked(past: Past, event: EventTold) -> Beat:
    """Cards of such a pile are put under a card that is played."""
    args = event.args
    moves = ((args["pile"], -args["count"]), (args["under"], args["count"]))
    changes = [TableChange("side_deck", event.seat, n, of=pile) for pile, n in moves]
    return past.beat("move", event, changes=changes)


def given_back(past: Past, event: EventTold) -> Beat:
    """Such cards go back to a hand, or are discarded."""
    args, cards = event.args, cards_of(event)
    changes = [TableChange("side_deck", args["owner"], -args["count"], of=args["pile"])]
    changes += [TableChange("side_deck", event.seat, n, of=deck) for deck, n in args.get("numbers", {}).items()]
    if args["to"] == "hand":
        changes.append(TableChange("hand", event.seat, args["count"]))
        cards = ()
    return past.beat("move", event, to=[event.seat], cards=cards, changes=changes)


def stowed(past: Past, event: EventTold) -> Beat:
    """A card is laid aside from the hand, or after it was played instead of being discarded."""
    args = event.args
    if args["pile"] == "play":
        past.aside_now.update(card.id for card in cards_of(event))
    changes = [TableChange("hand", event.seat, -1)] if args["pile"] == "hand" else []
    if not args.get("open"):
        changes += past.heaped(event.seat, args.get("to"), args["count"])
    else:
        changes += [change for card in cards_of(event) for change in past.laid(card, event.who)]
    return past.beat("move", event, cards=cards_of(event), changes=changes)


def potted(past: Past, event: EventTold) -> Beat:
    """A card of a side deck goes face down into the pot."""
    changes = (
        TableChange("side_deck", event.seat, -1, of=event.args["pile"]),
        TableChange("hidden", event.seat, 1),
    )
    return past.beat("move", event, changes=changes)


def swapped(past: Past, event: EventTold) -> Beat:
    """Two players change piles, or the top Drink of a pile goes to another."""
    to = event.receiver
    how = "handed" if event.key == "handed_round" else "swap"
    return past.beat("move", event, to=[to], changes=[TableChange(how, event.seat, to=to)])
