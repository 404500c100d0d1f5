## terms
terms-labels-turn = Zug
terms-labels-asked = Gefragt
terms-labels-controls = beherrscht
terms-labels-passed = gepasst
terms-labels-in_control = Beherrscht die Runde
terms-labels-mute = Stein
terms-labels-boss = Boss
terms-labels-potions = Tränke
terms-labels-champion = Streiter
terms-labels-target = Hauptziel
terms-labels-target_short = Ziel
terms-labels-whiff = Daneben!
terms-labels-target_tip = Hauptziel: Diesen Spieler nimmt sich die Maschine zuerst vor, und er steht für die Mannschaft.
terms-labels-lies_open = Bauteile und Karten
terms-labels-in_round = In der Runde
terms-labels-deck = Stapel
terms-labels-discard = Ablage
terms-labels-drink_me = Trink mich!
terms-labels-drink_deck = Getränke
terms-labels-drink_discard = Getrunken
terms-labels-inn = Die Schenke
terms-labels-pot = Pott
terms-labels-no_round = Niemand spielt um Gold
terms-labels-pass_control = Niemand beherrscht sie
terms-labels-stack = Wird gespielt
terms-labels-stack_empty = Karten, die auf niemanden zielen, kommen hierher
terms-labels-more = Mehr …
terms-labels-cancel = Abbrechen
terms-labels-drop_here = Hier spielen
terms-labels-choose = Wie?
terms-labels-play = Spielen
terms-labels-trap = Falle
terms-labels-goes_off = Geht los vor
terms-labels-face_down = Verdeckt
terms-labels-face_down_in_pot = Verdeckt im Pott
terms-labels-inn_prizes = Preise in der Schenke
terms-labels-none_left = keine mehr da
terms-labels-prizes = Preise
terms-labels-bar_deck = Barstapel
terms-labels-you_asked = deine Antwort?
terms-labels-you_can = du kannst!
terms-labels-as_it_stands = Wie es steht
terms-labels-open = will jemand?
terms-labels-deal = Das Austeilen
terms-labels-dealing = Der Abend beginnt: Karten für alle
terms-labels-skip_dealing = Austeilen überspringen
terms-labels-settled = Hier wird nichts mehr gefragt.
terms-labels-going_on = Leertaste: weiter zum Nächsten. Gehalten: schneller.
terms-labels-being_shown = Der Abend geht weiter
terms-labels-key_pass = Leertaste
terms-labels-key_cancel = Esc
terms-labels-key_play = Eingabe
terms-things-fortitude = Ausdauer
terms-things-alcohol = Alkohol
terms-things-gold = Gold
terms-things-draw = Karten
terms-things-energy = { name-energy }
terms-things-buff = { name-buff }
terms-things-clone = { name-clone }
terms-things-fire = { name-fire }
terms-things-ice = { name-ice }
terms-things-corruption = { name-corruption }
terms-things-cards = Karten
terms-things-discard = Karten deiner Hand
terms-things-hand = Karten deiner Hand
terms-things-pain-curse = { name-pain-curse }
terms-things-mind-hex = { name-mind-hex }
terms-things-power-jinx = { name-power-jinx }
terms-things-building = { name-building }
terms-things-chi = { name-chi }
terms-things-progress-beer = { name-progress-beer }
terms-things-progress-wine = { name-progress-wine }
terms-things-progress-spirits = { name-progress-spirits }
terms-things-work = { name-work }
terms-things-quiver = { name-quiver }
terms-things-board = { name-board }
terms-things-reserve = { name-reserve }
terms-things-drunkenness = { name-drunkenness }
terms-things-index = { name-index }
terms-things-middle = { name-middle }
terms-things-fourth = { name-fourth }
terms-things-little = { name-little }
terms-abilities-detach = { name-deed-detach }
terms-abilities-dispel = { name-deed-dispel }
terms-abilities-sell = Zum Verkauf anbieten
terms-abilities-totem-combo = { name-deed-totem-combo }
terms-phases-start = Beginn des Zugs
terms-phases-discard_and_draw = Abwerfen und Ziehen
terms-phases-action = Aktion
terms-phases-order = Getränk bestellen
terms-phases-drink = Trinken!
terms-phases-end = Ende des Zugs
terms-out-passed_out = Umgekippt
terms-out-no_gold = Kein Gold mehr
terms-out-out = Ausgeschieden
terms-card_types-action = Aktion
terms-card_types-action-gambling = Aktion oder Glücksspiel
terms-card_types-gambling = Glücksspiel
terms-card_types-cheating = Schummeln
terms-card_types-sometimes = Manchmal
terms-card_types-anytime = Jederzeit
terms-card_types-drink = Getränk
terms-card_types-drink-event = Getränke-Ereignis
terms-card_types-tavern-event = Kneipenereignis
terms-towards-fortitude-alcohol-content = gegenüber { $names } { $fortitude } Ausdauer, { $alcohol } Alkohol
terms-threat-next-turn = Bedrohung { $level }: { $actions } { $actions ->
    [one] Aktion
   *[other] Aktionen
} im nächsten Zug
terms-actions-threat = Aktionen nach Bedrohung:
terms-from-on = { $n } ab { $level }
terms-turned-over = noch { $n } { $n ->
    [one] Aktion
   *[other] Aktionen
} aufzudecken
terms-top-side-deck = , oben davon { $n ->
    [one] eins
   *[other] { $n }
} von einem Nebenstapel
terms-you = Du
terms-heart-purse = { $spoken } · ein Herz, ein Beutel
terms-text = { $own ->
    [yes] Deine Mannschaft,
   *[no] Die Mannschaft von
} { $listed }
terms-team-heart-purse = { $listed }: eine Mannschaft, ein Herz, ein Beutel
terms-plays = Spielt mit { $listed }
terms-team = { $label } der Mannschaft
terms-deck-of = { HYPHEN($thing) }-Stapel
terms-small = no

