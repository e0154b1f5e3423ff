# Treasure Map.

game-title = Treasure Map
game-line = Temples, pirates and four torn pieces of a map: who is the first in El Dorado?
game-aim = Find all four pieces of the map and be the first in El Dorado.
game-kind = adventure

# House rules

option-board = The board
    .hint = As the tiles come, or laid again until harbours are three squares apart, no skull touches a temple and no island is large.
    .reason = With two harbours side by side, or pirates’ guns at a temple’s door, the draw of the tiles decides too much.
option-board-shuffled = as the tiles come
option-board-balanced = balanced
option-idle_pirates = Pirates that hunt nobody
    .hint = Whether a pirate at rest on its skull opens fire at a captain who stops beside it.
option-idle_pirates-fire = also fire
option-idle_pirates-answer = only answer
option-standing_still = Staying where you are
    .hint = Otherwise every captain has to make at least one step.
option-el_dorado = El Dorado
    .hint = On the back of the layout card, or at a place drawn anew for each game.
    .reason = There are only four layout cards: captains who know them by heart (bots do) know where to sail.
option-el_dorado-hidden = anywhere, at random
option-el_dorado-printed = on the layout card
option-movement_cards = Topsails and boots
    .hint = Two more cards in the shop, for a fifth step at sea or ashore.
option-stranded = Crews without their ship
    .hint = What happens to a crew ashore whose ship was destroyed and is back in the harbour.
    .reason = Leaving a ship alone is a risk, and destroying it is worth the shot.
option-stranded-returns = return to the harbour
option-stranded-pays = return, and lose their gold
option-stranded-stays = stay where they are
option-ransom = Ransom
    .hint = For eight gold a captain gets what a pirate has taken.
    .reason = A map piece in the hold of a strong pirate would otherwise be lost for good.
option-stall_guard = An end when nobody makes progress
    .hint = The game is over after sixty rounds, or when there has been no treasure left to find for twelve. Otherwise it ends after two hundred, and nobody wins.
    .reason = Nobody can take what is stored in cities, so a game can get stuck; then the best map wins.
option-solo_level = Alone: level
    .hint = At level 1 pirates add two and have no guns.
option-solo_level-1 = 1, easier
option-solo_level-2 = 2, as printed
option-solo_pirates = Alone: pirates
    .hint = How hard pirates are on you when you play alone.
option-solo_pirates-two-steps = sail two squares
option-solo_pirates-three-steps = sail three squares
option-solo_pirates-guns = also fire after their own move

# Names

pirate = pirate { $number }
galleon = the galleon
empty-ship = the empty ship of { $seat }
token-name = token { $name }
token-title = { $area } { $numbers }
token-hidden = Token { $name }: only captains who have held it know its back.
token-read = Area { $area }, { $numbers }: it leads to { $square }.
map-piece = map piece { $number }
die = { $face }
price = { $gold } gold

# What stands where

piece-coin = gold
piece-galleon = galleon
piece-pirate = pirate
piece-token = treasure in a temple

treasure-at = { $dice ->
    [one] treasure of one die at { $square }
   *[other] treasure of { $dice } dice at { $square }
}
coins-at = { $gold ->
    [one] a coin at { $square }
   *[other] { $gold } coins at { $square }
}
galleon-at = the galleon at { $square }
pirate-at = { $state ->
    [sunk] pirate { $number }, sunk, at { $square }
    [hunting] pirate { $number } at { $square }, on the hunt for { $seat }
   *[idle] pirate { $number }, at rest at { $square }
}
ship-at = ship of { $seat }, manned, at { $square }
empty-ship-at = empty ship of { $seat } at { $square }
crew-at = crew of { $seat } at { $square }
route-pirate = Pirate { $number } would come to { $square }.

# What is going on

