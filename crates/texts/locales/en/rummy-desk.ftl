### What stands on a graphical table of Rummy 500, besides what stands on every one (desk.ftl).
###
### Both languages have the same keys with the same variables (a test sees to it); see terms.ftl for what every message
### may use.

## On the table

desk-laid = { $points } points laid
desk-meld = Meld { $number }: { $meld }
desk-owed = must go to the table
desk-barred = may not be discarded now
desk-fresh = just drawn
desk-known = everybody knows you have it
desk-ask-draw = Draw from the stock, or take from the pile.
desk-ask-claim = Call Rummy! or let it go?
desk-card-stays = This card can neither be laid off nor discarded now.

## Guidance for who is new, in two or three sentences

guide-rummy-hand-over = The hand is over: cards on the table counted for you, cards left in the hand against you. The first to { $target } points wins.
guide-rummy-stock = Each turn begins with a draw: take the top card of the stock.
guide-rummy-draw = Each turn begins with a draw: the top card of the stock, or cards of the pile down to one you can use. Of several cards from the pile the deepest must go to the table at once; all above it come into your hand.
guide-rummy-may-call = You may also call Rummy! for a discard that fits the table.
guide-rummy-end = The stock is used up. You can end the hand, or take from the pile if that helps you.
guide-rummy-let-stand = The last discard fits the table. If nobody calls it, the hand is over.
guide-rummy-claim = Somebody discarded a card that could have gone to the table. Call Rummy! and it is yours to lay; or let it go.
guide-rummy-can-lay = You can put cards on the table: three or four of a rank, three or more of a suit in sequence, or single cards on melds that lie there. They count for you. A discard ends your turn.
guide-rummy-turn = You have nothing to meld yet. Pick cards to see what they make; a discard ends your turn. Throw what you need least, and what the others can’t use.
guide-rummy-owed = You took the { $card } from the pile, so it must go to the table now: in a meld, or on one that lies there. Then you may discard.
guide-rummy-owed-new = You took the { $card } from the pile, so it must go into a new meld now. Then you may discard.
guide-rummy-called = You called for the { $card }: lay it on a meld that it fits.
guide-rummy-barred = The { $card } that you took may not be thrown back in this turn.
guide-rummy-wait-draw = { $name } draws. Every card taken from the pile is known to all.
guide-rummy-wait-turn = { $name } melds and discards. If a discard fits the table, you may call Rummy! before the next draw.
guide-rummy-wait-turn-plain = { $name } melds and discards.
