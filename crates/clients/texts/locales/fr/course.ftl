### Le cours : les titres des chapitres et des leçons, ce qu’une leçon dit avant et après chaque étape, et ce qu’elle dit
### d’une réponse fausse. Les réponses justes sont dans les leçons (crates/engine/learning/lessons), non ici : une leçon est un
### titre (course-NOM), un texte avant chaque étape (course-NOM-ÉTAPE), un après (…-right), et un par faute nommée.
### $goal est ce que veut le camp du lecteur : make, beat ou points. $chance et $best : donnes sur 100, ou points.


## Ce que dit une leçon, quelle qu’elle soit

teach-course = Apprendre le 500
teach-how-list = Tapez kook learn et un nom pour jouer une leçon, comme kook learn { $name }.
teach-lesson = Leçon : { $title }
teach-listed = { $name } : { $title }{ $state ->
    [due] { "" }, à revoir aujourd’hui
    [done] { "" }, faite
   *[new] { "" }
}
teach-due-count = { $count ->
    [one] { $count } leçon revient aujourd’hui.
   *[other] { $count } leçons reviennent aujourd’hui.
}
teach-damaged = { $path } est illisible : vos progrès ne sont pas enregistrés. Supprimez ou réparez le fichier.
teach-step-told = Appuyez sur Entrée pour continuer.
teach-how = Tapez une carte ou une annonce, encore pour réentendre la position, pourquoi pour un conseil, montrer pour la réponse, quitter pour sortir.
teach-right = Exact.
teach-right-chance = { $goal ->
    [make] Le contrat réussit dans { $chance } donnes semblables sur 100.
    [beat] Le contrat échoue dans { $chance } donnes semblables sur 100.
   *[points] Cela vaut en moyenne { $chance } points de plus que tout le reste.
}
teach-continue = continuer
teach-not-here = Il n’y a rien de tel dans une leçon.
teach-practice = Pratique : des donnes d’un genre, des positions
teach-no-lesson = Il n’y a pas de leçon { $name }.
teach-button-why = Pourquoi?
teach-button-show = Montrer la réponse
teach-then = Ensuite : { $title }
teach-all = Toutes les leçons
teach-about = Deux minutes chacune, dans l’ordre que vous voulez. La table juge ce que vous faites.
teach-is-done = faite
teach-is-due = à refaire aujourd’hui
teach-wrong = C’est permis, mais il y a mieux.
teach-wrong-chance = { $goal ->
    [make] Le contrat réussit dans { $chance } donnes semblables sur 100, dans { $best } avec le meilleur choix.
    [beat] Le contrat échoue dans { $chance } donnes semblables sur 100, dans { $best } avec le meilleur choix.
   *[points] Le meilleur choix vaut en moyenne { $best } points de plus.
}
teach-plays-on = Voyons ce que cela donne :
teach-later = { $count ->
    [one] { $count } levée plus tard :
   *[other] { $count } levées plus tard :
}
teach-lost = { $goal ->
    [beat] Le contrat ne peut plus échouer.
   *[other] Le contrat ne peut plus réussir.
}
teach-lucky = Cette fois, tout va bien. Ce n’est pas aussi souvent le cas qu’avec le meilleur choix.
teach-back = On revient à votre tour. Essayez encore.
teach-shown = La réponse : { $actions }. À vous de jouer.
teach-why = La règle est { $rule }.
teach-no-hint = Essayez : la table dit ce que cela donne.
teach-over = La leçon est finie.
teach-over-missed = La leçon est finie. Elle revient demain.
teach-next = Ensuite : kook learn { $name }
teach-unsaved = Vos progrès ne peuvent pas être enregistrés : { $error }
word-again = encore, répéter, position

## Les chapitres

chapter-cards = Cinq cartes
chapter-hand = Votre première donne
chapter-tricks = Gagner à bon compte
chapter-contractor = Votre camp a le contrat
chapter-defender = Faire échouer le contrat
chapter-misere = La misère
chapter-joker = Le fou en sans atout
chapter-counting = Annoncer en comptant
chapter-quebec = Québec
chapter-states = États-Unis
chapter-rummy = Rummy 500
chapter-tables = Autres tables
chapter-laws = Quand quelque chose va mal

