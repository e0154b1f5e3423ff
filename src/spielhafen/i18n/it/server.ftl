# Che cosa dicono le partite, l’archivio e il server.

refused-not-your-turn = Non tocca a te: decide { $who }.
refused-table-cleared = Questo tavolo è stato sparecchiato.

refused-gathering = La partita comincia quando tutti i posti sono occupati: manca ancora qualcuno.

seat-taken = Questo posto è occupato.
seat-name-alike = { $name } somiglia troppo a { $other }, e qui c’è già chi si chiama così. Scegli un altro nome.
seat-name-taken = A questo tavolo c’è già chi si chiama { $name }. Scegli un altro nome.
seat-not-host = Un bot può farlo sedere qui solo chi ha iniziato la partita.
seat-lent = Per questo posto gioca un bot. Prima riprendilo.
seat-not-lent = Per questo posto non gioca nessun bot.
seat-over = La partita è finita.
seat-not-over = La partita non è ancora finita.
seat-no-same-deal = Le stesse carte e gli stessi lanci si possono rigiocare quando una persona ha giocato da sola contro i bot, e la partita è cominciata qui ed è finita.
seat-no-salt = Ai dadi di questo posto non si può aggiungere più niente.
seat-bad-ticket = Questo link è già stato usato o è troppo vecchio. Prendine uno nuovo là dove il posto si trova ora.

error-no-moves = Non è stata inviata nessuna mossa.

bad-name-empty = Un capitano deve avere un nome.
bad-name-long = Questo nome è troppo lungo: al massimo { $most } caratteri.
bad-name-sign = In questo nome ci sono caratteri che non si possono vedere o scrivere.

undo-nothing = Non c’è niente da annullare.
undo-chance = Da allora si è lanciato o pescato: non si può annullare.
undo-other-seat = Da allora ha mosso { $who }: non si può annullare.
undo-revealed = Altri l’hanno visto: non si può annullare.
undo-lent = Per { $who } ora gioca un bot, che non può acconsentire: non si può annullare.
undo-tournament = In un torneo, ciò che hanno deciso il caso o altri si annulla solo se un’altra persona è d’accordo.
pause-lent = Per { $who } ora gioca un bot, che non può acconsentire: niente pausa adesso.
undo-asked = Qualcuno ha già chiesto: rispondi prima a quello.
undo-not-asked = Nessuno ti chiede di annullare qualcosa.
undo-logged = { $plies ->
    [one] Erano tutti d’accordo: { $who } ha annullato l’ultima decisione.
   *[other] Erano tutti d’accordo: { $who } ha annullato l’ultima decisione e tutto ciò che ne è seguito.
}
undo-logged-alone = { $plies ->
    [one] { $who } ha annullato l’ultima decisione.
   *[other] { $who } ha annullato l’ultima decisione e tutto ciò che ne è seguito.
}
draw-not-now = La patta si può offrire finché la partita è in corso, e solo fra persone: i bot non possono acconsentire.
draw-by-rules = In questo gioco la patta si offre come mossa: il come lo dicono le regole.
draw-logged = Tutti hanno accettato la patta offerta da { $who }.
undo-over = La partita è finita e tutto è scoperto: non si può annullare più niente.

store-locked = Il file del porto { $file } è in uso da un altro programma. Chiudilo, o aspetta un po’ e riprova.
store-full = Non è stato possibile scrivere il file del porto { $file }: il disco è pieno o difettoso. Fai spazio e riprova; tutto fino all’ultima mossa è al sicuro.
store-damaged = Il file del porto { $file } è danneggiato. Ripristina una copia (spielhafen admin restore COPIA), oppure metti da parte questo file e quelli accanto (-wal, -shm) per cominciarne uno nuovo.
store-open-elsewhere = Il file del porto { $file } è in uso da un altro programma, che se ne occupa o ne offre i tavoli. Chiudilo, o scegli un altro file.
store-gap = In { $file } mancano delle mosse del tavolo { $table }, che perciò non si può leggere. Tutti gli altri tavoli sono com’erano.
store-chain = In { $file } delle mosse del tavolo { $table } non sono più quelle che erano state scritte, perciò non si può leggere. Tutti gli altri tavoli sono com’erano.
store-moved = Il file del porto { $file } è stato spostato, sostituito, sovrascritto o eliminato mentre era aperto; perciò non si scrive più niente. Tutto ciò che era confermato è salvato in { $saved }: chiudi questo programma e ripristina quel file (spielhafen admin restore { $saved }).
store-moved-unsaved = Il file del porto { $file } è stato spostato, sostituito, sovrascritto o eliminato mentre era aperto; perciò non si scrive più niente. Per salvare ciò che era aperto mancava lo spazio: fanne, prima di chiudere questo programma.
store-rescued = Il file del porto { $file } è stato spostato, sostituito, sovrascritto o eliminato mentre era aperto, e tutto ciò che fino ad allora era confermato sta in { $saved }. Ripristina quel file (spielhafen admin restore { $saved }), o mettilo altrove se non ti serve.
store-not-utf8 = La base di dati { $file } conserva i testi in { $encoding }, con cui non si può scrivere ogni nome. Creane una in UTF8 (createdb --encoding UTF8 --template template0).
store-not-ours = { $file } non è un file del porto. Scegline un altro.
store-newer = Il file del porto { $file } viene da uno Spielhafen più recente. Aggiorna questo, o scegli un altro file.
store-no-folder = La cartella { $folder } per il file del porto non esiste. Creala, o scegli un altro luogo.
store-no-permission = Il file del porto { $file } non si può aprire in scrittura. Controlla a chi appartiene, o scegli un altro luogo.
store-bad-address = Così la base di dati { $file } non si può raggiungere: { $what }
store-away = La base di dati { $file } non si può raggiungere: { $what }
store-not-shared = Più processi hanno bisogno di una base di dati da condividere: indica con --database l’URL di un server PostgreSQL.
store-trouble = Il file del porto { $file } non risponde come dovrebbe ({ $what }). Riprova.

