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
bots-any-will-do = N’importe laquelle convient.

## Les déclarations

bots-bid-makes = Annoncez { $bid } : vous pouvez compter sur environ { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
}.
bots-bid-instead = Annoncez { $bid } : cela devrait rapporter bien plus que l’annonce { DE($seat) }, { $over }.
bots-bid-raise = Soutenez { $seat } avec { $bid } : ensemble, vous pouvez compter sur environ { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
}.
bots-bid-over = Montez à { $bid } : vous pouvez compter sur environ { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
}.
bots-bid-sacrifice = Annoncez { $bid } : vous risquez de manquer le contrat, mais laisser jouer vos adversaires coûterait plus cher.
bots-bid-misere = Annoncez { $bid } : vos cartes semblent assez petites pour perdre toutes les levées.
bots-bid-blind = Annoncez { $bid } : rien de moins ne peut encore renverser la partie.
bots-bid-partie = Annoncez « { $bid } » : cette main a de bonnes chances de faire les dix levées et de prendre la partie.
bots-bid-sans-kitty = Annoncez { $bid } : votre main semble assez forte sans la { kitty }.
bots-show-joker = Annoncez { $bid } : selon la convention, cela montre le fou.
bots-show-help = Annoncez { $bid } : selon la convention, cela promet de l’aide en { $suit }.
bots-message = Dites « { $bid } » : trop peu pour une annonce qui engage, mais votre partenaire doit le savoir.
bots-pass-weak = Passez : votre main est trop faible pour annoncer.
bots-pass-partner = Passez : l’annonce { DE($seat) }, { $bid }, est bonne comme elle est.
bots-pass-defend = Passez : contre { $bid }, mieux vaut se défendre que monter.
bots-pass-own = Passez : { $bid } est votre propre annonce.
bots-look = Regardez vos cartes : vous n’êtes pas assez loin derrière pour annoncer à l’aveugle.

## La veuve, la couleur du fou, les partenaires

bots-give-low = Donnez { LE($card) } : plus la carte est petite, mieux c’est.
bots-discard-losers = Gardez les atouts et les cartes maîtresses, écartez les perdantes.
bots-discard-void = Écartez les perdantes, de façon à ne plus avoir de { $suit }.
bots-discard-dangers = Écartez les cartes qui risquent le plus de faire une levée.
bots-give-dangers = Donnez les cartes qui risquent le plus de faire une levée : votre partenaire peut en écarter autant.
bots-nominate-long = Choisissez { $suit } : le fou vient en tête de votre couleur longue.
bots-nominate-guard = Choisissez { $suit } : le fou protège une couleur qui n’a pas d’autre protection.
bots-nominate-safe = Choisissez { $suit } : c’est là que le fou risque le moins de faire une levée.
bots-nominate-none-low = Ne choisissez aucune couleur : le fou, la carte la plus faible, pourra être jeté quand vous ne pourrez pas fournir.
bots-nominate-none = Ne choisissez aucune couleur : le fou fera la levée quand vous ne pourrez pas fournir.
bots-call-card = Appelez { LE($card) } : qui a cette carte vous aidera le plus.
bots-alone = Jouez sans partenaire : votre main est assez forte.
bots-alone-in-secret = Appelez { LE($card) }, que vous avez : vous jouez sans partenaire et personne ne le sait.
bots-ask-bidder = Prenez { $seat }, qui a montré de la force dans les déclarations.
bots-ask-neighbour = Prenez { $seat } : un partenaire vaut mieux que rien.
bots-ask-two = Prenez deux partenaires : le contrat est haut.

## Entamer

bots-draw-trumps = Entamez { LE($card) } et faites tomber les atouts : { $count ->
    [one] il en reste { $count } chez les autres
   *[other] il en reste { $count } chez les autres
}.
bots-force-trump = Entamez { LE($card) } pour faire sortir un atout plus fort.
bots-trump-for-contractor = Entamez { LE($card) } : { $seat } veut faire tomber les atouts.
bots-cash = Entamez { LE($card) } : plus rien ne peut battre cette carte.
bots-lead-likely = Entamez { LE($card) } : cette carte fait la levée dans { $percent } % des donnes possibles, environ.
bots-give-ruff = Entamez du { $suit } : { $seat } n’en a plus et pourra peut-être couper.
bots-return-suit = Rejouez du { $suit }, la couleur { DE($seat) }.
bots-lead-short = Entamez votre seule carte de { $suit } : vous pourrez couper au prochain tour.
bots-establish = Entamez du { $suit } : cette couleur vous donnera des levées plus tard.
bots-lead-sequence = Entamez { LE($card) }, tête de séquence, pour faire sortir les cartes plus fortes.
bots-lead-safe = Entamez { LE($card) } : c’est ce qui donne le moins.
bots-lead-joker = Entamez le fou et demandez du { $suit }.
bots-lead-trumps-left = Il ne reste que des atouts : entamez { LE($card) }.

