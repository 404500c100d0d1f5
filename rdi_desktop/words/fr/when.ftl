# Quand une carte peut être jouée. $bare est à l’infinitif : « quand tu vas boire ».
when = quand { $clause }{ $beside }
after = dès que { $clause }{ $beside }
at = { $clause }{ $beside }
about = quand { $who } { $who ->
    [you] vas
    [many] vont
   *[one] va
} { $bare }
beside = { $what }{ $beside }
plays-card = <jouer> une { $card }{ $that }
card-of = { $tokens ->
    [yes] carte ou marque
   *[no] { $typed ->
        [yes] carte { $types }
       *[no] carte
    }
}{ $changes ->
    [yes] {" "}qui change une boisson
   *[no] {""}
}{ $that ->
    [negates] {" "}qui annule
    [ignores] {" "}qui ignore
   *[no] {""}
}{ $but ->
    [kin] {" "}(mais pas une de ses semblables)
    [title] {" "}autre que { $title }
   *[no] {""}
}
card-would-affect = { $whose ->
    [another] une { $card } de un autre joueur
    [self] une de tes propres cartes ({ $card })
   *[any] une { $card }
}{ $that } va toucher { CASE($what, case: "own") }
about-drink = <boire> { $chaser ->
    [yes] une boisson
   *[no] { $flagged ->
        [yes] une boisson
       *[no] { $affecting ->
            [yes] quelque chose
           *[no] {""}
        }
    }
} { such-drink }
reveals-drink = <révéler> une boisson { such-drink }
such-drink = { $chaser ->
    [yes] avec un rince-gosier
   *[no] {""}
} { $flagged ->
    [yes] qui ne est pas encore { $unflagged }
   *[no] {""}
} { $affecting ->
    [yes] qui va toucher { CASE($affects, case: "own") }
   *[no] {""}
}
loses = <perdre> { $what } { cause }{ unreduced }
cause = { $by ->
    [another] { $something ->
        [yes] à cause de la { $through } de un autre joueur
       *[no] à cause de un autre joueur
    }
    [self] { $something ->
        [yes] à cause de ta propre { $through }
       *[no] par ta propre faute
    }
   *[nobody] { $something ->
        [yes] à cause de une { $through }
       *[no] {""}
    }
}
unreduced = { $unreduced ->
    [yes] {" "}sans réduire cette perte
   *[no] {""}
}
about-pay = <payer> de le Or
about-ante = <miser>
about-take = <subir> un vol de Or
wins-round = <remporter> une partie de dés
during-round = pendant une partie de dés
in-phase = pendant ta phase « { $phase } »
through = { $things }{ $hand ->
    [yes] {" "}jouée de la main
   *[no] {""}
}
through-card = carte