## Cinq cartes

course-win = Faire la levée
course-win-ask = L’atout est pique. Le roi de cœur est entamé : le plus fort cœur fait la levée, à moins que quelqu’un coupe.
course-win-ask-right = L’as bat le roi.
course-win-ask-under = Le roi bat le valet. L’as battrait le roi.
course-trump = Couper
course-trump-ask = L’atout est cœur. On a entamé carreau et vous n’en avez pas : toute carte est permise.
course-trump-ask-right = Le plus petit atout bat l’as d’une autre couleur.
course-trump-ask-plain = Le roi de trèfle n’est ni de la couleur demandée ni atout : il ne peut rien gagner.
course-left-bower = Plus un trèfle
course-left-bower-ask = L’atout est pique, et vous n’avez pas de carreau. Laquelle de vos cartes est un atout?
course-left-bower-ask-right = Le valet de même teinte que l’atout est le second bord, le troisième atout en force. Cette fois, ce n’est pas un trèfle.
course-bowers = Les bords
course-bowers-ask = L’atout est cœur, et on a entamé cœur. Du plus fort au plus faible : fou, valet de cœur, valet de carreau, as, roi…
course-bowers-ask-right = Le second bord bat l’as d’atout.
course-joker = Le fou
course-joker-ask = L’atout est cœur. Le second bord est sur la table. Deux cartes seulement le battent.
course-joker-ask-right = Le fou est le plus fort de tous les atouts.

## Votre première donne

course-first-hand = Une donne entière
course-first-hand-welcome = Vous jouez avec la personne d’en face. On annonce combien des dix levées on fera ensemble, et à quel atout.
course-first-hand-count = Comptez pour cœur : deux bords, un cinquième atout, un as, et un demi pour le roi : quatre et demi. Quatre de plus, c’est à peu près ce que vous ferez; gardez une levée ou deux de réserve.
course-first-hand-bid = Vous parlez en premier. Combien de levées, à cœur?
course-first-hand-bid-right = Tout le monde passe, et le contrat est à vous.
course-first-hand-bid-safe = Six cœur est sûr, mais il y a mieux à en tirer.
course-first-hand-bid-high = Huit cœur ne réussit que dans 54 donnes sur 100.
course-first-hand-bid-pass = Vous avez deux bords, un as et un roi : c’est trop bon pour passer.
course-first-hand-bid-other = Votre couleur longue, avec les deux bords, est cœur. Annoncez cœur, et pas plus que vous ne comptez.
course-first-hand-discard = La { kitty } est à vous : le fou et deux petits carreaux. Écartez trois cartes : gardez atouts, as et roi, et le moins de couleurs possible.
course-first-hand-discard-right = Six atouts, et les plus forts piques.
course-first-hand-discard-keep = Gardez les six atouts, et l’as, le roi et le six de pique. Écartez trois des trèfles et des carreaux.
course-first-hand-lead = Vous entamez. Il y a sept atouts chez les autres, et vous avez les plus forts. En trois tours, ils n’en ont plus, et il vous en reste.
course-first-hand-lead-right = Cela fait tomber leurs atouts.
course-first-hand-lead-later = Cette carte gagne, et cette fois le contrat est sûr quand même. Mais tant qu’il leur reste des atouts, ils peuvent couper votre roi : faites-les tomber d’abord.
course-first-hand-lead-small = Un petit atout peut perdre contre un plus fort. Commencez par le plus fort.
course-first-hand-lead-low = Cela peut perdre la levée et l’entame. Commencez par l’atout le plus fort.
course-first-hand-rest = Jouez le reste sans aide. Faites tomber les atouts, puis jouez l’as et le roi de pique. Il vous faut sept levées.
course-first-hand-over = C’était une donne entière. Sept cœur vaut 200 points, gagnés ou perdus; 500 gagnent la partie.

## Gagner à bon compte

