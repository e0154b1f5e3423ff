### Gli spettatori: che cosa vedono più tardi.

spectators-title = Spettatori
delay-choice = Che cosa vedono gli spettatori
delay-none = tutto subito
delay-moves-5 = cinque mosse più tardi
delay-moves-20 = venti mosse più tardi
delay-minutes-2 = due minuti più tardi
delay-minutes-15 = un quarto d’ora più tardi
delay-end = niente prima della fine
delay-at-once = Gli spettatori vedono subito tutto ciò che è scoperto.
delay-moves = { $moves ->
    [one] Gli spettatori vedono tutto una mossa più tardi.
   *[other] Gli spettatori vedono tutto { $moves } mosse più tardi.
}
delay-minutes = { $minutes ->
    [one] Gli spettatori vedono tutto un minuto più tardi.
   *[other] Gli spettatori vedono tutto { $minutes } minuti più tardi.
}
delay-both = Gli spettatori vedono tutto { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
} e { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
} più tardi.
delay-at-end = Gli spettatori vedono la partita solo quando è finita.
delay-you = In differita

### Da sopra la spalla: altri vedono ciò che vede un posto.

shoulder-logged = { $who } lascia che altri guardino da sopra la sua spalla.
shoulder-logged-end = { $who } non lascia più guardare nessuno da sopra la sua spalla.
shoulder-tournament = In un torneo nessuno guarda da sopra la spalla di un giocatore.
shoulder-not-here = A questo tavolo nessuno guarda da sopra la spalla di un giocatore.
shoulder-early = Altri potranno guardare da sopra la tua spalla a partita cominciata.
shoulder-bad-link = Questo collegamento non mostra più nessun posto.
shoulder-player = A questo tavolo giochi anche tu, quindi non puoi guardare da sopra la spalla di un altro.
shoulder-already = Stai già guardando da sopra questa spalla.
shoulder-full = Da sopra una spalla possono guardare al massimo { $most } persone.
shoulder-none = Nessuno può guardare da sopra la tua spalla.
shoulder-silent = Finché guardi da sopra una spalla non puoi scrivere: i giocatori non devono sapere così che cosa vedi.
shoulder-open = { $people ->
    [0] { $who } lascia che altri guardino da sopra la sua spalla; ora non guarda nessuno.
    [one] { $who } lascia che altri guardino da sopra la sua spalla: una persona vede le stesse cose.
   *[other] { $who } lascia che altri guardino da sopra la sua spalla: { $people } persone vedono le stesse cose.
}
shoulder-you = guardi da sopra la sua spalla
shoulder-show = Lascia guardare da sopra la tua spalla
shoulder-show-name = Lascia guardare da sopra la spalla di { $who }
shoulder-show-hint = Chi ha questo collegamento vede ciò che vede questo posto e non può fare nulla. Tutti al tavolo lo sanno.
shoulder-link = Collegamento per guardare da sopra la spalla di { $who }
shoulder-hide = Smetti
shoulder-page = Guardare da sopra una spalla
shoulder-page-hint = Al tavolo { $id } un giocatore ti lascia vedere ciò che vede. Tutti al tavolo sanno che guardi. Lì non puoi fare altro che guardare.
shoulder-page-yes = Guarda

### Conversazione: silenzio e segnalazioni.

talk-not-host = Può farlo solo chi ha aperto questo tavolo.
talk-silent = A questo tavolo gli spettatori non possono parlare.
report-enough = Ci sono già molte segnalazioni che il gestore non ha ancora guardato.
report-no-message = Questo messaggio non si può segnalare.
talk-more = Altro su questo messaggio di { $name }
talk-mute = Non mostrarmi più { $name }
talk-unmute = Mostrami di nuovo { $name }
talk-report = Segnala al gestore
talk-reported = Il gestore di questo server vedrà questo messaggio.
talk-silence = Gli spettatori tacciono
talk-silence-hint = Allora a questo tavolo possono scrivere solo i giocatori.
