## sheet
sheet-done = Fertig

## menus
menus-game = &Spiel
menus-save-copy = Kopie &sichern …
menus-rematch = &Revanche
menus-deal-rematch = Eine Revanche geben
menus-start-screen = S&tartseite
menus-go-start-screen = Zur Startseite gehen
menus-quit = &Beenden
menus-play = S&pielen
menus-take-back = &Zurücknehmen
menus-hint = &Hinweis
menus-deeper-hint = Ein &tieferer Hinweis
menus-pass-me = Für mich &passen …
menus-ask-everybody-again = &Alle wieder fragen
menus-shown = &Weiter mit dem, was gezeigt wird
menus-ho-ld-everything-go = Alles an&halten oder weiterlaufen lassen
menus-barmaid-e-xplains = Die &Kellnerin erklärt
menus-take-back-2 = Zurücknehmen &bis
menus-break-person = Als Person { $place } dazwischengehen
menus-next-choice-list = &Nächste Wahl der Liste
menus-previous-choice-list = &Vorige Wahl der Liste
menus-do-marked-list = &Tun, was in der Liste markiert ist
menus-view = &Ansicht
menus-log = &Protokoll
menus-rules-inspector = Regel&blick
menus-visit-next-player = Den &nächsten Spieler besuchen
menus-visit-player-before = Den &vorigen Spieler besuchen
menus-open-fold-map = Die &Karte auf- oder zuklappen
menus-fire = An den &Kamin und zurück
menus-leaf-through = Durch&blättern
menus-always-draw-arrows = Immer &Pfeile zeichnen
menus-watch-beginning = Von &Anfang an ansehen
menus-write-log-into-file = Das Protokoll in eine &Datei schreiben …
menus-sounds = &Geräusche
menus-full-screen = &Vollbild
menus-help = &Hilfe
menus-about = &Worum geht es hier?
menus-log-2 = Protokoll
menus-say-again = Noch einmal &sagen
menus-round = Nächster Teil des &Fensters
menus-round-back = Teil des Fensters &davor
menus-rules = Regeln
menus-breaks = &{ $place } { $people } geht dazwischen
menus-nothing-taken-back = Nichts lässt sich zurücknehmen
menus-them = Alle
menus-card-lies-open = Keine Karte liegt offen

## main-window
main-window-saved-stands-go-start = Es ist gespeichert, wie es steht: Du kannst es von der Startseite aus fortsetzen, wann immer du willst.
main-window-leave-game = Dieses Spiel verlassen?
main-window-open-game = Ein Spiel öffnen
main-window-games = Spiele (*{ $SUFFIX })
main-window-open-file = Die Datei öffnen
main-window-stay = Bleiben
main-window-last-moves-written-down = Die letzten Züge sind nicht aufgeschrieben
main-window-leave-same = Trotzdem gehen
main-window-leave-table = Diesen Tisch verlassen?
main-window-leave = Gehen

## at-table
at-table-game-left = Nicht alles von diesem Spiel ist übrig
at-table-go-turn = Ab Zug { $turn } weiterspielen
at-table-leave = Lassen
at-table-last-decision = Die letzte Entscheidung

## exports
exports-game-kept-host-once = Dieses Spiel liegt bei seinem Gastgeber; ist es vorbei, haben es alle.
exports-save-copy = Eine Kopie sichern
exports-games = Spiele (*{ $SUFFIX })
exports-copy-could-written = Die Kopie ließ sich nicht schreiben: { $strerror }.
exports-write-log = Das Protokoll schreiben
exports-page-html-text-txt = Seite (*.html);;Text (*.txt)
exports-log-could-written = Das Protokoll ließ sich nicht schreiben: { $strerror }.
exports-known-host-alone-until = Alles weiß nur der Gastgeber, bis das Spiel vorbei ist; dann darf jeder zurückblicken.

## crash
crash-something-went-wrong-program = Im Programm ist etwas schiefgegangen. Das Spiel ist bis hierher gespeichert.
crash-something-went-wrong-program-2 = Im Programm ist etwas schiefgegangen. Das Spiel ist bis hierher gespeichert; was geschah, steht in { $path }.

## coach
coach-barmaid-lost-her-notes = Die Kellnerin hat ihre Notizen verlegt: { $error }
coach-sure-dear-mean-do = Sicher, Schätzchen? { $text } Wenn du es ernst meinst, tu es noch einmal.
coach-i-know-how-play = Ich kann schon spielen
coach-i-see = Verstanden

## advice
advice-computer-looks-ahead = Der Computer schaut für dich voraus …

## rulebook-opener
rulebook-opener-leave-table = Den Tisch verlassen
rulebook-opener-example-cannot-played = Dieses Beispiel lässt sich nicht spielen: { $error }

## start
start-continue = Weiterspielen
start-learn-play = Spielen lernen
start-guest-book = Das Gästebuch
start-quit = Beenden
start-lately-table = Neulich an diesem Tisch
start-turn = Zug { $turn }  ·  { $names_of }
start-turn-over = Zug { $turn }, nicht zu Ende
start-nobody-won = niemand hat gewonnen
start-won = Sieg für { $names }
start-unofficial = Ein inoffizielles Programm von Fans, nicht zu verkaufen. The Red Dragon Inn ist ein Spiel von SlugFest Games.

