### What lies over the table until it is put away, and the end of a game.
###
### Every message may also use $country, $nil and $jokers, as those of the table may.

baize-rules = Rules of this game
baize-log = Game log
baize-guidance = Tips as you play
baize-command-box = Typed commands
baize-record = Game record
baize-settings = Settings
baize-leave = Leave the table
baize-try-again = Try again from here
baize-share = Share this deal
baize-hand = Hand
baize-won = won
baize-mark-before = To the previous trick
baize-mark-after = To the next trick
baize-step-before = Step back
baize-step-after = Step forward
baize-step-at = Step
baize-step = Step { $step } of { $steps }
baize-review-begin = What would a strong player do?
baize-review-goes-on = Reviewing the hand…
baize-review-clean = No better play found.
baize-all-help = All of the help
baize-log-as-table = As a table
baize-log-in-words = In words
baize-log-auction = The bidding
baize-log-tricks = The tricks
baize-log-trick = Trick
baize-log-leads = leads
baize-course = Scores, hand by hand
baize-turned = Turning point
baize-others = Change players
# Offered once, after a game
baize-install = Keep Kookaburra on your home screen? It opens like an app, without a network too.
baize-install-yes = Install
baize-install-no = Not now
baize-install-how = Tap Share, then “Add to Home Screen”.
baize-install-seen = All right
