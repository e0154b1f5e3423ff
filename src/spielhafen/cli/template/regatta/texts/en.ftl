# Regatta.

game-title = Regatta
game-line = Round the buoy and home again, as fast as the wind allows.
game-aim = Be the first to round the buoy and come home.
game-kind = race

option-rounds = Rounds
    .hint = After so many the wind dies, and the shortest way left wins.
option-rounds-10 = 10
option-rounds-20 = 20
option-rounds-40 = 40

chart-harbour = Harbour
space-reef = reef
space-harbour = harbour
space-buoy = buoy
space-current = current
cutter-outward = { $seat }’s cutter on { $space }, outward bound
cutter-homeward = { $seat }’s cutter on { $space }, homeward bound
fact-way = spaces still to sail
note-rounded = has rounded the buoy
meter-wind = Wind

phase-round = Round { $round } of { $of }
phase-turn = { $seat }’s turn
phase-over = In harbour
prompt-chance = The wind is rising.
prompt-helm = { $wind ->
    [one] Sail on by one space, or drop anchor.
   *[other] Sail on, up to { $wind } spaces, or drop anchor.
}
prompt-wait-helm = { $seat } is at the helm.
prompt-over = { $winners ->
    [one] { $seat } has won the race.
   *[other] The victory is shared.
}

offer-sail = Sail to { $space }
    .hint = { $way ->
        [one] One space still to sail after that.
       *[other] { $way } spaces still to sail after that.
    }
offer-anchor = Drop anchor

refused-too-far = This space is not beside yours.
refused-reef = There is a reef.
refused-buoy = The buoy is moored there.
refused-taken = Another cutter lies there.
refused-sail-first = { $wind ->
    [one] You must use the wind before you drop anchor.
   *[other] You must sail at least one of { $wind } spaces before you drop anchor.
}

event-turn = { $seat }’s turn
event-blow = The wind carries { $seat } up to { $wind ->
    [one] one space
   *[other] { $wind } spaces
}.
event-sail = { $seat } sails from { $from } to { $space }.
event-anchor = { $seat } drops anchor.
event-drifts = { $seat } drifts with the current to { $space }.
event-rounds = { $seat } has rounded the buoy.
event-comes-home = { $seat } comes home and wins.
event-calm = The wind has died.

# What players want, and what each thing is for.

aim-card-1 = You want to be the first who sails round the buoy and home again.
    .art = buoy
aim-card-2 = In your turn the wind die says how many spaces you may sail, and you choose the way.
    .art = cutter
aim-card-3 = A current carries you on for nothing if your turn ends in it.
    .art = eastward
aim-card-4 = Reefs, the buoy and other cutters are in your way.
    .art = westward
aim-card-5 = Once your cutter is home, you have won.
    .art = anchor

use-piece-cutter = { $whose ->
    [yours] Your cutter: sail it round the buoy and home, space by space.
   *[other] You cannot sail onto its space.
}
    .paragraph = §3
use-space-buoy = Sail round it: you cannot sail onto it.
    .paragraph = §6
use-space-current = It carries your cutter on when your turn ends here.
    .paragraph = §5
use-space-harbour = Here all cutters begin, and here the race is won.
    .paragraph = §7
use-space-reef = No cutter can sail here.
    .paragraph = §3
use-fact-ship = The spaces still to sail to the buoy and home; the fewer, the better.
    .paragraph = §8
use-meter = The spaces that the wind still lets you sail in this turn.
    .paragraph = §2
