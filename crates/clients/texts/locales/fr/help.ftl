### Les pages d’aide de kook : ce que --help, les pages de manuel et les complétions disent de chaque commande et de
### chaque option, et ce qui est dit quand une ligne de commande ne se lit pas.
###
### Les clés suivent l’arbre des commandes (un test le parcourt); voir en/help.ftl. Commandes, options et valeurs se
### tapent de même dans toutes les langues; seuls les noms des valeurs (kook-value-…) sont des mots.

kook-about = Jouer au 500 sous toutes ses formes, vérifier des parties enregistrées et consulter les règles.
kook-after =
    Exemples :
      kook play                                     le 500 australien à quatre, contre des robots
      kook play quebec-4 --lang fr                  le 500 du Québec, en français
      kook play rummy-500 --set players=2           le Rummy 500 à deux
      kook play --resume                            continuer la partie sauvegardée
      kook serve                                    les mêmes jeux dans le navigateur
      kook rules                                    tous les jeux, par pays
      kook rules american-3                         la feuille de règles d’un jeu
      kook rules australian-4 --set sans_kitty=same --toml > nous.toml
      kook play nous.toml                           vos propres règles maison
      kook replay partie.json                       ce qui s’est passé, et qui a marqué quoi
kook-rules-note =
    RÈGLES est le nom d’un jeu (kook rules en donne la liste), un code de règles comme
    australian-4+misere=any_time+sans_kitty=same, ou un fichier TOML ou JSON de règles maison.

## Words around the texts

kook-heading-usage = Utilisation :
kook-heading-commands = Commandes :
kook-heading-arguments = Arguments :
kook-heading-options = Options :
kook-default = [par défaut : { $value }]
kook-env = [variable : { $name }]
kook-values = [au choix : { $values }]
# Sections of the manual pages, in capitals.
kook-section-name = NOM
kook-section-synopsis = SYNOPSIS
kook-section-description = DESCRIPTION
kook-section-options = OPTIONS
kook-section-subcommands = COMMANDES
kook-section-extra = COMPLÉMENT
kook-section-version = VERSION

## Options of several commands

kook-lang = Langue des textes que lisent les joueurs [par défaut : celle du système]
kook-help = Afficher l’aide
kook-version = Afficher la version
kook-game = Quel jeu [par défaut : australian-4]
kook-named = Autre façon de donner RÈGLES
kook-changes = Changer une règle (peut être répété)
kook-ascii = Des lettres pour les couleurs, et aucun signe hors ASCII
kook-data = Dossier où garder les tables en réseau [par défaut : votre dossier de données; KOOK_DATA en nomme un autre pour tout ce que kook garde]
kook-database = Base de données où les garder plutôt : sqlite:FICHIER ou l’adresse d’une base Postgres

## Names of values

kook-value-command = COMMANDE
kook-value-lang = LANGUE
kook-value-rules = RÈGLES
kook-value-rule-value = RÈGLE=VALEUR
kook-value-hex = HEX
kook-value-percent = POURCENTAGE
kook-value-lesson = LEÇON
kook-value-theme = THÈME
kook-value-seat = PLACE
kook-value-people = PERSONNES
kook-value-level = NIVEAU
kook-value-n = N
kook-value-names = NOMS
kook-value-what = QUOI
kook-value-seconds = SECONDES
kook-value-speed = VITESSE
kook-value-letters = LETTRES
kook-value-shard = LOT/LOTS
kook-value-work = FOIS
kook-value-phase = ÉTAPE
kook-value-port = PORT
kook-value-ip = IP
kook-value-address = ADRESSE
kook-value-folder = DOSSIER
kook-value-file = FICHIER
kook-value-game = PARTIE
kook-value-hand = DONNE
kook-value-date = JOUR
kook-value-name = NOM
kook-value-tricks = LEVÉES
kook-value-mib = MIO
kook-value-entrant = CONCURRENT
kook-value-series = SÉRIE
kook-value-number = NOMBRE
kook-value-player = JOUEUR
kook-value-link = LIEN
kook-value-title = TITRE
kook-value-form = FORME
kook-value-url = ADRESSE
kook-value-database = BASE
kook-value-of = QUOI
kook-value-shell = INTERPRÉTEUR
kook-value-hands = DONNES
kook-value-by = ORDRE
kook-value-end = BOUT

## kook help

kook-help-about = Afficher cette page, ou celle d’une commande

## kook play