server-open = Spielhafen è aperto: { $address } (Ctrl-C lo chiude). Tutto si conserva in { $file }.
server-port-used = La porta { $port } è usata da un altro programma. Chiudilo, o scegli un’altra porta.
server-port-forbidden = La porta { $port } non puoi aprirla. Scegline una sopra 1023.
server-port-trouble = La porta { $port } non si può aprire: { $what }.
server-no-such-address = Questo computer non ha un indirizzo «{ $host }».
server-no-client = La pagina web non è ancora stata costruita. Avvia Spielhafen con ./play, o costruiscila con: python3 tools/bootstrap.py client

server-store-trouble = Il porto ora non riesce a leggere o scrivere il suo libro. Ciò che era confermato è al sicuro; riprova fra un momento. Chi gestisce il porto trova il motivo nel registro.
server-store-moved = Il libro del porto non è più dov’era; perciò non si scrive più niente finché non torna al suo posto. Ciò che era confermato è al sicuro; guardare si può ancora.
server-failed = Qui qualcosa è andato storto; non è cambiato niente. Il registro del server dice di più.
server-not-json = Ci si aspettava JSON.
server-bad-request = Qui non si capisce: { $where }.
server-bad-request-plain = Non si capisce.
server-too-big = Era troppo in una volta sola.
server-too-often = Troppo in fretta. Riprova fra un momento.
server-busy = Qui ora c’è molto da fare. Riprova fra un momento.
server-too-many-lines = Hai { $most } pagine di tavoli aperte; prima chiudine qualcuna.
server-too-many-lines-here = Da dove sei tu sono già aperte { $most } pagine di tavoli; prima chiudine qualcuna.
server-foreign-host = Questo porto non è conosciuto con questo nome. Chi lo gestisce lo fa conoscere con --address.
server-foreign-origin = Lo ha chiesto un altro sito.
server-bad-token = Questo non può essere uno dei nostri gettoni.
server-two-cookies = Sono arrivati due cookie di nome «{ $name }» insieme, e uno l’ha messo un vicino di questo sito: così nessuno sa chi sei. Al tuo browser è stato chiesto di dimenticare quello del vicino; ricarica la pagina. Se poi lo leggi di nuovo, elimina i cookie di questo sito e dei suoi vicini, o apri il porto su https.
server-no-such-place = Qui non c’è niente.
server-wrong-method = Qui non si può fare.
server-no-such-language = In questa lingua non ci sono testi. Ci sono: { $known }
server-no-such-table = Un tavolo con questo nome non esiste; forse è stato sparecchiato.
server-part-closed = Questo porto non ha aperto questa parte.
server-rated-name-taken = Nella lista qualcuno si chiama già { $name }, o ci somiglia. Scegli un altro nome.
server-no-such-seat = Questo tavolo non ha un posto { $seat }.
server-no-such-ply = Questa mossa non c’è ancora: l’ultima è la numero { $last }.
server-not-asked = Non tocca a te, perciò ora non c’è nessun consiglio.
server-no-advice = Non è arrivato nessun consiglio; puoi chiedere di nuovo.
server-too-curious = In questo momento si sta pensando a troppe domande; chiedi di nuovo fra un po’.
server-not-your-seat = Questo posto è di qualcun altro.
server-not-your-table = Può sparecchiare questo tavolo solo chi ci siede o ha iniziato la partita.
server-proof-later = I dadi li puoi verificare a partita finita: prima svelerebbero ciò che è coperto e ciò che deve ancora arrivare.
server-broken-table = Ciò che è stato scritto di questo tavolo non si riesce più a leggere.
server-stale = Nel frattempo il tavolo è cambiato: guarda di nuovo.
server-key-reused = Questo comando è già arrivato con un altro contenuto.
server-unknown-level = Un bot «{ $level }» non esiste. Ci sono: { $known }
server-too-many-seats = Nessun tavolo ha più di { $most } posti.
server-too-many-moves = Al massimo { $most } mosse alla volta.
broken-whole-json = Non è JSON valido.

undo-move = la mossa { $move }

# Orologi

