### Ce que dit la page dans les pièces voisines.
###
### Both languages have the same keys with the same variables (a test sees to it); see terms.ftl for what every message
### may use.

## Avant la partie

before-title = Qui joue
before-name = Votre nom
before-level = La force des autres
before-mixed = chacun la sienne
before-each = Chaque joueur
before-player = Joueur { $number }
before-bot-name = Nom
before-bot-level = Force
before-seat = Votre place
before-seat-number = Place { $number }
before-people = Personnes
before-people-number = { $out ->
    [0] { $number }, tous jouent
    [one] { $number }, une attend son tour
   *[other] { $number }, { $out } attendent leur tour
}
before-people-hint = S’il vient plus de monde qu’il n’y a de places, on se relaie d’une partie à l’autre.
before-cut = Couper le paquet
before-cut-hint = Le joueur à la droite du donneur coupe avant chaque donne.
before-joker = Six { no-trumps } montre le fou
before-joker-hint = Les partenaires conviennent qu’une première annonce de six { no-trumps } dit « j’ai le fou », et que passer à la place le nie. Tous le savent.
before-help = Six dans une couleur promet de l’aide
before-help-hint = Les partenaires conviennent qu’une première annonce de six dans une couleur promet trois atouts avec un bord ou le fou, et que passer à la place les nie. Tous le savent.
before-deal = Jouer une donne précise
before-deal-code = Le lien ou le code d’une donne, ou une graine
before-ends-other = La partie qui est sur la table est abandonnée.

level-beginner = Débutant
level-casual = Du dimanche
level-club = Joueur de club
level-strong = Fort
level-expert = Expert
level-beginner-about = Connaît les règles et ne retient que la dernière levée.
level-casual-about = Retient les quelques dernières levées.
level-club-about = Compte toutes les cartes et joue selon l’usage.
level-strong-about = Essaie chaque carte dans quelques donnes imaginées.
level-expert-about = Essaie annonces et cartes dans bien des donnes imaginées, et entend ce que disent vos annonces.

## La feuille de règles

sheet-search = Chercher dans ces règles
sheet-nothing = Rien de tel dans ces règles.
sheet-none = Ces règles n’existent pas
sheet-ways = Cette table

## Règles maison

house-about = Partez d’un jeu et changez ce que votre table joue autrement. Ce qui ne va pas ensemble est marqué aussitôt.
house-begin = Partir de
house-own = Vos tables
house-find = Trouver une règle
house-only-changed = Seulement ce qui est changé
house-none-found = Aucune règle trouvée.
house-answer = { $label } : { $choice }
house-group-changed = { $count ->
    [one] un changement
   *[other] { $count } changements
}
house-group-wrong = ne va pas ensemble
house-back = Remettre : { $choice }
house-idle = Ne change rien à cette table.
house-unfit = ne va pas avec le reste
house-why-not = { $choice } : { $why }
house-conflict = { $label } ({ $choice }) ne va pas avec { $with-label } ({ $with-choice }).
house-not-with = pas avec { $label } : { $choice }
house-number = de { $least } à { $most }
house-state = { $count ->
    [0] Joué comme le jeu se nomme.
    [one] Une règle est changée.
   *[other] { $count } règles sont changées.
}
house-wrong = Ces règles ne peuvent pas encore se jouer :
house-mend = Accorder le reste
house-mend-how = À changer aussi : { $changes }
house-all-back = Tout remettre
house-sheet = Les règles qui en résultent
house-sheet-before = Les règles d’avant le dernier changement :
house-name = Son nom
house-save = Garder
house-saved = « { $name } » est gardée.
house-name-usual = Notre table
house-forget = Oublier
house-forget-question = Oublier cette table?
house-share = Transmettre les règles
house-link = Un lien vers ces règles
house-code = Le code court
house-file-toml = Enregistrer en TOML
house-file-json = Enregistrer en JSON
house-take = Reprendre des règles d’ailleurs
house-paste = Un lien, un code court, du TOML ou du JSON
house-open = D’un fichier
house-read = Prendre ces règles
house-taken = Les règles sont reprises.
house-at-line = { $line } : { $problem }
house-malformed = Ce texte ne se lit pas : { $why }.
house-unknown = « { $text } » n’est ni un jeu ni un code court de règles maison.
house-unreadable = Le fichier ne se lit pas.

## Parties jouées

history-none = Aucune partie n’a encore été finie ici. Les parties paraissent quand elles sont finies; elles restent dans ce navigateur.
history-table = Table
history-all-tables = toutes les tables
history-list = Parties
history-won = gagnée
history-lost = perdue
history-open = pas finie
history-file = Enregistrer
history-file-of = Enregistrer la partie du { $when }
history-delete = Supprimer
history-delete-question = Supprimer cette partie?
history-save-all = Tout enregistrer en un fichier
history-delete-all = Supprimer toutes les parties
history-delete-all-question = Supprimer toutes les parties gardées ici? On ne pourra pas revenir en arrière.
history-import = Reprendre des parties d’un fichier
history-imported = { $count ->
    [one] Une partie a été reprise.
   *[other] { $count } parties ont été reprises.
}
history-more = En montrer { $count } de plus
history-numbers = Ce que cela donne
history-games-won = Parties gagnées
history-hands = Donnes
history-points-a-hand = Points par donne
history-own-made = Contrats réussis
history-of = { $part } sur { $whole }
history-percent = { $number } %
history-last = Les { $count } dernières parties
history-last-words = { $won } des { $count } dernières parties gagnées, de la plus ancienne à la plus récente.
history-by-bid = Vos contrats selon l’annonce
history-bid = Annonce
history-played = Joués
history-made = Réussis
history-average = Points en moyenne

