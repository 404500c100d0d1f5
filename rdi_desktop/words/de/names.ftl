# Namen, die Regeln und Figuren ihren Dingen geben. Eigennamen (Wulfric, Scrappy, Elaana) bleiben, wie sie sind.
name-action = { $case ->
    [comp] Aktions
   *[nom] Aktion
}
name-sometimes = Manchmal
name-anytime = Jederzeit
name-gambling = Glücksspiel
name-cheating = Schummeln
name-drink = Getränk
name-event = Ereignis
name-play = Karte
name-ante = Einsatz
name-lost = Verlust
name-pay = Zahlung
name-take = Diebstahl

## Zustände und Arten
name-form = Gestalt
name-mood = Laune
name-rage = Wut
name-flute = Flöte
name-lyre = Leier
name-drum = Trommel
name-thumb = Daumen
name-index = Zeigefinger
name-middle = Mittelfinger
name-fourth = Ringfinger
name-little = Kleiner Finger
name-work = Farai-Marke
name-beer = Bier
name-wine = Wein
name-spirits = Schnaps
name-progress-beer = { $case ->
    [comp] Bier-Fortschritts
   *[nom] Bier-Fortschritt
}
name-progress-wine = { $case ->
    [comp] Wein-Fortschritts
   *[nom] Wein-Fortschritt
}
name-progress-spirits = { $case ->
    [comp] Schnaps-Fortschritts
   *[nom] Schnaps-Fortschritt
}
name-board = Schneidebrett
name-shelf = Regal
name-label-just-got-here = Eben angekommen
name-label-enjoying-the-stay = Fühlt sich wohl
name-label-about-to-leave = Bricht gleich auf
name-threat = Bedrohung
name-room = Raum
name-none = nichts
name-intact = heil
name-side-intact = heil
name-smashed = kaputt
name-attached = dran
name-side-attached = dran
name-detached = ab
name-side-detached = ab
name-harmony = Einklang
name-discord = Zwietracht
name-deity = Gottheiten
name-ready = bereit
name-side-ready = bereit
name-away = fort
name-state-mark = markiert
name-verb-instrument = zerschlagen
name-verb-finger = abnehmen
name-verb-chimera = wegschicken
name-trait-mixed = gemischt
name-trait-orc = ein Ork
name-trait-troll = ein Troll
name-trait-ogre = ein Oger
name-trait-half-ogre = ein Halboger
name-armor = Rüstung
name-head = Kopf
name-feet = Füße
name-deed-check-for-traps = Fallensuche
name-deed-detach = Einen Finger abnehmen
name-deed-dispel = Die Chimäre wegschicken
name-deed-use-buff = Einen Schub einsetzen
name-deed-calm-the-chi = Das Chi beruhigen
name-deed-absorb-to-heal = Aufnehmen und heilen
name-deed-absorb-to-act = Aufnehmen und handeln

