# SPDX-License-Identifier: GPL-3.0-or-later
"""Flags for house rules, which several commands take."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from rdi_desktop.engine.language.house_rules import HOUSE
from rdi_desktop.session import house_words


def declare_house_rules(own: argparse.ArgumentParser) -> None:
    """A flag for each house rule: `--start-gold 12`."""
    for key, rule in HOUSE.items():
        if rule.switch:
            own.add_argument(
                f"--{key.replace('_', '-')}",
                action=argparse.BooleanOptionalAction,
                default=None,
                help=f"house rule: {house_words.name(key)}; in the books {house_words.usually(key)}",
            )
            continue
        own.add_argument(
            f"--{key.replace('_', '-')}",
            type=_within(key),
            default=None,
            metavar="N",
            help=f"house rule: {house_words.name(key)}, {rule.least} to {rule.most}",
        )


def _within(key: str) -> Callable[[str], int]:
    def number(text: str) -> int:
        rule = HOUSE[key]
        if not text.isascii() or not text.isdecimal() or not rule.sound(int(text)):
            raise argparse.ArgumentTypeError(f"'{text}' is no number from {rule.least} to {rule.most}")
        return int(text)

    return number
