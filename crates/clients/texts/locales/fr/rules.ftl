### La feuille de règles.
###
### Les deux langues ont les mêmes clés et les mêmes variables (un test y veille). Chaque message peut aussi employer
### $country (au, us, qc), $nil (misere, nullo : le mot de la table pour ces contrats) et $jokers (0, 1, 2), et
### renvoyer aux mots de terms.ftl : { kitty }, { no-trumps }, { contractor }, { misere-word }.
### Les cartes viennent sans article : LE($card) donne « l’as de pique », DU($card) « du roi de pique »,
### DE($name) « d’Ann », QUE($name) « qu’Ann » ; CAP($text) met la majuscule.

## La feuille

sheet-players = Joueurs et cartes
sheet-deal = La donne
sheet-bidding = Les déclarations
sheet-kitty = La { kitty }
sheet-play = Le jeu
sheet-joker = { $jokers ->
    [2] Les fous
   *[other] Le fou
}
sheet-partners = Le choix des partenaires
sheet-scoring = Le pointage
sheet-end = La fin de la partie
sheet-seeing = Ce qu’on a le droit de regarder

## Joueurs et cartes

rule-players-2 = On joue à deux.
rule-players-3 = On joue à trois.
rule-players-4 = On joue à quatre.
rule-players-5 = On joue à cinq.
rule-players-6 = On joue à six.
rule-sides-partners = Il y a deux équipes de deux, et les partenaires se font face.
rule-sides-trios = Il y a deux équipes de trois, et vos deux { neighbours } sont des adversaires.
rule-sides-three_pairs = Il y a trois équipes de deux, et les partenaires se font face.
rule-sides-solo = { $players ->
    [2] On joue l’un contre l’autre.
   *[other] Chacun a son propre pointage. À chaque donne, l’{ contractor } joue sans partenaire contre tous les autres, alliés pour cette donne seulement.
}
rule-sides-chosen = Chacun a son propre pointage. À chaque donne, l’{ contractor } peut choisir des partenaires, et les autres jouent contre eux.
rule-layout-hands = Chacun a dix cartes en main.
rule-layout-rows = Chacun joue deux fois dix cartes : celles de sa main, et une rangée sur la table de cinq cartes face cachée, chacune avec une carte face visible par-dessus.
rule-layout-dead_hand = Chacun a dix cartes en main. On donne une troisième main, qui reste face cachée et hors du jeu.
sheet-guessed = On ne sait pas tout de ce jeu : le reste se joue comme dans le jeu dont il vient.

rule-pack-24 = Le { pack } a 24 cartes : de l’as au neuf dans chaque couleur, sans fou.
rule-pack-32 = Le { pack } a 32 cartes : de l’as au sept dans chaque couleur, sans fou.
rule-pack-33 = Le { pack } a 33 cartes : de l’as au sept dans chaque couleur, et le fou.
rule-pack-42 = Le { pack } a 42 cartes : de l’as au quatre dans les rouges, de l’as au cinq dans les noires, sans fou.
rule-pack-43 = Le { pack } a 43 cartes : de l’as au quatre dans les rouges, de l’as au cinq dans les noires, et le fou.
rule-pack-44 = Le { pack } a 44 cartes : de l’as au quatre dans chaque couleur, sans fou.
rule-pack-45 = Le { pack } a 45 cartes : de l’as au quatre dans chaque couleur, et le fou.
rule-pack-46 = Le { pack } a 46 cartes : de l’as au quatre dans chaque couleur, et deux fous, la Blanche et le Fou en couleurs.
rule-pack-52 = Le { pack } a 52 cartes : de l’as au deux dans chaque couleur, sans fou.
rule-pack-53 = Le { pack } a 53 cartes : de l’as au deux dans chaque couleur, et le fou.
rule-pack-60 = Le { pack } a 60 cartes : de l’as au deux dans chaque couleur, un 11 et un 12 de chaque couleur, sans fou.
rule-pack-61 = Le { pack } a 61 cartes : de l’as au deux dans chaque couleur, un 11 et un 12 de chaque couleur, et le fou.
rule-pack-62 = Le { pack } a 62 cartes : de l’as au deux dans chaque couleur, un 11 et un 12 de chaque couleur, un 13 dans les rouges, sans fou.
rule-pack-63 = Le { pack } a 63 cartes : de l’as au deux dans chaque couleur, un 11 et un 12 de chaque couleur, un 13 dans les rouges, et le fou.
rule-pack-63-doubled = Le { pack } a 63 cartes : de l’as au deux dans chaque couleur, le fou, et en double tous les deux, tous les trois et les quatre rouges. De deux cartes égales dans une levée, la première jouée est la plus forte.
rule-pack-64 = Le { pack } a 64 cartes : de l’as au deux dans chaque couleur, un 11, un 12 et un 13 de chaque couleur, sans fou.
rule-pack-65 = Le { pack } a 65 cartes : de l’as au deux dans chaque couleur, un 11, un 12 et un 13 de chaque couleur, et le fou.
rule-pack-66 = Le { pack } a 66 cartes : de l’as au deux dans chaque couleur, un 11, un 12 et un 13 de chaque couleur, et deux fous, la Blanche et le Fou en couleurs.
rule-pack-44-jokers = Le { pack } a 44 cartes : de l’as au quatre dans les rouges, de l’as au cinq dans les noires, et deux fous, la Blanche et le Fou en couleurs.
rule-pack-43-mixed-fours = Le { pack } a 43 cartes : de l’as au cinq dans chaque couleur, les quatre de trèfle et de cœur, et le fou. Avec un atout, le quatre de la même teinte est l’atout le plus faible, même s’il est de l’autre couleur.

