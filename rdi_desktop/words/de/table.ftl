## answer-clock
answer-clock-table-agreed-time-think = Der Tisch hat sich auf eine Bedenkzeit geeinigt. Ist sie um, wird die schlichteste Antwort gegeben.
answer-clock-time-left-think = Zeit, die zum Überlegen bleibt

## auto-pass
auto-pass-click-press-f8-asked = Klicke oder drücke F8, um wieder gefragt zu werden

## bubble
bubble-wench = Die Kellnerin
bubble-go = Weiter
bubble-skip = Nächste
bubble-again = Von vorn
bubble-leave = Gehen
bubble-take-back = Zurücknehmen

## card
card-drinks-drunk = Getrunkene Getränke
card-before-2 = Vor { $name }
card-discards = { $name }: Ablage von { $side_deck }
card-pot = Im Pott
card-prizes-inn = Preise in der Schenke
card-prizes-bin = Abgelegte Preise
card-rooms-dungeon = Räume des Verlieses
card-loot-goal = Beute am Ziel
card-tricks-were-used = Benutzte Tricks
card-happens-taverns = Was in Kneipen geschieht
card-drunk = In { $name } getrunken
card-open-piles = Offene Stapel
card-none-these-lies-open = Keine davon liegt jetzt offen vor dir.
card-card = Diese Karte
card-counts = gilt als <b>{ $name }</b>
card-may-play-now = <p style="color:{ $leaf }">Du darfst sie jetzt spielen.</p>
card-cannot-play-now = Du kannst sie jetzt nicht spielen. { $reason_text }
card-been-negated = Sie wurde aufgehoben.
card-taking-effect = Sie wirkt gerade.
card-being-played = Sie wird gerade gespielt.
card-about = Alles über { $name }

## countdown
countdown-when-run-out-table = Ist das abgelaufen, geht es am Tisch weiter. Wie lange es dauert, wenn überhaupt, steht in den Einstellungen.
countdown-time-left-answer = Zeit, die zum Antworten bleibt

## docks
docks-log = Protokoll
docks-rules-inspector = Regelblick
docks-comes-back = { $windowTitle } ist wieder da
docks-close = { $windowTitle } schließen

## ending
ending-rematch = Revanche
ending-another-table = Ein anderer Tisch
ending-watch-again = Noch einmal ansehen
ending-how-went = Wie es lief
ending-door = Zur Tür
ending-moment = Dieser Augenblick
ending-moment-evening = Der Augenblick des Abends: { $lower }{ $told }
ending-nobody-left-standing = Niemand steht mehr!
ending-took-turns = Es dauerte { $turn_number } Züge.

## fan
fan-card-other-s-newest = { $title }: { $count } { $count ->
    [one] Karte
   *[other] Karten
}, die neueste zuletzt

## inspector
inspector-rules-inspector = Regelblick
inspector-card-question = Die Karte, um die es geht
inspector-break = Dazwischengehen: { $uncapital }
inspector-goals-inn = die Schenke
inspector-goals-pot = den Pott
inspector-round-gambling = Glücksspielrunde
inspector-turn = Zug { $turn_number }: { $player }
inspector-being-played = Wird gespielt
inspector-nothing-waiting-happen = <p style="color:{ $dim }">Nichts steht bevor.</p>
inspector-being-played-newest-first = Wird gespielt, das Neueste zuerst
inspector-answer = als Antwort auf
inspector-done = gilt
inspector-owes-gold = { $player } schuldet { $get } Gold, und zwar an { $goal }
inspector-on = auf { $people }
inspector-revealed = , aufgedeckt von { $player }
inspector-by = von { $player }{ $at }
inspector-of = von { $player }
inspector-through = durch { $card_link }{ $of }
inspector-was = (vorher { $first })
inspector-with = mit { $card_link }
inspector-happen = <span style="color:{ $refusal }">Es geschieht nicht.</span>
inspector-taking-effect = <span style="color:{ $copper_light }">Es wirkt gerade.</span>
inspector-negated = aufgehoben von { $numbered }
inspector-first-done = zuerst wirkt { $numbered } darauf
inspector-ignores = { $player } ignoriert es durch { $numbered }
inspector-nobody-does-more = <span style="color:{ $copper_light }">Wenn niemand mehr tut: { $told }</span>
inspector-nobody-does-more-2 = <span style="color:{ $copper_light }">Wenn niemand mehr tut:{ $rows }</span>
inspector-negated-2 = { $numbered } wird aufgehoben
inspector-does-nothing = { $numbered } bewirkt nichts bei { $player }
inspector-face-down = { $cards } von { $player }, verdeckt
inspector-by-2 = , durch { $card_link }
inspector-takes = { $player } bekommt { $stakes }
inspector-inn-takes = die Schenke bekommt { $stakes }
inspector-opened = eröffnet von { $player }
inspector-in-it = dabei: { $people }
inspector-control = beherrscht sie: { $player }{ $by }
inspector-passed-since = seitdem gepasst: { $people }
inspector-next = als Nächstes: { $player }
inspector-only-cards-take-control = nur { $listed }-Karten reißen sie jetzt an sich
inspector-nobody-does-more-3 = <span style="color:{ $copper_light }">Wenn niemand mehr tut:<br>· { $winner }</span>
inspector-anyone-asked = Will jemand? Gefragt sind: { $people }.
inspector-looking = { $player } sieht nach.
inspector-nothing-2 = Nichts von: { $people }.
inspector-may-do = Was du tun darfst
inspector-pub-crawl = Kneipentour
inspector-house-rules = Hausregeln
inspector-before-players = Vor den Spielern
inspector-whoever = { $thing }, für jeden, der so etwas hat: { $each }
inspector-point-any-card = Zeige auf eine Karte, um über sie zu lesen; klicke im Protokoll oder hier auf eine, um sie zu behalten.
inspector-for-nothing = { $player } nichts
inspector-doing = das Werk { $of }

