# Treasure Map.

game-title = Carte au trésor
game-line = Des temples, des pirates et quatre morceaux d’une carte déchirée : qui sera le premier à El Dorado ?
game-aim = Trouve les quatre morceaux, atteins El Dorado avant tous.
game-kind = aventure

# Nombres que les variantes peuvent changer

option-turn_steps = Pas par tour
    .hint = Combien de pas un capitaine a dans son tour.
option-first_balls = Boulets au départ
    .hint = Avec combien de boulets chaque capitaine commence.
option-pay_off_price = Prix de la paix d’un pirate
    .hint = Pour combien d’or un pirate en chasse rentre chez lui.
option-ransom_price = Prix d’une rançon
    .hint = Combien d’or coûte la rançon pour la cale d’un pirate, si la table joue avec rançon.
option-board_drawing = Dessin du plateau
    .hint = Un signe par case, ligne par ligne ; vide : le hasard pose le plateau.

# Règles maison

option-board = Le plateau
    .hint = Comme les tuiles viennent, ou posées à nouveau jusqu’à ce que les ports soient à trois cases les uns des autres, qu’aucune tête de mort ne touche un temple et qu’aucune île ne soit grande.
    .reason = Avec deux ports côte à côte, ou des canons de pirates à la porte d’un temple, le tirage des tuiles décide trop.
option-board-shuffled = comme les tuiles viennent
option-board-balanced = équilibré
option-idle_pirates = Pirates qui ne chassent personne
    .hint = Si un pirate au repos sur sa tête de mort tire sur un capitaine qui s’arrête à côté de lui.
option-idle_pirates-fire = tirent aussi
option-idle_pirates-answer = ne font que riposter
option-standing_still = Rester sur place
    .hint = Sinon, chaque capitaine doit faire au moins un pas.
option-el_dorado = El Dorado
    .hint = Au dos de la carte de situation, ou à un endroit tiré au sort à chaque partie.
    .reason = Il n’y a que quatre cartes de situation : quand on les sait par cœur (comme les bots), on sait où aller.
option-el_dorado-hidden = n’importe où, au hasard
option-el_dorado-printed = sur la carte de situation
option-movement_cards = Huniers et bottes
    .hint = Deux cartes de plus à la boutique, pour un cinquième pas en mer ou à terre.
option-stranded = Équipages sans navire
    .hint = Ce que devient un équipage à terre dont le navire a été détruit et se retrouve au port.
    .reason = Laisser un navire seul est un risque, et le détruire vaut bien un boulet.
option-stranded-returns = retournent au port
option-stranded-pays = retournent au port et perdent leur or
option-stranded-stays = restent où ils sont
option-ransom = Rançon
    .hint = Contre de l’or, un capitaine obtient ce qu’un pirate a pris.
    .reason = Un morceau de carte dans la cale d’un pirate puissant serait sinon perdu pour toujours.
option-stall_guard = Une fin quand personne n’avance
    .hint = La partie finit après soixante manches, ou quand il n’y a plus de trésor à trouver depuis douze manches. Sinon, elle finit après deux cents, et personne ne gagne.
    .reason = Personne ne peut prendre ce qui est en réserve dans les villes, et une partie peut donc se bloquer ; alors, la meilleure carte gagne.
option-solo_level = En solo : niveau
    .hint = Au niveau 1, les pirates ajoutent deux et n’ont pas de canons.
option-solo_level-1 = 1, plus facile
option-solo_level-2 = 2, comme imprimé
option-solo_pirates = En solo : pirates
    .hint = À quel point les pirates sont dangereux quand tu joues en solo.
option-solo_pirates-two-steps = voguent de deux cases
option-solo_pirates-three-steps = voguent de trois cases
option-solo_pirates-guns = tirent aussi après leur propre déplacement

# Noms

pirate = le pirate { $number }
galleon = le galion
empty-ship = le navire vide ({ $seat })
token-name = jeton { $name }
token-known = jeton { $area } { $numbers }
token-title = { $area } { $numbers }
token-hidden = Jeton { $name } : seuls les capitaines qui l’ont eu connaissent son dos.
token-read = Le jeton { $area } { $numbers } mène en { $square }.
token-code = { $area } est la zone { $name } ; { $numbers } sont les nombres de ses coins : nord-ouest, nord-est, sud-ouest, sud-est. Dans cet ordre compte la première tuile avec de la terre, et de même, sur elle, la première case de terre (§20).
map-piece = morceau de carte { $number }
die = { $face }
price = { $gold } or

# Où se trouve quoi

piece-coin = Or
piece-galleon = Galion
piece-pirate = Pirate
piece-token = Trésor dans un temple
piece-goal = but de ton jeton
piece-dorado = El Dorado

