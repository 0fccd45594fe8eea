### What is said of a finished hand when it is looked at again (kook review).
###
### Both languages have the same keys with the same variables (a test sees to it); see terms.ftl for what every message
### may use.

review-no-tricks = Only hands of Five Hundred can be reviewed.
review-no-hand = There is no hand { $hand }: the record has { $hands ->
    [0] none
    [one] one
   *[other] { $hands }
}.
review-trick = trick { $number }
# $action is what would have been better, as an order: "play the ace of spades". $by is a number of tricks.
review-better-tricks = Better: { $action } (by { $by } tricks).
review-better-points = Better: { $action } (by { $by } points).
# The chance that the contract is made, in percent.
review-chance = The contract would be made in { $better } % of the deals that could be, not in { $done } %.
# Of a bid that was not made.
review-made = It would be made in { $better } % of the deals that could be.
review-seen-same = As the cards lay, it made no difference.
review-seen-tricks = As the cards lay, it cost { $tricks ->
    [one] a trick
   *[other] { $tricks } tricks
}.
review-seen-decides = As the cards lay, it decided the contract.
review-nothing = Nothing was given away.
# Between the whole and the tenths of a number.
decimal-sign = .

## What was weighed: a choice stands before it, as in "K♥: 7.4 tricks for Ann and Bo, made in 80 %"

# $points has its sign
weighed-points = { $points } points
# $tricks has its tenths
weighed-tricks = { $tricks } tricks
weighed-tricks-of = { $tricks } tricks for { $side }
weighed-chance = made in { $chance } %
weighed-title = What was weighed
weighed-nothing = There was nothing to weigh: hints by rules of thumb don’t count.
