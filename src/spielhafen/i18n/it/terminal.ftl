# Che cosa si dice nel terminale.

terminal-command-help = ? aiuto help
terminal-command-what = cosa what
terminal-command-rules = regole rules
terminal-command-advice = consiglio suggerimento advice
terminal-command-why = perché perche why
terminal-command-more = altro more
terminal-command-review = analisi review
terminal-command-undo = annulla undo
terminal-command-draw = patta pace
terminal-command-bot = bot
terminal-command-self = io self
terminal-command-guide = guida guide
terminal-command-log = giornale log
terminal-command-history = cronologia history
terminal-command-hand = mano hand
terminal-command-table = tavolo table
terminal-command-save = salva save
terminal-command-quit = fine quit exit

terminal-help =
    Scrivi il numero di una mossa, il suo testo o come comincia.
    Più mosse insieme si separano con una virgola; una nave si nomina una volta: w3 forward, port, f.
    {"  "}? N           quanto vale la mossa N e che cosa fa
    {"  "}cosa COSA     a che serve una cosa o una casella, per esempio cosa e5; ? da solo: lo scopo del gioco
    {"  "}mano          le tue carte, ciascuna con il suo calcolo
    {"  "}tavolo        tutto il tavolo: che cosa sta dove, e tutti i conteggi finora
    {"  "}regole [§]    le regole: questo paragrafo, o quello della decisione attuale
    {"  "}consiglio     che cosa farebbe un ammiraglio, e perché
    {"  "}perché [N]    perché un bot ha fatto la mossa N; senza N: l’ultima di un bot
    {"  "}altro         le cifre dietro, e altre mosse
    {"  "}analisi       dopo la fine: le mosse che hanno contato
    {"  "}annulla       annulla la tua ultima mossa
    {"  "}bot [LIVELLO] fa giocare un bot per te: Mozzo, Marinaio, Timoniere,
    {"                "}Capitano, Ammiraglio; altrimenti come il più forte che c’è
    {"  "}io            riprende il tuo posto, e continui tu
    {"  "}patta         finisce la partita in patta, se lo volete tutti
    {"  "}giornale      tutto ciò che è successo
    {"  "}cronologia N  il tavolo dopo la mossa N
    {"  "}salva FILE    scrive il giornale di bordo in un file
    {"  "}fine          smette; il giornale di bordo resta
    {"  "}guida         continua senza la guida della prima partita
    Se una mossa si chiama come un comando, metti / davanti al comando.
terminal-welcome = Ti diamo il benvenuto a bordo: { $game }.
terminal-welcome-help = Scrivi un numero o una mossa; ? mostra l’aiuto.
terminal-try-help = ? mostra l’aiuto.
terminal-no-number = Una mossa { $number } non c’è; le mosse hanno i numeri da 1 a { $most }.
terminal-curtain = { $name }, tocca a te. Non far guardare nessun altro, poi premi Invio.
terminal-undone = Annullato.
terminal-lent = { $level } gioca per { $name }.
terminal-lent-ask = Invio lo fa muovere, «io» riprende il posto.
terminal-lent-only = Per questo posto gioca un bot. Invio lo fa muovere, «io» riprende il posto, ? aiuta.
terminal-lent-key = { $level } gioca per { $name } (b riprende il posto)
terminal-back = { $name } gioca di nuovo di persona.
terminal-back-choice = { $name } gioca di nuovo di persona
terminal-bot-choice = { $name }: { $level }
terminal-bot-which = Quale bot? Scrivi bot e un livello: { $known }.
terminal-self-which = Il posto di chi? Scrivi io e uno di questi: { $names }.
terminal-aim = Scopo: { $aim }
terminal-title-what = Che cos’è?
terminal-what-which = Che cosa vuoi sapere? Scrivi cosa e un luogo o un oggetto, per esempio: { $known }.
terminal-what-unknown = Qui non c’è niente che si chiami «{ $written }». Chiedi di un luogo o di un oggetto, per esempio: { $known }.
terminal-what-move = Ora: { $move }
terminal-what-moves = Ora: puoi usarlo in { $count } modi.
terminal-past = Il tavolo dopo la mossa { $ply } di { $last }:
terminal-history = Quale mossa? Scrivi cronologia e un numero da 0 a { $last }.
terminal-no-paragraph = { $law } nel regolamento non c’è. Ci sono: { $known }.
terminal-no-rulebook = Questo gioco non ha un regolamento in questa lingua.
terminal-why-none = Da quando siete qui non ha ancora mosso nessun bot.
terminal-why-which = Quale mossa? Scrivi solo perché, oppure perché e un numero da 1 a { $last }.
terminal-more-key = (m: altro)
terminal-more-hint = «altro» mostra cifre e altre mosse.
terminal-more-none = Altro da dire non c’è: prima chiedi un consiglio.
terminal-look-back = La partita è finita. Ora si può chiedere perché i bot hanno giocato così (perché N), e «analisi» nomina le mosse che hanno contato; rispondono ancora anche giornale, cronologia N, tavolo e ?. Invio esce.
terminal-only-looking = La partita è finita; non c’è più niente da giocare. ? mostra l’aiuto, Invio esce.
terminal-save-where = Dove? Scrivi salva e il nome di un file.
terminal-saved = Il giornale di bordo è in { $file }.
terminal-not-kept = Non è stato possibile scrivere il giornale di bordo in { $file }: { $why }.
terminal-won = Vince { $names }.
terminal-won-together = Vincono insieme: { $names }.
terminal-won-nobody = La partita è finita, e non ha vinto nessuno.
terminal-unfinished = La partita è rimasta incompiuta: è durata troppo a lungo.
terminal-drawn = Patta: erano tutti d’accordo.
terminal-place = { $place }. { $name }: { $result }
terminal-no-place = { $name }: { $result }
terminal-lead = { $changes ->
    [0] { $name } in testa dall’inizio alla fine.
    [one] La testa è passata di mano una volta; più a lungo l’ha tenuta { $name }.
   *[other] La testa è passata di mano { $changes } volte; più a lungo l’ha tenuta { $name }.
}
terminal-lead-hint = Le probabilità di vincere dopo ogni turno, secondo la regola empirica dei bot, che vede tutto
terminal-draw-ask = Siete tutti d’accordo sulla patta? La partita finirebbe qui. Scrivete sì:
terminal-draw-yes = sì si s
terminal-certain = Davvero? Allora scrivi sì:
terminal-certain-key = Davvero? Allora giocala di nuovo.
terminal-draw-key = Siete tutti d’accordo sulla patta? Allora premi ancora d.
terminal-kept = Il giornale di bordo è in { $file }.
terminal-go-on = Si continua con: spielhafen { $games }play --resume { $file }

