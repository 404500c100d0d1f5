## terms
terms-labels-turn = Turn
terms-labels-asked = Asked
terms-labels-controls = in control
terms-labels-passed = passed
terms-labels-in_control = In control
terms-labels-mute = Stone
terms-labels-boss = Boss
terms-labels-potions = Potions
terms-labels-champion = Champion
terms-labels-target = Priority Target
terms-labels-target_short = Target
terms-labels-whiff = Whiff!
terms-labels-target_tip = Priority Target: the machine picks this player first, who also stands for the team.
terms-labels-lies_open = Components and cards
terms-labels-in_round = In the Round
terms-labels-deck = Deck
terms-labels-discard = Discards
terms-labels-drink_me = Drink Me!
terms-labels-drink_deck = Drink Deck
terms-labels-drink_discard = Drunk
terms-labels-inn = The Inn
terms-labels-pot = Pot
terms-labels-no_round = Nobody is gambling
terms-labels-pass_control = Nobody in control
terms-labels-stack = Being played
terms-labels-stack_empty = Cards aimed at nobody go here
terms-labels-more = More …
terms-labels-cancel = Cancel
terms-labels-drop_here = Play here
terms-labels-choose = How?
terms-labels-play = Play it
terms-labels-trap = Trap
terms-labels-goes_off = Goes off before
terms-labels-face_down = Face down
terms-labels-face_down_in_pot = Face down in the pot
terms-labels-inn_prizes = Prizes at the Inn
terms-labels-none_left = none left
terms-labels-prizes = Prizes
terms-labels-bar_deck = Bar Deck
terms-labels-you_asked = your answer?
terms-labels-you_can = you can!
terms-labels-as_it_stands = As it stands
terms-labels-open = anybody?
terms-labels-deal = The deal
terms-labels-dealing = The evening begins: cards for everybody
terms-labels-skip_dealing = Skip the dealing
terms-labels-settled = Nothing more is asked here.
terms-labels-going_on = Space: on to the next. Held down: faster.
terms-labels-being_shown = The evening goes on
terms-labels-key_pass = Space
terms-labels-key_cancel = Esc
terms-labels-key_play = Enter
terms-things-fortitude = Fortitude
terms-things-alcohol = Alcohol Content
terms-things-gold = Gold
terms-things-draw = cards
terms-things-energy = Energy
terms-things-buff = Buff
terms-things-clone = Clone
terms-things-fire = Fire
terms-things-ice = Ice
terms-things-corruption = Corruption
terms-things-cards = cards
terms-things-discard = cards from your hand
terms-things-hand = cards from your hand
terms-things-pain-curse = Pain Curse
terms-things-mind-hex = Mind Hex
terms-things-power-jinx = Power Jinx
terms-things-building = Building Rage
terms-things-chi = Drunken Chi
terms-things-progress-beer = Beer Progress
terms-things-progress-wine = Wine Progress
terms-things-progress-spirits = Spirits Progress
terms-things-work = Farai Token
terms-things-quiver = Arrow
terms-things-board = Cutting Board
terms-things-reserve = Special Reserve
terms-things-drunkenness = Total Drunkenness
terms-things-index = Index finger
terms-things-middle = Middle finger
terms-things-fourth = Fourth finger
terms-things-little = Little finger
terms-abilities-detach = Detach a finger
terms-abilities-dispel = Dispel the Chimera
terms-abilities-sell = Offer for sale
terms-abilities-totem-combo = Totem Combo
terms-phases-start = Start of the turn
terms-phases-discard_and_draw = Discard and Draw
terms-phases-action = Action
terms-phases-order = Order a Drink
terms-phases-drink = Drink!
terms-phases-end = End of the turn
terms-out-passed_out = Passed out
terms-out-no_gold = Out of Gold
terms-out-out = Out of the game
terms-card_types-action = Action
terms-card_types-action-gambling = Action or Gambling
terms-card_types-gambling = Gambling
terms-card_types-cheating = Cheating
terms-card_types-sometimes = Sometimes
terms-card_types-anytime = Anytime
terms-card_types-drink = Drink
terms-card_types-drink-event = Drink Event
terms-card_types-tavern-event = Tavern Event
terms-towards-fortitude-alcohol-content = towards { $names } { $fortitude } Fortitude, { $alcohol } Alcohol Content
terms-threat-next-turn = Threat { $level }: { $actions } { $actions ->
    [one] Action
   *[other] Actions
} next turn
terms-actions-threat = Actions by Threat:
terms-from-on = { $n } from { $level } on
terms-turned-over = { $n } { $n ->
    [one] Action
   *[other] Actions
} to be turned over
terms-top-side-deck = , the top { $n ->
    [one] one
   *[other] { $n }
} from a side deck
terms-you = You
terms-heart-purse = { $spoken } · one heart, one purse
terms-text = { $own ->
    [yes] Your team
   *[no] The team of
}{ $own ->
    [yes] ,
   *[no] {""}
} { $listed }
terms-team-heart-purse = { $listed }: one team, one heart, one purse
terms-plays = Plays with { $listed }
terms-team = { $label } of the team
terms-deck-of = { $thing } deck
terms-small = yes

