### Les problèmes : ce qui est demandé, ce que vaut une réponse, et de quoi traite chaque problème. Les réponses justes sont
### dans les problèmes (crates/engine/learning/puzzles), non ici. Un thème (puzzle-theme-NOM) tient son nom de ce que fait la
### bonne réponse : on le dit après celle-ci, avant comme conseil, et dans la liste. Les nombres : donnes semblables sur 100.

## Un problème, quel qu’il soit

puzzle-title = Problème
puzzle-opening = { $title }
puzzle-ask-lead = À vous d’entamer. Avec quelle carte?
puzzle-ask-card = Quelle carte jouez-vous?
puzzle-ask-discard = Qu’écartez-vous?
puzzle-ask-joker = De quelle couleur sera le fou?
puzzle-ask-bid = Qu’annoncez-vous? Passer est aussi une réponse.
puzzle-ask-draw = D’où pigez-vous?
puzzle-ask-turn = Que faites-vous d’abord?
puzzle-how = Tapez une carte, une annonce ou ce que vous faites, encore pour réentendre la position, conseil pour savoir de quoi il s’agit, montrer pour la réponse, suivant pour un autre problème, quitter pour sortir.
puzzle-solved = Résolu.
puzzle-missed = Manqué, cette fois.
puzzle-skipped = On passe à un autre problème.
word-next = suivant, sauter, un autre

## Ce que vaut une réponse

puzzle-mark-0 = Aucun point sur 10 : c’est en moyenne plus de 50 points de moins que le meilleur choix.
puzzle-mark-4 = 4 sur 10 : c’est en moyenne jusqu’à 50 points de moins que le meilleur choix.
puzzle-sure = Cela ne peut pas échouer, où que soient les cartes cachées.
puzzle-tempting = Tentant : { $action }. { $fails } fois sur 100, cela échoue, et non la réponse.
puzzle-tempting-points = Tentant : { $action }. C’est en moyenne { $points } points de moins que la réponse; { $fails } fois sur 100, c’est 10 ou plus.
puzzle-marked = { CAP($action) } : { $mark } sur 10
puzzle-marked-chance = { CAP($action) } : { $mark } sur 10; le contrat réussit { $chance } fois sur 100

## Cote et suite

puzzle-rating = Votre cote : { $rating } ± { $around }
puzzle-rating-soon = { $count ->
    [one] Encore { $count } nouveau problème, et vous aurez une cote.
   *[other] Encore { $count } nouveaux problèmes, et vous aurez une cote.
}
puzzle-seen = Vous avez déjà vu ce problème, il ne compte donc pas.
puzzle-open = Toutes les cartes ouvertes
puzzle-row = De suite : { $count }
puzzle-row-over = La suite s’arrête ici, à { $count }.
puzzle-row-skip = Sauté. Une suite permet de sauter un problème, et c’est fait.
puzzle-no-skip = Vous avez déjà sauté un problème. Répondez, ou tapez montrer.

## Entre deux problèmes

puzzle-go-on = Appuyez sur Entrée pour le problème suivant, tapez erreur si la réponse vous paraît fausse, quitter pour sortir.
puzzle-none = Il ne reste aucun problème ici. kook puzzle themes donne la liste des thèmes.
puzzle-themes = Thèmes
puzzle-theme-listed = { $name }, { $count } : { $about }
puzzle-how-themes = Tapez kook puzzle --theme et un nom, comme kook puzzle --theme { $name }.
puzzle-no-theme = Il n’y a pas de thème { $wanted }. kook puzzle themes en donne la liste.
puzzle-no-set = Il n’y a pas de problèmes pour { $wanted }. Il y en a pour { $sets }.
puzzle-damaged = { $count ->
    [one] { $count } ligne de { $path } est illisible. Elle reste là, et ne compte pas.
   *[other] { $count } lignes de { $path } sont illisibles. Elles restent là, et ne comptent pas.
}
puzzle-unread = { $path } est illisible : vos réponses ne sont pas enregistrées. Supprimez ou réparez le fichier.
puzzle-unsaved = Votre réponse ne peut pas être enregistrée : { $error }

