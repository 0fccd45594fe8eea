### The help pages of kook: what --help, the manual pages and completions say of every command and option, and what
### is said when a command line can't be read.
###
### Keys follow the tree of commands (a test walks it): kook-play-about is a command in one sentence, kook-play-more
### what its own page says besides, kook-play-after stands below its options, kook-play-seed is an option. An option
### without a key of its own command has one without any: kook-lang. Commands, options and values are typed as they
### are in every language; only the names of values (kook-value-…) are words.

kook-about = Play 500 in every version, check recorded games and look up the rules.
kook-after =
    Examples:
      kook play                                     Australian 500 for four, against bots
      kook play quebec-4 --lang fr                  the game of Québec, in French
      kook play rummy-500 --set players=2           Rummy 500 for two
      kook play --resume                            continue the saved game
      kook serve                                    the same games in the browser
      kook rules                                    every game, by country
      kook rules american-3                         the rule sheet of one game
      kook rules australian-4 --set sans_kitty=same --toml > ours.toml
      kook play ours.toml                           your own house rules
      kook replay game.json                         what happened, and who scored what
kook-rules-note =
    RULES is the name of a game (kook rules lists them), a rule code such as
    australian-4+misere=any_time+sans_kitty=same, or a TOML or JSON file of house rules.

## Words around the texts

kook-heading-usage = Usage:
kook-heading-commands = Commands:
kook-heading-arguments = Arguments:
kook-heading-options = Options:
kook-default = [default: { $value }]
kook-env = [environment: { $name }]
kook-values = [one of: { $values }]
# Sections of the manual pages, in capitals.
kook-section-name = NAME
kook-section-synopsis = SYNOPSIS
kook-section-description = DESCRIPTION
kook-section-options = OPTIONS
kook-section-subcommands = COMMANDS
kook-section-extra = MORE
kook-section-version = VERSION

## Options of several commands

kook-lang = Language of what players read [default: the system’s]
kook-help = Print help
kook-version = Print the version
kook-game = Which game [default: australian-4]
kook-named = Another way to give RULES
kook-changes = Change a rule (repeatable)
kook-ascii = Use letters for suits and no characters beyond ASCII
kook-data = Folder where tables over a network are kept [default: your data folder; KOOK_DATA names another for everything kook keeps]
kook-database = Database where they are kept instead: sqlite:FILE or postgres://USER:PASSWORD@HOST/NAME

## Names of values

kook-value-command = COMMAND
kook-value-lang = LANG
kook-value-rules = RULES
kook-value-rule-value = RULE=VALUE
kook-value-hex = HEX
kook-value-percent = PERCENT
kook-value-lesson = LESSON
kook-value-theme = THEME
kook-value-seat = SEAT
kook-value-people = PEOPLE
kook-value-level = LEVEL
kook-value-n = N
kook-value-names = NAMES
kook-value-what = WHAT
kook-value-seconds = SECONDS
kook-value-speed = SPEED
kook-value-letters = LETTERS
kook-value-shard = PART/PARTS
kook-value-work = TIMES
kook-value-phase = PHASE
kook-value-port = PORT
kook-value-ip = IP
kook-value-address = ADDRESS
kook-value-folder = FOLDER
kook-value-file = FILE
kook-value-game = GAME
kook-value-hand = HAND
kook-value-date = DATE
kook-value-name = NAME
kook-value-tricks = TRICKS
kook-value-mib = MIB
kook-value-entrant = ENTRANT
kook-value-series = SERIES
kook-value-number = NUMBER
kook-value-player = BOT
kook-value-link = LINK
kook-value-title = TITLE
kook-value-form = FORM
kook-value-url = URL
kook-value-database = DATABASE
kook-value-of = OF
kook-value-shell = SHELL
kook-value-hands = HANDS
kook-value-by = BY
kook-value-end = END

## kook help

kook-help-about = Print this page, or the page of a command

## kook play

