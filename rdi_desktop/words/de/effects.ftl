# Was Wirkungen tun. Eine Aussage steht da wie im Wörterbuch, ihr Verb in <> zuletzt; anderes ist ein Satz, klein und ohne Punkt.
sentence = { $phrase }
sentences = { $all }
just = { $what }
even-ignored = { $act } (auch wenn der Rest ignoriert wird)
next = { $if ->
    [yes] dann gilt: { $phrase }
   *[no] dann { $phrase }
}
if-then = wenn { $condition }, { $then }
otherwise = sonst { $phrase }
unless = { $otherwise }, es sei denn, { $does }{ $able ->
    [yes] {" "}(wenn { $condition })
   *[no] {""}
}
you-may = du darfst { $what }
choose-one = eines <wählen>: { $ways }
way-if = { $way } (wenn { $condition })
what-is-chosen = das Gewählte kann nicht { $what } werden
this-cannot-be = dies kann nicht { $what } werden
sealed-negate = aufgehoben
sealed-ignore = ignoriert
sealed-reduce = verringert
sealed-redirect = umgelenkt
sealed-inn-pays = von der Schenke bezahlt
sealed-prevent = verhindert
up-to-times = bis zu { $n }-mal { $who ->
    [you] darfst
   *[one] darf
} { $who } Folgendes: { $what }
just-once = { $what }
times-over = { $n }-mal nacheinander: { $what }
choose-anybody = wähle einen Spieler (auch dich selbst)
choose-somebody = wähle { CASE($who, case: "acc") }
with-chance = in { $n } von { $of } Fällen { $phrase }
chance = (in { $n } von { $of } Fällen)
at-a-chance = { $chance }
may-accept = { $who } { $who ->
    [you] darfst
   *[one] darf
} diese Aufgabe annehmen: { $what }
for-each-of-them = für jede davon { $phrase }

lose = { $what } <verlieren>
gain = { $what } <erhalten>
lose-gold = { $gold } an die Schenke <zahlen>
gain-gold = { $gold } aus der Schenke <nehmen>
get = { $what } <bekommen>
become-state = { $state } <werden>
no-longer-state = nicht mehr { $state } <sein>
return-tokens = { $what } <zurück|geben>
claim-nearest = die nächste { $what } deiner Leiste <nehmen>
claim-nearest-of = die nächste { HYPHEN($kinds) }-Marke deiner Leisten (bei Gleichstand nach deiner Wahl) <nehmen>
put-on-card = { $what } auf { $card } <legen>
take-off-card = { $what } von { $card } <weg|nehmen>
sacrifice = eine deiner { $kind }n <opfern>, wenn du eine hast
do-procedure = „{ $name }“ <aus|führen>
let-loose = alle { $what } <los|lassen>
as-though-by-card = für jede davon { $phrase }, wie durch eine { CASE($type, case: "comp") }Karte von der Hand, eine Karte für jeden Getroffenen

negate = { $answers ->
    [play] sie
   *[other] das
} <auf|heben>
play-another = wer sie gespielt hat, darf eine andere Karte ihrer Art spielen; wer trinken sollte, trinkt stattdessen sein nächstes Getränk
ignore = { $answers ->
    [play] sie
    [drink] es
    [ante] ihn
   *[other] das
} <ignorieren>
reduce = { $what } <verringern>
every-number-on-it = jede Zahl auf { $drink ->
    [yes] dem Getränk
   *[no] der Karte
} um { $n }
drink-of-fortitude = die Ausdauer des Getränks um { $n }
drink-of-alcohol = den Alkohol des Getränks um { $n }
loss-of-fortitude = { $of ->
    [you] deinen Verlust an Ausdauer
   *[one] den Verlust an Ausdauer { CASE($of, case: "gen") }
} um { $n }
loss-of-alcohol = { $of ->
    [you] deinen Zuwachs an Alkohol
   *[one] den Zuwachs an Alkohol { CASE($of, case: "gen") }
} um { $n }
redirect = diese Ausdauer anstelle { CASE($whose, case: "gen") } <verlieren>
share-loss = { $other } und { $me ->
    [you] du, ihr verliert
   *[one] { $me } verlieren
} jeweils die Hälfte dieser Ausdauer, aufgerundet
cannot-reduce = das nicht weiter verringern oder ignorieren <können>
limit = dadurch höchstens { $what } <verlieren>
numbers-higher = jede Zahl darauf, die in Ziffern steht, ist um { $n } höher
withdraw-you = bis zum Beginn deines nächsten Zuges kann dich nichts betreffen, und du kannst keine Karten spielen
    .after = kann dich bis zum Beginn deines nächsten Zuges nichts betreffen, und du kannst keine Karten spielen
