# Wieviel wovon. $n ist die Zahl oder nichts, $of sagt Einzahl oder Mehrzahl, $more "noch"
unit-fortitude = { more } { CASE($n, case: "fem") } Ausdauer
unit-alcohol = { more } { CASE($n, case: "masc") } Alkohol
unit-gold = { more } { $n } Gold
unit-card = { more } { CASE($n, case: "fem") } { cards-of }
cards-of = { $of ->
    [one] Karte
   *[other] Karten
}
unit-drink = { $n } { $more ->
    [yes] { $of ->
        [one] weiteres Getränk
       *[other] weitere Getränke
    }
   *[no] { $of ->
        [one] Getränk
       *[other] Getränke
    }
}
unit-player = { $n } { $of ->
    [one] Spieler
   *[other] Spieler
}
unit-token = { more } { CASE($n, case: "fem") } { HYPHEN($name) }-{ $of ->
    [one] Marke
   *[other] Marken
}
unit-of-track = { more } { $n } { $name }
unit-thing = { $n } { $name }
unit-kind = { more } { CASE($n, case: "fem") } { HYPHEN($name) }-{ cards-of }
unit-card-of = { more } { CASE($n, case: "fem") } { HYPHEN($name) }-{ cards-of }
unit-typed-card = { more } { $n } { CASE($type, case: "comp") }{ cards-of }
unit-action-card = { CASE($n, case: "fem") } { $more ->
    [yes] { $of ->
        [one] weitere
       *[other] weitere
    }
   *[no] {""}
} { $of ->
    [one] Aktionskarte
   *[other] Aktionskarten
}
unit-card-in = { $n } { cards-of } { $where ->
    [on] auf
   *[in] in
} { OWN($who) }em { $place }
unit-stat-gold = { $n } Gold
unit-stat-fortitude = { $n } Ausdauer
unit-stat-alcohol = { $n } Alkohol
unit-stat-hand = { $n } Hand{ $of ->
    [one] karte
   *[other] karten
}
unit-stat-deck = { $n } { cards-of } im Deck
unit-stat-discard = { $n } { cards-of } im Ablagestapel
unit-stat-drink-me = { $n } { $of ->
    [one] Getränk
   *[other] Getränke
} auf { OWN($who) }em Trink-mich!-Stapel
more = { $more ->
    [yes] noch
   *[no] {""}
}
any-number-of = beliebig viele
so-many-more = { $what } { $more ->
    [yes] mehr
   *[no] weniger
}
so-much-of = { $much } { $what }

stat-gold = { $case ->
    [deinen] dein Gold
   *[nom] Gold
}
stat-fortitude = { $case ->
    [deinen] deine Ausdauer
   *[nom] Ausdauer
}
stat-alcohol = { $case ->
    [deinen] deinen Alkohol
   *[nom] Alkohol
}
stat-hand = Handkarten
stat-deck = Karten im Deck
stat-discard = Karten im Ablagestapel
stat-drink-me = Getränken auf dem Trink-mich!-Stapel
superlative = { $mass ->
    [yes] { $case ->
        [dat] dem { $most ->
            [yes] meisten
           *[no] wenigsten
        }
       *[nom] { $most ->
            [yes] am meisten
           *[no] am wenigsten
        }
    }
   *[no] { $case ->
        [dat] den { $most ->
            [yes] meisten
           *[no] wenigsten
        }
       *[nom] die { $most ->
            [yes] meisten
           *[no] wenigsten
        }
    }
} { $what }
superlative-of = { superlative }
comparative = { $more ->
    [yes] mehr
   *[no] weniger
} { $what } als { $than }

range = { $kind ->
    [any] { $what }
    [or-more] { $low } oder mehr { $what }
    [none] keine { $what }
    [exactly] genau { $low } { $what }
    [at-most] höchstens { $high } { $what }
   *[to] { $low } bis { $high } { $what }
}
range-on-track = { $kind ->
    [any] 1 oder mehr
    [or-more] { $low } oder mehr
    [none] 0
    [exactly] genau { $low }
    [at-most] höchstens { $high }
   *[to] { $low } bis { $high }
}
much = { $kind ->
    [any] {""}
    [or-more] { $low } oder mehr
   *[to] { $low } bis { $high }
} { $what }
between = { $kind ->
    [or-more] { $low } oder mehr
    [one] { $low }
   *[to] { $low } bis { $high }
}

