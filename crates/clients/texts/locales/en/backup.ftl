### A backup: everything a player keeps as one file, and what restoring one does.
###
### Both languages have the same keys with the same variables (a test sees to it); see terms.ftl for what every message
### may use.

## What a backup holds

# Several of these stand in $what of the messages below.
backup-count-game = { $count ->
    [one] one game
   *[other] { $count } games
}
backup-count-match = { $count ->
    [one] one game to continue
   *[other] { $count } games to continue
}
backup-count-sheet = { $count ->
    [one] one score sheet
   *[other] { $count } score sheets
}
backup-count-rules = { $count ->
    [one] one set of house rules
   *[other] { $count } sets of house rules
}
backup-count-setting = { $count ->
    [one] one setting
   *[other] { $count } settings
}
backup-count-lesson = { $count ->
    [one] one lesson
   *[other] { $count } lessons
}
backup-count-answer = { $count ->
    [one] one answer to a puzzle
   *[other] { $count } answers to puzzles
}
backup-count-challenge = { $count ->
    [one] one challenge
   *[other] { $count } challenges
}
backup-count-figures = { $count ->
    [one] the figures of one game
   *[other] the figures of { $count } games
}
backup-count-seat = { $count ->
    [one] one seat at an online table
   *[other] { $count } seats at online tables
}
backup-count-club = { $count ->
    [one] one club
   *[other] { $count } clubs
}
backup-count-other = { $count ->
    [one] one thing that only a newer version can read
   *[other] { $count } things that only a newer version can read
}

## What a restore does

backup-plan-new = New here: { $what }.
backup-plan-changed = Newer in the file: { $what }.
backup-plan-gone = Deleted on another device, so deleted here too: { $what }.
backup-plan-left-out = Deleted here, so left out: { $what }.
backup-plan-nothing = Everything in this backup is here already.
backup-holds = In this backup: { $what }.
backup-holds-nothing = There’s nothing to back up yet.

## Why a file is not restored

backup-foreign = This file isn’t a Kookaburra backup.
backup-too-large = This file is too large for a backup: more than { $most } megabytes.
backup-swollen = This file unpacks to far more than a backup holds (line { $line }).
backup-torn = This backup is damaged or incomplete from line { $line } on. Nothing was restored.
backup-line = { $fault ->
    [body] Line { $line } of this backup doesn’t have what it needs. Nothing was restored.
    [name] Line { $line } of this backup was changed after it was saved. Nothing was restored.
   *[form] Line { $line } of this backup can’t be read. Nothing was restored.
}

## Backups in the settings of the page

backup-title = Backup
backup-about = Your games, score sheets, house rules and settings live in this browser alone. One file saves them all, for this device or another.
backup-safari = Safari may delete everything here after seven days without a visit. Save a backup, or add the page to your home screen.
backup-seats = Seats at online tables and clubs too
backup-seats-hint = Whoever has the file can sit there.
backup-save = Save a backup
backup-saved-here = The backup is saved as a file.
backup-restore = Restore…
backup-plan-title = Restore this backup?
backup-deleted = Bring back what was deleted here
backup-deleted-hint = Otherwise it stays deleted.
backup-yes = Restore
backup-no = Cancel
backup-restored = Restored. Undo brings back what was here before.
backup-undo = Undo the restore
backup-undone = The restore was undone.
