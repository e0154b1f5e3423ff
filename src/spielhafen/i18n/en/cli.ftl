# What the command line says.

help = A harbour of sailing board games: play them in the browser or in the terminal, look into them, build your own.
    .usage = Usage:
    .point = {"."}
    .default = By default
    .commands = Commands:
    .arguments = Arguments:
    .parameters = Options:
    .help = Show this help.
    .version = Show the version, and whether an interpreted or a compiled build runs.
    .interpreted = interpreted build
    .compiled = compiled build
    .languages = The languages from which players choose, such as en,de; all there are unless you say otherwise. English always is among them.
    .common = With every command: --language CODE for the language, such as en or de; --games FOLDER to find your own games there, too, without installing them.

help-play = Play a game in the terminal.
    .more =
        Without --seat you play against bots. A seat is a name for somebody at this keyboard, or “bot:” with a level (random, greedy, boy, sailor, helmsman, captain, admiral) and, if you like, a name. Several people at one keyboard are asked to look away while another one looks at hidden cards.

        The table is drawn over the whole screen; with --plain, or when output is no terminal, it is written line by line, which also suits pipes and screen readers. The logbook of the game is kept from the first move on; it tells everything, hidden cards included.

        {"  "}spielhafen play santa_timea
        {"  "}spielhafen play santa_timea --seat Ada --seat bot:sailor --seat bot:captain:Drake
        {"  "}spielhafen play santa_timea --option professional=yes --plain
        {"  "}spielhafen play --resume evening.log
    .game = The game, as “spielhafen games” lists it. May be left out if there is only one.
    .seat = Who sits at the table, once for each seat: “Ada”, “bot:sailor”, “bot:captain:Drake”, or “bot:run:” and a program of your own (docs/protocol.md).
    .option = A house rule, such as professional=yes, or preset=ours for all that we play otherwise than printed; may be given several times.
    .seed = A number that fixes what chance will bring, and what the bots do.
    .resume = Go on with the game in this logbook.
    .save = Where to keep the logbook; otherwise it goes to the logbooks of your user account.
    .position = Begin at the position in this file, in a sandbox: you play all seats, unless --seat says otherwise, and take back what you like. The file is a position file, or lines as in the examples of a rulebook.
    .guide = Begin with a guided first game of about five minutes, which then goes on; with a name, if the game has several: --guide sailing.
    .plain = Write lines instead of drawing a screen.
    .pace = How long each move of a bot stays before the next one, on the screen: unhurried, brisk (unless you say otherwise) or at-once.
    .programs = With --resume: start the programs that the logbook names.
    .seconds = How long each answer of a program may take; 5 seconds by default.
    .cores = With two, two cores think about each decision of a bot.

help-serve = Open the harbour in the browser.
    .more =
        Starts the server on this machine and prints its address. Tables are kept in a database; stopping the server loses nothing.

        {"  "}spielhafen serve --open
        {"  "}spielhafen serve --port 9000
        {"  "}spielhafen serve --address https://harbour.example --proxy 127.0.0.1
    .host = The address to listen on. Only this machine can reach the server unless you say otherwise.
    .port = The port to listen on; the next free one if it is taken and none was asked for.
    .database = The file, or the URL, of the database; by default a file of your user account.
    .open = Open the browser, too.
    .address = Where the harbour is found from outside, such as https://harbour.example; for links, and when a proxy stands before it. If it begins with https://, the harbour knows browsers again over https only.
    .proxy = The address of a proxy that stands before the harbour, or a network such as 10.0.0.0/8; may be given several times. Only these are believed when they say from where somebody asks (X-Forwarded-For) and whether over https (X-Forwarded-Proto); without it everybody who comes through a proxy counts as one.
    .webhook = An address that gets a message (JSON, by POST) as soon as it is the turn of somebody who is looking elsewhere.
    .push = Call people on their devices, too, even while no page is open (web push). Push services want to know whom they can turn to: a mail address, or an address that begins with https://. Needs the extra “push”, and https, or this machine.
    .push-service = A push service of your own; addresses that begin with this one may lie in your own network.
    .workers = How many processes share the work; they need a PostgreSQL database.
    .cores = How many cores may think for bots at the same time; one, unless asked for more. Pages come before bots. One process more shares them where somebody else waits, too.
    .memory = So many megabytes, of each process, for tables that are kept ready; 256 unless you say otherwise. What does not fit is read from the database when somebody asks for it.
    .parts = Parts of the server to open, separated by commas: ratings (strengths of players and bots, for those who agree), tournaments (of people and bots), lobby (where people find each other), letters (a private feed and calendar of one’s own turns), passphrases (which take a person to another device), metrics (figures for Prometheus at /metrics, and for you at /status). None unless you say so. docs/host.md says more.
    .log = How log lines are written to stderr: text, or json, one object a line for programs that collect logs.
    .access-log = Log each request, too: method, path, status and duration, but neither who asked nor for which table.
    .smtp = The mail server for news by mail, such as smtp://user@mail.example:587?from=games@example.org, or smtps://…; needs --parts letters and --address. The password is in the variable SPIELHAFEN_SMTP_PASSWORD.
    .backup-dir = A folder for copies of the database, which are made while the harbour is open. SQLite only; for PostgreSQL use pg_dump.
    .backup-every = How often a copy is made: 30m, 6h, 1d; every six hours unless you say otherwise.
    .backup-keep = How many copies are kept; 14 unless you say otherwise. The oldest ones go.

