### Ce que seul le terminal dit à une table de rami 500, en plus de rummy-session.ftl.
###
### Les deux langues ont les mêmes clés et les mêmes variables (un test y veille). Les cartes sont ici en signes, comme
### 9♥, dans $cards, $card ou $meld de l’écran; dans les phrases elles viennent avec leur article. $name est un joueur,
### $you dit si c’est le lecteur : yes, no.

## La table

head-cards = cartes
head-table = étalé
head-total = total
felt-no-melds = Rien n’est encore étalé.
felt-piles = Pioche { $stock }, défausse { $pile }, le dessus à droite
hand-floating = Vous n’avez plus de cartes : vous flottez.
view-title = Ce que l’on sait

## Touches

key-call = Rummy!
key-draw = piger
key-pick = choisir
key-throw = jeter
key-meld = étaler
key-this-card = cette carte
key-order = ordre
key-view = voir

## Remarques

note-no-claim = Laissez passer : crier ne vous aiderait pas.
note-quicker = { $name } a été plus rapide.
note-nothing-to-call = Il n’y a pas de quoi crier « Rummy! » maintenant.
note-no-meld = Il n’y a pas de combinaison dans votre main.
note-no-lay = Cette carte ne va dans aucune combinaison.

## Feuilles

score-total = Total
help-screen-rummy =
    TAPER
    Commencez par une majuscule, un chiffre ou deux-points, finissez par Entrée :
    :pioche      piger dans la pioche
    :prendre 3   prendre les trois cartes du dessus de la défausse
    :rummy 2     crier « Rummy! » pour les deux du dessus
    4H 5H 6H     les étaler; X est un fou, X=9H un fou qui tient lieu du 9H
    :ajouter 9H 2   ajouter le 9H à la 2; pour un fou, X=9H 2 ou X 2
    :jeter 9H
    :fin         finir la donne quand la pioche est vide

    MARQUES
    Sous la défausse : combien de cartes on prend de là; ! on peut crier.
    Sous la main : + venue à ce tour, ! doit aller sur la table, × ne peut pas
    être jetée. Dans les combinaisons X=9♥ ou (9) est un fou pour cette carte.

## Le mode en lignes

plain-how-rummy = Tapez pioche, prendre 2, des cartes à étaler comme 4H 5H 6H, ou jeter 9H; aide en dit plus, quitter sauvegarde.

plain-which = Au choix : tapez { $actions }.

## Les touches dans l’aide

keys-rummy-arrows = choisir une carte de la main, ou comment piger
keys-rummy-enter = piger; étaler ce qui est choisi; ce que la carte peut faire; accélérer le jeu
keys-rummy-space = choisir une carte, ou la reprendre
keys-rummy-draw = piger dans la pioche; jeter la carte
keys-rummy-meld = étaler ce qui est choisi; sinon : toutes vos combinaisons
keys-rummy-lay = ajouter la carte à une combinaison
keys-rummy-call = crier « Rummy! », aussi quand c’est à un autre de piger
keys-rummy-order = la main par couleurs ou par valeurs
keys-rummy-view = qui a étalé quoi, les cartes connues des autres; à la fin d’une donne : la revoir, toutes les cartes ouvertes
