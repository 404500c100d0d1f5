# SPDX-License-Identifier: GPL-3.0-or-later
"""Beats of what nobody plays: an automaton turns over its cards, a machine prepares, takes aim and loses parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.director.beats import Beat, Change, Data, cards_of

if TYPE_CHECKING:
    from rdi_desktop.director.script import Script


def turned_over(script: Script, event: Data) -> Beat:
    """The top card of an automaton is turned over: one of its boxes counts."""
    changes = (Change("deck", event["seat"], -1),)
    args = {"box": event["args"]["box"]}
    return script.beat("flip", event, cards=cards_of(event), changes=changes, args=args)


def whiffed(script: Script, event: Data) -> Beat:
    """What was turned over is for something else: nothing comes of it."""
    cards = cards_of(event)
    changes = [Change("card", event["seat"], of=card) for card in cards]
    return script.beat("whiff", event, cards=cards, changes=changes, args={"box": event["args"]["box"]})


def wound_up(script: Script, event: Data) -> Beat:
    """An automaton passes out on a track, which begins anew."""
    args = event["args"]
    change = Change("wound_up", event["seat"], args["fortitude"], of=args["track"])
    return script.beat("wound_up", event, changes=(change,), to=[args["track"]])


def target(script: Script, event: Data) -> Beat:
    """The Priority Target token of a machine goes to somebody."""
    concerned = event["seat"] in script.people
    changes = (Change("priority", event["seat"]),)
    return script.beat("target", event, concerns=concerned, to=[event["seat"]], changes=changes)


def broken(script: Script, event: Data) -> Beat:
    """A body that is no player breaks down, and lies there no more."""
    cards = cards_of(event)
    changes = [change for card in cards for change in script.lifted(card)]
    return script.beat("broken", event, to=[event["seat"]], cards=cards, changes=changes)


def repaired(script: Script, event: Data) -> Beat:
    """A machine Repairs; the numbers that it mends have a beat of their own."""
    return script.beat("repair", event, to=[event["seat"]], args={"n": event["args"]["n"]})


def prepared(script: Script, event: Data) -> Beat:
    """A machine lays its Actions down, face down."""
    n = event["args"]["n"]
    script.prepared_left = n
    changes = (
        Change("side_deck", event["seat"], -n, of="action"),
        Change("side_deck", event["seat"], n, of="prepared"),
    )
    return script.beat("prepared", event, changes=changes, args={"n": n})
