### Les clubs et leurs soirées en duplicata.
###
### Both languages have the same keys with the same variables (a test sees to it); see terms.ftl for what every message
### may use. $name is a person, $table the number of a table.

## Starting a club, and coming to one

club-clubs = Clubs
club-about = Un club garde ses membres, ses soirées et le classement d’une saison. Dans une soirée en duplicata, chaque table reçoit les mêmes donnes : le jeu compte, et non les cartes.
club-title = Nom du club
club-start = Fonder un club
club-invited = On vous invite : { $title }
club-count = { $count ->
    [0] Aucun membre
    [one] Un membre
   *[other] { $count } membres
}
club-join = Se joindre au club
club-ask-link = Seuls les membres voient ce club. Demandez-leur le lien.
club-none = Il n’y a pas de club à ce lien, ou il est fermé. Demandez un nouveau lien.
club-privacy = Sans compte. Les membres voient votre nom, quand vous venez et ce que vous jouez. La personne qui tient ce serveur donne, et peut connaître chaque carte.
club-removed = Vous n’êtes plus membre de ce club.
club-locked = Ce lien n’est plus valide. Demandez-en un nouveau à un membre.

## The next evening

club-next-evening = Prochaine soirée
club-this-evening = Cette soirée
club-no-evening = Aucune soirée n’est prévue.
# $title: the game; $time: a day and a time; $movement: who changes tables.
club-plan = { $title }, { $time }. { $deals ->
    [one] Une donne
   *[other] { $deals } donnes
} en { $rounds ->
    [one] une ronde
   *[other] { $rounds } rondes
}. { $movement }.
club-coming = Viennent : { $names }
club-there = Sont là : { $names }
# $count people, who are $names.
club-missing = { $count ->
    [one] { $names } n’est pas encore là.
   *[other] { $names } ne sont pas encore là.
}
club-come = Je viens
club-not-come = Je ne peux pas venir
club-check-in-from = L’accueil ouvre { $time }.
club-check-in = Me voilà
club-checked-in = On sait que vous êtes là. La soirée commence quand la direction la lance.
club-check-out = Je dois partir
club-partner = Partenaire
club-partner-any = N’importe qui
club-paired = Vous jouez avec { $name }.
club-wants-you = { $name } veut jouer avec vous.
club-wants-you-yes = Jouer avec { $name }
club-asked-partner = Vous avez demandé à jouer avec { $name }.
club-numbers = Les nombres de tout le monde arrivent pour le mélange : un instant.

## While it’s played

club-round = Ronde { $round } de { $rounds }
club-at-table = { $with ->
    [somebody] Vous êtes à la table { $table }, avec { $name }.
    [bot] Vous êtes à la table { $table }, avec un robot.
   *[nobody] Vous êtes à la table { $table }.
}
club-sit-out = Vous passez cette ronde. Elle compte comme une moyenne.
club-not-playing = Vous ne jouez pas ce soir.
club-seat-next = On sait que vous êtes là. Vous avez une place dès la prochaine ronde.
club-wait-seat = On sait que vous êtes là. Vous attendez une place; la direction le sait.
# $count: how many other tables are still playing.
club-finished = Votre table a fini. { $count ->
    [one] Une autre table joue encore.
   *[other] { $count } autres tables jouent encore.
}
club-next = { $with ->
    [somebody] Ensuite : table { $table }, avec { $name }.
    [bot] Ensuite : table { $table }, avec un robot.
   *[nobody] Ensuite : table { $table }.
}
club-next-out = Ensuite : vous passez une ronde. Elle compte comme une moyenne.
club-next-over = C’était la dernière ronde.
club-next-in = La prochaine ronde commence dans { $time }.
club-over-in = La soirée finit dans { $time }.
club-time = Il reste { $time } dans cette ronde.
club-overtime = C’est l’heure : finissez cette donne, il reste { $time }.
club-paused = La direction a arrêté les horloges.
club-goes-on = Les horloges repartent.
club-opened = Les résultats de la donne { $number } sont ouverts.
club-to-table = Aller à la table { $table }
club-to-club = Aller au club
club-ask = Demander la direction
club-asked = La direction a reçu votre demande.
# $words: one of the notices below.
club-announced = La direction : { $words }
club-notice-welcome = Bienvenue.
club-notice-soon-begins = On commence bientôt.
club-notice-finish-hand = Finissez votre donne.
club-notice-short-break = Une petite pause.
club-notice-last-round = C’est la dernière ronde.
club-notice-thank-you = Merci, et bonne nuit.

