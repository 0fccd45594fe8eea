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

bots-only-choice = It’s the only card you can play.
bots-any-will-do = Any of these will do.

## The auction

bots-bid-makes = Bid { $bid }: you can expect about { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}.
bots-bid-instead = Bid { $bid }: it should bring much more than { $seat }’s { $over }.
bots-bid-raise = Raise { $seat } to { $bid }: together you can expect about { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}.
bots-bid-over = Bid { $bid }, over your opponents: you can expect about { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}.
bots-bid-sacrifice = Bid { $bid }: you may go down, but letting your opponents play costs more.
bots-bid-misere = Bid { $bid }: your cards look low enough to lose every trick.
bots-bid-blind = Bid { $bid }: nothing less can turn the game around.
bots-bid-partie = Bid { $bid }: this hand may well take all ten tricks and the game.
bots-bid-sans-kitty = Bid { $bid }: your hand looks strong enough without the { kitty }.
bots-show-joker = Bid { $bid }: by agreement this shows the joker.
bots-show-help = Bid { $bid }: by agreement this promises help in { $suit }.
bots-message = Say { $bid }: too little for a bid that counts, but your partner should know of it.
bots-pass-weak = Pass: your hand is too weak to bid.
bots-pass-partner = Pass: { $seat }’s bid of { $bid } is good as it is.
bots-pass-defend = Pass: you’re better off playing against { $bid } than bidding higher.
bots-pass-own = Pass: { $bid } is your own bid.
bots-look = Look at your cards: you’re not far enough behind to bid blind.

## The kitty, the joker’s suit, the partners

bots-give-low = Give the { $card }: the lower, the better.
bots-discard-losers = Keep trumps and winners, and discard the losers.
bots-discard-void = Discard losers until you have no { $suit } left.
bots-discard-dangers = Discard the cards most likely to win a trick.
bots-give-dangers = Give the cards most likely to win a trick: your partner can discard as many.
bots-nominate-long = Choose { $suit }: the joker heads your long suit.
bots-nominate-guard = Choose { $suit }: the joker protects a suit that has no other protection.
bots-nominate-safe = Choose { $suit }: there the joker is least likely to win a trick.
bots-nominate-none-low = Choose no suit: the joker, the lowest card, can then go on any trick you can’t follow.
bots-nominate-none = Choose no suit: the joker can then win any trick you can’t follow.
bots-call-card = Call the { $card }: whoever has it can help you most.
bots-alone = Play alone: your hand is strong enough.
bots-alone-in-secret = Call the { $card }, which is yours: you play alone and nobody knows.
bots-ask-bidder = Ask { $seat }: their bidding showed strength.
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
bots-lead-likely = Lead the { $card }: it wins in about { $percent }% of possible deals.
bots-give-ruff = Lead { $suit }: { $seat } has none left, and may be able to trump it.
bots-return-suit = Lead { $suit } again: { $seat } led it.
bots-lead-short = Lead your only card in { $suit }: you can trump the next round.
bots-establish = Lead { $suit }: it should give you tricks later.
bots-lead-sequence = Lead the { $card }, top of a sequence, to drive out higher cards.
bots-lead-safe = Lead the { $card }: it gives the least away.
bots-lead-joker = Lead the joker and ask for { $suit }.
bots-lead-trumps-left = Only trumps are left: lead the { $card }.

## Following

bots-win-cheaply = Win as cheaply as you can, with the { $card }.
bots-win-surely = Take it with the { $card }: no one can beat that.
bots-play-high = Play the { $card }: a lower card wouldn’t be enough.
bots-leave-to-partner = No need to win this trick: { $seat } is winning it for your side.
bots-second-low = Play the { $card }: others can still take care of this trick.
bots-cannot-win = You can’t win this trick: play the { $card }.
bots-not-worth-it = Play the { $card }: winning costs more than the trick is worth.
bots-ruff = Trump it with the { $card }.
bots-overruff = Over-trump with the { $card }.
bots-throw-loser = Throw off the { $card }: you won’t miss it.
bots-play-joker = Now is the time for the joker.

## For and against winning no trick

bots-duck = Play under, with the { $card }.
bots-throw-danger = Throw off the { $card } while it can’t win.
bots-lead-to-lose = Lead the { $card }: someone should have to beat it.
bots-hope-above = Play the { $card } and hope someone has to beat it.
bots-catch-low = Play the { $card }: { $seat } may have to beat it.
bots-stay-under = Play under, with the { $card }: leave the trick to { $seat }.
bots-shed-high = Get rid of the { $card }: high cards only save { $seat }.
bots-caught = Play the { $card }: { $seat } has to take it.
bots-his-highest = Make { $seat } play the { $card }.

## What a bot found by trying cards and bids in deals that could be

bots-search-makes = Play the { $card }: it makes the contract in { $percent }% of possible deals, the { $other } in { $less }%.
bots-search-defeats = Play the { $card }: it defeats the contract in { $percent }% of possible deals, the { $other } in { $less }%.
bots-search-better = Play the { $card }: on average it’s worth more than the { $other }.
bots-search-even = Play the { $card }: the { $other } is about as good.
bots-search-bid = Bid { $bid }: it’s made in { $percent }% of possible deals, and is worth { $points } points on average.
# A tie: no difference can be seen in the deals looked at. $other is another bid.
bots-search-bid-or = Bid { $bid }: it’s made in { $percent }% of possible deals. Bidding { $other } is about as good.
bots-search-bid-or-pass = Bid { $bid }: it’s made in { $percent }% of possible deals. Passing is about as good.
# $seat is an opponent, and $over their bid.
bots-search-sacrifice = Bid { $bid } as a sacrifice: it’s made in only { $percent }% of possible deals, but going down costs less than { $seat }’s { $over }.
bots-search-stop = Bid { $bid }, so that { $seat } doesn’t win the game with { $over }: it’s made in { $percent }% of possible deals.
bots-search-instead = Bid { $bid }: it’s made in { $percent }% of possible deals, and brings { $points } points more than { $seat }’s { $over } or a raise.
bots-search-pass = Pass: on average every bid is worth less.
bots-search-pass-or = Pass: bidding { $other } is about as good.
bots-search-discard = No other discard makes the contract more often: { $percent }% of possible deals.
# $percent is from 0 to 5.
bots-search-hopeless = This contract is as good as lost whatever you choose: it’s made in { $percent ->
    [0] hardly any of the possible deals
   *[other] { $percent }% of possible deals
}.
bots-search-choice = Nothing else makes the contract more often: { $percent }% of possible deals.
