### Tables for people in other places: opening one, coming to it, what is said there beside the cards.
###
### Both languages have the same keys with the same variables (a test sees to it); see terms.ftl for what every message
### may use. $name is a person.

## Opening a table

online-title = Play with friends
online-about = You open a table and send the link. The others tap it, type a name and sit down. Bots hold the empty seats.
online-not-here = This page comes from a place that keeps no tables. Start “kook serve” on a computer, open its address, and invite from there.
online-offline = The server can’t be reached: you’re offline, or it’s down. Tables with friends need it; play with bots goes on.
online-under-a-path = The server with tables is under a path here, and that doesn’t work. Whoever runs it should give it a name of its own, such as 500.example.org.
online-name = Your name
online-pace = Time for a move
online-pace-none = No clock
online-pace-short = 30 seconds
online-pace-day = A day
online-pace-clock = { $seconds } seconds a move, and { $reserve } more for each game
online-pace-hours = { $hours } hours a move
online-pace-hint = With 30 seconds everyone has two more minutes for each game. A bot plays when they’re over.
online-lies = Leave bids and finished tricks up for
online-lies-5 = 5 seconds
online-lies-10 = 10 seconds
online-lies-30 = 30 seconds
online-lies-all = Until everyone has answered
online-level = Bots
online-watching = Who watches
online-watching-no = Sees no cards
online-watching-yes = Sees what everyone sees
online-watching-delayed = Watches a hand late, cards face up
online-watching-hint = Anyone with the link may come. Nobody without a seat ever sees a hidden card of the hand that’s being played.
online-chat = People say
online-chat-phrases = Set phrases only
online-chat-between_hands = Their own words between hands
online-chat-always = Their own words at any time
online-chat-hint = Phrases tell nothing of cards, and everyone reads them in their own language. Anything could be written in one’s own words.
online-chat-privacy = People can write to each other here. What they write is deleted after 30 days.
online-open = Open table
online-hints = Hints
online-hints-hint = Each player may ask for hints. Off is a promise among you; nothing enforces it.
online-listed = Open to anyone
online-listed-hint = The table stands in the list of open tables, and anyone may take a free seat.
online-privacy = No account. Everyone here sees your name and what you play. Whoever runs this server deals, and can know every card.

## Coming to a table

online-arrive = You’re invited
online-no-table = There’s no table with this link, or it has closed. Ask for a new link, or open a table of your own.
online-out-of-reach = The table can’t be reached. Check your connection and try again.
online-again = Try again
online-open-own = Open a table
online-sit = Sit down
online-watch = Watch
online-rules = Rules of this table
online-places = Seats
online-sit-at = Sit at seat { $number }
online-seat-of = Seat { $number }: { $name }
online-free = free: { $name } plays (bot, { $level })

# $count: how many rules differ; $title: the game somebody played last.
online-rules-differ = { $count ->
    [0] The same rules as { $title }, which you played last.
    [one] One rule differs from { $title }, which you played last:
   *[other] { $count } rules differ from { $title }, which you played last:
}
# A rule with its value here, and the value it had.
online-rule-differs = { $label }: { $here } (last time: { $before })
# Asked of those who have played nothing here yet
online-known = Which 500 do you know?
online-known-hint = Compared with this table on your device; nobody hears of it.
online-known-none = None yet
online-known-welcome = Then read the rules of this table, and turn on “Tips as you play” in the settings.
online-known-other = That’s another game: read the rules of this table.
# The same as above; $title: the game somebody knows.
online-rules-differ-known = { $count ->
    [0] The same rules as { $title }.
    [one] One rule differs from { $title }:
   *[other] { $count } rules differ from { $title }:
}
online-rule-differs-known = { $label }: { $here } (there: { $before })
online-hints-on = Hints are allowed here.
online-hints-off = This table plays without hints: a promise among the players; nothing enforces it.

## Ways to a table: a code that is said, one’s own tables, tables open to anyone

