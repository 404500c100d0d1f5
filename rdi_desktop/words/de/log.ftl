# Das Protokoll: Ein Ereignis ist log-SCHLÜSSEL, ein Satz ohne großen Anfang und ohne Punkt.
log-game_started = Das Spiel beginnt: Alle erhalten Karten
log-turn_started = { $number }. { $name }
log-phase_started = { $phase }
log-discarded = { $who } <werfen> { $cards } ab
log-laid_open = Auf dem { HYPHEN($pile) }-Stapel { CASE($who, case: "gen") } liegt jetzt { $card }
log-gave_up = { $who } <geben> { $cards } her
log-drew = { $who } <ziehen> { $cards }
log-reshuffled = { $who } <mischen> die Ablage zu einem neuen Stapel
log-played = { $who } <spielen> { $card } { $at }
log-answered = { $who } <antworten> mit { CASE($card, case: "dat") } { $at }
log-negated = { $who } <heben> { $card } { $whose } auf
log-ignored = { $who } <ignorieren> { $card } { $whose }
log-reduced = { $who } <bekommen> von { CASE($card, case: "dat") } weniger ab{ $less }
log-redirected = { $who } <geben> { $card } { $to } weiter
log-loss_shared = { $who } <teilen> { $with }, was { $card } kostet
log-payment_moved = { $who } <reichen> die Rechnung { $to } weiter
log-payment_prevented = { $who } <zahlen> nichts
log-resolved = { $card } hat gewirkt
log-lost_fortitude = { $who } <verlieren> { $n } Ausdauer { $tracks }
log-gained_fortitude = { $who } <erhalten> { $n } Ausdauer { $tracks }
log-gained_alcohol = { $who } <erhalten> { $n } Alkohol { $tracks }
log-lost_alcohol = { $who } <verlieren> { $n } Alkohol { $tracks }
log-turned_over = { $who } <decken> { $card } auf
log-whiffed = Daneben: Aus { CASE($card, case: "dat") } wird nichts
log-wound_up = { $who } <kippen> auf { CASE($track_of, case: "track") } um und <werden> wieder aufgezogen
log-paid = { $who } <zahlen> { $n } Gold { $to }
log-anted = { $who } <setzen> { $n } Gold
log-spared = { $who } <müssen> { $n } Gold nicht zahlen: Das geht aufs Haus
log-inn_paid = Die Schenke zahlt { $n } Gold { $to } für { CASE($who, case: "acc") }
log-paid_for = { $who } <zahlen> { $n } Gold { $to } { $for }
log-took_gold = { $who } <nehmen> { $n } Gold { $from }
log-gained_gold = { $who } <erhalten> { $n } Gold
log-lost_gold = { $who } <verlieren> { $n } Gold
log-pot_taken = { $who } <nehmen> { $part ->
    [half] die Hälfte des Potts
   *[all] den Pott
}: { $n } Gold
log-activated = { $cards } { $mine } wirkt { $at }
log-used = { $who } <benutzen> { $ability } { $at }
log-contest_scores = In den Krügen: { $scores }
log-showed = { $who } <zeigen> { $cards }
log-taken_up = { $who } <nehmen> { $card } auf die Hand
log-fetched = { $who } <nehmen> { $card } zurück
log-revealed = { $who } <decken> { $card } vom { HYPHEN($pile) }-Stapel auf
log-given = { $who } <legen> { $card } vor { CASE($target, case: "acc") }
log-coin_moved = Als Gold geht { $to }: { $token } { $mine }
log-petrified = { $who } <versteinern> { $cards }
log-tucked = { $who } <legen> { $cards } vom { HYPHEN($pile) }-Stapel darunter
log-given_back = { $who } <erhalten> { $cards } vom { HYPHEN($pile) }-Stapel zurück
log-struck_dumb = { $who } <sein> versteinert bis zum Ende des nächsten Zugs
log-speaks_again = { $who } <sein> wieder aus Fleisch und Blut
log-coin_passed = { $coin } geht an { CASE($receiver, case: "acc") }{ $turned ->
    [yes] {" "}und wird aufgedeckt
   *[no] {""}
}
log-coin_turned = { $who } <decken> { $coin } auf
log-coin_gone = { $coin } geht an die Schenke und ist aus dem Spiel
log-coin_to_pot = { $coin } geht in den Pott
log-coin_spent = { $card } ist 1 Gold weniger
log-offered = { $who } <bieten> { CASE($target, case: "dat") } { $card } für { $n } Gold an
log-declined = { $who } <verzichten> auf den Kauf: { $card }
log-stowed = { $who } <legen> { $card } verdeckt beiseite
log-stowed_open = { $who } <legen> { $card } an den Platz „{ $to_place }“
log-added_to_pot = { $who } <legen> eine { HYPHEN($pile) }-Karte verdeckt in den Pott
log-swapped = { $who } und { $target } { $who ->
    [you] tauscht
   *[other] { $target ->
        [you] tauscht
       *[other] tauschen
    }
} die Trink-mich!-Stapel
log-put_away = { $who } <legen> { $card } auf die { HYPHEN($pile) }-Ablage
log-put_under = { $who } <legen> { $card } unter den { HYPHEN($pile) }-Stapel
log-body_hit = { $card } { $mine } wird getroffen
log-body_broken = { $card } { $mine } geht kaputt
log-kept = { $who } <behalten> { $card }
log-shuffled = { $who } <mischen> { CASE($shuffled, case: "acc") }
log-room_acts = { $thing } wirkt auf { CASE($who, case: "acc") }
log-set_off = Vor { CASE($who, case: "dat") } geht { $thing } los
log-trap_checked = { $who } <suchen> nach Fallen und <finden> { $card }
log-token_claimed = { $who } <erreichen> { $mark } auf der { HYPHEN($token) }-Leiste
log-round_opened = { $who } <beginnen> eine Glücksspielrunde
log-took_control = { $who } <beherrschen> die Runde
log-passed_round = { $who } <passen>
log-left_round = { $who } <verlassen> die Runde
log-forced_out = { $who } <werden> aus der Runde geworfen
log-round_won = { $who } <gewinnen> die Glücksspielrunde: { $n } Gold im Pott
log-round_prolonged = { $who } <lassen> die Runde weitergehen: Ihr Pott ist noch zu gewinnen
log-round_ended = Die Glücksspielrunde ist vorbei
log-prize_in_pot = { $who } <legen> { $card } als Preis in den Pott
log-prize_taken = { $who } <nehmen> den Preis: { $card }
log-moved = { $who } <gehen> im Verlies weiter: { $card }
log-sent_back = { $who } <müssen> zurück an den Start des Verlieses: { $card }
log-rewarded = { $who } <erhalten> am Ziel des Verlieses { $reward }
log-crawled = { $who } <führen> die Gesellschaft weiter: { $tavern } ({ $card })
log-tavern_closed = „{ $tavern }“ ist leergetrunken und macht zu, denn { $who } <haben> dort das letzte Getränk bestellt
log-pot_to_inn = Der Pott, { $n } Gold, geht an die Schenke
log-drink_ordered = { $who } <bestellen> ein Getränk { $for }
log-handed_round = { $who } <geben> ein Getränk vom eigenen Stapel an { CASE($target, case: "acc") } weiter
log-served = { $who } <schenken> { CASE($target, case: "dat") } etwas vom { HYPHEN($pile) }-Stapel ein
log-drink_revealed = { $who } <decken> { $card } auf
log-chaser_revealed = … mit Nachspüler: { $card }
log-chain_broken = … aber dahinter liegt { $card }, und das ist kein Getränk: Daraus wird nichts
log-event_revealed = { $who } <decken> { $card } auf
log-drink_changed = { $who } <ändern> das Getränk { $with_card }: { $content }
log-drink_split = { $who } <teilen> das Getränk { $with }
log-drink_passed = { $who } <geben> das Getränk { $to } weiter
log-drink_ignored = { $who } <ignorieren> das Getränk
log-drank = { $who } <trinken> { $cards }
log-sobered_up = { $who } <haben> nichts zu trinken und <werden> ein wenig nüchterner
log-last_orders = { $who } <erhalten> zur letzten Bestellung ein zweites Getränk vom Getränkestapel
log-ghost_deed = Am Kamin ist man sich einig: { $deed }
log-drink_deck_renewed = Der Getränkestapel ist leer: Die Krüge werden gespült, und alle zahlen ihre Zeche
log-contest_started = Ein Wetttrinken!
log-contest_won = { $who } <gewinnen> das Wetttrinken
log-contest_without_winner = Niemand gewinnt das Wetttrinken
log-contest_tied = Unentschieden beim Wetttrinken: Wer gleichauf liegt, trinkt noch eine Runde
log-last_chance = { $who } <sein> gleich draußen: Noch etwas zu sagen?
log-passed_out = { $who } <kippen> um!
log-out_of_gold = { $who } <haben> kein Gold mehr und <fliegen> hinaus in den Regen
log-gold_divided = { CASE($mine, case: "gold") } wird verteilt: { $share ->
    [0] Die Schenke nimmt es
   *[other] { $share } für jeden, der bleibt
}
log-turn_cut_short = Dieser Zug drehte sich im Kreis und ist sofort vorbei: { $loop } { $with_card }
log-loop-turns-unasked = Züge, in denen niemand gefragt wird
log-loop-rounds = Glücksspielrunden
log-loop-round = eine Glücksspielrunde
log-loop-payments = Zahlungen
log-loop-crawl = eine Kneipentour
log-loop-drink-search = die Suche nach einem Getränk
log-loop-effects = was Karten bewirken
log-loop-answers = Karten, die auf Karten antworten
log-loop-after-losses = was auf Verluste und Gewinne antwortet
log-loop-set-off = was sich selbst auslöst
log-loop-contest = ein Wetttrinken
log-loop-losing = wer ausscheidet
log-loop-machine-received = was eine Maschine erhalten hat
log-loop-divided = wer durch Geteiltes ausscheidet
log-loop-ordering = das Bestellen
log-loop-handing-round = das Verteilen von Getränken
log-loop-going-round = eine Karte, die herumgeht
log-loop-turn = der Zug selbst
log-turn_ended_early = { $who ->
    [you] Dein Zug
   *[other] Der Zug { CASE($who, case: "gen") }
} ist vorbei; die Mannschaft macht weiter
log-priority_target = { $who } <sein> jetzt das Hauptziel
log-hit_alone = { $who } <sein> allein: Statt das Ziel zu wechseln, trifft das mit 1
log-repaired = { $who } <reparieren> { $n }{ $mended ->
    [0] : Es gibt nichts zu flicken
   *[other] {""}
}
log-prepared = { $who } <bereiten> { $n } { $n ->
    [one] Aktion
   *[other] Aktionen
} vor
log-champion_chosen = { $who } <sein> jetzt der Streiter der Mannschaft
log-potion_used = { $who } <benutzen> eine Trankmarke: { $what }
log-turn_ended = Der Zug endet
log-game_over = { $who } <gewinnen> das Spiel!
log-token_changed = { $who } <erhalten> { $tokens }: jetzt { $now }
log-token_lapsed = { $who } <haben> keinen Platz für { $tokens }
log-counter_changed = { $card } { $mine }: { $counter } { $now }
log-token_lost = { $who } <verlieren> { $tokens }: { $now ->
    [0] keine
   *[other] { $now }
} übrig
log-joined = { $who } <legen> { $cards } dazu
log-track_changed = { $track } { $way ->
    [up] steigt { CASE($mine, case: "dat") } auf
    [down] sinkt { CASE($mine, case: "dat") } auf
   *[other] steht { CASE($mine, case: "dat") } jetzt auf
} { $now }
log-phase_repeated = { $who } <haben> noch einmal die Phase { $phase }
log-looked = { $who } <sehen> die Hand { CASE($target, case: "gen") } an
log-arranged = { $count } { $count ->
    [one] Karte wird
   *[other] Karten werden
} angesehen und zurückgelegt
log-track_stopped = { $who } <können> nichts mehr verlieren von { $track } und <müssen> dafür einstehen
log-card_moved = { $who } <legen> { $cards } { $places }
log-withdrew = { $who } <gehen> kurz an die frische Luft
log-rolled = { $who } <versuchen> es, { $luck ->
    [yes] und es klappt
   *[no] aber es klappt nicht
}
log-grudge = { $who } <werfen> { CASE($whom, case: "dat") } einen finsteren Blick zu
log-remark = { $who }: „{ $words }“
log-unknown = { $who }: { $key }