kook-play-about = Play against bots in the terminal.
kook-play-more = The game is saved after every move; continue with --resume. The screen shows the keys; press “?” for help. At an open table (--set laws=open) any card can be played, and c objects.
kook-play-after = { kook-rules-note }
kook-play-seed = Repeat a game from this seed: up to 64 hex digits [default: a new game each time]
kook-play-seat = Where you sit, counted from 1 [default: 1]
kook-play-company = How many people share the game, if more than it has seats: the lowest cards sit out in turn
kook-play-cut = The player on the dealer’s right cuts the pack before each deal
kook-play-level = How well the bots play: one level for all, or one for each from your left, separated by commas [default: how you answered when you first played, or club]
kook-play-cores = CPU cores per strong or expert bot; more cores mean deeper thinking in the same time
kook-play-names = The bots’ names from your left, separated by commas [default: names from the game’s country]
kook-play-hotseat = Names of the other people at this screen, clockwise from you, separated by commas; leave a name out for a bot (--hotseat ,Bo puts Bo across from you in a game for four)
kook-play-conventions = Bidding convention for a first bid of six: natural (its tricks), joker (“I have the joker”), help (help in its suit) or both
kook-play-pause = Time allowed to call Rummy! before play continues [default: depends on --speed]
kook-play-speed = How fast the bots play [default: normal]
kook-plain = Sentences line by line instead of a screen: for screen readers, pipes and scripts
kook-four-colour = A colour for each suit: ♠ black, ♥ red, ♦ blue, ♣ green (also --four-color)
kook-indices = The letters in the corners of the cards; what you type is always A K Q J
kook-sort = What lies side by side in your hand: suits or ranks
kook-trumps = The end of your hand where trumps lie
kook-high = The end of a suit where its high cards lie
kook-play-forced = Play your card for you whenever only one is allowed
kook-play-errors = At an open table (--set laws=open): how often a bot errs, in percent of what is done
kook-play-resume = Continue the saved game
kook-play-watch = Watch, line by line, the game that another kook is playing

## kook learn

kook-day-about = Play the deal of the day: the same cards for everyone.
kook-day-more = Four hands against Club bots, without undo, hints or review. Your first try counts; afterwards you see what Expert made in your seat, and get a text to paste with a link to the same cards. The day is the one your computer’s calendar shows. There’s a deal for every game; those of australian-4, quebec-4, american-4 and rummy-500+players=2 are the usual ones.
kook-day-date = A day gone by, such as 2026-12-03 [default: today]
kook-day-name = What you’re called in the link
kook-day-speed = How fast the bots play
kook-day-fill-about = Look for the deals of days to come, and print the file of a game.
kook-day-fill-more = A sign a day: the first number with which Expert bots don’t pass a hand out. It takes about a second a day.
kook-day-fill-game = Which game
kook-day-fill-from = The first day, such as 2026-12-01
kook-day-fill-days = How many days
kook-same-about = Play the cards that someone else has played, or make a challenge.
kook-same-more = The link says the rules, the deals, the bots and how its sender did; it has no cards in it. You play without undo, hints or review, and your first try counts. Then you see both results, and get a text to paste with a link back.
kook-same-link = The link, or the part of it from #/same/ on
kook-same-new = Make a new challenge of these rules
kook-same-hands = How many hands: 4 or 8
kook-same-level = How well the bots play
kook-same-conventions = What partners agree their calls say
kook-same-name = What you’re called in the link
kook-same-speed = How fast the bots play
kook-learn-about = Learn to play: a course in short lessons.
kook-learn-more = Without a name it lists the lessons, with what you have done. A lesson is a position and a question: the rules and the lesson judge your answer. What you missed comes back after 1, 3, 7 and 21 days.
kook-learn-lesson = The lesson to play [default: list them all]
kook-learn-plain = Sentences for screen readers

## kook serve

kook-serve-about = Play in the browser: serve the page to this computer, or to others.
kook-serve-more = The page plays on its own: nothing is sent over the network, and it works offline once loaded. People who play with friends meet at tables that this program keeps. It serves them until it is interrupted or terminated, and goes on with every table when it is started again.
kook-serve-port = Port to listen on [default: 5005, or the next free one]
kook-serve-address = Who can reach the page: 127.0.0.1 is this computer only, 0.0.0.0 everyone on the network
kook-serve-folder = Serve a page built by cargo xtask web instead of the one inside the program
kook-serve-open = Open the page in the browser
kook-serve-log = Form of the log on standard error: text tells what goes wrong, json also what is done
kook-serve-page-only = The page alone, without tables over a network
kook-serve-bus = NATS server that wakes the other programs on the same database, such as nats://localhost:4222
kook-serve-public-url = Address at which browsers find this server, such as https://500.example.org
kook-serve-notify = Notify people whose page is closed that it’s their turn, at tables with a day for a move. ADDRESS is how you can be reached: mailto:me@example.org. Needs --public-url with https

