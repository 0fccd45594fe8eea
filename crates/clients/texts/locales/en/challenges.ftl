### Challenges and the deal of the day: what one is, what came of it, the text to paste. No text names a card, a suit, a
### bid or the joker: it would tell those who have not played yet.
###
### $points has its sign; $game is a game in a word or its whole name.

## What one is

challenge-game-australian-4 = Australian
challenge-game-quebec-4 = Québec
challenge-game-american-4 = American
challenge-game-rummy-500-players-2 = Rummy 500 for two
challenge-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
# $level: beginner, casual, club, strong, expert or several.
challenge-what = { $hands ->
    [4] Four deals
   *[8] Eight deals
}, { $game }, { $level ->
    [beginner] Beginner bots
    [casual] Casual bots
    [club] Club bots
    [strong] Strong bots
    [expert] Expert bots
   *[several] bots of several levels
}.
challenge-what-day = The deal of { $date }, { $game }: { $hands ->
    [4] four hands
   *[8] eight hands
} against { $level ->
    [beginner] Beginner bots
    [casual] Casual bots
    [club] Club bots
    [strong] Strong bots
    [expert] Expert bots
   *[several] bots of several levels
}.
challenge-from = { $name }: { $came }.
# Somebody who gave no name.
challenge-nobody = The sender
challenge-how = Everyone gets the same cards, and one try: no hints, no undo, no review. Each hand starts from zero, and points are how far you finish ahead of the others.
challenge-bots-changed = The bots have changed; the cards are the same. The results stand side by side, but don’t compare them.

## While it is played

challenge-no-undo = There’s no undo in a challenge: everyone gets one try.
challenge-no-hints = There are no hints in a challenge: everyone gets one try.
challenge-no-review = There’s no review in a challenge: everyone gets one try.
challenge-hand = Hand { $hand } of { $hands }
challenge-goes-on = You continue where you left off, in hand { $hand } of { $hands }.
challenge-over = That was the last hand. Here’s what came of it:
challenge-again = You’ve already played these deals: { $came }. That result stands; this time is for fun.

## What came of it

# $contracts: those of the player’s side.
challenge-came = { $contracts ->
    [0] { $points }
    [1] { $made } of 1 contract made, { $points }
   *[other] { $made } of { $contracts } contracts made, { $points }
}
# $hands: the points of each hand.
challenge-row = { $who }: { $came } ({ $hands }).
challenge-you = You
challenge-expert = Expert in your seat
challenge-ahead = { $who ->
    [you] You’re { $points } points ahead of { $name }.
    [they] { $name } is { $points } points ahead of you.
   *[level] You and { $name } are level.
}
challenge-par = Nobody could know this: with all cards seen { $who ->
        [you] you
       *[partner] your partner
    } could make { $bid }, { $points }.
challenge-par-none = Nobody could know this: even with all cards seen your side can’t make a contract.
challenge-par-row = The best with all cards seen, which nobody could know: { $hands }.
challenge-late = You played this deal on a later day.
challenge-title = Result
challenge-thinking = Expert is playing your hands…
challenge-par-thinking = Looking for the best with all cards seen…
challenge-paste-title = To paste:
challenge-paste = Kookaburra, { $game }: { $came }. Expert { $expert }. Same cards: { $link }
challenge-paste-day = Kookaburra, { $date }, { $game }: { $came }. Expert { $expert }. Same cards: { $link }

## What can’t be played

challenge-link-foreign = That isn’t a link to a challenge. It should have #/same/ in it.
challenge-link-newer = This challenge comes from a newer Kookaburra. Update yours to play it.
challenge-link-damaged = This link was cut or changed on the way. Copy the whole of it again.
challenge-link-unplayable = This challenge has rules or numbers that this Kookaburra can’t play. Ask for a new one.
challenge-link-too-long = Rules with this many changes don’t fit in a link. Choose rules with fewer.
challenge-open = At an open table there’s no challenge. Choose rules without laws=open.
challenge-not-a-date = “{ $text }” isn’t a date. Write it like this: 2026-12-03.
challenge-damaged = { $path } can’t be read, so what you play now isn’t saved. Delete or repair the file.
challenge-no-random = Your system gives no random numbers, so no deals can be drawn.
challenge-unsaved = The result can’t be saved: { $error }
challenge-not-yet = That day hasn’t come yet. Choose today or an earlier one.
challenge-hands = A challenge has 4 or 8 hands.
challenge-no-conventions = Partners can’t agree on calls in this game. Leave out --conventions.
# A link was made; $link begins with #/same/.
challenge-made = Send it to whoever you like, and play it yourself: kook same {"\""}{ $link }{"\""}
# No number that the file of days has a sign for gives four hands in which somebody bids.
challenge-always-out = On { $date } Expert bots pass a hand out whatever the number.

## The rooms of the page: days, and challenges to make and to open

challenge-days = Deal of the day
challenge-games = Games
challenge-play = Play
challenge-go-on = Go on
challenge-see = See the result
challenge-for-fun = Play once more, for fun
challenge-is-begun = begun
challenge-is-done = played
challenge-is-late = played on a later day
challenge-dots = ● played, ◐ begun, ○ played on a later day. A day you miss stays open, and costs nothing.
challenge-weekdays = Sun, Mon, Tue, Wed, Thu, Fri, Sat
challenge-month-before = Earlier
challenge-month-after = Later
challenge-make = Challenge a friend
challenge-make-about = The same cards, wherever they are and whenever they play: send the link.
challenge-game = Game
challenge-count = Hands
challenge-count-4 = 4
challenge-count-8 = 8
challenge-level = Bots
challenge-make-link = Make a link
challenge-link = Link to send
challenge-open-title = Somebody sent you one?
challenge-open-field = Their link, or the whole message
challenge-open-button = Open
# $month: from 1; $year in digits.
challenge-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
