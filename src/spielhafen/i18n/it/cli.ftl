# Che cosa dice la riga di comando.

help = Un porto pieno di giochi da tavolo di vela: giocarli nel browser o nel terminale, guardarci dentro, costruirne di propri.
    .usage = Uso:
    .point = ,
    .default = Altrimenti
    .commands = Comandi:
    .arguments = Argomenti:
    .parameters = Opzioni:
    .help = Mostra questo aiuto.
    .version = Mostra la versione, e se gira interpretata o compilata.
    .interpreted = interpretata
    .compiled = compilata
    .languages = Le lingue fra cui si può scegliere, per esempio en,de; tutte quelle che ci sono, se non si dice altro. L’inglese c’è sempre.
    .common = Con ogni comando: --language SIGLA per la lingua, per esempio en o de; --games CARTELLA per trovare lì anche giochi propri, senza installarli.

help-play = Giocare un gioco nel terminale.
    .more =
        Senza --seat giochi contro i bot. Un posto è un nome per qualcuno a questa tastiera, o «bot:» con un livello (random, greedy, boy, sailor, helmsman, captain, admiral) e, se vuoi, un nome. A chi divide una tastiera si chiede di non guardare mentre qualcuno vede carte coperte.

        Il tavolo è disegnato su tutto lo schermo; con --plain, o quando l’uscita non è un terminale, viene scritto riga per riga, il che va bene anche per le pipe e i lettori di schermo. Il giornale di bordo della partita si conserva dalla prima mossa in poi; rivela tutto, anche le carte coperte.

        {"  "}spielhafen play santa_timea
        {"  "}spielhafen play santa_timea --seat Ada --seat bot:sailor --seat bot:captain:Drake
        {"  "}spielhafen play santa_timea --option professional=yes --plain
        {"  "}spielhafen play --resume serata.log
    .game = Il gioco, come lo chiama «spielhafen games». Può mancare, se ce n’è uno solo.
    .seat = Chi siede al tavolo, una volta per ogni posto: «Ada», «bot:sailor», «bot:captain:Drake», oppure «bot:run:» e un programma proprio (docs/protocol.md).
    .option = Una regola della casa come professional=yes, oppure preset=ours per tutto ciò che giochiamo diversamente da come è stampato; anche più volte.
    .seed = Un numero che fissa che cosa porta il caso e che cosa fanno i bot.
    .resume = Continua la partita di questo giornale di bordo.
    .save = Dove va il giornale di bordo; altrimenti fra quelli del tuo account utente.
    .position = Comincia dalla posizione in questo file, a un tavolo di prova: giochi tutti i posti, se --seat non dice altro, e annulli ciò che vuoi. Il file è un file di posizione, o contiene righe come negli esempi di un regolamento.
    .guide = Comincia con una prima partita guidata di circa cinque minuti, che poi continua; con un nome, se il gioco ne ha più d’una: --guide sailing.
    .plain = Scrivi righe invece di disegnare uno schermo.
    .pace = Quanto resta sullo schermo la mossa di un bot prima che arrivi la prossima: unhurried (tranquillo), brisk (svelto, se non si dice altro) o at-once (immediato).
    .programs = Con --resume: avvia i programmi nominati nel giornale di bordo.
    .seconds = Quanto può durare ogni risposta di un programma; altrimenti 5 secondi.
    .cores = Con due, due core pensano a ogni decisione di un bot.

help-serve = Aprire il porto nel browser.
    .more =
        Avvia il server su questo computer e ne dice l’indirizzo. I tavoli stanno in una base di dati; chi ferma il server non perde niente.

        {"  "}spielhafen serve --open
        {"  "}spielhafen serve --port 9000
        {"  "}spielhafen serve --address https://porto.example --proxy 127.0.0.1
    .host = L’indirizzo su cui si ascolta. Solo questo computer raggiunge il server, se non si dice altro.
    .port = La porta; la prossima libera, se è occupata e non se n’è chiesta una.
    .database = Il file o l’URL della base di dati; altrimenti un file del tuo account utente.
    .open = Apri anche il browser.
    .address = Dove si trova il porto da fuori, per esempio https://porto.example; per i link, e quando davanti c’è un proxy. Se comincia con https://, il porto riconosce i browser solo su https.
    .proxy = L’indirizzo di un proxy che sta davanti al porto, o una rete come 10.0.0.0/8; possibile più volte. Solo a loro si crede quando dicono da dove viene qualcuno (X-Forwarded-For) e se su https (X-Forwarded-Proto); altrimenti tutti quelli che passano per un proxy contano come uno.
    .webhook = Un indirizzo che riceve un messaggio (JSON, con POST) appena tocca a qualcuno che sta guardando altrove.
    .push = Chiama chi gioca anche sui suoi dispositivi, perfino se nessuna pagina è aperta (Web Push). I servizi push vogliono sapere a chi rivolgersi: un indirizzo di posta o un indirizzo che comincia con https://. Richiede l’extra «push», e https o questo computer.
    .push-service = Un proprio servizio push; gli indirizzi che cominciano così possono stare nella propria rete.
    .workers = Quanti processi si dividono il lavoro; hanno bisogno di una base di dati PostgreSQL.
    .cores = Quanti core possono pensare insieme per i bot; uno, se non se ne chiedono di più. Le pagine hanno la precedenza. Se aspetta ancora qualcun altro, un altro processo li divide fra tutti.
    .memory = Quanti megabyte per processo per i tavoli tenuti pronti; 256, se non si dice altro. Ciò che non ci sta viene letto dalla base di dati appena qualcuno lo chiede.
    .parts = Parti del server da aprire, separate da virgole: ratings (la forza dei giocatori che sono d’accordo e dei bot), tournaments (di giocatori e bot), lobby (dove trovare con chi giocare), letters (un feed e un calendario privati dei propri turni), passphrases (frasi segrete per passare da un dispositivo all’altro), metrics (cifre per Prometheus sotto /metrics e per te sotto /status). Nessuna, se non si dice altro. docs/host.md dice di più.
    .log = Come viene scritto il registro su stderr: text, oppure json, un oggetto per riga per i programmi che raccolgono i registri.
    .access-log = Registrare anche ogni richiesta: metodo, percorso, stato e durata, ma né chi chiede né per quale tavolo.
    .smtp = Il server di posta per le notizie per posta, come smtp://user@mail.example:587?from=games@example.org, o smtps://…; richiede --parts letters e --address. La password è nella variabile SPIELHAFEN_SMTP_PASSWORD.
    .backup-dir = Una cartella per copie della base di dati, fatte mentre il porto è aperto. Solo SQLite; per PostgreSQL usa pg_dump.
    .backup-every = Ogni quanto viene fatta una copia: 30m, 6h, 1d; ogni sei ore, se non si dice altro.
    .backup-keep = Quante copie restano; 14, se non si dice altro. Le più vecchie se ne vanno.

