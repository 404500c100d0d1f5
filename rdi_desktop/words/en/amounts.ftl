# So much of what. $n is the number, or nothing; $of says singular or plural; $more: "2 more cards".
unit-fortitude = { $n } { more } Fortitude
unit-alcohol = { $n } { more } Alcohol Content
unit-gold = { $n } { more } Gold
unit-card = { $n } { more } { $of ->
    [one] card
   *[other] cards
}
unit-drink = { $n } { more } { $of ->
    [one] Drink
   *[other] Drinks
}
unit-player = { $n } { $of ->
    [one] player
   *[other] players
}
unit-token = { $n } { more } { $name } { $of ->
    [one] token
   *[other] tokens
}
unit-of-track = { $n } { more } { $name }
unit-thing = { $n } { $of ->
    [one] { $name }
   *[other] { PLURAL($name) }
}
unit-kind = { $n } { more } { $name }{ $subtype ->
    [yes] { $of ->
        [one] {""}
       *[other] s
    }
   *[no] { $of ->
        [one] {" "}card
       *[other] {" "}cards
    }
}
unit-card-of = { $n } { more } { $name } { $of ->
    [one] card
   *[other] cards
}
unit-typed-card = { $n } { more } { $type } { $of ->
    [one] card
   *[other] cards
}
unit-action-card = { $n } { more } Action { $of ->
    [one] card
   *[other] cards
}
unit-card-in = { $n } { $of ->
    [one] card
   *[other] cards
} { $where } { OWN($who) } { $place }
unit-stat-gold = { $n } Gold
unit-stat-fortitude = { $n } Fortitude
unit-stat-alcohol = { $n } Alcohol Content
unit-stat-hand = { $n } { $of ->
    [one] card
   *[other] cards
} in hand
unit-stat-deck = { $n } { $of ->
    [one] card
   *[other] cards
} in the deck
unit-stat-discard = { $n } { $of ->
    [one] card
   *[other] cards
} in the discard pile
unit-stat-drink-me = { $n } { $of ->
    [one] Drink
   *[other] Drinks
} on { OWN($who) } Drink Me! pile
more = { $more ->
    [yes] more
   *[no] {""}
}
any-number-of = any number of
so-many-more = { $what } { $more ->
    [yes] more
   *[no] fewer
}
so-much-of = { $much } { $what }

# What somebody may have most of
stat-gold = Gold
stat-fortitude = Fortitude
stat-alcohol = Alcohol Content
stat-hand = cards in hand
stat-deck = cards in the deck
stat-discard = cards in the discard pile
stat-drink-me = Drinks on the Drink Me! pile
superlative = the { $most ->
    [yes] most
   *[no] { $mass ->
        [yes] least
       *[no] fewest
    }
} { $what }
superlative-of = { superlative }
comparative = { $more ->
    [yes] more
   *[no] { $mass ->
        [yes] less
       *[no] fewer
    }
} { $what } than { $than }

# Ranges
range = { $kind ->
    [any] any { $what }
    [or-more] { $low } or more { $what }
    [none] no { $what }
    [exactly] exactly { $low } { $what }
    [at-most] at most { $high } { $what }
   *[to] { $low } to { $high } { $what }
}
range-on-track = { $kind ->
    [any] 1 or more
    [or-more] { $low } or more
    [none] 0
    [exactly] exactly { $low }
    [at-most] at most { $high }
   *[to] { $low } to { $high }
}
much = { $kind ->
    [any] {""}
    [or-more] { $low } or more
   *[to] { $low } to { $high }
} { $what }
between = { $kind ->
    [or-more] { $low } or more
    [one] { $low }
   *[to] { $low } to { $high }
}

# Amounts that are computed
amount-or-if = { $what }, or { $n } if { $condition }
amount-limited = { $what } ({ $limit } at { $most ->
    [yes] most
   *[no] least
})
amount-and = { $what }, and { $more }
amount-more-if = { $n } more if { $condition }
amount-sum = { $one } plus { $other }
amount-at-most = { $one } or, if less, { $other }
amount-at-least = { $one } or, if more, { $other }
amount-for-each = { $what } for each { $things }
amount-of-its = { $what } equal to its { $stat }
amount-by = { $what } by { $measure }
amount-as-much = as much { $what } as { $who } { $lost ->
    [yes] lost
   *[no] gained
}
amount-equal-to = { $what } equal to { $measure }
exceeds = the amount by which { $one } exceeds { $other }
times = { $one } times { $other }
number-of = the number of { $things }s
sum-of-levels = the sum of the Levels of what { $who } wear
of-the-drink = the Drink's { $what }
the-landed = the { $what } { $who } { $lost ->
    [yes] lost
   *[no] gained
}
stat-of-gold = { POSSESSIVE($who) } Gold
stat-of-fortitude = { POSSESSIVE($who) } Fortitude
stat-of-alcohol = { POSSESSIVE($who) } Alcohol Content
stat-of-hand = the number of cards in { POSSESSIVE($who) } hand
stat-of-deck = the number of cards in { POSSESSIVE($who) } deck
stat-of-drink-me = the number of cards on { POSSESSIVE($who) } Drink Me! pile
half-of = half of { $what }, rounded { rounded }
half-of-tokens = half of all { $what } { $whose ->
    [all] that players have
   *[one] of { $who }
}, rounded { rounded }
rounded = { $up ->
    [yes] up
   *[no] down
}
table = { $what } ({ $rows })
table-row = { $n } at { $at }
whose-track = { POSSESSIVE($who) } { $track }
number-on-side = the number of { $things } that are { $side }

# What is counted, in the singular, behind "for each"
things-held = { $thing } { $who } { $who ->
    [one] has
   *[many] have
}
things-of-any = { $thing } that any player has
things-spent = { $what } spent
things-before = { $name } card before { $who } { $after }
things-in-place = card { $where } { OWN($who) } { $place } { $after }
things-sides = { $name } that is { $side }
things-cards = { $what } { $where } { $after }
things-who = { CASE($who, case: "head") }
things-at-table = { $what } at the table
in-your-hand = in your hand
in-your-discard = in your discard pile
one-gold = Gold
one-card = card
one-hand = card in hand
one-deck = card in the deck
one-drink-me = card on the Drink Me! pile
one-token = token
after-the = after the { $n ->
    [1] first
    [2] second
    [3] third
   *[other] { $n }th
}
side = { $inside ->
    [yes] in { $name }
   *[no] { $name }
}
place = { $what ->
    [deck] { $name } deck
    [pile] { $name } pile
   *[own] { $name }
}
