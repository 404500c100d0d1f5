# Условия.
cond-round = { $running ->
    [yes] партия в кости идёт
   *[no] партия в кости не идёт
}
cond-in-round = { not } <участвовать> в партии
cond-answers = { $not ->
    [yes] это не
   *[no] это
} { $what }
answered-ante = ставка
answered-drink = напиток
cause-ante = заставляет игроков ставить
cause-end-round = заканчивает партию
filter-in-round = в партии
phase-order = Заказ напитка
type-action = «Действие»
type-cheating = «Шулерство»
type-sometimes = «Иногда»
type-anytime = «Когда угодно»
type-drink = «Напиток»
type-drink-event = «Событие»
type-gambling = «Кости»
