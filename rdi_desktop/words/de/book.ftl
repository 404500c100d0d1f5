# Die Teile des Regelbuchs, und was seine Seiten sagen, die aus den Dateien des Spiels gemacht werden.
book-part-the-game = Das Spiel
book-part-variants = Varianten
book-part-otto = Otto
book-part-characters = Figuren
book-part-more = Mehr

book-at-the-table = Am Tisch
book-word-for-word = Wort für Wort
book-tokens = Marken
book-side-deck = { $name }: der eigene Stapel
book-cards = Karten
book-boss-cards = Boss-Karten
book-all-prizes = Alle Preise
book-at-the-goal = { $reward ->
    [loot] Beute
   *[trick] Trick
} am Ziel
book-leads = Weiter zu { $rooms }.
book-threat-table = Die Bedrohungstabelle
book-side = Seite
book-actions-by-threat = Aktionen je nach Bedrohung
book-normal = normal
book-hard = schwer
book-actions-from = { $actions } ab { $least }
book-ease = { $ease ->
    [1] Leicht zu spielen
    [2] Nach einem Spiel sitzt es
   *[3] Anspruchsvoll
} ({ $ease } von 3)
book-counts-as = Zählt als: { $traits }
book-token-supply = insgesamt { $n }
book-token-limit = höchstens { $n } für einen Spieler
book-token-start = { $n } zu Beginn
