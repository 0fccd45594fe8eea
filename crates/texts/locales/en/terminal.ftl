### What the terminal alone says, besides what every client says (session.ftl).
###
### Both languages have the same keys with the same variables (a test sees to it). Besides its own variables every
### message may use $country (au, us, qc), $nil (misere, nullo: the word of the table for such contracts) and
### $jokers (0, 1, 2), and refer to the words of terms.ftl: { kitty }, { no-trumps }, { contractor }, { misere-word }.
### Card names come without an article: "the { $card }". In French the functions LE($card) "l’as de pique",
### DU($card) "du roi de pique", DE($name) "d’Ann" and QUE($name) "qu’Ann" elide; CAP($text) capitalises.

## The draw

draw-title = The draw
draw-again = Again, between those who are equal:

## The cut; $from and $to are numbers of cards

cut-title = The cut
prompt-cut = You sit on the dealer’s right and cut: how many cards do you lift, from { $from } to { $to }? Enter alone lifts about half.
note-cut = Type a number of cards from { $from } to { $to }, or press Enter for about half.

## Header and felt

felt-dealer = {" "}(D)
felt-calls = calls
felt-plays = plays
felt-you-call = your call
felt-you-play = your turn
felt-from-hand = { $name }, hand
felt-from-row = { $name }, row
hand-of = { $name }’s hand, which you play:

## For who sits out a game and watches

watch-title = You sit out this game.
watch-how = Enter hurries the players, f plays the game to its end.
plain-watch = You sit out this game. Enter deals the next hand; skip plays the game to its end.
plain-seats-watched = At the table, clockwise: { $names }.

## Boards of choices

board-title-nominate = The joker belongs to
board-title-demand = The joker asks for
board-title-partners = Call a card, ask a player, or play alone

## The panel in the play

panel-trump = Trumps: { $suit }
panel-no-trump = No trumps
panel-others = the others
panel-tricks = { $won } of { $need }
# A contract to win no trick.
panel-tricks-misere = { $won } (none allowed)
panel-no-bid = No bid: each trick counts
panel-kitty = { kitty }: { $cards }
panel-own-hand = Your own hand
panel-open-hand = { $name }’s open hand

## Notes

note-enough-chosen = { $count ->
    [one] One card is
   *[other] { $count } cards are
} chosen already: let one go first, or confirm with Enter.
note-unsaved = The game can’t be saved ({ $error }); it goes on all the same.
note-damaged = The saved game was damaged; it is kept as { $path }. A new game begins.
note-unreadable = The saved game { $path } can’t be read ({ $error }). It is left as it is, and this game is not saved.

## Keys

key-choose = choose
key-do = do it
key-play = play
key-take = take it
key-take-card = pick
key-back = back
key-pass = pass
key-look = look
key-kitty = { kitty }
key-hint = hint
key-why = more
key-claim = claim the rest
key-review = look again
key-step = step
key-moment = trick/turn
key-next-loss = next loss
key-everybody = judge all
key-undo = undo
key-hurry = hurry
key-skip = to the end
key-last = last trick
key-score = score
key-rules = rules
key-help = help
key-leave = leave
key-close = close
key-scroll = scroll

## Sheets

screen-goodbye = The game is saved; --resume goes on with it.
screen-too-small = The table needs a window of { $width } by { $height }. Make it larger, or play with --plain.
help-title = Help
help-screen =
    TYPING
    Begin with a capital letter, a digit or the colon, and end with Enter:
    7H           in the bidding: seven hearts; in the play: the seven of hearts
    8NT  misere  other bids, as the table has them
    AS 10H X     cards: rank and suit; X is the joker, Y the second one
    X:H          lead the joker and ask for hearts
    discard 5S 6C 4D
    nominate H   call AH   partner Mae   alone   give 4C   pass   look
    Suits: S spades, C clubs, D diamonds, H hearts, NT without trumps.

    MARKS
    (D) the dealer   › the card led   ★ the card that wins
# After the help and what is not understood, where cards show R D V
indices-typed = Kings, queens and jacks (R, D, V) are typed K, Q, J.
rules-title = The rules of this table
trick-title = The last trick
tricks-title = The tricks so far
trick-row = row
score-title = Score
score-empty = Nothing has been scored yet.

