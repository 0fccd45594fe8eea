### Les lois à une vraie table : ce que demande et décide l’arbitre.
###
### Les deux langues ont les mêmes clés et les mêmes variables (un test y veille). $players est une liste de places ou de noms,
### $count leur nombre; une clé qui commence par law est la ligne de la règle qui a décidé.

## Why

law-draw-1 = Qui laisse voir plus d’une carte en pigeant pige de nouveau.
law-draw-2 = On ne pige ni les quatre premières cartes ni les quatre dernières.
law-draw-3 = Tout le monde pige dans le même paquet.
law-draw-4 = À cartes égales, quand la place compte, on pige de nouveau.
law-draw-5 = Une fois le paquet offert à la coupe, équipes, places et donneur restent.
law-cut-1 = Une carte retournée à la coupe : on mêle de nouveau, même donneur.
law-cut-2 = Chaque paquet de la coupe a au moins quatre cartes.
law-cut-3 = Ces règles ne demandent aucun nombre de cartes à la coupe.
law-cut-4 = La coupe revient à la droite du donneur.
law-cut-5 = Tant que la dernière carte n’est pas donnée, un paquet qui n’a pas été coupé se redonne.
law-cut-6 = Une fois la dernière carte donnée, l’oubli de la coupe reste sans suite.
law-cut-7 = Le donneur mêle en dernier.
law-cut-8 = Une fois la première carte donnée, la coupe vaut.
law-deal-1 = Une carte face visible dans le paquet est une maldonne tant que personne n’a parlé.
law-deal-2 = Qui voit sa carte retournée par le donneur peut demander une nouvelle donne.
law-deal-3 = Une carte de la { kitty } retournée en donnant permet à tout le monde de demander une nouvelle donne.
law-deal-4 = Une carte que l’on retourne dans sa propre main n’est pas une maldonne.
law-deal-5 = Une main sans as ni figure n’est pas une maldonne.
law-deal-6 = Les premières cartes de la { kitty } se posent après le premier tour de donne.
law-deal-7 = D’autres paquets ne sont pas une maldonne si tout le monde a le bon nombre de cartes.
law-deal-8 = Tant que la dernière carte n’est pas donnée, le bon donneur reprend la donne.
law-deal-9 = Une fois les cartes données, la donne vaut, et le tour sauté donne ensuite.
law-deal-10 = Parler, c’est accepter la donne.
law-deal-11 = Un paquet incomplet ou marqué se redonne tant que la dernière carte n’est pas jouée.
law-deal-12 = Une fois la donne jouée, le pointage reste.
law-deal-13 = Un mauvais nombre de cartes fait redonner tant que toutes les mains touchées n’ont pas joué à la première levée.
law-deal-14 = Après la première carte jouée, en équipes, le mauvais nombre reste sans suite.
law-deal-15 = Au chacun pour soi, qui a un mauvais nombre de cartes ne marque rien.
law-deal-16 = Si l’{ contractor } ou la { kitty } n’a pas le bon nombre, on redonne tant que la première levée n’est pas complète.
law-deal-18 = Sans { contractor }, une mauvaise { kitty } trouvée après la première levée ne change rien en équipes.
law-deal-21 = Une donne enterrée reste enterrée.
law-bid-1 = Passer avant son tour compte comme passer à son tour.
law-bid-2 = Parler ensuite, c’est accepter l’annonce faite avant son tour.
law-bid-3 = Une annonce avant son tour s’annule; sans partenaire, il n’y a rien de plus à perdre.
law-bid-4 = Une annonce avant son tour s’annule, et le partenaire qui n’a pas parlé se tait.
law-bid-5 = Une annonce avant son tour s’annule; l’annonce déjà faite par le partenaire reste.
law-bid-6 = Une annonce avant son tour s’annule, et les partenaires ne parlent plus.
law-bid-7 = Une annonce avant son tour que personne ne relève compte comme celle du tour à venir.
law-exp-5 = Si personne ne conteste à temps, la carte retourne simplement dans la main.
law-exp-6 = Qui ne prend pas part au jeu n’expose rien.
law-exp-7 = L’{ contractor } qui joue sans partenaire peut montrer ses cartes.
law-exp-8 = La carte d’une renonce corrigée est exposée, même celle de l’{ contractor } sans partenaire.
law-exp-9 = Une carte entamée ou jouée trop tôt, ou reprise après une renonce, est exposée.
law-exp-10 = Une carte que d’autres ont pu voir, ou que sa main a nommée, est exposée.
law-exp-15 = Une carte montrée à qui n’est pas partenaire ne coûte rien.
law-wid-1 = Un regard que personne ne relève à temps reste sans suite.
law-wid-2 = Si un adversaire a vu la { kitty }, l’{ contractor } peut demander une nouvelle donne.
law-wid-3 = Si un partenaire a vu la { kitty }, on peut demander une nouvelle donne, rien de plus.
law-wid-4 = On ne choisit pas après sa propre faute : l’adversaire à gauche de l’{ contractor } peut demander une nouvelle donne.
law-wid-5 = Sans { contractor }, qui a vu la { kitty } ne marque rien.
law-wid-6 = Dans une donne enterrée, un regard ne change rien.
law-wid-7 = Le choix attend qu’il y ait un { contractor }.
law-wid-8 = Tous les adversaires veulent six sans atout : qui a vu la { kitty } les joue.
law-wid-9 = Tous les adversaires veulent une nouvelle donne.
law-wid-10 = Les adversaires ne s’entendent pas : qui a vu la { kitty } joue six sans atout.
law-wid-11 = Personne ne demande rien : rien n’est dû.
law-wid-12 = Les deux côtés ont vu la { kitty } : tout le monde peut demander une nouvelle donne.
law-wid-13 = Les partenaires ne font qu’un : la décision sur le premier regard vaut.
law-turn-1 = Une levée complète reste comme jouée.
law-turn-2 = Une entame avant son tour retourne dans la main, et la carte est exposée.
law-turn-3 = Une entame à la place du partenaire retourne dans la main, et un adversaire peut choisir l’entame.
law-turn-5 = L’{ contractor } qui joue trop tôt reprend sa carte, sans suite.
law-turn-6 = Une carte de trop n’est pas jouée : elle compte comme tombée.
law-turn-7 = Une carte jouée avant son tour est exposée.
law-turn-8 = Une carte jouée hors tour que personne ne relève reste, et la levée continue.
law-rev-2 = Une carte reprise, entamée ou jouée selon les règles n’est pas une renonce.
law-rev-3 = Une renonce se corrige tant que son côté n’a pas joué à la levée suivante.
law-rev-4 = Une renonce non prouvée reste sans suite; la preuve attend la fin de la donne.
law-rev-5 = Une fois le paquet coupé pour la donne suivante, une renonce reste sans suite.
law-rev-6 = Une renonce du côté de l’{ contractor } fait manquer le contrat.
law-rev-7 = Qui renonce contre un contrat ne marque rien.
law-rev-8 = Les deux côtés ont renoncé : à chacun sa pénalité, et rien n’est accordé.
law-rev-9 = Sans { contractor }, qui renonce ne marque rien.
law-score-1 = Le pointage écrit est juste.
law-score-2 = Un pointage se corrige jusqu’à la première annonce de la donne suivante.
law-score-3 = Après la première annonce de la donne suivante, l’erreur reste.
law-hand-1 = Tant que la première levée n’est pas complète, l’{ contractor } peut corriger son écart.
law-hand-3 = Une fois le paquet coupé pour la donne suivante, un mauvais nombre reste sans suite.
law-hand-4 = L’{ contractor } et un adversaire n’ont pas le bon nombre : la donne est nulle.
law-hand-5 = Avec un mauvais nombre, l’{ contractor } manque son contrat, et les adversaires en marquent la valeur.
law-hand-6 = Avec un mauvais nombre, l’{ contractor } perd la valeur du contrat.
law-look-1 = La dernière levée peut se revoir.
law-look-2 = Un regard en arrière que personne ne relève à temps reste sans suite.
law-look-3 = Qui retourne une levée plus ancienne peut se faire imposer une couleur.
law-look-4 = Avant d’entamer, l’{ contractor } peut revoir la { kitty } et son écart.
law-look-6 = Après avoir entamé, l’{ contractor } qui revoit son écart peut se faire imposer une couleur.

