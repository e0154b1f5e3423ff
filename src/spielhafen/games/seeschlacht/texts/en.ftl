# Seeschlacht.

game-title = Seeschlacht
game-line = Three merchants, seven warships, one wind for all: bring your convoy across while the guns are out.
game-aim = Bring your merchants to port before your opponent does.
game-kind = battle

option-short = Short game
    .hint = The merchants carry their cargo from the start and score when they arrive. Recommended for a first battle.
option-batteries = Coastal batteries
    .hint = Whether they wait for you to choose a target.
    .reason = A battery has nothing to lose by a shot, so nobody would ever hold it back.
option-batteries-told = fire when they are told
option-batteries-alone = fire by themselves
option-late_wind = Change the wind even if every ship stays
    .hint = The wind may still be changed in a turn in which no ship has to be moved.
    .reason = A turn in which every ship stays is over sooner.
option-avoid_rams = Ram only if unavoidable
    .hint = A ship may not steer into another one as long as it has any other way.
option-neutral_guns = Guns in the neutral harbour
    .hint = Merchants may fire from inside the neutral harbour.
option-elimination = Elimination wins
    .hint = In the full game, the only side that has merchants left wins.
option-encounter = Encounter at sea
    .hint = Two merchants and three warships a side meet at sea. Our own set-up for a first battle; the printed game begins in harbour, with ten ships.

# Numbers that variants may change

option-first_points = Points for the first arrival
    .hint = What the first merchant at its destination brings in the short game; each later one brings a point less.
option-merchants_number = Merchants
    .hint = How many merchants each side has.
option-warships_number = Warships
    .hint = How many warships each side has.
option-quiet_turns = Quiet turns to the end
    .hint = After how many turns in a row in which nothing happens the battle is over.
option-most_turns = Turns to the end
    .hint = After how many turns the battle is over in any case.

# Names

chart-white-home = White’s home
chart-yellow-home = Yellow’s home
chart-white-goal = White’s destination
chart-yellow-goal = Yellow’s destination
chart-neutral = Neutral harbour
space = { $name }
space-berth = anchorage
space-berth-dotted = dotted anchorage
space-battery = field of a battery
space-basin = harbour
direction = { $direction } ({ $direction ->
    [1] north-east
    [2] east
    [3] south-east
    [4] south-west
    [5] west
   *[6] north-west
})
direction-sign = { $direction ->
    [none] ·
   *[other] { $direction }
}
colour = { $colour ->
    [yellow] yellow
    [blue] blue
   *[red] red
}
wind = { $colour ->
    [yellow] Weak wind
    [blue] Medium wind
   *[red] Strong wind
} { $way }
wind-way = { $from ->
    [1] from north-east to south-west
    [2] from east to west
    [3] from south-east to north-west
    [4] from south-west to north-east
    [5] from west to east
   *[6] from north-west to south-east
}
wind-to = { $from ->
    [1] to the south-west
    [2] to the west
    [3] to the north-west
    [4] to the north-east
    [5] to the east
   *[6] to the south-east
}
fleet = { $side ->
    [white] White fleet
   *[yellow] Yellow fleet
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
   *[none] no ship
}
ship-kind = { $kind ->
    [merchant] merchant
   *[warship] warship
}

# The table

zone-wind = Wind · fields
zone-dice = Dice
die-colour = { $colour ->
    [yellow] colour die: yellow
    [blue] colour die: blue
    [red] colour die: red
   *[none] colour die
}
die-number = { $number ->
    [none] number die
   *[other] number die: { $number }
}
zone-score = { $next ->
    [0] Points
   *[other] Points (goal +{ $next })
}
ship-at = { $ship }, { $kind }, at { $space }, heading { $heading }{ $hits ->
    [0] {""}
    [one] , one hit
   *[other] , { $hits } hits
}{ $loaded ->
    [yes] , loaded
   *[no] {""}
}
fleet-row = { $state ->
    [sunk] sunk
    [arrived] has arrived
    [must-sail] has to move
    [heavy] heavily damaged
    [loaded] loaded
    [must-sail-heavy] has to move, heavily damaged
    [must-sail-loaded] has to move, loaded
    [heavy-loaded] heavily damaged, loaded
   *[must-sail-heavy-loaded] has to move, heavily damaged, loaded
}
fact-afloat = { $count ->
    [one] ship afloat
   *[other] ships afloat
}
fact-loaded = loaded
fact-points = { $count ->
    [one] point
   *[other] points
}
meter-steps = Steps
mark-route = { $ship }: { $steps ->
    [one] one step
   *[other] { $steps } steps
}
mark-fire = { $line ->
    [1] Hits on yellow, one time in three
    [2] Hits on blue, one time in three
   *[3] Hits on red, one time in three
}
mark-line = { $line ->
    [1] Yellow hits (1 in 3)
    [2] Blue hits (1 in 3)
   *[3] Red hits (1 in 3)
}
mark-shot = { $ship } fires at { $target }: { $line ->
    [1] yellow
    [2] blue
   *[3] red
} hits.
mark-salvo = The battery fires at { $target }: yellow hits.