help-site = Write all games as a site of static files, without a server.
    .more =
        The games, the bots and Python itself run in the visitors’ browsers, which also keep their tables. Put the folder on any web space; docs/host.md says more.

        {"  "}spielhafen site public
        {"  "}python3 -m http.server --directory public
    .folder = The folder; it must be empty, missing, or hold an older site.

help-admin = Look after a harbour: check, export, import, backup, restore, anonymise, delete, reports.
    .more =
        Close the harbour before import, restore, anonymise and delete. An archive holds all secrets of its matches.

        {"  "}spielhafen admin check
        {"  "}spielhafen admin export amber-gull-7 --out gull.jsonl
        {"  "}spielhafen admin export all --out harbour.jsonl
        {"  "}spielhafen admin import harbour.jsonl
        {"  "}spielhafen admin backup harbour-today.sqlite
        {"  "}spielhafen admin restore harbour-today.sqlite
        {"  "}spielhafen admin anonymise amber-gull-7 --yes
        {"  "}spielhafen admin delete amber-gull-7 --yes
    .what = check replays every table; export and import take tables out and in as text; backup copies the whole file, even while it is in use; restore puts such a copy back, and what was there aside; anonymise takes names, chat and notes out of a table; delete forgets it; reports shows the chat messages that people have reported (“reports clear” forgets the reports).
    .things = The names of tables (export: or “all”); for import, backup and restore a file.
    .database = The file, or the URL, of the database; by default that of your user account.
    .out = The file for export; by default it goes to stdout.
    .yes = Really do what cannot be taken back.

help-games = List the games, or tell more about one.
    .more =
        {"  "}spielhafen games
        {"  "}spielhafen games santa_timea
    .game = Tell about this game: its players and its house rules.

help-examples = Play the examples of a rulebook and check what they state.
    .more =
        An example in a rulebook is a position, some moves, and what must lie on the table then. Without a file the examples of the game’s own rulebooks are played.

        {"  "}spielhafen examples santa_timea
        {"  "}spielhafen examples santa_timea my-examples.md
    .game = The game.
    .file = A file with examples between lines of ```example and ```.

help-perft = Count all courses a game can take up to a depth.
    .more =
        The number of leaves below a position, a fingerprint of the rules: every decision and every outcome of chance counts; of shuffles and deals two are taken.

        {"  "}spielhafen perft santa_timea --depth 3 --divide
        {"  "}spielhafen perft santa_timea --check
    .game = The game.
    .depth = How many moves deep.
    .seats = How many play; by default the fewest the game is for.
    .option = A house rule, such as professional=yes, or preset=ours for all that we play otherwise than printed; may be given several times.
    .position = Count from the position in this file instead of from the beginning.
    .divide = Show the count below each first move.
    .check = Count again what stands in the game’s perft.txt, and compare.
    .write = Write perft.txt in the game’s folder anew.

help-puzzle = Solve a puzzle: a position in which one move is clearly best.
    .more =
        By default the puzzle of the day. Type a move, “hint” or “show”; a wrong answer is taken back.

        {"  "}spielhafen puzzle
        {"  "}spielhafen puzzle columbus
    .game = The game; by default that of the day.
    .name = A puzzle of this game, as “spielhafen puzzles” names it.

help-puzzles = List the puzzles of a game, or find new ones.
    .more =
        A puzzle is a position out of a game between bots in which one move is clearly best. The search plays games, compares all moves twice with different luck, and lets weaker bots try. It writes the file puzzles/puzzles.json in the game’s folder after each game, and goes on there the next time; with another seed or changed rules it begins anew.

        {"  "}spielhafen puzzles columbus
        {"  "}spielhafen puzzles columbus --mine 15
    .game = The game.
    .mine = Search until there are so many puzzles.
    .seed = The number from which all luck of the search is drawn; by default that of the file.

