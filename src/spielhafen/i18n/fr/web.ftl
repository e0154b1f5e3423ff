# Ce que dit le navigateur : pages, boutons et ce qui est lu à voix haute.

# Partout
web-to-harbour = Retour au port
web-close = Fermer
web-loading = Un instant …
web-lost = La connexion est coupée. Nouvel essai …
web-unreachable = Le port ne répond pas. Réessaie dans un instant.
web-local-start = Le port de cette page se prépare …
web-local-failed = Le port de cette page n’a pas pu démarrer ({ $detail }).
web-local-no-storage = Ce navigateur ne garde pas de tables ici : tu peux jouer, mais elles disparaissent quand la page se ferme. Avec https, elles restent.
web-local-storage-refused = Ce navigateur refuse toute mémoire à cette page, peut-être dans une fenêtre privée : tu peux jouer, mais les tables disparaissent quand la page se ferme.
web-local-storage-full = Ce navigateur n’a plus de place pour cette page : tu peux continuer à jouer, mais ce qui se joue à partir de maintenant disparaît quand la page se ferme. Les réglages permettent d’enregistrer toutes les tables dans un fichier.
web-local-understood = Compris
web-local-alone = Ce port vit dans ton navigateur. Pour jouer avec des gens sur d’autres appareils, ouvre le journal de bord d’une partie dans un port avec serveur.
web-local-update = Une version plus récente de ce site est là. Tes tables restent comme elles sont.
web-local-update-take = Charger
web-local-update-later = Plus tard
web-local-tables = Tables de ce navigateur
    .hint = Toutes les tables se trouvent dans ce seul navigateur. Enregistrées dans un fichier, elles peuvent passer dans un autre, ou survivre à un naufrage.
web-local-save = Enregistrer toutes les tables
web-local-restore = Ouvrir des tables enregistrées …
web-local-sure = Toutes les tables de ce navigateur seront remplacées par celles du fichier.
web-local-replace = Remplacer
web-local-no-tables = Ce fichier ne contient pas de tables enregistrées ; rien n’a changé.
web-local-no-space = La mémoire du navigateur ne suffit pas pour les tables de ce fichier ; les tables que tu avais sont toujours là.
web-local-nothing-kept = Ce navigateur ne garde pas de tables ici : il n’y a donc rien à enregistrer.
web-offline = Sans connexion, tu peux lire les livres de règles, les parties guidées et les parties terminées que tu as déjà ouvertes ici. Pour jouer, il faut le réseau.
web-kept = Lire sans connexion
    .hint = Les livres de règles, les parties guidées et les parties terminées que tu as ouvertes se lisent ici même sans réseau. Des parties en cours, rien n’est gardé.
web-kept-erase = Effacer les parties gardées
web-kept-erased = Les parties gardées sont effacées.
web-install = Installer comme application
    .hint = Spielhafen reçoit sa propre icône et s’ouvre sans les barres du navigateur.
web-try-again = Réessayer
web-error-answer = Le serveur a envoyé une réponse illisible ({ $status }).
web-nowhere = Cette page n’existe pas.
web-gone = Cette table n’existe plus
web-no-table = Il n’y a pas de table ici
web-broken = Cette table ne peut pas être montrée
web-gone-hint = Elle a été débarrassée, ou l’adresse n’est pas la bonne.
web-theme-to-night = Allumer les lampes
web-theme-to-day = Faire entrer le jour

