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

# $hand and $action count from 1.
replay-illegal = { $file }: hand { $hand }, action { $action }, “{ $line }”: { $why } ({ $rule })

## What is wrong with a record

# Where: in front of what is wrong there.
malformed-at-text = line { $line }, column { $column }:{" "}
malformed-at-hand = hand { $hand }:{" "}
malformed-at-action = hand { $hand }, action { $action }:{" "}
malformed-game = There is no game “{ $game }”, only { $one } and { $other }.
malformed-names = There are { $found } names for { $seats } seats. Give one for each.
malformed-action = “{ $line }” isn’t an action, which is a seat and what it does, such as “2 7H”.
deal-which = Say which deal: --seed with a number, --like with a kind of hand, a link to a deal, or a file with a position.
deal-no-dealer = There is no seat { $seat } to deal.
deal-other-dealer = Seat { $next } deals, not seat { $seat }.
deal-no-cut = The cards aren’t cut in this game.
deal-small-packet = A cut of { $cut } leaves a packet of fewer than { $least } cards.
deal-game-over = The game was already over.
deal-in-progress = The hand before isn’t finished.
# $place is where in the deal, such as hands[2].
deal-no-such-list = A deal of these rules has no “{ $place }”.
deal-list-lacking = The deal has no list “{ $place }”.
deal-entries = { $place } has { $found } entries instead of { $needed }.
deal-count = { $place } has { $found } cards instead of { $needed }.
deal-no-card = { $place }: “{ $text }” isn’t a card.
deal-foreign = { $card } isn’t in the pack of these rules.
deal-too-often = { $card } is dealt more often than the pack has it.
deal-missing = { $card } is missing from the deal.
deal-form = { $place } hasn’t the form it must have.

## Hands of another program

# $said is one of the sentences below it.
import-open = { $file }, line { $line }: { $said }
import-option = The option { $name } ({ $value }) isn’t known: the rules are as if it weren’t there.
import-sides = Who plays with whom among { $players } isn’t said: check the axis sides in the rules.
import-scores = The scores { $scores } aren’t taken over: the record begins at 0.
import-joker = Trick { $trick }: which suit the joker demanded isn’t said. { $suit } fits.
import-inkle = { $name } bid six as an inkle, which shows and doesn’t bind. Here it is the bid “{ $bid }”.
import-auction = The auction isn’t there, only the contract: the others pass.
import-discards = The discards aren’t there: they are the cards that weren’t played.
import-after = The cards from line { $line } on were played after the hand was over, and are left out.
import-wrong = { $file }, line { $line }: { $why }
import-too-long = The file is too long.
import-no-deal = There is no deal here. A file of Trickster’s has tags such as [GameCode {"\""}FiveHundred{"\""}] and [Deal {"\""}S:AH…{"\""}].
import-other-game = This is a deal of { $game }. Only 500 (FiveHundred) can be imported.
import-no-game = Nothing says that this is 500. Add [GameCode {"\""}FiveHundred{"\""}] if it is.
import-no-tag = A tag is a name and a value in quotes, such as [Dealer {"\""}S{"\""}].
# $wanted is what should be there: seat, card, hand, call or options.
import-value = [{ $tag }]: “{ $text }” isn’t { $wanted ->
    [seat] a seat of this table
    [card] a card
    [hand] a hand
    [call] a bid or a pass
   *[other] a JSON object with options
}.
import-players = 500 for { $players } can’t be imported, only for 3, 4 or 6.
import-pack = These { $cards } cards aren’t a pack of 500.
# $tag is the name of a tag, $said what stands in it, $is what follows from the rest.
import-contradiction = [{ $tag }] says { $said }, but it is { $is }.
# $seat is a point of the compass, such as SW.
import-no-card = This row has no card for { $seat }, who plays next.
import-refused = { $seat }, { $action }: { $why }

## Solving with all cards seen

