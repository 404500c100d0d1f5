# SPDX-License-Identifier: GPL-3.0-or-later
"""Turns gestures into commands. Does not use Qt: it is told what was touched, and tells what to highlight."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from rdi_desktop.engine.asked import Why
from rdi_desktop.engine.state.decisions import Answer, Command, CommandError
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.legal import CARDS, Legal, Way
from rdi_desktop.ui.table.paying import Paying, apart, kinds, spend_of
from rdi_desktop.ui.table.refs import Ref
from rdi_desktop.ui.words.picks import ORDERED


@dataclass(frozen=True, slots=True)
class Complaint:
    """Why a gesture was refused, and where to show it."""

    at: Ref | None
    reason: Why
    goals: frozenset[Ref] = frozenset()
    """Where the gesture would have been possible."""


@dataclass(frozen=True, slots=True)
class Question:
    """Ways that are left after a gesture, to choose from in a bubble beside `at`."""

    at: Ref
    ways: tuple[Way, ...]
    dismissable: bool = True
    """False: it is the decision itself."""
    groups: tuple[tuple[Way, ...], ...] = ()
    """For each way all those that differ from it only in their costs."""
    goal: Ref | None = None
    """Where the card was dropped."""


class TableController:
    """What is held, picked and asked. Call a gesture, then show the state."""

    def __init__(self, submit: Callable[[Command], None]) -> None:
        self._submit = submit
        self.legal = Legal()
        self.held: Ref | None = None
        """The card, ability or deck that is being dragged or has been selected."""
        self.picked: list[str] = []
        """Option ids picked so far for an answer of several picks."""
        self.question: Question | None = None
        self.paying: Paying | None = None
        """Set while the held card waits at its target for its costs."""
        self.complaint: Complaint | None = None
        self._owed: tuple[int, ...] = ()
        """Cards that were tapped as payment, and have to be named when the rules ask for them."""

    def show(self, legal: Legal) -> None:
        """Take the present legal actions; unfinished gestures go on if they still can."""
        before = self.legal.pending
        self.legal = legal
        same = before is not None and legal.pending is not None and before.options == legal.pending.options
        if not same:
            self.picked = []
        if self.held is not None and self.held not in legal.carried:
            self.held = None
        if self.paying is not None and (self.held is None or not self._still_possible(self.paying)):
            self.paying = self.held = None
        if not (same and self.question is not None):
            self.question = self._asked_elsewhere()

    def go_on(self) -> None:
        """Name the cards that were tapped as payment, if that is what is asked now."""
        pending = self.legal.pending
        if pending is None or not self._owed:
            return
        owed, self._owed = self._owed, ()
        ids = {option.card: option.id for option in pending.options}
        if pending.kind == "pick" and pending.prompt == "cost" and all(card in ids for card in owed):
            self._send(Answer(pending.seat, tuple(ids[card] for card in owed)))

    @property
    def ways(self) -> Sequence[Way]:
        """The ways to play the held card."""
        return self.legal.carried.get(self.held, ()) if self.held is not None else ()

    @property
    def gives_way(self) -> bool:
        """Whether the question bubble lets a held card be dropped where it is."""
        return self.held is not None and self.question is not None and not self.question.dismissable

    @property
    def lit(self) -> frozenset[Ref]:
        """Where the held card may go; if nothing is held: what may be touched or taken now."""
        if self.held is not None:
            goals = self.legal.targets(self.ways)
            return goals | self.paying.offered if self.paying is not None else goals
        return frozenset(self.legal.touched) | frozenset(self.legal.carried)

    # gestures

    def click(self, ref: Ref) -> None:
        """Something was clicked, or activated with the keyboard."""
        self.complaint = None
        if ref.kind == "choice" and self.question is not None:
            self._choose(self.question, int(ref.of))
        elif ref.kind == "action":
            self._act(ref)
        elif self.paying is not None:
            self._click_paying(self.paying, ref)
        elif self.held is not None:
            self._click_holding(ref)
        elif ref in self.legal.touched:
            self._touch(ref)
        else:
            self._take_up(ref)

    def take(self, ref: Ref) -> bool:
        """Pick a card up. False, with a complaint, if it cannot be played. Abilities wait while something is being paid for."""
        self.complaint = None
        if self.paying is not None and ref == self.held:
            return True
        if self.paying is not None and ref.kind == "ability":
            self.complain(ref, "begun_first")
            return False
        self.paying = None
        if self.question is not None and self.question.dismissable:
            self.question = None
        if ref in self.legal.carried:
            self.held = ref
            return True
        self.held = None
        if ref.kind in ("card", "ability") or (ref.kind in ("stop", "pawn") and ref in self.legal.reasons):
            self.complaint = Complaint(ref, self.legal.reasons.get(ref, Why("not_now")))
        return False

    def drop(self, goal: Ref | None) -> None:
        """Drop the held card on something, or on nothing."""
        self.complaint = None
        if self.held is None:
            return
        held, paying = self.held, self.paying
        if paying is not None and goal == paying.at:
            self.play()
            return
        ways = self.legal.toward(self.ways, goal) if goal is not None else []
        self.paying = None
        if goal is None or not ways:
            self.held = None
            if goal is not None:
                goals = self.legal.targets(self.legal.carried[held])
                self.complaint = Complaint(held, Why("wrong_place"), goals)
            return
        self._settle(held if held.kind == "card" else goal, ways, goal, paying.chosen if paying is not None else ())

    def discardable(self, ref: Ref) -> bool:
        """Whether cards are to be discarded, and this card of the hand is among the choices."""
        pending = self.legal.pending
        asked = pending is not None and (pending.kind == "discard" or pending.prompt.startswith("discard"))
        return asked and ref in self.legal.purse.get(CARDS, ()) and ref in self.legal.touched

    def discard(self, ref: Ref) -> None:
        """A card was dropped on the player's discards: pick it, unless it is picked already."""
        self.complaint = None
        if self.discardable(ref) and not any(way.id in self.picked for way in self.legal.touched[ref]):
            self._touch(ref)

    def complain(self, at: Ref, key: str) -> None:
        """A gesture was refused for that reason."""
        self.complaint = Complaint(at, Why(key))

    def play(self) -> None:
        """Play the waiting card with the chosen costs."""
        paying = self.paying
        if paying is None:
            return
        ways = paying.fitting
        if len(ways) == 1:
            self._owed = paying.cards
            self._send(ways[0].command())
        elif ways:
            self.question = Question(paying.at, tuple(ways))
        else:
            self.complaint = Complaint(paying.at, Why("pay_first"))

    def confirm(self) -> None:
        """Answer with the picks made, or play the waiting card."""
        if self.paying is not None:
            self.play()
        elif self.can_confirm and self.legal.seat is not None:
            self._send(Answer(self.legal.seat, tuple(self.picked)))

    @property
    def can_confirm(self) -> bool:
        """Whether the picks made are a valid answer."""
        pending = self.legal.pending
        return pending is not None and self.legal.several and pending.min <= len(self.picked) <= pending.max

    def place_of(self, way: Way) -> str:
        """The position of a picked way among the picks, if their order counts; otherwise ''."""
        pending = self.legal.pending
        ordered = pending is not None and pending.prompt in ORDERED
        return str(self.picked.index(way.id) + 1) if ordered and way.id in self.picked else ""

    def stand_pat(self) -> None:
        """Confirm the picks made; without any give the default answer: pass, keep, done."""
        self.complaint = None
        if self.paying is not None:
            self.play()
        elif self.picked and self.can_confirm:
            self.confirm()
        elif self.legal.default is not None and self.legal.seat is not None:
            self._send(Answer(self.legal.seat, self.legal.default))
        else:
            self.insist()

    def insist(self) -> None:
        """Something has to be chosen first: complain, and tell where a card may go."""
        goals = self.legal.targets(self.ways) if self.held is not None else frozenset[Ref]()
        self.complaint = Complaint(None, Why("choose_first"), goals)

    def cancel(self) -> None:
        """Undo an unfinished gesture."""
        self.complaint = None
        if self.question is not None and self.question.dismissable:
            self.question = self._asked_elsewhere()
        elif self.held is None:
            self.picked = []
        self.held = self.paying = None

    def send(self, way: Way) -> None:
        """Choose a way."""
        if self.legal.several and not way.interject:
            self._toggle(way)
        else:
            self._send(way.command())

    # inside

    def _act(self, ref: Ref) -> None:
        if ref == refs.CONFIRM:
            self.confirm()
        elif ref == refs.PLAY:
            self.play()
        elif ref == refs.STAND_PAT:
            self.stand_pat()
        elif ref == refs.CANCEL:
            self.cancel()
        elif ref == refs.MORE:
            self.held = None
            self.question = Question(ref, tuple(way for way in self.legal.elsewhere if way.interject))

    def _click_holding(self, ref: Ref) -> None:
        held = self.held
        if ref in self.lit:
            self.drop(ref)
        elif ref == held:
            ways = self.ways
            goals = [goal for goal in self.legal.targets(ways) if goal.kind != "team"]
            self._settle(ref, ways, goals[0]) if len(goals) == len(apart(ways)) == 1 else self.cancel()
        elif ref in self.legal.carried or ref.kind in ("card", "ability"):
            self._take_up(ref)
        elif ref in self.legal.touched and ref.kind == "button":
            self.held = None
            self._touch(ref)
        else:
            self.drop(ref)

    def _take_up(self, ref: Ref) -> None:
        """Take up something that goes somewhere; a Potion goes nowhere, and asks at once what it is for."""
        if self.take(ref) and ref == refs.POTION:
            self._settle(ref, self.legal.carried[ref], refs.TABLE)

    def _touch(self, ref: Ref) -> None:
        ways = self.legal.touched[ref]
        if self.legal.several and len(ways) == 1:
            self._toggle(ways[0])
        else:
            self._settle(ref, ways)

    def _click_paying(self, paying: Paying, ref: Ref) -> None:
        """A tap chooses a token or card as payment, or takes it back; a tap on the target plays the card."""
        if ref in paying.offered:
            paying.touch(ref)
        elif ref in (paying.at, self.held):
            self.play()
        elif ref in self.lit:
            self.drop(ref)
        elif ref in self.legal.touched and ref.kind == "button":
            self.held = self.paying = None
            self._touch(ref)
        elif ref in self.legal.carried or ref.kind == "ability":
            self.take(ref)

    def _choose(self, question: Question, place: int) -> None:
        group = question.groups[place] if question.groups else ()
        if question.goal is not None and self._has_costs_to_choose(group):
            self.question = None
            self.paying = Paying.begin(question.goal, group, self.legal.purse, self.held)
        else:
            self.send(question.ways[place])

    def _settle(self, at: Ref, ways: Sequence[Way], goal: Ref | None = None, chosen: Sequence[Ref] = ()) -> None:
        """A single way is played. Of several, ask first for the effect, then for the costs."""
        goal = goal or at
        groups = apart(ways) if self._payable(ways) else [(way,) for way in ways]
        if len(groups) > 1:
            self.question = Question(at, tuple(group[0] for group in groups), groups=tuple(groups), goal=goal)
        elif self._has_costs_to_choose(groups[0]):
            self.paying = Paying.begin(goal, groups[0], self.legal.purse, self.held)
            self.paying.keep(chosen)
        else:
            self._send(groups[0][0].command())

    def _has_costs_to_choose(self, group: Sequence[Way]) -> bool:
        """Whether there are several costs to choose from, or the only one is optional."""
        if not group or not self._payable(group):
            return False
        only = spend_of(group[0])
        return len(group) > 1 or (bool(only) and any(spend_of(way) != only for way in self.ways))

    def _payable(self, ways: Iterable[Way]) -> bool:
        """Whether everything that may be paid is on the table, where it can be tapped."""
        return all(kind in self.legal.purse for kind in kinds(ways))

    def _still_possible(self, paying: Paying) -> bool:
        known = {way.id for way in self.ways}
        offered = {ref for pieces in self.legal.purse.values() for ref in pieces}
        return all(way.id in known for way in paying.ways) and paying.offered <= offered

    def _toggle(self, way: Way) -> None:
        if way.id in self.picked:
            self.picked.remove(way.id)
        elif self.legal.pending is not None and len(self.picked) < self.legal.pending.max:
            self.picked.append(way.id)

    def _asked_elsewhere(self) -> Question | None:
        mine = tuple(way for way in self.legal.elsewhere if not way.interject)
        return Question(refs.TABLE, mine, dismissable=False) if mine else None

    def _send(self, command: Command) -> None:
        at = self.held
        self.held = self.paying = None
        self.question = None
        self.picked = []
        try:
            self._submit(command)
        except CommandError as error:
            self.question = self._asked_elsewhere()
            self.complaint = Complaint(at, Why("refused", {"why": str(error)}))
