# The page of the host.

status-title = Estado de este puerto
status-version = Versión
status-process = proceso { $process }
status-since = Abierto desde hace
status-parts = Partes abiertas
status-languages = Idiomas
status-tables = Mesas
status-reported = Mensajes denunciados
status-memory-tables = de ellas en memoria
status-connections = Conexiones en vivo
status-events = Jugadas y otros sucesos, en el último minuto / desde el inicio
status-requests = Peticiones
status-errors = Peticiones fallidas (5xx)
status-bots = Tareas que esperan un proceso de bot
status-memory = Memoria
status-backup = Última copia de seguridad
status-backup-off = no se hace ninguna (--backup-dir)
status-backup-none = ninguna todavía; fallos: { $failures }
status-backup-age = hace { $age }; fallos: { $failures }
status-duration = { $hours } h { $minutes } min
status-events-hour = Jugadas y otros sucesos por minuto
status-requests-hour = Peticiones por minuto
status-errors-hour = Peticiones fallidas por minuto
status-connections-hour = Conexiones en vivo
