### Ce que disent les annonces par convention entre partenaires.
###
### Les deux langues ont les mêmes clés et les mêmes variables (un test y veille); voir terms.ftl pour ce que chaque
### message peut employer. $suit est une couleur.

bots-agreed-six-no-trumps-natural = Une première annonce de six { no-trumps } veut dire ce qu’elle dit.
bots-agreed-six-no-trumps-joker = Une première annonce de six { no-trumps } montre le fou; passer veut dire qu’on ne l’a pas.
bots-agreed-six-of-suit-natural = Une première annonce de six dans une couleur veut dire ce qu’elle dit.
bots-agreed-six-of-suit-help = Une première annonce de six dans une couleur montre trois atouts avec un bord ou le fou; passer veut dire qu’on ne les a pas.
bots-means-joker = Montre le fou.
bots-means-help = Montre de l’aide en { $suit }.
bots-means-no-joker = Dit ne pas avoir le fou.
bots-means-no-help = Dit n’avoir d’aide dans aucune couleur.