## asking
asking-prompts-discard = Discard what you do not want, then draw
asking-prompts-action = Your Action phase: play an Action card, or move on
asking-prompts-order = Order a Drink: click whoever gets it, or drag it there
asking-prompts-order_by_keys = Order a Drink: Tab to whoever gets it
asking-prompts-move = Go on in the dungeon for a card of your hand, or stay where you are
asking-prompts-drink = Time to drink: reveal the top of your Drink Me! pile
asking-prompts-gamble = Your go in the Round of Gambling: take control or pass
asking-prompts-respond = Do you want to answer this?
asking-prompts-pay = You are about to pay { $gold } Gold{ $to }
asking-prompts-ante = You are about to ante { $gold } Gold
asking-prompts-last_chance = { $about } about to be out. Is there anything you can do?
asking-prompts-pick = Make your choice
asking-prompts-action_none = Your Action phase: you hold no Action that can be played
asking-prompts-ordered = Your Drink is on its way: play another card, or move on
asking-prompts-order_more = Who gets the next Drink? { $left } more to order
asking-prompts-order_last = Who gets the next Drink?
asking-prompts-gamble_none = Your go in the Round of Gambling: nothing in your hand takes control
asking-places-inn = the Inn
asking-places-pot = the pot
asking-waiting-discard = { $name } is choosing cards to discard
asking-waiting-action = { $name } is thinking about an Action
asking-waiting-order = { $name } is ordering a Drink
asking-waiting-drink = { $name } is about to drink
asking-waiting-move = { $name } stands in the dungeon and thinks
asking-waiting-gamble = { $name } plays or passes in the Round
asking-waiting-pick = { $name } is making a choice
asking-waiting-last_chance = { $name } has a last chance
asking-options-pass = Pass
asking-options-done = Done
asking-options-drink = Drink!
asking-options-yes = Yes
asking-options-no = No
asking-options-none = None
asking-options-keep = Keep it
asking-options-stay = Stay here
asking-potions-fortitude = Gain { $n } Fortitude
asking-potions-alcohol = Lose { $n } Alcohol Content
asking-potions-gold = Take { $n } Gold from the Inn
asking-passes-pay = Pay
asking-passes-gamble = Pass this time
asking-passes-respond = Let it happen
asking-passes-landed = Accept
asking-passes-last_chance = Nothing to add
asking-dones-action = No Action
asking-dones-order = Move on
asking-nothing-answer = Nothing that you have can answer it.
asking-do-want-answer = do you want to answer it?
asking-nothing-answer-2 = nothing that you have can answer it
asking-things-being-played-answered = { $answerable } of the things that are being played can be answered — do you want to answer one of them?
asking-do-want-answer-2 = { $upper }{ $which } — do you want to answer { $n ->
    [one] it
   *[other] one of them
}?
asking-game = { $n ->
    [0] Nobody wins
    [one] { $listed } wins
   *[other] { $listed } win
} the game!
asking-anybody-may-answer = Anybody may answer …
asking-thinks-over = { $seat } thinks it over …
asking-let-go-first = Let { $seats } go first
asking-this = This
asking-gets = { $what } — who gets it?
asking-does-answer = what does it answer?
asking-answers = it answers { $entries }
asking-click-again-middle-table = { $what } — click it again, or the middle of the table, to play it
asking-enter-again = { $what } — press Enter to play it
asking-go-whatever-lights-up = { $what } — it can go to whatever lights up
asking-answers-2 = It answers { $entries }.
asking-any-players-light-up = any of the players who light up
asking-whatever-lights-up-map = whatever lights up on the map
asking-middle-table = the middle of the table
asking-goes = It goes to { $listed }.
asking-pass-mouse-click-press = Pass the mouse to { $name } — click or press Space to take your hand
asking-pass-mouse-click = Pass the mouse to { $name } — click to take your hand
asking-none = None
asking-labels-gold = 1 Gold from the Inn
asking-labels-cards = Draw 2 cards
asking-labels-equip = Wear it
asking-labels-discard = Discard it
asking-labels-coin = A coin
asking-labels-face-down = A card that lies face down
asking-no-card = Nothing
asking-neutral-spend = spend nothing
asking-neutral-targets = at nobody
asking-on = on { $entry }
asking-face-down = A face-down { $thing }
asking-spent = spent { $listed }
asking-to = to { $goal }
asking-turn-of = { $name }'s turn
asking-with = with
asking-a-card = a card
asking-spending = { $how } { $what }
asking-discard = discard
asking-spend = spend
asking-fortitude = { $more ->
    [yes] gain
   *[no] lose
}{ $you ->
    [yes] {""}
   *[no] s
} { $n } Fortitude
asking-alcohol = { $more ->
    [yes] gain
   *[no] lose
}{ $you ->
    [yes] {""}
   *[no] s
} { $n } Alcohol Content
asking-gold = { $more ->
    [yes] get
   *[no] pay
}{ $you ->
    [yes] {""}
   *[no] s
} { $n } Gold
asking-potion-tip = A Potion Token of your team, at any time: nobody can do anything about it.

