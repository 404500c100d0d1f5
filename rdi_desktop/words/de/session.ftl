# Was über Spiele abseits des Tisches gesagt wird: gespeichert, nachgespielt, ausprobiert, eröffnet.

## gespeicherte Spiele
save-unreadable = Die Datei lässt sich nicht lesen: { $why }.
save-empty = Diese Datei ist leer: Das Programm muss geendet haben, bevor es die erste Zeile schreiben konnte.
save-not_a_game = Diese Datei ist kein gespeichertes Spiel.
save-header_damaged = Die erste Zeile dieser Datei ist beschädigt. In ihr steht, wer spielt und was ausgeteilt wurde; darum ist nichts mehr zu retten.
save-too_new = Dieses Spiel hat eine neuere Version des Programms gespeichert ({ $detail }). Bitte bring deins auf den neuesten Stand.
save-other_form = Dieses Spiel hat Version { $detail } des Programms gespeichert, in einer Form, die diese hier nicht lesen kann.
save-unknown-version = unbekannt
save-missing = Dieses Spiel braucht etwas, das nicht hier ist ({ $detail }). Leg die Datei zurück, aus der das kam.
save-not-written = Das Spiel lässt sich nicht aufschreiben: { $why }. Du kannst weiterspielen: Es wird mit jedem Zug neu versucht, und bis dahin bleibt alles erhalten. Eine Kopie kannst du anderswo speichern (Strg+S).
save-lost = Die letzten Züge des verlassenen Spiels sind verloren: { $why }.
save-truncated = Die letzte Zeile der Datei ist nicht fertig geworden. Das Spiel geht mit dem Zug davor weiter; sonst fehlt nichts.
save-other_cards = Seit dieses Spiel begann, haben sich einige Karten geändert. Es geht trotzdem denselben Weg; verloren ist nichts.
save-damaged = Zeile { $line } der Datei ist beschädigt: { $detail }. Alles davor ist heil, bis zu einem Zug im { $turn }. Zug. Von dort kann das Spiel in einer neuen Datei weitergehen; die beschädigte bleibt, wie sie ist.
save-other_rules = Dieses Spiel wurde mit anderen Regeln oder Karten gespielt als diesen und kann so nicht weitergehen: { $detail }. Bis zum Beginn von Zug { $turn } stimmt beides überein. Von dort kann es in einer neuen Datei weitergehen; die alte bleibt, wie sie ist.
save-why-looks-different = der Tisch sieht anders aus

## Gästebuch
book-unreadable = Das Gästebuch lässt sich nicht lesen: { $why }.
book-too_new = Das Gästebuch hat eine neuere Version des Programms geschrieben. Es bleibt, wie es ist.
book-not-written = Ins Gästebuch lässt sich nichts schreiben: { $why }.
book-put-aside = Das Gästebuch war beschädigt. Es liegt als „{ $file }“ beiseite, und ein neues ist begonnen.
book-damaged = Das Gästebuch ist beschädigt: { $why }.

## wie sich eine Figur schlägt
balance-because-passed_out = umgekippt
balance-because-no_gold = pleite
balance-because-endless = ein Spiel ohne Ende
balance-because-in = noch da
balance-none = Noch ist kein Spiel zu Ende.
balance-more = Das ist mehr als ihr Anteil.
balance-less = Das ist weniger als ihr Anteil.
balance-share = Das ist ihr Anteil, soweit diese Spiele das sagen können.
balance-told = { $rate } % von { $n } Spielen gewonnen (95 %: { $low } bis { $high } %; ausgeglichen wären { $par } %)
balance-wins = wenn sie gewinnt, sind die anderen: { $how }
balance-loses = wenn sie verliert, ist sie: { $how }
balance-turns = Züge eines Spiels: Median { $n }
balance-head-card = Karte
balance-head-drawn = gezogen
balance-head-played = gespielt
balance-head-thrown = abgeworfen
balance-head-unused = ungenutzt
balance-head-won = Siege
series-process-gone = ein Prozess hat vor seinen Spielen geendet

