# The mechanics of a character: tokens, tracks, side decks, places.
titled = { $title }: { $text }
blank = -
any-number-of-kind = in your Action phase you may play any number of { $kind } instead of one Action card, one after the other
for-whoever-has = for whoever has one: { LOWER($text) }

# Things in play
body = { $name }: stays in play. Others may pick it where they pick a player to lose Fortitude, and it is hit wherever each other player loses Fortitude
body-hit-does = when it is hit, { $phrase }
body-fortitude = it has Fortitude of its own, never more than is printed on it; what heals each player heals it, too. With none left it breaks down and is discarded
body-broken = when a card has broken it, { $phrase }
body-ticks = at the end of your Action phase each ticks down, in the order of your choice: it loses { $n } Fortitude. One that can do something then may do it, also as it breaks down by that
counter = { $name } tokens: lie on { $kind } in play
counter-numerals = each makes every number in digits of what that card does 1 higher
counter-until = they are taken off as the card loses Fortitude; what it does as it ticks down still counts them

# Tokens
tokens-head = { $name } tokens: { $text }
token-supply = { $n ->
    [1] there is only one
   *[other] there are { $n } in all
}
token-limit = { $holder } may hold { $limited ->
    [yes] at most { $n }
   *[no] any number
}
token-state = whoever holds one is { $state }
token-starts = you start with { $n }
token-pays-as = instead of spending 1, you may discard { $n } cards
token-gains-if = { $holder } { $holder ->
    [one] gains
   *[you] gain
} one only while { $condition }
token-short = if none is left, one is taken back from a player of your choice
token-any-number = you may hold any number
coins = { $those } count as Gold, { $up } or { $down }, with whomever they are. One that is paid is { $down }

# Tracks
track-reads = { $name }: { $measure }
track-steps = { $name }: { $steps }; you start as { $start }
track-takes = as soon as you have { $each }, they go back and it becomes { $up }
track-last-step = if you are { $step } and it would move on: { $text }
track-range = { $name }: a track from { $least } to { $most } that starts at { $start }
track-at = when it arrives at { $at }: { $text }
track-below = if a card would move it below { $least }, it stays there, and once for each card: { $text }
track-around = it is a circle: from { $most } it moves on to { $least }, and each time it does: { $text } That comes from you, but from no card
track-above = if it would move above { $most }, it stays there, and then: { $text }
track-claimed = { $name } tokens: one lies on each of { $marks } of your { $of ->
    [fortitude] Fortitude
   *[alcohol] Alcohol Content
} track. { $beside } When your marker reaches or passes it, claim it; you keep it whatever the marker does later
track-beside = Beside { $teammate } as your teammate they lie on { $marks }.

# Places and side decks
lie-aside = { $name }: { $whose ->
    [own] cards of your deck
    [foreign] cards of other decks
   *[kind] { $kind } of your deck
} that lie aside { $seen ->
    [all] open for all to see
    [nobody] face down; nobody may look at them
   *[owner] face down
}
aside-gets = as soon as you draw { A($kind) }, it goes there, and you draw no other instead
aside-plays = you may play { $kind } from there like cards of your hand, of which they are none
aside-out = when you are out of the game, they are discarded
pile-fills = when it has as many as the next step needs ({ $first } for the first step{ $more ->
    [yes] , then { $rest }
   *[no] {""}
}), your { $track } moves up 1, and they go to your { $to } pile
pile-dealt = { $name } cards: { $n } are dealt to you before the game, and only you may look at them. You play one by its type and pay for it; it is no card of your hand, lies open afterwards, and may be played again
pile-coins = { $name } cards: you begin with as many of them as others have Gold, face down, and nobody has looked at them. Each is 1 Gold for everybody, face up or face down; only face up it does anything, for whoever has it. It is played by its type, and discarded then. Whoever else gains one turns it up at once, and so does everybody, you too, who wins a pot; one that is paid to the Inn is out of the game
pile-deck-text = { $name } deck: { $text }
pile-as-boss = as the Boss only
pile-first = the first card that you draw in Discard and Draw comes from there
pile-open = its top card lies open
pile-fed = with as many { $tokens } on it as are printed there, they come off and it is revealed
pile-last = after its last card: { $text }
pile-loser = the other goes face down under the deck
pile-joins = one that you take up belongs to your deck from then on
pile-worth = one that lies open is worth the number at which its { $name } stands
pile-places = places: { $places }
pile-slots = there are { $n } places
so-many-places = { $n } { $name }
pile-hand-like = you play it from there by its type, but it is no card of your hand
pile-offers = at any time you may sell it to another player who agrees, for its price. What was bought is not sold again
pile-discardable = in your Discard and Draw you may discard what lies before you as well as cards of your hand
pile-nobody = what its cards do by themselves comes from no player
pile-cannot = nobody may { $what } that
done-to-negate = Negate
done-to-ignore = Ignore
done-to-reduce = reduce
done-to-redirect = redirect
revealed-keep-one-plain = of a card that is revealed and the one that lies open, you keep one
revealed-split-or-now = a card that is revealed acts at once if it is Immediate, as an Action card of yours would. Any other you keep before you, or put before another player, where it waits for what sets it off
revealed-replace-top = a card that is revealed lies open before you and holds until the next one is revealed
revealed-resolve = a card that is revealed acts as an Action card of yours would, once the card that has revealed it is finished
revealed-keep-some = a card that is revealed lies open before you, with the others. If there are more of them than places, you say which stay, before anything else is done; the rest is discarded
revealed-resolve-now = a card that is revealed acts at once, as an Action card of yours would
revealed-curse-or-slot = a Curse that is revealed happens at once; anything else you may wear in its place, or discard
revealed-immediate-or-slot = an Immediate card that is revealed acts at once, with nobody playing anything meanwhile, and is discarded. Any other takes a place before you; if all are taken, discard one of them first
revealed-collect = a card that is revealed lies open before you, with the others
revealed-keep-one = an Immediate card that is revealed acts at once and is discarded. Of any other and the one that lies open, you keep one
revealed-goes-off = whoever gets one reveals it and does what it says, once all else is done; then it is discarded. It may be answered as an Action card of yours. From the pot it goes to whoever takes that: they choose the order; with no winner it is discarded
revealed-attach = what is revealed is added to the card that you are playing, before anybody may answer: together they are one card, and you choose anew whom it concerns
revealed-served = Drinks and Drink Events that go face down on top of Drink Me! piles. There they lie above every Drink of the Drink Deck, whatever is done to the pile. They are discarded to a pile of their own, and shuffled back into their own deck. When that is empty, its discards are shuffled and become the new one; nobody pays for it
revealed-line = a card that is revealed first does what its Rival box says if that Rival is in play, then what it does as an Immediate card. Then it takes the first place of the line and pushes the others on; the one that falls out is discarded
renewed-discards = when its last card is revealed, the discards are shuffled and become the new deck
renewed-leave-top = when no card is left, all but the open one are shuffled and become the new deck
renewed-never = its discards are not shuffled again: once it is empty, there are no more
drawn-mine = a card of it that you draw is a card of your hand, and belongs to your deck from then on
drawn-own = its cards are drawn into hands. One that is played or discarded goes to a discard pile of their own
drawn-up-discards = when its last card is drawn, the discards are shuffled and become the new deck
drawn-up-never = they are not shuffled again: once it is empty, there are no more
