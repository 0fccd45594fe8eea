### The rule sheet of Rummy 500.
###
### Both languages have the same keys with the same variables (a test sees to it). The sentences of a sheet may use
### $players, $n (cards in a hand, in words as { number }), $packs (1, 2), $with-jokers (yes, no), $target, and $call,
### the value of the axis rummy_call, $sides, $ace, $joker-use, $low-ace, $run, $least, $bonus and $hands.

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
    [4] { $sides ->
        [partners] A game for four, two against two.
       *[other] A game for four, each for themselves.
    }
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

rule-jokers-one = { $packs ->
    [1] The { pack } has 53 cards: the usual 52 and one joker.
   *[2] Two { pack }s are shuffled together with one joker each: 106 cards.
}
rule-jokers-four = { $packs ->
    [1] The { pack } has 56 cards: the usual 52 and four jokers.
   *[2] Two { pack }s are shuffled together with four jokers each.
}
rule-packs-by_players = From five players on, two { pack }s are used.
rule-packs-two_from_six = From six players on, two { pack }s are used.
rule-packs-one = One { pack } is used, however many play.
rule-packs-two = Two { pack }s are used, however few play.

rule-card_values-standard = Twos to tens are worth their number, jacks, queens and kings 10.
rule-card_values-five_ten_fifteen = Twos to nines are worth 5, tens, jacks, queens and kings 10.
rule-card_values-faces_11_12_13 = Twos to tens are worth their number, jacks 11, queens 12, kings 13.
rule-ace_value-by_place =
    { $ace ->
        [high] An ace is worth 15.
       *[other] An ace is worth 15, but at the low end of a run on the table only { $low-ace }.
    }
rule-ace_value-15 = An ace is worth 15 wherever it is.
rule-ace_value-11 = An ace is worth 11 wherever it is.
rule-ace_value-11_held_15 = An ace is worth 11 on the table and 15 in a hand.
rule-ace_value-1 = An ace is worth 1 wherever it is.
rule-joker_value-15 =
    { $joker-use ->
        [sets_only] A joker is worth 15.
       *[other] A joker is worth 15, whatever it stands for.
    }
rule-joker_value-20 =
    { $joker-use ->
        [sets_only] A joker is worth 20.
       *[other] A joker is worth 20, whatever it stands for.
    }
rule-joker_value-as_card = On the table a joker is worth as much as the card it stands for, in a hand 15.
rule-four_at_once-single = Four of a kind count no more than their cards.
rule-four_at_once-double = Four of a kind melded at once, without a joker, count double.

table-card = Card
table-points = Points
table-range = { $low }–{ $high }
table-low-ace = low ace
table-joker = joker

## The deal

sheet-rummy-first-dealer = Anyone may deal first.
rule-next_dealer-rotate = After every hand the deal passes to the left.
rule-next_dealer-out_deals = Whoever goes out deals the next hand; if nobody does, the deal passes to the left.
rule-hand_size-by_players = The number of cards depends on how many play: 13 for two players, otherwise 7.
rule-hand_size-ten_for_two = The number of cards depends on how many play: 10 for two players, otherwise 7.
rule-hand_size-7 = It is 7 cards, however many play.
rule-hand_size-10 = It is 10 cards, however many play.
rule-hand_size-13 = It is 13 cards, however many play.
sheet-rummy-deal = Everyone gets { number } cards, dealt one at a time. The rest is the stock, face down.
rule-first_turn-turn_up = Its top card is turned up beside it and starts the discard pile, which is spread out so that every card can be seen.
rule-first_turn-eldest_discards = Nothing is turned up: the player on the dealer’s left gets one card more and begins without drawing. Their discard starts the discard pile, which is spread out so that every card can be seen.

## Melds

