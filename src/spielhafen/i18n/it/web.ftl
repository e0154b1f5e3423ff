# Che cosa dice il browser: pagine, pulsanti e ciò che viene letto ad alta voce.

# Dappertutto
web-to-harbour = Torna al porto
web-close = Chiudi
web-loading = Un momento…
web-lost = Il collegamento è interrotto. Nuovo tentativo…
web-unreachable = Il porto non risponde. Riprova fra un momento.
web-local-start = Il porto in questa pagina si prepara…
web-local-failed = Il porto in questa pagina non è riuscito a partire ({ $detail }).
web-local-no-storage = Questo browser qui non conserva i tavoli: puoi giocare, ma alla chiusura della pagina spariscono. Su https restano.
web-local-storage-refused = Questo browser non concede memoria alla pagina, forse perché la finestra è privata: puoi giocare, ma alla chiusura della pagina i tavoli spariscono.
web-local-storage-full = Questo browser non ha più spazio per la pagina: puoi continuare a giocare, ma quello che succede da adesso sparisce alla chiusura della pagina. Dalle impostazioni puoi salvare tutti i tavoli in un file.
web-local-understood = Ho capito
web-local-alone = Questo porto vive nel tuo browser. Per giocare con persone su altri dispositivi, apri il giornale di bordo di una partita in un porto con un server.
web-local-update = C’è una versione più recente di questo sito. I tuoi tavoli restano come sono.
web-local-update-take = Carica
web-local-update-later = Più tardi
web-local-tables = Tavoli di questo browser
    .hint = Tutti i tavoli stanno solo in questo browser. Salvati in un file, si possono portare in un altro, o mettere al sicuro.
web-local-save = Salva tutti i tavoli
web-local-restore = Apri tavoli salvati…
web-local-sure = Tutti i tavoli di questo browser vengono sostituiti da quelli del file.
web-local-replace = Sostituisci
web-local-no-tables = Questo file non contiene tavoli salvati; non è cambiato niente.
web-local-no-space = Per i tavoli di questo file la memoria del browser non basta; quelli che avevi ci sono ancora.
web-local-nothing-kept = Questo browser qui non conserva i tavoli, perciò non c’è niente da salvare.
web-offline = Senza connessione puoi leggere i regolamenti, le partite guidate e le partite finite che hai già aperto qui. Per giocare serve la rete.
web-kept = Leggere senza connessione
    .hint = I regolamenti, le partite guidate e le partite finite che hai aperto si possono leggere qui anche senza rete. Delle partite in corso non si conserva niente.
web-kept-erase = Cancella le partite conservate
web-kept-erased = Le partite conservate sono cancellate.
web-install = Installa come app
    .hint = Spielhafen riceve una sua icona e si apre senza le barre del browser.
web-try-again = Riprova
web-error-answer = Il server ha risposto qualcosa che non si riesce a leggere ({ $status }).
web-nowhere = Questa pagina non esiste.
web-gone = Questo tavolo non c’è più
web-no-table = Qui non c’è nessun tavolo
web-broken = Questo tavolo non si può mostrare
web-gone-hint = È stato sparecchiato, o l’indirizzo non è giusto.
web-theme-to-night = Accendi le lampade
web-theme-to-day = Fai entrare il giorno

