### What the terminal alone says, besides what every client says (session.ftl).
###
### Both languages have the same keys with the same variables (a test sees to it). Besides its own variables every
### message may use $country (au, us, qc), $nil (misere, nullo: the word of the table for such contracts) and
### $jokers (0, 1, 2), and refer to the words of terms.ftl: { kitty }, { no-trumps }, { contractor }, { misere-word }.
### Card names come without an article: "the { $card }". In French the functions LE($card) "l’as de pique",
### DU($card) "du roi de pique", DE($name) "d’Ann" and QUE($name) "qu’Ann" elide; CAP($text) capitalises.

## The draw

draw-title = The draw
draw-again = Again, for those who tied:

## The cut; $from and $to are numbers of cards

cut-title = The cut
prompt-cut = You sit on the dealer’s right, so you cut. How many cards do you lift, from { $from } to { $to }? Press Enter for about half.
note-cut = Type a number from { $from } to { $to }, or press Enter for about half.

## Where several people share the screen: what stands there instead of the table until the next one has it

cover-title = Next player
cover = Pass the screen to { $name }. { $name }: press Enter when you have it.

## Header and felt

felt-dealer = {" "}(D)
felt-calls = bids
felt-plays = plays
felt-you-call = your bid
felt-you-play = your turn
felt-from-hand = { $name }, hand
felt-from-row = { $name }, row
hand-of = { $name }’s hand, which you play:

## For who sits out a game and watches

watch-title = You sit this game out.
watch-how = Enter speeds the game up, f goes to the end of it.
plain-watch = You sit this game out. Press Enter for the next hand; type skip to go to the end of the game.
plain-seats-watched = At the table, clockwise: { $names }.

## Boards of choices

board-title-nominate = The joker belongs to
board-title-demand = The joker calls for
board-title-partners = Call a card, ask a player, or play alone

## The panel in the play

panel-trump = Trumps: { $suit }
panel-no-trump = No trumps
panel-others = opponents
panel-tricks = { $over ->
    [yes] { $won }, { $need } needed
   *[no] { $won } of { $need }
}
# A contract to win no trick.
panel-tricks-misere = { $won } (none allowed)
panel-no-bid = Nobody bid: each trick counts
panel-kitty = { kitty }: { $cards }
panel-own-hand = Your own hand
panel-open-hand = { $name }’s open hand

## Notes

note-enough-chosen = You have already chosen { $count ->
    [one] one card
   *[other] { $count } cards
}. Press Enter to confirm, or deselect one first.
note-unsaved = The game can’t be saved ({ $error }). You can still play on.
note-damaged = Your saved game is damaged. A copy is kept at { $path }, and a new game starts.
note-unreadable = Your saved game { $path } can’t be read ({ $error }). It stays as it is, and this game is not saved.

## Keys

key-choose = choose
key-do = confirm
key-play = play
key-take = clear
key-take-card = pick
key-back = back
key-pass = pass
key-look = look
key-kitty = { kitty }
key-hint = hint
key-why = more
key-claim = claim the rest
key-review = review
key-step = step
key-moment = trick/turn
key-next-loss = next loss
key-everybody = judge all
key-try-again = again
# A finished hand is played once more, from one of its steps on.
again-begins = You try this hand again from here. Nothing of it is saved or counted.
again-over = That’s the hand as you played it first. The match goes on from here.
again-none = There’s no hand that could be tried again from there.
again-word = again
key-undo = undo
key-here = I’m here
key-hurry = faster
key-table = table
key-undo-it = undo it
key-leave-it = leave it
key-accept = accept
key-play-on = play on
key-swap = swap
key-stay = stay here
key-sit = sit down
key-im-back = I’m back
key-again = play again
key-skip = to the end
key-last = last trick
key-score = score
key-rules = rules
key-help = help
key-leave = leave
key-close = close
key-scroll = scroll
key-object = object
key-go-on = go on
key-wait = wait
key-else = something else

## Sheets

screen-goodbye = Game saved. Continue with --resume.
screen-too-small = Make the window at least { $width } × { $height }, or play with --plain.
help-title = Help
help-screen =
    TYPING
    Begin with a capital letter, a digit or a colon, and end with Enter:
    7H           in the bidding: seven hearts; in the play: the seven of hearts
    8NT, :misere other bids, where this game has them
    AS 10H X     cards: rank and suit; X is the joker, Y the second one
    X:H          lead the joker and call for hearts
    :discard 5S 6C 4D
    :nominate H, :call AH, :partner Mae, :alone, :give 4C, :pass, :look
    Suits: S spades, C clubs, D diamonds, H hearts, NT { no-trumps }.

    MARKS
    (D) the dealer   › the card led   ★ the winning card