help-explain = Explain what a game declares: the fields of its state.
    .more =
        Each field with its type, the values it can hold, who sees it, and what it means. All else of a state follows from that: its methods, its files, their checks.

        {"  "}spielhafen explain santa_timea state
        {"  "}spielhafen explain treasure_map state --seats 2 --source
        {"  "}spielhafen explain columbus state --json
    .game = The game.
    .topic = What to explain: state.
    .seats = How many play; by default the most the game is for.
    .option = A house rule, such as professional=yes, or preset=ours for all that we play otherwise than printed; may be given several times.
    .source = Print the generated source of the state’s methods.
    .json = Print the JSON schema of position files.

help-check = Check a game of your own: what is missing, the first things first.
    .more =
        Loads it, plays the games of the contract, runs the examples of the rulebook, looks for missing texts and drawings, lets the bots’ levels play against each other, and repeats recorded games. Each finding says what would be right and where docs/game-reference.md tells more. ✗ is to be mended, · is advice. The exit code is 1 if anything is to be mended.

        {"  "}spielhafen --games storm_bay check storm_bay
        {"  "}spielhafen --games storm_bay check storm_bay --quick
    .game = The game.
    .quick = Play shorter games, and compare the two simplest levels only.

help-record = Let bots play a game and write its logbook.
    .more =
        {"  "}spielhafen record santa_timea --seats 4 --out game.log
        {"  "}spielhafen record santa_timea --seat greedy --seat sailor --seed 7
    .game = The game.
    .seat = The level of a bot, once for each seat; or “run:” and a program of your own (docs/protocol.md).
    .seats = How many bots play at random, instead of --seat.
    .option = A house rule, such as professional=yes, or preset=ours for all that we play otherwise than printed; may be given several times.
    .seed = A number that fixes chance and bots.
    .seconds = How long each answer of a program may take; 5 seconds by default.
    .out = The file to write; by default the logbook goes to stdout.
    .force = Write over the file if it exists.
    .golden = Add the fingerprint of the final position, by which tests recognize it.

help-replay = Look at a game in its logbook.
    .more =
        Every move is checked again. Shows the table at the end, or at any other point, as everybody may see it or as one seat sees it.

        {"  "}spielhafen replay game.log
        {"  "}spielhafen replay game.log --ply 40 --seat 1
        {"  "}spielhafen replay game.log --steps
        {"  "}spielhafen replay game.log --ply 40 --picture table.svg
    .file = The logbook; “-” reads it from stdin.
    .ply = Show the table after so many moves.
    .seat = Show what this seat sees, counted from 1.
    .steps = Tell the course of the game, sentence by sentence.
    .check = Only check that the logbook is right.
    .position = Write the whole position there as JSON, to this file, “-” for stdout. It holds all secrets.
    .picture = Draw the table there as an SVG picture, to this file, “-” for stdout.

help-review = Find the moves that decided a finished match.
    .more =
        Goes through the decisions of a seat, with what its player could know then, and tells at most five in which another move was surely better: which one, how much more often it wins, and why. It may take a minute.

        {"  "}spielhafen review game.log
        {"  "}spielhafen review game.log --seat 2
    .file = The logbook; “-” reads it from stdin.
    .seat = Whose decisions, counted from 1; the first seat by default.
    .seed = A number that fixes the tables that are tried.

help-verify = Recompute all dice and cards of a finished match.
    .more =
        The logbook of a finished match holds the key of its chance and what the captains added. Each draw is computed again; the first that differs is named. The promise it ends with is the one to compare with what you were shown during the match.

        {"  "}spielhafen verify game.log
    .file = The logbook; “-” reads it from stdin.

help-simulate = Let bots play many games and count how they end.
    .more =
        {"  "}spielhafen simulate santa_timea --seats 4 --number 10000
        {"  "}spielhafen simulate santa_timea --seat captain --seat greedy --seat greedy --number 200
        {"  "}spielhafen simulate santa_timea --duel greedy --duel sailor --seats 3 --number 50
    .game = The game.
    .seat = The level of a bot, once for each seat; or “run:” and a program of your own (docs/protocol.md).
    .seats = How many bots play at random, instead of --seat.
    .duel = Instead: this level against each other one that is given, in pairs of games with the seats exchanged.
    .option = A house rule, such as professional=yes, or preset=ours for all that we play otherwise than printed; may be given several times.
    .number = How many games, or deals for each duel.
    .seed = A number that fixes all of it; the same number gives the same result, on any machine.
    .seconds = How long each answer of a program may take; 5 seconds by default.
    .workers = How many processes; by default one for each core.
    .json = Write the result to this file, too.

