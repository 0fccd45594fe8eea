### An open table: what is done there against the rules, what is claimed, and what comes of it. What the laws say is in
### the file laws.
###
### Both languages have the same keys with the same variables (a test sees to it). $you says whether $name is the reader.

## Other words for what can be done, separated by commas

word-drop = let fall
word-announce = say i have, declare
word-show = flash
word-peek = peep, look at
word-take-back = take back
word-correct = correct it
word-demand = ask
word-waive = let it stand, nothing
word-enter = write
word-agree = ok, done
word-widow = kitty, blind
word-discards = discarded cards
word-trick = levee
word-retract = out of turn
word-exposed = exposed card
word-revoke = renege
word-misdeal = bad deal
word-lead = led
word-avoid = not
word-play = played
word-new-deal = redeal
word-six-no-trump = six no trumps
word-go = play on, to me
word-object = object, objection

## At the table

open-welcome = The laws are open here: a card or a bid against the rules stands unless someone objects in time. Type help to see what you can do.
open-errors = { $percent ->
    [0] The bots keep to the rules.
   *[other] The bots slip up in about { $percent }% of their actions.
}
open-how = Press Enter to let the next player act, type go to go on to your turn, or object at any time.
open-next = { $name } is next. Enter, or object.
open-asked = You’re asked. Type { $answers }.
open-mend = Too many discards. Type { $answers }.
open-settle = The play is over. Object to what was wrong, or type agree.
open-write = You write the score. Type enter, a player and the points, such as: enter { $name } 200
open-agreed = Waiting for the others: Enter to go on.
open-trick = Trick { $number }: { $cards }. Won by: { $name }.
open-your-seat = your seat
open-not-here = There’s no { $command } at an open table: nobody helps you, and only the laws take something back.
open-goodbye = The game is saved. Continue with: kook play --resume
help-open =
    Play as at any table: pass, 7H, AS, discard 5S 6C 4D. You may do it out of turn, or against the rules.
    Careless acts: drop AS, announce AS, show AS, peek kitty, peek discards, peek trick 3.
    Your own mistakes: correct (a revoke), discard 5S or take-back 5S (a wrong discard).
    Objections: object, then choose; or at once, such as object out of turn, object revoke Mae 3, object exposed Mae, object look Mae, object misdeal count, object hand, object score Mae 200.
    Answers: demand lead S, demand avoid S, demand play S, demand new-deal, demand six-no-trump, waive. After the play: agree; the dealer may have to enter Mae 200.
    Commands: hand, table, last, score, rules, help, quit; go plays on to your turn.

## What can be done, on a button

do-drop = Let { $card } fall
do-announce = Say that you have { $card }
do-show = Let a partner see { $card }
do-take-back = Take { $card } back
do-peek = Look at { $what }
do-correct = Correct my revoke
do-waive = Let it stand
do-agree = Nothing more to object to
do-enter = Write { $points } for { $player }

## What is done

told-drops = { $you ->
    [yes] You let { $card } fall face up.
   *[no] { $name } lets { $card } fall face up.
}
told-announces = { $you ->
    [yes] You say that you have { $card }.
   *[no] { $name } says: I have { $card }.
}
told-shows = { $you ->
    [yes] You let a partner see { $card }.
   *[no] { $name } lets you see { $card }.
}
open-showed = { $name } lets a partner see a card.
told-peeks = { $you ->
    [yes] You look at { $what }.
   *[no] { $name } looks at { $what }.
}
told-peeked = You see { $cards }.
told-takes-back = { $you ->
    [yes] You take { $card } back.
   *[no] { $name } takes { $card } back.
}
open-took-back = { $name } takes a discard back.
told-corrects = { $you ->
    [yes] You correct your revoke.
   *[no] { $name } corrects a revoke.
}
told-claims = { $you ->
    [yes] You object: { $what }.
   *[no] { $name } objects: { $what }.
}
told-demands = { $you ->
    [yes] You ask for { $what }.
   *[no] { $name } asks for { $what }.
}
told-waives = { $you ->
    [yes] You let it stand.
   *[no] { $name } lets it stand.
}
told-enters = { $you ->
    [yes] You write { $points } for { $player }.
   *[no] { $name } writes { $points } for { $player }.
}
told-agrees = { $you ->
    [yes] You have nothing more to object to.
   *[no] { $name } has nothing more to object to.
}
open-void = The hand doesn’t count.
open-points = Points of this hand: { $points }.