withdraw-other = bis zum Beginn des eigenen nächsten Zuges kann { CASE($who, case: "acc") } nichts betreffen, und er kann keine Karten spielen
    .after = kann { CASE($who, case: "acc") } bis zum Beginn des eigenen nächsten Zuges nichts betreffen, und er kann keine Karten spielen
play-more = in dieser Phase { $what }{ $hand ->
    [yes] {" "}von der Hand
   *[no] {""}
} <spielen>

pay-place = { pay-gold } an { CASE($to, case: "acc") } <zahlen>
pay-player = { CASE($to, case: "dat") } { pay-gold } <zahlen>
pay-gold = { $all ->
    [yes] all { OWN($who) } Gold
   *[no] { $gold }
}
take = { CASE($from, case: "dat") } { $gold } <weg|nehmen>
take-share = { CASE($from, case: "dat") } { $part ->
    [all] alles Gold
   *[half] die Hälfte des Goldes ({ rounded })
} <weg|nehmen>
inn-pays = die Schenke zahlt für dich
    .after = zahlt die Schenke für dich
seat-pays = { $who } zahlt für dich; ist niemand da, zahlt die Schenke
    .after = zahlt { $who } für dich; ist niemand da, zahlt die Schenke
prevent = { $counts ->
    [yes] du zahlst nicht, aber es gilt als bezahlt
   *[no] du zahlst nicht
}
    .after = { $counts ->
    [yes] zahlst du nicht, aber es gilt als bezahlt
   *[no] zahlst du nicht
}
offer-card = diese Karte { CASE($to, case: "dat") } für ihren Preis <an|bieten>

open-round = { $known ->
    [yes] eine
   *[no] eine Glücksspielrunde
} <eröffnen>: Jeder Spieler setzt { $gold }, und { $who } { $who ->
    [one] beherrscht
   *[you] beherrschst
} die Runde
if-quiet = wenn am Ende niemand sonst eine Glücksspiel- oder Schummel-Karte darin gespielt hat, { $phrase }
ante = { $gold } <setzen>
answer-with = als Nächstes darf nur eine { CASE($types, case: "comp") }Karte die Runde an sich reißen
control = { $known ->
    [yes] sie
   *[no] die Runde
} an { $who ->
    [you] dich
   *[one] sich
} <reißen>
leave-round = die Runde { $unpaid ->
    [yes] ohne Einsatz
   *[no] {""}
} <verlassen>
force-out = { $known ->
    [yes] daraus
   *[no] aus der Runde
} hinausgeworfen <werden>
win-round = die Runde sofort <gewinnen>
end-round = die Runde endet sofort, und ihr Pott geht an die Schenke
    .after = endet die Runde sofort, und ihr Pott geht an die Schenke
the-round = die Runde
take-pot = stattdessen den Pott <nehmen>
take-half-pot = die Hälfte des Potts (abgerundet) <nehmen>
rest-of-pot = gibt es einen Preis, so gibt ihn, wer den Rest nimmt, einem von euch beiden
pot-stays = der Pott bleibt, jeder noch in der Runde setzt { $gold }, und sie geht weiter
    .after = bleibt der Pott, jeder noch in der Runde setzt { $gold }, und sie geht weiter
be-in-control = die Runde <beherrschen>
bar = der Zug { CASE($who, case: "gen") } in der Runde gilt als gepasst
    .after = gilt der Zug { CASE($who, case: "gen") } in der Runde als gepasst