help-study = Play the games of a study that are missing.
    .more =
        A study is a file in TOML: how many games, and under which conditions; games of the same number have the same chance in
        all of them. Each game is kept as it ends. The same command goes on where it was stopped, even by a power cut.

        {"  "}spielhafen study plan.toml --keep run
        {"  "}spielhafen study plan.toml --keep run-3 --shard 3/16
        {"  "}spielhafen study --merge run-1 --merge run-2 --keep whole
    .plan = The plan of the study.
    .keep = The folder for its games.
    .shard = Play only this part: 3/16 is the third of sixteen, for instance on another machine.
    .merge = Instead: merge the games of this folder into the one named with --keep; may be given several times.
    .workers = How many processes; by default one for each core.
    .cluster = Play on a cluster: “dask” or “ray” for one on this machine, or with its address, such as dask:tcp://host:8786 or ray:host:6379.

help-solve = Solve a small position of a game exactly, twice, and see what bots lose there.
    .more =
        The position is late in a match of two and has all the rules. The value is that for the first captain: 1 is a victory, −1
        a defeat. With --level, bots play it against the solution.

        {"  "}spielhafen solve columbus
        {"  "}spielhafen solve santa_timea --level sailor --level captain --number 100
    .game = The game.
    .level = Measure what bots of this level lose; may be given several times.
    .number = How many games each level plays; 40 by default.
    .seed = A number that fixes all of it.
    .json = Print the result as JSON.

help-dataset = Make a data set of games between levels, or check one.
    .more =
        In each game a level has the first seat and the rule of thumb all others, for every game and number of players. Each game is
        kept as it ends; the same command goes on where it was stopped. Complete, the data set has a card that describes it.

        {"  "}spielhafen dataset games --number 1000
        {"  "}spielhafen dataset games-3 --number 1000 --shard 3/16
        {"  "}spielhafen dataset games --check
    .folder = The folder of the data set.
    .number = How many games of each game, number of players and level; 1,000 by default.
    .only = Only this game; may be given several times.
    .level = Only this level; may be given several times.
    .seed = A number that fixes all of it.
    .shard = Play only this part: 3/16 is the third of sixteen. Parts are merged with “spielhafen study --merge”.
    .workers = How many processes; by default one for each core.
    .check = Instead: play every game again and compare the end.

help-report = Write what a study has found as a page with plots.
    .more =
        {"  "}spielhafen report run --html report.html
    .folder = The folder of the study.
    .html = The page to write; the figures come beside it as CSV.

help-balance = Find out which seat wins how often, how long games are, and what is never used.
    .more =
        {"  "}spielhafen balance columbus --seats 3 --html columbus.html
    .game = The game.
    .html = The page to write; the figures come beside it as CSV.
    .seats = How many players; otherwise as few as possible.
    .level = The level of all bots; greedy by default.
    .option = A house rule, such as professional=yes; may be given several times.
    .precise = Stop when each share of victories is known so precisely (half its 95 % interval).
    .number = How many games at most.
    .seed = A number that fixes all of it; the same number gives the same result, on any machine.
    .workers = How many processes; by default one for each core.
    .keep = Keep the games in this folder, so that the same command goes on where it was stopped.

help-compare = Compare a game under two sets of house rules.
    .more =
        {"  "}spielhafen compare santa_timea --against professional=yes --html professional.html
        {"  "}spielhafen compare columbus --against five-dice.toml --html five-dice.html
    .game = The game.
    .html = The page to write; the figures come beside it as CSV.
    .against = The house rule that differs in the second set; may be given several times.
    .seats = How many players; otherwise as few as possible.
    .level = The level of all bots; greedy by default.
    .option = A house rule, such as professional=yes; may be given several times.
    .number = How many games.
    .seed = A number that fixes all of it; the same number gives the same result, on any machine.
    .workers = How many processes; by default one for each core.
    .keep = Keep the games in this folder, so that the same command goes on where it was stopped.

help-sweep = Compare a game under several values of a house rule.
    .more =
        {"  "}spielhafen sweep santa_timea --vary professional=no,yes --html sweep.html
    .game = The game.
    .html = The page to write; the figures come beside it as CSV.
    .vary = The house rule and its values, such as professional=no,yes.
    .seats = How many players; otherwise as few as possible.
    .level = The level of all bots; greedy by default.
    .option = A house rule, such as professional=yes; may be given several times.
    .number = How many games.
    .seed = A number that fixes all of it; the same number gives the same result, on any machine.
    .workers = How many processes; by default one for each core.
    .keep = Keep the games in this folder, so that the same command goes on where it was stopped.

