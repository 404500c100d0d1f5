# Ganze Karten, vom Zeitpunkt bis zur Falle; Fähigkeiten, Kosten, dauernde Änderungen.
new-line = -
no-effect = sie hat keine Wirkung
label = { $what }
opening = { $timed ->
    [yes] { $moments }{ $word ->
        [while] , während { $condition }
        [if] , wenn { $condition }
       *[no] {""}
    }
   *[no] { $word ->
        [while] während { $condition }
        [if] nur wenn { $condition }
       *[no] {""}
    }
}{ $cost ->
    [yes] { opening-cost }
   *[no] {""}
}
opening-cost = { $timed ->
    [yes] , Kosten ({ $price })
   *[no] { $word ->
        [no] Kosten ({ $price })
       *[if] , Kosten ({ $price })
    }
}
card-opening = { $start }:
take-control = reiße die Runde an dich
control-instead = läuft schon eine Runde, dann reiße sie stattdessen an dich
choose-way = wähle eines: { $ways }
afterwards = danach { $phrase }
as-you-play = beim Ausspielen dieser Karte { $phrase }
not-on = du kannst diese Karte nicht auf eine Karte spielen, die { $causes }
card-cannot-be = diese Karte kann nicht { $what } werden
card-cannot-be-while = solange { $condition }, kann diese Karte nicht { $what } werden
only-answers = nur { $titles }, wie immer sie dort heißt, kann auf diese Karte antworten
you-may-pay = { $first ->
    [yes] beim Ausspielen dieser Karte darfst du zahlen: { $price }
   *[no] du darfst zahlen: { $price }
}
lead-none = {""}
lead-if-you-do = tust du es,
lead-if = wenn { $condition },
lead-then-also = außerdem
led = { $lead } { $phrase }
instead = { $lead } { $how ->
    [only] gilt nur: { CAPITAL($phrase) }
    [of-all] { $phrase } (anstelle von alledem)
   *[one] { $phrase } (stattdessen)
}
card-kind = { HYPHEN($kind) }-{ $pile }
card-before = vor einem { HYPHEN($kind) }-{ $pile }: { $all }
while-kept = solange du diese Karte behältst, { $anytime ->
    [yes] jederzeit: { $text }
   *[no] gilt: { $text }
}
then-discard-this = wirf dann diese Karte ab
card-heart = Herz { $n }: stattdessen, jederzeit, erhalte { $n } Ausdauer
card-worn = { $kind }{ $n ->
    [1] {""}
   *[other] {" "}({ $n } Plätze)
}, Level { $level }
card-takes = braucht { $what }
card-worth = wert: { $values }
card-price = Preis: { $n } Gold
card-rival = Rivale { $rival }: Ist er im Spiel, wenn diese Karte kommt, { $phrase }
card-given = einem Mitspieler gegeben: { $text }
card-trap = Falle: { $all }
card-ticks = wenn sie herunterzählt, darfst du sie nutzen: { CAPITAL($phrase) }
once-in-phase = einmal in jeder deiner { $phase }n: { CAPITAL($phrase) }
while-open = solange sie offen liegt, gilt: { $text }
card-body = { $body }: Sie bleibt im Spiel, und andere dürfen sie treffen. { $own ->
    [yes] Ausdauer { $fortitude }
   *[no] Lohn { $wages }
}
card-chaser = Nachspüler: Decke { $same ->
    [yes] noch eine Karte
   *[no] die oberste Karte des Trink-mich!-Stapels deines linken Nachbarn
} auf und trinke beide als ein Getränk
self-split = du darfst dieses Getränk mit einem Mitspieler teilen{ $some ->
    [yes] , es sei denn, es kam { $never }
   *[no] {""}
}
came-chaser = als Nachspüler
came-event = durch ein Getränke-Ereignis
if-ignored = wenn du dieses Getränk ignorierst, { $phrase }
everybody-begins-here = hier fangen alle an
goal-loot = nimm ein Beutestück und fange am Start von vorn an
goal-trick = ziehe einen Trick und fange am Start von vorn an
nothing-happens-here = hier geschieht nichts

box-heading = { $type }{ $some ->
    [yes] {" "}({ $kinds })
   *[no] {""}
}
affected-tracks-only = nur betroffene Leisten
box-player = Spieler
box-drink = Getränk
box-whiff = Daneben
box-active = Bauteil, aktiv
box-passive = Bauteil, passiv
machine-component = Bauteil
machine-action = Aktion
machine-sometimes = Manchmal
machine-gambling = Glücksspiel
machine-cheating = Schummeln
machine-none = Passen
skulls = { $n ->
    [1] 1 Totenkopf
   *[other] { $n } Totenköpfe
}

needs-not-on = nicht auf { $what }
needs-only = nur { $lasts ->
    [yes] solange { $condition }
   *[no] wenn { $condition }
}

