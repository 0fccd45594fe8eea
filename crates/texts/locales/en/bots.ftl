### Why a player, or a hint, chose an action.
###
### Both languages have the same keys with the same variables (a test sees to it). Besides its own variables every
### message may use $country (au, us, qc), $nil (misere, nullo: the word of the table for such contracts) and
### $jokers (0, 1, 2), and refer to the words of terms.ftl: { kitty }, { no-trumps }, { contractor }, { misere-word }.
### Card names come without an article: "the { $card }". In French the functions LE($card) "l’as de pique",
### DU($card) "du roi de pique", DE($name) "d’Ann" and QUE($name) "qu’Ann" elide; CAP($text) capitalises.
###
### $seat is a player’s name, $bid a bid in words ("seven hearts"), $suit a suit ("hearts"), $card a card.

## Whatever comes

bots-only-choice = It is your only card.
bots-any-will-do = Any of them will do.

## The auction

bots-bid-makes = Bid { $bid }: you can expect about { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}.
bots-bid-raise = Raise { $seat } to { $bid }: together you can expect about { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}.
bots-bid-over = Bid { $bid } over them: you can expect about { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}.
bots-bid-sacrifice = Bid { $bid }: it may fail, but letting them play costs more.
bots-bid-misere = Bid { $bid }: your cards are low enough to lose every trick.
bots-bid-blind = Bid { $bid }: nothing less can still turn the game.
bots-bid-partie = Bid { $bid }: this hand can take all ten tricks and the game.
bots-bid-sans-kitty = Bid { $bid }: your hand is strong enough without the { kitty }.
bots-show-joker = Bid { $bid }: you have agreed that it says you hold the joker.
bots-show-help = Bid { $bid }: you have agreed that it promises help in { $suit }.
bots-pass-weak = Pass: the hand has too few tricks for any bid.
bots-pass-partner = Pass: { $bid } by { $seat } is good as it is.
bots-pass-defend = Pass: you do better against { $bid } than over it.
bots-pass-own = Pass: { $bid } is yours already.
bots-look = Look at your cards: things are not desperate enough to bid blind.

## What calls say by agreement

bots-agreed-six-no-trumps-natural = A first bid of six { no-trumps } means what it says.
bots-agreed-six-no-trumps-joker = A first bid of six { no-trumps } shows the joker; a pass instead denies it.
bots-agreed-six-of-suit-natural = A first bid of six in a suit means what it says.
bots-agreed-six-of-suit-help = A first bid of six in a suit shows three trumps with a bower or the joker; a pass instead denies them.
bots-means-joker = Shows the joker.
bots-means-help = Shows help in { $suit }.
bots-means-no-joker = Denies the joker.
bots-means-no-help = Denies help in any suit.

## The kitty, the joker’s suit, the partners

bots-give-low = Give the { $card }: a low card helps most.
bots-discard-losers = Keep trumps and winners, throw the losers.
bots-discard-void = Throw the losers, and be void in { $suit }.
bots-discard-dangers = Throw the cards most likely to win a trick.
bots-nominate-long = Name { $suit }: the joker heads your long suit.
bots-nominate-guard = Name { $suit }: the joker guards a suit that has no other guard.
bots-nominate-safe = Name { $suit }: there the joker is least likely to be caught.
bots-nominate-none = Name no suit: the joker can then win any trick you can’t follow to.
bots-call-card = Call the { $card }: its holder helps you most.
bots-alone = Play alone: the hand is strong enough.
bots-alone-in-secret = Call the { $card }, which you hold: you play alone and nobody knows.
bots-ask-bidder = Ask { $seat }, who has shown strength in the bidding.
bots-ask-neighbour = Ask { $seat }: any partner is better than none.
bots-ask-two = Ask two partners: the contract is high.

## Leading

bots-draw-trumps = Lead the { $card } and draw trumps: { $count ->
    [one] one is still out
   *[other] { $count } are still out
}.
bots-force-trump = Lead the { $card } to drive out a higher trump.
bots-trump-for-contractor = Lead the { $card }: { $seat } wants trumps drawn.
bots-cash = Lead the { $card }: nothing left can beat it.
bots-lead-likely = Lead the { $card }: it will probably win.
bots-give-ruff = Lead { $suit }: { $seat } can trump it.
bots-return-suit = Lead { $suit } again, the suit { $seat } led.
bots-lead-short = Lead your only card in { $suit }: you can trump the next round.
bots-establish = Lead { $suit }: the suit will give you tricks later.
bots-lead-sequence = Lead the { $card }, top of a sequence, to drive out what is higher.
bots-lead-safe = Lead the { $card }: it gives least away.
bots-lead-joker = Lead the joker and ask for { $suit }.
bots-lead-trumps-left = Only trumps are left: lead the { $card }.

## Following

bots-win-cheaply = Win as cheaply as you can, with the { $card }.
bots-win-surely = Take it with the { $card }: nobody can beat it.
bots-play-high = Play the { $card }: a lower card would not hold the trick.
bots-leave-to-partner = Play low: { $seat } is winning it for your side.
bots-second-low = Play low with the { $card }: others can still take care of this trick.
bots-cannot-win = You can’t win this trick: play the { $card }.
bots-not-worth-it = Play the { $card }: winning would cost more than the trick is worth.
bots-ruff = Trump it with the { $card }.
bots-overruff = Trump higher with the { $card }.
bots-throw-loser = Throw the { $card }: you will not miss it.
bots-play-joker = Now is the time for the joker.

## For and against winning no trick

bots-duck = Stay under with the { $card }.
bots-throw-danger = Throw the { $card } while it can’t win.
bots-lead-to-lose = Lead the { $card }: somebody should have to beat it.
bots-hope-above = Play the { $card } and hope that somebody must go above.
bots-catch-low = Play low, the { $card }: { $seat } may have to go above.
bots-stay-under = Stay under with the { $card }: leave the trick to { $seat }.
bots-shed-high = Get rid of the { $card }: high cards only save { $seat }.
bots-caught = Play the { $card }: { $seat } has to take it.
bots-his-highest = Make { $seat } play the { $card }.

## What a player found who tried his cards and calls in deals that he imagines

bots-search-makes = Play the { $card }: it makes the contract in { $percent }% of the deals you can imagine, the { $other } in { $less }%.
bots-search-defeats = Play the { $card }: it defeats the contract in { $percent }% of the deals you can imagine, the { $other } in { $less }%.
bots-search-better = Play the { $card }: over the deals you can imagine it brings more than the { $other }.
bots-search-bid = Bid { $bid }: it is made in { $percent }% of the deals you can imagine, and brings { $points } points on average.
bots-search-pass = Pass: over the deals you can imagine, every bid brings less.
bots-search-discard = No other discard makes the contract more often: it is made in { $percent }% of the deals you can imagine.
bots-search-choice = Nothing else makes the contract more often: it is made in { $percent }% of the deals you can imagine.
