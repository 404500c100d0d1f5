## sheet
sheet-done = Done

## menus
menus-game = &Game
menus-save-copy = &Save a copy …
menus-rematch = &Rematch
menus-deal-rematch = Deal a rematch
menus-start-screen = &Start screen
menus-go-start-screen = Go to the start screen
menus-quit = &Quit
menus-play = &Play
menus-take-back = &Take back
menus-hint = &Hint
menus-deeper-hint = A &deeper hint
menus-pass-me = &Pass for me …
menus-ask-everybody-again = &Ask everybody again
menus-shown = &On with what is shown
menus-ho-ld-everything-go = Ho&ld everything, or go on
menus-barmaid-e-xplains = The barmaid e&xplains
menus-take-back-2 = Take back &to
menus-break-person = Break in as person { $place }
menus-next-choice-list = &Next choice of the list
menus-previous-choice-list = &Previous choice of the list
menus-do-marked-list = &Do what is marked in the list
menus-view = &View
menus-log = &Log
menus-rules-inspector = Rules &inspector
menus-visit-next-player = Visit the next &player
menus-visit-player-before = Visit the player &before
menus-open-fold-map = Open or fold the &map
menus-fire = To those &by the fire, and back
menus-leaf-through = &Leaf through
menus-always-draw-arrows = Always draw &arrows
menus-watch-beginning = &Watch from the beginning
menus-write-log-into-file = Write the log into a &file …
menus-sounds = S&ounds
menus-full-screen = &Full screen
menus-help = &Help
menus-about = &What is this about?
menus-log-2 = Log
menus-say-again = Say it a&gain
menus-round = Next part of the &window
menus-round-back = Part of the window &before
menus-rules = Rules
menus-breaks = &{ $place } { $people } breaks in
menus-nothing-taken-back = Nothing can be taken back
menus-them = All of them
menus-card-lies-open = No card lies open

## main-window
main-window-saved-stands-go-start = It is saved as it stands: you can go on with it from the start screen whenever you like.
main-window-leave-game = Leave this game?
main-window-open-game = Open a game
main-window-games = Games (*{ $SUFFIX })
main-window-open-file = Open the file
main-window-stay = Stay
main-window-last-moves-written-down = The last moves are not written down
main-window-leave-same = Leave all the same
main-window-leave-table = Leave this table?
main-window-leave = Leave

## at-table
at-table-game-left = Not all of this game is left
at-table-go-turn = Go on from turn { $turn }
at-table-leave = Leave it
at-table-last-decision = The last decision

## exports
exports-game-kept-host-once = This game is kept at its host; once it is over, everybody has it.
exports-save-copy = Save a copy
exports-games = Games (*{ $SUFFIX })
exports-copy-could-written = The copy could not be written: { $strerror }.
exports-write-log = Write the log
exports-page-html-text-txt = Page (*.html);;Text (*.txt)
exports-log-could-written = The log could not be written: { $strerror }.
exports-known-host-alone-until = All of it is known to the host alone until the game is over; then everybody may look back.

## crash
crash-something-went-wrong-program = Something went wrong in the program. The game is saved up to here.
crash-something-went-wrong-program-2 = Something went wrong in the program. The game is saved up to here; what happened stands in { $path }.

## coach
coach-barmaid-lost-her-notes = The barmaid has lost her notes: { $error }
coach-sure-dear-mean-do = Sure, dear? { $text } If you mean it, do it again.
coach-i-know-how-play = I know how to play
coach-i-see = I see

## advice
advice-computer-looks-ahead = The computer looks ahead for you …

## rulebook-opener
rulebook-opener-leave-table = Leave the table
rulebook-opener-example-cannot-played = This example cannot be played: { $error }

## start
start-continue = Continue
start-learn-play = Learn to play
start-guest-book = The guest book
start-quit = Quit
start-lately-table = Lately at this table
start-turn = Turn { $turn }  ·  { $names_of }
start-turn-over = turn { $turn }, not over
start-nobody-won = nobody won
start-won = { $names } won
start-unofficial = An unofficial fan program, not for sale. The Red Dragon Inn is a game by SlugFest Games.

