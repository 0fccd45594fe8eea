### What every client says at a table of Rummy 500, besides what every game says (session.ftl).
###
### Both languages have the same keys with the same variables (a test sees to it). Cards stand here in signs, such as
### 9♥, where they come as $cards, $card or $meld of the screen; in sentences they come with their articles. $name is a
### player, $you tells whether that is the reader: yes, no.

# Seven names, separated by spaces, of at most five letters.
names-rummy = Ruby Hank Fay Walt Bea Gus Nell

## Words a player may type for the notation, separated by commas

word-stock = draw
word-take = pick up
word-meld = lay down
word-lay = lay off, add
word-rummy = rummy!, call
word-end = end the hand, stop
word-known = v, view

## What happened, in sentences

told-drawn = { $you ->
    [yes] You draw
   *[no] { $name } draws
} { $cards }.
told-floats = { $you ->
    [yes] You’re out of cards but still in the hand: you float.
   *[no] { $name } is out of cards but still in the hand, and floats.
}
told-renewed = { $shuffled ->
    [yes] The discard pile, but for its top card, is shuffled and becomes the stock.
   *[no] The discard pile, but for its top card, is turned over and becomes the stock.
}
told-last-card = { $you ->
    [yes] Your last card can be called; if nobody calls it, you’re out.
   *[no] { $name } goes out, unless someone calls the last card.
}
told-out = { $you ->
    [yes] You go out.
   *[no] { $name } goes out.
}
told-stock-ended = The stock has run out, and the hand is over.

## The log

log-stock = { $name }: stock
log-drawn = { $name }: { $cards } from the stock
log-take = { $you ->
    [yes] You take
   *[no] { $name } takes
} { $cards }
log-rummy = Rummy! { $name }: { $cards }
log-meld = { $you ->
    [yes] You meld
   *[no] { $name } melds
} { $meld }
log-lay = { $name }: { $card } on { $number }
log-discard = { $you ->
    [yes] You discard
   *[no] { $name } discards
} { $card }

## The table

felt-floats = floats
known-cards = { $you ->
    [yes] You took and still have
   *[no] { $name } took and still has
}: { $cards }
known-none = Nobody else’s cards are known.
menu-title = What will you do?
menu-meld = Meld { $meld }
menu-lay = Lay { $card } on { $number }: { $meld }
menu-discard = Discard { $card }

## The question of the moment

prompt-other-draws = { $name } is drawing.
prompt-other-melds = { $name } is melding and discarding.
prompt-stock = Your turn: draw from the stock.
prompt-stock-or-pile = Your turn: draw from the stock, or go right to the pile.
prompt-take = { $count ->
    [one] Take { $cards }?
   *[other] Take these { $count }? { $cards }
}
prompt-call-here = { $count ->
    [one] Call Rummy! for { $cards }?
   *[other] Call Rummy! for these { $count }? { $cards }
}
prompt-end = The stock is empty: end the hand?
prompt-let-stand = Leave the last card? Then the hand is over.
prompt-or-call = Or “!” for Rummy!
# $others tells whether there are several calls
prompt-claim = “!” calls Rummy! for { $cards }{ $others ->
    [yes] {" "}(arrows for others)
   *[no] {""}
}; Enter to let it go.
prompt-turn = Meld, lay off, or discard to end your turn.
prompt-owed = Meld or lay off { $card } before you discard.
prompt-owed-new = Put { $card } into a new meld before you discard.
prompt-called = Lay { $card } off.
prompt-barred = Meld, lay off, or discard; you can’t discard { $card } this turn.
prompt-no-meld = The cards you chose don’t make a meld.
# $legal tells whether it may be laid now
prompt-meld = { $legal ->
    [yes] Press Enter to meld { $meld }
   *[no] You can’t meld { $meld } now
}
prompt-melds = These cards make { $count } melds: press Enter to see them.

## Keys

key-let-go = let it go

## Notes

expected-draw = Type stock, or take and a number such as take 2, or hint.
expected-claim = Type rummy and a number such as rummy 2, or press Enter to let it go.
expected-turn = Type the cards to meld, lay with a card and the number of its meld, or discard with a card.

## Sheets

score-out = a player went out
score-stock-ended = the stock ran out
# $points with its sign
over-points = { $laid } − { $left } = { $points }

## The line mode
## typed-…: what may be typed for an action

typed-stock = stock
typed-end = end
typed-take = take { $count }
typed-rummy = rummy { $count }
typed-meld = meld { $cards }
typed-lay = lay { $card } { $number }
typed-discard = discard { $card }
plain-no-hand = You have no cards.
plain-rummy-seat = { $you ->
    [yes] You have
   *[no] { $name } has
} { $cards ->
    [0] no cards
    [one] one card
   *[other] { $cards } cards
} and { $laid } points on the table.
plain-stock = The stock has { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}.
plain-pile = { $count ->
    [0] The discard pile is empty.
   *[other] The discard pile, top card last: { $cards }
}
plain-meld = Meld { $number }: { $cards } ({ $by })
plain-claim = You can call Rummy!: { $calls }. Type it, or press Enter to let it go.
plain-draw = You can draw: { $draws }.
plain-or-call = Or call Rummy!: { $calls }.
plain-owed = Meld or lay off { $card } before you discard.
plain-barred = You can’t discard { $card } this turn.
plain-may = You can { $actions }.
plain-may-many = You can meld or lay off many cards: hint names a good one.
plain-must-lay = Lay off or meld.
plain-discard-rummy = Discard to end your turn, for example: discard { $example }
plain-left = { $you ->
    [yes] You still have
   *[no] { $name } still has
}: { $cards }
help-plain-rummy =
    Type an action or a command.
    Drawing: stock, take 3 (the top three discards), end (when the stock is empty).
    Melding: just the cards, such as 4H 5H 6H, or meld 4H 5H X=6H. X is a joker; in a run, say which card it is.
    Laying off: lay 9H 2, on meld 2; a joker: lay X=9H 2. Ending your turn: discard 9H.
    Calling Rummy!: rummy 2, for the top two discards; Enter lets it go.
    Commands: hand, table, known, score, rules, hint, why, undo, review (the last hand), cards codes or cards words, help, quit.
