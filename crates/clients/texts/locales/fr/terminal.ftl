### Ce que seul le terminal dit, en plus de ce que dit tout programme (session.ftl).
###
### Les deux langues ont les mêmes clés et les mêmes variables (un test y veille). Chaque message peut aussi employer
### $country (au, us, qc), $nil (misere, nullo : le mot de la table pour ces contrats) et $jokers (0, 1, 2), et
### renvoyer aux mots de terms.ftl : { kitty }, { no-trumps }, { contractor }, { misere-word }.
### Les cartes viennent sans article : LE($card) donne « l’as de pique », DU($card) « du roi de pique »,
### DE($name) « d’Ann », QUE($name) « qu’Ann » ; CAP($text) met la majuscule.

## Le tirage

draw-title = Le tirage
draw-again = Encore une fois, pour départager les égalités :

## La coupe ; $from et $to sont des nombres de cartes

cut-title = La coupe
prompt-cut = Vous êtes à la droite du donneur, et coupez : combien de cartes levez-vous, de { $from } à { $to }? Entrée seule en lève à peu près la moitié.
note-cut = Tapez un nombre de { $from } à { $to }, ou Entrée pour à peu près la moitié.

## Quand plusieurs personnes partagent l’écran : ce qui remplace la table jusqu’à ce que la suivante soit là

cover-title = Au suivant
cover = Passez l’écran à { $name }. { $name } : appuyez sur Entrée quand vous l’avez.

## En-tête et tapis

felt-dealer = {" "}(D)
felt-calls = parle
felt-plays = joue
felt-you-call = à vous
felt-you-play = à vous
felt-from-hand = { $name }, main
felt-from-row = { $name }, rangée
hand-of = La main { DE($name) }, que vous jouez :

## Pour qui ne joue pas une partie et la regarde

watch-title = Vous ne jouez pas cette partie.
watch-how = Entrée accélère le jeu, f va à la fin de la partie.
plain-watch = Vous ne jouez pas cette partie. Entrée passe à la donne suivante; sauter va à la fin de la partie.
plain-seats-watched = À la table, dans le sens horaire : { $names }.

## Tableaux de choix

board-title-nominate = Couleur du fou
board-title-demand = Le fou demande
board-title-partners = Appelez une carte, demandez un partenaire, ou jouez sans partenaire

## Le panneau pendant le jeu

panel-trump = Atout : { $suit }
panel-no-trump = Sans atout
panel-others = adversaires
panel-tricks = { $over ->
    [yes] { $won } pour { $need }
   *[no] { $won } sur { $need }
}
# Un contrat de ne faire aucune levée.
panel-tricks-misere = { $won } (aucune permise)
panel-no-bid = Sans annonce : chaque levée compte
panel-kitty = { kitty } : { $cards }
panel-own-hand = Votre main
panel-open-hand = Main étalée { DE($name) }

## Remarques

note-enough-chosen = { $count ->
    [one] { $count } carte est déjà choisie
   *[other] { $count } cartes sont déjà choisies
} : confirmez avec Entrée, ou désélectionnez d’abord une carte.
note-unsaved = La partie ne peut pas être sauvegardée ({ $error }); elle continue quand même.
note-damaged = La partie sauvegardée est endommagée. Une copie est gardée sous { $path }, et une nouvelle partie commence.
note-unreadable = La partie sauvegardée { $path } est illisible ({ $error }). Elle reste telle quelle, et cette partie n’est pas sauvegardée.

## Touches

key-choose = choisir
key-do = confirmer
key-play = jouer
key-take = ramasser
key-take-card = choisir
key-back = retour
key-pass = passer
key-look = voir
key-kitty = { kitty }
key-hint = conseil
key-why = plus
key-claim = réclamer le reste
key-review = revoir
key-step = étape
key-moment = levée/tour
key-next-loss = perte
key-everybody = tout évaluer
key-try-again = rejouer
again-begins = Vous rejouez cette donne à partir d’ici. Rien n’en est enregistré ni compté.
again-over = C’est la donne telle que vous l’avez jouée d’abord. La partie continue ici.
again-none = Il n’y a pas de donne à rejouer à partir de là.
again-word = rejouer
key-undo = annuler
key-here = me voici
key-hurry = plus vite
key-table = table
key-undo-it = annuler
key-leave-it = laisser
key-accept = accepter
key-play-on = continuer
key-swap = échanger
key-stay = rester
key-sit = prendre place
key-im-back = me revoilà
key-again = rejouer
key-skip = à la fin
key-last = dernière levée
key-score = pointage
key-rules = règles
key-help = aide
key-leave = quitter
key-close = fermer
key-scroll = défiler
key-object = contester
key-go-on = continuer
key-wait = attendre
key-else = autre chose

