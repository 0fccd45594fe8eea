### What lies over the table until it is put away, and the end of a game.
###
### Every message may also use $country, $nil and $jokers, as those of the table may.

baize-rules = Règles du jeu
baize-log = Journal
baize-guidance = Explications
baize-command-box = Champ de saisie
baize-record = Relevé de la partie
baize-settings = Réglages
baize-leave = Quitter la table
baize-try-again = Réessayer à partir d’ici
baize-share = Partager cette donne
baize-hand = Donne
baize-won = gagnante
baize-mark-before = À la levée précédente
baize-mark-after = À la levée suivante
baize-step-before = Étape précédente
baize-step-after = Étape suivante
baize-step-at = Étape
baize-step = Étape { $step } sur { $steps }
baize-review-begin = Que ferait un robot expert?
baize-review-goes-on = Analyse en cours…
baize-review-clean = Rien de mieux trouvé.
baize-all-help = Toute l’aide
baize-log-as-table = En tableau
baize-log-in-words = En mots
baize-log-auction = Les annonces
baize-log-tricks = Les levées
baize-log-trick = Levée
baize-log-leads = entame
baize-course = La marque, donne par donne
baize-turned = Point tournant
baize-others = Changer les joueurs
# Proposé une seule fois, après une partie
baize-install = Mettre Kookaburra sur votre écran d’accueil? La page s’ouvre comme une application, même hors ligne.
baize-install-yes = Installer
baize-install-no = Pas maintenant
baize-install-how = Touchez Partager, puis « Sur l’écran d’accueil ».
baize-install-seen = Compris
