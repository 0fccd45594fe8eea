### Ce qui se lit sur une table dessinée, outre ce que dit toute table (session.ftl, rummy-session.ftl).
###
### Les deux langues ont les mêmes clés et les mêmes variables (un test y veille) ; voir terms.ftl pour ce que chaque
### message peut employer. $name est un joueur, $you dit si c’est le lecteur : yes, no.

## Autour de la table

desk-game-and-hand = Partie { $game }, { $hand }
# $scores : « Vous+Léo 120, Rose+Alma 40 »
desk-in-words = { $title }, donne { $number } : { $scores }
desk-pod = { $name } : { $words }.
desk-dealer = donneur
desk-turn = à son tour
# À quel point un joueur joue bien.
desk-level = { $level ->
    [beginner] débutant
    [casual] amateur
    [club] club
    [strong] fort
   *[expert] expert
}
# $meld en mots : « trois rois : pique, trèfle et cœur »

## Cartes marquées, ou mises de côté

desk-from-kitty = de la { kitty }
desk-aside-kitty = La { kitty }
desk-aside-given = La carte donnée
desk-aside-discards = Écartées
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
desk-demand = demander { $suit }

## Ce qui ne se peut pas

desk-your-turn = C’est à vous.
desk-no-cut-now = Vous ne coupez pas maintenant.
desk-cut-range = Levez de { $from } à { $to } cartes.
desk-nothing-to-pick = Il n’y a rien à choisir maintenant.
desk-not-held = Vous n’avez pas ces cartes.
desk-no-such-hand = Il n’y a pas de telle donne finie.
desk-only-shown = Cette partie est seulement montrée.
desk-no-deal = Ce n’est pas le code d’une donne.
desk-no-seed = Un germe a 64 chiffres, de 0 à 9 et de a à f.
desk-no-level = Il n’y a pas de tel niveau de jeu.
desk-no-convention = Il n’y a pas de telle convention d’annonces.
desk-damaged = La partie sauvegardée est abîmée.

## Parties venues d’ailleurs ; $why dit ce qui ne va pas, en anglais pour desk-malformed…

desk-no-record = Il n’y a pas de partie dans ce fichier.
desk-no-json = Ce fichier est illisible : ligne { $line }, colonne { $column }.
desk-malformed = Ce n’est pas l’enregistrement d’une partie (« { $why } »).
desk-malformed-text = Ligne { $one }, colonne { $two } : ce n’est pas comme dans un enregistrement (« { $why } »).
desk-malformed-hand = Donne { $one } : ce n’est pas comme dans un enregistrement (« { $why } »).
desk-malformed-action = Donne { $one }, action { $two } : ce n’est pas une action (« { $why } »).
desk-illegal = Donne { $one }, action { $two } : { $why }

## Pour qui apprend, en deux ou trois phrases
## $side : ours (le lecteur joue le contrat), theirs, watched

guide-deal = Chacun reçoit ses cartes. Donnez quand vous êtes prêt.
guide-cut = Vous êtes à la droite du donneur, alors vous coupez : les cartes levées vont dessous. Seule la chance en décide.
guide-watch = Vous ne jouez pas cette partie et la regardez.
guide-hand-over = La donne est finie et ses points sont inscrits. Le joueur suivant donne la prochaine.
guide-game-over = La partie est finie. Vous pouvez revoir les donnes, ou en jouer une autre.

guide-auction = Chacun dit à son tour combien des dix levées il peut faire avec son partenaire, et à quel atout. La plus haute annonce joue, contre les autres.
guide-auction-alone = Chacun dit à son tour combien des dix levées il peut faire, et à quel atout. La plus haute annonce joue, contre tous les autres.
guide-auction-first = Personne n’a encore annoncé : tout ce qui est éclairé vous est ouvert. Comptez vos levées sûres, et un peu pour la { kitty }; si vous avez peu, passez.
guide-auction-over = { $you ->
    [yes] Votre annonce de { $bid } tient
   *[no] { $name } a annoncé { $bid }
}; seul ce qui est éclairé est plus haut. Si vous ne pouvez faire plus, passez.
guide-auction-partner = { $name }, qui joue avec vous, a annoncé { $bid }. N’annoncez plus haut que si vous pouvez faire plus ensemble; sinon, passez.
guide-auction-none = Il ne vous reste aucune annonce : passez.
guide-auction-misere = Annoncer { misere-word }, c’est promettre de ne faire aucune levée, avec des cartes très basses.
guide-auction-misere-later = Annoncer { misere-word }, c’est promettre de ne faire aucune levée; on le peut dès que quelqu’un a annoncé sept.
guide-auction-wait = Les annonces font le tour de la table : à { $name } de parler. Une annonce doit dépasser celle d’avant; qui passe n’annonce plus.
guide-look = Vous n’avez pas regardé vos cartes. Vous pouvez annoncer à l’aveugle pour beaucoup de points, ou les regarder et annoncer comme d’habitude.

