### La feuille de règles du Rummy 500.
###
### Les deux langues ont les mêmes clés et les mêmes variables (un test y veille). Les phrases d’une feuille peuvent
### employer $players, $n (cartes en main, en mots par { number }), $packs (1, 2), $with-jokers (yes, no), $target, et
### $call, la valeur de l’axe rummy_call, $sides, $ace, $joker-use, $low-ace, $run, $least, $bonus et $hands.

## La feuille

sheet-values = Ce que valent les cartes
sheet-melds = Les combinaisons
sheet-turn = Le tour
sheet-calls = Crier « Rummy! »
sheet-going-out = Finir

## Joueurs et cartes

rule-players = { $players ->
    [2] On joue à deux.
    [3] On joue à trois, chacun pour soi.
    [4] { $sides ->
        [partners] On joue à quatre, deux contre deux.
       *[other] On joue à quatre, chacun pour soi.
    }
    [5] On joue à cinq, chacun pour soi.
    [6] On joue à six, chacun pour soi.
    [7] On joue à sept, chacun pour soi.
   *[8] On joue à huit, chacun pour soi.
}
rule-jokers-on = { $packs ->
    [1] Le { pack } a 54 cartes : de l’as au deux dans chaque couleur, et deux fous.
   *[2] On mêle deux { pack }s avec leurs fous : 108 cartes, de l’as au deux en double dans chaque couleur, et quatre fous.
}
rule-jokers-off = { $packs ->
    [1] Le { pack } a 52 cartes : de l’as au deux dans chaque couleur, sans fous.
   *[2] On mêle deux { pack }s sans leurs fous : 104 cartes, de l’as au deux en double dans chaque couleur.
}

rule-jokers-one = { $packs ->
    [1] Le { pack } a 53 cartes : de l’as au deux dans chaque couleur, et un fou.
   *[2] On mêle deux { pack }s avec un fou chacun : 106 cartes.
}
rule-jokers-four = { $packs ->
    [1] Le { pack } a 56 cartes : de l’as au deux dans chaque couleur, et quatre fous.
   *[2] On mêle deux { pack }s avec quatre fous chacun.
}
rule-packs-by_players = À partir de cinq joueurs, on prend deux { pack }s.
rule-packs-two_from_six = À partir de six joueurs, on prend deux { pack }s.
rule-packs-one = On prend un seul { pack }, quel que soit le nombre de joueurs.
rule-packs-two = On prend deux { pack }s, quel que soit le nombre de joueurs.

rule-card_values-standard = Du deux au dix, une carte vaut son chiffre; le valet, la dame et le roi, 10.
rule-card_values-five_ten_fifteen = Du deux au neuf, une carte vaut 5; le dix, le valet, la dame et le roi, 10.
rule-card_values-faces_11_12_13 = Du deux au dix, une carte vaut son chiffre; le valet, 11; la dame, 12; le roi, 13.
rule-ace_value-by_place =
    { $ace ->
        [high] Un as vaut 15.
       *[other] Un as vaut 15, mais au bas d’une séquence sur la table, seulement { $low-ace }.
    }
rule-ace_value-15 = Un as vaut 15, où qu’il soit.
rule-ace_value-11 = Un as vaut 11, où qu’il soit.
rule-ace_value-11_held_15 = Un as vaut 11 sur la table et 15 en main.
rule-ace_value-1 = Un as vaut 1, où qu’il soit.
rule-joker_value-15 =
    { $joker-use ->
        [sets_only] Un fou vaut 15.
       *[other] Un fou vaut 15, quelle que soit la carte dont il tient lieu.
    }
rule-joker_value-20 =
    { $joker-use ->
        [sets_only] Un fou vaut 20.
       *[other] Un fou vaut 20, quelle que soit la carte dont il tient lieu.
    }
rule-joker_value-as_card = Sur la table, un fou vaut autant que la carte dont il tient lieu; en main, 15.
rule-four_at_once-single = Un carré ne vaut que ses cartes.
rule-four_at_once-double = Un carré étalé d’un coup, sans fou, compte double.

table-card = Carte
table-points = Points
table-range = { $low }–{ $high }
table-low-ace = as en bas
table-joker = fou

## La donne

sheet-rummy-first-dealer = N’importe qui donne en premier.
rule-next_dealer-rotate = Après chaque donne, c’est à la personne de gauche.
rule-next_dealer-out_deals = Qui finit donne ensuite; si personne ne finit, c’est à la personne de gauche.
rule-hand_size-by_players = Le nombre de cartes dépend de celui des joueurs : 13 à deux, sinon 7.
rule-hand_size-ten_for_two = Le nombre de cartes dépend de celui des joueurs : 10 à deux, sinon 7.
rule-hand_size-7 = C’est 7 cartes, quel que soit le nombre de joueurs.
rule-hand_size-10 = C’est 10 cartes, quel que soit le nombre de joueurs.
rule-hand_size-13 = C’est 13 cartes, quel que soit le nombre de joueurs.
sheet-rummy-deal = Chacun reçoit { number } cartes, données une à une. Le reste est la pioche, face cachée.
rule-first_turn-turn_up = On en retourne la première carte à côté : elle commence la défausse, qu’on étend pour que toutes ses cartes se voient.
rule-first_turn-eldest_discards = On ne retourne rien : la personne à gauche du donneur reçoit une carte de plus et commence sans piger. La carte qu’elle jette commence la défausse, qu’on étend pour que toutes ses cartes se voient.