help-arena = Let levels play each other, each against each, until it is known how strong they are.
    .more =
        Every duel is played with the seats exchanged and the same chance; whoever is 400 Elo stronger wins ten of eleven games.

        {"  "}spielhafen arena santa_timea --seats 3
        {"  "}spielhafen arena columbus --level greedy --level sailor --level "run:python my_bot.py"

        With --keep the levels’ whole ladder is measured, for one game or all, with any number of players. Every deal is kept
        in the file; the same command goes on where it was stopped.

        {"  "}spielhafen arena --keep research/ladder.jsonl --page research/ladder.md --minutes 60
    .game = The game; with --keep it may be left out: all games.
    .keep = Measure the ladder, and keep every deal in this file.
    .page = Write the ladder of all games into this page, between its two marks, even if you stop with Ctrl-C.
    .minutes = Begin nothing more after so many minutes; 0 only shows what is known.
    .level = A level; may be given several times; or “run:” and a program of your own (docs/protocol.md). Otherwise the five that sit down with people.
    .seats = How many players.
    .option = A house rule, such as professional=yes, or preset=ours for all that we play otherwise than printed; may be given several times.
    .precise = A duel is over when its share of victories is known so precisely (95 %).
    .number = How many deals at most for each duel.
    .seed = A number that fixes all of it; the same number gives the same result, on any machine.
    .seconds = How long each answer of a program may take; 5 seconds by default.
    .workers = How many processes; by default one for each core.
    .json = Write the result to this file, too.

help-tournament = Let bots play a tournament: round robin, Swiss or knock-out.
    .more =
        The table ranks by score: for each game, the share of the opponents who were beaten. Seats are shared out evenly. With --duplicate all tables of a round get the same chance, each plays it with the seats rotated, and the score is the share of those who did worse with the same deal at the same seat: so luck cancels.

        {"  "}spielhafen tournament columbus --level boy --level sailor --level helmsman --kind round-robin
        {"  "}spielhafen tournament santa_timea --level sailor --level sailor --level boy --level "run:python my_bot.py" --duplicate
    .game = The game.
    .level = A bot that takes part, the strongest first; may be given several times, for the same level, too; or “run:” and a program of your own (docs/protocol.md). Otherwise all levels.
    .kind = round-robin: every group meets once; swiss (unless you say otherwise): equals meet equals; knock-out: whoever wins a table goes on.
    .seats = How many sit at a table.
    .rounds = How many rounds of a Swiss tournament; 5 unless you say otherwise.
    .duplicate = The same chance at all tables, each seat for everybody.
    .option = A house rule, such as professional=yes, or preset=ours for all that we play otherwise than printed; may be given several times.
    .seed = A number that fixes all of it; the same number gives the same result, on any machine.
    .seconds = How long each answer of a program may take; 5 seconds by default.
    .workers = How many processes; by default one for each core.
    .json = Write the games and the table into this file, too.

help-tune = Learn from games of the rule of thumb what the features of a game are worth.
    .more =
        A factor of 1 means that a feature has the weight that the results suggest. Whoever knows the game’s bot.py decides what
        follows from it; what a game reads from a file of its own can be written with --write.

        {"  "}spielhafen tune caribbean_conquest --number 1000
    .game = The game.
    .seats = How many players.
    .option = A house rule, such as professional=yes, or preset=ours for all that we play otherwise than printed; may be given several times.
    .number = How many games.
    .seed = A number that fixes all of it; the same number gives the same result, on any machine.
    .workers = How many processes; by default one for each core.
    .write = Write the factors to this file, with how they were made.

help-bench = Measure how fast a game runs here.
    .more =
        {"  "}spielhafen bench santa_timea
    .game = The game.
    .option = A house rule, such as professional=yes, or preset=ours for all that we play otherwise than printed; may be given several times.
    .seconds = How long to measure each figure.
    .json = Write the figures to this file, too.

help-conformance = Find out whether a program keeps the protocol of bots.
    .more =
        Plays with it and tells what it keeps. docs/protocol.md says what a program must do.

        {"  "}spielhafen conformance "python examples/bots/by_lot.py"
    .command = The command line that starts the program.
    .game = This game only; may be given several times. Otherwise all.
    .seconds = How long an answer may take.

help-new = Make a new game: a small one that can be played at once.
    .more =
        Writes a package with rules, rulebook, art, words in every language, a bot and tests, ready to be changed. docs/new-game.md leads through it.

        {"  "}spielhafen new storm_bay
        {"  "}spielhafen new night_watch --kind cards
        {"  "}spielhafen --games storm_bay play storm_bay
    .name = The game’s name: small letters, digits and _, beginning with a letter.
    .kind = race: a board, a die and no secret; cards: tricks with hidden cards in hand; duel: two players and two dice, of which the lower one may be rolled again; tiles: tiles of coast and water, which are laid where they fit.
    .folder = Where the game’s folder is made; by default here.

