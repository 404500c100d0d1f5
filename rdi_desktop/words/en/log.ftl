# The log: an event is log-KEY, a sentence with neither capital nor full stop.
log-game_started = The game begins: everybody is dealt a hand
log-turn_started = { $number }. { $name }
log-phase_started = { $phase }
log-discarded = { $who } <discard> { $cards }
log-laid_open = On the { $pile } deck of { $who } lies { $card } now
log-gave_up = { $who } <give> up { $cards }
log-drew = { $who } <draw> { $cards }
log-reshuffled = { $who } <shuffle> the discards into a new deck
log-played = { $who } <play> { $card } { $at }
log-answered = { $who } <answer> with { $card } { $at }
log-negated = { $who } <Negate> { $whose } { $card }
log-ignored = { $who } <Ignore> { $whose } { $card }
log-reduced = { $who } <take> less of { $card } { $less }
log-redirected = { $who } <turn> { $card } away { $to }
log-loss_shared = { $who } <share> what { $card } costs { $with }
log-payment_moved = { $who } <send> the bill { $to }
log-payment_prevented = { $who } <pay> nothing
log-resolved = So { $card } has taken effect
log-lost_fortitude = { $who } <lose> { $n } Fortitude { $tracks }
log-gained_fortitude = { $who } <gain> { $n } Fortitude { $tracks }
log-gained_alcohol = { $who } <gain> { $n } Alcohol Content { $tracks }
log-lost_alcohol = { $who } <lose> { $n } Alcohol Content { $tracks }
log-turned_over = { $who } <turn> over { $card }
log-whiffed = Nothing comes of { $card }: a whiff
log-wound_up = { $who } <pass> out on { $track_of } track, and <be> wound up again
log-paid = { $who } <pay> { $n } Gold { $to }
log-anted = { $who } <ante> { $n } Gold
log-spared = { $who } need not pay { $n } Gold: it is on the house
log-inn_paid = The Inn pays { $n } Gold { $to } for { $who }
log-paid_for = { $who } <pay> { $n } Gold { $to } { $for }
log-took_gold = { $who } <take> { $n } Gold { $from }
log-gained_gold = { $who } <get> { $n } Gold
log-lost_gold = { $who } <lose> { $n } Gold
log-pot_taken = { $who } <take> { $part ->
    [half] half of the pot
   *[all] the pot
}: { $n } Gold
log-activated = { $mine } { $cards } acts { $at }
log-used = { $who } <use> { $ability } { $at }
log-contest_scores = In their mugs: { $scores }
log-showed = { $who } <show> { $cards }
log-taken_up = { $who } <take> { $card } into the hand
log-fetched = { $who } <take> back { $card }
log-revealed = { $who } <reveal> { $card } from the { $pile } deck
log-given = { $who } <put> { $card } before { $target }
log-coin_moved = { $mine } { $token } goes { $to } as Gold
log-petrified = { $who } <Petrify> { $cards }
log-tucked = { $who } <put> { $cards } of the { $pile } pile under it
log-given_back = { $who } <have> { $cards } back from the { $pile } pile
log-struck_dumb = { $who } <be> turned to stone until the end of the next turn
log-speaks_again = { $who } <be> flesh and blood again
log-coin_passed = { $coin } comes to { $receiver }{ $turned ->
    [yes] {" "}and is turned up
   *[no] {""}
}
log-coin_turned = { $who } <turn> up { $coin }
log-coin_gone = { $coin } goes to the Inn, and is out of the game
log-coin_to_pot = { $coin } goes into the pot
log-coin_spent = { $card } is 1 Gold less
log-offered = { $who } <offer> { $card } to { $target } for { $n } Gold
log-declined = { $who } <do> not want to buy { $card }
log-stowed = { $who } <lay> { $card } aside, face down
log-stowed_open = { $who } <lay> { $card } on the { $to_place }
log-added_to_pot = { $who } <put> a { $pile } card face down into the pot
log-swapped = { $who } and { $target } change Drink Me! piles
log-put_away = { $who } <put> { $card } on the { $pile } discards
log-put_under = { $who } <put> { $card } under the { $pile } deck
log-body_hit = { $mine } { $card } is hit
log-body_broken = { $mine } { $card } breaks down
log-kept = { $who } <keep> { $card }
log-shuffled = { $who } <shuffle> { $shuffled }
log-room_acts = { $thing } has its way with { $who }
log-set_off = { $thing } goes off before { $who }
log-trap_checked = { $who } <check> for Traps and <find> { $card }
log-token_claimed = { $who } <reach> { $mark } on the { $token } track
log-round_opened = { $who } <open> a Round of Gambling
log-took_control = { $who } <be> in control
log-passed_round = { $who } <pass>
log-left_round = { $who } <leave> the Round
log-forced_out = { $who } <be> thrown out of the Round
log-round_won = { $who } <win> the Round of Gambling: { $n } Gold in the pot
log-round_prolonged = { $who } <let> the Round go on: its pot is still to be won
log-round_ended = The Round of Gambling is over
log-prize_in_pot = { $who } <put> { $card } into the pot as a Prize
log-prize_taken = { $who } <take> the Prize { $card }
log-moved = { $who } <go> on in the dungeon: { $card }
log-sent_back = { $who } <be> sent back to the start of the dungeon: { $card }
log-rewarded = { $who } <gain> { $reward } at the goal of the dungeon
log-crawled = { $who } <lead> the party to { $tavern }: { $card }
log-tavern_closed = { $tavern } has run dry and Closes: { $who } <have> ordered the last Drink there
log-pot_to_inn = The pot, { $n } Gold, goes to the Inn
log-drink_ordered = { $who } <order> a Drink { $for }
log-handed_round = { $who } <hand> a Drink of the own pile on to { $target }
log-served = { $who } <pour> { $target } something from the { $pile } deck
log-drink_revealed = { $who } <reveal> { $card }
log-chaser_revealed = … with a Chaser: { $card }
log-chain_broken = … but behind it is { $card }, which is no Drink: nothing comes of it
log-event_revealed = { $who } <reveal> { $card }
log-drink_changed = { $who } <change> the Drink { $with_card }: { $content }
log-drink_split = { $who } <share> the Drink { $with }
log-drink_passed = { $who } <pass> the Drink on { $to }
log-drink_ignored = { $who } <Ignore> the Drink
log-drank = { $who } <drink> { $cards }
log-sobered_up = { $who } <have> nothing to drink and <sober> up a little
log-last_orders = Last orders: { $who } <have> a second Drink coming, from the Drink Deck
log-ghost_deed = By the fire they have made up their minds: { $deed }
log-drink_deck_renewed = The Drink Deck is empty: the mugs are washed and everybody settles up
log-contest_started = A Drinking Contest!
log-contest_won = { $who } <win> the Drinking Contest
log-contest_without_winner = Nobody wins the Drinking Contest
log-contest_tied = The contest is tied: another round for those who are
log-last_chance = { $who } <be> about to be out: any last words?
log-passed_out = { $who } <pass> out!
log-out_of_gold = { $who } <be> out of Gold and thrown out into the rain
log-gold_divided = { $mine } Gold is divided: { $share ->
    [0] the Inn takes it
   *[other] { $share } for everybody who stays
}
log-turn_cut_short = This turn went round in circles and is over at once: { $loop } { $with_card }
log-loop-turns-unasked = turns in which nobody is asked anything
log-loop-rounds = Rounds of Gambling
log-loop-round = a Round of Gambling
log-loop-payments = payments
log-loop-crawl = a Pub Crawl
log-loop-drink-search = looking for a Drink
log-loop-effects = what cards do
log-loop-answers = plays that answer plays
log-loop-after-losses = what answers losses and gains
log-loop-set-off = what sets itself off
log-loop-contest = a Drinking Contest
log-loop-losing = who loses
log-loop-machine-received = what a machine has received
log-loop-divided = who loses by what was divided
log-loop-ordering = ordering Drinks
log-loop-handing-round = handing Drinks round
log-loop-going-round = a card that goes around
log-loop-turn = the turn
log-turn_ended_early = The turn of { $who } is over; the others of the team go on
log-priority_target = { $who } <be> the Priority Target now
log-hit_alone = { $who } <be> alone: instead of changing targets it hits for 1
log-repaired = { $who } <Repair> { $n }{ $mended ->
    [0] : there is nothing to mend
   *[other] {""}
}
log-prepared = { $who } <prepare> { $n } { $n ->
    [one] Action
   *[other] Actions
}
log-champion_chosen = { $who } <be> the Champion of the team
log-potion_used = { $who } <use> a Potion Token: { $what }
log-turn_ended = The turn ends
log-game_over = { $who } <win> the game!
log-token_changed = { $who } <get> { $tokens }: now { $now }
log-token_lapsed = { $who } <have> no room for { $tokens }
log-counter_changed = { $mine } { $card }: { $counter } { $now }
log-token_lost = { $who } <lose> { $tokens }: { $now ->
    [0] none
   *[other] { $now }
} left
log-joined = { $who } <take> up { $cards }
log-track_changed = { $mine } { $track } { $way ->
    [up] goes up to
    [down] goes down to
   *[other] is now
} { $now }
log-phase_repeated = { $who } <play> the { $phase } once more
log-looked = { $who } <look> at the hand of { $target }
log-arranged = { $count } cards are looked at and put back
log-track_stopped = { $who } can lose no more { $track }, and must answer for it
log-card_moved = { $who } <move> { $cards } { $places }
log-withdrew = { $who } <step> out for a breath of air
log-rolled = { $who } <try> it, { $luck ->
    [yes] and it works
   *[no] but it does not work
}
log-grudge = { $who } <give> { $whom } a dark look
log-remark = { $who }: “{ $words }”
log-unknown = { $who }: { $key }