## Marken, Leisten, Stapel und Arten der Figuren; [comp] steht vor einem Bindestrich
name-artifact = Artefakt
name-bat = Fledermaus
name-bear = Bär
name-blood = Blut
name-brawl = Krawall
name-brawler = Raufbold
name-buff = Schub
name-building = Wutstau
name-calm = Ruhig
name-chi = Rausch-Chi
name-chimera = Chimäre
name-clone = Klon
name-component = Bauteil
name-corruption = Verderbnis
name-crazy = Irre
name-damage = { $case ->
    [comp] Schadens
   *[nom] Schaden
}
name-deed-smorgasbord = Büfett
name-deed-totem-combo = Totem-Kombo
name-doppelganger = Doppelgänger
name-drunkenness = Volltrunkenheit
name-elf = Elf
name-elixir = Elixier
name-energy = Energie
name-epic = Epos
name-finger = Finger
name-fire = Feuer
name-fury = Raserei
name-gear = Getriebe
name-gizmo = Apparat
name-glare = Starrblick
name-glared = Starrblick
name-health = { $case ->
    [comp] Gesundheits
   *[nom] Gesundheit
}
name-heat = Hitze
name-hellfire = Höllenfeuer
name-human = Mensch
name-ice = Eis
name-instrument = Instrument
name-item = Fundstück
name-kind-any-summon = beliebige Beschwörung
name-kind-arrow = Pfeil
name-kind-bead = Perle
name-kind-beer = Bier
name-kind-brawl = Krawall
name-kind-cleaver = Hackbeil
name-kind-component = Bauteil
name-kind-device = Gerät
name-kind-double-rage = doppelte Wut
name-kind-earth = { $case ->
    [comp] Erd
   *[nom] Erde
}
name-kind-element = Element
name-kind-elixir = Elixier
name-kind-fire = Feuer
name-kind-gizmo = Apparat
name-kind-meat = Fleisch
name-kind-moon = Mond
name-kind-mushroom = Pilz
name-kind-paddle = Maischpaddel
name-kind-pet = Haustier
name-kind-pipe = { $case ->
    [comp] Pfeifen
   *[nom] Pfeife
}
name-kind-rage = Wut
name-kind-sauce = { $case ->
    [comp] Soßen
   *[nom] Soße
}
name-kind-scheme = Plan
name-kind-spirits = Schnaps
name-kind-vegetables = Gemüse
name-kind-water = Wasser
name-kind-wine = Wein
name-level = Level
name-manic = Aufgedreht
name-meat = Fleisch
name-mind = { $case ->
    [comp] Geistes
   *[nom] Geist
}
name-mind-hex = Rauschzauber
name-minion = Handlanger
name-momentum = Schwung
name-monstrosity = Ungeheuer
name-owl = Eule
name-mushroom = Pilz
name-pain-curse = Schmerzfluch
name-pet = Haustier
name-petrified = Steingarten
name-piety = Frömmigkeit
name-plot = Komplott
name-loot = Beute
name-plus = Plus
name-prepared = { $case ->
    [comp] Aktionsreihen
   *[nom] Aktionsreihe
}
name-received = { $case ->
    [comp] Empfangs
   *[nom] Empfangenes
}
name-turned = Treffer
name-potion = Trank
name-power-jinx = Schwächezauber
name-psychotic = Wahnsinnig
name-quiver = Pfeil
name-raging = Tobsucht
name-raven = Rabe
name-recipe = Rezept
name-reserve = Sonderreserve
name-sauce = Soße
name-scarab = Skarabäus
name-special = Sonstiges
name-splint = { $case ->
    [comp] Schienen
   *[nom] Schiene
}
name-stable = Stall
name-step-calm = Ruhig
name-step-crazy = Irre
name-step-human = Mensch
name-step-manic = Aufgedreht
name-step-psychotic = Wahnsinnig
name-step-wolf = Wolf
name-static-artifact = Dauerhaft
name-static-stable = Passiv
name-static-wulfric = Dauerhaft
name-totem = Totem
name-treasure = Schatz
name-tree = Baum
name-vegetables = Gemüse
name-wages = Lohn
name-wolf = Wolf
name-bandage = { $case ->
    [comp] Verbands
   *[nom] Verband
}
name-blessing = { $case ->
    [comp] Segens
   *[nom] Segen
}
name-bomb = { $case ->
    [comp] Bomben
   *[nom] Bombe
}
name-kind-ingredient = { $case ->
    [comp] Zutaten
   *[nom] Zutat
}
name-kind-mix-in = { $case ->
    [comp] Beimischungs
   *[nom] Beimischung
}
name-mark = { $case ->
    [comp] Markierungs
   *[nom] Markierung
}
name-patient = { $case ->
    [comp] Patienten
   *[nom] Patient
}
name-prayer = { $case ->
    [comp] Gebets
   *[nom] Gebet
}
name-prayers = { $case ->
    [comp] Gebets
   *[nom] Gebete
}
name-rake = { $case ->
    [comp] Harken
   *[nom] Harke
}
name-salve = { $case ->
    [comp] Salben
   *[nom] Salbe
}
name-story = { $case ->
    [comp] Geschichten
   *[nom] Geschichte
}

## Was bei einer Wahl steht
name-label-stay-where-you-are = bleiben, wo du bist
name-label-move-your-token-to-the-beer = deine Marke zum Bier bewegen
name-label-move-your-token-to-the-wine = deine Marke zum Wein bewegen
name-label-move-your-token-to-the-spirits = deine Marke zum Schnaps bewegen
name-label-begin-with-the-beer = mit dem Bier beginnen
name-label-begin-with-the-wine = mit dem Wein beginnen
name-label-begin-with-the-spirits = mit dem Schnaps beginnen
name-label-put-a-progress-token-on-the-brew-where-you-are = eine Fortschritts-Marke zum Gebräu legen, bei dem du bist
name-label-stay-psychotic = wahnsinnig bleiben
name-label-calm-down-and-draw-an-epic-card = dich beruhigen und eine Epos-Karte ziehen
name-label-pain-curse = { name-pain-curse }
name-label-mind-hex = { name-mind-hex }
name-label-scrappy-comes = Scrappy kommt
name-label-bandit-comes = Bandit kommt
name-label-amber-comes = Amber kommt
name-label-yes = Ja
name-label-no = Nein
name-label-equip = Anziehen
name-label-coin = eine Münze
name-label-face-down = eine verdeckte Karte
name-label-fortitude = Ausdauer
name-label-alcohol = Alkohol
name-label-gold = Gold
name-label-cards = Karten
name-label-none = Nichts
name-label-split-with = Teilen mit
name-label-gain-1-chi = 1 Chi erhalten
name-label-smash = zerschlagen
name-label-dispel = wegschicken
name-label-pull-off = abnehmen
name-deed-cook = Kochen
name-deed-treat = Behandeln
name-deed-act = Handeln
name-deed-play = Spielen