kook-play-about = Jouer contre des robots dans le terminal.
kook-play-more = La partie est sauvegardée après chaque action; --resume la continue. L’écran montre les touches; ? les explique. À une table ouverte (--set laws=open), toute carte se joue, et c conteste.
kook-play-after = { kook-rules-note }
kook-play-seed = Refaire une partie à partir de cette graine : jusqu’à 64 chiffres hexadécimaux [par défaut : une nouvelle partie chaque fois]
kook-play-seat = Votre place, comptée à partir de 1 [par défaut : 1]
kook-play-company = Combien de personnes se partagent la partie, s’il y en a plus que de places : les plus petites cartes se reposent à tour de rôle
kook-play-cut = La personne à droite du donneur coupe le paquet avant chaque donne
kook-play-level = Niveau des autres : un pour tous, ou un pour chacun à partir de votre gauche, séparés par des virgules [par défaut : ce que vous avez répondu la première fois, ou club]
kook-play-cores = Cœurs de processeur par robot fort ou expert; avec plus de cœurs, il réfléchit plus loin dans le même temps
kook-play-names = Noms des autres à partir de votre gauche, séparés par des virgules [par défaut : des noms du pays du jeu]
kook-play-hotseat = Noms des autres personnes devant cet écran, dans le sens horaire à partir de vous, séparés par des virgules; un nom omis laisse la place à un robot (--hotseat ,Bo place Bo en face de vous dans une partie à quatre)
kook-play-conventions = Convention pour une première annonce de six : natural (ses levées), joker (« j’ai le fou »), help (de l’aide dans sa couleur) ou les deux
kook-play-pause = Temps laissé pour crier « Rummy! » avant que le jeu continue [par défaut : selon --speed]
kook-play-speed = Vitesse du jeu des autres [par défaut : normal]
kook-plain = Des phrases ligne par ligne au lieu d’un écran : pour les lecteurs d’écran, les tubes et les scripts
kook-four-colour = Une teinte par couleur : ♠ noir, ♥ rouge, ♦ bleu, ♣ vert (aussi --four-color)
kook-indices = Les lettres aux coins des cartes; on tape toujours A K Q J
kook-sort = Ce qui va ensemble dans votre main : les couleurs ou les valeurs
kook-trumps = Le bout de votre main où vont les atouts
kook-high = Le bout de chaque couleur où vont les cartes fortes
kook-play-forced = Jouer votre carte pour vous quand une seule est permise
kook-play-errors = À une table ouverte (--set laws=open) : combien de fois un robot se trompe, en pour cent de ce qui se fait
kook-play-resume = Continuer la partie sauvegardée
kook-play-watch = Regarder, ligne par ligne, la partie qu’un autre kook joue

## kook learn

kook-day-about = Jouer la donne du jour : les mêmes cartes pour tout le monde.
kook-day-more = Quatre donnes contre des robots de club, sans annulation, conseil ni analyse. Le premier essai compte; ensuite vous voyez ce qu’Expert a fait à votre place, avec un texte à coller et un lien vers les mêmes cartes. Le jour est celui du calendrier de votre ordinateur. Chaque jeu a sa donne; celles de australian-4, quebec-4, american-4 et rummy-500+players=2 sont les plus jouées.
kook-day-date = Un jour passé, comme 2026-12-03 [par défaut : aujourd’hui]
kook-day-name = Votre nom dans le lien
kook-day-speed = Vitesse du jeu des robots
kook-day-fill-about = Chercher les donnes des jours à venir, et afficher le fichier d’un jeu.
kook-day-fill-more = Un signe par jour : le premier nombre avec lequel aucune donne n’est enterrée par des robots experts. Il faut environ une seconde par jour.
kook-day-fill-game = Quel jeu
kook-day-fill-from = Le premier jour, comme 2026-12-01
kook-day-fill-days = Combien de jours
kook-same-about = Jouer les cartes que quelqu’un d’autre a jouées, ou lancer un défi.
kook-same-more = Le lien dit les règles, les donnes, les robots et les résultats de qui l’envoie; il ne contient aucune carte. Vous jouez sans annulation, conseil ni analyse, et le premier essai compte. Ensuite vous voyez les deux résultats, avec un texte à coller et un lien en réponse.
kook-same-link = Le lien, ou sa partie à partir de #/same/
kook-same-new = Lancer un nouveau défi avec ces règles
kook-same-hands = Combien de donnes : 4 ou 8
kook-same-level = La force des robots
kook-same-conventions = Ce que les partenaires conviennent de dire par leurs annonces
kook-same-name = Votre nom dans le lien
kook-same-speed = Vitesse du jeu des robots
kook-learn-about = Apprendre à jouer : un cours en courtes leçons.
kook-learn-more = Sans nom, la liste des leçons, avec celles que vous avez faites. Une leçon est une position et une question : les règles et la leçon jugent votre réponse. Ce que vous avez manqué revient après 1, 3, 7 et 21 jours.
kook-learn-lesson = La leçon à jouer [par défaut : la liste de toutes]
kook-learn-plain = Des phrases pour lecteurs d’écran

## kook serve

