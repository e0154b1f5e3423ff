# Ghost Ship.

game-title = Ghost Ship
game-line = Lay the islands, then sail for treasure before the dead crew takes it back.
game-aim = Gather treasure and gold: most points when all is found.
game-kind = tiles

option-ready_made = Ready-made sea
    .hint = The islands are laid at random, and the voyage begins at once. Our own short cut for a first game; in the printed game the captains lay the islands.
option-open_symbols = Open symbols
    .hint = A symbol stays open once somebody has been there.
option-gold_cap = Gold cap
    .hint = A piece of gold is worth three points at most.
option-meetings = Meetings
    .hint = Whether all on one field meet, or ships meet ships and scouts meet scouts.
    .reason = A scout deep in the jungle and a ship passing by do not see each other’s treasures.
option-meetings-field = all on one field
option-meetings-kind = ships meet ships, scouts meet scouts
option-swim = Swimming
    .hint = Which number has to be a 4 or a 5 for a scout to swim across a strait.
    .reason = Points saved for a symbol also help with swimming: one number for the whole turn.
option-swim-dial = the number on the dial
option-swim-number = the number of the turn, saved points included
option-tables = Tables
    .hint = Three lists of the printed rules are lost. This chooses what replaces them.
option-tables-house = house rules
option-tables-plain = simple, without triplets

# Numbers that variants may change

option-gold_number = Pieces of gold
    .hint = How many pieces of gold are laid on the tiles that are all land.
option-quiet_rounds = Rounds without a find
    .hint = After how many rounds in which nothing is picked up the voyage is over.

# Names

