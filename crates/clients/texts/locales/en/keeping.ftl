### The score sheet kept in the terminal, line by line (kook score).
###
### $path is a file, $name a player and $names several of them.

## A sheet

keeping-no-file = Which sheet? Name its file, or - for standard input.
keeping-one-file = One sheet at a time; with --season, as many as you like.
keeping-no-season = No sheet is kept here yet.
keeping-which = Which sheet?
keeping-kept = Every answer is saved to { $path }.
keeping-bye = The sheet is in { $path }.
keeping-unsaved = The sheet can’t be saved: { $error }. What you write is here as long as this program runs.
keeping-elsewhere = Another program has written on this sheet. What it wrote counts; your last step was not taken.
keeping-lost = There is something else in the file now; it stays as it is. The sheet goes on in { $path }.
keeping-bench = Sitting out: { $names }.
keeping-stay = Leave it
keeping-several = “{ $text }” could be { $choices }. Type the number.
keeping-no-tricks = { $number } tricks can’t be: a hand has 0 to 10.
keeping-cards-worth = As cards on the table that’s { $points } points. Is that right?
keeping-give-up = Yes: forget what was told of this hand
keeping-help-question = Answer with a number from the list or with words; their beginning will do. Enter leaves things as they are, quit leaves the program.

## A new game

keeping-game = Which game? Type its name or its rule code, Enter for { $game }, or “?” for a list.
keeping-people = Who plays? Type { $count } names with commas between them, clockwise as you sit. Any further names sit out.
keeping-people-same = Enter: { $names }.
keeping-not-over = This game isn’t over yet.

## Between hands

keeping-prompt = Hand { $count }: who plays what? Type it, such as { $name } 7H, or help.
keeping-prompt-rummy = Hand { $count }: type hand, or help.
keeping-prompt-over = The game is over: type next, or help.
keeping-help-hint = Type help to see what can be typed.
keeping-help =
    hand: the next hand, question by question. A name, a contract and the result in one line will do, such as Mae 7H 8.
    passed: all passed. void: the deal was void.
    undo, redo: the last step, the beginning of a game too.
    correct 3: put hand 3 right; the old row stays, struck out.
    points: write points. ruling: somebody broke a rule. settle: take one of two rulings that are noted.
    board: the totals. sheet: every hand.
    evening: the games of this sheet, and what everybody has done. season: the same for all sheets in the folder.
    next: the next game, with the same people or others.
    quit: leave; the sheet is saved.
keeping-help-hand =
    Type an answer. Besides:
    back: take the last answer back. again: start this hand again.
    dealer Mae: somebody else dealt. stopped: play was stopped.
    passed, void, ruling, board and all the others work here too.
    Enter: leave the hand as it is; its answers are saved.
keeping-nothing-undone = There is nothing to undo.
keeping-nothing-redone = There is nothing to redo.
keeping-nothing-noted = No two rulings are noted on the last hand.
keeping-season = { $count ->
    [one] One sheet in this folder:
   *[other] { $count } sheets in this folder:
}

## A hand

keeping-begun = This hand so far: { $facts }.
keeping-who-how = Type a name, passed if all passed, or void for a void deal.
keeping-contract-how = Type it, such as 7H or misère; “?” lists them all.
keeping-partners-how = Type the names.
keeping-choice-how = Type a word or its number.
keeping-number-how = Type a number.
keeping-zero-how = Type a number, or Enter for 0.
keeping-points-how = Type the points, or the cards laid and held, such as K K K 3 2 1 / 9 X.
keeping-note = What for? Enter if it goes without saying.
keeping-lacks = Your rules don’t have this contract.
keeping-once = Score it in this hand alone
keeping-from-now-on = Score it from now on

## A hand put right

keeping-which-hand = Which hand? Type its number as the sheet shows it.
keeping-which-fact = What was wrong?
keeping-another-fact = Change something else

## A ruling

keeping-not-written = Don’t write it
keeping-ruled = It is written beside this hand, and counts when the hand is finished.
keeping-noted = Both are noted beside this hand. When it’s finished, agree on one before anyone bids in the next.
keeping-settle-later = Not yet

## What can be typed, with commas between words that mean the same

keeping-word-hand = hand, h
keeping-word-passed = passed, all passed, pass
keeping-word-void = void, void deal
keeping-word-undo = undo, u
keeping-word-redo = redo
keeping-word-correct = correct, fix
keeping-word-points = points, write points
keeping-word-ruling = ruling, referee, something happened
keeping-word-settle = settle, agree
keeping-word-next = next, next game
keeping-word-board = board, b
keeping-word-sheet = sheet, s
keeping-word-evening = evening
keeping-word-season = season
keeping-word-help = help, ?
keeping-word-quit = quit, exit, q
keeping-word-back = back
keeping-word-again = again, start again
keeping-word-dealer = dealer
keeping-word-stopped = stopped
