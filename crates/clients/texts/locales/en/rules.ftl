### The rule sheet.
###
### Both languages have the same keys with the same variables (a test sees to it). Besides its own variables every
### message may use $country (au, us, qc), $nil (misere, nullo: the word of the table for such contracts) and
### $jokers (0, 1, 2), and refer to the words of terms.ftl: { kitty }, { no-trumps }, { contractor }, { misere-word }.
### Card names come without an article: "the { $card }". In French the functions LE($card) "l’as de pique",
### DU($card) "du roi de pique", DE($name) "d’Ann" and QUE($name) "qu’Ann" elide; CAP($text) capitalises.

## The sheet

sheet-players = Players and cards
sheet-deal = The deal
sheet-bidding = The bidding
sheet-kitty = The { kitty }
sheet-play = The play
sheet-joker = { $jokers ->
    [2] The jokers
   *[other] The joker
}
sheet-partners = Choosing partners
sheet-scoring = The score
sheet-end = The end of the game
sheet-seeing = What you may look at

## Players and cards

rule-players-2 = A game for two.
rule-players-3 = A game for three.
rule-players-4 = A game for four.
rule-players-5 = A game for five.
rule-players-6 = A game for six.
rule-sides-partners = There are two partnerships, and partners sit opposite each other.
rule-sides-trios = There are two teams of three, and your { neighbours } on both sides are opponents.
rule-sides-three_pairs = There are three pairs, and partners sit opposite each other.
rule-sides-solo = { $players ->
    [2] You play against each other.
   *[other] Everyone has a score of their own. In each hand the { contractor } plays alone against all the others, who are allies for that hand only.
}
rule-sides-chosen = Everyone has a score of their own. In each hand the { contractor } may choose partners, and the rest play against them.
rule-layout-hands = Everyone has a hand of ten cards.
rule-layout-rows = Each of you plays from two hands of ten cards: one in your hand, and a row on the table of five cards face down, each with another card face up on it.
rule-layout-dead_hand = Everyone has a hand of ten cards. A third hand is dealt, stays face down, and is out of play.
sheet-guessed = Not everything about this game is known for sure: what nobody has told is played as in the game it comes from.

rule-pack-24 = The { pack } has 24 cards: nines and up, no joker.
rule-pack-32 = The { pack } has 32 cards: sevens and up, no joker.
rule-pack-33 = The { pack } has 33 cards: sevens and up, and the joker.
rule-pack-42 = The { pack } has 42 cards: fours and up in the red suits, fives and up in the black suits, no joker.
rule-pack-43 = The { pack } has 43 cards: fours and up in the red suits, fives and up in the black suits, and the joker.
rule-pack-44 = The { pack } has 44 cards: fours and up, no joker.
rule-pack-45 = The { pack } has 45 cards: fours and up, and the joker.
rule-pack-46 = The { pack } has 46 cards: fours and up, and two jokers, a white one and a { colour }ed one.
rule-pack-52 = The { pack } has the usual 52 cards, no joker.
rule-pack-53 = The { pack } has 53 cards: the usual 52 and the joker.
rule-pack-60 = The { pack } has 60 cards: the usual 52, an 11 and a 12 in each suit, no joker.
rule-pack-61 = The { pack } has 61 cards: the usual 52, an 11 and a 12 in each suit, and the joker.
rule-pack-62 = The { pack } has 62 cards: the usual 52, an 11 and a 12 in each suit, a 13 in the red suits, no joker.
rule-pack-63 = The { pack } has 63 cards: the usual 52, an 11 and a 12 in each suit, a 13 in the red suits, and the joker.
rule-pack-63-doubled = The { pack } has 63 cards: the usual 52, the joker, and a second copy of every two and three and of the red fours. If two identical cards meet in a trick, the one played first ranks higher.
rule-pack-64 = The { pack } has 64 cards: the usual 52, an 11, a 12 and a 13 in each suit, no joker.
rule-pack-65 = The { pack } has 65 cards: the usual 52, an 11, a 12 and a 13 in each suit, and the joker.
rule-pack-66 = The { pack } has 66 cards: the usual 52, an 11, a 12 and a 13 in each suit, and two jokers, a white one and a { colour }ed one.
rule-pack-44-jokers = The { pack } has 44 cards: fours and up in the red suits, fives and up in the black suits, and two jokers, a white one and a { colour }ed one.
rule-pack-43-mixed-fours = The { pack } has 43 cards: fives and up in each suit, the fours of clubs and hearts, and the joker. With a trump suit, the four of its { colour } is the lowest trump, also where it is of the other suit.

