# Columbus.

game-title = Columbus
game-line = À travers les tempêtes vers une côte que personne ne connaît, et de retour avant tous avec la nouvelle.
game-aim = Trouve l’Amérique et rapporte la nouvelle en premier.
aim-home = Rapporte la nouvelle de l’Amérique avant tous les autres.
aim-behind = Trouve aussi l’Amérique : d’autres savent où elle est.
game-kind = dés

# Nombres que les variantes peuvent changer

option-dice_number = Nombre de dés
    .hint = Combien de dés on lance ; au-delà de quatre, ils sont lancés en deux fois, et l’on en relance quatre au plus pour un tonneau.
option-start_barrels = Tonneaux au départ
    .hint = Combien de tonneaux chaque capitaine a au port.
option-passing_barrels = Tonneaux pour passer
    .hint = Ce que prend qui passe les dés au suivant.
option-wind_fields = Cases de bons vents
    .hint = De combien de cases une carte Bons vents fait avancer un navire.
option-mutiny_cards = Cartes Mutinerie
    .hint = Combien de cartes événement sont des mutineries.
option-hurricane_cards = Cartes Ouragan
    .hint = Combien de cartes événement sont des ouragans.
option-winds_cards = Cartes Bons vents
    .hint = Combien de cartes événement sont des Bons vents.
option-carpenter_cards = Cartes Charpentier
    .hint = Combien de cartes événement sont des charpentiers.
option-weather_cards = Cartes Beau temps
    .hint = Combien de cartes événement annulent une tempête.
option-inhabited_discs = Îles habitées
    .hint = Combien de disques montrent une île habitée ; s’il y en a moins, l’Amérique est découverte plus tard.

# Noms

chart-iberia = Ibérie
chart-africa = Afrique
chart-azores = Açores
chart-canaries = Canaries
chart-palos = Palos
area = { $area ->
    [0] toutes les zones
    [1] Nouvelle Côte
    [2] Mer des Sargasses
    [3] Haute Mer
    [4] Alizés
   *[5] Golfe de Cadix
}
space = { $name ->
    [n5] n5 (Palos)
   *[other] { $name }
}
space-reef = récif
space-mark = signe de trombe
space-island = île
space-harbour = port
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
direction-sign = { $direction ->
    [NW] NO
    [W] O
    [SW] SO
   *[other] { $direction }
}
face = { $face ->
    [rose] rose des vents
    [sail] voile
    [whirlwind] trombe
    [storm] tempête
   *[telescope] longue-vue
}
listed = { $first }, { $rest }
captain-name = { $seat }
disc = { $disc ->
    [sea] la pleine mer
    [inhabited] une île habitée
   *[palms] { $palms ->
        [one] une île avec un palmier
       *[other] une île avec { $palms } palmiers
    }
}
disc-facedown = un disque face cachée
disc-seen = { $palms ->
    [0] la pleine mer : pas l’Amérique
    [one] une île inhabitée avec un palmier : un tonneau, pas l’Amérique
   *[other] une île inhabitée avec { $palms } palmiers : { $palms } tonneaux, pas l’Amérique
}
found = île (habitée)

card-unknown = une carte cachée
card-provisions = Vivres { $number }
    .text = { $number ->
        [one] Un tonneau arrive à bord.
       *[other] { $number } tonneaux arrivent à bord.
    }
card-mutiny = Mutinerie
    .text = Rendre un tonneau ou passer le prochain tour.
card-hurricane = Ouragan
    .text = Tous les navires dérivent d’une case du côté que montre la flèche.
card-fog = Brume
    .text = Tous les navires dérivent d’une case vers { $direction }.
card-good-winds = Bons vents
    .text = Deux cases de plus pendant ce tour, même pour sortir d’un calme.
card-very-good-winds = Très bons vents
    .text = Un tour entier de plus, juste après celui-ci.
card-whirlwind = Trombe { $number }
    .text = Envoyer les trombes { $number } cases plus loin.
card-carpenter = Charpentier
    .text = Avant le lancer : ton mât se redresse.
card-good-weather = Beau temps
    .text = Empêche une tempête annoncée par quelqu’un d’autre.

# La table

