# Whole cards, from their moment to their Trap; abilities, costs, standing changes.
new-line = -
no-effect = it has no effect
label = { $what }
opening = { $timed ->
    [yes] { $moments }{ $word ->
        [while] {" "}while { $condition }
        [if] , if { $condition }
       *[no] {""}
    }
   *[no] { $word ->
        [while] while { $condition }
        [if] only if { $condition }
       *[no] {""}
    }
}{ $cost ->
    [yes] { opening-cost }
   *[no] {""}
}
opening-cost = { $timed ->
    [yes] , { $price }
   *[no] { $word ->
        [no] to play this, { $price }
       *[if] , { $price }
    }
}
card-opening = { $start }:
take-control = take control of the Round
control-instead = during a Round, take control of it instead
choose-way = choose one: { $ways }
afterwards = afterwards, { $phrase }
as-you-play = as you play this card, { $phrase }
not-on = you cannot play this on a card that { $causes }
card-cannot-be = this card cannot be { $what }
card-cannot-be-while = while { $condition }, this card cannot be { $what }
only-answers = only { $titles }, whatever it is called there, can answer this card
you-may-pay = { $first ->
    [yes] as you play this card, you may { $price }
   *[no] you may { $price }
}
lead-none = {""}
lead-if-you-do = if you do,
lead-if = if { $condition },
lead-then-also = then also
led = { $lead } { $phrase }
instead = { $lead } { $how ->
    [only] only { $phrase }
    [of-all] instead of all that, { $phrase }
    [several] instead { $phrase }
   *[one] { PLAIN($phrase) ->
        [yes] { $phrase } instead
       *[no] instead { $phrase }
    }
}
card-kind = { $kind } { $pile }
card-before = before { A($kind) } { $pile }: { $all }
while-kept = while you keep this card, { $anytime ->
    [yes] at any time: { $text }
   *[no] { LOWER($text) }
}
then-discard-this = then discard this card
card-heart = Heart { $n }: instead, at any time, gain { $n } Fortitude
card-worn = { $kind }{ $n ->
    [1] {""}
   *[other] {" "}({ $n } places)
}, Level { $level }
card-takes = takes { $what }
card-worth = worth { $values }
card-price = price { $n } Gold
card-rival = Rival { $rival }: if that one is in play as this one comes, { $phrase }
card-given = given to another player: { LOWER($text) }
card-trap = Trap: { $all }
card-ticks = when it ticks down, you may use it: { $phrase }
once-in-phase = once in each { $phase } of yours: { $phrase }
while-open = while it lies open: { LOWER($text) }
card-body = { $body }: it stays in play, and others may hit it. { $own ->
    [yes] Fortitude { $fortitude }
   *[no] Wages { $wages }
}
card-chaser = Chaser: reveal { $same ->
    [yes] another card
   *[no] the top card of the Drink Me! pile of the player on your left
} and drink both as one Drink
self-split = you may split this Drink with another player{ $some ->
    [yes] , unless it came { $never }
   *[no] {""}
}
came-chaser = as a Chaser
came-event = from a Drink Event
if-ignored = if you Ignore this Drink, { $phrase }
everybody-begins-here = everybody begins here
goal-loot = take one of the Loot, and begin anew at the start
goal-trick = draw a Trick, and begin anew at the start
nothing-happens-here = nothing happens here

# Automata and machines
box-heading = { $type }{ $some ->
    [yes] {" "}({ $kinds })
   *[no] {""}
}
affected-tracks-only = affected tracks only
box-player = Player
box-drink = Drink
box-whiff = Whiff
box-active = Component, Active
box-passive = Component, Passive
machine-component = Component
machine-action = Action
machine-sometimes = Sometimes
machine-gambling = Gambling
machine-cheating = Cheating
machine-none = Pass
skulls = { $n ->
    [1] 1 skull
   *[other] { $n } skulls
}

# Why a card cannot be played now
needs-not-on = not on { $what }
needs-only = only { $lasts ->
    [yes] while { $condition }
   *[no] if { $condition }
}