## asking
asking-prompts-discard = Wirf ab, was du nicht willst, dann zieh
asking-prompts-action = Deine Aktionsphase: Spiele eine Aktionskarte oder geh weiter
asking-prompts-order = Bestelle ein Getränk: Klicke an, wer es bekommt, oder zieh es dorthin
asking-prompts-order_by_keys = Bestelle ein Getränk: Tab bis zu dem, der es bekommt
asking-prompts-move = Geh für eine Handkarte weiter im Verlies, oder bleib, wo du bist
asking-prompts-drink = Zeit zu trinken: Decke das oberste Getränk deines Trink-mich!-Stapels auf
asking-prompts-gamble = Du bist dran in der Glücksspielrunde: Reiß sie an dich oder passe
asking-prompts-respond = Willst du darauf antworten?
asking-prompts-pay = Gleich zahlst du { $gold } Gold{ $to }
asking-prompts-ante = Gleich setzt du { $gold } Gold
asking-prompts-last_chance = { $about } gleich draußen. Kannst du noch etwas tun?
asking-prompts-pick = Triff deine Wahl
asking-prompts-action_none = Deine Aktionsphase: Du hast keine Aktionskarte, die jetzt geht
asking-prompts-ordered = Dein Getränk ist unterwegs: Spiele noch eine Karte oder geh weiter
asking-prompts-order_more = Wer bekommt das nächste Getränk? Noch { $left } zu bestellen
asking-prompts-order_last = Wer bekommt das nächste Getränk?
asking-prompts-gamble_none = Du bist dran in der Glücksspielrunde: Nichts auf deiner Hand reißt sie an sich
asking-places-inn = die Schenke
asking-places-pot = den Pott
asking-waiting-discard = { $name } sucht Karten zum Abwerfen aus
asking-waiting-action = { $name } überlegt sich eine Aktion
asking-waiting-order = { $name } bestellt ein Getränk
asking-waiting-drink = { $name } setzt zum Trinken an
asking-waiting-move = { $name } steht im Verlies und überlegt
asking-waiting-gamble = { $name } spielt oder passt in der Runde
asking-waiting-pick = { $name } trifft eine Wahl
asking-waiting-last_chance = { $name } hat eine letzte Gelegenheit
asking-options-pass = Passen
asking-options-done = Fertig
asking-options-drink = Trinken!
asking-options-yes = Ja
asking-options-no = Nein
asking-options-none = Nichts
asking-options-keep = Behalten
asking-options-stay = Hierbleiben
asking-potions-fortitude = { $n } Ausdauer erhalten
asking-potions-alcohol = { $n } Alkohol verlieren
asking-potions-gold = { $n } Gold aus der Schenke nehmen
asking-passes-pay = Zahlen
asking-passes-gamble = Diesmal passen
asking-passes-respond = Geschehen lassen
asking-passes-landed = Hinnehmen
asking-passes-last_chance = Nichts mehr
asking-dones-action = Keine Aktion
asking-dones-order = Weiter
asking-nothing-answer = Nichts, was du hast, kann darauf antworten.
asking-do-want-answer = willst du darauf antworten?
asking-nothing-answer-2 = nichts, was du hast, kann darauf antworten
asking-things-being-played-answered = { $answerable } von den Dingen, die gespielt werden, lassen sich beantworten — willst du auf eines antworten?
asking-do-want-answer-2 = { $upper }{ $which } — willst du { $n ->
    [one] darauf
   *[other] auf eines davon
} antworten?
asking-game = { $n ->
    [0] Niemand gewinnt
    [one] { $listed } gewinnt
   *[other] { $listed } gewinnen
} das Spiel!
asking-anybody-may-answer = Jeder darf antworten …
asking-thinks-over = { $seat } überlegt …
asking-let-go-first = { $seats } den Vortritt lassen
asking-this = Das
asking-gets = { $what } — wer bekommt es?
asking-does-answer = worauf antwortet es?
asking-answers = es antwortet auf { $entries }
asking-click-again-middle-table = { $what } — klicke es noch einmal an oder die Mitte des Tisches, um es zu spielen
asking-enter-again = { $what } — drücke Eingabe, um es zu spielen
asking-go-whatever-lights-up = { $what } — es kann überallhin, wo es aufleuchtet
asking-answers-2 = Es antwortet auf { $entries }.
asking-any-players-light-up = an jeden der Spieler, die aufleuchten
asking-whatever-lights-up-map = überallhin, wo es auf der Karte aufleuchtet
asking-middle-table = in die Mitte des Tisches
asking-goes = Es geht: { $listed }.
asking-pass-mouse-click-press = Gib { $name } die Maus — klicken oder Leertaste nimmt deine Hand
asking-pass-mouse-click = Gib { $name } die Maus — ein Klick nimmt deine Hand
asking-none = Nichts
asking-labels-gold = 1 Gold aus der Schenke
asking-labels-cards = 2 Karten ziehen
asking-labels-equip = Anziehen
asking-labels-discard = Abwerfen
asking-labels-coin = Eine Münze
asking-labels-face-down = Eine Karte, die verdeckt liegt
asking-no-card = Nichts
asking-neutral-spend = nichts ausgeben
asking-neutral-targets = auf niemanden
asking-on = auf { $entry }
asking-face-down = Verdeckt: { $thing }
asking-spent = ausgegeben: { $listed }
asking-to = an { $goal }
asking-turn-of = { $name } ist am Zug
asking-with = mit
asking-a-card = eine Karte
asking-spending = { $how }: { $what }
asking-discard = abwerfen
asking-spend = ausgeben
asking-fortitude = { $you ->
    [yes] { $more ->
        [yes] erhältst
       *[no] verlierst
    }
   *[no] { $more ->
        [yes] erhält
       *[no] verliert
    }
} { $n } Ausdauer
asking-alcohol = { $you ->
    [yes] { $more ->
        [yes] erhältst
       *[no] verlierst
    }
   *[no] { $more ->
        [yes] erhält
       *[no] verliert
    }
} { $n } Alkohol
asking-gold = { $you ->
    [yes] { $more ->
        [yes] bekommst
       *[no] zahlst
    }
   *[no] { $more ->
        [yes] bekommt
       *[no] zahlt
    }
} { $n } Gold
asking-potion-tip = Eine Trankmarke deiner Mannschaft, jederzeit: Niemand kann etwas dagegen tun.