## The director

club-directing = Direction
club-is-director = direction
club-begin = Lancer la soirée
club-open-check-in = Ouvrir l’accueil
club-cancel = Annuler la soirée
club-cancel-sure = Annuler cette soirée?
club-plan-evening = Préparer la soirée
club-plan-it = Enregistrer le plan
club-when = Quand
club-plan-deals = Donnes
club-per-round = Donnes par ronde
club-per-round-hint = Six minutes par donne. Une donne qui n’est pas finie deux minutes plus tard compte comme une moyenne.
club-movement = Qui change de table
club-movement-nobody = Personne ne bouge
club-movement-pairs = Les paires bougent
club-movement-everyone = Chacun joue avec chacun
club-fill = S’il manque du monde
club-fill-bots = Des robots jouent
club-fill-bye = On passe son tour
club-fill-stay = Là où personne ne bouge, des robots prennent les places libres.
club-late-plays = { $name } vient d’arriver et joue dès la prochaine ronde.
club-late-waits = { $name } vient d’arriver et attend une place.
club-waiting = En attente d’une place : { $names }
club-new-season = Nouvelle saison
club-new-season-sure = Commencer une nouvelle saison? Le classement repart de zéro.
club-tables = Tables
club-table = Table
club-deal = Donne
club-waits-for = On attend
club-asks = Demande
club-asks-yes = Vous demande
club-decide = Décider
club-done = Finie
club-average = Moyenne
club-average-sure = Donner une moyenne à cette table? La donne ne s’y joue plus.
club-average-at = Moyenne pour la donne à la table { $table }
club-answered = C’est réglé
club-answered-at = C’est réglé à la table { $table }
club-more = +2 minutes
club-announce = Annoncer à tout le monde
club-substitute = Remplacer
club-whom = Qui part
club-by = Qui joue
club-by-bot = Un robot
club-nobody = Personne
club-substitute-do = Remplacer
club-substitute-sure = Remplacer maintenant? Un robot joue tout de suite.
club-substitute-hint = Un robot joue tout de suite; la personne qui prend la relève joue dès la prochaine ronde.
club-end = Finir la soirée
club-end-sure = Finir la soirée maintenant? Les donnes en cours comptent comme une moyenne.

## Results

club-results = Résultats
club-no-results = Aucune donne n’est encore ouverte.
club-opens = { $count ->
    [one] S’ouvre quand une autre table a fini.
   *[other] S’ouvre quand { $count } autres tables ont fini.
}
club-deal-number = Donne { $number }
club-contract = Contrat
club-tricks = Levées
club-players = À la table
club-points = Points
club-table-number = Table { $table }
club-tricks-won = { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
}
club-against = Face aux autres
club-replay = Revoir
club-replay-of = Revoir la table { $table }
club-bot = robot
club-standings = Classement de la soirée
club-save = Enregistrer en tableau
club-print = Imprimer
club-season = Classement de la saison
club-evenings-count = { $count ->
    [0] Aucune soirée jouée cette saison.
    [one] Une soirée cette saison
   *[other] { $count } soirées cette saison
}
club-place = Rang
club-player = Nom
club-deals = Donnes
club-above = Points au-dessus de la moyenne
club-past = Soirées jouées
# $time: a day.
club-evening-of = Soirée { $number }, { $time }
club-evening-number = Soirée { $number }

## Members

