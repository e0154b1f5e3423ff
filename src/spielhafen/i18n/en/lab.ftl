# What the lab found out.

lab-simulation = { $games ->
    [one] One game
   *[other] { $games } games
}{ $unfinished ->
    [0] {""}
   *[other] {" "}({ $unfinished } unfinished)
}{ $winless ->
    [0] {""}
   *[other] , { $winless } without a winner
}
lab-counts = In each game
lab-figures = What happened
lab-arena = { $seats ->
    [one] One captain
   *[other] { $seats } captains
}, { $deals ->
    [one] one deal
   *[other] at most { $deals } deals
} per duel, each played twice with seats changed
lab-bench = { $python }, { $loops } calibration loops per second

error-no-opponent = A duel takes two captains at least, not { $seats }.

lab-captain = Captain
lab-level = Level
lab-wins = Victories
lab-interval = 95 % interval
lab-place = Place
lab-points = Points
lab-count = Counted
lab-mean = Average
lab-minimum = Least
lab-median = Median
lab-p90 = 9 of 10 within
lab-maximum = Most
lab-plies = Plies
lab-rounds = Rounds
lab-figure = Figure
lab-share = Share
lab-of = Out of
lab-first = Level
lab-second = against
lab-ratings = Strength
lab-elo = Elo
lab-over = over { $elo }
lab-under = under { $elo }
lab-lead = Lead in points
lab-seats = Seats
lab-speed = Speed
lab-ratio = Per 1,000 loops
lab-bench-plies = Plies, random play
lab-bench-games = Games, random play
lab-bench-clone = Copy of a state
lab-bench-view = View
lab-bench-simulations = Simulations of 50 plies
lab-bench-thoughts = Simulations of the levels ({ $depth } plies)
lab-bench-size = Size of a state

# Programs that failed to play.

lab-random-moves = { $moves ->
    [one] One move was
   *[other] { $moves } moves were
} made by lot for the program “{ $program }”, because it named none in time that was on offer.
lab-random-moves-seat = { $who }: { $moves ->
    [one] one move was
   *[other] { $moves } moves were
} made by lot, because the program “{ $program }” named none in time that was on offer.

lab-ladder = Each level against the one below
lab-game = Game
lab-deals = Deals
lab-goal = Goal
lab-met = Met
lab-yes = yes
lab-no = no
lab-open = open
lab-no-opponent = nobody
lab-feature = Feature
lab-factor = Factor
lab-spread = Spread
lab-tuning = Learnt from { $games ->
    [one] one game
   *[other] { $games } games
}, { $tables ->
    [one] one position
   *[other] { $tables } positions
}
lab-losses = Mean loss: { $judged } as positions are judged now, { $tuned } with factors learnt from the other half of the games.
