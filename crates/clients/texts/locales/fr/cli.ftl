### Ce que dit le programme autour du jeu.
###
### Les deux langues ont les mêmes clés et les mêmes variables (un test y veille). Chaque message peut aussi employer
### $country (au, us, qc), $nil (misere, nullo : le mot de la table pour ces contrats) et $jokers (0, 1, 2), et
### renvoyer aux mots de terms.ftl : { kitty }, { no-trumps }, { contractor }, { misere-word }.
### Les cartes viennent sans article : LE($card) donne « l’as de pique », DU($card) « du roi de pique »,
### DE($name) « d’Ann », QUE($name) « qu’Ann » ; CAP($text) met la majuscule.

## Rules on the command line

# After the rule sheet. $code stands wherever the name of a preset can.
rules-code = Code de ces règles : { $code }
rules-list-end = kook rules NOM donne les règles d’un jeu, kook play NOM y joue.
rules-unknown = « { $text } » n’est ni un jeu, ni un code de règles, ni un fichier. kook rules donne la liste des jeux.

## The printout of a replayed game

# A name and its number.
print-count = { $name } : { $number }
# Somebody without a name.
print-seat = Place { $seat }
print-hand = Donne { $number }, donneur : { $name }
# A row of cards on the table; piles show the face-up card, then the one under it.
print-row = { $name }, rangée (dessus/dessous)
print-row-short = { $name }, rangée
print-dead = Main morte
print-contract = Contrat : { $bid } pour { $value }, { $name }{ $count ->
    [0] {""}
   *[other] {" "}avec { $partners }
}.
print-winner = levée
print-legend = > entame
print-result = Résultat
print-tricks = Levées
print-points = Points
# A meld that a player has just laid.
print-with-meld = { $action } (combinaison { $number })
print-goes-out = { $you ->
    [yes] finissez
   *[no] finit
}
print-floats = { $you ->
    [yes] flottez
   *[no] flotte
}
print-went-out = { $you ->
    [yes] Vous avez fini
   *[no] { $name } a fini
}
print-turned-up = Retournée
print-stock = Pioche
print-pile = Défausse
print-melds = Les combinaisons, et qui en a mis chaque carte :
# Points of the cards on the table and in the hand.
print-on-table = sur la table
print-in-hand = en main
print-hand-points = points
print-cards-left = cartes restantes

sheet-title = Pointage
sheet-hand = donne
sheet-contract = contrat
sheet-result = résultat
sheet-start = au début

standing-over = { $count ->
    [0] La partie est finie, et personne ne gagne.
    [one] La partie est finie : { $mine ->
        [yes] vous gagnez
       *[no] { $names } gagne
    }.
   *[other] La partie est finie : { $names } { $mine ->
        [yes] gagnez
       *[no] gagnent
    }.
}
standing-double = Elle compte double.
standing-lost = { $count ->
    [one] { $mine ->
        [yes] Vous avez perdu.
       *[no] { $names } a perdu.
    }
   *[other] { $names } { $mine ->
        [yes] avez
       *[no] ont
    } perdu.
}
standing-deal = La prochaine donne est à { $name }.
standing-new = Rien n’a encore été donné.
standing-turn = La partie continue avec { $phase } : à { $names } de jouer.
standing-legal = Permis : { $actions }

# $hand and $action count from 1.
replay-illegal = { $file } : donne { $hand }, action { $action }, « { $line } » : { $why } ({ $rule })

## What is wrong with a record