## picks
picks-picks-target = { $about } — { $aim }
picks-picks-target_of = “{ $card }”:{ $does } Whom do you choose?
picks-picks-given_to = { $about } — before whom do you put “{ $card }”?
picks-picks-choose = { $about } — choose what it does
picks-picks-equip = Wear { $about }, or discard it?
picks-picks-stays = Which one stays? The rest is discarded
picks-picks-stay = { $about } needs a place: which of these stays?
picks-picks-stay_more = { $about } needs a place: which { $least } of these stay?
picks-picks-self_split = Share this Drink with somebody?
picks-picks-may = { $about } — do you want to?
picks-picks-become = { $thing } — do you become { $step }?
picks-picks-unless = { $about } — will you do what it asks of you?
picks-picks-unless_told = { $about } — { $told } Do you?
picks-picks-may_told = { $about } — { $told } Do you want to?
picks-picks-cost = Choose the card that you discard for it
picks-picks-cost_more = Choose the { $least } cards that you discard for it
picks-picks-pay_with = Choose the { $thing } card that you discard for it
picks-picks-purchase = You may buy a card: from which deck?
picks-picks-spend = { $about } — which of your cards there do you give up for it?
picks-picks-fetch = { $about } — choose the card that you take back
picks-picks-boost = Use a { $thing } so that { $about } hits for { $hits }?
picks-picks-accept = { $about } — do you accept?
picks-picks-wound_up = The automaton passes out on your track: what do you take for it?
picks-picks-keep_body = { $about } has been hit — do you pay { $wages } Gold to keep it?
picks-picks-again = { $about } — once more?
picks-picks-discard = Choose the card that you discard
picks-picks-discard_more = Choose the { $least } cards that you discard
picks-picks-prize = Choose the Prize that goes into the pot
picks-picks-move_cost = Choose the card that you discard to go on in the dungeon
picks-picks-room = Which of your team takes what the room does?
picks-picks-crawl = You lead the party on: to which tavern?
picks-picks-loot = Choose the Loot that you take
picks-picks-deck_of = From which of its decks do you take the top card?
picks-picks-trigger = { $thing } — do you want to?
picks-picks-chain = { $about } — which one comes first? It must need what another one is
picks-picks-chain_next = “{ $last }” needs { $needs } behind it: which one comes next?
picks-picks-chain_target = At whom is “{ $card }” aimed?
picks-picks-coins = With what do you pay?
picks-picks-petrify = { $about } — choose the card that you Petrify
picks-picks-petrify_more = { $about } — choose the { $least } cards that you Petrify
picks-picks-hand_over = { $about } — which one changes hands?
picks-picks-pot_coins = Part of the pot goes to somebody else: what of it?
picks-picks-demand = For what Gold of theirs do you sell it?
picks-picks-goes_to = It happened to several at once: to whom does it go?
picks-picks-buy = Do you buy { $about } for { $price } Gold?
picks-picks-split = Keep “{ $card }”, or put it before somebody else?
picks-picks-at_once = “{ $card }” acts at once: play it on whomever it is meant for
picks-picks-order_seen = You see what is on the tray: which Drink do you hand out next?
picks-picks-arrange = You have seen it: put it back
picks-picks-arrange_more = Put them back: the first that you pick lies on top
picks-picks-divide = Make two heaps, of which { $by } may take one: pick the cards of the first
picks-picks-heap = Which heap goes to your hand?
picks-picks-look = You see the whole hand
picks-picks-discard_for = You see the whole hand: which card is discarded?
picks-picks-discard_for_more = You see the whole hand: which { $least } cards are discarded?
picks-picks-next_card = Which of them goes off next?
picks-picks-pot_share = Half of the pot goes to somebody else: how many of the cards that lie face down in it?
picks-picks-steal = What do you take from the pot?
picks-picks-pot_prize = Half of the pot goes to somebody else: who gets the Prize?
picks-picks-track = { $thing }: what do you choose?
picks-picks-champion = Who is your team's Champion?
picks-picks-repeat = { $thing } comes once more: which of the team plays it?
picks-picks-volley = Your { $thing } is let loose: who is hit by the next one?
picks-picks-hand_round = { $about } — who gets the top Drink of your pile?
picks-picks-serve = { $about } — which of these Drinks do you hand out?
picks-picks-tick = Your things in play tick down: in which order? The first that you pick is the first
picks-picks-ticked = “{ $card }” ticks down — does it act?
picks-picks-sacrifice = Which one do you sacrifice for it?
picks-picks-mark = { $about } — which of your cards is it for?
picks-picks-stow = { $about } — you may lay a card of your hand aside: which one?
picks-picks-take_back = No { $thing } token is left: who gives one back?
picks-nothing-chain = Stop there
picks-nothing-hand_round = Keep the rest
picks-nothing-look = Seen
picks-nothing-self_split = Drink it alone
picks-nothing-spend = That is enough
picks-nothing-stow = Lay nothing aside
picks-nothing-purchase = Buy nothing more
picks-deeds-arrange = Put { $n } back
picks-deeds-chain = Chain { $n }
picks-deeds-cost = Discard { $n }
picks-deeds-discard = Discard { $n }
picks-deeds-discard_for = Discard { $n }
picks-deeds-move_cost = Discard { $n }
picks-deeds-next_card = Set off { $n }
picks-deeds-order_seen = Hand out { $n }
picks-deeds-pay_with = Discard { $n }
picks-deeds-prize = Put { $n } into the pot
picks-deeds-serve = Hand out { $n }
picks-deeds-spend = Give { $n } up
picks-deeds-stay = Keep { $n }
picks-deeds-stays = Keep { $n }
picks-deeds-stow = Lay { $n } aside
picks-instead = { $blow } instead of { $blow2 }
picks-this = This
picks-keep = Keep all
picks-discard-draw = Discard { $picked } and draw
picks-heaps = Heaps of { $picked } and { $options }
picks-choose-more = Choose { $min } more
picks-tick-down-order = Tick down in this order
picks-choose-none = Choose none
picks-these = these { $picked }
picks-take = Take { $n }
picks-a = { A($noun) }
picks-a-step = { A($noun) }
picks-more = 1 more
picks-this-one = this