sheet-rank-trumps = Trumps rank, from the top: { $jokers ->
    [0] { "" }
    [1] joker,{ " " }
   *[other] white joker, { colour }ed joker,{ " " }
}right bower (the jack of trumps), left bower (the other jack of the same { colour }), ace, king, queen, { $high ->
    [none] { "" }
    [to-twelve] 12, 11,{ " " }
    [red-thirteen] 13 (red suits only), 12, 11,{ " " }
   *[to-thirteen] 13, 12, 11,{ " " }
}10 and so on down. The left bower counts as a trump in every way.
sheet-rank-plain = The other suits, and all suits when there is no trump suit, rank ace, king, queen, jack, 10 and so on down.
rule-high_numbers-below_jack = The other suits, and all suits when there is no trump suit, rank ace, king, queen, jack, then { $high ->
    [to-twelve] 12, 11
    [red-thirteen] 13 (red suits only), 12, 11
   *[to-thirteen] 13, 12, 11
}, 10 and so on down.
rule-high_numbers-above_jack = The other suits, and all suits when there is no trump suit, rank ace, king, queen, then { $high ->
    [to-twelve] 12, 11
    [red-thirteen] 13 (red suits only), 12, 11
   *[to-thirteen] 13, 12, 11
}, jack, 10 and so on down. In the suit the left bower has left, they still follow the queen.

## The deal

rule-first_dealer-random = The first dealer is chosen at random.
rule-first_dealer-lowest_draw = Everyone draws a card, not one of the four at either end, and the player with the lowest deals first: kings are high, aces rank below the number cards, jokers are lowest of all, and ties draw again.{ $sides ->
    [partners] { " " }The two highest cards play against the two lowest, and the player with the lowest chooses seats.
    [trios] { " " }The three highest cards play against the three lowest, and the player with the lowest chooses seats.
    [three_pairs] { " " }The two highest cards are one pair, the next two the second, the two lowest the third, and the player with the lowest chooses seats.
   *[other] { "" }
}
rule-first_dealer-first_jack = The shuffled { pack } is turned up a card at a time, one to each player in turn, and whoever gets the first jack deals first.
sheet-cut = { $players ->
    [2] The dealer’s opponent cuts
   *[other] The player on the dealer’s right cuts
}{ $deal ->
    [australian] .
   *[other] , leaving at least four cards in each packet.
}
rule-deal_pattern-australian = The cards are dealt in packets: { $packets }.
rule-deal_pattern-american = The cards are dealt in packets: { $packets }.
rule-deal_pattern-minnesota = The cards are dealt in packets: { $packets }.
rule-deal_pattern-quebec = The cards are dealt in packets: { $packets }.
packet-each = { number } to each player
packet-each-dead = { number } to each player and to the dead hand
packet-kitty = { number } to the { kitty }
packet-kitties = { number } to each { kitty }
packet-down = { number } face down in front of each of you, to begin { $n ->
    [one] a pile
   *[other] { number } piles
}
packet-australian-second = four to each row, two of them face down for the last two piles and two face up on the first two
packet-up-last = three face up on the last three piles of each row
packet-row-down = five face down to each row
packet-row-up = five face up on the piles of each row
sheet-dead-order = The dead hand is dealt between the dealer’s opponent and the dealer.
sheet-opponent-first = The dealer’s opponent always gets cards first.
sheet-left-over = { $left ->
    [0] No cards are left over, so there is no { kitty }.
    [one] The card left over is the { kitty }.
   *[other] The { number } cards left over are the { kitty }.
}
rule-own_kitty-on = Each of you has a { kitty } of { number } { $left ->
    [one] card
   *[other] cards
}.
rule-own_kitty-off = There is one { kitty } for all.
sheet-next-dealer = After every hand the deal passes to the { $players ->
    [2] other player
   *[other] left
}{ $redeal ->
    [same] .
   *[other] , even when everyone has passed.
}
rule-redeal_by-next = After a hand that was thrown in, the next dealer deals.
rule-redeal_by-same = After a hand that was thrown in, the same dealer deals again.

## The bidding