# Where: in front of what is wrong there.
malformed-at-text = ligne { $line }, colonne { $column } :{" "}
malformed-at-hand = donne { $hand } :{" "}
malformed-at-action = donne { $hand }, action { $action } :{" "}
malformed-game = Il n’y a pas de jeu « { $game } », seulement { $one } et { $other }.
malformed-names = Il y a { $found } noms pour { $seats } places. Il en faut un pour chacune.
malformed-action = « { $line } » n’est pas une action, c’est-à-dire une place et ce qu’on y fait, comme « 2 7H ».
deal-which = Dites quelle donne : --seed avec un nombre, --like avec un genre de main, le lien d’une donne, ou un fichier avec une position.
deal-no-dealer = Il n’y a pas de place { $seat } pour donner.
deal-other-dealer = La place { $next } donne, et non la place { $seat }.
deal-no-cut = On ne coupe pas à ce jeu.
deal-small-packet = Couper { $cut } cartes laisse un paquet de moins de { $least } cartes.
deal-game-over = La partie était déjà finie.
deal-in-progress = La donne précédente n’est pas finie.
# $place is where in the deal, such as hands[2].
deal-no-such-list = Selon ces règles, une donne n’a pas de « { $place } ».
deal-list-lacking = Il manque à la donne la liste « { $place } ».
deal-entries = { $place } a { $found } éléments au lieu de { $needed }.
deal-count = { $place } a { $found } cartes au lieu de { $needed }.
deal-no-card = { $place } : « { $text } » n’est pas une carte.
deal-foreign = { $card } n’est pas dans le paquet de ces règles.
deal-too-often = { $card } est dans la donne plus souvent que dans le paquet.
deal-missing = Il manque { $card } à la donne.
deal-form = { $place } n’a pas la forme voulue.

## Hands of another program

# $said is one of the sentences below it.
import-open = { $file }, ligne { $line } : { $said }
import-option = L’option { $name } ({ $value }) n’est pas connue : les règles sont celles d’un jeu sans elle.
import-sides = Rien ne dit qui joue avec qui à { $players } : vérifiez l’axe sides des règles.
import-scores = Le pointage { $scores } n’est pas repris : la partie commence à 0.
import-joker = Levée { $trick } : rien ne dit quelle couleur le fou demandait. Celle-ci convient : { $suit }.
import-inkle = { $name } annonçait six pour informer (inkle), sans s’engager. Ici, c’est l’annonce « { $bid } ».
import-auction = Il n’y a pas les déclarations, seulement le contrat : les autres passent.
import-discards = Il n’y a pas l’écart : ce sont les cartes qui n’ont pas été jouées.
import-after = Les cartes à partir de la ligne { $line } viennent après la fin de la donne et ne sont pas reprises.
import-wrong = { $file }, ligne { $line } : { $why }
import-too-long = Le fichier est trop long.
import-no-deal = Il n’y a pas de donne ici. Un fichier de Trickster a des balises comme [GameCode {"\""}FiveHundred{"\""}] et [Deal {"\""}S:AH…{"\""}].
import-other-game = C’est une donne de { $game }. Seul le 500 (FiveHundred) s’importe.
import-no-game = Rien ne dit que c’est le 500. Si c’est le cas, ajoutez [GameCode {"\""}FiveHundred{"\""}].
import-no-tag = Une balise est un nom et une valeur entre guillemets, comme [Dealer {"\""}S{"\""}].
# $wanted is what should be there: seat, card, hand, call or options.
import-value = [{ $tag }] : « { $text } » n’est pas { $wanted ->
    [seat] une place de cette table
    [card] une carte
    [hand] une main
    [call] une annonce ou une passe
   *[other] un objet JSON avec des options
}.
import-players = Le 500 à { $players } ne s’importe pas, seulement à 3, 4 ou 6.
import-pack = Ces { $cards } cartes ne sont pas un paquet de 500.
# $tag is the name of a tag, $said what stands in it, $is what follows from the rest.
import-contradiction = [{ $tag }] dit { $said }, mais c’est { $is }.
# $seat is a point of the compass, such as SW.
import-no-card = Il n’y a pas de carte sur cette ligne pour { $seat }, dont c’est le tour.
import-refused = { $seat }, { $action } : { $why }

## Solving with all cards seen

# Above the cards, each line with how many tricks the contractor’s side ends with.
solve-tricks = Donne { $number }, à la place { $seat } de jouer : levées du camp de l’ouvreur à la fin
solve-misere = Donne { $number }, à la place { $seat } de jouer : le contrat réussit-il?
solve-succeeds = réussi
solve-fails = manqué
# Above a table with a line for each strain and a column for each seat.
solve-deal = Donne { $number } : levées avec les cartes données, selon l’ouvreur
solve-no-tricks = Il n’y a pas de levées à résoudre à ce jeu ({ $game }).
solve-open = À une table ouverte, on peut jouer contre les règles : il n’y a rien à résoudre.
solve-no-deal = Rien n’a été donné.
solve-not-in-play = La dernière donne ne se joue pas : pas encore de contrat, ou elle est finie.
solve-cost = ({ $nodes } cartes essayées, { $ms } ms)
solve-stats = { $count } résolues : moyenne { $mean } ms, médiane { $median }, 99 sur 100 en { $late }, la pire { $worst }; { $rate } cartes essayées par seconde

