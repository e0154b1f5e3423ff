# Seeschlacht.

game-title = Seeschlacht
game-line = Trois navires marchands, sept navires de guerre, un même vent pour tous : fais passer ton convoi tandis que les canons parlent.
game-aim = Mène tes navires marchands au but avant l’adversaire.
game-kind = combat

option-short = Partie courte
    .hint = Les navires marchands sont chargés dès le début et comptent dès qu’ils arrivent. Conseillée pour la première partie.
option-batteries = Batteries côtières
    .hint = Si elles attendent que tu leur nommes une cible.
    .reason = Une batterie n’a rien à perdre à tirer : personne ne la retiendrait jamais.
option-batteries-told = tirent sur ordre
option-batteries-alone = tirent d’elles-mêmes
option-late_wind = Vent, même si tous les navires restent
    .hint = Le vent peut être changé même pendant un tour où aucun navire n’est obligé de se déplacer.
    .reason = Un tour où tous les navires restent est plus vite fini.
option-avoid_rams = Éperonner seulement si c’est inévitable
    .hint = Un navire ne peut pas aller contre un autre tant qu’il a n’importe quel autre chemin.
option-neutral_guns = Canons dans le port neutre
    .hint = Les navires marchands peuvent tirer depuis le port neutre.
option-elimination = Le dernier camp marchand gagne
    .hint = Dans la partie longue, le seul camp qui a encore des navires marchands a gagné.
option-encounter = Rencontre en mer
    .hint = Deux navires marchands et trois navires de guerre par camp se rencontrent en mer. Une mise en place à nous, pour une première bataille ; le jeu imprimé commence au port, avec dix navires.

# Nombres que les variantes peuvent changer

option-first_points = Points de la première arrivée
    .hint = Ce que rapporte le premier navire marchand arrivé dans la partie courte ; chaque suivant rapporte un point de moins.
option-merchants_number = Navires marchands
    .hint = Combien de navires marchands possède chaque camp.
option-warships_number = Navires de guerre
    .hint = Combien de navires de guerre possède chaque camp.
option-quiet_turns = Tours calmes avant la fin
    .hint = Après combien de tours de suite où rien ne se passe la bataille est finie.
option-most_turns = Tours avant la fin
    .hint = Après combien de tours la bataille est finie dans tous les cas.

# Noms

chart-white-home = Port d’attache des Blancs
chart-yellow-home = Port d’attache des Jaunes
chart-white-goal = Destination des Blancs
chart-yellow-goal = Destination des Jaunes
chart-neutral = Port neutre
space = { $name }
space-berth = mouillage
space-berth-dotted = mouillage marqué
space-battery = case d’une batterie
space-basin = port
direction = { $direction } ({ $direction ->
    [1] nord-est
    [2] est
    [3] sud-est
    [4] sud-ouest
    [5] ouest
   *[6] nord-ouest
})
direction-sign = { $direction ->
    [none] ·
   *[other] { $direction }
}
colour = { $colour ->
    [yellow] jaune
    [blue] bleu
   *[red] rouge
}
wind = { $colour ->
    [yellow] Vent faible
    [blue] Vent moyen
   *[red] Vent fort
} { $way }
wind-way = { $from ->
    [1] du nord-est vers le sud-ouest
    [2] de l’est vers l’ouest
    [3] du sud-est vers le nord-ouest
    [4] du sud-ouest vers le nord-est
    [5] de l’ouest vers l’est
   *[6] du nord-ouest vers le sud-est
}
wind-to = { $from ->
    [1] vers le sud-ouest
    [2] vers l’ouest
    [3] vers le nord-ouest
    [4] vers le nord-est
    [5] vers l’est
   *[6] vers le sud-est
}
fleet = { $side ->
    [white] Flotte blanche
   *[yellow] Flotte jaune
}
ship = { $ship ->
    [w1] w1 Martha
    [w2] w2 Bertha
    [w3] w3 Agnes
    [w4] w4 Vega
    [w5] w5 Rigel
    [w6] w6 Sirius
    [w7] w7 Altair
    [w8] w8 Deneb
    [w9] w9 Spica
    [w10] w10 Mira
    [y1] y1 Clara
    [y2] y2 Dora
    [y3] y3 Emma
    [y4] y4 Boreas
    [y5] y5 Zephyr
    [y6] y6 Mistral
    [y7] y7 Bora
    [y8] y8 Notus
    [y9] y9 Scirocco
    [y10] y10 Levante
   *[none] aucun navire
}
ship-kind = { $kind ->
    [merchant] navire marchand
   *[warship] navire de guerre
}

