## balance-panel
workshop-games-not-possible = Neben dem Fenster lassen sich keine Spiele austragen: { $strerror }
workshop-games-played = Gespielte Spiele
workshop-games-stop = Anhalten
workshop-games-close = Schließen
workshop-games-cards = Was aus jeder Karte wird
workshop-games-again = Noch einmal
workshop-games-trouble = Ein Spiel kam nicht zu seinem Ende: { $trouble }
workshop-games-first = Die ersten Spiele laufen …
workshop-games-wins-by = Wenn sie gewinnt, sind die anderen: { $how }.
workshop-games-lost-by = Wenn sie verliert, ist sie: { $how }.
workshop-games-title = { $name }: { $n } Spiele
workshop-games-format = %v von %m Spielen
workshop-column-card = Karte
workshop-column-card-help = Was von allem Gezogenen am seltensten gespielt wird, steht zuerst. Die Eingabetaste führt zu ihrem Text.
workshop-column-drawn = Gezogen
workshop-column-drawn-help = Wie oft ein Exemplar auf die Hand kam
workshop-column-played = Gespielt
workshop-column-played-help = Von allen gezogenen
workshop-column-thrown = Abgeworfen
workshop-column-thrown-help = Von der Hand abgeworfen, von allen gezogenen
workshop-column-never = Nie
workshop-column-never-help = Von den Spielen, in denen sie auf der Hand war: die, in denen keine gespielt wurde
workshop-column-won = Gewonnen
workshop-column-won-help = Von den Spielen, in denen sie gespielt wurde: die gewonnenen

## board
workshop-board = Das Bild
workshop-board-parts = { $one ->
    [no] { $n } Teile.
   *[other] { $n } Teile. Gewählt: { $chosen }
}

## colour-pick
workshop-colour-as-it-is = wie es ist
workshop-colour-another = eine andere …

## drawer
workshop-drawer-hint = Ein Teil suchen: mug, blow, cat …
workshop-drawer-search = Ein Teil suchen
workshop-drawer-parts = Teile
workshop-drawer-photo = Ein Bild von mir …
workshop-drawer-photo-help = Ein PNG aus einem beliebigen Ordner; du kannst es auch hier fallen lassen
workshop-drawer-nothing = Kein Teil heißt so. Vielleicht hilft ein einfacheres Wort, auf Englisch: drink, blow, animal.

## editor
workshop-file = Die Datei

## file-list
workshop-files = Eigene Figuren und Stapel

## file-words
workshop-file-standing = { $faults ->
    [0] spielbar
   *[other] { $faults } Fehler
}
workshop-file-right = In Ordnung: { $cards } verschiedene Karten.
workshop-file-character-right = In Ordnung: { $cards } verschiedene Karten, { $number } im Stapel{ $beside ->
    [0] {""}
   *[other] {" "}und { $beside } in Nebenstapeln
}. Gespeichert steht sie unter „Neues Spiel“.
workshop-word-standard = Standardkarte: { $does }
workshop-word-token = eine Marke dieser Figur
workshop-word-track = eine Leiste dieser Figur
workshop-word-pile = ein Nebenstapel oder Platz dieser Figur
workshop-spot = { $odd ->
    [yes] Seltsam:{" "}
   *[no] {""}
}{ $line ->
    [0] {""}
   *[other] Zeile { $line }:{" "}
}{ $message }
workshop-spot-pictures = Bilder: { $line ->
    [0] {""}
   *[other] cards/{ $file }, Zeile { $line }:{" "}
}{ $message }

## giving
workshop-take-in-file = Eine Figur annehmen
workshop-not-taken-in = { $name } wird nicht angenommen: { $refused }
workshop-file-not-read = { $name } lässt sich nicht lesen: { $strerror }
workshop-share = Eine Figur weitergeben
workshop-share-refused = Sie lässt sich nicht weitergeben: { $refused }
workshop-file-not-written = Die Datei lässt sich nicht schreiben: { $strerror }
workshop-share-written = Geschrieben: { $name }. Wer dieses Programm hat, kann sie annehmen.
workshop-take-in-failed = Sie ließ sich nicht annehmen: { $error }
workshop-share-by = Gemacht von
workshop-share-by-hint = Dein Name, oder nichts
workshop-share-write = Die Datei schreiben …
workshop-not-now = Jetzt nicht
workshop-share-name = { $name } weitergeben
workshop-share-about = Eine Datei mit der Figur und ihren Bildern. Wer sie annimmt, liest zuerst, von wem sie ist.
workshop-taken-made-by = { $name }, gemacht von { $by }.
workshop-taken-made-by-nobody = { $name }. Von wem sie ist, steht nicht dabei.
workshop-taken-cards = { $cards } Karten{ $beside ->
    [0] {""}
   *[other] {" "}und { $beside } in Nebenstapeln
}, { $pictures } eigene Bilder.
workshop-taken-same-id = Du hast schon eine andere mit derselben Kennung ({ $other }). Behältst du beide, heißt diese hier „{ $id }“.
workshop-taken-title = Eine Figur annehmen?
workshop-taken-replace = Meine ersetzen
workshop-taken-take = Annehmen
workshop-taken-leave = Lieber nicht
workshop-taken-both = Beide behalten
workshop-files-characters = Figuren (*{ $suffix })
workshop-taken-same-name = Du hast etwas anderes mit demselben Namen: { $others }. Ersetzt du es, geht es verloren; behältst du beides, heißt diese hier „{ $id }“.