# Il tavolo
web-table-doors = Tavolo
web-board = La mappa
web-beside = Accanto alla mappa
web-history = Cronologia
web-rules = Regole
web-scores = Punteggi
web-text-view = Vista testuale
web-settings = Impostazioni
web-captain = Capitano
web-captains = Capitani
web-you = tu
web-to-move = di turno
web-thinking = ci pensa
web-winner = ha vinto
web-lies-open = Carte scoperte di { $name }
web-log = Giornale di bordo
web-log-empty = Non è ancora successo niente.
web-recap = Dalla tua mossa
web-recap-now = Poco fa
web-recap-watch = Rivedi
web-recap-close = Chiudi: torna al giornale di bordo
web-skip = Salta
web-look-back = Mostra questo momento
web-hand-order = Ordina le carte
web-hand-order-dealt = come date
web-hand-order-direction = per direzione
web-hand-order-worth = per valore
web-hand-empty = La tua mano è vuota.
web-tray-empty = Nessun dado è stato ancora lanciato.
web-duel-total = In tutto
web-duel-adds = Si aggiunge
web-order = In quest’ordine: { $names }
web-flag-lowest = la più bassa
web-flag-highest = la più alta
web-flag-cancelled = annullata
web-flag-past = passata
web-shop-have = ne hai { $count }
web-shop-owned = tua
web-card-worth = { $card }, ora vale { $worth }
web-so-many = { $have } di { $of }
web-row = { $what }: { $have } di { $of }
web-meter = { $what }: ancora { $left } di { $of }
web-commit = Gioca
web-undo = Annulla: { $what }
web-undo-word = Annulla
web-undo-whole = Annulla l’intera manovra
web-undo-choice = Togli la selezione
web-turn-tile = Ruota
web-undo-nothing = Niente da annullare
web-undo-barred = { $why }
web-handle-forward = Avanti
web-handle-port = Babordo
web-handle-starboard = Tribordo
web-handle-stop = Alt
web-handle-load = Carica
web-handle-repair = Ripara
web-more = Altro
web-really = Davvero? { $what }
web-glass = Ingrandimento
web-glass-nearer = Ingrandisci
web-glass-farther = Riduci
web-glass-whole = Tutta la mappa
web-glass-inset = Dove ci troviamo sulla mappa
web-undo-alone = Annulla la tua ultima decisione e tutto ciò che ne è seguito. Poi dadi e carte si lanciano e si pescano di nuovo.
web-undo-again = Dadi, carte o altri hanno già parlato: ciò che annulli si lancia e si pesca di nuovo, e il diario lo annota. Se lo vuoi, premi ancora una volta.
web-undo-ask = Chiedi se si può annullare. { $why }
web-asks-undo-asked = { $plies ->
    [one] { $name } vorrebbe annullare l’ultima mossa.
   *[other] { $name } vorrebbe annullare le ultime { $plies } mosse.
}
web-undo-agree = D’accordo
web-undo-decline = No
web-asks-undo-waits = Hai chiesto; manca la risposta di { $names }.
web-asks-undo-waits-for = { $name } vorrebbe annullare qualcosa; manca la risposta di { $names }.
web-undo-never-mind = Lascia stare
web-scroll = La mappa continua oltre il bordo
web-scroll-north = Sposta la mappa verso nord
web-scroll-east = Sposta la mappa verso est
web-scroll-south = Sposta la mappa verso sud
web-scroll-west = Sposta la mappa verso ovest
web-scroll-home = La mappa com’è stampata
web-not-offered = Adesso non puoi sceglierlo: scegli una pedina, una casella o un pulsante in evidenza.
web-not-your-turn = Tocca a { $name }: potrai scegliere quando sarà il tuo turno.
web-choose-on = Hai scelto: { $thing }. Ora scegli qualcosa che è illuminato.
web-choose-place = { $thing }: ora scegli una delle caselle illuminate.
web-choose-area = { $thing }: ora scegli una delle zone illuminate.
web-choose-piece = { $thing }: ora scegli una delle pedine illuminate.
web-nothing-there = Lì ora non c’è niente da fare: scegli qualcosa che è illuminato, o un pulsante.
web-play-again = { $move }: sceglilo ancora una volta, o premi Gioca.
web-gather-stop = Annulla
web-way = Destinazione: { $thing }, a { $steps ->
    [one] un passo
   *[other] { $steps } passi
}: scegli di nuovo, o premi Gioca.
web-text-ways = { $piece }: { $count ->
    [one] una meta raggiungibile
   *[other] { $count } mete raggiungibili
}
web-choose-way = Scegli un punto luminoso; il triangolo mostra dove punterà la prua.
web-choose-heading = Scegli una freccia: dove deve puntare la prua?
web-way-armed = Può sparare da lì
web-way-foe = Lì i nemici potrebbero colpirla
web-way-battery = Sotto i cannoni di una batteria
web-ways = Punti raggiungibili
web-way-headings = { $count ->
    [one] Una rotta
   *[other] { $count } rotte
}: scegli con i tasti Q ed E.
web-same-again = Lo stesso per { $piece }
web-fleet-same = { $all ->
    [yes] Lo stesso per tutte e { $count }
   *[no] Lo stesso per { $count } navi
}
web-fleet-straight = { $all ->
    [yes] Tutte e { $count } dritte
   *[no] { $count } navi dritte
}
web-ask-way = Dove va { $piece }?
web-choose-first = Scegli prima: { $things }.
web-either = { $first }, { $rest }
web-either-last = { $first } o { $rest }
web-read-law = Leggi { $law } nelle regole
web-type-move = La tua mossa, scritta:
web-type-play = Gioca
web-pass-to = Passa lo schermo a { $name }
web-curtain = Sipario
    .hint = Nasconde le mani quando uno schermo gira fra più giocatori.
