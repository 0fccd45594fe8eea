### La feuille de pointage des gens qui jouent avec de vraies cartes : lignes, questions, et pourquoi une chose ne s’écrit pas.
###
### $name est un joueur, $side ceux qui comptent ensemble, $players une liste de joueurs et $count leur nombre; $bid est écrit comme
### dans une ligne (7♥). Les points portent leur signe.

## Ce que la main a donné

tally-made = { $name }, { $bid } : contrat réussi.
tally-made-tricks = { $name }, { $bid }, { $count ->
    [one] { $count } levée
   *[other] { $count } levées
} : contrat réussi.
tally-failed = { $name }, { $bid } : contrat manqué.
tally-failed-tricks = { $name }, { $bid }, { $count ->
    [one] { $count } levée
   *[other] { $count } levées
} : contrat manqué.
tally-stopped = { $name }, { $bid } : arrêté, la partie était décidée.
tally-passed = Tous ont passé.
tally-played = Tous ont passé, et la donne s’est jouée sans contrat.
tally-void = La donne était nulle.
tally-counted = La donne est comptée.
tally-points = Points inscrits.
tally-mark-made = réussi
tally-mark-failed = manqué
tally-mark-stopped = arrêté

## Où en est la partie

tally-total = { $side } { $total }.
tally-total-needs = { $side } { $total }, il manque { $needs }.
tally-side = { $side } { $points }, total { $total }.
tally-side-needs = { $side } { $points }, total { $total }, il manque { $needs }.
tally-cell = { $side } { $points }, total { $total }
tally-cell-struck = { $side } { $points }
tally-deals = { $name } donne.
tally-won = { $count ->
    [one] { $players } gagne la partie.
   *[other] { $players } gagnent la partie.
}
tally-lost = { $count ->
    [one] { $players } a perdu la partie.
   *[other] { $players } ont perdu la partie.
}
tally-race = Qui y est arrivé en premier : { $players }?
tally-noted = Noté : { $ruling } Alors : { $totals }.
tally-noted-total = { $side } { $total }
tally-settle = Deux décisions sont notées. Entendez-vous avant la première annonce de la donne suivante; sinon, la donne compte comme elle s’est jouée.
tally-settle-as-played = Elle compte comme elle s’est jouée
tally-person = { $name } : parties { $games }, gagnées { $wins }, contrats réussis { $made } sur { $count }.
tally-alike = { $names } comptent pour deux personnes, même si les noms se ressemblent.

## À regarder

tally-warning-tricks-left = { $count ->
    [one] Il reste une levée : jeu arrêté, ou donne incomplète?
   *[other] Il reste { $count } levées : jeu arrêté, ou donne incomplète?
}
tally-warning-not-by-tricks = Les levées disent autre chose; c’est inscrit comme on l’a dit.
tally-warning-after-the-end = La partie était finie avant cette donne.
tally-warning-silent = { $name } a manqué son contrat à la donne précédente, et ne devait pas annoncer à celle-ci.
tally-warning-passed-over = { $name } a donné hors tour; la personne sautée donne ensuite (LAW-DEAL-9).

## Ce qu’on demande

tally-ask-who = Qui a joué le contrat?
tally-ask-contract = Quel contrat?
tally-ask-partners = Avec qui?
tally-ask-made = Est-il réussi?
tally-ask-tricks = Combien de levées pour { $players }?
tally-ask-card-points = Points des cartes { DE($players) }
tally-ask-points = Points { DE($players) }
tally-ask-out = Qui a fini?

## Ce qui ne peut pas être

tally-fault-unreadable = Ceci ne se lit pas comme une feuille de pointage : { $why }.
tally-fault-format = Ceci n’est pas une feuille de pointage : { $why }.
tally-fault-rules = Ces règles ne peuvent pas se jouer : { $why }.
tally-fault-people = Une feuille est pour deux à huit personnes, pas { $count }.
tally-fault-stranger = « { $name } » n’est pas sur cette feuille.
tally-fault-players = Il y a { $count } joueurs, et ces règles sont pour { $seats }.
tally-fault-no-seat = Cette place n’existe pas à cette table.
tally-fault-columns = Il faut un nombre par colonne.
tally-fault-too-far = Aucune partie n’arrive à tant de points.
tally-fault-too-long = Une partie a au plus { $count } lignes.
tally-fault-other-game = Cela appartient à un autre jeu.
tally-fault-result-needed = Le contrat est-il réussi? Dites-le, ou combien de levées chaque camp a prises.
tally-fault-tricks-needed = Les points dépendent des levées; il les faut donc.
tally-fault-too-many-tricks = Une donne a dix levées; il ne peut pas y en avoir { $count }.
tally-fault-card-points-needed = Il faut les points des cartes de tous ceux qui peuvent les compter.
tally-fault-points-or-cards = Inscrivez les points, ou ce que chaque personne a étalé et gardé.
tally-fault-no-rank = « { $name } » n’est pas un rang : A, K, Q, J, 10 et ainsi de suite jusqu’à 2, 1 pour un as bas sur la table, X pour un fou.
tally-fault-nothing-to-correct = Il n’y a pas de telle ligne à corriger.
tally-fault-late = Dès qu’une annonce est faite à la donne suivante, une erreur reste (LAW-SCORE-3), sauf si tous sont d’accord.
tally-fault-no-such-bid = Ces règles n’ont pas ce contrat.
tally-fault-wrong-partners = L’ouvreur ne peut pas avoir ces partenaires.
tally-fault-never-thrown-in = À cette table, une donne que tous passent se joue.
tally-fault-never-without-bid = À cette table, une donne que tous passent ne se joue pas.
tally-fault-never-stopped = À cette table, une telle donne se joue jusqu’à la dernière levée.
tally-fault-trick-count = Ces levées sont impossibles.
tally-fault-card-points = Ces points de cartes sont impossibles.
tally-fault-not-in-race = Ces joueurs n’étaient pas parmi ceux qui y sont arrivés.
tally-fault-cards = Ces points sont impossibles.
tally-fault-cannot-be = C’est impossible.

## La feuille en tableau, pour les tableurs

csv-game = Partie
csv-hand = Donne
csv-dealer = Donneur
csv-contractor = Ouvreur
csv-bid = Annonce
csv-outcome = Résultat
csv-mark = Marque
csv-note = Note
csv-total = { $name } (total)
csv-passed = tous ont passé
csv-played = jouée sans contrat
csv-void = nulle
csv-counted = comptée
csv-points = points
csv-start = départ
csv-corrected = corrigée
