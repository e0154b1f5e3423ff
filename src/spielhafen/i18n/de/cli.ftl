# Was die Kommandozeile sagt.

help = Ein Hafen voller Segel-Brettspiele: im Browser oder im Terminal spielen, hineinschauen, eigene bauen.
    .usage = Aufruf:
    .point = ,
    .default = Sonst
    .commands = Befehle:
    .arguments = Angaben:
    .parameters = Optionen:
    .help = Diese Hilfe zeigen.
    .version = Die Fassung zeigen, und ob sie interpretiert oder übersetzt läuft.
    .interpreted = interpretiert
    .compiled = übersetzt
    .languages = Die Sprachen, aus denen man wählen kann, etwa en,de; alle, die es gibt, wenn nichts anderes gesagt wird. Englisch ist immer dabei.
    .common = Bei jedem Befehl: --language KÜRZEL für die Sprache, etwa en oder de; --games ORDNER, um auch eigene Spiele dort zu finden, ohne sie zu installieren.

help-play = Ein Spiel im Terminal spielen.
    .more =
        Ohne --seat spielst du gegen Bots. Ein Platz ist ein Name für jemanden an dieser Tastatur, oder „bot:“ mit einer Stufe (random, greedy, boy, sailor, helmsman, captain, admiral) und, wenn du magst, einem Namen. Mehrere an einer Tastatur werden gebeten wegzusehen, solange jemand verdeckte Karten ansieht.

        Der Tisch wird über den ganzen Bildschirm gezeichnet; mit --plain, oder wenn die Ausgabe kein Terminal ist, wird er Zeile für Zeile geschrieben, was auch zu Pipes und Vorleseprogrammen passt. Das Logbuch der Partie wird vom ersten Zug an aufgehoben; es verrät alles, auch verdeckte Karten.

        {"  "}spielhafen play santa_timea
        {"  "}spielhafen play santa_timea --seat Ada --seat bot:sailor --seat bot:captain:Drake
        {"  "}spielhafen play santa_timea --option professional=yes --plain
        {"  "}spielhafen play --resume abend.log
    .game = Das Spiel, wie „spielhafen games“ es nennt. Kann fehlen, wenn es nur eines gibt.
    .seat = Wer am Tisch sitzt, einmal für jeden Platz: „Ada“, „bot:sailor“, „bot:captain:Drake“, oder „bot:run:“ und ein eigenes Programm (docs/protocol.md).
    .option = Eine Hausregel wie professional=yes, oder preset=ours für alles, was wir anders spielen als gedruckt; auch mehrmals.
    .seed = Eine Zahl, die festlegt, was der Zufall bringt und was die Bots tun.
    .resume = Die Partie in diesem Logbuch fortsetzen.
    .save = Wohin das Logbuch kommt; sonst zu den Logbüchern deines Benutzerkontos.
    .position = Bei der Stellung in dieser Datei beginnen, in einem Sandkasten: Du spielst alle Plätze, wenn --seat nichts anderes sagt, und nimmst zurück, was du willst. Die Datei ist eine Stellungsdatei oder enthält Zeilen wie in den Beispielen einer Anleitung.
    .guide = Mit einer geführten ersten Partie von etwa fünf Minuten beginnen, die dann weitergeht; mit Namen, wenn das Spiel mehrere hat: --guide sailing.
    .plain = Zeilen schreiben, statt einen Bildschirm zu zeichnen.
    .pace = Wie lange auf dem Bildschirm der Zug eines Bots steht, bevor der nächste kommt: unhurried (gemächlich), brisk (zügig, wenn nichts anderes gesagt ist) oder at-once (sofort).
    .programs = Mit --resume: die Programme starten, die das Logbuch nennt.
    .seconds = So lange darf jede Antwort eines Programms dauern; sonst 5 Sekunden.
    .cores = Mit zwei denken zwei Kerne über jede Entscheidung eines Bots nach.

help-serve = Den Hafen im Browser öffnen.
    .more =
        Startet den Server auf diesem Rechner und nennt seine Adresse. Die Tische liegen in einer Datenbank; wer den Server anhält, verliert nichts.

        {"  "}spielhafen serve --open
        {"  "}spielhafen serve --port 9000
        {"  "}spielhafen serve --address https://hafen.example --proxy 127.0.0.1
    .host = Die Adresse, auf der gelauscht wird. Nur dieser Rechner erreicht den Server, wenn nichts anderes gesagt wird.
    .port = Der Port; der nächste freie, wenn er belegt ist und keiner verlangt wurde.
    .database = Die Datei oder URL der Datenbank; sonst eine Datei deines Benutzerkontos.
    .open = Auch den Browser öffnen.
    .address = Wo man den Hafen von außen findet, etwa https://hafen.example; für Links und wenn ein Proxy davorsteht. Beginnt sie mit https://, so erkennt der Hafen Browser nur noch über https wieder.
    .proxy = Die Adresse eines Proxys, der vor dem Hafen steht, oder ein Netz wie 10.0.0.0/8; mehrmals möglich. Nur ihnen wird geglaubt, wenn sie sagen, woher jemand kommt (X-Forwarded-For) und ob über https (X-Forwarded-Proto); sonst gelten alle, die über einen Proxy kommen, als einer.
    .webhook = Eine Adresse, die eine Nachricht bekommt (JSON, per POST), sobald jemand am Zug ist, der gerade woanders hinsieht.
    .push = Mitspielende auch auf ihren Geräten rufen, selbst wenn keine Seite offen ist (Web Push). Push-Dienste wollen wissen, an wen sie sich wenden können: eine Mailadresse oder eine Adresse, die mit https:// beginnt. Braucht das Extra „push“ und https oder diesen Rechner.
    .push-service = Ein eigener Push-Dienst; Adressen, die so beginnen, dürfen im eigenen Netz liegen.
    .workers = So viele Prozesse teilen sich die Arbeit; sie brauchen eine PostgreSQL-Datenbank.
    .cores = So viele Kerne dürfen gleichzeitig für Bots denken; einer, wenn nicht mehr verlangt sind. Seiten gehen vor. Wartet noch jemand anders, teilt ein weiterer Prozess sie mit den übrigen.
    .memory = So viele Megabyte je Prozess für Tische, die bereitgehalten werden; 256, wenn nichts anderes gesagt wird. Was nicht hineinpasst, wird aus der Datenbank gelesen, sobald jemand danach fragt.
    .parts = Teile des Servers, die öffnen, durch Komma getrennt: ratings (Spielstärken von Leuten, die einverstanden sind, und von Bots), tournaments (von Leuten und Bots), lobby (wo Leute einander zum Spielen finden), letters (ein privater Feed und Kalender der eigenen Züge), passphrases (mit denen Leute auf ein anderes Gerät umziehen), metrics (Zahlen für Prometheus unter /metrics und für dich unter /status). Keiner, wenn nichts anderes gesagt wird. Mehr steht in docs/host.md.
    .log = Wie das Protokoll nach stderr geschrieben wird: text, oder json, ein Objekt je Zeile für Programme, die Protokolle sammeln.
    .access-log = Auch jede Anfrage protokollieren: Methode, Pfad, Status und Dauer, aber weder wer fragt noch nach welchem Tisch.
    .smtp = Der Mailserver für Nachrichten per Mail, etwa smtp://user@mail.example:587?from=games@example.org, oder smtps://…; braucht --parts letters und --address. Das Passwort steht in der Variablen SPIELHAFEN_SMTP_PASSWORD.
    .backup-dir = Ein Ordner für Kopien der Datenbank, die gemacht werden, während der Hafen offen ist. Nur für SQLite; für PostgreSQL nimm pg_dump.
    .backup-every = Wie oft kopiert wird: 30m, 6h, 1d; alle sechs Stunden, wenn nichts anderes gesagt wird.
    .backup-keep = So viele Kopien bleiben; 14, wenn nichts anderes gesagt wird. Die ältesten gehen.

help-site = Alle Spiele als Website aus Dateien schreiben, ohne Server.
    .more =
        Spiele, Bots und Python selbst laufen im Browser der Besucher, der auch ihre Tische behält. Den Ordner auf irgendeinen Webspace legen; docs/host.md sagt mehr.

        {"  "}spielhafen site public
        {"  "}python3 -m http.server --directory public
    .folder = Der Ordner; er muss leer sein, fehlen oder eine ältere Website enthalten.

help-admin = Nach einem Hafen sehen: check, export, import, backup, restore, anonymise, delete, reports.
    .more =
        Vor import, restore, anonymise und delete den Hafen schließen. Ein Archiv enthält alle Geheimnisse seiner Partien.

        {"  "}spielhafen admin check
        {"  "}spielhafen admin export amber-gull-7 --out gull.jsonl
        {"  "}spielhafen admin export all --out hafen.jsonl
        {"  "}spielhafen admin import hafen.jsonl
        {"  "}spielhafen admin backup hafen-heute.sqlite
        {"  "}spielhafen admin restore hafen-heute.sqlite
        {"  "}spielhafen admin anonymise amber-gull-7 --yes
        {"  "}spielhafen admin delete amber-gull-7 --yes
    .what = check spielt jeden Tisch nach; export und import holen Tische als Text heraus und hinein; backup kopiert die ganze Datei, auch während sie benutzt wird; restore spielt eine solche Kopie wieder ein und legt beiseite, was da war; anonymise nimmt Namen, Chat und Notizen aus einem Tisch; delete vergisst ihn; reports zeigt die Gesprächsnachrichten, die gemeldet wurden („reports clear“ vergisst die Meldungen).
    .things = Die Namen von Tischen (export: oder „all“); für import, backup und restore eine Datei.
    .database = Die Datei oder URL der Datenbank; sonst die deines Benutzerkontos.
    .out = Die Datei für export; sonst geht es nach stdout.
    .yes = Wirklich tun, was sich nicht zurücknehmen lässt.

help-games = Die Spiele aufzählen oder mehr über eines sagen.
    .more =
        {"  "}spielhafen games
        {"  "}spielhafen games santa_timea
    .game = Von diesem Spiel erzählen: für wie viele es ist und welche Hausregeln es hat.

help-examples = Die Beispiele eines Regelhefts spielen und prüfen, was sie behaupten.
    .more =
        Ein Beispiel in einem Regelheft ist eine Stellung, einige Züge, und was danach auf dem Tisch liegen muss. Ohne Datei werden die Beispiele der Regelhefte des Spiels gespielt.

        {"  "}spielhafen examples santa_timea
        {"  "}spielhafen examples santa_timea meine-beispiele.md
    .game = Das Spiel.
    .file = Eine Datei mit Beispielen zwischen Zeilen mit ```example und ```.

help-perft = Alle Verläufe zählen, die ein Spiel bis zu einer Tiefe nehmen kann.
    .more =
        Die Zahl der Blätter unter einer Stellung, ein Fingerabdruck der Regeln: Jede Entscheidung und jeder Ausgang des Zufalls zählt; von Mischen und Geben werden zwei genommen.

        {"  "}spielhafen perft santa_timea --depth 3 --divide
        {"  "}spielhafen perft santa_timea --check
    .game = Das Spiel.
    .depth = So viele Züge tief.
    .seats = So viele spielen mit; sonst die kleinste Zahl, für die das Spiel gedacht ist.
    .option = Eine Hausregel wie professional=yes, oder preset=ours für alles, was wir anders spielen als gedruckt; auch mehrmals.
    .position = Von der Stellung in dieser Datei aus zählen statt vom Anfang.
    .divide = Die Zahl unter jedem ersten Zug zeigen.
    .check = Nachzählen, was in perft.txt des Spiels steht, und vergleichen.
    .write = perft.txt im Ordner des Spiels neu schreiben.

help-puzzle = Löst ein Rätsel: eine Stellung, in der ein Zug klar der beste ist.
    .more =
        Ohne Angabe das Rätsel des Tages. Gib einen Zug ein, „hinweis“ oder „lösung“; eine falsche Antwort wird zurückgenommen.

        {"  "}spielhafen puzzle
        {"  "}spielhafen puzzle columbus
    .game = Das Spiel; ohne Angabe das des Tages.
    .name = Ein Rätsel dieses Spiels, wie „spielhafen puzzles“ es nennt.

help-puzzles = Zeigt die Rätsel eines Spiels oder sucht neue.
    .more =
        Ein Rätsel ist eine Stellung aus einer Partie zwischen Bots, in der ein Zug klar der beste ist. Die Suche spielt Partien, vergleicht alle Züge zweimal mit verschiedenem Glück und lässt schwächere Bots probieren. Nach jeder Partie schreibt sie die Datei puzzles/puzzles.json im Ordner des Spiels und macht dort beim nächsten Mal weiter; mit einer anderen Startzahl oder geänderten Regeln beginnt sie von vorn.

        {"  "}spielhafen puzzles columbus
        {"  "}spielhafen puzzles columbus --mine 15
    .game = Das Spiel.
    .mine = So lange suchen, bis es so viele Rätsel gibt.
    .seed = Die Zahl, aus der alles Glück der Suche gezogen wird; ohne Angabe die der Datei.

