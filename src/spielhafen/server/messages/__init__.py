"""The messages of the HTTP API and of live connections, as structs.

They are the one description of the wire format: requests are decoded and answers encoded with them, and
`tools/api.py` writes the OpenAPI document and the TypeScript types from them. Fields that are UNSET are left out.
"""