course-cheaply = La moins chère
course-cheaply-ask = Vous jouez en dernier, et le dix de cœur est la plus forte carte jusqu’ici. L’atout est cœur.
course-cheaply-ask-right = Personne ne joue après vous : le roi suffit. Le fou fera une autre levée.
course-partners-trick = Votre partenaire l’a
course-partners-trick-ask = Vous jouez en dernier. Le second bord de votre partenaire l’emporte, et il reste une levée.
course-partners-trick-ask-right = La levée est déjà à vous deux. Le fou fera la dernière.

## Votre camp a le contrat

course-draw-trumps = D’abord les atouts
course-draw-trumps-ask = Vous jouez huit carreau et vous entamez. Il leur reste des atouts.
course-draw-trumps-ask-right = Quand ils n’ont plus d’atout, votre roi et votre dame de cœur ne risquent plus rien.
course-draw-trumps-ask-trumped = Quelqu’un va couper. Faites d’abord tomber leurs atouts.
course-last-trump = Garder le dernier atout
course-last-trump-ask = Vous jouez huit carreau, avez six levées et il en faut encore deux. L’as est votre dernier atout.
course-last-trump-ask-right = L’as d’atout arrête tout ce qu’ils entament, et entre-temps un de vos piques devient gagnant.
course-last-trump-ask-suits = Alors, plus rien n’arrête leurs couleurs.
course-long-suit = Jouer la couleur longue
course-long-suit-ask = Vous jouez sept { no-trumps }. Votre as de trèfle a gagné; vous avez huit levées sûres, et un roi.
course-long-suit-ask-right = Prenez les levées sûres tant que vous entamez.
course-ace-on-king = L’as sur le roi
course-ace-on-king-ask = Votre partenaire joue sept { no-trumps } et n’a encore fait aucune levée. Le roi de carreau est la plus forte carte sur la table.
course-ace-on-king-ask-right = Votre camp peut perdre trois levées, et deux sont déjà perdues.
course-way-back = Revenir chez le partenaire
course-way-back-ask = Votre partenaire joue six { no-trumps } et a dit que son fou est un cœur : le plus fort. Vous entamez.
course-way-back-ask-right = Un cœur mène à coup sûr au fou de votre partenaire, qui continue avec ses couleurs.

## Faire échouer le contrat

course-cash = Prendre sa levée
course-cash-ask = Ils jouent huit trèfle et ont six levées. Il en reste trois, et il vous en faut deux.
course-cash-ask-right = L’as et le roi de cœur sont ces deux levées. Avec le dix de carreau, on ne ferait qu’espérer.
course-joker-lead = Prendre leurs atouts
course-joker-lead-ask = Ils jouent sept pique et ont trois levées. Vous entamez, avec le fou, un autre atout et de bons carreaux.
course-joker-lead-ask-right = Leurs atouts tombent, et ils ne peuvent plus couper vos carreaux.

## La misère

course-misere-seven = Pas avant un sept
course-misere-seven-try = La misère est l’annonce de ne faire aucune levée, sans partenaire et sans atout, pour 250 points. Vos cartes sont petites. Annoncez misère maintenant.
course-misere-seven-try-right = Quelqu’un doit d’abord annoncer sept.
course-misere-seven-try-other = C’est permis. La leçon porte sur la misère : annoncez-la.
course-misere-seven-told = Peu importe qui annonce sept. La misère ouverte se passe de sept, mais vos cartes sont étalées après la première levée.
course-misere-now = Misère
course-misere-now-ask = Maintenant, on a annoncé sept pique. Vous pouvez écarter la dame, le roi et une autre carte.
course-misere-now-ask-right = Les laisser jouer sept vous coûterait plus que le risque.
course-misere-now-ask-open = Devant vos cartes étalées, ils trouvent vos couleurs faibles : 39 sur 100.
course-misere-now-ask-pass = Ils réussissent le plus souvent sept pique. Vous avez de quoi faire mieux.
course-misere-now-ask-other = Vous n’avez presque pas de carte forte. Annoncez de ne faire aucune levée.
course-under-eight = Sous le huit
course-under-eight-ask = Vous jouez la misère. Le huit de carreau est la plus forte carte sur la table.
course-under-eight-ask-right = Sous le huit, la levée est à eux.
course-stay-under = La plus forte qui reste dessous
course-stay-under-ask = Vous jouez la misère, avec deux trèfles. Le valet est le plus fort sur la table.
course-stay-under-ask-right = Le dix reste sous le valet, et vous en voilà quitte. C’est la plus forte carte qui reste dessous.
course-keep-six = Garder le six
course-keep-six-ask = Ils jouent la misère ouverte : les cartes de l’{ contractor } sont étalées. Vous fournissez sur le roi de cœur.
course-keep-six-ask-right = Gardez la plus petite : dessous, il faut bien que l’autre gagne.
course-keep-seven = Garder le sept
course-keep-seven-ask = Encore une misère ouverte. L’{ contractor } a joué le six de pique, et vos deux cartes le battent.
course-keep-seven-ask-right = Les deux font cette levée. Le sept est celle qui peut perdre la suivante.
course-long-lead = Garder le cinq
course-long-lead-ask = Ils jouent la misère, et vous entamez. Vous avez trois carreaux et le cinq de pique.
course-long-lead-ask-right = Gardez la plus petite pour la fin, quand l’{ contractor } n’a plus rien dessous.

