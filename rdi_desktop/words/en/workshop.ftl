## balance-panel
workshop-games-not-possible = No games can be played beside the window: { $strerror }
workshop-games-played = Games played
workshop-games-stop = Stop
workshop-games-close = Close
workshop-games-cards = What becomes of each card
workshop-games-again = Again
workshop-games-trouble = A game did not come to its end: { $trouble }
workshop-games-first = The first games are being played …
workshop-games-wins-by = When it wins, the others are: { $how }.
workshop-games-lost-by = When it loses, it is: { $how }.
workshop-games-title = { $name }: { $n } games
workshop-games-format = %v of %m games
workshop-column-card = Card
workshop-column-card-help = What is played least of all that are drawn stands first. Return leads to its text.
workshop-column-drawn = Drawn
workshop-column-drawn-help = How often a copy came into the hand
workshop-column-played = Played
workshop-column-played-help = Of all that were drawn
workshop-column-thrown = Thrown
workshop-column-thrown-help = Discarded out of the hand, of all that were drawn
workshop-column-never = Never
workshop-column-never-help = Of the games with it in the hand: those in which none was played
workshop-column-won = Won with
workshop-column-won-help = Of the games in which it was played: those that were won

## board
workshop-board = The picture
workshop-board-parts = { $one ->
    [no] { $n } parts.
   *[other] { $n } parts. Chosen: { $chosen }
}

## colour-pick
workshop-colour-as-it-is = as it is
workshop-colour-another = another …

## drawer
workshop-drawer-hint = Look for a part: mug, blow, cat …
workshop-drawer-search = Look for a part
workshop-drawer-parts = Parts
workshop-drawer-photo = A picture of mine …
workshop-drawer-photo-help = A PNG from any folder; it may be dropped here, too
workshop-drawer-nothing = No part is called so. A simpler word may help: drink, blow, animal.

## editor
workshop-file = The file

## file-list
workshop-files = Characters and decks of your own

## file-words
workshop-file-standing = { $faults ->
    [0] plays
    [1] { $faults } fault
   *[other] { $faults } faults
}
workshop-file-right = Right: { $cards } different cards.
workshop-file-character-right = Right: { $cards } different cards, { $number } in the deck{ $beside ->
    [0] {""}
   *[other] {" "}and { $beside } in side decks
}. Saved, it sits in “New game”.
workshop-word-standard = standard card: { $does }
workshop-word-token = a token of this character
workshop-word-track = a track of this character
workshop-word-pile = a side deck or place of this character
workshop-spot = { $odd ->
    [yes] Odd:{" "}
   *[no] {""}
}{ $line ->
    [0] {""}
   *[other] Line { $line }:{" "}
}{ $message }
workshop-spot-pictures = pictures: { $line ->
    [0] {""}
   *[other] cards/{ $file }, line { $line }:{" "}
}{ $message }

## giving
workshop-take-in-file = Take in a character
workshop-not-taken-in = { $name } is not taken in: { $refused }
workshop-file-not-read = { $name } cannot be read: { $strerror }
workshop-share = Share a character
workshop-share-refused = It cannot be shared: { $refused }
workshop-file-not-written = The file cannot be written: { $strerror }
workshop-share-written = Written: { $name }. Whoever has this program can take it in.
workshop-take-in-failed = It could not be taken in: { $error }
workshop-share-by = Made by
workshop-share-by-hint = Your name, or nothing
workshop-share-write = Write the file …
workshop-not-now = Not now
workshop-share-name = Share { $name }
workshop-share-about = One file with the character and its pictures. Whoever takes it in reads first who made it.
workshop-taken-made-by = { $name }, made by { $by }.
workshop-taken-made-by-nobody = { $name }. Who made it is not said.
workshop-taken-cards = { $cards } cards{ $beside ->
    [0] {""}
   *[other] {" "}and { $beside } in side decks
}, { $pictures } of its own pictures.
workshop-taken-same-id = You have another one of the same id ({ $other }). Kept both, this one is “{ $id }”.
workshop-taken-title = Take in a character?
workshop-taken-replace = Replace mine
workshop-taken-take = Take in
workshop-taken-leave = Leave it
workshop-taken-both = Keep both
workshop-files-characters = Characters (*{ $suffix })
workshop-taken-same-name = You have something else of the same name: { $others }. Replacing loses it; kept both, this one is “{ $id }”.

## ideas
workshop-ideas-hint = I want to …
workshop-ideas-search = I want to
workshop-ideas-list = Ideas
workshop-ideas-put = Put it in
workshop-ideas-put-help = Return: at the end of the deck; it can be undone in the text
workshop-ideas-nothing = No idea is called so.

## names-dialog
workshop-names-title = What is it called?
workshop-names-about = Each card and thing gets the name that you write here; the id is made of it.
workshop-names-thing = { $name }, as a thing
workshop-names-card = The card “{ $title }”

