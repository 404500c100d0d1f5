# SPDX-License-Identifier: GPL-3.0-or-later
"""Beats of Drinks, from the order to the last drop, and of Drinking Contests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.director.beats import Beat, Change, Data, Known, cards_of
from rdi_desktop.director.contest import Contest

if TYPE_CHECKING:
    from rdi_desktop.director.script import Script


def ordered(script: Script, event: Data) -> Beat:
    """A Drink goes from the deck onto somebody's pile."""
    to = event["args"]["to"]
    changes = (Change("drink_deck", n=-1, of="ordered"), Change("drink_me", to, 1)) if to is not None else ()
    return script.beat("order", event, to=[to] if to is not None else (), changes=changes)


def served(script: Script, event: Data) -> Beat:
    """A Drink goes from a side deck of Drinks onto somebody's pile."""
    to, pile = event["args"]["to"], event["args"]["pile"]
    changes = (Change("side_deck", event["seat"], -1, of=pile), Change("drink_me", to, 1, of=pile))
    return script.beat("order", event, to=[to], changes=changes, args={"pile": pile})


def revealed(script: Script, event: Data) -> Beat:
    """A Drink is turned over before its drinker; in a contest beside the other mugs."""
    seat, cards = event["seat"], cards_of(event)
    source = event["args"].get("source")
    changes = [Change("drink_me", seat, -1) if source == "drink_me" else Change("drink_deck", n=-1)]
    if script.contest is not None and seat in script.contest.seats:
        script.contest = script.contest.poured(seat, cards[0])
    mug = script.contest is not None and seat in script.contest.seats
    return script.beat(
        "mug" if mug else "reveal",
        event,
        concerns=seat in script.people,
        cards=cards,
        changes=changes,
        args={"source": source, "contest": script.contest},
    )


def chaser(script: Script, event: Data) -> Beat:
    """A Chaser comes with the Drink."""
    cards = cards_of(event)
    if script.contest is not None and event["seat"] in script.contest.seats:
        script.contest = script.contest.poured(event["seat"], cards[0], chaser=True)
    concerned = event["seat"] in script.people
    return script.beat("chaser", event, concerns=concerned, cards=cards, args={"contest": script.contest})


def event_comes(script: Script, event: Data) -> Beat:
    """A Drink Event comes up: it concerns everybody; in a contest it lies where the mug would stand."""
    seat, cards = event["seat"], cards_of(event)
    if script.contest is not None and seat in script.contest.seats:
        script.contest = script.contest.poured(seat, cards[0])
        return script.beat("mug", event, cards=cards, args={"contest": script.contest})
    return script.beat("event", event, cards=cards_of(event), args={"contest": script.contest})


def stirred(script: Script, event: Data) -> Beat:
    """A Drink is changed, shared, passed on or Ignored."""
    args = event["args"]
    to = args.get("to")
    told = {"how": event["key"], "what": args.get("what"), "numbers": dict(args.get("numbers") or {})}
    told["contest"] = script.contest
    foreseen = script.foreseen.get(args["entry"]) or {}
    told["spared"] = {int(seat): dict(n) for seat, n in foreseen.items() if int(seat) == event["seat"]}
    to = [to] if isinstance(to, int) else []
    return script.beat("stirred", event, entry=args["entry"], to=to, cards=cards_of(event), args=told)


def drank(script: Script, event: Data) -> Beat:
    """It is drunk: what it did is told by the beats that follow."""
    cards = cards_of(event)
    script.plays[event["args"]["entry"]] = Known(cards[0] if cards else None, event["seat"], (event["seat"],))
    changes = [Change("down", of=event["args"]["entry"])]
    changes += [Change("card", None, of=card) for card in cards]
    return script.beat(
        "drink",
        event,
        entry=event["args"]["entry"],
        cards=cards,
        changes=changes,
        args={"numbers": dict(event["args"]["numbers"]), "contest": script.contest},
    )


def renewed(script: Script, event: Data) -> Beat:
    """The discards become the Drink Deck again."""
    change = Change("renew", n=event["args"]["count"])
    return script.beat("renewed", event, changes=(change,), args={"contest": script.contest})


def contest_starts(script: Script, event: Data) -> Beat:
    """Everybody who takes part has an empty place before them."""
    script.contest = Contest.of(event["args"]["seats"])
    return script.beat("contest", event, to=script.contest.seats, args={"contest": script.contest})


def scores(script: Script, event: Data) -> Beat:
    """What everybody has drunk is compared."""
    scores = {int(seat): n for seat, n in event["args"]["scores"].items()}
    script.contest = (script.contest or Contest.of(scores)).scored(scores)
    return script.beat("scores", event, args={"contest": script.contest})


def tied(script: Script, event: Data) -> Beat:
    """Those who drank as much go on among themselves."""
    seats = event["args"]["seats"]
    tied = (script.contest or Contest.of(seats)).again(seats)
    script.contest = tied.fresh()
    return script.beat("tie", event, to=seats, args={"contest": tied})


def decided(script: Script, event: Data) -> Beat:
    """Somebody has won, or nobody."""
    won = event["key"] == "contest_won"
    contest = script.contest.again([event["seat"]] if won else ()) if script.contest is not None else None
    script.contest = contest
    return script.beat("winner" if won else "no_winner", event, args={"contest": contest})
