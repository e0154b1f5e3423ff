# Pages des tournois.

contest-title = Tournois
contest-none = Il n’y a pas encore de tournoi.
contest-create = Organiser un tournoi
contest-name = Nom du tournoi
contest-game = Jeu
contest-kind = Formule
contest-kind-round-robin = Toutes rondes
contest-kind-swiss = Système suisse
contest-kind-knock-out = Élimination directe
contest-hint-round-robin = Chaque groupe qui tient à une table se rencontre une fois.
contest-hint-swiss = À chaque ronde, les égaux se rencontrent, et jamais deux fois si possible.
contest-hint-knock-out = Le meilleur de chaque table continue, jusqu’à ce qu’il n’en reste qu’un. On ne peut plus s’inscrire après le début de la première ronde.
contest-seats = Joueurs par table
contest-rounds = Rondes
contest-duplicate = La même donne pour tous
contest-duplicate-hint = Toutes les tables d’une ronde ont les mêmes cartes et les mêmes dés, et l’on te compare à ceux de la même place. Personne ne peut regarder les autres tables avant la fin de la dernière.
contest-announce = Annoncer
contest-stage-entry = Inscriptions ouvertes
contest-stage-rounds = Ronde { $round }
contest-stage-over = Terminé
contest-count = { $entrants ->
    [one] { $entrants } inscrit
   *[other] { $entrants } inscrits
}
contest-mine = le tien
contest-table-size = Tables de { $seats }
contest-of-rounds = { $rounds ->
    [one] Une ronde
   *[other] { $rounds } rondes
}
contest-enter = S’inscrire
contest-enter-hint = Tout le monde dans ce port voit ton nom ici. Ta place est liée à ce navigateur.
contest-your-name = Ton nom
contest-entered = Tu participes sous le nom de { $name }.
contest-leave = Abandonner
contest-leave-sure = Abandonner vraiment
contest-left = Tu as abandonné. Une partie commencée reste la tienne.
contest-next = Ta table de la ronde { $round } est prête.
contest-play = Rejoindre ta table
contest-rest = Tu n’as pas de partie dans cette ronde.
contest-round = Ronde { $round }
contest-earlier = Rondes précédentes
contest-watch = Voir la table
contest-sealed = fermée tant que tous n’ont pas joué cette donne
contest-closed = Cette table est fermée pour l’instant
contest-playing = en cours
contest-decided = décidé par l’organisation
contest-own = ta partie
contest-place = n° { $place }
contest-standings = Classement
contest-rank = Rang
contest-entrant = Nom
contest-score = Points
contest-opponents = Points des adversaires
contest-wins = Victoires
contest-games = Parties
contest-points-hint = Une partie vaut la part des adversaires battus : 1 pour la victoire, 0 pour la dernière place.
contest-points-duplicate = Une partie vaut la part de ceux qui ont fait moins bien avec la même donne à la même place.
contest-cross = Qui a devancé qui
contest-cross-hint = Parties devant l’autre, sur combien : 1/2 veut dire une sur deux.
contest-you = toi
contest-bot = bot
contest-gone = a abandonné
contest-nameless = nom supprimé
contest-organiser = Tu organises ce tournoi
contest-start = Commencer la ronde { $round }
contest-started = La ronde { $round } a commencé.
contest-running = La ronde suivante peut commencer quand toutes les parties ont un résultat. Une partie qui n’avance plus peut être décidée ici.
contest-bot-name = Nom du bot
contest-bot-level = Niveau
contest-add-bot = Inscrire un bot
contest-remove = Retirer { $name }
contest-decide = Saisir le résultat
contest-decide-game = Saisir le résultat : { $names }
contest-place-of = Place de { $name }
contest-save = Enregistrer le résultat
contest-noted = Le résultat est noté.
contest-end = Terminer le tournoi
contest-ended = Le tournoi est terminé.
contest-erase = Supprimer le tournoi
contest-erase-sure = Supprimer pour tout le monde
contest-kept = Ce qui est gardé de toi
contest-kept-hint = Les tournois gardent le nom sous lequel tu t’inscris, tes résultats, et le fait que tu organises. Si tu supprimes cela, les résultats restent sans ton nom, et plus personne ne dirige les tournois que tu organises.
contest-erase-ask = Te retirer de tous les tournois ?
contest-erased = Plus rien n’est gardé de toi.
contest-all = Tous les tournois
