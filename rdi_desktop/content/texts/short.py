# SPDX-License-Identifier: GPL-3.0-or-later
"""What else is said of a verb than its sentence: in `words/en/verbs.ftl`, and the kind of picture for cards that do it."""

from __future__ import annotations

from rdi_desktop.engine.language.core import Effect
from rdi_desktop.engine.verbs import attributes, cards, drinks, money, plays, rounds, side_decks
from rdi_desktop.engine.verbs.vocabulary import VERBS
from rdi_desktop.words import has, now, said

PICTURES = {
    "strike": (attributes.Lose,),
    "heal": (attributes.Gain,),
    "cards": (cards.Draw, cards.Move, side_decks.Reveal),
    "halt": (plays.Negate,),
    "shield": (plays.Ignore, plays.Reduce, plays.Redirect, plays.Reflect, plays.Share, plays.LimitTo),
    "coins": (money.Pay,),
    "thief": (money.Take, rounds.TakePot),
    "purse": (money.InnPays, money.Prevent),
    "dice": (rounds.OpenRound, rounds.Prolong),
    "raise": (rounds.Ante,),
    "winner": (rounds.AnswerWith, rounds.WinRound),
    "door": (rounds.LeaveRound,),
    "sleeve": (rounds.ForceOut,),
    "tip": (rounds.EndRound,),
    "pass": (drinks.Pass, drinks.Split),
    "spike": (drinks.Spike, drinks.Rewrite, drinks.Convert),
    "toast": (drinks.Drink, drinks.Copy),
    "tray": (drinks.Order,),
}
"""The kinds of pictures (`ui/cards/pictures.py`) of cards that do it and have none of their own."""
_PICTURE: dict[type[Effect], str] = {verb: kind for kind, verbs in PICTURES.items() for verb in verbs}


def short(verb: str) -> str:
    """The verb in at most three words, for a small card; '' if other effects of the card say more."""
    return _word(verb)


def brief(verb: str) -> str:
    """The verb in a word or two, for cards that overlap; '' if the first word of its short form does."""
    id = f"verb-{verb.replace('_', '-')}.brief"
    return said(id) if now().has(id) else ""  # a language needs it for other verbs than English does


def beside(verb: str) -> str:
    """The word beside the numbers on such a card ("more" where they are added to a Drink's); '' for most verbs."""
    return _word(verb, ".beside")


def picture(verb: str) -> str:
    """The kind of picture for a card with this verb; '' if its other effects or its type say more."""
    return _PICTURE.get(VERBS[verb], "")


def aim(verb: str) -> str:
    """The question for whoever picks a target of the verb while a card takes effect."""
    return _word(verb, ".aim") or said("verb-aim")


def mark(word: str) -> str:
    """The words for a mark on an entry that was answered, with ``{by}`` for the player; '' if no verb leaves that mark."""
    return next((found for verb in VERBS.values() if word == verb.MARK and (found := _word(verb.VERB, ".mark"))), "")


def _word(verb: str, attribute: str = "") -> str:
    id = f"verb-{verb.replace('_', '-')}{attribute}"
    return said(id, by="{by}") if has(id) else ""
