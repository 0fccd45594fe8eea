### Le Rummy 500 en mots : les combinaisons, ce que font les joueurs, pourquoi une action est refusée, ses jeux nommés.
###
### Les deux langues ont les mêmes clés et les mêmes variables (un test y veille). Les mots de terms.ftl servent ici
### aussi. Les cartes viennent sans article : LE($card) donne « l’as de pique », DU($rank) « du roi », AU($rank)
### « au roi », DE($ranks) « d’as » ; CAP($text) met la majuscule.

## Les combinaisons

# $rank : A K Q J 10 … 2
rummy-ranks = { $rank ->
    [A] as
    [K] rois
    [Q] dames
    [J] valets
    [10] dix
    [9] neuf
    [8] huit
    [7] sept
    [6] six
    [5] cinq
    [4] quatre
    [3] trois
   *[2] deux
}
jokers-in-words = { $count ->
    [1] un fou
    [2] deux fous
   *[3] trois fous
}
# $members : les couleurs, et les fous.
meld-group = un { meld-group-short } : { $members }
meld-group-short = { $count ->
    [3] brelan
   *[4] carré
} { DE($ranks) }
# $low et $high sont des cartes sans couleur; des fous tiennent lieu de $as.
meld-run = une séquence de { suit }, { DU($low) } { AU($high) }{ $jokers-count ->
    [0] {""}
    [1] , avec un fou pour { $as }
   *[other] , avec des fous pour { $as }
}
meld-jokers = { $count ->
    [3] trois fous
   *[other] quatre fous
}
meld-run-short = { DU($low) } { AU($high) } de { suit }
# Un fou qui tient lieu d’une carte : « le fou pour le neuf de cœur ».
joker-as = le fou pour { LE($card) }

## Actions
## $person : they (« Ann pige »), you (« vous pigez »), do (un ordre ou un bouton : « piger »)

action-stock = { $person ->
    [they] pige dans la pioche
    [you] pigez dans la pioche
   *[do] piger dans la pioche
}
action-stock-named = { $person ->
    [they] pige { $cards }
    [you] pigez { $cards }
   *[do] piger { $cards }
}
action-take = { $person ->
    [they] prend
    [you] prenez
   *[do] prendre
} { $count ->
    [1] la carte du dessus de la défausse
   *[other] les { number } cartes du dessus de la défausse
}
action-take-named = { $person ->
    [they] prend
    [you] prenez
   *[do] prendre
} { $count ->
    [1] { $cards } dans la défausse
   *[other] { number } cartes dans la défausse : { $cards }
}
action-meld = { $person ->
    [they] étale { $meld }
    [you] étalez { $meld }
   *[do] étaler { $meld }
}
action-no-meld = { $person ->
    [they] étale des cartes qui ne forment pas une combinaison
    [you] étalez des cartes qui ne forment pas une combinaison
   *[do] étaler des cartes qui ne forment pas une combinaison
}
action-lay = { $person ->
    [they] ajoute { LE($card) } à la combinaison { $number }
    [you] ajoutez { LE($card) } à la combinaison { $number }
   *[do] ajouter { LE($card) } à la combinaison { $number }
}
action-lay-joker = { $person ->
    [they] ajoute un fou à la combinaison { $number }
    [you] ajoutez un fou à la combinaison { $number }
   *[do] ajouter un fou à la combinaison { $number }
}
action-lay-joker-as = { $person ->
    [they] ajoute un fou à la combinaison { $number }, pour { LE($card) }
    [you] ajoutez un fou à la combinaison { $number }, pour { LE($card) }
   *[do] ajouter un fou à la combinaison { $number }, pour { LE($card) }
}
action-throw = { $person ->
    [they] jette { LE($card) }
    [you] jetez { LE($card) }
   *[do] jeter { LE($card) }
}
action-rummy = { $person ->
    [they] crie « Rummy! »
    [you] criez « Rummy! »
   *[do] crier « Rummy! »
} pour { $count ->
    [1] la carte du dessus
   *[other] les { number } cartes du dessus
}
action-rummy-named = { $person ->
    [they] crie « Rummy! »
    [you] criez « Rummy! »
   *[do] crier « Rummy! »
} pour { $count ->
    [1] { $cards }
   *[other] { number } cartes : { $cards }
}
action-end = { $person ->
    [they] met fin à la donne
    [you] mettez fin à la donne
   *[do] mettre fin à la donne
}

## Pourquoi une action est refusée

