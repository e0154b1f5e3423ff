# Ghost Ship.

game-title = Ghost Ship
game-line = Lay the islands, then sail for treasure before the dead crew takes it back.
game-aim = Gather treasure and gold, and have the most points when all of it is found.
game-kind = tiles

option-ready_made = Ready-made sea
    .hint = The islands are laid by chance, and the voyage begins at once.
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
    .hint = What has to be a 4 or a 5 for a scout to swim across a strait.
    .reason = Points saved for a symbol serve for swimming, too: one number for the whole turn.
option-swim-dial = the number on the dial
option-swim-number = the number of the turn, saved points included
option-tables = Tables
    .hint = Three lists of the printed rules are lost. Which shall stand for them?
option-tables-house = the house’s own
option-tables-plain = plain ones, without triplets

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
zone-arrow = The ghost’s way
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
mark-land = Land is wanted here
mark-water = A dashed line is wanted here
fact-gold = gold
fact-treasures = { $count ->
    [one] treasure
   *[other] treasures
}
fact-quests = { $count ->
    [one] ?-tile to be laid
   *[other] ?-tiles to be laid
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

prompt-anchorage = On which corner shall your ship lie?
prompt-lay-quest = Lay { $quest }.
prompt-lay-tile = Lay your tiles: { $tiles ->
    [one] one left
   *[other] { $tiles } left
}.
prompt-summons = Where shall the ghost ship rise?
prompt-put-back = The ghost ship has left the board. Where shall it come back?
prompt-outset = { $search ->
    [0] Spin the dial, or save a point.
   *[other] Spin the dial, save a point, or search for a ship.
}
prompt-picks = The pointer rests between two numbers: { $dial }. Which do you take?
prompt-uses = You have spun a { $number }. Do you { $sign ->
    [plus] add
   *[minus] take off
} saved points? What you do not use lapses.
prompt-call = Lead the ghost on: { $fields ->
    [one] one field more
   *[other] up to { $fields } fields more
}.
prompt-barters = With whom do you barter?
prompt-at-sea = Sail, dock or land.
prompt-at-rock = Take the treasure, or sail on.
prompt-sailing = Sail on, or end your turn.
prompt-ashore = Walk, pick up, or go on board.
prompt-over = { $winners ->
    [one] { $ahead ->
        [one] { $seat } has brought home most!
       *[other] { $seat } has won, being farthest from the ghost ship!
    }
   *[other] Several captains share the victory.
}
hint-laying = A tile may be turned; it goes where all its edges fit.
hint-held = This circle can be left with { $numbers } only: { $symbol }.

# What may be done

offer-corner = Anchor on { $field }
offer-lay = Lay { $tile } on { $field }
offer-ghost = The ghost ship to { $field }
offer-spin = Spin the dial
offer-save = { $sign ->
    [plus] Save a point for more
   *[minus] Save a point for less
}
offer-search = Search for a ship
offer-number = Take the { $number }
offer-use = { $points ->
    [0] Leave it at { $number }
   *[other] Make it { $number }
}
offer-stay = Let it stay
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

hint-touching = No field is free of other ?-tiles: this one may touch them at corners.
hint-save = When you spin again you may { $sign ->
    [plus] add
   *[minus] take off
} up to { $points }.
hint-search = A { $least } or more finds one; it takes the whole turn.
hint-arrow = The arrow points { $direction }.
hint-dock = Landing costs { $cost } more.
hint-unknown = Its symbol is covered: what it takes to leave the circle shows when you are there.
hint-lapse = { $left ->
    [one] One point lapses.
   *[other] { $left } points lapse.
}
warning-saved = More than { $most } never help.
warning-lapse = Your saved points lapse.
warning-symbol = { $symbol }: the circle can be left with { $numbers } only{ $more ->
    [0] .
   *[other] , and that costs { $more } more.
}
warning-dearer = { $symbol }: leaving the circle costs { $more } more.
warning-closes = Its circle is closed to you then.

# Why not

refused-corner-taken = Another ship lies there: choose another corner.
refused-no-partner = One barters with another captain: choose one.
refused-owns-nothing = That captain owns no treasure: choose another one.
refused-not-in-hand = You have no such tile: lay one of your own.
refused-field-taken = A tile lies there already: choose a free field.
refused-rim-water = On the rim there has to be water, in the { $side ->
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
refused-half-full = There are ten ?-tiles on this half: take the other one.
refused-shuts-in = Then more fields would be shut in by land than there are all-land tiles: lay it elsewhere.
refused-touches = ?-tiles never lie side by side: lay it elsewhere.
refused-touches-corner = There are fields where it touches no other ?-tile: choose one of them.
refused-not-middle = The ghost ship comes up in the middle only: choose D5 or D6.
refused-ghost-too-far = { $how ->
    [here] The ghost ship is there already: choose a field beside it, or let it stay.
    [near] That is { $far } fields away, and it may go { $left }: send it field by field.
   *[far] Too far: { $far } fields, and the ghost ship may go { $left ->
        [one] one more
       *[other] { $left } more
    }.
}
refused-not-shown = The pointer does not show this number: choose one of the two.
refused-too-many = So many points cannot be used: take fewer.
refused-other-sign = You have begun to save the other way: go on like that, or spin the dial.
refused-counter-full = The counter goes no further: spin the dial.
refused-scout-aboard = Your scout is on board: land with him first.
refused-scout-ashore = Your scout is ashore: go with him, or take him on board first.
refused-inland = There is no ship to be found inland: walk to a coast first.
refused-ship-is-here = Your ship lies here: spin the dial, and go on board.
refused-too-dear = That costs { $cost }, and you have { $left }: do something cheaper, or end your turn.
refused-no-route = No dashed line leads there: choose a circle to which one does.
refused-too-far-to-sail = { $how ->
    [none] No dashed lines lead there from here: sail elsewhere.
    [near] The whole way costs { $cost }, and you have { $left }: sail from one circle to the next.
   *[far] Too far: the way costs { $cost }, and you have { $left }.
}
refused-no-shore = There is no shore to dock at: choose another one, or sail on.
refused-shore-name = This shore is called by another side: { $shore ->
    [N] north
    [E] east
    [S] south
   *[W] west
}.
refused-docked-already = You are docked there already: land, or sail on.
refused-dock-rest = After docking { $rest } points have to be left: dock in your next turn.
refused-not-docked = Nobody lands from here: dock your ship first.
refused-no-path = No land leads there from where you are: go over an edge that is land.
refused-other-side = From this circle a scout goes on over the side only that he has come from: choose a field there, or go on board.
refused-too-far-to-walk = { $how ->
    [none] No land leads there from here: go elsewhere, or on board.
    [near] The whole way costs { $cost }, and you have { $left }: go from one field to the next.
   *[far] Too far: the way costs { $cost }, and you have { $left }.
}
refused-no-circle = There is no circle that a scout could enter: choose another field.
refused-closed = You have been on the land of this field: its circle is closed to you until you have been at sea again.
refused-on-circle = From the circle one can only go on to another field or on board.
refused-no-strait = There is no strait here: walk on over land.
refused-other-island = The other coast belongs to another island: one has to swim.
refused-sharks = Sharks! Without a 4 or a 5 nobody swims: wait, or walk on along the coast.
refused-not-sole = Swimming takes the whole turn: swim in one in which you have done nothing yet.
refused-not-moored = Your ship does not lie here: walk back to it, or search for another one in your next turn.
refused-held-back = { $symbol ->
    [pirates] The pirates let nobody go
    [storm] The storm is too strong
    [natives] The natives will not let you go
    [ruins] You are lost in the ruins
   *[vein] The gold vein holds you
}: this number does not free you. Try the next one.
refused-no-treasure = There is no treasure to be taken here: go to a circle where one lies.
refused-by-scout = Only a scout can take it, from its circle: land with yours.
refused-not-yet = For that one has to begin the turn here: wait on the circle until your next one.
refused-no-gold = There is no gold here: go to a field where some lies.

# The log

event-first = The lot falls on { $seat }.
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
event-complete = The sea is complete. Treasures and gold are hidden on the islands.
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
feature-quests = ?-tiles nearer to one’s own corner
    .less = ?-tiles farther from one’s own corner
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