help-explain = Erklärt, was ein Spiel festlegt: die Felder seines Zustands.
    .more =
        Jedes Feld mit seinem Typ, den möglichen Werten, wer es sieht und was es bedeutet. Alles andere an einem Zustand folgt daraus: seine Methoden, seine Dateien, deren Prüfung.

        {"  "}spielhafen explain santa_timea state
        {"  "}spielhafen explain treasure_map state --seats 2 --source
        {"  "}spielhafen explain columbus state --json
    .game = Das Spiel.
    .topic = Was erklärt werden soll: state.
    .seats = Wie viele mitspielen; ohne Angabe so viele wie möglich.
    .option = Eine Hausregel, etwa professional=yes, oder preset=ours für alles, was wir anders spielen als gedruckt; mehrmals möglich.
    .source = Den erzeugten Quelltext der Methoden des Zustands ausgeben.
    .json = Das JSON-Schema der Stellungsdateien ausgeben.

help-check = Ein eigenes Spiel prüfen: was fehlt, das Wichtigste zuerst.
    .more =
        Lädt es, spielt die Partien des Vertrags, führt die Beispiele des Regelhefts aus, sucht fehlende Texte und Zeichnungen, lässt die Stufen der Bots gegeneinander spielen und wiederholt aufgezeichnete Partien. Jeder Befund sagt, wie es richtig wäre und wo docs/game-reference.md mehr erzählt. ✗ ist auszubessern, · ist ein Rat. Der Exit-Code ist 1, wenn etwas auszubessern ist.

        {"  "}spielhafen --games storm_bay check storm_bay
        {"  "}spielhafen --games storm_bay check storm_bay --quick
    .game = Das Spiel.
    .quick = Kürzere Partien spielen und nur die zwei einfachsten Stufen vergleichen.

help-record = Bots eine Partie spielen lassen und ihr Logbuch schreiben.
    .more =
        {"  "}spielhafen record santa_timea --seats 4 --out partie.log
        {"  "}spielhafen record santa_timea --seat greedy --seat sailor --seed 7
    .game = Das Spiel.
    .seat = Die Stufe eines Bots, einmal für jeden Platz; oder „run:“ und ein eigenes Programm (docs/protocol.md).
    .seats = So viele Bots, die zufällig spielen, statt --seat.
    .option = Eine Hausregel wie professional=yes, oder preset=ours für alles, was wir anders spielen als gedruckt; auch mehrmals.
    .seed = Eine Zahl, die Zufall und Bots festlegt.
    .seconds = So lange darf jede Antwort eines Programms dauern; sonst 5 Sekunden.
    .out = Die Datei, die geschrieben wird; sonst geht das Logbuch nach stdout.
    .force = Die Datei überschreiben, wenn es sie gibt.
    .golden = Den Fingerabdruck der Endstellung anfügen, an dem Tests sie erkennen.

help-replay = Eine Partie in ihrem Logbuch ansehen.
    .more =
        Jeder Zug wird noch einmal geprüft. Zeigt den Tisch am Ende oder an jeder anderen Stelle, so wie alle ihn sehen dürfen oder wie ein Platz ihn sieht.

        {"  "}spielhafen replay partie.log
        {"  "}spielhafen replay partie.log --ply 40 --seat 1
        {"  "}spielhafen replay partie.log --steps
        {"  "}spielhafen replay partie.log --ply 40 --picture tisch.svg
    .file = Das Logbuch; „-“ liest es von stdin.
    .ply = Den Tisch nach so vielen Zügen zeigen.
    .seat = Zeigen, was dieser Platz sieht, gezählt ab 1.
    .steps = Den Verlauf der Partie erzählen, Satz für Satz.
    .check = Nur prüfen, ob das Logbuch stimmt.
    .position = Die ganze Stellung dort als JSON schreiben, in diese Datei, „-“ für stdout. Sie enthält alle Geheimnisse.
    .picture = Den Tisch dort als SVG-Bild zeichnen, in diese Datei, „-“ für stdout.

help-review = Die Züge finden, auf die es in einer beendeten Partie ankam.
    .more =
        Geht die Entscheidungen eines Platzes durch, mit dem, was damals zu wissen war, und nennt höchstens fünf, bei denen ein anderer Zug sicher besser gewesen wäre: welcher, wie viel öfter er gewinnt und warum. Das kann eine Minute dauern.

        {"  "}spielhafen review partie.log
        {"  "}spielhafen review partie.log --seat 2
    .file = Das Logbuch; „-“ liest es von stdin.
    .seat = Wessen Entscheidungen, gezählt ab 1; sonst die des ersten Platzes.
    .seed = Eine Zahl, die festlegt, welche Tische ausprobiert werden.

help-verify = Alle Würfel und Karten einer beendeten Partie nachrechnen.
    .more =
        Das Logbuch einer beendeten Partie enthält den Schlüssel ihres Zufalls und was die Kapitäne hinzugefügt haben. Jede Ziehung wird nachgerechnet; die erste, die abweicht, wird genannt. Das Versprechen, mit dem es endet, vergleichst du mit dem, das dir während der Partie gezeigt wurde.

        {"  "}spielhafen verify partie.log
    .file = Das Logbuch; „-“ liest es von stdin.

help-simulate = Bots viele Partien spielen lassen und zählen, wie sie ausgehen.
    .more =
        {"  "}spielhafen simulate santa_timea --seats 4 --number 10000
        {"  "}spielhafen simulate santa_timea --seat captain --seat greedy --seat greedy --number 200
        {"  "}spielhafen simulate santa_timea --duel greedy --duel sailor --seats 3 --number 50
    .game = Das Spiel.
    .seat = Die Stufe eines Bots, einmal für jeden Platz; oder „run:“ und ein eigenes Programm (docs/protocol.md).
    .seats = So viele Bots, die zufällig spielen, statt --seat.
    .duel = Stattdessen: diese Stufe gegen jede andere, die genannt wird, in Paaren von Partien mit vertauschten Plätzen.
    .option = Eine Hausregel wie professional=yes, oder preset=ours für alles, was wir anders spielen als gedruckt; auch mehrmals.
    .number = So viele Partien, oder Ausgangslagen für jedes Duell.
    .seed = Eine Zahl, die alles festlegt; dieselbe Zahl gibt auf jedem Rechner dasselbe Ergebnis.
    .seconds = So lange darf jede Antwort eines Programms dauern; sonst 5 Sekunden.
    .workers = So viele Prozesse; sonst einer je Kern.
    .json = Das Ergebnis auch in diese Datei schreiben.