## kook join

kook-join-about = Sit down at a table over a network, or come to a club: yourself, or with a bot or a program of yours.
kook-join-more = You play on the screen, as with kook play; t opens what can be done beside the cards. With --plain, or where there is no terminal, you play line by line; type help there. With --player a bot or a program takes the best free seat and plays to the end of the match; the program after exec: speaks the bot protocol, and runs on this computer. A club’s link leads to the club, line by line: check in, and you’re led to your table when the evening begins; with --player the bot or program checks in, plays the evening and prints its results. A broken connection is taken up again. A certificate of your own server is trusted if SSL_CERT_FILE names its file.
kook-join-link = The link to the table or the club, as it is shared; with --found the address of a server
kook-join-player = One of the levels, or exec:COMMAND for a program of yours [default: you play]
kook-join-name = Your name there, or the player’s [default: you’re asked; the player]; a player with a name comes back to a club as the member it was
kook-join-found = Found a club of this name at a server, and come to it as its director
kook-join-start = Begin the match, if the player is the first to come
kook-join-seed = What a bot’s chance follows from
kook-join-json = Print the result as JSON

## kook load

kook-load-about = Load-test a game server.
kook-load-more = Random players fill the tables, four at each, and make each move at a scheduled moment; times are measured from that moment. Afterwards everything that was acknowledged is asked for again. Exit status: 0, or 1 if something acknowledged is missing.
kook-load-url = The server, such as http://localhost:5005/
kook-load-tables = How many tables play
kook-load-experts = How many of the four at each table are expert bots: a move of the others is due no sooner than it is their turn then
kook-load-sockets = How many sockets only listen
kook-load-rate = Moves a second, at all tables together
kook-load-seconds = For how long
kook-load-json = Print the result as JSON

## kook admin

kook-admin-about = Administer a server.
kook-admin-more = Tables are named by their numbers, as kook admin tables lists them. All of it can be done while the server runs.
kook-admin-tables-about = List the tables.
kook-admin-tables-json = Print the list as JSON
kook-admin-people-about = List everyone who came to a table.
kook-admin-people-json = Print the list as JSON
kook-admin-export-about = Print the games of a table as JSON.
kook-admin-export-more = It is what the page gets: finished hands with all cards, and the proofs of their deals.
kook-admin-forget-about = Delete a person’s name, key and texts, at every table.
kook-admin-forget-more = Games keep the seat and what was played there. Copies on other people’s devices are out of reach.
kook-admin-forget-person = The person’s number, as kook admin people lists it
kook-admin-reports-about = List what people have reported.
kook-admin-reports-more = The newest comes last. A report is deleted after 30 days, or with the name of whoever made it or whom it is about.
kook-admin-reports-json = Print the list as JSON
kook-admin-backup-about = Copy the tables to a file, as they are at one moment.
kook-admin-backup-file = The copy: a file that isn’t there yet
kook-admin-migrate-about = Bring the tables up to this version, as kook serve does when it starts.
kook-admin-migrate-json = Print the version as JSON
kook-table = The table’s number

## kook figures

kook-figures-about = See what your finished games tell of your play.
kook-figures-more = Games you play to the end with kook play are saved and count here, with those that came by kook restore. What is new is reviewed first, some three seconds a hand, and only once: stop at any time, and go on later. Every figure comes with what it may be wrong by.
kook-figures-evening = Review the last evening: at most two habits that cost you more than bots of the level, and how to practise
kook-figures-now = Review nothing now; show what is known already
kook-figures-export = Write what was computed into this new file, a line of JSON for each game
kook-figures-delete = Delete what was computed; the games stay
kook-figures-plain = Sentences instead of tables, for those who listen

## kook backup

kook-backup-about = Save everything you keep here as one file.
kook-backup-more = The file holds the game in progress, finished games, score sheets, lessons and answers to puzzles. kook restore and the page (Settings, Restore) take it in, on this device or another. A file that is there already is not overwritten.
kook-backup-file = Write this new file [default: kookaburra-backup-DATE.gz here]
kook-backup-seats = Seats at online tables and clubs too: whoever has the file can sit there

