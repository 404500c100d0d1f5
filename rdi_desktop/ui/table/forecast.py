# SPDX-License-Identifier: GPL-3.0-or-later
"""The preview of a card: beside the target over which it is held, and beside a card that waits for its costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from rdi_desktop.engine.asked import PreviewTold
from rdi_desktop.engine.seen import SeenCard
from rdi_desktop.ui.cards.brush import PALETTE
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.bubbles import SpeechBubble
from rdi_desktop.ui.table.costs import WAITING, CostBubble, waiting_place
from rdi_desktop.ui.table.legal import Way
from rdi_desktop.ui.table.machine_mat import THREAT, actions_at
from rdi_desktop.ui.table.paying import apart, kinds, plainest
from rdi_desktop.ui.table.refs import Ref
from rdi_desktop.ui.table.stack_forecast import SeatForecast, comes_of, comes_to, told_of
from rdi_desktop.ui.words import asking
from rdi_desktop.ui.words import costs as words_costs
from rdi_desktop.words import said, translated

if TYPE_CHECKING:
    from rdi_desktop.session.facade import Session
    from rdi_desktop.ui.table.table_base import TableBase


ANSWERED = ("respond", "last_chance", "gamble", "pay")
"""Kinds of questions that cards answer."""
_MOST = 3
"""With more ways than this, there is no preview before one is chosen."""


class Forecast:
    """Asks the session, and shows two bubbles."""

    def __init__(self, scene: TableBase, session: Session) -> None:
        self._scene = scene
        self._session = session
        self._costs = CostBubble(scene, scene.drawing, scene.pieces)
        self._bubble = SpeechBubble(scene, scene.drawing, PALETTE.gold, PALETTE.ink)
        self._known: dict[str, PreviewTold | None] = {}
        self._sums: dict[Ref, SeatForecast] | None = None
        """What is known of the answers since something happened; None: not worked out."""
        self.answers: dict[Ref, str] = {}
        """What each card and ability that may answer the question comes to, in words, as far as that is one thing."""

    @property
    def foretold(self) -> str:
        """The preview of the held card."""
        return self._bubble.text

    @property
    def costs(self) -> str:
        """The preview of the waiting card."""
        return self._costs.text

    @property
    def unanswered(self) -> str:
        """What the default answer comes to, in a few words: if nobody answers any more, of a payment, of passing in a Round."""
        view = self._scene.view
        if view.pending is not None and view.pending.kind in ("respond", "last_chance"):
            return comes_to(view, self._scene.names, self._session.content)
        return asking.comes_of_passing(view)

    def forget(self, session: Session) -> None:
        """Something has happened: forget all previews."""
        self._session = session
        self._known.clear()
        self._sums = None

    def work_out(self, *, waits: bool) -> None:
        """Show on cards of the hand what they come to as answers; nothing on one's own free turn, and as long as the question `waits`."""
        legal = self._scene.controller.legal
        asked = not waits and legal.pending is not None and legal.pending.kind in ANSWERED
        if asked and self._sums is None:
            sums = {ref: self._comes_of(ref, ways) for ref, ways in legal.carried.items()}
            self._sums = {ref: each for ref, each in sums.items() if each is not None}
        found = self._sums or {} if asked else {}
        self._scene.hand.show_answers({int(ref.of): each for ref, each in found.items() if ref.kind == "card"})
        self.answers = {ref: told_of(self._scene.view, each) for ref, each in found.items()}

    def _comes_of(self, ref: Ref, ways: list[Way]) -> SeatForecast | None:
        """What these ways come to, if it is the same for all of them and does not depend on what is hidden."""
        scene = self._scene
        groups = apart(way for way in ways if not way.interject)
        told = [self._preview(plainest(group)) for group in groups] if len(groups) <= _MOST else []
        sums = {
            comes_of(scene.view, each, scene.card_of(ref), scene.names, self._session.content)
            if each is not None
            else None
            for each in told
        }
        return sums.pop() if len(sums) == 1 else None

    def show_costs(self) -> None:
        """Let the held card wait where it was dropped, with its preview as chosen."""
        scene = self._scene
        held, paying = scene.controller.held, scene.controller.paying
        if paying is None or held is None:
            scene.hand.wait(None, QPointF(), 1.0)
            self._costs.show(None, QRectF(), scene.layout, scene.names, "", "", "")
            return
        at = waiting_place(self._place(paying.at), scene.layout)
        in_hand = held.kind == "card" and int(held.of) in scene.hand.sprites
        scene.hand.wait(int(held.of) if in_hand else None, at.center(), WAITING)
        card = scene.card_of(held)
        title = translated(card.title) if card is not None else asking.ability(str(held.of), paying.ways[0].option)
        way = next(iter(paying.fitting), None)
        result = self._told(way) if way is not None else ""
        self._costs.show(paying, at, scene.layout, scene.names, title, self._as_played(card, way), result)

    def foretell(self, goal: Ref | None) -> None:
        """Preview the held card at that goal."""
        scene = self._scene
        controller = scene.controller
        asked = controller.question is not None and controller.question.dismissable
        if goal is None or asked or controller.paying is not None or controller.held is None:
            self._bubble.hush()
            return
        spoken = self._said_of(controller.legal.toward(controller.ways, goal), one_of=goal.kind == "team")
        if spoken:
            self._bubble.say(spoken, self._place(goal), scene.layout)
        else:
            self._bubble.hush()

    def _said_of(self, ways: list[Way], *, one_of: bool) -> str:
        """The preview of these ways; `one_of`: they are for different members of a team."""
        groups = apart(ways)
        lines: list[str] = []
        one_of = one_of and len({way.option.targets for way in ways}) == len(groups)
        for group in groups if len(groups) <= _MOST else ():
            way = plainest(group)
            spoken = self._told(way)
            which = asking.option(way.option, "", self._scene.names) if len(groups) > 1 and not one_of else ""
            spoken = said("around-or", what=spoken) if one_of and spoken and lines else spoken
            lines.append(f"{which}: {spoken}" if which and spoken else spoken)
        if len(groups) == 1 and len(ways) > 1:
            lines.append(words_costs.may_spend(kinds(ways), self._scene.names))
        return "\n".join(line for line in lines if line)

    def _as_played(self, card: SeenCard | None, way: Way | None) -> str:
        """What a card does when played in that way, in words."""
        if card is None or way is None:
            return ""
        better = way.option.args.get("better", ())
        return str(self._session.content.played_text(card.definition, way.option.mode or 0, better))

    def _preview(self, way: Way) -> PreviewTold | None:
        if way.id not in self._known:
            self._known[way.id] = self._session.preview(way.seat, way.id)
        return self._known[way.id]

    def _told(self, way: Way) -> str:
        """What that way would do, and to which level it would raise the Threat of a machine."""
        card = self._scene.card_of(self._scene.controller.held) if self._scene.controller.held is not None else None
        spoken = words_costs.preview(self._preview(way), self._scene.names)
        machine = next((seat for seat in self._scene.view.seats if seat.threat and not seat.out), None)
        if machine is None or card is None or "sometimes" not in self._session.content.card(card.definition).types:
            return spoken
        level = int(machine.tracks[THREAT]) + 1  # type: ignore[arg-type]
        if level > self._session.content.automata[machine.character].character.tracks[THREAT].range[1]:
            return spoken
        raised = said(
            "around-threat", level=level, actions=actions_at(tuple((at, n) for at, n in machine.threat), level)
        )
        return "\n".join(filter(None, (spoken, raised)))

    def _place(self, goal: Ref) -> QRectF:
        """The rectangle of a goal; without one, the place where cards are played."""
        return self._scene.layout.stack if goal == refs.TABLE else self._scene.pieces.rect(goal)
