### Ce que dit la page dans les pièces voisines.
###
### Both languages have the same keys with the same variables (a test sees to it); see terms.ftl for what every message
### may use.

## Avant la partie

before-title = Joueurs
before-name = Votre nom
# Beside the field for the name of house rules.
house-name-long = Au plus { $longest } caractères.
before-level = Niveau des adversaires
before-mixed = mélangé
before-each = Régler chaque joueur
before-player = Joueur { $number }
before-bot-name = Nom
before-bot-level = Niveau
before-humans = Autres personnes devant cet appareil
before-humans-hint = Nommez les personnes qui jouent ici avec vous. L’appareil passe de main en main et ne montre à chaque personne que ses cartes.
before-bot = ordinateur
before-seat = Votre place
before-seat-number = Place { $number }
before-people = Personnes
before-people-number = { $out ->
    [0] { $number }, tout le monde joue
    [1] { $number }, une attend son tour
   *[other] { $number }, { $out } attendent leur tour
}
before-people-hint = S’il y a plus de personnes que de places, on se relaie d’une partie à l’autre.
before-cut = Couper le paquet
before-cut-hint = Le joueur à la droite du donneur coupe avant chaque donne.
before-joker = Six { no-trumps } montre le fou
before-joker-hint = Une première annonce de six { no-trumps } dit à son partenaire « j’ai le fou »; passer veut dire qu’on ne l’a pas. Toute la table le sait.
before-help = Six dans une couleur promet de l’aide
before-help-hint = Une première annonce de six dans une couleur promet à son partenaire trois atouts avec un bord ou le fou; passer veut dire qu’on ne les a pas. Toute la table le sait.
before-deal = Jouer une donne partagée
before-deal-code = Lien ou code d’une donne, ou graine
before-open = Les erreurs comptent
before-open-hint = Des erreurs arrivent, et valent si personne ne conteste. Rien ne s’annule, rien n’avertit.
before-open-level = Ici, les robots jouent au plus au niveau club.
before-errors = Erreurs des robots
before-errors-rate = { $percent ->
    [0] jamais
   *[other] après { $percent } % de ce qui se fait
}

level-beginner = Débutant
level-casual = Occasionnel
level-club = Club
level-strong = Fort
level-expert = Expert
level-beginner-about = Connaît les règles et ne retient que ce qui vient d’être joué.
level-casual-about = Retient ce qui a été joué il y a peu. Joue le dimanche.
level-club-about = Compte toutes les cartes et joue selon l’usage.
level-strong-about = Essaie chaque carte dans quelques donnes possibles.
level-expert-about = Essaie chaque choix dans bien des donnes possibles, imaginées d’après tout ce que chacun a fait.

## La feuille de règles

against-title = Comparer avec un autre jeu
against-game = L’autre jeu
against-rule = Règle
against-none = On y joue pareil.
against-other = Le 500 et le Rummy 500 n’ont pas de règles en commun : choisissez deux jeux du même genre.
sheet-search = Chercher dans ces règles
sheet-nothing = Rien trouvé dans ces règles.
sheet-none = Ces règles n’existent pas
sheet-ways = Ce jeu
sheet-print = Imprimer
sheet-code = Code de ces règles : { $code }

## Trouver mes règles

find-question = { $question ->
    [players] Combien êtes-vous?
    [jokers] Combien y a-t-il de jokers?
    [kitty] Combien de cartes dans la veuve?
    [auction] Comment se passent les annonces?
    [misere] Joue-t-on la misère?
    [all_pass] Que se passe-t-il quand tout le monde passe?
    [defender_tricks] Que marquent les adversaires pour leurs levées?
   *[win] Qui gagne quand les deux camps ont assez de points?
}
find-any = Peu importe, ou je ne sais pas
find-nobody = Aucun jeu d’ici ne se joue à autant de personnes.
find-found = Vous jouez à ceci : { $name }. { $about }
find-unmet = Aucun jeu d’ici n’a ceci : { $questions }
find-title = Trouver mes règles
find-about = Vous ne savez pas à quoi vous jouez? Répondez ce que vous savez.
find-take = Prendre ces règles

usual-everywhere = D’habitude : { $value }.
usual-apart = D’habitude : { $list }.
usual-in = { $country } : { $value }
usual-also = Se joue aussi : { $list }.
usual-games = { $value } ({ $games })

## Règles maison

