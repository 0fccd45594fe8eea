### What the rooms beside the table say: who plays, rule sheets, house rules, games played, settings, help.
###
### Both languages have the same keys with the same variables (a test sees to it); see terms.ftl for what every message
### may use.

## Before the game

before-title = Players
before-name = Your name
# Beside the field for the name of house rules.
house-name-long = At most { $longest } characters.
before-level = Bot level
before-mixed = mixed
before-each = Set each player
# The second player at the table is the first bot.
before-player = Player { $number }
before-bot-name = Name
before-bot-level = Level
before-humans = Others at this device
before-humans-hint = Name who plays with you here. You pass the device around, and it shows each player only their own cards.
before-bot = bot
before-seat = Your seat
before-seat-number = Seat { $number }
before-people = People
# $out: how many sit out.
before-people-number = { $out ->
    [0] { $number }, everyone plays
    [one] { $number }, one sits out
   *[other] { $number }, { $out } sit out
}
before-people-hint = With more people than seats, some sit out and you swap after each game.
before-cut = Cut the { pack }
before-cut-hint = The player on the dealer’s right cuts before each deal.
before-joker = Six { no-trumps } shows the joker
before-joker-hint = A first bid of six { no-trumps } tells partner “I have the joker”; passing says you don’t. Everyone at the table knows.
before-help = Six in a suit shows help
before-help-hint = A first bid of six in a suit promises partner three trumps with a bower or the joker; passing says you don’t have them. Everyone at the table knows.
before-deal = Play a shared deal
before-deal-code = Deal link, code or seed
before-open = Mistakes count
before-open-hint = Mistakes can happen, and stand unless someone objects. No undo, no warnings.
before-open-level = Bots play at club level at most here.
before-errors = Mistakes by the bots
before-errors-rate = { $percent ->
    [0] never
   *[other] after { $percent }% of what is done
}

level-beginner = Beginner
level-casual = Casual
level-club = Club player
level-strong = Strong
level-expert = Expert
level-beginner-about = Knows the rules, remembers only what was played just now.
level-casual-about = Remembers what was played a little while ago.
level-club-about = Counts every card and plays by rules of thumb.
level-strong-about = Tries each card against a few guesses at the hidden hands.
level-expert-about = Tries every choice against many guesses at the hidden hands, made from all that everyone has done.

## The rule sheet

against-title = Against another game
against-game = The other game
against-rule = Rule
against-none = They play alike.
against-other = Five Hundred and Rummy 500 have no rules in common: choose two games of one kind.
sheet-search = Search these rules
sheet-nothing = Nothing found in these rules.
sheet-none = These rules don’t exist
sheet-ways = This game
sheet-print = Print
sheet-code = Rule code: { $code }

## Find my rules
# $question: players, jokers, kitty, or the name of a rule.

find-question = { $question ->
    [players] How many are you?
    [jokers] How many jokers are there?
    [kitty] How many cards lie in the kitty?
    [auction] How does the bidding go?
    [misere] Is misère played?
    [all_pass] What happens when all pass?
    [defender_tricks] What do the opponents score for their tricks?
   *[win] Who wins when both sides have enough?
}
find-any = It doesn’t matter, or I don’t know
find-nobody = No game here is played by that many.
find-found = You play { $name }. { $about }
find-unmet = No game here has this: { $questions }
find-title = Find my rules
find-about = Not sure what you play? Answer what you know.
find-take = Take these rules

# What most people play, for one rule. $value: its value; $list: usual-in, usual-games.
usual-everywhere = Usual: { $value }.
usual-apart = Usual: { $list }.
usual-in = { $country }: { $value }
usual-also = Also played: { $list }.
usual-games = { $value } ({ $games })

## House rules