# What is going on

phase-number = { $number ->
    [0] Before the first turn
   *[other] Turn { $number } · { $wind }
}
phase-berthing = Setting out
phase-sailing = { $seat } · moving
phase-harbour = { $seat } · in harbour
phase-batteries = { $seat } · coastal batteries
phase-fire = { $seat } · firing
phase-wind = The wind
phase-draw = A draw is offered
phase-over = In port

prompt-berthing = Your ships point out to sea: if that suits you, press “The fleet is ready”. Or turn some first, each once.
prompt-sailing = Choose a ship, then where it goes.
prompt-under-way = { $ship } has { $left ->
    [one] one more step.
   *[other] { $left } more steps.
}
prompt-loading = Load your merchants.
prompt-repairing = Repair your ships: one hit may be taken off each.
prompt-batteries = Choose a ship for your batteries to fire at.
prompt-fire = Choose an enemy ship to fire at.
prompt-draw = { $seat } offers a draw.
prompt-wait = { $part ->
    [berthing] { $seat } lays out the fleet.
    [sailing] { $seat } moves the fleet.
    [harbour] { $seat } works in harbour.
    [batteries] { $seat } is at the coastal batteries.
    [fire] { $seat } fires.
   *[draw] { $seat } considers a draw.
}
prompt-chance = The dice are rolling.
prompt-over = { $winners ->
    [2] { $how ->
        [points] The battle is drawn, { $won } points each.
       *[otherwise] The battle is drawn.
    }
   *[other] { $how ->
        [points] { $seat } has won the battle by { $won } to { $lost }!
        [cargo] { $seat } has brought the cargo home and won the battle!
       *[otherwise] { $seat } has won the battle!
    }
}
result = { $won ->
    [0] no enemy ship sunk
    [one] one enemy ship sunk
   *[other] { $won } enemy ships sunk
}, { $lost ->
    [0] none lost
    [one] one lost
   *[other] { $lost } lost
}
result-points = { $points ->
    [one] one point
   *[other] { $points } points
}; { $won ->
    [0] no enemy ship sunk
    [one] one enemy ship sunk
   *[other] { $won } enemy ships sunk
}, { $lost ->
    [0] none lost
    [one] one lost
   *[other] { $lost } lost
}
hint-may-stay = No ship has to move { $moved ->
    [yes] any more
   *[no] in this turn
}: you may finish, or move others.
hint-guns = { $count ->
    [one] { $ship } can fire.
   *[other] { $count } of your ships can fire, each once.
}
hint-must-sail = { $count ->
    [one] { $ship } still has to move.
   *[other] { $count } ships still have to move, { $ship } among them.
}{ $others ->
    [0] {""}
   *[other] {" "}The others may stay.
}
hint-last-turns = { $left ->
    [one] After this turn the battle is over.
   *[other] After { $left } turns the battle is over.
}
hint-standstill = { $left ->
    [one] If nothing happens in this turn, the battle is over.
   *[other] If nothing happens for { $left } turns, the battle is over.
}

# What may be done