## kook restore

kook-restore-about = Take in a backup made here, on another device or by the page.
kook-restore-more = You see what would change before anything does. Nothing is lost: what is here and what is in the file come together, of a game or sheet that went on the longer one stays, and what went on in two ways is kept twice. What was deleted stays deleted. Exit status: 0, 1 if you say no, 2 if the file can’t be restored; nothing has changed then.
kook-restore-file = The backup; - reads standard input
kook-restore-dry-run = Only say what would change
kook-restore-yes = Don’t ask
kook-restore-deleted = Bring back what was deleted here, too
kook-restore-undo = Undo the last restore; what was played or written since stays

## kook verify

kook-verify-about = Check that nobody chose the deals of a recorded game.
kook-verify-more = A table over a network publishes the hash of a secret before each deal, and so does everybody at it; the deal follows from all of these secrets. Exit status: 0 if every deal follows from them, 1 if one doesn’t or the record doesn’t say, 2 if the file isn’t a game.
kook-verify-json = Print one JSON object per deal
kook-verify-file = A game as a JSON file, or several games exported from the page; - reads standard input

## kook replay

kook-replay-about = Check a recorded game, or several: what happened, or what went wrong.
kook-replay-more = Exit status: 0 if the game could be replayed to its end, 1 if an action in it isn’t legal, 2 if the file isn’t a game.
kook-replay-file = A game as a JSON file, a saved game, or several games exported from the page; - reads standard input
kook-replay-game = Only this game of a file of several, counted from 1 [default: all]
kook-replay-json = Print one JSON object per game: its state and what is legal (see kook schema result)
kook-replay-max-hands = The most hands that a game may have

## kook import

kook-import-about = Read hands that Trickster Cards has written (PTN) and print them as game files.
kook-import-more = Each hand becomes a game file of one hand on a line of its own, for kook replay, kook review and kook solve. What the file leaves open is said on standard error. Exit status: 0 if every hand could be read, 2 if not; nothing is printed then.
kook-import-file = The hands, as Trickster exports them; - reads standard input
kook-import-out = Write the games to this new file

## kook review

kook-review-about = Review recorded hands: which bids and cards cost you.
kook-review-more = A strong bot takes each player’s place, seeing only what they saw, and says what it would expect of each bid or card. Separately, in Five Hundred, it says what the hidden cards made of the play: a good card may cost a trick, and a bad one nothing.
kook-review-file = A game as a JSON file, or several games in one file; - reads standard input
kook-review-game = Only this game of a file of several, counted from 1 [default: all]
kook-review-seat = Only this seat, counted from 1 [default: all]
kook-review-hand = Only this hand, counted from 1 [default: all]
kook-review-level = The level of the bot that judges
kook-review-cores = CPU cores it thinks on; more cores mean deeper thinking in the same time
kook-review-least = Leave out smaller losses, in tricks; where points count, ten times as many points
kook-review-max-hands = The most hands that a game may have
kook-review-json = Print one JSON object per decision, with or without a loss

## kook rules

kook-rules-about = List the games, or print the rules of one, for people or as a file.
kook-rules-more = Without RULES it lists every game by country.
kook-rules-after = { kook-rules-note }
kook-rules-game = Which rules
kook-rules-against = The rules in which it differs from another game
kook-rules-find = Find your rules by a few questions
kook-rules-usual = What is usual where, rule by rule
kook-rules-json = Print the game and every rule choice as JSON
kook-rules-toml = Print a TOML file to edit: what you changed, and every rule with its choices
kook-rules-code = Print the rule code, which can be used wherever RULES can

## kook referee

kook-referee-about = Say who is right when somebody broke a rule at a table of real cards.
kook-referee-more = Without a file it asks what happened. Exit status: 0 if there is a ruling, 2 if the file isn’t an incident or a fact is missing that decides.
kook-referee-after = { kook-rules-note }
kook-referee-file = What happened, as a JSON file (see kook schema incident); - reads standard input [default: it is asked]
kook-referee-json = Print the ruling as one JSON object (see kook schema ruling)
kook-referee-named = Which game is played
kook-referee-dealer = The dealer’s seat, counted from 1
kook-referee-names = The names of the players, seat 0 first

## kook solve