## newgame
newgame-add-player = Add a player
newgame-random = All at random
newgame-chance = chance
newgame-deal-everybody-character = Deal everybody a character
newgame-draft = Draft
newgame-everybody-dealt-three-characters = Everybody is dealt three characters and picks one; computer players pick at once
newgame-first-table = First table
newgame-newcomers-deirdre-fiona-gerki = For newcomers: Deirdre, Fiona, Gerki and Zot, with whom one learns the game
newgame-deal = Deal
newgame-deal-by-key = { $key } deals.
newgame-lan = On the LAN …
newgame-play-table-several-computers = Play this table on several computers: open it for others, or join another one
newgame-back = Back
newgame-seed = Seed
newgame-same-number-words-same = The same number or words, with the same players, deal the same game again.
newgame-begins = Begins
newgame-drinks = Drinks
newgame-dungeon = Dungeon
newgame-pub-crawl = Pub Crawl
newgame-new-game = A new game
newgame-draft-2 = No draft
newgame-seat = seat { $selected }
newgame-picks-three = { $who } picks one of three
newgame-character = A character for { $who }
newgame-too-few-characters-draft = There are too few characters for a draft of that table.

## table-setup
table-setup-objections-too_few = A game needs two players at least.
table-setup-objections-no_name = { $seat } needs a name.
table-setup-objections-same_name = Two players are called { $name }. Give one of them another name.
table-setup-objections-no_character = { $name } needs a character.
table-setup-objections-no_pick = { $name } picks one of three characters.
table-setup-objections-same_character = Two players want to be { $character }.
table-setup-objections-otto_is_third = Otto is the third of two: leave two players at the table.
table-setup-objections-no_first = Say again who begins.
table-setup-objections-wrong_number = { $variant } is for { $players } players.
table-setup-objections-no_preset = Say again how hard it is to be.
table-setup-objections-no_boss = { $name } is to be a Boss: choose a villain with Boss cards, not { $character }.
table-setup-surprise-me = Surprise me
table-setup-somebody-those-shown-chance = Somebody of those who are shown, by chance
table-setup-sits-table = Who sits at the table?
table-setup-cards = &Cards of { $short }
table-setup-favourite-any-more = &No favourite any more
table-setup-a-favourite = A &favourite
table-setup-or = { $join } or { $fitting }
table-setup-seat = Seat { $seat }

## table-rules
table-rules-kind-game = Kind of game
table-rules-everyone-themselves = Everyone for themselves
table-rules-begins = Begins
table-rules-drinks = Drinks
table-rules-usual = The usual
table-rules-whole-bar = The whole bar
table-rules-bar-deck-drink-decks = The Bar Deck: all drink decks shuffled together, thirty at a time.
table-rules-dungeon = Dungeon
table-rules-pub-crawl = Pub Crawl
table-rules-every-tavern = Every tavern there is
table-rules-how-hard = How hard?
table-rules-his-factions = His factions
table-rules-ottos-factions = Otto’s factions
table-rules-turned = Turned by hand: { $told }.
table-rules-chance-decides = chance decides
table-rules-otto-joins = Otto joins
table-rules-prizes = Prizes
table-rules-take-back-anything = Take back anything
table-rules-automaton-sits-down-third = The automaton sits down as the third of two players, and begins. Nobody plays for him: he follows his cards.
table-rules-between-drinks-walks-room = Between the Drinks one walks from room to room, for a card each time, to what lies at the goal.
table-rules-party-goes-tavern-tavern = The party goes from tavern to tavern, and drinks what is poured there.
table-rules-whoever-opens-round-gambling = Whoever opens a Round of Gambling puts a Prize into the pot: it goes to whoever takes it.
table-rules-moves-may-taken-back = Moves may be taken back even after something was revealed since.
table-rules-seat = Seat { $index }
table-rules-no-dungeon = none
table-rules-no-crawl = none
table-rules-team-2 = Team { $number }
table-rules-gained-loot = whoever comes to its goal takes one of the Loot that lies open there
table-rules-gained-trick = whoever comes to its goal draws a Trick that nobody else sees
table-rules-card-every-hand-team = a card of every hand of the team
table-rules-card-hand = a card of the hand
table-rules-end-drink-phase-may = { $name }: at the end of a Drink phase one may go on by a room, for { $price }; { $GAINED }.
table-rules-alone-begin-8-gold = Alone you begin with 8 Gold, and it is always you that he looks at.
table-rules-seat-2 = Seat { $seat }
table-rules-boss = (Boss: { $join })
table-rules-crawl = Pub Crawl: whoever reveals a Drink with a Chaser, or orders the last Drink of a tavern, leads the party to another; something happens to people there, and Drinks are ordered from what it pours.

