# Pulsanti e segni degli esempi della documentazione.
docs-run = Esegui
docs-stop = Ferma
docs-edit = Modifica
docs-restore = Ripristina
docs-play = Giocalo
docs-close = Chiudi
docs-example = Esempio
docs-code = Codice; si esegue con Ctrl e Invio
docs-output = Risultato dell’esempio
docs-loading = Caricamento di Python, una volta per pagina …
docs-running = In esecuzione …
docs-right = Fatto.
docs-wrong = Terminato con un errore.
docs-stopped = Fermato.
docs-failed = Non è stato possibile caricare Python. Riprova.