pass-drink = es { $drinker ->
    [you] an deiner Stelle
   *[one] anstelle { CASE($drinker, case: "gen") }
} <trinken>
split-drink = das Getränk mit { CASE($other, case: "dat") } <teilen>
halves = beide Hälften werden aufgerundet
spike = dem Getränk { $what } <hinzu|fügen>
flag-drink = das Getränk als { $word } <kennzeichnen>
drink-gives = das Getränk gibt jetzt { $what }
convert = Ausdauer statt des Alkohols des Getränks <erhalten>
take-half = nur die Hälfte des Getränks (aufgerundet) <nehmen>
pour = ein { HYPHEN($pile) }-Getränk <bekommen>
skipping = {" "}(Getränke-Ereignisse werden übergangen)
drinks-from = { $from ->
    [own] { $n ->
        [1] das oberste Getränk
       *[other] die obersten { $what }
    } { OWN($who) }es Trink-mich!-Stapels
   *[deck] { $n ->
        [1] ein Getränk
       *[other] { $what }
    } vom Getränkestapel
}
reveal-drinks = { drinks-from } <auf|decken>{ $skips ->
    [yes] { skipping }
   *[no] {""}
}
then-all-drink = dann trinken alle
drink = { $also ->
    [yes] auch
   *[no] {""}
} { drinks-from } <trinken>{ $n ->
    [1] {""}
   *[other] , eins nach dem anderen
}{ $skips ->
    [yes] { skipping }
   *[no] {""}
}
order = { $what } { $one ->
    [yes] für einen beliebigen Mitspieler <bestellen>
   *[no] <bestellen>, jedes für einen beliebigen Mitspieler
}
order-looking = { $what } <bestellen> || { $one ->
    [yes] es <an|sehen> || dann <entscheiden>, für wen es ist
   *[no] sie <an|sehen> || dann <entscheiden>, für wen jedes ist
}
hand-round = { $n ->
    [1] das oberste Getränk { OWN($who) }es Trink-mich!-Stapels auf den eines beliebigen Mitspielers <legen>
   *[other] bis zu { $what } von oben { OWN($who) }es Trink-mich!-Stapels auf die von Mitspielern <legen>
}
reveal-one-drink = decke ein Getränk vom Getränkestapel auf (Getränke-Ereignisse werden übergangen)
drink-copy = ein gleiches <trinken>
contest = ein Getränk vom Getränkestapel <auf|decken> || es <trinken> (ein Getränke-Ereignis zählt 0)
contest-wins = das Getränk mit dem meisten Alkohol gewinnt; bei Gleichstand trinken die Betroffenen noch einmal

