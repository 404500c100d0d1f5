# By the fire, where those sit who are out: bets, and the one deed of those there.
fire-title = By the fire
fire-chits = { $n ->
    [one] { $n } chit
   *[other] { $n } chits
}
fire-purse = { $name }: { $chits }
fire-chits-on-a-bet = Chits on a bet:
fire-stake = Bet { $n ->
    [one] { $n } chit
   *[other] { $n } chits
} at a time
fire-next-person = { $name } …
fire-lit = You sit by the fire, with { $chits } to bet. { $key } leads there and back.
fire-round = { $nearest } Chances after this round: { $listed }.
fire-round-nearest = { $nearest } Chances after this round:
fire-nothing-paid = The number on a button: the chits that come back.

fire-ask-winner = Who wins?
fire-ask-next = Who is out next?
fire-ask-pot = Who takes the pot?
fire-ask-drink = The Drink of { $name }?
fire-ask-survive = { $name }, close to the floor?
fire-answer-drink-yes = drunk
fire-answer-drink-no = ducked
fire-answer-survive-yes = stays in
fire-answer-survive-no = is out
fire-offer = { $answer } { $pays }
fire-offer-told = { $question } { $answer }: { $n } laid, { $pays } come back.

fire-on-winner = { $name } to win
fire-on-next = { $name } to be out next
fire-on-pot = { $name } to take the pot
fire-on-drink-yes = a Drink drunk
fire-on-drink-no = a Drink ducked
fire-on-survive-yes = somebody stays in
fire-on-survive-no = somebody is out
fire-laid = { $bet }: { $n } for { $pays }
fire-bets = { $name } bets. { $bet }
fire-won = { $name } wins { $n }: { $bet }.
fire-back = { $name } has { $n } back: { $bet } came to nothing.
fire-lost = { $name } loses { $n }: { $bet }.

fire-refused-not_out = Only those who are out bet by the fire.
fire-refused-not_offered = That is not on offer any more.
fire-refused-too_late = Too late: that is decided already.
fire-refused-no_chits = You have not so many chits left.
fire-refused-laid_already = You have a bet on that already.
fire-refused-pays_nothing = With so few chits that would win nothing.
fire-refused-moved_on = That cannot be done any more.

fire-deed-second = the second Drink of the deck is poured first
fire-deed-round = a round on the house
fire-deed-tip = the Inn tips the poorest 2 Gold
fire-short-second = Second Drink first
fire-short-round = A round
fire-short-tip = Tip the poorest
fire-deed-told = { CAPITAL($deed) }
fire-deed-drinks = { CAPITAL($deed) }: “{ $second }” before “{ $first }”
fire-once-together = Once, together:
fire-agreed = Agreed: { $deed }, as the next turn begins.
fire-proposed = { $name } proposes: { $deed }.
fire-yes = Yes
fire-no = No
