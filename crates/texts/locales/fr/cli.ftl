### Ce que dit le programme autour du jeu.
###
### Les deux langues ont les mêmes clés et les mêmes variables (un test y veille). Chaque message peut aussi employer
### $country (au, us, qc), $nil (misere, nullo : le mot de la table pour ces contrats) et $jokers (0, 1, 2), et
### renvoyer aux mots de terms.ftl : { kitty }, { no-trumps }, { contractor }, { misere-word }.
### Les cartes viennent sans article : LE($card) donne « l'as de pique », DU($card) « du roi de pique »,
### DE($name) « d'Ann », QUE($name) « qu'Ann » ; CAP($text) met la majuscule.

## Rules on the command line

# After the rule sheet. $code stands wherever the name of a preset can.
rules-code = Le code court de ces règles : { $code }
rules-list-end = kook rules NOM donne les règles d'un jeu, kook play --rules NOM ouvre une table.
rules-unknown = « { $text } » n'est ni un jeu, ni un code de règles maison, ni un fichier. kook rules donne la liste des jeux.
# Before what is wrong with a line of a file.
fault-line = ligne { $line }
fault-suggestion = Vouliez-vous dire { $name } ?

# Comments in a file of house rules.
toml-title = Règles maison du Cinq-Cents, à partir de : { $name }.
toml-changed = Ce que cette table joue autrement :
toml-unchanged = Le reste est comme d'habitude. Enlevez le # et choisissez une autre valeur pour le changer.

## The printout of a replayed game

# Somebody without a name.
print-seat = Place { $seat }
print-hand = Donne { $number }, donneur : { $name }
# A row of cards on the table; piles show the face-up card, then the one under it.
print-row = { $name }, rangée (dessus/dessous)
print-row-short = { $name }, rangée
print-dead = Main morte
print-contract = Contrat : { $bid } pour { $value }, { $name }{ $count ->
    [0] {""}
   *[other] {" "}avec { $partners }
}.
print-winner = levée
print-legend = > entame
print-result = Résultat
print-tricks = Levées
print-points = Points

sheet-title = Pointage
sheet-hand = donne
sheet-contract = contrat
sheet-start = au début

standing-over = { $count ->
    [0] La partie est finie, et personne ne gagne.
    [one] La partie est finie : { $names } gagne.
   *[other] La partie est finie : { $names } gagnent.
}
standing-double = Elle compte pour deux parties.
standing-lost = { $count ->
    [one] { $names } a perdu.
   *[other] { $names } ont perdu.
}
standing-deal = La prochaine donne est à { $name }.
standing-new = Rien n'a encore été donné.
standing-turn = La partie continue avec { $phase } : à { $names } de jouer.
standing-legal = Permis : { $actions }

# $hand and $action count from 0, as in the file.
replay-illegal = { $file } : donne { $hand }, action { $action } (comptées à partir de 0), « { $line } » : { $why } ({ $rule })
