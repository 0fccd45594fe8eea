### Pourquoi une action est refusée, et ce qui cloche dans des règles.
###
### Les deux langues ont les mêmes clés et les mêmes variables (un test y veille). Chaque message peut aussi employer
### $country (au, us, qc), $nil (misere, nullo : le mot de la table pour ces contrats) et $jokers (0, 1, 2), et
### renvoyer aux mots de terms.ftl : { kitty }, { no-trumps }, { contractor }, { misere-word }.
### Les cartes viennent sans article : LE($card) donne « l’as de pique », DU($card) « du roi de pique »,
### DE($name) « d’Ann », QUE($name) « qu’Ann » ; CAP($text) met la majuscule.

## Pourquoi une action est refusée
## $person : you, ou they quand un adversaire joue les cartes de l’ouvreur

refusal-no-hand = Attendez la prochaine donne.
refusal-game-over = La partie est finie.
refusal-not-in-turn = { $phase ->
    [auction] Ce n’est pas à vous de parler.
    [play] Ce n’est pas à vous de jouer.
   *[other] Ce n’est pas votre tour.
}
refusal-wrong-phase = { $phase ->
    [deal] Attendez la prochaine donne.
    [auction] Annoncez d’abord, ou passez.
    [give] Donnez d’abord une carte à l’{ contractor }.
    [discard] Écartez d’abord.
    [nominate] Nommez d’abord la couleur du fou, ou laissez-le sans couleur.
    [partners] Choisissez d’abord un partenaire, ou jouez sans partenaire.
   *[play] Les déclarations sont finies : jouez une carte.
}
refusal-no-such-bid = On ne peut pas annoncer « { $bid } » à ce jeu.
refusal-bid-too-low = { CAP($bid) } ne dépasse pas { $high } : annoncez plus haut ou passez.
refusal-no-seven-yet = On n’annonce la misère qu’après une annonce de sept.
refusal-no-eight-yet = On n’annonce la misère ouverte qu’après une annonce de huit ou plus.
refusal-nobody-to-tell = Aucun partenaire ne doit encore parler : annoncez sept ou plus, ou passez.
refusal-partner-first = On n’annonce le double nullo qu’après une annonce « { misere-word } » de son partenaire.
refusal-silent = Vous avez manqué votre contrat à la donne précédente : vous n’annoncez pas à celle-ci.
refusal-look-first = Regardez d’abord vos cartes, ou annoncez la misère aveugle.
refusal-already-looked = Vous avez vu vos cartes : il est trop tard pour la misère aveugle.
refusal-nothing-to-look-at = Vous voyez déjà vos cartes.
refusal-not-held = Vous n’avez pas { LE($card) } ici.
refusal-wrong-count = { $needed ->
    [0] N’écartez rien
    [one] Écartez une carte
   *[other] Écartez { $needed } cartes
}, pas { $given }.
refusal-wrong-gift = { $needed ->
    [one] Donnez une carte
   *[other] Donnez { $needed } cartes
}, pas { $given }.
refusal-must-follow = { $person ->
    [they] L’{ contractor } a du { suit } : il faut en fournir.
   *[you] Vous avez du { suit } : fournissez.
}
refusal-joker-while-following = { $person ->
    [they] L’{ contractor } a du { suit } : il faut en fournir, le fou attendra.
   *[you] Vous avez du { suit } : fournissez, le fou attendra.
}
refusal-must-play-joker = { $person ->
    [they] L’{ contractor } ne peut pas fournir : il faut jouer le fou.
   *[you] Vous ne pouvez pas fournir : il faut jouer le fou.
}
refusal-demand-a-suit = Choisissez la couleur que le fou demande : { $suits }. Par exemple : { $example }.
refusal-suit-not-demandable = { $lead ->
    [unled] Le { $suit } a déjà été entamé : le fou ne peut demander qu’une couleur pas encore entamée.
    [contractor_led] L’{ contractor } n’a pas entamé de { $suit } : le fou ne peut demander qu’une couleur que l’{ contractor } a entamée.
    [not_void] Vous n’avez pas fourni du { $suit } plus tôt : le fou ne peut pas demander cette couleur.
   *[other] Le fou ne peut pas demander du { $suit } ici.
}
refusal-joker-not-leadable = { $lead ->
    [unled] Toutes les couleurs ont été entamées, le fou attend la dernière levée : entamez d’une autre carte.
    [contractor_led] L’{ contractor } n’a encore entamé aucune couleur, le fou doit attendre : entamez d’une autre carte.
    [last_trick_only] On n’entame du fou qu’à la dernière levée : entamez d’une autre carte.
   *[other] On ne peut pas entamer du fou maintenant : entamez d’une autre carte.
}
refusal-no-demand-here = Le fou ne demande pas de couleur ici : jouez-le, tout simplement.
refusal-other-partner-choice = À ce jeu, on choisit ses partenaires autrement.
refusal-one-partner-only = Deux partenaires, c’est à partir de huit levées : demandez-en un seul.
refusal-not-a-partner = Vous ne pouvez pas demander { $name } : demandez quelqu’un d’autre.
refusal-not-callable = On ne peut pas appeler { LE($card) } : appelez une autre carte.
refusal-own-card = Vous avez { LE($card) }, en main ou dans votre écart : appelez une autre carte.