## Les combinaisons

sheet-what-melds = Une combinaison est un brelan, un carré ou une séquence, qu’on étale, face visible, sur la table pour le reste de la donne. Un brelan ou un carré, c’est trois ou quatre cartes de même valeur, toutes de couleurs différentes{ $packs ->
    [2] , même avec deux { pack }s
   *[1] {""}
}. Une séquence, c’est au moins { $run ->
    [3] trois
   *[4] quatre
} cartes d’une couleur qui se suivent.
rule-run_length-3 = Une séquence de trois cartes suffit.
rule-run_length-4 = Une séquence de trois cartes est trop courte.
rule-ace-both = L’as est en bas, sous le deux, ou en haut, sur le roi; une séquence ne tourne pas le coin du roi au deux.
rule-ace-corner = L’as est en bas, sous le deux, ou en haut, sur le roi, et une séquence peut tourner le coin : roi, as, deux. Aucune valeur n’y vient deux fois. Un as avec un roi au-dessous compte comme en haut.
rule-ace-high = Dans une séquence, l’as n’est qu’en haut, sur le roi.
rule-ace-low = Dans une séquence, l’as n’est qu’en bas, sous le deux.
rule-first_meld = { $least ->
    [0] La première combinaison qu’on étale peut valoir n’importe quoi.
   *[other] La première combinaison qu’on étale dans une donne doit valoir à elle seule au moins { $least } points; avant, on n’ajoute rien.
}
rule-lay_off-free = On peut ajouter à une combinaison avant d’avoir étalé.
rule-lay_off-after_meld = On n’ajoute à une combinaison, et on ne crie pour la dernière carte jetée, qu’après avoir étalé soi-même dans cette donne.
sheet-joker-stands = Un fou tient lieu de n’importe quelle carte d’une combinaison, pourvu qu’elle ait une vraie carte. Dans une séquence, il tient lieu d’une carte et le reste : personne ne peut le reprendre ni l’échanger.
rule-joker_use-wild = Un fou va dans toute combinaison.
rule-joker_use-sets_only = Un fou ne tient lieu d’aucune carte : trois ou quatre fous font un brelan à eux, un quatrième s’ajoute à trois, et aucune autre combinaison n’en prend.
sheet-lay-off = À votre tour, vous pouvez aussi ajouter des cartes une à une à n’importe quelle combinaison sur la table, la vôtre ou celle de quelqu’un d’autre. Une carte ajoutée compte pour qui l’ajoute.

## Le tour

sheet-rummy-turn = { $players ->
    [2] L’adversaire du donneur commence, et on joue chacun son tour.
   *[other] La personne à gauche du donneur commence, et on joue dans le sens des aiguilles d’une montre.
} À votre tour, vous pigez; puis vous étalez et ajoutez autant ou aussi peu que vous voulez; puis vous jetez une carte.
sheet-rummy-draw = On pige la première carte de la pioche, ou on prend autant de cartes qu’on veut sur le dessus de la défausse.
rule-discard_draw-top_free = La carte du dessus de la défausse se prend librement, mais on ne peut pas la jeter au même tour. Si l’on en prend plus, la carte la plus profonde doit aller sur la table à ce tour.
rule-discard_draw-top_free_back = La carte du dessus de la défausse se prend librement, et on peut même la rejeter. Si l’on en prend plus, la carte la plus profonde doit aller sur la table à ce tour.
rule-deepest_when-this_turn = On peut faire autre chose avant.
rule-deepest_when-next_action = Cela doit se faire tout de suite, et sans qu’il faille ajouter d’autres cartes avant elle.
rule-discard_draw-always_meld = La carte la plus profonde qu’on prend dans la défausse doit aller sur la table à ce tour, même si l’on n’en prend qu’une.
rule-deepest_card-any_meld = Elle peut entrer dans une nouvelle combinaison, ou s’ajouter à une autre.
rule-deepest_card-new_meld = Elle doit entrer dans une nouvelle combinaison : l’ajouter à une autre ne suffit pas.
sheet-no-dead-end = On ne pige, n’étale et n’ajoute jamais de façon à ne plus pouvoir finir son tour.
rule-empty_stock-end = Quand un tour épuise la pioche, la donne finit avec ce tour.
rule-empty_stock-take_or_end = Quand la pioche est vide, qui doit piger peut prendre dans la défausse comme d’habitude, ou mettre fin à la donne. La défausse n’est pas retournée.
rule-empty_stock-turn_over = Quand la pioche est vide, on retourne la défausse sans la mêler, sauf la carte du dessus, et l’on y pige. Cela n’arrive qu’une fois par donne. Ensuite, ou si la défausse n’a qu’une carte, qui doit piger peut prendre dans la défausse ou mettre fin à la donne.
rule-empty_stock-reshuffle = Quand la pioche est vide, on mêle la défausse et on la retourne, sauf la carte du dessus, et l’on y pige. Cela n’arrive qu’une fois par donne. Ensuite, ou si la défausse n’a qu’une carte, qui doit piger peut prendre dans la défausse ou mettre fin à la donne.

