### Ce que dit tout programme à une table de rami 500, en plus de ce que disent tous les jeux (session.ftl).
###
### Les deux langues ont les mêmes clés et les mêmes variables (un test y veille). Les cartes sont ici en signes, comme
### 9♥, dans $cards, $card ou $meld de l’écran; dans les phrases elles viennent avec leur article. $name est un joueur,
### $you dit si c’est le lecteur : yes, no.

# Sept noms, séparés par des espaces, d’au plus cinq lettres.
names-rummy = Rita Henri Flore Paul Anne Guy Lise

## Les mots qu’on peut taper pour la notation, séparés par des virgules

word-stock = pioche, piger, pige, piocher
word-take = prendre, prends
word-meld = étaler, étale
word-lay = ajouter, ajoute, poser
word-rummy = rummy!, crier
word-end = finir la donne, mettre fin, fin
word-known = connues, v, voir

## Ce qui s’est passé, en phrases

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
   *[no] { $name } sort, à moins qu’on crie pour sa dernière carte.
}
told-out = { $you ->
    [yes] Vous sortez.
   *[no] { $name } sort.
}
told-stock-ended = La pioche est épuisée, et la donne est finie.

## Le journal

log-stock = { $name } : pioche
log-drawn = { $name } : { $cards } de la pioche
log-take = { $you ->
    [yes] Vous prenez
   *[no] { $name } prend
} { $cards }
log-rummy = Rummy! { $name } : { $cards }
log-meld = { $you ->
    [yes] Vous étalez
   *[no] { $name } étale
} { $meld }
log-lay = { $name } : { $card } sur { $number }
log-discard = { $you ->
    [yes] Vous jetez
   *[no] { $name } jette
} { $card }

## La table

felt-floats = flotte
known-cards = { $you ->
    [yes] Vous avez pris
   *[no] { $name } a pris
} et { $you ->
    [yes] tenez
   *[no] tient
} encore : { $cards }
known-none = On ne connaît aucune carte des autres.
menu-title = Que faites-vous?
menu-meld = Étaler { $meld }
menu-lay = Ajouter { $card } à { $number } : { $meld }
menu-discard = Jeter { $card }

## La question du moment

prompt-other-draws = À { $name } de piger.
prompt-other-melds = { $name } étale et jette.
prompt-stock = À vous : pigez dans la pioche.
prompt-stock-or-pile = À vous : pigez, ou allez à droite dans la défausse.
prompt-take = { $count ->
    [one] Prendre { $cards }?
   *[other] Prendre ces { $count } cartes? { $cards }
}
prompt-call-here = { $count ->
    [one] Crier « Rummy! » pour { $cards }?
   *[other] Crier « Rummy! » pour ces { $count }? { $cards }
}
prompt-end = La pioche est vide : finir la donne?
prompt-let-stand = Laisser la dernière carte? La donne est alors finie.
prompt-or-call = Ou « ! » pour Rummy!
# $others dit s’il y a plusieurs cris
prompt-claim = Rummy? Avec « ! », vous criez pour { $cards }{ $others ->
    [yes] {" "}(flèches : d’autres)
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
prompt-melds = Ces cartes font { $count } combinaisons : Entrée les montre.

## Touches

key-let-go = laisser

## Remarques

expected-draw = Tapez pioche, ou prendre et un nombre comme prendre 2, ou conseil.
expected-claim = Tapez rummy et un nombre comme rummy 2, ou Entrée pour laisser passer.
expected-turn = Tapez les cartes à étaler comme 4H 5H 6H, ajouter 9H 2, ou jeter 9H.

## Feuilles

score-out = quelqu’un est sorti
score-stock-ended = la pioche était épuisée
# $points avec son signe
over-points = { $laid } - { $left } = { $points }

## Le mode en lignes
## typed-… : ce qu’on peut taper pour une action

typed-stock = pioche
typed-end = fin
typed-take = prendre { $count }
typed-rummy = rummy { $count }
typed-meld = étaler { $cards }
typed-lay = ajouter { $card } { $number }
typed-discard = jeter { $card }
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
   *[other] La défausse, le dessus en dernier : { $cards }
}
plain-meld = Combinaison { $number } : { $cards } ({ $by })
plain-claim = Vous pouvez crier « Rummy! » : { $calls }. Tapez-le, ou Entrée pour laisser passer.
plain-draw = À vous de piger : { $draws }.
plain-or-call = Ou criez : { $calls }.
plain-owed = Mettez { $card } sur la table avant de jeter.
plain-barred = Vous ne pouvez pas jeter { $card } maintenant.
plain-may = Vous pouvez { $actions }.
plain-may-many = Vous avez beaucoup à étaler ou à ajouter : conseil en nomme un bon.
plain-must-lay = Ajoutez ou étalez.
plain-discard-rummy = Une carte jetée, comme jeter 9H, finit votre tour.
plain-left = { $you ->
    [yes] Vous tenez encore
   *[no] { $name } tient encore
} : { $cards }
help-plain-rummy =
    Tapez une action ou une commande.
    Piger : pioche, prendre 3 (les trois cartes du dessus de la défausse), fin (quand la pioche est vide).
    Étaler : les cartes seules, comme 4H 5H 6H, ou étaler 4H 5H X=6H. X est un fou; dans une séquence il dit sa carte.
    Ajouter : ajouter 9H 2, à la combinaison 2; un fou : ajouter X=9H 2. Finir son tour : jeter 9H.
    Crier : rummy 2, pour les deux cartes du dessus; Entrée laisse passer.
    Commandes : main, table, connues, pointage, règles, conseil, pourquoi, annuler, revoir (la dernière donne), aide, quitter.