sheet-rank-trumps = L’atout se classe ainsi, du plus fort au plus faible : { $jokers ->
    [0] { "" }
    [1] fou,{ " " }
   *[other] Blanche, Fou en couleurs,{ " " }
}premier bord (le valet d’atout), second bord (l’autre valet de même { colour }), as, roi, dame, { $high ->
    [none] { "" }
    [to-twelve] 12, 11,{ " " }
    [red-thirteen] 13 (rouges seulement), 12, 11,{ " " }
   *[to-thirteen] 13, 12, 11,{ " " }
}10 et ainsi de suite. Le second bord est un atout à tous égards.
sheet-rank-plain = Les autres couleurs, et toutes les couleurs quand il n’y a pas d’atout, se classent as, roi, dame, valet, 10 et ainsi de suite.
rule-high_numbers-below_jack = Les autres couleurs, et toutes les couleurs quand il n’y a pas d’atout, se classent as, roi, dame, valet, puis { $high ->
    [to-twelve] 12, 11
    [red-thirteen] 13 (rouges seulement), 12, 11
   *[to-thirteen] 13, 12, 11
}, 10 et ainsi de suite.
rule-high_numbers-above_jack = Les autres couleurs, et toutes les couleurs quand il n’y a pas d’atout, se classent as, roi, dame, puis { $high ->
    [to-twelve] 12, 11
    [red-thirteen] 13 (rouges seulement), 12, 11
   *[to-thirteen] 13, 12, 11
}, valet, 10 et ainsi de suite. Dans la couleur que le second bord a quittée, ils viennent tout de même après la dame.

## La donne

rule-first_dealer-random = Le premier donneur est choisi au hasard.
rule-first_dealer-lowest_draw = Chacun pige une carte, sans toucher aux quatre premières ni aux quatre dernières, et qui a la plus petite donne en premier : les rois sont les plus forts, les as viennent sous les chiffres, les fous tout en bas; à égalité, on pige de nouveau.{ $sides ->
    [partners] { " " }Les deux cartes les plus fortes jouent contre les deux plus petites, et qui a la plus petite choisit les places.
    [trios] { " " }Les trois cartes les plus fortes jouent contre les trois plus petites, et qui a la plus petite choisit les places.
    [three_pairs] { " " }Les deux cartes les plus fortes font équipe, puis les deux suivantes, puis les deux plus petites, et qui a la plus petite choisit les places.
   *[other] { "" }
}
rule-first_dealer-first_jack = On retourne le { pack } brassé une carte à la fois, à chacun son tour, et qui reçoit le premier valet donne en premier.
sheet-cut = { $players ->
    [2] L’adversaire du donneur coupe le paquet
   *[other] La personne à droite du donneur coupe le paquet
}{ $deal ->
    [australian] .
   *[other] , en laissant au moins quatre cartes de chaque côté.
}
rule-deal_pattern-australian = On donne par paquets : { $packets }.
rule-deal_pattern-american = On donne par paquets : { $packets }.
rule-deal_pattern-minnesota = On donne par paquets : { $packets }.
rule-deal_pattern-quebec = On donne par paquets : { $packets }.
packet-each = { number } à chacun
packet-each-dead = { number } à chacun et à la main morte
packet-kitty = { number } à la { kitty }
packet-kitties = { number } à chaque { kitty }
packet-down = { number } face cachée devant chacun, pour commencer { $n ->
    [one] un tas
   *[other] { number } tas
}
packet-australian-second = quatre à chaque rangée, deux face cachée pour les deux derniers tas et deux face visible sur les deux premiers
packet-up-last = trois face visible sur les trois derniers tas de chaque rangée
packet-row-down = cinq face cachée à chaque rangée
packet-row-up = cinq face visible sur les tas de chaque rangée
sheet-dead-order = La main morte reçoit ses cartes entre l’adversaire du donneur et le donneur.
sheet-opponent-first = L’adversaire du donneur reçoit toujours ses cartes en premier.
sheet-left-over = { $left ->
    [0] Il ne reste pas de cartes, donc pas de { kitty }.
    [1] La carte qui reste est la { kitty }.
   *[other] Les { number } cartes qui restent sont la { kitty }, ou minou.
}
rule-own_kitty-on = Chacun a sa propre { kitty } de { number } { $left ->
    [one] carte
   *[other] cartes
}.
rule-own_kitty-off = Il y a une seule { kitty } pour tous.
sheet-next-dealer = Après chaque donne, c’est { $players ->
    [2] à l’autre joueur
   *[other] à la personne de gauche
} de donner{ $redeal ->
    [same] .
   *[other] , même quand tout le monde a passé.
}
rule-redeal_by-next = Après une donne enterrée, c’est au donneur suivant de donner.
rule-redeal_by-same = Après une donne enterrée, le même donneur redonne.

## Les déclarations