# La table

zone-wind = Vent · cases
zone-dice = Dés
die-colour = { $colour ->
    [yellow] Dé de couleur : jaune
    [blue] Dé de couleur : bleu
    [red] Dé de couleur : rouge
   *[none] Dé de couleur
}
die-number = { $number ->
    [none] Dé de nombre
   *[other] Dé de nombre : { $number }
}
zone-score = { $next ->
    [0] Points
   *[other] Points (but +{ $next })
}
ship-at = { $ship }, { $kind }, en { $space }, cap { $heading }{ $hits ->
    [0] {""}
    [one] , une touche
   *[other] , { $hits } touches
}{ $loaded ->
    [yes] , chargé
   *[no] {""}
}
fleet-row = { $state ->
    [sunk] coulé
    [arrived] arrivé
    [must-sail] doit encore avancer
    [heavy] gravement touché
    [loaded] chargé
    [must-sail-heavy] doit encore avancer, gravement touché
    [must-sail-loaded] doit encore avancer, chargé
    [heavy-loaded] gravement touché, chargé
   *[must-sail-heavy-loaded] doit encore avancer, gravement touché, chargé
}
fact-afloat = { $count ->
    [one] navire
   *[other] navires
}
fact-loaded = avec cargaison
fact-points = { $count ->
    [one] point
   *[other] points
}
meter-steps = Pas
mark-route = { $ship } : { $steps ->
    [one] un pas
   *[other] { $steps } pas
}
mark-fire = { $line ->
    [1] Touche sur jaune, une fois sur trois
    [2] Touche sur bleu, une fois sur trois
   *[3] Touche sur rouge, une fois sur trois
}
mark-line = { $line ->
    [1] Jaune touche (1 sur 3)
    [2] Bleu touche (1 sur 3)
   *[3] Rouge touche (1 sur 3)
}
mark-shot = { $ship } tire sur { $target } : touché sur { $line ->
    [1] jaune
    [2] bleu
   *[3] rouge
}.
mark-salvo = La batterie tire sur { $target } : touché sur jaune.

# Ce qui se passe en ce moment

phase-number = { $number ->
    [0] Avant le premier tour
   *[other] Tour { $number } · { $wind }
}
phase-berthing = Mise en place
phase-sailing = { $seat } · Navigation
phase-harbour = { $seat } · Au port
phase-batteries = { $seat } · Batteries côtières
phase-fire = { $seat } · Tir
phase-wind = Le vent
phase-draw = Une partie nulle est proposée
phase-over = Au port

prompt-berthing = Tes navires regardent vers la mer : si cela te convient, appuie sur « La flotte est prête ». Ou tournes-en d’abord, chacun une fois.
prompt-sailing = Choisis un navire, puis son but.
prompt-under-way = { $ship } : encore { $left ->
    [one] un pas.
   *[other] { $left } pas.
}
prompt-loading = Charge tes navires marchands.
prompt-repairing = Répare des navires : tu peux retirer une touche à chacun.
prompt-batteries = Choisis un navire sur lequel tirent tes batteries.
prompt-fire = Choisis un navire ennemi comme cible.
prompt-draw = { $seat } propose la nulle.
prompt-wait = { $part ->
    [berthing] { $seat } oriente sa flotte.
    [sailing] { $seat } déplace sa flotte.
    [harbour] { $seat } travaille au port.
    [batteries] { $seat } est aux batteries côtières.
    [fire] { $seat } tire.
   *[draw] { $seat } réfléchit à la nulle.
}
prompt-chance = Les dés roulent.
prompt-over = { $winners ->
    [2] { $how ->
        [points] Le combat finit sans vainqueur, { $won } points chacun.
       *[otherwise] Le combat finit sans vainqueur.
    }
   *[other] { $how ->
        [points] { $seat } a gagné le combat, { $won } à { $lost } !
        [cargo] { $seat } a rapporté la cargaison et gagné le combat !
       *[otherwise] { $seat } a gagné le combat !
    }
}
result = { $won ->
    [0] aucun navire adverse coulé
    [one] un navire adverse coulé
   *[other] { $won } navires adverses coulés
}, { $lost ->
    [0] aucun perdu
    [one] un perdu
   *[other] { $lost } perdus
}
result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; { $won ->
    [0] aucun navire adverse coulé
    [one] un navire adverse coulé
   *[other] { $won } navires adverses coulés
}, { $lost ->
    [0] aucun perdu
    [one] un perdu
   *[other] { $lost } perdus
}
hint-may-stay = { $moved ->
    [yes] Plus aucun navire n’est obligé d’avancer
   *[no] Aucun navire n’est obligé d’avancer pendant ce tour
} : tu peux finir, ou en déplacer d’autres.
hint-guns = { $count ->
    [one] { $ship } peut tirer.
   *[other] { $count } de tes navires peuvent tirer, une fois chacun.
}
hint-must-sail = { $count ->
    [one] { $ship } doit encore avancer.
   *[other] { $count } navires doivent encore avancer, dont { $ship }.
}{ $others ->
    [0] {""}
   *[other] {" "}Les autres peuvent rester.
}
hint-last-turns = { $left ->
    [one] Après ce tour, le combat est fini.
   *[other] Après { $left } tours, le combat est fini.
}
hint-standstill = { $left ->
    [one] S’il ne se passe rien pendant ce tour, le combat est fini.
   *[other] S’il ne se passe rien pendant { $left } tours, le combat est fini.
}

