# SPDX-License-Identifier: GPL-3.0-or-later
"""Keeping the books from what is told alone: whoever follows the events' numbers arrives at what the views show."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rdi_desktop.engine.seen import SeenSeat, SeenTable
from rdi_desktop.engine.state.event_keys import faults
from rdi_desktop.engine.state.events import Event


class Accounts:
    """Fortitude, Alcohol Content, Gold, tokens, the pot and the Inn as the events tell them; nothing of the rules is known here."""

    def __init__(self, view: SeenTable) -> None:
        self.turn: int = view.turn
        self.phase: str = view.phase
        self.pot: int = view.pot.gold
        self.inn: int = view.inn_gold
        self.seats = [
            seat.numbers
            | {"out": seat.out, "side": seat.side}
            | {"tokens": dict(seat.tokens), "claimed": dict(seat.claimed), "counters": counters(seat)}
            for seat in view.seats
        ]
        self.purseless = {seat.seat for seat in view.seats if not seat.kit.gold}
        """Whoever has no Gold of their own pays with the Inn's, and what they get goes there [257]."""
        self.facing = {
            seat.seat: {track.seat: {"fortitude": track.fortitude, "alcohol": track.alcohol} for track in seat.facing}
            for seat in view.seats
            if seat.facing
        }
        """Whoever has a track towards each other player is told of by track, and has no numbers of their own [255]."""

    def follow(self, events: Iterable[Event]) -> None:
        """Write down what happened, once it is seen to be an event as it is declared."""
        for event in events:
            wrong = faults(event.key, event.args, event.secret[1] if event.secret is not None else {})
            assert not wrong, "; ".join(wrong)
            self._one(event.key, event.seat, event.args)

    def _one(self, key: str, seat: int | None, args: dict[str, Any]) -> None:
        n = args.get("n", 0)
        match key:
            case "lost_fortitude" | "gained_fortitude" | "lost_alcohol" | "gained_alcohol":
                word, figure = key.split("_")
                assert seat is not None
                for mat in self._of_side(seat):
                    mat[figure] += n if word == "gained" else -n
                for other, moved in args.get("tracks", {}).items():
                    self.facing[seat][int(other)][figure] += moved if word == "gained" else -moved
            case "wound_up":
                assert seat is not None
                self.facing[seat][args["track"]] = {"fortitude": args["fortitude"], "alcohol": 0}
            case "gained_gold" | "lost_gold":
                self._pay("inn", seat, n if key == "gained_gold" else -n)
            case "paid" | "anted":
                self._pay(args["payer"], args["to"], n)
            case "took_gold":
                self._pay(args["source"], seat, n)
            case "pot_taken":
                self._pay("pot", seat, n)
            case "pot_to_inn":
                self._pay("pot", "inn", n)
            case "gold_divided":
                for other in args["to"]:
                    self._pay(seat, other, args["share"])
                self._pay(seat, "inn", n - args["share"] * len(args["to"]))
            case "coin_passed" if args["counts"] is not None:
                self._pay(*args["counts"], 1)
            case "coin_spent":
                self._pay(seat, "gone", 1)
            case "token_changed" | "token_claimed":
                assert seat is not None
                held = self.seats[seat]
                (held["claimed"] if args["token"] in held["claimed"] else held["tokens"])[args["token"]] = args["now"]
            case "counter_changed":
                assert seat is not None
                self.seats[seat]["counters"].setdefault(args["card"], {})[args["counter"]] = args["now"]
            case "passed_out" | "out_of_gold":
                assert seat is not None
                self.seats[seat]["out"] = True
            case "turn_started":
                assert seat is not None
                self.phase = "start"
                self.turn = seat
            case "phase_started":
                assert seat is not None
                self.phase = args["phase"]
                self.turn = seat

    def _of_side(self, seat: int) -> list[dict[str, Any]]:
        """All who share the numbers of a seat."""
        return [mat for mat in self.seats if mat["side"] == self.seats[seat]["side"]]

    def _pay(self, payer: int | str | None, to: int | str | None, n: int) -> None:
        for who, change in ((payer, -n), (to, n)):
            if who == "inn" or who in self.purseless:
                self.inn += change
            elif who == "pot":
                self.pot += change
            elif who != "gone":  # a card that counts as Gold no more
                assert isinstance(who, int)
                for mat in self._of_side(who):
                    mat["gold"] += change

    def differences(self, view: SeenTable) -> list[str]:
        """Where the books and a view differ."""
        shown = Accounts(view)
        found = [
            f"{word}: told {getattr(self, word)}, shown {getattr(shown, word)}"
            for word in ("turn", "phase", "pot", "inn")
            if getattr(self, word) != getattr(shown, word)
        ]
        if self.facing != shown.facing:
            found.append(f"tracks: told {self.facing}, shown {shown.facing}")
        for index, (told, seen) in enumerate(zip(self.seats, shown.seats, strict=True)):
            if told["out"]:
                told, seen = (
                    {**each, "tokens": {}, "claimed": {}} for each in (told, seen)
                )  # theirs are out of the game
            if index in self.facing:
                told, seen = ({**each, "fortitude": 0, "alcohol": 0} for each in (told, seen))
            lying = {card.id for card in view.seats[index].in_play}
            told, seen = ({**each, "counters": nonzero(each["counters"], lying)} for each in (told, seen))
            for each in (told, seen):
                each["tokens"] = {token: n for token, n in each["tokens"].items() if n}
            found += [
                f"seat {index} {key}: told {told[key]}, shown {seen[key]}" for key in told if told[key] != seen[key]
            ]
        return found


def counters(seat: SeenSeat) -> dict[int, dict[str, int]]:
    """The numbers on the cards that lie before a seat."""
    return {card.id: dict(card.counters) for card in seat.in_play if card.counters}


def nonzero(counted: dict[int, dict[str, int]], lying: set[int]) -> dict[int, dict[str, int]]:
    """Those on cards that lie there, without the kinds of which there is none: they go as the card goes."""
    found = {card: {word: n for word, n in of.items() if n} for card, of in counted.items() if card in lying}
    return {card: of for card, of in found.items() if of}
