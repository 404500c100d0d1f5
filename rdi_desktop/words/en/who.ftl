# Who: nouns for the players that a card speaks of. Cases are the language's own; English has "head" (without "each").
and = and
or = or
or-when = , or
or-choice = ; or
each = each
also = also
may = may
must = must
not = { $not ->
    [yes] not
   *[no] {""}
}
title = “{ $title }”
own = { $who ->
    [you] your
   *[one] their
}
number-word = { $n ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $n }
}

np-you = you
np-they = they
    .person = many
np-name = { $name }
np-another = another player
np-a-player = a player
np-of-choice = a player of { OWN($by) } choice
np-that-player = that player
np-those-players = those players
np-each-of-them = each of them
np-its-owner = its owner
np-who = who
np-third = a third player
np-random = { $other ->
    [yes] a random other player
   *[no] a random player
}
np-several = { $upto ->
    [yes] up to { $n } { $other ->
        [yes] other
       *[no] {""}
    } players
   *[no] { $n } { $other ->
        [yes] other players
       *[no] players of { OWN($by) } choice
    }
}
np-set = { $all }
np-champions = { $noun } (of each team its Champion)
np-filtered = { $noun } { $filter }
np-whoever-has = whoever has { $what }
np-extreme = the { CASE($among, case: "head") } with { $what } { $filter } (your choice at a tie)
np-extreme-but = the player with { $what } (your choice at a tie), other than { $me } and { $but },

np-victim = { $lost ->
    [yes] whoever lost it
   *[no] whoever it hits
}
np-payer = whoever pays
np-payee = whoever is paid
np-others = { $case ->
    [head] other player
   *[nom] each other player
}
np-everyone = { $case ->
    [head] player
   *[nom] each player
}
np-each-challenger = { $case ->
    [head] Challenger
   *[nom] each Challenger
}
np-active = the player whose turn it is
np-left = the player on { POSSESSIVE($of) } left
np-right = the player on { POSSESSIVE($of) } right
np-in-round = { $case ->
    [head] player in the Round
   *[nom] each player in the Round
}
np-in-control = the player in control of the Round
np-opener = the player who opened the Round
np-round-winner = the winner of the Round
np-winner = the winner
np-lost-fortitude = { $case ->
    [head] player who lost Fortitude by this
   *[nom] each player who lost Fortitude by this
}
np-gained-alcohol = { $case ->
    [head] player who gained Alcohol Content by this
   *[nom] each player who gained Alcohol Content by this
}
np-paid-gold = { $case ->
    [head] player who paid
   *[nom] each player who paid
}
np-not-paid = { $case ->
    [head] other player who did not pay
   *[nom] each other player who did not pay
}
np-affected = { $case ->
    [head] player it affected
   *[nom] each player it affected
}
np-priority = the Priority Target
np-first-eligible = the first player it affected
np-whoever-played = whoever played it
np-whoever-plays = whoever plays it
np-whoever-did = whoever did it
np-whoever-does = whoever does it
np-whoever-drinks = whoever drinks it
np-whoever-happened = whoever it happened to
np-whoever-provoked = whoever provoked it
np-each-it-hits = each player it hits
np-the-victim = the victim
np-automaton = { $case ->
    [gen] its
   *[nom] { $name }
}
np-machine = { $name }
np-all-others = others
np-inn = the Inn
np-pot = the pot
np-your-hand-size = your hand size
np-your-cards = cards that you play from your hand
np-every-digit = every digit in the text of the { $typed ->
    [yes] { $types }
   *[no] {""}
} cards { $own ->
    [yes] of your deck that you play
   *[no] you play
}
np-card-of-mine = { $which ->
    [this] this card
    [own] { A($kind) } of yours
   *[each] each { $kind } of yours
}
