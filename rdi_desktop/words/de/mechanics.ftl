# Was eine Figur ausmacht: Marken, Leisten, eigene Stapel, Plätze.
titled = { $title }: { $text }
blank = -
any-number-of-kind = in deiner Aktionsphase darfst du statt einer Aktionskarte beliebig viele { $kind } nacheinander spielen
for-whoever-has = für jeden, der eine hat: { $text }

body = { $name }: bleibt im Spiel. Wer einen Spieler wählt, der Ausdauer verliert, darf es stattdessen wählen, und es wird überall getroffen, wo jeder Mitspieler Ausdauer verliert
body-hit-does = wenn es getroffen wird, { $phrase }
body-fortitude = es hat eigene Ausdauer, nie mehr als aufgedruckt; was jeden Spieler heilt, heilt auch es. Ist keine mehr übrig, geht es kaputt und wird abgeworfen
body-broken = wenn eine Karte es kaputt gemacht hat, { $phrase }
body-ticks = am Ende deiner Aktionsphase zählt jedes herunter, in der Folge deiner Wahl: Es verliert { $n } Ausdauer. Kann es dann etwas tun, so darf es, auch wenn es dadurch kaputtgeht
counter = { HYPHEN($name) }-Marken: liegen auf { $kind } im Spiel
counter-numerals = jede macht alle Zahlen in Ziffern dessen, was die Karte tut, um 1 höher
counter-until = sie kommen herunter, wenn die Karte Ausdauer verliert; was sie beim Herunterzählen tut, zählt sie noch mit

tokens-head = { HYPHEN($name) }-Marken: { $text }
token-supply = { $n ->
    [1] es gibt nur eine
   *[other] es gibt insgesamt { $n }
}
token-limit = { $holder } { $holder ->
    [you] darfst
   *[one] darf
} { $limited ->
    [yes] höchstens { $n }
   *[no] beliebig viele
} haben
token-state = wer eine hat, ist { $state }
token-starts = du beginnst mit { $n }
token-pays-as = statt 1 auszugeben, darfst du { $n } Karten abwerfen
token-gains-if = { $holder } { $holder ->
    [you] erhältst
   *[one] erhält
} nur eine, solange { $condition }
token-short = ist keine übrig, wird eine von einem Spieler deiner Wahl zurückgenommen
token-any-number = du darfst beliebig viele haben
coins = { $those } zählen als Gold, { $up } oder { $down }, bei wem sie auch sind. Eines, mit dem gezahlt wird, ist { $down }

track-reads = { $name }: { $measure }
track-steps = { $name }: { $steps }; du beginnst mit { $start }
track-takes = sobald du { $each } hast, gehen sie zurück, und der Wert steht auf { $up }
track-last-step = ist es bei { $step } und müsste weiter: { $text }
track-range = { $name }: eine Leiste von { $least } bis { $most }, die bei { $start } beginnt
track-at = kommt der Wert auf { $at }: { $text }
track-below = müsste eine Karte ihn unter { $least } bringen, bleibt er dort, und einmal für jede Karte: { $text }
track-around = sie ist ein Kreis: Von { $most } geht es weiter auf { $least }, und jedes Mal dabei: { $text } Das kommt von dir, aber von keiner Karte
track-above = müsste er über { $most } steigen, bleibt er dort, und dann: { $text }
track-claimed = { HYPHEN($name) }-Marken: Je eine liegt auf { $marks } deiner { $of ->
    [fortitude] Ausdauerleiste
   *[alcohol] Alkoholleiste
}. { $beside } Erreicht oder passiert dein Stein sie, nimm sie; du behältst sie, was der Stein auch später tut
track-beside = Neben { $teammate } als Mannschaft liegen sie auf { $marks }.

