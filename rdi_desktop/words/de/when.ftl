# Wann eine Karte gespielt werden darf. $beside: was außerdem gelten muss, in Klammern.
when = wenn { $clause }{ $beside }
after = sobald { $clause }{ $beside }
at = { $clause }{ $beside }
as-soon-as = sobald { $clause }{ $beside }
about = bevor { $side }
beside = { $what }{ $beside }
besides = {" "}({ $rest })

# Der Nebensatz einer Karte rückt hinter das Verb
plays-card = { CASE($card, case: "acc") } <spielen>{ CASE($card, case: "clause") }{ $that }
plays-any-card = eine Karte <spielen>
plays-with = eine { $typed ->
    [yes] { CASE($types, case: "comp") }Karte
   *[no] Karte
} <spielen>{ $hits ->
    [yes] , die Ausdauer kostet
   *[no] {""}
}
card-by-title = { $case ->
    [clause] {""}
   *[nom] { $title }
}
card-of = { $case ->
    [clause] { card-clause }
   *[nom] { $whose ->
        [self] eine eigene { card-noun }
       *[any] eine { card-noun }
    }
}
card-noun = { $tokens ->
    [yes] Karte oder Marke
   *[no] { $typed ->
        [yes] { CASE($types, case: "comp") }Karte
       *[no] Karte
    }
}
card-clause = { $changes ->
    [yes] , die ein Getränk verändert
   *[no] {""}
}{ $that ->
    [negates] , die aufhebt
    [ignores] , die ignoriert
   *[no] {""}
}{ $but ->
    [kin] {" "}(aber nicht ihresgleichen)
    [title] {" "}(außer { $title })
   *[no] {""}
}
that-causes = , die { $causes },
card-would-cost = dich { $card }{ CASE($card, case: "clause") }{ $whose ->
    [another] {" "}eines Mitspielers
   *[any] {""}
} Ausdauer kosten würde
card-would-affect = { $card }{ $whose ->
    [another] {" "}eines Mitspielers
   *[any] {""}
}{ CASE($card, case: "clause") }{ $that } { CASE($what, case: "deinen") } betreffen würde
reveals-curse = einen Fluch <auf|decken>
reveals-event = ein Getränke-Ereignis <auf|decken>
event-would-affect = ein Getränke-Ereignis { CASE($what, case: "deinen") } betreffen würde
event-would-affect-you = ein Getränke-Ereignis dich betreffen würde
about-drink = { $chaser ->
    [yes] ein Getränk { such-drink } <trinken>
   *[no] { $flagged ->
        [yes] ein Getränk <trinken>{ such-drink }
       *[no] { $affecting ->
            [yes] etwas <trinken>{ such-drink }
           *[no] <trinken>
        }
    }
}
reveals-drink = ein Getränk <auf|decken>{ such-drink }
such-drink = { $chaser ->
    [yes] {" "}mit Nachspüler
   *[no] {""}
}{ $flagged ->
    [yes] , das noch nicht { $unflagged } ist,
   *[no] {""}
}{ $affecting ->
    [yes] , das { CASE($affects, case: "deinen") } betreffen würde,
   *[no] {""}
}
loses = { cause } { $what } verloren <haben>{ unreduced }
gains = { cause } { $what } erhalten <haben>{ unreduced }
body-hit = etwas von dir, das im Spiel ist, { cause } { $what } verloren hat
cause = { $by ->
    [another] durch { $something ->
        [yes] { $through } eines Mitspielers
       *[no] einen Mitspieler
    }
    [self] durch { $something ->
        [yes] Eigenes ({ $through })
       *[no] dich selbst
    }
   *[nobody] { $something ->
        [yes] durch { $through }
       *[no] {""}
    }
}
unreduced = { $unreduced ->
    [yes] , ohne dass du den Verlust verringert hast
   *[no] {""}
}
drinks-drink = ein Getränk <trinken>{ $gained ->
    [yes] {" "}|| dadurch { $what } <erhalten>
   *[no] {""}
}
about-pay = Gold <zahlen>
about-pay-reshuffle = für einen neuen Getränkestapel <zahlen>
about-ante = <setzen>
about-take = bestohlen <werden>
about-forced-out = aus der Runde geworfen <werden>
about-drop-out = aus dem Spiel <aus|scheiden>
wins-round = eine Glücksspielrunde <gewinnen>
opens-round = eine Glücksspielrunde <eröffnen>
has-paid = Gold gezahlt <haben>
round-over = eine Glücksspielrunde{ $part ->
    [yes] , in der du dabei warst
   *[no] {""}
}{ $won ->
    [yes] , und die du gewonnen hast,
    [no] , und die du nicht gewonnen hast,
   *[any] {""}
} vorbei ist
during-round = während einer Glücksspielrunde
anytime = jederzeit
in-phase = in deiner { $phase }
at-phase-start = zu Beginn deiner { $phase }
at-phase-end = am Ende deiner { $phase }
at-turn-start = zu Beginn { turn-whose }
at-turn-end = am Ende { turn-whose }
turn-whose = { $whose ->
    [another] des Zuges eines Mitspielers
    [any] jedes Zuges
   *[your] deines Zuges
}
track-changes = sich dein Wert „{ $track }“ ändert
track-becomes = dein Wert „{ $track }“ auf { $to } kommt
reveals-of-pile = du eine { HYPHEN($pile) }-Karte aufdeckst, deren Platz besetzt ist
another-drops-out = ein Mitspieler ausscheidet
you-turn-this-up = du dies aufdeckst
you-gain-this = du dies erhältst
this-leaves-you = du diese Karte offen hergibst
goes-to-inn = eine { HYPHEN($name) }-Karte an die Schenke geht

such-a-card = eine { CASE($type, case: "comp") }Karte
by-whom = von { $who ->
    [another] einem Mitspieler
    [you] dir
   *[any] jemandem
}
of-whom = { $who ->
    [another] eines Mitspielers
   *[any] von jemandem
}
if-it-affects = wenn es { CASE($what, case: "deinen") } beträfe
if-it-changes = wenn es ein Getränk verändert
if-it-causes = wenn es { $causes }
but-not = aber nicht { $what }
through-a = durch { $things }
through = { $things }{ $hand ->
    [yes] {" "}von der Hand
   *[no] {""}
}
through-card = eine Karte
through-drink = ein Getränk
through-event = ein Getränke-Ereignis
through-token = eine Marke
if-it-affects-you = wenn es dich { not } beträfe
if-not-yet = wenn es noch nicht { $word } ist
with-chaser = { $not ->
    [yes] ohne
   *[no] mit
} Nachspüler
which-you-reduced = den du { not } verringert hast
if-it-negates = wenn sie { not } aufhebt
if-it-ignores = wenn sie { not } ignoriert
if-gained = wenn dadurch { $what } dazukommt
why-card = für eine Karte
why-reshuffle = für einen neuen Getränkestapel
why-contest = bei einem Wetttrinken
