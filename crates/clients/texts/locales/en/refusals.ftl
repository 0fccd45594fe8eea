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
    [auction] It’s not your turn to bid.
    [play] It’s not your turn to play.
   *[other] It’s not your turn.
}
refusal-wrong-phase = { $phase ->
    [deal] Wait for the next deal.
    [auction] Bid or pass first.
    [give] Give the { contractor } a card first.
    [discard] Discard first.
    [nominate] Choose a suit for the joker first, or leave it without one.
    [partners] Choose your partner first, or play alone.
   *[play] The bidding is over. Play a card.
}
refusal-no-such-bid = You can’t bid { $bid } in this game.
refusal-bid-too-low = { CAP($bid) } doesn’t beat { $high }. Bid higher or pass.
refusal-no-seven-yet = You can bid misère only after someone has bid seven.
refusal-no-eight-yet = You can bid open misère only after someone has bid eight or more.
refusal-nobody-to-tell = No partner is still to bid: bid seven or more, or pass.
refusal-partner-first = You can bid double nullo only after your partner has bid { misere-word }.
refusal-silent = You went down in the last hand, so you make no call in this one.
refusal-look-first = Look at your cards first, or bid blind misère.
refusal-already-looked = You have seen your cards: it’s too late for blind misère.
refusal-nothing-to-look-at = You can already see your cards.
refusal-not-held = You don’t have the { $card } here.
refusal-wrong-count = Discard { $needed ->
    [0] nothing
    [one] one card
   *[other] { $needed } cards
}, not { $given }.
refusal-wrong-gift = Give { $needed ->
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
    [they] The { contractor } can’t follow suit, so the joker must be played.
   *[you] You can’t follow suit, so you must play the joker.
}
refusal-demand-a-suit = Choose the suit your joker calls for: { $suits }. For example, { $example }.
refusal-suit-not-demandable = { $lead ->
    [unled] { CAP($suit) } have been led: the joker can call only for a suit not yet led.
    [contractor_led] The { contractor } hasn’t led { $suit }: the joker can call only for a suit the { contractor } has led.
    [not_void] You have failed to follow { $suit }: the joker can’t call for that suit.
   *[other] The joker can’t call for { $suit } here.
}
refusal-joker-not-leadable = { $lead ->
    [unled] Every suit has been led, so the joker waits for the last trick. Lead another card.
    [contractor_led] The { contractor } hasn’t led a suit yet, so the joker has to wait. Lead another card.
    [last_trick_only] The joker can be led only to the last trick. Lead another card.
   *[other] The joker can’t be led now. Lead another card.
}
refusal-no-demand-here = The joker doesn’t call for a suit here: just play it.
refusal-other-partner-choice = This game has another way to choose partners.
refusal-one-partner-only = You can ask two partners only from eight tricks up. Ask one.
refusal-not-a-partner = You can’t ask { $name }. Ask another player.
refusal-not-callable = You can’t call the { $card }. Call another card.
refusal-own-card = The { $card } is in your hand or your discards. Call another card.

## What is wrong with rules

problem-no-preset = Say which game these rules start from, such as preset = {"\""}australian-4{"\""}.
problem-unknown-preset = There is no game called “{ $name }”.
problem-unknown-axis = There is no house rule called “{ $axis }”.
problem-twice = “{ $axis }” is there twice. Leave one out.
problem-unknown-value = “{ $value }” isn’t a choice for { $label } ({ $axis }). Use { $values }.
problem-conflict = { $label } ({ $choice }, { $axis }={ $value }) doesn’t work with { $with-label } ({ $with-choice }, { $with }={ $with-value }). Change one of them.
problem-pack-too-small = { $cards } cards aren’t enough for { $players } players – at least { $needed }. Choose a bigger { pack } or fewer players.
problem-uneven-kitties = The { $cards } cards left over can’t be shared evenly: each player’s { kitty } must be the same size. Choose another { pack }.

# Where any number of a range will do.
number-from-to = a number from { $least } to { $most }

# Before what is wrong with a line of a file.
fault-line = line { $line }
fault-suggestion = Did you mean { $name }?

## A typed text that is no action

not-an-action = I don’t know “{ $text }”: { $expected }.
# $expected: what would have been
expected = { $expected ->
    [card] a card is written like AS, 10H or X
    [cards] write the cards one after the other, like 5S 6C 4D
    [suit-or-none] write S, C, D, H or none
    [seat] write the number of a seat
    [two-seats] write the numbers of two seats
    [bid] sans-kitty follows a bid, like 7H sans-kitty
    [demanded-suit] after the joker write S, C, D or H, as in X:S
    [number] write how many cards, like take 3 or rummy 2
    [meld] write the cards of the meld, like meld 9S 9H 9D or meld 7H 8H X=9H
    [card-and-meld] write a card and the number of a meld, like lay 10H 2 or lay X=JH 2
    [rummy-action] write stock, take, meld, lay, discard, rummy or end
   *[action] write pass, a bid such as 7H, a card such as AS, or discard, nominate, call, alone, partner, give or look
}

## What a reader of JSON says of a text that it can't read

unread-at-line = line { $line }, column { $column }: { $why }
unread-at = { $place }: { $why }
unread-missing = “{ $name }” is missing
unread-unknown = “{ $name }” isn’t known here
unread-twice = “{ $name }” stands here twice
unread-no-such = there’s no “{ $name }” here
unread-ends = the text breaks off
unread-goes-on = there’s more after the end
unread-comma = there’s a comma too many
unread-syntax = this isn’t JSON here
unread-deep = too much is nested
# $expected: what would have been right
unread-expected = { $expected ->
    [text] text in quotation marks belongs here
    [list] a list in square brackets belongs here
    [object] keys and values in braces belong here
    [boolean] true or false belongs here
   *[number] a number belongs here
}
# $why: what the reader says, in English
unread-other = { $why }