## Ce qui cloche dans des règles

problem-no-preset = Dites de quel jeu partent ces règles, comme preset = {"\""}australian-4{"\""}.
problem-unknown-preset = Il n’y a pas de jeu nommé « { $name } ».
problem-unknown-axis = Il n’y a pas de règle maison nommée « { $axis } ».
problem-twice = « { $axis } » y est deux fois. Enlevez-en une.
problem-unknown-value = « { $value } » n’est pas un choix pour { $label } ({ $axis }). Écrivez { $values }.
problem-conflict = { $label } ({ $choice }, { $axis }={ $value }) ne s’accorde pas avec { $with-label } ({ $with-choice }, { $with }={ $with-value }). Changez l’une des deux règles.
problem-pack-too-small = { $cards } cartes ne suffisent pas à { $players } joueurs : il en faut au moins { $needed }. Choisissez un plus gros { pack } ou moins de joueurs.
problem-uneven-kitties = Les { $cards } cartes qui restent ne se partagent pas également : chaque { kitty } doit avoir le même nombre de cartes. Choisissez un autre { pack }.

# Là où n’importe quel nombre d’un intervalle fait l’affaire.
number-from-to = un nombre de { $least } à { $most }

# Before what is wrong with a line of a file.
fault-line = ligne { $line }
fault-suggestion = Vouliez-vous dire { $name }?

## Un texte qui n’est pas une action

not-an-action = « { $text } » n’est pas une action connue : { $expected }.
# $expected : ce qu’il aurait fallu
expected = { $expected ->
    [card] une carte s’écrit comme AS, 10H ou X
    [cards] écrivez les cartes l’une après l’autre, comme 5S 6C 4D
    [suit-or-none] écrivez S, C, D, H ou none
    [seat] écrivez le numéro d’une place
    [two-seats] écrivez les numéros de deux places
    [bid] sans-kitty suit une annonce, comme 7H sans-kitty
    [demanded-suit] après le fou, écrivez S, C, D ou H, comme dans X:S
    [number] écrivez combien de cartes, comme take 3 ou rummy 2
    [meld] écrivez les cartes de la combinaison, comme meld 9S 9H 9D ou meld 7H 8H X=9H
    [card-and-meld] écrivez une carte et le numéro d’une combinaison, comme lay 10H 2 ou lay X=JH 2
    [rummy-action] écrivez stock, take, meld, lay, discard, rummy ou end
   *[action] écrivez pass, une annonce comme 7H, une carte comme AS, ou discard, nominate, call, alone, partner, give ou look
}

## Ce qu’un lecteur de JSON dit d’un texte qu’il ne peut pas lire

unread-at-line = ligne { $line }, colonne { $column } : { $why }
unread-at = { $place } : { $why }
unread-missing = « { $name } » manque
unread-unknown = « { $name } » n’est pas connu ici
unread-twice = « { $name } » figure deux fois
unread-no-such = il n’y a pas de « { $name } » ici
unread-ends = le texte s’arrête là
unread-goes-on = il reste du texte après la fin
unread-comma = il y a une virgule de trop
unread-syntax = ici, ce n’est pas du JSON
unread-deep = trop de niveaux les uns dans les autres
# $expected : ce qu’il aurait fallu
unread-expected = { $expected ->
    [text] il faut ici un texte entre guillemets
    [list] il faut ici une liste entre crochets
    [object] il faut ici des clés et des valeurs entre accolades
    [boolean] il faut ici true ou false
   *[number] il faut ici un nombre
}
# $why : ce que dit le lecteur, en anglais
unread-other = le texte n’a pas la forme voulue (« { $why } »)
