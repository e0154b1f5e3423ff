# Ghost Ship.

game-title = Ghost Ship
game-line = Pose les îles, puis cherche leurs trésors avant que l’équipage mort ne les reprenne.
game-aim = Rassemble trésors et or : à la fin comptent les points.
game-kind = tuiles

option-ready_made = Mer toute prête
    .hint = Le hasard pose les îles, et le voyage commence aussitôt. Un raccourci à nous, pour une première partie ; dans le jeu imprimé, ce sont les capitaines qui posent les îles.
option-open_symbols = Symboles visibles
    .hint = Un symbole reste visible dès que quelqu’un y est passé.
option-gold_cap = Or plafonné
    .hint = Une pièce d’or compte trois points au plus.
option-meetings = Rencontres
    .hint = Si tous se rencontrent sur une case, ou si les navires ne rencontrent que des navires et les éclaireurs que des éclaireurs.
    .reason = Un éclaireur au fond de la jungle et un navire qui passe ne voient pas les trésors l’un de l’autre.
option-meetings-field = tous sur une case
option-meetings-kind = navires entre eux, éclaireurs entre eux
option-swim = Nager
    .hint = Quel nombre doit être un 4 ou un 5 pour qu’un éclaireur traverse un détroit à la nage.
    .reason = Les points épargnés pour un symbole aident aussi à nager : un seul nombre pour tout le tour.
option-swim-dial = le nombre du cadran
option-swim-number = le nombre du tour avec les points épargnés
option-tables = Tables
    .hint = Trois listes des règles imprimées sont perdues. Choisissez ici ce qui les remplace.
option-tables-house = règles maison
option-tables-plain = simples, sans brelans

# Nombres que les variantes peuvent changer

option-gold_number = Morceaux d’or
    .hint = Combien de morceaux d’or sont posés sur les tuiles entièrement de terre.
option-quiet_rounds = Tours sans trouvaille
    .hint = Après combien de tours où rien n’est ramassé le voyage prend fin.

# Noms

space-free = pas encore de tuile
space-water = pleine mer
space-coast = côte
space-inland = terre seule
space-quest = tuile ?
space-rim = cercle de bordure
space-rim-at = cercle de bordure, { $side ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
} de { $field }
piece-gold = Or
piece-ghost = Le vaisseau fantôme
piece-chip = Trésor face cachée
piece-chip-rock = Trésor face cachée sur un rocher
piece-scout = Éclaireur
piece-s-pirates = Pirates
piece-s-storm = Tempête
piece-s-natives = Indigènes
piece-s-ruins = Ruines
piece-s-vein = Filon d’or
field = { $name }
side = { $side ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
}
rim = la bordure { $side ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
} de { $name }
docked = la rive { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
} de { $name }
on-land = { $name }
on-circle = le cercle de { $name }
kind = { $kind ->
    [1] Pleine mer
    [2] Cap
    [3] Détroit
    [4] Coude
    [5] Baie
   *[6] Terre seule
}
kind-count = { $count } × { $kind ->
    [1] pleine mer
    [2] cap
    [3] détroit
    [4] coude
    [5] baie
   *[6] terre seule
}
tile = { $kind ->
    [1] pleine mer
    [2] cap
    [3] détroit
    [4] coude
    [5] baie
   *[6] terre seule
}{ $kind ->
    [1] {""}
    [6] {""}
   *[other] {" "}(eau { $water })
}
symbol = { $symbol ->
    [pirates] Pirates
    [storm] Tempête
    [natives] Indigènes
    [ruins] Ruines
   *[vein] Filon d’or
}
quest = une tuile ? ({ $symbol })
quest-card = Tuile ? ({ $symbol })
treasure = trésor de valeur { $worth }
worth = { $worth }
number = { $number }
number-between = { $one } ou { $other }
number-sign = { $number }
direction = { $direction ->
    [N] le nord
    [NE] le nord-est
    [E] l’est
    [SE] le sud-est
    [S] le sud
    [SW] le sud-ouest
    [W] l’ouest
   *[NW] le nord-ouest
}
direction-between = un point entre { $one } et { $other }
direction-sign = { $direction ->
    [NW] NO
    [W] O
    [SW] SO
   *[other] { $direction }
}
triplet = { $what ->
    [tailwind] Vent arrière
    [call] Appel du fantôme
    [barter] Troc
   *[mutiny] Mutinerie
}

# La table

zone-quest = Ta tuile ?
zone-lot = Tuiles en main
zone-tiles = Tuiles
zone-dial = Cadran
zone-arrow = Cap du fantôme
zone-treasures = Tes trésors
    .note = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · reste : { $treasures ->
        [one] { $treasures } trésor
       *[other] { $treasures } trésors
    }, or { $gold }