lie-aside = { $name }: { $whose ->
    [own] Karten deines Decks
    [foreign] Karten anderer Decks
   *[kind] { $kind } deines Decks
}, die { $seen ->
    [all] offen für alle beiseite liegen
    [nobody] verdeckt beiseite liegen; niemand darf sie ansehen
   *[owner] verdeckt beiseite liegen
}
aside-gets = sobald du eine { $kind } ziehst, kommt sie dorthin, und du ziehst keine andere dafür
aside-plays = du darfst { $kind } von dort spielen wie Handkarten, die sie aber nicht sind
aside-out = scheidest du aus, werden sie abgeworfen
pile-fills = sind es so viele, wie die nächste Stufe braucht ({ $first } für die erste{ $more ->
    [yes] , dann { $rest }
   *[no] {""}
}), steigt dein Wert „{ $track }“ um 1, und sie kommen auf deinen { $to }-Stapel
pile-dealt = { HYPHEN($name) }-Karten: { $n } bekommst du vor dem Spiel, und nur du darfst sie ansehen. Du spielst eine nach ihrer Art und zahlst dafür; sie ist keine Handkarte, liegt danach offen und darf wieder gespielt werden
pile-coins = { HYPHEN($name) }-Karten: Du beginnst mit so vielen davon, wie andere Gold haben, verdeckt und von niemandem angesehen. Jede ist für alle 1 Gold, offen oder verdeckt; nur offen tut sie etwas, für den, der sie hat. Man spielt sie nach ihrer Art und wirft sie dann ab. Wer sonst eine bekommt, deckt sie gleich auf, und das tut auch jeder, auch du, der einen Pott gewinnt; eine, die an die Schenke gezahlt wird, ist aus dem Spiel
pile-deck-text = { HYPHEN($name) }-Stapel: { $text }
pile-as-boss = nur als Boss
pile-first = die erste Karte, die du beim Abwerfen und Ziehen ziehst, kommt von dort
pile-open = seine oberste Karte liegt offen
pile-fed = liegen so viele { $tokens } darauf, wie dort stehen, kommen sie herunter, und sie wird aufgedeckt
pile-last = nach seiner letzten Karte: { $text }
pile-loser = die andere kommt verdeckt unter den Stapel
pile-joins = eine, die du aufnimmst, gehört von da an zu deinem Deck
pile-worth = eine, die offen liegt, ist so viel wert wie die Zahl ihrer { HYPHEN($name) }-Marke
pile-places = Plätze: { $places }
pile-slots = es gibt { $n } Plätze
so-many-places = { $n } { $name }
pile-hand-like = du spielst sie von dort nach ihrer Art, aber sie ist keine Handkarte
pile-offers = jederzeit darfst du sie einem Mitspieler, der einverstanden ist, für ihren Preis verkaufen. Was gekauft ist, wird nicht wieder verkauft
pile-discardable = beim Abwerfen und Ziehen darfst du neben Handkarten auch abwerfen, was vor dir liegt
pile-nobody = was seine Karten von selbst tun, kommt von keinem Spieler
pile-cannot = niemand darf das { $what }
done-to-negate = aufheben
done-to-ignore = ignorieren
done-to-reduce = verringern
done-to-redirect = umlenken
revealed-keep-one-plain = von einer aufgedeckten Karte und der, die offen liegt, behältst du eine
revealed-split-or-now = eine aufgedeckte Karte wirkt gleich, wenn sie eine Sofort-Karte ist, wie eine Aktionskarte von dir. Jede andere behältst du vor dir oder legst sie vor einen Mitspieler, wo sie auf ihren Auslöser wartet
revealed-replace-top = eine aufgedeckte Karte liegt offen vor dir und gilt, bis die nächste aufgedeckt wird
revealed-resolve = eine aufgedeckte Karte wirkt wie eine Aktionskarte von dir, sobald die Karte fertig ist, die sie aufgedeckt hat
revealed-keep-some = eine aufgedeckte Karte liegt offen vor dir, bei den anderen. Sind es mehr als Plätze, sagst du vor allem anderen, welche bleiben; der Rest wird abgeworfen
revealed-resolve-now = eine aufgedeckte Karte wirkt gleich, wie eine Aktionskarte von dir
revealed-curse-or-slot = ein aufgedeckter Fluch geschieht gleich; alles andere darfst du an seinem Platz tragen oder abwerfen
revealed-immediate-or-slot = eine aufgedeckte Sofort-Karte wirkt gleich, ohne dass jemand inzwischen etwas spielt, und wird abgeworfen. Jede andere nimmt einen Platz vor dir ein; sind alle besetzt, wirf zuerst eine davon ab
revealed-collect = eine aufgedeckte Karte liegt offen vor dir, bei den anderen
revealed-keep-one = eine aufgedeckte Sofort-Karte wirkt gleich und wird abgeworfen. Von jeder anderen und der, die offen liegt, behältst du eine
revealed-goes-off = wer eine bekommt, deckt sie auf und tut, was sie sagt, sobald alles andere getan ist; dann wird sie abgeworfen. Man darf darauf antworten wie auf eine Aktionskarte von dir. Aus dem Pott geht sie an den, der ihn nimmt: Er wählt die Reihenfolge; ohne Sieger wird sie abgeworfen
revealed-attach = was aufgedeckt wird, kommt zu der Karte dazu, die du gerade spielst, bevor jemand antworten darf: Zusammen sind sie eine Karte, und du wählst neu, wen sie betrifft
revealed-served = Getränke und Getränke-Ereignisse, die verdeckt oben auf Trink-mich!-Stapel kommen. Dort liegen sie über jedem Getränk des Getränkestapels, was auch mit dem Stapel geschieht. Sie haben eine eigene Ablage und werden in ihren eigenen Stapel zurückgemischt. Ist der leer, wird ihre Ablage gemischt und zum neuen Stapel; niemand zahlt dafür
revealed-line = eine aufgedeckte Karte tut zuerst, was ihr Rivalen-Kasten sagt, wenn dieser Rivale im Spiel ist, dann, was sie als Sofort-Karte tut. Dann nimmt sie den ersten Platz der Reihe ein und schiebt die anderen weiter; die herausfällt, wird abgeworfen
renewed-discards = ist die letzte Karte aufgedeckt, wird die Ablage gemischt und zum neuen Stapel
renewed-leave-top = ist keine Karte übrig, werden alle außer der offenen gemischt und zum neuen Stapel
renewed-never = seine Ablage wird nicht wieder gemischt: Ist er leer, gibt es keine mehr
drawn-mine = eine Karte davon, die du ziehst, ist eine Handkarte und gehört von da an zu deinem Deck
drawn-own = seine Karten zieht man auf die Hand. Was gespielt oder abgeworfen wird, kommt auf eine eigene Ablage
drawn-up-discards = ist die letzte Karte gezogen, wird die Ablage gemischt und zum neuen Stapel
drawn-up-never = sie werden nicht wieder gemischt: Ist der Stapel leer, gibt es keine mehr
