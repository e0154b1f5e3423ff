# Caribbean Conquest.

game-title = Caribbean Conquest
game-line = Temples, têtes de mort et villes : celui qui les tient tient les Caraïbes.
game-aim = À la fin, le plus de temples, têtes de mort et villes.
game-kind = conquête

# Nombres que les variantes peuvent changer

option-turn_steps = Pas par tour
    .hint = Combien de pas un capitaine a dans son tour pour tous ses groupes ensemble.
option-ship_price = Prix d’un navire
    .hint = Combien d’or coûte un nouveau navire.
option-crew_price = Prix d’un équipage
    .hint = Combien d’or coûte un nouvel équipage.
option-first_crews = Équipages au départ
    .hint = Combien d’équipages commencent dans chaque ville d’un capitaine.
option-board_drawing = Dessin du plateau
    .hint = Un signe par case, ligne par ligne ; vide : le hasard pose le plateau.

# Règles maison

option-boxes = Taille du plateau
    .hint = Les tuiles d’une, de quatre ou de neuf boîtes forment un plateau de 12, 24 ou 36 cases de côté.
option-boxes-1 = petit (12 × 12)
option-boxes-4 = moyen (24 × 24)
option-boxes-9 = grand (36 × 36)
option-board = Le plateau
    .hint = Comme les tuiles viennent, ou, sur le petit plateau, posées à nouveau jusqu’à ce que les ports soient à trois cases les uns des autres.
    .reason = Des capitaines dont les ports se touchent s’attaquent dès le premier tour.
option-board-shuffled = comme les tuiles viennent
option-board-balanced = ports éloignés
option-static_defence = Défense fixe
    .hint = Les sites se défendent eux-mêmes et doivent être vaincus même quand personne n’y est.
    .reason = Sinon, un seul groupe prend un site vide après l’autre, et personne ne peut l’arrêter.
option-all_fire = Tirs pendant le tour d’un autre
    .hint = Quand le capitaine dont c’est le tour a tiré, les autres peuvent tirer sur lui. Sinon, seul celui dont c’est le tour peut ouvrir le feu.
    .reason = Les tours vont plus vite, et chacun décide de tirer à son propre tour.
option-truce = Trêve à la première manche
    .hint = Sur le petit plateau, personne ne peut attaquer à la première manche.
    .reason = Sinon, celui qui commence peut gagner avant que les autres aient joué.
option-rounds = Durée
    .hint = Après quelle manche on compte au plus tard ; comme imprimé, seulement après la centième.
    .reason = Des capitaines de force égale peuvent s’assiéger sans fin ; ainsi, chacun sait combien de temps cela dure.
option-rounds-printed = jusqu’à ce que quelqu’un gagne
option-rounds-usual = 15 manches (petit), 30 (moyen), 45 (grand)
option-rounds-short = 12 manches (petit), 24 (moyen), 36 (grand)
option-rounds-endless = sans fin

# Noms

letter = { $letter }
price = { $gold } or
ships = { $count ->
    [one] { $count } navire
   *[other] { $count } navires
}
crews = { $count ->
    [one] { $count } équipage
   *[other] { $count } équipages
}
figures-both = { $ships } et { $crews }
figure = { $figure ->
    [ship] Navire
   *[crew] Équipage
}
    .note = { $figure ->
    [ship] Arrive dans un de tes ports.
   *[crew] Arrive dans une de tes villes.
}
point = { $kind ->
    [temple] le temple en { $square }
    [skull] la tête de mort en { $square }
   *[city] la ville en { $square }
}

# Où se trouve quoi

piece-token = Jeton de trésor : un site sans propriétaire
piece-flag = Drapeau : un site de ce capitaine
piece-caravel = Navire
piece-crew = Équipage
point-at = { $kind ->
    [temple] Temple
    [skull] Tête de mort
   *[city] Ville
} en { $square }{ $area ->
    [none] {""}
   *[other] , zone { $area }
} : { $owned ->
    [yes] { $seat }, { $coins } or par manche
   *[no] sans propriétaire
}
group-at = { $seat } : { $figures } en { $square }
hand-at = { $seat } : { $figures } en main, en { $square }

# Ce qui se passe en ce moment

