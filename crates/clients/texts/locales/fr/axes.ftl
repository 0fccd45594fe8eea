### Les règles maison par leur nom : les axes et leurs valeurs, et ce qu’une table joue autrement.
###
### Les deux langues ont les mêmes clés et les mêmes variables (un test y veille). Chaque message peut aussi employer
### $country (au, us, qc), $nil (misere, nullo : le mot de la table pour ces contrats) et $jokers (0, 1, 2), et
### renvoyer aux mots de terms.ftl : { kitty }, { no-trumps }, { contractor }, { misere-word }.
### Les cartes viennent sans article : LE($card) donne « l’as de pique », DU($card) « du roi de pique »,
### DE($name) « d’Ann », QUE($name) « qu’Ann » ; CAP($text) met la majuscule.

## Règles maison : chaque axe et ses valeurs, comme dans un formulaire

axis-players = Joueurs
axis-players-2 = deux
axis-players-3 = trois
axis-players-4 = quatre
axis-players-5 = cinq
axis-players-6 = six
axis-players-7 = sept
axis-players-8 = huit

axis-pack = Cartes
axis-pack-24 = 24 cartes, de l’as au neuf, sans fou
axis-pack-32 = 32 cartes, de l’as au sept, sans fou
axis-pack-33 = 33 cartes, de l’as au sept et le fou
axis-pack-42 = 42 cartes, rouges jusqu’au quatre, noires jusqu’au cinq, sans fou
axis-pack-43 = 43 cartes, rouges jusqu’au quatre, noires jusqu’au cinq, et le fou
axis-pack-44 = 44 cartes, de l’as au quatre, sans fou
axis-pack-45 = 45 cartes, de l’as au quatre et le fou
axis-pack-46 = 46 cartes, de l’as au quatre et deux fous
axis-pack-52 = 52 cartes, sans fou
axis-pack-53 = 53 cartes, avec le fou
axis-pack-60 = 60 cartes, avec 11 et 12, sans fou
axis-pack-61 = 61 cartes, avec 11, 12 et le fou
axis-pack-62 = 62 cartes, avec 11, 12 et 13 rouges, sans fou
axis-pack-63 = 63 cartes, avec 11, 12, 13 rouges et le fou
axis-pack-63-doubled = 63 cartes, avec les deux, les trois et les quatre rouges en double
axis-pack-64 = 64 cartes, avec 11, 12 et 13, sans fou
axis-pack-65 = 65 cartes, avec 11, 12, 13 et le fou
axis-pack-66 = 66 cartes, avec 11, 12, 13 et deux fous
axis-pack-44-jokers = 44 cartes, rouges jusqu’au quatre, noires jusqu’au cinq, et deux fous
axis-pack-43-mixed-fours = 43 cartes, de l’as au cinq, les quatre de trèfle et de cœur, et le fou

axis-high_numbers = 11, 12 et 13
axis-high_numbers-below_jack = sous le valet
axis-high_numbers-above_jack = au-dessus du valet

axis-sides = Camps
axis-sides-partners = deux équipes de deux
axis-sides-trios = deux équipes de trois
axis-sides-three_pairs = trois équipes de deux
axis-sides-solo = chacun pour soi
axis-sides-chosen = partenaires choisis à chaque donne

axis-layout = Mains
axis-layout-hands = une main chacun
axis-layout-rows = une main et une rangée sur la table chacun
axis-layout-dead_hand = une main chacun et une main morte

axis-first_dealer = Premier donneur
axis-first_dealer-random = au hasard
axis-first_dealer-lowest_draw = qui pige la plus petite carte
axis-first_dealer-first_jack = qui reçoit le premier valet retourné

axis-deal_pattern = Façon de donner
axis-deal_pattern-australian = australienne
axis-deal_pattern-quebec = québécoise
axis-deal_pattern-american = américaine
axis-deal_pattern-minnesota = du Minnesota

