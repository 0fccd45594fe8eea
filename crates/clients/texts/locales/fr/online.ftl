### Tables pour des gens ailleurs : en ouvrir une, y venir, ce qui s’y dit à côté des cartes.
###
### Both languages have the same keys with the same variables (a test sees to it); see terms.ftl for what every message
### may use. $name is a person.

## Opening a table

online-title = Jouer ensemble
online-about = Vous ouvrez une table et envoyez le lien. Les autres le touchent, écrivent un nom et prennent place. Des robots tiennent les places libres.
online-not-here = Cette page vient d’un endroit qui ne tient pas de tables. Lancez « kook serve » sur un ordinateur, ouvrez son adresse et invitez à partir de là.
online-offline = Le serveur est hors d’atteinte : pas de connexion, ou il est arrêté. Jouer ensemble en a besoin; avec les robots, la partie continue.
online-under-a-path = Le serveur des tables est ici sous un chemin, et cela ne fonctionne pas. La personne qui le tient devrait lui donner un nom à lui, comme 500.example.org.
online-name = Votre nom
online-pace = Temps par coup
online-pace-none = Sans horloge
online-pace-short = 30 secondes
online-pace-day = Une journée
online-pace-clock = { $seconds } secondes par coup, et { $reserve } de plus par partie
online-pace-hours = { $hours } heures par coup
online-pace-hint = Avec 30 secondes, chacun a deux minutes de plus par partie. Un robot joue quand elles sont passées.
online-lies = Une annonce et une levée finie restent
online-lies-5 = 5 secondes
online-lies-10 = 10 secondes
online-lies-30 = 30 secondes
online-lies-all = Jusqu’à la réponse de tout le monde
online-level = Robots
online-watching = Qui regarde voit
online-watching-no = Aucune carte
online-watching-yes = Ce que tout le monde voit
online-watching-delayed = Une donne en retard, cartes ouvertes
online-watching-hint = Toute personne qui a le lien peut venir. Sans place, on ne voit jamais une carte cachée de la donne en cours.
online-chat = On se parle
online-chat-phrases = Par phrases toutes faites
online-chat-between_hands = Librement entre les donnes
online-chat-always = Librement en tout temps
online-chat-hint = Les phrases ne disent rien des cartes, et chacun les lit dans sa langue. Avec ses propres mots, on peut tout dire.
online-chat-privacy = On peut s’écrire ici. Ce qu’on écrit est effacé après 30 jours.
online-open = Ouvrir la table
online-hints = Conseils
online-hints-hint = Chacun peut demander des conseils. Sinon, c’est une promesse entre vous; rien ne l’impose.
online-listed = Ouverte à tous
online-listed-hint = La table figure parmi les tables ouvertes, et n’importe qui peut prendre une place libre.
online-privacy = Sans compte. Tout le monde ici voit votre nom et ce que vous jouez. La personne qui tient ce serveur donne, et peut connaître chaque carte.

## Coming to a table

online-arrive = On vous invite
online-no-table = Il n’y a pas de table à ce lien, ou elle est fermée. Demandez un nouveau lien, ou ouvrez votre propre table.
online-out-of-reach = La table est hors d’atteinte. Vérifiez la connexion et essayez de nouveau.
online-again = Essayer de nouveau
online-open-own = Ouvrir une table
online-sit = Prendre place
online-watch = Regarder
online-rules = Règles de cette table
online-places = Places
online-sit-at = Prendre la place { $number }
online-seat-of = Place { $number } : { $name }
online-free = libre : { $name } joue (robot, { $level })

# $count: how many rules differ; $title: the game somebody played last.
online-rules-differ = { $count ->
    [0] Les mêmes règles que { $title }, votre dernière partie.
    [one] Une règle diffère de { $title }, votre dernière partie :
   *[other] { $count } règles diffèrent de { $title }, votre dernière partie :
}
# A rule with its value here, and the value it had.
online-rule-differs = { $label } : { $here } (la dernière fois : { $before })
# À qui n’a encore rien joué ici
online-known = Quel 500 connaissez-vous?
online-known-hint = Comparé à cette table sur votre appareil; personne n’en sait rien.
online-known-none = Aucun encore
online-known-welcome = Lisez alors les règles de cette table, et activez les « Explications » dans les réglages.
online-known-other = C’est un autre jeu : lisez les règles de cette table.
# Comme plus haut; $title : le jeu que quelqu’un connaît.
online-rules-differ-known = { $count ->
    [0] Les mêmes règles que { $title }.
    [one] Une règle diffère de { $title } :
   *[other] { $count } règles diffèrent de { $title } :
}
online-rule-differs-known = { $label } : { $here } (là-bas : { $before })
online-hints-on = Les conseils sont permis ici.
online-hints-off = Cette table joue sans conseils : une promesse entre vous; rien ne l’impose.

