### What is said of a finished hand when it is looked at again (kook review).
###
### Both languages have the same keys with the same variables (a test sees to it); see terms.ftl for what every message
### may use.

# $moment is when it was: "Trick 3"; $said are sentences.
review-finding = { $moment }: { $said }
review-trick = trick { $number }
# $action is what would have been better, as an order: "play the ace of spades". $by is a number of tricks.
review-better = Better: { $action }.
review-better-tricks = Better: { $action } (worth { $by } more tricks).
review-better-points = Better: { $action } (worth { $by } more points).
# How many turns of a player have begun.
review-turn = turn { $number }
# The chance that the contract is made, in percent.
review-chance = The contract would be made in { $better }% of possible deals, not { $done }%.
# Of a bid that was not made.
review-made = It would be made in { $better }% of possible deals.
# The hint had said to do what was done.
review-longer = A hint would have said the same: only longer thought shows the difference.
# Not what a hint would have said, but no worse. $action is what it would have said, as an order.
review-as-good = A hint would have said: { $action }. That is about as good.
# Neither what was done nor what is found better: longer thought shows that it is less.
review-hint-less = A hint would have said: { $action }. Only longer thought finds what is better.
review-seen-same = With these cards, it made no difference.
review-seen-tricks = With these cards, it cost { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}.
review-seen-decides = With these cards, it decided the contract.
# Between the whole and the tenths of a number.
decimal-sign = .

## A finished hand, all cards open

review-row = { $name }, row: { $cards }
review-kitty = { CAP(kitty) }: { $cards }
review-discards = Discards: { $cards }
review-dead = Dead hand: { $cards }
review-table = On the table: { $cards }
review-melds = Melds: { $melds }
review-pile = Discard pile: { $cards }   Stock: { $stock }

## What was weighed: a choice stands before it, as in "K♥: 7.4 tricks for Ann and Bo, made in 80 %"

# $points has its sign
weighed-points = { $points } points
# $tricks has its tenths
weighed-tricks = { $tricks } tricks
weighed-tricks-of = { $tricks } tricks for { $side }
weighed-chance = made in { $chance }%