axis-auction = Déclarations
axis-auction-until_passed = jusqu’à ce qu’il ne reste qu’une annonce
axis-auction-one_round = chacun parle une seule fois

axis-own_raise = Monter sa propre annonce
axis-own_raise-no = interdit
axis-own_raise-yes = une fois, quand tous les autres ont passé
axis-own_raise-reopen = quand tous les autres ont passé; dans une autre couleur, ils peuvent reparler

axis-all_pass = Quand tout le monde passe
axis-all_pass-redeal = on enterre la donne
axis-all_pass-no_trump_tricks = on joue en sans atout, 10 la levée

axis-idle_kitty = Donne sans annonce : la { kitty }
axis-idle_kitty-hidden = cachée
axis-idle_kitty-shown = montrée

axis-misere = Misère
axis-misere-off = pas jouée
axis-misere-after_seven = après une annonce de sept
axis-misere-any_time = en tout temps

axis-misere_rank = Rang de la misère
axis-misere_rank-above_sevens = au-dessus des sept
axis-misere_rank-by_value = selon sa valeur, au-dessus de huit pique

axis-open_misere = Misère ouverte
axis-open_misere-off = pas jouée
axis-open_misere-500 = vaut 500
axis-open_misere-230 = vaut 230

axis-super_open_misere = Misère grande ouverte
axis-super_open_misere-off = pas jouée
axis-super_open_misere-on = jouée

axis-blind_misere = Misère aveugle
axis-blind_misere-off = pas jouée
axis-blind_misere-on = jouée
axis-blind_misere-1000 = vaut 1000, au-dessus de toutes les annonces

axis-nullo = Nullo
axis-nullo-off = pas joué
axis-nullo-american = vaut 250, au-dessus de huit pique
axis-nullo-quebec = vaut 500, égal à dix cœur

axis-double_nullo = Double nullo
axis-double_nullo-off = pas joué
axis-double_nullo-after_partner = après un partenaire qui veut perdre toutes les levées
axis-double_nullo-any_time = en tout temps

axis-sans_kitty = Annonces sans la { kitty }
axis-sans_kitty-off = pas jouées
axis-sans_kitty-same = même valeur
axis-sans_kitty-double = valeur double
axis-sans_kitty-nullo_500 = le nullo seulement, qui vaut 500

axis-partie = Prendre la partie
axis-partie-off = non
axis-partie-on = oui

axis-partie_failure = Prendre la partie et la manquer
axis-partie_failure-value = coûte l’annonce de dix
axis-partie_failure-target = coûte la partie entière

axis-own_kitty = Une { kitty } pour chacun
axis-own_kitty-off = non
axis-own_kitty-on = oui

axis-joker_nomination = Nommer la couleur du fou
axis-joker_nomination-off = non
axis-joker_nomination-on = l’{ contractor }, avant la première entame

axis-row_flip = Retourner les cartes de la rangée
axis-row_flip-end_of_trick = à la fin de la levée
axis-row_flip-at_once = tout de suite

axis-joker_in_misere = Le fou dans une misère, quand on ne peut pas fournir
axis-joker_in_misere-must = doit être joué
axis-joker_in_misere-may = peut être joué

axis-misere_joker = Le fou sans couleur dans une misère
axis-misere_joker-high = la carte la plus forte
axis-misere_joker-low = la carte la plus faible

axis-joker_follow = Le fou sans couleur, quand on peut fournir
axis-joker_follow-void_only = ne se joue pas
axis-joker_follow-first_round = peut se jouer à la première levée d’une couleur

axis-joker_lead = Entamer du fou en sans atout
axis-joker_lead-unled = en demandant une couleur pas encore entamée
axis-joker_lead-contractor_led = en demandant une couleur que l’{ contractor } a entamée
axis-joker_lead-any = en demandant n’importe quelle couleur
axis-joker_lead-last_trick_only = seulement à la dernière levée
axis-joker_lead-not_void = en demandant une couleur que l’on a toujours fournie