help-study = Die Partien einer Studie spielen, die noch fehlen.
    .more =
        Eine Studie ist eine Datei in TOML: wie viele Partien und unter welchen Bedingungen; Partien derselben Nummer haben in
        allen denselben Zufall. Jede Partie wird aufbewahrt, sobald sie endet. Derselbe Befehl macht weiter, wo er aufgehört hat,
        selbst nach einem Stromausfall.

        {"  "}spielhafen study plan.toml --keep run
        {"  "}spielhafen study plan.toml --keep run-3 --shard 3/16
        {"  "}spielhafen study --merge run-1 --merge run-2 --keep whole
    .plan = Der Plan der Studie.
    .keep = Der Ordner für ihre Partien.
    .shard = Nur diesen Teil spielen: 3/16 ist der dritte von sechzehn, etwa auf einem anderen Rechner.
    .merge = Stattdessen: die Partien dieses Ordners in den von --keep übernehmen; auch mehrmals.
    .workers = So viele Prozesse; sonst einer je Kern.
    .cluster = Auf einem Cluster spielen: „dask“ oder „ray“ für einen auf diesem Rechner, sonst mit Adresse, etwa dask:tcp://host:8786 oder ray:host:6379.

help-solve = Eine kleine Stellung eines Spiels zweimal exakt lösen und sehen, was Bots darin verlieren.
    .more =
        Die Stellung liegt spät in einer Partie zu zweit und hat alle Regeln. Der Wert gilt für den ersten Kapitän: 1 ist ein Sieg,
        −1 eine Niederlage. Mit --level spielen Bots sie gegen die Lösung.

        {"  "}spielhafen solve columbus
        {"  "}spielhafen solve santa_timea --level sailor --level captain --number 100
    .game = Das Spiel.
    .level = Messen, was Bots dieser Stufe verlieren; mehrfach möglich.
    .number = Wie viele Partien jede Stufe spielt; ohne Angabe 40.
    .seed = Eine Zahl, die alles festlegt.
    .json = Das Ergebnis als JSON ausgeben.

help-dataset = Einen Datensatz von Partien zwischen Stufen anlegen oder prüfen.
    .more =
        In jeder Partie hat eine Stufe den ersten Platz und die Faustregel alle anderen, für jedes Spiel und jede Spielerzahl. Jede
        Partie wird aufbewahrt, sobald sie endet; derselbe Befehl macht weiter, wo er angehalten wurde. Ist der Datensatz
        vollständig, hat er ein Blatt, das ihn beschreibt.

        {"  "}spielhafen dataset games --number 1000
        {"  "}spielhafen dataset games-3 --number 1000 --shard 3/16
        {"  "}spielhafen dataset games --check
    .folder = Der Ordner des Datensatzes.
    .number = Wie viele Partien je Spiel, Spielerzahl und Stufe; ohne Angabe 1000.
    .only = Nur dieses Spiel; mehrfach möglich.
    .level = Nur diese Stufe; mehrfach möglich.
    .seed = Eine Zahl, die alles festlegt.
    .shard = Nur diesen Teil spielen: 3/16 ist der dritte von sechzehn. Teile fügt „spielhafen study --merge“ zusammen.
    .workers = Wie viele Prozesse; ohne Angabe einer je Kern.
    .check = Stattdessen: jede Partie noch einmal spielen und das Ende vergleichen.

help-report = Was eine Studie ergeben hat, als Seite mit Bildern schreiben.
    .more =
        {"  "}spielhafen report run --html report.html
    .folder = Der Ordner der Studie.
    .html = Die Seite, die geschrieben wird; die Zahlen kommen als CSV daneben.

help-balance = Herausfinden, welcher Platz wie oft gewinnt, wie lange Partien dauern und was nie vorkommt.
    .more =
        {"  "}spielhafen balance columbus --seats 3 --html columbus.html
    .game = Das Spiel.
    .html = Die Seite, die geschrieben wird; die Zahlen kommen als CSV daneben.
    .seats = So viele spielen mit; sonst so wenige wie möglich.
    .level = Die Stufe aller Bots; sonst greedy.
    .option = Eine Hausregel wie professional=yes; auch mehrmals.
    .precise = Aufhören, sobald jeder Anteil an Siegen so genau bekannt ist (das halbe 95-%-Intervall).
    .number = Höchstens so viele Partien.
    .seed = Eine Zahl, die alles festlegt; dieselbe Zahl gibt auf jedem Rechner dasselbe Ergebnis.
    .workers = So viele Prozesse; sonst einer je Kern.
    .keep = Die Partien in diesem Ordner aufbewahren, damit derselbe Befehl weitermacht, wo er aufgehört hat.

help-compare = Ein Spiel unter zwei Fassungen der Hausregeln vergleichen.
    .more =
        {"  "}spielhafen compare santa_timea --against professional=yes --html professional.html
        {"  "}spielhafen compare columbus --against five-dice.toml --html five-dice.html
    .game = Das Spiel.
    .html = Die Seite, die geschrieben wird; die Zahlen kommen als CSV daneben.
    .against = Die Hausregel, in der sich die zweite Fassung unterscheidet; auch mehrmals.
    .seats = So viele spielen mit; sonst so wenige wie möglich.
    .level = Die Stufe aller Bots; sonst greedy.
    .option = Eine Hausregel wie professional=yes; auch mehrmals.
    .number = So viele Partien.
    .seed = Eine Zahl, die alles festlegt; dieselbe Zahl gibt auf jedem Rechner dasselbe Ergebnis.
    .workers = So viele Prozesse; sonst einer je Kern.
    .keep = Die Partien in diesem Ordner aufbewahren, damit derselbe Befehl weitermacht, wo er aufgehört hat.

