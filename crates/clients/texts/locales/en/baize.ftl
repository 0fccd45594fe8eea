### What the table in the browser says.
###
### Both languages have the same keys and the same variables (a test sees to it). Every message may also use
### $country (au, us, qc), $nil (misere, nullo: the table’s word for such contracts) and $jokers (0, 1, 2).

## The edges

baize-home = Home
baize-score = Score sheet
baize-tools = Tools
baize-hint = Hint
baize-undo = Undo
baize-claim = Claim
baize-last-trick = Last trick
baize-more = More
# The score that wins
baize-to = to { $target }
baize-close = Close
# What the hand came to when it was played first.
baize-before = Before: { $words }

## The players

# On the dealer’s button: as short as can be.
baize-dealer-button = D
baize-your-turn = your turn
baize-turn = their turn
baize-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
baize-laid = { $points } melded
baize-row = Row
baize-your-cards = Your cards
# $name is whose cards they are
baize-cards-of = { $name }’s cards
baize-not-now = not now
# Of a card that is lifted, where a card takes two taps
baize-tap-again = tap again to confirm

## The felt

baize-middle = On the table
baize-wins = winning
# $taken of $needed tricks
baize-taken-of = { $over ->
    [yes] { $taken }, { $needed } needed
   *[no] { $taken } of { $needed }
}
baize-taken = { $taken ->
    [one] { $taken } trick
   *[other] { $taken } tricks
}
baize-stock = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
baize-pile = { $count ->
    [0] Discard pile, empty
    [one] Discard pile, { $count } card
   *[other] Discard pile, { $count } cards
}
baize-melds = Melds
baize-no-melds = No melds yet.
baize-whose-cards = Whose cards?

## The bids

baize-bids = Bids and their points
baize-which-bids = Kind of bid
baize-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
baize-bid-by = { $bid }, { $name }, { $points }

## The panel

baize-chosen = { $chosen } of { $count } chosen
baize-cut-at = Cards to cut
baize-review = Review this hand
# Heard when a hand is over. $points: of the hand, $total: in all, both with minus as a word where it needs one.
baize-result = { $name }: { $points } points, { $total } in all.
baize-points-of-hand = This hand
baize-points-in-all = Total
baize-put-away = Got it
baize-weighed = Other options
baize-which = Choose one:
baize-none = Cancel
baize-let-go = Clear selection
baize-command = Command
baize-command-hint = 10H, pass, hint…
baize-command-send = Send

## The players, the grid of bids, what happened

baize-players = Players
baize-enough-chosen = { $count ->
    [one] One card is
   *[other] { $count } cards are
} chosen already: let one go first.
# Behind a bid to win no trick: the highest bid of its row that it outranks.
baize-beats = beats { $bid }

## By keys and by ear

baize-panel = Your choices