kook-serve-about = Jouer dans le navigateur : servir la page à cet ordinateur, ou à d’autres.
kook-serve-more = La page joue toute seule : rien n’est envoyé sur le réseau, et elle fonctionne hors ligne une fois chargée. Quand on joue ensemble, on se retrouve à des tables que ce programme garde. Il les sert jusqu’à ce qu’on l’arrête, et reprend toutes les tables quand on le relance.
kook-serve-port = Port où écouter [par défaut : 5005, ou le premier port libre ensuite]
kook-serve-address = Qui peut ouvrir la page : 127.0.0.1, cet ordinateur seulement; 0.0.0.0, tout le réseau
kook-serve-folder = Servir une page produite par cargo xtask web au lieu de celle du programme
kook-serve-open = Ouvrir la page dans le navigateur
kook-serve-log = Forme du journal sur la sortie d’erreur : text dit ce qui va mal, json aussi ce qui se fait
kook-serve-page-only = La page seule, sans tables en réseau
kook-serve-bus = Adresse du serveur NATS qui réveille les autres programmes sur la même base
kook-serve-public-url = Adresse où les navigateurs trouvent ce serveur, avec http ou https et sans chemin
kook-serve-notify = Avertir les personnes dont la page est fermée que c’est leur tour, aux tables à un coup par jour. ADRESSE dit comment vous joindre, par exemple mailto suivi de votre adresse de courriel. Il faut --public-url avec https

## kook join

kook-join-about = S’asseoir à une table en réseau ou venir à un club : vous-même, un robot ou un programme à vous.
kook-join-more = Vous jouez à l’écran, comme avec kook play; t ouvre ce qu’il y a à faire à côté des cartes. Avec --plain, ou sans terminal, vous jouez ligne par ligne; tapez-y aide. Avec --player, un robot ou un programme prend la meilleure place libre et joue jusqu’à la fin de la rencontre; un programme à vous parle le protocole des robots, et tourne sur cet ordinateur. Le lien d’un club mène au club, ligne par ligne : dites que vous êtes là, et la soirée vous mène à votre table; avec --player, le robot ou le programme vient, joue la soirée et en affiche les résultats. Une connexion coupée est rétablie. Le certificat de votre propre serveur est accepté si SSL_CERT_FILE nomme son fichier.
kook-join-link = Le lien vers la table ou le club, comme on le partage; avec --found, l’adresse d’un serveur
kook-join-player = Un des niveaux, ou exec:COMMANDE pour un programme à vous [par défaut : vous jouez]
kook-join-name = Votre nom là-bas, ou celui du joueur [par défaut : il vous est demandé; le joueur]; un joueur qui a un nom revient à un club comme le membre qu’il était
kook-join-found = Fonder un club de ce nom sur un serveur, et y venir à sa direction
kook-join-start = Commencer la rencontre, si le joueur est le premier arrivé
kook-join-seed = D’où vient le hasard d’un robot
kook-join-json = Afficher le résultat en JSON

## kook load

kook-load-about = Mesurer la charge qu’un serveur supporte.
kook-load-more = Des joueurs au hasard remplissent les tables, quatre à chacune, et jouent chaque coup à un moment fixé d’avance; la mesure commence à ce moment. Ensuite, tout ce qui a été confirmé est redemandé. Code de sortie : 0, ou 1 s’il manque un coup confirmé.
kook-load-url = L’adresse du serveur, comme kook serve l’affiche
kook-load-tables = Combien de tables jouent
kook-load-experts = Combien des quatre à chaque table sont des robots experts : un coup des autres n’est alors jamais dû avant leur tour
kook-load-sockets = Combien de connexions ne font qu’écouter
kook-load-rate = Coups par seconde, à toutes les tables ensemble
kook-load-seconds = Pendant combien de temps
kook-load-json = Afficher le résultat en JSON

## kook admin

kook-admin-about = Administrer un serveur.
kook-admin-more = Une table se nomme par son numéro, comme kook admin tables l’affiche. Tout peut se faire pendant que le serveur tourne.
kook-admin-tables-about = Afficher la liste des tables.
kook-admin-tables-json = Afficher la liste en JSON
kook-admin-people-about = Afficher les personnes venues à une table.
kook-admin-people-json = Afficher la liste en JSON
kook-admin-export-about = Afficher en JSON les parties d’une table.
kook-admin-export-more = C’est ce que la page reçoit : les donnes finies avec toutes les cartes, et les preuves de ces donnes.
kook-admin-forget-about = Effacer le nom, la clé et les textes d’une personne, à toutes les tables.
kook-admin-forget-more = Les parties gardent la place et ce qui s’y est joué. Les copies sur d’autres appareils sont hors d’atteinte.
kook-admin-forget-person = Le numéro de la personne, comme kook admin people l’affiche
kook-admin-reports-about = Afficher les signalements.
kook-admin-reports-more = Le dernier est à la fin. Un signalement est effacé après 30 jours, ou avec le nom de la personne qui l’a fait ou qu’il vise.
kook-admin-reports-json = Afficher la liste en JSON
kook-admin-backup-about = Copier les tables dans un fichier, dans leur état d’un même instant.
kook-admin-backup-file = La copie : un fichier qui n’existe pas encore
kook-admin-migrate-about = Mettre les tables à cette version, comme kook serve le fait en démarrant.
kook-admin-migrate-json = Afficher la version en JSON
kook-table = Le numéro de la table