web-curtain-hint = Chi non è { $name } ora guarda il mare.
web-curtain-lift = Sono { $name }
web-tabs = Parti del tavolo
web-tab-hand = Mano
web-tab-table = Tavolo
web-tab-captains = Capitani
web-tab-log = Giornale
web-to-shop = All’emporio

# Chi siede al tavolo
web-company = Giocatori
web-gathering = { $free ->
    [one] Una sedia è ancora libera
   *[other] { $free } sedie sono ancora libere
}
web-gathering-hint = Manda questo link. Chi lo apre può partecipare con un nome; quando tutti i posti sono occupati, la partita comincia.
web-gathering-invited = Hai un invito a una partita: { $game }.
web-gathering-late = Hanno tutti una sedia
web-gathering-late-hint = Mancano ancora: { $names }. La partita comincia appena tutti hanno aperto il tavolo.
web-sit-name = Il tuo nome
web-sit-down = Siediti
web-sit-too = Fai giocare un’altra persona a questo schermo
web-fill-bots = { $free ->
    [one] Un bot prende la sedia
   *[other] I bot prendono le sedie
}
web-lent = { $level } al tuo posto
web-lent-plays = Al tuo posto gioca un bot: { $level }.
web-look-as = Guarda il tavolo come { $name }
web-orders = Istruzioni
web-orders-only-move = Gioca per me la mia unica mossa
    .hint = Quando le regole ti lasciano una sola mossa, viene giocata per te. Annullare una mossa vi mette fine.
web-orders-repeat = Fino alla fine del giro, gioca sempre
web-orders-repeat-none = niente: chiedimi
web-orders-repeating = Appena è permesso, si gioca per te: { $move }.
web-seat-lend = Lascia giocare un bot
web-seat-elsewhere = siede altrove
web-seat-back = Torna a giocare tu
web-seat-move = Su un altro dispositivo
web-seat-move-hint = Apri questo link sull’altro dispositivo entro un’ora. Vale una volta sola, e poi questo dispositivo può solo guardare. Non mostrarlo a nessun altro.
web-leave = Lascia il tavolo
web-leave-ask = Un bot continua a giocare per te, e non puoi tornare. Te ne vai?
web-leave-ask-early = La tua sedia torna libera. Te ne vai?
web-leave-yes = Vai via
web-leave-no = Resta
web-watching = Stai guardando. Questo link porta qui.
web-link-table = Link a questo tavolo
web-link-table-hint = Chi lo apre guarda, o prende una sedia libera.
web-link-seat = Link al posto di { $name }
web-link-code = Lo stesso link come codice QR
web-link-copy = Copia
web-link-share = Condividi
web-link-copied = Il link è copiato.
web-link-marked = Il link è selezionato: copialo con la tastiera.
web-link-lonely = A questo indirizzo il porto risponde solo su questo computer. Per gli altri, aprilo con «serve --host 0.0.0.0» e usa l’indirizzo del computer nella tua rete.
web-claim = Siediti qui
web-claim-hint = Il tuo posto al tavolo { $id } passa a questo dispositivo. L’altro potrà solo guardare.
web-claim-yes = Prendi posto
web-claim-no = Guarda soltanto