help-site = Scrivere tutti i giochi come sito di file, senza server.
    .more =
        Giochi, bot e Python stesso girano nel browser di chi visita, che conserva anche i suoi tavoli. Metti la cartella su un qualsiasi spazio web; docs/host.md dice di più.

        {"  "}spielhafen site public
        {"  "}python3 -m http.server --directory public
    .folder = La cartella; deve essere vuota, mancare o contenere un sito precedente.

help-admin = Occuparsi di un porto: check, export, import, backup, restore, anonymise, delete, reports.
    .more =
        Prima di import, restore, anonymise e delete chiudi il porto. Un archivio contiene tutti i segreti delle sue partite.

        {"  "}spielhafen admin check
        {"  "}spielhafen admin export amber-gull-7 --out gull.jsonl
        {"  "}spielhafen admin export all --out porto.jsonl
        {"  "}spielhafen admin import porto.jsonl
        {"  "}spielhafen admin backup porto-oggi.sqlite
        {"  "}spielhafen admin restore porto-oggi.sqlite
        {"  "}spielhafen admin anonymise amber-gull-7 --yes
        {"  "}spielhafen admin delete amber-gull-7 --yes
    .what = check rigioca ogni tavolo; export e import portano fuori e dentro i tavoli come testo; backup copia tutto il file, anche mentre è in uso; restore ripristina una copia così e mette da parte ciò che c’era; anonymise toglie nomi, chat e appunti da un tavolo; delete lo dimentica; reports mostra i messaggi segnalati («reports clear» dimentica le segnalazioni).
    .things = I nomi dei tavoli (export: oppure «all»); per import, backup e restore un file.
    .database = Il file o l’URL della base di dati; altrimenti quello del tuo account utente.
    .out = Il file per export; altrimenti va su stdout.
    .yes = Fai davvero ciò che non si può annullare.

help-games = Elencare i giochi, o dire di più su uno.
    .more =
        {"  "}spielhafen games
        {"  "}spielhafen games santa_timea
    .game = Parla di questo gioco: per quanti è e quali regole della casa ha.

help-examples = Giocare gli esempi di un regolamento e controllare ciò che affermano.
    .more =
        Un esempio in un regolamento è una posizione, alcune mosse, e ciò che poi deve stare sul tavolo. Senza un file si giocano gli esempi dei regolamenti del gioco.

        {"  "}spielhafen examples santa_timea
        {"  "}spielhafen examples santa_timea miei-esempi.md
    .game = Il gioco.
    .file = Un file con esempi fra righe con ```example e ```.

help-perft = Contare tutti gli svolgimenti che un gioco può prendere fino a una profondità.
    .more =
        Il numero delle foglie sotto una posizione, un’impronta delle regole: conta ogni decisione e ogni esito del caso; di mescolate e distribuzioni se ne prendono due.

        {"  "}spielhafen perft santa_timea --depth 3 --divide
        {"  "}spielhafen perft santa_timea --check
    .game = Il gioco.
    .depth = Quante mosse in profondità.
    .seats = Quanti giocano; altrimenti il numero più piccolo per cui il gioco è pensato.
    .option = Una regola della casa come professional=yes, oppure preset=ours per tutto ciò che giochiamo diversamente da come è stampato; anche più volte.
    .position = Conta dalla posizione in questo file invece che dall’inizio.
    .divide = Mostra il numero sotto ogni prima mossa.
    .check = Riconta ciò che sta nel perft.txt del gioco, e confronta.
    .write = Riscrivi perft.txt nella cartella del gioco.

help-puzzle = Risolvere un enigma: una posizione in cui una mossa è chiaramente la migliore.
    .more =
        Se non indichi niente, l’enigma del giorno. Scrivi una mossa, «indizio» o «soluzione»; una risposta sbagliata viene annullata.

        {"  "}spielhafen puzzle
        {"  "}spielhafen puzzle columbus
    .game = Il gioco; se manca, quello del giorno.
    .name = Un enigma di questo gioco, come lo chiama «spielhafen puzzles».

help-puzzles = Mostrare gli enigmi di un gioco, o cercarne di nuovi.
    .more =
        Un enigma è una posizione tratta da una partita fra bot, in cui una mossa è chiaramente la migliore. La ricerca gioca partite, confronta tutte le mosse due volte con fortuna diversa, e fa provare bot più deboli. Dopo ogni partita scrive il file puzzles/puzzles.json nella cartella del gioco, e la volta dopo riprende da lì; con un altro numero di partenza o con regole cambiate ricomincia da capo.

        {"  "}spielhafen puzzles columbus
        {"  "}spielhafen puzzles columbus --mine 15
    .game = Il gioco.
    .mine = Cerca finché ci sono tanti enigmi.
    .seed = Il numero da cui si trae tutta la fortuna della ricerca; se manca, quello del file.

