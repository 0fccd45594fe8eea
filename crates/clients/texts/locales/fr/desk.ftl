### Ce qui se lit sur une table dessinée, outre ce que dit toute table (session.ftl, rummy-session.ftl).
###
### Les deux langues ont les mêmes clés et les mêmes variables (un test y veille) ; voir terms.ftl pour ce que chaque
### message peut employer. $name est un joueur, $you dit si c’est le lecteur : yes, no.

## Autour de la table

desk-game-and-hand = Partie { $game }, { $hand }
# $scores : « Vous+Léo 120, Rose+Alma 40 »
desk-in-words = { $title }, donne { $number } : { $scores }
desk-player = { $name } : { $words }.
desk-dealer = à la donne
desk-turn = c’est son tour
# À quel point un joueur joue bien.
desk-level = { $level ->
    [beginner] débutant
    [casual] occasionnel
    [club] club
    [strong] fort
   *[expert] expert
}
# $meld en mots : « trois rois : pique, trèfle et cœur »

## Cartes marquées, ou mises de côté

desk-from-kitty = de la { kitty }
desk-aside-kitty = La { kitty }
desk-aside-given = La carte donnée
desk-aside-discards = L’écart
desk-aside-dead = La main morte

## Questions et boutons

desk-ask-deal = Tout est prêt pour donner.
desk-ask-cut = Vous coupez le { pack }.
desk-ask-exchange = À { $name } de choisir.
desk-ask-discard = { $count ->
    [one] Écartez une carte.
   *[other] Écartez { $count } cartes.
}
# $name est le joueur à qui va le téléphone, et qui le dit alors.
desk-pass = Passez le téléphone à { $name }.
desk-pass-done = C’est moi, { $name }
# Le joueur qui commence, s’ils sont plusieurs devant un téléphone et qu’il n’a pas dit son nom : 16 caractères au plus.
desk-first-player = Joueur 1
desk-with-kitty = avec la { kitty }
desk-without-kitty = sans la { kitty }
desk-discard-none = ne rien écarter
desk-demand = demander du { $suit }

## Ce qui ne se peut pas

desk-your-turn = C’est à vous.
desk-no-cut-now = Ce n’est pas à vous de couper.
desk-cut-range = Coupez de { $from } à { $to } cartes.
desk-nothing-to-pick = Il n’y a rien à choisir maintenant.
desk-not-held = Vous n’avez pas ces cartes.
desk-no-such-hand = Cette donne n’existe pas ou n’est pas finie.
desk-only-shown = Cette partie est finie : on ne peut que la regarder.
desk-no-deal = Ce n’est pas le code d’une donne. Copiez tout le lien ou tout le code, puis réessayez.
desk-no-seed = Une graine a 64 caractères, de 0 à 9 et de a à f.
desk-no-level = Ce niveau n’existe pas.
desk-no-convention = Cette convention d’annonces n’existe pas.
desk-damaged = La partie sauvegardée est endommagée.

## Parties venues d’ailleurs ; $why dit ce qui ne va pas

desk-malformed = Ce fichier n’est pas une partie sauvegardée : { $why }.
desk-malformed-text = Ligne { $one }, colonne { $two }, ce n’est pas une partie sauvegardée : { $why }.
desk-malformed-hand = Donne { $one }, ce n’est pas une donne sauvegardée : { $why }.
desk-malformed-action = Donne { $one }, action { $two }, ce n’est pas une action : { $why }.
desk-illegal = Donne { $one }, action { $two } : { $why }

# Qui joue contre un contrat, là où les partenaires changent d’une donne à l’autre.
desk-others = les autres

desk-no-game = Aucun jeu ne s’appelle « { $text } ». Copiez le lien en entier et réessayez, ou choisissez un jeu.
desk-no-rules = Ces règles maison sont illisibles. Copiez le lien en entier et réessayez, ou choisissez un jeu.

## Ce qu’un conseil propose de faire

desk-do-discard = { $count ->
    [0] Ne rien écarter
    [one] Écarter une carte
   *[other] Écarter { $count } cartes
}
desk-do-give = { $count ->
    [one] Donner une carte
   *[other] Donner { $count } cartes
}