# The same for whoever listens, and has heard what came before.
log-played-brief = { $who }: { $card } { $at }
log-answered-brief = { $who }: { $card } { $at }
log-used-brief = { $who }: { $ability } { $at }
log-activated-brief = { $cards } { $mine } { $at }
log-chaser_revealed-brief = Nachspüler: { $card }
log-drink_passed-brief = das Getränk { $to }
log-sobered_up-brief = { $who } <haben> nichts zu trinken
log-paid-brief = { $who }: { $n } Gold { $to }
log-payment_moved-brief = die Rechnung { $to }
log-round_won-brief = { $who }: der Pott, { $n } Gold
log-pot_to_inn-brief = der Pott an die Schenke
log-forced_out-brief = { $who }: raus aus der Runde
log-contest_tied-brief = Unentschieden: noch eine Runde
log-last_chance-brief = { $who }: letzte Chance
log-out_of_gold-brief = { $who }: ausgeschieden, kein Gold mehr
log-gold_divided-brief = { $share ->
    [0] die Schenke nimmt das Gold
   *[other] { $share } Gold für jeden, der bleibt
}
log-beginning = { $who }

## Wer, und wessen
log-inn = { $case ->
    [dat] der Schenke
    [gen] der Schenke
   *[nom] die Schenke
}
log-nobody = { $case ->
    [acc] niemanden
    [dat] niemandem
   *[nom] niemand
}
log-group = { $of }
    .person = { $you ->
        [yes] ye
       *[no] many
    }