# Ce que l’on peut faire

offer-face = { $ship } : proue vers { $heading }
offer-change-wind = Changer le vent
offer-change-strength = Seulement la force
offer-forward = { $ship } : en avant
offer-port = { $ship } : à bâbord
offer-starboard = { $ship } : à tribord
offer-stop = { $ship } : s’arrêter ici
offer-stay = { $ship } : rester
offer-load = { $ship } : charger
offer-repair = { $ship } : réparer
offer-bombard = Les batteries tirent sur { $target }
offer-fire = { $ship } tire sur { $target }
offer-done = { $part ->
    [berthing] La flotte est prête
    [loading] Fin du chargement
    [repairing] Fin des réparations
    [gunnery] Cesser le feu
   *[sailing] Fin de la navigation
}
offer-offer-draw = Proposer la nulle
offer-agree = Accepter
offer-decline = Continuer
offer-resign = Abandonner
way = { $ship } : { $here ->
    [yes] tourner sur place
   *[no] en { $space }
}, cap { $heading }, { $used ->
    [one] { $used } pas
   *[other] { $used } pas
} sur { $of }{ $targets ->
    [0] {""}
    [one] . De là, à portée de tir : { $target }
   *[other] . De là, { $targets } navires à portée de tir
}{ $foes ->
    [0] {""}
    [one] . Un adversaire pourrait tirer ensuite sur le navire
   *[other] . { $foes } adversaires pourraient tirer ensuite sur le navire
}{ $battery ->
    [yes] . Sous le feu d’une batterie
   *[no] {""}
}.
hint-forward = En { $space }{ $left ->
    [0] , et le navire a fini sa route.
    [one] , et encore un pas.
   *[other] , et encore { $left } pas.
}
hint-turn = { $left ->
    [0] Sur le cap { $heading }, et le navire a fini sa route.
    [one] Sur le cap { $heading }, et encore un pas.
   *[other] Sur le cap { $heading }, et encore { $left } pas.
}
hint-fire = Ligne { $line } : touche sur { $colour }, une fois sur trois{ $sinks ->
    [yes] , et une touche coule le navire
   *[no] {""}
}.
hint-change-wind = Réussit sur 2, 4 ou 6.
hint-change-strength = La direction reste.
warning-ram = Éperonne { $ship } : une touche pour chacun.
warning-own-ram = Éperonne ton propre navire { $ship } : une touche pour chacun.
warning-anchorage = Un mouillage ennemi : coûte une touche.
warning-battery = Sous le feu d’une batterie.
warning-forced-ram = Il devra alors éperonner { $ship }.
warning-resign = Tu abandonnes le combat.

# Pourquoi pas

