# SPDX-License-Identifier: GPL-3.0-or-later
"""All that is said of each verb: the sentence on the card, and the few words of it that windows need beside that."""

from __future__ import annotations

from rdi_desktop.content.texts.english import borrowed as borrowed_texts
from rdi_desktop.content.texts.english import coins as coin_texts
from rdi_desktop.content.texts.english import decks, effects, gold, piles, sales, turns
from rdi_desktop.content.texts.english import drinks as drink_texts
from rdi_desktop.content.texts.english.scene import TELL, Told
from rdi_desktop.engine.words import (
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
from rdi_desktop.engine.words import tokens as token_words
from rdi_desktop.engine.words.vocabulary import VERBS

TELL.update(
    {
        volleys.Volley: Told(effects.volley),
        attributes.Lose: Told(effects.change, short="Hit", aim="whom does it hit?"),
        attributes.Gain: Told(effects.change, short="Gain", aim="who gets what it brings?"),
        cards.Draw: Told(effects.draw, short="Draw", aim="who draws?"),
        cards.Discard: Told(piles.discard, short="Discard", aim="who discards?"),
        cards.MakeRoom: Told(effects.make_room, short="Put it on", mark="{by} makes room for it"),
        cards.Move: Told(effects.move, short="Move cards"),
        cards.Stow: Told(piles.stow),
        side_decks.TakeUp: Told(piles.take_up, short="Take up"),
        side_decks.Purchase: Told(piles.purchase),
        cards.Look: Told(piles.look, aim="whose hand do you look at?"),
        cards.Show: Told(piles.show, short="Show"),
        token_words.Give: Told(effects.give, short="Give", aim="who gets it?"),
        token_words.Claim: Told(effects.claim, short="Claim"),
        counters.Mark: Told(effects.mark),
        counters.Sacrifice: Told(effects.sacrifice),
        cards.Keep: Told(effects.keep, aim="before whom does it stay?"),
        flow.Procedure: Told(effects.procedure),
        cards.UseAs: Told(effects.use_as, short="Use as", aim="whom does it hit?"),
        side_decks.Reveal: Told(piles.reveal, short="Reveal"),
        side_decks.Feed: Told(piles.feed),
        side_decks.Gather: Told(piles.gather),
        cards.Swap: Told(decks.swap, short="Swap", aim="whose piles change places?"),
        cards.Get: Told(decks.get, short="Hand it on", aim="who gets it?"),
        cards.AddToPot: Told(decks.add_to_pot, short="Into the pot"),
        turn.Withdraw: Told(effects.withdraw, short="Stay out", aim="who is out of reach?"),
        turn.Extra: Told(effects.extra),
        turn.Set: Told(turns.set_track, short="Turn"),
        turn.Shift: Told(turns.shift_track, short="Move it"),
        turn.Flip: Told(turns.flip, short="Flip"),
        turn.EndTurn: Told(turns.end_turn, short="Turn ends", aim="whose turn ends?"),
        turn.RepeatPhase: Told(turns.repeat_phase, short="Again"),
        cards.Arrange: Told(piles.arrange, short="Look ahead", aim="whose pile do you look at?"),
        cards.Divide: Told(piles.divide, short="Divide", aim="who makes the heaps?"),
        cards.Serve: Told(piles.serve, short="Serve", aim="before whom do you put the Drink?"),
        token_words.Return: Told(effects.return_tokens, short="Fetch back", aim="who gives it back?"),
        plays.Negate: Told(effects.negate, short="Negate", mark="Negated by {by}"),
        plays.Ignore: Told(effects.ignore, short="Ignore", aim="who Ignores it?", mark="Ignored by {by}"),
        plays.Reduce: Told(effects.reduce, short="Lessen it", aim="who takes less of it?", mark="reduced by {by}"),
        plays.Redirect: Told(
            effects.redirect, short="Send it on", aim="who takes it instead?", mark="turned away by {by}"
        ),
        plays.Reflect: Told(effects.reflect, short="Hit back", aim="who hits back with it?"),
        plays.Share: Told(effects.share, short="Share it", aim="with whom is it shared?", mark="shared by {by}"),
        plays.LimitTo: Told(effects.limit_to, aim="who is spared the rest?", mark="made small by {by}"),
        plays.Boost: Told(effects.boost, short="Stronger"),
        money.Offer: Told(sales.offer, aim="to whom do you offer it?"),
        cards.Chain: Told(sales.chain),
        money.Pay: Told(gold.pay, short="Pay up", aim="who pays?"),
        money.Take: Told(gold.take, short="Take Gold", aim="who takes the Gold?"),
        borrowed.GiveBack: Told(borrowed_texts.give_back),
        borrowed.Mute: Told(borrowed_texts.mute, aim="who is turned to stone?"),
        borrowed.Petrify: Told(borrowed_texts.petrify, short="Petrify", aim="who Petrifies?"),
        coins.HandOver: Told(coin_texts.hand_over, short="Take a thing", aim="whose is it, or who gets it?"),
        coins.TurnUp: Told(coin_texts.turn_up, short="Turn up"),
        money.InnPays: Told(gold.inn_pays, short="Inn pays", aim="who pays instead?", mark="the Inn pays, says {by}"),
        money.Prevent: Told(gold.prevent, short="Pay nothing", mark="prevented by {by}"),
        rounds.OpenRound: Told(effects.open_round, short="Open Round"),
        machines.Repair: Told(effects.repair, short="Repair"),
        machines.Threat: Told(effects.threat, short="Threat"),
        machines.ChangeTargets: Told(effects.change_targets),
        machines.Dismantle: Told(effects.dismantle, short="Take apart"),
        rounds.Ante: Told(gold.ante, short="Ante", beside="ante", aim="who antes?"),
        rounds.AnswerWith: Told(gold.answer_with, short="Take control"),
        rounds.Control: Told(gold.control, short="Take control", aim="who is in control?"),
        rounds.LeaveRound: Told(
            gold.leave_round, short="Walk out", aim="who leaves the Round?", mark="{by} leaves the Round"
        ),
        rounds.ForceOut: Told(gold.force_out, short="One is out", aim="who is forced out of the Round?"),
        rounds.WinRound: Told(gold.win_round, short="Win it", aim="who wins the Round?"),
        rounds.EndRound: Told(gold.end_round, short="Round ends"),
        rounds.TakePot: Told(
            gold.take_pot, short="Take pot", aim="who takes the pot?", mark="the pot is taken by {by}"
        ),
        rounds.Prolong: Told(
            gold.prolong, short="Play on", aim="who is in control then?", mark="undone by {by}: the Round goes on"
        ),
        rounds.Bar: Told(gold.bar, aim="whose turn of the Round is over?"),
        flow.Block: Told(effects.block),
        flow.Then: Told(effects.then),
        flow.Choose: Told(effects.choose, aim="who chooses?"),
        flow.Unless: Told(effects.unless, aim="who has to decide?"),
        flow.ForEach: Told(effects.for_each, aim="whom does it concern?"),
        flow.Repeat: Told(effects.repeat, short="Again"),
        flow.Pick: Told(effects.pick),
        flow.Roll: Told(effects.roll, short="Roll"),
        drinks.Pass: Told(
            drink_texts.pass_on, short="Pass it on", aim="who drinks it instead?", mark="passed on by {by}"
        ),
        drinks.Split: Told(
            drink_texts.split, short="Split it", aim="who drinks the other half?", mark="shared by {by}"
        ),
        drinks.Spike: Told(drink_texts.spike, short="Spike it", beside="more", mark="spiked by {by}"),
        drinks.Flag: Told(drink_texts.flag, mark="marked by {by}"),
        drinks.Rewrite: Told(drink_texts.rewrite, short="Change it", mark="changed by {by}"),
        drinks.Convert: Told(drink_texts.convert, short="Turn it round", mark="changed by {by}"),
        drinks.HalveFor: Told(drink_texts.halve_for, aim="who drinks half of it?", mark="halved by {by}"),
        drinks.HandRound: Told(drink_texts.hand_round, short="Hand round", aim="who hands Drinks round?"),
        drinks.Pour: Told(drink_texts.pour, short="Pour one", aim="who gets one?"),
        drinks.Drink: Told(drink_texts.drink, short="Drink it", aim="who drinks?"),
        drinks.Order: Told(drink_texts.order, short="Order more", aim="who orders?"),
        drinks.Copy: Told(drink_texts.copy, short="All drink", aim="who drinks one of these?"),
        drinks.Contest: Told(drink_texts.contest, short="Drink-off", aim="who takes part?"),
        drinks.Accept: Told(drink_texts.accept, short="Take a dare", aim="who may accept it?"),
    }
)


def short(verb: str) -> str:
    """What a card does that does this, in three words at most; empty if its other effects say more."""
    return TELL[VERBS[verb]].short


def beside(verb: str) -> str:
    """The word beside the numbers of such a card, if the verb has one: "more", where they are added to a Drink's."""
    return TELL[VERBS[verb]].beside


def aim(verb: str) -> str:
    """What somebody is asked who picks whom it is done to, as a card takes effect."""
    told = TELL[VERBS[verb]] if verb in VERBS else None
    return (told.aim if told is not None else "") or "whom does it concern?"


def mark(word: str) -> str:
    """How the mark of a verb on what it was played on is read, with ``{by}`` for whoever did it; empty if no verb writes it."""
    return next((told.mark for verb, told in TELL.items() if told.mark and word == verb.MARK), "")