## seat-rows
seat-rows-goes-first-follows-his = { $AUTOMATON_NAME } goes first, and follows his own cards.
seat-rows-name-player = Name of player { $index }
seat-rows-decides-player = Who decides for player { $index }
seat-rows-take-seat-away = Take this seat away
seat-rows-take-away-player = Take away player { $index }
seat-rows-change-places-whoever-sits = Change places with whoever sits above
seat-rows-move-player-up = Move player { $index } up
seat-rows-character-yet = no character yet
seat-rows-human = A person here
seat-rows-bot-regular = Computer, regular
    .alone = regular
seat-rows-bot-careful = Computer, careful
    .alone = careful
seat-rows-bot-gambler = Computer, gambler
    .alone = gambler
seat-rows-bot-brawler = Computer, brawler
    .alone = brawler
seat-rows-bot-shark = Computer, shark
    .alone = shark
seat-rows-bot-stranger = Computer, stranger
    .alone = stranger
seat-rows-bot-tipsy = Computer, tipsy
    .alone = tipsy

## about
about-about-rdi-desktop = About RDI Desktop
about-version = Version { $version }
about-made-qt = Made with Qt { $qVersion }
about-inside = What is inside
about-cheers = Cheers
about-close = Close
about-notice = An unofficial program made by fans for fans. It is not for sale, and nobody who publishes the game has made, checked or approved it. The Red Dragon Inn, its characters and the names of its cards belong to SlugFest Games. If you enjoy this, buy the boxes: real mugs clink better.
about-ours = The program, its words and its pictures are free software under the GNU General Public License, version 3 or any later one. The lettering is Avería Serif by Dan Sayers, with Vollkorn by Friedrich Althausen for letters that it lacks, both under the SIL Open Font License.
about-bundled = An installed copy holds work of others besides ours. Every licence as a whole lies in the folder “licences” beside the program. Qt is used under the GNU Lesser General Public License: its files lie apart, and may be replaced by others.

## about-character
about-character-cards = Cards
about-character-nobody-yet = Nobody yet
about-character-choose-somebody-gallery = Choose somebody from the gallery.
about-character-favourite-any-more = { $name } is a favourite: not any more
about-character-favourite-any-more-2 = No favourite any more (*)
about-character-favourite = A favourite (*)
about-character-cards-2 = All cards of { $name }
about-character-cards-character-table-stays = All cards of this character; the table stays as it is laid

## character-filters
character-filters-search-ctrl-f = Search (Ctrl+F)
character-filters-search-character = Search for a character
character-filters-box = Box
character-filters-any-box = Any box
character-filters-how-demanding = How demanding
character-filters-any-difficulty = Any difficulty
character-filters-villains = Villains
character-filters-only-those-boss = Only those who can be a Boss
character-filters-home-made = Home-made
character-filters-only-those-were-made = Only those that were made up here, or by the host of this table
character-filters-only-favourites = Only favourites

## character-tiles
character-tiles-nobody-like = Nobody here is like that.
character-tiles-chosen = chosen by { $name }

## chart
chart-chart-game = Chart of the game.
chart-how-went = How it went
chart-let-stand-out = Let { $names } stand out
chart-fortitude-alcohol-gold = Fortitude, Alcohol and Gold
chart-odds-winning = Odds of winning
chart-everybody-s-odds-told = Everybody’s odds are told when the game is over: they know what is in all hands.
chart-left-hit-whom-above = Who (left) hit whom (above), in Fortitude
chart-drank-most-alcohol-content = Who drank most, in Alcohol Content
chart-everybody-still = Everybody is still in.
chart-odds-blows = Odds and blows

