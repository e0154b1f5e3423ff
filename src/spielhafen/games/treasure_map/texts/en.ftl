# Treasure Map.

game-title = Treasure Map
game-line = Temples, pirates and four torn pieces of a map: who is the first in El Dorado?
game-aim = Find all four map pieces and be first in El Dorado.
game-kind = adventure

# Numbers that variants may change

option-turn_steps = Steps in a turn
    .hint = How many steps a captain has in a turn.
option-first_balls = Cannonballs at the start
    .hint = How many cannonballs each captain begins with.
option-pay_off_price = Price of a pirate’s peace
    .hint = How much gold a pirate on the hunt takes to go home.
option-ransom_price = Price of a ransom
    .hint = How much gold the ransom for a pirate’s hold costs, if the table plays with ransom.
option-board_drawing = Drawing of the board
    .hint = A sign for each square, row by row; empty: chance lays the board.

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
    .hint = For gold a captain gets what a pirate has taken.
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
token-known = token { $area } { $numbers }
token-title = { $area } { $numbers }
token-hidden = Token { $name }: only captains who have held it know its back.
token-read = Token { $area } { $numbers } leads to { $square }.
token-code = { $area } is the area { $name }; { $numbers } are the numbers of its corners: north-west, north-east, south-west, south-east. The first tile with land in their order counts, and on it the first square of land in the same order (§20).
map-piece = map piece { $number }
die = { $face }
price = { $gold } gold

# What stands where

piece-coin = gold
piece-galleon = galleon
piece-pirate = pirate
piece-token = treasure in a temple
piece-goal = where your token leads
piece-dorado = El Dorado

