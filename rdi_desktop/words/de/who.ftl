# Wer: Hauptwörter für die, von denen eine Karte spricht. Fälle: nom, acc, dat, gen ("Gold eines Mitspielers"), head (ohne "jeder").
and = und
or = oder
or-when = , oder
or-choice = ; oder
each = jeweils
also = auch
may = <dürfen>
must = <müssen>
not = { $not ->
    [yes] nicht
   *[no] {""}
}
title = „{ $title }“
# Der Stamm; die Endung hängt man an: { OWN($who) }em Stapel
own = { $who ->
    [you] dein
    [many] ihr
   *[one] sein
}
number-word = { $n ->
    [1] { $case ->
        [fem] eine
        [masc] einen
        [bare] eins
       *[nom] ein
    }
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
   *[other] { $n }
}

np-you = { $case ->
    [acc] dich
    [dat] dir
    [gen] von dir
   *[nom] du
}
np-they = { $number ->
    [many] { $case ->
        [dat] ihnen
       *[nom] sie
    }
   *[one] { $case ->
        [acc] ihn
        [dat] ihm
       *[nom] er
    }
}
    .person = { $number ->
    [many] many
   *[one] one
}
np-name = { $case ->
    [gen] von { $name }
   *[nom] { $name }
}
np-another = { $case ->
    [acc] einen Mitspieler
    [dat] einem Mitspieler
    [gen] eines Mitspielers
   *[nom] ein Mitspieler
}
np-a-player = { $case ->
    [acc] jemanden
    [dat] jemandem
    [gen] von jemandem
   *[nom] jemand
}
np-of-choice = { $case ->
    [acc] einen Spieler { OWN($by) }er Wahl
    [dat] einem Spieler { OWN($by) }er Wahl
    [gen] eines Spielers { OWN($by) }er Wahl
   *[nom] ein Spieler { OWN($by) }er Wahl
}
np-that-player = { $case ->
    [acc] diesen Spieler
    [dat] diesem Spieler
    [gen] dieses Spielers
   *[nom] dieser Spieler
}
np-those-players = { $case ->
    [dat] diesen Spielern
    [gen] dieser Spieler
   *[nom] diese Spieler
}
np-each-of-them = { $case ->
    [acc] jeden von ihnen
    [dat] jedem von ihnen
    [gen] von jedem von ihnen
   *[nom] jeder von ihnen
}
np-its-owner = { $case ->
    [acc] ihren Besitzer
    [dat] ihrem Besitzer
    [gen] ihres Besitzers
   *[nom] ihr Besitzer
}
np-who = { $case ->
    [acc] den
    [dat] dem
    [gen] dessen
   *[nom] der
}
np-third = { $case ->
    [acc] einen dritten Spieler
    [dat] einem dritten Spieler
    [gen] eines dritten Spielers
   *[nom] ein dritter Spieler
}
np-random = { $case ->
    [acc] einen zufälligen { random-player }
    [dat] einem zufälligen { random-player }
    [gen] eines zufälligen { random-player }s
   *[nom] ein zufälliger { random-player }
}
random-player = { $other ->
    [yes] Mitspieler
   *[no] Spieler
}
np-several = { $upto ->
    [yes] bis zu { $n } { several-players }
   *[no] { $n } { several-players }{ $other ->
        [yes] {""}
       *[no] {" "}{ OWN($by) }er Wahl
    }
}
several-players = { $other ->
    [yes] { $case ->
        [dat] Mitspielern
       *[nom] Mitspieler
    }
   *[no] { $case ->
        [dat] Spielern
       *[nom] Spieler
    }
}
np-set = { $you ->
    [yes] { $case ->
        [acc] euch ({ $all })
        [dat] euch ({ $all })
       *[nom] ihr ({ $all })
    }
   *[no] { $all }
}
    .person = { $you ->
    [yes] ye
   *[no] many
}
np-champions = { $noun } (von jeder Mannschaft ihr Streiter)
np-filtered = { $noun }{ $filter }
np-whoever-has = { $case ->
    [acc] den, der { $what } hat,
    [dat] dem, der { $what } hat,
    [gen] dessen, der { $what } hat,
   *[nom] wer { $what } hat,
}
np-extreme = { $case ->
    [acc] den { CASE($among, case: "head") }
    [dat] dem { CASE($among, case: "head") }
    [gen] des { CASE($among, case: "head-gen") }
   *[nom] der { CASE($among, case: "head") }
} mit { CASE($what, case: "dat") }{ $filter } (bei Gleichstand nach deiner Wahl)
np-extreme-but = { $case ->
    [acc] den
    [dat] dem
    [gen] dessen
   *[nom] der
} mit { CASE($what, case: "dat") } (bei Gleichstand nach deiner Wahl), außer { CASE($me, case: "dat") } und { CASE($but, case: "dat") },

