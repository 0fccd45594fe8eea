### Why a player of Rummy 500, or a hint, chose an action.
###
### Both languages have the same keys with the same variables (a test sees to it); see bots.ftl for what they may use.

reason-rummy-any-will-do = Any of them will do.
reason-rummy-stock = Draw from the stock: nothing in the pile is worth taking.
reason-rummy-only-stock = Draw from the stock: the pile is empty.
reason-rummy-take-top = Take the { $card }: it helps your hand and binds you to nothing.
reason-rummy-take-to-meld = Take the { $card }: you can put it on the table at once.
reason-rummy-take-deep = Take { $count } cards, down to the { $card }: { $points } points go to the table, more than what stays in your hand will cost.
reason-rummy-end-hand = End the hand: going on would cost more than it brings.
reason-rummy-let-stand = Let the discard stand: the end of the hand suits you.
reason-rummy-call = Call Rummy! for the { $card }: it is worth a turn.
reason-rummy-call-to-stop = Call Rummy! for the { $card }: otherwise { $seat } is out.
reason-rummy-meld = Lay this meld: its { $points } points are safe on the table.
reason-rummy-meld-joker = Lay this meld with the joker: { $points } points, and no joker to be caught with.
reason-rummy-meld-owed = Lay this meld: you owe the { $card } to the table.
reason-rummy-meld-out = Lay this meld: you can get rid of all your cards.
reason-rummy-meld-soon = Lay this meld now: { $seat } has few cards left.
reason-rummy-lay-off = Lay off the { $card }: it scores for you.
reason-rummy-lay-owed = Lay off the { $card }: you owe it to the table.
reason-rummy-lay-out = Lay off the { $card }: you can get rid of all your cards.
reason-rummy-discard-out = Discard the { $card }, your last card.
reason-rummy-discard-high = Discard the { $card }: { $seat } has few cards left, and it would cost you most.
reason-rummy-discard-safe = Discard the { $card }: the others can hardly use it.
reason-rummy-discard-useless = Discard the { $card }: your hand needs it least.
reason-rummy-search-stock = Draw from the stock: over the deals you can imagine it brings about { $points } points more than the pile.
reason-rummy-search-take = { $count ->
    [one] Take the { $card }: over the deals you can imagine it brings about { $points } points more.
   *[other] Take { $count } cards, down to the { $card }: over the deals you can imagine it brings about { $points } points more.
}
reason-rummy-search-call = Call Rummy! for the { $card }: over the deals you can imagine it brings about { $points } points more.
reason-rummy-search-meld = Lay this meld now: over the deals you can imagine it brings about { $points } points more than to wait.
reason-rummy-search-hold = Discard the { $card } and lay nothing yet: over the deals you can imagine it brings about { $points } points more.
reason-rummy-search-discard = Discard the { $card }: over the deals you can imagine it brings about { $points } points more than the { $other }.
