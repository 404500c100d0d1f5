# SPDX-License-Identifier: GPL-3.0-or-later
"""Guests of one host read in different languages: what goes over the line has no words of any."""

from __future__ import annotations

import re
import signal
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTimer

from rdi_desktop import cli
from rdi_desktop.content import Content
from rdi_desktop.net.guest import Guest
from rdi_desktop.ui.words.log import LogTeller
from rdi_desktop.words import language, speaking
from tests.net.company import Company, Player

PEOPLE = (("Ann", "gerki", "en"), ("Dora", "zot", "de"), ("Fanny", "fiona", "fr"))


def evening(
    content: Content, languages: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> tuple[Company, list[Guest]]:
    """Three people at one table for three turns; the host and each of them in a language of their own."""
    drawn = count()  # what is drawn as a secret is the same each time
    for made in ("token_urlsafe", "token_hex"):
        monkeypatch.setattr(f"secrets.{made}", lambda size: f"{next(drawn):0{size}}")
    with speaking(languages[0]):
        company = Company(content)
        guests = [company.call(name) for name, _, _ in PEOPLE]
        company.lay(*((guest, name, who) for guest, (name, who, _) in zip(guests, PEOPLE, strict=True)))
        company.begin()
    players = [Player(guest, content) for guest in guests]
    assert company.room.game is not None
    game = company.room.game.session.game
    for _ in range(4000):
        if game.table.turn_number > 3 or game.over:
            break
        for player, code in zip(players, languages[1:], strict=True):
            with speaking(code):
                player.move()
        with speaking(languages[0]):
            company.carry(0.05)
    assert game.table.turn_number > 3
    return company, guests


def test_three_languages_at_one_table(content: Content, monkeypatch: pytest.MonkeyPatch) -> None:
    spoken, guests = evening(content, ("de", "en", "de", "fr"), monkeypatch)
    plain, others = evening(content, ("en", "en", "en", "en"), monkeypatch)
    for one, other in zip(guests, others, strict=True):
        assert one.session is not None
        assert len(spoken.heard[one]) > 10_000
        assert spoken.heard[one] == plain.heard[other], "the same bytes, whatever anybody speaks"
    logs = []
    for guest, (_, _, code) in zip(guests, PEOPLE, strict=True):
        session = guest.session
        assert session is not None
        with speaking(code):
            names = [seat.name for seat in session.plan.seats]
            logs.append([line.text for line in LogTeller(names, None).lines(session.events(0, None))])
    english, german, french = logs
    assert len(english) == len(german) == len(french)
    assert (english[0], german[0], french[0]) == (
        "The game begins: everybody is dealt a hand.",
        "Das Spiel beginnt: Alle erhalten Karten.",
        "La partie commence\u00a0: chacun reçoit une main.",
    )
    own = {title: language("de").texts.get(title, title) for title in {card.title for card in content.cards.values()}}
    named = [
        (title, other)
        for one, other in zip(english, german, strict=True)
        for title, said in own.items()
        if f"“{title}”" in one and said != title
    ]
    assert named and all(f"„{own[title]}“" in line for title, line in named), (
        "each reads the titles of the own language"
    )
    assert sum(one != other for one, other in zip(english, german, strict=True)) > 0.8 * len(english)
    assert sum(one != other for one, other in zip(english, french, strict=True)) > 0.7 * len(english)


@pytest.mark.usefixtures("qapp")
def test_a_host_without_a_window_says_in_german_why_it_does_not_open(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with speaking("en"):  # and whatever was spoken before is spoken afterwards
        told = ["--language", "de", "host", "--folder", str(tmp_path), "--hidden", "--dungeon", "no-such"]
        assert cli.main(told) == 1
    assert capsys.readouterr().err.startswith("rdi-desktop: So lässt sich der Tisch nicht decken: --dungeon")


def test_a_host_without_a_window_says_in_german_that_it_is_open(
    qapp: QCoreApplication, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(signal, "signal", lambda *_: None)  # pytest has its own
    end = QTimer()
    end.timeout.connect(qapp.quit)  # again and again: one that comes before the loop runs would be lost
    end.start(20)
    with speaking("en"):
        where = [
            "--port",
            "0",
            "--address",
            "127.0.0.1",
            "--hidden",
            "--folder",
            str(tmp_path),
            "--name",
            "Zum Drachen",
        ]
        assert cli.main(["--language", "de", "host", *where]) == 0
    told = capsys.readouterr()
    assert re.fullmatch(r"„Zum Drachen“ ist offen auf Port \d+\. Beitrittscode: [A-Z0-9-]{14}\n", told.out), told
