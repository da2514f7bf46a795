"""Who meets again: a seat knows whether its player had played at another table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the tables up to this version."""
    op.add_column(
        "seats",
        sa.Column("meets_again", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.execute(
        "UPDATE seats SET meets_again = true WHERE person IS NOT NULL AND table_id IN"
        " (SELECT rematch FROM tables WHERE rematch IS NOT NULL)"
    )
