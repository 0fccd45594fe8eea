### Les défis et la donne du jour : ce qu’ils sont, ce qui en est sorti, le texte à coller. Aucun texte ne nomme une
### carte, une couleur, une annonce ou le fou : ce serait le dire à qui n’a pas encore joué.
###
### $points a son signe; $game est un jeu en un mot ou son nom entier.

## What one is

challenge-game-australian-4 = Australie
challenge-game-quebec-4 = Québec
challenge-game-american-4 = États-Unis
challenge-game-rummy-500-players-2 = Rummy 500 à deux
challenge-date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
}
challenge-what = { $hands ->
    [4] Quatre donnes
   *[8] Huit donnes
}, { $game }, { $level ->
    [beginner] robots débutants
    [casual] robots occasionnels
    [club] robots de club
    [strong] robots forts
    [expert] robots experts
   *[several] robots de plusieurs niveaux
}.
challenge-what-day = La donne du { $date }, { $game } : { $hands ->
    [4] quatre donnes
   *[8] huit donnes
} contre des { $level ->
    [beginner] robots débutants
    [casual] robots occasionnels
    [club] robots de club
    [strong] robots forts
    [expert] robots experts
   *[several] robots de plusieurs niveaux
}.
challenge-from = { $name } : { $came }.
challenge-nobody = La personne qui l’envoie
challenge-how = Tout le monde a les mêmes cartes et un seul essai : ni conseil, ni annulation, ni analyse. Chaque donne part de zéro, et les points disent de combien vous devancez les autres.
challenge-bots-changed = Les robots ont changé; les cartes sont les mêmes. Les résultats sont côte à côte, mais ne se comparent pas.

## While it is played

challenge-no-undo = Dans un défi, rien ne s’annule : tout le monde a un seul essai.
challenge-no-hints = Il n’y a pas d’indice dans un défi : chacun n’a qu’un essai.
challenge-no-review = Dans un défi, il n’y a pas d’analyse : tout le monde a un seul essai.
challenge-hand = Donne { $hand } sur { $hands }
challenge-goes-on = Vous continuez où vous en étiez, à la donne { $hand } de { $hands }.
challenge-over = C’était la dernière donne. Voici ce qui en est sorti :
challenge-again = Vous avez déjà joué ces donnes : { $came }. Ce résultat compte; cette fois, c’est pour le plaisir.

## What came of it

challenge-came = { $contracts ->
    [0] { $points }
    [1] { $made ->
        [0] 1 contrat manqué
       *[other] 1 contrat réussi
    }, { $points }
   *[other] { $made ->
        [0] aucun contrat réussi
        [1] 1 contrat réussi
       *[other] { $made } contrats réussis
    } sur { $contracts }, { $points }
}
challenge-row = { $who } : { $came } ({ $hands }).
challenge-you = Vous
challenge-expert = Expert à votre place
challenge-ahead = { $who ->
    [you] Votre avance sur { $name } est de { $points } points.
    [they] { $name } a { $points } points d’avance sur vous.
   *[level] { $name } et vous êtes à égalité.
}
challenge-par = Personne ne pouvait le savoir : en voyant toutes les cartes, { $who ->
        [you] vous pouviez
       *[partner] votre partenaire pouvait
    } réussir { $bid }, { $points }.
challenge-par-none = Personne ne pouvait le savoir : même en voyant toutes les cartes, votre camp ne réussit aucun contrat.
challenge-par-row = Le mieux en voyant toutes les cartes, ce que personne ne pouvait savoir : { $hands }.
challenge-late = Vous avez joué cette donne un autre jour.
challenge-title = Résultat
challenge-thinking = Expert joue vos donnes…
challenge-par-thinking = Recherche du mieux en voyant toutes les cartes…
challenge-paste-title = À coller :
challenge-paste = Kookaburra, { $game } : { $came }. Expert { $expert }. Mêmes cartes : { $link }
challenge-paste-day = Kookaburra, { $date }, { $game } : { $came }. Expert { $expert }. Mêmes cartes : { $link }

## What can’t be played

challenge-link-foreign = Ce n’est pas le lien d’un défi. Il devrait contenir #/same/.
challenge-link-newer = Ce défi vient d’un Kookaburra plus récent. Mettez le vôtre à jour pour le jouer.
challenge-link-damaged = Ce lien a été coupé ou changé en route. Copiez-le encore, en entier.
challenge-link-unplayable = Ce défi a des règles ou des nombres que ce Kookaburra ne peut pas jouer. Demandez-en un autre.
challenge-link-too-long = Des règles avec autant de changements n’entrent pas dans un lien. Choisissez-en qui en ont moins.
challenge-open = À une table ouverte, il n’y a pas de défi. Choisissez des règles sans laws=open.
challenge-not-a-date = « { $text } » n’est pas une date. Écrivez-la ainsi : 2026-12-03.
challenge-damaged = { $path } ne peut pas être lu : ce que vous jouez maintenant n’est pas enregistré. Supprimez ou réparez le fichier.
challenge-no-random = Votre système ne donne pas de nombres au hasard : aucune donne ne peut être tirée.
challenge-unsaved = Le résultat ne peut pas être enregistré : { $error }
challenge-not-yet = Ce jour n’est pas encore venu. Choisissez aujourd’hui ou un jour passé.
challenge-hands = Un défi a 4 ou 8 donnes.
challenge-no-conventions = Dans ce jeu, les partenaires ne peuvent pas convenir d’annonces. Enlevez --conventions.
challenge-made = Envoyez-le à qui vous voulez, et jouez-le aussi : kook same {"\""}{ $link }{"\""}
challenge-always-out = Le { $date }, une donne est enterrée par les robots experts quel que soit le nombre.

## The rooms of the page: days, and challenges to make and to open

challenge-days = Donne du jour
challenge-games = Jeux
challenge-play = Jouer
challenge-go-on = Continuer
challenge-see = Voir le résultat
challenge-for-fun = Rejouer, pour le plaisir
challenge-is-begun = commencée
challenge-is-done = jouée
challenge-is-late = jouée un autre jour
challenge-dots = ● jouée, ◐ commencée, ○ jouée un autre jour. Un jour manqué reste ouvert et ne coûte rien.
challenge-weekdays = dim., lun., mar., mer., jeu., ven., sam.
challenge-month-before = Avant
challenge-month-after = Après
challenge-make = Défier quelqu’un
challenge-make-about = Les mêmes cartes, où que vous soyez et quand vous voulez : envoyez le lien.
challenge-game = Jeu
challenge-count = Donnes
challenge-count-4 = 4
challenge-count-8 = 8
challenge-level = Robots
challenge-make-link = Faire un lien
challenge-link = Lien à envoyer
challenge-open-title = On vous en a envoyé un?
challenge-open-field = Le lien, ou tout le message
challenge-open-button = Ouvrir
# $month: from 1; $year in digits.
challenge-month = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }
