# SPDX-License-Identifier: GPL-3.0-or-later
"""Beats of Drinks, from the order to the last drop, and of Drinking Contests."""

from __future__ import annotations

from rdi_desktop.director.beats import Beat, BeatFacts, OpenPlay, TableChange, cards_of
from rdi_desktop.director.contest import ContestMugs
from rdi_desktop.director.open_cards import OpenPlace
from rdi_desktop.director.past import Past
from rdi_desktop.engine.told import EventTold


def ordered(past: Past, event: EventTold) -> Beat:
    """A Drink goes from the deck onto a seat's pile."""
    to = event.receiver
    tavern = event.args.get("tavern")
    changes = [*past.from_deck(1, tavern), TableChange("drink_me", to, 1, to=tavern)]
    return past.beat("order", event, to=[to], changes=changes)


def served(past: Past, event: EventTold) -> Beat:
    """A Drink goes from a side deck onto a seat's pile."""
    to, pile = event.receiver, event.args["pile"]
    changes = (TableChange("side_deck", event.seat, -1, of=pile), TableChange("drink_me", to, 1, of=pile))
    return past.beat("order", event, to=[to], changes=changes, args={"pile": pile})


def taken(past: Past, event: EventTold) -> list[TableChange]:
    """The top card of a Drink Me! pile or of the Drink Deck is turned over; an older host does not tell of which."""
    match event.args.get("source"):
        case "drink_me":
            return [TableChange("drink_me", event.args.get("of", event.seat), -1)]
        case "drink_deck":
            return past.from_deck(1)
    return []


def revealed(past: Past, event: EventTold) -> Beat:
    """A Drink is revealed before its drinker; in a contest beside the other mugs."""
    seat, cards = event.seat, cards_of(event)
    source = event.args.get("source")
    changes = taken(past, event)
    if past.contest is not None and seat in past.contest.seats:
        past.contest = past.contest.poured(seat, cards[0])
    mug = past.contest is not None and seat in past.contest.seats
    return past.beat(
        "mug" if mug else "reveal",
        event,
        concerns=seat in past.people,
        cards=cards,
        changes=changes,
        args={"source": source, "contest": past.contest},
    )


def chaser(past: Past, event: EventTold) -> Beat:
    """A Chaser comes with the Drink."""
    cards = cards_of(event)
    if past.contest is not None and event.seat in past.contest.seats:
        past.contest = past.contest.poured(event.seat, cards[0], chaser=True)
    concerned = event.seat in past.people
    return past.beat(
        "chaser", event, concerns=concerned, cards=cards, changes=taken(past, event), args={"contest": past.contest}
    )


def event_comes(past: Past, event: EventTold) -> Beat:
    """A Drink Event is revealed for everybody; in a contest it lies in the place of the mug."""
    seat, cards = event.seat, cards_of(event)
    if past.contest is not None and seat in past.contest.seats:
        past.contest = past.contest.poured(seat, cards[0])
        return past.beat("mug", event, cards=cards, changes=taken(past, event), args={"contest": past.contest})
    return past.beat("event", event, cards=cards, changes=taken(past, event), args={"contest": past.contest})


def stirred(past: Past, event: EventTold) -> Beat:
    """A Drink is changed, split, passed on or Ignored."""
    args = event.args
    to = args.get("to")
    foreseen = past.foreseen.get(args["entry"]) or {}
    told: BeatFacts = {
        "how": event.key,
        "numbers": args.get("numbers", {}),
        "contest": past.contest,
        "spared": {int(seat): dict(n) for seat, n in foreseen.items() if int(seat) == event.seat},
    }
    return past.beat(
        "stirred",
        event,
        entry=args["entry"],
        to=[to] if isinstance(to, int) else [],
        cards=cards_of(event),
        args=told,
    )


def drank(past: Past, event: EventTold) -> Beat:
    """It is drunk; the following beats show what it did."""
    cards = cards_of(event)
    past.plays[event.args["entry"]] = OpenPlay(cards[0] if cards else None, event.who, (event.who,))
    changes = [TableChange("down", of=event.args["entry"])]
    changes += [change for card in cards for change in past.home(card)]
    return past.beat(
        "drink",
        event,
        entry=event.args["entry"],
        cards=cards,
        changes=changes,
        args={"numbers": dict(event.args["numbers"]), "contest": past.contest},
    )


def renewed(past: Past, event: EventTold) -> Beat:
    """The discards become the Drink Deck again."""
    past.swept(OpenPlace("drink_discard"))
    count = event.args["count"]
    if None in past.decks:  # what still lay there has been taken, and is told of next
        past.poured[None] += max(0, past.decks[None])
        past.decks[None] = count
    change = TableChange("renew", n=count)
    return past.beat("renewed", event, changes=(change,), args={"contest": past.contest})


def contest_starts(past: Past, event: EventTold) -> Beat:
    """Every contestant gets an empty place."""
    past.contest = ContestMugs.of(event.seats)
    return past.beat("contest", event, to=past.contest.seats, args={"contest": past.contest})


def scores(past: Past, event: EventTold) -> Beat:
    """The scores are compared."""
    scores = {int(seat): n for seat, n in event.args["scores"].items()}
    past.contest = (past.contest or ContestMugs.of(scores)).scored(scores)
    return past.beat("scores", event, args={"contest": past.contest})


def tied(past: Past, event: EventTold) -> Beat:
    """The tied seats go on."""
    seats = event.seats
    tied = (past.contest or ContestMugs.of(seats)).again(seats)
    past.contest = tied.fresh()
    return past.beat("tie", event, to=seats, args={"contest": tied})


def decided(past: Past, event: EventTold) -> Beat:
    """A seat has won, or none."""
    won = event.key == "contest_won"
    contest = past.contest.again([event.who] if won else ()) if past.contest is not None else None
    past.contest = contest
    return past.beat("winner" if won else "no_winner", event, args={"contest": contest})