goal-at = ici mène ton { $token }, en { $square }
dorado-at = El Dorado, en { $square }
treasure-at = { $dice ->
    [one] trésor à { $dice } dé en { $square }
   *[other] trésor à { $dice } dés en { $square }
}
coins-at = { $gold ->
    [one] une pièce d’or en { $square }
   *[other] { $gold } pièces d’or en { $square }
}
galleon-at = le galion en { $square }
pirate-at = { $state ->
    [sunk] pirate { $number }, coulé, en { $square }
    [hunting] pirate { $number } en { $square }, en chasse (proie : { $seat })
   *[idle] pirate { $number }, au repos en { $square }
}
ship-at = navire avec équipage en { $square } ({ $seat })
empty-ship-at = navire vide en { $square } ({ $seat })
crew-at = équipage en { $square } ({ $seat })
route-pirate = Le pirate { $number } arriverait en { $square }.

# Ce qui se passe

phase-round = { $round ->
    [0] Avant la première manche
   *[other] Manche { $round } · niveau { $level }
}
phase-over = La fin
phase-board = Le plateau
phase-compass = Le compas
phase-pirates = Les pirates
phase-turn = À { $seat } de jouer
meter-steps = Pas
prompt-chance = { $step ->
    [spin] Le compas tourne …
    [layout] On pose le plateau …
    [glance] On regarde un jeton …
    [find] On lance les dés pour de l’or …
   *[other] Un jeton est tiré …
}
prompt-over = { $winners ->
    [0] Personne n’a trouvé El Dorado.
    [one] { $seat } a gagné.
   *[other] { $winners } capitaines se partagent la victoire.
}
result-found = a trouvé El Dorado à la manche { $round }
result = { $kinds ->
    [0] aucun morceau de carte
    [one] un morceau de carte
   *[other] { $kinds } morceaux de carte différents
}, { $gold } or
prompt-duel = Les dés roulent : { $foe } contre { $other } …
prompt-course = { $stop ->
    [0] Choisis une case où aller.
    [2] Il ne te reste aucun pas : arrête-toi ici.
   *[other] Choisis une case où aller, ou arrête-toi ici.
}
prompt-wait-course = { $seat } est en route.
prompt-rivals = Choisis qui tu combats d’abord.
prompt-wait-rivals = { $seat } choisit son premier adversaire.
prompt-gunnery = { $threats ->
    [0] À portée : { $foes }. Choisis sur qui tirer, ou ne tire pas.
   *[other] Ici, d’autres peuvent tirer sur toi : { $foes }. Choisis-en un, pour tirer en premier ou non.
}
prompt-wait-gunnery = { $seat } est aux canons.
prompt-reply = On te tire dessus : { $foe }. Ripostes-tu ?
prompt-wait-reply = { $seat } peut riposter.
prompt-opening = Tu peux tirer sur { $foe }. Tires-tu ?
prompt-wait-opening = { $seat } peut tirer.
prompt-exchange = { $what ->
    [found] Regarde ce que tu as trouvé, puis continue.
    [swap] Choisis un morceau de carte pour ton jeton, ou garde ce que tu as.
   *[none] Tu n’as rien à échanger ici : continue. (On le demande à terre à tous ceux qui ont un jeton, pour que les autres n’apprennent rien.)
}
prompt-wait-exchange = { $seat } regarde un jeton.
prompt-affairs = { $what ->
    [pay] Un pirate te chasse : pour { $gold } or, il rentre chez lui. Choisis-le pour le payer, ou termine ton tour.
    [ransom] Pour { $ransom } or, tu peux racheter ce qu’un pirate a pris. Choisis-le pour payer, ou termine ton tour.
    [none] Tu ne peux plus rien payer ni faire ici : termine ton tour.
   *[trade] Achète, retire ou dépose ce que tu veux, puis termine ton tour.
}
prompt-wait-affairs = { $seat } fait ses affaires.
hint-stranded = Aucun chemin ne te ramène à ton navire. { $price ->
    [pays] Tu peux retourner à ton port, mais tu perds ton or.
   *[returns] Tu peux retourner à ton port.
}
hint-found = Tu as trouvé un jeton et { $gold } or{ $count ->
    [1] {""}
   *[other] {" "}({ $sum })
}{ $skulls ->
    [0] {""}
   *[other] , car une tête de mort vaut sept
}. { $meaning } Échange-le là, sur la croix, contre un morceau de carte.
hint-unpaid = Si tu ne paies pas, { $count ->
    [one] il continue à te chasser, mais ne t’atteint pas
   *[other] ils continuent à te chasser, mais ne t’atteignent pas
} pendant cette manche.
hint-powder = Un tir coûte un boulet : tu en as { $balls }.{ $choose ->
    [1] {" "}Choisis une cible pour voir tes chances.
   *[0] {""}
}
far-way = { $square } est trop loin pour ce tour : tu arrives jusqu’en { $end }.
hint-own-pieces = { $count ->
    [0] Tu n’as encore aucun morceau de carte : tous conviennent.
   *[other] Tu as : { $have }.{ $missing ->
        [0] {""}
       *[other] {" "}Il te manque : { $lack }.
    }
}
hint-goal = { $meaning } La croix est à { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}.
hint-temple = Le temple au trésor le plus proche est en { $square }, à { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}.
hint-here = { $what ->
    [temple] Tu es au temple, et il y a un trésor : arrête-toi ici pour le prendre.
   *[goal] Ton jeton mène ici : arrête-toi pour l’échanger contre un morceau de carte.
}
hint-dangers = Nombres rouges : qui s’y arrête peut essuyer des tirs ou doit combattre.
hint-two = { $one } { $two }
hint-left-behind = Ton navire reste en { $square }, avec { $foes } : le navire vide ne risque rien, mais si tu t’y arrêtes à bord, tu dois combattre.
hint-no-treasure = { $level ->
    [0] Il n’y a plus de trésor.
   *[other] Il n’y a plus de trésor : à la fin de cette manche commence le niveau { $level }, avec de nouveaux trésors{ $spared ->
        [0] {""}
       *[other] {" "}dans tous les temples sauf en { $but }
    }.
}{ $more ->
    [0] {""}
   *[other] {" "}{ $onward }
}
hint-fetch = Reprends ce que garde ta ville en { $square }, { $steps ->
    [0] ici même
    [one] à un pas
   *[other] à { $steps } pas
} : { $things }.
hint-prey = Si tu bats { $foe } en { $square }, { $steps ->
    [0] ici même
    [one] à un pas
   *[other] à { $steps } pas
}, tu reçois : { $things }. { $chance }, au corps à corps.
hint-wake = Des pièces d’or du galion sont en { $square }, { $steps ->
    [0] ici même
    [one] à un pas
   *[other] à { $steps } pas
}.
hint-el-dorado = El Dorado est en { $square }.
hint-coins = { $gold ->
    [one] Le galion a perdu là une pièce d’or.
   *[other] Le galion a perdu là { $gold } pièces d’or.
}
hint-purpose = { $what ->
    [temple] Arrête-toi là pour fouiller le temple : un jeton, et de l’or avec { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }.
    [goal] Ton jeton mène là : arrête-toi pour l’échanger contre un morceau de carte.
    [dorado] El Dorado : arrête-toi là, et tu as gagné.
    [home] Ta propre ville : arrête-toi là pour acheter, déposer ou retirer.
   *[city] Une ville : arrête-toi là pour acheter.
}
hint-pay-off = Il ne te chasse plus et retourne en { $square }, où chacun peut prendre l’or.
loot-gold = { $count } or
loot-pieces = { $count ->
    [one] un morceau de carte
   *[other] { $count } morceaux de carte
}
loot-tokens = { $count ->
    [one] un jeton
   *[other] { $count } jetons
}
gain = { $loot ->
    [0] { $foe ->
        [ship] Le navire vide doit retourner à son port.
        [pirate] Sa cale est vide, mais il disparaît jusqu’au prochain niveau.
       *[crew] Il n’y a rien à prendre, mais l’équipage doit retourner à son port.
    }
   *[other] Si tu gagnes, tu reçois : { $things }.
}
stake = { $alone ->
    [1] la partie est finie
   *[other] retour à ton port{ $loot ->
        [0] {""}
       *[other] , et tu perds : { $things }
    }
}
hint-bonuses = { $chance }{ $may ->
    [0] {""}
   *[other] {" "}s’il y a riposte, sinon à coup sûr
} (tu ajoutes { $own } à ton dé, l’autre camp { $theirs }). { $gain }
hint-hits = Personne ne peut riposter : le tir touche. { $gain }
warning-melee = Si tu t’arrêtes { $there ->
    [0] ici
   *[other] en { $square }
}, tu dois combattre : { $foes }. { $chance }. En cas de défaite : { $stake }.
warning-guns = Si tu t’arrêtes { $there ->
    [0] ici
   *[other] en { $square }
}, { $pirates ->
    [0] { $captains ->
        [one] peut
       *[other] peuvent
    } tirer sur toi : { $others }
    [one] { $foes } tire sur toi
   *[other] { $foes } tirent sur toi
}{ $pirates ->
    [0] {""}
   *[other] { $captains ->
        [0] {""}
       *[other] {" "}(et peut-être { $others })
    }
}. { $answer ->
    [ashore] À terre, tu ne peux pas riposter, donc le tir touche à coup sûr : { $stake }.
    [unarmed] Sans boulet, tu ne peux pas riposter, donc le tir touche à coup sûr : { $stake }.
    [scarce] Tu n’as pas assez de boulets pour tirer d’abord sur tous, et un tir sans riposte touche à coup sûr : { $stake }.
   *[first] Tu peux tirer d’abord ; alors les dés décident. { $chance }{ $pirates ->
        [0] {" "}(à coup sûr sans riposte)
       *[other] {""}
    }. Sinon, ou en cas de défaite : { $stake }.
}
warning-unpaid = À la fin de la manche, tu dois combattre : { $foes }. { $chance }. En cas de défaite : { $stake }.
warning-lose = En cas de défaite : { $stake }.
warning-hit = Le tir te touche : { $stake }.
warning-may-hit = L’autre camp peut tirer, et un tel tir touche : { $stake }.
warning-gold-lost = Tu perds { $gold } or.
warning-pirates-fire = Les pirates tirent toujours, et le tir touche : { $stake }.
warning-owned = Tu as déjà le { $piece }{ $where ->
    [city] , dans ta ville
   *[carried] {""}
} : il t’en faut quatre différents.