## kook figures

kook-figures-about = Voir ce que vos parties finies disent de votre jeu.
kook-figures-more = Les parties jouées jusqu’au bout avec kook play sont enregistrées et comptent ici, avec celles venues par kook restore. Ce qui est nouveau est d’abord analysé, en trois secondes par donne environ, et une seule fois : arrêtez quand vous voulez, et continuez plus tard. Chaque chiffre vient avec sa marge d’erreur.
kook-figures-evening = Analyser la dernière soirée : au plus deux habitudes qui vous coûtent plus qu’à des robots du niveau, et comment s’exercer
kook-figures-now = Ne rien analyser maintenant; montrer ce qui est déjà connu
kook-figures-export = Écrire les calculs dans ce nouveau fichier, une ligne de JSON par partie
kook-figures-delete = Supprimer les calculs; les parties restent
kook-figures-plain = Des phrases au lieu de tableaux, pour qui écoute

## kook backup

kook-backup-about = Enregistrer tout ce que vous gardez ici dans un seul fichier.
kook-backup-more = Le fichier contient la partie en cours, les parties terminées, les feuilles de pointage, les leçons et les réponses aux problèmes. kook restore et la page (Réglages, Restaurer) le lisent, sur cet appareil ou un autre. Un fichier qui existe déjà n’est pas remplacé.
kook-backup-file = Écrire ce nouveau fichier [par défaut : kookaburra-backup-DATE.gz ici]
kook-backup-seats = Les places aux tables en ligne et les clubs aussi : qui a le fichier peut s’y asseoir

## kook restore

kook-restore-about = Restaurer une sauvegarde faite ici, sur un autre appareil ou par la page.
kook-restore-more = Vous voyez ce qui changerait avant que rien ne change. Rien ne se perd : ce qui est ici et ce qui est dans le fichier s’ajoutent; d’une partie ou d’une feuille qui a continué, la plus longue reste; ce qui a continué de deux façons est gardé deux fois. Ce qui a été supprimé le reste. Code de sortie : 0, 1 si vous refusez, 2 si le fichier ne peut pas être restauré; rien n’a alors changé.
kook-restore-file = La sauvegarde; - lit l’entrée standard
kook-restore-dry-run = Dire seulement ce qui changerait
kook-restore-yes = Ne rien demander
kook-restore-deleted = Ramener aussi ce qui a été supprimé ici
kook-restore-undo = Annuler la dernière restauration; ce qui a été joué ou écrit depuis reste

## kook verify

kook-verify-about = Vérifier que personne n’a choisi les donnes d’une partie enregistrée.
kook-verify-more = Une table en réseau publie avant chaque donne l’empreinte d’un secret, et chaque personne à la table aussi; la donne découle de tous ces secrets. Code de sortie : 0 si chaque donne en découle, 1 si l’une n’en découle pas ou si la partie n’en dit rien, 2 si le fichier n’est pas une partie.
kook-verify-json = Répondre par un objet JSON par donne
kook-verify-file = Une partie dans un fichier JSON, ou plusieurs parties exportées de la page; - lit l’entrée standard

## kook replay

kook-replay-about = Vérifier une ou plusieurs parties enregistrées : ce qui s’est passé, ou ce qui ne va pas.
kook-replay-more = Code de sortie : 0 si la partie a pu être rejouée jusqu’au bout, 1 si une action n’y est pas permise, 2 si le fichier n’est pas une partie.
kook-replay-file = Une partie en fichier JSON, une partie sauvegardée, ou plusieurs parties exportées de la page; - lit l’entrée standard
kook-replay-game = Cette partie seulement d’un fichier de plusieurs, comptée à partir de 1 [par défaut : toutes]
kook-replay-json = Répondre par un objet JSON par partie : où elle en est et ce qui est permis (voir kook schema result)
kook-replay-max-hands = Le plus grand nombre de donnes permis dans une partie

## kook import

kook-import-about = Lire des donnes écrites par Trickster Cards (PTN) et les donner en fichiers de partie.
kook-import-more = Chaque donne devient une partie d’une seule donne, sur une ligne, pour kook replay, kook review et kook solve. Ce que le fichier ne dit pas est signalé sur la sortie d’erreur. Code de sortie : 0 si toutes les donnes ont pu être lues, sinon 2, et rien n’est écrit.
kook-import-file = Les donnes telles que Trickster les exporte; - lit l’entrée standard
kook-import-out = Écrire les parties dans ce nouveau fichier