sheet-first-bidder = { $players ->
    [2] L’adversaire du donneur parle en premier.
   *[other] La personne à gauche du donneur parle en premier, puis les autres dans le sens des aiguilles d’une montre.
} On annonce plus haut que la dernière annonce, ou on passe.
rule-auction-until_passed = { $after-pass ->
    [never] On continue jusqu’à ce qu’il ne reste qu’une annonce; qui a passé ne parle plus.
   *[other] On continue jusqu’à ce qu’il ne reste qu’une annonce.
}
rule-auction-one_round = Chacun parle une seule fois.
rule-set_penalty-none = Après un contrat manqué, l’{ contractor } annonce comme les autres à la donne suivante.
rule-set_penalty-silent = Après un contrat manqué, l’{ contractor } n’annonce rien à la donne suivante : on saute ses tours de parole. Un partenaire peut annoncer.
rule-set_penalty-silent_by_four = Après un contrat manqué de plus de trois levées{ $zero ->
    [yes] , ou plus de trois levées faites { $nil ->
        [nullo] au nullo
       *[other] dans une misère
    },
   *[no] ,
} l’{ contractor } n’annonce rien à la donne suivante : on saute ses tours de parole. Un partenaire peut annoncer.
rule-own_raise-no = Quand tous les autres ont passé, c’est fini : on ne monte pas sa propre annonce.
rule-own_raise-yes = Quand tous les autres ont passé, qui a l’annonce la plus haute peut encore la monter une fois.
rule-own_raise-reopen = Quand tous les autres ont passé, qui a l’annonce la plus haute peut encore la monter une fois; si c’est dans une autre couleur, tout le monde peut reparler.
rule-bid_after_pass-never = Qui a passé ne parle plus.
rule-bid_after_pass-suit_change = Quand quelqu’un annonce de nouveau, dans une autre couleur que sa dernière annonce, tous ceux qui ont passé peuvent reparler.
rule-bid_after_pass-always = On ne passe que jusqu’à la prochaine annonce : ensuite, tout le monde peut reparler.
sheet-bids = Une annonce nomme de { $six ->
    [off] sept
   *[other] six
} à dix levées et une couleur, ou { no-trumps }; à levées égales, pique est le plus bas, puis trèfle, carreau, cœur et { no-trumps }. L’annonce la plus haute est le contrat, et sa couleur est l’atout; qui l’a faite est l’{ contractor }.
rule-six_bids-bids = On peut annoncer six levées.
rule-six_bids-off = On ne peut pas annoncer six levées : sept pique est l’annonce la plus basse.
rule-six_bids-inkle = Une annonce de six n’est qu’un message à son équipe : si personne n’annonce plus haut, c’est comme si tout le monde avait passé.
rule-six_bids-inkle_early = Une annonce de six n’est qu’un message à son équipe : si personne n’annonce plus haut, c’est comme si tout le monde avait passé. On ne peut la faire que tant qu’un partenaire doit encore parler.
rule-all_pass-redeal = Si tout le monde passe, on enterre la donne et personne ne marque.
rule-all_pass-no_trump_tricks = Si tout le monde passe, on joue en sans atout et sans { contractor }. { $left ->
    [0] { "" }
   *[other] La { kitty } reste hors du jeu.{ " " }
}{ $players ->
    [2] L’adversaire du donneur entame
   *[other] La personne à gauche du donneur entame
}, et chaque levée vaut 10 { $sides ->
    [solo] à qui la fait
    [chosen] à qui la fait
   *[other] à l’équipe qui la fait
}.
rule-idle_kitty-hidden = La { kitty } d’une telle donne reste cachée.
rule-idle_kitty-shown = La { kitty } d’une telle donne est montrée à tous avant la première entame.
sheet-no-misere = Il n’y a pas d’annonce pour perdre toutes les levées.
rule-misere-off = On ne joue pas la misère.
rule-misere-after_seven = La misère, c’est annoncer qu’on perdra toutes les levées. On ne peut l’annoncer qu’après une annonce de sept, de qui que ce soit, dans les mêmes déclarations.
rule-misere-any_time = La misère, c’est annoncer qu’on perdra toutes les levées. On peut l’annoncer en tout temps par-dessus une annonce plus basse, ou en premier.
rule-misere_rank-above_sevens = Elle bat toutes les annonces de sept, et toutes les annonces de huit la battent.
rule-misere_rank-by_value = Elle se place entre { $misere-values ->
    [doubled] dix carreau et dix cœur.
   *[standard] huit pique et huit trèfle.
}
rule-open_misere-off = On ne joue pas la misère ouverte.
rule-open_misere-500 = La misère ouverte, qui vaut { $misere-values ->
    [doubled] 1000
   *[standard] 500
}, est une misère où l’on étale ses cartes, face visible{ $open-shown ->
    [before_lead] { "" }
   *[after_first_trick] , après la première levée
}.{ $open-call ->
    [after_eight] { $open-rank ->
        [usual] { " " }Elle se place entre dix carreau et dix cœur.
        [highest] { " " }Elle se place au-dessus de dix { no-trumps }.
       *[other] { "" }
    }
   *[any_time] { $open-rank ->
        [usual] { " " }On peut l’annoncer en tout temps; elle se place entre dix carreau et dix cœur.
        [highest] { " " }On peut l’annoncer en tout temps; elle se place au-dessus de dix { no-trumps }.
       *[other] { " " }On peut l’annoncer en tout temps.
    }
}
rule-open_misere-230 = La misère ouverte, qui vaut 230, est une misère où l’on étale ses cartes, face visible{ $open-shown ->
    [before_lead] { "" }
   *[after_first_trick] , après la première levée
}. On peut l’annoncer en tout temps; elle se place entre sept { no-trumps } et huit pique.
rule-open_misere_call-any_time = On peut annoncer la misère ouverte en tout temps.
rule-open_misere_call-after_eight = On ne peut annoncer la misère ouverte qu’après une annonce de huit ou plus, de qui que ce soit, dans les mêmes déclarations.
rule-open_misere_rank-by_value = La misère ouverte se place { $open-rank ->
    [highest] au-dessus de dix { no-trumps }.
   *[other] entre dix carreau et dix cœur.
}
rule-open_misere_rank-above_eights = La misère ouverte se place entre huit { no-trumps } et neuf pique.
rule-open_misere_rank-below_tens = La misère ouverte se place juste sous dix pique.
rule-open_misere_rank-above_ten_hearts = La misère ouverte se place entre dix cœur et dix { no-trumps }.
rule-open_misere_rank-top = La misère ouverte se place au-dessus de dix { no-trumps }.
rule-open_misere_shown-after_first_trick = Les cartes d’une misère ouverte se montrent après la première levée.
rule-open_misere_shown-before_lead = Les cartes d’une misère ouverte se montrent avant la première entame.
rule-misere_values-standard = Les misères ont leur valeur habituelle.
rule-misere_values-doubled = Les misères valent le double : 500 au lieu de 250, et 1000 au lieu de 500.
rule-super_open_misere-off = On ne joue pas la misère grande ouverte.
rule-super_open_misere-on = La misère grande ouverte, qui vaut 430, est une misère où l’on étale ses cartes, face visible, avant la première entame, et c’est { $players ->
    [2] votre adversaire
   *[other] l’adversaire à votre gauche
} qui les joue pour vous. Elle se place entre neuf { no-trumps } et dix pique.
rule-blind_misere-off = On ne joue pas la misère aveugle.
rule-blind_misere-on = Vos cartes restent face cachée jusqu’à votre premier tour de parler. Vous annoncez alors la misère aveugle, qui vaut { $misere-values ->
    [doubled] 1000
   *[standard] 500
}, ou vous regardez vos cartes et parlez comme d’habitude. Elle se place { $misere-values ->
    [doubled] au-dessus de toutes les autres annonces
   *[standard] entre dix carreau et dix cœur
}{ $open-misere ->
    [500] , juste au-dessus de la misère ouverte
   *[other] { "" }
}. L’{ contractor } regarde ensuite ses cartes et la joue comme une misère ordinaire.
rule-blind_misere-1000 = Vos cartes restent face cachée jusqu’à votre premier tour de parler. Vous annoncez alors la misère aveugle, qui vaut 1000, ou vous regardez vos cartes et parlez comme d’habitude. Elle se place au-dessus de toutes les autres annonces. L’{ contractor } regarde ensuite ses cartes et la joue comme une misère ordinaire.
rule-nullo-off = On ne joue pas le nullo.
rule-nullo-american = Le nullo, qui vaut 250, c’est annoncer qu’on perdra toutes les levées. Il se place entre huit pique et huit trèfle.
rule-nullo-quebec = Le nullo, qui vaut 500, c’est annoncer qu’on perdra toutes les levées. Il est égal à dix cœur : ni l’un ni l’autre ne peut s’annoncer par-dessus l’autre.
rule-double_nullo-off = On ne joue pas le double nullo.
rule-double_nullo-after_partner = Le double nullo, qui vaut 500, c’est annoncer qu’on perdra toutes les levées avec son partenaire. Il se place entre dix carreau et dix cœur. On ne l’annonce qu’après { $nil ->
    [nullo] un nullo
   *[misere] une misère ou un nullo
} de son partenaire.
rule-double_nullo-any_time = Le double nullo, qui vaut 500, c’est annoncer qu’on perdra toutes les levées avec son partenaire. Il se place entre dix carreau et dix cœur.
rule-sans_kitty-off = On n’annonce rien sans la { kitty }.
rule-sans_kitty-same = Toute annonce{ $nullo ->
    [quebec] { " " }sauf le nullo
   *[other] { "" }
} peut se faire sans la { kitty }. Elle bat la même annonce avec la { kitty } et vaut autant.
rule-sans_kitty-double = Toute annonce{ $nullo ->
    [quebec] { " " }sauf le nullo
   *[other] { "" }
} peut se faire sans la { kitty }. Elle bat la même annonce avec la { kitty } et vaut le double.
rule-sans_kitty-nullo_500 = Le nullo peut se faire sans la { kitty } : il vaut alors 500, et se place entre dix carreau et dix cœur.
rule-partie-off = On ne peut pas prendre la partie.
rule-partie-on = On peut aussi prendre la partie, dans une couleur ou { no-trumps } : dix levées qui valent la partie entière. Cela bat les mêmes dix levées annoncées comme d’habitude.

