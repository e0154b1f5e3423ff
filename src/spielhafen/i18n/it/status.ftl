# The page of the host.

status-title = Stato di questo porto
status-version = Versione
status-process = processo { $process }
status-since = Aperto da
status-parts = Parti aperte
status-languages = Lingue
status-tables = Tavoli
status-reported = Messaggi segnalati
status-memory-tables = di cui in memoria
status-connections = Connessioni dal vivo
status-events = Mosse e altri eventi, nell’ultimo minuto / dall’avvio
status-requests = Richieste
status-errors = Richieste fallite (5xx)
status-bots = Compiti in attesa di un processo per i bot
status-memory = Memoria
status-backup = Ultima copia di sicurezza
status-backup-off = non ne viene fatta nessuna (--backup-dir)
status-backup-none = ancora nessuna; errori: { $failures }
status-backup-age = { $age } fa; errori: { $failures }
status-duration = { $hours } h { $minutes } min
status-events-hour = Mosse e altri eventi al minuto
status-requests-hour = Richieste al minuto
status-errors-hour = Richieste fallite al minuto
status-connections-hour = Connessioni dal vivo