phase-round = { $round ->
    [0] Before the first round
   *[other] Round { $round } · level { $level }
}
phase-over = The end
phase-board = The board
phase-compass = The compass
phase-pirates = The pirates
phase-turn = { $seat }’s turn
meter-steps = Steps
prompt-chance = { $step ->
    [spin] The compass is spinning …
    [layout] Laying the board …
    [glance] Looking at a token …
    [find] Rolling the dice for gold …
   *[other] Drawing a token …
}
prompt-over = { $winners ->
    [0] Nobody has found El Dorado.
    [one] { $seat } has won.
   *[other] { $winners } captains share the victory.
}
prompt-duel = Rolling the dice: { $foe } against { $other } …
prompt-course = { $stop ->
    [0] Choose a square to move to.
   *[other] Choose a square to move to, or stop here.
}
prompt-wait-course = { $seat } is moving.
prompt-rivals = Choose whom to fight first.
prompt-wait-rivals = { $seat } chooses whom to fight first.
prompt-gunnery = Others can fire at you here: choose one, to fire first or not.
prompt-wait-gunnery = { $seat } is at the guns.
prompt-reply = You are under fire from { $foe }. Do you fire back?
prompt-wait-reply = { $seat } may fire back.
prompt-opening = You may fire at { $foe }. Do you fire?
prompt-wait-opening = { $seat } may fire.
prompt-exchange = Swap a token for a map piece, or keep what you have.
prompt-wait-exchange = { $seat } looks at a token.
prompt-affairs = Trade, fetch or store what you want, then end your turn.
prompt-wait-affairs = { $seat } is trading.
hint-stranded = You have no way back to your ship. { $price ->
    [pays] You may return to your harbour, but you lose your gold.
   *[returns] You may return to your harbour.
}
hint-el-dorado = El Dorado lies at { $square }.
hint-coins = { $gold ->
    [one] A coin lies there.
   *[other] { $gold } coins lie there.
}
hint-bonuses = You add { $own }, they add { $theirs }.
hint-hits = Nobody can fire back: the shot hits.
warning-melee = If you stop here, you have to fight: { $foes }.
warning-guns = If you stop here, you may be fired at by { $foes }.
warning-gold-lost = You lose { $gold } gold.
warning-pirates-fire = Pirates always fire.

# Zones and facts

fact-gold = { $stored ->
    [0] gold carried: { $carried }
   *[other] gold carried: { $carried }, in the city: { $stored }
}
fact-pieces = { $stored ->
    [0] pieces of the map carried: { $carried }
   *[other] pieces of the map carried: { $carried }, in the city: { $stored }
}
fact-tokens = { $stored ->
    [0] tokens carried: { $carried }
   *[other] tokens carried: { $carried }, in the city: { $stored }
}
fact-balls = { $balls ->
    [one] cannonball: 1
   *[other] cannonballs: { $balls }
}
note-hunted = { $count ->
    [one] hunted by pirate { $pirates }
   *[other] hunted by pirates { $pirates }
}
note-complete = carries all four map pieces
zone-compass = Compass
    .note = { $sails ->
        [0] { $seat } begins; no galleon is at sea.
       *[other] { $seat } begins; the galleon is heading for { $city }.
    }
zone-dice = Dice
zone-hand = What you carry
zone-city = In your city
    .note = { $gold } gold
zone-shop = Shop
    .note = Open in every city.
zone-supply = Map pieces left
zone-hold = The hold: { $foe }
    .note = { $gold } gold
supply-of = { $piece }: { $count } left
bonus-other = Other equipment
bonus-galleon = Crew of the galleon
bonus-pirate = Pirates of level { $level }
treasure-over = { $gold } gold.

# Offers

offer-go = { $how ->
    [sail] Sail to { $square }
    [land] Go ashore at { $square }
    [embark] Go back aboard at { $square }
   *[walk] Walk to { $square }
}
offer-stop = Stop here
offer-return = Return to the harbour
offer-pay-off = Pay pirate { $number } off: { $gold } gold
offer-ransom = Pay a ransom for what pirate { $number } holds: { $gold } gold
offer-fight = Fight: { $foe }
offer-fire = Fire: { $foe }
offer-face = Do not fire: { $foe }
offer-hold = Hold fire
offer-swap = Swap { $token } for { $piece }
offer-keep = Keep what you have
offer-fetch-gold = { $gold ->
    [all] Fetch all gold
   *[other] Fetch { $gold } gold
}
offer-store-gold = { $gold ->
    [all] Store all gold
   *[other] Store { $gold } gold
}
offer-fetch = Fetch { $thing }
offer-store = Store { $thing }
offer-buy = Buy { $card } for { $gold } gold
offer-end = End the turn

