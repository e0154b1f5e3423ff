"""A site of static files: the web client with engine and Python, without a server.

`site_folder` writes it. Its parts that are not ours, the interpreter and some packages, are fetched by
`tools/siteparts.py` into `parts/` and pinned in `wheels.txt` and `web/package-lock.json`.
"""
