# What effects do. A message that is a predicate begins with its verb in <>, which is put into the form for whoever acts; any other is a sentence
# without capital and full stop.
sentence = { $phrase }
sentences = { $all }
just = { $what }
even-ignored = { $act } (even if the rest is Ignored)
next = then{ $if ->
    [yes] ,
   *[no] {""}
} { $phrase }
if-then = if { $condition }, { $then }
otherwise = otherwise, { $phrase }
unless = { $otherwise } unless { $does }{ $able ->
    [yes] {" "}(if { $condition })
   *[no] {""}
}
you-may = you may { $what }
choose-one = <choose> one: { $ways }
way-if = { $way } (if { $condition })
what-is-chosen = what is chosen cannot be { $what }
this-cannot-be = this cannot be { $what }
sealed-negate = Negated
sealed-ignore = Ignored
sealed-reduce = reduced
sealed-redirect = redirected
sealed-inn-pays = paid by the Inn
sealed-prevent = prevented
up-to-times = up to { $n } times, { $who } may do this: { $what }
just-once = { $what }
times-over = { $n } times, one after the other: { $what }
choose-anybody = choose a player (you may choose yourself)
choose-somebody = choose { $who }
with-chance = with a chance of { $n } in { $of }, { $phrase }
chance = with a chance of { $n } in { $of }
at-a-chance = , { $chance },
may-accept = { $who } may accept this task: { $what }
for-each-of-them = for each of them, { $phrase }

# Fortitude, Alcohol Content, tokens
lose = <lose> { $what }
gain = <gain> { $what }
lose-gold = <pay> { $gold } to the Inn
gain-gold = <take> { $gold } from the Inn
get = <get> { $what }
become-state = <become> { $state }
no-longer-state = <be> no longer { $state }
return-tokens = <return> { $what }
claim-nearest = <claim> the nearest { $what } of your track
claim-nearest-of = <claim> the nearest { $kinds } token of your tracks (your choice at a tie)
put-on-card = <put> { $what } on { $card }
take-off-card = <take> { $what } off { $card }
sacrifice = <sacrifice> { A($kind) } of yours if you have one
do-procedure = { $name }
let-loose = <let> loose all { $what }
as-though-by-card = for each of them, { $phrase }, as though by { A($type) } card from the hand, one card for each player hit

# Plays
negate = <Negate> it
play-another = whoever played it may play another card of its type; whoever was to drink it drinks their next Drink instead
ignore = <Ignore> it
reduce = <reduce> { $what }
every-number-on-it = every number on the { $drink ->
    [yes] Drink
   *[no] card
} by { $n }
drink-of-fortitude = the Drink's Fortitude by { $n }
drink-of-alcohol = the Drink's Alcohol Content by { $n }
loss-of-fortitude = { POSSESSIVE($of) } loss of Fortitude by { $n }
loss-of-alcohol = { POSSESSIVE($of) } gain of Alcohol Content by { $n }
redirect = <lose> that Fortitude instead of { $whose }
share-loss = { $other } and { $me } each lose half of that Fortitude, rounded up
cannot-reduce = <cannot> reduce or Ignore it any further
limit = <lose> no more than { $what } by it
numbers-higher = every number on it that is written in digits is { $n } higher
withdraw-you = until the start of your next turn, nothing can affect you and you cannot play cards
withdraw-other = until the start of their next turn, nothing can affect { $who } and they cannot play cards
play-more = <play> { $what }{ $hand ->
    [yes] {" "}from your hand
   *[no] {""}
} in this phase

# Gold
pay-place = <pay> { pay-gold } to { $to }
pay-player = <pay> { $to } { pay-gold }
pay-gold = { $all ->
    [yes] all { OWN($who) } Gold
   *[no] { $gold }
}
take = <take> { $gold } from { $from }
take-share = <take> { $part ->
    [all] all of { POSSESSIVE($from) } Gold
   *[half] half of { POSSESSIVE($from) } Gold, rounded { rounded }
}
inn-pays = the Inn pays it for you
seat-pays = { $who } pays it for you; if there is nobody, the Inn does
prevent = { $counts ->
    [yes] you do not pay it, but it counts as paid
   *[no] you do not pay it
}
offer-card = <offer> this card to { $to } for its price