help-sweep = Ein Spiel unter mehreren Werten einer Hausregel vergleichen.
    .more =
        {"  "}spielhafen sweep santa_timea --vary professional=no,yes --html sweep.html
    .game = Das Spiel.
    .html = Die Seite, die geschrieben wird; die Zahlen kommen als CSV daneben.
    .vary = Die Hausregel mit ihren Werten, etwa professional=no,yes.
    .seats = So viele spielen mit; sonst so wenige wie möglich.
    .level = Die Stufe aller Bots; sonst greedy.
    .option = Eine Hausregel wie professional=yes; auch mehrmals.
    .number = So viele Partien.
    .seed = Eine Zahl, die alles festlegt; dieselbe Zahl gibt auf jedem Rechner dasselbe Ergebnis.
    .workers = So viele Prozesse; sonst einer je Kern.
    .keep = Die Partien in diesem Ordner aufbewahren, damit derselbe Befehl weitermacht, wo er aufgehört hat.

help-arena = Stufen gegeneinander spielen lassen, jede gegen jede, bis bekannt ist, wie gut sie sind.
    .more =
        Jedes Duell wird mit vertauschten Plätzen und gleichem Glück gespielt; wer 400 Elo stärker ist, gewinnt zehn von elf Partien.

        {"  "}spielhafen arena santa_timea --seats 3
        {"  "}spielhafen arena columbus --level greedy --level sailor --level "run:python mein_bot.py"

        Mit --keep wird die ganze Leiter der Stufen gemessen, für ein Spiel oder alle und jede Zahl von Spielern. Jede
        Ausgangslage steht in der Datei; derselbe Befehl macht weiter, wo er angehalten wurde.

        {"  "}spielhafen arena --keep research/ladder.jsonl --page research/ladder.md --minutes 60
    .game = Das Spiel; mit --keep kann es fehlen: alle Spiele.
    .keep = Die Leiter messen und jede Ausgangslage in dieser Datei behalten.
    .page = Die Leiter aller Spiele in diese Seite schreiben, zwischen ihre beiden Marken; auch wenn man mit Strg-C abbricht.
    .minutes = Nach so vielen Minuten nichts mehr beginnen; 0 zeigt nur, was bekannt ist.
    .level = Eine Stufe, auch mehrmals; oder „run:“ und ein eigenes Programm (docs/protocol.md). Sonst die fünf, die sich mit Menschen an den Tisch setzen.
    .seats = So viele spielen mit.
    .option = Eine Hausregel wie professional=yes, oder preset=ours für alles, was wir anders spielen als gedruckt; auch mehrmals.
    .precise = Ein Duell endet, wenn sein Anteil an Siegen so genau bekannt ist (95 %).
    .number = So viele Ausgangslagen höchstens für jedes Duell.
    .seed = Eine Zahl, die alles festlegt; dieselbe Zahl gibt auf jedem Rechner dasselbe Ergebnis.
    .seconds = So lange darf jede Antwort eines Programms dauern; sonst 5 Sekunden.
    .workers = So viele Prozesse; sonst einer je Kern.
    .json = Das Ergebnis auch in diese Datei schreiben.

help-tournament = Bots spielen ein Turnier: jeder gegen jeden, Schweizer System oder K.-o.
    .more =
        Die Tabelle richtet sich nach Punkten: für jede Partie der Anteil der Gegner, die geschlagen wurden. Die Plätze sind gleich verteilt. Mit --duplicate bekommen alle Tische einer Runde denselben Zufall, jeder spielt ihn mit reihum getauschten Plätzen, und Punkte sind der Anteil derer, die mit demselben Zufall am selben Platz schlechter waren: So hebt sich das Glück auf.

        {"  "}spielhafen tournament columbus --level boy --level sailor --level helmsman --kind round-robin
        {"  "}spielhafen tournament santa_timea --level sailor --level sailor --level boy --level "run:python my_bot.py" --duplicate
    .game = Das Spiel.
    .level = Ein Bot, der teilnimmt, die stärksten zuerst; mehrmals möglich, auch mit derselben Stufe; oder „run:“ und ein eigenes Programm (docs/protocol.md). Sonst alle Stufen.
    .kind = round-robin: jede Gruppe trifft sich einmal; swiss (wenn nichts anderes gesagt wird): Gleichstarke treffen sich; knock-out: Wer einen Tisch gewinnt, kommt weiter.
    .seats = Wie viele an einem Tisch sitzen.
    .rounds = Wie viele Runden ein Turnier nach Schweizer System hat; 5, wenn nichts anderes gesagt wird.
    .duplicate = Derselbe Zufall an allen Tischen, jeder Platz für alle.
    .option = Eine Hausregel wie professional=yes, oder preset=ours für alles, was wir anders spielen als gedruckt; auch mehrmals.
    .seed = Eine Zahl, die alles festlegt; dieselbe Zahl gibt auf jedem Rechner dasselbe Ergebnis.
    .seconds = So lange darf jede Antwort eines Programms dauern; sonst 5 Sekunden.
    .workers = So viele Prozesse; sonst einer je Kern.
    .json = Die Partien und die Tabelle auch in diese Datei schreiben.

help-tune = Aus Partien nach der Faustregel lernen, was die Merkmale eines Spiels wert sind.
    .more =
        Ein Faktor von 1 heißt: Ein Merkmal wiegt so viel, wie es nach dem Ausgang der Partien wiegen sollte. Was daraus folgt,
        entscheidet, wer die bot.py des Spiels kennt; was ein Spiel aus einer Datei liest, kann --write schreiben.

        {"  "}spielhafen tune caribbean_conquest --number 1000
    .game = Das Spiel.
    .seats = So viele spielen mit.
    .option = Eine Hausregel wie professional=yes, oder preset=ours für alles, was wir anders spielen als gedruckt; auch mehrmals.
    .number = So viele Partien.
    .seed = Eine Zahl, die alles festlegt; dieselbe Zahl gibt auf jedem Rechner dasselbe Ergebnis.
    .workers = So viele Prozesse; sonst einer je Kern.
    .write = Die Faktoren in diese Datei schreiben, mit ihrer Herkunft.

help-bench = Messen, wie schnell ein Spiel hier läuft.
    .more =
        {"  "}spielhafen bench santa_timea
    .game = Das Spiel.
    .option = Eine Hausregel wie professional=yes, oder preset=ours für alles, was wir anders spielen als gedruckt; auch mehrmals.
    .seconds = So lange für jede Zahl.
    .json = Die Zahlen auch in diese Datei schreiben.