zone-reckoning = Ce qui a été rapporté
stock = { $count ->
    [one] reste { $count } tuile, face cachée
   *[other] restent { $count } tuiles, face cachée
}
aside = Écarté : { $count } × { $kind }
in-hand = { $count ->
    [one] { $kind }
   *[other] { $kind }, au nombre de { $count }
}
dial-shows = Le cadran montre { $number }
dial-rests = Le cadran n’a pas encore tourné
arrow-shows = La flèche montre { $direction }
arrow-rests = La flèche n’a pas encore tourné
gold-card = Or
own-gold = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
}, valant { $worth } chacune
known = { $treasure }, face cachée chez { $seat }, connu de toi
gold-at = or en { $field }
symbol-at = { $symbol } en { $field }
symbol-on = { $symbol } en { $field }{ $numbers ->
    [any] { $more ->
        [0] {""}
       *[other] {" "}: quitter le cercle coûte { $more } de plus
    }
   *[other] {" "}: un éclaireur ne quitte le cercle qu’avec un { $numbers }
}
treasure-at = trésor face cachée en { $field }
rock-at = trésor face cachée sur le rocher { $field }
ship-at = Navire ({ $seat }) : { $place }
scout-at = Éclaireur ({ $seat }) : { $place }
ghost-at = le vaisseau fantôme, au-dessus de { $field }
mark-land = Ce bord doit être de la terre
mark-water = Ce bord a besoin d’une ligne pointillée
fact-gold = or
fact-treasures = { $count ->
    [one] trésor
   *[other] trésors
}
fact-secret = trésors : leur nombre est secret
fact-quests = { $count ->
    [one] tuile ? à poser
   *[other] tuiles ? à poser
}
fact-saved = { $sign ->
    [plus] épargné (en plus)
   *[minus] épargné (en moins)
}
fact-run = deux fois de suite le même nombre
note-run = deux fois { $number } : une troisième { $what ->
    [tailwind] donne 5 points
    [call] déplace le fantôme
    [barter] fait échanger des trésors
   *[mutiny] fait perdre le tour
}
note-by-ship = à terre, près du navire
note-ashore = à terre
note-docked = à quai
sheet-treasures = Trésors
sheet-gold = Or
sheet-points = Points
meter-points = Mouvement

# Ce qui se passe en ce moment

phase-islands = Les îles
phase-round = Manche { $round }
phase-laying = À { $seat } de jouer
phase-turn = À { $seat } de jouer
phase-number = À { $seat } de jouer, nombre { $number }
phase-over = La fin