# Dadi che si possono verificare
web-dice = Verifica dadi e carte
web-dice-promise = La promessa dei dadi
web-dice-promise-hint = Il porto ha scelto la chiave di tutti i dadi prima che qualcuno si sedesse. Questa è la sua impronta; alla fine si mostra la chiave stessa.
web-dice-kept = La chiave è quella promessa prima della prima estrazione.
web-dice-not-kept = La chiave non è quella promessa prima della prima estrazione!
web-dice-seen = È la promessa mostrata a questo browser durante la partita.
web-dice-not-seen = Durante la partita a questo browser è stata mostrata un’altra promessa!
web-dice-mine = Ciò che ha aggiunto questo browser fa parte dei dadi.
web-dice-not-mine = Ciò che ha aggiunto questo browser manca dai dadi!
web-dice-right = { $draws ->
    [one] L’unica estrazione è stata ricalcolata qui, ed è giusta.
   *[other] Tutte le { $draws } estrazioni sono state ricalcolate qui, e sono giuste.
}
web-dice-wrong = L’estrazione alla mossa { $ply } non è quella contenuta nella chiave!
web-dice-means = Questo dimostra che nessuna estrazione è stata cambiata dopo o scelta per qualcuno. Non può dimostrare che nel porto nessuno abbia visto che cosa stava per arrivare.
web-dice-key = La chiave
web-dice-added = Aggiunto da { $name }
web-dice-draws = Tutte le estrazioni
web-dice-ply = Mossa
web-dice-drawn = Estratto
web-dice-rolls = Ricavato da

# Guardare indietro
web-past = Il passato: mossa { $ply } di { $last }
web-past-hint = Stai guardando un momento precedente. La partita continua.
web-past-hint-over = Stai guardando un momento precedente. La partita è finita.
web-history-first = All’inizio
web-history-back = Una mossa indietro
web-history-on = Una mossa avanti
web-history-last = Al presente
web-history-play = Fai scorrere
web-history-pause = Ferma
web-history-speed = Velocità
web-history-slider = Mossa
web-history-place = { $ply } di { $last }
web-history-live = Torna al presente

# Punteggi e fine
web-score-pages = Fogli
web-score-on = Si riparte
web-score-look = Guarda il conteggio, poi si riparte.
web-won = Vince { $name }
web-won-shared = Vittoria condivisa: { $names }
web-won-nobody = La partita è finita senza un vincitore
web-end-mine = { $shared ->
    [yes] { $place ->
        [1] Vi dividete la vittoria. Ben navigato!
       *[other] Condividi il posto { $place } di { $of }.
    }
   *[no] { $place ->
        [1] Il primo posto è tuo. Ben navigato!
        [2] { $of ->
            [2] Arrivi al secondo posto. La prossima marea è tua.
           *[other] Posto 2 di { $of }: un solo risultato migliore del tuo.
        }
       *[other] { $last ->
            [yes] Posto { $place } di { $of }: il mare ti deve una rivincita.
           *[no] Posto { $place } di { $of }: a casa, al sicuro.
        }
    }
}
web-end-places = Classifica
web-end-figures = La partita in cifre
web-end-moves = { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}
web-end-minutes = { $minutes ->
    [0] meno di un minuto
    [one] un minuto
   *[other] { $minutes } minuti
}
web-end-hours = { $hours ->
    [one] un’ora
   *[other] { $hours } ore
}
web-end-days = { $days ->
    [one] un giorno
   *[other] { $days } giorni
}
web-lead = Chi era in testa
web-lead-hint = Le probabilità di vincere dopo ogni turno, secondo la regola empirica dei bot, che vede tutto
web-lead-told = { $changes ->
    [0] { $name } in testa dall’inizio alla fine.
    [one] La testa è passata di mano una volta; più a lungo l’ha tenuta { $name }.
   *[other] La testa è passata di mano { $changes } volte; più a lungo l’ha tenuta { $name }.
}
web-same-deal = Ancora, da un altro posto
    .hint = Tutti si spostano di un posto; carte e dadi arrivano come in questa partita. Dato che sono noti, la nuova partita non conta nelle tue statistiche.
web-same-deal-known = Carte e dadi di questa partita sono quelli di una precedente; qualcuno può conoscerli, perciò non conta nelle tue statistiche.
web-last-page = L’ultima pagina
web-rematch = Ancora una
web-rematch-laid = La prossima partita è pronta: gli altri ti aspettano.
web-rematch-watch = Alla prossima partita
web-look-at-table = Guarda il tavolo
web-logbook = Giornale di bordo come file

