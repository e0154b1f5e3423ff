# Trouver des joueurs : tables ouvertes et envies de jouer

lobby-title = Trouver des joueurs
lobby-what = Ici, tu rencontres des gens de ce port qui veulent jouer : lance un appel, ou prends place à une table ouverte.
lobby-name = Ton nom
lobby-name-missing = Dis d’abord comment tu t’appelles.
lobby-wish = Qui veut jouer ?
lobby-wish-hint = Les personnes qui demandent la même chose s’asseyent avec toi ; d’ici là, ta table figure dans la liste ci-dessous. On joue selon les règles imprimées, sans pendules.
lobby-game = Jeu
lobby-players = Joueurs
lobby-language = Langue
lobby-minutes = Des robots prennent les places libres après
lobby-minutes-of =
    { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }
lobby-level = Niveau des robots
lobby-ask = Lancer l’appel
lobby-tables = Tables ouvertes
lobby-any-game = tous les jeux
lobby-any-number = peu importe
lobby-any-language = toutes les langues
lobby-none = Aucune table n’est ouverte en ce moment.
lobby-none-such = Aucune table ouverte ne correspond à ton choix.
lobby-count =
    { $number ->
        [one] Une table ouverte
       *[other] { $number } tables ouvertes
    }
lobby-of = { $name } attend
lobby-of-someone = Une table avec des places libres
lobby-taken = places prises : { $taken } sur { $seats }
lobby-pace-none = sans pendules
lobby-pace-live = avec pendules, d’une traite
lobby-pace-days =
    { $days ->
        [one] un jour par coup
       *[other] { $days } jours par coup
    }
lobby-pace-slow = avec pendules, sur plusieurs jours
lobby-bots-in =
    { $minutes ->
        [one] robots dans une minute
       *[other] robots dans { $minutes } minutes
    }
lobby-mine = la tienne
lobby-join = Prendre place
lobby-join-at = Prendre place : { $game }, { $name }
lobby-to-table = Vers la table
lobby-unlist = Retirer de la liste
lobby-unlisted = La table n’est plus dans la liste.
lobby-block = Bloquer { $name }
lobby-block-ask = Ne plus jamais rencontrer { $name } ici ? Aucun de vous deux ne verra plus les tables de l’autre.
lobby-block-yes = Bloquer
lobby-block-no = Annuler
lobby-blocked = { $name } est sur ta liste de blocage.
lobby-blocks = Personnes bloquées
lobby-someone = cette personne
lobby-lift = Débloquer { $name }
lobby-lifted = { $name } n’est plus sur ta liste de blocage.
lobby-erase-ask = Retirer toutes tes tables de la liste et oublier qui tu as bloqué ?
lobby-erased = Tout est effacé.
lobby-open = Mettre sur la liste
lobby-open-hint = Met cette table dans la liste : tout le monde à ce port pourra s’y asseoir.
lobby-is-open = Cette table est dans la liste : tout le monde peut s’y asseoir.

# Refus

lobby-no-seat = Seule une table avec une place libre peut figurer dans la liste, avant le début de la partie.
lobby-too-many-own =
    { $most ->
        [one] Tu as déjà une table dans la liste. Retire-la d’abord.
       *[other] Tu as déjà { $most } tables dans la liste. Retires-en une d’abord.
    }
lobby-too-many-here = Beaucoup de tables de ton réseau sont déjà dans la liste. Patiente un peu.
lobby-full = La liste est pleine. Patiente un peu.
lobby-seated = Tu as déjà une place à cette table.
lobby-gone = Cette table n’est plus dans la liste.
lobby-too-many-waiting = Tu attends déjà à { $most } tables. Quittes-en une d’abord.
lobby-too-many-blocks = Tu as déjà bloqué { $most } personnes. Débloques-en une d’abord.
lobby-cannot-block = Il n’y a ici aucune autre personne à bloquer.
lobby-no-block = Cette personne est déjà débloquée.
