# What is said about games outside the table: saved, replayed, tried out, hosted.

## saved games
save-unreadable = The file cannot be read: { $why }.
save-empty = This file is empty: the program must have ended before it could write the first line.
save-not_a_game = This file is no saved game.
save-header_damaged = The first line of this file is damaged. It says who plays and what was dealt, so that nothing can be saved.
save-too_new = This game was saved by a newer version of the program ({ $detail }). Please update.
save-other_form = This game was saved by version { $detail } of the program, in a form that this one cannot read.
save-unknown-version = unknown
save-missing = This game needs something that is not here ({ $detail }). Put the file back that it came from.
save-not-written = The game cannot be written down: { $why }. You can play on: it is tried again with every move, and everything is kept until then. A copy can be saved elsewhere (Ctrl+S).
save-lost = The last moves of the game that was left are lost: { $why }.
save-truncated = The last line of the file was not finished. The game goes on from the move before it; nothing else is missing.
save-other_cards = Some cards have changed since this game was begun. It still goes the same way, so nothing is lost.
save-damaged = Line { $line } of the file is damaged: { $detail }. Everything before it is sound, up to a move in turn { $turn }. From there the game can go on in a new file; the damaged one stays as it is.
save-other_rules = This game was played with other rules or cards than these, and cannot go on as it stands: { $detail }. Up to the beginning of turn { $turn } both agree. From there it can go on in a new file; the old one stays as it is.
save-why-looks-different = the table looks different

## guest book
book-unreadable = The guest book cannot be read: { $why }.
book-too_new = The guest book was written by a newer version of the program. It stays as it is.
book-not-written = The guest book cannot be written: { $why }.
book-put-aside = The guest book was damaged. It lies aside as “{ $file }”, and a new one is begun.
book-damaged = The guest book is damaged: { $why }.

## how a character does
balance-because-passed_out = passed out
balance-because-no_gold = out of Gold
balance-because-endless = a game without an end
balance-because-in = still there
balance-none = No game is over yet.
balance-more = That is more than its share.
balance-less = That is less than its share.
balance-share = That is its share, as far as these games tell.
balance-told = { $rate } % of { $n } games won (95 %: { $low } to { $high } %; par { $par } %)
balance-wins = when it wins, the others are: { $how }
balance-loses = when it loses, it is: { $how }
balance-turns = turns a game: median { $n }
balance-head-card = card
balance-head-drawn = drawn
balance-head-played = played
balance-head-thrown = thrown
balance-head-unused = unused
balance-head-won = won with
series-process-gone = a process has ended before its games

## a worked example, step by step
example-begins = So it begins.
example-move = { $move }.
example-turn = On to { $who }’s turn.
example-next-turn = On to the turn.
example-phase = On to { $who }’s { $phase ->
    [start] start
    [discard_and_draw] discard and draw
   *[action] action
    [order] order
    [drink] drink
    [end] end
} phase.
example-next-phase = On to the { $phase ->
    [start] start
    [discard_and_draw] discard and draw
   *[action] action
    [order] order
    [drink] drink
    [end] end
} phase.
example-possible = Possible now: { $move }.
example-impossible = Not possible now: { $move }.
example-pass = { $who } passes
example-drink = { $who } drinks
example-end_turn = { $who } ends the turn
example-play = { $who } plays “{ $title }”{ $on ->
    [no] {""}
   *[yes] {" "}on { $targets }
}
example-play-a-card = { $who } plays “a card”{ $on ->
    [no] {""}
   *[yes] {" "}on { $targets }
}
example-do = { $who } uses { $ability }{ $on ->
    [no] {""}
   *[yes] {" "}on { $targets }
}
example-choose = { $who } chooses { $what }
example-order = { $who } orders for { $what }
example-discard = { $who } discards { $what }
example-nothing = nothing
example-so = And so: { $facts }.
example-has-fortitude = { $n } Fortitude
example-has-alcohol = { $n } Alcohol Content
example-has-gold = { $n } Gold
example-has-drink_me = { $n } on the Drink Me! pile
example-has-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
example-has = { $who } has { $what }
example-out = { $who } is { $out ->
    [yes] out
   *[no] still in
}
example-in-round = { $who } is { $there ->
    [yes] in the Round
   *[no] not in the Round
}
example-pot = { $n } Gold in the pot
example-no-round = no Round is running
example-nothing-waits = nothing is waiting
example-winner = { $who } has won

## networks and hosts
net-nothing-gets-out = Nothing gets out of this computer ({ $why }).
net-nothing-gets-out-by = Nothing gets out by { $name } ({ $why }).
net-no-encryption = This computer has no library that encrypts connections. RDI Desktop needs OpenSSL 3: install it, and start again.
net-joined = joined '{ $table }' on loopback, encrypted by { $encrypts }
host-new-key = this host has a new key, for the old one is damaged or of a kind that not every computer can use, and with it a new join code. Tell the company the new one: everybody comes back to their seats with it
host-game-lost = the company is here, but its last game cannot be gone on with ({ $why })
host-not-written = what happens here cannot be written down: { $why }
host-company-damaged = the file of the last company is damaged: this is a new one.{ $kept ->
    [no] {""}
   *[yes] {" "}The old file is { $file }
}
host-not-lent = { $file } is not at this table: { $why }
host-busy = Another window of this computer has a table open. Join that one, or close it first.

## commands
command-trouble = rdi-desktop: { $why }
command-no-screen = rdi-desktop: there is no screen here to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set)
command-host-open = Hosting '{ $name }' on port { $port }. Join code: { $code }
command-host-code = The join code is now { $code }
command-host-busy = rdi-desktop: { $error } --folder keeps another company.
command-host-folder = rdi-desktop: nothing can be kept in { $folder }: { $error }
command-host-not-laid = rdi-desktop: the table cannot be laid so: --{ $option }
command-host-not-there = rdi-desktop: cannot host a table there: { $error }. --port takes another port.