table-tricks = Levées
table-between = au-dessus de { $below }, sous { $above }
table-equal = égal à { $equal }
table-top = au-dessus de { $below }

## La veuve

sheet-take-kitty = L’{ contractor } ramasse la { kitty } { $kitty-view ->
    [shown] après l’avoir montrée à tous
   *[other] sans la montrer
} et écarte autant de cartes, face cachée, de sa main ou de la { kitty }.
sheet-take-kitty-rows = L’{ contractor } prend la { kitty } dans sa main { $kitty-view ->
    [shown] après l’avoir montrée à tous
   *[other] sans la montrer
} et écarte autant de cartes, face cachée, de sa main. La rangée reste comme elle est.
sheet-take-own-kitty = L’{ contractor } ramasse sa propre { kitty } { $kitty-view ->
    [shown] après l’avoir montrée à tous
   *[other] sans la montrer
} et écarte autant de cartes, face cachée. L’autre { kitty } reste hors du jeu.
rule-kitty_view-hidden = Personne d’autre ne voit la { kitty }.
rule-kitty_view-shown = Avant que l’{ contractor } la ramasse, on retourne la { kitty } face visible. L’écart reste caché.
sheet-leave-kitty = Après une annonce sans la { kitty }, elle reste face cachée et l’on n’écarte rien.
sheet-nullo-gift = Au nullo, on ne touche pas à la { kitty }. Le partenaire de l’{ contractor } lui donne une carte face cachée, et l’{ contractor } écarte ensuite une carte, qui peut être la même.
sheet-double-nullo-gift = Au double nullo, l’{ contractor } ramasse la { kitty } et donne autant de cartes à son partenaire, face cachée. Le partenaire en écarte ensuite autant. Personne ne se retire.