## Une erreur

word-wrong = erreur, il y a une erreur, je conteste
puzzle-judging = On juge de nouveau, par d’autres donnes…
puzzle-unjudged = On ne peut pas juger cela de nouveau.
puzzle-you-are-right = Vous avez raison : ce n’est pas net. Le problème ne compte plus.
puzzle-stands = La réponse est confirmée.
puzzle-judged-chance = { CAP($action) } : { $chance } fois sur 100
puzzle-judged-mark = { CAP($action) } : { $mark } sur 10
puzzle-judged-points = { CAP($action) } : { $points ->
    [0] en moyenne, autant de points que l’autre
    [1] en moyenne, un point de plus que l’autre
    [-1] en moyenne, un point de moins que l’autre
   *[other] en moyenne, { $points } points par rapport à l’autre
}
puzzle-complaint = Tout est dans { $path }. Envoyez le fichier à qui fait les problèmes.

## De quoi traitent les problèmes : le jeu de la carte

puzzle-theme-draw-trumps = Faire tomber les atouts : entamez-en tant que les adversaires en ont.
puzzle-theme-trump-lead = Entamer atout contre eux : il leur en reste moins pour couper vos cartes fortes.
puzzle-theme-last-trump = Gardez votre dernier atout, et entamez autre chose.
puzzle-theme-cash-first = Faites votre levée sûre avant d’entamer atout.
puzzle-theme-side-suit-first = Entamez l’autre couleur avant les atouts.
puzzle-theme-high-trump = De vos atouts, entamez un fort.
puzzle-theme-low-trump = De vos atouts, entamez un petit.
puzzle-theme-cash = Faites maintenant votre levée sûre.
puzzle-theme-set-up = Préparez une longue couleur avant de faire vos levées.
puzzle-theme-exit = Laissez quelqu’un d’autre faire cette levée et entamer; votre carte forte peut attendre.
puzzle-theme-lead-high = Entamez la carte forte de la couleur.
puzzle-theme-lead-low = Entamez la petite carte de la couleur.
puzzle-theme-partners-suit = Entamez la couleur que votre partenaire a entamée.
puzzle-theme-which-suit = Ce qui compte, c’est la couleur entamée.
puzzle-theme-lead-joker = Entamez le fou.
puzzle-theme-keep-joker = Gardez le fou pour plus tard.
puzzle-theme-partner-has-it = Votre partenaire tient la levée : laissez-la-lui.
puzzle-theme-overtake = Jouez plus fort que votre partenaire.
puzzle-theme-ruff = Coupez.
puzzle-theme-dont-ruff = Ne coupez pas.
puzzle-theme-win = Faites la levée tant que vous le pouvez.
puzzle-theme-hold-up = Laissez-leur cette levée.
puzzle-theme-cheaply = Faites la levée avec une petite carte, et gardez la forte.
puzzle-theme-securely = Faites la levée avec une carte forte : une petite peut être battue.
puzzle-theme-unblock = La levée n’est pas pour vous : jouez la plus forte, gardez la plus petite.
puzzle-theme-play-low = La levée n’est pas pour vous : jouez la plus petite carte.
puzzle-theme-throw = Ce qui compte, c’est la couleur que vous jetez.

## La misère

puzzle-theme-highest-under = À la misère, jouez la plus forte carte qui reste sous les leurs.
puzzle-theme-throw-danger = À la misère, jetez la carte qui pourrait faire une levée plus tard.
puzzle-theme-misere-lead = À la misère, entamez ce qui est sûr maintenant et ne le serait plus.
puzzle-theme-misere = À la misère, pensez aux levées à venir avant de jouer.
puzzle-theme-keep-lowest = Contre une misère, jouez la plus forte, et gardez la plus petite.
puzzle-theme-lead-under = Contre une misère, jouez la plus petite : les leurs seront peut-être plus fortes.
puzzle-theme-misere-suit = Contre une misère, ce qui compte, c’est la couleur entamée.
puzzle-theme-misere-throw = Contre une misère, ce qui compte, c’est la couleur que vous jetez.

