# Combien de quoi. $n est le nombre, ou rien ; $more dit « de plus ». Le cas « some » : un partitif.
unit-fortitude = { $n ->
    [one] { $n } point { more } de Vigueur
    [other] { $n } points { more } de Vigueur
   *[any] { $case ->
        [some] de la Vigueur
       *[nom] points de Vigueur
    }
}
unit-alcohol = { $n ->
    [one] { $n } point { more } d’Alcool
    [other] { $n } points { more } d’Alcool
   *[any] { $case ->
        [some] de l’Alcool
       *[nom] points d’Alcool
    }
}
unit-gold = { $n ->
    [one] { $n } Or { more }
    [other] { $n } Or { more }
   *[any] { $case ->
        [some] de l’Or
       *[nom] Or
    }
}
unit-drink = { $n } { $of ->
    [one] boisson
   *[other] boissons
} { more }
more = { $more ->
    [yes] de plus
   *[no] {""}
}
stat-gold = { $case ->
    [own] ton Or
   *[nom] Or
}
stat-fortitude = { $case ->
    [own] ta Vigueur
   *[nom] Vigueur
}
stat-alcohol = { $case ->
    [own] ton Alcool
   *[nom] Alcool
}
much = { $kind ->
    [any] { CASE($what, case: "some") }
    [or-more] au moins { $low } { $what }
   *[to] { $low } à { $high } { $what }
}
