### Ce que dit la page autour de la table.
###
### Both languages have the same keys with the same variables (a test sees to it); see terms.ftl for what every message
### may use.

## Partout

# Heard when the language has been changed.
web-speaks = La page est en français.
web-skip = Aller au contenu
web-rooms = Menu
web-house-rules = Règles maison
web-history = Vos parties
web-settings = Réglages
web-score = Tenir le pointage
web-real-table = À une vraie table
web-referee = Qui a raison?
web-lessons = Apprendre à contester
web-learn = Apprendre le 500
web-puzzles = Problèmes
web-day = Donne du jour
web-help = Aide
web-copy = Copier
web-copied = Copié
web-keep = Annuler
web-mishap = Une erreur s’est produite. Votre partie est sauvegardée : touchez Continuer pour la reprendre.
web-not-kept = Ce navigateur n’enregistre pas vos parties : la place manque ou n’est pas permise. Libérez de l’espace ou permettez les données de site, puis réessayez.
web-not-fetched = Une partie de la page n’a pas été chargée. Vérifiez votre connexion, puis réessayez.
web-no-match = Aucune partie en cours.
web-no-game = Cette partie est introuvable.
web-wait = Un instant…

## Accueil

home-title = Tous les jeux qu’on appelle 500
home-resume = Continuer
home-play = Jouer
home-play-new = Nouvelle partie
home-ways = Ce jeu
home-friends = Jouer ensemble
home-before = Joueurs
home-sheet = Règles de ce jeu
home-change = Changer les règles
home-new-player = Explications
home-new-player-hint = Vous débutez? La table explique ce qui se passe et ce que vous pouvez faire.
home-bots = { $level ->
    [beginner] Robots débutants.
    [casual] Robots occasionnels.
    [club] Robots de club.
    [strong] Robots forts.
    [expert] Robots experts.
   *[mixed] Robots de plusieurs niveaux.
}
home-bots-change = Changer
home-games = Tous les jeux

home-likely = D’autres jeux pour vous

## Ce que le navigateur garde

web-store-full = Ce navigateur n’a plus de place : votre partie n’est plus sauvegardée. Continuez, mais laissez cette page ouverte. Exportez vos parties sous « Vos parties », supprimez-en quelques-unes, puis réessayez.
web-store-failed = Ce navigateur ne permet pas de sauvegarder votre partie. Continuez, mais laissez cette page ouverte : ce que vous jouez maintenant sera perdu quand elle se fermera. Vérifiez si la fenêtre est privée, puis réessayez.
web-store-again = Votre partie est de nouveau sauvegardée.
web-try-again = Réessayer
