# La première page, et comment on prépare une partie.

# Le port
web-harbour = Port
web-harbour-line = { $games ->
    [0] Un port pour jeux de voiliers. Entre, le thé est chaud.
    [one] Un port pour jeux de voiliers. Le premier a jeté l’ancre.
   *[other] Un port pour { $games } jeux de voiliers. Entre, le thé est chaud.
}
web-new-table = Nouvelle partie
web-open-saved = Ouvrir une partie enregistrée
web-games = Jeux
web-players = Joueurs :
web-minutes = { $minutes } min
web-complexity = Difficulté :
web-complexity-light = facile
web-complexity-medium = moyenne
web-complexity-deep = exigeante
web-first-game = Idéal pour débuter
web-play-now = Jouer maintenant
    .hint = Tout de suite, contre { $bots ->
        [one] un bot
       *[other] { $bots } bots
    } de niveau facile, selon les règles imprimées
web-set-up = Préparer …
web-own-name = Skipper
web-go-on = Continuer
web-go-on-with = Continuer ta partie
web-voyages = Tes parties
web-voyages-none = Aucune partie en cours.
web-voyage-yours = C’est ton tour
web-voyage-waits = À { $names } de jouer
web-voyage-gathering = On attend des amis
web-voyage-won = Victoire : { $names }
web-voyage-over = Finie, sans vainqueur
web-scuttle = Effacer la table { $id }
web-scuttle-ask = Effacer cette table pour de bon ? Plus personne ne pourra l’ouvrir.
web-scuttle-yes = Effacer
web-scuttle-no = Garder
web-scuttled = La table { $id } est effacée.
web-unlist = Retirer la table { $id } de ta liste
web-unlist-ask = Retirer cette table de ta liste ? Elle reste aux autres, avec son journal de bord, et reparaît quand c’est ton tour. Elle n’est effacée que quand plus aucune liste ne la contient.
web-unlist-yes = Retirer de la liste
web-unlisted = La table { $id } n’est plus dans ta liste. Son lien y mène toujours.

# Ses propres parties finies
web-my-games = Mes parties
web-mine-none = Le journal de bord est encore vide
web-mine-none-hint = Termine une partie, et tu trouveras ici tes places, tes séries de victoires et tes meilleurs résultats.
web-mine-begin = Choisir un jeu
web-mine-games = { $games ->
    [one] une partie
   *[other] { $games } parties
}
web-mine-won = { $won ->
    [0] aucune gagnée
    [one] une gagnée
   *[other] { $won } gagnées
}
web-mine-points = Meilleur score : { $points }
web-mine-fastest = Victoire la plus rapide : { $when }
web-mine-streak-best = Plus longue série de victoires : { $games }
web-mine-tile-games = { $games ->
    [one] partie terminée
   *[other] parties terminées
}
web-mine-tile-won = { $won ->
    [one] victoire
   *[other] victoires
}
web-mine-tile-streak = victoires de suite au mieux, { $streak ->
    [0] aucune en ce moment
    [one] une en ce moment
   *[other] { $streak } en ce moment
}
web-mine-tile-hours = { $hours ->
    [one] heure en mer
   *[other] heures en mer
}
web-mine-latest = Places des dernières parties, la plus ancienne d’abord : { $places }
web-mine-last = Les dernières parties
web-mine-place = Place { $place } sur { $seats }
web-mine-private = Tes données
web-mine-private-hint = Cette page n’est visible que pour toi. Une partie compte si tu as tenu une place du début à la fin ; les parties guidées, les positions ouvertes et les donnes rejouées ne comptent pas. Effacer enlève cette liste du serveur ; les tables restent dans ta liste jusqu’à ce que tu les en retires.
web-mine-save = Enregistrer en fichier
web-mine-erase = Tout effacer
web-mine-erase-ask = Effacer pour de bon les statistiques de toutes tes parties ?
web-mine-erase-yes = Effacer
web-mine-erase-no = Garder
web-mine-erased = Les statistiques de tes parties sont effacées.

# Une nouvelle partie
web-new-which = Jeu
web-new-chairs = Joueurs
web-new-size = { $least } à { $most } joueurs, environ { $minutes } minutes
web-new-size-fixed = { $most } joueurs, environ { $minutes } minutes
web-licences = Licences de tout ce qui est utilisé ici
web-new-rules = Règles
web-preset = Comment voulez-vous jouer ?
web-preset-differs = Ce qui change par rapport à l’imprimé
web-preset-each = Chaque règle à part
web-numbers = Les nombres du jeu
web-numbers-hint = Change les dés, les cartes, les navires, les prix et ainsi de suite, et joue à un jeu à toi. Le livret continue de parler du jeu imprimé.
web-number-bounds = De { $low } à { $high }, imprimé { $printed }
web-numbers-printed = Tout comme imprimé
web-numbers-link = Lien vers cette variante
web-levels = Ce que signifient les niveaux des bots
web-new-too-few = { $least ->
    [one] Il faut au moins un joueur.
   *[other] Il faut au moins { $least } joueurs.
}
web-new-nobody-here = Au moins un joueur doit se trouver à cet écran.
web-chair = Joueur { $number }
web-chair-who = Qui joue
web-chair-name = Nom
web-chair-level = Force du bot
web-chair-here = Ici
web-chair-here-hint = à cet écran
web-chair-open = Ami
web-chair-open-hint = arrive par un lien
web-chair-bot = Bot
web-chair-empty = Vide
web-chair-empty-hint = ne joue pas
web-bot-names = Magellan, Vespucci, Mary Read, Tasman, Jeanne Baret, Drake
web-start = Commencer la partie

# Ratings

web-ratings = Classements
web-ratings-what = Une cote dit la force d’un joueur. La fourchette à côté dit si c’est sûr : dans 95 cas sur 100, la vraie force s’y trouve. Tout le monde commence à 1500, les bots sont sur la même échelle, et chaque liste vaut pour elle-même. Comme on peut jouer contre soi-même, une cote ne prouve rien.
web-ratings-scale = { $game } à { $seats }
web-ratings-name = Nom
web-ratings-strength = Cote
web-ratings-range = Fourchette
web-ratings-games = Parties
web-ratings-first = première impression
web-ratings-you = toi
web-ratings-bot = bot
web-ratings-none = Aucune partie n’a encore été cotée.
web-ratings-join-hint = Tes parties ne sont cotées que si tu es d’accord ; tout le monde dans ce port voit alors ici ton nom et ta cote. Une partie compte si tous ses joueurs étaient d’accord avant le début : jouée jusqu’au bout selon les règles habituelles, sans place prêtée, sans nulle convenue et sans coup repris d’un commun accord.
web-ratings-your-name = Ton nom dans la liste
web-ratings-join = Coter mes parties
web-ratings-joined = Tes parties sont cotées sous le nom de { $name }.
web-ratings-erase-ask = Effacer tes cotes et tout ce qui est gardé de tes parties cotées ? Tes parties ne seront plus cotées.
web-ratings-erased = Tes cotes sont effacées.
