### Une table ouverte : ce qu'on y fait contre les règles, ce qu'on réclame et ce qui en résulte. Ce que disent les lois est
### dans le fichier laws.
###
### Les deux langues ont les mêmes clés avec les mêmes variables (un essai y veille). $you dit si $name est la personne qui lit.

## D'autres mots pour ce qu'on peut faire, séparés par des virgules

word-drop = échapper, laisser tomber
word-announce = dire que j’ai, déclarer
word-show = montrer
word-peek = guetter, jeter un œil
word-take-back = reprendre
word-correct = corriger
word-demand = exiger, demander
word-waive = laisser valoir, renoncer, rien
word-enter = inscrire
word-agree = d’accord, accepter
word-widow = veuve, minou
word-discards = écart
word-trick = levée
word-retract = hors tour
word-exposed = carte exposée, exposée
word-revoke = renonce
word-misdeal = maldonne
word-lead = entame
word-avoid = sauf
word-play = jouer
word-new-deal = nouvelle donne
word-six-no-trump = six sans atout
word-go = continuer, à moi
word-object = contester, contestation

## À la table

open-welcome = Ici, les irrégularités sont possibles : une carte ou une annonce contre les règles vaut si personne ne conteste à temps. Tapez aide pour voir ce que vous pouvez faire.
open-errors = { $percent ->
    [0] Les robots respectent les règles.
   *[other] Les robots se trompent dans environ { $percent } % de ce qu’ils font.
}
open-how = Entrée laisse agir la personne suivante; continuer mène à votre tour; contester se dit en tout temps.
open-next = À { $name }. Entrée, ou contester.
open-asked = On attend votre réponse. Tapez { $answers }.
open-mend = Trop de cartes écartées. Tapez { $answers }.
open-settle = Le jeu est fini. Contestez ce qui n’allait pas, ou tapez d’accord.
open-write = Vous inscrivez le pointage. Tapez inscrire, le nom et les points, par exemple : inscrire { $name } 200
open-agreed = On attend les autres : Entrée pour continuer.
open-trick = Levée { $number } : { $cards }. Faite par : { $name }.
open-your-seat = votre place
open-not-here = « { $command } » n’existe pas à une table ouverte : personne ne vous aide, et seules les lois annulent quelque chose.
open-goodbye = La partie est enregistrée. Pour continuer : kook play --resume
help-open =
    Jouez comme à toute table : passe, 7H, AS, écarter 5S 6C 4D. Vous le pouvez aussi hors tour, ou contre les règles.
    Étourderies : échapper AS, déclarer AS, montrer AS, guetter veuve, guetter écart, guetter levée 3.
    Vos propres erreurs : corriger (une renonce), écarter 5S ou reprendre 5S (un mauvais écart).
    Contestations : contester, puis choisissez; ou tout de suite, par exemple contester hors tour, contester renonce Rose 3, contester exposée Rose, contester look Rose, contester maldonne count, contester hand, contester score Rose 200.
    Réponses : exiger entame S, exiger sauf S, exiger jouer S, exiger nouvelle donne, exiger six sans atout, laisser valoir. Après le jeu : d’accord; le donneur doit parfois inscrire Rose 200.
    Commandes : main, table, dernière levée, pointage, règles, aide, quitter; continuer mène à votre tour.

## Ce qui peut se faire, sur un bouton

do-drop = Échapper { $card }
do-announce = Dire que vous avez { $card }
do-show = Laisser voir { $card } à votre partenaire
do-take-back = Reprendre { $card }
do-peek = Regarder { $what }
do-correct = Corriger ma renonce
do-waive = Laisser valoir
do-agree = Plus rien à contester
do-enter = Inscrire { $points } pour { $player }

## Ce qui se fait

told-drops = { $you ->
    [yes] Vous échappez { $card }, face visible.
   *[no] { $name } échappe { $card }, face visible.
}
told-announces = { $you ->
    [yes] Vous dites que vous avez { $card }.
   *[no] { $name } dit : « J’ai { $card }. »
}
told-shows = { $you ->
    [yes] Vous laissez voir { $card } à votre partenaire.
   *[no] { $name } vous laisse voir { $card }.
}
open-showed = { $name } laisse voir une carte à un partenaire.
told-peeks = { $you ->
    [yes] Vous regardez { $what }.
   *[no] { $name } regarde { $what }.
}
told-peeked = Vous voyez { $cards }.
told-takes-back = { $you ->
    [yes] Vous reprenez { $card }.
   *[no] { $name } reprend { $card }.
}
open-took-back = { $name } reprend une carte de l’écart.
told-corrects = { $you ->
    [yes] Vous corrigez votre renonce.
   *[no] { $name } corrige une renonce.
}
told-claims = { $you ->
    [yes] Vous contestez : { $what }.
   *[no] { $name } conteste : { $what }.
}
told-demands = { $you ->
    [yes] Vous exigez : { $what }.
   *[no] { $name } exige : { $what }.
}
told-waives = { $you ->
    [yes] Vous laissez valoir.
   *[no] { $name } laisse valoir.
}
told-enters = { $you ->
    [yes] Vous inscrivez { $points } pour { $player }.
   *[no] { $name } inscrit { $points } pour { $player }.
}
told-agrees = { $you ->
    [yes] Vous n’avez plus rien à contester.
   *[no] { $name } n’a plus rien à contester.
}
open-void = La donne ne compte pas.
open-points = Points de cette donne : { $points }.