# Parties de la table et indications

fact-gold = { $stored ->
    [0] Or porté : { $carried }
   *[other] Or porté : { $carried }, en ville : { $stored }
}
fact-pieces = { $stored ->
    [0] Morceaux de carte portés : { $carried }
   *[other] Morceaux de carte portés : { $carried }, en ville : { $stored }
}
fact-tokens = { $stored ->
    [0] Jetons portés : { $carried }
   *[other] Jetons portés : { $carried }, en ville : { $stored }
}
fact-balls = { $balls ->
    [one] Boulet : { $balls }
   *[other] Boulets : { $balls }
}
note-hunted = { $count ->
    [one] proie du pirate { $pirates }
   *[other] proie des pirates { $pirates }
}
note-complete = porte les quatre morceaux de carte
zone-compass = Compas
    .note = { $sails ->
        [0] Aucun galion n’est en mer.
       *[other] But du galion : { $city } ({ $square }).
    }
zone-dice = Dés
zone-hand = Ce que tu portes
    .note = { $gold } or
zone-city = Dans ta ville
    .note = { $gold } or
zone-shop = Boutique
    .note = Ouverte dans chaque ville.
zone-supply = Morceaux restants
zone-hold = La cale : { $foe }
    .note = { $gold } or
supply-of = { $piece } : reste { $count }{ $have ->
    [0] {""}
   *[other] , tu l’as déjà
}
bonus-other = Autre équipement
bonus-galleon = Équipage du galion
bonus-pirate = Pirates de niveau { $level }
treasure-over = { $count ->
    [1] {""}
   *[other] { $sum } ={" "}
}{ $gold } or.{ $skulls ->
    [0] {""}
   *[other] {" "}Une tête de mort vaut sept.
}