offer-face = { $ship }: bow to { $heading }
offer-change-wind = Change the wind
offer-change-strength = Only its strength
offer-forward = { $ship }: forward
offer-port = { $ship }: to port
offer-starboard = { $ship }: to starboard
offer-stop = { $ship }: stop here
offer-stay = { $ship }: stay
offer-load = { $ship }: load
offer-repair = { $ship }: repair
offer-bombard = The batteries fire at { $target }
offer-fire = { $ship } fires at { $target }
offer-done = { $part ->
    [berthing] The fleet is ready
    [loading] No more loading
    [repairing] No more repairs
    [gunnery] Cease fire
   *[sailing] Done with moving
}
offer-offer-draw = Offer a draw
offer-agree = Agree
offer-decline = Play on
offer-resign = Resign
way = { $ship }: { $here ->
    [yes] turn where you are
   *[no] to { $space }
}, heading { $heading }, { $used ->
    [one] one step
   *[other] { $used } steps
} of { $of }{ $targets ->
    [0] {""}
    [one] . Can fire at { $target } from there
   *[other] . Can fire at { $targets } ships from there
}{ $foes ->
    [0] {""}
    [one] . One enemy ship could fire at it next turn
   *[other] . { $foes } enemy ships could fire at it next turn
}{ $battery ->
    [yes] . Under the guns of a battery
   *[no] {""}
}.
hint-forward = To { $space }{ $left ->
    [0] , and the move is over.
    [one] , and one more step.
   *[other] , and { $left } more steps.
}
hint-turn = { $left ->
    [0] To heading { $heading }, and the move is over.
    [one] To heading { $heading }, and one more step.
   *[other] To heading { $heading }, and { $left } more steps.
}
hint-fire = Line { $line }: hits on { $colour }, one time in three{ $sinks ->
    [yes] , and a hit sinks the ship
   *[no] {""}
}.
hint-change-wind = Works on a 2, 4 or 6.
hint-change-strength = The direction stays.
warning-ram = Rams { $ship }: both take a hit.
warning-own-ram = Rams your own { $ship }: both take a hit.
warning-anchorage = An anchorage of the enemy: costs a hit.
warning-battery = Under the guns of a battery.
warning-forced-ram = Then it has to ram { $ship }.
warning-resign = You give up the battle.

# Why not

refused-not-your-ship = That is not a ship of yours: choose one of your own.
refused-sunk = { $ship } is sunk: choose another ship.
refused-under-way = { $ship } is under way: finish its move first.
refused-has-moved = { $ship } has moved in this turn: choose another ship.
refused-has-stayed = { $ship } stays in this turn: choose another ship.
refused-delivered = { $ship } has arrived and stays where it is: choose another ship.
refused-must-still-sail = { $ship } has to move first: it lies neither at anchor nor head to wind.
refused-must-sail = { $ship } has to move: it lies neither at anchor nor head to wind.
refused-wind-left = The wind allows more, and at sea a ship uses every step: go on.
refused-in-basin = A move that began in this harbour stops early only after one step or on another anchorage: go on.
refused-no-wind = On this heading the wind does not carry the ship forward: turn it, or let it stay.
refused-ram-avoidable = That leads to a ram, and it can be avoided: choose another way.
refused-foreign-avoidable = That leads across an anchorage of the enemy, and it can be avoided: choose another way.
refused-taken = A ship lies at { $space }, and a single step in harbour rams nobody: choose another one.
refused-straight-on = After a turn the ship goes straight on, or stops where it may.
refused-turning-back = A second turn has to go the same way round: turn the other way, or let the ship stay where it may.
refused-too-far = { $how ->
    [here] { $ship } lies there already: choose another point.
    [none] No open water leads { $ship } there: choose another point.
    [near] That takes { $ship } { $far ->
        [one] one step
       *[other] { $far } steps, turns included
    }, and the wind allows it: go step by step.
    [wind] That takes { $ship } { $far } steps, turns included, and with the headings on the way the wind does not allow so many.
   *[far] Too far: { $far } steps, turns included, and with this heading the wind allows { $ship } { $left ->
        [0] none
       *[other] { $left }
    }.
}
refused-edge-ahead = The chart ends there: turn the ship, or let it stay where it may.
refused-land-ahead = There is land ahead: turn the ship, or let it stay where it may.
refused-neutral-closed = Warships may not enter the neutral harbour: turn the ship, or let it stay where it may.
refused-neutral-taken = A ship lies there, and in the neutral harbour nobody is rammed: turn the ship.
refused-tried = You have tried to change the wind in this turn: try again in your next one.
refused-sailed = A ship has moved already, so the wind stays: change it at the beginning of your next turn.
refused-laid = { $ship } was turned already: choose another ship.
refused-worked-on = { $ship } was loaded or repaired in this turn: choose another ship.
refused-loaded = { $ship } is loaded already: choose another ship.
refused-repair-first = { $ship } is damaged: repair it first.
refused-no-cargo-here = Cargo lies at the anchorages of the destination only: bring the ship there first.
refused-sound = { $ship } has no hits: choose another ship.
refused-no-yard = Ships are repaired on dotted anchorages of their own, merchants on neutral ones, too: bring the ship there first.
refused-has-fired = { $ship } has already fired: choose another ship.
refused-neutral-guns = Nobody fires from inside the neutral harbour: choose another ship.
refused-neutral-target = Nobody fires into the neutral harbour: choose another target.
refused-out-of-zone = The target is not in the zone of fire: choose another one.
refused-behind-land = Land lies in between: choose another target.
refused-not-under-fire = The batteries cannot fire at { $ship }: only at ships on one of their fields, once at each.
refused-shielded = { $ship } lies in between: choose another target.
refused-turn-begun = You can do that only at the beginning of a turn: wait for your next one.
refused-draw-offered = You have offered a draw in this turn already: play on.

