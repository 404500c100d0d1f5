# When a card may be played. $beside is what else has to hold, in brackets.
when = when { $clause }{ $beside }
after = after { $clause }{ $beside }
at = { $clause }{ $beside }
as-soon-as = as soon as { $clause }{ $beside }
about = when { $who } { $who ->
    [one] is
   *[you] are
} about to { $bare }
beside = { $what }{ $beside }
besides = {" "}({ $rest })

plays-card = <play> { A($card) }{ $that }
plays-any-card = <play> a card
plays-with = <play> { $typed ->
    [yes] { A($types) } card
   *[no] a card
}{ $hits ->
    [yes] {" "}that makes players lose Fortitude
   *[no] {""}
}
card-by-title = { $title }
card-of = { $tokens ->
    [yes] card or token
   *[no] { $typed ->
        [yes] { $types } card
       *[no] card
    }
}{ $changes ->
    [yes] {" "}that changes a Drink
   *[no] {""}
}{ $that ->
    [negates] {" "}that Negates
    [ignores] {" "}that Ignores
   *[no] {""}
}{ $but ->
    [kin] {" "}(but not one of its own kind)
    [title] {" "}other than { $title }
   *[no] {""}
}
that-causes = {" "}that { $causes }
card-would-cost = { $whose ->
    [another] another player's { $card }
    [self] your own { $card }
   *[any] { A($card) }
} would make you lose Fortitude
card-would-affect = { $whose ->
    [another] another player's { $card }
    [self] your own { $card }
   *[any] { A($card) }
}{ $that } would affect your { $what }
reveals-curse = <reveal> a Curse
reveals-event = <reveal> a Drink Event
event-would-affect = a Drink Event would affect your { $what }
event-would-affect-you = a Drink Event would affect you
about-drink = <drink> { $chaser ->
    [yes] a Drink
   *[no] { $flagged ->
        [yes] a Drink
       *[no] { $affecting ->
            [yes] something
           *[no] {""}
        }
    }
} { such-drink }
reveals-drink = <reveal> a Drink { such-drink }
such-drink = { $chaser ->
    [yes] with a Chaser
   *[no] {""}
} { $flagged ->
    [yes] that is not { $unflagged } yet
   *[no] {""}
} { $affecting ->
    [yes] that would affect your { $affects }
   *[no] {""}
}
loses = <lose> { $what } { cause }{ unreduced }
gains = <gain> { $what } { cause }{ unreduced }
body-hit = a thing of yours in play loses { $what } { cause }
cause = { $by ->
    [another] { $something ->
        [yes] to another player's { $through }
       *[no] to another player
    }
    [self] { $something ->
        [yes] to your own { $through }
       *[no] to yourself
    }
   *[nobody] { $something ->
        [yes] through { A($through) }
       *[no] {""}
    }
}
unreduced = { $unreduced ->
    [yes] {" "}that you did not reduce
   *[no] {""}
}
drinks-drink = <drink> a Drink{ $gained ->
    [yes] {" "}and <gain> { $what } by it
   *[no] {""}
}
about-pay = <pay> Gold
about-pay-reshuffle = <pay> for a new Drink Deck
about-ante = <ante>
about-take = <have> Gold taken
about-forced-out = <be> forced out of the Round
about-drop-out = <drop> out of the game
wins-round = <win> a Round of Gambling
opens-round = <open> a Round of Gambling
has-paid = <have> paid Gold
round-over = a Round of Gambling{ $part ->
    [yes] {" "}in which you took part
   *[no] {""}
}{ $won ->
    [yes] {" "}and that you won
    [no] {" "}and that you did not win
   *[any] {""}
} is over
during-round = during a Round of Gambling
anytime = at any time
in-phase = in your { $phase }
at-phase-start = at the start of your { $phase }
at-phase-end = at the end of your { $phase }
at-turn-start = at the start of { turn-whose } turn
at-turn-end = at the end of { turn-whose } turn
turn-whose = { $whose ->
    [another] another player's
    [any] any player's
   *[your] your
}
track-changes = your { $track } changes
track-becomes = your { $track } becomes { $to }
reveals-of-pile = you reveal a { $pile } card whose place is taken
another-drops-out = another player drops out of the game
you-turn-this-up = you turn this face up
you-gain-this = you gain this
this-leaves-you = this leaves you face up
goes-to-inn = { A($name) } goes to the Inn

# Filters that a moment does not say by itself
such-a-card = { A($type) } card
by-whom = by { $who ->
    [another] another player
    [you] you
   *[any] any player
}
of-whom = of { $who ->
    [another] another player
   *[any] any player
}
if-it-affects = if it would affect your { $what }
if-it-changes = if it changes a Drink
if-it-causes = if it { $causes }
but-not = but not { $what }
through-a = through { A($things) }
through = { $things }{ $hand ->
    [yes] {" "}from hand
   *[no] {""}
}
through-card = card
through-drink = Drink
through-event = Drink Event
through-token = token
if-it-affects-you = if it would { not } affect you
if-not-yet = if it is not { LOWER($word) } yet
with-chaser = { $not ->
    [yes] without
   *[no] with
} a Chaser
which-you-reduced = which you { $not ->
    [yes] did not reduce
   *[no] reduced
}
if-it-negates = if it { $not ->
    [yes] does not Negate
   *[no] Negates
}
if-it-ignores = if it { $not ->
    [yes] does not Ignore
   *[no] Ignores
}
if-gained = if { $what } is gained by it
why-card = for a card
why-reshuffle = for a new Drink Deck
why-contest = in a Drinking Contest