axis-partner_choice = Choix des partenaires
axis-partner_choice-call_card = en appelant une carte
axis-partner_choice-name_player = en nommant quelqu’un
axis-partner_choice-by_level = en demandant un ou deux partenaires
axis-partner_choice-by_level_or_call = en demandant des partenaires ou en appelant une carte

axis-callable = Cartes que l’on peut appeler
axis-callable-not_joker_or_bower = toutes sauf le fou et les bords
axis-callable-no_trumps = toutes sauf les atouts et le fou
axis-callable-not_joker = toutes sauf le fou
axis-callable-any = n’importe quelle carte

axis-secret_alone = Sans partenaire en secret
axis-secret_alone-off = interdit
axis-secret_alone-on = permis

axis-partner_reveal = Le partenaire appelé
axis-partner_reveal-on_play = est connu quand la carte est jouée
axis-partner_reveal-at_once = le dit tout de suite

axis-partner_share = Valeur pour l’{ contractor } et ses partenaires
axis-partner_share-half = la moitié chacun
axis-partner_share-full = la valeur entière chacun

axis-slam = Les dix levées
axis-slam-none = sans prime
axis-slam-at_least_250 = au moins 250
axis-slam-as_ten = comptent comme dix annoncées

axis-failure = Un contrat manqué
axis-failure-lose_value = coûte sa valeur
axis-failure-opponents_score = rapporte aux adversaires

axis-defender_tricks = Levées des adversaires
axis-defender_tricks-10 = 10 points chacune
axis-defender_tricks-0 = rien
axis-defender_tricks-if_set = 10 points chacune, si le contrat est manqué

axis-misere_defender_tricks = Levées contre une misère
axis-misere_defender_tricks-0 = rien
axis-misere_defender_tricks-10 = 10 points chacune

axis-defender_limit = Levées des adversaires près de la fin
axis-defender_limit-none = comptent toujours
axis-defender_limit-freeze_490 = rien à partir de 490
axis-defender_limit-freeze_480 = rien à partir de 480
axis-defender_limit-freeze_400 = rien à partir de 400
axis-defender_limit-cap_400 = jusqu’à un pointage de 400
axis-defender_limit-cap_460 = jusqu’à un pointage de 460
axis-defender_limit-cap_490 = jusqu’à un pointage de 490

axis-card_points = Points pour les cartes des levées
axis-card_points-off = non
axis-card_points-on = oui

axis-target = Points pour gagner

axis-win = Gagner
axis-win-by_contract = seulement par un contrat
axis-win-by_score = par un contrat ou par des levées
axis-win-by_highest = le plus haut pointage, dès que quelqu’un a les points

axis-lose = Perdre
axis-lose-at_minus_target = au même nombre de points, en négatif
axis-lose-barred = ne peut plus gagner, mais continue
axis-lose-never = jamais

axis-stop_when_decided = Quand la partie se décide pendant le jeu
axis-stop_when_decided-off = on finit la donne
axis-stop_when_decided-on = on arrête

axis-chicago = Chicago
axis-chicago-off = pas joué
axis-chicago-on = la partie compte double

axis-trick_review = Levées que l’on peut revoir
axis-trick_review-last = la dernière
axis-trick_review-all = toutes

axis-laws = Irrégularités
axis-laws-enforced = refusées
axis-laws-open = valent si personne ne conteste

axis-revoke_award = Après une renonce d’un adversaire
axis-revoke_award-made = le contrat compte comme réussi
axis-revoke_award-as_played = les levées comptent comme elles sont

axis-kitty_choice = Quand le partenaire de l’{ contractor } a vu la { kitty }
axis-kitty_choice-contractor = l’{ contractor } choisit
axis-kitty_choice-innocent = l’autre camp choisit

axis-score_sheet = Le pointage est tenu par
axis-score_sheet-software = le programme
axis-score_sheet-dealer = le donneur

axis-allied_defenders = Adversaires qui ne comptent pas ensemble
axis-allied_defenders-separate = ne sont pas partenaires
axis-allied_defenders-as_partners = comptent comme partenaires

