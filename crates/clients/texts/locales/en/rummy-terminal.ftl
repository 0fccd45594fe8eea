### What the terminal alone says at a table of Rummy 500, besides rummy-session.ftl.
###
### Both languages have the same keys with the same variables (a test sees to it). Cards stand here in signs, such as
### 9♥, where they come as $cards, $card or $meld of the screen; in sentences they come with their articles. $name is a
### player, $you tells whether that is the reader: yes, no.

## The table

head-cards = cards
head-table = laid
head-total = total
felt-no-melds = No melds yet.
felt-piles = Stock { $stock }, discard pile { $pile } with its top at the right
hand-floating = You’re out of cards: you float.
view-title = What is known

## Keys

key-call = Rummy!
key-draw = draw
key-pick = pick
key-throw = discard
key-meld = meld
key-this-card = this card
key-order = order
key-view = view

## Notes

note-no-claim = Let this go: calling wouldn’t help you.
note-quicker = { $name } was quicker.
note-nothing-to-call = There is nothing to call Rummy! for now.
note-no-meld = You have no meld in your hand.
note-no-lay = This card fits no meld on the table.

## Sheets

score-total = Total
help-screen-rummy =
    TYPING
    Begin with a capital letter, a digit or a colon, and end with Enter:
    :stock       draw from the stock
    :take 3      take the top three discards
    :rummy 2     call Rummy! for the top two
    4H 5H 6H     meld these; X is a joker, and X=9H one that stands for 9H
    :lay 9H 2    lay 9H on meld 2; a joker: :lay X=9H 2, or :lay X 2
    :discard 9H
    :end         end the hand when the stock is empty

    MARKS
    Under the discard pile: how many cards you take from there; ! you can call.
    Under your hand: + came in this turn, ! must go on the table, × can’t be
    discarded. In melds X=9♥ or (9) is a joker that stands for the card.

## The line mode

plain-how-rummy = Type stock, take 2, cards to meld such as 4H 5H 6H, or discard 9H. Type help for more, or quit to save and leave.

plain-which = Which one? Type { $actions }.

## The keys in the help

keys-rummy-arrows = choose a card of your hand, or how to draw
keys-rummy-enter = draw; meld what is picked; what the card can do; skip the wait
keys-rummy-space = select a card, or deselect it
keys-rummy-draw = draw from the stock; discard the card
keys-rummy-meld = meld what is picked; nothing picked: all your melds
keys-rummy-lay = lay the card off
keys-rummy-call = call Rummy!, also while another is to draw
keys-rummy-order = the hand by suit or by rank
keys-rummy-view = who laid what, the cards known of the others; at the end of a hand: look at it again, all cards open