## The parts of the laws

law-part-draw = le tirage
law-part-cut = mêler et couper
law-part-deal = les maldonnes
law-part-bid = les annonces prématurées
law-part-exp = les cartes exposées
law-part-wid = la { kitty } vue
law-part-turn = les entames et les cartes prématurées
law-part-rev = les renonces
law-part-score = les erreurs de pointage
law-part-hand = les mains irrégulières
law-part-look = les regards en arrière

## What comes of it

verdict-stands = Rien ne change, et personne ne paie.
verdict-noted = C’est noté pour l’instant.
verdict-redo-draw = On pige de nouveau.
verdict-recut = On coupe de nouveau.
verdict-reshuffle = On mêle et on coupe de nouveau.
verdict-may-reshuffle = Le donneur peut mêler encore une fois.
verdict-right-dealer = Les cartes reviennent, et le bon donneur donne.
verdict-new-deal = C’est une maldonne : le même donneur redonne.
verdict-new-deal-option = Une nouvelle donne peut être demandée.
verdict-annulled = La donne est nulle, et personne ne marque.
verdict-put-right = On corrige le nombre de cartes, et le jeu continue.
verdict-cancelled = L’annonce ne compte pas.
verdict-barred = Un partenaire se tait.
verdict-exposed = La carte est exposée.
verdict-taken-back = La carte retourne dans la main.
verdict-lead-demand = Un adversaire peut choisir l’entame.
verdict-suit-demand = Un adversaire peut imposer une couleur.
verdict-contract-lost = Le contrat est perdu.
verdict-contract-awarded = Le contrat compte comme réussi.
verdict-no-score = Un côté ne marque rien dans cette donne.
verdict-forced-contract = On joue six sans atout.
verdict-score-corrected = Le pointage se corrige.