help-explain = Spiegare che cosa stabilisce un gioco: i campi del suo stato.
    .more =
        Ogni campo con il suo tipo, i valori possibili, chi lo vede e che cosa significa. Tutto il resto di uno stato ne consegue: i suoi metodi, i suoi file, il loro controllo.

        {"  "}spielhafen explain santa_timea state
        {"  "}spielhafen explain treasure_map state --seats 2 --source
        {"  "}spielhafen explain columbus state --json
    .game = Il gioco.
    .topic = Che cosa spiegare: state.
    .seats = Quanti giocano; se manca, quanti più possibile.
    .option = Una regola della casa, per esempio professional=yes, oppure preset=ours per tutto ciò che giochiamo diversamente da come è stampato; possibile più volte.
    .source = Stampa il sorgente generato dei metodi dello stato.
    .json = Stampa lo schema JSON dei file di posizione.

help-check = Controllare un gioco proprio: che cosa manca, prima le cose più importanti.
    .more =
        Lo carica, gioca le partite del contratto, esegue gli esempi del regolamento, cerca testi e disegni mancanti, fa giocare i livelli dei bot l’uno contro l’altro e ripete partite registrate. Ogni risultato dice come sarebbe giusto e dove docs/game-reference.md racconta di più. ✗ è da correggere, · è un consiglio. Il codice d’uscita è 1 se c’è qualcosa da correggere.

        {"  "}spielhafen --games storm_bay check storm_bay
        {"  "}spielhafen --games storm_bay check storm_bay --quick
    .game = Il gioco.
    .quick = Gioca partite più brevi e confronta solo i due livelli più semplici.

help-record = Far giocare una partita ai bot e scriverne il giornale di bordo.
    .more =
        {"  "}spielhafen record santa_timea --seats 4 --out partita.log
        {"  "}spielhafen record santa_timea --seat greedy --seat sailor --seed 7
    .game = Il gioco.
    .seat = Il livello di un bot, una volta per ogni posto; oppure «run:» e un programma proprio (docs/protocol.md).
    .seats = Quanti bot che giocano a caso, invece di --seat.
    .option = Una regola della casa come professional=yes, oppure preset=ours per tutto ciò che giochiamo diversamente da come è stampato; anche più volte.
    .seed = Un numero che fissa il caso e i bot.
    .seconds = Quanto può durare ogni risposta di un programma; altrimenti 5 secondi.
    .out = Il file da scrivere; altrimenti il giornale di bordo va su stdout.
    .force = Sovrascrivi il file, se esiste.
    .golden = Aggiungi l’impronta della posizione finale, da cui i test la riconoscono.

help-replay = Guardare una partita nel suo giornale di bordo.
    .more =
        Ogni mossa viene controllata di nuovo. Mostra il tavolo alla fine o in ogni altro punto, come possono vederlo tutti o come lo vede un posto.

        {"  "}spielhafen replay partita.log
        {"  "}spielhafen replay partita.log --ply 40 --seat 1
        {"  "}spielhafen replay partita.log --steps
        {"  "}spielhafen replay partita.log --ply 40 --picture tavolo.svg
    .file = Il giornale di bordo; «-» lo legge da stdin.
    .ply = Mostra il tavolo dopo tante mosse.
    .seat = Mostra ciò che vede questo posto, contando da 1.
    .steps = Racconta lo svolgimento della partita, frase per frase.
    .check = Controlla solo se il giornale di bordo torna.
    .position = Scrivi tutta la posizione di quel punto come JSON, in questo file, «-» per stdout. Contiene tutti i segreti.
    .picture = Disegna il tavolo di quel punto come immagine SVG, in questo file, «-» per stdout.

help-review = Trovare le mosse che hanno contato in una partita finita.
    .more =
        Ripercorre le decisioni di un posto, con ciò che allora si poteva sapere, e ne nomina al massimo cinque in cui un’altra mossa sarebbe stata di sicuro migliore: quale, quanto più spesso vince e perché. Può volerci un minuto.

        {"  "}spielhafen review partita.log
        {"  "}spielhafen review partita.log --seat 2
    .file = Il giornale di bordo; «-» lo legge da stdin.
    .seat = Le decisioni di chi, contando da 1; altrimenti del primo posto.
    .seed = Un numero che fissa quali tavoli si provano.

help-verify = Ricalcolare tutti i dadi e le carte di una partita finita.
    .more =
        Il giornale di bordo di una partita finita contiene la chiave del suo caso e ciò che i capitani hanno aggiunto. Ogni estrazione viene ricalcolata; si nomina la prima che si discosta. La promessa con cui finisce la confronti con quella che ti è stata mostrata durante la partita.

        {"  "}spielhafen verify partita.log
    .file = Il giornale di bordo; «-» lo legge da stdin.

help-simulate = Far giocare molte partite ai bot e contare come finiscono.
    .more =
        {"  "}spielhafen simulate santa_timea --seats 4 --number 10000
        {"  "}spielhafen simulate santa_timea --seat captain --seat greedy --seat greedy --number 200
        {"  "}spielhafen simulate santa_timea --duel greedy --duel sailor --seats 3 --number 50
    .game = Il gioco.
    .seat = Il livello di un bot, una volta per ogni posto; oppure «run:» e un programma proprio (docs/protocol.md).
    .seats = Quanti bot che giocano a caso, invece di --seat.
    .duel = Invece: questo livello contro ogni altro nominato, in coppie di partite a posti scambiati.
    .option = Una regola della casa come professional=yes, oppure preset=ours per tutto ciò che giochiamo diversamente da come è stampato; anche più volte.
    .number = Quante partite, o situazioni di partenza per ogni duello.
    .seed = Un numero che fissa tutto; lo stesso numero dà lo stesso risultato su ogni computer.
    .seconds = Quanto può durare ogni risposta di un programma; altrimenti 5 secondi.
    .workers = Quanti processi; altrimenti uno per core.
    .json = Scrivi il risultato anche in questo file.

