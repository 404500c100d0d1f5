terms-small = yes
terms-things-fortitude = Vigueur
terms-things-alcohol = Alcool
terms-things-gold = Or
terms-things-draw = cartes
terms-things-energy = Énergie
terms-things-buff = Bonus
terms-things-fire = Feu
terms-things-ice = Glace
terms-things-cards = cartes
terms-phases-start = Début du tour
terms-phases-discard_and_draw = Défausse et pioche
terms-phases-action = Action
terms-phases-order = Commander une boisson
terms-phases-drink = Boire !
terms-phases-end = Fin du tour

## étiquettes de la table
terms-labels-turn = À son tour
terms-labels-asked = Question
terms-labels-controls = mène
terms-labels-passed = passe
terms-labels-in_control = Mène
terms-labels-in_round = Dans la partie
terms-labels-deck = Paquet
terms-labels-discard = Défausse
terms-labels-drink_me = Bois-moi !
terms-labels-drink_deck = Boissons
terms-labels-drink_discard = Bues
terms-labels-inn = L’auberge
terms-labels-pot = Pot
terms-labels-you_can = tu peux !
terms-labels-as_it_stands = En l’état
terms-labels-open = quelqu’un ?
terms-labels-skip_dealing = Passer la distribution
terms-labels-key_pass = Espace
terms-out-passed_out = Sous la table
terms-out-no_gold = Plus d’Or
terms-out-out = Hors jeu

## questions
asking-prompts-discard = Défausse ce que tu ne veux pas garder, puis pioche
asking-prompts-action = Ta phase Action : joue une carte Action, ou passe à la suite
asking-prompts-order = Commande une boisson : clique sur qui la reçoit, ou fais-la glisser jusque-là
asking-prompts-drink = Il faut boire : révèle le dessus de ta pile « Bois-moi ! »
asking-prompts-gamble = À toi dans la partie de dés : prends le contrôle ou passe
asking-prompts-pay = Tu vas payer { $gold } Or { $to }
asking-prompts-ante = Tu vas miser { $gold } Or
asking-prompts-last_chance = Bientôt hors jeu : { $about }. Peux-tu y changer quelque chose ?
asking-prompts-action_none = Ta phase Action : aucune carte Action de ta main ne peut être jouée
asking-prompts-ordered = Ta boisson est en route : joue une autre carte, ou passe à la suite
asking-prompts-order_more = Pour qui est la prochaine boisson ? Encore { $left } à commander
asking-prompts-order_last = Pour qui est la prochaine boisson ?
asking-prompts-gamble_none = À toi dans la partie de dés : rien dans ta main ne prend le contrôle
asking-places-inn = l’auberge
asking-places-pot = le pot
asking-waiting-discard = { $name } choisit des cartes à défausser
asking-waiting-action = { $name } réfléchit à une Action
asking-waiting-order = { $name } commande une boisson
asking-waiting-drink = { $name } va boire
asking-waiting-gamble = { $name } joue ou passe dans la partie de dés
asking-options-done = Terminé
asking-options-drink = Boire !
asking-passes-pay = Payer
asking-passes-gamble = Passer cette fois
asking-passes-respond = Laisser faire
asking-passes-landed = Accepter
asking-passes-last_chance = Rien à ajouter
asking-dones-action = Pas d’Action
asking-dones-order = À la suite
asking-do-want-answer = veux-tu y répondre ?
asking-do-want-answer-2 = { $upper }{ $which } — veux-tu { $n ->
    [1] y répondre
   *[other] répondre à l’une d’elles
} ?
asking-anybody-may-answer = Chacun peut répondre …
asking-pass-mouse-click-press = La souris est à { $name } : clique ou appuie sur Espace pour prendre ta main
asking-neutral-targets = sur personne
asking-on = sur { $entry }
asking-to = {" "}→ { $goal }
picks-deeds-discard = Défausser { $n }
picks-keep = Tout garder
holdings-cards-hand = { $hand_count ->
    [one] { $hand_count } carte en main
   *[other] { $hand_count } cartes en main
}
stack-about-drink = Sur le point de boire : { $who }
stack-about = Sur le point { $kind ->
    [win_round] de remporter la partie
   *[other] de quitter la partie de force
} : { $who }
stack-more = et { $count } de plus
stack-kind-payment = un paiement
stack-kind-win_round = la victoire dans la partie
stack-by = par { $by }
stack-landed = { $you ->
    [yes] Pour toi
   *[no] Pour { $name }
} : { $kind ->
    [loss] perte
   *[other] gain
} de { $amounts }
stack-done = { $spoken } { $split ->
    [yes] avec
   *[no] →
} { $goal }
stack-answers = { $name } réplique
names-seat = place { $index }
names-you-are = toi
names-hit-back = Rendre le coup ?
names-text = { $upper }{ $who }
names-entry = ceci
names-you = toi
names-You = Toi
names-is = { $name }
names-number = numéro { $n } ({ $what })
names-does = { $name } { $does ->
    [uses] utilise
    [answers] réplique avec
   *[plays] joue
} { $title }{ $aimed ->
    [yes] {" "}→ { $at }
   *[no] {""}
}
hints-play = jouer « { $card } »{ $at }{ $how }
hints-order-drink = commander une boisson pour { $seats }
hints-go = passer à la suite
hints-on = {" "}→ { $who }
hints-pay = payer
hints-pass = passer
hints-drink = boire
hints-answering = {" "}en réponse à « { $what } »
spoken-the-table = La table
around-answers = en réponse à { $what }
around-answers-number = en réponse au numéro { $n }
around-in-control = Mène la partie : { $name }
around-turn = { $name } · tour { $n }
around-apart = { $numbers } : écart de { $gap }
around-goes-to = { $thing } : { $before } → { $after }
table-buttons-at-once = aussitôt
calling-move = À { $name } de jouer
gist-who-another = un
gist-who-player = un
gist-who-others = chacun
gist-who-everyone = tous
gist-who-actor = toi
gist-who-source = retour
asking-game = { $n ->
    [0] Personne ne gagne
    [1] { $listed } gagne
   *[other] { $listed } gagnent
} la partie !
around-changes = { $thing } : { $before }, change
terms-labels-pass_control = Personne ne mène
ending-wins = { $names } { $n ->
    [1] gagne
   *[other] gagnent
} !