prompt-anchorage = { $ready ->
    [1] Choisis un coin pour ton navire : tous conviennent.
   *[other] Choisis un coin pour ton navire.
}
prompt-lay-quest = Pose { $quest }.
prompt-lay-tile = Pose tes tuiles : { $tiles ->
    [one] encore une
   *[other] encore { $tiles }
}.
prompt-summons = Choisis où apparaît le vaisseau fantôme.
prompt-put-back = Le vaisseau fantôme a quitté le plateau : choisis où il reparaît.
prompt-outset = { $what ->
    [treasure] Fais tourner le cadran : ensuite, tu prends le trésor.
    [gold] Fais tourner le cadran : ensuite, tu peux ramasser l’or.
    [search] Fais tourner le cadran, ou cherche un navire.
   *[way] Fais tourner le cadran.
}
prompt-picks = L’aiguille est entre deux nombres, { $dial } : choisis-en un.
prompt-uses = Tu as obtenu un { $number }. { $sign ->
    [plus] Ajoutes-tu des points épargnés
   *[minus] Retires-tu des points épargnés
} ? Ceux que tu n’utilises pas sont perdus.
prompt-call = Déplace le vaisseau fantôme : { $fields ->
    [one] encore une case
   *[other] encore { $fields } cases au plus
}.
prompt-barters = Choisis avec qui tu fais un troc.
prompt-at-sea = Continue ta route, ou accoste.
prompt-to-dock = Accoste ici, ou continue ta route.
prompt-to-land = Débarque ici, ou continue ta route.
prompt-short = Reste ici, ou continue ta route.
prompt-at-rock = Prends le trésor maintenant, ou continue ta route.
prompt-sailing = Vogue, ou termine ton tour.
prompt-ashore = Va à pied, ou termine ton tour.
prompt-ashore-treasure = Prends le trésor maintenant, ou continue à pied.
prompt-ashore-gold = Ramasse l’or, ou continue à pied.
prompt-only-treasure = Prends le trésor maintenant.
prompt-only-gold = Ramasse l’or maintenant.
prompt-ashore-circle = Va sur le trésor, ou continue.
prompt-ashore-ship = Embarque, ou continue à pied.
prompt-waits = Tu es au trésor : termine ton tour, et prends-le au prochain.
prompt-stuck = Il n’y a plus rien à faire ici : termine ton tour.
prompt-chance = { $step ->
    [spins] Le cadran tourne …
    [needles] La flèche tourne …
    [seeks] On cherche un navire …
    [casting] On tire au sort …
    [takes-up] On pioche des tuiles …
    [turns-up] Une tuile ? est retournée …
    [ready] On pose la mer …
    [looks] On regarde le trésor …
    [reveal] On montre des trésors …
   *[other] Un trésor est tiré …
}
prompt-over = { $winners ->
    [one] { $ahead ->
        [one] { $seat } a rapporté le plus !
       *[other] { $seat } a gagné, au plus loin du vaisseau fantôme !
    }
   *[other] Plusieurs capitaines se partagent la victoire.
}
result = { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $treasures ->
    [0] aucun trésor
    [one] un trésor
   *[other] { $treasures } trésors
}, { $gold } or
hint-laying = Choisis une tuile : les cases où elle va s’allument. Les chemins de ton navire vers les tuiles ? sont bons.
hint-anchorage = { $ready ->
    [1] Les îles sont tirées au sort ensuite : tous les coins se valent. Loin des autres navires, il y a moins de rivaux.
   *[other] Tous les coins se valent encore : les trésors près du tien seront ceux que tu y poseras.
}
hint-ghost = Il dérive d’une case à chaque rotation. Plus il est loin de ton navire, plus tu es tranquille.
hint-outset = Le nombre dit jusqu’où tu peux aller ; le vaisseau fantôme dérive aussi. Ou reste et épargne un point : il augmente ou diminue de 1 ton prochain nombre.
hint-sailing = Rochers : arrête-toi et prends le trésor au tour suivant. Îles : accoste, débarque, va jusqu’à lui.
hint-number-to-dock = Avec un { $need } ou plus, tu peux accoster ici et débarquer.{ $saves ->
    [0] {""}
   *[other] {" "}Un point épargné augmente ton prochain nombre.
}
hint-short = { $what ->
    [dock] Accoster demande { $need } points, 1 pour accoster et 2 pour débarquer, et tu en as { $left } : reste ici, et accoste au prochain tour avec un { $need } ou plus.
   *[land] Débarquer demande { $need } points, et tu en as { $left } : reste ici, et débarque au prochain tour.
}
hint-held = Tu ne peux quitter ce cercle qu’avec un { $numbers } : { $symbol }.{ $saves ->
    [0] {""}
   *[other] {" "}Un point épargné change de 1 ton prochain nombre.
}
hint-held-take = N’importe quel nombre suffit. Pour quitter ce cercle, il te faut un { $numbers } ({ $symbol }).
hint-take = N’importe quel nombre suffit.{ $numbers ->
    [any] {""}
   *[other] {" "}Pour repartir, il te faut un { $numbers } ({ $symbol }).
}
hint-take-gold = N’importe quel nombre suffit.
hint-searching = Chercher évite le retour à pied : dès { $least }, ton propre navire vient à cette côte.

# Ce que l’on peut faire

offer-corner = Jeter l’ancre en { $field }
offer-lay = Poser en { $field } : { $tile }
offer-ghost = Déplacer le vaisseau fantôme en { $field }
offer-spin = Tourner le cadran
offer-save = { $sign ->
    [plus] Épargner un point (en plus)
   *[minus] Épargner un point (en moins)
}
offer-search = Chercher un navire
offer-number = Prendre le { $number }
offer-use = { $points ->
    [0] En rester à { $number }
   *[other] En faire un { $number }
}
offer-stay = Y laisser le vaisseau fantôme
offer-barter = Troc avec { $other }
offer-sail = Voguer : { $place } ({ $cost })
offer-dock = Accoster { $side } ({ $cost })
offer-land = Débarquer ({ $cost })
offer-walk = Aller en { $field } ({ $cost })
offer-pass = Passer devant le trésor de { $field } ({ $cost })
offer-circle = Sur le cercle de { $field } ({ $cost })
offer-cross = Traverser par la terre ({ $cost })
offer-swim = Traverser à la nage ({ $cost })
offer-board = Embarquer ({ $cost })
offer-take = Prendre le trésor ({ $cost })
offer-dig = Ramasser l’or ({ $cost })
offer-end = Terminer le tour