## Ways to a table: a code that is said, one’s own tables, tables open to anyone

online-code = Vous avez un code? Écrivez ses six chiffres
online-come = Entrer
online-code-ended = Ce code n’est plus valide : demandez-en un nouveau.
online-code-too-many = Trop de codes étaient faux. Attendez quelques minutes, ou demandez le lien.
online-code-get = Un code à dire
online-code-is = Le code est { $code }.
online-code-hint = Dites ces chiffres. On les écrit sous « Jouer ensemble »; ils mènent ici pendant une demi-heure au plus.
online-own-link = Votre propre lien
online-own-link-copy = Un lien pour vous seulement
online-own-link-hint = Il ramène à votre place depuis tout navigateur, même d’un autre appareil. Qui l’a voit vos cartes.
online-forgets = Ce navigateur pourrait vous oublier.
online-copy-mine = Copier mon lien
online-mine = Vos tables
# $time: a day and a time.
online-mine-turn = À vous de jouer, jusqu’à { $time }
online-mine-goes-on = { $people ->
    [0] Il n’y a personne
    [one] Une personne est là
   *[other] { $people } personnes sont là
}
# $name: whoever is waited for; $time: a day and a time.
online-mine-until = { $name } a jusqu’à { $time }
online-mine-waits = Pas commencée
online-mine-forget = Oublier
online-mine-forget-sure = Oublier cette table? Son lien y ramène.
online-next-table = Table suivante
online-sending = En route…
# $number: of the deal in the evening; $nth of $count: at this table in this round.
online-deal-of = Donne { $number } ({ $nth } sur { $count })
online-under-way = La partie est en cours
online-lobby = Tables ouvertes
online-lobby-any = N’importe quelle table avec ces règles
online-lobby-none = Aucune table ouverte. Ouvrez-en une; des robots la complètent.
online-lobby-none-of-these = Aucune table ouverte n’a ces règles. Ouvrez-en une; des robots la complètent.
# $people are there, $free seats are free.
online-lobby-row = { $people ->
    [one] Une personne
   *[other] { $people } personnes
}, { $free ->
    [one] une place libre
   *[other] { $free } places libres
}
online-lobby-begun = En jeu
online-lobby-hints = Conseils permis

## The waiting room

online-waiting = À la table
online-bots-hold = Des robots tiennent les places libres. Commencez quand vous voulez.
online-host-starts = { $name } commence la partie.
online-start = Commencer
online-draw = Tirer les équipes au sort
online-seats-drawn = Les places ont été tirées au sort.
online-swap-with = Échanger de place avec { $name }
online-lock = Verrouiller
online-unlock = Déverrouiller
online-locked = Table verrouillée : plus personne ne peut prendre place.
online-host = hôte
online-you = vous
# Les partenaires de quelqu’un.
online-with = avec { $names }
online-watchers = Regardent : { $names }
# More people than seats share the game; $out of them sit out.
online-shared = { $out ->
    [one] { $people } personnes se partagent le jeu : une attend son tour, et on change après chaque partie.
   *[other] { $people } personnes se partagent le jeu : { $out } attendent leur tour, et on change après chaque partie.
}
# $count people, who are $names.
online-sits-out = { $count ->
    [one] { $names } attend son tour et joue la prochaine partie.
   *[other] { $names } attendent leur tour et jouent la prochaine partie.
}
online-just-watch = Regarder seulement
online-leave = Quitter
online-stand = Céder la place
online-invite = Inviter
online-near-ask = Laisser les appareils de ce Wi-Fi se joindre à vous?
online-near-join = Les laisser venir
online-near-hint = D’ici là, personne d’autre n’atteint cet ordinateur. Rien ne sort de la maison.
online-near-open = Les appareils du même Wi-Fi peuvent venir : par ce lien, ou avec leur appareil photo.
online-near-help = Ça ne s’ouvre pas? Le même Wi-Fi, pas celui des invités; si le téléphone dit « pas d’Internet », restez en ligne; autorisez Kookaburra dans le pare-feu. Gardez cet ordinateur éveillé.
# $addresses: other addresses of this computer.
online-near-else = Il est peut-être aussi à { $addresses }.
online-near-none = Cet ordinateur n’est sur aucun réseau par lequel on pourrait venir.
online-link = Le lien de cette table
online-link-here = Un lien pour cet ordinateur seulement
online-share = Partager
online-qr = Le lien en image à balayer

