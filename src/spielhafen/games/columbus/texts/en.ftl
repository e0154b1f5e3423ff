# Columbus.

game-title = Columbus
game-line = Race the storms to a shore nobody has seen, and be the first to bring the news home.
game-aim = Find America, and be the first to bring the news home.
aim-home = Bring the news of America home before anyone else does.
aim-behind = Find America too: others already know where it lies.
game-kind = dice

# Numbers that variants may change

option-dice_number = Number of dice
    .hint = How many dice a captain rolls; more than four are rolled in two goes, and four at most are rolled again for a barrel.
option-start_barrels = Barrels at the start
    .hint = How many barrels each captain has in the harbour.
option-passing_barrels = Barrels for passing
    .hint = What a captain takes who hands the dice on.
option-wind_fields = Fields of Good Winds
    .hint = How many fields a card of Good Winds lets a ship sail on.
option-mutiny_cards = Mutiny cards
    .hint = How many of the event cards are mutinies.
option-hurricane_cards = Hurricane cards
    .hint = How many of the event cards are hurricanes.
option-winds_cards = Cards of Good Winds
    .hint = How many of the event cards are Good Winds.
option-carpenter_cards = Carpenter cards
    .hint = How many of the event cards are carpenters.
option-weather_cards = Good Weather cards
    .hint = How many of the event cards call off a storm.
option-inhabited_discs = Inhabited islands
    .hint = How many discs show an inhabited island; with fewer of them America is found later.

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
space = { $name ->
    [n5] n5 (Palos)
   *[other] { $name }
}
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
disc-seen = { $palms ->
    [0] open sea: not America
    [one] an uninhabited island with one palm: one barrel, not America
   *[other] an uninhabited island with { $palms } palms: { $palms } barrels, not America
}
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
zone-hand = Your cards (one a turn)
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
note-homeward = homeward: { $fields } to go
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

prompt-outset = Roll the dice, or pass and take barrels.
prompt-outset-card = Roll the dice.
prompt-outset-damaged = Roll for a sail to put your mast back up, or pass and take barrels.
prompt-outset-damaged-card = Roll for a sail to put your mast back up.
prompt-outset-becalmed = You are becalmed: roll for a sail, or pass and take barrels.
prompt-outset-becalmed-card = You are becalmed: roll for a sail.
prompt-course = Choose a lit field to sail to, or a die.
prompt-course-look = Look for America: choose a telescope and the lit disc, or sail first.
prompt-course-look-only = Look for America: choose a telescope and the lit disc.
prompt-course-home = Palos is in reach: sail home and win!
prompt-found = You have found America! { $then }
prompt-course-dice = Choose a lit die: { $uses }.
do-raise = raise a storm
do-whirl = send a whirlwind
do-gust = use the Whirlwind card
do-load = load a barrel
do-draw = draw a card
do-look = look for land
prompt-course-reroll = None of your dice is of use now: roll again for a barrel, or end your turn.
prompt-course-card = No die is left to use: play a card, or end your turn.
prompt-becalmed = You are becalmed: only sails count.
prompt-becalmed-sail = You are becalmed: a sail takes you out, then roses count, too.
prompt-repair = Your mast is down: choose a sail to put it back up, which ends your turn.
prompt-repair-none = Your mast is down, and you have no sail to put it back up.
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
    [swing] The arrow is spinning …
    [gale] The arrow is spinning …
    [lot] Drawing lots …
    [sight] Turning up a disc …
    [reshuffle] Shuffling the cards …
   *[other] Drawing a card …
}
prompt-over = { $winners ->
    [0] Nobody has come home. The voyages are given up.
   *[other] { $seat } has discovered America!
}
result-home = home with the news in round { $round }
result-news = with the news, { $fields ->
    [one] one field from home
   *[other] { $fields } fields from home
}
result-seeking = still looking for America, { $fields ->
    [0] in the harbour
    [one] one field from home
   *[other] { $fields } fields from home
}
hint-reaction = { $own ->
    [yes] Your ship lies there and would be driven one field.
   *[no] Your ship is not there.
}{ $card ->
    [yes] {" "}Choose Good Weather to call the storm off, or let it come.
   *[no] {""}
}
hint-idle = { $turns ->
    [one] You will miss your next turn because of the mutiny.
   *[other] You will miss your next { $turns } turns because of the mutiny.
}
hint-way = { $to ->
    [harbour] { $fields ->
        [one] Sail home with the news: Palos is one field away.
       *[other] Sail home with the news: Palos is { $fields } fields away.
    }
    [calm] No telescope looks for America from a calm: first sail out of it.
   *[west] { $fields ->
        [0] { $scope ->
            [roll] Here a telescope looks for America: roll for one.
            [again] You have not found America yet: look on with the next telescope.
           *[no] Here a telescope looks for America, but you have none now.
        }
        [one] One field to the two western columns, where a telescope looks for America.
       *[other] { $fields } fields to the two western columns, where a telescope looks for America.
    }
}
hint-barrels = { $barrels ->
    [one] Before you use the first die, your barrel buys one more roll.
   *[other] Before you use the first die, each of your { $barrels } barrels buys one more roll.
}

