### The laws at a table of wood: what the referee asks and rules.
###
### Both languages have the same keys with the same variables (a test sees to it). $players is a list of players, $count how
### many they are; a key that begins with law is the row of the rulebook that decided.

## Why

law-draw-1 = Whoever shows more than one card in the draw draws again.
law-draw-2 = The first four and the last four cards aren’t drawn.
law-draw-3 = Everyone draws from the same pack.
law-draw-4 = Equal cards for a place that matters are drawn again.
law-draw-5 = Once the pack is offered to be cut, sides, seats and dealer remain.
law-cut-1 = A card turned up in the cut means a new shuffle by the same dealer.
law-cut-2 = Each packet of the cut has at least four cards.
law-cut-3 = These rules ask for no number of cards in a cut.
law-cut-4 = The player on the dealer’s right cuts.
law-cut-5 = Until the last card is dealt, a pack that wasn’t cut is dealt anew.
law-cut-6 = Once the last card is dealt, a missing cut stands.
law-cut-7 = The dealer shuffles last.
law-cut-8 = Once the first card is dealt, the cut stands.
law-deal-1 = A card face up in the pack is a misdeal until someone has called.
law-deal-2 = The player whose card the dealer turned up may have a new deal.
law-deal-3 = A card of the { kitty } turned up in the deal gives everyone the right to a new deal.
law-deal-4 = A card that its own holder turns up is no misdeal.
law-deal-5 = A hand without ace or face card is no misdeal.
law-deal-6 = The first cards of the { kitty } are laid after the first round of the deal.
law-deal-7 = Other packets are no misdeal if everyone has the right number of cards.
law-deal-8 = Until the last card is dealt, the right dealer takes over.
law-deal-9 = Once all cards are dealt the deal stands, and the player passed over deals next.
law-deal-10 = The first call accepts the deal.
law-deal-11 = A pack that isn’t right is dealt anew until the last card has been played.
law-deal-12 = Once the hand has been played, everyone keeps their score.
law-deal-13 = A wrong number of cards means a new deal until all who have it have played to the first trick.
law-deal-14 = After their play to the first trick wrong numbers stand in a team game.
law-deal-15 = In a game where each plays alone, a player with a wrong number scores nothing.
law-deal-16 = If the { contractor } or the { kitty } has a wrong number, the first trick decides whether the deal can be mended.
law-deal-18 = Without a { contractor }, a wrong { kitty } found after the first trick changes nothing for teams.
law-deal-21 = A hand that everyone passed stays passed.
law-bid-1 = A pass before one’s turn counts as the pass of that turn.
law-bid-2 = The next call accepts a bid before its turn.
law-bid-3 = A bid before one’s turn is cancelled; without a partner there is nothing more to lose.
law-bid-4 = A bid before one’s turn is cancelled, and a partner who hasn’t called stays silent.
law-bid-5 = A bid before one’s turn is cancelled; a partner’s earlier call stays valid.
law-bid-6 = A bid before one’s turn is cancelled, and the partners make no further call.
law-bid-7 = A bid before its turn that nobody claims counts as the call of that player’s next turn.
law-exp-5 = When nobody objects in time, the card simply goes back to the hand.
law-exp-6 = Whoever takes no part in the play exposes nothing.
law-exp-7 = A { contractor } who plays alone is free to show cards.
law-exp-8 = The wrong card of a corrected revoke is exposed, a lone { contractor }’s too.
law-exp-9 = A card led or played too early, or taken back after a revoke, is exposed.
law-exp-10 = A card that others could see, or that its holder named, is exposed.
law-exp-15 = A card shown to someone who is no partner costs nothing.
law-wid-1 = A look that isn’t claimed in time stands.
law-wid-2 = The { contractor } may have a new deal when an opponent saw the { kitty }.
law-wid-3 = When a partner saw the { kitty }, a new deal may be asked for, and nothing else.
law-wid-4 = Nobody chooses after their own fault: the opponent on the { contractor }’s left may have a new deal.
law-wid-5 = Without a { contractor }, whoever saw the { kitty } scores nothing.
law-wid-6 = In a hand that everyone passed a look changes nothing.
law-wid-7 = The choice waits until there is a { contractor }.
law-wid-8 = All opponents want six no trumps: whoever saw the { kitty } plays it.
law-wid-9 = All opponents want a new deal.
law-wid-10 = The opponents don’t agree, so whoever saw the { kitty } plays six no trumps.
law-wid-11 = Nobody demands anything, so nothing is owed.
law-wid-12 = Both sides saw the { kitty }, so anyone may have a new deal.
law-wid-13 = Partners are one: the ruling on the first look decides.
law-turn-1 = When the trick is down, it stands as played.
law-turn-2 = A lead before one’s turn goes back, and the card is exposed.
law-turn-3 = A lead in a partner’s place goes back, and an opponent may say what is led.
law-turn-5 = The { contractor } who plays too early takes the card back and is free.
law-turn-6 = An extra card isn’t played: it counts as dropped.
law-turn-7 = A card played before one’s turn is exposed.
law-turn-8 = A card out of turn that nobody claims stands, and the trick goes on from it.
law-rev-2 = A card taken back, led or played by the rules is no revoke.
law-rev-3 = A revoke may be corrected until its side has played to the next trick.
law-rev-4 = A revoke that isn’t proved stands; while the hand is played the proof waits.
law-rev-5 = Once the pack is cut for the next deal, a revoke stands.
law-rev-6 = A revoke by the { contractor }’s side loses the contract.
law-rev-7 = A side that revokes against a contract scores nothing.
law-rev-8 = Both sides revoked: each bears its own penalty, and nothing is awarded.
law-rev-9 = Without a { contractor }, a side that revokes scores nothing.
law-score-1 = The entry is right.
law-score-2 = A wrong score is corrected until the first bid of the next hand.
law-score-3 = After the first bid of the next hand an error remains.
law-hand-1 = Until the first trick is complete the { contractor } may put the discard right.
law-hand-3 = Once the pack is cut for the next deal, a wrong hand stands.
law-hand-4 = The { contractor } and an opponent have wrong numbers: the hand is void.
law-hand-5 = A { contractor } with a wrong number loses the contract, and the opponents score it.
law-hand-6 = A { contractor } with a wrong number loses the value of the contract.
law-look-1 = The last trick may be looked at.
law-look-2 = A look back that isn’t claimed in time stands.
law-look-3 = Whoever looks at an earlier trick may be told which suit to play.
law-look-4 = Before leading the { contractor } may look at the { kitty } and the discards.
law-look-6 = After leading, the { contractor } may be told which suit to play for a look at the discards.

