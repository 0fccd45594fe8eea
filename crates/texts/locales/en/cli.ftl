### What the program says around the game.
###
### Both languages have the same keys with the same variables (a test sees to it). Besides its own variables every
### message may use $country (au, us, qc), $nil (misere, nullo: the word of the table for such contracts) and
### $jokers (0, 1, 2), and refer to the words of terms.ftl: { kitty }, { no-trumps }, { contractor }, { misere-word }.
### Card names come without an article: "the { $card }". In French the functions LE($card) "l’as de pique",
### DU($card) "du roi de pique", DE($name) "d’Ann" and QUE($name) "qu’Ann" elide; CAP($text) capitalises.

## Rules on the command line

# After the rule sheet. $code stands wherever the name of a preset can.
rules-code = Rule code: { $code }
rules-list-end = kook rules NAME prints the rules of one game, kook play NAME plays it.
rules-unknown = “{ $text }” isn’t a game, a rule code or a file. Run kook rules to see the games.

## The printout of a replayed game

# A name and its number.
print-count = { $name }: { $number }
# Somebody without a name.
print-seat = Seat { $seat }
print-hand = Hand { $number }, dealt by { $name }
# A row of cards on the table; piles show the face-up card, then the one under it.
print-row = { $name }, row (up/down)
print-row-short = { $name }, row
print-dead = Dead hand
print-contract = Contract: { $bid } for { $value }, { $name }{ $count ->
    [0] {""}
   *[other] {" "}with { $partners }
}.
print-winner = won by
print-legend = > leads
print-result = Result
print-tricks = Tricks
print-points = Points
# A meld that a player has just laid.
print-with-meld = { $action } (meld { $number })
print-goes-out = { $you ->
    [yes] go out
   *[no] goes out
}
print-floats = { $you ->
    [yes] float
   *[no] floats
}
print-went-out = { $you ->
    [yes] You
   *[no] { $name }
} went out
print-turned-up = Turned up
print-stock = Stock
print-pile = Discard pile
print-melds = Melds, and who laid which card:
# Points of the cards on the table and in the hand.
print-on-table = on the table
print-in-hand = in hand
print-hand-points = points
print-cards-left = cards left

sheet-title = Score
sheet-hand = hand
sheet-contract = contract
sheet-result = result
sheet-start = at the start

standing-over = { $count ->
    [0] The game is over, and nobody wins.
    [one] The game is over: { $mine ->
        [yes] you win
       *[no] { $names } wins
    }.
   *[other] The game is over: { $names } win.
}
standing-double = It counts double.
standing-lost = { $count ->
    [one] { $mine ->
        [yes] You have lost.
       *[no] { $names } has lost.
    }
   *[other] { $names } have lost.
}
standing-deal = The next hand is dealt by { $name }.
standing-new = Nothing has been dealt yet.
standing-turn = The game continues with { $phase }: { $names } to act.
standing-legal = Legal: { $actions }

# $hand and $action count from 0, as in the file.
replay-illegal = { $file }: hand { $hand }, action { $action } (counted from 0), “{ $line }”: { $why } ({ $rule })

## Solving with all cards seen

# Above the cards, each line with how many tricks the contractor’s side ends with.
solve-tricks = Hand { $number }, seat { $seat } to play: final tricks for the contractor’s side
solve-misere = Hand { $number }, seat { $seat } to play: is the contract made?
solve-succeeds = made
solve-fails = failed
# Above a table with a line for each strain and a column for each seat.
solve-deal = Hand { $number }: tricks with the cards as dealt, by contractor
solve-cost = ({ $nodes } cards tried, { $ms } ms)
solve-stats = { $count } solved: mean { $mean } ms, median { $median }, 99 of 100 within { $late }, worst { $worst }; { $rate } cards tried per second

## The page in the browser

# $address is what a browser opens.
serve-open = The table is open at { $address } (press Ctrl-C to close it).
serve-no-page = This kook was built without the page. Run cargo xtask web in its source folder and build kook again, or use kook serve --folder FOLDER to serve a page built separately.
serve-no-folder = { $folder } isn’t a page: { $error }
serve-busy = Port { $port } is in use. Choose another with --port, or leave it out to find a free one.
serve-refused = Can’t listen on { $address }: { $error }
serve-bad-data = Can’t keep tables in { $folder }: { $error }

## Tables over a network

join-no-link = That isn’t a link to a table or a club. They look like https://host/#/t/CODE and https://host/#/c/CODE/TICKET.
join-no-server = That isn’t the address of a server. One looks like https://host/.
join-not-done = The server doesn’t do that: { $why }
join-redirected = The server sends you to another address ({ $status }). Use the link as the host shares it.
join-distrusted =
    { $why ->
        [issuer] Nobody this computer trusts has signed the server’s certificate. If it is your own, put the name of its file in SSL_CERT_FILE.
        [expired] The server’s certificate isn’t valid today. Check the date on this computer, or ask the people who run the server.
        [name] The server’s certificate is for another name. Check the link.
       *[other] The server’s certificate can’t be used.
    }