cli-bug = Something went wrong that should not have: { $what }. Please report it; SPIELHAFEN_DEBUG=1 shows where.
cli-needs-value = { $option } needs a value after it.
cli-unknown-language = “{ $language }” is spoken by nobody here. Known: { $known }.
cli-unknown-command = There is no command “{ $given }”. There are: { $known }. See: spielhafen --help
cli-unknown-option = “{ $given }” means nothing here. See: { $command } --help
cli-too-much = “{ $given }” is more than was expected. See: { $command } --help
cli-missing = { $name } is missing. See: { $command } --help
cli-bad-value = “{ $given }” does not fit { $name }. See: { $command } --help
cli-asked-wrongly = { $why } See: { $command } --help
cli-which-game = Which game? The easiest first:
    { $known }
cli-option-form = “{ $given }” is no house rule; write name=value.
cli-out-of-range = { $name } must be from { $least } to { $most }, not { $given }.
cli-one-or-other = Give { $one } or { $other }, not both.
cli-bad-duration = { $option }: “{ $given }” is no length of time such as 30m, 6h or 1d.
cli-only-with = { $one } goes with { $other } only.

cli-file-missing = { $file } does not exist. Check the name and the folder.
cli-file-forbidden = { $file } may not be read or written by you.
cli-file-is-folder = { $file } is a folder; a file was expected.
cli-file-exists = { $file } exists already; choose another name.
cli-file-no-text = { $file } is not a text file (UTF-8).
cli-file-too-long = { $file } is too long for a logbook or a position.
cli-file-trouble = { $file } cannot be read or written: { $why }.
cli-in-file = { $file }: { $why }

cli-unknown-level = There is no bot “{ $level }”. There are: { $known }.
cli-tournament-round = Round { $round }
cli-tournament-rank = Rank
cli-tournament-bot = Bot
cli-tournament-score = Score
cli-tournament-opponents = Opponents
cli-tournament-wins = Victories
cli-tournament-games = Games
cli-tournament-cross = Each against each: games ahead, out of how many
cli-unknown-kind = There is no kind of tournament “{ $kind }”; there are: { $known }
cli-unknown-pace = There is no pace “{ $pace }”. There are: { $known }.
cli-same-name = Two captains are called { $name }; give one of them another name.
cli-level-alone = “{ $level }” is a bot; write --seat "bot:{ $level }", or another name for a person.
cli-bad-seat = “{ $given }” cannot sit there: { $why }
cli-resume-alone = A logbook knows its game, seats and house rules; leave them out with --resume.
cli-programs = In { $file } a program plays: { $command }. A logbook may come from anybody; add --programs if it may be started.
cli-bot-names = Petrel Gannet Fulmar Skua Tern
cli-recording = Playing
cli-verify-right = { $draws ->
    [one] The one draw is
   *[other] All { $draws } draws are
} as the key holds { $draws ->
    [one] it
   *[other] them
}; { $seats ->
    [0] nobody
    [one] one captain
   *[other] { $seats } captains
} added to it. The promise: { $commitment }
cli-verify-wrong = Move { $ply } is not what the key holds: { $written } is written, { $held } was drawn.
cli-verify-broken-promise = The key in this logbook is not the one that was promised before the first draw.
cli-logbook-right = The logbook is right: { $plies ->
    [one] one move
   *[other] { $plies } moves
}, and the game is over.
cli-logbook-right-so-far = The logbook is right: { $plies ->
    [one] one move
   *[other] { $plies } moves
}, and the game is not over yet.

cli-games-name = name
cli-games-title = title
cli-games-seats = players
cli-games-minutes = minutes
cli-games-complexity = complexity
cli-game-complexity = { $complexity ->
    [light] light
    [deep] deep
   *[medium] medium
}
cli-game-first = { $complexity }, a good first game
cli-game-aim = The aim: { $aim }
cli-game-facts = For { $span ->
    [0] { $least ->
        [one] one player
       *[other] { $least } players
    }
   *[other] { $least } to { $most } players
}, about { $minutes } minutes; complexity: { $complexity ->
    [light] light
    [deep] deep
   *[medium] medium
}. Rules version { $version }.
cli-game-modes = Which game (--option name=value):
cli-game-presets = As printed, or, with --option preset=ours, as we play it. What is different then:
cli-game-options = House rules (--option name=value):
cli-game-others = More house rules (--option name=value):
cli-game-numbers = What a variant may change (--option name=value, or --option file.toml with all of them):
cli-game-ours = as printed { $printed }; as we play it { $ours }
cli-game-default = otherwise { $value }
cli-game-printed = printed: { $value }, in { $paragraph }