## find-bar
workshop-find = Find …
workshop-find-what = Look for
workshop-find-instead = Write instead
workshop-find-next = Next
workshop-find-back = Before
workshop-find-next-help = F3: to the next one
workshop-find-back-help = Shift+F3: to the one before
workshop-find-replace = Replace
workshop-find-all = All
workshop-find-found = { $number ->
    [0] Not there
   *[other] { $number } there
}
workshop-find-replaced = { $number } replaced

## navigation
workshop-over-text = Another program has changed { $name } since you began to write here. What it has written there is lost if yours is written over it.
workshop-over-title = Write over it?
workshop-over-write = Write mine over it
workshop-over-leave = Leave it
workshop-lose-title = What you have written is not saved
workshop-lose-leave = Leave all the same
workshop-try-impossible = The table cannot stand so: { $error }
workshop-scenario-file = Save as a scenario
workshop-not-written = It cannot be written: { $strerror }
workshop-scenario-written = Written: { $name }. “rdi-desktop scenario { $name }” plays it.
workshop-lose-stay = Stay
workshop-files-scenarios = Scenarios (*.yaml)

## new
workshop-new-title = A new character
workshop-new-name = Name
workshop-new-name-hint = What is the character called?
workshop-new-begins = Begins as
workshop-new-copy = A copy of { $name }
workshop-new-make = Make it
workshop-new-usual = The usual forty cards, with remarks
workshop-new-dungeon = A dungeon of five rooms, with remarks
workshop-new-taverns = A town with two taverns, with remarks
workshop-new-faction = A faction of Boss Otto, with remarks

## place-map
workshop-map-reward = { $kind ->
    [loot] Loot at the goal:
   *[trick] Tricks at the goal:
}
workshop-map-inn = the Drink Deck

## page
workshop-not-saved = It cannot be saved: { $strerror }
workshop-lose-text = { $name } cannot be saved, nor anything beside it. What you have written there since is lost if you leave.
workshop-ideas-not-put = It cannot be put in: { $error }
workshop-try-help = F5: sit down with it against three computers
workshop-games-help = Let computers play 400 games with it: its share, and what becomes of each card
workshop-lay-help = Shift+F5: with the cards in the hand, the numbers and tokens that you choose
workshop-pictures-help = F7: portrait, emblem and cards, put together from parts
workshop-elsewhere-help = What you save there is shown here within a second
workshop-have-back-help = As text that is not saved; it can be undone
workshop-left-over = You wrote something here that was never saved ({ $left_over }).
workshop-changed-elsewhere = Changed by another program. “Read again” takes what is there, “Save” asks before it writes over it.
workshop-gone = This file is no longer there; saving writes it anew.

## parts
workshop-new = New …
workshop-open-folder = Open my folder
workshop-take-in = Take in …
workshop-share-button = Share …
workshop-back = Back
workshop-save = Save
workshop-read-again = Read again
workshop-have-back = Have it back
workshop-drop = Throw it away
workshop-elsewhere = Open in my editor
workshop-pictures-button = Pictures …
workshop-try = Try it
workshop-games-button = 400 games …
workshop-lay = Try with …
workshop-tab-cards = &Cards
workshop-tab-deck = &Deck
workshop-tab-rules = &Rules
workshop-tab-ideas = &Ideas
workshop-title = Workshop
workshop-own = Your own
workshop-results = What comes of it
workshop-tab-faults = { $kind ->
    [faults] &Faults ({ $number })
    [odd] &Odd ({ $number })
   *[none] &Faults
}

## photo
workshop-photo-many = there are { $n } pictures of yours already
workshop-photo-no-png = { $name } is no PNG picture; most programs that show pictures can save one as PNG
workshop-photo-large = { $name } is larger than { $most } MiB
workshop-photo-sides = { $name } is { $wide } × { $high } pixels, and { $most } × { $most } is the most
workshop-photo-damaged = { $name } is damaged