refused-not-your-ship = Ce n’est pas un de tes navires : choisis-en un des tiens.
refused-sunk = { $ship } a coulé : choisis un autre navire.
refused-under-way = { $ship } est en route : termine d’abord son déplacement.
refused-has-moved = { $ship } s’est déjà déplacé pendant ce tour : choisis un autre navire.
refused-has-stayed = { $ship } reste sur place pendant ce tour : choisis un autre navire.
refused-delivered = { $ship } est arrivé et reste où il est : choisis un autre navire.
refused-must-still-sail = { $ship } doit d’abord avancer : il n’est ni à l’ancre ni face au vent.
refused-must-sail = { $ship } doit avancer : il n’est ni à l’ancre ni face au vent.
refused-wind-left = Le vent permet encore plus, et en mer un navire utilise chaque pas : continue.
refused-in-basin = Parti de ce port, un navire ne s’arrête qu’après un pas ou sur un autre mouillage : continue.
refused-no-wind = Sur ce cap, le vent ne porte pas le navire : tourne-le, ou laisse-le où il est.
refused-ram-avoidable = Cela mène à un éperonnage, et il y a un autre moyen : choisis un autre chemin.
refused-foreign-avoidable = Cela passe par un mouillage ennemi, et il y a un autre moyen : choisis un autre chemin.
refused-taken = Il y a un navire en { $space }, et au port, un pas isolé n’éperonne personne : choisis-en un autre.
refused-straight-on = Après un virage, on continue tout droit, ou le navire s’arrête là où il en a le droit.
refused-turning-back = Le deuxième virage doit aller dans le même sens : tourne de l’autre côté, ou laisse le navire là où il peut rester.
refused-too-far = { $how ->
    [here] { $ship } s’y trouve déjà : choisis un autre point.
    [none] Aucune eau libre n’y mène { $ship } : choisis un autre point.
    [near] Cela fait { $far ->
        [one] un pas pour { $ship }
       *[other] { $far } pas pour { $ship }, virages compris
    }, et le vent le permet : avance pas à pas.
    [wind] Cela fait { $far } pas pour { $ship }, virages compris, et avec les caps de ce chemin, le vent n’en permet pas autant.
   *[far] Trop loin : { $far } pas, virages compris, et sur ce cap, le vent { $left ->
        [0] n’en permet aucun
       *[other] en permet { $left }
    } ({ $ship }).
}
refused-edge-ahead = La carte finit là : tourne le navire, ou laisse-le là où il peut rester.
refused-land-ahead = Il y a de la terre devant : tourne le navire, ou laisse-le là où il peut rester.
refused-neutral-closed = Les navires de guerre n’entrent pas au port neutre : tourne le navire, ou laisse-le là où il peut rester.
refused-neutral-taken = Il y a un navire là, et personne n’est éperonné au port neutre : tourne le navire.
refused-tried = Tu as déjà essayé de changer le vent pendant ce tour : essaie de nouveau au prochain.
refused-sailed = Un navire s’est déjà déplacé, le vent reste donc : change-le au début de ton prochain tour.
refused-laid = { $ship } est déjà orienté : choisis un autre navire.
refused-worked-on = Pendant ce tour, { $ship } a déjà été chargé ou réparé : choisis un autre navire.
refused-loaded = { $ship } est déjà chargé : choisis un autre navire.
refused-repair-first = { $ship } a une avarie : répare-le d’abord.
refused-no-cargo-here = Il n’y a de cargaison qu’aux mouillages du port de destination : mènes-y d’abord le navire.
refused-sound = { $ship } n’a aucune touche : choisis un autre navire.
refused-no-yard = On répare sur ses propres mouillages marqués, et les navires marchands aussi sur les mouillages neutres : mènes-y d’abord le navire.
refused-has-fired = { $ship } a déjà tiré : choisis un autre navire.
refused-neutral-guns = Personne ne tire depuis le port neutre : choisis un autre navire.
refused-neutral-target = Personne ne tire dans le port neutre : choisis une autre cible.
refused-out-of-zone = La cible n’est pas dans la zone de tir : choisis-en une autre.
refused-behind-land = Il y a de la terre entre les deux : choisis une autre cible.
refused-not-under-fire = Les batteries ne peuvent pas tirer sur { $ship } : seulement sur les navires d’une de leurs cases, une fois sur chacun.
refused-shielded = { $ship } se trouve entre les deux : choisis une autre cible.
refused-turn-begun = Cela ne se fait qu’au début d’un tour : attends ton prochain.
refused-draw-offered = Tu as déjà proposé la nulle pendant ce tour : continue à jouer.

# Le journal de bord

