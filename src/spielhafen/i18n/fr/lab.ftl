# Ce que le laboratoire a trouvé.

lab-simulation = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}{ $unfinished ->
    [0] {""}
   *[other] {" "}(inachevées : { $unfinished })
}{ $winless ->
    [0] {""}
   *[other] , sans vainqueur : { $winless }
}
lab-counts = Dans chaque partie
lab-figures = Ce qui s’est passé
lab-arena = { $seats ->
    [one] { $seats } capitaine
   *[other] { $seats } capitaines
}, { $deals ->
    [one] une donne
   *[other] { $deals } donnes au plus
} par duel, chacune jouée deux fois avec les places échangées
lab-bench = { $python }, { $loops } boucles d’étalonnage par seconde

error-no-opponent = Un duel demande au moins deux capitaines, pas { $seats }.

lab-captain = Capitaine
lab-level = Niveau
lab-wins = Victoires
lab-interval = Intervalle à 95 %
lab-place = Place
lab-points = Points
lab-count = Compté
lab-mean = Moyenne
lab-minimum = Minimum
lab-median = Médiane
lab-p90 = 9 sur 10 jusqu’à
lab-maximum = Maximum
lab-plies = Coups
lab-rounds = Manches
lab-figure = Grandeur
lab-share = Part
lab-of = Sur
lab-first = Niveau
lab-second = contre
lab-ratings = Force de jeu
lab-elo = Elo
lab-over = plus de { $elo }
lab-under = moins de { $elo }
lab-lead = Avance en points
lab-seats = Places
lab-speed = Vitesse
lab-ratio = Pour 1000 boucles
lab-bench-setup = Mise en place d’une partie
lab-bench-plies = Coups, jeu au hasard
lab-bench-games = Parties, jeu au hasard
lab-bench-clone = Copie d’un état
lab-bench-view = Vue
lab-bench-simulations = Simulations de 50 coups
lab-bench-thoughts = Simulations des niveaux ({ $depth } coups)
lab-bench-size = Taille d’un état

# Des programmes qui n’ont pas joué.

lab-random-moves = { $moves ->
    [one] Un coup a été tiré
   *[other] { $moves } coups ont été tirés
} au sort pour le programme « { $program } », qui n’en a pas nommé à temps de possible.
lab-random-moves-seat = { $who } : { $moves ->
    [one] un coup a été tiré
   *[other] { $moves } coups ont été tirés
} au sort, parce que le programme « { $program } » n’en a pas nommé à temps de possible.

lab-ladder = Chaque niveau contre celui du dessous
lab-game = Jeu
lab-deals = Donnes
lab-goal = But
lab-met = Atteint
lab-yes = oui
lab-no = non
lab-open = ouvert
lab-no-opponent = personne
lab-feature = Caractéristique
lab-factor = Facteur
lab-spread = Dispersion
lab-tuning = Appris de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $tables ->
    [one] { $tables } position
   *[other] { $tables } positions
}
lab-losses = Perte moyenne : { $judged } avec le jugement actuel, { $tuned } avec des facteurs appris de l’autre moitié des parties.

# Studies.

lab-condition = Condition
lab-games = Parties
lab-wins-by-seat = Victoires par place
study-not-toml = ce n’est pas du TOML : { $why }
study-no-conditions = il n’y a aucune condition ; chacune commence par [[conditions]]
study-no-table = il manque ici une table
study-too-many = il y a plus de { $most } conditions
study-players-or-level = indiquez soit players, soit level avec seats
study-no-value = cette valeur ne convient pas : { $given }
study-no-number = il faut un nombre de { $least } à { $most }, pas { $given }
study-unknown-field = il n’y a pas de champ « { $field } » ; connus : { $known }
study-missing-field = le champ « { $field } » manque
study-no-shard = « { $given } » n’est pas une part d’étude ; écrivez par exemple 3/16.
study-no-precise-shards = Une étude qui finit dès qu’elle est assez précise ne se partage pas.
study-differs = La partie { $number } de « { $condition } » a fini autrement que celle qui est gardée. Le programme ou un bot a changé ; prenez un nouveau dossier pour l’étude.
study-of-another-plan = { $folder } contient les parties d’un autre plan ou d’autres règles. Indiquez un nouveau dossier.
study-of-another-shard = { $folder } contient la part { $shard } de cette étude. Indiquez un nouveau dossier.
study-no-manifest = { $folder } ne contient pas d’étude : { $why }
study-not-written = Plus rien ne peut être gardé dans { $folder } : { $why }. Ce qui était gardé est sauf ; la même commande reprend de là.
study-in-use = Un autre programme utilise { $folder }.
cluster-unknown = « { $given } » n’est pas une grappe ; connues : { $known }.
cluster-not-installed = Ce qui parle avec { $kind } n’est pas installé ; c’est l’extra « cluster » : pip install "spielhafen[cluster]"
cluster-not-reached = La grappe { $address } ne répond pas : { $why }
study-worker-died = La partie { $number } de « { $condition } » met fin à son processus chaque fois qu’elle commence ({ $why }). Les autres parties sont gardées.

# La page d’une étude.