club-members = Membres
club-link = Le lien du club
club-renew = Nouveau lien
club-renew-hint = L’ancien lien n’est plus valide. Les membres restent.
club-renew-sure = Mettre fin à l’ancien lien? On ne pourra plus se joindre au club par là.
club-make-director = Nommer à la direction
club-no-director = Retirer de la direction
club-make-director-of = Nommer à la direction : { $name }
club-no-director-of = Retirer de la direction : { $name }
club-remove = Retirer
club-remove-of = Retirer { $name }
club-remove-sure = Retirer { $name } du club?
club-removed-link = { $name } a encore le lien du club, et pourrait s’y joindre de nouveau. Un nouveau lien y met fin.
club-leave = Quitter le club
club-leave-sure = Quitter ce club?

## Un club dans un terminal, ligne par ligne

club-welcome = Voici { $title }.
club-how = Tapez ce que vous voulez faire : soirée, me voilà, classement, aide.
club-help =
    Au club :
    soirée : la prochaine soirée, ou celle qui se joue
    je viens, je ne viens pas : dire si on vient
    me voilà, me voilà 4 : être là; avec le membre 4 comme partenaire
    je pars : partir avant la fin; un robot continue
    table : aller à sa table; là-bas, club ramène ici
    demander : appeler la direction à sa table
    membres : tout le monde, avec les numéros
    classement : où en est tout le monde; les soirées jouées
    résultats, résultats 3 : ce que cette soirée a donné, ou la soirée 3
    enregistrer, enregistrer 3, enregistrer saison : les résultats, ou le classement, en tableau (CSV)
    revoir 2 1, revoir 2 1 3 : la donne 2 telle que la table 1 l’a jouée, à la soirée 3
    preuve, preuve 3 : que personne n’a choisi les donnes
    lien : le lien pour inviter du monde
    quitter : fermer; vous restez membre
    quitter le club : ne plus en faire partie
club-help-director =
    Pour la direction :
    préparer 2027-03-05 19:30 12/4 : la soirée; préparer seul dit comment
    ouvrir l’accueil, lancer, finir la soirée
    pause, continuer, plus de temps : les horloges; deux minutes de plus pour cette ronde
    tables : chaque table, qui on y attend, et si elle vous demande
    réglé 2 : c’est réglé à la table 2
    moyenne 2 : la donne à la table 2 compte comme une moyenne
    remplacer 3, remplacer 3 5 : un robot pour le membre 3, et le membre 5 dès la prochaine ronde
    annoncer, annoncer 4 : ce qui peut être dit à tout le monde; la quatrième phrase
    direction 3, sans direction 3, retirer 3 : donner la direction au membre 3, la lui reprendre, le retirer
    nouveau lien : l’ancien ne mène plus ici
    nouvelle saison : le classement repart de zéro
club-plan-how = Tapez préparer, puis dans n’importe quel ordre : les règles par leur code (quebec-4), le jour (2027-03-05), l’heure (19:30), les donnes et combien par ronde (12/4), personne, paires ou tous pour dire qui bouge, robots ou passe s’il manque du monde, le niveau des robots (expert). Le reste ne change pas.
club-plan-not = « { $word } » n’a pas de sens dans un plan.
club-yes = Tapez oui pour le faire. Autre chose n’y change rien.
club-line-done = C’est fait.
club-back = Vous revoilà.
club-lost = Connexion perdue. Elle revient d’elle-même.
club-restarting = Le serveur redémarre. Le club revient de lui-même.
club-member =
    { $role ->
        [director] { $number } : { $name } (direction)
        [you] { $number } : { $name } (vous)
        [both] { $number } : { $name } (vous, direction)
       *[none] { $number } : { $name }
    }
