# SPDX-License-Identifier: GPL-3.0-or-later
"""Flags for how hard a machine is, and for factions, which several commands take."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

from rdi_desktop.content import Content
from rdi_desktop.engine.language.knobs import KNOBS
from rdi_desktop.engine.language.variant import Variant
from rdi_desktop.session import knob_words
from rdi_desktop.session.draft import AUTOMATON


def declare_knobs(own: argparse.ArgumentParser) -> None:
    """A flag for each knob, and for the factions: `--skulls 2 --hard-threat --factions battlebot+mecha-lich`."""
    for key, knob in KNOBS.items():
        flag, name = f"--{key.replace('_', '-')}", knob_words.name(key)
        if isinstance(knob.usual, bool):
            own.add_argument(flag, action=argparse.BooleanOptionalAction, default=None, help=f"the machine: {name}")
        else:
            numbers = ", ".join(map(str, sorted(knob.values)))
            own.add_argument(flag, type=_value(key), default=None, metavar="N", help=f"the machine: {name}, {numbers}")
    own.add_argument("--factions", default=None, metavar="A+B", help="two factions of the machine of the variant")
    own.add_argument("--otto-factions", default=None, metavar="A+B", help="two factions of the automaton Otto")


def turned_by(
    arguments: argparse.Namespace, variant: Variant | None, content: Content, *, otto: bool
) -> dict[str, Any]:
    """The options that these flags give. ValueError if there is nobody whom they are about, or no such faction."""
    options: dict[str, Any] = {key: value for key in KNOBS if (value := getattr(arguments, key)) is not None}
    if arguments.factions:
        options["factions"] = arguments.factions
    if options and (variant is None or not variant.machine):
        raise ValueError("how hard a machine is, and its factions, are said with a --variant that has one")
    if arguments.factions and variant is not None:
        content.automata[variant.machine].choose(arguments.factions, 0)
    if arguments.otto_factions:
        if not otto:
            raise ValueError("--otto-factions are those of the automaton, who joins with --otto")
        content.automata[AUTOMATON].choose(arguments.otto_factions, 0)
        options["otto_factions"] = arguments.otto_factions
    return options


def _value(key: str) -> Callable[[str], int]:
    def number(text: str) -> int:
        if not text.removeprefix("-").isdecimal() or not KNOBS[key].sound(int(text)):
            raise argparse.ArgumentTypeError(f"'{text}' is not one of {', '.join(map(str, sorted(KNOBS[key].values)))}")
        return int(text)

    return number