# The log

event-lay = The board is laid.
event-round = Round { $round }
event-compass = The compass shows { $sector }; { $seat } begins.
event-setting-out = A galleon leaves { $square }.
event-galleon-step = The galleon sails to { $square }.
event-turn = { $seat }’s turn
event-go = { $seat }: { $square }.
event-stop = { $seat } stops.
event-return = { $seat } returns to the harbour.
event-salvage = { $gold ->
    [one] { $seat } finds a coin.
   *[other] { $seat } finds { $gold } coins.
}
event-pay-off = { $seat } pays pirate { $pirate } off, and it goes home.
event-ransom = { $seat } pays pirate { $pirate } a ransom of { $price } gold and gets { $gold } gold, { $pieces ->
    [one] one map piece
   *[other] { $pieces } map pieces
} and { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}.
event-fight = { $seat } first fights { $foe }.
event-fire = { $seat } fires: { $foe }.
event-shot = Pirate { $pirate } fires at { $seat }.
event-face = { $seat } does not fire: { $foe }.
event-hold = { $seat } holds fire.
event-clash = { $with ->
    [swords] Melee
   *[guns] Gun fight
}: { $attacker } { $die } + { $bonus } = { $sum }, { $defender } { $other-die } + { $other-bonus } = { $other-sum }. { $result ->
    [tie] A tie: they roll again.
    [won] Winner: { $attacker }.
   *[lost] Winner: { $defender }.
}
event-wreck = The empty ship of { $seat } is destroyed and comes back to its harbour.
event-crew-lost = { $loot ->
    [0] The crew of { $seat } is beaten. Victory: { $by }.
   *[other] The crew of { $seat } is beaten and loses { $gold } gold, { $pieces ->
           [one] one map piece
          *[other] { $pieces } map pieces
       } and { $tokens ->
           [one] one token
          *[other] { $tokens } tokens
       }. Victory: { $by }.
}
event-lost = The crew is lost, and so is the game.
event-pirate-sunk = Pirate { $pirate } is sunk. { $loot ->
    [0] Its hold was empty.
   *[other] In its hold lay { $gold } gold, { $pieces ->
           [one] one map piece
          *[other] { $pieces } map pieces
       } and { $tokens ->
           [one] one token
          *[other] { $tokens } tokens
       }.
} Victory: { $by }.
event-galleon-taken = The galleon is taken, with { $gold } gold, { $pieces ->
    [one] one map piece
   *[other] { $pieces } map pieces
} and { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}. Victory: { $by }.
event-plunder = { $seat } takes the treasure of the temple at { $square }.
event-token = { $seat } reads a token: area { $area }.
event-draw-veiled = { $seat } looks at the back of a token.
event-look-veiled = { $seat } looks at the back of a token.
event-treasure = { $seat } rolls { $dice }: { $gold } gold.
event-hunt = Pirate { $pirate } now hunts { $seat }.
event-gather = { $seat } takes { $gold } gold from the skull of pirate { $pirate }.
event-swap = { $seat } swaps { $token } for map piece { $piece }.
event-keep = { $seat } keeps everything.
event-legend = { $seat } reads the map: El Dorado lies at { $square }.
event-reading-veiled = { $seat } reads the map.
event-fetch-gold = { $seat } fetches { $gold } gold.
event-fetch-token = { $seat } fetches { $token }.
event-fetch-piece = { $seat } fetches map piece { $piece }.
event-store-gold = { $seat } stores { $gold } gold.
event-store-token = { $seat } stores { $token }.
event-store-piece = { $seat } stores map piece { $piece }.
event-buy = { $seat } buys { $card } for { $gold } gold.
event-end = { $seat } ends the turn.
event-chase = Pirate { $pirate } sails to { $square }.
event-next-level = Level { $level } begins: new treasures, stronger pirates.
event-discovery = { $seat } has found El Dorado.
event-given-up = Two hundred rounds, and nobody has found El Dorado: the game is over without a winner.
event-stalemate = { $captains ->
    [1] The voyage has lasted too long, or nobody makes progress any more: El Dorado stays hidden.
   *[other] The voyage has lasted too long, or nobody makes progress any more: the map pieces are counted.
}