## ein Beispiel, Schritt für Schritt
example-begins = So fängt es an.
example-move = { $move }.
example-turn = Weiter zum Zug von { $who }.
example-next-turn = Weiter zum Zug.
example-phase = Weiter zur { $phase ->
    [start] Anfangsphase
    [discard_and_draw] Abwerfen-und-Ziehen-Phase
   *[action] Aktionsphase
    [order] Bestellphase
    [drink] Trinkphase
    [end] Endphase
} von { $who }.
example-next-phase = Weiter zur { $phase ->
    [start] Anfangsphase
    [discard_and_draw] Abwerfen-und-Ziehen-Phase
   *[action] Aktionsphase
    [order] Bestellphase
    [drink] Trinkphase
    [end] Endphase
}.
example-possible = Jetzt möglich: { $move }.
example-impossible = Jetzt nicht möglich: { $move }.
example-pass = { $who } passt
example-drink = { $who } trinkt
example-end_turn = { $who } beendet den Zug
example-play = { $who } spielt „{ $title }“{ $on ->
    [no] {""}
   *[yes] {" "}auf { $targets }
}
example-play-a-card = { $who } spielt eine Karte{ $on ->
    [no] {""}
   *[yes] {" "}auf { $targets }
}
example-do = { $who } benutzt { $ability }{ $on ->
    [no] {""}
   *[yes] {" "}auf { $targets }
}
example-choose = { $who } wählt { $what }
example-order = { $who } bestellt für { $what }
example-discard = { $who } wirft { $what } ab
example-nothing = nichts
example-so = Und so: { $facts }.
example-has-fortitude = { $n } Ausdauer
example-has-alcohol = { $n } Alkohol
example-has-gold = { $n } Gold
example-has-drink_me = { $n } auf dem Trink-mich!-Stapel
example-has-hand = { $n ->
    [one] { $n } Handkarte
   *[other] { $n } Handkarten
}
example-has = { $who } hat { $what }
example-out = { $who } ist { $out ->
    [yes] ausgeschieden
   *[no] noch dabei
}
example-in-round = { $who } ist { $there ->
    [yes] in der Runde
   *[no] nicht in der Runde
}
example-pot = { $n } Gold im Pott
example-no-round = keine Runde läuft
example-nothing-waits = nichts steht mehr an
example-winner = { $who } hat gewonnen

## Netze und Gastgeber
net-nothing-gets-out = Aus diesem Computer kommt nichts hinaus ({ $why }).
net-nothing-gets-out-by = Über { $name } kommt nichts hinaus ({ $why }).
net-no-encryption = Diesem Computer fehlt die Bibliothek, die Verbindungen verschlüsselt. RDI Desktop braucht OpenSSL 3: Installiere es und starte neu.
net-joined = an „{ $table }“ über die eigene Schleife gesetzt, verschlüsselt mit { $encrypts }
host-new-key = dieser Gastgeber hat einen neuen Schlüssel, denn der alte ist beschädigt oder von einer Art, die nicht jeder Computer benutzen kann, und damit einen neuen Beitrittscode. Sag ihn der Runde: Mit ihm kommen alle an ihre Plätze zurück
host-game-lost = die Gesellschaft ist hier, aber ihr letztes Spiel kann nicht weitergehen ({ $why })
host-not-written = was hier geschieht, lässt sich nicht aufschreiben: { $why }
host-company-damaged = die Datei der letzten Gesellschaft ist beschädigt: Dies ist eine neue.{ $kept ->
    [no] {""}
   *[yes] {" "}Die alte Datei ist { $file }
}
host-not-lent = { $file } ist nicht an diesem Tisch: { $why }
host-busy = Ein anderes Fenster dieses Computers hat schon einen Tisch. Setz dich an den, oder schließ ihn erst.

## commands
command-trouble = rdi-desktop: { $why }
command-no-screen = rdi-desktop: Hier ist kein Bildschirm für ein Fenster (weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt)
command-host-open = „{ $name }“ ist offen auf Port { $port }. Beitrittscode: { $code }
command-host-code = Der Beitrittscode ist jetzt { $code }
command-host-busy = rdi-desktop: { $error } Mit --folder behältst du eine andere Gesellschaft.
command-host-folder = rdi-desktop: In { $folder } lässt sich nichts aufbewahren: { $error }
command-host-not-laid = rdi-desktop: So lässt sich der Tisch nicht decken: --{ $option }
command-host-not-there = rdi-desktop: Dort lässt sich kein Tisch aufmachen: { $error }. Mit --port nimmst du einen anderen Port.