## Le jeu

sheet-leads = L’{ contractor } entame la première levée, et qui fait une levée entame la suivante.
rule-first_lead-contractor = L’{ contractor } entame la première levée.
rule-first_lead-eldest = { $layout ->
    [rows] Une levée a quatre cartes, une de chaque main et une de chaque rangée. L’adversaire du donneur entame la première levée de sa main; viennent ensuite la main du donneur, la rangée de l’adversaire et la rangée du donneur.
   *[other] { $players ->
        [2] L’adversaire du donneur
       *[other] La personne à gauche du donneur, ou la suivante qui joue,
    } entame la première levée, et qui fait une levée entame la suivante.
}
sheet-follow = Il faut fournir si l’on peut; sinon, on joue n’importe quelle carte. On n’est jamais obligé de faire une levée ni de couper. L’atout le plus fort fait la levée; sans atout, la carte la plus forte de la couleur entamée.
sheet-rows-order = Une levée a quatre cartes, une de chaque main et une de chaque rangée. L’{ contractor } entame la première levée de sa main; viennent ensuite la main de l’adversaire, la rangée de l’{ contractor } et la rangée de l’adversaire.
sheet-rows-next = Qui fait la levée entame la suivante de là où était la carte gagnante, main ou rangée; l’adversaire joue du même endroit, puis les deux autres endroits jouent dans le même ordre. Main et rangée fournissent chacune pour soi.
rule-row_flip-end_of_trick = Quand on joue une carte de la rangée, celle de dessous se retourne à la fin de la levée.
rule-row_flip-at_once = Quand on joue une carte de la rangée, celle de dessous se retourne tout de suite, mais ne se joue qu’à partir de la levée suivante.
sheet-misere-play = { $nil ->
    [nullo] Un nullo
   *[other] Une misère
} se joue sans atout et { $nil ->
    [nullo] est perdu
   *[other] est perdue
} dès que l’{ contractor } fait une levée.{ $sides ->
    [partners] { " " }Le partenaire de l’{ contractor } pose ses cartes et ne joue pas.
    [trios] { " " }Les partenaires de l’{ contractor } posent leurs cartes et ne jouent pas.
    [three_pairs] { " " }Le partenaire de l’{ contractor } pose ses cartes et ne joue pas.
   *[other] { "" }
}{ $layout ->
    [rows] { " " }Les rangées jouent aussi : une levée faite par la rangée de l’{ contractor } compte.
   *[other] { "" }
}

## Le fou