## What is done now

do-law-stands = Continuez le jeu.
do-law-noted = Finissez les déclarations; revenez-y ensuite.
do-law-redo-draw = { $count ->
    [one] { $players } pige de nouveau.
   *[other] { $players } pigent de nouveau.
}
do-law-recut = Coupez le paquet de nouveau.
do-law-reshuffle = Mêlez le paquet, puis faites-le couper.
do-law-may-reshuffle = Demandez à { $players } : mêler encore, ou non?
do-law-right-dealer = Rassemblez les cartes; { $players } mêle et donne.
do-law-new-deal = Rassemblez les cartes; le même donneur redonne.
do-law-new-deal-option = Demandez le choix avant de jouer autre chose.
do-law-annulled = Rassemblez les cartes; le même donneur redonne.
do-law-put-right = { $players } : écarter ce qui manque, ou reprendre les cartes de trop.
do-law-cancelled = Oubliez l’annonce { DE($players) }; la parole revient à son tour.
do-law-barred = { $count ->
    [one] { $players } ne parle plus dans ces déclarations.
   *[other] { $players } ne parlent plus dans ces déclarations.
}
do-law-exposed = { $count ->
    [one] { $players } pose la carte face visible et la joue dès que les règles le permettent.
   *[other] { $players } posent les cartes face visible et les jouent dès que les règles le permettent.
}
do-law-taken-back = { $count ->
    [one] { $players } reprend la carte, comme tout le monde qui a joué ensuite.
   *[other] { $players } reprennent les cartes, comme tout le monde qui a joué ensuite.
}
do-law-taken-back-rest = Qui a joué ensuite reprend sa carte.
do-law-lead-demand = Faites dire la demande; puis { $players } entame.
do-law-suit-demand = Faites dire la couleur; elle vaut pour { $players } au premier libre choix d’une couleur.
do-law-contract-lost = Marquez le contrat { DE($players) } comme manqué, quelles que soient les levées.
do-law-contract-awarded = Marquez le contrat { DE($players) } comme réussi, quelles que soient les levées.
do-law-no-score = { $count ->
    [one] { $players } ne marque rien dans cette donne.
   *[other] { $players } ne marquent rien dans cette donne.
}
do-law-forced-contract = Remettez les cartes comme données; { $players } prend la { kitty } et joue six sans atout.
do-law-score-corrected = Écrivez le bon pointage { DE($players) }.

