### The course: titles of chapters and lessons, what a lesson says before and after each step, and what it says of a wrong
### answer. Which answers are right stands in the lessons (crates/engine/learning/lessons), not here: a lesson is a title
### (course-NAME), a text before each step (course-NAME-STEP), one after it (…-right), and one for each named mistake.
### $goal is what the reader’s side wants: make, beat or points. $chance and $best are out of 100 deals, or points.


## What a lesson says, whichever it is

teach-course = Learn 500
teach-how-list = Type kook learn and a name to play a lesson, such as kook learn { $name }.
teach-lesson = Lesson: { $title }
teach-listed = { $name }: { $title }{ $state ->
    [due] { "" }, again today
    [done] { "" }, done
   *[new] { "" }
}
teach-due-count = { $count ->
    [one] One lesson comes back today.
   *[other] { $count } lessons come back today.
}
teach-damaged = { $path } can’t be read, so what you learn now isn’t saved. Delete or repair the file.
teach-step-told = Press Enter to continue.
teach-how = Type a card or a bid, again to hear the position again, why for a hint, show for the answer, quit to leave.
teach-right = Right.
teach-right-chance = { $goal ->
    [make] Your side makes the contract in { $chance } of 100 deals like this.
    [beat] The contract is beaten in { $chance } of 100 deals like this.
   *[points] It’s worth { $chance } more points than anything else, on average.
}
teach-continue = continue
teach-not-here = There’s nothing of that in a lesson.
teach-practice = Practice: deals of a kind, and positions
teach-no-lesson = There’s no lesson { $name }.
# In the page: buttons beside a lesson, and what a sign in the list of lessons means.
teach-button-why = Why?
teach-button-show = Show the answer
teach-then = Next: { $title }
teach-all = All lessons
teach-about = Two minutes each, in any order. The table judges what you do.
teach-is-done = done
teach-is-due = again today
teach-wrong = That’s allowed, but there’s something better.
teach-wrong-chance = { $goal ->
    [make] It makes the contract in { $chance } of 100 deals like this, the best in { $best }.
    [beat] It beats the contract in { $chance } of 100 deals like this, the best in { $best }.
   *[points] The best is worth { $best } points more, on average.
}
teach-plays-on = Let’s see what comes of it:
teach-later = { $count ->
    [one] One trick later:
   *[other] { $count } tricks later:
}
teach-lost = { $goal ->
    [beat] The contract can’t be beaten any more.
   *[other] The contract can’t be made any more.
}
teach-lucky = This time it went well. It doesn’t as often as it could.
teach-back = Back to your turn. Try again.
teach-shown = The answer: { $actions }. Play it.
teach-why = The rule is { $rule }.
teach-no-hint = Try something: the table says what comes of it.
teach-over = The lesson is done.
teach-over-missed = The lesson is done. It comes back tomorrow.
teach-next = Next: kook learn { $name }
teach-unsaved = What you’ve learnt can’t be saved: { $error }
word-again = repeat, position

## The chapters

chapter-cards = Five cards
chapter-hand = Your first hand
chapter-tricks = Winning cheaply
chapter-contractor = Your side has the contract
chapter-defender = Beating the contract
chapter-misere = Misère
chapter-joker = The joker at no trumps
chapter-counting = Bidding by counting
chapter-quebec = Québec
chapter-states = United States
chapter-rummy = Rummy 500
chapter-tables = Other tables
chapter-laws = When something goes wrong

## Five cards

course-win = Win the trick
course-win-ask = Spades are trumps. The king of hearts was led: the highest heart wins, unless somebody trumps.
course-win-ask-right = The ace beats the king.
course-win-ask-under = The king beats the jack. The ace would beat the king.
course-trump = Trump it
course-trump-ask = Hearts are trumps. A diamond was led and you have none: any card may be played.
course-trump-ask-right = The smallest trump beats the ace of another suit.
course-trump-ask-plain = The king of clubs is neither the suit led nor a trump: it can’t win.
course-left-bower = No club today
course-left-bower-ask = Spades are trumps, and you have no diamond. Which of your cards is a trump?
course-left-bower-ask-right = The jack of the same colour as trumps is the left bower, the third highest trump. Today it’s no club.
course-bowers = The bowers
course-bowers-ask = Hearts are trumps, and hearts were led. From the top: joker, jack of hearts, jack of diamonds, ace, king and so on.
course-bowers-ask-right = The left bower beats the ace of trumps.
course-joker = The joker
course-joker-ask = Hearts are trumps. The left bower lies there. Only two cards beat it.
course-joker-ask-right = The joker is the highest trump of all.

