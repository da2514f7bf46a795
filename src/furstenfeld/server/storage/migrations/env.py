"""Alembic's environment: runs the migrations on the given connection."""

from alembic import context

from furstenfeld.server.storage.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)

with context.begin_transaction():
    context.run_migrations()