kook-solve-about = Solve recorded hands with all cards seen: what every card is worth if both sides play perfectly.
kook-solve-more = Each line of FILE is a game whose last hand is being played. A card’s value is the number of tricks the contractor’s side ends with if it is played; in a misère it is 1 if the contract then succeeds, otherwise 0. Hands are played to the last trick, even where the rules would stop earlier. Exit status: 0 if every line could be solved, 1 if not.
kook-solve-file = The games, one JSON object per line; - reads standard input
kook-solve-table = The tricks for each strain and contractor with the cards as dealt and the kitty untouched
kook-solve-value-only = Only the value of the position, not of every card
kook-solve-threads = How many threads solve side by side
kook-solve-memory = Memory for each thread’s table of positions, in MiB
kook-solve-stats = Say on standard error how long it took
kook-solve-json = Print one JSON object per line, even on a terminal

## kook arena

kook-arena-about = Compare bots: everyone plays the same cards from every seat.
kook-arena-more = Each deal is played once for every line-up: with the sides exchanged or, where everyone plays alone, in every rotation. With --partner, each bot plays every deal in every seat, among that partner alone. With --judge, experts play the hands, and each bot only says what it would have done. The same seed gives the same result, whatever the number of threads and parts. Ctrl-C stops and shows the result so far; with a file, --resume continues from there. Exit status: 0 if everything was played, 1 if a program was given up, 130 if it was stopped.
kook-arena-after =
    An entrant is a bot by name, or exec:COMMAND for a program that speaks the
    protocol in docs/bot-protocol.md.

    Bots:
      random     any legal action
      bot        rules of thumb
      beginner   the weakest level
      casual     the second level
      club       the third level
      strong     the fourth level
      expert     the strongest level
      expert*4   four times the work
      expert/4   a quarter of the work
      expert@4   four times the work, on four cores
      oracle     sees every card during the play
      uniform    expert without inference (Five Hundred only)
      greedy     melds and lays off as soon as it can (Rummy 500 only)

    Examples:
      kook arena bot random --rules australian-4 --deals 1000
      kook arena bot greedy --rules rummy-500 --set players=2 --series match --deals 200
      kook arena bot {"\""}exec:python3 examples/bot.py{"\""} --deals 500 --out bots.jsonl
      kook arena --resume bots.jsonl
      kook arena expert strong --partner club --deals 1000
      kook arena expert strong --deals 6400 --shard 3/64 --out part-3.jsonl
      kook arena merge part-*.jsonl --out all.jsonl
      kook arena club beginner --deals 1000 --records games.jsonl
      kook arena expert strong --judge 16 --phase auction --deals 300
kook-arena-entrants = Who plays: two or more; with --partner or --judge, one or more
kook-arena-partner = Measure how good a partner each bot is for this one, which takes all the other seats (at tables with fixed sides of two)
kook-arena-judge = Don’t play: judge one decision of each phase of every deal with this many times an expert’s work, such as 16
kook-arena-phases = Judge only this phase, such as auction, discard or play; may be repeated
kook-arena-rules = The game: a name, a rule code or a file of house rules (also --preset)
kook-arena-deals = How many deals; with --resume, how many in all [default: 100]
kook-arena-shard = Play only this part of the deals, such as 3/64; kook arena merge joins the parts
kook-arena-series = What a deal is: one hand with nobody ahead (deal), or a whole game with the same cards hand by hand, counting wins too (match)
kook-arena-seed = The number that every deal and every bot’s chance comes from
kook-arena-threads = How many threads play side by side [default: all cores]
kook-arena-decision-time = How long a program may think about a decision
kook-arena-start-time = How long a program may take to start
kook-arena-fresh = Start programs again for every game, so that they can’t remember the cards
kook-arena-times = Say how long decisions took on this machine, too
kook-arena-strict = End with exit status 1 if a program did anything wrong
kook-arena-json = Print one JSON object
kook-arena-out = Write the points of what is played to this new file, one line per deal
kook-arena-records = Write every game to this new file as a record, one per line, for kook replay and kook review; with --resume, to the file it was begun with
kook-arena-resume = Continue such a file
kook-arena-merge-about = Join the parts of a series.
kook-arena-merge-more = The result is that of one run with all the deals, byte for byte: the report and the file. Every part must be there once, and finished. Exit status: 0 if all is well, 2 if anything is wrong with a part; no file is written then.
kook-arena-merge-files = The files of the parts, and those of their records if they are to be joined as well
kook-arena-merge-json = Print one JSON object
kook-arena-merge-out = Write the whole series to this new file
kook-arena-merge-records = Write the records of the whole series to this new file