sheet-first-bidder = { $players ->
    [2] The dealer’s opponent bids first.
   *[other] The player on the dealer’s left bids first, then clockwise.
} Bid higher than the last bid, or pass.
rule-auction-until_passed = { $after-pass ->
    [never] The bidding goes round until all but one have passed; once you pass, you’re out.
   *[other] The bidding goes round until all but one have passed.
}
rule-auction-one_round = Everyone has one turn to bid.
rule-set_penalty-none = A { contractor } who goes down bids in the next hand like anyone.
rule-set_penalty-silent = A { contractor } who goes down makes no call in the next hand: their turns to bid are skipped. A partner may bid.
rule-set_penalty-silent_by_four = A { contractor } who goes down by more than three tricks{ $zero ->
    [yes] , or wins more than three in { $nil ->
        [nullo] a nullo
       *[other] a misère
    },
   *[no] { "" }
} makes no call in the next hand: their turns to bid are skipped. A partner may bid.
rule-own_raise-no = When everyone else has passed, the bidding is over: you can’t raise your own bid.
rule-own_raise-yes = When everyone else has passed, the highest bidder may raise the bid once more.
rule-own_raise-reopen = When everyone else has passed, the highest bidder may raise the bid once more; a raise in another suit lets everyone bid again.
rule-bid_after_pass-never = Once you pass, you’re out.
rule-bid_after_pass-suit_change = When a player bids again in another suit than in their own last bid, everyone who has passed may bid again.
rule-bid_after_pass-always = A pass holds only until the next bid: after it, everyone may bid again.
sheet-bids = A bid names { $six ->
    [off] seven
   *[other] six
} to ten tricks and a suit or { no-trumps }. For the same number of tricks, spades are lowest, then clubs, diamonds, hearts and { no-trumps }. The highest bid is the contract, and its suit is trumps; the player who made it is the { contractor }.
rule-six_bids-bids = You can bid six tricks.
rule-six_bids-off = You can’t bid six tricks: seven spades is the lowest bid.
rule-six_bids-inkle = A bid of six is an inkle, a mere message to your side: if nobody bids higher, it counts as if everyone had passed.
rule-six_bids-inkle_early = A bid of six is an inkle, a mere message to your side: if nobody bids higher, it counts as if everyone had passed. You can say one only while a partner is still to bid.
rule-all_pass-redeal = If everyone passes, the hand is thrown in and nobody scores.
rule-all_pass-no_trump_tricks = If everyone passes, the hand is played in { no-trumps } with no { contractor }. { $left ->
    [0] { "" }
   *[other] The { kitty } stays out of play.{ " " }
}{ $players ->
    [2] The dealer’s opponent leads
   *[other] The player on the dealer’s left leads
}, and each trick is worth 10 to the { $sides ->
    [solo] player
    [chosen] player
   *[other] side
} that wins it.
rule-idle_kitty-hidden = The { kitty } of such a hand stays hidden.
rule-idle_kitty-shown = The { kitty } of such a hand is shown to everyone before the first lead.
sheet-no-misere = There is no bid to lose all the tricks.
rule-misere-off = Misère is not played.
rule-misere-after_seven = Misère is a bid to lose every trick. You can bid it only after someone has bid seven in the same bidding.
rule-misere-any_time = Misère is a bid to lose every trick. You can bid it at any time over a lower bid, or as the first bid.
rule-misere_rank-above_sevens = It beats every bid of seven, and every bid of eight beats it.
rule-misere_rank-by_value = It ranks between { $misere-values ->
    [doubled] ten diamonds and ten hearts.
   *[standard] eight spades and eight clubs.
}
rule-open_misere-off = Open misère is not played.
rule-open_misere-500 = Open misère, worth { $misere-values ->
    [doubled] 1000
   *[standard] 500
}, is a misère with your cards face up on the table{ $open-shown ->
    [before_lead] { "" }
   *[after_first_trick] { " " }after the first trick
}.{ $open-call ->
    [after_eight] { $open-rank ->
        [usual] { " " }It ranks between ten diamonds and ten hearts.
        [highest] { " " }It ranks above ten { no-trumps }.
       *[other] { "" }
    }
   *[any_time] { $open-rank ->
        [usual] { " " }You can bid it at any time; it ranks between ten diamonds and ten hearts.
        [highest] { " " }You can bid it at any time; it ranks above ten { no-trumps }.
       *[other] { " " }You can bid it at any time.
    }
}
rule-open_misere-230 = Open misère, worth 230, is a misère with your cards face up on the table{ $open-shown ->
    [before_lead] { "" }
   *[after_first_trick] { " " }after the first trick
}. You can bid it at any time; it ranks between seven { no-trumps } and eight spades.
rule-open_misere_call-any_time = You can bid open misère at any time.
rule-open_misere_call-after_eight = You can bid open misère only after someone has bid eight or more in the same bidding.
rule-open_misere_rank-by_value = Open misère ranks { $open-rank ->
    [highest] above ten { no-trumps }.
   *[other] between ten diamonds and ten hearts.
}
rule-open_misere_rank-above_eights = Open misère ranks between eight { no-trumps } and nine spades.
rule-open_misere_rank-below_tens = Open misère ranks just below ten spades.
rule-open_misere_rank-above_ten_hearts = Open misère ranks between ten hearts and ten { no-trumps }.
rule-open_misere_rank-top = Open misère ranks above ten { no-trumps }.
rule-open_misere_shown-after_first_trick = The cards of an open misère are shown after the first trick.
rule-open_misere_shown-before_lead = The cards of an open misère are shown before the first lead.
rule-misere_values-standard = The misères have their usual values.
rule-misere_values-doubled = The misères are worth twice as much as usual: 500 instead of 250, and 1000 instead of 500.
rule-super_open_misere-off = Super open misère is not played.
rule-super_open_misere-on = Super open misère, worth 430, is a misère with your cards face up from before the first lead, and { $players ->
    [2] your opponent
   *[other] the opponent on your left
} plays them for you. It ranks between nine { no-trumps } and ten spades.
rule-blind_misere-off = Blind misère is not played.
rule-blind_misere-on = Your cards stay face down until your first turn to bid. You may then bid blind misère, worth { $misere-values ->
    [doubled] 1000
   *[standard] 500
}, or look and bid as usual. It ranks { $misere-values ->
    [doubled] above every other bid
   *[standard] between ten diamonds and ten hearts
}{ $open-misere ->
    [500] , just above open misère
   *[other] { "" }
}. The { contractor } then looks and plays it as a closed misère.
rule-blind_misere-1000 = Your cards stay face down until your first turn to bid. You may then bid blind misère, worth 1000, or look and bid as usual. It ranks above every other bid. The { contractor } then looks and plays it as a closed misère.
rule-nullo-off = Nullo is not played.
rule-nullo-american = Nullo is a bid to lose every trick, worth 250. It ranks between eight spades and eight clubs.
rule-nullo-quebec = Nullo is a bid to lose every trick, worth 500. It equals ten hearts: neither can be bid over the other.
rule-double_nullo-off = Double nullo is not played.
rule-double_nullo-after_partner = Double nullo is a bid that neither you nor your partner wins a trick, worth 500. It ranks between ten diamonds and ten hearts. You can bid it only after your partner has bid { $nil ->
    [nullo] nullo
   *[misere] misère or nullo
}.
rule-double_nullo-any_time = Double nullo is a bid that neither you nor your partner wins a trick, worth 500. It ranks between ten diamonds and ten hearts.
rule-sans_kitty-off = You can’t bid without the { kitty }.
rule-sans_kitty-same = Any bid { $nullo ->
    [quebec] except nullo { "" }
   *[other] { "" }
}can be made without the { kitty }. It beats the same bid with the { kitty } and is worth the same.
rule-sans_kitty-double = Any bid { $nullo ->
    [quebec] except nullo { "" }
   *[other] { "" }
}can be made without the { kitty }. It beats the same bid with the { kitty } and is worth twice as much.
rule-sans_kitty-nullo_500 = Nullo can be made without the { kitty }: it is then worth 500, and ranks between ten diamonds and ten hearts.
rule-partie-off = You can’t bid to take the game.
rule-partie-on = You may also take the game, in a suit or in { no-trumps }: you bid all ten tricks for the whole game. It beats the same ten tricks bid the ordinary way.

