# The parts of the rulebook, and what its pages say that are made from content files.
book-part-the-game = The game
book-part-variants = Variants
book-part-otto = Otto
book-part-characters = Characters
book-part-more = More

book-at-the-table = At the table
book-word-for-word = Word for word
book-tokens = Tokens
book-side-deck = { $name }: the side deck
book-cards = Cards
book-boss-cards = Boss Cards
book-all-prizes = All Prizes
book-at-the-goal = { $reward ->
    [loot] Loot
   *[trick] Trick
} at the goal
book-leads = On to { $rooms }.
book-threat-table = The Threat table
book-side = Side
book-actions-by-threat = Actions by the Threat
book-normal = normal
book-hard = hard
book-actions-from = { $actions } from { $least } on
book-ease = { $ease ->
    [1] Easy to play
    [2] Takes a game to learn
   *[3] Demanding
} ({ $ease } of 3)
book-counts-as = Counts as: { $traits }
book-token-supply = { $n } in all
book-token-limit = { $n } at most for one player
book-token-start = { $n } at the start
