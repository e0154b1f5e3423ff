# Corsair.

game-title = Corsair
game-line = Two ships, broadside after broadside, and some powder for further shots.
game-kind = duel

option-rounds = Broadsides
    .hint = After so many the ship that can take more hits wins.
option-rounds-10 = 10
option-rounds-20 = 20

ship = { $seat }’s ship, which can take { $hull ->
    [0] no more hits
    [one] one more hit
   *[other] { $hull } more hits
}
fact-hull = hull
fact-kegs = kegs of powder
zone-duel = Broadside
duel-seat = { $seat }
duel-unrolled = { $seat } has not rolled yet
duel-die = { $seat } rolled { $pips }
duel-tie = Equal dice hit no one.
duel-won = { $seat } has the higher die.

round-broadside = Broadside { $round } of { $of }
phase-fight = { $seat } fires
phase-over = The fight is over
prompt-chance = The dice are falling.
prompt-powder = Use a keg of powder and roll again, or leave it.
prompt-wait-powder = { $seat } decides about another shot.
prompt-over = { $winners ->
    [one] { $seat } has won the fight.
   *[other] The victory is shared.
}

offer-again = Roll again
offer-stand = Leave it

event-broadside = { $seat } fires
event-throw = { $seat } rolls { $pips }.
event-again = { $seat } uses a keg of powder.
event-stand = { $seat } keeps the powder.
event-hit = { $seat }’s ship takes { $hits ->
    [one] a hit
   *[other] { $hits } hits
}.
event-miss = Both have missed.
event-finish = The guns are silent.