help-study = Giocare le partite di uno studio che mancano ancora.
    .more =
        Uno studio è un file TOML: quante partite e in quali condizioni; le partite con lo stesso numero hanno in tutte lo stesso
        caso. Ogni partita è conservata appena finisce. Lo stesso comando riprende da dove si è fermato, anche dopo un blackout.

        {"  "}spielhafen study plan.toml --keep run
        {"  "}spielhafen study plan.toml --keep run-3 --shard 3/16
        {"  "}spielhafen study --merge run-1 --merge run-2 --keep whole
    .plan = Il piano dello studio.
    .keep = La cartella delle sue partite.
    .shard = Gioca solo questa parte: 3/16 è la terza di sedici, per esempio su un altro computer.
    .merge = Invece: riunisci le partite di questa cartella in quella di --keep; anche più volte.
    .workers = Quanti processi; altrimenti uno per core.
    .cluster = Gioca su un cluster: «dask» o «ray» per uno su questo computer, oppure con il suo indirizzo, per esempio dask:tcp://host:8786 o ray:host:6379.

help-solve = Risolvere esattamente, due volte, una piccola posizione di un gioco e vedere che cosa vi perdono i bot.
    .more =
        La posizione è alla fine di una partita a due e ha tutte le regole. Il valore è quello del primo capitano: 1 è una vittoria,
        −1 una sconfitta. Con --level i bot la giocano contro la soluzione.

        {"  "}spielhafen solve columbus
        {"  "}spielhafen solve santa_timea --level sailor --level captain --number 100
    .game = Il gioco.
    .level = Misurare che cosa perdono i bot di questo livello; si può ripetere.
    .number = Quante partite gioca ogni livello; 40 se non indicato.
    .seed = Un numero che fissa tutto.
    .json = Mostrare il risultato in JSON.

help-dataset = Creare un insieme di dati di partite fra livelli, o verificarne uno.
    .more =
        In ogni partita un livello ha il primo posto e la regola empirica tutti gli altri, per ogni gioco e numero di giocatori. Ogni
        partita è conservata appena finisce; lo stesso comando riprende da dove è stato fermato. Completo, l’insieme ha una scheda
        che lo descrive.

        {"  "}spielhafen dataset games --number 1000
        {"  "}spielhafen dataset games-3 --number 1000 --shard 3/16
        {"  "}spielhafen dataset games --check
    .folder = La cartella dell’insieme di dati.
    .number = Quante partite per gioco, numero di giocatori e livello; 1000 se non indicato.
    .only = Solo questo gioco; si può ripetere.
    .level = Solo questo livello; si può ripetere.
    .seed = Un numero che fissa tutto.
    .shard = Giocare solo questa parte: 3/16 è la terza di sedici. «spielhafen study --merge» unisce le parti.
    .workers = Quanti processi; in mancanza uno per nucleo.
    .check = Invece: rigiocare ogni partita e confrontare la fine.

help-report = Scrivere ciò che uno studio ha trovato, come pagina con grafici.
    .more =
        {"  "}spielhafen report run --html report.html
    .folder = La cartella dello studio.
    .html = La pagina da scrivere; le cifre vanno accanto in CSV.

help-balance = Scoprire quale posto vince quante volte, quanto durano le partite e che cosa non si usa mai.
    .more =
        {"  "}spielhafen balance columbus --seats 3 --html columbus.html
    .game = Il gioco.
    .html = La pagina da scrivere; le cifre vanno accanto in CSV.
    .seats = Quanti giocano; altrimenti il minor numero possibile.
    .level = Il livello di tutti i bot; altrimenti greedy.
    .option = Una regola della casa come professional=yes; anche più volte.
    .precise = Finisci quando ogni quota di vittorie è nota con questa precisione (metà del suo intervallo al 95 %).
    .number = Quante partite al massimo.
    .seed = Un numero che fissa tutto; lo stesso numero dà lo stesso risultato su ogni computer.
    .workers = Quanti processi; altrimenti uno per core.
    .keep = Conserva le partite in questa cartella, così lo stesso comando riprende da dove si è fermato.

help-compare = Confrontare un gioco con due versioni delle regole della casa.
    .more =
        {"  "}spielhafen compare santa_timea --against professional=yes --html professional.html
        {"  "}spielhafen compare columbus --against five-dice.toml --html five-dice.html
    .game = Il gioco.
    .html = La pagina da scrivere; le cifre vanno accanto in CSV.
    .against = La regola della casa che cambia nella seconda versione; anche più volte.
    .seats = Quanti giocano; altrimenti il minor numero possibile.
    .level = Il livello di tutti i bot; altrimenti greedy.
    .option = Una regola della casa come professional=yes; anche più volte.
    .number = Quante partite.
    .seed = Un numero che fissa tutto; lo stesso numero dà lo stesso risultato su ogni computer.
    .workers = Quanti processi; altrimenti uno per core.
    .keep = Conserva le partite in questa cartella, così lo stesso comando riprende da dove si è fermato.

help-sweep = Confrontare un gioco con più valori di una regola della casa.
    .more =
        {"  "}spielhafen sweep santa_timea --vary professional=no,yes --html sweep.html
    .game = Il gioco.
    .html = La pagina da scrivere; le cifre vanno accanto in CSV.
    .vary = La regola della casa e i suoi valori, per esempio professional=no,yes.
    .seats = Quanti giocano; altrimenti il minor numero possibile.
    .level = Il livello di tutti i bot; altrimenti greedy.
    .option = Una regola della casa come professional=yes; anche più volte.
    .number = Quante partite.
    .seed = Un numero che fissa tutto; lo stesso numero dà lo stesso risultato su ogni computer.
    .workers = Quanti processi; altrimenti uno per core.
    .keep = Conserva le partite in questa cartella, così lo stesso comando riprende da dove si è fermato.