## Le fou en sans atout

course-joker-follow = Pas quand on peut fournir
course-joker-follow-try = Vous jouez huit { no-trumps } et n’avez donné aucune couleur à votre fou. On a entamé trèfle, et vous en avez un. Jouez le fou.
course-joker-follow-try-right = Tant que vous pouvez fournir, le fou attend.
course-joker-follow-try-other = C’est la carte à jouer, bientôt. Essayez d’abord le fou.
course-joker-follow-ask = Alors, quelle carte?
course-joker-follow-ask-right = C’est le seul trèfle, et il gagne.
course-joker-void = Quand on n’en a pas
course-joker-void-ask = Le même contrat. On a entamé cœur, et vous n’en avez pas.
course-joker-void-ask-right = Le fou bat l’as. Jeter le six de trèfle est presque aussi bon : le fou reste pour plus tard.
course-joker-led = Entamer le fou
course-joker-led-try = Un fou entamé nomme la couleur que les autres doivent fournir. Entamez-le et demandez pique : X:S.
course-joker-led-try-right = Pique et trèfle ont été entamés. Le fou demande une couleur qui ne l’a pas été.
course-joker-led-try-other = C’est permis. Cette leçon porte sur le fou : entamez-le, et demandez pique.
course-joker-led-ask = Demandez maintenant une couleur qui n’a pas été entamée.
course-joker-led-ask-right = Il gagne, quoi qu’ils aient.
course-joker-led-ask-other = C’est une bonne entame. Cette leçon veut le fou, avec cœur ou carreau.

## Annoncer en comptant