## Puzzles

puzzle-no-game = { $game } : les problèmes se tirent des jeux de 500 où chacun a une seule main et où il y a une seule veuve, et du Rummy 500, sauf toutes cartes ouvertes.
puzzle-mixed = Une collection a des problèmes d’un seul jeu et d’un seul genre; ces fichiers en ont d’autres.
# Beside a bar that shows how many hands have been looked through.
puzzle-found = trouvés : { $count }
puzzle-made = donnes parcourues : { $hands }; problèmes : { $found }, dont { $kept } dans la collection
puzzle-checked = problèmes vérifiés : { $count }; épreuves ratées : { $failed }
puzzle-wrong = { $file } : ligne { $line } : { $why }
puzzle-over = after : ensuite, plus personne n’a à jouer
puzzle-lists = hands : { $found } listes de cartes, et non { $needed } : les mains, la pioche et la première carte de la défausse
puzzle-no-answer = { $place } : « { $answer } » ne peut pas se faire ici
puzzle-no-right = right : il n’y a pas de réponse
# One of the tests that follow, which begin with their names.
puzzle-fails = { $file } : problème { $number } : { $test }
puzzle-fails-asked = question : il n’y a pas de choix, ou il n’y a plus d’enjeu
puzzle-fails-view-alone = vue seule : avec d’autres cartes cachées, c’est un autre problème
puzzle-fails-clear = netteté : la bonne réponse ne devance pas nettement les autres
puzzle-fails-played-out = jeu : la bonne réponse ne reste pas devant quand les robots continuent
puzzle-fails-one-answer = une réponse : trop de réponses sont bonnes
puzzle-fails-tempting = tentation : tous les niveaux trouvent la bonne réponse
puzzle-fails-sane = bon sens : le contrat ne pouvait guère réussir, ou la main est presque perdue
puzzle-fails-varied = variété : son thème revient trop souvent, ou il ressemble à un autre problème de la collection
puzzle-fails-ends-well = dénouement : aucune donne ne montre pourquoi
puzzle-fails-as-written = fidélité : le fichier ne dit pas ce qui se trouve

## The page in the browser

# $address is what a browser opens.
serve-open = La table est ouverte : { $address } (Ctrl-C la ferme).
serve-no-page = Ce kook a été compilé sans la page. Dans son dossier source, lancez « cargo xtask web », puis recompilez kook; kook serve --folder DOSSIER sert une page compilée à part.
serve-no-folder = { $folder } n’est pas une page : { $error }
serve-busy = Le port { $port } est pris. Choisissez-en un autre avec --port, ou n’en donnez aucun : un port libre sera trouvé.
serve-refused = Impossible d’écouter à { $address } : { $error }
serve-bad-data = Impossible de garder des tables dans { $folder } : { $error }

## Tables en réseau

join-no-link = Ce n’est pas un lien vers une table ou un club. Un tel lien commence par http et finit par /#/t/CODE ou par /#/c/CODE/BILLET.
join-no-server = Ce n’est pas l’adresse d’un serveur. Elle commence par http et finit par /.
join-not-done = Le serveur ne le fait pas : { $why }
join-redirected = Le serveur renvoie à une autre adresse ({ $status }). Prenez le lien tel que l’hôte le partage.
join-distrusted =
    { $why ->
        [issuer] Le certificat du serveur n’est signé par personne à qui cet ordinateur se fie. Si c’est le vôtre, mettez le nom de son fichier dans SSL_CERT_FILE.
        [expired] Le certificat du serveur n’est pas valable aujourd’hui. Vérifiez la date de cet ordinateur ou demandez aux responsables du serveur.
        [name] Le certificat du serveur est à un autre nom. Vérifiez le lien.
       *[other] Le certificat du serveur ne peut pas servir.
    }
