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
baize-rules = Rules of this table
baize-log = What happened
baize-guidance = Explain what is going on
baize-command-box = Box for typed commands
baize-record = Record of the hands
baize-settings = Settings
baize-leave = Leave the table
# The score that wins
baize-to = to { $target }
baize-close = Close
baize-share = Play the same deal
baize-hand = Hand

## The players

# On the dealer’s button: as short as can be.
baize-dealer-button = D
baize-your-turn = your turn
baize-turn = to play
baize-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
baize-laid = { $points } laid
baize-row = Row
baize-your-cards = Your cards
# $name is whose cards they are
baize-cards-of = Cards of { $name }
baize-not-now = not now

## The felt

baize-middle = On the table
baize-wins = wins
baize-won = won
baize-kitty = { kitty }
# $taken of $needed tricks
baize-taken-of = { $taken } of { $needed }
baize-taken = { $taken ->
    [one] { $taken } trick
   *[other] { $taken } tricks
}
baize-against = against { $taken }
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

baize-bids = Bids and what they are worth
baize-which-bids = Which bids
baize-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
baize-bid-by = { $bid }, { $points }, bid by { $name }

## The panel

baize-chosen = { $chosen } of { $count } chosen
baize-cut-at = Cards to lift
baize-review = Go through the hand
baize-points-of-hand = This hand
baize-points-in-all = In all
baize-put-away = All right
baize-weighed = What else was weighed
baize-do-it = Do it
baize-which = Which?
baize-none = None of these
baize-let-go = Let go
baize-command = Command
baize-command-hint = 10H, pass, hint…
baize-command-send = Send

## A finished hand

baize-mark-before = To the trick before
baize-mark-after = To the next trick
baize-step-before = One step back
baize-step-after = One step on
baize-step-at = Step
baize-step = Step { $step } of { $steps }
baize-review-begin = What does a strong player say?
baize-review-goes-on = Looking at the hand
baize-review-clean = Nothing better was found.