# La table
web-table-doors = Table
web-board = La carte marine
web-beside = À côté de la carte marine
web-history = Historique
web-rules = Règles
web-scores = Décompte
web-text-view = Vue en texte
web-settings = Réglages
web-captain = Capitaine
web-captains = Capitaines
web-you = toi
web-to-move = à son tour
web-thinking = réfléchit
web-winner = victoire
web-lies-open = Cartes visibles : { $name }
web-log = Journal de bord
web-log-empty = Il ne s’est encore rien passé.
web-recap = Depuis ton coup
web-recap-now = À l’instant
web-recap-watch = Revoir
web-recap-close = Fermer : retour au journal de bord
web-skip = Passer
web-look-back = Montrer cet instant
web-hand-order = Trier les cartes
web-hand-order-dealt = comme distribuées
web-hand-order-direction = par direction
web-hand-order-worth = par valeur
web-hand-empty = Ta main est vide.
web-tray-empty = Aucun dé n’a encore été lancé.
web-duel-total = En tout
web-duel-adds = S’ajoute
web-order = Dans cet ordre : { $names }
web-flag-lowest = la plus basse
web-flag-highest = la plus haute
web-flag-cancelled = annulée
web-flag-past = passé
web-shop-have = tu en as { $count }
web-shop-owned = à toi
web-card-worth = { $card }, vaut maintenant { $worth }
web-so-many = { $have } sur { $of }
web-row = { $what } : { $have } sur { $of }
web-meter = { $what } : reste { $left } sur { $of }
web-commit = Jouer
web-undo = Reprendre : { $what }
web-undo-word = Reprendre
web-undo-whole = Reprendre toute la manœuvre
web-undo-choice = Annuler le choix
web-turn-tile = Tourner
web-undo-nothing = Rien à reprendre
web-undo-barred = { $why }
web-handle-forward = En avant
web-handle-port = Bâbord
web-handle-starboard = Tribord
web-handle-stop = Halte
web-handle-load = Charger
web-handle-repair = Réparer
web-more = Plus
web-really = Vraiment ? { $what }
web-glass = Zoom
web-glass-nearer = Agrandir
web-glass-farther = Réduire
web-glass-whole = Toute la carte
web-glass-inset = Où cela se trouve sur la carte
web-undo-alone = Reprendre ta dernière décision et ce qui l’a suivie. Les dés et les cartes seront alors tirés à nouveau.
web-undo-again = Les dés, les cartes ou les autres ont déjà parlé : ce que tu reprends sera de nouveau lancé et tiré, et le journal le notera. Si tu le veux, appuie encore une fois.
web-undo-ask = Demander si ce coup peut être repris. { $why }
web-asks-undo-asked = { $plies ->
    [one] { $name } voudrait reprendre le dernier coup.
   *[other] { $name } voudrait reprendre les { $plies } derniers coups.
}
web-undo-agree = D’accord
web-undo-decline = Non
web-asks-undo-waits = Tu as demandé ; réponse attendue : { $names }.
web-asks-undo-waits-for = { $name } voudrait reprendre un coup ; réponse attendue : { $names }.
web-undo-never-mind = Finalement non
web-scroll = La carte continue au-delà de sa bordure
web-scroll-north = Déplacer la carte vers le nord
web-scroll-east = Déplacer la carte vers l’est
web-scroll-south = Déplacer la carte vers le sud
web-scroll-west = Déplacer la carte vers l’ouest
web-scroll-home = La carte comme elle est imprimée
web-not-offered = Tu ne peux pas choisir cela maintenant : choisis une pièce ou une case en surbrillance, ou un bouton.
web-not-your-turn = C’est à { $name } de jouer : tu pourras choisir quand ce sera ton tour.
web-choose-on = Choix : { $thing }. Choisis maintenant quelque chose de lumineux.
web-choose-place = { $thing } : choisis maintenant une des cases lumineuses.
web-choose-area = { $thing } : choisis maintenant une des zones lumineuses.
web-choose-piece = { $thing } : choisis maintenant une des pièces lumineuses.
web-nothing-there = Il n’y a rien à faire là maintenant : choisis quelque chose de lumineux, ou un bouton.
web-play-again = { $move } : choisis-le encore une fois, ou appuie sur Jouer.
web-gather-stop = Annuler
web-way = Vers { $thing } en { $steps } pas : choisis-le encore une fois, ou appuie sur Jouer.
web-text-ways = { $piece } : { $count ->
    [one] une destination à portée
   *[other] { $count } destinations à portée
}
web-choose-way = Choisis un point lumineux ; le triangle montre où pointera la proue.
web-choose-heading = Choisis une flèche : vers où doit pointer la proue ?
web-way-armed = Peut tirer de là
web-way-foe = Des ennemis pourraient tirer sur lui là-bas
web-way-battery = Sous les canons d’une batterie
web-ways = Points à portée
web-way-headings = { $count } caps : choisis avec les touches Q et E.
web-same-again = La même chose pour { $piece }
web-fleet-same = { $all ->
    [yes] La même chose pour les { $count }
   *[no] La même chose pour { $count } navires
}
web-fleet-straight = { $all ->
    [yes] Tous les { $count } tout droit
   *[no] { $count } navires tout droit
}
web-ask-way = Où va { $piece } ?
web-choose-first = Choisis d’abord : { $things }.
web-either = { $first }, { $rest }
web-either-last = { $first } ou { $rest }
web-read-law = Lire { $law } dans les règles
web-type-move = Ton coup, au clavier :
web-type-play = Jouer
web-pass-to = Passe l’écran à { $name }
web-curtain = Rideau
    .hint = Cache les mains quand un même écran passe de l’un à l’autre.
