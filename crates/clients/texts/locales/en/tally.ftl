### The score sheet of people who play with real cards: rows, questions, and why something can't be written.
###
### $name is a player, $side those who score together, $players a list of players and $count how many they are; $bid stands
### as in a row (7♥). Numbers of points come with their signs.

## What a hand came to

tally-made = { $name }, { $bid }: made.
tally-made-tricks = { $name }, { $bid }, { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}: made.
tally-failed = { $name }, { $bid }: failed.
tally-failed-tricks = { $name }, { $bid }, { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}: failed.
tally-stopped = { $name }, { $bid }: stopped, the game was decided.
tally-passed = All passed.
tally-played = All passed, and the hand was played without a contract.
tally-void = The deal was void.
tally-counted = The hand is counted.
tally-points = Points written.
tally-mark-made = made
tally-mark-failed = failed
tally-mark-stopped = stopped

## How the game stands

tally-total = { $side } { $total }.
tally-total-needs = { $side } { $total }, need { $needs }.
tally-side = { $side } { $points }, total { $total }.
tally-side-needs = { $side } { $points }, total { $total }, need { $needs }.
tally-cell = { $side } { $points }, total { $total }
tally-cell-struck = { $side } { $points }
tally-deals = { $name } deals.
tally-won = { $count ->
    [one] { $players } wins the game.
   *[other] { $players } win the game.
}
tally-lost = { $count ->
    [one] { $players } has lost the game.
   *[other] { $players } have lost the game.
}
tally-race = Who got there first: { $players }?
tally-noted = Noted: { $ruling } Then: { $totals }.
tally-noted-total = { $side } { $total }
tally-settle = Two rulings are noted. Agree on one before anyone bids in the next hand; then the hand counts as it was played.
tally-settle-as-played = It counts as it was played
tally-person = { $name }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins } won, { $made } of { $count } contracts made.
tally-alike = { $names } are counted as two people, though their names are alike.

## What to look at

tally-warning-tricks-left = { $count ->
    [one] One trick is left: was the hand stopped, or dealt short?
   *[other] { $count } tricks are left: was the hand stopped, or dealt short?
}
tally-warning-not-by-tricks = The tricks say otherwise; it stands as it was told.
tally-warning-after-the-end = The game was over before this hand.
tally-warning-silent = { $name } went down in the last hand, and was to make no call in this one.
tally-warning-passed-over = { $name } dealt out of turn; the player passed over deals next (LAW-DEAL-9).

## What is asked

tally-ask-who = Who played the contract?
tally-ask-contract = What was it?
tally-ask-partners = With whom?
tally-ask-made = Was it made?
tally-ask-tricks = How many tricks did { $players } win?
tally-ask-card-points = Points of the cards of { $players }
tally-ask-points = Points of { $players }
tally-ask-out = Who went out?

## What can't be

tally-fault-unreadable = This can’t be read as a score sheet: { $why }.
tally-fault-format = This is no score sheet: { $why }.
tally-fault-rules = These rules can’t be played: { $why }.
tally-fault-people = A sheet is for two to eight people, not { $count }.
tally-fault-stranger = “{ $name }” isn’t one of the people on this sheet.
tally-fault-players = There are { $count } players, and these rules are for { $seats }.
tally-fault-no-seat = There is no such seat at this table.
tally-fault-columns = There must be one number for each column.
tally-fault-too-far = No game comes to so many points.
tally-fault-too-long = A game has { $count } entries at most.
tally-fault-other-game = That belongs to another game.
tally-fault-result-needed = Was the contract made? Say so, or how many tricks each side took.
tally-fault-tricks-needed = The points depend on the tricks, so they are needed.
tally-fault-too-many-tricks = A hand has ten tricks, so there can’t be { $count }.
tally-fault-card-points-needed = The points of the cards are needed from everyone who can score them.
tally-fault-points-or-cards = Write the points, or what everyone laid and held.
tally-fault-no-rank = “{ $name }” is no rank: A, K, Q, J, 10 and so on down to 2, 1 for a low ace on the table, X for a joker.
tally-fault-nothing-to-correct = There is no such entry to correct.
tally-fault-late = Once somebody has bid in the next hand an error stands (LAW-SCORE-3), unless all agree.
tally-fault-no-such-bid = These rules have no such contract.
tally-fault-wrong-partners = The contractor can’t have these partners.
tally-fault-never-thrown-in = At this table a hand that all pass is played.
tally-fault-never-without-bid = At this table a hand that all pass isn’t played.
tally-fault-never-stopped = At this table such a hand is played to the last trick.
tally-fault-trick-count = Those tricks can’t be.
tally-fault-card-points = Those points of cards can’t be.
tally-fault-not-in-race = These players weren’t among those who got there.
tally-fault-cards = Those points can’t be.
tally-fault-cannot-be = That can’t be.

## The sheet as a table for spreadsheets

csv-game = Game
csv-hand = Hand
csv-dealer = Dealer
csv-contractor = Contractor
csv-bid = Bid
csv-outcome = Result
csv-mark = Mark
csv-note = Note
csv-total = { $name } (total)
csv-passed = all passed
csv-played = played without a contract
csv-void = void
csv-counted = counted
csv-points = points
csv-start = start
csv-corrected = corrected