help-arena = Far giocare i livelli l’uno contro l’altro, ciascuno contro ciascuno, finché si sa quanto sono forti.
    .more =
        Ogni duello si gioca a posti scambiati e con la stessa fortuna; chi è più forte di 400 Elo vince dieci partite su undici.

        {"  "}spielhafen arena santa_timea --seats 3
        {"  "}spielhafen arena columbus --level greedy --level sailor --level "run:python mio_bot.py"

        Con --keep si misura l’intera scala dei livelli, per un gioco o per tutti e per ogni numero di giocatori. Ogni
        situazione di partenza resta nel file; lo stesso comando riprende da dove è stato fermato.

        {"  "}spielhafen arena --keep research/ladder.jsonl --page research/ladder.md --minutes 60
    .game = Il gioco; con --keep può mancare: tutti i giochi.
    .keep = Misura la scala e conserva ogni situazione di partenza in questo file.
    .page = Scrivi la scala di tutti i giochi in questa pagina, fra i suoi due segni; anche se si interrompe con Ctrl-C.
    .minutes = Dopo tanti minuti non cominciare più niente; 0 mostra solo ciò che si sa.
    .level = Un livello, anche più volte; oppure «run:» e un programma proprio (docs/protocol.md). Altrimenti i cinque che siedono al tavolo con le persone.
    .seats = Quanti giocano.
    .option = Una regola della casa come professional=yes, oppure preset=ours per tutto ciò che giochiamo diversamente da come è stampato; anche più volte.
    .precise = Un duello finisce quando la sua quota di vittorie è nota con tanta precisione (95%).
    .number = Quante situazioni di partenza al massimo per ogni duello.
    .seed = Un numero che fissa tutto; lo stesso numero dà lo stesso risultato su ogni computer.
    .seconds = Quanto può durare ogni risposta di un programma; altrimenti 5 secondi.
    .workers = Quanti processi; altrimenti uno per core.
    .json = Scrivi il risultato anche in questo file.

help-tournament = Far giocare un torneo ai bot: girone all’italiana, sistema svizzero o eliminazione diretta.
    .more =
        La classifica segue i punti: per ogni partita, la parte degli avversari battuti. I posti sono distribuiti in modo uguale. Con --duplicate tutti i tavoli di un turno hanno lo stesso caso, ciascuno lo gioca scambiando i posti, e i punti sono la parte di chi ha fatto peggio con la stessa mano allo stesso posto: così la fortuna si annulla.

        {"  "}spielhafen tournament columbus --level boy --level sailor --level helmsman --kind round-robin
        {"  "}spielhafen tournament santa_timea --level sailor --level sailor --level boy --level "run:python my_bot.py" --duplicate
    .game = Il gioco.
    .level = Un bot che partecipa, prima i più forti; possibile più volte, anche con lo stesso livello; oppure “run:” e un programma tuo (docs/protocol.md). Altrimenti tutti i livelli.
    .kind = round-robin: ogni gruppo si incontra una volta; swiss (se non si dice altro): si incontrano i pari; knock-out: chi vince un tavolo va avanti.
    .seats = Quanti siedono a un tavolo.
    .rounds = Quanti turni ha un torneo svizzero; 5 se non si dice altro.
    .duplicate = Lo stesso caso a tutti i tavoli, ogni posto per tutti.
    .option = Una regola della casa come professional=yes, oppure preset=ours per tutto ciò che giochiamo diversamente da come è stampato; anche più volte.
    .seed = Un numero che fissa tutto; lo stesso numero dà lo stesso risultato su ogni computer.
    .seconds = Quanto può durare ogni risposta di un programma; altrimenti 5 secondi.
    .workers = Quanti processi; altrimenti uno per core.
    .json = Scrivere le partite e la classifica anche in questo file.

help-tune = Apprendere da partite secondo la regola empirica quanto valgono le caratteristiche di un gioco.
    .more =
        Un fattore di 1 vuol dire: una caratteristica pesa quanto dovrebbe secondo l’esito delle partite. Che cosa ne consegua
        lo decide chi conosce il bot.py del gioco; ciò che un gioco legge da un file può scriverlo --write.

        {"  "}spielhafen tune caribbean_conquest --number 1000
    .game = Il gioco.
    .seats = Quanti giocano.
    .option = Una regola della casa come professional=yes, oppure preset=ours per tutto ciò che giochiamo diversamente da come è stampato; anche più volte.
    .number = Quante partite.
    .seed = Un numero che fissa tutto; lo stesso numero dà lo stesso risultato su ogni computer.
    .workers = Quanti processi; altrimenti uno per core.
    .write = Scrivi i fattori in questo file, con la loro provenienza.

help-bench = Misurare quanto va veloce un gioco qui.
    .more =
        {"  "}spielhafen bench santa_timea
    .game = Il gioco.
    .option = Una regola della casa come professional=yes, oppure preset=ours per tutto ciò che giochiamo diversamente da come è stampato; anche più volte.
    .seconds = Quanto tempo per ogni cifra.
    .json = Scrivi le cifre anche in questo file.

help-conformance = Scoprire se un programma rispetta il protocollo dei bot.
    .more =
        Gioca con esso e dice che cosa rispetta. In docs/protocol.md sta che cosa deve fare un programma.

        {"  "}spielhafen conformance "python examples/bots/by_lot.py"
    .command = La riga di comando che avvia il programma.
    .game = Solo questo gioco; possibile più volte. Altrimenti tutti.
    .seconds = Quanto può durare una risposta.

