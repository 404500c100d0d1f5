## answer-clock
answer-clock-table-agreed-time-think = The table has agreed on a time to think. When it has run out, the plainest answer is given.
answer-clock-time-left-think = Time that is left to think

## auto-pass
auto-pass-click-press-f8-asked = Click, or press F8, to be asked again

## bubble
bubble-wench = The Wench
bubble-go = Go on
bubble-skip = Skip
bubble-again = Again
bubble-leave = Leave
bubble-take-back = Take it back

## card
card-drinks-drunk = Drinks drunk
card-before-2 = Before { $name }
card-discards = { $name }: discards of the { $side_deck }
card-pot = In the pot
card-prizes-inn = Prizes at the Inn
card-prizes-bin = Prizes in the bin
card-rooms-dungeon = Rooms of the dungeon
card-loot-goal = Loot at the goal
card-tricks-were-used = Tricks that were used
card-happens-taverns = What happens in taverns
card-drunk = Drunk at { $name }
card-open-piles = Open piles
card-none-these-lies-open = None of these lies open before you now.
card-card = This card
card-counts = counts as <b>{ $name }</b>
card-may-play-now = <p style="color:{ $leaf }">You may play it now.</p>
card-cannot-play-now = You cannot play it now. { $reason_text }
card-been-negated = It has been Negated.
card-taking-effect = It is taking effect.
card-being-played = It is being played.
card-about = All about { $name }

## countdown
countdown-when-run-out-table = When this has run out, the table goes on. The settings say how long it takes, if at all.
countdown-time-left-answer = Time that is left to answer

## docks
docks-log = Log
docks-rules-inspector = Rules inspector
docks-comes-back = { $windowTitle } comes back
docks-close = Close { $windowTitle }

## ending
ending-rematch = Rematch
ending-another-table = Another table
ending-watch-again = Watch it again
ending-how-went = How it went
ending-door = To the door
ending-moment = That moment
ending-moment-evening = The moment of this evening: { $lower }{ $told }
ending-nobody-left-standing = Nobody is left standing!
ending-took-turns = It took { $turn_number } turns.

## fan
fan-card-other-s-newest = { $title }: { $count } card{ $count ->
    [one] {""}
   *[other] s
}, the newest last

## inspector
inspector-rules-inspector = Rules inspector
inspector-card-question = The card in question
inspector-break = Break in: { $uncapital }
inspector-goals-inn = the Inn
inspector-goals-pot = the pot
inspector-round-gambling = Round of Gambling
inspector-turn = Turn { $turn_number }: { $player }
inspector-being-played = Being played
inspector-nothing-waiting-happen = <p style="color:{ $dim }">Nothing is waiting to happen.</p>
inspector-being-played-newest-first = Being played, newest first
inspector-answer = in answer to
inspector-done = done to
inspector-owes-gold = { $player } owes { $get } Gold to { $goal }
inspector-on = on { $people }
inspector-revealed = , revealed by { $player }
inspector-by = by { $player }{ $at }
inspector-of = of { $player }
inspector-through = through { $card_link }{ $of }
inspector-was = (was { $first })
inspector-with = with { $card_link }
inspector-happen = <span style="color:{ $refusal }">It will not happen.</span>
inspector-taking-effect = <span style="color:{ $copper_light }">It is taking effect.</span>
inspector-negated = Negated by { $numbered }
inspector-first-done = first { $numbered } is done to it
inspector-ignores = { $player } Ignores it by { $numbered }
inspector-nobody-does-more = <span style="color:{ $copper_light }">If nobody does more: { $told }</span>
inspector-nobody-does-more-2 = <span style="color:{ $copper_light }">If nobody does more:{ $rows }</span>
inspector-negated-2 = { $numbered } is Negated
inspector-does-nothing = { $numbered } does nothing to { $player }
inspector-face-down = { $cards } of { $player }, face down
inspector-by-2 = , by { $card_link }
inspector-takes = { $player } takes { $stakes }
inspector-inn-takes = the Inn takes { $stakes }
inspector-opened = opened by { $player }
inspector-in-it = in it: { $people }
inspector-control = in control: { $player }{ $by }
inspector-passed-since = have passed since: { $people }
inspector-next = next: { $player }
inspector-only-cards-take-control = only { $listed } cards take control now
inspector-nobody-does-more-3 = <span style="color:{ $copper_light }">If nobody does more:<br>· { $winner }</span>
inspector-anyone-asked = Anyone? Asked: { $people }.
inspector-looking = { $player } is looking.
inspector-nothing-2 = Nothing from: { $people }.
inspector-may-do = What you may do
inspector-pub-crawl = Pub Crawl
inspector-house-rules = House rules
inspector-before-players = Before the players
inspector-whoever = { $thing }, for whoever has one: { $each }
inspector-point-any-card = Point at any card to read about it; click one in the log or here to keep it.
inspector-for-nothing = { $player } nothing
inspector-doing = { $of }'s doing