phase-round = { $round ->
    [0] Avant la première manche
   *[other] Manche { $round }{ $last ->
        [0] { $majority ->
            [0] {""}
           *[other] , jusqu’à { $majority } sites
        }
       *[other] {" "}sur { $last }
    }
}
phase-over = Fin
phase-board = Le plateau
phase-compass = Le compas
phase-turn = À { $seat } de jouer · { $part ->
    [buying] achats
    [moving] déplacements
   *[fighting] combats
}
meter-steps = Pas
prompt-chance = { $step ->
    [spin] Le compas tourne …
    [layout] On pose le plateau …
   *[other] Les dés roulent …
}
prompt-over = { $winners ->
    [one] { $seat } a conquis les Caraïbes !
   *[other] { $winners } capitaines se partagent les Caraïbes.
}
result = { $score ->
    [one] { $score } point de victoire
   *[other] { $score } points de victoire
}{ $areas ->
    [0] {""}
   *[other] {" "}({ $points } pour les sites, { $areas } de plus pour des zones entières)
}, { $gold } or
prompt-melee = Corps à corps en { $square } : { $seat } ou { $foe }.
prompt-market = Engage des navires et des équipages, achète des cartes, ou appuie sur Fin des achats.
prompt-quarters = { $figure ->
    [ship] Choisis le port de ton nouveau navire.
   *[crew] Choisis la ville de ton nouvel équipage.
}
prompt-manoeuvres = Quel groupe veux-tu déplacer ?
prompt-manoeuvres-hand = { $several ->
    [0] Choisis une case : le nombre dit combien de pas.
   *[other] Choisis une case où aller, ou laisses-en sur place.
}
prompt-manoeuvres-on = Continue, choisis un autre groupe, ou appuie sur Fin des déplacements.
back-group = Choisir un autre groupe
back-guns = Tirer d’ailleurs
back-hire = { $figure ->
    [ship] Ne pas engager ce navire
   *[crew] Ne pas engager cet équipage
}
prompt-gunnery = { $turn ->
    [own] Tu peux tirer : { $shots }.
   *[others] { $foe } est à portée. Tu peux tirer : { $shots }.
} Choisis d’où tu tires, ou appuie sur Fin des tirs.
shot = depuis { $here } sur { $targets }
aim = { $seat } ({ $square })
prompt-gunnery-hand = Choisis la case visée.
prompt-reply = { $foe } tire sur toi, en { $square }. Ripostes-tu ?
prompt-casualty = Tu perds une pièce en { $square } : choisis un navire ou un équipage.
prompt-wait-market = { $seat } fait ses achats.
prompt-wait-quarters = { $seat } engage.
prompt-wait-manoeuvres = { $seat } se déplace.
prompt-wait-gunnery = { $seat } est aux canons.
prompt-wait-reply = { $seat } peut riposter.
prompt-wait-casualty = { $seat } perd une pièce en { $square } et choisit laquelle.
hint-truce = Trêve : tu ne peux pas entrer sur les cases et les sites des autres pendant cette manche.
hint-nearest = Le site le plus proche à prendre sans combat : { $point }, à { $steps } pas{ $where ->
    [hand] {""}
   *[group] {" "}de { $square }
}.
hint-other-group = Le groupe en { $square } peut prendre { $point } : choisis-le ensuite.
hint-quarters = Encadrées sur le plateau : { $squares }.
hint-market = Ton or : { $gold }. Navires et équipages prennent des sites et les gardent ; une carte aide dans chaque combat.
hint-goal = Le groupe en { $square } y arrive en { $steps ->
    [one] un pas
   *[other] { $steps } pas
}.
hint-purchase = { $use } Il te restera { $gold } d’or.
hint-both = { $first } { $second }
hint-taking = Si ce groupe reste ici, tu prends { $point }.
hint-whole = Tu tiendrais toute la zone { $area } : elle compte double.
hint-board = Ton équipage en { $crew } peut embarquer sur le navire voisin, en { $ship }.
hint-aboard = Avec son navire, l’équipage peut maintenant atteindre { $points } : choisis de nouveau le groupe en { $square }.
hint-guard = Si tous partent, personne ne garde { $point }.
hint-standing = Tu tiens { $points } sites sur { $all } : { $gold } or à la fin de la manche.
hint-majority = { $short ->
    [0] { $whose ->
        [own] Tu tiens { $points } sites sur { $all } : si c’est encore le cas à la fin de la manche, la partie est finie.
       *[rival] { $seat } tient { $points } sites sur { $all } : la partie est finie à la fin de la manche, sauf si quelqu’un en prend un.
    }
    [one] { $whose ->
        [own] Il ne te manque qu’un site pour finir la partie.
       *[rival] Il ne manque qu’un site à { $seat } pour finir la partie.
    }
   *[other] { $whose ->
        [own] Il ne te manque que { $short } sites pour finir la partie.
       *[rival] Il ne manque que { $short } sites à { $seat } pour finir la partie.
    }
}
hint-majority-too = { $short ->
    [one] À toi aussi, il n’en manque qu’un.
   *[other] À toi aussi, il n’en manque que { $short }.
}
hint-free = Tu prends { $point }{ $owned ->
    [yes] {" "}à { $owner }
   *[no] {""}
}.{ $whole ->
    [none] {""}
   *[other] {" "}Toute la zone { $whole } est alors à toi : chaque site y compte et rapporte le double.
}{ $most ->
    [0] {""}
   *[other] {" "}Tu tiens alors plus de la moitié des sites : la partie finit avec cette manche.
}{ $last ->
    [0] {""}
   *[other] {" "}Ce sont tes derniers pas.
}
hit = Si tu gagnes, { $seat } perd une pièce en { $square }.
hit-nothing = Si tu gagnes, rien n’est perdu en { $square }, mais tes pièces sont saines et sauves.
hint-hits = Personne ne peut riposter : le tir touche, et { $seat } perd une pièce en { $square }.
hint-bonuses = { $chance }{ $may ->
    [0] {""}
   *[other] {" "}s’il y a riposte, sinon à coup sûr
} (tu ajoutes { $own } à ton dé, l’autre camp { $theirs }). { $hit }
hint-steps-left = Pas restants : { $steps }.
hint-fire-next = Ensuite, tu peux tirer.
hint-last-steps = Ce sont tes derniers pas : ensuite on combat, ou ton tour finit.
warning-melee = { $chance } : là, tu devrais combattre { $seat }, { $own } contre { $fighters }, jusqu’à ce qu’un camp disparaisse.
warning-defended = { $chance } : si tu restes là, tu dois combattre le défenseur fixe ({ $seat }).
warning-drown = { $crews ->
    [one] L’équipage coule avec son navire.
   *[other] Les { $crews } équipages coulent avec leur navire.
}
warning-hit = Le tir touche : tu perds une pièce.
warning-loss = En cas de défaite, tu perds une pièce en { $square }.