amount-or-if = { $what }, oder { $n }, wenn { $condition },
amount-limited = { $what } ({ $most ->
    [yes] höchstens
   *[no] mindestens
} { $limit })
amount-and = { $what }, und { $more }
amount-more-if = { $n } mehr, wenn { $condition },
amount-sum = { $one } plus { $other }
amount-at-most = { $one } oder, wenn das weniger ist, { $other }
amount-at-least = { $one } oder, wenn das mehr ist, { $other }
amount-for-each = { $what } für { $things }
amount-of-its = so viel { $what } wie sein Wert „{ $stat }“
amount-by = { $what } nach { CASE($measure, case: "dat") }
amount-as-much = so viel { $what }, wie { $who } { $lost ->
    [yes] verloren
   *[no] erhalten
} { have },
have = { $who ->
    [you] hast
    [many] haben
   *[one] hat
}
amount-equal-to = so viel { $what } wie { $measure }
exceeds = so viel, wie { $one } mehr ist als { $other },
times = { $one } mal { $other }
number-of = { the } Zahl der { CASE($things, case: "pl") }
the = { $case ->
    [dat] der
   *[nom] die
}
sum-of-levels = die Summe der Level dessen, was { $who } { $who ->
    [you] trägst
   *[one] trägt
},
of-the-drink = { $what } des Getränks
the-landed = { $what }, { $what ->
   *[other] so viel
} { $who } { $lost ->
    [yes] verloren
   *[no] erhalten
} { have },
stat-of-gold = { $who ->
    [you] dein Gold
   *[one] das Gold { CASE($who, case: "gen") }
}
stat-of-fortitude = { $who ->
    [you] deine Ausdauer
   *[one] die Ausdauer { CASE($who, case: "gen") }
}
stat-of-alcohol = { $who ->
    [you] dein Alkohol
   *[one] der Alkohol { CASE($who, case: "gen") }
}
stat-of-hand = { the } Zahl der Handkarten { CASE($who, case: "gen") }
stat-of-deck = { the } Zahl der Karten im Deck { CASE($who, case: "gen") }
stat-of-drink-me = { the } Zahl der Karten auf dem Trink-mich!-Stapel { CASE($who, case: "gen") }
half-of = die Hälfte von { $what }, { rounded }
half-of-tokens = die Hälfte aller { $what }{ $whose ->
    [all] , die Spieler haben,
   *[one] {" "}{ CASE($who, case: "gen") },
} { rounded }
rounded = { $up ->
    [yes] aufgerundet
   *[no] abgerundet
}
table = { $what } ({ $rows })
table-row = { $n } bei { $at }
whose-track = { $who ->
    [you] deinem Wert „{ $track }“
   *[one] dem Wert „{ $track }“ { CASE($who, case: "gen") }
}
number-on-side = { the } Zahl der { $things }, die { $side } sind,

# Was gezählt wird, hinter "für"
things-held = { $track ->
    [yes] jeden Punkt { $thing }, den
   *[no] jede { $thing }, die
} { $who } { have },
things-of-any = jede { $thing }, die irgendwer hat,
things-spent = { $track ->
    [yes] jeden ausgegebenen Punkt { $what }
   *[no] jede ausgegebene { $what }
}
things-before = jede { HYPHEN($name) }-Karte vor { CASE($who, case: "dat") }{ $after }
things-in-place = jede Karte { $where ->
    [on] auf
   *[in] in
} { OWN($who) }em { $place }{ $after }
things-sides = jedes „{ $name }“, das { $side } ist,
things-cards = jede { $what } { $where }{ $after }
things-who = { $case ->
    [pl] { CASE($who, case: "pl-gen") }
   *[nom] jeden { CASE($who, case: "head") }
}
things-at-table = jede { $what } am Tisch
in-your-hand = auf deiner Hand
in-your-discard = in deinem Ablagestapel
one-gold = Münze
one-card = Karte
one-hand = Handkarte
one-deck = Karte im Deck
one-drink-me = Karte auf dem Trink-mich!-Stapel
one-token = Marke
after-the = {" "}nach der { $n }.
side = { $inside ->
    [yes] im { $name }
   *[no] { $name }
}
place = { $what ->
    [deck] { HYPHEN($name) }-Stapel
    [pile] { HYPHEN($name) }-Stapel
   *[own] { HYPHEN($name) }-Platz
}
