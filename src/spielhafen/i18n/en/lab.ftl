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
lab-bench-setup = Set-up of a game
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

# Studies.

lab-condition = Condition
lab-games = Games
lab-wins-by-seat = Victories by seat
study-not-toml = this is not TOML: { $why }
study-no-conditions = there is no condition; begin each with [[conditions]]
study-no-table = a table is missing here
study-too-many = there are more than { $most } conditions
study-players-or-level = name either players, or a level together with seats
study-no-value = this value does not fit: { $given }
study-no-number = a number from { $least } to { $most } is needed, not { $given }
study-unknown-field = there is no field “{ $field }”; known are { $known }
study-missing-field = the field “{ $field }” is missing
study-no-shard = “{ $given }” is no part of a study; write for instance 3/16.
study-no-precise-shards = A study that ends when it is precise enough cannot be shared out in parts.
study-differs = Game { $number } of “{ $condition }” has come out differently than the one that is kept. The program or a bot has changed; keep the study in a new folder.
study-of-another-plan = { $folder } holds the games of another plan, or of other rules. Name a new folder.
study-of-another-shard = { $folder } holds the part { $shard } of this study. Name a new folder.
study-no-manifest = { $folder } holds no study: { $why }
study-not-written = Nothing more can be kept in { $folder }: { $why }. What was kept before is safe; the same command goes on from there.
study-in-use = Another program is using { $folder }.
cluster-unknown = “{ $given }” is no cluster; known are { $known }.
cluster-not-installed = What speaks with { $kind } is not installed; it comes with the extra “cluster”: pip install "spielhafen[cluster]"
cluster-not-reached = The cluster { $address } does not answer: { $why }
study-worker-died = Game { $number } of “{ $condition }” ends its process each time it is begun ({ $why }). The other games are kept.

# The page of a study.

study-page-title = What the games show
study-page-games = { $games ->
    [one] One game
   *[other] { $games } games
} under { $conditions ->
    [one] one condition
   *[other] { $conditions } conditions
}, seed { $seed }.
study-page-intervals = All intervals are 95 % intervals. Games of the same number had the same chance under all conditions.
study-seat-unfair = Seat { $seat } wins { $share } of the games (95 %: { $low } to { $high }); with equal seats it would be { $fair }.
study-seats-fair = No seat surely wins more or less often than the others (± { $points } points).
study-length = Half of the games are over after { $median } plies, nine of ten after { $most }.
study-undecided = Unfinished: { $unfinished }. Over without a winner: { $winless }.
study-choices = A decision has { $moves } legal moves on average; { $forced } of the decisions leave no choice.
study-lead = The lead changes { $changes } times in a game. In { $comebacks } of the games the winner was behind half-way; on average a game is decided after { $decided } of its rounds.
study-interaction = In { $share } of the turns of others (95 %: { $low } to { $high }; { $games ->
    [one] one game was
   *[other] { $games } games were
} watched) something that all can see changes for a player: a piece, or a number beside the name.
study-places = Per game, pieces end their turns most often on { $places }. Of { $all } places { $never ->
    [0] every one was reached
    [one] one was never reached
   *[other] { $never } were never reached
}.
study-turns-missing = Where pieces go and what players change for each other is not known here. Every fifth game of the first 100 is watched for it; these were kept by an older version, or belong to another part of the study.
study-skill-title = Luck and skill: { $game }
study-skill = { $stronger } wins { $wins } of the games ({ $deals ->
    [one] one deal
   *[other] { $deals } deals
}); equal players would win { $fair }. That is as if strength alone decided { $skill } of the games (95 %: { $low } to { $high }), and a fair lot the others.
study-skill-unbalanced = Not every player had every seat equally often, so an advantage of seats is counted as strength.
study-same-seat = In { $share } of the deals (95 %: { $low } to { $high }) the same seat wins, whoever has it; by chance it would be { $accident }. What exceeds that is luck that all its players shared.
study-unused-moves = Moves that nobody ever played: { $names }.
study-all-moves = Every kind of move was played.
study-unused-paragraphs = Paragraphs that never applied: { $names }.
study-all-paragraphs = Every paragraph with a step of its own applied.
study-plot-wins = Victories by seat
study-plot-sweep = Victories by seat under each condition of { $game }, with intervals of 95 %; each seat has a mark of its own
study-plot-length = Length of the games
study-plot-moves = Moves by kind
study-plot-paragraphs = Paragraphs of the rulebook that applied
study-plot-choices = Legal moves of a decision, by round
study-plot-lead = Lead of the first over the second, by round
study-plot-places = Where pieces of players end their turns
study-axis-wins = Victories in %
study-axis-per-game = In each game
study-axis-round = Round
study-axis-choices = Legal moves
study-axis-lead = Points
study-axis-places = Arrivals in a game
study-never = never
study-compared = “{ $second }” against “{ $first }”
study-compared-how = Differences of games with the same chance, second minus first. “Gain of pairing” says how many times more games would be needed without pairs. “Halves” compares the odd with the even games of the first condition in standard errors: beyond ±2 in one case of twenty.
study-head-figure = Figure
study-head-difference = Difference
study-head-interval = 95 % interval
study-head-gain = Gain of pairing
study-head-check = Halves
study-figure-wins = Victories of seat { $seat } in points of 100
study-figure-choices = Legal moves of a decision
study-figure-forced = Decisions without a choice in points of 100

# The solution of a small position
lab-method = Method
lab-value = Value
lab-seconds = Seconds
lab-method-induction = backward induction
lab-method-iteration = value iteration
lab-method-program = linear programming
lab-method-regret = regret matching
lab-solved-states = { $states ->
    [one] one state
   *[other] { $states } states
}, nothing is secret
lab-solved-sets = { $nodes } nodes, { $sets } information sets
lab-solved-agrees = The methods agree.
lab-solved-once = Only one method: the other one needs SciPy.
lab-solved-differs = The methods differ!
lab-lost = Lost in a game
lab-decisions = Decisions
lab-mistakes = Not the best
error-no-mini-game = there is no small position of { $game } that is solved.

# A data set
error-dataset-differs = game { $number } of “{ $condition }” comes out differently from what is written.
error-dataset-rows = { $file } is not the file that was summed up.
