# Ghost Ship.

game-title = Ghost Ship
game-line = Lay the islands, then sail for treasure before the dead crew takes it back.
game-aim = Gather treasure and gold, and have the most points when all of it is found.
game-kind = tiles

option-ready_made = Ready-made sea
    .hint = The islands are laid at random, and the voyage begins at once.
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

# Names

space-free = no tile yet
space-water = open water
space-coast = coast
space-inland = all land
space-quest = ?-tile
space-rim = circle on the rim
piece-gold = gold
piece-ghost = the ghost ship
piece-chip = treasure, face down
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
listed = { $first }, { $rest }
captain-name = { $seat }

# The table

zone-quest = Your ?-tile
zone-lot = Tiles in hand
zone-tiles = Tiles
zone-dial = Dial
zone-arrow = Ghost ship’s course
zone-treasures = Your treasures
    .note = Gold counts { $worth } each
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
}
known = { $treasure }, face down with { $seat }, known to you
gold-at = gold on { $field }
symbol-at = { $symbol } on { $field }
treasure-at = treasure, face down, on { $field }
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
fact-quests = { $count ->
    [one] ?-tile to lay
   *[other] ?-tiles to lay
}
fact-saved = { $sign ->
    [plus] saved (for more)
   *[minus] saved (for less)
}
note-run = has spun { $number } twice
note-by-ship = ashore, by the ship
note-ashore = ashore
note-docked = docked
sheet-treasures = Treasures
sheet-gold = Gold
sheet-points = Points
meter-points = Points

# What is going on

phase-islands = The islands
phase-round = Round { $round }
phase-laying = { $seat }’s turn
phase-turn = { $seat }’s turn
phase-number = { $seat }’s turn, number { $number }
phase-over = The end

prompt-anchorage = Choose a corner for your ship.
prompt-lay-quest = Lay { $quest }.
prompt-lay-tile = Lay your tiles: { $tiles ->
    [one] one left
   *[other] { $tiles } left
}.
prompt-summons = Choose where the ghost ship appears.
prompt-put-back = The ghost ship has left the board: choose where it comes back.
prompt-outset = { $search ->
    [0] Spin the dial, or save a point.
   *[other] Spin the dial, save a point, or search for a ship.
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
prompt-at-sea = Sail, dock or land.
prompt-at-rock = Take the treasure, or keep sailing.
prompt-sailing = Keep sailing, or end your turn.
prompt-ashore = Walk, take a treasure or gold, or go on board.
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
hint-laying = Turn the tile if you like, and click a field where all its edges fit.
hint-held = You can only leave this circle with { $numbers }: { $symbol }.

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
offer-circle = Onto the circle of { $field } ({ $cost })
offer-cross = Cross overland ({ $cost })
offer-swim = Swim across ({ $cost })
offer-board = Go on board ({ $cost })
offer-take = Take the treasure ({ $cost })
offer-dig = Take the gold ({ $cost })
offer-end = End the turn

hint-touching = Every free field touches another ?-tile, so this one may touch them at its corners.
hint-save = The next time you spin you may { $sign ->
    [plus] add
   *[minus] take off
} up to { $points }.
hint-search = Works with a { $least } or more; takes the whole turn.
hint-arrow = The arrow points { $direction }.
hint-dock = Landing costs { $cost } more.
hint-unknown = Its symbol is face down: you will see there which numbers let you leave the circle.
hint-lapse = { $left ->
    [one] You lose one point.
   *[other] You lose { $left } points.
}
warning-saved = More than { $most } saved points never help.
warning-lapse = You lose your saved points.
warning-symbol = { $symbol }: you can only leave the circle with { $numbers }{ $more ->
    [0] .
   *[other] , and that costs { $more } more.
}
warning-dearer = { $symbol }: leaving the circle costs { $more } more.
warning-closes = Its circle will then be closed to you.

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
refused-dock-rest = You need { $rest } points left after docking: dock in your next turn.
refused-not-docked = You cannot land from here: dock your ship first.
refused-no-path = There is no way there over land: go over an edge that is land.
refused-other-side = From this circle your scout can only leave by the side it came from: choose a field there, or go on board.
refused-too-far-to-walk = { $how ->
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
refused-by-scout = Only a scout on its circle can take this treasure: land first.
refused-not-yet = You can only take it if you begin your turn here: wait on the circle until your next turn.
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
event-ghost = { $seat } puts the ghost ship on { $field }.
event-turn = Round { $round } · { $seat }
event-spin = { $seat } spins the dial.
event-dial = It shows { $dial }.
event-needle = The arrow points { $arrow }.
event-number = { $seat } takes the { $number }.
event-triplet = { $seat } has spun the same number three times: { $what }!
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
event-dock = { $seat } docks in the { $shore }.
event-land = { $seat } lands on { $field }.
event-walk = { $seat } walks to { $field }.
event-circle = { $seat } steps onto the circle of { $field }.
event-cross = { $seat } crosses to the other coast.
event-swim = { $seat } swims across the strait.
event-board = { $seat } goes on board.
event-glimpse = The symbol on { $field }: { $symbol }.
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

# Why a bot plays as it does.

feature-unit = { $count ->
    [one] point
   *[other] points
}
feature-quests = ?-tiles nearer to your own corner
    .less = ?-tiles farther from your own corner
feature-treasures = treasures of more worth
    .less = treasures of less worth
feature-gold = gold of more worth
    .less = gold of less worth
feature-promise = more treasures worth 1 for the gold to come
    .less = fewer treasures worth 1 for the gold to come
feature-next = better prospects of the next find
    .less = worse prospects of the next find
feature-ghost = less danger from the ghost ship
    .less = more danger from the ghost ship
feature-rivals = a weaker best rival
    .less = a stronger best rival