# What may be done

offer-pass = Pass
offer-roll = Roll the dice
offer-reroll = Roll again: { $dice }
gather-reroll = Roll again (1{"\u00A0"}barrel)
    .how = { $chosen ->
        [0] Choose the dice that you want to roll again.
       *[other] Choose the dice to roll again; those that bring you no further are chosen already.
    }
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
way = To { $space }, { $fields } fields: { $means }. { $to ->
    [harbour] { $left ->
        [0] Home, with the news: you win!
        [one] Then one more to Palos.
       *[other] Then { $left } more to Palos.
    }
    [calm] From a calm no telescope looks for America.
   *[west] { $left ->
        [0] There a telescope looks for America.
        [one] Then one more to the two western columns.
       *[other] Then { $left } more to the two western columns.
    }
}
way-roses = { $count ->
    [one] one rose
   *[other] { $count } roses
}
way-sails = { $count ->
    [one] one sail
   *[other] { $count } sails
}
way-winds = Good Winds
hint-hits = Hits { $ships }.
hint-storm = Ships in this area: { $ships }. { $spins ->
    [one] The arrow is spun once; where it points is chance.
   *[other] The arrow is spun up to { $spins } times; where it points is chance, and the last time counts.
}
hint-empty = There is no ship in this area.
hint-harbour = Only in the harbour are there ships, and no storm reaches them.
hint-no-good-weather = Only Good Weather could call it off, and you have none.
hint-reroll = Costs a barrel; you will have { $left ->
    [0] none left
    [one] one left
   *[other] { $left } left
}.
hint-draw = It may bring barrels, wind or a carpenter, but also a mutiny, a hurricane or fog.
hint-look = { $discs ->
    [one] One disc is left, and it is { $inhabited ->
        [0] not inhabited
       *[other] inhabited
    }
   *[other] { $discs } discs are left, { $inhabited ->
        [0] none of them inhabited
        [one] one of them inhabited
       *[other] { $inhabited } of them inhabited
    }; they lie shuffled and are taken in order
}.
hint-repair = It ends your turn: other dice are lost.
hint-dice-left = { $count ->
    [one] Unused: { $die }.
   *[other] Unused: { $count } dice.
}
card-left-winds = Good Winds
card-left-gust = Whirlwind card

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
event-shown = { $seat } shows { $card }{ $barrels ->
    [none] .
    [0] , but the hold is full.
    [one] : one barrel comes on board.
   *[other] : { $barrels } barrels come on board.
}
event-misses = { $seat } will miss a turn.
event-pay = { $seat } calms the crew with a barrel.
event-miss = { $seat } keeps the barrels.
event-play = { $seat } plays { $card }.
event-look = { $seat } looks through the telescope.
event-disc = { $news ->
    [yes] { $seat } has found America, an inhabited island! Now home with the news.
    [sea] { $seat } sees open sea, not America.
   *[isle] { $seat } sees { $disc }: uninhabited, not America. { $barrels ->
        [0] The hold is full.
        [one] One barrel comes on board.
       *[other] { $barrels } barrels come on board.
    }
}
event-repair = { $seat } puts the mast back up: that ends the turn.
event-relocate = { $seat } moves the whirlwind at { $from } to { $space }.
event-leave = { $seat } leaves the whirlwind where it is.
recap-steps = { $seat } sails { $count } fields, to { $space }.
event-end = { $seat } ends the turn.
event-home = { $seat } is home and has discovered America!
event-unfinished = Nobody has come home. The voyages are given up.