help-screen-open =
    THE OPEN TABLE
    Every card can be played at any time; what is against the rules stands unless someone objects.
    :object revoke Mae 3, :object out of turn
    :drop AS, :announce AS, :show AS, :peek kitty, :peek trick 3, :correct
    :demand lead S, :waive, :enter Mae 200, :agree
open-waiting = The others wait until you press Enter.
open-waiting-no = The others go on by themselves.
open-answer = Choose, type its number, or say it in words.
open-ruling = The ruling
open-enter-card = Enter on a card
# After the help and what is not understood, where cards show R D V
indices-typed = Kings, queens and jacks (R, D, V) are typed K, Q, J.
rules-title = The rules of this game
trick-title = The last trick
tricks-title = The tricks so far
trick-row = row
score-title = Score
score-empty = No scores yet.

## The line mode

plain-welcome = Kookaburra. { $game }.
plain-seats = At the table, clockwise from your left: { $names }.
plain-how = Type cards and bids such as AS or 7H. Type help for more, or quit to save and leave.
plain-drew = { $you ->
    [yes] You draw { $card }.
   *[no] { $name } draws { $card }.
}
plain-weighed = { $action }: { $worth }
plain-hint-typed = Type: { $text }
word-cards-words = cards in words
word-cards-codes = cards in codes
plain-cards-words = Cards are told in words: king of spades. Type cards codes to have them as KS.
plain-cards-codes = Cards are told as they are typed: KS. Type cards words to have them in words.
plain-scores = Scores: { $scores }.
plain-sheet-line = Hand { $number }: { $contract }. { $points }.
plain-watching = You’re watching: another kook plays this game, and you see what its player sees. Ctrl-C ends it.
plain-watching-shared = You’re watching: another kook plays this game on one screen for several people, and you see no hand. Ctrl-C ends it.
plain-watching-undone = Undone. The table again:
plain-another = Another game? Type yes or no.
plain-goodbye-unsaved = The game is not saved. Goodbye.
plain-goodbye = Game saved. Goodbye.

## What goes wrong before the first card

error-no-save = No saved game at { $path }. Start one with kook play.
error-terminal = This terminal can’t show the table ({ $error }). Try --plain.

review-no-hand = There is no hand { $hand }: this game has { $hands ->
    [0] none
    [one] one
   *[other] { $hands }
}.
review-nothing = No mistakes found.

## A finished hand, all cards open

review-title = Review
# $moment is when it was: "trick 3"
review-step = { $moment }, { $step } of { $steps }
review-start = Before the first bid
review-end = The end of the hand
# How far the judging is
review-progress = reviewed { $done } of { $all }
review-judged-you = Your play has been reviewed.
review-judged-all = Everyone’s play has been reviewed.
# $reason is a whole sentence
review-same = A strong player would do the same: { $reason }
review-none = No hand of this game is finished yet.

## What was weighed: a choice stands before it, as in "K♥: 7.4 tricks for Ann and Bo, made in 80 %"

weighed-title = Options compared
weighed-nothing = No comparison here: this hint is a rule of thumb.

## Saved games and other files that can’t be had

# Each ends a sentence that begins with the name of a file: “game.json: …”.
system-not-found = there is no such file or folder
system-is-folder = it is a folder, not a file
system-not-folder = its path leads through a file as if that were a folder
system-denied = you have no permission for it
system-exists = already exists
system-full = there is no room for it on the disk
system-read-only = nothing can be written there
system-bad-name = no file can have such a name
system-busy = another program has it
system-no-text = isn’t a text file
# $text is what the system says, often in English.
system-says = the system says “{ $text }”

note-save-foreign = The saved game comes from { $newer ->
    [yes] a newer
   *[no] an older
} Kookaburra, which this one can’t go on with; it is kept as { $path }. A new game begins.
error-save-foreign = The saved game in { $path } comes from { $newer ->
    [yes] a newer
   *[no] an older
} Kookaburra: continue it there. Nothing was changed; kook play without --resume keeps it under another name and begins a new game.
error-save-damaged = The saved game in { $path } is damaged and can’t be continued. Nothing was changed; kook play without --resume keeps it under another name and begins a new game.
error-save-unreadable = The saved game in { $path } can’t be read: { $error }.
error-busy = Another kook is playing the game kept in { $path }. Watch it with kook play --watch, finish there first, or keep this game in a folder of its own: KOOK_DATA=FOLDER kook play.

