# La prima pagina, e come si prepara una partita.

# Il porto
web-harbour = Porto
web-harbour-line = { $games ->
    [0] Un porto per giochi di vela. Entra, il tè è caldo.
    [one] Un porto per giochi di vela. Il primo è già all’ancora.
   *[other] Un porto per { $games } giochi di vela. Entra, il tè è caldo.
}
web-new-table = Nuova partita
web-open-saved = Apri una partita salvata
web-games = Giochi
web-players = Giocatori:
web-minutes = { $minutes } min
web-complexity = Difficoltà:
web-complexity-light = facile
web-complexity-medium = media
web-complexity-deep = impegnativa
web-first-game = Buono per iniziare
web-play-now = Gioca subito
    .hint = Subito, contro { $bots ->
        [one] un bot
       *[other] { $bots } bot
    } di livello facile, con le regole stampate
web-set-up = Prepara…
web-own-name = Skipper
web-go-on = Continua
web-go-on-with = Continua la tua partita
web-voyages = Le tue partite
web-voyages-none = Nessuna partita in corso.
web-voyage-yours = Tocca a te
web-voyage-waits = Tocca a { $names }
web-voyage-gathering = In attesa di amici
web-voyage-won = Vittoria: { $names }
web-voyage-over = Finita, senza vincitore
web-scuttle = Elimina il tavolo { $id }
web-scuttle-ask = Eliminare questo tavolo per sempre? Poi nessuno potrà più aprirlo.
web-scuttle-yes = Elimina
web-scuttle-no = Tieni
web-scuttled = Il tavolo { $id } è eliminato.
web-unlist = Togli il tavolo { $id } dal tuo elenco
web-unlist-ask = Togliere questo tavolo dal tuo elenco? Per gli altri resta, con il suo giornale di bordo, e quando tocca a te ricompare. Sarà eliminato solo quando non sarà più in nessun elenco.
web-unlist-yes = Togli dall’elenco
web-unlisted = Il tavolo { $id } non è più nel tuo elenco. Il suo link porta ancora lì.

# Le proprie partite finite
web-my-games = Le mie partite
web-mine-none = Il giornale di bordo è ancora vuoto
web-mine-none-hint = Porta a termine una partita, e qui troverai i tuoi piazzamenti, le serie di vittorie e i risultati migliori.
web-mine-begin = Scegli un gioco
web-mine-games = { $games ->
    [one] una partita
   *[other] { $games } partite
}
web-mine-won = { $won ->
    [0] nessuna vinta
    [one] una vinta
   *[other] { $won } vinte
}
web-mine-points = Più punti: { $points }
web-mine-fastest = Vittoria più rapida: { $when }
web-mine-streak-best = Serie di vittorie più lunga: { $games }
web-mine-tile-games = { $games ->
    [one] partita giocata fino in fondo
   *[other] partite giocate fino in fondo
}
web-mine-tile-won = { $won ->
    [one] vittoria
   *[other] vittorie
}
web-mine-tile-streak = vittorie di fila al massimo, { $streak ->
    [0] ora nessuna
    [one] ora una
   *[other] ora { $streak }
}
web-mine-tile-hours = { $hours ->
    [one] ora in mare
   *[other] ore in mare
}
web-mine-latest = Piazzamenti delle ultime partite, dalla più vecchia: { $places }
web-mine-last = Le ultime partite
web-mine-place = posto { $place } di { $seats }
web-mine-private = I tuoi dati
web-mine-private-hint = Questa pagina la vedi solo tu. Una partita conta se hai giocato un posto dall’inizio alla fine di persona; partite guidate, posizioni aperte e partite ripetute non contano. L’eliminazione toglie questo elenco dal server; i tavoli restano nel tuo elenco finché non li togli da lì.
web-mine-save = Salva in un file
web-mine-erase = Elimina tutto
web-mine-erase-ask = Eliminare per sempre le statistiche di tutte le tue partite?
web-mine-erase-yes = Elimina
web-mine-erase-no = Tieni
web-mine-erased = Le statistiche delle tue partite sono eliminate.

# Una nuova partita
web-new-which = Gioco
web-new-chairs = Giocatori
web-new-size = Da { $least } a { $most } giocatori, circa { $minutes } minuti
web-new-size-fixed = { $most } giocatori, circa { $minutes } minuti
web-licences = Licenze di tutto ciò che si usa qui
web-new-rules = Regole
web-preset = Come volete giocare?
web-preset-differs = Che cosa è diverso dallo stampato
web-preset-each = Ogni regola, una per una
web-numbers = Numeri del gioco
web-numbers-hint = Cambia dadi, carte, navi, prezzi e simili, e gioca a un gioco tuo. Il regolamento continua a parlare del gioco stampato.
web-number-bounds = Da { $low } a { $high }, stampato { $printed }
web-numbers-printed = Tutto come stampato
web-numbers-link = Link a questa variante
web-levels = Che cosa significano i livelli dei bot
web-new-too-few = { $least ->
    [one] Serve almeno un giocatore.
   *[other] Servono almeno { $least } giocatori.
}
web-new-nobody-here = Almeno un giocatore deve sedere a questo schermo.
web-chair = Giocatore { $number }
web-chair-who = Chi gioca
web-chair-name = Nome
web-chair-level = Quanto gioca bene il bot
web-chair-here = Qui
web-chair-here-hint = a questo schermo
web-chair-open = Amico
web-chair-open-hint = arriva con un link
web-chair-bot = Bot
web-chair-empty = Vuoto
web-chair-empty-hint = non gioca
web-bot-names = Magellano, Vespucci, Mary Read, Tasman, Jeanne Baret, Drake
web-start = Inizia la partita

# Ratings

web-ratings = Punteggi di forza
web-ratings-what = Un punteggio dice quanto è forte qualcuno. L’intervallo accanto dice quanto è sicuro: in 95 casi su 100 la vera forza sta lì dentro. Tutti cominciano da 1500, i bot sono sulla stessa scala e ogni lista vale per sé. Poiché si può giocare contro sé stessi, un punteggio non dimostra nulla.
web-ratings-scale = { $game } in { $seats }
web-ratings-name = Nome
web-ratings-strength = Forza
web-ratings-range = Intervallo
web-ratings-games = Partite
web-ratings-first = prima impressione
web-ratings-you = tu
web-ratings-bot = bot
web-ratings-none = Non è ancora stata valutata nessuna partita.
web-ratings-join-hint = Le tue partite sono valutate solo se sei d’accordo; allora tutti in questo porto vedono qui il tuo nome e il tuo punteggio. Una partita conta se tutte le persone al tavolo erano d’accordo prima che cominciasse: giocata fino in fondo con le regole consuete, senza posti prestati, patte concordate o mosse ritirate di comune accordo.
web-ratings-your-name = Il tuo nome nella lista
web-ratings-join = Valuta le mie partite
web-ratings-joined = Le tue partite sono valutate con il nome { $name }.
web-ratings-erase-ask = Cancellare i tuoi punteggi e tutto ciò che è conservato delle tue partite valutate? Le tue partite non saranno più valutate.
web-ratings-erased = I tuoi punteggi sono cancellati.
