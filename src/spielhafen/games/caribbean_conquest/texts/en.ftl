# Caribbean Conquest.

game-title = Caribbean Conquest
game-line = Temples, skulls and cities: whoever holds them holds the Caribbean.
game-aim = Take temples, skulls and cities, and hold the most points at the end.
game-kind = conquest

# House rules

option-boxes = Boxes
    .hint = How large the board is: 12, 24 or 36 squares a side.
option-boxes-1 = one
option-boxes-4 = four
option-boxes-9 = nine
option-board = The board
    .hint = As the tiles come, or, with one box, laid anew until harbours are three squares apart.
    .reason = Captains whose harbours touch are upon each other in their first turn.
option-board-shuffled = as the tiles come
option-board-balanced = harbours apart
option-static_defence = Static defence
    .hint = Points defend themselves, and have to be beaten even if nobody is there.
    .reason = Otherwise a single group takes one empty point after the other, and nobody can stop it.
option-all_fire = Fire in another’s turn
    .hint = When the captain whose turn it is has fired, the others may fire at that captain. Without it only the one whose turn it is opens fire.
    .reason = Turns are quicker, and firing is decided in one’s own turn.
option-truce = Truce in the first round
    .hint = With one box nobody attacks anybody in the first round.
    .reason = Otherwise whoever begins can win before others have had a turn.
option-rounds = Length
    .hint = After which round the points are counted at the latest; as printed only after the hundredth.
    .reason = Captains who are equally strong may besiege each other for ever; so everybody knows how long it takes.
option-rounds-printed = until somebody has won
option-rounds-usual = 15, 30 or 45 rounds
option-rounds-short = 12, 24 or 36 rounds
option-rounds-endless = endless

# Names

letter = { $letter }
price = { $gold } gold
ships = { $count ->
    [one] one ship
   *[other] { $count } ships
}
crews = { $count ->
    [one] one crew
   *[other] { $count } crews
}
figures-both = { $ships } and { $crews }
figure = { $figure ->
    [ship] Ship
   *[crew] Crew
}
    .note = { $figure ->
    [ship] Comes to the harbour of one of your cities.
   *[crew] Comes into one of your cities.
}
point = { $kind ->
    [temple] the temple at { $square }
    [skull] the skull at { $square }
   *[city] the city at { $square }
}

# What stands where

piece-token = treasure token: a point that is nobody’s
piece-flag = flag: a point of this captain
piece-caravel = ship
piece-crew = crew
point-at = { $kind ->
    [temple] temple
    [skull] skull
   *[city] city
} at { $square }{ $area ->
    [none] {""}
   *[other] , area { $area }
}: { $owned ->
    [yes] { $seat }, { $coins } gold a round
   *[no] nobody’s
}
group-at = { $seat }: { $figures } at { $square }
hand-at = { $seat }: { $figures } in hand, at { $square }

# What is going on

phase-round = { $round ->
    [0] Before the first round
   *[other] Round { $round }{ $last ->
        [0] {""}
       *[other] {" "}of { $last }
    }
}
phase-over = The end
phase-board = The board
phase-compass = The compass
phase-turn = { $seat }’s turn · { $part ->
    [buying] buying
    [moving] moving
   *[fighting] fighting
}
meter-steps = Steps
prompt-over = { $winners ->
    [one] { $seat } has conquered the Caribbean!
   *[other] { $winners } captains share the Caribbean.
}
prompt-melee = Melee at { $square }: { $seat } or { $foe }.
prompt-market = Hire figures, buy cards, or begin to move.
prompt-quarters = { $figure ->
    [ship] In which harbour shall the new ship lie?
   *[crew] In which city shall the new crew be?
}
prompt-manoeuvres = Which group shall move?
prompt-manoeuvres-hand = Where to? Whoever is to stay behind is left first.
prompt-manoeuvres-on = Go on, take another group, or come to the fights.
prompt-gunnery = Who fires?
prompt-gunnery-hand = At which square?
prompt-reply = You are fired at, at { $square }: { $foe }. Do you fire back?
prompt-casualty = You lose a figure at { $square }. Which one?
prompt-wait-market = { $seat } is buying.
prompt-wait-quarters = { $seat } is hiring.
prompt-wait-manoeuvres = { $seat } is moving.
prompt-wait-gunnery = { $seat } is at the guns.
prompt-wait-reply = { $seat } may fire back.
prompt-wait-casualty = { $seat } loses a figure at { $square } and chooses which.
hint-truce = There is a truce in this round: points and squares of others are not to be entered.
hint-free = You would take { $point } there.
hint-hits = Nobody can fire back: the shot hits.
hint-bonuses = You add { $own }, they add { $theirs }.
hint-steps-left = { $steps ->
    [one] One step is left.
   *[other] { $steps } steps are left.
}
warning-melee = { $fighters ->
    [one] There you have to fight { $seat }: one fighter.
   *[other] There you have to fight { $seat }: { $fighters } fighters.
}
warning-defended = If you stay there you have to fight the fixed defender ({ $seat }).
warning-drown = { $crews ->
    [one] The crew goes down with its ship.
   *[other] The { $crews } crews go down with their ship.
}
warning-hit = The shot hits: you lose a figure.