table-tricks = Tricks
table-between = above { $below }, below { $above }
table-equal = equal to { $equal }
table-top = above { $below }

## The kitty

sheet-take-kitty = The { contractor } picks up the { kitty } { $kitty-view ->
    [shown] after everyone has seen it
   *[other] without showing it
}, then discards the same number of cards face down. They can be any cards.
sheet-take-kitty-rows = The { contractor } picks up the { kitty } { $kitty-view ->
    [shown] after everyone has seen it
   *[other] without showing it
}, then discards the same number of cards face down from the hand. The row stays as it is.
sheet-take-own-kitty = The { contractor } picks up their own { kitty } { $kitty-view ->
    [shown] after everyone has seen it
   *[other] without showing it
}, then discards the same number of cards face down. The other { kitty } stays out of play.
rule-kitty_view-hidden = Nobody else sees the { kitty }.
rule-kitty_view-shown = Before the { contractor } picks it up, the { kitty } is turned face up. The discards stay hidden.
sheet-leave-kitty = After a bid without the { kitty } it stays face down, and nobody discards.
sheet-nullo-gift = In a nullo nobody touches the { kitty }. The { contractor }’s partner gives the { contractor } one card face down, and the { contractor } then discards one card, which may be the same one.
sheet-double-nullo-gift = In a double nullo the { contractor } picks up the { kitty } and gives as many cards to their partner, face down. The partner then discards as many. Nobody sits out.