## firewalls
firewalls-firewalls-win32 = Windows
firewalls-firewalls-darwin = macOS
firewalls-firewalls-linux = Linux
firewalls-words-win32 = Windows asks once whether RDI Desktop may be reached through the firewall: say yes for private networks, and see that this network is set as private. If the question was missed: Windows Security, Firewall, Allow an app.
firewalls-words-darwin = macOS asks once whether RDI Desktop may accept incoming connections and find devices on the local network: allow both. If the question was missed: System Settings, Network, Firewall; and Privacy & Security, Local Network.
firewalls-words-linux = Most Linux systems ask nothing. If a firewall runs, let TCP port { $port } and UDP port { $beacon } through, with ufw: sudo ufw allow { $port }/tcp; sudo ufw allow { $beacon }/udp.

## gallery
gallery-about-card = About the card
gallery-cards = The cards
gallery-search-titles-texts-characters = Search titles, texts, characters, kinds
gallery-search = Search
gallery-kind-card = Kind of card
gallery-deck-only = In one deck only
gallery-without-cards-several-decks = Without the cards that several decks share
gallery-decks = Decks
gallery-rules = Its rules
gallery-close = Close
gallery-cards-2 = Cards
gallery-looking = Looking …
gallery-card-deck = No card of this deck ({ $short })
gallery-card = No card
gallery-holds-these-words = { $whose } holds all of these words.
gallery-also-other-deck = Also in { $also } other deck{ $also2 ->
    [yes] s
   *[no] {""}
}.
gallery-decks-2 = In { $many } decks.
gallery-cards-counted = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
gallery-all = All cards
gallery-any = Every kind

## game-page
game-page-plays-more-cards = { $name } plays no more cards.
game-page-nothing-take-back = There is nothing to take back.
game-page-game-over-everybody-may = The game is over, and everybody may look at all hands: nothing is taken back any more.
game-page-something-revealed-since-table = Something was revealed since: this table does not take that back.
game-page-hands-seen = Whoever is out has seen all hands since: this table does not take that back.
game-page-everybody-agree = Everybody has to agree.
game-page-others-asked-their-computers = The others are asked at their computers.
game-page-would-like-take-move = { $name } would like to take a move back.
game-page-play = No, play on
game-page-pay = Pay
game-page-nobody = Nobody
game-page-pay-2 = To pay { $gold }: { $payers }
game-page-press-key-would-rather = Press your key if you would rather not; Space pays.
game-page-somebody-about-out = Somebody is about to be out
game-page-last-chance-key-look = It is the last chance. Your key: look at your hand. Space: nobody.
game-page-key-look-hand-answer = Your key: look at your hand and answer. Space: nobody. Right-click your name to be passed over for longer.
game-page-on = on “{ $title }”
game-page-passing = passing
game-page-time-over-does-nothing = The time is over: { $name } does nothing special.
game-page-anyone = { $what } – anyone?
game-page-gold = { $n } Gold
game-page-gold-alone = Gold

## knobs
knob-skulls = Cards with skulls
knob-skulls-about = With one skull Components come into his decks, with two also the worst of his cards.
knob-skulls-told = { $n ->
    [1] cards with one skull
   *[other] cards with two skulls
}
knob-hard_threat = The hard side of his Threat tracker
knob-hard_threat-about = From Threat 4 on he has an Action more.
knob-hard_threat-told = hard Threat
knob-tough_components = Tough Components
knob-tough_components-about = Each takes two hits: the first only turns it sideways. It needs cards with skulls, which bring Components.
knob-tough_components-told = Tough Components
knob-more_potions = Potion Tokens more for him
knob-more_potions-about = He begins with as many as there are Challengers.
knob-more_potions-told = { $n ->
    [-1] one Potion Token fewer for him
    [1] one Potion Token more for him
   *[other] { $n } Potion Tokens more for him
}
knob-fewer_potions = Potion Tokens fewer for you
knob-fewer_potions-about = You begin with as many as there are of you.
knob-fewer_potions-told = { $n ->
    [1] one Potion Token fewer for you
   *[other] { $n } Potion Tokens fewer for you
}
knobs-button = Knobs …
knobs-button-told = Knobs: { $told }
knobs-title = How hard Boss Otto is
knobs-presets-about = Names for some of the combinations below. The share is that of games that as many Challengers have won; beside a knob, with that knob alone turned.
knobs-factions-about = Two of his four factions make his decks.
knobs-own = as turned
knobs-choice = { $choice } – { $won } %
knobs-now = Now: { $told }. { $odds }
knobs-odds = { $n ->
    [one] Alone the Challenger
   *[other] { $n } Challengers together
} won { $won } % of { $games } games between regular computer players (probably { $least } to { $most } %).
knobs-not-counted = Nobody has counted how often that is won; the shares below are those of each knob turned alone.

