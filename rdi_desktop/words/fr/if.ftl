# Conditions.
cond-round = { $running ->
    [yes] une partie de dés est
   *[no] aucune partie de dés ne est
} en cours
cond-in-round = { $not ->
    [yes] ne <être> pas
   *[no] <être>
} dans la partie
cond-answers = ce { $not ->
    [yes] ne est pas
   *[no] est
} { $what }
answered-ante = une mise
answered-drink = une boisson
cause-ante = fait miser les joueurs
cause-end-round = met fin à la partie
filter-in-round = de la partie
phase-order = Commander une boisson
type-action = Action
type-cheating = Triche
type-sometimes = Parfois
type-anytime = N’importe quand
type-drink = Boisson
type-drink-event = Événement
type-gambling = Dés