## kook bot

kook-bot-about = Let one of our bots play for another program, by the protocol in docs/bot-protocol.md.
kook-bot-more = The other program speaks as the arena does. It sends views of one seat, one JSON object per line; the bot answers with its actions and knows nothing else.
kook-bot-player = Which bot, such as expert: see kook arena --help

## kook deal

kook-deal-about = Print a deal as a diagram: of a seed, of a kind of hand, of a link or of a file.
kook-deal-more = The same seed deals the same cards. In place of the rules there can be a link to a deal, or a file with a position in TOML (rules, hands with everyone’s cards and the kitty at the end, and if you like dealer and after); kook deal --seed 1 --toml prints one to start from. Everything that is wrong with it is listed at once.
kook-deal-after = { kook-rules-note }
kook-deal-seed = The seed: up to 64 hex digits
kook-deal-play-seed = The seed of kook play: print a hand that kook play --seed deals with it
kook-deal-hand = Which hand of that game, counted from 1 [default: 1]
kook-deal-dealer = The dealer’s seat, counted from 1
kook-deal-like = Deal cards like this to --seat, all of it at once; seeds are tried from --seed on
kook-deal-seat = Whose cards are to be like this, counted from 1
kook-deal-solve = Also print what the solver says with all cards seen
kook-deal-svg = Also draw the diagram into this file
kook-deal-link = Also print a link with all the cards
kook-deal-toml = Print the position as text, to be changed and read again
kook-deal-json = Print the deal as a game file, with everyone’s cards
kook-practice-about = Play hands of one kind, or a position again and again.
kook-practice-more = Deals are tried until your cards are as you ask; everything else lies as it falls, and the bots aren’t told. You play with undo, hints and review, and nothing of it is saved or counted. In place of the rules there can be a link to a deal or a file with a position, as for kook deal.
kook-practice-after = { kook-rules-note }
kook-practice-like = What your cards are to be like, all of it at once
kook-practice-badly-bid = Hands like those that your figures say you bid badly
kook-practice-seed = What the deals follow from: up to 64 hex digits
kook-practice-level = How well the bots play
kook-practice-name = What you’re called
kook-practice-speed = How fast the bots play

## kook score

kook-score-about = Keep the score of people with real cards, or print what a score sheet comes to.
kook-score-more = Without a file it keeps a sheet hand by hand: it asks for the game, the people and each hand, reads out what it comes to, and saves every answer at once. The page keeps the same sheets (Keep the score). Exit status: 0, or 2 if a file isn’t a sheet or something on it can’t be.
kook-score-after =
    Examples:
      kook score                              keep a sheet among your own
      kook score --keep friday.json           keep one in this file
      kook score friday.json                  what it comes to
      kook score --season *.json              what everybody has done
kook-score-files = Print what this sheet comes to, a JSON file (see kook schema sheet); - reads standard input
kook-score-keep = Keep the score in this file, which is made if it isn’t there
kook-score-json = Print points and totals as one JSON object (see kook schema scores)
kook-score-csv = Print a table for other programs
kook-score-season = Print what everybody has done on these sheets: games, wins, contracts made [without a file: on all your own]
kook-score-named = The game of a new sheet [default: it is asked]
kook-score-names = The people of a new sheet, seat 0 first; any further names sit out [default: they are asked]
kook-score-dealer = The first dealer’s seat, counted from 1 [default: it is asked]

## kook schema

kook-schema-about = Print the JSON Schema of game files, of results, of files of several games, of house rules, of incidents, of rulings, of score sheets, of their points, of the bot protocol, or of what is said at tables online.
kook-schema-of = A game as it is saved and replayed (record), what kook replay --json prints (result), several games as the page exports them (games), house rules as TOML or JSON (rules), what happened at a table (incident), what kook referee --json prints (ruling), a score sheet (sheet), what kook score --json prints (scores), what an arena and a bot say to each other (bot), or what a client and a table online say to each other (online-client, online-table)