## ladder
ladder-title = The ladder against Boss Otto
ladder-never = not met
ladder-not-beaten = unbeaten, { $n ->
    [one] once tried
   *[other] { $n } times tried
}
ladder-beaten = beaten { $n ->
    [one] alone
   *[other] by { $n }
} in { $turns } turns
ladder-others = With other knobs: { $games } games, { $won } of them won.
ladder-next = The next rung: { $preset }, with { $factions }.
ladder-all-beaten = Every pair has been beaten at every difficulty. There is no rung above.
ladder-climb = Try it

## guestbook
guestbook-kinds-careful = careful players
guestbook-kinds-tipsy = tipsy players
guestbook-kinds-gambler = gamblers
guestbook-kinds-brawler = brawlers
guestbook-kinds-stranger = strangers
guestbook-kinds-regular = regulars
guestbook-kinds-shark = sharks
guestbook-kinds-people = each other
guestbook-s-chances-went = { $name }’s chances went from { $before } % to { $size } %
guestbook-plays-lay-upon-other = { $size } plays lay one upon the other
guestbook-gold-lay-pot = { $size } Gold lay in the pot
guestbook-turn = Turn { $turn }: { $told }.
guestbook-nobody-won = Nobody won
guestbook-under-minute = under a minute
guestbook-won-2 = { $won } of { $games } won
guestbook-moment = That moment
guestbook-watch = Watch
guestbook-how-went = How it went
guestbook-how-went-2 = How it went: { $result }, { $text }
guestbook-saved-game-been-thrown = The saved game has been thrown away.
guestbook-them-won-somebody-table = { $games }, { $won } of them won by somebody at this table
guestbook-against-2 = Against { $join }
guestbook-guest-book = The guest book
guestbook-back = Back
guestbook-export-spreadsheet = Export for a spreadsheet …
guestbook-nobody-played-game-end = Nobody has played a game to its end here yet.
guestbook-file-cannot-written = The file cannot be written: { $strerror }.
guestbook-written-into = Written into { $name }.
guestbook-export-guest-book = Export the guest book
guestbook-guest-book-csv = guest book.csv
guestbook-tables-csv = Tables (*.csv)
guestbook-look-back = Look back
guestbook-won = { $names } won
guestbook-minutes = { $n } { $n ->
    [one] minute
   *[other] minutes
}
guestbook-turns = { $n } { $n ->
    [one] turn
   *[other] turns
}
guestbook-against = against { $others }
guestbook-prophet = Best prophet by the fire: { $name } with { $n ->
    [one] { $n } chit
   *[other] { $n } chits
}, { $won } of { $laid } bets won.
guestbook-prophet-then = After that { $others }.
guestbook-prophet-other = { $name } with { $n }
guestbook-prophet-in-all = { $name } { $n } ({ $won } of { $laid })
guestbook-prophets = Chits won by the fire, and bets: { $prophets }
guestbook-grudge = The longest grudge: { $name } took { $n } Fortitude from { $other }.
guestbook-games = { $n } { $n ->
    [one] game
   *[other] games
}

## house-rules
house-rules-think = { $seconds_words } to think
house-rules-house-rules = House rules …
house-rules-house-rules-2 = House rules: { $told }
house-rules-house-rules-3 = House rules
house-rules-time-think = Time to think
house-rules-long-likes = as long as one likes
house-rules-books-say = as the books say: { $usually }
house-rules-seconds = { $n } seconds
house-rules-minutes = { $n } { $n ->
    [one] minute
   *[other] minutes
}
house-rules-timed = For each answer of a person; a bar shows what is left. When it has run out, one passes, or the plainest answer is given. It waits while cards still fly.
house-rules-yes = yes
house-rules-no = no
house-start_gold = Start Gold
house-start_gold-about = Gold in each stash at the beginning; whoever begins with more than others still does.
house-start_gold-told = { $n } Gold
house-start_gold-books = 8, 10 or 12
house-start_fortitude = Start Fortitude
house-start_fortitude-about = Where everybody's Fortitude begins: fewer make a shorter game. The track ends at 20.
house-start_fortitude-told = { $n } Fortitude
house-hand_size = Hand size
house-hand_size-about = To how many cards one draws up. A Boss with more cards keeps as many more.
house-hand_size-told = hands of { $n }
house-last_orders = Last orders
house-last_orders-about = From six players on: once half of them are out, everybody drinks a second Drink a turn, from the Drink Deck.
house-last_orders-told = last orders
house-open_hands = Open hands by the fire
house-open_hands-about = Whoever is out sees all hands, once nobody at the same screen plays any more. Those who play see no more than before. Moves from before that cannot be taken back then.
house-open_hands-told = open hands by the fire
house-ghost_deed = A ghost's deed
house-ghost_deed-about = Once a game more than half of those who are out may have the second Drink poured first, give a round, or tip the poorest.
house-ghost_deed-told = a ghost's deed
house-hits_alone = Hit when alone
house-hits_alone-about = Alone against Boss Otto: where he would change targets, he hits you for 1 Fortitude instead, which you may answer like the rest of the card.
house-hits_alone-told = hit when alone