goal-at = { $token } leads here, to { $square }
dorado-at = El Dorado, at { $square }
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
result-found = found El Dorado in round { $round }
result = { $kinds ->
    [0] no piece of the map
    [one] one piece of the map
   *[other] { $kinds } different pieces of the map
}, { $gold } gold
prompt-duel = Rolling the dice: { $foe } against { $other } …
prompt-course = { $stop ->
    [0] Choose a square to move to.
    [2] You have no step left: stop here.
   *[other] Choose a square to move to, or stop here.
}
prompt-wait-course = { $seat } is moving.
prompt-rivals = Choose whom to fight first.
prompt-wait-rivals = { $seat } chooses whom to fight first.
prompt-gunnery = { $threats ->
    [0] In range: { $foes }. Choose whom to fire at, or hold fire.
   *[other] Others can fire at you here: { $foes }. Choose one, to fire first or not.
}
prompt-wait-gunnery = { $seat } is at the guns.
prompt-reply = You are under fire from { $foe }. Do you fire back?
prompt-wait-reply = { $seat } may fire back.
prompt-opening = You may fire at { $foe }. Do you fire?
prompt-wait-opening = { $seat } may fire.
prompt-exchange = { $what ->
    [found] Look at what you have found, then go on.
    [swap] Choose a map piece for your token, or keep what you have.
   *[none] You have nothing to swap here: go on. (Everybody with a token is asked ashore, so that others learn nothing.)
}
prompt-wait-exchange = { $seat } looks at a token.
prompt-affairs = { $what ->
    [pay] A pirate is hunting you: for { $gold } gold it goes home. Choose it to pay, or end your turn.
    [ransom] For { $ransom } gold you can buy what a pirate has taken. Choose the pirate to pay, or end your turn.
    [none] Nothing more can be paid for or done here: end your turn.
   *[trade] Trade, fetch or store what you want, then end your turn.
}
prompt-wait-affairs = { $seat } is trading.
hint-stranded = You have no way back to your ship. { $price ->
    [pays] You may return to your harbour, but you lose your gold.
   *[returns] You may return to your harbour.
}
hint-found = You have found a token and { $gold } gold{ $count ->
    [1] {""}
   *[other] {" "}({ $sum })
}{ $skulls ->
    [0] {""}
   *[other] , as a skull counts seven
}. { $meaning } Swap it there, at the cross, for a map piece.
hint-unpaid = If you do not pay, { $count ->
    [one] it goes on hunting you, but does not reach you
   *[other] they go on hunting you, but do not reach you
} in this round.
hint-powder = A shot takes a cannonball: you have { $balls }.{ $choose ->
    [1] {" "}Choose a foe to see your chance.
   *[0] {""}
}
far-way = { $square } is too far for this turn: you get as far as { $end }.
hint-own-pieces = { $count ->
    [0] You have no piece of the map yet: any of them will do.
   *[other] You have { $have }.{ $missing ->
        [0] {""}
       *[other] {" "}You still need { $lack }.
    }
}
hint-goal = { $meaning } The cross there is { $steps ->
    [one] one step
   *[other] { $steps } steps
} away.
hint-temple = The nearest temple with a treasure is { $square }, { $steps ->
    [one] one step
   *[other] { $steps } steps
} away.
hint-here = { $what ->
    [temple] You are at a temple with a treasure: stop here to take it.
   *[goal] Your token leads here: stop to swap it for a piece of the map.
}
hint-dangers = Red numbers: whoever stops there may be fired at or has to fight.
hint-two = { $one } { $two }
hint-left-behind = Your ship stays at { $square } with { $foes }, who cannot harm it; but if you stop there aboard, you have to fight.
hint-no-treasure = { $level ->
    [0] All treasures have been taken.
   *[other] All treasures are taken: at the end of this round level { $level } begins, with new ones{ $spared ->
        [0] {""}
       *[other] {" "}in every temple but { $but }
    }.
}{ $more ->
    [0] {""}
   *[other] {" "}{ $onward }
}
hint-fetch = Fetch what your city at { $square } keeps, { $steps ->
    [0] here
    [one] one step away
   *[other] { $steps } steps away
}: { $things }.
hint-prey = Beat { $foe } at { $square }, { $steps ->
    [0] here
    [one] one step away
   *[other] { $steps } steps away
}, and you get { $things }. { $chance } in a melee.
hint-wake = The galleon’s coins at { $square } are { $steps ->
    [0] where you are
    [one] one step away
   *[other] { $steps } steps away
}.
hint-el-dorado = El Dorado lies at { $square }.
hint-coins = { $gold ->
    [one] The galleon has left a coin there.
   *[other] The galleon has left { $gold } coins there.
}
hint-purpose = { $what ->
    [temple] Stop there to search the temple: for a token, and { $dice ->
        [one] a die
       *[other] { $dice } dice
    } of gold.
    [goal] Your token leads there: stop to swap it for a piece of the map.
    [dorado] El Dorado: stop there, and you have won.
    [home] Your own city: stop there to buy, and to store or fetch.
   *[city] A city: stop there to buy.
}
hint-pay-off = It stops hunting you and goes back to { $square }, where anybody can take the gold.
loot-gold = { $count } gold
loot-pieces = { $count ->
    [one] one map piece
   *[other] { $count } map pieces
}
loot-tokens = { $count ->
    [one] one token
   *[other] { $count } tokens
}
gain = { $loot ->
    [0] { $foe ->
        [ship] The empty ship has to go back to its harbour.
        [pirate] Its hold is empty, but it is gone until the next level.
       *[crew] They carry nothing, but have to begin again in their harbour.
    }
   *[other] If you win, you get { $things }.
}
stake = { $alone ->
    [1] the game is over
   *[other] you are back in your harbour{ $loot ->
        [0] {""}
       *[other] {" "}and have lost { $things }
    }
}
hint-bonuses = { $chance }{ $may ->
    [0] {""}
   *[other] {" "}if they fire back, and for sure if they do not
} (you add { $own } to your die, they add { $theirs }). { $gain }
hint-hits = Nobody can fire back: the shot hits. { $gain }
warning-melee = If you stop { $there ->
    [0] here
   *[other] at { $square }
}, you have to fight { $foes }. { $chance }. If you lose, { $stake }.
warning-guns = If you stop { $there ->
    [0] here
   *[other] at { $square }
}, { $pirates ->
    [0] { $others } may fire at you
    [one] { $foes } fires at you
   *[other] { $foes } fire at you
}{ $pirates ->
    [0] {""}
   *[other] { $captains ->
        [0] {""}
       *[other] , and { $others } may
    }
}. { $answer ->
    [ashore] A crew ashore cannot fire back, so a shot is sure to hit: { $stake }.
    [unarmed] Without a cannonball you cannot fire back, so a shot is sure to hit: { $stake }.
    [scarce] You have too few cannonballs to fire first at all of them, and an unanswered shot is sure to hit: { $stake }.
   *[first] You may fire first; then dice decide. { $chance }{ $pirates ->
        [0] {" "}(for sure if nobody fires back)
       *[other] {""}
    }. If you do not, or if you lose, { $stake }.
}
warning-unpaid = At the end of the round you have to fight { $foes }. { $chance }. If you lose, { $stake }.
warning-lose = If you lose, { $stake }.
warning-hit = Their shot hits: { $stake }.
warning-may-hit = They may fire, and such a shot hits: then { $stake }.
warning-gold-lost = You lose { $gold } gold.
warning-pirates-fire = Pirates always fire, and the shot hits: { $stake }.
warning-owned = You have { $piece } already{ $where ->
    [city] , in your city
   *[carried] {""}
}: you need four different ones.

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
        [0] No galleon is at sea.
       *[other] The galleon is heading for { $city } ({ $square }).
    }
