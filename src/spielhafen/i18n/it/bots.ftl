# Quanto giocano bene i bot.

level-random = Legno alla deriva
    .hint = Gioca mosse permesse a caso, ma non si arrende mai.
level-boy = Mozzo
    .hint = Conosce le regole empiriche, ma metà del tempo ha la testa altrove.
level-greedy = Novellino
    .hint = Segue regole empiriche e non guarda avanti.
level-sailor = Marinaio
    .hint = Guarda un po’ avanti, ma si distrae spesso.
level-helmsman = Timoniere
    .hint = Guarda avanti e pensa a che cosa possono avere gli altri; ogni tanto si distrae.
level-captain = Capitano
    .hint = Riflette a fondo e si distrae di rado.
level-admiral = Ammiraglio
    .hint = Non si distrae mai e pensa più a lungo di tutti: fino a due secondi per ogni decisione; un turno può averne molte.

error-unknown-level = Nessun bot gioca come «{ $level }». Ci sono: { $known }.
program-ended = è terminato subito (codice { $code })
program-late = nessuna risposta entro { $seconds } s
program-gone = è terminato senza rispondere (codice { $code })
program-silent = ha chiuso la sua uscita standard
program-other-greeting = «{ $line }» non è una risposta al saluto
program-other-answer = «{ $line }» non è una risposta alla domanda { $number }
program-other-move = «{ $move }» non è una mossa offerta
program-given-up = è terminato troppo presto, o si è dovuto terminarlo, { $starts } volte, e non viene più riavviato
program-stays = { $seconds } s dopo il congedo è ancora in esecuzione
error-no-program = Il programma «{ $command }» non si può avviare: { $why }.

# Perché questa mossa.

advice-thinking = Un ammiraglio ci sta pensando…
advice-plain-because = «{ $move }» anziché «{ $other }»: { $why }.
advice-plain-better = «{ $move }»: così si vince un po’ più spesso che con «{ $other }».
advice-plain-close = Le scelte migliori si equivalgono quasi; per esempio «{ $move }».
advice-plain-slip = «{ $other }» è meglio di «{ $move }».
advice-plain-only = «{ $move }»: tutto il resto porta allo stesso risultato o è nettamente peggio.
advice-plain-forced = «{ $move }»: adesso non si può fare altro.
advice-plain-finish = «{ $move }»: niente di ciò che si può ancora fare in questo turno aiuterebbe.
advice-plain-both = { $first }, e { $second }
advice-plain-next = Dopo, { $name } sceglierebbe probabilmente «{ $move }».
advice-plain-then = Poi: { $moves }.
advice-way = { $piece } fino a { $place }
advice-other-first = Prima { $piece }:
advice-to = Fino a { $place } (costo: { $cost })
why-plain-because = { $name } ha preferito «{ $move }» a «{ $other }»: { $why }.
why-plain-better = { $name } ha scelto «{ $move }»: così si vince un po’ più spesso che con «{ $other }».
why-plain-close = { $name } ha scelto «{ $move }»; «{ $other }» non avrebbe fatto quasi differenza.
why-plain-slip = { $name } aveva la testa altrove e ha scelto «{ $move }»; «{ $other }» sarebbe stato meglio.
why-plain-only = { $name } ha scelto «{ $move }»: tutto il resto portava allo stesso risultato o era nettamente peggio.
advice-sure = «{ $move }» sembra la cosa migliore.
advice-reckoned = Secondo il calcolo, la cosa migliore è «{ $move }».
advice-close = «{ $move }» o «{ $other }»: valgono all’incirca lo stesso.
advice-slip = «{ $other }» è meglio di «{ $move }».
advice-only = «{ $move }»: non c’era altro che valesse il confronto.
why-sure = { $name } riteneva che questa fosse la cosa migliore: «{ $move }».
why-reckoned = { $name } aveva calcolato che questa è la cosa migliore: «{ $move }».
why-close = { $name } ha scelto «{ $move }»; «{ $other }» valeva all’incirca lo stesso.
why-slip = { $name } aveva la testa altrove e ha scelto «{ $move }»; «{ $other }» sarebbe stato meglio.
why-only = { $name } ha scelto «{ $move }»: non c’era altro che valesse il confronto.
why-thinking = { $name } ci ripensa…
why-of = Mossa { $ply }: { $name }, { $level }
reasons-later = Perché un bot ha giocato così lo vedi alla fine: ora svelerebbe che cosa ha in mano.
reasons-lost = Perché il bot ha giocato così non si può più stabilire: ripensandoci, giocherebbe qualcos’altro.
no-reasons-chance = Questo è stato lanciato o pescato: non c’era niente da decidere.
no-reasons-brought = Questo è stato giocato prima che il giornale di bordo arrivasse qui, e non vi è scritto che cosa ne pensassero i bot.
no-reasons-person = L’ha deciso { $who }; nessun bot ci ha pensato.
no-reasons-program = L’ha scelto un programma per { $who }; il perché non lo dice.
no-reasons-random = { $who } ha giocato come il legno alla deriva: una mossa qualsiasi che non fosse la resa, senza motivo.
no-reasons-boy = { $who } ha giocato come un mozzo: secondo regole empiriche o, con la testa altrove, a casaccio. Non c’è stato nessun confronto.
no-reasons-greedy = { $who } ha giocato come un novellino: solo secondo regole empiriche. Non c’è stato nessun confronto.
advice-for = A favore, rispetto a «{ $other }»
advice-against = Contro, rispetto a «{ $other }»
advice-listed = { $what }: { $reasons }
advice-unexplained = Non dipende da una cosa sola; la differenza si vede soltanto da quante volte vinci.
advice-gain = vale quanto { $gain } { $unit }
advice-moves = Probabilità di vincere con ogni mossa
advice-moves-reckoned = Probabilità di vincere con ogni mossa – calcolata, non provata
advice-worth = { $worth }%
advice-error = ± { $error }
advice-least = meno di { $least }
advice-error-unknown = ± ?
advice-line = Probabile seguito:
advice-turn = { $name } – { $moves }
advice-note = Provato su molti tavoli possibili, solo con ciò che sa questo posto: si gioca ancora un po’, poi si giudica.
advice-note-error = ± dice di quanto può sbagliare, solo per caso, la distanza dalla prima mossa.
advice-note-once = ± ? sta dove una mossa è stata provata una volta sola.
advice-note-first = La prima mossa è quella consigliata: una mossa che sembra migliore si preferisce solo quando non può più essere un caso.
advice-note-reckoned = Calcolato senza lanciare dadi: ciò che segue conta come media e secondo regole empiriche. Quanto sia preciso non si sa; perciò qui non c’è ±.

# Che cosa ha deciso una partita.

review-title = Che cosa ha deciso
review-thinking = Un ammiraglio ripercorre la partita…
review-none = Nessuna singola mossa ha deciso la partita: a { $name } non è sfuggito niente che sarebbe stato di sicuro migliore.
review-found = { $count ->
    [one] Una mossa di { $name } ha contato: un’altra sarebbe stata di sicuro migliore.
   *[other] { $count } mosse di { $name } hanno contato: ogni volta un’altra sarebbe stata di sicuro migliore.
}
review-played = Mossa { $ply }: { $move }
review-because = «{ $move }» sarebbe stato meglio: { $why }.
review-better = «{ $move }» sarebbe stato meglio.
review-loss = Così si vincono circa { $loss } partite su 100 in più (± { $error }).
review-note = Provato su molti tavoli possibili, solo con ciò che { $name } poteva sapere allora. Le differenze più piccole, e quelle che possono essere un caso, qui mancano.
