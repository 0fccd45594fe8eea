### Figures: what finished games tell of somebody's play, each with what it may be wrong by; and an evening's review.
###
### Both languages have the same keys with the same variables (a test sees to it); see terms.ftl for what every message
### may use. $points, $low and $high are numbers that are written already, with their signs.

## How figures are written

# The mean, and what holds the true value with 95 %.
figures-mean = { $mean } ({ $low } to { $high })
figures-percent = { $part }% ({ $low } to { $high })
figures-few = { $part } of { $whole }
figures-not-shown = –
figures-chance = { $from } to { $to }%

## What they are of

figures-none = There’s no finished game to look at yet. Games you play to the end count here.
figures-about = { $hands ->
    [one] One hand
   *[other] { $hands } hands
} of { $games ->
    [one] one game
   *[other] { $games } games
}. Brackets hold the true value 95 times of 100.
figures-waiting = { $games ->
    [one] One game is still to be reviewed.
   *[other] { $games } games are still to be reviewed.
}
figures-left-out = { $hands ->
    [one] One hand is left out: you practised, or undid something.
   *[other] { $hands } hands are left out: you practised, or undid something.
}

## Getting better?

figures-better = Getting better?
figures-lost = Lost per hand, by review: { $points } points.
figures-lost-note = The review doesn’t know the hidden cards either. An expert loses some points by it, too.
figures-later = From 50 hands on, means of 50 follow each other here.
figures-trend = { $trend ->
    [better] You lose less now than in your first 50 hands.
    [worse] You lose more now than in your first 50 hands.
   *[same] First 50 hands and last 50: no difference shown.
}
figures-better-about = Points lost per hand in 50 hands at a time: { $first } at first, { $last } at last.
figures-hands-to = Hands
figures-hands-range = { $from } to { $to }
figures-lost-head = Points lost per hand

## What costs most?

figures-costs = What costs most?
figures-costs-most = { $what } cost you most.
figures-costs-even = What costs most: no difference shown.
figures-costs-about = Points lost per hand, dearest first: { $what }.
figures-kind = Decision
figures-in-hands = In hands
figures-category = { $category ->
    [bid-high] Bids too high
    [bid-low] Bids too low
    [exchange] Discards
    [lead] Leads
    [contractor] Cards for your contract
    [defence] Cards against a contract
    [misere] Cards in { misere-word }
    [draw] Draws
    [lay] Melds laid or held
    [throw] Discards
   *[call] Calls of “Rummy!”
}

## Do I bid what I make?

figures-foreseen = Do I bid what I make?
figures-foreseen-about = Your contracts, by the chance that the review gave your bid.
figures-foreseen-chart = Chance foreseen, and contracts made: { $what }.
figures-foreseen-dot = { $made } made where { $chance }% was foreseen
figures-chance-head = Chance foreseen
figures-made-head = Made

## Luck or play?

figures-luck = Luck or play?
figures-luck-about = In { $hands ->
    [one] one hand
   *[other] { $hands } hands
} your side came out { $won } points ahead; { $expected } could be expected when the bidding ended.
figures-luck-beyond = Difference per hand: { $points }. It is what play made of it, and the lie of the cards.
figures-luck-same = Luck or play: no difference shown.
figures-won-head = Points won
figures-expected-head = Expected

## Rows

figures-strains = Your contracts by suit
figures-levels = Your contracts by tricks bid
figures-partners = Your hands by partner
figures-roles = Your hands by role
figures-rows-note = A hand varies by 250 points, so 50 hands may be wrong by 69, and 400 by 25.
figures-bid-head = Bid
figures-played-head = Played
figures-partner-head = Partner
figures-role-head = You were
figures-points-head = Points per hand
figures-tricks = { $tricks } tricks
figures-role = { $role ->
    [contractor] { contractor }
    [partner] { contractor }’s partner
   *[defender] opponent
}

## Rummy 500

figures-rummy = Rummy 500
figures-rummy-laid = Laid per hand: { $points } points.
figures-rummy-held = Still held at the end: { $points } points.
figures-rummy-missed = “Rummy!” missed: { $share } calls that paid.
figures-rummy-no-calls = No call of “Rummy!” paid yet.

## An evening

figures-evening = Your last evening
figures-evening-about = { $hands ->
    [one] One hand
   *[other] { $hands } hands
} of { $games ->
    [one] one game
   *[other] { $games } games
}, beside { $level ->
    [beginner] beginner bots
    [casual] casual bots
    [club] club bots
    [strong] strong bots
   *[expert] expert bots
}; { $count } things were looked at.
figures-evening-none = There’s no evening to look at yet.
figures-evening-few = A habit must show in five hands of three games.
figures-evening-nothing = Nothing stands out.
figures-evening-unknown = Nobody has measured yet what bots lose at this table.
figures-habit = It cost you { $points } points per hand, bots { $usual }. It showed in { $hands } hands of { $games } games.
figures-practise = Practise this
figures-proof = Hand { $hand }, { $when }: { $points } points

## At the end of a game, once a level

# $points: how many a hand; $by: how far that may be off.
figures-outgrown = You’re { $points } ± { $by } points a hand ahead of { $level ->
    [beginner] Beginner bots
    [casual] Casual bots
    [club] Club bots
   *[strong] Strong bots
}, in { $hands } hands.
figures-outgrown-try = Try { $next ->
    [casual] Casual
    [club] Club
    [strong] Strong
   *[expert] Expert
}
figures-outgrown-command = Try the next level: { $command }

## The room of the page

figures-title = Your figures
# $games: those still to be looked at; $done of $hands: the hands of the game of the moment.
figures-looking = { $games ->
    [1] One more game is
   *[other] { $games } more games are
} being looked at: hand { $done } of { $hands }. You can leave and come back.
figures-stays = All of it is computed in this browser, and stays here.
figures-export = Save as a file
figures-delete = Delete the figures
figures-delete-sure = Delete what was computed? Your games stay.
