### La feuille de pointage tenue dans le terminal, ligne par ligne (kook score).
###
### $path est un fichier, $name un joueur et $names plusieurs.

## Une feuille

keeping-no-file = Quelle feuille? Nommez son fichier, ou - pour l’entrée standard.
keeping-one-file = Une feuille à la fois; avec --season, autant qu’on veut.
keeping-no-season = Aucune feuille n’est encore tenue ici.
keeping-which = Quelle feuille?
keeping-kept = Chaque réponse est enregistrée dans { $path }.
keeping-bye = La feuille est dans { $path }.
keeping-unsaved = La feuille ne s’enregistre pas : { $error }. Ce que vous inscrivez reste ici tant que ce programme tourne.
keeping-elsewhere = Un autre programme a écrit sur cette feuille. Ce qu’il a écrit compte; votre dernier geste n’a pas compté.
keeping-lost = Il y a autre chose dans le fichier maintenant, et cela y reste. La feuille continue dans { $path }.
keeping-bench = En attente : { $names }.
keeping-stay = Laisser
keeping-several = « { $text } » peut être { $choices }. Tapez le numéro.
keeping-no-tricks = { $number } levées, ce n’est pas possible : une donne en a de 0 à 10.
keeping-cards-worth = En cartes étalées, cela fait { $points } points. Est-ce bien cela?
keeping-give-up = Oui : oublier ce qui est dit de cette donne
keeping-help-question = Répondez par un numéro de la liste ou par des mots; leur début suffit. Entrée laisse les choses telles quelles, quitter sort du programme.

## Une nouvelle partie

keeping-game = Quel jeu? Tapez son nom ou son code de règles, Entrée pour { $game }, ou « ? » pour une liste.
keeping-people = Qui joue? Tapez { $count } noms séparés par des virgules, dans le sens des aiguilles d’une montre. Les noms de plus attendent.
keeping-people-same = Entrée : { $names }.
keeping-not-over = Cette partie n’est pas encore finie.

## Entre les donnes

keeping-prompt = Donne { $count } : qui joue quoi? Tapez-le, comme { $name } 7H, ou aide.
keeping-prompt-rummy = Donne { $count } : tapez donne, ou aide.
keeping-prompt-over = La partie est finie : tapez suivante, ou aide.
keeping-help-hint = Tapez aide pour voir ce qui peut se taper.
keeping-help =
    donne : la donne suivante, une question à la fois. Un nom, un contrat et le résultat sur une ligne suffisent, comme Mae 7H 8.
    passé : tous ont passé. nulle : la donne était nulle.
    annuler, refaire : le dernier geste, même le début d’une partie.
    corriger 3 : corriger la donne 3; l’ancienne ligne reste, rayée.
    points : inscrire des points. décision : une règle n’a pas été suivie. régler : prendre une des deux décisions notées.
    tableau : les totaux. feuille : toutes les donnes.
    soirée : les parties de cette feuille, et ce que chaque personne a fait. saison : la même chose pour toutes les feuilles du dossier.
    suivante : la partie suivante, avec les mêmes personnes ou d’autres.
    quitter : sortir; la feuille est enregistrée.
keeping-help-hand =
    Tapez une réponse. Sinon :
    retour : reprendre la dernière réponse. recommencer : reprendre cette donne du début.
    donneur Mae : une autre personne a donné. arrêtée : le jeu a été arrêté.
    passé, nulle, décision, tableau et tous les autres mots vont ici aussi.
    Entrée : laisser la donne comme elle est; ses réponses sont enregistrées.
keeping-nothing-undone = Il n’y a rien à annuler.
keeping-nothing-redone = Il n’y a rien à refaire.
keeping-nothing-noted = Il n’y a pas deux décisions notées sur la dernière donne.
keeping-season = { $count ->
    [one] Feuilles dans ce dossier : { $count }.
   *[other] Feuilles dans ce dossier : { $count }.
}

## Une main

keeping-begun = Cette donne jusqu’ici : { $facts }.
keeping-who-how = Tapez un nom, passé si tous ont passé, ou nulle pour une donne nulle.
keeping-contract-how = Tapez-le, comme 7H ou misère; « ? » les donne tous.
keeping-partners-how = Tapez les noms.
keeping-choice-how = Tapez un mot ou son numéro.
keeping-number-how = Tapez un nombre.
keeping-zero-how = Tapez un nombre, ou Entrée pour 0.
keeping-points-how = Tapez les points, ou les cartes étalées et gardées, comme K K K 3 2 1 / 9 X.
keeping-note = Pour quoi? Entrée si cela va de soi.
keeping-lacks = Vos règles n’ont pas ce contrat.
keeping-once = Le compter pour cette donne seule
keeping-from-now-on = Le compter dorénavant

## Une main corrigée

keeping-which-hand = Quelle donne? Tapez son numéro comme la feuille le montre.
keeping-which-fact = Qu’est-ce qui n’était pas juste?
keeping-another-fact = Changer autre chose

## Une décision

keeping-not-written = Ne pas l’inscrire
keeping-ruled = C’est inscrit à côté de cette donne, et compte quand elle est finie.
keeping-noted = Les deux sont notées à côté de cette donne. Quand elle est finie, entendez-vous avant la première annonce de la suivante.
keeping-settle-later = Pas encore

## Ce qui peut se taper, avec des virgules entre les mots de même sens

keeping-word-hand = donne, d, hand
keeping-word-passed = passé, tous ont passé, passe, passed
keeping-word-void = nulle, donne nulle, void
keeping-word-undo = annuler, a, undo
keeping-word-redo = refaire, redo
keeping-word-correct = corriger, correct
keeping-word-points = points, inscrire des points
keeping-word-ruling = décision, arbitre, ruling
keeping-word-settle = régler, entente, settle
keeping-word-next = suivante, partie suivante, next
keeping-word-board = tableau, t, board
keeping-word-sheet = feuille, f, sheet
keeping-word-evening = soirée, evening
keeping-word-season = saison, season
keeping-word-help = aide, ?, help
keeping-word-quit = quitter, sortir, q, quit
keeping-word-back = retour, back
keeping-word-again = recommencer, again
keeping-word-dealer = donneur, dealer
keeping-word-stopped = arrêtée, stopped
