"""Answers before their turn: several seats are asked at once, and an answer may wait."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the tables up to this version."""
    op.add_column("seats", sa.Column("sealed", sa.LargeBinary()))
    op.add_column("tables", sa.Column("asked", sa.Integer(), nullable=False, server_default="0"))
    op.execute("UPDATE tables SET asked = 1 << to_move WHERE to_move IS NOT NULL")
    op.drop_column("tables", "to_move")