join-no-table = There is no such table.
join-elsewhere = The player was taken over by another connection.
join-other-version = The server speaks another version of the protocol.
join-removed = The host sent the player away.
join-locked = The table is locked: ask its host.
join-lost = The table can’t be reached: { $why }
join-no-player = { $why }
join-fault = The player did nothing that could be taken: { $why }
join-won = Won. Scores by seat: { $scores }.
join-over = Lost. Scores by seat: { $scores }.
load-no-server = That isn’t the address of a server. One looks like https://host/.
load-failed = The server can’t be measured: { $why }
load-report =
    Moves a second: { $moves }
    Until everybody saw a move: { $p50 } ms (99 of 100 within { $p99 } ms)
    Refused or failed: { $errors }
    Acknowledged and missing: { $lost }
    Connections that broke and came back: { $returns }
    The slowest of them came back after: { $slowest } ms
    Bytes for a listening socket: { $bytes }

## The tables of a server

serve-bad-bus = The bus can’t be used: { $error }
serve-notify-where = --notify needs --public-url with an address that begins with https://: browsers let no other page notify anyone.
serve-bad-notify = Nobody can be notified: { $error }
admin-no-store = There are no tables in { $folder }. Say where they are with --data or --database.
admin-no-tables = No tables yet.
admin-table = Table { $table } ({ $name }): { $game }, people: { $people }, entries: { $entries }, last { $last }.
admin-table-closed = Table { $table } ({ $name }), closed: { $game }, people: { $people }, entries: { $entries }, last { $last }.
admin-no-table = There is no table { $table }. List them with kook admin tables.
admin-unreadable = Table { $table } can’t be read: { $why }
admin-nobody = Nobody is known at this table.
admin-person = Person { $person }: { $name }
admin-no-person = There is no person { $person } at table { $table }. List them with kook admin people { $table }.
admin-forgotten = Person { $person } of table { $table } is forgotten. Tables where they were known: { $tables }.
admin-no-reports = Nobody has been reported.
admin-report = Report { $report }, { $at }, table { $table }: person { $by } ({ $by-name }) reports person { $about } ({ $about-name }).
admin-report-wrote = { $name } wrote: { $text }
admin-report-words = { $name } says: { $text }
admin-backup = The tables are copied to { $file }.
admin-backup-there = { $file } is there already. Choose another name, so that no copy is lost.
admin-backup-postgres = Postgres has its own program for this: pg_dump.
admin-migrated = The tables are at version { $version }.

## Files of several games

replay-claim = { $verdict ->
    [upheld] upheld ({ $law })
    [waiting] judged when the play is over
   *[denied] denied
}
verify-nothing = No hand has been dealt.
verify-follows = Hand { $hand }: checked. The deal follows from the dealer’s secret and from { $people ->
    [0] nobody else’s number
    [one] one person’s number
   *[other] the numbers of { $people } people
}.
verify-without = Hand { $hand }: checked. The deal follows from what was published, without the number of person { $without }.
verify-unproved = Hand { $hand }: this record has no shuffle proof for this deal.
verify-fails-secret = Hand { $hand }: the dealer’s secret isn’t the one published before the deal.
verify-fails-nonce = Hand { $hand }: the number of person { $person } isn’t the one they published before the deal.
verify-fails-nobody = Hand { $hand }: person { $person } takes no part in this deal.
verify-fails-order = Hand { $hand }: the people don’t stand in the order of their numbers.
verify-fails-seed = Hand { $hand }: the cards were dealt from another seed than the one that follows.
verify-unreadable = { $file }: the proof of hand { $hand } can’t be read: { $why }
replay-game = Game { $number } of { $count }
replay-game-of = { $file }, game { $number }
replay-no-game = { $file }: there is no game { $number }; the file has { $count ->
    [one] one game
   *[other] { $count } games
}.
replay-unreadable = { $file }: { $count ->
    [one] one game in it couldn’t be read when the file was saved, and is skipped.
   *[other] { $count } games in it couldn’t be read when the file was saved, and are skipped.
}

## What can’t be found or read

# $file is no record at all.
replay-no-record = { $file } isn’t a game file. A game file is a JSON file of the format kookaburra-record/1: the rules, every deal and everything that was done. kook play keeps the game you play as one, the page saves a finished one as a file, and kook deal --seed 1 --json prints one with a single deal.
replay-foreign = { $file } is a saved game of { $newer ->
    [yes] a newer
   *[no] an older
} Kookaburra: replay it there.
replay-too-long = { $file } has more than { $most } hands. Read it all the same with --max-hands.
# Every house rule there is, the ones most like what was asked for first.
fault-place = line { $line }, column { $column }
fault-not-read = { $why ->
    [twice] this is set a second time. Keep one of the two.
    [long] house rules are never as long as this.
   *[other] this can’t be read. Write one choice a line, and texts in quotes, such as: preset = {"\""}australian-4{"\""}
}
fault-axes = There are { $names }.
# The games whose code or name holds the words that were typed; a list of them follows.
rules-matching = No game is called “{ $text }”. Did you mean one of these?
