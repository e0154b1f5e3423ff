# The page of the host.

status-title = Zustand dieses Hafens
status-version = Version
status-process = Prozess { $process }
status-since = Offen seit
status-parts = Offene Teile
status-languages = Sprachen
status-tables = Tische
status-reported = Gemeldete Nachrichten
status-memory-tables = davon im Speicher
status-connections = Live-Verbindungen
status-events = Züge und andere Ereignisse, in der letzten Minute / seit dem Start
status-requests = Anfragen
status-errors = Gescheiterte Anfragen (5xx)
status-bots = Aufträge, die auf einen Bot-Prozess warten
status-memory = Speicher
status-backup = Letzte Sicherung
status-backup-off = es wird keine gemacht (--backup-dir)
status-backup-none = noch keine; Fehlschläge: { $failures }
status-backup-age = vor { $age }; Fehlschläge: { $failures }
status-duration = { $hours } Std. { $minutes } Min.
status-events-hour = Züge und andere Ereignisse je Minute
status-requests-hour = Anfragen je Minute
status-errors-hour = Gescheiterte Anfragen je Minute
status-connections-hour = Live-Verbindungen