# $phase : deal draw meld claim
refusal-turn-order = { $phase ->
    [deal] Attendez la prochaine donne.
    [draw] Pigez d’abord, dans la pioche ou dans la défausse.
    [meld] Vous avez pigé : étalez, ajoutez ou jetez.
   *[claim] Personne n’a encore pigé : criez « Rummy! », ou pigez si c’est votre tour.
}
refusal-only-next-draws = C’est à { $name } de piger; vous pouvez seulement crier « Rummy! ».
refusal-nobody-draws = On ne pige pas avant de savoir si la dernière carte jetée reste à la défausse.
refusal-only-left-ends = C’est à { $name } de laisser, ou non, la dernière carte à la défausse.
refusal-stock-empty = La pioche est vide : prenez dans la défausse, ou mettez fin à la donne.
refusal-stock-not-empty = On ne met fin à la donne que si la pioche est vide : pigez.
refusal-stock-renews = On ne met pas encore fin à la donne : pigez, et la défausse devient la pioche.
refusal-pile-too-small = { $count ->
    [0] La défausse est vide.
    [1] La défausse n’a qu’une carte.
   *[other] La défausse n’a que { number } cartes.
}
refusal-take-not-placeable = { CAP(LE($card)) }, la plus profonde, ne pourrait être ni étalée ni ajoutée à ce tour : prenez d’autres cartes.
refusal-take-no-new-meld = { CAP(LE($card)) }, la plus profonde, n’entrerait dans aucune nouvelle combinaison à ce tour : prenez d’autres cartes.
refusal-take-leaves-nothing = Il vous faudrait toutes vos cartes pour placer { LE($card) } : il n’en resterait pas à jeter.
refusal-floater-stuck = { CAP(LE($card)) } : vous ne pourriez ni ajouter cette carte à une combinaison, ni la jeter.
refusal-not-in-hand = Vous n’avez pas { LE($card) } en main.
refusal-meld-too-few = Une combinaison a au moins trois cartes.
refusal-meld-foreign = Dans ce jeu, il n’y a pas { DE($card) }.
refusal-meld-jokers-alone = Des fous tout seuls ne font pas une combinaison : il faut au moins une vraie carte.
refusal-meld-mixed-jokers = Dans un brelan ou un carré, le fou s’écrit X; dans une séquence, il dit sa carte, comme X=9H. Pas les deux.
refusal-meld-plain-joker = Ce n’est ni un brelan ni un carré; dans une séquence, le fou dit sa carte, comme X=9H.
refusal-meld-named-joker = C’est un brelan ou un carré : le fou s’y écrit X, sans dire de carte.
refusal-meld-suit-twice = Un brelan ou un carré n’a pas deux cartes de la même couleur.
refusal-meld-too-many = Un carré a quatre cartes, fous compris : pas plus.
refusal-meld-neither = Ces cartes ne sont ni de même valeur, ni de même couleur.
refusal-meld-card-twice = Une séquence n’a pas deux fois la même carte.
refusal-meld-gap = Ces cartes ne se suivent pas.
refusal-meld-run-too-short = À cette table, une séquence a au moins quatre cartes.
refusal-meld-jokers = À cette table, les fous ne font que des brelans de fous.
refusal-meld-ace-misplaced = À cette table, l’as ne se place pas là dans une séquence.
refusal-meld-ace-inside = Dans une séquence des treize cartes, écrivez l’as au début ou à la fin.
refusal-no-such-meld = Il n’y a pas de combinaison { $number } sur la table.
# $laid : la carte avec son article, ou un fou.
refusal-does-not-fit = { CAP($laid) } ne va pas dans la combinaison { $number } ({ $meld }).
refusal-joker-names-card = La combinaison { $number } est une séquence : dites de quelle carte le fou tient lieu, comme X={ $example }.
refusal-joker-names-nothing = La combinaison { $number } est un brelan ou un carré : le fou s’y écrit X, sans dire de carte.
refusal-loses-owed = Vous avez pris { LE($card) }, et ne pourriez plus ensuite étaler ni ajouter cette carte.
refusal-leaves-nothing = Gardez une carte à jeter : à ce jeu, on finit toujours en jetant sa dernière carte.
refusal-leaves-barred = Il ne vous resterait que { LE($card) }, une carte que vous ne pourriez ni jeter ni ajouter.
refusal-owed-at-once = Vous avez pris { LE($card) } : étalez ou ajoutez cette carte avant toute autre chose.
refusal-first-meld = Votre première combinaison doit valoir au moins { $least } points.
refusal-meld-first = On ne peut le faire qu’après avoir étalé une combinaison à soi.
refusal-owed-first = Vous avez pris { LE($card) } : étalez ou ajoutez cette carte avant de jeter.
refusal-just-taken = Vous venez de prendre { LE($card) } : jetez une autre carte.
refusal-playable-last-card = On peut ajouter { LE($card) } à une combinaison : ce ne peut pas être votre dernière carte jetée. Ajoutez cette carte.
refusal-must-lay-called = Vous avez crié « Rummy! » pour { LE($card) } : ajoutez d’abord cette carte à une combinaison.
refusal-no-calls = À ce jeu, on ne crie pas « Rummy! ».
refusal-nothing-to-call = Il n’y a pas de quoi crier « Rummy! » maintenant.
refusal-own-turn = On ne crie pas « Rummy! » après son propre tour : attendez que quelqu’un d’autre ait joué.
refusal-only-last-discard = On ne crie « Rummy! » que pour la dernière carte jetée.
refusal-call-not-placeable = { CAP(LE($card)) }, la carte la plus profonde, ne peut être ni étalée ni ajoutée avec ces cartes seules.