house-about = Partez d’un jeu et changez ce que vous voulez. Les choix qui se contredisent sont signalés.
house-begin = Partir de
house-own = Vos règles maison
house-find = Trouver une règle
house-only-changed = Seulement les changements
house-none-found = Aucune règle trouvée.
house-answer = { $label } : { $choice }
house-group-changed = { $count ->
    [one] { $count } changement
   *[other] { $count } changements
}
house-group-wrong = choix contraires
house-back = Rétablir : { $choice }
house-idle = Sans effet dans ce jeu
house-unfit = contredit un autre choix
house-why-not = { $choice } : { $why }
house-conflict = { $label } ({ $choice }) ne va pas avec { $with-label } ({ $with-choice }).
house-not-with = pas avec { $label } : { $choice }
house-number = de { $least } à { $most }
house-state = { $count ->
    [0] Aucune règle n’est changée.
    [one] Une règle est changée.
   *[other] { $count } règles sont changées.
}
house-wrong = Ces règles ne sont pas encore jouables :
house-mend = Corriger le reste
house-mend-how = Changera aussi : { $changes }
house-all-back = Tout rétablir
house-sheet = Votre feuille de règles
house-sheet-before = La feuille d’avant le dernier changement :
house-name = Nom de ces règles
house-save = Enregistrer
house-saved = « { $name } » : enregistré
house-replace-question = D’autres règles sont enregistrées sous le nom « { $name } ». Les remplacer?
house-replace = Remplacer
house-name-usual = Nos règles
house-forget = Supprimer
house-forget-question = Supprimer ces règles maison?
house-share = Partager ces règles
house-link = Lien vers ces règles
house-code = Code des règles
house-file-toml = Enregistrer en TOML
house-file-json = Enregistrer en JSON
house-take = Importer des règles
house-paste = Lien, code des règles, TOML ou JSON
house-open = Ouvrir un fichier
house-read = Utiliser ces règles
house-taken = Les règles sont importées.
house-at-line = { $line } : { $problem }
house-malformed = Ce texte est illisible : { $why }.
house-unknown = « { $text } » n’est ni un jeu ni un code de règles. Vérifiez les fautes de frappe.
house-unreadable = Ce fichier est illisible.

## Parties jouées

history-none = Pas encore de partie terminée. Vos parties terminées s’affichent ici et restent dans ce navigateur.
history-table = Jeu
history-all-tables = tous les jeux
history-list = Parties
history-won = gagnée
history-lost = perdue
history-open = inachevée
history-file = Exporter
history-file-of = Exporter la partie du { $when }
history-delete = Supprimer
history-delete-question = Supprimer cette partie?
history-save-all = Tout exporter
history-delete-all = Supprimer toutes les parties
history-delete-all-question = Supprimer toutes les parties enregistrées ici? C’est définitif.
history-import = Importer des parties
history-more = Afficher { $count } de plus
history-numbers = Bilan
history-games-won = Parties gagnées
history-hands = Donnes
history-points-a-hand = Points par donne
history-own-made = Contrats réussis
history-of = { $part } sur { $whole }
history-percent = { $number } %
history-last = { $count } dernières parties
history-last-words = Parties gagnées : { $won } sur les { $count } dernières, de la plus ancienne à la plus récente.
history-by-bid = Vos contrats selon l’annonce
history-bid = Annonce
history-played = Joués
history-made = Réussis
history-average = Points en moyenne

## Une partie finie

game-back = Vos parties
game-hands = Donnes
game-hand = Donne
game-how = Contrat et résultat
game-points = Vos points
game-replay = Revoir une donne
game-show = Revoir la donne { $hand }
game-again = Rejouer avec ces règles

## Réglages

set-kept = Les changements s’appliquent tout de suite et restent dans ce navigateur.
set-looks = Apparence
set-play = À la table
set-lang = Langue
set-theme = Thème
set-theme-system = comme l’appareil
set-theme-light = clair
set-theme-dark = sombre
set-indices = Lettres sur les cartes
set-indices-akqj = A K Q J
set-indices-ardv = A R D V
set-four-colours = Une teinte par couleur
set-four-colours-hint = ♠ noir, ♥ rouge, ♦ bleu, ♣ vert.
set-large-cards = Cartes plus grandes
set-large-cards-hint = Pour les petits écrans et les yeux fatigués.
set-pace = Vitesse du jeu
set-pace-instant = instantanée, sans animation
set-pace-fast = rapide
set-pace-normal = normale
set-pace-slow = lente
set-trick = Levées finies
set-trick-timed = se ramassent toutes seules
set-trick-tapped = restent jusqu’à ce que je touche
set-sound = Son
set-sound-hint = Les cartes, en douceur, et de temps en temps un kookaburra.
set-guidance = Explications
set-guidance-hint = Ce qui se passe, ce que vous pouvez faire, et pourquoi.
set-command-box = Champ de saisie
set-command-box-hint = Taper « 7H » ou « jouer AS » au lieu de toucher. Fonctionne avec un lecteur d’écran.

## Aide