online-code = Have a code? Type its six digits
online-come = Come in
online-code-ended = This code has ended: ask for a new one.
online-code-too-many = Too many codes were wrong. Wait a few minutes, or ask for the link.
online-code-get = A code to say
online-code-is = The code is { $code }.
online-code-hint = Say these digits. They’re typed under “Play with friends”, and lead here for half an hour at most.
online-own-link = Your own link
online-own-link-copy = A link for you alone
online-own-link-hint = It leads back to your seat from any browser, even one that has forgotten you. Whoever has it sees your cards.
online-forgets = This browser may forget you.
online-copy-mine = Copy my link
online-mine = Your tables
# $time: a day and a time.
online-mine-turn = Your turn, until { $time }
online-mine-goes-on = { $people ->
    [0] Nobody is there
    [one] One person is there
   *[other] { $people } people are there
}
# $name: whoever is waited for; $time: a day and a time.
online-mine-until = { $name } has until { $time }
online-mine-waits = Not begun
online-mine-forget = Forget
online-mine-forget-sure = Forget this table? Its link leads back to it.
online-next-table = Next table
online-sending = On its way…
# $number: of the deal in the evening; $nth of $count: at this table in this round.
online-deal-of = Deal { $number } ({ $nth } of { $count })
online-under-way = The game is under way
online-lobby = Open tables
online-lobby-any = Any table with these rules
online-lobby-none = No open tables. Start one; bots fill in.
online-lobby-none-of-these = No open table has these rules. Start one; bots fill in.
# $people are there, $free seats are free.
online-lobby-row = { $people ->
    [one] One person
   *[other] { $people } people
}, { $free ->
    [one] one free seat
   *[other] { $free } free seats
}
online-lobby-begun = In play
online-lobby-hints = Hints allowed

## The waiting room

online-waiting = At the table
online-bots-hold = Bots hold the empty seats. Start when you like.
online-host-starts = { $name } starts the game.
online-start = Start
online-draw = Draw for partners
online-seats-drawn = The seats have been drawn.
online-swap-with = Swap seats with { $name }
online-lock = Lock
online-unlock = Unlock
online-locked = Locked: nobody else can sit down.
online-host = host
online-you = you
# Somebody’s partners.
online-with = with { $names }
online-watchers = Watching: { $names }
# More people than seats share the game; $out of them sit out.
online-shared = { $out ->
    [one] { $people } people share the game: one sits out, and you swap after each game.
   *[other] { $people } people share the game: { $out } sit out, and you swap after each game.
}
# $count people, who are $names.
online-sits-out = { $count ->
    [one] { $names } sits out this game and plays the next.
   *[other] { $names } sit out this game and play the next.
}
online-just-watch = Just watch
online-leave = Leave
online-stand = Give up the seat
online-invite = Invite
online-near-ask = Let devices on this Wi-Fi join?
online-near-join = Let them join
online-near-hint = Until then nobody else reaches this computer. Nothing leaves the house.
online-near-open = Devices on the same Wi-Fi can join: by this link, or with their camera.
online-near-help = Doesn’t open? Same Wi-Fi, not the guest one; if the phone says “no internet”, stay connected; allow Kookaburra in the firewall. Keep this computer awake.
# $addresses: other addresses of this computer.
online-near-else = It may also be at { $addresses }.
online-near-none = This computer is on no network that others could join by.
online-link = The link to this table
online-link-here = A link for this computer alone
online-share = Share
online-qr = The link as a picture to scan

## The line under a name; $level is how well a bot plays: “expert”

online-bot = bot, { $level }
online-bot-for = bot for { $name }
online-away = away
# Somebody who came without saying a name.
online-nameless = Guest { $number }
online-left = left
online-next = { $name } from the next deal

## What goes on

online-connecting = Connecting…
online-lost = Connection lost. Your seat is kept.
online-back = You’re back.
# $told: sentences of what happened while the player was away.
online-meanwhile = You’re back. Meanwhile: { $told }
# Who plays in the place of the player, in these sentences.
online-your-bot = Your bot
# $name: whoever has the seat.
online-bot-of = { $name }’s bot
online-time-up = Time’s up: a bot acts for you this once.
# $told: what the bot did, in sentences.
online-late = Time’s up. { $told }
online-average = The director gave an average for this deal.
online-average-time = The time of the round is up: this deal counts as average.
online-restarting = The server is restarting: your table is saved and clocks have stopped.
online-new-version = A new version loads after this hand.
online-elsewhere = You’ve opened this table in another tab.
online-use-this = Use this one
online-removed = The host ended your part in this game. The record so far stays yours.
online-paused = The host has paused the table.
online-bot-plays-for-you = A bot plays for you.
online-im-back = I’m back
online-you-sit-out = You sit out this game and play the next.
online-you-sit-next = You take your seat with the next deal.
online-waiting-for = Waiting for { $name }. A bot plays in { $time }.
online-time-of = { $name }: { $time }
online-your-time = Your time: { $time }
online-window = Anyone to claim? { $time }
online-stands = Anyone to object? { $time }
online-held = { $name } says: wait. { $time }
online-holds = { $name } says: wait.
online-deals-in = The next hand begins in { $time }.
online-until-of = { $name } has until { $time }.
online-your-until = Your turn, until { $time }.
online-wait = Wait for { $name }
online-ready = { $ready } of { $all } ready
online-you-watch = You see what everyone sees.
online-you-watch-behind = You’re one hand behind, and see all cards. You may sit down at any time.
online-you-watch-soon = You watch one hand behind, with all cards open: it begins when the first hand is over.
online-you-watch-nothing = Only those who play see the cards.
online-said = { $name }: { $phrase }

