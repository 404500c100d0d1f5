# Ce que font les effets. Un prédicat commence par son verbe, à l’infinitif, entre <>.
sentence = { $phrase }
if-then = si { $condition }, { $then }
lose = <perdre> { $what }
gain = <gagner> { $what }
negate = <annuler> { $answers ->
    [play] cette carte
   *[other] cela
}
ignore = <ignorer> { $answers ->
    [play] cette carte
    [drink] cette boisson
    [ante] cette mise
   *[other] cela
}
reduce = <réduire> { $what }
drink-of-alcohol = l’Alcool de la boisson de { $n }

pay-place = <payer> { pay-gold } { CASE($to, case: "to") }
pay-player = { $to ->
    [you] te <payer> { pay-gold }
   *[one] <payer> { pay-gold } { CASE($to, case: "to") }
}
pay-gold = { $all ->
    [yes] tout { $who ->
        [you] ton
        [many] leur
       *[one] son
    } Or
   *[no] { $gold }
}
take = { $from ->
    [you] te <prendre> { $gold }
   *[one] <prendre> { $gold } { CASE($from, case: "from") }
}
inn-pays = l’auberge paie à ta place

open-round = <lancer> une partie { $known ->
    [yes] {""}
   *[no] de dés
} : chaque joueur mise { $gold }, et { $who } { $who ->
    [one] mène
   *[you] mènes
} la partie
ante = <miser> { $gold }
answer-with = ensuite, seule une carte { $types } peut prendre le contrôle
the-round = { $known ->
    [yes] cette partie
   *[no] la partie
}
leave-round = <quitter> { the-round }{ $unpaid ->
    [yes] {" "}sans miser
   *[no] {""}
}
force-out = <quitter> { the-round } de force
win-round = <remporter> { the-round } aussitôt
end-round = la partie prend fin aussitôt, et son pot va à l’auberge
take-pot = <prendre> le pot à sa place

pass-drink = <boire> cette boisson à { $drinker ->
    [you] ta place
   *[one] la place { CASE($drinker, case: "of") }
}
split-drink = <partager> la boisson avec { CASE($other, case: "with") }
halves = chaque moitié est arrondie au supérieur
spike = <ajouter> { $what } à la boisson
convert = <gagner> de la Vigueur au lieu de le Alcool de la boisson
skipping = {" "}(on passe les événements de boisson)
drinks-from = { $from ->
    [own] { $n ->
        [1] la boisson du dessus
       *[other] les { $what } du dessus
    } de { $who ->
        [you] ta
        [many] leur
       *[one] sa
    } pile « Bois-moi ! »
   *[deck] { $n ->
        [1] une boisson
       *[other] { $what }
    } du paquet de boissons
}
reveal-drinks = <révéler> { drinks-from }{ $skips ->
    [yes] { skipping }
   *[no] {""}
}
then-all-drink = puis tout le monde boit
drink = <boire> { $also ->
    [yes] aussi
   *[no] {""}
} { drinks-from }{ $n ->
    [1] {""}
   *[other] , l’une après l’autre
}{ $skips ->
    [yes] { skipping }
   *[no] {""}
}
order = <commander> { $what }{ $one ->
    [yes] {" "}pour n’importe quel autre joueur
   *[no] , chacune pour n’importe quel autre joueur
}
card-chaser = rince-gosier : révèle { $same ->
    [yes] une autre carte
   *[no] la carte du dessus de la pile « Bois-moi ! » du joueur à ta gauche
} et bois les deux comme une seule boisson
reveal-one-drink = révèle une boisson du paquet de boissons (on passe les événements de boisson)
contest = <révéler> une boisson du paquet de boissons et la <boire> (un événement de boisson compte pour 0)