## keys-sheet
keys-sheet-keys = Keys
keys-sheet-usual = All as usual
keys-sheet-key = Key: { $what }
keys-sheet-about = Choose a field and press the new key; the small cross takes a key away. What stands without a field cannot be changed.

## lessons
lessons-again = Again
lessons-begin = Begin
lessons-done-yet = not done yet
lessons-first-evening = Your first evening
lessons-whole-game-three-easy = A whole game with three easy-going guests. I explain each thing the first time it happens.
lessons-sit-down = Sit down
lessons-first-evening-whole-game = Your first evening: a whole game, explained
lessons-learn-play = Learn to play
lessons-table-real-cards-each = At the table, with real cards. Each takes a minute or two.
lessons-done = { $sum } of { $lessons } done
lessons-lesson-stays-outside = A lesson stays outside: { $error }
lessons-lesson-cannot-laid = This lesson cannot be laid: { $error }
lessons-of = { $here } of { $all }  ·  { $title }
lessons-next = That was that. On to the next?
lessons-next-lesson = Next lesson
lessons-go = Go on
lessons-finished = done
lessons-all-done = That was all that I can teach you here, dear. Now for a whole evening: I stay at your side and explain.
lessons-too = That works too.
lessons-astray = That leads elsewhere, dear. Take it back, and we try once more.

## listed
listed-back = Back

## odds-chart
odds-chart-odds-everybody-over-turns = Odds of everybody over the turns. Left and Right go from turn to turn.
odds-chart-end = The end: { $odds }.
odds-chart-turn = Turn { $number }, { $whose }: { $odds }.

## open-game
open-game-watch = Watch
open-game-go = Go on
open-game-throw-away = Throw away
open-game-throw-away-2 = Throw away: { $text }
open-game-really = Really?
open-game-open-game = Open a game
open-game-first-game-machine = This is the first game on this machine.
open-game-game-been-played-machine = No game has been played on this machine yet.
open-game-file-elsewhere = A file elsewhere …
open-game-back = Back
open-game-could-thrown-away = It could not be thrown away: { $strerror }.

## player-standings
player-standings-how-everybody-stands = How everybody stands
player-standings-nearest = Nearest the floor: { $name }, with { $n } to go.
player-standings-chances = Chances to win by what lies open, as such positions went in thousands of games: { $listed }.
player-standings-chance = { $name } { $n } %

## puzzles
puzzles-again = Again
puzzles-try = Try it
puzzles-difficulty = { $title }, difficulty { $difficulty } of { $HARDEST }, { $state_words }
puzzles-tried-yet = not tried yet
puzzles-no = { $solved ->
    [yes] solved,{" "}
   *[no] {""}
}{ $tries } { $tries ->
    [one] try
   *[other] tries
}
puzzles-brain-teasers = Brain-teasers
puzzles-hands-lie-open-others = All hands lie open. The others answer as well as anybody could.
puzzles-solved-2 = { $sum } of { $puzzles } solved
puzzles-hint = Hint
puzzles-take-back = Take back
puzzles-show-me = Show me
puzzles-next = Next
puzzles-leave = Leave
puzzles-solved-well-played = ★ <b style='color: { $gold_light }'>Solved!</b> ★  Well played.
puzzles-time = Not this time. { $why }
puzzles-hint-2 = Hint: { $hints }
puzzles-plainer-hint = Plainer hint
puzzles-brain-teaser-stays-outside = A brain-teaser stays outside: { $error }
puzzles-brain-teaser-cannot-laid = This brain-teaser cannot be laid: { $error }
puzzles-answered = { $who } answers with “{ $card }”.
puzzles-not-enough = That is not enough.
puzzles-done = Solved.

