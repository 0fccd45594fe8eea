### What `kook arena` says.
###
### Names of players are written as on the command line; numbers come with their sign and their interval, such as
### "+12.3 ± 4.5", and p as "p = 0.012" or "p < 0.001".

arena-title-deals = { $rules }: { $played } of { $deals } deals played by every line-up (seed { $seed })
arena-title-matches = { $rules }: { $played } of { $deals } games played by every line-up (seed { $seed })
arena-title-partner-deals = { $rules }: { $played } of { $deals } deals with each bot in every seat and { $partner } in all the others (seed { $seed })
arena-title-partner-matches = { $rules }: { $played } of { $deals } games with each bot in every seat and { $partner } in all the others (seed { $seed })
# One decision of each phase of a deal, judged by an expert with $work times the work.
arena-title-judged = { $rules }: decisions in { $played } of { $deals } deals, judged with { $work } times an expert’s work (seed { $seed })
arena-shard = This is part { $part } of { $of }: join them all with kook arena merge.

## Headings of the table: short, they stand above columns.

arena-entrant = bot
arena-phase = phase
arena-decisions = decisions
# Points that the decisions bring less than the judge’s.
arena-regret = points lost ± 95%
arena-changed = changed by another seed
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

# $p stands behind a number: how likely it is by chance, or nothing where that can’t be said.
arena-chance = {" "}({ $p })
arena-beats = { $better } beats { $worse }: { $points } points per hand{ $p }.
arena-even = { $better } and { $worse } can’t be told apart: { $points } points per hand{ $p }.
# In a series of partners: a bot beside the partner, where another of the partner’s kind would be exactly even, and two bots compared.
arena-partner = { $name } as a partner for { $partner }: { $points } points per hand compared with another { $partner }{ $p }.
arena-better-partner = { $better } is a better partner for { $partner } than { $worse }: { $points } points per hand{ $p }.
arena-even-partners = As partners for { $partner }, { $better } and { $worse } can’t be told apart: { $points } points per hand{ $p }.
# After one of the two; $games is the difference in percent of the games.
arena-wins = { $better } won { $games }% more of the games{ $p }.
arena-faults = { $name }: { $late } late, { $dead } after it ended, { $unreadable } unreadable, { $illegal } illegal; { $substituted ->
    [one] one decision was
   *[other] { $substituted } decisions were
} made at random instead.
arena-stopped = Stopped. Continue with kook arena --resume { $file }

## What goes wrong

arena-too-few = An arena needs two bots or more, or one with --partner.
arena-no-partners = --partner needs a table where everyone has one fixed partner. Choose a game such as australian-4, or leave out --partner.
arena-too-many = An arena has room for { $most } bots.
arena-no-player = There is no bot “{ $name }” for this game. Use { $known }, or exec:COMMAND.
arena-no-guest = There is no bot “{ $name }” that plays from a view alone. See kook arena --help.
arena-no-command = “{ $text }” has no command after exec:, or quotes that don’t match.
arena-not-started = { $name }: { $why }
arena-no-greeting = it didn’t say hello within { $ms } ms
arena-ended = it ended before it said hello
arena-merge-first = Write merge right after arena: kook arena merge FILES, with the options behind it.
arena-merge-nothing = Name the files to merge.
# $differences: where the first lines of the files differ, such as “seed: 2 ≠ 1”.
arena-merge-other = { $file } is from another series than { $first }. { $differences }
arena-merge-cut = { $file } is part { $shard } and { $first } is part { $first-shard }: they share deals. Merge parts of one cut.
arena-merge-twice = { $file } and { $other } are both part { $shard }. Name each part once.
arena-merge-missing = { $count ->
    [one] Part { $parts } of { $of } is missing. Add its file.
   *[other] Parts { $parts } of { $of } are missing. Add their files.
}
arena-merge-stray = { $file } has deal { $deal }, which is not in part { $shard }.
arena-merge-unfinished = { $count ->
    [one] { $file } is not finished: deal { $deals } is missing. Continue with kook arena --resume { $file }
   *[other] { $file } is not finished: { $count } deals are missing ({ $deals }). Continue with kook arena --resume { $file }
}
arena-left-out = { $bytes ->
    [one] { $name } wrote one more byte on its standard error, which is not shown.
   *[other] { $name } wrote { $bytes } more bytes on its standard error, which are not shown.
}

# $place of a program whose complaints follow: seats count from 1, deals as in the file, from 0.
arena-place = { $name }, seat { $seat }, deal { $deal }
arena-given-up = { $name } was given up after { $failures } failures: from then on it is played at random, and the result is no measure.
arena-repeated = { $name }: { $all ->
    [one] one line of its standard error was the same as one above, and isn’t shown
   *[other] { $all } lines of its standard error were the same as lines above, and aren’t shown
}; most often “{ $line }” ({ $times ->
    [one] once more
   *[other] { $times } times more
}).

## The file of records

# $deal counts from 0, as in the file of the series.
arena-records-none = { $file }: line { $line } is not a record.
arena-records-stray = { $file }: line { $line } is not a game of this series. Name the records that were written with it.
arena-records-twice = { $file }: line { $line }: the games of deal { $deal } are there twice.
arena-records-missing = { $file }: the games of deal { $deal } are missing. Records are only complete if --records is given from the start.
arena-records-same = --out and --records need two files.
arena-records-unpaired = To merge records, name the parts’ record files among the files, and with --records the file to write.