# Il tavolo a parole
web-text-offers = Che cosa puoi fare
web-text-no-offers = Per il momento niente.
web-text-table = Sul tavolo
web-text-chart = Sulla mappa
web-text-tiles = Le tessere sulla mappa ({ $count })
web-tile-water = { $place }: acqua a { $sides }
web-tile-land = { $place }: solo terra
web-side-n = nord
web-side-e = est
web-side-s = sud
web-side-w = ovest
web-text-open = In vista: { $cards }.
web-times = { $count } × { $thing }
web-text-places = { $first } … ({ $count } mete)

# Regole
web-rules-search = Cerca
web-rules-contents = Indice
web-rules-needed = Importante ora
web-rules-short = In breve
web-rules-nothing = Nelle regole questo non c’è.
web-rules-missing = Questo regolamento non si trova.
web-rules-moments = Le immagini dell’esempio
web-rules-moment = Immagine { $number } di { $all }
web-rules-before = L’immagine precedente
web-rules-after = L’immagine seguente

# Impostazioni
web-setting-language = Lingua
web-setting-language-system = come il sistema
web-setting-theme = Luce
web-setting-theme-system = come il sistema
web-setting-theme-day = giorno
web-setting-theme-night = notte
web-setting-theme-contrast = contrasto elevato
web-setting-pace = Ritmo degli altri
web-setting-pace-unhurried = tranquillo
web-setting-pace-brisk = svelto
web-setting-pace-at-once = immediato
web-setting-motion = Movimento
web-setting-motion-system = come il sistema
web-setting-motion-full = con animazioni
web-setting-motion-still = senza animazioni
web-setting-confirm = Conferma le mosse
    .hint = Ciò che scegli si gioca solo quando premi «Gioca» o Invio, o lo scegli di nuovo.
web-setting-aims = Scopo del gioco
    .hint = Appare la prima volta che apri un gioco; poi lo trovi dietro il punto interrogativo.

# Che cosa si vuole, e a che serve ogni cosa
web-aim = Scopo
web-aim-open = Scopo del gioco
web-aim-start = Si parte!
web-aim-more = Indica una cosa sul tavolo, o tienici sopra il dito, per sapere a che serve.
web-explain = Spiegazione
web-explain-place = { $kind }, { $place }
web-explain-mark = { $mark }: { $use }
web-explain-move = Ora: { $move }.
web-explain-moves = Ora: così hai { $count } possibilità.
web-explain-words = cosa what
web-explain-nothing = Qui non c’è niente da spiegare.

# Tasti
web-help = Tasti
web-key-arrows = scorre la mano e la mappa; governa la nave scelta: avanti, babordo, tribordo, alt
web-key-enter = sceglie; ancora una volta, o sul tavolo: gioca
web-key-escape = lascia la selezione; chiude ciò che è aperto
web-key-take-back = annulla la selezione, poi la mossa
web-key-ctrl = Ctrl
web-key-cap-enter = Invio
web-key-cap-escape = Esc
web-key-cap-shift = Maiusc
web-key-cap-page-up = Pag↑
web-key-cap-page-down = Pag↓
web-key-board = alla mappa
web-key-dice = ai dadi
web-key-acts = ai pulsanti di ciò che si può fare
web-key-due = alla prossima nave che deve ancora muovere
web-key-ways = ai punti che la nave scelta raggiunge; Q ed E scelgono la rotta
web-key-same = la stessa manovra per la prossima nave
web-key-fleet = tutta la flotta: ripetere l’ultima manovra, altrimenti dritto
web-key-glass = più vicino, più lontano, tutta la mappa
web-key-scroll = sposta una mappa che continua oltre il bordo
web-key-turn = ruota la tessera in mano: in senso orario, al contrario; così anche la rotellina del mouse
web-key-type = scrive una mossa; oppure cosa e un luogo o un oggetto, per esempio cosa e5
web-key-watch = rivede le ultime mosse degli altri
web-key-recap = chiude «Dalla tua mossa»
web-key-history = guarda indietro
web-key-step = una mossa indietro, una mossa avanti
web-key-rules = le regole, aperte al punto della partita
web-key-text = il tavolo a parole
web-key-log = il giornale di bordo
web-key-scores = i punteggi
web-key-what = spiega ciò che è scelto; ancora una volta: la sua regola
web-key-help = lo scopo del gioco

