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
club-paired = You play with { $name }.
club-wants-you = { $name } wants to play with you.
club-wants-you-yes = Play with { $name }
club-asked-partner = You’ve asked to play with { $name }.
club-numbers = Everyone’s numbers for the shuffle are coming in: a moment.

## While it’s played

club-round = Round { $round } of { $rounds }
club-at-table = { $with ->
    [somebody] You’re at table { $table }, with { $name }.
    [bot] You’re at table { $table }, with a bot.
   *[nobody] You’re at table { $table }.
}
club-sit-out = You sit out this round. It counts as average.
club-not-playing = You don’t play this evening.
club-seat-next = You’re checked in. You have a seat from the next round.
club-wait-seat = You’re checked in, and wait for a seat. The director knows.
# $count: how many other tables are still playing.
club-finished = Your table has finished. { $count ->
    [one] One other table is still playing.
   *[other] { $count } other tables are still playing.
}
club-next = { $with ->
    [somebody] Next: table { $table }, with { $name }.
    [bot] Next: table { $table }, with a bot.
   *[nobody] Next: table { $table }.
}
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
club-fill-stay = Where nobody moves, bots take the free seats.
club-late-plays = { $name } has come, and plays from the next round.
club-late-waits = { $name } has come, and waits for a seat.
club-waiting = Waiting for a seat: { $names }
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
club-average-sure = Give this table an average? The deal isn’t played on there.
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
club-substitute-sure = Substitute now? A bot plays at once.
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
club-table-number = Table { $table }
club-tricks-won = { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
club-against = Against the others
club-replay = Replay
club-replay-of = Replay table { $table }
club-bot = bot
club-standings = Standings of the evening
club-save = Save as a spreadsheet
club-print = Print
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
club-renew-sure = End the old link? Whoever still has it can’t join by it.
club-make-director = Make director
club-no-director = No longer director
club-make-director-of = Make director: { $name }
club-no-director-of = No longer director: { $name }
club-remove = Remove
club-remove-of = Remove { $name }
club-remove-sure = Remove { $name } from the club?
club-removed-link = { $name } still has the club’s link, and could join again by it. A new link ends that.
club-leave = Leave the club
club-leave-sure = Leave this club?

## A club in a terminal, line by line

club-welcome = This is { $title }.
club-how = Type what you want to do: evening, check in, standings, help.
club-help =
    At the club:
    evening: the next evening, or how this one stands
    coming, not coming: say whether you come
    check in, check in 4: be there; with member 4 as your partner
    check out: go before the end; a bot plays on
    table: to your table; there, club leads back here
    ask: call the director to your table
    members: everyone, with their numbers
    standings: where everyone stands; the evenings there were
    results, results 3: what came of this evening, or of evening 3
    save, save 3, save season: the results, or the standings, as a spreadsheet (CSV)
    replay 2 1, replay 2 1 3: deal 2 as table 1 played it, in evening 3
    proof, proof 3: that nobody chose the deals
    link: the link by which others join
    quit: close this; you stay a member
    leave club: belong to it no more
club-help-director =
    For directors:
    plan 2027-03-05 19:30 12/4: the evening; plan alone says how
    open check in, start, end evening
    pause, continue, more time: the clocks; two minutes more for this round
    tables: each table, whom it waits for, and whether it asks for you
    answered 2: table 2 has been seen to
    average 2: the deal at table 2 counts as average
    substitute 3, substitute 3 5: a bot for member 3, and member 5 from the next round
    announce, announce 4: what you can say to everyone; the fourth of it
    director 3, no director 3, remove 3: make member 3 a director, or not; remove them
    new link: the old one ends
    new season: the standings start again
club-plan-how = Type plan, then in any order: the rules by their code (quebec-4), the day (2027-03-05), the time (19:30), the deals and how many in a round (12/4), nobody, pairs or everyone for who moves, bots or bye for missing players, the bots’ level (expert). What you leave out stays as it is.
club-plan-not = I don’t understand “{ $word }” here.
club-yes = Type yes to do it. Anything else leaves it.
club-line-done = Done.
club-back = You’re back.
club-lost = Connection lost. It comes back by itself.
club-restarting = The server is restarting. The club comes back by itself.
club-member =
    { $role ->
        [director] { $number }: { $name } (director)
        [you] { $number }: { $name } (you)
        [both] { $number }: { $name } (you, director)
       *[none] { $number }: { $name }
    }
club-came = { $name } has joined the club.
club-went = { $name } has left the club.
club-link-is = The club’s link: { $link }
club-asks-plan = Type plan to plan an evening.
club-asks-check-in = Type check in if you want to play.
club-asks-check-in-pair = Type check in if you want to play, or check in 4 with member 4 as your partner.
club-asks-start = You’re checked in. Type start when everyone is here.
club-asks-table = Type table to go to table { $table }.
club-asks-partner = { $name } wants to play with you: type check in { $number } to play together.
club-asks-at = Table { $table } asks for you.
club-no-table-now = You have no table now.
club-no-such-evening = There’s no such evening, or it can’t be seen.
club-none-here = This table is in no evening of a club.
club-no-tables = No tables are being played.
club-no-deal = There’s no such deal at that table, or it isn’t open yet.
# $points: points above average, with their sign.
club-rank = { $place }. { $name }: { $points } in { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
club-results-of = Results of evening { $number }
# $tricks: those of whoever had the contract; −1 if there was none.
club-played = { $tricks ->
    [-1] Table { $table }: { $contract }
    [one] Table { $table }: { $contract } – one trick
   *[other] Table { $table }: { $contract } – { $tricks } tricks
}
# $points: of the deal; $against: against the others’ average.
club-side = { $names }: { $points } ({ $against })
# $deal: the number of the deal that is played; $name: whoever is waited for.
club-row = Table { $table } ({ $names }): { $state ->
    [done] finished
    [waits] deal { $deal }, waiting for { $name }
   *[plays] deal { $deal }
}{ $asks ->
    [yes] . Asks for you.
   *[no] .
}
club-terminal-goodbye = You’re still a member: the same command brings you back.
club-terminal-left = You don’t belong to the club any more.
club-played-evening = Evening { $number }: place { $place } of { $count }, { $points } points against the average.
club-saved = Saved as { $file }.
club-not-saved = The file { $file } can’t be written.
club-founded = Your club is ready. Share this link: { $link }

# What can be typed, separated by commas
club-word-help = ?
club-word-evening = tonight
club-word-coming = i’m coming
club-word-not-coming = i can’t come
club-word-check-in = i’m here
club-word-check-out = i must go
club-word-table = to the table
club-word-ask = ask the director
club-word-members = who, people
club-word-standings = scores
club-word-results = result
club-word-save = export
club-word-season = the season
club-word-replay = look at
club-word-proof = shuffle
club-word-link = invite
club-word-leave-club = leave the club
club-word-quit = q
club-word-plan = plan the evening
club-word-open-check-in = open check-in
club-word-start = begin
club-word-end-evening = cancel the evening, end the evening
club-word-pause = stop
club-word-continue = go on
club-word-more-time = slower
club-word-tables = all tables
club-word-answered = seen to
club-word-average = average at
club-word-substitute = replace
club-word-announce = tell everyone
club-word-director = make director
club-word-no-director = no longer director
club-word-remove = send away
club-word-new-link = renew link
club-word-new-season = begin a new season
club-plan-nobody = stay
club-plan-pairs = pair
club-plan-everyone = all
club-plan-bots = bot
club-plan-bye = sit-out

## When it doesn’t work; the end of each key is the code of the refusal

club-no-nobody = That isn’t a member any more.
club-no-not-director = Only a director can do this.
club-no-only-director = A club needs a director: make someone else director first.
club-no-not-now = Not now.
club-no-too-early = Check-in isn’t open yet.
club-no-no-evening = No evening can be like this: check the rules, the deals and who moves.
club-no-past = That time is over: choose a later one.
club-no-nobody-there = No one has checked in yet.
club-no-no-table = There’s no such table, or it has finished.
club-no-not-committed = That isn’t the number you committed to.
club-no-busy = Busy; nothing was lost. Try again.
