# Ce que les autres pages disent à la table.
menus-breaks = &{ $place } { $people } s’interpose
game-page-pay = Payer
game-page-nobody = Personne
game-page-pay-2 = Pour payer { $gold } : { $payers }
game-page-press-key-would-rather = Appuie sur ta touche si tu préfères ne pas payer ; Espace paie.
game-page-key-look-hand-answer = Ta touche : regarde ta main et réponds. Espace : personne. Clic droit sur ton nom : on te laisse de côté plus longtemps.
game-page-anyone = { $what } : quelqu’un ?
game-page-gold = { $n } Or
