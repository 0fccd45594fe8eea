### Leçons : une position à une table ouverte, et la question de savoir que réclamer. La table juge, donc aucun texte ici ne
### dit ce qui est juste. Une leçon est un titre (lesson-nom) et ce qu'on ne voit pas dans sa position (lesson-nom-text).

word-answer = réponse, solution, montrer, montre, show

learn-title = Leçon { $number } de { $count } : { $title }
learn-last = Ce qui vient de se faire :
learn-how = Appuyez sur Entrée si tout va bien; tapez réponse pour en voir une, quitter pour sortir.
learn-shown-nothing = Rien : tout est en règle ici.
learn-nothing = Exact : il n’y a rien à contester ici.
learn-missed = On peut contester quelque chose. Essayez encore, ou regardez la réponse.
learn-denied = Cette contestation est refusée, et ne coûte rien. Essayez encore, ou regardez la réponse.
learn-waiting = Noté; jugé après la dernière levée. Y a-t-il quelque chose à contester maintenant?
learn-done = C’était la dernière leçon. Jouez avec kook play quebec-4 --set laws=open --errors 5.
error-lesson = Il n’y a pas de leçon « { $wanted } ». Tapez kook learn pour les voir toutes.

lesson-cut = Personne n’a coupé
lesson-cut-text = Le donneur n’a pas fait couper. Toutes les cartes sont distribuées, et personne n’a encore parlé.
lesson-misdeal = Une carte face visible dans le paquet
lesson-misdeal-text = Pendant la distribution, la dame de pique se trouvait face visible dans le paquet. Personne n’a encore parlé.
lesson-count = Trop de cartes
lesson-count-text = Les déclarations sont finies et la première levée commence. Comparez le nombre de cartes de chaque main.
lesson-bid = Une annonce hors tour
lesson-bid-text = Les déclarations commencent.
lesson-exposed = Une carte tombe
lesson-exposed-text = Vous jouez le contrat, au milieu d’une levée.
lesson-partner = La carte de votre partenaire
lesson-partner-text = Vos adversaires jouent le contrat, et rien n’est encore entamé.
lesson-kitty = Un regard dans la { kitty }
lesson-kitty-text = Les déclarations ne sont pas finies.
lesson-discards = Un regard dans l’écart
lesson-discards-text = Vous jouez le contrat, et rien n’est encore entamé.
lesson-lead = Une entame hors tour
lesson-lead-text = Vous jouez le contrat. La première levée est finie, une deuxième commence.
lesson-play = Une carte hors tour
lesson-play-text = Votre partenaire joue le contrat et entame.
lesson-late = Une entame, un peu plus tard
lesson-late-text = Vous jouez le contrat. La deuxième levée a été entamée, et chaque main y a joué.
lesson-revoke = Une autre couleur
lesson-revoke-text = Le jeu est fini, toutes les levées sont visibles, et le paquet n’est pas encore coupé. Regardez la deuxième levée.
lesson-score = Le pointage
lesson-score-text = Le jeu est fini. Sept cœur vaut 200 points, et le donneur inscrit le pointage.
lesson-hand = L’écart
lesson-hand-text = La { kitty } a six cartes. La première levée est finie.
lesson-look = Un regard en arrière
lesson-look-text = Vous jouez le contrat. Deux levées sont finies.

## La liste des leçons, dans la page

learn-lessons = Leçons
learn-about = Une position, et quelque chose qui s’est fait. Que contesteriez-vous? La table juge votre réponse.
learn-show = Voir la réponse
learn-next = Leçon suivante
section-cut = Piger, mêler, couper
section-deal = La distribution
section-bid = Annonces hors tour
section-exposed = Cartes exposées
section-kitty = Regards dans la { kitty }
section-turn = Cartes hors tour
section-revoke = Renonces
section-score = Erreurs de pointage
section-hand = Mauvais nombre de cartes
section-look = Regards en arrière
learn-jokers = Il y a deux fous : la Blanche est la carte la plus forte, le Fou en couleurs vient ensuite.
# Of a lesson in the list.
learn-answered = répondue