help-new = Creare un nuovo gioco: uno piccolo, che si può giocare subito.
    .more =
        Scrive un pacchetto con regole, regolamento, immagini, parole in tutte le lingue, un bot e test, pronto da trasformare. docs/new-game.md fa da guida.

        {"  "}spielhafen new storm_bay
        {"  "}spielhafen new night_watch --kind cards
        {"  "}spielhafen --games storm_bay play storm_bay
    .name = Il nome del gioco: lettere minuscole, cifre e _, con una lettera all’inizio.
    .kind = race: un tabellone, un dado e nessun segreto; cards: prese con carte coperte in mano; duel: due navi e due dadi, di cui si può rilanciare il più basso; tiles: tessere di costa e acqua, che si posano dove combaciano.
    .folder = Dove si crea la cartella del gioco; altrimenti qui.

cli-bug = Qualcosa è andato storto che non dovrebbe: { $what }. Segnalalo, per favore; SPIELHAFEN_DEBUG=1 mostra dove.
cli-needs-value = { $option } richiede un valore dopo di sé.
cli-unknown-language = «{ $language }» qui non lo parla nessuno. Lingue note: { $known }.
cli-unknown-command = Un comando «{ $given }» non c’è. Ci sono: { $known }. Vedi: spielhafen --help
cli-unknown-option = «{ $given }» qui non significa niente. Vedi: { $command } --help
cli-too-much = «{ $given }» è più di quanto ci si aspettava. Vedi: { $command } --help
cli-missing = { $name } manca. Vedi: { $command } --help
cli-bad-value = «{ $given }» non va bene per { $name }. Vedi: { $command } --help
cli-asked-wrongly = { $why } Vedi: { $command } --help
cli-which-game = Quale gioco? Prima il più facile:
    { $known }
cli-option-form = «{ $given }» non è una regola della casa; scrivi nome=valore.
cli-out-of-range = { $name } deve stare fra { $least } e { $most }, non { $given }.
cli-one-or-other = Indica { $one } o { $other }, non entrambi.
cli-bad-duration = { $option }: “{ $given }” non è una durata come 30m, 6h o 1d.
cli-only-with = { $one } va solo insieme a { $other }.

cli-file-missing = { $file } non esiste. Nome e cartella sono giusti?
cli-file-forbidden = { $file } non puoi leggerlo o scriverlo.
cli-file-is-folder = { $file } è una cartella; ci si aspettava un file.
cli-file-exists = { $file } esiste già; scegli un altro nome.
cli-file-no-text = { $file } non è un file di testo (UTF-8).
cli-file-too-long = { $file } è troppo lungo per un giornale di bordo o una posizione.
cli-file-trouble = { $file } non si riesce a leggerlo o scriverlo: { $why }.
cli-in-file = { $file }: { $why }

cli-unknown-level = Un bot «{ $level }» non c’è. Ci sono: { $known }.
cli-tournament-round = Turno { $round }
cli-tournament-rank = Posto
cli-tournament-bot = Bot
cli-tournament-score = Punti
cli-tournament-opponents = Avversari
cli-tournament-wins = Vittorie
cli-tournament-games = Partite
cli-tournament-cross = L’uno contro l’altro: partite davanti, su quante
cli-unknown-kind = Un tipo di torneo “{ $kind }” non c’è; ci sono: { $known }
cli-unknown-pace = Un ritmo «{ $pace }» non c’è. Ci sono: { $known }.
cli-same-name = Due si chiamano { $name }; da’ a uno dei due un altro nome.
cli-level-alone = «{ $level }» è un bot; scrivi --seat "bot:{ $level }", o un altro nome per una persona.
cli-bad-seat = «{ $given }» non può sedere lì: { $why }
cli-resume-alone = Un giornale di bordo conosce gioco, posti e regole della casa; con --resume non indicarli.
cli-programs = In { $file } gioca un programma: { $command }. Un giornale di bordo può venire da chiunque; con --programs può essere avviato.
cli-bot-names = Petrel Gannet Fulmar Skua Tern
cli-recording = Si gioca
cli-verify-right = { $draws ->
    [one] L’unica estrazione è come
   *[other] Tutte le { $draws } estrazioni sono come
} { $draws ->
    [one] la contiene
   *[other] le contiene
} la chiave; { $seats ->
    [0] nessuno ha
    [one] un capitano ha
   *[other] { $seats } capitani hanno
} aggiunto qualcosa. La promessa: { $commitment }
cli-verify-wrong = La mossa { $ply } non è ciò che contiene la chiave: sta scritto { $written }, è uscito { $held }.
cli-verify-broken-promise = La chiave in questo giornale di bordo non è quella promessa prima della prima estrazione.
cli-logbook-right = Il giornale di bordo torna: { $plies ->
    [one] una mossa
   *[other] { $plies } mosse
}, e la partita è finita.
cli-logbook-right-so-far = Il giornale di bordo torna: { $plies ->
    [one] una mossa
   *[other] { $plies } mosse
}, e la partita non è ancora finita.

cli-games-name = nome
cli-games-title = titolo
cli-games-seats = giocatori
cli-games-minutes = minuti
cli-games-complexity = difficoltà
cli-game-complexity = { $complexity ->
    [light] facile
    [deep] impegnativa
   *[medium] media
}
cli-game-first = { $complexity }, buono per iniziare
cli-game-aim = Lo scopo: { $aim }
cli-game-facts = Per { $span ->
    [0] { $least ->
        [one] un giocatore
       *[other] { $least } giocatori
    }
   *[other] { $least }–{ $most } giocatori
}, circa { $minutes } minuti; difficoltà: { $complexity ->
    [light] facile
    [deep] impegnativa
   *[medium] media
}. Versione delle regole { $version }.
cli-game-modes = Quale gioco (--option nome=valore):
cli-game-presets = Come stampato, oppure, con --option preset=ours, come giochiamo noi. Che cosa cambia allora:
cli-game-options = Regole della casa (--option nome=valore):
cli-game-others = Altre regole della casa (--option nome=valore):
cli-game-numbers = Ciò che una variante può cambiare (--option nome=valore, oppure --option file.toml con tutti):
cli-game-ours = come stampato { $printed }; come giochiamo noi { $ours }
cli-game-default = altrimenti { $value }
cli-game-printed = stampato: { $value }, in { $paragraph }