# The log

event-begin = { $seat } begins.
event-wind = { $seat } rolls { $colour } and { $direction }: { $same ->
    [yes] the wind stays as it was and blows { $way }.
   *[no] the wind now blows { $way }.
}
event-number = { $seat } tries to change the wind and rolls { $number }: { $granted ->
    [yes] that works.
   *[no] the wind stays.
}
event-colour = { $what ->
    [shot] { $ship } fires at { $target } and needs { $line ->
        [1] yellow
        [2] blue
       *[3] red
    }: { $colour }, { $result ->
        [hit] a hit!
       *[miss] missed.
    }
    [battery] The battery fires at { $target } and needs yellow: { $colour }, { $result ->
        [hit] a hit!
       *[miss] missed.
    }
   *[wind] { $seat } rolls for the strength of the wind: { $colour }{ $same ->
        [yes] , as before.
       *[no] .
    }
}
event-berthed = { $seat }’s fleet is ready.
event-turn = { $seat }’s turn { $number }
event-passage = { $how ->
    [at-once] { $ship } rams { $rammed }: both take a hit.
    [rams] { $ship } sails from { $start } to { $space } and rams { $rammed }: both take a hit.
    [turns] { $ship } turns at { $space }.
   *[sails] { $ship } sails from { $start } to { $space }.
}
recap-steps = { $seat } moves { $count } ships.
event-trespass = { $ship } touches an anchorage of the enemy and takes a hit.
event-sinking = { $ship } sinks.
event-cargo = { $ship } takes cargo on board.
event-repaired = { $ship } is repaired: one hit less.
event-homecoming = { $ship } is home with its cargo: { $seat } has won!
event-elimination = Only { $seat } has merchants left, and has won.
event-no-merchants = Nobody has merchants left: the battle is drawn.
event-arrival = { $ship } has arrived: { $points } points for { $seat }.
event-delivered = No merchant is under way any more: White { $white }, Yellow { $yellow }.
event-standstill = { $why ->
    [turns] The battle has lasted too long.
   *[quiet] Nothing has happened for too long.
} { $short ->
    [yes] White { $white }, Yellow { $yellow }.
   *[no] The battle is drawn.
}
event-agree = { $seat } agrees to a draw.
event-decline = { $seat } declines the draw.
event-surrender = { $seat } resigns.

# Figures

figure-first-mover = Victories of the side that moved first
figure-drawn = Battles that were drawn
figure-standstill = Battles that came to a standstill
figure-merchants-sunk = Merchants sunk
figure-warships-sunk = Warships sunk
figure-loaded = Merchants that loaded
figure-rams = Rams
figure-shots = Shots
figure-shots-hit = Shots that hit
figure-wind-tried = Turns with an attempt to change the wind

# What players want, and what each thing is for.