## kook review

kook-review-about = Revoir des donnes enregistrées : quelles annonces et quelles cartes vous ont coûté.
kook-review-more = Un robot fort prend la place de chacun, en ne voyant que ce qui s’y voyait, et dit ce qu’il attendrait de chaque annonce ou carte. À part, au 500, il dit ce que les cartes cachées en ont fait : une bonne carte peut coûter une levée, et une mauvaise, rien.
kook-review-file = Une partie en fichier JSON, ou plusieurs dans un fichier; - lit l’entrée standard
kook-review-game = Cette partie seulement d’un fichier de plusieurs, comptée à partir de 1 [par défaut : toutes]
kook-review-seat = Cette place seulement, comptée à partir de 1 [par défaut : toutes]
kook-review-hand = Cette donne seulement, comptée à partir de 1 [par défaut : toutes]
kook-review-level = Niveau du joueur qui évalue
kook-review-cores = Cœurs de processeur pour réfléchir; avec plus de cœurs, il réfléchit plus loin dans le même temps
kook-review-least = Passer sous silence les pertes plus petites, en levées; en points, dix fois plus
kook-review-max-hands = Le plus grand nombre de donnes permis dans une partie
kook-review-json = Répondre par un objet JSON pour chaque décision, même sans perte

## kook rules

kook-rules-about = Donner la liste des jeux, ou les règles d’un jeu, à lire ou en fichier.
kook-rules-more = Sans RÈGLES, tous les jeux, par pays.
kook-rules-after = { kook-rules-note }
kook-rules-game = Quelles règles
kook-rules-against = Les règles qui la distinguent d’un autre jeu
kook-rules-find = Trouver vos règles par quelques questions
kook-rules-usual = Ce qui se joue d’habitude et où, règle par règle
kook-rules-json = Le jeu et toutes ses règles en JSON
kook-rules-toml = Un fichier TOML à modifier : ce qui est changé, et toutes les règles avec leurs choix
kook-rules-code = Le code de règles, qui peut remplacer RÈGLES partout

## kook referee

kook-referee-about = Dire qui a raison quand une règle n’a pas été suivie à une table de vraies cartes.
kook-referee-more = Sans fichier, des questions sont posées. Code de sortie : 0 s’il y a une décision, 2 si le fichier n’est pas un incident ou s’il manque un fait qui décide.
kook-referee-after = { kook-rules-note }
kook-referee-file = Ce qui s’est passé, en fichier JSON (voir kook schema incident); - lit l’entrée standard [par défaut : des questions]
kook-referee-json = Donner la décision en un objet JSON (voir kook schema ruling)
kook-referee-named = Quel jeu on joue
kook-referee-dealer = La place du donneur, comptée à partir de 1
kook-referee-names = Les noms à la table, place 1 d’abord

## kook solve

kook-solve-about = Résoudre des donnes enregistrées, toutes cartes vues : ce que vaut chaque carte si les deux camps jouent parfaitement.
kook-solve-more = Chaque ligne de FICHIER est une partie dont la dernière donne se joue. La valeur d’une carte est le nombre de levées que fait à la fin le camp de l’ouvreur si on la joue; dans une misère, 1 si le contrat réussit alors, sinon 0. Les donnes se jouent jusqu’à la dernière levée, même là où les règles arrêteraient le jeu. Code de sortie : 0 si toutes les lignes ont pu être résolues, sinon 1.
kook-solve-file = Les parties, un objet JSON par ligne; - lit l’entrée standard
kook-solve-table = Les levées de chaque couleur et de chaque ouvreur avec les cartes données, sans toucher à la veuve
kook-solve-value-only = La valeur de la position seulement, non de chaque carte
kook-solve-threads = Combien de fils d’exécution résolvent côte à côte
kook-solve-memory = Mémoire pour la table des positions de chaque fil, en Mio
kook-solve-stats = Dire sur la sortie d’erreur combien de temps il a fallu
kook-solve-json = Répondre par un objet JSON par ligne, même dans un terminal

## kook arena

