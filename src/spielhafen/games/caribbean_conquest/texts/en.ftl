# Caribbean Conquest.

game-title = Caribbean Conquest
game-line = Temples, skulls and cities: whoever holds them holds the Caribbean.
game-aim = Most temples, skulls and cities at the end.
game-kind = conquest

# Numbers that variants may change

option-turn_steps = Steps in a turn
    .hint = How many steps a captain has in a turn for all groups together.
option-ship_price = Price of a ship
    .hint = How much gold a new ship costs.
option-crew_price = Price of a crew
    .hint = How much gold a new crew costs.
option-first_crews = Crews at the start
    .hint = How many crews begin in each city of a captain.
option-board_drawing = Drawing of the board
    .hint = A sign for each square, row by row; empty: chance lays the board.

# House rules

option-boxes = Board size
    .hint = The tiles of one, four or nine boxes make a board of 12, 24 or 36 squares a side.
option-boxes-1 = small (12 × 12)
option-boxes-4 = medium (24 × 24)
option-boxes-9 = large (36 × 36)
option-board = The board
    .hint = As the tiles come, or, on the small board, laid again until harbours are three squares apart.
    .reason = Captains whose harbours touch can attack each other in their first turn.
option-board-shuffled = as the tiles come
option-board-balanced = harbours apart
option-static_defence = Static defence
    .hint = Points defend themselves and have to be beaten even when nobody is there.
    .reason = Otherwise a single group takes one empty point after the other, and nobody can stop it.
option-all_fire = Fire in another’s turn
    .hint = When the captain whose turn it is has fired, the others may fire at that captain. Otherwise only the captain whose turn it is may open fire.
    .reason = Turns are quicker, and firing is decided in one’s own turn.
option-truce = Truce in the first round
    .hint = On the small board nobody may attack in the first round.
    .reason = Otherwise whoever begins can win before others have had a turn.
option-rounds = Length
    .hint = After which round the points are counted at the latest; as printed only after the hundredth.
    .reason = Equally strong captains could besiege each other for ever; like this everybody knows how long a game takes.
option-rounds-printed = until somebody has won
option-rounds-usual = 15 rounds (small), 30 (medium), 45 (large)
option-rounds-short = 12 rounds (small), 24 (medium), 36 (large)
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
    [ship] Comes to one of your harbours.
   *[crew] Comes into one of your cities.
}
point = { $kind ->
    [temple] the temple at { $square }
    [skull] the skull at { $square }
   *[city] the city at { $square }
}

# What stands where

piece-token = treasure token: a point that nobody holds
piece-flag = flag: a point held by this captain
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
   *[no] held by nobody
}
group-at = { $seat }: { $figures } at { $square }
hand-at = { $seat }: { $figures } chosen, at { $square }

# What is going on