## The line under a name; $level is how well a bot plays: “expert”

online-bot = robot, { $level }
online-bot-for = robot pour { $name }
online-away = pas là
# Quelqu’un qui est venu sans dire de nom.
online-nameless = Anonyme { $number }
online-left = a quitté la table
online-next = { $name } dès la prochaine donne

## What goes on

online-connecting = Connexion…
online-lost = Connexion perdue. Votre place est gardée.
online-back = Vous revoilà.
# $told: sentences of what happened while the player was away.
online-meanwhile = Vous revoilà. Entre-temps : { $told }
# Who plays in the place of the player, in these sentences.
online-your-bot = Votre robot
# $name: whoever has the seat.
online-bot-of = Le robot { DE($name) }
online-time-up = Temps écoulé : un robot agit pour vous cette fois.
# $told: what the bot did, in sentences.
online-late = Temps écoulé. { $told }
online-average = La direction a donné une moyenne pour cette donne.
online-average-time = Le temps de la ronde est écoulé : cette donne compte comme une moyenne.
online-restarting = Le serveur redémarre : votre table est sauvegardée et les horloges sont arrêtées.
online-new-version = Une nouvelle version se charge après cette donne.
online-elsewhere = Cette table est ouverte dans un autre onglet.
online-use-this = Jouer ici
online-removed = L’hôte a mis fin à votre partie. Ce qui s’est joué jusqu’ici reste à vous.
online-paused = L’hôte a mis la table en pause.
online-bot-plays-for-you = Un robot joue pour vous.
online-im-back = Me revoilà
online-you-sit-out = Vous attendez votre tour et jouez la prochaine partie.
online-you-sit-next = Vous prenez place à la prochaine donne.
online-waiting-for = On attend { $name }. Un robot joue dans { $time }.
online-time-of = { $name } : { $time }
online-your-time = Votre temps : { $time }
online-window = Quelqu’un réclame? { $time }
online-stands = Quelqu’un conteste? { $time }
online-held = { $name } dit d’attendre. { $time }
online-holds = { $name } dit d’attendre.
online-deals-in = La prochaine donne commence dans { $time }.
online-until-of = { $name } a jusqu’à { $time }.
online-your-until = À vous de jouer, jusqu’à { $time }.
online-wait = Attendre { $name }
online-ready = On continue : { $ready } sur { $all }
online-you-watch = Vous voyez ce que tout le monde voit.
online-you-watch-behind = Vous regardez une donne en retard et voyez toutes les cartes. Vous pouvez prendre place quand vous voulez.
online-you-watch-soon = Vous regardez une donne en retard, cartes ouvertes : cela commence quand la première donne est finie.
online-you-watch-nothing = Seules les personnes qui jouent voient les cartes.
online-said = { $name } : { $phrase }

online-other-seats = Autres places
online-save = Enregistrer la partie
online-saved = Enregistrée parmi vos parties
online-not-saved = La partie n’a pas pu être enregistrée. Essayez de nouveau.
online-notify = M’avertir quand c’est à moi
online-notify-title = Avertissements
online-notify-closed = On vous avertit quand c’est à vous, même quand cette page est fermée. Le fabricant de votre navigateur apprend qu’un avertissement est parti, et rien d’autre.
online-notify-open = On vous avertit quand c’est à vous, tant que cette page est ouverte.
online-notify-quiet = Pas à ces heures
online-notify-from = De
online-notify-to = À
online-notify-stop = Ne plus m’avertir
online-notify-turn = À vous de jouer à { $title }
online-notify-your-turn = À vous de jouer
# Two tables or more wait for the player.
online-notify-turns = À vous de jouer à { $count } tables
online-notify-none = Plus rien ne vous attend : votre tour est passé.

## Asked of everyone

