### The words of the game: suits, cards, bids, actions, phases, results, presets.
###
### Both languages have the same keys with the same variables (a test sees to it). Besides its own variables every
### message may use $country (au, us, qc), $nil (misere, nullo: the word of the table for such contracts) and
### $jokers (0, 1, 2), and refer to the words of terms.ftl: { kitty }, { no-trumps }, { contractor }, { misere-word }.
### Card names come without an article: "the { $card }". In French the functions LE($card) "l’as de pique",
### DU($card) "du roi de pique", DE($name) "d’Ann" and QUE($name) "qu’Ann" elide; CAP($text) capitalises.

## Words that differ by country

kitty = { $country ->
    [us] widow
   *[other] kitty
}
no-trumps = { $country ->
    [us] no-trump
   *[other] no trumps
}
contractor = { $country ->
    [us] bidder
   *[other] contractor
}
pack = { $country ->
    [us] deck
   *[other] pack
}
colour = { $country ->
    [us] color
   *[other] colour
}
neighbours = { $country ->
    [us] neighbors
   *[other] neighbours
}
# The word for any contract to win no trick.
misere-word = { $nil ->
    [nullo] nullo
   *[other] misère
}

## Suits and cards

# $suit: S C D H NT
suit = { $suit ->
    [S] spades
    [C] clubs
    [D] diamonds
    [H] hearts
   *[NT] { no-trumps }
}
# $rank: A K Q J 13 … 2
rank = { $rank ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
    [13] thirteen
    [12] twelve
    [11] eleven
    [10] ten
    [9] nine
    [8] eight
    [7] seven
    [6] six
    [5] five
    [4] four
    [3] three
   *[2] two
}
card = { rank } of { suit }
the-card = the { $card }
# $jokers tells whether the pack has another one.
joker = { $jokers ->
    [2] white joker
   *[other] joker
}
second-joker = { colour }ed joker
# A list in words: "a, b and c".
list-and = { $items } and { $last }
list-or = { $items } or { $last }

# $n, as the number of cards.
number = { $n ->
    [0] none
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $n }
}

## Bids

# $tricks in words, from six to ten.
tricks-word = { $tricks ->
    [6] six
    [7] seven
    [8] eight
    [9] nine
   *[10] ten
}
bid-tricks = { tricks-word } { suit }
# A bid of six where it is only a message.
bid-inkle = inkle in { suit }
bid-misere = misère
bid-open-misere = open misère
bid-super-open-misere = super open misère
bid-blind-misere = blind misère
bid-nullo = nullo
bid-double-nullo = double nullo
# To win all ten tricks and the game with them.
bid-partie = { $suit ->
    [NT] take the game in { no-trumps }
   *[other] take the game in { suit }
}
bid-sans-kitty = { $bid } without the { kitty }

## Actions
## $person: they ("Ann passes"), you ("you pass"), do (an order or a button: "pass")

action-pass = { $person ->
    [they] passes
   *[other] pass
}
action-look = { $person ->
    [they] looks at their cards
   *[other] look at your cards
}
action-bid = { $person ->
    [they] bids { $bid }
   *[other] bid { $bid }
}
action-partie = { $person ->
    [they] takes the game
   *[other] take the game
} in { suit }{ $kitty ->
    [left] {" "}without the { kitty }
   *[taken] {""}
}
action-give = { $person ->
    [they] gives the { $card }
   *[other] give the { $card }
}
action-give-hidden = { $person ->
    [they] gives the { contractor } a card
   *[other] give the { contractor } a card
}
action-give-several = { $person ->
    [they] gives { $cards }
   *[other] give { $cards }
}
action-give-several-hidden = { $person ->
    [they] gives their partner
   *[other] give your partner
} { $count ->
    [one] one card
   *[other] { $count } cards
}
action-discard = { $person ->
    [they] discards { $cards }
   *[other] discard { $cards }
}
action-discard-hidden = { $person ->
    [they] discards
   *[other] discard
} { $count ->
    [0] nothing
    [one] one card
   *[other] { $cards } cards
}
action-nominate = { $person ->
    [they] chooses { suit } for the joker
   *[other] choose { suit } for the joker
}
action-nominate-none = { $person ->
    [they] leaves the joker without a suit
   *[other] leave the joker without a suit
}
action-call = { $person ->
    [they] calls the { $card }
   *[other] call the { $card }
}
action-alone = { $person ->
    [they] plays alone
   *[other] play alone
}
action-partners = { $person ->
    [they] asks { $names } to be { $count ->
        [one] partner
       *[other] partners
    }
   *[other] ask { $names } to be { $count ->
        [one] partner
       *[other] partners
    }
}
action-play = { $person ->
    [they] plays the { $card }
   *[other] play the { $card }
}
action-lead = { $person ->
    [they] leads the { $card } and asks for { suit }
   *[other] lead the { $card } and ask for { suit }
}
sentence-they = { $name } { $action }.
sentence-you = You { $action }.
seat = seat { $seat }

## Phases and results

