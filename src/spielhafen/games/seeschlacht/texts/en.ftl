# Seeschlacht.

game-title = Seeschlacht
game-line = Three merchants, seven warships, one wind for all: bring your convoy across while the guns are out.
game-aim = Bring your merchant ships safely to port before your opponent does.
game-kind = battle

option-short = Short game
    .hint = The merchants carry their cargo from the start and score when they arrive. Recommended for a first battle.
option-batteries = Coastal batteries
    .hint = Whether they wait until they are told at which ship to fire.
    .reason = A battery has nothing to lose by a shot, so nobody would ever hold it back.
option-batteries-told = fire when they are told
option-batteries-alone = fire by themselves
option-late_wind = Wind though every ship stays
    .hint = The wind may still be changed in a turn in which no ship has to be moved.
    .reason = A turn in which every ship stays is over sooner.
option-avoid_rams = Ram only if unavoidable
    .hint = A ship may not steer into another one as long as it has any other way.
option-neutral_guns = Guns in the neutral harbour
    .hint = Merchants may fire from inside the neutral harbour.
option-elimination = Elimination wins
    .hint = In the great game whoever alone has merchants left has won.

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
wind = { $colour } from { $direction }
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

zone-wind = Wind
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
zone-score = Points
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
    [1] Yellow hits, one in three
    [2] Blue hits, one in three
   *[3] Red hits, one in three
}

# What is going on

phase-number = { $number ->
    [0] Before the first turn
   *[other] Turn { $number }
}
phase-berthing = Setting out
phase-sailing = { $seat }’s turn · moving
phase-harbour = { $seat }’s turn · in harbour
phase-batteries = { $seat }’s turn · coastal batteries
phase-fire = { $seat }’s turn · firing
phase-wind = The wind
phase-draw = A draw is offered
phase-over = In port

prompt-berthing = Turn your ships as you like, each once; then say that you are done.
prompt-sailing = Move your ships, one after the other.
prompt-under-way = { $ship } is under way: { $left ->
    [one] one more step
   *[other] { $left } more steps
} on this heading.
prompt-loading = Load your merchants.
prompt-repairing = Repair your ships: one hit may be taken off each.
prompt-batteries = Choose a ship for your batteries to fire at.
prompt-fire = Fire: first the ship, then its target.
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
hint-must-sail = { $count ->
    [one] { $ship } still has to move.
   *[other] { $count } ships still have to move, { $ship } among them.
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
    [berthing] The fleet lies ready
    [loading] No more loading
    [repairing] No more repairs
    [gunnery] Cease fire
   *[sailing] Done with moving
}
offer-offer-draw = Offer a draw
offer-agree = Agree
offer-decline = Play on
offer-resign = Resign
way = { $here ->
    [yes] Turn where you are
   *[no] To { $space }
}, heading { $heading }, { $used ->
    [one] one point
   *[other] { $used } points
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
hint-fire = Line { $line }: { $colour } hits, one in three{ $sinks ->
    [yes] , and a hit sinks the ship
   *[no] {""}
}.
hint-change-wind = Granted by a 2, 4 or 6.
hint-change-strength = The direction stays.
warning-ram = Rams { $ship }: both take a hit.
warning-own-ram = Rams your own { $ship }: both take a hit.
warning-anchorage = An anchorage of the enemy: costs a hit.
warning-battery = Under the guns of a battery.
warning-forced-ram = Then it has to ram { $ship }.
warning-resign = You give the battle up.

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
refused-no-wind = With this heading the ship cannot go forward: turn it, or let it stay.
refused-ram-avoidable = That leads to a ram, and it can be avoided: choose another way.
refused-foreign-avoidable = That leads across an anchorage of the enemy, and it can be avoided: choose another way.
refused-taken = A ship lies at { $space }, and a single step in harbour rams nobody: choose another one.
refused-straight-on = After a turn the ship goes straight on, or stops where it may.
refused-turning-back = A second turn goes on in the same sense: turn to the other side, or let the ship stay where it may.
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
refused-has-fired = { $ship } has had its shot: choose another ship.
refused-neutral-guns = Nobody fires from inside the neutral harbour: choose another ship.
refused-neutral-target = Nobody fires into the neutral harbour: choose another target.
refused-out-of-zone = The target is not in the zone of fire: choose another one.
refused-behind-land = Land lies in between: choose another target.
refused-not-under-fire = The batteries cannot fire at { $ship }: only at ships on one of their fields, once at each.
refused-shielded = { $ship } lies in between: choose another target.
refused-turn-begun = That is possible only at the beginning of a turn: wait for your next one.
refused-draw-offered = You have offered a draw in this turn already: play on.

# The log

event-begin = { $seat } begins.
event-wind = { $seat } rolls { $colour } and { $direction }: that is the wind now.
event-number = { $seat } wants another wind and rolls { $number }: { $granted ->
    [yes] granted.
   *[no] the wind stays.
}
event-colour = { $what ->
    [shot] { $ship } fires at { $target }, line { $line }: { $colour }, { $result ->
        [hit] a hit.
       *[miss] a miss.
    }
    [battery] The battery fires at { $target }: { $colour }, { $result ->
        [hit] a hit.
       *[miss] a miss.
    }
   *[wind] { $seat } rolls for the strength of the wind: { $colour }{ $same ->
        [yes] , as before.
       *[no] .
    }
}
event-berthed = { $seat }’s fleet lies ready.
event-turn = { $seat }’s turn { $number }
event-passage = { $how ->
    [at-once] { $ship } rams { $rammed }: both take a hit.
    [rams] { $ship } sails from { $start } to { $space } and rams { $rammed }: both take a hit.
    [turns] { $ship } turns at { $space }.
   *[sails] { $ship } sails from { $start } to { $space }.
}
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

# Why a bot plays as it does

feature-unit = { $count ->
    [one] turn of a merchant
   *[other] turns of a merchant
}
feature-points = more points
    .less = fewer points
feature-hope = merchants nearer to their harbours
    .less = merchants farther from their harbours
feature-merchant = more merchants afloat
    .less = fewer merchants afloat
feature-hulls = warships less damaged
    .less = warships more damaged
feature-damage = merchants less damaged
    .less = merchants more damaged
feature-exposure = merchants farther from enemy warships
    .less = merchants nearer to enemy warships
feature-risk = merchants less within reach of enemy guns
    .less = merchants more within reach of enemy guns
feature-broadside = warships less within reach of enemy guns
    .less = warships more within reach of enemy guns
feature-shots = better shots
    .less = worse shots
feature-way = merchants nearer to where they are bound
    .less = merchants farther from where they are bound
feature-hunt = warships nearer to what they make for
    .less = warships farther from what they make for
feature-danger = ships less within reach of enemy guns
    .less = ships more within reach of enemy guns
feature-fire = stronger broadsides of one’s own
    .less = weaker broadsides of one’s own
feature-reply = weaker broadsides in the enemy’s reply
    .less = stronger broadsides in the enemy’s reply
feature-struck = the enemy’s ships more damaged
    .less = the enemy’s ships less damaged
feature-suffered = one’s own ships less damaged
    .less = one’s own ships more damaged
feature-delay = enemy merchants held up
    .less = enemy merchants getting on faster
feature-decided = a better end of the battle
    .less = a worse end of the battle
