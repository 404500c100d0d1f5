# Что делают эффекты. Сказуемое начинается с глагола в неопределённой форме, в <>.
sentence = { $phrase }
if-then = если { $condition }, { $then }
lose = <терять> { $what }
gain = <получать> { $what }
negate = <отменять> { $answers ->
    [play] её
   *[other] это
}
ignore = <игнорировать> { $answers ->
    [play] её
    [drink] его
    [ante] её
   *[other] это
}
reduce = <уменьшать> { $what }
drink-of-alcohol = хмель напитка на { $n }

pay-place = <платить> { CASE($to, case: "dat") } { pay-gold }
pay-player = <платить> { CASE($to, case: "dat") } { pay-gold }
pay-gold = { $all ->
    [yes] всё своё золото
   *[no] { $gold }
}
take = <брать> { CASE($from, case: "from") } { $gold }
inn-pays = таверна платит за тебя

open-round = <начинать> партию{ $known ->
    [yes] {""}
   *[no] {" "}в кости
}: каждый игрок ставит { $gold }, и { $who } { $who ->
    [one] ведёт
   *[you] ведёшь
} партию
ante = <ставить> { $gold }
answer-with = следующей взять партию в свои руки может только карта { $types }
the-round = { $known ->
    [yes] её
   *[no] партию
}
leave-round = <покидать> { the-round }{ $unpaid ->
    [yes] {" "}без ставки
   *[no] {""}
}
force-out = <вылетать> из { $known ->
    [yes] неё
   *[no] партии
}
win-round = сразу <выигрывать> { the-round }
end-round = партия сразу заканчивается, а её банк уходит таверне
take-pot = <забирать> банк вместо него

pass-drink = <пить> его вместо { CASE($drinker, case: "gen") }
split-drink = <делить> напиток с { CASE($other, case: "ins") }
halves = каждая половина округляется вверх
spike = <добавлять> к напитку { $what }
convert = <получать> стойкость вместо хмеля напитка
skipping = {" "}(события напитков пропускаются)
drinks-from = { $from ->
    [own] { $n ->
        [1] верхний напиток
       *[other] сверху { $what }
    } { $who ->
        [you] твоей
       *[one] своей
    } стопки «Выпей меня!»
   *[deck] { $n ->
        [1] напиток
       *[other] { $what }
    } из колоды напитков
}
reveal-drinks = <открывать> { drinks-from }{ $skips ->
    [yes] { skipping }
   *[no] {""}
}
then-all-drink = затем все пьют
drink = { $also ->
    [yes] тоже
   *[no] {""}
} <пить> { drinks-from }{ $n ->
    [1] {""}
   *[other] , один за другим
}{ $skips ->
    [yes] { skipping }
   *[no] {""}
}
order = <заказывать> { $what }{ $one ->
    [yes] {" "}для любого другого игрока
   *[no] , каждый для любого другого игрока
}
card-chaser = прицеп: открой { $same ->
    [yes] ещё одну карту
   *[no] верхнюю карту стопки «Выпей меня!» игрока слева от тебя
} и выпей обе как один напиток
reveal-one-drink = открой напиток из колоды напитков (события напитков пропускаются)
contest = <открывать> напиток из колоды напитков и <пить> его (событие напитков считается за 0)
