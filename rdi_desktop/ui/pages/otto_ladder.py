# SPDX-License-Identifier: GPL-3.0-or-later
"""The ladder in the guest book: every pair of a machine's factions by how hard it is, beaten or not, and the next rung."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout

from rdi_desktop.engine.language.knobs import turned
from rdi_desktop.session.draft import TableDraft
from rdi_desktop.session.guestbook import BookGame, LadderTally, knob_key, ladder
from rdi_desktop.session.picking import DraftSeat
from rdi_desktop.session.plan import RULES
from rdi_desktop.ui.look.regions import region
from rdi_desktop.ui.panels.widgets import BrassButton, Parchment, label
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.words import listed, said, translated

if TYPE_CHECKING:
    from rdi_desktop.content import Content
    from rdi_desktop.engine.language.variant import Preset, Variant


class NextRung(NamedTuple):
    """What is offered next."""

    preset: Preset
    factions: tuple[str, ...]


def machine_variant(content: Content) -> Variant | None:
    """The variant with a machine that has presets."""
    return next((each for each in content.variants.values() if each.machine and each.presets), None)


def tally_words(tally: LadderTally | None) -> str:
    """Beaten by how many, in how many turns; or not."""
    if tally is None:
        return said("ladder-never")
    if not tally.won:
        return said("ladder-not-beaten", n=tally.games)
    return said("ladder-beaten", n=tally.challengers, turns=tally.turns)


def next_rung(
    evenings: Sequence[BookGame], presets: Sequence[Preset], pairs: Sequence[tuple[str, ...]]
) -> NextRung | None:
    """The easiest preset at which the pair of factions that was met last stands unbeaten; then that of any other pair.

    `evenings`: the latest first. None: all are beaten.
    """
    rungs = ladder(evenings)
    latest = next((evening.factions for evening in evenings if evening.factions), ())
    for pair in sorted(pairs, key=lambda pair: pair != latest):
        for preset in presets:
            tally = rungs.get((pair, knob_key(turned(preset.options))))
            if tally is None or not tally.won:
                return NextRung(preset, pair)
    return None


class OttoLadder(Parchment):
    """A line for each pair of factions, a column for each preset; below them the next rung."""

    rung_wanted = Signal(object)
    """The `TableDraft` with which the next rung is tried: the people who met the machine last."""

    def __init__(self, evenings: Sequence[BookGame], content: Content, variant: Variant) -> None:
        """`evenings`: the latest first; one of them was against the machine."""
        super().__init__()
        machine = content.automata[variant.machine]
        pairs = [tuple(sorted(some)) for some in combinations(machine.factions, machine.play_with)]
        region(said("ladder-title"), self)
        page = QVBoxLayout(self)
        page.setContentsMargins(18, 10, 18, 14)
        page.addWidget(label(said("ladder-title"), "subheading"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(18)
        rungs = ladder(evenings)
        for column, preset in enumerate(variant.presets, 1):
            grid.addWidget(label(translated(preset.name), "quiet"), 0, column)
        self.told: dict[tuple[tuple[str, ...], str], str] = {}
        """What is said of each pair and preset."""
        for row, pair in enumerate(pairs, 1):
            grid.addWidget(label(listed([translated(machine.factions[id].name) for id in pair])), row, 0)
            for column, preset in enumerate(variant.presets, 1):
                told = tally_words(rungs.get((pair, knob_key(turned(preset.options)))))
                self.told[pair, preset.id] = told
                grid.addWidget(label(told, wrap=True), row, column)
                grid.setColumnStretch(column, 1)
        page.addLayout(grid)
        named = {knob_key(turned(preset.options)) for preset in variant.presets}
        others = [tally for (_, knobs), tally in rungs.items() if knobs not in named]
        games, won = sum(tally.games for tally in others), sum(tally.won for tally in others)
        self.others = label(said("ladder-others", games=games, won=won) if others else "", wrap=True)
        self.others.setVisible(bool(others))
        page.addWidget(self.others)
        rung = next_rung(evenings, variant.presets, pairs)
        names = listed([translated(machine.factions[id].name) for id in rung.factions]) if rung is not None else ""
        self.next = label(
            said("ladder-next", preset=isolated(translated(rung.preset.name)), factions=names)
            if rung is not None
            else said("ladder-all-beaten"),
            wrap=True,
        )
        self.climb = BrassButton(said("ladder-climb"), pixels=16)
        self.climb.setVisible(rung is not None)
        if rung is not None:
            last = next(evening for evening in evenings if evening.factions)
            people = [
                DraftSeat(guest.name, guest.character, guest.player) for guest in last.guests if guest.player != RULES
            ]
            draft = TableDraft(people, variant=variant, hard=rung.preset.id, factions="+".join(rung.factions))
            self.climb.clicked.connect(lambda: self.rung_wanted.emit(draft))
        line = QHBoxLayout()
        line.addWidget(self.next, 1)
        line.addWidget(self.climb)
        page.addLayout(line)
