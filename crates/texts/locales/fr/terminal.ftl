### Ce que seul le terminal dit, en plus de ce que dit tout programme (session.ftl).
###
### Les deux langues ont les mêmes clés et les mêmes variables (un test y veille). Chaque message peut aussi employer
### $country (au, us, qc), $nil (misere, nullo : le mot de la table pour ces contrats) et $jokers (0, 1, 2), et
### renvoyer aux mots de terms.ftl : { kitty }, { no-trumps }, { contractor }, { misere-word }.
### Les cartes viennent sans article : LE($card) donne « l’as de pique », DU($card) « du roi de pique »,
### DE($name) « d’Ann », QUE($name) « qu’Ann » ; CAP($text) met la majuscule.

## Le tirage

draw-title = Le tirage
draw-again = Encore une fois, entre ceux qui sont à égalité :

## La coupe ; $from et $to sont des nombres de cartes

cut-title = La coupe
prompt-cut = Vous êtes à la droite du donneur, et coupez : combien de cartes levez-vous, de { $from } à { $to }? Entrée seule en lève à peu près la moitié.
note-cut = Tapez un nombre de cartes de { $from } à { $to }, ou Entrée pour à peu près la moitié.

## En-tête et tapis

felt-dealer = {" "}(D)
felt-calls = parle
felt-plays = joue
felt-you-call = à vous
felt-you-play = à vous
felt-from-hand = { $name }, main
felt-from-row = { $name }, rang
hand-of = La main { DE($name) }, que vous jouez :

## Pour qui ne joue pas une partie et la regarde

watch-title = Vous ne jouez pas cette partie.
watch-how = Entrée presse les joueurs, f joue la partie jusqu’à sa fin.
plain-watch = Vous ne jouez pas cette partie. Entrée donne la main suivante; sauter joue la partie jusqu’à sa fin.
plain-seats-watched = À la table, dans le sens horaire : { $names }.

## Tableaux de choix

board-title-nominate = Le fou appartient à
board-title-demand = Le fou demande
board-title-partners = Appelez une carte, demandez un joueur, ou jouez sans partenaire

## Le panneau pendant le jeu

panel-trump = Atout : { $suit }
panel-no-trump = Sans atout
panel-others = les autres
panel-tricks = { $won } sur { $need }
# Un contrat de ne faire aucune levée.
panel-tricks-misere = { $won } (aucune permise)
panel-no-bid = Sans annonce : chaque levée compte
panel-kitty = { kitty } : { $cards }
panel-own-hand = Votre main
panel-open-hand = Main ouverte { DE($name) }

## Remarques

note-enough-chosen = { $count ->
    [one] Une carte est déjà choisie
   *[other] { $count } cartes sont déjà choisies
} : reprenez-en une, ou confirmez avec Entrée.
note-unsaved = La partie ne peut pas être sauvegardée ({ $error }); elle continue quand même.
note-damaged = La partie sauvegardée était abîmée; elle est gardée sous { $path }. Une nouvelle partie commence.
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
key-step = pas à pas
key-moment = levée/tour
key-next-loss = perte
key-everybody = tout juger
key-undo = reprendre
key-hurry = plus vite
key-skip = à la fin
key-last = dernière levée
key-score = pointage
key-rules = règles
key-help = aide
key-leave = quitter
key-close = fermer
key-scroll = défiler

## Feuilles