help-conformance = Herausfinden, ob ein Programm das Protokoll der Bots einhält.
    .more =
        Spielt mit ihm und sagt, was es einhält. In docs/protocol.md steht, was ein Programm tun muss.

        {"  "}spielhafen conformance "python examples/bots/by_lot.py"
    .command = Die Befehlszeile, die das Programm startet.
    .game = Nur dieses Spiel; mehrmals möglich. Sonst alle.
    .seconds = So lange darf eine Antwort dauern.

help-new = Ein neues Spiel anlegen: ein kleines, das man sofort spielen kann.
    .more =
        Schreibt ein Paket mit Regeln, Regelheft, Bildern, Worten in allen Sprachen, einem Bot und Tests, bereit zum Umbauen. docs/new-game.md führt hindurch.

        {"  "}spielhafen new storm_bay
        {"  "}spielhafen new night_watch --kind cards
        {"  "}spielhafen --games storm_bay play storm_bay
    .name = Der Name des Spiels: Kleinbuchstaben, Ziffern und _, vorn ein Buchstabe.
    .kind = race: ein Brett, ein Würfel und kein Geheimnis; cards: Stiche mit verdeckten Karten auf der Hand; duel: zwei Schiffe und zwei Würfel, von denen man den niedrigeren noch einmal werfen darf; tiles: Plättchen mit Küste und Wasser, die man anlegt, wo sie passen.
    .folder = Wo der Ordner des Spiels angelegt wird; sonst hier.

cli-bug = Da ist etwas schiefgegangen, das nicht sein dürfte: { $what }. Bitte melden; SPIELHAFEN_DEBUG=1 zeigt, wo.
cli-needs-value = { $option } braucht einen Wert dahinter.
cli-unknown-language = „{ $language }“ spricht hier niemand. Bekannt: { $known }.
cli-unknown-command = Einen Befehl „{ $given }“ gibt es nicht. Es gibt: { $known }. Siehe: spielhafen --help
cli-unknown-option = „{ $given }“ bedeutet hier nichts. Siehe: { $command } --help
cli-too-much = „{ $given }“ ist mehr, als erwartet war. Siehe: { $command } --help
cli-missing = { $name } fehlt. Siehe: { $command } --help
cli-bad-value = „{ $given }“ passt nicht zu { $name }. Siehe: { $command } --help
cli-asked-wrongly = { $why } Siehe: { $command } --help
cli-which-game = Welches Spiel? Das leichteste zuerst:
    { $known }
cli-option-form = „{ $given }“ ist keine Hausregel; schreibe name=wert.
cli-out-of-range = { $name } muss zwischen { $least } und { $most } liegen, nicht { $given }.
cli-one-or-other = Gib { $one } oder { $other } an, nicht beides.
cli-bad-duration = { $option }: „{ $given }“ ist keine Zeitspanne wie 30m, 6h oder 1d.
cli-only-with = { $one } gibt es nur zusammen mit { $other }.

cli-file-missing = { $file } gibt es nicht. Stimmen Name und Ordner?
cli-file-forbidden = { $file } darfst du nicht lesen oder schreiben.
cli-file-is-folder = { $file } ist ein Ordner; erwartet war eine Datei.
cli-file-exists = { $file } gibt es schon; wähle einen anderen Namen.
cli-file-no-text = { $file } ist keine Textdatei (UTF-8).
cli-file-too-long = { $file } ist zu lang für ein Logbuch oder eine Stellung.
cli-file-trouble = { $file } lässt sich nicht lesen oder schreiben: { $why }.
cli-in-file = { $file }: { $why }

cli-unknown-level = Einen Bot „{ $level }“ gibt es nicht. Es gibt: { $known }.
cli-tournament-round = Runde { $round }
cli-tournament-rank = Rang
cli-tournament-bot = Bot
cli-tournament-score = Punkte
cli-tournament-opponents = Gegner
cli-tournament-wins = Siege
cli-tournament-games = Partien
cli-tournament-cross = Jeder gegen jeden: Partien vorn, von wie vielen
cli-unknown-kind = Eine Turnierart „{ $kind }“ gibt es nicht; es gibt: { $known }
cli-unknown-pace = Ein Tempo „{ $pace }“ gibt es nicht. Es gibt: { $known }.
cli-same-name = Zwei heißen { $name }; gib einem von beiden einen anderen Namen.
cli-level-alone = „{ $level }“ ist ein Bot; schreib --seat "bot:{ $level }", oder einen anderen Namen für einen Menschen.
cli-bad-seat = „{ $given }“ kann dort nicht sitzen: { $why }
cli-resume-alone = Ein Logbuch kennt Spiel, Plätze und Hausregeln; lass sie bei --resume weg.
cli-programs = In { $file } spielt ein Programm mit: { $command }. Ein Logbuch kann von irgendwem kommen; mit --programs darf es gestartet werden.
cli-bot-names = Petrel Gannet Fulmar Skua Tern
cli-recording = Gespielt wird
cli-verify-right = { $draws ->
    [one] Die eine Ziehung ist
   *[other] Alle { $draws } Ziehungen sind
} so, wie der Schlüssel { $draws ->
    [one] sie enthält
   *[other] sie enthält
}; { $seats ->
    [0] niemand hat
    [one] ein Kapitän hat
   *[other] { $seats } Kapitäne haben
} etwas hinzugefügt. Das Versprechen: { $commitment }
cli-verify-wrong = Zug { $ply } ist nicht, was der Schlüssel enthält: Geschrieben steht { $written }, gezogen wurde { $held }.
cli-verify-broken-promise = Der Schlüssel in diesem Logbuch ist nicht der, der vor der ersten Ziehung versprochen wurde.
cli-logbook-right = Das Logbuch stimmt: { $plies ->
    [one] ein Zug
   *[other] { $plies } Züge
}, und die Partie ist zu Ende.
cli-logbook-right-so-far = Das Logbuch stimmt: { $plies ->
    [one] ein Zug
   *[other] { $plies } Züge
}, und die Partie ist noch nicht zu Ende.

