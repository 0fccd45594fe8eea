### What stands on a graphical table, besides what every table says (session.ftl, rummy-session.ftl).
###
### Both languages have the same keys with the same variables (a test sees to it); see terms.ftl for what every message
### may use. $name is a player, $you tells whether that is the reader: yes, no.

## Around the table

desk-game-and-hand = Game { $game }, { $hand }
# $scores: "You+Bert 120, Mae+Ned 40"
desk-in-words = { $title }, hand { $number }: { $scores }
desk-player = { $name }: { $words }.
desk-dealer = dealer
desk-turn = their turn
# How well a player plays.
desk-level = { $level ->
    [beginner] beginner
    [casual] casual
    [club] club
    [strong] strong
   *[expert] expert
}
# $meld in words: "three kings: spades, clubs and hearts"

## Cards that are marked, or that lie aside

desk-from-kitty = from the { kitty }
desk-aside-kitty = The { kitty }
desk-aside-given = The card given
desk-aside-discards = Discards
desk-aside-dead = The dead hand

## Questions and buttons

desk-ask-deal = Ready to deal.
desk-ask-cut = You cut the { pack }.
desk-ask-exchange = { $name } is choosing.
desk-ask-discard = { $count ->
    [one] Discard one card.
   *[other] Discard { $count } cards.
}
# $name is the player to whom the phone goes, and then says so.
desk-pass = Pass the phone to { $name }.
desk-pass-done = I’m { $name }
# The player who begins, among several people at one phone, if they gave no name: 16 characters at most.
desk-first-player = Player 1
desk-with-kitty = with the { kitty }
desk-without-kitty = without the { kitty }
desk-discard-none = discard nothing
desk-demand = ask for { $suit }

## What can’t be done

desk-your-turn = It’s your turn.
desk-no-cut-now = It’s not your turn to cut.
desk-cut-range = Cut { $from } to { $to } cards.
desk-nothing-to-pick = You don’t choose cards now.
desk-not-held = You don’t have these cards.
desk-no-such-hand = No finished hand has this number.
desk-only-shown = You’re looking at a finished game; you can’t play in it.
desk-no-deal = That isn’t a deal code. Copy the whole link or code and try again.
desk-no-seed = A seed is 64 characters, 0 to 9 and a to f.
desk-no-level = There’s no such level.
desk-no-convention = There’s no such bidding convention.
desk-damaged = The saved game is damaged.

## Records from outside; $why says what is wrong

desk-malformed = This isn’t a saved game: { $why }.
desk-malformed-text = Line { $one }, column { $two }: { $why }.
desk-malformed-hand = Hand { $one }: { $why }.
desk-malformed-action = Hand { $one }, action { $two }: { $why }.
desk-illegal = Hand { $one }, action { $two }: { $why }

# Who plays against a contract, where partners change from hand to hand.
desk-others = the others

desk-no-game = There’s no game called “{ $text }”. Copy the whole link and try again, or choose a game.
desk-no-rules = These house rules can’t be read. Copy the whole link and try again, or choose a game.

## What a hint offers to do

desk-do-discard = { $count ->
    [0] Discard nothing
    [one] Discard one card
   *[other] Discard { $count } cards
}
desk-do-give = { $count ->
    [one] Give one card
   *[other] Give { $count } cards
}