online-other-seats = Other seats
online-save = Save the game
online-saved = Saved among the games you played
online-not-saved = The game couldn’t be saved. Try again.
online-notify = Tell me when it’s my turn
online-notify-title = Notifications
online-notify-closed = You’re told when it’s your turn, even when this page is closed. Your browser’s maker learns that you were told, and nothing else.
online-notify-open = You’re told when it’s your turn as long as this page is open.
online-notify-quiet = Not at these hours
online-notify-from = From
online-notify-to = To
online-notify-stop = Stop telling me
online-notify-turn = Your turn at { $title }
online-notify-your-turn = Your turn
# Two tables or more wait for the player.
online-notify-turns = Your turn at { $count } tables
online-notify-none = Nothing waits for you any more: your turn is over.

## Asked of everyone

online-asks-undo = { $name } asks to undo the last move.
online-you-ask-undo = You asked to undo. The others are deciding.
online-asks-rest = { $name } shows { $cards } and claims the rest.
online-you-ask-rest = You claimed the rest. The others are deciding.
online-asks-end = { $name } asks to end the hand: nothing can change the score any more.
online-you-ask-end = You asked to end the hand. The others are deciding.
online-accept = Accept
online-play-on = Play on
online-yes = Undo it
online-no = Leave it
online-declined = Not everyone agreed: play on.
online-not-undone = Not undone.
online-asks-swap = { $name } asks to swap seats with you.
online-you-ask-swap = You asked to swap seats with { $name }.
# $with: another person.
online-asks-swap-with = { $name } asks to swap seats with { $with }.
online-swap-yes = Swap
online-swap-no = Stay here
online-swapped = { $name } and { $with } have swapped seats.
online-not-swapped = The seats stay as they are.

## People

online-people = People
online-more = Table
online-mute = Mute
online-unmute = Unmute
online-report = Report
online-report-title = Report { $name } to whoever runs this server
online-report-sends = They get your name and { $name }’s, this table’s number, your words, and what { $name } wrote here. Nobody else is told. It’s deleted after 30 days.
online-report-words = What happened
online-report-made = Your report is sent.
online-report-too-many = You can send three reports a day.
online-report-not-sent = It wasn’t sent. Try again later.
online-remove = Remove
online-make-host = Make host
online-give = Give { $seat } to { $name }
online-nudge = Nudge { $name }
online-let-bot = Let a bot play for { $name }
online-nudged = The others are waiting for you: it’s your turn.
online-more-time = More time
online-more-time-told = Everyone has 30 seconds for each answer now.
online-end = End the game for everyone
online-end-sure = End the game for everyone? Nothing more is played at this table.
# Asked before it is done, since it can’t be taken back.
online-claim = Claim
online-claim-sure = Show your cards and claim the rest? They stay seen if someone plays on.
online-remove-sure = Remove { $name }? They can’t come back to this table.
online-make-host-sure = Make { $name } the host? Only they can give the role back.
online-give-it = Give the seat
online-give-sure = Give { $seat } to { $name }? They see the cards of that seat.
online-let-bot-sure = Let a bot play for { $name } until they return? What it plays stands.
online-stand-sure = Give up your seat? A bot takes your cards, and anyone may sit there.
online-move = Change seats
online-move-sure = Leave your seat for another? A bot takes your cards, and you play again from the next deal.
online-leave-sure = Leave the table? A bot takes your cards. You can come back while it sits there.
online-ended = This table is closed. Finished hands are kept.
online-open-another = Open one like it
online-pause = Pause
online-go-on = Continue
online-bots-of = Bots at seat { $number }
online-came = { $name } has come.
online-sat = { $name } sits down.
online-went = { $name } left.
online-replaced = A bot plays for { $name }.
online-replaced-you = A bot took over for you.
online-host-now = { $name } is the host now.
# $name was the host, went away and is there again; the button makes them host.
online-host-back = { $name } is back, and was the host before you.
online-hand-back = Hand back
online-stay-host = Stay host
# $name is the host who is away.
online-you-stand-in = You stand in for { $name }, the host, until they’re back.
# $name is the person who stands in; the button makes the reader host again.
online-stands-in-for-you = { $name } stood in for you as the host.
online-host-again = Be the host again
online-host-removed = The host removed { $name }.
online-returned = { $name } is back.
online-is-away = { $name } is away.