## Fournir

bots-win-cheaply = Faites la levée au plus bas prix, avec { LE($card) }.
bots-win-surely = Prenez avec { LE($card) } : personne ne peut faire mieux.
bots-play-high = Jouez { LE($card) } : une carte plus petite ne suffirait pas.
bots-leave-to-partner = Inutile de faire cette levée : { $seat } la fait pour votre camp.
bots-second-low = Jouez { LE($card) } : d’autres peuvent encore s’occuper de cette levée.
bots-cannot-win = Cette levée est perdue : jouez { LE($card) }.
bots-not-worth-it = Jouez { LE($card) } : prendre coûterait plus que la levée ne vaut.
bots-ruff = Coupez avec { LE($card) }.
bots-overruff = Surcoupez avec { LE($card) }.
bots-throw-loser = Jetez { LE($card) } : cette carte ne vous manquera pas.
bots-play-joker = C’est le moment de jouer le fou.

## Pour et contre un contrat de ne faire aucune levée

bots-duck = Restez dessous avec { LE($card) }.
bots-throw-danger = Débarrassez-vous { DU($card) } pendant que c’est sans danger.
bots-lead-to-lose = Entamez { LE($card) } : quelqu’un devrait être obligé de monter.
bots-hope-above = Jouez { LE($card) } en espérant que quelqu’un soit obligé de monter.
bots-catch-low = Jouez { LE($card) } : { $seat } devra peut-être monter.
bots-stay-under = Restez dessous avec { LE($card) } : laissez la levée à { $seat }.
bots-shed-high = Débarrassez-vous { DU($card) } : les cartes fortes ne font que sauver { $seat }.
bots-caught = Jouez { LE($card) } : { $seat } doit prendre la levée.
bots-his-highest = Faites jouer { LE($card) } à { $seat }.

## Ce qu’a trouvé un joueur qui essaie ses cartes et ses annonces dans des donnes qu’il imagine

bots-search-makes = Jouez { LE($card) } : le contrat réussit dans { $percent } % des donnes possibles, contre { $less } % avec { LE($other) }.
bots-search-defeats = Jouez { LE($card) } : le contrat échoue dans { $percent } % des donnes possibles, contre { $less } % avec { LE($other) }.
bots-search-better = Jouez { LE($card) } : en moyenne, cette carte rapporte plus que { LE($other) }.
bots-search-even = Jouez { LE($card) } : { LE($other) } vaut à peu près autant.
bots-search-bid = Annoncez { $bid } : le contrat réussit dans { $percent } % des donnes possibles et rapporte { $points } points en moyenne.
# Égalité : les donnes examinées ne montrent aucune différence. $other est une autre annonce.
bots-search-bid-or = Annoncez { $bid } : le contrat réussit dans { $percent } % des donnes possibles. Annoncer { $other } vaut à peu près autant.
bots-search-bid-or-pass = Annoncez { $bid } : le contrat réussit dans { $percent } % des donnes possibles. Passer vaut à peu près autant.
# $seat est un adversaire, et $over son annonce.
bots-search-sacrifice = Annoncez { $bid } en sacrifice : le contrat ne réussit que dans { $percent } % des donnes possibles, mais le manquer coûte moins cher que { $over }, l’annonce { DE($seat) }.
bots-search-stop = Annoncez { $bid }, pour que { $seat } ne gagne pas la partie avec { $over } : le contrat réussit dans { $percent } % des donnes possibles.
bots-search-instead = Annoncez { $bid } : le contrat réussit dans { $percent } % des donnes possibles et rapporte { $points } points de plus que l’annonce { DE($seat) }, { $over }, soutenue ou non.
bots-search-pass = Passez : en moyenne, toute annonce rapporte moins.
bots-search-pass-or = Passez : annoncer { $other } vaut à peu près autant.
bots-search-discard = Aucun autre écart ne fait réussir le contrat plus souvent : { $percent } % des donnes possibles.
# $percent va de 0 à 5.
bots-search-hopeless = Quoi que vous choisissiez, ce contrat est presque sûrement perdu : il réussit dans { $percent ->
    [0] presque aucune des donnes possibles
   *[other] { $percent } % des donnes possibles
}.
bots-search-choice = Rien d’autre ne fait réussir le contrat plus souvent : { $percent } % des donnes possibles.
