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
club-join = Joindre le club
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
club-numbers = Les nombres de tout le monde arrivent pour le mélange : un instant.

## While it’s played

club-round = Ronde { $round } de { $rounds }
club-at-table = Vous êtes à la table { $table }.
club-at-table-with = Vous êtes à la table { $table }, avec { $name }.
club-sit-out = Vous passez cette ronde. Elle compte comme une moyenne.
club-next = Ensuite : table { $table }.
club-next-with = Ensuite : table { $table }, avec { $name }.
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
club-against = Face aux autres
club-replay = Revoir
club-replay-of = Revoir la table { $table }
club-bot = robot
club-standings = Classement de la soirée
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
club-make-director = Nommer à la direction
club-no-director = Retirer de la direction
club-make-director-of = Nommer à la direction : { $name }
club-no-director-of = Retirer de la direction : { $name }
club-remove = Retirer
club-remove-of = Retirer { $name }
club-leave = Quitter le club
club-leave-sure = Quitter ce club?

## When it doesn’t work; the end of each key is the code of the refusal

club-no-nobody = Cette personne n’est plus membre.
club-no-not-director = C’est à la direction de le faire.
club-no-only-director = Un club a besoin d’une direction : nommez d’abord quelqu’un d’autre.
club-no-not-now = Pas maintenant.
club-no-too-early = L’accueil n’est pas encore ouvert.
club-no-no-evening = Une telle soirée n’est pas possible : voyez les règles, les donnes et qui change de table.
club-no-nobody-there = Personne n’est encore là.
club-no-no-table = Cette table n’existe pas, ou elle a fini.
club-no-not-committed = Ce n’est pas le nombre promis.
club-no-busy = Trop de monde; rien n’est perdu. Essayez de nouveau.