house-about = Start from a game and change what you like. Choices that clash are marked.
house-begin = Start from
house-own = Your house rules
house-find = Find a rule
house-only-changed = Show changes only
house-none-found = No rules found.
# A question and its answer: "Misère: at any time".
house-answer = { $label }: { $choice }
# Beside the heading of a group.
house-group-changed = { $count ->
    [one] one change
   *[other] { $count } changes
}
house-group-wrong = clash here
house-back = Reset to { $choice }
house-idle = No effect in this game
house-unfit = clashes with another choice
# A choice that does not go with the others, and why.
house-why-not = { $choice }: { $why }
# Two answers that can’t both be.
house-conflict = { $label } ({ $choice }) clashes with { $with-label } ({ $with-choice }).
# Beside a choice: the other answer that it can’t go with.
house-not-with = not with { $label }: { $choice }
house-number = from { $least } to { $most }
house-state = { $count ->
    [0] No changes – the usual rules.
    [one] One rule changed.
   *[other] { $count } rules changed.
}
house-wrong = These rules can’t be played yet:
house-mend = Fix it
# $changes: answers that would have to change too.
house-mend-how = This also changes: { $changes }
house-all-back = Reset all
house-sheet = Your rule sheet
house-sheet-before = Rule sheet before your last change:
house-name = Name these rules
house-save = Save
house-saved = “{ $name }” saved
house-replace-question = Other rules are saved as “{ $name }”. Replace them?
house-replace = Replace
house-name-usual = Our rules
house-forget = Delete
house-forget-question = Delete these house rules?
house-share = Share these rules
house-link = Link to these rules
house-code = Rule code
house-file-toml = Save as TOML
house-file-json = Save as JSON
house-take = Import rules
house-paste = A link, rule code, TOML or JSON
house-open = Open a file
house-read = Use these rules
house-taken = Rules imported.
house-at-line = { $line }: { $problem }
house-malformed = This can’t be read: { $why }.
house-unknown = “{ $text }” isn’t a game or a rule code. Check for typing errors.
house-unreadable = This file can’t be read.

## Games played

history-none = No finished games yet. They’ll appear here and stay in this browser.
history-table = Game
history-all-tables = all games
history-list = Games
history-won = won
history-lost = lost
history-open = not finished
history-file = Export
history-file-of = Export the game of { $when }
history-delete = Delete
history-delete-question = Delete this game?
history-save-all = Export all
history-delete-all = Delete all games
history-delete-all-question = Delete every game saved here? This can’t be undone.
history-import = Import games from a file
history-more = Show { $count } more
history-numbers = Your stats
history-games-won = Games won
history-hands = Hands
history-points-a-hand = Points per hand
history-own-made = Contracts made
history-of = { $part } of { $whole }
history-percent = { $number }%
history-last = Last { $count } games
# Read aloud for the picture of the last games.
history-last-words = You won { $won } of your last { $count } games, shown from the oldest to the newest.
history-by-bid = Your contracts by bid
history-bid = Bid
history-played = Played
history-made = Made
history-average = Average points

## A finished game

game-back = Your games
game-hands = Hands
game-hand = Hand
game-how = Contract and result
game-points = Your points
game-replay = Replay a hand
# A button: brings a hand to the table.
game-show = Replay hand { $hand }
game-again = Play these rules again

## Settings

set-kept = Changes apply at once and stay in this browser.
set-looks = Appearance
set-play = At the table
set-lang = Language
set-theme = Theme
set-theme-system = same as device
set-theme-light = light
set-theme-dark = dark
set-indices = Letters on the cards
set-indices-akqj = A K Q J
set-indices-ardv = A R D V
set-four-colours = Four colours
set-four-colours-hint = ♠ black, ♥ red, ♦ blue, ♣ green.
set-large-cards = Larger cards
set-large-cards-hint = For small screens and tired eyes.
set-pace = Game speed
set-pace-instant = instant, no animation
set-pace-fast = fast
set-pace-normal = normal
set-pace-slow = slow
set-trick = Finished tricks
set-trick-timed = clear by themselves
set-trick-tapped = stay until I tap
set-sound = Sound
set-sound-hint = Cards, softly, and now and then a kookaburra.
set-guidance = Tips as you play
set-guidance-hint = What’s happening, what you can do, and why.
set-command-box = Typed commands
set-command-box-hint = Type “7H” or “play AS” instead of tapping. Works with screen readers.

## Help