plain-settled = Type claim to end the hand.

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
keys-review = replay the last hand, cards face up
keys-hint = hint: what to do, and why; again: what was weighed
keys-undo = undo, back to your last decision
keys-skip = to the end of a game that you sit out
keys-score = the score sheet
keys-rules = the rules of this table
keys-help = this page
keys-back = close this sheet or message
keys-leave = leave; the game is saved, continue with --resume
keys-open-enter = play it, bid it or say it; while others are to act: go on
keys-open-space = play the card, whoever is to act; select it for the discard
keys-open-object = object to something; the referee rules on it
keys-open-wait = wait before the next card
keys-open-go = go on to your turn
keys-open-more = something else: let a card fall, look, correct; the objections so far
keys-open-last = the tricks with their numbers; cards you have not looked at yet
note-key-idle = The key { $key } does nothing now.

## A table over a network, on the screen and line by line

remote-name = What’s your name?
remote-name-help = Type the name that the others will see. Enter alone leaves it open; quit leaves the program.
remote-how = Type what you want to do: people, say, sit, help. Enter goes on.
remote-help =
    At the table:
    people: everyone here, with their numbers
    sit, sit 2: take the best seat, or seat 2
    watch: give up your seat
    start: begin the game (host)
    Enter: the next hand; no claim; play again yourself
    say, say 3: the phrases, or the third of them
    say Well bid, Mae: your own words, where the host allows them
    yes, no: answer what everyone is asked
    wait: two more minutes for the player everyone waits for
    nudge: remind whoever has been thinking for two minutes
    replace 3: let a bot play at seat 3, after five minutes without a clock (host)
    more time: 30 seconds for each answer, for everyone
    days off 7, days off 0: a week off where a move takes a day, or none
    swap 3, draw seats: other seats before the first hand (draw: host)
    end table: close it for everyone (host)
    pause, continue, lock, unlock (host)
    mute 3: hear player 3 no more, or again
    report 3 and what happened: show what whoever runs this server would get about
        player 3; report: send it
    proof: that nobody chose the deals
    bots 2 club: how well bots play at seat 2 (host)
    host 3, remove 3: make player 3 the host, or remove them (host)
    sit 2 3: give seat 2 to player 3 (host)
    club, club ask: to the club whose evening this is; call its director
    next table: to the table that waits for you, where a move takes hours
    quit: close this; your seat is kept
    leave table: give up your seat and go
remote-next-none = No other table waits for you.
remote-next-evening = This table is part of an evening. Type club to go to the club.
remote-next-unknown = The server doesn’t say which tables wait for you. Check your connection and try again.
remote-person =
    { $role ->
        [host] { $name } ({ $number }, host)
        [you] { $name } ({ $number }, you)
        [both] { $name } ({ $number }, you, host)
       *[none] { $name } ({ $number })
    }
remote-phrase = { $number }: { $phrase }
remote-sit = Press Enter to sit down.
remote-sit-later = You’re watching. Press Enter to sit down: you play from the next deal.
remote-start = Type start when everyone is here.
remote-answer = Type yes or no.
remote-back = A bot plays for you. Press Enter to play again yourself.
remote-deal = Press Enter when you’re ready for the next hand.
remote-over = Press Enter for another game, or type quit.
remote-record = The games of this table, to save and review: { $address }
remote-not-understood = I don’t know “{ $text }”. Type help for what you can do.
remote-goodbye = Your seat is kept: the same command brings you back.
remote-left = You’ve left the table.
remote-sending = Sending…
remote-on-its-way = What you did is on its way. Wait for the answer.
remote-nudge = Nudge whoever is to play
remote-muted = You don’t hear { $name } any more.
remote-heard = You hear { $name } again.
remote-report-mine = Your words: { $words }
remote-report-send = Type report to send this. Anything else you do keeps it here.
remote-report-how = Type report, the player’s number and what happened: report 3 Insults in every hand
remote-link = The link to this table: { $link }
help-screen-online =
    AT A TABLE ONLINE
    t            who is here, and what you can do: sit, say, pause, leave
    y, n         answer what everyone is asked
    Enter        the next hand; play again yourself after a bot
    :say 3, :sit 2, :people, :proof, :club can be typed, too

# What can be typed, separated by commas
remote-word-help = ?
remote-word-people = who
remote-word-sit = sit down
remote-word-watch = stand up
remote-word-start = begin
remote-word-say = tell
remote-word-mute = silence
remote-word-report = complain about
remote-word-proof = shuffle
remote-word-nudge = remind
remote-word-replace = let a bot play at
remote-word-more-time = slower
remote-word-days-off = holiday
remote-word-draw-seats = draw for partners
remote-word-swap = swap seats
remote-word-end-table = close table
remote-word-club = to the club
remote-word-next-table = another table
remote-word-wait = hold on
remote-word-lock = lock table
remote-word-unlock = unlock table
remote-word-pause = stop
remote-word-continue = go on
remote-word-bots = bot
remote-word-host = make host
remote-word-remove = send away
remote-word-back = i’m back
remote-word-leave-table = leave the table

## Find my rules

found-code = Rule code: { $code }. Play it: kook play { $code }