# Propositions

offer-go = { $how ->
    [sail] Voguer en { $square }
    [land] Débarquer en { $square }
    [embark] Rembarquer en { $square }
   *[walk] Marcher en { $square }
}
offer-stop = { $what ->
    [temple] S’arrêter ici et fouiller le temple
    [goal] S’arrêter ici et échanger le jeton
    [dorado] S’arrêter ici : El Dorado !
    [home] S’arrêter ici, dans ta ville
    [city] S’arrêter ici et acheter
   *[other] S’arrêter ici
}
offer-return = Retourner au port
offer-pay-off = Payer le pirate { $number } : { $gold } or
offer-ransom = Rançon pour la cale du pirate { $number } : { $gold } or
offer-fight = Combattre : { $foe }
offer-fire = Tirer : { $foe }
offer-face = Ne pas tirer : { $foe }
offer-hold = Ne pas tirer
offer-swap = Échange : { $token } contre { $piece }
offer-keep = { $swaps ->
    [0] Continuer
   *[other] Tout garder
}
offer-fetch-gold = { $gold ->
    [all] Retirer tout l’or
   *[other] Retirer { $gold } or
}
offer-store-gold = { $gold ->
    [all] Déposer tout l’or
   *[other] Déposer { $gold } or
}
offer-fetch = Retirer : { $thing }
offer-store = Déposer : { $thing }
offer-buy = Acheter { $card } : { $gold } or
offer-end = Terminer le tour

# Le journal de bord

