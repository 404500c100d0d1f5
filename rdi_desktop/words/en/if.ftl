# Conditions: clauses behind "if", "while" and "unless", and filters behind a noun. $not: whether it is denied.
cond-state = <be> { not } { $state }
cond-track = { OWN($of) } { $track } is { not } { $at }
cond-has = { $none ->
    [yes] <have> no { $what }
   *[no] { $not ->
        [yes] <do> not have { $what }
       *[no] <have> { $what }
    }
}
cond-phase-of = it is { POSSESSIVE($who) } { $phase }
cond-phase = it is { not } the { $phase }
cond-my-turn = it is { not } { POSSESSIVE($me) } turn
cond-round = { $running ->
    [yes] a
   *[no] no
} Round of Gambling is running
cond-in-round = <be> { not } in the Round
cond-in-control = <be> { not } in control of the Round
cond-boss = <be> { not } a Boss
cond-out = <be> { not } out of the game
cond-is = <be> { not } { $other }
cond-trait = <be> { not } { $traits }
trait = { A($name) }
cond-paid = { $not ->
    [yes] did not pay
   *[no] paid
} for it
cond-lost = { $not ->
    [yes] did not lose
   *[no] lost
} { $what }
cond-gained = { $not ->
    [yes] did not gain
   *[no] gained
} { $what }
cond-opener = { $not ->
    [yes] did not open
   *[no] opened
} the Round
cond-opened-in = it was { not } opened in { OWN($who) } turn
cond-played-from = it was { not } played from { OWN($me) } { $place }
cond-can-pay = { $not ->
    [yes] cannot
   *[no] can
} pay { $gold }
cond-players-left = there are { not } { $what } left
cond-count-players = there are { not } { $what }, counting { $who }
cond-sides = { $things } { $several ->
    [yes] are
   *[no] is
} { not } { $side }
cond-lies-open = { $title } { $not ->
    [yes] does not lie
   *[no] lies
} open before { $who }
cond-answers = it { $not ->
    [yes] is not
   *[no] is
} { $what }
answered-card = { A($type) } card
answered-ante = an ante
answered-pay = a payment
answered-take = a theft
answered-drink = a Drink
answered-play = a card
answered-event = a Drink Event
answered-curse = a Curse
answered-lost = a loss
answered-gained = a gain
answered-win-round = a Round being won
answered-forced-out = somebody being forced out
card-that = a card that { $causes }
cause-ante = makes players ante
cause-leave-round = makes players leave the Round
cause-end-round = ends the Round
cause-order = orders Drinks
cause-lose-fortitude = makes players lose Fortitude
cause-negate = Negates
cause-ignore = Ignores
cause-gain-alcohol = makes players gain Alcohol Content
cause-lose-gold = makes players lose Gold

filter-in-round = in the Round
filter-with = with { $what }
filter-other-than = other than { $but }
filter-without = with no { $what }
filter-who = who is { $state }
filter-clause = { $clause }

phase-start = start of the turn
phase-discard-and-draw = Discard and Draw phase
phase-action = Action phase
phase-order = Order a Drink phase
phase-drink = Drink phase
phase-end = end of the turn

# Types of cards
type-action = Action
type-action-gambling = Action-Gambling
type-gambling = Gambling
type-cheating = Cheating
type-sometimes = Sometimes
type-anytime = Anytime
type-drink = Drink
type-drink-event = Drink Event
type-tavern-event = Tavern Event
type-prize = Prize
type-curse = Curse
type-mix-in = Mix-in
type-immediate = Immediate
type-static = Static
type-triggered = Triggered
type-trap = Trap
type-sea-event = Sea Event
type-dungeon-event = Dungeon Event
type-gm-event = GM Event
type-none = other
type-room = Room
either-symbol = { $one } or { $other }