zone-dice = Dés
    .note = Au lancer : { $seat }
zone-spinner = Flèche
zone-events = Événements
zone-hand = Tes cartes (une par tour)
zone-barrels = Tes vivres
die = { $face }{ $state ->
    [used] , mis de côté
    [void] , inutile pour l’instant
   *[free] {""}
}
die-rolling = un dé qui roule encore
field-of-winds = Bons vents : case { $number }
field-of-gust = Carte Trombe : case { $number }
arrow = La flèche pointe vers { $direction }
pile-of-events = Cartes événement : reste { $count ->
    [one] { $count }
   *[other] { $count }
}
discarded = Dernière jouée : { $card } ({ $count } à la défausse)
ship-at = Navire en { $space } ({ $seat })
ship-damaged-at = Navire en { $space } ({ $seat }), sans mât
piece-whirlwind = Trombe
piece-disc = Disque
whirlwind-at = Trombe en { $space }
fact-barrels = { $count ->
    [one] tonneau
   *[other] tonneaux
}
fact-cards = { $count ->
    [one] carte
   *[other] cartes
}
note-damaged = mât brisé
note-becalmed = dans le calme
note-homeward = retour : encore { $fields }
note-idle = { $turns ->
    [one] passe un tour
   *[other] passe { $turns } tours
}
mark-storm = Une tempête va éclater : { $area }.
meter-spins = Tours de flèche

# Ce qui se passe en ce moment

phase-round = Manche { $round }
phase-turn = À { $seat } de jouer
phase-dice = Dés : { $seat }
phase-storm = Tempête : { $seat }
phase-whirlwind = Après le tour : { $seat }
phase-over = { $winners ->
    [0] Abandon
   *[other] À bon port
}

