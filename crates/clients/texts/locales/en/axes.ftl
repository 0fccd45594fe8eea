### House rules by name: the axes with their values, and what a table plays differently.
###
### Both languages have the same keys with the same variables (a test sees to it). Besides its own variables every
### message may use $country (au, us, qc), $nil (misere, nullo: the word of the table for such contracts) and
### $jokers (0, 1, 2), and refer to the words of terms.ftl: { kitty }, { no-trumps }, { contractor }, { misere-word }.
### Card names come without an article: "the { $card }". In French the functions LE($card) "l’as de pique",
### DU($card) "du roi de pique", DE($name) "d’Ann" and QUE($name) "qu’Ann" elide; CAP($text) capitalises.

## House rules: each axis and its values, as in a form

axis-players = Players
axis-players-2 = two
axis-players-3 = three
axis-players-4 = four
axis-players-5 = five
axis-players-6 = six
axis-players-7 = seven
axis-players-8 = eight

axis-pack = Cards
axis-pack-24 = 24 cards: nines and up, no joker
axis-pack-32 = 32 cards: sevens and up, no joker
axis-pack-33 = 33 cards: sevens and up, with the joker
axis-pack-42 = 42 cards: red fours, black fives and up, no joker
axis-pack-43 = 43 cards: red fours, black fives and up, with the joker
axis-pack-44 = 44 cards: fours and up, no joker
axis-pack-45 = 45 cards: fours and up, with the joker
axis-pack-46 = 46 cards: fours and up, with two jokers
axis-pack-52 = 52 cards, no joker
axis-pack-53 = 53 cards, with the joker
axis-pack-60 = 60 cards, with 11s and 12s, no joker
axis-pack-61 = 61 cards, with 11s, 12s and the joker
axis-pack-62 = 62 cards, with 11s, 12s and red 13s, no joker
axis-pack-63 = 63 cards, with 11s, 12s, red 13s and the joker
axis-pack-63-doubled = 63 cards, with two sets of twos, threes and red fours
axis-pack-64 = 64 cards, with 11s, 12s and 13s, no joker
axis-pack-65 = 65 cards, with 11s, 12s, 13s and the joker
axis-pack-66 = 66 cards, with 11s, 12s, 13s and two jokers
axis-pack-44-jokers = 44 cards: red fours, black fives and up, with two jokers
axis-pack-43-mixed-fours = 43 cards: fives and up, the fours of clubs and hearts, with the joker

axis-high_numbers = 11, 12 and 13
axis-high_numbers-below_jack = below the jack
axis-high_numbers-above_jack = above the jack

axis-sides = Sides
axis-sides-partners = two partnerships
axis-sides-trios = two teams of three
axis-sides-three_pairs = three pairs
axis-sides-solo = everyone alone
axis-sides-chosen = partners chosen in each hand

axis-layout = Hands
axis-layout-hands = one hand each
axis-layout-rows = a hand and a row on the table each
axis-layout-dead_hand = one hand each and a dead hand

axis-first_dealer = First dealer
axis-first_dealer-random = at random
axis-first_dealer-lowest_draw = lowest card drawn
axis-first_dealer-first_jack = first jack turned up

axis-deal_pattern = Dealing
axis-deal_pattern-australian = Australian
axis-deal_pattern-quebec = Québec
axis-deal_pattern-american = American
axis-deal_pattern-minnesota = Minnesota

axis-auction = Bidding
axis-auction-until_passed = until all but one have passed
axis-auction-one_round = one bid each

axis-own_raise = Raising your own bid
axis-own_raise-no = not allowed
axis-own_raise-yes = once, when everyone else has passed
axis-own_raise-reopen = when everyone else has passed; in another suit it lets them in again

axis-all_pass = When everyone passes
axis-all_pass-redeal = the hand is thrown in
axis-all_pass-no_trump_tricks = played in { no-trumps }, 10 per trick

axis-idle_kitty = { CAP(kitty) } when nobody bids
axis-idle_kitty-hidden = hidden
axis-idle_kitty-shown = shown

axis-misere = Misère
axis-misere-off = not played
axis-misere-after_seven = after a bid of seven
axis-misere-any_time = at any time

axis-misere_rank = Rank of misère
axis-misere_rank-above_sevens = above the sevens
axis-misere_rank-by_value = by value, above eight spades

