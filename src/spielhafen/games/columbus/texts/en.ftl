# Columbus.

game-title = Columbus
game-line = Race the storms to a shore nobody has seen, and be the first to bring the news home.
game-aim = Find America and be the first to bring the news home.
game-kind = dice

# Names

chart-iberia = Iberia
chart-africa = Africa
chart-azores = Azores
chart-canaries = Canaries
chart-palos = Palos
area = { $area ->
    [0] all areas
    [1] The New Shore
    [2] Sargasso Sea
    [3] Mid Ocean
    [4] Trade Winds
   *[5] Gulf of Cádiz
}
space = { $name }
space-reef = reef
space-mark = mark of a whirlwind
space-island = island
space-harbour = harbour
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
direction-sign = { $direction }
face = { $face ->
    [rose] rose
    [sail] sail
    [whirlwind] whirlwind
    [storm] storm
   *[telescope] telescope
}
listed = { $first }, { $rest }
captain-name = { $seat }
disc = { $disc ->
    [sea] open sea
    [inhabited] an inhabited island
   *[palms] { $palms ->
        [one] an island with one palm
       *[other] an island with { $palms } palms
    }
}
disc-facedown = a disc, face down
found = island (inhabited)

card-unknown = a hidden card
card-provisions = Provisions { $number }
    .text = { $number ->
        [one] One barrel is taken on board.
       *[other] { $number } barrels are taken on board.
    }
card-mutiny = Mutiny
    .text = Pay a barrel, or miss the next turn.
card-hurricane = Hurricane
    .text = All ships are driven one field where the arrow points.
card-fog = Fog
    .text = All ships drift one field { $direction }.
card-good-winds = Good Winds
    .text = Two more fields in this turn, out of a calm as well.
card-very-good-winds = Very Good Winds
    .text = A whole turn more, right after this one.
card-whirlwind = Whirlwind { $number }
    .text = Send the whirlwinds { $number } fields.
card-carpenter = Carpenter
    .text = Before you roll: puts your mast back up.
card-good-weather = Good Weather
    .text = Calls off a storm raised by another captain.

# The table

zone-dice = Dice
    .note = Rolled by { $seat }
zone-spinner = Spinner
zone-events = Events
zone-hand = Your cards
zone-barrels = Your provisions
die = { $face }{ $state ->
    [used] , put aside
    [void] , of no use now
   *[free] {""}
}
die-rolling = a die, rolling
field-of-winds = Good Winds: field { $number }
field-of-gust = Whirlwind card: field { $number }
arrow = The arrow points { $direction }
pile-of-events = Event cards: { $count ->
    [one] one left
   *[other] { $count } left
}
discarded = Played last: { $card } ({ $count } discarded)
ship-at = { $seat }’s ship at { $space }
ship-damaged-at = { $seat }’s ship at { $space }, mast down
piece-whirlwind = whirlwind
piece-disc = disc
whirlwind-at = whirlwind at { $space }
fact-barrels = { $count ->
    [one] barrel
   *[other] barrels
}
fact-cards = { $count ->
    [one] card
   *[other] cards
}
note-damaged = mast down
note-becalmed = becalmed
note-homeward = homeward bound
note-idle = { $turns ->
    [one] will miss a turn
   *[other] will miss { $turns } turns
}
mark-storm = A storm is about to break: { $area }.
meter-spins = Spins of the arrow

# What is going on

phase-round = Round { $round }
phase-turn = { $seat }’s turn
phase-dice = { $seat }’s dice
phase-storm = { $seat }’s storm
phase-whirlwind = After { $seat }’s turn
phase-over = { $winners ->
    [0] Given up
   *[other] Home
}

prompt-outset = Roll the dice, or pass and take two barrels.
prompt-outset-card = Roll the dice.
prompt-outset-damaged = Roll for a sail to put your mast back up, or pass and take two barrels.
prompt-outset-damaged-card = Roll for a sail to put your mast back up.
prompt-course = Use your dice one by one: choose a die, then what it does.
prompt-becalmed = You are becalmed: only sails count.
prompt-repair = Your mast is down: only a sail counts.
prompt-end = There is nothing left to do: end your turn.
prompt-reaction = { $roller } raises a storm: { $area }.
prompt-persist = The arrow points { $direction }. Let the storm blow that way, or spin again?
prompt-mutiny = Mutiny! Pay a barrel, or miss your next turn.
prompt-relocation = A whirlwind hit you: choose a mark to move it to, or leave it there.
prompt-wait-turn = It is { $seat }’s turn.
prompt-wait-reaction = { $seat } may call off { $roller }’s storm ({ $area }).
prompt-wait-persist = The arrow points { $direction }; { $seat } may spin again.
prompt-wait-mutiny = { $seat } deals with a mutiny.
prompt-wait-relocation = { $seat } may move the whirlwind.
prompt-chance = { $step ->
    [toss] Rolling the dice …
    [spinner] The arrow is spinning …
    [lot] Drawing lots …
    [sight] Turning up a disc …
    [reshuffle] Shuffling the cards …
   *[other] Drawing a card …
}
prompt-over = { $winners ->
    [0] Nobody has come home. The voyages are given up.
   *[other] { $seat } has discovered America!
}
hint-idle = { $turns ->
    [one] You will miss your next turn because of the mutiny.
   *[other] You will miss your next { $turns } turns because of the mutiny.
}
hint-barrels = { $barrels ->
    [one] Your barrel buys one more roll, of as many dice as you like.
   *[other] Each of your { $barrels } barrels buys one more roll, of as many dice as you like.
}