## picks
picks-picks-target = { $about } — { $aim }
picks-picks-target_of = „{ $card }“:{ $does } Wen wählst du?
picks-picks-given_to = { $about } — vor wen legst du „{ $card }“?
picks-picks-choose = { $about } — wähle, was es tut
picks-picks-equip = { $about } anziehen oder abwerfen?
picks-picks-stays = Welches bleibt? Der Rest wird abgeworfen
picks-picks-stay = { $about } braucht Platz: Was davon bleibt?
picks-picks-stay_more = { $about } braucht Platz: Welche { $least } davon bleiben?
picks-picks-self_split = Dieses Getränk mit jemandem teilen?
picks-picks-may = { $about } — willst du?
picks-picks-become = { $thing } — wirst du zu { $step }?
picks-picks-unless = { $about } — tust du, was es von dir verlangt?
picks-picks-unless_told = { $about } — { $told } Machst du das?
picks-picks-may_told = { $about } — { $told } Willst du das?
picks-picks-cost = Wähle die Karte, die du dafür abwirfst
picks-picks-cost_more = Wähle die { $least } Karten, die du dafür abwirfst
picks-picks-pay_with = Wähle die Karte ({ $thing }), die du dafür abwirfst
picks-picks-purchase = Du darfst eine Karte kaufen: aus welchem Stapel?
picks-picks-spend = { $about } — welche deiner Karten dort gibst du dafür her?
picks-picks-fetch = { $about } — wähle die Karte, die du zurücknimmst
picks-picks-boost = { $thing } einsetzen, damit { $about } { $hits } trifft?
picks-picks-accept = { $about } — nimmst du es hin?
picks-picks-wound_up = Der Automat kippt auf deiner Leiste um: Was nimmst du dafür?
picks-picks-keep_body = { $about } wurde getroffen — zahlst du { $wages } Gold, um es zu behalten?
picks-picks-again = { $about } — noch einmal?
picks-picks-discard = Wähle die Karte, die du abwirfst
picks-picks-discard_more = Wähle die { $least } Karten, die du abwirfst
picks-picks-prize = Wähle den Preis, der in den Pott kommt
picks-picks-move_cost = Wähle die Karte, die du abwirfst, um im Verlies weiterzugehen
picks-picks-room = Wer von deiner Mannschaft nimmt auf sich, was der Raum tut?
picks-picks-crawl = Du führst die Gesellschaft weiter: In welche Kneipe?
picks-picks-loot = Wähle die Beute, die du nimmst
picks-picks-deck_of = Von welchem seiner Stapel nimmst du die oberste Karte?
picks-picks-trigger = { $thing } — willst du?
picks-picks-chain = { $about } — welche kommt zuerst? Sie muss brauchen, was eine andere ist
picks-picks-chain_next = Nach „{ $last }“ muss { $needs } kommen: Welche ist die nächste?
picks-picks-chain_target = Auf wen zielt „{ $card }“?
picks-picks-coins = Womit zahlst du?
picks-picks-petrify = { $about } — wähle die Karte, die du versteinerst
picks-picks-petrify_more = { $about } — wähle die { $least } Karten, die du versteinerst
picks-picks-hand_over = { $about } — welche wechselt den Besitzer?
picks-picks-pot_coins = Ein Teil des Potts geht an jemand anderen: Was davon?
picks-picks-demand = Für welches Gold der anderen verkaufst du es?
picks-picks-goes_to = Es geschah mehreren zugleich: Wem gilt es?
picks-picks-buy = Kaufst du { $about } für { $price } Gold?
picks-picks-split = „{ $card }“ behalten oder vor jemand anderen legen?
picks-picks-at_once = „{ $card }“ wirkt sofort: Spiele sie auf den, dem sie gilt
picks-picks-order_seen = Du siehst, was auf dem Tablett steht: Welches Getränk gibst du als Nächstes aus?
picks-picks-arrange = Du hast sie gesehen: Leg sie zurück
picks-picks-arrange_more = Leg sie zurück: Die du zuerst nimmst, liegt oben
picks-picks-divide = Bilde zwei Haufen, von denen { $by } einen nehmen darf: Nimm die Karten des ersten
picks-picks-heap = Welcher Haufen kommt auf deine Hand?
picks-picks-look = Du siehst die ganze Hand
picks-picks-discard_for = Du siehst die ganze Hand: Welche Karte wird abgeworfen?
picks-picks-discard_for_more = Du siehst die ganze Hand: Welche { $least } Karten werden abgeworfen?
picks-picks-next_card = Welche davon geht als Nächste los?
picks-picks-pot_share = Die Hälfte des Potts geht an jemand anderen: Wie viele der Karten, die darin verdeckt liegen?
picks-picks-steal = Was nimmst du aus dem Pott?
picks-picks-pot_prize = Die Hälfte des Potts geht an jemand anderen: Wer bekommt den Preis?
picks-picks-track = { $thing }: Was wählst du?
picks-picks-champion = Wer ist der Streiter deiner Mannschaft?
picks-picks-repeat = { $thing } kommt noch einmal: Wer von der Mannschaft spielt sie?
picks-picks-volley = { $thing } ist losgelassen: Wen trifft das Nächste?
picks-picks-hand_round = { $about } — wer bekommt das oberste Getränk deines Stapels?
picks-picks-serve = { $about } — welches dieser Getränke gibst du aus?
picks-picks-tick = Was du im Spiel hast, zählt herunter: In welcher Reihenfolge? Was du zuerst nimmst, ist das Erste
picks-picks-ticked = „{ $card }“ zählt herunter — soll es wirken?
picks-picks-sacrifice = Was opferst du dafür?
picks-picks-mark = { $about } — für welche deiner Karten ist es?
picks-picks-stow = { $about } — du darfst eine Handkarte beiseitelegen: Welche?
picks-picks-take_back = Keine Marke ({ $thing }) ist mehr da: Wer gibt eine zurück?
picks-nothing-chain = Hier aufhören
picks-nothing-hand_round = Den Rest behalten
picks-nothing-look = Gesehen
picks-nothing-self_split = Allein trinken
picks-nothing-spend = Das reicht
picks-nothing-stow = Nichts beiseitelegen
picks-nothing-purchase = Nichts mehr kaufen
picks-deeds-arrange = { $n } zurücklegen
picks-deeds-chain = { $n } anhängen
picks-deeds-cost = { $n } abwerfen
picks-deeds-discard = { $n } abwerfen
picks-deeds-discard_for = { $n } abwerfen
picks-deeds-move_cost = { $n } abwerfen
picks-deeds-next_card = { $n } auslösen
picks-deeds-order_seen = { $n } ausgeben
picks-deeds-pay_with = { $n } abwerfen
picks-deeds-prize = { $n } in den Pott legen
picks-deeds-serve = { $n } ausgeben
picks-deeds-spend = { $n } hergeben
picks-deeds-stay = { $n } behalten
picks-deeds-stays = { $n } behalten
picks-deeds-stow = { $n } beiseitelegen
picks-instead = { $blow } statt { $blow2 }
picks-this = Das
picks-keep = Alle behalten
picks-discard-draw = { $picked } abwerfen und ziehen
picks-heaps = Haufen von { $picked } und { $options }
picks-choose-more = Noch { $min } wählen
picks-tick-down-order = In dieser Reihenfolge herunterzählen
picks-choose-none = Nichts wählen
picks-these = diese { $picked }
picks-take = { $n } nehmen
picks-a = { $noun }
picks-a-step = { $noun }
picks-more = 1 mehr
picks-this-one = diese

