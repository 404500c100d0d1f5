# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of a game against Boss Otto: `python -m tests.ui.pictures_of_otto` draws one and a film of one of his turns into docs/images.

With a folder behind it: a picture for each number of Challengers in both sizes, and a film of a provocation, for looking at.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from itertools import islice
from pathlib import Path

if sys.platform == "linux":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from rdi_desktop.bots import make_bot
from rdi_desktop.content import Content, load_content
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import RULES, SeatInfo, plan_game
from rdi_desktop.ui.look import style
from rdi_desktop.ui.pages.game_page import GamePage
from rdi_desktop.ui.window.app import make_application
from tests.ui.pictures import FOUR, PEOPLE, draw
from tests.ui.pictures_of_beats import Camera, strip

BOT = "bot:regular"


def against_otto(content: Content, challengers: int, seed: int, own: str = BOT) -> LocalSession:
    """A game with so many Challengers and all of his cards."""
    people = list(zip(PEOPLE, FOUR, strict=False))[:challengers]
    seats = [SeatInfo("Boss Otto", "boss-otto", RULES), SeatInfo(*people[0], own)]
    seats += [SeatInfo(*each, BOT) for each in people[1:]]
    options: dict[str, str | int | bool] = {"factions": "battlebot+mecha-lich", "skulls": 2}
    return LocalSession.new(plan_game(seats, seed=seed, variant="boss-otto", options=options), content)


def busy(content: Content, challengers: int, seed: int) -> LocalSession:
    """A moment in which the first Challenger is asked, and a Component is installed."""
    for game in range(seed, seed + 20):
        session = against_otto(content, challengers, game, "human")
        bot = make_bot("regular", game, content)
        while not session.over:
            decision = session.decision()
            if decision is None or decision.seat != 1:
                session.step()
                continue
            view = session.view(1)
            if view.turn_number > 3 and len(view.seats[1].hand) > 3 and view.seats[0].in_play:
                return session
            session.submit(bot.decide(lambda: session.view(1), decision, lambda: session.playable(1)))  # noqa: B023
    raise ValueError("no such moment")


def his_turn(actions: int) -> Callable[[GamePage], bool]:
    """From the moment at which he prepares so many Actions or more, to the end of his turn."""
    on = [False]

    def wanted(page: GamePage) -> bool:
        beat = page.showing.director.present
        if beat is not None and beat.kind == "prepared":
            on[0] = int(beat.args["n"]) >= actions
        elif beat is not None and beat.kind == "turn":
            on[0] = False
        return on[0]

    return wanted


def provoked(page: GamePage) -> bool:
    """While an answer of his is on the stage."""
    beat = page.showing.director.present
    return beat is not None and beat.seat == 0 and beat.kind == "answer"


def main() -> None:
    """The pictures for the documentation, or all of them."""
    app = make_application()
    app.setStyleSheet(style.style_sheet())
    content = load_content()
    draw(busy(content, 3, 4), (1600, 900), "boss-otto.png", 1)
    camera = Camera(content, 0, against_otto(content, 3, 4), 1)
    strip(list(islice(camera.frames(his_turn(2), 0.36), 36)), "film-boss-otto.png")
    camera.page.close_game()
    for folder in map(Path, sys.argv[1:]):
        for challengers in (1, 2, 3, 4):
            session = busy(content, challengers, 4)
            for size in ((1280, 720), (1920, 1080)):
                draw(session, size, str(folder / f"otto-{challengers}-{size[0]}.png"), 1)
        camera = Camera(content, 0, against_otto(content, 2, 5), 1)
        strip(list(islice(camera.frames(provoked, 0.1), 24)), str(folder / "otto-provoked.png"))
        camera.page.close_game()


if __name__ == "__main__":
    main()