join-no-table = Cette table n’existe pas.
join-elsewhere = Une autre connexion a repris le joueur.
join-other-version = Le serveur parle une autre version du protocole.
join-removed = L’hôte a retiré le joueur.
join-locked = La table est fermée : demandez à son hôte.
join-lost = La table est hors d’atteinte : { $why }
join-no-player = { $why }
join-fault = Le joueur n’a rien fait d’acceptable : { $why }
join-won = Gagné. Points par place : { $scores }.
join-over = Perdu. Points par place : { $scores }.
load-no-server = Ce n’est pas l’adresse d’un serveur. Une telle adresse commence par http.
load-failed = Le serveur ne peut pas être mesuré : { $why }
load-report =
    Coups par seconde : { $moves }
    Jusqu’à ce que tous voient un coup : { $p50 } ms (99 sur 100 en moins de { $p99 } ms)
    Refusés ou ratés : { $errors }
    Confirmés et manquants : { $lost }
    Connexions coupées et revenues : { $returns }
load-slowest = La plus lente est revenue après : { $slowest } ms
load-bytes = Octets par connexion qui écoute : { $bytes }

## Les tables d’un serveur

serve-bad-bus = Le bus ne peut pas servir : { $error }
serve-notify-where = Avec --notify, il faut --public-url et une adresse qui commence par https : les navigateurs ne laissent aucune autre page avertir personne.
serve-bad-notify = Personne ne peut être averti : { $error }
admin-no-store = Il n’y a pas de tables dans { $folder }. Dites où elles sont avec --data ou --database.
admin-no-tables = Pas encore de tables.
admin-table = Table { $table } ({ $name }) : { $game }, personnes : { $people }, entrées : { $entries }, dernière le { $last }.
admin-table-closed = Table { $table } ({ $name }), fermée : { $game }, personnes : { $people }, entrées : { $entries }, dernière le { $last }.
admin-no-table = Il n’y a pas de table { $table }. La liste : kook admin tables.
admin-unreadable = La table { $table } ne se lit pas : { $why }
admin-nobody = Personne n’est connu à cette table.
admin-person = Personne { $person } : { $name }
admin-no-person = Il n’y a pas de personne { $person } à la table { $table }. La liste : kook admin people { $table }.
admin-forgotten = La personne { $person } de la table { $table } est oubliée. Tables où son nom était gardé : { $tables }.
admin-no-reports = Personne n’a été signalé.
admin-report = Signalement { $report }, { $at }, table { $table } : la personne { $by } ({ $by-name }) signale la personne { $about } ({ $about-name }).
admin-report-wrote = { $name } a écrit : { $text }
admin-report-words = { $name } dit : { $text }
admin-backup = Les tables sont copiées dans { $file }.
admin-backup-there = { $file } existe déjà. Choisissez un autre nom, pour ne perdre aucune copie.
admin-backup-postgres = Postgres a son propre programme pour cela : pg_dump.
admin-migrated = Les tables sont à la version { $version }.

## Files of several games

replay-claim = { $verdict ->
    [upheld] accueillie ({ $law })
    [waiting] jugée à la fin du jeu
   *[denied] rejetée
}
verify-nothing = Aucune main n’a été donnée.
verify-follows = Main { $hand } : vérifiée. La donne découle du secret de qui donne et { $people ->
    [0] d’aucun autre nombre
    [one] du nombre d’une personne
   *[other] des nombres de { $people } personnes
}.
verify-without = Main { $hand } : vérifiée. La donne découle de ce qui a été publié, sans le nombre de la personne { $without }.
verify-unproved = Main { $hand } : la partie n’a pas de preuve de mélange pour cette donne.
verify-fails-secret = Main { $hand } : le secret de qui donne n’est pas celui qui a été publié avant la donne.
verify-fails-nonce = Main { $hand } : le nombre de la personne { $person } n’est pas celui qu’elle a publié avant la donne.
verify-fails-nobody = Main { $hand } : la personne { $person } ne prend pas part à cette donne.
verify-fails-order = Main { $hand } : les personnes ne sont pas dans l’ordre de leurs numéros.
verify-fails-seed = Main { $hand } : les cartes viennent d’une autre graine que celle qui découle.
verify-unreadable = { $file } : la preuve de la main { $hand } ne peut pas être lue : { $why }
replay-game = Partie { $number } sur { $count }
replay-game-of = { $file }, partie { $number }
replay-no-game = { $file } : il n’y a pas de partie { $number }; le fichier contient { $count ->
    [0] zéro partie
    [one] une partie
   *[other] { $count } parties
}.
replay-unreadable = { $file } : { $count ->
    [one] une partie n’a pas pu être lue quand le fichier a été enregistré; elle est laissée de côté.
   *[other] { $count } parties n’ont pas pu être lues quand le fichier a été enregistré; elles sont laissées de côté.
}

