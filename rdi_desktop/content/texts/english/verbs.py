# SPDX-License-Identifier: GPL-3.0-or-later
"""The texts of every verb: its sentence on cards, and the short ones that the window shows."""

from __future__ import annotations

from rdi_desktop.content.texts.english import borrowed as borrowed_texts
from rdi_desktop.content.texts.english import coins as coin_texts
from rdi_desktop.content.texts.english import decks, effects, gold, piles, sales, turns
from rdi_desktop.content.texts.english import drinks as drink_texts
from rdi_desktop.content.texts.english.context import TELL, VerbTexts
from rdi_desktop.engine.verbs import (
    attributes,
    borrowed,
    cards,
    coins,
    counters,
    drinks,
    flow,
    machines,
    money,
    plays,
    rounds,
    side_decks,
    turn,
    volleys,
)
from rdi_desktop.engine.verbs import tokens as token_words
from rdi_desktop.engine.verbs.vocabulary import VERBS
from rdi_desktop.words import has, said

TELL.update(
    {
        volleys.Volley: VerbTexts(effects.volley),
        attributes.Lose: VerbTexts(effects.change, picture="strike"),
        attributes.Gain: VerbTexts(effects.change, picture="heal"),
        cards.Draw: VerbTexts(effects.draw, picture="cards"),
        cards.Discard: VerbTexts(piles.discard),
        cards.MakeRoom: VerbTexts(effects.make_room),
        cards.Move: VerbTexts(effects.move, picture="cards"),
        cards.Stow: VerbTexts(piles.stow),
        side_decks.TakeUp: VerbTexts(piles.take_up),
        side_decks.Purchase: VerbTexts(piles.purchase),
        cards.Look: VerbTexts(piles.look),
        cards.Show: VerbTexts(piles.show),
        token_words.Give: VerbTexts(effects.give),
        token_words.Claim: VerbTexts(effects.claim),
        counters.Mark: VerbTexts(effects.mark),
        counters.Sacrifice: VerbTexts(effects.sacrifice),
        cards.Keep: VerbTexts(effects.keep),
        flow.Procedure: VerbTexts(effects.procedure),
        cards.UseAs: VerbTexts(effects.use_as),
        side_decks.Reveal: VerbTexts(piles.reveal, picture="cards"),
        side_decks.Feed: VerbTexts(piles.feed),
        side_decks.Gather: VerbTexts(piles.gather),
        cards.Swap: VerbTexts(decks.swap),
        cards.Get: VerbTexts(decks.get),
        cards.AddToPot: VerbTexts(decks.add_to_pot),
        turn.Withdraw: VerbTexts(effects.withdraw),
        turn.Extra: VerbTexts(effects.extra),
        turn.Set: VerbTexts(turns.set_track),
        turn.Shift: VerbTexts(turns.shift_track),
        turn.Flip: VerbTexts(turns.flip),
        turn.EndTurn: VerbTexts(turns.end_turn),
        turn.RepeatPhase: VerbTexts(turns.repeat_phase),
        cards.Arrange: VerbTexts(piles.arrange),
        cards.Divide: VerbTexts(piles.divide),
        cards.Serve: VerbTexts(piles.serve),
        token_words.Return: VerbTexts(effects.return_tokens),
        plays.Negate: VerbTexts(effects.negate, picture="halt"),
        plays.Ignore: VerbTexts(effects.ignore, picture="shield"),
        plays.Reduce: VerbTexts(effects.reduce, picture="shield"),
        plays.Redirect: VerbTexts(effects.redirect, picture="shield"),
        plays.Reflect: VerbTexts(effects.reflect, picture="shield"),
        plays.Share: VerbTexts(effects.share, picture="shield"),
        plays.LimitTo: VerbTexts(effects.limit_to, picture="shield"),
        plays.Boost: VerbTexts(effects.boost),
        money.Offer: VerbTexts(sales.offer),
        cards.Chain: VerbTexts(sales.chain),
        money.Pay: VerbTexts(gold.pay, picture="coins"),
        money.Take: VerbTexts(gold.take, picture="thief"),
        borrowed.GiveBack: VerbTexts(borrowed_texts.give_back),
        borrowed.Mute: VerbTexts(borrowed_texts.mute),
        borrowed.Petrify: VerbTexts(borrowed_texts.petrify),
        coins.HandOver: VerbTexts(coin_texts.hand_over),
        coins.TurnUp: VerbTexts(coin_texts.turn_up),
        money.InnPays: VerbTexts(gold.inn_pays, picture="purse"),
        money.Prevent: VerbTexts(gold.prevent, picture="purse"),
        rounds.OpenRound: VerbTexts(effects.open_round, picture="dice"),
        machines.Repair: VerbTexts(effects.repair),
        machines.Threat: VerbTexts(effects.threat),
        machines.ChangeTargets: VerbTexts(effects.change_targets),
        machines.Dismantle: VerbTexts(effects.dismantle),
        rounds.Ante: VerbTexts(gold.ante, picture="raise"),
        rounds.AnswerWith: VerbTexts(gold.answer_with, picture="winner"),
        rounds.Control: VerbTexts(gold.control),
        rounds.LeaveRound: VerbTexts(gold.leave_round, picture="door"),
        rounds.ForceOut: VerbTexts(gold.force_out, picture="sleeve"),
        rounds.WinRound: VerbTexts(gold.win_round, picture="winner"),
        rounds.EndRound: VerbTexts(gold.end_round, picture="tip"),
        rounds.TakePot: VerbTexts(gold.take_pot, picture="thief"),
        rounds.Prolong: VerbTexts(gold.prolong, picture="dice"),
        rounds.Bar: VerbTexts(gold.bar),
        flow.Block: VerbTexts(effects.block),
        flow.Then: VerbTexts(effects.then),
        flow.Choose: VerbTexts(effects.choose),
        flow.Unless: VerbTexts(effects.unless),
        flow.ForEach: VerbTexts(effects.for_each),
        flow.Repeat: VerbTexts(effects.repeat),
        flow.Pick: VerbTexts(effects.pick),
        flow.Roll: VerbTexts(effects.roll),
        drinks.Pass: VerbTexts(drink_texts.pass_on, picture="pass"),
        drinks.Split: VerbTexts(drink_texts.split, picture="pass"),
        drinks.Spike: VerbTexts(drink_texts.spike, picture="spike"),
        drinks.Flag: VerbTexts(drink_texts.flag),
        drinks.Rewrite: VerbTexts(drink_texts.rewrite, picture="spike"),
        drinks.Convert: VerbTexts(drink_texts.convert, picture="spike"),
        drinks.HalveFor: VerbTexts(drink_texts.halve_for),
        drinks.HandRound: VerbTexts(drink_texts.hand_round),
        drinks.Pour: VerbTexts(drink_texts.pour),
        drinks.Drink: VerbTexts(drink_texts.drink, picture="toast"),
        drinks.Order: VerbTexts(drink_texts.order, picture="tray"),
        drinks.Copy: VerbTexts(drink_texts.copy, picture="toast"),
        drinks.Contest: VerbTexts(drink_texts.contest),
        drinks.Accept: VerbTexts(drink_texts.accept),
    }
)


def short(verb: str) -> str:
    """The verb in at most three words, for a small card; '' if other effects of the card say more."""
    return _word(verb)


def beside(verb: str) -> str:
    """The word beside the numbers on such a card ("more" where they are added to a Drink's); '' for most verbs."""
    return _word(verb, ".beside")


def picture(verb: str) -> str:
    """The kind of picture for a card with this verb; '' if its other effects or its type say more."""
    return TELL[VERBS[verb]].picture


def aim(verb: str) -> str:
    """The question for whoever picks a target of the verb while a card takes effect."""
    return _word(verb, ".aim") or said("verb-aim")


def mark(word: str) -> str:
    """The words for a mark on an entry that was answered, with ``{by}`` for the player; '' if no verb leaves that mark."""
    return next((found for verb in VERBS.values() if word == verb.MARK and (found := _word(verb.VERB, ".mark"))), "")


def _word(verb: str, attribute: str = "") -> str:
    id = f"verb-{verb.replace('_', '-')}{attribute}"
    return said(id, by="{by}") if has(id) else ""
