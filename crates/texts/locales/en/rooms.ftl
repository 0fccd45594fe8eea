### What the rooms beside the table say: who plays, rule sheets, house rules, games played, settings, help.
###
### Both languages have the same keys with the same variables (a test sees to it); see terms.ftl for what every message
### may use.

## Before the game

before-title = Who plays
before-name = Your name
before-level = How well the others play
before-mixed = each in their own way
before-each = Each player
# The second player at the table is the first bot.
before-player = Player { $number }
before-bot-name = Name
before-bot-level = Level
before-seat = Your seat
before-seat-number = Seat { $number }
before-people = People
# $out: how many sit out.
before-people-number = { $out ->
    [0] { $number }, everybody plays
    [one] { $number }, one sits out
   *[other] { $number }, { $out } sit out
}
before-people-hint = If more people come than can play, they take turns from game to game.
before-cut = Cut the { pack }
before-cut-hint = The player on the dealer’s right cuts before each deal.
before-joker = Six { no-trumps } shows the joker
before-joker-hint = Partners agree that a first bid of six { no-trumps } says “I hold the joker”, and that a pass instead denies it. Everybody knows.
before-help = Six in a suit shows help
before-help-hint = Partners agree that a first bid of six in a suit promises three trumps with a bower or the joker, and that a pass instead denies them. Everybody knows.
before-deal = Play a given deal
before-deal-code = The link or the code of a deal, or a seed
before-ends-other = The game on the table now is given up.

level-beginner = Beginner
level-casual = Casual
level-club = Club player
level-strong = Strong
level-expert = Expert
level-beginner-about = Knows the rules and remembers only the last trick.
level-casual-about = Remembers the last few tricks.
level-club-about = Counts every card and plays by rules of thumb.
level-strong-about = Tries every card in a few imagined deals.
level-expert-about = Tries calls and cards in many imagined deals, and hears what your calls tell.

## The rule sheet

sheet-search = Find in these rules
sheet-nothing = Nothing is found in these rules.
sheet-none = No such rules
sheet-ways = This table

## House rules

house-about = Begin with a game and change what your table plays differently. What does not go together is marked at once.
house-begin = Begin with
house-own = Your tables
house-find = Find a rule
house-only-changed = Only what is changed
house-none-found = No rule is found.
# A question and its answer: "Misère: at any time".
house-answer = { $label }: { $choice }
# Beside the heading of a group.
house-group-changed = { $count ->
    [one] one change
   *[other] { $count } changes
}
house-group-wrong = does not go together
house-back = Put back: { $choice }
house-idle = Makes no difference at this table.
house-unfit = does not go with the rest
# A choice that does not go with the others, and why.
house-why-not = { $choice }: { $why }
# Two answers that can’t both be.
house-conflict = { $label } ({ $choice }) does not go with { $with-label } ({ $with-choice }).
# Beside a choice: the other answer that it can’t go with.
house-not-with = not with { $label }: { $choice }
house-number = from { $least } to { $most }
house-state = { $count ->
    [0] Played as the game is named.
    [one] One rule is changed.
   *[other] { $count } rules are changed.
}
house-wrong = These rules can’t be played yet:
house-mend = Put it right
# $changes: answers that would have to change too.
house-mend-how = Change with it: { $changes }
house-all-back = Put everything back
house-sheet = The rules that come of it
house-sheet-before = The rules before the last change:
house-name = A name for it
house-save = Keep
house-saved = “{ $name }” is kept.
house-name-usual = Our table
house-forget = Forget
house-forget-question = Forget this table?
house-share = Hand the rules on
house-link = A link to these rules
house-code = The short code
house-file-toml = Save as TOML
house-file-json = Save as JSON
house-take = Take rules from elsewhere
house-paste = A link, a short code, TOML or JSON
house-open = From a file
house-read = Take these rules
house-taken = The rules are taken over.
house-at-line = { $line }: { $problem }
house-malformed = This can’t be read: { $why }.
house-unknown = “{ $text }” is neither a game nor a short code of house rules.
house-unreadable = The file can’t be read.

## Games played