cli-games-name = Name
cli-games-title = Titel
cli-games-seats = Spieler
cli-games-minutes = Minuten
cli-games-complexity = Schwierigkeit
cli-game-complexity = { $complexity ->
    [light] leicht
    [deep] anspruchsvoll
   *[medium] mittel
}
cli-game-first = { $complexity }, gut zum Einstieg
cli-game-aim = Das Ziel: { $aim }
cli-game-facts = Für { $span ->
    [0] { $least ->
        [one] einen Spieler
       *[other] { $least } Spieler
    }
   *[other] { $least } bis { $most } Spieler
}, etwa { $minutes } Minuten; Schwierigkeit: { $complexity ->
    [light] leicht
    [deep] anspruchsvoll
   *[medium] mittel
}. Regelfassung { $version }.
cli-game-modes = Welches Spiel (--option name=wert):
cli-game-presets = Wie gedruckt, oder, mit --option preset=ours, wie wir spielen. Was dann anders ist:
cli-game-options = Hausregeln (--option name=wert):
cli-game-others = Weitere Hausregeln (--option name=wert):
cli-game-numbers = Was eine Variante ändern kann (--option name=wert, oder --option datei.toml mit allen):
cli-game-ours = wie gedruckt { $printed }; wie wir spielen { $ours }
cli-game-default = sonst { $value }
cli-game-printed = gedruckt: { $value }, in { $paragraph }

cli-examples-done = { $all ->
    [one] Ein Beispiel, { $held ->
        [0] und sie stimmt nicht.
       *[other] und sie stimmt.
    }
   *[other] { $all } Beispiele, { $held ->
        [0] von denen keine stimmt.
       *[other] von denen { $held } stimmen.
    }
}
cli-examples-apart = { $book }, { $law }: „{ $title }“ hat kein Gegenstück: Titel zwischen Zeilen mit ```examples und ``` stehen für die Beispiele des anderen Regelhefts, Paragraph für Paragraph, in derselben Reihenfolge.
cli-examples-none = { $file } enthält keine Beispiele: Sie stehen zwischen Zeilen mit ```example und ```.

cli-site-client = Kopiere die Weboberfläche …
cli-site-answers = Schreibe Spiele, Texte und Regelhefte …
cli-site-python = Packe Python, Spiele und Bots …
cli-site-done = Die Website liegt in { $folder } ({ $megabytes } MB, gepackt weniger). Zum Ansehen: python3 -m http.server --directory { $folder }
cli-site-no-parts = Python für Browser fehlt. ./play site ORDNER holt es in einer Kopie des Projekts.
cli-site-not-ours = { $folder } ist weder leer noch eine ältere Website von uns und bleibt, wie es ist.
cli-new-bad-name = „{ $name }“ kann kein Spiel heißen: Kleinbuchstaben, Ziffern und _, vorn ein Buchstabe, und kein Wort von Python.
cli-new-kind = Die Art „{ $given }“ gibt es nicht. Möglich: { $known }.
cli-new-taken = „{ $name }“ ist vergeben: Ein Spiel oder Python-Paket heißt schon so. Wähle einen anderen Namen.
cli-new-done =
    Das Spiel liegt in { $folder }. Zum Ausprobieren:
    {"  "}spielhafen --games { $folder } play { $name }
    {"  "}spielhafen --games { $folder } examples { $name }
    {"  "}spielhafen --games { $folder } check { $name }
    {"  "}python -m pytest { $folder }
    Was wo steht, sagt { $folder }/README.md; docs/new-game.md führt hindurch.
cli-perft-right = { $rows ->
    [one] Die eine Zahl ist, wie sie war.
   *[other] Alle { $rows } Zahlen sind, wie sie waren.
}
cli-perft-written = { $file } ist geschrieben: { $rows ->
    [one] eine Zahl
   *[other] { $rows } Zahlen
}.
cli-perft-no-file = { $file } gibt es nicht; --write legt es an.
cli-perft-wrong = Die Zahlen weichen ab: { $why }
cli-mining = Suche nach Rätseln
cli-puzzles-found = { $found ->
        [one] Ein Rätsel
       *[other] { $found } Rätsel
    } aus { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    }: { $file }
