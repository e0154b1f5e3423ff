# Ce qui se dit dans le terminal.

terminal-command-help = ? aide help
terminal-command-what = quoi what
terminal-command-rules = règles regles rules
terminal-command-advice = conseil avis advice
terminal-command-why = pourquoi why
terminal-command-more = plus more
terminal-command-review = analyse review
terminal-command-undo = reprendre undo
terminal-command-draw = nulle paix remis
terminal-command-bot = bot
terminal-command-self = moi self
terminal-command-guide = guide
terminal-command-log = journal log
terminal-command-history = historique history
terminal-command-hand = main hand
terminal-command-table = table
terminal-command-save = enregistrer save
terminal-command-quit = fin quitter quit exit

terminal-help =
    Tape le numéro d’un coup, son texte ou le début de son texte.
    Une virgule sépare plusieurs coups ; un navire se nomme une fois : w3 forward, port, f.
    {"  "}? N           ce que vaut et fait le coup N
    {"  "}quoi OBJET    à quoi sert un objet ou une case : quoi e5 ; ? seul : le but du jeu
    {"  "}main          tes cartes, chacune avec son calcul
    {"  "}table         toute la table : ce qui est où, et tous les décomptes jusqu’ici
    {"  "}règles [§]    les règles : ce paragraphe, ou celui de la décision en cours
    {"  "}conseil       ce que ferait un amiral, et pourquoi
    {"  "}pourquoi [N]  pourquoi un bot a joué le coup N ; sans N : le dernier d’un bot
    {"  "}plus          les chiffres derrière cela, et d’autres coups
    {"  "}analyse       après la fin : les coups qui ont compté
    {"  "}reprendre     reprendre ton dernier coup
    {"  "}bot [NIVEAU]  faire jouer un bot pour toi : mousse, matelot, timonier,
    {"                "}capitaine, amiral ; sinon comme le plus fort qui est là
    {"  "}moi           reprendre ta place et jouer toi-même
    {"  "}nulle         finir la partie sans vainqueur, si vous le voulez tous
    {"  "}journal       tout ce qui s’est passé
    {"  "}historique N  la table après le coup N
    {"  "}enregistrer FICHIER
    {"                "}écrire le journal de bord dans un fichier
    {"  "}fin           arrêter ; le journal de bord est conservé
    {"  "}guide         continuer sans le guide de la première partie
    Si un coup porte le nom d’une commande, mets / devant la commande.
terminal-welcome = Bienvenue à bord : { $game }.
terminal-welcome-help = Tape un numéro ou un coup ; ? affiche l’aide.
terminal-try-help = ? affiche l’aide.
terminal-no-number = Il n’y a pas de coup { $number } ; les coups portent les numéros 1 à { $most }.
terminal-curtain = { $name }, c’est ton tour. Ne laisse regarder personne d’autre, puis appuie sur Entrée.
terminal-undone = Coup repris.
terminal-lent = { $level } joue pour { $name }.
terminal-lent-ask = Entrée le fait jouer, « moi » reprend la place.
terminal-lent-only = Un bot joue à cette place. Entrée le fait jouer, « moi » reprend la place, ? affiche l’aide.
terminal-lent-key = { $level } joue pour { $name } (b reprend la place)
terminal-back = { $name } joue de nouveau en personne.
terminal-back-choice = { $name } joue de nouveau en personne
terminal-bot-choice = { $name } : { $level }
terminal-bot-which = Quel bot ? Dis bot et un niveau : { $known }.
terminal-self-which = La place de qui ? Dis moi et un de ces noms : { $names }.
terminal-aim = But : { $aim }
terminal-title-what = Qu’est-ce que c’est ?
terminal-what-which = Que veux-tu savoir ? Dis quoi et un lieu ou un objet, par exemple : { $known }.
terminal-what-unknown = Il n’y a rien ici qui s’appelle « { $written } ». Demande un lieu ou un objet, par exemple : { $known }.
terminal-what-move = Maintenant : { $move }
terminal-what-moves = Maintenant : tu peux t’en servir de { $count } façons.
terminal-past = La table après le coup { $ply } sur { $last } :
terminal-history = Quel coup ? Dis historique et un nombre de 0 à { $last }.
terminal-no-paragraph = { $law } ne se trouve pas dans le livret de règles. Il a : { $known }.
terminal-no-rulebook = Ce jeu n’a pas de livret de règles dans cette langue.
terminal-why-none = Depuis que vous êtes là, aucun bot n’a encore joué.
terminal-why-which = Quel coup ? Dis seulement pourquoi, ou pourquoi et un nombre de 1 à { $last }.
terminal-more-key = (m : plus)
terminal-more-hint = « plus » montre des chiffres et d’autres coups.
terminal-more-none = Il n’y a rien de plus à dire : demande d’abord un conseil.
terminal-look-back = La partie est finie. On peut maintenant demander pourquoi les bots ont joué ainsi (pourquoi N), et « analyse » nomme les coups qui ont compté ; journal, historique N, table et ? répondent encore. Entrée quitte.
terminal-only-looking = La partie est finie ; il n’y a plus rien à jouer. ? affiche l’aide, Entrée quitte.
terminal-save-where = Où ? Dis enregistrer et le nom d’un fichier.
terminal-saved = Le journal de bord est dans { $file }.
terminal-not-kept = Le journal de bord n’a pas pu être écrit dans { $file } : { $why }.
terminal-won = Victoire : { $names }.
terminal-won-together = Victoire commune : { $names }.
terminal-won-nobody = La partie est finie, et personne n’a gagné.
terminal-unfinished = La partie reste inachevée : elle a duré trop longtemps.
terminal-drawn = Partie nulle : tout le monde était d’accord.
terminal-place = { $place }. { $name } : { $result }
terminal-no-place = { $name } : { $result }
terminal-lead = { $changes ->
    [0] { $name } a mené du début à la fin.
    [one] La tête a changé une fois ; { $name } a mené le plus longtemps.
   *[other] La tête a changé { $changes } fois ; { $name } a mené le plus longtemps.
}
terminal-lead-hint = Les chances de gagner après chaque coup, d’après la règle empirique des bots, qui voit tout
terminal-draw-ask = Êtes-vous tous d’accord pour la nulle ? La partie s’arrêterait ici. Tapez oui : 
terminal-draw-yes = oui o
terminal-certain = Vraiment ? Alors tape oui :
terminal-certain-key = Vraiment ? Alors joue-le encore une fois.
terminal-draw-key = Êtes-vous tous d’accord pour la nulle ? Alors d encore une fois.
terminal-kept = Le journal de bord est dans { $file }.
terminal-go-on = Pour continuer : spielhafen { $games }play --resume { $file }

