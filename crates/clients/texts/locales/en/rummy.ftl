### Rummy 500 in words: melds, what players do, why an action is refused, its named games.
###
### Both languages have the same keys with the same variables (a test sees to it). The words of terms.ftl serve here
### too. Card names come without an article: "the { $card }". In French the functions LE($card) "l’as de pique",
### DU($rank) "du roi", AU($rank) "au roi" and DE($ranks) "d’as" elide; CAP($text) capitalises.

## Melds

# $rank: A K Q J 10 … 2
rummy-ranks = { $rank ->
    [A] aces
    [K] kings
    [Q] queens
    [J] jacks
    [10] tens
    [9] nines
    [8] eights
    [7] sevens
    [6] sixes
    [5] fives
    [4] fours
    [3] threes
   *[2] twos
}
jokers-in-words = { $count ->
    [1] a joker
    [2] two jokers
   *[3] three jokers
}
# $members: the suits, and the jokers.
meld-group = { meld-group-short }: { $members }
meld-group-short = { $count ->
    [3] three
   *[4] four
} { $ranks }
# $low and $high are ranks; jokers stand for $as.
meld-run = the { $low } to the { $high } of { suit }{ $jokers-count ->
    [0] {""}
    [1] , with a joker as { $as }
   *[other] , with jokers as { $as }
}
meld-jokers = { $count ->
    [3] three jokers
   *[other] four jokers
}
meld-run-short = { $low } to { $high } of { suit }
# A joker that stands for a card: "the joker as the nine of hearts".
joker-as = the joker as the { $card }

## Actions
## $person: they ("Ann draws"), you ("you draw"), do (an order or a button: "draw")

action-stock = { $person ->
    [they] draws from the stock
   *[other] draw from the stock
}
action-stock-named = { $person ->
    [they] draws { $cards }
   *[other] draw { $cards }
}
action-take = { $person ->
    [they] takes
   *[other] take
} the top { $count ->
    [1] discard
   *[other] { number } discards
}
action-take-named = { $person ->
    [they] takes
   *[other] take
} { $count ->
    [1] { $cards } from the pile
   *[other] { number } cards from the pile: { $cards }
}
action-meld = { $person ->
    [they] melds { $meld }
   *[other] meld { $meld }
}
action-no-meld = { $person ->
    [they] melds cards that don’t make a meld
   *[other] meld cards that don’t make a meld
}
action-lay = { $person ->
    [they] lays the { $card } on meld { $number }
   *[other] lay the { $card } on meld { $number }
}
action-lay-joker = { $person ->
    [they] lays a joker on meld { $number }
   *[other] lay a joker on meld { $number }
}
action-lay-joker-as = { $person ->
    [they] lays a joker on meld { $number } as the { $card }
   *[other] lay a joker on meld { $number } as the { $card }
}
action-throw = { $person ->
    [they] discards the { $card }
   *[other] discard the { $card }
}
action-rummy = { $person ->
    [they] calls Rummy!
   *[other] call Rummy!
} for the top { $count ->
    [1] discard
   *[other] { number } discards
}
action-rummy-named = { $person ->
    [they] calls Rummy!
   *[other] call Rummy!
} for { $count ->
    [1] { $cards }
   *[other] { number } cards: { $cards }
}
action-end = { $person ->
    [they] ends the hand
   *[other] end the hand
}

## Why an action is refused

# $phase: deal draw meld claim
refusal-turn-order = { $phase ->
    [deal] Wait for the next deal.
    [draw] Draw first: from the stock or from the discard pile.
    [meld] You have already drawn: meld, lay off or discard.
   *[claim] Nobody has drawn yet: call Rummy!, or draw if you are next.
}
refusal-only-next-draws = You can call Rummy! now, but only { $name } can draw.
refusal-nobody-draws = Nobody can draw until it’s settled whether the last discard stands.
refusal-only-left-ends = Only { $name } can let the last discard stand.
refusal-stock-empty = The stock is empty: take from the discard pile, or end the hand.
refusal-stock-not-empty = You can end the hand only when the stock is empty. Draw a card.
refusal-stock-renews = You can’t end the hand yet: draw, and the discard pile becomes the stock.
refusal-pile-too-small = { $count ->
    [0] The discard pile is empty.
    [1] The discard pile has only one card.
   *[other] The discard pile has only { number } cards.
}
refusal-take-not-placeable = You couldn’t meld or lay off the { $card }, the deepest of them, in this turn. Take other cards.
refusal-take-no-new-meld = You couldn’t use the { $card }, the deepest of them, in a new meld in this turn. Take other cards.
refusal-take-leaves-nothing = You would need all your cards to place the { $card }, with none left to discard.
refusal-floater-stuck = You could neither lay off the { $card } nor discard it.
refusal-not-in-hand = You don’t have the { $card }.
refusal-meld-too-few = A meld needs at least three cards.
refusal-meld-foreign = There is no { $card } in this game.
refusal-meld-jokers-alone = Jokers alone don’t make a meld: at least one card must be natural.
refusal-meld-mixed-jokers = In a set a joker is X; in a run it names its card, like X=9H. Don’t mix the two in one meld.
refusal-meld-plain-joker = This isn’t a set, and in a run a joker names its card, like X=9H.
refusal-meld-named-joker = This is a set: write its joker X, without a card.
refusal-meld-suit-twice = A set can’t have two cards of the same suit.
refusal-meld-too-many = A set has four cards at most, jokers included.
refusal-meld-neither = These cards are neither the same rank nor the same suit.
refusal-meld-card-twice = A run can’t have the same card twice.
refusal-meld-gap = These cards don’t follow one another.
refusal-meld-run-too-short = A run has four cards or more at this table.
refusal-meld-jokers = At this table jokers go in sets of jokers only.
refusal-meld-ace-misplaced = At this table the ace can’t stand there in a run.
refusal-meld-ace-inside = In a run of all thirteen ranks, put the ace first or last.
refusal-no-such-meld = There is no meld { $number } on the table.
# $laid: the card with its article, or a joker.
refusal-does-not-fit = { CAP($laid) } doesn’t fit meld { $number } ({ $meld }).
refusal-joker-names-card = Meld { $number } is a run: name the card the joker stands for, like X={ $example }.
refusal-joker-names-nothing = Meld { $number } is a set: write the joker X, without a card.
refusal-loses-owed = You took the { $card }, and after this you couldn’t meld it or lay it off any more.
refusal-leaves-nothing = Keep a card to discard: in this game you always go out with a discard.
refusal-leaves-barred = You would have only the { $card } left, and could neither discard it nor lay it off.
refusal-owed-at-once = You took the { $card }, so meld or lay it off before anything else.
refusal-first-meld = Your first meld must be worth { $least } points or more.
refusal-meld-first = You can do that only after a meld of your own.
refusal-owed-first = You took the { $card }, so meld or lay it off before you discard.
refusal-just-taken = You have just taken the { $card }. Discard another card.
refusal-playable-last-card = The { $card } can be laid off, so it can’t be your last discard. Lay it off.
refusal-must-lay-called = You called Rummy! for the { $card }. Lay it off first.
refusal-no-calls = You can’t call Rummy! in this game.
refusal-nothing-to-call = There is nothing to call Rummy! for now.
refusal-own-turn = You can’t call Rummy! after your own turn. Wait until someone else has played.
refusal-only-last-discard = You can call Rummy! only for the last discard.
refusal-call-not-placeable = The { $card }, the deepest of them, can’t be melded or laid off with these cards alone.
