# La frase segreta di una persona, e tutto ciò che si conserva di lei

passphrase-unknown = Questa frase segreta qui non apre nulla. Controlla le parole; forse è stata rinnovata o cancellata.
passphrase-browsers-only = Le frasi segrete sono per i browser. Un programma conserva da sé la propria chiave.

# Le impostazioni

passphrase-title = Altri dispositivi
passphrase-about = Qui non ci sono account: solo questo browser sa che tu sei tu. Otto parole portano il tuo nome, i tuoi tavoli e tutto il resto su un altro dispositivo.
passphrase-create = Crea una frase segreta
passphrase-renew = Crea una nuova frase segreta
passphrase-erase = Cancella la frase segreta
passphrase-is = Hai una frase segreta dal { $date }. Non viene più mostrata; una nuova la annulla. I dispositivi su cui è stata inserita restano tuoi.
passphrase-created = La frase segreta è pronta.
passphrase-erased = La frase segreta è cancellata. I dispositivi su cui è stata inserita restano tuoi.
passphrase-copy = Copia le parole
passphrase-link = Link per l’altro dispositivo
passphrase-copied = Le parole sono copiate.
passphrase-marked = Le parole sono selezionate: copiale con la tastiera.
passphrase-secret = Annota le parole, o apri il link sull’altro dispositivo. Chi le conosce può giocare al posto tuo: tienile per te. Si vedono solo adesso; se le perdi, creane di nuove.
passphrase-enter-title = Usa qui una frase segreta
passphrase-enter-about = Se hai creato una frase segreta su un altro dispositivo, inseriscila qui.
passphrase-field = Le otto parole
passphrase-enter = Riprendi ciò che le appartiene
passphrase-enter-ask = Riprendere ciò che appartiene a questa frase segreta? Quello che questo browser ha finora resta indietro, a meno che non abbia una sua frase segreta.
passphrase-enter-yes = Riprendi
passphrase-enter-no = Lascia tutto com’è

own-data-title = Tutti i tuoi dati
own-data-about = Tutto ciò che questo server conserva di te, in un file: tavoli, partite finite, chat e note, punteggi, tornei, ricerca di giocatori, notizie. Oppure cancella tutto in una volta. I tavoli che stanno nelle liste di altri ci restano, con il tuo nome e le tue mosse.
own-data-ask = Cancellare per sempre tutto ciò che questo server conserva di te, per tutti i tuoi dispositivi? Spariscono anche i tuoi tavoli, o escono dalla tua lista se altri vi giocano.
own-data-erased = Tutto ciò che era conservato di te è cancellato.
