### Ce que dit le terminal à une table de rami 500, en plus de ce que disent tous les jeux (terminal.ftl).
###
### Les deux langues ont les mêmes clés et les mêmes variables (un test y veille). Les cartes sont ici en signes, comme
### 9♥, dans $cards, $card ou $meld de l'écran; dans les phrases elles viennent avec leur article. $name est un joueur,
### $you dit si c'est le lecteur : yes, no.

# Sept noms, séparés par des espaces, d'au plus cinq lettres.
names-rummy = Rita Henri Flore Paul Anne Guy Lise

## Les mots qu'on peut taper pour la notation, séparés par des virgules

word-stock = pioche, piger, pige, piocher
word-take = prendre, prends
word-meld = étaler, étale
word-lay = ajouter, ajoute, poser
word-rummy = rummy!, crier
word-end = finir la donne, mettre fin, fin
word-known = connues, v, voir

## Ce qui s'est passé, en phrases

told-drawn = { $you ->
    [yes] Vous pigez
   *[no] { $name } pige
} { $cards }.
told-floats = { $you ->
    [yes] Vous avez tout étalé et flottez.
   *[no] { $name } a tout étalé et flotte.
}
told-last-card = { $you ->
    [yes] On peut crier pour votre dernière carte; sinon, vous sortez.
   *[no] { $name } sort, à moins qu'on crie pour sa dernière carte.
}
told-out = { $you ->
    [yes] Vous sortez.
   *[no] { $name } sort.
}
told-stock-ended = La pioche est épuisée, et la donne est finie.

## Le journal

log-stock = { $name } : pioche
log-drawn = { $name } : { $cards } de la pioche
log-take = { $you ->
    [yes] Vous prenez
   *[no] { $name } prend
} { $cards }
log-rummy = Rummy ! { $name } : { $cards }
log-meld = { $you ->
    [yes] Vous étalez
   *[no] { $name } étale
} { $meld }
log-lay = { $name } : { $card } sur { $number }
log-discard = { $you ->
    [yes] Vous jetez
   *[no] { $name } jette
} { $card }

## La table

head-cards = cartes
head-table = étalé
head-total = total
felt-floats = flotte
felt-no-melds = Rien n’est encore étalé.
felt-piles = Pioche { $stock }, défausse { $pile }, le dessus à droite
hand-floating = Vous n’avez plus de cartes : vous flottez.
known-cards = { $you ->
    [yes] Vous avez pris
   *[no] { $name } a pris
} et { $you ->
    [yes] tenez
   *[no] tient
} encore : { $cards }
known-none = On ne connaît aucune carte des autres.
view-title = Ce que l’on sait
menu-title = Que faites-vous ?
menu-meld = Étaler { $meld }
menu-lay = Ajouter { $card } à { $number } : { $meld }
menu-discard = Jeter { $card }

## La question du moment

prompt-other-draws = À { $name } de piger.
prompt-other-melds = { $name } étale et jette.
prompt-stock = À vous : pigez dans la pioche.
prompt-stock-or-pile = À vous : pigez, ou allez à droite dans la défausse.
prompt-take = { $count ->
    [one] Prendre { $cards } ?
   *[other] Prendre ces { $count } cartes ? { $cards }
}
prompt-call-here = { $count ->
    [one] Crier « Rummy ! » pour { $cards } ?
   *[other] Crier « Rummy ! » pour ces { $count } ? { $cards }
}
prompt-end = La pioche est vide : finir la donne ?
prompt-let-stand = Laisser la dernière carte ? La donne est alors finie.
prompt-or-call = Ou ! pour « Rummy ! »
# $others dit s'il y a plusieurs cris
prompt-claim = Rummy ? Avec ! vous criez pour { $cards }{ $others ->
    [yes] {" "}(flèches : d’autres)
   *[no] {""}
}; Entrée passe.
prompt-turn = Étalez, ajoutez, ou jetez pour finir votre tour.
prompt-owed = { $card } doit aller sur la table avant que vous jetiez.
prompt-owed-new = { $card } doit entrer dans une nouvelle combinaison avant que vous jetiez.
prompt-called = Ajoutez { $card } à une combinaison.
prompt-barred = Étalez, ajoutez ou jetez; { $card } ne peut pas être jeté maintenant.
prompt-no-meld = Les cartes choisies ne font pas de combinaison.
# $legal dit si elle peut être étalée maintenant
prompt-meld = { $legal ->
    [yes] Entrée étale { $meld }
   *[no] { $meld } ne peut pas être étalé maintenant
}
prompt-melds = Ces cartes font { $count } combinaisons : Entrée les montre.

## Touches

key-call = Rummy !
key-draw = piger
key-pick = marquer
key-throw = jeter
key-let-go = laisser
key-meld = étaler
key-this-card = cette carte
key-order = ordre
key-view = voir

## Remarques

