### What `kook arena` says.
###
### Names of players are written as on the command line; numbers come with their sign and their interval, such as
### "+12,3 ± 4,5", and p as "p = 0,012" or "p < 0,001".

arena-title-deals = { $rules } : { $played } donnes sur { $deals } jouées dans toutes les dispositions (graine { $seed })
arena-title-matches = { $rules } : { $played } parties sur { $deals } jouées dans toutes les dispositions (graine { $seed })

## Headings of the table: short, they stand above columns.

arena-entrant = joueur
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

arena-beats = { $better } bat { $worse } : { $points } points par donne ({ $p }).
arena-even = { $better } et { $worse } ne se distinguent pas : { $points } points par donne ({ $p }).
# After one of the two; $games is the difference in percent of the games.
arena-wins = { $better } a gagné { $games } % de parties de plus ({ $p }).
arena-faults = { $name } : en retard { $late }, arrêté { $dead }, illisible { $unreadable }, illégal { $illegal }; { $substituted ->
    [one] { $substituted } décision prise
   *[other] { $substituted } décisions prises
} au hasard à sa place.
arena-stopped = Interrompu. Continuez avec kook arena --resume { $file }

## What goes wrong

arena-too-few = Il faut au moins deux joueurs.
arena-too-many = Il y a place pour { $most } joueurs.
arena-no-player = Il n’y a pas de joueur « { $name } » pour ce jeu. Au choix : { $known }, ou exec:COMMANDE.
arena-no-guest = Il n’y a pas de joueur « { $name } » qui ne joue que de ce qu’il voit. Voir kook arena --help.
arena-no-command = « { $text } » n’a pas de commande, ou des guillemets sans paire.
arena-not-started = { $name } : { $why }
arena-no-greeting = pas de salutation en { $ms } ms
arena-ended = arrêté avant la salutation
arena-left-out = { $bytes ->
    [one] { $name } a écrit { $bytes } octet de plus sur sa sortie d’erreur, qui n’est pas montré.
   *[other] { $name } a écrit { $bytes } octets de plus sur sa sortie d’erreur, qui ne sont pas montrés.
}
