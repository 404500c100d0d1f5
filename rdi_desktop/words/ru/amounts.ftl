# Сколько чего. $n: число или ничего; $more: «ещё»; в винительном падеже. Падеж «some»: без числа.
unit-fortitude = { more } { $n ->
    [one] { $n } очко стойкости
    [few] { $n } очка стойкости
    [many] { $n } очков стойкости
   *[any] { $case ->
        [some] стойкость
       *[nom] очков стойкости
    }
}
unit-alcohol = { more } { $n ->
    [one] { $n } очко хмеля
    [few] { $n } очка хмеля
    [many] { $n } очков хмеля
   *[any] { $case ->
        [some] хмель
       *[nom] очков хмеля
    }
}
unit-gold = { more } { $n ->
    [one] { $n } золотой
    [few] { $n } золотых
    [many] { $n } золотых
   *[any] { $case ->
        [some] золото
       *[nom] золотых
    }
}
unit-drink = { more } { $n ->
    [one] { $n } напиток
    [few] { $n } напитка
    [many] { $n } напитков
   *[any] напитки
}
more = { $more ->
    [yes] ещё
   *[no] {""}
}
stat-gold = { $case ->
    [own] твоё золото
   *[nom] золото
}
stat-fortitude = { $case ->
    [own] твою стойкость
   *[nom] стойкость
}
stat-alcohol = { $case ->
    [own] твой хмель
   *[nom] хмель
}
much = { $kind ->
    [any] { CASE($what, case: "some") }
    [or-more] от { $low } { $what }
   *[to] от { $low } до { $high } { $what }
}
