### What stands on a graphical table of Rummy 500, besides what stands on every one (desk.ftl).
###
### Both languages have the same keys with the same variables (a test sees to it); see terms.ftl for what every message
### may use.

## On the table

desk-laid = { $points } points melded
desk-meld = Meld { $number }: { $meld }
desk-owed = must be melded or laid off
desk-barred = can’t be discarded this turn
desk-fresh = just drawn
desk-known = everyone knows you have it
desk-ask-draw = Draw from the stock, or take from the discard pile.
desk-ask-claim = Call Rummy! or let it go?
desk-card-stays = You can’t lay this card off or discard it now.

## Guidance for who is new, in two or three sentences

guide-rummy-hand-over = The hand is over. Cards you melded count for you, cards left in your hand against you. The first to { $target } points wins.
guide-rummy-stock = Start your turn with a draw: take the top card of the stock.
guide-rummy-draw = Start your turn with a draw: the top card of the stock, or cards from the discard pile, down to one you can use. If you take several, the deepest must go on the table at once; the rest go into your hand.
guide-rummy-may-call = You can also call Rummy! for a discard that fits the table.
guide-rummy-end = The stock has run out. You can end the hand, or take from the discard pile if that helps you.
guide-rummy-let-stand = The last discard fits the table. If nobody calls it, the hand is over.
guide-rummy-claim = Someone discarded a card that could have been melded or laid off. Call Rummy! to take it and lay it, or let it go.
guide-rummy-can-lay = You can put cards on the table: three or four of the same rank, three or more of a suit in sequence, or single cards added to melds already there. They count for you. Discard to end your turn.
guide-rummy-turn = You have nothing to meld yet. Choose cards to see what they make. Discard to end your turn: something you don’t need and the others can’t use.
guide-rummy-owed = You took the { $card } from the discard pile, so meld it or lay it off now. Then you can discard.
guide-rummy-owed-new = You took the { $card } from the discard pile, so put it into a new meld now. Then you can discard.
guide-rummy-called = You called for the { $card }: lay it off on a meld it fits.
guide-rummy-barred = You took the { $card }, so you can’t discard it this turn.
guide-rummy-wait-draw = { $name } is drawing. Everyone sees which cards are taken from the discard pile.
guide-rummy-wait-turn = { $name } is melding and discarding. If a discard fits the table, you can call Rummy! before the next draw.
guide-rummy-wait-turn-plain = { $name } is melding and discarding.