## The play

sheet-leads = The { contractor } leads to the first trick, and the winner of each trick leads to the next.
rule-first_lead-contractor = The { contractor } leads to the first trick.
rule-first_lead-eldest = { $layout ->
    [rows] A trick has four cards, one from each hand and one from each row. The dealer’s opponent leads to the first trick from the hand; then come the dealer’s hand, the opponent’s row and the dealer’s row.
   *[other] { $players ->
        [2] The dealer’s opponent leads
       *[other] The player on the dealer’s left, or the next who takes part, leads
    } to the first trick, and the winner of each trick leads to the next.
}
sheet-follow = Follow suit if you can; if you can’t, play any card. You never have to trump or to win. The highest trump wins the trick; if there is none, the highest card of the suit led.
sheet-rows-order = A trick has four cards, one from each hand and one from each row. The { contractor } leads to the first trick from the hand; then come the opponent’s hand, the { contractor }’s row and the opponent’s row.
sheet-rows-next = The winner leads to the next trick from where the winning card came, hand or row; the opponent follows from the same place, then the two other places play in the same order. Hand and row each follow suit on their own.
rule-row_flip-end_of_trick = When a card is played from the row, the card under it is turned up at the end of the trick.
rule-row_flip-at_once = When a card is played from the row, the card under it is turned up at once, but can’t be played until the next trick.
sheet-misere-play = { $nil ->
    [nullo] A nullo
   *[other] A misère
} is played without trumps, and it is lost as soon as the { contractor } wins a trick.{ $sides ->
    [partners] { " " }The { contractor }’s partner puts their cards down and sits the hand out.
    [trios] { " " }The { contractor }’s partners put their cards down and sit the hand out.
    [three_pairs] { " " }The { contractor }’s partner puts their cards down and sits the hand out.
   *[other] { "" }
}{ $layout ->
    [rows] { " " }The rows play too: a trick won by the { contractor }’s row counts.
   *[other] { "" }
}

## The joker