axis-open_misere = Open misère
axis-open_misere-off = not played
axis-open_misere-500 = worth 500
axis-open_misere-230 = worth 230

axis-super_open_misere = Super open misère
axis-super_open_misere-off = not played
axis-super_open_misere-on = played

axis-blind_misere = Blind misère
axis-blind_misere-off = not played
axis-blind_misere-on = played
axis-blind_misere-1000 = worth 1000, above every other bid

axis-nullo = Nullo
axis-nullo-off = not played
axis-nullo-american = worth 250, above eight spades
axis-nullo-quebec = worth 500, equal to ten hearts

axis-double_nullo = Double nullo
axis-double_nullo-off = not played
axis-double_nullo-after_partner = after a partner has bid to lose every trick
axis-double_nullo-any_time = at any time

axis-sans_kitty = Bids without the { kitty }
axis-sans_kitty-off = not played
axis-sans_kitty-same = same value
axis-sans_kitty-double = double value
axis-sans_kitty-nullo_500 = only nullo, worth 500

axis-partie = Taking the game
axis-partie-off = not played
axis-partie-on = played

axis-partie_failure = Failing to take the game
axis-partie_failure-value = costs as a ten-trick bid
axis-partie_failure-target = costs the whole game

axis-own_kitty = A { kitty } for each player
axis-own_kitty-off = no
axis-own_kitty-on = yes

axis-joker_nomination = Choosing the joker’s suit
axis-joker_nomination-off = not played
axis-joker_nomination-on = the { contractor }, before the first lead

axis-row_flip = Turning up row cards
axis-row_flip-end_of_trick = at the end of the trick
axis-row_flip-at_once = at once

axis-joker_in_misere = Joker in a misère, when you can’t follow
axis-joker_in_misere-must = must be played
axis-joker_in_misere-may = may be played

axis-misere_joker = Joker without a suit in a misère
axis-misere_joker-high = highest card
axis-misere_joker-low = lowest card

axis-joker_follow = Joker without a suit, when you can follow
axis-joker_follow-void_only = can’t be played
axis-joker_follow-first_round = may be played to the first trick of a suit

axis-joker_lead = Leading the joker without trumps
axis-joker_lead-unled = naming a suit not yet led
axis-joker_lead-contractor_led = naming a suit the { contractor } has led
axis-joker_lead-any = naming any suit
axis-joker_lead-last_trick_only = only to the last trick
axis-joker_lead-not_void = naming a suit you haven’t failed to follow

axis-partner_choice = Choosing partners
axis-partner_choice-call_card = by calling a card
axis-partner_choice-name_player = by naming a player
axis-partner_choice-by_level = by asking one or two players
axis-partner_choice-by_level_or_call = by asking players or calling a card

axis-callable = Cards you can call
axis-callable-not_joker_or_bower = any but joker and bowers
axis-callable-no_trumps = any but trumps and joker
axis-callable-not_joker = any but the joker
axis-callable-any = any card

axis-secret_alone = Playing alone in secret
axis-secret_alone-off = not allowed
axis-secret_alone-on = allowed

axis-partner_reveal = The called partner
axis-partner_reveal-on_play = is known when the card is played
axis-partner_reveal-at_once = says so at once

axis-partner_share = Value for { contractor } and partners
axis-partner_share-half = half each
axis-partner_share-full = the whole value each

axis-slam = All ten tricks
axis-slam-none = no bonus
axis-slam-at_least_250 = at least 250
axis-slam-as_ten = scored as ten bid

axis-failure = Going down
axis-failure-lose_value = costs the contract’s value
axis-failure-opponents_score = scores for the opponents

axis-defender_tricks = Opponents’ tricks
axis-defender_tricks-10 = 10 points each
axis-defender_tricks-0 = nothing
axis-defender_tricks-if_set = 10 points each, if the contract goes down

axis-misere_defender_tricks = Tricks against a misère
axis-misere_defender_tricks-0 = nothing
axis-misere_defender_tricks-10 = 10 points each

axis-defender_limit = Opponents’ tricks near the end
axis-defender_limit-none = always count
axis-defender_limit-freeze_490 = nothing from 490 up
axis-defender_limit-freeze_480 = nothing from 480 up
axis-defender_limit-freeze_400 = nothing from 400 up
axis-defender_limit-cap_400 = up to a score of 400
axis-defender_limit-cap_460 = up to a score of 460
axis-defender_limit-cap_490 = up to a score of 490