## costs
costs-negated = { $entry } wird aufgehoben
costs-nobody-affected = niemand ist betroffen
costs-the = { $thing }
costs-s-worth = { $thing } im Wert von { $count }
costs-cards = Karten ({ $thing })
costs-may-go-into = { $kinds } darf hinein
costs-tap-play-along = Tippe { $kinds } an, um es mitzuspielen
costs-cards-hand = Karten deiner Hand
costs-by = { $count } { $claimed ->
    [yes] errungen
   *[no] gehalten
} von { $holder }
costs-holds-none = { $holder } hat keine
costs-most-each = höchstens { $most } für jeden
costs-in-all = { $supply } insgesamt
costs-from-to = Von { $scale } bis { $scale2 }
costs-rest-stands-rules-inspector = … der Rest steht im Regelblick
costs-open = , offen
costs-face-down = , verdeckt
costs-before = { $side_deck } vor { $holder }: { $left }{ $how }
costs-left = { " übrig" }
costs-they-are = Das sind
costs-only-see-them = Nur du siehst sie
costs-discarded = Abgelegt
costs-click-leaf-through-them = Klicke, um sie durchzublättern
costs-a-of = { $thing } von { $names }
costs-card = eine Karte von { $names }
costs-top = Von oben: { $listed }
costs-before-open = { $side_deck } vor { $holder }: { $cards }, offen
costs-card-2 = eine Karte von { $whose }
costs-token-s-track = Marke ({ $thing }) auf { $space } der Leiste von { $holder } ({ $thing2 })
costs-claimed-when-marker-gets = Errungen, sobald der Zeiger dort ankommt; dann bleibt sie
costs-counts-1-gold = { $thing } von { $owner }: gilt als 1 Gold { $where }
costs-pot = im Pott
costs-inn = in der Schenke
costs-stash = im Vorrat von { $names }
costs-cards-of-kind = { $count } { $n ->
    [one] Karte
   *[other] Karten
} ({ $kind })
costs-card-word = { $n ->
    [one] Karte
   *[other] Karten
}
costs-of-the = { $count } { $what } ({ $thing })
costs-cards-counted = { $count } { $n ->
    [one] Karte
   *[other] Karten
}
costs-a-card = eine Karte
costs-tokens = Marken ({ $kinds })
costs-tap = Tippe { $what } an, um { $turns ->
    [yes] umzudrehen: { $how }
   *[no] auszugeben
}
costs-spending = Ausgegeben: { $what }
costs-nothing = nichts
costs-still = noch { $n }
costs-along = { $first ->
    [yes] Mit
   *[no] , mit
} { $along }
costs-choose = — wähle { $more }
costs-of-holder = { $thing } von { $holder }: { $what }
costs-fills = { $what } mit { $n } davon

## holdings
holdings-his-cards = { $deck }: { $left } übrig, { $out } heraus{ $parts ->
    [0] {""}
    [one] , davon eine als Bauteil
   *[other] , davon { $parts } als Bauteile
}
holdings-his-negates = ; solche, die aufheben: { $left } übrig, { $out } heraus
holdings-claimed = , errungen
holdings-claimed-count = { $thing } beansprucht: { $n }
holdings-tokens-track = Marken ({ $thing }) auf { $marks } der Leiste ({ $thing2 })
holdings-cards-hand = { $hand_count } Handkarten
holdings-them = , davon { $listed }
holdings-pile = { $how ->
    [open] offen
    [down] verdeckt
   *[left] übrig
}
holdings-coins = ({ $coins } in Münzen, { $cards } in Karten)
holdings-of = von { $most }

## stack
stack-about-drink = { $who } am Trinken:
stack-about-out = { $who } gleich draußen
stack-about = { $who } kurz davor, { $kind ->
    [win_round] die Runde zu gewinnen
   *[other] aus der Runde zu fliegen
}
stack-sale-gold = zu verkaufen: { $price } Gold
stack-more = und { $count } weitere
stack-kind-drink = ein Getränk
stack-kind-payment = eine Zahlung
stack-kind-loss = ein Verlust
stack-kind-hit = ein Treffer
stack-kind-body_loss = ein Treffer auf etwas im Spiel
stack-kind-gain = ein Gewinn
stack-kind-round = Glücksspielrunde
stack-kind-contest = Wetttrinken
stack-kind-ante = ein Einsatz
stack-kind-forced_out = aus der Runde geworfen
stack-kind-win_round = Sieg in der Runde
stack-kind-last_chance = eine letzte Gelegenheit
stack-kind-event = ein Getränke-Ereignis
stack-kind-turn = ein Zug
stack-mark-raised = erhöht von { $by }
stack-mark-pot_halved = die Hälfte des Potts geht an { $by }
stack-mark-turned_over = beantwortet von { $by }
stack-mark-agreed = angenommen von { $by }
stack-mark-refused = abgelehnt von { $by }
stack-by = von { $by }
stack-landed = { $you ->
    [yes] Du hast
   *[no] { $name } hat
} { $amounts } { $kind ->
    [loss] verloren
   *[other] erhalten
}
stack-done = { $spoken } { $split ->
    [yes] mit
   *[no] an
} { $goal }
stack-hit = getroffen
stack-answers = { $name } antwortet
stack-all = Alle { $count }
stack-folded = Hier liegen alle { $count }: klicke{ $some ->
    [yes] {" "}oder drücke { $key }
   *[no] {""}
}, um sie aufzufalten
stack-unfolded = Alle { $count }: klicke{ $some ->
    [yes] {" "}oder drücke { $key }
   *[no] {""}
}, um sie zu falten