sheet-what-melds = A meld is a set or a run, laid face up on the table for the rest of the hand. A set is three or four cards of the same rank, all different suits{ $packs ->
    [2] , even with two { pack }s
   *[1] {""}
}. A run is { $run ->
    [3] three
   *[4] four
} or more cards of the same suit in sequence.
rule-run_length-3 = A run of three is long enough.
rule-run_length-4 = A run of three is too short.
rule-ace-both = The ace is low, below the two, or high, above the king; a run can’t go round the corner from king to two.
rule-ace-corner = The ace is low, below the two, or high, above the king, and a run may go round the corner: king, ace, two. No rank comes twice in it. With a king below it the ace is a high one.
rule-ace-high = In a run the ace is high only, above the king.
rule-ace-low = In a run the ace is low only, below the two.
rule-first_meld = { $least ->
    [0] Your first meld in a hand may be of any worth.
   *[other] Your first meld in a hand must be worth { $least } points or more by itself; before it you lay nothing off.
}
rule-lay_off-free = You may lay off before you have melded.
rule-lay_off-after_meld = You may lay off, or call a last discard, only after a meld of your own in this hand.
sheet-joker-stands = A joker stands for any card in a meld, as long as one card of the meld is natural. In a run it stands for one card and stays that card: nobody can take it back or exchange it.
rule-joker_use-wild = Jokers go into any meld.
rule-joker_use-sets_only = A joker stands for no card: three or four jokers are a set of their own, a fourth may be laid off on three, and no other meld takes one.
sheet-lay-off = In your turn you may also lay off single cards on any meld on the table, yours or another player’s. A card laid off scores for the player who laid it.

## The turn

sheet-rummy-turn = { $players ->
    [2] The dealer’s opponent begins, and you take turns.
   *[other] The player on the dealer’s left begins, and turns go clockwise.
} In your turn you draw; then you meld and lay off as much or as little as you like; then you discard one card.
sheet-rummy-draw = Draw the top card of the stock, or take as many cards as you like from the top of the discard pile.
rule-discard_draw-top_free = The top discard alone is free, but you can’t discard it in the same turn. If you take more, the deepest card you take must go on the table in that turn.
rule-discard_draw-top_free_back = The top discard alone is free, and you may even discard it again. If you take more, the deepest card you take must go on the table in that turn.
rule-deepest_when-this_turn = You may do other things first.
rule-deepest_when-next_action = That must be your very next action, and the card must fit without others laid before it.
rule-discard_draw-always_meld = The deepest card you take must go on the table in that turn, even if you take only one.
rule-deepest_card-any_meld = It may go into a new meld or be laid off.
rule-deepest_card-new_meld = It must go into a new meld: laying it off is not enough.
sheet-no-dead-end = You can’t draw, meld or lay off in a way that leaves you unable to finish your turn.
rule-empty_stock-end = When a turn uses up the stock, the hand ends with that turn.
rule-empty_stock-take_or_end = When the stock is empty, the next player may take from the discard pile as usual, or end the hand. The discard pile is not turned over.
rule-empty_stock-turn_over = When the stock is empty, the discard pile, but for its top card, is turned over without shuffling, and the next player draws from it. That happens once a hand. After that, or if the pile has only one card, the next player may take from the pile or end the hand.
rule-empty_stock-reshuffle = When the stock is empty, the discard pile, but for its top card, is shuffled and turned over, and the next player draws from it. That happens once a hand. After that, or if the pile has only one card, the next player may take from the pile or end the hand.

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

sheet-rummy-partners = Partners have one score: a hand brings them what both have put on the table, less what both still hold. The hand ends when either goes out, and partners win together.
sheet-rummy-score = At the end of a hand, count the cards you have put on the table, melded or laid off, and subtract the cards left in your hand, even those you could have melded. Points and totals may be negative.
rule-stock_end_hands-deduct = That holds too when the hand ends with the stock.
rule-stock_end_hands-spare = If nobody went out, cards left in hands count nothing.
rule-out_bonus = { $bonus ->
    [0] Going out brings nothing by itself.
   *[other] Going out brings { $bonus } points more.
}

## The end of the game

rule-reached-exceeds = You need a total of more than { $target } to get there.
rule-reached-at_least = A total of { $target } is enough.
rule-win-highest_score = Once someone has got there, the player with the highest total after a hand wins.
rule-tie-play_on = If several share the highest total, another hand is played, until someone is alone at the top.
rule-tie-share = If several share the highest total, they all win.
rule-tie-out_wins = If several share the highest total, the one of them who went out in that hand wins; otherwise another hand is played.
rule-win-must_go_out = You win by going out in a hand after which your own total has got there, even if another total is higher. Otherwise another hand is played, whatever the totals.

## What may be looked at

sheet-rummy-seeing = Everyone sees the melds and who laid which card, the whole discard pile, and how many cards are in each hand and in the stock. Cards taken from the discard pile are known to everyone until they leave the hand. At the end of a hand all hands are shown. The program refuses an action that is against the rules.