## costs
costs-negated = { $entry } is Negated
costs-nobody-affected = nobody is affected
costs-the = the { $thing }
costs-s-worth = { $thing }s worth { $count }
costs-cards = cards of the { $thing }
costs-may-go-into = { $kinds } may go into it
costs-tap-play-along = Tap { $kinds } to play it along
costs-cards-hand = cards in your hand
costs-by = { $count } { $claimed ->
    [yes] claimed
   *[no] held
} by { $holder }
costs-holds-none = { $holder } holds none
costs-most-each = at most { $most } each
costs-in-all = { $supply } in all
costs-from-to = From { $scale } to { $scale2 }
costs-rest-stands-rules-inspector = … the rest stands in the rules inspector
costs-open = , open
costs-face-down = , face down
costs-before = { $side_deck } before { $holder }: { $left }{ $how }
costs-left = { " left" }
costs-they-are = They are
costs-only-see-them = Only you see them
costs-discarded = Discarded
costs-click-leaf-through-them = Click it to leaf through them
costs-a-of = a { $thing } of { $names }
costs-card = a card of { $names }
costs-top = From the top: { $listed }
costs-before-open = { $side_deck } before { $holder }: { $cards }, open
costs-card-2 = a card of { $whose }
costs-token-s-track = { $thing } token on { $space } of { $holder }'s { $thing2 } track
costs-claimed-when-marker-gets = Claimed when the marker gets there; then kept
costs-counts-1-gold = { $thing } of { $owner }: counts as 1 Gold { $where }
costs-pot = in the pot
costs-inn = at the Inn
costs-stash = in the stash of { $names }
costs-cards-of-kind = { $count } { $kind } { $n ->
    [one] card
   *[other] cards
}
costs-card-word = { $n ->
    [one] card
   *[other] cards
}
costs-of-the = { $count } { $what } of the { $thing }
costs-cards-counted = { $count } { $n ->
    [one] card
   *[other] cards
}
costs-a-card = a card
costs-tokens = { $kinds } tokens
costs-tap = Tap { $what } to { $turns ->
    [yes] { $how } it
   *[no] spend them
}
costs-spending = Spending { $what }
costs-nothing = nothing
costs-still = { $n } more
costs-along = { $first ->
    [yes] With
   *[no] , with
} { $along }
costs-choose = — choose { $more }
costs-of-holder = { $holder }'s { $thing }: { $what }
costs-fills = { $what } with { $n } of them

## holdings
holdings-his-cards = { $deck }: { $left } left, { $out } out{ $parts ->
    [0] {""}
    [one] , one of them as a Component
   *[other] , { $parts } of them as Components
}
holdings-his-negates = ; that Negate: { $left } left, { $out } out
holdings-claimed = , claimed
holdings-claimed-count = { $thing } claimed: { $n }
holdings-tokens-track = { $thing } tokens on { $marks } of the { $thing2 } track
holdings-cards-hand = { $hand_count } cards in hand
holdings-them = , of them { $listed }
holdings-pile = { $how ->
    [open] open
    [down] face down
   *[left] left
}
holdings-coins = ({ $coins } in coins, { $cards } in cards)
holdings-of = of { $most }

## stack
stack-about-drink = { $who } about to drink
stack-about-out = { $who } about to be out
stack-about = { $who } about to { $kind ->
    [win_round] win the Round
   *[other] be thrown out of the Round
}
stack-sale-gold = for sale: { $price } Gold
stack-more = and { $count } more
stack-kind-drink = a Drink
stack-kind-payment = a payment
stack-kind-loss = a loss
stack-kind-hit = a hit
stack-kind-body_loss = a hit on something in play
stack-kind-gain = a gain
stack-kind-round = Round of Gambling
stack-kind-contest = Drinking Contest
stack-kind-ante = an ante
stack-kind-forced_out = forced out of the Round
stack-kind-win_round = winning the Round
stack-kind-last_chance = a last chance
stack-kind-event = a Drink Event
stack-kind-turn = a turn
stack-mark-raised = raised by { $by }
stack-mark-pot_halved = half of the pot goes to { $by }
stack-mark-turned_over = answered by { $by }
stack-mark-agreed = accepted by { $by }
stack-mark-refused = declined by { $by }
stack-by = by { $by }
stack-landed = { $you ->
    [yes] You
   *[no] { $name } has
} { $kind ->
    [loss] lost
   *[other] gained
} { $amounts }
stack-done = { $spoken } { $split ->
    [yes] with
   *[no] to
} { $goal }
stack-hit = hit
stack-answers = { $name } answers
stack-all = All { $count }
stack-folded = All { $count } of them lie here: click{ $some ->
    [yes] {" "}or press { $key }
   *[no] {""}
} to unfold them
stack-unfolded = All { $count } of them: click{ $some ->
    [yes] {" "}or press { $key }
   *[no] {""}
} to fold them