## newgame
newgame-add-player = Mitspieler dazu
newgame-random = Alle nach Zufall
newgame-chance = Zufall
newgame-deal-everybody-character = Jeder bekommt eine zufällige Figur
newgame-draft = Auswahl
newgame-everybody-dealt-three-characters = Jeder bekommt drei Figuren vorgelegt und wählt eine; Computerspieler wählen gleich
newgame-first-table = Erster Tisch
newgame-newcomers-deirdre-fiona-gerki = Für Neulinge: Deirdre, Fiona, Gerki und Zot, mit denen man das Spiel lernt
newgame-deal = Austeilen
newgame-deal-by-key = { $key } teilt aus.
newgame-lan = Im Netz …
newgame-play-table-several-computers = Diesen Tisch auf mehreren Computern spielen: für andere öffnen oder sich an einen anderen setzen
newgame-back = Zurück
newgame-seed = Startzahl
newgame-same-number-words-same = Dieselbe Zahl oder dieselben Wörter geben mit denselben Spielern dasselbe Spiel.
newgame-begins = Beginnt
newgame-drinks = Getränke
newgame-dungeon = Verlies
newgame-pub-crawl = Kneipentour
newgame-new-game = Ein neues Spiel
newgame-draft-2 = Keine Auswahl
newgame-seat = Platz { $selected }
newgame-picks-three = { $who } wählt aus dreien
newgame-character = Eine Figur für { $who }
newgame-too-few-characters-draft = Für eine Auswahl an diesem Tisch gibt es zu wenige Figuren.

## table-setup
table-setup-objections-too_few = Ein Spiel braucht mindestens zwei Spieler.
table-setup-objections-no_name = { $seat } braucht einen Namen.
table-setup-objections-same_name = Zwei Spieler heißen { $name }. Gib einem von ihnen einen anderen Namen.
table-setup-objections-no_character = { $name } braucht eine Figur.
table-setup-objections-no_pick = { $name } wählt aus drei Figuren.
table-setup-objections-same_character = Zwei Spieler wollen { $character } sein.
table-setup-objections-otto_is_third = Otto ist der Dritte zu zweien: Lass zwei Spieler am Tisch.
table-setup-objections-no_first = Sag noch einmal, wer beginnt.
table-setup-objections-wrong_number = { $variant } ist für { $players } Spieler.
table-setup-objections-no_preset = Sag noch einmal, wie schwer es sein soll.
table-setup-objections-no_boss = { $name } soll ein Boss sein: Wähle einen Schurken mit Boss-Karten, nicht { $character }.
table-setup-surprise-me = Überrasch mich
table-setup-somebody-those-shown-chance = Irgendwer von denen, die hier stehen, nach Zufall
table-setup-sits-table = Wer sitzt am Tisch?
table-setup-cards = &Karten von { $short }
table-setup-favourite-any-more = &Kein Liebling mehr
table-setup-a-favourite = Ein &Liebling
table-setup-or = { $join } oder { $fitting }
table-setup-seat = Platz { $seat }

## table-rules
table-rules-kind-game = Art des Spiels
table-rules-everyone-themselves = Jeder für sich
table-rules-begins = Beginnt
table-rules-drinks = Getränke
table-rules-usual = Das Übliche
table-rules-whole-bar = Die ganze Bar
table-rules-bar-deck-drink-decks = Der Barstapel: alle Getränkestapel zusammengemischt, immer dreißig Karten.
table-rules-dungeon = Verlies
table-rules-pub-crawl = Kneipentour
table-rules-every-tavern = Jede Kneipe, die es gibt
table-rules-how-hard = Wie schwer?
table-rules-his-factions = Seine Fraktionen
table-rules-ottos-factions = Ottos Fraktionen
table-rules-turned = Von Hand gestellt: { $told }.
table-rules-chance-decides = per Zufall
table-rules-otto-joins = Otto spielt mit
table-rules-prizes = Preise
table-rules-take-back-anything = Alles zurücknehmen
table-rules-automaton-sits-down-third = Der Automat setzt sich als Dritter zu zwei Spielern und beginnt. Niemand spielt für ihn: Er folgt seinen Karten.
table-rules-between-drinks-walks-room = Zwischen den Getränken geht man von Raum zu Raum, jedes Mal für eine Karte, bis zu dem, was am Ziel liegt.
table-rules-party-goes-tavern-tavern = Die Gesellschaft zieht von Kneipe zu Kneipe und trinkt, was dort ausgeschenkt wird.
table-rules-whoever-opens-round-gambling = Wer eine Glücksspielrunde eröffnet, legt einen Preis in den Pott: Ihn bekommt, wer ihn nimmt.
table-rules-moves-may-taken-back = Züge dürfen auch dann zurückgenommen werden, wenn seither etwas aufgedeckt wurde.
table-rules-seat = Platz { $index }
table-rules-no-dungeon = keines
table-rules-no-crawl = keine
table-rules-team-2 = Mannschaft { $number }
table-rules-gained-loot = wer ans Ziel kommt, nimmt sich eines der Beutestücke, die dort offen liegen
table-rules-gained-trick = wer ans Ziel kommt, zieht einen Trick, den sonst niemand sieht
table-rules-card-every-hand-team = eine Karte aus jeder Hand der Mannschaft
table-rules-card-hand = eine Handkarte
table-rules-end-drink-phase-may = { $name }: Am Ende einer Trinkphase darf man einen Raum weitergehen, für { $price }; { $GAINED }.
table-rules-alone-begin-8-gold = Allein beginnst du mit 8 Gold, und immer schaut er dich an.
table-rules-seat-2 = Platz { $seat }
table-rules-boss = (Boss: { $join })
table-rules-crawl = Kneipentour: Wer ein Getränk mit Nachspüler aufdeckt oder das letzte Getränk einer Kneipe bestellt, führt die Gesellschaft in eine andere; dort geschieht allen etwas, und bestellt wird, was sie ausschenkt.

