### Pourquoi un joueur, ou un conseil, a choisi une action.
###
### Les deux langues ont les mêmes clés et les mêmes variables (un test y veille). Chaque message peut aussi employer
### $country (au, us, qc), $nil (misere, nullo : le mot de la table pour ces contrats) et $jokers (0, 1, 2), et
### renvoyer aux mots de terms.ftl : { kitty }, { no-trumps }, { contractor }, { misere-word }.
### Les cartes viennent sans article : LE($card) donne « l'as de pique », DU($card) « du roi de pique »,
### DE($name) « d'Ann », QUE($name) « qu'Ann » ; CAP($text) met la majuscule.