kook-arena-about = Comparer des robots : tous jouent les mêmes cartes à toutes les places.
kook-arena-more = Chaque donne est jouée une fois par disposition : avec les camps échangés ou, là où chacun joue pour soi, dans toutes les rotations. Avec --partner, chaque joueur joue chaque donne à chaque place, entouré de ce seul partenaire. Avec --judge, des experts jouent les donnes, et chaque joueur dit seulement ce qu’il aurait fait. La même graine donne le même résultat, quel que soit le nombre de fils d’exécution et de lots. Ctrl-C arrête et montre le résultat obtenu; avec un fichier, --resume continue à partir de là. Code de sortie : 0 si tout a été joué, 1 si un programme a été abandonné, 130 après un arrêt.
kook-arena-after =
    Un concurrent est un joueur par son nom, ou exec:COMMANDE pour un programme
    qui parle le protocole de docs/bot-protocol.md (en anglais).

    Joueurs :
      random     n’importe quelle action permise
      bot        des règles pratiques, sans recherche
      beginner   le niveau débutant
      casual     le niveau occasionnel
      club       le niveau club
      strong     le niveau fort
      expert     le niveau expert
      expert*4   quatre fois plus de travail
      expert/4   quatre fois moins de travail
      expert@4   quatre fois plus de travail, sur quatre cœurs
      oracle     voit toutes les cartes pendant le jeu
      uniform    l’expert sans déductions (500 seulement)
      greedy     étale et ajoute dès que possible (Rummy 500 seulement)

    Exemples :
      kook arena bot random --rules australian-4 --deals 1000
      kook arena bot greedy --rules rummy-500 --set players=2 --series match --deals 200
      kook arena bot {"\""}exec:python3 examples/bot.py{"\""} --deals 500 --out bots.jsonl
      kook arena --resume bots.jsonl
      kook arena expert strong --partner club --deals 1000
      kook arena expert strong --deals 6400 --shard 3/64 --out part-3.jsonl
      kook arena merge part-*.jsonl --out all.jsonl
      kook arena club beginner --deals 1000 --records games.jsonl
      kook arena expert strong --judge 16 --phase auction --deals 300
kook-arena-entrants = Qui joue : deux concurrents ou plus; avec --partner ou --judge, un ou plus
kook-arena-partner = Mesurer ce que vaut chaque joueur comme partenaire de celui-ci, qui prend toutes les autres places (aux tables à camps fixes de deux)
kook-arena-judge = Ne pas jouer : juger une décision de chaque phase de chaque donne avec ce multiple du travail d’un expert, par exemple 16
kook-arena-phases = Ne juger que cette phase, par exemple auction, discard ou play; peut être répété
kook-arena-rules = Le jeu : un nom, un code de règles ou un fichier de règles maison (aussi --preset)
kook-arena-deals = Combien de donnes; avec --resume, combien en tout [par défaut : 100]
kook-arena-shard = Ne jouer que ce lot des donnes, par exemple 3/64; kook arena merge réunit les lots
kook-arena-series = Ce qu’est une donne : une seule, sans personne en avance (deal), ou toute une partie avec les mêmes cartes donne par donne, en comptant aussi les victoires (match)
kook-arena-seed = Le nombre d’où viennent toutes les donnes et le hasard de chaque joueur
kook-arena-threads = Combien de fils d’exécution jouent côte à côte [par défaut : tous les cœurs]
kook-arena-decision-time = Temps qu’un programme peut prendre pour une décision
kook-arena-start-time = Temps qu’un programme peut prendre pour démarrer
kook-arena-fresh = Relancer les programmes à chaque partie, pour qu’ils ne puissent pas se souvenir des cartes
kook-arena-times = Dire aussi le temps des décisions sur cette machine
kook-arena-strict = Finir par le code de sortie 1 si un programme a fait une faute
kook-arena-json = Répondre par un objet JSON
kook-arena-out = Écrire les points de ce qui est joué dans ce nouveau fichier, une ligne par donne
kook-arena-records = Enregistrer chaque partie dans ce nouveau fichier, une par ligne, pour kook replay et kook review; avec --resume, dans le fichier du début
kook-arena-resume = Continuer un tel fichier
kook-arena-merge-about = Réunir les lots d’une série.
kook-arena-merge-more = Le résultat est celui d’une seule série de toutes les donnes, à l’octet près : le rapport et le fichier. Chaque lot doit y être une fois, et complet. Code de sortie : 0 si tout va bien, 2 si un lot ne convient pas; aucun fichier n’est alors écrit.
kook-arena-merge-files = Les fichiers des lots, et ceux de leurs parties s’il faut les réunir aussi
kook-arena-merge-json = Répondre par un objet JSON
kook-arena-merge-out = Écrire toute la série dans ce nouveau fichier
kook-arena-merge-records = Écrire les parties de toute la série dans ce nouveau fichier

## kook bot

kook-bot-about = Faire jouer un de nos robots pour un autre programme, selon le protocole de docs/bot-protocol.md.
kook-bot-more = L’autre programme parle comme l’arène. Il envoie ce que voit une place, un objet JSON par ligne; notre robot répond par ses actions et ne sait rien d’autre.
kook-bot-player = Quel robot, par exemple expert : voir kook arena --help

## kook deal