## names
names-something-play = something in play
names-seat = seat { $index }
names-you-are = You are
names-turn-over = turn over
names-this = This
names-goes-off-before = { $title } goes off before { $seat }
names-hit-back = Hit back?
names-do-want-do-something = Do you want to do something about it?
names-nobody-any-longer = Nobody is any longer
names-they-are = { CAPITAL($who) } { $several ->
    [yes] are
   *[no] is
}
names-nobody = nobody
names-somebody = somebody
names-entry = this
names-you = you
names-You = You
names-is = { $name } is
names-number = number { $n } ({ $what })
names-reveals = { $you ->
    [yes] You reveal
   *[no] { $name } reveals
} { $title }
names-does = { $name } { $does ->
    [uses] uses
    [answers] answers with
   *[plays] plays
} { $title }{ $aimed ->
    [yes] {" "}on { $at }
   *[no] {""}
}

## story
story-places-inn = the Inn
story-places-pot = the pot
story-you = You
story-passed-out-turn = { $who } passed out in turn { $turn }{ $felled }.
story-ran-out-gold-turn = { $who } ran out of Gold in turn { $turn }{ $last }.
story-nobody-left-stop-machine = nobody is left to stop the machine
story-lose-together-played = they lose together, as they played
story-too-much = It was too much for { $listed }: { $lot }.
story-together = Together you have
story-left-machine-stands-puddle = { $won }; what is left of the machine stands in a puddle of ale.
story-felled-by-with = , felled by { $by }'s { $what }
story-felled-by = , felled by { $by }
story-over = over { $what }
story-last = ; the last of it went to { $goal }
story-machine-wins = { $name } wins!
story-alone = { $name }, all alone, has
story-win = { $names } { $several ->
    [yes] win
   *[no] wins
}
story-beaten = { $how } beaten { $name }!

## maps
maps-goals-loot = Take an open Loot, then back to the start.
maps-goals-trick = Draw a hidden Trick, then back to the start.
maps-drink-left = No Drink left
maps-drink-left-2 = { $count } Drink{ $count2 ->
    [yes] s
   *[no] {""}
} left
maps-drinks-ordered = Drinks are ordered at { $tavern }: { $drinks }
maps-loot-open = { $count } Loot { $count ->
    [one] lies
   *[other] lie
} open
maps-loot-left = No Loot is left
maps-trick-other-s-face = { $count } Trick{ $count ->
    [one] {""}
   *[other] s
} face down
maps-trick-left = No Trick is left
maps-loot = Loot in “{ $goal }”
maps-piece-end-drink-phase = Your piece, in “{ $where }”: at the end of your Drink phase drag it along an arrow, or click a room that lights up
maps-party-pawn-whoever-leads = The Party Pawn, at { $where }: whoever leads the party on drags it to a tavern, or clicks one that lights up
maps-here = Here: { $listed }
maps-arrows-lead = Arrows lead to { $listed }
maps-opens-folds-map = { $title } ({ $KEY } opens and folds the map)
maps-may-go-drop-piece = You may go on: drop your piece on a room
maps-may-go-now = { $name } may go on now
maps-lead-party-drop-pawn = You lead the party: drop the pawn on a tavern
maps-still-lead-party = Still to lead the party on: { $listed }

## middle
middle-in = { $people } in { $card }
middle-room = from your room on to { $each }
middle-cannot-go-now = You cannot go on now. { $reason_text }{ $place }
middle-goal = at the goal: { $listed }
middle-goal-tricks-face-down = at the goal: { $trick } Tricks, face down
middle-party-drinks-ordered = the party is at { $name } ({ $drinks }); Drinks are ordered there
middle-lead-when-else-done = will lead it on when all else is done: { $people }
middle-closed = Closed
middle-house-rule = { $rule }: { $value } (in the books { $usually })
middle-drinks = { $n } { $n ->
    [one] Drink
   *[other] Drinks
}

## on-cards
on-cards-wants-missing = Wants { $listed }: { $missing ->
    [yes] { $missing2 } missing
   *[no] all there
}
on-cards-of = of { $most }
on-cards-any = any