web-curtain-hint = Seuls les yeux de { $name } restent ici : les autres regardent la mer.
web-curtain-lift = C’est moi, { $name }
web-tabs = Parties de la table
web-tab-hand = Main
web-tab-table = Table
web-tab-captains = Capitaines
web-tab-log = Journal
web-to-shop = À la boutique

# Qui est assis là
web-company = Joueurs
web-gathering = { $free ->
    [one] Une chaise est encore libre
   *[other] { $free } chaises sont encore libres
}
web-gathering-hint = Envoie ce lien. Il suffit de l’ouvrir et d’y écrire un nom pour jouer ; la partie commence quand toutes les places sont prises.
web-gathering-invited = On t’invite à une partie : { $game }.
web-gathering-late = Tout le monde a une chaise
web-gathering-late-hint = On attend encore : { $names }. La partie commence dès que tous ont ouvert la table.
web-sit-name = Ton nom
web-sit-down = S’asseoir
web-sit-too = Ajouter quelqu’un à cet écran
web-fill-bots = { $free ->
    [one] Un bot prend la chaise
   *[other] Des bots prennent les chaises
}
web-lent = { $level } à ta place
web-lent-plays = Un bot joue à ta place : { $level }.
web-look-as = Voir la table comme { $name }
web-orders = Consignes
web-orders-only-move = Jouer pour moi mon unique coup
    .hint = Quand les règles ne te laissent qu’un coup, il est joué pour toi. Annuler un coup y met fin.
web-orders-repeat = Jusqu’à la fin de la manche, toujours jouer
web-orders-repeat-none = rien : me demander
web-orders-repeating = Dès que c’est permis, on joue pour toi : { $move }.
web-seat-lend = Laisser jouer un bot
web-seat-elsewhere = joue ailleurs
web-seat-back = Reprendre ma place
web-seat-move = Vers un autre appareil
web-seat-move-hint = Ouvre ce lien d’ici une heure sur l’autre appareil. Il ne sert qu’une fois ; ensuite, cet appareil-ci ne fait plus que regarder. Ne le montre à personne d’autre.
web-leave = Quitter la table
web-leave-ask = Un bot continuera pour toi, et tu ne pourras pas revenir. Partir ?
web-leave-ask-early = Ta chaise redeviendra libre. Partir ?
web-leave-yes = Partir
web-leave-no = Rester
web-watching = Tu regardes. Ce lien mène ici.
web-link-table = Lien vers cette table
web-link-table-hint = Ce lien permet de regarder, ou de prendre une chaise libre.
web-link-seat = Lien vers la place ({ $name })
web-link-code = Le même lien en code QR
web-link-copy = Copier
web-link-share = Partager
web-link-copied = Le lien est copié.
web-link-marked = Le lien est sélectionné : copie-le au clavier.
web-link-lonely = À cette adresse, le port ne répond que sur cet ordinateur. Pour les autres, ouvre-le avec « serve --host 0.0.0.0 » et donne l’adresse de l’ordinateur dans ton réseau.
web-claim = Prendre place ici
web-claim-hint = Ta place à la table { $id } passe sur cet appareil. L’autre ne fera plus que regarder.
web-claim-yes = Prendre la place
web-claim-no = Regarder seulement

