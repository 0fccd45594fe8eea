### Pourquoi un joueur, ou un conseil, a choisi une action.
###
### Les deux langues ont les mêmes clés et les mêmes variables (un test y veille). Chaque message peut aussi employer
### $country (au, us, qc), $nil (misere, nullo : le mot de la table pour ces contrats) et $jokers (0, 1, 2), et
### renvoyer aux mots de terms.ftl : { kitty }, { no-trumps }, { contractor }, { misere-word }.
### Les cartes viennent sans article : LE($card) donne « l’as de pique », DU($card) « du roi de pique »,
### DE($name) « d’Ann », QUE($name) « qu’Ann » ; CAP($text) met la majuscule.
###
### $seat est le nom d’un joueur, $bid une annonce en mots (« sept cœurs »), $suit une couleur, $card une carte.

## Quoi qu’il arrive

bots-only-choice = C’est la seule carte possible.
bots-any-will-do = N’importe laquelle fera l’affaire.

## Les déclarations

bots-bid-makes = Annoncez { $bid } : vous pouvez compter sur { $tricks ->
    [one] une levée
   *[other] { $tricks } levées
} environ.
bots-bid-raise = Soutenez { $seat } avec { $bid } : ensemble, comptez sur { $tricks ->
    [one] une levée
   *[other] { $tricks } levées
} environ.
bots-bid-over = Annoncez { $bid } par-dessus eux : vous pouvez compter sur { $tricks ->
    [one] une levée
   *[other] { $tricks } levées
} environ.
bots-bid-sacrifice = Annoncez { $bid } : vous risquez de reculer, mais les laisser jouer coûterait plus cher.
bots-bid-misere = Annoncez { $bid } : vos cartes sont assez basses pour perdre chaque levée.
bots-bid-blind = Annoncez { $bid } : rien de moins ne peut encore renverser la partie.
bots-bid-partie = Annoncez { $bid } : cette main peut faire les dix levées et prendre la partie.
bots-bid-sans-kitty = Annoncez { $bid } : votre main est assez forte sans la { kitty }.
bots-show-joker = Annoncez { $bid } : il est convenu que cela montre le fou.
bots-show-help = Annoncez { $bid } : il est convenu que cela promet de l’aide à { $suit }.
bots-pass-weak = Passez : la main fait trop peu de levées pour annoncer.
bots-pass-partner = Passez : { $bid }, l’annonce { DE($seat) }, est bonne comme elle est.
bots-pass-defend = Passez : contre { $bid }, mieux vaut se défendre que monter.
bots-pass-own = Passez : { $bid } est déjà votre annonce.
bots-look = Regardez vos cartes : rien ne force à annoncer à l’aveugle.

## Ce que disent les déclarations par convention

bots-agreed-six-no-trumps-natural = Une première annonce de six { no-trumps } veut dire ce qu’elle dit.
bots-agreed-six-no-trumps-joker = Une première annonce de six { no-trumps } montre le fou; passer à la place le nie.
bots-agreed-six-of-suit-natural = Une première annonce de six dans une couleur veut dire ce qu’elle dit.
bots-agreed-six-of-suit-help = Une première annonce de six dans une couleur montre trois atouts avec un bord ou le fou; passer à la place les nie.
bots-means-joker = Montre le fou.
bots-means-help = Montre de l’aide à { $suit }.
bots-means-no-joker = Nie le fou.
bots-means-no-help = Nie toute aide dans une couleur.

## La veuve, la couleur du fou, les partenaires

bots-give-low = Donnez { LE($card) } : une petite carte aide le plus.
bots-discard-losers = Gardez les atouts et les cartes maîtresses, écartez les perdantes.
bots-discard-void = Écartez les perdantes et n’ayez plus de { $suit }.
bots-discard-dangers = Écartez les cartes qui risquent le plus de faire une levée.
bots-nominate-long = Nommez { $suit } : le fou vient en tête de votre longue.
bots-nominate-guard = Nommez { $suit } : le fou garde une couleur qui n’a pas d’autre garde.
bots-nominate-safe = Nommez { $suit } : c’est là que le fou risque le moins de faire une levée.
bots-nominate-none = Ne nommez aucune couleur : le fou prendra quand vous ne pourrez pas fournir.
bots-call-card = Appelez { LE($card) } : qui la tient vous aidera le plus.
bots-alone = Jouez sans partenaire : la main est assez forte.
bots-alone-in-secret = Appelez { LE($card) }, que vous tenez : vous jouez seul et personne ne le sait.
bots-ask-bidder = Prenez { $seat }, qui a montré de la force dans les déclarations.
bots-ask-neighbour = Prenez { $seat } : un partenaire vaut mieux que rien.
bots-ask-two = Prenez deux partenaires : le contrat est haut.