cli-examples-done = { $all ->
    [one] One example, { $held ->
        [0] which does not hold.
       *[other] and it holds.
    }
   *[other] { $all } examples, { $held ->
        [0] none of which holds.
       *[other] of which { $held } hold.
    }
}
cli-examples-apart = { $book }, { $law }: “{ $title }” has no counterpart: titles between lines of ```examples and ``` stand for the examples of the other rulebook, paragraph by paragraph, in the same order.
cli-examples-none = { $file } has no examples: they stand between lines of ```example and ```.

cli-site-client = Copying the web client …
cli-site-answers = Writing games, texts and rulebooks …
cli-site-python = Packing Python, engine and bots …
cli-site-done = The site is in { $folder } ({ $megabytes } MB, less when compressed). To look at it: python3 -m http.server --directory { $folder }
cli-site-no-parts = Python for browsers is missing. It is fetched by ./play site FOLDER in a copy of the project.
cli-site-not-ours = { $folder } is neither empty nor an older site of ours, and is left as it is.
cli-new-bad-name = “{ $name }” cannot be a game’s name: small letters, digits and _, beginning with a letter, and no word of Python.
cli-new-kind = There is no kind “{ $given }”. Possible: { $known }.
cli-new-taken = “{ $name }” is taken: a game or a Python package of that name exists already. Choose another name.
cli-new-done =
    The game lies in { $folder }. Try it:
    {"  "}spielhafen --games { $folder } play { $name }
    {"  "}spielhafen --games { $folder } examples { $name }
    {"  "}spielhafen --games { $folder } check { $name }
    {"  "}python -m pytest { $folder }
    { $folder }/README.md says what is where; docs/new-game.md leads through it.
cli-perft-right = { $rows ->
    [one] The one count is as it was.
   *[other] All { $rows } counts are as they were.
}
cli-perft-written = { $file } is written: { $rows ->
    [one] one count
   *[other] { $rows } counts
}.
cli-perft-no-file = { $file } does not exist; --write makes it.
cli-perft-wrong = The counts differ: { $why }
cli-mining = Looking for puzzles
cli-puzzles-found = { $found ->
        [one] One puzzle
       *[other] { $found } puzzles
    } out of { $games ->
        [one] one game
       *[other] { $games } games
    }: { $file }
