# Smugglers.

game-title = Smugglers
game-line = Secret orders, open holds, and the loser of a challenge shows their papers.
game-aim = Deliver your secret orders: two points for each.
game-kind = deduction

option-goal = Points
    .hint = The game ends with the round in which a captain has this many.
option-goal-3 = 3
option-goal-5 = 5
option-goal-8 = 8
option-rounds = Rounds
    .hint = The game ends after this many, whatever the points.
option-rounds-15 = 15
option-rounds-25 = 25
option-rounds-40 = 40

goods-rum = rum
goods-silk = silk
goods-pepper = pepper
goods-none = nothing
piece-rum = rum
piece-silk = silk
piece-pepper = pepper
space-rum-isle = island with rum
space-silk-isle = island with silk
space-pepper-isle = island with pepper
space-tavern = port that buys rum
space-weaver = port that buys silk
space-kitchen = port that buys pepper
space-berth = berth
ship = { $seat }’s ship on { $space }, aboard: { $goods }
fact-points = points
fact-hold = aboard: { $goods }
order-own = Your order: { $goods }
order-known = { $seat }’s order: { $goods }
order-hidden = { $seat }’s order, unknown to you
zone-order = Your order
zone-duel = Challenge
duel-seat = { $seat }
duel-unrolled = { $seat } has not rolled yet
duel-die = { $seat } rolled { $pips }
duel-tie = Equal dice change nothing.
duel-won = { $seat } sees the other’s order.
meter-wind = wind

phase-round = Round { $round } of { $of }
phase-turn = { $seat }’s turn
phase-orders = Orders are drawn
phase-over = In harbour
prompt-chance = The dice are falling.
prompt-helm = { $wind ->
    [0] Load, challenge or deliver, or drop anchor.
    [one] Sail on by one space, or drop anchor.
   *[other] Sail on, up to { $wind } spaces, or drop anchor.
}
prompt-wait-helm = { $seat } is at the helm.
prompt-over = { $winners ->
    [one] { $seat } has made a fortune.
   *[other] They have made equal fortunes.
}

offer-sail = Sail to { $space }
offer-load = Load { $kind }
    .overboard = The { $old } in your hold goes overboard.
offer-dare = Challenge { $other }
    .hint = Both roll a die; the lower one shows their order to the other.
offer-deliver = Deliver { $goods }
    .hint = Two points for you, and one for each of the others who has seen your order.
offer-anchor = Drop anchor

refused-too-far = This space is not beside yours.
refused-land = There is an island.
refused-taken = Another ship is there.
refused-no-wind = The wind is used up.
refused-loaded = You have already loaded this turn.
refused-no-isle = You are not beside an island with these goods.
refused-aboard = You have these goods aboard already.
refused-dared = You have already challenged a captain this turn.
refused-apart = Their ship is not beside yours.
refused-known = You know their order.
refused-no-port = You are not in a port.
refused-not-bought = This port does not buy what you carry.
refused-not-ordered = Your order is for something else.

event-turn = { $seat }’s turn
event-draw = { $seat } draws the order for { $kind }.
event-order-veiled = { $seat } draws an order.
event-refill = The delivered orders are shuffled and become the new pile.
event-blow = The wind carries { $seat } up to { $wind ->
    [one] one space
   *[other] { $wind } spaces
}.
event-sail = { $seat } sails from { $from } to { $space }.
event-load = { $seat } loads { $kind }.
event-dare = { $seat } challenges { $other }.
event-deliver = { $seat } delivers { $goods }.
event-anchor = { $seat } drops anchor.
event-throw = { $seat } rolls { $pips }.
event-tie = Equal dice: { $seat } and { $other } sail on.
event-show = { $seat } shows { $to } the order for { $kind }.
event-showing-veiled = { $seat } shows { $to } an order.
event-paid = { $seat } gets two points.
event-finish = It is over.

# What players want, and what each thing is for.

aim-card-1 = You want the most points: two for each order that you deliver.
    .art = rum
aim-card-2 = In your turn the wind die says how far you may sail; beside an island you load its goods.
    .art = cutter
aim-card-3 = Take them to the port that buys them, if they are what your order says.
    .art = silk
aim-card-4 = Whoever has seen your order gets a point for their silence when you deliver.
    .art = i-eye
aim-card-5 = The game ends when a captain has enough points, or after the last round.
    .art = i-crown

use-card-rum = An order for rum: deliver it for two points; only those who have seen it know.
    .paragraph = §7
use-card-silk = An order for silk: deliver it for two points; only those who have seen it know.
    .paragraph = §7
use-card-pepper = An order for pepper: deliver it for two points; only those who have seen it know.
    .paragraph = §7
use-card-order = A secret order: challenge its captain to see it.
    .paragraph = §5
use-die = Whoever rolls less shows their order to the other one.
    .paragraph = §6
use-fact-coin = The points so far; the most win.
    .paragraph = §8
use-piece-cutter = { $whose ->
    [yours] Your ship: it carries one crate, and all see which.
   *[other] Beside this ship you may challenge its captain to learn their order.
}
    .paragraph = §5
use-piece = A crate aboard: all see it, and it can be delivered where it is bought.
    .paragraph = §4
use-space-berth = Ships begin here.
    .paragraph = §1
use-space-rum = Beside this island you may take rum aboard.
    .paragraph = §4
use-space-silk = Beside this island you may take silk aboard.
    .paragraph = §4
use-space-pepper = Beside this island you may take pepper aboard.
    .paragraph = §4
use-space-kitchen = Deliver pepper here, if it was ordered.
    .paragraph = §7
use-space-tavern = Deliver rum here, if it was ordered.
    .paragraph = §7
use-space-weaver = Deliver silk here, if it was ordered.
    .paragraph = §7
use-zone-hand = What you have been ordered to bring; the others do not know it.
    .paragraph = §2
use-zone-duel = Both roll a die, and the lower one shows their order.
    .paragraph = §5
use-meter = The spaces that the wind still lets you sail in this turn.
    .paragraph = §3