# Zones and facts

fact-points = { $points ->
    [one] point: 1
   *[other] points: { $points }
}
fact-gold = gold: { $gold }, and { $income } more at the end of the round
fact-balls = { $balls ->
    [one] cannonball: 1
   *[other] cannonballs: { $balls }
}
note-areas = { $count ->
    [one] holds all of area { $areas }
   *[other] holds all of areas { $areas }
}
note-no-figures = without figures
zone-compass = Compass
    .note = { $seat } begins.
zone-shop = To be bought
    .note = Figures come to your cities; cards can be bought anywhere.
zone-standing = Points
    .note = Whoever has { $majority } of the { $points } points at the end of a round ends the game.
zone-reckoning = The score
head-points = Points
head-areas = Areas
head-gold = Gold
score-points = Points: { $points }
score-areas = Counted twice, in whole areas: { $points }
bonus-more = { $with ->
    [guns] { $count ->
        [one] One more gun
       *[other] { $count } more guns
    }
   *[swords] { $count ->
        [one] One more fighter
       *[other] { $count } more fighters
    }
}

# Offers

offer-buy = Buy { $card } for { $gold } gold
offer-hire = { $figure ->
    [ship] Hire a ship for { $gold } gold
   *[crew] Hire a crew for { $gold } gold
}
offer-quarters = { $figure ->
    [ship] To the harbour at { $square }
   *[crew] Into the city at { $square }
}
offer-take-up = Move { $figures } from { $square }
offer-aim = Fire from { $square }
offer-leave = { $figure ->
    [ship] Leave a ship at { $square }
   *[crew] Leave a crew at { $square }
}
offer-go = { $how ->
    [sail] Sail to { $square }
    [ashore] Go ashore, to { $square }
    [march] March to { $square }
   *[aboard] Go aboard, at { $square }
}: { $figures }{ $steps ->
    [0] , with the current
   *[other] {""}
}
offer-fire = Fire at { $square }: { $seat }
offer-answer = Fire back
offer-hold = Hold fire
offer-lose = { $figure ->
    [ship] Lose a ship
   *[crew] Lose a crew
}
offer-done = { $part ->
    [buying] Done buying
    [firing] Done firing
   *[moving] Done moving
}

# The log

event-lay = The board is laid.
event-round = Round { $round }
event-compass = The compass shows { $sector }; { $seat } begins.
event-turn = { $seat }’s turn
event-buy = { $seat } buys { $card } for { $gold } gold.
event-hire = { $figure ->
    [ship] { $seat } hires a ship for { $gold } gold.
   *[crew] { $seat } hires a crew for { $gold } gold.
}
event-at = { $part ->
    [buying] It comes to { $square }.
    [firing] { $seat } aims from { $square }.
   *[moving] { $seat } takes up the group at { $square }.
}
event-leave = { $figure ->
    [ship] A ship stays at { $square }.
   *[crew] A crew stays at { $square }.
}
event-go = { $seat }: to { $square }.
event-fire = { $seat } fires at { $square }.
event-answer = { $seat } fires back.
event-hold = { $seat } holds fire.
event-done = { $part ->
    [buying] { $seat } has bought enough.
    [firing] { $seat } has fired enough.
   *[moving] { $seat } has moved enough.
}
event-clash = { $with ->
    [swords] Melee
   *[guns] Gun fight
}: { $attacker } { $die } + { $bonus } = { $sum }, { $defender } { $other-die } + { $other-bonus } = { $other-sum }. { $result ->
    [tie] A tie: they roll again.
    [won] Better: { $attacker }.
   *[lost] Better: { $defender }.
}
event-battle = Battle at { $square }{ $place ->
    [temple] , for the temple
    [skull] , for the skull
    [city] , for the city
   *[square] {""}
}: { $seat } with { $fighters }, { $foe } with { $against }.
event-lose = { $figure ->
    [ship] { $seat } gives up a ship.
   *[crew] { $seat } gives up a crew.
}
event-lost = { $figure ->
    [ship] { $seat } loses a ship at { $square }.
   *[crew] { $seat } loses a crew at { $square }.
}
event-drowned = { $crews ->
    [one] A crew goes down with it.
   *[other] { $crews } crews go down with it.
}
event-overrun = { $place ->
    [temple] The temple at { $square } falls; { $seat } has lost it.
    [skull] The skull at { $square } falls; { $seat } has lost it.
   *[city] The city at { $square } falls; { $seat } has lost it.
}
event-unharmed = The point at { $square } loses nothing.
event-taken = { $place ->
    [temple] { $seat } takes the temple at { $square }
    [skull] { $seat } takes the skull at { $square }
   *[city] { $seat } takes the city at { $square }
}{ $owned ->
    [yes] {" "}from { $owner }
   *[no] {""}
}.
event-income = { $seat } gets { $coins } gold.
event-majority = { $seat } controls { $points } points, more than half of all.
event-elimination = { $seat } has neither a figure nor a point left.
event-time-up = The last round is over.