hint-touching = Chaque case libre touche une autre tuile ?, celle-ci peut donc en toucher par les coins.
hint-quest = { $whose ->
    [yours] Le plus près de toi
   *[other] Plus près de { $seat } que de toi
}. { $rock ->
    [1] Un rocher : ici, c’est un navire qui prend le trésor.
   *[other] Symbole : { $symbol }. { $numbers ->
        [any] { $more ->
            [0] Un éclaireur repart avec n’importe quel nombre.
           *[other] Pour un éclaireur, repartir coûte { $more } de plus.
        }
       *[other] Un éclaireur ne repart qu’avec un { $numbers }.
    }
}
hint-finding = Cela termine ton tour.
hint-save = Tu restes ; ton prochain nombre peut { $sign ->
    [plus] monter
   *[minus] baisser
} de { $points }.
hint-search = Il vient dès { $least }.
hint-arrow = La flèche montre { $direction }.
hint-dock = Débarquer coûte { $cost } de plus.
hint-unknown = Prends le trésor au prochain tour ; un symbole peut t’y retenir.
hint-circle = Prends le trésor au prochain tour.
hint-gold = { $now ->
    [0] Ramasse l’or au prochain tour, pour 1 point.
   *[other] Ramasse l’or aussitôt, pour 1 point de plus.
}
hint-onward = De là, on continue vers { $fields }.
hint-dead-end = Une impasse : aucun chemin ne continue de là.
hint-rock = Reste là, et prends le trésor au prochain tour.
hint-coast = Ton éclaireur peut débarquer ici ({ $land } points) et aller { $what ->
    [gold] à l’or
   *[treasure] au trésor
} de { $field } ({ $cost }).
hint-deck = Ce trésor est pour ton éclaireur, pas pour le navire : accoste ({ $dock }), débarque ({ $land }), va sur le cercle ({ $ring }).
hint-wait = Trésor au prochain tour.
hint-lapse = { $left ->
    [one] Un point de mouvement inutilisé.
   *[other] { $left } points de mouvement inutilisés.
}
warning-saved = Plus de { $most } points épargnés n’aident jamais.
warning-lapse = Tes points épargnés sont perdus.
warning-symbol = { $symbol } : tu ne peux quitter le cercle qu’avec un { $numbers }{ $more ->
    [0] .
   *[other] , et cela coûte { $more } de plus.
}
warning-dearer = { $symbol } : quitter le cercle coûte { $more } de plus.
warning-closes = Son cercle te sera fermé jusqu’à ce que tu sois de nouveau en mer.
warning-leaves = Tu abandonnes le trésor : pour le prendre, reste sur place.

# Pourquoi pas

