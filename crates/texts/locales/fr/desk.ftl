### Ce qui se lit sur une table dessinée, outre ce que dit toute table (session.ftl, rummy-session.ftl).
###
### Les deux langues ont les mêmes clés et les mêmes variables (un test y veille) ; voir terms.ftl pour ce que chaque
### message peut employer. $name est un joueur, $you dit si c’est le lecteur : yes, no.

## Autour de la table

desk-game-and-hand = Partie { $game }, { $hand }
# $scores : « Vous+Léo 120, Rose+Alma 40 »
desk-in-words = { $title }, donne { $number } : { $scores }
desk-pod = { $name } : { $words }.
desk-dealer = à la donne
desk-turn = c’est son tour
# À quel point un joueur joue bien.
desk-level = { $level ->
    [beginner] débutant
    [casual] occasionnel
    [club] club
    [strong] fort
   *[expert] expert
}
# $meld en mots : « trois rois : pique, trèfle et cœur »

## Cartes marquées, ou mises de côté

desk-from-kitty = de la { kitty }
desk-aside-kitty = La { kitty }
desk-aside-given = La carte donnée
desk-aside-discards = L’écart
desk-aside-dead = La main morte

## Questions et boutons

desk-ask-deal = Tout est prêt pour donner.
desk-ask-cut = Vous coupez le { pack }.
desk-ask-exchange = À { $name } de choisir.
desk-ask-discard = { $count ->
    [one] Écartez une carte.
   *[other] Écartez { $count } cartes.
}
desk-with-kitty = avec la { kitty }
desk-without-kitty = sans la { kitty }
desk-discard-none = ne rien écarter
desk-demand = demander du { $suit }

## Ce qui ne se peut pas

desk-your-turn = C’est à vous.
desk-no-cut-now = Ce n’est pas à vous de couper.
desk-cut-range = Coupez de { $from } à { $to } cartes.
desk-nothing-to-pick = Il n’y a rien à choisir maintenant.
desk-not-held = Vous n’avez pas ces cartes.
desk-no-such-hand = Cette donne n’existe pas ou n’est pas finie.
desk-only-shown = Cette partie est finie : on ne peut que la regarder.
desk-no-deal = Ce n’est pas le code d’une donne. Copiez tout le lien ou tout le code, puis réessayez.
desk-no-seed = Une graine a 64 caractères, de 0 à 9 et de a à f.
desk-no-level = Ce niveau n’existe pas.
desk-no-convention = Cette convention d’annonces n’existe pas.
desk-damaged = La partie sauvegardée est endommagée.

## Parties venues d’ailleurs ; $why dit ce qui ne va pas, en anglais pour desk-malformed…

desk-malformed = Ce fichier n’est pas une partie sauvegardée (« { $why } »).
desk-malformed-text = Ligne { $one }, colonne { $two } : ce n’est pas une partie sauvegardée (« { $why } »).
desk-malformed-hand = Donne { $one } : ce n’est pas une donne sauvegardée (« { $why } »).
desk-malformed-action = Donne { $one }, action { $two } : ce n’est pas une action (« { $why } »).
desk-illegal = Donne { $one }, action { $two } : { $why }

## Pour qui apprend, en deux ou trois phrases
## $side : ours (le lecteur joue le contrat), theirs, watched

guide-deal = Chacun reçoit ses cartes. Donnez quand vous voulez.
guide-cut = Vous êtes à la droite du donneur, alors vous coupez. Seule la chance en décide : tout nombre offert convient.
guide-watch = Vous ne jouez pas cette partie.
guide-hand-over = La donne est finie et les points sont sur la feuille de pointage. C’est au joueur suivant de donner.
guide-game-over = La partie est finie. Vous pouvez revoir les donnes, ou commencer une autre partie.

guide-auction = On annonce : combien des dix levées pouvez-vous faire avec votre partenaire, et à quel atout? L’annonce la plus haute l’emporte et doit réussir.
guide-auction-alone = On annonce : combien des dix levées pouvez-vous faire, et à quel atout? L’annonce la plus haute l’emporte et doit réussir contre tous les autres.
guide-auction-first = Personne n’a encore annoncé : toute annonce qui n’est pas estompée est permise. Comptez vos levées sûres, et un peu pour la { kitty }; si votre main est faible, passez.
guide-auction-over = { $you ->
    [yes] Votre annonce de { $bid } est la plus haute
   *[no] { $name } a annoncé { $bid }
}; il faut annoncer plus haut. Si vous ne pouvez pas faire plus de levées, passez.
guide-auction-partner = { $name }, votre partenaire, a annoncé { $bid }. N’annoncez plus haut que si vous pouvez faire plus ensemble.
guide-auction-none = Il ne reste aucune annonce plus haute : passez.
guide-auction-misere = Annoncer { misere-word }, c’est promettre de ne faire aucune levée : bon pour de très petites cartes.
guide-auction-misere-later = Annoncer { misere-word }, c’est promettre de ne faire aucune levée. On le peut dès que quelqu’un a annoncé sept.
guide-auction-wait = À { $name } de parler. Chaque annonce doit dépasser la précédente; après avoir passé, on n’annonce plus.
guide-look = Vous n’avez pas regardé vos cartes. Annoncez à l’aveugle pour beaucoup de points, ou regardez-les et annoncez comme d’habitude.