# Above the cards, each line with how many tricks the contractor’s side ends with.
solve-tricks = Hand { $number }, seat { $seat } to play: final tricks for the contractor’s side
solve-misere = Hand { $number }, seat { $seat } to play: is the contract made?
solve-succeeds = made
solve-fails = failed
# Above a table with a line for each strain and a column for each seat.
solve-deal = Hand { $number }: tricks with the cards as dealt, by contractor
solve-no-tricks = { $game } has no tricks to solve.
solve-open = At an open table cards may be played against the rules, so nothing can be solved.
solve-no-deal = No hand has been dealt.
solve-not-in-play = The last hand isn’t being played: no contract yet, or it’s over.
solve-cost = ({ $nodes } cards tried, { $ms } ms)
solve-stats = { $count } solved: mean { $mean } ms, median { $median }, 99 of 100 within { $late }, worst { $worst }; { $rate } cards tried per second

## Puzzles

puzzle-no-game = { $game }: puzzles are made of games of Five Hundred in which everybody has one hand and there is one kitty, and of Rummy 500, but there not with all cards open.
puzzle-mixed = A set has puzzles of one game and one kind; these files have others.
# Beside a bar that shows how many hands have been looked through.
puzzle-found = found: { $count }
puzzle-made = hands looked through: { $hands }; puzzles found: { $found }, in the set: { $kept }
puzzle-checked = puzzles checked: { $count }; tests failed: { $failed }
puzzle-wrong = { $file }: line { $line }: { $why }
puzzle-over = after: nobody is to act then
puzzle-lists = hands: { $found } lists of cards, not { $needed }: the hands, the stock and the first card of the pile
puzzle-no-answer = { $place }: “{ $answer }” can’t be done here
puzzle-no-right = right: there is no answer
# One of the tests that follow, which begin with their names.
puzzle-fails = { $file }: puzzle { $number }: { $test }
puzzle-fails-asked = asked: there is no choice, or nothing is at stake
puzzle-fails-view-alone = view alone: with other hidden cards it is another puzzle
puzzle-fails-clear = clear: the right answer isn’t clearly ahead
puzzle-fails-played-out = played out: the right answer doesn’t stay ahead when bots play on
puzzle-fails-one-answer = one answer: too many answers are right
puzzle-fails-tempting = tempting: every level finds the right answer
puzzle-fails-sane = sane: the contract could hardly be made, or the hand is as good as lost
puzzle-fails-varied = varied: its theme comes too often, or it looks like another puzzle of the set
puzzle-fails-ends-well = ends well: no deal shows why
puzzle-fails-as-written = as written: the file says something else than what is found

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
load-slowest = The slowest of them came back after: { $slowest } ms
load-bytes = Bytes for a listening socket: { $bytes }

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

## Figures

terminal-figures-reviewing = To be reviewed: { $games ->
    [one] one game
   *[other] { $games } games
}, { $hands ->
    [one] one hand
   *[other] { $hands } hands
}, { $minutes ->
    [one] about a minute
   *[other] some { $minutes } minutes
}. Stop with Ctrl-C at any time; finished games are saved.
terminal-figures-exported = { $games ->
    [one] One game is
   *[other] { $games } games are
} in { $path }.
terminal-figures-deleted = What was computed is deleted. The games are still in { $path }.
terminal-figures-unread = { $path } can’t be read: what is computed now won’t be saved.
terminal-figures-damaged = { $count ->
    [one] One line of { $path } can’t be read. It stays there; its game is reviewed anew.
   *[other] { $count } lines of { $path } can’t be read. They stay there; their games are reviewed anew.
}
terminal-figures-newer = { $count ->
    [one] One line of { $path } is from a newer version. It stays there.
   *[other] { $count } lines of { $path } are from a newer version. They stay there.
}
terminal-figures-practise-puzzles = Practise this: kook puzzle --theme { $name }
terminal-figures-practise-lesson = Practise this: kook learn { $name }

## A backup

# $what is a sentence.
backup-saved = Saved to { $path }. { $what }
backup-seats-warning = Whoever has this file can sit in your seats.
restore-deleted-hint = With --deleted, what was deleted here comes back too.
restore-yes = Restore
restore-no = Leave everything as it is
restore-nothing-done = Nothing was restored.
restore-done = Restored. kook restore --undo takes it back.
restore-undone = The restore was undone.
restore-no-undo = There’s no restore to undo.
restore-playing = A game is being played in { $path }. Leave it, then restore.

## kook bench alike

# How many digests of decisions were compared; bots of another number would decide otherwise.
bench-alike = Bots { $bots }: all { $count } digests agree.