## Annonces, écart et fou

puzzle-theme-joker-suit = Ce qui compte, c’est la couleur donnée au fou.
puzzle-theme-discard = Ce qui compte, c’est ce que vous écartez.
puzzle-theme-bid-more = Annoncez plus : la main le vaut.
puzzle-theme-bid-less = Annoncez moins : un contrat sûr vaut plus ici.
puzzle-theme-bid-at-all = Annoncez : la main le vaut.
puzzle-theme-pass = Passez : en moyenne, une annonce coûte plus qu’elle ne rapporte.
puzzle-theme-bid-misere = Annoncez misère : cette main peut éviter toutes les levées.
puzzle-theme-bid-strain = Ce qui compte, c’est la couleur annoncée, ou sans atout.

## Rummy 500

puzzle-theme-go-out = Finissez maintenant.
puzzle-theme-call-rummy = Criez « Rummy! » : ces cartes en valent la peine.
puzzle-theme-let-it-lie = Ne criez pas « Rummy! » ici.
puzzle-theme-end-hand = Ce qui compte, c’est si la donne finit maintenant.
puzzle-theme-take-more = Prenez plus de cartes de la défausse.
puzzle-theme-take-less = Prenez moins de cartes de la défausse.
puzzle-theme-take-top = Prenez la carte du dessus de la défausse.
puzzle-theme-take-deep = Prenez plusieurs cartes, pour la plus profonde.
puzzle-theme-leave-top = Laissez la carte du dessus, et pigez dans la pioche.
puzzle-theme-leave-pile = Laissez la défausse, et pigez dans la pioche.
puzzle-theme-which-meld = Ce qui compte, c’est la combinaison que vous étalez.
puzzle-theme-where-it-goes = Ce qui compte, c’est l’endroit où vont vos cartes.
puzzle-theme-meld-in-time = Étalez votre combinaison avant que quelqu’un ne finisse.
puzzle-theme-meld-joker = Étalez la combinaison avec le fou.
puzzle-theme-meld-now = Étalez votre combinaison maintenant.
puzzle-theme-lay-on-theirs = Ajoutez votre carte à une combinaison des autres : elle compte pour vous.
puzzle-theme-lay-off = Ajoutez votre carte à une combinaison.
puzzle-theme-hold-meld = Gardez votre combinaison en main.
puzzle-theme-hold-card = Gardez la carte que vous pourriez ajouter.
puzzle-theme-throw-unfitting = Jetez une carte que personne ne peut ajouter.
puzzle-theme-hold-ace = Gardez l’as, et jetez une autre carte.
puzzle-theme-keep-together = Gardez les cartes qui vont ensemble, et jetez-en une qui va seule.
puzzle-theme-throw-useless = Jetez la carte qui aide le moins les autres.
puzzle-theme-throw-high-in-time = Quelqu’un va peut-être finir : jetez la carte forte.
puzzle-theme-throw-high = Jetez la carte la plus forte.
puzzle-theme-keep-high = Gardez la carte forte, et jetez-en une plus petite.
puzzle-theme-which-discard = Ce qui compte, c’est la carte que vous jetez.

## Dans la page

puzzle-none-left = Il ne reste pas de problème de ce genre.
puzzle-so-far = Ce qui s’est passé
puzzle-button-hint = Indice
puzzle-button-other = Un autre problème
puzzle-button-next = Problème suivant
puzzle-button-wrong = Il y a une erreur
puzzle-button-more = D’autres comme celui-ci
puzzle-button-row = À la suite
puzzle-button-again = Recommencer
puzzle-five-hundred = Le 500