## Say

online-say = Say
online-say-one-moment = One moment
online-say-back = Back
online-say-take-your-time = Take your time
online-say-new-to-this = I’m new to this
online-say-bad-connection = Bad connection
online-say-short-break = A short break?
online-say-must-go = I must go after this hand
online-say-hello = Hello
online-say-good-luck = Good luck
online-say-well-played = Well played
online-say-that-was-close = That was close
online-say-thank-you = Thank you
online-say-yes = Yes
online-say-no = No
online-say-another-game = Another game?
online-say-bye = Bye
online-own-words = In your own words
online-own-words-hint = Everyone here reads it. It’s deleted after 30 days.
online-send = Send
online-talk = What was said

online-days-off = Days off
online-days-off-some = { $days } days off
online-days-off-end = End your days off
online-days-off-until = off until { $day }
online-takes-days-off = { $name } takes some days off.
online-days-off-over = { $name } plays again.

## The proof of the shuffle

online-proof = Proof of the shuffle
online-proof-none = The proof opens when the first hand is over.
online-proof-in = Deal { $number }: your number is in it.
online-proof-not-in = Deal { $number }: your number isn’t in it.
online-proof-checked = Deal { $number }: checked.
online-proof-without = Deal { $number }: checked, without the number of { $names }.
online-proof-wrong = Deal { $number }: this doesn’t add up. Keep the record, and ask whoever runs this server.
online-proof-says = What it proves: no player alone chose the deal, nor whoever runs this server beforehand. If they keep players’ numbers out, they can choose among more deals, and everyone sees it.
online-proof-not = What it doesn’t: whoever runs this server deals, and can know every card.

## When it doesn’t work; the end of each key is the code of the refusal

online-no-nobody = You’re not at this table any more.
online-no-not-seated = Take a seat first.
online-no-not-host = Only the host can do this.
online-no-stands-in = You stand in for the host: this waits until they’re back.
online-no-taken = Someone just took that seat.
online-no-no-such-place = There’s no such seat.
online-no-full = Every seat is taken: watch, or share from the next game.
online-no-locked = Locked: ask the host.
online-no-paused = The table is paused.
online-no-ended = This table is closed.
online-no-bot-plays = A bot plays for you: press “I’m back” first.
online-no-not-your-turn = It’s not your turn.
online-no-window-open = Someone may still claim: a moment.
online-no-conflict = The table changed first; nothing was played. Choose again.
online-no-unlawful = The rules don’t allow that.
online-no-no-action = That means nothing here.
online-no-one-vote = One vote at a time.
online-no-nothing-asked = You’re not asked anything now.
online-no-not-now = Not now.
online-no-not-committed = That isn’t the number you committed to.
online-no-too-many = That’s enough for now: wait a little.
online-no-phrases-only = At this table people say set phrases only.
online-no-between-hands = Your own words wait until the hand is over.
online-no-no-text = Write from 1 to 200 characters.
online-no-too-long = Up to 21 days off at a time.
online-no-no-days-left = Up to 42 days off in a game: fewer are left.
online-no-bad-id = What tells this request from others is too long.
online-no-busy = Busy; nothing was lost. Try again.
online-no-hint = This table plays without hints.

## Days and hours

# Beginning with Sunday, and with January; separated by commas.
when-weekdays = Sun, Mon, Tue, Wed, Thu, Fri, Sat
when-months = Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec
# $day: a day of the week, or one of the dates below; $time: an hour.
when-soon = { $day } { $time }
when-later = { $day }, { $time }
# $weekday, $day, $month: the day of the week, the day and the month.
when-date = { $weekday } { $day } { $month }
when-date-year = { $weekday } { $day } { $month } { $year }
when-date-american = { $weekday }, { $month } { $day }
when-date-year-american = { $weekday }, { $month } { $day }, { $year }
