# Che cosa ha scoperto il laboratorio.

lab-simulation = { $games ->
    [one] Una partita
   *[other] { $games } partite
}{ $unfinished ->
    [0] {""}
   *[other] {" "}({ $unfinished } incompiute)
}{ $winless ->
    [0] {""}
   *[other] , { $winless } senza vincitore
}
lab-counts = In ogni partita
lab-figures = Che cosa è successo
lab-arena = { $seats ->
    [one] Un capitano
   *[other] { $seats } capitani
}, { $deals ->
    [one] una situazione di partenza
   *[other] al massimo { $deals } situazioni di partenza
} per duello, ciascuna giocata due volte a posti scambiati
lab-bench = { $python }, { $loops } cicli di taratura al secondo

error-no-opponent = A un duello servono almeno due capitani, non { $seats }.

lab-captain = Capitano
lab-level = Livello
lab-wins = Vittorie
lab-interval = Intervallo al 95%
lab-place = Posto
lab-points = Punti
lab-count = Contati
lab-mean = Media
lab-minimum = Minimo
lab-median = Mediana
lab-p90 = 9 su 10 fino a
lab-maximum = Massimo
lab-plies = Mosse
lab-rounds = Giri
lab-figure = Grandezza
lab-share = Quota
lab-of = Su
lab-first = Livello
lab-second = contro
lab-ratings = Forza di gioco
lab-elo = Elo
lab-over = oltre { $elo }
lab-under = sotto { $elo }
lab-lead = Vantaggio in punti
lab-seats = Posti
lab-speed = Velocità
lab-ratio = Per 1000 cicli
lab-bench-setup = Preparazione di una partita
lab-bench-plies = Mosse, gioco casuale
lab-bench-games = Partite, gioco casuale
lab-bench-clone = Copia di uno stato
lab-bench-view = Vista
lab-bench-simulations = Simulazioni di 50 mosse
lab-bench-thoughts = Simulazioni dei livelli ({ $depth } mosse)
lab-bench-size = Dimensione di uno stato

# Programmi che non hanno giocato.

lab-random-moves = { $moves ->
    [one] Una mossa è stata tirata
   *[other] { $moves } mosse sono state tirate
} a sorte per il programma «{ $program }», perché non ne ha indicata in tempo una possibile.
lab-random-moves-seat = { $who }: { $moves ->
    [one] una mossa è stata tirata
   *[other] { $moves } mosse sono state tirate
} a sorte, perché il programma «{ $program }» non ne ha indicata in tempo una possibile.

lab-ladder = Ogni livello contro quello sotto
lab-game = Gioco
lab-deals = Situazioni di partenza
lab-goal = Obiettivo
lab-met = Raggiunto
lab-yes = sì
lab-no = no
lab-open = aperto
lab-no-opponent = nessuno
lab-feature = Caratteristica
lab-factor = Fattore
lab-spread = Dispersione
lab-tuning = Appreso da { $games ->
    [one] una partita
   *[other] { $games } partite
}, { $tables ->
    [one] una posizione
   *[other] { $tables } posizioni
}
lab-losses = Perdita media: { $judged } come si giudica ora, { $tuned } con fattori appresi dall’altra metà delle partite.

# Studies.

lab-condition = Condizione
lab-games = Partite
lab-wins-by-seat = Vittorie per posto
study-not-toml = questo non è TOML: { $why }
study-no-conditions = non c’è nessuna condizione; ognuna comincia con [[conditions]]
study-no-table = qui manca una tabella
study-too-many = ci sono più di { $most } condizioni
study-players-or-level = indica players, oppure level insieme a seats
study-no-value = questo valore non va bene: { $given }
study-no-number = serve un numero da { $least } a { $most }, non { $given }
study-unknown-field = non c’è un campo «{ $field }»; si conoscono { $known }
study-missing-field = manca il campo «{ $field }»
study-no-shard = «{ $given }» non è una parte di uno studio; scrivi per esempio 3/16.
study-no-precise-shards = Uno studio che finisce appena è abbastanza preciso non si può dividere in parti.
study-differs = La partita { $number } di «{ $condition }» è finita diversamente da quella conservata. Il programma o un bot è cambiato; usa una cartella nuova per lo studio.
study-of-another-plan = { $folder } contiene partite di un altro piano o di altre regole. Indica una cartella nuova.
study-of-another-shard = { $folder } contiene la parte { $shard } di questo studio. Indica una cartella nuova.
study-no-manifest = { $folder } non contiene nessuno studio: { $why }
study-not-written = In { $folder } non si può conservare più nulla: { $why }. Ciò che c’era è al sicuro; lo stesso comando riprende da lì.
study-in-use = Un altro programma sta usando { $folder }.
cluster-unknown = «{ $given }» non è un cluster; si conoscono { $known }.
cluster-not-installed = Ciò che parla con { $kind } non è installato; arriva con l’extra «cluster»: pip install "spielhafen[cluster]"
cluster-not-reached = Il cluster { $address } non risponde: { $why }
study-worker-died = La partita { $number } di «{ $condition }» chiude il suo processo ogni volta che comincia ({ $why }). Le altre partite sono conservate.

# La pagina di uno studio.