refused-corner-taken = Un navire s’y trouve déjà : choisis un autre coin.
refused-no-partner = Un troc ne se fait qu’avec un autre capitaine : choisis-en un.
refused-owns-nothing = Ce capitaine n’a pas de trésor : choisis-en un autre.
refused-not-in-hand = Tu n’as pas de telle tuile : pose une des tiennes.
refused-field-taken = Il y a déjà une tuile là : choisis une case libre.
refused-rim-water = Sur la bordure, il faut de l’eau, { $side ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
} : tourne la tuile, ou pose-la ailleurs.
refused-wants-land = Le bord { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
} doit être de la terre : tourne la tuile, ou pose-la ailleurs.
refused-wants-water = Le bord { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
} doit être de l’eau : tourne la tuile, ou pose-la ailleurs.
refused-half-full = Cette moitié a déjà dix tuiles ? : utilise l’autre.
refused-shuts-in = Il y aurait ainsi plus de cases entourées de terre qu’il n’y a de tuiles de terre seule : pose-la ailleurs.
refused-touches = Deux tuiles ? ne peuvent pas être côte à côte : pose-la ailleurs.
refused-touches-corner = Il y a des cases où elle ne touche aucune autre tuile ? : choisis-en une.
refused-not-middle = Le vaisseau fantôme ne peut apparaître qu’au milieu : choisis D5 ou D6.
refused-ghost-too-far = { $how ->
    [here] Le vaisseau fantôme s’y trouve déjà : choisis une case à côté, ou laisse-le où il est.
    [near] Cela fait { $far } cases, et il peut en faire { $left } : envoie-le case par case.
   *[far] Trop loin : { $far } cases, et le vaisseau fantôme peut encore en faire { $left }.
}
refused-not-shown = L’aiguille ne montre pas ce nombre : choisis l’un des deux.
refused-too-many = Tu ne peux pas utiliser autant de points : prends-en moins.
refused-other-sign = Tu épargnes déjà dans l’autre sens : continue ainsi, ou fais tourner le cadran.
refused-counter-full = Tu ne peux pas épargner plus de points : fais tourner le cadran.
refused-scout-aboard = Ton éclaireur est à bord : débarque d’abord.
refused-scout-ashore = Ton éclaireur est à terre : déplace-le, ou embarque d’abord.
refused-inland = À l’intérieur des terres, tu ne peux pas trouver de navire : va d’abord sur une côte.
refused-ship-is-here = Ton navire est justement ici : fais tourner le cadran, et embarque.
refused-too-dear = Cela coûte { $cost }, et tu as { $left } : fais quelque chose de moins cher, ou termine ton tour.
refused-no-route = Aucune ligne pointillée n’y mène : choisis un cercle où il en mène une.
refused-too-far-to-sail = { $how ->
    [here] Ton navire y est déjà : vogue ailleurs, ou termine ton tour.
    [none] Aucune ligne pointillée n’y mène : vogue ailleurs.
    [near] Tout le trajet coûte { $cost }, et tu as { $left } : vogue d’un cercle au suivant.
   *[far] Trop loin : le trajet coûte { $cost }, et tu as { $left }.
}
refused-no-shore = Il n’y a pas de rive où accoster là : choisis-en une autre, ou continue ta route.
refused-shore-name = Cette rive porte le nom d’un autre côté : { $shore ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
}.
refused-docked-already = Tu y as déjà accosté : débarque, ou continue ta route.
refused-dock-rest = Accoster demande { $need } points, car il doit en rester { $rest } pour débarquer, et tu en as { $left } : termine ton tour ici, et accoste avec un { $need } ou plus.
refused-not-docked = D’ici, tu ne peux pas débarquer : accoste d’abord avec le navire.
refused-no-path = Aucun chemin de terre n’y mène : passe par un bord qui est de la terre.
refused-other-paths = Aucun chemin n’y mène : d’ici, on va vers { $fields }.
refused-other-side = De ce cercle, ton éclaireur ne peut continuer que du côté d’où il est venu : choisis-y une case, ou embarque.
refused-too-far-to-walk = { $how ->
    [here] Ton éclaireur y est déjà : va ailleurs, ou termine ton tour.
    [none] Aucun chemin de terre n’y mène : va ailleurs ou embarque.
    [near] Tout le trajet coûte { $cost }, et tu as { $left } : va d’une case à la suivante.
   *[far] Trop loin : le trajet coûte { $cost }, et tu as { $left }.
}
refused-no-circle = Il n’y a pas de cercle pour un éclaireur ici : choisis une autre case.
refused-closed = Tu as déjà mis pied sur la terre de cette case : son cercle t’est fermé jusqu’à ce que tu sois de nouveau en mer. Va ailleurs.
refused-on-circle = Du cercle, tu ne peux aller que sur une autre case ou à bord.
refused-no-strait = Il n’y a pas de détroit ici : continue par la terre.
refused-other-island = L’autre côte fait partie d’une autre île : traverse à la nage, ou va ailleurs.
refused-sharks = Des requins ! Tu ne peux nager qu’avec un 4 ou un 5 : attends, ou longe la côte.
refused-not-sole = Nager coûte un tour entier, et tu as déjà fait quelque chose pendant celui-ci : nage au prochain.
refused-not-moored = Ton navire n’est pas ici : retourne vers lui, ou cherches-en un autre au prochain tour.
refused-held-back = { $symbol ->
    [pirates] Les pirates ne laissent partir personne
    [storm] La tempête est trop forte
    [natives] Les indigènes te retiennent
    [ruins] Les ruines sont un dédale sans issue
   *[vein] Le filon d’or te retient
} : avec ce nombre, tu ne te libères pas. Réessaie au prochain tour.
refused-no-treasure = Il n’y a pas de trésor ici : va sur un cercle où il y en a un.
refused-by-scout = Un navire ne peut pas prendre ce trésor : accoste, débarque et envoie ton éclaireur sur son cercle.
refused-not-yet = Tu ne peux prendre un trésor que là où ton tour commence : termine ce tour ici, et prends-le au prochain.
refused-no-gold = Il n’y a pas d’or ici : va sur une case avec de l’or.

# Le journal de bord