## log
log-kind_names-play = Cards played
log-kind_names-drink = Drinks
log-kind_names-gamble = Gambling
log-kind_names-money = Gold
log-kind_names-number = Fortitude and Alcohol
log-kind_names-card = Hands and decks
log-kind_names-talk = What they say
log-whose-lines-show = Whose lines to show
log-lines-show = Which lines to show
log-everything = Everything
log-log = Log
log-everybody = Everybody
log-fortitude-alcohol-content-gold = { $fortitude } Fortitude, { $alcohol } Alcohol Content, { $gold } Gold

## notice
notice-click-send-away = Click to send it away

## out-sheet
out-sheet-watch = Watch
out-sheet-end-quickly = To the end quickly
out-sheet-new-game = New game
out-sheet-out = You are out!
out-sheet-out-2 = You are all out!
out-sheet-hands-open = All hands are open to you now, so no move from before can be taken back.

## pass-menu
pass-menu-pass = Pass for { $name } …
pass-menu-drink = for this Drink
pass-menu-until-my-turn-even = until my turn, even if I am hit
pass-menu-ask-again = Ask again
pass-menu-mode-turn = until my turn
pass-menu-mode-concerned = until something concerns me
pass-menu-mode-hurt = until something takes { $hurts } or more from me
pass-menu-mode-stack = for what is being played now
pass-menu-mode-title = whenever this card is played

## people-bar
people-bar-key = { $name }, key { $key }
people-bar-may-play-anytime-card = { $name } may play an Anytime card. Never mind (Esc)
people-bar-keys-elsewhere = A key answers again once Esc, or a click here, has brought the keyboard back.
people-bar-nobody = Nobody

## table-buttons
table-buttons-hold-everything = Hold everything
table-buttons-go-space = Go on by one (Space)
table-buttons-how-fast-everything-shown = How fast everything is shown
table-buttons-take-back = Take back
table-buttons-hint-once-more-deeper = A hint; once more for a deeper one
table-buttons-pass-me = Pass for me …
table-buttons-rules-inspector = The rules inspector
table-buttons-go = Go on
table-buttons-how-fast-everything-shown-2 = How fast everything is shown: { $what }

## entrance
entrance-table-called = What this table is called
entrance-name = Your name
entrance-others-see-their-list = what the others see in their list
entrance-others-call = what the others call you
entrance-port = Port
entrance-others-find-their-list = Others find it in their list
entrance-otherwise-type-address = Otherwise they have to type the address.
entrance-open-table = Open the table
entrance-go-last-company = Go on with the last company
entrance-tables-open-network = Tables that are open on this network
entrance-looking-tables = Looking for tables …
entrance-address = Address
entrance-such-192-168-1 = such as 192.168.1.20
entrance-port-table = Port of the table
entrance-join-code = Join code
entrance-name-table = Your name at that table
entrance-join = Join
entrance-back = Back
entrance-host-table = Host a table
entrance-game-played-computer-others = The game is played on this computer, and the others join it with a code that you tell them.
entrance-table = Table
entrance-you-are = You are
entrance-nobody-join = If nobody can join
entrance-join-table = Join a table
entrance-game-several-computers = One game, several computers
entrance-take-type-code-stands = Take one, and type the code that stands on its host’s screen.
entrance-table-answers-far-type = No table answers so far. { $unheard } Type the address that the host’s screen shows.
entrance-table-answers-far-may = No table answers so far. It may be that broadcasts do not pass here: then type the address that the host’s screen shows.
entrance-host = Host
entrance-address-looks-like-192 = “{ $strip }” is no address. It looks like 192.168.1.20, or is the name of a computer.
entrance-sits-down = sits down
entrance-own-table = { $name }’s table
entrance-people = { $n } { $n ->
    [one] person
   *[other] people
}
entrance-plays = plays
entrance-a-table = A table