## beats
beats-about-drink = the Drink
beats-about-payment = the demand for Gold
beats-about-ante = the ante
beats-about-loss = the loss
beats-about-body_loss = the hit
beats-about-gain = the gain
beats-about-win_round = the end of the Round
beats-about-forced_out = being thrown out
beats-nothing-happens = Nothing happens.
beats-gold-shared-out-half = { $you ->
    [yes] Your
   *[no] { $who }'s
} Gold is shared out: half to the Inn, the rest to those who stay.
beats-cards-dealt = The cards are dealt
beats-out-gold = { $all } { $you ->
    [yes] are
   *[no] is
} out of Gold!
beats-last-chance = A last chance …
beats-round-gambling = A Round of Gambling!
beats-pot = { $who } { $you ->
    [yes] win
   *[no] wins
} the pot!
beats-passes-out-wound-up = { $who } passes out, and is wound up again!
beats-priority-target = { $who } { $you ->
    [yes] are
   *[no] is
} the Priority Target!
beats-machine-winds-itself-up = The machine winds itself up …
beats-round-goes = The Round goes on!
beats-contest = { $who } { $you ->
    [yes] win
   *[no] wins
} the contest!
beats-mugs-washed = The mugs are washed!
beats-nobody-left-standing = Nobody is left standing!
beats-nobody = Nobody
beats-you = You
beats-with = { $who } { $you ->
    [yes] answer
   *[no] answers
} { $about } with “{ $title }”.
beats-whiff = A whiff! { $spoken }
beats-did = “{ $card }” did it{ $played ->
    [yes] , played by { $who }
   *[no] {""}
}.
beats-still = Still in: { $join }.
beats-nothing-comes = { $head }: nothing comes of it.
beats-nothing = { $who } { $you ->
    [yes] pay
   *[no] pays
} nothing
beats-sober = { $who } { $you ->
    [yes] stay
   *[no] stays
} sober
beats-nothing-2 = { $who } { $you ->
    [yes] lose
   *[no] loses
} nothing
beats-inn = The Inn
beats-gold-stays = { $who } { $you ->
    [yes] pay
   *[no] pays
} { $gold } Gold, and “{ $title }” stays.
beats-mug-alone-nothing-drunk = { $who } { $seat ->
    [yes] leave
   *[no] leaves
} the mug alone: nothing is drunk.
beats-begins = { $who } { $you ->
    [yes] begin
   *[no] begins
}!
beats-turn = { $you ->
    [yes] Your
   *[no] { $who }'s
} turn
beats-passes-out = { $who } { $you ->
    [yes] pass
   *[no] passes
} out!
beats-tie = A tie!
beats-wins = { $who } { $alone ->
    [yes] wins
   *[no] win
}!
beats-it = it
beats-undoes = { $who } { $negated ->
    [yes] Negate
   *[no] Ignore
}{ $you ->
    [yes] {""}
   *[no] s
} { $title }

## hints
hints-why-waits = nothing here is worth a card
hints-why-hurts = it hurts whoever is worth hurting
hints-why-makes_drunk = it brings somebody closer to the floor
hints-why-heals = it does you good
hints-why-saves = it spares you the worst
hints-why-shares = shared trouble is half the trouble
hints-why-redirects = somebody else may take that
hints-why-passes_on = somebody else may drink that
hints-why-spikes = that Drink could do with more in it
hints-why-negates = what is coming is worse than losing a card
hints-why-earns = it brings Gold
hints-why-pays = it costs the others Gold
hints-why-keeps_gold = it keeps your Gold together
hints-why-gambles = the odds of the Round are good
hints-why-wins_pot = the pot looks good
hints-why-spoils = the pot should go to nobody else
hints-why-leaves = that Round is better left
hints-why-orders = that player is closest to the floor
hints-why-draws = more cards, more choices
hints-why-more = it lets you do more this turn
hints-why-gives = the tokens land where they are of use
hints-why-readies = it is worth its cost before the Action
hints-why-digs = new cards will be better than these
hints-why-keeps = these cards are worth keeping
hints-why-picks = those can best be spared
hints-why-tries = it is worth a try
hints-why-explores = what lies ahead is worth the way
hints-nothing-decide-just-now = There is nothing for you to decide just now.
hints-place-computer-would = In your place the computer would { $what }
hints-nothing-choose-however-far = There is nothing to choose here, however far one looks ahead.
hints-looking-ahead-computer-would = Looking ahead, the computer would { $what }.
hints-tried-hidden-cards-may = It has tried { $worlds } { $worlds ->
    [one] way
   *[other] ways
} in which the hidden cards may lie: { $expects }.
hints-next-best = The next best, to { $what }: { $expects }
hints-lets-mostly-passes-out = It lets { $who } be, who mostly passes out soon without that too.
hints-would-more-left-then = { $seats } would have { $better } more left then
hints-would-cost-left = it would cost you { $cost } of what you have left
hints-lets-could-knocked-out = It lets { $who } be, who could be knocked out: { $listed }.
hints-keep-cards = keep all cards
hints-do-nothing-special = do nothing special
hints-expects-left-until-pass = it expects you to be { $odds }, with { $room } left until you pass out and { $gold } Gold
hints-would-stand-then = { $seats } would stand { $abs } { $more ->
    [yes] better
   *[no] worse
} then
hints-play = play “{ $card }”{ $at }{ $how }
hints-offer-sale = offer “{ $card }” for sale to { $seats }
hints-use = use “{ $what }”{ $at }{ $how }
hints-take-heap = take the heap with { $label }
hints-take-empty-heap = take the heap with nothing
hints-order-drink = order a Drink for { $seats }
hints-choose = choose { $seats }
hints-go = go on
hints-let-go-first = let { $seats } go first
hints-go-2 = go on to “{ $option }”
hints-stay-room = stay in the room
hints-lead-party = lead the party to { $option }
hints-use-potion-token = use a Potion Token: { $uncapital }
hints-say = say { $get }
hints-say-2 = say { $kind }
hints-keep = keep “{ $card }”
hints-choose-2 = choose “{ $mode }”
hints-no-more-often = you would win no more often for it
hints-on = on { $who }
hints-pay = pay
hints-pass = pass
hints-drink = drink
hints-answering = in answer to “{ $what }”
hints-odds-sure = all but certain to win
hints-odds-likely = likely to win
hints-odds-even = about even
hints-odds-unlikely = unlikely to win
hints-odds-lost = all but certain to lose

