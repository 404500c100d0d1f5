# SPDX-License-Identifier: GPL-3.0-or-later
"""What the table says beside the log, in English: questions, answers, for whom it waits, reasons, hints and beats.

`python -m tests.golden.spoken` writes a file for each, every line once, from every fifth golden game. Titles of cards, names and numbers
are left out (`Title`, `Ann`, `#`), so that a file has the sentences, and changed cards change none of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from rdi_desktop.director.script import Script
from rdi_desktop.engine.game import Game
from rdi_desktop.session.game_history import told_events
from rdi_desktop.ui.words import asking, hints, reasons
from rdi_desktop.ui.words.beats import BeatWords
from rdi_desktop.ui.words.names import ShownNames
from rdi_desktop.words import language
from tests.golden import transcripts
from tests.rules.deal import content

FOLDER = Path(__file__).with_name("spoken")
KINDS = ("questions", "answers", "waiting", "reasons", "hints", "beats")
NUMBER = re.compile(r"\d+")


class _Titles(dict[str, str]):
    """Every title of a card is 'Title'."""

    def get(self, key: str, default: Any = None) -> Any:
        return "Title" if key in self else default


@contextmanager
def without_titles() -> Iterator[None]:
    """English with a single title for all cards."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(language("en"), "texts", _Titles.fromkeys(card.title for card in content().cards.values()))
        yield


def files() -> list[Path]:
    """The games that are listened to."""
    return sorted(transcripts.FOLDER.glob("*.txt"))[::5]


class Listener:
    """Hears what is said at the table of one game."""

    def __init__(self, game: Game) -> None:
        self.lines: dict[str, set[str]] = {kind: set() for kind in KINDS}
        self.game = game
        self._names = ["Ann"] * len(game.table.seats)
        self._script, self._told = Script(), 0
        sides = [seat.side for seat in game.view(None).seats]
        self._tellers = [BeatWords(self._names, sides, viewer, content()) for viewer in (None, 0)]
        people = sorted({seat.name for seat in game.view(None).seats} - {""}, key=len, reverse=True)
        self._people = re.compile(rf"\b(?:{'|'.join(map(re.escape, people))})\b")
        self._asked: set[tuple[str, ...]] = set()
        """Kinds of questions that were heard: each is asked hundreds of times."""

    def hear(self) -> None:
        """What is asked now, and what has happened since."""
        game = self.game
        self._beats()
        decision = game.pending
        if decision is None:
            return
        asked = (decision.kind, decision.prompt, *sorted({option.kind for option in decision.options}))
        if asked in self._asked:
            return
        self._asked.add(asked)
        view = game.view(decision.seat)
        pending = view.pending
        if pending is None:
            return
        shown = ShownNames(view, decision.seat, content())
        subject = asking.subject(pending, shown)
        self._add("questions", asking.prompt(pending, shown))
        self._add("waiting", asking.waiting(view, shown))
        for option in pending.options:
            self._add("answers", asking.option(option, subject, shown))
            self._add("hints", hints.option_words(option, pending.kind, shown))
        for playable in game.playable(decision.seat):
            if playable.why is not None:
                self._add("reasons", reasons.reason_text(playable.why))

    def _beats(self) -> None:
        events = told_events(self.game.events[self._told :], self.game, None)
        self._told = len(self.game.events)
        beats = self._script.read(events, self.game.view(None))
        for teller in self._tellers:
            teller.hear(events)
            for beat in beats:
                said = teller.said(beat)
                for text in (said.line, said.detail, teller.called(beat)):
                    self._add("beats", text)

    def _add(self, kind: str, text: str) -> None:
        if text:
            self.lines[kind].add(NUMBER.sub("#", self._people.sub("Ann", text)).replace("\n", " / "))


def known(kind: str) -> set[str]:
    """The lines of a kind that have been written."""
    return set((FOLDER / f"{kind}.txt").read_text(encoding="utf-8").splitlines())


def heard() -> dict[str, set[str]]:
    """What is said in these games, played again."""
    found: dict[str, set[str]] = {kind: set() for kind in KINDS}
    listeners: list[Listener] = []

    def listen(game: Game) -> None:
        if not listeners or listeners[-1].game is not game:
            listeners.append(Listener(game))
        listeners[-1].hear()

    with without_titles():
        for file in files():
            transcripts.replay(file.read_text(encoding="utf-8").splitlines(), listen)
    for listener in listeners:
        for kind, lines in listener.lines.items():
            found[kind] |= lines
    return found


def difference(kind: str, now: set[str]) -> list[str]:
    """What is said otherwise than the file has it."""
    before = known(kind)
    return [f"- {line}" for line in sorted(before - now)] + [f"+ {line}" for line in sorted(now - before)]


def write(kind: str, lines: set[str]) -> None:
    """A file anew."""
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{kind}.txt").write_text("\n".join(sorted(lines)) + "\n", encoding="utf-8")


def main() -> None:
    """Write all files anew."""
    for kind, lines in heard().items():
        write(kind, lines)


if __name__ == "__main__":
    main()
