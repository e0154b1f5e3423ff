# Buttons and signs of the examples on the docs site.
docs-run = Run
docs-stop = Stop
docs-edit = Edit
docs-restore = Restore
docs-play = Play it
docs-close = Close
docs-example = Example
docs-code = Code; Ctrl and Enter run it
docs-output = Output of example
docs-loading = Python is loading, once for this page …
docs-running = Running …
docs-right = Done.
docs-wrong = Ended with an error.
docs-stopped = Stopped.
docs-failed = Python could not be loaded. Try again.