guide-give = Votre partenaire joue { misere-word } et veut perdre toutes les levées. Vous donnez une carte, face cachée : votre meilleure basse carte.
guide-give-wait = { $name } choisit une carte pour l’{ contractor }.
guide-discard = Vous avez pris le contrat et levé la { kitty }. Écartez { $count ->
    [one] une carte
   *[other] { $count } cartes
}, face cachée : gardez les atouts, les fous et les as, jetez les basses cartes et videz une couleur courte si vous pouvez.
guide-discard-no-trumps = Vous avez pris le contrat et levé la { kitty }. Écartez { $count ->
    [one] une carte
   *[other] { $count } cartes
}, face cachée : gardez les fous, les as et vos longues couleurs, jetez les basses cartes des autres.
guide-discard-misere = Vous avez pris le contrat et levé la { kitty }. Écartez { $count ->
    [one] une carte
   *[other] { $count } cartes
}, face cachée : jetez celles qui risquent le plus de faire une levée.
guide-discard-none = Vous avez pris le contrat. Il n’y a rien à écarter.
guide-discard-wait = { $name } lève la { kitty } et écarte autant de cartes, face cachée. Ensuite le jeu commence.
guide-nominate = Vous avez le fou et il n’y a pas d’atout. Dites à quelle couleur il appartient : il en sera la plus haute carte. Sans couleur, il fait toute levée, mais seulement quand vous ne pouvez pas fournir.
guide-nominate-wait = { $name } dit à quelle couleur appartient le fou.
guide-partners = Vous choisissez avec qui vous jouez cette donne. Appelez une haute carte qui vous manque : qui la tient est votre partenaire, ou demandez un joueur là où c’est offert. Ou jouez sans partenaire.
guide-partners-wait = { $name } choisit qui joue avec l’{ contractor }.

guide-no-contract = Personne n’a annoncé : chaque levée compte, et il n’y a pas d’atout.
guide-needed = { $side ->
    [ours] Il faut { $needed } levées à votre camp, qui en a { $taken } : encore { $short }.
    [watched] Il faut { $needed } levées à { $name }, qui en a { $taken } : encore { $short }.
   *[theirs] Il faut { $needed } levées à { $name }, qui en a { $taken }. Encore { $beat } pour vous, et le contrat chute.
}
guide-made = { $side ->
    [ours] Vous avez réussi le contrat; faites encore les levées que vous pouvez.
   *[other] { $name } a réussi le contrat. Faites encore les levées que vous pouvez.
}
guide-beaten = { $side ->
    [ours] Le contrat ne peut plus réussir. Faites encore les levées que vous pouvez.
   *[other] { $name } ne peut plus réussir le contrat.
}
guide-misere-mine = Vous ne devez faire aucune levée : restez sous les autres, et jetez vos hautes cartes quand vous ne pouvez pas fournir.
guide-misere-theirs = { $name } ne veut faire aucune levée.{ $side ->
    [watched] {""}
   *[other] {" "}Jouez si bas que { $name } doive en faire une.
}
guide-secret-partner = Qui tient la carte appelée joue avec le contrat, et tous ne savent pas qui c’est.
guide-sits-out = Vous ne jouez pas cette donne : votre partenaire joue sans vous.
# Qui gagne la levée pour le moment, avec quelle carte.
guide-trick = { $you ->
    [yes] Vous gagnez
   *[no] { $name } gagne
} la levée pour le moment, avec { LE($card) }.
guide-leads = { $name } entame la prochaine levée.
guide-from-row = Cette carte vient de votre rangée.
guide-play-for = Vous jouez maintenant les cartes { DE($name) }.
guide-lead = Vous entamez : toute carte qui n’est pas pâle. Les autres doivent fournir sa couleur s’ils peuvent.
guide-lead-joker = Vous entamez. Si c’est le fou, vous dites quelle couleur les autres doivent fournir.
guide-follow = La couleur est { $suit }, et vous pouvez fournir : vous le devez. La plus haute carte l’emporte, à moins qu’on coupe.
guide-bowers = Les deux valets de la couleur de l’atout sont atouts : le bord de droite, puis le bord de gauche, au-dessus de l’as; le fou au-dessus d’eux.
guide-void = La couleur est { $suit }, et vous n’en avez pas : jouez ce que vous voulez. Un atout fait la levée, toute autre carte la perd.
guide-void-no-trumps = La couleur est { $suit }, et vous n’en avez pas : jouez ce que vous voulez. Seul un fou peut encore gagner.
guide-only-joker = La couleur est { $suit }, et vous n’en avez pas : ici le fou doit être joué.
guide-bare-joker = Le fou entame et ne demande aucune couleur : jouez toute carte qui n’est pas pâle.
