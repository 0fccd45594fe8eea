### What every client says at a table: names, what may be typed, what happens, what is asked.
###
### Both languages have the same keys with the same variables (a test sees to it). Besides its own variables every
### message may use $country (au, us, qc), $nil (misere, nullo: the word of the table for such contracts) and
### $jokers (0, 1, 2), and refer to the words of terms.ftl: { kitty }, { no-trumps }, { contractor }, { misere-word }.
### Card names come without an article: "the { $card }". In French the functions LE($card) "l’as de pique",
### DU($card) "du roi de pique", DE($name) "d’Ann" and QUE($name) "qu’Ann" elide; CAP($text) capitalises.

## Who sits at the table

you = You
# The first of several people at one screen.
first-player = Player 1
# Seven names, separated by spaces, of at most five letters.
names-australian = Mae Ned Ivy Bert Dot Clem Vi
names-american = Ada Hank Fay Walt Bea Gus Nell
names-quebec = Rose Léo Alma Émile Zoé Omer Lise
names-bijou = Cora Otis Etta Amos Ida Lem Ola

## In short

short-pass = pass
short-look = looks
short-silent = no call
short-no-trumps = NT
# $suit: a sign
short-partie = Game { $suit }
short-sans-kitty = { $bid } no { kitty }

## What happened, in sentences
## $name is a player, $you tells whether that is the reader: yes, no

told-dealt = Hand { $number }. { $you ->
    [yes] You deal.
   *[no] { $name } deals.
}
told-silent = { $you ->
    [yes] You make no call in this hand.
   *[no] { $name } makes no call in this hand.
}
told-cut = { $you ->
    [yes] You cut: { $count ->
        [one] one card
       *[other] { $count } cards
    }.
   *[no] { $name } cuts: { $count ->
        [one] one card
       *[other] { $count } cards
    }.
}
told-claimed = { $you ->
    [yes] Claim accepted: your cards are shown and the hand is settled.
   *[no] { $name } claims the rest: { $name }’s cards are shown and the hand is settled.
}
told-settled = Everyone agrees to end the hand: nothing can change the score any more.
told-contract = { $you ->
    [yes] You win
   *[no] { $name } wins
} the bidding: { $bid }, worth { $value } points.
told-gave = { $you ->
    [yes] You give
   *[no] { $name } gives
} the { contractor } a card, face down.
told-gave-several = { $you ->
    [yes] You give your partner
   *[no] { $name } gives a partner
} { $count ->
    [one] one card
   *[other] { $count } cards
}, face down.
told-discarded = { $you ->
    [yes] You discard
   *[no] { $name } discards
} { $count ->
    [0] nothing
    [one] one card
   *[other] { $count } cards
}.
told-from-row = { $sentence }, from the row.
# $owner: whose card it is; $mine tells whether the reader is
told-played-for = { $you ->
    [yes] You play
   *[no] { $name } plays
} for { $mine ->
    [yes] you
   *[no] { $owner }
}: { $card }.
told-alone = { $you ->
    [yes] You play
   *[no] { $name } plays
} without a partner.
# $mine tells whether the reader is one of them
told-partners = { $mine ->
    [yes] You’re playing with { $name }.
   *[no] { $count ->
        [one] { $partners } is
       *[other] { $partners } are
    } playing with { $you ->
        [yes] you
       *[no] { $name }
    }.
}
told-open = { $you ->
    [yes] You lay your
   *[no] { $name } lays their
} cards face up on the table.
told-trick = { $you ->
    [yes] You win the trick.
   *[no] { $name } wins the trick.
}
told-trick-row = { $you ->
    [yes] Your row wins the trick.
   *[no] { $name }’s row wins the trick.
}
told-made = { $you ->
    [yes] You make
   *[no] { $name } makes
} { $bid } with { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}.
told-failed = { $you ->
    [yes] You go
   *[no] { $name } goes
} down in { $bid } with { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}.
told-stopped = The play stops, because the game is decided. { $you ->
    [yes] You were
   *[no] { $name } was
} playing { $bid }.
told-passed-out = Everyone passed. The hand is thrown in.
told-no-bid = Nobody bid, and the hand is over.
# $count players have won, $mine tells whether the reader is one of them
told-game-over = { $mine ->
    [yes] { $count ->
        [one] You win the game!
       *[other] { $names } win the game!
    }
   *[no] { $count ->
        [one] { $names } wins the game.
       *[other] { $names } win the game.
    }
}
told-nobody-wins = The game is over. Nobody wins.

