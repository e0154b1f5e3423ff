# The page of the host.

status-title = State of this harbour
status-version = Version
status-process = process { $process }
status-since = Open for
status-parts = Open parts
status-languages = Languages
status-tables = Tables
status-reported = Reported messages
status-memory-tables = of these in memory
status-connections = Live connections
status-events = Moves and other events, in the last minute / since the start
status-requests = Requests
status-errors = Requests that failed (5xx)
status-bots = Jobs that wait for a bot process
status-memory = Memory
status-backup = Last backup
status-backup-off = none is made (--backup-dir)
status-backup-none = none yet; failures: { $failures }
status-backup-age = { $age } ago; failures: { $failures }
status-duration = { $hours } h { $minutes } min
status-events-hour = Moves and other events each minute
status-requests-hour = Requests each minute
status-errors-hour = Failed requests each minute
status-connections-hour = Live connections