sheet-joker-trumps = { $jokers ->
    [2] With a trump suit, the jokers are the two highest trumps, the white one above the { colour }ed one. If a joker is led, everyone must follow with trumps if they can.
   *[other] With a trump suit, the joker is the highest trump. If it’s led, everyone must follow with trumps if they can.
}
sheet-joker-free = { $jokers ->
    [2] Without trumps a joker has no suit: it wins the trick, the white one over the { colour }ed one, but you can’t play it while you can follow suit.
   *[other] Without trumps the joker has no suit: it wins the trick, but you can’t play it while you can follow suit.
}
sheet-joker-free-named = { $jokers ->
    [2] A joker without a suit wins the trick, the white one over the { colour }ed one, but you can’t play it while you can follow suit.
   *[other] A joker without a suit wins the trick, but you can’t play it while you can follow suit.
}
rule-joker_nomination-on = { $jokers ->
    [2] Without trumps, a { contractor } who has a joker may choose a suit for it before the first lead: it is then the highest card of that suit. The chosen suit covers both jokers.
   *[other] Without trumps, a { contractor } who has the joker may choose a suit for it before the first lead: it is then the highest card of that suit.
}
rule-joker_nomination-off = The { contractor } can’t choose a suit for the joker before the first lead.
sheet-joker-void = If you can’t follow suit, you may play it or any other card.
rule-joker_in_misere-must = If you can’t follow suit, you may play it or any other card; but in { $nil ->
    [nullo] a nullo
   *[other] a misère
} you must play it.
rule-joker_in_misere-may = If you can’t follow suit, you may play it or any other card, in { $nil ->
    [nullo] a nullo
   *[other] a misère
} too.
rule-misere_joker-high = In { $nil ->
    [nullo] a nullo
   *[other] a misère
} it is the highest card, too.
rule-misere_joker-low = In { $nil ->
    [nullo] a nullo
   *[other] a misère
} { $jokers ->
    [2] a joker ranks below every other card: if it is led, the highest card of the suit named wins, and it wins only if nobody plays that suit or the white joker. Led without a suit, it leaves that to the next card: the others must follow its suit. A joker whose suit was chosen is the lowest card of that suit.
   *[other] the joker ranks below every other card: if it is led, the highest card of the suit named wins, and the joker only if nobody plays that suit. Led without a suit, it leaves that to the next card: the others must follow its suit. If its suit was chosen, it is the lowest card of that suit.
}
rule-joker_follow-void_only = Even to the first trick of a suit, you can’t play it while you can follow.
rule-joker_follow-first_round = There is one exception: at { no-trumps }, to the first trick in which a suit is led, you may play it although you can follow.
rule-joker_lead-unled = To lead it, name a suit that hasn’t been led in this hand: the others must follow that suit. Once every suit has been led, you can lead it only to the last trick, or if you have nothing else to lead.
rule-joker_lead-contractor_led = To lead it, name a suit that the { contractor } has led in this hand: the others must follow that suit. Before the { contractor } has led a suit you can’t lead it, unless you have nothing else to lead.
rule-joker_lead-any = To lead it, name any suit: the others must follow that suit.
rule-joker_lead-last_trick_only = You can lead it only to the last trick, or if you have nothing else to lead; the others then play what they like.
rule-joker_lead-not_void = To lead it, name any suit that you haven’t failed to follow in this hand: the others must follow that suit. With no such suit left, you can lead it only if you have nothing else to lead; the others then play what they like.

## Choosing partners

rule-partner_choice-call_card = After the discard the { contractor } calls a card (whoever has it is the partner) or plays alone.
rule-partner_choice-name_player = After the discard the { contractor } names a player as partner, or plays alone.
rule-partner_choice-by_level = After the discard the { contractor } asks one player to be partner, or from eight tricks up one or two, or plays alone. Nobody can refuse.
rule-partner_choice-by_level_or_call = After the discard the { contractor } asks one player to be partner, or from eight tricks up one or two, and nobody can refuse; or calls a card (whoever has it is the partner); or plays alone.
rule-callable-not_joker_or_bower = { $jokers ->
    [0] You can’t call a bower; without trumps, you can call any card.
   *[other] You can’t call a joker or a bower; without trumps, you can call any card but a joker.
}
rule-callable-no_trumps = { $jokers ->
    [0] You can’t call a trump.
   *[other] You can’t call a trump or a joker.
}
rule-callable-not_joker = { $jokers ->
    [0] You can call any card.
   *[other] You can call any card but a joker.
}
rule-callable-any = You can call any card.
rule-secret_alone-off = The { contractor } can’t call a card from their own hand or discards.
rule-secret_alone-on = The { contractor } may call a card from their own hand or discards, and so play alone without anyone knowing.
rule-partner_reveal-on_play = Whoever has the called card keeps quiet: the card gives the partner away when it is played.
rule-partner_reveal-at_once = Whoever has the called card says so at once.
rule-partner_share-half = The { contractor } and each partner score, or lose, half the value; a { contractor } who plays alone, the whole value.
rule-partner_share-full = The { contractor } and each partner score, or lose, the whole value.
sheet-misere-alone = { $nil ->
    [nullo] A nullo
   *[other] A misère
} is always played alone.

## The score