zone-dice = Dice
zone-hand = What you carry
    .note = { $gold } gold
zone-city = In your city
    .note = { $gold } gold
zone-shop = Shop
    .note = Open in every city.
zone-supply = Map pieces left
zone-hold = The hold: { $foe }
    .note = { $gold } gold
supply-of = { $piece }: { $count } left{ $have ->
    [0] {""}
   *[other] , you have it
}
bonus-other = Other equipment
bonus-galleon = Crew of the galleon
bonus-pirate = Pirates of level { $level }
treasure-over = { $count ->
    [1] {""}
   *[other] { $sum } ={" "}
}{ $gold } gold.{ $skulls ->
    [0] {""}
   *[other] {" "}A skull counts seven.
}

# Offers

offer-go = { $how ->
    [sail] Sail to { $square }
    [land] Go ashore at { $square }
    [embark] Go back aboard at { $square }
   *[walk] Walk to { $square }
}
offer-stop = { $what ->
    [temple] Stop here and search the temple
    [goal] Stop here and swap your token
    [dorado] Stop here: El Dorado!
    [home] Stop here, in your city
    [city] Stop here and buy
   *[other] Stop here
}
offer-return = Return to the harbour
offer-pay-off = Pay pirate { $number } off: { $gold } gold
offer-ransom = Pay a ransom for what pirate { $number } holds: { $gold } gold
offer-fight = Fight: { $foe }
offer-fire = Fire: { $foe }
offer-face = Do not fire: { $foe }
offer-hold = Hold fire
offer-swap = Swap { $token } for { $piece }
offer-keep = { $swaps ->
    [0] Go on
   *[other] Keep what you have
}
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
event-go = { $seat } moves to { $square }.
recap-steps = { $seat } makes { $count } steps, to { $square }.
event-stop = { $seat } stops.
event-return = { $seat } returns to the harbour.
event-salvage = { $gold ->
    [one] { $seat } finds a coin in the galleon’s wake.
   *[other] { $seat } finds { $gold } coins in the galleon’s wake.
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
    [won] The fight goes to { $attacker }.
   *[lost] The fight goes to { $defender }.
}
event-wreck = The empty ship of { $seat } is destroyed and comes back to its harbour.
event-crew-lost = The crew of { $seat } is beaten and goes back to its harbour. { $loot ->
    [0] There was nothing to take from it.
   *[other] What it carried goes to { $by }: { $things }.
}
event-lost = The crew is lost, and so is the game.
event-pirate-sunk = Pirate { $pirate } is sunk. { $loot ->
    [0] Its hold was empty.
   *[other] What it held goes to { $by }: { $things }.
}
event-galleon-taken = The galleon is taken. What it held goes to { $by }: { $things }.
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
refused-too-dear = You are not carrying enough gold: buy something cheaper, or come back with more.

# What players want, and what each thing is for.

aim-map = You have the whole map: be the first in El Dorado.
aim-alone = Find El Dorado before pirates beat your crew.
aim-card-1 = You want to be the first to stand on El Dorado with all four pieces of the map.
    .art = map-1
aim-card-2 = On your turn you sail and walk step by step, also over the chart’s edges; ashore your crew goes on foot.
    .art = caravel
aim-card-3 = In temples you find gold and tokens. Each token leads to a square: swap it there for a map piece.
    .art = token
