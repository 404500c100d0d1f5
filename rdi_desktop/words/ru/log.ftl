# Журнал: предложение без заглавной буквы и без точки. Настоящее время: роду нечего согласовать.
log-game_started = Игра начинается: каждому раздают карты
log-turn_started = { $number }. { $name }
log-phase_started = { $phase }
log-discarded = { $who } <сбрасывать> { $cards }
log-laid_open = На колоде { $pile } { $who ->
    [you] перед тобой
   *[one] { CASE($who, case: "gen") }
} теперь лежит { CASE($card, case: "nom") }
log-gave_up = { $who } <отдавать> { $cards }
log-drew = { $who } <тянуть> { $cards }
log-reshuffled = { $who } <делать> из сброса новую колоду
log-played = { $who } <играть> { $card } { $at }
log-answered = { $who } <играть> в ответ { $card } { $at }
log-negated = { $who } <отменять> { $card } { $whose }
log-ignored = { $who } <игнорировать> { $card } { $whose }
log-reduced = { $who } <смягчать> { $card } { $less }
log-redirected = { $who } <отводить> { $card } { $to }
log-loss_shared = { $who } <делить> потерю от { $card } { $with }
log-payment_moved = { $who } <переводить> счёт { $to }
log-payment_prevented = { $who } ничего не <платить>
log-resolved = Итак, { CASE($card, case: "nom") } делает своё дело
log-lost_fortitude = { $who } <терять> { $n } { points } стойкости { $tracks }
log-gained_fortitude = { $who } <получать> { $n } { points } стойкости { $tracks }
log-gained_alcohol = { $who } <получать> { $n } { points } хмеля { $tracks }
log-lost_alcohol = { $who } <терять> { $n } { points } хмеля { $tracks }
points = { $n ->
    [one] очко
    [few] очка
   *[many] очков
}
coins = { $n ->
    [one] золотой
   *[many] золотых
}
log-turned_over = { $who } <переворачивать> { $card }
log-paid = { $who } <платить> { $n } { coins } { $to }
log-anted = { $who } <ставить> { $n } { coins }
log-spared = { $who } не <платить> { $n } { coins }: угощает таверна
log-inn_paid = Таверна платит { $n } { coins } { $to } за { CASE($who, case: "acc") }
log-paid_for = { $who } <платить> { $n } { coins } { $to } { $for }
log-took_gold = { $who } <брать> { $n } { coins } { $from }
log-gained_gold = { $who } <получать> { $n } { coins }
log-lost_gold = { $who } <терять> { $n } { coins }
log-pot_taken = { $who } <забирать> { $part ->
    [half] половину банка
   *[all] банк
}: { $n } { coins }
log-activated = { CASE($cards, case: "nom") } { $mine } действует { $at }
log-used = { $who } <применять> { $ability } { $at }
log-contest_scores = В кружках: { $scores }
log-showed = { $who } <показывать> { $cards }
log-taken_up = { $who } <брать> { $card } в руку
log-fetched = { $who } <возвращать> себе { $card }
log-revealed = { $who } <открывать> { $card } из колоды { $pile }
log-given = { $who } <класть> { $card } перед { CASE($target, case: "ins") }
log-kept = { $who } <оставлять> себе { $card }
log-round_opened = { $who } <начинать> партию в кости
log-took_control = { $who } <вести> партию
log-passed_round = { $who } <пасовать>
log-left_round = { $who } <покидать> партию
log-forced_out = { $who } <вылетать> из партии
log-round_won = { $who } <выигрывать> партию: в банке { $n } { coins }
log-round_prolonged = { $who } <продлевать> партию: банк ещё не разыгран
log-round_ended = Партия в кости закончена
log-pot_to_inn = Банк, { $n } { coins }, уходит таверне
log-drink_ordered = { $who } <заказывать> напиток { $for }
log-drink_revealed = { $who } <открывать> { $card }
log-chaser_revealed = … с прицепом: { CASE($card, case: "nom") }
log-chain_broken = … но за ним { CASE($card, case: "nom") }, а это не напиток: ничего не происходит
log-event_revealed = { $who } <открывать> { $card }
log-drink_changed = { $who } <менять> напиток { $with_card }: { $content }
log-drink_split = { $who } <делить> напиток { $with }
log-drink_passed = { $who } <передавать> напиток { $to }
log-drink_ignored = { $who } <игнорировать> напиток
log-drank = { $who } <пить> { $cards }
log-sobered_up = { $who } не <пить>: стопка пуста, и <трезветь> понемногу
log-drink_deck_renewed = Колода напитков пуста: кружки моют, и каждый платит по счёту
log-contest_started = Состязание в питье!
log-contest_won = { $who } <побеждать> в состязании
log-contest_without_winner = В состязании не побеждает никто
log-contest_tied = Ничья: ещё по кружке тем, кто остался
log-last_chance = { $who } вот-вот <выбывать> из игры: последнее слово?
log-passed_out = { $who } <валиться> под стол!
log-out_of_gold = { $who } <оставаться> без золота и <вылетать> под дождь
log-gold_divided = Золото { $mine } делят: { $share ->
    [0] его забирает таверна
   *[other] по { $share } каждому, кто остался
}
log-turn_ended = Ход окончен
log-game_over = { $who } <побеждать> в игре!
log-looked = { $who } <смотреть> в карты { CASE($target, case: "gen") }
log-remark = { $who }: «{ $words }»