study-page-title = Ce que montrent les parties
study-page-games = { $games ->
    [one] Une partie
   *[other] { $games } parties
} sous { $conditions ->
    [one] une condition
   *[other] { $conditions } conditions
}, graine { $seed }.
study-page-intervals = Tous les intervalles sont à 95 %. Les parties de même numéro ont eu le même hasard sous toutes les conditions.
study-seat-unfair = La place { $seat } gagne { $share } des parties (95 % : de { $low } à { $high }) ; à places égales, ce serait { $fair }.
study-seats-fair = Aucune place ne gagne à coup sûr plus ou moins souvent que les autres (± { $points } points).
study-length = La moitié des parties finit après { $median } coups, neuf sur dix après { $most }.
study-undecided = Inachevées : { $unfinished }. Finies sans vainqueur : { $winless }.
study-choices = Une décision a en moyenne { $moves } coups permis ; { $forced } des décisions ne laissent pas de choix.
study-lead = La tête change { $changes } fois par partie. Dans { $comebacks } des parties le vainqueur était mené à mi-chemin ; en moyenne une partie est décidée après { $decided } de ses manches.
study-interaction = Dans { $share } des tours des autres (95 % : de { $low } à { $high } ; { $games ->
    [one] une partie observée
   *[other] { $games } parties observées
}), quelque chose que tous voient change pour un joueur : une pièce ou un nombre à côté du nom.
study-places = Les pièces terminent le plus souvent leur tour sur { $places }, compté par partie. Sur { $all } lieux, { $never ->
    [0] tous ont été atteints
    [one] un seul n’a jamais été atteint
   *[other] { $never } n’ont jamais été atteints
}.
study-turns-missing = On ne sait pas ici où vont les pièces ni ce que les joueurs changent les uns pour les autres. Une partie sur cinq parmi les 100 premières est observée pour cela ; celles-ci ont été enregistrées par une version plus ancienne ou appartiennent à une autre partie de l’étude.
study-skill-title = Chance et habileté : { $game }
study-skill = { $stronger } gagne { $wins } des parties ({ $deals ->
    [one] une donne
   *[other] { $deals } donnes
}) ; entre joueurs égaux, ce serait { $fair }. C’est comme si la force seule décidait { $skill } des parties (95 % : de { $low } à { $high }) et un tirage équitable les autres.
study-skill-unbalanced = Les joueurs n’ont pas tous occupé chaque place aussi souvent ; l’avantage d’une place compte donc comme de la force.
study-same-seat = Dans { $share } des donnes (95 % : de { $low } à { $high }), la même place gagne, quel que soit son occupant ; par hasard, ce serait { $accident }. Le surplus est de la chance que tous ses occupants ont partagée.
study-unused-moves = Coups que personne n’a jamais joués : { $names }.
study-all-moves = Chaque sorte de coup a été jouée.
study-unused-paragraphs = Paragraphes qui n’ont jamais servi : { $names }.
study-all-paragraphs = Chaque paragraphe qui a son étape a servi.
study-plot-wins = Victoires par place
study-plot-sweep = Victoires par place dans chaque condition de { $game }, avec des intervalles à 95 % ; chaque place a son propre signe
study-plot-length = Longueur des parties
study-plot-moves = Coups par sorte
study-plot-paragraphs = Paragraphes de la règle qui ont servi
study-plot-choices = Coups permis par décision, selon la manche
study-plot-lead = Avance du premier sur le deuxième, selon la manche
study-plot-places = Où les pièces des joueurs terminent leur tour
study-axis-wins = Victoires en %
study-axis-per-game = Par partie
study-axis-round = Manche
study-axis-choices = Coups permis
study-axis-lead = Points
study-axis-places = Arrivées par partie
study-never = jamais
study-compared = « { $second } » face à « { $first } »
study-compared-how = Différences entre parties de même hasard, la seconde moins la première. « Gain des paires » dit combien de fois plus de parties il faudrait sans paires. « Moitiés » compare, en erreurs types, les parties impaires et paires de la première condition : au-delà de ±2 une fois sur vingt.
study-head-figure = Grandeur
study-head-difference = Différence
study-head-interval = Intervalle à 95 %
study-head-gain = Gain des paires
study-head-check = Moitiés
study-figure-wins = Victoires de la place { $seat } en points de pourcentage
study-figure-choices = Coups permis par décision
study-figure-forced = Décisions sans choix en points de pourcentage

# La solution d’une petite position
lab-method = Méthode
lab-value = Valeur
lab-seconds = Secondes
lab-method-induction = induction à rebours
lab-method-iteration = itération sur les valeurs
lab-method-program = programmation linéaire
lab-method-regret = minimisation du regret
lab-solved-states = { $states ->
    [one] un état
   *[other] { $states } états
}, rien n’est secret
lab-solved-sets = { $nodes } nœuds, { $sets } ensembles d’information
lab-solved-agrees = Les méthodes concordent.
lab-solved-once = Une seule méthode : l’autre a besoin de SciPy.
lab-solved-differs = Les méthodes divergent !
lab-lost = Perte par partie
lab-decisions = Décisions
lab-mistakes = Pas les meilleures
error-no-mini-game = Il n’y a pas de petite position résolue de { $game }.

# A data set
error-dataset-differs = La partie { $number } de « { $condition } » se termine autrement qu’il n’est écrit.
error-dataset-rows = { $file } n’est pas le fichier dont la somme a été calculée.