# Consigli
web-advice = Consiglio
web-why = Perché?
web-advice-choose = Scegli
web-advice-play = Gioca questa
web-advice-more = Di più
web-advice-less = Di meno
web-review = Analisi
web-review-whose = Mosse di chi
web-review-points = Le svolte
web-review-point = Svolta { $number } di { $all }
web-review-cancel = Interrompi
web-review-failed = L’analisi non è arrivata alla fine; puoi ricominciarla.
web-advice-wait = Un consiglio arriva quando tocca a te: ora tocca a qualcun altro.
web-advice-over = La partita è finita. Scegli una mossa nel giornale di bordo o nella cronologia, e vedrai perché è stata giocata.
web-why-first = Alla prima mossa con dei motivi
web-why-next = Alla prossima mossa con dei motivi
web-key-advice = consiglio, o perché un bot ha giocato così
web-key-review = analisi di una partita finita: svolta precedente, seguente (da 1 a 5: quella)

# Orologi
web-clocks = Orologi
web-clock = Orologio
web-clock-none = nessuno
web-clock-move-30s = 30 secondi per mossa
web-clock-move-2m = 2 minuti per mossa
web-clock-move-1d = un giorno per ogni mossa
web-clock-move-3d = tre giorni per ogni mossa
web-clock-bank-5m = 5 minuti a testa, più 5 secondi dopo ogni mossa
web-clock-bank-15m = 15 minuti a testa, più 10 secondi dopo ogni mossa
web-clock-bank-60m = un’ora a testa, più 30 secondi dopo ogni mossa
web-clock-bank-7d = una settimana a testa, più un giorno dopo ogni mossa
web-clock-flag = Quando il tempo è scaduto
web-clock-flag-nothing = non succede niente
web-clock-flag-move = un bot fa questa mossa
web-clock-flag-seat = continua un bot
web-clock-of = { $name }: { $time }
web-clock-days = { $days } g { $hours } h
web-clock-low = Il tuo tempo sta per finire.
web-clock-out = tempo scaduto
web-clock-pause = Ferma gli orologi
web-clock-paused = Gli orologi sono fermi.
web-clock-resume = Riavvia gli orologi
web-asks-pause-asked = { $name } vorrebbe fermare gli orologi. D’accordo?
web-asks-pause-waits = Hai chiesto di fermare gli orologi; manca la risposta di { $names }.
web-asks-pause-waits-for = { $name } chiede di fermare gli orologi; manca la risposta di { $names }.

# Patta
web-draw = Offri la patta
web-draw-ask = Se tutti sono d’accordo, la partita finisce qui in patta. La offri?
web-draw-yes = Offri
web-drawn = Patta: erano tutti d’accordo
web-asks-draw-asked = { $name } offre la patta: la partita finirebbe qui. D’accordo?
web-asks-draw-waits = Hai offerto la patta; manca la risposta di { $names }.
web-asks-draw-waits-for = { $name } offre la patta; manca la risposta di { $names }.

# Chiacchiere
web-talk = Chat
web-talk-nothing = Ancora nessun messaggio.
web-talk-words = Il tuo messaggio
web-talk-say = Invia
web-talk-name = Il tuo nome sul molo
web-talk-at-table = Qui parlano i capitani; chi guarda ascolta. Che cosa si dice sul molo, lo senti a partita finita.
web-talk-on-quay = Sei sul molo: chi guarda ti sente, i capitani solo a partita finita.
web-talk-quay = sul molo
web-talk-said = { $name }: { $words }
web-talk-answer = Rispondi
web-talk-heard = Nascondi
web-note = I miei appunti
    .hint = Non li legge nessuno tranne te.
web-note-kept = Salvati.
web-note-shared = Qui non ci sono appunti: a questo schermo siete in più d’uno, e ciascuno leggerebbe quelli degli altri.

