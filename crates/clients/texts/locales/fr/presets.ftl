### The named games in two short sentences each, but for those that are offered first (see terms.ftl).
###
### Both languages have the same keys with the same variables (a test sees to it); see terms.ftl for what every message
### may use.

preset-australian-5-about = L’ouvreur appelle une carte, et qui l’a est son partenaire secret. Le paquet complet avec le fou.
preset-australian-5-open-about = Comme à cinq, mais la misère se joue cartes étalées : ouverte pour 230, grande ouverte pour 430.
preset-australian-6-about = Deux équipes de trois, assises en alternance. 63 cartes, avec des 11, des 12 et des 13 rouges.
preset-australian-6-two-packs-about = Deux équipes de trois, quand on n’a pas de paquet avec 11, 12 et 13. Les petites cartes d’un second paquet font 63.
preset-australian-2-plain-about = Chacun joue une main et une rangée de cartes sur la table. Toutes les annonces sont pour faire des levées.
preset-australian-4-blind-about = Le jeu à quatre, avec une misère annoncée avant de regarder ses cartes. Toute annonce peut se jouer sans la veuve.
preset-australian-4-two-jokers-about = Le jeu à quatre avec un second fou. La veuve a quatre cartes.
preset-australian-4-mixed-fours-about = Les quatre de trèfle et de cœur, et non les rouges. Avec un atout, le quatre de la même teinte est l’atout le plus faible.
preset-new-zealand-4-about = Le fou n’a pas de couleur, et demande toute couleur que l’on a toujours fournie. Les déclarations, comme en Australie, sont supposées.
preset-trickster-australian-4-about = Comme aux tables de Trickster, où la misère se place selon sa valeur. La prime des dix levées est supposée.
preset-american-2-about = Un jeu rapide avec les 24 cartes de l’euchre. La veuve a quatre cartes.
preset-american-2-dead-about = On donne comme à trois, avec 33 cartes. La troisième main reste face cachée et inconnue.
preset-american-4-no-joker-about = Deux équipes et 42 cartes. Le premier bord est la carte la plus forte, et la veuve a deux cartes.
preset-american-4-solo-about = Quatre joueurs, chacun son pointage. À chaque donne, trois joueurs s’opposent à l’ouvreur.
preset-american-5-about = L’ouvreur demande un ou deux partenaires, ou appelle une carte. Le paquet complet avec le fou.
preset-american-5-call-about = L’ouvreur appelle n’importe quelle carte, et qui l’a est son partenaire secret. Le paquet complet avec le fou.
preset-american-nullo-about = Le jeu à quatre avec une annonce de plus. Le nullo, perdre toutes les levées, vaut 250.
preset-american-1000-about = En plus des contrats et des levées, les cartes des levées comptent. La partie se joue en 1000.
preset-american-1500-about = En plus des contrats et des levées, les cartes des levées comptent. La partie se joue en 1500.
preset-american-4-team-about = Le jeu à quatre avec le nullo, le nullo sans la veuve, et le double nullo à deux partenaires. La façon de jouer le double nullo est une supposition.
preset-american-4-four-hands-about = Le jeu à quatre, fini après quatre donnes. Le plus haut pointage gagne.
preset-minnesota-4-about = Une veuve de cinq, et des annonces de six qui ne sont que des messages. D’après un joueur, sans doute le jeu du Minnesota.
preset-st-paul-4-about = Une veuve de cinq, et le premier valet retourné désigne le donneur. Les annonces et le pointage de St Paul nous sont inconnus.
preset-trickster-american-4-about = Comme aux tables de Trickster, avec des messages et la misère en tout temps. Qui gagne si deux passent 500 est supposé.
preset-quebec-4-club-about = Avec le nullo, les annonces qui prennent la partie, et le Chicago. Gagner contre zéro compte double.
preset-quebec-4-misere-about = Le jeu à quatre avec des misères à 500 et à 1000. L’ordre des annonces est supposé.
preset-bijou-2-about = 24 cartes sans fou. Chaque joueur a sa veuve de deux cartes.
preset-bijou-3-about = 32 cartes sans fou. La veuve a deux cartes.
preset-bijou-4-about = Deux équipes, 44 cartes sans fou. La veuve a quatre cartes.
preset-bijou-5-about = 52 cartes sans fou, dont deux à la veuve. L’ouvreur appelle une carte pour trouver un partenaire.
preset-bijou-6-about = Deux équipes de trois, 60 cartes sans fou. Il n’y a pas de veuve.
preset-rummy-500-about = Étalez et ajoutez jusqu’à 500. On peut prendre loin dans la défausse, et crier « Rummy! » pour ce que les autres oublient.
preset-rummy-500-no-jokers-about = Comme on le jouait au début, avec 52 cartes. Aucune carte n’en remplace une autre.
preset-rummy-500-five-ten-fifteen-about = Du deux au neuf, une carte vaut 5; du dix au roi, 10; l’as et le fou, 15. L’addition va plus vite.
preset-rummy-500-always-meld-about = Même une seule carte de la défausse ne se prend que pour la mettre sur la table. Sinon, on pige dans la pioche.
preset-rummy-500-new-meld-about = La carte la plus profonde prise dans la défausse doit entrer dans une nouvelle combinaison. L’ajouter ne suffit pas.
preset-rummy-500-books-about = Tout ce qu’on prend dans la défausse doit aller sur la table. Personne ne crie « Rummy! ».
preset-rummy-500-last-discard-about = On ne crie « Rummy! » que pour la carte qui vient d’être jetée. On l’ajoute, et le jeu continue comme avant.
preset-rummy-500-no-calls-about = Ce que les autres oublient reste dans la défausse. Un jeu plus calme, bon pour commencer.
preset-rummy-500-strict-out-about = On ne finit qu’en jetant sa dernière carte. Gardez-en une quand vous étalez.
preset-rummy-500-floating-about = Qui étale tout flotte sans cartes, jusqu’à ce qu’une dernière carte jetée finisse la donne. On peut flotter à plusieurs.
preset-rummy-500-unplayable-about = Comme le Rummy flottant, mais la dernière carte jetée ne doit aller avec aucune combinaison sur la table.
preset-rummy-500-unplayable-call-about = Comme le Rummy flottant, mais on peut crier pour une dernière carte qui va sur la table. La donne continue alors.
preset-rummy-500-must-go-out-about = Avoir 500 ne suffit pas. On ne gagne que dans une donne où l’on finit soi-même.
preset-rummy-200-about = Une partie courte avec un seul fou, qui vaut sur la table autant que la carte dont il tient lieu.
preset-rummy-500-two-tens-about = Sans fous; à deux, on reçoit dix cartes chacun. Ce qu’on prend dans la défausse doit aller sur la table.
preset-rummy-500-low-ace-about = Un seul paquet. L’as est en bas des séquences et vaut 15, on finit en jetant, et la donne finit avec la pioche.
preset-partnership-rummy-500-about = Deux contre deux, sans fous. Les partenaires se font face et additionnent leurs points.
preset-michigan-rummy-about = Dix cartes, sans fous. La première personne en a onze et commence sans piger. Qui finit donne ensuite; un as vaut 15.
preset-persian-rummy-about = Deux contre deux. Quatre fous, entre eux seulement; un carré étalé d’un coup compte double; la partie a deux donnes.
