### The first question and the list of all games, below what Home shows at once.

home-rules = Rules
home-change-short = Change
# A link and the game it is about.
home-of = { $what }: { $name }
first-title = Have you played 500?
first-new = I’m new to 500
first-known = I know 500
first-rummy = Rummy 500
first-score = Just keep the score
first-backup = I have a backup
first-countries = As it’s played in
first-australia = Australia
first-quebec = Québec
first-states = United States
home-search = Find a game
home-found = { $count ->
    [0] No games found.
    [one] 1 game
   *[other] { $count } games
}
home-own = Your house rules
home-count = { $count ->
    [one] 1 game
   *[other] { $count } games
}