terminal-keys = frecce/Invio  u annulla  , . prima  l log  r regole  s conti  i cons.  h aiuto
terminal-keys-past = , . indietro, avanti  < inizio  w perché  l log  r regole  Esc ora  h aiuto
terminal-foot = Esc: torna al tavolo
terminal-foot-rules = frecce: altro paragrafo · Esc: torna al tavolo
terminal-foot-end = Esc: guarda il tavolo · poi q: esci
terminal-title-log = Giornale di bordo
terminal-title-sheets = Conteggi
terminal-title-advice = Consiglio
terminal-title-why = Perché?
terminal-title-bot = Chi gioca per questo posto?
terminal-foot-bot = Invio: scegli · Esc: torna al tavolo
terminal-title-help = Tasti
terminal-no-sheets = Non c’è ancora nessun conteggio.
terminal-not-this = Adesso non puoi sceglierlo.
terminal-not-your-turn = Non tocca a te.
terminal-command-line = Una mossa o il suo inizio; Esc lascia la riga
terminal-help-keys =
    Frecce, Tab o il numero scelgono una carta o una mossa; Invio la
    gioca. Sotto sta quanto vale e che cosa fa. Sulla mappa [ ] segna
    ciò che si può scegliere, e « » ciò che è scelto. Fra le carte + è
    la più alta, − la più bassa, × una annullata. Una nave si governa
    con le frecce: in su avanti, a sinistra e a destra vira, in giù
    alt. In una flotta ! deve ancora muovere, ■ è un danno.

    {"  "}Invio      gioca
    {"  "}u          annulla l’ultima mossa
    {"  "}, e .      una mossa indietro, una avanti; < all’inizio; Esc di nuovo ora
    {"  "}l          il giornale; ▎ sta davanti a ciò che è venuto dopo la tua mossa
    {"  "}r          le regole, al paragrafo della decisione attuale
    {"  "}s          i conteggi finora, voce per voce
    {"  "}i          consiglio: che cosa farebbe un ammiraglio, e perché
    {"  "}w          perché un bot ha mosso così, da ultimo o nella mossa mostrata
    {"  "}m          le cifre dietro un consiglio, e altre mosse
    {"  "}v          dopo la fine: le mosse che hanno contato
    {"  "}d          patta, se la volete tutti
    {"  "}b          gioca un bot per te, o di nuovo tu
    {"  "}n          continua senza la guida della prima partita
    {"  "}:          scrive una mossa come sta nel giornale
    {"  "}:cosa e5   a che serve ciò che sta lì, o un oggetto per nome
    {"  "}g          la prossima lingua
    {"  "}q          esce; il giornale resta, e la partita può continuare
terminal-flag-highest = la più alta
terminal-flag-lowest = la più bassa
terminal-flag-cancelled = annullata
terminal-foot-sheet = Invio: avanti

# Che cosa c’è sotto le pedine su una mappa
terminal-ground-land = terra
terminal-tiles = └ ─ ┼ linee tratteggiate sull’acqua; dove una casella non ne ha, ▒ terra
terminal-meter = { $what }: ancora { $left } di { $of }
terminal-not-now = Non ora: { $cards }
terminal-standing = Che cosa sta dove
terminal-no-cards = Non hai carte.
terminal-sign-due = ! deve ancora muovere
terminal-sign-hit = ■ un danno
terminal-number-field = un numero accanto a una casella: quanto costa arrivarci
terminal-number-figure = un numero accanto a una pedina: quante
terminal-about = { $what }: { $told }
terminal-torus = la mappa continua oltre il bordo: ciò che la lascia rientra dalla parte opposta
terminal-heading = { $title }:
terminal-ground-calm = bonaccia
terminal-ground-guns = sotto tiro
terminal-ground-basin = bacino
