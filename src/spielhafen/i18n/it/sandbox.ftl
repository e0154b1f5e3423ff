# Tavolo di prova: qualsiasi posizione, giocata liberamente

sandbox-title = Tavolo di prova
sandbox-hint = Qui muovi per tutti, annulli ciò che vuoi e decidi tu il caso. Non conta come partita, e i dadi non provano niente.
sandbox-try = Provalo al tavolo di prova
sandbox-from-here = Da qui al tavolo di prova
sandbox-new = Tavolo di prova: prepara qualsiasi posizione
sandbox-list-mark = Tavolo di prova
sandbox-start = Dall’inizio di un gioco
sandbox-seats = Giocatori
sandbox-open = Prepara
sandbox-opening = In preparazione…
sandbox-text = Da un testo
sandbox-text-hint = Incolla un file di posizione, o delle righe come negli esempi di un regolamento (per il gioco scelto sopra). Un file di posizione lo ottieni con «Salva» a un tavolo di prova.
sandbox-file = Apri un file di posizione
sandbox-link-came = Questo link contiene una posizione di { $game }.
sandbox-link-broken = Questo link non contiene una posizione leggibile. Forse è stato troncato durante l’invio.
sandbox-take-back = Annulla
sandbox-back = Torna alla partita
sandbox-bots = Fai continuare i bot
sandbox-bots-stop = Ferma i bot
sandbox-bots-level = Livello dei bot
sandbox-chance = Dadi e carte
sandbox-chance-draw = a caso
sandbox-chance-choose = a mia scelta
sandbox-chance-due = Decidi che cosa porta il caso:
sandbox-chance-due-many = Tocca al caso.
sandbox-chance-take = Che accada questo
sandbox-outcomes = Esiti
sandbox-roll = Lascia fare al caso
sandbox-share-of = { $percent }%
sandbox-edit = Modifica
sandbox-edit-title = Modifica la posizione
sandbox-edit-hint = Cambia ciò che vuoi, poi applica. Ciò che è impossibile viene rifiutato con il suo perché; allora non cambia niente.
sandbox-edit-apply = Applica
sandbox-edit-undo = Annulla questa modifica
sandbox-edit-turn = Tocca a
sandbox-edit-none = niente
sandbox-edit-add = Aggiungi
sandbox-edit-remove = Togli { $name }
sandbox-edit-steps = Che cosa viene dopo (per esperti)
sandbox-edit-move = Sposta le pedine
sandbox-edit-move-hint = Trascina una pedina sulla sua nuova casella, o fai clic su entrambe. Esc per finire.
sandbox-edit-moved = Pedina spostata.
sandbox-edit-applied = Modifica applicata.
sandbox-edit-entry = voce { $number }
sandbox-edit-others = Promemoria delle regole
sandbox-piece-stays = Questa pedina non si può mettere lì a mano. Forse si può con un campo del modulo.
sandbox-command-chance = caso chance
sandbox-terminal-hint = Un tavolo di prova: muovi per tutti e annulli senza limiti. «caso» ti fa decidere il caso, o lo lascia di nuovo a sé stesso; «bot» fa continuare i bot.
sandbox-terminal-chance = Scrivi un numero o un esito, o premi Invio per lasciar fare al caso.
sandbox-share = Link
sandbox-share-hint = Questo link contiene tutta la posizione; funziona in ogni Spielhafen.
sandbox-save = Salva
sandbox-none = Questo non è un tavolo di prova.
sandbox-no-proof = A un tavolo di prova il caso si può decidere e annullare; perciò non c’è niente da provare.
sandbox-no-review = Un tavolo di prova non conta come partita e si può sempre annullare e continuare; perciò non ha né rapporto né analisi.
sandbox-no-chance = Adesso non tocca al caso.
sandbox-nothing = Indica una posizione, un esempio, un momento di un tavolo o un gioco.
sandbox-later = Finché la partita è in corso, contiene qualcosa di nascosto. Quando sarà finita, ogni momento si potrà aprire al tavolo di prova.
sandbox-no-example = Questo esempio non esiste, o non si può continuare a giocarlo.
sandbox-other-game = Un altro numero di giocatori o altre regole della casa richiedono un nuovo tavolo di prova.

# Enigmi

puzzles-title = Enigmi
puzzles-hint = Posizioni tratte da partite fra bot, in cui una mossa è di sicuro la migliore. Trovala!
puzzles-today = Enigma del giorno
puzzles-solved-count = risolti { $solved } di { $all }
puzzles-none = Non ci sono ancora enigmi.
puzzle-number = Enigma { $number }
puzzle-easy = facile
puzzle-medium = medio
puzzle-hard = difficile
puzzle-solve = Risolvi
puzzle-solved = risolto
puzzle-ask = Quale mossa è la migliore?
puzzle-hint = Indizio
puzzle-hint-touch = Guarda qui.
puzzle-hint-reason = Si tratta di questo: { $reason }.
puzzle-hint-none = Una di { $moves } mosse è di sicuro migliore di tutte le altre.
puzzle-show = Mostra la soluzione
puzzle-again = Riprova
puzzle-next = Prossimo enigma
puzzle-all = Tutti gli enigmi
puzzle-play-on = Continua al tavolo di prova
puzzle-right = Giusto! Questa è la mossa migliore.
puzzle-wrong-slight = Non male! Ma c’è una mossa un po’ migliore: la tua vince circa { $games ->
        [one] una partita
       *[other] { $games } partite
    } su cento in meno.
puzzle-wrong-clear = Non è la migliore. La mossa migliore vince circa { $games ->
        [one] una partita
       *[other] { $games } partite
    } su cento in più.
puzzle-wrong-great = Questa costa cara: la mossa migliore vince circa { $games ->
        [one] una partita
       *[other] { $games } partite
    } su cento in più.
puzzle-solution = La mossa migliore è: { $move }
puzzle-why = Perché: { $reasons }
puzzle-second = La seconda mossa migliore vince circa { $games ->
        [one] una partita
       *[other] { $games } partite
    } su cento in meno.
puzzle-missed = I bot dei livelli medi non la trovano in { $percent } tentativi su 100.
puzzle-unknown = Questo enigma non esiste.
puzzle-command-hint = indizio hint
puzzle-command-show = soluzione show
puzzle-terminal-keys = Scrivi una mossa, oppure «indizio», «soluzione» o «fine».