## ideas
workshop-ideas-hint = Ich möchte …
workshop-ideas-search = Ich möchte
workshop-ideas-list = Ideen
workshop-ideas-put = Einfügen
workshop-ideas-put-help = Eingabetaste: ans Ende des Decks; im Text lässt es sich zurücknehmen
workshop-ideas-nothing = Keine Idee heißt so.

## names-dialog
workshop-names-title = Wie heißt es?
workshop-names-about = Jede Karte und jedes Ding bekommt den Namen, der hier steht; die Kennung wird daraus gemacht.
workshop-names-thing = { $name }, als Ding
workshop-names-card = Die Karte „{ $title }“

## find-bar
workshop-find = Suchen …
workshop-find-what = Suchen nach
workshop-find-instead = Ersetzen durch
workshop-find-next = Weiter
workshop-find-back = Zurück
workshop-find-next-help = F3: zum nächsten Treffer
workshop-find-back-help = Umschalt+F3: zum vorigen Treffer
workshop-find-replace = Ersetzen
workshop-find-all = Alle
workshop-find-found = { $number ->
    [0] Nicht da
   *[other] { $number } da
}
workshop-find-replaced = { $number } ersetzt

## navigation
workshop-over-text = Ein anderes Programm hat { $name } geändert, seit du hier zu schreiben begonnen hast. Was es dort geschrieben hat, geht verloren, wenn deines darübergeschrieben wird.
workshop-over-title = Darüberschreiben?
workshop-over-write = Meines darüberschreiben
workshop-over-leave = Lieber nicht
workshop-lose-title = Was du geschrieben hast, ist nicht gespeichert
workshop-lose-leave = Trotzdem gehen
workshop-try-impossible = So kann der Tisch nicht stehen: { $error }
workshop-scenario-file = Als Szenario speichern
workshop-not-written = Es lässt sich nicht schreiben: { $strerror }
workshop-scenario-written = Geschrieben: { $name }. Mit „rdi-desktop scenario { $name }“ wird es gespielt.
workshop-lose-stay = Bleiben
workshop-files-scenarios = Szenarien (*.yaml)

## new
workshop-new-title = Eine neue Figur
workshop-new-name = Name
workshop-new-name-hint = Wie heißt die Figur?
workshop-new-begins = Beginnt als
workshop-new-copy = Eine Kopie von { $name }
workshop-new-make = Anlegen
workshop-new-usual = Die üblichen vierzig Karten, mit Anmerkungen
workshop-new-dungeon = Ein Dungeon mit fünf Räumen, mit Anmerkungen
workshop-new-taverns = Eine Stadt mit zwei Schenken, mit Anmerkungen
workshop-new-faction = Eine Fraktion von Boss Otto, mit Anmerkungen

## place-map
workshop-map-reward = { $kind ->
    [loot] Beute am Ziel:
   *[trick] Tricks am Ziel:
}
workshop-map-inn = das Getränkedeck

## page
workshop-not-saved = Sie lässt sich nicht speichern: { $strerror }
workshop-lose-text = { $name } lässt sich nicht speichern, auch nichts daneben. Was du dort seither geschrieben hast, geht verloren, wenn du gehst.
workshop-ideas-not-put = Sie lässt sich nicht einfügen: { $error }
workshop-try-help = F5: Setz dich mit ihr gegen drei Computerspieler an den Tisch
workshop-games-help = Lass Computerspieler 400 Spiele mit ihr spielen: ihr Anteil, und was aus jeder Karte wird
workshop-lay-help = Umschalt+F5: mit den Handkarten, Zahlen und Marken, die du wählst
workshop-pictures-help = F7: Porträt, Emblem und Karten, aus Teilen zusammengesetzt
workshop-elsewhere-help = Was du dort speicherst, erscheint hier binnen einer Sekunde
workshop-have-back-help = Als Text, der noch nicht gespeichert ist; es lässt sich zurücknehmen
workshop-left-over = Du hast hier etwas geschrieben, das nie gespeichert wurde ({ $left_over }).
workshop-changed-elsewhere = Von einem anderen Programm geändert. „Neu lesen“ nimmt, was dort steht, „Speichern“ fragt, bevor es darüberschreibt.
workshop-gone = Diese Datei gibt es nicht mehr; beim Speichern wird sie neu geschrieben.