cli-examples-done = { $all ->
    [one] Un esempio, { $held ->
        [0] e non torna.
       *[other] e torna.
    }
   *[other] { $all } esempi, { $held ->
        [0] di cui non ne torna nessuno.
        [one] di cui ne torna uno.
       *[other] di cui ne tornano { $held }.
    }
}
cli-examples-apart = { $book }, { $law }: «{ $title }» non ha un corrispettivo: i titoli fra righe con ```examples e ``` stanno per gli esempi dell’altro regolamento, paragrafo per paragrafo, nello stesso ordine.
cli-examples-none = { $file } non contiene esempi: stanno fra righe con ```example e ```.

cli-site-client = Copio l’interfaccia web…
cli-site-answers = Scrivo giochi, testi e regolamenti…
cli-site-python = Impacchetto Python, giochi e bot…
cli-site-done = Il sito è in { $folder } ({ $megabytes } MB, compresso di meno). Per guardarlo: python3 -m http.server --directory { $folder }
cli-site-no-parts = Manca Python per i browser. Lo scarica ./play site CARTELLA in una copia del progetto.
cli-site-not-ours = { $folder } non è né vuota né un nostro sito precedente, e resta com’è.
cli-new-bad-name = «{ $name }» non può essere il nome di un gioco: lettere minuscole, cifre e _, con una lettera all’inizio, e nessuna parola di Python.
cli-new-kind = Il tipo «{ $given }» non c’è. Possibili: { $known }.
cli-new-taken = «{ $name }» è già preso: un gioco o un pacchetto Python si chiama così. Scegli un altro nome.
cli-new-done =
    Il gioco è in { $folder }. Per provarlo:
    {"  "}spielhafen --games { $folder } play { $name }
    {"  "}spielhafen --games { $folder } examples { $name }
    {"  "}spielhafen --games { $folder } check { $name }
    {"  "}python -m pytest { $folder }
    Che cosa sta dove lo dice { $folder }/README.md; docs/new-game.md fa da guida.
cli-perft-right = { $rows ->
    [one] L’unico conto è com’era.
   *[other] Tutti i { $rows } conti sono com’erano.
}
cli-perft-written = { $file } è scritto: { $rows ->
    [one] un conto
   *[other] { $rows } conti
}.
cli-perft-no-file = { $file } non esiste; --write lo crea.
cli-perft-wrong = I conti non coincidono: { $why }
cli-mining = Ricerca di enigmi
cli-puzzles-found = { $found ->
        [one] Un enigma
       *[other] { $found } enigmi
    } da { $games ->
        [one] una partita
       *[other] { $games } partite
    }: { $file }