# Des dés que l’on peut vérifier
web-dice = Vérifier dés et cartes
web-dice-promise = La promesse des dés
web-dice-promise-hint = Le port a choisi la clé de tous les dés avant que quiconque s’assoie. Voici son empreinte ; à la fin, la clé elle-même est montrée.
web-dice-kept = La clé est bien celle qui a été promise avant le premier tirage.
web-dice-not-kept = La clé n’est pas celle qui a été promise avant le premier tirage !
web-dice-seen = C’est bien la promesse montrée à ce navigateur pendant la partie.
web-dice-not-seen = Une autre promesse a été montrée à ce navigateur pendant la partie !
web-dice-mine = Ce que ce navigateur a ajouté se trouve bien dans les dés.
web-dice-not-mine = Ce que ce navigateur a ajouté manque dans les dés !
web-dice-right = { $draws ->
    [one] Le seul tirage a été recalculé ici, et il est juste.
   *[other] Les { $draws } tirages ont été recalculés ici, et ils sont justes.
}
web-dice-wrong = Le tirage du coup { $ply } n’est pas ce que contient la clé !
web-dice-means = Cela prouve qu’aucun tirage n’a été changé après coup ni choisi pour quelqu’un. Cela ne peut pas prouver que personne au port n’a vu d’avance ce qui allait venir.
web-dice-key = La clé
web-dice-added = Ajouté par { $name }
web-dice-draws = Tous les tirages
web-dice-ply = Coup
web-dice-drawn = Tiré
web-dice-rolls = Obtenu à partir de

# Regarder en arrière
web-past = Le passé : coup { $ply } sur { $last }
web-past-hint = Tu vois un instant passé. La partie continue.
web-past-hint-over = Tu vois un instant passé. La partie est finie.
web-history-first = Au début
web-history-back = Un coup en arrière
web-history-on = Un coup en avant
web-history-last = Au présent
web-history-play = Faire défiler
web-history-pause = Pause
web-history-speed = Vitesse
web-history-slider = Coup
web-history-place = { $ply } sur { $last }
web-history-live = Retour au présent

# Décompte et fin
web-score-pages = Feuilles
web-score-on = Remettre les voiles
web-score-look = Regarde le décompte, puis remets les voiles.
web-won = Victoire : { $name }
web-won-shared = Victoire partagée : { $names }
web-won-nobody = La partie est finie, sans vainqueur
web-end-mine = { $shared ->
    [yes] { $place ->
        [1] Vous partagez la victoire. Belle navigation !
       *[other] Tu partages la place { $place } sur { $of }.
    }
   *[no] { $place ->
        [1] La première place est à toi. Belle navigation !
        [2] { $of ->
            [2] Deuxième place. La prochaine marée est pour toi.
           *[other] Place 2 sur { $of } : un seul résultat meilleur que le tien.
        }
       *[other] { $last ->
            [yes] Place { $place } sur { $of } : la mer te doit une revanche.
           *[no] Place { $place } sur { $of } : à bon port, sans une égratignure.
        }
    }
}
web-end-places = Classement
web-end-figures = La partie en chiffres
web-end-moves = { $moves ->
    [one] un coup
   *[other] { $moves } coups
}
web-end-minutes = { $minutes ->
    [0] moins d’une minute
    [one] une minute
   *[other] { $minutes } minutes
}
web-end-hours = { $hours ->
    [one] une heure
   *[other] { $hours } heures
}
web-end-days = { $days ->
    [one] un jour
   *[other] { $days } jours
}
web-lead = Qui était en tête
web-lead-hint = Les chances de gagner après chaque coup, d’après la règle empirique des bots, qui voit tout
web-lead-told = { $changes ->
    [0] { $name } a mené du début à la fin.
    [one] La tête a changé une fois ; { $name } a mené le plus longtemps.
   *[other] La tête a changé { $changes } fois ; { $name } a mené le plus longtemps.
}
web-same-deal = Même donne, autre place
    .hint = Chacun avance d’une place ; les cartes et les dés viennent comme dans cette partie. Comme on les connaît, la nouvelle partie ne compte pas dans tes statistiques.
web-same-deal-known = Les cartes et les dés de cette partie sont ceux d’une partie précédente ; on peut les connaître, elle ne compte donc pas dans tes statistiques.
web-last-page = La dernière page
web-rematch = Encore une partie
web-rematch-laid = La partie suivante est prête : les autres t’attendent.
web-rematch-watch = Vers la partie suivante
web-look-at-table = Regarder la table
web-logbook = Journal de bord en fichier