prompt-outset = Lance les dés, ou renonce et prends des tonneaux.
prompt-outset-card = Lance les dés.
prompt-outset-damaged = Lance les dés pour obtenir une voile et redresser ton mât, ou renonce et prends des tonneaux.
prompt-outset-damaged-card = Lance les dés pour obtenir une voile et redresser ton mât.
prompt-outset-becalmed = Te voilà dans le calme : lance les dés pour obtenir une voile, ou renonce et prends des tonneaux.
prompt-outset-becalmed-card = Te voilà dans le calme : lance les dés pour obtenir une voile.
prompt-course = Choisis une case éclairée pour y voguer, ou un dé.
prompt-course-look = Cherche l’Amérique : choisis une longue-vue et le disque éclairé, ou vogue d’abord.
prompt-course-look-only = Cherche l’Amérique : choisis une longue-vue et le disque éclairé.
prompt-course-home = Palos est à ta portée : rentre au port et gagne !
prompt-found = Tu as trouvé l’Amérique ! { $then }
prompt-course-dice = Choisis un dé : { $uses }.
do-raise = annoncer une tempête
do-whirl = envoyer une trombe
do-gust = utiliser la carte Trombe
do-load = charger un tonneau
do-draw = piocher une carte
do-look = chercher la terre
prompt-course-reroll = Aucun de tes dés ne sert maintenant : relance-les pour un tonneau, ou termine ton tour.
prompt-course-card = Il ne reste plus de dé à utiliser : joue une carte, ou termine ton tour.
prompt-becalmed = Te voilà dans le calme : seules les voiles comptent.
prompt-becalmed-sail = Te voilà dans le calme : une voile t’en sort, puis les roses comptent aussi.
prompt-repair = Ton mât est brisé : choisis une voile pour le redresser, ce qui termine ton tour.
prompt-repair-none = Ton mât est brisé, et tu n’as pas de voile pour le redresser.
prompt-end = Il n’y a plus rien à faire : termine ton tour.
prompt-reaction = { $roller } annonce une tempête : { $area }.
prompt-persist = La flèche pointe vers { $direction }. Laisses-tu souffler la tempête ainsi, ou fais-tu tourner encore ?
prompt-mutiny = Mutinerie ! Rends un tonneau, ou passe ton prochain tour.
prompt-relocation = Une trombe a frappé ton navire : choisis un signe où la déplacer, ou laisse-la là.
prompt-wait-turn = C’est à { $seat } de jouer.
prompt-wait-reaction = { $seat } peut empêcher la tempête : { $area } ({ $roller }).
prompt-wait-persist = La flèche pointe vers { $direction } ; { $seat } peut la faire tourner encore.
prompt-wait-mutiny = { $seat } fait face à une mutinerie.
prompt-wait-relocation = { $seat } peut déplacer la trombe.
prompt-chance = { $step ->
    [toss] Les dés roulent …
    [swing] La flèche tourne …
    [gale] La flèche tourne …
    [lot] On tire au sort …
    [sight] Un disque est retourné …
    [reshuffle] On mélange les cartes …
   *[other] Une carte est piochée …
}
prompt-over = { $winners ->
    [0] Personne n’est rentré au port. Les voyages sont abandonnés.
   *[other] { $seat } a découvert l’Amérique !
}
result-home = au port avec la nouvelle, à la manche { $round }
result-news = avec la nouvelle, { $fields ->
    [one] à une case du port
   *[other] à { $fields } cases du port
}
result-seeking = encore à la recherche de l’Amérique, { $fields ->
    [0] au port
    [one] à une case du port
   *[other] à { $fields } cases du port
}
hint-reaction = { $own ->
    [yes] Ton navire s’y trouve et serait poussé d’une case.
   *[no] Ton navire n’y est pas.
}{ $card ->
    [yes] {" "}Choisis Beau temps pour empêcher la tempête, ou laisse-la venir.
   *[no] {""}
}
hint-idle = { $turns ->
    [one] À cause de la mutinerie, tu passes ton prochain tour.
   *[other] À cause de la mutinerie, tu passes tes { $turns } prochains tours.
}
hint-way = { $to ->
    [harbour] { $fields ->
        [one] Rapporte la nouvelle : Palos est à { $fields } case.
       *[other] Rapporte la nouvelle : Palos est à { $fields } cases.
    }
    [calm] Depuis un calme, aucune longue-vue ne cherche l’Amérique : sors-en d’abord.
   *[west] { $fields ->
        [0] { $scope ->
            [roll] Ici, une longue-vue cherche l’Amérique : lance les dés pour en avoir une.
            [again] Tu n’as pas encore trouvé l’Amérique : cherche encore avec la prochaine longue-vue.
           *[no] Ici, une longue-vue cherche l’Amérique, mais tu n’en as pas pour l’instant.
        }
        [one] Encore { $fields } case jusqu’aux deux colonnes de l’ouest, où une longue-vue cherche l’Amérique.
       *[other] Encore { $fields } cases jusqu’aux deux colonnes de l’ouest, où une longue-vue cherche l’Amérique.
    }
}
hint-barrels = { $barrels ->
    [one] Avant d’utiliser le premier dé, ton tonneau paie une relance d’autant de dés que tu veux.
   *[other] Avant d’utiliser le premier dé, chacun de tes { $barrels } tonneaux paie une relance.
}

# Ce que l’on peut faire

offer-pass = Renoncer
offer-roll = Lancer les dés
offer-reroll = Relancer : { $dice }
gather-reroll = Relancer (1{"\u00A0"}tonneau)
    .how = { $chosen ->
        [0] Choisis les dés à relancer.
       *[other] Choisis les dés à relancer ; ceux qui ne t’avancent pas sont déjà choisis.
    }
offer-sail = Voguer en { $space } : { $by ->
    [rose] rose des vents
    [sail] voile
   *[winds] Bons vents
}
offer-send = { $by ->
    [whirlwind] Trombe
   *[gust] Carte Trombe
} de { $from } : { $fields ->
    [one] une case
   *[other] { $fields } cases
}, en { $space }
offer-raise = Tempête : { $area }
offer-avert = Jouer Beau temps
offer-allow = Laisser venir la tempête
offer-spin = Faire tourner encore
offer-blow = Laisser souffler vers { $direction }
offer-load = Charger un tonneau
offer-draw = Piocher une carte événement
offer-look = Guetter la terre
offer-play = Jouer { $card }
offer-repair = Redresser le mât
offer-pay = Rendre un tonneau
offer-miss = Passer le prochain tour
offer-relocate = Déplacer en { $space }
offer-leave = Y laisser la trombe
offer-end = Terminer le tour