## seat-rows
seat-rows-goes-first-follows-his = { $AUTOMATON_NAME } beginnt und folgt seinen eigenen Karten.
seat-rows-name-player = Name von Spieler { $index }
seat-rows-decides-player = Wer für Spieler { $index } entscheidet
seat-rows-take-seat-away = Diesen Platz wegnehmen
seat-rows-take-away-player = Spieler { $index } wegnehmen
seat-rows-change-places-whoever-sits = Mit dem Platz darüber tauschen
seat-rows-move-player-up = Spieler { $index } nach oben rücken
seat-rows-character-yet = noch keine Figur
seat-rows-human = Ein Mensch hier
seat-rows-bot-regular = PC: Stammgast
    .alone = Stammgast
seat-rows-bot-careful = PC: vorsichtig
    .alone = vorsichtig
seat-rows-bot-gambler = PC: Spieler
    .alone = Spieler
seat-rows-bot-brawler = PC: Raufbold
    .alone = Raufbold
seat-rows-bot-shark = PC: Hai
    .alone = Hai
seat-rows-bot-stranger = PC: Fremder
    .alone = Fremder
seat-rows-bot-tipsy = PC: beschwipst
    .alone = beschwipst

## about
about-about-rdi-desktop = Über RDI Desktop
about-version = Version { $version }
about-made-qt = Gemacht mit Qt { $qVersion }
about-inside = Was darin steckt
about-cheers = Zum Wohl
about-close = Schließen
about-notice = Ein inoffizielles Programm von Fans für Fans. Es ist nicht zu verkaufen, und niemand, der das Spiel verlegt, hat es gemacht, geprüft oder gutgeheißen. The Red Dragon Inn, seine Figuren und die Namen seiner Karten gehören SlugFest Games. Wenn es dir gefällt, kauf die Schachteln: Echte Krüge klingen besser.
about-ours = Das Programm, seine Worte und seine Bilder sind freie Software unter der GNU General Public License, Version 3 oder einer späteren. Die Schrift ist Avería Serif von Dan Sayers, mit Vollkorn von Friedrich Althausen für Buchstaben, die ihr fehlen, beide unter der SIL Open Font License.
about-bundled = Ein installiertes Exemplar enthält neben unserer auch die Arbeit anderer. Jede Lizenz liegt als Ganzes im Ordner „licences“ neben dem Programm. Qt wird unter der GNU Lesser General Public License benutzt: Seine Dateien liegen für sich und dürfen durch andere ersetzt werden.

## about-character
about-character-cards = Karten
about-character-nobody-yet = Noch niemand
about-character-choose-somebody-gallery = Wähle jemanden aus der Galerie.
about-character-favourite-any-more = { $name } ist ein Liebling: nicht mehr
about-character-favourite-any-more-2 = Kein Liebling mehr (*)
about-character-favourite = Ein Liebling (*)
about-character-cards-2 = Alle Karten von { $name }
about-character-cards-character-table-stays = Alle Karten dieser Figur; der Tisch bleibt, wie er gedeckt ist

## character-filters
character-filters-search-ctrl-f = Suchen (Strg+F)
character-filters-search-character = Nach einer Figur suchen
character-filters-box = Schachtel
character-filters-any-box = Jede Box
character-filters-how-demanding = Wie anspruchsvoll
character-filters-any-difficulty = Jede Stufe
character-filters-villains = Schurken
character-filters-only-those-boss = Nur wer ein Boss sein kann
character-filters-home-made = Selbst gemacht
character-filters-only-those-were-made = Nur Figuren, die hier oder beim Gastgeber dieses Tisches erfunden wurden
character-filters-only-favourites = Nur Lieblinge

## character-tiles
character-tiles-nobody-like = So ist hier niemand.
character-tiles-chosen = gewählt von { $name }

## chart
chart-chart-game = Verlauf des Spiels.
chart-how-went = Wie es lief
chart-let-stand-out = { $names } hervorheben
chart-fortitude-alcohol-gold = Ausdauer, Alkohol und Gold
chart-odds-winning = Siegchancen
chart-everybody-s-odds-told = Die Chancen aller verrät das Ende des Spiels: Sie wissen, was jeder auf der Hand hat.
chart-left-hit-whom-above = Wer (links) wen (oben) getroffen hat, in Ausdauer
chart-drank-most-alcohol-content = Wer am meisten trank, in Alkohol
chart-everybody-still = Noch sind alle dabei.
chart-odds-blows = Chancen und Treffer

## firewalls
firewalls-firewalls-win32 = Windows
firewalls-firewalls-darwin = macOS
firewalls-firewalls-linux = Linux
firewalls-words-win32 = Windows fragt einmal, ob RDI Desktop durch die Firewall erreichbar sein darf: Sag ja für private Netzwerke, und sieh nach, ob dieses Netz als privat gilt. Ist dir die Frage entgangen: Windows-Sicherheit, Firewall, App zulassen.
firewalls-words-darwin = macOS fragt einmal, ob RDI Desktop Verbindungen annehmen und Geräte im lokalen Netz finden darf: Erlaube beides. Ist dir die Frage entgangen: Systemeinstellungen, Netzwerk, Firewall; und Datenschutz & Sicherheit, Lokales Netzwerk.
firewalls-words-linux = Die meisten Linux-Systeme fragen nichts. Läuft eine Firewall, lass TCP-Port { $port } und UDP-Port { $beacon } durch, mit ufw: sudo ufw allow { $port }/tcp; sudo ufw allow { $beacon }/udp.