# Refusals

refused-owned-already = You have it already: buy something else.
refused-too-expensive = Too little gold: buy something cheaper.
refused-no-city = You have no city: take one first.
refused-no-haven = There is no room, or an enemy lies there: make room or drive the enemy away first.
refused-no-harbour-of-yours = That is no harbour of one of your cities: choose one of yours.
refused-no-city-of-yours = That is no city of yours: choose one of yours.
refused-ship-ashore = Ships stay at sea: sail along the coast, or let a crew go ashore.
refused-no-ship = Crews go to sea only where one of your own ships lies: bring a ship first.
refused-adrift = A crew would be left at sea without a ship: take it along, or leave a ship, too.
refused-full = Four of your figures find room on a square, no more: leave somebody behind, or go elsewhere.
refused-too-far = { $how ->
    [here] The group is there already: choose another square.
    [none] No way leads this group there: choose another square, or leave others behind.
    [near] That takes { $far ->
        [one] one step
       *[other] { $far } steps
    }, and you have { $left }: go square by square.
   *[far] Too far: { $far ->
        [one] one step
       *[other] { $far } steps
    }, you have { $left }.
}
refused-no-steps = No steps are left: only a current still carries ships.
refused-carried = The current has carried your ships round already: no steps are left to pay for going on.
refused-truce = In the first round nobody enters squares or points of others: go elsewhere for now.
refused-step-first = There is a group in your hand: make a step with it first.
refused-in-hand = This group is in your hand: make a step with it.
refused-no-group = You have no figures there: choose one of your groups.
refused-engaged = Enemies stand there, too, so this group stays and fights: choose another one.
refused-no-way = No step can be made like this: choose another group, or leave others behind.
refused-nothing-in-hand = First choose a group.
refused-no-such-figure = There is no such figure in your hand: choose among those that are.
refused-no-guns = You have neither a ship nor a point there: fire from elsewhere.
refused-fired-already = That square has fired in this turn: fire from elsewhere, or leave it at that.
refused-in-melee = Enemies are on that square, and it comes to a melee: fire from elsewhere, or leave it at that.
refused-nobody-near = Nobody who could be hit is beside that square: fire from elsewhere, or leave it at that.
refused-nobody-there = No enemy is there: fire at another square.
refused-not-in-turn = In another captain’s turn you may fire only at that captain: choose another square.
refused-mingled = Figures of yours stand there, too, and it comes to a melee: fire at another square.
refused-ships-only = A point without ships of yours hits ships only: fire at another square.
refused-camouflaged = That crew is camouflaged: fire at another square.
refused-fire-first = Who fires is chosen already: choose the square to fire at.
refused-aim-first = First choose who fires.

# Figures of many games

figure-battles = Battles
figure-shots = Shots
figure-figures-lost = Figures lost
figure-points-taken = Points taken
figure-attackers-won = Battles won by the attacker
figure-points-from-rivals = Points taken from others
figure-ended-by-majority = Ended by a majority
figure-ended-by-elimination = Ended because somebody was out
figure-ended-by-last-round = Ended with the last round

# Why a bot plays as it does.

feature-unit = { $count ->
    [one] point
   *[other] points
}
feature-points = more strategic points
    .less = fewer strategic points
feature-areas = more points of whole areas
    .less = fewer points of whole areas
feature-ships = more ships
    .less = fewer ships
feature-crews = more crews
    .less = fewer crews
feature-gold = more gold
    .less = less gold
feature-swords = stronger in melee
    .less = weaker in melee
feature-guns = stronger in gun fights
    .less = weaker in gun fights
feature-hope = more points within reach
    .less = fewer points within reach
feature-majority = a better chance of the majority
    .less = a worse chance of the majority
feature-rivals = a weaker best rival
    .less = a stronger best rival
