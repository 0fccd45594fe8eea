### Lessons: a position at an open table, and the question what to claim. The table judges, so no text here says what is
### right. A lesson is a title (lesson-name) and what can't be seen in its position (lesson-name-text).

word-answer = show, solution

learn-title = Lesson { $number } of { $count }: { $title }
learn-last = What was done last:
learn-how = Press Enter if nothing is wrong; type answer to see one, quit to leave.
learn-shown-nothing = Nothing: everything is in order here.
learn-nothing = Right: there’s nothing to object to here.
learn-missed = There’s something to object to. Try again, or look at the answer.
learn-denied = That objection is not upheld, and costs nothing. Try again, or look at the answer.
learn-waiting = Noted; ruled on after the last trick. Is there something to object to now?
learn-done = That was the last lesson. Play with kook play quebec-4 --set laws=open --errors 5.
error-lesson = There’s no lesson “{ $wanted }”. Type kook learn to see them all.

lesson-cut = Nobody cut
lesson-cut-text = The dealer didn’t offer the pack to be cut. All cards have been dealt, and nobody has bid or passed yet.
lesson-misdeal = A card face up in the pack
lesson-misdeal-text = During the deal the queen of spades lay face up in the pack. Nobody has bid or passed yet.
lesson-count = Too many cards
lesson-count-text = The bidding is over and the first trick has begun. Compare how many cards everyone has.
lesson-bid = A bid before its turn
lesson-bid-text = The bidding begins.
lesson-exposed = A card falls
lesson-exposed-text = You play the contract, in the middle of a trick.
lesson-partner = Your partner’s card
lesson-partner-text = Your opponents play the contract, and the first lead is still to come.
lesson-kitty = A look at the { kitty }
lesson-kitty-text = The bidding isn’t over.
lesson-discards = A look at the discards
lesson-discards-text = You play the contract, and the first lead is still to come.
lesson-lead = A lead before its turn
lesson-lead-text = You play the contract. The first trick is over, and a second one begins.
lesson-play = A card before its turn
lesson-play-text = Your partner plays the contract and leads.
lesson-late = A lead, some time later
lesson-late-text = You play the contract. The second trick was led, and all have played to it.
lesson-revoke = Another suit
lesson-revoke-text = The play is over, all tricks lie open, and the pack isn’t cut yet. Look at the second trick.
lesson-score = The score sheet
lesson-score-text = The play is over. Seven hearts is worth 200 points, and the dealer writes the score.
lesson-hand = The discard
lesson-hand-text = The { kitty } has six cards. The first trick is over.
lesson-look = A look back
lesson-look-text = You play the contract. Two tricks are over.

## The list of the lessons, in the page

learn-lessons = Lessons
learn-about = A position, and something that was done. What would you object to? The table judges your answer.
learn-show = Show the answer
learn-next = Next lesson
section-cut = Drawing, shuffling, cutting
section-deal = The deal
section-bid = Bids before their turn
section-exposed = Exposed cards
section-kitty = Looks at the { kitty }
section-turn = Cards before their turn
section-revoke = Revokes
section-score = Wrong scores
section-hand = Wrong numbers of cards
section-look = Looks back
learn-jokers = Two jokers are in play: the white one is the highest, the coloured one comes next.
# Of a lesson in the list.
learn-answered = answered