# La table en mots
web-text-offers = Ce que tu peux faire
web-text-no-offers = Rien pour l’instant.
web-text-table = Sur la table
web-text-chart = Sur la carte marine
web-text-tiles = Les tuiles sur la carte ({ $count })
web-tile-water = { $place } : eau ({ $sides })
web-tile-land = { $place } : terre seule
web-side-n = nord
web-side-e = est
web-side-s = sud
web-side-w = ouest
web-text-open = Visible : { $cards }.
web-times = { $count } × { $thing }
web-text-places = { $first } … ({ $count } destinations)

# Règles
web-rules-search = Chercher
web-rules-contents = Sommaire
web-rules-needed = Utile maintenant
web-rules-short = En bref
web-rules-nothing = Les règles n’en parlent pas.
web-rules-missing = Ce livret de règles est introuvable.
web-rules-moments = Les images de l’exemple
web-rules-moment = Image { $number } sur { $all }
web-rules-before = Image précédente
web-rules-after = Image suivante

# Réglages
web-setting-language = Langue
web-setting-language-system = comme le système
web-setting-theme = Lumière
web-setting-theme-system = comme le système
web-setting-theme-day = jour
web-setting-theme-night = nuit
web-setting-theme-contrast = contraste élevé
web-setting-pace = Vitesse des autres
web-setting-pace-unhurried = tranquille
web-setting-pace-brisk = rapide
web-setting-pace-at-once = immédiate
web-setting-motion = Mouvement
web-setting-motion-system = comme le système
web-setting-motion-full = avec animations
web-setting-motion-still = sans animations
web-setting-confirm = Confirmer les coups
    .hint = Ce que tu choisis n’est joué que si tu appuies sur « Jouer » ou Entrée, ou le choisis une deuxième fois.
web-setting-aims = But du jeu
    .hint = Montré à ta première visite d’un jeu, ensuite derrière le point d’interrogation.

# Ce que l’on cherche, et à quoi sert chaque chose
web-aim = But
web-aim-open = But du jeu
web-aim-start = C’est parti !
web-aim-more = Montre un objet sur la table, ou laisse le doigt dessus, pour savoir à quoi il sert.
web-explain = Explication
web-explain-place = { $kind }, { $place }
web-explain-mark = { $mark } : { $use }
web-explain-move = Maintenant : { $move }.
web-explain-moves = Maintenant : ce choix t’offre { $count } possibilités.
web-explain-words = quoi what
web-explain-nothing = Il n’y a rien à expliquer ici.

# Touches
web-help = Touches
web-key-arrows = parcourir la main et la carte marine ; manœuvrer le navire choisi : en avant, bâbord, tribord, halte
web-key-enter = choisir ; encore une fois, ou sur la table : jouer
web-key-escape = lâche le choix ; ferme ce qui est ouvert
web-key-take-back = reprend le choix, puis le coup
web-key-ctrl = Ctrl
web-key-cap-enter = Entrée
web-key-cap-escape = Échap
web-key-cap-shift = Maj
web-key-cap-page-up = PgPréc
web-key-cap-page-down = PgSuiv
web-key-board = vers la carte
web-key-dice = vers les dés
web-key-acts = vers les boutons de ce qui est possible
web-key-due = vers le prochain navire qui doit encore se déplacer
web-key-ways = vers les points que le navire choisi peut atteindre ; Q et E choisissent le cap
web-key-same = la même manœuvre pour le navire suivant
web-key-fleet = toute la flotte : répéter la dernière manœuvre, sinon tout droit
web-key-glass = plus près, plus loin, toute la carte
web-key-scroll = déplacer une carte qui continue au-delà de sa bordure
web-key-turn = tourner la tuile en main : dans le sens des aiguilles d’une montre, dans l’autre ; la molette aussi
web-key-type = taper un coup ; ou quoi et un lieu ou un objet, par exemple quoi e5
web-key-watch = revoir les derniers coups des autres
web-key-recap = fermer « Depuis ton coup »
web-key-history = regarder en arrière
web-key-step = un coup en arrière, un coup en avant
web-key-rules = les règles, ouvertes là où en est la partie
web-key-text = la table en mots
web-key-log = le journal de bord
web-key-scores = le décompte
web-key-what = expliquer ce qui est choisi ; encore une fois : sa règle
web-key-help = le but du jeu