## replay-page
replay-page-timeline = Timeline
replay-page-play = Play
replay-page-turn = Turn
replay-page-turn-2 = Turn { $number }: { $name }
replay-page-speed = Speed
replay-page-whose-view = Whose view
replay-page-hands = All hands
replay-page-hands-2 = No hands
replay-page-play-2 = Play on
replay-page-how-went = How it went
replay-page-leave = Leave
replay-page-go-new-game = Go on from here as a new game
replay-page-turn-back-page-up = A turn back (Page Up)
replay-page-step-back-left = A step back (Left)
replay-page-play-pause-space = Play or pause (Space)
replay-page-step-right = A step on (Right)
replay-page-turn-page-down = A turn on (Page Down)
replay-page-pause = Pause
replay-page-play-3 = Play on as { $name }
replay-page-of = { $position } of { $length }

## rulebook
rulebook-rules = The rules
rulebook-search-rules = Search the rules
rulebook-search = Search
rulebook-chapters = Chapters
rulebook-found = What was found
rulebook-index = Index
rulebook-close = Close
rulebook-back-alt-left = Back (Alt+Left)
rulebook-again-alt-right = On again (Alt+Right)
rulebook-nothing-found = Nothing found

## rulebook-text
rulebook-text-rules = The rules
rulebook-text-play-example = - [Play it](example:{ $what }): *{ $escaped }*
rulebook-text-more-examples-more = - [{ $examples } more examples](more:{ $what })

## settings-dialog
settings-dialog-settings = Settings
settings-dialog-keys = Keys …

## shelf
shelf-origin-rulebook = Title and effect stand in a rulebook.
shelf-origin-public = The effect is publicly known.
shelf-origin-ours = Made up for this program.
shelf-drinks-drink-events = Drinks and Drink Events
shelf-drinks = Drinks
shelf-prizes-inn = Prizes of the Inn
shelf-prizes = Prizes
shelf-in = { $copies } in { $deck_names }
shelf-may-go = From here one may go on to { $ways }.
shelf-last-room = The last room.
shelf-happens = What happens at { $name }
shelf-at = { $copies } at { $name }
shelf-copies = { $n ->
    [one] One copy.
   *[other] { $n } copies.
}
shelf-text = { $machine_deck }{ $skulls ->
    [0] {""}
    [1] , one skull: Hard Mode
   *[other] , two skulls: Epic Mode
}. { $copies }

## sign
sign-rdi-desktop = RDI Desktop
sign-ale-dice-bad-manners = Ale, dice and bad manners

## stock
stock-more = and { $names } more
stock-copies-decks = { $copies } copies in { $names } decks: { $named }{ $more }.

## tallies
tallies-nobody-particular = Nobody in particular
tallies-took = { $who } took { $listed }.
tallies-nobody-hit-anybody = Nobody hit anybody.
tallies-alcohol-content = { $names } { $get } Alcohol Content in { $mugs }
tallies-drunk = Drunk in all: { $listed }.
tallies-hit-whom = Who hit whom
tallies-house = the house
tallies-drank-most = Who drank most
tallies-in = { $drunk } in { $mugs }
tallies-from = { $n } Fortitude from { $name }
tallies-mugs = { $n } { $n ->
    [one] mug
   *[other] mugs
}

## sieve
sieve-level-1 = easy to play
sieve-level-2 = some tricks to learn
sieve-level-3 = for old hands
sieve-favourites = Favourites
sieve-mine = Home-made

## catalogue
catalogue-other-boxes = Other boxes

