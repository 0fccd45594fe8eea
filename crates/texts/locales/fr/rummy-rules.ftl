### La feuille de règles du Rummy 500, ses jeux nommés, et les noms de ses axes pour les règles maison.
###
### Les deux langues ont les mêmes clés et les mêmes variables (un test y veille). Les phrases d'une feuille peuvent
### employer $players, $n (cartes en main, en mots par { number }), $packs (1, 2), $with-jokers (yes, no), $target, et
### $call, la valeur de l'axe rummy_call. Les axes que les deux jeux ont sous un même nom sont dans rules.ftl.

## Les jeux nommés

family-rummy = Rummy 500

preset-rummy-500 = Rummy 500
preset-rummy-500-about = Étalez et ajoutez jusqu'à 500. On prend loin dans la défausse, et on crie « Rummy ! » pour ce que les autres oublient.
preset-rummy-500-no-jokers = Rummy 500 sans fous
preset-rummy-500-no-jokers-about = Comme on l'a d'abord joué, avec 52 cartes. Aucune carte n'en remplace une autre.
preset-rummy-500-five-ten-fifteen = Rummy 500, compté par cinq
preset-rummy-500-five-ten-fifteen-about = Du deux au neuf, une carte vaut 5; du dix au roi, 10; l'as et le fou, 15. Plus vite additionné.
preset-rummy-500-always-meld = Rummy 500, toute prise étalée
preset-rummy-500-always-meld-about = Même une seule carte de la défausse ne se prend que pour la mettre sur la table. Sinon, on pige dans la pioche.
preset-rummy-500-new-meld = Rummy 500, prises pour du nouveau
preset-rummy-500-new-meld-about = La carte la plus profonde prise dans la défausse doit entrer dans une nouvelle combinaison. L'ajouter ne suffit pas.
preset-rummy-500-books = Rummy 500, selon les livres
preset-rummy-500-books-about = Tout ce qu'on prend dans la défausse doit servir sur la table. Personne ne crie « Rummy ! ».
preset-rummy-500-last-discard = Rummy 500, cri pour la dernière carte
preset-rummy-500-last-discard-about = On ne crie « Rummy ! » que pour la carte qui vient d'être jetée. On l'ajoute, et le jeu continue comme avant.
preset-rummy-500-no-calls = Rummy 500 sans crier
preset-rummy-500-no-calls-about = Ce que les autres oublient reste à la défausse. Un jeu plus calme, bon pour commencer.
preset-rummy-500-strict-out = Rummy 500, finir en jetant
preset-rummy-500-strict-out-about = On ne finit qu'en jetant sa dernière carte. Gardez-en une quand vous étalez.
preset-rummy-500-floating = Rummy 500 flottant
preset-rummy-500-floating-about = Qui étale tout flotte sans cartes, jusqu'à ce qu'une dernière carte jetée finisse la donne. On peut flotter à plusieurs.
preset-rummy-500-unplayable = Rummy 500, dernière carte injouable
preset-rummy-500-unplayable-about = Comme le Rummy flottant, mais la dernière carte jetée ne doit aller avec aucune combinaison sur la table.
preset-rummy-500-unplayable-call = Rummy 500, dernière carte réclamée
preset-rummy-500-unplayable-call-about = Comme le Rummy flottant, mais on peut crier pour une dernière carte qui va sur la table. La donne continue alors.
preset-rummy-500-must-go-out = Rummy 500, finir pour gagner
preset-rummy-500-must-go-out-about = Avoir 500 ne suffit pas. On ne gagne que dans une donne qu'on finit soi-même.

## La feuille

sheet-values = Ce que valent les cartes
sheet-melds = Les combinaisons
sheet-turn = Le tour
sheet-calls = Crier « Rummy ! »
sheet-going-out = Finir

## Joueurs et cartes

rule-players = { $players ->
    [2] On joue à deux.
    [3] On joue à trois, chacun pour soi.
    [4] On joue à quatre, chacun pour soi.
    [5] On joue à cinq, chacun pour soi.
    [6] On joue à six, chacun pour soi.
    [7] On joue à sept, chacun pour soi.
   *[8] On joue à huit, chacun pour soi.
}
rule-jokers-on = { $packs ->
    [1] Le { pack } a 54 cartes : de l'as au deux dans chaque couleur, et deux fous.
   *[2] On mêle deux { pack }s avec leurs fous : 108 cartes, de l'as au deux en double dans chaque couleur, et quatre fous.
}
rule-jokers-off = { $packs ->
    [1] Le { pack } a 52 cartes : de l'as au deux dans chaque couleur, sans fous.
   *[2] On mêle deux { pack }s sans leurs fous : 104 cartes, de l'as au deux en double dans chaque couleur.
}

