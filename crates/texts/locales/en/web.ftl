### What the page says around the table.
###
### Both languages have the same keys with the same variables (a test sees to it); see terms.ftl for what every message
### may use.

## Everywhere

web-skip = Skip to the content
web-rooms = Rooms
web-house-rules = House rules
web-history = Games played
web-settings = Settings
web-help = Help
web-copy = Copy
web-copied = Copied
web-keep = Keep
web-mishap = Something went wrong inside the page. The match is kept: go on where it was.
web-not-kept = This browser keeps nothing for the page: there is no room, or it is not allowed.
web-not-fetched = A part of the page could not be fetched. Look whether you are connected, then try again.
web-no-match = No match is in progress.
web-no-game = There is no such game here.
web-wait = One moment…

## Home

home-title = Every game called 500
home-resume = Go on
home-play = Play
home-play-new = Another game
# For who reads by ear: what the links lead to.
home-ways = This table
home-before = Who plays
home-sheet = Rules of this table
home-rules = Rules
home-change = Change the rules
home-change-short = Change
# A link and the game it is about.
home-of = { $what }: { $name }
home-new-player = I am new to this
home-new-player-hint = The table then says what is going on, what you may do, and why.
home-games = All games
home-search = Find a game
home-found = { $count ->
    [0] No game is found.
    [one] One game is found.
   *[other] { $count } games are found.
}
home-own = Your tables