# Parties de la table et nombres

fact-points = { $points ->
    [one] Site : { $points }
   *[other] Sites : { $points }
}{ $counted ->
    [0] {""}
   *[other] {" "}tenus, { $counted } comptés à la fin : les zones entières comptent double
}
fact-gold = Or : { $gold }, et { $income } de plus à la fin de la manche
fact-balls = { $balls ->
    [one] Boulet : { $balls }
   *[other] Boulets : { $balls }
}
note-areas = { $held ->
    [0] {""}
   *[other] { $held } tenus ·{" "}
}{ $counted } comptés : { $count ->
    [one] zone { $areas }
   *[other] zones { $areas }
} en double
note-both = { $first } ; { $second }
note-majority = { $short ->
    [0] a assez de sites pour finir la partie avec cette manche
    [one] n’a besoin que d’un site pour finir la partie
   *[other] n’a besoin que de { $short } sites pour finir la partie
}
note-no-figures = sans pièces
zone-compass = Compas
    .note = Aiguille : { $sector }. La première de ces couleurs en jeu commence.
zone-shop = Boutique
    .note = Ouvre au début de ton tour, si tu as au moins { $price } d’or.
purse = Ton or : { $gold }
ware-owned = Tu en as { $count }. { $use }
shop-group = { $group ->
    [figures] Pour prendre des sites et les garder
    [melee] Corps à corps : s’ajoute à ton dé
   *[guns] Pour les duels d’artillerie
}
zone-standing = Sites
    .note = Tenir { $majority } des { $points } sites à la fin d’une manche met fin à la partie.{ $last ->
        [0] {""}
       *[other] {" "}Elle finit au plus tard après la manche { $last }.
    }
zone-reckoning = Le décompte
head-points = Sites
head-areas = Zones
head-gold = Or, si égalité
score-points = Sites : { $points }
score-areas = Comptés double, dans des zones entières : { $points }
fight-stake = { $place ->
    [point] Enjeu : { $point }. Chaque lancer coûte un combattant au perdant.
   *[square] Chaque lancer coûte un combattant au perdant.
}
bonus-more = { $with ->
    [guns] { $count ->
        [one] Un canon de plus
       *[other] { $count } canons de plus
    }
   *[swords] { $count ->
        [one] Un combattant de plus
       *[other] { $count } combattants de plus
    }
}