hint-pass = { $barrels ->
    [0] Ta cale est pleine : tu ne reçois aucun tonneau.
    [one] Il te reste de la place pour un tonneau.
   *[other] Tu reçois { $barrels } tonneaux.
}
hint-home = À bon port, avec la nouvelle : tu gagnes !
way = Jusqu’en { $space }, { $fields } cases : { $means }. { $to ->
    [harbour] { $left ->
        [0] À bon port, avec la nouvelle : tu gagnes !
        [one] Encore une ensuite jusqu’à Palos.
       *[other] Encore { $left } ensuite jusqu’à Palos.
    }
    [calm] Depuis un calme, aucune longue-vue ne cherche l’Amérique.
   *[west] { $left ->
        [0] Là, une longue-vue cherche l’Amérique.
        [one] Encore une ensuite jusqu’aux deux colonnes de l’ouest.
       *[other] Encore { $left } ensuite jusqu’aux deux colonnes de l’ouest.
    }
}
way-roses = { $count ->
    [one] une rose des vents
   *[other] { $count } roses des vents
}
way-sails = { $count ->
    [one] une voile
   *[other] { $count } voiles
}
way-winds = Bons vents
hint-hits = Touche : { $ships }.
hint-storm = Navires dans cette zone : { $ships }. { $spins ->
    [one] La flèche tourne une fois ; le hasard dit où elle pointe.
   *[other] La flèche tourne jusqu’à { $spins } fois ; le hasard dit où elle pointe, et la dernière fois compte.
}
hint-empty = Il n’y a pas de navire dans cette zone.
hint-harbour = Il n’y a de navires qu’au port, et aucune tempête ne les atteint.
hint-no-good-weather = Seul Beau temps pourrait l’empêcher, et tu ne l’as pas.
hint-reroll = Coûte un tonneau ; { $left ->
    [0] ensuite tu n’en as plus
    [one] ensuite il t’en reste un
   *[other] ensuite il t’en reste { $left }
}.
hint-draw = Elle peut apporter des tonneaux, du vent ou un charpentier, mais aussi une mutinerie, un ouragan ou de la brume.
hint-look = { $discs ->
    [one] Il reste un disque, { $inhabited ->
        [0] sans île habitée
       *[other] avec une île habitée
    }
   *[other] Il reste { $discs } disques, { $inhabited ->
        [0] aucun avec une île habitée
        [one] dont un avec une île habitée
       *[other] dont { $inhabited } avec une île habitée
    } ; ils sont mélangés et se regardent dans l’ordre
}.
hint-repair = Cela termine ton tour : les autres dés sont perdus.
hint-dice-left = { $count ->
    [one] Inutilisé : { $die }.
   *[other] Inutilisés : { $count } dés.
}
card-left-winds = Bons vents
card-left-gust = carte Trombe

warning-calm = Un calme : sans une autre voile, ton tour est pratiquement fini.
warning-whirlwind = Une trombe : elle te prend ton mât, et ton tour est fini.
warning-own-ship = Elle frappe ton propre navire, et ton tour est fini.
warning-own-storm = Ton propre navire s’y trouve.
warning-full = Ta cale est pleine : le tonneau reste dans la réserve.
warning-commits = Si tu joues une carte, tu dois lancer les dés ; tu ne pourras plus renoncer.
warning-unrepaired = Tu as une voile et pourrais redresser le mât.

# Pourquoi pas