event-lay = On pose le plateau.
event-round = Manche { $round }
event-compass = Le compas montre : { $sector } ; { $seat } commence.
event-setting-out = Un galion quitte le port en { $square }.
event-galleon-step = Le galion vogue en { $square }.
event-turn = À { $seat } de jouer
event-go = { $seat } va en { $square }.
recap-steps = { $seat } fait { $count } pas, jusqu’en { $square }.
event-stop = { $seat } s’arrête.
event-return = { $seat } retourne au port.
event-salvage = { $gold ->
    [one] { $seat } trouve une pièce d’or dans le sillage du galion.
   *[other] { $seat } trouve { $gold } pièces d’or dans le sillage du galion.
}
event-pay-off = { $seat } paie le pirate { $pirate }, qui rentre chez lui.
event-ransom = { $seat } paie au pirate { $pirate } une rançon de { $price } or et reçoit { $gold } or, { $pieces ->
    [0] aucun morceau de carte
    [one] un morceau de carte
   *[other] { $pieces } morceaux de carte
} et { $tokens ->
    [0] aucun jeton
    [one] un jeton
   *[other] { $tokens } jetons
}.
event-fight = { $seat } combat d’abord : { $foe }.
event-fire = { $seat } tire : { $foe }.
event-shot = Le pirate { $pirate } tire sur { $seat }.
event-face = { $seat } ne tire pas : { $foe }.
event-hold = { $seat } ne tire pas.
event-clash = { $with ->
    [swords] Corps à corps
   *[guns] Duel d’artillerie
} : { $attacker } { $die } + { $bonus } = { $sum }, { $defender } { $other-die } + { $other-bonus } = { $other-sum }. { $result ->
    [tie] Égalité : les deux relancent leur dé.
    [won] Ce combat est remporté par { $attacker }.
   *[lost] Ce combat est remporté par { $defender }.
}
event-wreck = Le navire vide est détruit et revient à son port ({ $seat }).
event-crew-lost = Équipage battu, de retour à son port : { $seat }. { $loot ->
    [0] Il n’y avait rien à prendre.
   *[other] Ce qu’il portait est pris par { $by } : { $things }.
}
event-lost = L’équipage est perdu, et la partie avec lui.
event-pirate-sunk = Le pirate { $pirate } est coulé. { $loot ->
    [0] Sa cale était vide.
   *[other] Le contenu de sa cale est pris par { $by } : { $things }.
}
event-galleon-taken = Le galion est pris. Le contenu de sa cale est pris par { $by } : { $things }.
event-plunder = { $seat } prend le trésor du temple en { $square }.
event-token = { $seat } lit un jeton : zone { $area }.
event-draw-veiled = { $seat } regarde le dos d’un jeton.
event-look-veiled = { $seat } regarde le dos d’un jeton.
event-treasure = { $seat } obtient { $dice } : { $gold } or.
event-hunt = Le pirate { $pirate } chasse maintenant { $seat }.
event-gather = { $seat } prend { $gold } or sur la tête de mort du pirate { $pirate }.
event-swap = { $seat } fait un échange : { $token } contre morceau de carte { $piece }.
event-keep = { $seat } garde tout.
event-legend = { $seat } lit la carte : El Dorado est en { $square }.
event-reading-veiled = { $seat } lit la carte.
event-fetch-gold = { $seat } retire { $gold } or.
event-fetch-token = { $seat } retire : { $token }.
event-fetch-piece = { $seat } retire le morceau de carte { $piece }.
event-store-gold = { $seat } dépose { $gold } or.
event-store-token = { $seat } dépose : { $token }.
event-store-piece = { $seat } dépose le morceau de carte { $piece }.
event-buy = { $seat } achète { $card } pour { $gold } or.
event-end = { $seat } termine son tour.
event-chase = Le pirate { $pirate } vogue en { $square }.
event-next-level = Le niveau { $level } commence : nouveaux trésors, pirates plus forts.
event-discovery = { $seat } a trouvé El Dorado.
event-given-up = Deux cents manches, et personne n’a trouvé El Dorado : la partie finit sans vainqueur.
event-stalemate = { $captains ->
    [1] Le voyage dure trop longtemps, ou personne n’avance plus : El Dorado reste caché.
   *[other] Le voyage dure trop longtemps, ou personne n’avance plus : on compte les morceaux de carte.
}

# Refus

