### Ce qui se passe et ce qu’on peut faire à une table de 500, pour qui apprend, en deux ou trois phrases.
###
### Les deux langues ont les mêmes clés et les mêmes variables (un test y veille); voir terms.ftl pour ce que chaque
### message peut employer. $name est un joueur, $you dit si c’est le lecteur : yes, no.

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
guide-give-several = Vous et votre partenaire devez perdre toutes les levées. Donnez-lui, face cachée, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} : les plus dangereuses. Votre partenaire en écartera autant.
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
guide-nominate-low = Il n’y a pas d’atout : choisissez une couleur pour votre fou, il en sera la carte la plus faible. Sans couleur, il ne se joue que si vous ne pouvez pas fournir.
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
guide-misere-lost = { $side ->
    [ours] Vous avez fait une levée : le contrat est manqué.
   *[other] { $name } a fait une levée : le contrat est manqué.
}
guide-misere-mine = Vous ne devez faire aucune levée : restez sous les autres, et débarrassez-vous de vos cartes fortes quand vous ne pouvez pas fournir.
guide-misere-theirs = { $name } doit perdre toutes les levées.{ $side ->
    [watched] {""}
   *[other] {" "}Jouez petit, pour { QUE($name) } doive en faire une.
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
# $trumps : none (il n’y en a pas), open (on peut encore couper), played (on a coupé), led (on a entamé atout); low (il n’y en a pas, et les fous sont faibles)
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
    [low] Cette levée est perdue.
   *[none] { $jokers ->
        [0] Cette levée est perdue.
        [1] Seul le fou peut faire la levée.
       *[other] Seul un fou peut faire la levée.
    }
}
guide-only-joker = Couleur demandée : { $suit }. Vous n’en avez pas : ici, vous devez jouer le fou.
guide-bare-joker = Le fou est entamé sans couleur : jouez n’importe quelle carte qui n’est pas estompée.