sheet-made = { $sides ->
    [solo] A { contractor } who wins at least the tricks bid scores the value of the contract. Extra tricks score nothing more.
    [chosen] If the { contractor } and partners win at least the tricks bid, they score the value of the contract. Extra tricks score nothing more.
   *[other] A side that wins at least the tricks it bid scores the value of the contract. Extra tricks score nothing more.
}
rule-failure-lose_value = { $sides ->
    [solo] A { contractor } who goes down loses the value.
    [chosen] If they go down, they lose the value.
   *[other] If it goes down, it loses the value.
}
rule-failure-opponents_score = { $sides ->
    [solo] { $players ->
        [2] If the { contractor } goes down, the opponent scores the value.
       *[other] If the { contractor } goes down, each opponent scores the whole value.
    }
    [chosen] If they go down, each opponent scores the whole value.
   *[other] If it goes down, the opponents score the value.
}
rule-slam-none = Winning all ten tricks earns nothing extra.
rule-slam-at_least_250 = Winning all ten tricks scores 250 if the contract is worth less.
rule-slam-as_ten = Winning all ten tricks scores as ten tricks in the same suit if the contract is worth less than 250.
rule-defender_tricks-10 = { $sides ->
    [solo] { $players ->
        [2] The opponent scores 10 for each trick they win
       *[other] Each opponent scores 10 for each trick they win themselves
    }
    [chosen] Each opponent scores 10 for each trick they win themselves
   *[other] The opponents score 10 for each trick they win
}, whether the contract is made or not.
rule-defender_tricks-0 = { $players ->
    [2] The opponent scores
   *[other] The opponents score
} nothing for tricks.
rule-defender_tricks-if_set = { $sides ->
    [solo] { $players ->
        [2] The opponent scores 10 for each trick they win
       *[other] Each opponent scores 10 for each trick they win themselves
    }
    [chosen] Each opponent scores 10 for each trick they win themselves
   *[other] The opponents score 10 for each trick they win
}, but only if the contract goes down.
sheet-misere-score = { $nil ->
    [nullo] A nullo
   *[other] A misère
} scores its value if the { contractor } wins no trick; { $failure ->
    [lose_value] otherwise it costs the value.
   *[opponents_score] { $sides ->
        [solo] { $players ->
            [2] otherwise the opponent scores the value.
           *[other] otherwise each opponent scores the value.
        }
        [chosen] otherwise each opponent scores the value.
       *[other] otherwise the opponents score the value.
    }
}
rule-misere_defender_tricks-0 = Against { $nil ->
    [nullo] a nullo
   *[other] a misère
} tricks score nothing.
rule-misere_defender_tricks-10 = Against { $nil ->
    [nullo] a nullo
   *[other] a misère
} too, each trick scores 10.
rule-defender_limit-none = Tricks against a { contractor } always count.
rule-defender_limit-freeze_490 = A { $sides ->
    [solo] player
    [chosen] player
   *[other] side
} that starts a hand with 490 or more scores nothing for tricks won against a { contractor }.
rule-defender_limit-freeze_480 = A { $sides ->
    [solo] player
    [chosen] player
   *[other] side
} that starts a hand with 480 or more scores nothing for tricks won against a { contractor }.
rule-defender_limit-freeze_400 = A { $sides ->
    [solo] player
    [chosen] player
   *[other] side
} that starts a hand with 400 or more scores nothing for tricks won against a { contractor }.
rule-defender_limit-cap_400 = Points for tricks against a { contractor } can’t lift a score above 400.
rule-defender_limit-cap_460 = Points for tricks against a { contractor } can’t lift a score above 460.
rule-defender_limit-cap_490 = Points for tricks against a { contractor } can’t lift a score above 490.
rule-card_points-off = The cards in the tricks are worth nothing.
rule-card_points-on = The cards in the tricks count too{ $zero ->
    [yes] , but not in { $nil ->
        [nullo] a nullo
       *[other] a misère
    }
   *[no] { "" }
}: 1 for an ace, 10 for a king, queen, jack{ $high ->
    [none] { " " }or 10
   *[other] , 10 or higher number
}, and face value for the smaller numbers. The opponents always score them; the { contractor }{ $sides ->
    [solo] { "" }
   *[other] ’s side
} only if the contract is made.
sheet-partie-made = Taking the game scores { $target }.
rule-partie_failure-value = { $failure ->
    [lose_value] If it goes down, it costs what the same ten tricks cost.
   *[opponents_score] If it goes down, the opponents score what the same ten tricks are worth.
}
rule-partie_failure-target = { $failure ->
    [lose_value] If it goes down, it costs { $target }.
   *[opponents_score] If it goes down, the opponents score { $target }.
}
sheet-in-the-hole = A score may fall below zero{ $country ->
    [au] .
    [us] { " " }(“in the hole”), and is then written in a circle.
   *[other] , and is then written in a circle.
}

## The end of the game