event-first = { $seat } commence : le sort en a décidé.
event-corner = { $seat } jette l’ancre en { $field }.
event-turn-up = { $seat } retourne { $quest }.
event-lay = { $seat } pose en { $field } : { $mask }.
event-reseating = Il n’y a pas de place pour la tuile ? ({ $seat }) : d’autres doivent céder la leur.
event-makes-room = La tuile ? en { $field } est reprise.
event-seated = En { $field } se trouve maintenant { $quest }.
event-lot = { $seat } pioche des tuiles : { $items }.
event-puts-aside = { $seat } écarte ses autres tuiles : elles ne vont nulle part.
event-finishing = Les dernières cases sont remplies avec toutes les tuiles qui restent.
event-settles = En { $field } vient : { $mask }.
event-lifts = La tuile en { $field } est reprise pour un échange.
event-sea = Le hasard a posé la mer. Ses symboles : { $symbols }.
event-complete = La mer est complète. Trésors et or sont cachés sur les îles.
event-ghost = { $why ->
    [left] Le vaisseau fantôme quitte le plateau : { $seat } le replace en { $field }.
    [called] { $seat } envoie le vaisseau fantôme en { $field }.
   *[begins] { $seat } place le vaisseau fantôme en { $field }.
}
event-turn = Manche { $round } · { $seat }
event-spin = { $seat } fait tourner le cadran.
event-dial = Il montre { $dial }.
event-needle = La flèche montre { $arrow }.
event-number = { $seat } prend le { $number }.
event-triplet = { $seat } a obtenu trois fois le même nombre : { $what } ! { $effect ->
    [tailwind] Le tour a 5 points.
    [call] Le vaisseau fantôme peut être envoyé plus loin.
    [barter] Des trésors sont échangés, si les deux en ont un.
   *[mutiny] Ni pas ni trésor pendant ce tour.
}
event-drifts = Le vaisseau fantôme dérive en { $field }.
event-stay = { $seat } laisse le vaisseau fantôme où il est.
event-lose = Le vaisseau fantôme prend à { $seat } un { $chip } (tiré par { $neighbour }).
event-robbed-veiled = Le vaisseau fantôme prend un trésor à { $seat }.
event-spared = Le vaisseau fantôme ne trouve aucun trésor chez { $seat }.
event-barter = { $seat } fait un troc avec { $other }.
event-draw = { $seat } tire un { $chip } chez { $other }.
event-draws-veiled = { $seat } tire un trésor chez { $other }.
event-draws-back-veiled = { $other } tire un trésor chez { $seat }.
event-save = { $seat } épargne un point { $sign ->
    [plus] en plus
   *[minus] en moins
}.
event-use = { $points ->
    [0] { $seat } n’utilise aucun point épargné.
    [one] { $seat } utilise un point épargné.
   *[other] { $seat } utilise { $points } points épargnés.
}
event-search = { $seat } guette un navire.
event-found = Un navire ! Il est là où se trouve l’éclaireur ({ $seat }).
event-missed = { $seat } ne voit aucun navire.
event-sail = { $seat } vogue : { $place }{ $by ->
    [rim] , le long de la bordure
   *[route] {""}
}.
recap-steps = { $seat } fait { $count } pas.
event-dock = { $seat } accoste { $shore }.
event-land = { $seat } débarque en { $field }.
event-walk = { $seat } va en { $field }.
event-circle = { $seat } entre sur le cercle de { $field }.
event-cross = { $seat } passe sur l’autre côte.
event-swim = { $seat } traverse le détroit à la nage.
event-board = { $seat } embarque.
event-glimpse = Le symbole en { $field } : { $symbol }.{ $numbers ->
    [any] { $more ->
        [0] {""}
       *[other] {" "}Quitter le cercle coûte { $more } de plus à un éclaireur.
    }
   *[other] {" "}Un éclaireur ne quitte le cercle qu’avec un { $numbers }.
}
event-take = { $seat } prend le trésor en { $field }.
event-chip = { $seat } trouve un { $chip }.
event-looks-veiled = { $seat } le regarde.
event-dig = { $seat } ramasse l’or en { $field }.
event-end = { $seat } termine son tour.
event-meeting = Une rencontre : { $met }.
event-show = { $seat } montre { $count ->
    [one] un trésor de valeur { $items }
   *[other] { $count } trésors : { $items }
}.
event-reveal-veiled = { $seat } montre des trésors.
event-empty-handed = { $seat } n’a aucun trésor à montrer.
event-quiet = Depuis { $rounds } manches, personne n’a rien trouvé : le voyage est abandonné.
event-last = Le voyage est fini. Qu’a-t-on rapporté ?
event-score = { $seat } : { $treasures } pour des trésors, or { $gold } × { $worth } : { $total } { $total ->
    [one] point
   *[other] points
}.
event-consolation = { $seat } a plus de trésors que tous les autres, et donc la victoire morale.
event-reckoning = { $ahead ->
    [one] On compare les points.
   *[other] Plusieurs capitaines ont le plus de points : on regarde maintenant qui est le plus loin du vaisseau fantôme.
}

# Ce que l’on cherche, et à quoi sert chaque chose.

aim-laying = Pose les trésors près de toi : tu iras les chercher.
aim-ready = Choisis un coin : bientôt, cap sur les trésors.
aim-ready-voyage = Rassemble trésors et or : à la fin, les points comptent.
delegate-held = Jouer jusqu’à ce que je sois libre
delegate-laying = Poser le reste pour moi
aim-card-1 = Tu veux des trésors et de l’or : quand tout est trouvé, le plus de points gagne.
    .art = chip
aim-card-2 = D’abord, vous posez les îles. Sur chaque tuile ?, il y aura un trésor : pose-les près de ton coin.
    .art = ring-q
aim-card-3 = Puis tu tournes le cadran et avances d’autant : ton navire prend les trésors des rochers, ton éclaireur ceux des îles.
    .art = sloop
aim-card-4 = Le vaisseau fantôme (« Ghost Ship » en anglais) dérive à chaque rotation et prend un trésor à tous ceux sur la case desquels il arrive.
    .art = ghost
aim-card-5 = Les trésors comptent de 1 à 4 points ; une pièce d’or compte 1, ou autant de points que tu as de trésors de valeur 1.
    .art = gold
aim-ready-card-2 = Les îles sont déjà posées, et un trésor est sur chaque tuile ?. (Notre raccourci : dans le jeu imprimé, vous les posez d’abord.)
aim-ready-voyage-card-2 = Les îles sont déjà posées, et un trésor est sur chaque tuile ?. (Notre raccourci : dans le jeu imprimé, vous les posez d’abord.)