## names
names-something-play = etwas im Spiel
names-seat = Platz { $index }
names-you-are = Du bist
names-turn-over = umdrehen
names-this = Das
names-goes-off-before = { $title } geht vor { $seat } los
names-hit-back = Zurückschlagen?
names-do-want-do-something = Willst du etwas dagegen tun?
names-nobody-any-longer = Niemand ist mehr
names-they-are = { CAPITAL($who) } { $you ->
    [yes] bist
   *[no] { $several ->
        [yes] sind
       *[no] ist
    }
}
names-nobody = niemand
names-somebody = jemand
names-entry = dies
names-you = du
names-You = Du
names-is = { $name } ist
names-number = Nummer { $n } ({ $what })
names-reveals = { $you ->
    [yes] Du deckst
   *[no] { $name } deckt
} { $title } auf
names-does = { $name } { $does ->
    [uses] benutzt
    [answers] antwortet mit
   *[plays] spielt
} { $title }{ $aimed ->
    [yes] {" "}auf { $at }
   *[no] {""}
}

## story
story-places-inn = die Schenke
story-places-pot = der Pott
story-you = Du
story-passed-out-turn = { $who } kippte in Zug { $turn } um{ $felled }.
story-ran-out-gold-turn = { $who } hatte in Zug { $turn } kein Gold mehr{ $last }.
story-nobody-left-stop-machine = niemand ist mehr da, um die Maschine aufzuhalten
story-lose-together-played = sie verlieren zusammen, wie sie gespielt haben
story-too-much = Es war zu viel für { $listed }: { $lot }.
story-together = Zusammen habt ihr
story-left-machine-stands-puddle = { $won }; was von der Maschine übrig ist, steht in einer Bierpfütze.
story-felled-by-with = , gefällt von { $by } mit { $what }
story-felled-by = , gefällt von { $by }
story-over = über { $what }
story-last = ; das letzte ging an { $goal }
story-machine-wins = { $name } gewinnt!
story-alone = { $name }, ganz allein, hat
story-win = { $names } { $several ->
    [yes] gewinnen
   *[no] gewinnt
}
story-beaten = { $how } { $name } besiegt!

## maps
maps-goals-loot = Nimm ein offenes Beutestück, dann zurück zum Anfang.
maps-goals-trick = Zieh einen verdeckten Trick, dann zurück zum Anfang.
maps-drink-left = Kein Getränk mehr
maps-drink-left-2 = noch { $count } { $count2 ->
    [yes] Getränke
   *[no] Getränk
}
maps-drinks-ordered = Getränke bestellt man in { $tavern }: { $drinks }
maps-loot-open = { $count } { $count ->
    [one] Beutestück liegt
   *[other] Beutestücke liegen
} offen
maps-loot-left = Keine Beute mehr
maps-trick-other-s-face = { $count } { $count ->
    [one] Trick
   *[other] Tricks
} verdeckt
maps-trick-left = Kein Trick mehr
maps-loot = Beute in „{ $goal }“
maps-piece-end-drink-phase = Deine Figur, in „{ $where }“: Am Ende deiner Trinkphase zieh sie einem Pfeil entlang oder klicke einen Raum an, der aufleuchtet
maps-party-pawn-whoever-leads = Die Gesellschaft, in { $where }: Wer sie weiterführt, zieht sie in eine Kneipe oder klickt eine an, die aufleuchtet
maps-here = Hier: { $listed }
maps-arrows-lead = Pfeile führen zu { $listed }
maps-opens-folds-map = { $title } ({ $KEY } klappt die Karte auf und zu)
maps-may-go-drop-piece = Du darfst weitergehen: Zieh deine Figur auf einen Raum
maps-may-go-now = { $name } darf jetzt weitergehen
maps-lead-party-drop-pawn = Du führst die Gesellschaft: Zieh die Figur in eine Kneipe
maps-still-lead-party = Die Gesellschaft führen noch weiter: { $listed }

## middle
middle-in = { $people } in { $card }
middle-room = aus deinem Raum weiter zu { $each }
middle-cannot-go-now = Du kannst jetzt nicht weitergehen. { $reason_text }{ $place }
middle-goal = am Ziel: { $listed }
middle-goal-tricks-face-down = am Ziel: { $trick } Tricks, verdeckt
middle-party-drinks-ordered = die Gesellschaft ist in { $name } ({ $drinks }); dort wird bestellt
middle-lead-when-else-done = führen sie weiter, wenn alles andere getan ist: { $people }
middle-closed = Geschlossen
middle-house-rule = { $rule }: { $value } (in den Büchern { $usually })
middle-drinks = { $n } { $n ->
    [one] Getränk
   *[other] Getränke
}

## on-cards
on-cards-wants-missing = Braucht { $listed }: { $missing ->
    [yes] { $missing2 } fehlt
   *[no] alles da
}
on-cards-of = von { $most }
on-cards-any = irgendeins

## beats
beats-about-drink = das Getränk
beats-about-payment = die Forderung
beats-about-ante = den Einsatz
beats-about-loss = den Verlust
beats-about-body_loss = den Treffer
beats-about-gain = den Gewinn
beats-about-win_round = das Ende der Runde
beats-about-forced_out = den Hinauswurf
beats-nothing-happens = Nichts geschieht.
beats-gold-shared-out-half = { $you ->
    [yes] Dein Gold
   *[no] Das Gold von { $who }
} wird verteilt: die Hälfte an die Schenke, der Rest an die, die bleiben.
beats-cards-dealt = Die Karten werden ausgeteilt
beats-out-gold = { $all } { $you ->
    [yes] hast
   *[no] hat
} kein Gold mehr!
beats-last-chance = Eine letzte Gelegenheit …
beats-round-gambling = Eine Glücksspielrunde!
beats-pot = { $who } { $you ->
    [yes] gewinnst
   *[no] gewinnt
} den Pott!
beats-passes-out-wound-up = { $who } kippt um und wird wieder aufgezogen!
beats-priority-target = { $who } { $you ->
    [yes] bist
   *[no] ist
} das Hauptziel!
beats-machine-winds-itself-up = Die Maschine zieht sich auf …
beats-round-goes = Die Runde geht weiter!
beats-contest = { $who } { $you ->
    [yes] gewinnst
   *[no] gewinnt
} das Wetttrinken!
beats-mugs-washed = Die Krüge werden gespült!
beats-nobody-left-standing = Niemand steht mehr!
beats-nobody = Niemand
beats-you = Du
beats-with = { $who } { $you ->
    [yes] antwortest
   *[no] antwortet
} auf { $about } mit „{ $title }“.
beats-whiff = Daneben! { $spoken }
beats-did = Das war „{ $card }“{ $played ->
    [yes] , gespielt von { $who }
   *[no] {""}
}.
beats-still = Noch dabei: { $join }.
beats-nothing-comes = { $head }: Daraus wird nichts.
beats-nothing = { $who } { $you ->
    [yes] zahlst
   *[no] zahlt
} nichts
beats-sober = { $who } { $you ->
    [yes] bleibst
   *[no] bleibt
} nüchtern
beats-nothing-2 = { $who } { $you ->
    [yes] verlierst
   *[no] verliert
} nichts
beats-inn = Die Schenke
beats-gold-stays = { $who } { $you ->
    [yes] zahlst
   *[no] zahlt
} { $gold } Gold, und „{ $title }“ bleibt.
beats-mug-alone-nothing-drunk = { $who } { $seat ->
    [yes] lässt
   *[no] lässt
} den Krug stehen: Nichts wird getrunken.
beats-begins = { $who } { $you ->
    [yes] beginnst
   *[no] beginnt
}!
beats-turn = { $you ->
    [yes] Du bist
   *[no] { $who } ist
} am Zug
beats-passes-out = Umgekippt: { $who }!
beats-tie = Unentschieden!
beats-wins = { $alone ->
    [yes] Sieg für
   *[no] Gewonnen:
} { $who }!
beats-it = es
beats-undoes = { $who } { $negated ->
    [yes] { $you ->
        [yes] hebst
       *[no] hebt
    } { $title } auf
   *[no] { $you ->
        [yes] ignorierst
       *[no] ignoriert
    } { $title }
}