## log
log-kind_names-play = Gespielte Karten
log-kind_names-drink = Getränke
log-kind_names-gamble = Glücksspiel
log-kind_names-money = Gold
log-kind_names-number = Ausdauer und Alkohol
log-kind_names-card = Hände und Decks
log-kind_names-talk = Was gesagt wird
log-whose-lines-show = Wessen Zeilen
log-lines-show = Welche Zeilen
log-everything = Alles
log-log = Protokoll
log-everybody = Alle
log-fortitude-alcohol-content-gold = { $fortitude } Ausdauer, { $alcohol } Alkohol, { $gold } Gold

## notice
notice-click-send-away = Klicken schickt es fort

## out-sheet
out-sheet-watch = Zusehen
out-sheet-end-quickly = Schnell zum Ende
out-sheet-new-game = Neues Spiel
out-sheet-out = Du bist draußen!
out-sheet-out-2 = Ihr seid alle draußen!
out-sheet-hands-open = Alle Handkarten liegen jetzt offen, darum lässt sich kein Zug von vorher zurücknehmen.

## pass-menu
pass-menu-pass = Für { $name } passen …
pass-menu-drink = bei diesem Getränk
pass-menu-until-my-turn-even = bis zu meinem Zug, auch wenn ich getroffen werde
pass-menu-ask-again = Wieder fragen
pass-menu-mode-turn = bis zu meinem Zug
pass-menu-mode-concerned = bis mich etwas betrifft
pass-menu-mode-hurt = bis mir etwas { $hurts } oder mehr nimmt
pass-menu-mode-stack = bei dem, was gerade gespielt wird
pass-menu-mode-title = immer wenn diese Karte gespielt wird

## people-bar
people-bar-key = { $name }, Taste { $key }
people-bar-may-play-anytime-card = { $name } darf eine Jederzeit-Karte spielen. Doch nicht (Esc)
people-bar-keys-elsewhere = Tasten antworten wieder, sobald Esc oder ein Klick hierher die Tastatur zurückholt.
people-bar-nobody = Niemand

## table-buttons
table-buttons-hold-everything = Alles anhalten
table-buttons-go-space = Einen Schritt weiter (Leertaste)
table-buttons-how-fast-everything-shown = Wie schnell alles gezeigt wird
table-buttons-take-back = Zurücknehmen
table-buttons-hint-once-more-deeper = Ein Hinweis; noch einmal für einen tieferen
table-buttons-pass-me = Für mich passen …
table-buttons-rules-inspector = Der Regelblick
table-buttons-go = Weiter
table-buttons-how-fast-everything-shown-2 = Wie schnell alles gezeigt wird: { $what }

