### La page « Tenir le pointage ».
###
### $name est un joueur, $players une liste de joueurs; $bid est écrit comme dans une ligne (7♥).

pad-about = Pour les gens qui jouent avec de vraies cartes : touchez qui a joué quoi, et les points se comptent selon vos règles.
pad-open-sheets = Vos feuilles
pad-sheet-of = { $date } : { $names }. { $game }, partie { $number }, { $hands ->
    [0] aucune donne
    [one] une donne
   *[other] { $hands } donnes
}
pad-new = Nouvelle feuille
pad-game = Jeu
pad-people = Qui joue?
pad-people-hint = Dans le sens des aiguilles d’une montre. Les personnes qui attendent s’écrivent sous les chaises.
pad-chair = Chaise { $count }
pad-bench = En attente
pad-bench-hint = Des noms séparés par des virgules
pad-dealer = Qui donne en premier?
pad-draw = Piger une carte chacun
pad-drawn = { $name } a pigé { $card }.
pad-draw-dealer = { $name } donne en premier.
pad-begin = Commencer
pad-gone = Cette feuille n’est pas sur cet appareil.
pad-all-sheets = Toutes les feuilles

pad-hand = Donne
pad-undo = Annuler
pad-redo = Refaire
pad-sheet = Feuille
pad-board = Tableau
pad-evening = Soirée
pad-season = Saison
pad-turn = Tourner le tableau
pad-need = manque { $count }
pad-deals = donne
pad-cards-each = { $count } cartes à chaque personne, une à la fois.
pad-plays = { $name } joue { $bid }
pad-needs-tricks = { $count ->
    [one] il faut une levée
   *[other] il faut { $count } levées
}
pad-may-sleep = L’écran peut s’éteindre.
pad-not-kept = Ce navigateur ne garde rien en ce moment (plus de place, ou fenêtre privée). Exportez la feuille avant de la fermer.
pad-elsewhere = Une autre fenêtre a écrit sur cette feuille. Son texte est affiché; votre dernier geste n’a pas compté.
pad-keeps = Installez la page ou exportez vos feuilles : certains navigateurs effacent ce qu’une page garde après sept jours sans visite.

pad-next-hand = Donne { $count }
pad-all-passed = Tous ont passé
pad-void = Donne nulle
pad-stopped = Arrêtée
pad-made = Réussi
pad-failed = Manqué
pad-alone = En solo
pad-nobody = Personne
pad-own-tricks = Levées du camp de l’ouvreur
pad-other-contract = Un autre contrat
pad-other-contract-hint = Vos règles ne les ont pas. Ils comptent pour cette donne seule, ou dorénavant.
pad-from-now-on = dorénavant
pad-without-kitty = Sans { kitty }
pad-who-dealt = Qui a donné?
pad-write-points = Inscrire des points
pad-write-points-hint = Pour une décision, ou ce que votre table accorde.
pad-note = Pour quoi?
pad-points-of = Points { DE($players) }
pad-write = Inscrire
pad-start-again = Recommencer cette donne
pad-write-hand = Inscrire cette donne
pad-write-again = L’inscrire une fois de plus
pad-repeated = C’est la même donne que la précédente. Est-elle déjà inscrite?
pad-start-again-sure = Effacer ce qui est dit de cette donne?
pad-no-number = Ce n’est pas un nombre entier : écrivez par exemple 120 ou −35.
pad-no-points = Inscrivez les points d’un côté au moins.
pad-enter-hand = Inscrire la donne { $count }
pad-finish-hand = Finir la donne { $count }
pad-game-begun = La partie suivante commence. Annuler ramène la précédente.
pad-next-game-sure = Cette partie n’est pas finie. La laisser telle quelle, et en commencer une autre?
pad-correct-hint = Touchez une ligne pour la corriger.
pad-take-theirs-sure = Remplacer votre feuille? Ce qui n’est que sur la vôtre se perd.
pad-number = Nombre
pad-cards = Cartes
pad-laid = Étalées
pad-held = Gardées
pad-low-ace = as, bas
pad-delete-rank = Effacer la dernière

pad-column-dealer = D
pad-column-hand = Donne
pad-struck = rayée
pad-agreed = tous d’accord
pad-correct = Corriger
pad-correct-row = Corriger la donne { $count }
pad-correcting = La donne { $count } comme elle devrait être
pad-effect = { $side } : { $after } au lieu de { $before }.
pad-effect-none = Les totaux restent les mêmes.
pad-effect-over = Avec cela, la partie est finie.
pad-effect-open = Avec cela, la partie continue.
pad-late = Quelqu’un a pu annoncer depuis : selon les lois, une erreur reste dès qu’une annonce est faite à la donne suivante (LAW-SCORE-3).
pad-leave = Laisser
pad-correct-it = Corriger
pad-correct-agreed = Corriger, tous d’accord
pad-strike = Rayer
pad-empty = Pas encore de donne.
pad-happened = Il s’est passé quelque chose
pad-chart = Les totaux après chaque donne
pad-target = But { $count }

pad-game-number = Partie { $count }
pad-games = Parties
pad-wins = Gagnées
pad-contracts = Contrats
pad-made-of = { $made } sur { $count }
pad-next-game = Partie suivante
pad-new-partners = Autres partenaires ou un autre jeu
pad-export = Exporter
pad-csv = Tableau (CSV)
pad-json = Feuille (JSON)
pad-picture = Image
pad-print = Imprimer
pad-import = Ouvrir une feuille
pad-import-shows = { $games ->
    [one] Une partie
   *[other] { $games } parties
}, { $hands ->
    [one] une ligne
   *[other] { $hands } lignes
} : { $names }.
pad-import-add = L’ajouter à vos feuilles
pad-delete = Supprimer cette feuille
pad-delete-sure = Supprimer cette feuille avec toutes ses parties?
pad-person = Nom
pad-season-about = Les mêmes noms sont une même personne; toutes les feuilles de cet appareil comptent.

pad-hand-over = Passer à un autre téléphone
pad-hand-over-about = L’appareil photo de l’autre téléphone ouvre la feuille, s’il a déjà ouvert Kookaburra. Une application installée prend le lien.
pad-part = { $number } sur { $count }
pad-link = Lien avec la feuille
pad-paste = Coller le lien d’une feuille
pad-link-wrong = Ce lien n’est pas une feuille : copiez-le en entier.
pad-parts-missing = { $here } parties sur { $count } sont là. Lisez l’image suivante.
pad-from-elsewhere = Une feuille d’ailleurs
pad-same = Vous avez déjà cette feuille.
pad-shorter = Votre feuille est plus longue : rien ne change.
pad-longer = Elle continue où la vôtre s’arrête :
pad-take-it = La prendre
pad-fork = Les deux feuilles diffèrent à partir de la ligne { $hand } de la partie { $game }. Laquelle est juste?
pad-ours = Sur cet appareil
pad-theirs = Dans l’autre
pad-keep-ours = Laisser la mienne
pad-take-theirs = Prendre l’autre
pad-keep-both = Laisser les deux
