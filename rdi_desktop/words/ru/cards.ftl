# Целые карты.
label = { $what }
opening = { $timed ->
    [yes] { $moments }{ $word ->
        [while] , пока { $condition }
        [if] , если { $condition }
       *[no] {""}
    }
   *[no] { $word ->
        [while] пока { $condition }
        [if] только если { $condition }
       *[no] {""}
    }
}{ $cost ->
    [yes] { opening-cost }
   *[no] {""}
}
opening-cost = { $timed ->
    [yes] , цена ({ $price })
   *[no] { $word ->
        [no] цена ({ $price })
       *[if] , цена ({ $price })
    }
}
card-opening = { $start }:
take-control = возьми партию в свои руки
control-instead = если партия уже идёт, возьми её в свои руки
not-on = эту карту нельзя играть на карту, которая { $causes }
only-answers = ответить на эту карту можно только картой { $titles }, как бы она там ни называлась
no-effect = он ни на что не действует
