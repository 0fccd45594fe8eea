### Why a player of Rummy 500, or a hint, chose an action.
###
### Both languages have the same keys with the same variables (a test sees to it); see bots.ftl for what they may use.

reason-rummy-any-will-do = Any of these will do.
reason-rummy-stock = Draw from the stock: nothing in the discard pile is worth taking.
reason-rummy-only-stock = Draw from the stock: the discard pile is empty.
reason-rummy-take-top = Take the { $card }: it helps your hand and commits you to nothing.
reason-rummy-take-to-meld = Take the { $card }: you can put it on the table at once.
reason-rummy-take-deep = Take { $count } cards, down to the { $card }: you meld { $points } points, more than the cards left in your hand will cost.
reason-rummy-end-hand = End the hand: playing on would cost more than it’s worth.
reason-rummy-let-stand = Leave the discard: ending the hand suits you.
reason-rummy-call = Call Rummy! for the { $card }: it is worth a turn.
reason-rummy-call-to-stop = Call Rummy! for the { $card }: if you don’t, { $seat } goes out.
reason-rummy-meld = Lay this meld: { $points } points, safe on the table.
reason-rummy-meld-joker = Lay this meld with the joker: { $points } points, and you can’t be caught with the joker.
reason-rummy-meld-owed = Lay this meld: you took the { $card } and must use it.
reason-rummy-meld-out = Lay this meld: you can go out.
reason-rummy-meld-soon = Lay this meld now: { $seat } has few cards left.
reason-rummy-lay-off = Lay off the { $card }: it scores for you.
reason-rummy-lay-owed = Lay off the { $card }: you took it and must use it.
reason-rummy-lay-out = Lay off the { $card }: you can go out.
reason-rummy-discard-out = Discard the { $card }, your last card.
reason-rummy-discard-high = Discard the { $card }: { $seat } has few cards left, and this one would cost you most.
reason-rummy-discard-safe = Discard the { $card }: the others can hardly use it.
reason-rummy-discard-useless = Discard the { $card }: your hand needs it least.
reason-rummy-search-stock = Draw from the stock: on average it’s worth about { $points } points more than the discard pile.
reason-rummy-search-take = { $count ->
    [one] Take the { $card }
   *[other] Take { $count } cards, down to the { $card }
}: on average it’s worth about { $points } points more.
reason-rummy-search-call = Call Rummy! for the { $card }: on average it’s worth about { $points } points more.
reason-rummy-search-meld = Lay this meld now: on average it’s worth about { $points } points more than waiting.
reason-rummy-search-hold = Discard the { $card } and lay nothing yet: on average it’s worth about { $points } points more.
reason-rummy-search-discard = Discard the { $card }: on average it’s worth about { $points } points more than the { $other }.