## Ce qu’on ne trouve pas ou ne peut pas lire

# $file n’a rien d’une partie consignée.
replay-no-record = { $file } ne contient pas de partie. Une partie consignée est un fichier JSON du format kookaburra-record/1 : les règles, chaque donne et tout ce qui a été fait. kook play garde ainsi votre partie, la page sauvegarde une partie finie dans un fichier, et kook deal --seed 1 --json en écrit une d’une seule donne.
replay-foreign = { $file } est une partie sauvegardée par un Kookaburra { $newer ->
    [yes] plus récent
   *[no] plus ancien
} : revoyez-la avec celui-là.
replay-too-long = { $file } a plus de { $most } donnes. Pour la lire quand même : --max-hands.
# Toutes les règles maison, celles qui ressemblent le plus à la demande d’abord.
fault-place = ligne { $line }, colonne { $column }
fault-not-read = { $why ->
    [twice] ce choix est déjà fait plus haut. Gardez un des deux.
    [long] des règles maison ne sont jamais aussi longues.
   *[other] ceci est illisible. Écrivez un choix par ligne, et les textes entre guillemets droits, comme : preset = {"\""}australian-4{"\""}
}
fault-axes = Il y a { $names }.
# Les jeux dont le code ou le nom contient les mots tapés; leur liste suit.
rules-matching = Aucun jeu ne se nomme « { $text } ». Ceux-ci s’en approchent :

## Figures

terminal-figures-reviewing = À analyser : { $games ->
    [one] une partie
   *[other] { $games } parties
}, { $hands ->
    [one] une donne
   *[other] { $hands } donnes
}, { $minutes ->
    [one] environ une minute
   *[other] environ { $minutes } minutes
}. Ctrl-C arrête à tout moment; les parties analysées sont enregistrées.
terminal-figures-exported = { $games ->
    [one] Une partie est
   *[other] { $games } parties sont
} dans { $path }.
terminal-figures-deleted = Les calculs sont supprimés. Les parties sont toujours dans { $path }.
terminal-figures-unread = Impossible de lire { $path } : les nouveaux calculs ne seront pas enregistrés.
terminal-figures-damaged = { $count ->
    [one] Une ligne
   *[other] { $count } lignes
} de { $path } : lecture impossible. Rien n’y est effacé; les parties sont analysées de nouveau.
terminal-figures-newer = { $count ->
    [one] Une ligne
   *[other] { $count } lignes
} de { $path } : écriture d’une version plus récente. Rien n’y est effacé.
terminal-figures-practise-puzzles = S’exercer : kook puzzle --theme { $name }
terminal-figures-practise-lesson = S’exercer : kook learn { $name }

## A backup

# $what est une phrase.
backup-saved = Enregistré dans { $path }. { $what }
backup-seats-warning = Qui a ce fichier peut s’asseoir à vos places.
restore-deleted-hint = Avec --deleted, ce qui a été supprimé ici revient aussi.
restore-yes = Restaurer
restore-no = Tout laisser tel quel
restore-nothing-done = Rien n’a été restauré.
restore-done = Restauré. kook restore --undo l’annule.
restore-undone = La restauration est annulée.
restore-no-undo = Il n’y a aucune restauration à annuler.
restore-playing = Une partie est en cours dans { $path }. Quittez-la, puis restaurez.

## kook bench alike

bench-alike = Robots { $bots } : les { $count } empreintes concordent.