## Une partie finie

game-back = Toutes les parties jouées
game-hands = Donnes
game-hand = Donne
game-how = Ce qui a été joué
game-points = Vos points
game-replay = Sur la table
game-show = Mettre la donne { $hand } sur la table
game-again = La même table encore

## Réglages

set-kept = Tout vaut aussitôt et n’est gardé que dans ce navigateur.
set-looks = Apparence
set-play = À la table
set-lang = Langue
set-theme = Couleurs
set-theme-system = comme le système
set-theme-light = claires
set-theme-dark = sombres
set-indices = Lettres sur les cartes
set-indices-akqj = A K Q J
set-indices-ardv = A R D V
set-four-colours = Quatre couleurs
set-four-colours-hint = ♠ noir, ♥ rouge, ♦ bleu, ♣ vert.
set-large-cards = Cartes plus grandes
set-large-cards-hint = Pour les petits écrans et les yeux fatigués.
set-pace = Rythme des autres et des cartes
set-pace-instant = aussitôt, rien ne bouge
set-pace-fast = vif
set-pace-normal = comme à une table
set-pace-slow = lent
set-trick = Une levée finie reste
set-trick-timed = un moment
set-trick-tapped = jusqu’à ce qu’on la touche
set-sound = Son
set-sound-hint = Les cartes, en douceur, et de temps en temps un kookaburra.
set-guidance = Accompagnement
set-guidance-hint = Ce qui se passe, ce que vous pouvez faire, et pourquoi.
set-command-box = Case pour écrire ses coups
set-command-box-hint = Écrire « 7H » ou « jouer AS » au lieu de toucher; pensé aussi pour les lecteurs d’écran.

## Aide

help-first = La première minute
help-first-text = Appuyez sur Jouer. Vos cartes sont en bas; votre partenaire, si vous en avez un, est en face. Quand vient votre tour, la ligne au-dessus de vos cartes dit ce qu’on vous demande.
help-play = Annoncer et jouer
help-play-text = Touchez une annonce du tableau, ou une carte. Ce qui n’est pas permis est estompé; touchez-le tout de même et la table dit pourquoi. Pour l’écart, touchez d’abord les cartes, puis le bouton sous elles. Une levée finie va à qui la gagne après un moment; une touche l’y envoie aussitôt.
help-learn = Apprendre
help-learn-text = Le conseil dit ce que ferait un bon joueur, et pourquoi. Reprendre annule votre dernière décision. Après chaque donne, vous pouvez voir toutes les cartes, revoir le jeu pas à pas et entendre ce qui aurait été mieux. L’accompagnement, dans les réglages, explique au fil du jeu.
help-type = En mots
help-type-text = La case, dans les réglages, prend ce que vous écrivez : « 7H » annonce sept cœurs ou joue cette carte, « passe », « écarter 5S 6C 4D », « conseil », « pointage », « règles ». Les couleurs sont S pique, C trèfle, D carreau, H cœur et NT sans atout, le fou est X. Les lecteurs d’écran lisent une fois tout ce qui arrive.
help-share = La même donne
help-share-text = Après une donne, vous pouvez en copier un lien : qui l’ouvre joue les mêmes cartes selon les mêmes règles.
help-kept = Ce qui est gardé, et où
help-kept-text = La partie en cours, vos parties, tables et réglages restent dans ce navigateur et ne sont envoyés nulle part. Fermez la page quand il vous plaît : Continuer retrouve la table comme vous l’avez laissée. Après la première visite, la page marche sans réseau.
help-keys = Les touches à la table
help-key-arrows = ← → ↑ ↓
help-key-enter = Entrée
help-key-space = Espace
help-key-hint = h
help-key-undo = u
help-key-last = l
help-key-score = s
help-key-rules = r
help-does-arrows = aller de carte en carte et d’annonce en annonce
help-does-enter = le faire; ramasser une levée, presser les autres
help-does-space = prendre une carte, ou la laisser
help-does-hint = un conseil
help-does-undo = reprendre
help-does-last = la dernière levée
help-does-score = le pointage
help-does-rules = les règles de cette table
help-about = À propos de Kookaburra
help-version = Kookaburra { $version } : tous les jeux qu’on appelle 500, avec des joueurs honnêtes qui ne voient rien de plus que vous à leur place.
help-licence = Un logiciel libre sous licence MIT ou Apache 2.0, à votre choix. Les cartes ont été dessinées pour lui.
help-questions = Questions de joueurs
help-rulebook = Le livre des règles
help-source = Le code source