figure-damages = Masts lost
figure-storms = Storms, however often the arrow was spun
figure-discs = Discs looked at
figure-driven-home = Driven home in another captain’s turn

# What players want, and what each thing is for.

aim-card-1 = You want to discover America and be the first to bring the news home to Palos.
    .art = disc-isle-2
aim-card-2 = Roll the dice: roses and sails move your ship, others raise storms or send whirlwinds. A barrel pays for rolling again.
    .art = f-rose
aim-card-3 = In the two western columns a telescope looks at a disc, until you find an inhabited island.
    .art = f-telescope
aim-card-4 = In the pale calms only sails move you. A whirlwind or a rock costs your mast, until a sail repairs it.
    .art = f-whirlwind
aim-card-5 = Whoever comes back to the harbour first with an inhabited island has won.
    .art = palos

use-area = A storm drives all ships of one area at the same time, and none of the others.
    .paragraph = §12
use-space-reef = You cannot sail here; a ship that a storm drives onto it loses its mast.
    .paragraph = §15
use-space-island = You cannot sail here, but on the fields around it each telescope brings a barrel on board.
    .paragraph = §10
use-space-mark = Water like any other; whoever was hit by a whirlwind may put it on one of these marks.
    .paragraph = §17
use-space-harbour = No storm reaches ships in here, and here the news of America wins the game.
    .paragraph = §27
use-piece-caravel = { $whose ->
    [yours] Your ship: roses and sails carry it one field in any direction.
   *[other] You cannot sail onto its field, but a storm can drive you against it, and it against you.
}
    .paragraph = §8
use-piece-whirlwind = It takes the mast of a ship that comes onto its field, or onto whose field it is sent.
    .paragraph = §17
use-piece-disc = Open sea, an uninhabited or an inhabited island: in the two western columns a telescope looks at one.
    .paragraph = §26
use-zone-barrels = A barrel pays for rolling dice again, or calms a mutiny; you can hold eight.
    .paragraph = §11
use-row-barrel = A barrel pays for rolling dice again, or calms a mutiny; eight are the most.
    .paragraph = §11
use-fact-barrel = A barrel pays for rolling dice again, or calms a mutiny; eight are the most.
    .paragraph = §11
use-fact-disc = An inhabited island has been found: with it whoever reaches the harbour first has won.
    .paragraph = §27
use-fact-card = Event cards in hand: only their owner knows which, and may play one of them in each turn.
    .paragraph = §20
use-zone-dice = Use your dice one by one in any order; before the first, a barrel pays for rolling some of them again.
    .paragraph = §7
use-zone-events = A telescope draws the top card; cards with a cross take effect at once, the others you keep.
    .paragraph = §20
use-zone-hand = In your own turn you may play one of these cards, before, between or after the dice.
    .paragraph = §20
use-zone-spinner = The arrow says where a storm or a hurricane drives the ships.
    .paragraph = §14
use-die = The dice are still rolling.
    .paragraph = §6
use-die-f-rose = Sail one field in any direction; in a calm a rose is of no use.
    .paragraph = §8
use-die-f-sail = Sail one field, even out of a calm, or put your mast back up.
    .paragraph = §8
use-die-f-whirlwind = Send a whirlwind: each such die is good for one field, and several add up. Where its flight ends it takes a ship’s mast.
    .paragraph = §16
