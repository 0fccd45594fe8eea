### Les mots du jeu : couleurs, cartes, annonces, actions, phases, résultats, jeux.
###
### Les deux langues ont les mêmes clés et les mêmes variables (un test y veille). Chaque message peut aussi employer
### $country (au, us, qc), $nil (misere, nullo : le mot de la table pour ces contrats) et $jokers (0, 1, 2), et
### renvoyer aux mots de terms.ftl : { kitty }, { no-trumps }, { contractor }, { misere-word }.
### Les cartes viennent sans article : LE($card) donne « l’as de pique », DU($card) « du roi de pique »,
### DE($name) « d’Ann », QUE($name) « qu’Ann » ; CAP($text) met la majuscule.

## Les mots qui changent d’un pays à l’autre

kitty = veuve
no-trumps = sans atout
contractor = ouvreur
pack = paquet
colour = teinte
neighbours = voisins
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

# $n, comme nombre de cartes (féminin).
number = { $n ->
    [0] aucune
    [1] une
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
   *[other] { $n }
}

## Annonces

# $tricks en mots, de six à dix.
tricks-word = { $tricks ->
    [6] six
    [7] sept
    [8] huit
    [9] neuf
   *[10] dix
}
bid-tricks = { tricks-word } { suit }
# Une annonce de six qui n’est qu’un message.
bid-inkle = message en { suit }
bid-misere = misère
bid-open-misere = misère ouverte
bid-super-open-misere = misère grande ouverte
bid-blind-misere = misère aveugle
bid-nullo = nullo
bid-double-nullo = double nullo
# Faire les dix levées, et la partie avec.
bid-partie = prendre la partie { $suit ->
    [NT] { no-trumps }
   *[other] en { suit }
}
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
} { $suit ->
    [NT] { no-trumps }
   *[other] en { suit }
}{ $kitty ->
    [left] {" "}sans la { kitty }
   *[taken] {""}
}
action-give = { $person ->
    [they] donne { LE($card) }
    [you] donnez { LE($card) }
   *[do] donner { LE($card) }
}
action-give-hidden = { $person ->
    [they] donne une carte à l’ouvreur
    [you] donnez une carte à l’ouvreur
   *[do] donner une carte à l’ouvreur
}
action-give-several = { $person ->
    [they] donne { $cards }
    [you] donnez { $cards }
   *[do] donner { $cards }
}
action-give-several-hidden = { $person ->
    [they] donne à son partenaire
    [you] donnez à votre partenaire
   *[do] donner à votre partenaire
} { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
action-discard = { $person ->
    [they] écarte { $cards }
    [you] écartez { $cards }
   *[do] écarter { $cards }
}
action-discard-hidden = { $person ->
    [they] { $count ->
        [0] n’écarte rien
        [one] écarte une carte
       *[other] écarte { $cards } cartes
    }
    [you] { $count ->
        [0] n’écartez rien
        [one] écartez une carte
       *[other] écartez { $cards } cartes
    }
   *[do] { $count ->
        [0] ne rien écarter
        [one] écarter une carte
       *[other] écarter { $cards } cartes
    }
}
action-nominate = { $person ->
    [they] choisit { suit } pour le fou
    [you] choisissez { suit } pour le fou
   *[do] choisir { suit } pour le fou
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
    [they] entame { LE($card) } et demande du { suit }
    [you] entamez { LE($card) } et demandez du { suit }
   *[do] entamer { LE($card) } et demander du { suit }
}
sentence-they = { $name } { $action }.
sentence-you = Vous { $action }.
seat = la place { $seat }

## Phases et résultats

phase = { $phase ->
    [deal] la donne
    [auction] les déclarations
    [give] le don d’une carte
    [discard] la { kitty }
    [nominate] la couleur du fou
    [partners] le choix des partenaires
    [draw] la pige
    [meld] les combinaisons
    [claim] un « Rummy! » ou la pige
   *[play] le jeu
}
result = { $result ->
    [made] réussi
    [failed] manqué
    [passed_out] tous ont passé
    [played_without_bid] joué sans annonce
    [out] un joueur a fini
    [stock_ended] la pioche est épuisée
   *[stopped] arrêté
}

## Les jeux nommés

family-australian = Australie et Nouvelle-Zélande
family-american = États-Unis
family-quebec = Québec
family-bijou = Les paquets de 1896

preset-australian-4 = 500 australien à quatre
preset-australian-4-about = Deux équipes, 43 cartes, la misère après une annonce de sept. Le jeu de tout le monde en Australie et en Nouvelle-Zélande.
preset-australian-3 = 500 australien à trois
preset-australian-3-about = Chacun pour soi, avec 33 cartes. À chaque donne, deux joueurs s’opposent à l’ouvreur.
preset-australian-5 = 500 australien à cinq
preset-australian-5-open = 500 australien à cinq, misères ouvertes
preset-australian-6 = 500 australien à six
preset-australian-6-two-packs = 500 australien à six, deux paquets
preset-australian-2 = 500 australien à deux
preset-australian-2-about = Chacun joue une main et une rangée de cartes sur la table. La misère s’annonce en tout temps.
preset-australian-2-plain = 500 australien à deux, sans misère
preset-australian-4-blind = 500 australien à quatre, avec misère aveugle
preset-australian-4-two-jokers = 500 australien à quatre, deux fous
preset-australian-4-mixed-fours = 500 australien à quatre, quatre mêlés
preset-new-zealand-4 = 500 néo-zélandais à quatre
preset-trickster-australian-4 = 500 australien à quatre, comme chez Trickster
preset-american-3 = 500 américain à trois
preset-american-3-about = Le jeu d’origine : 33 cartes, chacun parle une fois. Le premier à 500 gagne, par des contrats ou par des levées.
preset-american-2 = 500 américain à deux
preset-american-2-dead = 500 américain à deux, avec une main morte
preset-american-4 = 500 américain à quatre
preset-american-4-about = Deux équipes, 43 cartes, chacun parle une fois. Il n’y a pas de misère.
preset-american-4-no-joker = 500 américain à quatre, sans fou
preset-american-4-solo = 500 américain à quatre, chacun pour soi
preset-american-5 = 500 américain à cinq
preset-american-5-call = 500 américain à cinq, partenaire par carte
preset-american-6 = 500 américain à six
preset-american-6-about = Trois équipes de deux, partenaires face à face. 63 cartes, avec 11, 12 et 13 au-dessus du valet.
preset-american-nullo = 500 américain à quatre, avec nullo
preset-american-1000 = 500 américain à trois, en 1000
preset-american-1500 = 500 américain à trois, en 1500
preset-american-4-team = 500 américain à quatre, avec double nullo
preset-american-4-four-hands = 500 américain à quatre, quatre donnes
preset-minnesota-4 = 500 du Minnesota à quatre
preset-st-paul-4 = 500 de St Paul à quatre
preset-trickster-american-4 = 500 américain à quatre, comme chez Trickster
preset-quebec-4 = 500 québécois à quatre
preset-quebec-4-about = Deux équipes, 46 cartes avec deux fous, une veuve de six. Un contrat manqué rapporte aux adversaires; la partie se joue en 1000.
preset-quebec-4-nullo = 500 québécois à quatre, avec nullo
preset-quebec-4-nullo-about = Le jeu à quatre avec une annonce de plus. Le nullo vaut autant que dix cœur, et votre partenaire vous donne une carte.
preset-quebec-4-club = 500 québécois à quatre, règles de club
preset-quebec-4-misere = 500 québécois à quatre, avec misère
preset-quebec-2 = 500 québécois à deux
preset-quebec-2-about = Chacun joue une main et une rangée de cartes sur la table. 46 cartes avec deux fous, en 1000.
preset-bijou-2 = 500 de 1896 à deux
preset-bijou-3 = 500 de 1896 à trois
preset-bijou-4 = 500 de 1896 à quatre
preset-bijou-5 = 500 de 1896 à cinq
preset-bijou-6 = 500 de 1896 à six

family-rummy = Rummy 500

preset-rummy-500 = Rummy 500
preset-rummy-500-no-jokers = Rummy 500 sans fous
preset-rummy-500-five-ten-fifteen = Rummy 500, compté de cinq en cinq
preset-rummy-500-always-meld = Rummy 500, toute prise étalée
preset-rummy-500-new-meld = Rummy 500, prises pour du nouveau
preset-rummy-500-books = Rummy 500, selon les livres
preset-rummy-500-last-discard = Rummy 500, crier pour la dernière carte
preset-rummy-500-no-calls = Rummy 500 sans crier
preset-rummy-500-strict-out = Rummy 500, finir en jetant
preset-rummy-500-floating = Rummy 500 flottant
preset-rummy-500-unplayable = Rummy 500, dernière carte injouable
preset-rummy-500-unplayable-call = Rummy 500, crier pour la carte qui finit
preset-rummy-500-must-go-out = Rummy 500, finir pour gagner
preset-rummy-200 = Rummy 200
preset-rummy-500-two-tens = Rummy 500, dix cartes à deux
preset-rummy-500-low-ace = Rummy 500, l’as en bas
preset-partnership-rummy-500 = Rummy 500 en équipes
preset-michigan-rummy = Rummy du Michigan
preset-persian-rummy = Rummy persan