## parts
workshop-new = Neu …
workshop-open-folder = Meinen Ordner öffnen
workshop-take-in = Annehmen …
workshop-share-button = Weitergeben …
workshop-back = Zurück
workshop-save = Speichern
workshop-read-again = Neu lesen
workshop-have-back = Wiederhaben
workshop-drop = Verwerfen
workshop-elsewhere = In meinem Editor öffnen
workshop-pictures-button = Bilder …
workshop-try = Probieren
workshop-games-button = 400 Spiele …
workshop-lay = Probieren mit …
workshop-tab-cards = &Karten
workshop-tab-deck = &Deck
workshop-tab-rules = &Regeln
workshop-tab-ideas = &Ideen
workshop-title = Werkstatt
workshop-own = Eigenes
workshop-results = Was daraus wird
workshop-tab-faults = { $kind ->
    [faults] &Fehler ({ $number })
    [odd] Se&ltsames ({ $number })
   *[none] &Fehler
}

## photo
workshop-photo-many = es gibt schon { $n } Bilder von dir
workshop-photo-no-png = { $name } ist kein PNG-Bild; die meisten Programme, die Bilder zeigen, können eines als PNG speichern
workshop-photo-large = { $name } ist größer als { $most } MiB
workshop-photo-sides = { $name } hat { $wide } × { $high } Pixel; { $most } × { $most } ist das Höchste
workshop-photo-damaged = { $name } ist beschädigt

## pictures
workshop-pictures-of = Bilder von { $name }
workshop-pictures-subjects = Was ein Bild hat
workshop-pictures-layers = Teile dieses Bilds, das vorderste zuerst
workshop-pictures-of-part = Eine Farbe des gewählten Teils
workshop-pictures-ground = Worauf es liegt
workshop-pictures-lies-on = liegt auf
workshop-pictures-undo = Zurück
workshop-pictures-redo = Wieder
workshop-pictures-usual = Wie das Programm es hat
workshop-pictures-done = Fertig
workshop-pictures = Bilder
workshop-pictures-everywhere = Überall
workshop-pictures-its = Farbe
workshop-pictures-its-parts = Teile, das vorderste zuerst
workshop-pictures-drawing = Eine Zeichnung von dir liegt dort ({ $drawing }) und wird stattdessen gezeigt.
workshop-pictures-card-look = Die Karte { $title }, wie sie aussehen wird
workshop-pictures-look = { $name }, so wird es aussehen
workshop-pictures-wrong = Nichts lässt sich ändern, bis das in cards/{ $name } behoben ist: { $wrong }
workshop-pictures-photo = Ein Bild von mir
workshop-colour-cloth = Kleider
workshop-colour-skin = Haut
workshop-colour-hair = Haare
workshop-pictures-programs = Dieses Bild hat das Programm gewählt. Ändere es, und es ist deines.
workshop-pictures-yours = Dieses Bild ist deines.
workshop-pictures-of-yours = { $name }, ein Bild von dir
workshop-pictures-becomes = wird zu
workshop-files-pictures = Bilder (*.png)
workshop-tool-larger = Größer
workshop-tool-larger-help = Größer: +, solange das Bild die Tastatur hat
workshop-tool-smaller = Kleiner
workshop-tool-smaller-help = Kleiner: -, solange das Bild die Tastatur hat
workshop-tool-left = Nach links
workshop-tool-left-help = Nach links drehen: Komma (mit Umschalt um 45°), solange das Bild die Tastatur hat
workshop-tool-right = Nach rechts
workshop-tool-right-help = Nach rechts drehen: Punkt (mit Umschalt um 45°), solange das Bild die Tastatur hat
workshop-tool-flip = Spiegeln
workshop-tool-flip-help = Spiegeln: M, solange das Bild die Tastatur hat
workshop-tool-front = Nach vorn
workshop-tool-front-help = Nach vorn: Bild auf, solange das Bild die Tastatur hat
workshop-tool-behind = Nach hinten
workshop-tool-behind-help = Nach hinten: Bild ab, solange das Bild die Tastatur hat
workshop-tool-away = Wegnehmen
workshop-tool-away-help = Wegnehmen: Entf, solange das Bild die Tastatur hat

