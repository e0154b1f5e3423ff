# Corsair.

game-title = Corsair
game-line = Two ships, broadside after broadside, and some powder for further shots.
game-aim = Sink the other ship before it sinks yours.
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

# What players want, and what each thing is for.

aim-card-1 = You want to sink the other ship.
    .art = cutter
aim-card-2 = In each broadside both of you roll a die.
    .art = die-5
aim-card-3 = The lower die is hit, as many times as the dice differ.
    .art = die-2
aim-card-4 = With a keg of powder the lower die may be rolled again.
    .art = keg
aim-card-5 = A ship that can take no more hits is sunk; after the last broadside the sounder ship wins.
    .art = damage

use-piece-cutter = { $whose ->
    [yours] Your ship: it sinks when it can take no more hits.
   *[other] The other ship: sink it before yours is sunk.
}
    .paragraph = §4
use-die = The lower of the two dice is hit as many times as they differ.
    .paragraph = §4
use-fact-keg = A keg lets the lower die be rolled again.
    .paragraph = §3
use-fact-ship = So many hits the ship can still take.
    .paragraph = §1
use-zone-duel = Both dice of this broadside; the lower one is hit.
    .paragraph = §2