screen-goodbye = La partie est sauvegardée; --resume la continue.
screen-too-small = La table demande une fenêtre de { $width } sur { $height }. Agrandissez-la, ou jouez avec --plain.
help-title = Aide
help-screen =
    TOUCHES
    flèches      choisir une carte ou une annonce
    Entrée       la jouer, l’annoncer; ramasser une levée; presser les autres
    Espace       choisir une carte à écarter, ou la reprendre
    p            passer
    h            conseil, et pourquoi; encore : ce qui a été pesé
    c            réclamer le reste : tout ce qui vient est certain
    u            reprendre, jusqu’à votre dernière décision
    f            à la fin d’une partie que vous ne jouez pas
    l            la dernière levée
    s            la feuille de pointage
    v            à la fin d’une donne : la revoir, toutes les cartes ouvertes
    r            les règles de cette table
    ?            cette page
    q            quitter; la partie est sauvegardée, --resume la continue

    TAPER
    Commencez par une majuscule, un chiffre ou deux-points, finissez par Entrée :
    7H           aux déclarations : sept cœurs; au jeu : le sept de cœur
    8NT  nullo   les autres annonces, selon la table
    AS 10H X     les cartes : rang et couleur; X est le fou, Y le second
    X:H          entamer le fou et demander cœur
    écarter 5S 6C 4D
    nommer H   appeler AH   partenaire Rose   seul   donner 4C   passer   voir
    Couleurs : S pique, C trèfle, D carreau, H cœur, NT sans atout.
    Rangs : A as, K roi, Q dame, J valet.

    SIGNES
    (D) le donneur   › la carte entamée   ★ la carte qui gagne
# After the help and what is not understood, where cards show R D V
indices-typed = Rois, dames et valets (R, D, V) se tapent K, Q, J.
rules-title = Les règles de cette table
trick-title = La dernière levée
tricks-title = Les levées jusqu’ici
trick-row = rangée
score-title = Pointage
score-empty = Rien n’est encore marqué.

## Le mode en lignes

plain-welcome = Kookaburra. { $game }.
plain-seats = À la table, dans le sens horaire à partir de votre gauche : { $names }.
plain-how = Tapez cartes et annonces comme AS ou 7H; aide en dit plus, quitter sauvegarde et sort.
plain-drew = { $you ->
    [yes] Vous pigez { $card }.
   *[no] { $name } pige { $card }.
}
plain-weighed = { $action } : { $worth }
plain-hint-typed = Tapez : { $text }
plain-scores = Pointage : { $scores }.
plain-sheet-line = Donne { $number } : { $contract }. { $points }.
plain-another = Une autre partie? oui ou non
plain-goodbye-unsaved = La partie n’est pas sauvegardée. À bientôt.
plain-goodbye = La partie est sauvegardée. À bientôt.

## Ce qui ne va pas avant la première carte

error-no-save = Il n’y a pas de partie sauvegardée dans { $path }.
error-terminal = Le terminal ne peut pas être utilisé : { $error }. Essayez --plain.

review-no-hand = Il n’y a pas de donne { $hand } : l’enregistrement en a { $hands ->
    [0] zéro
   *[other] { $hands }
}.
review-nothing = Rien n’a été donné.

## Une donne finie, toutes les cartes ouvertes

review-title = On revoit
# $moment dit quand c’était : « levée 3 »
review-step = { $moment }, { $step } sur { $steps }
review-start = Avant la première annonce
review-end = La fin de la donne
# Où en est le jugement
review-progress = jugé { $done } sur { $all }
review-judged-you = Ce que vous avez fait est jugé.
review-judged-all = Ce que tout le monde a fait est jugé.
# $reason est une phrase entière
review-same = Le juge aurait fait de même : { $reason }
review-none = Aucune donne de cette partie n’est encore finie.

## Ce qui a été pesé : un choix se tient devant, comme dans « R♥ : 7,4 levées pour Anne et Bob, réussi dans 80 % »

weighed-title = Ce qui a été pesé
weighed-nothing = Il n’y avait rien à peser : les conseils du métier ne se comptent pas.

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
error-busy = Un autre kook joue la partie gardée dans { $path }. Finissez-la d’abord, ou gardez celle-ci dans un dossier à elle : KOOKABURRA_DATA=DOSSIER kook play.

plain-settled = Le contrat est perdu, et plus rien ne peut changer la marque. Tapez réclamer pour finir la donne.

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
keys-back = ranger une feuille ou un message
keys-leave = quitter; la partie est sauvegardée, et --resume la continue
note-key-idle = La touche { $key } ne fait rien pour l’instant.