## kook bench

kook-bench-about = Measure the speed of the rules on this computer.
kook-bench-alike-about = Check that bots decide here as they do on other systems.
kook-bench-playouts-about = Play random legal hands on one thread: first a fixed number whose signature must be right, then as many as there is time for.
kook-bench-playouts-rules = Only this game (also --preset) [default: all of them]
kook-bench-playouts-seconds = How long to play each game
kook-bench-playouts-json = Print one JSON object per game

## kook puzzle

kook-puzzle-about = Solve puzzles: decisions with a clear answer.
kook-puzzle-more = Without a command it asks one puzzle after another, near your rating. First answers count for the rating, unless a theme is named, a hint was given or puzzles are solved in a row. What you answer is saved.
kook-puzzle-rules = Puzzles of these rules [default: those of your last answer]
kook-puzzle-theme = Puzzles of this theme only (kook puzzle themes lists them)
kook-puzzle-open = Endings with all cards open: only the best will do
kook-puzzle-row = As many as you can in a row, with one skip
kook-puzzle-plain = Sentences for screen readers
kook-puzzle-themes-about = List the themes, and how many puzzles each has.
kook-puzzle-make-about = Look through hands of bots and print the puzzles in them, one JSON object per line.
kook-puzzle-make-more = A puzzle is a decision whose answer is clear from what its player sees. The same rules, hands and seed make the same set, in which no theme comes too often.
kook-puzzle-make-game = The game: a name, a rule code or a file (kook rules lists them)
kook-puzzle-make-changes = Change a house rule; may be given several times
kook-puzzle-make-hands = How many hands are looked through
kook-puzzle-make-seed = The number that the hands follow from
kook-puzzle-make-open = Endings with all cards open, to be played to the end
kook-puzzle-make-with = Puzzles of this file come first in the set; may be given several times
kook-puzzle-check-about = Repeat the tests of every puzzle of a file.
kook-puzzle-check-more = Each failure is a line that names the puzzle and the test. Exit status: 0 if all pass, 1 if not, 2 if the file has no such puzzles.
kook-puzzle-check-file = The puzzles, one JSON object per line; - reads standard input

## kook completions, kook man

kook-completions-about = Print a script that completes commands in a shell.
kook-completions-shell = Which shell
kook-man-about = Print the manual page, or write all of them to a folder.
kook-man-dir = Write a page for each command to this folder

## What can't be read
## $option is what is written in the usage, such as --seed <HEX>.

kook-wrong-usage = Usage: { $usage }
kook-wrong-more = For more information, try --help.
kook-wrong-meant = Did you mean { $meant }?
kook-wrong-value = “{ $value }” isn’t a choice for { $option }.
kook-wrong-value-level = “{ $value }” isn’t a level.
kook-wrong-value-speed = “{ $value }” isn’t a speed.
kook-wrong-value-lang = “{ $value }” isn’t a language kook speaks.
kook-wrong-no-value = { $option } needs a value.
kook-wrong-one-of = Use one of: { $values }.
kook-wrong-argument = There is no argument “{ $value }”.
kook-wrong-command = There is no command “{ $value }”.
kook-wrong-missing = Still missing: { $options }.
kook-wrong-command-missing = { $command } needs a command: { $values }.
kook-wrong-conflict = { $option } can’t be used with { $others }.
kook-wrong-twice = { $option } can be used only once.
kook-wrong-too-many = “{ $value }” is one value too many for { $option }.
kook-wrong-count = { $option } has the wrong number of values.
kook-wrong-utf8 = This command line isn’t valid UTF-8.

## What a value has to be

kook-form-seed = A seed is up to 64 hex digits.
kook-form-seat = Seats count from 1: use a number from { $least } to { $most }. (Up to version 0.1 they counted from 0.)
kook-form-whole = Use a whole number from { $least } to { $most }.
kook-form-database = Write sqlite:FILE or postgres://USER:PASSWORD@HOST/NAME.
kook-form-public-url = Write an address such as https://500.example.org, without a path.
kook-form-contact = Write how you can be reached: mailto:me@example.org, or an address that begins with https://.
kook-form-shard = Write a part and the number of parts, such as 3/64, from { $least } to { $most }.
kook-form-seconds = Use a number of seconds from { $least } to { $most }, such as 1.5.
