### What the page says around the table.
###
### Both languages have the same keys with the same variables (a test sees to it); see terms.ftl for what every message
### may use.

## Everywhere

# Heard when the language has been changed.
web-speaks = The page is in English.
web-skip = Skip to the content
web-rooms = Menu
web-house-rules = House rules
web-history = Your games
web-settings = Settings
web-score = Keep the score
web-real-table = At a real table
web-referee = Who is right?
web-lessons = Learn what to object to
web-learn = Learn 500
web-puzzles = Puzzles
web-day = Deal of the day
web-help = Help
web-copy = Copy
web-copied = Copied
web-keep = Cancel
web-mishap = Something went wrong. Your game is saved – press Continue to pick it up.
web-not-kept = This browser isn’t saving your games: storage is full or blocked. Free some space or allow site data, then try again.
web-not-fetched = Part of the page didn’t load. Check your connection and try again.
web-no-match = No game in progress.
web-no-game = This game can’t be found here.
web-wait = One moment…

## Home

home-title = Every game called 500
home-resume = Continue
home-play = Play
home-play-new = New game
# For who reads by ear: what the links lead to.
home-ways = This game
home-friends = Play with friends
home-before = Players
home-sheet = Rules of this game
home-change = Change the rules
home-new-player = Tips as you play
home-new-player-hint = New to this? The table explains what’s happening and what you can do.
home-bots = { $level ->
    [beginner] Beginner bots.
    [casual] Casual bots.
    [club] Club bots.
    [strong] Strong bots.
    [expert] Expert bots.
   *[mixed] Bots of several levels.
}
home-bots-change = Change
home-games = All games

home-likely = More games for you

## What the browser keeps

web-store-full = This browser is out of room, so your game isn’t being saved. Play on, but keep this page open. Export your games under “Your games”, delete some of them there, then try again.
web-store-failed = This browser won’t let your game be saved. Play on, but keep this page open: what you play now is lost when it closes. Check whether this is a private window, then try again.
web-store-again = Your game is being saved again.
web-try-again = Try again