terminal-keys = flèches, Entrée  u retour  , . passé  l log  r règles  s score  i avis  h aide
terminal-keys-past = , . recul, avance  < début  w pourquoi  l log  r règles  Esc fin  h aide
terminal-foot = Échap : retour à la table
terminal-foot-rules = flèches : autre paragraphe · Échap : retour à la table
terminal-foot-end = Échap : regarder la table · puis q : quitter
terminal-title-log = Journal de bord
terminal-title-sheets = Décomptes
terminal-title-advice = Conseil
terminal-title-why = Pourquoi ?
terminal-title-bot = Qui joue à cette place ?
terminal-foot-bot = Entrée : choisir · Échap : retour à la table
terminal-title-help = Touches
terminal-no-sheets = Il n’y a pas encore de décompte.
terminal-not-this = Tu ne peux pas choisir cela maintenant.
terminal-not-your-turn = Ce n’est pas ton tour.
terminal-command-line = Un coup ou son début ; Échap quitte la ligne
terminal-help-keys =
    Les flèches, Tab ou le numéro choisissent une carte ou un coup ;
    Entrée le joue. En dessous, ce qu’il vaut et ce qu’il fait. Sur la
    carte marine, [ ] montre ce que l’on peut choisir, et « » ce qui est
    choisi. Pour les cartes, + est la plus haute, − la plus basse, × une
    carte annulée. Un navire se manœuvre avec les flèches : en haut en
    avant, à gauche et à droite tourner, en bas s’arrêter. Dans une
    flotte, ! doit encore avancer, ■ est une touche.

    {"  "}Entrée     jouer
    {"  "}u          reprendre le dernier coup
    {"  "}, et .     un coup en arrière, en avant ; < au début ; Échap présent
    {"  "}l          le journal de bord ; ▎ marque ce qui a suivi ton coup
    {"  "}r          les règles, au paragraphe de la décision en cours
    {"  "}s          les décomptes jusqu’ici, poste par poste
    {"  "}i          conseil : ce que ferait un amiral, et pourquoi
    {"  "}w          pourquoi un bot a joué ainsi, en dernier ou au coup montré
    {"  "}m          les chiffres derrière un conseil, et d’autres coups
    {"  "}v          après la fin : les coups qui ont compté
    {"  "}d          la nulle, si vous la voulez tous
    {"  "}b          un bot joue pour toi, ou de nouveau toi-même
    {"  "}n          continuer sans le guide de la première partie
    {"  "}:          taper un coup comme il est dans le journal de bord
    {"  "}:quoi e5    à quoi sert ce qui est là, ou un objet par son nom
    {"  "}g          la langue suivante
    {"  "}q          quitter ; le journal reste, et la partie peut continuer
terminal-flag-highest = la plus haute
terminal-flag-lowest = la plus basse
terminal-flag-cancelled = annulée
terminal-foot-sheet = Entrée : continuer

# Ce qui se trouve sous les pièces d’une carte marine
terminal-ground-land = terre
terminal-tiles = └ ─ ┼ lignes pointillées sur l’eau ; là où une case n’en a pas, ▒ terre
terminal-meter = { $what } : reste { $left } sur { $of }
terminal-not-now = Pas maintenant : { $cards }
terminal-standing = Ce qui est où
terminal-no-cards = Tu n’as pas de cartes.
terminal-sign-due = ! doit encore avancer
terminal-sign-hit = ■ une touche
terminal-number-field = un nombre à côté d’une case : ce que coûte le chemin
terminal-number-figure = un nombre à côté d’une pièce : combien il y en a
terminal-about = { $what } : { $told }
terminal-torus = la carte continue au-delà de sa bordure : ce qui en sort rentre en face
terminal-heading = { $title } :
terminal-ground-calm = calme
terminal-ground-guns = sous les canons
terminal-ground-basin = bassin