# Ce que l’on peut faire

offer-buy = Acheter { $card } : { $gold } or
offer-hire = { $figure ->
    [ship] Engager un navire : { $gold } or
   *[crew] Engager un équipage : { $gold } or
}
offer-quarters = { $figure ->
    [ship] Au port en { $square }
   *[crew] Dans la ville en { $square }
}
offer-take-up = Partir de { $square } : { $figures }
offer-aim = Tirer de { $square }
offer-leave = { $figure ->
    [ship] Laisser un navire ici
   *[crew] Laisser un équipage ici
}
offer-go = { $how ->
    [sail] Voguer en { $square }
    [ashore] Débarquer en { $square }
    [march] Marcher en { $square }
   *[aboard] Embarquer en { $square }
} ({ $figures }{ $steps ->
    [0] , avec le courant
   *[other] {""}
})
offer-fire = Tirer sur { $seat } ({ $square })
offer-answer = Riposter
offer-hold = Ne pas tirer
offer-lose = { $figure ->
    [ship] Perdre un navire
   *[crew] Perdre un équipage
}
offer-done = { $part ->
    [buying] Fin des achats
    [firing] Fin des tirs
   *[moving] Fin des déplacements
}

# Le journal de bord

event-lay = On pose le plateau.
event-round = Manche { $round }
event-compass = Le compas montre : { $sector } ; { $seat } commence.
event-turn = À { $seat } de jouer
event-buy = { $seat } achète { $card } pour { $gold } or.
event-hire = { $figure ->
    [ship] { $seat } engage un navire pour { $gold } or.
   *[crew] { $seat } engage un équipage pour { $gold } or.
}
event-at = { $part ->
    [buying] La nouvelle pièce arrive en { $square }.
    [firing] { $seat } vise depuis { $square }.
   *[moving] { $seat } choisit le groupe en { $square }.
}
event-leave = { $figure ->
    [ship] Un navire reste en { $square }.
   *[crew] Un équipage reste en { $square }.
}
event-go = { $seat } va en { $square }.
event-fire = { $seat } tire en { $square }.
event-answer = { $seat } riposte.
event-hold = { $seat } ne tire pas.
recap-steps = { $seat } fait { $count } pas, le dernier en { $square }.
event-done = { $part ->
    [buying] { $seat } a fini ses achats.
    [firing] { $seat } a fini de tirer.
   *[moving] { $seat } a fini ses déplacements.
}
event-clash = { $with ->
    [swords] Corps à corps
   *[guns] Duel d’artillerie
} : { $attacker } { $die } + { $bonus } = { $sum }, { $defender } { $other-die } + { $other-bonus } = { $other-sum }. { $result ->
    [tie] Égalité : les deux relancent leur dé.
    [won] Vainqueur : { $attacker }.
   *[lost] Vainqueur : { $defender }.
}
event-battle = Bataille en { $square }{ $place ->
    [temple] , pour le temple
    [skull] , pour la tête de mort
    [city] , pour la ville
   *[square] {""}
} : { $seat } avec { $fighters }, { $foe } avec { $against }.
event-lose = { $figure ->
    [ship] { $seat } sacrifie un navire.
   *[crew] { $seat } sacrifie un équipage.
}
event-lost = { $figure ->
    [ship] { $seat } perd un navire en { $square }{ $fought ->
        [yes] {" "}contre { $foe }
       *[no] {""}
    }.
   *[crew] { $seat } perd un équipage en { $square }{ $fought ->
        [yes] {" "}contre { $foe }
       *[no] {""}
    }.
}
event-drowned = { $crews ->
    [one] Un équipage coule avec lui.
   *[other] { $crews } équipages coulent avec lui.
}
event-overrun = { $place ->
    [temple] Le temple en { $square } tombe ; { $seat } l’a perdu.
    [skull] La tête de mort en { $square } tombe ; { $seat } l’a perdue.
   *[city] La ville en { $square } tombe ; { $seat } l’a perdue.
}
event-unharmed = Le site en { $square } ne perd rien.
event-taken = { $place ->
    [temple] { $seat } prend le temple en { $square }
    [skull] { $seat } prend la tête de mort en { $square }
   *[city] { $seat } prend la ville en { $square }
}{ $owned ->
    [yes] {" "}à { $owner }
   *[no] {""}
}.
event-income = { $seat } reçoit { $coins } or.
event-majority = { $seat } tient { $points } sites, plus de la moitié de tous.
event-elimination = { $seat } n’a plus ni pièce ni site.
event-time-up = La dernière manche est finie.