## What may be chosen

may-law-may-reshuffle = mêler encore une fois, ou laisser
may-law-new-deal = demander une nouvelle donne, ou laisser la donne
may-law-no-score = demander une nouvelle donne, ou laisser la donne : alors rien pour { $players }
may-law-lead-demand = nommer la couleur de cette entame, sauf celle de la carte exposée; ou interdire celle de la carte exposée; ou ne rien demander
may-law-suit-demand = nommer la couleur que { $players } doit jouer, ou ne rien demander

## Until when

until-cut = jusqu’à ce que le paquet soit offert à la coupe
until-dealing = jusqu’à la première carte donnée
until-dealt = jusqu’à la dernière carte donnée
until-calling = tant que personne n’a parlé
until-over = jusqu’à la dernière carte jouée
until-next-deal = jusqu’à la coupe de la donne suivante
until-next-bid = jusqu’à la première annonce de la donne suivante
until-trick = jusqu’à la fin de cette levée
until-call = jusqu’à la prochaine parole
until-own-play = jusqu’à la prochaine carte du côté touché
until-trick-complete = jusqu’à ce que la levée soit complète
until-now = tout de suite

## Without a claim

otherwise-stands = Sinon, rien ne change.
otherwise-no-score = Sinon, la donne vaut, et ce côté ne marque rien.

## Around the ruling

ruling-claim = Peut contester { $until } : { $players }.
ruling-choose = Au choix { DE($players) }, { $until } : { $choice }.
ruling-otherwise = Sinon : { $text } ({ $law })
ruling-why = Pourquoi : loi { $law } ({ $title }) : { $text }
ruling-now = À faire maintenant :
ruling-points = Points : { $points }.
ruling-points-of = { $name } { $points }
ruling-points-none = Points : personne ne marque dans cette donne.
ruling-points-no-cards = Les points des cartes des levées s’y ajoutent.
ruling-points-no-limit = Vers la fin de la partie, les levées des adversaires peuvent ne pas compter.
ruling-tricks = Pour le pointage, dites les levées.
ruling-tricks-of = Combien de levées pour { $players }?
ruling-tricks-wrong = Aucune donne n’a ces levées : ensemble, elles sont dix.
ruling-next-dealer = À { $name } de donner.
ruling-none = Les lois n’en disent rien : remettez les choses en ordre, sans pénalité (LAW-AMB-43).
ruling-open = Des cartes que les règles étalent ne sont pas une faute, ni une main qui ne joue pas (LAW-EXP-14, LAW-EXP-6). Une autre main étalée compte comme des cartes tombées.
ruling-rummy = Le Rummy 500 n’a pas de lois pour les irrégularités : reprenez la carte ou la combinaison, sans pénalité.
ruling-rummy-rule = La règle : { $text } ({ $rule })

## What people say

topic-lead = Entame hors tour
topic-play = Carte jouée hors tour
topic-revoke = N’a pas fourni (renonce)
topic-exposed = Une carte a été vue
topic-call = Annonce hors tour
topic-deal = Maldonne, pas de coupe, mauvais paquet
topic-kitty = A vu la { kitty } ou l’écart
topic-count = Trop ou pas assez de cartes
topic-score = Erreur de pointage
topic-look = A revu des cartes
topic-draw = Un problème au tirage
topic-cut = Un problème en mêlant ou en coupant
topic-open = Une main a été étalée
topic-other = Autre chose

## What is asked