# What may be done

offer-pass = Pass
offer-roll = Roll the dice
offer-reroll = Roll again: { $dice }
offer-sail = Sail to { $space } { $by ->
    [rose] by the rose
    [sail] by the sail
   *[winds] with Good Winds
}
offer-send = { $by ->
    [whirlwind] Whirlwind
   *[gust] Whirlwind card
} at { $from }: { $fields ->
    [one] one field
   *[other] { $fields } fields
} to { $space }
offer-raise = Storm: { $area }
offer-avert = Play Good Weather
offer-allow = Let the storm come
offer-spin = Spin again
offer-blow = Let it blow { $direction }
offer-load = Load a barrel
offer-draw = Draw an event card
offer-look = Look for land
offer-play = Play { $card }
offer-repair = Put the mast back up
offer-pay = Pay a barrel
offer-miss = Miss the next turn
offer-relocate = Move it to { $space }
offer-leave = Leave the whirlwind there
offer-end = End the turn

hint-pass = { $barrels ->
    [0] Your hold is full: you get no barrel.
    [one] You have room for one barrel.
   *[other] You take { $barrels } barrels.
}
hint-home = Home, with the news: you win!
hint-hits = Hits { $ships }.
hint-storm = Ships in this area: { $ships }. { $spins ->
    [one] One spin of the arrow.
   *[other] Up to { $spins } spins of the arrow; the last one counts.
}
hint-empty = There is no ship in this area.
hint-reroll = Costs a barrel; you will have { $left ->
    [0] none left
    [one] one left
   *[other] { $left } left
}.
hint-look = { $discs ->
    [one] One disc is left, and it is { $inhabited ->
        [0] not inhabited
       *[other] inhabited
    }
   *[other] { $discs } discs are left, { $inhabited ->
        [0] none of them inhabited
        [one] one of them inhabited
       *[other] { $inhabited } of them inhabited
    }
}.
hint-dice-left = You still have dice to use.

warning-calm = A calm: without another sail your turn is practically over.
warning-whirlwind = A whirlwind: it takes your mast, and your turn is over.
warning-own-ship = It hits your own ship, and your turn is over.
warning-own-storm = Your own ship lies there.
warning-full = Your hold is full: the barrel stays in the stock.
warning-commits = After playing a card you have to roll; you can no longer pass.
warning-unrepaired = You have a sail and could put your mast back up.

# Why not

refused-no-such-die = None of your dice shows that, or you have already used it: use another die, or end your turn.
refused-repair-roll = Your mast is down: you can only use a sail, to put it back up. Without a sail, pay a barrel to roll again, or end your turn.
refused-becalmed = You are becalmed: only a sail or Good Winds get you out. If you have neither, end your turn.
refused-first-round = There are no storms in the first round: leave this die, or use another one.
refused-no-good-weather = You do not hold Good Weather: you can only let the storm come.
refused-too-far = { $how ->
    [here] Your ship lies there already: choose another field.
    [none] There is no way there over free water: sail elsewhere.
    [near] That is { $far } fields away, and you have { $left }: sail field by field, first to one beside your ship.
    [calm] Too far: on the way { $calms ->
        [one] a calm has
       *[other] { $calms } fields of calm have
    } to be left by sails or Good Winds, you have { $out }.
   *[far] Too far: { $far } fields, you have { $left }.
}
refused-no-water = There is no water there: sail to a field of water beside your ship.
refused-occupied = Another ship lies there, and only the harbour has room for several: sail to a free field.
refused-no-winds = You have no fields left from Good Winds: play the card first if you hold it, or sail with roses and sails.
refused-lies-there = The whirlwind lies there already: send it to another field.
refused-no-resting-place = A whirlwind can only stop on water, and never in the harbour: send it to a field of water.
refused-too-far-to-fly = Too far: the whirlwind would fly { $far } fields, you have { $left }. Send it to a field within its reach.
refused-no-gust = You have no fields left from a Whirlwind card: play the card first if you hold it, or use a whirlwind die.
refused-already-there = The whirlwind stands there already: choose another mark, or leave it where it is.
refused-no-island = There is no island beside your ship: sail to one first, or draw an event card.
refused-too-far-east = You can only see America from columns a and b: sail there first, or draw an event card.
refused-found-before = You have already found an inhabited island, and one is enough: bring the news home. You may still use the telescope to draw event cards.
refused-no-discs = All discs have been looked at: draw an event card instead.
refused-not-damaged = Your mast is up and needs no repair: sail on.
refused-mast-down = Good Winds are of no use without a mast: put it back up first, with a sail or a Carpenter.
refused-dice-rolled = You can only play the Carpenter before you roll: use a sail now, or keep the card for your next turn.
refused-one-card = You have already played a card this turn: keep the others for later.
refused-not-in-hand = You do not hold this card: play one of those in your hand.
refused-only-against-storms = You can only play Good Weather when another captain raises a storm: keep it until then.
refused-card-played = You have played a card this turn and can no longer pass: roll the dice.
refused-die-used = You have already used a die, so you cannot roll again: use the other dice, or end your turn.
refused-no-barrels = You have no barrel left to pay with: use your dice as they are.
refused-no-such-dice = Your dice do not show that: choose from the dice on the table.

