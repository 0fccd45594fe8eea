### Ce qu’on dit d’une donne finie quand on la revoit (kook review).
###
### Les deux langues ont les mêmes clés avec les mêmes variables (un test y veille) ; terms.ftl dit ce dont chaque message
### peut se servir.

# $moment dit quand c’était : « Levée 3 » ; $said sont des phrases.
review-finding = { $moment } : { $said }
review-trick = levée { $number }
# $action est ce qui aurait été mieux, comme un ordre : « jouez l’as de pique ». $by est un nombre de levées.
review-better = Mieux : { $action }.
review-better-tricks = Mieux : { $action } (écart en levées : { $by }).
review-better-points = Mieux : { $action } (écart en points : { $by }).
# Combien de tours ont commencé.
review-turn = tour { $number }
# La chance que le contrat soit réussi, en pour cent.
review-chance = Le contrat serait réussi dans { $better } % des donnes possibles, et non { $done } %.
# D’une annonce qui n’a pas été faite.
review-made = Ce contrat serait réussi dans { $better } % des donnes possibles.
# Le conseil avait dit de faire ce qui a été fait.
review-longer = Un conseil aurait dit la même chose : il a fallu réfléchir plus longtemps pour voir la différence.
# Ce n’est pas ce qu’un conseil aurait dit, mais ce n’est pas pire. $action est ce qu’il aurait dit, comme un ordre.
review-as-good = Un conseil aurait dit : { $action }. Cela vaut à peu près autant.
# Ni ce qui a été fait, ni ce qui est trouvé mieux : une réflexion plus longue montre que c’est moins bon.
review-hint-less = Un conseil aurait dit : { $action }. Il faut réfléchir plus longtemps pour trouver mieux.
review-seen-same = Avec ces cartes, cela n’a rien changé.
review-seen-tricks = Avec ces cartes, cela a coûté { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
}.
review-seen-decides = Avec ces cartes, cela a décidé du contrat.
# Entre les unités et les dixièmes d’un nombre.
decimal-sign = ,

## Une donne finie, toutes les cartes ouvertes

review-row = { $name }, rangée : { $cards }
review-kitty = { CAP(kitty) } : { $cards }
review-discards = L’écart : { $cards }
review-dead = Main morte : { $cards }
review-table = Sur la table : { $cards }
review-melds = Combinaisons : { $melds }
review-pile = Défausse : { $cards }   Pioche : { $stock }

## Ce qui a été pesé : un choix se tient devant, comme dans « R♥ : 7,4 levées pour Anne et Bob, réussi dans 80 % »

# $points a son signe
weighed-points = { $points } points
# $tricks a ses dixièmes
weighed-tricks = { $tricks } levées
weighed-tricks-of = { $tricks } levées pour { $side }
weighed-chance = réussi dans { $chance } %
