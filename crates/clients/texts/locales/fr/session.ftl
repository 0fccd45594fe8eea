### Ce que dit tout programme à une table : les noms, ce qu’on peut taper, ce qui se passe, ce qu’on demande.
###
### Les deux langues ont les mêmes clés et les mêmes variables (un test y veille). Chaque message peut aussi employer
### $country (au, us, qc), $nil (misere, nullo : le mot de la table pour ces contrats) et $jokers (0, 1, 2), et
### renvoyer aux mots de terms.ftl : { kitty }, { no-trumps }, { contractor }, { misere-word }.
### Les cartes viennent sans article : LE($card) donne « l’as de pique », DU($card) « du roi de pique »,
### DE($name) « d’Ann », QUE($name) « qu’Ann » ; CAP($text) met la majuscule.

## Qui est à la table

you = Vous
# La première de plusieurs personnes devant un même écran.
first-player = Joueur 1
# Sept noms, séparés par des espaces, d’au plus cinq lettres.
names-australian = Mae Ned Ivy Bert Dot Clem Vi
names-american = Ada Hank Fay Walt Bea Gus Nell
names-quebec = Rose Léo Alma Émile Zoé Omer Lise
names-bijou = Cora Otis Etta Amos Ida Lem Ola

## En bref

short-pass = passe
short-look = regarde
short-silent = muet
short-no-trumps = SA
# $suit : un signe
short-partie = Partie { $suit }
short-sans-kitty = { $bid } sans { kitty }

## Ce qui s’est passé, en phrases
## $name est un joueur, $you dit si c’est le lecteur : yes, no