## The parts of the laws

law-part-draw = the draw
law-part-cut = shuffling and cutting
law-part-deal = misdeals
law-part-bid = premature bids
law-part-exp = exposed cards
law-part-wid = the { kitty } seen
law-part-turn = premature leads and plays
law-part-rev = revokes
law-part-score = wrong scores
law-part-hand = irregular hands
law-part-look = looking back

## What comes of it

verdict-stands = It stands, and nobody pays.
verdict-noted = It is noted for now.
verdict-redo-draw = The draw is made again.
verdict-recut = The pack is cut again.
verdict-reshuffle = The pack is shuffled and cut again.
verdict-may-reshuffle = The dealer may shuffle once more.
verdict-right-dealer = The cards go back, and the right dealer deals.
verdict-new-deal = It’s a misdeal: the same dealer deals again.
verdict-new-deal-option = There may be a new deal.
verdict-annulled = The hand is void, and nobody scores.
verdict-put-right = The number of cards is put right, and play goes on.
verdict-cancelled = The bid doesn’t count.
verdict-barred = A partner stays silent.
verdict-exposed = The card is exposed.
verdict-taken-back = The card goes back.
verdict-lead-demand = An opponent may say what is led.
verdict-suit-demand = An opponent may say which suit is played.
verdict-contract-lost = The contract is lost.
verdict-contract-awarded = The contract counts as made.
verdict-no-score = One side scores nothing in this hand.
verdict-forced-contract = Six no trumps is played.
verdict-score-corrected = The score is corrected.