## gallery
gallery-about-card = Über die Karte
gallery-cards = Die Karten
gallery-search-titles-texts-characters = Titel, Texte, Figuren und Arten durchsuchen
gallery-search = Suchen
gallery-kind-card = Art der Karte
gallery-deck-only = Nur in einem Deck
gallery-without-cards-several-decks = Ohne die Karten, die sich mehrere Decks teilen
gallery-decks = Decks
gallery-rules = Ihre Regeln
gallery-close = Schließen
gallery-cards-2 = Karten
gallery-looking = Ich suche …
gallery-card-deck = Keine Karte dieses Decks ({ $short })
gallery-card = Keine Karte
gallery-holds-these-words = { $whose } hat all diese Wörter.
gallery-also-other-deck = Auch in { $also } anderen { $also2 ->
    [yes] Decks
   *[no] Deck
}.
gallery-decks-2 = In { $many } Decks.
gallery-cards-counted = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
gallery-all = Alle Karten
gallery-any = Jede Art

## game-page
game-page-plays-more-cards = { $name } spielt keine Karten mehr.
game-page-nothing-take-back = Es gibt nichts zurückzunehmen.
game-page-game-over-everybody-may = Das Spiel ist vorbei, und alle dürfen in alle Hände sehen: Zurückgenommen wird nichts mehr.
game-page-something-revealed-since-table = Seither wurde etwas aufgedeckt: Das nimmt dieser Tisch nicht zurück.
game-page-hands-seen = Wer ausgeschieden ist, hat seither alle Handkarten gesehen: Das nimmt dieser Tisch nicht zurück.
game-page-everybody-agree = Alle müssen zustimmen.
game-page-others-asked-their-computers = Die anderen werden an ihren Computern gefragt.
game-page-would-like-take-move = { $name } möchte einen Zug zurücknehmen.
game-page-play = Nein, weiterspielen
game-page-pay = Zahlen
game-page-nobody = Niemand
game-page-pay-2 = { $gold } zu zahlen: { $payers }
game-page-press-key-would-rather = Drück deine Taste, wenn du lieber nicht willst; die Leertaste zahlt.
game-page-somebody-about-out = Gleich ist jemand draußen
game-page-last-chance-key-look = Es ist die letzte Gelegenheit. Deine Taste: sieh in deine Hand. Leertaste: niemand.
game-page-key-look-hand-answer = Deine Taste: sieh in deine Hand und antworte. Leertaste: niemand. Rechtsklick auf deinen Namen, um länger übergangen zu werden.
game-page-on = auf „{ $title }“
game-page-passing = gepasst
game-page-time-over-does-nothing = Die Zeit ist um: { $name } tut nichts Besonderes.
game-page-anyone = { $what } – will jemand?
game-page-gold = { $n } Gold
game-page-gold-alone = Gold

## knobs
knob-skulls = Karten mit Totenköpfen
knob-skulls-about = Mit einem Totenkopf kommen Bauteile in seine Stapel, mit zweien auch die schlimmsten seiner Karten.
knob-skulls-told = { $n ->
    [1] Karten mit einem Totenkopf
   *[other] Karten mit zwei Totenköpfen
}
knob-hard_threat = Die harte Seite seiner Bedrohungsleiste
knob-hard_threat-about = Ab Bedrohung 4 hat er eine Aktion mehr.
knob-hard_threat-told = harte Bedrohung
knob-tough_components = Zähe Bauteile
knob-tough_components-about = Jedes hält zwei Treffer aus: Der erste dreht es nur quer. Dazu braucht es Karten mit Totenköpfen, die Bauteile bringen.
knob-tough_components-told = zähe Bauteile
knob-more_potions = Mehr Trankmarken für ihn
knob-more_potions-about = Er beginnt mit so vielen, wie ihn herausfordern.
knob-more_potions-told = { $n ->
    [-1] eine Trankmarke weniger für ihn
    [1] eine Trankmarke mehr für ihn
   *[other] { $n } Trankmarken mehr für ihn
}
knob-fewer_potions = Weniger Trankmarken für euch
knob-fewer_potions-about = Ihr beginnt mit so vielen, wie ihr seid.
knob-fewer_potions-told = { $n ->
    [1] eine Trankmarke weniger für euch
   *[other] { $n } Trankmarken weniger für euch
}
knobs-button = Regler …
knobs-button-told = Regler: { $told }
knobs-title = Wie hart Boss Otto ist
knobs-presets-about = Namen für einige der Stellungen darunter. Der Anteil ist der von Spielen, die ebenso viele Herausforderer gewonnen haben; neben einem Regler, wenn nur dieser gestellt ist.
knobs-factions-about = Zwei seiner vier Fraktionen bilden seine Stapel.
knobs-own = wie gestellt
knobs-choice = { $choice } – { $won } %
knobs-now = Jetzt: { $told }. { $odds }
knobs-odds = { $n ->
    [one] Allein gewann der Herausforderer
   *[other] { $n } Herausforderer zusammen gewannen
} { $won } % von { $games } Spielen unter Computern vom Schlag Stammgast (wahrscheinlich { $least } bis { $most } %).
knobs-not-counted = Wie oft das gewonnen wird, hat niemand gezählt; die Anteile darunter gelten für jeden Regler allein.