pile-hand = Hand
pile-deck = Deck
pile-discard = Ablagestapel
pile-drink-me = Trink-mich!-Stapel
pile-drink-deck = Getränkestapel
pile-drink-discard = Getränke-Ablagestapel
piles-hand = Handkarten
piles-deck = Decks
piles-discard = Ablagestapel
piles-drink-me = Trink-mich!-Stapel
draw = { $what } <ziehen>
open-this = diese Karte
open-rival = ihn
open-one = die offen liegende Karte
discard-open = { $card } <ab|werfen>
discard-drink-me = die { $n ->
    [1] oberste Karte
   *[other] obersten { $what }
} { OWN($who) }es Trink-mich!-Stapels <ab|werfen>
discard-hand = alle Handkarten <ab|werfen>
discard = { $what }{ $random ->
    [yes] {" "}zufällig
   *[no] {""}
} <ab|werfen>
hand-of = die Hand { CASE($whose, case: "gen") }
pick-to-discard = { hand-of } <an|sehen> || daraus { $what } zum Abwerfen <wählen>
look-at-hand = { hand-of } <an|sehen>
show-cards = alle { $what } auf deiner Hand <zeigen>
keep-card = diese Karte <behalten>
make-room = sie ohne eigenen Platz <tragen>
stow-where = { $open ->
    [yes] {""}
   *[no] verdeckt
} auf den { $place }
stow-this = diese Karte { stow-where } <legen>
stow = { $n ->
    [1] eine Handkarte
   *[other] bis zu { $n } Handkarten
} { $any ->
    [yes] {""}
   *[no] ({ $what })
} { stow-where } <legen>
take-up = diese Karte auf die Hand <nehmen>
purchase = Karten deines { HYPHEN($decks) }-Stapels für je { $paid } <kaufen>, eine nach der anderen
whose-source = vom { $source }
whose-target = { $to ->
    [hand] auf die Hand <nehmen>
    [drink-deck] auf den { $target } <legen>
   *[own] auf { OWN($who) }en { $target } <legen>
}
take-of-choice = { $what } { OWN($who) }er Wahl { whose-source } { whose-target }
shuffle-into = { $all ->
    [yes] { $hand ->
        [yes] alle Handkarten
       *[no] alle Karten { whose-source }
    }
   *[no] die obersten { $top } { whose-source }
} { $to ->
    [drink-deck] in den { $target } <mischen>
   *[own] <ein|mischen>
}
put-cards = { $which ->
    [all] alle Karten
    [one] die oberste Karte
   *[top] die obersten { $n } Karten
} { whose-source } { whose-target }
arrange = die { $n ->
    [1] oberste Karte
   *[other] obersten { $n } Karten
} { $common ->
    [yes] vom { $pile }
   *[no] vom { $pile } { CASE($whose, case: "gen") }
} <an|sehen>{ $n ->
    [1] {""}
   *[other] {" "}|| sie in beliebiger Folge <zurück|legen>
}
drink-me-of = den Trink-mich!-Stapel { CASE($to, case: "gen") }
serve = { $n ->
    [1] ein Getränk vom Getränkestapel <auf|decken> || es auf { drink-me-of } <legen>
   *[other] { $what } von dort <auf|decken> || eines deiner Wahl auf { drink-me-of } <legen> || { $n ->
        [2] das andere
       *[other] die anderen
    } <zurück|mischen>
}
lay-open = die obersten { $what } deines Decks offen <hin|legen>
make-heaps = zwei Haufen daraus <machen>
take-one-heap = nimm einen Haufen auf die Hand und wirf den anderen ab
gather = jede { HYPHEN($pile) }-Karte vor dir <ab|werfen>, die ihre letzte Zahl erreicht hat
gather-acts = auf das, was sie tut, darf man antworten wie auf eine Aktionskarte von dir
feed = eine { $token } auf die offene { HYPHEN($pile) }-Karte <legen>
reveal-until-full = Karten deines { HYPHEN($pile) }-Stapels <auf|decken>, bis alle deine { HYPHEN($pile) }-Plätze besetzt sind
reveal-top = die oberste Karte deines { HYPHEN($pile) }-Stapels <auf|decken>{ $joins ->
    [yes] , die zu dieser Karte dazukommt
   *[no] {""}
}
reveal-cards = { $what } deines { HYPHEN($pile) }-Stapels <auf|decken>{ $joins ->
    [yes] , die zu dieser Karte dazukommen
   *[no] {""}
}
swap-piles = ihre { $pile } <tauschen>
get-card = { $this ->
    [yes] diese Karte
   *[no] eine { HYPHEN($pile) }-Karte
} <bekommen>
add-to-pot = die oberste { HYPHEN($pile) }-Karte verdeckt in den Pott <legen>
catch-it = sie <nehmen>
gain-from = eine { HYPHEN($pile) }-Karte von { CASE($from, case: "dat") } (nach { OWN($from) }er Wahl) <erhalten>
take-from = { CASE($from, case: "dat") } eine { HYPHEN($pile) }-Karte { OWN($who) }er Wahl <weg|nehmen>
turn-up = { $n ->
    [1] eine
   *[other] { $n }
} deiner verdeckten { HYPHEN($pile) }-Karten <auf|decken>
petrify = { $what } { OWN($who) }er Hand <versteinern>
give-back = die { $n ->
    [1] oberste Karte
   *[other] obersten { $n } Karten
} deines { HYPHEN($pile) }-Stapels auf die Hand, von der sie kam, <zurück|geben>
mute = bis zum Ende { OWN($who) }es nächsten Zuges nichts <spielen>
chain = zwei oder mehr deiner offenen { HYPHEN($pile) }-Karten <verketten>
chain-acts = hinter jeder steht eine der Art, die sie braucht; alle außer der letzten tun gleichzeitig, was sie sagen, und alle werden abgeworfen
use-as-reveals = eine zufällige Handkarte von { $owner } wird aufgedeckt
use-as-hits = hat sie eine Falle, so trifft diese den, der nachgesehen hat, wie eine Aktionskarte, die { $owner } gespielt hat
use-as-stays = die Karte bleibt auf der Hand von { $owner }

turn-track-next = deinen Wert „{ $track }“ { $two ->
    [yes] von { $one } auf { $other } oder zurück
   *[no] auf sein nächstes Wort
} <drehen>
set-track = deinen Wert „{ $track }“ auf { $to } { $turn ->
    [yes] <drehen>
   *[no] <stellen>
}
worsen-track = deinen Wert „{ $track }“ um { steps } <verschlechtern>
better-track = deinen Wert „{ $track }“ um { steps } <verbessern>
steps = { CASE($n, case: "fem") } { $n ->
    [one] Stufe
   *[other] Stufen
}
move-track = deinen Wert „{ $track }“ um { CASE($n, case: "bare") } { $way ->
    [up] hinauf
   *[down] hinunter
} <setzen>
flip-thing = { $thing } <um|drehen>
repeat-phase = wer am Zug ist, spielt die { $phase } noch einmal
    .after = spielt, wer am Zug ist, die { $phase } noch einmal
turn-ends = der Zug endet sofort
    .after = endet der Zug sofort
turn-of-ends = { its-turn } endet sofort
    .after = endet { its-turn } sofort
its-turn = { $who ->
    [you] dein Zug
   *[one] der Zug { CASE($who, case: "gen") }
}
repair = { $n } <reparieren>
threat-up = die Bedrohung steigt um { $n }
    .after = steigt die Bedrohung um { $n }
change-targets = das Ziel <wechseln>
dismantle = dieses Bauteil <verlieren>
passes = <passen>
