### Pourquoi un joueur de rami 500, ou un conseil, a choisi une action.
###
### Les deux langues ont les mêmes clés et les mêmes variables (un test y veille) ; voir bots.ftl pour ce qu’elles
### peuvent employer.

reason-rummy-any-will-do = N’importe laquelle fera l’affaire.
reason-rummy-stock = Pigez dans la pioche : rien dans la défausse ne vaut la peine d’être pris.
reason-rummy-only-stock = Pigez dans la pioche : la défausse est vide.
reason-rummy-take-top = Prenez { LE($card) } : c’est utile à votre main et ne vous engage à rien.
reason-rummy-take-to-meld = Prenez { LE($card) } : vous pouvez l’étaler tout de suite.
reason-rummy-take-deep = Prenez { $count } cartes pour avoir { LE($card) } : vous étalez { $points } points, plus que ce que coûtera ce qui reste en main.
reason-rummy-end-hand = Terminez la donne : continuer coûterait plus que cela ne rapporte.
reason-rummy-let-stand = Laissez cette carte à la défausse : la fin de la donne vous convient.
reason-rummy-call = Criez « Rummy! » pour { LE($card) } : cela vaut un tour.
reason-rummy-call-to-stop = Criez « Rummy! » pour { LE($card) } : sinon, { $seat } a fini.
reason-rummy-meld = Étalez cette combinaison : ses { $points } points sont à l’abri sur la table.
reason-rummy-meld-joker = Étalez cette combinaison avec le fou : { $points } points, et plus de fou à garder sur les bras.
reason-rummy-meld-owed = Étalez cette combinaison : vous devez { LE($card) } à la table.
reason-rummy-meld-out = Étalez cette combinaison : vous pouvez vous débarrasser de toutes vos cartes.
reason-rummy-meld-soon = Étalez cette combinaison maintenant : il reste peu de cartes à { $seat }.
reason-rummy-lay-off = Ajoutez { LE($card) } : les points sont pour vous.
reason-rummy-lay-owed = Ajoutez { LE($card) } : vous devez cette carte à la table.
reason-rummy-lay-out = Ajoutez { LE($card) } : vous pouvez vous débarrasser de toutes vos cartes.
reason-rummy-discard-out = Jetez { LE($card) }, votre dernière carte.
reason-rummy-discard-high = Jetez { LE($card) } : il reste peu de cartes à { $seat }, et c’est la carte qui vous coûterait le plus.
reason-rummy-discard-safe = Jetez { LE($card) } : les autres ne peuvent guère s’en servir.
reason-rummy-discard-useless = Jetez { LE($card) } : votre main en a le moins besoin.
reason-rummy-search-stock = Pigez dans la pioche : dans les donnes que vous pouvez imaginer, elle rapporte environ { $points } points de plus que la défausse.
reason-rummy-search-take = { $count ->
    [one] Prenez { LE($card) } : dans les donnes que vous pouvez imaginer, cela rapporte environ { $points } points de plus.
   *[other] Prenez { $count } cartes pour avoir { LE($card) } : dans les donnes que vous pouvez imaginer, cela rapporte environ { $points } points de plus.
}
reason-rummy-search-call = Criez « Rummy! » pour { LE($card) } : dans les donnes que vous pouvez imaginer, cela rapporte environ { $points } points de plus.
reason-rummy-search-meld = Étalez cette combinaison maintenant : dans les donnes que vous pouvez imaginer, cela rapporte environ { $points } points de plus que d’attendre.
reason-rummy-search-hold = Jetez { LE($card) } et n’étalez rien encore : dans les donnes que vous pouvez imaginer, cela rapporte environ { $points } points de plus.
reason-rummy-search-discard = Jetez { LE($card) } : dans les donnes que vous pouvez imaginer, cette carte coûte environ { $points } points de moins que { LE($other) }.