# Pourquoi pas

refused-owned-already = Tu as déjà cette carte : achète autre chose.
refused-too-expensive = Tu n’as pas assez d’or : achète quelque chose de moins cher.
refused-no-city = Tu n’as pas de ville : prends-en d’abord une.
refused-no-haven = Il n’y a pas de place là, ou un adversaire tient la case : fais d’abord de la place, ou chasse-le.
refused-no-harbour-of-yours = Ce port n’est celui d’aucune de tes villes : choisis-en un des tiens.
refused-no-city-of-yours = Cette ville ne t’appartient pas : choisis une des tiennes.
refused-ship-ashore = Les navires restent en mer : longe la côte ou fais débarquer un équipage.
refused-no-ship = Les équipages ne vont en mer que là où se trouve un de tes navires : amène d’abord un navire.
refused-adrift = Un équipage resterait en mer sans navire : emmène-le ou laisse aussi un navire.
refused-full = Une case contient au plus quatre de tes pièces : laisses-en une, ou va ailleurs.
refused-too-far = { $how ->
    [here] Le groupe s’y trouve déjà : choisis une autre case.
    [none] Ce groupe ne peut pas y aller : choisis une autre case, ou laisse-en d’autres en arrière.
    [near] Cela fait { $far ->
        [one] un pas
       *[other] { $far } pas
    }, et tu en as { $left } : avance case par case.
   *[far] Trop loin : { $far ->
        [one] un pas
       *[other] { $far } pas
    }, tu en as { $left }.
}
refused-no-steps = Tu n’as plus de pas : seul un courant peut encore porter tes navires.
refused-carried = Le courant a déjà porté tes navires tout autour : continuer coûte un pas, et tu n’en as plus.
refused-truce = Trêve : tu ne peux pas entrer sur les cases et les sites des autres pendant cette manche. Va ailleurs pour l’instant.
refused-step-first = Tu as déjà choisi un groupe : fais d’abord un pas avec lui.
refused-in-hand = Tu as déjà choisi ce groupe : fais un pas avec lui.
refused-no-group = Tu n’as pas de pièces là : choisis un de tes groupes.
refused-engaged = Il y a aussi des adversaires là : ce groupe reste donc et combat. Choisis-en un autre.
refused-no-way = Ce groupe ne peut pas se déplacer ainsi : choisis-en un autre, ou laisse d’autres pièces en arrière.
refused-group-first = Choisis d’abord le groupe en { $square } : il y arrive en { $steps ->
    [one] un pas
   *[other] { $steps } pas
}.
refused-nothing-in-hand = Choisis d’abord un groupe.
refused-no-such-figure = Il n’y a pas de telle pièce dans le groupe choisi : choisis-en une qui en fait partie.
refused-no-guns = Tu n’as là ni navire ni site : tire d’ailleurs.
refused-fired-already = Cette case a déjà tiré pendant ce tour : tire d’ailleurs, ou appuie sur Fin des tirs.
refused-in-melee = Il y a des adversaires sur cette case, et un corps à corps suivra : tire d’ailleurs, ou appuie sur Fin des tirs.
refused-nobody-near = Il n’y a rien à toucher à côté de cette case : tire d’ailleurs, ou appuie sur Fin des tirs.
refused-nobody-there = Il n’y a pas d’adversaire là : tire sur une autre case.
refused-not-in-turn = Pendant le tour d’un autre, tu ne peux tirer que sur ce capitaine : choisis une autre case.
refused-mingled = Il y a aussi de tes pièces là, et un corps à corps suivra : tire sur une autre case.
refused-ships-only = Sans un de tes navires, ce site ne touche que des navires : tire sur une autre case.
refused-camouflaged = Cet équipage est camouflé : tire sur une autre case.
refused-fire-first = Tu as déjà choisi qui tire : choisis maintenant la case visée.
refused-aim-first = Choisis d’abord qui tire.

# Nombres tirés de beaucoup de parties