cli-puzzles-few = Sono meno di { $wanted }, perché alcuni non hanno superato l’ultimo controllo. Lo stesso comando continua la ricerca.
cli-puzzles-none = Per { $game } non ci sono ancora enigmi. Cercane con: spielhafen puzzles … --mine 10
cli-puzzles-name = enigma
cli-puzzles-difficulty = difficoltà
cli-puzzles-missed = non trovato dai bot
cli-counting = Si conta
cli-perft-lines = { $lines ->
    [one] Uno svolgimento
   *[other] { $lines } svolgimenti
} di { $depth ->
    [one] una mossa
   *[other] { $depth } mosse
}
cli-check-loads = File e dichiarazioni
cli-check-rules = Regole, secondo il contratto
cli-check-examples = Esempi del regolamento
cli-check-texts = Testi in tutte le lingue
cli-check-art = Immagini e segni
cli-check-bot = Bot
cli-check-records = Partite registrate e conti
cli-check-no-file = { $file } manca; ogni gioco ha questo file.
cli-check-not-loaded = { $part } non si riesce a caricare: { $why }
cli-check-no-start = Una partita con { $seats } posti non può cominciare: { $why }. start(seats, options) deve andare per ogni numero di posti dell’intestazione del gioco.
cli-check-law = { $law }: { $why }. Dovrebbe essere così: { $right }
cli-check-never = Mai incontrato in nessuna delle partite ({ $kind }): { $names }. Togli ciò che non può succedere, o metti in tests/positions una posizione in cui può.
cli-check-no-examples = Il regolamento non ha esempi. Uno per paragrafo mostra che regole e regolamento concordano.
cli-check-one-language = { $name } manca in { $file }, l’altra lingua ce l’ha. Aggiungilo, o toglilo di lì.
cli-check-text = { $why }. Ogni testo esiste in tutte le lingue, con gli stessi argomenti.
cli-check-no-policy = bot.py non ha policy: i bot giocano alla cieca. policy(g, moves, random) dà in fretta una mossa ragionevole.
cli-check-no-worth = bot.py non ha worth: i bot che cercano devono giocare ogni partita fino alla fine. worth(g) stima ogni posto da 0 a 1.
cli-check-no-duel = I bot del livello { $level } non riescono a finire le loro partite: { $why }. policy e worth devono cavarsela con ogni stato, policy anche con ogni scelta delle sue mosse.
cli-check-unordered = I livelli non sono in ordine: { $stronger } contro { $weaker }, in { $games } partite: { $share }% delle vittorie. Dovrebbe essere molto più della metà; { $stronger ->
    [greedy] policy dovrebbe scegliere meglio del caso
   *[other] worth dovrebbe distinguere le buone posizioni dalle cattive
}.
cli-check-barely-ordered = { $stronger } contro { $weaker }, in { $games } partite: { $share }% delle vittorie; questo non mostra ancora che il livello sia più forte. Un worth migliore distinguerebbe le buone posizioni dalle cattive; spielhafen arena misura con più partite.
cli-check-golden = { $file } non si svolge più come registrato: { $why }. Se le regole sono cambiate, aumenta version nell’intestazione del gioco e registra di nuovo la partita.
cli-check-no-golden = In tests/golden non c’è nessuna partita registrata. Dovrebbe essercene una per ogni modo di finire: spielhafen record { $game } --golden
cli-check-no-perft = tests/perft.txt manca. Lo scrive: spielhafen perft { $game } --write
cli-check-perft = I conti in tests/perft.txt non coincidono: { $why }. Se le regole sono cambiate, li riscrive: spielhafen perft { $game } --write
cli-check-stopped = Il resto si controlla quando il gioco si carica.
cli-check-done = { $wrong ->
    [0] Niente da correggere.
    [one] Una cosa è da correggere.
   *[other] { $wrong } cose sono da correggere; comincia dalla prima.
}
cli-explain-topic = «{ $given }» non si può spiegare. Possibili: { $known }.
cli-explain-state = Lo stato «{ $state }» per { $seats ->
    [1] un posto
   *[other] { $seats } posti
} ha { $fields ->
    [1] un campo
   *[other] { $fields } campi
}:
cli-explain-field = campo
cli-explain-type = tipo
cli-explain-values = valori
cli-explain-secrecy = visibile a
cli-explain-comment = commento
cli-simulating = Si gioca
cli-study-plan-or-merge = Uno studio richiede un piano oppure cartelle da riunire (--merge).
cli-no-plots = Ciò che disegna i grafici non è installato; arriva con l’extra «report»: pip install "spielhafen[report]"
cli-study-empty = { $folder } non contiene ancora partite.
cli-report-done = Scritti: { $page } e { $table }.
cli-solving = Soluzione
cli-dataset-checking = Verifica
cli-dataset-checked = { $games ->
    [one] Una partita è stata rigiocata; finisce com’è scritto.
   *[other] { $games } partite sono state rigiocate; finiscono com’è scritto.
}
cli-study-kept = { $kept ->
    [one] Una partita è conservata
   *[other] { $kept } partite sono conservate
} su { $wanted }, in { $folder }.
cli-measuring = Si misura
cli-one-duellist = A un duello servono due livelli diversi: indica { $option } due volte.
cli-no-game-for = Nessun gioco qui è pensato per { $seats ->
    [1] un capitano
   *[other] { $seats } capitani
}.
cli-nothing-to-learn = Da { $game } così non c’è niente da apprendere: servono caratteristiche nel bot.py, due giocatori e alcune partite che finiscano.
cli-no-marks = In { $file } non c’è posto per la scala: metti { $marks } là dove deve stare.
cli-checking = Si giocano gli esempi

# Programmi che giocano

cli-seed = numero di partenza { $seed }
cli-conformance-game = Gioco
cli-conformance-what = Controllato
cli-conformance-verdict = Giudizio
cli-conformance-detail = In dettaglio
cli-conformance-good = bene
cli-conformance-bad = NON rispettato
cli-conformance-other = diverso (è permesso)
conformance-greets = risponde al saluto, anche a uno con campi sconosciuti
conformance-plays = gioca mosse offerte, in tempo
conformance-repeats = stessa domanda, stessa risposta
conformance-leaves = termina al congedo

# Occuparsi di un porto

cli-admin-reports = { $messages ->
    [0] Nessun messaggio è segnalato.
    [one] Un messaggio è segnalato.
   *[other] { $messages } messaggi sono segnalati.
}
cli-admin-reports-cleared = { $reports ->
    [one] Una segnalazione è dimenticata.
   *[other] { $reports } segnalazioni sono dimenticate.
}
cli-admin-checking = Si guardano i tavoli
cli-admin-checked = { $tables ->
    [one] Un tavolo è stato guardato;
   *[other] { $tables } tavoli sono stati guardati;
} { $broken ->
    [0] va tutto bene.
    [one] una cosa non è come dovrebbe.
   *[other] { $broken } cose non sono come dovrebbero.
}
cli-admin-which = Quali tavoli? Indica i loro nomi.
cli-admin-which-file = Quale file?
cli-admin-exported = { $tables ->
    [one] Un tavolo è in { $file }.
   *[other] { $tables } tavoli sono in { $file }.
}
cli-admin-imported = { $tables ->
    [0] Non è stato accolto niente.
    [one] È stato accolto un tavolo.
   *[other] Sono stati accolti { $tables } tavoli.
}
cli-admin-known = { $table } c’è già; resta com’è.
cli-admin-copied = Ora tutto è anche in { $file }.
cli-admin-restored = Il porto è com’era quando è stata fatta la copia: { $file }
cli-admin-aside = Ciò che c’era prima è in { $file }.
cli-admin-no-file = Così si può ripristinare solo un porto in un file; usa gli strumenti della base di dati.
cli-admin-sure = { $tables ->
    [one] Non si può annullare: con --yes succede a questo tavolo.
   *[other] Non si può annullare: con --yes succede a { $tables } tavoli.
}
cli-admin-deleted = { $tables ->
    [one] Un tavolo è dimenticato.
   *[other] { $tables } tavoli sono dimenticati.
}
cli-admin-anonymised = { $tables ->
    [one] Un tavolo non conosce più il nome di nessuno.
   *[other] { $tables } tavoli non conoscono più il nome di nessuno.
}
