# Le journal : une phrase sans majuscule ni point final.
log-game_started = La partie commence : chacun reçoit une main
log-turn_started = { $number }. { $name }
log-phase_started = { $phase }
log-discarded = { $who } <défausser> { $cards }
log-laid_open = Sur le paquet { $pile } { $who ->
    [you] devant toi
   *[one] de { $who }
} repose maintenant { $card }
log-gave_up = { $who } <abandonner> { $cards }
log-drew = { $who } <piocher> { $cards }
log-reshuffled = { $who } <mélanger> la défausse en un nouveau paquet
log-played = { $who } <jouer> { $card } { $at }
log-answered = { $who } <répliquer> avec { $card } { $at }
log-negated = { $who } <annuler> { $card } { $whose }
log-ignored = { $who } <ignorer> { $card } { $whose }
log-reduced = { $who } <amortir> { $card } { $less }
log-redirected = { $who } <détourner> { $card } { $to }
log-loss_shared = { $who } <partager> ce que { $card } coûte { $with }
log-payment_moved = { $who } <envoyer> l’addition { $to }
log-payment_prevented = { $who } ne <payer> rien
log-resolved = { $card } a donc fait son effet
log-lost_fortitude = { $who } <perdre> { $n } de Vigueur { $tracks }
log-gained_fortitude = { $who } <gagner> { $n } de Vigueur { $tracks }
log-gained_alcohol = { $who } <gagner> { $n } d’Alcool { $tracks }
log-lost_alcohol = { $who } <perdre> { $n } d’Alcool { $tracks }
log-turned_over = { $who } <retourner> { $card }
log-paid = { $who } <payer> { $n } Or { $to }
log-anted = { $who } <miser> { $n } Or
log-spared = { $who } ne <payer> pas { $n } Or : c’est la maison qui offre
log-inn_paid = L’auberge paie { $n } Or { $to } pour { $who ->
    [you] toi
   *[one] { $who }
}
log-paid_for = { $who } <payer> { $n } Or { $to } { $for }
log-took_gold = { $who } <prendre> { $n } Or { $from }
log-gained_gold = { $who } <recevoir> { $n } Or
log-lost_gold = { $who } <perdre> { $n } Or
log-pot_taken = { $who } <prendre> { $part ->
    [half] la moitié du pot
   *[all] le pot
} : { $n } Or
log-activated = { $cards } { $mine } agit { $at }
log-used = { $who } <utiliser> { $ability } { $at }
log-contest_scores = Dans leurs chopes : { $scores }
log-showed = { $who } <montrer> { $cards }
log-taken_up = { $who } <prendre> { $card } en main
log-fetched = { $who } <reprendre> { $card }
log-revealed = { $who } <révéler> { $card } du paquet { $pile }
log-given = { $who } <mettre> { $card } devant { $target ->
    [you] toi
   *[one] { $target }
}
log-kept = { $who } <garder> { $card }
log-round_opened = { $who } <lancer> une partie de dés
log-took_control = { $who } <mener> la partie
log-passed_round = { $who } <passer>
log-left_round = { $who } <quitter> la partie
log-forced_out = { $who } <être> hors de la partie
log-round_won = { $who } <remporter> la partie : { $n } Or dans le pot
log-round_prolonged = { $who } <prolonger> la partie : le pot reste à gagner
log-round_ended = La partie de dés est finie
log-pot_to_inn = Le pot, { $n } Or, va à l’auberge
log-drink_ordered = { $who } <commander> une boisson { $for }
log-drink_revealed = { $who } <révéler> { $card }
log-chaser_revealed = … avec un rince-gosier : { $card }
log-chain_broken = … mais derrière vient { $card }, qui n’est pas une boisson : il ne se passe rien
log-event_revealed = { $who } <révéler> { $card }
log-drink_changed = { $who } <changer> la boisson { $with_card } : { $content }
log-drink_split = { $who } <partager> la boisson { $with }
log-drink_passed = { $who } <passer> la boisson { $to }
log-drink_ignored = { $who } <ignorer> la boisson
log-drank = { $who } <boire> { $cards }
log-sobered_up = { $who } n’<avoir> rien à boire et <décuver> un peu
log-drink_deck_renewed = Le paquet de boissons est vide : on lave les chopes et chacun règle sa note
log-contest_started = Un concours de boisson !
log-contest_won = { $who } <remporter> le concours
log-contest_without_winner = Personne ne remporte le concours
log-contest_tied = Égalité : on remet une tournée à ceux qui restent
log-last_chance = { $who } <aller> être hors jeu : un dernier mot ?
log-passed_out = { $who } <rouler> sous la table !
log-out_of_gold = { $who } n’<avoir> plus d’Or et <finir> dehors, sous la pluie
log-gold_divided = L’Or { $mine } est partagé : { $share ->
    [0] l’auberge le prend
   *[other] { $share } pour chacun de ceux qui restent
}
log-turn_ended = Le tour prend fin
log-game_over = { $who } <gagner> la partie !
log-looked = { $who } <regarder> la main de { $target }
log-remark = { $who } : « { $words } »

## qui, à qui
log-inn = l’auberge
log-nobody = personne
log-group = { $of }
log-seat = place { $n }
log-self = { $you ->
    [yes] toi
   *[no] soi
}
log-owner = { $of ->
    [you] (à toi)
   *[one] de { $of }
}

## quoi
log-a-card = une carte
log-face-down = une carte { $pile } face cachée
log-cards = { $n ->
    [0] rien
    [1] une carte
   *[other] { $n } cartes
}
log-cards-of = { $n ->
    [1] une carte { $pile }
   *[other] { $n } cartes { $pile }
}
log-some = un peu
log-amount = { $n } { $thing }
log-score = { $who ->
    [you] toi
   *[one] { $who }
} { $n }

## fins de ligne
log-at = sur { CASE($target, case: "dat") }
log-to = à { CASE($target, case: "dat") }
log-to-inn = à l’auberge
log-to-pot = au pot
log-to-nobody = à personne
log-from = à { CASE($target, case: "dat") }
log-from-inn = à l’auberge
log-from-pot = au pot
log-for = pour { CASE($target, case: "dat") }
log-with = avec { CASE($target, case: "dat") }
log-on-track = sur la piste { $whose }
log-on-both-tracks = sur les deux pistes
log-less = : { $numbers } de moins
log-half-drunk = la moitié est bue
log-drink-now = maintenant { $numbers }
log-drink-empty = il ne reste rien dedans

# La même chose, en peu de mots, pour qui écoute et a entendu ce qui précède.
log-played-brief = { $who } : { $card } { $at }
log-answered-brief = { $who } : { $card } { $at }
log-used-brief = { $who } : { $ability } { $at }
log-activated-brief = { $cards } { $mine } { $at }
log-chaser_revealed-brief = Rince-gosier : { $card }
log-drink_passed-brief = la boisson { $to }
log-sobered_up-brief = { $who } n’<avoir> rien à boire
log-paid-brief = { $who } : { $n } Or { $to }
log-payment_moved-brief = l’addition { $to }
log-round_won-brief = { $who } : le pot, { $n } Or
log-pot_to_inn-brief = le pot à l’auberge
log-forced_out-brief = { $who } : hors de la partie
log-contest_tied-brief = égalité : encore une tournée
log-last_chance-brief = { $who } : dernière chance
log-out_of_gold-brief = { $who } : hors jeu, plus d’Or
log-gold_divided-brief = { $share ->
    [0] l’auberge prend l’Or
   *[other] { $share } Or pour chacun de ceux qui restent
}
log-beginning = { $who }
