# Notizie dei propri tavoli: feed e calendario

letters-feed-title = Tocca a te su Spielhafen
letters-calendar-title = Orologi su Spielhafen
letters-turn = { $game }: tocca a te al tavolo { $table }
letters-deadline = { $game }: il tuo tempo al tavolo { $table } sta per scadere
letters-opponents = Con { $names }.
letters-since = Dal { $time } (UTC).
letters-time-until = Il tuo tempo scade il { $time } (UTC).
letters-no-feed = A questo indirizzo non c’è nulla. Forse è stato rinnovato o disattivato; nelle impostazioni di Spielhafen se ne crea uno nuovo.

# Le impostazioni

letters-title = Notizie
letters-about = Un feed privato e un calendario ti dicono, anche fuori da questa pagina, a quali tavoli tocca a te e quando scadono i tuoi orologi.
letters-atom = Feed per un lettore di feed
letters-calendar = Calendario con scadenze
letters-copy = Copia: { $what }
letters-secret = Chi conosce questi indirizzi può leggere a quali tavoli giochi; tienili per te. Sono mostrati solo ora; se li perdi, creane di nuovi.
letters-feed-is = Hai un feed dal { $date }. Il suo indirizzo non viene più mostrato; se ti serve, creane uno nuovo, e il vecchio non vale più.
letters-create = Crea feed e calendario
letters-renew = Crea nuovi indirizzi
letters-feed-created = Il feed e il calendario sono pronti.
letters-erase-ask = Disattivare feed, calendario e posta e cancellare ciò che è conservato per essi?
letters-erased = Feed, calendario e posta sono disattivati, e nulla è più conservato.

# Posta

letters-bad-smtp = Questo non è un server di posta utilizzabile. Si scrive smtp://user@host:587?from=indirizzo o smtps://user@host:465?from=indirizzo; la password non ne fa parte, ma è nella variabile { $variable }.
letters-smtp-alone = --smtp richiede anche --parts letters e --address.
letters-bad-address = Questo non è un indirizzo di posta a cui si possa scrivere: lettere senza accenti, niente spazi, come ada@example.org.
letters-no-mail = Questo server non invia posta.
letters-no-token = Questo collegamento non vale più. Chiedi un nuovo messaggio nelle impostazioni.
letters-consent-subject = Conferma il tuo indirizzo di posta
letters-consent-body =
    Qualcuno, probabilmente tu, vuole ricevere a questo indirizzo notizie di partite su { $url }.

    Se sei d’accordo, apri questo collegamento entro un giorno e conferma:
    { $link }

    Se non eri tu, non fare nulla: non arriverà altra posta.
letters-stop = Per non ricevere più posta, apri questo collegamento e premi «Ferma tutta la posta»: { $link }
letters-daily =
    { $count ->
        [one] Tocca a te a un tavolo
       *[other] Tocca a te a { $count } tavoli
    }

# Le impostazioni della posta

letters-mail = Posta
letters-mail-about = Puoi anche ricevere un messaggio di posta quando tocca a te e non hai questa pagina davanti. L’indirizzo viene prima confermato e non serve ad altro.
letters-address = Indirizzo di posta
letters-when = Quando
letters-at-once = subito
letters-each-day = una volta al giorno alle { $time }
letters-games = Giochi
letters-mail-ask = Chiedi un messaggio di conferma
letters-mail-save = Salva
letters-mail-erase = Cancella l’indirizzo
letters-mail-sent = Se tutto è giusto, un messaggio è in viaggio verso { $address }. Apri entro un giorno il collegamento che contiene.
letters-mail-saved = La tua scelta è salvata.
letters-mail-erased = L’indirizzo è cancellato; non arriverà altra posta.
letters-mail-is = La posta va a { $address }.
letters-mail-waits = { $address } non è ancora confermato. Apri il collegamento nel messaggio; senza di esso non arriverà posta.
letters-confirm = Conferma l’indirizzo di posta
letters-confirmed = L’indirizzo di posta è confermato.
letters-end-mails = Ferma tutta la posta
letters-stopped = Non arriverà altra posta; l’indirizzo è cancellato.
