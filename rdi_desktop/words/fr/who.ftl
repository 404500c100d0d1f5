# Qui. Les cas : to (à qui), of (de qui), from (à qui l’on prend), with (avec qui), dat (après une préposition).
and = et
or = ou
or-when = , ou
not = { $not ->
    [yes] pas
   *[no] {""}
}
title = « { $title } »
np-you = { $case ->
    [to] à toi
    [of] de toi
    [from] à toi
    [with] toi
    [dat] toi
   *[nom] tu
}
np-name = { $name }
np-another = { $case ->
    [to] à un autre joueur
    [of] de un autre joueur
    [from] à un autre joueur
   *[nom] un autre joueur
}
np-a-player = { $case ->
    [to] à un joueur
    [of] de un joueur
    [from] à un joueur
   *[nom] un joueur
}
np-of-choice = { $case ->
    [to] à un joueur
    [of] de un joueur
    [from] à un joueur
   *[nom] un joueur
} de { $by ->
    [you] ton
   *[one] son
} choix
np-that-player = { $case ->
    [to] à ce joueur
    [of] de ce joueur
    [from] à ce joueur
   *[nom] ce joueur
}
np-champions = { $noun } (de chaque équipe, son champion)
np-filtered = { $noun } { $filter }
np-others = { $case ->
    [head] autre joueur
    [to] à chaque autre joueur
    [of] de chaque autre joueur
    [from] à chaque autre joueur
   *[nom] chaque autre joueur
}
np-everyone = { $case ->
    [head] joueur
    [to] à chaque joueur
    [of] de chaque joueur
    [from] à chaque joueur
   *[nom] chaque joueur
}
np-in-round = { $case ->
    [head] joueur
    [to] à chaque joueur
    [of] de chaque joueur
    [from] à chaque joueur
   *[nom] chaque joueur
} de la partie
np-inn = { $case ->
    [to] à la auberge
    [of] de la auberge
    [from] à la auberge
   *[nom] la auberge
}
np-pot = { $case ->
    [to] à le pot
    [of] de le pot
    [from] de le pot
   *[nom] le pot
}