# Conseils
web-advice = Conseil
web-why = Pourquoi ?
web-advice-choose = Choisir
web-advice-play = Jouer ce coup
web-advice-more = Plus
web-advice-less = Moins
web-review = Analyse
web-review-whose = Coups de qui
web-review-points = Les tournants
web-review-point = Tournant { $number } sur { $all }
web-review-cancel = Annuler
web-review-failed = L’analyse n’a pas abouti ; tu peux la recommencer.
web-advice-wait = Un conseil t’attend quand c’est ton tour : pour l’instant, quelqu’un d’autre joue.
web-advice-over = La partie est finie. Choisis un coup dans le journal de bord ou l’historique, et tu verras pourquoi il a été joué.
web-why-first = Au premier coup expliqué
web-why-next = Au prochain coup expliqué
web-key-advice = conseil, ou pourquoi un bot a joué ainsi
web-key-review = analyse d’une partie finie : tournant précédent, suivant (1 à 5 : celui-là)

# Horloges
web-clocks = Horloges
web-clock = Horloge
web-clock-none = aucune
web-clock-move-30s = 30 secondes par coup
web-clock-move-2m = 2 minutes par coup
web-clock-move-1d = un jour pour chaque coup
web-clock-move-3d = trois jours pour chaque coup
web-clock-bank-5m = 5 minutes chacun, 5 secondes de plus après chaque coup
web-clock-bank-15m = 15 minutes chacun, 10 secondes de plus après chaque coup
web-clock-bank-60m = une heure chacun, 30 secondes de plus après chaque coup
web-clock-bank-7d = une semaine chacun, un jour de plus après chaque coup
web-clock-flag = Quand le temps est écoulé
web-clock-flag-nothing = il ne se passe rien
web-clock-flag-move = un bot joue ce coup
web-clock-flag-seat = un bot continue la partie
web-clock-of = { $name } : { $time }
web-clock-days = { $days } j { $hours } h
web-clock-low = Ton temps s’épuise.
web-clock-out = temps écoulé
web-clock-pause = Arrêter les horloges
web-clock-paused = Les horloges sont arrêtées.
web-clock-resume = Relancer les horloges
web-asks-pause-asked = { $name } voudrait arrêter les horloges. D’accord ?
web-asks-pause-waits = Tu as demandé d’arrêter les horloges ; réponse attendue : { $names }.
web-asks-pause-waits-for = { $name } demande d’arrêter les horloges ; réponse attendue : { $names }.

# Partie nulle
web-draw = Proposer la nulle
web-draw-ask = Si tout le monde est d’accord, la partie s’arrête ici sans vainqueur. Proposer la nulle ?
web-draw-yes = Proposer
web-drawn = Partie nulle : tout le monde était d’accord
web-asks-draw-asked = { $name } propose la nulle : la partie s’arrêterait ici. D’accord ?
web-asks-draw-waits = Tu as proposé la nulle ; réponse attendue : { $names }.
web-asks-draw-waits-for = { $name } propose la nulle ; réponse attendue : { $names }.

# Conversation
web-talk = Discussion
web-talk-nothing = Pas encore de messages.
web-talk-words = Ton message
web-talk-say = Envoyer
web-talk-name = Ton nom sur le quai
web-talk-at-table = Ici parlent les capitaines ; ceux qui regardent les entendent. Ce qui se dit sur le quai, tu l’entendras à la fin de la partie.
web-talk-on-quay = Tu es sur le quai : ceux qui regardent t’entendent, les capitaines seulement à la fin de la partie.
web-talk-quay = sur le quai
web-talk-said = { $name } : { $words }
web-talk-answer = Répondre
web-talk-heard = Masquer
web-note = Mes notes
    .hint = Personne d’autre que toi ne les lit.
web-note-kept = Enregistré.
web-note-shared = Il n’y a pas de notes ici : vous êtes plusieurs à cet écran, et chacun lirait celles des autres.