## What is done now

do-law-stands = Play on.
do-law-noted = Finish the bidding; then come back to this.
do-law-redo-draw = { $count ->
    [one] { $players } draws again.
   *[other] { $players } draw again.
}
do-law-recut = Cut the pack again.
do-law-reshuffle = Shuffle the pack, and have it cut.
do-law-may-reshuffle = Ask { $players }: another shuffle, or not?
do-law-right-dealer = Put the cards together; { $players } shuffles and deals.
do-law-new-deal = Put the cards together; the same dealer deals again.
do-law-new-deal-option = Ask for the choice before anything else is played.
do-law-annulled = Put the cards together; the same dealer deals again.
do-law-put-right = { $players }: discard what is missing, or take back the cards too many.
do-law-cancelled = Forget the bid of { $players }; the player whose turn it was calls.
do-law-barred = { $count ->
    [one] { $players } makes no further call in this bidding.
   *[other] { $players } make no further call in this bidding.
}
do-law-exposed = { $count ->
    [one] { $players } lays the card face up, and plays it as soon as the rules allow.
   *[other] { $players } lay the cards face up, and play them as soon as the rules allow.
}
do-law-taken-back = { $count ->
    [one] { $players } takes the card back, and so does everyone who played after it.
   *[other] { $players } take the cards back, and so does everyone who played after them.
}
do-law-taken-back-rest = Whoever played after it takes their card back.
do-law-lead-demand = Ask for the demand; then { $players } leads.
do-law-suit-demand = Ask for the suit; it binds { $players } at the first free choice of a suit.
do-law-contract-lost = Score the contract of { $players } as failed, whatever the tricks.
do-law-contract-awarded = Score the contract of { $players } as made, whatever the tricks.
do-law-no-score = { $count ->
    [one] { $players } scores nothing in this hand.
   *[other] { $players } score nothing in this hand.
}
do-law-forced-contract = Put the cards as they were dealt; { $players } takes up the { kitty } and plays six no trumps.
do-law-score-corrected = Write the right points for { $players }.

## What may be chosen

may-law-may-reshuffle = shuffle once more, or leave it
may-law-new-deal = have a new deal, or let the hand stand
may-law-no-score = have a new deal, or let the hand stand: then { $players } score nothing
may-law-lead-demand = name the suit of this lead, any but the exposed card’s; or forbid the exposed card’s suit; or ask for nothing
may-law-suit-demand = name the suit that { $players } must play, or ask for nothing

## Until when

until-cut = until the pack is offered to be cut
until-dealing = until the first card is dealt
until-dealt = until the last card is dealt
until-calling = until someone has called
until-over = until the last card has been played
until-next-deal = until the pack is cut for the next deal
until-next-bid = until the first bid of the next hand
until-trick = until this trick is over
until-call = until the next call
until-own-play = until the next card from the side concerned
until-trick-complete = until all cards of the trick are down
until-now = at once

## Without a claim

otherwise-stands = Otherwise it stands.
otherwise-no-score = Otherwise the hand stands, and that side scores nothing.

## Around the ruling

ruling-claim = { $players } may object { $until }.
ruling-choose = Who chooses, { $until }: { $players } may { $choice }.
ruling-otherwise = Otherwise: { $text } ({ $law })
ruling-why = Why: law { $law } ({ $title }): { $text }
ruling-now = Do now:
ruling-points = Points: { $points }.
ruling-points-of = { $name } { $points }
ruling-points-none = Points: nobody scores in this hand.
ruling-points-no-cards = Points for the cards in the tricks come on top.
ruling-points-no-limit = Near the end of the game the opponents’ tricks may not count.
ruling-tricks = For the score, tell the tricks.
ruling-tricks-of = How many tricks did { $players } win?
ruling-tricks-wrong = No hand has these tricks: together they are ten.
ruling-next-dealer = { $name } deals.
ruling-none = The laws say nothing of it: put it right, there’s no penalty (LAW-AMB-43).
ruling-open = Cards that the rules lay open are no fault, nor is a hand that takes no part (LAW-EXP-14, LAW-EXP-6). Another hand that lies open counts as dropped cards.
ruling-rummy = Rummy 500 has no laws for irregularities: take the card or the meld back, there’s no penalty.
ruling-rummy-rule = The rule: { $text } ({ $rule })

