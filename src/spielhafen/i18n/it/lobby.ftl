# Trovare giocatori: tavoli aperti e voglia di giocare

lobby-title = Trovare giocatori
lobby-what = Qui incontri chi, in questo porto, ha voglia di giocare: chiedi chi ci sta, o siediti a un tavolo aperto.
lobby-name = Il tuo nome
lobby-name-missing = Prima di’ come ti chiami.
lobby-wish = Chi gioca?
lobby-wish-hint = Chi desidera lo stesso si siede con te; fino ad allora il tuo tavolo sta nell’elenco qui sotto. Si gioca con le regole stampate, senza orologi.
lobby-game = Gioco
lobby-players = Giocatori
lobby-language = Lingua
lobby-minutes = I bot prendono i posti liberi dopo
lobby-minutes-of =
    { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }
lobby-level = Bot
lobby-ask = Chiedere in giro
lobby-tables = Tavoli aperti
lobby-any-game = tutti i giochi
lobby-any-number = qualsiasi numero
lobby-any-language = tutte le lingue
lobby-none = Ora nessun tavolo è aperto.
lobby-none-such = Nessun tavolo aperto corrisponde alla tua scelta.
lobby-count =
    { $number ->
        [one] Un tavolo aperto
       *[other] { $number } tavoli aperti
    }
lobby-of = { $name } aspetta
lobby-of-someone = Un tavolo con posti liberi
lobby-taken = posti occupati: { $taken } su { $seats }
lobby-pace-none = senza orologi
lobby-pace-live = con orologi, in una seduta
lobby-pace-days =
    { $days ->
        [one] un giorno per mossa
       *[other] { $days } giorni per mossa
    }
lobby-pace-slow = con orologi, nell’arco di giorni
lobby-bots-in =
    { $minutes ->
        [one] bot fra un minuto
       *[other] bot fra { $minutes } minuti
    }
lobby-mine = il tuo
lobby-join = Sedersi
lobby-join-at = Sedersi: { $game }, { $name }
lobby-to-table = Al tavolo
lobby-unlist = Togliere dall’elenco
lobby-unlisted = Il tavolo non è più nell’elenco.
lobby-block = Bloccare { $name }
lobby-block-ask = Non incontrare mai più { $name } qui? Nessuno dei due vedrà più i tavoli dell’altro.
lobby-block-yes = Bloccare
lobby-block-no = Annullare
lobby-blocked = Hai bloccato { $name }.
lobby-blocks = Persone bloccate
lobby-someone = questa persona
lobby-lift = Sbloccare { $name }
lobby-lifted = Hai sbloccato { $name }.
lobby-erase-ask = Togliere tutti i tuoi tavoli dall’elenco e dimenticare chi hai bloccato?
lobby-erased = Tutto è cancellato.
lobby-open = Mettere nell’elenco
lobby-open-hint = Mette questo tavolo nell’elenco, così chiunque in questo porto può sedersi.
lobby-is-open = Questo tavolo è nell’elenco: chiunque può sedersi.

# Rifiuti

lobby-no-seat = Solo un tavolo con un posto libero può stare nell’elenco, prima che la partita cominci.
lobby-too-many-own =
    { $most ->
        [one] Hai già un tavolo nell’elenco. Prima toglilo.
       *[other] Hai già { $most } tavoli nell’elenco. Prima togline uno.
    }
lobby-too-many-here = Molti tavoli della tua rete sono già nell’elenco. Aspetta un po’.
lobby-full = L’elenco è pieno. Aspetta un po’.
lobby-seated = Hai già un posto a questo tavolo.
lobby-gone = Questo tavolo non è più nell’elenco.
lobby-too-many-waiting = Aspetti già a { $most } tavoli. Prima lasciane uno.
lobby-too-many-blocks = Hai già bloccato { $most } persone. Prima sbloccane una.
lobby-cannot-block = Qui non c’è nessuno da bloccare.
lobby-no-block = Questa persona è già sbloccata.