# The same for whoever listens, and has heard what came before.
log-played-brief = { $who }: { $card } { $at }
log-answered-brief = { $who }: { $card } { $at }
log-used-brief = { $who }: { $ability } { $at }
log-activated-brief = { $mine } { $cards } { $at }
log-chaser_revealed-brief = Chaser: { $card }
log-drink_passed-brief = the Drink { $to }
log-sobered_up-brief = { $who } <have> nothing to drink
log-paid-brief = { $who }: { $n } Gold { $to }
log-payment_moved-brief = the bill { $to }
log-round_won-brief = { $who }: the pot, { $n } Gold
log-pot_to_inn-brief = the pot to the Inn
log-forced_out-brief = { $who }: out of the Round
log-contest_tied-brief = tied: another round
log-last_chance-brief = { $who }: last chance
log-out_of_gold-brief = { $who }: out, with no Gold left
log-gold_divided-brief = { $share ->
    [0] the Inn takes the Gold
   *[other] { $share } Gold for everybody who stays
}
log-beginning = { $who }

## who, and whose
log-inn = the Inn
log-nobody = nobody
log-group = { $of }
log-seat = seat { $n }
log-self = { $you ->
    [yes] yourself
   *[no] themselves
}
log-owner = { $of ->
    [you] your
   *[one] { $of }'s
}