## help
help-about = You are back from an adventure, and the evening is long. Your <b>Fortitude</b> (the heart) sinks when the others roughhouse, your <b>Alcohol Content</b> (the mug) climbs when you drink. When the two meet you pass out; when your last <b>Gold</b> is gone you are thrown out. Whoever is left wins. The large number on a mat says how far heart and mug are apart.
help-turn = Your turn
help-turn-discard_and_draw = Throw away what you do not like, then fill your hand to seven.
help-turn-action = Play one Action card, or open a Round of Gambling, or do neither.
help-turn-order = Put a Drink on somebody else's Drink Me! pile. Nobody knows what is in it.
help-turn-drink = Reveal the top of your own Drink Me! pile, and down it goes.
help-cards = Kinds of cards
help-cards-action = only in your own Action phase, one a turn
help-cards-sometimes = just when its text says so, mostly as an answer to what somebody does to you
help-cards-anytime = whenever you like, even on somebody else's turn
help-cards-gambling = in a Round, on your go: it takes control
help-cards-cheating = the same, until somebody notices
help-table = At the table
help-table-1 = Whatever you may use now has a bright rim. <b>Drag</b> a card onto whom or what it is for (everything that it can go to lights up), or <b>click</b> it and then its goal. Rest on a card to read it large.
help-table-2 = A card that cannot be played tells you why when you try.
help-table-3 = What is being played lies in the middle until nobody wants to answer any more. The newest is on top and happens first. <b>Negate</b> undoes a card for everybody, <b>Ignore</b> spares only whoever plays it.
help-table-4 = In a <b>Round of Gambling</b> everybody antes. One after the other may take control or pass; when everybody has passed, whoever is in control takes the pot.
help-table-5 = With several people at one screen, everybody is asked at once: press your digit to look at your hand. Nobody's hand is shown before its owner has lifted the curtain.
help-table-6 = Stuck? <b>F1</b> opens the rules of what goes on, <b>H</b> says what a regular would do, <b>H</b> again what a shark expects, and <b>F4</b> why something is as it is.
help-middle = What may lie in the middle
help-middle-1 = <b>A dungeon</b>: at the end of your Drink phase you may go on by one room, for a card of your hand. What a room does is answered as an Action card. At the goal lies a reward, and you begin anew at the start.
help-middle-2 = <b>A Pub Crawl</b>: whoever reveals a Drink with a Chaser, or orders the last Drink of a tavern, leads the party to another one. Something happens there to whoever its card says, and Drinks are ordered there from now on. The party comes home to the Inn when all others have Closed.
help-middle-3 = <b>Prizes</b>: whoever opens a Round of Gambling puts one into the pot. <b>Everything behind the bar</b>: all Drink Decks together, thirty cards at a time.
help-together = One game, several computers
help-together-1 = <b>Host a table</b> on one computer (start screen, On several computers), and tell the others its join code. They find the table in their list, or type the address that stands under the code.
help-together-2 = Several people may sit at one computer; whoever takes no seat looks on. Each computer sees the hands of its own people only.
help-together-3 = Whoever loses the line comes back by itself, to the same seats. Until then the table waits, or a computer player stands in: the host says which.
help-firewall = If others cannot join, look at the firewall of the computer that hosts:
help-keys = Keys
help-the-rules = the rules
help-end = Only what is legal is offered, so you can learn as you go. Everything else stands in { $rules }, with examples that you can play.

## region
region-below = Buttons below
region-characters = Characters
region-puzzle = The brain-teaser
region-replay = Watching the game
region-result = How it stands
region-rules-of-table = Rules of this table
region-start = Start screen
region-table-buttons = Buttons of the table

## document
document-heading = { $text }, heading { $level }
document-link = { $text }, link

## keys-here
keys-here-title = Keys here: { $page }
keys-here-tab = Tab, Shift+Tab: to the next thing, to the one before
keys-here-round = { $key }, { $back }: to the next part of the window, to the part before
keys-here-press = Space or Enter: press what has the keyboard; Esc: back
keys-here-ends = Home, End: to the first and the last; Page Up, Page Down: scroll
keys-here-all = { $key }: all keys
keys-here-setup = { $key ->
    [none] {""}
   *[other] { $key }: deal, or say that you are ready.
} Enter on a seat chooses it. Then choose its character: arrows go among them, Enter takes one, * marks a favourite, letters search.
keys-here-entrance = Enter in a field opens the table, or joins it. Address and code may be pasted together.
keys-here-rules = In the text Up and Down read line by line, H and Shift+H go from heading to heading, Tab from link to link, Enter follows a link. Alt+Left and Alt+Right go back and forward, Ctrl+F searches.