## Your first hand

course-first-hand = A whole hand
course-first-hand-welcome = You and the player opposite are partners. You bid how many of the ten tricks you’ll win together, and with which trumps.
course-first-hand-count = Count for hearts: two bowers, a fifth trump, an ace, and half for the king: four and a half. Four more is about what you win – with a trick or two to spare for bad luck.
course-first-hand-bid = You bid first. How many tricks, with hearts as trumps?
course-first-hand-bid-right = Everyone passes, and the contract is yours.
course-first-hand-bid-safe = Six hearts is safe, but there’s more in it.
course-first-hand-bid-high = Eight hearts is made in only 54 of 100 deals.
course-first-hand-bid-pass = You have two bowers, an ace and a king: too good to pass.
course-first-hand-bid-other = Your long suit with both bowers is hearts. Bid hearts, and not more than you can count.
course-first-hand-discard = The { kitty } is yours: the joker, and two small diamonds. Throw three cards: keep trumps, ace and king, and have as few suits as you can.
course-first-hand-discard-right = Six trumps, and the spades from the top.
course-first-hand-discard-keep = Keep the six trumps, the spades ace, king and six. Throw three of the clubs and diamonds.
course-first-hand-lead = You lead. Seven trumps are out, and you have the highest. In three rounds theirs are gone, and you still have some.
course-first-hand-lead-right = That draws their trumps.
course-first-hand-lead-later = It wins, and this time the contract is safe with it too. But while they have trumps they can trump your king: take the trumps out first.
course-first-hand-lead-small = A small trump may lose to a higher one. Begin with the highest.
course-first-hand-lead-low = That may lose the trick and the lead. Begin with the highest trump.
course-first-hand-rest = Play the rest without help. Draw trumps, then your ace and king of spades. You need seven tricks.
course-first-hand-over = That was a whole hand. Seven hearts is worth 200 points, won or lost; 500 win the game.

## Winning cheaply

course-cheaply = The cheapest winner
course-cheaply-ask = You play last, and the ten of hearts is the best card so far. Hearts are trumps.
course-cheaply-ask-right = Nobody plays after you, so the king is enough. The joker wins another trick.
course-partners-trick = Your partner has it
course-partners-trick-ask = You play last. Your partner’s left bower is winning, and one more trick is to come.
course-partners-trick-ask-right = The trick is yours already. The joker wins the last one.

## Your side has the contract

course-draw-trumps = Trumps first
course-draw-trumps-ask = You play eight diamonds and have the lead. They still have trumps.
course-draw-trumps-ask-right = Once their trumps are gone, your king and queen of hearts are safe.
course-draw-trumps-ask-trumped = It gets trumped. Take their trumps out first.
course-last-trump = Keep the last trump
course-last-trump-ask = You play eight diamonds, have six tricks and need two more. The ace is your last trump.
course-last-trump-ask-right = The ace of trumps stops whatever they lead, and meanwhile one of your spades gets good.
course-last-trump-ask-suits = Then nothing stops their suits.
course-long-suit = Run the long suit
course-long-suit-ask = You play seven { no-trumps }. Your ace of clubs has won; you have eight sure tricks, and a king.
course-long-suit-ask-right = Take the sure tricks while you have the lead.
course-ace-on-king = The ace on the king
course-ace-on-king-ask = Your partner plays seven { no-trumps } and has yet to win a trick. The king of diamonds is the best card on the table.
course-ace-on-king-ask-right = Your side can lose three tricks, and two are gone already.
course-way-back = The way back to your partner
course-way-back-ask = Your partner plays six { no-trumps } and said that their joker is a heart: the highest one. You have the lead.
course-way-back-ask-right = A heart goes to your partner’s joker for sure, and they go on with their suits.

## Beating the contract

course-cash = Take your trick
course-cash-ask = They play eight clubs and have six tricks. Three are left, and you need two of them.
course-cash-ask-right = Your ace and king of hearts are those two. The ten of diamonds can only hope.
course-joker-lead = Take their trumps
course-joker-lead-ask = They play seven spades, with three tricks so far. You have the lead, the joker, one more trump, and good diamonds.
course-joker-lead-ask-right = It draws their trumps, so that they can’t trump your diamonds.

## Misère