## Crier « Rummy ! »

rule-rummy_call-full_pile = Quand des cartes de la défausse pourraient être étalées ou ajoutées telles quelles, sans aucune carte d’une main, tous peuvent crier « Rummy! » avant que le suivant pige, sauf qui vient de jouer. Le premier à crier prend ces cartes, avec toutes celles qui sont dessus, et joue un tour : la plus profonde doit aller sur la table. C’est ensuite à la personne à sa gauche.
rule-rummy_call-last_discard_only = Quand la carte qui vient d’être jetée pourrait s’ajouter à une combinaison sur la table, tous peuvent crier « Rummy! » avant que le suivant pige, sauf qui l’a jetée. Le premier à crier l’ajoute et en marque les points; puis le jeu continue comme si de rien n’était.
rule-rummy_call-off = À ce jeu, on ne crie pas « Rummy! »{ $last-call ->
    [yes] , sauf pour une dernière carte jetée (voir plus bas)
   *[no] {""}
}.

## Finir

rule-going_out-free = Qui n’a plus de cartes a fini, et la donne est terminée. On peut finir en jetant sa dernière carte, ou en étalant et en ajoutant tout, sans rien jeter.
rule-going_out-must_discard = Qui jette sa dernière carte a fini, et la donne est terminée. On ne finit pas autrement : gardez toujours une carte à jeter.
rule-going_out-floating = Qui jette sa dernière carte a fini, et la donne est terminée. Qui étale et ajoute tout flotte : son tour finit sans rien jeter, la donne continue, et à son prochain tour il pige comme tout le monde.
rule-going_out-unplayable_discard = Qui jette sa dernière carte a fini, et la donne est terminée; mais cette carte doit être injouable, c’est-à-dire n’aller avec aucune combinaison sur la table. Qui étale et ajoute tout flotte : son tour finit sans rien jeter, la donne continue, et à son prochain tour il pige comme tout le monde.
rule-unplayable_enforcement-take_back = Une dernière carte qu’on peut ajouter à une combinaison doit l’être, et l’on flotte.
rule-unplayable_enforcement-rummy_call = On peut tout de même jeter une dernière carte qui irait dans une combinaison. Mais alors, les autres peuvent crier « Rummy! » : { $call ->
    [full_pile] le premier la prend et joue un tour
   *[other] le premier l’ajoute à une combinaison
}, et qui l’a jetée flotte. Si personne ne crie, la donne est terminée.

## Le pointage

sheet-rummy-partners = Les partenaires n’ont qu’un pointage : une donne leur rapporte ce que les deux ont mis sur la table, moins ce que les deux ont encore en main. La donne finit dès que l’un des deux finit, et les partenaires gagnent ensemble.
sheet-rummy-score = À la fin d’une donne, on compte les cartes qu’on a mises sur la table, étalées ou ajoutées, moins celles qui restent en main, même celles qu’on aurait pu étaler. Les points et les totaux peuvent être négatifs.
rule-stock_end_hands-deduct = Cela vaut aussi quand la donne finit avec la pioche.
rule-stock_end_hands-spare = Si personne n’a fini, les cartes qui restent en main ne comptent pas.
rule-out_bonus = { $bonus ->
    [0] Finir ne rapporte rien de plus.
   *[other] Finir rapporte { $bonus } points de plus.
}

## La fin de la partie

rule-reached-exceeds = Pour y arriver, il faut un total de plus de { $target }.
rule-reached-at_least = Un total de { $target } suffit.
rule-win-highest_score = Quand quelqu’un y est arrivé, le plus haut total après une donne gagne.
rule-tie-play_on = Si plusieurs se le partagent, on joue d’autres donnes jusqu’à ce que quelqu’un soit seul en tête.
rule-tie-share = Si plusieurs se le partagent, tous gagnent.
rule-tie-out_wins = Si plusieurs se le partagent, celui d’entre eux qui a fini dans cette donne gagne; sinon, on joue une autre donne.
rule-win-must_go_out = On gagne en finissant une donne après laquelle son propre total y est arrivé, même si un autre total est plus haut. Sinon, on joue une autre donne, quels que soient les totaux.

## Ce qu’on a le droit de regarder

sheet-rummy-seeing = Tous voient les combinaisons et qui en a mis chaque carte, toute la défausse, et combien de cartes il y a dans chaque main et dans la pioche. Les cartes prises dans la défausse sont connues de tous jusqu’à ce qu’elles quittent la main. À la fin d’une donne, on montre toutes les mains. Une action contre les règles est refusée.