# Rounds of Gambling
open-round = <open> { $known ->
    [yes] one
   *[no] a Round of Gambling
}: each player antes { $gold }, and { $who } { $who ->
    [one] is
   *[you] are
} in control
if-quiet = once it is over, if nobody else has played a Gambling or Cheating card in it, { $phrase }
ante = <ante> { $gold }
answer-with = only { A($types) } card may take control next
the-round = { $known ->
    [yes] it
   *[no] the Round
}
control = <take> control of { the-round }
leave-round = <leave> { the-round }{ $unpaid ->
    [yes] {" "}without anteing
   *[no] {""}
}
force-out = <be> forced out of { the-round }
win-round = <win> { the-round } at once
end-round = the Round ends at once, and its pot goes to the Inn
take-pot = <take> the pot instead
take-half-pot = <take> half of the pot, rounded down
rest-of-pot = if there is a Prize, whoever takes the rest gives it to either of you
pot-stays = the pot stays, everyone still in the Round antes { $gold }, and it goes on
be-in-control = <be> in control
bar = { POSSESSIVE($who) } turn in the Round counts as a pass

# Drinks
pass-drink = <drink> it instead of { $drinker }
split-drink = <split> the Drink with { $other }
halves = each half is rounded up
spike = <add> { $what } to the Drink
flag-drink = <mark> the Drink as { $word }
drink-gives = the Drink now gives { $what }
convert = <gain> Fortitude instead of the Drink's Alcohol Content
take-half = <take> only half of the Drink, rounded up
pour = <get> a { $pile } Drink
skipping = , skipping Drink Events
drinks-from = { $from ->
    [own] { $n ->
        [1] the top Drink
       *[other] the top { $what }
    } of { OWN($who) } Drink Me! pile
   *[deck] { $n ->
        [1] a Drink
       *[other] { $what }
    } from the Drink Deck
}
reveal-drinks = <reveal> { drinks-from }{ $skips ->
    [yes] { skipping }
   *[no] {""}
}
then-all-drink = then all drink
drink = <drink> { drinks-from }{ $also ->
    [yes] {" "}as well
   *[no] {""}
}{ $n ->
    [1] {""}
   *[other] , one after the other
}{ $skips ->
    [yes] { skipping }
   *[no] {""}
}
order = <order> { $what }{ $one ->
    [yes] {" "}for any other player
   *[no] , each for any other player
}
order-looking = <order> { $what } and <look> at { $one ->
    [yes] it, then <decide> for whom it is
   *[no] them, then <decide> for whom each is
}
hand-round = put { $n ->
    [1] the top Drink of { OWN($who) } Drink Me! pile on that of any other player
   *[other] up to { $what } from the top of { OWN($who) } Drink Me! pile on those of other players
}
reveal-one-drink = reveal a Drink from the Drink Deck, skipping Drink Events
drink-copy = <drink> a copy of it
contest = <reveal> a Drink from the Drink Deck and <drink> it (a Drink Event counts as 0)
contest-wins = the Drink with the most Alcohol Content wins; those who tie drink again