club-came = { $name } fait maintenant partie du club.
club-went = { $name } ne fait plus partie du club.
club-link-is = Le lien du club : { $link }
club-asks-plan = Tapez préparer pour préparer une soirée.
club-asks-check-in = Tapez me voilà si vous voulez jouer.
club-asks-check-in-pair = Tapez me voilà si vous voulez jouer, ou me voilà 4 avec le membre 4 comme partenaire.
club-asks-start = On sait que vous êtes là. Tapez lancer quand tout le monde est là.
club-asks-table = Tapez table pour aller à la table { $table }.
club-asks-partner = { $name } veut jouer avec vous : tapez me voilà { $number } pour jouer ensemble.
club-asks-at = La table { $table } vous demande.
club-no-table-now = Vous n’avez pas de table en ce moment.
club-no-such-evening = Cette soirée n’existe pas, ou on ne peut pas la voir.
club-none-here = Cette table n’est dans aucune soirée d’un club.
club-no-tables = Aucune table ne joue.
club-no-deal = Cette table n’a pas de telle donne, ou la donne n’est pas encore ouverte.
# $points: points above average, with their sign.
club-rank = { $place }. { $name } : { $points } en { $deals ->
    [0] 0 donne
    [one] une donne
   *[other] { $deals } donnes
}
club-results-of = Résultats de la soirée { $number }
# $tricks: those of whoever had the contract; −1 if there was none.
club-played = { $tricks ->
    [-1] Table { $table } : { $contract }
    [one] Table { $table } : { $contract } – { $tricks } levée
   *[other] Table { $table } : { $contract } – { $tricks } levées
}
# $points: of the deal; $against: against the others’ average.
club-side = { $names } : { $points } ({ $against })
# $deal: the number of the deal that is played; $name: whoever is waited for.
club-row = Table { $table } ({ $names }) : { $state ->
    [done] finie
    [waits] donne { $deal }, on attend { $name }
   *[plays] donne { $deal }
}{ $asks ->
    [yes] . Elle vous demande.
   *[no] .
}
club-terminal-goodbye = Vous êtes toujours membre : la même commande vous ramène.
club-terminal-left = Vous ne faites plus partie du club.
club-played-evening = Soirée { $number } : place { $place } sur { $count }, { $points } points par rapport à la moyenne.
club-saved = Enregistré sous { $file }.
club-not-saved = Impossible d’écrire le fichier { $file }.
club-founded = Votre club est prêt. Partagez ce lien : { $link }

# Ce qui peut être tapé, séparé par des virgules
club-word-help = aide, ?
club-word-evening = soirée
club-word-coming = je viens
club-word-not-coming = je ne viens pas, je ne peux pas venir
club-word-check-in = me voilà
club-word-check-out = je pars, je dois partir
club-word-table = à table
club-word-ask = demander, demander la direction
club-word-members = membres, qui
club-word-standings = classement
club-word-results = résultats
club-word-save = enregistrer
club-word-season = saison, la saison
club-word-replay = revoir
club-word-proof = preuve
club-word-link = lien
club-word-leave-club = quitter le club
club-word-quit = quitter
club-word-plan = préparer
club-word-open-check-in = ouvrir l’accueil
club-word-start = lancer
club-word-end-evening = finir la soirée, annuler la soirée
club-word-pause = arrêter
club-word-continue = continuer
club-word-more-time = plus de temps
club-word-tables = les tables
club-word-answered = réglé
club-word-average = moyenne
club-word-substitute = remplacer
club-word-announce = annoncer
club-word-director = direction
club-word-no-director = sans direction
club-word-remove = retirer
club-word-new-link = nouveau lien
club-word-new-season = nouvelle saison
club-plan-nobody = personne
club-plan-pairs = paires
club-plan-everyone = tous
club-plan-bots = robots
club-plan-bye = passe

## When it doesn’t work; the end of each key is the code of the refusal

club-no-nobody = Cette personne n’est plus membre.
club-no-not-director = C’est à la direction de le faire.
club-no-only-director = Un club a besoin d’une direction : nommez d’abord quelqu’un d’autre.
club-no-not-now = Pas maintenant.
club-no-too-early = L’accueil n’est pas encore ouvert.
club-no-no-evening = Une telle soirée n’est pas possible : voyez les règles, les donnes et qui change de table.
club-no-past = Cette heure est passée : choisissez-en une autre.
club-no-nobody-there = Personne n’est encore là.
club-no-no-table = Cette table n’existe pas, ou elle a fini.
club-no-not-committed = Ce n’est pas le nombre promis.
club-no-busy = Trop de monde; rien n’est perdu. Essayez de nouveau.