aim-card-4 = Pirates and other crews take all that you carry if they beat you; your city keeps it safe.
    .art = pirate
aim-card-5 = With all four pieces in hand you learn where El Dorado lies: end your turn there.
    .art = map-4

use-area = Tokens name an area and an order of numbers: together they say on which square a piece of the map lies.
    .paragraph = §20
use-space-city = Crews buy equipment here, and store in their own city what nobody can take; there is no fighting.
    .paragraph = §23
use-space-harbour = Here nobody can be attacked; a beaten crew begins again in the harbour of its colour.
    .paragraph = §12
use-space-jungle = Crews walk here on foot; their ship waits on the last square of sea.
    .paragraph = §8
use-space-skull = The lair of a pirate; gold that was paid to a pirate can be taken here while the pirate is away.
    .paragraph = §26
use-space-temple = End your move here with your crew to take the token, and gold by its dice.
    .paragraph = §18
use-space-wave = With the current of a whirlpool a ship sails for nothing, from wave to wave.
    .paragraph = §9
use-piece-coin = Gold in the wake of the galleon: whoever comes across it on their ship gets it.
    .paragraph = §10
use-piece-crew = { $whose ->
    [yours] Your crew ashore: it takes tokens from temples and buys in cities; it returns to its ship on foot.
   *[other] Stop on its square to fight it in a melee, or beside it to fire: the winner gets all that it carries.
}
    .paragraph = §13
use-piece-caravel = { $whose ->
    [yours] Your ship: it moves step by step in your turn, by sea with the crew aboard, or on foot ashore.
   *[other] Stop on its square to fight its crew, or beside it to fire; without a crew it is simply destroyed.
}
    .paragraph = §8
use-piece-galleon = The galleon attacks nobody and loses a coin on each square it leaves. Stop on its square for a melee, or beside it to fire: whoever beats it gets its gold.
    .paragraph = §6
use-piece-pirate = On the hunt a pirate sails two squares a round and attacks the crew that it hunts; beaten, it yields what it holds.
    .paragraph = §25
use-piece-goal = End your move here with your crew ashore, and swap the token for a piece of the map of your choice.
    .paragraph = §21
use-piece-dorado = End your turn here with all four pieces of the map, and you have won.
    .paragraph = §29
use-piece-token = End your move here with your crew: it tells where a piece of the map lies, and its dice are gold.
    .paragraph = §18
use-card-treasure = End your move where it leads, and swap it for a piece of the map of your choice.
    .paragraph = §21
use-card-hold = A token whose back you do not know; whoever beats the one who holds it gets it.
    .paragraph = §16
use-card-open = A token whose back only those know who have carried it.
    .paragraph = §20
use-card-map = Carry all four numbers and you read where El Dorado lies; what you store in your city does not count.
    .paragraph = §24
use-card-g-cannonball = For one shot at a neighbouring square; you can buy any number.
    .paragraph = §23
use-card-g-cutlasses = Adds 1 to your die in melees.
    .paragraph = §23
use-card-g-pistols = Adds 2 to your die in melees.
    .paragraph = §23
use-card-g-boarders = Adds 3 to your die in melees.
    .paragraph = §23
use-card-g-spyglass = Adds 1 to your die in gun fights.
    .paragraph = §23
use-card-g-long-guns = Adds 2 to your die in gun fights.
    .paragraph = §23
use-card-g-master-gunner = Adds 3 to your die in gun fights.
    .paragraph = §23
use-card-g-camouflage = No gun can hit your crew ashore.
    .paragraph = §23
use-card-g-topsails = One step more by sea in each turn.
    .paragraph = §23
use-card-g-boots = One step more ashore in each turn.
    .paragraph = §23
use-die = It has not been rolled yet.
    .paragraph = §13
use-die-d = It counts its number: as gold for a treasure, or in a fight, where the higher sum wins.
    .paragraph = §13
use-die-d-skull = The skull counts seven; rolled for a treasure it also wakes a pirate.
    .paragraph = §19
use-fact-coin = Gold that is carried buys equipment and can be lost; what lies in the city is safe.
    .paragraph = §22
use-fact-g-cannonball = Each shot costs one cannonball.
    .paragraph = §14