## hints
hints-why-waits = nichts hier ist eine Karte wert
hints-why-hurts = es schadet dem, dem zu schaden sich lohnt
hints-why-makes_drunk = es bringt jemanden näher an den Boden
hints-why-heals = es tut dir gut
hints-why-saves = es erspart dir das Schlimmste
hints-why-shares = geteiltes Leid ist halbes Leid
hints-why-redirects = das darf ein anderer nehmen
hints-why-passes_on = das darf ein anderer trinken
hints-why-spikes = in dieses Getränk darf noch etwas hinein
hints-why-negates = was kommt, ist schlimmer als eine Karte weniger
hints-why-earns = es bringt Gold
hints-why-pays = es kostet die anderen Gold
hints-why-keeps_gold = es hält dein Gold zusammen
hints-why-gambles = die Aussichten in der Runde sind gut
hints-why-wins_pot = der Pott sieht gut aus
hints-why-spoils = den Pott soll kein anderer bekommen
hints-why-leaves = diese Runde verlässt man besser
hints-why-orders = dieser Spieler ist dem Boden am nächsten
hints-why-draws = mehr Karten, mehr Möglichkeiten
hints-why-more = so kannst du in diesem Zug mehr tun
hints-why-gives = die Marken landen, wo sie nützen
hints-why-readies = es ist vor der Aktion seinen Preis wert
hints-why-digs = neue Karten werden besser sein als diese
hints-why-keeps = diese Karten sind es wert, dass man sie behält
hints-why-picks = die sind am ehesten entbehrlich
hints-why-tries = es ist einen Versuch wert
hints-why-explores = was vor dir liegt, ist den Weg wert
hints-nothing-decide-just-now = Du hast gerade nichts zu entscheiden.
hints-place-computer-would = An deiner Stelle würde der Computer { $what }
hints-nothing-choose-however-far = Hier gibt es nichts zu wählen, wie weit man auch vorausschaut.
hints-looking-ahead-computer-would = Mit Blick voraus würde der Computer { $what }.
hints-tried-hidden-cards-may = Er hat { $worlds } { $worlds ->
    [one] Möglichkeit
   *[other] Möglichkeiten
} durchgespielt, wie die verdeckten Karten liegen: { $expects }.
hints-next-best = Das Nächstbeste, { $what }: { $expects }
hints-lets-mostly-passes-out = { $who } lässt er in Ruhe: Meist ist es dort auch so bald vorbei.
hints-would-more-left-then = { $seats } hätte dann { $better } mehr übrig
hints-would-cost-left = es würde dich { $cost } von dem kosten, was du noch hast
hints-lets-could-knocked-out = { $who } lässt er in Ruhe, obwohl ein K. o. möglich wäre: { $listed }.
hints-keep-cards = alle Karten behalten
hints-do-nothing-special = nichts Besonderes tun
hints-expects-left-until-pass = er erwartet, dass du { $odds }, mit { $room } Abstand zum Umkippen und { $gold } Gold
hints-would-stand-then = { $seats } stünde dann um { $abs } { $more ->
    [yes] besser
   *[no] schlechter
} da
hints-play = „{ $card }“{ $at } spielen{ $how }
hints-offer-sale = „{ $card }“ zum Verkauf anbieten, und zwar { $seats }
hints-use = „{ $what }“{ $at } benutzen{ $how }
hints-take-heap = den Haufen mit { $label } nehmen
hints-take-empty-heap = den leeren Haufen nehmen
hints-order-drink = ein Getränk für { $seats } bestellen
hints-choose = { $seats } wählen
hints-go = weitergehen
hints-let-go-first = { $seats } den Vortritt lassen
hints-go-2 = zu „{ $option }“ weitergehen
hints-stay-room = im Raum bleiben
hints-lead-party = die Gesellschaft in { $option } führen
hints-use-potion-token = eine Trankmarke benutzen: { $uncapital }
hints-say = „{ $get }“ sagen
hints-say-2 = „{ $kind }“ sagen
hints-keep = „{ $card }“ behalten
hints-choose-2 = „{ $mode }“ wählen
hints-no-more-often = du würdest dadurch nicht öfter gewinnen
hints-on = auf { $who }
hints-pay = zahlen
hints-pass = passen
hints-drink = trinken
hints-answering = als Antwort auf „{ $what }“
hints-odds-sure = so gut wie sicher gewinnst
hints-odds-likely = wahrscheinlich gewinnst
hints-odds-even = etwa gleichauf liegst
hints-odds-unlikely = wahrscheinlich nicht gewinnst
hints-odds-lost = so gut wie sicher verlierst

## track-moves
track-moves-then-round-left = Dann reihum nach links: { $join }

