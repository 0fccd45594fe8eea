### Puzzles: what is asked, what an answer counts for, and what each puzzle is about. Which answers are right stands in the
### puzzles (crates/engine/learning/puzzles), not here. A theme (puzzle-theme-NAME) is named after what the right answer does:
### it is said after that answer, as a hint before, and in the list of themes. Numbers are out of 100 deals like the puzzle.

## A puzzle, whichever it is

puzzle-title = Puzzle
puzzle-opening = { $title }
puzzle-ask-lead = You lead. Which card?
puzzle-ask-card = Which card do you play?
puzzle-ask-discard = What do you discard?
puzzle-ask-joker = Which suit is the joker to be?
puzzle-ask-bid = What do you bid? To pass is an answer, too.
puzzle-ask-draw = Where do you draw from?
puzzle-ask-turn = What do you do first?
puzzle-how = Type a card, a bid or what else you do, again to hear the position again, hint for what the puzzle is about, show for the answer, next for another puzzle, quit to leave.
puzzle-solved = Solved.
puzzle-missed = Missed this time.
puzzle-skipped = On to another puzzle.
word-next = skip, another

## What an answer counts for

puzzle-mark-0 = No marks: on average that’s more than 50 points behind the best.
puzzle-mark-4 = 4 marks of 10: on average that’s up to 50 points behind the best.
puzzle-sure = It can’t fail, wherever the hidden cards are.
puzzle-tempting = Tempting: { $action }. In { $fails } of 100 deals like this that fails where the answer doesn’t.
puzzle-tempting-points = Tempting: { $action }. On average that’s { $points } points behind the answer; in { $fails } of 100 deals like this it’s 10 or more.
puzzle-marked = { CAP($action) }: { $mark } marks
puzzle-marked-chance = { CAP($action) }: { $mark } marks; the contract is made in { $chance } of 100 deals

## Rating and row

puzzle-rating = Your rating: { $rating } ± { $around }
puzzle-rating-soon = { $count ->
    [one] One more new puzzle, and you have a rating.
   *[other] { $count } more new puzzles, and you have a rating.
}
puzzle-seen = You’ve seen this one before, so it doesn’t count.
puzzle-open = All cards open
puzzle-row = In a row: { $count }
puzzle-row-over = The row ends here: { $count } in a row.
puzzle-row-skip = Skipped. A row has one skip, and that was it.
puzzle-no-skip = Your skip is used. Answer, or type show.

## Between puzzles

puzzle-go-on = Press Enter for the next puzzle, type wrong if you think the answer is wrong, quit to leave.
puzzle-none = No puzzle is left here. kook puzzle themes lists what there is.
puzzle-themes = Themes
puzzle-theme-listed = { $name }, { $count }: { $about }
puzzle-how-themes = Type kook puzzle --theme and a name, such as kook puzzle --theme { $name }.
puzzle-no-theme = There’s no theme { $wanted }. kook puzzle themes lists them.
puzzle-no-set = There are no puzzles of { $wanted }. There are some of { $sets }.
puzzle-damaged = { $count ->
    [one] One line of { $path } can’t be read. It stays there, and doesn’t count.
   *[other] { $count } lines of { $path } can’t be read. They stay there, and don’t count.
}
puzzle-unread = { $path } can’t be read, so your answers aren’t saved. Delete or repair the file.
puzzle-unsaved = Your answer can’t be saved: { $error }

## Something’s wrong

word-wrong = something’s wrong, i object
puzzle-judging = Judging it again, by other deals…
puzzle-unjudged = This can’t be judged again.
puzzle-you-are-right = You’re right: it isn’t clear. The puzzle no longer counts.
puzzle-stands = It stands.
puzzle-judged-chance = { CAP($action) }: { $chance } of 100 deals
puzzle-judged-mark = { CAP($action) }: { $mark } marks of 10
puzzle-judged-points = { CAP($action) }: { $points ->
    [0] as many points as the other, on average
    [1] one more point than the other, on average
    [-1] one point fewer than the other, on average
   *[other] { $points } points against the other, on average
}
puzzle-complaint = It’s all in { $path }. Send the file to whoever makes the puzzles.

## What puzzles are about: the play

