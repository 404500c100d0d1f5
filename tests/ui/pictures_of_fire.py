# SPDX-License-Identifier: GPL-3.0-or-later
"""Films by the fire for docs/images: `python -m tests.ui.pictures_of_fire` draws a bet that is won and a ghost's deed.

Maud is out and bets; five computer players go on. The films run twice as fast as the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from rdi_desktop.content import Content, load_content
from rdi_desktop.engine import arrange
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.state.table import Table
from rdi_desktop.session.bets import YES
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import HUMAN, SeatInfo, plan_game
from rdi_desktop.session.setup import game_setup
from rdi_desktop.session.windows import pass_of
from rdi_desktop.ui.look import style
from rdi_desktop.ui.window.app import make_application
from tests.ui.pictures import IMAGES, PEOPLE, SIX
from tests.ui.pictures_of_beats import Camera, animate

RATE = 5
"""Frames a second."""
EACH = 2 / RATE
"""Seconds at the table between two frames."""
BEFORE, AFTER, MOST = 4, 4, 20
"""Frames before something is pressed and after all is shown, and of the whole film."""
TRIES = 40
"""So many bets are laid until one is won."""


def five_and_a_ghost(content: Content, seed: int) -> Camera:
    """Maud has no Gold and is out at once; the others have drunk something."""
    seats = [SeatInfo(name, id, "bot:regular") for name, id in zip(PEOPLE, SIX, strict=False)]
    seats[0] = SeatInfo(PEOPLE[0], SIX[0], HUMAN)
    plan = plan_game(seats, seed=seed, first=1, options={"open_hands": True, "ghost_deed": True})

    def lay(table: Table) -> None:
        for seat in range(len(seats)):
            arrange.numbers(table, seat, gold=5 + seat if seat else 0, fortitude=12 + seat, alcohol=4 + seat // 2)
        arrange.turn(table, 1, "drink")

    camera = Camera(content, 0, LocalSession.of(Game.from_table(game_setup(plan), content, lay), plan, content))
    go_on(camera, camera.page.fire.isVisible)
    return camera


def go_on(camera: Camera, reached: Callable[[], object]) -> None:
    """Unseen, until that holds."""
    page = camera.page
    while not reached():
        camera._still()
        if page.out.isVisible():
            page.out.watch.click()
        elif page.showing.busy:
            page.showing.finish()
        elif page.session.window() is not None:
            page.session.pass_all()  # Maud, as long as she is asked
        elif page.session.decision() is not None:
            page.session.submit(pass_of(page.session.game.pending))
        elif page.session.over:
            raise ValueError("it does not come to that")
        else:
            page.session.step()
        QApplication.processEvents()


def filmed(camera: Camera, press: Callable[[], object], over: Callable[[], object]) -> Iterator[QImage]:
    """From before that is pressed until it is over and shown."""
    page = camera.page
    still = page.grab().toImage()
    yield from [still] * BEFORE
    press()
    page._go_on()
    yield from [page.grab().toImage()] * (BEFORE // 2)
    frames = camera.frames(lambda _: True, EACH)
    for _ in range(MOST):
        yield next(frames)
        if over() and not page.showing.busy:
            break
    yield from [page.grab().toImage()] * AFTER


def bet_won(content: Content) -> list[QImage]:
    """A bet on a Drink that is won."""
    for seed in range(1, TRIES):
        camera = five_and_a_ghost(content, seed)
        page, fireside = camera.page, camera.page.session.fireside
        go_on(camera, lambda: page.session.game.table.phase in ("order", "drink") and ("drink", YES) in page.fire.bets)  # noqa: B023
        page.fire.stakes[-1].click()
        frames = list(filmed(camera, page.fire.bets["drink", YES].click, lambda: fireside.paid))  # noqa: B023
        won = [each for each in fireside.paid if each.bet.seat == 0 and each.got > each.bet.chits]
        close(camera)
        if won:
            return frames
    raise ValueError("no bet was won")


def deed(content: Content) -> list[QImage]:
    """A round for all who still play, given by those by the fire."""
    camera = five_and_a_ghost(content, 3)
    page = camera.page
    game = page.session.game
    go_on(camera, lambda: game.pending is not None and game.pending.kind == "discard" and "round" in page.fire.deeds)
    frames = list(filmed(camera, page.fire.deeds["round"].click, lambda: game.table.deed_done))
    close(camera)
    return frames


def close(camera: Camera) -> None:
    """The film is over."""
    camera.page.close_game()
    camera.page.hide()


def main() -> None:
    """Both films."""
    app = make_application()
    app.setStyleSheet(style.style_sheet())
    content = load_content()
    for name, made in (("film-bet-won.webp", bet_won), ("film-ghost-deed.webp", deed)):
        frames = made(content)
        print(IMAGES / name, len(frames), "frames", animate(frames, IMAGES / name, RATE), "bytes")


if __name__ == "__main__":
    main()