aim-short = { $side ->
    [white] Bring your merchants to the harbour in the north-east.
    [yellow] Bring your merchants to the harbour in the north-west.
   *[none] Bring more merchants to your destination, and sooner.
}
aim-encounter = { $side ->
    [white] Bring your merchants to the harbour in the north-east.
    [yellow] Bring your merchants to the harbour in the north-west.
   *[none] Bring more merchants to your destination, and sooner.
}
aim-great = Bring a loaded merchant home before your opponent does.
aim-card-1 = Your merchants have to cross the sea to the harbour diagonally opposite (in the great game back again, too).
    .art = merchant
aim-card-2 = In your turn all your ships move, one after the other, as far as the wind allows.
    .art = i-forward
aim-card-3 = Then each ship may fire once, to its side; on average every third shot hits.
    .art = gun
aim-card-4 = A merchant sinks with its second hit, a warship with its third: guard your merchants.
    .art = hit
aim-card-5 = In the short game the first merchant to arrive brings most points, each later one a point less, of both sides together.
    .art = crate
aim-short-card-1 = Your merchants have to reach the harbour { $side ->
    [white] in the north-east
    [yellow] in the north-west
   *[none] diagonally opposite
}: that is their destination.
aim-short-card-5 = The first merchant to arrive brings most points, each later one a point less, of both sides together. It is the short game: nobody has to come back.
aim-encounter-card-1 = Your merchants have to reach the harbour { $side ->
    [white] in the north-east
    [yellow] in the north-west
   *[none] diagonally opposite
}: that is their destination.
aim-encounter-card-5 = The first merchant to arrive brings most points, each later one a point less. This small encounter is our own; the printed battle begins in harbour, with ten ships a side.

use-space-basin = Water of a harbour: in your own a ship may stop after a single step, whatever the wind.
    .paragraph = §13
use-space-battery = The guns of the harbour may fire once in each turn of their owner at every enemy ship here.
    .paragraph = §17
use-space-berth = Ships may stay here for as many turns as they like; elsewhere they have to move.
    .paragraph = §7
use-space-berth-dotted = A ship that stays here in its own harbour may have a hit repaired; at its destination a merchant may load.
    .paragraph = §16
use-piece-frigate = { $whose ->
    [yours] Your warship: it guards your merchants and may fire once in your turn; its third hit sinks it.
   *[other] An enemy warship: it may fire once in its turn, and sinks with its third hit.
}
    .paragraph = §21
use-piece-merchant = { $whose ->
    [yours] Your merchant: bring it to your destination; its second hit sinks it.
   *[other] An enemy merchant: stop it before it arrives; its second hit sinks it.
}
    .paragraph = §21
use-zone-dice = The colour die says which line a shot hits and how strong a new wind is, the number die where it comes from.
    .paragraph = §5
use-zone-fleet = An orange diamond: the ship still has to move; a blue box: cargo; a red flag: a hit. Point at a ship to find it on the chart.
    .paragraph = §21
use-zone-score = The points of merchants that have arrived: most for the first, a point less for each later one.
    .paragraph = §24
use-zone-wind = The wind comes from the side where the arrow stands and blows the way it points; the numbers say how many fields a ship may go in each direction.
    .paragraph = §6
use-row-hit = Each red flag is a hit: a merchant sinks with the second, a warship with the third. An orange diamond: it still has to move; a blue box: cargo.
    .paragraph = §21
use-row-coin = Points of merchants that have arrived; the higher total wins.
    .paragraph = §24
use-fact-coin = Points of merchants that have arrived; the higher total wins.
    .paragraph = §24
use-fact-crate = So many merchants carry cargo; only cargo that comes home wins the great game.
    .paragraph = §15
use-fact-ship = So many ships are still afloat.
    .paragraph = §21
use-die = It has not been rolled yet.
    .paragraph = §5
use-die-yellow = Yellow: hits the first line beside a ship, and targets of batteries; as a wind it is weak.
    .paragraph = §19
use-die-blue = Blue: hits the second line beside a ship; as a wind it is medium.
    .paragraph = §19
use-die-red = Red: hits the third line beside a ship; as a wind it is strong.
    .paragraph = §19
use-die-1 = A 1: the wind comes from there, or, when a change is asked for, the wind stays.
    .paragraph = §5