## What people say

topic-lead = Led out of turn
topic-play = Played out of turn
topic-revoke = Didn’t follow suit (revoke)
topic-exposed = A card was seen
topic-call = Bid out of turn
topic-deal = Misdeal, no cut, bad pack
topic-kitty = Saw the { kitty } or the discards
topic-count = Too many or too few cards
topic-score = Wrong score
topic-look = Looked back at cards
topic-draw = A problem with the draw
topic-cut = A problem with the shuffle or the cut
topic-open = A hand was exposed
topic-other = Something else

## What is asked

ask-law-trick-down = Are all cards of that trick down?
ask-law-who-led = Who led?
ask-law-whose-lead = Whose lead was it?
ask-law-who-played = Who played it?
ask-law-had-played = Had they already played to this trick?
ask-law-how-far = How far are you?
ask-law-who-revoked = Who didn’t follow?
ask-law-which-cards = Which suit was led (or named with the joker), which card was played, and which could have been?
ask-law-joker-suit = Which suit had the { contractor } given the joker?
ask-law-corrected = Have they corrected it?
ask-law-proved = Do the tricks show it?
ask-law-how-seen = How was it seen?
ask-law-said-in-trick = Was it said before that trick ended?
ask-law-whose-card = Whose card was it?
ask-law-called-after = Has anyone bid or passed since?
ask-law-bid-or-pass = Was it a bid or a pass?
ask-law-who-called = Who was it?
ask-law-partner-called = Had a partner called before?
ask-law-which-misdeal = What was it?
ask-law-somebody-called = Has anyone called?
ask-law-all-dealt = Is the last card dealt?
ask-law-played-out = Is the hand played out?
ask-law-whose-turned-card = Whose card was it?
ask-law-said-in-time = Was it said before the next trick ended?
ask-law-when-seen = When did they look?
ask-law-who-saw = Who saw it?
ask-law-called-since = Has an opponent called since?
ask-law-what-seen = What did they see?
ask-law-what-wanted = What do the opponents want?
ask-law-how-far-count = How far are you?
ask-law-where-wrong = Who has a wrong number of cards, and is the { kitty } wrong?
ask-law-deal-or-discard = Did it go wrong in the deal or in the discard?
ask-law-who-has-played = Who has played to the first trick?
ask-law-next-bid = Has anyone bid in the next hand?
ask-law-whose-score = Whose score is it?
ask-law-written = Which points are written?
ask-law-right = Which points are right?
ask-law-looked-at = What did they look at?
ask-law-had-led = Had the { contractor } led to the first trick?
ask-law-who-looked = Who looked?
ask-law-cut-begun = Has the pack been offered to be cut?
ask-law-which-draw = What happened?
ask-law-who-drew = Who drew?
ask-law-how-far-cut = How far are you?
ask-law-which-cut = What happened?

## What may be answered

