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

TELL.update(
    {
        volleys.Volley: VerbTexts(effects.volley),
        attributes.Lose: VerbTexts(effects.change, short="Hit", aim="whom does it hit?", picture="strike"),
        attributes.Gain: VerbTexts(effects.change, short="Gain", aim="who gets what it brings?", picture="heal"),
        cards.Draw: VerbTexts(effects.draw, short="Draw", aim="who draws?", picture="cards"),
        cards.Discard: VerbTexts(piles.discard, short="Discard", aim="who discards?"),
        cards.MakeRoom: VerbTexts(effects.make_room, short="Put it on", mark="{by} makes room for it"),
        cards.Move: VerbTexts(effects.move, short="Move cards", picture="cards"),
        cards.Stow: VerbTexts(piles.stow),
        side_decks.TakeUp: VerbTexts(piles.take_up, short="Take up"),
        side_decks.Purchase: VerbTexts(piles.purchase),
        cards.Look: VerbTexts(piles.look, aim="whose hand do you look at?"),
        cards.Show: VerbTexts(piles.show, short="Show"),
        token_words.Give: VerbTexts(effects.give, short="Give", aim="who gets it?"),
        token_words.Claim: VerbTexts(effects.claim, short="Claim"),
        counters.Mark: VerbTexts(effects.mark),
        counters.Sacrifice: VerbTexts(effects.sacrifice),
        cards.Keep: VerbTexts(effects.keep, aim="before whom does it stay?"),
        flow.Procedure: VerbTexts(effects.procedure),
        cards.UseAs: VerbTexts(effects.use_as, short="Use as", aim="whom does it hit?"),
        side_decks.Reveal: VerbTexts(piles.reveal, short="Reveal", picture="cards"),
        side_decks.Feed: VerbTexts(piles.feed),
        side_decks.Gather: VerbTexts(piles.gather),
        cards.Swap: VerbTexts(decks.swap, short="Swap", aim="whose piles change places?"),
        cards.Get: VerbTexts(decks.get, short="Hand it on", aim="who gets it?"),
        cards.AddToPot: VerbTexts(decks.add_to_pot, short="Into the pot"),
        turn.Withdraw: VerbTexts(effects.withdraw, short="Stay out", aim="who is out of reach?"),
        turn.Extra: VerbTexts(effects.extra),
        turn.Set: VerbTexts(turns.set_track, short="Turn"),
        turn.Shift: VerbTexts(turns.shift_track, short="Move it"),
        turn.Flip: VerbTexts(turns.flip, short="Flip"),
        turn.EndTurn: VerbTexts(turns.end_turn, short="Turn ends", aim="whose turn ends?"),
        turn.RepeatPhase: VerbTexts(turns.repeat_phase, short="Again"),
        cards.Arrange: VerbTexts(piles.arrange, short="Look ahead", aim="whose pile do you look at?"),
        cards.Divide: VerbTexts(piles.divide, short="Divide", aim="who makes the heaps?"),
        cards.Serve: VerbTexts(piles.serve, short="Serve", aim="before whom do you put the Drink?"),
        token_words.Return: VerbTexts(effects.return_tokens, short="Fetch back", aim="who gives it back?"),
        plays.Negate: VerbTexts(effects.negate, short="Negate", mark="Negated by {by}", picture="halt"),
        plays.Ignore: VerbTexts(
            effects.ignore, short="Ignore", aim="who Ignores it?", mark="Ignored by {by}", picture="shield"
        ),
        plays.Reduce: VerbTexts(
            effects.reduce, short="Lessen it", aim="who takes less of it?", mark="reduced by {by}", picture="shield"
        ),
        plays.Redirect: VerbTexts(
            effects.redirect,
            short="Send it on",
            aim="who takes it instead?",
            mark="turned away by {by}",
            picture="shield",
        ),
        plays.Reflect: VerbTexts(effects.reflect, short="Hit back", aim="who hits back with it?", picture="shield"),
        plays.Share: VerbTexts(
            effects.share, short="Share it", aim="with whom is it shared?", mark="shared by {by}", picture="shield"
        ),
        plays.LimitTo: VerbTexts(
            effects.limit_to, aim="who is spared the rest?", mark="made small by {by}", picture="shield"
        ),
        plays.Boost: VerbTexts(effects.boost, short="Stronger"),
        money.Offer: VerbTexts(sales.offer, aim="to whom do you offer it?"),
        cards.Chain: VerbTexts(sales.chain),
        money.Pay: VerbTexts(gold.pay, short="Pay up", aim="who pays?", picture="coins"),
        money.Take: VerbTexts(gold.take, short="Take Gold", aim="who takes the Gold?", picture="thief"),
        borrowed.GiveBack: VerbTexts(borrowed_texts.give_back),
        borrowed.Mute: VerbTexts(borrowed_texts.mute, aim="who is turned to stone?"),
        borrowed.Petrify: VerbTexts(borrowed_texts.petrify, short="Petrify", aim="who Petrifies?"),
        coins.HandOver: VerbTexts(coin_texts.hand_over, short="Take a thing", aim="whose is it, or who gets it?"),
        coins.TurnUp: VerbTexts(coin_texts.turn_up, short="Turn up"),
        money.InnPays: VerbTexts(
            gold.inn_pays, short="Inn pays", aim="who pays instead?", mark="the Inn pays, says {by}", picture="purse"
        ),
        money.Prevent: VerbTexts(gold.prevent, short="Pay nothing", mark="prevented by {by}", picture="purse"),
        rounds.OpenRound: VerbTexts(effects.open_round, short="Open Round", picture="dice"),
        machines.Repair: VerbTexts(effects.repair, short="Repair"),
        machines.Threat: VerbTexts(effects.threat, short="Threat"),
        machines.ChangeTargets: VerbTexts(effects.change_targets),
        machines.Dismantle: VerbTexts(effects.dismantle, short="Take apart"),
        rounds.Ante: VerbTexts(gold.ante, short="Ante", beside="ante", aim="who antes?", picture="raise"),
        rounds.AnswerWith: VerbTexts(gold.answer_with, short="Take control", picture="winner"),
        rounds.Control: VerbTexts(gold.control, short="Take control", aim="who is in control?"),
        rounds.LeaveRound: VerbTexts(
            gold.leave_round,
            short="Walk out",
            aim="who leaves the Round?",
            mark="{by} leaves the Round",
            picture="door",
        ),
        rounds.ForceOut: VerbTexts(
            gold.force_out, short="One is out", aim="who is forced out of the Round?", picture="sleeve"
        ),
        rounds.WinRound: VerbTexts(gold.win_round, short="Win it", aim="who wins the Round?", picture="winner"),
        rounds.EndRound: VerbTexts(gold.end_round, short="Round ends", picture="tip"),
        rounds.TakePot: VerbTexts(
            gold.take_pot, short="Take pot", aim="who takes the pot?", mark="the pot is taken by {by}", picture="thief"
        ),
        rounds.Prolong: VerbTexts(
            gold.prolong,
            short="Play on",
            aim="who is in control then?",
            mark="undone by {by}: the Round goes on",
            picture="dice",
        ),
        rounds.Bar: VerbTexts(gold.bar, aim="whose turn of the Round is over?"),
        flow.Block: VerbTexts(effects.block),
        flow.Then: VerbTexts(effects.then),
        flow.Choose: VerbTexts(effects.choose, aim="who chooses?"),
        flow.Unless: VerbTexts(effects.unless, aim="who has to decide?"),
        flow.ForEach: VerbTexts(effects.for_each, aim="whom does it concern?"),
        flow.Repeat: VerbTexts(effects.repeat, short="Again"),
        flow.Pick: VerbTexts(effects.pick),
        flow.Roll: VerbTexts(effects.roll, short="Roll"),
        drinks.Pass: VerbTexts(
            drink_texts.pass_on,
            short="Pass it on",
            aim="who drinks it instead?",
            mark="passed on by {by}",
            picture="pass",
        ),
        drinks.Split: VerbTexts(
            drink_texts.split, short="Split it", aim="who drinks the other half?", mark="shared by {by}", picture="pass"
        ),
        drinks.Spike: VerbTexts(
            drink_texts.spike, short="Spike it", beside="more", mark="spiked by {by}", picture="spike"
        ),
        drinks.Flag: VerbTexts(drink_texts.flag, mark="marked by {by}"),
        drinks.Rewrite: VerbTexts(drink_texts.rewrite, short="Change it", mark="changed by {by}", picture="spike"),
        drinks.Convert: VerbTexts(drink_texts.convert, short="Turn it round", mark="changed by {by}", picture="spike"),
        drinks.HalveFor: VerbTexts(drink_texts.halve_for, aim="who drinks half of it?", mark="halved by {by}"),
        drinks.HandRound: VerbTexts(drink_texts.hand_round, short="Hand round", aim="who hands Drinks round?"),
        drinks.Pour: VerbTexts(drink_texts.pour, short="Pour one", aim="who gets one?"),
        drinks.Drink: VerbTexts(drink_texts.drink, short="Drink it", aim="who drinks?", picture="toast"),
        drinks.Order: VerbTexts(drink_texts.order, short="Order more", aim="who orders?", picture="tray"),
        drinks.Copy: VerbTexts(drink_texts.copy, short="All drink", aim="who drinks one of these?", picture="toast"),
        drinks.Contest: VerbTexts(drink_texts.contest, short="Drink-off", aim="who takes part?"),
        drinks.Accept: VerbTexts(drink_texts.accept, short="Take a dare", aim="who may accept it?"),
    }
)


def short(verb: str) -> str:
    """The verb in at most three words, for a small card; '' if other effects of the card say more."""
    return TELL[VERBS[verb]].short


def beside(verb: str) -> str:
    """The word beside the numbers on such a card ("more" where they are added to a Drink's); '' for most verbs."""
    return TELL[VERBS[verb]].beside


def picture(verb: str) -> str:
    """The kind of picture for a card with this verb; '' if its other effects or its type say more."""
    return TELL[VERBS[verb]].picture


def aim(verb: str) -> str:
    """The question for whoever picks a target of the verb while a card takes effect."""
    told = TELL[VERBS[verb]] if verb in VERBS else None
    return (told.aim if told is not None else "") or "whom does it concern?"


def mark(word: str) -> str:
    """The words for a mark on an entry that was answered, with ``{by}`` for the player; '' if no verb leaves that mark."""
    return next((told.mark for verb, told in TELL.items() if told.mark and word == verb.MARK), "")