## ladder
ladder-title = Die Leiter gegen Boss Otto
ladder-never = nicht begegnet
ladder-not-beaten = unbesiegt, { $n ->
    [one] einmal versucht
   *[other] { $n }-mal versucht
}
ladder-beaten = { $n ->
    [one] allein besiegt
   *[other] zu { $n } besiegt
} in { $turns } Zügen
ladder-others = Mit anderen Reglern: { $games } Spiele, davon { $won } gewonnen.
ladder-next = Die nächste Sprosse: { $preset }, mit { $factions }.
ladder-all-beaten = Jedes Paar ist auf jeder Stufe besiegt. Darüber gibt es keine Sprosse.
ladder-climb = Versuchen

## guestbook
guestbook-kinds-careful = vorsichtige Spieler
guestbook-kinds-tipsy = beschwipste Spieler
guestbook-kinds-gambler = Glücksspieler
guestbook-kinds-brawler = Raufbolde
guestbook-kinds-stranger = Fremde
guestbook-kinds-regular = Stammgäste
guestbook-kinds-shark = Haie
guestbook-kinds-people = einander
guestbook-s-chances-went = Die Chancen von { $name } gingen von { $before } % auf { $size } %
guestbook-plays-lay-upon-other = { $size } Karten lagen übereinander
guestbook-gold-lay-pot = { $size } Gold lagen im Pott
guestbook-turn = Zug { $turn }: { $told }.
guestbook-nobody-won = Niemand hat gewonnen
guestbook-under-minute = unter einer Minute
guestbook-won-2 = { $won } von { $games } gewonnen
guestbook-moment = Dieser Augenblick
guestbook-watch = Ansehen
guestbook-how-went = Wie es lief
guestbook-how-went-2 = Wie es lief: { $result }, { $text }
guestbook-saved-game-been-thrown = Das gespeicherte Spiel wurde weggeworfen.
guestbook-them-won-somebody-table = { $games }, { $won } davon von jemandem an diesem Tisch gewonnen
guestbook-against-2 = Gegen { $join }
guestbook-guest-book = Das Gästebuch
guestbook-back = Zurück
guestbook-export-spreadsheet = Als Tabelle ausgeben …
guestbook-nobody-played-game-end = Hier hat noch niemand ein Spiel zu Ende gespielt.
guestbook-file-cannot-written = Die Datei lässt sich nicht schreiben: { $strerror }.
guestbook-written-into = In { $name } geschrieben.
guestbook-export-guest-book = Das Gästebuch ausgeben
guestbook-guest-book-csv = gaestebuch.csv
guestbook-tables-csv = Tabellen (*.csv)
guestbook-look-back = Zurückblicken
guestbook-won = { $names } gewinnt
guestbook-minutes = { $n } { $n ->
    [one] Minute
   *[other] Minuten
}
guestbook-turns = { $n } { $n ->
    [one] Zug
   *[other] Züge
}
guestbook-against = gegen { $others }
guestbook-prophet = Am Kamin hat am besten prophezeit: { $name }, mit { $n ->
    [one] { $n } Chip
   *[other] { $n } Chips
} und { $won } von { $laid } Wetten gewonnen.
guestbook-prophet-then = Danach { $others }.
guestbook-prophet-other = { $name } mit { $n }
guestbook-prophet-in-all = { $name } { $n } ({ $won } von { $laid })
guestbook-prophets = Am Kamin gewonnene Chips und Wetten: { $prophets }
guestbook-grudge = Der längste Groll: { $name } nahm { $other } { $n } Ausdauer.
guestbook-games = { $n } { $n ->
    [one] Spiel
   *[other] Spiele
}

## house-rules
house-rules-think = { $seconds_words } Bedenkzeit
house-rules-house-rules = Hausregeln …
house-rules-house-rules-2 = Hausregeln: { $told }
house-rules-house-rules-3 = Hausregeln
house-rules-time-think = Bedenkzeit
house-rules-long-likes = so lange man will
house-rules-books-say = wie in den Büchern: { $usually }
house-rules-seconds = { $n } Sekunden
house-rules-minutes = { $n } { $n ->
    [one] Minute
   *[other] Minuten
}
house-rules-timed = Für jede Antwort eines Menschen; ein Balken zeigt, was bleibt. Ist sie um, passt man, oder die schlichteste Antwort wird gegeben. Sie wartet, solange noch Karten fliegen.
house-rules-yes = ja
house-rules-no = nein
house-start_gold = Gold zu Beginn
house-start_gold-about = So viel Gold liegt am Anfang in jedem Vorrat; wer mehr als andere erhält, erhält auch jetzt mehr.
house-start_gold-told = { $n } Gold
house-start_gold-books = 8, 10 oder 12
house-start_fortitude = Ausdauer zu Beginn
house-start_fortitude-about = Wo die Ausdauer aller beginnt: Weniger macht das Spiel kürzer. Die Leiste endet bei 20.
house-start_fortitude-told = { $n } Ausdauer
house-hand_size = Handkarten
house-hand_size-about = Auf wie viele Karten man nachzieht. Ein Boss mit mehr Karten behält ebenso viele mehr.
house-hand_size-told = { $n } Handkarten
house-last_orders = Letzte Bestellung
house-last_orders-about = Zu sechst und mehr: Ist die Hälfte ausgeschieden, trinken alle in jedem Zug ein zweites Getränk, vom Getränkestapel.
house-last_orders-told = letzte Bestellung
house-open_hands = Offene Karten am Kamin
house-open_hands-about = Wer ausgeschieden ist, sieht alle Handkarten, sobald am selben Bildschirm niemand mehr spielt. Wer spielt, sieht nicht mehr als sonst. Züge von vorher lassen sich dann nicht mehr zurücknehmen.
house-open_hands-told = offene Karten am Kamin
house-ghost_deed = Tat eines Geistes
house-ghost_deed-about = Einmal im Spiel kann mehr als die Hälfte der Ausgeschiedenen das zweite Getränk zuerst einschenken lassen, eine Runde ausgeben oder den Ärmsten ein Trinkgeld zustecken.
house-ghost_deed-told = Tat eines Geistes
house-hits_alone = Allein getroffen
house-hits_alone-about = Allein gegen Boss Otto: Wo er das Ziel wechseln würde, verliert man stattdessen 1 Ausdauer; das wird beantwortet wie der Rest der Karte.
house-hits_alone-told = allein getroffen