## The line mode

plain-welcome = Kookaburra. { $game }.
plain-seats = At the table, clockwise from your left: { $names }.
plain-how = Type cards and bids such as AS or 7H; help tells more, quit leaves and saves.
plain-drew = { $you ->
    [yes] You draw { $card }.
   *[no] { $name } draws { $card }.
}
plain-weighed = { $action }: { $worth }
plain-hint-typed = Type: { $text }
plain-scores = Scores: { $scores }.
plain-sheet-line = Hand { $number }: { $contract }. { $points }.
plain-another = Another game? yes or no
plain-goodbye-unsaved = The game is not saved. Goodbye.
plain-goodbye = The game is saved. Goodbye.

## What goes wrong before the first card

error-no-save = There is no saved game in { $path }.
error-terminal = The terminal can’t be used: { $error }. Try --plain.

review-no-hand = There is no hand { $hand }: the record has { $hands ->
    [0] none
    [one] one
   *[other] { $hands }
}.
review-nothing = Nothing was given away.

## A finished hand, all cards open

review-title = Looking again
# $moment is when it was: "trick 3"
review-step = { $moment }, { $step } of { $steps }
review-start = Before the first call
review-end = The end of the hand
# How far the judging is
review-progress = judged { $done } of { $all }
review-judged-you = What you did has been judged.
review-judged-all = What everybody did has been judged.
# $reason is a whole sentence
review-same = The judge would have done the same: { $reason }
review-none = No hand of this game is over yet.

## What was weighed: a choice stands before it, as in "K♥: 7.4 tricks for Ann and Bo, made in 80 %"

weighed-title = What was weighed
weighed-nothing = There was nothing to weigh: hints by rules of thumb don’t count.

## Saved games and other files that can’t be had

# Each ends a sentence that begins with the name of a file: “game.json: …”.
system-not-found = there is no such file or folder
system-is-folder = it is a folder, not a file
system-not-folder = its path leads through a file as if that were a folder
system-denied = you have no permission for it
system-exists = something of that name is there already
system-full = there is no room for it on the disk
system-read-only = nothing can be written there
system-bad-name = no file can have such a name
system-no-text = it is not a text
# $text is what the system says, often in English.
system-says = the system says “{ $text }”

note-save-foreign = The saved game comes from { $newer ->
    [yes] a newer
   *[no] an older
} Kookaburra, which this one can’t go on with; it is kept as { $path }. A new game begins.
error-save-foreign = The saved game in { $path } comes from { $newer ->
    [yes] a newer
   *[no] an older
} Kookaburra: go on with it there. It is left as it is; kook play without --resume keeps it under another name and begins a new game.
error-save-damaged = The saved game in { $path } is damaged and can’t be gone on with. It is left as it is; kook play without --resume keeps it under another name and begins a new game.
error-save-unreadable = The saved game in { $path } can’t be read: { $error }.
error-busy = Another kook is playing the game kept in { $path }. Finish there first, or keep this game in a folder of its own: KOOKABURRA_DATA=FOLDER kook play.

plain-settled = The contract is lost, and nothing can change the score now. Type claim to end the hand.

## The keys in the help: how they are called, and what they do

keys-title = KEYS
keys-name-arrows = arrows
keys-name-enter = Enter
keys-name-space = Space
keys-name-pick = Space, up
keys-name-escape = Esc
keys-arrows = choose a card or a bid
keys-enter = play it or bid it; clear a finished trick; skip the wait
keys-space = select or deselect a card for the discard
keys-pass = pass
keys-kitty = the bids that leave the { kitty }, where there are any
keys-claim = claim the rest, when every trick to come is certain
keys-last = the last trick; cards you have not looked at yet
keys-review = look at the last hand again, all cards open
keys-hint = hint: what to do, and why; again: what was weighed
keys-undo = undo, back to your last decision
keys-skip = to the end of a game that you sit out
keys-score = the score sheet
keys-rules = the rules of this table
keys-help = this page
keys-back = put a sheet or a message away
keys-leave = leave; the game is saved, and --resume goes on with it
note-key-idle = The key { $key } does nothing now.