use-space-free = Une tuile va ici si eau et terre s’accordent avec toutes ses voisines.
    .paragraph = §9
use-space-water = Les navires suivent les lignes pointillées, un point de mouvement pour chaque pas.
    .paragraph = §20
use-space-coast = Les navires suivent les lignes pointillées et accostent à la rive, où l’éclaireur débarque.
    .paragraph = §22
use-space-inland = Seuls les éclaireurs viennent ici, pour trois points de mouvement ; sur de telles cases peut se trouver de l’or.
    .paragraph = §23
use-space-quest = Un trésor : sur un rocher pour un navire, sur une île pour un éclaireur. Va sur le cercle, prends-le au tour suivant. Le symbole dit avec quels nombres on repart.
    .paragraph = §26
use-space-rim = Sur la bordure, les navires vont de cercle en cercle pour trois points de mouvement chacun, et le vaisseau fantôme n’y vient jamais.
    .paragraph = §21
use-piece-chip = Envoie ton éclaireur sur ce cercle ; au prochain tour tu pourras prendre le trésor pour 1 point de mouvement. Cela termine le tour.
    .paragraph = §28
use-piece-chip-rock = Un rocher : vogue jusqu’ici ; au prochain tour ton navire pourra prendre le trésor pour 2 points de mouvement. Cela termine le tour.
    .paragraph = §28
use-piece-gold = Un éclaireur qui est ici le ramasse pour un point de mouvement ; cela termine le tour.
    .paragraph = §29
use-piece-ghost = Il dérive d’une case à chaque rotation ; tous ceux sur la case desquels il arrive perdent un trésor.
    .paragraph = §17
use-piece-s = Il décide avec quel nombre du tour un éclaireur peut quitter ce cercle.
    .paragraph = §26
use-piece-s-pirates = Un éclaireur ne peut quitter ce cercle qu’avec un 5.
    .paragraph = §26
use-piece-s-storm = Un éclaireur ne peut quitter ce cercle qu’avec un 2 ou un 3 ; avec les « tables simples », avec n’importe quel nombre, pour un point de mouvement de plus.
    .paragraph = §26
use-piece-s-natives = Un éclaireur ne peut quitter ce cercle qu’avec un 2 ou un 4 ; avec les « tables simples », avec n’importe quel nombre, pour un point de mouvement de plus.
    .paragraph = §26
use-piece-s-ruins = Un éclaireur ne peut quitter ce cercle qu’avec un 3 ou un 5 ; avec les « tables simples », avec n’importe quel nombre, pour un point de mouvement de plus.
    .paragraph = §26
use-piece-s-vein = Un éclaireur peut quitter ce cercle avec n’importe quel nombre, pour un point de mouvement de plus.
    .paragraph = §26
use-piece-scout = { $whose ->
    [yours] Ton éclaireur va par la terre de case en case et prend trésors et or ; ton navire attend à la rive.
   *[other] Cet éclaireur va par la terre et prend trésors et or pendant que son navire attend.
}
    .paragraph = §23
use-piece-sloop = { $whose ->
    [yours] Ton navire suit les lignes pointillées, un point de mouvement pour chaque pas, et accoste aux rives.
   *[other] Les navires ne se barrent jamais la route ; s’arrêter sur la même case, c’est montrer ses trésors aux autres.
}
    .paragraph = §20
use-card-stock = Chacun à son tour en prend dix tuiles à poser, jusqu’à ce qu’il n’y en ait plus.
    .paragraph = §8
use-card-aside = Ces tuiles n’allaient nulle part ; à la fin, elles combleront peut-être un vide.
    .paragraph = §10
use-card-tile-1 = De l’eau des quatre côtés : choisis-la et pose-la où elle va.
    .paragraph = §9
use-card-tile-2 = De l’eau de trois côtés : choisis-la, tourne-la et pose-la où elle va.
    .paragraph = §9
use-card-tile-3 = De l’eau de deux côtés opposés, deux côtes entre eux : choisis-la, tourne-la et pose-la où elle va.
    .paragraph = §9
use-card-tile-4 = De l’eau de deux côtés qui se touchent : choisis-la, tourne-la et pose-la où elle va.
    .paragraph = §9
use-card-tile-5 = De l’eau d’un côté : choisis-la, tourne-la et pose-la où elle va.
    .paragraph = §9
use-card-tile-6 = De la terre des quatre côtés : sur de telles cases, il y aura de l’or.
    .paragraph = §9
use-card-s = Il y aura un trésor ici ; pose-la où elle va et où aucune autre tuile ? n’est autour.
    .paragraph = §6
use-card-chip = Un trésor ; sa valeur compte à la fin, si le vaisseau fantôme ne le prend pas avant.
    .paragraph = §34
