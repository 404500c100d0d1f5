# Слова стола.
terms-small = yes
terms-things-fortitude = стойкость
terms-things-alcohol = хмель
terms-things-gold = золото
terms-things-draw = карты
terms-things-energy = энергия
terms-things-buff = усиление
terms-things-fire = огонь
terms-things-ice = лёд
terms-things-cards = карты
terms-phases-start = Начало хода
terms-phases-discard_and_draw = Сброс и добор
terms-phases-action = Действие
terms-phases-order = Заказ напитка
terms-phases-drink = Пей!
terms-phases-end = Конец хода
terms-labels-turn = Ход
terms-labels-asked = Вопрос
terms-labels-controls = ведёт
terms-labels-passed = пас
terms-labels-in_control = Ведёт
terms-labels-in_round = В партии
terms-labels-deck = Колода
terms-labels-discard = Сброс
terms-labels-drink_me = Выпей меня!
terms-labels-drink_deck = Напитки
terms-labels-drink_discard = Выпитое
terms-labels-inn = Таверна
terms-labels-pot = Банк
terms-labels-you_can = можешь ты!
terms-labels-as_it_stands = Пока так
terms-labels-open = кто-нибудь?
terms-labels-skip_dealing = Без раздачи
terms-labels-key_pass = Пробел
terms-out-passed_out = Под столом
terms-out-no_gold = Без золота
terms-out-out = Вне игры

## вопросы
asking-prompts-discard = Сбрось, что не нужно, и возьми новые карты
asking-prompts-action = Твоя фаза действия: сыграй карту «Действие» или продолжай
asking-prompts-order = Закажи напиток: щёлкни того, кому он достанется, или перетащи туда
asking-prompts-drink = Пора пить: открой верх своей стопки «Выпей меня!»
asking-prompts-gamble = Твой черёд в партии: возьми её в свои руки или пасуй
asking-prompts-pay = К оплате: { $gold } { coins-due } { $to }
asking-prompts-ante = К ставке: { $gold } { coins-due }
coins-due = { $gold ->
    [one] золотой
   *[many] золотых
}
asking-prompts-last_chance = Вот-вот вне игры: { $about }. Можешь ли ты что-то сделать?
asking-prompts-action_none = Твоя фаза действия: на руке нет карты «Действие», которую можно сыграть
asking-prompts-ordered = Твой напиток уже несут: сыграй ещё карту или продолжай
asking-prompts-order_more = Кому следующий напиток? Осталось заказать: { $left }
asking-prompts-order_last = Кому следующий напиток?
asking-prompts-gamble_none = Твой черёд в партии: на руке нет карты, которая берёт её в свои руки
asking-places-inn = таверна
asking-places-pot = банк
asking-waiting-discard = { $name } выбирает, что сбросить
asking-waiting-action = { $name } думает над действием
asking-waiting-order = { $name } заказывает напиток
asking-waiting-drink = { $name } собирается пить
asking-waiting-gamble = { $name } играет или пасует в партии
asking-options-done = Готово
asking-options-drink = Пить!
asking-passes-pay = Заплатить
asking-passes-gamble = Пасовать
asking-passes-respond = Пусть будет
asking-passes-landed = Принять
asking-passes-last_chance = Добавить нечего
asking-dones-action = Без действия
asking-dones-order = Дальше
asking-do-want-answer = хочешь ответить?
asking-do-want-answer-2 = { $upper }{ $which } — хочешь ответить{ $n ->
    [1] {""}
   *[many] {" "}на одну из них
}?
asking-anybody-may-answer = Ответить может каждый …
asking-pass-mouse-click-press = Мышь берёт { $name }: щёлкни или нажми пробел, чтобы взять свои карты
asking-neutral-targets = ни на кого
asking-on = на { $entry }
asking-to = {" "}→ { $goal }
picks-deeds-discard = Сбросить { $n }
picks-keep = Оставить всё
holdings-cards-hand = { $hand_count ->
    [one] { $hand_count } карта на руке
    [few] { $hand_count } карты на руке
   *[many] { $hand_count } карт на руке
}
stack-about-drink = Вот-вот выпьет: { $who }
stack-about = Вот-вот { $kind ->
    [win_round] выиграет партию
   *[other] вылетит из партии
}: { $who }
stack-more = и ещё { $count }
stack-kind-payment = оплата
stack-kind-win_round = выигрыш партии
stack-by = { $by }
stack-landed = { $you ->
    [yes] Ты
   *[no] { $name }
}: { $kind ->
    [loss] потеря
   *[other] прибыль
}, { $amounts }
stack-done = { $spoken } { $split ->
    [yes] +
   *[no] →
} { $goal }
stack-answers = { $name } отвечает
names-seat = место { $index }
names-you-are = ты
names-hit-back = Дать сдачи?
names-text = { $upper }{ $who }
names-entry = это
names-you = ты
names-You = Ты
names-is = { $name }
names-number = номер { $n } ({ $what })
names-does = { $name } { $does ->
    [uses] применяет
    [answers] отвечает картой
   *[plays] играет
} { $title }{ $aimed ->
    [yes] {" "}→ { $at }
   *[no] {""}
}
hints-play = сыграть «{ $card }»{ $at }{ $how }
hints-order-drink = заказать напиток → { $seats }
hints-go = продолжать
hints-on = {" "}→ { $who }
hints-pay = заплатить
hints-pass = пасовать
hints-drink = выпить
hints-answering = {" "}в ответ на «{ $what }»
spoken-the-table = Стол
around-answers = в ответ на { $what }
around-answers-number = в ответ на номер { $n }
around-in-control = Ведёт партию: { $name }
around-turn = { $name } · ход { $n }
around-apart = { $numbers }: разница { $gap }
around-goes-to = { $thing }: { $before } → { $after }
table-buttons-at-once = сразу
calling-move = Ходит { $name }
gist-who-another = один
gist-who-player = один
gist-who-others = каждый
gist-who-everyone = все
gist-who-actor = ты
gist-who-source = сдача
asking-game = { $n ->
    [0] Не побеждает никто
    [1] Побеждает { $listed }
   *[many] Побеждают { $listed }
}!
around-changes = { $thing }: { $before }, меняется
terms-labels-pass_control = Никто не ведёт
ending-wins = { $n ->
    [1] Побеждает
   *[many] Побеждают
} { $names }!
