### The named games in two short sentences each, but for those that are offered first (see terms.ftl).
###
### Both languages have the same keys with the same variables (a test sees to it); see terms.ftl for what every message
### may use.

preset-australian-5-about = The contractor calls a card, and whoever holds it is the secret partner. The whole pack with the joker.
preset-australian-5-open-about = As for five, but misère is played with the cards face up: open for 230, super open for 430.
preset-australian-6-about = Two teams of three, seated alternately. 63 cards, with 11s, 12s and red 13s.
preset-australian-6-two-packs-about = Two teams of three, for when you have no pack with 11s, 12s and 13s. Low cards from a second pack make up the 63.
preset-australian-2-plain-about = Each player has a hand and a row of cards on the table. Every bid is to win tricks.
preset-australian-4-blind-about = The game for four, with misère bid before looking at your cards. Any bid can be played without the kitty.
preset-australian-4-two-jokers-about = The game for four with a second joker. The kitty has four cards.
preset-australian-4-mixed-fours-about = The fours of clubs and hearts instead of the red ones: with trumps, the four of the trump colour is the lowest trump.
preset-new-zealand-4-about = The joker gets no suit, and demands any suit but one you have shown to lack. Bidding and misère as in Australia: our guess.
preset-trickster-australian-4-about = As played at Trickster’s tables, where misère ranks by its value. The bonus for all ten tricks is our guess.
preset-american-2-about = A quick game with the 24 cards of a euchre deck. The widow has four cards.
preset-american-2-dead-about = Dealt as for three, with 33 cards. The third hand stays face down and unknown.
preset-american-4-no-joker-about = Two partnerships and 42 cards. The right bower is the best card, and the widow has two.
preset-american-4-solo-about = Four players, each with their own score. Each hand, three play against the bidder.
preset-american-5-about = The bidder asks one or two players to be partners, or calls a card. The whole deck with the joker.
preset-american-5-call-about = The bidder calls any card, and whoever holds it is the secret partner. The whole deck with the joker.
preset-american-nullo-about = The game for four with one more bid. Nullo, to lose every trick, is worth 250.
preset-american-1000-about = The cards in your tricks score too, on top of contracts and tricks. Played to 1000.
preset-american-1500-about = The cards in your tricks score too, on top of contracts and tricks. Played to 1500.
preset-american-4-team-about = The game for four with nullo, nullo without the widow, and double nullo for both partners. How double nullo is played is our guess.
preset-american-4-four-hands-about = The game for four, over after four hands. The highest score wins.
preset-minnesota-4-about = A widow of five, and bids of six that only tell your partner something. A player’s account, likely what Minnesota plays.
preset-st-paul-4-about = A widow of five, and the first jack turned up finds the dealer. St Paul’s own bidding and scores aren’t known to us.
preset-trickster-american-4-about = As played at Trickster’s tables, with inkles and nullo at any time. Who wins when both pass 500 is our guess.
preset-quebec-4-club-about = With nullo, bids that take the whole game, and Chicago. A win against zero counts double.
preset-quebec-4-misere-about = The game for four with misères worth 500 and 1000. In which order the bids rank is our guess.
preset-bijou-2-about = 24 cards without a joker. Each player has a widow of two.
preset-bijou-3-about = 32 cards without a joker. The widow has two cards.
preset-bijou-4-about = Two partnerships, 44 cards without a joker. The widow has four cards.
preset-bijou-5-about = 52 cards without a joker, two in the widow. The bidder finds a partner by calling a card.
preset-bijou-6-about = Two teams of three, 60 cards without a joker. There is no widow.
preset-rummy-500-about = Meld and lay off your way to 500. You can take deep from the discard pile, and call Rummy! for what others overlook.
preset-rummy-500-no-jokers-about = As it was first played, with 52 cards. No card replaces another.
preset-rummy-500-five-ten-fifteen-about = Twos to nines are worth 5, tens to kings 10, aces and jokers 15. Quicker to add up.
preset-rummy-500-always-meld-about = You can take even a single discard only if you put it on the table. Otherwise you draw from the stock.
preset-rummy-500-new-meld-about = The deepest card you take from the discard pile must go into a new meld. Laying it off isn’t enough.
preset-rummy-500-books-about = Whatever you take from the discard pile must go on the table. Nobody calls Rummy!
preset-rummy-500-last-discard-about = You can call Rummy! only for the card just discarded. The caller lays it off, and the game continues as before.
preset-rummy-500-no-calls-about = What others overlook stays in the discard pile. A quieter game, good for beginners.
preset-rummy-500-strict-out-about = You go out only by discarding your last card. Keep one back when you meld.
preset-rummy-500-floating-about = If you meld all your cards you float, until someone’s last discard ends the hand. Several players can float at once.
preset-rummy-500-unplayable-about = As with floating, but the last discard must be a card that fits no meld on the table.
preset-rummy-500-unplayable-call-about = As with floating, but you can call Rummy! for a last discard that fits a meld. Then the hand continues.
preset-rummy-500-must-go-out-about = Having 500 isn’t enough. You win only in a hand in which you go out yourself.
preset-rummy-200-about = A short game with one joker, which is worth as much on the table as the card it stands for.
preset-rummy-500-two-tens-about = Without jokers; two players get ten cards each. Whatever you take from the discard pile must go on the table.
preset-rummy-500-low-ace-about = One pack for up to six. The ace is low in runs and worth 15, you go out with a discard, and the hand ends with the stock.
preset-partnership-rummy-500-about = Two against two, without jokers. Partners sit opposite each other and add up what they score.
preset-michigan-rummy-about = Ten cards and no jokers. The first player has eleven and begins without a draw; whoever goes out deals next; an ace is 15.
preset-persian-rummy-about = Two against two. Four jokers go in sets of jokers only, four of a kind at once count double, and the game is two hands.