sheet-joker-trumps = { $jokers ->
    [2] Avec un atout, les fous sont les deux atouts les plus forts, la Blanche au-dessus du Fou en couleurs. Si l’on entame d’un fou, les autres doivent fournir de l’atout.
   *[other] Avec un atout, le fou est l’atout le plus fort. Si l’on entame du fou, les autres doivent fournir de l’atout.
}
sheet-joker-free = { $jokers ->
    [2] Sans atout, un fou n’a pas de couleur : il fait la levée, la Blanche l’emportant sur le Fou en couleurs, mais on ne peut pas le jouer tant qu’on peut fournir.
   *[other] Sans atout, le fou n’a pas de couleur : il fait la levée, mais on ne peut pas le jouer tant qu’on peut fournir.
}
sheet-joker-free-named = { $jokers ->
    [2] Un fou sans couleur fait la levée, la Blanche l’emportant sur le Fou en couleurs, mais on ne peut pas le jouer tant qu’on peut fournir.
   *[other] Un fou sans couleur fait la levée, mais on ne peut pas le jouer tant qu’on peut fournir.
}
rule-joker_nomination-on = { $jokers ->
    [2] Sans atout, l’{ contractor } qui a un fou peut nommer sa couleur avant la première entame : le fou est alors la carte la plus forte de cette couleur. Une couleur nommée vaut pour les deux fous.
   *[other] Sans atout, l’{ contractor } qui a le fou peut nommer sa couleur avant la première entame : le fou est alors la carte la plus forte de cette couleur.
}
rule-joker_nomination-off = L’{ contractor } ne peut pas nommer de couleur pour le fou avant la première entame.
sheet-joker-void = Si l’on ne peut pas fournir, on peut le jouer, ou n’importe quelle autre carte.
rule-joker_in_misere-must = Si l’on ne peut pas fournir, on peut le jouer, ou n’importe quelle autre carte; mais { $nil ->
    [nullo] au nullo
   *[other] dans une misère
}, il faut le jouer.
rule-joker_in_misere-may = Si l’on ne peut pas fournir, on peut le jouer, ou n’importe quelle autre carte, { $nil ->
    [nullo] au nullo
   *[other] dans une misère
} aussi.
rule-misere_joker-high = { $nil ->
    [nullo] Au nullo
   *[other] Dans une misère
}, c’est la carte la plus forte aussi.
rule-misere_joker-low = { $nil ->
    [nullo] Au nullo
   *[other] Dans une misère
}, { $jokers ->
    [2] un fou est plus faible que toute autre carte : si l’on en entame, la carte la plus forte de la couleur demandée fait la levée, et le fou seulement si personne ne joue de cette couleur ni la Blanche. Entamé sans couleur, il laisse la suivante en décider : les autres doivent fournir de sa couleur. Un fou dont la couleur a été nommée est la carte la plus faible de cette couleur.
   *[other] le fou est plus faible que toute autre carte : si l’on en entame, la carte la plus forte de la couleur demandée fait la levée, et le fou seulement si personne ne joue de cette couleur. Entamé sans couleur, il laisse la carte suivante en décider : les autres doivent fournir de sa couleur. Si sa couleur a été nommée, le fou est la carte la plus faible de cette couleur.
}
rule-joker_follow-void_only = Même à la première levée d’une couleur, on ne peut pas le jouer tant qu’on peut fournir.
rule-joker_follow-first_round = Il y a une exception : en sans atout, à la première levée où une couleur est entamée, on peut le jouer même si l’on peut fournir.
rule-joker_lead-unled = Pour l’entamer, on demande une couleur qui n’a pas encore été entamée dans cette donne : les autres doivent fournir de cette couleur. Quand toutes les couleurs ont été entamées, on ne peut l’entamer qu’à la dernière levée, ou si l’on n’a rien d’autre à entamer.
rule-joker_lead-contractor_led = Pour l’entamer, on demande une couleur que l’{ contractor } a entamée dans cette donne : les autres doivent fournir de cette couleur. Avant que l’{ contractor } ait entamé une couleur, on ne peut pas l’entamer, sauf si l’on n’a rien d’autre à entamer.
rule-joker_lead-any = Pour l’entamer, on demande une couleur, n’importe laquelle : les autres doivent fournir de cette couleur.
rule-joker_lead-last_trick_only = On ne peut l’entamer qu’à la dernière levée, ou si l’on n’a rien d’autre à entamer; chacun joue alors ce qu’il veut.
rule-joker_lead-not_void = Pour l’entamer, on demande une couleur que l’on a toujours fournie dans cette donne : les autres doivent fournir de cette couleur. S’il n’en reste aucune, on ne peut l’entamer que si l’on n’a rien d’autre à entamer; chacun joue alors ce qu’il veut.

## Le choix des partenaires

rule-partner_choice-call_card = Après l’écart, l’{ contractor } appelle une carte, et qui l’a devient son partenaire; ou il joue sans partenaire.
rule-partner_choice-name_player = Après l’écart, l’{ contractor } nomme quelqu’un comme partenaire, ou joue sans partenaire.
rule-partner_choice-by_level = Après l’écart, l’{ contractor } demande un partenaire, à partir de huit levées un ou deux, ou joue sans partenaire. On ne peut pas lui refuser.
rule-partner_choice-by_level_or_call = Après l’écart, l’{ contractor } demande un partenaire, à partir de huit levées un ou deux, et on ne peut pas lui refuser; ou il appelle une carte, et qui l’a devient son partenaire; ou il joue sans partenaire.
rule-callable-not_joker_or_bower = { $jokers ->
    [0] On ne peut pas appeler un bord; sans atout, on peut appeler n’importe quelle carte.
   *[other] On ne peut appeler ni un fou ni un bord; sans atout, n’importe quelle carte sauf un fou.
}
rule-callable-no_trumps = { $jokers ->
    [0] On ne peut pas appeler un atout.
   *[other] On ne peut appeler ni un atout ni un fou.
}
rule-callable-not_joker = { $jokers ->
    [0] On peut appeler n’importe quelle carte.
   *[other] On peut appeler n’importe quelle carte sauf un fou.
}
rule-callable-any = On peut appeler n’importe quelle carte.
rule-secret_alone-off = L’{ contractor } ne peut pas appeler une carte de sa main ou de son écart.
rule-secret_alone-on = L’{ contractor } peut appeler une carte de sa main ou de son écart : il joue alors sans partenaire, et personne ne le sait.
rule-partner_reveal-on_play = Qui a la carte appelée se tait : on connaît le partenaire quand la carte est jouée.
rule-partner_reveal-at_once = Qui a la carte appelée le dit tout de suite.
rule-partner_share-half = L’{ contractor } et chaque partenaire marquent, ou perdent, la moitié de la valeur; un { contractor } sans partenaire, la valeur entière.
rule-partner_share-full = L’{ contractor } et chaque partenaire marquent, ou perdent, la valeur entière.
sheet-misere-alone = { $nil ->
    [nullo] Un nullo
   *[other] Une misère
} se joue toujours sans partenaire.

## Le pointage