kook-deal-about = Afficher une donne en diagramme : d’une graine, d’un genre de main, d’un lien ou d’un fichier.
kook-deal-more = La même graine donne les mêmes cartes. À la place des règles, il peut y avoir le lien d’une donne, ou un fichier avec une position en TOML (rules, hands avec les cartes de chaque place et la veuve à la fin et, au besoin, dealer et after); kook deal --seed 1 --toml en écrit une pour commencer. Tout ce qui ne va pas est dit d’un coup.
kook-deal-after = { kook-rules-note }
kook-deal-seed = La graine : jusqu’à 64 chiffres hexadécimaux
kook-deal-play-seed = La graine de kook play : montrer une donne que kook play --seed distribue avec elle
kook-deal-hand = Quelle donne de cette partie, comptée à partir de 1 [par défaut : 1]
kook-deal-dealer = La place du donneur, comptée à partir de 1
kook-deal-like = Donner de telles cartes à --seat, tout à la fois; les graines sont essayées à partir de --seed
kook-deal-seat = La place qui reçoit ces cartes, comptée à partir de 1
kook-deal-solve = Afficher aussi ce que dit le solveur quand toutes les cartes sont vues
kook-deal-svg = Dessiner aussi le diagramme dans ce fichier
kook-deal-link = Afficher aussi un lien avec toutes les cartes
kook-deal-toml = Afficher la position en texte, à changer et à relire
kook-deal-json = La donne en fichier de partie, avec les cartes de chaque place
kook-practice-about = Jouer des mains d’un genre, ou une position autant de fois qu’on veut.
kook-practice-more = Des donnes sont essayées jusqu’à ce que vos cartes soient comme vous le demandez; tout le reste tombe au hasard, et les robots n’en savent rien. Vous pouvez annuler, demander conseil et analyser, et rien n’est enregistré ni compté. À la place des règles, il peut y avoir le lien d’une donne ou un fichier avec une position, comme pour kook deal.
kook-practice-after = { kook-rules-note }
kook-practice-like = Ce que vos cartes doivent être, tout à la fois
kook-practice-badly-bid = Des mains comme celles que vous annoncez mal, d’après vos chiffres
kook-practice-seed = Ce dont les donnes découlent : jusqu’à 64 chiffres hexadécimaux
kook-practice-level = La force des robots
kook-practice-name = Votre nom
kook-practice-speed = La vitesse des robots

## kook score

kook-score-about = Tenir le pointage de gens qui jouent avec de vraies cartes, ou donner les points d’une feuille.
kook-score-more = Sans fichier, une feuille se tient donne par donne : le jeu, les gens et chaque donne se demandent, le résultat se lit, et chaque réponse s’enregistre aussitôt. La page tient les mêmes feuilles (Tenir le pointage). Code de sortie : 0, ou 2 si un fichier n’est pas une feuille ou si une chose n’y peut pas être.
kook-score-after =
    Exemples :
      kook score                              tenir une feuille parmi les siennes
      kook score --keep vendredi.json         en tenir une dans ce fichier
      kook score vendredi.json                ce qu’elle donne
      kook score --season *.json              ce que chaque personne a fait
kook-score-files = Donner les points de cette feuille, un fichier JSON (voir kook schema sheet); - lit l’entrée standard
kook-score-keep = Tenir le pointage dans ce fichier, créé s’il n’existe pas
kook-score-json = Donner les points et les totaux en un objet JSON (voir kook schema scores)
kook-score-csv = Donner un tableau pour d’autres programmes
kook-score-season = Donner ce que chaque personne a fait sur ces feuilles : parties, victoires, contrats réussis [sans fichier : sur toutes les siennes]
kook-score-named = Le jeu d’une nouvelle feuille [par défaut : une question]
kook-score-names = Les gens d’une nouvelle feuille, place 1 d’abord; les noms de plus attendent [par défaut : une question]
kook-score-dealer = La place du premier donneur, comptée à partir de 1 [par défaut : une question]

## kook schema

kook-schema-about = Afficher le schéma JSON des fichiers de partie, des résultats, des fichiers de plusieurs parties, des règles maison, des incidents, des décisions, des feuilles de pointage, de leurs points, du protocole des robots ou de ce qui se dit aux tables en ligne.
kook-schema-of = Une partie telle qu’elle est enregistrée et rejouée (record), ce que répond kook replay --json (result), plusieurs parties comme la page les exporte (games), des règles maison en TOML ou en JSON (rules), ce qui s’est passé à une table (incident), ce que répond kook referee --json (ruling), une feuille de pointage (sheet), ce que répond kook score --json (scores), ce que se disent l’arène et un robot (bot), ou ce que se disent un client et une table en ligne (online-client, online-table)

## kook bench

kook-bench-about = Mesurer la vitesse des règles sur cet ordinateur.
kook-bench-alike-about = Vérifier que les robots décident ici comme sur les autres systèmes.
kook-bench-playouts-about = Jouer des donnes au hasard, selon les règles, sur un seul fil d’exécution : d’abord un nombre fixe dont la signature doit être juste, puis autant que le temps le permet.
kook-bench-playouts-rules = Ce jeu seulement (aussi --preset) [par défaut : tous]
kook-bench-playouts-seconds = Combien de temps jouer chaque jeu
kook-bench-playouts-json = Répondre par un objet JSON par jeu