note-no-claim = Laissez passer : crier ne vous aiderait pas.
note-quicker = { $name } a été plus rapide.
note-nothing-to-call = Il n’y a rien à crier maintenant.
note-no-meld = Il n’y a pas de combinaison dans votre main.
note-no-lay = Cette carte ne va avec aucune combinaison.
expected-draw = Tapez pioche, ou prendre et un nombre comme prendre 2, ou conseil.
expected-claim = Tapez rummy et un nombre comme rummy 2, ou Entrée pour laisser passer.
expected-turn = Tapez les cartes à étaler comme 4H 5H 6H, ajouter 9H 2, ou jeter 9H.

## Feuilles

score-total = Total
score-out = quelqu’un est sorti
score-stock-ended = la pioche était épuisée
# $points avec son signe
over-points = { $laid } - { $left } = { $points }
help-screen-rummy =
    TOUCHES
    flèches      choisir une carte de la main, ou comment piger
    Entrée       piger; étaler ce qui est choisi; ce que la carte peut faire
    Espace, ↑    choisir une carte, ou la reprendre
    d            piger dans la pioche; jeter la carte
    m            étaler ce qui est choisi; sinon : toutes vos combinaisons
    l            ajouter la carte à une combinaison
    !            crier « Rummy ! », aussi quand c’est à un autre de piger
    o            la main par couleurs ou par valeurs
    h            conseil, et pourquoi; encore : ce qui a été pesé
    u            reprendre, jusqu’à votre dernière décision
    v            qui a étalé quoi, les cartes connues des autres; à la fin d’une
                 donne : la revoir, toutes les cartes ouvertes
    s            la feuille de pointage
    r            les règles de cette table
    ?            cette page
    q            quitter; la partie est sauvegardée, --resume la continue

    TAPER
    Commencez par une majuscule, un chiffre ou le deux-points, finissez par Entrée :
    :pioche      piger dans la pioche
    :prendre 3   prendre les trois cartes du dessus de la défausse
    :rummy 2     crier « Rummy ! » pour les deux du dessus
    4H 5H 6H     les étaler; X est un fou, X=9H un fou qui tient lieu du 9H
    :ajouter 9H 2   ajouter le 9H à la 2; un fou : ajouter X=9H 2, ou X 2
    :jeter 9H
    :fin         finir la donne quand la pioche est vide

    MARQUES
    Sous la défausse : combien de cartes on prend de là; ! qu’on peut crier.
    Sous la main : + venue à ce tour, ! doit être étalée, × ne peut pas être
    jetée. Dans les combinaisons X=9♥ ou (9) est un fou pour cette carte.

## Le mode en lignes
## typed-… : ce qu'on peut taper pour une action

typed-stock = pioche
typed-end = fin
typed-take = prendre { $count }
typed-rummy = rummy { $count }
typed-meld = étaler { $cards }
typed-lay = ajouter { $card } { $number }
typed-discard = jeter { $card }

plain-how-rummy = Tapez pioche, prendre 2, des cartes à étaler comme 4H 5H 6H, ou jeter 9H; aide en dit plus, quitter sauvegarde.

plain-which = Laquelle ? Tapez { $actions }.
plain-no-hand = Vous n’avez pas de cartes.
plain-rummy-seat = { $you ->
    [yes] Vous avez
   *[no] { $name } a
} { $cards ->
    [0] zéro carte
    [one] une carte
   *[other] { $cards } cartes
} et { $laid } sur la table.
plain-stock = La pioche a { $count ->
    [0] zéro carte
    [one] une carte
   *[other] { $count } cartes
}.
plain-pile = { $count ->
    [0] La défausse est vide.
   *[other] La défausse, le dessus en dernier : { $cards }
}
plain-meld = Combinaison { $number } : { $cards } ({ $by })
plain-claim = Vous pouvez crier « Rummy ! » : { $calls }. Tapez-le, ou Entrée pour laisser passer.
plain-draw = À vous de piger : { $draws }.
plain-or-call = Ou criez : { $calls }.
plain-owed = Mettez { $card } sur la table avant de jeter.
plain-barred = Vous ne pouvez pas jeter { $card } maintenant.
plain-may = Vous pouvez { $actions }.
plain-may-many = Vous avez beaucoup à étaler ou à ajouter : conseil en nomme un bon.
plain-must-lay = Ajoutez ou étalez.
plain-discard-rummy = Une carte jetée, comme jeter 9H, finit votre tour.
plain-left = { $you ->
    [yes] Vous tenez encore
   *[no] { $name } tient encore
} : { $cards }
help-plain-rummy =
    Tapez une action ou une commande.
    Piger : pioche, prendre 3 (les trois cartes du dessus de la défausse), fin (quand la pioche est vide).
    Étaler : les cartes seules, comme 4H 5H 6H, ou étaler 4H 5H X=6H. X est un fou; dans une séquence il dit sa carte.
    Ajouter : ajouter 9H 2, à la combinaison 2; un fou : ajouter X=9H 2. Finir son tour : jeter 9H.
    Crier : rummy 2, pour les deux cartes du dessus; Entrée laisse passer.
    Commandes : main, table, connues, pointage, règles, conseil, pourquoi, annuler, revoir (la dernière donne), aide, quitter.

## Ce qui ne va pas avant la première carte

error-no-cut = On ne coupe pas dans ce jeu.
error-not-shared = Dans ce jeu, chacun a sa place : demandez plutôt plus de joueurs, comme avec --set players=5.
