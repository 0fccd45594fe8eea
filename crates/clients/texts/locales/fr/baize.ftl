### Ce que dit la table dans le navigateur.
###
### Les deux langues ont les mêmes clés et les mêmes variables (un test y veille). Chaque message peut aussi employer
### $country (au, us, qc), $nil (misere, nullo : le mot de la table pour ces contrats) et $jokers (0, 1, 2).

## Les bords

baize-home = Accueil
baize-score = Feuille de pointage
baize-tools = Outils
baize-hint = Conseil
baize-undo = Annuler
baize-claim = Réclamer
baize-last-trick = Dernière levée
baize-more = Plus
baize-rules = Règles du jeu
baize-log = Journal
baize-guidance = Explications
baize-command-box = Champ de saisie
baize-record = Relevé de la partie
baize-settings = Réglages
baize-leave = Quitter la table
# Le pointage qui gagne
baize-to = en { $target }
baize-close = Fermer
baize-try-again = Réessayer à partir d’ici
baize-before = Avant : { $words }
baize-share = Partager cette donne
baize-hand = Donne

## Les joueurs

# Sur le jeton du donneur : le plus court possible.
baize-dealer-button = D
baize-your-turn = à vous
baize-turn = son tour
baize-tricks = { $count ->
    [one] { $count } levée
   *[other] { $count } levées
}
baize-laid = { $points } étalés
baize-row = Rangée
baize-your-cards = Vos cartes
# $name : à qui sont les cartes
baize-cards-of = Cartes { DE($name) }
baize-not-now = pas maintenant
# D’une carte levée, quand il faut la toucher deux fois
baize-tap-again = touchez encore pour confirmer

## Le tapis

baize-middle = Sur la table
baize-wins = gagne
baize-won = gagnante
# $taken levées sur $needed
baize-taken-of = { $over ->
    [yes] { $taken } pour { $needed }
   *[no] { $taken } sur { $needed }
}
baize-taken = { $taken ->
    [one] { $taken } levée
   *[other] { $taken } levées
}
baize-stock = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
baize-pile = { $count ->
    [0] Défausse, vide
    [one] Défausse, { $count } carte
   *[other] Défausse, { $count } cartes
}
baize-melds = Combinaisons
baize-no-melds = Pas encore de combinaison.
baize-whose-cards = À qui les cartes?

## Les annonces

baize-bids = Les annonces et leur valeur
baize-which-bids = Genre d’annonce
baize-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
baize-bid-by = { $bid }, { $name }, { $points }

## Le panneau

baize-chosen = Choisies : { $chosen } sur { $count }
baize-cut-at = Cartes à couper
baize-review = Revoir la donne
# Heard when a hand is over. $points: of the hand, $total: in all, both with minus as a word where it needs one.
baize-result = { $name } : { $points } points, { $total } en tout.
baize-points-of-hand = Cette donne
baize-points-in-all = Total
baize-put-away = Compris
baize-weighed = Autres choix évalués
baize-which = Au choix :
baize-none = Retour
baize-let-go = Désélectionner
baize-command = Commande
baize-command-hint = 10H, passe, conseil…
baize-command-send = Envoyer

## Une donne finie

baize-mark-before = À la levée précédente
baize-mark-after = À la levée suivante
baize-step-before = Étape précédente
baize-step-after = Étape suivante
baize-step-at = Étape
baize-step = Étape { $step } sur { $steps }
baize-review-begin = Que ferait un robot expert?
baize-review-goes-on = Analyse en cours…
baize-review-clean = Rien de mieux trouvé.

## Les joueurs, la grille des annonces, ce qui s’est passé

baize-players = Joueurs
baize-enough-chosen = { $count ->
    [one] Une carte est déjà choisie
   *[other] { $count } cartes sont déjà choisies
} : reprenez-en une d’abord.
baize-all-help = Toute l’aide
# Derrière une annonce de ne faire aucune levée : la plus haute annonce de sa rangée qu’elle dépasse.
baize-beats = bat { $bid }
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

## Au clavier et à l’oreille

baize-panel = Vos choix
