"""`python -m furstenfeld.server.web` prints the document of the API, for what is made from it."""

import sys

import msgspec

from furstenfeld.server.runtime.context import ServerContext
from furstenfeld.server.runtime.settings import Settings, default_database
from furstenfeld.server.web.app import routes
from furstenfeld.server.web.openapi import with_live_line

if __name__ == "__main__":
    app = routes(ServerContext(Settings(database=default_database())))
    document = with_live_line(app.openapi_schema.to_schema())
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n")