log-seat = Platz { $n }
log-self = { $you ->
    [yes] { $case ->
        [dat] dir
        [gen] von dir selbst
       *[acc] dich
    }
   *[no] { $case ->
        [gen] von sich selbst
       *[acc] sich
    }
}
log-owner = { $case ->
    [dat] bei { CASE($of, case: "dat") }
    [gold] { $of ->
        [you] dein Gold
       *[other] das Gold { CASE($of, case: "gen") }
    }
    [track] { $of ->
        [you] deiner Leiste
       *[other] der Leiste { CASE($of, case: "gen") }
    }
   *[gen] { CASE($of, case: "gen") }
}

## Was
log-a-card = { $case ->
    [dat] einer Karte
    [gen] einer Karte
   *[nom] eine Karte
}
log-a-trick = einen Trick
log-a-token = eine { HYPHEN($token) }-Marke
log-face-down = eine verdeckte Karte ({ $pile })
log-cards = { $n ->
    [0] nichts
    [1] eine Karte
   *[other] { $n } Karten
}
log-cards-of = { $n ->
    [1] eine { HYPHEN($pile) }-Karte
   *[other] { $n } { HYPHEN($pile) }-Karten
}
log-tokens = { $n } { HYPHEN($token) }-{ $n ->
    [one] Marke
   *[other] Marken
}
log-some = etwas
log-amount = { $n } { $thing }
log-score = { $who } { $n }

