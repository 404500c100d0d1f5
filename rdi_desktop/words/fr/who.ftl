and = et
or = ou
title = « { $title } »
np-you = { $case ->
    [dat] toi
   *[nom] tu
}
np-name = { $name }