figure-battles = Batailles
figure-shots = Tirs
figure-figures-lost = Pièces perdues
figure-points-taken = Sites pris
figure-attackers-won = Batailles gagnées par l’attaquant
figure-points-from-rivals = Sites pris à d’autres
figure-ended-by-majority = Finies par une majorité
figure-ended-by-elimination = Finies par l’élimination d’un capitaine
figure-ended-by-last-round = Finies avec la dernière manche

# Ce que l’on cherche, et à quoi sert chaque chose.

aim-card-1 = Tu veux à la fin le plus de points : des temples, des têtes de mort et des villes qui t’appartiennent.
    .art = flag
aim-card-2 = À ton tour, tu achètes d’abord si tu as de l’or, puis tu déplaces tes groupes, qui se partagent tes pas (même par-delà le bord de la carte), puis on combat.
    .art = caravel
aim-card-3 = Après les combats, les équipages prennent temples et villes, les navires les têtes de mort. Ils restent à toi jusqu’à ce que d’autres les prennent.
    .art = crew
aim-card-4 = Les sites rapportent de l’or à chaque manche et comptent à la fin, le double là où toute une zone est à toi ; l’or achète navires, équipages et cartes.
    .art = coin
aim-card-5 = La partie finit avec la dernière manche, ou quand quelqu’un tient plus de la moitié de tous les sites.
    .art = i-crown

use-space-city = Un site : il rapporte de l’or à chaque manche et compte à la fin ; tes nouveaux équipages arrivent dans tes villes.
    .paragraph = §19
use-space-harbour = Tes nouveaux navires arrivent aux ports de tes villes ; un port ne protège pas des attaques.
    .paragraph = §9
use-space-jungle = Les équipages vont par la terre de case en case, un pas chacune.
    .paragraph = §11
use-space-skull = Un site en mer : un de tes navires qui s’y trouve après les combats le prend.
    .paragraph = §19
use-space-temple = Un site à terre : un de tes équipages qui s’y trouve après les combats le prend.
    .paragraph = §19
use-space-wave = Avec le courant d’un tourbillon, un navire avance gratuitement, de vague en vague.
    .paragraph = §12
use-piece-caravel = { $whose ->
    [yours] Tes navires : ils voguent, portent tes équipages, tirent avec des boulets et prennent les têtes de mort.
   *[other] Navires ennemis : termine sur leur case le trajet d’un groupe pour combattre, ou tire d’une case voisine.
}
    .paragraph = §11
use-piece-crew = { $whose ->
    [yours] Tes équipages : ils vont par la terre ou sur tes navires, et prennent temples et villes.
   *[other] Équipages ennemis : termine sur leur case le trajet d’un groupe pour combattre.
}
    .paragraph = §11
use-piece-flag = { $whose ->
    [yours] Ton site : il te rapporte de l’or à chaque manche, tire comme un navire et compte à la fin.
   *[other] Un site de ce capitaine : si tes pièces s’y trouvent après les combats, il est à toi.
}
    .paragraph = §19
use-piece-token = Un site encore sans propriétaire : sois-y après les combats pour le prendre ; une couleur est une zone.
    .paragraph = §19
use-card-caravel = Un nouveau navire arrive au port d’une de tes villes et peut partir aussitôt.
    .paragraph = §9
use-card-crew = Un nouvel équipage arrive dans une de tes villes et peut partir aussitôt.
    .paragraph = §9
use-card-g-cannonball = Pour un tir sur une case voisine ; tu peux en acheter autant que tu veux.
    .paragraph = §8
use-card-g-cutlasses = Ajoutent 1 à ton dé dans tous tes corps à corps.
    .paragraph = §8
use-card-g-pistols = Ajoutent 2 à ton dé dans tous tes corps à corps.
    .paragraph = §8
use-card-g-boarders = Ajoute 3 à ton dé dans tous tes corps à corps.
    .paragraph = §8
use-card-g-spyglass = Ajoute 1 à ton dé dans tous tes duels d’artillerie.
    .paragraph = §8
use-card-g-long-guns = Ajoutent 2 à ton dé dans tous tes duels d’artillerie.
    .paragraph = §8
use-card-g-master-gunner = Ajoute 3 à ton dé dans tous tes duels d’artillerie.
    .paragraph = §8
use-card-g-camouflage = À terre, aucun canon ne touche tes équipages.
    .paragraph = §8
use-die = Il n’est pas encore lancé.
    .paragraph = §17