## what
log-a-card = a card
log-a-trick = a Trick
log-a-token = a { $token } token
log-face-down = a face-down { $pile }
log-cards = { $n ->
    [0] nothing
    [1] a card
   *[other] { $n } cards
}
log-cards-of = { $n ->
    [1] a { $pile } card
   *[other] { $n } { $pile } cards
}
log-tokens = { $n } { $token } { $n ->
    [one] token
   *[other] tokens
}
log-some = some
log-amount = { $n } { $thing }
log-score = { $who } { $n }

## ends of a line
log-at = on { $target }
log-to = to { $target }
log-to-inn = to the Inn
log-to-pot = to the pot
log-to-nobody = to nobody
log-from = from { $target }
log-from-inn = from the Inn
log-from-pot = from the pot
log-for = for { $target }
log-with = with { $target }
log-on-track = on { $whose } track
log-on-both-tracks = on both tracks
log-less = : { $numbers } less
log-half-drunk = half of it is drunk
log-drink-now = now { $numbers }
log-drink-empty = now there is nothing in it
log-places = from { $source } to { $goal }

## places
log-pile-hand = the hand
log-pile-deck = the deck
log-pile-discard = the discards
log-pile-drink_me = the Drink Me! pile
log-pile-drink_deck = the Drink Deck
log-pile-drink_discard = the Drinks drunk
log-pile-play = the table
log-pile-in_play = the table
log-other-pile = the { $pile } pile
log-other-deck = the { $pile } deck
log-drinks-of = the Drinks of { $name }
log-drinks-drunk = the Drinks drunk at { $name }
