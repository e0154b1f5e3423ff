# Ce que dit le noyau, dans tous les jeux.

# Selon quelles règles une table joue
preset-printed = Comme imprimé
    .hint = Les règles imprimées et rien d’autre.
preset-ours = À notre façon
    .hint = Les règles imprimées avec nos améliorations, chacune avec sa raison.
preset-own = Règles au choix
    .hint = Règles imprimées et nôtres, choisies une à une.
preset-rules = { $preset } : { $rules }
option-off = { $option } : non
option-value = { $option } : { $value }
option-variant = Variante
    .hint = Un nom pour ce que tu as changé, par exemple cinq-dés.

captain = Capitaine { $number }

# L’invite, là où un jeu n’a pas de texte à lui
prompt-chance = Un instant …
prompt-wait = C’est à { $seat } de jouer.
prompt-over = { $winners ->
    [0] La partie est finie. Personne n’a gagné.
    [one] Victoire : { $seat }.
   *[other] { $winners } capitaines se partagent la victoire.
}

# Énumérations et noms, là où un jeu n’a pas de textes à lui
listed = { $first }, { $rest }
captain-name = { $seat }

# Un duel à deux dés, là où un jeu n’a pas de textes à lui
zone-duel = Duel
duel-seat = { $seat }
duel-unrolled = { $seat } n’a pas encore lancé le dé
duel-die = { $seat } a fait { $pips }
duel-won = { $seat } a le dé le plus fort.
duel-tie = Les dés sont à égalité.
duel-side = { $who } : { $count ->
    [0] en tout { $total }
   *[other] { $terms }, en tout { $total }
}

# Ce que signifient les signes sur le plateau, là où un jeu ne le dit pas lui-même
use-mark-area = Cela touche tous les navires de cette zone.
mark-kind-area = Zone
use-mark-range = Tu peux arriver jusqu’ici ; le nombre dit combien de pas il faut, ou quel prix cela coûte.
mark-kind-range = À portée
use-mark-way = Tu peux arriver jusqu’ici pendant ce tour : choisis cet endroit, et tous les pas du trajet se font d’un coup.
mark-kind-way = Bout d’un trajet
use-mark-edge = Une tuile posée ici doit s’accorder à ce bord.
mark-kind-edge = Bord
use-mark-route = Le chemin passe par ici.
mark-kind-route = Chemin
use-mark-danger = Un malheur peut arriver ici.
mark-kind-danger = Danger
use-mark-fire = Un tir peut atteindre cet endroit.
mark-kind-fire = Ligne de tir
use-mark-shot = Le tir va d’ici à là.
mark-kind-shot = Tir
use-mark-last = Le dernier coup est passé par ici.
mark-kind-last = Dernier coup

refused-game-over = La partie est finie.
refused-not-now = Ce n’est pas possible maintenant : choisis un des coups proposés.
refused-not-yours = Personne ne décide de cela : c’est le dé ou la pioche.
refused-no-outcome = Ce résultat ne peut pas être tiré ici.

error-unreadable-move = « { $written } » n’est pas un coup de ce jeu.
error-ambiguous-move = « { $written } » peut désigner plusieurs coups : { $readings }.
error-illegal-move = { $written } n’est pas permis. { $why } ({ $law })
error-illegal-move-at-all = { $written } n’est pas permis. { $why }
error-unknown-game = Il n’y a pas de jeu « { $name } » ici. Au port se trouvent : { $known }.
error-game-folder = Aucun jeu ne vient de { $folder } : { $why }
game-folder-empty = il ne contient aucun paquet avec des règles.
game-folder-broken = il ne se charge pas ({ $what }).
game-folder-elsewhere = un autre paquet nommé { $name } est déjà utilisé, venu de { $other }.
error-same-name = Deux jeux s’appellent « { $name } » : l’un se trouve dans { $one }, l’autre dans { $other }. Renomme l’un des deux ou laisse-le de côté.
error-bad-seats = { $seats ->
    [1] Un capitaine, ce n’est pas
   *[other] { $seats } capitaines, ce n’est pas
} le bon nombre : ce jeu se joue { $span ->
    [0] à { $least ->
        [one] un capitaine
       *[other] { $least } capitaines exactement
    }
   *[other] de { $least } à { $most } capitaines
}.
error-bad-option = « { $value } » ne convient pas à la règle maison « { $name } ». Possible : { $allowed }.
error-bad-number = Le nombre « { $name } » va de { $low } à { $high } (imprimé : { $printed }) ; « { $value } » ne convient pas.
error-bad-drawing = Le dessin « { $name } » n’est pas un plateau : { $why }
drawing-no-text = ce n’est pas un texte, ou il est bien trop long.
drawing-signs = il faut { $side } lignes de { $side } signes, parmi « { $signs } ».
drawing-pieces = il ne peut pas être composé avec les tuiles du jeu.
drawing-rules = les tuiles ne sont pas celles du jeu, ou ne sont pas posées comme les règles l’exigent.
error-variant-name = « { $name } » n’est pas un nom de variante. Il se compose de minuscules, de chiffres et de traits d’union, par exemple cinq-dés.
error-variant-empty = La variante « { $name } » ne change rien. Change au moins l’un de ceux-ci : { $known }.
error-unknown-option = Il n’y a pas de règle maison « { $name } ». Il y a : { $known }.
error-no-options = Ce jeu n’a pas de règles maison, donc pas non plus « { $name } ».
error-broken-file = Illisible à l’endroit { $where } : { $why }
error-rules = Une erreur dans les règles du jeu : { $what }. Merci de la signaler.
error-declaration = { $file }, { $field } : { $what }.