course-misere-seven = Not before a seven
course-misere-seven-try = Misère is a bid to win no trick, alone and without trumps, for 250 points. Your cards are low. Bid misère now.
course-misere-seven-try-right = Somebody has to bid seven first.
course-misere-seven-try-other = That’s allowed. The lesson is about misère: bid it.
course-misere-seven-told = It doesn’t matter who bids seven. Open misère needs no seven, but your cards lie face up after the first trick.
course-misere-now = Misère
course-misere-now-ask = Now seven spades was bid. You can throw the queen and the king, and one more card.
course-misere-now-ask-right = To let them play seven costs you more than it risks.
course-misere-now-ask-open = With your cards face up they find your weak suits: 39 of 100.
course-misere-now-ask-pass = They make seven spades most of the time. You have the cards for more.
course-misere-now-ask-other = You have one high card in ten. Bid to win no trick.
course-under-eight = Under the eight
course-under-eight-ask = You play misère. The eight of diamonds is the highest card on the table.
course-under-eight-ask-right = Under the eight, the trick is theirs.
course-stay-under = The highest that stays under
course-stay-under-ask = You play misère, with two clubs. The jack is the highest on the table.
course-stay-under-ask-right = The ten stays under the jack, and is gone. It’s the highest that stays under.
course-keep-six = Keep the six
course-keep-six-ask = They play open misère: the contractor’s cards lie there. You follow to the king of hearts.
course-keep-six-ask-right = Keep what is lowest: under it they have to win.
course-keep-seven = Keep the seven
course-keep-seven-ask = Open misère again. The contractor played the six of spades, and you can beat it with either card.
course-keep-seven-ask-right = Either wins this trick. The seven is the one that can lose a later one.
course-long-lead = Save the five
course-long-lead-ask = They play misère, and you lead. You have three diamonds and the five of spades.
course-long-lead-ask-right = Keep what is lowest for the end, when the contractor has nothing lower.

## The joker at no trumps

course-joker-follow = Not while you can follow
course-joker-follow-try = You play eight { no-trumps } and gave your joker no suit. Clubs were led, and you have one. Play the joker.
course-joker-follow-try-right = While you can follow, the joker has to wait.
course-joker-follow-try-other = That’s the card to play, soon. First try the joker.
course-joker-follow-ask = So which card is it?
course-joker-follow-ask-right = It’s the only club, and it wins.
course-joker-void = When you have none
course-joker-void-ask = The same contract. Hearts were led, and you have none.
course-joker-void-ask-right = The joker beats the ace. Throwing the six of clubs is nearly as good: the joker stays for later.
course-joker-led = Leading the joker
course-joker-led-try = A joker that is led names the suit that the others have to follow. Lead it and ask for spades: X:S.
course-joker-led-try-right = Spades and clubs have been led. The joker asks for a suit that hasn’t.
course-joker-led-try-other = That’s allowed. This lesson is about the joker: lead it, and ask for spades.
course-joker-led-ask = Now ask for a suit that hasn’t been led.
course-joker-led-ask-right = It wins, whatever they have.
course-joker-led-ask-other = That’s a fair lead. This lesson wants the joker, with hearts or diamonds.

## Bidding by counting

course-counting = How to count
course-counting-how = Count one for each joker, bower and ace of trumps, one for each trump after the fourth, one for each other ace, and a half for a king with another card beside it.
course-counting-table = With four, you and your partner win seven or eight tricks: four more than you count. Seven is made in 79 of 100 deals, eight in 59. With five it’s eight: 87 and 69. With three, seven: 65 and 42. With one or two, six.
course-counting-bid = Luck makes it a trick or two more or less, so bid about one below that.
course-count-pass = Count, and bid or pass
course-count-pass-ask = You bid first. What is your best suit worth?
course-count-pass-ask-right = One bower and half a king in your best suit: one and a half at most. Pass.
course-count-pass-ask-hearts = Four hearts without bower or ace count nothing: six hearts fails more often than not.
course-count-pass-ask-other = You count one and a half at most. That’s not six tricks.
course-count-six = Two and four
course-count-six-ask = You bid first. Count your hearts.
course-count-six-ask-right = The right bower and a fifth trump: two, and four is six.
course-count-six-ask-pass = Two and four is six: worth a bid.
course-count-six-ask-seven = Two and four is six. Seven is made half the time.
course-count-six-ask-other = Count hearts: the right bower and a fifth trump. Two and four is six.
course-count-seven = Four and four, less one
course-count-seven-ask = You bid first. Count your clubs.
course-count-seven-ask-right = Joker, right bower, a fifth trump and an ace: four. Four more is eight; seven is safe, and worth more than six.
course-count-seven-ask-six = Six is made nearly always, but seven is made often enough to be worth more.
course-count-seven-ask-eight = Eight is what you win on average, and so too often missed.
course-count-seven-ask-pass = You count four: bid.
course-count-seven-ask-other = Clubs are your suit. You count four: eight tricks on average, so bid seven.
course-count-five = Five and a half
course-count-five-ask = You bid first. Count your diamonds.
course-count-five-ask-right = Joker, both bowers, the ace, a fifth trump and half a king: five and a half. Eight would be made in 69 of 100 deals, and costs when it fails.
course-count-five-ask-six = Six is made nearly always, and gives points away.
course-count-five-ask-eight = Eight is made in 69 of 100 deals. Failing costs as much as making wins, so seven is better.
course-count-five-ask-pass = You count five and a half: bid.
course-count-five-ask-other = Diamonds are your suit, and seven is what you can count on.

