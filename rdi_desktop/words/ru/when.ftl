# Когда карту можно играть. $bare стоит в неопределённой форме: «когда ты собираешься пить».
when = когда { $clause }{ $beside }
after = после того как { $clause }{ $beside }
at = { $clause }{ $beside }
about = когда { $who } { $who ->
    [you] собираешься
    [many] собираются
   *[one] собирается
} { $bare }
beside = { $what }{ $beside }
plays-card = <играть> { CASE($card, case: "acc") }{ $that }
card-of = { $case ->
    [acc] { $tokens ->
        [yes] карту или жетон
       *[no] карту
    }
    [gen] { $tokens ->
        [yes] карты или жетона
       *[no] карты
    }
   *[nom] { $tokens ->
        [yes] карта или жетон
       *[no] карта
    }
}{ $typed ->
    [yes] {" "}{ $types }
   *[no] {""}
}{ $changes ->
    [yes] , меняющую напиток
   *[no] {""}
}{ $that ->
    [negates] , отменяющую другую
    [ignores] , игнорирующую другую
   *[no] {""}
}{ $but ->
    [kin] {" "}(но не такую же)
    [title] {" "}(кроме { $title })
   *[no] {""}
}
card-would-affect = { $card }{ $whose ->
    [another] {" "}другого игрока
    [self] {" "}из твоих собственных
   *[any] {""}
}{ $that } вот-вот затронет { CASE($what, case: "own") }
about-drink = <пить> { $chaser ->
    [yes] напиток
   *[no] { $flagged ->
        [yes] напиток
       *[no] { $affecting ->
            [yes] то
           *[no] {""}
        }
    }
} { such-drink }
reveals-drink = <открывать> напиток { such-drink }
such-drink = { $chaser ->
    [yes] с прицепом
   *[no] {""}
}{ $flagged ->
    [yes] , который ещё не { $unflagged }
   *[no] {""}
}{ $affecting ->
    [yes] , что затронет { CASE($affects, case: "own") }
   *[no] {""}
}
loses = <терять> { $what } { cause }{ unreduced }
cause = { $by ->
    [another] из-за { $something ->
        [yes] { CASE($through, case: "gen") } другого игрока
       *[no] другого игрока
    }
    [self] из-за { $something ->
        [yes] своей { CASE($through, case: "gen") }
       *[no] себя
    }
   *[nobody] { $something ->
        [yes] из-за { CASE($through, case: "gen") }
       *[no] {""}
    }
}
unreduced = { $unreduced ->
    [yes] {" "}и не <уменьшать> потерю
   *[no] {""}
}
about-pay = <платить> золото
about-ante = <ставить>
about-take = <отдавать> золото грабителю
wins-round = <выигрывать> партию в кости
during-round = во время партии в кости
in-phase = в твоей фазе «{ $phase }»
through = { $things }{ $hand ->
    [yes] {" "}с руки
   *[no] {""}
}
through-card = { $case ->
    [gen] карты
   *[nom] карта
}