history-none = No game has been finished here yet. Games appear when they are over; they stay in this browser.
history-table = Table
history-all-tables = all tables
history-list = Games
history-won = won
history-lost = lost
history-open = not finished
history-file = Save
history-file-of = Save the game of { $when }
history-delete = Delete
history-delete-question = Delete this game?
history-save-all = Save all as one file
history-delete-all = Delete all games
history-delete-all-question = Delete every game kept here? This can’t be undone.
history-import = Take in records from a file
history-imported = { $count ->
    [one] One game has been taken in.
   *[other] { $count } games have been taken in.
}
history-more = Show { $count } more
history-numbers = What they add up to
history-games-won = Games won
history-hands = Hands
history-points-a-hand = Points a hand
history-own-made = Contracts made
history-of = { $part } of { $whole }
history-percent = { $number }%
history-last = The last { $count } games
# Read aloud for the picture of the last games.
history-last-words = Won { $won } of the last { $count } games, from the oldest to the newest.
history-by-bid = Your contracts by bid
history-bid = Bid
history-played = Played
history-made = Made
history-average = Points on average

## A finished game

game-back = All games played
game-hands = Hands
game-hand = Hand
game-how = What was played
game-points = Your points
game-replay = On the table
# A button: brings a hand to the table.
game-show = Show hand { $hand } on the table
game-again = The same table again

## Settings

set-kept = Everything holds at once and is kept in this browser only.
set-looks = Looks
set-play = At the table
set-lang = Language
set-theme = Colours
set-theme-system = as the system
set-theme-light = light
set-theme-dark = dark
set-indices = Letters on the cards
set-indices-akqj = A K Q J
set-indices-ardv = A R D V
set-four-colours = Four colours
set-four-colours-hint = ♠ black, ♥ red, ♦ blue, ♣ green.
set-large-cards = Larger cards
set-large-cards-hint = For small screens and tired eyes.
set-pace = Pace of the others and of the cards
set-pace-instant = at once, nothing moves
set-pace-fast = quick
set-pace-normal = as at a table
set-pace-slow = slow
set-trick = A finished trick lies
set-trick-timed = for a while
set-trick-tapped = until it is tapped
set-sound = Sound
set-sound-hint = Cards, softly, and now and then a kookaburra.
set-guidance = Guidance
set-guidance-hint = What is going on, what you may do, and why.
set-command-box = Box for typed commands
set-command-box-hint = Type “7H” or “play AS” instead of tapping; made for screen readers too.

## Help

help-first = The first minute
help-first-text = Press Play. Your cards are at the bottom, your partner, if you have one, sits opposite. When it is your turn, the line above your cards says what is asked.
help-play = Bidding and playing
help-play-text = Tap a call in the grid, or a card. What is not allowed now is dim; tap it all the same, and the table says why. The cards to be put away are tapped first, then laid aside with the button below them. A finished trick goes to its winner after a while; a tap sends it at once.
help-learn = Learning
help-learn-text = The hint says what a good player would do, and why. Undo takes back your last decision. After each hand you can look at all the cards, step through what was played, and hear what would have been better. Guidance, in the settings, explains as you play.
help-type = In words
help-type-text = The command box, in the settings, takes what you type: “7H” bids seven hearts or plays that card, “pass”, “discard 5S 6C 4D”, “hint”, “score”, “rules”. Suits are S, C, D, H and NT, the joker is X. Whatever happens is read aloud once by screen readers.
help-share = The same deal
help-share-text = After a hand you can copy a link to its deal: whoever opens it plays the same cards by the same rules.
help-kept = What is kept, and where
help-kept-text = The match in progress, your games, tables and settings stay in this browser and are sent nowhere. Close the page whenever you like: Go on finds the table as you left it. After the first visit the page works without a network.
help-keys = Keys at the table
help-key-arrows = ← → ↑ ↓
help-key-enter = Enter
help-key-space = Space
help-key-hint = h
help-key-undo = u
help-key-last = l
help-key-score = s
help-key-rules = r
help-does-arrows = go from card to card and from call to call
help-does-enter = do it; send a trick away, hurry the others
help-does-space = pick a card, or put it back
help-does-hint = a hint
help-does-undo = take back
help-does-last = the last trick
help-does-score = the score sheet
help-does-rules = the rules of this table
help-about = About Kookaburra
help-version = Kookaburra { $version }: every game called 500, with honest players who see no more than you do in their place.
help-licence = Free software under the MIT licence or the Apache licence 2.0, as you like. The cards were drawn for it.
help-questions = Questions players ask
help-rulebook = The rulebook
help-source = The source
