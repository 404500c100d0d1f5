# Am Kamin, wo sitzt, wer ausgeschieden ist: Wetten, und die eine Tat derer, die dort sitzen.
fire-title = Am Kamin
fire-chits = { $n ->
    [one] { $n } Chip
   *[other] { $n } Chips
}
fire-purse = { $name }: { $chits }
fire-chits-on-a-bet = Einsatz:
fire-stake = Mit je { $n ->
    [one] { $n } Chip
   *[other] { $n } Chips
} wetten
fire-next-person = { $name } …
fire-lit = Du sitzt am Kamin und hast { $chits } zum Wetten. { $key } führt dorthin und zurück.
fire-round = { $nearest } Aussichten nach diesem Durchgang: { $listed }.
fire-round-nearest = { $nearest } Aussichten nach diesem Durchgang:
fire-nothing-paid = Die Zahl auf einem Knopf: so viele Chips kommen zurück.

fire-ask-winner = Wer gewinnt?
fire-ask-next = Wer ist der Nächste am Kamin?
fire-ask-pot = Wer bekommt den Pott?
fire-ask-drink = { $name } und das Getränk?
fire-ask-survive = { $name }, knapp vor dem Boden?
fire-answer-drink-yes = getrunken
fire-answer-drink-no = gekniffen
fire-answer-survive-yes = bleibt
fire-answer-survive-no = fällt
fire-offer = { $answer } { $pays }
fire-offer-told = { $question } { $answer }: { $n } gesetzt, { $pays } kommen zurück.

fire-on-winner = { $name } gewinnt
fire-on-next = { $name } scheidet als Nächstes aus
fire-on-pot = { $name } bekommt den Pott
fire-on-drink-yes = ein Getränk wird getrunken
fire-on-drink-no = um ein Getränk wird gekniffen
fire-on-survive-yes = jemand bleibt
fire-on-survive-no = jemand fällt
fire-laid = { $bet }: { $n } für { $pays }
fire-bets = { $name } wettet. { $bet }
fire-won = { $name } gewinnt { $n }: { $bet }.
fire-back = { $name } hat { $n } zurück, das kam nicht mehr dazu: { $bet }.
fire-lost = { $name } verliert { $n }: { $bet }.

fire-refused-not_out = Am Kamin wettet nur, wer ausgeschieden ist.
fire-refused-not_offered = Das steht nicht mehr zur Wahl.
fire-refused-too_late = Zu spät: Das ist schon entschieden.
fire-refused-no_chits = So viele Chips hast du nicht mehr.
fire-refused-laid_already = Darauf hast du schon gewettet.
fire-refused-pays_nothing = Mit so wenigen Chips wäre nichts zu gewinnen.
fire-refused-moved_on = Das geht nicht mehr.

fire-deed-second = das zweite Getränk des Stapels zuerst
fire-deed-round = eine Runde aufs Haus
fire-deed-tip = 2 Gold Trinkgeld für den Ärmsten
fire-short-second = Das zweite zuerst
fire-short-round = Eine Runde
fire-short-tip = Trinkgeld
fire-deed-told = { CAPITAL($deed) }
fire-deed-drinks = { CAPITAL($deed) }: „{ $second }“ vor „{ $first }“
fire-once-together = Einmal, gemeinsam:
fire-agreed = Abgemacht: { $deed }, wenn der nächste Zug beginnt.
fire-proposed = { $name } schlägt vor: { $deed }.
fire-yes = Ja
fire-no = Nein
