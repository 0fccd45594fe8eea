### Pourquoi un joueur de rami 500, ou un conseil, a choisi une action.
###
### Les deux langues ont les mêmes clés et les mêmes variables (un test y veille) ; voir bots.ftl pour ce qu’elles
### peuvent employer.

reason-rummy-any-will-do = N’importe laquelle convient.
reason-rummy-stock = Pigez dans la pioche : rien dans la défausse ne vaut la peine d’être pris.
reason-rummy-only-stock = Pigez dans la pioche : la défausse est vide.
reason-rummy-take-top = Prenez { LE($card) } : cela aide votre main et ne vous engage à rien.
reason-rummy-take-to-meld = Prenez { LE($card) } : vous pouvez étaler cette carte tout de suite.
reason-rummy-take-deep = Prenez { $count } cartes, jusqu’{ AU($card) } : vous étalez { $points } points, plus que ne coûtera ce qui vous reste en main.
reason-rummy-end-hand = Finissez la donne : continuer coûterait plus que cela ne rapporte.
reason-rummy-let-stand = Laissez passer cette carte : la fin de la donne vous convient.
reason-rummy-call = Criez « Rummy! » pour { LE($card) } : cela vaut un tour.
reason-rummy-call-to-stop = Criez « Rummy! » pour { LE($card) } : sinon, { $seat } a fini.
reason-rummy-meld = Étalez cette combinaison : { $points } points, à l’abri sur la table.
reason-rummy-meld-joker = Étalez cette combinaison avec le fou : { $points } points, et plus de fou qui risque de vous rester en main.
reason-rummy-meld-owed = Étalez cette combinaison : vous avez pris { LE($card) } et devez vous en servir.
reason-rummy-meld-out = Étalez cette combinaison : vous pouvez finir.
reason-rummy-meld-soon = Étalez cette combinaison maintenant : il reste peu de cartes à { $seat }.
reason-rummy-lay-off = Ajoutez { LE($card) } : les points sont pour vous.
reason-rummy-lay-owed = Ajoutez { LE($card) } : vous avez pris cette carte et devez vous en servir.
reason-rummy-lay-out = Ajoutez { LE($card) } : vous pouvez finir.
reason-rummy-discard-out = Jetez { LE($card) }, votre dernière carte.
reason-rummy-discard-high = Jetez { LE($card) } : il reste peu de cartes à { $seat }, et cette carte vous coûterait le plus.
reason-rummy-discard-safe = Jetez { LE($card) } : les autres ne peuvent guère s’en servir.
reason-rummy-discard-useless = Jetez { LE($card) } : c’est la carte dont votre main a le moins besoin.
reason-rummy-search-stock = Pigez dans la pioche : en moyenne, elle rapporte environ { $points } points de plus que la défausse.
reason-rummy-search-take = { $count ->
    [1] Prenez { LE($card) }
   *[other] Prenez { $count } cartes, jusqu’{ AU($card) }
} : en moyenne, cela rapporte environ { $points } points de plus.
reason-rummy-search-call = Criez « Rummy! » pour { LE($card) } : en moyenne, cela rapporte environ { $points } points de plus.
reason-rummy-search-meld = Étalez cette combinaison maintenant : en moyenne, cela rapporte environ { $points } points de plus que d’attendre.
reason-rummy-search-hold = Jetez { LE($card) } et n’étalez rien encore : en moyenne, cela rapporte environ { $points } points de plus.
reason-rummy-search-discard = Jetez { LE($card) } : en moyenne, cela rapporte environ { $points } points de plus qu’avec { LE($other) }.