use-die-2 = A 2: the wind comes from there, or a change of the wind is granted.
    .paragraph = §5
use-die-3 = A 3: the wind comes from there, or, when a change is asked for, the wind stays.
    .paragraph = §5
use-die-4 = A 4: the wind comes from there, or a change of the wind is granted.
    .paragraph = §5
use-die-5 = A 5: the wind comes from there, or, when a change is asked for, the wind stays.
    .paragraph = §5
use-die-6 = A 6: the wind comes from there, or a change of the wind is granted.
    .paragraph = §5
use-mark-fire-line-1 = First line of fire: yellow hits here, one in three.
    .paragraph = §19
use-mark-fire-line-2 = Second line of fire: blue hits here, one in three.
    .paragraph = §19
use-mark-fire-line-3 = Third line of fire: red hits here, one in three.
    .paragraph = §19
use-mark-way = Your ship can end its move here; choose it, and all steps on the way are made.
    .paragraph = §8
use-mark-danger = A ship that goes on here rams another one, and both take a hit.
    .paragraph = §12
use-meter = The steps of this ship: it may make as many as the wind allows for its heading.
    .paragraph = §8

# Why a bot plays as it does

feature-unit = { $count ->
    [one] turn of a merchant
   *[other] turns of a merchant
}
feature-points = more points
    .less = fewer points
    .plain = it brings more points
feature-hope = merchants nearer to their harbours
    .less = merchants farther from their harbours
    .plain = the merchants get nearer to their harbours
feature-merchant = more merchants afloat
    .less = fewer merchants afloat
    .plain = more merchants stay afloat
feature-hulls = warships less damaged
    .less = warships more damaged
    .plain = the warships take less damage
feature-damage = merchants less damaged
    .less = merchants more damaged
    .plain = the merchants take less damage
feature-exposure = merchants farther from enemy warships
    .less = merchants nearer to enemy warships
    .plain = the merchants stay farther from enemy warships
feature-risk = merchants less within reach of enemy guns
    .less = merchants more within reach of enemy guns
    .plain = fewer enemy guns can reach the merchants
feature-broadside = warships less within reach of enemy guns
    .less = warships more within reach of enemy guns
    .plain = fewer enemy guns can reach the warships
feature-shots = better shots
    .less = worse shots
    .plain = it gives better shots
feature-way = merchants nearer to where they are bound
    .less = merchants farther from where they are bound
    .plain = the merchants get nearer to where they are bound
feature-hunt = warships nearer to what they make for
    .less = warships farther from what they make for
    .plain = the warships get nearer to their prey
feature-danger = ships less within reach of enemy guns
    .less = ships more within reach of enemy guns
    .plain = fewer enemy guns can reach the ships
feature-fire = stronger broadsides of one’s own
    .less = weaker broadsides of one’s own
    .plain = it makes for stronger broadsides
feature-reply = weaker broadsides in the enemy’s reply
    .less = stronger broadsides in the enemy’s reply
    .plain = the enemy can only reply with weaker broadsides
feature-struck = the enemy’s ships more damaged
    .less = the enemy’s ships less damaged
    .plain = it does more damage to enemy ships
feature-suffered = one’s own ships less damaged
    .less = one’s own ships more damaged
    .plain = the ships take less damage
feature-delay = enemy merchants held up
    .less = enemy merchants getting on faster
    .plain = it holds up enemy merchants
feature-decided = a better end of the battle
    .less = a worse end of the battle
    .plain = the battle should end better

# The fields of a position, as they are named where it is edited

field-number = Turns begun
field-turn = Whose turn
field-first = Began the game
field-rose = Wind rose
field-wind = Wind comes from
field-colour_die = Colour die
field-number_die = Number die
field-at = Where each ship is
field-headings = Directions
field-hits = Hits
field-cargo = Loaded
field-done = What each ship has done
field-fired = Has had its shot
field-arrived = Ships that have arrived
field-tried = Tried to change the wind
field-asked = Draw or resignation
field-quiet = Turns without an event
field-ship = Ship under way
field-track = Points sailed over
field-used = Steps made
field-sense = Turn just made
field-slow = Heavily damaged at the start