axis-bid_after_pass = Reparler après avoir passé
axis-bid_after_pass-never = interdit
axis-bid_after_pass-suit_change = dès que quelqu’un change la couleur de son annonce
axis-bid_after_pass-always = après toute autre annonce

axis-six_bids = Annonces de six
axis-six_bids-bids = comme les autres
axis-six_bids-off = pas jouées
axis-six_bids-inkle = de simples messages
axis-six_bids-inkle_early = de simples messages, tant qu’un partenaire doit parler

axis-kitty_view = La { kitty } avant d’être prise
axis-kitty_view-hidden = seul l’{ contractor } la voit
axis-kitty_view-shown = tout le monde la voit

axis-set_penalty = Après un contrat manqué
axis-set_penalty-none = l’{ contractor } annonce de nouveau comme les autres
axis-set_penalty-silent = l’{ contractor } n’annonce pas à la donne suivante
axis-set_penalty-silent_by_four = de même, si plus de trois levées ont manqué

axis-open_misere_rank = Rang de la misère ouverte
axis-open_misere_rank-by_value = selon sa valeur
axis-open_misere_rank-above_eights = au-dessus des huit
axis-open_misere_rank-below_tens = juste sous les dix
axis-open_misere_rank-above_ten_hearts = au-dessus de dix cœur
axis-open_misere_rank-top = au-dessus de dix { no-trumps }

axis-open_misere_call = Annoncer la misère ouverte
axis-open_misere_call-any_time = en tout temps
axis-open_misere_call-after_eight = après une annonce de huit ou plus

axis-misere_values = Valeur des misères
axis-misere_values-standard = comme d’habitude
axis-misere_values-doubled = le double

axis-redeal_by = Après une donne enterrée
axis-redeal_by-next = le donneur suivant donne
axis-redeal_by-same = le même donneur redonne

axis-first_lead = Première entame
axis-first_lead-contractor = l’{ contractor }
axis-first_lead-eldest = la personne à gauche du donneur

axis-open_misere_shown = La misère ouverte se montre
axis-open_misere_shown-after_first_trick = après la première levée
axis-open_misere_shown-before_lead = avant la première entame

axis-hand_limit = Donnes d’une partie (0 : sans limite)

## Les axes propres au rami 500

axis-jokers = Fous
axis-jokers-on = dans le { pack }
axis-jokers-off = enlevés
axis-jokers-one = un par { pack }
axis-jokers-four = quatre par { pack }

axis-card_values = Valeur des cartes
axis-card_values-standard = selon le chiffre
axis-card_values-five_ten_fifteen = 5, 10 et 15
axis-card_values-faces_11_12_13 = selon le chiffre, valet 11, dame 12, roi 13

axis-discard_draw = La carte du dessus de la défausse
axis-discard_draw-top_free = libre à prendre
axis-discard_draw-always_meld = seulement pour l’étaler ou l’ajouter
axis-discard_draw-top_free_back = libre à prendre et à rejeter

axis-deepest_card = La plus profonde des cartes prises
axis-deepest_card-any_meld = étalée ou ajoutée
axis-deepest_card-new_meld = seulement dans une nouvelle combinaison

axis-rummy_call = Crier « Rummy! »
axis-rummy_call-full_pile = pour toute la défausse
axis-rummy_call-last_discard_only = pour la dernière carte jetée seulement
axis-rummy_call-off = pas joué

axis-going_out = Finir
axis-going_out-free = en jetant ou sans jeter
axis-going_out-must_discard = seulement en jetant
axis-going_out-floating = en jetant, sinon on flotte
axis-going_out-unplayable_discard = en jetant une carte injouable, sinon on flotte

axis-unplayable_enforcement = Jeter une dernière carte jouable
axis-unplayable_enforcement-take_back = interdit
axis-unplayable_enforcement-rummy_call = permis, et l’on peut crier « Rummy! »

