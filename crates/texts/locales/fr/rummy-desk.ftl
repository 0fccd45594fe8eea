### Ce qui se lit sur une table dessinée de rami 500, outre ce qui se lit sur toutes (desk.ftl).
###
### Les deux langues ont les mêmes clés et les mêmes variables (un test y veille) ; voir terms.ftl pour ce que chaque
### message peut employer.

## Sur la table

desk-laid = { $points } points étalés
desk-meld = Combinaison { $number } : { $meld }
desk-owed = doit aller sur la table
desk-barred = ne peut être jetée maintenant
desk-fresh = vient d’être pigée
desk-known = tous savent que vous l’avez
desk-ask-draw = Pigez dans la pioche, ou prenez de la défausse.
desk-ask-claim = Rummy! ou laisser aller?
desk-card-stays = Cette carte ne peut être ni ajoutée ni jetée maintenant.

## Pour qui apprend, en deux ou trois phrases

guide-rummy-hand-over = La donne est finie : les cartes étalées ont compté pour vous, celles qui restaient en main contre vous. Le premier à { $target } points gagne.
guide-rummy-stock = Chaque tour commence par une pige : prenez la première carte de la pioche.
guide-rummy-draw = Chaque tour commence par une pige : la première carte de la pioche, ou les cartes de la défausse jusqu’à celle qui vous sert. Si vous en prenez plusieurs, la plus profonde doit aller tout de suite sur la table; les autres viennent dans votre main.
guide-rummy-may-call = Vous pouvez aussi dire Rummy! pour une carte jetée qui va sur la table.
guide-rummy-end = La pioche est épuisée. Vous pouvez finir la donne, ou prendre de la défausse si cela vous aide.
guide-rummy-let-stand = La dernière carte jetée va sur la table. Si personne ne la réclame, la donne est finie.
guide-rummy-claim = Quelqu’un a jeté une carte qui pouvait aller sur la table. Dites Rummy! et elle est à vous; ou laissez aller.
guide-rummy-can-lay = Vous pouvez étaler des cartes : trois ou quatre d’un rang, trois ou plus d’une couleur en suite, ou des cartes seules sur ce qui est étalé. Elles comptent pour vous. Une carte jetée finit votre tour.
guide-rummy-turn = Vous n’avez encore rien à étaler. Choisissez des cartes pour voir ce qu’elles font; une carte jetée finit votre tour. Jetez ce qui vous sert le moins, et ne sert pas aux autres.
guide-rummy-owed = Vous avez pris { LE($card) } dans la défausse; cette carte doit aller maintenant sur la table, dans une combinaison nouvelle ou étalée. Ensuite vous pouvez jeter.
guide-rummy-owed-new = Vous avez pris { LE($card) } dans la défausse; cette carte doit aller maintenant dans une nouvelle combinaison. Ensuite vous pouvez jeter.
guide-rummy-called = Vous avez réclamé { LE($card) } : ajoutez cette carte où elle va.
guide-rummy-barred = Vous avez pris { LE($card) } : cette carte ne peut pas être rejetée à ce tour.
guide-rummy-wait-draw = { $name } pige. Toute carte prise dans la défausse est connue de tous.
guide-rummy-wait-turn = { $name } étale et jette. Si une carte jetée va sur la table, vous pouvez dire Rummy! avant la prochaine pige.
guide-rummy-wait-turn-plain = { $name } étale et jette.