answer-law-yes = Yes
answer-law-no = No
answer-law-next-open = Neither they nor a partner has played to the next trick
answer-law-next-played = They or a partner have played to it
answer-law-hand-over = The hand is over
answer-law-pack-cut = The pack is cut for the next deal
answer-law-fell = It fell face up
answer-law-named = Its holder named it
answer-law-partner-saw = A partner could see it
answer-law-own-turned = Their own card, turned up in the deal
answer-law-led-early = It was led too early
answer-law-played-early = It was played too early
answer-law-corrected = It was taken back after a revoke
answer-law-bid = A bid
answer-law-pass = A pass
answer-law-none = No
answer-law-one = One of them
answer-law-all = Yes
answer-law-faced = A card lay face up in the pack
answer-law-turned = The dealer turned up a player’s card
answer-law-turned-kitty = The dealer turned up a card of the { kitty }
answer-law-kitty-late = The { kitty } was laid late
answer-law-packets = Other packets
answer-law-wrong-dealer = The wrong player dealt
answer-law-no-court-card = A hand without ace or face card
answer-law-no-cut = Nobody cut
answer-law-bad-pack = A card is missing, double or marked
answer-law-before-bid = Before any bid
answer-law-in-bidding = During the bidding
answer-law-before-lead = After it, before the first lead
answer-law-after-lead = After the first lead
answer-law-kitty = The { kitty }
answer-law-discards = The discards
answer-law-dead-hand = The dead hand
answer-law-row = A card face down in a row
answer-law-differ = They don’t agree
answer-law-six-no-trumps = All: six no trumps
answer-law-new-deal = All: a new deal
answer-law-nothing = Nothing
answer-law-not-led = Nothing has been led
answer-law-first-trick = The first trick isn’t complete
answer-law-later = Later
answer-law-deal = In the deal
answer-law-discard = In the discard
answer-law-last-trick = The last trick
answer-law-earlier-trick = An earlier trick
answer-law-two-cards = More than one card was seen
answer-law-outer-four = One of the outer four was taken
answer-law-other-pack = Another pack was used
answer-law-tie = Equal cards
answer-law-not-cut = The pack isn’t cut
answer-law-not-dealt = Cut, but nothing is dealt
answer-law-dealing = Cards have been dealt
answer-law-card-turned = A card turned up in the cut
answer-law-small-packet = A packet of fewer than four cards
answer-law-wrong-cutter = The wrong player cut
answer-law-shuffled-after = Someone shuffled after the dealer
answer-law-no-suit = None
answer-law-spades = Spades
answer-law-clubs = Clubs
answer-law-diamonds = Diamonds
answer-law-hearts = Hearts

## In the terminal

referee-which = What happened?
referee-number = Type a number from 1 to { $most }, or Enter to stop.
referee-number-or-two = Type a number from 1 to { $most }; two of them, such as 1 2, if you disagree; or Enter to stop.
referee-tricks = Type a number from 0 to 10, or Enter to leave the score out.
referee-contract = Who plays which contract? Type a name or a number from 1 and a bid, such as { $name } 7H, passed if everyone passed, or Enter if there is none yet.
referee-cards = Type the suit led, the card played and the other card, such as D 9C 4D; - for a lead.
referee-seats = Type the names or the numbers, with blanks between them, and k if the { kitty } is wrong.
referee-points = Type the points.
referee-cannot-be = That can’t be, with what was told before: give another answer.
referee-seat = Seat { $number }
referee-number-of = Type the number or the name; two of them, such as 1 2, if you disagree; or Enter to stop.
referee-number-one = Type the number or the name, or Enter to stop.
referee-again = I don’t know “{ $text }”.

## On the page

who-choose = Choose one
who-no-number = That’s no whole number: write it like 120 or −35.
who-no-tricks = Write a number from 0 to 10.
who-cannot-be = That can’t be, with what was told before.

who-table = Game
who-change = Another game
who-happened = What happened?
who-search = Find what happened
who-search-hint = For example: led out of turn
who-nothing = Nothing here has that name. Try another word, or choose “Something else”.
who-contract = Which contract is played?
who-no-contract = None yet: the bidding isn’t over
who-all-passed = None: everyone passed
who-partners = Who plays with the { contractor }?
who-partners-unknown = Nobody knows yet
who-dealer = Who dealt?
who-told = You’ve told
who-disagree = We disagree
who-disagree-text = Choose the two answers; then both rulings are shown.
who-go = Go on
who-nobody = Nobody
who-led = The suit that was led, or named with the joker
who-lead = None: the card was led, or a joker without a suit
who-played = The card that was played
who-could = A card that could have been played
who-points = Points
who-no-difference = It makes no difference: both answers lead to the same ruling.
who-two = The laws don’t say whom to believe. Agree on one of these; whoever claims a revoke must prove it.
who-if = If the answer is “{ $answer }”
who-times = Said earlier or later
who-time = { $question } { $answers }: { $ruling }
who-more = Something else happened too
who-on-sheet = Write it on the sheet
who-note-both = Play on, both noted
who-noted = { $question } { $answer }: { $ruling }
who-new = Another case
who-tricks = Tricks
who-link = Link to this ruling
who-chairs = The chairs, as seen by the { contractor }
who-chairs-dealer = The chairs, as seen by the dealer

