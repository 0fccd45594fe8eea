### Les chiffres : ce que les parties finies disent du jeu de quelqu’un, chacun avec sa marge d’erreur; et l’analyse d’une
### soirée.
###
### Les deux langues ont les mêmes clés et les mêmes variables (un test y veille); voir terms.ftl pour ce que chaque
### message peut employer. $points, $low et $high sont des nombres déjà écrits, avec leur signe.

## How figures are written

figures-mean = { $mean } ({ $low } à { $high })
figures-percent = { $part } % ({ $low } à { $high })
figures-few = { $part } sur { $whole }
figures-not-shown = –
figures-chance = { $from } à { $to } %

## What they are of

figures-none = Il n’y a pas encore de partie finie à analyser. Les parties jouées jusqu’au bout comptent ici.
figures-about = { $hands ->
    [one] Une donne
   *[other] { $hands } donnes
}, { $games ->
    [one] une partie
   *[other] { $games } parties
}. Les parenthèses contiennent la vraie valeur 95 fois sur 100.
figures-waiting = { $games ->
    [one] Une partie reste à analyser.
   *[other] { $games } parties restent à analyser.
}
figures-left-out = { $hands ->
    [one] Une donne est laissée de côté : c’était un exercice, ou il y a eu une annulation.
   *[other] { $hands } donnes sont laissées de côté : c’étaient des exercices, ou il y a eu une annulation.
}

## Getting better?

figures-better = Du progrès?
figures-lost = Perte par donne, selon l’analyse : { $points } points.
figures-lost-note = L’analyse ne connaît pas non plus les cartes cachées. Un expert perd aussi des points selon elle.
figures-later = À partir de 50 donnes, les moyennes de 50 se suivent ici.
figures-trend = { $trend ->
    [better] Vous perdez moins que dans vos 50 premières donnes.
    [worse] Vous perdez plus que dans vos 50 premières donnes.
   *[same] Les 50 premières donnes et les 50 dernières : aucune différence démontrée.
}
figures-better-about = Points perdus par donne, 50 donnes à la fois : { $first } au début, { $last } à la fin.
figures-hands-to = Donnes
figures-hands-range = { $from } à { $to }
figures-lost-head = Points perdus par donne

## What costs most?

figures-costs = Qu’est-ce qui coûte le plus?
figures-costs-most = Ce qui vous coûte le plus : { $what }.
figures-costs-even = Ce qui coûte le plus : aucune différence démontrée.
figures-costs-about = Points perdus par donne, du plus coûteux au moins coûteux : { $what }.
figures-kind = Décision
figures-in-hands = Donnes touchées
figures-category = { $category ->
    [bid-high] Annonces trop fortes
    [bid-low] Annonces trop faibles
    [exchange] Écarts
    [lead] Entames
    [contractor] Cartes pour votre contrat
    [defence] Cartes contre un contrat
    [misere] Cartes en { misere-word }
    [draw] Pioches
    [lay] Combinaisons étalées ou gardées
    [throw] Défausses
   *[call] « Rummy! »
}

## Do I bid what I make?

figures-foreseen = Est-ce que je réussis ce que j’annonce?
figures-foreseen-about = Vos contrats, selon la chance que l’analyse donnait à votre annonce.
figures-foreseen-chart = Chance prévue, et contrats réussis : { $what }.
figures-foreseen-dot = réussis { $made }, prévus { $chance } %
figures-chance-head = Chance prévue
figures-made-head = Réussis

## Luck or play?

figures-luck = La chance ou le jeu?
figures-luck-about = En { $hands ->
    [one] une donne
   *[other] { $hands } donnes
}, votre avance : { $won } points; prévue à la fin des déclarations : { $expected }.
figures-luck-beyond = Différence par donne : { $points }. C’est ce que le jeu en a fait, avec la répartition des cartes.
figures-luck-same = La chance ou le jeu : aucune différence démontrée.
figures-won-head = Points gagnés
figures-expected-head = Points prévus

## Rows

figures-strains = Vos contrats par couleur
figures-levels = Vos contrats par levées annoncées
figures-partners = Vos donnes par partenaire
figures-roles = Vos donnes par rôle
figures-rows-note = Une donne varie de 250 points : 50 donnes peuvent se tromper de 69, et 400 de 25.
figures-bid-head = Annonce
figures-played-head = Jouées
figures-partner-head = Partenaire
figures-role-head = Votre rôle
figures-points-head = Points par donne
figures-tricks = { $tricks } levées
figures-role = { $role ->
    [contractor] { contractor }
    [partner] partenaire de l’{ contractor }
   *[defender] adversaire
}

## Rummy 500

figures-rummy = Rummy 500
figures-rummy-laid = Étalé par donne : { $points } points.
figures-rummy-held = Resté en main à la fin : { $points } points.
figures-rummy-missed = « Rummy! » manqués : { $share } qui payaient.
figures-rummy-no-calls = Aucun « Rummy! » n’a encore payé.

## An evening

figures-evening = Votre dernière soirée
figures-evening-about = { $hands ->
    [one] Une donne
   *[other] { $hands } donnes
}, { $games ->
    [one] une partie
   *[other] { $games } parties
}, à côté { $level ->
    [beginner] de robots débutants
    [casual] de robots occasionnels
    [club] de robots de club
    [strong] de robots forts
   *[expert] de robots experts
}; points examinés : { $count }.
figures-evening-none = Il n’y a pas encore de soirée à analyser.
figures-evening-few = Une habitude doit se voir dans cinq donnes de trois parties.
figures-evening-nothing = Rien ne ressort.
figures-evening-unknown = On n’a pas encore mesuré ce que des robots perdent à cette table.
figures-habit = Coût par donne : { $points } points pour vous, { $usual } pour des robots. Vu dans { $hands } donnes de { $games } parties.
figures-practise = S’exercer
figures-proof = Donne { $hand }, { $when } : { $points } points

## À la fin d’une partie, une fois par niveau

figures-outgrown = Vous devancez { $level ->
    [beginner] les robots débutants
    [casual] les robots occasionnels
    [club] les robots de club
   *[strong] les robots forts
} de { $points } ± { $by } points par donne, en { $hands } donnes.
figures-outgrown-try = Essayer { $next ->
    [casual] les robots occasionnels
    [club] les robots de club
    [strong] les robots forts
   *[expert] les robots experts
}
figures-outgrown-command = Essayez le niveau suivant : { $command }

## La page

figures-title = Vos chiffres
# $games : celles qui restent à revoir; $done de $hands : les donnes de la partie en cours.
figures-looking = { $games ->
    [1] Encore une partie à revoir
   *[other] Encore { $games } parties à revoir
} : donne { $done } sur { $hands }. Vous pouvez partir et revenir.
figures-stays = Tout est calculé dans ce navigateur, et y reste.
figures-export = Enregistrer dans un fichier
figures-delete = Supprimer les chiffres
figures-delete-sure = Supprimer ce qui a été calculé? Vos parties restent.