course-counting = Comment compter
course-counting-how = Comptez un pour chaque fou, bord et as d’atout, un pour chaque atout après le quatrième, un pour chaque autre as, et un demi pour un roi accompagné.
course-counting-table = Avec quatre, vous ferez à deux sept ou huit levées : quatre de plus que vous ne comptez. Sept réussit dans 79 donnes sur 100, huit dans 59. Avec cinq, c’est huit : 87 et 69. Avec trois, sept : 65 et 42. Avec un ou deux, six.
course-counting-bid = La chance en donne une ou deux de plus ou de moins : annoncez donc environ une levée de moins.
course-count-pass = Comptez : annoncer ou passer?
course-count-pass-ask = Vous parlez en premier. Que vaut votre meilleure couleur?
course-count-pass-ask-right = Un bord et un demi-roi dans la meilleure couleur : un et demi au plus. Passez.
course-count-pass-ask-hearts = Quatre cœurs sans bord ni as ne comptent rien : six cœur échoue le plus souvent.
course-count-pass-ask-other = Vous comptez un et demi au plus. Ce ne sont pas six levées.
course-count-six = Deux et quatre
course-count-six-ask = Vous parlez en premier. Comptez vos cœurs.
course-count-six-ask-right = Le premier bord et un cinquième atout : deux, et quatre font six.
course-count-six-ask-pass = Deux et quatre font six : de quoi annoncer.
course-count-six-ask-seven = Deux et quatre font six. Sept ne réussit qu’une fois sur deux.
course-count-six-ask-other = Comptez cœur : le premier bord et un cinquième atout. Deux et quatre font six.
course-count-seven = Quatre et quatre, moins un
course-count-seven-ask = Vous parlez en premier. Comptez vos trèfles.
course-count-seven-ask-right = Fou, premier bord, cinquième atout et as : quatre. Quatre de plus font huit; sept est sûr, et vaut plus que six.
course-count-seven-ask-six = Six réussit presque toujours, mais sept réussit assez souvent pour valoir mieux.
course-count-seven-ask-eight = Huit, c’est votre moyenne : c’est donc trop souvent manqué.
course-count-seven-ask-pass = Vous comptez quatre : annoncez.
course-count-seven-ask-other = Votre couleur est trèfle. Vous comptez quatre : huit levées en moyenne, donc annoncez sept.
course-count-five = Cinq et demi
course-count-five-ask = Vous parlez en premier. Comptez vos carreaux.
course-count-five-ask-right = Fou, deux bords, as, cinquième atout et demi-roi : cinq et demi. Huit ne réussirait que dans 69 donnes sur 100, et coûte quand on le manque.
course-count-five-ask-six = Six réussit presque toujours, et laisse des points sur la table.
course-count-five-ask-eight = Huit réussit dans 69 donnes sur 100. Un contrat manqué coûte ce qu’il rapporte : sept vaut mieux.
course-count-five-ask-pass = Vous comptez cinq et demi : annoncez.
course-count-five-ask-other = Votre couleur est carreau, et vous pouvez compter sur sept levées.

## Québec

course-quebec-points = Ce qui change
course-quebec-points-jokers = Deux fous : la Blanche est le plus fort atout, le Fou en couleurs le suivant, puis les bords. Il y a des quatre dans chaque couleur, et la { kitty } a six cartes.
course-quebec-points-bids = Chaque personne annonce une seule fois, à son tour. Pas de misère, à moins que votre table joue le nullo.
course-quebec-points-points = Un contrat manqué donne ses points à l’autre camp; aucun pointage ne recule. Les levées des adversaires ne rapportent rien. La partie se joue à 1000.
course-six-discards = Un écart de six
course-six-discards-ask = Vous jouez huit cœur et avez ramassé six cartes. Écartez-en six sur seize.
course-six-discards-ask-right = Deux fous, deux bords, quatre autres atouts, et l’as et le roi de pique : dix cartes gagnantes.
course-six-discards-ask-keep = Gardez tous les atouts – les fous, les deux valets rouges et les cœurs – et l’as et le roi de pique.
course-right-bower = Le bord du partenaire
course-right-bower-ask = Votre partenaire joue sept carreau et entame le premier bord. Vous avez la Blanche et un petit atout.
course-right-bower-ask-right = Le premier bord gagne tout seul. La Blanche fera une autre levée.
course-coloured-joker = Le Fou en couleurs
course-coloured-joker-ask = Ils jouent huit pique et entament le premier bord. Vous avez le Fou en couleurs et le second bord.
course-coloured-joker-ask-right = Seul un fou bat le premier bord.
course-drive-out = Garder le fou
course-drive-out-ask = Vous jouez sept { no-trumps }, avez quatre levées et il en faut encore trois. Vous n’avez pas de trèfle.
course-drive-out-ask-right = Le roi et la dame sont les plus forts cœurs qui restent. Le fou attend leurs trèfles.
course-last-high = La dernière carte forte
course-last-high-ask = Vous jouez sept { no-trumps } et avez six levées. L’as et le roi de carreau sont passés.
course-last-high-ask-right = La dame est maintenant la plus forte : voilà la septième.

## États-Unis