## Québec

course-quebec-points = What is different
course-quebec-points-jokers = Two jokers: the white one is the highest trump, the coloured one the next, then the bowers. Fours are in the pack in every suit, and the { kitty } has six cards.
course-quebec-points-bids = Everyone bids once, in turn. No misère, unless your table plays nullo.
course-quebec-points-points = A contract that fails pays its points to the others; nobody’s score goes down. Tricks of the others score nothing. The game is to 1000.
course-six-discards = Six discards
course-six-discards-ask = You play eight hearts and took six cards up. Discard six of sixteen.
course-six-discards-ask-right = Both jokers, both bowers, four more trumps, and ace and king of spades: ten winners.
course-six-discards-ask-keep = Keep all trumps – jokers, both red jacks and the hearts – and the ace and king of spades.
course-right-bower = Your partner’s bower
course-right-bower-ask = Your partner plays seven diamonds and leads the right bower. You have the white joker and a small trump.
course-right-bower-ask-right = The right bower wins by itself. The joker is a trick of its own.
course-coloured-joker = The coloured joker
course-coloured-joker-ask = They play eight spades and lead the right bower. You have the coloured joker and the left bower.
course-coloured-joker-ask-right = Only a joker beats the right bower.
course-drive-out = Keep the joker back
course-drive-out-ask = You play seven { no-trumps }, have four tricks and need three more. You have no clubs.
course-drive-out-ask-right = King and queen are the highest hearts left. The joker waits for their clubs.
course-last-high = The last high card
course-last-high-ask = You play seven { no-trumps } and have six tricks. Ace and king of diamonds are gone.
course-last-high-ask-right = The queen is the highest now: that’s seven.

## United States

course-states-points = What is different
course-states-points-bids = Everyone bids once, in turn. There’s no misère. The three cards left over are the { kitty }.
course-states-points-points = The first to reach 500 wins, with a contract or with tricks against one: each trick of the others scores 10.
course-one-bid = One bid each
course-one-bid-ask = You bid first, and only once. You know these cards.
course-one-bid-ask-right = Bid what you have at once: there’s no second time.
course-one-bid-ask-six = Somebody bids over it, and you can’t answer: you’ve had your bid.
course-one-bid-ask-pass = You count four and a half, and there’s no second time to bid.
course-one-bid-ask-other = Count hearts: four and a half. Bid hearts, seven or eight.
course-widow = The widow
course-widow-ask = You play eight clubs, and the { kitty } brought the ten of clubs, a king and an ace. Discard three.
course-widow-ask-right = Seven trumps, two aces and a king are left.
course-widow-ask-keep = Keep all seven trumps – the jack of spades is one – both aces, and the king.

## Rummy 500

