# Ce que partagent les jeux de Ship Adventure : cases, couleurs, équipement, le dé.

space = { $name }
space-jungle = jungle
space-temple = temple
space-city = ville
space-harbour = port
space-skull = tête de mort
space-wave = vagues
area-name = { $area ->
    [A] Tortugas
    [B] Rade Rouge
    [C] Bancs Orangés
    [D] Passe Verte
    [E] Îles du Milieu
    [F] Côte de l’Est
    [G] Bancs Bruns
    [H] Îles du Soufre
   *[I] Récif de Corail
}
colour = { $colour ->
    [red] rouge
    [blue] bleu
    [yellow] jaune
   *[green] vert
}
city-of = { $colour ->
    [red] la ville rouge
    [blue] la ville bleue
    [yellow] la ville jaune
   *[green] la ville verte
}
face = { $face ->
    [skull] tête de mort (7)
   *[other] { $face }
}
compass-begins = { $seat } commence

equipment-cannonball = Boulet
    .text = Pour un tir.
equipment-cutlasses = Sabres d’abordage
    .text = +1 au corps à corps.
equipment-pistols = Pistolets
    .text = +2 au corps à corps.
equipment-boarders = Troupe d’abordage
    .text = +3 au corps à corps.
equipment-spyglass = Longue-vue
    .text = +1 en duel d’artillerie.
equipment-long-guns = Canons longs
    .text = +2 en duel d’artillerie.
equipment-master-gunner = Maître canonnier
    .text = +3 en duel d’artillerie.
equipment-camouflage = Camouflage
    .text = À terre, à l’abri des canons.
equipment-topsails = Huniers
    .text = Un pas de plus en mer.
equipment-boots = Bottes de marche
    .text = Un pas de plus à terre.

# Duels

zone-duel = { $with ->
    [guns] Duel d’artillerie
   *[swords] Corps à corps
}
duel-die = Le dé montre { $face }
duel-unrolled = pas encore lancé
duel-won = Victoire de { $lead } d’avance : { $winner }.
duel-tie = Égalité : les deux relancent leur dé.
chance = { $tenths ->
    [0] Tu ne peux pas gagner
    [10] Tu gagnes à coup sûr
    [one] Tu gagnes environ une fois sur 10
   *[other] Tu gagnes environ { $tenths } fois sur 10
}