refused-too-far = { $how ->
    [here] Ton équipage s’y trouve déjà : choisis une autre case.
    [none] Tu ne peux pas y aller : un équipage à terre ne va que par la terre, ou en retour sur son propre navire.
    [near] Cela fait { $far ->
        [one] un pas
       *[other] { $far } pas
    }, et tu en as { $left } : avance case par case.
   *[far] Trop loin : { $far ->
        [one] un pas
       *[other] { $far } pas
    }, tu en as { $left }.
}
refused-no-ship = Un équipage à terre ne va que par la terre, ou en retour sur son propre navire : choisis une case de terre.
refused-no-steps = Tu n’as plus de pas pour cela : arrête-toi ici, ou utilise ce qu’un courant ou une carte te donne encore.
refused-must-move = Tu dois faire au moins un pas : choisis une case voisine.
refused-moved-already = Tu ne peux retourner au port qu’au lieu de te déplacer : arrête-toi maintenant, et retournes-y à ton prochain tour.
refused-no-return = À cette table, aucun équipage ne rentre sans son navire : va où tu peux, ou arrête-toi.
refused-not-stranded = Seul un équipage à terre qui ne peut pas rejoindre son navire retourne au port : continue, ou arrête-toi.
refused-not-hunted = Aucun pirate ne te chasse : tu n’as personne à payer.
refused-not-hunting = Ce pirate ne te chasse pas : paies-en un qui le fait.
refused-too-poor = Tu n’as pas autant d’or sur toi, et celui de la ville ne compte pas : apportes-en plus.
refused-no-ransom = À cette table, on joue sans rançon : bats le pirate.
refused-empty-hold = La cale de ce pirate est vide : garde ton or.
refused-crew-ashore = Un équipage à terre ne peut pas tirer : choisis de ne pas tirer.
refused-no-cannonball = Tu n’as pas de boulet : choisis de ne pas tirer ; on en trouve dans chaque ville.
refused-not-beside = Tu ne peux choisir qu’un adversaire à côté de toi, pas coulé, ni dans un port ou une ville, et pas encore affronté pendant ce tour : choisis quelqu’un d’autre.
refused-camouflaged = Cet équipage est camouflé : tire sur quelqu’un d’autre, ou ne tire pas.
refused-no-threat = De là, personne ne peut tirer sur toi : choisis quelqu’un d’autre, ou ne tire pas.
refused-guns-bear = C’est d’abord le tour de ceux qui peuvent tirer sur toi : tire sur chacun d’eux, ou choisis de ne pas tirer.
refused-other-foe = Tu ne peux tirer que sur celui dont c’est le tour : tire sur lui, ou ne tire pas.
refused-not-here = Cet adversaire n’est pas sur ta case : choisis-en un qui s’y trouve.
refused-no-such-token = Ce jeton n’est pas là : choisis-en un autre.
refused-other-place = Ce jeton ne mène pas ici : va d’abord là où il mène.
refused-no-such-piece = Il ne reste pas de morceau de carte de ce numéro : choisis-en un autre.
refused-not-home = Cela ne se fait que dans ta propre ville : amènes-y d’abord ton équipage.
refused-stored-already = Tu as déjà déposé quelque chose pendant ce tour : tu ne pourras retirer qu’au prochain.
refused-no-gold = Il n’y a pas autant d’or : prends-en moins, ou laisse.
refused-no-city = Les cartes ne s’achètent que dans les villes : va d’abord dans l’une d’elles.
refused-not-sold = Cette carte n’est pas vendue à cette table : choisis-en une autre.
refused-owned = Tu as déjà cette carte : choisis-en une autre.
refused-too-dear = Tu n’as pas assez d’or sur toi : achète quelque chose de moins cher, ou reviens avec plus.

# Ce que l’on cherche, et à quoi sert chaque chose.

aim-map = Tu as toute la carte : atteins El Dorado avant les autres.
aim-alone = Trouve El Dorado avant que des pirates te battent.
aim-card-1 = Tu veux atteindre El Dorado avant tous les autres, avec les quatre morceaux de carte.
    .art = map-1
aim-card-2 = À ton tour, tu avances pas à pas, par mer et par terre, même par-delà le bord de la carte ; à terre, ton équipage va à pied.
    .art = caravel
aim-card-3 = Dans les temples, tu trouves de l’or et des jetons. Chaque jeton mène à une case : échange-le là contre un morceau de carte.
    .art = token
aim-card-4 = Pirates et autres équipages te prennent tout ce que tu portes ; dans ta ville, c’est en sûreté.
    .art = pirate
aim-card-5 = Avec les quatre morceaux, tu apprends où est El Dorado : termines-y ton tour.
    .art = map-4

use-area = Les jetons nomment une zone et un ordre de nombres : ensemble, ils disent sur quelle case est un morceau de carte.
    .paragraph = §20
use-space-city = Ici, les équipages achètent de l’équipement et déposent, dans leur propre ville, ce que personne ne peut leur prendre ; on n’y combat pas.
    .paragraph = §23
use-space-harbour = Ici, personne ne peut être attaqué ; un équipage battu repart du port de sa couleur.
    .paragraph = §12
use-space-jungle = Ici, les équipages vont à pied ; leur navire attend sur la dernière case de mer.
    .paragraph = §8