event-begin = { $seat } commence.
event-wind = { $seat } obtient { $colour } et { $direction } : { $same ->
    [yes] le vent reste le même et souffle { $way }.
   *[no] le vent souffle maintenant { $way }.
}
event-number = { $seat } veut changer le vent et obtient { $number } : { $granted ->
    [yes] c’est accordé.
   *[no] le vent reste.
}
event-colour = { $what ->
    [shot] { $ship } tire sur { $target }, il faut { $line ->
        [1] jaune
        [2] bleu
       *[3] rouge
    } : { $colour }, { $result ->
        [hit] touché !
       *[miss] manqué.
    }
    [battery] La batterie tire sur { $target }, il faut jaune : { $colour }, { $result ->
        [hit] touché !
       *[miss] manqué.
    }
   *[wind] { $seat } lance le dé pour la force du vent : { $colour }{ $same ->
        [yes] , comme avant.
       *[no] .
    }
}
event-berthed = La flotte est prête ({ $seat }).
event-turn = { $seat }, tour { $number }
event-passage = { $how ->
    [at-once] { $ship } éperonne { $rammed } : une touche pour chacun.
    [rams] { $ship } va de { $start } en { $space } et éperonne { $rammed } : une touche pour chacun.
    [turns] { $ship } tourne en { $space }.
   *[sails] { $ship } va de { $start } en { $space }.
}
recap-steps = { $seat } déplace { $count } navires.
event-trespass = { $ship } passe sur un mouillage ennemi et reçoit une touche.
event-sinking = { $ship } coule.
event-cargo = { $ship } prend une cargaison à bord.
event-repaired = { $ship } se fait réparer : une touche de moins.
event-homecoming = { $ship } a rapporté sa cargaison au port d’attache : { $seat } a gagné !
event-elimination = Seul camp à avoir encore des navires marchands, { $seat } gagne ainsi.
event-no-merchants = Plus personne n’a de navires marchands : le combat finit sans vainqueur.
event-arrival = { $ship } arrive au but : { $points } points pour { $seat }.
event-delivered = Plus aucun navire marchand n’est en route : Blancs { $white }, Jaunes { $yellow }.
event-standstill = { $why ->
    [turns] Le combat a trop duré.
   *[quiet] Il ne s’est rien passé pendant trop longtemps.
} { $short ->
    [yes] Blancs { $white }, Jaunes { $yellow }.
   *[no] Le combat finit sans vainqueur.
}
event-agree = { $seat } accepte la nulle.
event-decline = { $seat } refuse la nulle.
event-surrender = { $seat } abandonne.

# Nombres

figure-first-mover = Victoires du camp qui a joué en premier
figure-drawn = Combats sans vainqueur
figure-standstill = Combats arrêtés faute d’événements
figure-merchants-sunk = Navires marchands coulés
figure-warships-sunk = Navires de guerre coulés
figure-loaded = Navires marchands qui ont chargé
figure-rams = Éperonnages
figure-shots = Tirs
figure-shots-hit = Tirs qui ont touché
figure-wind-tried = Tours avec un essai de changer le vent

# Ce que l’on cherche, et à quoi sert chaque chose.

aim-short = { $side ->
    [white] Mène tes navires marchands au port du nord-est.
    [yellow] Mène tes navires marchands au port du nord-ouest.
   *[none] Mène plus de navires marchands au but, et plus tôt.
}
aim-encounter = { $side ->
    [white] Mène tes navires marchands au port du nord-est.
    [yellow] Mène tes navires marchands au port du nord-ouest.
   *[none] Mène plus de navires marchands au but, et plus tôt.
}
aim-great = Rapporte une cargaison avant que l’adversaire y arrive.
aim-card-1 = Tes navires marchands doivent traverser la mer jusqu’au port opposé en diagonale (et en revenir dans la partie longue).
    .art = merchant
aim-card-2 = À ton tour, tous tes navires se déplacent, l’un après l’autre, aussi loin que le vent le permet.
    .art = i-forward
aim-card-3 = Ensuite, chaque navire peut tirer une fois sur le côté ; en moyenne, un tir sur trois touche.
    .art = gun
aim-card-4 = Un navire marchand coule à la deuxième touche, un navire de guerre à la troisième : protège tes navires marchands.
    .art = hit
aim-card-5 = Dans la partie courte, le premier navire marchand arrivé rapporte le plus de points, chaque suivant un de moins, les deux camps ensemble.
    .art = crate