use-fact-map = Pieces of the map that are carried: with 1, 2, 3 and 4 one knows where El Dorado lies.
    .paragraph = §24
use-fact-token = Each token leads to a square where it can be swapped for a piece of the map.
    .paragraph = §21
use-zone-city = What you store here is safe, even if you are beaten, but it does not count until you fetch it.
    .paragraph = §22
use-zone-compass = The inner colour begins the round, and the galleon sails to its harbour.
    .paragraph = §5
use-zone-dice = So much gold the treasure brings; each skull counts seven and wakes a pirate.
    .paragraph = §18
use-zone-duel = Both roll a die and add their bonuses; the higher sum wins, and a tie is rolled again.
    .paragraph = §13
use-zone-hand = What you carry counts for El Dorado, and goes to whoever beats you.
    .paragraph = §16
use-zone-hold = Whoever beats this enemy gets all of it.
    .paragraph = §16
use-zone-shop = In any city your crew may buy one card of each kind, and any number of cannonballs.
    .paragraph = §23
use-zone-supply = So many pieces of the map can still be had for tokens.
    .paragraph = §21
use-meter = Four steps in a turn, at sea or ashore; a current carries you for nothing.
    .paragraph = §7
use-mark-range = You can get here in this turn; the number says in how many steps.
    .paragraph = §7
use-mark-danger-foe = If you stop here you have to fight, or others may fire at you.
    .paragraph = §11
use-mark-route-foe = This way a pirate on the hunt would sail next.
    .paragraph = §25

# What bots say

feature-unit = { $count ->
    [one] turn
   *[other] turns
}
feature-pieces = more map pieces and tokens
    .less = fewer map pieces and tokens
    .plain = it brings more map pieces and tokens
feature-way = a shorter way
    .less = a longer way
    .plain = { $gain ->
        [0] it shortens the way a little
        [one] it shortens the way by about one turn
       *[other] it shortens the way by about { $gain } turns
    }
feature-hunted = fewer pirates on your heels
    .less = more pirates on your heels
    .plain = fewer pirates give chase
feature-gold = more gold
    .less = less gold
    .plain = it brings more gold
feature-swords = sharper swords
    .less = blunter swords
    .plain = the swords become sharper
feature-guns = better guns
    .less = worse guns
    .plain = the guns become better
feature-hiding = better camouflage
    .less = worse camouflage
    .plain = the camouflage becomes better
feature-rivals = a longer way for the best rival
    .less = a shorter way for the best rival
    .plain = the best rival has farther to go

# Figures

figure-melees = Dice rolled in melees
figure-broadsides = Dice rolled in gun fights
figure-crews = Crews beaten
figure-found = El Dorado found
figure-stale = Nobody made progress

# The fields of a position, as they are named where it is edited

field-board = Board, sign by sign
field-sector = Sector of the compass
field-round = Round
field-turn = Whose turn
field-first = Began this round
field-level = Level
field-emptied = Temple emptied last
field-colours = Colours
field-ships = Ships
field-crews = Crews
field-left = Steps left
field-sails = Extra step at sea
field-boots = Extra step ashore
field-rides = Carried by currents
field-moved = Steps made
field-gold = Gold
field-bank = Gold in the city
field-pieces = Map pieces carried
field-stored = Map pieces in the city
field-balls = Cannonballs
field-cards = Equipment
field-temples = Temple holds a token
field-tokens1 = Tokens of level 1
field-tokens2 = Tokens of level 2
field-tokens3 = Tokens of level 3
field-shown1 = Who has seen them, level 1
field-shown2 = Who has seen them, level 2
field-shown3 = Who has seen them, level 3
field-holders = Who holds each token
field-pirates = Pirates
field-hunts = Whom the pirates hunt
field-sunk = Pirates sunk
field-paid = Gold on the skulls
field-galleon = Galleon
field-hold_gold = Gold of pirates and galleon
field-hold_pieces = Map pieces of pirates and galleon
field-wake = Gold in the wake
field-supply = Map pieces left
field-el_dorado = El Dorado
field-told = Who knows it
field-vain = Cannot be El Dorado
field-faced = Foes fought with guns
field-closed = Something was stored
field-idle = Rounds left without progress
field-dice = Dice
field-duel = Duel