use-card-fruit = Un trésor ; sa valeur compte à la fin, si le vaisseau fantôme ne le prend pas avant.
    .paragraph = §34
use-card-gold = Elle compte autant de points que tu as de trésors de valeur 1, et au moins un.
    .paragraph = §34
use-fact-chip = Autant de trésors de 1 à 4 points chacun ; seul leur propriétaire sait ce qu’ils valent.
    .paragraph = §31
use-fact-gold = Chaque pièce compte autant de points que l’on a de trésors de valeur 1, et au moins un.
    .paragraph = §34
use-fact-knot = Des points épargnés, qui changent le nombre de la prochaine rotation, jusqu’à 5 ou jusqu’à 2.
    .paragraph = §19
use-fact-run = Un nombre obtenu trois fois de suite : 2 donne 5 points, 3 envoie le vaisseau fantôme jusqu’à trois cases plus loin, 4 fait échanger un trésor, 5 fait perdre le tour.
    .paragraph = §18
use-fact-ring-q = Autant de tuiles ? restent à poser ; sur chacune, il y aura un trésor.
    .paragraph = §6
use-zone-arrow = La flèche dit où dérive le vaisseau fantôme, d’une case à chaque rotation.
    .paragraph = §16
use-zone-dial = Le nombre obtenu est celui de tes points de mouvement pendant ce tour.
    .paragraph = §15
use-zone-hand = Choisis une tuile, puis une case où elle va ; elle se tourne d’elle-même, ou tu la tournes.
    .paragraph = §9
use-zone-own = Ce que tu as rassemblé ; à la fin, le plus de points gagne.
    .paragraph = §34
use-zone-tiles = Les tuiles qui restent, et celles qui ont été écartées parce qu’elles n’allaient nulle part.
    .paragraph = §8
use-zone-reckoning = Les points de tous : les trésors, et l’or selon le nombre de trésors de valeur 1.
    .paragraph = §34
use-meter = Les points de mouvement de ce tour : un pas en mer en coûte un, à terre le plus souvent deux.
    .paragraph = §14
use-mark-range = Tu peux arriver jusqu’ici ; le nombre est le prix en points de mouvement.
    .paragraph = §14

# Pourquoi un bot joue ainsi.

feature-unit = { $count ->
    [one] point
   *[other] points
}
feature-quests = des tuiles ? plus près de son propre coin
    .less = des tuiles ? plus loin de son propre coin
    .plain = plus de trésors se trouveront à proximité
feature-treasures = des trésors de plus de valeur
    .less = des trésors de moins de valeur
    .plain = cela rapporte plus de trésors
feature-gold = de l’or de plus de valeur
    .less = de l’or de moins de valeur
    .plain = cela rapporte plus d’or
feature-promise = plus de trésors de valeur 1 pour l’or à venir
    .less = moins de trésors de valeur 1 pour l’or à venir
    .plain = l’or encore à trouver prend de la valeur
feature-next = de meilleures perspectives pour la prochaine trouvaille
    .less = de moins bonnes perspectives pour la prochaine trouvaille
    .plain = le prochain trésor est plus vite à portée
feature-ghost = moins de danger venant du vaisseau fantôme
    .less = plus de danger venant du vaisseau fantôme
    .plain = le navire est mieux à l’abri du vaisseau fantôme
feature-rivals = le rival le plus fort s’affaiblit
    .less = le rival le plus fort se renforce
    .plain = le rival le plus fort obtient moins

# Les champs d’une position, comme on les nomme en la modifiant

field-round = Manche
field-turn = À qui de jouer
field-first = Désigné par le sort
field-starter = Commence le voyage
field-sea = Tuiles, en chiffres
field-quests = Trésors sur les cases
field-order = Ordre des trésors
field-facedown = Pas encore retournés
field-dealt = Trésors à retourner
field-turned = Trésor retourné
field-stock = Tuiles restantes, par sorte
field-lot = Tuiles piochées
field-aside = Tuiles écartées
field-items = Trésors et or sur la carte
field-visited = Symboles vus
field-glimpse = Case montrée
field-ships = Navires
field-scouts = Éclaireurs
field-landed = Où les éclaireurs ont débarqué
field-closed = Fermé à l’éclaireur
field-gold = Or
field-chips = Trésors et qui les connaît
field-held = Trésors à chaque endroit
field-ghost = Vaisseau fantôme
field-dial = Cadran
field-arrow = Flèche
field-spins = Rotations de la flèche
field-number = Nombre obtenu
field-used = Points épargnés utilisés
field-points = Nombre du tour
field-left = Points restants
field-moved = A bougé pendant ce tour
field-changed = A changé de case
field-runs = Dernier nombre obtenu
field-times = Combien de fois de suite
field-saved = Points épargnés
field-quiet = Tours sans événement
field-scores = Points à la fin
field-trail = Ce que les joueurs ont vu
