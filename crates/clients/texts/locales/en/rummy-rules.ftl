### The rule sheet of Rummy 500.
###
### Both languages have the same keys with the same variables (a test sees to it). The sentences of a sheet may use
### $players, $n (cards in a hand, in words as { number }), $packs (1, 2), $with-jokers (yes, no), $target, and $call,
### the value of the axis rummy_call.

## The sheet

sheet-values = What cards are worth
sheet-melds = Melds
sheet-turn = Your turn
sheet-calls = Calling Rummy!
sheet-going-out = Going out

## Players and cards

rule-players = { $players ->
    [2] A game for two.
    [3] A game for three, each for themselves.
    [4] A game for four, each for themselves.
    [5] A game for five, each for themselves.
    [6] A game for six, each for themselves.
    [7] A game for seven, each for themselves.
   *[8] A game for eight, each for themselves.
}
rule-jokers-on = { $packs ->
    [1] The { pack } has 54 cards: the usual 52 and two jokers.
   *[2] Two { pack }s are shuffled together with their jokers: 108 cards, every card twice, and four jokers.
}
rule-jokers-off = { $packs ->
    [1] The { pack } has the usual 52 cards, no jokers.
   *[2] Two { pack }s are shuffled together without their jokers: 104 cards, every card twice.
}

rule-card_values-standard = Twos to tens are worth their number, jacks, queens and kings 10, aces 15. An ace at the low end of a run on the table is worth only 1.
rule-card_values-five_ten_fifteen = Twos to nines are worth 5, tens, jacks, queens and kings 10, aces 15. An ace at the low end of a run on the table is worth only 5.
sheet-joker-value = A joker is worth 15, whatever it stands for.

table-card = Card
table-points = Points
table-range = { $low }–{ $high }
table-low-ace = low ace
table-joker = joker

## The deal

sheet-rummy-dealer = Anyone may deal first; after every hand the deal passes to the left.
sheet-rummy-deal = Everyone gets { number } cards, dealt one at a time. The rest is the stock, face down. Its top card is turned up beside it and starts the discard pile, which is spread out so that every card can be seen.

## Melds

sheet-what-melds = A meld is a set or a run, laid face up on the table for the rest of the hand. A set is three or four cards of the same rank, all different suits{ $packs ->
    [2] , even with two { pack }s
   *[1] {""}
}. A run is three or more cards of the same suit in sequence. The ace is low, below the two, or high, above the king; a run can’t go round the corner from king to two.
sheet-joker-stands = A joker stands for any card in a meld, as long as one card of the meld is natural. In a run it stands for one card and stays that card: nobody can take it back or exchange it.
sheet-lay-off = In your turn you may also lay off single cards on any meld on the table, yours or another player’s. A card laid off scores for the player who laid it.

## The turn

sheet-rummy-turn = { $players ->
    [2] The dealer’s opponent begins, and you take turns.
   *[other] The player on the dealer’s left begins, and turns go clockwise.
} In your turn you draw; then you meld and lay off as much or as little as you like; then you discard one card.
sheet-rummy-draw = Draw the top card of the stock, or take as many cards as you like from the top of the discard pile.
rule-discard_draw-top_free = The top discard alone is free, but you can’t discard it in the same turn. If you take more, the deepest card you take must go on the table in that turn.
rule-discard_draw-always_meld = The deepest card you take must go on the table in that turn, even if you take only one.
rule-deepest_card-any_meld = It may go into a new meld or be laid off.
rule-deepest_card-new_meld = It must go into a new meld: laying it off is not enough.
sheet-no-dead-end = You can’t draw, meld or lay off in a way that leaves you unable to finish your turn.
sheet-empty-stock = When the stock is empty, the next player may take from the discard pile as usual, or end the hand. The discard pile is not turned over.

## Calling Rummy!

rule-rummy_call-full_pile = If cards in the discard pile could be melded or laid off on their own, any player except the one who just played may call Rummy! before the next player draws. The first to call takes those cards, with all that lie on top of them, and plays a turn: the deepest must go on the table. Then play passes to the caller’s left.
rule-rummy_call-last_discard_only = If the card just discarded could be laid off on the table, any player except the one who discarded it may call Rummy! before the next player draws. The first to call lays it off and scores for it; then play goes on as if nothing had happened.
rule-rummy_call-off = Nobody calls Rummy! in this game{ $last-call ->
    [yes] , except for a last discard (see below)
   *[no] {""}
}.

## Going out

rule-going_out-free = A player with no cards left has gone out, and the hand ends. You may go out by discarding your last card, or by melding and laying off everything without a discard.
rule-going_out-must_discard = A player who discards their last card has gone out, and the hand ends. There is no other way out: always keep a card to discard.
rule-going_out-floating = A player who discards their last card has gone out, and the hand ends. A player who melds and lays off everything floats: their turn ends without a discard, the hand goes on, and on their next turn they draw like anyone else.
rule-going_out-unplayable_discard = A player who discards their last card has gone out, and the hand ends; but that card must be unplayable: one that can’t be laid off on the table. A player who melds and lays off everything floats: their turn ends without a discard, the hand goes on, and on their next turn they draw like anyone else.
rule-unplayable_enforcement-take_back = A last card that can be laid off must be laid off, and the player floats.
rule-unplayable_enforcement-rummy_call = You may still discard a last card that can be laid off. But then the others may call Rummy! for it: { $call ->
    [full_pile] the caller takes it and plays a turn
   *[other] the caller lays it off
}, and you float. If nobody calls, the hand ends.

## The score

sheet-rummy-score = At the end of a hand, count the cards you have put on the table, melded or laid off, and subtract the cards left in your hand, even those you could have melded. Points and totals may be negative.

## The end of the game

rule-reached-exceeds = You need a total of more than { $target } to get there.
rule-reached-at_least = A total of { $target } is enough.
rule-win-highest_score = Once someone has got there, the player with the highest total after a hand wins. If several share the highest total, another hand is played, until someone is alone at the top.
rule-win-must_go_out = You win by going out in a hand after which your own total has got there, even if another total is higher. Otherwise another hand is played, whatever the totals.

## What may be looked at

sheet-rummy-seeing = Everyone sees the melds and who laid which card, the whole discard pile, and how many cards are in each hand and in the stock. Cards taken from the discard pile are known to everyone until they leave the hand. At the end of a hand all hands are shown. The program refuses an action that is against the rules.