# Tocca a te
web-your-turn = Tocca a te ({ $table }).
web-setting-sounds = Suoni
    .hint = Legno, carta, dadi, vento e acqua, la campana di bordo quando tocca a te e un colpetto a ogni secondo quando il tempo stringe.
web-setting-volume = Volume
web-setting-volume-value = { $volume } per cento
web-setting-try-sound = Prova un suono
web-setting-captions = Sottotitoli
    .hint = Ciò che si sente si legge anche, sotto il giornale di bordo o sulla mappa: [rumore di dadi].

# Suoni come sottotitoli
web-sound-wood = [colpo sul legno]
web-sound-paper = [fruscio di carta]
web-sound-dice = [rumore di dadi]
web-sound-cannon = [rombo di cannone]
web-sound-crack = [schianto di legno]
web-sound-splash = [spruzzo d’acqua]
web-sound-water = [sciabordio]
web-sound-wind = [soffio di vento]
web-sound-coins = [tintinnio di monete]
web-sound-bell = [campana di bordo: tocca a te]
web-sound-ending = [campane: la partita è finita]
web-sound-knock = [ticchettio]
web-setting-notes = Avvisami
    .hint = Un avviso su questo dispositivo quando tocca a te e stai guardando altrove.
    .anywhere = Un avviso su questo dispositivo quando tocca a te e stai guardando altrove, anche se nessuna pagina del porto è aperta.
    .denied = Il tuo browser non permette a questa pagina di chiamarti; puoi cambiarlo nelle sue impostazioni.

# Fortuna
web-luck = Chi ha avuto fortuna?
web-luck-hint = Per ogni lancio e ogni carta pescata: quanto valeva dopo il tavolo per ogni capitano, rispetto alla media di tutto ciò che poteva arrivare, in probabilità di vincere secondo la regola empirica dei bot. Si giudica il caso, non il gioco; la regola empirica può sbagliarsi su quanto vale la fortuna.
web-luck-working = Si sta calcolando; può volerci un po’…
web-luck-gain = in tutto { $gain }%
web-luck-error = più o meno { $error }%
web-luck-best = Che cosa ha aiutato di più
web-luck-worst = Che cosa ha nuociuto di più
web-luck-stroke = { $gain }%: { $what }
web-luck-ply = mossa { $ply }

# Momenti e giornali di bordo
web-moment = Link a questo momento
web-moment-hint = Chi apre questo link vede il tavolo dopo la mossa { $ply }, come lo vedi tu, e niente di ciò che è venuto dopo, finché non va avanti.
web-moment-hint-now = Chi apre questo link vede il tavolo dopo la mossa { $ply } come gli è permesso vederlo: un capitano dal proprio posto, gli altri ciò che possono vedere tutti.
web-play-on = Continua da qui
web-play-on-as = Tu giochi come
web-play-on-yes = Contro i bot
web-whole-voyage = Tutta la partita in un link
web-whole-voyage-hint = Questo link contiene il giornale di bordo stesso: si può aprire in qualsiasi porto, anche quando questo tavolo è stato sparecchiato da un pezzo.
web-whole-voyage-long = Questa partita è troppo lunga per un link. Salva invece il suo giornale di bordo in un file: si può aprire in qualsiasi porto.
web-move-table = Spostare questo tavolo
    .hint = Salvalo in un file e aprilo in un altro porto, con o senza server, per continuare a giocare lì. Il file contiene anche le mosse nascoste: non guardarci dentro.
web-move-save = Salva il tavolo
web-move-came = Questo file contiene un tavolo: le sue persone condividono questo schermo, i suoi bot continuano a giocare.
web-move-here = Continua qui
web-move-broken = Questo file non è completo: il tavolo che contiene non si può leggere.
web-book = Apri una partita salvata
web-book-hint = Scegli il file di una partita salvata o incollane il testo: puoi guardarla o continuare a giocare da lì.
web-book-came = Questo link ha portato una partita. Guardala, o continua a giocare dalla sua fine.
web-book-broken = Questo link non è completo: la partita che contiene non si può leggere.
web-book-file = Apri il file di una partita
web-book-text = Testo della partita
web-book-look = Guarda la partita