axis-win-highest_score = par le plus haut total
axis-win-must_go_out = seulement en finissant

axis-reached = Les points pour gagner
axis-reached-exceeds = doivent être dépassés
axis-reached-at_least = doivent être atteints

axis-packs = Nombre de paquets
axis-packs-by_players = deux à partir de cinq joueurs
axis-packs-two_from_six = deux à partir de six joueurs
axis-packs-one = un
axis-packs-two = deux

axis-joker_value = Valeur du fou
axis-joker_value-15 = 15
axis-joker_value-20 = 20
axis-joker_value-as_card = celle de la carte dont il tient lieu

axis-ace = L’as dans une séquence
axis-ace-both = en bas ou en haut
axis-ace-corner = en bas, en haut ou au coin
axis-ace-high = en haut seulement
axis-ace-low = en bas seulement

axis-ace_value = Valeur de l’as
axis-ace_value-by_place = 15, moins au bas d’une séquence
axis-ace_value-15 = 15
axis-ace_value-11 = 11
axis-ace_value-11_held_15 = 11, et 15 en main
axis-ace_value-1 = 1

axis-run_length = La plus courte séquence
axis-run_length-3 = trois cartes
axis-run_length-4 = quatre cartes

axis-first_meld = Points pour étaler d’abord (0 : aucun minimum)

axis-lay_off = Ajouter aux combinaisons
axis-lay_off-free = n’importe quand
axis-lay_off-after_meld = seulement après avoir étalé

axis-four_at_once = Carré étalé d’un coup
axis-four_at_once-single = comme d’habitude
axis-four_at_once-double = compte double

axis-hand_size = Cartes données
axis-hand_size-by_players = 7, ou 13 à deux joueurs
axis-hand_size-ten_for_two = 7, ou 10 à deux joueurs
axis-hand_size-7 = 7
axis-hand_size-10 = 10
axis-hand_size-13 = 13

axis-next_dealer = Le donneur suivant
axis-next_dealer-rotate = la personne de gauche
axis-next_dealer-out_deals = qui a fini

axis-deepest_when = La carte la plus profonde va sur la table
axis-deepest_when-this_turn = au même tour
axis-deepest_when-next_action = avant toute autre chose

axis-empty_stock = Quand la pioche est épuisée
axis-empty_stock-take_or_end = on prend dans la défausse ou on finit la donne
axis-empty_stock-end = la donne finit avec ce tour
axis-empty_stock-turn_over = on retourne la défausse, une fois
axis-empty_stock-reshuffle = on mêle la défausse, une fois

axis-stock_end_hands = Les mains quand la pioche finit la donne
axis-stock_end_hands-deduct = se soustraient
axis-stock_end_hands-spare = ne comptent pas

axis-out_bonus = Points pour qui finit

axis-tie = Le plus haut total partagé
axis-tie-play_on = on joue une autre donne
axis-tie-share = on partage la victoire
axis-tie-out_wins = qui a fini gagne

axis-joker_use = À quoi sert un fou
axis-joker_use-wild = à tenir lieu d’une carte
axis-joker_use-sets_only = aux brelans de fous seulement

axis-first_turn = Premier tour
axis-first_turn-turn_up = on retourne une carte
axis-first_turn-eldest_discards = qui commence a une carte de plus et jette

## En quoi une table diffère du jeu dont elle porte le nom

sheet-title-house-rules = { $name }, avec règles maison
sheet-as-named = Les règles habituelles, sans règles maison.
sheet-house-rules = Règles maison : { $changes }.
sheet-change = { $label } ({ $choice })
sheet-change-idle = { $label } ({ $choice }; sans effet à ce jeu)

## Les commentaires d’un fichier de règles maison

toml-title = Règles maison. Jeu de départ : { $name }.
toml-changed = Ce que vous jouez autrement :
toml-unchanged = Le reste est comme d’habitude. Pour changer une règle, enlevez le # et choisissez une autre valeur.