# The log

event-begin = { $seat } is drawn to begin.
event-turn = Round { $round } · { $seat }
event-extra-turn = { $seat }, once more
event-idle = { $seat } misses this turn.
event-pass = { $seat } passes and takes { $barrels ->
    [0] no barrel
    [one] one barrel
   *[other] { $barrels } barrels
}.
event-roll = { $seat } rolls the dice.
event-reroll = { $seat } pays a barrel and rolls again: { $dice }.
event-dice = The dice show { $dice }.
event-rose = { $seat } sails to { $space }{ $water ->
    [calm] , into a calm
    [home] , into the harbour
   *[open] {""}
} (rose).
event-sail = { $seat } sails to { $space }{ $water ->
    [calm] , into a calm
    [home] , into the harbour
   *[open] {""}
} (sail).
event-winds = { $seat } sails to { $space }{ $water ->
    [calm] , into a calm
    [home] , into the harbour
   *[open] {""}
} (Good Winds).
event-whirl = { $seat } sends the whirlwind at { $from } to { $space }.
event-gust = { $seat } sends the whirlwind at { $from } to { $space } (card).
event-raise = { $seat } raises a storm: { $area }.
event-averted = { $seat } plays Good Weather: the storm is off.
event-arrow = The arrow points { $direction }.
event-spin = { $seat } spins again.
event-blow = { $seat } lets the storm blow like this.
event-storm = The storm blows { $direction } ({ $area }){ $ships ->
    [0] {" "}and finds no ship
   *[other] {""}
}.
event-hurricane = The hurricane blows { $direction } over all the sea.
event-fog = The fog sets { $direction } over all the sea.
event-drifts = { $seat }’s ship is driven to { $space }.
event-held = { $seat }’s ship is held by the edge of the chart.
event-damage = { $cause ->
    [whirlwind] A whirlwind hits { $seat }’s ship
    [ship] { $seat }’s ship collides with another
    [land] { $seat }’s ship strikes the coast
    [reef] { $seat }’s ship strikes a reef
   *[isle] { $seat }’s ship strikes an island
}, and it loses its mast.
event-breaks-off = That ends { $seat }’s turn.
event-load = { $seat } loads { $barrels ->
    [0] a barrel, but has no room for it
   *[other] a barrel
}.
event-draw = { $seat } draws an event card.
event-card = The card: { $card }.
event-from-deck-veiled = The card is drawn face down.
event-reshuffle = The discarded cards are shuffled to form a new pile.
event-shown = { $seat } shows { $card }.
event-misses = { $seat } will miss a turn.
event-pay = { $seat } calms the crew with a barrel.
event-miss = { $seat } keeps the barrels.
event-play = { $seat } plays { $card }.
event-look = { $seat } looks through the telescope.
event-disc = It shows { $disc }.
event-repair = { $seat } puts the mast back up.
event-relocate = { $seat } moves the whirlwind at { $from } to { $space }.
event-leave = { $seat } leaves the whirlwind where it is.
event-end = { $seat } ends the turn.
event-home = { $seat } is home and has discovered America!
event-unfinished = Nobody has come home. The voyages are given up.

figure-damages = Masts lost
figure-storms = Storms, however often the arrow was spun
figure-discs = Discs looked at
figure-driven-home = Driven home in another captain’s turn

# Why a bot plays as it does.

feature-unit = { $count ->
    [one] field
   *[other] fields
}
feature-way = a shorter way
    .less = a longer way
feature-search = an island found sooner
    .less = an island found later
feature-mast = a mast that stands
    .less = a mast that breaks
feature-calm = open water instead of a calm
    .less = a calm instead of open water
feature-mutiny = fewer turns to miss
    .less = more turns to miss
feature-peril = less danger from whirlwinds
    .less = more danger from whirlwinds
feature-barrels = more provisions
    .less = fewer provisions
feature-cards = better cards
    .less = worse cards
feature-rivals = a longer way for the best rival
    .less = a shorter way for the best rival