ability-start = { $when ->
    [phase] { $once ->
        [no] in deiner { $phase }
       *[phase] einmal in deiner { $phase }
    }{ $first ->
        [yes] , vor deiner ersten Aktion
       *[no] {""}
    }
   *[moment] { $moments }{ $once ->
        [turn] , einmal in jedem Zug
        [phase] , einmal in jeder Phase
        [game] , einmal im Spiel
       *[no] {""}
    }
}{ $conditional ->
    [yes] , wenn { $condition }
   *[no] {""}
}
ability-plain = { $start }: { CAPITAL($does) }
ability-pay = { $start }, Kosten ({ $price }): { CAPITAL($does) }
ability-pay-to = { $start }, Kosten ({ $price }): { CAPITAL($does) }
ability-is-action = das ist deine Aktion in dieser Phase, und man darf darauf antworten wie auf eine Aktionskarte
ability-answered = man darf darauf antworten wie auf eine { CASE($type, case: "comp") }Karte
ability-besides = es kommt zu deiner Aktion hinzu

# Kosten: was man dafür tut, in der Nennform
price-discard = { $what } abwerfen
price-flip = „{ $thing }“ ({ $side }) { $verb }
price-stake = { $name } { $n } ({ $n ->
    [1] die oberste Karte
   *[other] die obersten { $n } Karten
} vom { $place } darunterlegen)
price-worth = { HYPHEN($name) }-Karten im Wert von mindestens { $n } abwerfen
price-gold = { $n } Gold an die Schenke zahlen
price-tokens = { $what }{ $box ->
    [yes] {" "}für immer
   *[no] {""}
}
price-spend = { $tokens } ausgeben
price-from-place = { $things } vom { $place } abwerfen
cards-there = { $any ->
    [yes] { $n ->
        [1] irgendeine Karte
       *[other] { $n } Karten
    }
   *[no] { $n ->
        [1] eine { HYPHEN($kinds) }-Karte
       *[other] { $n } { HYPHEN($kinds) }-Karten
    }
}

while-then = solange { $condition }, { $then }
be-so-much = { $what } <betragen>
order-so-much = { $what } <bestellen>
play-so-much = in deinem Zug { $what } spielen <dürfen>
ante-more = { $n } mehr <setzen>, wenn eine Runde eröffnet wird, aber nie mehr, als du hast,
gain-more-gold = immer wenn du Gold erhältst, erhältst du { $n } mehr aus der Schenke
    .after = erhältst du immer { $n } mehr aus der Schenke, wenn du Gold erhältst,
pay-antes = deine Einsätze <zahlen>{ $conditional ->
    [yes] , wenn { $condition },
   *[no] {""}
}
pass-out-at = <um|kippen>, sobald dein Alkohol und dein Wert „{ $track }“ zusammen deine Ausdauer erreichen
cannot-be = nicht { $what } werden <können>
be-higher = um { $n } { $more ->
    [yes] höher
   *[no] niedriger (aber nie unter 0)
} <sein>{ $boss ->
    [yes] ; bei dem, was du als Boss spielst, nur in der ersten Aktion deines Zuges
   *[no] {""}
}
more-or-less = { $more ->
    [yes] mehr
   *[no] weniger
}
by-my-cards = durch { $me ->
    [you] deine Karten
   *[one] die Karten { CASE($me, case: "gen") }
}
lose-by-cards = { by-my-cards } { $n } Ausdauer { more-or-less } <verlieren>
gain-by-cards = { by-my-cards } { $n } Alkohol { more-or-less } <erhalten>
lose-whenever = bei jedem Verlust an Ausdauer{ $some ->
    [yes] {" "}durch { $through }
   *[no] {""}
} { $n } { more-or-less } <verlieren>
gain-whenever = bei jedem Zuwachs an Alkohol{ $some ->
    [yes] {" "}durch { $through }
   *[no] {""}
} { $n } { more-or-less } <erhalten>
source-card = eine Karte
source-drink = ein Getränk
source-event = ein Ereignis
that-player-gains-this = dieser Spieler erhält diese Karte
trigger = { $moments }: { $once ->
    [turn] Einmal in jedem Zug gilt:
    [round] Einmal in jeder Glücksspielrunde gilt:
    [game] Einmal im Spiel gilt:
   *[no] {""}
} { $conditional ->
    [yes] Wenn { $condition }, { $each ->
        [yes] für jede, die du hast, { $does }
       *[no] { $does }
    }
   *[no] { $each ->
        [yes] Für jede, die du hast, { $does }
       *[no] { CAPITAL($does) }
    }
}
trigger-answered = man darf darauf antworten wie auf eine { CASE($type, case: "comp") }Karte{ $named ->
    [yes] {" "}von { $owner }
   *[no] {""}
}{ $back ->
    [yes] {""}
   *[no] , aber nicht zurückschlagen
}
hook = { $at } { $phrase }
point-start = zu Beginn deines Zuges
point-before-discard = vor dem Abwerfen
point-after-discard = nach dem Abwerfen, vor dem Ziehen,
point-after-draw = nach dem Ziehen
point-action-start = zu Beginn deiner Aktionsphase
point-action-end = am Ende deiner Aktionsphase
point-end = am Ende deines Zuges
before-first-turn = vor dem ersten Zug