## lan
lan-refused-code = That is not the join code of this table. It stands on the host's screen; letters may be small, and dashes left out.
lan-refused-full = This table is full: nobody else fits in.
lan-refused-removed = The host has sent this computer away. To come back it needs the new join code.
lan-refused-not_understood = The host did not understand this program. Are both the same version?
lan-refused-too_fast = The host has ended the line: more came from here than anybody can click.
lan-refused-closed = The host has ended the line, since nobody said who called.
lan-refused-other_cards = This table plays with cards that differ from those here. Take the same version of the program on both computers; what the host has made up comes along by itself.
lan-failed-not_found = Nobody answers at { $address }, port { $port }. Is the table open there, and does its firewall let the program through?
lan-failed-no_line = Somebody answers at { $address }, port { $port }, and ended the call at once: no line is free there just now, or it is no table of RDI Desktop. Try again in a moment.
lan-failed-senseless = What { $address } says made no sense to this program three times. It is not called any more.
lan-failed-false_host = Whoever answers at { $address } is not the table that this code belongs to. Look at the code once more.
lan-failed-damaged = What { $address } says makes no sense to this program. Is it a table of RDI Desktop, of the same version?
lan-no-moved_on = The table had moved on already.
lan-no-not_yours = That seat belongs to another computer.
lan-no-nothing_asked = Nothing is asked there any more.
lan-no-somebody_was_first = Somebody was faster.
lan-no-settled = Whoever sits there is ready, and stays. The host may move them.
lan-no-full = The table has no more seats.
lan-no-kept_free = The last seats are kept for those who are here and have none yet.
lan-no-no_name = A name needs something that can be seen.
lan-no-unknown_character = The host does not know that character.
lan-no-missing = Something is still missing.
lan-no-too_much_said = Too much is being said at once. That line was not sent.
lan-no-not_allowed = That is not possible now.
lan-notes-joined = { $name } has come in.
lan-notes-left = { $name } is away.
lan-notes-came_back = { $name } is back.
lan-notes-stands_in = A computer player stands in for { $name }.
lan-notes-gave_back = { $name } plays again.
lan-notes-removed = { $name } was sent away, and the table has a new join code.
lan-notes-new_code = The table has a new join code. Whoever is here needs none.
lan-code-wrong-too-often = The code was wrong too often, here or at other computers. Try again in { $when }.
lan-from = from { $detail }
lan-somebody-come-table-computers = Somebody has come to the table in this computer's place{ $where }, with what only this computer should have known.
lan-host-plays-these-two = The host plays with { $detail }, and here is { $program }: these two do not understand each other. Install the newer one on both computers.
lan-host-does-let-computer = The host does not let this computer in.
lan-looks = looks on
lan-away-computer-player-stands = away, a computer player stands in
lan-ready-yet = not ready yet
lan-away-table-waits = { $who } { $n ->
    [one] is
   *[other] are
} away. The table waits.
lan-missing-no_name = Somebody has no name yet.
lan-missing-same_name = Two players have the same name.
lan-missing-no_character = Somebody has no character yet.
lan-missing-no_pick = Somebody is still to pick one of three characters.
lan-missing-same_character = Two players want to be the same character.
lan-missing-wrong_number = This kind of game is for another number of players.
lan-missing-no_preset = Say again how hard it is to be.
lan-missing-no_boss = A Boss is a villain with Boss cards: somebody needs another character.
lan-missing-not_ready = Not everybody is ready yet.
lan-missing-nobody = Somebody should sit down: there are only computer players so far.
lan-seconds = { $n } seconds
lan-minutes = { $n } minutes
lan-another-version = another version
lan-away = away
lan-ready = ready

## line-sheets
line-sheets-leave-table = Leave the table
line-sheets-computer-player-plays-them = A computer player plays for them