aim-short-card-1 = Tes navires marchands doivent atteindre le port { $side ->
    [white] du nord-est
    [yellow] du nord-ouest
   *[none] opposé en diagonale
} : c’est leur destination.
aim-short-card-5 = Le premier navire marchand arrivé rapporte le plus de points, chaque suivant un de moins, les deux camps ensemble. C’est la partie courte : pas de retour.
aim-encounter-card-1 = Tes navires marchands doivent atteindre le port { $side ->
    [white] du nord-est
    [yellow] du nord-ouest
   *[none] opposé en diagonale
} : c’est leur destination.
aim-encounter-card-5 = Le premier navire marchand arrivé rapporte le plus de points, chaque suivant un de moins. Cette petite rencontre est de nous ; le jeu imprimé commence au port, avec dix navires par camp.

use-space-basin = L’eau d’un port : dans le sien, un navire peut s’arrêter après un seul pas, quel que soit le vent.
    .paragraph = §13
use-space-battery = À chaque tour de leur propriétaire, les canons du port peuvent tirer une fois sur chaque navire ennemi qui est ici.
    .paragraph = §17
use-space-berth = Ici, les navires peuvent rester autant de tours qu’ils veulent ; ailleurs, ils doivent avancer.
    .paragraph = §7
use-space-berth-dotted = Un navire qui reste ici, dans son propre port, peut réparer une touche ; à destination, un navire marchand peut charger.
    .paragraph = §16
use-piece-frigate = { $whose ->
    [yours] Ton navire de guerre : il protège tes navires marchands et peut tirer une fois par tour ; la troisième touche le coule.
   *[other] Un navire de guerre ennemi : il peut tirer une fois par tour et coule à la troisième touche.
}
    .paragraph = §21
use-piece-merchant = { $whose ->
    [yours] Ton navire marchand : mène-le au but ; la deuxième touche le coule.
   *[other] Un navire marchand ennemi : arrête-le avant qu’il arrive ; la deuxième touche le coule.
}
    .paragraph = §21
use-zone-dice = Le dé de couleur dit quelle ligne un tir touche et quelle force a un nouveau vent, le dé de nombre d’où il vient.
    .paragraph = §5
use-zone-fleet = Losange orange : le navire doit encore se déplacer ; caisse bleue : cargaison ; fanion rouge : une touche. Montre un navire pour le trouver sur la carte.
    .paragraph = §21
use-zone-score = Les points des navires marchands arrivés : le plus pour le premier, un de moins pour chaque suivant.
    .paragraph = §24
use-zone-wind = Le vent vient du côté où se trouve la flèche et souffle là où elle pointe ; les nombres disent combien de cases un navire peut faire dans chaque direction.
    .paragraph = §6
use-row-hit = Chaque fanion rouge est une touche : un navire marchand coule à la deuxième, un navire de guerre à la troisième. Losange orange : il doit encore bouger ; caisse bleue : cargaison.
    .paragraph = §21
use-row-coin = Points des navires marchands arrivés ; la plus haute somme gagne.
    .paragraph = §24
use-fact-coin = Points des navires marchands arrivés ; la plus haute somme gagne.
    .paragraph = §24
use-fact-crate = Voilà combien de navires marchands ont chargé ; seule une cargaison rapportée gagne la partie longue.
    .paragraph = §15
use-fact-ship = Voilà combien de navires flottent encore.
    .paragraph = §21
use-die = Il n’est pas encore lancé.
    .paragraph = §5
use-die-yellow = Jaune : touche la première ligne à côté d’un navire et les cibles des batteries ; comme vent, il est faible.
    .paragraph = §19
use-die-blue = Bleu : touche la deuxième ligne à côté d’un navire ; comme vent, il est moyen.
    .paragraph = §19
use-die-red = Rouge : touche la troisième ligne à côté d’un navire ; comme vent, il est fort.
    .paragraph = §19
use-die-1 = Un 1 : le vent vient de là, ou, si un changement est demandé, il reste.
    .paragraph = §5
use-die-2 = Un 2 : le vent vient de là, ou le changement demandé est accordé.
    .paragraph = §5
use-die-3 = Un 3 : le vent vient de là, ou, si un changement est demandé, il reste.
    .paragraph = §5
use-die-4 = Un 4 : le vent vient de là, ou le changement demandé est accordé.
    .paragraph = §5
use-die-5 = Un 5 : le vent vient de là, ou, si un changement est demandé, il reste.
    .paragraph = §5
use-die-6 = Un 6 : le vent vient de là, ou le changement demandé est accordé.
    .paragraph = §5
