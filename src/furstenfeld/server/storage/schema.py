"""The current database schema, which the migrations lead to."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData()

people = Table(
    "people",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", String(200)),
    Column("is_admin", Boolean, nullable=False),
    Column("is_banned", Boolean, nullable=False),
    Column("is_muted", Boolean, nullable=False),
    Column("webhook", String(500)),
    Column("created", BigInteger, nullable=False),
)
"""Guests have no login; names are not unique, logins are."""

sessions = Table(
    "sessions",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("token", String(64), nullable=False, unique=True),
    Column("device", String(200), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("sessions_person", "person"),
)
"""`token` is the hash of the token in the cookie."""

recovery_codes = Table(
    "recovery_codes",
    METADATA,
    Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("code", String(64), primary_key=True),
)
"""The hashes of unused recovery codes."""

passkeys = Table(
    "passkeys",
    METADATA,
    Column("id", String(500), primary_key=True),
    Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("passkeys_person", "person"),
)

challenges = Table(
    "challenges",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("challenge", LargeBinary, nullable=False),
    Column("person", String(40)),
    Column("expires", BigInteger, nullable=False),
)
"""Passkey ceremonies under way; any process can finish them."""

mutes = Table(
    "mutes",
    METADATA,
    Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", String(40), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("status", String(20), nullable=False),
    Column("owner", String(40), nullable=False),
    Column("is_open", Boolean, nullable=False),
    Column("options", LargeBinary, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("invitation", String(40), nullable=False),
    Column("takeback", LargeBinary),
    Column("rematch", String(40)),
    Column("due", BigInteger),
    Column("asked", Integer, nullable=False),
    Column("commits", Integer, nullable=False),
    Column("heard", Integer, nullable=False),
    Column("line", Integer, nullable=False),
    Column("turn_began", BigInteger),
    Column("created", BigInteger, nullable=False),
    Index("tables_status", "status", "is_open", "created"),
    Index("tables_due", "due"),
)
"""`asked` has a bit for each seat that is asked, the lowest for seat 0."""

games = Table(
    "games",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("deal", LargeBinary, nullable=False),
    Column("start", LargeBinary, nullable=False),
    Column("seed", String(200)),
    Column("file", LargeBinary),
)
"""What is dealt once: the deal, the first position and the seed; at study tables, the game file."""

seats = Table(
    "seats",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(40)),
    Column("bot", String(40)),
    Column("name", String(40), nullable=False),
    Column("colour", String(10), nullable=False),
    Column("contribution", String(200), nullable=False),
    Column("meets_again", Boolean, nullable=False),
    Column("is_resigned", Boolean, nullable=False),
    Column("commits", Integer, nullable=False),
    Column("bank", BigInteger, nullable=False),
    Column("pledged", LargeBinary, nullable=False),
    Column("sealed", LargeBinary),
    Index("seats_person", "person"),
)

entries = Table(
    "entries",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("client", String(64), nullable=False),
    Column("actions", LargeBinary, nullable=False),
    Column("back_to", Integer),
    Column("heard", Integer, nullable=False),
    Column("position", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "seat", "client", name="entries_client"),
)
"""The append-only log; `position` is the snapshot after the entry."""

messages = Table(
    "messages",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", String(40)),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("messages_table", "table_id", "at"),
)

reports = Table(
    "reports",
    METADATA,
    Column("message", String(40), ForeignKey("messages.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
