### Ce qu'on dit d'une donne finie quand on la revoit (kook review).
###
### Les deux langues ont les mêmes clés avec les mêmes variables (un test y veille) ; terms.ftl dit ce dont chaque message
### peut se servir.

review-no-tricks = Seules les donnes de cinq cents peuvent être revues.
review-no-hand = Il n'y a pas de donne { $hand } : l'enregistrement en a { $hands ->
    [0] zéro
   *[other] { $hands }
}.
review-trick = levée { $number }
# $action est ce qui aurait été mieux, comme un ordre : « jouez l'as de pique ». $by est un nombre de levées.
review-better-tricks = Mieux : { $action } (écart : { $by } levée).
review-better-points = Mieux : { $action } (écart : { $by } points).
# La chance que le contrat soit réussi, en pour cent.
review-chance = Le contrat serait réussi dans { $better } % des donnes possibles, et non dans { $done } %.
# D'une annonce qui n'a pas été faite.
review-made = Elle serait réussie dans { $better } % des donnes possibles.
review-seen-same = Vu la place des cartes, cela n'a rien changé.
review-seen-tricks = Vu la place des cartes, cela a coûté { $tricks ->
    [one] une levée
   *[other] { $tricks } levées
}.
review-seen-decides = Vu la place des cartes, cela a décidé du contrat.
review-nothing = Rien n'a été donné.
# Entre les unités et les dixièmes d'un nombre.
decimal-sign = ,

## Ce qui a été pesé : un choix se tient devant, comme dans « R♥ : 7,4 levées pour Anne et Bob, réussi dans 80 % »

# $points a son signe
weighed-points = { $points } points
# $tricks a ses dixièmes
weighed-tricks = { $tricks } levées
weighed-tricks-of = { $tricks } levées pour { $side }
weighed-chance = réussi dans { $chance } %
weighed-title = Ce qui a été pesé
weighed-nothing = Il n’y avait rien à peser : les conseils du métier ne se comptent pas.