online-asks-undo = { $name } demande d’annuler le dernier coup.
online-you-ask-undo = Vous avez demandé d’annuler. Les autres décident.
online-asks-rest = { $name } montre { $cards } et réclame le reste.
online-you-ask-rest = Vous avez réclamé le reste. Les autres décident.
online-asks-end = { $name } propose de finir la donne : plus rien ne peut changer la marque.
online-you-ask-end = Vous avez proposé de finir la donne. Les autres décident.
online-accept = Accepter
online-play-on = Continuer à jouer
online-yes = Annuler le coup
online-no = Le laisser
online-declined = Tout le monde n’est pas d’accord : on continue.
online-not-undone = Le coup reste joué.
online-asks-swap = { $name } propose d’échanger vos places.
online-you-ask-swap = Vous avez proposé à { $name } d’échanger vos places.
# $with: another person.
online-asks-swap-with = { $name } propose un échange de places à { $with }.
online-swap-yes = Échanger
online-swap-no = Rester ici
online-swapped = { $name } et { $with } ont échangé leurs places.
online-not-swapped = Les places restent comme elles sont.

## People

online-people = Les gens
online-more = Table
online-mute = Rendre muet
online-unmute = Réentendre
online-report = Signaler
online-report-title = Signaler { $name } à qui gère ce serveur
online-report-sends = On y reçoit votre nom et celui { DE($name) }, le numéro de la table, vos mots et ce { QUE($name) } a écrit ici. Personne d’autre ne le sait. C’est effacé après 30 jours.
online-report-words = Ce qui s’est passé
online-report-made = Votre signalement est envoyé.
online-report-too-many = Trois signalements par jour, au plus.
online-report-not-sent = Rien n’est parti. Réessayez plus tard.
online-remove = Retirer
online-make-host = Nommer hôte
online-give = Donner { $seat } à { $name }
online-nudge = Rappeler son tour à { $name }
online-let-bot = Faire jouer un robot pour { $name }
online-nudged = On vous attend : c’est à vous de jouer.
online-more-time = Plus de temps
online-more-time-told = Tout le monde a maintenant 30 secondes pour chaque réponse.
online-end = Finir la partie pour tout le monde
online-end-sure = Finir la partie pour tout le monde? On ne joue plus rien à cette table.
# Asked before it is done, since it can’t be taken back.
online-claim = Réclamer
online-claim-sure = Montrer vos cartes et réclamer le reste? Elles restent vues si quelqu’un continue à jouer.
online-remove-sure = Retirer { $name }? Impossible ensuite de revenir à cette table.
online-make-host-sure = Nommer { $name } hôte? Vous ne pourrez pas reprendre ce rôle de vous-même.
online-give-it = Donner la place
online-give-sure = Donner { $seat } à { $name }? Les cartes de cette place seront visibles pour cette personne.
online-let-bot-sure = Faire jouer un robot pour { $name } en attendant son retour? Ce que le robot joue reste joué.
online-stand-sure = Céder votre place? Un robot prend vos cartes, et n’importe qui peut prendre la place.
online-move = Changer de place
online-move-sure = Quitter votre place pour une autre? Un robot prend vos cartes, et vous rejouez à la prochaine donne.
online-leave-sure = Quitter la table? Un robot prend vos cartes. Vous pouvez revenir tant qu’il tient la place.
online-ended = Cette table est fermée. Les donnes finies sont gardées.
online-open-another = En ouvrir une semblable
online-pause = Pause
online-go-on = Continuer
online-bots-of = Robots à la place { $number }
online-came = { $name } arrive.
online-sat = { $name } prend place.
online-went = { $name } a quitté la table.
online-replaced = Un robot joue pour { $name }.
online-replaced-you = Un robot a joué à votre place.
online-host-now = { $name } devient l’hôte.
# $name était hôte avant une absence, et revient; le bouton rend le rôle.
online-host-back = { $name } revient, et était hôte avant vous.
online-hand-back = Rendre
online-stay-host = Rester hôte
# $name is the host who is away.
online-you-stand-in = Vous êtes hôte en attendant le retour de l’hôte ({ $name }).
# $name is the person who stands in; the button makes the reader host again.
online-stands-in-for-you = { $name } a tenu votre rôle d’hôte.
online-host-again = Redevenir hôte
online-host-removed = L’hôte a retiré { $name }.
online-returned = { $name } revient.
online-is-away = { $name } n’est pas là.

## Say

online-say = Dire
online-say-one-moment = Un instant
online-say-back = Me revoilà
online-say-take-your-time = Prenez votre temps
online-say-new-to-this = Je débute
online-say-bad-connection = Mauvaise connexion
online-say-short-break = Une petite pause?
online-say-must-go = Je pars après cette donne
online-say-hello = Bonjour
online-say-good-luck = Bonne chance
online-say-well-played = Bien joué
online-say-that-was-close = C’était serré
online-say-thank-you = Merci
online-say-yes = Oui
online-say-no = Non
online-say-another-game = On rejoue?
online-say-bye = Au revoir
online-own-words = Avec vos mots
online-own-words-hint = Tout le monde ici le lit. C’est effacé après 30 jours.
online-send = Envoyer
online-talk = Ce qui s’est dit

