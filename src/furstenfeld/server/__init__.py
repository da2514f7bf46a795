"""The multiplayer server, in five layers, each of which uses only those below it.

- `web` speaks HTTP and WebSocket.
- `runtime` runs in every process: scheduler, bot workers, live updates.
- `services` are the actions of people, one database transaction each.
- `storage` keeps tables and people in a database.
- `core` is the logic of a table, as pure functions.
"""