np-victim = { $case ->
    [acc] den, { victim }
    [dat] dem, { victim }
    [gen] dessen, { victim }
   *[nom] der, { victim }
}
victim = { $lost ->
    [yes] der sie verloren hat,
   *[no] den sie trifft,
}
np-payer = { $case ->
    [acc] den, der zahlt,
    [dat] dem, der zahlt,
    [gen] dessen, der zahlt,
   *[nom] wer zahlt,
}
np-payee = { $case ->
    [acc] den, der bezahlt wird,
    [dat] dem, der bezahlt wird,
    [gen] dessen, der bezahlt wird,
   *[nom] wer bezahlt wird,
}
np-others = { $case ->
    [head] Mitspieler
    [head-gen] Mitspielers
    [pl-gen] Mitspieler
    [acc] jeden Mitspieler
    [dat] jedem Mitspieler
    [gen] jedes Mitspielers
   *[nom] jeder Mitspieler
}
np-everyone = { $case ->
    [head] Spieler
    [head-gen] Spielers
    [pl-gen] Spieler
    [acc] jeden Spieler
    [dat] jedem Spieler
    [gen] jedes Spielers
   *[nom] jeder Spieler
}
np-each-challenger = { $case ->
    [head] Herausforderer
    [pl-gen] Herausforderer
    [head-gen] Herausforderers
    [acc] jeden Herausforderer
    [dat] jedem Herausforderer
    [gen] jedes Herausforderers
   *[nom] jeder Herausforderer
}
np-active = { $case ->
    [acc] den, der am Zug ist,
    [dat] dem, der am Zug ist,
    [gen] dessen, der am Zug ist,
   *[nom] wer am Zug ist,
}
np-left = { $case ->
    [acc] den Spieler links von { CASE($of, case: "dat") }
    [dat] dem Spieler links von { CASE($of, case: "dat") }
    [gen] des Spielers links von { CASE($of, case: "dat") }
   *[nom] der Spieler links von { CASE($of, case: "dat") }
}
np-right = { $case ->
    [acc] den Spieler rechts von { CASE($of, case: "dat") }
    [dat] dem Spieler rechts von { CASE($of, case: "dat") }
    [gen] des Spielers rechts von { CASE($of, case: "dat") }
   *[nom] der Spieler rechts von { CASE($of, case: "dat") }
}
np-in-round = { $case ->
    [head] Spieler in der Runde
    [pl-gen] Spieler in der Runde
    [head-gen] Spielers in der Runde
    [acc] jeden in der Runde
    [dat] jedem in der Runde
    [gen] von jedem in der Runde
   *[nom] jeder in der Runde
}
np-in-control = { $case ->
    [acc] den, der die Runde beherrscht,
    [dat] dem, der die Runde beherrscht,
    [gen] dessen, der die Runde beherrscht,
   *[nom] wer die Runde beherrscht,
}
np-opener = { $case ->
    [acc] den, der die Runde eröffnet hat,
    [dat] dem, der die Runde eröffnet hat,
    [gen] dessen, der die Runde eröffnet hat,
   *[nom] wer die Runde eröffnet hat,
}
np-round-winner = { $case ->
    [acc] den Sieger der Runde
    [dat] dem Sieger der Runde
    [gen] des Siegers der Runde
   *[nom] der Sieger der Runde
}
np-winner = { $case ->
    [acc] den Sieger
    [dat] dem Sieger
    [gen] des Siegers
   *[nom] der Sieger
}
np-lost-fortitude = { $case ->
    [head] Spieler, der dadurch Ausdauer verloren hat
    [acc] jeden, der dadurch Ausdauer verloren hat,
    [dat] jedem, der dadurch Ausdauer verloren hat,
   *[nom] jeder, der dadurch Ausdauer verloren hat,
}
np-gained-alcohol = { $case ->
    [head] Spieler, der dadurch Alkohol erhalten hat
    [acc] jeden, der dadurch Alkohol erhalten hat,
    [dat] jedem, der dadurch Alkohol erhalten hat,
   *[nom] jeder, der dadurch Alkohol erhalten hat,
}
np-paid-gold = { $case ->
    [head] Spieler, der bezahlt hat
    [acc] jeden, der bezahlt hat,
    [dat] jedem, der bezahlt hat,
   *[nom] jeder, der bezahlt hat,
}
np-not-paid = { $case ->
    [head] Mitspieler, der nicht bezahlt hat
    [acc] jeden Mitspieler, der nicht bezahlt hat,
    [dat] jedem Mitspieler, der nicht bezahlt hat,
   *[nom] jeder Mitspieler, der nicht bezahlt hat,
}
np-affected = { $case ->
    [head] Spieler, den sie betroffen hat
    [acc] jeden, den sie betroffen hat,
    [dat] jedem, den sie betroffen hat,
   *[nom] jeder, den sie betroffen hat,
}
np-priority = { $case ->
    [acc] das Hauptziel
    [dat] dem Hauptziel
    [gen] des Hauptziels
   *[nom] das Hauptziel
}
np-first-eligible = { $case ->
    [acc] den Ersten, den sie betroffen hat,
    [dat] dem Ersten, den sie betroffen hat,
   *[nom] der Erste, den sie betroffen hat,
}
np-whoever-played = { $case ->
    [acc] den, der sie gespielt hat,
    [dat] dem, der sie gespielt hat,
    [gen] dessen, der sie gespielt hat,
   *[nom] wer sie gespielt hat,
}
np-whoever-plays = { $case ->
    [acc] den, der sie spielt,
    [dat] dem, der sie spielt,
    [gen] dessen, der sie spielt,
   *[nom] wer sie spielt,
}
np-whoever-did = { $case ->
    [acc] den, der das getan hat,
    [dat] dem, der das getan hat,
    [gen] dessen, der das getan hat,
   *[nom] wer das getan hat,
}
np-whoever-does = { $case ->
    [acc] den, der es tut,
    [dat] dem, der es tut,
    [gen] dessen, der es tut,
   *[nom] wer es tut,
}
np-whoever-drinks = { $case ->
    [acc] den, der es trinkt,
    [dat] dem, der es trinkt,
    [gen] dessen, der es trinkt,
   *[nom] wer es trinkt,
}
np-whoever-happened = { $case ->
    [acc] den, dem es geschehen ist,
    [dat] dem, dem es geschehen ist,
    [gen] dessen, dem es geschehen ist,
   *[nom] der, dem es geschehen ist,
}
np-whoever-provoked = { $case ->
    [acc] den, der ihn gereizt hat,
    [dat] dem, der ihn gereizt hat,
    [gen] dessen, der ihn gereizt hat,
   *[nom] wer ihn gereizt hat,
}
np-each-it-hits = { $case ->
    [acc] jeden, den sie trifft,
    [dat] jedem, den sie trifft,
   *[nom] jeder, den sie trifft,
}
np-the-victim = { $case ->
    [acc] das Opfer
    [dat] dem Opfer
    [gen] des Opfers
   *[nom] das Opfer
}
np-automaton = { $case ->
    [gen] von { $name }
   *[nom] { $name }
}
np-machine = { $case ->
    [gen] von { $name }
   *[nom] { $name }
}
np-all-others = { $case ->
    [dat] anderen
   *[nom] andere
}
np-inn = { $case ->
    [dat] der Schenke
    [gen] der Schenke
   *[nom] die Schenke
}
np-pot = { $case ->
    [acc] den Pott
    [dat] dem Pott
    [gen] des Potts
   *[nom] der Pott
}
np-your-hand-size = deine Handgröße
np-your-cards = Karten, die du von der Hand spielst,
np-every-digit = jede Ziffer im Text der { $typed ->
    [yes] { CASE($types, case: "comp") }
   *[no] {""}
}Karten { $own ->
    [yes] deines Decks, die du spielst,
   *[no] , die du spielst,
}
np-card-of-mine = { $which ->
    [this] diese Karte
    [own] eine deiner { $kind }n
   *[each] jede deiner { $kind }n
}