study-page-title = Che cosa mostrano le partite
study-page-games = { $games ->
    [one] Una partita
   *[other] { $games } partite
} in { $conditions ->
    [one] una condizione
   *[other] { $conditions } condizioni
}, seme { $seed }.
study-page-intervals = Tutti gli intervalli sono al 95 %. Le partite con lo stesso numero hanno avuto lo stesso caso in tutte le condizioni.
study-seat-unfair = Il posto { $seat } vince { $share } delle partite (95 %: da { $low } a { $high }); con posti uguali sarebbe { $fair }.
study-seats-fair = Nessun posto vince con certezza più o meno spesso degli altri (± { $points } punti).
study-length = Metà delle partite finisce dopo { $median } mosse, nove su dieci dopo { $most }.
study-undecided = Non finite: { $unfinished }. Finite senza vincitore: { $winless }.
study-choices = Una decisione ha in media { $moves } mosse permesse; { $forced } delle decisioni non lasciano scelta.
study-lead = Il primo posto cambia { $changes } volte a partita. In { $comebacks } delle partite il vincitore era dietro a metà; in media una partita è decisa dopo { $decided } dei suoi turni.
study-interaction = Nel { $share } dei turni altrui (95 %: da { $low } a { $high }; { $games ->
    [one] una partita osservata
   *[other] { $games } partite osservate
}) per un giocatore cambia qualcosa che tutti vedono: un pezzo o un numero accanto al nome.
study-places = I pezzi terminano il turno più spesso su { $places }, contato per partita. Di { $all } luoghi { $never ->
    [0] sono stati raggiunti tutti
    [one] uno non è mai stato raggiunto
   *[other] { $never } non sono mai stati raggiunti
}.
study-turns-missing = Qui non si sa dove vanno i pezzi né che cosa i giocatori cambiano agli altri. Per questo si osserva una partita su cinque delle prime 100; queste sono state conservate da una versione precedente o appartengono a un’altra parte dello studio.
study-skill-title = Fortuna e abilità: { $game }
study-skill = { $stronger } vince il { $wins } delle partite ({ $deals ->
    [one] una situazione di partenza
   *[other] { $deals } situazioni di partenza
}); tra giocatori uguali sarebbe il { $fair }. È come se la sola forza decidesse il { $skill } delle partite (95 %: da { $low } a { $high }) e un sorteggio equo le altre.
study-skill-unbalanced = Non tutti i giocatori hanno avuto ogni posto con la stessa frequenza; il vantaggio di un posto conta quindi come forza.
study-same-seat = Nel { $share } delle situazioni (95 %: da { $low } a { $high }) vince lo stesso posto, chiunque vi sieda; per caso sarebbe il { $accident }. Quanto eccede è fortuna che tutti i suoi occupanti hanno condiviso.
study-unused-moves = Mosse che nessuno ha mai fatto: { $names }.
study-all-moves = Ogni tipo di mossa è stato giocato.
study-unused-paragraphs = Paragrafi mai applicati: { $names }.
study-all-paragraphs = Ogni paragrafo con un passo proprio è stato applicato.
study-plot-wins = Vittorie per posto
study-plot-sweep = Vittorie per posto in ogni condizione di { $game }, con intervalli al 95 %; ogni posto ha il suo segno
study-plot-length = Durata delle partite
study-plot-moves = Mosse per tipo
study-plot-paragraphs = Paragrafi del regolamento applicati
study-plot-choices = Mosse permesse per decisione, secondo il turno
study-plot-lead = Vantaggio del primo sul secondo, secondo il turno
study-plot-places = Dove i pezzi dei giocatori terminano il turno
study-axis-wins = Vittorie in %
study-axis-per-game = Per partita
study-axis-round = Turno
study-axis-choices = Mosse permesse
study-axis-lead = Punti
study-axis-places = Arrivi per partita
study-never = mai
study-compared = «{ $second }» rispetto a «{ $first }»
study-compared-how = Differenze tra partite con lo stesso caso, la seconda meno la prima. «Guadagno delle coppie» dice quante volte più partite servirebbero senza coppie. «Metà» confronta, in errori standard, le partite dispari e pari della prima condizione: oltre ±2 in un caso su venti.
study-head-figure = Grandezza
study-head-difference = Differenza
study-head-interval = Intervallo al 95 %
study-head-gain = Guadagno delle coppie
study-head-check = Metà
study-figure-wins = Vittorie del posto { $seat } in punti percentuali
study-figure-choices = Mosse permesse per decisione
study-figure-forced = Decisioni senza scelta in punti percentuali

# La soluzione di una piccola posizione
lab-method = Metodo
lab-value = Valore
lab-seconds = Secondi
lab-method-induction = induzione a ritroso
lab-method-iteration = iterazione dei valori
lab-method-program = programmazione lineare
lab-method-regret = minimizzazione del rimpianto
lab-solved-states = { $states ->
    [one] uno stato
   *[other] { $states } stati
}, niente è segreto
lab-solved-sets = { $nodes } nodi, { $sets } insiemi d’informazione
lab-solved-agrees = I metodi concordano.
lab-solved-once = Un solo metodo: l’altro ha bisogno di SciPy.
lab-solved-differs = I metodi non concordano!
lab-lost = Perdita per partita
lab-decisions = Decisioni
lab-mistakes = Non le migliori
error-no-mini-game = non c’è nessuna piccola posizione risolta di { $game }.

# A data set
error-dataset-differs = la partita { $number } di «{ $condition }» finisce diversamente da com’è scritto.
error-dataset-rows = { $file } non è il file di cui è stata calcolata la somma.