ask-law-trick-down = Toutes les cartes de cette levée sont-elles jouées?
ask-law-who-led = Qui a entamé?
ask-law-whose-lead = À qui était l’entame?
ask-law-who-played = Qui a joué?
ask-law-had-played = Cette main avait-elle déjà joué à cette levée?
ask-law-how-far = Où en êtes-vous?
ask-law-who-revoked = Qui n’a pas fourni?
ask-law-which-cards = Quelle couleur était entamée (ou nommée avec le fou), quelle carte a été jouée, et laquelle aurait pu l’être?
ask-law-joker-suit = De quelle couleur était le fou de l’{ contractor }?
ask-law-corrected = Est-ce corrigé?
ask-law-proved = Les levées le montrent-elles?
ask-law-how-seen = Comment a-t-on vu la carte?
ask-law-said-in-trick = L’a-t-on dit avant la fin de cette levée?
ask-law-whose-card = À qui était la carte?
ask-law-called-after = A-t-on annoncé ou passé depuis?
ask-law-bid-or-pass = Était-ce une annonce, ou passer?
ask-law-who-called = Qui était-ce?
ask-law-partner-called = Un partenaire avait-il déjà parlé?
ask-law-which-misdeal = Qu’y avait-il?
ask-law-somebody-called = Quelqu’un a-t-il parlé?
ask-law-all-dealt = La dernière carte est-elle donnée?
ask-law-played-out = La donne est-elle finie?
ask-law-whose-turned-card = À qui était la carte?
ask-law-said-in-time = L’a-t-on dit avant la fin de la levée suivante?
ask-law-when-seen = Quand a-t-on regardé?
ask-law-who-saw = Qui l’a vue?
ask-law-called-since = Un adversaire a-t-il parlé depuis?
ask-law-what-seen = Qu’a-t-on vu?
ask-law-what-wanted = Que veulent les adversaires?
ask-law-how-far-count = Où en êtes-vous?
ask-law-where-wrong = Qui n’a pas le bon nombre de cartes, et la { kitty } est-elle juste?
ask-law-deal-or-discard = L’erreur vient-elle de la donne ou de l’écart?
ask-law-who-has-played = Qui a joué à la première levée?
ask-law-next-bid = A-t-on annoncé dans la donne suivante?
ask-law-whose-score = De quel joueur est le pointage en cause?
ask-law-written = Quels points sont écrits?
ask-law-right = Quels points sont justes?
ask-law-looked-at = Qu’a-t-on revu?
ask-law-had-led = L’{ contractor } avait-il entamé la première levée?
ask-law-who-looked = Qui a regardé?
ask-law-cut-begun = Le paquet a-t-il été offert à la coupe?
ask-law-which-draw = Que s’est-il passé?
ask-law-who-drew = Qui a pigé?
ask-law-how-far-cut = Où en êtes-vous?
ask-law-which-cut = Que s’est-il passé?

## What may be answered

answer-law-yes = Oui
answer-law-no = Non
answer-law-next-open = Ni cette main ni son partenaire n’a joué à la levée suivante
answer-law-next-played = Cette main ou son partenaire y a joué
answer-law-hand-over = La donne est finie
answer-law-pack-cut = Le paquet est coupé pour la donne suivante
answer-law-fell = Tombée face visible
answer-law-named = Nommée par qui l’avait
answer-law-partner-saw = Un partenaire a pu la voir
answer-law-own-turned = Sa propre carte, retournée à la donne
answer-law-led-early = Entamée trop tôt
answer-law-played-early = Jouée trop tôt
answer-law-corrected = Reprise après une renonce
answer-law-bid = Une annonce
answer-law-pass = Passer
answer-law-none = Non
answer-law-one = Un des deux
answer-law-all = Oui
answer-law-faced = Une carte face visible dans le paquet
answer-law-turned = Le donneur a retourné une carte
answer-law-turned-kitty = Le donneur a retourné une carte de la { kitty }
answer-law-kitty-late = La { kitty } posée trop tard
answer-law-packets = D’autres paquets
answer-law-wrong-dealer = Le mauvais donneur
answer-law-no-court-card = Une main sans as ni figure
answer-law-no-cut = Personne n’a coupé
answer-law-bad-pack = Une carte manque, est en double ou marquée
answer-law-before-bid = Avant toute annonce
answer-law-in-bidding = Pendant les déclarations
answer-law-before-lead = Après, avant la première entame
answer-law-after-lead = Après la première entame
answer-law-kitty = La { kitty }
answer-law-discards = L’écart
answer-law-dead-hand = La main morte
answer-law-row = Une carte cachée d’une rangée
answer-law-differ = Ils ne s’entendent pas
answer-law-six-no-trumps = Tous : six sans atout
answer-law-new-deal = Tous : une nouvelle donne
answer-law-nothing = Rien
answer-law-not-led = Rien n’est entamé
answer-law-first-trick = La première levée n’est pas complète
answer-law-later = Plus tard
answer-law-deal = À la donne
answer-law-discard = À l’écart
answer-law-last-trick = La dernière levée
answer-law-earlier-trick = Une levée plus ancienne
answer-law-two-cards = Plus d’une carte a été vue
answer-law-outer-four = Une des quatre cartes d’un bout
answer-law-other-pack = Un autre paquet
answer-law-tie = Cartes égales
answer-law-not-cut = Le paquet n’est pas coupé
answer-law-not-dealt = Coupé, mais rien n’est donné
answer-law-dealing = Des cartes sont données
answer-law-card-turned = Une carte retournée à la coupe
answer-law-small-packet = Un paquet de moins de quatre cartes
answer-law-wrong-cutter = La coupe à la mauvaise place
answer-law-shuffled-after = On a mêlé après le donneur
answer-law-no-suit = Aucune
answer-law-spades = Pique
answer-law-clubs = Trèfle
answer-law-diamonds = Carreau
answer-law-hearts = Cœur