course-states-points = Ce qui change
course-states-points-bids = Chaque personne annonce une seule fois, à son tour. Il n’y a pas de misère. Les trois cartes qui restent sont la { kitty }.
course-states-points-points = Qui atteint 500 gagne, par un contrat ou par des levées contre un contrat : chaque levée des adversaires rapporte 10.
course-one-bid = Une seule annonce
course-one-bid-ask = Vous parlez en premier, et une seule fois. Vous connaissez ces cartes.
course-one-bid-ask-right = Annoncez tout de suite ce que vous avez : il n’y a pas de second tour.
course-one-bid-ask-six = Quelqu’un annonce plus haut, et vous ne pouvez plus répondre : votre annonce est faite.
course-one-bid-ask-pass = Vous comptez quatre et demi, et il n’y a pas de second tour.
course-one-bid-ask-other = Comptez cœur : quatre et demi. Annoncez cœur, sept ou huit.
course-widow = La veuve
course-widow-ask = Vous jouez huit trèfle, et la { kitty } a donné le dix de trèfle, un roi et un as. Écartez trois cartes.
course-widow-ask-right = Il reste sept atouts, deux as et un roi.
course-widow-ask-keep = Gardez les sept atouts – le valet de pique en est un –, les deux as et le roi.

## Rummy 500

course-rummy-meld = Piger, étaler, jeter
course-rummy-meld-draw = Vous avez deux neuf. Pigez une carte : dans la pioche, ou le six de la défausse.
course-rummy-meld-draw-right = Un troisième neuf!
course-rummy-meld-draw-six = Le six de cœur ne va avec rien dans votre main. Essayez la pioche.
course-rummy-meld-meld = Trois cartes de même valeur font une combinaison, comme trois qui se suivent dans une couleur. Étalez vos neuf : les cartes sur la table comptent pour vous, celles en main contre vous.
course-rummy-meld-meld-right = 27 points sur la table.
course-rummy-meld-meld-first = Pas encore : jeter une carte finit votre tour. Étalez d’abord les neuf.
course-rummy-meld-throw = Jetez une carte, et votre tour est fini. N’importe laquelle convient.
course-rummy-meld-throw-right = Tout le monde la voit, et pourra la prendre plus tard.
course-rummy-take = Au fond de la défausse
course-rummy-take-ask = Vous avez deux neuf, et un neuf est dans la défausse sous deux cartes. On peut prendre jusqu’à une carte, si on étale aussitôt la plus profonde.
course-rummy-take-ask-right = Trois cartes en un tour, et le neuf fait une combinaison.
course-rummy-take-ask-leave = Le neuf de carreau est là, troisième à partir du dessus. Avec vos deux neuf, il fait une combinaison.
course-rummy-take-owe = Essayez maintenant de jeter tout de suite le roi de pique.
course-rummy-take-owe-right = D’abord le neuf : c’est le prix à payer pour le prendre.
course-rummy-take-owe-other = Bientôt. Essayez d’abord de jeter le roi de pique.
course-rummy-take-meld = Étalez les neuf.
course-rummy-take-meld-right = Vous pouvez maintenant jeter une carte.
course-rummy-lay = Ajouter
course-rummy-lay-try = La suite de votre adversaire : six, sept, huit de pique. Essayez d’étaler votre quatre, votre cinq et votre neuf de pique.
course-rummy-lay-try-right = Elles ne se suivent pas. Mais elles vont au bout de la suite.
course-rummy-lay-try-other = C’est permis. Essayez d’abord d’étaler les trois piques.
course-rummy-lay-ask = Ajoutez une carte : le neuf ou le cinq à la combinaison 1. La suite est à l’autre, et les points sont à vous.
course-rummy-lay-ask-right = Elle compte pour vous.
course-rummy-lay-ask-first = Jeter une carte finit votre tour. Ajoutez d’abord.
course-rummy-lay-more = Vous pouvez continuer : une autre carte convient.
course-rummy-lay-more-right = Et la suivante irait au bout de celle-là.
course-rummy-lay-more-first = C’est permis. Ajoutez d’abord à l’autre bout.
course-rummy-call = Rummy!
course-rummy-call-ask = Le neuf de pique a été jeté, et pourtant il va au bout de la suite sur la table. Ce n’est pas votre tour, mais vous pouvez crier avant que la personne suivante pige.
course-rummy-call-ask-right = Vous prenez le neuf, et c’est à vous.
course-rummy-call-lay = Mettez-le maintenant à sa place.
course-rummy-call-lay-right = Neuf points que quelqu’un a laissés.
course-rummy-aces = Les as en main
course-rummy-aces-ask = Il reste une carte à votre adversaire. Un as dans votre main, c’est 15 points contre vous.
course-rummy-aces-ask-right = De 15 contre vous à 15 pour vous.
course-rummy-aces-ask-away = Jeté, il ne compte pour personne. Il va à la combinaison 6.
course-rummy-lay-down = Ne pas attendre
course-rummy-lay-down-ask = Il reste une carte à votre adversaire, et vous avez trois neuf.
course-rummy-lay-down-ask-right = Quand la donne finit, seul ce qui est sur la table est à vous.
course-rummy-lay-down-ask-late = Il n’y aura peut-être pas d’autre tour. Des neuf en main, c’est 27 points contre vous.
course-rummy-whole = Tout étaler
course-rummy-whole-ask = Quatre cœurs qui se suivent, et il reste deux cartes à votre adversaire.
course-rummy-whole-ask-right = Les quatre, et il reste une carte.
course-rummy-whole-ask-part = La quatrième va aussi. Avec elle, il vous reste une carte : jetez-la, et vous finissez.
course-rummy-whole-ask-late = Votre adversaire peut finir avant votre prochain tour. Étalez maintenant.
course-rummy-whole-throw = Jetez-la maintenant.
course-rummy-whole-throw-right = Vous avez fini, et la donne aussi.
course-rummy-out = Finir
course-rummy-out-ask = Deux cartes en main : un as qui va quelque part, et un six.
course-rummy-out-ask-right = 15 points, et il ne reste qu’une carte.
course-rummy-out-ask-low = Au bas d’une suite, un as vaut 1; avec les autres as, il vaut 15.
course-rummy-out-ask-ace = L’as va sur la table. Ajoutez-le, et le six vous fait finir.
course-rummy-out-throw = Votre dernière carte : jetez-la, et la donne est finie.
course-rummy-out-throw-right = Vous avez fini. Ce qui reste à l’adversaire compte contre son camp.

