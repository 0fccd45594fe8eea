### Deals to practise on, and positions that somebody writes down: what can be wished, what is wrong, diagrams.

## Wishes
## $wish: misere, no-trumps, seven-trumps, no-joker

practice-wish = { $wish ->
    [misere] a { misere-word } hand
    [no-trumps] a hand for { no-trumps }
    [seven-trumps] seven trumps
   *[no-joker] no joker
}
practice-meaning = { $wish ->
    [misere] Low cards in every suit: no more of them stand too high than the { kitty } has cards. Your lowest card of a suit stands too high if a lower one is elsewhere, the second if two are, and so on; a joker always does.
    [no-trumps] Five tricks from the top: jokers, and each suit’s highest cards as long as none is missing.
    [seven-trumps] At least seven cards of one suit, counting its bowers and jokers.
   *[no-joker] You don’t have a joker.
}
practice-always = Every deal is like this.
# $count: fewer than 100.
practice-often = { $count } deals in 100 are like this.
practice-rare = 1 deal in { $count } is like this.
practice-tried = { $count ->
    [1] The first deal was one.
   *[other] It’s number { $count } of the deals that were tried.
}
practice-drawn = They’re too rare to wait for, so your cards were drawn from all hands like this; the others got theirs by chance.
# $wish: in a few words
practice-not-in-rules = { CAP($wish) }: these rules have nothing of the kind. Wish for something else.
practice-never = No hand of this { pack } is like this. Wish for less.
# The wish, and how often it comes.
practice-about = You asked for { $wish }. { $rarity }
practice-how = The bots don’t know what you asked for. Nothing here counts: you can undo, ask for hints, and play the next deal of the kind.
practice-seed = Same deals again: --seed { $seed }
practice-which = Say what to practise: --like misere, no-trumps, seven-trumps or no-joker, or a link to a deal, or a file with a position.
practice-open = There’s no practice at an open table. Choose rules without laws=open.
# Hands that the figures say were bid badly. $trumps: of the longest suit; $hands of $of hands.
practice-badly = What I bid badly
practice-badly-about = In { $hands } of the { $of } hands that you bid badly, your longest suit had { $trumps ->
    [one] one trump
   *[other] { $trumps } trumps
}. So do these: { $rarity }
practice-badly-none = There aren’t enough hands yet that you’ve bid badly at this table. Play on, and let your figures be computed.
practice-from-here = You play on from this position. After the hand it begins again.
practice-goodbye = That was practice: nothing of it is saved. Goodbye.

## Positions
## Seats and lists of cards count from 1 in these sentences; in the text itself seats count from 0.

position-place = { $place ->
    [hand] seat { $number }
    [down] face-down row of seat { $number }
    [up] face-up row of seat { $number }
    [own] { kitty } of seat { $number }
    [dead] dead hand
    [kitty] { kitty }
   *[list] list { $number }
}
position-form = Line { $line }, column { $column }: this can’t be read. Texts stand in quotation marks, lists in square brackets.
position-no-such-field = “{ $field }” isn’t part of a position. Its parts are rules, hands, dealer and after.
# $field: rules or hands
position-lacking = { $field ->
    [rules] The rules are missing. Add a line such as rules = {"\""}australian-4{"\""}.
   *[hands] The cards are missing. Add hands, a list with everyone’s cards and the { kitty } at the end.
}
# $field: rules, hands, dealer or after
position-kind = { $field ->
    [dealer] dealer is the number of a seat, counted from 0.
    [hands] hands is a list of texts, such as {"\""}JH JD QH{"\""}.
   *[other] { $field } is a text in quotation marks.
}
position-other-game = { $game } isn’t a game of Five Hundred.
# $places: what the lists are, in their order
position-lists = Lists of cards: { $found } instead of { $needed }. They are { $places }.
position-not-a-card = { $place }: “{ $text }” isn’t a card.
# $card: with its article
position-not-in-pack = { $place }: these rules don’t use { $card }.
position-too-often = { CAP($card) } is there too often: { $places }.
position-count = { $place }: { $found ->
    [1] 1 card
   *[other] { $found } cards
} instead of { $needed }.
position-missing = Missing: { $cards }.
position-dealer = There’s no seat { $dealer } to deal: in this text seats count from 0 to { $last }.
# $step: what has happened, counted from 1
position-step = Step { $step }: { $why }
position-refused = Step { $step }, “{ $line }”: { $why } ({ $rule })
position-link-foreign = That isn’t a link to a deal. It should have #/deal/ in it.
position-link-newer = This deal comes from a newer Kookaburra. Update yours to see it.
position-link-damaged = This link was cut or changed on the way. Copy the whole of it again.
position-link-unplayable = This link has rules or cards that can’t be played here. Ask for a new one.
position-link-too-long = That doesn’t fit in a link. Leave out what has happened, or choose rules with fewer changes.

## Diagrams

# $name: the dealer
diagram-title = { $game }: { $name } deals
# $name: whose row it is
diagram-row = { $name }, row (up/down)
diagram-hidden = { $count ->
    [1] 1 card
   *[other] { $count } cards
}
diagram-discards = discards
diagram-contract = Contract: { $bid }, { $name }
diagram-bidding = Bidding: { $calls }
diagram-of = { $name } { $what }
diagram-tricks = Tricks won: { $tricks }
diagram-played = On the table: { $cards }
diagram-turn = Next: { $name }

## The room of the page

practice-title = Practice
practice-deal-me = Deal me
practice-game = Game
practice-kind = A hand like this
practice-deal-button = Deal me one
practice-of-five-hundred = Deals of a kind are of Five Hundred alone. Choose another game.
practice-position = Any position
practice-position-about = Write the cards as they were dealt, one list for each player and the kitty last. Everything that’s wrong is listed at once. Without a history nobody is known to be void of a suit.
practice-position-field = The position
practice-look = Show it
practice-link = Link to this deal: whoever has it sees every card
practice-svg = Save the drawing (SVG)
practice-print = Print
practice-picture = Share as a picture

## What the solver says of a position

practice-play-it = Play on from here
practice-solve = Show what each card is worth
practice-solving = Working it out…
practice-solved-play = With all cards seen, so many tricks the contractor’s side ends with:
practice-solved-misere = With all cards seen, what becomes of the contract:
practice-solved-deal = With all cards seen and the cards as they’re dealt, so many tricks each contractor’s side takes:
practice-solved-over = The hand is over: there’s nothing to work out.
practice-solved-cards = Cards
practice-solved-strain = Contract
practice-solved-tricks = Result
practice-solved-seat = Seat { $seat }
practice-solved-made = made
practice-solved-fails = failed