sheet-made = { $sides ->
    [solo] L’{ contractor } qui fait au moins les levées annoncées marque la valeur du contrat, sans rien de plus pour les autres levées.
    [chosen] Si l’{ contractor } et ses partenaires font au moins les levées annoncées, ils marquent la valeur du contrat, sans rien de plus pour les autres levées.
   *[other] L’équipe qui fait au moins les levées qu’elle a annoncées marque la valeur du contrat, sans rien de plus pour les autres levées.
}
rule-failure-lose_value = { $sides ->
    [solo] Si le contrat est manqué, l’{ contractor } recule de la valeur.
    [chosen] Si le contrat est manqué, ils reculent de la valeur.
   *[other] Si le contrat est manqué, elle recule de la valeur.
}
rule-failure-opponents_score = { $sides ->
    [solo] { $players ->
        [2] Si le contrat est manqué, l’adversaire marque la valeur.
       *[other] Si le contrat est manqué, chaque adversaire marque la valeur entière.
    }
    [chosen] Si le contrat est manqué, chaque adversaire marque la valeur entière.
   *[other] Si le contrat est manqué, les adversaires marquent la valeur.
}
rule-slam-none = Faire les dix levées ne rapporte rien de plus.
rule-slam-at_least_250 = Faire les dix levées rapporte 250 si le contrat vaut moins.
rule-slam-as_ten = Faire les dix levées compte comme dix annoncées dans la même couleur, si le contrat vaut moins de 250.
rule-defender_tricks-10 = { $sides ->
    [solo] { $players ->
        [2] L’adversaire marque 10 pour chaque levée qu’il fait
       *[other] Chaque adversaire marque 10 pour chaque levée qu’il fait lui-même
    }
    [chosen] Chaque adversaire marque 10 pour chaque levée qu’il fait lui-même
   *[other] Les adversaires marquent 10 pour chaque levée qu’ils font
}, que le contrat réussisse ou non.
rule-defender_tricks-0 = { $players ->
    [2] L’adversaire ne marque rien pour ses levées.
   *[other] Les adversaires ne marquent rien pour leurs levées.
}
rule-defender_tricks-if_set = { $sides ->
    [solo] { $players ->
        [2] L’adversaire marque 10 pour chaque levée qu’il fait
       *[other] Chaque adversaire marque 10 pour chaque levée qu’il fait lui-même
    }
    [chosen] Chaque adversaire marque 10 pour chaque levée qu’il fait lui-même
   *[other] Les adversaires marquent 10 pour chaque levée qu’ils font
}, mais seulement si le contrat est manqué.
sheet-misere-score = { $nil ->
    [nullo] Un nullo
   *[other] Une misère
} sans levée rapporte sa valeur; { $failure ->
    [lose_value] avec une levée, on recule de la valeur.
   *[opponents_score] { $sides ->
        [solo] { $players ->
            [2] avec une levée, l’adversaire marque la valeur.
           *[other] avec une levée, chaque adversaire marque la valeur.
        }
        [chosen] avec une levée, chaque adversaire marque la valeur.
       *[other] avec une levée, les adversaires marquent la valeur.
    }
}
rule-misere_defender_tricks-0 = Contre { $nil ->
    [nullo] un nullo
   *[other] une misère
}, les levées ne rapportent rien.
rule-misere_defender_tricks-10 = Contre { $nil ->
    [nullo] un nullo
   *[other] une misère
} aussi, chaque levée rapporte 10.
rule-defender_limit-none = Les levées contre un { contractor } comptent toujours.
rule-defender_limit-freeze_490 = { $sides ->
    [solo] Un joueur
    [chosen] Un joueur
   *[other] Une équipe
} qui commence la donne à 490 ou plus ne marque rien pour les levées faites contre un { contractor }.
rule-defender_limit-freeze_480 = { $sides ->
    [solo] Un joueur
    [chosen] Un joueur
   *[other] Une équipe
} qui commence la donne à 480 ou plus ne marque rien pour les levées faites contre un { contractor }.
rule-defender_limit-freeze_400 = { $sides ->
    [solo] Un joueur
    [chosen] Un joueur
   *[other] Une équipe
} qui commence la donne à 400 ou plus ne marque rien pour les levées faites contre un { contractor }.
rule-defender_limit-cap_400 = Les points des levées faites contre un { contractor } ne portent jamais un pointage au-dessus de 400.
rule-defender_limit-cap_460 = Les points des levées faites contre un { contractor } ne portent jamais un pointage au-dessus de 460.
rule-defender_limit-cap_490 = Les points des levées faites contre un { contractor } ne portent jamais un pointage au-dessus de 490.
rule-card_points-off = Les cartes des levées ne valent rien.
rule-card_points-on = Les cartes des levées comptent aussi{ $zero ->
    [yes] , mais pas { $nil ->
        [nullo] au nullo
       *[other] dans une misère
    }
   *[no] { "" }
} : 1 pour un as, 10 pour un roi, une dame, un valet{ $high ->
    [none] { " " }ou un 10
   *[other] , un 10 ou un nombre plus haut
}, et leur chiffre pour les plus petites. Les adversaires les marquent toujours; { $sides ->
    [solo] l’{ contractor }
   *[other] le camp de l’{ contractor }
}, seulement si le contrat est réussi.
sheet-partie-made = Qui réussit à prendre la partie marque { $target }.
rule-partie_failure-value = { $failure ->
    [lose_value] Sinon, on recule de ce que coûtent les mêmes dix levées.
   *[opponents_score] Sinon, les adversaires marquent ce que valent les mêmes dix levées.
}
rule-partie_failure-target = { $failure ->
    [lose_value] Sinon, on recule de { $target }.
   *[opponents_score] Sinon, les adversaires marquent { $target }.
}
sheet-in-the-hole = Un pointage peut descendre sous zéro{ $country ->
    [au] .
   *[other]  : on est dans le trou, et on l’écrit dans un cercle.
}

