### What `kook arena` says.
###
### Names of players are written as on the command line; numbers come with their sign and their interval, such as
### "+12,3 ± 4,5", and p as "p = 0,012" or "p < 0,001".

arena-title-deals = { $rules } : { $played } donnes sur { $deals } jouées dans toutes les dispositions (graine { $seed })
arena-title-matches = { $rules } : { $played } parties sur { $deals } jouées dans toutes les dispositions (graine { $seed })
arena-title-partner-deals = { $rules } : { $played } donnes sur { $deals }, chaque joueur à chaque place et { $partner } à toutes les autres (graine { $seed })
arena-title-partner-matches = { $rules } : { $played } parties sur { $deals }, chaque joueur à chaque place et { $partner } à toutes les autres (graine { $seed })
# Une décision de chaque phase d’une donne, jugée par un expert qui travaille $work fois plus.
arena-title-judged = { $rules } : décisions de { $played } donnes sur { $deals }, jugées avec { $work } fois le travail d’un expert (graine { $seed })
arena-shard = Lot { $part } sur { $of } : kook arena merge réunit tous les lots.

## Headings of the table: short, they stand above columns.

arena-entrant = joueur
arena-phase = phase
arena-decisions = décisions
# Les points que les décisions rapportent de moins que celles du juge.
arena-regret = points perdus ± 95 %
arena-changed = changées par une autre graine
# Points a hand more than the others, with the interval of 95 %.
arena-ahead = avance ± 95 %
arena-points = points
arena-won = parties gagnées
arena-contracts = contrats
arena-made = réussis
arena-overbid = trop annoncé
arena-underbid = trop peu
arena-time = ms/décision
arena-worst = pire
arena-percent = { $number } %

## Below the table.

# $p stands behind a number: how likely it is by chance, or nothing where that can’t be said.
arena-chance = {" "}({ $p })
arena-beats = { $better } bat { $worse } : { $points } points par donne{ $p }.
arena-even = { $better } et { $worse } ne se distinguent pas : { $points } points par donne{ $p }.
# In a series of partners: a bot beside the partner, where another of the partner’s kind would be exactly even, and two bots compared.
arena-partner = { $name } comme partenaire de { $partner } : { $points } points par donne par rapport à un autre { $partner }{ $p }.
arena-better-partner = { $better } est meilleur partenaire pour { $partner } que { $worse } : { $points } points par donne{ $p }.
arena-even-partners = Comme partenaires de { $partner }, { $better } et { $worse } ne se distinguent pas : { $points } points par donne{ $p }.
# After one of the two; $games is the difference in percent of the games.
arena-wins = { $better } a gagné { $games } % de parties de plus{ $p }.
arena-faults = { $name } : en retard { $late }, arrêté { $dead }, illisible { $unreadable }, illégal { $illegal }; { $substituted ->
    [one] { $substituted } décision prise
   *[other] { $substituted } décisions prises
} au hasard à sa place.
arena-stopped = Interrompu. Continuez avec kook arena --resume { $file }

## What goes wrong

arena-too-few = Il faut au moins deux joueurs, ou un seul avec --partner.
arena-no-partners = Pour --partner, il faut une table où tous ont un partenaire fixe. Choisissez un jeu comme australian-4, ou enlevez --partner.
arena-too-many = Il y a place pour { $most } joueurs.
arena-no-player = Il n’y a pas de joueur « { $name } » pour ce jeu. Au choix : { $known }, ou exec:COMMANDE.
arena-no-guest = Il n’y a pas de joueur « { $name } » qui ne joue que de ce qu’il voit. Voir kook arena --help.
arena-no-command = « { $text } » n’a pas de commande, ou des guillemets sans paire.
arena-not-started = { $name } : { $why }
arena-no-greeting = pas de salutation en { $ms } ms
arena-ended = arrêté avant la salutation
arena-merge-first = Écrivez merge juste après arena : kook arena merge FICHIERS, puis les options.
arena-merge-nothing = Nommez les fichiers à réunir.
# $differences: where the first lines of the files differ, such as “seed: 2 ≠ 1”.
arena-merge-other = { $file } vient d’une autre série que { $first }. { $differences }
arena-merge-cut = { $file } est le lot { $shard } et { $first } le lot { $first-shard } : ils ont des donnes en commun. Réunissez des lots d’un même découpage.
arena-merge-twice = { $file } et { $other } sont tous deux le lot { $shard }. Nommez chaque lot une fois.
arena-merge-missing = { $count ->
    [one] Il manque le lot { $parts } sur { $of }. Ajoutez son fichier.
   *[other] Il manque les lots { $parts } sur { $of }. Ajoutez leurs fichiers.
}
arena-merge-stray = { $file } a la donne { $deal }, qui n’est pas du lot { $shard }.
arena-merge-unfinished = { $count ->
    [one] { $file } n’est pas complet : il manque la donne { $deals }. Continuez avec kook arena --resume { $file }
   *[other] { $file } n’est pas complet : il manque { $count } donnes ({ $deals }). Continuez avec kook arena --resume { $file }
}
arena-left-out = { $bytes ->
    [one] { $name } a écrit { $bytes } octet de plus sur sa sortie d’erreur, qui n’est pas montré.
   *[other] { $name } a écrit { $bytes } octets de plus sur sa sortie d’erreur, qui ne sont pas montrés.
}

# $place of a program whose complaints follow: seats count from 1, deals as in the file, from 0.
arena-place = { $name }, place { $seat }, donne { $deal }
arena-given-up = { $name } : abandonné après { $failures } défaillances. Le hasard joue à sa place depuis, et le résultat ne mesure rien.
arena-repeated = { $name } : { $all ->
    [one] { $all } ligne de sa sortie d’erreur répète une ligne montrée plus haut
   *[other] { $all } lignes de sa sortie d’erreur répètent des lignes montrées plus haut
}; la plus fréquente : « { $line } » ({ $times } fois de plus).

## The file of records

# $deal counts from 0, as in the file of the series.
arena-records-none = { $file } : la ligne { $line } n’est pas une partie enregistrée.
arena-records-stray = { $file } : la ligne { $line } n’est pas une partie de cette série. Nommez le fichier écrit avec elle.
arena-records-twice = { $file } : ligne { $line } : les parties de la donne { $deal } y sont deux fois.
arena-records-missing = { $file } : il manque les parties de la donne { $deal }. Elles n’y sont toutes qu’avec --records depuis le début.
arena-records-same = Il faut deux fichiers pour --out et --records.
arena-records-unpaired = Pour réunir les parties, nommez aussi les fichiers de parties des lots, et avec --records le fichier à écrire.