puzzle-theme-draw-trumps = Draw trumps: lead them while the opponents have some.
puzzle-theme-trump-lead = Lead a trump against them: then fewer are left to trump your winners.
puzzle-theme-last-trump = Keep your last trump, and lead something else.
puzzle-theme-cash-first = Take your sure winner before you lead trumps.
puzzle-theme-side-suit-first = Lead the other suit before trumps.
puzzle-theme-high-trump = Of your trumps, lead a high one.
puzzle-theme-low-trump = Of your trumps, lead a low one.
puzzle-theme-cash = Take your sure winner now.
puzzle-theme-set-up = Set up a long suit before you take your winners.
puzzle-theme-exit = Let someone else win this trick and lead; your winner can wait.
puzzle-theme-lead-high = Lead the high card of the suit.
puzzle-theme-lead-low = Lead the low card of the suit.
puzzle-theme-partners-suit = Lead the suit that your partner led.
puzzle-theme-which-suit = What matters is the suit you lead.
puzzle-theme-lead-joker = Lead the joker.
puzzle-theme-keep-joker = Keep the joker for later.
puzzle-theme-partner-has-it = Your partner is winning the trick: leave it to them.
puzzle-theme-overtake = Beat your partner’s card.
puzzle-theme-ruff = Trump it.
puzzle-theme-dont-ruff = Don’t trump it.
puzzle-theme-win = Win the trick while you can.
puzzle-theme-hold-up = Let them have this trick.
puzzle-theme-cheaply = Win it with a low card, and keep the high one.
puzzle-theme-securely = Win it with a high card: a low one may be beaten.
puzzle-theme-unblock = You can’t win it: play the higher card, and keep the lower one.
puzzle-theme-play-low = You can’t win it: play the lower card.
puzzle-theme-throw = What matters is the suit you throw off.

## Misère

puzzle-theme-highest-under = In { misere-word }, play the highest card that stays under theirs.
puzzle-theme-throw-danger = In { misere-word }, throw off the card that could win a trick later.
puzzle-theme-misere-lead = In { misere-word }, lead what is safe now and wouldn’t be later.
puzzle-theme-misere = In { misere-word }, think of the tricks to come before you play.
puzzle-theme-keep-lowest = Against { misere-word }, play the higher card, and keep the lower one.
puzzle-theme-lead-under = Against { misere-word }, play the lower card: theirs may have to be higher.
puzzle-theme-misere-suit = Against { misere-word }, what matters is the suit you lead.
puzzle-theme-misere-throw = Against { misere-word }, what matters is the suit you throw off.

## Bids, discards and the joker

puzzle-theme-joker-suit = What matters is the suit you give the joker.
puzzle-theme-discard = What matters is what you discard.
puzzle-theme-bid-more = Bid more: this hand is worth it.
puzzle-theme-bid-less = Bid less: a safe contract is worth more here.
puzzle-theme-bid-at-all = Bid: this hand is worth it.
puzzle-theme-pass = Pass: on average a bid costs more than it brings.
puzzle-theme-bid-misere = Bid { misere-word }: this hand can lose every trick.
puzzle-theme-bid-strain = What matters is the suit you bid, or no trumps.

## Rummy 500

puzzle-theme-go-out = Go out now.
puzzle-theme-call-rummy = Call “Rummy!”: those cards are worth it.
puzzle-theme-let-it-lie = Don’t call “Rummy!” here.
puzzle-theme-end-hand = What matters is whether the hand ends now.
puzzle-theme-take-more = Take more of the pile.
puzzle-theme-take-less = Take less of the pile.
puzzle-theme-take-top = Take the top card of the pile.
puzzle-theme-take-deep = Take several cards for the sake of the deepest.
puzzle-theme-leave-top = Leave the top card, and draw from the stock.
puzzle-theme-leave-pile = Leave the pile, and draw from the stock.
puzzle-theme-which-meld = What matters is the meld you lay.
puzzle-theme-where-it-goes = What matters is where your cards go.
puzzle-theme-meld-in-time = Lay your meld down before somebody goes out.
puzzle-theme-meld-joker = Lay the meld with the joker.
puzzle-theme-meld-now = Lay your meld down now.
puzzle-theme-lay-on-theirs = Lay your card off on a meld of theirs: it scores for you.
puzzle-theme-lay-off = Lay your card off.
puzzle-theme-hold-meld = Hold your meld back.
puzzle-theme-hold-card = Hold back the card that you could lay off.
puzzle-theme-throw-unfitting = Throw a card that nobody can lay off.
puzzle-theme-hold-ace = Hold the ace, and throw another card.
puzzle-theme-keep-together = Keep the cards that go together, and throw one that doesn’t.
puzzle-theme-throw-useless = Throw the card that helps the others least.
puzzle-theme-throw-high-in-time = Somebody may go out soon: throw the high card.
puzzle-theme-throw-high = Throw the higher card.
puzzle-theme-keep-high = Keep the high card, and throw a lower one.
puzzle-theme-which-discard = What matters is the card you throw.

## In the page

puzzle-none-left = No puzzle of this kind is left.
puzzle-so-far = What has happened
puzzle-button-hint = Hint
puzzle-button-other = Another puzzle
puzzle-button-next = Next puzzle
puzzle-button-wrong = Something’s wrong
puzzle-button-more = More like this
puzzle-button-row = In a row
puzzle-button-again = Start again
puzzle-five-hundred = Five Hundred
