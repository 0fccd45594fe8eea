### What `kook arena` says.
###
### Names of players are written as on the command line; numbers come with their sign and their interval, such as
### "+12.3 ± 4.5", and p as "p = 0.012" or "p < 0.001".

arena-title-deals = { $rules }: { $played } of { $deals } deals played by every line-up (seed { $seed })
arena-title-matches = { $rules }: { $played } of { $deals } games played by every line-up (seed { $seed })

## Headings of the table: short, they stand above columns.

arena-entrant = player
# Points a hand more than the others, with the interval of 95 %.
arena-ahead = ahead ± 95%
arena-points = points
arena-won = games won
arena-contracts = contracts
arena-made = made
arena-overbid = overbid
arena-underbid = underbid
arena-time = ms/decision
arena-worst = worst
arena-percent = { $number }%

## Below the table.

arena-beats = { $better } beats { $worse }: { $points } points a hand ({ $p }).
arena-even = { $better } and { $worse } can’t be told apart: { $points } points a hand ({ $p }).
# After one of the two; $games is the difference in percent of the games.
arena-wins = { $better } won { $games }% of the games more ({ $p }).
arena-faults = { $name }: late { $late }, ended { $dead }, unreadable { $unreadable }, illegal { $illegal }; { $substituted ->
    [one] one decision was
   *[other] { $substituted } decisions were
} made at random in its place.
arena-stopped = stopped; kook arena --resume { $file } goes on

## What goes wrong

arena-too-few = An arena needs two players or more.
arena-too-many = An arena has room for { $most } players.
arena-no-player = This game has no player “{ $name }”; it has { $known }, and exec:COMMAND.
arena-no-guest = There is no player “{ $name }” who plays from a view alone.
arena-no-command = “{ $text }” has no command, or quotes that don’t match.
arena-not-started = { $name }: { $why }
arena-no-greeting = no greeting within { $ms } ms
arena-ended = it ended before it greeted
arena-left-out = { $bytes ->
    [one] { $name } wrote one more byte on its standard error, which is not shown.
   *[other] { $name } wrote { $bytes } more bytes on its standard error, which are not shown.
}
