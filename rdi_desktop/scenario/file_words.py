# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of scenario files: every key, and names that are known but not playable yet."""

from __future__ import annotations

from typing import NoReturn

from rdi_desktop.scenario.file_value import FileValue

TOP = ("id", "title", "rules", "book", "note", "seed", "characters", "table", "steps")
NUMBERS = ("fortitude", "alcohol", "gold")
TRACK = ("fortitude", "alcohol")
SEAT_CARDS = ("hand", "deck", "discard", "drink_me", "in_play")
SEAT = ("character", "name", *NUMBERS, *SEAT_CARDS, "tokens", "piles", "team", "boss", "tracks")
TABLE = ("variant", "options", "seats", "drink_deck", "pot", "pot_cards", "gambling", "turn", "phase",
         "first_turn", "piles", "priority", "pawn", "closed", "taverns")  # fmt: skip
GAMBLING = ("in_control", "players", "next", "last")
ENTRY = ("card", "of", "fortitude", "plus", "rake", "face", "turned")
COUNTERS = ("fortitude", "plus", "turned")
"""Counters of a card in play, by their words."""

VERBS = ("play", "do", "order", "discard", "choose")
EXTRAS = ("target", "targets", "choose", "spend", "on", "from", "with")
WORDS = ("pass", "drink", "end_turn")
STEPS = ("expect", "run", "can", "cannot")

COUNTS = ("fortitude", "alcohol", "gold", "hand", "deck", "discard", "drink_me")
CARD_LISTS = ("hand_has", "discard_has", "in_play")
SEAT_FACTS = (*COUNTS, *CARD_LISTS, "tokens", "piles", "tracks", "out", "out_because", "in_round")
BECAUSE = {"passed_out": "passed_out", "no_gold": "no_gold", "out_of_gold": "no_gold"}
DRINK_FACTS = ("of", "alcohol", "fortitude", "cards")
TABLE_FACTS = ("inn_gold", "pot", "pot_cards", "prizes", "gambling", "phase", "turn", "drink", "stack", "winner", "log_has",
               "pawn", "closed", "taverns", "tavern_discard", "priority", "piles")  # fmt: skip
PRIZES = ("inn", "bin", "pot")
OF_TAVERNS = ("pawn", "closed", "taverns", "tavern_discard")
"""Words for a Pub Crawl only."""

STANDARD = "standard"
SWITCHES = ("prizes", "bar_deck", "hard_threat", "tough_components")
USUAL_FACTIONS = ("battlebot", "gamblotron")
"""Factions of a machine if none are named."""
LOT = "by-lot"
"""The Priority Target is drawn from the seed."""
COUNTED = ("skulls", "more_potions", "fewer_potions")
"""Options that are numbers."""

CHARACTERS = frozenset(
    """
    adonis amundyr bastian bryn chronos cormac daareka dale dimli erin eve evil-pooky farai fleck flower gog
    halden jasper jett joran kaylin keet lich-king lizwick lucky molly murgath natyli nerodia nitrel ohava ozrik
    petra phrenk phyll piper pooky remy ripsnarl roxana samantha sera serena spyke tara terci the-wench
    torglesnarf vlazlo warthorn whitehawk wizgille wrench ygella zakhan zariah baelfire greppa grinderbin jin
    marah melvyn boss-otto
    """.split()  # noqa: SIM905 - a list of words reads better than one of strings
)
"""Characters of the books besides those that can be played."""
TOKENS = frozenset(
    """
    flute lyre drum scarab rage form work progress-beer progress-wine progress-spirits momentum thumb index
    middle fourth little heat pain-curse mind-hex power-jinx elaana farnir korash shalni hellfire mood mark fury
    brawl piety salve splint bandage blood plus rake chi scrappy bandit amber chimera potion room threat level
    drunkenness
    """.split()  # noqa: SIM905 - a list of words reads better than one of strings
)
"""Tokens, tracks and sides of those characters."""
POTION = "potion"
"""The token of teams."""
ROOM = "room"
"""The token in a dungeon, whose value is the id of its room."""
MOVE = "move"
"""Moving on to the next room, for a card."""
DEED = "deed"
"""The one deed of those who are out, a house rule."""
OF_DUNGEONS = ("loot", "trick")
"""Piles of the table that belong to a dungeon."""
READ_ONLY = ("level", "drunkenness")
PILES = frozenset(
    """
    prayers building raging mushroom doppelganger beer wine spirits treasure totem wulfric artifact item stable
    blessing petrified bomb plot potion shelf quiver epic recipe board brawler patient wolf bat monstrosity story
    reserve gear action sometimes gambling loot trick
    """.split()  # noqa: SIM905 - a list of words reads better than one of strings
)
"""Side decks and places of those characters."""
DISCARDS = "-discard"
"""Follows the id of a side deck to mean its discard pile, in expectations only."""
LATER_ABILITIES: tuple[str, ...] = ()
"""Abilities of those characters."""
SPENDINGS = ("smash", "glare", "harvest", "chimera", "momentum", "chi", "blood", "potion")
"""Costs of those characters."""


def not_yet(field: FileValue, what: str) -> NoReturn:
    """Error for something in the books that this program does not play yet."""
    field.fail(f"not supported yet: {what}")