## In the terminal

referee-which = Que s’est-il passé?
referee-number = Tapez un nombre de 1 à { $most }, ou Entrée pour arrêter.
referee-number-or-two = Tapez un nombre de 1 à { $most }; deux, comme 1 2, en cas de désaccord; ou Entrée pour arrêter.
referee-tricks = Tapez un nombre de 0 à 10, ou Entrée pour laisser le pointage.
referee-contract = Qui joue quel contrat? Tapez un nom ou un numéro à partir de 1 et une annonce, comme { $name } 7H, « passé » si tous ont passé, ou Entrée s’il n’y en a pas encore.
referee-cards = Tapez la couleur entamée, la carte jouée et l’autre carte, comme D 9C 4D; - pour une entame.
referee-seats = Tapez les noms ou les numéros, séparés par des espaces, avec k si la { kitty } n’est pas juste.
referee-points = Tapez les points.
referee-cannot-be = Ce n’est pas possible avec ce qui est déjà dit : donnez une autre réponse.
referee-seat = Place { $number }
referee-number-of = Tapez le numéro ou le nom; deux, comme 1 2, en cas de désaccord; ou Entrée pour arrêter.
referee-number-one = Tapez le numéro ou le nom, ou Entrée pour arrêter.
referee-again = « { $text } » n’est pas une réponse.

## Sur la page

who-choose = À choisir
who-no-number = Ce n’est pas un nombre entier : écrivez par exemple 120 ou −35.
who-no-tricks = Écrivez un nombre de 0 à 10.
who-cannot-be = Ce n’est pas possible avec ce qui est déjà dit.

who-table = Jeu
who-change = Un autre jeu
who-happened = Qu’est-il arrivé?
who-search = Chercher ce qui est arrivé
who-search-hint = Par exemple : entame hors tour
who-nothing = Rien ici ne porte ce nom. Essayez un autre mot, ou choisissez « Autre chose ».
who-contract = Quel contrat se joue?
who-no-contract = Aucun encore : les déclarations ne sont pas finies
who-all-passed = Aucun : la donne est enterrée
who-partners = Qui joue avec l’{ contractor }?
who-partners-unknown = Personne ne le sait encore
who-dealer = Qui a donné?
who-told = Vous avez dit
who-disagree = Désaccord
who-disagree-text = Choisissez les deux réponses; les deux décisions s’affichent alors.
who-go = Continuer
who-nobody = Personne
who-led = La couleur demandée, ou nommée avec le fou
who-lead = Aucune : c’était l’entame, ou un fou sans couleur
who-played = La carte jouée
who-could = Une carte qui aurait pu être jouée
who-points = Points
who-no-difference = Cela ne change rien : les deux réponses mènent à la même décision.
who-two = Les lois ne disent pas qui croire. Entendez-vous sur l’une des deux; une renonce se prouve.
who-if = Si la réponse est « { $answer } »
who-times = Dit plus tôt ou plus tard
who-time = { $question } { $answers } : { $ruling }
who-more = Il y a aussi autre chose
who-on-sheet = Inscrire sur la feuille
who-note-both = Continuer, les deux notées
who-noted = { $question } { $answer } : { $ruling }
who-new = Un autre cas
who-tricks = Levées
who-link = Lien vers cette décision
who-chairs = Les chaises, vues par l’{ contractor }
who-chairs-dealer = Les chaises, vues par le donneur