help-first = La première minute
help-first-text = Touchez Jouer. Vos cartes sont en bas; votre partenaire, si vous en avez un, est en face. Quand vient votre tour, la ligne au-dessus de vos cartes dit quoi faire.
help-play = Annoncer et jouer
help-play-text = Touchez une annonce ou une carte. Ce qui est estompé n’est pas permis pour l’instant : touchez-le pour savoir pourquoi. Pour écarter, touchez les cartes, puis le bouton sous elles. Une levée finie se ramasse toute seule; touchez-la pour la ramasser tout de suite.
help-learn = Apprendre
help-learn-text = Le conseil dit ce que ferait un bon joueur, et pourquoi. « Annuler » retire votre dernière décision. Après chaque donne, vous pouvez voir toutes les cartes, revoir le jeu étape par étape et voir ce qui aurait été mieux. Activez les Explications dans les réglages pour en avoir au fil du jeu.
help-type = Au clavier
help-type-text = Activez le Champ de saisie dans les réglages, puis tapez : « 7H » annonce sept cœur ou joue cette carte; de même « passe », « écarter 5S 6C 4D », « conseil », « pointage », « règles ». Les couleurs sont S pique, C trèfle, D carreau, H cœur et NT sans atout; le fou est X. Les lecteurs d’écran annoncent tout ce qui arrive.
help-share = Partager une donne
help-share-text = Après une donne, vous pouvez en copier le lien : qui l’ouvre joue les mêmes cartes selon les mêmes règles.
help-kept = Vos données
help-kept-text = Vos parties, règles maison et réglages restent dans ce navigateur et ne sont envoyés nulle part. Fermez la page quand vous voulez : Continuer vous ramène à la table. Après la première visite, la page fonctionne hors ligne.
help-keys = Raccourcis clavier
help-key-arrows = ← → ↑ ↓
help-key-enter = Entrée
help-key-space = Espace
help-does-arrows = aller de carte en carte et d’annonce en annonce
help-does-enter = confirmer; ramasser une levée; accélérer le jeu
help-does-space = choisir une carte, ou y renoncer
help-does-hint = conseil
help-does-undo = annuler
help-does-last = dernière levée
help-does-score = feuille de pointage
help-does-rules = règles du jeu
help-about = À propos de Kookaburra
help-version = Kookaburra { $version } : tous les jeux qu’on appelle 500, avec des adversaires honnêtes : ils ne voient que ce que vous verriez à leur place.
help-licence = Logiciel libre sous licence MIT ou Apache 2.0, à votre choix. Les cartes ont été dessinées pour lui.
help-questions = Questions sur les règles
help-rulebook = Le livre des règles
help-source = Le code source

set-text = Texte à la table
set-text-normal = normal
set-text-large = grand
set-text-largest = très grand
set-left-handed = Pour gauchers
set-left-handed-hint = Les boutons et les panneaux sont à gauche.
set-tap-twice = Toucher deux fois pour jouer une carte
set-tap-twice-hint = La première fois lève la carte, la deuxième la joue; au clavier aussi. Toucher à côté, ou Échap, la repose. La glisser la joue tout de suite.
set-forced = Jouer les cartes forcées à ma place
set-forced-hint = Quand une seule carte est permise, elle se joue toute seule. Annuler la saute.
set-hand = Votre main
set-hand-hint = Le nouvel ordre s’applique à la table.
set-sort = Classer les cartes
set-sort-suits = par couleur
set-sort-ranks = par valeur
set-trumps = Atouts
set-trumps-left = à gauche
set-trumps-right = à droite
set-high = Fortes cartes d’une couleur (500 seulement)
set-high-left = à gauche
set-high-right = à droite

nowhere-title = Il n’y a pas de page ici
nowhere-text = L’adresse « { $address } » ne mène nulle part. Il manque peut-être une partie du lien.
nowhere-home = Voir tous les jeux

## D’autres touches à la table

help-key-escape = Échap
help-does-escape = ranger un conseil ou une feuille, reprendre les cartes choisies
help-does-pass = passer
help-does-claim = réclamer le reste
help-does-keys = ces touches
set-letters = Touches d’une lettre
set-letters-hint = À la table, h donne un conseil, u annule, etc. Désactivez-les si vous parlez à votre ordinateur ou si vous touchez le clavier par accident.

## Une rencontre jouée dans un autre onglet, et celles qui attendent

elsewhere-title = Vous jouez cette partie dans un autre onglet
elsewhere-about = Elle s’y poursuit. Vous pouvez la suivre ici, ou la continuer ici : l’autre onglet s’arrête alors, et rien n’est perdu.
elsewhere-take-over = Continuer ici
elsewhere-watch = Regarder
elsewhere-other = Une autre table
elsewhere-watching = Vous regardez : cette partie se joue dans un autre onglet.
kept-elsewhere = Ouverte dans un autre onglet
kept-put-by = Terminer cette partie
kept-put-by-question = Terminer cette partie? Ses donnes finies restent dans « Vos parties », mais vous ne pourrez plus la continuer.
kept-unreadable = Il y a ici une partie que cette version de la page ne sait pas lire. Elle vient peut-être d’une version plus récente. Rien n’y a été changé.
kept-save = Enregistrer dans un fichier
kept-delete = Supprimer
kept-delete-question = Supprimer cette partie? C’est définitif.

## Fichiers de parties

history-taken-in = { $new ->
    [0] Aucune partie de ce fichier n’est nouvelle.
    [one] Une nouvelle partie.
   *[other] { $new } nouvelles parties.
}
history-figures = Ce que disent vos parties : vos chiffres
history-known = { $known ->
    [one] Une était déjà ici.
   *[other] { $known } étaient déjà ici.
}
history-unreadable = Une partie illisible
history-unreadable-about = Elle vient peut-être d’une version plus récente de la page, ou elle est abîmée. Elle est gardée telle quelle.