## The draw

draw-dealer = { $you ->
    [yes] You drew the lowest card (aces are low), so you deal first.
   *[no] { $name } drew the lowest card (aces are low), so { $name } deals first.
}
draw-partners = You’re playing with { $names }.
draw-you-sit-out = You’re sitting out this game. You can watch it.
# $names are other players, $count how many
draw-sit-out = { $count ->
    [one] { $names } sits out this game.
   *[other] { $names } sit out this game.
}

## The log

# A line of the log, and what the call in it says by agreement, a sentence.
log-meaning = { $line }. { $meaning }
log-call = { $name }: { $call }
log-contract = Contract: { $bid }, { $name }
log-trick = Trick { $number }: { $name }, { $card }

## Header and felt

header-hand = hand { $number }
felt-sits-out = sits out
felt-partner = partner
felt-tricks = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
felt-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

## For who sits out a game and watches

note-watching = You’re sitting out this game. Watch, or type skip to go to its end.
note-not-watching = You’re playing in this game. You can skip only a game you sit out.

## Boards of choices

board-pass = [Pass]
board-look = [Look]
board-sans-kitty = [No { kitty }]
board-with-kitty = [With { kitty }]
board-partie = Game
board-no-suit = no suit
board-alone = [Alone]

## The panel in the play

panel-joker = Joker’s suit: { $suit }
panel-called = Called card: { $card }

## The question of the moment

prompt-call = Your bid.
prompt-look = Look at your cards, or bid blind.
prompt-other-calls = { $name } is bidding.
prompt-other = { $name } is playing.
prompt-give = Choose a card for the { contractor }.
prompt-give-several = Choose the cards for your partner: { $count } in all.
prompt-discard = Discard { $count }: { $chosen } of { $count } chosen.
prompt-nominate = Choose a suit for your joker.
prompt-partners = Choose your partner.
prompt-demand = Which suit do you ask for?
prompt-lead = You lead: play any card.
prompt-lead-row = You lead from your row.
prompt-play = Play a card.
prompt-play-row = Play a card from your row.
prompt-play-for = Play a card from { $name }’s hand.
prompt-follow = Your turn: you must play { $suit }.
prompt-void = Your turn: no { $suit }, so play any card.
prompt-trick = { $name } wins the trick.
prompt-your-trick = You win the trick.

## Notes

hint = Hint: { $reason }
# $action is another choice, as an order.
hint-as-good = About as good: { $action }.
note-undone = Undone – your turn again.
note-claim-refused = You can’t be sure of that yet – play on.
note-claim-not-now = You can claim on your turn during play, with two or more tricks left.
note-nothing-to-undo = Nothing to undo in this hand.
note-undo-seen = That can’t be undone: someone has seen a card by it that was face down.
note-not-your-turn = It’s not your turn yet.
note-not-understood = I don’t know “{ $text }”.
expected-nothing = Wait for your turn, or type a command such as score.
expected-call = Type pass, a bid such as 7H or 8NT, or hint.
expected-give = Type the card to give, such as { $example }.
expected-give-several = Type give and the cards, such as give { $example }.
expected-discard = Type discard and the cards, such as discard { $example }.
expected-nominate = Type S, C, D, H or none.
expected-partners = Type a card to call such as { $example }, a player’s name, or alone.
expected-play = Type a card such as { $example }; to lead the joker, X:H.

## Keys

key-discard = discard
key-give = give
key-cut = cut
key-deal = deal
key-next-hand = next hand
key-next-game = new game

## Sheets

trick-none = No trick has been played yet.
# $cards in signs, such as 7♥ K♠
whose-cards = { $name }: { $cards }
over-title-hand = The hand is over
over-title-game = The game is over
score-passed = passed out
score-no-bid = no bid
score-target = Playing to { $target }.
score-hands = { $hands ->
    [one] One hand is played.
   *[other] { $hands } hands are played, and the highest score wins.
}
score-games = Games won: { $games }