# Cards and piles
pile-hand = hand
pile-deck = deck
pile-discard = discard pile
pile-drink-me = Drink Me! pile
pile-drink-deck = Drink Deck
pile-drink-discard = Drink discard pile
piles-hand = hands
piles-deck = decks
piles-discard = discard piles
piles-drink-me = Drink Me! piles
draw = <draw> { $what }
open-this = this card
open-rival = that one
open-one = the one that lies open
discard-open = <discard> { $card }
discard-drink-me = <discard> { $n ->
    [1] the top card
   *[other] the top { $what }
} of { OWN($who) } Drink Me! pile
discard-hand = <discard> { OWN($who) } whole hand
discard = <discard> { $what }{ $random ->
    [yes] {" "}at random
   *[no] {""}
}
hand-of = { LENGTH($whose) ->
    [long] the hand of { $whose }
   *[short] { POSSESSIVE($whose) } hand
}
pick-to-discard = <look> at { hand-of } and <choose> { $what } of it to be discarded
look-at-hand = <look> at { hand-of }
show-cards = <show> all { $what } in your hand
keep-card = <keep> this card
make-room = <wear> it without a place of its own
stow-where = { $open ->
    [yes] {""}
   *[no] {" "}face down
} on your { $place }
stow-this = <put> this card{ stow-where }
stow = put { $n ->
    [1] { A($what) } of your hand
   *[other] up to { $n } { $what } of your hand
}{ stow-where }
take-up = <take> this card into { OWN($who) } hand
purchase = buy cards of your { $decks } deck for { $paid } each, one after the other
whose-source = { $whose ->
    [the] the { $source }
   *[own] { OWN($who) } { $source }
}
whose-target = { $to ->
    [drink-deck] the { $target }
   *[own] { OWN($who) } { $target }
}
take-of-choice = <take> { $what } of { OWN($who) } choice from { whose-source } into { whose-target }
shuffle-into = <shuffle> { $all ->
    [yes] { $hand ->
        [yes] your whole hand
       *[no] all of { whose-source }
    }
   *[no] the top { $top } of { whose-source }
} into { whose-target }
put-cards = <put> { $which ->
    [all] all cards
    [one] the top card
   *[top] the top { $n } cards
} of { whose-source } { $to ->
    [hand] into
   *[own] on
} { whose-target }
arrange = <look> at { $n ->
    [1] the top card
   *[other] the top { $n } cards
} of { $common ->
    [yes] the { $pile }
   *[no] { LENGTH($whose) ->
        [long] the { $pile } of { $whose }
       *[short] { POSSESSIVE($whose) } { $pile }
    }
}{ $n ->
    [1] {""}
   *[other] {" "}and put them back in any order
}
drink-me-of = { LENGTH($to) ->
    [long] the Drink Me! pile of { $to }
   *[short] { POSSESSIVE($to) } Drink Me! pile
}
serve = { $n ->
    [1] <reveal> a Drink from the Drink Deck and <put> it on { drink-me-of }
   *[other] <reveal> { $what } from there, <put> one of your choice on { drink-me-of } and <shuffle> { $n ->
        [2] the other
       *[other] the others
    } back
}
lay-open = <lay> the top { $what } of your deck open
make-heaps = <make> two heaps of them
take-one-heap = take one heap into your hand and discard the other
gather = <discard> each { $pile } before you that has reached its last number
gather-acts = what it does may be answered as an Action card of yours
feed = <put> { A($token) } on the open { $pile } card
reveal-until-full = <reveal> cards of your { $pile } deck until all your { $pile } places are taken
reveal-top = <reveal> the top card of your { $pile } deck{ $joins ->
    [yes] , which joins this card
   *[no] {""}
}
reveal-cards = <reveal> { $what } of your { $pile } deck{ $joins ->
    [yes] , which join this card
   *[no] {""}
}
swap-piles = <exchange> their { $pile }
get-card = <get> { $this ->
    [yes] this card
   *[no] { A($pile) }
}
add-to-pot = <put> the top { $pile } face down into the pot
catch-it = <take> it
gain-from = <gain> { A($pile) } of { OWN($from) } choice from { $from }
take-from = <take> { A($pile) } of { OWN($who) } choice from { $from }
turn-up = <turn> up { $n ->
    [1] one
   *[other] { $n }
} of your face-down { $pile }s
petrify = <Petrify> { $what } of { OWN($who) } hand
give-back = <return> { $n ->
    [1] the top card
   *[other] the top { $n } cards
} of your { $pile } pile to the hand that it came from
mute = <play> nothing until the end of { OWN($who) } next turn
chain = <chain> two or more of your open { $pile } cards
chain-acts = behind each stands one of the kind that it needs; all but the last do what they say, at the same time, and all are discarded
use-as-reveals = a random card of { $owner }'s hand is revealed
use-as-hits = if it has a Trap, the Trap hits whoever checked, as an Action card that { $owner } played
use-as-stays = the card stays in { $owner }'s hand

# Markers, phases, machines
turn-track-next = <turn> your { $track } { $two ->
    [yes] from { $one } to { $other } or back
   *[no] to its next word
}
set-track = { $turn ->
    [yes] <turn>
   *[no] <set>
} your { $track } to { $to }
worsen-track = <worsen> your { $track } by { steps }
better-track = <better> your { $track } by { steps }
steps = { $n } { $n ->
    [one] step
   *[other] steps
}
move-track = <move> your { $track } { $way } { $n }
flip-thing = <turn> { $thing } over
repeat-phase = the player whose turn it is plays the { $phase } once more
turn-ends = the turn ends at once
turn-of-ends = { POSSESSIVE($who) } turn ends at once
repair = <repair> { $n }
threat-up = threat goes up by { $n }
change-targets = <change> targets
dismantle = <lose> this Component
passes = <pass>
