# Regatta.

game-title = Regatta
game-line = Round the buoy and home again, as fast as the wind allows.
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
