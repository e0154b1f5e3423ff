# Pagine dei tornei.

contest-title = Tornei
contest-none = Non c’è ancora nessun torneo.
contest-create = Organizzare un torneo
contest-name = Nome del torneo
contest-game = Gioco
contest-kind = Formula
contest-kind-round-robin = Girone all’italiana
contest-kind-swiss = Sistema svizzero
contest-kind-knock-out = Eliminazione diretta
contest-hint-round-robin = Ogni gruppo che sta a un tavolo si incontra una volta.
contest-hint-swiss = In ogni turno si incontrano i pari, e possibilmente mai due volte gli stessi.
contest-hint-knock-out = Chi vince un tavolo va avanti, finché ne resta uno. Dopo l’inizio del primo turno non ci si iscrive più.
contest-seats = Giocatori per tavolo
contest-rounds = Turni
contest-duplicate = La stessa distribuzione per tutti
contest-duplicate-hint = Tutti i tavoli di un turno hanno le stesse carte e gli stessi dadi, e sei confrontato con chi siede allo stesso posto. Nessuno può guardare gli altri tavoli finché non è finito l’ultimo del turno.
contest-announce = Annunciare
contest-stage-entry = Iscrizioni aperte
contest-stage-rounds = Turno { $round }
contest-stage-over = Concluso
contest-count = { $entrants ->
    [one] { $entrants } iscritto
   *[other] { $entrants } iscritti
}
contest-mine = tuo
contest-table-size = Tavoli da { $seats }
contest-of-rounds = { $rounds ->
    [one] Un turno
   *[other] { $rounds } turni
}
contest-enter = Iscriversi
contest-enter-hint = Tutti in questo porto vedono qui il tuo nome. Il tuo posto è legato a questo browser.
contest-your-name = Il tuo nome
contest-entered = Partecipi come { $name }.
contest-leave = Ritirarsi
contest-leave-sure = Ritirarsi davvero
contest-left = Ti sei ritirato. Una partita iniziata resta tua.
contest-next = Il tuo tavolo del turno { $round } è pronto.
contest-play = Al tuo tavolo
contest-rest = In questo turno non hai partite.
contest-round = Turno { $round }
contest-earlier = Turni precedenti
contest-watch = Al tavolo
contest-sealed = chiuso finché tutti non avranno giocato questa distribuzione
contest-closed = Questo tavolo per ora è chiuso
contest-playing = in corso
contest-decided = deciso dall’organizzazione
contest-own = la tua partita
contest-place = { $place }º
contest-standings = Classifica
contest-rank = Posto
contest-entrant = Nome
contest-score = Punti
contest-opponents = Punti degli avversari
contest-wins = Vittorie
contest-games = Partite
contest-points-hint = Una partita vale la quota di avversari battuti: 1 per chi vince, 0 per l’ultimo.
contest-points-duplicate = Una partita vale la quota di chi ha fatto peggio con la stessa distribuzione allo stesso posto.
contest-cross = Chi è arrivato davanti a chi
contest-cross-hint = Partite davanti all’altro, su quante: 1/2 vuol dire una su due.
contest-you = tu
contest-bot = bot
contest-gone = ritirato
contest-nameless = nome cancellato
contest-organiser = Organizzi questo torneo
contest-start = Iniziare il turno { $round }
contest-started = Il turno { $round } è iniziato.
contest-running = Il turno successivo può iniziare quando tutte le partite hanno un risultato. Una partita che non va avanti si può decidere qui.
contest-bot-name = Nome del bot
contest-bot-level = Livello
contest-add-bot = Iscrivere un bot
contest-remove = Togliere { $name }
contest-decide = Inserire il risultato
contest-decide-game = Inserire il risultato: { $names }
contest-place-of = Posto di { $name }
contest-save = Salvare il risultato
contest-noted = Il risultato è registrato.
contest-end = Concludere il torneo
contest-ended = Il torneo è concluso.
contest-erase = Cancellare il torneo
contest-erase-sure = Cancellarlo per tutti
contest-kept = Ciò che è conservato di te
contest-kept-hint = I tornei conservano il nome con cui ti iscrivi, i tuoi risultati e il fatto che organizzi. Se lo cancelli, i risultati restano senza il tuo nome e nessuno dirige più i tornei che organizzi.
contest-erase-ask = Toglierti da tutti i tornei?
contest-erased = Di te non è più conservato nulla.
contest-all = Tutti i tornei
