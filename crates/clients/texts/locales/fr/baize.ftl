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
# Le pointage qui gagne
baize-to = en { $target }
baize-close = Fermer
baize-before = Avant : { $words }

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

## Les joueurs, la grille des annonces, ce qui s’est passé

baize-players = Joueurs
baize-enough-chosen = { $count ->
    [one] Une carte est déjà choisie
   *[other] { $count } cartes sont déjà choisies
} : reprenez-en une d’abord.
# Derrière une annonce de ne faire aucune levée : la plus haute annonce de sa rangée qu’elle dépasse.
baize-beats = bat { $bid }

## Au clavier et à l’oreille

baize-panel = Vos choix
