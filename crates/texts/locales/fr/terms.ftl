### Les mots du jeu : couleurs, cartes, annonces, actions, phases, résultats, jeux.
###
### Les deux langues ont les mêmes clés et les mêmes variables (un test y veille). Chaque message peut aussi employer
### $country (au, us, qc), $nil (misere, nullo : le mot de la table pour ces contrats) et $jokers (0, 1, 2), et
### renvoyer aux mots de terms.ftl : { kitty }, { no-trumps }, { contractor }, { misere-word }.
### Les cartes viennent sans article : LE($card) donne « l'as de pique », DU($card) « du roi de pique »,
### DE($name) « d'Ann », QUE($name) « qu'Ann » ; CAP($text) met la majuscule.

## Les mots qui changent d'un pays à l'autre

kitty = veuve
no-trumps = sans atout
contractor = ouvreur
pack = paquet
# Le mot pour tout contrat de ne faire aucune levée.
misere-word = { $nil ->
    [nullo] nullo
   *[other] misère
}

## Couleurs et cartes

# $suit : S C D H NT
suit = { $suit ->
    [S] pique
    [C] trèfle
    [D] carreau
    [H] cœur
   *[NT] { no-trumps }
}
# La couleur d'une seule carte.
suit-one = { $suit ->
    [S] pique
    [C] trèfle
    [D] carreau
   *[H] cœur
}
# $rank : A K Q J 13 … 2
rank = { $rank ->
    [A] as
    [K] roi
    [Q] dame
    [J] valet
    [13] treize
    [12] douze
    [11] onze
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
card = { rank } de { suit }
the-card = { LE($card) }
# $jokers dit si le paquet en a un autre.
joker = { $jokers ->
    [2] Blanche
   *[other] fou
}
second-joker = Fou en couleurs
# Une liste en mots : « a, b et c ».
list-and = { $items } et { $last }
list-or = { $items } ou { $last }

## Annonces

# $tricks en mots, de six à dix.
tricks-word = { $tricks ->
    [6] six
    [7] sept
    [8] huit
    [9] neuf
   *[10] dix
}
bid-tricks = { tricks-word } { $suit ->
    [S] piques
    [C] trèfles
    [D] carreaux
    [H] cœurs
   *[NT] { no-trumps }
}
bid-misere = misère
bid-open-misere = misère ouverte
bid-super-open-misere = misère grande ouverte
bid-blind-misere = misère aveugle
bid-nullo = nullo
# Faire les dix levées, et la partie avec.
bid-partie = prendre la partie à { suit }
bid-sans-kitty = { $bid } sans la { kitty }

## Actions
## $person : they (« Ann passe »), you (« vous passez »), do (un ordre ou un bouton : « passer »)

action-pass = { $person ->
    [they] passe
    [you] passez
   *[do] passer
}
action-look = { $person ->
    [they] regarde ses cartes
    [you] regardez vos cartes
   *[do] regarder vos cartes
}
action-bid = { $person ->
    [they] annonce { $bid }
    [you] annoncez { $bid }
   *[do] annoncer { $bid }
}
action-partie = { $person ->
    [they] prend la partie
    [you] prenez la partie
   *[do] prendre la partie
} à { suit }{ $kitty ->
    [left] {" "}sans la { kitty }
   *[taken] {""}
}
action-give = { $person ->
    [they] donne { LE($card) }
    [you] donnez { LE($card) }
   *[do] donner { LE($card) }
}
action-give-hidden = { $person ->
    [they] donne une carte à l'ouvreur
    [you] donnez une carte à l'ouvreur
   *[do] donner une carte à l'ouvreur
}
action-discard = { $person ->
    [they] écarte { $cards }
    [you] écartez { $cards }
   *[do] écarter { $cards }
}
action-discard-hidden = { $person ->
    [they] { $count ->
        [0] n'écarte rien
        [one] écarte une carte
       *[other] écarte { $count } cartes
    }
    [you] { $count ->
        [0] n'écartez rien
        [one] écartez une carte
       *[other] écartez { $count } cartes
    }
   *[do] { $count ->
        [0] ne rien écarter
        [one] écarter une carte
       *[other] écarter { $count } cartes
    }
}
action-nominate = { $person ->
    [they] nomme { suit } comme couleur du fou
    [you] nommez { suit } comme couleur du fou
   *[do] nommer { suit } comme couleur du fou
}
action-nominate-none = { $person ->
    [they] laisse le fou sans couleur
    [you] laissez le fou sans couleur
   *[do] laisser le fou sans couleur
}
action-call = { $person ->
    [they] appelle { LE($card) }
    [you] appelez { LE($card) }
   *[do] appeler { LE($card) }
}
action-alone = { $person ->
    [they] joue sans partenaire
    [you] jouez sans partenaire
   *[do] jouer sans partenaire
}
action-partners = { $person ->
    [they] demande { $names } comme { $count ->
        [one] partenaire
       *[other] partenaires
    }
    [you] demandez { $names } comme { $count ->
        [one] partenaire
       *[other] partenaires
    }
   *[do] demander { $names } comme { $count ->
        [one] partenaire
       *[other] partenaires
    }
}
action-play = { $person ->
    [they] joue { LE($card) }
    [you] jouez { LE($card) }
   *[do] jouer { LE($card) }
}
action-lead = { $person ->
    [they] entame { LE($card) } et demande { suit }
    [you] entamez { LE($card) } et demandez { suit }
   *[do] entamer { LE($card) } et demander { suit }
}
sentence-they = { $name } { $action }.
sentence-you = Vous { $action }.
seat = la place { $seat }

## Phases et résultats

phase = { $phase ->
    [deal] la donne
    [auction] les déclarations
    [give] le don d'une carte
    [discard] la { kitty }
    [nominate] la couleur du fou
    [partners] le choix des partenaires
   *[play] le jeu
}
result = { $result ->
    [made] réussi
    [failed] chuté
    [passed_out] tous ont passé
    [played_without_bid] joué sans annonce
   *[stopped] arrêté
}