guide-give = Votre partenaire joue { misere-word } et doit perdre toutes les levées. Donnez une carte, face cachée : la plus basse, ou la moins dangereuse.
guide-give-wait = { $name } choisit une carte pour l’{ contractor }.
guide-discard = Vous avez le contrat et avez pris la { kitty }. Écartez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, face cachée : gardez les atouts et les as, écartez les petites cartes et, si vous pouvez, toute une couleur courte.
guide-discard-no-trumps = Vous avez le contrat et avez pris la { kitty }. Écartez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, face cachée : gardez les as et vos couleurs longues, écartez les petites cartes des autres couleurs.
guide-discard-misere = Vous avez le contrat et avez pris la { kitty }. Écartez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, face cachée : celles qui risquent le plus de faire une levée.
guide-discard-none = Vous avez le contrat. Il n’y a rien à écarter.
guide-discard-wait = { $name } prend la { kitty } et écarte autant de cartes, face cachée. Ensuite, on joue.
guide-nominate = Il n’y a pas d’atout : choisissez une couleur pour votre fou, il en sera la carte la plus forte. Sans couleur, il ne fait une levée que si vous ne pouvez pas fournir.
guide-nominate-wait = { $name } choisit une couleur pour le fou.
guide-partners = Choisissez votre partenaire pour cette donne. Appelez une carte forte qui vous manque : qui l’a en main est votre partenaire; ou demandez un joueur, là où c’est offert. Ou jouez sans partenaire.
guide-partners-wait = { $name } choisit un partenaire.

guide-no-contract = Personne n’a annoncé : chaque levée compte, et il n’y a pas d’atout.
guide-needed = { $side ->
    [ours] Il faut { $needed } levées à votre camp, qui en a { $taken } : encore { $short }.
    [watched] Il faut { $needed } levées à { $name }, qui en a { $taken } : encore { $short }.
   *[theirs] Il faut { $needed } levées à { $name }, qui en a { $taken }. Encore { $beat } pour vous, et le contrat est manqué.
}
guide-made = { $side ->
    [ours] Vous avez réussi le contrat : le reste ne peut plus vous nuire.
    [watched] { $name } a réussi le contrat.
   *[theirs] { $name } a réussi le contrat. Faites encore les levées que vous pouvez.
}
guide-beaten = { $side ->
    [ours] Le contrat est manqué. Faites encore les levées que vous pouvez.
   *[other] { $name } ne peut plus réussir le contrat.
}
guide-misere-mine = Vous ne devez faire aucune levée : restez sous les autres, et débarrassez-vous de vos cartes fortes quand vous ne pouvez pas fournir.
guide-misere-theirs = { $name } doit perdre toutes les levées.{ $side ->
    [watched] {""}
   *[other] {" "}Jouez petit, pour que { $name } doive en faire une.
}
guide-secret-partner = Qui a la carte appelée joue avec l’{ contractor }, mais tous ne savent pas qui c’est.
guide-sits-out = Vous ne jouez pas cette donne : votre partenaire joue sans vous.
# Qui gagne la levée pour le moment, avec quelle carte.
guide-trick = { $you ->
    [yes] Pour l’instant, vous faites
   *[no] Pour l’instant, { $name } fait
} la levée, avec { LE($card) }.
guide-leads = { $name } entame la prochaine levée.
guide-from-row = Cette carte vient de votre rangée.
guide-play-for = Vous jouez maintenant les cartes { DE($name) }.
guide-lead = Vous entamez : jouez n’importe quelle carte qui n’est pas estompée. Les autres doivent fournir s’ils peuvent.
guide-lead-joker = Vous entamez. Si vous entamez le fou, vous choisissez la couleur que les autres doivent fournir.
# $trumps : none (il n’y en a pas), open (on peut encore couper), played (on a coupé), led (on a entamé atout)
guide-follow = Couleur demandée : { $suit }. Vous en avez, vous devez donc fournir.{ $trumps ->
    [open] {" "}La carte la plus forte l’emporte, à moins que quelqu’un coupe.
    [played] {" "}La levée est coupée : vous ne pouvez plus la faire.
    [led] {" "}L’atout le plus fort l’emporte.
   *[none] {""}
}
# $shade : la teinte de l’atout, red ou black
guide-bowers = Les atouts les plus forts : { $jokers ->
    [0] le premier bord
    [1] le fou, puis le premier bord
   *[other] les fous, puis le premier bord
} (le valet d’atout), puis le second (l’autre valet { $shade ->
    [red] rouge
   *[black] noir
}).
guide-void = Couleur demandée : { $suit }. Vous n’en avez pas : jouez n’importe quelle carte. { $trumps ->
    [open] Seul un atout peut faire la levée.
    [played] Seul un atout plus fort peut faire la levée.
    [led] Cette levée est perdue.
   *[none] { $jokers ->
        [0] Cette levée est perdue.
        [1] Seul le fou peut faire la levée.
       *[other] Seul un fou peut faire la levée.
    }
}
guide-only-joker = Couleur demandée : { $suit }. Vous n’en avez pas : ici, vous devez jouer le fou.
guide-bare-joker = Le fou est entamé sans couleur : jouez n’importe quelle carte qui n’est pas estompée.

# Qui joue contre un contrat, là où les partenaires changent d’une donne à l’autre.
desk-others = les autres

desk-no-game = Aucun jeu ne s’appelle « { $text } ». Copiez le lien en entier et réessayez, ou choisissez un jeu.
desk-no-rules = Ces règles maison sont illisibles. Copiez le lien en entier et réessayez, ou choisissez un jeu.

## Ce qu’un conseil propose de faire

desk-do-discard = { $count ->
    [0] Ne rien écarter
    [one] Écarter une carte
   *[other] Écarter { $count } cartes
}