refused-no-such-die = Aucun de tes dés ne montre cela, ou tu l’as déjà utilisé : prends-en un autre, ou termine ton tour.
refused-repair-roll = Ton mât est brisé : tu ne peux utiliser qu’une voile, pour le redresser. Si tu n’en as pas, relance les dés pour un tonneau, ou termine ton tour.
refused-becalmed = Te voilà dans le calme : seuls une voile ou Bons vents t’en sortent. Si tu n’as ni l’un ni l’autre, termine ton tour.
refused-first-round = Il n’y a pas de tempête à la première manche : laisse ce dé, ou utilise-en un autre.
refused-no-good-weather = Tu n’as pas de Beau temps : tu ne peux que laisser venir la tempête.
refused-too-far = { $how ->
    [here] Ton navire s’y trouve déjà : choisis une autre case.
    [none] Aucun chemin n’y mène par l’eau libre : va ailleurs.
    [near] Cela fait { $far } cases, et tu en as { $left } : avance case par case, d’abord sur une case voisine de ton navire.
    [calm] Trop loin : en chemin, seules des voiles ou Bons vents font sortir de { $calms ->
        [one] la case de calme
       *[other] { $calms } cases de calme
    } ; tu en as { $out }.
   *[far] Trop loin : { $far } cases, tu en as { $left }.
}
refused-no-water = Il n’y a pas d’eau là : avance sur une case d’eau voisine de ton navire.
refused-occupied = Un autre navire s’y trouve, et il n’y a de la place pour plusieurs qu’au port : avance sur une case libre.
refused-no-winds = Tu n’as plus de cases de Bons vents : joue d’abord la carte si tu l’as, ou avance avec des roses et des voiles.
refused-lies-there = La trombe y est déjà : envoie-la sur une autre case.
refused-no-resting-place = Une trombe ne peut s’arrêter que sur l’eau, et jamais au port : envoie-la sur une case d’eau.
refused-too-far-to-fly = Trop loin : la trombe devrait voler { $far } cases, tu en as { $left }. Envoie-la sur une case qu’elle atteint.
refused-no-gust = Tu n’as plus de cases d’une carte Trombe : joue d’abord la carte si tu l’as, ou utilise un dé trombe.
refused-already-there = La trombe s’y trouve déjà : choisis un autre signe, ou laisse-la où elle est.
refused-no-island = Il n’y a pas d’île à côté de ton navire : va d’abord près d’une île, ou pioche une carte événement.
refused-too-far-east = On ne voit l’Amérique que des colonnes a et b : va d’abord là-bas, ou pioche une carte événement.
refused-found-before = Tu as déjà trouvé une île habitée, et une seule suffit : rapporte la nouvelle. La longue-vue te permet toujours de piocher des cartes événement.
refused-no-discs = Tous les disques ont été vus : pioche plutôt une carte événement.
refused-not-damaged = Ton mât est debout et n’a pas besoin de réparation : continue ta route.
refused-mast-down = Sans mât, même Bons vents n’aide pas : redresse-le d’abord, avec une voile ou un charpentier.
refused-dice-rolled = Le charpentier ne se joue qu’avant le lancer : utilise maintenant une voile, ou garde la carte pour ton prochain tour.
refused-one-card = Tu as déjà joué une carte pendant ce tour : garde les autres pour plus tard.
refused-not-in-hand = Tu n’as pas cette carte : joues-en une de ta main.
refused-only-against-storms = Beau temps ne se joue que quand quelqu’un d’autre annonce une tempête : garde-le jusque-là.
refused-card-played = Tu as joué une carte pendant ce tour et ne peux plus renoncer : lance les dés.
refused-die-used = Tu as déjà utilisé un dé et ne peux plus relancer : utilise les autres, ou termine ton tour.
refused-no-barrels = Tu n’as plus de tonneau pour payer : utilise tes dés comme ils sont.
refused-no-such-dice = Tes dés ne montrent pas cela : choisis parmi les dés sur la table.

# Le journal de bord