refused-paused = Gli orologi sono fermi: prima falli ripartire.
bad-clock = Un orologio così non esiste: si va da { $least } secondi a { $most } giorni.
bad-delay = Gli spettatori non possono attendere così a lungo: al massimo { $moves } mosse e { $hours } ore.
delay-listed = Gli spettatori lo vedono più tardi.
clock-no-pause = Non c’è nessun orologio in funzione da fermare.
clock-not-paused = Non c’è nessuna pausa.
clock-logged-move = Il tempo di { $who } è scaduto: muove un bot.
clock-logged-seat = Il tempo di { $who } è scaduto: continua un bot.
seat-no-time = Il tempo di questo posto è esaurito: continua il bot.
seat-bot-first = Il tempo di questo posto è scaduto: questa mossa la fa il bot, poi puoi giocare di nuovo.

# Chiacchiere

bad-words-long = È troppo lungo: al massimo { $most } caratteri.
bad-words-sign = Contiene caratteri che non si possono vedere o scrivere.
talk-nothing = Il messaggio è vuoto: prima scrivi qualcosa.
talk-enough = La chat di questo tavolo è piena.
talk-too-often = Non così in fretta: aspetta un momento prima del prossimo messaggio.
talk-no-move = A questo tavolo quella mossa non c’è ancora.

# Chiamate

server-your-turn = { $names }: tocca a te al tavolo { $table }. { $link }
server-bad-address = { $option }: «{ $address }» non è un indirizzo che comincia con http:// o https://.
server-bad-proxy = --proxy: «{ $given }» non è né un indirizzo come 127.0.0.1 né una rete come 10.0.0.0/8.
server-part-unknown = --parts: una parte “{ $given }” non c’è; ci sono: { $known }
server-part-missing = --parts: “{ $part }” richiede un altro pacchetto: installa Spielhafen con l’extra “{ $extra }”.
push-no-library = Per chiamare con Web Push servono altri due pacchetti: installa Spielhafen con il suo extra «push».
push-bad-contact = --push: «{ $contact }» non è né un indirizzo di posta né un indirizzo che comincia con https://.
push-service-alone = --push-service richiede anche --push.
push-off = Qui nessuno viene chiamato con Web Push.
push-bad-address = Questo browser non si può chiamare: il suo servizio push non ha un indirizzo pubblico che comincia con https://.
push-bad-key = Questo browser non si può chiamare: le sue chiavi non sono valide.

keeping-card = ciò che ne dicono gli elenchi non è ciò che è successo.
keeping-no-archive = non è un archivio di un porto.
keeping-strange = un evento così questo programma non lo scrive.
keeping-stuck = avrebbe dovuto parlare il caso, e il tavolo lo aspettava senza fine.
keeping-twice = compare due volte in questi archivi, e nessuno può dire quale si intenda.
store-no-file = { $file } non è un file che si possa copiare qui: usa gli strumenti della base di dati (pg_dump), oppure export.
store-backup-folder = Le copie della base di dati non possono essere scritte in { $file }: { $what }

server-luck-later = Chi ha avuto fortuna lo vedi a partita finita: prima svelerebbe cose nascoste.
server-review-later = Quali mosse hanno contato lo vedi a partita finita: prima svelerebbe cose nascoste.
server-report-later = Chi era in testa e quando lo vedi a partita finita: prima svelerebbe cose nascoste.
server-no-luck = Non è stato possibile capire chi ha avuto fortuna; puoi chiedere di nuovo.

server-book-too-long = Un giornale di bordo può avere al massimo { $most } mosse.

# Tornei

tournament-unknown = Un torneo così non c’è; forse è stato cancellato.
tournament-not-yours = Può farlo solo chi organizza il torneo.
tournament-no-room = Questo porto non può ospitare altri tornei.
tournament-too-many = Organizzi già { $most } tornei non conclusi: è il massimo. Un torneo abbandonato viene cancellato dopo { $entry_days } giorni se non è cominciato, e finisce dopo { $round_days } giorni senza mosse.
tournament-bad-numbers = Un torneo richiede tavoli da almeno due posti e da 1 a { $most } turni.
tournament-entry-over = Non ci si può più iscrivere a questo torneo.
tournament-full = Il torneo è al completo.
tournament-no-entrant = Questa iscrizione non c’è.
tournament-no-round = Questo turno non può iniziare adesso.
tournament-too-few = Un turno richiede almeno { $least } iscritti.
tournament-too-long = Sarebbero più di { $most } partite: scegli un’altra formula o meno iscritti.
tournament-no-game = Il turno in corso non ha una partita così.
tournament-has-result = Questa partita è finita al suo tavolo: il risultato resta.
tournament-bad-places = Ognuno deve avere un posto: il primo è 1, chi è pari lo condivide e il successivo conta tutti quelli davanti.
tournament-round-runs = Un torneo si può chiudere solo fra due turni, dopo il primo.
tournament-abandoned = Questo torneo si è concluso perché non vi accadeva più nulla.
tournament-sealed = Altri giocano ancora la stessa distribuzione: questo tavolo si aprirà alla fine dell’ultima partita.
