# Cartes entières.
label = { $what }
opening = { $timed ->
    [yes] { $moments }{ $word ->
        [while] {" "}alors que { $condition }
        [if] , si { $condition }
       *[no] {""}
    }
   *[no] { $word ->
        [while] alors que { $condition }
        [if] seulement si { $condition }
       *[no] {""}
    }
}{ $cost ->
    [yes] { opening-cost }
   *[no] {""}
}
opening-cost = { $timed ->
    [yes] , coût ({ $price })
   *[no] { $word ->
        [no] coût ({ $price })
       *[if] , coût ({ $price })
    }
}
card-opening = { $start } :
take-control = prends le contrôle de la partie
control-instead = pendant une partie, prends-en plutôt le contrôle
not-on = tu ne peux pas jouer cette carte sur une carte qui { $causes }
only-answers = seule { $titles }, quel que soit son nom là-bas, peut répondre à cette carte
no-effect = elle n’a aucun effet