rule-target = { $hands ->
    [0] The game is played to { $target }.
   *[other] Taking the game is worth { $target }.
}
rule-hand_limit = { $hands ->
    [0] The number of hands is not limited.
    [one] { $thrown-in ->
        [yes] The game is one hand; one that is thrown in doesn’t count. The highest score wins, and equal scores share.
       *[no] The game is one hand, and the highest total wins.
    }
   *[other] { $thrown-in ->
        [yes] The game is over after { $hands } hands; those thrown in don’t count. The highest score wins, and equal scores share.
       *[no] The game is over after { $hands } hands, and the highest total wins.
    }
}
rule-win-by_contract = { $sides ->
    [solo] To win, a player must reach { $target } with a contract of their own
    [chosen] To win, a player must reach { $target } in a contract made as { contractor } or partner
   *[other] To win, a side must reach { $target } with a contract of its own
}: points for tricks against a { contractor } never win the game.
rule-win-by_score = The first to reach { $target } wins{ $tricks-score ->
    [yes] , by contract or by tricks. If several reach it in one hand, the { contractor }{ $sides ->
        [solo] { "" }
       *[other] ’s side
    } comes first, then whoever got there with the earliest trick.
   *[no] { $failure ->
        [lose_value] .
       *[opponents_score] , by a contract made or by one that an opponent loses.
    }
}
rule-win-by_highest = Once any { $sides ->
    [solo] player
    [chosen] player
   *[other] side
} has { $target } or more after a hand, the highest score wins, and equal scores share.
rule-lose-at_minus_target = { $two-sides ->
    [yes] { $sides ->
        [solo] A player
       *[other] A side
    } at { $minus } or below loses{ $country ->
        [au] { " " }(“goes out backwards”)
       *[other] { "" }
    }, and the other wins.
   *[no] { $sides ->
        [three_pairs] A side
       *[other] A player
    } at { $minus } or below loses{ $country ->
        [au] { " " }(“goes out backwards”)
       *[other] { "" }
    }, and the game is over: the highest score wins.
}
rule-lose-barred = { $two-sides ->
    [yes] { $sides ->
        [solo] A player
       *[other] A side
    } at { $minus } or below loses{ $country ->
        [au] { " " }(“goes out backwards”)
       *[other] { "" }
    }, and the other wins.
   *[no] { $sides ->
        [three_pairs] A side that
       *[other] A player who
    } has been at { $minus } or below can’t win any more, but plays on; if they still reach { $target }, the game ends without a winner.
}
rule-lose-never = Nobody loses by falling too far below zero.
rule-stop_when_decided-off = Every hand is played to its last trick.
rule-stop_when_decided-on = Play stops as soon as an opponent has reached { $target } and the { contractor }{ $sides ->
    [solo] { "" }
   *[other] ’s side
} couldn’t reach it even by making the contract.
rule-chicago-off = Chicago is not played.
rule-chicago-on = If { $two-sides ->
    [yes] the other
   *[no] every other
} { $sides ->
    [solo] player
    [chosen] player
   *[other] side
} has exactly 0 at the end, that is a Chicago: the game counts double.

## What may be looked at

sheet-seeing-kitty = Only the { contractor } sees { $kitty-view ->
    [shown] the discards
   *[other] the { kitty } and the discards
}, and only until the first lead. After the hand, everything may be shown.
sheet-seeing-nothing = After the hand, everything may be shown.
rule-trick_review-last = During play you may look at the last trick again.
rule-trick_review-all = During play you may look at all earlier tricks again.

## The laws

rule-laws-enforced = The program refuses a card or a bid that is against the rules.
rule-laws-open = A card or a bid against the rules stands unless somebody objects in time.
rule-revoke_award-made = If an opponent revokes, the contract counts as made.
rule-revoke_award-as_played = If an opponent revokes, the contract counts by the tricks won.
rule-kitty_choice-contractor = If the { contractor }’s own partner has seen the { kitty }, the { contractor } chooses what happens.
rule-kitty_choice-innocent = If the { contractor }’s own partner has seen the { kitty }, the other side chooses what happens.
rule-score_sheet-software = The program keeps the score.
rule-score_sheet-dealer = The dealer keeps the score.
rule-allied_defenders-separate = Opponents who don’t score together don’t count as partners if one of them shows a card or leads out of turn.
rule-allied_defenders-as_partners = Opponents who don’t score together count as partners if one of them shows a card or leads out of turn.
