### Ce que dit la page autour de la table.
###
### Both languages have the same keys with the same variables (a test sees to it); see terms.ftl for what every message
### may use.

## Partout

web-skip = Aller au contenu
web-rooms = Salles
web-house-rules = Règles maison
web-history = Parties jouées
web-settings = Réglages
web-help = Aide
web-copy = Copier
web-copied = Copié
web-keep = Garder
web-mishap = Une erreur s’est produite dans la page. La partie est gardée : continuez où vous en étiez.
web-not-kept = Ce navigateur ne garde rien pour la page : il manque de place, ou ce n’est pas permis.
web-not-fetched = Une partie de la page n’a pas pu être chargée. Vérifiez la connexion, puis réessayez.
web-no-match = Aucune partie n’est en cours.
web-no-game = Cette partie n’est pas ici.
web-wait = Un instant…

## Accueil

home-title = Tous les jeux qu’on appelle 500
home-resume = Continuer
home-play = Jouer
home-play-new = Une autre partie
home-ways = Cette table
home-before = Qui joue
home-sheet = Les règles de cette table
home-rules = Règles
home-change = Changer les règles
home-change-short = Changer
home-of = { $what } : { $name }
home-new-player = Je débute
home-new-player-hint = La table dit alors ce qui se passe, ce que vous pouvez faire, et pourquoi.
home-games = Tous les jeux
home-search = Trouver un jeu
home-found = { $count ->
    [0] Aucun jeu trouvé.
    [one] Un jeu trouvé.
   *[other] { $count } jeux trouvés.
}
home-own = Vos tables