phase = { $phase ->
    [deal] the deal
    [auction] the bidding
    [give] the gift of a card
    [discard] the { kitty }
    [nominate] the joker’s suit
    [partners] the choice of partners
    [draw] the draw
    [meld] the melds
    [claim] a call or the next draw
   *[play] the play
}
result = { $result ->
    [made] made
    [failed] failed
    [passed_out] passed out
    [played_without_bid] played without a bid
    [out] a player went out
    [stock_ended] the stock ran out
   *[stopped] stopped
}

## The named games

family-australian = Australia and New Zealand
family-american = United States
family-quebec = Québec
family-bijou = The packs of 1896

preset-australian-4 = Australian Five Hundred for four
preset-australian-4-about = Two partnerships, 43 cards, misère after a bid of seven. The game everyone plays in Australia and New Zealand.
preset-australian-3 = Australian Five Hundred for three
preset-australian-3-about = Everyone plays alone, with 33 cards. Each hand, two play against the contractor.
preset-australian-5 = Australian Five Hundred for five
preset-australian-5-open = Australian Five Hundred for five, open misères
preset-australian-6 = Australian Five Hundred for six
preset-australian-6-two-packs = Australian Five Hundred for six, two packs
preset-australian-2 = Australian Five Hundred for two
preset-australian-2-about = Each player has a hand and a row of cards on the table. You can bid misère at any time.
preset-australian-2-plain = Australian Five Hundred for two, without misère
preset-australian-4-blind = Australian Five Hundred for four, with blind misère
preset-australian-4-two-jokers = Australian Five Hundred for four, two jokers
preset-australian-4-mixed-fours = Australian Five Hundred for four, mixed fours
preset-new-zealand-4 = New Zealand Five Hundred for four
preset-trickster-australian-4 = Australian Five Hundred for four, as at Trickster
preset-american-3 = American Five Hundred for three
preset-american-3-about = The original game: 33 cards, and everyone bids once. The first to 500 wins, by contracts or by tricks.
preset-american-2 = American Five Hundred for two
preset-american-2-dead = American Five Hundred for two, with a dead hand
preset-american-4 = American Five Hundred for four
preset-american-4-about = Two partnerships, 43 cards, and everyone bids once. There is no misère.
preset-american-4-no-joker = American Five Hundred for four, without the joker
preset-american-4-solo = American Five Hundred for four, everyone alone
preset-american-5 = American Five Hundred for five
preset-american-5-call = American Five Hundred for five, partner by card
preset-american-6 = American Five Hundred for six
preset-american-6-about = Three pairs, partners opposite each other. 63 cards, with 11s, 12s and 13s above the jack.
preset-american-nullo = American Five Hundred for four, with nullo
preset-american-1000 = American Five Hundred for three, to 1000
preset-american-1500 = American Five Hundred for three, to 1500
preset-american-4-team = American Five Hundred for four, with double nullo
preset-american-4-four-hands = American Five Hundred for four, four hands
preset-minnesota-4 = Minnesota Five Hundred for four
preset-st-paul-4 = St Paul Five Hundred for four
preset-trickster-american-4 = American Five Hundred for four, as at Trickster
preset-quebec-4 = Québec Five Hundred for four
preset-quebec-4-about = Two partnerships, 46 cards with two jokers, a kitty of six. A failed contract pays the opponents. Played to 1000.
preset-quebec-4-nullo = Québec Five Hundred for four, with nullo
preset-quebec-4-nullo-about = The game for four with one more bid. Nullo is worth as much as ten hearts, and your partner gives you a card.
preset-quebec-4-club = Québec Five Hundred for four, club rules
preset-quebec-4-misere = Québec Five Hundred for four, with misère
preset-quebec-2 = Québec Five Hundred for two
preset-quebec-2-about = Each player has a hand and a row of cards on the table. 46 cards with two jokers, played to 1000.
preset-bijou-2 = Five Hundred of 1896 for two
preset-bijou-3 = Five Hundred of 1896 for three
preset-bijou-4 = Five Hundred of 1896 for four
preset-bijou-5 = Five Hundred of 1896 for five
preset-bijou-6 = Five Hundred of 1896 for six

family-rummy = Rummy 500

preset-rummy-500 = Rummy 500
preset-rummy-500-no-jokers = Rummy 500 without jokers
preset-rummy-500-five-ten-fifteen = Rummy 500, counting by fives
preset-rummy-500-always-meld = Rummy 500, every take melded
preset-rummy-500-new-meld = Rummy 500, takes for new melds only
preset-rummy-500-books = Rummy 500 by the book
preset-rummy-500-last-discard = Rummy 500, calls for the last discard
preset-rummy-500-no-calls = Rummy 500 without calls
preset-rummy-500-strict-out = Rummy 500, out by a discard
preset-rummy-500-floating = Rummy 500 with floating
preset-rummy-500-unplayable = Rummy 500, unplayable last card
preset-rummy-500-unplayable-call = Rummy 500, last card open to a call
preset-rummy-500-must-go-out = Rummy 500, go out to win
preset-rummy-200 = Rummy 200
preset-rummy-500-two-tens = Rummy 500, ten cards for two
preset-rummy-500-low-ace = Rummy 500, low ace
preset-partnership-rummy-500 = Partnership Rummy 500
preset-michigan-rummy = Michigan Rummy
preset-persian-rummy = Persian Rummy