table-exposed = { $you ->
    [yes] Carte exposée devant vous : { $card }.
   *[no] Carte exposée devant { $name } : { $card }.
}
table-demand = { $you ->
    [yes] On exige de vous : { $what }.
   *[no] On exige { DE($name) } : { $what }.
}
table-barred = { $you ->
    [yes] Vous ne pouvez pas parler.
   *[no] { $name } ne peut pas parler.
}
table-no-score = { $you ->
    [yes] Vous ne marquez rien dans cette donne.
   *[no] { $name } ne marque rien dans cette donne.
}

sight-widow = la { kitty }
sight-discards = l’écart
sight-trick = la levée { $number }
sight-dead = la main morte
sight-row = une carte face cachée d’une rangée

demand-lead = entame en { $suit }
demand-avoid = pas d’entame en { $suit }
demand-play = { $suit }
demand-new-deal = nouvelle donne
demand-six-no-trump = six sans atout

## Ce qu'on réclame

claim-retract = hors tour
claim-revoke = renonce, { $player }, levée { $trick }
claim-exposed = carte exposée, { $player }
claim-look = regard interdit, { $player }
claim-misdeal = maldonne ({ $reason })
claim-hand = mauvais nombre de cartes
claim-score = erreur de pointage, { $player }, le bon serait { $points }
misdeal-count = Trop ou pas assez de cartes

claim-which = Que contestez-vous?
claim-which-trick = À quelle levée?
claim-trick-number = Tapez son numéro.
claim-number = Tapez un numéro de 1 à { $most } ou dites-le en mots; Entrée ne conteste rien.
claim-dropped = Vous ne contestez rien.

verdict-upheld = Accordé.
verdict-denied = Refusé. Rien ne change.
verdict-waiting = Noté; jugé après la dernière levée.
verdict-votes = Accordé. La suite dépend des réponses attendues.

## Pourquoi quelque chose est refusé

refused-over = La partie est finie.
refused-play-over = On a fini de jouer cette donne.
refused-not-now = Cela ne se fait pas maintenant.
refused-asked = Si l’on vous demande quelque chose, répondez d’abord; sinon, il n’y a rien à répondre.
refused-not-asked = On attend d’abord la réponse d’une autre personne.
refused-no-answer = Ce n’est pas une réponse. Donnez une des réponses, ou laissez valoir.
refused-agreed = Il n’y a plus rien à accepter.
refused-sheet = Seul le donneur inscrit le pointage, après le jeu.
refused-barred = Une décision vous interdit de parler pendant cette donne.
refused-impossible = Même une table ouverte n’accepte pas cela.
refused-mend = Il faut d’abord corriger le nombre de cartes écartées.
refused-mended = Seul l’ouvreur corrige l’écart, pendant la première levée et jusqu’au bon nombre.
refused-played = Vous avez déjà joué à cette levée.
refused-correcting = Après une renonce corrigée, jouez une carte permise; un partenaire rejoue la même carte.
refused-exposed = Une carte exposée doit être jouée d’abord.
refused-demanded = Une exigence vous lie : elle dit quelle couleur.
refused-no-card = Vous n’avez pas cette carte, ou personne à qui la montrer.
refused-no-sight = Il n’y a rien à voir là maintenant.
refused-no-revoke = Vous n’avez pas de renonce à corriger.

## Ce qui ne se fait pas avec une table ouverte

error-alone = À une table ouverte, vous jouez avec des robots seulement : enlevez --hotseat, --company et --cut.
error-watch-open = On ne peut pas encore regarder une table ouverte.
error-errors = Les robots se trompent seulement à une table ouverte. Ajoutez --set laws=open.
open-no-review = { $file } : on ne peut pas revoir les donnes d’une table ouverte, car on peut y jouer contre les règles. Essayez kook replay.
open-no-arena = Les parties de l’arène se jouent sans irrégularités. Enlevez laws=open.

## Une table ouverte dans la page

open-mode = Des erreurs arrivent, et valent si personne ne conteste. Rien ne s’annule, rien n’avertit.
open-no-undo = À une table ouverte, pas de conseil et rien à annuler : seules les lois reprennent quelque chose.
open-type-all = Touchez Contester et choisissez, ou tapez le tout, par exemple contester hors tour.
open-ask-settle = Le jeu est fini. Contestez ce qui n’allait pas, ou dites que vous n’avez plus rien.
open-ask-demand = On attend votre réponse : que voulez-vous?
open-ask-mend = Trop de cartes écartées. Reprenez-en une.
open-waits-for = À { $name }.
open-provisional = Ces points valent si personne ne conteste.
open-picked = Cartes choisies : { $count } sur { $due }.
open-exposed = face visible
open-object = Contester
open-wait = Attendre
open-go-on = Continuer
open-more = Autre chose
open-back = Retour
open-tap = Toucher une carte
open-tap-play = la joue
open-tap-drop = l’échappe, face visible
open-tap-announce = dit que vous l’avez
open-tap-show = la montre à votre partenaire
open-tap-discard = l’ajoute à l’écart
open-acts = Regards et corrections
open-laws = Sur la table
open-claims = Contestations de cette donne
open-noted = La contestation d’une renonce est notée, et jugée après la dernière levée.
open-nothing = Rien à contester
open-sheet = Le pointage
open-points-of = Points, { $name }
open-enter = Inscrire
open-step = Suivant
open-right-points = Les points justes
open-no-number = Ce n’est pas un nombre entier : écrivez par exemple 120 ou −35.
open-no-share = Une donne d’une table ouverte n’a pas de code : les codes sont pour les tables où les lois sont imposées.
open-unreviewed = Dans cette donne, quelque chose était contre les règles, ou elle n’a pas compté : elle n’a pas d’analyse, qui ne juge qu’un jeu conforme.
open-tricks = Toutes les levées