## Entamer

bots-draw-trumps = Entamez { LE($card) } et faites tomber les atouts : { $count ->
    [one] il en reste un dehors
   *[other] il en reste { $count } dehors
}.
bots-force-trump = Entamez { LE($card) } pour faire sortir un atout plus haut.
bots-trump-for-contractor = Entamez { LE($card) } : { $seat } veut faire tomber les atouts.
bots-cash = Entamez { LE($card) } : plus rien ne peut la battre.
bots-lead-likely = Entamez { LE($card) } : la levée est probable.
bots-give-ruff = Entamez { $suit } : { $seat } peut couper.
bots-return-suit = Rejouez { $suit }, la couleur { DE($seat) }.
bots-lead-short = Entamez votre seule carte à { $suit } : vous pourrez couper au prochain tour.
bots-establish = Entamez { $suit } : la couleur vous donnera des levées plus tard.
bots-lead-sequence = Entamez { LE($card) }, tête de séquence, pour faire sortir ce qui est plus haut.
bots-lead-safe = Entamez { LE($card) } : c’est ce qui donne le moins.
bots-lead-joker = Entamez le fou et demandez { $suit }.
bots-lead-trumps-left = Il ne reste que des atouts : entamez { LE($card) }.

## Fournir

bots-win-cheaply = Faites la levée au meilleur prix, avec { LE($card) }.
bots-win-surely = Prenez avec { LE($card) } : personne ne peut la battre.
bots-play-high = Mettez { LE($card) } : une plus petite ne tiendrait pas.
bots-leave-to-partner = Jouez petit : { $seat } tient la levée pour votre camp.
bots-second-low = Jouez petit, { LE($card) } : d’autres peuvent encore s’occuper de cette levée.
bots-cannot-win = Cette levée est perdue : jouez { LE($card) }.
bots-not-worth-it = Jouez { LE($card) } : prendre coûterait plus que la levée ne vaut.
bots-ruff = Coupez avec { LE($card) }.
bots-overruff = Surcoupez avec { LE($card) }.
bots-throw-loser = Défaussez { LE($card) } : elle ne vous manquera pas.
bots-play-joker = C’est le moment de jouer le fou.

## Pour et contre un contrat de ne faire aucune levée

bots-duck = Restez dessous avec { LE($card) }.
bots-throw-danger = Débarrassez-vous { DU($card) } pendant que c’est sans danger.
bots-lead-to-lose = Entamez { LE($card) } : quelqu’un devrait devoir la battre.
bots-hope-above = Jouez { LE($card) } en espérant que quelqu’un doive monter.
bots-catch-low = Jouez petit, { LE($card) } : { $seat } devra peut-être monter.
bots-stay-under = Restez dessous avec { LE($card) } : laissez la levée à { $seat }.
bots-shed-high = Débarrassez-vous { DU($card) } : les grosses cartes ne font que sauver { $seat }.
bots-caught = Jouez { LE($card) } : { $seat } doit prendre la levée.
bots-his-highest = Faites jouer { LE($card) } à { $seat }.

## Ce qu’a trouvé un joueur qui essaie ses cartes et ses annonces dans des donnes qu’il imagine

bots-search-makes = Jouez { LE($card) } : le contrat est fait dans { $percent } % des donnes que vous pouvez imaginer, contre { $less } % avec { LE($other) }.
bots-search-defeats = Jouez { LE($card) } : le contrat chute dans { $percent } % des donnes que vous pouvez imaginer, contre { $less } % avec { LE($other) }.
bots-search-better = Jouez { LE($card) } : dans les donnes que vous pouvez imaginer, cette carte rapporte plus que { LE($other) }.
bots-search-bid = Annoncez { $bid } : le contrat est fait dans { $percent } % des donnes que vous pouvez imaginer et rapporte en moyenne { $points } points.
bots-search-pass = Passez : dans les donnes que vous pouvez imaginer, toute annonce rapporte moins.
bots-search-discard = Aucun autre écart ne fait le contrat plus souvent : il est fait dans { $percent } % des donnes que vous pouvez imaginer.
bots-search-choice = Rien d’autre ne fait le contrat plus souvent : il est fait dans { $percent } % des donnes que vous pouvez imaginer.