## keys-sheet
keys-sheet-keys = Tasten
keys-sheet-usual = Alle wie üblich
keys-sheet-key = Taste: { $what }
keys-sheet-about = Wähle ein Feld und drücke die neue Taste; das kleine Kreuz nimmt eine Taste weg. Was kein Feld hat, lässt sich nicht ändern.

## lessons
lessons-again = Noch einmal
lessons-begin = Anfangen
lessons-done-yet = noch nicht gemacht
lessons-first-evening = Dein erster Abend
lessons-whole-game-three-easy = Ein ganzes Spiel mit drei gutmütigen Gästen. Ich erkläre alles, wenn es zum ersten Mal geschieht.
lessons-sit-down = Hinsetzen
lessons-first-evening-whole-game = Dein erster Abend: ein ganzes Spiel, erklärt
lessons-learn-play = Spielen lernen
lessons-table-real-cards-each = Am Tisch, mit echten Karten. Jede dauert ein, zwei Minuten.
lessons-done = { $sum } von { $lessons } gemacht
lessons-lesson-stays-outside = Eine Lektion bleibt draußen: { $error }
lessons-lesson-cannot-laid = Diese Lektion lässt sich nicht aufbauen: { $error }
lessons-of = { $here } von { $all }  ·  { $title }
lessons-next = Das war das. Weiter zur nächsten?
lessons-next-lesson = Nächste Lektion
lessons-go = Weiter
lessons-finished = gemacht
lessons-all-done = Das war alles, was ich dir hier beibringen kann, Schätzchen. Jetzt zu einem ganzen Abend: Ich bleibe bei dir und erkläre.
lessons-too = Das geht auch.
lessons-astray = Das führt woandershin, Schätzchen. Nimm es zurück, und wir versuchen es noch einmal.

## listed
listed-back = Zurück

## odds-chart
odds-chart-odds-everybody-over-turns = Die Chancen aller über die Züge. Links und Rechts gehen von Zug zu Zug.
odds-chart-end = Das Ende: { $odds }.
odds-chart-turn = Zug { $number }, { $whose }: { $odds }.

## open-game
open-game-watch = Ansehen
open-game-go = Weiterspielen
open-game-throw-away = Wegwerfen
open-game-throw-away-2 = Wegwerfen: { $text }
open-game-really = Wirklich?
open-game-open-game = Ein Spiel öffnen
open-game-first-game-machine = Dies ist das erste Spiel auf diesem Rechner.
open-game-game-been-played-machine = Auf diesem Rechner wurde noch nicht gespielt.
open-game-file-elsewhere = Eine Datei von woanders …
open-game-back = Zurück
open-game-could-thrown-away = Es ließ sich nicht wegwerfen: { $strerror }.

## player-standings
player-standings-how-everybody-stands = Wie es um alle steht
player-standings-nearest = Dem Boden am nächsten: { $name }, noch { $n } bis dahin.
player-standings-chances = Aussichten nach dem, was offen liegt, wie solche Lagen in tausenden Spielen ausgingen: { $listed }.
player-standings-chance = { $name } { $n } %

## puzzles
puzzles-again = Noch mal
puzzles-try = Versuchen
puzzles-difficulty = { $title }, Schwierigkeit { $difficulty } von { $HARDEST }, { $state_words }
puzzles-tried-yet = noch nicht versucht
puzzles-no = { $solved ->
    [yes] gelöst,{" "}
   *[no] {""}
}{ $tries } { $tries ->
    [one] Versuch
   *[other] Versuche
}
puzzles-brain-teasers = Knobeleien
puzzles-hands-lie-open-others = Alle Hände liegen offen. Die anderen antworten so gut, wie es nur geht.
puzzles-solved-2 = { $sum } von { $puzzles } gelöst
puzzles-hint = Hinweis
puzzles-take-back = Zurücknehmen
puzzles-show-me = Zeig es mir
puzzles-next = Weiter
puzzles-leave = Gehen
puzzles-solved-well-played = ★ <b style='color: { $gold_light }'>Gelöst!</b> ★  Gut gespielt.
puzzles-time = Diesmal nicht. { $why }
puzzles-hint-2 = Hinweis: { $hints }
puzzles-plainer-hint = Deutlicherer Hinweis
puzzles-brain-teaser-stays-outside = Eine Knobelei bleibt draußen: { $error }
puzzles-brain-teaser-cannot-laid = Diese Knobelei lässt sich nicht aufbauen: { $error }
puzzles-answered = { $who } antwortet mit „{ $card }“.
puzzles-not-enough = Das reicht nicht.
puzzles-done = Gelöst.

