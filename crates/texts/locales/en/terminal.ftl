### What the terminal says.
###
### Both languages have the same keys with the same variables (a test sees to it). Besides its own variables every
### message may use $country (au, us, qc), $nil (misere, nullo: the word of the table for such contracts) and
### $jokers (0, 1, 2), and refer to the words of terms.ftl: { kitty }, { no-trumps }, { contractor }, { misere-word }.
### Card names come without an article: "the { $card }". In French the functions LE($card) "l'as de pique",
### DU($card) "du roi de pique", DE($name) "d'Ann" and QUE($name) "qu'Ann" elide; CAP($text) capitalises.
