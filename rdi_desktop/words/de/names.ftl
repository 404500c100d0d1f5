# Namen, die Regeln geben; die von Figuren bleiben, wie sie sind, wenn sie hier nicht stehen.
name-action = Aktion
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