event-begin = { $seat } commence : le sort en a décidé.
event-turn = Manche { $round } · { $seat }
event-extra-turn = { $seat }, encore une fois
event-idle = { $seat } passe son tour.
event-pass = { $seat } renonce et { $barrels ->
    [0] ne prend aucun tonneau
    [one] prend un tonneau
   *[other] prend { $barrels } tonneaux
}.
event-roll = { $seat } lance les dés.
event-reroll = { $seat } rend un tonneau et relance : { $dice }.
event-dice = Les dés montrent : { $dice }.
event-rose = { $seat } vogue en { $space }{ $water ->
    [calm] , dans un calme
    [home] , au port
   *[open] {""}
} (rose des vents).
event-sail = { $seat } vogue en { $space }{ $water ->
    [calm] , dans un calme
    [home] , au port
   *[open] {""}
} (voile).
event-winds = { $seat } vogue en { $space }{ $water ->
    [calm] , dans un calme
    [home] , au port
   *[open] {""}
} (Bons vents).
event-whirl = { $seat } envoie la trombe de { $from } en { $space }.
event-gust = { $seat } envoie la trombe de { $from } en { $space } (carte).
event-raise = { $seat } annonce une tempête : { $area }.
event-averted = { $seat } joue Beau temps : la tempête n’a pas lieu.
event-arrow = La flèche pointe vers { $direction }.
event-spin = { $seat } fait tourner encore.
event-blow = { $seat } laisse souffler la tempête ainsi.
event-storm = La tempête souffle vers { $direction } ({ $area }){ $ships ->
    [0] {" "}et ne trouve aucun navire
   *[other] {""}
}.
event-hurricane = L’ouragan souffle sur toute la mer vers { $direction }.
event-fog = La brume s’étend sur toute la mer vers { $direction }.
event-drifts = { $seat } dérive en { $space }.
event-held = { $seat } s’arrête au bord de la carte marine.
event-damage = { $cause ->
    [whirlwind] Une trombe frappe { $seat }
    [ship] { $seat } heurte un autre navire
    [land] { $seat } s’échoue sur la côte
    [reef] { $seat } s’échoue sur un récif
   *[isle] { $seat } s’échoue sur une île
} : le mât se brise.
event-breaks-off = Le tour s’arrête là ({ $seat }).
event-load = { $seat } charge un tonneau{ $barrels ->
    [0] , qui ne trouve pas de place
   *[other] {""}
}.
event-draw = { $seat } pioche une carte événement.
event-card = La carte : { $card }.
event-from-deck-veiled = La carte est piochée face cachée.
event-reshuffle = La défausse est mélangée et forme la nouvelle pioche.
event-shown = { $seat } montre { $card }{ $barrels ->
    [none] .
    [0] , mais la cale est pleine.
    [one] {" "}: un tonneau arrive à bord.
   *[other] {" "}: { $barrels } tonneaux arrivent à bord.
}
event-misses = { $seat } passera un tour.
event-pay = { $seat } calme l’équipage avec un tonneau.
event-miss = { $seat } garde ses tonneaux.
event-play = { $seat } joue { $card }.
event-look = { $seat } regarde dans la longue-vue.
event-disc = { $news ->
    [yes] { $seat } a trouvé l’Amérique, une île habitée ! Il faut maintenant rapporter la nouvelle.
    [sea] { $seat } aperçoit la pleine mer, pas l’Amérique.
   *[isle] { $seat } aperçoit { $disc } : inhabitée, ce n’est pas l’Amérique. { $barrels ->
        [0] La cale est pleine.
        [one] Un tonneau arrive à bord.
       *[other] { $barrels } tonneaux arrivent à bord.
    }
}
event-repair = { $seat } redresse le mât, ce qui termine le tour.
event-relocate = { $seat } déplace la trombe de { $from } en { $space }.
event-leave = { $seat } laisse la trombe où elle est.
recap-steps = { $seat } vogue de { $count } cases, jusqu’en { $space }.
event-end = { $seat } termine son tour.
event-home = { $seat } rentre au port et a découvert l’Amérique !
event-unfinished = Personne n’est rentré au port. Les voyages sont abandonnés.

figure-damages = Mâts brisés
figure-storms = Tempêtes, quel que soit le nombre de tours de flèche
figure-discs = Disques regardés
figure-driven-home = Retours au port poussés pendant le tour d’un autre

# Ce que l’on cherche, et à quoi sert chaque chose.

aim-card-1 = Tu veux découvrir l’Amérique et rapporter la nouvelle à Palos avant tous les autres.
    .art = disc-isle-2
aim-card-2 = Lance les dés : roses et voiles déplacent ton navire, d’autres amènent tempêtes ou trombes. Un tonneau paie un nouveau lancer.
    .art = f-rose
aim-card-3 = Dans les deux colonnes de l’ouest, une longue-vue regarde un disque, jusqu’à ce que tu trouves une île habitée.
    .art = f-telescope