## side-tabs
workshop-faults = Was falsch oder seltsam ist
workshop-faults-mend = Das nächste richtige Wort einsetzen
workshop-faults-wrong = Damit kann man nicht spielen, bis das hier stimmt:
workshop-faults-looking = Nichts ist falsch. Jede Karte wird in einigen Spielen ausprobiert …
workshop-faults-odd = Damit kann man spielen. Das hier ist erlaubt, und wohl nicht gemeint:
workshop-faults-write = „{ $near }“ schreiben
workshop-cards = Die Karten, wie sie aussehen
workshop-cards-line = Zu ihrer Zeile
workshop-cards-picture = Ihr Bild …
workshop-deck = Das Deck, gezählt
workshop-leaf-wait = Sobald die Datei keine Fehler mehr hat, ist hier etwas zu sehen.
workshop-deck-place = { $kind ->
    [dungeon] Ein Verlies hat kein Deck, das man zählt. Das sind die Karten seiner Räume und seiner Belohnung:
    [taverns] Eine Stadt hat kein Deck, das man zählt. Das sind ihre eigenen Ereignisse und Getränke:
    [faction] Eine Fraktion wird mit keinem anderen Deck verglichen. Das sind ihre Karten:
   *[other] Das ist keine Figur, also gibt es kein Deck zum Vergleichen. Das sind die Karten:
 }
workshop-deck-all = Karten im Stapel
workshop-deck-beside = Karten in Nebenstapeln
workshop-rules = Die Regeln dieser Figur
workshop-faults-none = Nichts ist falsch, und nichts ist seltsam.
workshop-deck-here = hier
workshop-deck-mostly = meist
workshop-deck-others = andere haben
workshop-deck-range = { $least } bis { $most }
workshop-deck-action = Aktionen
workshop-deck-action-gambling = Karten, die eine Runde eröffnen
workshop-deck-gambling = Glücksspiel­karten
workshop-deck-cheating = Schummel-Karten
workshop-deck-sometimes = Manchmal-Karten
workshop-deck-anytime = Jederzeit-Karten
workshop-deck-control = Karten, die die Runde an sich reißen
workshop-deck-hit = Karten, die anderen Ausdauer nehmen
workshop-deck-ignore = Karten, die ignorieren
workshop-deck-negate = Karten, die aufheben
workshop-deck-order = Karten, die Getränke bestellen
workshop-rules-none = Keine eigenen Regeln: Die Karten sind alles, was es gibt.

## subjects
workshop-portrait = Porträt
workshop-emblem = Emblem
workshop-place = { $name } (auf dem Tisch)
workshop-subject-picture = { $title } ({ $n ->
    [1] erstes
    [2] zweites
    [3] drittes
   *[other] viertes{" "}
} Bild)

## try-dialog
workshop-try-name = { $name } probieren
workshop-try-deck = Karten des Decks: Die Eingabetaste nimmt eine auf die Hand
workshop-try-hand = Auf meiner Hand: Die Eingabetaste legt eine zurück
workshop-try-sit = Hinsetzen
workshop-try-save = Als Szenario speichern …
workshop-try-before-others = { $name }, vor jedem anderen
workshop-try-the-deck = Das Deck
workshop-try-have = Und ich habe
workshop-try-in-hand = Auf meiner Hand ({ $number })
workshop-try-as-dealt = Auf meiner Hand: wie gegeben
workshop-try-dealt = wie gegeben
workshop-try-fortitude = Meine Ausdauer
workshop-try-alcohol = Mein Alkohol
workshop-try-gold = Mein Gold

## welcome
workshop-first-make = Meine erste Figur anlegen …
workshop-first-take-in = Eine Figur von jemandem annehmen …
workshop-first-title = Eine eigene Figur
workshop-step-file = Eine Figur ist eine Textdatei
workshop-step-file-about = Ihr Name und vierzig Karten. „Neu“ schreibt eine, die sich sofort spielen lässt, jede Zeile erklärt: die üblichen Karten oder eine Kopie irgendeiner Figur, die es gibt.
workshop-step-change = Ändere eins nach dem anderen
workshop-step-change-about = Einen Titel, eine Zahl, eine ganze Karte. Beim Speichern siehst du jede Karte, wie sie aussehen wird, was ihr Text sagt, und was falsch oder seltsam ist. Unter „Ideen“ stehen dreißig Dinge, die Karten tun, fertig zum Einfügen.
workshop-step-face = Gib ihr ein Gesicht
workshop-step-face-about = Unter „Bilder“ setzt du Porträt, Emblem und Karten aus Teilen zusammen, oder nimmst ein eigenes Bild.
workshop-step-try = Probier sie aus
workshop-step-try-about = Sie setzt sich mit dir gegen drei Computerspieler an den Tisch. Was gut ist, lässt sich in einer Datei weitergeben.