phase-round = { $round ->
    [0] Before the first round
   *[other] Round { $round }{ $last ->
        [0] { $majority ->
            [0] {""}
           *[other] , first to { $majority } points
        }
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
prompt-chance = { $step ->
    [spin] The compass is spinning …
    [layout] Laying the board …
   *[other] Rolling the dice …
}
prompt-over = { $winners ->
    [one] { $seat } has conquered the Caribbean!
   *[other] { $winners } captains share the Caribbean.
}
result = { $score ->
    [one] one victory point
   *[other] { $score } victory points
}{ $areas ->
    [0] {""}
   *[other] {" "}({ $points } held, { $areas } more for whole areas)
}, { $gold } gold
prompt-melee = Melee at { $square }: { $seat } or { $foe }.
prompt-market = Hire ships and crews, buy cards, or press Done buying.
prompt-quarters = { $figure ->
    [ship] Choose the harbour for your new ship.
   *[crew] Choose the city for your new crew.
}
prompt-manoeuvres = Which group do you want to move?
prompt-manoeuvres-hand = { $several ->
    [0] Choose a square: its number says how many steps.
   *[other] Choose a square to go to, or leave some behind.
}
prompt-manoeuvres-on = Keep moving, choose another group, or press Done moving.
back-group = Choose another group
back-guns = Fire from elsewhere
back-hire = { $figure ->
    [ship] Do not hire this ship
   *[crew] Do not hire this crew
}
prompt-gunnery = { $turn ->
    [own] You may fire { $shots }.
   *[others] { $foe } is in range. You may fire { $shots }.
} Choose where you fire from, or press Done firing.
shot = from { $here } at { $targets }
aim = { $seat } ({ $square })
prompt-gunnery-hand = Choose the square to fire at.
prompt-reply = { $foe } fires at you at { $square }. Do you fire back?
prompt-casualty = You lose a figure at { $square }: choose a ship or a crew.
prompt-wait-market = { $seat } is buying.
prompt-wait-quarters = { $seat } is hiring.
prompt-wait-manoeuvres = { $seat } is moving.
prompt-wait-gunnery = { $seat } is at the guns.
prompt-wait-reply = { $seat } may fire back.
prompt-wait-casualty = { $seat } loses a figure at { $square } and chooses which.
hint-truce = Truce: you may not enter other players’ squares or points this round.
hint-nearest = The nearest point to take without a fight: { $point }, { $steps ->
    [one] one step
   *[other] { $steps } steps
} { $where ->
    [hand] away
   *[group] from { $square }
}.
hint-other-group = The group at { $square } can take { $point }: choose it next.
hint-quarters = Framed on the board: { $squares }.
hint-market = You have { $gold } gold. Ships and crews take points and guard them; a card helps in every fight.
hint-goal = The group at { $square } gets there in { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
hint-purchase = { $use } { $gold } gold is left.
hint-both = { $first } { $second }
hint-taking = If this group stays, you take { $point }.
hint-whole = You would hold all of area { $area }: it counts double.
hint-board = Your crew at { $crew } can board the ship beside it, at { $ship }.
hint-aboard = With its ship the crew can now reach { $points }: choose the group at { $square } again.
hint-guard = If all go, nobody guards { $point }.
hint-standing = You hold { $points } of { $all } points: { $gold } gold at the end of the round.
hint-majority = { $short ->
    [0] { $whose ->
        [own] You hold { $points } of { $all } points: if you still do when the round ends, the game is over.
       *[rival] { $seat } holds { $points } of { $all } points: the game is over when the round ends, unless a point is taken from { $seat }.
    }
    [one] { $whose ->
        [own] You need only one more point to end the game.
       *[rival] { $seat } needs only one more point to end the game.
    }
   *[other] { $whose ->
        [own] You need only { $short } more points to end the game.
       *[rival] { $seat } needs only { $short } more points to end the game.
    }
}
hint-majority-too = { $short ->
    [one] You, too, need only one more.
   *[other] You, too, need only { $short } more.
}
hint-free = You would take { $point }{ $owned ->
    [yes] {" "}from { $owner }
   *[no] {""}
}.{ $whole ->
    [none] {""}
   *[other] {" "}With it all of area { $whole } is yours: there each point counts and pays double.
}{ $most ->
    [0] {""}
   *[other] {" "}With it you hold more than half of all points: the game ends with this round.
}{ $last ->
    [0] {""}
   *[other] {" "}These are your last steps.
}
hit = If you win, { $seat } loses a figure at { $square }.
hit-nothing = If you win, nothing is lost at { $square }, but your figures are safe.
hint-hits = Nobody can fire back: the shot hits, and { $seat } loses a figure at { $square }.
hint-bonuses = { $chance }{ $may ->
    [0] {""}
   *[other] {" "}if they fire back, and for sure if they do not
} (you add { $own } to your die, they add { $theirs }). { $hit }
hint-steps-left = { $steps ->
    [one] You have one step left.
   *[other] You have { $steps } steps left.
}
hint-fire-next = Next you may fire.
hint-last-steps = These are your last steps: then the fights begin, or your turn ends.
warning-melee = { $chance }: you would have to fight { $seat } there, { $own } of yours against { $fighters }, until one side is gone.
warning-defended = { $chance }: if you stop there, you have to fight the fixed defender ({ $seat }).
warning-drown = { $crews ->
    [one] The crew goes down with its ship.
   *[other] The { $crews } crews go down with their ship.
}
warning-hit = The shot hits: you lose a figure.
warning-loss = If you lose, you lose a figure at { $square }.

# Zones and facts

fact-points = { $points ->
    [one] point: 1
   *[other] points: { $points }
}{ $counted ->
    [0] {""}
   *[other] {" "}held, { $counted } counted in the end: whole areas count double
}
fact-gold = gold: { $gold }, and { $income } more at the end of the round
fact-balls = { $balls ->
    [one] cannonball: 1
   *[other] cannonballs: { $balls }
}
note-areas = { $held ->
    [0] {""}
   *[other] { $held } held ·{" "}
}{ $counted } counted: { $count ->
    [one] area { $areas }
   *[other] areas { $areas }
} double
note-both = { $first }; { $second }
note-majority = { $short ->
    [0] has enough points to end the game with this round
    [one] needs one more point to end the game
   *[other] needs { $short } more points to end the game
}
note-no-figures = without figures
zone-compass = Compass
    .note = Needle: { $sector }. The first of these that plays begins.
zone-shop = Shop
    .note = Opens at the beginning of your turn, if you have at least { $price } gold.
purse = You have { $gold } gold
ware-owned = You have { $count }. { $use }
shop-group = { $group ->
    [figures] To take points and guard them
    [melee] For melees: adds to your die
   *[guns] For gun fights
}
zone-standing = Points
    .note = Whoever has { $majority } of the { $points } points at the end of a round ends the game.{ $last ->
        [0] {""}
       *[other] {" "}At the latest it ends after round { $last }.
    }
zone-reckoning = The score
head-points = Points
head-areas = Areas
head-gold = Gold, if equal
score-points = Points: { $points }
score-areas = Counted twice, in whole areas: { $points }
fight-stake = { $place ->
    [point] At stake: { $point }. Each roll costs the loser a fighter.
   *[square] Each roll costs the loser a fighter.
}
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
    [ship] Leave a ship here
   *[crew] Leave a crew here
}
offer-go = { $how ->
    [sail] Sail to { $square }
    [ashore] Go ashore, to { $square }
    [march] March to { $square }
   *[aboard] Go aboard, at { $square }
} ({ $figures }{ $steps ->
    [0] , with the current
   *[other] {""}
})
offer-fire = Fire at { $seat } ({ $square })
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
    [buying] It is placed at { $square }.
    [firing] { $seat } aims from { $square }.
   *[moving] { $seat } chooses the group at { $square }.
}
event-leave = { $figure ->
    [ship] A ship stays at { $square }.
   *[crew] A crew stays at { $square }.
}
event-go = { $seat } moves to { $square }.
event-fire = { $seat } fires at { $square }.
event-answer = { $seat } fires back.
event-hold = { $seat } holds fire.
recap-steps = { $seat } makes { $count } steps, the last to { $square }.
event-done = { $part ->
    [buying] { $seat } is done buying.
    [firing] { $seat } is done firing.
   *[moving] { $seat } is done moving.
}
event-clash = { $with ->
    [swords] Melee
   *[guns] Gun fight
}: { $attacker } { $die } + { $bonus } = { $sum }, { $defender } { $other-die } + { $other-bonus } = { $other-sum }. { $result ->
    [tie] A tie: they roll again.
    [won] { $attacker } wins.
   *[lost] { $defender } wins.
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
    [ship] { $seat } loses a ship at { $square }{ $fought ->
        [yes] {" "}against { $foe }
       *[no] {""}
    }.
   *[crew] { $seat } loses a crew at { $square }{ $fought ->
        [yes] {" "}against { $foe }
       *[no] {""}
    }.
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

refused-owned-already = You already have this card: buy something else.
refused-too-expensive = You do not have enough gold: buy something cheaper.
refused-no-city = You have no city: take one first.
refused-no-haven = There is no room there, or an enemy holds it: make room or drive the enemy away first.
refused-no-harbour-of-yours = That harbour belongs to none of your cities: choose one that does.
refused-no-city-of-yours = That city is not yours: choose one of yours.
refused-ship-ashore = Ships stay at sea: sail along the coast, or let a crew go ashore.
refused-no-ship = Crews go to sea only where one of your own ships lies: bring a ship first.
refused-adrift = A crew would be left at sea without a ship: take it along, or leave a ship, too.
refused-full = A square holds at most four of your figures: leave one behind, or go elsewhere.
refused-too-far = { $how ->
    [here] The group is there already: choose another square.
    [none] This group cannot get there: choose another square, or leave others behind.
    [near] That takes { $far ->
        [one] one step
       *[other] { $far } steps
    }, and you have { $left }: go square by square.
   *[far] Too far: { $far ->
        [one] one step
       *[other] { $far } steps
    }, you have { $left }.
}
refused-no-steps = You have no steps left: only a current can still carry your ships.
refused-carried = The current has already carried your ships round once: going on costs a step, and you have none left.
refused-truce = Truce: you may not enter other players’ squares or points this round. Go elsewhere for now.
refused-step-first = You have already chosen a group: move it one step first.
refused-in-hand = You have already chosen this group: move it one step.
refused-no-group = You have no figures there: choose one of your groups.
refused-engaged = Enemies share that square, so this group stays and fights: choose another one.
refused-no-way = This group cannot move: choose another one, or leave others behind.
refused-group-first = First choose the group at { $square }: it gets there in { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
refused-nothing-in-hand = First choose a group.
refused-no-such-figure = The group you chose has no such figure: choose one that it has.
refused-no-guns = You have neither a ship nor a point there: fire from elsewhere.
refused-fired-already = That square has already fired this turn: fire from another one, or press Done firing.
refused-in-melee = Enemies are on that square, so there will be a melee: fire from another one, or press Done firing.
refused-nobody-near = There is nothing to hit beside that square: fire from another one, or press Done firing.
refused-nobody-there = There is no enemy there: fire at another square.
refused-not-in-turn = In another captain’s turn you may fire only at that captain: choose another square.
refused-mingled = Your own figures are there too, so there will be a melee: fire at another square.
refused-ships-only = Without a ship of yours, this point can only hit ships: fire at another square.
refused-camouflaged = That crew is camouflaged: fire at another square.
refused-fire-first = You have already chosen who fires: now choose the square to fire at.
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

# What players want, and what each thing is for.

aim-card-1 = You want the most points in the end: temples, skulls and cities that are yours.
    .art = flag
aim-card-2 = On your turn: buy if you have gold, move your groups, which share your steps (also over the chart’s edges), then fight.
    .art = caravel
aim-card-3 = Crews take temples and cities, ships take skulls, once the fights are over. They stay yours until others take them.
    .art = crew
aim-card-4 = Points pay gold each round and count in the end, both double where a whole area is yours; gold buys ships, crews and cards.
    .art = coin
aim-card-5 = The game ends with the last round, or when somebody holds more than half of all points.
    .art = i-crown

use-space-city = A point: it pays gold each round and counts in the end; your new crews come into your cities.
    .paragraph = §19
use-space-harbour = Your new ships come to the harbours of your cities; it is no shelter from attacks.
    .paragraph = §9
use-space-jungle = Crews go by land from square to square, a step each.
    .paragraph = §11
use-space-skull = A point at sea: a ship of yours that is here after the fights takes it.
    .paragraph = §19
use-space-temple = A point on land: a crew of yours that is here after the fights takes it.
    .paragraph = §19
use-space-wave = With the current of a whirlpool a ship sails for nothing, from wave to wave.
    .paragraph = §12
use-piece-caravel = { $whose ->
    [yours] Your ships: they sail, carry your crews, fire with cannonballs and take skulls.
   *[other] Enemy ships: end a group’s way on their square to fight them, or fire at them from beside them.
}
    .paragraph = §11
use-piece-crew = { $whose ->
    [yours] Your crews: they go by land or aboard your ships, and take temples and cities.
   *[other] Enemy crews: end a group’s way on their square to fight them.
}
    .paragraph = §11
use-piece-flag = { $whose ->
    [yours] Your point: it pays you gold each round, fires like a ship and counts in the end.
   *[other] A point of this captain: with figures of yours on it after the fights it becomes yours.
}
    .paragraph = §19
use-piece-token = A point that nobody holds yet: have a figure here after the fights to take it; one colour is one area.
    .paragraph = §19
use-card-caravel = A new ship comes to the harbour of one of your cities and may sail at once.
    .paragraph = §9
use-card-crew = A new crew comes into one of your cities and may move at once.
    .paragraph = §9
use-card-g-cannonball = For one shot at a neighbouring square; you can buy any number.
    .paragraph = §8
use-card-g-cutlasses = Adds 1 to your die in all your melees.
    .paragraph = §8
use-card-g-pistols = Adds 2 to your die in all your melees.
    .paragraph = §8
use-card-g-boarders = Adds 3 to your die in all your melees.
    .paragraph = §8
use-card-g-spyglass = Adds 1 to your die in all your gun fights.
    .paragraph = §8
use-card-g-long-guns = Adds 2 to your die in all your gun fights.
    .paragraph = §8
use-card-g-master-gunner = Adds 3 to your die in all your gun fights.
    .paragraph = §8
use-card-g-camouflage = No gun can hit your crews ashore.
    .paragraph = §8
use-die = It has not been rolled yet.
    .paragraph = §17
use-die-d = It counts its number; with the bonuses the higher sum wins.
    .paragraph = §17
use-die-d-skull = The skull counts seven, the most that a die can show.
    .paragraph = §17
use-fact-coin = Gold buys ships, crews and cards; nobody can take it away.
    .paragraph = §8
use-fact-flag = Points held; more than half of all ends the game. In the end those of a whole area count double.
    .paragraph = §22
use-fact-g-cannonball = Each shot costs one cannonball.
    .paragraph = §14
use-row-flag = Points held so far; more than half of all ends the game. In the end those of a whole area count double.
    .paragraph = §22
use-zone-compass = The first of the three colours, from inside, that somebody plays begins the round.
    .paragraph = §6
use-zone-duel = Both roll a die and add their bonuses; whoever has less loses a figure.
    .paragraph = §17
use-zone-reckoning = Every point counts one, and points of an area held by one captain alone count two.
    .paragraph = §23
use-zone-shop = At the beginning of your turn you may buy cards, ships and crews, wherever your figures are.
    .paragraph = §8
use-zone-standing = How many points each captain holds; more than half of all ends the game. In the end those of a whole area count double.
    .paragraph = §22
use-meter = Six steps in a turn for all your groups together; a current carries ships for nothing.
    .paragraph = §10
use-mark-range = The group in hand can get here; the number says in how many steps.
    .paragraph = §10
use-mark-range-prize = A point that you can take in this turn without a fight; the number says in how many steps.
    .paragraph = §10
use-mark-range-aim = You can fire at this square.
    .paragraph = §14
use-mark-range-haven = What you hire can come here.
    .paragraph = §9
use-mark-danger-foe = If the group stops here it has to fight.
    .paragraph = §13

# Why a bot plays as it does.

feature-unit = { $count ->
    [one] point
   *[other] points
}
feature-points = more points held
    .less = fewer points held
    .plain = { $gain ->
        [0] you would hold a little more
        [one] you would hold about one point more
       *[other] you would hold about { $gain } points more
    }
feature-areas = more points of whole areas
    .less = fewer points of whole areas
    .plain = it brings more points for whole areas
feature-ships = more ships
    .less = fewer ships
    .plain = it leaves more ships
feature-crews = more crews
    .less = fewer crews
    .plain = it leaves more crews
feature-gold = more gold
    .less = less gold
    .plain = it leaves more gold
feature-swords = stronger in melee
    .less = weaker in melee
    .plain = the crews become stronger in melee
feature-guns = stronger in gun fights
    .less = weaker in gun fights
    .plain = the ships become stronger in gun fights
feature-hope = more points near your figures
    .less = fewer points near your figures
    .plain = your figures come nearer to points that you can take
feature-majority = a better chance of the majority
    .less = a worse chance of the majority
    .plain = a majority becomes more likely
feature-rivals = the strongest rival stands worse
    .less = the strongest rival stands better
    .plain = it hurts the strongest rival

# The fields of a position, as they are named where it is edited

field-board = Board, sign by sign
field-sector = Sector of the compass
field-round = Round
field-turn = Whose turn
field-first = Began this round
field-colours = Colours
field-groups = Groups
field-owners = Owners of the points
field-gold = Gold
field-balls = Cannonballs
field-cards = Equipment
field-left = Steps left
field-rides = Carried by currents
field-hand = Group in action
field-ships = Ships that move
field-crews = Crews that move
field-fresh = Group has not acted yet
field-fired = Have fired
field-dice = Dice
field-duel = Duel