chair-contractor = { $country ->
    [us] Bidder
   *[other] Contractor
}
chair-dealer = Dealer
chair-opponent = Opponent
chair-partner = Partner
chair-across = Across
chair-left = Left
chair-right = Right
chair-far-left = Far left
chair-far-right = Far right

## Other words for it, to be found by

words-lead = led out of turn, wrong lead, lead from the wrong hand, whose lead, entame hors tour, mauvaise entame
words-play = played out of turn, too early, played ahead, joué hors tour, a joué trop vite
words-revoke = revoke, renege, reneged, didn’t follow suit, left bower, renonce, second bord, n’a pas fourni
words-exposed = exposed card, dropped, shown, fell, saw my card, named a card, a montré une carte, carte tombée, carte vue
words-call = bid out of turn, passed out of turn, spoke too early, a parlé avant son tour, mise hors tour
words-deal = misdeal, faced card, face up, wrong dealer, no cut, bad pack, missing card, maldonne, mal brassé, jeu incomplet
words-kitty = kitty, widow, blind, looked at the kitty, discards, veuve, minou, écart, a regardé
words-count = too many cards, too few cards, short hand, wrong number, nine cards, eleven cards, trop de cartes, mal écarté, manque une carte
words-score = wrong score, scoring error, points, erreur de pointage, mauvais pointage
words-look = looked back, turned a trick, last trick, quitted trick, a retourné une levée
words-draw = draw, drew two cards, equal cards, tie, piger, tirage
words-cut = cut, shuffle, card turned in the cut, couper, brasser
words-open = open hand, laid down, rows, dummy, main étalée, main ouverte
words-other = bid too low, table talk, joker led wrongly, something else, autre chose

## What happened at Rummy 500, the rule, and other words for it

breach-turn = Played out of turn
breach-rule-turn = Turns go clockwise, from the dealer’s left.
breach-words-turn = out of turn, wrong turn
breach-order = Drew twice, or melded before drawing
breach-rule-order = A turn has three parts: draw; then meld and lay off; then discard.
breach-words-order = order, no draw
breach-take = Took the pile and didn’t use the card
breach-rule-take = Whoever takes several discards melds or lays off the deepest of them in the same turn.
breach-words-take = pick up, discard pile, deepest card
breach-meld = Laid cards that are no meld
breach-rule-meld = A meld is three or four of one rank in different suits, or three or more in sequence of one suit.
breach-words-meld = invalid, wrong set, wrong run, bad meld
breach-lay = Laid off a card that doesn’t fit
breach-rule-lay = A laid-off card goes on a set of three of its rank, or at either end of a run of its suit.
breach-words-lay = lay off, wrong card
breach-joker = Moved a joker or a card on the table
breach-rule-joker = A joker in a run stands for the same card to the end, and nobody takes it back.
breach-words-joker = take back the joker, swap
breach-discard = Didn’t discard, or put back the card just taken
breach-rule-discard = A turn ends with a discard; the top card taken alone isn’t discarded in the same turn.
breach-words-discard = forgot to discard
breach-call = Called Rummy! wrongly
breach-rule-call = Anyone but the player who has just discarded may call Rummy! until the next draw, for a card that can be laid.
breach-words-call = called rummy, too late
breach-out = Went out wrongly
breach-rule-out = Whoever has no card left has gone out, as the house rule says.
breach-words-out = go out, last card, floating
breach-deal = Too many or too few cards dealt
breach-rule-deal = Two players get 13 cards each, three or more get 7.
breach-words-deal = misdeal, wrong number
breach-count = Counted wrong
breach-rule-count = Each player counts the cards they laid down, less those still in hand.
breach-words-count = score, points