# Abilities
ability-start = { $when ->
    [phase] { $once ->
        [no] in your { $phase }
       *[phase] once in your { $phase }
    }{ $first ->
        [yes] , before your first Action
       *[no] {""}
    }
   *[moment] { $moments }{ $once ->
        [turn] , once in each turn
        [phase] , once in each phase
        [game] , once in a game
       *[no] {""}
    }
}{ $conditional ->
    [yes] , if { $condition }
   *[no] {""}
}
ability-plain = { $start }: { $does }
ability-pay = { $start }, you may { $price }: { $does }
ability-pay-to = { $start }, you may { $price } to { $does }
ability-is-action = this is your Action for the phase, and may be answered as an Action card
ability-answered = it may be answered as { A($type) } card
ability-besides = it comes besides your Action

# Costs, to follow "may" or "to"
price-discard = discard { $what }
price-flip = { $verb } { A($side) } { $thing }
price-stake = { $name } { $n } (put { $n ->
    [1] the top card
   *[other] the top { $n } cards
} of your { $place } under this)
price-worth = give up { $name }s worth { $n } or more
price-gold = pay { $n } Gold to the Inn
price-tokens = { $what }{ $box ->
    [yes] {" "}for good
   *[no] {""}
}
price-spend = spend { $tokens }
price-from-place = discard { $things } from your { $place }
cards-there = { $any ->
    [yes] { $n ->
        [1] any card
       *[other] { $n } cards
    }
   *[no] { $n ->
        [1] { A($kinds) }
       *[other] { $n } { $kinds } cards
    }
}

# Standing changes and triggers
while-then = while { $condition }, { $then }
be-so-much = <be> { $what }
order-so-much = <order> { $what }
play-so-much = may play { $what } in your turn
ante-more = <ante> { $n } more as a Round is opened, but no more than you have
gain-more-gold = whenever you gain Gold, you gain { $n } more from the Inn
pay-antes = <pay> your antes{ $conditional ->
    [yes] {" "}if { $condition }
   *[no] {""}
}
pass-out-at = <pass> out as soon as your Alcohol Content and your { $track } together reach your Fortitude
cannot-be = cannot be { $what }
be-higher = <be> { $n } { $more ->
    [yes] higher
   *[no] lower, but never below 0
}{ $boss ->
    [yes] ; of what you play as a Boss, only in that of the first Action of your turn
   *[no] {""}
}
more-or-less = { $more ->
    [yes] more
   *[no] less
}
by-my-cards = { $me ->
    [you] by your cards
   *[one] by the cards of { $me }
}
lose-by-cards = <lose> { $n } { more-or-less } Fortitude { by-my-cards }
gain-by-cards = <gain> { $n } { more-or-less } Alcohol Content { by-my-cards }
lose-whenever = <lose> { $n } { more-or-less } Fortitude whenever { $who ->
    [you] you lose
   *[one] it loses
} any{ $some ->
    [yes] {" "}through { $through }
   *[no] {""}
}
gain-whenever = <gain> { $n } { more-or-less } Alcohol Content whenever { $who ->
    [you] you gain
   *[one] it gains
} any{ $some ->
    [yes] {" "}through { $through }
   *[no] {""}
}
source-card = a card
source-drink = a Drink
source-event = an Event
that-player-gains-this = that player gains this
trigger = { $moments }, { $once ->
    [turn] once in each turn,
    [round] once in each Round of Gambling,
    [game] once in the game,
   *[no] {""}
} { $conditional ->
    [yes] if { $condition },
   *[no] {""}
} { $each ->
    [yes] for each one that you have,
   *[no] {""}
} { $does }
trigger-answered = it may be answered as { A($type) } card{ $named ->
    [yes] {" "}of { POSSESSIVE($owner) }
   *[no] {""}
}{ $back ->
    [yes] {""}
   *[no] , but not hit back
}
hook = { $at }, { $phrase }
point-start = at the start of your turn
point-before-discard = before you discard
point-after-discard = after you have discarded, before you draw
point-after-draw = after you have drawn
point-action-start = at the start of your Action phase
point-action-end = at the end of your Action phase
point-end = at the end of your turn
before-first-turn = before the first turn