## reasons
reason-not_now = Das geht jetzt gerade nicht.
reason-wrong_place = Dort geht es nicht.
reason-no_arrow = Aus deinem Raum führt kein Pfeil dorthin.
reason-here_already = Von dort geht man weiter, nicht dorthin.
reason-tavern_closed = Diese Kneipe ist geschlossen, und zwar für immer.
reason-inn_last = Die Gesellschaft geht erst in die Schenke zurück, wenn alle anderen Kneipen geschlossen sind.
reason-no_crawl = Die Gesellschaft zieht weiter, wenn ein Getränk mit Nachspüler aufgedeckt oder das letzte Getränk einer Kneipe bestellt wird.
reason-discard_there = Um sie abzuwerfen, klicke sie an oder lass sie auf deiner eigenen Ablage fallen.
reason-pay_first = Wähle erst, womit du zahlst.
reason-choose_first = Wähle erst etwas aus.
reason-begun_first = Spiele erst, was auf seine Kosten wartet, oder nimm es zurück.
reason-refused = Das geht nicht: { $why }.
reason-when_asked = Warte, bis du gefragt wirst: Dann geht es.
reason-only_answered_by = Darauf dürfen nur ganz wenige Karten antworten, und diese gehört nicht dazu.
reason-cannot_be_negate = Das lässt sich nicht aufheben.
reason-cannot_be_ignore = Das lässt sich nicht ignorieren.
reason-cannot_be_reduce = Das lässt sich nicht verringern.
reason-cannot_be_redirect = Das lässt sich nicht umlenken.
reason-cannot_be_inn_pays = Das kann niemand sonst zahlen.
reason-cannot_be_prevent = Ums Zahlen führt hier kein Weg herum.
reason-lies_open = Hier gibt es nichts zu spielen: Es behält seinen Platz, und das ist alles, was es tut.
reason-lies_open-kind = Allein bleibt sie still. Sie wirkt in einer Kombo mit, die du in deiner Aktionsphase ansagst.
reason-lies_open-immediate = Sie tat das Ihre, als sie kam: Jetzt steht sie nur herum.
reason-lies_open-standing = Sie wirkt schon, solange sie dort liegt.
reason-joins_a_play = Sie schließt sich einer anderen Karte an, wenn die gespielt wird.
reason-ticks_down = Sie wirkt, wenn sie herunterzählt, am Ende deiner Aktionsphase.
reason-wrong_phase = Nur in deiner Phase: { $phase }.
reason-action_played = Du hast deine Aktion für diesen Zug schon gespielt.
reason-only_more_of_kind = Du hast mit Karten begonnen, von denen beliebig viele eine Aktion sind: Nur noch solche dürfen folgen.
reason-used_up = Du hast es schon benutzt.
reason-condition = Was sie braucht, ist gerade nicht so.
reason-cannot_pay = Du kannst nicht zahlen, was sie kostet.
reason-game_over = Das Spiel ist vorbei.
reason-out = Du bist ausgeschieden.
reason-withdrawn = Du bist bis zu deinem nächsten Zug außer Reichweite.
reason-struck_dumb = Du bist versteinert und spielst bis zum Ende deines nächsten Zugs nichts.
reason-not_interruptible = In diesem Augenblick darf niemand dazwischengehen.
reason-not_in_round = Du bist nicht in der Glücksspielrunde.
reason-not_your_gambling_turn = Du bist in der Glücksspielrunde nicht dran.
reason-winning_hand = Gegen diese Hand reißen nur { $types } die Runde an sich.
reason-no_target = Es gibt niemanden, auf den sie zielen könnte.
reason-nothing_to_do = Es gibt nichts, was sie jetzt bewirken könnte.
reason-round_running = Nicht, solange eine Glücksspielrunde läuft.
reason-not_your_turn = Nur in deinem eigenen Zug.
reason-something_resolving = Nicht, solange etwas anderes gespielt wird.
reason-no_round = Nur in einer Glücksspielrunde.
reason-does_not_answer_this = Sie antwortet nicht auf das, was gerade geschieht: Sie wartet auf { $moments }.
reason-needs_moment = Sie wartet auf { $moments }.
reason-nothing_to_do-move = Ein Automat hat keine Figur im Verlies.
reason-not_your_turn-move = Das ist für das Ende deiner eigenen Trinkphase.
reason-not_now-move = Das ist für das Ende deiner Trinkphase, wenn alles andere getan ist.
reason-not_now-turn_over = Dein Zug war vor dem Ende deiner Trinkphase vorbei.
reason-withdrawn-move = Wer alles ignoriert, bleibt im Raum.
reason-cannot_pay-move = Es kostet eine Handkarte, in einer Mannschaft eine aus jeder Hand, und eine fehlt.
awaited-play = eine Karte, die gespielt wird
awaited-drink = ein Getränk, das aufgedeckt wird
awaited-event = ein Getränke-Ereignis
awaited-lost = einen Verlust von jemandem
awaited-body_hit = einen Treffer auf etwas, das du im Spiel hast
awaited-own_lost = einen eigenen Verlust
awaited-coin = einen Besitzerwechsel von etwas, das als Gold gilt
awaited-coin_discarded = etwas, das als Gold gilt und an die Schenke geht
awaited-gained = einen Gewinn von jemandem
awaited-own_gained = einen eigenen Gewinn
awaited-own_pay = eine Zahlung von dir
awaited-own_ante = deinen Einsatz
awaited-own_take = jemanden, der dir Gold nimmt
awaited-own_drank = den Augenblick, nachdem du getrunken hast
awaited-own_forced_out = deinen Rauswurf aus der Runde
awaited-own_last_chance = dein drohendes Ausscheiden
awaited-own_win_round = deinen Sieg in einer Runde
awaited-pay = eine Zahlung von jemandem
awaited-ante = einen Einsatz
awaited-take = jemanden, der Gold nimmt
awaited-round = eine Glücksspielrunde
awaited-win_round = den Sieg von jemandem in einer Runde
awaited-forced_out = den Rauswurf von jemandem aus der Runde
awaited-last_chance = das drohende Ausscheiden von jemandem
awaited-phase = eine der Phasen
awaited-played_with = eine andere Karte, die gespielt wird
awaited-announce = eine Karte, die angesagt wird
awaited-shifted = eine Verwandlung von jemandem
awaited-turn_start = den Beginn eines Zugs
awaited-turn_end = das Ende eines Zugs
awaited-anytime = eine Zeit, zu der ihr nichts im Weg ist
awaited-phase_end = das Ende einer Phase
awaited-round_over = eine Runde, die vorbei ist
awaited-round_opened = eine Runde, die eröffnet wurde
awaited-paid = jemanden, der gezahlt hat
awaited-out = das Ausscheiden von jemandem
awaited-drank = jemanden, der getrunken hat
awaited-reveal = eine Karte eines Nebenstapels, die aufgedeckt wird
explained-condition = { $needs }
explained-does_not_answer_this = Sie antwortet nicht auf das, was gerade geschieht: Spielen lässt sie sich { $needs }.
explained-needs_moment = Spielen lässt sie sich { $needs }.
reasons-cards = { $type }-Karten