online-days-off = Jours de congé
online-days-off-some = { $days } jours de congé
online-days-off-end = Finir ses jours de congé
online-days-off-until = en congé jusqu’au { $day }
online-takes-days-off = { $name } prend quelques jours de congé.
online-days-off-over = { $name } joue de nouveau.

## The proof of the shuffle

online-proof = Preuve du mélange
online-proof-none = La preuve s’ouvre à la fin de la première donne.
online-proof-in = Donne { $number } : votre nombre en fait partie.
online-proof-not-in = Donne { $number } : votre nombre n’en fait pas partie.
online-proof-checked = Donne { $number } : vérifiée.
online-proof-without = Donne { $number } : vérifiée, sans le nombre { DE($names) }.
online-proof-wrong = Donne { $number } : le compte n’y est pas. Gardez la feuille de la partie et parlez-en à la personne qui tient ce serveur.
online-proof-says = Ce que cela prouve : personne à la table n’a choisi la donne à soi seul, ni à l’avance la personne qui tient ce serveur. Si elle écarte des nombres, elle peut choisir parmi plus de donnes, et tout le monde le voit.
online-proof-not = Ce que cela ne prouve pas : la personne qui tient ce serveur donne, et peut connaître chaque carte.

## When it doesn’t work; the end of each key is the code of the refusal

online-no-nobody = Vous n’êtes plus à cette table.
online-no-not-seated = Prenez d’abord place.
online-no-not-host = C’est à l’hôte de le faire.
online-no-stands-in = Vous remplacez l’hôte : cela attend son retour.
online-no-taken = Quelqu’un vient de prendre cette place.
online-no-no-such-place = Cette place n’existe pas.
online-no-full = Toutes les places sont prises : regardez, ou partagez dès la prochaine partie.
online-no-locked = Table verrouillée : demandez à l’hôte.
online-no-paused = La table est en pause.
online-no-ended = Cette table est fermée.
online-no-bot-plays = Un robot joue pour vous : appuyez d’abord sur « Me revoilà ».
online-no-not-your-turn = Ce n’est pas votre tour.
online-no-window-open = Quelqu’un peut encore réclamer : un instant.
online-no-conflict = La table a changé avant; rien n’a été joué. Choisissez de nouveau.
online-no-unlawful = Les règles ne le permettent pas.
online-no-no-action = Cela ne veut rien dire ici.
online-no-one-vote = Un vote à la fois.
online-no-nothing-asked = On ne vous demande rien en ce moment.
online-no-not-now = Pas maintenant.
online-no-not-committed = Ce n’est pas le nombre promis.
online-no-too-many = C’est assez pour l’instant : attendez un peu.
online-no-phrases-only = À cette table, on se parle par phrases toutes faites.
online-no-between-hands = Vos propres mots attendent la fin de la donne.
online-no-no-text = Écrivez de 1 à 200 caractères.
online-no-too-long = Jusqu’à 21 jours de congé à la fois.
online-no-no-days-left = Jusqu’à 42 jours de congé par partie : il en reste moins.
online-no-bad-id = Ce qui distingue cette demande des autres est trop long.
online-no-busy = Trop de monde; rien n’est perdu. Essayez de nouveau.
online-no-hint = On joue sans conseils à cette table.

## Days and hours

# Beginning with Sunday, and with January; separated by commas.
when-weekdays = dim., lun., mar., mer., jeu., ven., sam.
when-months = janv., févr., mars, avr., mai, juin, juill., août, sept., oct., nov., déc.
# $day: a day of the week, or one of the dates below; $time: an hour.
when-soon = { $day } { $time }
when-later = { $day }, { $time }
# $weekday, $day, $month: the day of the week, the day and the month.
when-date = { $weekday } { $day ->
    [1] 1er
   *[other] { $day }
} { $month }
when-date-year = { $weekday } { $day ->
    [1] 1er
   *[other] { $day }
} { $month } { $year }
when-date-american = { $weekday } { $day ->
    [1] 1er
   *[other] { $day }
} { $month }
when-date-year-american = { $weekday } { $day ->
    [1] 1er
   *[other] { $day }
} { $month } { $year }