## replay-page
replay-page-timeline = Zeitleiste
replay-page-play = Abspielen
replay-page-turn = Zug
replay-page-turn-2 = Zug { $number }: { $name }
replay-page-speed = Tempo
replay-page-whose-view = Wessen Blick
replay-page-hands = Alle Hände
replay-page-hands-2 = Keine Hände
replay-page-play-2 = Weiterspielen
replay-page-how-went = Wie es lief
replay-page-leave = Gehen
replay-page-go-new-game = Von hier an als neues Spiel weiterspielen
replay-page-turn-back-page-up = Einen Zug zurück (Bild auf)
replay-page-step-back-left = Einen Schritt zurück (Links)
replay-page-play-pause-space = Abspielen oder anhalten (Leertaste)
replay-page-step-right = Einen Schritt weiter (Rechts)
replay-page-turn-page-down = Einen Zug weiter (Bild ab)
replay-page-pause = Anhalten
replay-page-play-3 = Als { $name } weiterspielen
replay-page-of = { $position } von { $length }

## rulebook
rulebook-rules = Die Regeln
rulebook-search-rules = In den Regeln suchen
rulebook-search = Suchen
rulebook-chapters = Kapitel
rulebook-found = Was gefunden wurde
rulebook-index = Register
rulebook-close = Schließen
rulebook-back-alt-left = Zurück (Alt+Links)
rulebook-again-alt-right = Wieder vor (Alt+Rechts)
rulebook-nothing-found = Nichts gefunden

## rulebook-text
rulebook-text-rules = Die Regeln
rulebook-text-play-example = - [Spielen](example:{ $what }): *{ $escaped }*
rulebook-text-more-examples-more = - [{ $examples } weitere Beispiele](more:{ $what })

## settings-dialog
settings-dialog-settings = Einstellungen
settings-dialog-keys = Tasten …

## shelf
shelf-origin-rulebook = Titel und Wirkung stehen in einem Regelheft.
shelf-origin-public = Die Wirkung ist öffentlich bekannt.
shelf-origin-ours = Für dieses Programm ausgedacht.
shelf-drinks-drink-events = Getränke und Getränke-Ereignisse
shelf-drinks = Getränke
shelf-prizes-inn = Preise der Schenke
shelf-prizes = Preise
shelf-in = { $copies } in { $deck_names }
shelf-may-go = Von hier geht es weiter zu { $ways }.
shelf-last-room = Der letzte Raum.
shelf-happens = Was in { $name } geschieht
shelf-at = { $copies } in { $name }
shelf-copies = { $n ->
    [one] Ein Exemplar.
   *[other] { $n } Exemplare.
}
shelf-text = { $machine_deck }{ $skulls ->
    [0] {""}
    [1] , ein Totenkopf: schwer
   *[other] , zwei Totenköpfe: episch
}. { $copies }

## sign
sign-rdi-desktop = RDI Desktop
sign-ale-dice-bad-manners = Bier, Würfel und schlechte Manieren

## stock
stock-more = und { $names } weiteren
stock-copies-decks = { $copies } Exemplare in { $names } Decks: { $named }{ $more }.

## tallies
tallies-nobody-particular = Niemand Bestimmtes
tallies-took = { $who } nahm { $listed }.
tallies-nobody-hit-anybody = Niemand hat jemanden getroffen.
tallies-alcohol-content = { $names } { $get } Alkohol in { $mugs }
tallies-drunk = Insgesamt getrunken: { $listed }.
tallies-hit-whom = Wer wen traf
tallies-house = das Haus
tallies-drank-most = Wer am meisten trank
tallies-in = { $drunk } in { $mugs }
tallies-from = { $name } { $n } Ausdauer
tallies-mugs = { $n } { $n ->
    [one] Krug
   *[other] Krügen
}

## sieve
sieve-level-1 = leicht zu spielen
sieve-level-2 = mit ein paar Kniffen
sieve-level-3 = für alte Hasen
sieve-favourites = Lieblinge
sieve-mine = Selbst gemacht

## catalogue
catalogue-other-boxes = Andere Schachteln