broken-at-move = coup { $number }, { $move }
broken-not-an-object = un objet entre accolades était attendu.
broken-missing = il manque.
broken-unknown-field = ce champ est inconnu.
broken-value = la valeur n’est pas du bon genre.
broken-number = { $value } est hors limites ; permis : de { $low } à { $high }.
broken-only-number = { $value } est hors limites ; permis : { $only } seulement.
broken-length = { $found ->
    [0] il n’y a aucune entrée
    [one] il y a une entrée
   *[other] il y a { $found } entrées
} ; { $wanted ->
    [0] il n’en faut aucune
    [one] il en faut une
   *[other] il en faut { $wanted }
}.
broken-length-between = { $found ->
    [0] il n’y a aucune entrée
    [one] il y a une entrée
   *[other] il y a { $found } entrées
} ; il en faut de { $low } à { $high }.
broken-sign = « { $sign } » n’est pas un signe de ce texte ; ses signes sont : { $signs }
broken-signs = { $found ->
    [0] il n’y a aucun signe
    [one] il y a un signe
   *[other] il y a { $found } signes
} ; il en faut { $wanted }.
broken-step = cette étape n’existe pas, ou ses champs ne conviennent pas.
broken-json = ce n’est pas du JSON valide.
broken-other-game = cela ne vient pas du jeu { $game }.
broken-toml = ce n’est pas du TOML : { $why }
broken-variant-field = il n’y a pas de champ « { $field } » ; une variante a : { $known }
broken-rules-version = c’est écrit sous une autre version des règles ; ici, on joue la version { $version }.
broken-seats = le nombre de places ne convient pas.
broken-impossible = à partir d’ici, les règles ne peuvent pas continuer ({ $what }).
broken-nothing-pending = il n’y a plus rien à décider, mais la partie n’est pas finie : quelqu’un doit avoir la main.
broken-field-impossible = avec cette valeur, les règles ne peuvent pas continuer ici. Remets l’ancienne, ou change aussi ce qui en dépend.
broken-too-many = quelque chose se trouve sur la table plus souvent qu’il n’en existe.
broken-at-seat = { $place } (place { $seat })
broken-piece = { $piece } : présent { $found ->
    [2] deux fois
   *[other] { $found } fois
} ; { $exist ->
    [0] il n’en existe aucun.
    [one] il n’en existe qu’un.
   *[other] il n’en existe que { $exist }.
}
broken-count = { $count ->
    [0] aucune pièce n’y est comptée
    [one] une pièce y est comptée
   *[other] { $count } pièces y sont comptées
} ; d’après { $field }, il y en a { $found }.
broken-hidden = { $hidden ->
    [one] une pièce est cachée
   *[other] { $hidden } pièces sont cachées
}, mais { $unseen ->
    [0] il n’en reste aucune.
    [one] il n’en reste qu’une.
   *[other] il n’en reste que { $unseen }.
}
broken-after-the-end = la partie était déjà finie avant.
broken-veiled = cela cache ce que son lecteur n’a pas le droit de savoir, et ne peut donc pas être rejoué.
broken-other-actor = cette décision revient à quelqu’un d’autre.
broken-no-logbook = la première ligne doit être « { $title } ».
broken-no-key = la clé du hasard manque ; seul le journal de bord d’une partie finie la contient.
broken-twice = c’était déjà dit.
broken-line = un journal de bord ne connaît rien de tel que cette ligne.

# Les champs déclarés d’un état
state-number = { $low } … { $high }
state-choice = { $low } … { $high } ({ $names })
state-choice-or-none = { $low } … { $high } ({ $names } ; -1 : aucun)
state-signs = { $count } signes parmi { $signs }
state-signs-or-none = { $count } signes parmi { $signs }, ou vide
state-by-seat = par place : { $each }
state-fixed = { $count } × { $each }
state-up-to = jusqu’à { $most } × { $each }
state-between = de { $fewest } à { $most } × { $each }
state-pieces = jusqu’à { $most } des { $all } pièces : { $each }
state-piece-counts = le nombre de pièces de { $kinds } sortes, { $all } en tout
state-then = { $one } ; { $other }
state-or-empty = vide, ou { $values }
state-tracked = où se trouvent { $pieces } pièces parmi { $places } endroits, et ce que chaque place en sait
state-logs = observations par place
state-public = tous
state-owner = la place elle-même
state-hidden = personne
state-seen = les places qui l’ont vu
state-known = les places dans { $field }