table-exposed = { $you ->
    [yes] Exposed before you: { $card }.
   *[no] Exposed before { $name }: { $card }.
}
table-demand = { $you ->
    [yes] Asked of you: { $what }.
   *[no] Asked of { $name }: { $what }.
}
table-barred = { $you ->
    [yes] You may not bid.
   *[no] { $name } may not bid.
}
table-no-score = { $you ->
    [yes] You score nothing in this hand.
   *[no] { $name } scores nothing in this hand.
}

sight-widow = the { kitty }
sight-discards = the discards
sight-trick = trick { $number }
sight-dead = the dead hand
sight-row = a card face down in a row

demand-lead = a lead in { $suit }
demand-avoid = no lead in { $suit }
demand-play = { $suit }
demand-new-deal = a new deal
demand-six-no-trump = six no trumps

## What is claimed

claim-retract = out of turn
claim-revoke = revoke by { $player } in trick { $trick }
claim-exposed = exposed card of { $player }
claim-look = look by { $player }
claim-misdeal = misdeal ({ $reason })
claim-hand = wrong number of cards
claim-score = wrong score of { $player }, right would be { $points }
misdeal-count = Too many or too few cards

claim-which = What do you object to?
claim-which-trick = In which trick?
claim-trick-number = Type its number.
claim-number = Type a number from 1 to { $most } or say it in words; Enter objects to nothing.
claim-dropped = You object to nothing.

verdict-upheld = Upheld.
verdict-denied = Denied. Nothing changes.
verdict-waiting = Noted; ruled on after the last trick.
verdict-votes = Upheld. Those who are asked decide what comes of it.

## Why something is refused

refused-over = The game is over.
refused-play-over = The play of this hand is over.
refused-not-now = That can’t be done now.
refused-asked = If you’re asked, answer first; if nobody asks, there’s nothing to answer.
refused-not-asked = Someone else is asked now, and that comes first.
refused-no-answer = That’s no answer to what is asked. Give one of the answers, or let it stand.
refused-agreed = There’s nothing more to agree to.
refused-sheet = Only the dealer writes the score, after the play.
refused-barred = A ruling bars you from bidding in this hand.
refused-impossible = Even an open table doesn’t take that.
refused-mend = First put the number of discards right.
refused-mended = Only the contractor corrects the discards, in the first trick, and only until their number is right.
refused-played = You’ve played to this trick.
refused-correcting = After a revoke that is corrected, play a lawful card; a partner plays the same card again.
refused-exposed = An exposed card has to be played first.
refused-demanded = A demand binds you: it says which suit.
refused-no-card = You don’t have that card, or nobody to show it to.
refused-no-sight = There’s nothing to look at there now.
refused-no-revoke = You have no revoke to correct.

## What can't be done with an open table

error-alone = At an open table you play alone with bots: leave out --hotseat, --company and --cut.
error-watch-open = Nobody can watch an open table yet.
error-errors = Bots err only at an open table. Add --set laws=open.
open-no-review = { $file }: hands of an open table can’t be reviewed, as what was played there may be against the rules. Try kook replay.
open-no-arena = Matches in the arena are played with the laws enforced. Leave out laws=open.

## An open table in the page

open-mode = Mistakes can happen, and stand unless someone objects. No undo, no warnings.
open-no-undo = At an open table there’s no hint and no undo: only the laws take something back.
open-type-all = Tap Object and choose, or type all of it, such as object out of turn.
open-ask-settle = The play is over. Object to what was wrong, or say that you have nothing more.
open-ask-demand = You’re asked: what do you want?
open-ask-mend = Too many discards. Take one back.
open-waits-for = { $name } is next.
open-provisional = These points stand unless someone objects.
open-picked = { $count } of { $due } chosen.
open-exposed = lies face up
open-object = Object
open-wait = Wait
open-go-on = Go on
open-more = Something else
open-back = Back
open-tap = A tap on a card
open-tap-play = plays it
open-tap-drop = lets it fall face up
open-tap-announce = says that you have it
open-tap-show = shows it to a partner
open-tap-discard = adds it to the discards
open-acts = Looks and corrections
open-laws = On the table
open-claims = Objections in this hand
open-noted = An objection to a revoke is noted, and ruled on after the last trick.
open-nothing = No objection
open-sheet = The score sheet
open-points-of = Points of { $name }
open-enter = Write
open-step = Next
open-right-points = The right points
open-no-number = That’s no whole number: write it like 120 or −35.
open-no-share = A deal of an open table has no code: codes belong to tables with the laws enforced.
open-unreviewed = Something in this hand was against the rules, or it didn’t count: there’s no review, which judges lawful play only.
open-tricks = All tricks