## track-moves
track-moves-then-round-left = Then round to the left: { $join }

## reasons
reason-not_now = This cannot be played just now.
reason-wrong_place = It cannot be played there.
reason-no_arrow = No arrow leads there from your room.
reason-here_already = One goes on from there, not to it.
reason-tavern_closed = That tavern is Closed, for good.
reason-inn_last = The party goes back to the Inn only when all other taverns are Closed.
reason-no_crawl = The party goes on when a Drink with a Chaser is revealed, or the last Drink of a tavern is ordered.
reason-discard_there = To discard it, click it, or drop it on your own discards.
reason-pay_first = Choose first what you pay with.
reason-choose_first = Choose something first.
reason-begun_first = First play what waits for its costs, or take it back.
reason-refused = That is not possible: { $why }.
reason-when_asked = Wait until you are asked: then it can be played.
reason-only_answered_by = Only very few cards may answer that, and this is not one of them.
reason-cannot_be_negate = That cannot be Negated.
reason-cannot_be_ignore = That cannot be Ignored.
reason-cannot_be_reduce = That cannot be reduced.
reason-cannot_be_redirect = That cannot be turned away.
reason-cannot_be_inn_pays = Nobody else can pay that.
reason-cannot_be_prevent = There is no way around paying that.
reason-lies_open = There is nothing to play here: it keeps its place, and that is all it does.
reason-lies_open-kind = Alone it is silent. It does its part in a combo, which you declare in your Action phase.
reason-lies_open-immediate = It did its part as it came in: now it only stands around.
reason-lies_open-standing = It is at work already, for as long as it lies there.
reason-joins_a_play = It joins another card as that is played.
reason-ticks_down = It acts as it ticks down, at the end of your Action phase.
reason-wrong_phase = Only in your { $phase } phase.
reason-action_played = You have played your Action for this turn.
reason-only_more_of_kind = You have begun with cards of which any number are one Action: only more of those may follow.
reason-used_up = You have used it already.
reason-condition = What it needs is not the case now.
reason-cannot_pay = You cannot pay what it costs.
reason-game_over = The game is over.
reason-out = You are out of the game.
reason-withdrawn = You are out of reach until your next turn.
reason-struck_dumb = You are turned to stone, and play nothing until the end of your next turn.
reason-not_interruptible = Nobody may break in at this moment.
reason-not_in_round = You are not in the Round of Gambling.
reason-not_your_gambling_turn = It is not your go in the Round of Gambling.
reason-winning_hand = Against that hand only { $types } can take control.
reason-no_target = There is nobody it could be aimed at.
reason-nothing_to_do = There is nothing that it could do now.
reason-round_running = Not while a Round of Gambling is running.
reason-not_your_turn = Only on your own turn.
reason-something_resolving = Not while something else is being played.
reason-no_round = Only in a Round of Gambling.
reason-does_not_answer_this = It does not answer what is happening now: it waits for { $moments }.
reason-needs_moment = It waits for { $moments }.
reason-nothing_to_do-move = An automaton has no piece in the dungeon.
reason-not_your_turn-move = That is for the end of your own Drink phase.
reason-not_now-move = That is for the end of your Drink phase, when all else is done.
reason-not_now-turn_over = Your turn was over before the end of your Drink phase.
reason-withdrawn-move = Whoever Ignores everything stays in the room.
reason-cannot_pay-move = It costs a card of your hand, in a team of every hand, and there is one too few.
awaited-play = a card being played
awaited-drink = a Drink being revealed
awaited-event = a Drink Event
awaited-lost = somebody losing something
awaited-body_hit = a hit on a thing of yours in play
awaited-own_lost = you losing something
awaited-coin = what counts as Gold changing hands
awaited-coin_discarded = what counts as Gold going to the Inn
awaited-gained = somebody gaining something
awaited-own_gained = you gaining something
awaited-own_pay = you having to pay
awaited-own_ante = your ante
awaited-own_take = somebody taking your Gold
awaited-own_drank = you having drunk
awaited-own_forced_out = you being thrown out of the Round
awaited-own_last_chance = you about to be out
awaited-own_win_round = you winning a Round
awaited-pay = somebody having to pay
awaited-ante = an ante
awaited-take = somebody taking Gold
awaited-round = a Round of Gambling
awaited-win_round = somebody winning a Round
awaited-forced_out = somebody being thrown out of the Round
awaited-last_chance = somebody about to be out
awaited-phase = one of the phases
awaited-played_with = another card being played
awaited-announce = a card being announced
awaited-shifted = somebody changing
awaited-turn_start = the beginning of a turn
awaited-turn_end = the end of a turn
awaited-anytime = a time when nothing is in its way
awaited-phase_end = the end of a phase
awaited-round_over = a Round that is over
awaited-round_opened = a Round that has been opened
awaited-paid = somebody who has paid
awaited-out = somebody being out
awaited-drank = somebody having drunk
awaited-reveal = a card of a side deck being revealed
explained-condition = { $needs }
explained-does_not_answer_this = It does not answer what is happening now: it can be played { $needs }.
explained-needs_moment = It can be played { $needs }.
reasons-cards = { $type } cards