## help
help-about = Du bist von einem Abenteuer zurück, und der Abend ist lang. Deine <b>Ausdauer</b> (das Herz) sinkt, wenn die anderen raufen, dein <b>Alkohol</b> (der Krug) steigt, wenn du trinkst. Treffen sich die beiden, kippst du um; ist dein letztes <b>Gold</b> weg, wirst du hinausgeworfen. Wer übrig bleibt, gewinnt. Die große Zahl auf einer Matte sagt, wie weit Herz und Krug auseinander sind.
help-turn = Dein Zug
help-turn-discard_and_draw = Wirf weg, was dir nicht gefällt, dann fülle deine Hand auf sieben.
help-turn-action = Spiele eine Aktionskarte, oder eröffne eine Glücksspielrunde, oder lass beides.
help-turn-order = Lege ein Getränk auf den Trink-mich!-Stapel eines anderen. Niemand weiß, was es ist.
help-turn-drink = Decke das oberste Getränk deines eigenen Trink-mich!-Stapels auf, und runter damit.
help-cards = Arten von Karten
help-cards-action = nur in deiner eigenen Aktionsphase, eine je Zug
help-cards-sometimes = genau dann, wenn ihr Text es sagt, meist als Antwort auf das, was dir jemand antut
help-cards-anytime = wann immer du willst, auch im Zug eines anderen
help-cards-gambling = in einer Runde, wenn du dran bist: Sie reißt sie an sich
help-cards-cheating = dasselbe, bis es jemand merkt
help-table = Am Tisch
help-table-1 = Was du jetzt benutzen darfst, hat einen hellen Rand. <b>Ziehe</b> eine Karte auf den oder das, wofür sie ist (alles, wohin sie kann, leuchtet auf), oder <b>klicke</b> sie an und dann ihr Ziel. Verweile auf einer Karte, um sie groß zu lesen.
help-table-2 = Eine Karte, die nicht gespielt werden kann, sagt dir warum, wenn du es versuchst.
help-table-3 = Was gespielt wird, liegt in der Mitte, bis niemand mehr antworten will. Das Neueste liegt oben und geschieht zuerst. <b>Aufheben</b> macht eine Karte für alle ungeschehen, <b>Ignorieren</b> verschont nur den, der es spielt.
help-table-4 = In einer <b>Glücksspielrunde</b> setzen alle. Einer nach dem anderen darf sie an sich reißen oder passen; haben alle gepasst, bekommt den Pott, wer sie beherrscht.
help-table-5 = Sitzen mehrere an einem Bildschirm, werden alle zugleich gefragt: Drück deine Ziffer, um deine Hand anzusehen. Niemandes Hand ist zu sehen, bevor ihr Besitzer den Vorhang gehoben hat.
help-table-6 = Festgefahren? <b>F1</b> öffnet die Regeln zu dem, was geschieht, <b>H</b> sagt, was ein Stammgast täte, noch einmal <b>H</b>, was ein Hai erwartet, und <b>F4</b>, warum etwas ist, wie es ist.
help-middle = Was in der Mitte liegen kann
help-middle-1 = <b>Ein Verlies</b>: Am Ende deiner Trinkphase darfst du einen Raum weitergehen, für eine Handkarte. Was ein Raum tut, wird wie eine Aktionskarte beantwortet. Am Ziel liegt eine Belohnung, und du beginnst wieder am Anfang.
help-middle-2 = <b>Eine Kneipentour</b>: Wer ein Getränk mit Nachspüler aufdeckt oder das letzte Getränk einer Kneipe bestellt, führt die Gesellschaft in eine andere. Dort geschieht etwas denen, die ihre Karte nennt, und von da an wird dort bestellt. Die Gesellschaft kommt heim in die Schenke, wenn alle anderen geschlossen sind.
help-middle-3 = <b>Preise</b>: Wer eine Glücksspielrunde eröffnet, legt einen in den Pott. <b>Alles hinter der Bar</b>: alle Getränkestapel zusammen, immer dreißig Karten.
help-together = Ein Spiel, mehrere Computer
help-together-1 = <b>Sei an einem Computer Gastgeber</b> (Startseite, Auf mehreren Computern) und sag den anderen den Beitrittscode. Sie finden den Tisch in ihrer Liste oder tippen die Adresse ein, die unter dem Code steht.
help-together-2 = Mehrere dürfen an einem Computer sitzen; wer keinen Platz nimmt, sieht zu. Jeder Computer sieht nur die Hände seiner eigenen Leute.
help-together-3 = Wessen Leitung abreißt, der kommt von selbst zurück, an dieselben Plätze. Bis dahin wartet der Tisch, oder ein Computerspieler springt ein: Das bestimmt der Gastgeber.
help-firewall = Wenn andere nicht hereinkommen, sieh nach der Firewall des Computers, der Gastgeber ist:
help-keys = Tasten
help-the-rules = den Regeln
help-end = Angeboten wird nur, was erlaubt ist, also lernst du im Spiel. Alles andere steht in { $rules }, mit Beispielen zum Spielen.

## region
region-below = Knöpfe unten
region-characters = Figuren
region-puzzle = Die Knobelei
region-replay = Das Spiel ansehen
region-result = Wie es steht
region-rules-of-table = Regeln dieses Tisches
region-start = Startbildschirm
region-table-buttons = Knöpfe des Tisches

## document
document-heading = { $text }, Überschrift { $level }
document-link = { $text }, Verweis

## keys-here
keys-here-title = Tasten hier: { $page }
keys-here-tab = Tab, Umschalt+Tab: zum Nächsten, zum Vorigen
keys-here-round = { $key }, { $back }: zum nächsten Teil des Fensters, zum Teil davor
keys-here-press = Leertaste oder Eingabe: drücken, was die Tastatur hat; Esc: zurück
keys-here-ends = Pos1, Ende: zum Ersten und zum Letzten; Bild auf, Bild ab: blättern
keys-here-all = { $key }: alle Tasten
keys-here-setup = { $key ->
    [none] {""}
   *[other] { $key }: austeilen oder melden, dass du so weit bist.
} Eingabe auf einem Platz wählt ihn. Dann seine Figur: Pfeile gehen zwischen den Figuren, Eingabe nimmt eine, * merkt einen Liebling, Buchstaben suchen.
keys-here-entrance = Eingabe in einem Feld öffnet den Tisch oder setzt dich dazu. Adresse und Code lassen sich zusammen einfügen.
keys-here-rules = Im Text lesen Auf und Ab Zeile für Zeile, H und Umschalt+H gehen von Überschrift zu Überschrift, Tab von Verweis zu Verweis, Eingabe folgt einem Verweis. Alt+Links und Alt+Rechts gehen zurück und vor, Strg+F sucht.
