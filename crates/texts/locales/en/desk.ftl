### What stands on a graphical table, besides what every table says (session.ftl, rummy-session.ftl).
###
### Both languages have the same keys with the same variables (a test sees to it); see terms.ftl for what every message
### may use. $name is a player, $you tells whether he is the reader: yes, no.

## Around the table

desk-game-and-hand = Game { $game }, { $hand }
# $scores: "You+Bert 120, Mae+Ned 40"
desk-in-words = { $title }, hand { $number }: { $scores }
desk-pod = { $name }: { $words }.
desk-dealer = dealer
desk-turn = to act
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
desk-aside-discards = Put away
desk-aside-dead = The dead hand

## Questions and buttons

desk-ask-deal = Ready to deal.
desk-ask-cut = You cut the { pack }.
desk-ask-exchange = { $name } is to choose.
desk-ask-discard = { $count ->
    [one] Put one card away.
   *[other] Put { $count } cards away.
}
desk-with-kitty = with the { kitty }
desk-without-kitty = without the { kitty }
desk-discard-none = put nothing away
desk-demand = ask for { $suit }

## What can’t be done

desk-your-turn = It is your turn.
desk-no-cut-now = You don’t cut now.
desk-cut-range = Lift from { $from } to { $to } cards.
desk-nothing-to-pick = There is nothing to pick cards for now.
desk-not-held = You don’t hold these cards.
desk-no-such-hand = There is no such finished hand.
desk-only-shown = This game is only shown.
desk-no-deal = This is no code of a deal.
desk-no-seed = A seed has 64 digits from 0 to 9 and a to f.
desk-no-level = There is no such level of play.
desk-no-convention = There is no such agreement about calls.
desk-damaged = The saved game is damaged.

## Records from outside; $why says what is wrong, for desk-malformed… in English

desk-no-record = There is no game in this file.
desk-no-json = This file can’t be read: line { $line }, column { $column }.
desk-malformed = This is no record of a game: { $why }.
desk-malformed-text = Line { $one }, column { $two }: { $why }.
desk-malformed-hand = Hand { $one }: { $why }.
desk-malformed-action = Hand { $one }, action { $two }: { $why }.
desk-illegal = Hand { $one }, action { $two }: { $why }

## Guidance for who is new, in two or three sentences
## $side: ours (the reader plays the contract), theirs, watched

guide-deal = Everybody gets a hand of cards. Deal when you are ready.
guide-cut = You sit on the dealer’s right, so you cut: the cards you lift go to the bottom. It changes nothing but luck.
guide-watch = You sit out this game and watch.
guide-hand-over = The hand is over and its points are written down. The next player deals the next hand.
guide-game-over = The game is over. You can look through the hands, or play another game.

guide-auction = Now everybody says in turn how many of the ten tricks they and their partner can win, and with which trumps. The highest bid plays, against the others.
guide-auction-alone = Now everybody says in turn how many of the ten tricks they can win, and with which trumps. The highest bid plays, against all others.
guide-auction-first = Nobody has bid yet: every bid that is lit is open to you. Count your sure tricks and leave room for what the { kitty } may bring; if you have little, pass.
guide-auction-over = { $you ->
    [yes] Your own bid of { $bid } stands
   *[no] { $name } has bid { $bid }
}; only what is lit is higher. If you can’t make more, pass.
guide-auction-partner = { $name }, who plays with you, has bid { $bid }. Bid higher only if together you can make more; otherwise pass.
guide-auction-none = No bid is left to you: pass.
guide-auction-misere = A { misere-word } is a promise to win no trick at all, for very low hands.
guide-auction-misere-later = A { misere-word }, which is a promise to win no trick, can be bid once somebody has bid seven.
guide-auction-wait = The bids go around the table: { $name } is to call. A bid must be higher than the one before it; who passes is out.
guide-look = You have not looked at your cards. You may bid blind for many points, or look at them and bid as usual.

guide-give = Your partner plays { misere-word } and wants to lose every trick. You give one card face down: your best low card.
guide-give-wait = { $name } chooses a card for the { contractor }.
guide-discard = You won the bidding and took up the { kitty }. Put { $count ->
    [one] one card
   *[other] { $count } cards
} away, face down: keep trumps, jokers and aces, throw low cards, and empty a short suit if you can.
guide-discard-no-trumps = You won the bidding and took up the { kitty }. Put { $count ->
    [one] one card
   *[other] { $count } cards
} away, face down: keep jokers, aces and your long suits, throw low cards of the others.
guide-discard-misere = You won the bidding and took up the { kitty }. Put { $count ->
    [one] one card
   *[other] { $count } cards
} away, face down: throw the cards that are most likely to win a trick.
guide-discard-none = You won the bidding. There is nothing to put away.
guide-discard-wait = { $name } takes up the { kitty } and puts as many cards away, face down. Then the play begins.
guide-nominate = You hold the joker and there are no trumps. Say which suit it belongs to now: it will be the highest card of that suit. Without a suit it wins any trick, but only when you can’t follow suit.
guide-nominate-wait = { $name } says which suit the joker belongs to.
guide-partners = You play this hand with whom you choose. Call a high card that you lack: whoever holds it is your partner, or ask a player where that is offered. Or play alone.
guide-partners-wait = { $name } chooses who plays with the { contractor }.

guide-no-contract = Nobody bid: every trick counts, and there are no trumps.
guide-needed = { $side ->
    [ours] Your side needs { $needed } tricks and has { $taken }: { $short } to go.
    [watched] { $name } needs { $needed } tricks and has { $taken }: { $short } to go.
   *[theirs] { $name } needs { $needed } tricks and has { $taken }. You beat the contract with { $beat } more.
}
guide-made = { $side ->
    [ours] You have made the contract; every trick more is yours to keep.
   *[other] { $name } has made the contract. Take what tricks you still can.
}
guide-beaten = { $side ->
    [ours] The contract can’t be made any more. Take what tricks you still can.
   *[other] { $name } can’t make the contract any more.
}
guide-misere-mine = You must not win a single trick: stay below the others, and throw high cards when you can’t follow suit.
guide-misere-theirs = { $name } wants to win no trick.{ $side ->
    [watched] {""}
   *[other] {" "}Play so low that { $name } has to win one.
}
guide-secret-partner = Who holds the called card plays along, and not everybody knows who that is.
guide-sits-out = You don’t play in this hand: your partner plays alone.
# Who wins the trick so far, with which card.
guide-trick = { $you ->
    [yes] You are
   *[no] { $name } is
} winning the trick so far, with the { $card }.
guide-leads = { $name } leads to the next trick.
guide-from-row = This card comes from your row.
guide-play-for = You play { $name }’s cards now.
guide-lead = You lead: any card that is not dimmed. The others must follow its suit if they can.
guide-lead-joker = You lead. If it is the joker, you say which suit the others must follow.
guide-follow = The suit is { $suit }, and you can follow: you must. The highest card of it wins, unless somebody trumps.
guide-bowers = The jacks of the trump { colour } are trumps too: the right bower, then the left, above the ace; the joker above them.
guide-void = The suit is { $suit }, and you have none: play any card. A trump wins the trick, anything else loses it.
guide-void-no-trumps = The suit is { $suit }, and you have none: play any card. Only a joker can still win.
guide-only-joker = The suit is { $suit }, and you have none: here the joker must be played.
guide-bare-joker = The joker leads and asks for no suit: play any card that is not dimmed.