## spoken
spoken-nameless-table = Die Mitte des Tischs
spoken-nameless-board = Die Karte des Verlieses
spoken-nameless-pawn = Deine Figur auf der Karte
spoken-question = Was gefragt wird
spoken-hand = Deine Hand, { $n } { $n ->
    [one] Karte
   *[other] Karten
}
spoken-nothing-waits = Nichts wartet auf eine Antwort
spoken-stack = Was gespielt wird, das Älteste zuerst
spoken-middle = Die Mitte des Tischs
spoken-past = Was zuletzt gespielt wurde, das Neueste zuletzt
spoken-log = Was geschehen ist, das Neueste zuletzt
spoken-turn = am Zug
spoken-out = ausgeschieden
spoken-you = du
spoken-asked = wird gefragt
spoken-not-yet = Noch nicht: Wähle erst etwas anderes.
spoken-taken-up = Aufgenommen: Wähle, wohin sie geht, oder wähle sie noch einmal, um sie zurückzulegen.
spoken-choose = Kannst du wählen.
spoken-may-go = Dorthin darf sie.
spoken-play = Kannst du spielen.
spoken-play-breaking-in = Kannst du dazwischen spielen.
spoken-not-now = Jetzt nicht: { $why }
spoken-has = { $name } hat { $n }
spoken-in-hand = { $n } { $n ->
    [one] Karte
   *[other] Karten
} auf der Hand
spoken-your-turn = Du bist am Zug.
spoken-turn-of = { $who } ist am Zug.
spoken-together = { $who }: { $change }.
spoken-change = { $change }.
spoken-negated = Aufgehoben.
spoken-ignored = Ignoriert.
spoken-round_opened = Eine Glücksspielrunde.
spoken-drink-for-you = { $again ->
    [yes] Noch eins für dich.
   *[no] Ein Getränk für dich.
}
spoken-drink_ignored = Ignoriert.
spoken-drink_changed = Das Getränk: { $now }
spoken-paid-you = { $who }: { $n } Gold für dich.
spoken-your-go = Du bist dran: Reiß sie an dich oder passe.
spoken-answer = Antworten? { $cards }.
spoken-key-of = { $key }: { $what }
spoken-numbers = { $name }: { $out ->
    [yes] ausgeschieden
   *[no] Ausdauer { $fortitude }, Alkohol { $alcohol }, Abstand { $apart }, { $gold } Gold, { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    }
}.
spoken-apart = { $name } { $out ->
    [yes] ausgeschieden
   *[no] { $apart }
}
spoken-how-far-apart = Abstand von Herz und Krug: { $all }.
spoken-buffer-card = Karte
spoken-buffer-player = Platz
spoken-buffer-table = Tisch
spoken-buffer-everybody = Alle
spoken-buffer-line = { $buffer }. { $line }
spoken-by-keys = Mit Tasten: { $how }.
spoken-by-space = Leertaste
spoken-by-marks = { $cards }, dann die Leertaste
spoken-by-card = { $card }, dann { $goal }
spoken-by-goal = Tab bis zu { $goal }, Eingabe
spoken-by-enter = Eingabe
spoken-answers = { $prompt } Dafür hast du: { $cards }.
spoken-held = Alles ist angehalten{ $key ->
    [none] {""}
   *[other] : { $key } macht weiter
}
spoken-nothing-to-do = Du kannst jetzt nichts tun.
spoken-on-the-table = Auf dem Tisch
spoken-the-table = Der Tisch

## round the table
around-answers = antwortet auf { $what }
around-answers-number = antwortet auf Nummer { $n }
around-contest = Wetttrinken
around-in-control = Beherrscht die Runde: { $name }
around-folds = { $key } klappt sie zu
around-party-here = Hier ist die Gesellschaft
around-rule = ({ $key }: die Regel)
around-turn = { $name } · Zug { $n }
around-threat = Bedrohung steigt auf { $level }: { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
} in seinem nächsten Zug
around-or = oder { $what }
around-before = Vor { $name }
around-by-the-fire = { $why }: sitzt jetzt mit einem Krug am Kamin
around-apart = { $numbers }: { $gap } auseinander
around-goes-to = { $thing } { $before } auf { $after }
around-changes = { $thing } { $before } ändert sich vielleicht
around-out = { $changes }, draußen
around-stays = { $thing } bleibt bei { $n }
around-pot-stays = der Pott bleibt bei { $n }
around-pot-grows = der Pott { $before } auf { $after }
around-comes-to = { $own ->
    [yes] {""}
   *[no] { $who }:{" "}
}{ $changes }{ $more ->
    [0] {""}
   *[other] , und { $more } weitere
}
maps-town = Die Kneipen der Stadt
maps-start = Hier beginnen alle, und hierher kommt man vom Ziel zurück.
maps-quiet = Hier geschieht nichts.
costs-hint-without = { $how }, oder spiele die Karte, wie sie ist
table-buttons-at-once = sofort
house-rules-as-the-books-say = wie in den Büchern
inspector-about-to-drink = Gleich { $you ->
    [yes] trinkst du
   *[no] trinkt { $player }
} es{ $shown }
card-discards-of = Ablage von { $name }
about-character-a-favourite = { $name }: ein Liebling
character-tiles-favourite = ein Liebling
character-tiles-seat = Platz { $n }
gallery-in-decks = { $n } Decks
rulebook-places = { $n } { $n ->
    [one] Stelle
   *[other] Stellen
}
table-rules-with-boss = { $team }, Boss
ahead-outside = Eine selbst gemachte Datei bleibt draußen: { $why }{ $n ->
    [0] {""}
   *[other] {" "}(und { $n } weitere)
}. Die Werkstatt zeigt sie.
calling-your-move = Du bist dran
calling-move = { $name } ist dran
ending-wins = { $names } { $n ->
    [one] gewinnt
   *[other] gewinnen
}!
log-title = Protokoll

## gist
gist-who-another = einem
gist-who-player = einem
gist-who-target = einem
gist-who-others = jedem
gist-who-everyone = allen
gist-who-self = dir
gist-who-actor = dir
gist-who-holder = dir
gist-who-in_round = Runde
gist-who-source = zurück
gist-who-answered = zurück
gist-who-left = links
gist-who-right = rechts
