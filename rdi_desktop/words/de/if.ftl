# Bedingungen: Nebensätze hinter "wenn", "solange", "es sei denn", und was hinter einem Hauptwort steht. $not: ob verneint.
cond-state = { not } { $state } <sein>
cond-track = { OWN($of) } Wert „{ $track }“ { not } auf { $at } steht
cond-has = { $none ->
    [yes] keine { $what }
   *[no] { $not ->
        [yes] nicht { $what }
       *[no] { $what }
    }
} <haben>
cond-phase-of = { $who ->
    [you] du in deiner { $phase } bist
   *[one] { $who } in { OWN($who) }er { $phase } ist
}
cond-phase = { not } die { $phase } läuft
cond-my-turn = { $me ->
    [you] du { not } am Zug bist
   *[one] { $me } { not } am Zug ist
}
cond-round = { $running ->
    [yes] eine
   *[no] keine
} Glücksspielrunde läuft
cond-in-round = { not } in der Runde <sein>
cond-in-control = die Runde { not } <beherrschen>
cond-boss = { not } ein Boss <sein>
cond-out = { not } aus dem Spiel <sein>
cond-is = { not } { $other } <sein>
cond-trait = { not } { $traits } <sein>
trait = { $name }
cond-paid = { not } dafür bezahlt <haben>
cond-lost = { $what } { not } verloren <haben>
cond-gained = { $what } { not } erhalten <haben>
cond-opener = die Runde { not } eröffnet <haben>
cond-opened-in = sie { not } in { OWN($who) }em Zug eröffnet wurde
cond-played-from = sie { not } von { OWN($me) }em { $place } gespielt wurde
cond-can-pay = { $gold } { not } zahlen <können>
cond-players-left = { not } { $what } übrig sind
cond-count-players = es { not } { $what } sind ({ $who })
cond-sides = { $things } { not } { $side } { $several ->
    [yes] sind
   *[no] ist
}
cond-lies-open = { $title } { not } offen vor { CASE($who, case: "dat") } liegt
cond-answers = es { not } um { $what } geht
answered-card = eine { CASE($type, case: "comp") }Karte
answered-ante = einen Einsatz
answered-pay = eine Zahlung
answered-take = einen Diebstahl
answered-drink = ein Getränk
answered-play = eine Karte
answered-event = ein Getränke-Ereignis
answered-curse = einen Fluch
answered-lost = einen Verlust
answered-gained = einen Zuwachs
answered-win-round = eine gewonnene Runde
answered-forced-out = einen Hinauswurf
card-that = eine Karte, die { $causes }
cause-ante = alle setzen lässt
cause-leave-round = Spieler aus der Runde holt
cause-end-round = die Runde beendet
cause-order = Getränke bestellt
cause-lose-fortitude = Ausdauer kostet
cause-negate = aufhebt
cause-ignore = ignoriert
cause-gain-alcohol = Alkohol bringt
cause-lose-gold = Gold kostet

filter-in-round = {" "}in der Runde
filter-with = {" "}mit { CASE($what, case: "dat") }
filter-other-than = {" "}außer { CASE($but, case: "dat") }
filter-without = {" "}ohne { $what }
filter-who = , der { $state } ist,
filter-clause = , { $clause },

phase-start = Phase „Beginn des Zuges“
phase-discard-and-draw = Phase „Abwerfen und Ziehen“
phase-action = Aktionsphase
phase-order = Bestellphase
phase-drink = Trinkphase
phase-end = Endphase

type-action = { $case ->
    [comp] Aktions-
   *[nom] Aktion
}
type-action-gambling = { $case ->
    [comp] Aktions-Glücksspiel-
   *[nom] Aktion-Glücksspiel
}
type-gambling = { $case ->
    [comp] Glücksspiel-
   *[nom] Glücksspiel
}
type-cheating = { $case ->
    [comp] Schummel-
   *[nom] Schummeln
}
type-sometimes = { $case ->
    [comp] Manchmal-
   *[nom] Manchmal
}
type-anytime = { $case ->
    [comp] Jederzeit-
   *[nom] Jederzeit
}
type-drink = { $case ->
    [comp] Getränke-
   *[nom] Getränk
}
type-drink-event = { $case ->
    [comp] Getränke-Ereignis-
   *[nom] Getränke-Ereignis
}
type-tavern-event = { $case ->
    [comp] Kneipenereignis-
   *[nom] Kneipenereignis
}
type-prize = { $case ->
    [comp] Preis-
   *[nom] Preis
}
type-curse = { $case ->
    [comp] Fluch-
   *[nom] Fluch
}
type-mix-in = { $case ->
    [comp] Beimischungs-
   *[nom] Beimischung
}
type-immediate = { $case ->
    [comp] Sofort-
   *[nom] Sofort
}
type-static = { $case ->
    [comp] Dauer-
   *[nom] Dauerhaft
}
type-triggered = { $case ->
    [comp] Auslöser-
   *[nom] Auslöser
}
type-trap = { $case ->
    [comp] Fallen-
   *[nom] Falle
}
type-sea-event = { $case ->
    [comp] See-Ereignis-
   *[nom] See-Ereignis
}
type-dungeon-event = { $case ->
    [comp] Verlies-Ereignis-
   *[nom] Verlies-Ereignis
}
type-gm-event = { $case ->
    [comp] Spielleiter-Ereignis-
   *[nom] Spielleiter-Ereignis
}
type-none = { $case ->
    [comp] andere{" "}
   *[nom] andere
}
type-room = Raum
either-symbol = { $one } oder { $other }
