### Why an action is refused, and what is wrong with rules.
###
### Both languages have the same keys with the same variables (a test sees to it). Besides its own variables every
### message may use $country (au, us, qc), $nil (misere, nullo: the word of the table for such contracts) and
### $jokers (0, 1, 2), and refer to the words of terms.ftl: { kitty }, { no-trumps }, { contractor }, { misere-word }.
### Card names come without an article: "the { $card }". In French the functions LE($card) "l’as de pique",
### DU($card) "du roi de pique", DE($name) "d’Ann" and QUE($name) "qu’Ann" elide; CAP($text) capitalises.

## Why an action is refused
## $person: you, or they when an opponent plays the contractor’s cards

refusal-no-hand = Wait for the next deal.
refusal-game-over = The game is over.
refusal-not-in-turn = { $phase ->
    [auction] It is not your turn to call.
    [play] It is not your turn to play.
   *[other] It is not your turn.
}
refusal-wrong-phase = { $phase ->
    [deal] Wait for the next deal.
    [auction] The bidding is on: bid or pass.
    [give] First give the { contractor } a card.
    [discard] First discard.
    [nominate] First name the joker’s suit, or leave it without one.
    [partners] First choose your partner, or play alone.
   *[play] The bidding is over: play a card.
}
refusal-no-such-bid = This table does not play { $bid }.
refusal-bid-too-low = { CAP($bid) } does not beat { $high }: bid higher or pass.
refusal-no-seven-yet = Misère has to wait until somebody has bid seven.
refusal-look-first = Look at your cards first, or bid blind misère.
refusal-already-looked = You have seen your cards: it is too late for blind misère.
refusal-nothing-to-look-at = You can already see your cards.
refusal-not-held = You don’t have the { $card } here.
refusal-wrong-count = Discard { $needed ->
    [0] nothing
    [one] one card
   *[other] { $needed } cards
}, not { $given }.
refusal-must-follow = { $person ->
    [they] The { contractor } holds { suit }: follow suit.
   *[you] You hold { suit }: follow suit.
}
refusal-joker-while-following = { $person ->
    [they] The { contractor } holds { suit }: follow suit, the joker has to wait.
   *[you] You hold { suit }: follow suit, the joker has to wait.
}
refusal-must-play-joker = { $person ->
    [they] The { contractor } can’t follow suit: the joker must go now.
   *[you] You can’t follow suit: the joker must go now.
}
refusal-demand-a-suit = Say which suit the joker asks for: { $suits }. Write, for example, { $example }.
refusal-suit-not-demandable = { $lead ->
    [unled] { CAP($suit) } have been led: the joker may only ask for a suit not yet led.
    [contractor_led] The { contractor } has not led { $suit }: the joker may only ask for a suit the { contractor } has led.
   *[other] The joker can’t ask for { $suit } here.
}
refusal-joker-not-leadable = { $lead ->
    [unled] Every suit has been led, so the joker waits for the last trick: lead another card.
    [contractor_led] The { contractor } has not led a suit yet, so the joker has to wait: lead another card.
    [last_trick_only] Only the last trick may be led with the joker: lead another card.
   *[other] The joker can’t be led now: lead another card.
}
refusal-no-demand-here = The joker asks for no suit here: just play it.
refusal-other-partner-choice = Partners are chosen in another way at this table.
refusal-one-partner-only = Two partners are for contracts of eight and more: ask one.
refusal-not-a-partner = You can’t ask { $name }: ask another player.
refusal-not-callable = The { $card } may not be called: call another card.
refusal-own-card = The { $card } is yours or among your discards: call another card.

## What is wrong with rules

problem-no-preset = Say which game the rules start from.
problem-unknown-preset = There is no game called “{ $name }”.
problem-unknown-axis = There is no house rule called “{ $axis }”.
problem-unknown-value = { $label }: there is no choice “{ $value }”. Choose { $values } for { $axis }.
problem-conflict = { $label }: { $choice } ({ $axis }={ $value }) does not go with { $with-label }: { $with-choice } ({ $with }={ $with-value }).
problem-pack-too-small = A { pack } of { $cards } cards is too small for { $players } players: they need { $needed }.
problem-uneven-kitties = The { $cards } cards left over can’t be shared out: each player needs a { kitty } of the same size.

# Where any number of a range will do.
number-from-to = a number from { $least } to { $most }

# Before what is wrong with a line of a file.
fault-line = line { $line }
fault-suggestion = Did you mean { $name }?

## A typed text that is no action

not-an-action = “{ $text }” is not understood: { $expected }.
# $expected: what would have been
expected = { $expected ->
    [card] a card is written like AS, 10H or X
    [cards] write the cards one after the other, like 5S 6C 4D
    [suit-or-none] write one of S C D H none
    [seat] write the number of a seat
    [two-seats] write the numbers of two seats
    [bid] before sans-kitty comes a bid such as 7H or misere
    [demanded-suit] after the joker write one of S C D H, as in X:S
    [number] write how many cards, like take 3 or rummy 2
    [meld] write the cards of the meld, like meld 9S 9H 9D or meld 7H 8H X=9H
    [card-and-meld] write a card and the number of a meld, like lay 10H 2 or lay X=JH 2
    [rummy-action] write stock, take, meld, lay, discard, rummy or end
   *[action] write pass, a bid such as 7H, a card such as AS, or discard, nominate, call, alone, partner, give or look
}