course-rummy-meld = Draw, meld, discard
course-rummy-meld-draw = You have two nines. Draw a card: from the stock, or the six from the discard pile.
course-rummy-meld-draw-right = A third nine!
course-rummy-meld-draw-six = The six of hearts fits nothing that you have yet. Try the stock.
course-rummy-meld-meld = Three cards of one rank are a set. So are three in a row of one suit, a run. Meld your nines: cards on the table score for you, cards in your hand against you.
course-rummy-meld-meld-right = 27 points on the table.
course-rummy-meld-meld-first = Not yet: a discard ends your turn. Meld the nines first.
course-rummy-meld-throw = Discard a card, and your turn is over. Any card will do.
course-rummy-meld-throw-right = Everyone sees it, and can take it later.
course-rummy-take = From deep in the pile
course-rummy-take-ask = You have two nines, and a nine lies in the pile under two cards. You may take cards from the top down, if you meld the deepest at once.
course-rummy-take-ask-right = Three cards for one turn, and the nine makes a set.
course-rummy-take-ask-leave = The nine of diamonds lies there, third from the top. With your two nines it’s a set.
course-rummy-take-owe = Now try to discard the king of spades at once.
course-rummy-take-owe-right = The nine comes first: that’s the price of taking it.
course-rummy-take-owe-other = Soon. First try to discard the king of spades.
course-rummy-take-meld = Meld the nines.
course-rummy-take-meld-right = Now you may discard.
course-rummy-lay = Lay off
course-rummy-lay-try = Your opponent’s run is six, seven, eight of spades. Try to meld your four, five and nine of spades.
course-rummy-lay-try-right = They aren’t in a row. But they fit on the run.
course-rummy-lay-try-other = That’s allowed. First try to meld the three spades.
course-rummy-lay-ask = Lay off a card: the nine or the five on meld 1. It’s their run, and the points are yours.
course-rummy-lay-ask-right = It scores for you.
course-rummy-lay-ask-first = A discard ends your turn. Lay off first.
course-rummy-lay-more = You can go on: another card fits.
course-rummy-lay-more-right = And the next would fit on that one.
course-rummy-lay-more-first = That’s allowed. Lay the other end off first.
course-rummy-call = Rummy!
course-rummy-call-ask = Somebody threw the nine of spades, though it fits on the run on the table. It’s not your turn, but you may call before the next player draws.
course-rummy-call-ask-right = You take the nine, and it’s your turn.
course-rummy-call-lay = Now put it where it belongs.
course-rummy-call-lay-right = Nine points that somebody gave away.
course-rummy-aces = Held aces
course-rummy-aces-ask = Your opponent has one card left. An ace in your hand is 15 points against you.
course-rummy-aces-ask-right = From 15 against you to 15 for you.
course-rummy-aces-ask-away = Thrown, it counts for nobody. It fits on meld 6.
course-rummy-lay-down = Don’t wait
course-rummy-lay-down-ask = Your opponent has one card left, and you have three nines.
course-rummy-lay-down-ask-right = When the hand ends, only what lies on the table is yours.
course-rummy-lay-down-ask-late = There may be no other turn. Nines in your hand are 27 points against you.
course-rummy-whole = All of it
course-rummy-whole-ask = Four hearts in a row, and your opponent has two cards.
course-rummy-whole-ask-right = All four, and one card is left.
course-rummy-whole-ask-part = The fourth fits as well. With it you have one card left: discard it, and you’re out.
course-rummy-whole-ask-late = Your opponent may go out before your next turn. Meld now.
course-rummy-whole-throw = Now discard it.
course-rummy-whole-throw-right = You’re out, and the hand is over.
course-rummy-out = Go out
course-rummy-out-ask = Two cards left: an ace that fits, and a six.
course-rummy-out-ask-right = 15 points, and a single card is left.
course-rummy-out-ask-low = At the low end of a run an ace is worth 1; in the set it’s worth 15.
course-rummy-out-ask-ace = The ace fits on the table. Lay it off, and the six takes you out.
course-rummy-out-throw = Your last card: discard it, and the hand is over.
course-rummy-out-throw-right = You’re out. What your opponent still holds counts against them.

## Other tables

course-house-rules = House rules
course-house-rules-told = No two tables play quite alike. The rule sheet of a table says what holds there, and before a game each rule can be changed. The next lessons show what that means.
course-misere-any = Misère at any time
course-misere-any-ask = At this table misère needs no seven. The cards are those you know.
course-misere-any-ask-right = Here it’s allowed at once.
course-misere-any-ask-open = With your cards face up it’s made in 39 of 100 deals.
course-misere-any-ask-pass = At this table you needn’t wait for a seven.
course-misere-any-ask-other = Your cards are low. Bid to win no trick.
course-joker-last = The joker at the end
course-joker-last-try = At this table the joker may be led to the last trick alone. Try it now, asking for hearts: X:H.
course-joker-last-try-right = It has to wait, or win when you can’t follow.
course-joker-last-try-other = That’s allowed. First try the joker.
course-joker-last-told = So keep a sure card beside it. The joker alone can’t keep the lead.
course-blind = Blind misère
course-blind-try = At this table cards stay face down until you look, and misère can be bid before. Try to bid seven hearts without looking.
course-blind-try-right = Only blind misère can be bid blind.
course-blind-try-other = That’s allowed. First try seven hearts.
course-blind-look = Now look at your cards.
course-blind-look-right = From now on you bid as usual.
course-blind-look-blind = Brave! But with cards nobody knows it’s made rarely. Look first.
course-no-bid = Nobody bids
course-no-bid-told = In the usual games the hand is thrown in, and the next player deals. At some tables all play it at no trumps, each trick for 10 points.