rule-card_values-standard = Du deux au dix, une carte vaut son chiffre; le valet, la dame et le roi, 10; l'as, 15. Un as au bas d'une séquence sur la table ne vaut que 1.
rule-card_values-five_ten_fifteen = Du deux au neuf, une carte vaut 5; le dix, le valet, la dame et le roi, 10; l'as, 15. Un as au bas d'une séquence sur la table ne vaut que 5.
sheet-joker-value = Un fou vaut 15, quelle que soit la carte dont il tient lieu.

table-card = Carte
table-points = Points
table-range = { $low }–{ $high }
table-low-ace = as en bas
table-joker = fou

## La donne

sheet-rummy-dealer = N'importe qui donne en premier; après chaque donne, c'est au joueur de gauche.
sheet-rummy-deal = Chacun reçoit { number } cartes, données une à une. Le reste est la pioche, fermée. On en retourne la première carte à côté : elle commence la défausse, qui reste étendue pour qu'on voie toutes ses cartes.

## Les combinaisons

sheet-what-melds = Une combinaison est un brelan, un carré ou une séquence, étalé sur la table pour le reste de la donne. Un brelan ou un carré, c'est trois ou quatre cartes de même valeur, toutes de couleurs différentes{ $packs ->
    [2] , même avec deux { pack }s
   *[1] {""}
}. Une séquence, c'est au moins trois cartes d'une couleur qui se suivent. L'as est en bas, sous le deux, ou en haut, sur le roi; une séquence ne tourne pas le coin du roi au deux.
sheet-joker-stands = Un fou tient lieu de n'importe quelle carte d'une combinaison, pourvu qu'elle ait une vraie carte. Dans une séquence, il tient lieu d'une carte et le reste : personne ne peut le reprendre ni l'échanger.
sheet-lay-off = À votre tour, vous pouvez aussi ajouter des cartes une à une à n'importe quelle combinaison sur la table, la vôtre ou celle d'un autre. Une carte ajoutée compte pour qui l'ajoute.

## Le tour

sheet-rummy-turn = { $players ->
    [2] L'adversaire du donneur commence, et on joue chacun son tour.
   *[other] Le joueur à gauche du donneur commence, et on joue dans le sens des aiguilles d'une montre.
} À votre tour, vous pigez; puis vous étalez et ajoutez autant ou aussi peu que vous voulez; puis vous jetez une carte.
sheet-rummy-draw = On pige la première carte de la pioche, ou on prend autant de cartes qu'on veut sur le dessus de la défausse.
rule-discard_draw-top_free = La carte du dessus de la défausse se prend librement, mais on ne peut pas la jeter au même tour. Si l'on en prend plus, la carte la plus profonde doit aller sur la table à ce tour.
rule-discard_draw-always_meld = La carte la plus profonde qu'on prend dans la défausse doit aller sur la table à ce tour, même si l'on n'en prend qu'une.
rule-deepest_card-any_meld = Elle peut entrer dans une nouvelle combinaison, ou s'ajouter à une autre.
rule-deepest_card-new_meld = Elle doit entrer dans une nouvelle combinaison : l'ajouter à une autre ne suffit pas.
sheet-no-dead-end = On ne pige, n'étale et n'ajoute jamais de façon à ne plus pouvoir finir son tour.
sheet-empty-stock = Quand la pioche est vide, le joueur qui doit piger peut prendre dans la défausse comme d'habitude, ou mettre fin à la donne. La défausse n'est pas retournée.

## Crier « Rummy ! »

rule-rummy_call-full_pile = Il arrive que des cartes de la défausse puissent aller sur la table telles quelles, sans aucune carte d'une main. Alors, tous sauf celui qui vient de jouer peuvent crier « Rummy ! » avant que le suivant pige. Le premier à crier prend ces cartes, avec toutes celles qui sont dessus, et joue un tour : la plus profonde doit aller sur la table. C'est ensuite au joueur à sa gauche.
rule-rummy_call-last_discard_only = Quand la carte qui vient d'être jetée pourrait s'ajouter à une combinaison sur la table, tous sauf celui qui l'a jetée peuvent crier « Rummy ! » avant que le suivant pige. Le premier à crier l'ajoute et en marque les points; puis le jeu continue comme si de rien n'était.
rule-rummy_call-off = À cette table, on ne crie pas « Rummy ! »{ $last-call ->
    [yes] , sauf pour une dernière carte jetée (voir plus bas)
   *[no] {""}
}.