use-space-skull = Le repaire d’un pirate ; l’or payé peut s’y prendre tant qu’il est absent.
    .paragraph = §26
use-space-temple = Termine ici ton tour avec l’équipage pour prendre le jeton, et de l’or selon ses dés.
    .paragraph = §18
use-space-wave = Avec le courant d’un tourbillon, un navire avance gratuitement, de vague en vague.
    .paragraph = §9
use-piece-coin = De l’or dans le sillage du galion : le navire qui passe dessus le reçoit.
    .paragraph = §10
use-piece-crew = { $whose ->
    [yours] Ton équipage à terre : il prend des jetons dans les temples, achète dans les villes et revient à pied au navire.
   *[other] Arrête-toi sur sa case pour un corps à corps, ou à côté pour tirer : le vainqueur reçoit tout ce que porte l’autre.
}
    .paragraph = §13
use-piece-caravel = { $whose ->
    [yours] Ton navire : il avance pas à pas à ton tour, en mer avec l’équipage à bord, à terre à pied.
   *[other] Arrête-toi sur sa case pour combattre, ou à côté pour tirer ; sans équipage, il est simplement détruit.
}
    .paragraph = §8
use-piece-galleon = Le galion n’attaque personne et perd une pièce d’or sur chaque case qu’il quitte. Arrête-toi sur sa case pour un corps à corps, ou à côté pour tirer : qui le bat reçoit son or.
    .paragraph = §6
use-piece-pirate = En chasse, un pirate fait deux cases par manche et attaque sa proie ; battu, il rend ce qu’il a.
    .paragraph = §25
use-piece-goal = Termine ici ton tour avec l’équipage à terre, et échange le jeton contre un morceau de carte de ton choix.
    .paragraph = §21
use-piece-dorado = Termine ici ton tour avec les quatre morceaux de la carte, et tu as gagné.
    .paragraph = §29
use-piece-token = Termine ici ton tour avec l’équipage : il révèle où est un morceau de carte, et ses dés donnent de l’or.
    .paragraph = §18
use-card-treasure = Termine ton tour là où il mène, et échange-le contre un morceau de carte de ton choix.
    .paragraph = §21
use-card-hold = Un jeton dont tu ne connais pas le dos ; le vainqueur de son propriétaire le reçoit.
    .paragraph = §16
use-card-open = Un jeton dont seuls ceux qui l’ont porté connaissent le dos.
    .paragraph = §20
use-card-map = Porte les quatre numéros sur toi, et tu lis où est El Dorado ; ce qui est en ville ne compte pas.
    .paragraph = §24
use-card-g-cannonball = Pour un tir sur une case voisine ; tu peux en acheter autant que tu veux.
    .paragraph = §23
use-card-g-cutlasses = Ajoutent 1 à ton dé au corps à corps.
    .paragraph = §23
use-card-g-pistols = Ajoutent 2 à ton dé au corps à corps.
    .paragraph = §23
use-card-g-boarders = Ajoute 3 à ton dé au corps à corps.
    .paragraph = §23
use-card-g-spyglass = Ajoute 1 à ton dé en duel d’artillerie.
    .paragraph = §23
use-card-g-long-guns = Ajoutent 2 à ton dé en duel d’artillerie.
    .paragraph = §23
use-card-g-master-gunner = Ajoute 3 à ton dé en duel d’artillerie.
    .paragraph = §23
use-card-g-camouflage = À terre, aucun canon ne touche ton équipage.
    .paragraph = §23
use-card-g-topsails = En mer, un pas de plus à chaque tour.
    .paragraph = §23
use-card-g-boots = À terre, un pas de plus à chaque tour.
    .paragraph = §23
use-die = Il n’est pas encore lancé.
    .paragraph = §13
use-die-d = Il compte son nombre : comme or pour un trésor, ou au combat, où la plus haute somme gagne.
    .paragraph = §13
use-die-d-skull = La tête de mort compte sept ; pour un trésor, elle réveille en plus un pirate.
    .paragraph = §19
use-fact-coin = L’or que l’on porte achète de l’équipement et peut se perdre ; en ville, il est en sûreté.
    .paragraph = §22
use-fact-g-cannonball = Chaque tir coûte un boulet.
    .paragraph = §14
use-fact-map = Morceaux de carte portés : avec 1, 2, 3 et 4, on sait où est El Dorado.
    .paragraph = §24
use-fact-token = Chaque jeton mène à une case où il peut s’échanger contre un morceau de carte.
    .paragraph = §21
use-zone-city = Ce que tu déposes ici est en sûreté, même après une défaite, mais ne compte que quand tu le retires.
    .paragraph = §22
