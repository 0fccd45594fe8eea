### What the terminal says at a table of Rummy 500, besides what every game says (terminal.ftl).
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

head-cards = cards
head-table = laid
head-total = total
felt-floats = floats
felt-no-melds = No melds yet.
felt-piles = Stock { $stock }, discard pile { $pile } with its top at the right
hand-floating = You have no cards: you float.
known-cards = { $you ->
    [yes] You took
   *[no] { $name } took
}, and still { $you ->
    [yes] hold
   *[no] holds
}: { $cards }
known-none = No cards are known of the others.
view-title = What is known
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
prompt-or-call = Or ! for Rummy!
# $others tells whether there are several calls
prompt-claim = Rummy? With ! you call { $cards }{ $others ->
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

key-call = Rummy!
key-draw = draw
key-pick = pick
key-throw = discard
key-let-go = let it go
key-meld = meld
key-this-card = this card
key-order = order
key-view = view

## Notes

note-no-claim = Let this go: calling would not help you.
note-quicker = { $name } was quicker.
note-nothing-to-call = There is nothing to call now.
note-no-meld = There is no meld in your hand.
note-no-lay = This card fits no meld on the table.
expected-draw = Type stock, or take and a number such as take 2, or hint.
expected-claim = Type rummy and a number such as rummy 2, or press Enter to let it go.
expected-turn = Type cards to meld such as 4H 5H 6H, lay 9H 2, or discard 9H.

## Sheets

score-total = Total
score-out = somebody went out
score-stock-ended = the stock was used up
# $points with its sign
over-points = { $laid } - { $left } = { $points }
help-screen-rummy =
    KEYS
    arrows       choose a card of your hand, or how to draw
    Enter        draw; meld what is picked; what the card can do
    Space, up    pick a card, or let it go
    d            draw from the stock; discard the card
    m            meld what is picked; nothing picked: all your melds
    l            lay the card off
    !            call Rummy!, also while another is to draw
    o            the hand by suit or by rank
    h            hint: what to do, and why; again: what was weighed
    u            undo, back to your last decision
    v            who laid what, the cards known of the others; at the end of a
                 hand: look at it again, all cards open
    s            the score sheet
    r            the rules of this table
    ?            this page
    q            leave; the game is saved, and --resume goes on with it

    TYPING
    Begin with a capital letter, a digit or the colon, and end with Enter:
    :stock       draw from the stock
    :take 3      take the top three discards
    :rummy 2     call Rummy! for the top two
    4H 5H 6H     meld these; X is a joker, and X=9H one that stands for 9H
    :lay 9H 2    lay 9H on meld 2; a joker: lay X=9H 2, or lay X 2
    :discard 9H
    :end         end the hand when the stock is empty

    MARKS
    Under the pile: how many cards you take from there; ! that you can call.
    Under your hand: + came in this turn, ! must be melded, × may not be
    discarded. In melds X=9♥ or (9) is a joker that stands for the card.

## The line mode
## typed-…: what may be typed for an action

typed-stock = stock
typed-end = end
typed-take = take { $count }
typed-rummy = rummy { $count }
typed-meld = meld { $cards }
typed-lay = lay { $card } { $number }
typed-discard = discard { $card }

plain-how-rummy = Type stock, take 2, cards to meld such as 4H 5H 6H, or discard 9H; help tells more, quit leaves and saves.

plain-which = Which one? Type { $actions }.
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

## What goes wrong before the first card

error-no-cut = Packs are not cut in this game.
error-not-shared = This game has a seat for everybody: ask for more players instead, as with --set players=5.