## Feuilles

screen-goodbye = La partie est sauvegardée; --resume la continue.
screen-too-small = Agrandissez la fenêtre à { $width } × { $height } au moins, ou jouez avec --plain.
help-title = Aide
help-screen =
    TAPER
    Commencez par une majuscule, un chiffre ou deux-points, finissez par Entrée :
    7H           aux déclarations : sept cœur; au jeu : le sept de cœur
    8NT, :nullo  les autres annonces, selon le jeu
    AS 10H X     les cartes : valeur et couleur; X est le fou, Y le second
    X:H          entamer du fou et demander du cœur
    :écarter 5S 6C 4D
    :nommer H, :appeler AH, :partenaire Rose, :seul, :donner 4C, :passer, :voir
    Couleurs : S pique, C trèfle, D carreau, H cœur, NT sans atout.
    Valeurs : A as, K roi, Q dame, J valet.

    SIGNES
    (D) le donneur   › la carte entamée   ★ la carte qui gagne
help-screen-open =
    LA TABLE OUVERTE
    Chaque carte se joue en tout temps; ce qui est contre les règles vaut si personne ne conteste.
    :contester renonce Rose 3, :contester hors tour
    :échapper AS, :déclarer AS, :montrer AS, :guetter veuve, :guetter levée 3, :corriger
    :exiger entame S, :laisser valoir, :inscrire Rose 200, :d’accord
open-waiting = Les autres attendent que vous appuyiez sur Entrée.
open-waiting-no = Les autres continuent d’eux-mêmes.
open-answer = Choisissez, tapez le numéro ou dites-le en mots.
open-ruling = La décision
open-enter-card = Entrée sur une carte
# After the help and what is not understood, where cards show R D V
indices-typed = Rois, dames et valets (R, D, V) se tapent K, Q, J.
rules-title = Les règles de ce jeu
trick-title = La dernière levée
tricks-title = Les levées jusqu’ici
trick-row = rangée
score-title = Pointage
score-empty = Personne n’a encore marqué.

## Le mode en lignes

plain-welcome = Kookaburra. { $game }.
plain-seats = À la table, dans le sens horaire à partir de votre gauche : { $names }.
plain-how = Tapez cartes et annonces comme AS ou 7H. Tapez aide pour en savoir plus, quitter pour sauvegarder et sortir.
plain-drew = { $you ->
    [yes] Vous pigez { $card }.
   *[no] { $name } pige { $card }.
}
plain-weighed = { $action } : { $worth }
plain-hint-typed = Tapez : { $text }
word-cards-words = cartes mots, cartes en mots
word-cards-codes = cartes codes, cartes en codes
plain-cards-words = Les cartes sont dites en mots : roi de pique. Tapez cartes codes pour les avoir comme KS.
plain-cards-codes = Les cartes sont dites comme on les tape : KS. Tapez cartes mots pour les avoir en mots.
plain-scores = Pointage : { $scores }.
plain-sheet-line = Donne { $number } : { $contract }. { $points }.
plain-watching = Vous regardez : un autre kook joue cette partie, et vous voyez ce que voit la personne qui joue. Ctrl-C pour finir.
plain-watching-shared = Vous regardez : un autre kook joue cette partie sur un écran partagé, et vous ne voyez aucune main. Ctrl-C pour finir.
plain-watching-undone = Annulé. De nouveau la table :
plain-another = Une autre partie? oui ou non
plain-goodbye-unsaved = La partie n’est pas sauvegardée. À bientôt.
plain-goodbye = La partie est sauvegardée. À bientôt.

## Ce qui ne va pas avant la première carte

error-no-save = Aucune partie sauvegardée dans { $path }. Commencez-en une avec kook play.
error-terminal = Ce terminal ne peut pas montrer la table ({ $error }). Essayez --plain.

review-no-hand = Il n’y a pas de donne { $hand } : cette partie en a { $hands }.
review-nothing = Aucune perte trouvée.

## Une donne finie, toutes les cartes ouvertes

review-title = Revue de la donne
# $moment dit quand c’était : « levée 3 »
review-step = { $moment }, { $step } sur { $steps }
review-start = Avant la première annonce
review-end = La fin de la donne
# Où en est le jugement
review-progress = évalué : { $done } sur { $all }
review-judged-you = Ce que vous avez fait est évalué.
review-judged-all = Ce que tout le monde a fait est évalué.
# $reason est une phrase entière
review-same = Un robot expert ferait de même : { $reason }
review-none = Aucune donne de cette partie n’est encore finie.

## Ce qui a été pesé : un choix se tient devant, comme dans « R♥ : 7,4 levées pour Anne et Bob, réussi dans 80 % »