use-mark-fire-line-1 = Première ligne de tir : ici, jaune touche, une fois sur trois.
    .paragraph = §19
use-mark-fire-line-2 = Deuxième ligne de tir : ici, bleu touche, une fois sur trois.
    .paragraph = §19
use-mark-fire-line-3 = Troisième ligne de tir : ici, rouge touche, une fois sur trois.
    .paragraph = §19
use-mark-way = Ton navire peut terminer sa route ici ; choisis ce point, et tous les pas du trajet se font d’un coup.
    .paragraph = §8
use-mark-danger = Un navire qui continue d’ici en éperonne un autre, et tous deux reçoivent une touche.
    .paragraph = §12
use-meter = Les pas de ce navire : il peut en faire autant que le vent le permet sur son cap.
    .paragraph = §8

# Pourquoi un bot joue ainsi

feature-unit = { $count ->
    [one] tour d’un navire marchand
   *[other] tours d’un navire marchand
}
feature-points = plus de points
    .less = moins de points
    .plain = cela rapporte plus de points
feature-hope = des navires marchands plus près de leurs ports
    .less = des navires marchands plus loin de leurs ports
    .plain = les navires marchands se rapprochent de leurs ports
feature-merchant = plus de navires marchands
    .less = moins de navires marchands
    .plain = plus de navires marchands restent à flot
feature-hulls = des navires de guerre moins endommagés
    .less = des navires de guerre plus endommagés
    .plain = les navires de guerre souffrent moins
feature-damage = des navires marchands moins endommagés
    .less = des navires marchands plus endommagés
    .plain = les navires marchands souffrent moins
feature-exposure = des navires marchands plus loin des navires de guerre ennemis
    .less = des navires marchands plus près des navires de guerre ennemis
    .plain = les navires marchands restent plus loin des navires de guerre ennemis
feature-risk = des navires marchands moins à portée des canons ennemis
    .less = des navires marchands plus à portée des canons ennemis
    .plain = moins de canons ennemis peuvent toucher les navires marchands
feature-broadside = des navires de guerre moins à portée des canons ennemis
    .less = des navires de guerre plus à portée des canons ennemis
    .plain = moins de canons ennemis peuvent toucher les navires de guerre
feature-shots = de meilleurs tirs
    .less = de moins bons tirs
    .plain = cela donne de meilleurs tirs
feature-way = des navires marchands plus près de leur but
    .less = des navires marchands plus loin de leur but
    .plain = les navires marchands se rapprochent de leur but
feature-hunt = des navires de guerre plus près de leur proie
    .less = des navires de guerre plus loin de leur proie
    .plain = les navires de guerre se rapprochent de leur proie
feature-danger = des navires moins à portée des canons ennemis
    .less = des navires plus à portée des canons ennemis
    .plain = moins de canons ennemis peuvent toucher les navires
feature-fire = de plus fortes bordées
    .less = de plus faibles bordées
    .plain = les bordées deviennent plus fortes
feature-reply = de plus faibles bordées ennemies en réponse
    .less = de plus fortes bordées ennemies en réponse
    .plain = l’ennemi ne peut riposter que plus faiblement
feature-struck = des navires ennemis plus endommagés
    .less = des navires ennemis moins endommagés
    .plain = cela endommage plus les navires ennemis
feature-suffered = ses propres navires moins endommagés
    .less = ses propres navires plus endommagés
    .plain = les navires souffrent moins
feature-delay = des navires marchands ennemis retardés
    .less = des navires marchands ennemis plus rapides
    .plain = cela retarde des navires marchands ennemis
feature-decided = une meilleure issue du combat
    .less = une moins bonne issue du combat
    .plain = le combat finira sans doute mieux

# Les champs d’une position, comme on les nomme en la modifiant

field-number = Tours commencés
field-turn = À qui de jouer
field-first = A commencé
field-rose = Rose des vents
field-wind = Le vent vient de
field-colour_die = Dé de couleur
field-number_die = Dé de nombre
field-at = Où est chaque navire
field-headings = Directions
field-hits = Touches
field-cargo = Chargés
field-done = Ce que chaque navire a fait
field-fired = A tiré
field-arrived = Navires arrivés
field-tried = A essayé de changer le vent
field-asked = Nulle ou abandon
field-quiet = Tours sans événement
field-ship = Navire en route
field-track = Points parcourus
field-used = Pas faits
field-sense = Dernier virage
field-slow = Gravement touché au départ