aim-card-4 = Dans les calmes, en clair, seules les voiles te déplacent. Une trombe ou un rocher coûte le mât, jusqu’à ce qu’une voile le répare.
    .art = f-whirlwind
aim-card-5 = Le premier revenu au port avec une île habitée a gagné.
    .art = palos

use-area = Une tempête pousse tous les navires d’une zone en même temps, et aucun des autres.
    .paragraph = §12
use-space-reef = Tu ne peux pas aller ici ; un navire qu’une tempête y pousse perd son mât.
    .paragraph = §15
use-space-island = Tu ne peux pas aller ici, mais sur les cases autour, chaque longue-vue amène un tonneau à bord.
    .paragraph = §10
use-space-mark = De l’eau comme une autre ; un capitaine frappé par une trombe peut la poser sur un de ces signes.
    .paragraph = §17
use-space-harbour = Aucune tempête n’atteint les navires ici, et c’est ici que la nouvelle de l’Amérique gagne la partie.
    .paragraph = §27
use-piece-caravel = { $whose ->
    [yours] Ton navire : roses et voiles le portent d’une case dans n’importe quelle direction.
   *[other] Tu ne peux pas aller sur sa case, mais une tempête peut te pousser contre ce navire, et lui contre toi.
}
    .paragraph = §8
use-piece-whirlwind = Elle prend son mât au navire qui arrive sur sa case ou sur la case duquel elle est envoyée.
    .paragraph = §17
use-piece-disc = Pleine mer, île déserte ou île habitée : dans les deux colonnes de l’ouest, une longue-vue va voir.
    .paragraph = §26
use-zone-barrels = Un tonneau paie un nouveau lancer ou calme une mutinerie ; il n’en tient pas plus de huit à bord.
    .paragraph = §11
use-row-barrel = Un tonneau paie un nouveau lancer ou calme une mutinerie ; il n’en tient pas plus de huit à bord.
    .paragraph = §11
use-fact-barrel = Un tonneau paie un nouveau lancer ou calme une mutinerie ; il n’en tient pas plus de huit à bord.
    .paragraph = §11
use-fact-disc = Une île habitée est trouvée : le premier au port avec elle a gagné.
    .paragraph = §27
use-fact-card = Cartes événement en main : seul leur propriétaire sait lesquelles ; à chaque tour, une seule peut être jouée.
    .paragraph = §20
use-zone-dice = Utilise les dés un par un dans l’ordre que tu veux ; avant le premier, un tonneau paie un nouveau lancer.
    .paragraph = §7
use-zone-events = Une longue-vue pioche la carte du dessus ; les cartes avec une croix agissent aussitôt, tu gardes les autres.
    .paragraph = §20
use-zone-hand = Pendant ton tour, tu peux jouer une de ces cartes, avant, entre ou après les dés.
    .paragraph = §20
use-zone-spinner = La flèche dit de quel côté une tempête ou un ouragan pousse les navires.
    .paragraph = §14
use-die = Les dés roulent encore.
    .paragraph = §6
use-die-f-rose = Avance d’une case dans n’importe quelle direction ; dans un calme, une rose ne sert à rien.
    .paragraph = §8
use-die-f-sail = Avance d’une case, même pour sortir d’un calme, ou redresse ton mât.
    .paragraph = §8
use-die-f-whirlwind = Envoie une trombe : chaque dé de ce genre vaut une case, et plusieurs s’additionnent. Là où son vol finit, elle prend son mât à un navire.
    .paragraph = §16
use-die-f-storm = Nomme une zone : tous les navires y dérivent d’une case du côté que montre la flèche ; chaque autre tempête permet un nouveau tour de flèche.
    .paragraph = §12
use-die-f-telescope = Pioche une carte événement, charge un tonneau à côté d’une île, ou cherche la terre dans les deux colonnes de l’ouest.
    .paragraph = §7
use-die-p-wind = Une case de ta carte « Bons vents » : avance d’une case, même pour sortir d’un calme.
    .paragraph = §22
use-die-whirlwind = Une case de ta carte « Trombe » : elle envoie une trombe une case plus loin et s’additionne aux autres et aux dés.
    .paragraph = §24
use-card-barrel = Tu reçois autant de tonneaux que la carte en montre, jusqu’à huit en tout.
    .paragraph = §21
