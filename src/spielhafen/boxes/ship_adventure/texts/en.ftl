# What the games of Ship Adventure share: squares, colours, equipment, the die.

space = { $name }
space-jungle = jungle
space-temple = temple
space-city = city
space-harbour = harbour
space-skull = skull
space-wave = waves
area-name = { $area ->
    [A] Turtle Cays
    [B] Red Reach
    [C] Orange Shoals
    [D] Green Sound
    [E] Mid Isles
    [F] Eastern Main
    [G] Brown Banks
    [H] Sulphur Cays
   *[I] Coral Keys
}
colour = { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
}
city-of = { $colour ->
    [red] the red city
    [blue] the blue city
    [yellow] the yellow city
   *[green] the green city
}
face = { $face ->
    [skull] skull (7)
   *[other] { $face }
}
compass-begins = { $seat } begins

equipment-cannonball = Cannonball
    .text = For one shot.
equipment-cutlasses = Cutlasses
    .text = +1 in melees.
equipment-pistols = Pistols
    .text = +2 in melees.
equipment-boarders = Boarding party
    .text = +3 in melees.
equipment-spyglass = Spyglass
    .text = +1 in gun fights.
equipment-long-guns = Long guns
    .text = +2 in gun fights.
equipment-master-gunner = Master gunner
    .text = +3 in gun fights.
equipment-camouflage = Camouflage
    .text = No gun can hit your crew ashore.
equipment-topsails = Topsails
    .text = One step more at sea.
equipment-boots = Marching boots
    .text = One step more ashore.

# Duels

zone-duel = { $with ->
    [guns] Gun fight
   *[swords] Melee
}
duel-die = The die shows { $face }
duel-unrolled = not rolled yet
duel-won = { $winner } wins, ahead by { $lead }.
duel-tie = A tie: both roll again.
chance = { $tenths ->
    [0] You cannot win
    [10] You are sure to win
    [one] You win about { $tenths } time in 10
   *[other] You win about { $tenths } times in 10
}
