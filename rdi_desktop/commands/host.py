# SPDX-License-Identifier: GPL-3.0-or-later
"""`rdi-desktop host`: a table for the local network without a window; the first to join may set it up."""

from __future__ import annotations

import argparse
import signal
import sys
from pathlib import Path

from rdi_desktop import folders
from rdi_desktop.commands.house_rules import declare_house_rules
from rdi_desktop.commands.knobs import declare_knobs
from rdi_desktop.engine.language.house_rules import HOUSE
from rdi_desktop.engine.language.knobs import KNOBS
from rdi_desktop.session.plan import LEAST_THINKING, MOST_THINKING
from rdi_desktop.words import said

FLAGS = {
    "otto": "the automaton joins two players as the third",
    "prizes": "a Prize comes into each pot",
    "undo-anything": "moves may be taken back even after something was revealed since",
}
LAID = (
    *("variant", "hard", "drinks", "dungeon", "pub_crawl", "otto", "prizes", "undo_anything", "absent", "pace"),
    *(*HOUSE, "think", *KNOBS, "factions", "otto_factions"),
)
"""Options that can be set here; the first to join may change them."""


def declare(own: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    own.description = "Host a table that others on this network join with the code that is printed. Whoever comes in first lays the table."
    own.add_argument("--name", default="The Red Dragon Inn", help="what the table is called in the list of tables")
    own.add_argument("--port", type=int, default=None, help="TCP port (47624; 0: any that is free)")
    own.add_argument("--address", default="", help="listen on that address only, such as 127.0.0.1")
    own.add_argument(
        "--folder", type=Path, default=None, help="where the company, its games and the certificate are kept"
    )
    own.add_argument("--hidden", action="store_true", help="do not answer those who look for tables")
    own.add_argument("--new", action="store_true", help="begin a new company instead of going on with the last one")
    own.add_argument("--variant", default=None, metavar="ID", help="lay a variant of teams, such as two-headed-dragon")
    own.add_argument(
        "--preset", dest="hard", default=None, metavar="NAME", help="lay how hard the machine of the variant is"
    )
    own.add_argument(
        "--drinks", default=None, metavar="ID", help="lay that Drink Deck; several, joined by +, are shuffled together"
    )
    own.add_argument("--dungeon", default=None, metavar="ID", help="lay a dungeon, such as raiding-the-armory")
    own.add_argument(
        "--pub-crawl",
        nargs="?",
        const=True,
        metavar="ID",
        help="lay a Pub Crawl, through taverns of your own if ID says so",
    )
    for flag, of in FLAGS.items():
        own.add_argument(f"--{flag}", action="store_true", default=None, help=of)
    declare_house_rules(own)
    declare_knobs(own)
    own.add_argument(
        "--think",
        type=int,
        default=None,
        metavar="S",
        help=f"seconds that people have for an answer, {LEAST_THINKING} to {MOST_THINKING}; 0: as long as they like",
    )
    own.add_argument("--absent", choices=("wait", "bot"), default=None, help="what happens while somebody is away")
    own.add_argument(
        "--pace", type=int, default=None, metavar="MS", help="milliseconds between plays of computer players"
    )
    own.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Host until interrupted; 1 if the port is not free, or the options are not possible."""
    # Qt and the network modules are imported only for this command
    from PySide6.QtCore import QCoreApplication, QTimer
    from PySide6.QtNetwork import QHostAddress

    from rdi_desktop.commands.homemade import content_for_command
    from rdi_desktop.net.code import shown
    from rdi_desktop.net.hosting import Refusal
    from rdi_desktop.net.server import HostError
    from rdi_desktop.net.table_host import HostBusy, TableHost

    application = QCoreApplication.instance() or QCoreApplication(sys.argv[:1])
    folder = arguments.folder or folders.data() / "host"
    address = QHostAddress(arguments.address) if arguments.address else None
    try:
        table_host = TableHost(content_for_command(), folder, arguments.name, go_on=not arguments.new)
    except HostBusy as error:
        print(said("command-host-busy", error=error), file=sys.stderr)
        return 1
    except OSError as error:
        print(said("command-host-folder", folder=folder, error=error), file=sys.stderr)
        return 1
    laid = {key: value for key in LAID if (value := getattr(arguments, key)) is not None}
    try:
        table_host.room.setup.lay(laid)
    except Refusal as refusal:
        table_host.give_up()
        print(said("command-host-not-laid", option=refusal.detail), file=sys.stderr)
        return 1
    try:
        port = table_host.open(arguments.port, address, hidden=arguments.hidden)
    except HostError as error:
        table_host.give_up()
        print(said("command-host-not-there", error=error), file=sys.stderr)
        return 1
    code = table_host.room.code
    print(said("command-host-open", name=table_host.room.name, port=str(port), code=shown(code)), flush=True)

    def changed() -> None:
        nonlocal code
        if table_host.room.code != code:
            code = table_host.room.code
            print(said("command-host-code", code=shown(code)), flush=True)

    table_host.changed.connect(changed)
    table_host.trouble.connect(lambda why: print(said("command-trouble", why=why), file=sys.stderr, flush=True))
    table_host.look()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: application.quit())
    beat = QTimer()  # lets Python handle signals
    beat.start(200)
    application.exec()
    table_host.close()
    return 0
