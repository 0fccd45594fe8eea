### Clubs and their duplicate evenings.
###
### Both languages have the same keys with the same variables (a test sees to it); see terms.ftl for what every message
### may use. $name is a person, $table the number of a table.

## Starting a club, and coming to one

club-clubs = Clubs
club-about = A club keeps its members, its evenings and the standings of a season. In a duplicate evening every table gets the same deals, so that play counts and not the cards.
club-title = Name of the club
club-start = Start a club
club-invited = You’re invited to { $title }
club-count = { $count ->
    [one] One member
   *[other] { $count } members
}
club-join = Join the club
club-ask-link = Only members see this club. Ask one of them for its link.
club-none = There’s no club with this link, or it has closed. Ask for a new link.
club-privacy = No account. Members see your name, when you come and what you play. Whoever runs this server deals, and can know every card.
club-removed = You don’t belong to this club any more.
club-locked = This link has ended. Ask a member for a new one.

## The next evening

club-next-evening = Next evening
club-this-evening = This evening
club-no-evening = No evening is planned.
# $title: the game; $time: a day and a time; $movement: who changes tables.
club-plan = { $title }, { $time }. { $deals ->
    [one] One deal
   *[other] { $deals } deals
} in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}. { $movement }.
club-coming = Coming: { $names }
club-there = Here: { $names }
# $count people, who are $names.
club-missing = { $count ->
    [one] { $names } isn’t here yet.
   *[other] { $names } aren’t here yet.
}
club-come = I’m coming
club-not-come = I can’t come
club-check-in-from = Check-in opens { $time }.
club-check-in = Check in
club-checked-in = You’re checked in. The evening begins when the director starts it.
club-check-out = I must go
club-partner = Partner
club-partner-any = Whoever is free
club-numbers = Everyone’s numbers for the shuffle are coming in: a moment.

## While it’s played

club-round = Round { $round } of { $rounds }
club-at-table = You’re at table { $table }.
club-at-table-with = You’re at table { $table }, with { $name }.
club-sit-out = You sit out this round. It counts as average.
club-next = Next: table { $table }.
club-next-with = Next: table { $table }, with { $name }.
club-next-out = Next: you sit out a round. It counts as average.
club-next-over = That was the last round.
club-next-in = The next round begins in { $time }.
club-over-in = The evening ends in { $time }.
club-time = { $time } left in this round.
club-overtime = Time’s up: finish this hand within { $time }.
club-paused = The director has stopped the clocks.
club-goes-on = The clocks run again.
club-opened = The results of deal { $number } are open.
club-to-table = Go to table { $table }
club-to-club = Go to the club
club-ask = Ask the director
club-asked = The director has been asked.
# $words: one of the notices below.
club-announced = The director: { $words }
club-notice-welcome = Welcome.
club-notice-soon-begins = We begin soon.
club-notice-finish-hand = Finish your hand.
club-notice-short-break = A short break.
club-notice-last-round = This is the last round.
club-notice-thank-you = Thank you, and good night.

## The director

club-directing = Director
club-is-director = director
club-begin = Start the evening
club-open-check-in = Open check-in
club-cancel = Cancel the evening
club-cancel-sure = Cancel this evening?
club-plan-evening = Plan the evening
club-plan-it = Save the plan
club-when = When
club-plan-deals = Deals
club-per-round = Deals in a round
club-per-round-hint = Six minutes for each deal. A hand that isn’t over two minutes later counts as average.
club-movement = Who moves
club-movement-nobody = Nobody moves
club-movement-pairs = Pairs move
club-movement-everyone = Everyone partners everyone
club-fill = When players are missing
club-fill-bots = Bots play
club-fill-bye = Some sit out
club-new-season = New season
club-new-season-sure = Begin a new season? The standings start again from nothing.
club-tables = Tables
club-table = Table
club-deal = Deal
club-waits-for = Waiting for
club-asks = Asked
club-asks-yes = Asks for you
club-decide = Decide
club-done = Finished
club-average = Average
club-average-at = Average for the deal at table { $table }
club-answered = Seen to
club-answered-at = Table { $table } has been seen to
club-more = +2 minutes
club-announce = Announce
club-substitute = Substitute
club-whom = For
club-by = Who plays
club-by-bot = A bot
club-nobody = Nobody
club-substitute-do = Substitute
club-substitute-hint = A bot plays at once; whoever takes over plays from the next round.
club-end = End the evening
club-end-sure = End the evening now? Hands in play count as average.

## Results

club-results = Results
club-no-results = No deal is open yet.
club-opens = { $count ->
    [one] Opens when one more table finishes.
   *[other] Opens when { $count } more tables finish.
}
club-deal-number = Deal { $number }
club-contract = Contract
club-tricks = Tricks
club-players = Players
club-points = Points
club-against = Against the others
club-replay = Replay
club-replay-of = Replay table { $table }
club-bot = bot
club-standings = Standings of the evening
club-season = Standings of the season
club-evenings-count = { $count ->
    [0] No evening has been played in this season.
    [one] One evening in this season
   *[other] { $count } evenings in this season
}
club-place = Place
club-player = Player
club-deals = Deals
club-above = Points above average
club-past = Evenings played
# $time: a day.
club-evening-of = Evening { $number }, { $time }
club-evening-number = Evening { $number }

## Members

club-members = Members
club-link = The club’s link
club-renew = New link
club-renew-hint = The old link ends. Members stay.
club-make-director = Make director
club-no-director = No longer director
club-make-director-of = Make director: { $name }
club-no-director-of = No longer director: { $name }
club-remove = Remove
club-remove-of = Remove { $name }
club-leave = Leave the club
club-leave-sure = Leave this club?

## When it doesn’t work; the end of each key is the code of the refusal

club-no-nobody = That isn’t a member any more.
club-no-not-director = Only a director can do this.
club-no-only-director = A club needs a director: make someone else director first.
club-no-not-now = Not now.
club-no-too-early = Check-in isn’t open yet.
club-no-no-evening = No evening can be like this: check the rules, the deals and who moves.
club-no-nobody-there = No one has checked in yet.
club-no-no-table = There’s no such table, or it has finished.
club-no-not-committed = That isn’t the number you committed to.
club-no-busy = Busy; nothing was lost. Try again.
