### The page “Keep the score”.
###
### $name is a player, $players a list of them; $bid stands as in a row (7♥).

pad-about = For people with real cards: tap who played what, and the points are counted by your rules.
pad-open-sheets = Your sheets
pad-sheet-of = { $date }: { $names }. { $game }, game { $number }, { $hands ->
    [0] no hand yet
    [one] one hand
   *[other] { $hands } hands
}
pad-new = A new sheet
pad-game = Game
pad-people = Who plays?
pad-people-hint = Clockwise, as you sit. Whoever sits out can be written below the chairs.
pad-chair = Chair { $count }
pad-bench = Sitting out
pad-bench-hint = Names with commas between them
pad-dealer = Who deals first?
pad-draw = Draw a card each
pad-drawn = { $name } drew { $card }.
pad-draw-dealer = { $name } deals first.
pad-begin = Begin
pad-gone = This sheet isn’t on this device.
pad-all-sheets = All sheets

pad-hand = Hand
pad-undo = Undo
pad-redo = Redo
pad-sheet = Sheet
pad-board = Board
pad-evening = Evening
pad-season = Season
pad-turn = Turn the board
pad-need = need { $count }
pad-deals = deals
pad-cards-each = { $count } cards each, one at a time.
pad-plays = { $name } plays { $bid }
pad-needs-tricks = { $count ->
    [one] needs one trick
   *[other] needs { $count } tricks
}
pad-may-sleep = The screen may sleep.
pad-not-kept = This browser keeps nothing now (no room, or a private window). Export the sheet before you close it.
pad-elsewhere = Another window has written on this sheet. What it wrote is shown; your last tap was not taken.
pad-keeps = Install the page or export your sheets: some browsers delete what a page keeps after seven days without a visit.

pad-next-hand = Hand { $count }
pad-all-passed = All passed
pad-void = Void deal
pad-stopped = Stopped
pad-made = Made
pad-failed = Failed
pad-alone = Alone
pad-nobody = Nobody
pad-own-tricks = Tricks of the contractor’s side
pad-other-contract = Another contract
pad-other-contract-hint = Your rules don’t have these. They count in this hand alone, or from now on.
pad-from-now-on = from now on
pad-without-kitty = Without the { kitty }
pad-who-dealt = Who dealt?
pad-write-points = Write points
pad-write-points-hint = For a ruling, or whatever else your table gives.
pad-note = What for?
pad-points-of = Points of { $players }
pad-write = Write it
pad-start-again = Start this hand again
pad-write-hand = Write this hand
pad-write-again = Write it once more
pad-repeated = This is the same hand as the one before. Has it been written already?
pad-start-again-sure = Clear what you have told of this hand?
pad-no-number = That’s no whole number: write it like 120 or −35.
pad-no-points = Write the points of one side at least.
pad-enter-hand = Enter hand { $count }
pad-finish-hand = Finish hand { $count }
pad-game-begun = The next game has begun. Undo brings the last one back.
pad-next-game-sure = This game isn’t over. Leave it as it is, and begin another?
pad-correct-hint = Tap a row to correct it.
pad-take-theirs-sure = Replace your sheet? What stands only on yours is lost.
pad-number = Number
pad-cards = Cards
pad-laid = Laid
pad-held = Held
pad-low-ace = ace, low
pad-delete-rank = Delete the last

pad-column-dealer = D
pad-column-hand = Hand
pad-struck = struck out
pad-agreed = all agreed
pad-correct = Correct
pad-correct-row = Correct hand { $count }
pad-correcting = Hand { $count } as it should be
pad-effect = { $side }: { $after } instead of { $before }.
pad-effect-none = The totals stay as they are.
pad-effect-over = With this the game is over.
pad-effect-open = With this the game goes on.
pad-late = Somebody may have bid since: by law an error stands after a bid in the next hand (LAW-SCORE-3).
pad-leave = Leave it
pad-correct-it = Correct it
pad-correct-agreed = Correct it, all agree
pad-strike = Strike it out
pad-empty = No hand yet.
pad-happened = Something happened
pad-chart = The totals after each hand
pad-target = Target { $count }

pad-game-number = Game { $count }
pad-games = Games
pad-wins = Won
pad-contracts = Contracts
pad-made-of = { $made } of { $count }
pad-next-game = Next game
pad-new-partners = New partners or another game
pad-export = Export
pad-csv = Table (CSV)
pad-json = Sheet (JSON)
pad-picture = Picture
pad-print = Print
pad-import = Open a sheet
pad-import-shows = { $games ->
    [one] One game
   *[other] { $games } games
}, { $hands ->
    [one] one entry
   *[other] { $hands } entries
}: { $names }.
pad-import-add = Add it to your sheets
pad-delete = Delete this sheet
pad-delete-sure = Delete this sheet with all its games?
pad-person = Name
pad-season-about = Everybody with the same name is one person; every sheet on this device counts.

pad-hand-over = Hand over to another phone
pad-hand-over-about = The other phone’s camera opens the sheet, once it has opened Kookaburra before. An installed app takes the link.
pad-part = { $number } of { $count }
pad-link = Link with the sheet
pad-paste = Paste a link to a sheet
pad-link-wrong = This link is no sheet: copy it whole.
pad-parts-missing = { $here } of { $count } parts are here. Scan the next picture.
pad-from-elsewhere = A sheet from elsewhere
pad-same = You have this sheet already.
pad-shorter = Your sheet is longer: nothing changes.
pad-longer = It goes on where yours ends:
pad-take-it = Take it
pad-fork = The two sheets differ from entry { $hand } of game { $game } on. Which is right?
pad-ours = On this device
pad-theirs = In the other
pad-keep-ours = Keep mine
pad-take-theirs = Take the other
pad-keep-both = Keep both