told-dealt = Donne { $number }. { $you ->
    [yes] Vous donnez.
   *[no] { $name } donne.
}
told-silent = { $you ->
    [yes] Vous n’annoncez pas à cette donne.
   *[no] { $name } n’annonce pas à cette donne.
}
told-cut = { $you ->
    [yes] Vous coupez : { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
   *[no] { $name } coupe : { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
}
told-claimed = { $you ->
    [yes] Vous étalez votre jeu, et le reste est réglé.
   *[no] { $name } étale son jeu, et le reste est réglé.
}
told-settled = Tous s’entendent pour finir la donne : plus rien ne peut changer la marque.
told-contract = { $you ->
    [yes] Vous avez le contrat :
   *[no] { $name } a le contrat :
} { $bid }, pour { $value } points.
told-gave = { $you ->
    [yes] Vous donnez
   *[no] { $name } donne
} une carte à l’{ contractor }, face cachée.
told-gave-several = { $you ->
    [yes] Vous donnez à votre partenaire
   *[no] { $name } donne à son partenaire
} { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, face cachée.
told-discarded = { $you ->
    [yes] Vous { $count ->
        [0] n’écartez rien
        [one] écartez une carte
       *[other] écartez { $count } cartes
    }
   *[no] { $name } { $count ->
        [0] n’écarte rien
        [one] écarte une carte
       *[other] écarte { $count } cartes
    }
}.
told-from-row = { $sentence }, de la rangée.
# $owner : à qui est la carte; $mine dit si c’est le lecteur
told-played-for = { $you ->
    [yes] Vous jouez
   *[no] { $name } joue
} pour { $mine ->
    [yes] vous
   *[no] { $owner }
} : { $card }.
told-alone = { $you ->
    [yes] Vous jouez
   *[no] { $name } joue
} sans partenaire.
# $mine dit si le lecteur en est
told-partners = { $mine ->
    [yes] Vous jouez avec { $name }.
   *[no] { $count ->
        [one] { $partners } joue
       *[other] { $partners } jouent
    } avec { $you ->
        [yes] vous
       *[no] { $name }
    }.
}
told-open = { $you ->
    [yes] Vous étalez votre main.
   *[no] { $name } étale sa main.
}
told-trick = { $you ->
    [yes] Vous faites la levée.
   *[no] { $name } fait la levée.
}
told-trick-row = { $you ->
    [yes] Votre rangée fait la levée.
   *[no] La rangée { DE($name) } fait la levée.
}
told-made = { $you ->
    [yes] Vous réussissez votre contrat
   *[no] { $name } réussit son contrat
} ({ $bid }) : { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
}.
told-failed = { $you ->
    [yes] Vous manquez votre contrat
   *[no] { $name } manque son contrat
} ({ $bid }) : { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
}.
told-stopped = On arrête de jouer, car la partie est décidée. { $you ->
    [yes] Votre contrat :
   *[no] Contrat { DE($name) } :
} { $bid }.
told-passed-out = Tout le monde a passé : on enterre la donne.
told-no-bid = Personne n’a annoncé, et la donne est finie.
# $count joueurs ont gagné, $mine dit si le lecteur en est
told-game-over = { $mine ->
    [yes] { $count ->
        [one] Vous gagnez la partie!
       *[other] { $names } gagnez la partie!
    }
   *[no] { $count ->
        [one] { $names } gagne la partie.
       *[other] { $names } gagnent la partie.
    }
}
told-nobody-wins = La partie est finie, et personne ne gagne.

## Le tirage

draw-dealer = { $you ->
    [yes] Vous avez pigé la carte la plus basse (l’as compte pour un) et donnez en premier.
   *[no] { $name } a pigé la carte la plus basse (l’as compte pour un) et donne en premier.
}
draw-partners = Vous jouez avec { $names }.
draw-you-sit-out = Vous ne jouez pas cette partie, mais vous pouvez la regarder.
# $names sont d’autres joueurs, $count leur nombre
draw-sit-out = { $count ->
    [one] { $names } ne joue pas cette partie.
   *[other] { $names } ne jouent pas cette partie.
}

## Le journal

# Une ligne du journal, et ce que l’annonce y dit par convention, une phrase.
log-meaning = { $line }. { $meaning }
log-call = { $name } : { $call }
log-contract = Contrat : { $bid }, { $name }
log-trick = Levée { $number } : { $name }, { $card }

## En-tête et tapis

header-hand = donne { $number }
felt-sits-out = hors jeu
felt-partner = partenaire
felt-tricks = { $count ->
    [one] { $count } levée
   *[other] { $count } levées
}
felt-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

## Pour qui ne joue pas une partie et la regarde

note-watching = Vous ne jouez pas cette partie : regardez, ou tapez sauter pour aller à sa fin.
note-not-watching = Vous jouez cette partie; on ne peut sauter qu’une partie qu’on regarde.

## Tableaux de choix

board-pass = [Passer]
board-look = [Voir]
board-sans-kitty = [Sans { kitty }]
board-with-kitty = [Avec { kitty }]
board-partie = Part
board-no-suit = sans couleur
board-alone = [Sans partenaire]

## Le panneau pendant le jeu

panel-joker = Couleur du fou : { $suit }
panel-called = Carte appelée : { $card }

## La question du moment

prompt-call = À vous de parler.
prompt-look = Regardez vos cartes, ou annoncez à l’aveugle.
prompt-other-calls = À { $name } de parler.
prompt-other = À { $name } de jouer.
prompt-give = Choisissez une carte pour l’{ contractor }.
prompt-give-several = Cartes à donner à votre partenaire : { $count }.
prompt-discard = Cartes à écarter : { $chosen } sur { $count }.
prompt-nominate = Choisissez une couleur pour votre fou.
prompt-partners = Choisissez votre partenaire.
prompt-demand = Quelle couleur demandez-vous?
prompt-lead = Vous entamez : jouez n’importe quelle carte.
prompt-lead-row = Vous entamez de votre rangée.
prompt-play = Jouez une carte.
prompt-play-row = Jouez une carte de votre rangée.
prompt-play-for = Jouez une carte de la main { DE($name) }.
prompt-follow = À vous : fournissez du { $suit }.
prompt-void = À vous : pas de { $suit }, jouez n’importe quelle carte.
prompt-trick = { $name } fait la levée.
prompt-your-trick = Vous faites la levée.

## Remarques

hint = Conseil : { $reason }
# $action est un autre choix, comme un ordre.
hint-as-good = À peu près aussi bon : { $action }.
note-undone = Annulé : c’est de nouveau à vous.
note-claim-refused = Ce n’est pas encore certain : continuez à jouer.
note-claim-not-now = On réclame le reste pendant le jeu, à son tour, quand il reste deux levées ou plus.
note-nothing-to-undo = Il n’y a rien à annuler dans cette donne.
note-undo-seen = Cela ne s’annule plus : quelqu’un a vu une carte qui était face cachée.
note-not-your-turn = Ce n’est pas encore à vous.
note-not-understood = Je ne connais pas « { $text } ».
expected-nothing = Attendez votre tour, ou tapez une commande comme pointage.
expected-call = Tapez passe, une annonce comme 7H ou 8NT, ou conseil.
expected-give = Tapez la carte à donner, comme { $example }.
expected-give-several = Tapez donner et les cartes, comme donner { $example }.
expected-discard = Tapez écarter et les cartes, comme écarter { $example }.
expected-nominate = Tapez S, C, D, H ou aucune.
expected-partners = Tapez une carte à appeler comme { $example }, le nom d’un joueur, ou seul.
expected-play = Tapez une carte comme { $example }; pour entamer le fou, X:H.

## Touches

key-discard = écarter
key-give = donner
key-cut = couper
key-deal = donner
key-next-hand = donne suivante
key-next-game = nouvelle partie

## Feuilles

trick-none = Aucune levée n’a encore été jouée.
# $cards en signes, comme 7♥ K♠
whose-cards = { $name } : { $cards }
over-title-hand = La donne est finie
over-title-game = La partie est finie
score-passed = tous ont passé
score-no-bid = sans annonce
score-target = La partie se joue à { $target }.
score-hands = { $hands ->
    [1] On joue une seule donne.
   *[other] On joue { $hands } donnes, et le plus haut pointage gagne.
}
score-games = Parties gagnées : { $games }

## Le mode en lignes

plain-your-hand = Votre main : { $cards }
plain-hand-of = La main { DE($name) } : { $cards }
plain-your-row = Votre rangée : { $cards } ({ $down } face cachée)
plain-row-of = La rangée { DE($name) } : { $cards } ({ $down } face cachée)
plain-kitty = La { kitty } : { $cards }.
plain-not-looked = Vous n’avez pas regardé vos cartes.
plain-lowest-bid = L’annonce la plus basse est { $bid }.
plain-bids = Vous pouvez annoncer { $bids }.
plain-discard = Écartez { $count ->
    [one] une carte
   *[other] { $count } cartes
}, par exemple : écarter { $example }
plain-nominate = Choisissez une couleur pour votre fou : pique, trèfle, carreau, cœur ou aucune.
plain-partners = Choisissez votre partenaire : appelez une carte comme { $example }, nommez un joueur, ou dites seul.
plain-lead = Vous entamez. Vous pouvez jouer : { $cards }.
plain-play = Vous pouvez jouer : { $cards }.
plain-lead-row = Vous entamez de votre rangée. Vous pouvez jouer : { $cards }.
plain-play-row = Vous pouvez jouer de votre rangée : { $cards }.
plain-play-for = Vous pouvez jouer pour { $name } : { $cards }.
# $card est un fou avec la couleur qu’il demande, comme on le tape : X:H.
plain-type-joker = Tapez le fou avec la couleur qu’il demande, comme { $card } pour { $suit }.
plain-type-card = Tapez une carte comme { $example }.
plain-seat = { $you ->
    [yes] Vous avez
   *[no] { $name } a
} { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} et { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
}.
plain-play-of = { $name } { $card }
plain-play-of-row = { $name } { $card }, de la rangée
plain-trick = Sur la table : { $cards }. Pour l’instant, la levée va à { $name }.
plain-last-trick = Dernière levée : { $cards }. Faite par : { $name }.
help-plain =
    Tapez une action ou une commande.
    Annonces : passe, 7H, 8NT, nullo (si le jeu l’a).
    Cartes : valeur (A K Q J 10…) et couleur (S C D H), comme AS, 10H; X est le fou. X:H entame le fou et demande du cœur.
    Autres actions : écarter 5S 6C 4D, nommer H, appeler AH, partenaire Rose, seul, donner 4C, regarder.
    Commandes : main, table, dernière, pointage, règles, conseil, pourquoi, annuler, réclamer (le reste est à vous), revoir (la dernière donne), cartes codes ou cartes mots, aide, quitter; sauter termine une partie que vous ne jouez pas.

## Ce qui ne va pas avant la première carte

error-no-seat = Il n’y a pas de place { $seat }. Choisissez une place de 1 à { $last }.
# Les quatre sont des nombres de personnes
error-company = Une partie à { $seats } peut être partagée par { $least } à { $most } personnes, pas par { $people }.
name-blank = Chaque personne doit avoir un nom.
name-number = « { $name } » est un nombre. Il faut au moins une lettre.
name-too-long = « { $name } » est trop long. Prenez { $longest } caractères au plus.
name-separator = « { $name } » se lirait comme plusieurs noms. Retirez le signe « { $sign } ».
name-hidden = « { $name } » contient un caractère qui ne se voit pas. Tapez le nom de nouveau.
name-taken = « { $name } » ressemble trop à « { $other } ». Ajoutez une lettre ou un nom de famille.
error-too-many = Vous nommez { $asked } adversaires, mais ce jeu en a { $others }. Retirez un nom ou un niveau.
error-no-cut = On ne coupe pas dans ce jeu.
error-open-table = La page joue sans irrégularités. Les tables ouvertes sont dans le terminal : kook play --set laws=open.
error-not-shared = Dans ce jeu, tout le monde a sa place. Écrivez --set players=5 au lieu de --company.
error-no-conventions = Dans ce jeu, il n’y a pas de convention d’annonces.
error-no-random = Le système ne donne pas de nombres au hasard. Choisissez une graine avec --seed.

note-settled = { $what ->
    [misere] Contrat de { misere-word } perdu
    [lost] Contrat perdu
   *[made] Contrat réussi
} : plus rien ne peut changer la marque.
key-settled = finir la donne
score-course = { $name } : { $totals }
score-turned = La donne { $hand } a tout changé : { $what }.

## La question du moment dans les jeux à rangées : d’où vient la carte

prompt-lead-hand = Vous entamez de votre main : la carte de votre choix.
prompt-play-hand = Jouez une carte de votre main.
prompt-follow-hand = De votre main : fournissez du { $suit }.
prompt-void-hand = De votre main : pas de { $suit }, jouez ce que vous voulez.
prompt-follow-row = De votre rangée : fournissez du { $suit }.
prompt-void-row = De votre rangée : pas de { $suit }, jouez ce que vous voulez.
prompt-other-hand = À { $name } de jouer de sa main.
prompt-other-row = À { $name } de jouer de sa rangée.
plain-lead-hand = Vous entamez de votre main : { $cards }.
plain-play-hand = Vous jouez de votre main : { $cards }.
