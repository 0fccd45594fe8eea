### What every client says at a table of Rummy 500, besides what every game says (session.ftl).
###
### Both languages have the same keys with the same variables (a test sees to it). Cards stand here in signs, such as
### 9♥, where they come as $cards, $card or $meld of the screen; in sentences they come with their articles. $name is a
### player, $you tells whether he is the reader: yes, no.

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
    [yes] You have melded everything and float.
   *[no] { $name } has melded everything and floats.
}
told-last-card = { $you ->
    [yes] Your last card can be called; otherwise you are out.
   *[no] { $name } is out, unless the last card is called.
}
told-out = { $you ->
    [yes] You go out.
   *[no] { $name } goes out.
}
told-stock-ended = The stock is used up, and the hand is over.

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
    [yes] You took
   *[no] { $name } took
}, and still { $you ->
    [yes] hold
   *[no] holds
}: { $cards }
known-none = No cards are known of the others.
menu-title = What do you do?
menu-meld = Meld { $meld }
menu-lay = Lay { $card } on { $number }: { $meld }
menu-discard = Discard { $card }

## The question of the moment

prompt-other-draws = { $name } is to draw.
prompt-other-melds = { $name } melds and discards.
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
prompt-let-stand = Let the last card stand? Then the hand is over.
prompt-or-call = Or “!” for Rummy!
# $others tells whether there are several calls
prompt-claim = Rummy? With “!” you call { $cards }{ $others ->
    [yes] {" "}(arrows: others)
   *[no] {""}
}; Enter lets it go.
prompt-turn = Meld, lay off, or discard to end your turn.
prompt-owed = { $card } must go to the table before you discard.
prompt-owed-new = { $card } must go into a new meld before you discard.
prompt-called = Lay { $card } off.
prompt-barred = Meld, lay off, or discard; { $card } may not be discarded now.
prompt-no-meld = The cards you picked make no meld.
# $legal tells whether it may be laid now
prompt-meld = { $legal ->
    [yes] Enter melds { $meld }
   *[no] { $meld } can’t be melded now
}
prompt-melds = These cards make { $count } melds: Enter shows them.

## Keys

key-let-go = let it go

## Notes

expected-draw = Type stock, or take and a number such as take 2, or hint.
expected-claim = Type rummy and a number such as rummy 2, or press Enter to let it go.
expected-turn = Type cards to meld such as 4H 5H 6H, lay 9H 2, or discard 9H.

## Sheets

score-out = somebody went out
score-stock-ended = the stock was used up
# $points with its sign
over-points = { $laid } - { $left } = { $points }

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
} and { $laid } on the table.
plain-stock = The stock has { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}.
plain-pile = { $count ->
    [0] The discard pile is empty.
   *[other] The discard pile, its top last: { $cards }
}
plain-meld = Meld { $number }: { $cards } ({ $by })
plain-claim = You can call Rummy!: { $calls }. Type it, or press Enter to let it go.
plain-draw = You draw: { $draws }.
plain-or-call = Or call: { $calls }.
plain-owed = Put { $card } on the table before you discard.
plain-barred = You may not discard { $card } now.
plain-may = You can { $actions }.
plain-may-many = You have many cards to meld or lay off: hint names a good one.
plain-must-lay = Lay off or meld.
plain-discard-rummy = A discard, such as discard 9H, ends your turn.
plain-left = { $you ->
    [yes] You still hold
   *[no] { $name } still holds
}: { $cards }
help-plain-rummy =
    Type an action or a command.
    Drawing: stock, take 3 (the top three discards), end (when the stock is empty).
    Melding: the cards alone, such as 4H 5H 6H, or meld 4H 5H X=6H. X is a joker; in a run it names its card.
    Laying off: lay 9H 2, on meld 2; a joker: lay X=9H 2. Ending your turn: discard 9H.
    Calling: rummy 2, for the top two discards; Enter lets a call go.
    Commands: hand, table, known, score, rules, hint, why, undo, review (the last hand), help, quit.