## entrance
entrance-table-called = Wie dieser Tisch heißt
entrance-name = Dein Name
entrance-others-see-their-list = was die anderen in ihrer Liste sehen
entrance-others-call = wie die anderen dich nennen
entrance-port = Port
entrance-others-find-their-list = Andere finden ihn in ihrer Liste
entrance-otherwise-type-address = Sonst müssen sie die Adresse eintippen.
entrance-open-table = Den Tisch öffnen
entrance-go-last-company = Mit der letzten Gesellschaft weiterspielen
entrance-tables-open-network = Offene Tische in diesem Netz
entrance-looking-tables = Ich suche nach Tischen …
entrance-address = Adresse
entrance-such-192-168-1 = zum Beispiel 192.168.1.20
entrance-port-table = Port des Tisches
entrance-join-code = Beitrittscode
entrance-name-table = Dein Name an jenem Tisch
entrance-join = Hinsetzen
entrance-back = Zurück
entrance-host-table = Gastgeber sein
entrance-game-played-computer-others = Das Spiel läuft auf diesem Computer, und die anderen setzen sich dazu mit einem Code, den du ihnen sagst.
entrance-table = Tisch
entrance-you-are = Du bist
entrance-nobody-join = Wenn niemand hereinkommt
entrance-join-table = Sich an einen Tisch setzen
entrance-game-several-computers = Ein Spiel, mehrere Computer
entrance-take-type-code-stands = Nimm einen und tippe den Code ein, der auf dem Bildschirm des Gastgebers steht.
entrance-table-answers-far-type = Noch antwortet kein Tisch. { $unheard } Tippe die Adresse ein, die auf dem Bildschirm des Gastgebers steht.
entrance-table-answers-far-may = Noch antwortet kein Tisch. Vielleicht kommen Rundrufe hier nicht durch: Dann tippe die Adresse ein, die auf dem Bildschirm des Gastgebers steht.
entrance-host = Gastgeber
entrance-address-looks-like-192 = „{ $strip }“ ist keine Adresse. Sie sieht aus wie 192.168.1.20 oder ist der Name eines Computers.
entrance-sits-down = setzt sich
entrance-own-table = Tisch von { $name }
entrance-people = { $n } { $n ->
    [one] Person
   *[other] Personen
}
entrance-plays = spielt
entrance-a-table = Ein Tisch

