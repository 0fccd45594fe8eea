### Ce que dit la table dans le navigateur.
###
### Les deux langues ont les mêmes clés et les mêmes variables (un test y veille). Chaque message peut aussi employer
### $country (au, us, qc), $nil (misere, nullo : le mot de la table pour ces contrats) et $jokers (0, 1, 2).

## Les bords

baize-home = Accueil
baize-score = Feuille de pointage
baize-tools = Outils
baize-hint = Conseil
baize-undo = Reprendre
baize-claim = Le reste est à moi
baize-last-trick = Dernière levée
baize-more = Plus
baize-rules = Règles de cette table
baize-log = Ce qui s’est passé
baize-guidance = Expliquer ce qui se passe
baize-command-box = Case pour écrire
baize-record = Relevé des donnes
baize-settings = Réglages
baize-leave = Quitter la table
# Le pointage qui gagne
baize-to = jusqu’à { $target }
baize-close = Fermer
baize-share = Jouer la même donne
baize-hand = Donne

## Les joueurs

# Sur le jeton du donneur : le plus court possible.
baize-dealer-button = D
baize-your-turn = à vous
baize-turn = à son tour
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

## Le tapis

baize-middle = Sur la table
baize-wins = gagne
baize-won = gagnante
baize-kitty = { kitty }
# $taken levées sur $needed
baize-taken-of = { $taken } sur { $needed }
baize-taken = { $taken ->
    [one] { $taken } levée
   *[other] { $taken } levées
}
baize-against = contre { $taken }
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
baize-no-melds = Aucune combinaison encore.
baize-whose-cards = À qui les cartes?

## Les annonces

baize-bids = Les annonces et leur valeur
baize-which-bids = Quelles annonces
baize-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
baize-bid-by = { $bid }, { $points }, annoncé par { $name }

## Le panneau

baize-chosen = { $chosen } sur { $count } choisies
baize-cut-at = Cartes à lever
baize-review = Revoir la donne
baize-points-of-hand = Cette donne
baize-points-in-all = En tout
baize-put-away = Compris
baize-weighed = Ce qui a été pesé
baize-do-it = Le faire
baize-which = Laquelle?
baize-none = Aucune
baize-let-go = Relâcher
baize-command = Commande
baize-command-hint = 10H, passer, conseil…
baize-command-send = Envoyer

## Une donne finie

baize-mark-before = À la levée précédente
baize-mark-after = À la levée suivante
baize-step-before = Un pas en arrière
baize-step-after = Un pas en avant
baize-step-at = Pas
baize-step = Pas { $step } sur { $steps }
baize-review-begin = Qu’en dit un joueur fort?
baize-review-goes-on = La donne est examinée
baize-review-clean = Rien de mieux n’a été trouvé.