use-die-f-storm = Name an area: all ships there are driven one field the way the arrow points; each further storm allows another spin.
    .paragraph = §12
use-die-f-telescope = Draw an event card, load a barrel beside an island, or look for land in the two western columns.
    .paragraph = §7
use-die-p-wind = A field of your card Good Winds: sail one field, even out of a calm.
    .paragraph = §22
use-die-whirlwind = A field of your Whirlwind card: it sends a whirlwind one field, and adds up with its others and with dice.
    .paragraph = §24
use-card-barrel = You get as many barrels as the card shows, up to eight in all.
    .paragraph = §21
use-card-p-mutiny = You pay a barrel at once, or you miss your next turn.
    .paragraph = §21
use-card-p-hurricane = All ships of the whole chart are driven one field where the arrow points; only the harbour is safe.
    .paragraph = §21
use-card-p-fog = All ships of the whole chart are driven one field in the direction that the card shows.
    .paragraph = §21
use-card-p-wind = Sail two fields more in this turn, even out of a calm.
    .paragraph = §22
use-card-p-winds = You get a whole turn more, right after this one.
    .paragraph = §23
use-card-whirlwind = Send the whirlwinds two or three fields, as the card shows, like whirlwind dice.
    .paragraph = §24
use-card-p-carpenter = Puts the mast of your ship back up before you roll, so that you can sail in this turn.
    .paragraph = §25
use-card-p-sun = Calls off a storm that another player raises, out of turn.
    .paragraph = §13
use-mark-range = Choose it to sail the whole way at once: its number says how many fields it takes.
    .paragraph = §8
use-mark-danger-calm = In a calm only sails count; all other dice are of no use.
    .paragraph = §9
use-mark-danger-whirlwind = A whirlwind stands here and would take your mast.
    .paragraph = §17
use-mark-danger-full = Your hold is full: what you are given beyond eight barrels is lost.
    .paragraph = §11
use-mark-area-storm = A storm is about to drive all ships in this area one field.
    .paragraph = §15
use-meter = So many spins of the arrow are left for this storm; only the last one counts.
    .paragraph = §14

# Why a bot plays as it does.

feature-unit = { $count ->
    [one] field
   *[other] fields
}
feature-way = a shorter way
    .less = a longer way
    .plain = { $gain ->
        [0] it shortens the way a little
        [one] it shortens the way by about one field
       *[other] it shortens the way by about { $gain } fields
    }
feature-search = an island found sooner
    .less = an island found later
    .plain = an island should be found sooner
feature-mast = a mast that stands
    .less = a mast that breaks
    .plain = the mast is more likely to stand
feature-calm = open water instead of a calm
    .less = a calm instead of open water
    .plain = it keeps the ship out of the calm
feature-mutiny = fewer turns to miss
    .less = more turns to miss
    .plain = fewer turns should be lost
feature-peril = less danger from whirlwinds
    .less = more danger from whirlwinds
    .plain = the ship is safer from whirlwinds
feature-barrels = more provisions
    .less = fewer provisions
    .plain = it leaves more provisions
feature-cards = better cards
    .less = worse cards
    .plain = it leaves better cards in hand
feature-rivals = a longer way for the best rival
    .less = a shorter way for the best rival
    .plain = the best rival has farther to go

# The fields of a position, as they are named where it is edited

field-round = Round
field-turn = Whose turn
field-first = Began the game
field-ships = Ships
field-headings = Directions
field-damaged = Main mast is off
field-barrels = Barrels
field-found = Has found America
field-idle = Turns to miss
field-hands = Cards in hand
field-deck = Event cards, face down
field-discard = Event cards put aside
field-discs = Discs, face down
field-seen = Discs looked at
field-whirlwinds = Whirlwinds
field-dice = Dice
field-played = A card was played
field-extra = Another turn follows
field-winds = Fields of Good Winds left
field-gust = Fields of a Whirlwind card left
field-arrow = Arrow
field-spins = Spins of the arrow
field-trail = What the players have seen