# C’est ton tour
web-your-turn = C’est ton tour ({ $table }).
web-setting-sounds = Sons
    .hint = Bois, papier, dés, vent et eau, une cloche de bord quand c’est ton tour, et un coup par seconde quand ton temps s’épuise.
web-setting-volume = Volume
web-setting-volume-value = { $volume } pour cent
web-setting-try-sound = Essayer un son
web-setting-captions = Sous-titres
    .hint = Ce que l’on entend s’écrit aussi sous le journal de bord ou sur la carte : [les dés s’entrechoquent].

# Les sons en sous-titres
web-sound-wood = [le bois cogne]
web-sound-paper = [un froissement de papier]
web-sound-dice = [les dés s’entrechoquent]
web-sound-cannon = [un coup de canon]
web-sound-crack = [le bois se fend]
web-sound-splash = [une gerbe d’eau]
web-sound-water = [un clapotis]
web-sound-wind = [le vent souffle]
web-sound-coins = [des pièces tintent]
web-sound-bell = [cloche de bord : c’est ton tour]
web-sound-ending = [cloches : la partie est finie]
web-sound-knock = [tic-tac]
web-setting-notes = M’avertir
    .hint = Une notification sur cet appareil quand c’est ton tour et que tu regardes ailleurs.
    .anywhere = Une notification sur cet appareil quand c’est ton tour et que tu regardes ailleurs, même si aucune page du port n’est ouverte.
    .denied = Ton navigateur ne permet pas à cette page de t’appeler ; ses réglages peuvent changer cela.

# La chance
web-luck = Qui a eu de la chance ?
web-luck-hint = Pour chaque lancer et chaque carte tirée : ce que la table valait ensuite pour chaque capitaine, comparé à la moyenne de tout ce qui aurait pu venir, en chances de victoire d’après la règle empirique des bots. C’est le hasard qui est jugé, pas le jeu ; cette règle peut mal estimer ce que vaut la chance.
web-luck-working = Calcul en cours ; cela peut durer …
web-luck-gain = en tout { $gain }{"\u202F"}%
web-luck-error = à { $error }{"\u202F"}% près
web-luck-best = Ce qui a le plus aidé
web-luck-worst = Ce qui a le plus nui
web-luck-stroke = { $gain }{"\u202F"}% : { $what }
web-luck-ply = coup { $ply }

# Instants et journaux de bord
web-moment = Lien vers cet instant
web-moment-hint = Ce lien montre la table après le coup { $ply }, telle que tu la vois, et rien de ce qui est venu ensuite tant qu’on n’avance pas.
web-moment-hint-now = Ce lien montre la table après le coup { $ply } telle que chacun a le droit de la voir : un capitaine depuis sa place, les autres ce que tous peuvent voir.
web-play-on = Continuer d’ici
web-play-on-as = Tu es
web-play-on-yes = Contre des bots
web-whole-voyage = Toute la partie dans un lien
web-whole-voyage-hint = Ce lien contient le journal de bord lui-même : il s’ouvre dans n’importe quel port, même quand cette table aura disparu depuis longtemps.
web-whole-voyage-long = Cette partie est trop longue pour un lien. Enregistre plutôt son journal de bord dans un fichier : il s’ouvre dans n’importe quel port.
web-move-table = Déplacer cette table
    .hint = Enregistre-la dans un fichier et ouvre-le dans un autre port, avec ou sans serveur, pour y continuer. Le fichier contient aussi les coups cachés : n’y regarde pas.
web-move-save = Enregistrer la table
web-move-came = Ce fichier contient une table : ses joueurs humains partagent cet écran, ses bots continuent à jouer.
web-move-here = Continuer ici
web-move-broken = Ce fichier n’est pas complet : la table qu’il contient est illisible.
web-book = Ouvrir une partie enregistrée
web-book-hint = Choisis le fichier d’une partie enregistrée ou colle son texte : tu peux la regarder, ou continuer à jouer à partir de là.
web-book-came = Ce lien a apporté une partie. Regarde-la, ou continue à jouer à partir de sa fin.
web-book-broken = Ce lien n’est pas complet : la partie qu’il contient est illisible.
web-book-file = Ouvrir le fichier d’une partie
web-book-text = Texte de la partie
web-book-look = Regarder la partie
