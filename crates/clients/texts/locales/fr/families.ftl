### The first question and the list of all games, below what Home shows at once.

home-rules = Règles
home-change-short = Changer
home-of = { $what } : { $name }
first-title = Connaissez-vous le 500?
first-new = Je débute au 500
first-known = Je connais le 500
first-rummy = Rummy 500
first-score = Juste tenir le pointage
first-backup = J’ai une sauvegarde
first-countries = Comme on y joue
first-australia = Australie
first-quebec = Québec
first-states = États-Unis
home-search = Trouver un jeu
home-found = { $count ->
    [0] Aucun jeu trouvé.
    [one] { $count } jeu
   *[other] { $count } jeux
}
home-own = Vos règles maison
home-count = { $count ->
    [one] { $count } jeu
   *[other] { $count } jeux
}