## Wie eine Zeile endet
log-at = auf { CASE($target, case: "acc") }
log-to = an { CASE($target, case: "acc") }
log-to-inn = an die Schenke
log-to-pot = in den Pott
log-to-nobody = an niemanden
log-from = von { CASE($target, case: "dat") }
log-from-inn = aus der Schenke
log-from-pot = aus dem Pott
log-for = für { CASE($target, case: "acc") }
log-with = mit { CASE($target, case: "dat") }
log-on-track = auf { CASE($whose, case: "track") }
log-on-both-tracks = auf beiden Leisten
log-less = : { $numbers } weniger
log-half-drunk = die Hälfte davon ist getrunken
log-drink-now = jetzt { $numbers }
log-drink-empty = jetzt ist nichts darin
log-places = von { CASE($source, case: "dat") } auf { CASE($goal, case: "acc") }

## Orte
log-pile-hand = { $case ->
    [dat] der Hand
   *[nom] die Hand
}
log-pile-deck = { $case ->
    [acc] den Stapel
    [dat] dem Stapel
   *[nom] der Stapel
}
log-pile-discard = { $case ->
    [dat] der Ablage
   *[nom] die Ablage
}
log-pile-drink_me = { $case ->
    [acc] den Trink-mich!-Stapel
    [dat] dem Trink-mich!-Stapel
   *[nom] der Trink-mich!-Stapel
}
log-pile-drink_deck = { $case ->
    [acc] den Getränkestapel
    [dat] dem Getränkestapel
   *[nom] der Getränkestapel
}
log-pile-drink_discard = { $case ->
    [dat] den getrunkenen Getränken
   *[nom] die getrunkenen Getränke
}
log-pile-play = { $case ->
    [acc] den Tisch
    [dat] dem Tisch
   *[nom] der Tisch
}
log-pile-in_play = { log-pile-play }
log-other-pile = { $case ->
    [acc] den { HYPHEN($pile) }-Stapel
    [dat] dem { HYPHEN($pile) }-Stapel
   *[nom] der { HYPHEN($pile) }-Stapel
}
log-other-deck = { log-other-pile }
log-drinks-of = { $case ->
    [dat] den Getränken von { $name }
   *[nom] die Getränke von { $name }
}
log-drinks-drunk = { $case ->
    [dat] den Getränken, die bei { $name } getrunken sind
   *[nom] die Getränke, die bei { $name } getrunken sind
}
