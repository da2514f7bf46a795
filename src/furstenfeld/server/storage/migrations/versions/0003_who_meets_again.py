"""Who meets again: a table knows whether it is the rematch of another."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the tables up to this version."""
    op.add_column(
        "tables",
        sa.Column("is_rematch", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.execute(
        "UPDATE tables SET is_rematch = true WHERE id IN"
        " (SELECT rematch FROM tables WHERE rematch IS NOT NULL)"
    )
