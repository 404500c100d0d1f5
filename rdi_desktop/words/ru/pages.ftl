# Что говорят за столом другие страницы.
menus-breaks = &{ $place } { $people } вмешивается
game-page-pay = Заплатить
game-page-nobody = Никто
game-page-pay-2 = К оплате { $gold }: { $payers }
game-page-press-key-would-rather = Нажми свою клавишу, если не хочешь платить; пробел платит.
game-page-key-look-hand-answer = Твоя клавиша: посмотри карты и ответь. Пробел: никто. Правый щелчок по имени: тебя пропускают дольше.
game-page-anyone = { $what }: кто-нибудь?
game-page-gold = { $n } { $n ->
    [one] золотой
   *[many] золотых
}
