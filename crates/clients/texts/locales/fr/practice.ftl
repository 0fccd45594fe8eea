### Les donnes pour s’exercer et les positions que quelqu’un écrit : ce qu’on peut souhaiter, ce qui ne va pas, les
### diagrammes.

## Wishes

practice-wish = { $wish ->
    [misere] une main de { misere-word }
    [no-trumps] une main { no-trumps }
    [seven-trumps] sept atouts
   *[no-joker] aucun fou
}
practice-meaning = { $wish ->
    [misere] De petites cartes dans chaque couleur : pas plus de cartes trop fortes qu’il n’y a de cartes dans la { kitty }. Votre plus petite carte d’une couleur est trop forte s’il y en a une plus petite ailleurs, la deuxième s’il y en a deux, et ainsi de suite; un fou l’est toujours.
    [no-trumps] Cinq levées par le haut : les fous, et les plus fortes cartes de chaque couleur tant qu’aucune ne manque.
    [seven-trumps] Au moins sept cartes d’une couleur, avec ses bords et les fous.
   *[no-joker] Vous n’avez pas de fou.
}
practice-always = Toutes les donnes sont ainsi.
practice-often = { $count } donnes sur 100 sont ainsi.
practice-rare = Une donne sur { $count } est ainsi.
practice-tried = { $count ->
    [1] La première donne convenait.
   *[other] C’est la { $count }e des donnes essayées.
}
practice-drawn = Elles sont trop rares pour attendre : vos cartes ont été tirées parmi toutes les mains pareilles, et le reste au hasard.
practice-not-in-rules = { CAP($wish) } : ces règles n’ont rien de tel. Demandez autre chose.
practice-never = Aucune main de ce { pack } n’est ainsi. Demandez moins.
practice-about = Votre demande : { $wish }. { $rarity }
practice-how = Les robots ne savent pas ce que vous demandez. Rien ne compte ici : annulez, demandez conseil, et jouez la prochaine donne du genre.
practice-seed = Les mêmes donnes : --seed { $seed }
practice-which = Dites à quoi vous exercer : --like misere, no-trumps, seven-trumps ou no-joker, le lien d’une donne, ou un fichier avec une position.
practice-open = À une table ouverte, on ne s’exerce pas. Choisissez des règles sans laws=open.
practice-badly = Ce que j’annonce mal
practice-badly-about = Dans { $hands } des { $of } mains que vous avez mal annoncées, votre plus longue couleur avait { $trumps ->
    [one] un atout
   *[other] { $trumps } atouts
}. C’est le cas ici : { $rarity }
practice-badly-none = Il n’y a pas encore assez de mains que vous ayez mal annoncées à cette table. Jouez, et laissez calculer vos chiffres.
practice-from-here = Vous continuez à partir de cette position. Après la donne, elle recommence.
practice-goodbye = C’était un exercice : rien n’en est enregistré. Au revoir.

## Positions

position-place = { $place ->
    [hand] place { $number }
    [down] rangée cachée de la place { $number }
    [up] rangée visible de la place { $number }
    [own] { kitty } de la place { $number }
    [dead] main morte
    [kitty] { kitty }
   *[list] liste { $number }
}
position-form = Ligne { $line }, colonne { $column } : c’est illisible. Les textes sont entre guillemets, les listes entre crochets.
position-no-such-field = « { $field } » ne fait pas partie d’une position. Ses parties sont rules, hands, dealer et after.
position-lacking = { $field ->
    [rules] Les règles manquent. Ajoutez une ligne comme rules = {"\""}quebec-4{"\""}.
   *[hands] Les cartes manquent. Ajoutez hands, une liste avec les cartes de chaque place et la { kitty } à la fin.
}
position-kind = { $field ->
    [dealer] dealer est le numéro d’une place, compté à partir de 0.
    [hands] hands est une liste de textes, comme {"\""}JH JD QH{"\""}.
   *[other] { $field } est un texte entre guillemets.
}
position-other-game = { $game } n’est pas un jeu de Cinq-Cents.
position-lists = Listes de cartes : { $found } au lieu de { $needed }. Ce sont { $places }.
position-not-a-card = { $place } : « { $text } » n’est pas une carte.
position-not-in-pack = { $place } : ces règles n’ont pas { $card }.
position-too-often = { CAP($card) } y est trop souvent : { $places }.
position-count = { $place } : { $found ->
    [0] aucune carte
    [1] 1 carte
   *[other] { $found } cartes
} au lieu de { $needed }.
position-missing = Il manque { $cards }.
position-dealer = Aucune place { $dealer } ne peut donner : dans ce texte, les places se comptent de 0 à { $last }.
position-step = Étape { $step } : { $why }
position-refused = Étape { $step }, « { $line } » : { $why } ({ $rule })
position-link-foreign = Ce n’est pas le lien d’une donne. Il devrait contenir #/deal/.
position-link-newer = Cette donne vient d’un Kookaburra plus récent. Mettez le vôtre à jour pour la voir.
position-link-damaged = Ce lien a été coupé ou changé en route. Copiez-le encore, en entier.
position-link-unplayable = Ce lien a des règles ou des cartes qui ne peuvent pas être jouées ici. Demandez-en un autre.
position-link-too-long = Cela n’entre pas dans un lien. Enlevez ce qui s’est passé, ou choisissez des règles qui ont moins de changements.

## Diagrams

diagram-title = { $game } : { $name } donne
diagram-row = { $name }, rangée (dessus/dessous)
diagram-hidden = { $count ->
    [1] 1 carte
   *[other] { $count } cartes
}
diagram-discards = écart
diagram-contract = Contrat : { $bid }, { $name }
diagram-bidding = Déclarations : { $calls }
diagram-of = { $name } { $what }
diagram-tricks = Levées faites : { $tricks }
diagram-played = Sur la table : { $cards }
diagram-turn = À suivre : { $name }

## La page

practice-title = Pratique
practice-deal-me = Donnez-moi
practice-game = Jeu
practice-kind = Une main comme celle-ci
practice-deal-button = Distribuer
practice-of-five-hundred = Les donnes d’un genre sont du 500 seulement. Choisissez un autre jeu.
practice-position = Une position
practice-position-about = Écrivez les cartes comme elles ont été données, une liste par joueur et la veuve à la fin. Tout ce qui ne va pas est dit d’un coup. Sans ce qui s’est passé avant, on ne sait de personne qu’il manque d’une couleur.
practice-position-field = La position
practice-look = Montrer
practice-link = Lien vers cette donne : qui l’a voit toutes les cartes
practice-svg = Enregistrer le dessin (SVG)
practice-print = Imprimer
practice-picture = Partager comme image

## Ce que le solveur dit d’une position

practice-play-it = Jouer à partir d’ici
practice-solve = Montrer ce que vaut chaque carte
practice-solving = Calcul en cours…
practice-solved-play = En voyant toutes les cartes, le camp de l’ouvreur finit avec :
practice-solved-misere = En voyant toutes les cartes, le contrat est :
practice-solved-deal = En voyant toutes les cartes, telles qu’elles sont données, le camp de chaque ouvreur prend :
practice-solved-over = La donne est finie : il n’y a rien à calculer.
practice-solved-cards = Cartes
practice-solved-strain = Contrat
practice-solved-tricks = Résultat
practice-solved-seat = Place { $seat }
practice-solved-made = réussi
practice-solved-fails = manqué