## spoken
spoken-nameless-table = The middle of the table
spoken-nameless-board = The map
spoken-nameless-pawn = Your piece on the map
spoken-question = What is asked
spoken-hand = Your hand, { $n } { $n ->
    [one] card
   *[other] cards
}
spoken-nothing-waits = Nothing waits for an answer
spoken-stack = What is being played, the oldest first
spoken-middle = The middle of the table
spoken-past = The last plays, the newest last
spoken-log = What happened, the newest last
spoken-turn = whose turn it is
spoken-out = out
spoken-you = you
spoken-asked = is asked
spoken-not-yet = Not yet: pick something else first.
spoken-taken-up = Taken up: choose where it goes, or choose it again to put it back.
spoken-choose = Can be chosen.
spoken-may-go = It may go there.
spoken-play = Can be played.
spoken-play-breaking-in = Can be played, breaking in.
spoken-not-now = Not now: { $why }
spoken-has = { $name } has { $n }
spoken-in-hand = { $n } { $n ->
    [one] card
   *[other] cards
} in hand
spoken-your-turn = Your turn.
spoken-turn-of = { $who }'s turn.
spoken-together = { $who }: { $change }.
spoken-change = { $change }.
spoken-negated = Negated.
spoken-ignored = Ignored.
spoken-round_opened = A Round of Gambling.
spoken-drink-for-you = { $again ->
    [yes] Another for you.
   *[no] A Drink for you.
}
spoken-drink_ignored = Ignored.
spoken-drink_changed = The Drink: { $now }
spoken-paid-you = { $who }: { $n } Gold for you.
spoken-your-go = Your go: take control or pass.
spoken-answer = Answer? { $cards }.
spoken-key-of = { $key }: { $what }
spoken-numbers = { $name }: { $out ->
    [yes] out
   *[no] Fortitude { $fortitude }, Alcohol Content { $alcohol }, { $apart } apart, { $gold } Gold, { $cards } { $cards ->
        [one] card
       *[other] cards
    }
}.
spoken-apart = { $name } { $out ->
    [yes] out
   *[no] { $apart }
}
spoken-how-far-apart = Heart and mug apart: { $all }.
spoken-buffer-card = Card
spoken-buffer-player = Player
spoken-buffer-table = Table
spoken-buffer-everybody = Everybody
spoken-buffer-line = { $buffer }. { $line }
spoken-by-keys = By keys: { $how }.
spoken-by-space = Space
spoken-by-marks = { $cards }, then Space
spoken-by-card = { $card }, then { $goal }
spoken-by-goal = Tab to { $goal }, Enter
spoken-by-enter = Enter
spoken-answers = { $prompt } You can use: { $cards }.
spoken-held = Everything is held{ $key ->
    [none] {""}
   *[other] : { $key } goes on
}
spoken-nothing-to-do = There is nothing that you can do now.
spoken-on-the-table = On the table
spoken-the-table = The table

## round the table
around-answers = in answer to { $what }
around-answers-number = in answer to number { $n }
around-contest = Drinking Contest
around-in-control = In control: { $name }
around-folds = { $key } folds it
around-party-here = The party is here
around-rule = ({ $key }: the rule)
around-turn = { $name } · turn { $n }
around-threat = Raises Threat to { $level }: { $actions ->
    [one] { $actions } Action
   *[other] { $actions } Actions
} in his next turn
around-or = or { $what }
around-before = Before { $name }
around-by-the-fire = { $why }: sits by the fire now, with a mug
around-apart = { $numbers }: { $gap } apart
around-goes-to = { $thing } { $before } to { $after }
around-changes = { $thing } { $before } may change
around-out = { $changes }, out
around-stays = { $thing } stays { $n }
around-pot-stays = the pot stays { $n }
around-pot-grows = the pot { $before } to { $after }
around-comes-to = { $own ->
    [yes] {""}
   *[no] { $who }:{" "}
}{ $changes }{ $more ->
    [0] {""}
   *[other] , and { $more } more
}
maps-town = The taverns of the town
maps-start = Everybody begins here, and comes back here from the goal.
maps-quiet = Nothing happens here.
costs-hint-without = { $how }, or play the card as it is
table-buttons-at-once = at once
house-rules-as-the-books-say = as the books say
inspector-about-to-drink = { $you ->
    [yes] You are
   *[no] { $player } is
} about to drink it{ $shown }
card-discards-of = { $name }'s discards
about-character-a-favourite = { $name }: a favourite
character-tiles-favourite = a favourite
character-tiles-seat = seat { $n }
gallery-in-decks = { $n } decks
rulebook-places = { $n } { $n ->
    [one] place
   *[other] places
}
table-rules-with-boss = { $team }, Boss
ahead-outside = A home-made file stays outside: { $why }{ $n ->
    [0] {""}
   *[other] {" "}(and { $n } more)
}. The Workshop shows it.
calling-your-move = Your move
calling-move = { $name }’s move
ending-wins = { $names } { $n ->
    [one] wins
   *[other] win
}!
log-title = Log

## gist
gist-who-another = one
gist-who-player = one
gist-who-target = one
gist-who-others = each
gist-who-everyone = all
gist-who-self = you
gist-who-actor = you
gist-who-holder = you
gist-who-in_round = each in it
gist-who-source = back
gist-who-answered = back
gist-who-left = left
gist-who-right = right