# Refusals

refused-too-far = { $how ->
    [here] Your crew is there already: choose another square.
    [none] You cannot get there: a crew ashore can only go over land, or back to its own ship.
    [near] That takes { $far ->
        [one] one step
       *[other] { $far } steps
    }, and you have { $left }: go square by square.
   *[far] Too far: { $far ->
        [one] one step
       *[other] { $far } steps
    }, you have { $left }.
}
refused-no-ship = A crew ashore can only go over land, or back to its own ship: choose a square of land.
refused-no-steps = You have no steps left for this: stop here, or use what a current or a card still gives you.
refused-must-move = You have to make at least one step: choose a square beside you.
refused-moved-already = You can only return to the harbour instead of moving: stop now, and return in your next turn.
refused-no-return = At this table no crew returns without its ship: go where you can, or stop.
refused-not-stranded = Only a crew ashore that cannot walk back to its ship may return to the harbour: go on, or stop.
refused-not-hunted = No pirate is hunting you: there is nobody to pay off.
refused-not-hunting = That pirate is not hunting you: pay one that is.
refused-too-poor = You do not carry enough gold, and what lies in the city does not count: bring more.
refused-no-ransom = This table plays without ransom: beat the pirate instead.
refused-empty-hold = That pirate holds nothing: save your gold.
refused-crew-ashore = A crew ashore cannot fire: choose not to fire.
refused-no-cannonball = You have no cannonball: choose not to fire; every city sells them.
refused-not-beside = You can only choose somebody beside you who is not sunk, not in a harbour or city, and not yet dealt with this turn: choose another one.
refused-camouflaged = That crew is camouflaged: fire at somebody else, or hold fire.
refused-no-threat = Nobody can fire at you from there: choose somebody else, or hold fire.
refused-guns-bear = First deal with those who can fire at you: fire at each of them, or choose not to.
refused-other-foe = You can only fire at the one who is being dealt with: fire there, or hold fire.
refused-not-here = That foe is not on your square: choose one who is.
refused-no-such-token = That token is not there: choose another one.
refused-other-place = That token does not lead here: go first where it leads.
refused-no-such-piece = There are no map pieces with that number left: choose another one.
refused-not-home = You can only do that in your own city: take your crew there first.
refused-stored-already = You have already stored something this turn: you can fetch again in your next one.
refused-no-gold = There is not that much gold: take less, or leave it.
refused-no-city = Cards are only sold in cities: go to one first.
refused-not-sold = That card is not sold at this table: choose another one.
refused-owned = You already have this card: choose another one.
refused-too-dear = You are not carrying enough gold: fetch more first.

# What bots say

feature-unit = { $count ->
    [one] turn
   *[other] turns
}
feature-pieces = more map pieces and tokens
    .less = fewer map pieces and tokens
feature-way = a shorter way
    .less = a longer way
feature-hunted = fewer pirates on your heels
    .less = more pirates on your heels
feature-gold = more gold
    .less = less gold
feature-swords = sharper swords
    .less = blunter swords
feature-guns = better guns
    .less = worse guns
feature-hiding = better camouflage
    .less = worse camouflage
feature-rivals = a longer way for the best rival
    .less = a shorter way for the best rival

# Figures

figure-melees = Dice rolled in melees
figure-broadsides = Dice rolled in gun fights
figure-crews = Crews beaten
figure-found = El Dorado found
figure-stale = Nobody made progress