weighed-title = Choix évalués
weighed-nothing = Aucun choix évalué : ce conseil vient de l’usage, sans calcul.

## Parties sauvegardées et autres fichiers inaccessibles

# Chacun termine une phrase qui commence par le nom d’un fichier : « game.json : … ».
system-not-found = il n’y a ni fichier ni dossier de ce nom
system-is-folder = c’est un dossier, pas un fichier
system-not-folder = son chemin passe par un fichier comme si c’était un dossier
system-denied = vous n’en avez pas la permission
system-exists = ce nom est déjà pris
system-full = il n’y a plus de place sur le disque
system-read-only = on ne peut rien y écrire
system-bad-name = aucun fichier ne peut porter ce nom
system-busy = un autre programme s’en sert
system-no-text = ce n’est pas du texte
# $text est ce que dit le système, souvent en anglais.
system-says = le système répond « { $text } »

note-save-foreign = La partie sauvegardée vient d’un Kookaburra { $newer ->
    [yes] plus récent
   *[no] plus ancien
} et ne peut pas être reprise ici; elle est gardée sous { $path }. Une nouvelle partie commence.
error-save-foreign = La partie sauvegardée dans { $path } vient d’un Kookaburra { $newer ->
    [yes] plus récent
   *[no] plus ancien
} : reprenez-la avec celui-là. Elle reste telle quelle; kook play sans --resume la garde sous un autre nom et commence une nouvelle partie.
error-save-damaged = La partie sauvegardée dans { $path } est abîmée et ne peut pas être reprise. Elle reste telle quelle; kook play sans --resume la garde sous un autre nom et commence une nouvelle partie.
error-save-unreadable = La partie sauvegardée dans { $path } est illisible : { $error }.
error-busy = Un autre kook joue la partie gardée dans { $path }. Regardez-la avec kook play --watch, finissez-la d’abord, ou gardez celle-ci dans un dossier à elle : KOOK_DATA=DOSSIER kook play.

plain-settled = Tapez réclamer pour finir la donne.

## Les touches dans l’aide : leur nom, et ce qu’elles font

keys-title = TOUCHES
keys-name-arrows = flèches
keys-name-enter = Entrée
keys-name-space = Espace
keys-name-pick = Espace, haut
keys-name-escape = Échap
keys-arrows = choisir une carte ou une annonce
keys-enter = la jouer ou l’annoncer; ramasser une levée; accélérer le jeu
keys-space = choisir une carte à écarter, ou la reprendre
keys-pass = passer
keys-kitty = les annonces sans { kitty }, s’il y en a
keys-claim = réclamer le reste, quand il est certain
keys-last = la dernière levée; des cartes pas encore regardées
keys-review = revoir la dernière donne, toutes les cartes ouvertes
keys-hint = conseil, et pourquoi; encore : ce qui a été pesé
keys-undo = annuler, jusqu’à votre dernière décision
keys-skip = à la fin d’une partie que vous ne jouez pas
keys-score = la feuille de pointage
keys-rules = les règles de cette table
keys-help = cette page
keys-back = fermer cette feuille ou ce message
keys-leave = quitter; la partie est sauvegardée, et --resume la continue
keys-open-enter = la jouer, l’annoncer ou le dire; au tour des autres : continuer
keys-open-space = jouer la carte, à qui que ce soit de jouer; la choisir pour l’écart
keys-open-object = contester; les lois décident
keys-open-wait = attendre avant la carte suivante
keys-open-go = continuer jusqu’à votre tour
keys-open-more = autre chose : échapper une carte, regarder, corriger; les contestations jusqu’ici
keys-open-last = les levées avec leurs numéros; des cartes pas encore regardées
note-key-idle = La touche { $key } ne fait rien pour l’instant.

## Une table en réseau, à l’écran et ligne par ligne