## La fin de la partie

rule-target = { $hands ->
    [0] La partie se joue à { $target }.
   *[other] Prendre la partie vaut { $target }.
}
rule-hand_limit = { $hands ->
    [0] Le nombre de donnes n’est pas limité.
    [1] { $thrown-in ->
        [yes] La partie est d’une seule donne; une donne enterrée ne compte pas. Le plus haut pointage gagne, et l’on partage à égalité.
       *[no] La partie est d’une seule donne, et le plus haut total gagne.
    }
   *[other] { $thrown-in ->
        [yes] La partie finit après { $hands } donnes; les donnes enterrées ne comptent pas. Le plus haut pointage gagne, et l’on partage à égalité.
       *[no] La partie finit après { $hands } donnes, et le plus haut total gagne.
    }
}
rule-win-by_contract = { $sides ->
    [solo] Pour gagner, il faut atteindre { $target } par un contrat à soi
    [chosen] Pour gagner, il faut atteindre { $target } par un contrat réussi comme { contractor } ou partenaire
   *[other] Pour gagner, une équipe doit atteindre { $target } par un contrat à elle
} : les levées faites contre un { contractor } ne font jamais gagner la partie.
rule-win-by_score = Le premier à { $target } gagne{ $tricks-score ->
    [yes] , par un contrat ou par des levées. Si plusieurs y arrivent dans la même donne, { $sides ->
        [solo] l’{ contractor }
       *[other] le camp de l’{ contractor }
    } passe en premier, puis qui y est arrivé le plus tôt, levée après levée.
   *[no] { $failure ->
        [lose_value] .
       *[opponents_score] , par un contrat réussi ou par celui qu’un adversaire manque.
    }
}
rule-win-by_highest = Dès qu’{ $sides ->
    [solo] un joueur
    [chosen] un joueur
   *[other] une équipe
} a { $target } ou plus après une donne, le plus haut pointage gagne, et l’on partage à égalité.
rule-lose-at_minus_target = { $two-sides ->
    [yes] { $sides ->
        [solo] Un joueur
       *[other] Une équipe
    } à { $minus } ou plus bas perd, et l’autre gagne.
   *[no] { $sides ->
        [three_pairs] Une équipe
       *[other] Un joueur
    } à { $minus } ou plus bas perd, et la partie est finie : le plus haut pointage gagne.
}
rule-lose-barred = { $two-sides ->
    [yes] { $sides ->
        [solo] Un joueur
       *[other] Une équipe
    } à { $minus } ou plus bas perd, et l’autre gagne.
   *[no] { $sides ->
        [three_pairs] Une équipe
       *[other] Un joueur
    } qui a été à { $minus } ou plus bas ne peut plus gagner, mais continue de jouer; atteindre { $target } tout de même finit la partie sans gagnant.
}
rule-lose-never = On peut descendre aussi bas qu’on veut : personne ne perd pour cela.
rule-stop_when_decided-off = Chaque donne se joue jusqu’à la dernière levée.
rule-stop_when_decided-on = On arrête dès qu’un adversaire a atteint { $target } et que { $sides ->
    [solo] l’{ contractor }
   *[other] le camp de l’{ contractor }
} ne pourrait pas y arriver même en réussissant son contrat.
rule-chicago-off = On ne joue pas le Chicago.
rule-chicago-on = Si { $two-sides ->
    [yes] { $sides ->
        [solo] l’autre joueur est
       *[other] l’autre équipe est
    }
   *[no] { $sides ->
        [three_pairs] toutes les autres équipes sont
       *[other] tous les autres joueurs sont
    }
} à 0 tout juste à la fin, c’est un Chicago : la partie compte double.

## Ce qu’on a le droit de regarder

sheet-seeing-kitty = Seul l’{ contractor } voit { $kitty-view ->
    [shown] l’écart
   *[other] la { kitty } et l’écart
}, et seulement jusqu’à la première entame. Après la donne, tout peut être montré.
sheet-seeing-nothing = Après la donne, tout peut être montré.
rule-trick_review-last = Pendant le jeu, on peut revoir la dernière levée.
rule-trick_review-all = Pendant le jeu, on peut revoir toutes les levées.

## Les lois

rule-laws-enforced = Une carte ou une annonce contre les règles est refusée.
rule-laws-open = Une carte ou une annonce contre les règles vaut si personne ne conteste à temps.
rule-revoke_award-made = Après une renonce d’un adversaire, le contrat compte comme réussi.
rule-revoke_award-as_played = Après une renonce d’un adversaire, le contrat compte selon les levées faites.
rule-kitty_choice-contractor = Si son propre partenaire a vu la { kitty }, c’est l’{ contractor } qui choisit la suite.
rule-kitty_choice-innocent = Si le partenaire de l’{ contractor } a vu la { kitty }, c’est l’autre camp qui choisit la suite.
rule-score_sheet-software = Le programme tient le pointage.
rule-score_sheet-dealer = Le donneur tient le pointage.
rule-allied_defenders-separate = Des adversaires qui ne comptent pas ensemble ne sont pas partenaires si l’un d’eux montre une carte ou entame hors tour.
rule-allied_defenders-as_partners = Des adversaires qui ne comptent pas ensemble comptent comme partenaires si l’un d’eux montre une carte ou entame hors tour.