## Finir

rule-going_out-free = Qui n'a plus de cartes a fini, et la donne est terminée. On peut finir en jetant sa dernière carte, ou en étalant et en ajoutant tout, sans rien jeter.
rule-going_out-must_discard = Qui jette sa dernière carte a fini, et la donne est terminée. On ne finit pas autrement : gardez toujours une carte à jeter.
rule-going_out-floating = Qui jette sa dernière carte a fini, et la donne est terminée. Qui étale et ajoute tout flotte : son tour finit sans rien jeter, la donne continue, et à son prochain tour il pige comme tout le monde.
rule-going_out-unplayable_discard = Qui jette sa dernière carte a fini, et la donne est terminée; mais cette carte doit être injouable, c'est-à-dire n'aller avec aucune combinaison sur la table. Qui étale et ajoute tout flotte : son tour finit sans rien jeter, la donne continue, et à son prochain tour il pige comme tout le monde.
rule-unplayable_enforcement-take_back = Une dernière carte qui va sur la table doit y aller, et son joueur flotte.
rule-unplayable_enforcement-rummy_call = On peut tout de même jeter une dernière carte qui va sur la table. Mais alors, les autres peuvent crier « Rummy ! » : { $call ->
    [full_pile] le premier la prend et joue un tour
   *[other] le premier l'ajoute à une combinaison
}, et qui l'a jetée flotte. Si personne ne crie, la donne est terminée.

## Le pointage

sheet-rummy-score = À la fin d'une donne, on compte les cartes qu'on a mises sur la table, étalées ou ajoutées, moins celles qui restent en main, même celles qu'on aurait pu étaler. Les points et les totaux peuvent être négatifs.

## La fin de la partie

rule-target = La partie se joue à { $target }.
rule-reached-exceeds = Pour y arriver, il faut un total de plus de { $target }.
rule-reached-at_least = Un total de { $target } suffit.
rule-win-highest_score = Quand un total y est arrivé, le plus haut total après une donne gagne. Si plusieurs se le partagent, on joue d'autres donnes jusqu'à ce que quelqu'un soit seul en tête.
rule-win-must_go_out = On gagne en finissant une donne après laquelle son propre total y est arrivé, même si un autre total est plus haut. Sinon, on joue une autre donne, quels que soient les totaux.

## Ce qu'on a le droit de regarder

sheet-rummy-seeing = Tous voient les combinaisons et qui en a mis chaque carte, toute la défausse, et combien de cartes il y a dans chaque main et dans la pioche. Les cartes prises dans la défausse sont connues de tous jusqu'à ce qu'elles quittent la main. À la fin d'une donne, on montre toutes les mains. Une action contre les règles est refusée.

## Les axes des règles maison

axis-jokers = Fous
axis-jokers-on = dans le { pack }
axis-jokers-off = enlevés

axis-card_values = Valeur des cartes
axis-card_values-standard = selon le chiffre
axis-card_values-five_ten_fifteen = 5, 10 et 15

axis-discard_draw = La carte du dessus de la défausse
axis-discard_draw-top_free = libre à prendre
axis-discard_draw-always_meld = seulement pour la mettre sur la table

axis-deepest_card = La carte la plus profonde prise
axis-deepest_card-any_meld = étalée ou ajoutée
axis-deepest_card-new_meld = seulement dans une nouvelle combinaison

axis-rummy_call = Crier « Rummy ! »
axis-rummy_call-full_pile = pour toute la défausse
axis-rummy_call-last_discard_only = pour la dernière carte jetée seulement
axis-rummy_call-off = pas joué

axis-going_out = Finir
axis-going_out-free = en jetant ou sans jeter
axis-going_out-must_discard = seulement en jetant
axis-going_out-floating = en jetant, sinon on flotte
axis-going_out-unplayable_discard = en jetant une carte injouable, sinon on flotte

axis-unplayable_enforcement = Une dernière carte jouable
axis-unplayable_enforcement-take_back = ne peut pas être jetée
axis-unplayable_enforcement-rummy_call = peut être jetée, et réclamée

axis-win-highest_score = par le plus haut total
axis-win-must_go_out = seulement en finissant

axis-reached = Les points pour gagner
axis-reached-exceeds = doivent être dépassés
axis-reached-at_least = suffisent