## Autres tables

course-house-rules = Règles maison
course-house-rules-told = Deux tables ne jouent jamais tout à fait pareil. La feuille de règles d’une table dit ce qui vaut, et chaque règle peut être changée avant une partie. Les leçons suivantes montrent ce que cela donne.
course-misere-any = La misère à tout moment
course-misere-any-ask = À cette table, la misère se passe de sept. Vous connaissez ces cartes.
course-misere-any-ask-right = Ici, on le peut tout de suite.
course-misere-any-ask-open = Devant vos cartes étalées, elle réussit dans 39 donnes sur 100.
course-misere-any-ask-pass = À cette table, pas besoin d’attendre un sept.
course-misere-any-ask-other = Vos cartes sont petites. Annoncez de ne faire aucune levée.
course-joker-last = Le fou à la fin
course-joker-last-try = À cette table, on n’entame le fou qu’à la dernière levée. Essayez maintenant, en demandant cœur : X:H.
course-joker-last-try-right = Il attend, ou gagne quand vous ne pouvez pas fournir.
course-joker-last-try-other = C’est permis. Essayez d’abord le fou.
course-joker-last-told = Gardez donc une carte sûre à côté. Le fou seul ne garde pas l’entame.
course-blind = La misère aveugle
course-blind-try = À cette table, les cartes restent face cachée jusqu’à ce qu’on les regarde, et on peut annoncer misère avant. Essayez d’annoncer sept cœur sans regarder.
course-blind-try-right = Seule la misère aveugle s’annonce à l’aveugle.
course-blind-try-other = C’est permis. Essayez d’abord sept cœur.
course-blind-look = Regardez maintenant vos cartes.
course-blind-look-right = À partir de maintenant, vous annoncez comme d’habitude.
course-blind-look-blind = Quel courage! Mais avec des cartes inconnues, elle réussit rarement. Regardez d’abord.
course-no-bid = Personne n’annonce
course-no-bid-told = Dans les jeux habituels, on enterre la donne, et la personne suivante donne. À certaines tables, on la joue en sans atout, 10 points la levée.