## pictures
workshop-pictures-of = Pictures of { $name }
workshop-pictures-subjects = What has a picture
workshop-pictures-layers = Parts of this picture, the front one first
workshop-pictures-of-part = A colour of the chosen part
workshop-pictures-ground = What it lies on
workshop-pictures-lies-on = lies on
workshop-pictures-undo = Undo
workshop-pictures-redo = Redo
workshop-pictures-usual = As the program has it
workshop-pictures-done = Done
workshop-pictures = Pictures
workshop-pictures-everywhere = Everywhere
workshop-pictures-its = Its
workshop-pictures-its-parts = Its parts, the front one first
workshop-pictures-drawing = A drawing of yours lies there ({ $drawing }) and is shown instead.
workshop-pictures-card-look = The card { $title } as it will look
workshop-pictures-look = { $name } as it will look
workshop-pictures-wrong = Nothing can be changed until this is mended in cards/{ $name }: { $wrong }
workshop-pictures-photo = A picture of mine
workshop-colour-cloth = Clothes
workshop-colour-skin = Skin
workshop-colour-hair = Hair
workshop-pictures-programs = The program has chosen this picture. Change it, and it is yours.
workshop-pictures-yours = This picture is yours.
workshop-pictures-of-yours = { $name }, a picture of yours
workshop-pictures-becomes = becomes
workshop-files-pictures = Pictures (*.png)
workshop-tool-larger = Larger
workshop-tool-larger-help = Larger: + while the picture has the focus
workshop-tool-smaller = Smaller
workshop-tool-smaller-help = Smaller: - while the picture has the focus
workshop-tool-left = Turn left
workshop-tool-left-help = Turn left: comma (45° with Shift) while the picture has the focus
workshop-tool-right = Turn right
workshop-tool-right-help = Turn right: full stop (45° with Shift) while the picture has the focus
workshop-tool-flip = Mirror
workshop-tool-flip-help = Mirror: M while the picture has the focus
workshop-tool-front = Forward
workshop-tool-front-help = Forward: Page Up while the picture has the focus
workshop-tool-behind = Back
workshop-tool-behind-help = Back: Page Down while the picture has the focus
workshop-tool-away = Take away
workshop-tool-away-help = Take away: Delete while the picture has the focus

## side-tabs
workshop-faults = What is wrong or odd
workshop-faults-mend = Put the nearest right word
workshop-faults-wrong = It cannot be played with until this is right:
workshop-faults-looking = Nothing is wrong. Each card is being tried in some games …
workshop-faults-odd = It can be played with. This is allowed, and probably not meant:
workshop-faults-write = Write “{ $near }”
workshop-cards = The cards as they look
workshop-cards-line = To its line
workshop-cards-picture = Its picture …
workshop-deck = The deck counted
workshop-leaf-wait = Once the file has no faults, there is something to see here.
workshop-deck-place = { $kind ->
    [dungeon] A dungeon has no deck to count. These are the cards of its rooms and of its reward:
    [taverns] A town has no deck to count. These are its own Events and Drinks:
    [faction] A faction is not compared with other decks. These are its cards:
   *[other] This is no character, so there is no deck to compare with others. These are its cards:
 }
workshop-deck-all = cards in the deck
workshop-deck-beside = cards in side decks
workshop-rules = The rules of this character
workshop-faults-none = Nothing is wrong, and nothing is odd.
workshop-deck-here = here
workshop-deck-mostly = mostly
workshop-deck-others = others have
workshop-deck-range = { $least } to { $most }
workshop-deck-action = Actions
workshop-deck-action-gambling = cards that open a Round
workshop-deck-gambling = Gambling cards
workshop-deck-cheating = Cheating cards
workshop-deck-sometimes = Sometimes cards
workshop-deck-anytime = Anytime cards
workshop-deck-control = cards that take control of a Round
workshop-deck-hit = cards that make others lose Fortitude
workshop-deck-ignore = cards that Ignore
workshop-deck-negate = cards that Negate
workshop-deck-order = cards that order more Drinks
workshop-rules-none = No rules of their own: the cards are all there is.

## subjects
workshop-portrait = Portrait
workshop-emblem = Emblem
workshop-place = { $name } (on the table)
workshop-subject-picture = { $title } ({ $n ->
    [1] first
    [2] second
    [3] third
   *[other] fourth{" "}
} picture)

## try-dialog
workshop-try-name = Try { $name }
workshop-try-deck = Cards of the deck: Return puts one into the hand
workshop-try-hand = In my hand: Return takes one out
workshop-try-sit = Sit down
workshop-try-save = Save as a scenario …
workshop-try-before-others = { $name }, before each other
workshop-try-the-deck = The deck
workshop-try-have = And I have
workshop-try-in-hand = In my hand ({ $number })
workshop-try-as-dealt = In my hand: as dealt
workshop-try-dealt = as dealt
workshop-try-fortitude = My Fortitude
workshop-try-alcohol = My Alcohol
workshop-try-gold = My Gold

## welcome
workshop-first-make = Make my first character …
workshop-first-take-in = Take in somebody else's …
workshop-first-title = A character of your own
workshop-step-file = A character is a text file
workshop-step-file-about = Its name, and forty cards. “New” writes one that can be played at once, each line explained: the usual cards, or a copy of any character there is.
workshop-step-change = Change one thing after the other
workshop-step-change-about = A title, a number, a whole card. As you save you see every card as it will look, what its text says, and what is wrong or odd. “Ideas” has thirty things that cards do, ready to be put in.
workshop-step-face = Give it a face
workshop-step-face-about = “Pictures” puts portrait, emblem and cards together from parts, or takes a picture of yours.
workshop-step-try = Try it
workshop-step-try-about = It sits down with you against three computers. What is good can be shared in one file.