## кто, кому
log-inn = таверна
log-nobody = никто
log-group = { $of }
log-seat = место { $n }
log-self = { $you ->
    [yes] { $case ->
        [ins] собой
        [dat] себе
       *[acc] себя
    }
   *[no] { $case ->
        [ins] собой
        [dat] себе
       *[acc] себя
    }
}
log-owner = { $of ->
    [you] (это твоё)
   *[one] { CASE($of, case: "gen") }
}

## что
log-a-card = { $case ->
    [nom] карта
   *[acc] карту
}
log-face-down = { $case ->
    [nom] закрытая карта
   *[acc] закрытую карту
} { $pile }
log-cards = { $n ->
    [0] ничего
    [1] { $case ->
        [nom] карта
       *[acc] карту
    }
    [one] { $n } { $case ->
        [nom] карта
       *[acc] карту
    }
    [few] { $n } карты
   *[many] { $n } карт
}
log-cards-of = { $n ->
    [1] карту
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
} { $pile }
log-some = немного
log-amount = { $thing }: { $n }
log-score = { $who } { $n }

## конец строки
log-at = на { CASE($target, case: "acc") }
log-to = { CASE($target, case: "dat") }
log-to-inn = таверне
log-to-pot = в банк
log-to-nobody = ни на кого
log-from = у { CASE($target, case: "gen") }
log-from-inn = у таверны
log-from-pot = из банка
log-for = для { CASE($target, case: "gen") }
log-with = с { CASE($target, case: "ins") }
log-on-track = на шкале { $whose }
log-on-both-tracks = на обеих шкалах
log-less = : меньше на { $numbers }
log-half-drunk = половина выпита
log-drink-now = теперь { $numbers }
log-drink-empty = в нём ничего не осталось

# То же в двух словах, для тех, кто слушает и уже слышал, что было до этого.
log-played-brief = { $who }: { CASE($card, case: "nom") } { $at }
log-answered-brief = { $who }: { CASE($card, case: "nom") } { $at }
log-used-brief = { $who }: { $ability } { $at }
log-activated-brief = { CASE($cards, case: "nom") } { $mine } { $at }
log-chaser_revealed-brief = Прицеп: { CASE($card, case: "nom") }
log-drink_passed-brief = напиток { $to }
log-sobered_up-brief = { $who } ничего не <пить>
log-paid-brief = { $who }: { $n } { coins } { $to }
log-payment_moved-brief = счёт { $to }
log-round_won-brief = { $who }: банк, { $n } { coins }
log-pot_to_inn-brief = банк таверне
log-forced_out-brief = { $who }: вон из партии
log-contest_tied-brief = ничья: ещё по кружке
log-last_chance-brief = { $who }: последний шанс
log-out_of_gold-brief = { $who }: вне игры, золота нет
log-gold_divided-brief = { $share ->
    [0] золото забирает таверна
   *[other] по { $share } каждому, кто остался
}
log-beginning = { $who }