## The line mode

plain-your-hand = Your hand: { $cards }
plain-hand-of = { $name }’s hand: { $cards }
plain-your-row = Your row: { $cards } ({ $down } face down)
plain-row-of = { $name }’s row: { $cards } ({ $down } face down)
plain-kitty = The { kitty }: { $cards }.
plain-not-looked = You haven’t looked at your cards.
plain-lowest-bid = The lowest bid is { $bid }.
plain-bids = You can bid { $bids }.
plain-discard = Discard { $count ->
    [one] one card
   *[other] { $count } cards
}, for example: discard { $example }
plain-nominate = Choose a suit for your joker: spades, clubs, diamonds, hearts or none.
plain-partners = Choose your partner: call a card such as { $example }, name a player, or say alone.
plain-lead = You lead. You can play: { $cards }.
plain-play = You can play: { $cards }.
plain-lead-row = You lead from your row. You can play: { $cards }.
plain-play-row = You can play from your row: { $cards }.
plain-play-for = You can play for { $name }: { $cards }.
# $card is a joker with the suit that it asks for, as it is typed: X:H.
plain-type-joker = Type the joker with the suit it asks for, such as { $card } for { $suit }.
plain-type-card = Type a card such as { $example }.
plain-seat = { $you ->
    [yes] You have
   *[no] { $name } has
} { $cards ->
    [one] one card
   *[other] { $cards } cards
} and { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}.
plain-play-of = { $name } { $card }
plain-play-of-row = { $name } { $card } from the row
plain-trick = On the table: { $cards }. Winning so far: { $name }.
plain-last-trick = Last trick: { $cards }. Won by: { $name }.
help-plain =
    Type an action or a command.
    Bids: pass, 7H, 8NT, misere (if this game has it).
    Cards: rank and suit, such as AS, 10H; X is the joker. X:H leads the joker and asks for hearts.
    Other actions: discard 5S 6C 4D, nominate H, call AH, partner Mae, alone, give 4C, look.
    Commands: hand, table, last, score, rules, hint, why, undo, claim (the rest is yours), review (the last hand), cards codes or cards words, help, quit; skip ends a game you sit out.

## What goes wrong before the first card

error-no-seat = There’s no seat { $seat }. Choose a seat from 1 to { $last }.
# All four are numbers of people
error-company = A game for { $seats } can be shared by { $least } to { $most } people, not by { $people }.
name-blank = Everyone needs a name.
name-number = “{ $name }” is a number. A name needs a letter.
name-too-long = “{ $name }” is too long. Use up to { $longest } characters.
name-separator = “{ $name }” would be read as several names. Leave out the “{ $sign }”.
name-hidden = “{ $name }” has a character that can’t be shown. Type the name again.
name-taken = “{ $name }” is too much like “{ $other }”. Add a letter or a last name.
error-too-many = You named { $asked } bots, but this game has { $others }. Remove a name or a level.
error-no-cut = The cards aren’t cut in this game.
error-open-table = The page plays with the laws enforced. Open tables are in the terminal: kook play --set laws=open.
error-not-shared = This game can seat everyone. Use --set players=5 instead of --company.
error-no-conventions = This game has no bidding conventions to agree on.
error-no-random = Your system gives no random numbers. Choose a seed with --seed.

note-settled = The { $what ->
    [misere] { misere-word } is lost
    [lost] contract is lost
   *[made] contract is made
}, and nothing can change the score now.
key-settled = end the hand
score-course = { $name }: { $totals }
score-turned = The turning point was hand { $hand }: { $what }.

## The question of the moment in games with rows: from where the card is due

prompt-lead-hand = You lead from your hand: any card of it.
prompt-play-hand = Play a card from your hand.
prompt-follow-hand = From your hand: you must play { $suit }.
prompt-void-hand = From your hand: no { $suit } there, so play any card of it.
prompt-follow-row = From your row: you must play { $suit }.
prompt-void-row = From your row: no { $suit } there, so play any card of it.
prompt-other-hand = { $name } is to play from the hand.
prompt-other-row = { $name } is to play from the row.
plain-lead-hand = You lead from your hand: { $cards }.
plain-play-hand = You play from your hand: { $cards }.
