"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the tables up to this version."""
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("challenge", sa.LargeBinary(), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=True),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("login", sa.String(length=40), nullable=True),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("is_admin", sa.Boolean(), nullable=False),
        sa.Column("is_banned", sa.Boolean(), nullable=False),
        sa.Column("is_muted", sa.Boolean(), nullable=False),
        sa.Column("webhook", sa.String(length=500), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("login"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(length=20), nullable=False),
        sa.Column("owner", sa.String(length=40), nullable=False),
        sa.Column("is_open", sa.Boolean(), nullable=False),
        sa.Column("options", sa.LargeBinary(), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("invitation", sa.String(length=40), nullable=False),
        sa.Column("takeback", sa.LargeBinary(), nullable=True),
        sa.Column("rematch", sa.String(length=40), nullable=True),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.Column("to_move", sa.Integer(), nullable=True),
        sa.Column("commits", sa.Integer(), nullable=False),
        sa.Column("heard", sa.Integer(), nullable=False),
        sa.Column("line", sa.Integer(), nullable=False),
        sa.Column("turn_began", sa.BigInteger(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("tables_due", "tables", ["due"])
    op.create_index("tables_status", "tables", ["status", "is_open", "created"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("client", sa.String(length=64), nullable=False),
        sa.Column("actions", sa.LargeBinary(), nullable=False),
        sa.Column("back_to", sa.Integer(), nullable=True),
        sa.Column("heard", sa.Integer(), nullable=False),
        sa.Column("position", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number"),
        sa.UniqueConstraint("table_id", "seat", "client", name="entries_client"),
    )
    op.create_table(
        "games",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("deal", sa.LargeBinary(), nullable=False),
        sa.Column("start", sa.LargeBinary(), nullable=False),
        sa.Column("seed", sa.String(length=200), nullable=True),
        sa.Column("file", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_table(
        "messages",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("messages_table", "messages", ["table_id", "at"])
    op.create_table(
        "mutes",
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("muted", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(["muted"], ["people.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "muted"),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(length=500), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("uses", sa.BigInteger(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("passkeys_person", "passkeys", ["person"])
    op.create_table(
        "recovery_codes",
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("code", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "code"),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=True),
        sa.Column("bot", sa.String(length=40), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("colour", sa.String(length=10), nullable=False),
        sa.Column("contribution", sa.String(length=200), nullable=False),
        sa.Column("is_resigned", sa.Boolean(), nullable=False),
        sa.Column("commits", sa.Integer(), nullable=False),
        sa.Column("bank", sa.BigInteger(), nullable=False),
        sa.Column("pledged", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("seats_person", "seats", ["person"])
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("device", sa.String(length=200), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("token"),
    )
    op.create_index("sessions_person", "sessions", ["person"])
    op.create_table(
        "reports",
        sa.Column("message", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["message"], ["messages.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("message", "person"),
    )