use-die-d = Il compte son nombre ; avec les bonus, la plus haute somme gagne.
    .paragraph = §17
use-die-d-skull = La tête de mort compte sept : aucun dé ne montre plus.
    .paragraph = §17
use-fact-coin = L’or achète navires, équipages et cartes ; personne ne peut le prendre.
    .paragraph = §8
use-fact-flag = Sites tenus ; plus de la moitié de tous met fin à la partie. À la fin, ceux d’une zone entière comptent double.
    .paragraph = §22
use-fact-g-cannonball = Chaque tir coûte un boulet.
    .paragraph = §14
use-row-flag = Sites tenus jusqu’ici ; plus de la moitié de tous met fin à la partie. À la fin, ceux d’une zone entière comptent double.
    .paragraph = §22
use-zone-compass = La première des trois couleurs, de l’intérieur, que quelqu’un joue commence la manche.
    .paragraph = §6
use-zone-duel = Chacun lance un dé et ajoute ses bonus ; la plus petite somme perd une pièce.
    .paragraph = §17
use-zone-reckoning = Chaque site compte un point, et deux dans une zone que quelqu’un tient tout entière.
    .paragraph = §23
use-zone-shop = Au début de ton tour, tu peux acheter cartes, navires et équipages, où que soient tes pièces.
    .paragraph = §8
use-zone-standing = Combien de sites chacun tient ; plus de la moitié de tous met fin à la partie. À la fin, ceux d’une zone entière comptent double.
    .paragraph = §22
use-meter = Six pas par tour pour tous tes groupes ensemble ; un courant porte les navires gratuitement.
    .paragraph = §10
use-mark-range = Le groupe en main peut arriver jusqu’ici ; le nombre dit en combien de pas.
    .paragraph = §10
use-mark-range-prize = Un site que tu peux prendre ce tour-ci sans combat ; le nombre dit en combien de pas.
    .paragraph = §10
use-mark-range-aim = Tu peux tirer sur cette case.
    .paragraph = §14
use-mark-range-haven = Ce que tu engages peut venir ici.
    .paragraph = §9
use-mark-danger-foe = Si le groupe s’arrête ici, il doit combattre.
    .paragraph = §13

# Pourquoi un bot joue ainsi.

feature-unit = { $count ->
    [one] site
   *[other] sites
}
feature-points = plus de sites tenus
    .less = moins de sites tenus
    .plain = { $gain ->
        [0] tu tiendrais un peu plus de sites
        [one] tu tiendrais environ { $gain } site de plus
       *[other] tu tiendrais environ { $gain } sites de plus
    }
feature-areas = plus de points pour des zones entières
    .less = moins de points pour des zones entières
    .plain = cela rapporte plus de points pour des zones entières
feature-ships = plus de navires
    .less = moins de navires
    .plain = il reste plus de navires
feature-crews = plus d’équipages
    .less = moins d’équipages
    .plain = il reste plus d’équipages
feature-gold = plus d’or
    .less = moins d’or
    .plain = il reste plus d’or
feature-swords = plus de force au corps à corps
    .less = moins de force au corps à corps
    .plain = les équipages gagnent en force au corps à corps
feature-guns = plus de force en duel d’artillerie
    .less = moins de force en duel d’artillerie
    .plain = les navires gagnent en force en duel d’artillerie
feature-hope = plus de sites près de tes pièces
    .less = moins de sites près de tes pièces
    .plain = tes pièces s’approchent de sites que tu peux prendre
feature-majority = de meilleures chances de majorité
    .less = de moins bonnes chances de majorité
    .plain = une majorité devient plus probable
feature-rivals = le rival le plus fort recule
    .less = le rival le plus fort avance
    .plain = cela nuit au rival le plus fort

# Les champs d’une position, comme on les nomme en la modifiant

field-board = Plateau, signe par signe
field-sector = Secteur du compas
field-round = Manche
field-turn = À qui de jouer
field-first = A commencé cette manche
field-colours = Couleurs
field-groups = Groupes
field-owners = Propriétaires des sites
field-gold = Or
field-balls = Boulets
field-cards = Équipement
field-left = Pas restants
field-rides = Portés par des courants
field-hand = Groupe en mouvement
field-ships = Navires en mouvement
field-crews = Équipages en mouvement
field-fresh = Le groupe n’a pas encore agi
field-fired = Ont tiré
field-dice = Dés
field-duel = Duel