chair-contractor = Ouvreur
chair-dealer = Donneur
chair-opponent = Adversaire
chair-partner = Partenaire
chair-across = En face
chair-left = Gauche
chair-right = Droite
chair-far-left = Loin à gauche
chair-far-right = Loin à droite

## D’autres mots, pour la recherche

words-lead = entame hors tour, mauvaise entame, à qui l’entame, led out of turn, wrong lead
words-play = joué hors tour, a joué trop vite, played out of turn, too early
words-revoke = renonce, second bord, n’a pas fourni, renege, revoke
words-exposed = a montré une carte, carte tombée, carte vue, carte nommée, exposed card, dropped
words-call = a parlé avant son tour, mise hors tour, passe hors tour, bid out of turn
words-deal = maldonne, mal brassé, carte à l’endroit, jeu incomplet, pas coupé, misdeal, bad pack
words-kitty = a regardé la veuve, le minou, l’écart, kitty, widow
words-count = trop de cartes, pas assez de cartes, mal écarté, manque une carte, too many cards
words-score = erreur de pointage, mauvais pointage, points, wrong score
words-look = a retourné une levée, dernière levée, looked back
words-draw = piger, tirage, deux cartes, égalité, draw
words-cut = couper, brasser, carte retournée, cut, shuffle
words-open = main étalée, main ouverte, rangées, open hand
words-other = mise trop basse, paroles à table, fou mal entamé, autre chose, something else

## Ce qui est arrivé au Rummy 500, la règle, et d’autres mots

breach-turn = A joué hors tour
breach-rule-turn = On joue dans le sens horaire, à partir de la gauche du donneur.
breach-words-turn = avant son tour
breach-order = A pigé deux fois, ou étalé avant de piger
breach-rule-order = Un tour a trois temps : piger; étaler et ajouter; écarter une carte.
breach-words-order = ordre, pas pigé
breach-take = A pris la défausse sans utiliser la carte
breach-rule-take = Qui prend plusieurs cartes de la défausse étale ou ajoute la plus profonde dans le même tour.
breach-words-take = ramassé, carte profonde
breach-meld = A étalé des cartes qui ne vont pas ensemble
breach-rule-meld = Une combinaison, c’est trois ou quatre cartes d’une valeur en couleurs différentes, ou une suite d’au moins trois cartes d’une couleur.
breach-words-meld = fausse combinaison, mauvaise suite
breach-lay = A ajouté une carte qui ne convient pas
breach-rule-lay = Une carte s’ajoute à trois cartes de sa valeur, ou au bout d’une suite de sa couleur.
breach-words-lay = mauvaise carte ajoutée
breach-joker = A déplacé un fou ou une carte étalée
breach-rule-joker = Dans une suite, un fou remplace la même carte jusqu’à la fin, et reste sur la table.
breach-words-joker = repris le fou, joker
breach-discard = N’a pas écarté, ou a remis la carte prise
breach-rule-discard = Un tour finit par un écart; la carte du dessus, prise seule, ne s’écarte pas dans le même tour.
breach-words-discard = oublié d’écarter
breach-call = A crié « Rummy! » à tort
breach-rule-call = Tout le monde, sauf qui vient d’écarter, peut crier « Rummy! » avant la pige suivante, pour une carte qui peut s’étaler.
breach-words-call = cri, trop tard
breach-out = A mal fini
breach-rule-out = Qui n’a plus de cartes a fini, selon la règle de la maison.
breach-words-out = finir, dernière carte, flotter
breach-deal = Trop ou trop peu de cartes données
breach-rule-deal = À deux, on donne 13 cartes à chaque personne; à trois ou plus, 7.
breach-words-deal = maldonne
breach-count = A mal compté
breach-rule-count = On compte les cartes étalées, moins celles qui restent en main.
breach-words-count = pointage, points