axis-card_points = Points for cards in tricks
axis-card_points-off = no
axis-card_points-on = yes

axis-target = Points to win

axis-win = Winning
axis-win-by_contract = only with a contract
axis-win-by_score = by contract or by tricks
axis-win-by_highest = highest score, once anyone has the points to win

axis-lose = Losing
axis-lose-at_minus_target = { $country ->
    [au] at minus the points to win (backwards)
   *[other] at minus the points to win
}
axis-lose-barred = can’t win any more, but plays on
axis-lose-never = never

axis-stop_when_decided = When the game is decided mid-hand
axis-stop_when_decided-off = the hand is played out
axis-stop_when_decided-on = play stops

axis-chicago = Chicago
axis-chicago-off = not played
axis-chicago-on = counts double

axis-trick_review = Tricks you can look at again
axis-trick_review-last = the last one
axis-trick_review-all = all of them

axis-laws = Plays against the rules
axis-laws-enforced = refused
axis-laws-open = stand unless somebody objects

axis-revoke_award = After an opponent’s revoke
axis-revoke_award-made = the contract counts as made
axis-revoke_award-as_played = the tricks count as won

axis-kitty_choice = When the { contractor }’s partner has seen the { kitty }
axis-kitty_choice-contractor = the { contractor } chooses
axis-kitty_choice-innocent = the other side chooses

axis-score_sheet = Who keeps score
axis-score_sheet-software = the program
axis-score_sheet-dealer = the dealer

axis-allied_defenders = Opponents who don’t score together
axis-allied_defenders-separate = are not partners
axis-allied_defenders-as_partners = count as partners

axis-bid_after_pass = Bidding again after a pass
axis-bid_after_pass-never = not allowed
axis-bid_after_pass-suit_change = once someone changes the suit of their bid
axis-bid_after_pass-always = after any later bid

axis-six_bids = Bids of six
axis-six_bids-bids = bids like any other
axis-six_bids-off = not played
axis-six_bids-inkle = only messages (inkles)
axis-six_bids-inkle_early = only messages (inkles), while a partner is still to bid

axis-kitty_view = { CAP(kitty) } before it is picked up
axis-kitty_view-hidden = only the { contractor } sees it
axis-kitty_view-shown = everyone sees it

axis-set_penalty = After going down
axis-set_penalty-none = the { contractor } bids again like anyone
axis-set_penalty-silent = the { contractor } makes no bid in the next hand
axis-set_penalty-silent_by_four = the same, if more than three tricks off

axis-open_misere_rank = Rank of open misère
axis-open_misere_rank-by_value = by value
axis-open_misere_rank-above_eights = above the eights
axis-open_misere_rank-below_tens = just below the tens
axis-open_misere_rank-above_ten_hearts = above ten hearts
axis-open_misere_rank-top = above ten { no-trumps }

axis-open_misere_call = Bidding open misère
axis-open_misere_call-any_time = at any time
axis-open_misere_call-after_eight = after a bid of eight or more

axis-misere_values = Value of the misères
axis-misere_values-standard = as usual
axis-misere_values-doubled = doubled

axis-redeal_by = After a hand that was thrown in
axis-redeal_by-next = the next dealer deals
axis-redeal_by-same = the same dealer deals again

axis-first_lead = First lead
axis-first_lead-contractor = the { contractor }
axis-first_lead-eldest = the player on the dealer’s left

axis-open_misere_shown = Open misère is shown
axis-open_misere_shown-after_first_trick = after the first trick
axis-open_misere_shown-before_lead = before the first lead

axis-hand_limit = Hands in a game (0: no limit)

## The axes that Rummy 500 alone has

axis-jokers = Jokers
axis-jokers-on = in the { pack }
axis-jokers-off = left out
axis-jokers-one = one in each { pack }
axis-jokers-four = four in each { pack }

axis-card_values = Card values
axis-card_values-standard = by number
axis-card_values-five_ten_fifteen = 5, 10 and 15
axis-card_values-faces_11_12_13 = by number, jack 11, queen 12, king 13

