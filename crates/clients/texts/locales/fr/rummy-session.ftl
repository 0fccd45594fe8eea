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
    [yes] Vous n’avez plus de cartes mais restez dans la donne : vous flottez.
   *[no] { $name } n’a plus de cartes mais reste dans la donne, et flotte.
}
told-renewed = { $shuffled ->
    [yes] Sauf la carte du dessus, la défausse est mêlée et devient la pioche.
   *[no] Sauf la carte du dessus, la défausse est retournée et devient la pioche.
}
told-last-card = { $you ->
    [yes] On peut crier « Rummy! » pour votre dernière carte; sinon, vous avez fini.
   *[no] { $name } a fini, à moins qu’on crie « Rummy! » pour sa dernière carte.
}
told-out = { $you ->
    [yes] Vous avez fini.
   *[no] { $name } a fini.
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
    [yes] Vous avez pris et avez encore
   *[no] { $name } a pris et a encore
} : { $cards }
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
    [1] Prendre { $cards }?
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
prompt-claim = « ! » crie « Rummy! » : { $cards }{ $others ->
    [yes] {" "}(flèches : autres)
   *[no] {""}
}; Entrée laisse passer.
prompt-turn = Étalez, ajoutez, ou jetez pour finir votre tour.
prompt-owed = Étalez ou ajoutez { $card } avant de jeter.
prompt-owed-new = Mettez { $card } dans une nouvelle combinaison avant de jeter.
prompt-called = Ajoutez { $card } à une combinaison.
prompt-barred = Étalez, ajoutez ou jetez; { $card } ne se jette pas à ce tour.
prompt-no-meld = Les cartes choisies ne font pas de combinaison.
# $legal dit si elle peut être étalée maintenant
prompt-meld = { $legal ->
    [yes] Entrée pour étaler { $meld }
   *[no] On ne peut pas étaler { $meld } maintenant
}
prompt-melds = Ces cartes font { $count } combinaisons : Entrée pour les voir.

## Touches

key-let-go = laisser passer

## Remarques

expected-draw = Tapez pioche, ou prendre et un nombre comme prendre 2, ou conseil.
expected-claim = Tapez rummy et un nombre comme rummy 2, ou Entrée pour laisser passer.
expected-turn = Tapez les cartes à étaler, ajouter avec une carte et le numéro de sa combinaison, ou jeter avec une carte.

## Feuilles

score-out = quelqu’un a fini
score-stock-ended = la pioche était épuisée
# $points avec son signe
over-points = { $laid } − { $left } = { $points }

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
} et { $laid } points sur la table.
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
plain-or-call = Ou criez « Rummy! » : { $calls }.
plain-owed = Étalez ou ajoutez { $card } avant de jeter.
plain-barred = Vous ne pouvez pas jeter { $card } à ce tour.
plain-may = Vous pouvez { $actions }.
plain-may-many = Vous pouvez étaler ou ajouter beaucoup de cartes : conseil en nomme une bonne.
plain-must-lay = Ajoutez ou étalez.
plain-discard-rummy = Jetez une carte pour finir votre tour, par exemple : jeter { $example }
plain-left = { $you ->
    [yes] Vous avez encore
   *[no] { $name } a encore
} : { $cards }
help-plain-rummy =
    Tapez une action ou une commande.
    Piger : pioche, prendre 3 (les trois cartes du dessus de la défausse), fin (quand la pioche est vide).
    Étaler : les cartes seules, comme 4H 5H 6H, ou étaler 4H 5H X=6H. X est un fou; dans une séquence, dites quelle carte c’est.
    Ajouter : ajouter 9H 2, à la combinaison 2; un fou : ajouter X=9H 2. Finir son tour : jeter 9H.
    Crier « Rummy! » : rummy 2, pour les deux cartes du dessus; Entrée laisse passer.
    Commandes : main, table, connues, pointage, règles, conseil, pourquoi, annuler, revoir (la dernière donne), cartes codes ou cartes mots, aide, quitter.
