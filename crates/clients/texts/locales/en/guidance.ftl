### What is going on and what may be done, for someone new to a table of Five Hundred, in two or three sentences.
###
### Both languages have the same keys with the same variables (a test sees to it); see terms.ftl for what every message
### may use. $name is a player, $you tells whether that is the reader: yes, no.

## $side: ours (the reader plays the contract), theirs, watched

guide-deal = Everyone is dealt a hand of cards. Deal when you’re ready.
guide-cut = You sit on the dealer’s right, so you cut. It’s only for luck: any number on offer will do.
guide-watch = You’re sitting out this game.
guide-hand-over = The hand is over and the points are on the score sheet. The deal moves to the next player.
guide-game-over = The game is over. You can look through the hands, or start a new game.

guide-auction = Time to bid: how many of the ten tricks can you and your partner win, and with which suit as trumps? The highest bid wins and has to make it.
guide-auction-alone = Time to bid: how many of the ten tricks can you win, and with which suit as trumps? The highest bid wins and has to make it against everyone else.
guide-auction-first = Nobody has bid yet, so any bid that isn’t dimmed is allowed. Count your sure tricks, add a little for the { kitty }, or pass.
guide-auction-over = { $you ->
    [yes] Your own bid of { $bid } is the highest
   *[no] { $name } has bid { $bid }
}; you need to bid higher. If you can’t win more tricks, pass.
guide-auction-partner = Your partner { $name } has bid { $bid }. Bid higher only if together you can win more.
guide-auction-none = No higher bid is left, so pass.
guide-auction-misere = { CAP(misere-word) } means promising to win no tricks at all – good for very low cards.
guide-auction-misere-later = { CAP(misere-word) } means promising to win no tricks. You can bid it once someone has bid seven.
guide-auction-wait = { $name } is bidding. Each bid must beat the last, and once you pass you’re out.
guide-look = You haven’t looked at your cards. Bid blind for a big score, or look at them and bid as usual.

guide-give = Your partner bid { misere-word } and has to lose every trick. Give one card face down – a low one helps most.
guide-give-several = You and your partner have to lose every trick. Give your partner { $count ->
    [one] one card
   *[other] { $count } cards
} face down: your most dangerous ones. Your partner then discards as many.
guide-give-wait = { $name } is choosing a card for the { contractor }.
guide-discard = You won the bidding and picked up the { kitty }. Discard { $count ->
    [one] one card
   *[other] { $count } cards
} face down: keep trumps and aces, discard low cards, and try to empty a short suit.
guide-discard-no-trumps = You won the bidding and picked up the { kitty }. Discard { $count ->
    [one] one card
   *[other] { $count } cards
} face down: keep aces and your long suits, and discard low cards in the others.
guide-discard-misere = You won the bidding and picked up the { kitty }. Discard { $count ->
    [one] one card
   *[other] { $count } cards
} face down: the ones most likely to win a trick.
guide-discard-none = You won the bidding. You have nothing to discard.
guide-discard-wait = { $name } picks up the { kitty } and discards the same number of cards face down. Then play begins.
guide-nominate = There are no trumps, so choose a suit for your joker: it becomes that suit’s top card. Without a suit it wins tricks only when you can’t follow.
guide-nominate-low = There are no trumps, so choose a suit for your joker: it becomes that suit’s lowest card. Without a suit it can only go on a trick when you can’t follow.
guide-nominate-wait = { $name } is choosing a suit for the joker.
guide-partners = Choose your partner for this hand. Call a high card you don’t have (its holder is your partner), or ask a player where that’s offered. Or play alone.
guide-partners-wait = { $name } is choosing a partner.

guide-no-contract = Nobody bid: every trick counts, and there are no trumps.
guide-needed = { $side ->
    [ours] Your side needs { $needed } tricks and has { $taken }: { $short } to go.
    [watched] { $name } needs { $needed } tricks and has { $taken }: { $short } to go.
   *[theirs] { $name } needs { $needed } tricks and has { $taken }. Win { $beat } more to beat it.
}
guide-made = { $side ->
    [ours] You’ve made your contract – the rest can’t hurt you.
    [watched] { $name } has made the contract.
   *[theirs] { $name } has made the contract. Take what tricks you can.
}
guide-beaten = { $side ->
    [ours] You can’t make the contract now. Take what tricks you can.
   *[other] { $name } can’t make the contract now.
}
guide-misere-lost = { $side ->
    [ours] You’ve won a trick, so the contract is lost.
   *[other] { $name } has won a trick, so the contract is lost.
}
guide-misere-mine = You mustn’t win a single trick. Play under the others, and throw off high cards when you can’t follow suit.
guide-misere-theirs = { $name } has to lose every trick.{ $side ->
    [watched] {""}
   *[other] {" "}Play low, so that { $name } has to win one.
}
guide-secret-partner = Whoever holds the called card is a partner, but not everyone knows who that is.
guide-sits-out = You’re not playing in this hand: your partner plays alone.
# Who wins the trick so far, with which card.
guide-trick = { $you ->
    [yes] You are
   *[no] { $name } is
} winning the trick so far, with the { $card }.
guide-leads = { $name } leads to the next trick.
guide-from-row = This card comes from your row.
guide-play-for = You’re playing { $name }’s cards now.
guide-lead = You lead: play any card that isn’t dimmed. The others must follow suit if they can.
guide-lead-joker = You lead. If you lead the joker, you choose the suit the others must follow.
# $trumps: none (there are none), open (one could still be played), played, led; low (there are none, and jokers are low)
guide-follow = { CAP($suit) } were led and you can follow suit, so you must.{ $trumps ->
    [open] {" "}The highest wins, unless someone trumps.
    [played] {" "}The trick has been trumped, so you can’t win it.
    [led] {" "}The highest trump wins.
   *[none] {""}
}
# $shade: the colour of the trumps, red or black
guide-bowers = The top trumps are { $jokers ->
    [0] the
    [1] the joker, then the
   *[other] the jokers, then the
} right bower (the jack of trumps), then the left bower (the other { $shade ->
    [red] red
   *[black] black
} jack).
guide-void = You can’t follow { $suit }, so play any card. { $trumps ->
    [open] Only a trump can win the trick.
    [played] Only a higher trump can win the trick.
    [led] It can’t win the trick.
    [low] It can’t win the trick.
   *[none] { $jokers ->
        [0] It can’t win the trick.
        [1] Only the joker can win the trick.
       *[other] Only a joker can win the trick.
    }
}
guide-only-joker = You can’t follow { $suit }, and here that means you must play the joker.
guide-bare-joker = The joker was led without a suit, so play any card that isn’t dimmed.