use-card-p-mutiny = Tu paies un tonneau tout de suite, ou tu passes ton prochain tour.
    .paragraph = §21
use-card-p-hurricane = Tous les navires de toute la carte dérivent d’une case du côté que montre la flèche ; seul le port est sûr.
    .paragraph = §21
use-card-p-fog = Tous les navires de toute la carte dérivent d’une case dans la direction indiquée.
    .paragraph = §21
use-card-p-wind = Avance de deux cases de plus pendant ce tour, même pour sortir d’un calme.
    .paragraph = §22
use-card-p-winds = Juste après ce tour, tu en reçois un autre tout entier.
    .paragraph = §23
use-card-whirlwind = Envoie les trombes deux ou trois cases plus loin, selon la carte, comme avec des dés.
    .paragraph = §24
use-card-p-carpenter = Redresse ton mât avant le lancer, pour que tu puisses naviguer pendant ce tour.
    .paragraph = §25
use-card-p-sun = Annule une tempête déclenchée par quelqu’un d’autre, même hors de ton tour.
    .paragraph = §13
use-mark-range = Choisis-la pour faire tout le chemin d’un coup : le nombre dit combien de cases il compte.
    .paragraph = §8
use-mark-danger-calm = Dans un calme, seules les voiles comptent ; tous les autres dés ne servent à rien.
    .paragraph = §9
use-mark-danger-whirlwind = Une trombe se trouve ici et te prendrait ton mât.
    .paragraph = §17
use-mark-danger-full = Ta cale est pleine : ce qui dépasse huit tonneaux est perdu.
    .paragraph = §11
use-mark-area-storm = Une tempête va pousser tous les navires de cette zone d’une case.
    .paragraph = §15
use-meter = Voilà combien de fois la flèche peut encore tourner pour cette tempête ; seul le dernier tour compte.
    .paragraph = §14

# Pourquoi un bot joue ainsi.

feature-unit = { $count ->
    [one] case
   *[other] cases
}
feature-way = un chemin plus court
    .less = un chemin plus long
    .plain = { $gain ->
        [0] cela raccourcit un peu le chemin
        [one] cela raccourcit le chemin d’environ une case
       *[other] cela raccourcit le chemin d’environ { $gain } cases
    }
feature-search = une île trouvée plus tôt
    .less = une île trouvée plus tard
    .plain = une île sera sans doute trouvée plus tôt
feature-mast = un mât debout
    .less = un mât brisé
    .plain = le mât tient plus sûrement
feature-calm = de l’eau libre plutôt qu’un calme
    .less = un calme plutôt que de l’eau libre
    .plain = le navire évite le calme
feature-mutiny = moins de tours à passer
    .less = plus de tours à passer
    .plain = moins de tours seront sans doute perdus
feature-peril = moins de danger venant des trombes
    .less = plus de danger venant des trombes
    .plain = le navire est mieux à l’abri des trombes
feature-barrels = plus de vivres
    .less = moins de vivres
    .plain = il reste plus de vivres
feature-cards = de meilleures cartes
    .less = de moins bonnes cartes
    .plain = il reste de meilleures cartes en main
feature-rivals = un chemin plus long pour le meilleur rival
    .less = un chemin plus court pour le meilleur rival
    .plain = le meilleur rival a plus de chemin à faire

# Les champs d’une position, comme on les nomme en la modifiant

field-round = Manche
field-turn = À qui de jouer
field-first = A commencé
field-ships = Navires
field-headings = Directions
field-damaged = Grand mât perdu
field-barrels = Tonneaux
field-found = A trouvé l’Amérique
field-idle = Tours à passer
field-hands = Cartes en main
field-deck = Pioche des cartes événement
field-discard = Cartes événement défaussées
field-discs = Disques face cachée
field-seen = Disques regardés
field-whirlwinds = Trombes
field-dice = Dés
field-played = Une carte est jouée
field-extra = Un autre tour suit
field-winds = Cases restantes de Bons vents
field-gust = Cases restantes d’une carte Trombe
field-arrow = Flèche
field-spins = Tours de flèche
field-trail = Ce que les joueurs ont vu