## lan
lan-refused-code = Das ist nicht der Beitrittscode dieses Tisches. Er steht auf dem Bildschirm des Gastgebers; Buchstaben dürfen klein sein, Striche fehlen.
lan-refused-full = Dieser Tisch ist voll: Niemand passt mehr hinein.
lan-refused-removed = Der Gastgeber hat diesen Computer fortgeschickt. Um zurückzukommen, braucht er den neuen Beitrittscode.
lan-refused-not_understood = Der Gastgeber hat dieses Programm nicht verstanden. Haben beide dieselbe Version?
lan-refused-too_fast = Der Gastgeber hat die Leitung beendet: Von hier kam mehr, als irgendwer klicken kann.
lan-refused-closed = Der Gastgeber hat die Leitung beendet, weil niemand sagte, wer anruft.
lan-refused-other_cards = Dieser Tisch spielt mit anderen Karten als denen, die es hier gibt. Nimm auf beiden Computern dieselbe Version des Programms; was der Gastgeber selbst gemacht hat, kommt von allein mit.
lan-failed-not_found = Unter { $address }, Port { $port }, antwortet niemand. Ist der Tisch dort offen, und lässt seine Firewall das Programm durch?
lan-failed-no_line = Unter { $address }, Port { $port }, antwortet jemand und hat sofort aufgelegt: Dort ist gerade keine Leitung frei, oder es ist kein Tisch von RDI Desktop. Versuch es gleich noch einmal.
lan-failed-senseless = Was { $address } sagt, hat dieses Programm dreimal nicht verstanden. Es wird nicht mehr angerufen.
lan-failed-false_host = Wer unter { $address } antwortet, ist nicht der Tisch, zu dem dieser Code gehört. Sieh dir den Code noch einmal an.
lan-failed-damaged = Was { $address } sagt, versteht dieses Programm nicht. Ist es ein Tisch von RDI Desktop, in derselben Version?
lan-no-moved_on = Der Tisch war schon weiter.
lan-no-not_yours = Dieser Platz gehört einem anderen Computer.
lan-no-nothing_asked = Dort wird nichts mehr gefragt.
lan-no-somebody_was_first = Jemand war schneller.
lan-no-settled = Wer dort sitzt, ist bereit und bleibt. Der Gastgeber darf umsetzen.
lan-no-full = Der Tisch hat keine Plätze mehr.
lan-no-kept_free = Die letzten Plätze sind für die, die hier sind und noch keinen haben.
lan-no-no_name = Ein Name braucht etwas, das man sieht.
lan-no-unknown_character = Der Gastgeber kennt diese Figur nicht.
lan-no-missing = Es fehlt noch etwas.
lan-no-too_much_said = Das ist zu viel auf einmal. Diese Zeile wurde nicht gesendet.
lan-no-not_allowed = Das geht jetzt nicht.
lan-notes-joined = { $name } ist hereingekommen.
lan-notes-left = { $name } ist fort.
lan-notes-came_back = { $name } ist zurück.
lan-notes-stands_in = Ein Computerspieler springt für { $name } ein.
lan-notes-gave_back = { $name } spielt wieder.
lan-notes-removed = { $name } wurde fortgeschickt, und der Tisch hat einen neuen Beitrittscode.
lan-notes-new_code = Der Tisch hat einen neuen Beitrittscode. Wer schon da ist, braucht keinen.
lan-code-wrong-too-often = Der Code war zu oft falsch, hier oder an anderen Computern. Versuch es in { $when } noch einmal.
lan-from = von { $detail }
lan-somebody-come-table-computers = Jemand ist an Stelle dieses Computers an den Tisch gekommen{ $where }, mit etwas, das nur dieser Computer wissen sollte.
lan-host-plays-these-two = Der Gastgeber spielt mit { $detail }, und hier ist { $program }: Die beiden verstehen einander nicht. Installiere auf beiden Computern die neuere Version.
lan-host-does-let-computer = Der Gastgeber lässt diesen Computer nicht herein.
lan-looks = sieht zu
lan-away-computer-player-stands = fort, ein Computerspieler springt ein
lan-ready-yet = noch nicht bereit
lan-away-table-waits = { $who } { $n ->
    [one] ist
   *[other] sind
} fort. Der Tisch wartet.
lan-missing-no_name = Jemand hat noch keinen Namen.
lan-missing-same_name = Zwei Spieler heißen gleich.
lan-missing-no_character = Jemand hat noch keine Figur.
lan-missing-no_pick = Jemand muss noch aus drei Figuren wählen.
lan-missing-same_character = Zwei Spieler wollen dieselbe Figur sein.
lan-missing-wrong_number = Diese Art des Spiels ist für eine andere Zahl von Spielern.
lan-missing-no_preset = Sag noch einmal, wie schwer es sein soll.
lan-missing-no_boss = Ein Boss ist ein Schurke mit Boss-Karten: Jemand braucht eine andere Figur.
lan-missing-not_ready = Noch sind nicht alle bereit.
lan-missing-nobody = Jemand sollte sich setzen: Bisher gibt es nur Computerspieler.
lan-seconds = { $n } Sekunden
lan-minutes = { $n } Minuten
lan-another-version = einer anderen Version
lan-away = fort
lan-ready = bereit

## line-sheets
line-sheets-leave-table = Den Tisch verlassen
line-sheets-computer-player-plays-them = Ein Computerspieler übernimmt

