# Bac à sable : n’importe quelle position, jouée librement

sandbox-title = Bac à sable
sandbox-hint = Ici, tu joues pour tous, tu reprends ce que tu veux et tu décides du hasard. Cela ne compte pas comme une partie, et les dés ne prouvent rien.
sandbox-try = Essayer dans le bac à sable
sandbox-from-here = Bac à sable à partir d’ici
sandbox-new = Bac à sable : composer une position
sandbox-list-mark = Bac à sable
sandbox-start = Depuis le début d’un jeu
sandbox-seats = Joueurs
sandbox-open = Mettre en place
sandbox-opening = Mise en place …
sandbox-text = Depuis un texte
sandbox-text-hint = Colle un fichier de position, ou des lignes comme dans les exemples d’un livret de règles (pour le jeu choisi plus haut). « Enregistrer », dans un bac à sable, te donne un fichier de position.
sandbox-file = Ouvrir un fichier de position
sandbox-link-came = Ce lien contient une position du jeu { $game }.
sandbox-link-broken = Ce lien ne contient pas de position lisible. Il a peut-être été coupé en route.
sandbox-take-back = Reprendre
sandbox-back = Retour à la partie
sandbox-bots = Faire jouer les bots
sandbox-bots-stop = Arrêter les bots
sandbox-bots-level = Niveau des bots
sandbox-chance = Dés et cartes
sandbox-chance-draw = au hasard
sandbox-chance-choose = à mon choix
sandbox-chance-due = Décide de ce qu’apporte le hasard :
sandbox-chance-due-many = C’est au hasard de jouer.
sandbox-chance-take = Que cela arrive
sandbox-outcomes = Issues
sandbox-roll = Laisser faire le hasard
sandbox-share-of = { $percent } %
sandbox-edit = Modifier
sandbox-edit-title = Modifier la position
sandbox-edit-hint = Change ce que tu veux, puis applique. L’impossible est refusé avec sa raison ; rien ne change alors.
sandbox-edit-apply = Appliquer
sandbox-edit-undo = Annuler cette modification
sandbox-edit-turn = À qui de jouer
sandbox-edit-none = rien
sandbox-edit-add = Ajouter
sandbox-edit-remove = Enlever { $name }
sandbox-edit-steps = Ce qui vient ensuite (pour spécialistes)
sandbox-edit-move = Déplacer des pièces
sandbox-edit-move-hint = Fais glisser une pièce vers sa nouvelle case, ou clique sur l’une puis sur l’autre. Échap termine.
sandbox-edit-moved = Pièce déplacée.
sandbox-edit-applied = Appliqué.
sandbox-edit-entry = Entrée { $number }
sandbox-edit-others = Repères des règles
sandbox-piece-stays = Cette pièce ne peut pas être mise là à la main. Un champ du formulaire le permet peut-être.
sandbox-command-chance = hasard chance
sandbox-terminal-hint = Un bac à sable : tu joues pour tous et tu reprends sans limite. « hasard » te laisse décider du hasard, ou le rend à lui-même ; « bot » fait jouer des bots.
sandbox-terminal-chance = Entre un numéro ou une issue, ou appuie sur Entrée pour laisser faire le hasard.
sandbox-share = Lien
sandbox-share-hint = Ce lien contient toute la position ; il s’ouvre dans n’importe quel Spielhafen.
sandbox-save = Enregistrer
sandbox-none = Ce n’est pas un bac à sable.
sandbox-no-proof = Dans le bac à sable, le hasard se décide et se reprend ; il n’y a donc rien à prouver.
sandbox-no-review = Un bac à sable ne compte pas comme une partie et peut à tout moment être repris et rejoué ; il n’a donc ni bilan ni analyse.
sandbox-no-chance = Ce n’est pas au hasard de jouer maintenant.
sandbox-nothing = Indique une position, un exemple, un instant d’une table ou un jeu.
sandbox-later = Tant que la partie dure, elle cache des choses. Une fois finie, chacun de ses instants s’ouvre dans le bac à sable.
sandbox-no-example = Cet exemple n’existe pas, ou ne peut pas être continué.
sandbox-other-game = D’autres nombres de joueurs ou règles maison demandent un nouveau bac à sable.

# Énigmes

puzzles-title = Énigmes
puzzles-hint = Des positions tirées de parties entre bots, où un coup est à coup sûr le meilleur. Trouve-le !
puzzles-today = Énigme du jour
puzzles-solved-count = { $solved } sur { $all } résolues
puzzles-none = Il n’y a pas encore d’énigmes.
puzzle-number = Énigme { $number }
puzzle-easy = facile
puzzle-medium = moyenne
puzzle-hard = difficile
puzzle-solve = Résoudre
puzzle-solved = résolue
puzzle-ask = Quel coup est le meilleur ?
puzzle-hint = Indice
puzzle-hint-touch = Regarde par ici.
puzzle-hint-reason = L’enjeu : { $reason }.
puzzle-hint-none = Sur { $moves } coups, un seul est à coup sûr meilleur que tous les autres.
puzzle-show = Voir la solution
puzzle-again = Encore une fois
puzzle-next = Énigme suivante
puzzle-all = Toutes les énigmes
puzzle-play-on = Continuer dans le bac à sable
puzzle-right = Bravo ! C’est le meilleur coup.
puzzle-wrong-slight = Pas mal ! Mais il y a un coup un peu meilleur : le tien gagne environ { $games ->
        [one] une partie
       *[other] { $games } parties
    } de moins sur cent.
puzzle-wrong-clear = Pas le meilleur. Le meilleur coup gagne environ { $games ->
        [one] une partie
       *[other] { $games } parties
    } de plus sur cent.
puzzle-wrong-great = Cela coûte cher : le meilleur coup gagne environ { $games ->
        [one] une partie
       *[other] { $games } parties
    } de plus sur cent.
puzzle-solution = Le meilleur coup est : { $move }
puzzle-why = Pourquoi : { $reasons }
puzzle-second = Le deuxième meilleur coup gagne environ { $games ->
        [one] une partie
       *[other] { $games } parties
    } de moins sur cent.
puzzle-missed = Les bots des niveaux moyens le manquent dans { $percent } essais sur 100.
puzzle-unknown = Cette énigme n’existe pas.
puzzle-command-hint = indice hint
puzzle-command-show = solution show
puzzle-terminal-keys = Entre un coup, ou « indice », « solution », « fin ».
