### The words of the game: suits, cards, bids, actions, phases, results, presets.
###
### Both languages have the same keys with the same variables (a test sees to it). Besides its own variables every
### message may use $country (au, us, qc), $nil (misere, nullo: the word of the table for such contracts) and
### $jokers (0, 1, 2), and refer to the words of terms.ftl: { kitty }, { no-trumps }, { contractor }, { misere-word }.
### Card names come without an article: "the { $card }". In French the functions LE($card) "l'as de pique",
### DU($card) "du roi de pique", DE($name) "d'Ann" and QUE($name) "qu'Ann" elide; CAP($text) capitalises.

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
# One suit as the suit of a card.
suit-one = { $suit ->
    [S] spade
    [C] club
    [D] diamond
   *[H] heart
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
second-joker = coloured joker
# A list in words: "a, b and c".
list-and = { $items } and { $last }
list-or = { $items } or { $last }

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
bid-misere = misère
bid-open-misere = open misère
bid-super-open-misere = super open misère
bid-blind-misere = blind misère
bid-nullo = nullo
# To win all ten tricks and the game with them.
bid-partie = { $suit ->
    [NT] take the game at { no-trumps }
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
    [they] looks at the cards
   *[other] look at your cards
}
action-bid = { $person ->
    [they] bids { $bid }
   *[other] bid { $bid }
}
action-partie = { $person ->
    [they] takes the game
   *[other] take the game
} { $suit ->
    [NT] at { no-trumps }
   *[other] in { suit }
}{ $kitty ->
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
   *[other] { $count } cards
}
action-nominate = { $person ->
    [they] names { suit } as the joker’s suit
   *[other] name { suit } as the joker’s suit
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
    [they] asks { $names } to play as { $count ->
        [one] partner
       *[other] partners
    }
   *[other] ask { $names } to play as { $count ->
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
   *[play] the play
}
result = { $result ->
    [made] made
    [failed] failed
    [passed_out] passed out
    [played_without_bid] played without a bid
   *[stopped] stopped
}
