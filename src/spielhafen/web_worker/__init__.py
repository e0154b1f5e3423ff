"""The server inside a page: Python in the Web Workers of a browser, without a network.

One worker runs the application (`page_server`), another one thinks for the bots (`page_bots`). Both are
started by `web/src/local/*.worker.ts`, and nothing here knows more of JavaScript than the protocols in
these modules.
"""