## kook puzzle

kook-puzzle-about = Résoudre des problèmes : des décisions dont la réponse est nette.
kook-puzzle-more = Sans commande, les problèmes se suivent, proches de votre cote. Les premières réponses comptent pour la cote, sauf avec un thème nommé, un conseil ou en suite. Vos réponses sont enregistrées.
kook-puzzle-rules = Des problèmes pour ces règles [par défaut : celles de votre dernière réponse]
kook-puzzle-theme = Des problèmes de ce thème seulement (kook puzzle themes les énumère)
kook-puzzle-open = Des fins de donne, toutes les cartes ouvertes : seul le meilleur suffit
kook-puzzle-row = Le plus possible de suite, dont un à sauter
kook-puzzle-plain = Des phrases pour lecteurs d’écran
kook-puzzle-themes-about = Énumérer les thèmes, avec le nombre de problèmes.
kook-puzzle-make-about = Parcourir des donnes de robots et écrire les problèmes qui s’y trouvent, un objet JSON par ligne.
kook-puzzle-make-more = Un problème est une décision dont la réponse est nette d’après ce que voit celui qui joue. Les mêmes règles, donnes et numéro de départ donnent la même collection, où aucun thème ne revient trop souvent.
kook-puzzle-make-game = Le jeu : un nom, un code de règles ou un fichier (kook rules les énumère)
kook-puzzle-make-changes = Changer une règle maison; se donne plusieurs fois au besoin
kook-puzzle-make-hands = Combien de donnes parcourir
kook-puzzle-make-seed = Le numéro dont les donnes découlent
kook-puzzle-make-open = Des fins de donne toutes cartes ouvertes, à jouer jusqu’au bout
kook-puzzle-make-with = Les problèmes de ce fichier viennent d’abord; se donne plusieurs fois au besoin
kook-puzzle-check-about = Refaire les épreuves de chaque problème d’un fichier.
kook-puzzle-check-more = Chaque échec est une ligne qui nomme le problème et l’épreuve. Code de sortie : 0 si tous réussissent, sinon 1; 2 si le fichier n’a pas de tels problèmes.
kook-puzzle-check-file = Les problèmes, un objet JSON par ligne; - lit l’entrée standard

## kook completions, kook man

kook-completions-about = Afficher un script qui complète les commandes dans un interpréteur.
kook-completions-shell = Quel interpréteur
kook-man-about = Afficher la page de manuel, ou les écrire toutes dans un dossier.
kook-man-dir = Écrire une page par commande dans ce dossier

## What can't be read
## $option is what is written in the usage, such as --seed <HEX>.

kook-wrong-usage = Utilisation : { $usage }
kook-wrong-more = Pour en savoir plus : --help.
kook-wrong-meant = Vouliez-vous dire { $meant }?
kook-wrong-value = « { $value } » ne convient pas à { $option }.
kook-wrong-value-level = « { $value } » n’est pas un niveau.
kook-wrong-value-speed = « { $value } » n’est pas une vitesse.
kook-wrong-value-lang = « { $value } » n’est pas une langue que parle kook.
kook-wrong-no-value = Il manque une valeur à { $option }.
kook-wrong-one-of = Au choix : { $values }.
kook-wrong-argument = Il n’y a pas d’argument « { $value } ».
kook-wrong-command = Il n’y a pas de commande « { $value } ».
kook-wrong-missing = Il manque encore : { $options }.
kook-wrong-command-missing = Il manque une commande après { $command } : { $values }.
kook-wrong-conflict = { $option } ne va pas avec { $others }.
kook-wrong-twice = { $option } ne peut être écrit qu’une fois.
kook-wrong-too-many = « { $value } » est une valeur de trop pour { $option }.
kook-wrong-count = { $option } n’a pas le bon nombre de valeurs.
kook-wrong-utf8 = Cette ligne de commande n’est pas en UTF-8.

## What a value has to be

kook-form-seed = Une graine a jusqu’à 64 chiffres hexadécimaux (0 à 9, a à f).
kook-form-seat = Les places se comptent à partir de 1 : écrivez un nombre de { $least } à { $most }. (Jusqu’à la version 0.1, on comptait à partir de 0.)
kook-form-whole = Écrivez un nombre entier de { $least } à { $most }.
kook-form-database = Écrivez sqlite:FICHIER ou l’adresse d’une base Postgres.
kook-form-public-url = Écrivez une adresse sans chemin, qui commence par http ou https.
kook-form-contact = Écrivez comment vous joindre : mailto:moi@exemple.org, ou une adresse qui commence par https.
kook-form-shard = Écrivez un lot et le nombre de lots, par exemple 3/64, de { $least } à { $most }.
kook-form-seconds = Écrivez un nombre de secondes de { $least } à { $most }, par exemple 1.5.