axis-discard_draw = Top discard alone
axis-discard_draw-top_free = free to take
axis-discard_draw-always_meld = only to meld or lay it off
axis-discard_draw-top_free_back = free to take and to throw back

axis-deepest_card = Deepest card taken
axis-deepest_card-any_meld = melded or laid off
axis-deepest_card-new_meld = only in a new meld

axis-rummy_call = Calling Rummy!
axis-rummy_call-full_pile = for the whole discard pile
axis-rummy_call-last_discard_only = for the last discard only
axis-rummy_call-off = not played

axis-going_out = Going out
axis-going_out-free = with or without a discard
axis-going_out-must_discard = only with a discard
axis-going_out-floating = with a discard, otherwise you float
axis-going_out-unplayable_discard = with an unplayable discard, otherwise you float

axis-unplayable_enforcement = Discarding a last card that could be played
axis-unplayable_enforcement-take_back = not allowed
axis-unplayable_enforcement-rummy_call = allowed, and Rummy! can be called

axis-win-highest_score = with the highest total
axis-win-must_go_out = only by going out

axis-reached = The points to win
axis-reached-exceeds = must be passed
axis-reached-at_least = must be reached

axis-packs = Packs
axis-packs-by_players = two from five players on
axis-packs-two_from_six = two from six players on
axis-packs-one = one
axis-packs-two = two

axis-joker_value = Joker value
axis-joker_value-15 = 15
axis-joker_value-20 = 20
axis-joker_value-as_card = as the card it stands for

axis-ace = Ace in a run
axis-ace-both = low or high
axis-ace-corner = low, high or round the corner
axis-ace-high = high only
axis-ace-low = low only

axis-ace_value = Ace value
axis-ace_value-by_place = 15, less as the low end of a run
axis-ace_value-15 = 15
axis-ace_value-11 = 11
axis-ace_value-11_held_15 = 11, and 15 in a hand
axis-ace_value-1 = 1

axis-run_length = Shortest run
axis-run_length-3 = three cards
axis-run_length-4 = four cards

axis-first_meld = Points of a first meld (0: any)

axis-lay_off = Laying off
axis-lay_off-free = at any time
axis-lay_off-after_meld = only after a meld of your own

axis-four_at_once = Four of a kind melded at once
axis-four_at_once-single = as usual
axis-four_at_once-double = counts double

axis-hand_size = Cards dealt
axis-hand_size-by_players = 7, or 13 for two players
axis-hand_size-ten_for_two = 7, or 10 for two players
axis-hand_size-7 = 7
axis-hand_size-10 = 10
axis-hand_size-13 = 13

axis-next_dealer = Next dealer
axis-next_dealer-rotate = the player on the left
axis-next_dealer-out_deals = whoever went out

axis-deepest_when = The deepest card goes down
axis-deepest_when-this_turn = in the same turn
axis-deepest_when-next_action = before anything else

axis-empty_stock = When the stock is used up
axis-empty_stock-take_or_end = take from the pile or end the hand
axis-empty_stock-end = the hand ends with that turn
axis-empty_stock-turn_over = the discard pile is turned over, once
axis-empty_stock-reshuffle = the discard pile is shuffled, once

axis-stock_end_hands = Hands when the stock ends the hand
axis-stock_end_hands-deduct = are subtracted
axis-stock_end_hands-spare = count nothing

axis-out_bonus = Points for going out

axis-tie = A shared highest total
axis-tie-play_on = another hand is played
axis-tie-share = shares the win
axis-tie-out_wins = whoever went out wins

axis-joker_use = What jokers do
axis-joker_use-wild = stand for any card
axis-joker_use-sets_only = go in sets of jokers only

axis-first_turn = First turn
axis-first_turn-turn_up = a card is turned up
axis-first_turn-eldest_discards = whoever begins has one card more and discards

## How a table differs from the game it is named after

sheet-title-house-rules = { $name }, with house rules
sheet-as-named = The usual rules, no house rules.
sheet-house-rules = House rules: { $changes }.
sheet-change = { $label } ({ $choice })
sheet-change-idle = { $label } ({ $choice }; no effect in this game)

## Comments in a file of house rules

toml-title = House rules, based on { $name }.
toml-changed = What you play differently:
toml-unchanged = Everything else is as usual. To change a rule, remove the # and choose another value.
