### The rule sheet of Rummy 500.
###
### Both languages have the same keys with the same variables (a test sees to it). The sentences of a sheet may use
### $players, $n (cards in a hand, in words as { number }), $packs (1, 2), $with-jokers (yes, no), $target, and $call,
### the value of the axis rummy_call.

## The sheet

sheet-values = What cards are worth
sheet-melds = Melds
sheet-turn = The turn
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
    [1] The { pack } has 54 cards: ace to two of each suit, and two jokers.
   *[2] Two { pack }s are shuffled together with their jokers: 108 cards, ace to two of each suit twice, and four jokers.
}
rule-jokers-off = { $packs ->
    [1] The { pack } has 52 cards: ace to two of each suit, without jokers.
   *[2] Two { pack }s are shuffled together without their jokers: 104 cards, ace to two of each suit twice.
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

sheet-rummy-dealer = Anybody may deal first; after every hand the deal passes to the left.
sheet-rummy-deal = Everybody gets { number } cards, dealt one at a time. The rest is the stock, face down. Its top card is turned up beside it and begins the discard pile, which is spread so that every card can be seen.

## Melds

sheet-what-melds = A meld is a group or a run, laid face up on the table for the rest of the hand. A group is three or four cards of one rank, all of different suits{ $packs ->
    [2] , with two { pack }s too
   *[1] {""}
}. A run is three or more cards of one suit that follow one another. The ace is low, below the two, or high, above the king; a run does not go round the corner from king to two.
sheet-joker-stands = A joker stands for any card in a meld, as long as one card of the meld is natural. In a run it stands for one card and stays that card: nobody can take it back or exchange it.
sheet-lay-off = In your turn you may also lay single cards off on any meld on the table, your own or another player’s. A card laid off scores for whoever laid it.

## The turn

sheet-rummy-turn = { $players ->
    [2] The dealer’s opponent begins, and the turn changes from one to the other.
   *[other] The player on the dealer’s left begins, and turns go clockwise.
} In your turn you draw; then you meld and lay off as much or as little as you like; then you discard one card.
sheet-rummy-draw = You draw the top card of the stock, or you take as many cards as you like from the top of the discard pile.
rule-discard_draw-top_free = The top discard alone is free, but you may not discard it in the same turn. When you take more, the deepest card you take must go to the table in that turn.
rule-discard_draw-always_meld = The deepest card you take must go to the table in that turn, even when you take only one.
rule-deepest_card-any_meld = It may be part of a new meld or be laid off.
rule-deepest_card-new_meld = It must be part of a new meld: laying it off is not enough.
sheet-no-dead-end = You may not draw, meld or lay off in such a way that your turn can’t be finished.
sheet-empty-stock = When the stock is empty, the player to draw may take from the discard pile as usual, or end the hand. The pile is not turned over.

## Calling Rummy!

rule-rummy_call-full_pile = Sometimes cards of the discard pile could go to the table as they are, without any card from a hand. Then every player but the one who has just played may call Rummy! before the next player draws. The first to call takes those cards, with all that lie on them, and plays a turn: the deepest must go to the table. Then it is the turn of the player on the caller’s left.
rule-rummy_call-last_discard_only = When the card just discarded could be laid off on the table, every player but the one who discarded it may call Rummy! before the next player draws. The first to call lays it off and scores for it; then the game goes on as if nothing had happened.
rule-rummy_call-off = Rummy! is not called at this table{ $last-call ->
    [yes] , except for a last discard (see below)
   *[no] {""}
}.

## Going out

rule-going_out-free = A player without cards has gone out, and the hand ends. You may go out by discarding your last card, or by melding and laying off everything, without a discard.
rule-going_out-must_discard = A player who discards the last card has gone out, and the hand ends. There is no other way out: always keep a card to discard.
rule-going_out-floating = A player who discards the last card has gone out, and the hand ends. A player who melds and lays off everything floats: the turn is over without a discard, the hand goes on, and when the turn comes round again the floater draws like anybody else.
rule-going_out-unplayable_discard = A player who discards the last card has gone out, and the hand ends; but that card must be unplayable, one that can’t be laid off on the table. A player who melds and lays off everything floats: the turn is over without a discard, the hand goes on, and when the turn comes round again the floater draws like anybody else.
rule-unplayable_enforcement-take_back = A last card that can be laid off must be laid off, and its player floats.
rule-unplayable_enforcement-rummy_call = A last card that can be laid off may be discarded all the same. But then the others may call Rummy! for it: { $call ->
    [full_pile] the caller takes it and plays a turn
   *[other] the caller lays it off
}, and whoever discarded it floats. If nobody calls, the hand ends.

## The score

sheet-rummy-score = At the end of a hand you count the cards you have put on the table, in melds and by laying off, and take away the cards left in your hand, even those you could have melded. Points and totals may be negative.

## The end of the game

rule-target = The game is to { $target }.
rule-reached-exceeds = A total must be more than { $target } to get there.
rule-reached-at_least = A total of { $target } is enough.
rule-win-highest_score = When a total has got there, the player with the highest total after a hand wins. If several share the highest total, another hand is played, until somebody is alone at the top.
rule-win-must_go_out = You win by going out in a hand after which your own total has got there, even if another total is higher. Otherwise another hand is played, whatever the totals.

## What may be looked at

sheet-rummy-seeing = Everybody sees the melds and who laid which card, the whole discard pile, and how many cards are in each hand and in the stock. Cards taken from the pile are known to all until they leave the hand. At the end of a hand all hands are shown. An action against the rules is refused.