space-free = no tile yet
space-water = open water
space-coast = coast
space-inland = all land
space-quest = ?-tile
space-rim = circle on the rim
space-rim-at = circle on the rim, { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
} of { $field }
piece-gold = gold
piece-ghost = the ghost ship
piece-chip = treasure, face down
piece-chip-rock = treasure, face down, on a rock
piece-scout = scout
piece-s-pirates = pirates
piece-s-storm = storm
piece-s-natives = natives
piece-s-ruins = ruins
piece-s-vein = gold vein
field = { $name }
side = { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
rim = the rim { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
} of { $name }
docked = the { $side ->
    [N] northern
    [E] eastern
    [S] southern
   *[W] western
} shore of { $name }
on-land = { $name }
on-circle = the circle of { $name }
kind = { $kind ->
    [1] Open sea
    [2] Headland
    [3] Strait
    [4] Bend
    [5] Cove
   *[6] All land
}
kind-count = { $count } × { $kind ->
    [1] open sea
    [2] headland
    [3] strait
    [4] bend
    [5] cove
   *[6] all land
}
tile = { $kind ->
    [1] open sea
    [2] a headland
    [3] a strait
    [4] a bend
    [5] a cove
   *[6] all land
}{ $kind ->
    [1] {""}
    [6] {""}
   *[other] {" "}(water { $water })
}
symbol = { $symbol ->
    [pirates] pirates
    [storm] storm
    [natives] natives
    [ruins] ruins
   *[vein] a gold vein
}
quest = a ?-tile ({ $symbol })
quest-card = ?-tile ({ $symbol })
treasure = treasure worth { $worth }
worth = { $worth }
number = { $number }
number-between = { $one } or { $other }
number-sign = { $number }
direction = { $direction ->
    [N] north
    [NE] north-east
    [E] east
    [SE] south-east
    [S] south
    [SW] south-west
    [W] west
   *[NW] north-west
}
direction-between = between { $one } and { $other }
direction-sign = { $direction }
triplet = { $what ->
    [tailwind] Tailwind
    [call] Call the ghost
    [barter] Barter
   *[mutiny] Mutiny
}

# The table

zone-quest = Your ?-tile
zone-lot = Tiles in hand
zone-tiles = Tiles
zone-dial = Dial
zone-arrow = Ghost ship’s course
zone-treasures = Your treasures
    .note = { $points ->
        [one] one point
       *[other] { $points } points
    } · left: { $treasures ->
        [one] 1 treasure
       *[other] { $treasures } treasures
    }, { $gold } gold
zone-reckoning = What was brought home
stock = { $count ->
    [one] one tile left, face down
   *[other] { $count } tiles left, face down
}
aside = Put aside: { $count } × { $kind }
in-hand = { $count ->
    [one] { $kind }
   *[other] { $kind }, { $count } of them
}
dial-shows = The dial shows { $number }
dial-rests = The dial has not been spun
arrow-shows = The arrow points { $direction }
arrow-rests = The arrow has not been spun
gold-card = Gold
own-gold = { $count ->
    [one] one piece of gold
   *[other] { $count } pieces of gold
}, worth { $worth } each
known = { $treasure }, face down with { $seat }, known to you
gold-at = gold on { $field }
symbol-at = { $symbol } on { $field }
symbol-on = { $symbol } on { $field }{ $numbers ->
    [any] { $more ->
        [0] {""}
       *[other] : leaving the circle costs { $more } more
    }
   *[other] : a scout can only leave the circle with a { $numbers }
}
treasure-at = treasure, face down, on { $field }
rock-at = treasure, face down, on the rock { $field }
ship-at = { $seat }’s ship: { $place }
scout-at = { $seat }’s scout: { $place }
ghost-at = the ghost ship, over { $field }
mark-land = This edge has to be land
mark-water = This edge has to have a dashed line
fact-gold = gold
fact-treasures = { $count ->
    [one] treasure
   *[other] treasures
}
fact-secret = treasures: how many is a secret
fact-quests = { $count ->
    [one] ?-tile to lay
   *[other] ?-tiles to lay
}
fact-saved = { $sign ->
    [plus] saved (for more)
   *[minus] saved (for less)
}
fact-run = the same number twice running
note-run = { $number } twice: a third { $what ->
    [tailwind] gives 5 points
    [call] moves the ghost
    [barter] swaps treasures
   *[mutiny] costs the turn
}
note-by-ship = ashore, by the ship
note-ashore = ashore
note-docked = docked
sheet-treasures = Treasures
sheet-gold = Gold
sheet-points = Points
meter-points = Movement

# What is going on

phase-islands = The islands
phase-round = Round { $round }
phase-laying = { $seat }’s turn
phase-turn = { $seat }’s turn
phase-number = { $seat }’s turn, number { $number }
phase-over = The end

prompt-anchorage = { $ready ->
    [1] Choose a corner for your ship: any will do.
   *[other] Choose a corner for your ship.
}
prompt-lay-quest = Lay { $quest }.
prompt-lay-tile = Lay your tiles: { $tiles ->
    [one] one left
   *[other] { $tiles } left
}.
prompt-summons = Choose where the ghost ship appears.
prompt-put-back = The ghost ship has left the board: choose where it comes back.
prompt-outset = { $what ->
    [treasure] Spin the dial: then you take the treasure.
    [gold] Spin the dial: then you can take the gold.
    [search] Spin the dial, or search for a ship.
   *[way] Spin the dial.
}
prompt-picks = The pointer is between two numbers, { $dial }: choose one.
prompt-uses = You have spun a { $number }. Do you { $sign ->
    [plus] add
   *[minus] take off
} saved points? Points you do not use are lost.
prompt-call = Move the ghost ship: { $fields ->
    [one] one more field
   *[other] up to { $fields } more fields
}.
prompt-barters = Choose whom to barter with.
prompt-at-sea = Sail on, or dock.
prompt-to-dock = Dock here, or sail on.
prompt-to-land = Land here, or sail on.
prompt-short = Stay here, or sail on.
prompt-at-rock = Take the treasure now, or sail on.
prompt-sailing = Sail, or end your turn.
prompt-ashore = Walk, or end your turn.
prompt-ashore-treasure = Take the treasure now, or walk on.
prompt-ashore-gold = Take the gold, or walk on.
prompt-only-treasure = Take the treasure now.
prompt-only-gold = Take the gold now.
prompt-ashore-circle = Step onto the treasure, or walk on.
prompt-ashore-ship = Go on board, or walk on.
prompt-waits = You are at the treasure: end your turn, and take it in the next.
prompt-stuck = There is nothing left to do here: end your turn.
prompt-chance = { $step ->
    [spins] The dial is spinning …
    [needles] The arrow is spinning …
    [seeks] Looking for a ship …
    [casting] Drawing lots …
    [takes-up] Drawing tiles …
    [turns-up] Turning up a ?-tile …
    [ready] Laying the sea …
    [looks] Looking at the treasure …
    [reveal] Showing treasures …
   *[other] Drawing a treasure …
}
prompt-over = { $winners ->
    [one] { $ahead ->
        [one] { $seat } has brought home most!
       *[other] { $seat } has won, being farthest from the ghost ship!
    }
   *[other] Several captains share the victory.
}
result = { $points ->
    [one] one point
   *[other] { $points } points
}: { $treasures ->
    [0] no treasure
    [one] one treasure
   *[other] { $treasures } treasures
}, { $gold } gold
hint-laying = Choose a tile: then the fields where it fits light up. Ways from your ship to the ?-tiles are good.
hint-anchorage = { $ready ->
    [1] The islands are laid at random after this: all corners are alike. Far from other ships there is less rivalry.
   *[other] All corners are still alike: the treasures near yours will be those that you lay there.
}
hint-ghost = It drifts one field with every spin. The farther from your ship, the safer for you.
hint-outset = The number is how far you may go; the ghost ship drifts, too. Or stay and save a point: it makes your next number 1 higher or lower.
hint-sailing = Rocks: stop there, and take the treasure next turn. Islands: dock, land, and walk to it.
hint-number-to-dock = With a { $need } or more you can dock here and land.{ $saves ->
    [0] {""}
   *[other] {" "}A saved point raises your next number.
}
hint-short = { $what ->
    [dock] Docking needs { $need } points, 1 to dock and 2 to land, and you have { $left }: stay here, and dock next turn with a { $need } or more.
   *[land] Landing needs { $need } points, and you have { $left }: stay here, and land next turn.
}
hint-held = You can only leave this circle with a { $numbers }: { $symbol }.{ $saves ->
    [0] {""}
   *[other] {" "}A saved point changes your next number by 1.
}
hint-held-take = Any number takes it. Leaving this circle needs a { $numbers } ({ $symbol }).
hint-take = Any number is enough.{ $numbers ->
    [any] {""}
   *[other] {" "}To leave you need a { $numbers } ({ $symbol }).
}
hint-take-gold = Any number is enough.
hint-searching = Searching saves the walk back: on a { $least } or more your own ship comes to this coast.

# What may be done

offer-corner = Anchor on { $field }
offer-lay = Lay { $tile } on { $field }
offer-ghost = Move the ghost ship to { $field }
offer-spin = Spin the dial
offer-save = { $sign ->
    [plus] Save a point for more
   *[minus] Save a point for less
}
offer-search = Search for a ship
offer-number = Take the { $number }
offer-use = { $points ->
    [0] Keep the { $number }
   *[other] Make it { $number }
}
offer-stay = Leave the ghost ship there
offer-barter = Barter with { $other }
offer-sail = Sail to { $place } ({ $cost })
offer-dock = Dock in the { $side } ({ $cost })
offer-land = Land ({ $cost })
offer-walk = Walk to { $field } ({ $cost })
offer-pass = Walk past the treasure on { $field } ({ $cost })
offer-circle = Onto the circle of { $field } ({ $cost })
offer-cross = Cross overland ({ $cost })
offer-swim = Swim across ({ $cost })
offer-board = Go on board ({ $cost })
offer-take = Take the treasure ({ $cost })
offer-dig = Take the gold ({ $cost })
offer-end = End the turn

hint-touching = Every free field touches another ?-tile, so this one may touch them at its corners.
hint-quest = { $whose ->
    [yours] Nearest to you
   *[other] Nearer to { $seat } than to you
}. { $rock ->
    [1] A rock: a ship takes the treasure here.
   *[other] Symbol: { $symbol }. { $numbers ->
        [any] { $more ->
            [0] A scout can leave with any number.
           *[other] For a scout, leaving costs { $more } more.
        }
       *[other] A scout can only leave with a { $numbers }.
    }
}
hint-finding = Ends your turn.
hint-save = You do not move; your next number can be { $points } { $sign ->
    [plus] higher
   *[minus] lower
}.
hint-search = With a { $least } or more it comes.
hint-arrow = The arrow points { $direction }.
hint-dock = Landing costs { $cost } more.
hint-unknown = Take the treasure next turn; a symbol may hold you there.
hint-circle = Take the treasure next turn.
hint-gold = { $now ->
    [0] Take the gold next turn, for 1 point.
   *[other] Take the gold at once, for 1 more point.
}
hint-onward = From there on to { $fields }.
hint-dead-end = A dead end: no path leads on from there.
hint-rock = Stay there, and take the treasure in your next turn.
hint-coast = Your scout can land here ({ $land } points) and go to the { $what ->
    [gold] gold
   *[treasure] treasure
} on { $field } ({ $cost }).
hint-deck = This treasure is for your scout, not the ship: dock ({ $dock }), land ({ $land }), step onto its circle ({ $ring }).
hint-wait = Take the treasure next turn.
hint-lapse = { $left ->
    [one] One movement point lapses.
   *[other] { $left } movement points lapse.
}
warning-saved = More than { $most } saved points never help.
warning-lapse = You lose your saved points.
warning-symbol = { $symbol }: you can only leave the circle with a { $numbers }{ $more ->
    [0] .
   *[other] , and that costs { $more } more.
}
warning-dearer = { $symbol }: leaving the circle costs { $more } more.
warning-closes = Its circle stays closed to you until you have been at sea again.
warning-leaves = You leave the treasure behind: to take it, stay where you are.

# Why not

refused-corner-taken = Another ship lies there: choose another corner.
refused-no-partner = You can only barter with another captain: choose one.
refused-owns-nothing = That captain owns no treasure: choose another one.
refused-not-in-hand = You have no such tile: lay one of your own.
refused-field-taken = A tile lies there already: choose a free field.
refused-rim-water = On the rim there has to be water in the { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
}: turn the tile, or lay it elsewhere.
refused-wants-land = The { $side ->
    [N] northern
    [E] eastern
    [S] southern
   *[W] western
} edge has to be land: turn the tile, or lay it elsewhere.
refused-wants-water = The { $side ->
    [N] northern
    [E] eastern
    [S] southern
   *[W] western
} edge has to be water: turn the tile, or lay it elsewhere.
refused-half-full = This half already has ten ?-tiles: use the other half.
refused-shuts-in = That would shut in more fields with land than there are all-land tiles: lay it elsewhere.
refused-touches = ?-tiles may not lie side by side: lay it elsewhere.
refused-touches-corner = There are fields where it touches no other ?-tile: choose one of them.
refused-not-middle = The ghost ship can only appear in the middle: choose D5 or D6.
refused-ghost-too-far = { $how ->
    [here] The ghost ship is there already: choose a field beside it, or let it stay.
    [near] That is { $far } fields away, and it may go { $left }: send it field by field.
   *[far] Too far: { $far } fields, and the ghost ship may go { $left ->
        [one] one more
       *[other] { $left } more
    }.
}
refused-not-shown = The pointer does not show this number: choose one of the two.
refused-too-many = You cannot use that many points: use fewer.
refused-other-sign = You are already saving the other way: save another point that way, or spin the dial.
refused-counter-full = You cannot save any more points: spin the dial.
refused-scout-aboard = Your scout is on board: land first.
refused-scout-ashore = Your scout is ashore: move the scout, or go on board first.
refused-inland = You cannot find a ship inland: walk to a coast first.
refused-ship-is-here = Your ship lies here: spin the dial, and go on board.
refused-too-dear = That costs { $cost }, and you have { $left }: do something cheaper, or end your turn.
refused-no-route = No dashed line leads there: choose a circle to which one does.
refused-too-far-to-sail = { $how ->
    [here] Your ship is there already: sail elsewhere, or end your turn.
    [none] No dashed lines lead there: sail elsewhere.
    [near] The whole way costs { $cost }, and you have { $left }: sail from one circle to the next.
   *[far] Too far: the way costs { $cost }, and you have { $left }.
}
refused-no-shore = There is no shore to dock at: choose another one, or keep sailing.
refused-shore-name = This shore goes by another side: { $shore ->
    [N] north
    [E] east
    [S] south
   *[W] west
}.
refused-docked-already = You are already docked there: land, or keep sailing.
refused-dock-rest = Docking needs { $need } points, as { $rest } must be left to land, and you have { $left }: end your turn here, and dock with a { $need } or more.
refused-not-docked = You cannot land from here: dock your ship first.
refused-no-path = There is no way there over land: go over an edge that is land.
refused-other-paths = No path leads there: from here paths lead to { $fields }.
refused-other-side = From this circle your scout can only leave by the side it came from: choose a field there, or go on board.
refused-too-far-to-walk = { $how ->
    [here] Your scout is there already: walk elsewhere, or end your turn.
    [none] There is no way there over land: go elsewhere, or on board.
    [near] The whole way costs { $cost }, and you have { $left }: go from one field to the next.
   *[far] Too far: the way costs { $cost }, and you have { $left }.
}
refused-no-circle = There is no circle here for a scout: choose another field.
refused-closed = You have already been on the land of this field: its circle is closed to you until you have been at sea again. Go elsewhere.
refused-on-circle = From the circle you can only go to another field or on board.
refused-no-strait = There is no strait here: walk on over land.
refused-other-island = The other coast belongs to another island: swim across, or walk elsewhere.
refused-sharks = Sharks! You can only swim with a 4 or a 5: wait, or walk on along the coast.
refused-not-sole = Swimming takes a whole turn, and you have already done something in this one: swim in your next turn.
refused-not-moored = Your ship is not here: walk back to it, or search for another one in your next turn.
refused-held-back = { $symbol ->
    [pirates] The pirates let nobody go
    [storm] The storm is too strong
    [natives] The natives will not let you go
    [ruins] You are lost in the ruins
   *[vein] The gold vein holds you
}: this number does not set you free. Try again next turn.
refused-no-treasure = There is no treasure to take here: go to a circle where one lies.
refused-by-scout = A ship cannot take this treasure: dock, land, and send your scout onto its circle.
refused-not-yet = You can only take a treasure where you begin your turn: end this turn here, and take it in the next.
refused-no-gold = There is no gold here: go to a field with gold.

# The log

event-first = { $seat } is drawn to begin.
event-corner = { $seat } anchors on { $field }.
event-turn-up = { $seat } turns up { $quest }.
event-lay = { $seat } lays { $mask } on { $field }.
event-reseating = There is no place for { $seat }’s ?-tile: others have to make room.
event-makes-room = The ?-tile on { $field } is taken up.
event-seated = On { $field } now lies { $quest }.
event-lot = { $seat } takes up tiles: { $items }.
event-puts-aside = { $seat } puts the other tiles aside: they fit nowhere.
event-finishing = The last fields are filled from all tiles that are left.
event-settles = On { $field } comes { $mask }.
event-lifts = The tile on { $field } is taken up to be exchanged.
event-sea = Chance has laid the sea. Its symbols: { $symbols }.
event-complete = The sea is complete. Treasures and gold lie hidden on the islands.
event-ghost = { $why ->
    [left] The ghost ship leaves the board: { $seat } puts it back on { $field }.
    [called] { $seat } sends the ghost ship on to { $field }.
   *[begins] { $seat } puts the ghost ship on { $field }.
}
event-turn = Round { $round } · { $seat }
event-spin = { $seat } spins the dial.
event-dial = It shows { $dial }.
event-needle = The arrow points { $arrow }.
event-number = { $seat } takes the { $number }.
event-triplet = { $seat } has spun the same number three times: { $what }! { $effect ->
    [tailwind] The turn has 5 points.
    [call] The ghost ship may be sent on.
    [barter] Treasures are swapped, if both captains own one.
   *[mutiny] No steps and no treasure in this turn.
}
event-drifts = The ghost ship drifts to { $field }.
event-stay = { $seat } lets the ghost ship stay.
event-lose = The ghost takes a { $chip } from { $seat }, drawn by { $neighbour }.
event-robbed-veiled = The ghost takes a treasure from { $seat }.
event-spared = The ghost finds no treasure with { $seat }.
event-barter = { $seat } barters with { $other }.
event-draw = { $seat } draws a { $chip } from { $other }.
event-draws-veiled = { $seat } draws a treasure from { $other }.
event-draws-back-veiled = { $other } draws a treasure from { $seat }.
event-save = { $seat } saves a point { $sign ->
    [plus] for more
   *[minus] for less
}.
event-use = { $points ->
    [0] { $seat } uses no saved point.
    [one] { $seat } uses one saved point.
   *[other] { $seat } uses { $points } saved points.
}
event-search = { $seat } looks for a ship.
event-found = A ship! It lies where { $seat }’s scout stands.
event-missed = { $seat } sees no ship.
event-sail = { $seat } sails to { $place }{ $by ->
    [rim] , round the rim
   *[route] {""}
}.
recap-steps = { $seat } makes { $count } steps.
event-dock = { $seat } docks in the { $shore }.
event-land = { $seat } lands on { $field }.
event-walk = { $seat } walks to { $field }.
event-circle = { $seat } steps onto the circle of { $field }.
event-cross = { $seat } crosses to the other coast.
event-swim = { $seat } swims across the strait.
event-board = { $seat } goes on board.
event-glimpse = The symbol on { $field }: { $symbol }.{ $numbers ->
    [any] { $more ->
        [0] {""}
       *[other] {" "}Leaving the circle costs a scout { $more } more.
    }
   *[other] {" "}A scout can only leave the circle with a { $numbers }.
}
event-take = { $seat } takes the treasure on { $field }.
event-chip = { $seat } finds a { $chip }.
event-looks-veiled = { $seat } looks at it.
event-dig = { $seat } takes the gold on { $field }.
event-end = { $seat } ends the turn.
event-meeting = A meeting: { $met }.
event-show = { $seat } shows { $count ->
    [one] a treasure worth { $items }
   *[other] { $count } treasures, worth { $items }
}.
event-reveal-veiled = { $seat } shows treasures.
event-empty-handed = { $seat } has no treasure to show.
event-quiet = Nobody has found anything for { $rounds } rounds: the voyage is given up.
event-last = The voyage is over. What has been brought home?
event-score = { $seat }: { $treasures } for treasures, gold { $gold } × { $worth }: { $total } { $total ->
    [one] point
   *[other] points
}.
event-consolation = { $seat } has more treasures than anybody else, and the moral victory.
event-reckoning = { $ahead ->
    [one] The points are compared.
   *[other] Several captains have most points: now counts who is farthest from the ghost ship.
}

# What players want, and what each thing is for.

aim-laying = Lay treasure near your corner: soon you will sail for it.
aim-ready = Choose a corner: soon you will sail for treasure.
aim-ready-voyage = Gather treasure and gold: the most points win in the end.
delegate-held = Play on until I can leave
delegate-laying = Lay the rest for me
aim-card-1 = You want treasure and gold: whoever has the most points when all of it is found wins.
    .art = chip
aim-card-2 = First you lay the islands. A treasure will lie on each ?-tile: lay them near your own corner.
    .art = ring-q
aim-card-3 = Then you spin the dial and go as far as it says: your ship takes treasure from rocks, your scout from islands.
    .art = sloop
aim-card-4 = The ghost ship drifts with every spin, and takes a treasure from those whose field it comes to.
    .art = ghost
aim-card-5 = Treasures count 1 to 4 points; a piece of gold counts 1, or as many points as you have treasures worth 1.
    .art = gold
aim-ready-card-2 = The islands are laid already, and a treasure lies on each ?-tile. (Our short cut: in the printed game you lay them first.)
aim-ready-voyage-card-2 = The islands are laid already, and a treasure lies on each ?-tile. (Our short cut: in the printed game you lay them first.)

use-space-free = A tile can be laid here if its water and its land match all tiles beside it.
    .paragraph = §9
use-space-water = Ships sail along the dashed lines, one movement point for each step.
    .paragraph = §20
use-space-coast = Ships sail along the dashed lines and dock at the shore, where the scout lands.
    .paragraph = §22
use-space-inland = Only scouts come here, for three movement points; gold may lie on such fields.
    .paragraph = §23
use-space-quest = A treasure lies here: on a rock for a ship, on an island for a scout. Step onto the circle, and take it next turn. The symbol says with which numbers a scout can leave.
    .paragraph = §26
use-space-rim = Ships sail around the board from circle to circle for three movement points each, and the ghost never comes here.
    .paragraph = §21
use-piece-chip = Send your scout onto this circle; in your next turn you can take the treasure for 1 movement point. That ends the turn.
    .paragraph = §28
use-piece-chip-rock = A rock: sail here; in your next turn your ship can take the treasure for 2 movement points. That ends the turn.
    .paragraph = §28
use-piece-gold = A scout who stands here takes it for one movement point, and that ends the turn.
    .paragraph = §29
use-piece-ghost = It drifts one field with every spin; captains on the field it comes to each lose a treasure.
    .paragraph = §17
use-piece-s = It decides with which number of the turn a scout may leave this circle.
    .paragraph = §26
use-piece-s-pirates = A scout on this circle may leave it with a 5 only.
    .paragraph = §26
use-piece-s-storm = A scout on this circle may leave it with a 2 or a 3 only; by the rule “simple tables” with any number, for a movement point more.
    .paragraph = §26
use-piece-s-natives = A scout on this circle may leave it with a 2 or a 4 only; by the rule “simple tables” with any number, for a movement point more.
    .paragraph = §26
use-piece-s-ruins = A scout on this circle may leave it with a 3 or a 5 only; by the rule “simple tables” with any number, for a movement point more.
    .paragraph = §26
use-piece-s-vein = A scout may leave this circle with any number, for one movement point more.
    .paragraph = §26
use-piece-scout = { $whose ->
    [yours] Your scout walks from field to field over land and takes treasure and gold; your ship waits where it docked.
   *[other] This scout walks over land and takes treasure and gold while the ship waits.
}
    .paragraph = §23
use-piece-sloop = { $whose ->
    [yours] Your ship sails along the dashed lines, one movement point for each step, and docks at shores.
   *[other] Ships never block each other; whoever stops on the same field shows the others their treasures.
}
    .paragraph = §20
use-card-stock = From here each captain takes ten tiles to lay, until there are none left.
    .paragraph = §8
use-card-aside = These tiles fitted nowhere; at the end they may still fill a gap.
    .paragraph = §10
use-card-tile-1 = Water on all four sides: choose it, turn it if you like, and lay it where it fits.
    .paragraph = §9
use-card-tile-2 = Water on three sides: choose it, turn it, and lay it where it fits.
    .paragraph = §9
use-card-tile-3 = Water on two opposite sides, and a coast on both of the others: choose it, turn it, and lay it where it fits.
    .paragraph = §9
use-card-tile-4 = Water on two sides that meet: choose it, turn it, and lay it where it fits.
    .paragraph = §9
use-card-tile-5 = Water on one side: choose it, turn it, and lay it where it fits.
    .paragraph = §9
use-card-tile-6 = Land on all four sides: gold will lie on such fields.
    .paragraph = §9
use-card-s = A treasure will lie here; lay it where it fits and no other ?-tile is around it.
    .paragraph = §6
use-card-chip = A treasure, whose value counts at the end if the ghost does not take it before.
    .paragraph = §34
use-card-fruit = A treasure, whose value counts at the end if the ghost does not take it before.
    .paragraph = §34
use-card-gold = It counts as many points as you have treasures worth 1, and at least one.
    .paragraph = §34
use-fact-chip = So many treasures, worth 1 to 4 points each; only their owner knows what they are worth.
    .paragraph = §31
use-fact-gold = Each piece counts as many points as its owner has treasures worth 1, and at least one.
    .paragraph = §34
use-fact-knot = Saved points that change the number of the next spin, up to 5 or down to 2.
    .paragraph = §19
use-fact-run = A number spun three times running: a 2 gives 5 points, a 3 sends the ghost ship up to three fields farther, a 4 swaps a treasure, a 5 costs the turn.
    .paragraph = §18
use-fact-ring-q = So many ?-tiles have still to be laid; a treasure will lie on each.
    .paragraph = §6
use-zone-arrow = The arrow says which way the ghost ship drifts, one field with every spin.
    .paragraph = §16
use-zone-dial = The number you spin is the number of your movement points in this turn.
    .paragraph = §15
use-zone-hand = Choose a tile, then a field where it fits; it turns by itself, or as you turn it.
    .paragraph = §9
use-zone-own = What you have brought together; whoever has the most points in the end wins.
    .paragraph = §34
use-zone-tiles = The tiles that are left, and those that were put aside because they fitted nowhere.
    .paragraph = §8
use-zone-reckoning = The points of all: treasures, and gold by the number of treasures worth 1.
    .paragraph = §34
use-meter = The movement points of this turn: a step at sea costs one, on land mostly two.
    .paragraph = §14
use-mark-range = You can get here; the number is the price in movement points.
    .paragraph = §14

# Why a bot plays as it does.

feature-unit = { $count ->
    [one] point
   *[other] points
}
feature-quests = ?-tiles nearer to your own corner
    .less = ?-tiles farther from your own corner
    .plain = more treasures will lie nearby
feature-treasures = treasures of more worth
    .less = treasures of less worth
    .plain = it brings more treasure
feature-gold = gold of more worth
    .less = gold of less worth
    .plain = it brings more gold
feature-promise = more treasures worth 1 for the gold to come
    .less = fewer treasures worth 1 for the gold to come
    .plain = gold that is still to be found becomes worth more
feature-next = better prospects of the next find
    .less = worse prospects of the next find
    .plain = the next treasure is quicker to reach
feature-ghost = less danger from the ghost ship
    .less = more danger from the ghost ship
    .plain = the ship is safer from the ghost ship
feature-rivals = a weaker best rival
    .less = a stronger best rival
    .plain = the strongest rival gets less

# The fields of a position, as they are named where it is edited

field-round = Round
field-turn = Whose turn
field-first = Whom the lot found
field-starter = Begins the voyage
field-sea = Tiles, as digits
field-quests = Treasures on the fields
field-order = Order of the treasures
field-facedown = Not turned up yet
field-dealt = Treasures to turn up
field-turned = Treasure turned up
field-stock = Tiles left, by kind
field-lot = Tiles taken up
field-aside = Tiles put aside
field-items = Treasure and gold on the map
field-visited = Symbols seen
field-glimpse = Field being shown
field-ships = Ships
field-scouts = Scouts
field-landed = Where the scouts landed
field-closed = Closed to the scout
field-gold = Gold
field-chips = Treasures and who knows of them
field-held = Treasures in each place
field-ghost = Ghost ship
field-dial = Dial
field-arrow = Arrow
field-spins = Spins of the arrow
field-number = Number spun
field-used = Saved points used
field-points = Number of the turn
field-left = Points left
field-moved = Has moved in this turn
field-changed = Moved to another field
field-runs = Number spun last
field-times = How often in a row
field-saved = Points saved
field-quiet = Turns without an event
field-scores = Points in the end
field-trail = What the players have seen