help-first = The first minute
help-first-text = Press Play. Your cards are at the bottom; your partner, if you have one, sits opposite. On your turn, the line above your cards tells you what to do.
help-play = Bidding and playing
help-play-text = Tap a bid or a card. Anything dimmed isn’t allowed now – tap it to see why. To discard, tap the cards, then the button below them. Finished tricks clear by themselves; tap to clear one at once.
help-learn = Learning
help-learn-text = A hint says what a good player would do, and why. Undo takes back your last move. After each hand you can look at all the cards, step through the play, and see what would have been better. Turn on Tips as you play in Settings for explanations.
help-type = Typing
help-type-text = Turn on Typed commands in Settings, then type: “7H” bids seven hearts or plays that card; “pass”, “discard 5S 6C 4D”, “hint”, “score” and “rules” do what they say. Suits are S, C, D, H and NT; the joker is X. Screen readers announce each thing that happens.
help-share = Sharing a deal
help-share-text = After a hand you can copy a link to its deal: whoever opens it plays the same cards by the same rules.
help-kept = Your data
help-kept-text = Your game, house rules and settings stay in this browser and are never sent anywhere. Close the page whenever you like; Continue brings you back. After the first visit it works offline.
help-keys = Keyboard shortcuts
help-key-arrows = ← → ↑ ↓
help-key-enter = Enter
help-key-space = Space
help-does-arrows = move between cards and between bids
help-does-enter = choose; clear a trick; skip the wait
help-does-space = select or deselect a card
help-does-hint = hint
help-does-undo = undo
help-does-last = last trick
help-does-score = score sheet
help-does-rules = rules of this game
help-about = About Kookaburra
help-version = Kookaburra { $version }: every game called 500, with bots that see only what a player in their seat would.
help-licence = Free software under the MIT or Apache 2.0 licence, as you prefer. The cards were drawn for it.
help-questions = Rules FAQ
help-rulebook = The rulebook
help-source = Source code

set-text = Text at the table
set-text-normal = normal
set-text-large = large
set-text-largest = very large
set-left-handed = Left-handed
set-left-handed-hint = Buttons and panels are on the left.
set-tap-twice = Tap twice to play a card
set-tap-twice-hint = The first tap or key lifts the card, the second plays it. A tap beside it or Esc lets it go. Dragging plays at once.
set-forced = Play forced cards for me
set-forced-hint = When only one card is allowed, it’s played for you. Undo skips it.
set-hand = Your hand
set-hand-hint = You’ll see the new order at the table.
set-sort = Sort cards
set-sort-suits = by suit
set-sort-ranks = by rank
set-trumps = Trumps
set-trumps-left = on the left
set-trumps-right = on the right
set-high = High cards of a suit (500 only)
set-high-left = on the left
set-high-right = on the right

nowhere-title = There’s no page here
nowhere-text = The address “{ $address }” doesn’t lead anywhere. Part of the link may be missing.
nowhere-home = See all games

## More keys at the table

help-key-escape = Esc
help-does-escape = put away a hint or a sheet, let chosen cards go
help-does-pass = pass
help-does-claim = claim the rest
help-does-keys = these keys
set-letters = Keys of one letter
set-letters-hint = At the table h gives a hint, u takes back, and so on. Turn them off if you talk to your computer or press keys by accident.

## A match that another tab plays, and matches that wait

elsewhere-title = You’re playing this game in another tab
elsewhere-about = You can watch it here, or continue it here – the other tab then stops, and nothing is lost.
elsewhere-take-over = Continue here
elsewhere-watch = Watch
elsewhere-other = Another table
elsewhere-watching = You’re watching: this game is being played in another tab.
kept-elsewhere = Open in another tab
kept-put-by = End this game
kept-put-by-question = End this game? Its finished hands stay in “Your games”, but you can’t continue it.
kept-unreadable = There is a saved game here that this version of the page can’t read. It may be from a newer version. Nothing in it was changed.
kept-save = Save it to a file
kept-delete = Delete
kept-delete-question = Delete this game? You can’t undo this.

## Files of games

history-taken-in = { $new ->
    [0] No game in this file is new.
    [one] One new game.
   *[other] { $new } new games.
}
history-figures = What your games tell: your figures
history-known = { $known ->
    [one] One was here already.
   *[other] { $known } were here already.
}
history-unreadable = A game that can’t be read
history-unreadable-about = It may be from a newer version of the page, or damaged. It is kept as it is.