use-zone-compass = La couleur intérieure commence la manche, et le galion va vers son port.
    .paragraph = §5
use-zone-dice = Voilà combien d’or donne le trésor ; chaque tête de mort compte sept et réveille un pirate.
    .paragraph = §18
use-zone-duel = Chacun lance un dé et ajoute ses bonus ; la plus haute somme gagne, à égalité on relance.
    .paragraph = §13
use-zone-hand = Ce que tu portes compte pour El Dorado et va à celui qui te bat.
    .paragraph = §16
use-zone-hold = Le vainqueur de cet adversaire reçoit tout cela.
    .paragraph = §16
use-zone-shop = Dans chaque ville, ton équipage peut acheter une de chaque carte, et autant de boulets que tu veux.
    .paragraph = §23
use-zone-supply = Voilà combien de morceaux de carte il reste pour des jetons.
    .paragraph = §21
use-meter = Quatre pas par tour, en mer ou à terre ; un courant te porte gratuitement.
    .paragraph = §7
use-mark-range = Tu peux arriver jusqu’ici pendant ce tour ; le nombre dit en combien de pas.
    .paragraph = §7
use-mark-danger-foe = Si tu t’arrêtes ici, tu dois combattre, ou d’autres peuvent tirer sur toi.
    .paragraph = §11
use-mark-route-foe = Un pirate en chasse passerait ensuite par ici.
    .paragraph = §25

# Ce que disent les bots

feature-unit = { $count ->
    [one] tour
   *[other] tours
}
feature-pieces = plus de morceaux de carte et de jetons
    .less = moins de morceaux de carte et de jetons
    .plain = cela rapporte plus de morceaux de carte et de jetons
feature-way = un chemin plus court
    .less = un chemin plus long
    .plain = { $gain ->
        [0] cela raccourcit un peu le chemin
        [one] cela raccourcit le chemin d’environ un tour
       *[other] cela raccourcit le chemin d’environ { $gain } tours
    }
feature-hunted = moins de pirates aux trousses
    .less = plus de pirates aux trousses
    .plain = moins de pirates sont en chasse
feature-gold = plus d’or
    .less = moins d’or
    .plain = cela rapporte plus d’or
feature-swords = des sabres plus affûtés
    .less = des sabres moins affûtés
    .plain = les sabres sont mieux affûtés
feature-guns = de meilleurs canons
    .less = de moins bons canons
    .plain = les canons sont meilleurs
feature-hiding = un meilleur camouflage
    .less = un moins bon camouflage
    .plain = le camouflage est meilleur
feature-rivals = un chemin plus long pour le meilleur rival
    .less = un chemin plus court pour le meilleur rival
    .plain = le meilleur rival a plus de chemin à faire

# Nombres

figure-melees = Lancers en corps à corps
figure-broadsides = Lancers en duel d’artillerie
figure-crews = Équipages battus
figure-found = El Dorado trouvé
figure-stale = Personne n’avançait

# Les champs d’une position, comme on les nomme en la modifiant

field-board = Plateau, signe par signe
field-sector = Secteur du compas
field-round = Manche
field-turn = À qui de jouer
field-first = A commencé cette manche
field-level = Niveau
field-emptied = Dernier temple vidé
field-colours = Couleurs
field-ships = Navires
field-crews = Équipages
field-left = Pas restants
field-sails = Pas supplémentaire en mer
field-boots = Pas supplémentaire à terre
field-rides = Portés par des courants
field-moved = Pas faits
field-gold = Or
field-bank = Or en ville
field-pieces = Morceaux de carte portés
field-stored = Morceaux de carte en ville
field-balls = Boulets
field-cards = Équipement
field-temples = Le temple a un trésor
field-tokens1 = Trésors de niveau 1
field-tokens2 = Trésors de niveau 2
field-tokens3 = Trésors de niveau 3
field-shown1 = Qui les a vus, niveau 1
field-shown2 = Qui les a vus, niveau 2
field-shown3 = Qui les a vus, niveau 3
field-holders = Qui a chaque trésor
field-pirates = Pirates
field-hunts = Qui les pirates chassent
field-sunk = Pirates coulés
field-paid = Or sur les têtes de mort
field-galleon = Galion
field-hold_gold = Or des pirates et du galion
field-hold_pieces = Morceaux de carte des pirates et du galion
field-wake = Or dans le sillage
field-supply = Morceaux de carte restants
field-el_dorado = El Dorado
field-told = Qui le connaît
field-vain = Ne peut pas être El Dorado
field-faced = Adversaires affrontés aux canons
field-closed = Quelque chose a été déposé
field-idle = Manches restantes sans progrès
field-dice = Dés
field-duel = Duel