## lobby-page
lobby-page-take-seat = Take a seat
lobby-page-add-computer = Add a computer
lobby-page-draft = Draft
lobby-page-everybody-dealt-three-characters = Everybody is dealt three characters and picks one; computer players pick at once
lobby-page-ready = Ready
lobby-page-begin = Begin
lobby-page-leave = Leave
lobby-page-somebody-away = If somebody is away
lobby-page-table-waits = the table waits
lobby-page-computer-player-stands = a computer player stands in
lobby-page-computer-players-think = Computer players think for
lobby-page-not-at-all = not at all
lobby-page-seconds = { $n } s
lobby-page-host-begins-game = The host begins the game.
lobby-page-begins = Begins
lobby-page-drinks = Drinks
lobby-page-dungeon = Dungeon
lobby-page-pub-crawl = Pub Crawl
lobby-page-whoever-away = Whoever is away:
lobby-page-computer-players-think-2 = Computer players think
lobby-page-draft-2 = No draft
lobby-page-ready-yet = Not ready yet
lobby-page-take-seat-look = Take a seat, or look on
lobby-page-picks-three = { $name } picks one of three
lobby-page-character = A character for { $name }
lobby-page-guest = Guest
lobby-page-bot = Bot
lobby-page-chosen-character = { $name } has chosen that character.
lobby-page-with = with { $people }
lobby-page-copy = Copy
lobby-page-new-code = New code
lobby-page-another-join-code-whoever = Another join code: whoever knows only the old one does not come in any more
network-cable = { $address } (cable)
network-wifi = { $address } (Wi-Fi)
network-other = { $address } ({ $name })
network-vpn = { $address } (VPN { $name })
network-container = { $address } (containers { $name })
lobby-page-join-code = Join code
lobby-page-join-code-2 = Join code { $join }
lobby-page-copied = Copied
lobby-page-host-says = The host says so.
lobby-page-no-address = this computer has no address on a network; port { $port }
lobby-page-copy-both = Copy address and join code: the others paste them where an address is asked for
lobby-news-sits = { $name } sits down, as { $character }.
lobby-news-rises = { $name } has left the seat.
lobby-news-named = { $old } is called { $new } now.
lobby-news-plays = { $name } plays { $character }.
lobby-news-option = Changed: { $what }: { $now }.
lobby-news-ready = { $ready ->
    [yes] { $name } is ready.
   *[no] { $name } is not ready any more.
}
lobby-news-complete = { $host ->
    [yes] Everybody is ready. You can begin.
   *[no] Everybody is ready. The host begins the game.
}
entrance-no-table-any-more = No table answers any more.

## network-game
network-game-company = The company
network-game-nothing-kept = Nothing can be kept in { $folder }: { $strerror }.
network-game-port-taken-another-program = Port { $port } is taken, by another program or by another table on this computer. Choose another one.
network-game-calling = Calling at { $host } …
network-game-table-computer-closes-everybody = The table is on this computer: it closes for everybody. You can open it again and go on where it was left.
network-game-seats-wait-join-again = Your seats wait for you: join again with the same code to go on.
network-game-sent-away-does-come = { $name } is sent away and does not come back to those seats; a computer player takes them.
network-game-send-away = Send { $name } away?
network-game-send-away-2 = Send away
network-game-never-mind = Never mind
network-game-something-host-made-up = Something that the host has made up cannot be used: { $left_out }
network-game-leave-table = Leave the table
network-game-guest = Guest
network-game-back-lobby = Back to the lobby
network-game-game-could-kept = The game could not be kept here: { $error }
network-game-table = the table
network-game-line-cut-trying-again = The line to { $table } is cut. Trying again …
network-game-seats-kept-soon-host = Your seats are kept. As soon as the host answers, the game goes on where it stands.

## people-panel
people-panel-said = What is said
people-panel-say-something = Say something …
people-panel-say-something-2 = Say something
people-panel-host = { $name }, the host
people-panel-play-them = Play for them
people-panel-let-computer-player-play = Let a computer player play for { $name } until they are back
people-panel-send-away = Send { $name } away
people-panel-wait-again = Wait again

## qr-code
qr-code-button = QR
qr-code-name = QR code of address and join code
qr-code-title = Join this table
qr-code-about = A phone's camera reads address and join code from it. On the other computer they are typed or pasted where an address is asked for.
qr-code-spoken = Address { $address }, join code { $code }
