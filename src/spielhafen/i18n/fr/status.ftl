# The page of the host.

status-title = État de ce port
status-version = Version
status-process = processus { $process }
status-since = Ouvert depuis
status-parts = Parties ouvertes
status-languages = Langues
status-tables = Tables
status-reported = Messages signalés
status-memory-tables = dont en mémoire
status-connections = Connexions en direct
status-events = Coups et autres événements, dans la dernière minute / depuis le démarrage
status-requests = Requêtes
status-errors = Requêtes échouées (5xx)
status-bots = Tâches en attente d’un processus de bot
status-memory = Mémoire
status-backup = Dernière sauvegarde
status-backup-off = aucune n’est faite (--backup-dir)
status-backup-none = aucune encore ; échecs : { $failures }
status-backup-age = il y a { $age } ; échecs : { $failures }
status-duration = { $hours } h { $minutes } min
status-events-hour = Coups et autres événements par minute
status-requests-hour = Requêtes par minute
status-errors-hour = Requêtes échouées par minute
status-connections-hour = Connexions en direct