cli-puzzles-few = These are fewer than { $wanted }, since some did not stand the last check. The same command goes on with the search.
cli-puzzles-none = There are no puzzles for { $game } yet. Find some with: spielhafen puzzles … --mine 10
cli-puzzles-name = puzzle
cli-puzzles-difficulty = difficulty
cli-puzzles-missed = missed by bots
cli-counting = Counting
cli-perft-lines = { $lines ->
    [one] One line of play
   *[other] { $lines } lines of play
}, { $depth ->
    [one] one move
   *[other] { $depth } moves
} deep
cli-check-loads = Files and declarations
cli-check-rules = Rules, by the contract
cli-check-examples = Examples of the rulebook
cli-check-texts = Texts in every language
cli-check-art = Art and signs
cli-check-bot = Bots
cli-check-records = Recorded games and counts
cli-check-no-file = { $file } is missing; every game has one.
cli-check-not-loaded = { $part } cannot be loaded: { $why }
cli-check-no-start = A game with { $seats } seats cannot begin: { $why }. start(seats, options) has to work for every number of seats in the header.
cli-check-law = { $law }: { $why }. It should be so: { $right }
cli-check-never = Never met in any of the games played ({ $kind }): { $names }. Remove what cannot happen, or put a position in which it can into tests/positions.
cli-check-no-examples = The rulebook has no examples. One for each paragraph shows that rules and rulebook agree.
cli-check-one-language = { $name } is missing in { $file }, but the other language has it. Add it, or remove it there.
cli-check-text = { $why }. Every text exists in every language, with the same arguments.
cli-check-no-policy = bot.py has no policy: bots play blindly. policy(g, moves, random) returns a quick sensible move.
cli-check-no-worth = bot.py has no worth: bots that search have to play every game to its end. worth(g) estimates each seat from 0 to 1.
cli-check-no-duel = The bots of { $level } cannot finish their games: { $why }. policy and worth have to cope with every state, and policy with any selection of its moves.
cli-check-unordered = The levels are not ordered: { $stronger } got { $share } % of the wins against { $weaker } in { $games } games. It should get well over half; { $stronger ->
    [greedy] policy should choose better than chance
   *[other] worth should tell good states from bad ones
}.
cli-check-barely-ordered = { $stronger } got { $share } % of the wins against { $weaker } in { $games } games, which does not show that it is the stronger one. A better worth would tell good states from bad ones; spielhafen arena measures with more games.
cli-check-golden = { $file } no longer goes as recorded: { $why }. If the rules have changed, raise version in the header and record it anew.
cli-check-no-golden = There is no recorded game in tests/golden. It should be one for each way to end: spielhafen record { $game } --golden
cli-check-no-perft = tests/perft.txt is missing. This writes it: spielhafen perft { $game } --write
cli-check-perft = The counts in tests/perft.txt differ: { $why }. If the rules have changed, this writes them anew: spielhafen perft { $game } --write
cli-check-stopped = The rest can be checked when the game loads.
cli-check-done = { $wrong ->
    [0] Nothing is to be mended.
    [one] One thing is to be mended.
   *[other] { $wrong } things are to be mended; begin with the first.
}
cli-explain-topic = “{ $given }” cannot be explained. Possible: { $known }.
cli-explain-state = The state “{ $state }” for { $seats ->
    [1] one seat
   *[other] { $seats } seats
} has { $fields ->
    [1] one field
   *[other] { $fields } fields
}:
cli-explain-field = field
cli-explain-type = type
cli-explain-values = values
cli-explain-secrecy = seen by
cli-explain-comment = comment
cli-simulating = Playing
cli-study-plan-or-merge = A study takes either a plan or folders to merge (--merge).
cli-no-plots = What draws the plots is not installed; it comes with the extra “report”: pip install "spielhafen[report]"
cli-study-empty = { $folder } has no games yet.
cli-report-done = Written: { $page } and { $table }.
cli-solving = Solving
cli-dataset-checking = Checking
cli-dataset-checked = { $games ->
    [one] One game was played again; it ends as it is written.
   *[other] { $games } games were played again; they end as it is written.
}
cli-study-kept = { $kept ->
    [one] One game is kept
   *[other] { $kept } games are kept
} of { $wanted }, in { $folder }.
cli-measuring = Measuring
cli-one-duellist = A duel needs two different levels: give { $option } twice.
cli-no-game-for = No game here is for { $seats ->
    [1] one captain
   *[other] { $seats } captains
}.
cli-nothing-to-learn = Nothing can be learnt about { $game } like this: it takes features in its bot.py, two players and some games that end.
cli-no-marks = { $file } has no place for the ladder: put { $marks } where it is to stand.
cli-checking = Playing examples

# Programs that play

cli-seed = seed { $seed }
cli-conformance-game = Game
cli-conformance-what = Looked at
cli-conformance-verdict = Verdict
cli-conformance-detail = In detail
cli-conformance-good = good
cli-conformance-bad = NOT kept
cli-conformance-other = differs (it may)
conformance-greets = answers the greeting, also one with unknown fields
conformance-plays = plays moves on offer, in time
conformance-repeats = the same question, the same answer
conformance-leaves = ends when it is told good-bye

# Looking after a harbour

cli-admin-reports = { $messages ->
    [0] No message is reported.
    [one] One message is reported.
   *[other] { $messages } messages are reported.
}
cli-admin-reports-cleared = { $reports ->
    [one] One report is forgotten.
   *[other] { $reports } reports are forgotten.
}
cli-admin-checking = Looking at tables
cli-admin-checked = { $tables ->
    [one] One table was looked at;
   *[other] { $tables } tables were looked at;
} { $broken ->
    [0] all is well.
    [one] one thing is not as it should be.
   *[other] { $broken } things are not as they should be.
}
cli-admin-which = Which tables? Give their names.
cli-admin-which-file = Which file?
cli-admin-exported = { $tables ->
    [one] One table stands in { $file }.
   *[other] { $tables } tables stand in { $file }.
}
cli-admin-imported = { $tables ->
    [0] Nothing was taken in.
    [one] One table was taken in.
   *[other] { $tables } tables were taken in.
}
cli-admin-known = { $table } is there already; it stays as it is.
cli-admin-copied = Everything stands in { $file }, too.
cli-admin-restored = The harbour is as it was when the copy was made: { $file }
cli-admin-aside = What was there before stands in { $file }.
cli-admin-no-file = Only a harbour in a file can be put back like this; use the tools of the database.
cli-admin-sure = { $tables ->
    [one] This cannot be taken back: add --yes to do it to this table.
   *[other] This cannot be taken back: add --yes to do it to { $tables } tables.
}
cli-admin-deleted = { $tables ->
    [one] One table is forgotten.
   *[other] { $tables } tables are forgotten.
}
cli-admin-anonymised = { $tables ->
    [one] One table knows nobody’s name any more.
   *[other] { $tables } tables know nobody’s name any more.
}