remote-name = Quel est votre nom?
remote-name-help = Tapez le nom que les autres verront. Entrée seule le laisse en blanc; quitter ferme le programme.
remote-how = Tapez ce que vous voulez faire : gens, dire, asseoir, aide. Entrée fait continuer.
remote-help =
    À la table :
    gens : tout le monde, avec les numéros
    asseoir, asseoir 2 : prendre la meilleure place, ou la place 2
    laisser : laisser sa place et regarder
    commencer : commencer la partie (hôte)
    Entrée : la donne suivante; ne rien réclamer; jouer de nouveau
    dire, dire 3 : les phrases, ou la troisième
    dire Bien joué, Mae : vos propres mots, si l’hôte le permet
    oui, non : répondre à ce qui est demandé à tout le monde
    attendre : deux minutes de plus pour la personne attendue
    rappeler : rappeler son tour à qui réfléchit depuis deux minutes
    remplacer 3 : faire jouer un robot à la place 3, après cinq minutes sans horloge (hôte)
    plus de temps : 30 secondes pour chaque réponse, pour tout le monde
    congé 7, congé 0 : une semaine de congé quand on joue un coup par jour, ou aucun
    échanger 3, tirer les places : d’autres places avant la première donne (tirer : hôte)
    finir : finir la partie pour tout le monde (hôte)
    pause, continuer, fermer, ouvrir (hôte)
    muet 3 : ne plus entendre la personne 3, ou la réentendre
    signaler 3 et ce qui s’est passé : voir ce que recevrait au sujet de la personne 3
        qui gère ce serveur; signaler : l’envoyer
    preuve : que personne n’a choisi les donnes
    robots 2 club : le niveau des robots à la place 2 (hôte)
    hôte 3, retirer 3 : faire de la personne 3 l’hôte, ou la retirer (hôte)
    asseoir 2 3 : donner la place 2 à la personne 3 (hôte)
    club, club demander : au club de cette soirée; appeler sa direction
    table suivante : à la table qui vous attend, où l’on a des heures pour jouer
    quitter : fermer; votre place est gardée
    partir : laisser sa place et partir
remote-next-none = Aucune autre table ne vous attend.
remote-next-evening = Cette table fait partie d’une soirée. Tapez club pour aller au club.
remote-next-unknown = Le serveur ne dit pas quelles tables vous attendent. Vérifiez la connexion et essayez de nouveau.
remote-person =
    { $role ->
        [host] { $name } ({ $number }, hôte)
        [you] { $name } ({ $number }, vous)
        [both] { $name } ({ $number }, vous, hôte)
       *[none] { $name } ({ $number })
    }
remote-phrase = { $number } : { $phrase }
remote-sit = Appuyez sur Entrée pour vous asseoir.
remote-sit-later = Vous regardez. Appuyez sur Entrée pour vous asseoir : vous jouez dès la prochaine donne.
remote-start = Tapez commencer quand tout le monde est là.
remote-answer = Tapez oui ou non.
remote-back = Un robot joue pour vous. Appuyez sur Entrée pour jouer de nouveau.
remote-deal = Appuyez sur Entrée pour la donne suivante.
remote-over = Appuyez sur Entrée pour une autre partie ou tapez quitter.
remote-record = Les parties de cette table, à enregistrer et à revoir : { $address }
remote-not-understood = Je ne connais pas « { $text } ». Tapez aide pour voir ce qui est possible.
remote-goodbye = Votre place est gardée : la même commande vous y ramène.
remote-left = Vous avez laissé la table.
remote-sending = Envoi…
remote-on-its-way = Votre coup est en route. Attendez la réponse.
remote-nudge = Rappeler son tour à qui doit jouer
remote-muted = Vous n’entendez plus { $name }.
remote-heard = Vous entendez de nouveau { $name }.
remote-report-mine = Vos mots : { $words }
remote-report-send = Tapez signaler pour l’envoyer. Sinon, rien ne part.
remote-report-how = Tapez signaler, le numéro de la personne et ce qui s’est passé : signaler 3 Des insultes à chaque donne
remote-link = Le lien de cette table : { $link }
help-screen-online =
    À UNE TABLE EN LIGNE
    t            qui est là, et ce que vous pouvez faire : place, dire, pause
    o, n         répondre à ce qui est demandé à tout le monde
    Entrée       la donne suivante; jouer de nouveau après un robot
    :dire 3, :asseoir 2, :gens, :preuve, :club se tapent aussi

# Ce qui peut être tapé, séparé par des virgules
remote-word-help = aide, ?
remote-word-people = gens, qui
remote-word-sit = asseoir, s’asseoir
remote-word-watch = laisser, laisser ma place
remote-word-start = commencer
remote-word-say = dire
remote-word-mute = muet
remote-word-report = signaler
remote-word-proof = preuve
remote-word-nudge = rappeler
remote-word-replace = remplacer
remote-word-more-time = plus de temps
remote-word-days-off = jours de congé, congé
remote-word-draw-seats = tirer les places
remote-word-swap = échanger
remote-word-end-table = finir
remote-word-club = au club
remote-word-next-table = table suivante, autre table
remote-word-wait = attendre
remote-word-lock = fermer
remote-word-unlock = ouvrir
remote-word-pause = pause
remote-word-continue = continuer
remote-word-bots = robots
remote-word-host = hôte
remote-word-remove = retirer
remote-word-back = me revoilà
remote-word-leave-table = partir

## Trouver mes règles

found-code = Code des règles : { $code }. Pour y jouer : kook play { $code }
