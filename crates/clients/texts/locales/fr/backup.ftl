### Une sauvegarde : tout ce qu’un joueur garde dans un seul fichier, et ce que fait sa restauration.
###
### Les deux langues ont les mêmes clés et les mêmes variables (un test y veille); voir terms.ftl pour ce que chaque
### message peut employer.

## What a backup holds

# Plusieurs de ces groupes se suivent dans $what des messages plus bas.
backup-count-game = { $count ->
    [one] une partie
   *[other] { $count } parties
}
backup-count-match = { $count ->
    [one] une partie à continuer
   *[other] { $count } parties à continuer
}
backup-count-sheet = { $count ->
    [one] une feuille de pointage
   *[other] { $count } feuilles de pointage
}
backup-count-rules = { $count ->
    [one] une série de règles maison
   *[other] { $count } séries de règles maison
}
backup-count-setting = { $count ->
    [one] un réglage
   *[other] { $count } réglages
}
backup-count-lesson = { $count ->
    [one] une leçon
   *[other] { $count } leçons
}
backup-count-answer = { $count ->
    [one] une réponse à un problème
   *[other] { $count } réponses à des problèmes
}
backup-count-challenge = { $count ->
    [one] un défi
   *[other] { $count } défis
}
backup-count-figures = { $count ->
    [one] les chiffres d’une partie
   *[other] les chiffres de { $count } parties
}
backup-count-seat = { $count ->
    [one] une place à une table en ligne
   *[other] { $count } places à des tables en ligne
}
backup-count-club = { $count ->
    [one] un club
   *[other] { $count } clubs
}
backup-count-other = { $count ->
    [one] un élément que seule une version plus récente peut lire
   *[other] { $count } éléments que seule une version plus récente peut lire
}

## What a restore does

backup-plan-new = Nouveau ici : { $what }.
backup-plan-changed = Plus récent dans le fichier : { $what }.
backup-plan-gone = Supprimé sur un autre appareil, donc ici aussi : { $what }.
backup-plan-left-out = Supprimé ici, donc laissé de côté : { $what }.
backup-plan-nothing = Tout ce que contient cette sauvegarde est déjà ici.
backup-holds = Dans cette sauvegarde : { $what }.
backup-holds-nothing = Il n’y a encore rien à sauvegarder.

## Why a file is not restored

backup-foreign = Ce fichier n’est pas une sauvegarde de Kookaburra.
backup-too-large = Ce fichier est trop gros pour une sauvegarde : plus de { $most } mégaoctets.
backup-swollen = Une fois décompressé, ce fichier contient beaucoup plus qu’une sauvegarde (ligne { $line }).
backup-torn = Cette sauvegarde est abîmée ou incomplète à partir de la ligne { $line }. Rien n’a été restauré.
backup-line = { $fault ->
    [body] Il manque quelque chose à la ligne { $line } de cette sauvegarde. Rien n’a été restauré.
    [name] La ligne { $line } de cette sauvegarde a été modifiée après coup. Rien n’a été restauré.
   *[form] La ligne { $line } de cette sauvegarde est illisible. Rien n’a été restauré.
}

## Backups in the settings of the page

backup-title = Sauvegarde
backup-about = Vos parties, feuilles de pointage, règles maison et réglages n’existent que dans ce navigateur. Un seul fichier les enregistre tous, pour cet appareil ou un autre.
backup-safari = Safari peut tout supprimer ici après sept jours sans visite. Enregistrez une sauvegarde, ou ajoutez la page à l’écran d’accueil.
backup-seats = Aussi les places aux tables en ligne et les clubs
backup-seats-hint = Qui a le fichier peut s’y asseoir.
backup-save = Enregistrer une sauvegarde
backup-saved-here = La sauvegarde est enregistrée dans un fichier.
backup-restore = Restaurer…
backup-plan-title = Restaurer cette sauvegarde?
backup-deleted = Ramener ce qui a été supprimé ici
backup-deleted-hint = Sinon, cela reste supprimé.
backup-yes = Restaurer
backup-no = Annuler
backup-restored = C’est restauré. « Annuler la restauration » ramène ce qu’il y avait avant.
backup-undo = Annuler la restauration
backup-undone = La restauration est annulée.