## lobby-page
lobby-page-take-seat = Einen Platz nehmen
lobby-page-add-computer = Computer dazu
lobby-page-draft = Auswahl
lobby-page-everybody-dealt-three-characters = Jeder bekommt drei Figuren vorgelegt und wählt eine; Computerspieler wählen gleich
lobby-page-ready = Bereit
lobby-page-begin = Anfangen
lobby-page-leave = Gehen
lobby-page-somebody-away = Wenn jemand fort ist
lobby-page-table-waits = wartet der Tisch
lobby-page-computer-player-stands = springt ein Computerspieler ein
lobby-page-computer-players-think = Computerspieler überlegen
lobby-page-not-at-all = gar nicht
lobby-page-seconds = { $n } s
lobby-page-host-begins-game = Der Gastgeber beginnt das Spiel.
lobby-page-begins = Beginnt
lobby-page-drinks = Getränke
lobby-page-dungeon = Verlies
lobby-page-pub-crawl = Kneipentour
lobby-page-whoever-away = Wer fort ist:
lobby-page-computer-players-think-2 = Computerspieler überlegen
lobby-page-draft-2 = Keine Auswahl
lobby-page-ready-yet = Noch nicht bereit
lobby-page-take-seat-look = Nimm einen Platz oder sieh zu
lobby-page-picks-three = { $name } wählt aus dreien
lobby-page-character = Eine Figur für { $name }
lobby-page-guest = Gast
lobby-page-bot = Bot
lobby-page-chosen-character = { $name } hat diese Figur gewählt.
lobby-page-with = mit { $people }
lobby-page-copy = Kopieren
lobby-page-new-code = Neuer Code
lobby-page-another-join-code-whoever = Ein anderer Beitrittscode: Wer nur den alten kennt, kommt nicht mehr herein
network-cable = { $address } (Kabel)
network-wifi = { $address } (WLAN)
network-other = { $address } ({ $name })
network-vpn = { $address } (VPN { $name })
network-container = { $address } (Container { $name })
lobby-page-join-code = Beitrittscode
lobby-page-join-code-2 = Beitrittscode { $join }
lobby-page-copied = Kopiert
lobby-page-host-says = Das bestimmt der Gastgeber.
lobby-page-no-address = dieser Computer hat keine Adresse in einem Netz; Port { $port }
lobby-page-copy-both = Adresse und Beitrittscode kopieren: Die anderen fügen sie ein, wo nach einer Adresse gefragt wird
lobby-news-sits = { $name } setzt sich, als { $character }.
lobby-news-rises = { $name } hat den Platz verlassen.
lobby-news-named = { $old } heißt jetzt { $new }.
lobby-news-plays = { $name } spielt { $character }.
lobby-news-option = Geändert: { $what }: { $now }.
lobby-news-ready = { $ready ->
    [yes] { $name } ist bereit.
   *[no] { $name } ist nicht mehr bereit.
}
lobby-news-complete = { $host ->
    [yes] Alle sind bereit. Du kannst beginnen.
   *[no] Alle sind bereit. Der Gastgeber beginnt das Spiel.
}
entrance-no-table-any-more = Kein Tisch antwortet mehr.

## network-game
network-game-company = Die Gesellschaft
network-game-nothing-kept = In { $folder } lässt sich nichts aufbewahren: { $strerror }.
network-game-port-taken-another-program = Port { $port } ist belegt, von einem anderen Programm oder einem anderen Tisch auf diesem Computer. Wähle einen anderen.
network-game-calling = Ich rufe { $host } an …
network-game-table-computer-closes-everybody = Der Tisch steht auf diesem Computer: Er schließt für alle. Du kannst ihn wieder öffnen und dort weiterspielen, wo es aufhörte.
network-game-seats-wait-join-again = Deine Plätze warten auf dich: Komm mit demselben Code wieder, um weiterzuspielen.
network-game-sent-away-does-come = { $name } wird fortgeschickt und kommt nicht an diese Plätze zurück; ein Computerspieler übernimmt sie.
network-game-send-away = { $name } fortschicken?
network-game-send-away-2 = Fortschicken
network-game-never-mind = Doch nicht
network-game-something-host-made-up = Etwas Selbstgemachtes des Gastgebers lässt sich nicht benutzen: { $left_out }
network-game-leave-table = Den Tisch verlassen
network-game-guest = Gast
network-game-back-lobby = Zurück in den Vorraum
network-game-game-could-kept = Das Spiel ließ sich hier nicht aufbewahren: { $error }
network-game-table = zum Tisch
network-game-line-cut-trying-again = Die Leitung { $table } ist unterbrochen. Ich versuche es noch einmal …
network-game-seats-kept-soon-host = Deine Plätze bleiben dir. Sobald der Gastgeber antwortet, geht das Spiel weiter, wo es steht.

## people-panel
people-panel-said = Was gesagt wird
people-panel-say-something = Sag etwas …
people-panel-say-something-2 = Etwas sagen
people-panel-host = { $name }, Gastgeber
people-panel-play-them = Für sie spielen
people-panel-let-computer-player-play = Einen Computerspieler für { $name } spielen lassen, bis der Platz wieder besetzt ist
people-panel-send-away = { $name } fortschicken
people-panel-wait-again = Wieder warten

## qr-code
qr-code-button = QR
qr-code-name = QR-Code von Adresse und Beitrittscode
qr-code-title = An diesen Tisch
qr-code-about = Die Kamera eines Telefons liest daraus Adresse und Beitrittscode. Am anderen Computer werden sie eingetippt oder eingefügt, wo nach einer Adresse gefragt wird.
qr-code-spoken = Adresse { $address }, Beitrittscode { $code }
