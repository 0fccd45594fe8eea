### Ce qui se lit sur une table dessinée de rami 500, outre ce qui se lit sur toutes (desk.ftl).
###
### Les deux langues ont les mêmes clés et les mêmes variables (un test y veille) ; voir terms.ftl pour ce que chaque
### message peut employer.

## Sur la table

desk-laid = { $points } points étalés
desk-meld = Combinaison { $number } : { $meld }
desk-owed = à étaler ou à ajouter
desk-barred = ne se jette pas à ce tour
desk-fresh = vient d’être pigée
desk-known = tous savent que vous l’avez
desk-ask-draw = Pigez dans la pioche, ou prenez dans la défausse.
desk-ask-claim = Crier « Rummy! » ou laisser passer?
desk-card-stays = On ne peut ni ajouter ni jeter cette carte maintenant.

## Pour qui apprend, en deux ou trois phrases

guide-rummy-hand-over = La donne est finie. Les cartes étalées comptent pour vous, celles qui vous restent en main, contre vous. Le premier à { $target } points gagne.
guide-rummy-stock = Commencez votre tour par une pige : prenez la première carte de la pioche.
guide-rummy-draw = Commencez votre tour par une pige : la première carte de la pioche, ou les cartes de la défausse jusqu’à celle qui vous sert. Si vous en prenez plusieurs, la plus profonde doit aller tout de suite sur la table; les autres viennent dans votre main.
guide-rummy-may-call = Vous pouvez aussi crier « Rummy! » pour une carte jetée qui va sur la table.
guide-rummy-end = La pioche est épuisée. Vous pouvez finir la donne, ou prendre dans la défausse si cela vous aide.
guide-rummy-let-stand = La dernière carte jetée va sur la table. Si personne ne crie « Rummy! », la donne est finie.
guide-rummy-claim = Quelqu’un a jeté une carte qui pouvait aller sur la table. Criez « Rummy! » pour la prendre et la jouer, ou laissez passer.
guide-rummy-can-lay = Vous pouvez étaler des cartes : trois ou quatre de même valeur, trois ou plus d’une couleur qui se suivent, ou des cartes seules sur ce qui est étalé. Elles comptent pour vous. Jetez une carte pour finir votre tour.
guide-rummy-turn = Vous n’avez encore rien à étaler. Choisissez des cartes pour voir ce qu’elles font. Pour finir votre tour, jetez une carte qui ne vous sert pas, et ne sert pas aux autres.
guide-rummy-owed = Vous avez pris { LE($card) } dans la défausse : étalez ou ajoutez cette carte maintenant. Ensuite, vous pourrez jeter.
guide-rummy-owed-new = Vous avez pris { LE($card) } dans la défausse : mettez cette carte dans une nouvelle combinaison. Ensuite, vous pourrez jeter.
guide-rummy-called = Vous avez crié pour { LE($card) } : ajoutez cette carte où elle va.
guide-rummy-barred = Vous avez pris { LE($card) } : vous ne pouvez pas jeter cette carte à ce tour.
guide-rummy-wait-draw = { $name } pige. Tout le monde voit les cartes prises dans la défausse.
guide-rummy-wait-turn = { $name } étale et jette. Si une carte jetée va sur la table, vous pouvez crier « Rummy! » avant la prochaine pige.
guide-rummy-wait-turn-plain = { $name } étale et jette.