cli-puzzles-few = Das sind weniger als { $wanted }, weil manche die letzte Prüfung nicht bestanden haben. Derselbe Befehl sucht weiter.
cli-puzzles-none = Für { $game } gibt es noch keine Rätsel. Suche welche mit: spielhafen puzzles … --mine 10
cli-puzzles-name = Rätsel
cli-puzzles-difficulty = Schwierigkeit
cli-puzzles-missed = von Bots verfehlt
cli-counting = Gezählt wird
cli-perft-lines = { $lines ->
    [one] Ein Verlauf
   *[other] { $lines } Verläufe
} von { $depth ->
    [one] einem Zug
   *[other] { $depth } Zügen
}
cli-check-loads = Dateien und Deklarationen
cli-check-rules = Regeln, nach dem Vertrag
cli-check-examples = Beispiele des Regelhefts
cli-check-texts = Texte in allen Sprachen
cli-check-art = Bilder und Zeichen
cli-check-bot = Bots
cli-check-records = Aufgezeichnete Partien und Zählungen
cli-check-no-file = { $file } fehlt; jedes Spiel hat diese Datei.
cli-check-not-loaded = { $part } lässt sich nicht laden: { $why }
cli-check-no-start = Eine Partie mit { $seats } Plätzen kann nicht beginnen: { $why }. start(seats, options) muss für jede Zahl von Plätzen im Kopf des Spiels gehen.
cli-check-law = { $law }: { $why }. So sollte es sein: { $right }
cli-check-never = In keiner der Partien vorgekommen ({ $kind }): { $names }. Entferne, was nicht geschehen kann, oder lege eine Stellung, in der es kann, in tests/positions.
cli-check-no-examples = Das Regelheft hat keine Beispiele. Eines je Paragraph zeigt, dass Regeln und Regelheft übereinstimmen.
cli-check-one-language = { $name } fehlt in { $file }, die andere Sprache hat es. Ergänze es, oder entferne es dort.
cli-check-text = { $why }. Jeden Text gibt es in allen Sprachen, mit denselben Argumenten.
cli-check-no-policy = bot.py hat keine policy: Bots spielen blind. policy(g, moves, random) gibt schnell einen vernünftigen Zug.
cli-check-no-worth = bot.py hat kein worth: Bots, die suchen, müssen jede Partie zu Ende spielen. worth(g) schätzt jeden Platz von 0 bis 1.
cli-check-no-duel = Die Bots der Stufe { $level } können ihre Partien nicht beenden: { $why }. policy und worth müssen mit jedem Zustand zurechtkommen, policy auch mit jeder Auswahl seiner Züge.
cli-check-unordered = Die Stufen sind nicht geordnet: { $stronger } hatte { $share } % der Siege gegen { $weaker } in { $games } Partien. Es sollte weit mehr als die Hälfte sein; { $stronger ->
    [greedy] policy sollte besser wählen als der Zufall
   *[other] worth sollte gute Stellungen von schlechten unterscheiden
}.
cli-check-barely-ordered = { $stronger } hatte { $share } % der Siege gegen { $weaker } in { $games } Partien; das zeigt noch nicht, dass diese Stufe stärker ist. Ein besseres worth würde gute Stellungen von schlechten unterscheiden; spielhafen arena misst mit mehr Partien.
cli-check-golden = { $file } verläuft nicht mehr wie aufgezeichnet: { $why }. Wenn die Regeln geändert sind, erhöhe version im Kopf des Spiels und zeichne die Partie neu auf.
cli-check-no-golden = In tests/golden liegt keine aufgezeichnete Partie. Es sollte eine für jede Art des Endes sein: spielhafen record { $game } --golden
cli-check-no-perft = tests/perft.txt fehlt. Das schreibt die Datei: spielhafen perft { $game } --write
cli-check-perft = Die Zahlen in tests/perft.txt weichen ab: { $why }. Wenn die Regeln geändert sind, schreibt sie das neu: spielhafen perft { $game } --write
cli-check-stopped = Der Rest wird geprüft, wenn sich das Spiel laden lässt.
cli-check-done = { $wrong ->
    [0] Nichts ist auszubessern.
    [one] Eines ist auszubessern.
   *[other] { $wrong } Dinge sind auszubessern; fang mit dem ersten an.
}
cli-explain-topic = „{ $given }“ lässt sich nicht erklären. Möglich: { $known }.
cli-explain-state = Der Zustand „{ $state }“ für { $seats ->
    [1] einen Platz
   *[other] { $seats } Plätze
} hat { $fields ->
    [1] ein Feld
   *[other] { $fields } Felder
}:
cli-explain-field = Feld
cli-explain-type = Typ
cli-explain-values = Werte
cli-explain-secrecy = sichtbar für
cli-explain-comment = Kommentar
cli-simulating = Gespielt wird
cli-study-plan-or-merge = Eine Studie braucht entweder einen Plan oder Ordner zum Zusammenführen (--merge).
cli-no-plots = Was die Bilder zeichnet, ist nicht installiert; es kommt mit dem Extra „report“: pip install "spielhafen[report]"
cli-study-empty = { $folder } enthält noch keine Partien.
cli-report-done = Geschrieben: { $page } und { $table }.
cli-solving = Lösen
cli-dataset-checking = Prüfen
cli-dataset-checked = { $games ->
    [one] Eine Partie wurde noch einmal gespielt; sie endet, wie es geschrieben steht.
   *[other] { $games } Partien wurden noch einmal gespielt; sie enden, wie es geschrieben steht.
}
cli-study-kept = { $kept ->
    [one] Eine Partie ist
   *[other] { $kept } Partien sind
} von { $wanted } aufbewahrt, in { $folder }.
cli-measuring = Gemessen wird
cli-one-duellist = Zu einem Duell gehören zwei verschiedene Stufen: Gib { $option } zweimal an.
cli-no-game-for = Kein Spiel hier ist für { $seats ->
    [1] einen Kapitän
   *[other] { $seats } Kapitäne
} gedacht.
cli-nothing-to-learn = Bei { $game } ist so nichts zu lernen: Es braucht Merkmale in der bot.py, zwei Spieler und einige Partien, die enden.
cli-no-marks = In { $file } ist kein Platz für die Leiter: Setze { $marks } dorthin, wo sie stehen soll.
cli-checking = Beispiele werden gespielt

# Programme, die spielen

cli-seed = Startzahl { $seed }
cli-conformance-game = Spiel
cli-conformance-what = Geprüft
cli-conformance-verdict = Urteil
cli-conformance-detail = Im Einzelnen
cli-conformance-good = gut
cli-conformance-bad = NICHT eingehalten
cli-conformance-other = verschieden (darf sein)
conformance-greets = erwidert den Gruß, auch einen mit unbekannten Feldern
conformance-plays = spielt angebotene Züge, rechtzeitig
conformance-repeats = gleiche Frage, gleiche Antwort
conformance-leaves = endet beim Abschied

# Nach einem Hafen sehen

cli-admin-reports = { $messages ->
    [0] Keine Nachricht ist gemeldet.
    [one] Eine Nachricht ist gemeldet.
   *[other] { $messages } Nachrichten sind gemeldet.
}
cli-admin-reports-cleared = { $reports ->
    [one] Eine Meldung ist vergessen.
   *[other] { $reports } Meldungen sind vergessen.
}
cli-admin-checking = Tische werden angesehen
cli-admin-checked = { $tables ->
    [one] Ein Tisch wurde angesehen;
   *[other] { $tables } Tische wurden angesehen;
} { $broken ->
    [0] alles ist gut.
    [one] eine Sache ist nicht, wie sie sein soll.
   *[other] { $broken } Dinge sind nicht, wie sie sein sollen.
}
cli-admin-which = Welche Tische? Gib ihre Namen an.
cli-admin-which-file = Welche Datei?
cli-admin-exported = { $tables ->
    [one] Ein Tisch steht in { $file }.
   *[other] { $tables } Tische stehen in { $file }.
}
cli-admin-imported = { $tables ->
    [0] Es wurde nichts aufgenommen.
    [one] Ein Tisch wurde aufgenommen.
   *[other] { $tables } Tische wurden aufgenommen.
}
cli-admin-known = { $table } gibt es schon; er bleibt, wie er ist.
cli-admin-copied = Alles steht nun auch in { $file }.
cli-admin-restored = Der Hafen ist, wie er war, als die Kopie gemacht wurde: { $file }
cli-admin-aside = Was vorher da war, steht in { $file }.
cli-admin-no-file = So lässt sich nur ein Hafen in einer Datei zurückholen; nimm die Werkzeuge der Datenbank.
cli-admin-sure = { $tables ->
    [one] Das lässt sich nicht zurücknehmen: Mit --yes geschieht es diesem Tisch.
   *[other] Das lässt sich nicht zurücknehmen: Mit --yes geschieht es { $tables } Tischen.
}
cli-admin-deleted = { $tables ->
    [one] Ein Tisch ist vergessen.
   *[other] { $tables } Tische sind vergessen.
}
cli-admin-anonymised = { $tables ->
    [one] Ein Tisch kennt niemandes Namen mehr.
   *[other] { $tables } Tische kennen niemandes Namen mehr.
}
